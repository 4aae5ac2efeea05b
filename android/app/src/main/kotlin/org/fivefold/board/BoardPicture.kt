package org.fivefold.board

import android.graphics.Bitmap
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import kotlin.math.roundToInt

/** A picture of a board to be given away, on the colour of the page. */
fun boardPicture(scene: BoardScene, palette: Palette, measurer: TextMeasurer): Bitmap {
    val unit = WIDTH / (scene.board.width + 2 * MARGIN)
    val height = (unit * (scene.board.height + 2 * MARGIN)).roundToInt()
    val bitmap = Bitmap.createBitmap(WIDTH, height, Bitmap.Config.ARGB_8888)
    CanvasDrawScope().draw(
        Density(1f),
        LayoutDirection.Ltr,
        Canvas(bitmap.asImageBitmap()),
        Size(WIDTH.toFloat(), height.toFloat()),
    ) {
        drawRect(Color(palette[Ink.Page] or (0xFF shl 24)), Offset.Zero, size)
        val edge = (MARGIN * unit).toFloat()
        with(Replay(palette, measurer)) { draw(Painter.paint(scene), edge, edge, unit.toFloat()) }
    }
    return bitmap
}

/** Wide enough for any screen the picture is sent to. */
private const val WIDTH = 1080

/** Around the board, in its units. */
private const val MARGIN = 0.3
