package org.fivefold.study

import androidx.activity.compose.setContent
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasScrollToNodeAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.swipeUp
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.dp
import kotlin.random.Random
import org.fivefold.AppTestBase
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.Page
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.SpokenElement
import org.fivefold.core.generated.StepMark
import org.fivefold.core.generated.StudyEntry
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.StudyKind
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.Tone
import org.fivefold.core.generated.Word
import org.fivefold.game.stepsOf
import org.fivefold.isRepliedTo
import org.fivefold.saved
import org.fivefold.smallGames
import org.fivefold.tap
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.annotation.Config

/** Reviews, puzzles and lessons, played by touch, from the move list and by keys. */
class StudyScreenTest : AppTestBase() {
    private val study: StudyState get() = checkNotNull(state.study) { "no study is open" }
    private val buttons get() = study.offers + study.bar
    private val board: SemanticsNodeInteraction get() = rule.onNodeWithTag("board")

    private fun open(entry: StudyEntry): StudyState {
        rule.runOnUiThread { model.go(Screen.Study(entry)) }
        rule.waitForIdle()
        return study
    }

    private fun legal(): List<String> =
        rule.runOnUiThread<List<String>> { model.askStudy { legalMoves() }.orEmpty().map { it.text } }

    /** Returns the button of an action. */
    private fun button(event: StudyEvent) = button(ButtonAction.Study(event))

    private fun button(action: ButtonAction): SemanticsNodeInteraction {
        rule.waitUntil(5_000) { buttons.none { it.isDeaf } }
        val label = buttons.first { it.action == action }.label
        return rule.onNode((hasText(label) or hasContentDescription(label)) and hasClickAction())
    }

    private fun finger(element: SpokenElement) {
        val picture = study.board.picture
        pause()
        board.performTouchInput {
            val unit = width / picture.width
            val (x, y) = element.x + element.width / 2 to element.y + element.height / 2
            advanceEventTime(1_000)
            down(Offset((x * unit).toFloat(), (y * unit).toFloat()))
            up()
        }
        rule.waitForIdle()
    }

    /** Plays moves until one solves the step, and returns it. */
    private fun answer(): String = legal().first { move ->
        rule.runOnUiThread { model.send(StudyEvent.Play(move)) }
        study.tone == Tone.GOOD
    }

    /** Solves the puzzle by trying moves. */
    private fun solve() {
        var (tried, before) = 0 to study.at
        while (buttons.none { it.action == ButtonAction.Study(StudyEvent.Continue) }) {
            val move = legal()[tried++]
            rule.runOnUiThread { model.send(StudyEvent.Play(move)) }
            rule.waitUntil(60_000) { study.isRepliedTo }
            rule.runOnUiThread { if (study.tone == Tone.BAD) model.send(StudyEvent.TryAgain) }
            if (study.at != before) tried = 0
            before = study.at
        }
    }

    @Test
    fun everyLessonOpensFromHomeAndIsPlayable() {
        disableAnimation()
        for (game in smallGames.keys) {
            val name = state.home.cards.first { it.game == game }.name
            rule.onNode(hasContentDescription("$name: ${word(Word.LEARN)}")).performScrollTo().tap()
            rule.waitForIdle()
            assertEquals(StudyKind.LESSON, study.kind)
            val steps = study.steps.size
            repeat(steps - 1) { step ->
                answer()
                assertTrue("$game, step $step: ${study.sentence}", study.sentence.isNotBlank())
                button(StudyEvent.Continue).tap()
                rule.runOnIdle { assertEquals(StepMark.CURRENT, study.steps[step + 1]) }
            }
            answer()
            button(ButtonAction.PlayFromHere(false)).tap()
            rule.runOnIdle { assertEquals(game, match.game) }
            home()
        }
    }

    @Test
    fun lessonStepIsPlayedByTouchAndWrongTouchAnswered() {
        disableAnimation()
        for (game in smallGames.keys) {
            open(StudyEntry.Lesson(game))
            val right = answer()
            rule.runOnUiThread { model.send(StudyEvent.First) }
            home()
            open(StudyEntry.Lesson(game))
            if (study.tone == Tone.GOOD) continue
            for (step in stepsOf(game, right)) {
                finger(study.board.spoken.first(step))
                if (study.tone == Tone.GOOD) break
            }
            assertEquals("$game: ${study.sentence}", Tone.GOOD, study.tone)
            home()
        }
    }

