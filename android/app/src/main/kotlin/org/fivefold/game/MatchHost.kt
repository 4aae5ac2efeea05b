package org.fivefold.game

import android.graphics.Bitmap
import android.os.Build
import org.fivefold.AppModel
import org.fivefold.board.Planner
import org.fivefold.board.byCore
import org.fivefold.core.generated.LegalMoveRow
import org.fivefold.core.generated.MatchAction
import org.fivefold.core.generated.MatchButton
import org.fivefold.core.generated.MatchLink
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.Sound
import org.fivefold.core.generated.Word
import org.fivefold.share.Sharing

/** The queries of a match, and the actions that need more than its screen. */
class MatchHost(
    val legalMoves: () -> List<LegalMoveRow> = { emptyList() },
    val menu: () -> List<List<MatchButton>> = { emptyList() },
    val link: () -> MatchLink? = { null },
    val picture: () -> Picture? = { null },
    val sharePicture: suspend (Bitmap) -> Unit = {},
    val sound: (Sound) -> ByteArray? = { null },
    val planner: Planner = byCore,
    val perform: (MatchAction) -> Unit = {},
) {
    companion object {
        fun of(model: AppModel, sharing: Sharing, onPaste: () -> Unit) = MatchHost(
            legalMoves = { model.ask { legalMoves() }.orEmpty() },
            menu = { model.ask { menu() }.orEmpty() },
            link = { model.ask { link() } },
            picture = { model.ask { sharedPicture() } },
            sharePicture = sharing::picture,
            sound = model::sound,
        ) { action -> perform(action, model, sharing, onPaste) }

        private fun perform(action: MatchAction, model: AppModel, sharing: Sharing, onPaste: () -> Unit) {
            val game = model.state.value?.match?.game.orEmpty()
            when (action) {
                is MatchAction.Send -> model.send(action.event)
                is MatchAction.Begin -> model.openMatch { match?.beginNext(action.next) }
                is MatchAction.Review -> model.review(action.number)
                is MatchAction.NewGame -> model.go(Screen.NewGame(game))
                is MatchAction.Rules -> model.go(Screen.Rules(game))
                is MatchAction.Settings -> model.go(Screen.Settings)
                is MatchAction.SendMessage -> model.ask { link() }?.let { sharing.text(it.message) }
                is MatchAction.ShareGame -> model.ask { save() }?.let(sharing::text)
                is MatchAction.CopyGame -> {
                    model.ask { save() }?.let(sharing::copy)
                    // Newer systems say so themselves.
                    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) model.tell(Word.COPIED)
                }
                is MatchAction.PasteGame -> onPaste()
                is MatchAction.Open, is MatchAction.SharePicture -> error("the screen of the match does this")
            }
        }
    }
}
