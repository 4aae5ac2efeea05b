package org.fivefold.game

import android.graphics.Bitmap
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.MouseButton
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasScrollToNodeAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import kotlin.random.Random
import org.fivefold.AppTestBase
import org.fivefold.can
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchPart
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.SpokenElement
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.Word
import org.fivefold.drawWindows
import org.fivefold.fourthMatch
import org.fivefold.handedOver
import org.fivefold.saved
import org.fivefold.smallGames
import org.fivefold.tap
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.annotation.Config

/** A match on the screen, played by touch, mouse and keys. */
@OptIn(ExperimentalTestApi::class)
class GameScreenTest : AppTestBase() {
    private val board get() = rule.onNodeWithTag("board")

    private fun element(target: Target): SpokenElement = match.board.spoken.first { it.target == target }

    private fun legal(): List<String> =
        rule.runOnUiThread<List<String>> { model.ask { legalMoves() }.orEmpty().map { it.text } }

    /** Plays a move by touches. */
    private fun touch(move: String) {
        for (step in stepsOf(match.game, move)) {
            finger(match.board.spoken.first(step))
            rule.waitForIdle()
        }
    }

    /** Touches the center of an element of the board. */
    private fun finger(element: SpokenElement) {
        val picture = match.board.picture
        pause()
        board.performTouchInput {
            val unit = width / picture.width
            val (x, y) = element.x + element.width / 2 to element.y + element.height / 2
            advanceEventTime(1_000)
            down(Offset((x * unit).toFloat(), (y * unit).toFloat()))
            up()
        }
    }

    @Test
    fun everyGameIsPlayableByTouch() {
        disableAnimation()
        for ((game, options) in smallGames) {
            open(saved(game, options = options))
            val random = Random(5)
            while (match.result == null) {
                val before = match.at
                val pass = match.offers.firstOrNull { it.action == ButtonAction.Match(MatchEvent.Pass) }?.label
                val move = legal().randomOrNull(random)
                when {
                    pass != null || move == null -> rule.onNodeWithText(checkNotNull(pass)).tap()
                    // Touches take their time.
                    before < 3u || before % 5u == 0u -> touch(move)
                    else -> play(move)
                }
                rule.waitForIdle()
                assertEquals("$game: every touch makes a move", before + 1u, match.at)
                assertTrue("$game never ends", match.at < 300u)
            }
            rule.onNodeWithText(checkNotNull(match.result).reason).assertIsDisplayed()
            settle()
            button(Word.REMATCH).tap()
            rule.runOnIdle { assertEquals(0u, match.at) }
        }
    }

    @Test
    fun everyGameIsPlayableByKeys() {
        disableAnimation()
        val arrows = listOf(Key.DirectionRight, Key.DirectionDown, Key.DirectionLeft, Key.DirectionUp)
        for (game in smallGames.keys) {
            open(saved(game))
            board.assertIsFocused()
            val random = Random(1)
            var keys = 0
            while (moves.isEmpty()) {
                // Random keys make a move sooner or later.
                board.performKeyInput {
                    repeat(random.nextInt(3) + 1) { pressKey(arrows.random(random)) }
                    pressKey(Key.Enter)
                }
                rule.waitForIdle()
                rule.runOnUiThread { model.send(MatchEvent.TimerFired) }
                assertTrue("$game ignores keys", keys++ < 1_500)
            }
        }
    }

    @Test
    fun everyGameIsPlayableFromMoveList() {
        disableAnimation()
        for (game in smallGames.keys) {
            open(saved(game))
            menu(Word.ALL_MOVES)
            val move = checkNotNull(rule.runOnUiThread<String?> { model.ask { legalMoves() }?.get(3)?.sentence })
            rule.onAllNodesWithText(move).onLast().tap()
            rule.runOnIdle { assertEquals(game, listOf(move), match.moves.map { it.sentence }) }
        }
    }

    @Test
    fun touchSlidingOffBoardDoesNothing() {
        open(saved("connect-four"))
        board.performTouchInput {
            down(center)
            moveTo(Offset(center.x, -60f))
            up()
        }
        rule.runOnIdle { assertTrue(moves.isEmpty()) }
    }

