package org.fivefold.core

import java.util.concurrent.TimeUnit
import org.junit.Assert.fail

/**
 * Collects garbage until a condition holds. Fails with [complaint] after a minute. Finalizers run on threads of the
 * virtual machine.
 */
fun collectUntil(complaint: String, holds: () -> Boolean) {
    val begin = System.nanoTime()
    while (!holds()) {
        if (System.nanoTime() - begin > TimeUnit.MINUTES.toNanos(1)) fail(complaint)
        System.gc()
        Thread.yield()
    }
}
