package org.fivefold.game

import androidx.compose.foundation.layout.padding
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.fivefold.R
import org.fivefold.Unveiled
import org.fivefold.analysis.nameOf

/** What lies over the game: lists of turns, and questions before what cannot be taken back. */
@Composable
fun GameSheets(model: GameModel, state: GameState, sheet: GameSheet?, onClose: () -> Unit) {
    when (sheet) {
        null -> Unit
        GameSheet.Turns -> ListSheet(stringResource(R.string.turns), onClose) {
            TurnList(state.snapshot, model::goTo, it)
        }
        GameSheet.LegalTurns -> ListSheet(stringResource(R.string.all_turns), onClose) {
            val turns = remember(state.snapshot.revision) { model.legalTurns() }
            LegalTurnList(
                turns,
                onPlay = { turn ->
                    onClose()
                    model.play(turn)
                },
                it,
            )
        }
        GameSheet.Draw -> Question(
            stringResource(R.string.agree_draw_sure),
            stringResource(R.string.agree_draw),
            onClose,
            model::agreeDraw,
        )
        GameSheet.Resign -> resigning(state.snapshot)?.let { side ->
            val name = nameOf(model.colour(side))
            Question(stringResource(R.string.resign_sure, name), stringResource(R.string.resign), onClose) {
                model.resign(side)
            }
        }
    }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun ListSheet(title: String, onClose: () -> Unit, content: @Composable (Modifier) -> Unit) {
    ModalBottomSheet(onDismissRequest = onClose, containerColor = MaterialTheme.colorScheme.background) {
        Unveiled()
        Text(
            title,
            Modifier.padding(horizontal = 24.dp, vertical = 8.dp).semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
        content(Modifier.padding(horizontal = 8.dp).padding(bottom = 24.dp))
    }
}

@Composable
private fun Question(question: String, yes: String, onClose: () -> Unit, onYes: () -> Unit) {
    AlertDialog(
        onDismissRequest = onClose,
        text = { Text(question) },
        confirmButton = {
            TextButton(
                onClick = {
                    onClose()
                    onYes()
                },
            ) { Text(yes) }
        },
        dismissButton = { TextButton(onClick = onClose) { Text(stringResource(R.string.cancel)) } },
    )
}
