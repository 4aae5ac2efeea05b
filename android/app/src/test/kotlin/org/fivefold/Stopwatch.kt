package org.fivefold

import java.lang.management.ManagementFactory

/**
 * How long it takes in the window from a touch to the picture that answers it: from the moment the window heard of the
 * button's release to the end of the first painting that came of it. The processor's time, which the app's thread took,
 * says what a machine with nothing else to do would need. Times are in nanoseconds.
 */
internal class Stopwatch {
    /** When the window heard of a touch, and what the app's thread had worked until then. */
    data class Touch(val at: Long, val worked: Long)

    private val thread = ManagementFactory.getThreadMXBean()
    private var touch: Touch? = null
    private var drawn: Touch? = null
    private val waits = mutableListOf<Long>()
    private val works = mutableListOf<Long>()

    /** The app is about to be given a touch. Called on its thread, as the next two are. */
    @Synchronized
    fun touched(at: Long) {
        touch = Touch(at, thread.currentThreadCpuTime)
    }

    /** Something has changed and is about to be drawn: the touch it answers, if there is one. */
    @Synchronized
    fun drawing(): Touch? = touch.also { touch = null }

    /** What was about to be drawn is ready to be shown. */
    @Synchronized
    fun drawn(answered: Touch?) {
        if (answered == null) return
        works += thread.currentThreadCpuTime - answered.worked
        drawn = answered
    }

    /** The window has been painted. */
    @Synchronized
    fun shown() {
        drawn?.let { waits += System.nanoTime() - it.at }
        drawn = null
    }

    /** What it took, if somebody touched the window. */
    @Synchronized
    fun summary(): String? {
        if (waits.isEmpty()) return null
        val (wait, work) = listOf(waits, works).map { times -> times.map { it / 1_000_000 }.sorted() }
        return "${wait.size} touches: ${wait[wait.size / 2]} ms to the picture for half of them, " +
            "${wait.last()} ms at worst; ${work[work.size / 2]} and ${work.last()} ms of the processor's time"
    }
}
