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
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.fivefold.R
import org.fivefold.core.generated.Snapshot

/** Every turn of the match; a tap shows the board after it. */
@Composable
fun TurnList(snapshot: Snapshot, onGo: (UInt) -> Unit, modifier: Modifier = Modifier) {
    val list = rememberLazyListState()
    LaunchedEffect(snapshot.at) { if (snapshot.at > 0u) list.scrollToItem(snapshot.at.toInt() - 1) }
    LazyColumn(modifier.fillMaxWidth(), list) {
        items(snapshot.turns, key = { it.number.toInt() }) { turn ->
            val isShown = turn.number == snapshot.at
            val shade = MaterialTheme.colorScheme.run { if (isShown) secondaryContainer else background }
            val ink = when {
                isShown -> MaterialTheme.colorScheme.onSecondaryContainer
                turn.number > snapshot.at -> MaterialTheme.colorScheme.onSurfaceVariant
                else -> MaterialTheme.colorScheme.onBackground
            }
            Row(
                Modifier
                    .fillMaxWidth()
                    .clip(RoundedCornerShape(12.dp))
                    .background(shade)
                    .clickable { onGo(turn.number) }
                    .semantics { selected = isShown }
                    .heightIn(min = 48.dp)
                    .padding(horizontal = 16.dp, vertical = 4.dp),
                Arrangement.spacedBy(12.dp),
                Alignment.CenterVertically,
            ) {
                Text("${turn.number}.", color = ink)
                Text(turn.sentence, color = ink)
            }
        }
    }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun TurnSheet(snapshot: Snapshot, onGo: (UInt) -> Unit, onClose: () -> Unit) {
    ModalBottomSheet(onDismissRequest = onClose, containerColor = MaterialTheme.colorScheme.background) {
        Text(
            stringResource(R.string.turns),
            Modifier.padding(horizontal = 24.dp, vertical = 8.dp),
            style = MaterialTheme.typography.titleLarge,
        )
        TurnList(snapshot, onGo, Modifier.padding(horizontal = 8.dp).padding(bottom = 24.dp))
    }
}
