package org.fivefold.share

import android.graphics.Bitmap
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import kotlin.math.roundToInt
import org.fivefold.board.PicturePlayer
import org.fivefold.board.ScreenCanvas
import org.fivefold.colour
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.Palette
import org.fivefold.core.generated.Picture

/** A picture to be given away, on the colour of the page. */
fun bitmapOf(picture: Picture, palette: Palette, measurer: TextMeasurer): Bitmap {
    val unit = WIDTH / picture.width
    val height = (unit * picture.height).roundToInt()
    val bitmap = Bitmap.createBitmap(WIDTH, height, Bitmap.Config.ARGB_8888)
    val size = Size(WIDTH.toFloat(), height.toFloat())
    CanvasDrawScope().draw(Density(1f), LayoutDirection.Ltr, Canvas(bitmap.asImageBitmap()), size) {
        drawRect(palette.colour(Ink.PAGE), Offset.Zero, size)
        val canvas = ScreenCanvas(this, palette, measurer, unit.toFloat())
        canvas.placed(0f, 0f) { PicturePlayer.play(picture.groups, PicturePlayer.AT_REST, canvas) }
    }
    return bitmap
}

/** Wide enough for any screen the picture is sent to. */
private const val WIDTH = 1080
