package org.fivefold.outside

import android.appwidget.AppWidgetManager
import android.graphics.Bitmap
import android.graphics.Canvas
import android.os.Bundle
import android.os.Looper
import android.view.View
import android.widget.FrameLayout
import androidx.core.graphics.createBitmap
import kotlinx.coroutines.launch
import org.fivefold.FivefoldApplication
import org.fivefold.R
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** The widgets on a home screen of Robolectric. */
internal object Widgets {
    private val app get() = RuntimeEnvironment.getApplication() as FivefoldApplication
    private val manager get() = AppWidgetManager.getInstance(app)

    /** Puts a widget of this width on the home screen; returns its number. */
    fun add(widthDp: Int): Int {
        val widget = shadowOf(manager).createWidget(DailyWidgetReceiver::class.java, R.layout.daily_widget)
        val options = Bundle().apply { putInt(AppWidgetManager.OPTION_APPWIDGET_MIN_WIDTH, widthDp) }
        manager.updateAppWidgetOptions(widget, options)
        return widget
    }

    /** Draws the widgets. */
    fun refresh() {
        var done: Result<Unit>? = null
        app.scope.launch { done = runCatching { Outside.refresh(app) } }
        await { done != null }
        checkNotNull(done).getOrThrow()
    }

    /** Runs what other threads post to the main one until a condition holds. */
    fun await(isSo: () -> Boolean) {
        val end = System.nanoTime() + TIMEOUT_NANOS
        while (!isSo()) {
            check(System.nanoTime() < end) { "nothing happened" }
            shadowOf(Looper.getMainLooper()).idle()
            Thread.sleep(1)
        }
    }

    private const val TIMEOUT_NANOS = 20_000_000_000L

    /** Returns the visible face of a widget. */
    fun face(widget: Int): View {
        val faces = listOf(R.id.light, R.id.dark).map { shown(widget).findViewById<FrameLayout>(it) }
        return faces.single { it.visibility == View.VISIBLE }.getChildAt(0)
    }

    fun shown(widget: Int): View = shadowOf(manager).getViewFor(widget)

    /** Draws a widget of a size. */
    fun picture(widget: Int, widthDp: Int, heightDp: Int): Bitmap {
        val density = app.resources.displayMetrics.density
        val (width, height) = (widthDp * density).toInt() to (heightDp * density).toInt()
        val view = shown(widget)
        fun exactly(size: Int) = View.MeasureSpec.makeMeasureSpec(size, View.MeasureSpec.EXACTLY)
        view.measure(exactly(width), exactly(height))
        view.layout(0, 0, width, height)
        return createBitmap(width, height).also { view.draw(Canvas(it)) }
    }
}
