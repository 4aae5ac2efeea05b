package org.fivefold

/**
 * How long it takes in the window from a touch to the picture that answers it: from the moment the window heard of the
 * button's release to the end of the first painting that came of it. Times are in nanoseconds.
 */
internal class Stopwatch {
    private var touched: Long? = null
    private var drawn: Long? = null
    private val waits = mutableListOf<Long>()

    /** The app has been given a touch. */
    @Synchronized
    fun touched(at: Long) {
        touched = at
    }

    /** Something has changed and is about to be drawn: the touch it answers, if there is one. */
    @Synchronized
    fun drawing(): Long? = touched.also { touched = null }

    /** What was about to be drawn is ready to be shown. */
    @Synchronized
    fun drawn(answering: Long?) {
        if (answering != null) drawn = answering
    }

    /** The window has been painted. */
    @Synchronized
    fun shown() {
        drawn?.let { waits += System.nanoTime() - it }
        drawn = null
    }

    /** What it took, if somebody touched the window. */
    @Synchronized
    fun summary(): String? {
        val sorted = waits.map { it / 1_000_000 }.sorted().ifEmpty { return null }
        val (middle, worst) = sorted[sorted.size / 2] to sorted.last()
        return "${sorted.size} touches: $middle ms to the picture for half of them, $worst ms at worst"
    }
}
