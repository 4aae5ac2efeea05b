package org.fivefold

import android.os.Looper
import android.view.ViewTreeObserver
import java.io.File
import java.time.Duration
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.StudyEntry
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.Shadows.shadowOf

/** An idle app draws no frame, schedules nothing and runs no search, to save battery. */
class IdleTest : AppTestBase() {
    private val looper get() = shadowOf(Looper.getMainLooper())

    /** Counts the frames drawn during some work and the time after it. */
    private fun countFrames(work: () -> Unit = {}): Int {
        var frames = 0
        val count = ViewTreeObserver.OnPreDrawListener {
            frames += 1
            true
        }
        val decor = rule.activity.window.decorView
        rule.runOnUiThread { decor.viewTreeObserver.addOnPreDrawListener(count) }
        work()
        repeat(FRAMES) {
            rule.mainClock.advanceTimeByFrame()
            looper.idleFor(Duration.ofMillis(FRAME_MS))
        }
        rule.runOnUiThread { decor.viewTreeObserver.removeOnPreDrawListener(count) }
        return frames
    }

    /** Counts the search threads of the core, where the system names its threads. */
    private fun searching(): Int = File("/proc/self/task").listFiles().orEmpty().count {
        runCatching { File(it, "comm").readText() }.getOrDefault("").startsWith("fivefold-search")
    }

    private fun assertIdle(screen: String) {
        rule.waitForIdle()
        countFrames()
        assertEquals("$screen draws frames when idle", 0, countFrames())
        assertEquals("$screen has something scheduled when idle", Duration.ZERO, looper.nextScheduledTaskTime)
        assertEquals("$screen searches when idle", 0, searching())
    }

    @Test
    fun idleScreensDrawAndScheduleNothing() {
        assertIdle("home")
        for (screen in listOf(Screen.Settings, Screen.Statistics, Screen.Learn, Screen.Rules("bridgit"))) {
            rule.runOnUiThread { model.go(screen) }
            assertIdle("$screen")
            home()
        }
        for (entry in listOf(StudyEntry.Lesson("connect-four"), StudyEntry.Puzzle("bridgit"))) {
            rule.runOnUiThread { model.go(Screen.Study(entry)) }
            assertIdle("$entry")
            home()
        }
        for ((game, options) in smallGames) {
            open(saved(game, options = options))
            assertIdle(game)
            val move = checkNotNull(rule.runOnUiThread<String?> { model.ask { legalMoves() }?.first()?.text })
            assertTrue("no frames of $game are counted", countFrames { play(move) } > 0)
            assertIdle("$game after a move")
        }
    }

    @Test
    fun finishedMatchAndHiddenAnalysisAreIdle() {
        open(saved("connect-four", "4 1 4 1 4 1"))
        assertTrue(countFrames { play("4") } > 0)
        settle()
        assertTrue("the match is over", match.result != null)
        // The search for the deciding move ends first.
        rule.waitUntil(60_000) { searching() == 0 }
        assertIdle("a finished match")
        open(saved("connect-any"))
        rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(true)) }
        rule.waitUntil(60_000) { match.analysis?.rows?.firstOrNull()?.mv != null }
        rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(false)) }
        rule.waitUntil(60_000) { searching() == 0 }
        assertIdle("a match after its analysis")
    }

    private companion object {
        /** One and a half seconds of simulated time. */
        const val FRAMES = 100
        const val FRAME_MS = 16L
    }
}
