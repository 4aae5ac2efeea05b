package org.fivefold.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.TextUnitType

/**
 * Shows a board, scaled to fit, whatever the direction of the script. Each layer is recorded by itself: what has not
 * changed is neither painted nor recorded again.
 */
@Composable
fun BoardCanvas(scene: BoardScene, palette: Palette, modifier: Modifier = Modifier) {
    val layers = remember(scene) { Painter.layers(scene) }
    val replay = replay(palette)
    val (width, height) = scene.board.width to scene.board.height
    Box(modifier.clipToBounds()) {
        Layer(width, height, layers.ground, replay)
        Layer(width, height, layers.pieces, replay)
        Layer(width, height, layers.roof, replay)
        Layer(width, height, layers.signs, replay)
    }
}

/** Shows a small picture of the painter: a piece beside a name. */
@Composable
fun PictureCanvas(
    width: Double,
    height: Double,
    picture: List<Primitive>,
    palette: Palette,
    modifier: Modifier = Modifier
) {
    Box(modifier) { Layer(width, height, picture, replay(palette)) }
}

@Composable
private fun replay(palette: Palette): Replay {
    val measurer = rememberTextMeasurer(cacheSize = 64)
    return remember(palette, measurer) { Replay(palette, measurer) }
}

@Composable
private fun Layer(width: Double, height: Double, strokes: List<Primitive>, replay: Replay) {
    if (strokes.isEmpty()) return
    Canvas(Modifier.fillMaxSize().graphicsLayer()) {
        val scale = minOf(size.width / width.toFloat(), size.height / height.toFloat())
        val left = (size.width - width.toFloat() * scale) / 2
        val top = (size.height - height.toFloat() * scale) / 2
        with(replay) { draw(strokes, left, top, scale) }
    }
}

/** Draws primitives on a canvas of Compose. */
internal class Replay(private val palette: Palette, private val measurer: TextMeasurer) {
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
            is Primitive.Trail -> drawPath(
                path(stroke.corners),
                colour(stroke.ink, stroke.alpha),
                style = Stroke(stroke.thickness.toFloat(), cap = StrokeCap.Round, join = StrokeJoin.Round),
            )
            is Primitive.Shape -> drawPath(path(stroke.corners).apply { close() }, colour(stroke.ink, stroke.alpha))
            is Primitive.Caption -> caption(stroke, scale)
            is Primitive.Body -> withTransform({
                rotate(stroke.degrees.toFloat(), point(stroke.x, stroke.y))
                scale(stroke.scaleX.toFloat(), stroke.scaleY.toFloat(), point(stroke.x, stroke.y))
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

    private fun path(corners: List<Corner>) = Path().apply {
        corners.forEachIndexed { index, corner ->
            if (index ==
                0
            ) {
                moveTo(corner.x.toFloat(), corner.y.toFloat())
            } else {
                lineTo(corner.x.toFloat(), corner.y.toFloat())
            }
        }
    }

    private companion object {
        const val OPAQUE = 0xFF shl 24

        /** A dash of no length with round ends is a dot; none at all would not be drawn. */
        const val TINY = 0.001f
    }
}