    @Test
    fun mouseClickPlaysAndSecondaryClickDropsPiece() {
        open(saved("lines-of-action"))
        val piece = match.board.spoken.first(stepsOf("lines-of-action", legal().first()).first())
        val picture = match.board.picture
        board.performMouseInput {
            val unit = width / picture.width
            val (x, y) = piece.x + piece.width / 2 to piece.y + piece.height / 2
            moveTo(Offset((x * unit).toFloat(), (y * unit).toFloat()))
            press()
            release()
        }
        rule.runOnIdle { assertTrue(element(piece.target).isSelected) }
        board.performMouseInput {
            press(MouseButton.Secondary)
            release(MouseButton.Secondary)
        }
        rule.runOnIdle { assertFalse(element(piece.target).isSelected) }
    }

    @Test
    fun arrowsEnterAndBackspacePlayAndUndo() {
        open(saved("connect-four"))
        board.assertIsFocused()
        board.performKeyInput {
            pressKey(Key.DirectionDown)
            pressKey(Key.DirectionRight)
            pressKey(Key.Enter)
        }
        rule.runOnIdle { assertEquals(1, moves.size) }
        board.performKeyInput { pressKey(Key.DirectionLeft) }
        board.performKeyInput { pressKey(Key.DirectionCenter) }
        rule.runOnIdle { assertEquals(2, moves.size) }
        board.performKeyInput { pressKey(Key.Backspace) }
        rule.runOnIdle { assertEquals(1u, match.at) }
    }

    @Test
    fun moveStripStepsThroughMoves() {
        open(saved("connect-four", "4 4 3 3 2"))
        rule.onNodeWithContentDescription(word(Word.MOVE_EARLIER)).tap()
        rule.runOnIdle { assertEquals(4u, match.at) }
        val start = hasContentDescription(word(Word.START_OF_GAME))
        rule.onNode(hasScrollToNodeAction()).performScrollToNode(start)
        rule.onNode(start).tap()
        rule.runOnIdle { assertEquals(0u, match.at) }
        rule.onNodeWithContentDescription(word(Word.MOVE_LATER)).tap()
        rule.onNode(hasScrollToNodeAction()).performScrollToNode(hasText("3"))
        rule.onNodeWithContentDescription("3. ", substring = true).tap()
        rule.runOnIdle { assertEquals(3u, match.at) }
        rule.onNode(hasScrollToNodeAction()).performScrollToNode(hasText("2"))
        rule.onNodeWithContentDescription("5. ", substring = true).tap()
        rule.runOnIdle {
            assertEquals(5u, match.at)
            assertEquals(5, moves.size)
        }
    }

    @Test
    @Config(qualifiers = "w1280dp-h800dp-land-mdpi")
    fun moveListBesideBoardShowsLastMove() {
        val played = List(7) { "1 2 1 2 1 2 2 1 3 4 3 4 3 4 4 3 5 6 5 6 5 6 6 5".split(' ') }.first()
        open(saved("connect-four", played.joinToString(" ")))
        rule.onAllNodesWithText(match.moves.last().sentence).onFirst().assertIsDisplayed()
    }

