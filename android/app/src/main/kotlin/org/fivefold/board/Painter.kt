package org.fivefold.board

import org.fivefold.core.generated.Decoration
import org.fivefold.core.generated.Effect
import org.fivefold.core.generated.Piece
import org.fivefold.core.generated.PieceKind
import org.fivefold.core.generated.PlaceShape
import org.fivefold.core.generated.Spot

/** Turns a scene into strokes. Knows shapes, kinds and effects, and no game. */
object Painter {
    fun paint(scene: BoardScene): List<Primitive> = Painting(scene).strokes()
}

private class Painting(private val scene: BoardScene) {
    private val spots = scene.layout.spots.associateBy { it.place }
    private val out = mutableListOf<Primitive>()
    private val brush = PieceBrush(out)
    private val frame = MotionFrame.of(scene)

    fun strokes(): List<Primitive> {
        plates()
        scene.layout.spots.filter { it.place !in frame.carried }.forEach(::spot)
        certificate()
        track()
        pieces()
        piers()
        frame.body?.let(::carriedRegion)
        frame.flying?.let { brush.piece(it.kind, it.colour, it.x, it.y, PieceBrush.Look(size = it.size)) }
        if (scene.motion == null) {
            chosenRegion()
            marks()
            winningStroke()
            values()
        }
        cursor()
        return out
    }

    private fun plates() {
        for (decoration in scene.layout.decorations) {
            when (decoration) {
                is Decoration.Plate -> {
                    val isCarried = decoration.region != null && decoration.region == frame.body?.region
                    if (!isCarried) plate(decoration)
                }
                is Decoration.Goal -> out += Primitive.Bar(
                    decoration.x,
                    decoration.y,
                    decoration.toX,
                    decoration.toY,
                    0.2,
                    PieceBrush.faceOf(decoration.colour),
                )
                is Decoration.Coordinate -> if (scene.coordinates) {
                    out += Primitive.Caption(decoration.x, decoration.y, 0.28, decoration.text, Ink.Quiet)
                }
                is Decoration.Pier -> Unit
            }
        }
    }

    private fun plate(plate: Decoration.Plate) {
        if (plate.region != null) {
            out += Primitive.Plate(plate.x, plate.y + 0.05, plate.width, plate.height, PLATE_CORNER, Ink.Shadow)
        }
        out += Primitive.Plate(plate.x, plate.y, plate.width, plate.height, PLATE_CORNER, Ink.Board)
    }

    private fun spot(spot: Spot) {
        val (x, y) = spot.x to spot.y
        when (spot.shape) {
            PlaceShape.HOLE -> hole(x, y)
            PlaceShape.CLOSED -> {
                out += Primitive.Plate(x - 0.4, y - 0.4, 0.8, 0.8, 0.16, Ink.SecondTone)
                brush.cross(x, y, 0.2, 0.09, Ink.Loss, 1.0)
            }
            PlaceShape.STAR -> {
                hole(x, y)
                out += Primitive.Star(x, y, 0.27, Ink.Draw)
            }
            PlaceShape.LIGHT_SQUARE -> Unit
            PlaceShape.DARK_SQUARE -> out += Primitive.Plate(x - 0.5, y - 0.5, 1.0, 1.0, 0.06, Ink.SecondTone)
            PlaceShape.DIMPLE -> {
                out += Primitive.Disc(x, y, 0.33, Ink.SecondTone)
                out += Primitive.Ring(x, y, 0.33, 0.02, Ink.Line)
            }
            PlaceShape.GAP -> out += Primitive.Disc(x, y, 0.07, Ink.Line)
        }
    }

    private fun hole(x: Double, y: Double) {
        out += Primitive.Disc(x, y, 0.41, Ink.Hole)
        out += Primitive.Ring(x, y, 0.41, 0.035, Ink.SecondTone)
    }

    /** The dotted way of a piece that moved. */
    private fun track() {
        val from = scene.lastTurn.firstOrNull()?.let(spots::get) ?: return
        val to = scene.lastTurn.last().let(spots::get) ?: return
        if (from.place == to.place || scene.motion != null) return
        if (scene.pieces.any { it.place == from.place }) return
        out += Primitive.Bar(from.x, from.y, to.x, to.y, 0.06, Ink.Accent, 0.35, dotted = true)
    }

    private fun pieces() {
        val last = if (scene.motion == null) scene.lastTurn.lastOrNull() else null
        val line = if (scene.motion == null) scene.winningLine.toSet() else emptySet()
        for (piece in frame.standing) {
            val spot = spots[piece.place] ?: continue
            val dimmed = line.isNotEmpty() && piece.place !in line
            val fading = frame.fading[piece.place] ?: 1.0
            val look = PieceBrush.Look(if (dimmed) 0.45 else fading, last = piece.place == last)
            brush.piece(piece.kind, piece.colour, spot.x, spot.y, look)
        }
    }

