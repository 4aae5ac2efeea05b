package org.fivefold

import android.content.Context
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Path
import android.graphics.drawable.AdaptiveIconDrawable
import java.awt.GraphicsEnvironment
import java.awt.Rectangle
import java.awt.Toolkit
import java.awt.datatransfer.DataFlavor
import java.awt.datatransfer.StringSelection
import java.awt.datatransfer.UnsupportedFlavorException
import java.awt.image.BufferedImage
import java.io.File
import java.io.IOException
import javax.swing.JFileChooser
import javax.swing.JFrame
import javax.swing.JOptionPane
import javax.swing.SwingUtilities

/** The clipboard and the files of the desktop, by Swing. */
internal class SwingDesktop(private val frame: JFrame) : HostDesktop {
    override var clipboard: String?
        get() = try {
            Toolkit.getDefaultToolkit().systemClipboard.getData(DataFlavor.stringFlavor) as? String
        } catch (_: UnsupportedFlavorException) {
            null
        } catch (_: IOException) {
            null
        } catch (_: IllegalStateException) {
            // Another program is using the clipboard.
            null
        }
        set(text) = try {
            Toolkit.getDefaultToolkit().systemClipboard.setContents(StringSelection(text), null)
        } catch (_: IllegalStateException) {
            // Another program is using the clipboard: its content stays.
        }

    override fun save(name: String, bytes: ByteArray) = SwingUtilities.invokeLater {
        val chooser = JFileChooser()
        chooser.selectedFile = File(chooser.currentDirectory, name)
        while (chooser.showSaveDialog(frame) == JFileChooser.APPROVE_OPTION) {
            val file = chooser.selectedFile
            if (file.exists() && !replaces(file)) continue
            try {
                file.writeBytes(bytes)
                break
            } catch (fault: IOException) {
                JOptionPane.showMessageDialog(frame, fault.localizedMessage, file.name, JOptionPane.WARNING_MESSAGE)
            }
        }
    }

    private fun replaces(file: File): Boolean {
        val answer = JOptionPane.showConfirmDialog(frame, file.path, file.name, JOptionPane.OK_CANCEL_OPTION)
        return answer == JOptionPane.OK_OPTION
    }
}

/** Returns the app's icon for the window, in every size that desktops use. */
internal fun iconsOf(context: Context): List<BufferedImage> = SIZES.map { size ->
    val icon = context.getDrawable(R.mipmap.ic_launcher) as AdaptiveIconDrawable
    val bitmap = Bitmap.createBitmap(size, size, Bitmap.Config.ARGB_8888)
    val canvas = Canvas(bitmap)
    val (edge, corner) = size * AdaptiveIconDrawable.getExtraInsetFraction() to size * CORNER
    val outline = Path()
    outline.addRoundRect(0f, 0f, size.toFloat(), size.toFloat(), corner, corner, Path.Direction.CW)
    canvas.clipPath(outline)
    for (layer in listOf(icon.background, icon.foreground)) {
        layer.setBounds(-edge.toInt(), -edge.toInt(), size + edge.toInt(), size + edge.toInt())
        layer.draw(canvas)
    }
    val pixels = IntArray(size * size)
    bitmap.getPixels(pixels, 0, size, 0, 0, size, size)
    BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB).apply { setRGB(0, 0, size, size, pixels, 0, size) }
}

/** Returns the bounds of the screens. */
internal fun screens(): List<Rectangle> =
    GraphicsEnvironment.getLocalGraphicsEnvironment().screenDevices.map { it.defaultConfiguration.bounds }

private val SIZES = listOf(16, 24, 32, 48, 64, 128, 256)
private const val CORNER = 0.22f
