package org.fivefold.study

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Icon
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import org.fivefold.LocalPalette
import org.fivefold.QuietText
import org.fivefold.WideButton
import org.fivefold.board.BoardHost
import org.fivefold.board.BoardScreen
import org.fivefold.board.BoardTitle
import org.fivefold.board.GameActions
import org.fivefold.board.PictureView
import org.fivefold.board.Planned
import org.fivefold.board.Wake
import org.fivefold.board.onTap
import org.fivefold.board.patient
import org.fivefold.color
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.PieceButton
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.PlanShape
import org.fivefold.core.generated.ScreenButton
import org.fivefold.core.generated.ScreenPlan
import org.fivefold.core.generated.StepMark
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.StudyGraph
import org.fivefold.core.generated.StudyHint
import org.fivefold.core.generated.StudyKind
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.Tone
import org.fivefold.entry
import org.fivefold.game.Announcement
import org.fivefold.game.Coin
import org.fivefold.game.Feedback
import org.fivefold.game.LegalMoveSheet
import org.fivefold.game.MoveStrip
import org.fivefold.game.MoveTable
import org.fivefold.game.Steppers
import org.fivefold.icon
import org.fivefold.scrolled

/** The screen of a review, a puzzle, a lesson or the set-up of a position. */
@Composable
fun StudyScreen(state: StudyState, hasSounds: Boolean, send: (StudyEvent) -> Boolean, host: BoardHost) {
    Feedback(state.moment, hasSounds, host.sound)
    Wake(state.revision, patient(state.wakeMs)) { send(StudyEvent.TimerFired) }
    var isListed by rememberSaveable { mutableStateOf(false) }
    val perform: (ButtonAction) -> Unit = { action ->
        if (action is ButtonAction.Sheet) isListed = true else host.perform(action)
    }
    val kind = if (state.kind == StudyKind.REVIEW) PlanKind.REVIEW else PlanKind.STUDY
    Planned(kind, host.planner) { plan ->
        StudyParts(state, send, host, plan, perform).Screen()
        Announcement(state.moment.announcement)
        if (isListed) {
            LegalMoveSheet(state.revision, host.legalMoves, { send(StudyEvent.Play(it)) }) { isListed = false }
        }
    }
}

