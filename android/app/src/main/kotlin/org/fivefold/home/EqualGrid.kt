package org.fivefold.home

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp

/** A grid in which all have the same size, that of the one that needs most. */
@Composable
fun EqualGrid(columns: Int, gap: Dp, modifier: Modifier = Modifier, content: @Composable () -> Unit) {
    Layout(content, modifier) { cells, room ->
        val between = gap.roundToPx()
        val width = (room.maxWidth - between * (columns - 1)) / columns
        val height = cells.maxOfOrNull { it.maxIntrinsicHeight(width) } ?: 0
        val placed = cells.map { it.measure(Constraints.fixed(width, height)) }
        val rows = (cells.size + columns - 1) / columns
        layout(room.maxWidth, maxOf(0, rows * (height + between) - between)) {
            placed.forEachIndexed { index, cell ->
                cell.placeRelative(index % columns * (width + between), index / columns * (height + between))
            }
        }
    }
}
