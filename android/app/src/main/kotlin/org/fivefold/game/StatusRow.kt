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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import java.text.NumberFormat
import org.fivefold.LocalPalette
import org.fivefold.LocalSettings
import org.fivefold.R
import org.fivefold.analysis.Visits
import org.fivefold.board.PictureCanvas
import org.fivefold.board.pieceOf
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side

/** Whose turn it is, by shape, colour and words; at the end how it came out. */
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
                    playerOf(
                        if (it == Side.FIRST) snapshot.firstPlayer else snapshot.secondPlayer,
                        state.isBetweenPeople,
                    ),
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
private fun playerOf(player: Player, isBetweenPeople: Boolean): String = when (player) {
    is Player.Human -> stringResource(if (isBetweenPeople) R.string.person else R.string.you)
    is Player.Level -> stringResource(R.string.computer_level, player.number.toInt())
    is Player.Limits -> {
        val (ms, visits) = player.ms to player.visits
        when {
            ms != null -> stringResource(R.string.computer_seconds, ms.toInt() / MS)
            visits != null ->
                stringResource(R.string.computer_visits, NumberFormat.getIntegerInstance().format(visits.toLong()))
            else -> stringResource(R.string.computer)
        }
    }
}

/** What goes on besides: the computer's thinking, why a touch meant nothing, a hint, or the last turn. */
@Composable
fun NewsRow(model: GameModel, state: GameState) {
    Column(Modifier.fillMaxWidth().heightIn(min = 52.dp)) {
        if (state.isThinking || state.isHinting) {
            LinearProgressIndicator(Modifier.fillMaxWidth())
            Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, Alignment.CenterVertically) {
                Box(Modifier.weight(1f)) {
                    if (LocalSettings.current.showsVisits && !state.analyses) {
                        Visits(state.view?.visits?.toLong() ?: 0, state.rate)
                    }
                }
                TextButton(onClick = model::moveNow) { Text(stringResource(R.string.move_now)) }
            }
        } else {
            val notice = state.notice
            Text(
                notice?.text ?: state.hint?.let { stringResource(R.string.suggestion, it.sentence) }
                    ?: lastTurnOf(state),
                if (notice == null) Modifier else Modifier.semantics { liveRegion = LiveRegionMode.Assertive },
                color = if (notice ==
                    null
                ) {
                    MaterialTheme.colorScheme.onSurfaceVariant
                } else {
                    MaterialTheme.colorScheme.error
                },
                style = MaterialTheme.typography.bodyMedium,
            )
            if (state.isUnsaved) Text(stringResource(R.string.unsaved), color = MaterialTheme.colorScheme.error)
        }
    }
}

@Composable
private fun lastTurnOf(state: GameState): String {
    val (at, turns) = state.snapshot.at.toInt() to state.snapshot.turns
    val last = turns.getOrNull(at - 1)?.sentence.orEmpty()
    return if (at < turns.size) "${stringResource(R.string.turns_of, at, turns.size)}. $last" else last
}

/** Says what happened to somebody who does not see it: the last turn, and the result. */
@Composable
fun Announcement(state: GameState) {
    val text = state.snapshot.announcement
    Box(
        Modifier.size(1.dp).semantics {
            liveRegion = LiveRegionMode.Polite
            contentDescription = text
        },
    )
}

private const val MS = 1000
