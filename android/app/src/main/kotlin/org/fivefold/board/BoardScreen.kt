package org.fivefold.board

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalAccessibilityManager
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import kotlinx.coroutines.delay
import org.fivefold.BackButton
import org.fivefold.Heading
import org.fivefold.LocalSheetHeight
import org.fivefold.Menu
import org.fivefold.MenuEntry
import org.fivefold.R
import org.fivefold.Title
import org.fivefold.Touch
import org.fivefold.WideButton
import org.fivefold.core.generated.AnalysisState
import org.fivefold.core.generated.BoardState
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.LegalMoveRow
import org.fivefold.core.generated.MatchLink
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.PlanShape
import org.fivefold.core.generated.ScreenPlan
import org.fivefold.core.generated.Sound
import org.fivefold.core.generated.Word
import org.fivefold.core.generated.screenPlan
import org.fivefold.game.EvaluationBar
import org.fivefold.scrolled
import org.fivefold.text
import org.fivefold.titleMessage

/** Returns the plan of a screen for a window: the core, or a substitute in previews. */
typealias Planner = (PlanKind, width: Double, height: Double, fontScale: Double) -> ScreenPlan

val byCore: Planner = { kind, width, height, scale -> screenPlan(kind, width, height, scale, hasTitleBar = false) }

/** The queries and the board's gestures of a match or a study, and the actions that need more than its screen. */
class BoardHost(
    val legalMoves: () -> List<LegalMoveRow> = { emptyList() },
    val link: () -> MatchLink? = { null },
    val sound: (Sound) -> ByteArray? = { null },
    val planner: Planner = byCore,
    val leave: () -> Unit = {},
    val touch: Touch = { true },
    val perform: (ButtonAction) -> Unit = {},
)

/** A screen with a board, laid out by the plan of its window. */
@Composable
internal fun Planned(kind: PlanKind, planner: Planner, content: @Composable BoxScope.(ScreenPlan) -> Unit) {
    BoxWithConstraints(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
        val (width, height, fontScale) = Triple(maxWidth, maxHeight, LocalDensity.current.fontScale)
        val plan = remember(kind, width, height, fontScale) {
            planner(kind, width.value.toDouble(), height.value.toDouble(), fontScale.toDouble())
        }
        CompositionLocalProvider(LocalSheetHeight provides plan.sheet) { content(plan) }
    }
}

internal val TITLE = 48.dp
internal val STRIP = 48.dp

/**
 * A board with a title, the part [above] it, and the [rest] below or beside it. The [bar] is the last part; where the
 * screen scrolls, it stays at the lower edge if it [isBarFixed], and a new [scrollKey] scrolls to the top.
 */
@Composable
internal fun BoardScreen(
    plan: ScreenPlan,
    board: BoardState,
    onGesture: Touch,
    analysis: AnalysisState?,
    title: @Composable () -> Unit,
    above: @Composable () -> Unit,
    bar: @Composable () -> Unit,
    isBarFixed: Boolean,
    scrollKey: UInt = 0u,
    rest: @Composable ColumnScope.() -> Unit,
) {
    val scrolled = if (plan.isScrolled) Modifier.scrolled(scrollKey) else Modifier
    val isPinned = isBarFixed && plan.shape == PlanShape.NARROW_SCROLLED
    val head = @Composable {
        Column(Modifier.fillMaxWidth()) {
            title()
            above()
        }
    }
    val shown = @Composable { modifier: Modifier ->
        Box(modifier.size(plan.board.dp)) {
            Board(board, onGesture, plan.isScrolled, Modifier.fillMaxSize())
            val margin = Modifier.fillMaxHeight().align(AbsoluteAlignment.CenterLeft).absoluteOffset((-10).dp)
            analysis?.let { EvaluationBar(it, margin) }
        }
    }
    when (plan.shape) {
        PlanShape.WIDE, PlanShape.WIDE_SCROLLED -> Row(
            Modifier.fillMaxSize().padding(horizontal = plan.margin.dp),
            Arrangement.spacedBy(plan.margin.dp),
        ) {
            shown(Modifier.align(Alignment.CenterVertically))
            Column(Modifier.width(plan.panel.dp).fillMaxHeight().then(scrolled), Arrangement.spacedBy(plan.gap.dp)) {
                head()
                rest()
                bar()
            }
        }
        PlanShape.NARROW, PlanShape.NARROW_SCROLLED -> Column(Modifier.fillMaxSize()) {
            // A message stays while the rest scrolls; a title of several lines would leave too little room.
            val isTitleFixed = plan.isScrolled && titleMessage() != null
            if (isTitleFixed) title()
            val margin = if (plan.isScrolled) plan.margin.dp else 0.dp
            Column(
                Modifier.fillMaxWidth().weight(1f).then(scrolled).padding(horizontal = margin),
                Arrangement.spacedBy(plan.gap.dp),
                Alignment.CenterHorizontally,
            ) {
                if (isTitleFixed) above() else head()
                shown(Modifier)
                rest()
                if (!isPinned) bar()
            }
            if (isPinned) Box(Modifier.padding(horizontal = margin)) { bar() }
        }
    }
}

