package org.fivefold.core

import com.sun.jna.Native
import java.io.File
import java.nio.file.Files
import java.util.concurrent.Semaphore
import org.fivefold.board.PictureCanvas
import org.fivefold.board.PicturePlayer
import org.fivefold.core.generated.AppCore
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.Purpose
import org.fivefold.core.generated.SearchLimits
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.Session
import org.fivefold.core.generated.Stroke
import org.fivefold.core.generated.deliver
import org.fivefold.saved
import org.junit.Test

/**
 * Prints what the border between Kotlin and the core costs: `cargo task costs`. Not part of the test run (no `Test` in its
 * name), for times decide no test.
 */
class Costs {
    @Test
    fun print() {
        println("Kotlin, microseconds, the middle of $ROUNDS after warm-up, on the largest board of each game:")
        println(ROW.format("", "status", "turn, undo", "legal turns", "message", "start, cancel"))
        largest.forEach(::print)
        println("  and of the app, whose states have the board's picture in them:")
        println(APP_ROW.format("", "state", "touch", "pointing", "player", "strokes"))
        largest.forEach(::printApp)
        memory()
    }

    /** What a match on its screen costs: its whole state, a gesture that changes it, and playing its picture once. */
    private fun printApp(save: String) {
        val folder = Files.createTempDirectory("fivefold").toFile()
        AppCore(folder.path, "en", Silent()).use { app ->
            app.receive(save).use { match ->
                val places = match.state().board.spoken
                val picture = match.state().board.picture
                val canvas = CountingCanvas()
                val row = listOf(
                    middle { match.state() },
                    middle { number -> match.gesture(BoardGesture.Touch(places[number % places.size].target)) },
                    middle { number ->
                        val (x, y) = places[number % places.size].run { x + width / 2 to y + height / 2 }
                        match.gesture(BoardGesture.PointAt(x, y))
                    },
                    middle { PicturePlayer.play(picture.groups, 0.0, canvas) },
                )
                val micros = row.map { "%.1f".format(it / 1000.0) }
                println(APP_ROW.format(gameOf(save), *micros.toTypedArray(), canvas.strokes / (2 * ROUNDS)))
            }
        }
        folder.deleteRecursively()
    }

    /** Draws nothing, so that only the player is measured. */
    private class CountingCanvas : PictureCanvas {
        var strokes = 0

        override fun moved(x: Double, y: Double, draw: () -> Unit) = draw()

        override fun scaled(x: Double, y: Double, width: Double, height: Double, draw: () -> Unit) = draw()

        override fun turned(x: Double, y: Double, degrees: Double, draw: () -> Unit) = draw()

        override fun draw(stroke: Stroke, alpha: Double) {
            strokes += 1
        }
    }

    private fun print(save: String) = Session.load(save, "en").use { session ->
        val moves = session.legalMoves()
        val progress = progressOf(session)
        val row = listOf(
            middle { session.status() },
            middle { number ->
                session.play(moves[number % moves.size].text)
                session.undo()
            },
            middle { session.legalMoves() },
            deliver(progress, ROUNDS.toUInt(), Silent()).toLong(),
            startAndCancel(session),
        )
        println(ROW.format(gameOf(save), *row.map { "%.1f".format(it / 1000.0) }.toTypedArray()))
    }

    private fun gameOf(save: String) = save.substringAfter("\"game\":\"").substringBefore('"')

    /** Every game on its largest board. */
    private val largest = listOf(
        "bridgit" to "\"size\":19",
        "connect-any" to "\"columns\":12,\"rows\":12",
        "connect-four" to "",
        "lines-of-action" to "\"size\":12",
        "pentago-twist" to "",
    ).map { (game, options) -> saved(game, options = options) }

    /** A message as a search sends it, with every legal move in it. */
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
                use(Session("lines-of-action", "en"))
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
        const val APP_ROW = "  %-16s %10s %10s %10s %10s %10s"
        const val ROW = "  %-16s %10s %10s %12s %10s %14s"
    }
}
