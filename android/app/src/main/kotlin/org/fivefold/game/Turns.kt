package org.fivefold.game

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.LazyRow
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.fivefold.LocalPalette
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.board.STRIP
import org.fivefold.colour
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.LegalTurnRow
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.Side

/** A turn as it is shown in a strip or a list. */
data class Chip(
    val number: UInt,
    val colour: Side,
    val text: String,
    val sentence: String,
    /** What it was worth, as a sign and in words. */
    val mark: Mark? = null,
)

/** The sign of what a turn was worth. */
data class Mark(val sign: String, val ink: Ink, val words: String)

val MatchState.chips: List<Chip> get() = turns.map { Chip(it.number, it.colour, it.text, it.sentence) }

/** The turns in a row, with a step back and a step on at its ends. */
@Composable
fun TurnStrip(turns: List<Chip>, at: UInt, onGoTo: (UInt) -> Unit) {
    val row = rememberLazyListState()
    Following(row, at, turns.size)
    Row(Modifier.fillMaxWidth().heightIn(min = STRIP), verticalAlignment = Alignment.CenterVertically) {
        StepBack(at, onGoTo)
        LazyRow(
            Modifier.weight(1f),
            row,
            horizontalArrangement = Arrangement.spacedBy(4.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            items(turns, key = { it.number.toInt() }) { turn -> TurnChip(turn, at, onGoTo) }
        }
        StepOn(at, turns.size, onGoTo)
    }
}

/** To the start, a turn back, a turn on, to the latest turn. */
@Composable
fun Steppers(at: UInt, count: Int, modifier: Modifier, onGoTo: (UInt) -> Unit) {
    Row(modifier, Arrangement.SpaceBetween, Alignment.CenterVertically) {
        StepBack(at, onGoTo)
        StepOn(at, count, onGoTo)
    }
}

@Composable
private fun StepBack(at: UInt, onGoTo: (UInt) -> Unit) {
    Step(R.drawable.ic_first, R.string.start_of_game, at > 0u) { onGoTo(0u) }
    Step(R.drawable.ic_earlier, R.string.turn_earlier, at > 0u) { onGoTo(at - 1u) }
}

@Composable
private fun StepOn(at: UInt, count: Int, onGoTo: (UInt) -> Unit) {
    val all = count.toUInt()
    Step(R.drawable.ic_later, R.string.turn_later, at < all) { onGoTo(at + 1u) }
    Step(R.drawable.ic_last, R.string.turn_latest, at < all) { onGoTo(all) }
}

@Composable
private fun Step(icon: Int, words: Int, isEnabled: Boolean, onClick: () -> Unit) {
    IconButton(onClick, enabled = isEnabled) { Icon(painterResource(icon), stringResource(words)) }
}

/** The turn that is on the board stays in sight. */
@Composable
private fun Following(list: LazyListState, at: UInt, count: Int) {
    LaunchedEffect(at, count) {
        // One before it is seen too, so that somebody sees where it comes from.
        list.animateScrollToItem((at.toInt() - 2).coerceAtLeast(0))
    }
}

@Composable
private fun TurnChip(turn: Chip, at: UInt, onGoTo: (UInt) -> Unit) {
    val isShown = turn.number == at
    val shape = RoundedCornerShape(24.dp)
    val edge = if (isShown) MaterialTheme.colorScheme.primary else MaterialTheme.colorScheme.background
    Row(
        Modifier
            .heightIn(min = STRIP)
            .clip(shape)
            .border(2.dp, edge, shape)
            .clickable(role = Role.Button) { onGoTo(turn.number) }
            .semantics(mergeDescendants = true) {
                selected = isShown
                contentDescription = turn.spoken
            }
            .alpha(if (turn.number > at) AHEAD else 1f)
            .padding(horizontal = 10.dp),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Coin(turn.colour, 16.dp)
        Text(turn.text, style = MaterialTheme.typography.bodyMedium)
        turn.mark?.let { MarkSign(it) }
    }
}

private val Chip.spoken get() = listOfNotNull("$number. $sentence", mark?.words).joinToString(", ")

/** The sign of what a turn was worth, on a disc of its colour. */
@Composable
private fun MarkSign(mark: Mark) {
    val palette = LocalPalette.current
    Text(
        mark.sign,
        Modifier
            .background(palette.colour(mark.ink), RoundedCornerShape(10.dp))
            .padding(horizontal = 6.dp)
            .clearAndSetSemantics {},
        color = palette.colour(Ink.ON_VALUE),
        fontWeight = FontWeight.Bold,
        style = MaterialTheme.typography.bodySmall,
    )
}

/** Every turn of the match as a sentence; a tap shows the board after it. */
@Composable
fun TurnList(turns: List<Chip>, at: UInt, modifier: Modifier = Modifier, onGoTo: (UInt) -> Unit) {
    val list = rememberLazyListState()
    Following(list, at, turns.size)
    LazyColumn(modifier.fillMaxWidth(), list) {
        items(turns, key = { it.number.toInt() }) { turn ->
            ListRow(turn.number == at, { onGoTo(turn.number) }) {
                val faded = Modifier.alpha(if (turn.number > at) AHEAD else 1f)
                Text("${turn.number}", faded, color = MaterialTheme.colorScheme.onSurfaceVariant)
                Coin(turn.colour, 20.dp)
                Column(faded.weight(1f)) {
                    Text(turn.sentence)
                    turn.mark?.let { QuietText(it.words) }
                }
                turn.mark?.let { MarkSign(it) }
            }
        }
    }
}

/** Every legal turn, as an alternative to the board. */
@Composable
fun LegalTurnList(turns: List<LegalTurnRow>, onPlay: (String) -> Unit, modifier: Modifier = Modifier) {
    LazyColumn(modifier.fillMaxWidth()) {
        items(turns, key = { it.text }) { turn -> ListRow(false, { onPlay(turn.text) }) { Text(turn.sentence) } }
    }
}

/** A line of a list; the chosen one lies on a card. */
@Composable
internal fun ListRow(isChosen: Boolean, onClick: () -> Unit, content: @Composable RowScope.() -> Unit) {
    val colours = MaterialTheme.colorScheme
    Row(
        Modifier
            .fillMaxWidth()
            .clip(RoundedCornerShape(12.dp))
            .background(if (isChosen) colours.secondaryContainer else colours.background)
            .clickable(role = Role.Button, onClick = onClick)
            .semantics { selected = isChosen }
            .heightIn(min = 48.dp)
            .padding(horizontal = 12.dp, vertical = 4.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) { content() }
}

/** How much is seen of turns that have been taken back. */
private const val AHEAD = 0.6f
