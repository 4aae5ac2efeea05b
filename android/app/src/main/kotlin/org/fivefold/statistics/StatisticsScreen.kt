package org.fivefold.statistics

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Card
import androidx.compose.material3.CardDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.fivefold.Question
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.ReadingScreen
import org.fivefold.board.PictureView
import org.fivefold.core.generated.RatingCard
import org.fivefold.core.generated.StatisticsRow
import org.fivefold.core.generated.StatisticsState

/** The results against the computer, a card a game and a row a level. */
@Composable
fun StatisticsScreen(state: StatisticsState, onReset: () -> Unit, onBack: () -> Unit) {
    var asks by rememberSaveable { mutableStateOf(false) }
    ReadingScreen(stringResource(R.string.statistics), onBack) {
        if (state.sections.isEmpty()) QuietText(stringResource(R.string.no_statistics))
        for (section in state.sections) {
            Card(
                Modifier.fillMaxWidth(),
                RoundedCornerShape(20.dp),
                CardDefaults.cardColors(containerColor = MaterialTheme.colorScheme.surfaceContainerLow),
            ) {
                Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
                    Text(section.name, style = MaterialTheme.typography.titleMedium)
                    section.rating?.let { Rating(it) }
                    for (row in section.rows) LevelRow(row)
                }
            }
        }
        if (state.sections.isNotEmpty()) {
            OutlinedButton(onClick = { asks = true }) { Text(stringResource(R.string.reset)) }
        }
    }
    if (asks) Question(stringResource(R.string.reset_sure), stringResource(R.string.reset), { asks = false }, onReset)
}

/** How strong somebody is, how sure that is, and how it came to be. */
@Composable
private fun Rating(card: RatingCard) {
    Column(Modifier.fillMaxWidth()) {
        Text(card.title, style = MaterialTheme.typography.headlineMedium)
        QuietText(card.words)
    }
    card.graph?.let { graph ->
        val shape = Modifier.fillMaxWidth().aspectRatio((graph.width / graph.height).toFloat())
        PictureView(graph, shape.semantics { contentDescription = card.graphWords })
    }
}

@Composable
private fun LevelRow(row: StatisticsRow) {
    Column(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}) {
        Text(row.label, style = MaterialTheme.typography.bodyLarge)
        Shares(listOf(row.wins, row.draws, row.losses))
        FlowRow(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
            Count(stringResource(R.string.wins), "${row.wins}")
            Count(stringResource(R.string.draws), "${row.draws}")
            Count(stringResource(R.string.losses), "${row.losses}")
            Count(stringResource(R.string.streak), row.streak)
        }
    }
}

/** How much of the games was won, drawn and lost, from the side where one begins to read. */
@Composable
private fun Shares(counts: List<UInt>) {
    val colours = MaterialTheme.colorScheme
    Row(Modifier.padding(vertical = 6.dp).fillMaxWidth().height(8.dp).clip(CircleShape)) {
        for ((count, ground) in counts zip listOf(colours.primary, colours.outline, colours.secondaryContainer)) {
            if (count > 0u) Box(Modifier.weight(count.toFloat()).fillMaxHeight().background(ground))
        }
    }
}

@Composable
private fun Count(word: String, count: String) {
    Row(horizontalArrangement = Arrangement.spacedBy(4.dp)) {
        QuietText(word)
        Text(count, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodyMedium)
    }
}
