package org.fivefold.newgame

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.fivefold.Choices
import org.fivefold.PartTitle
import org.fivefold.R
import org.fivefold.TitledSheet
import org.fivefold.core.generated.NewGameInterface
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.Opponent
import org.fivefold.core.generated.Starter
import org.fivefold.game.Coin

/** Makes a gesture on the game that is being decided about. */
typealias Decide = (NewGameInterface.() -> NewGameState) -> Unit

/** Everything that is decided before a game begins. */
@Composable
fun NewGameSheet(state: NewGameState, decide: Decide, onStart: () -> Unit, onClose: () -> Unit) {
    TitledSheet(state.name, onClose) {
        Column(
            Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()).padding(horizontal = 24.dp),
            Arrangement.spacedBy(4.dp),
        ) {
            NewGameChoices(state, decide)
        }
        state.refusal?.let {
            Text(it, Modifier.padding(horizontal = 24.dp), color = MaterialTheme.colorScheme.error)
        }
        Button(
            onClick = onStart,
            Modifier.fillMaxWidth().padding(horizontal = 24.dp, vertical = 16.dp).heightIn(min = 56.dp),
            enabled = state.refusal == null,
        ) { Text(stringResource(R.string.start), style = MaterialTheme.typography.titleMedium) }
    }
}

/** The parts of the sheet, which scroll. */
@Composable
internal fun NewGameChoices(state: NewGameState, decide: Decide) {
    PartTitle(stringResource(R.string.opponent))
    Choices(Opponent.entries.map { it to wordOf(it) }, state.opponent) { decide { setOpponent(it) } }
    state.strengths.forEachIndexed { index, row -> StrengthPart(row, index.toUInt(), decide) }
    state.starter?.let { starter ->
        PartTitle(stringResource(R.string.who_starts))
        Choices(Starter.entries.map { it to wordOf(it) }, starter) { decide { setStarter(it) } }
    }
    if (state.youPlay.isNotEmpty()) {
        Row(
            Modifier.fillMaxWidth().padding(top = 4.dp),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            state.yourColour?.let { Coin(it, 24.dp) }
            Text(state.youPlay, style = MaterialTheme.typography.bodyMedium)
        }
    }
    if (state.options.isNotEmpty()) OptionsPart(state, decide)
}

@Composable
private fun wordOf(opponent: Opponent) = stringResource(
    when (opponent) {
        Opponent.PERSON -> R.string.two_people
        Opponent.COMPUTER -> R.string.against_computer
        Opponent.WATCH -> R.string.two_computers
    },
)

@Composable
private fun wordOf(starter: Starter) = stringResource(
    when (starter) {
        Starter.YOU -> R.string.you_start
        Starter.COMPUTER -> R.string.computer_starts
        Starter.LOT -> R.string.by_lot
    },
)
