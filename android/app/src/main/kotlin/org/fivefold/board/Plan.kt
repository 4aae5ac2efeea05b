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
import androidx.compose.ui.unit.dp
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.ScreenPlan
import org.fivefold.core.generated.screenPlan

/** Returns the plan of a screen for a window: the core, or a substitute in previews. */
typealias Planner = (PlanKind, width: Double, height: Double, fontScale: Double) -> ScreenPlan

val byCore: Planner = { kind, width, height, fontScale ->
    screenPlan(kind, width, height, fontScale, hasTitleBar = false)
}

/** A screen with a board, laid out by the plan of its window. */
@Composable
internal fun Planned(kind: PlanKind, planner: Planner, content: @Composable BoxScope.(ScreenPlan) -> Unit) {
    BoxWithConstraints(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
        val (width, height, fontScale) = Triple(maxWidth, maxHeight, LocalDensity.current.fontScale)
        val plan = remember(kind, width, height, fontScale) {
            planner(kind, width.value.toDouble(), height.value.toDouble(), fontScale.toDouble())
        }
        content(plan)
    }
}

internal val TITLE = 48.dp
internal val STRIP = 48.dp
