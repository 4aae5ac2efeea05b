package org.fivefold.game

import androidx.compose.runtime.Composable
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.rememberTextMeasurer
import kotlinx.coroutines.launch
import org.fivefold.LocalPalette
import org.fivefold.R
import org.fivefold.Screen
import org.fivefold.board.Act
import org.fivefold.core.generated.MatchState
import org.fivefold.share.bitmapOf

/** What is done seldom: its words, and what they do. */
@Composable
internal fun menuOf(
    state: MatchState,
    act: Act,
    deeds: MatchDeeds,
    hasStrip: Boolean,
    onGo: (Screen) -> Unit,
    onSheet: (GameSheet) -> Unit,
): List<Pair<String, () -> Unit>> {
    val can = state.abilities
    val palette = LocalPalette.current
    val measurer = rememberTextMeasurer()
    val scope = rememberCoroutineScope()
    val sharePicture: () -> Unit = {
        deeds.picture()?.let { picture ->
            scope.launch { deeds.sharePicture(bitmapOf(picture, palette, measurer)) }
        }
    }
    return listOfNotNull(
        R.string.new_game to { onGo(Screen.NewGame(state.game)) },
        R.string.rules to { onGo(Screen.Rules(state.game)) },
        (R.string.undo to { act { undo() }.let {} }).takeIf { can.rematch && can.undo },
        (R.string.all_turns to { onSheet(GameSheet.LegalTurns) }).takeIf { can.hint },
        (R.string.turns to { onSheet(GameSheet.Turns) }).takeIf { !hasStrip && state.turns.isNotEmpty() },
        (R.string.players to { onSheet(GameSheet.Players) }).takeIf { state.result == null },
        R.string.share_game to deeds.shareText,
        R.string.share_picture to sharePicture,
        R.string.copy_game to deeds.copy,
        R.string.paste_game to deeds.paste,
        (R.string.agree_draw to { onSheet(GameSheet.Draw) }).takeIf { can.agreeDraw },
        (R.string.resign to { onSheet(GameSheet.Resign) }).takeIf { can.resign != null },
        R.string.settings to { onGo(Screen.Settings) },
    ).map { (words, deed) -> stringResource(words) to deed }
}
