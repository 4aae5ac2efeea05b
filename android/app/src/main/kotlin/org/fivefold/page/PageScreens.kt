package org.fivefold.page

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.fivefold.ChoiceLine
import org.fivefold.Described
import org.fivefold.Heading
import org.fivefold.LabelButton
import org.fivefold.MenuEntry
import org.fivefold.Part
import org.fivefold.PartTitle
import org.fivefold.QuietText
import org.fivefold.ReadingScreen
import org.fivefold.ShareBar
import org.fivefold.SwitchLine
import org.fivefold.WideButton
import org.fivefold.board.PictureView
import org.fivefold.core.generated.Article
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.CalendarDay
import org.fivefold.core.generated.CaptionedPicture
import org.fivefold.core.generated.Chapter
import org.fivefold.core.generated.ChapterLevel
import org.fivefold.core.generated.Count
import org.fivefold.core.generated.DailyState
import org.fivefold.core.generated.LearnGame
import org.fivefold.core.generated.LearnState
import org.fivefold.core.generated.Page
import org.fivefold.core.generated.RatingCard
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.SettingsRow
import org.fivefold.core.generated.SettingsState
import org.fivefold.core.generated.StatisticsRow
import org.fivefold.core.generated.Word
import org.fivefold.entry
import org.fivefold.text

/** The daily puzzle with its calendar, and the lesson and the puzzles of each game. */
@Composable
fun LearnScreen(state: LearnState, perform: (ButtonAction) -> Unit, onBack: () -> Unit) {
    ReadingScreen(Word.LEARN.text, onBack) {
        state.daily?.let { Daily(it, perform) }
        for (game in state.games) Game(game, perform)
    }
}

@Composable
private fun Daily(state: DailyState, perform: (ButtonAction) -> Unit) = Part {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
        PictureView(state.picture, Modifier.size(96.dp).clearAndSetSemantics {})
        Column(Modifier.weight(1f)) {
            QuietText(state.gameName)
            Heading(state.title)
            Text(state.claim, style = MaterialTheme.typography.bodyLarge)
        }
    }
    WideButton(state.button.entry(perform), Modifier.fillMaxWidth())
    FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
        Text(state.streak, style = MaterialTheme.typography.titleMedium)
        QuietText(state.longest)
    }
    Calendar(state)
}

/** The weeks of the month; a solved day has a disc. */
@Composable
private fun Calendar(state: DailyState) {
    Heading(state.month, style = MaterialTheme.typography.titleSmall)
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        Row(Modifier.clearAndSetSemantics {}) {
            for (day in state.weekdays) {
                val style = MaterialTheme.typography.bodySmall
                val quiet = MaterialTheme.colorScheme.onSurfaceVariant
                Text(day, Modifier.weight(1f), quiet, style = style, textAlign = TextAlign.Center)
            }
        }
        for (week in state.weeks) {
            Row(Modifier.fillMaxWidth()) { for (day in week) Day(day, Modifier.weight(1f)) }
        }
    }
}

@Composable
private fun Day(day: CalendarDay, modifier: Modifier) {
    if (day.label.isEmpty()) return Box(modifier)
    Box(modifier.padding(1.dp), Alignment.Center) {
        val size = Modifier.widthIn(max = DAY * LocalDensity.current.fontScale).fillMaxWidth().aspectRatio(1f)
        Round(day.label, day.isSolved, day.isToday, size.clearAndSetSemantics { contentDescription = day.words })
    }
}

/** A number on a disc, filled when done. */
@Composable
private fun Round(label: String, isDone: Boolean, isFramed: Boolean, modifier: Modifier) {
    val colors = MaterialTheme.colorScheme
    val ground = if (isDone) colors.primary else colors.surfaceContainer
    Box(
        modifier
            .clip(CircleShape)
            .background(ground)
            .border(2.dp, if (isFramed) colors.primary else ground, CircleShape),
        Alignment.Center,
    ) {
        Text(
            label,
            color = if (isDone) colors.onPrimary else colors.onSurface,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

@Composable
private fun Game(game: LearnGame, perform: (ButtonAction) -> Unit) = Part {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
        PictureView(game.picture, Modifier.size(64.dp).clearAndSetSemantics {})
        Column(Modifier.weight(1f)) {
            Heading(game.name)
            if (game.rating.isNotEmpty()) QuietText(game.rating)
        }
    }
    for (row in game.rows) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Text(row.words, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
            LabelButton(row.button.entry(perform))
        }
    }
    for (chapter in game.chapters) Levels(chapter) { perform(ButtonAction.Open(Screen.Study(it.entry))) }
}

/** The puzzles of a chapter, each on a disc. */
@Composable
private fun Levels(chapter: Chapter, onLevel: (ChapterLevel) -> Unit) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
            Heading(chapter.title, style = MaterialTheme.typography.titleMedium)
            QuietText(chapter.detail)
        }
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
            for (level in chapter.levels) {
                val touched = Modifier
                    .sizeIn(minWidth = 48.dp, minHeight = 48.dp)
                    .clip(CircleShape)
                    .clickable(role = Role.Button) { onLevel(level) }
                    .semantics { contentDescription = level.words }
                Round(level.label, level.isSolved, isFramed = true, touched)
            }
        }
    }
}

/** The rules of a game with example positions, or the description of the app. */
@Composable
fun ArticleScreen(state: Article, onBack: () -> Unit) {
    ReadingScreen(state.title, onBack) {
        for (section in state.sections) {
            PartTitle(section.title)
            // Licenses are English in every language.
            val style = MaterialTheme.typography.bodyLarge.copy(textAlign = TextAlign.Start)
            for (paragraph in section.paragraphs) Text(paragraph, Modifier.fillMaxWidth(), style = style)
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
fun StatisticsScreen(page: Page.Statistics, perform: (ButtonAction) -> Unit, onBack: () -> Unit) {
    ReadingScreen(Word.STATISTICS.text, onBack) {
        if (page.state.note.isNotEmpty()) QuietText(page.state.note)
        for (section in page.state.sections) {
            Part {
                Text(section.name, style = MaterialTheme.typography.titleMedium)
                section.rating?.let { Rating(it) }
                for (row in section.rows) LevelRow(row)
            }
        }
        page.reset?.let { reset -> OutlinedButton({ perform(reset.action) }) { Text(reset.label) } }
    }
}

/** The person's rating and its graph. */
@Composable
private fun Rating(card: RatingCard) {
    Described(card.title, card.words, Modifier.fillMaxWidth(), MaterialTheme.typography.headlineMedium)
    card.graph?.let { graph ->
        val shape = Modifier.fillMaxWidth().aspectRatio((graph.width / graph.height).toFloat())
        PictureView(graph, shape.semantics { contentDescription = card.graphWords })
    }
}

@Composable
private fun LevelRow(row: StatisticsRow) {
    Column(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}) {
        Text(row.label, style = MaterialTheme.typography.bodyLarge)
        val colors = with(MaterialTheme.colorScheme) { listOf(primary, outline, secondaryContainer) }
        ShareBar(row.shares.map { it.toFloat() } zip colors, Modifier.padding(vertical = 6.dp))
        FlowRow(horizontalArrangement = Arrangement.spacedBy(16.dp)) { for (count in row.counts) Labeled(count) }
    }
}

@Composable
private fun Labeled(count: Count) {
    Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
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

/** The maximum width of a day of the calendar. */
private val DAY = 40.dp
