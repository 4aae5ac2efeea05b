package org.fivefold

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.swipe
import androidx.lifecycle.SavedStateHandle
import kotlinx.coroutines.runBlocking
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.NewGameRow
import org.fivefold.core.generated.Page
import org.fivefold.core.generated.PaletteChoice
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.StudyEntry
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.ThemeChoice
import org.fivefold.core.generated.Word
import org.fivefold.core.generated.screenName
import org.fivefold.share.Sharing
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** Navigation between the screens of the app. */
class AppTest : AppTestBase() {
    private val statistics get() = (state.page as Page.Statistics).state
    private val application get() = RuntimeEnvironment.getApplication() as FivefoldApplication

    @Test
    fun everyGameOpensFromHomeWithItsBoard() {
        for (card in state.home.cards) {
            rule.onNodeWithContentDescription("${card.name}: ", substring = true, useUnmergedTree = true)
            // The tile of the daily puzzle comes after those of the games and has the name of one of them.
            rule.onAllNodes(hasText(card.name) and hasClickAction()).onFirst().performScrollTo().tap()
            rule.runOnIdle { assertEquals(card.game, match.game) }
            rule.onNodeWithTag("board").assertIsDisplayed()
            rule.onNodeWithContentDescription("Back").tap()
        }
        assertEquals(smallGames.size, state.home.cards.size)
    }

    @Test
    fun cardShowsTurnAndResumesMatch() {
        val number = open(saved("bridgit", second = 1)).number
        home()
        rule.onNode(hasContentDescription("Bridg-It: Continue")).tap()
        rule.runOnIdle { assertEquals(number, match.number) }
    }

    @Test
    fun rotationKeepsMatchAndPartialMove() {
        open(saved("pentago-twist"))
        spoken("b5").tap()
        val (before, shown) = rule.activity to match
        rule.activityRule.scenario.recreate()
        assertNotEquals(before, rule.activity)
        rule.runOnIdle {
            assertEquals(shown.number, match.number)
            assertTrue(match.canTakeBack)
        }
        rule.onNodeWithTag("board").assertIsDisplayed()
    }

    @Test
    fun screensAreRestoredAfterProcessDeath() {
        val number = open(saved("pentago-twist")).number
        spoken("b5").tap()
        rule.runOnUiThread {
            runBlocking { application.core.await() }.close()
            application.onCreate()
            // The model finds the core open, so that nothing depends on when the main thread runs posted work.
            runBlocking { application.core.await() }
        }
        val screens = listOf(Screen.Home, Screen.Match(number), Screen.Rules("pentago-twist"))
        val kept = SavedStateHandle(mapOf("screens" to ArrayList(screens.map(::screenName))))
        lateinit var again: AppModel
        rule.runOnUiThread { again = AppModel(application, kept) }
        rule.waitUntil(60_000) { again.state.value != null }
        assertEquals(screens, again.state.value?.screens)
        assertTrue(again.state.value?.match?.canTakeBack == true)
        rule.activityRule.scenario.recreate()
    }

    @Test
    fun secondGameKeepsFirstAndShowsMessage() {
        val first = open(saved("connect-four", "4 4")).number
        menu(Word.NEW_GAME)
        rule.onNodeWithText("Two people").tap()
        button(Word.START).tap()
        rule.runOnIdle { assertNotEquals(first, match.number) }
        rule.onNodeWithText("previous game is saved", substring = true).assertIsDisplayed()
        rule.runOnUiThread { model.undoRemoval() }
        rule.runOnIdle {
            val card = state.home.cards.first { it.game == "connect-four" }
            assertEquals(first, card.current)
            assertEquals(Screen.Home, state.screens.last())
        }
    }

    @Test
    fun backFromExploredCopyReturnsToReviewAndMatch() {
        val number = open(saved("connect-four", "4 4 3 3 2 2 1")).number
        val review = Screen.Study(StudyEntry.Review(number))
        rule.runOnUiThread {
            model.go(review)
            model.send(StudyEvent.First)
            model.perform(ButtonAction.PlayFromHere(explores = true), Sharing(rule.activity)) {}
        }
        rule.runOnIdle {
            assertNotEquals(number, match.number)
            model.back()
            assertEquals(review, state.screens.last())
            model.back()
            assertEquals(Screen.Match(number), state.screens.last())
            assertEquals(number, match.number)
        }
    }

