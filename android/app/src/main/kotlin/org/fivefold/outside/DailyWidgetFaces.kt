package org.fivefold.outside

import android.app.PendingIntent
import android.appwidget.AppWidgetManager
import android.content.Context
import android.graphics.Bitmap
import android.os.Bundle
import android.view.View
import android.widget.RemoteViews
import androidx.compose.ui.graphics.toArgb
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.font.createFontFamilyResolver
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import org.fivefold.R
import org.fivefold.color
import org.fivefold.core.Core
import org.fivefold.core.generated.DailyWidget
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.Palette
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.ThemeChoice
import org.fivefold.share.bitmapOf
import org.fivefold.wantsContrast

/** The widget of the daily puzzle, drawn for a light and a dark home screen, which shows one of both. */
class DailyWidgetFaces private constructor(
    private val context: Context,
    private val day: DailyWidget,
    private val direction: Int,
    private val light: Face,
    private val dark: Face,
) {
    private class Face(val palette: Palette, val picture: Bitmap, val week: Bitmap)

    /** Returns the views of a widget of a size. */
    fun views(size: Bundle): RemoteViews {
        val isWide = size.getInt(AppWidgetManager.OPTION_APPWIDGET_MIN_WIDTH) >= WIDE_DP
        return RemoteViews(context.packageName, R.layout.daily_widget).apply {
            for ((slot, face) in listOf(R.id.light to light, R.id.dark to dark)) {
                removeAllViews(slot)
                addView(slot, views(face, if (isWide) R.layout.daily_widget_wide else R.layout.daily_widget_small))
            }
            setInt(R.id.widget, "setLayoutDirection", direction)
            setContentDescription(R.id.widget, day.words)
            val open = Shortcuts.intent(context, Shortcuts.DAILY)
            setOnClickPendingIntent(
                R.id.widget,
                PendingIntent.getActivity(context, 0, open, PendingIntent.FLAG_IMMUTABLE),
            )
        }
    }

    /** Returns the views of a face. A small one has no title and no words of the streak. */
    private fun views(face: Face, layout: Int) = RemoteViews(context.packageName, layout).apply {
        fun text(view: Int, text: String, ink: Ink) {
            setTextViewText(view, text)
            setTextColor(view, face.palette.color(ink).toArgb())
        }
        setInt(R.id.card, "setColorFilter", face.palette.color(Ink.CARD).toArgb())
        setImageViewBitmap(R.id.picture, face.picture)
        setImageViewBitmap(R.id.week, face.week)
        text(R.id.title, day.title, Ink.QUIET)
        text(R.id.headline, day.headline, Ink.TEXT)
        text(R.id.streak, day.week.words, Ink.QUIET)
    }

    companion object {
        /** The smallest width with words beside the picture. */
        private const val WIDE_DP = 220

        /** The widths of the pictures in dp. */
        private const val PICTURE_DP = 160
        private const val WEEK_DP = 120

        /** Draws the pictures of a day on a background thread. */
        suspend fun drawn(context: Context, core: Core, day: DailyWidget): DailyWidgetFaces? {
            val theme = core.app { appearance() }?.theme ?: return null
            val speech = core.app { speech() } ?: return null
            val direction = if (speech.isRightToLeft) View.LAYOUT_DIRECTION_RTL else View.LAYOUT_DIRECTION_LTR
            val contrast = context.wantsContrast
            val isDark = listOf(theme == ThemeChoice.DARK, theme != ThemeChoice.LIGHT)
            val palettes = isDark.map { core.app { palette(it, contrast) } ?: return null }
            val density = Density(context)
            val measurer = TextMeasurer(createFontFamilyResolver(context), density, LayoutDirection.Ltr)
            val (light, dark) = withContext(Dispatchers.Default) {
                palettes.map { palette ->
                    fun bitmap(picture: Picture, width: Int) =
                        bitmapOf(picture, palette, measurer, (width * density.density).toInt(), Ink.CARD)
                    Face(palette, bitmap(day.picture, PICTURE_DP), bitmap(day.week.picture, WEEK_DP))
                }
            }
            return DailyWidgetFaces(context, day, direction, light, dark)
        }
    }
}
