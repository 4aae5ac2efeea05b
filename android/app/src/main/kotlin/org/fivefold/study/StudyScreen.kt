package org.fivefold.study

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
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
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import org.fivefold.BackButton
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.StudyAct
import org.fivefold.TitledSheet
import org.fivefold.Touch
import org.fivefold.board.Board
import org.fivefold.board.GAP
import org.fivefold.board.MARGIN
import org.fivefold.board.Plan
import org.fivefold.board.Planned
import org.fivefold.board.Planner
import org.fivefold.board.TITLE
import org.fivefold.board.byCore
import org.fivefold.core.generated.LegalTurnRow
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.PlanShape
import org.fivefold.core.generated.Sound
import org.fivefold.core.generated.StudyDeed
import org.fivefold.core.generated.StudyKind
import org.fivefold.core.generated.StudyState
import org.fivefold.game.Announcement
import org.fivefold.game.Feedback
import org.fivefold.game.LegalTurnList
import org.fivefold.game.TurnList
import org.fivefold.game.TurnStrip

/** What can be asked of what is studied and done with it besides gestures. */
class StudyDeeds(
    val legalTurns: () -> List<LegalTurnRow> = { emptyList() },
    val playFromHere: () -> Unit = {},
    val leave: () -> Unit = {},
    val sound: (Sound) -> ByteArray? = { null },
    val planner: Planner = byCore,
)

/** A review, a puzzle or a lesson: one screen for all three. */
@Composable
fun StudyScreen(state: StudyState, hasSounds: Boolean, act: StudyAct, deeds: StudyDeeds) {
    Feedback(state.moment, hasSounds, deeds.sound)
    var isListed by rememberSaveable { mutableStateOf(false) }
    val touch: Touch = remember(act) { { made -> act { gesture(made) } } }
    val kind = if (state.kind == StudyKind.REVIEW) PlanKind.REVIEW else PlanKind.STUDY
    Planned(kind, deeds.planner) { plan ->
        val parts = StudyParts(state, act, touch, deeds, plan) { isListed = true }
        when (plan.shape) {
            PlanShape.WIDE -> parts.Wide()
            PlanShape.NARROW -> parts.Narrow()
            PlanShape.WIDE_SCROLLED -> parts.WideScrolled()
            PlanShape.NARROW_SCROLLED -> parts.NarrowScrolled()
        }
        Announcement(state.moment.announcement)
    }
    if (isListed) {
        TitledSheet(stringResource(R.string.all_turns), { isListed = false }) {
            val turns = remember(state.revision) { deeds.legalTurns() }
            val play: (String) -> Unit = { turn ->
                isListed = false
                act { play(turn) }
            }
            LegalTurnList(turns, play, Modifier.padding(horizontal = MARGIN).padding(bottom = MARGIN))
        }
    }
}

/** The parts of the screen, put together as a plan says. */
private class StudyParts(
    private val state: StudyState,
    private val act: StudyAct,
    private val touch: Touch,
    private val deeds: StudyDeeds,
    private val plan: Plan,
    private val onList: () -> Unit,
) {
    private val isReview get() = state.kind == StudyKind.REVIEW

    @Composable
    fun Narrow() {
        Column(Modifier.fillMaxSize(), Arrangement.spacedBy(GAP), Alignment.CenterHorizontally) {
            Column {
                Title()
                Headline(state, isFixed = true, Modifier.height(plan.head).padding(horizontal = SIDES))
            }
            Board(state.board, touch, Modifier.size(plan.board))
            Course(Modifier.padding(horizontal = MARGIN))
            Box(Modifier.weight(1f).fillMaxWidth().padding(horizontal = SIDES)) {
                Sentence(state, Modifier.verticalScroll(rememberScrollState()))
            }
            Actions()
        }
    }

    @Composable
    fun Wide() {
        Row(Modifier.fillMaxSize().padding(horizontal = MARGIN), Arrangement.spacedBy(MARGIN)) {
            Board(state.board, touch, Modifier.size(plan.board).align(Alignment.CenterVertically))
            Column(Modifier.width(plan.panel).fillMaxHeight(), Arrangement.spacedBy(GAP)) {
                Title()
                Headline(state, isFixed = false, Modifier.heightIn(min = plan.head))
                Course(Modifier)
                if (isReview) TurnList(state.chips, state.at, Modifier.weight(1f), ::goTo)
                Sentence(state, if (isReview) Modifier else Modifier.weight(1f))
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
                Headline(state, isFixed = false, Modifier)
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
                Headline(state, isFixed = false, Modifier)
                Rest()
            }
        }
    }

    /** What is scrolled to, each part as high as it needs to be. */
    @Composable
    private fun Rest() {
        Sentence(state, Modifier)
        Actions()
        Course(Modifier)
    }

    @Composable
    private fun Title() {
        Row(Modifier.fillMaxWidth().heightIn(min = TITLE), verticalAlignment = Alignment.CenterVertically) {
            BackButton(deeds.leave)
            Text(
                state.title,
                Modifier.weight(1f).padding(start = GAP / 2).semantics { heading() },
                style = MaterialTheme.typography.titleLarge,
            )
            when {
                state.steps.isNotEmpty() -> StepDots(state.steps, state.detail)
                state.detail.isNotEmpty() -> QuietText(state.detail, Modifier.padding(end = GAP))
            }
            IconButton(onList) { Icon(painterResource(R.drawable.ic_list), stringResource(R.string.all_turns)) }
        }
    }

    /** The course of a game that is reviewed: its graph and its turns. */
    @Composable
    private fun Course(modifier: Modifier) {
        val graph = state.graph
        Column(modifier.fillMaxWidth(), Arrangement.spacedBy(GAP)) {
            if (graph != null && plan.graph.value > 0) {
                Graph(graph, state.progress, plan.graph) { x, y -> act { touchGraph(x, y) } }
            }
            if (isReview && plan.shape != PlanShape.WIDE) TurnStrip(state.chips, state.at, ::goTo)
        }
    }

    @Composable
    private fun Actions() {
        val actions = if (isReview) state.actions.filterNot { it.isStep } else state.actions
        StudyActions(actions, plan) { deed ->
            when (deed) {
                StudyDeed.PLAY_FROM_HERE -> deeds.playFromHere()
                StudyDeed.LEAVE -> deeds.leave()
                else -> act { perform(deed) }
            }
        }
    }

    private fun goTo(turn: UInt) {
        act { goTo(turn) }
    }
}

private val SIDES = MARGIN * 1.5f
