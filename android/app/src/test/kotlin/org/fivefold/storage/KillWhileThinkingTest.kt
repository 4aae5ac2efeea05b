package org.fivefold.storage

import org.fivefold.core.Game
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.game.Chance
import org.fivefold.game.GameKeeper
import org.fivefold.game.GameModel
import org.fivefold.game.Queue
import org.fivefold.game.smallGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The process ends in the middle of a game against the computer: it goes on where it was, thinking if it was. */
class KillWhileThinkingTest {
    @get:Rule val folder = TemporaryFolder()

    private val queue = Queue()
    private val store get() = GameStore(folder.root, { "en" }, queue::post)
    private var drawn = 1uL

    /** Thinks until it is told to move. */
    private val thinker = Player.Limits(null, 3_600_000u)

    private val GameModel.snapshot get() = state.value.snapshot
    private val GameModel.isThinking get() = state.value.isThinking

    private fun begin(id: String, options: List<OptionSetting>, first: Player, second: Player): GameModel {
        Game.begin(id, options, "en") { it() }.use { game ->
            game.setPlayer(Side.FIRST, first)
            game.setPlayer(Side.SECOND, second)
            store.save(game, 5uL)
        }
        return reopened(id)
    }

    /** As the app opens a game: from its file, to be seen. */
    private fun reopened(id: String): GameModel {
        val found = store.load(id) as GameStore.Found.InProgress
        return GameModel(found.game, found.match, GameKeeper(store::save) { drawn++ }).also { it.show() }
    }

    /** Ends the process as far as the game knows: nothing is stored any more, and what was thought is lost. */
    private fun killed(model: GameModel, after: String): GameModel {
        val (before, wasThinking) = essence(model.snapshot) to model.isThinking
        model.close()
        val again = reopened(model.id)
        assertEquals("${model.id} after $after", before, essence(again.snapshot))
        assertEquals("${model.id} thinks after $after", wasThinking, again.isThinking)
        return again
    }

    private fun answer(model: GameModel) {
        val at = model.snapshot.at
        assertTrue("${model.id} thinks", model.isThinking)
        // A small board may be proven before anybody asks.
        queue.until("something is known") { (model.state.value.view?.visits ?: 0uL) > 0uL || model.snapshot.at > at }
        if (model.snapshot.at == at) model.moveNow()
        queue.until("the computer has moved") { model.snapshot.at > at }
    }

    private fun touch(model: GameModel, chance: Chance) = model.touch(chance.target(model.layout, model.snapshot))

    @Test
    fun everyActionAgainstTheComputerOutlivesTheProcess() {
        for ((id, options) in smallGames) {
            val chance = Chance(11)
            var model = begin(id, options, Player.Human, thinker)
            val actions = listOf<Pair<String, (GameModel) -> Unit>>(
                "a first touch" to { touch(it, chance) },
                "a whole turn" to { while (it.snapshot.side == Side.FIRST) touch(it, chance) },
                "undo while it thinks" to { it.undo() },
                "redo" to { it.redo() },
                "its answer" to ::answer,
                "a turn from the list" to { it.play(it.legalTurns().last().text) },
                "move now" to ::answer,
                "an earlier turn" to { it.goTo(1u) },
                "going on from there" to { shown ->
                    shown.letComputerPlay()
                    answer(shown)
                },
                "giving up" to { it.resign(Side.FIRST) },
                "a rematch" to { it.rematch() },
                "its first move" to ::answer,
                "another player" to { it.setPlayer(Side.FIRST, Player.Human) },
            )
            for ((name, action) in actions) {
                action(model)
                model = killed(model, name)
            }
            model.close()
        }
    }

    @Test
    fun aHintAndAnAnalysisThatWereCutOffLeaveTheGameAsItWas() {
        for ((id, options) in smallGames) {
            var model = begin(id, options, Player.Human, thinker)
            model.askHint()
            assertTrue(model.state.value.isHinting)
            model = killed(model, "a hint")
            assertFalse(model.state.value.isHinting)
            model.setAnalyses(true)
            killed(model, "analysis").close()
        }
    }

    @Test
    fun twoComputersGoOnAmongThemselves() {
        val model = killed(begin("connect-four", emptyList(), thinker, thinker), "the beginning")
        answer(model)
        killed(model, "a turn").close()
    }

    @Test
    fun atRandomMomentsNothingIsLostEither() {
        for ((id, options) in smallGames) {
            val chance = Chance(12)
            var model = begin(id, options, Player.Human, thinker)
            repeat(20) { time ->
                repeat(chance.number(5)) {
                    when {
                        model.snapshot.result != null -> model.rematch()
                        chance.number(9) == 0 -> model.undo()
                        chance.number(9) == 0 -> model.hide().also { model.show() }
                        model.isThinking -> answer(model)
                        model.snapshot.computerToMove -> model.letComputerPlay()
                        else -> touch(model, chance)
                    }
                }
                // What was begun by hand from an earlier turn is not the computer's turn, and waits again.
                if (model.isThinking && !model.snapshot.waitsForComputer) model.hide().also { model.show() }
                model = killed(model, "the moment $time")
            }
            model.close()
        }
    }
}