    @Test
    fun lessonStepIsPlayedFromMoveList() {
        open(StudyEntry.Lesson("connect-four"))
        val first = study.headline
        val right = answer()
        rule.runOnUiThread { model.send(StudyEvent.Continue) }
        rule.runOnUiThread { model.send(StudyEvent.Previous) }
        assertEquals(first, study.headline)
        menu(Word.ALL_MOVES)
        val sentence = rule.runOnUiThread<String> {
            model.askStudy { legalMoves() }.orEmpty().first { it.text == right }.sentence
        }
        rule.onAllNodesWithText(sentence).onLast().tap()
        rule.runOnIdle { assertEquals(Tone.GOOD, study.tone) }
    }

    @Test
    fun lessonStepIsPlayedByKeys() {
        disableAnimation()
        open(StudyEntry.Lesson("connect-four"))
        board.assertIsFocused()
        val random = Random(1)
        val arrows = listOf(Key.DirectionRight, Key.DirectionDown, Key.DirectionLeft, Key.DirectionUp)
        var keys = 0
        while (study.tone != Tone.GOOD) {
            board.performKeyInput {
                repeat(random.nextInt(3) + 1) { pressKey(arrows.random(random)) }
                pressKey(Key.Enter)
            }
            rule.waitForIdle()
            assertTrue("the lesson ignores keys", keys++ < 300)
        }
    }

    @Test
    fun rotationAndBackKeepStudy() {
        val headline = open(StudyEntry.Lesson("connect-four")).headline
        rule.activityRule.scenario.recreate()
        rule.runOnIdle { assertEquals(headline, study.headline) }
        board.assertIsDisplayed()
        rule.onNodeWithContentDescription("Back").tap()
        rule.runOnIdle { assertEquals(Screen.Home, state.screens.last()) }
        assertEquals(headline, open(StudyEntry.Lesson("connect-four")).headline)
    }

    /** Regression test: a caption of two lines left the headline too little room. */
    @Test
    fun reviewHeadlineOfTwoLinesIsWholeBelowLongCaption() {
        val said = "Ada got 14 of 14 choices right. Benjamin got 10 of 11 choices right."
        val caption = "Benjamin could have saved the game until move 12 · Own lines blocked or cut: 2"
        val lesson = open(StudyEntry.Lesson("connect-four"))
        val review = lesson.copy(kind = StudyKind.REVIEW, headline = said, caption = caption, color = null)
        rule.runOnUiThread {
            rule.activity.setContent { MaterialTheme { Headline(review, true, Modifier.size(379.dp, 56.dp)) } }
        }
        val layouts = mutableListOf<TextLayoutResult>()
        val texts = rule.onNodeWithText(said).fetchSemanticsNode()
        texts.config[SemanticsActions.GetTextLayoutResult].action?.invoke(layouts)
        assertEquals(2, layouts.single().lineCount)
        assertFalse("${layouts.single().size} of ${texts.boundsInRoot}", layouts.single().hasVisualOverflow)
    }

    @Test
    @Config(fontScale = 2f)
    fun lessonHeadlineIsVisibleAtDoubleSize() {
        open(StudyEntry.Lesson("connect-four"))
        rule.onNodeWithText(study.headline).assertIsDisplayed()
    }

    @Test
    @Config(qualifiers = "w320dp-h480dp-port-mdpi", fontScale = 2f)
    fun lessonIsReadableInSmallestWindowAtDoubleSize() {
        open(StudyEntry.Lesson("connect-four"))
        repeat(3) {
            rule.waitForIdle()
            assertIsWholeInWindow(rule.onNodeWithText(study.headline))
            assertIsWholeInWindow(board.performScrollTo())
            assertIsWholeInWindow(rule.onNodeWithText(study.headline).performScrollTo())
            for (text in listOf(study.caption, study.sentence)) {
                assertIsWholeInWindow(rule.onNodeWithText(text).performScrollTo())
            }
            for (offer in study.offers) {
                assertIsWholeInWindow(rule.onNode(hasText(offer.label) and hasClickAction()).performScrollTo())
            }
            rule.runOnUiThread { model.send(StudyEvent.Next) }
        }
    }

    @Test
    @Config(qualifiers = "w320dp-h480dp-port-mdpi", fontScale = 2f)
    fun fingerOnBoardScrollsSmallestWindow() {
        open(StudyEntry.Lesson("connect-four"))
        board.performScrollTo()
        val before = board.fetchSemanticsNode().positionInRoot.y
        board.performTouchInput {
            advanceEventTime(1_000)
            swipeUp()
        }
        rule.waitForIdle()
        val after = board.fetchSemanticsNode().positionInRoot.y
        assertTrue("a swipe scrolls from $before to $after", after < before)
    }

    /** Checks that no part of a node is scrolled out of the window or covered by its edges. */
    private fun assertIsWholeInWindow(node: SemanticsNodeInteraction) = node.fetchSemanticsNode().run {
        val isWhole = boundsInRoot.height >= size.height - 1 && boundsInRoot.width >= size.width - 1
        assertTrue("of $spoken, $size, only $boundsInRoot is seen", isWhole)
    }

