package org.fivefold

import java.lang.management.ManagementFactory

/**
 * Measures the latency from a touch in the window to the picture that answers it: from the button's release to the end
 * of the first painting after it. Measures also the processor time of the app's thread. Times are in nanoseconds.
 */
internal class Stopwatch {
    /** The time of a touch, and the processor time of the app's thread until then. */
    data class Touch(val at: Long, val worked: Long)

    private val thread = ManagementFactory.getThreadMXBean()
    private var touch: Touch? = null
    private var drawn: Touch? = null
    private val waits = mutableListOf<Long>()
    private val works = mutableListOf<Long>()

    /** Called on the app's thread, like the next two functions, before a touch is dispatched. */
    @Synchronized
    fun touched(at: Long) {
        touch = Touch(at, thread.currentThreadCpuTime)
    }

    /** Called before drawing. Returns the touch that the frame answers, if there is one. */
    @Synchronized
    fun drawing(): Touch? = touch.also { touch = null }

    /** Called after drawing. */
    @Synchronized
    fun drawn(answered: Touch?) {
        if (answered == null) return
        works += thread.currentThreadCpuTime - answered.worked
        drawn = answered
    }

    /** Called after the window was painted. */
    @Synchronized
    fun shown() {
        drawn?.let { waits += System.nanoTime() - it.at }
        drawn = null
    }

    /** Returns the measurements, or null without a touch. */
    @Synchronized
    fun summary(): String? {
        if (waits.isEmpty()) return null
        val (wait, work) = listOf(waits, works).map { times -> times.map { it / 1_000_000 }.sorted() }
        return "${wait.size} touches: ${wait[wait.size / 2]} ms to the picture for half of them, " +
            "${wait.last()} ms at worst; ${work[work.size / 2]} and ${work.last()} ms of the processor's time"
    }
}
