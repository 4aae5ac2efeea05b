package org.fivefold.game

import android.graphics.Bitmap
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.MouseButton
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.hasScrollToNodeAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import org.fivefold.AppBed
import org.fivefold.board.Ink
import org.fivefold.board.Palette
import org.fivefold.board.SeenBoard
import org.fivefold.board.buttons
import org.fivefold.board.chosenRegion
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Target
import org.fivefold.drawWindows
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** A game on the screen, met by fingers, mouse and keys. */
@OptIn(ExperimentalTestApi::class)
class GameScreenTest : AppBed() {
    private val board get() = rule.onNodeWithTag("board")

    /** Touches where a target is seen on the board. */
    private fun finger(target: Target, seen: SeenBoard) {
        val (x, y) = when (target) {
            is Target.Place -> checkNotNull(seen.spot(target.place)).let { it.x to it.y }
            is Target.Operation ->
                seen.buttons(target.region, snapshot.operations).first { it.operation == target }.let { it.x to it.y }
        }
        board.performTouchInput {
            down(Offset((x / seen.width * width).toFloat(), (y / seen.height * height).toFloat()))
            up()
        }
    }

    @Test
    fun everyGameIsPlayedToItsEndByAFinger() {
        withoutMotion()
        for ((id, options) in smallGames) {
            open(id, options = options)
            val seen = SeenBoard(model.layout)
            val chance = Chance(5)
            var touches = 0
            while (snapshot.result == null) {
                val target = chance.target(model.layout, snapshot)
                if (target is Target.Operation && target.region == null) {
                    rule.onNodeWithText(snapshot.operations.first().label).performClick()
                } else {
                    finger(target, seen)
                }
                rule.waitForIdle()
                assertTrue("$id never ends", touches++ < 600)
            }
            rule.onNodeWithText(checkNotNull(snapshot.result).reason).assertIsDisplayed()
            rule.onNodeWithText("Rematch").performClick()
            rule.runOnIdle { assertEquals(0u, snapshot.at) }
        }
    }

    @Test
    fun aPlateIsChosenByATouchAndTurnedByItsButtonBesideIt() {
        open("pentago-twist")
        val seen = SeenBoard(model.layout)
        finger(Target.Place(model.layout.spots.first().place), seen)
        finger(Target.Place(model.layout.spots.last().place), seen)
        rule.runOnIdle { assertEquals(model.layout.regions.last().id, chosenRegion(model.layout, snapshot)) }
        rule.onNodeWithContentDescription("Turn the south-east quadrant clockwise").assertExists()
        val operation = snapshot.operations.first { it.region == chosenRegion(model.layout, snapshot) }
        finger(Target.Operation(operation.kind, operation.region), seen)
        rule.runOnIdle { assertEquals(1, turns.size) }
    }

    @Test
    fun aFingerThatSlidesOffTheBoardDoesNothing() {
        open("connect-four")
        board.performTouchInput {
            down(center)
            moveTo(Offset(center.x, -60f))
            up()
        }
        rule.runOnIdle { assertTrue(turns.isEmpty()) }
    }

    @Test
    fun aMouseClicksAndItsSecondButtonDropsWhatIsPicked() {
        open("lines-of-action")
        val spot = model.layout.spots.first { spot -> snapshot.marks.any { it.place == spot.place } }
        val seen = SeenBoard(model.layout)
        board.performMouseInput {
            moveTo(Offset((spot.x / seen.width * width).toFloat(), (spot.y / seen.height * height).toFloat()))
            press()
            release()
        }
        rule.runOnIdle { assertEquals(spot.place, snapshot.picked) }
        board.performMouseInput {
            press(MouseButton.Secondary)
            release(MouseButton.Secondary)
        }
        rule.runOnIdle { assertNull(snapshot.picked) }
    }

    @Test
    fun arrowsEnterAndBackspacePlayAndTakeBack() {
        open("connect-four")
        board.assertIsFocused()
        board.performKeyInput { pressKey(Key.DirectionDown) }
        rule.runOnIdle { assertTrue(model.state.value.cursor != null) }
        board.performKeyInput {
            pressKey(Key.DirectionRight)
            pressKey(Key.Enter)
        }
        rule.runOnIdle { assertEquals(1, turns.size) }
        board.performKeyInput { pressKey(Key.DirectionLeft) }
        board.performKeyInput { pressKey(Key.DirectionCenter) }
        rule.runOnIdle { assertEquals(2, turns.size) }
        board.performKeyInput { pressKey(Key.Backspace) }
        rule.runOnIdle { assertEquals(1u, snapshot.at) }
    }

    @Test
    fun anyLegalTurnIsPlayedFromTheList() {
        open("lines-of-action")
        rule.onNodeWithContentDescription("More").performClick()
        rule.onNodeWithText("All legal turns").performClick()
        val turn = model.legalTurns()[3]
        rule.onAllNodesWithText(turn.sentence).onLast().performClick()
        rule.runOnIdle { assertEquals(listOf(turn.text), turns) }
    }

