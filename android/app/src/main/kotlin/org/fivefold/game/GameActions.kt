package org.fivefold.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.BottomAppBar
import androidx.compose.material3.Button
import androidx.compose.material3.FilledTonalButton
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.IconToggleButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.fivefold.R
import org.fivefold.core.generated.Target

/** What can be done at any time, at the lower end of the screen. */
@Composable
fun GameActionBar(model: GameModel, state: GameState, onTurns: () -> Unit) {
    BottomAppBar(containerColor = MaterialTheme.colorScheme.background) { GameActions(model, state, onTurns) }
}

/** What can be done at any time; the turns are asked for only where they are not shown already. */
@Composable
fun GameActions(model: GameModel, state: GameState, onTurns: (() -> Unit)?) {
    val snapshot = state.snapshot
    Row(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly) {
        IconButton(onClick = model::undo, enabled = snapshot.canUndo) {
            Icon(painterResource(R.drawable.ic_undo), stringResource(R.string.undo))
        }
        IconButton(onClick = model::redo, enabled = snapshot.canRedo) {
            Icon(painterResource(R.drawable.ic_redo), stringResource(R.string.redo))
        }
        IconButton(onClick = model::askHint, enabled = snapshot.side != null && !snapshot.computerToMove) {
            Icon(painterResource(R.drawable.ic_hint), stringResource(R.string.hint))
        }
        IconToggleButton(state.analyses, model::setAnalyses) {
            Icon(painterResource(R.drawable.ic_analysis), stringResource(R.string.analysis))
        }
        onTurns?.let {
            IconButton(onClick = it, enabled = snapshot.turns.isNotEmpty()) {
                Icon(painterResource(R.drawable.ic_turns), stringResource(R.string.turns))
            }
        }
    }
}

/** What can be done now besides touching the board: pass, confirm, take back, pause, let the computer play. */
@Composable
fun BoardButtons(model: GameModel, state: GameState, modifier: Modifier = Modifier.heightIn(min = BUTTON_ROW)) {
    val snapshot = state.snapshot
    Column(modifier.fillMaxWidth(), Arrangement.Center) {
        FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally)) {
            for (operation in snapshot.operations.filter { it.region == null }) {
                FilledTonalButton({ model.touch(Target.Operation(operation.kind, null)) }) { Text(operation.label) }
            }
            if (snapshot.mayFinish) Button(onClick = model::finish) { Text(stringResource(R.string.confirm)) }
            if (snapshot.hasPartial) {
                TextButton(onClick = model::dropPartial) {
                    Text(stringResource(R.string.take_back))
                }
            }
            if (state.mayLetComputerPlay) {
                FilledTonalButton(onClick = model::letComputerPlay) { Text(stringResource(R.string.let_computer_play)) }
            }
            if (state.isWatched && snapshot.result == null) {
                OutlinedButton({ model.setPaused(!snapshot.paused) }) {
                    Icon(
                        painterResource(if (snapshot.paused) R.drawable.ic_play else R.drawable.ic_pause),
                        null,
                        Modifier.padding(end = 8.dp),
                    )
                    Text(stringResource(if (snapshot.paused) R.string.go_on else R.string.pause))
                }
            }
        }
    }
}

/** How the game ended, below the board, which stays. */
@Composable
fun EndBar(model: GameModel, state: GameState) {
    val result = state.snapshot.result ?: return
    Column(Modifier.fillMaxWidth().padding(bottom = 8.dp), Arrangement.spacedBy(8.dp)) {
        Text(result.reason, style = MaterialTheme.typography.bodyLarge)
        FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
            Button(onClick = model::rematch) { Text(stringResource(R.string.rematch)) }
            OutlinedButton({ model.goTo(0u) }) { Text(stringResource(R.string.review)) }
        }
    }
}

private val BUTTON_ROW = 56.dp
