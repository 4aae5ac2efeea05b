package org.fivefold

import android.os.Build
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.dynamicDarkColorScheme
import androidx.compose.material3.dynamicLightColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalContext
import org.fivefold.board.Ink
import org.fivefold.board.Palette

/** The colours of boards. */
val LocalPalette = staticCompositionLocalOf { Palette.light }

@Composable
fun AppTheme(dark: Boolean = isSystemInDarkTheme(), dynamic: Boolean = true, content: @Composable () -> Unit) {
    val context = LocalContext.current
    val palette = if (dark) Palette.dark else Palette.light
    val scheme = when {
        dynamic && Build.VERSION.SDK_INT >= Build.VERSION_CODES.S ->
            if (dark) dynamicDarkColorScheme(context) else dynamicLightColorScheme(context)
        dark -> darkColorScheme()
        else -> lightColorScheme()
    }
    fun ink(ink: Ink) = Color(palette[ink] or (0xFF shl 24))
    val colours = scheme.copy(
        background = ink(Ink.Page),
        onBackground = ink(Ink.Text),
        surface = ink(Ink.Page),
        onSurface = ink(Ink.Text),
        onSurfaceVariant = ink(Ink.Quiet),
        surfaceContainerHighest = ink(Ink.Card),
        surfaceContainerLow = ink(Ink.Card),
    )
    CompositionLocalProvider(LocalPalette provides palette) {
        MaterialTheme(colorScheme = colours, content = content)
    }
}
