package org.fivefold.board

import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.PieceKind

/** Draws one piece about a point: every kind of piece, in every state it can be seen in. */
internal class PieceBrush(private val out: MutableList<Primitive>) {
    fun piece(kind: PieceKind, colour: PieceColour, x: Double, y: Double, look: Look = Look()) = when (kind) {
        PieceKind.DISC -> disc(colour, x, y, look)
        PieceKind.BLOCKER -> blocker(x, y, look)
        PieceKind.WALL -> wall(x, y, look)
        PieceKind.UPRIGHT_BRIDGE -> bridge(colour, x, y - 1, x, y + 1, look)
        PieceKind.FLAT_BRIDGE -> bridge(colour, x - 1, y, x + 1, y, look)
    }

    /** How a piece is seen: its opacity and its size, and whether it stands out: the last one, or one that wins. */
    data class Look(val alpha: Double = 1.0, val size: Double = 1.0, val isMarked: Boolean = false)

    private fun disc(colour: PieceColour, x: Double, y: Double, look: Look) {
        val radius = RADIUS * look.size
        body(faceOf(colour), rimOf(colour), x, y, radius, look.alpha)
        when (colour) {
            PieceColour.ORANGE ->
                out += Primitive.Ring(x, y, radius * 0.5, radius * 0.13, Ink.OrangeGlyph, 0.92 * look.alpha)
            PieceColour.BLUE -> out += Primitive.Disc(x, y, radius * 0.3, Ink.BlueGlyph, 0.92 * look.alpha)
            PieceColour.NEUTRAL -> cross(x, y, radius * 0.42, radius * 0.14, Ink.BlueGlyph, 0.9 * look.alpha)
        }
        if (look.isMarked) out += Primitive.Ring(x, y, radius * 1.14, radius * 0.09, Ink.Accent)
    }

    private fun blocker(x: Double, y: Double, look: Look) = disc(PieceColour.NEUTRAL, x, y, look)

    private fun wall(x: Double, y: Double, look: Look) {
        val half = 0.34 * look.size
        out += Primitive.Plate(x - half, y - half, 2 * half, 2 * half, 0.12, Ink.SecondTone, look.alpha)
        cross(x, y, half * 0.5, 0.09, Ink.NeutralRim, look.alpha)
    }

    private fun bridge(colour: PieceColour, x: Double, y: Double, toX: Double, toY: Double, look: Look) {
        val middleX = (x + toX) / 2
        val middleY = (y + toY) / 2
        val fromX = middleX + (x - middleX) * look.size
        val fromY = middleY + (y - middleY) * look.size
        val endX = middleX + (toX - middleX) * look.size
        val endY = middleY + (toY - middleY) * look.size
        fun bar(shift: Double, thickness: Double, ink: Ink, alpha: Double) {
            out += Primitive.Bar(fromX, fromY + shift, endX, endY + shift, thickness, ink, alpha)
        }
        if (look.isMarked) bar(0.0, 0.68, Ink.Accent, look.alpha)
        // A bridge that can be seen through is one body, or its parts would be seen through each other.
        if (look.alpha == 1.0) {
            bar(0.1, 0.5, Ink.Shadow, 0.6)
            bar(0.0, 0.5, rimOf(colour), 1.0)
        }
        bar(0.0, 0.42, faceOf(colour), look.alpha)
        if (colour == PieceColour.ORANGE) bar(0.0, 0.1, Ink.OrangeGlyph, 0.85 * look.alpha)
    }

    private fun body(face: Ink, rim: Ink, x: Double, y: Double, radius: Double, alpha: Double) {
        if (alpha == 1.0) {
            out += Primitive.Disc(x, y + radius * 0.15, radius * 1.02, Ink.Shadow, 0.55)
            out += Primitive.Disc(x, y + radius * 0.06, radius * 1.04, Ink.Shadow, 0.55)
        }
        out += Primitive.Disc(x, y, radius * 0.96, face, alpha)
        out += Primitive.Ring(x, y, radius * 0.96, radius * 0.08, rim, alpha)
    }

    fun cross(x: Double, y: Double, arm: Double, thickness: Double, ink: Ink, alpha: Double) {
        out += Primitive.Bar(x - arm, y - arm, x + arm, y + arm, thickness, ink, alpha)
        out += Primitive.Bar(x - arm, y + arm, x + arm, y - arm, thickness, ink, alpha)
    }

    /** A pier: round for orange, square for blue. */
    fun pier(colour: PieceColour, x: Double, y: Double) = when (colour) {
        PieceColour.ORANGE -> {
            out += Primitive.Disc(x, y, 0.36, Ink.Orange)
            out += Primitive.Ring(x, y, 0.36, 0.06, Ink.OrangeRim)
            out += Primitive.Ring(x, y, 0.16, 0.07, Ink.OrangeGlyph)
        }
        PieceColour.BLUE -> {
            out += Primitive.Plate(x - 0.31, y - 0.31, 0.62, 0.62, 0.14, Ink.Blue)
            out += Primitive.Frame(x - 0.31, y - 0.31, 0.62, 0.62, 0.14, 0.06, Ink.BlueRim)
            out += Primitive.Disc(x, y, 0.1, Ink.BlueGlyph)
        }
        PieceColour.NEUTRAL -> out += Primitive.Disc(x, y, 0.3, Ink.Neutral)
    }

    companion object {
        /** The radius of a piece on a place of one unit: 78 % of the cell. */
        const val RADIUS = 0.39

        fun faceOf(colour: PieceColour) = when (colour) {
            PieceColour.ORANGE -> Ink.Orange
            PieceColour.BLUE -> Ink.Blue
            PieceColour.NEUTRAL -> Ink.Neutral
        }

        fun rimOf(colour: PieceColour) = when (colour) {
            PieceColour.ORANGE -> Ink.OrangeRim
            PieceColour.BLUE -> Ink.BlueRim
            PieceColour.NEUTRAL -> Ink.NeutralRim
        }
    }
}

/** A piece alone on a picture of one unit: how a side is shown beside its name. */
fun pieceOf(colour: PieceColour): List<Primitive> =
    buildList { PieceBrush(this).piece(PieceKind.DISC, colour, 0.5, 0.5, PieceBrush.Look(size = 1.2)) }
