package org.fivefold.core

import com.sun.jna.Native
import java.lang.management.ManagementFactory
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.Search
import org.fivefold.core.generated.SearchLimits
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchOutcome
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchPurpose
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.Session
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/**
 * The contract of a search with its listener, tested two hundred times for each kind of end, or a thousand times with
 * `FIVEFOLD_LONG=1`. An accelerated clock avoids waiting.
 */
class SearchContractTest {
    private val session = Session("lines-of-action", "en")

    @Test
    fun undisturbedSearchFinishesOnce() = everySearch(limited(64uL)) { outcome ->
        outcome is SearchOutcome.Move
    }

    @Test
    fun cancelledSearchFinishesOnce() =
        everySearch(SearchPurpose.Analysis, then = Search::cancel) { it is SearchOutcome.Cancelled }

    @Test
    fun searchAskedForMoveFinishesOnce() =
        everySearch(SearchPurpose.Analysis, then = Search::moveNow) { it is SearchOutcome.Move }

    @Test
    fun closedSearchFinishesOnce() =
        everySearch(SearchPurpose.Analysis, then = Search::close) { it is SearchOutcome.Cancelled }

    @Test
    fun searchClosedDuringProgressSendsOnlyItsReport() =
        everySearch(SearchPurpose.Analysis, onProgress = { own -> own().close() }) { it is SearchOutcome.Cancelled }

    @Test
    fun searchClosedDuringReportFinishesOnce() =
        everySearch(limited(16uL), onFinished = { own -> own().close() }) { it is SearchOutcome.Move }

    @Test
    fun throwingListenerEndsSearch() =
        everySearch(SearchPurpose.Analysis, onProgress = { throw FivefoldException.Listener("provoked") }) { outcome ->
            outcome is SearchOutcome.Failed && "provoked" in outcome.reason
        }

    @Test
    fun undeclaredErrorOfListenerEndsSearch() =
        everySearch(SearchPurpose.Analysis, onProgress = { error("provoked") }) { outcome ->
            outcome is SearchOutcome.Failed && "provoked" in outcome.reason
        }

    @Test
    fun listenerThrowingAtEndIsNotCalledAgain() =
        everySearch(limited(16uL), onFinished = { error("provoked") }) { it is SearchOutcome.Move }

    @Test
    fun panicInSearchIsReportedAndNextSearchWorks() {
        val faulty = Listener()
        session.startFaultySearch(faulty).use { faulty.await() }
        assertEquals("panic: provoked", (faulty.reports.single().outcome as SearchOutcome.Failed).reason)
        val next = Listener()
        session.startHastySearch(limited(16uL), 1u, next).use { next.await() }
        assertTrue(next.reports.single().outcome is SearchOutcome.Move)
    }

    @Test
    fun progressIsOrderedOnOneThreadAtMostTenPerSecond() {
        val listener = Listener(onProgress = { own -> if (own.progress.size == 50) own.handle.cancel() })
        start(SearchPurpose.Analysis, listener).use { search ->
            listener.await()
            val times = listener.progress.map { it.elapsedMs }
            assertEquals(50, times.size)
            assertTrue("$times", times.zipWithNext().all { (one, next) -> next >= one + 100uL })
            val visits = listener.progress.map { it.view.visits }
            assertEquals(visits.sorted(), visits)
            assertTrue(listener.progress.all { it.movesPlayed == 0u })
            assertTrue(listener.reports.single().view.visits >= visits.last())
            assertEquals(
                setOf(search.id()),
                (
                    listener.progress.map {
                        it.search
                    } + listener.reports.map { it.search }
                    ).toSet()
            )
            assertEquals(1, listener.threads.toSet().size)
        }
    }

    @Test
    fun tenThousandMessagesLeakNoThread() {
        val threads = ManagementFactory.getThreadMXBean()
        fun hundredMessages() {
            val listener = Listener(onProgress = { own -> if (own.progress.size == 99) own.handle.cancel() })
            start(SearchPurpose.Analysis, listener).use { listener.await() }
            assertEquals(99, listener.progress.size)
        }
        hundredMessages()
        val before = threads.threadCount
        val startedBefore = threads.totalStartedThreadCount
        repeat(100) { hundredMessages() }
        val started = threads.totalStartedThreadCount - startedBefore
        // One for the callbacks of a search, and one in which its listener is dropped.
        assertTrue("$started threads for 100 searches", started in 100..250)
        collectUntil("${threads.threadCount} threads after $before") { threads.threadCount <= before + 5 }
    }

    private fun limited(visits: ULong) = SearchPurpose.Custom(SearchLimits(visits = visits))

    private fun start(purpose: SearchPurpose, listener: Listener): Search {
        val search = session.startHastySearch(purpose, 1u, listener)
        listener.own(search)
        return search
    }

    private fun everySearch(
        purpose: SearchPurpose,
        then: (Search) -> Unit = {},
        onProgress: (() -> Search) -> Unit = {},
        onFinished: (() -> Search) -> Unit = {},
        isRight: (SearchOutcome) -> Boolean,
    ) {
        val listeners = List(searches) {
            val listener = Listener({ own -> onProgress { own.handle } }, { own -> onFinished { own.handle } })
            val search = start(purpose, listener)
            then(search)
            listener.await()
            search.close()
            listener
        }
        // All searches have ended, so an unexpected callback would have arrived.
        for (listener in listeners) {
            assertEquals(1, listener.reports.size)
            assertEquals(0, listener.late)
            assertTrue("${listener.reports}", isRight(listener.reports.single().outcome))
        }
    }

    private companion object {
        val searches = if (System.getenv("FIVEFOLD_LONG") == "1") 1_000 else 200
    }
}

/** Records its callbacks, and runs an action during them. */
private class Listener(
    private val onProgress: (Listener) -> Unit = {},
    private val onFinished: (Listener) -> Unit = {},
) : SearchListener {
    private val owned = CountDownLatch(1)
    private val end = CountDownLatch(1)
    private var search: Search? = null
    val progress = mutableListOf<SearchProgress>()
    val reports = mutableListOf<SearchReport>()
    val threads = mutableListOf<Long>()
    var late = 0
        private set

    /** The search of the listener. Blocks until [own] was called. */
    val handle: Search
        get() {
            check(owned.await(1, TimeUnit.MINUTES)) { "the search was not passed" }
            return checkNotNull(search)
        }

    fun own(search: Search) {
        this.search = search
        owned.countDown()
    }

    /** Waits for the last callback. The records may be read afterwards. */
    fun await() = check(end.await(1, TimeUnit.MINUTES)) { "the search does not finish" }

    override fun onProgress(progress: SearchProgress) {
        if (threads.isEmpty()) Native.detach(false)
        threads += Thread.currentThread().threadId()
        late += reports.size
        this.progress += progress
        onProgress(this)
    }

    override fun onFinished(report: SearchReport) {
        Native.detach(true)
        threads += Thread.currentThread().threadId()
        reports += report
        try {
            onFinished(this)
        } finally {
            end.countDown()
        }
    }
}
