package org.fivefold.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import org.fivefold.Act
import org.fivefold.BackButton
import org.fivefold.Screen
import org.fivefold.Touch
import org.fivefold.board.Board
import org.fivefold.board.GAP
import org.fivefold.board.MARGIN
import org.fivefold.board.Plan
import org.fivefold.board.Planned
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
    Feedback(state.moment, settings.sounds, deeds.sound)
    val touch: Touch = remember(act) { { made -> act { gesture(made) } } }
    Planned(PlanKind.MATCH, deeds.planner) { plan ->
        val parts = GameParts(state, act, touch, deeds, plan, onGo, onBack) { sheet = it }
        when (plan.shape) {
            PlanShape.WIDE -> parts.Wide()
            PlanShape.NARROW -> parts.Narrow()
            PlanShape.WIDE_SCROLLED -> parts.WideScrolled()
            PlanShape.NARROW_SCROLLED -> parts.NarrowScrolled()
        }
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
    @Composable
    fun Narrow() {
        Column(Modifier.fillMaxSize(), Arrangement.spacedBy(GAP), Alignment.CenterHorizontally) {
            Column(Modifier.fillMaxWidth()) {
                if (plan.hasTitle) Title()
                Opponent(Modifier.padding(horizontal = MARGIN))
            }
            Board(state.board, touch, Modifier.size(plan.board))
            Column(Modifier.padding(horizontal = MARGIN), Arrangement.spacedBy(GAP)) {
                You(Modifier.height(plan.head))
                if (plan.hasStrip) TurnStrip(state.chips, state.at, ::goTo)
                Words(state, act, deeds, plan.words?.let { Modifier.height(it) } ?: Modifier.weight(1f))
            }
            Actions()
        }
    }

    @Composable
    fun Wide() {
        Row(Modifier.fillMaxSize().padding(horizontal = MARGIN), Arrangement.spacedBy(MARGIN)) {
            Board(state.board, touch, Modifier.size(plan.board).align(Alignment.CenterVertically))
            Column(Modifier.width(plan.panel).fillMaxHeight(), Arrangement.spacedBy(GAP)) {
                Column {
                    if (plan.hasTitle) Title()
                    Opponent(Modifier)
                }
                if (plan.hasStrip) {
                    Words(state, act, deeds, Modifier.weight(1f))
                    TurnStrip(state.chips, state.at, ::goTo)
                } else {
                    TurnList(state.chips, state.at, Modifier.weight(1f), ::goTo)
                    Steppers(state.at, state.turns.size, Modifier.fillMaxWidth(), ::goTo)
                    Words(state, act, deeds, plan.words?.let { Modifier.height(it) } ?: Modifier.weight(1f))
                }
                You(Modifier.height(plan.head))
                Actions()
            }
        }
    }

    @Composable
    fun NarrowScrolled() {
        Column(Modifier.fillMaxSize()) {
            Title()
            Column(
                Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(horizontal = MARGIN),
                Arrangement.spacedBy(GAP),
                Alignment.CenterHorizontally,
            ) {
                Board(state.board, touch, Modifier.size(plan.board))
                Rest()
            }
        }
    }

    @Composable
    fun WideScrolled() {
        Row(Modifier.fillMaxSize().padding(horizontal = MARGIN), Arrangement.spacedBy(MARGIN)) {
            Board(state.board, touch, Modifier.size(plan.board).align(Alignment.CenterVertically))
            Column(
                Modifier.width(plan.panel).fillMaxHeight().verticalScroll(rememberScrollState()),
                Arrangement.spacedBy(GAP),
            ) {
                Title()
                Rest()
            }
        }
    }

    /** What is scrolled to, each part as high as it needs to be. */
    @Composable
    private fun Rest() {
        Words(state, act, deeds, Modifier)
        for (player in state.players) Bar(player, Modifier)
        TurnStrip(state.chips, state.at, ::goTo)
        Actions()
    }

    @Composable
    private fun Bar(player: Player, modifier: Modifier) =
        PlayerBar(player, player.isToMove || player.side == state.result?.winner, modifier)

    @Composable
    private fun Title() {
        Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
            BackButton(onBack)
            Text(
                state.name,
                Modifier.weight(1f).padding(start = GAP / 2).semantics { heading() },
                style = MaterialTheme.typography.titleLarge,
            )
        }
    }

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
    private fun You(modifier: Modifier) {
        state.players.getOrNull(1)?.let { Bar(it, modifier) }
    }

    private fun goTo(turn: UInt) {
        act { goTo(turn) }
    }

    @Composable
    private fun Actions() = GameActions(state, act, deeds, plan, onGo, onSheet)
}

private const val HALF_ROUND = 180f
