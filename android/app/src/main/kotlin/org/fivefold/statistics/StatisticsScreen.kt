package org.fivefold.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Card
import androidx.compose.material3.CardDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.fivefold.R
import org.fivefold.ReadingScreen
import org.fivefold.core.generated.GameEntry

/** The results against the computer, a card a game and a row a level. */
@Composable
fun StatisticsScreen(statistics: Statistics, catalogue: List<GameEntry>, onReset: () -> Unit, onBack: () -> Unit) {
    var asks by rememberSaveable { mutableStateOf(false) }
    ReadingScreen(stringResource(R.string.statistics), onBack) {
        if (statistics.tallies.isEmpty()) {
            Text(stringResource(R.string.no_statistics), color = MaterialTheme.colorScheme.onSurfaceVariant)
        }
        for (entry in catalogue) {
            val rows = statistics.tallies.filterKeys { it.game == entry.id }.toSortedMap(compareBy { it.level })
            if (rows.isEmpty()) continue
            Card(
                Modifier.fillMaxWidth(),
                RoundedCornerShape(20.dp),
                CardDefaults.cardColors(containerColor = MaterialTheme.colorScheme.surfaceContainerLow),
            ) {
                Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
                    Text(entry.name, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.titleMedium)
                    for ((rung, tally) in rows) LevelRow(entry, rung, tally)
                }
            }
        }
        if (statistics.tallies.isNotEmpty()) {
            OutlinedButton(onClick = { asks = true }) { Text(stringResource(R.string.reset)) }
        }
    }
    if (asks) {
        AlertDialog(
            onDismissRequest = { asks = false },
            text = { Text(stringResource(R.string.reset_sure)) },
            confirmButton = {
                TextButton(
                    onClick = {
                        asks = false
                        onReset()
                    },
                ) { Text(stringResource(R.string.reset)) }
            },
            dismissButton = { TextButton(onClick = { asks = false }) { Text(stringResource(R.string.cancel)) } },
        )
    }
}

@Composable
private fun LevelRow(entry: GameEntry, rung: Rung, tally: Tally) {
    Column(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}) {
        val level = entry.levels.getOrNull(rung.level - 1)
        Text(
            if (level == null) {
                stringResource(R.string.statistics_custom)
            } else {
                "${stringResource(R.string.statistics_level, rung.level)} · ${level.name}"
            },
            style = MaterialTheme.typography.bodyLarge,
        )
        FlowRow(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
            Count(stringResource(R.string.wins), "${tally.wins}")
            Count(stringResource(R.string.draws), "${tally.draws}")
            Count(stringResource(R.string.losses), "${tally.losses}")
            Count(
                stringResource(R.string.streak),
                "${tally.streak} (${stringResource(R.string.best_streak, tally.best)})"
            )
        }
    }
}

@Composable
private fun Count(word: String, count: String) {
    Row(horizontalArrangement = Arrangement.spacedBy(4.dp)) {
        Text(word, color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)
        Text(count, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodyMedium)
    }
}
