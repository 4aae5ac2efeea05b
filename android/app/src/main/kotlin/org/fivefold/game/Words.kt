package org.fivefold.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.FilledTonalButton
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.fivefold.Act
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.board.Plan
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.News
import org.fivefold.core.generated.NewsKind
import org.fivefold.core.generated.Word
import org.fivefold.text

/**
 * The status texts, in one fixed place: whose turn it is or the result, current activity, the analysis, and the actions
 * available besides the board. Scrolls if the texts do not fit.
 */
@Composable
internal fun Words(state: MatchState, act: Act, deeds: MatchDeeds, plan: Plan, modifier: Modifier) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val isLow = maxHeight < LOW
        // The player bar also shows whose turn it is, so the evaluation of the position comes first.
        val hasHeadline = state.analysis == null || maxHeight >= TIGHT
        val scrolled = if (constraints.hasBoundedHeight) Modifier.verticalScroll(rememberScrollState()) else Modifier
        if (isLow) {
            Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
                Column(Modifier.weight(1f).then(scrolled)) { Sentences(state, deeds, plan, hasHeadline) }
                WordButtons(state, act, deeds)
            }
        } else {
            Column(Modifier.fillMaxWidth().then(scrolled), Arrangement.spacedBy(4.dp)) {
                Sentences(state, deeds, plan, hasHeadline)
                WordButtons(state, act, deeds)
            }
        }
        Announcement(state.moment.announcement)
    }
}

@Composable
private fun Sentences(state: MatchState, deeds: MatchDeeds, plan: Plan, hasHeadline: Boolean) {
    val result = state.result
    if (result == null) {
        if (hasHeadline) Text(state.headline, style = MaterialTheme.typography.titleMedium)
    } else {
        Text(result.title, style = MaterialTheme.typography.headlineMedium)
        Offered(plan, { result.nextLevel?.let { FilledTonalButton(deeds.nextLevel) { Text(it) } } }) {
            Text(result.reason, style = MaterialTheme.typography.bodyLarge)
            for (line in listOf(result.rating, result.score)) if (line.isNotEmpty()) QuietText(line)
        }
        result.deciding?.let { deciding ->
            Offered(plan, { TextButton({ deeds.reviewFrom(deciding.number) }) { Text(deciding.action) } }) {
                Text(deciding.words, style = MaterialTheme.typography.bodyLarge)
            }
        }
    }
    val analysis = state.analysis
    if (analysis != null) AnalysisPanel(analysis)
    // The result says all that the last move came to.
    val isSaid = analysis != null || result != null
    val advice = state.advice
    when {
        advice != null -> Text(advice.words, style = MaterialTheme.typography.bodyLarge)
        !isSaid || state.news.kind != NewsKind.QUIET -> NewsText(state.news)
    }
}

/** Words and what can be done about them: beside them, or below where letters are large. */
@Composable
private fun Offered(plan: Plan, deed: @Composable () -> Unit, words: @Composable ColumnScope.() -> Unit) {
    if (plan.hasLargeLetters) {
        Column(Modifier.fillMaxWidth()) {
            words()
            deed()
        }
    } else {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            Column(Modifier.weight(1f), content = words)
            deed()
        }
    }
}

@Composable
private fun NewsText(news: News) {
    if (news.text.isEmpty()) return
    val isRefusal = news.kind == NewsKind.REFUSAL
    Text(
        news.text,
        if (isRefusal) Modifier.semantics { liveRegion = LiveRegionMode.Assertive } else Modifier,
        color = if (isRefusal) MaterialTheme.colorScheme.error else MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
}

/** The available actions, with text labels. */
@Composable
private fun WordButtons(state: MatchState, act: Act, deeds: MatchDeeds) {
    val can = state.abilities
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        state.advice?.let { FilledTonalButton({ act { takeAdvice() } }) { Text(it.action) } }
        can.pass?.let { words -> FilledTonalButton({ act { pass() } }) { Text(words) } }
        if (can.confirm) Button({ act { confirm() } }) { Text(Word.CONFIRM.text) }
        if (can.takeBack) {
            TextButton({ act { gesture(BoardGesture.TakeBack) } }) { Text(Word.TAKE_BACK.text) }
        }
        if (can.letComputerPlay) {
            FilledTonalButton({ act { letComputerPlay() } }) { Text(Word.LET_COMPUTER_PLAY.text) }
        }
        if (can.playFromHere) {
            FilledTonalButton(deeds.playFromHere) { Text(Word.PLAY_FROM_HERE.text) }
        }
        if (can.pause) {
            FilledTonalButton({ act { setPaused(!can.isPaused) } }) {
                val sign = if (can.isPaused) R.drawable.ic_play else R.drawable.ic_pause
                Icon(painterResource(sign), null, Modifier.padding(end = 8.dp))
                Text((if (can.isPaused) Word.GO_ON else Word.PAUSE).text)
            }
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
