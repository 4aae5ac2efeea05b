package org.fivefold.newgame

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import org.fivefold.Choices
import org.fivefold.SwitchLine
import org.fivefold.TitledSheet
import org.fivefold.WideButton
import org.fivefold.core.generated.NameRow
import org.fivefold.core.generated.NewGameInterface
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.Opponent
import org.fivefold.core.generated.Word
import org.fivefold.text

/** Makes a gesture on the game that is being decided about. */
typealias Decide = (NewGameInterface.() -> NewGameState) -> Unit

/** Everything that is decided before a game begins, at one glance; to begin is always in reach. */
@Composable
fun NewGameSheet(state: NewGameState, decide: Decide, onStart: () -> Unit, onClose: () -> Unit) {
    TitledSheet(state.name, onClose) {
        Column(
            Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()).padding(horizontal = SIDES),
            Arrangement.spacedBy(12.dp),
        ) {
            NewGameChoices(state, decide)
        }
        state.refusal?.let {
            Text(it, Modifier.padding(horizontal = SIDES), color = MaterialTheme.colorScheme.error)
        }
        val words = Word.START.text
        val size = Modifier.fillMaxWidth().padding(horizontal = SIDES, vertical = 12.dp)
        WideButton(words, size, isMain = true, isEnabled = state.refusal == null, onClick = onStart)
    }
}

/** The parts of the sheet, which scroll. */
@Composable
internal fun NewGameChoices(state: NewGameState, decide: Decide) {
    Segments(OPPONENTS.map { it to wordOf(it).text }, state.opponent, Word.OPPONENT.text) {
        decide { setOpponent(it) }
    }
    state.strengths.forEachIndexed { index, row -> StrengthPart(row, index.toUInt(), decide) }
    if (state.starters.isNotEmpty()) Starters(state.starters) { decide { setStarter(it) } }
    state.names.forEachIndexed { index, row -> Name(row) { decide { setName(index.toUInt(), it) } } }
    if (state.clocks.isNotEmpty()) {
        Text(Word.CLOCK.text, style = MaterialTheme.typography.bodyLarge)
        Choices(state.clocks.map { it.minutes to it.label }, state.clocks.firstOrNull { it.isChosen }?.minutes) {
            decide { setClock(it) }
        }
    }
    state.coach?.let { row -> SwitchLine(row.label, row.hint, row.isOn) { decide { setCoach(it) } } }
    if (state.options.isNotEmpty()) OptionsPart(state, decide)
}

/** What is typed is kept here: it comes back from the core too late to type on. */
@Composable
private fun Name(row: NameRow, onName: (String) -> Unit) {
    var name by remember(row.color) { mutableStateOf(row.name) }
    val type = { typed: String ->
        name = typed
        onName(typed)
    }
    OutlinedTextField(name, type, Modifier.fillMaxWidth(), label = { Text(row.label) }, singleLine = true)
}

private fun wordOf(opponent: Opponent) = when (opponent) {
    Opponent.PERSON -> Word.TWO_PEOPLE
    Opponent.COMPUTER -> Word.AGAINST_COMPUTER
    Opponent.WATCH -> Word.TWO_COMPUTERS
}

/** What is wanted most comes first. */
private val OPPONENTS = listOf(Opponent.COMPUTER, Opponent.PERSON, Opponent.WATCH)
private val SIDES = 20.dp
