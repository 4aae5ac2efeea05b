package org.fivefold.core

import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchState
import org.fivefold.saved
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The owner of the core's handles, with a queue that the test runs in place of the main thread. */
class CoreTest {
    @get:Rule val folder = TemporaryFolder()

    private val queue = LinkedBlockingQueue<() -> Unit>()
    private val core by lazy { Core.open(folder.root, "en") { queue.add(it) } }
    private val states = mutableListOf<MatchState>()
    private val refused = mutableListOf<String>()

    @After
    fun close() = core.close()

    private fun open(save: String): MatchState {
        core.onMatch = { states += it }
        core.onRefusal = { refused += it }
        val state = core.openMatch { app.receive(save) }
        return checkNotNull(state) { "$refused" }
    }

    /** Runs posted calls until a condition holds. */
    private fun until(what: String, holds: () -> Boolean) {
        while (!holds()) (queue.poll(60, TimeUnit.SECONDS) ?: error("timeout: $what"))()
    }

    @Test
    fun computerMoveArrivesThroughQueue() {
        open(saved("connect-four", second = 1))
        core.send(MatchEvent.Shown)
        val played = core.send(MatchEvent.Play("4"))
        assertEquals(1u, played?.at)
        until("the computer has played") { states.lastOrNull()?.at == 2u }
        val numbers = states.map { it.revision }
        assertEquals("states are in order", numbers.sorted(), numbers)
    }

    @Test
    fun refusalIsSentence() {
        open(saved("connect-four"))
        assertNull(core.openMatch { app.receive("no game") })
        assertEquals(listOf("This isn’t a game from Fivefold."), refused)
        assertEquals("the match stays open", 0u, core.match { state() }?.at)
    }

    @Test
    fun closedCoreReturnsNullAndSendsNothing() {
        open(saved("connect-four", first = 1))
        core.send(MatchEvent.Shown)
        core.close()
        val before = states.size
        assertNull(core.app { home() })
        assertNull(core.send(MatchEvent.Board(BoardGesture.Undo)))
        assertNull(core.openMatch { app.openGame("connect-four") })
        assertNull(core.openNewGame("connect-four"))
        // The search sends at least the report that it was cancelled.
        while (true) (queue.poll(2, TimeUnit.SECONDS) ?: break)()
        assertEquals(before, states.size)
        core.close()
    }

    @Test
    fun searchOfClosedMatchChangesNothing() {
        val left = open(saved("connect-four", first = 6)).number
        core.send(MatchEvent.Shown)
        val next = open(saved("bridgit"))
        while (true) (queue.poll(2, TimeUnit.SECONDS) ?: break)()
        assertTrue(states.none { it.number == left && it.at > 0u })
        assertEquals(next.number, core.match { state() }?.number)
    }

    @Test
    fun newGameIsConfiguredAndStarted() {
        val wanted = checkNotNull(core.openNewGame("bridgit"))
        assertEquals("bridgit", wanted.game)
        assertEquals("bridgit", core.openMatch { newGame?.let(app::begin) }?.game)
        assertNull("the setup is closed", core.newGame { state() })
    }

    @Test
    fun matchContinuesAfterRefusedMove() {
        open(saved("connect-four", "4"))
        assertNull(core.send(MatchEvent.Play("no such move"))?.takeIf { it.at > 1u })
        assertEquals(1u, core.match { state() }?.at)
        assertFalse(core.send(MatchEvent.Play("3"))?.at != 2u)
    }
}
