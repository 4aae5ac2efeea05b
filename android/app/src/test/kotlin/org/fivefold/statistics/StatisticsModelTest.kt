package org.fivefold.statistics

import java.io.File
import org.fivefold.core.Game
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Every match against the computer is counted, and once. */
class StatisticsModelTest {
    @get:Rule val folder = TemporaryFolder()

    private val rung = Rung("connect-four", 3)

    /** The first side has won by a column. */
    private fun won(first: Player, second: Player) =
        Game.begin("connect-four", emptyList(), "en") { it() }.use { game ->
            "1 2 1 2 1 2 1".split(' ').forEach(game::play)
            game.setPlayer(Side.FIRST, first)
            game.setPlayer(Side.SECOND, second)
            game.snapshot
        }

    @Test
    fun aMatchIsCountedOnceHoweverOftenItIsSeen() {
        val ended = won(Player.Human, Player.Level(3u))
        repeat(3) { StatisticsModel(folder.root).count("connect-four", 5uL, ended) }
        assertEquals(Tally(wins = 1, streak = 1, best = 1), StatisticsModel(folder.root).state.value.tallies[rung])
    }

    @Test
    fun theComputersWinIsTheOthersLoss() {
        val model = StatisticsModel(folder.root)
        model.count("connect-four", 1uL, won(Player.Level(3u), Player.Human))
        model.count("connect-four", 2uL, won(Player.Limits(100u, null), Player.Human))
        assertEquals(1, model.state.value.tallies[rung]?.losses)
        assertEquals(1, model.state.value.tallies[Rung("connect-four", 0)]?.losses)
    }

    @Test
    fun peopleAmongThemselvesAndComputersAreNotCounted() {
        val model = StatisticsModel(folder.root)
        model.count("connect-four", 1uL, won(Player.Human, Player.Human))
        model.count("connect-four", 2uL, won(Player.Level(1u), Player.Level(2u)))
        assertTrue(model.state.value.tallies.isEmpty())
    }

    @Test
    fun aStreakEndsWithWhateverIsNoWin() {
        val tally = listOf(Ending.Win, Ending.Win, Ending.Draw, Ending.Win, Ending.Loss).fold(Tally(), Tally::with)
        assertEquals(Tally(3, 1, 1, 0, 2), tally)
        assertEquals(5, tally.games)
    }

    @Test
    fun forgottenResultsAreNotCountedAgain() {
        val model = StatisticsModel(folder.root)
        val ended = won(Player.Human, Player.Level(3u))
        model.count("connect-four", 5uL, ended)
        model.reset()
        model.count("connect-four", 5uL, ended)
        assertTrue(StatisticsModel(folder.root).state.value.tallies.isEmpty())
    }

    @Test
    fun statisticsThatCannotBeReadAreSetAside() {
        for (text in listOf("tally connect-four 3 1\n", "tally a b c d e f g\n", "counted x -1\n", "word\n")) {
            File(folder.root, "statistics.txt").writeText(text)
            val model = StatisticsModel(folder.root)
            assertTrue(text, model.wasSetAside)
            assertEquals(Statistics(), model.state.value)
        }
    }
}
