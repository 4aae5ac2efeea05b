package org.fivefold

import android.app.Activity
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Rect
import android.view.Gravity
import android.view.View
import android.view.WindowManager
import android.view.inspector.WindowInspector
import java.io.File

/** Returns the windows of the app, bottom first. */
fun windows(): List<View> = WindowInspector.getGlobalWindowViews().filter { it.isShown }

/** Returns the place of a window by its gravity, which Robolectric ignores. */
fun placeOf(window: View, width: Int, height: Int): Rect {
    val wish = window.layoutParams as WindowManager.LayoutParams
    val place = Rect(0, 0, window.width, window.height)
    if (window.width == width && window.height == height) return place
    val gravity = if (wish.gravity == 0) Gravity.CENTER else wish.gravity
    Gravity.apply(gravity, window.width, window.height, Rect(0, 0, width, height), wish.x, wish.y, place)
    return place
}

fun drawWindows(target: Bitmap) {
    val canvas = Canvas(target)
    for (window in windows()) {
        val place = placeOf(window, target.width, target.height)
        val wish = window.layoutParams as WindowManager.LayoutParams
        if (wish.flags and WindowManager.LayoutParams.FLAG_DIM_BEHIND != 0) {
            canvas.drawColor(Color.argb((wish.dimAmount * 255).toInt(), 0, 0, 0))
        }
        canvas.save()
        canvas.translate(place.left.toFloat(), place.top.toFloat())
        window.draw(canvas)
        canvas.restore()
    }
}

/** Writes a screenshot. */
fun saveScreenshot(activity: Activity, name: String): File {
    val decor = activity.window.decorView
    val bitmap = Bitmap.createBitmap(decor.width, decor.height, Bitmap.Config.ARGB_8888)
    drawWindows(bitmap)
    // Stores refuse transparency.
    bitmap.setHasAlpha(false)
    return savePicture(bitmap, name)
}

/** Writes a picture. */
fun savePicture(bitmap: Bitmap, name: String): File {
    val file = File(System.getProperty("fivefold.pictures") ?: "target/pictures", "$name.png")
    file.absoluteFile.parentFile?.mkdirs()
    file.outputStream().use { bitmap.compress(Bitmap.CompressFormat.PNG, 100, it) }
    return file
}

/** Gives the display a status bar and gesture navigation, through an internal class of Robolectric. */
fun systemBars() {
    val bars = Class.forName("org.robolectric.shadows.SystemUi")
    fun constant(name: String) = bars.getDeclaredField(name).apply { isAccessible = true }.get(null)
    val shown = bars.getDeclaredMethod("systemUiForDefaultDisplay").apply { isAccessible = true }.invoke(null)
    bars.declaredMethods.single { it.name == "setBehavior" }.apply { isAccessible = true }
        .invoke(shown, constant("STANDARD_STATUS_BAR"), constant("GESTURAL_NAVIGATION"))
}
