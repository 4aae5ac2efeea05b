package org.fivefold.storage

import java.io.File
import org.fivefold.core.Game
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.game.Chance
import org.fivefold.game.GameKeeper
import org.fivefold.game.GameModel
import org.fivefold.game.smallGames
import org.fivefold.statistics.StatisticsModel
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The system ends the process whenever it likes, and nothing is lost. */
class KillTest {
    @get:Rule val folder = TemporaryFolder()

    private val store get() = GameStore(folder.root, { "en" }) { it() }
    private var drawn = 1_000uL

    /** As the app opens a game: from its file, counting what was not counted. */
    private fun reopened(id: String, statistics: StatisticsModel): GameModel {
        val found = store.load(id) as GameStore.Found.InProgress
        statistics.count(id, found.match, found.game.snapshot)
        val keeper = GameKeeper(
            store::save,
            { game, match -> statistics.count(game.id, match, game.snapshot) },
            { drawn++ },
        )
        return GameModel(found.game, found.match, keeper)
    }

    @Test
    fun aGameThatIsKilledAHundredTimesAtRandomMomentsLosesNothing() {
        for ((id, options) in smallGames) {
            val chance = Chance(4)
            Game.begin(id, options, "en") { it() }.use { game ->
                game.setPlayer(Side.SECOND, Player.Human)
                store.save(game, 5uL)
            }
            val statistics = StatisticsModel(folder.root)
            repeat(100) { time ->
                val model = reopened(id, statistics)
                repeat(chance.number(6)) { act(model, chance) }
                val before = essence(model.state.value.snapshot)
                // The process may also end in the middle of a write.
                if (chance.number(3) == 0) File(folder.root, "games/$id.json.new").writeText("{\"match\":5,\"five")
                val after = reopened(id, statistics).use { essence(it.state.value.snapshot) }
                assertEquals("$id after $time", before, after)
            }
        }
    }

    private fun act(model: GameModel, chance: Chance) {
        val snapshot = model.state.value.snapshot
        when {
            snapshot.result != null -> model.rematch()
            chance.number(8) == 0 -> model.undo()
            chance.number(12) == 0 -> model.redo()
            chance.number(20) == 0 -> model.goTo(chance.number(snapshot.turns.size + 1).toUInt())
            chance.number(60) == 0 && snapshot.at.toInt() == snapshot.turns.size -> model.resign(Side.FIRST)
            else -> model.touch(chance.target(model.layout, snapshot))
        }
    }

    @Test
    fun everyResultIsCountedOnceWheneverTheProcessEnds() {
        var games = 0
        Game.begin("connect-four", emptyList(), "en") { it() }.use { store.save(it, 1uL) }
        repeat(30) {
            val model = reopened("connect-four", StatisticsModel(folder.root))
            model.setPlayer(Side.SECOND, Player.Level(1u))
            model.setPlayer(Side.FIRST, Player.Human)
            if (model.state.value.snapshot.result != null) model.rematch()
            model.resign(Side.FIRST)
            model.resign(Side.SECOND)
            model.undo()
            model.resign(Side.FIRST)
            games += 1
            repeat(2) { reopened("connect-four", StatisticsModel(folder.root)).close() }
        }
        val tallies = StatisticsModel(folder.root).state.value.tallies.values
        assertEquals(games, tallies.sumOf { it.games })
    }

    @Test
    fun aResultThatWasStoredButNotCountedIsCountedLater() {
        Game.begin("connect-four", emptyList(), "en") { it() }.use { game ->
            game.setPlayer(Side.SECOND, Player.Level(2u))
            game.resign(Side.SECOND)
            store.save(game, 8uL)
        }
        val statistics = StatisticsModel(folder.root)
        reopened("connect-four", statistics).close()
        assertEquals(1, statistics.state.value.tallies.values.single().wins)
    }

    @Test
    fun whatCannotBeReadIsSetAsideAndTheAppGoesOn() {
        val file = File(folder.root, "games/connect-four.json")
        file.parentFile?.mkdirs()
        val good = Game.begin("connect-four", emptyList(), "en") { it() }.use { it.save().orEmpty() }
        val bad =
            listOf("", "{", good.dropLast(1), good.replace("\"fivefold\":1", "\"fivefold\":9"), "x".repeat(2_000_000))
        for ((number, text) in bad.withIndex()) {
            file.writeText(text)
            assertTrue("$number", store.load("connect-four") is GameStore.Found.SetAside)
            assertTrue("$number", store.load("connect-four") is GameStore.Found.Nothing)
            assertEquals(text, File(file.path + ".unreadable-${number + 1}").readText())
        }
    }
}
