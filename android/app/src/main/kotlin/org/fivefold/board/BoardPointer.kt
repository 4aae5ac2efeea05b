package org.fivefold.board

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.calculateCentroid
import androidx.compose.foundation.gestures.calculateZoom
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEvent
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.changedToUp
import androidx.compose.ui.input.pointer.isCtrlPressed
import androidx.compose.ui.input.pointer.isSecondaryPressed
import kotlin.math.abs
import org.fivefold.Touch
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.Corner

/**
 * Handles fingers and the mouse on a board whose picture is [width] units wide: one finger touches and drags, two
 * fingers zoom.
 */
internal class BoardPointer(
    private val scope: PointerInputScope,
    private val onGesture: Touch,
    private val width: () -> Double,
    private val isScrolled: () -> Boolean,
    private val zoom: () -> BoardZoom,
) {
    /** The time of the last tap of two fingers. */
    private var tapped: Long? = null

    suspend fun watch() = scope.awaitEachGesture {
        hover()
        if (currentEvent.buttons.isSecondaryPressed) {
            onGesture(BoardGesture.TakeBack)
            return@awaitEachGesture
        }
        val down = currentEvent.changes.firstOrNull { it.pressed } ?: awaitFirstDown()
        // The second half of a double press, the first of which opened the screen.
        if (down.isConsumed) return@awaitEachGesture
        at(down.position, BoardGesture::Press)
        val isPinched = try {
            drag(down)
        } finally {
            onGesture(BoardGesture.PointAway)
        }
        if (isPinched) pinch()
    }

    /** Handles a mouse until a press: hovering shows the target. */
    private suspend fun AwaitPointerEventScope.hover() {
        while (true) {
            val event = awaitPointerEvent(PointerEventPass.Initial)
            when (event.type) {
                PointerEventType.Enter, PointerEventType.Move -> pointAt(event.changes.first().position)
                PointerEventType.Exit -> onGesture(BoardGesture.PointAway)
                PointerEventType.Scroll -> wheel(event)
                else -> Unit
            }
            if (event.changes.any { it.pressed }) return
        }
    }

    /** Handles a finger until it is lifted: touches its target. Returns whether a second finger went down. */
    private suspend fun AwaitPointerEventScope.drag(down: PointerInputChange): Boolean {
        while (true) {
            val event = awaitPointerEvent()
            if (event.changes.count { it.pressed } > 1) return true
            val change = event.changes.firstOrNull { it.id == down.id } ?: return false
            if (change.changedToUp()) {
                change.consume()
                if (isOnBoard(change.position)) at(change.position, BoardGesture::TouchAt)
                return false
            }
            if (!change.pressed || change.isConsumed) return false
            pointAt(change.position)
            // On a screen that scrolls, only a finger that has rested drags.
            val hasRested = change.uptimeMillis - down.uptimeMillis >= scope.viewConfiguration.longPressTimeoutMillis
            if (hasRested || !isScrolled()) {
                change.consume()
            } else {
                // The screen around the board takes a scrolling finger after the board has seen the event.
                val last = awaitPointerEvent(PointerEventPass.Final).changes.firstOrNull { it.id == down.id }
                if (last?.isConsumed == true) return false
            }
        }
    }

    /** Zooms until all fingers are lifted; two taps of two fingers show the whole board. */
    private suspend fun AwaitPointerEventScope.pinch() {
        val begin = currentEvent.changes.maxOf { it.uptimeMillis }
        var moved = 0f
        while (true) {
            val event = awaitPointerEvent()
            event.changes.forEach { it.consume() }
            if (event.changes.none { it.pressed }) break
            val (from, to) = event.calculateCentroid(useCurrent = false) to event.calculateCentroid()
            if (from == Offset.Unspecified || to == Offset.Unspecified) continue
            val times = event.calculateZoom()
            moved += (to - from).getDistance() + abs(times - 1) * scope.size.width
            zoom().pinch(corner(from), corner(to), times.toDouble())
        }
        val end = currentEvent.changes.maxOf { it.uptimeMillis }
        val habits = scope.viewConfiguration
        val isTap = moved < habits.touchSlop && end - begin < habits.longPressTimeoutMillis
        val isSecond = tapped.let { it != null && begin - it < habits.doubleTapTimeoutMillis }
        if (isTap && isSecond) zoom().showWhole()
        tapped = end.takeIf { isTap && !isSecond }
    }

    /** Zooms with Control, otherwise scrolls a zoomed board. */
    private fun wheel(event: PointerEvent) {
        val change = event.changes.first()
        val (zoom, at) = zoom() to corner(change.position)
        val (x, y) = change.scrollDelta
        if (event.keyboardModifiers.isCtrlPressed) {
            if (zoom.step(-y.toDouble(), at)) change.consume()
        } else if (zoom.isCloser) {
            zoom.pinch(at, Corner(at.x - x, at.y - y), 1.0)
            change.consume()
        }
    }

    private fun pointAt(position: Offset) {
        if (isOnBoard(position)) at(position, BoardGesture::PointAt) else onGesture(BoardGesture.PointAway)
    }

    private fun isOnBoard(position: Offset) =
        position.x >= 0 && position.y >= 0 && position.x <= scope.size.width && position.y <= scope.size.height

    private fun at(position: Offset, gesture: (Double, Double) -> BoardGesture) {
        val (x, y) = corner(position)
        val seen = zoom().at(x, y)
        onGesture(gesture(seen.x, seen.y))
    }

    /** Converts pixels to units of the picture. */
    private fun corner(position: Offset): Corner {
        val unit = scope.size.width / width()
        return Corner(position.x / unit, position.y / unit)
    }
}