/** The parts of the screen, arranged by a plan. */
private class StudyParts(
    private val state: StudyState,
    private val send: (StudyEvent) -> Boolean,
    private val host: BoardHost,
    private val plan: ScreenPlan,
    private val perform: (ButtonAction) -> Unit,
) {
    private val steppers = state.steppers.entries()

    @Composable
    fun Screen() = BoardScreen(
        plan,
        state.board,
        host.touch,
        null,
        { Title() },
        { Headline() },
        { Actions() },
        isBarFixed = true,
        state.scrollKey,
    ) {
        Pieces(state.tray, Modifier.padding(horizontal = plan.beside.dp), perform)
        when (plan.shape) {
            PlanShape.NARROW -> {
                Course(Modifier.padding(horizontal = plan.margin.dp))
                Box(Modifier.weight(1f).fillMaxWidth().padding(horizontal = plan.sides.dp)) {
                    Sentence(state, Modifier.scrolled(state.scrollKey))
                }
            }
            PlanShape.WIDE -> {
                Course(Modifier)
                if (plan.hasList) {
                    MoveTable(state.moves, state.at, Modifier.weight(1f), ::goTo)
                    Steppers(steppers, Modifier.fillMaxWidth())
                }
                Sentence(state, if (plan.hasList) Modifier else Modifier.weight(1f))
            }
            PlanShape.NARROW_SCROLLED, PlanShape.WIDE_SCROLLED -> {
                Sentence(state, Modifier)
                if (plan.shape == PlanShape.NARROW_SCROLLED) Offers()
                Course(Modifier)
            }
        }
    }

    @Composable
    private fun Headline() = if (state.turns.isNotEmpty()) {
        Pieces(state.turns, Modifier.padding(horizontal = plan.beside.dp), perform)
    } else {
        Claim()
    }

    @Composable
    private fun Claim() = when (plan.shape) {
        PlanShape.NARROW ->
            Headline(state, isFixed = true, Modifier.height(plan.head.dp).padding(horizontal = plan.sides.dp))
        PlanShape.WIDE -> Headline(state, isFixed = false, Modifier.heightIn(min = plan.head.dp))
        PlanShape.NARROW_SCROLLED, PlanShape.WIDE_SCROLLED -> Headline(state, isFixed = false, Modifier)
    }

    @Composable
    private fun Title() = BoardTitle(state.title, plan, host.leave) {
        when {
            state.steps.isNotEmpty() -> StepDots(
                state.steps,
                state.detail,
                Modifier.padding(end = plan.sides.dp).padding(vertical = 6.dp)
            )
            state.detail.isNotEmpty() -> QuietText(state.detail, Modifier.padding(end = plan.sides.dp))
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

    /** The primary button and what belongs to it; at a large font scale, half a line is too narrow for one. */
    @Composable
    private fun Offers() {
        val gap = Arrangement.spacedBy(plan.gap.dp)
        when {
            state.offers.isEmpty() -> Unit
            plan.isScrolled -> Column(Modifier.fillMaxWidth(), gap) {
                for (offer in state.offers.entries()) WideButton(offer, Modifier.fillMaxWidth())
            }
            else -> Row(Modifier.fillMaxWidth().padding(horizontal = plan.beside.dp), gap) {
                for (offer in state.offers.entries()) WideButton(offer, Modifier.weight(1f))
            }
        }
    }

    /** The last part. Where it stays at the lower edge of a screen that scrolls, the wide buttons follow the text. */
    @Composable
    private fun Actions() {
        if (plan.shape != PlanShape.NARROW_SCROLLED) Offers()
        GameActions(state.bar.entries(), state.menu.map { it.entries() }, plan)
    }

    private fun List<ScreenButton>.entries() = map { it.entry(perform) }

    private fun goTo(move: UInt) {
        send(StudyEvent.GoTo(move))
    }
}

/**
 * The claim of a puzzle or the result of a review, with the coin of its side, or the subject of a lesson's step. At a
 * fixed height the font is as large as fits, below one or two small lines of the caption.
 */
@Composable
internal fun Headline(state: StudyState, isFixed: Boolean, modifier: Modifier) {
    val isLesson = state.kind == StudyKind.LESSON
    Row(modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        if (!isLesson) state.color?.let { Coin(it, 36.dp) }
        Column(Modifier.weight(1f), Arrangement.Center) {
            if (!isLesson && state.caption.isNotEmpty()) {
                if (isFixed) SmallCaption(state) else QuietText(state.caption)
            }
            val room = if (isFixed) Modifier.weight(1f, fill = false) else Modifier
            FittingText(state.headline, isLesson, room.semantics { heading() })
        }
    }
}

/** Pieces to choose from on a plate, with the chosen one framed. */
@Composable
internal fun Pieces(pieces: List<PieceButton>, modifier: Modifier, perform: (ButtonAction) -> Unit) {
    val (colors, shape) = MaterialTheme.colorScheme to MaterialTheme.shapes.medium
    Row(modifier.fillMaxWidth().background(colors.surfaceContainer, shape).selectableGroup()) {
        for ((button, picture) in pieces) {
            val isOn = button.isOn == true
            val frame = if (isOn) Modifier.border(2.dp, colors.primary, shape) else Modifier
            val onClick = button.entry(perform).onClick
            val piece = Modifier.weight(1f).clip(shape).then(frame)
                .selectable(isOn, role = Role.RadioButton, onClick = onClick)
            Column(piece.heightIn(min = 56.dp).padding(4.dp), Arrangement.Center, Alignment.CenterHorizontally) {
                PictureView(picture, Modifier.size(32.dp))
                Text(button.label, style = MaterialTheme.typography.bodySmall, textAlign = TextAlign.Center)
            }
        }
    }
}

/** The caption in a small font: in two lines where a headline of at least medium size fits below them, else in one. */
@Composable
private fun SmallCaption(state: StudyState) {
    val (type, ink) = MaterialTheme.typography to MaterialTheme.colorScheme.onSurfaceVariant
    val measurer = rememberTextMeasurer()
    BoxWithConstraints {
        fun height(text: String, style: TextStyle, lines: Int) =
            measurer.measure(text, style, maxLines = lines, constraints = Constraints(maxWidth = constraints.maxWidth))
                .size.height
        val both = height(state.caption, type.bodySmall, 2) + height(state.headline, type.titleMedium, Int.MAX_VALUE)
        val lines = if (both <= constraints.maxHeight) 2 else 1
        Text(state.caption, color = ink, maxLines = lines, overflow = TextOverflow.Ellipsis, style = type.bodySmall)
    }
}

/** A text in the largest style that fits. */
@Composable
private fun FittingText(text: String, isLesson: Boolean, modifier: Modifier) {
    val type = MaterialTheme.typography
    val claims = if (isLesson) emptyList() else listOf(type.headlineMedium)
    val styles = claims + listOf(type.titleLarge, type.titleMedium, type.titleSmall)
    val measurer = rememberTextMeasurer()
    BoxWithConstraints(modifier) {
        fun fits(style: TextStyle): Boolean {
            val needed = measurer.measure(text, style, constraints = Constraints(maxWidth = constraints.maxWidth))
            return needed.size.height <= constraints.maxHeight
        }
        val fitting = if (constraints.hasBoundedHeight) styles.firstOrNull(::fits) else type.titleLarge
        Text(text, style = fitting ?: styles.last())
    }
}

/** The steps of a lesson as dots; the current one is longer. */
@Composable
internal fun StepDots(steps: List<StepMark>, words: String, modifier: Modifier) {
    val colors = MaterialTheme.colorScheme
    val spoken = modifier.semantics { contentDescription = words }
    Row(spoken, Arrangement.spacedBy(5.dp), Alignment.CenterVertically) {
        for (step in steps) {
            val size = if (step == StepMark.CURRENT) Modifier.size(18.dp, 8.dp) else Modifier.size(8.dp)
            Box(size.background(if (step == StepMark.OPEN) colors.outlineVariant else colors.primary, CircleShape))
        }
    }
}

/** The evaluation graph of a game; a touch goes to its move. A line shows the progress of the analysis. */
@Composable
internal fun Graph(graph: StudyGraph, progress: Double?, height: Dp, onTouch: (Double, Double) -> Unit) {
    Box(
        Modifier
            .fillMaxWidth()
            .height(height)
            .clip(MaterialTheme.shapes.extraSmall)
            .background(MaterialTheme.colorScheme.secondaryContainer),
    ) {
        val spoken = Modifier.fillMaxSize().testTag("graph").semantics { contentDescription = graph.words }
        PictureView(graph.picture, spoken.onTap(graph.picture, onTouch))
        progress?.let { done ->
            LinearProgressIndicator(
                { done.toFloat() },
                Modifier.align(Alignment.BottomCenter).fillMaxWidth().height(3.dp),
                gapSize = 0.dp,
                drawStopIndicator = {},
            )
        }
    }
}

/** The instruction or the feedback, with a symbol beside its color. */
@Composable
internal fun Sentence(state: StudyState, modifier: Modifier) {
    val liveness = if (state.tone == Tone.BAD) LiveRegionMode.Assertive else LiveRegionMode.Polite
    val isLesson = state.kind == StudyKind.LESSON
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        Row(Modifier.semantics { liveRegion = liveness }, Arrangement.spacedBy(12.dp)) {
            if (isLesson && state.tone == Tone.QUIET) state.color?.let { Coin(it, 24.dp) }
            state.symbol?.let {
                val line = MaterialTheme.typography.bodyLarge.lineHeight
                val size = Modifier.size(with(LocalDensity.current) { line.toDp() })
                Icon(painterResource(it.icon), null, size, LocalPalette.current.color(state.ink))
            }
            Column {
                if (isLesson) Text(state.caption, style = MaterialTheme.typography.titleMedium)
                if (state.sentence.isNotEmpty()) Text(state.sentence, style = MaterialTheme.typography.bodyLarge)
            }
        }
        if (state.hints.isNotEmpty()) Hints(state.hints)
    }
}

/** The hints; those given are filled. */
@Composable
private fun Hints(hints: List<StudyHint>) {
    FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), Arrangement.spacedBy(4.dp)) {
        hints.forEachIndexed { index, hint ->
            Row(
                Modifier.semantics(mergeDescendants = true) {},
                Arrangement.spacedBy(6.dp),
                Alignment.CenterVertically,
            ) {
                HintNumber(index + 1, hint.isGiven)
                Text(
                    hint.label,
                    fontWeight = if (hint.isGiven) FontWeight.SemiBold else FontWeight.Normal,
                    style = MaterialTheme.typography.bodySmall,
                )
            }
        }
    }
}

@Composable
private fun HintNumber(number: Int, isGiven: Boolean) {
    val colors = MaterialTheme.colorScheme
    val ground = if (isGiven) Modifier.background(colors.primary, CircleShape) else Modifier
    val edge = Modifier.border(1.5.dp, if (isGiven) colors.primary else colors.outline, CircleShape)
    Box(Modifier.size(with(LocalDensity.current) { 22.sp.toDp() }).then(ground).then(edge), Alignment.Center) {
        val ink = if (isGiven) colors.onPrimary else colors.onBackground
        Text("$number", color = ink, style = MaterialTheme.typography.bodySmall)
    }
}
