package org.fivefold.study

import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.fivefold.game.GAP
import org.fivefold.game.MARGIN
import org.fivefold.game.STRIP
import org.fivefold.game.TITLE

/**
 * How large everything on the screen of a review, a puzzle or a lesson is. It follows from the window, the size of its
 * letters and what is studied, so whatever appears, the board stays where it is.
 */
internal data class StudyPlan(
    val shape: Shape,
    /** The sides of the square that the board has. */
    val board: Dp,
    /** How high the claim or the headline is, with the line above it. */
    val headline: Dp,
    /** How high the graph of a review is; there is none where there is no room. */
    val graph: Dp,
    /** How high the signs of what can be done are. */
    val signs: Dp,
    /** Whether they have words below them. */
    val hasLabels: Boolean,
    /** Beside a board, how wide everything else is. */
    val panel: Dp = 0.dp,
) {
    enum class Shape {
        /** Everything above and below the board. */
        Narrow,

        /** Everything beside the board. */
        Wide,

        /** With large letters or in a low window not everything has room at once: it is scrolled to. */
        Scrolled,
    }

    companion object {
        fun of(width: Dp, height: Dp, letters: Float, isReview: Boolean): StudyPlan = when {
            width > height && width >= WIDE -> wide(width, height, letters, isReview)
            letters > LARGE -> narrow(width, height, letters, isReview).copy(
                shape = Shape.Scrolled,
                board = min(width - MARGIN * 2, height * 0.7f),
                graph = if (isReview) GRAPH else 0.dp,
                hasLabels = true,
            )
            else -> narrow(width, height, letters, isReview)
        }

        private fun wide(width: Dp, height: Dp, letters: Float, isReview: Boolean): StudyPlan {
            val wished = (width * 0.32f).coerceIn(280.dp, 400.dp)
            val board = min(height - GAP * 2, width - wished - MARGIN * 3)
            return StudyPlan(
                if (letters > LARGE || height < LOW) Shape.Scrolled else Shape.Wide,
                board,
                HEADLINE * letters,
                if (isReview) GRAPH else 0.dp,
                SIGNS * letters,
                hasLabels = true,
                width - board - MARGIN * 3,
            )
        }

        /** The first one in which the board is as wide as the window, or large enough; else the last one. */
        private fun narrow(width: Dp, height: Dp, letters: Float, isReview: Boolean): StudyPlan {
            val full = width - MARGIN * 2
            val tries = listOf(GRAPH, LOW_GRAPH, 0.dp).map { if (isReview) it else 0.dp }.distinct().flatMap { graph ->
                listOf(
                    StudyPlan(Shape.Narrow, full, HEADLINE * letters, graph, SIGNS * letters, hasLabels = true),
                    StudyPlan(Shape.Narrow, full, HEADLINE * letters, graph, 48.dp, hasLabels = false),
                )
            }.map { it.copy(board = min(full, it.room(height, letters, isReview))) }
            return tries.firstOrNull { it.board >= min(full, LARGE_ENOUGH) } ?: tries.last()
        }
    }

    /** What is left for the board. */
    private fun room(height: Dp, letters: Float, isReview: Boolean): Dp {
        val review = if (isReview) STRIP + GAP else 0.dp
        val seen = if (graph > 0.dp) graph + GAP else 0.dp
        return height - TITLE - headline - review - seen - WORDS * letters - BUTTON - signs - GAP * 5
    }
}

private val HEADLINE = 56.dp
private val GRAPH = 72.dp
private val LOW_GRAPH = 48.dp
private val SIGNS = 64.dp

/** The button that stands out. */
private val BUTTON = 56.dp

/** What a sentence of two lines needs. */
private val WORDS = 48.dp
private val WIDE = 600.dp

/** Below this only the board has room beside the board. */
private val LOW = 560.dp

/** A board that can do without the whole width of the window. */
private val LARGE_ENOUGH = 480.dp

/** From this scale on the board would become too small between the letters. */
private const val LARGE = 1.3f
