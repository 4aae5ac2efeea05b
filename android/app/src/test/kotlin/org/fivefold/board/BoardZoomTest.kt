package org.fivefold.board

import android.os.SystemClock
import android.view.InputDevice
import android.view.KeyEvent
import android.view.MotionEvent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.TouchInjectionScope
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pinch
import androidx.compose.ui.test.pressKey
import org.fivefold.AppTestBase
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.Word
import org.fivefold.saved
import org.fivefold.tap
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test

/** Zoom of a board with small cells by touch, keys and wheel. */
@OptIn(ExperimentalTestApi::class)
class BoardZoomTest : AppTestBase() {
    private val board get() = rule.onNodeWithTag("board")

    /** Returns the unclipped bounds of a place. */
    private fun seen(index: Int): Rect {
        rule.waitForIdle()
        val node = rule.onNodeWithTag("spoken $index").fetchSemanticsNode()
        val (x, y) = node.positionInRoot
        // The size of a place in the layout times the zoom.
        val size = match.board.picture.run { place().width / width.toFloat() } * times()
        return Rect(x, y, x + size, y + size)
    }

    private fun place(): Rect = board.fetchSemanticsNode().boundsInRoot

    /** Returns the zoom of the board. */
    private fun times(): Float {
        val (first, last) = 0 to match.board.spoken.lastIndex
        val (from, to) =
            listOf(first, last).map { rule.onNodeWithTag("spoken $it").fetchSemanticsNode().positionInRoot }
        val across = match.board.spoken.run { this[last].x - this[first].x }.toFloat()
        return (to.x - from.x) / (across * place().width / match.board.picture.width.toFloat())
    }

    @Before
    fun openLargeBoard() {
        disableAnimation()
        open(saved("bridgit", options = "\"size\":13"))
    }

    private fun TouchInjectionScope.spread(share: Float) {
        val reach = width / 8f
        pinch(
            center + Offset(-reach, 0f),
            center + Offset(-reach * share, 0f),
            center + Offset(reach, 0f),
            center + Offset(reach * share, 0f),
        )
    }

    @Test
    fun twoFingersZoomAndOneFingerPlays() {
        val before = place()
        board.performTouchInput { spread(2f) }
        assertTrue("${times()}", times() > 1.5f)
        assertEquals("the bounds of the board stay", before, place())
        assertEquals("two fingers play no move", 0u, match.at)
        // A touch meets the element shown there.
        val middle = before.center
        val index = match.board.spoken.indices.first { (seen(it).center - middle).getDistance() < seen(it).width }
        val touched = seen(index).center - before.topLeft
        board.performTouchInput { click(touched) }
        rule.waitForIdle()
        val (met, made) = match.board.spoken[index] to checkNotNull(match.board.focus)
        assertEquals(met.x + met.width / 2 to met.y + met.height / 2, made.x to made.y)
        assertTrue("the zoom stays", times() > 1.5f)
    }

    @Test
    fun pinchingBackShowsWholeBoard() {
        fun actions() = rule.onNodeWithTag("spoken 0").fetchSemanticsNode().config[SemanticsActions.CustomActions]
        assertTrue(actions().isEmpty())
        board.performTouchInput { spread(3f) }
        assertTrue(times() > 2f)
        board.performTouchInput { spread(0.2f) }
        assertEquals(1f, times(), 0.01f)
        board.performTouchInput { spread(3f) }
        rule.waitForIdle()
        val whole = actions().single()
        assertEquals(word(Word.WHOLE_BOARD), whole.label)
        rule.runOnUiThread { whole.action() }
        assertEquals(1f, times(), 0.01f)
    }

    @Test
    fun doubleTapOfTwoFingersShowsWholeBoard() {
        board.performTouchInput { spread(3f) }
        assertTrue(times() > 2f)
        board.performTouchInput {
            repeat(2) {
                down(0, center - Offset(60f, 0f))
                down(1, center + Offset(60f, 0f))
                advanceEventTime(40)
                up(0)
                up(1)
                advanceEventTime(60)
            }
        }
        assertEquals(1f, times(), 0.01f)
        assertEquals(0u, match.at)
    }

    @Test
    fun keysAndWheelZoom() {
        board.performKeyInput { repeat(2) { pressKey(Key.Plus) } }
        assertEquals(1.69f, times(), 0.05f)
        board.performKeyInput { pressKey(Key.Minus) }
        assertEquals(1.3f, times(), 0.05f)
        // The place of the cursor is scrolled into view.
        board.performKeyInput { repeat(40) { pressKey(Key.DirectionRight) } }
        rule.waitForIdle()
        val focus = checkNotNull(match.board.focus)
        val index =
            match.board.spoken.indexOfFirst { it.x + it.width / 2 == focus.x && it.y + it.height / 2 == focus.y }
        assertTrue("${seen(index)} in ${place()}", place().inflate(1f).contains(seen(index).center))
        board.performKeyInput { pressKey(Key.Zero) }
        assertEquals(1f, times(), 0.01f)
        wheel(3f, KeyEvent.META_CTRL_ON)
        assertTrue("${times()}", times() > 1.5f)
        val before = seen(0)
        wheel(-2f)
        assertTrue("the wheel scrolls: $before, ${seen(0)}", seen(0).top < before.top)
        assertEquals("the wheel alone does not zoom", before.width, seen(0).width, 0.1f)
    }

    /** Turns the wheel over the center of the board: away from the person if positive. */
    private fun wheel(steps: Float, meta: Int = 0) {
        val middle = place().center
        val pointer = MotionEvent.PointerProperties().apply { toolType = MotionEvent.TOOL_TYPE_MOUSE }
        val turned = MotionEvent.PointerCoords().apply {
            x = middle.x
            y = middle.y
            setAxisValue(MotionEvent.AXIS_VSCROLL, steps)
        }
        rule.runOnUiThread {
            val now = SystemClock.uptimeMillis()
            for (action in listOf(MotionEvent.ACTION_HOVER_ENTER, MotionEvent.ACTION_SCROLL)) {
                val event = MotionEvent.obtain(
                    now, now, action, 1, arrayOf(pointer), arrayOf(turned), meta, 0, 1f, 1f, 0, 0,
                    InputDevice.SOURCE_MOUSE, 0,
                )
                rule.activity.window.decorView.dispatchGenericMotionEvent(event)
                event.recycle()
            }
        }
        rule.waitForIdle()
    }

    @Test
    fun newGameResetsZoomAndLargeCellsNeedNone() {
        board.performTouchInput { spread(3f) }
        assertTrue(times() > 2f)
        rule.runOnUiThread { model.send(MatchEvent.Resign) }
        settle()
        button(Word.REMATCH).tap()
        assertEquals(1f, times(), 0.01f)
        open(saved("connect-four"))
        board.performTouchInput { spread(3f) }
        assertEquals(1f, times(), 0.01f)
        assertEquals(0u, match.at)
    }
}
