package org.fivefold

import android.content.res.Configuration
import android.graphics.Bitmap
import android.os.Looper
import android.os.SystemClock
import android.view.InputDevice
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.ViewTreeObserver
import java.awt.Dimension
import java.awt.Graphics
import java.awt.event.KeyAdapter
import java.awt.event.KeyEvent as Key
import java.awt.event.MouseAdapter
import java.awt.event.MouseEvent as Mouse
import java.awt.event.MouseWheelEvent
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent
import java.awt.image.BufferedImage
import java.awt.image.DataBufferInt
import java.time.Duration
import java.util.WeakHashMap
import java.util.concurrent.ConcurrentLinkedQueue
import javax.swing.JFrame
import javax.swing.JPanel
import javax.swing.SwingUtilities
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowChoreographer
import org.robolectric.shadows.ShadowView

/**
 * Shows the real activity in a desktop window; not part of the test run (no `Test` in its name).
 *
 * Keys: arrows, Enter, letters and digits go to the app, Escape is Back, F5 recreates, F6 rotates, F7 switches night,
 * F8 switches the font scale.
 */
@RunWith(RobolectricTestRunner::class)
class Desktop {
    init {
        // Robolectric makes AWT headless; this has to come before the first AWT class is used.
        System.setProperty("java.awt.headless", "false")
    }

