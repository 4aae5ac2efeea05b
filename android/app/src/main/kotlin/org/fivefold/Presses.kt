package org.fivefold

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.changedToDown
import androidx.compose.ui.input.pointer.changedToUp
import androidx.compose.ui.input.pointer.pointerInput
import org.fivefold.core.generated.PressFilter

/** Tells the second half of a double press in a window; previews have none. */
val LocalPresses = staticCompositionLocalOf<PressFilter?> { null }

/** Records that this content replaces other content, and that its end does so. */
@Composable
fun Replacement(content: Any) {
    val presses = LocalPresses.current
    DisposableEffect(content) {
        presses?.replaced()
        onDispose { presses?.replaced() }
    }
}

/**
 * Ignores the second half of a double press on everything inside. It can still scroll, and neither the system's back
 * gesture nor accessibility services are delayed.
 */
fun Modifier.heard(presses: PressFilter?) = if (presses == null) {
    this
} else {
    pointerInput(presses) {
        awaitPointerEventScope {
            var isHeard = true
            while (true) {
                val event = awaitPointerEvent(PointerEventPass.Initial)
                val isPress = event.type == PointerEventType.Press
                if (!isPress && event.type != PointerEventType.Release) continue
                val at = event.changes.first().uptimeMillis.toULong()
                if (isPress && event.changes.count { it.pressed } == 1) isHeard = presses.hears(at)
                if (isHeard) {
                    presses.pressed(at)
                } else {
                    event.changes.forEach { if (it.changedToDown() || it.changedToUp()) it.consume() }
                }
            }
        }
    }
}
