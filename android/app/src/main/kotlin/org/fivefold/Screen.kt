package org.fivefold

/** A screen of the app. The words are what is kept of it when the system ends the process. */
sealed interface Screen {
    val words: String

    data object Home : Screen {
        override val words = "home"
    }

    /** What is decided before a game begins; it lies over the screen below it. */
    data class NewGame(val game: String) : Screen {
        override val words = "new $game"
    }

    data class Play(val match: ULong) : Screen {
        override val words = "play $match"
    }

    /** Lessons and puzzles of all games. */
    data object Learn : Screen {
        override val words = "learn"
    }

    /** A review, a puzzle or a lesson. */
    data class Study(val entry: StudyEntry) : Screen {
        override val words = "study ${entry.words}"
    }

    data class Rules(val game: String) : Screen {
        override val words = "rules $game"
    }

    data object Statistics : Screen {
        override val words = "statistics"
    }

    data object Settings : Screen {
        override val words = "settings"
    }

    data object About : Screen {
        override val words = "about"
    }

    companion object {
        /** The screen of its [words], or null if there is none. */
        fun of(words: String): Screen? {
            val (kind, rest) = words.substringBefore(' ') to words.substringAfter(' ', "")
            return when (kind) {
                "home" -> Home
                "new" -> NewGame(rest)
                "play" -> rest.toULongOrNull()?.let(::Play)
                "learn" -> Learn
                "study" -> StudyEntry.of(rest)?.let(::Study)
                "rules" -> Rules(rest)
                "statistics" -> Statistics
                "settings" -> Settings
                "about" -> About
                else -> null
            }
        }
    }
}
