package org.fivefold.game

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.FilledTonalIconButton
import androidx.compose.material3.Icon
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.fivefold.BackButton
import org.fivefold.LabelButton
import org.fivefold.LocalCoins
import org.fivefold.LocalPalette
import org.fivefold.MenuEntry
import org.fivefold.QuietText
import org.fivefold.Send
import org.fivefold.Title
import org.fivefold.board.BoardHost
import org.fivefold.board.BoardScreen
import org.fivefold.board.BoardTitle
import org.fivefold.board.GameActions
import org.fivefold.board.PictureView
import org.fivefold.board.Planned
import org.fivefold.board.Wake
import org.fivefold.color
import org.fivefold.core.generated.AnalysisRow
import org.fivefold.core.generated.AnalysisState
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.ClockFace
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchPart
import org.fivefold.core.generated.MatchResult
import org.fivefold.core.generated.MatchSheet
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.News
import org.fivefold.core.generated.NewsKind
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.PlanShape
import org.fivefold.core.generated.PlayerBar as Player
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.ScreenButton
import org.fivefold.core.generated.ScreenPlan
import org.fivefold.core.generated.Side
import org.fivefold.entry
import org.fivefold.scrolled

/** The screen of a match: the board, both players, the texts and the actions. */
@Composable
fun GameScreen(state: MatchState, hasSounds: Boolean, send: Send, host: BoardHost) {
    var sheet by rememberSaveable { mutableStateOf<MatchSheet?>(null) }
    Wake(state.revision, state.wakeMs?.toLong()) { send(MatchEvent.TimerFired) }
    Feedback(state.moment, hasSounds, host.sound)
    val perform: (ButtonAction) -> Unit = { action ->
        if (action is ButtonAction.Sheet) sheet = action.sheet else host.perform(action)
    }
    Planned(PlanKind.MATCH, host.planner) { plan ->
        GameParts(state, send, host, plan, perform).Screen()
        GameSheets(state, send, host, sheet) { sheet = null }
    }
}

/** The parts of the screen, arranged by a plan. */
private class GameParts(
    private val state: MatchState,
    private val send: Send,
    private val host: BoardHost,
    private val plan: ScreenPlan,
    private val perform: (ButtonAction) -> Unit,
) {
    private val steppers = state.steppers.entries()
    private val isTitled = plan.hasTitle || plan.isScrolled

    private val sides = Modifier.padding(horizontal = plan.margin.dp)

    @Composable
    fun Screen() = BoardScreen(plan, state.board, host.touch, state.analysis, {
        if (isTitled) BoardTitle(state.name, plan, host.leave)
    }, {
        if (!plan.isScrolled) Opponent(if (plan.shape == PlanShape.NARROW) sides else Modifier)
    }, {
        GameActions(state.bar.entries(), state.menu.map { it.entries() }, plan, state.tools.entries())
    }, state.isBarFixed) {
        when (plan.shape) {
            PlanShape.NARROW -> Column(sides, Arrangement.spacedBy(plan.gap.dp)) {
                You()
                if (plan.hasStrip) Strip()
                Words(if (plan.words > 0) Modifier.height(plan.words.dp) else Modifier.weight(1f))
            }
            PlanShape.WIDE -> {
                if (plan.hasList) {
                    MoveTable(state.moves, state.at, Modifier.weight(1f), ::goTo)
                    Steppers(steppers, Modifier.fillMaxWidth())
                }
                Words(if (plan.words > 0) Modifier.height(plan.words.dp) else Modifier.weight(1f))
                if (plan.hasStrip) Strip()
                You()
            }
            PlanShape.NARROW_SCROLLED, PlanShape.WIDE_SCROLLED -> {
                Words(Modifier)
                for (player in state.players) PlayerBar(player, Modifier)
                Strip()
            }
        }
    }

    @Composable
    private fun Strip() = MoveStrip(state.moves, state.at, steppers, ::goTo)

    @Composable
    private fun Words(modifier: Modifier) = Words(state, state.offers.entries(), send, modifier, isTitled)

    /** The bar of the player opposite, rotated like the board. */
    @Composable
    private fun Opponent(modifier: Modifier) {
        Row(modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
            if (!plan.hasTitle) BackButton(host.leave)
            val way = if (state.isTurned) Modifier.rotate(180f) else Modifier
            state.players.firstOrNull()?.let { PlayerBar(it, Modifier.weight(1f).height(plan.head.dp).then(way)) }
        }
    }

    @Composable
    private fun You() {
        state.players.getOrNull(1)?.let { PlayerBar(it, Modifier.height(plan.head.dp)) }
    }

    private fun List<ScreenButton>.entries() = map { it.entry(perform) }

    private fun goTo(move: UInt) {
        send(MatchEvent.GoTo(move))
    }
}

