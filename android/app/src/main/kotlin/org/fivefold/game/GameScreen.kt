package org.fivefold.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.unit.dp
import org.fivefold.BackButton
import org.fivefold.Send
import org.fivefold.Touch
import org.fivefold.board.BoardHost
import org.fivefold.board.BoardScreen
import org.fivefold.board.BoardTitle
import org.fivefold.board.GameActions
import org.fivefold.board.Planned
import org.fivefold.board.Wake
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchSheet
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.PlanShape
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.ScreenButton
import org.fivefold.core.generated.ScreenPlan
import org.fivefold.entry
import org.fivefold.share.sharePicture

/** The screen of a match: the board, both players, the texts and the actions. */
@Composable
fun GameScreen(state: MatchState, hasSounds: Boolean, send: Send, host: BoardHost) {
    var sheet by rememberSaveable { mutableStateOf<MatchSheet?>(null) }
    Wake(state.revision, state.wakeMs?.toLong()) { send(MatchEvent.TimerFired) }
    Feedback(state.moment, hasSounds, host.sound)
    val touch: Touch = remember(send) { { gesture -> send(MatchEvent.Board(gesture)) } }
    val sharePicture = sharePicture(host)
    val perform: (ButtonAction) -> Unit = { action ->
        when (action) {
            is ButtonAction.Open -> sheet = action.sheet
            is ButtonAction.SharePicture -> sharePicture()
            else -> host.perform(action)
        }
    }
    Planned(PlanKind.MATCH, host.planner) { plan ->
        GameParts(state, send, touch, host, plan, perform).Screen()
    }
    GameSheets(state, send, host, sheet) { sheet = null }
}

/** The parts of the screen, arranged by a plan. */
private class GameParts(
    private val state: MatchState,
    private val send: Send,
    private val touch: Touch,
    private val host: BoardHost,
    private val plan: ScreenPlan,
    private val perform: (ButtonAction) -> Unit,
) {
    private val steppers = state.steppers.entries()

    private val sides = Modifier.padding(horizontal = plan.margin.dp)

    @Composable
    fun Screen() = BoardScreen(plan, state.board, touch, {
        if (plan.hasTitle || plan.isScrolled) BoardTitle(state.name, plan, host.leave)
    }, {
        if (!plan.isScrolled) Opponent(if (plan.shape == PlanShape.NARROW) sides else Modifier)
    }) {
        when (plan.shape) {
            PlanShape.NARROW -> Column(sides, Arrangement.spacedBy(plan.gap.dp)) {
                You()
                if (plan.hasStrip) Strip()
                Words(if (plan.words > 0) Modifier.height(plan.words.dp) else Modifier.weight(1f))
            }
            PlanShape.WIDE -> {
                if (plan.hasList) {
                    MoveList(state.moves, state.at, Modifier.weight(1f), ::goTo)
                    Steppers(steppers, Modifier.fillMaxWidth())
                }
                Words(if (plan.words > 0) Modifier.height(plan.words.dp) else Modifier.weight(1f))
                if (plan.hasStrip) Strip()
                You()
            }
            PlanShape.NARROW_SCROLLED, PlanShape.WIDE_SCROLLED -> {
                Words(Modifier)
                for (player in state.players) PlayerBar(player, Modifier)
                Strip()
            }
        }
        GameActions(state.bar.entries(), state.menu.map { it.entries() }, plan)
    }

    @Composable
    private fun Strip() = MoveStrip(state.moves, state.at, steppers, ::goTo)

    @Composable
    private fun Words(modifier: Modifier) = Words(state, state.offers.entries(), send, modifier)

    /** The bar of the player opposite, rotated like the board. */
    @Composable
    private fun Opponent(modifier: Modifier) {
        Row(modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
            if (!plan.hasTitle) BackButton(host.leave)
            val way = if (state.isTurned) Modifier.rotate(HALF_ROUND) else Modifier
            state.players.firstOrNull()?.let { PlayerBar(it, Modifier.weight(1f).height(plan.head.dp).then(way)) }
        }
    }

    @Composable
    private fun You() {
        state.players.getOrNull(1)?.let { PlayerBar(it, Modifier.height(plan.head.dp)) }
    }

    private fun List<ScreenButton>.entries() = map { it.entry(perform) }

    private fun goTo(move: UInt) {
        send(MatchEvent.GoTo(move))
    }
}

private const val HALF_ROUND = 180f
