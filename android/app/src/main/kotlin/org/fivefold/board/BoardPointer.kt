package org.fivefold.board

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.changedToUp
import androidx.compose.ui.input.pointer.isSecondaryPressed
import org.fivefold.Touch
import org.fivefold.core.generated.BoardGesture

/** Fingers and mouse on the board; `width` is how many units of the picture it is wide. */
internal class BoardPointer(
    private val scope: PointerInputScope,
    private val onGesture: Touch,
    private val width: () -> Double,
) {
    suspend fun watch() = scope.awaitEachGesture {
        hover()
        if (currentEvent.buttons.isSecondaryPressed) {
            onGesture(BoardGesture.TakeBack)
            return@awaitEachGesture
        }
        val down = currentEvent.changes.firstOrNull { it.pressed } ?: awaitFirstDown()
        at(down.position, BoardGesture::Press)
        try {
            drag(down)
        } finally {
            onGesture(BoardGesture.PointAway)
        }
    }

    /** A mouse that is not pressed shows what a press would do. */
    private suspend fun AwaitPointerEventScope.hover() {
        while (true) {
            val event = awaitPointerEvent(PointerEventPass.Initial)
            when (event.type) {
                PointerEventType.Enter, PointerEventType.Move -> pointAt(event.changes.first().position)
                PointerEventType.Exit -> onGesture(BoardGesture.PointAway)
                else -> Unit
            }
            if (event.changes.any { it.pressed }) return
        }
    }

    /** What is under the finger when it is lifted is touched; beside the board that is nothing. */
    private suspend fun AwaitPointerEventScope.drag(down: PointerInputChange) {
        while (true) {
            val change = awaitPointerEvent().changes.firstOrNull { it.id == down.id } ?: return
            if (change.changedToUp()) {
                change.consume()
                if (isOnBoard(change.position)) at(change.position, BoardGesture::TouchAt)
                return
            }
            if (!change.pressed || change.isConsumed) return
            pointAt(change.position)
            change.consume()
        }
    }

    private fun pointAt(position: Offset) {
        if (isOnBoard(position)) at(position, BoardGesture::PointAt) else onGesture(BoardGesture.PointAway)
    }

    private fun isOnBoard(position: Offset) =
        position.x >= 0 && position.y >= 0 && position.x <= scope.size.width && position.y <= scope.size.height

    private fun at(position: Offset, gesture: (Double, Double) -> BoardGesture) {
        val unit = scope.size.width / width()
        onGesture(gesture(position.x / unit, position.y / unit))
    }
}
