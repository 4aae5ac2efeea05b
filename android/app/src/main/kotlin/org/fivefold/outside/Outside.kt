package org.fivefold.outside

import android.appwidget.AppWidgetManager
import android.content.ComponentName
import java.time.LocalDate
import org.fivefold.FivefoldApplication
import org.fivefold.core.generated.CivilDate
import org.fivefold.wantsContrast

/** What the app shows outside its screens: the widgets of the daily puzzle, and the shortcuts of its icon. */
object Outside {
    /** Draws the widgets and publishes the shortcuts anew. */
    suspend fun refresh(app: FivefoldApplication) {
        val core = app.core.await()
        core.app { setToday(today()) }
        core.app { setLocale(app.locale) }
        val outside = core.app { outside() } ?: return
        val palette = core.app { palette(isDark = false, wantsContrast = app.wantsContrast) } ?: return
        Shortcuts.publish(app, outside.shortcuts, palette)
        val manager = AppWidgetManager.getInstance(app)
        val widgets = manager.getAppWidgetIds(ComponentName(app, DailyWidgetReceiver::class.java))
        val (day, next) = outside.days.take(2).takeIf { it.size == 2 && widgets.isNotEmpty() } ?: return
        val faces = DailyWidgetFaces.drawn(app, core, day) ?: return
        for (widget in widgets) manager.updateAppWidget(widget, faces.views(manager.getAppWidgetOptions(widget)))
        MidnightJob.schedule(app, next.date)
    }
}

/** Returns the local date. */
fun today() = LocalDate.now().run { CivilDate(year, monthValue.toUByte(), dayOfMonth.toUByte()) }
