package org.fivefold.board

import org.fivefold.core.generated.Change
import org.fivefold.core.generated.Easing
import org.fivefold.core.generated.Motion
import org.fivefold.core.generated.Stroke
import org.fivefold.core.generated.StrokeGroup

/** The drawing target of a picture: a canvas, or a recording of the calls. Lengths are in the picture's units. */
interface PictureCanvas {
    fun moved(x: Double, y: Double, draw: () -> Unit)

    fun scaled(x: Double, y: Double, width: Double, height: Double, draw: () -> Unit)

    fun turned(x: Double, y: Double, degrees: Double, draw: () -> Unit)

    /** Draws a stroke; [alpha] multiplies its own alpha. */
    fun draw(stroke: Stroke, alpha: Double)
}

/** Draws groups of strokes at an instant of their motions. */
object PicturePlayer {
    /** An instant after all motions. */
    const val AT_REST = Double.MAX_VALUE

    fun play(groups: List<StrokeGroup>, atMs: Double, canvas: PictureCanvas) {
        for (group in groups) play(group, 0, 1.0, atMs, canvas)
    }

    /** Applies the motions, the first one outermost; alphas multiply. */
    private fun play(group: StrokeGroup, index: Int, alpha: Double, atMs: Double, canvas: PictureCanvas) {
        val motion = group.motions.getOrNull(index)
        if (motion == null) {
            if (alpha > 0) placed(group, alpha, canvas)
            return
        }
        val share = shareOf(motion, atMs)
        val inner = { play(group, index + 1, alpha, atMs, canvas) }
        when (val change = motion.change) {
            is Change.Offset ->
                canvas.moved(between(change.fromX, change.toX, share), between(change.fromY, change.toY, share), inner)
            is Change.Scale -> canvas.scaled(
                change.x,
                change.y,
                between(change.fromWidth, change.toWidth, share),
                between(change.fromHeight, change.toHeight, share),
                inner,
            )
            is Change.Rotate ->
                canvas.turned(change.x, change.y, between(change.fromDegrees, change.toDegrees, share), inner)
            is Change.Alpha -> play(group, index + 1, alpha * between(change.from, change.to, share), atMs, canvas)
        }
    }

    /** Draws all strokes at the first place, then all at the next one. */
    private fun placed(group: StrokeGroup, alpha: Double, canvas: PictureCanvas) {
        for ((x, y) in group.places) canvas.moved(x, y) { group.strokes.forEach { canvas.draw(it, alpha) } }
    }

    /** Returns the completed part of a motion, from 0 to 1. */
    private fun shareOf(motion: Motion, atMs: Double): Double {
        val since = atMs - motion.beginMs.toDouble()
        val time = when {
            since < 0 -> 0.0
            since >= motion.lengthMs.toDouble() -> 1.0
            else -> since / motion.lengthMs.toDouble()
        }
        return when (motion.easing) {
            Easing.LINEAR -> time
            Easing.OUT -> 1 - (1 - time) * (1 - time) * (1 - time)
            Easing.IN -> time * time
        }
    }

    private fun between(from: Double, to: Double, share: Double) = from + (to - from) * share
}
