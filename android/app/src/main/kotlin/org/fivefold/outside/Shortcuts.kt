package org.fivefold.outside

import android.content.Context
import android.content.Intent
import android.content.pm.ShortcutInfo
import android.content.pm.ShortcutManager
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.drawable.Icon
import androidx.compose.ui.graphics.toArgb
import androidx.core.graphics.createBitmap
import org.fivefold.MainActivity
import org.fivefold.color
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.Palette
import org.fivefold.core.generated.Shortcut
import org.fivefold.core.generated.Symbol
import org.fivefold.icon

/** The shortcuts of the app's icon. Their intents have an id and nothing else; the core says which screen it opens. */
object Shortcuts {
    /** The id of the shortcut to the daily puzzle. */
    const val DAILY = "daily"

    private const val ACTION = "org.fivefold.shortcut."

    /** The side of an adaptive icon, and that of the symbol in its middle. */
    private const val ICON_DP = 108
    private const val SYMBOL_DP = 44

    /** Replaces the published shortcuts, and those on the home screen. */
    fun publish(context: Context, shortcuts: List<Shortcut>, palette: Palette) {
        val manager = context.getSystemService(ShortcutManager::class.java)
        val published = shortcuts.mapIndexed { rank, shortcut ->
            ShortcutInfo.Builder(context, shortcut.id)
                .setRank(rank)
                .setShortLabel(shortcut.label)
                .setLongLabel(shortcut.words)
                .setIcon(Icon.createWithAdaptiveBitmap(iconOf(context, shortcut.symbol, palette)))
                .setIntent(intent(context, shortcut.id))
                .build()
        }
        // The system limits calls from the background.
        if (!manager.isRateLimitingActive) manager.dynamicShortcuts = published
    }

    /** Returns a symbol on the color of boards. */
    private fun iconOf(context: Context, symbol: Symbol, palette: Palette): Bitmap {
        val side = (ICON_DP * context.resources.displayMetrics.density).toInt()
        val bitmap = createBitmap(side, side)
        bitmap.eraseColor(palette.color(Ink.BOARD).toArgb())
        checkNotNull(context.getDrawable(symbol.icon)).mutate().run {
            setTint(palette.color(Ink.TEXT).toArgb())
            val edge = side * (ICON_DP - SYMBOL_DP) / (2 * ICON_DP)
            setBounds(edge, edge, side - edge, side - edge)
            draw(Canvas(bitmap))
        }
        return bitmap
    }

    fun intent(context: Context, id: String): Intent =
        Intent(ACTION + id).setClass(context, MainActivity::class.java).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)

    /** Returns the id of the shortcut that an intent opens. Any app can send one. */
    fun opened(intent: Intent): String? = intent.action?.takeIf { it.startsWith(ACTION) }?.removePrefix(ACTION)
}
