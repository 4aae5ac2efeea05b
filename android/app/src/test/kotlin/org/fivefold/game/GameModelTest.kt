package org.fivefold.game

import org.fivefold.board.Arrow
import org.fivefold.board.BoardCursor
import org.fivefold.core.Game
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.games
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** What can be done to a game, without any screen. */
class GameModelTest {
    private val queue = Queue()
    private val saves = mutableListOf<String>()
    private val ends = mutableListOf<ULong>()
    private var isFull = false
    private var drawn = 1uL

    private fun model(
        id: String,
        first: Player = Player.Human,
        second: Player = Player.Human,
        options: List<OptionSetting> = emptyList(),
        turns: String = "",
    ): GameModel {
        val game = Game.begin(id, options, "en", queue::post)
        turns.split(' ').filter { it.isNotEmpty() }.forEach(game::play)
        game.setPlayer(Side.FIRST, first)
        game.setPlayer(Side.SECOND, second)
        val keeper = GameKeeper(
            { kept, _ -> !isFull && saves.add(kept.save().orEmpty()) },
            { _, match -> ends += match },
            { drawn++ },
        )
        return GameModel(game, 99uL, keeper)
    }

    private val GameModel.snapshot get() = state.value.snapshot

    @Test
    fun everyGameIsPlayedToItsEndByTouches() {
        for ((id, options) in smallGames) {
            val chance = Chance(1)
            model(id, options = options).use { model ->
                var touches = 0
                while (model.snapshot.result == null) {
                    model.touch(chance.target(model.layout, model.snapshot))
                    assertNull("$id ${model.snapshot.made}", model.state.value.notice)
                    assertTrue("$id never ends", touches++ < 3000)
                }
                assertEquals(listOf(99uL), ends.distinct())
                ends.clear()
            }
        }
    }

    @Test
    fun everyGameIsPlayedToItsEndByTheListOfLegalTurns() {
        for ((id, options) in smallGames) {
            val chance = Chance(2)
            model(id, options = options).use { model ->
                while (model.snapshot.result == null) {
                    model.play(chance.of(model.legalTurns()).text)
                    assertTrue("$id never ends", model.snapshot.turns.size < 2000)
                }
            }
        }
    }

    @Test
    fun everyGameIsPlayedToItsEndByArrowsAndEnter() {
        for ((id, options) in smallGames) {
            val chance = Chance(3)
            model(id, options = options).use { model ->
                var touches = 0
                while (model.snapshot.result == null) {
                    walk(model, chance.target(model.layout, model.snapshot))
                    assertTrue("$id never ends", touches++ < 3000)
                }
            }
        }
    }

    /** Goes to a target by arrows alone, on a shortest way, and presses Enter there. */
    private fun walk(model: GameModel, target: Target) {
        if (model.state.value.cursor == null) assertTrue(model.moveCursor(Arrow.Up))
        if (target is Target.Operation && target.region == null) return model.touch(target)
        val ways = mutableMapOf(checkNotNull(model.state.value.cursor) to emptyList<Arrow>())
        val open = ArrayDeque(ways.keys)
        while (target !in ways) {
            val here = checkNotNull(open.removeFirstOrNull()) { "no way to $target from ${model.state.value.cursor}" }
            for (arrow in Arrow.entries) {
                val next =
                    BoardCursor.after(model.layout, model.snapshot, here, arrow) ?: continue
                if (ways.putIfAbsent(next, ways.getValue(here) + arrow) == null) open += next
            }
        }
        for (arrow in ways.getValue(target)) assertTrue(model.moveCursor(arrow))
        assertEquals(target, model.state.value.cursor)
        model.actAtCursor()
    }

    @Test
    fun everyPlaceIsWithinReachOfTheArrows() {
        for (entry in games("en")) {
            model(entry.id).use { model ->
                model.moveCursor(Arrow.Up)
                val seen = mutableSetOf(checkNotNull(model.state.value.cursor))
                val open = ArrayDeque(seen)
                while (open.isNotEmpty()) {
                    val here = open.removeFirst()
                    for (arrow in Arrow.entries) {
                        val next = BoardCursor.after(model.layout, model.snapshot, here, arrow) ?: continue
                        if (seen.add(next)) open += next
                    }
                }
                assertEquals(entry.id, model.layout.spots.map { Target.Place(it.place) }.toSet(), seen)
            }
        }
    }

    @Test
    fun theComputerAnswersAndEveryActionIsStoredBeforeIt() {
        model("connect-four", second = Player.Level(1u)).use { model ->
            model.show()
            model.play("4")
            assertTrue(model.state.value.isThinking)
            assertTrue(saves.last().contains("\"4\""))
            queue.until("the computer has answered") { model.snapshot.at == 2u }
            assertFalse(model.state.value.isThinking)
            assertNotNull(model.state.value.shown)
        }
    }

    @Test
    fun undoWhileTheComputerThinksEndsItsThinking() {
        model("pentago-twist", second = Player.Limits(null, 60_000u)).use { model ->
            model.show()
            model.play(model.legalTurns().first().text)
            assertTrue(model.state.value.isThinking)
            model.undo()
            assertFalse(model.state.value.isThinking)
            assertEquals(0u, model.snapshot.at)
        }
    }

    @Test
    fun moveNowEndsTheThinkingWithAMove() {
        model("pentago-twist", second = Player.Limits(null, 60_000u)).use { model ->
            model.show()
            model.play(model.legalTurns().first().text)
            queue.until("something is known") { (model.state.value.view?.visits ?: 0uL) > 0uL }
            model.moveNow()
            queue.until("the computer has answered") { model.snapshot.at == 2u }
        }
    }

