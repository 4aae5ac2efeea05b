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
import org.fivefold.core.generated.deafMs

/**
 * Ignores the second half of a double press: a press shortly after another one, if the content has been replaced
 * since. It can still scroll, and neither the system's back gesture nor accessibility services are delayed.
 */
class Presses {
    private val pause by lazy { deafMs().toLong() }
    private var last: Long? = null
    private var isReplaced = false

    /** Records that a screen, a sheet or a part of one has been replaced. */
    fun replaced() {
        isReplaced = true
    }

    /** Returns whether a press is heard. */
    fun hears(at: Long): Boolean {
        isReplaced = isReplaced && last.let { it != null && at - it < pause }
        return !isReplaced
    }

    /** Records a press that was heard, or its end. */
    fun pressed(at: Long) {
        last = at
    }
}

val LocalPresses = staticCompositionLocalOf { Presses() }

/** Records that this content replaces other content, and that its end does so. */
@Composable
fun Replacement(content: Any) {
    val presses = LocalPresses.current
    DisposableEffect(content) {
        presses.replaced()
        onDispose(presses::replaced)
    }
}

/** Ignores the second half of a double press on everything inside. */
fun Modifier.heard(presses: Presses) = pointerInput(presses) {
    awaitPointerEventScope {
        var isHeard = true
        while (true) {
            val event = awaitPointerEvent(PointerEventPass.Initial)
            val isPress = event.type == PointerEventType.Press
            if (!isPress && event.type != PointerEventType.Release) continue
            val at = event.changes.first().uptimeMillis
            if (isPress && event.changes.count { it.pressed } == 1) isHeard = presses.hears(at)
            if (isHeard) {
                presses.pressed(at)
            } else {
                event.changes.forEach { if (it.changedToDown() || it.changedToUp()) it.consume() }
            }
        }
    }
}
