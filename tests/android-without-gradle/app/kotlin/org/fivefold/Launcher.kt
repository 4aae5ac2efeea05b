package org.fivefold

import kotlin.system.exitProcess
import org.junit.runner.JUnitCore
import org.junit.runner.Request

/**
 * Runs tests as a program, each `CLASS` or `CLASS#METHOD`: Robolectric starts Android for tests only. Prints nothing but the
 * traces of failures.
 */
fun main(tests: Array<String>) {
    val failures = tests.flatMap { JUnitCore().run(requestOf(it)).failures }
    failures.forEach { System.err.println(it.trace) }
    exitProcess(if (failures.isEmpty()) 0 else 1)
}

private fun requestOf(test: String): Request {
    val name = Class.forName(test.substringBefore('#'))
    return if ('#' in test) Request.method(name, test.substringAfter('#')) else Request.aClass(name)
}
