package org.fivefold.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.FilterChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
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
    is SettingsRow.Choice -> Column(Modifier.fillMaxWidth()) {
        Text(row.label, style = MaterialTheme.typography.bodyLarge)
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            for (option in row.options) {
                FilterChip(option.isChosen, { onChange(option.event) }, { Text(option.label) })
            }
        }
    }
}
