package org.fivefold.game

import android.graphics.Bitmap
import org.fivefold.AppModel
import org.fivefold.board.Planner
import org.fivefold.board.byCore
import org.fivefold.core.generated.LegalTurnRow
import org.fivefold.core.generated.MatchLink
import org.fivefold.core.generated.Palette
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.PlayerChoice
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Sound
import org.fivefold.share.Sharing

/** What can be asked of a match and done with it besides gestures. */
class MatchDeeds(
    val legalTurns: () -> List<LegalTurnRow> = { emptyList() },
    val playerChoices: (Side) -> List<PlayerChoice> = { emptyList() },
    val rematch: () -> Unit = {},
    val nextLevel: () -> Unit = {},
    val review: () -> Unit = {},
    val reviewFrom: (UInt) -> Unit = {},
    val playFromHere: () -> Unit = {},
    val link: () -> MatchLink? = { null },
    val lightPalette: () -> Palette? = { null },
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
            legalTurns = { model.ask { legalTurns() }.orEmpty() },
            playerChoices = { side -> model.ask { playerChoices(side) }.orEmpty() },
            rematch = { model.playNext { rematch() } },
            nextLevel = { model.playNext { nextLevel() } },
            review = model::review,
            reviewFrom = { turn ->
                model.review()
                model.study { goTo(turn) }
            },
            playFromHere = { model.playNext { playFromHere() } },
            link = { model.ask { link() } },
            lightPalette = { model.palette(isDark = false, wantsContrast = false) },
            sendLink = { model.ask { link() }?.let { sharing.text(it.message) } },
            shareText = { model.ask { save() }?.let(sharing::text) },
            copy = { model.ask { save() }?.let(sharing::copy) },
            paste = onPaste,
            picture = { model.ask { sharedPicture() } },
            sharePicture = sharing::picture,
            sound = model::sound,
        )
    }
}
