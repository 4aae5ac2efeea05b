package org.fivefold.page

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import org.fivefold.Heading
import org.fivefold.LabelButton
import org.fivefold.Menu
import org.fivefold.MenuEntry
import org.fivefold.Part
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.ReadingScreen
import org.fivefold.ShareBar
import org.fivefold.WideButton
import org.fivefold.board.PictureView
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.FactList
import org.fivefold.core.generated.Page
import org.fivefold.core.generated.RatingCard
import org.fivefold.core.generated.StatisticsRow
import org.fivefold.core.generated.StatisticsSection
import org.fivefold.core.generated.Word
import org.fivefold.core.generated.YouBar
import org.fivefold.entry
import org.fivefold.icon
import org.fivefold.text

/** One of the player's screens, above the bar that leads to the others. */
@Composable
fun YouScreen(
    title: String,
    bar: YouBar,
    perform: (ButtonAction) -> Unit,
    onBack: () -> Unit,
    detail: String = "",
    content: @Composable ColumnScope.() -> Unit,
) = ReadingScreen(title, onBack, detail, { Bar(bar, perform) }, content)

@Composable
private fun Bar(bar: YouBar, perform: (ButtonAction) -> Unit) {
    NavigationBar(containerColor = MaterialTheme.colorScheme.background) {
        for (tab in bar.tabs) {
            val icon = @Composable { Icon(painterResource(tab.symbol.icon), null) }
            NavigationBarItem(tab.isOn == true, { perform(tab.action) }, icon, label = { BarLabel(tab.label) })
        }
        val menu = @Composable { bar.menu.map { group -> group.map { it.entry(perform) } } }
        Menu(Word.MENU.text, menu, Modifier.weight(1f)) { open ->
            val icon = @Composable { Icon(painterResource(R.drawable.ic_menu), null) }
            NavigationBarItem(false, open, icon, label = { BarLabel(Word.MENU.text) })
        }
    }
}

@Composable
private fun BarLabel(label: String) = FittedText(label, MaterialTheme.typography.labelMedium)

/** One line of text, smaller where it does not fit. */
@Composable
private fun FittedText(text: String, style: TextStyle, modifier: Modifier = Modifier) =
    Text(text, modifier, autoSize = TextAutoSize.StepBased(8.sp, style.fontSize), maxLines = 1, style = style)

/** The ratings and the results against the computer, of one game at a time. */
@Composable
fun StatisticsScreen(page: Page.Statistics, perform: (ButtonAction) -> Unit, onBack: () -> Unit) {
    var shown by rememberSaveable { mutableIntStateOf(page.state.shown.toInt()) }
    YouScreen(Word.YOU.text, page.bar, perform, onBack) {
        Row(Modifier.horizontalScroll(rememberScrollState()), Arrangement.spacedBy(8.dp)) {
            page.state.sections.forEachIndexed { place, section ->
                val chip = MenuEntry(null, section.name, isMain = place == shown) { shown = place }
                LabelButton(chip, Modifier.semantics { selected = place == shown }, 14.dp)
            }
        }
        page.state.sections.getOrNull(shown)?.let { Results(it, perform) }
        page.state.reset?.let { reset -> OutlinedButton({ perform(reset.action) }) { Text(reset.label) } }
    }
}

@Composable
private fun Results(section: StatisticsSection, perform: (ButtonAction) -> Unit) {
    Part {
        section.rating?.let { Rating(it) }
        if (section.note.isNotEmpty()) Text(section.note, style = MaterialTheme.typography.bodyLarge)
        section.play?.let { WideButton(it.entry(perform), Modifier.fillMaxWidth()) }
    }
    if (section.rows.isNotEmpty()) Part { Levels(section.heads, section.rows) }
    for (facts in section.facts) Facts(facts)
}

/** The rating, its uncertainty and its graph. */
@Composable
private fun ColumnScope.Rating(card: RatingCard) {
    FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
        Column(Modifier.semantics(mergeDescendants = true) {}) {
            Text(card.rating, style = MaterialTheme.typography.headlineMedium)
            QuietText(card.band)
        }
        if (card.change.isNotEmpty()) QuietText(card.change, Modifier.padding(top = 8.dp))
    }
    card.graph?.let { Described(it) }
    QuietText(card.words)
}

/** A line for each level; in large letters its results are words. */
@Composable
private fun Levels(heads: List<String>, rows: List<StatisticsRow>) {
    if (LocalDensity.current.fontScale > LARGE_FONT) {
        Heading(heads.first(), style = MaterialTheme.typography.titleMedium)
        for (row in rows) LevelRow(row) { Text(row.words) }
        return
    }
    val (style, measurer) = MaterialTheme.typography.labelMedium to rememberTextMeasurer()
    val widest = heads.drop(1).maxOfOrNull { measurer.measure(it, style).size.width } ?: 0
    val wanted = with(LocalDensity.current) { widest.toDp() } + CELL_GAP
    BoxWithConstraints {
        // All heads have the same size, at which the widest one fits.
        val cell = wanted.coerceIn(48.dp, maxOf(48.dp, (maxWidth - BESIDE_CELLS) / 3))
        val headStyle = style.copy(fontSize = style.fontSize * minOf(1f, (cell - CELL_GAP) / (wanted - CELL_GAP)))
        Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
            Row(verticalAlignment = Alignment.CenterVertically) {
                Heading(heads.first(), Modifier.weight(1f), MaterialTheme.typography.titleMedium)
                for (head in heads.drop(1)) Cell(head, headStyle, cell)
            }
            for (row in rows) LevelRow(row) { Results(row, cell) }
        }
    }
}

@Composable
private fun LevelRow(row: StatisticsRow, results: @Composable RowScope.() -> Unit) {
    val spoken = Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = row.words }
    Row(spoken, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        PictureView(row.face, Modifier.size(32.dp))
        results()
    }
}

@Composable
private fun RowScope.Results(row: StatisticsRow, cell: Dp) {
    FittedText(row.short, MaterialTheme.typography.bodyMedium, Modifier.width(44.dp))
    val colors = with(MaterialTheme.colorScheme) { listOf(primary, outline, secondaryContainer) }
    ShareBar(row.shares.map { it.toFloat() } zip colors, Modifier.weight(1f))
    Row {
        row.numbers.forEachIndexed { place, number ->
            val weight = if (place == 0) FontWeight.SemiBold else FontWeight.Normal
            Cell(number, MaterialTheme.typography.bodyLarge.copy(fontWeight = weight), cell)
        }
    }
}

@Composable
private fun Cell(text: String, style: TextStyle, width: Dp) =
    FittedText(text, style.copy(textAlign = TextAlign.End), Modifier.width(width).padding(start = CELL_GAP))

@Composable
private fun Facts(facts: FactList) = Part {
    Heading(facts.title, style = MaterialTheme.typography.titleMedium)
    for (count in facts.counts) {
        val spoken = Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = count.words }
        FlowRow(spoken, Arrangement.SpaceBetween) {
            QuietText(count.label)
            Text(count.value, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodyMedium)
        }
    }
}

private const val LARGE_FONT = 1.3f

private val CELL_GAP = 6.dp

/** The width of a row's face, rating, gaps and the smallest bar. */
private val BESIDE_CELLS = 132.dp
