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
 * The zoom of a board whose picture's unit is [unit] dp long. Points are those of the board's frame, in units of the
 * picture. The core is not called before the first change.
 */
internal class BoardZoom(private val picture: Picture, private val unit: Double) {
    private var zoom by mutableStateOf<Zoom?>(null)

    val isCloser get() = zoom.let { it != null && it.scale > 1 }

    /** Returns the point of the picture at a point of the frame. */
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

    /** Applies the zoom to a layer; a unit is [pixels] long. */
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

/** Remembers the zoom of a board; another board, orientation or size resets it. */
@Composable
internal fun zoomOf(board: BoardState, unit: Double): BoardZoom {
    val zoom = remember(board.view, unit) { BoardZoom(board.picture, unit) }
    LaunchedEffect(board.focus) { board.focus?.let(zoom::show) }
    return zoom
}
