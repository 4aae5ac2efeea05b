package org.fivefold.analysis

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import java.text.NumberFormat
import kotlin.math.roundToInt
import org.fivefold.LocalPalette
import org.fivefold.R
import org.fivefold.board.PieceBrush
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.Side
import org.fivefold.game.GameState

/** How the sides stand, what is expected, and how much has been looked at; live while it is analysed. */
@Composable
fun AnalysisPanel(state: GameState, colour: (Side) -> PieceColour, modifier: Modifier = Modifier) {
    val view = state.view
    val side = state.snapshot.side
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        val evaluation = if (view == null || side == null) null else Evaluation.of(side, view.value, view.proof)
        EvaluationBar(evaluation, colour)
        Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, Alignment.CenterVertically) {
            Text(
                wordsOf(evaluation, colour),
                Modifier.weight(1f),
                fontWeight = FontWeight.SemiBold,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        ExpectedLine(view?.line.orEmpty())
        Visits(view?.visits?.toLong() ?: 0, state.rate)
    }
}

/** The turns that are expected: as many whole ones as one line has room for. */
@Composable
private fun ExpectedLine(turns: List<String>) {
    val style = MaterialTheme.typography.bodyMedium
    val measurer = rememberTextMeasurer()
    val form = stringResource(R.string.analysis_line)
    fun words(count: Int) = form.format(turns.take(count).joinToString("  "))
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val room = constraints.maxWidth
        val shown = (turns.size downTo 2).firstOrNull { measurer.measure(words(it), style).size.width <= room }
        Text(words(shown ?: 1), color = MaterialTheme.colorScheme.onSurfaceVariant, style = style)
    }
}

/** How many simulations there have been, and how many a second. */
@Composable
fun Visits(visits: Long, rate: Long?, modifier: Modifier = Modifier) {
    val number = NumberFormat.getIntegerInstance()
    FlowRow(modifier, horizontalArrangement = Arrangement.spacedBy(12.dp)) {
        val quantity = visits.coerceAtMost(Int.MAX_VALUE.toLong()).toInt()
        val rated = rate?.let { stringResource(R.string.visits_rate, number.format(it)) }
        for (text in listOfNotNull(pluralStringResource(R.plurals.visits, quantity, number.format(visits)), rated)) {
            Text(text, color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)
        }
    }
}

/** The first side's share from the start of the line, the second side's from its end. */
@Composable
private fun EvaluationBar(evaluation: Evaluation?, colour: (Side) -> PieceColour) {
    val words = stringResource(R.string.analysis_bar, wordsOf(evaluation, colour))
    val share = (evaluation?.firstShare ?: 0.5).toFloat()
    Row(
        Modifier
            .fillMaxWidth()
            .height(14.dp)
            .clip(RoundedCornerShape(7.dp))
            .background(MaterialTheme.colorScheme.surfaceContainerHighest)
            // In greys a side may have nearly the colour of the page.
            .border(1.dp, MaterialTheme.colorScheme.onSurfaceVariant, RoundedCornerShape(7.dp))
            .semantics { contentDescription = words },
    ) {
        for ((side, part) in listOf(Side.FIRST to share, Side.SECOND to 1 - share)) {
            if (part > 0) Box(Modifier.weight(part).fillMaxHeight().background(faceOf(colour(side))))
        }
    }
}

@Composable
private fun faceOf(colour: PieceColour) = Color(LocalPalette.current[PieceBrush.faceOf(colour)] or (0xFF shl 24))

@Composable
private fun wordsOf(evaluation: Evaluation?, colour: (Side) -> PieceColour): String {
    val winner = evaluation?.winner
    return when {
        evaluation == null -> "…"
        evaluation.isDrawn -> stringResource(R.string.analysis_drawn)
        winner != null && evaluation.turns != null ->
            pluralStringResource(R.plurals.analysis_wins_in, evaluation.turns, nameOf(colour(winner)), evaluation.turns)
        winner != null -> stringResource(R.string.analysis_wins, nameOf(colour(winner)))
        else -> Side.entries.map { side ->
            val share = if (side == Side.FIRST) evaluation.firstShare else 1 - evaluation.firstShare
            stringResource(R.string.analysis_share, nameOf(colour(side)), "${(share * 100).roundToInt()} %")
        }.joinToString(" · ")
    }
}

/** What a colour is called. */
@Composable
fun nameOf(colour: PieceColour): String = when (colour) {
    PieceColour.ORANGE -> stringResource(R.string.orange)
    PieceColour.BLUE -> stringResource(R.string.blue)
    PieceColour.NEUTRAL -> ""
}
