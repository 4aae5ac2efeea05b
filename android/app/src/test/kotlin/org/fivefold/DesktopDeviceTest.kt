package org.fivefold

import android.os.Looper
import androidx.lifecycle.ViewModelProvider
import java.awt.event.KeyEvent as Key
import java.time.Duration
import kotlinx.coroutines.runBlocking
import org.fivefold.core.generated.Screen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowChoreographer
import org.robolectric.shadows.ShadowView

/**
 * The simulated device of the desktop window survives its keys, also with a sheet open. It is one test, because Compose
 * keeps the frame clock of the first display of a process.
 */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h914dp-port-mdpi")
class DesktopDeviceTest {
    private val device by lazy { DesktopDevice {} }
    private val model get() = ViewModelProvider(device.activity, AppModel.Factory)[AppModel::class.java]

    /** Runs frames like the window does. */
    private fun idle() = repeat(60) { shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(16)) }

    private fun begin() {
        systemBars()
        ShadowView.setUseRealViewAnimations(true)
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(Duration.ofMillis(16))
        device
        runBlocking { (RuntimeEnvironment.getApplication() as FivefoldApplication).core.await() }
        idle()
        model.go(Screen.NewGame("connect-four"))
        idle()
        assertTrue("the sheet has its own window", windows().size > 1)
    }

    @Test
    fun openSheetSurvivesEveryKeyAndSize() {
        begin()
        for (key in listOf(Key.VK_F5, Key.VK_F6, Key.VK_F7, Key.VK_F8, Key.VK_F6, Key.VK_F7, Key.VK_F8)) {
            val before = device.activity
            device.command(key)
            idle()
            assertTrue("${Key.getKeyText(key)} ends it", device.isOpen)
            assertNotEquals(before, device.activity)
            assertEquals("the old windows are gone", 2, windows().size)
        }
        device.resize(900, 600)
        idle()
        assertEquals(900, device.main.width)
        device.command(Key.VK_ESCAPE)
        idle()
        assertEquals(listOf<Screen>(Screen.Home), model.state.value?.screens)
        device.command(Key.VK_ESCAPE)
        idle()
        assertTrue("Escape on the home screen ends it", device.isOpen)
        model.go(Screen.Settings)
        idle()
        device.command(Key.VK_ESCAPE)
        idle()
        assertEquals(listOf<Screen>(Screen.Home), model.state.value?.screens)
        device.close()
    }
}