    private fun piers() {
        for (decoration in scene.layout.decorations) {
            if (decoration is Decoration.Pier) brush.pier(decoration.colour, decoration.x, decoration.y)
        }
    }

    /** The region that turns or flips, with everything on it. */
    private fun carriedRegion(body: MotionFrame.CarriedBody) {
        val parts = Painting(
            scene.copy(
                layout = scene.layout.copy(
                    spots = scene.layout.spots.filter { it.place in frame.carried },
                    regions = emptyList(),
                    decorations = scene.layout.decorations.filter {
                        it is Decoration.Plate && it.region == body.region
                    },
                ),
                pieces = body.pieces,
                marks = emptyList(),
                picked = null,
                lastTurn = emptyList(),
                winningLine = emptyList(),
                hovered = null,
                cursor = null,
                chosenRegion = null,
                values = emptyList(),
                certificate = emptyList(),
                motion = null,
            ),
        ).strokes()
        out += Primitive.Body(body.x, body.y, body.degrees, body.stretch, parts)
    }

    private fun chosenRegion() {
        val region = scene.layout.regions.firstOrNull { it.id == scene.chosenRegion } ?: return
        out += Primitive.Frame(region.x, region.y, region.width, region.height, PLATE_CORNER, 0.07, Ink.Accent)
    }

    private fun marks() {
        val valued = scene.values.map { it.place }.toSet()
        for (mark in scene.marks) {
            val spot = spots[mark.place] ?: continue
            val ghost = mark.ghost
            when {
                mark.place == scene.hovered && ghost != null -> ghost(ghost)
                mark.place in valued || ghost == null || scene.picked == null -> Unit
                mark.captures -> out += Primitive.Ring(spot.x, spot.y, 0.44, 0.07, Ink.Accent, 0.75)
                else -> out += Primitive.Disc(spot.x, spot.y, 0.14, Ink.Accent, 0.75)
            }
        }
        scene.picked?.let(spots::get)?.let { spot ->
            out += Primitive.Frame(spot.x - 0.45, spot.y - 0.45, 0.9, 0.9, 0.16, 0.06, Ink.Accent)
        }
    }

    private fun ghost(ghost: Piece) {
        val spot = spots[ghost.place] ?: return
        brush.piece(ghost.kind, ghost.colour, spot.x, spot.y, PieceBrush.Look(alpha = 0.35))
    }

    private fun winningStroke() {
        for ((from, to) in scene.winningLine.zipWithNext()) {
            val start = spots[from] ?: continue
            val end = spots[to] ?: continue
            if (scene.pieces.none { it.place == from && it.kind != PieceKind.DISC }) {
                out += Primitive.Bar(start.x, start.y, end.x, end.y, 0.1, Ink.Accent, 0.9)
            }
        }
    }

    private fun values() {
        for (value in scene.values) {
            val spot = spots[value.place] ?: continue
            val width = 0.34 + 0.17 * value.text.length
            val alpha = if (value.proven) 1.0 else 0.55
            out += Primitive.Plate(spot.x - width / 2, spot.y - 0.21, width, 0.42, 0.21, Ink.Card)
            out += Primitive.Plate(spot.x - width / 2, spot.y - 0.21, width, 0.42, 0.21, value.ink, alpha)
            val ink = if (value.proven) Ink.OnValue else Ink.Text
            out += Primitive.Caption(spot.x, spot.y, 0.27, value.text, ink, bold = true)
        }
    }

    private fun certificate() {
        scene.certificate.forEachIndexed { index, places ->
            for (spot in places.mapNotNull(spots::get)) {
                if (index % 2 == 0) {
                    out += Primitive.Disc(spot.x, spot.y, 0.3, Ink.Win, 0.3)
                } else {
                    out += Primitive.Ring(spot.x, spot.y, 0.27, 0.08, Ink.Win, 0.6)
                }
            }
        }
    }

    private fun cursor() {
        val spot = scene.cursor?.let(spots::get) ?: return
        out += Primitive.Frame(spot.x - 0.48, spot.y - 0.48, 0.96, 0.96, 0.2, 0.08, Ink.Page)
        out += Primitive.Frame(spot.x - 0.48, spot.y - 0.48, 0.96, 0.96, 0.2, 0.05, Ink.Accent)
    }

    private companion object {
        const val PLATE_CORNER = 0.28
    }
}
