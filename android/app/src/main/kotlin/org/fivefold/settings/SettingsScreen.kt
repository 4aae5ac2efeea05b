package org.fivefold.settings

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import org.fivefold.Choices
import org.fivefold.PartTitle
import org.fivefold.R
import org.fivefold.ReadingScreen
import org.fivefold.SwitchLine
import org.fivefold.board.PictureView
import org.fivefold.core.generated.AnimationSpeed
import org.fivefold.core.generated.AppSettings
import org.fivefold.core.generated.PaletteChoice
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.ThemeChoice

/** What a person decides about the app as a whole; every change is seen at once, that of colours on a [board]. */
@Composable
fun SettingsScreen(settings: AppSettings, board: Picture?, onChange: (AppSettings) -> Unit, onBack: () -> Unit) {
    ReadingScreen(stringResource(R.string.settings), onBack) {
        PartTitle(stringResource(R.string.appearance))
        board?.let { PictureView(it, Modifier.fillMaxWidth().height(160.dp).clearAndSetSemantics {}) }
        Choice(R.string.theme, ThemeChoice.entries, settings.theme, ::wordOf) { onChange(settings.copy(theme = it)) }
        Choice(R.string.palette, PaletteChoice.entries, settings.palette, ::wordOf) {
            onChange(settings.copy(palette = it))
        }
        Choice(R.string.animation_speed, AnimationSpeed.entries, settings.speed, ::wordOf) {
            onChange(settings.copy(speed = it))
        }
        OnOff(R.string.coordinates, null, settings.coordinates) { onChange(settings.copy(coordinates = it)) }
        OnOff(R.string.show_visits, R.string.show_visits_hint, settings.showVisits) {
            onChange(settings.copy(showVisits = it))
        }
        PartTitle(stringResource(R.string.playing))
        OnOff(R.string.confirm_turns, R.string.confirm_turns_hint, settings.confirmTurns) {
            onChange(settings.copy(confirmTurns = it))
        }
        OnOff(R.string.flip_board, R.string.flip_board_hint, settings.flipBoard) {
            onChange(settings.copy(flipBoard = it))
        }
        OnOff(R.string.haptics, null, settings.haptics) { onChange(settings.copy(haptics = it)) }
        OnOff(R.string.sounds, null, settings.sounds) { onChange(settings.copy(sounds = it)) }
    }
}

@Composable
private fun <T> Choice(title: Int, choices: List<T>, chosen: T, word: (T) -> Int, onChoice: (T) -> Unit) {
    Column(Modifier.fillMaxWidth()) {
        Text(stringResource(title), style = MaterialTheme.typography.bodyLarge)
        Choices(choices.map { it to stringResource(word(it)) }, chosen, onChoice)
    }
}

@Composable
private fun OnOff(title: Int, hint: Int?, isOn: Boolean, onChange: (Boolean) -> Unit) =
    SwitchLine(stringResource(title), hint?.let { stringResource(it) }.orEmpty(), isOn, onChange)

private fun wordOf(theme: ThemeChoice) = when (theme) {
    ThemeChoice.SYSTEM -> R.string.theme_system
    ThemeChoice.LIGHT -> R.string.theme_light
    ThemeChoice.DARK -> R.string.theme_dark
}

private fun wordOf(palette: PaletteChoice) = when (palette) {
    PaletteChoice.STANDARD -> R.string.palette_standard
    PaletteChoice.WOOD -> R.string.palette_wood
    PaletteChoice.NIGHT -> R.string.palette_night
    PaletteChoice.HIGH_CONTRAST -> R.string.palette_high_contrast
    PaletteChoice.GREYS -> R.string.palette_greys
}

private fun wordOf(speed: AnimationSpeed) = when (speed) {
    AnimationSpeed.SLOW -> R.string.speed_slow
    AnimationSpeed.NORMAL -> R.string.speed_normal
    AnimationSpeed.FAST -> R.string.speed_fast
    AnimationSpeed.OFF -> R.string.speed_off
}
