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

/** Fingers and mouse on the board; `width` is how many units of the picture it is wide. */
internal class BoardPointer(
    private val scope: PointerInputScope,
    private val gestures: BoardGestures,
    private val width: () -> Double,
) {
    suspend fun watch() = scope.awaitEachGesture {
        hover()
        if (currentEvent.buttons.isSecondaryPressed) {
            gestures.takeBack()
            return@awaitEachGesture
        }
        val down = currentEvent.changes.firstOrNull { it.pressed } ?: awaitFirstDown()
        pointAt(down.position)
        try {
            drag(down)
        } finally {
            gestures.pointAway()
        }
    }

    /** A mouse that is not pressed shows what a press would do. */
    private suspend fun AwaitPointerEventScope.hover() {
        while (true) {
            val event = awaitPointerEvent(PointerEventPass.Initial)
            when (event.type) {
                PointerEventType.Enter, PointerEventType.Move -> pointAt(event.changes.first().position)
                PointerEventType.Exit -> gestures.pointAway()
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
                if (isOnBoard(change.position)) at(change.position) { x, y -> gestures.touchAt(x, y) }
                return
            }
            if (!change.pressed || change.isConsumed) return
            pointAt(change.position)
            change.consume()
        }
    }

    private fun pointAt(position: Offset) {
        if (isOnBoard(position)) at(position) { x, y -> gestures.pointAt(x, y) } else gestures.pointAway()
    }

    private fun isOnBoard(position: Offset) =
        position.x >= 0 && position.y >= 0 && position.x <= scope.size.width && position.y <= scope.size.height

    private fun at(position: Offset, use: (Double, Double) -> Unit) {
        val unit = scope.size.width / width()
        use(position.x / unit, position.y / unit)
    }
}
