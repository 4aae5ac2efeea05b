package org.fivefold.core

import com.sun.jna.Native
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchReport

/**
 * A listener that passes the ids of the searches that have ended to the thread that plays the scenario. It ignores
 * progress, whose messages depend on the speed of the machine; the last message brings everything that was found.
 */
internal class Mailbox : SearchListener {
    private val ended = LinkedBlockingQueue<ULong>()

    /** Waits for the end of a search. Returns null after a timeout. */
    fun next(): ULong? = ended.poll(1, TimeUnit.MINUTES)

    override fun onProgress(progress: SearchProgress) {
        Native.detach(false)
    }

    override fun onFinished(report: SearchReport) {
        Native.detach(true)
        ended += report.search
    }
}