    /** Regression test: a review showed the game of the review that was opened above it. */
    @Test
    fun backFromReviewOfContinuedGameReturnsToFirstReview() {
        val number = open(saved("connect-four", "4 4 3 3 2 2 1")).number
        val review = Screen.Study(StudyEntry.Review(number))
        rule.runOnUiThread {
            model.go(review)
            repeat(5) { model.send(StudyEvent.Previous) }
            model.perform(ButtonAction.PlayFromHere(explores = false), Sharing(rule.activity)) {}
        }
        rule.runOnIdle {
            model.send(MatchEvent.Resign)
            model.go(Screen.Study(StudyEntry.Review(match.number)))
            assertEquals(2, state.study?.moves?.size)
            repeat(2) { model.back() }
            assertEquals(review, state.screens.last())
            assertEquals(7 to 2u, state.study?.let { it.moves.size to it.at })
        }
    }

    /** Regression test: two buttons left a column of some letters for the coach's advice. */
    @Test
    @Config(qualifiers = "w320dp-h480dp-port-mdpi")
    fun adviceIsReadableOnSmallestPhone() {
        open(saved("connect-four", "7 4 7 4 1 4", second = 1, app = "\"has-coach\":true"))
        play("2")
        rule.waitUntil(20_000) { match.advice != null && match.offers.size > 1 }
        val advice = rule.onNodeWithText(checkNotNull(match.advice))
        advice.performScrollTo().assertIsDisplayed()
        assertTrue(advice.fetchSemanticsNode().size.width > 150)
        rule.onNodeWithContentDescription(match.offers.last().label).assertIsDisplayed()
    }

    /** Regression test: a finger that scrolled a puzzle played a move when it was lifted. */
    @Test
    @Config(qualifiers = "w320dp-h480dp-port-mdpi")
    fun fingerThatScrollsThePuzzlePlaysNothing() {
        rule.runOnUiThread { model.go(Screen.Study(StudyEntry.Numbered("connect-four/28"))) }
        val study = { checkNotNull(state.study) }
        rule.waitUntil(20_000) { study().bar.first().isEnabled }
        rule.onNodeWithTag("board").performTouchInput { swipe(center, center.copy(y = 0f), 200) }
        rule.runOnIdle { assertEquals(0u, study().at) }
        rule.onNodeWithTag("board").performTouchInput {
            advanceEventTime(1_000)
            click(Offset(centerX, 0.9f * height))
        }
        rule.waitUntil(20_000) { study().at > 0u }
    }

    @Test
    fun clockRestsWhileSettingsAreOpen() {
        rule.runOnUiThread {
            model.go(Screen.NewGame("connect-four"))
            model.sendTwoPeople()
        }
        button(Word.START).tap()
        val isRunning = { match.players.any { it.clock?.isRunning == true } }
        rule.runOnIdle {
            model.send(MatchEvent.Play("4"))
            assertTrue(isRunning())
            model.go(Screen.Settings)
            assertFalse(isRunning())
            model.back()
            assertTrue(isRunning())
        }
    }

    @Test
    fun everyReplacementOffersUndo() {
        open(saved("connect-four", "4 4"))
        repeat(2) {
            rule.runOnUiThread { model.go(Screen.NewGame("connect-four")) }
            rule.onNodeWithText("Two people").tap()
            button(Word.START).tap()
            val message = rule.onNodeWithText("previous game is saved", substring = true)
            message.assertIsDisplayed()
            assertCoversNothing(message)
            play("4")
            message.assertDoesNotExist()
        }
    }

    @Test
    fun keptMatchesOpenFromList() {
        val first = open(saved("connect-four", "4 4")).number
        home()
        open(saved("connect-four", "1 2 3"))
        home()
        openStoredMatches("connect-four")
        rule.onNode(hasText("move 3", substring = true)).tap()
        rule.runOnIdle { assertEquals(first, match.number) }
    }

