package org.fivefold.core

import kotlin.math.floor
import org.fivefold.core.generated.Change
import org.fivefold.core.generated.Corner
import org.fivefold.core.generated.Motion
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.Stroke
import org.fivefold.core.generated.StrokeGroup

/** Pictures as lines. */
internal object Strokes {
    /** A number that is the same in every language: so many thousandths, half of one rounded up. */
    fun thousandths(number: Double): String = floor(number * 1000 + 0.5).toLong().toString()

    /** How large a picture is, and how long it moves. */
    fun brief(picture: Picture): String {
        val motion = if (picture.lengthMs == 0u) "" else "${picture.lengthMs} ms"
        return list("${thousandths(picture.width)} x ${thousandths(picture.height)}", motion)
    }

    /** Everything in it. */
    fun all(picture: Picture): List<String> =
        listOf(list(brief(picture), flag(picture.motion > 0u, "moving"))) + picture.groups.flatMap(::group)

    /** The groups that have strokes of an ink. */
    fun ofInk(picture: Picture, ink: String): List<String> =
        picture.groups.map(::group).filter { lines -> lines.any { " $ink " in it } }.flatten()

    private fun group(group: StrokeGroup): List<String> = listOf("group at ${corners(group.places)}") +
        group.motions.map { "  ${motion(it)}" } + group.strokes.map { "  ${stroke(it)}" }

    private fun motion(motion: Motion): String {
        val change = when (val change = motion.change) {
            is Change.Offset -> "offset ${numbers(change.fromX, change.fromY, change.toX, change.toY)}"
            is Change.Scale -> {
                val from = numbers(change.x, change.y, change.fromWidth, change.fromHeight)
                "scale $from ${numbers(change.toWidth, change.toHeight)}"
            }
            is Change.Rotate -> "turn ${numbers(change.x, change.y, change.fromDegrees, change.toDegrees)}"
            is Change.Alpha -> "alpha ${numbers(change.from, change.to)}"
        }
        return "$change from ${motion.beginMs} for ${motion.lengthMs} ms, ${Words.word(motion.easing)}"
    }

    private fun stroke(stroke: Stroke): String = when (stroke) {
        is Stroke.Plate -> "plate ${Words.word(stroke.ink)} " +
            numbers(stroke.x, stroke.y, stroke.width, stroke.height, stroke.radius, stroke.alpha)
        is Stroke.Frame -> "frame ${Words.word(stroke.ink)} " +
            numbers(stroke.x, stroke.y, stroke.width, stroke.height, stroke.radius, stroke.thickness, stroke.alpha)
        is Stroke.Disc -> "disc ${Words.word(stroke.ink)} ${numbers(stroke.x, stroke.y, stroke.radius, stroke.alpha)}"
        is Stroke.Ring -> "ring ${Words.word(stroke.ink)} " +
            numbers(stroke.x, stroke.y, stroke.radius, stroke.thickness, stroke.alpha)
        is Stroke.Bar -> {
            val numbers = numbers(stroke.x, stroke.y, stroke.toX, stroke.toY, stroke.thickness, stroke.alpha)
            list("bar ${Words.word(stroke.ink)} $numbers", flag(stroke.dotted, "dotted"))
        }
        is Stroke.Trail -> "trail ${Words.word(stroke.ink)} ${numbers(stroke.thickness, stroke.alpha)} " +
            "along ${corners(stroke.corners)}"
        is Stroke.Shape ->
            "shape ${Words.word(stroke.ink)} ${numbers(stroke.alpha)} along ${corners(stroke.corners)}"
        is Stroke.Caption -> {
            val numbers = numbers(stroke.x, stroke.y, stroke.size)
            list("caption ${Words.word(stroke.ink)} $numbers ${stroke.text}", flag(stroke.bold, "bold"))
        }
    }

    private fun corners(corners: List<Corner>): String = corners.joinToString(", ") { numbers(it.x, it.y) }

    private fun numbers(vararg numbers: Double): String = numbers.joinToString(" ", transform = ::thousandths)
}
