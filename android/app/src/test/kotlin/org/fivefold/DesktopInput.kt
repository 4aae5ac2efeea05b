package org.fivefold

import android.os.SystemClock
import android.view.InputDevice
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import java.awt.event.KeyAdapter
import java.awt.event.KeyEvent as Key
import java.awt.event.MouseAdapter
import java.awt.event.MouseEvent as Mouse
import java.awt.event.MouseWheelEvent

/**
 * Forwards mouse and keyboard events of the desktop window to the app: the primary button as a finger, so that it
 * scrolls lists; the secondary button, the wheel and hovering as a mouse. Events arrive on the window's thread; [onApp]
 * posts to the app's thread.
 */
internal class DesktopInput(
    private val top: () -> View?,
    private val size: () -> Pair<Int, Int>,
    private val command: (Int) -> Unit,
    private val onApp: (() -> Unit) -> Unit,
) {
    private var began = 0L
    private var held: View? = null

    val mouse = object : MouseAdapter() {
        override fun mouseEntered(e: Mouse) = hover(e, MotionEvent.ACTION_HOVER_ENTER)

        override fun mouseMoved(e: Mouse) = hover(e, MotionEvent.ACTION_HOVER_MOVE)

        override fun mouseExited(e: Mouse) = hover(e, MotionEvent.ACTION_HOVER_EXIT)

        override fun mousePressed(e: Mouse) {
            hover(e, MotionEvent.ACTION_HOVER_EXIT)
            press(e, MotionEvent.ACTION_DOWN)
        }

        override fun mouseDragged(e: Mouse) = press(e, MotionEvent.ACTION_MOVE)

        override fun mouseReleased(e: Mouse) = press(e, MotionEvent.ACTION_UP)

        override fun mouseWheelMoved(e: MouseWheelEvent) = onApp {
            top()?.let { root -> send(root, e, MotionEvent.ACTION_SCROLL, 0, -e.preciseWheelRotation.toFloat()) }
        }
    }

    val keys = object : KeyAdapter() {
        override fun keyPressed(e: Key) = key(e, KeyEvent.ACTION_DOWN)

        override fun keyReleased(e: Key) = key(e, KeyEvent.ACTION_UP)
    }

    private fun key(e: Key, action: Int) {
        val code = CODES[e.keyCode] ?: when (e.keyCode) {
            in Key.VK_A..Key.VK_Z -> KeyEvent.KEYCODE_A + e.keyCode - Key.VK_A
            in Key.VK_0..Key.VK_9 -> KeyEvent.KEYCODE_0 + e.keyCode - Key.VK_0
            else -> {
                if (action == KeyEvent.ACTION_DOWN) onApp { command(e.keyCode) }
                return
            }
        }
        val meta = if (e.isShiftDown) KeyEvent.META_SHIFT_ON else 0
        onApp {
            val now = SystemClock.uptimeMillis()
            top()?.dispatchKeyEvent(KeyEvent(now, now, action, code, 0, meta))
        }
    }

    private fun hover(e: Mouse, action: Int) = onApp { top()?.let { send(it, e, action, 0) } }

    /** A press ends in the window in which it began. */
    private fun press(e: Mouse, action: Int) = onApp {
        if (action == MotionEvent.ACTION_DOWN) {
            began = SystemClock.uptimeMillis()
            held = top()
        }
        held?.let { send(it, e, action, if (isSecondary(e)) MotionEvent.BUTTON_SECONDARY else 0) }
        if (action == MotionEvent.ACTION_UP) held = null
    }

    private fun isSecondary(e: Mouse) = e.button == Mouse.BUTTON3 || e.modifiersEx and Mouse.BUTTON3_DOWN_MASK != 0

    private fun send(root: View, e: Mouse, action: Int, buttons: Int, wheel: Float = 0f) {
        val isTouch = action in TOUCHES && buttons == 0
        val (width, height) = size()
        val at = placeOf(root, width, height)
        val pointer = MotionEvent.PointerProperties().apply {
            toolType = if (isTouch) MotionEvent.TOOL_TYPE_FINGER else MotionEvent.TOOL_TYPE_MOUSE
        }
        val coordinates = MotionEvent.PointerCoords().apply {
            x = (e.x - at.left).toFloat()
            y = (e.y - at.top).toFloat()
            pressure = 1f
            setAxisValue(MotionEvent.AXIS_VSCROLL, wheel)
        }
        val now = SystemClock.uptimeMillis()
        val event = MotionEvent.obtain(
            if (action in TOUCHES) began else now, now, action, 1, arrayOf(pointer), arrayOf(coordinates),
            if (e.isControlDown) KeyEvent.META_CTRL_ON else 0,
            if (action == MotionEvent.ACTION_UP) 0 else buttons, 1f, 1f, 0, 0,
            if (isTouch) InputDevice.SOURCE_TOUCHSCREEN else InputDevice.SOURCE_MOUSE, 0,
        )
        if (action in TOUCHES) root.dispatchTouchEvent(event) else root.dispatchGenericMotionEvent(event)
        event.recycle()
    }

    private companion object {
        val TOUCHES = setOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_MOVE, MotionEvent.ACTION_UP)
        val CODES = mapOf(
            Key.VK_LEFT to KeyEvent.KEYCODE_DPAD_LEFT,
            Key.VK_RIGHT to KeyEvent.KEYCODE_DPAD_RIGHT,
            Key.VK_UP to KeyEvent.KEYCODE_DPAD_UP,
            Key.VK_DOWN to KeyEvent.KEYCODE_DPAD_DOWN,
            Key.VK_ENTER to KeyEvent.KEYCODE_ENTER,
            Key.VK_TAB to KeyEvent.KEYCODE_TAB,
            Key.VK_SPACE to KeyEvent.KEYCODE_SPACE,
            Key.VK_BACK_SPACE to KeyEvent.KEYCODE_DEL,
            Key.VK_PLUS to KeyEvent.KEYCODE_PLUS,
            Key.VK_EQUALS to KeyEvent.KEYCODE_EQUALS,
            Key.VK_ADD to KeyEvent.KEYCODE_NUMPAD_ADD,
            Key.VK_MINUS to KeyEvent.KEYCODE_MINUS,
            Key.VK_SUBTRACT to KeyEvent.KEYCODE_NUMPAD_SUBTRACT,
        )
    }
}
