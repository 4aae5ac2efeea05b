package org.fivefold.game

import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit

/** Takes what a search says and hands it on when the test asks for it: the main thread of a test without one. */
class Queue {
    private val calls = LinkedBlockingQueue<() -> Unit>()

    fun post(call: () -> Unit) {
        calls.add(call)
    }

    /** Hands on until something holds. */
    fun until(what: String, holds: () -> Boolean) {
        while (!holds()) {
            val call = calls.poll(PATIENCE_S, TimeUnit.SECONDS) ?: error("waited in vain until $what")
            call()
        }
    }

    private companion object {
        const val PATIENCE_S = 60L
    }
}
