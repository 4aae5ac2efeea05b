package org.fivefold.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke as Line
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.TextUnitType
import org.fivefold.color
import org.fivefold.core.generated.Corner
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.Palette
import org.fivefold.core.generated.Stroke

/** Draws strokes on a canvas of Compose; a unit of the picture has [scale] pixels. */
class ScreenCanvas(
    private val scope: DrawScope,
    private val palette: Palette,
    private val measurer: TextMeasurer,
    private val scale: Float,
) : PictureCanvas {
    /** Draws at a position and scale. */
    fun placed(left: Float, top: Float, draw: () -> Unit) = scope.withTransform({
        translate(left, top)
        scale(scale, scale, Offset.Zero)
    }) { draw() }

    override fun moved(x: Double, y: Double, draw: () -> Unit) =
        scope.withTransform({ translate(x.toFloat(), y.toFloat()) }) { draw() }

    override fun scaled(x: Double, y: Double, width: Double, height: Double, draw: () -> Unit) =
        scope.withTransform({ scale(width.toFloat(), height.toFloat(), point(x, y)) }) { draw() }

    override fun turned(x: Double, y: Double, degrees: Double, draw: () -> Unit) =
        scope.withTransform({ rotate(degrees.toFloat(), point(x, y)) }) { draw() }

    override fun draw(stroke: Stroke, alpha: Double) = when (stroke) {
        is Stroke.Plate -> scope.drawRoundRect(
            ink(stroke.ink, stroke.alpha * alpha),
            point(stroke.x, stroke.y),
            Size(stroke.width.toFloat(), stroke.height.toFloat()),
            CornerRadius(stroke.radius.toFloat()),
        )
        is Stroke.Frame -> scope.drawRoundRect(
            ink(stroke.ink, stroke.alpha * alpha),
            point(stroke.x, stroke.y),
            Size(stroke.width.toFloat(), stroke.height.toFloat()),
            CornerRadius(stroke.radius.toFloat()),
            Line(stroke.thickness.toFloat()),
        )
        is Stroke.Disc ->
            scope.drawCircle(ink(stroke.ink, stroke.alpha * alpha), stroke.radius.toFloat(), point(stroke.x, stroke.y))
        is Stroke.Ring -> scope.drawCircle(
            ink(stroke.ink, stroke.alpha * alpha),
            stroke.radius.toFloat(),
            point(stroke.x, stroke.y),
            style = Line(stroke.thickness.toFloat()),
        )
        is Stroke.Bar -> scope.drawLine(
            ink(stroke.ink, stroke.alpha * alpha),
            point(stroke.x, stroke.y),
            point(stroke.toX, stroke.toY),
            stroke.thickness.toFloat(),
            StrokeCap.Round,
            if (stroke.dotted) dots(stroke.thickness) else null,
        )
        is Stroke.Trail -> scope.drawPath(
            path(stroke.corners),
            ink(stroke.ink, stroke.alpha * alpha),
            style = Line(stroke.thickness.toFloat(), cap = StrokeCap.Round, join = StrokeJoin.Round),
        )
        is Stroke.Shape ->
            scope.drawPath(path(stroke.corners).apply { close() }, ink(stroke.ink, stroke.alpha * alpha))
        is Stroke.Caption -> caption(stroke, alpha)
    }

    /** Text is laid out in pixels: at the size of a unit its hinting would be lost. */
    private fun caption(caption: Stroke.Caption, alpha: Double) = with(scope) {
        val size = TextUnit(caption.size.toFloat() * scale / (density * fontScale), TextUnitType.Sp)
        val weight = if (caption.bold) FontWeight.Bold else FontWeight.Normal
        val text = measurer.measure(caption.text, TextStyle(ink(caption.ink, alpha), size, weight))
        val (width, height) = text.size.width to text.size.height
        withTransform({ scale(1 / scale, 1 / scale, Offset.Zero) }) {
            val (x, y) = caption.x.toFloat() * scale to caption.y.toFloat() * scale
            drawText(text, topLeft = Offset(x - width / 2f, y - height / 2f))
        }
    }

    private fun ink(ink: Ink, alpha: Double): Color =
        palette.color(ink).copy(alpha = (if (ink == Ink.SHADOW) alpha * palette.shadow else alpha).toFloat())

    private fun point(x: Double, y: Double) = Offset(x.toFloat(), y.toFloat())

    private fun dots(thickness: Double) = PathEffect.dashPathEffect(floatArrayOf(TINY, (thickness * DOT_GAP).toFloat()))

    private fun path(corners: List<Corner>) = Path().apply {
        corners.forEachIndexed { index, (x, y) ->
            if (index == 0) moveTo(x.toFloat(), y.toFloat()) else lineTo(x.toFloat(), y.toFloat())
        }
    }

    private companion object {
        /** The length of a dash that looks like a dot: round ends, and not 0, which is not drawn. */
        const val TINY = 0.001f

        /** The distance between the centers of two dots, in thicknesses of the line. */
        const val DOT_GAP = 3.0
    }
}
