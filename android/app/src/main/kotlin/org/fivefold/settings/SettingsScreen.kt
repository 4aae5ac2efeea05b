package org.fivefold.settings

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import org.fivefold.ChoiceLine
import org.fivefold.MenuEntry
import org.fivefold.PartTitle
import org.fivefold.ReadingScreen
import org.fivefold.SwitchLine
import org.fivefold.board.PictureView
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.SettingsRow
import org.fivefold.core.generated.SettingsState
import org.fivefold.core.generated.Word
import org.fivefold.text

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
