package org.fivefold.board

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.delay
import org.fivefold.BackButton
import org.fivefold.Touch
import org.fivefold.core.generated.BoardState
import org.fivefold.core.generated.PlanShape
import org.fivefold.core.generated.ScreenPlan

/** A board with a title, the part [above] it, and the [rest] below or beside it. */
@Composable
internal fun BoardScreen(
    plan: ScreenPlan,
    board: BoardState,
    onGesture: Touch,
    title: @Composable () -> Unit,
    above: @Composable () -> Unit,
    rest: @Composable ColumnScope.() -> Unit,
) {
    val scrolled = if (plan.isScrolled) Modifier.verticalScroll(rememberScrollState()) else Modifier
    val head = @Composable {
        Column(Modifier.fillMaxWidth()) {
            title()
            above()
        }
    }
    when (plan.shape) {
        PlanShape.WIDE, PlanShape.WIDE_SCROLLED -> Row(
            Modifier.fillMaxSize().padding(horizontal = plan.margin.dp),
            Arrangement.spacedBy(plan.margin.dp),
        ) {
            Board(board, onGesture, Modifier.size(plan.board.dp).align(Alignment.CenterVertically))
            Column(Modifier.width(plan.panel.dp).fillMaxHeight().then(scrolled), Arrangement.spacedBy(plan.gap.dp)) {
                head()
                rest()
            }
        }
        PlanShape.NARROW_SCROLLED -> Column(Modifier.fillMaxSize()) {
            title()
            Column(
                Modifier.fillMaxSize().then(scrolled).padding(horizontal = plan.margin.dp),
                Arrangement.spacedBy(plan.gap.dp),
                Alignment.CenterHorizontally,
            ) {
                above()
                Board(board, onGesture, Modifier.size(plan.board.dp))
                rest()
            }
        }
        PlanShape.NARROW -> Column(
            Modifier.fillMaxSize(),
            Arrangement.spacedBy(plan.gap.dp),
            Alignment.CenterHorizontally
        ) {
            head()
            Board(board, onGesture, Modifier.size(plan.board.dp))
            rest()
        }
    }
}

/** The back button, the title and more in the same line. */
@Composable
internal fun BoardTitle(title: String, plan: ScreenPlan, onBack: () -> Unit, more: @Composable () -> Unit = {}) {
    Row(Modifier.fillMaxWidth().heightIn(min = TITLE), verticalAlignment = Alignment.CenterVertically) {
        BackButton(onBack)
        // At a large font scale each has a line of its own.
        FlowRow(
            Modifier.weight(1f).padding(start = plan.gap.dp / 2),
            Arrangement.SpaceBetween,
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            Text(
                title,
                Modifier.padding(end = plan.gap.dp).semantics {
                    heading()
                },
                style = MaterialTheme.typography.titleLarge
            )
            more()
        }
    }
}

/** Calls [onTick] after [pause] milliseconds, unless a newer state replaces the timer. */
@Composable
internal fun Wake(revision: ULong, pause: Long?, onTick: () -> Unit) {
    LaunchedEffect(revision, pause) {
        delay(pause ?: return@LaunchedEffect)
        onTick()
    }
}
