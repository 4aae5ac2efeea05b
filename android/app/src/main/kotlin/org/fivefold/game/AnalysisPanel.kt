package org.fivefold.game

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
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
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.fivefold.LocalPalette
import org.fivefold.QuietText
import org.fivefold.color
import org.fivefold.core.generated.AnalysisLine
import org.fivefold.core.generated.AnalysisState
import org.fivefold.core.generated.Side

/** How the sides stand, what is expected, and how much has been looked at; live while it is analyzed. */
@Composable
fun AnalysisPanel(state: AnalysisState) {
    state.failure?.let {
        Text(it, color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyMedium)
        return
    }
    EvaluationBar(state)
    Text(state.words, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodyMedium)
    if (state.line.isNotEmpty()) ExpectedLine(state.line, state.lineWords)
    if (state.visits.isNotEmpty()) QuietText(state.visits)
    for (move in state.tried) QuietText(move)
}

/** Orange's share from the left, Blue's from the right, whatever the direction of the script. */
@Composable
private fun EvaluationBar(state: AnalysisState) {
    val share = state.share.toFloat()
    Row(
        Modifier
            .padding(vertical = 4.dp)
            .fillMaxWidth()
            .height(8.dp)
            .clip(RoundedCornerShape(4.dp))
            // In grays a side may have nearly the color of the page.
            .border(1.dp, MaterialTheme.colorScheme.onSurfaceVariant, RoundedCornerShape(4.dp))
            .semantics { contentDescription = state.barWords },
        Arrangement.Absolute.Left,
    ) {
        for ((side, part) in listOf(Side.FIRST to share, Side.SECOND to 1 - share)) {
            val color = LocalPalette.current.color(side)
            if (part > 0) Box(Modifier.weight(part).fillMaxHeight().background(color))
        }
    }
}

/** The moves that are expected, each with the sign of its side; no more than two lines of them. */
@Composable
private fun ExpectedLine(line: List<AnalysisLine>, words: String) {
    FlowRow(
        Modifier.semantics(mergeDescendants = true) { contentDescription = words },
        Arrangement.spacedBy(10.dp),
        maxLines = 2,
    ) {
        for (move in line) {
            Row(horizontalArrangement = Arrangement.spacedBy(4.dp), verticalAlignment = Alignment.CenterVertically) {
                Coin(move.color, 12.dp)
                QuietText(move.text)
            }
        }
    }
}
