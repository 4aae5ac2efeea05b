package org.fivefold.core

import com.sun.jna.Native
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicInteger
import org.fivefold.core.generated.AppCore
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.SearchLimits
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchPurpose
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.Session
import org.fivefold.core.generated.heldBytes
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Ten thousand sessions and searches leak no memory of the core or of the virtual machine. */
class LeakTest {
    /** Games whose searches allocate no large tables. */
    private val games = listOf("bridgit", "lines-of-action", "pentago-twist")
    private val once = SearchPurpose.Custom(SearchLimits(visits = 1uL, ms = 0uL, memoryBytes = 65_536uL))
    private val finished = AtomicInteger()

    @get:Rule val folder = TemporaryFolder()

    @Test
    fun closedSessionsAndSearchesLeakNothing() = assertNoLeak { session ->
        val listener = Count()
        session.startSearch(once, 1u, listener).use { listener.await() }
        session.close()
    }

    @Test
    fun droppedSessionsAndSearchesLeakNothing() = assertNoLeak { session ->
        val listener = Count()
        session.startSearch(once, 1u, listener)
        listener.await()
    }

    @Test
    fun droppedSearchesAreCancelled() {
        repeat(20) { Session("lines-of-action", "en").startSearch(SearchPurpose.Analysis, 1u, Count()) }
        collectUntil("${finished.get()} of 20 searches have ended") { finished.get() == 20 }
    }

    /** Fewer than the sessions, because every match writes a file. */
    @Test
    fun closedMatchesLeakNothing() {
        val listener = object : SearchListener {
            override fun onProgress(progress: SearchProgress) = Native.detach(false)

            override fun onFinished(report: SearchReport) = Native.detach(true)
        }
        AppCore(folder.root.path, "en", listener).use { app ->
            val number = app.openGame(games.first()).use { it.number() }
            fun some(count: Int) = repeat(count) {
                app.openMatch(number).use { match ->
                    match.send(MatchEvent.Shown)
                    match.state()
                    match.send(MatchEvent.Hidden)
                }
            }
            some(WARM_UP)
            System.gc()
            val before = heldBytes().toLong()
            some(MATCHES)
            collectUntil("the core holds ${heldBytes().toLong() - before} bytes more") {
                heldBytes().toLong() <= before + TOLERANCE
            }
        }
    }

    private fun assertNoLeak(use: (Session) -> Unit) {
        fun some(count: Int) = repeat(count) { use(Session(games[it % games.size], "en")) }
        some(WARM_UP)
        System.gc()
        val heldBefore = heldBytes().toLong()
        val usedBefore = usedBytes()
        some(SESSIONS)
        assertEquals(WARM_UP + SESSIONS, finished.get())
        collectUntil("the core holds ${heldBytes().toLong() - heldBefore} bytes more") {
            heldBytes().toLong() <= heldBefore + TOLERANCE
        }
        collectUntil("the virtual machine holds ${usedBytes() - usedBefore} bytes more") {
            usedBytes() <= usedBefore + TOLERANCE
        }
    }

    private fun usedBytes() = Runtime.getRuntime().run { totalMemory() - freeMemory() }

    private inner class Count : SearchListener {
        private val end = CountDownLatch(1)

        fun await() = check(end.await(1, TimeUnit.MINUTES)) { "the search does not finish" }

        override fun onProgress(progress: SearchProgress) = Native.detach(false)

        override fun onFinished(report: SearchReport) {
            Native.detach(true)
            finished.incrementAndGet()
            end.countDown()
        }
    }

    private companion object {
        const val WARM_UP = 500
        const val SESSIONS = 10_000
        const val MATCHES = 2_000
        const val TOLERANCE = 5L * 1024 * 1024
    }
}
