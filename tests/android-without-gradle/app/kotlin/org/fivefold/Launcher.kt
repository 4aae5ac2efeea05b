package org.fivefold

import kotlin.system.exitProcess
import org.junit.runner.JUnitCore

/**
 * Runs a class of the tests as a program: Robolectric starts Android for tests alone, and a game is none. It says nothing of
 * its own unless something fails.
 */
fun main(arguments: Array<String>) {
    val failures = JUnitCore().run(Class.forName(arguments.single())).failures
    failures.forEach { System.err.println(it.trace) }
    exitProcess(if (failures.isEmpty()) 0 else 1)
}