    @Test
    fun finishedMatchIsReviewedDeletedAndRestored() {
        val number = open(saved("connect-four", "4 4")).number
        rule.runOnUiThread { model.send(MatchEvent.Resign) }
        home()
        fun isKept() = state.home.cards.any { card ->
            card.stored.any { it.number == number && it.open !is ButtonAction.Restore }
        }
        openStoredMatches("connect-four")
        rule.onNode(hasContentDescription("won: More", substring = true)).tap()
        button(Word.DELETE).tap()
        rule.runOnIdle { assertFalse(isKept()) }
        rule.onAllNodesWithText("game deleted", substring = true).onLast().assertIsDisplayed()
        rule.onAllNodesWithText(word(Word.UNDO)).onLast().tap()
        rule.runOnIdle { assertTrue(isKept()) }
        rule.onNodeWithText("Today", substring = true).assertIsDisplayed()
        rule.onNode(hasContentDescription("won: More", substring = true)).tap()
        button(Word.REVIEW).tap()
        rule.runOnIdle { assertEquals(Screen.Study(StudyEntry.Review(number)), state.screens.last()) }
    }

    @Test
    fun unreadableFileIsReportedOnce() {
        rule.runOnUiThread { model.play { receive("hello") } }
        val message = rule.onNodeWithText("This isn’t a game from Fivefold.")
        message.assertIsDisplayed()
        assertCoversNothing(message)
        rule.mainClock.advanceTimeBy(4_100)
        message.assertDoesNotExist()
        rule.runOnIdle { assertEquals(null, state.home.message) }
    }

    /** Asserts that nothing to be touched lies below a message. */
    private fun assertCoversNothing(message: SemanticsNodeInteraction) {
        val place = message.fetchSemanticsNode().boundsInRoot
        val touched = nodes().filter { SemanticsActions.OnClick in it.config && it.spoken != word(Word.UNDO) }
        for (node in touched + nodes().filter { it.isOnBoard }) {
            assertFalse("${node.spoken} is covered", node.boundsInRoot.deflate(1f).overlaps(place))
        }
    }

    @Test
    fun newGameUsesAndRemembersItsOptions() {
        rule.runOnUiThread { model.go(Screen.NewGame("connect-four")) }
        rule.onNodeWithText("Two people").tap()
        button(Word.START).tap()
        rule.runOnIdle {
            assertEquals("connect-four", match.game)
            assertFalse(match.players.any { it.isComputer })
            assertEquals(listOf(Screen.Home, Screen.Match(match.number)), state.screens)
        }
        rule.runOnUiThread { model.go(Screen.NewGame("connect-four")) }
        rule.runOnIdle {
            val rows = checkNotNull(state.newGame).groups.flatMap { it.rows }
            assertTrue(rows.any { it is NewGameRow.Name })
        }
    }

    /** Regression test: the limit split a letter of two UTF-16 units, which the bindings refuse. */
    @Test
    fun nameEndsAtWholeLetter() {
        rule.runOnUiThread { model.go(Screen.NewGame("connect-four")) }
        rule.onNodeWithText("Two people").tap()
        val letters = "x".repeat(19)
        rule.onAllNodes(hasSetTextAction()).onFirst().performTextInput("$letters😀y")
        rule.runOnIdle {
            val rows = checkNotNull(state.newGame).groups.flatMap { it.rows }
            assertEquals("$letters😀", rows.filterIsInstance<NewGameRow.Name>().first().row.name)
        }
    }

    @Test
    fun newGameSheetKeepsHeightForEveryOpponent() {
        rule.runOnUiThread { model.go(Screen.NewGame("bridgit")) }
        val opponents = listOf(Word.AGAINST_COMPUTER, Word.TWO_PEOPLE, Word.TWO_COMPUTERS)
        val tops = opponents.map { opponent ->
            button(opponent).tap()
            rule.waitForIdle()
            opponents.map { button(it).fetchSemanticsNode().boundsInRoot }
        }
        assertEquals("the tabs move under the finger", 1, tops.toSet().size)
        rule.onNode(hasText(word(Word.OPTIONS)) and hasClickAction()).performScrollTo().assertIsDisplayed()
    }

