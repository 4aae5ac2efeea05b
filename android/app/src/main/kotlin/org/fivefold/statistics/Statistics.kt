package org.fivefold.statistics

/** How a game ended for the person who played it. */
enum class Ending { Win, Draw, Loss }

/** The results against one level of one game. */
data class Tally(
    val wins: Int = 0,
    val draws: Int = 0,
    val losses: Int = 0,
    /** Wins in a row up to the last game. */
    val streak: Int = 0,
    /** The longest such row. */
    val best: Int = 0,
) {
    val games: Int get() = wins + draws + losses

    fun with(ending: Ending): Tally = when (ending) {
        Ending.Win -> copy(wins = wins + 1, streak = streak + 1, best = maxOf(best, streak + 1))
        Ending.Draw -> copy(draws = draws + 1, streak = 0)
        Ending.Loss -> copy(losses = losses + 1, streak = 0)
    }
}

/** A kind of game and a level of its computer; level 0 stands for limits of one's own. */
data class Rung(val game: String, val level: Int)

/** The results of every game against the computer, each match counted once. */
data class Statistics(
    val tallies: Map<Rung, Tally> = emptyMap(),
    /** Of each kind of game the number of the last match that was counted. */
    val counted: Map<String, ULong> = emptyMap(),
) {
    /** With one match more; the same as before if it was counted already. */
    fun counting(match: ULong, rung: Rung, ending: Ending): Statistics = if (counted[rung.game] == match) {
        this
    } else {
        Statistics(tallies + (rung to (tallies[rung] ?: Tally()).with(ending)), counted + (rung.game to match))
    }

    /** With a match that counts for nothing, because it was not played to its end here. */
    fun passing(match: ULong, game: String): Statistics = copy(counted = counted + (game to match))

    /** As it is stored: one line a tally, one line a kind of game. */
    fun lines(): List<List<String>> = tallies.map { (rung, tally) ->
        listOf("tally", rung.game, "${rung.level}") +
            listOf(tally.wins, tally.draws, tally.losses, tally.streak, tally.best).map { "$it" }
    } + counted.map { (game, match) -> listOf("counted", game, "$match") }

    companion object {
        /** Reads [lines]; lines of a later version are ignored, and null is no statistics. */
        fun of(lines: List<List<String>>): Statistics? {
            val tallies = mutableMapOf<Rung, Tally>()
            val counted = mutableMapOf<String, ULong>()
            for (line in lines) {
                when (line[0]) {
                    "tally" -> {
                        if (line.size != TALLY_WORDS) return null
                        val (wins, draws, losses, streak, best) = line.drop(3).map { it.toInt() }
                        tallies[Rung(line[1], line[2].toInt())] = Tally(wins, draws, losses, streak, best)
                    }
                    "counted" -> {
                        if (line.size != COUNTED_WORDS) return null
                        counted[line[1]] = line[2].toULong()
                    }
                    else -> if (line.size < 2) return null
                }
            }
            return Statistics(tallies, counted)
        }

        private const val TALLY_WORDS = 8
        private const val COUNTED_WORDS = 3
    }
}
