package org.fivefold.page

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.fivefold.ChoiceLine
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
import org.fivefold.core.generated.CaptionedPicture
import org.fivefold.core.generated.DescribedPicture
import org.fivefold.core.generated.Page
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.PuzzleCard
import org.fivefold.core.generated.ScreenButton
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.SettingsRow
import org.fivefold.core.generated.SettingsState
import org.fivefold.core.generated.Word
import org.fivefold.entry
import org.fivefold.text

/** The lesson of each game. */
@Composable
fun LearnScreen(page: Page.Learn, perform: (ButtonAction) -> Unit, onBack: () -> Unit) {
    YouScreen(Word.LESSONS.text, page.bar, perform, onBack) {
        for (game in page.state.games) {
            Part {
                Pictured(game.picture, 64.dp) {
                    Heading(game.name)
                    if (game.rating.isNotEmpty()) QuietText(game.rating)
                }
                Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
                    Text(game.words, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
                    LabelButton(game.button.entry(perform))
                }
                Progress(game.share)
            }
        }
    }
}

/** The daily puzzle, the puzzles of each game, and the days of the month. */
@Composable
fun PuzzlesScreen(page: Page.Puzzles, perform: (ButtonAction) -> Unit, onBack: () -> Unit) {
    val state = page.state
    YouScreen(Word.PUZZLES.text, page.bar, perform, onBack, state.solved) {
        state.daily?.let { daily ->
            Part(MaterialTheme.colorScheme.secondaryContainer) {
                Pictured(daily.picture, 112.dp) {
                    QuietText(daily.title)
                    Heading(daily.claim)
                    PictureView(daily.week.picture, Modifier.size(140.dp, 22.dp).clearAndSetSemantics {})
                    QuietText(daily.streak)
                }
                WideButton(daily.button.entry(perform), Modifier.fillMaxWidth())
            }
        }
        for (card in state.games) Puzzles(card, perform)
        state.daily?.let { daily ->
            Part {
                Titled(daily.month, daily.longest)
                Described(daily.days, Modifier.widthIn(max = 320.dp).align(Alignment.CenterHorizontally))
            }
        }
    }
}

@Composable
private fun Puzzles(card: PuzzleCard, perform: (ButtonAction) -> Unit) = Part {
    val touched = Modifier
        .clickable(role = Role.Button) { perform(card.open.action) }
        .semantics { contentDescription = card.open.spoken }
    Pictured(card.picture, 52.dp, touched) {
        FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
            Text(card.name, style = MaterialTheme.typography.titleMedium)
            QuietText(card.rating)
        }
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Progress(card.share, Modifier.weight(1f))
            Text(card.progress, style = MaterialTheme.typography.titleSmall)
        }
    }
    Buttons(card.chips, perform)
    card.graph?.let { Described(it) }
    for (chapter in card.chapters) {
        Titled(chapter.title, chapter.detail)
        Buttons(chapter.levels, perform)
    }
}

@Composable
private fun Buttons(buttons: List<ScreenButton>, perform: (ButtonAction) -> Unit) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        for (button in buttons) LabelButton(button.entry(perform), sides = 14.dp)
    }
}

@Composable
private fun Titled(title: String, detail: String) {
    FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
        Heading(title, style = MaterialTheme.typography.titleMedium)
        QuietText(detail)
    }
}

/** A picture beside texts. */
@Composable
private fun Pictured(
    picture: Picture,
    size: Dp,
    modifier: Modifier = Modifier,
    texts: @Composable ColumnScope.() -> Unit,
) {
    Row(modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
        PictureView(picture, Modifier.size(size).clearAndSetSemantics {})
        Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp), content = texts)
    }
}

@Composable
internal fun Described(shown: DescribedPicture, modifier: Modifier = Modifier) {
    val shape = modifier.fillMaxWidth().aspectRatio((shown.picture.width / shown.picture.height).toFloat())
    PictureView(shown.picture, shape.semantics { contentDescription = shown.words })
}

/** A bar that is filled by a share. */
@Composable
private fun Progress(share: Double, modifier: Modifier = Modifier) = with(MaterialTheme.colorScheme) {
    ShareBar(listOf(share.toFloat() to primary, 1 - share.toFloat() to secondaryContainer), modifier)
}

/** The rules of a game with example positions, or the description of the app. */
@Composable
fun ArticleScreen(state: Article, perform: (ButtonAction) -> Unit, onBack: () -> Unit) {
    ReadingScreen(state.title, onBack) {
        for (section in state.sections) {
            PartTitle(section.title)
            // Licenses are English in every language.
            val style = MaterialTheme.typography.bodyLarge.copy(textAlign = TextAlign.Start)
            for (paragraph in section.paragraphs) Text(paragraph, Modifier.fillMaxWidth(), style = style)
            for (shown in section.pictures) Diagram(shown)
        }
        state.more?.let { LabelButton(it.entry(perform), Modifier.padding(top = 8.dp)) }
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
