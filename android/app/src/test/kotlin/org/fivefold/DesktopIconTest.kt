package org.fivefold

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

/** The desktop window has the app's icon. */
@RunWith(RobolectricTestRunner::class)
class DesktopIconTest {
    @Test
    fun iconMatchesAppInEverySize() {
        for (icon in iconsOf(RuntimeEnvironment.getApplication())) {
            val (size, middle) = icon.width to icon.width / 2
            assertEquals(size, icon.height)
            assertEquals("its corners are round", 0, icon.getRGB(0, 0) ushr ALPHA)
            assertEquals(OPAQUE, icon.getRGB(middle, middle) ushr ALPHA)
            val colors = (0 until size).flatMap { y -> (0 until size).map { x -> icon.getRGB(x, y) } }.toSet()
            assertTrue("$size: something is drawn on it", colors.size > MANY)
        }
    }

    private companion object {
        const val ALPHA = 24
        const val OPAQUE = 255
        const val MANY = 8
    }
}
