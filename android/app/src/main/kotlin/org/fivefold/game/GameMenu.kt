package org.fivefold.game

import androidx.compose.runtime.Composable
import androidx.compose.ui.text.rememberTextMeasurer
import org.fivefold.AppModel
import org.fivefold.LocalPalette
import org.fivefold.LocalSettings
import org.fivefold.MoreMenu
import org.fivefold.R
import org.fivefold.Screen
import org.fivefold.board.SeenBoard
import org.fivefold.board.boardPicture
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Snapshot
import org.fivefold.share.Sharing

/** What is done seldom. */
@Composable
fun GameMenu(
    model: GameModel,
    state: GameState,
    app: AppModel,
    sharing: Sharing,
    onPaste: () -> Unit,
    onSheet: (GameSheet) -> Unit,
) {
    val palette = LocalPalette.current
    val settings = LocalSettings.current
    val measurer = rememberTextMeasurer()
    val snapshot = state.snapshot
    val isLatest = snapshot.at.toInt() == snapshot.turns.size && snapshot.result == null
    MoreMenu {
        entry(R.string.new_game) { app.ask(model.id) }
        entry(R.string.rules) { app.go(Screen.Rules(model.id)) }
        if (snapshot.side != null && !snapshot.computerToMove) {
            entry(R.string.all_turns) { onSheet(GameSheet.LegalTurns) }
        }
        entry(R.string.share_game) { model.saved()?.let(sharing::text) }
        entry(R.string.share_picture) {
            val board = SeenBoard(model.layout, settings.coordinates)
            sharing.picture(boardPicture(stillOf(board, snapshot), palette, measurer))
        }
        entry(R.string.copy_game) { model.saved()?.let(sharing::copy) }
        entry(R.string.paste_game, onPaste)
        if (isLatest && state.isBetweenPeople) entry(R.string.agree_draw) { onSheet(GameSheet.Draw) }
        if (isLatest && resigning(snapshot) != null) entry(R.string.resign) { onSheet(GameSheet.Resign) }
        entry(R.string.settings) { app.go(Screen.Settings) }
    }
}

/** The person who may give up: the one against the computer, or the one to move of two. */
fun resigning(snapshot: Snapshot): Side? = when {
    snapshot.firstPlayer is Player.Human && snapshot.secondPlayer is Player.Human -> snapshot.side
    snapshot.firstPlayer is Player.Human -> Side.FIRST
    snapshot.secondPlayer is Player.Human -> Side.SECOND
    else -> null
}
