package org.fivefold.game

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.fivefold.R
import org.fivefold.core.generated.LegalTurn
import org.fivefold.core.generated.Snapshot

/** Every turn of the match; a tap shows the board after it. */
@Composable
fun TurnList(snapshot: Snapshot, onGo: (UInt) -> Unit, modifier: Modifier = Modifier) {
    val list = rememberLazyListState()
    LaunchedEffect(snapshot.at) { list.scrollToItem(snapshot.at.toInt()) }
    LazyColumn(modifier.fillMaxWidth(), list) {
        if (snapshot.turns.isNotEmpty()) {
            item(key = 0) {
                ListRow(stringResource(R.string.start_of_game), snapshot.at == 0u, isAhead = false) { onGo(0u) }
            }
        }
        items(snapshot.turns, key = { it.number.toInt() }) { turn ->
            ListRow(
                "${turn.number}.  ${turn.sentence}",
                turn.number == snapshot.at,
                isAhead = turn.number > snapshot.at,
            ) { onGo(turn.number) }
        }
    }
}

/** Every legal turn, as an alternative to the board. */
@Composable
fun LegalTurnList(turns: List<LegalTurn>, onPlay: (String) -> Unit, modifier: Modifier = Modifier) {
    LazyColumn(modifier.fillMaxWidth()) {
        items(turns, key = { it.text }) { turn ->
            ListRow(turn.sentence, isChosen = false, isAhead = false) { onPlay(turn.text) }
        }
    }
}

@Composable
private fun ListRow(text: String, isChosen: Boolean, isAhead: Boolean, onClick: () -> Unit) {
    val colours = MaterialTheme.colorScheme
    val ink = when {
        isChosen -> colours.onSecondaryContainer
        isAhead -> colours.onSurfaceVariant
        else -> colours.onBackground
    }
    Row(
        Modifier
            .fillMaxWidth()
            .clip(RoundedCornerShape(12.dp))
            .background(if (isChosen) colours.secondaryContainer else colours.background)
            .clickable(role = Role.Button, onClick = onClick)
            .semantics { selected = isChosen }
            .heightIn(min = 48.dp)
            .padding(horizontal = 16.dp, vertical = 4.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Text(text, color = ink)
    }
}