    private val input = ConcurrentLinkedQueue<() -> Unit>()
    private var image = BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB)
    private var target = Bitmap.createBitmap(1, 1, Bitmap.Config.ARGB_8888)
    private val watched = WeakHashMap<View, ViewTreeObserver.OnPreDrawListener>()
    private var dirty = true
    private var down = 0L
    private var grab: View? = null

    @Volatile private var open = true

    @Test
    fun open() {
        RuntimeEnvironment.setQualifiers(System.getProperty("device", "w411dp-h914dp-port-mdpi"))
        systemBars()
        ShadowView.setUseRealViewAnimations(true)
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(FRAME)
        val controller = Robolectric.buildActivity(MainActivity::class.java).setup()
        val panel = panel()
        val frame = JFrame("Fivefold")
        SwingUtilities.invokeAndWait {
            frame.defaultCloseOperation = JFrame.DISPOSE_ON_CLOSE
            frame.contentPane.add(panel)
            frame.addWindowListener(object : WindowAdapter() {
                override fun windowClosed(e: WindowEvent) {
                    open = false
                }
            })
            frame.focusTraversalKeysEnabled = false
            frame.addKeyListener(
                keys { key ->
                    val config = RuntimeEnvironment.getApplication().resources.configuration
                    when (key) {
                        Key.VK_ESCAPE -> controller.get().let { a ->
                            val isAlone = top() === a.window.decorView
                            if (isAlone) a.onBackPressedDispatcher.onBackPressed() else press(KeyEvent.KEYCODE_BACK)
                        }
                        Key.VK_F5 -> controller.recreate().visible()
                        Key.VK_F6 -> {
                            val land = config.orientation == Configuration.ORIENTATION_LANDSCAPE
                            RuntimeEnvironment.setQualifiers(if (land) "+port" else "+land")
                            controller.configurationChange().visible()
                        }
                        Key.VK_F7 -> {
                            val night =
                                config.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
                            RuntimeEnvironment.setQualifiers(if (night) "+notnight" else "+night")
                            controller.configurationChange().visible()
                        }
                        Key.VK_F8 -> {
                            RuntimeEnvironment.setFontScale(if (config.fontScale > 1) 1f else 2f)
                            controller.configurationChange().visible()
                        }
                    }
                }
            )
        }
        val looper = shadowOf(Looper.getMainLooper())
        var last = System.nanoTime()
        while (open && !controller.get().isFinishing && !controller.get().isDestroyed) {
            while (true) {
                (input.poll() ?: break)()
                dirty = true
            }
            val now = System.nanoTime()
            looper.idleFor(Duration.ofNanos(now - last))
            last = now
            watch()
            if (dirty && controller.get().window.decorView.width > 0) {
                dirty = false
                draw(controller.get().window.decorView, panel, frame)
            }
            val rest = FRAME.toNanos() - (System.nanoTime() - now)
            if (rest > 0) Thread.sleep(rest / 1_000_000, (rest % 1_000_000).toInt())
        }
        if (!controller.get().isDestroyed) controller.pause().stop().destroy()
        frame.dispose()
    }

    /** Learns of new and closed windows, and of every redraw. */
    private fun watch() {
        val now = windows()
        if (watched.keys.retainAll(now.toSet())) dirty = true
        for (root in now) {
            if (root in watched) continue
            val listener = ViewTreeObserver.OnPreDrawListener {
                dirty = true
                true
            }
            root.viewTreeObserver.addOnPreDrawListener(listener)
            watched[root] = listener
            dirty = true
        }
    }

    private fun top(): View? = windows().lastOrNull()

    private fun draw(main: View, panel: JPanel, frame: JFrame) {
        if (target.width != main.width || target.height != main.height) {
            target = Bitmap.createBitmap(main.width, main.height, Bitmap.Config.ARGB_8888)
            val fresh = BufferedImage(main.width, main.height, BufferedImage.TYPE_INT_ARGB)
            SwingUtilities.invokeAndWait {
                image = fresh
                panel.preferredSize = Dimension(fresh.width, fresh.height)
                frame.pack()
                frame.isVisible = true
            }
        }
        drawWindows(target)
        val pixels = (image.raster.dataBuffer as DataBufferInt).data
        target.getPixels(pixels, 0, image.width, 0, 0, image.width, image.height)
        panel.repaint()
    }

    private fun panel() = object : JPanel() {
        override fun paintComponent(g: Graphics) {
            g.drawImage(image, 0, 0, null)
        }
    }.apply {
        val mouse = object : MouseAdapter() {
            override fun mousePressed(e: Mouse) = touch(e, MotionEvent.ACTION_DOWN)

            override fun mouseReleased(e: Mouse) = touch(e, MotionEvent.ACTION_UP)

            override fun mouseDragged(e: Mouse) = touch(e, MotionEvent.ACTION_MOVE)

            override fun mouseWheelMoved(e: MouseWheelEvent) = wheel(e)
        }
        addMouseListener(mouse)
        addMouseMotionListener(mouse)
        addMouseWheelListener(mouse)
    }

    private fun touch(e: Mouse, action: Int) {
        input += {
            if (action == MotionEvent.ACTION_DOWN) {
                down = SystemClock.uptimeMillis()
                grab = top()
            }
            grab?.let { root ->
                val at = placeOf(root, target.width, target.height)
                val (x, y) = (e.x - at.left).toFloat() to (e.y - at.top).toFloat()
                val event = MotionEvent.obtain(down, SystemClock.uptimeMillis(), action, x, y, 0)
                event.source = InputDevice.SOURCE_TOUCHSCREEN
                root.dispatchTouchEvent(event)
                event.recycle()
            }
        }
    }

    private fun wheel(e: MouseWheelEvent) {
        input += {
            top()?.let { root ->
                val at = placeOf(root, target.width, target.height)
                val pointer = MotionEvent.PointerProperties().apply { toolType = MotionEvent.TOOL_TYPE_MOUSE }
                val coords = MotionEvent.PointerCoords().apply {
                    x = (e.x - at.left).toFloat()
                    y = (e.y - at.top).toFloat()
                    setAxisValue(MotionEvent.AXIS_VSCROLL, -e.preciseWheelRotation.toFloat())
                }
                val now = SystemClock.uptimeMillis()
                val event = MotionEvent.obtain(
                    now, now, MotionEvent.ACTION_SCROLL, 1, arrayOf(pointer), arrayOf(coords), 0, 0, 1f, 1f, 0, 0,
                    InputDevice.SOURCE_MOUSE, 0,
                )
                root.dispatchGenericMotionEvent(event)
                event.recycle()
            }
        }
    }

    private fun press(code: Int) {
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) top()?.dispatchKeyEvent(KeyEvent(action, code))
    }

    private fun keys(command: (Int) -> Unit) = object : KeyAdapter() {
        override fun keyPressed(e: Key) = key(e, KeyEvent.ACTION_DOWN)

        override fun keyReleased(e: Key) = key(e, KeyEvent.ACTION_UP)

        private fun key(e: Key, action: Int) {
            val code = CODES[e.keyCode] ?: when (e.keyCode) {
                in Key.VK_A..Key.VK_Z -> KeyEvent.KEYCODE_A + e.keyCode - Key.VK_A
                in Key.VK_0..Key.VK_9 -> KeyEvent.KEYCODE_0 + e.keyCode - Key.VK_0
                else -> {
                    if (action == KeyEvent.ACTION_DOWN) input += { command(e.keyCode) }
                    return
                }
            }
            val meta = if (e.isShiftDown) KeyEvent.META_SHIFT_ON else 0
            input += {
                val now = SystemClock.uptimeMillis()
                top()?.dispatchKeyEvent(KeyEvent(now, now, action, code, 0, meta))
            }
        }
    }

    private companion object {
        val FRAME: Duration = Duration.ofMillis(16)
        val CODES = mapOf(
            Key.VK_LEFT to KeyEvent.KEYCODE_DPAD_LEFT,
            Key.VK_RIGHT to KeyEvent.KEYCODE_DPAD_RIGHT,
            Key.VK_UP to KeyEvent.KEYCODE_DPAD_UP,
            Key.VK_DOWN to KeyEvent.KEYCODE_DPAD_DOWN,
            Key.VK_ENTER to KeyEvent.KEYCODE_ENTER,
            Key.VK_TAB to KeyEvent.KEYCODE_TAB,
            Key.VK_SPACE to KeyEvent.KEYCODE_SPACE,
            Key.VK_BACK_SPACE to KeyEvent.KEYCODE_DEL,
        )
    }
}