    @Test
    fun dailyPuzzleOpensFromHomeAndGivesHintsInSteps() {
        val daily = checkNotNull(state.home.daily)
        rule.onNode(hasContentDescription(daily.buttons.single().spoken)).performScrollTo().tap()
        rule.runOnIdle { assertEquals(StudyKind.PUZZLE, study.kind) }
        for (given in 1..study.hints.size) {
            button(StudyEvent.Hint).tap()
            rule.runOnIdle { assertEquals(given, study.hints.count { it.isGiven }) }
            rule.onNodeWithText(study.sentence).assertIsDisplayed()
        }
    }

    @Test
    @Config(qualifiers = "w411dp-h914dp-port-xhdpi")
    fun barsKeepTheirPlacesAndLabelsFitInOneLine() {
        disableAnimation()
        for (entry in listOf(StudyEntry.Daily, StudyEntry.Lesson("pentago-twist"), StudyEntry.Lesson("connect-four"))) {
            open(entry)
            val places = places()
            assertEquals("$entry", study.bar.size + 1, places.size)
            for (move in legal().take(4)) {
                rule.runOnUiThread { model.send(StudyEvent.Play(move)) }
                assertEquals("$entry after $move", places, places())
            }
            home()
        }
    }

    /** Returns the places of the bar's labels, each in one line within its place. */
    private fun places(): Map<String, Rect> {
        rule.waitForIdle()
        val labels = study.bar.map { it.label } + word(Word.MENU)
        val texts = nodes(isMerged = false).filter { node -> node.spoken in labels }
        return texts.filter { SemanticsProperties.Text in it.config }.associate { node ->
            assertTrue("${node.spoken} wraps", node.size.height < 48)
            assertTrue("${node.spoken} is cut", node.boundsInRoot.right <= rule.activity.window.decorView.width)
            node.spoken to node.boundsInRoot
        }
    }

    @Test
    fun puzzleOfEveryGameLeadsToNext() {
        disableAnimation()
        for (game in state.home.cards.map { it.game }) {
            button(Word.YOU).tap()
            button(Word.PUZZLES).tap()
            rule.waitForIdle()
            val card = (state.page as Page.Puzzles).state.games.first { it.game == game }
            val open = rule.onNode(hasContentDescription(card.open.spoken)).performScrollTo()
            open.performSemanticsAction(SemanticsActions.OnClick)
            rule.runOnIdle { assertEquals(card.open.action, ButtonAction.Open(state.screens.last())) }
            solve()
            button(StudyEvent.Continue).tap()
            rule.runOnIdle { assertTrue(buttons.none { it.action == ButtonAction.Study(StudyEvent.Continue) }) }
            home()
        }
    }

    @Test
    fun matchIsReviewedMoveByMove() {
        disableAnimation()
        open(saved("connect-four", "1 2 1 2 1 2"))
        play("1")
        settle()
        button(Word.REVIEW).tap()
        rule.waitUntil(60_000) { study.progress == null }
        assertEquals(StudyKind.REVIEW, study.kind)
        assertEquals(7, study.moves.size)
        rule.waitForIdle()
        // The move's evaluation, which comes later, makes its chip wider.
        val last = nodes().first { it.spoken.startsWith("7. ") }
        assertEquals(last.size.width.toFloat(), last.boundsInRoot.width, 1f)
        val start = hasContentDescription(word(Word.START_OF_GAME))
        rule.onNode(hasScrollToNodeAction()).performScrollToNode(start)
        rule.onNode(start).tap()
        rule.runOnIdle { assertEquals(0u, study.at) }
        val next = study.steppers.first { it.action == ButtonAction.Study(StudyEvent.Next) }
        rule.onNodeWithContentDescription(next.label).tap()
        rule.runOnIdle { assertEquals(1u, study.at) }
        rule.onNodeWithTag("graph").performTouchInput { click(Offset(width * 0.99f, height / 2f)) }
        rule.runOnIdle { assertTrue("${study.at}", study.at >= 6u) }
        rule.onNodeWithContentDescription("Back").tap()
        rule.runOnIdle { assertEquals(Screen.Match(match.number), state.screens.last()) }
    }

    @Test
    @Config(qualifiers = "+ar-ldrtl")
    fun screenIsMirroredRightToLeftAndBoardIsNot() {
        open(StudyEntry.Lesson("connect-four"))
        val back = nodes().first { it.spoken == word(Word.BACK) }.boundsInRoot
        assertTrue("$back", back.left > rule.activity.window.decorView.width / 2)
        val places = nodes().filter { it.isOnBoard }.associate { it.spoken to it.boundsInRoot }
        assertEquals(study.board.spoken.map { it.label }.toSet(), places.keys)
    }
}
