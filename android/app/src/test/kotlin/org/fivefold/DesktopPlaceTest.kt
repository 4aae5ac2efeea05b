package org.fivefold

import java.awt.Rectangle
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The desktop window opens where it was. */
class DesktopPlaceTest {
    @get:Rule val folder = TemporaryFolder()

    private val file get() = File(folder.root, "window")
    private val place = Rectangle(-20, 40, 500, 900)

    @Test
    fun eachKindOfDeviceHasAPlaceOfItsOwn() {
        val (phone, tablet) = DesktopPlace(file, "phone") to DesktopPlace(file, "tablet")
        assertNull(phone.read())
        phone.write(place)
        tablet.write(Rectangle(0, 0, 1280, 800))
        assertEquals(place, phone.read())
        assertEquals(Rectangle(0, 0, 1280, 800), tablet.read())
        assertNull(DesktopPlace(null, "phone").apply { write(place) }.read())
    }

    @Test
    fun whatIsNoPlaceIsNotUsed() {
        for (words in listOf("", "1 2 3", "1 2 3 4 5", "0 0 9 9", "a b c d", "0 0 99999 500", "\\u00")) {
            file.writeText("phone=$words\n")
            assertNull(words, DesktopPlace(file, "phone").read())
        }
    }

    @Test
    fun aWindowOnNoScreenOpensWhereTheSystemPutsIt() {
        val screen = Rectangle(0, 0, 1920, 1080)
        assertEquals(place, seen(place, listOf(screen)))
        assertNull(seen(Rectangle(3000, 40, 500, 900), listOf(screen)))
        assertNull("its head is above the screen", seen(Rectangle(0, -900, 500, 1000), listOf(screen)))
    }
}
