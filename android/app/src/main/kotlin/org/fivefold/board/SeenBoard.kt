package org.fivefold.board

import org.fivefold.core.generated.BoardLayout
import org.fivefold.core.generated.Decoration
import org.fivefold.core.generated.Region
import org.fivefold.core.generated.Spot

/**
 * A board as it is seen: with its coordinates or cut down to what is left without them, and turned half round for the
 * player opposite. Made once a board and not once a picture: it keeps what never changes.
 */
class SeenBoard(layout: BoardLayout, val showsCoordinates: Boolean = true, val isFlipped: Boolean = false) {
    private val cut = if (showsCoordinates) Cut(0.0, 0.0, layout.width, layout.height) else Cut.around(layout)

    /** Everything where it is seen: positions, arrow keys and reading order. */
    val layout: BoardLayout = layout.copy(
        width = cut.right - cut.left,
        height = cut.bottom - cut.top,
        spots = layout.spots.map(::seen).let { if (isFlipped) it.reversed() else it },
        regions = layout.regions.map(::seen),
        decorations = layout.decorations.mapNotNull(::seen),
    )

    val width: Double get() = layout.width
    val height: Double get() = layout.height

    /** The places by their numbers. */
    val spots: Map<UShort, Spot> = this.layout.spots.associateBy { it.place }

    internal val ground: Ground by lazy { Ground(this.layout) }

    fun spot(place: UShort): Spot? = spots[place]

    fun region(id: UShort?): Region? = layout.regions.firstOrNull { it.id == id }

    /** The x, as the core counts, of a point of the picture: what a hit is asked with. */
    fun boardX(x: Double): Double = if (isFlipped) cut.right - x else x + cut.left

    /** The y, as the core counts, of a point of the picture. */
    fun boardY(y: Double): Double = if (isFlipped) cut.bottom - y else y + cut.top

    private fun seenX(x: Double) = if (isFlipped) cut.right - x else x - cut.left

    private fun seenY(y: Double) = if (isFlipped) cut.bottom - y else y - cut.top

    /** The left edge of something that begins at x. */
    private fun seenX(x: Double, width: Double) = seenX(if (isFlipped) x + width else x)

    private fun seenY(y: Double, height: Double) = seenY(if (isFlipped) y + height else y)

    private fun seen(spot: Spot): Spot {
        val moved = spot.copy(x = seenX(spot.x), y = seenY(spot.y))
        if (!isFlipped) return moved
        return moved.copy(up = spot.down, right = spot.left, down = spot.up, left = spot.right)
    }

    private fun seen(region: Region) =
        region.copy(x = seenX(region.x, region.width), y = seenY(region.y, region.height))

    private fun seen(decoration: Decoration): Decoration? = when (decoration) {
        is Decoration.Plate -> decoration.copy(
            x = seenX(decoration.x, decoration.width),
            y = seenY(decoration.y, decoration.height),
        )
        is Decoration.Pier -> decoration.copy(x = seenX(decoration.x), y = seenY(decoration.y))
        is Decoration.Goal -> decoration.copy(
            x = seenX(decoration.x),
            y = seenY(decoration.y),
            toX = seenX(decoration.toX),
            toY = seenY(decoration.toY),
        )
        is Decoration.Coordinate ->
            if (showsCoordinates) decoration.copy(x = seenX(decoration.x), y = seenY(decoration.y)) else null
    }

    /** The part of a layout that is seen. */
    private class Cut(val left: Double, val top: Double, val right: Double, val bottom: Double) {
        companion object {
            /** Around everything but the coordinates lie shadows and rims. */
            private const val ROOM = 0.12

            fun around(layout: BoardLayout): Cut {
                val xs = mutableListOf<Double>()
                val ys = mutableListOf<Double>()
                for (spot in layout.spots) {
                    xs += listOf(spot.x - 0.5, spot.x + 0.5)
                    ys += listOf(spot.y - 0.5, spot.y + 0.5)
                }
                for (decoration in layout.decorations) {
                    when (decoration) {
                        is Decoration.Plate -> {
                            xs += listOf(decoration.x, decoration.x + decoration.width)
                            ys += listOf(decoration.y, decoration.y + decoration.height)
                        }
                        is Decoration.Goal -> {
                            xs += listOf(decoration.x, decoration.toX)
                            ys += listOf(decoration.y, decoration.toY)
                        }
                        is Decoration.Pier, is Decoration.Coordinate -> Unit
                    }
                }
                return Cut(
                    maxOf(0.0, xs.min() - ROOM),
                    maxOf(0.0, ys.min() - ROOM),
                    minOf(layout.width, xs.max() + ROOM),
                    minOf(layout.height, ys.max() + ROOM),
                )
            }
        }
    }
}
