package org.fivefold.board

import kotlin.math.abs
import org.fivefold.core.generated.BoardOperation
import org.fivefold.core.generated.BoardOperationKind
import org.fivefold.core.generated.Target

/** The button of an operation on the board: what the painter draws and what a finger and a screen reader meet. */
data class OperationButton(val operation: Target.Operation, val label: String, val x: Double, val y: Double) {
    companion object {
        /** How large it is drawn. */
        const val RADIUS = 0.38

        /** From its centre to where a touch no longer means it. */
        const val REACH = 0.5
    }
}

/**
 * The buttons of a region's operations: side by side in the gap to the next region, between the columns of places, where
 * they cover no piece.
 */
fun SeenBoard.buttons(region: UShort?, operations: List<BoardOperation>): List<OperationButton> {
    val plate = region(region) ?: return emptyList()
    val offered = operations.filter { it.region == plate.id }
    val isAbove = plate.y + plate.height / 2 < height / 2
    val middle = (layout.regions.minOf { it.y } + layout.regions.maxOf { it.y + it.height }) / 2
    val y = if (isAbove) minOf(middle, plate.y + plate.height + 0.25) else maxOf(middle, plate.y - 0.25)
    return offered.mapIndexed { index, operation ->
        val x = plate.x + plate.width * (index + 1) / (offered.size + 1)
        OperationButton(Target.Operation(operation.kind, operation.region), operation.label, x, y)
    }
}

/** The button that a touch on a point of the picture means. */
fun List<OperationButton>.at(x: Double, y: Double): OperationButton? = firstOrNull {
    abs(it.x - x) <= OperationButton.REACH && abs(it.y - y) <= OperationButton.REACH
}

/** The sign of an operation. */
internal fun MutableList<Primitive>.glyph(kind: BoardOperationKind, x: Double, y: Double, radius: Double, ink: Ink) {
    fun at(corner: Corner) = Corner(x + corner.x * radius, y + corner.y * radius)
    when (kind) {
        BoardOperationKind.TURN -> {
            add(Primitive.Trail(ROUND.map(::at), radius * 0.22, ink))
            add(Primitive.Shape(ARROW.map(::at), ink))
        }
        BoardOperationKind.MIRROR -> {
            add(Primitive.Bar(x, y - radius, x, y + radius, radius * 0.16, ink))
            add(Primitive.Shape(WING.map(::at), ink))
            add(Primitive.Trail((WING + WING.first()).map { at(Corner(-it.x, it.y)) }, radius * 0.16, ink))
        }
        BoardOperationKind.PASS -> add(Primitive.Bar(x - radius * 0.7, y, x + radius * 0.7, y, radius * 0.22, ink))
    }
}

/** Most of a circle, clockwise; written out, so that no two platforms disagree about a sine. */
private val ROUND = listOf(
    Corner(-0.766, 0.6428),
    Corner(-0.9397, 0.342),
    Corner(-1.0, 0.0),
    Corner(-0.9397, -0.342),
    Corner(-0.766, -0.6428),
    Corner(-0.5, -0.866),
    Corner(-0.1736, -0.9848),
    Corner(0.1736, -0.9848),
    Corner(0.5, -0.866),
    Corner(0.766, -0.6428),
    Corner(0.9397, -0.342),
    Corner(1.0, 0.0),
)

/** The head of the arrow at the end of [ROUND]. */
private val ARROW = listOf(Corner(0.5, -0.05), Corner(1.5, -0.05), Corner(1.0, 0.75))

/** A triangle that looks at the axis of a mirror. */
private val WING = listOf(Corner(-1.1, -0.75), Corner(-0.3, 0.0), Corner(-1.1, 0.75))
