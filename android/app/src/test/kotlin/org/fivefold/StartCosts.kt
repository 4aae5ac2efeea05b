package org.fivefold

import android.graphics.Bitmap
import android.os.Looper
import androidx.lifecycle.ViewModelProvider
import java.lang.management.ManagementFactory
import java.time.Duration
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/**
 * Prints the processor time from the creation of the activity to the first picture of the home screen, of the main thread
 * and of the process: `cargo task costs`. Not part of the test run (no `Test` in its name).
 */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h914dp-port-xhdpi")
class StartCosts {
    private val process = ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean::class.java)
    private val threads = ManagementFactory.getThreadMXBean()

    @Test
    fun print() {
        systemBars()
        println("Processor time in ms from the start to the first picture of home (main thread, process):")
        repeat(STARTS) {
            val (main, all) = threads.currentThreadCpuTime to process.processCpuTime
            DesktopDevice { }.use { device ->
                val model = ViewModelProvider(device.activity, AppModel.Factory)[AppModel::class.java]
                do shadowOf(Looper.getMainLooper()).idleFor(FRAME) while (model.state.value == null)
                shadowOf(Looper.getMainLooper()).idleFor(FRAME)
                drawWindows(device.main.run { Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888) })
            }
            val (own, whole) = threads.currentThreadCpuTime - main to process.processCpuTime - all
            println("  start ${it + 1}: ${own / MILLION}, ${whole / MILLION}")
        }
    }

    private companion object {
        const val STARTS = 5
        const val MILLION = 1_000_000
        val FRAME: Duration = Duration.ofMillis(16)
    }
}
