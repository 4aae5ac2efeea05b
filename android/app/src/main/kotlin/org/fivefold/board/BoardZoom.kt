package org.fivefold.board

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.graphics.GraphicsLayerScope
import androidx.compose.ui.graphics.TransformOrigin
import org.fivefold.core.generated.BoardKey
import org.fivefold.core.generated.BoardState
import org.fivefold.core.generated.Corner
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.Zoom
import org.fivefold.core.generated.zoomAt
import org.fivefold.core.generated.zoomPinched
import org.fivefold.core.generated.zoomPressed
import org.fivefold.core.generated.zoomSeen
import org.fivefold.core.generated.zoomShowing
import org.fivefold.core.generated.zoomStepped
import org.fivefold.core.generated.zoomWhole

/**
 * How closely a board is looked at; [unit] is how long a unit of its picture is in dp. Points are those of its place, in
 * units of the picture. Until somebody looks closer the core is not asked.
 */
internal class BoardZoom(private val picture: Picture, private val unit: Double) {
    private var zoom by mutableStateOf<Zoom?>(null)

    val isCloser get() = zoom.let { it != null && it.scale > 1 }

    /** What of the picture is seen at a point of its place. */
    fun at(x: Double, y: Double): Corner = zoom?.let { zoomAt(it, x, y) } ?: Corner(x, y)

    fun pinch(from: Corner, to: Corner, times: Double) {
        zoom = zoomPinched(now(), from, to, times)
    }

    /** Turns a wheel; returns whether it had an effect. */
    fun step(steps: Double, at: Corner): Boolean = set(zoomStepped(now(), at, steps))

    /** Presses a key; returns whether it had an effect. */
    fun press(key: BoardKey): Boolean = set(zoomPressed(now(), key))

    private fun set(changed: Zoom?): Boolean {
        if (changed != null) zoom = changed
        return changed != null
    }

    fun showWhole() {
        zoom = null
    }

    fun show(point: Corner) {
        if (isCloser) zoom = zoomShowing(now(), point)
    }

    /** Draws what is in the place as it is seen; `pixels` are those of a unit. */
    fun GraphicsLayerScope.look(pixels: Float) {
        val seen = zoom ?: return
        val scale = seen.scale.toFloat()
        transformOrigin = TransformOrigin(0f, 0f)
        scaleX = scale
        scaleY = scale
        val (x, y) = zoomSeen(seen, Corner(0.0, 0.0))
        translationX = x.toFloat() * pixels
        translationY = y.toFloat() * pixels
    }

    private fun now(): Zoom = zoom ?: zoomWhole(picture.width, picture.height, unit)
}

/** The look at a board, which begins anew with another board, with one that lies the other way round, or in another size. */
@Composable
internal fun zoomOf(board: BoardState, unit: Double): BoardZoom {
    val zoom = remember(board.view, unit) { BoardZoom(board.picture, unit) }
    LaunchedEffect(board.focus) { board.focus?.let(zoom::show) }
    return zoom
}
