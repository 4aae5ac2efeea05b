package org.fivefold.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.BottomAppBar
import androidx.compose.material3.Button
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.FilledTonalButton
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.TopAppBar
import androidx.compose.material3.TopAppBarDefaults
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.fivefold.R
import org.fivefold.core.generated.BoardOperationKind
import org.fivefold.core.generated.Target

/** A game: the board, whose turn it is, and everything that can be done. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun GameScreen(name: String, model: GameModel, onBack: () -> Unit) {
    val state by model.state.collectAsState()
    var showsTurns by rememberSaveable { mutableStateOf(false) }
    Scaffold(
        topBar = {
            TopAppBar(
                title = { Text(name) },
                navigationIcon = {
                    IconButton(onClick = onBack) {
                        Icon(painterResource(R.drawable.ic_back), stringResource(R.string.back))
                    }
                },
                colors = TopAppBarDefaults.topAppBarColors(containerColor = MaterialTheme.colorScheme.background),
            )
        },
        bottomBar = { GameActions(model, state) { showsTurns = true } },
    ) { insets ->
        BoxWithConstraints(Modifier.fillMaxSize().padding(insets)) {
            if (maxWidth > maxHeight && maxWidth >= WIDE) {
                Row(Modifier.fillMaxSize().padding(horizontal = 24.dp), Arrangement.spacedBy(24.dp)) {
                    GameBoard(model, state, Modifier.weight(1f).fillMaxHeight())
                    Column(Modifier.width(SIDE_WIDTH).fillMaxHeight()) {
                        StatusRow(model, state)
                        NewsRow(model, state)
                        BoardButtons(model, state)
                        TurnList(state.snapshot, model::goTo, Modifier.weight(1f))
                        ResultBar(model, state)
                    }
                }
            } else {
                Column(
                    Modifier.fillMaxSize().padding(horizontal = 12.dp),
                    horizontalAlignment = Alignment.CenterHorizontally
                ) {
                    StatusRow(model, state)
                    NewsRow(model, state)
                    GameBoard(model, state, Modifier.fillMaxWidth().weight(1f))
                    BoardButtons(model, state)
                    ResultBar(model, state)
                }
            }
        }
    }
    if (showsTurns) TurnSheet(state.snapshot, model::goTo) { showsTurns = false }
}

/** What can be done to the board besides touching it: turn or mirror the chosen plate, pass, confirm, take back. */
@Composable
private fun BoardButtons(model: GameModel, state: GameState) {
    val snapshot = state.snapshot
    val region = chosenRegionOf(model.layout, snapshot)
    val offered = snapshot.operations.filter { it.region == region }
    val isReserved = model.layout.regions.isNotEmpty() && snapshot.result == null
    Column(Modifier.fillMaxWidth().heightIn(min = if (isReserved) BUTTON_ROW else 0.dp), Arrangement.Center) {
        if (offered.isNotEmpty()) {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
                for (operation in offered) {
                    FilledTonalButton(
                        { model.touch(Target.Operation(operation.kind, operation.region)) },
                        Modifier.weight(1f).heightIn(min = 56.dp),
                    ) {
                        iconOf(operation.kind)?.let { Icon(painterResource(it), null, Modifier.padding(end = 8.dp)) }
                        Text(operation.label)
                    }
                }
            }
        }
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally)) {
            if (snapshot.mayFinish) Button(onClick = model::finish) { Text(stringResource(R.string.confirm)) }
            if (snapshot.hasPartial) {
                TextButton(onClick = model::dropPartial) { Text(stringResource(R.string.take_back)) }
            }
        }
    }
}

private fun iconOf(kind: BoardOperationKind): Int? = when (kind) {
    BoardOperationKind.TURN -> R.drawable.ic_turn
    BoardOperationKind.MIRROR -> R.drawable.ic_mirror
    BoardOperationKind.PASS -> null
}

/** How the game ended, below the board, which stays. */
@Composable
private fun ResultBar(model: GameModel, state: GameState) {
    val result = state.snapshot.result ?: return
    Row(
        Modifier.fillMaxWidth().padding(vertical = 12.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Text(result.reason, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
        Button(onClick = model::rematch) { Text(stringResource(R.string.rematch)) }
    }
}

@Composable
private fun GameActions(model: GameModel, state: GameState, onTurns: () -> Unit) {
    val snapshot = state.snapshot
    BottomAppBar(containerColor = MaterialTheme.colorScheme.background) {
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
            IconButton(onClick = onTurns, enabled = snapshot.turns.isNotEmpty()) {
                Icon(painterResource(R.drawable.ic_turns), stringResource(R.string.turns))
            }
        }
    }
}

private val WIDE = 600.dp
private val SIDE_WIDTH = 320.dp
private val BUTTON_ROW = 112.dp
