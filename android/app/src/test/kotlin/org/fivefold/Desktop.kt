package org.fivefold

import android.graphics.Bitmap
import android.os.Looper
import android.view.View
import android.view.ViewTreeObserver
import java.awt.Dimension
import java.awt.Graphics
import java.awt.Rectangle
import java.awt.event.ComponentAdapter
import java.awt.event.ComponentEvent
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent
import java.awt.image.BufferedImage
import java.awt.image.DataBufferInt
import java.io.File
import java.time.Duration
import java.util.WeakHashMap
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import javax.swing.JFrame
import javax.swing.JPanel
import javax.swing.SwingUtilities
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowChoreographer
import org.robolectric.shadows.ShadowView

/**
 * Shows the real activity in a resizable desktop window. Not part of the test run (no `Test` in its name).
 *
 * Keys: arrows, Enter, letters and digits go to the app. Escape is Back, except on the home screen; F5 recreates, F6
 * rotates, F7 switches night, F8 switches the font scale.
 */
@RunWith(RobolectricTestRunner::class)
@Config(application = PersistentApplication::class)
class Desktop {
    init {
        // Robolectric makes AWT headless; this must run before the first AWT class is loaded.
        System.setProperty("java.awt.headless", "false")
    }

    private val input = LinkedBlockingQueue<() -> Unit>()
    private val watched = WeakHashMap<View, ViewTreeObserver.OnPreDrawListener>()
    private var image = BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB)
    private var target = Bitmap.createBitmap(1, 1, Bitmap.Config.ARGB_8888)
    private var dirty = true

    /** The size set by the person, and the time of the change. */
    @Volatile private var wanted: Pair<Dimension, Long>? = null

    @Volatile private var open = true

    private lateinit var device: DesktopDevice

    private val kind = System.getProperty("device", "w411dp-h914dp-port-mdpi")

    /** The bounds of the window at the end of the last run. */
    private val place = WindowBounds(System.getProperty("fivefold.games")?.let { File(it, "window") }, kind)

    @Test
    fun show() {
        val known = place.read()
        RuntimeEnvironment.setQualifiers(known?.let { "${qualifiersOf(it.width, it.height)}-mdpi" } ?: kind)
        systemBars()
        ShadowView.setUseRealViewAnimations(true)
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(FRAME)
        device = DesktopDevice { dirty = true }
        val panel = panel()
        val frame = JFrame("Fivefold")
        frame.iconImages = iconsOf(device.activity)
        known?.let { visibleBounds(it, screens()) }?.let { frame.location = it.location }
        val sharing = DesktopSharing(SwingDesktop(frame), device::tell)
        val hands = DesktopInput(device::top, { target.width to target.height }, device::command) { input += it }
        SwingUtilities.invokeAndWait { furnish(frame, panel, hands) { input += sharing::importClipboard } }
        // Also runs when the process is terminated.
        Runtime.getRuntime().addShutdownHook(Thread { place.write(Rectangle(frame.location, panel.size)) })
        val looper = shadowOf(Looper.getMainLooper())
        var last = System.nanoTime()
        while (open && device.isOpen) {
            val began = System.nanoTime()
            looper.idleFor(Duration.ofNanos(began - last))
            last = began
            resize()
            watch()
            sharing.exportShared()
            if (dirty && device.main.width > 0) {
                dirty = false
                draw(device.main, panel, frame)
            }
            // A touch is handled at once instead of at the next frame.
            val rest = FRAME.toNanos() - (System.nanoTime() - began)
            var next = input.poll(rest, TimeUnit.NANOSECONDS)
            while (next != null) {
                next()
                next = input.poll()
            }
        }
        device.close()
        frame.dispose()
    }

    private fun furnish(frame: JFrame, panel: JPanel, hands: DesktopInput, onFront: () -> Unit) {
        frame.defaultCloseOperation = JFrame.DISPOSE_ON_CLOSE
        frame.contentPane.add(panel)
        frame.minimumSize = LEAST
        frame.focusTraversalKeysEnabled = false
        frame.addKeyListener(hands.keys)
        frame.addWindowListener(object : WindowAdapter() {
            override fun windowClosed(e: WindowEvent) {
                open = false
            }

            override fun windowActivated(e: WindowEvent) = onFront()
        })
        panel.addMouseListener(hands.mouse)
        panel.addMouseMotionListener(hands.mouse)
        panel.addMouseWheelListener(hands.mouse)
        panel.addComponentListener(object : ComponentAdapter() {
            override fun componentResized(e: ComponentEvent) {
                wanted = panel.size to System.nanoTime()
            }
        })
    }

    /** Gives the display the size of the window once resizing has ended. */
    private fun resize() {
        val (size, since) = wanted ?: return
        if (System.nanoTime() - since < REST.toNanos()) return
        wanted = null
        if (size.width == target.width && size.height == target.height) return
        device.resize(size.width, size.height)
    }

    /** Tracks opened and closed windows and their redraws. */
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

    private fun draw(main: View, panel: JPanel, frame: JFrame) {
        if (target.width != main.width || target.height != main.height) {
            target = Bitmap.createBitmap(main.width, main.height, Bitmap.Config.ARGB_8888)
            val fresh = BufferedImage(main.width, main.height, BufferedImage.TYPE_INT_ARGB)
            SwingUtilities.invokeAndWait {
                image = fresh
                panel.preferredSize = Dimension(fresh.width, fresh.height)
                if (panel.size != panel.preferredSize) frame.pack()
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
    }

    private companion object {
        val FRAME: Duration = Duration.ofMillis(16)

        /** The debounce time of resizing. */
        val REST: Duration = Duration.ofMillis(200)
        val LEAST = Dimension(320, 480)
    }
}