    @Test
    fun settingsApplyAtOnce() {
        menu(Word.SETTINGS)
        rule.onNodeWithText("Light").tap()
        rule.onNodeWithText("Night").tap()
        rule.runOnIdle {
            assertEquals("the night palette forces a dark theme", ThemeChoice.DARK, state.appearance.theme)
        }
        rule.onNodeWithText("Dark").tap()
        rule.onNodeWithText("Grayscale").performScrollTo().tap()
        rule.onNodeWithText("Confirm moves").performScrollTo().tap()
        rule.runOnIdle {
            assertEquals(ThemeChoice.DARK, state.appearance.theme)
            assertEquals(PaletteChoice.GRAYS, state.appearance.palette)
        }
        open(saved("connect-four"))
        spoken("d5").tap()
        rule.runOnIdle { assertTrue(match.can(MatchEvent.Confirm)) }
        button(Word.CONFIRM).tap()
        rule.runOnIdle { assertEquals(listOf("4"), moves) }
    }

    @Test
    fun screensFollowChosenLanguage() {
        menu(Word.SETTINGS)
        val back = { rule.onNodeWithContentDescription(word(Word.BACK)).fetchSemanticsNode().boundsInRoot.left }
        val left = back()
        rule.onNodeWithText("العربية").performScrollTo().tap()
        rule.waitForIdle()
        assertEquals("ar", state.speech.tag)
        rule.onNodeWithText("الإعدادات").assertIsDisplayed()
        assertTrue("the layout is mirrored", back() > left)
        rule.onNodeWithText("日本語").performScrollTo().tap()
        rule.waitForIdle()
        assertEquals("ja", state.speech.tag)
        assertEquals(left, back())
    }

    @Test
    fun rulesStatisticsAndAboutOpenFromHome() {
        button(Word.YOU).tap()
        rule.onNodeWithText("Finish a game against one of the levels", substring = true).assertIsDisplayed()
        button(Word.LESSONS).tap()
        button(Word.PUZZLES).tap()
        rule.runOnIdle { assertEquals(listOf(Screen.Home, Screen.Puzzles), state.screens) }
        button(Word.MENU).tap()
        rule.onNodeWithText("About").tap()
        rule.onNodeWithText("Five board games", substring = true).assertIsDisplayed()
        home()
        open(saved("connect-four"))
        menu(Word.RULES)
        rule.runOnIdle { assertEquals(Screen.Rules("connect-four"), state.screens.last()) }
        rule.onNodeWithContentDescription("Back").tap()
        rule.onNodeWithTag("board").assertIsDisplayed()
    }

    @Test
    fun lossIsCountedAndStatisticsCanBeReset() {
        open(saved("connect-four", second = 3))
        menu(Word.RESIGN)
        rule.onNodeWithText("Resign").tap()
        rule.runOnUiThread { model.go(Screen.Statistics) }
        rule.runOnIdle { assertEquals(1u, statistics.sections.flatMap { it.rows }.single().shares.last()) }
        rule.onNodeWithText("Reset").performScrollTo().tap()
        rule.onNodeWithText("Reset the ratings", substring = true).assertIsDisplayed()
        rule.runOnUiThread { state.question?.let { model.perform(it.action, Sharing(rule.activity)) {} } }
        rule.runOnIdle { assertTrue(statistics.sections.all { it.rows.isEmpty() }) }
    }

    @Test
    fun systemBackClosesOneScreen() {
        val number = open(saved("connect-four")).number
        rule.runOnUiThread { model.go(Screen.Settings) }
        rule.waitForIdle()
        for (left in listOf(Screen.Match(number), Screen.Home)) {
            rule.runOnUiThread { rule.activity.onBackPressedDispatcher.onBackPressed() }
            rule.runOnIdle { assertEquals(left, state.screens.last()) }
        }
    }
}
