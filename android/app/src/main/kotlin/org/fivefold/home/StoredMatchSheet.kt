package org.fivefold.home

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.fivefold.Menu
import org.fivefold.MenuEntry
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.TitledSheet
import org.fivefold.core.generated.HomeCard
import org.fivefold.core.generated.StoredMatchAction
import org.fivefold.core.generated.StoredMatchRow
import org.fivefold.core.generated.UndoOffer
import org.fivefold.core.generated.Word
import org.fivefold.saidOf
import org.fivefold.text

/** The stored matches of a game. The undo offer of a deletion is shown on the sheet, which covers the home screen. */
@Composable
fun StoredMatchSheet(
    card: HomeCard,
    offer: UndoOffer?,
    onMatch: (ULong) -> Unit,
    onAction: (StoredMatchAction, ULong) -> Unit,
    onBringBack: () -> Unit,
    onClose: () -> Unit,
) {
    TitledSheet(card.name, onClose) {
        LazyColumn(Modifier.weight(1f, fill = false).padding(bottom = 8.dp)) {
            items(card.stored, key = { it.number.toLong() }) { match ->
                StoredMatchItem(match, Modifier.animateItem(), {
                    onClose()
                    onMatch(match.number)
                }) { action ->
                    if (action == StoredMatchAction.REVIEW) onClose()
                    onAction(action, match.number)
                }
            }
        }
        if (offer != null && offer.replacedBy == null) UndoBar(offer, onBringBack)
    }
}

@Composable
private fun StoredMatchItem(
    match: StoredMatchRow,
    modifier: Modifier,
    onOpen: () -> Unit,
    onAction: (StoredMatchAction) -> Unit
) {
    Row(
        modifier
            .fillMaxWidth()
            .clickable(onClick = onOpen)
            .heightIn(min = 56.dp)
            .padding(start = 24.dp, end = 12.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f).padding(vertical = 8.dp)) {
            Text(match.words, style = MaterialTheme.typography.bodyLarge)
            if (match.detail.isNotEmpty()) QuietText(match.detail)
        }
        val entries = match.actions.map { row -> MenuEntry(signOf(row.action), row.label) { onAction(row.action) } }
        Menu({ listOf(entries) }) { open ->
            IconButton(onClick = open) {
                Icon(painterResource(R.drawable.ic_menu), saidOf(match.words, Word.MENU.text))
            }
        }
    }
}

/** The offer to undo a deletion. */
@Composable
private fun UndoBar(offer: UndoOffer, onBringBack: () -> Unit) {
    val colors = MaterialTheme.colorScheme
    Surface(
        Modifier.fillMaxWidth().padding(horizontal = 16.dp).padding(bottom = 16.dp),
        RoundedCornerShape(16.dp),
        colors.inverseSurface,
    ) {
        Row(Modifier.padding(start = 16.dp, end = 4.dp), verticalAlignment = Alignment.CenterVertically) {
            Text(
                offer.words,
                Modifier.weight(1f).padding(vertical = 12.dp).semantics { liveRegion = LiveRegionMode.Polite },
                style = MaterialTheme.typography.bodyMedium,
            )
            TextButton(onBringBack, Modifier.heightIn(min = 48.dp)) {
                Text(Word.UNDO.text, color = colors.inversePrimary)
            }
        }
    }
}

private fun signOf(action: StoredMatchAction): Int = when (action) {
    StoredMatchAction.REVIEW -> R.drawable.ic_analysis
    StoredMatchAction.SHARE -> R.drawable.ic_share
    StoredMatchAction.DELETE -> R.drawable.ic_delete
}
