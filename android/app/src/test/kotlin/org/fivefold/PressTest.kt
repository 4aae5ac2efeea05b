package org.fivefold

import android.os.SystemClock
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.SemanticsNodeInteractionCollection
import androidx.compose.ui.test.TouchInjectionScope
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import java.time.Duration
import org.fivefold.core.generated.ChoiceStyle
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.NewGameOption
import org.fivefold.core.generated.NewGameRow
import org.fivefold.core.generated.Page
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.ThemeChoice
import org.fivefold.core.generated.Word
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.shadows.ShadowSystemClock

/** The second half of a double press never acts on what the first one opened. */
class PressTest : AppTestBase() {
    private val board get() = rule.onNodeWithTag("board")
    private val more get() = rule.onAllNodes(hasText(word(Word.MENU)) or hasContentDescription(word(Word.MENU)))
    private val study get() = checkNotNull(state.study)

    /** Presses [first], and [second] in rhythm; then [second] again after a pause, which [acts]. */
    private fun inRhythm(
        first: SemanticsNodeInteraction,
        second: SemanticsNodeInteraction,
        at: TouchInjectionScope.() -> Offset = { center },
        acts: () -> Boolean,
    ) {
        rule.waitForIdle()
        followClock()
        rule.mainClock.autoAdvance = false
        first.tap()
        rule.mainClock.advanceTimeBy(130)
        second.performTouchInput { click(at()) }
        rule.mainClock.advanceTimeBy(100)
        rule.mainClock.autoAdvance = true
        rule.waitForIdle()
        assertFalse("the second press acts", acts())
        // The system's clock follows that of the test, which is ahead of it.
        ShadowSystemClock.advanceBy(Duration.ofMillis(rule.mainClock.currentTime + 1_000))
        second.performTouchInput {
            advanceEventTime(1_000)
            click(at())
        }
        rule.waitForIdle()
        assertTrue("a later press has no effect", acts())
    }

    /** Sets the system's clock to that of the test, which is ahead of it after animations. */
    private fun followClock() {
        val behind = rule.mainClock.currentTime - SystemClock.uptimeMillis()
        if (behind > 0) ShadowSystemClock.advanceBy(Duration.ofMillis(behind))
    }

    @Test
    fun startUsesNoHelpInNewGame() {
        rule.runOnUiThread { model.go(Screen.NewGame("connect-four")) }
        rule.onNodeWithText("Two people").tap()
        inRhythm(button(Word.START), button(Word.ANALYSIS)) { match.analysis != null }
    }

    /** Regression test: the row of levels scrolled to the chosen one, and a press during a scroll only stops it. */
    @Test
    fun levelIsChosenRightAfterItsRowAppears() {
        rule.runOnUiThread { model.go(Screen.NewGame("lines-of-action")) }
        rule.waitForIdle()
        levels.last().let { rule.runOnUiThread { model.send(it.event) } }
        rule.onNodeWithText("Two people").tap()
        rule.waitForIdle()
        ShadowSystemClock.advanceBy(Duration.ofMillis(rule.mainClock.currentTime + 1_000))
        rule.mainClock.autoAdvance = false
        rule.onNodeWithText("Computer").tap()
        rule.mainClock.advanceTimeBy(64)
        ShadowSystemClock.advanceBy(Duration.ofMillis(1_000))
        rule.onNodeWithContentDescription(levels[levels.size - 2].label).performTouchInput {
            advanceEventTime(1_000)
            click()
        }
        rule.mainClock.autoAdvance = true
        rule.waitForIdle()
        assertTrue("the press only stops the scroll", levels[levels.size - 2].isChosen)
    }

    /** Regression test: every press on a level scrolled the row, so that a second one soon after only stopped it. */
    @Test
    fun nextLevelIsChosenRightAfterAnother() {
        rule.runOnUiThread { model.go(Screen.NewGame("lines-of-action")) }
        rule.waitForIdle()
        val middle = levels.size / 2
        levels[middle].let { rule.runOnUiThread { model.send(it.event) } }
        for (opponent in listOf("Two people", "Computer")) rule.onNodeWithText(opponent).tap()
        rule.waitForIdle()
        ShadowSystemClock.advanceBy(Duration.ofMillis(rule.mainClock.currentTime + 1_000))
        rule.mainClock.autoAdvance = false
        for (next in middle + 1..middle + 2) {
            rule.onNodeWithContentDescription(levels[next].label).performTouchInput {
                advanceEventTime(1_000)
                click()
            }
            rule.mainClock.advanceTimeBy(64)
            ShadowSystemClock.advanceBy(Duration.ofMillis(1_000))
        }
        rule.mainClock.autoAdvance = true
        rule.waitForIdle()
        assertTrue("the press only stops the scroll", levels[middle + 2].isChosen)
    }