/** The back button, the title and more in the same line. */
@Composable
internal fun BoardTitle(title: String, plan: ScreenPlan, onBack: () -> Unit, more: @Composable () -> Unit = {}) {
    Row(Modifier.fillMaxWidth().heightIn(min = TITLE), verticalAlignment = Alignment.CenterVertically) {
        BackButton(onBack)
        if (titleMessage() != null) return@Row Title(title, Modifier.padding(end = plan.gap.dp))
        // At a large font scale each has a line of its own.
        FlowRow(
            Modifier.weight(1f).padding(start = plan.gap.dp / 2),
            Arrangement.SpaceBetween,
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            Heading(title, Modifier.padding(end = plan.gap.dp))
            more()
        }
    }
}

/** Returns a pause in milliseconds, longer for people who need more time, whom the system knows. */
@Composable
internal fun patient(pause: UInt?): Long? {
    val patience = LocalAccessibilityManager.current
    return pause?.toLong()?.let { patience?.calculateRecommendedTimeoutMillis(it, containsControls = true) ?: it }
}

/** Calls [onTick] after [pause] milliseconds, unless a newer state replaces the timer. */
@Composable
internal fun Wake(revision: ULong, pause: Long?, onTick: () -> Unit) {
    LaunchedEffect(revision, pause) {
        delay(pause ?: return@LaunchedEffect)
        onTick()
    }
}

/** The bar of a match and its overflow menu: icons with labels, or wide buttons if one is the primary one. */
@Composable
internal fun GameActions(
    bar: List<MenuEntry>,
    menu: List<List<MenuEntry>>,
    plan: ScreenPlan,
    tools: List<MenuEntry> = emptyList(),
) {
    val isWide = bar.any { it.isMain }
    val buttons: @Composable (Modifier) -> Unit = { size ->
        for (button in bar) {
            if (isWide) {
                WideButton(button, size)
            } else {
                ActionSign(button, plan.hasLabels, size)
            }
        }
        Menu(Word.MENU.text, { menu }, if (isWide) Modifier else size, tools) { open ->
            ActionSign(MenuEntry(R.drawable.ic_menu, Word.MENU.text, onClick = open), plan.hasLabels, Modifier)
        }
    }
    when {
        plan.isScrolled && isWide ->
            Column(Modifier.fillMaxWidth().padding(bottom = plan.gap.dp), Arrangement.spacedBy(plan.gap.dp)) {
                buttons(Modifier.fillMaxWidth())
            }
        else -> Row(
            Modifier.fillMaxWidth().height(plan.actions.dp).padding(horizontal = plan.beside.dp),
            if (isWide) Arrangement.spacedBy(plan.gap.dp) else Arrangement.Start,
            Alignment.CenterVertically,
        ) { buttons(if (isWide) Modifier.weight(1f) else Modifier.weight(1f).fillMaxHeight()) }
    }
}

/** A button with an icon and its label; a switch if it is on or off. */
@Composable
internal fun ActionSign(button: MenuEntry, hasLabel: Boolean, modifier: Modifier) {
    val isOn = button.isOn
    val touched = if (isOn == null) {
        Modifier.clickable(button.isEnabled, role = Role.Button, onClick = button.onClick)
    } else {
        Modifier.toggleable(isOn, button.isEnabled, Role.Switch) { button.onClick() }
    }
    Column(
        modifier
            .sizeIn(minWidth = 72.dp, minHeight = 48.dp)
            .clip(MaterialTheme.shapes.extraSmall)
            .then(touched)
            .semantics { if (!hasLabel) contentDescription = button.words }
            .alpha(if (button.isEnabled) 1f else DISABLED)
            .padding(4.dp),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        val colors = MaterialTheme.colorScheme
        val plate = if (isOn == true) colors.secondaryContainer else colors.background
        Box(Modifier.background(plate, CircleShape).padding(horizontal = 14.dp, vertical = 4.dp)) {
            button.icon?.let { Icon(painterResource(it), null) }
        }
        if (hasLabel) {
            val style = MaterialTheme.typography.labelMedium.copy(textAlign = TextAlign.Center)
            Text(button.words, autoSize = TextAutoSize.StepBased(9.sp, style.fontSize), maxLines = 1, style = style)
        }
    }
}

private const val DISABLED = 0.38f
