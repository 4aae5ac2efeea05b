package org.fivefold.board

import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.onAllNodesWithTag
import org.fivefold.AppTestBase
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** A board flies from its card to its place and back. */
class FlightsTest : AppTestBase() {
    private fun frames(count: Int) = repeat(count) { rule.mainClock.advanceTimeByFrame() }

    private fun flyingBoards() = rule.onAllNodesWithTag("landing")

    @Test
    fun boardFlightEndsInItsCard() {
        rule.waitForIdle()
        rule.runOnUiThread { model.play { openGame("connect-four") } }
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        home()
        frames(4)
        flyingBoards().assertCountEquals(1)
        rule.mainClock.autoAdvance = true
        rule.waitForIdle()
        flyingBoards().assertCountEquals(0)
    }

    @Test
    fun boardDoesNotFlyWithoutAnimation() {
        disableAnimation()
        rule.runOnUiThread { model.play { openGame("connect-four") } }
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        home()
        frames(4)
        flyingBoards().assertCountEquals(0)
        rule.mainClock.autoAdvance = true
    }

    @Test
    fun flightDurationComesFromCore() {
        rule.waitForIdle()
        assertTrue(state.appearance.flightMs > 0u)
        disableAnimation()
        assertEquals(0u, state.appearance.flightMs)
    }
}
