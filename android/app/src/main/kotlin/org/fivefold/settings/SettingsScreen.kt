package org.fivefold.settings

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.FilterChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import org.fivefold.PartTitle
import org.fivefold.R
import org.fivefold.ReadingScreen

/** What a person decides about the app as a whole; every change is seen at once. */
@Composable
fun SettingsScreen(settings: Settings, onChange: ((Settings) -> Settings) -> Unit, onBack: () -> Unit) {
    ReadingScreen(stringResource(R.string.settings), onBack) {
        PartTitle(stringResource(R.string.appearance))
        Choice(R.string.theme, ThemeChoice.entries, settings.theme, ::wordOf) { theme ->
            onChange { it.copy(theme = theme) }
        }
        Choice(R.string.palette, PaletteChoice.entries, settings.palette, ::wordOf) { palette ->
            onChange { it.copy(palette = palette) }
        }
        Choice(R.string.animation_speed, AnimationSpeed.entries, settings.speed, ::wordOf) { speed ->
            onChange { it.copy(speed = speed) }
        }
        OnOff(R.string.coordinates, null, settings.coordinates) { on -> onChange { it.copy(coordinates = on) } }
        OnOff(R.string.show_visits, R.string.show_visits_hint, settings.showsVisits) { on ->
            onChange { it.copy(showsVisits = on) }
        }
        PartTitle(stringResource(R.string.playing))
        OnOff(R.string.confirm_turns, R.string.confirm_turns_hint, settings.confirms) { on ->
            onChange { it.copy(confirms = on) }
        }
        OnOff(R.string.flip_board, R.string.flip_board_hint, settings.flips) { on -> onChange { it.copy(flips = on) } }
        OnOff(R.string.haptics, null, settings.haptics) { on -> onChange { it.copy(haptics = on) } }
        OnOff(R.string.sounds, null, settings.sounds) { on -> onChange { it.copy(sounds = on) } }
    }
}

@Composable
private fun <T> Choice(@StringRes title: Int, choices: List<T>, chosen: T, word: (T) -> Int, onChoice: (T) -> Unit) {
    Column(Modifier.fillMaxWidth()) {
        Text(stringResource(title), style = MaterialTheme.typography.bodyLarge)
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            for (choice in choices) {
                FilterChip(choice == chosen, { onChoice(choice) }, { Text(stringResource(word(choice))) })
            }
        }
    }
}

@Composable
private fun OnOff(@StringRes title: Int, @StringRes hint: Int?, isOn: Boolean, onChange: (Boolean) -> Unit) {
    Row(
        Modifier.fillMaxWidth().toggleable(isOn, role = Role.Switch, onValueChange = onChange).heightIn(min = 52.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f).padding(vertical = 4.dp)) {
            Text(stringResource(title), style = MaterialTheme.typography.bodyLarge)
            hint?.let {
                Text(
                    stringResource(it),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
        Switch(isOn, onCheckedChange = null)
    }
}

private fun wordOf(theme: ThemeChoice) = when (theme) {
    ThemeChoice.System -> R.string.theme_system
    ThemeChoice.Light -> R.string.theme_light
    ThemeChoice.Dark -> R.string.theme_dark
}

private fun wordOf(palette: PaletteChoice) = when (palette) {
    PaletteChoice.Standard -> R.string.palette_standard
    PaletteChoice.HighContrast -> R.string.palette_high_contrast
    PaletteChoice.Greys -> R.string.palette_greys
}

private fun wordOf(speed: AnimationSpeed) = when (speed) {
    AnimationSpeed.Slow -> R.string.speed_slow
    AnimationSpeed.Normal -> R.string.speed_normal
    AnimationSpeed.Fast -> R.string.speed_fast
    AnimationSpeed.Off -> R.string.speed_off
}
