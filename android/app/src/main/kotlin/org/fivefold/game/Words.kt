package org.fivefold.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.FilledTonalButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.fivefold.MenuEntry
import org.fivefold.QuietText
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.News
import org.fivefold.core.generated.NewsKind

/**
 * The status texts, in one fixed place: whose turn it is or the result, current activity, the analysis, and the actions
 * available besides the board. Scrolls if the texts do not fit.
 */
@Composable
internal fun Words(state: MatchState, offers: List<MenuEntry>, modifier: Modifier) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val isLow = maxHeight < LOW
        // The player bar also shows whose turn it is, so the evaluation of the position comes first.
        val hasHeadline = state.analysis == null || maxHeight >= TIGHT
        val scrolled = if (constraints.hasBoundedHeight) Modifier.verticalScroll(rememberScrollState()) else Modifier
        if (isLow) {
            Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
                Column(Modifier.weight(1f).then(scrolled)) { Sentences(state, hasHeadline) }
                Offers(offers)
            }
        } else {
            Column(Modifier.fillMaxWidth().then(scrolled), Arrangement.spacedBy(4.dp)) {
                Sentences(state, hasHeadline)
                Offers(offers)
            }
        }
        Announcement(state.moment.announcement)
    }
}

@Composable
private fun Sentences(state: MatchState, hasHeadline: Boolean) {
    val result = state.result
    if (result == null) {
        if (hasHeadline) Text(state.headline, style = MaterialTheme.typography.titleMedium)
    } else {
        Text(result.title, style = MaterialTheme.typography.headlineMedium)
        Text(result.reason, style = MaterialTheme.typography.bodyLarge)
        for (line in listOf(result.rating, result.score)) if (line.isNotEmpty()) QuietText(line)
        result.deciding?.let { Text(it.words, style = MaterialTheme.typography.bodyLarge) }
    }
    state.analysis?.let { AnalysisPanel(it) }
    state.advice?.let { Text(it, style = MaterialTheme.typography.bodyLarge) }
    if (state.news.text.isNotEmpty()) NewsText(state.news)
}

@Composable
private fun NewsText(news: News) {
    val isRefusal = news.kind == NewsKind.REFUSAL
    Text(
        news.text,
        if (isRefusal) Modifier.semantics { liveRegion = LiveRegionMode.Assertive } else Modifier,
        color = if (isRefusal) MaterialTheme.colorScheme.error else MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
}

/** The buttons that come and go. */
@Composable
private fun Offers(offers: List<MenuEntry>) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        for (offer in offers) {
            val label = @Composable { Text(offer.words) }
            if (offer.isMain) Button(offer.onClick) { label() } else FilledTonalButton(offer.onClick) { label() }
        }
    }
}

/** Announces the last move and the result to screen readers. */
@Composable
internal fun Announcement(words: String) {
    Box(
        Modifier.size(1.dp).semantics {
            liveRegion = LiveRegionMode.Polite
            contentDescription = words
        },
    )
}

/** Below this, words and buttons stand beside each other. */
private val LOW = 96.dp

/** Below this, an analysis has the place of the headline. */
private val TIGHT = 120.dp
