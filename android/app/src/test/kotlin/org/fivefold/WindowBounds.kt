package org.fivefold

import java.awt.Rectangle
import java.io.File
import java.io.IOException
import java.util.Properties

/** The bounds of the window, stored in a [file] for each kind of [device]; without a file nothing is stored. */
internal class WindowBounds(private val file: File?, private val device: String) {
    fun read(): Rectangle? {
        val numbers = all().getProperty(device).orEmpty().split(' ').mapNotNull(String::toIntOrNull)
        if (numbers.size != 4 || numbers[2] !in SIZES || numbers[3] !in SIZES) return null
        return Rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    /** Writes the bounds; failures are ignored. */
    fun write(place: Rectangle) {
        val known = all()
        known[device] = with(place) { "$x $y $width $height" }
        try {
            file?.outputStream()?.use { known.store(it, null) }
        } catch (_: IOException) {
            return
        }
    }

    private fun all() = Properties().apply {
        try {
            file?.takeIf(File::isFile)?.inputStream()?.use(::load)
        } catch (_: IOException) {
            clear()
        } catch (_: IllegalArgumentException) {
            // A foreign file.
            clear()
        }
    }

    private companion object {
        val SIZES = 200..10_000
    }
}

/** Returns the bounds, or null if the title bar is outside all screens. */
internal fun visibleBounds(place: Rectangle, screens: List<Rectangle>): Rectangle? =
    place.takeIf { it.width > 0 && screens.any { screen -> screen.intersects(Rectangle(it.x, it.y, it.width, HEAD)) } }

/** The height of the title bar. */
private const val HEAD = 32
