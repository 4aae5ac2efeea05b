package org.fivefold.sample

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import kotlin.coroutines.resume
import kotlinx.coroutines.suspendCancellableCoroutine
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchPurpose
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.Session
import org.fivefold.core.generated.SessionStatus
import org.fivefold.core.generated.Side

/** Searches the computer's move and plays it. */
suspend fun Session.reply(): SessionStatus {
    val report = suspendCancellableCoroutine { waiting ->
        val listener = object : SearchListener {
            override fun onProgress(progress: SearchProgress) = Unit

            // Called once, on the thread of the search.
            override fun onFinished(report: SearchReport) = waiting.resume(report)
        }
        val search = startSearch(SearchPurpose.Move, seed = 0uL, listener)
        waiting.invokeOnCancellation { search.close() }
    }
    return apply(report)
}

/** Connect Four against the computer: a touch drops a disc into its column. */
@Composable
fun ConnectFourScreen(level: Int) {
    val session = remember { Session("connect-four", "en") }
    var status by remember { mutableStateOf(session.setPlayer(Side.SECOND, Player.Level(level.toUByte()))) }
    DisposableEffect(session) { onDispose(session::close) }
    LaunchedEffect(status) { if (status.side == Side.SECOND) status = session.reply() }
    val sentences = remember(status) { session.legalMoves().associate { it.text to it.sentence } }
    // The rows of the board as text begin with their number; below them are two lines with the names of the columns.
    val rows = status.board.trimEnd().lines().map { it.trim().split(' ') }
    Column(Modifier.padding(16.dp)) {
        Text(status.words)
        Row(Modifier.padding(vertical = 16.dp)) {
            rows.last().forEachIndexed { at, column ->
                val isOpen = status.side == Side.FIRST && column in sentences
                val drop = Modifier.clickable(isOpen) { status = session.play(column) }
                Column(drop.semantics { contentDescription = sentences[column] ?: column }) {
                    rows.dropLast(2).forEach { row -> Disc(row[at + 1]) }
                }
            }
        }
        TextButton(onClick = { status = session.undo() }) { Text("Take back") }
    }
}

@Composable
private fun Disc(letter: String) {
    val color = mapOf("X" to Color(0xFFE07A1F), "O" to Color(0xFF2F6DB5))[letter] ?: Color.LightGray
    Box(Modifier.padding(3.dp).size(38.dp).background(color, CircleShape))
}
