package org.fivefold

import java.time.LocalDate
import org.fivefold.core.generated.AppCoreInterface
import org.fivefold.core.generated.CivilDate
import org.fivefold.core.generated.Study

/** What is studied. The words are what is kept of it when the system ends the process. */
sealed interface StudyEntry {
    val words: String

    /** Opens it. */
    fun find(app: AppCoreInterface): Study

    /** A match that was played. */
    data class Review(val match: ULong) : StudyEntry {
        override val words = "review $match"

        override fun find(app: AppCoreInterface) = app.review(match)
    }

    data class Lesson(val game: String) : StudyEntry {
        override val words = "lesson $game"

        override fun find(app: AppCoreInterface) = app.lesson(game)
    }

    /** The next puzzle of a game. */
    data class Puzzle(val game: String) : StudyEntry {
        override val words = "puzzle $game"

        override fun find(app: AppCoreInterface) = app.puzzle(game)
    }

    /** A puzzle of a chapter. */
    data class Numbered(val puzzle: String) : StudyEntry {
        override val words = "numbered $puzzle"

        override fun find(app: AppCoreInterface) = app.puzzleNumbered(puzzle)
    }

    /** The puzzle of the day. */
    data object Daily : StudyEntry {
        override val words = "daily"

        override fun find(app: AppCoreInterface) = app.daily()
    }

    companion object {
        /** What is meant by its [words], or null if that is nothing. */
        fun of(words: String): StudyEntry? {
            val (kind, rest) = words.substringBefore(' ') to words.substringAfter(' ', "")
            return when (kind) {
                "review" -> rest.toULongOrNull()?.let(::Review)
                "puzzle" -> Puzzle(rest)
                "numbered" -> Numbered(rest)
                "daily" -> Daily
                "lesson" -> Lesson(rest)
                else -> null
            }
        }
    }
}

/** The day it is where the person is. */
fun today(): CivilDate = LocalDate.now().run { CivilDate(year, monthValue.toUByte(), dayOfMonth.toUByte()) }
