package org.fivefold.newgame

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.FilterChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.fivefold.R
import org.fivefold.core.generated.OptionEntry
import org.fivefold.core.generated.OptionKind
import org.fivefold.core.generated.OptionValue

/** One option of a board, by its kind. */
@Composable
fun OptionRow(model: NewGameModel, option: OptionEntry, state: NewGameState) {
    val value = state.choices.options[option.name] ?: option.standard
    when (val kind = option.kind) {
        is OptionKind.Choice -> Column(Modifier.fillMaxWidth()) {
            Text(option.label, Modifier.padding(top = 8.dp), style = MaterialTheme.typography.bodyLarge)
            val chosen = kind.choices.firstOrNull { it.word == (value as? OptionValue.Word)?.word }
            Choices(kind.choices, chosen, { it.label }) { model.setOption(option.name, OptionValue.Word(it.word)) }
        }
        is OptionKind.Number -> NumberRow(model, option, kind, (value as? OptionValue.Number)?.number?.toLong())
        is OptionKind.Seed -> LabelledRow(
            option.label,
            (value as? OptionValue.Number)?.number?.toString() ?: stringResource(R.string.drawn),
        ) {
            TextButton(onClick = { model.drawAgain(option.name) }) { Text(stringResource(R.string.draw_again)) }
        }
        is OptionKind.Cell -> CellRow(
            model,
            option,
            (value as? OptionValue.Word)?.word ?: stringResource(R.string.drawn),
            state,
        )
        is OptionKind.Cells -> CellRow(
            model,
            option,
            (value as? OptionValue.Cells)?.cells.orEmpty().joinToString(" "),
            state
        )
    }
}

/** An option whose cells are chosen on the preview above. */
@Composable
private fun CellRow(model: NewGameModel, option: OptionEntry, words: String, state: NewGameState) {
    val isChosen = state.choosing == option.name
    Column(Modifier.fillMaxWidth()) {
        LabelledRow(option.label, words) {
            FilterChip(isChosen, { model.choose(option.name) }, { Text(stringResource(R.string.choose)) })
        }
        if (isChosen) {
            Text(
                stringResource(R.string.choose_cells, option.label),
                color = MaterialTheme.colorScheme.primary,
                style = MaterialTheme.typography.bodyMedium,
            )
            if (option.name in state.choices.options) {
                TextButton(onClick = { model.dropOption(option.name) }) { Text(stringResource(R.string.reset)) }
            }
        }
    }
}

@Composable
private fun NumberRow(model: NewGameModel, option: OptionEntry, kind: OptionKind.Number, number: Long?) {
    val less = stringResource(R.string.less, option.label)
    val more = stringResource(R.string.more, option.label)
    LabelledRow(option.label, number?.toString() ?: stringResource(R.string.standard)) {
        Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            OutlinedButton(
                { model.step(option, up = false) },
                Modifier.semantics { contentDescription = less },
                enabled = number == null || number > kind.min.toLong(),
            ) { Text("−") }
            OutlinedButton(
                { model.step(option, up = true) },
                Modifier.semantics { contentDescription = more },
                enabled = number == null || number < kind.max.toLong(),
            ) { Text("+") }
        }
    }
}

/** A label, what it is set to, and something to change it; in two lines where they have no room in one. */
@Composable
private fun LabelledRow(label: String, value: String, change: @Composable () -> Unit) {
    FlowRow(
        Modifier.fillMaxWidth().heightIn(min = 52.dp),
        Arrangement.SpaceBetween,
        Arrangement.Center,
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Column {
            Text(label, style = MaterialTheme.typography.bodyLarge)
            if (value.isNotEmpty()) {
                Text(
                    value,
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium
                )
            }
        }
        change()
    }
}
