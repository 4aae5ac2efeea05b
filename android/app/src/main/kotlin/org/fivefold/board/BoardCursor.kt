package org.fivefold.board

import org.fivefold.core.generated.BoardLayout
import org.fivefold.core.generated.Snapshot
import org.fivefold.core.generated.Spot
import org.fivefold.core.generated.Target

/** An arrow key. */
enum class Arrow {
    Up,
    Right,
    Down,
    Left,
    ;

    /** The arrow that means the same on a board that is turned half round. */
    fun turned(): Arrow = entries[(ordinal + 2) % entries.size]
}

/** The keyboard's cursor: on a place it goes by the core's table of neighbours, on an operation from one to the next. */
object BoardCursor {
    /** What an arrow leads to; from nowhere it is where something may be done. Null at the edge. */
    fun after(layout: BoardLayout, snapshot: Snapshot, cursor: Target?, arrow: Arrow): Target? = when (cursor) {
        null -> start(layout, snapshot)
        is Target.Place -> layout.spot(cursor.place)?.neighbour(arrow)?.let(Target::Place)
        is Target.Operation -> afterOperation(layout, snapshot, cursor, arrow)
    }

    /** Where the cursor is after it has touched something. */
    fun afterTouch(layout: BoardLayout, snapshot: Snapshot, touched: Target): Target? {
        val offered = operations(layout, snapshot)
        return when (touched) {
            is Target.Place -> offered.firstOrNull() ?: touched
            is Target.Operation -> if (touched in offered) touched else start(layout, snapshot)
        }
    }

    private fun afterOperation(
        layout: BoardLayout,
        snapshot: Snapshot,
        cursor: Target.Operation,
        arrow: Arrow
    ): Target? {
        val offered = operations(layout, snapshot)
        val index = offered.indexOf(cursor)
        return when (arrow) {
            Arrow.Left -> offered.getOrNull(index - 1)
            Arrow.Right -> offered.getOrNull(index + 1)
            Arrow.Up, Arrow.Down -> start(layout, snapshot)
        }
    }

    /** What is picked, else the place to touch that is nearest to the middle, else any place. */
    private fun start(layout: BoardLayout, snapshot: Snapshot): Target? {
        snapshot.picked?.let { return Target.Place(it) }
        val touchable = snapshot.marks.map { it.place }.toSet()
        val spots = layout.spots.filter { it.place in touchable }.ifEmpty { layout.spots }
        val nearest = spots.minByOrNull { spot ->
            val (x, y) = spot.x - layout.width / 2 to spot.y - layout.height / 2
            x * x + y * y
        }
        return nearest?.let { Target.Place(it.place) }
    }

    private fun operations(layout: BoardLayout, snapshot: Snapshot): List<Target.Operation> {
        val region = chosenRegion(layout, snapshot) ?: return emptyList()
        return snapshot.operations.filter { it.region == region }.map { Target.Operation(it.kind, it.region) }
    }

    private fun BoardLayout.spot(place: UShort): Spot? = spots.firstOrNull { it.place == place }

    private fun Spot.neighbour(arrow: Arrow): UShort? = when (arrow) {
        Arrow.Up -> up
        Arrow.Right -> right
        Arrow.Down -> down
        Arrow.Left -> left
    }
}

/** The region whose operations are offered: the one that was touched. */
fun chosenRegion(layout: BoardLayout, snapshot: Snapshot): UShort? {
    val picked = snapshot.picked ?: return null
    val offered = snapshot.operations.map { it.region }
    return layout.regions.firstOrNull { picked in it.places && it.id in offered }?.id
}
