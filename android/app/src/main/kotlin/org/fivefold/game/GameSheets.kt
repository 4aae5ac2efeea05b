package org.fivefold.game

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import org.fivefold.LocalPalette
import org.fivefold.PartTitle
import org.fivefold.Question
import org.fivefold.QuietText
import org.fivefold.Send
import org.fivefold.TitledSheet
import org.fivefold.board.BoardHost
import org.fivefold.board.PictureView
import org.fivefold.color
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchLink
import org.fivefold.core.generated.MatchSheet
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.Word
import org.fivefold.text

/** Lists of moves, the choice of players, and confirmations of irreversible actions. */
@Composable
internal fun GameSheets(state: MatchState, send: Send, host: BoardHost, sheet: MatchSheet?, onClose: () -> Unit) {
    when (sheet) {
        null -> Unit
        MatchSheet.MOVES -> TitledSheet(Word.MOVES.text, onClose) {
            MoveList(state.moves, state.at, LIST) { send(MatchEvent.GoTo(it)) }
        }
        MatchSheet.ALL_MOVES ->
            LegalMoveSheet(state.revision, host.legalMoves, { move -> send(MatchEvent.Play(move)) }, onClose)
        MatchSheet.PLAYERS -> TitledSheet(Word.PLAYERS.text, onClose) {
            Column(LIST.verticalScroll(rememberScrollState())) { Players(state, send) }
        }
        MatchSheet.SHOW_CODE -> {
            val link = remember(state.revision) { host.link() }
            TitledSheet(Word.SHOW_CODE.text, onClose) { link?.let { Code(it) } }
        }
        MatchSheet.AGREE_DRAW ->
            Question(Word.AGREE_DRAW_SURE.text, Word.AGREE_DRAW.text, onClose) { send(MatchEvent.AgreeDraw) }
        MatchSheet.RESIGN ->
            Question(Word.RESIGN_SURE.text, Word.RESIGN.text, onClose) { send(MatchEvent.Resign) }
    }
}

/** The match as a QR code, dark on light in every theme; a long match as its link. */
@Composable
private fun Code(link: MatchLink) {
    Column(LIST.fillMaxWidth(), horizontalAlignment = Alignment.CenterHorizontally) {
        Text(link.title, Modifier.padding(bottom = 16.dp), style = MaterialTheme.typography.bodyLarge)
        val code = link.code ?: return@Column QuietText(link.link)
        CompositionLocalProvider(LocalPalette provides link.palette) {
            val ground = Modifier.background(link.palette.color(Ink.CARD), RoundedCornerShape(20.dp)).padding(16.dp)
            PictureView(code, ground.widthIn(max = 320.dp).fillMaxWidth().aspectRatio(1f))
        }
    }
}

/** The choice of a player for each side: a person, or the computer at a level. Applied at once. */
@Composable
private fun Players(state: MatchState, send: Send) {
    for (player in state.players) {
        PartTitle(player.title, Modifier.padding(horizontal = 12.dp))
        for (choice in player.choices) {
            ListRow(choice.isChosen, { send(MatchEvent.SetPlayer(player.side, choice.player)) }) {
                RadioButton(choice.isChosen, onClick = null)
                Text(choice.label)
            }
        }
    }
}
