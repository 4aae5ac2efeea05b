package org.fivefold.board

import org.fivefold.core.generated.Decoration
import org.fivefold.core.generated.Piece
import org.fivefold.core.generated.PieceKind
import org.fivefold.core.generated.PlaceShape
import org.fivefold.core.generated.Spot
import org.fivefold.core.generated.Target

/** Turns a scene into strokes. Knows shapes, kinds and effects, and no game. */
object Painter {
    /** The whole picture, the lowest stroke first. */
    fun paint(scene: BoardScene): List<Primitive> = layers(scene).strokes

    /** The picture in layers: what does not change from one scene to the next is the same object. */
    fun layers(scene: BoardScene): BoardLayers = Painting(scene).layers()
}

/** A picture in layers, the lowest first. A layer that is the same object as before looks the same. */
class BoardLayers(
    /** Plates, places and coordinates. */
    val ground: List<Primitive>,
    /** What stands or moves on them. */
    val pieces: List<Primitive>,
    /** What covers pieces. */
    val roof: List<Primitive>,
    /** What is said about them. */
    val signs: List<Primitive>,
) {
    val strokes: List<Primitive> get() = ground + pieces + roof + signs
}

private class Painting(private val scene: BoardScene) {
    private val board = scene.board
    private val frame = MotionFrame.of(scene)
    private var out = mutableListOf<Primitive>()
    private val brush get() = PieceBrush(out)

    fun layers(): BoardLayers {
        val pieces = layer {
            certificate()
            track()
            pieces()
            ghost()
            frame.body?.let(::carriedRegion)
            frame.flying?.let { brush.piece(it.kind, it.colour, it.x, it.y, PieceBrush.Look(size = it.size)) }
        }
        val signs = layer {
            if (scene.motion == null) {
                chosenRegion()
                marks()
                hints()
                values()
            }
            cursor()
        }
        return BoardLayers(board.ground.below(frame.body?.region), pieces, board.ground.roof, signs)
    }

    private fun layer(paint: () -> Unit): List<Primitive> {
        out = mutableListOf()
        paint()
        return out
    }

    /** The dotted way of a piece that moved. */
    private fun track() {
        val from = scene.lastTurn.firstOrNull()?.let(board::spot) ?: return
        val to = scene.lastTurn.last().let(board::spot) ?: return
        if (from.place == to.place || scene.motion != null) return
        if (scene.pieces.any { it.place == from.place }) return
        out += Primitive.Ring(from.x, from.y, 0.16, 0.05, Ink.Accent, 0.5)
        out += Primitive.Bar(from.x, from.y, to.x, to.y, 0.07, Ink.Accent, 0.5, dotted = true)
    }

    private fun pieces() {
        if (scene.motion != null || scene.winningLine.isEmpty()) {
            val last = if (scene.motion == null) scene.lastTurn.lastOrNull() else null
            for (piece in frame.standing) {
                piece(piece, PieceBrush.Look(frame.fading[piece.place] ?: 1.0, isMarked = piece.place == last))
            }
        } else {
            val (winning, others) = frame.standing.partition { it.place in scene.winningLine }
            for (piece in others) piece(piece, PieceBrush.Look(DIMMED))
            if (winning.all { it.kind == PieceKind.DISC }) {
                val line = scene.winningLine.mapNotNull(board::spot)
                out += Primitive.Trail(line.map { Corner(it.x, it.y) }, 0.18, Ink.Accent)
            }
            for (piece in winning) piece(piece, PieceBrush.Look(isMarked = true))
        }
    }

    private fun piece(piece: Piece, look: PieceBrush.Look) {
        val spot = board.spot(piece.place) ?: return
        brush.piece(piece.kind, piece.colour, spot.x, spot.y, look)
    }

    /** What a touch under the finger would bring about. */
    private fun ghost() {
        val ghost = scene.marks.firstOrNull { it.place == scene.hovered }?.ghost ?: return
        if (scene.motion == null) piece(ghost, PieceBrush.Look(GHOST))
    }

    /** The region that turns or flips, with everything on it. */
    private fun carriedRegion(body: MotionFrame.CarriedBody) {
        val parts = board.ground.region(body.region).toMutableList()
        val brush = PieceBrush(parts)
        for (piece in body.pieces) {
            val spot = board.spot(piece.place) ?: continue
            brush.piece(piece.kind, piece.colour, spot.x, spot.y)
        }
        out += Primitive.Body(body.x, body.y, body.degrees, body.scaleX, body.scaleY, parts)
    }

