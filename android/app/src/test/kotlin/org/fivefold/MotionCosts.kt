package org.fivefold

import android.graphics.Bitmap
import java.lang.management.ManagementFactory
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.SpokenElement
import org.junit.Test

/**
 * Prints the processor time of the main thread, which computes and draws, for the frames of every motion, from each gesture
 * to its picture, and from screen to screen, on the largest boards: `cargo task costs`. Not part of the test run (no `Test`
 * in its name).
 */
class MotionCosts : PicturesBase() {
    private val threads = ManagementFactory.getThreadMXBean()
    private val compiler = ManagementFactory.getCompilationMXBean()
    private val bitmap by lazy {
        rule.activity.window.decorView.run { Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888) }
    }

    @Test
    fun print() {
        waitForCore()
        println("Processor time in ms of a phone's frames (822 x 1828 pixels, drawn in software):")
        println(ROW.format("", "median", "95 %", "worst", "count", "compiling"))
        for ((title, save, moves) in largest) motions(title, save, moves)
        println("and from a gesture to its picture:")
        for ((title, save) in largest) gestures(title, save)
        println("and from screen to screen:")
        val times = Times()
        repeat(ROUNDS) {
            for (screen in listOf(Screen.Settings, Screen.Statistics, Screen.Learn, Screen.NewGame("connect-any"))) {
                times.time { model.go(screen) }
                times.time { model.back() }
            }
        }
        times.print("screens")
    }

    private fun motions(title: String, save: String, moves: List<String>) {
        home()
        rule.runOnUiThread { model.play { receive(save) } }
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        val times = Times()
        repeat(ROUNDS) {
            for (move in moves) {
                rule.runOnUiThread { model.send(MatchEvent.Play(move)) }
                repeat(FRAMES) { times.time {} }
            }
            rule.runOnUiThread { repeat(moves.size) { model.send(MatchEvent.Board(BoardGesture.TakeBack)) } }
            rule.mainClock.advanceTimeBy(2_000)
        }
        times.print(title)
        rule.mainClock.autoAdvance = true
    }

    /** Points at places, touches them, and takes moves back. */
    private fun gestures(title: String, save: String) {
        home()
        rule.runOnUiThread { model.play { receive(save) } }
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        val (pointing, touching) = Times() to Times()
        val places = match.board.spoken
        for (number in 0 until ROUNDS * 10) {
            val place = places[number * 37 % places.size]
            pointing.time { gesture(place) { x, y -> BoardGesture.PointAt(x, y) } }
            touching.time { gesture(place) { x, y -> BoardGesture.TouchAt(x, y) } }
        }
        pointing.print("$title, pointing")
        touching.print("$title, touching")
        rule.mainClock.autoAdvance = true
    }

    private fun gesture(place: SpokenElement, made: (Double, Double) -> BoardGesture) {
        model.send(MatchEvent.Board(made(place.x + place.width / 2, place.y + place.height / 2)))
    }

    /** The processor times of some frames in nanoseconds; the first ones warm up and are not counted. */
    private inner class Times {
        private val all = mutableListOf<Long>()
        private val compiled = compiler.totalCompilationTime

        /** Times an event and the next frame. */
        fun time(event: () -> Unit) {
            val begin = threads.currentThreadCpuTime
            rule.runOnUiThread(event)
            rule.mainClock.advanceTimeByFrame()
            rule.runOnUiThread { drawWindows(bitmap) }
            all += threads.currentThreadCpuTime - begin
        }

        fun print(title: String) {
            val counted = all.drop(all.size / 3).sorted()
            val part = { share: Double -> "%.1f".format(counted[((counted.size - 1) * share).toInt()] / 1e6) }
            val compiling = compiler.totalCompilationTime - compiled
            println(ROW.format(title, part(0.5), part(0.95), part(1.0), counted.size, compiling))
        }
    }

    private companion object {
        const val ROUNDS = 6
        const val FRAMES = 40
        const val ROW = "  %-36s %8s %8s %8s %6s %9s"

        /** The largest board of each game, with moves to play. */
        val largest = listOf(
            Triple("Connect Four", saved("connect-four", "4 4 4 3"), listOf("1", "2")),
            Triple(
                "Four on any board, 12 x 12",
                saved("connect-any", options = "\"columns\":12,\"rows\":12"),
                listOf("1", "7")
            ),
            Triple("Bridg-It, 19", saved("bridgit", options = "\"size\":19"), listOf("d4", "f4")),
            Triple("Lines of Action, 12", saved("lines-of-action", options = "\"size\":12"), listOf("b12-d10")),
            Triple("Pentago Twist", saved("pentago-twist", "b2:se+ e5:nw+"), listOf("c2:nw+", "d5:se|")),
        )
    }
}
