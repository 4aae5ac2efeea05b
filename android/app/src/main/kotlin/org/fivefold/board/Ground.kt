package org.fivefold.board

import org.fivefold.core.generated.BoardLayout
import org.fivefold.core.generated.Decoration
import org.fivefold.core.generated.PlaceShape
import org.fivefold.core.generated.Spot

/** The strokes of a board that never change, below the pieces and above them. */
internal class Ground(private val layout: BoardLayout) {
    /** What lies on no region. */
    private val fixed: List<Primitive>

    /** Each region's plate and places. */
    private val regions: Map<UShort, List<Primitive>>

    /** The piers, which cover the ends of bridges. */
    val roof: List<Primitive>

    private val whole: List<Primitive>
    private val without: Map<UShort, List<Primitive>>

    init {
        val regionOf = layout.regions.flatMap { region -> region.places.map { it to region.id } }.toMap()
        fixed = strokes(null) { it.place !in regionOf }
        regions =
            layout.regions.associate { region -> region.id to strokes(region.id) { regionOf[it.place] == region.id } }
        roof = buildList {
            val brush = PieceBrush(this)
            for (pier in layout.decorations) if (pier is Decoration.Pier) brush.pier(pier.colour, pier.x, pier.y)
        }
        whole = fixed + layout.regions.flatMap { regions[it.id].orEmpty() }
        without = layout.regions.associate { lifted ->
            lifted.id to fixed + layout.regions.filter { it.id != lifted.id }.flatMap { regions[it.id].orEmpty() }
        }
    }

    /** Everything below the pieces; a region that is on its way is left out. */
    fun below(lifted: UShort?): List<Primitive> = without[lifted] ?: whole

    fun region(id: UShort): List<Primitive> = regions[id].orEmpty()

    private fun strokes(region: UShort?, has: (Spot) -> Boolean): List<Primitive> = buildList {
        for (decoration in layout.decorations) {
            when (decoration) {
                is Decoration.Plate -> if (decoration.region == region) plate(decoration)
                is Decoration.Goal -> if (region == null) goal(decoration)
                is Decoration.Coordinate -> if (region == null) {
                    add(Primitive.Caption(decoration.x, decoration.y, 0.28, decoration.text, Ink.Quiet))
                }
                is Decoration.Pier -> Unit
            }
        }
        layout.spots.filter(has).forEach { spot(it) }
    }

    private fun MutableList<Primitive>.plate(plate: Decoration.Plate) {
        fun body(shift: Double, ink: Ink, alpha: Double) {
            add(Primitive.Plate(plate.x, plate.y + shift, plate.width, plate.height, PLATE_CORNER, ink, alpha))
        }
        body(0.09, Ink.Shadow, 0.45)
        body(0.04, Ink.Shadow, 0.55)
        body(0.0, Ink.Board, 1.0)
        val (width, height) = plate.width - EDGE to plate.height - EDGE
        add(Primitive.Frame(plate.x + EDGE / 2, plate.y + EDGE / 2, width, height, PLATE_CORNER, EDGE, Ink.Line, 0.7))
    }

    private fun MutableList<Primitive>.goal(goal: Decoration.Goal) {
        add(Primitive.Bar(goal.x, goal.y, goal.toX, goal.toY, 0.24, PieceBrush.rimOf(goal.colour)))
        add(Primitive.Bar(goal.x, goal.y, goal.toX, goal.toY, 0.16, PieceBrush.faceOf(goal.colour)))
    }

    private fun MutableList<Primitive>.spot(spot: Spot) {
        val (x, y) = spot.x to spot.y
        when (spot.shape) {
            PlaceShape.HOLE -> hole(x, y)
            PlaceShape.CLOSED -> {
                add(Primitive.Plate(x - 0.4, y - 0.4, 0.8, 0.8, 0.16, Ink.SecondTone))
                PieceBrush(this).cross(x, y, 0.2, 0.09, Ink.Loss, 1.0)
            }
            PlaceShape.STAR -> {
                hole(x, y)
                add(Primitive.Shape(STAR.map { Corner(x + it.x * 0.27, y + it.y * 0.27) }, Ink.Draw))
            }
            PlaceShape.LIGHT_SQUARE -> Unit
            PlaceShape.DARK_SQUARE -> add(Primitive.Plate(x - 0.5, y - 0.5, 1.0, 1.0, 0.06, Ink.SecondTone))
            PlaceShape.DIMPLE -> {
                add(Primitive.Disc(x, y, 0.345, Ink.Line, 0.8))
                add(Primitive.Disc(x, y + 0.012, 0.325, Ink.SecondTone))
            }
            PlaceShape.GAP -> add(Primitive.Disc(x, y, 0.07, Ink.Line))
        }
    }

    private fun MutableList<Primitive>.hole(x: Double, y: Double) {
        // The rim is wider above: the light comes from there.
        add(Primitive.Disc(x, y, 0.425, Ink.Line, 0.8))
        add(Primitive.Disc(x, y + 0.012, 0.4, Ink.Hole))
    }

    companion object {
        const val PLATE_CORNER = 0.28

        /** How wide the rim of a plate is. */
        private const val EDGE = 0.03

        /** The corners of a star of radius 1; written out, so that no two platforms disagree about a sine. */
        private val STAR = listOf(
            Corner(0.0, -1.0),
            Corner(0.2645, -0.364),
            Corner(0.9511, -0.309),
            Corner(0.428, 0.1391),
            Corner(0.5878, 0.809),
            Corner(0.0, 0.45),
            Corner(-0.5878, 0.809),
            Corner(-0.428, 0.1391),
            Corner(-0.9511, -0.309),
            Corner(-0.2645, -0.364),
        )
    }
}
