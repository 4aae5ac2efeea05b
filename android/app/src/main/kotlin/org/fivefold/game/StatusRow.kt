package org.fivefold.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.size
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import java.text.NumberFormat
import org.fivefold.LocalPalette
import org.fivefold.R
import org.fivefold.board.PictureCanvas
import org.fivefold.board.pieceOf
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side

/** Whose turn it is, by shape, colour and words. */
@Composable
fun StatusRow(model: GameModel, state: GameState, modifier: Modifier = Modifier) {
    val snapshot = state.snapshot
    val side = snapshot.side ?: snapshot.result?.winner
    Row(modifier.fillMaxWidth().heightIn(min = 48.dp), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        side?.let { SideGlyph(model.colour(it), 32.dp) }
        Column(Modifier.weight(1f)) {
            Text(
                snapshot.result?.title ?: snapshot.prompt,
                style = MaterialTheme.typography.titleMedium,
                fontWeight = FontWeight.SemiBold,
            )
            side?.let {
                Text(
                    playerOf(if (it == Side.FIRST) snapshot.firstPlayer else snapshot.secondPlayer),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
    }
}

@Composable
fun SideGlyph(colour: PieceColour, size: Dp) {
    val picture = remember(colour) { pieceOf(colour) }
    Box(Modifier.size(size)) { PictureCanvas(1.0, 1.0, picture, LocalPalette.current, Modifier.size(size)) }
}

@Composable
fun playerOf(player: Player): String = when (player) {
    is Player.Human -> stringResource(R.string.person)
    is Player.Level -> stringResource(R.string.computer_level, player.number.toInt())
    is Player.Limits -> stringResource(R.string.computer)
}

/** What goes on besides: the computer's thinking, why a touch meant nothing, or the last turn. Always equally high. */
@Composable
fun NewsRow(model: GameModel, state: GameState) {
    Column(Modifier.fillMaxWidth().heightIn(min = 52.dp)) {
        if (state.isThinking || state.isHinting) {
            LinearProgressIndicator(Modifier.fillMaxWidth())
            Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, Alignment.CenterVertically) {
                val visits = state.view?.visits?.toLong() ?: 0
                Text(
                    pluralStringResource(
                        R.plurals.visits,
                        visits.coerceAtMost(Int.MAX_VALUE.toLong()).toInt(),
                        NumberFormat.getIntegerInstance().format(visits),
                    ),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium,
                )
                TextButton(onClick = model::moveNow) { Text(stringResource(R.string.move_now)) }
            }
        } else {
            val notice = state.notice
            Text(
                notice?.text ?: hintOf(model, state) ?: state.snapshot.announcement,
                Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                color = MaterialTheme.colorScheme.run { if (notice == null) onSurfaceVariant else error },
                style = MaterialTheme.typography.bodyMedium,
                maxLines = 2,
                overflow = TextOverflow.Ellipsis,
            )
            if (state.isUnsaved) Text(stringResource(R.string.unsaved), color = MaterialTheme.colorScheme.error)
        }
    }
}

@Composable
private fun hintOf(model: GameModel, state: GameState): String? {
    val hint = state.hint ?: return null
    val sentence = remember(hint) { model.legalTurns().firstOrNull { it.text == hint }?.sentence }
    return stringResource(R.string.suggestion, sentence ?: hint)
}
