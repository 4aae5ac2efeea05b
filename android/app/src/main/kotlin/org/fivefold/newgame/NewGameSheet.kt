package org.fivefold.newgame

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.FilterChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Slider
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.rememberModalBottomSheetState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import kotlin.math.roundToInt
import org.fivefold.R
import org.fivefold.core.generated.OptionEntry
import org.fivefold.core.generated.OptionKind
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.Side

/** Everything that is decided before a game begins. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun NewGameSheet(model: NewGameModel, onStart: () -> Unit, onClose: () -> Unit) {
    val state by model.state.collectAsState()
    ModalBottomSheet(
        onDismissRequest = onClose,
        sheetState = rememberModalBottomSheetState(skipPartiallyExpanded = true),
        containerColor = MaterialTheme.colorScheme.background,
    ) {
        Column(
            Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()).padding(horizontal = 24.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            Text(model.entry.name, style = MaterialTheme.typography.titleLarge)
            Heading(stringResource(R.string.opponent))
            Choices(Opponent.entries, state.opponent, { stringResource(wordOf(it)) }, model::setOpponent)
            if (state.opponent != Opponent.Person) Strength(model, state)
            if (state.opponent == Opponent.Computer) {
                Heading(stringResource(R.string.who_starts))
                val sides = listOf(Side.SECOND, Side.FIRST)
                Choices(sides, state.computerSide, { stringResource(startOf(it)) }, model::setComputerSide)
            }
            for (option in model.optionsOfUse()) OptionRow(model, option, state.options[option.name] ?: option.standard)
            state.refusal?.let { Text(it, color = MaterialTheme.colorScheme.error) }
        }
        Button(onClick = onStart, Modifier.fillMaxWidth().padding(24.dp).heightIn(min = 52.dp)) {
            Text(stringResource(R.string.start))
        }
    }
}

@Composable
private fun Strength(model: NewGameModel, state: NewGameState) {
    val level = model.entry.levels.getOrNull(state.level - 1) ?: return
    val title = stringResource(R.string.strength)
    Heading(title)
    Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
        Text("${level.number}  ${level.name}", style = MaterialTheme.typography.bodyLarge)
    }
    Slider(
        state.level.toFloat(),
        { model.setLevel(it.roundToInt()) },
        Modifier.semantics {
            contentDescription = title
            stateDescription = level.name
        },
        valueRange = 1f..model.entry.levels.size.toFloat(),
        steps = model.entry.levels.size - 2,
    )
    Text(level.hint, color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)
}

@Composable
private fun OptionRow(model: NewGameModel, option: OptionEntry, value: OptionValue?) {
    when (val kind = option.kind) {
        is OptionKind.Choice -> {
            Heading(option.label)
            val chosen = kind.choices.firstOrNull { it.word == (value as? OptionValue.Word)?.word }
            Choices(kind.choices, chosen, { it.label }) { model.setOption(option.name, OptionValue.Word(it.word)) }
        }
        is OptionKind.Number -> {
            val number = (value as? OptionValue.Number)?.number ?: kind.min.toULong()
            NumberRow(option.label, number.toLong(), kind.min.toLong(), kind.max.toLong(), kind.step.toLong()) {
                model.setOption(option.name, OptionValue.Number(it.toULong()))
            }
        }
        is OptionKind.Seed -> Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, Alignment.CenterVertically) {
            val number = (value as? OptionValue.Number)?.number
            Text("${option.label}: ${number?.toString() ?: stringResource(R.string.drawn)}")
            TextButton(onClick = { model.drawAgain(option.name) }) { Text(stringResource(R.string.draw_again)) }
        }
        // Cells are drawn by lot here; choosing them by hand wants a board.
        is OptionKind.Cell, is OptionKind.Cells -> Unit
    }
}

@Composable
private fun NumberRow(label: String, number: Long, min: Long, max: Long, step: Long, onNumber: (Long) -> Unit) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        val less = stringResource(R.string.less, label)
        val more = stringResource(R.string.more, label)
        Text(label, Modifier.weight(1f), style = MaterialTheme.typography.titleSmall)
        OutlinedButton(
            { onNumber(number - step) },
            Modifier.semantics { contentDescription = less },
            enabled = number - step >= min,
        ) { Text("−") }
        Text(number.toString(), style = MaterialTheme.typography.titleMedium)
        OutlinedButton(
            { onNumber(number + step) },
            Modifier.semantics { contentDescription = more },
            enabled = number + step <= max,
        ) { Text("+") }
    }
}

@Composable
private fun Heading(text: String) =
    Text(text, Modifier.padding(top = 12.dp), style = MaterialTheme.typography.titleSmall)

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun <T> Choices(choices: List<T>, chosen: T?, label: @Composable (T) -> String, onChoice: (T) -> Unit) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        for (choice in choices) FilterChip(choice == chosen, { onChoice(choice) }, { Text(label(choice)) })
    }
}

private fun wordOf(opponent: Opponent) = when (opponent) {
    Opponent.Person -> R.string.two_people
    Opponent.Computer -> R.string.against_computer
    Opponent.Watch -> R.string.two_computers
}

private fun startOf(computerSide: Side) =
    if (computerSide == Side.SECOND) R.string.you_start else R.string.computer_starts
