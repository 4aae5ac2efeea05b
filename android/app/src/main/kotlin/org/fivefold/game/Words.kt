package org.fivefold.game

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.FilledTonalButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.fivefold.LocalPalette
import org.fivefold.MenuEntry
import org.fivefold.QuietText
import org.fivefold.Send
import org.fivefold.color
import org.fivefold.core.generated.AnalysisRow
import org.fivefold.core.generated.AnalysisState
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.News
import org.fivefold.core.generated.NewsKind
import org.fivefold.core.generated.Side

/**
 * The status texts, in one fixed place: whose turn it is or the result, current activity, the analysis, and the actions
 * available besides the board. Scrolls if the texts do not fit.
 */
@Composable
internal fun Words(state: MatchState, offers: List<MenuEntry>, send: Send, modifier: Modifier) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val isLow = maxHeight < LOW
        // The player bar also shows whose turn it is, so the evaluation of the position comes first.
        val hasHeadline = state.analysis == null || maxHeight >= TIGHT
        val scrolled = if (constraints.hasBoundedHeight) Modifier.verticalScroll(rememberScrollState()) else Modifier
        if (isLow) {
            Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
                Column(Modifier.weight(1f).then(scrolled)) { Sentences(state, hasHeadline, send) }
                Offers(offers)
            }
        } else {
            Column(Modifier.fillMaxWidth().then(scrolled), Arrangement.spacedBy(4.dp)) {
                Sentences(state, hasHeadline, send)
                Offers(offers)
            }
        }
        Announcement(state.moment.announcement)
    }
}

@Composable
private fun Sentences(state: MatchState, hasHeadline: Boolean, send: Send) {
    val result = state.result
    if (result == null) {
        if (hasHeadline) Text(state.headline, style = MaterialTheme.typography.titleMedium)
    } else {
        Text(result.title, style = MaterialTheme.typography.headlineMedium)
        Text(result.reason, style = MaterialTheme.typography.bodyLarge)
        for (line in listOf(result.rating, result.score)) if (line.isNotEmpty()) QuietText(line)
        result.deciding?.let { Text(it.words, style = MaterialTheme.typography.bodyLarge) }
    }
    state.analysis?.let { AnalysisPanel(it, send) }
    state.advice?.let { Text(it, style = MaterialTheme.typography.bodyLarge) }
    if (state.news.text.isNotEmpty()) NewsText(state.news)
}

/** The analysis: the value, the best moves and the search statistics, or a failure. */
@Composable
private fun AnalysisPanel(state: AnalysisState, send: Send) {
    state.failure?.let {
        Text(it, color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyMedium)
        return
    }
    EvaluationBar(state)
    Text(state.words, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodyMedium)
    for (row in state.rows) AnalysisRow(row, send)
    for (detail in listOf(state.line, state.visits) + state.tried) if (detail.isNotEmpty()) QuietText(detail)
}

/** The share of orange from the left, that of blue from the right, for every script. */
@Composable
private fun EvaluationBar(state: AnalysisState) {
    val share = state.share.toFloat()
    Row(
        Modifier
            .padding(vertical = 4.dp)
            .fillMaxWidth()
            .height(8.dp)
            .clip(RoundedCornerShape(4.dp))
            // In the gray palette a side may have nearly the color of the page.
            .border(1.dp, MaterialTheme.colorScheme.onSurfaceVariant, RoundedCornerShape(4.dp))
            .semantics { contentDescription = state.barWords },
        Arrangement.Absolute.Left,
    ) {
        for ((side, part) in listOf(Side.FIRST to share, Side.SECOND to 1 - share)) {
            val color = LocalPalette.current.color(side)
            if (part > 0) Box(Modifier.weight(part).fillMaxHeight().background(color))
        }
    }
}

/** A good move with its reason and its value: touched, it is shown on the board; touched again, it is played. */
@Composable
private fun AnalysisRow(row: AnalysisRow, send: Send) {
    val move = row.mv
    val background = if (row.isChosen) MaterialTheme.colorScheme.secondaryContainer else Color.Transparent
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = 48.dp)
            .clip(RoundedCornerShape(8.dp))
            .background(background)
            .clickable(enabled = move != null) { move?.let { send(MatchEvent.TryMove(it)) } }
            .semantics(mergeDescendants = true) {
                contentDescription = row.spoken
                selected = row.isChosen
            }
            .padding(horizontal = 8.dp),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        QuietText(row.number.toString())
        Column(Modifier.weight(1f)) {
            Text(row.sentence, style = MaterialTheme.typography.bodyMedium)
            if (row.reason.isNotEmpty()) QuietText(row.reason)
        }
        Text(row.value, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodyMedium)
    }
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

/** The buttons that are shown only while they apply. */
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

/** The height below which the buttons are beside the texts. */
private val LOW = 96.dp

/** The height below which an analysis replaces the headline. */
private val TIGHT = 120.dp
