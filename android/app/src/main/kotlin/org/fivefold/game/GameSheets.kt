package org.fivefold.game

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.fivefold.Act
import org.fivefold.PartTitle
import org.fivefold.Question
import org.fivefold.R
import org.fivefold.TitledSheet
import org.fivefold.core.generated.MatchState

/** What lies over the match. */
internal enum class GameSheet { Turns, LegalTurns, Players, Resign, Draw }

/** Lists of turns, who plays, and questions before what cannot be taken back. */
@Composable
internal fun GameSheets(state: MatchState, act: Act, deeds: MatchDeeds, sheet: GameSheet?, onClose: () -> Unit) {
    when (sheet) {
        null -> Unit
        GameSheet.Turns -> TitledSheet(stringResource(R.string.turns), onClose) {
            TurnList(state.turns, state.at, LIST) { act { goTo(it) } }
        }
        GameSheet.LegalTurns ->
            LegalTurnSheet(state.revision, deeds.legalTurns, { turn -> act { play(turn) } }, onClose)
        GameSheet.Players -> TitledSheet(stringResource(R.string.players), onClose) {
            Column(LIST.verticalScroll(rememberScrollState())) { Players(state, act, deeds) }
        }
        GameSheet.Draw ->
            Question(stringResource(R.string.agree_draw_sure), stringResource(R.string.agree_draw), onClose) {
                act { agreeDraw() }
            }
        GameSheet.Resign -> Question(stringResource(R.string.resign_sure), stringResource(R.string.resign), onClose) {
            act { resign() }
        }
    }
}

/** Who plays each side: a person, or the computer at one of its levels. It holds at once. */
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
