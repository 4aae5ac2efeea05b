package org.fivefold.study

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalAccessibilityManager
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.unit.dp
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.StudySend
import org.fivefold.Touch
import org.fivefold.board.BoardHost
import org.fivefold.board.BoardScreen
import org.fivefold.board.BoardTitle
import org.fivefold.board.Planned
import org.fivefold.board.StudyActions
import org.fivefold.board.Wake
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.PlanShape
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.ScreenPlan
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.StudyKind
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.Word
import org.fivefold.entry
import org.fivefold.game.Announcement
import org.fivefold.game.Feedback
import org.fivefold.game.LegalMoveSheet
import org.fivefold.game.MoveList
import org.fivefold.game.MoveStrip
import org.fivefold.game.Steppers
import org.fivefold.text

/** The screen of a review, a puzzle or a lesson. */
@Composable
fun StudyScreen(state: StudyState, hasSounds: Boolean, send: StudySend, host: BoardHost) {
    Feedback(state.moment, hasSounds, host.sound)
    // The system knows who needs more time.
    val patience = LocalAccessibilityManager.current
    val pause = state.wakeMs?.toLong()?.let {
        patience?.calculateRecommendedTimeoutMillis(it, containsText = true, containsControls = true) ?: it
    }
    Wake(state.revision, pause) { send(StudyEvent.TimerFired) }
    var isListed by rememberSaveable { mutableStateOf(false) }
    val touch: Touch = remember(send) { { gesture -> send(StudyEvent.Board(gesture)) } }
    val kind = if (state.kind == StudyKind.REVIEW) PlanKind.REVIEW else PlanKind.STUDY
    Planned(kind, host.planner) { plan ->
        StudyParts(state, send, touch, host, plan) { isListed = true }.Screen()
        Announcement(state.moment.announcement)
    }
    if (isListed) {
        LegalMoveSheet(state.revision, host.legalMoves, { move -> send(StudyEvent.Play(move)) }) { isListed = false }
    }
}

/** The parts of the screen, arranged by a plan. */
private class StudyParts(
    private val state: StudyState,
    private val send: StudySend,
    private val touch: Touch,
    private val host: BoardHost,
    private val plan: ScreenPlan,
    private val onList: () -> Unit,
) {
    private val steppers = state.steppers.map { it.entry(host.perform) }
    private val isReview get() = state.kind == StudyKind.REVIEW

    @Composable
    fun Screen() = BoardScreen(plan, state.board, touch, { Title() }, { Headline() }) {
        when (plan.shape) {
            PlanShape.NARROW -> {
                Course(Modifier.padding(horizontal = plan.margin.dp))
                Box(Modifier.weight(1f).fillMaxWidth().padding(horizontal = plan.sides.dp)) {
                    Sentence(state, Modifier.verticalScroll(rememberScrollState()))
                }
                Actions()
            }
            PlanShape.WIDE -> {
                Course(Modifier)
                if (plan.hasList) {
                    MoveList(state.moves, state.at, Modifier.weight(1f), ::goTo)
                    Steppers(steppers, Modifier.fillMaxWidth())
                }
                Sentence(state, if (plan.hasList) Modifier else Modifier.weight(1f))
                Actions()
            }
            PlanShape.NARROW_SCROLLED, PlanShape.WIDE_SCROLLED -> {
                Sentence(state, Modifier)
                Actions()
                Course(Modifier)
            }
        }
    }

    @Composable
    private fun Headline() = when (plan.shape) {
        PlanShape.NARROW ->
            Headline(state, isFixed = true, Modifier.height(plan.head.dp).padding(horizontal = plan.sides.dp))
        PlanShape.WIDE -> Headline(state, isFixed = false, Modifier.heightIn(min = plan.head.dp))
        PlanShape.NARROW_SCROLLED, PlanShape.WIDE_SCROLLED -> Headline(state, isFixed = false, Modifier)
    }

    @Composable
    private fun Title() = BoardTitle(state.title, plan, host.leave) {
        Row(verticalAlignment = Alignment.CenterVertically) {
            when {
                state.steps.isNotEmpty() -> StepDots(state.steps, state.detail, Modifier.padding(end = plan.sides.dp))
                state.detail.isNotEmpty() -> QuietText(state.detail, Modifier.padding(end = plan.sides.dp))
            }
            // The actions of a review leave no room for another one.
            if (isReview) {
                IconButton(onList) { Icon(painterResource(R.drawable.ic_list), Word.ALL_MOVES.text) }
            }
        }
    }

    /** The graph and the moves of a reviewed game. */
    @Composable
    private fun Course(modifier: Modifier) {
        val graph = state.graph
        Column(modifier.fillMaxWidth(), Arrangement.spacedBy(plan.gap.dp)) {
            if (graph != null && plan.graph > 0) {
                Graph(graph, state.progress, plan.graph.dp) { x, y -> send(StudyEvent.TouchGraph(x, y)) }
            }
            if (plan.hasStrip) MoveStrip(state.moves, state.at, steppers, ::goTo)
        }
    }

    @Composable
    private fun Actions() =
        StudyActions(state.actions.map { it.entry(host.perform) }, plan, onList.takeUnless { isReview })

    private fun goTo(move: UInt) {
        send(StudyEvent.GoTo(move))
    }
}
