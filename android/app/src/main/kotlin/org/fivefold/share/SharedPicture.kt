package org.fivefold.share

import android.graphics.Bitmap
import androidx.compose.runtime.Composable
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalFontFamilyResolver
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import kotlin.math.roundToInt
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.fivefold.LocalPalette
import org.fivefold.board.BoardHost
import org.fivefold.board.PicturePlayer
import org.fivefold.board.ScreenCanvas
import org.fivefold.color
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.Palette
import org.fivefold.core.generated.Picture

/** Returns a picture as a bitmap for sharing, on the color of the page. */
fun bitmapOf(picture: Picture, palette: Palette, measurer: TextMeasurer): Bitmap {
    val unit = WIDTH / picture.width
    val height = (unit * picture.height).roundToInt()
    val bitmap = Bitmap.createBitmap(WIDTH, height, Bitmap.Config.ARGB_8888)
    val size = Size(WIDTH.toFloat(), height.toFloat())
    CanvasDrawScope().draw(Density(1f), LayoutDirection.Ltr, Canvas(bitmap.asImageBitmap()), size) {
        drawRect(palette.color(Ink.PAGE), Offset.Zero, size)
        val canvas = ScreenCanvas(this, palette, measurer, unit.toFloat())
        canvas.placed(0f, 0f) { PicturePlayer.play(picture.groups, PicturePlayer.AT_REST, canvas) }
    }
    return bitmap
}

/** Returns an action that draws the picture on a background thread and shares it. */
@Composable
internal fun sharePicture(host: BoardHost): () -> Unit {
    val palette = LocalPalette.current
    val fonts = LocalFontFamilyResolver.current
    val density = LocalDensity.current
    val scope = rememberCoroutineScope()
    return {
        host.picture()?.let { picture ->
            scope.launch {
                val measurer = TextMeasurer(fonts, density, LayoutDirection.Ltr)
                host.sharePicture(withContext(Dispatchers.Default) { bitmapOf(picture, palette, measurer) })
            }
        }
    }
}

/** The width in pixels, enough for most screens. */
private const val WIDTH = 1080
