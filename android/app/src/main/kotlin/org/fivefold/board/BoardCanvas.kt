package org.fivefold.board

import androidx.compose.foundation.Canvas
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.TextUnitType

/** Shows a picture of the painter, scaled to fit, whatever the direction of the script. */
@Composable
fun BoardCanvas(
    width: Double,
    height: Double,
    picture: List<Primitive>,
    palette: Palette,
    modifier: Modifier = Modifier
) {
    val measurer = rememberTextMeasurer(cacheSize = 64)
    val replay = remember(palette, measurer) { Replay(palette, measurer) }
    Canvas(modifier) {
        val scale = minOf(size.width / width.toFloat(), size.height / height.toFloat())
        val left = (size.width - width.toFloat() * scale) / 2
        val top = (size.height - height.toFloat() * scale) / 2
        with(replay) { draw(picture, left, top, scale) }
    }
}

/** Draws primitives on a canvas of Compose. */
private class Replay(private val palette: Palette, private val measurer: TextMeasurer) {
    fun DrawScope.draw(picture: List<Primitive>, left: Float, top: Float, scale: Float) {
        withTransform({
            translate(left, top)
            scale(scale, scale, Offset.Zero)
        }) {
            picture.forEach { draw(it, scale) }
        }
    }

    private fun DrawScope.draw(stroke: Primitive, scale: Float) {
        when (stroke) {
            is Primitive.Plate -> drawRoundRect(
                colour(stroke.ink, stroke.alpha),
                point(stroke.x, stroke.y),
                Size(stroke.width.toFloat(), stroke.height.toFloat()),
                CornerRadius(stroke.radius.toFloat()),
            )
            is Primitive.Frame -> drawRoundRect(
                colour(stroke.ink, stroke.alpha),
                point(stroke.x, stroke.y),
                Size(stroke.width.toFloat(), stroke.height.toFloat()),
                CornerRadius(stroke.radius.toFloat()),
                Stroke(stroke.thickness.toFloat()),
            )
            is Primitive.Disc ->
                drawCircle(colour(stroke.ink, stroke.alpha), stroke.radius.toFloat(), point(stroke.x, stroke.y))
            is Primitive.Ring -> drawCircle(
                colour(stroke.ink, stroke.alpha),
                stroke.radius.toFloat(),
                point(stroke.x, stroke.y),
                style = Stroke(stroke.thickness.toFloat()),
            )
            is Primitive.Bar -> drawLine(
                colour(stroke.ink, stroke.alpha),
                point(stroke.x, stroke.y),
                point(stroke.toX, stroke.toY),
                stroke.thickness.toFloat(),
                StrokeCap.Round,
                if (stroke.dotted) dots(stroke.thickness) else null,
            )
            is Primitive.Star -> drawPath(star(stroke), colour(stroke.ink, stroke.alpha))
            is Primitive.Caption -> caption(stroke, scale)
            is Primitive.Body -> withTransform({
                rotate(stroke.degrees.toFloat(), point(stroke.x, stroke.y))
                scale(stroke.stretch.toFloat(), 1f, point(stroke.x, stroke.y))
            }) {
                stroke.parts.forEach { draw(it, scale) }
            }
        }
    }

    /** Text is laid out in pixels: at the size of a unit its hinting would be lost. */
    private fun DrawScope.caption(caption: Primitive.Caption, scale: Float) {
        val size = TextUnit(caption.size.toFloat() * scale / (density * fontScale), TextUnitType.Sp)
        val weight = if (caption.bold) FontWeight.Bold else FontWeight.Normal
        val text = measurer.measure(caption.text, TextStyle(colour(caption.ink, 1.0), size, weight))
        withTransform({ scale(1 / scale, 1 / scale, Offset.Zero) }) {
            drawText(
                text,
                topLeft = Offset(
                    caption.x.toFloat() * scale - text.size.width / 2f,
                    caption.y.toFloat() * scale - text.size.height / 2f,
                ),
            )
        }
    }

    private fun colour(ink: Ink, alpha: Double): Color {
        val seen = if (ink == Ink.Shadow) alpha * palette.shadow else alpha
        return Color(palette[ink] or OPAQUE).copy(alpha = seen.toFloat())
    }

    private fun point(x: Double, y: Double) = Offset(x.toFloat(), y.toFloat())

    private fun dots(thickness: Double) =
        PathEffect.dashPathEffect(floatArrayOf(TINY, (thickness * Svg.DOT_GAP).toFloat()))

    private fun star(star: Primitive.Star) = Path().apply {
        Svg.STAR.forEachIndexed { index, (x, y) ->
            val toX = (star.x + x * star.radius).toFloat()
            val toY = (star.y + y * star.radius).toFloat()
            if (index == 0) moveTo(toX, toY) else lineTo(toX, toY)
        }
        close()
    }

    private companion object {
        const val OPAQUE = 0xFF shl 24

        /** A dash of no length with round ends is a dot; none at all would not be drawn. */
        const val TINY = 0.001f
    }
}
