package org.fivefold

import java.io.Serializable
import org.fivefold.core.generated.AppCoreInterface
import org.fivefold.core.generated.Study

/** A screen of the app. It outlives the process: the system keeps it with the state of the window. */
sealed interface Screen : Serializable {
    data object Home : Screen

    /** The setup of a new game, shown over the screen below it. */
    data class NewGame(val game: String) : Screen

    data class Play(val match: ULong) : Screen

    /** Lessons and puzzles of all games. */
    data object Learn : Screen

    /** A review, a puzzle or a lesson. */
    data class Study(val entry: StudyEntry) : Screen

    data class Rules(val game: String) : Screen

    data object Statistics : Screen

    data object Settings : Screen

    data object About : Screen
}

/** A study to open. */
sealed interface StudyEntry : Serializable {
    /** A match that was played. */
    data class Review(val match: ULong) : StudyEntry

    data class Lesson(val game: String) : StudyEntry

    /** The next puzzle of a game. */
    data class Puzzle(val game: String) : StudyEntry

    /** A puzzle of a chapter. */
    data class Numbered(val puzzle: String) : StudyEntry

    /** The puzzle of the day. */
    data object Daily : StudyEntry

    /** Opens it. */
    fun find(app: AppCoreInterface): Study = when (this) {
        is Review -> app.review(match)
        is Lesson -> app.lesson(game)
        is Puzzle -> app.puzzle(game)
        is Numbered -> app.puzzleNumbered(puzzle)
        is Daily -> app.daily()
    }
}
