package org.fivefold.settings

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import org.fivefold.Choices
import org.fivefold.LocalSpeech
import org.fivefold.PartTitle
import org.fivefold.ReadingScreen
import org.fivefold.SwitchLine
import org.fivefold.board.PictureView
import org.fivefold.core.generated.AnimationSpeed
import org.fivefold.core.generated.AppSettings
import org.fivefold.core.generated.PaletteChoice
import org.fivefold.core.generated.SettingsBoard
import org.fivefold.core.generated.ThemeChoice
import org.fivefold.core.generated.Word
import org.fivefold.text

/** What a person decides about the app as a whole; every change is seen at once, that of colors on a [board]. */
@Composable
fun SettingsScreen(settings: AppSettings, board: SettingsBoard?, onChange: (AppSettings) -> Unit, onBack: () -> Unit) {
    ReadingScreen(Word.SETTINGS.text, onBack) {
        PartTitle(Word.APPEARANCE.text)
        board?.let { PictureView(it.picture, Modifier.fillMaxWidth().height(it.height.dp).clearAndSetSemantics {}) }
        Choice(Word.THEME, ThemeChoice.entries, settings.theme, ::wordOf) { onChange(settings.copy(theme = it)) }
        Choice(Word.PALETTE, PaletteChoice.entries, settings.palette, ::wordOf) {
            onChange(settings.copy(palette = it))
        }
        Choice(Word.ANIMATION_SPEED, AnimationSpeed.entries, settings.speed, ::wordOf) {
            onChange(settings.copy(speed = it))
        }
        LanguageChoice(settings.language) { onChange(settings.copy(language = it)) }
        OnOff(Word.COORDINATES, null, settings.coordinates) { onChange(settings.copy(coordinates = it)) }
        OnOff(Word.SHOW_VISITS, Word.SHOW_VISITS_HINT, settings.showVisits) {
            onChange(settings.copy(showVisits = it))
        }
        PartTitle(Word.PLAYING.text)
        OnOff(Word.CONFIRM_MOVES, Word.CONFIRM_MOVES_HINT, settings.confirmMoves) {
            onChange(settings.copy(confirmMoves = it))
        }
        OnOff(Word.FLIP_BOARD, Word.FLIP_BOARD_HINT, settings.flipBoard) {
            onChange(settings.copy(flipBoard = it))
        }
        OnOff(Word.HAPTICS, null, settings.haptics) { onChange(settings.copy(haptics = it)) }
        OnOff(Word.SOUNDS, null, settings.sounds) { onChange(settings.copy(sounds = it)) }
    }
}

@Composable
private fun LanguageChoice(chosen: String?, onChoice: (String?) -> Unit) {
    val languages = LocalSpeech.current.languages.map { it.tag to it.name }
    Column(Modifier.fillMaxWidth()) {
        Text(Word.LANGUAGE.text, style = MaterialTheme.typography.bodyLarge)
        Choices(listOf(null to Word.LANGUAGE_SYSTEM.text) + languages, chosen, onChoice)
    }
}

@Composable
private fun <T> Choice(title: Word, choices: List<T>, chosen: T, word: (T) -> Word, onChoice: (T) -> Unit) {
    Column(Modifier.fillMaxWidth()) {
        Text(title.text, style = MaterialTheme.typography.bodyLarge)
        Choices(choices.map { it to word(it).text }, chosen, onChoice)
    }
}

@Composable
private fun OnOff(title: Word, hint: Word?, isOn: Boolean, onChange: (Boolean) -> Unit) =
    SwitchLine(title.text, hint?.text.orEmpty(), isOn, onChange)

private fun wordOf(theme: ThemeChoice) = when (theme) {
    ThemeChoice.SYSTEM -> Word.THEME_SYSTEM
    ThemeChoice.LIGHT -> Word.THEME_LIGHT
    ThemeChoice.DARK -> Word.THEME_DARK
}

private fun wordOf(palette: PaletteChoice) = when (palette) {
    PaletteChoice.STANDARD -> Word.PALETTE_STANDARD
    PaletteChoice.WOOD -> Word.PALETTE_WOOD
    PaletteChoice.NIGHT -> Word.PALETTE_NIGHT
    PaletteChoice.HIGH_CONTRAST -> Word.PALETTE_HIGH_CONTRAST
    PaletteChoice.GRAYS -> Word.PALETTE_GRAYS
}

private fun wordOf(speed: AnimationSpeed) = when (speed) {
    AnimationSpeed.SLOW -> Word.SPEED_SLOW
    AnimationSpeed.NORMAL -> Word.SPEED_NORMAL
    AnimationSpeed.FAST -> Word.SPEED_FAST
    AnimationSpeed.OFF -> Word.SPEED_OFF
}
