package org.fivefold

import java.awt.Rectangle
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The desktop window opens at its last bounds. */
class WindowBoundsTest {
    @get:Rule val folder = TemporaryFolder()

    private val file get() = File(folder.root, "window")
    private val place = Rectangle(-20, 40, 500, 900)

    @Test
    fun eachDeviceKindHasItsOwnWindowBounds() {
        val (phone, tablet) = WindowBounds(file, "phone") to WindowBounds(file, "tablet")
        assertNull(phone.read())
        phone.write(place)
        tablet.write(Rectangle(0, 0, 1280, 800))
        assertEquals(place, phone.read())
        assertEquals(Rectangle(0, 0, 1280, 800), tablet.read())
        assertNull(WindowBounds(null, "phone").apply { write(place) }.read())
    }

    @Test
    fun invalidWindowBoundsAreIgnored() {
        for (words in listOf("", "1 2 3", "1 2 3 4 5", "0 0 9 9", "a b c d", "0 0 99999 500", "\\u00")) {
            file.writeText("phone=$words\n")
            assertNull(words, WindowBounds(file, "phone").read())
        }
    }

    @Test
    fun windowOutsideAllScreensOpensAtDefaultPlace() {
        val screen = Rectangle(0, 0, 1920, 1080)
        assertEquals(place, visibleBounds(place, listOf(screen)))
        assertNull(visibleBounds(Rectangle(3000, 40, 500, 900), listOf(screen)))
        assertNull("its title bar is above the screen", visibleBounds(Rectangle(0, -900, 500, 1000), listOf(screen)))
    }
}
