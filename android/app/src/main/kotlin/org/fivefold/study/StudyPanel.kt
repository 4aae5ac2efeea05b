package org.fivefold.study

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.fivefold.LocalPalette
import org.fivefold.QuietText
import org.fivefold.board.PictureView
import org.fivefold.color
import org.fivefold.core.generated.StepMark
import org.fivefold.core.generated.StudyGraph
import org.fivefold.core.generated.StudyHint
import org.fivefold.core.generated.StudyKind
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.Tone
import org.fivefold.game.Coin
import org.fivefold.icon

/**
 * The claim of a puzzle or the result of a review, with the coin of its side, or the subject of a lesson's step. At a
 * fixed height the font is as large as fits.
 */
@Composable
internal fun Headline(state: StudyState, isFixed: Boolean, modifier: Modifier) {
    val isLesson = state.kind == StudyKind.LESSON
    Row(modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        if (!isLesson) state.color?.let { Coin(it, 36.dp) }
        Column(Modifier.weight(1f), Arrangement.Center) {
            if (!isLesson && state.caption.isNotEmpty()) QuietText(state.caption)
            val room = if (isFixed) Modifier.weight(1f, fill = false) else Modifier
            FittingText(state.headline, isLesson, room.semantics { heading() })
        }
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
            .clip(RoundedCornerShape(16.dp))
            .background(MaterialTheme.colorScheme.secondaryContainer),
    ) {
        PictureView(
            graph.picture,
            Modifier
                .fillMaxSize()
                .testTag("graph")
                .semantics { contentDescription = graph.words }
                .pointerInput(graph.picture.width, graph.picture.height) {
                    detectTapGestures { at ->
                        val scale = minOf(size.width / graph.picture.width, size.height / graph.picture.height)
                        val left = (size.width - graph.picture.width * scale) / 2
                        val top = (size.height - graph.picture.height * scale) / 2
                        onTouch((at.x - left) / scale, (at.y - top) / scale)
                    }
                },
        )
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
    val isLesson = state.kind == StudyKind.LESSON
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        Row(Modifier.semantics { liveRegion = liveness(state.tone) }, Arrangement.spacedBy(12.dp)) {
            if (isLesson && state.tone == Tone.QUIET) state.color?.let { Coin(it, 24.dp) }
            state.symbol?.let {
                Icon(painterResource(it.icon), null, Modifier.size(24.dp), LocalPalette.current.color(state.ink))
            }
            Column {
                if (isLesson) Text(state.caption, style = MaterialTheme.typography.titleMedium)
                if (state.sentence.isNotEmpty()) Text(state.sentence, style = MaterialTheme.typography.bodyLarge)
            }
        }
        if (state.hints.isNotEmpty()) Hints(state.hints)
    }
}

private fun liveness(tone: Tone) = if (tone == Tone.BAD) LiveRegionMode.Assertive else LiveRegionMode.Polite

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
    Text(
        "$number",
        ground.border(1.5.dp, if (isGiven) colors.primary else colors.outline, CircleShape)
            .padding(horizontal = 8.dp, vertical = 2.dp),
        color = if (isGiven) colors.onPrimary else colors.onBackground,
        style = MaterialTheme.typography.bodySmall,
        textAlign = TextAlign.Center,
    )
}
