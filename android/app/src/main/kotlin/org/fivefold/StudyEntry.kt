package org.fivefold

import org.fivefold.core.generated.AppCoreInterface
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

    companion object {
        /** What is meant by its [words], or null if that is nothing. */
        fun of(words: String): StudyEntry? {
            val (kind, rest) = words.substringBefore(' ') to words.substringAfter(' ', "")
            return when (kind) {
                "review" -> rest.toULongOrNull()?.let(::Review)
                "lesson" -> Lesson(rest)
                else -> null
            }
        }
    }
}
