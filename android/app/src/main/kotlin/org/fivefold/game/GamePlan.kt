package org.fivefold.game

import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min

/**
 * How large everything on the screen of a match is. It follows from the window and the size of its letters alone, so
 * whatever appears, the board stays where it is.
 */
internal data class GamePlan(
    val shape: Shape,
    /** The sides of the square that the board has. */
    val board: Dp,
    val bar: Dp,
    /** How high the words are; where everything scrolls, they take what they need. */
    val words: Dp,
    val actions: Dp,
    /** Whether the title has a line of its own; else the way back is in the bar of the player opposite. */
    val hasTitle: Boolean,
    /** Whether the turns have a strip of their own. */
    val hasStrip: Boolean,
    /** Whether the actions have words below their signs. */
    val hasLabels: Boolean,
    /** Beside a board, how wide everything else is. */
    val panel: Dp = 0.dp,
) {
    enum class Shape {
        /** Everything above and below the board. */
        Narrow,

        /** Everything beside the board. */
        Wide,

        /** With large letters not everything has room at once: it is scrolled to. */
        Scrolled,
    }

    companion object {
        fun of(width: Dp, height: Dp, letters: Float): GamePlan = when {
            width > height && width >= WIDE -> wide(width, height, letters)
            letters > LARGE -> scrolled(width, height, letters)
            else -> narrow(width, height, letters)
        }

        private fun wide(width: Dp, height: Dp, letters: Float): GamePlan {
            val panel = (width * 0.32f).coerceIn(280.dp, 400.dp)
            val board = min(height - GAP * 2, width - panel - MARGIN * 3)
            val isLow = height < LOW
            return GamePlan(
                if (letters > LARGE || height < LEAST) Shape.Scrolled else Shape.Wide,
                board,
                (if (isLow) 48.dp else 56.dp) * letters,
                if (isLow) 0.dp else 136.dp * letters,
                (if (isLow) 56.dp else 72.dp) * letters,
                hasTitle = !isLow,
                hasStrip = isLow,
                hasLabels = true,
                width - board - MARGIN * 3,
            )
        }

        private fun scrolled(width: Dp, height: Dp, letters: Float) = GamePlan(
            Shape.Scrolled,
            min(width - MARGIN * 2, height * 0.7f),
            56.dp * letters,
            0.dp,
            0.dp,
            hasTitle = true,
            hasStrip = true,
            hasLabels = true,
        )

        /** The first one in which the board is as wide as the window, or large enough; else the last one. */
        private fun narrow(width: Dp, height: Dp, letters: Float): GamePlan {
            val full = width - MARGIN * 2
            val tries = listOf(
                GamePlan(Shape.Narrow, full, 56.dp * letters, 48.dp, 72.dp, true, true, true),
                GamePlan(Shape.Narrow, full, 48.dp * letters, 48.dp, 64.dp, false, true, true),
                GamePlan(Shape.Narrow, full, 48.dp * letters, 48.dp, 64.dp, false, false, true),
                GamePlan(Shape.Narrow, full, 44.dp * letters, 48.dp, 48.dp, false, false, false),
            ).map { it.fitted(height) }
            return tries.firstOrNull { it.board >= min(full, LARGE_ENOUGH) } ?: tries.last()
        }
    }

    /** The board gets what is left; what it does not need the words have. */
    private fun fitted(height: Dp): GamePlan {
        val title = if (hasTitle) TITLE else 0.dp
        val strip = if (hasStrip) STRIP + GAP else 0.dp
        val room = height - title - bar * 2 - actions - strip - GAP * 4
        val fitting = min(board, (room - WORDS).coerceAtLeast(min(LARGE_ENOUGH, room - words)))
        return copy(board = fitting, words = room - fitting)
    }
}

internal val GAP = 8.dp
internal val MARGIN = 14.dp
internal val TITLE = 48.dp
internal val STRIP = 48.dp

/** How high the words would like to be. */
private val WORDS = 128.dp
private val WIDE = 600.dp

/** Below this the list of turns has no room beside the board. */
private val LOW = 560.dp

/** Below this nothing but the board has room beside the board. */
private val LEAST = 300.dp

/** A board that can do without the whole width of the window. */
private val LARGE_ENOUGH = 480.dp

/** From this scale on the board would become too small between the letters. */
private const val LARGE = 1.3f