    @Test
    fun aTapOnATurnShowsTheBoardAfterIt() {
        open("connect-four", turns = "4 4 3 3 2")
        rule.onNodeWithContentDescription("Turns").performClick()
        rule.onNode(hasScrollToNodeAction()).performScrollToNode(hasText("2.", substring = true))
        rule.onNode(hasText("2.  ", substring = true)).performClick()
        rule.runOnIdle {
            assertEquals(2u, snapshot.at)
            assertEquals(5, turns.size)
        }
    }

    @Test
    fun theComputerAnswersOnTheScreen() {
        open("connect-four", second = Player.Level(1u))
        rule.onNodeWithTag("place d5").performClick()
        rule.waitUntil(20_000) { snapshot.at == 2u }
        rule.runOnIdle { assertEquals(false, model.state.value.isThinking) }
    }

    @Test
    fun rotationWhileTheComputerThinksLetsItGoOn() {
        open("connect-four", first = Player.Level(1u))
        rule.activityRule.scenario.recreate()
        rule.waitUntil(20_000) { snapshot.at == 1u }
    }

    @Test
    fun theResultIsSaidOnceAndTheGameCanBeReviewed() {
        open("connect-four", turns = "1 2 1 2 1 2")
        rule.runOnUiThread { model.play("1") }
        rule.waitForIdle()
        val result = checkNotNull(snapshot.result)
        rule.onNodeWithText(result.title).assertIsDisplayed()
        rule.onNodeWithText(result.reason).assertIsDisplayed()
        val said = nodes().flatMap { it.config.getOrNull(SemanticsProperties.Text).orEmpty() }
        assertEquals(1, said.count { result.title in it.text })
        rule.onNodeWithText("Review").performClick()
        rule.runOnIdle { assertEquals(0u, snapshot.at) }
    }

    @Test
    fun analysisShowsBarLineAndVisits() {
        open("connect-four", turns = "4 4")
        rule.onNodeWithContentDescription("Analysis").performClick()
        rule.waitUntil(30_000) { model.state.value.values.isNotEmpty() }
        rule.onNodeWithContentDescription("Evaluation", substring = true).assertIsDisplayed()
        rule.onNodeWithText("Expected", substring = true).assertIsDisplayed()
        rule.onNodeWithText("visit", substring = true).assertIsDisplayed()
        rule.onNodeWithContentDescription("Analysis").performClick()
        rule.runOnIdle { assertTrue(model.state.value.values.isEmpty()) }
    }

    @Test
    fun theBoardIsTurnedForThePlayerOppositeAndTouchesFollow() {
        rule.runOnUiThread { app.change { it.copy(flips = true) } }
        withoutMotion()
        open("pentago-twist")
        rule.runOnUiThread { model.play(model.legalTurns().last().text) }
        rule.waitForIdle()
        val seen = SeenBoard(model.layout, isFlipped = true)
        val free = snapshot.marks.first().place
        finger(Target.Place(free), seen)
        rule.runOnIdle { assertEquals(model.layout.spots.first { it.place == free }.name, snapshot.made) }
    }

    @Test
    fun theScreenHasTheColourOfAPieceWhereOneStands() {
        withoutMotion()
        open("connect-four", turns = "4 4")
        for ((name, ink) in listOf("d1" to Ink.Orange, "d2" to Ink.Blue, "e1" to Ink.Hole)) {
            val seen = coloursAt(name)
            val faces = listOf(Ink.Orange, Ink.Blue).filter { Palette.light[it] in seen }
            assertTrue("$name is ${seen.size} colours", Palette.light[ink] in seen)
            assertEquals(name, listOf(ink).filter { it != Ink.Hole }, faces)
        }
    }

    /** The colours in the middle of a place, as they are on the display. */
    private fun coloursAt(name: String): Set<Int> {
        val place = rule.onNodeWithTag("place $name").fetchSemanticsNode().boundsInRoot
        val decor = rule.activity.window.decorView
        val picture = Bitmap.createBitmap(decor.width, decor.height, Bitmap.Config.ARGB_8888)
        rule.runOnIdle { drawWindows(picture) }
        val (x, y, reach) = Triple(place.center.x.toInt(), place.center.y.toInt(), (place.width / 4).toInt())
        return (-reach..reach).flatMapTo(mutableSetOf()) { across ->
            (-reach..reach).map { picture.getPixel(x + across, y + it) and 0xFFFFFF }
        }
    }

    /** Told and not judged: a machine may be busy. */
    @Test
    fun theTimeFromATouchToThePictureIsTold() {
        withoutMotion()
        val size = listOf(OptionSetting("size", OptionValue.Number(19uL)))
        open("bridgit", options = size)
        val seen = SeenBoard(model.layout)
        val chance = Chance(6)
        val times = (1..30).map {
            val target = chance.target(model.layout, snapshot)
            val begin = System.nanoTime()
            finger(target, seen)
            rule.waitForIdle()
            (System.nanoTime() - begin) / 1_000_000.0
        }.sorted()
        println("touch to picture on the largest board: median %.1f ms, worst %.1f ms".format(times[15], times.last()))
        assertEquals(30, turns.size)
    }
}
