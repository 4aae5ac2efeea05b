package org.fivefold

import android.os.Build
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.dynamicDarkColorScheme
import androidx.compose.material3.dynamicLightColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDirection
import androidx.compose.ui.unit.LayoutDirection
import org.fivefold.board.Ink
import org.fivefold.board.Palette
import org.fivefold.settings.PaletteChoice
import org.fivefold.settings.Settings
import org.fivefold.settings.ThemeChoice

/** The colours of boards. */
val LocalPalette = staticCompositionLocalOf { Palette.light }

/** What has been decided about the app as a whole. */
val LocalSettings = staticCompositionLocalOf { Settings() }

@Composable
fun isDark(settings: Settings): Boolean = when (settings.theme) {
    ThemeChoice.System -> isSystemInDarkTheme()
    ThemeChoice.Light -> false
    ThemeChoice.Dark -> true
}

@Composable
fun AppTheme(settings: Settings, content: @Composable () -> Unit) {
    val dark = isDark(settings)
    val palette = paletteOf(settings.palette, dark)
    val scheme = when {
        Build.VERSION.SDK_INT >= Build.VERSION_CODES.S -> {
            val context = LocalContext.current
            if (dark) dynamicDarkColorScheme(context) else dynamicLightColorScheme(context)
        }
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
        surfaceContainer = ink(Ink.Card),
        surfaceContainerHigh = ink(Ink.Card),
        surfaceContainerHighest = ink(Ink.Card),
        surfaceContainerLow = ink(Ink.Card),
    )
    val direction = LocalLayoutDirection.current
    val typography = remember(direction) { typography(direction) }
    CompositionLocalProvider(LocalPalette provides palette, LocalSettings provides settings) {
        MaterialTheme(colorScheme = colours, typography = typography, content = content)
    }
}

/**
 * The platform's type. A sentence runs as its script does, also where the screen runs the other way; it begins at the
 * screen's edge all the same.
 */
private fun typography(direction: LayoutDirection) = Typography().run {
    val edge = if (direction == LayoutDirection.Ltr) TextAlign.Left else TextAlign.Right
    fun TextStyle.byContent() = copy(textDirection = TextDirection.Content, textAlign = edge)
    copy(
        headlineMedium = headlineMedium.byContent(),
        titleLarge = titleLarge.byContent(),
        titleMedium = titleMedium.byContent(),
        titleSmall = titleSmall.byContent(),
        bodyLarge = bodyLarge.byContent(),
        bodyMedium = bodyMedium.byContent(),
        bodySmall = bodySmall.byContent(),
        labelLarge = labelLarge.byContent(),
        labelMedium = labelMedium.byContent(),
        labelSmall = labelSmall.byContent(),
    )
}

private fun paletteOf(choice: PaletteChoice, dark: Boolean) = when (choice) {
    PaletteChoice.Standard -> if (dark) Palette.dark else Palette.light
    PaletteChoice.HighContrast -> if (dark) Palette.darkHighContrast else Palette.lightHighContrast
    PaletteChoice.Greys -> if (dark) Palette.darkGreys else Palette.lightGreys
}
