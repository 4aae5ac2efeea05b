package org.fivefold.game

import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.fivefold.LocalPalette
import org.fivefold.R
import org.fivefold.board.BoardCanvas
import org.fivefold.board.BoardScene
import org.fivefold.board.Painter
import org.fivefold.core.generated.Target

@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun GameScreen(model: GameModel, onBack: () -> Unit) {
    val state by model.state.collectAsState()
    Scaffold(
        topBar = {
            TopAppBar(
                title = { Text(state.snapshot.result?.title ?: state.snapshot.prompt) },
                navigationIcon = {
                    IconButton(onClick = onBack) {
                        Icon(painterResource(R.drawable.ic_back), stringResource(R.string.back))
                    }
                },
                actions = {
                    IconButton(onClick = model::undo, enabled = state.snapshot.canUndo) {
                        Icon(painterResource(R.drawable.ic_undo), stringResource(R.string.undo))
                    }
                    IconButton(onClick = model::redo, enabled = state.snapshot.canRedo) {
                        Icon(painterResource(R.drawable.ic_redo), stringResource(R.string.redo))
                    }
                },
            )
        },
    ) { insets ->
        Column(Modifier.fillMaxSize().padding(insets).padding(16.dp), Arrangement.spacedBy(12.dp)) {
            if (state.isThinking) {
                LinearProgressIndicator(Modifier.fillMaxWidth())
                Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
                    Text(stringResource(R.string.visits, state.view?.visits?.toString() ?: "0"))
                    TextButton(onClick = model::moveNow) { Text(stringResource(R.string.move_now)) }
                }
            }
            Board(model, state)
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                for (operation in state.snapshot.operations) {
                    OutlinedButton(onClick = { model.touch(Target.Operation(operation.kind, operation.region)) }) {
                        Text(operation.label)
                    }
                }
            }
            state.notice?.let { Text(it.text, color = MaterialTheme.colorScheme.error) }
            state.snapshot.result?.let { result ->
                Text(result.reason)
                Button(onClick = model::rematch) { Text(stringResource(R.string.rematch)) }
            }
        }
    }
}

@Composable
private fun Board(model: GameModel, state: GameState) {
    val layout = model.layout
    val snapshot = state.snapshot
    val scene = remember(snapshot) {
        BoardScene(
            layout,
            snapshot.pieces,
            marks = snapshot.marks,
            picked = snapshot.picked,
            lastTurn = snapshot.trace,
            winningLine = snapshot.winningLine,
        )
    }
    val picture = remember(scene) { Painter.paint(scene) }
    Box(Modifier.fillMaxWidth().aspectRatio((layout.width / layout.height).toFloat())) {
        BoardCanvas(
            layout.width,
            layout.height,
            picture,
            LocalPalette.current,
            Modifier.fillMaxSize().pointerInput(model) {
                detectTapGestures { at ->
                    val scale = size.width / layout.width
                    model.hit(at.x / scale, at.y / scale)?.let { model.touch(Target.Place(it)) }
                }
            },
        )
    }
}
