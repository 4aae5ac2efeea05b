package org.fivefold.core

import java.util.concurrent.TimeUnit
import org.junit.Assert.fail

/**
 * Collects garbage until something holds that only the virtual machine's own threads bring about: what was dropped is
 * freed, what has ended is gone.
 */
fun settled(complaint: String, holds: () -> Boolean) {
    val begin = System.nanoTime()
    while (!holds()) {
        if (System.nanoTime() - begin > TimeUnit.MINUTES.toNanos(1)) fail(complaint)
        System.gc()
        Thread.yield()
    }
}
