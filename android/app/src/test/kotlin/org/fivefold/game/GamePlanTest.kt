package org.fivefold.game

import androidx.compose.ui.unit.dp
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Where everything is, for every window. */
class GamePlanTest {
    @Test
    fun aPhoneHasTheBoardOfTheDrawings() {
        val plan = GamePlan.of(412.dp, 851.dp, 1f)
        assertEquals(384.dp, plan.board)
        assertTrue(plan.hasTitle && plan.hasStrip && plan.hasLabels)
        assertTrue("${plan.words}", plan.words >= 112.dp)
    }

    @Test
    fun theBoardIsLargeEvenInTheSmallestWindow() {
        assertTrue("${GamePlan.of(320.dp, 480.dp, 1f)}", GamePlan.of(320.dp, 480.dp, 1f).board >= 260.dp)
        assertTrue("${GamePlan.of(320.dp, 432.dp, 1f)}", GamePlan.of(320.dp, 432.dp, 1f).board >= 210.dp)
    }

    @Test
    fun nothingReachesBeyondAnyWindow() {
        for (width in 320..1400 step 20) {
            for (height in 420..1400 step 20) {
                for (letters in listOf(0.85f, 1f, 1.15f, 1.3f, 2f)) fits(width, height, letters)
            }
        }
    }

    private fun fits(width: Int, height: Int, letters: Float) {
        val plan = GamePlan.of(width.dp, height.dp, letters)
        val told = "$width x $height at $letters: $plan"
        assertTrue(told, plan.board >= minOf(width, height).dp * 0.36f)
        assertTrue(told, plan.board <= width.dp && plan.board <= height.dp)
        if (plan.shape != GamePlan.Shape.Narrow) return
        val title = if (plan.hasTitle) TITLE else 0.dp
        val strip = if (plan.hasStrip) STRIP + GAP else 0.dp
        val all = title + plan.bar * 2 + plan.board + strip + plan.words + plan.actions + GAP * 4
        assertTrue("$told needs $all", all <= height.dp + 1.dp)
        assertTrue(told, plan.words >= 40.dp)
    }
}
