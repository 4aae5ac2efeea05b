package org.fivefold.learn

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
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.FilledTonalButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.fivefold.Part
import org.fivefold.QuietText
import org.fivefold.ReadingScreen
import org.fivefold.WideButton
import org.fivefold.board.PictureView
import org.fivefold.core.generated.AppAction
import org.fivefold.core.generated.CalendarDay
import org.fivefold.core.generated.Chapter
import org.fivefold.core.generated.ChapterLevel
import org.fivefold.core.generated.DailyState
import org.fivefold.core.generated.LearnGame
import org.fivefold.core.generated.LearnState
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.Word
import org.fivefold.text

/** The daily puzzle with its calendar, and the lesson and the puzzles of each game. */
@Composable
fun LearnScreen(state: LearnState, perform: (AppAction) -> Unit, onBack: () -> Unit) {
    ReadingScreen(Word.LEARN.text, onBack) {
        state.daily?.let { Daily(it, perform) }
        for (game in state.games) Game(game, perform)
    }
}

@Composable
private fun Daily(state: DailyState, perform: (AppAction) -> Unit) = Part {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
        PictureView(state.picture, Modifier.size(96.dp).clearAndSetSemantics {})
        Column(Modifier.weight(1f)) {
            QuietText(state.gameName)
            Text(state.title, Modifier.semantics { heading() }, style = MaterialTheme.typography.titleLarge)
            Text(state.claim, style = MaterialTheme.typography.bodyLarge)
        }
    }
    with(state.button) { WideButton(label, Modifier.fillMaxWidth(), isMain) { perform(action) } }
    FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
        Text(state.streak, style = MaterialTheme.typography.titleMedium)
        QuietText(state.longest)
    }
    Calendar(state)
}

/** The weeks of the month; a solved day has a disc. */
@Composable
private fun Calendar(state: DailyState) {
    Text(state.month, Modifier.semantics { heading() }, style = MaterialTheme.typography.titleSmall)
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
private fun Game(game: LearnGame, perform: (AppAction) -> Unit) = Part {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
        PictureView(game.picture, Modifier.size(64.dp).clearAndSetSemantics {})
        Column(Modifier.weight(1f)) {
            Text(game.name, Modifier.semantics { heading() }, style = MaterialTheme.typography.titleLarge)
            if (game.rating.isNotEmpty()) QuietText(game.rating)
        }
    }
    for (row in game.rows) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Text(row.words, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
            val spoken = Modifier.semantics { contentDescription = row.button.spoken }
            FilledTonalButton({ perform(row.button.action) }, spoken) { Text(row.button.label) }
        }
    }
    for (chapter in game.chapters) Levels(chapter) { perform(AppAction.Open(Screen.Study(it.entry))) }
}

/** The puzzles of a chapter, each on a disc. */
@Composable
private fun Levels(chapter: Chapter, onLevel: (ChapterLevel) -> Unit) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
            Text(chapter.title, Modifier.semantics { heading() }, style = MaterialTheme.typography.titleMedium)
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

/** The maximum width of a day of the calendar. */
private val DAY = 40.dp
