package org.fivefold

import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Shapes
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.intl.LocaleList
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDirection
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.Palette
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Speech
import org.fivefold.core.generated.Word

/** The colors of boards and screens. */
val LocalPalette = staticCompositionLocalOf<Palette> { error("there is no palette outside the app's theme") }

fun Palette.color(ink: Ink): Color = Color(colors[ink.ordinal].toInt() or (0xFF shl 24))

/** Returns the color of the pieces of a side. */
fun Palette.color(side: Side): Color = color(if (side == Side.FIRST) Ink.ORANGE else Ink.BLUE)

@Composable
fun AppTheme(palette: Palette, speech: Speech, isDark: Boolean, content: @Composable () -> Unit) {
    val scheme = remember(palette, isDark) { schemeOf(palette, isDark) }
    val direction = if (speech.isRightToLeft) LayoutDirection.Rtl else LayoutDirection.Ltr
    val typography = remember(speech.tag) { typographyOf(direction, LocaleList(speech.tag)) }
    CompositionLocalProvider(
        LocalPalette provides palette,
        LocalSpeech provides speech,
        LocalLayoutDirection provides direction,
    ) {
        MaterialTheme(colorScheme = scheme, shapes = SHAPES, typography = typography, content = content)
    }
}

/** One family of shapes, from small to large: bars and menus, pills to be touched, cards, and sheets. */
private val SHAPES = RoundedCornerShape(20.dp).let { card ->
    Shapes(RoundedCornerShape(16.dp), CircleShape, card, card, RoundedCornerShape(24.dp))
}

private fun schemeOf(palette: Palette, isDark: Boolean): ColorScheme {
    fun ink(ink: Ink) = palette.color(ink)
    return (if (isDark) darkColorScheme() else lightColorScheme()).copy(
        primary = ink(Ink.ACCENT),
        onPrimary = ink(Ink.CARD),
        primaryContainer = ink(Ink.BOARD),
        onPrimaryContainer = ink(Ink.TEXT),
        secondary = ink(Ink.ACCENT),
        onSecondary = ink(Ink.CARD),
        secondaryContainer = ink(Ink.BOARD),
        onSecondaryContainer = ink(Ink.TEXT),
        background = ink(Ink.PAGE),
        onBackground = ink(Ink.TEXT),
        surface = ink(Ink.PAGE),
        onSurface = ink(Ink.TEXT),
        surfaceVariant = ink(Ink.BOARD),
        onSurfaceVariant = ink(Ink.QUIET),
        surfaceContainerLowest = ink(Ink.CARD),
        surfaceContainerLow = ink(Ink.CARD),
        surfaceContainer = ink(Ink.CARD),
        surfaceContainerHigh = ink(Ink.CARD),
        surfaceContainerHighest = ink(Ink.BOARD),
        inverseSurface = ink(Ink.TEXT),
        inverseOnSurface = ink(Ink.CARD),
        inversePrimary = ink(Ink.CARD),
        error = ink(Ink.LOSS),
        outline = ink(Ink.QUIET),
        outlineVariant = ink(Ink.LINE),
    )
}

/**
 * Font sizes by use: 28 result, 20 title, 16 sentence, 14 detail, 12 label. The direction of a text follows its script, and
 * its alignment that of the screen. The language selects between Chinese and Japanese glyphs. Lines of Japanese and Korean
 * break between phrases.
 */
private fun typographyOf(direction: LayoutDirection, language: LocaleList) = Typography().run {
    val edge = if (direction == LayoutDirection.Ltr) TextAlign.Left else TextAlign.Right
    fun TextStyle.byContent() = copy(
        textDirection = TextDirection.Content,
        textAlign = edge,
        letterSpacing = 0.sp,
        localeList = language,
        lineBreak = LineBreak.Paragraph.copy(wordBreak = LineBreak.WordBreak.Phrase),
    )
    fun TextStyle.strong() = byContent().copy(fontWeight = FontWeight.SemiBold)
    copy(
        headlineMedium = headlineMedium.strong().copy(lineHeight = 32.sp),
        titleLarge = titleLarge.strong().copy(fontSize = 20.sp, lineHeight = 26.sp),
        titleMedium = titleMedium.strong(),
        titleSmall = titleSmall.strong(),
        bodyLarge = bodyLarge.byContent(),
        bodyMedium = bodyMedium.byContent(),
        bodySmall = bodySmall.byContent(),
        labelLarge = labelLarge.byContent(),
        labelMedium = labelMedium.byContent(),
        labelSmall = labelSmall.byContent(),
    )
}

/** The texts of the screens in the chosen language. */
val LocalSpeech = staticCompositionLocalOf<Speech> { error("there are no texts outside the app's theme") }

fun Speech.say(word: Word): String = words.getValue(word)

/** Returns the text of a word. */
val Word.text: String
    @Composable @ReadOnlyComposable
    get() = LocalSpeech.current.say(this)
