package org.fivefold.board

/** A point of a line or of a shape, in board units. */
data class Corner(val x: Double, val y: Double)

/** One stroke of a picture, in board units. A picture is a list of them, the lowest first. */
sealed interface Primitive {
    /** A filled rectangle with rounded corners. */
    data class Plate(
        val x: Double,
        val y: Double,
        val width: Double,
        val height: Double,
        val radius: Double,
        val ink: Ink,
        val alpha: Double = 1.0,
    ) : Primitive

    /** The outline of a rectangle with rounded corners; its stroke is centred on the edge. */
    data class Frame(
        val x: Double,
        val y: Double,
        val width: Double,
        val height: Double,
        val radius: Double,
        val thickness: Double,
        val ink: Ink,
        val alpha: Double = 1.0,
    ) : Primitive

    /** A filled circle. */
    data class Disc(val x: Double, val y: Double, val radius: Double, val ink: Ink, val alpha: Double = 1.0) : Primitive

    /** The outline of a circle; its stroke is centred on the circle. */
    data class Ring(
        val x: Double,
        val y: Double,
        val radius: Double,
        val thickness: Double,
        val ink: Ink,
        val alpha: Double = 1.0,
    ) : Primitive

    /** A straight line with round ends, dotted or not. */
    data class Bar(
        val x: Double,
        val y: Double,
        val toX: Double,
        val toY: Double,
        val thickness: Double,
        val ink: Ink,
        val alpha: Double = 1.0,
        val dotted: Boolean = false,
    ) : Primitive

    /** A line through several points, with round ends and corners. */
    data class Trail(val corners: List<Corner>, val thickness: Double, val ink: Ink, val alpha: Double = 1.0) :
        Primitive

    /** A filled shape with straight edges. */
    data class Shape(val corners: List<Corner>, val ink: Ink, val alpha: Double = 1.0) : Primitive

    /** A line of text, centred on the point both ways. */
    data class Caption(
        val x: Double,
        val y: Double,
        val size: Double,
        val text: String,
        val ink: Ink,
        val bold: Boolean = false,
    ) : Primitive

    /** A group that turns and flips as one body about a point: first scaled, then turned clockwise. */
    data class Body(
        val x: Double,
        val y: Double,
        val degrees: Double,
        val scaleX: Double,
        val scaleY: Double,
        val parts: List<Primitive>,
    ) : Primitive
}