    @Test
    fun boardStaysInPlaceWhenPanelsAppear() {
        disableAnimation()
        open(saved("connect-four", second = 1))
        val before = place()
        val seen = mutableListOf("the beginning" to before)
        rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(true)) }
        rule.waitUntil(60_000) { match.analysis?.rows?.firstOrNull()?.mv != null }
        seen += "analysis" to place()
        rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(false)) }
        rule.runOnUiThread { model.send(MatchEvent.Hint) }
        seen += "a hint" to place()
        rule.waitUntil(60_000) { !match.can(MatchEvent.MoveNow) }
        play("4")
        seen += "thinking" to place()
        rule.waitUntil(60_000) { match.at == 2u }
        seen += "an answer" to place()
        rule.runOnUiThread { model.change(SettingsEvent.SetConfirmMoves(true)) }
        finger(match.board.spoken.last())
        rule.waitForIdle()
        seen += "a move to confirm" to place()
        rule.runOnUiThread { model.send(MatchEvent.Board(BoardGesture.TakeBack)) }
        rule.runOnUiThread { model.send(MatchEvent.Resign) }
        seen += "the end" to place()
        for ((what, bounds) in seen) assertEquals(what, before, bounds)
    }

    private fun place(): Rect {
        rule.waitForIdle()
        return board.fetchSemanticsNode().boundsInRoot
    }

    @Test
    fun computerReplyAppearsOnScreen() {
        open(saved("connect-four", second = 1))
        spoken("d5").tap()
        rule.waitUntil(20_000) { match.at == 2u }
        rule.runOnIdle { assertFalse(match.players.any { it.isThinking }) }
    }

    @Test
    fun rotationDoesNotStopComputerSearch() {
        open(saved("connect-four", first = 1))
        rule.activityRule.scenario.recreate()
        rule.waitUntil(20_000) { match.at == 1u }
    }

    @Test
    fun playersCanBeChangedDuringMatch() {
        open(saved("connect-four", "4"))
        menu(Word.PLAYERS)
        rule.onAllNodesWithText("Level 1", substring = true).onFirst().tap()
        rule.waitForIdle()
        assertFalse("nothing is played behind the sheet", match.players.any { it.isThinking })
        rule.onAllNodes(SemanticsMatcher.keyIsDefined(SemanticsActions.Dismiss)).onFirst()
            .performSemanticsAction(SemanticsActions.Dismiss)
        rule.waitUntil(20_000) { match.at >= 2u }
        rule.runOnIdle { assertTrue(match.players.any { it.isComputer }) }
    }

    @Test
    fun resultIsShownOnceAndMatchContinuesFromMove() {
        val number = open(saved("connect-four", "1 2 1 2 1 2")).number
        rule.runOnUiThread {
            model.send(MatchEvent.Play("1"))
            assertEquals("the disc is falling", null, match.result)
        }
        settle()
        val result = checkNotNull(match.result)
        rule.onNodeWithText(result.reason).assertIsDisplayed()
        val texts = nodes().flatMap { it.config.getOrNull(SemanticsProperties.Text).orEmpty() }
        assertEquals(1, texts.count { result.title in it.text })
        rule.onNodeWithContentDescription(word(Word.MOVE_EARLIER)).tap()
        button(Word.PLAY_FROM_HERE).tap()
        rule.runOnIdle {
            assertEquals(6u, match.at)
            assertTrue(match.number != number)
        }
    }

    @Test
    fun analysisShowsBarLineAndVisits() {
        rule.runOnUiThread { model.change(SettingsEvent.SetShowVisits(true)) }
        open(saved("connect-four", "4 4"))
        button(Word.ANALYSIS).tap()
        rule.waitUntil(30_000) { match.analysis?.rows?.firstOrNull()?.mv != null }
        rule.onNodeWithContentDescription("Chances", substring = true).assertIsDisplayed()
        // The line, the search statistics, and the first move with its value and visits.
        for (detail in 0..2) waitUntilShown { match.analysis?.details?.getOrNull(detail) }
        button(Word.ANALYSIS).tap()
        rule.runOnIdle { assertEquals(null, match.analysis) }
    }

    @Test
    fun rowOfAnalysisIsShownAndThenPlayed() {
        open(saved("connect-four", "4 4"))
        button(Word.ANALYSIS).tap()
        rule.waitUntil(30_000) { match.analysis?.isRunning == false }
        val row = rule.runOnIdle { match.analysis!!.rows.first() }
        rule.onNodeWithText(row.sentence).tap()
        rule.runOnIdle { assertTrue(match.analysis!!.rows.first().isChosen) }
        rule.onNodeWithText(row.sentence).tap()
        rule.runOnIdle { assertEquals(3u, match.at) }
    }

    @Test
    fun rematchIsDeafToSecondHalfOfDoublePress() {
        disableAnimation()
        val number = open(saved("connect-four", "1 2 1 2 1 2")).number
        play("1")
        button(Word.REMATCH).tap()
        rule.runOnIdle { assertEquals(number, match.number) }
        settle()
        button(Word.REMATCH).tap()
        rule.runOnIdle { assertTrue(match.number != number) }
    }

    @Test
    @Config(qualifiers = "w411dp-h914dp-port-xhdpi")
    fun sheetLeavesBoardUncovered() {
        open(saved("connect-four", "4 4"))
        val board = place()
        for (title in listOf(Word.ALL_MOVES, Word.MOVES, Word.PLAYERS)) {
            menu(title)
            val heading = rule.onNodeWithText(word(title)).fetchSemanticsNode().boundsInRoot
            assertTrue("$title at $heading covers the board at $board", heading.top >= board.bottom)
            rule.runOnUiThread { rule.activity.onBackPressedDispatcher.onBackPressed() }
            home()
            open(saved("connect-four", "4 4"))
        }
    }

    @Test
    fun scoreOfTwoPeopleIsReadAsOneSentence() {
        open(fourthMatch)
        val score = checkNotNull(match.result?.score)
        rule.onNodeWithContentDescription(score.spoken).performScrollTo().assertIsDisplayed()
        rule.onNodeWithText(score.draws).assertDoesNotExist()
    }

    @Test
    fun nextPersonTakesDeviceOver() {
        disableAnimation()
        open(handedOver)
        val place = match.board.spoken.first().target
        rule.onNodeWithText(match.headline).assertIsDisplayed()
        finger(element(place))
        rule.runOnIdle { assertEquals(3u, match.at) }
        rule.onNodeWithText(match.bar.first().label).tap()
        rule.runOnIdle { assertFalse(MatchPart.HANDOVER in match.parts) }
        finger(element(place))
        rule.runOnIdle { assertEquals(4u, match.at) }
        settle()
        rule.runOnIdle { assertTrue(MatchPart.HANDOVER in match.parts) }
    }

    private fun waitUntilShown(words: () -> String?) = rule.waitUntil(30_000) {
        val text = words().orEmpty()
        text.isNotEmpty() && rule.onAllNodesWithText(text, substring = true).fetchSemanticsNodes().isNotEmpty()
    }

    @Test
    fun boardFlipsForOpponentAndTouchesFollow() {
        rule.runOnUiThread { model.change(SettingsEvent.SetFlipBoard(true)) }
        disableAnimation()
        open(saved("lines-of-action"))
        rule.runOnUiThread { model.send(MatchEvent.Play(checkNotNull(model.ask { legalMoves() }).last().text)) }
        rule.runOnIdle { assertTrue(match.isTurned) }
        val piece = match.board.spoken.first(stepsOf("lines-of-action", legal().first()).first()).target
        finger(element(piece))
        rule.runOnIdle { assertTrue(element(piece).isSelected) }
    }

    @Test
    fun pieceIsDrawnInItsColor() {
        disableAnimation()
        open(saved("connect-four", "4 4"))
        val palette = checkNotNull(model.palette(isDark = false, wantsContrast = false))
        for ((name, ink) in listOf("d1" to Ink.ORANGE, "d2" to Ink.BLUE, "d4" to Ink.HOLE)) {
            val seen = colorsAt(name)
            fun isSeen(ink: Ink) = palette.colors[ink.ordinal].toInt() in seen
            assertTrue("$name is ${seen.size} colors", isSeen(ink))
            assertEquals(name, listOf(ink).filter { it != Ink.HOLE }, listOf(Ink.ORANGE, Ink.BLUE).filter(::isSeen))
        }
    }

    /** Returns the colors in the center of a place on the display. */
    private fun colorsAt(name: String): Set<Int> {
        val place = spoken(name).fetchSemanticsNode().boundsInRoot
        val decor = rule.activity.window.decorView
        val picture = Bitmap.createBitmap(decor.width, decor.height, Bitmap.Config.ARGB_8888)
        rule.runOnIdle { drawWindows(picture) }
        val (x, y, reach) = Triple(place.center.x.toInt(), place.center.y.toInt(), (place.width / 4).toInt())
        return (-reach..reach).flatMapTo(mutableSetOf()) { across ->
            (-reach..reach).map { picture.getPixel(x + across, y + it) and 0xFFFFFF }
        }
    }

    /** Printed without a limit, because the machine may be busy. */
    @Test
    fun touchLatencyIsMeasured() {
        disableAnimation()
        open(saved("bridgit", options = "\"size\":19"))
        val random = Random(6)
        val times = (1..30).map {
            val move = legal().random(random)
            val begin = System.nanoTime()
            touch(move)
            (System.nanoTime() - begin) / 1_000_000.0
        }.sorted()
        println("touch to picture on a large board: median %.1f ms, worst %.1f ms".format(times[15], times.last()))
        assertEquals(30, moves.size)
    }
}
