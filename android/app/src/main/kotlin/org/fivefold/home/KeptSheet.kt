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
import org.fivefold.core.generated.KeptDeed
import org.fivefold.core.generated.KeptMatch
import org.fivefold.core.generated.PutAside
import org.fivefold.core.generated.Word
import org.fivefold.saidOf
import org.fivefold.text

/** All matches of a game that are kept. What is said of one that was deleted would lie below the sheet: it is on it. */
@Composable
fun KeptSheet(
    card: HomeCard,
    aside: PutAside?,
    onMatch: (ULong) -> Unit,
    onDeed: (KeptDeed, ULong) -> Unit,
    onBringBack: () -> Unit,
    onClose: () -> Unit,
) {
    TitledSheet(card.name, onClose) {
        LazyColumn(Modifier.weight(1f, fill = false).padding(bottom = 8.dp)) {
            items(card.kept, key = { it.number.toLong() }) { kept ->
                KeptRow(kept, Modifier.animateItem(), {
                    onClose()
                    onMatch(kept.number)
                }) { deed ->
                    if (deed == KeptDeed.REVIEW) onClose()
                    onDeed(deed, kept.number)
                }
            }
        }
        if (aside != null && aside.by == null) Offer(aside, onBringBack)
    }
}

@Composable
private fun KeptRow(kept: KeptMatch, modifier: Modifier, onOpen: () -> Unit, onDeed: (KeptDeed) -> Unit) {
    Row(
        modifier
            .fillMaxWidth()
            .clickable(onClick = onOpen)
            .heightIn(min = 56.dp)
            .padding(start = 24.dp, end = 12.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f).padding(vertical = 8.dp)) {
            Text(kept.words, style = MaterialTheme.typography.bodyLarge)
            if (kept.detail.isNotEmpty()) QuietText(kept.detail)
        }
        val entries = kept.deeds.map { row -> MenuEntry(signOf(row.deed), row.label) { onDeed(row.deed) } }
        Menu({ listOf(entries) }) { open ->
            IconButton(onClick = open) {
                Icon(painterResource(R.drawable.ic_menu), saidOf(kept.words, Word.MENU.text))
            }
        }
    }
}

/** The offer to restore what was deleted. */
@Composable
private fun Offer(aside: PutAside, onBringBack: () -> Unit) {
    val colors = MaterialTheme.colorScheme
    Surface(
        Modifier.fillMaxWidth().padding(horizontal = 16.dp).padding(bottom = 16.dp),
        RoundedCornerShape(16.dp),
        colors.inverseSurface,
    ) {
        Row(Modifier.padding(start = 16.dp, end = 4.dp), verticalAlignment = Alignment.CenterVertically) {
            Text(
                aside.words,
                Modifier.weight(1f).padding(vertical = 12.dp).semantics { liveRegion = LiveRegionMode.Polite },
                style = MaterialTheme.typography.bodyMedium,
            )
            TextButton(onBringBack, Modifier.heightIn(min = 48.dp)) {
                Text(Word.UNDO.text, color = colors.inversePrimary)
            }
        }
    }
}

private fun signOf(deed: KeptDeed): Int = when (deed) {
    KeptDeed.REVIEW -> R.drawable.ic_analysis
    KeptDeed.SHARE -> R.drawable.ic_share
    KeptDeed.DELETE -> R.drawable.ic_delete
}