    private fun chosenRegion() {
        val region = board.region(scene.chosenRegion) ?: return
        out += Primitive.Frame(region.x, region.y, region.width, region.height, Ground.PLATE_CORNER, 0.07, Ink.Accent)
        for (button in board.buttons(region.id, scene.operations)) {
            out += Primitive.Disc(button.x, button.y + 0.04, OperationButton.RADIUS, Ink.Shadow)
            out += Primitive.Disc(button.x, button.y, OperationButton.RADIUS, Ink.Card)
            out += Primitive.Ring(button.x, button.y, OperationButton.RADIUS, 0.05, Ink.Accent)
            out.glyph(button.operation.kind, button.x, button.y, 0.19, Ink.Accent)
        }
    }

    private fun marks() {
        val valued = scene.values.map { it.target }.toSet()
        for (mark in scene.marks) {
            val spot = board.spot(mark.place) ?: continue
            val isSaid = mark.place == scene.hovered || Target.Place(mark.place) in valued
            when {
                isSaid || mark.ghost == null || scene.picked == null -> Unit
                mark.captures -> out += Primitive.Ring(spot.x, spot.y, 0.44, 0.07, Ink.Accent, 0.75)
                else -> out += Primitive.Disc(spot.x, spot.y, 0.14, Ink.Accent, 0.75)
            }
        }
        scene.picked?.let(board::spot)?.let { spot ->
            out += Primitive.Frame(spot.x - 0.45, spot.y - 0.45, 0.9, 0.9, 0.16, 0.06, Ink.Accent)
        }
    }

    private fun values() {
        val taken = scene.pieces.map { it.place }.toSet()
        val brush = ValueBrush(board, scene.valueWords, taken, out)
        scene.values.forEach(brush::value)
    }

    private fun hints() {
        for (hint in scene.hints) {
            val (x, y) = centreOf(hint) ?: continue
            out += Primitive.Ring(x, y, 0.47, 0.14, Ink.Page)
            out += Primitive.Ring(x, y, 0.47, 0.09, Ink.Hint)
        }
    }

    private fun certificate() {
        val certificate = scene.certificate ?: return
        certificate.sets.forEachIndexed { index, places ->
            val even = index % 2 == 0
            for (spot in places.mapNotNull(board::spot)) {
                when {
                    spot.shape == PlaceShape.GAP -> tie(spot, joinsUpright(spot, certificate), even)
                    even -> out += Primitive.Disc(spot.x, spot.y, 0.3, Ink.Win, 0.3)
                    else -> out += Primitive.Ring(spot.x, spot.y, 0.27, 0.08, Ink.Win, 0.6)
                }
            }
        }
    }

    /** A bridge that the winner can rely on: the first set is a broad band, the second a dotted line. */
    private fun tie(gap: Spot, isUpright: Boolean, isBand: Boolean) {
        val (x, y) = if (isUpright) 0.0 to 1.0 else 1.0 to 0.0
        fun bar(thickness: Double, alpha: Double, dotted: Boolean) =
            Primitive.Bar(gap.x - x, gap.y - y, gap.x + x, gap.y + y, thickness, Ink.Win, alpha, dotted)
        out += if (isBand) bar(0.44, 0.4, dotted = false) else bar(0.13, 1.0, dotted = true)
    }

    /** Whether the winner's bridge over a gap would run up and down: its piers say so. */
    private fun joinsUpright(gap: Spot, certificate: Certificate): Boolean = board.layout.decorations.any {
        it is Decoration.Pier && it.colour == certificate.colour && it.x == gap.x && it.y == gap.y - 1
    }

    private fun cursor() {
        when (val target = scene.cursor ?: return) {
            is Target.Place -> {
                val spot = board.spot(target.place) ?: return
                out += Primitive.Frame(spot.x - 0.48, spot.y - 0.48, 0.96, 0.96, 0.2, 0.12, Ink.Page)
                out += Primitive.Frame(spot.x - 0.48, spot.y - 0.48, 0.96, 0.96, 0.2, 0.07, Ink.Focus)
            }
            is Target.Operation -> {
                val (x, y) = centreOf(target) ?: return
                out += Primitive.Ring(x, y, 0.5, 0.12, Ink.Page)
                out += Primitive.Ring(x, y, 0.5, 0.07, Ink.Focus)
            }
        }
    }

    private fun centreOf(target: Target): Corner? = when (target) {
        is Target.Place -> board.spot(target.place)?.let { Corner(it.x, it.y) }
        is Target.Operation -> {
            val buttons = if (target.region ==
                scene.chosenRegion
            ) {
                board.buttons(target.region, scene.operations)
            } else {
                emptyList()
            }
            val button = buttons.firstOrNull { it.operation == target }
            if (button != null) Corner(button.x, button.y) else ValueBrush.tag(board, target)
        }
    }

    private companion object {
        /** How much is left to see of the pieces that do not win. */
        const val DIMMED = 0.45

        const val GHOST = 0.35
    }
}
