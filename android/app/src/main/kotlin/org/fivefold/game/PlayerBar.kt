package org.fivefold.game

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.fivefold.LocalCoins
import org.fivefold.LocalPalette
import org.fivefold.board.PictureView
import org.fivefold.color
import org.fivefold.core.generated.ClockFace
import org.fivefold.core.generated.PlayerBar as Player
import org.fivefold.core.generated.Side

/** A piece of a side. */
@Composable
fun Coin(side: Side, size: Dp) {
    LocalCoins.current[side]?.let { PictureView(it, Modifier.size(size)) }
}

/** A player, highlighted on a card; a line shows that the computer is thinking. */
@Composable
fun PlayerBar(player: Player, modifier: Modifier) {
    val colors = MaterialTheme.colorScheme
    Box(
        modifier
            .fillMaxWidth()
            .clip(RoundedCornerShape(16.dp))
            .background(if (player.isHighlighted) colors.surfaceContainer else colors.background)
            .semantics(mergeDescendants = true) { selected = player.isToMove },
    ) {
        Row(
            Modifier.align(Alignment.CenterStart).fillMaxWidth().padding(horizontal = 12.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            Coin(player.color, 30.dp)
            Column(Modifier.weight(1f)) {
                val isOneLine = player.detail.isEmpty()
                Text(player.name, maxLines = if (isOneLine) 2 else 1, style = MaterialTheme.typography.titleMedium)
                if (!isOneLine) {
                    Text(
                        player.detail,
                        color = colors.onSurfaceVariant,
                        overflow = TextOverflow.Visible,
                        style = MaterialTheme.typography.bodyMedium,
                    )
                }
            }
            if (player.score.isNotEmpty()) Text(player.score, style = MaterialTheme.typography.titleLarge)
            player.clock?.let { Clock(it) }
        }
        if (player.isThinking) {
            LinearProgressIndicator(
                Modifier.align(Alignment.BottomCenter).fillMaxWidth().height(3.dp),
                LocalPalette.current.color(player.color),
                Color.Transparent,
                gapSize = 0.dp,
            )
        }
    }
}

/** The player's remaining time; a color and a spoken text warn when little is left. */
@Composable
private fun Clock(face: ClockFace) {
    val colors = MaterialTheme.colorScheme
    val ground = if (face.isRunning) colors.primary else colors.secondaryContainer
    val ink = if (face.isRunning) colors.onPrimary else colors.onSecondaryContainer
    Text(
        face.text,
        Modifier
            .background(if (face.isLow && face.isRunning) colors.error else ground, RoundedCornerShape(10.dp))
            .padding(horizontal = 10.dp, vertical = 4.dp)
            .semantics { contentDescription = face.words },
        color = ink,
        style = MaterialTheme.typography.titleMedium.copy(fontFeatureSettings = "tnum"),
    )
}
