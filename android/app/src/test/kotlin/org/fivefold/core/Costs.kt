package org.fivefold.core

import com.sun.jna.Native
import java.io.File
import java.nio.file.Files
import java.util.concurrent.Semaphore
import org.fivefold.board.PictureCanvas
import org.fivefold.board.PicturePlayer
import org.fivefold.core.generated.AppCore
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.SearchLimits
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchPurpose
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.Session
import org.fivefold.core.generated.Stroke
import org.fivefold.core.generated.deliver
import org.fivefold.saved
import org.junit.Test

/**
 * Prints the cost of calls between Kotlin and the core: `cargo task costs`. Not part of the test run (no `Test` in its
 * name).
 */
class Costs {
    @Test
    fun print() {
        println("Kotlin, microseconds, the median of $ROUNDS after warm-up, on the largest board of each game:")
        println(ROW.format("", "status", "move, undo", "legal moves", "message", "start, cancel"))
        largest.forEach(::print)
        println("  and of the app, whose states have the board's picture in them:")
        println(APP_ROW.format("", "state", "touch", "pointing", "player", "strokes"))
        largest.forEach(::printApp)
        memory()
    }

    /** Measures a state, a gesture that changes it, and drawing its picture once. */
    private fun printApp(save: String) {
        val folder = Files.createTempDirectory("fivefold").toFile()
        AppCore(folder.path, "en", RecordingListener()).use { app ->
            app.receive(save).use { match ->
                val places = match.state().board.spoken
                val picture = match.state().board.picture
                val canvas = CountingCanvas()
                val row = listOf(
                    median { match.state() },
                    median { number ->
                        match.send(MatchEvent.Board(BoardGesture.Touch(places[number % places.size].target)))
                    },
                    median { number ->
                        val (x, y) = places[number % places.size].run { x + width / 2 to y + height / 2 }
                        match.send(MatchEvent.Board(BoardGesture.PointAt(x, y)))
                    },
                    median { PicturePlayer.play(picture.groups, 0.0, canvas) },
                )
                val micros = row.map { "%.1f".format(it / 1000.0) }
                println(APP_ROW.format(gameOf(save), *micros.toTypedArray(), canvas.strokes / (2 * ROUNDS)))
            }
        }
        folder.deleteRecursively()
    }

    /** A canvas that only counts strokes. */
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
            median { session.status() },
            median { number ->
                session.play(moves[number % moves.size].text)
                session.undo()
            },
            median { session.legalMoves() },
            deliver(progress, ROUNDS.toUInt(), RecordingListener()).toLong(),
            startAndCancel(session),
        )
        println(ROW.format(gameOf(save), *row.map { "%.1f".format(it / 1000.0) }.toTypedArray()))
    }

    private fun gameOf(save: String) = save.substringAfter("\"game\":\"").substringBefore('"')

    /** The saves of every game on its largest board. */
    private val largest = listOf(
        "bridgit" to "\"size\":19",
        "connect-any" to "\"columns\":12,\"rows\":12",
        "connect-four" to "",
        "lines-of-action" to "\"size\":12",
        "pentago-twist" to "",
    ).map { (game, options) -> saved(game, options = options) }

    /** Returns a progress message with every legal move. */
    private fun progressOf(session: Session): SearchProgress {
        val listener = RecordingListener()
        session.startHastySearch(SearchPurpose.Custom(SearchLimits(visits = 2_000uL)), 1u, listener).use {
            listener.end.acquire()
        }
        return checkNotNull(listener.progress) { "a search of two thousand visits sends progress" }
    }

    private fun startAndCancel(session: Session): Long {
        val listener = RecordingListener()
        return median(BATCHES) {
            val begin = System.nanoTime()
            session.startSearch(SearchPurpose.Analysis, 1u, listener).use { it.cancel() }
            val took = System.nanoTime() - begin
            listener.end.acquire()
            took
        }
    }

    private fun median(call: (Int) -> Any?): Long = median(ROUNDS) { number ->
        val begin = System.nanoTime()
        call(number)
        System.nanoTime() - begin
    }

    /** Returns the median time, after as many rounds to warm up. */
    private fun median(rounds: Int, time: (Int) -> Long): Long {
        repeat(rounds) { time(it) }
        return List(rounds) { time(it) }.sorted()[rounds / 2]
    }

    private fun memory() {
        val once = SearchPurpose.Custom(SearchLimits(visits = 1uL, ms = 0uL, memoryBytes = 65_536uL))
        val listener = RecordingListener()
        fun some(count: Int, use: (Session) -> Unit): Long {
            repeat(count) {
                use(Session("lines-of-action", "en"))
                listener.end.acquire()
            }
            repeat(3) { System.gc() }
            return File("/proc/self/statm").readText().split(' ')[1].toLong() * 4
        }
        val close = { session: Session -> session.use { it.startSearch(once, 1u, listener).close() } }
        val drop = { session: Session -> session.startSearch(once, 1u, listener).let {} }
        val warm = some(10_000, close)
        println("Memory of the process: $warm kB after 10000 sessions and searches,")
        println("  ${some(10_000, close) - warm} kB more after 10000 that were closed,")
        println("  ${some(10_000, drop) - warm} kB more after 10000 that were dropped as well.")
    }

    private class RecordingListener : SearchListener {
        val end = Semaphore(0)
        var progress: SearchProgress? = null
            private set
        private var isFirst = true

        override fun onProgress(progress: SearchProgress) {
            if (isFirst) Native.detach(false)
            isFirst = false
            this.progress = progress
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
