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
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Snackbar
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.fivefold.MenuButton
import org.fivefold.QuietText
import org.fivefold.TitledSheet
import org.fivefold.core.generated.AppAction
import org.fivefold.core.generated.HomeCard
import org.fivefold.core.generated.StoredMatchRow
import org.fivefold.core.generated.UndoOffer
import org.fivefold.core.generated.Word
import org.fivefold.entry
import org.fivefold.text

/** The stored matches of a game. The undo offer of a deletion is shown on the sheet, which covers the home screen. */
@Composable
fun StoredMatchSheet(
    card: HomeCard,
    offer: UndoOffer?,
    onBringBack: () -> Unit,
    onAction: (AppAction) -> Unit,
    onClose: () -> Unit,
) {
    val perform = { action: AppAction ->
        if (action is AppAction.Open) onClose()
        onAction(action)
    }
    TitledSheet(card.name, onClose) {
        LazyColumn(Modifier.weight(1f, fill = false).padding(bottom = 8.dp)) {
            items(card.stored, key = { it.number.toLong() }) { StoredMatchItem(it, Modifier.animateItem(), perform) }
        }
        if (offer != null && offer.replacedBy == null) UndoBar(offer, onBringBack)
    }
}

@Composable
private fun StoredMatchItem(match: StoredMatchRow, modifier: Modifier, perform: (AppAction) -> Unit) {
    Row(
        modifier
            .fillMaxWidth()
            .clickable { perform(match.open) }
            .heightIn(min = 56.dp)
            .padding(start = 24.dp, end = 12.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f).padding(vertical = 8.dp)) {
            Text(match.words, style = MaterialTheme.typography.bodyLarge)
            if (match.detail.isNotEmpty()) QuietText(match.detail)
        }
        MenuButton(match.menuWords) { listOf(match.menu.map { it.entry(perform) }) }
    }
}

/** The offer to undo a deletion. */
@Composable
private fun UndoBar(offer: UndoOffer, onBringBack: () -> Unit) {
    Snackbar(
        Modifier.padding(16.dp).semantics { liveRegion = LiveRegionMode.Polite },
        action = {
            TextButton(onBringBack, Modifier.heightIn(min = 48.dp)) {
                Text(Word.UNDO.text, color = MaterialTheme.colorScheme.inversePrimary)
            }
        },
        shape = RoundedCornerShape(16.dp),
    ) { Text(offer.words, style = MaterialTheme.typography.bodyMedium) }
}
