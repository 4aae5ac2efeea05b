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
import org.fivefold.Act
import org.fivefold.BackButton
import org.fivefold.Screen
import org.fivefold.Touch
import org.fivefold.board.BoardScreen
import org.fivefold.board.BoardTitle
import org.fivefold.board.Plan
import org.fivefold.board.Planned
import org.fivefold.board.Wake
import org.fivefold.core.generated.AppSettings
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.PlanShape
import org.fivefold.core.generated.PlayerBar as Player

/** A match: the board, both players, whose turn it is, and everything that can be done. */
@Composable
fun GameScreen(
    state: MatchState,
    settings: AppSettings,
    act: Act,
    deeds: MatchDeeds,
    onGo: (Screen) -> Unit,
    onBack: () -> Unit
) {
    var sheet by rememberSaveable { mutableStateOf<GameSheet?>(null) }
    Wake(state.revision, state.wakeMs?.toLong()) { act { tick() } }
    Feedback(state.moment, settings.sounds, deeds.sound)
    val touch: Touch = remember(act) { { made -> act { gesture(made) } } }
    Planned(PlanKind.MATCH, deeds.planner) { plan ->
        GameParts(state, act, touch, deeds, plan, onGo, onBack) { sheet = it }.Screen()
    }
    GameSheets(state, act, deeds, sheet) { sheet = null }
}

/** The parts of the screen, put together as a plan says. */
private class GameParts(
    private val state: MatchState,
    private val act: Act,
    private val touch: Touch,
    private val deeds: MatchDeeds,
    private val plan: Plan,
    private val onGo: (Screen) -> Unit,
    private val onBack: () -> Unit,
    private val onSheet: (GameSheet) -> Unit,
) {
    private val sides = Modifier.padding(horizontal = plan.margin)

    @Composable
    fun Screen() = BoardScreen(plan, state.board, touch, {
        if (plan.hasTitle || plan.isScrolled) BoardTitle(state.name, plan, onBack)
    }, {
        if (!plan.isScrolled) Opponent(if (plan.shape == PlanShape.NARROW) sides else Modifier)
    }) {
        when (plan.shape) {
            PlanShape.NARROW -> Column(sides, Arrangement.spacedBy(plan.gap)) {
                You()
                if (plan.hasStrip) Strip()
                Words(state, act, deeds, plan, plan.words?.let { Modifier.height(it) } ?: Modifier.weight(1f))
            }
            PlanShape.WIDE -> {
                if (plan.hasStrip) {
                    Words(state, act, deeds, plan, Modifier.weight(1f))
                    Strip()
                } else {
                    MoveList(state.moves, state.at, Modifier.weight(1f), ::goTo)
                    Steppers(state.at, state.moves.size, Modifier.fillMaxWidth(), ::goTo)
                    Words(state, act, deeds, plan, plan.words?.let { Modifier.height(it) } ?: Modifier.weight(1f))
                }
                You()
            }
            PlanShape.NARROW_SCROLLED, PlanShape.WIDE_SCROLLED -> {
                Words(state, act, deeds, plan, Modifier)
                for (player in state.players) Bar(player, Modifier)
                Strip()
            }
        }
        GameActions(state, act, deeds, plan, onGo, onSheet)
    }

    @Composable
    private fun Strip() = MoveStrip(state.moves, state.at, ::goTo)

    @Composable
    private fun Bar(player: Player, modifier: Modifier) =
        PlayerBar(player, player.isToMove || player.side == state.result?.winner, modifier)

    /** The player opposite reads what is meant for them the other way round, as the board is. */
    @Composable
    private fun Opponent(modifier: Modifier) {
        Row(modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
            if (!plan.hasTitle) BackButton(onBack)
            val way = if (state.isTurned) Modifier.rotate(HALF_ROUND) else Modifier
            state.players.firstOrNull()?.let { Bar(it, Modifier.weight(1f).height(plan.head).then(way)) }
        }
    }

    @Composable
    private fun You() {
        state.players.getOrNull(1)?.let { Bar(it, Modifier.height(plan.head)) }
    }

    private fun goTo(move: UInt) {
        act { goTo(move) }
    }
}

private const val HALF_ROUND = 180f
