package org.fivefold

import android.content.res.Configuration
import android.os.Looper
import android.view.KeyEvent
import android.view.View
import androidx.lifecycle.ViewModelProvider
import java.awt.event.KeyEvent as Key
import java.time.Duration
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController

/** Returns Android's resource qualifiers for a display of this size. */
internal fun qualifiersOf(width: Int, height: Int): String =
    "w${width}dp-h${height}dp-${if (width > height) "land" else "port"}"

/**
 * The activity on a device that is rotated, resized and switched to night by keys. Calls [onChange] when the screen
 * changes.
 */
internal class DesktopDevice(private val onChange: () -> Unit) : AutoCloseable {
    private val controller: ActivityController<MainActivity> =
        Robolectric.buildActivity(MainActivity::class.java).setup()

    val activity: MainActivity get() = controller.get()
    val main: View get() = activity.window.decorView
    val isOpen: Boolean get() = !activity.isFinishing && !activity.isDestroyed

    fun top(): View? = windows().lastOrNull()

    /** Handles a key that is not for the app. */
    fun command(key: Int) {
        val now = RuntimeEnvironment.getApplication().resources.configuration
        val isLandscape = now.orientation == Configuration.ORIENTATION_LANDSCAPE
        val isNight = now.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
        when (key) {
            Key.VK_ESCAPE -> goBack()
            Key.VK_F5 -> recreate { controller.recreate() }
            Key.VK_F6 -> change { RuntimeEnvironment.setQualifiers(if (isLandscape) "+port" else "+land") }
            Key.VK_F7 -> change { RuntimeEnvironment.setQualifiers(if (isNight) "+notnight" else "+night") }
            Key.VK_F8 -> change { RuntimeEnvironment.setFontScale(if (now.fontScale > 1) 1f else 2f) }
        }
    }

    fun resize(width: Int, height: Int) = change { RuntimeEnvironment.setQualifiers("+${qualifiersOf(width, height)}") }

    /** Shows a message for a while. */
    fun tell(words: String) = ViewModelProvider(activity, AppModel.Factory)[AppModel::class.java].tell(words)

    override fun close() {
        if (!activity.isDestroyed) controller.pause().stop().destroy()
    }

    private fun change(configuration: () -> Unit) {
        configuration()
        recreate { controller.configurationChange() }
    }

    /**
     * Recreates the activity. Robolectric focuses it at once, which fails while a sheet or a dialog is open, because
     * that is attached some frames later; the focus is set then.
     */
    private fun recreate(call: () -> Unit) {
        try {
            call()
        } catch (_: NullPointerException) {
            repeat(FRAMES) { shadowOf(Looper.getMainLooper()).idleFor(FRAME) }
            controller.windowFocusChanged(true)
        }
        controller.visible()
        onChange()
    }

    /** Closes a sheet or a screen. On the home screen, where a device leaves the app, nothing happens. */
    private fun goBack() {
        if (top() === main) {
            val dispatcher = activity.onBackPressedDispatcher
            if (dispatcher.hasEnabledCallbacks()) dispatcher.onBackPressed()
        } else {
            for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
                top()?.dispatchKeyEvent(KeyEvent(action, KeyEvent.KEYCODE_BACK))
            }
        }
    }

    private companion object {
        const val FRAMES = 4
        val FRAME: Duration = Duration.ofMillis(16)
    }
}
