package org.fivefold

import java.awt.Rectangle
import java.io.File
import java.io.IOException
import java.util.Properties

/** Where the window was and how large, kept in a [file] for each kind of [device]; with no file nothing is kept. */
internal class DesktopPlace(private val file: File?, private val device: String) {
    fun read(): Rectangle? {
        val numbers = all().getProperty(device).orEmpty().split(' ').mapNotNull(String::toIntOrNull)
        if (numbers.size != 4 || numbers[2] !in SIZES || numbers[3] !in SIZES) return null
        return Rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    /** It is only a window: where its place cannot be written it opens as usual. */
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
            // Not written by this program.
            clear()
        }
    }

    private companion object {
        val SIZES = 200..10_000
    }
}

/** The [place] as far as it can be seen: a window that lies on no screen any more opens where the system puts it. */
internal fun seen(place: Rectangle, screens: List<Rectangle>): Rectangle? =
    place.takeIf { it.width > 0 && screens.any { screen -> screen.intersects(Rectangle(it.x, it.y, it.width, HEAD)) } }

/** As much of a window as a hand needs to pull it. */
private const val HEAD = 32
