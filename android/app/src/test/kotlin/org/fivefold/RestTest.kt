package org.fivefold

import android.os.Looper
import android.view.ViewTreeObserver
import java.io.File
import java.time.Duration
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.Shadows.shadowOf

/** An app at rest draws no frame, plans nothing and searches nothing: a battery is not ours to spend. */
class RestTest : AppBed() {
    private val looper get() = shadowOf(Looper.getMainLooper())

    /** How many frames are drawn while something is done and time goes by. */
    private fun framesOf(work: () -> Unit = {}): Int {
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

    /** How many threads of the core search, where the system says what its threads are called. */
    private fun searching(): Int = File("/proc/self/task").listFiles().orEmpty().count {
        runCatching { File(it, "comm").readText() }.getOrDefault("").startsWith("fivefold-search")
    }

    private fun rests(screen: String) {
        rule.waitForIdle()
        framesOf()
        assertEquals("$screen draws frames at rest", 0, framesOf())
        assertEquals("$screen has something planned at rest", Duration.ZERO, looper.nextScheduledTaskTime)
        assertEquals("$screen searches at rest", 0, searching())
    }

    @Test
    fun nothingIsDrawnAndNothingPlannedWhileNothingChanges() {
        rests("home")
        for (screen in listOf(Screen.Settings, Screen.Statistics, Screen.Learn, Screen.Rules("bridgit"))) {
            rule.runOnUiThread { model.go(screen) }
            rests("$screen")
            home()
        }
        for (entry in listOf(StudyEntry.Lesson("connect-four"), StudyEntry.Puzzle("bridgit"))) {
            rule.runOnUiThread { model.go(Screen.Study(entry)) }
            rests("$entry")
            home()
        }
        for ((game, options) in smallGames) {
            open(saved(game, options = options))
            rests(game)
            val move = checkNotNull(rule.runOnUiThread<String?> { model.ask { legalMoves() }?.first()?.text })
            assertTrue("the frames of $game are not counted", framesOf { play(move) } > 0)
            rests("$game after a turn")
        }
    }

    @Test
    fun aDecidedGameRestsAndAnAnalysisThatIsPutAwayDoes() {
        open(saved("connect-four", "4 1 4 1 4 1"))
        assertTrue(framesOf { play("4") } > 0)
        assertTrue("it is decided", match.result != null)
        // What decided it is looked for first.
        rule.waitUntil(60_000) { searching() == 0 }
        rests("a decided game")
        open(saved("connect-any"))
        rule.runOnUiThread { model.act { setAnalysis(true) } }
        rule.waitUntil(60_000) { match.analysis?.line?.isNotEmpty() == true }
        rule.runOnUiThread { model.act { setAnalysis(false) } }
        rule.waitUntil(60_000) { searching() == 0 }
        rests("what was analysed")
    }

    private companion object {
        /** A second and a half of time that goes by for the toolkit. */
        const val FRAMES = 100
        const val FRAME_MS = 16L
    }
}
