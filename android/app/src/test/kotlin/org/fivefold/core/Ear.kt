package org.fivefold.core

import com.sun.jna.Native
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchReport

/** A listener that remembers what it heard of one search. */
class Ear : SearchListener {
    private val news = CountDownLatch(1)
    private val end = CountDownLatch(1)
    private val heardProgress = mutableListOf<SearchProgress>()
    private val heardReports = mutableListOf<SearchReport>()
    private var heardLate = 0

    val progress: List<SearchProgress> @Synchronized get() = heardProgress.toList()
    val reports: List<SearchReport> @Synchronized get() = heardReports.toList()
    val late: Int @Synchronized get() = heardLate

    @Synchronized
    override fun onProgress(progress: SearchProgress) {
        if (heardProgress.isEmpty()) Native.detach(false)
        if (heardReports.isNotEmpty()) heardLate += 1
        heardProgress += progress
        news.countDown()
    }

    @Synchronized
    override fun onFinished(report: SearchReport) {
        Native.detach(true)
        heardReports += report
        news.countDown()
        end.countDown()
    }

    fun awaitProgress() = await(news)

    fun awaitReport(): SearchReport {
        await(end)
        return reports.first()
    }

    private fun await(latch: CountDownLatch) = check(latch.await(1, TimeUnit.MINUTES)) { "the search says nothing" }
}
