package org.fivefold.game

import android.graphics.Bitmap
import org.fivefold.AppModel
import org.fivefold.Screen
import org.fivefold.StudyEntry
import org.fivefold.board.Planner
import org.fivefold.board.byCore
import org.fivefold.core.generated.LegalTurnRow
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
    val review: () -> Unit = {},
    val playFromHere: () -> Unit = {},
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
            review = { model.state.value?.match?.let { model.go(Screen.Study(StudyEntry.Review(it.number))) } },
            playFromHere = { model.playNext { playFromHere() } },
            shareText = { model.ask { save() }?.let(sharing::text) },
            copy = { model.ask { save() }?.let(sharing::copy) },
            paste = onPaste,
            picture = { model.ask { sharedPicture() } },
            sharePicture = sharing::picture,
            sound = model::sound,
        )
    }
}