    @Test
    fun whatIsHiddenDoesNotThinkAndGoesOnWhenItIsShown() {
        model("lines-of-action", first = Player.Level(1u)).use { model ->
            assertFalse(model.state.value.isThinking)
            model.show()
            assertTrue(model.state.value.isThinking)
            model.hide()
            assertFalse(model.state.value.isThinking)
            model.show()
            queue.until("the computer has moved") { model.snapshot.at == 1u }
        }
    }

    @Test
    fun anEarlierTurnWaitsUntilTheComputerIsAsked() {
        model("connect-four", second = Player.Level(1u), turns = "4 4 3 3").use { model ->
            model.show()
            model.goTo(1u)
            assertFalse(model.state.value.isThinking)
            assertTrue(model.state.value.mayLetComputerPlay)
            model.letComputerPlay()
            assertTrue(model.state.value.isThinking)
            assertFalse(model.state.value.mayLetComputerPlay)
            queue.until("the computer has played on") { model.snapshot.at == 2u && model.snapshot.turns.size == 2 }
        }
    }

    @Test
    fun aHintSaysWhatToTouchUntilTheTurnIsMade() {
        for (entry in games("en")) {
            model(entry.id).use { model ->
                model.show()
                model.askHint()
                assertTrue(model.state.value.isHinting)
                queue.until("${entry.id} has a hint") { !model.state.value.isHinting }
                val hint = checkNotNull(model.state.value.hint)
                assertTrue(hint.sentence.isNotEmpty())
                var touches = 0
                while (model.snapshot.at == 0u) {
                    // In the second half of a turn the region is touched before its operation.
                    val target =
                        checkNotNull(model.state.value.hint?.target) { "${entry.id} after ${model.snapshot.made}" }
                    model.touch(target)
                    assertTrue(touches++ < 4)
                }
                assertEquals(hint.turn, model.snapshot.turns.first().text)
                assertNull(model.state.value.hint)
            }
        }
    }

    @Test
    fun analysisValuesWhateverMayBeTouchedAndStopsWhenItIsHidden() {
        for (entry in games("en")) {
            model(entry.id).use { model ->
                model.show()
                model.setAnalyses(true)
                queue.until("${entry.id} is valued") {
                    model.state.value.values.map {
                        it.target
                    }.containsAll(model.snapshot.marks.map { Target.Place(it.place) })
                }
                assertEquals(1, model.state.value.values.count { it.isBest })
                assertFalse("an analysis is not the computer's move", model.state.value.isThinking)
                model.play(model.legalTurns().first().text)
                assertTrue(model.state.value.values.isEmpty())
                queue.until("${entry.id} is valued again") { model.state.value.values.isNotEmpty() }
                model.setAnalyses(false)
                assertTrue(model.state.value.values.isEmpty())
            }
        }
    }

    @Test
    fun aCompleteTurnWaitsToBeConfirmedAndAnotherOneMayBeMadeInstead() {
        model("connect-four").use { model ->
            model.setConfirm(true)
            val (first, second) = model.snapshot.marks.map { Target.Place(it.place) }
            model.touch(first)
            assertTrue(model.snapshot.mayFinish)
            model.touch(second)
            assertTrue(model.snapshot.mayFinish)
            model.finish()
            assertEquals(listOf("2"), model.snapshot.turns.map { it.text })
        }
    }

    @Test
    fun twoComputersPauseAndGoOn() {
        model("connect-four", Player.Limits(50u, null), Player.Limits(50u, null)).use { model ->
            model.show()
            queue.until("both have moved") { model.snapshot.at >= 2u }
            model.setPaused(true)
            assertFalse(model.state.value.isThinking)
            val at = model.snapshot.at
            model.setPaused(false)
            queue.until("they go on") { model.snapshot.at > at }
        }
    }

    @Test
    fun whoResignsLosesAndTwoMayAgreeOnADraw() {
        model("connect-four").use { model ->
            model.resign(Side.FIRST)
            assertEquals(Side.SECOND, model.snapshot.result?.winner)
            model.undo()
            assertNull(model.snapshot.result)
            model.agreeDraw()
            assertNull(checkNotNull(model.snapshot.result).winner)
        }
    }

    @Test
    fun aRematchIsAnotherMatchWithTheSidesChanged() {
        model("connect-four", second = Player.Level(2u), turns = "1 2 1 2 1 2 1").use { model ->
            model.rematch()
            assertEquals(Player.Level(2u), model.snapshot.firstPlayer)
            assertEquals(0u, model.snapshot.at)
            model.resign(Side.SECOND)
            assertFalse(99uL in ends)
        }
    }

    @Test
    fun aFullDiskIsSaidAndForgottenWhenThereIsRoomAgain() {
        model("connect-four").use { model ->
            isFull = true
            model.play("1")
            assertTrue(model.state.value.isUnsaved)
            isFull = false
            model.play("2")
            assertFalse(model.state.value.isUnsaved)
        }
    }

    @Test
    fun aTouchThatMeansNothingIsExplained() {
        model("connect-four", turns = "1 1 1 1 1 1").use { model ->
            model.touch(Target.Place(model.layout.spots.first { it.column.toInt() == 0 }.place))
            assertTrue(checkNotNull(model.state.value.notice).text.isNotEmpty())
            model.play("2")
            assertNull(model.state.value.notice)
        }
    }

    @Test
    fun afterItIsClosedNothingHappensAnyMore() {
        val model = model("connect-four", second = Player.Level(1u))
        model.show()
        model.play("4")
        model.close()
        model.touch(Target.Place(0u))
        model.undo()
        assertFalse(model.state.value.isThinking)
        assertNull(model.saved())
    }
}
