package org.fivefold.core

import com.sun.jna.Native
import java.io.File
import java.util.concurrent.Semaphore
import org.fivefold.core.generated.GameEntry
import org.fivefold.core.generated.OptionKind
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.Purpose
import org.fivefold.core.generated.SearchLimits
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.Session
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.deliver
import org.fivefold.core.generated.games
import org.junit.Test

/**
 * Prints what the border between Kotlin and the core costs: `cargo task costs`. Not part of the test run (no `Test` in its
 * name), for times decide no test.
 */
class Costs {
    @Test
    fun print() {
        println("Kotlin, microseconds, the middle of $ROUNDS after warm-up, on the largest board of each game:")
        println(ROW.format("", "snapshot", "and layout", "touch", "legal turns", "message", "start, cancel"))
        games("en").forEach(::print)
        memory()
    }

    private fun print(game: GameEntry) = Session(game.id, largest(game), "en").use { session ->
        val places = session.snapshot().marks.map { Target.Place(it.place) }
        val progress = progressOf(session)
        val row = listOf(
            middle { session.snapshot() },
            middle { session.snapshot() to session.layout() },
            middle { number ->
                session.touch(places[number % places.size])
                session.undo() ?: session.dropPartial()
            },
            middle { session.legalTurns() },
            deliver(progress, ROUNDS.toUInt(), Silent()).toLong(),
            startAndCancel(session),
        )
        println(ROW.format(game.id, *row.map { "%.1f".format(it / 1000.0) }.toTypedArray()))
    }

    /** Every number at its largest. */
    private fun largest(game: GameEntry) = game.options.filter { it.standard != null }.mapNotNull { option ->
        (option.kind as? OptionKind.Number)?.let { OptionSetting(option.name, OptionValue.Number(it.max.toULong())) }
    }

    /** A message as a search sends it, with every legal turn in it. */
    private fun progressOf(session: Session): SearchProgress {
        val silent = Silent()
        session.startHastySearch(Purpose.Custom(SearchLimits(visits = 2_000uL)), 1u, silent).use {
            silent.end.acquire()
        }
        return checkNotNull(silent.heard) { "a search of two thousand visits says something" }
    }

    private fun startAndCancel(session: Session): Long {
        val silent = Silent()
        return middle(BATCHES) {
            val begin = System.nanoTime()
            session.startSearch(Purpose.Analysis, 1u, silent).use { it.cancel() }
            val took = System.nanoTime() - begin
            silent.end.acquire()
            took
        }
    }

    private fun middle(call: (Int) -> Any?): Long = middle(ROUNDS) { number ->
        val begin = System.nanoTime()
        call(number)
        System.nanoTime() - begin
    }

    /** The median of as many times, after as many to warm up. */
    private fun middle(rounds: Int, time: (Int) -> Long): Long {
        repeat(rounds) { time(it) }
        return List(rounds) { time(it) }.sorted()[rounds / 2]
    }

    private fun memory() {
        val once = Purpose.Custom(SearchLimits(visits = 1uL, ms = 0uL, memoryBytes = 65_536uL))
        val silent = Silent()
        fun some(count: Int, use: (Session) -> Unit): Long {
            repeat(count) {
                use(Session("lines-of-action", emptyList(), "en"))
                silent.end.acquire()
            }
            repeat(3) { System.gc() }
            return File("/proc/self/statm").readText().split(' ')[1].toLong() * 4
        }
        val close = { session: Session -> session.use { it.startSearch(once, 1u, silent).close() } }
        val drop = { session: Session -> session.startSearch(once, 1u, silent).let {} }
        val warm = some(10_000, close)
        println("Memory of the process: $warm kB after 10000 sessions and searches,")
        println("  ${some(10_000, close) - warm} kB more after 10000 that were closed,")
        println("  ${some(10_000, drop) - warm} kB more after 10000 that were dropped as well.")
    }

    private class Silent : SearchListener {
        val end = Semaphore(0)
        var heard: SearchProgress? = null
            private set
        private var isFirst = true

        override fun onProgress(progress: SearchProgress) {
            if (isFirst) Native.detach(false)
            isFirst = false
            heard = progress
        }

        override fun onFinished(report: SearchReport) {
            Native.detach(true)
            end.release()
        }
    }

    private companion object {
        const val ROUNDS = 2_000
        const val BATCHES = 20
        const val ROW = "  %-16s %10s %10s %10s %12s %10s %14s"
    }
}
