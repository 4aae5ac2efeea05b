package org.fivefold.game

import android.graphics.Bitmap
import android.os.Build
import org.fivefold.AppModel
import org.fivefold.board.Planner
import org.fivefold.board.byCore
import org.fivefold.core.generated.LegalMoveRow
import org.fivefold.core.generated.MatchLink
import org.fivefold.core.generated.MenuRow
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.PlayerChoice
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Sound
import org.fivefold.core.generated.Word
import org.fivefold.share.Sharing

/** The queries and actions of a match besides board gestures. */
class MatchDeeds(
    val legalMoves: () -> List<LegalMoveRow> = { emptyList() },
    val playerChoices: (Side) -> List<PlayerChoice> = { emptyList() },
    val menu: () -> List<List<MenuRow>> = { emptyList() },
    val rematch: () -> Unit = {},
    val restart: () -> Unit = {},
    val nextLevel: () -> Unit = {},
    val review: () -> Unit = {},
    val reviewFrom: (UInt) -> Unit = {},
    val playFromHere: () -> Unit = {},
    val link: () -> MatchLink? = { null },
    val sendLink: () -> Unit = {},
    val shareText: () -> Unit = {},
    val copy: () -> Unit = {},
    val paste: () -> Unit = {},
    val picture: () -> Picture? = { null },
    val sharePicture: suspend (Bitmap) -> Unit = {},
    val sound: (Sound) -> ByteArray? = { null },
    val planner: Planner = byCore,
) {
    companion object {
        fun of(model: AppModel, sharing: Sharing, onPaste: () -> Unit) = MatchDeeds(
            legalMoves = { model.ask { legalMoves() }.orEmpty() },
            playerChoices = { side -> model.ask { playerChoices(side) }.orEmpty() },
            menu = { model.ask { menu() }.orEmpty() },
            rematch = { model.playNext { rematch() } },
            restart = { model.playNext { restart() } },
            nextLevel = { model.playNext { nextLevel() } },
            review = model::review,
            reviewFrom = { move ->
                model.review()
                model.study { goTo(move) }
            },
            playFromHere = { model.playNext { playFromHere() } },
            link = { model.ask { link() } },
            sendLink = { model.ask { link() }?.let { sharing.text(it.message) } },
            shareText = { model.ask { save() }?.let(sharing::text) },
            copy = {
                model.ask { save() }?.let(sharing::copy)
                // Newer systems say so themselves.
                if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) model.tell(Word.COPIED)
            },
            paste = onPaste,
            picture = { model.ask { sharedPicture() } },
            sharePicture = sharing::picture,
            sound = model::sound,
        )
    }
}
