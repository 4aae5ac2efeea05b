package org.fivefold.board

import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.PlanShape
import org.fivefold.core.generated.ScreenPlan
import org.fivefold.core.generated.screenPlan

/** Where the parts of a screen with a board lie, as the core says; lengths are Compose's. */
internal class Plan(private val of: ScreenPlan) {
    val shape get() = of.shape
    val board get() = of.board.dp
    val panel get() = of.panel.dp
    val hasTitle get() = of.hasTitle

    /** How high a player's bar or a headline is. */
    val head get() = of.head.dp

    /** How high the graph of a review is; there is none where there is no room. */
    val graph get() = of.graph.dp
    val hasStrip get() = of.hasStrip

    /** How high the words are; without that they have what is left. */
    val words: Dp? get() = of.words.dp.takeIf { it > 0.dp }
    val actions get() = of.actions.dp
    val hasLabels get() = of.hasLabels

    /** What lies between two parts. */
    val gap get() = of.gap.dp

    /** What lies beside the board. */
    val margin get() = of.margin.dp

    /** What lies beside actions: a panel beside the board has its margins already. */
    val beside get() = if (shape == PlanShape.NARROW) margin else 0.dp

    /** What lies beside words. */
    val sides get() = of.sides.dp

    /** How wide a message is at most. */
    val message get() = of.message.dp

    /** Whether what lies beside words would leave them no room. */
    val hasLargeLetters get() = of.hasLargeLetters

    /** How much of the upper line is the way back. */
    val back get() = of.back.dp
    val isScrolled get() = shape == PlanShape.NARROW_SCROLLED || shape == PlanShape.WIDE_SCROLLED
}

/** How a screen is planned for a window: by the core, but where a design tool has none. */
typealias Planner = (PlanKind, width: Double, height: Double, letters: Double) -> ScreenPlan

val byCore: Planner = { kind, width, height, letters -> screenPlan(kind, width, height, letters, hasTitleBar = false) }

/** A screen with a board: its parts lie where the plan of the window says, whatever appears. */
@Composable
internal fun Planned(kind: PlanKind, planner: Planner, content: @Composable BoxScope.(Plan) -> Unit) {
    BoxWithConstraints(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
        val (width, height, letters) = Triple(maxWidth, maxHeight, LocalDensity.current.fontScale)
        val plan = remember(kind, width, height, letters) {
            Plan(planner(kind, width.value.toDouble(), height.value.toDouble(), letters.toDouble()))
        }
        content(plan)
    }
}

internal val TITLE = 48.dp
internal val STRIP = 48.dp
