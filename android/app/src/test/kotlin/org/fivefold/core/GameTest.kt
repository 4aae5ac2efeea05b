package org.fivefold.core

import java.util.Collections
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Purpose
import org.fivefold.core.generated.SearchLimits
import org.fivefold.core.generated.SearchOutcome
import org.fivefold.core.generated.Session
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Target
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** The wrapper, with a queue that a test empties when it likes. */
class GameTest {
    private val queue = LinkedBlockingQueue<() -> Unit>()
    private val posters = Collections.synchronizedList(mutableListOf<Thread>())
    private val heard = mutableListOf<String>()
    private val once = Purpose.Custom(SearchLimits(visits = 16uL))

    @Test
    fun whatASearchSaysArrivesInOrderWhereTheQueueIsEmptied() {
        val game = hasty()
        game.thinkAloud("one", Purpose.Analysis)
        repeat(3) { next() }
        game.moveNow()
        while (game.isThinking) next()
        assertEquals(List(heard.size - 1) { "one" } + "one ends", heard)
        assertTrue("$heard", heard.size >= 4)
        assertFalse(posters.contains(Thread.currentThread()))
    }

    @Test
    fun theThreadOfASearchStaysAttachedUntilItsEnd() {
        val game = hasty()
        game.thinkAloud("one", Purpose.Analysis)
        repeat(20) { next() }
        game.moveNow()
        while (game.isThinking) next()
        assertEquals(1, posters.distinct().size)
        settled("the thread is still attached") { !posters.first().isAlive }
    }

    @Test
    fun whatAnEarlierSearchSaidIsDropped() {
        val game = hasty()
        game.thinkAloud("earlier", once)
        val ofEarlier = queue.poll(1, TimeUnit.MINUTES)
        game.thinkAloud("later", once)
        assertNotNull(ofEarlier)
        ofEarlier?.invoke()
        while (game.isThinking) next()
        assertEquals("later ends", heard.last())
        assertFalse("$heard", heard.any { it.startsWith("earlier") })
    }

    @Test
    fun nothingArrivesAfterASearchIsCancelled() {
        val game = hasty()
        game.thinkAloud("one", Purpose.Analysis)
        val said = queue.poll(1, TimeUnit.MINUTES)
        game.cancel()
        assertFalse(game.isThinking)
        said?.invoke()
        // The end of it comes still, and finds nobody.
        next()
        assertEquals(emptyList<String>(), heard)
    }

    @Test
    fun whoeverIsToldOfTheEndMayBeginTheNextSearch() {
        val game = hasty()
        game.think(once, 1u) {
            heard += "first"
            game.thinkAloud("second", once)
        }
        while (game.isThinking) next()
        assertEquals(listOf("first", "second ends"), heard.filter { it != "second" })
    }

    @Test
    fun aTurnThatWasFoundIsPlayedUnlessTheGameHasGoneOn() {
        val game = hasty()
        game.think(once, 1u) { report ->
            game.apply(report)
            assertThrows(FivefoldException.Refused::class.java) { game.apply(report) }
        }
        while (game.isThinking) next()
        assertEquals(1, game.snapshot.turns.size)
    }

    @Test
    fun afterCloseEveryCallDoesNothing() {
        val game = hasty()
        game.play("d1-d3")
        game.thinkAloud("one", Purpose.Analysis)
        val said = queue.poll(1, TimeUnit.MINUTES)
        game.close()
        val last = game.snapshot
        said?.invoke()
        next()
        game.close()
        game.cancel()
        game.moveNow()
        game.thinkAloud("late", once)
        assertFalse(game.isThinking)
        assertNull(game.touch(Target.Place(0u)))
        assertNull(game.finish())
        assertFalse(game.dropPartial())
        assertNull(game.play("d8-d6"))
        assertNull(game.undo())
        assertNull(game.redo())
        assertNull(game.goTo(0u))
        assertNull(game.save())
        assertNull(game.picture())
        assertNull(game.hit(1.0, 1.0))
        assertNull(game.rematch())
        assertEquals(emptyList<Any>(), game.legalTurns() + game.options() + game.values(emptyList()))
        game.setLocale("de")
        game.setConfirm(true)
        game.setPlayer(Side.FIRST, Player.Level(1u))
        game.setPaused(true)
        game.resign(Side.FIRST)
        game.agreeDraw()
        assertSame(last, game.snapshot)
        assertEquals(emptyList<String>(), heard)
    }

    @Test
    fun aSearchThatMayNotBeginLeavesNoneRunning() {
        val game = hasty()
        game.resign(Side.FIRST)
        assertThrows(FivefoldException.Refused::class.java) { game.thinkAloud("one", Purpose.Hint) }
        assertFalse(game.isThinking)
    }

    @Test
    fun aFaultOfTheCoreIsAnExceptionAndTheNextCallWorks() {
        val session = Session("lines-of-action", emptyList(), "en")
        val game = Game(session, queue::add)
        assertThrows(FivefoldException.Fault::class.java) { session.provokeFault() }
        assertNotNull(game.play("d1-d3"))
        val faulty = Game(session, queue::add) { _, _, listener -> session.startFaultySearch(listener) }
        faulty.think(Purpose.Hint, 1u) { heard += (it.outcome as SearchOutcome.Failed).reason }
        next()
        assertEquals(listOf("panic: provoked"), heard)
        assertNotNull(game.undo())
    }

    @Test
    fun aGameThatIsDroppedEndsItsSearch() {
        dropWhileThinking()
        settled("the search goes on") { posters.isNotEmpty() && posters.none { it.isAlive } }
    }

    private fun dropWhileThinking() {
        val game = Game(Session("lines-of-action", emptyList(), "en"), { posters += Thread.currentThread() })
        game.think(Purpose.Analysis, 1u, { heard += game.id }) { heard += game.id }
    }

    /** A game whose searches have a clock that runs ahead: a moment brings many messages. */
    private fun hasty(): Game {
        val session = Session("lines-of-action", emptyList(), "en")
        return Game(session, {
            posters += Thread.currentThread()
            queue.add(it)
        }, session::startHastySearch)
    }

    private fun Game.thinkAloud(name: String, purpose: Purpose) =
        think(purpose, 1u, { heard += name }) { heard += "$name ends" }

    private fun next() = checkNotNull(queue.poll(1, TimeUnit.MINUTES)) { "nothing is posted" }.invoke()
}
