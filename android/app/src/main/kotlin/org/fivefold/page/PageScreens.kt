package org.fivefold.page

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
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.fivefold.ChoiceLine
import org.fivefold.MenuEntry
import org.fivefold.Part
import org.fivefold.PartTitle
import org.fivefold.Question
import org.fivefold.QuietText
import org.fivefold.ReadingScreen
import org.fivefold.SwitchLine
import org.fivefold.board.PictureView
import org.fivefold.core.generated.Article
import org.fivefold.core.generated.CaptionedPicture
import org.fivefold.core.generated.Count
import org.fivefold.core.generated.RatingCard
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.SettingsRow
import org.fivefold.core.generated.SettingsState
import org.fivefold.core.generated.StatisticsRow
import org.fivefold.core.generated.StatisticsState
import org.fivefold.core.generated.Word
import org.fivefold.text

/** The rules of a game with example positions, or the description of the app. */
@Composable
fun ArticleScreen(state: Article, onBack: () -> Unit) {
    ReadingScreen(state.title, onBack) {
        for (section in state.sections) {
            PartTitle(section.title)
            for (paragraph in section.paragraphs) Text(paragraph, style = MaterialTheme.typography.bodyLarge)
            for (shown in section.pictures) Diagram(shown)
        }
    }
}

@Composable
private fun Diagram(shown: CaptionedPicture) {
    Column(Modifier.fillMaxWidth().padding(vertical = 8.dp), horizontalAlignment = Alignment.CenterHorizontally) {
        val described = Modifier.semantics { contentDescription = shown.caption }
        PictureView(shown.picture, described.fillMaxWidth().height(260.dp))
        QuietText(shown.caption, Modifier.padding(top = 6.dp))
    }
}

/** The results against the computer: a card for each game and a row for each level. */
@Composable
fun StatisticsScreen(state: StatisticsState, onReset: () -> Unit, onBack: () -> Unit) {
    var asks by rememberSaveable { mutableStateOf(false) }
    ReadingScreen(Word.STATISTICS.text, onBack) {
        if (state.note.isNotEmpty()) QuietText(state.note)
        for (section in state.sections) {
            Part {
                Text(section.name, style = MaterialTheme.typography.titleMedium)
                section.rating?.let { Rating(it) }
                for (row in section.rows) LevelRow(row)
            }
        }
        if (state.canReset) OutlinedButton(onClick = { asks = true }) { Text(Word.RESET.text) }
    }
    if (asks) Question(Word.RESET_SURE.text, Word.RESET.text, { asks = false }, onReset)
}

/** The person's rating and its graph. */
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
        Shares(row.shares)
        FlowRow(horizontalArrangement = Arrangement.spacedBy(16.dp)) { for (count in row.counts) Labeled(count) }
    }
}

/** A bar of the shares of games won, drawn and lost. */
@Composable
private fun Shares(counts: List<UInt>) {
    val colors = MaterialTheme.colorScheme
    Row(Modifier.padding(vertical = 6.dp).fillMaxWidth().height(8.dp).clip(CircleShape)) {
        for ((count, ground) in counts zip listOf(colors.primary, colors.outline, colors.secondaryContainer)) {
            if (count > 0u) Box(Modifier.weight(count.toFloat()).fillMaxHeight().background(ground))
        }
    }
}

@Composable
private fun Labeled(count: Count) {
    Row(horizontalArrangement = Arrangement.spacedBy(4.dp)) {
        QuietText(count.label)
        Text(count.value, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodyMedium)
    }
}

/** The app-wide settings. Every change applies immediately; the board shows changes of colors. */
@Composable
fun SettingsScreen(state: SettingsState, onChange: (SettingsEvent) -> Unit, onBack: () -> Unit) {
    ReadingScreen(Word.SETTINGS.text, onBack) {
        state.sections.forEachIndexed { index, section ->
            PartTitle(section.title)
            if (index == 0) {
                val board = Modifier.fillMaxWidth().height(state.boardHeight.dp).clearAndSetSemantics {}
                PictureView(state.board, board)
            }
            for (row in section.rows) SettingsRow(row, onChange)
        }
    }
}

@Composable
private fun SettingsRow(row: SettingsRow, onChange: (SettingsEvent) -> Unit) = when (row) {
    is SettingsRow.Switch -> with(row.row) { SwitchLine(label, hint, isOn) { onChange(row.event) } }
    is SettingsRow.Choice -> ChoiceLine(
        row.label,
        row.options.map { MenuEntry(null, it.label, isOn = it.isChosen) { onChange(it.event) } },
    )
}
