package org.fivefold.core

import com.sun.jna.Native
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchReport

/** A listener like a front end's: it passes the ids of searches to the thread that plays the scenario. */
internal class Mailbox : SearchListener {
    /** A callback of a search. */
    data class Message(val search: ULong, val isLast: Boolean)

    private val messages = LinkedBlockingQueue<Message>()

    /** Waits for the next message. Returns null after a timeout. */
    fun next(): Message? = messages.poll(1, TimeUnit.MINUTES)

    override fun onProgress(progress: SearchProgress) {
        Native.detach(false)
        messages += Message(progress.search, isLast = false)
    }

    override fun onFinished(report: SearchReport) {
        Native.detach(true)
        messages += Message(report.search, isLast = true)
    }
}