/**
 * The parts that the core lists, in one fixed place, which scrolls if they do not fit. Without a title, a message is the
 * first of them.
 */
@Composable
internal fun Words(state: MatchState, offers: List<MenuEntry>, send: Send, modifier: Modifier, isTitled: Boolean) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val (beside, below) = state.parts.partition { it == MatchPart.OFFERS && maxHeight < LOW }
        val hasLabels = beside.isEmpty() || widthOf(offers) <= maxWidth / 3
        val scrolled = if (constraints.hasBoundedHeight) Modifier.scrolled(state.at) else Modifier
        Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
            Column(Modifier.weight(1f).then(scrolled), Arrangement.spacedBy(2.dp)) {
                if (!isTitled) Title("", Modifier)
                for (part in below) Part(part, state, offers, send)
            }
            if (beside.isNotEmpty()) Offers(offers, hasLabels)
        }
        Announcement(state.moment.announcement)
    }
}

@Composable
private fun Part(part: MatchPart, state: MatchState, offers: List<MenuEntry>, send: Send) {
    when (part) {
        MatchPart.HANDOVER -> Handover(state)
        MatchPart.HEADLINE -> Text(state.headline, style = MaterialTheme.typography.titleMedium)
        MatchPart.RESULT -> state.result?.let { Result(it) }
        MatchPart.ADVICE -> state.advice?.let { Text(it, style = MaterialTheme.typography.bodyLarge) }
        MatchPart.NEWS -> NewsText(state.news)
        MatchPart.OFFERS -> Offers(offers, hasLabels = true)
        MatchPart.ANALYSIS -> state.analysis?.let { AnalysisPanel(it, send) }
    }
}

@Composable
private fun Result(result: MatchResult) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
        Text(result.title, Modifier.alignByBaseline(), style = MaterialTheme.typography.headlineMedium)
        if (result.rating.isNotEmpty()) QuietText(result.rating, Modifier.alignByBaseline())
    }
    Text(result.reason, style = MaterialTheme.typography.bodyLarge)
    result.score?.let { Score(it) }
    result.deciding?.let { Text(it.words, style = MaterialTheme.typography.bodyLarge) }
}

/** The request to hand the device over. */
@Composable
private fun Handover(state: MatchState) {
    val ground = Modifier.clip(MaterialTheme.shapes.medium).background(MaterialTheme.colorScheme.surfaceContainer)
    Row(
        Modifier.fillMaxWidth().then(ground).padding(12.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        state.players.find { it.side == state.headlineSide }?.let { Coin(it.color, 30.dp) }
        Text(state.headline, style = MaterialTheme.typography.headlineSmall)
    }
}

/** The analysis: the value, the best moves and the search statistics, or a failure. */
@Composable
private fun AnalysisPanel(state: AnalysisState, send: Send) {
    state.failure?.let {
        QuietText(it, isError = true)
        return
    }
    state.headline?.let { Text(it, style = MaterialTheme.typography.titleMedium) }
    state.legend?.let { QuietText(it) }
    for (row in state.rows) AnalysisRow(row, send)
    for (detail in state.details) QuietText(detail)
}

/** The evaluation in the margin of the board: the shares of the players above and below it. */
@Composable
internal fun EvaluationBar(state: AnalysisState, modifier: Modifier) {
    val (share, palette) = state.share.toFloat() to LocalPalette.current
    // In the gray palette a side may have nearly the color of the page.
    val edge = Modifier.border(1.dp, MaterialTheme.colorScheme.onSurfaceVariant, CircleShape)
    Column(modifier.width(6.dp).clip(CircleShape).then(edge).semantics { contentDescription = state.barWords }) {
        for ((part, side) in listOf(1 - share to state.above, share to state.below)) {
            if (part > 0) Box(Modifier.weight(part).fillMaxWidth().background(palette.color(side)))
        }
    }
}

/** A good move with its reason and its value: touched, it is shown on the board; touched again, it is played. */
@Composable
private fun AnalysisRow(row: AnalysisRow, send: Send) {
    ListRow(row.isChosen, { row.mv?.let { send(MatchEvent.TryMove(it)) } }, row.spoken, row.mv != null) {
        QuietText(row.number.toString())
        row.picture?.let { Sign(it) }
        Column(Modifier.weight(1f)) {
            val style = MaterialTheme.typography.bodyMedium
            FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
                Text(row.sentence, style = style)
                Text(row.value, fontWeight = FontWeight.SemiBold, style = style)
            }
            val quiet = MaterialTheme.colorScheme.onSurfaceVariant
            if (row.reason.isNotEmpty()) Text(row.reason, color = quiet, style = MaterialTheme.typography.bodySmall)
        }
    }
}

