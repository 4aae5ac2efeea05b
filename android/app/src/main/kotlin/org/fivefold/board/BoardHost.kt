package org.fivefold.board

import android.graphics.Bitmap
import android.os.Build
import org.fivefold.AppModel
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.LegalMoveRow
import org.fivefold.core.generated.MatchLink
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.Sound
import org.fivefold.core.generated.Word
import org.fivefold.share.Sharing

/** The queries of a match or a study, and the actions that need more than its screen. */
class BoardHost(
    val legalMoves: () -> List<LegalMoveRow> = { emptyList() },
    val link: () -> MatchLink? = { null },
    val picture: () -> Picture? = { null },
    val sharePicture: suspend (Bitmap) -> Unit = {},
    val sound: (Sound) -> ByteArray? = { null },
    val planner: Planner = byCore,
    val leave: () -> Unit = {},
    val perform: (ButtonAction) -> Unit = {},
) {
    companion object {
        fun of(model: AppModel, sharing: Sharing, legalMoves: () -> List<LegalMoveRow>?) = BoardHost(
            legalMoves = { legalMoves().orEmpty() },
            link = { model.ask { link() } },
            picture = { model.ask { sharedPicture() } },
            sharePicture = sharing::picture,
            sound = model::sound,
            leave = model::back,
        ) { action -> perform(action, model, sharing) }

        private fun perform(action: ButtonAction, model: AppModel, sharing: Sharing) {
            val game = model.state.value?.match?.game.orEmpty()
            when (action) {
                is ButtonAction.Match -> model.send(action.event)
                is ButtonAction.Study -> model.send(action.event)
                is ButtonAction.Begin -> model.openMatch { match?.beginNext(action.next) }
                is ButtonAction.PlayFromHere -> model.openMatch { study?.playFromHere() }
                is ButtonAction.Review -> model.review(action.number)
                is ButtonAction.NewGame -> model.go(Screen.NewGame(game))
                is ButtonAction.Rules -> model.go(Screen.Rules(game))
                is ButtonAction.Settings -> model.go(Screen.Settings)
                is ButtonAction.SendMessage -> model.ask { link() }?.let { sharing.text(it.message) }
                is ButtonAction.ShareGame -> model.ask { save() }?.let(sharing::text)
                is ButtonAction.CopyGame -> {
                    model.ask { save() }?.let(sharing::copy)
                    // Newer systems show a confirmation themselves.
                    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) model.tell(Word.COPIED)
                }
                is ButtonAction.PasteGame -> model.paste(sharing)
                is ButtonAction.Open, is ButtonAction.SharePicture -> error("the match's screen performs this")
            }
        }
    }
}
