package org.fivefold.board

import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.onAllNodesWithTag
import org.fivefold.AppBed
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** A board that is opened grows out of its card, and goes back into it. */
class FlightsTest : AppBed() {
    private fun frames(count: Int) = repeat(count) { rule.mainClock.advanceTimeByFrame() }

    private fun boardsOnTheirWay() = rule.onAllNodesWithTag("landing")

    @Test
    fun aBoardGoesBackIntoItsCardAndIsGoneThen() {
        rule.waitForIdle()
        rule.runOnUiThread { model.play { openGame("connect-four") } }
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        home()
        frames(4)
        boardsOnTheirWay().assertCountEquals(1)
        rule.mainClock.autoAdvance = true
        rule.waitForIdle()
        boardsOnTheirWay().assertCountEquals(0)
    }

    @Test
    fun nothingFliesWhereNothingMoves() {
        withoutMotion()
        rule.runOnUiThread { model.play { openGame("connect-four") } }
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        home()
        frames(4)
        boardsOnTheirWay().assertCountEquals(0)
        rule.mainClock.autoAdvance = true
    }

    @Test
    fun aFlightTakesAsLongAsTheCoreSays() {
        rule.waitForIdle()
        assertTrue(model.flightMs() > 0)
        withoutMotion()
        assertEquals(0, model.flightMs())
    }
}
