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
import org.fivefold.Act
import org.fivefold.LocalPalette
import org.fivefold.PartTitle
import org.fivefold.Question
import org.fivefold.QuietText
import org.fivefold.TitledSheet
import org.fivefold.board.PictureView
import org.fivefold.colour
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.MatchLink
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.Word
import org.fivefold.text

/** The sheets and dialogs over a match. */
internal enum class GameSheet { Moves, LegalMoves, Players, Code, Resign, Draw }

/** Lists of moves, the choice of players, and confirmations of irreversible actions. */
@Composable
internal fun GameSheets(state: MatchState, act: Act, deeds: MatchDeeds, sheet: GameSheet?, onClose: () -> Unit) {
    when (sheet) {
        null -> Unit
        GameSheet.Moves -> TitledSheet(Word.MOVES.text, onClose) {
            MoveList(state.moves, state.at, LIST) { act { goTo(it) } }
        }
        GameSheet.LegalMoves ->
            LegalMoveSheet(state.revision, deeds.legalMoves, { move -> act { play(move) } }, onClose)
        GameSheet.Players -> TitledSheet(Word.PLAYERS.text, onClose) {
            Column(LIST.verticalScroll(rememberScrollState())) { Players(state, act, deeds) }
        }
        GameSheet.Code -> {
            val link = remember(state.revision) { deeds.link() }
            TitledSheet(Word.SHOW_CODE.text, onClose) { link?.let { Code(it) } }
        }
        GameSheet.Draw ->
            Question(Word.AGREE_DRAW_SURE.text, Word.AGREE_DRAW.text, onClose) {
                act { agreeDraw() }
            }
        GameSheet.Resign -> Question(Word.RESIGN_SURE.text, Word.RESIGN.text, onClose) {
            act { resign() }
        }
    }
}

/** The match as a code for a camera, which reads dark on light alone; of a long match there is the link. */
@Composable
private fun Code(link: MatchLink) {
    Column(LIST.fillMaxWidth(), horizontalAlignment = Alignment.CenterHorizontally) {
        Text(link.title, Modifier.padding(bottom = 16.dp), style = MaterialTheme.typography.bodyLarge)
        val code = link.code ?: return@Column QuietText(link.link)
        CompositionLocalProvider(LocalPalette provides link.palette) {
            val ground = Modifier.background(link.palette.colour(Ink.CARD), RoundedCornerShape(20.dp)).padding(16.dp)
            PictureView(code, ground.widthIn(max = 320.dp).fillMaxWidth().aspectRatio(1f))
        }
    }
}

/** The choice of a player for each side: a person, or the computer at a level. Applied at once. */
@Composable
private fun Players(state: MatchState, act: Act, deeds: MatchDeeds) {
    for (player in state.players) {
        PartTitle(player.colourName, Modifier.padding(horizontal = 12.dp))
        val choices = remember(state.revision, player.side) { deeds.playerChoices(player.side) }
        for (choice in choices) {
            ListRow(choice.isChosen, { act { setPlayer(player.side, choice.player) } }) {
                RadioButton(choice.isChosen, onClick = null)
                Text(choice.label)
            }
        }
    }
}