    private val levels: List<NewGameOption>
        get() {
            val rows = checkNotNull(state.newGame).groups.flatMap { it.rows }.filterIsInstance<NewGameRow.Choice>()
            return rows.map { it.row }.first { it.style == ChoiceStyle.FACES }.options
        }

    @Test
    fun playOnHomeDoesNotTouchBoard() {
        val game = open(saved("connect-four", "4 4")).number
        home()
        inRhythm(rule.onNodeWithContentDescription("Connect Four: Continue").performScrollTo(), board) {
            assertEquals(game, match.number)
            moves.size > 2
        }
    }

    @Test
    fun settingsStayAsTheyAre() {
        button(Word.YOU).tap()
        button(Word.MENU).tap()
        inRhythm(button(Word.SETTINGS), rule.onNodeWithText("Dark")) { state.appearance.theme == ThemeChoice.DARK }
    }

    @Test
    fun puzzleIsNotPlayedByPressThatOpensIt() {
        rule.runOnUiThread { model.go(Screen.Puzzles) }
        rule.waitForIdle()
        val row = (state.page as Page.Puzzles).state.games.first().open.spoken
        // Every touch of the board is answered.
        inRhythm(rule.onNodeWithContentDescription(row), board) { study.moment.announcement.isNotEmpty() }
    }

    @Test
    fun dailyPuzzleHearsNoPressThatOpensIt() {
        val solve = checkNotNull(state.home.daily).buttons.first().label
        inRhythm(rule.onAllNodesWithText(solve).onFirst().performScrollTo(), more.onLast()) {
            rule.onAllNodesWithText(word(Word.RULES)).fetchSemanticsNodes().isNotEmpty()
        }
    }

    @Test
    fun menuDoesNotAnswerItsQuestion() {
        open(saved("connect-four", "4 4"))
        more.onFirst().tap()
        inRhythm(button(Word.RESIGN), rule.onAllNodesWithText(word(Word.RESIGN)).onLast()) { match.result != null }
    }

    @Test
    fun waysToShareOpenWithoutBeingPressed() {
        open(saved("connect-four", "4 4"))
        more.onFirst().tap()
        inRhythm(button(Word.SHARE).performScrollTo(), button(Word.SHOW_CODE)) {
            rule.onAllNodesWithText(word(Word.SHARE)).fetchSemanticsNodes().isEmpty()
        }
    }

    @Test
    fun moreStaysOpenAfterDoublePress() {
        open(saved("connect-four", "4 4"))
        inRhythm(more.onFirst(), window, { topCenter + BELOW_EDGE }) {
            rule.onAllNodesWithText(word(Word.SHARE)).isEmpty()
        }
    }

    @Test
    fun sheetOpenedFromMoreStaysOpenAfterDoublePress() {
        open(saved("connect-four", "4 4"))
        more.onFirst().tap()
        inRhythm(button(Word.PLAYERS), window, { topCenter + BELOW_EDGE }) {
            rule.onAllNodesWithText(word(Word.PLAYERS)).isEmpty()
        }
    }

    @Test
    fun languageIsChosenOnceWhereScreenIsMirrored() {
        rule.runOnUiThread { model.go(Screen.Settings) }
        inRhythm(rule.onNodeWithText("العربية").performScrollTo(), rule.onNodeWithText("Deutsch")) {
            state.speech.tag == "de"
        }
    }

    @Test
    fun secondPressOnUndoOpensNoMatchInList() {
        repeat(2) {
            open(saved("connect-four", "4 4"))
            rule.runOnUiThread { model.send(MatchEvent.Resign) }
        }
        home()
        openStoredMatches("connect-four")
        val stored = { state.home.cards.first { it.game == "connect-four" }.stored }
        val before = stored()
        rule.runOnUiThread { model.atHome { delete(before.first().number) } }
        val undo = rule.onNodeWithText(word(Word.UNDO))
        val place = undo.fetchSemanticsNode().boundsInRoot.center
        // A row comes under the finger.
        inRhythm(undo, window, { place }) {
            assertEquals(before.toSet(), stored().toSet())
            state.screens.last() is Screen.Match
        }
    }

    /** The window of the last sheet; a press above the sheet closes it. */
    private val window get() = rule.onAllNodes(isRoot()).onLast()

    private fun SemanticsNodeInteractionCollection.isEmpty() = fetchSemanticsNodes().isEmpty()

    private companion object {
        val BELOW_EDGE = Offset(0f, 8f)
    }
}
