package org.fivefold.game

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
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
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.fivefold.R
import org.fivefold.board.Act
import org.fivefold.core.generated.LegalTurnRow
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.TurnRow

/** The turns in a row, with a step back and a step on at its ends. */
@Composable
fun TurnStrip(state: MatchState, act: Act) {
    val row = rememberLazyListState()
    Following(row, state)
    Row(Modifier.fillMaxWidth().heightIn(min = STRIP), verticalAlignment = Alignment.CenterVertically) {
        StepBack(state, act)
        LazyRow(
            Modifier.weight(1f),
            row,
            horizontalArrangement = Arrangement.spacedBy(4.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            items(state.turns, key = { it.number.toInt() }) { turn -> TurnChip(turn, state.at, act) }
        }
        StepOn(state, act)
    }
}

/** To the start, a turn back, a turn on, to the latest turn. */
@Composable
fun Steppers(state: MatchState, act: Act, modifier: Modifier) {
    Row(modifier, Arrangement.SpaceBetween, Alignment.CenterVertically) {
        StepBack(state, act)
        StepOn(state, act)
    }
}

@Composable
private fun StepBack(state: MatchState, act: Act) {
    Step(R.drawable.ic_first, R.string.start_of_game, state.at > 0u) { act { goTo(0u) } }
    Step(R.drawable.ic_earlier, R.string.turn_earlier, state.at > 0u) { act { goTo(state.at - 1u) } }
}

@Composable
private fun StepOn(state: MatchState, act: Act) {
    val all = state.turns.size.toUInt()
    Step(R.drawable.ic_later, R.string.turn_later, state.at < all) { act { goTo(state.at + 1u) } }
    Step(R.drawable.ic_last, R.string.turn_latest, state.at < all) { act { goTo(all) } }
}

@Composable
private fun Step(icon: Int, words: Int, isEnabled: Boolean, onClick: () -> Unit) {
    IconButton(onClick, enabled = isEnabled) { Icon(painterResource(icon), stringResource(words)) }
}

/** The turn that is on the board stays in sight. */
@Composable
private fun Following(list: LazyListState, state: MatchState) {
    LaunchedEffect(state.at, state.turns.size) {
        // One before it is seen too, so that somebody sees where it comes from.
        list.animateScrollToItem((state.at.toInt() - 2).coerceAtLeast(0))
    }
}

@Composable
private fun TurnChip(turn: TurnRow, at: UInt, act: Act) {
    val isShown = turn.number == at
    val shape = RoundedCornerShape(24.dp)
    val edge = if (isShown) MaterialTheme.colorScheme.primary else MaterialTheme.colorScheme.background
    Row(
        Modifier
            .heightIn(min = STRIP)
            .clip(shape)
            .border(2.dp, edge, shape)
            .clickable(role = Role.Button) { act { goTo(turn.number) } }
            .semantics(mergeDescendants = true) {
                selected = isShown
                contentDescription = "${turn.number}. ${turn.sentence}"
            }
            .alpha(if (turn.number > at) AHEAD else 1f)
            .padding(horizontal = 10.dp),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Coin(turn.colour, 16.dp)
        Text(turn.text, style = MaterialTheme.typography.bodyMedium)
    }
}

/** Every turn of the match as a sentence; a tap shows the board after it. */
@Composable
fun TurnList(state: MatchState, act: Act, modifier: Modifier = Modifier) {
    val list = rememberLazyListState()
    Following(list, state)
    LazyColumn(modifier.fillMaxWidth(), list) {
        items(state.turns, key = { it.number.toInt() }) { turn ->
            ListRow(turn.number == state.at, { act { goTo(turn.number) } }) {
                val faded = Modifier.alpha(if (turn.number > state.at) AHEAD else 1f)
                Text("${turn.number}", faded, color = MaterialTheme.colorScheme.onSurfaceVariant)
                Coin(turn.colour, 20.dp)
                Text(turn.sentence, faded)
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
internal fun ListRow(isChosen: Boolean, onClick: () -> Unit, content: @Composable () -> Unit) {
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
