package org.fivefold.board

import java.awt.geom.AffineTransform
import java.awt.geom.Point2D
import kotlin.math.abs
import org.fivefold.core.Core
import org.fivefold.core.generated.AnimationSpeed
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.Palette
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.Stroke
import org.fivefold.core.generated.drawn
import org.fivefold.saved
import org.fivefold.smallGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The player's drawing is the same as the core's at every time of a motion. */
class PicturePlayerTest {
    @get:Rule val folder = TemporaryFolder()

    @Test
    fun everyFrameMatchesDrawingOfCore() = Core.open(folder.root, "en") { it() }.use { core ->
        core.app { changeSettings(SettingsEvent.SetSpeed(AnimationSpeed.NORMAL)) }
        val palette = checkNotNull(core.app { palette(false, false) })
        var moving = 0
        for ((game, options) in smallGames) {
            core.openMatch { app.receive(saved(game, options = options)) }
            repeat(12) { number ->
                val moves = core.match { legalMoves() }.orEmpty()
                val move = moves.getOrNull(number * 7919 % maxOf(1, moves.size)) ?: return@repeat
                val picture = checkNotNull(core.send(MatchEvent.Play(move.text))).board.picture
                val length = picture.lengthMs.toDouble()
                if (length > 0) moving += 1
                for (at in listOf(0.0, length * 0.13, length * 0.5, length * 0.87, length, PicturePlayer.AT_REST)) {
                    assertSame("$game, ${move.text} at $at", picture, at, palette)
                }
            }
        }
        assertTrue("only $moving moves are animated", moving > 30)
    }

    private fun assertSame(name: String, picture: Picture, atMs: Double, palette: Palette) {
        val mine = Recorder(palette).apply { PicturePlayer.play(picture.groups, atMs, this) }.marks
        val theirs = marksOf(drawn(picture, minOf(atMs, 1e9), palette))
        assertEquals("$name: strokes", theirs.size, mine.size)
        for ((one, other) in theirs zip mine) {
            val isSame = one.kind == other.kind && abs(one.x - other.x) < NEAR && abs(one.y - other.y) < NEAR &&
                abs(one.alpha - other.alpha) < NEAR
            assertTrue("$name: the core draws $one, the player $other", isSame)
        }
    }

    private companion object {
        /** The tolerance: the core's SVG is rounded to thousandths, partly before multiplication. */
        const val NEAR = 0.008
    }
}

/** A stroke: its kind, a point on the picture, and its opacity. */
private data class Mark(val kind: String, val x: Double, val y: Double, val alpha: Double)

private class Recorder(private val palette: Palette) : PictureCanvas {
    val marks = mutableListOf<Mark>()
    private var matrix = AffineTransform()

    override fun moved(x: Double, y: Double, draw: () -> Unit) = inside(draw) { translate(x, y) }

    override fun scaled(x: Double, y: Double, width: Double, height: Double, draw: () -> Unit) = inside(draw) {
        translate(x, y)
        scale(width, height)
        translate(-x, -y)
    }

    override fun turned(x: Double, y: Double, degrees: Double, draw: () -> Unit) =
        inside(draw) { rotate(Math.toRadians(degrees), x, y) }

    private fun inside(draw: () -> Unit, change: AffineTransform.() -> Unit) {
        val outside = matrix
        matrix = AffineTransform(outside).apply(change)
        draw()
        matrix = outside
    }

    override fun draw(stroke: Stroke, alpha: Double) {
        marks += when (stroke) {
            is Stroke.Plate -> mark("rect", stroke.x, stroke.y, stroke.alpha * alpha, stroke.ink)
            is Stroke.Frame -> mark("rect", stroke.x, stroke.y, stroke.alpha * alpha, stroke.ink)
            is Stroke.Disc -> mark("circle", stroke.x, stroke.y, stroke.alpha * alpha, stroke.ink)
            is Stroke.Ring -> mark("circle", stroke.x, stroke.y, stroke.alpha * alpha, stroke.ink)
            is Stroke.Bar -> mark("line", stroke.x, stroke.y, stroke.alpha * alpha, stroke.ink)
            is Stroke.Trail ->
                mark("path", stroke.corners[0].x, stroke.corners[0].y, stroke.alpha * alpha, stroke.ink)
            is Stroke.Shape ->
                mark("path", stroke.corners[0].x, stroke.corners[0].y, stroke.alpha * alpha, stroke.ink)
            is Stroke.Caption -> mark("text", stroke.x, stroke.y + stroke.size * BASELINE, alpha, stroke.ink)
        }
    }

    private fun mark(kind: String, x: Double, y: Double, alpha: Double, ink: Ink): Mark {
        val at = matrix.transform(Point2D.Double(x, y), null)
        return Mark(kind, at.x, at.y, minOf(1.0, if (ink == Ink.SHADOW) alpha * palette.shadow else alpha))
    }

    private companion object {
        /** The distance from the center of digits to their baseline, in font sizes. */
        const val BASELINE = 0.355
    }
}

/** Returns the strokes of an SVG without its background. */
private fun marksOf(svg: String): List<Mark> {
    var matrix = AffineTransform()
    val marks = mutableListOf<Mark>()
    for (line in svg.lines().drop(2)) {
        val kind = line.substringAfter('<').substringBefore(' ')
        fun number(name: String) = Regex(" $name=\"([-0-9.]+)\"").find(line)?.groupValues?.get(1)?.toDouble()
        val point = when (kind) {
            "g" -> {
                val parts = line.substringAfter("matrix(").substringBefore(')').split(' ').map(String::toDouble)
                matrix = AffineTransform(parts.toDoubleArray())
                continue
            }
            "circle" -> number("cx") to number("cy")
            "line" -> number("x1") to number("y1")
            "path" -> line.substringAfter("d=\"M ").split(' ', '"').let { it[0].toDouble() to it[1].toDouble() }
            "rect", "text" -> number("x") to number("y")
            else -> {
                matrix = AffineTransform()
                continue
            }
        }
        val at = matrix.transform(Point2D.Double(point.first ?: 0.0, point.second ?: 0.0), null)
        val alpha = number("fill-opacity") ?: number("stroke-opacity") ?: 1.0
        marks += Mark(kind, at.x, at.y, alpha)
    }
    return marks
}
