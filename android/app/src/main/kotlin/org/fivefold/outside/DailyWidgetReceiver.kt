package org.fivefold.outside

import android.appwidget.AppWidgetManager
import android.appwidget.AppWidgetProvider
import android.content.Context
import android.content.Intent
import android.os.Bundle
import kotlinx.coroutines.launch
import org.fivefold.FivefoldApplication

/**
 * The widget of the daily puzzle. Drawn by the app's own painter into a picture: Glance would bring WorkManager, whose
 * permissions and receivers an app without a network has no use for.
 */
class DailyWidgetReceiver : AppWidgetProvider() {
    override fun onReceive(context: Context, intent: Intent) {
        super.onReceive(context, intent)
        // The clock, the time zone or the language has changed.
        if (intent.action in CHANGES) refresh(context)
    }

    override fun onUpdate(context: Context, manager: AppWidgetManager, widgets: IntArray) = refresh(context)

    override fun onAppWidgetOptionsChanged(context: Context, manager: AppWidgetManager, widget: Int, options: Bundle,) =
        refresh(context)

    override fun onDisabled(context: Context) = MidnightJob.cancel(context)

    /** Draws the widgets as soon as the core is open. */
    private fun refresh(context: Context) {
        val app = context.applicationContext as FivefoldApplication
        // Null if the method was not called by a broadcast.
        val pending: PendingResult? = goAsync()
        app.scope.launch {
            try {
                Outside.refresh(app)
            } finally {
                pending?.finish()
            }
        }
    }

    private companion object {
        val CHANGES = setOf(Intent.ACTION_TIME_CHANGED, Intent.ACTION_TIMEZONE_CHANGED, Intent.ACTION_LOCALE_CHANGED)
    }
}
