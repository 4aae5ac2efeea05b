package org.fivefold.newgame

import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.FilterChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.Slider
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.rememberModalBottomSheetState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import java.text.NumberFormat
import kotlin.math.log10
import kotlin.math.pow
import kotlin.math.roundToInt
import org.fivefold.LocalPalette
import org.fivefold.PartTitle
import org.fivefold.R
import org.fivefold.Unveiled
import org.fivefold.analysis.nameOf
import org.fivefold.board.BoardCanvas
import org.fivefold.board.BoardScene
import org.fivefold.game.SideGlyph

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
        Unveiled()
        Column(
            Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()).padding(horizontal = 24.dp),
            Arrangement.spacedBy(4.dp),
        ) {
            Text(
                model.entry.name,
                Modifier.semantics { heading() },
                fontWeight = FontWeight.SemiBold,
                style = MaterialTheme.typography.titleLarge,
            )
            PartTitle(stringResource(R.string.opponent))
            Choices(Opponent.entries, state.choices.opponent, { stringResource(wordOf(it)) }, model::setOpponent)
            if (state.choices.opponent != Opponent.Person) StrengthPart(model, state.choices)
            if (state.choices.opponent == Opponent.Computer) StarterPart(model, state)
            OptionsPart(model, state)
        }
        Button(
            onClick = onStart,
            Modifier.fillMaxWidth().padding(24.dp).heightIn(min = 52.dp),
            enabled = state.refusal == null,
        ) { Text(stringResource(R.string.start)) }
    }
}

@Composable
private fun StrengthPart(model: NewGameModel, choices: NewGameChoices) {
    val title = stringResource(R.string.strength)
    PartTitle(title)
    Choices(Strength.entries, choices.strength, { stringResource(wordOf(it)) }, model::setStrength)
    when (choices.strength) {
        Strength.Level -> {
            val level = model.entry.levels.getOrNull(choices.level - 1) ?: return
            val name = "${level.number} · ${level.name}"
            Text(name, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodyLarge)
            Steps(
                title,
                name,
                choices.level.toFloat(),
                1f..model.entry.levels.size.toFloat(),
                model.entry.levels.size - 2
            ) {
                model.setLevel(it.roundToInt())
            }
            Text(
                level.hint,
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium
            )
        }
        Strength.Time -> {
            val words = pluralStringResource(R.plurals.seconds_value, choices.seconds, choices.seconds)
            Text(words, style = MaterialTheme.typography.bodyLarge)
            val range = NewGameModel.SECONDS.first.toFloat()..NewGameModel.SECONDS.last.toFloat()
            Steps(title, words, choices.seconds.toFloat(), range, 0) { model.setSeconds(it.roundToInt()) }
        }
        Strength.Visits -> {
            val number = NumberFormat.getIntegerInstance().format(choices.visits)
            val words = stringResource(R.string.simulations_value, number)
            Text(words, style = MaterialTheme.typography.bodyLarge)
            // Strength grows with the number of digits, and so does the slider: two steps a digit.
            val range = 0f..log10(NewGameModel.VISITS.last.toFloat())
            Steps(title, words, log10(choices.visits.toFloat()), range, 2 * range.endInclusive.roundToInt() - 1) {
                model.setVisits(roundVisits(it))
            }
        }
    }
}

/** A number that is easy to read: one or three with noughts. */
private fun roundVisits(digits: Float): Int {
    val halves = (digits * 2).roundToInt()
    val power = 10f.pow(halves / 2).roundToInt()
    return if (halves % 2 == 0) power else 3 * power
}

@Composable
private fun Steps(
    title: String,
    words: String,
    value: Float,
    range: ClosedFloatingPointRange<Float>,
    steps: Int,
    onChange: (Float) -> Unit,
) {
    Slider(
        value,
        onChange,
        Modifier.semantics {
            contentDescription = title
            stateDescription = words
        },
        valueRange = range,
        steps = steps,
    )
}

@Composable
private fun StarterPart(model: NewGameModel, state: NewGameState) {
    PartTitle(stringResource(R.string.who_starts))
    Choices(Starter.entries, state.choices.starter, { stringResource(wordOf(it)) }, model::setStarter)
    val colour = when (state.choices.starter) {
        Starter.You -> state.firstColour
        Starter.Computer -> state.secondColour
        Starter.Lot -> return
    }
    Row(
        Modifier.fillMaxWidth(),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        SideGlyph(colour, 24.dp)
        Text(stringResource(R.string.you_play, nameOf(colour)), style = MaterialTheme.typography.bodyMedium)
    }
}

@Composable
private fun OptionsPart(model: NewGameModel, state: NewGameState) {
    if (model.entry.options.isEmpty()) return
    Row(Modifier.fillMaxWidth()) {
        PartTitle(stringResource(R.string.options), Modifier.weight(1f).alignByBaseline())
        TextButton(model::surprise, Modifier.alignByBaseline()) { Text(stringResource(R.string.surprise)) }
    }
    state.preview?.let { Preview(model, it, state.choosing != null) }
    state.refusal?.let { Text(it, color = MaterialTheme.colorScheme.error) }
    for (option in model.optionsOfUse()) OptionRow(model, option, state)
}

/** The board as it will be; cells are chosen on it. */
@Composable
private fun Preview(model: NewGameModel, scene: BoardScene, isChoosing: Boolean) {
    BoxWithConstraints(Modifier.fillMaxWidth().padding(vertical = 4.dp), Alignment.Center) {
        val (width, height) = scene.board.width.toFloat() to scene.board.height.toFloat()
        val most = if (isChoosing) 400.dp else 200.dp
        val unit = minOf(maxWidth / width, most / height)
        BoardCanvas(
            scene,
            LocalPalette.current,
            Modifier.size(unit * width, unit * height).testTag("preview").pointerInput(model, isChoosing) {
                if (isChoosing) {
                    detectTapGestures { at ->
                        val scale = size.width / (model.state.value.preview?.board?.width ?: 1.0)
                        model.touch(at.x / scale, at.y / scale)
                    }
                }
            },
        )
    }
}

@Composable
internal fun <T> Choices(choices: List<T>, chosen: T?, label: @Composable (T) -> String, onChoice: (T) -> Unit) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        for (choice in choices) FilterChip(choice == chosen, { onChoice(choice) }, { Text(label(choice)) })
    }
}

private fun wordOf(opponent: Opponent) = when (opponent) {
    Opponent.Person -> R.string.two_people
    Opponent.Computer -> R.string.against_computer
    Opponent.Watch -> R.string.two_computers
}

private fun wordOf(strength: Strength) = when (strength) {
    Strength.Level -> R.string.strength_level
    Strength.Time -> R.string.strength_time
    Strength.Visits -> R.string.simulations
}

private fun wordOf(starter: Starter) = when (starter) {
    Starter.You -> R.string.you_start
    Starter.Computer -> R.string.computer_starts
    Starter.Lot -> R.string.by_lot
}