@Composable
private fun NewsText(news: News) {
    val isRefusal = news.kind == NewsKind.REFUSAL
    val live = if (isRefusal) Modifier.semantics { liveRegion = LiveRegionMode.Assertive } else Modifier
    QuietText(news.text, live, isError = isRefusal)
}

/** The buttons that are shown only while they apply, as icons where their labels would leave the texts no room. */
@Composable
private fun Offers(offers: List<MenuEntry>, hasLabels: Boolean) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        for (offer in offers) {
            val icon = offer.icon
            if (hasLabels || icon == null) {
                LabelButton(offer)
            } else {
                FilledTonalIconButton(offer.onClick, Modifier.size(48.dp), offer.isEnabled) {
                    Icon(painterResource(icon), offer.spoken)
                }
            }
        }
    }
}

/** Returns the width of the buttons with their labels. */
@Composable
private fun widthOf(offers: List<MenuEntry>): Dp {
    val (measurer, style) = rememberTextMeasurer() to MaterialTheme.typography.labelLarge
    val labels = offers.map { measurer.measure(it.words, style).size.width }
    return with(LocalDensity.current) { labels.sum().toDp() } + BUTTON_SIDES * offers.size
}

/** The padding beside a button's label, and the gap to the next button. */
private val BUTTON_SIDES = 56.dp

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

/** A piece of a side. */
@Composable
fun Coin(side: Side, size: Dp) {
    LocalCoins.current[side]?.let { PictureView(it, Modifier.size(size)) }
}

/** A player, highlighted on a card; a line shows that the computer is thinking. */
@Composable
fun PlayerBar(player: Player, modifier: Modifier) {
    val colors = MaterialTheme.colorScheme
    Box(
        modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.extraSmall)
            .background(if (player.isHighlighted) colors.surfaceContainer else colors.background)
            .semantics(mergeDescendants = true) { selected = player.isToMove },
    ) {
        Row(
            Modifier.align(Alignment.CenterStart).fillMaxWidth().padding(horizontal = 12.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            Coin(player.color, 30.dp)
            Column(Modifier.weight(1f)) {
                val isOneLine = player.detail.isEmpty()
                Text(player.name, maxLines = if (isOneLine) 2 else 1, style = MaterialTheme.typography.titleMedium)
                if (!isOneLine) {
                    Text(
                        player.detail,
                        color = colors.onSurfaceVariant,
                        overflow = TextOverflow.Visible,
                        style = MaterialTheme.typography.bodyMedium,
                    )
                }
            }
            if (player.score.isNotEmpty()) Text(player.score, style = MaterialTheme.typography.titleLarge)
            player.clock?.let { Clock(it) }
        }
        if (player.isThinking) {
            LinearProgressIndicator(
                Modifier.align(Alignment.BottomCenter).fillMaxWidth().height(3.dp),
                LocalPalette.current.color(player.color),
                Color.Transparent,
                gapSize = 0.dp,
            )
        }
    }
}

/** The player's remaining time; a color and a spoken text warn when little is left. */
@Composable
private fun Clock(face: ClockFace) {
    val colors = MaterialTheme.colorScheme
    val ground = if (face.isRunning) colors.primary else colors.secondaryContainer
    val ink = if (face.isRunning) colors.onPrimary else colors.onSecondaryContainer
    Text(
        face.text,
        Modifier
            .background(if (face.isLow && face.isRunning) colors.error else ground, CircleShape)
            .padding(horizontal = 10.dp, vertical = 4.dp)
            .semantics { contentDescription = face.words },
        color = ink,
        style = MaterialTheme.typography.titleMedium.copy(fontFeatureSettings = "tnum"),
    )
}
