package org.fivefold.core

import com.sun.jna.Native
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchReport

/** A listener as a front end has one: it leaves the numbers of searches for the thread that plays the scenario. */
class Post : SearchListener {
    /** What was heard: of which search, and whether it was the last message. */
    data class Letter(val search: ULong, val isLast: Boolean)

    private val letters = LinkedBlockingQueue<Letter>()

    /** The next message; none if nothing is said. */
    fun next(): Letter? = letters.poll(1, TimeUnit.MINUTES)

    override fun onProgress(progress: SearchProgress) {
        Native.detach(false)
        letters += Letter(progress.search, isLast = false)
    }

    override fun onFinished(report: SearchReport) {
        Native.detach(true)
        letters += Letter(report.search, isLast = true)
    }
}
