package org.fivefold

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasScrollToNodeAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performScrollToNode
import androidx.lifecycle.SavedStateHandle
import java.io.File
import org.fivefold.core.Game
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.games
import org.fivefold.newgame.Opponent
import org.fivefold.settings.PaletteChoice
import org.fivefold.settings.ThemeChoice
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

/** The app as a person meets it, from screen to screen. */
class AppTest : AppBed() {
    @Test
    fun everyGameIsOfferedAndOpensWithItsBoard() {
        for (entry in games("en")) {
            rule.onNode(hasScrollToNodeAction()).performScrollToNode(hasText(entry.name))
            rule.onNodeWithText(entry.name).performClick()
            rule.waitForIdle()
            rule.onNodeWithTag("place ${model.layout.spots.first().name}").assertExists()
            rule.onNodeWithContentDescription("Back").performClick()
        }
    }

    @Test
    fun theCardSaysWhoseTurnItIs() {
        open("bridgit", second = Player.Level(1u))
        rule.runOnUiThread { app.home() }
        rule.onNodeWithText("Continue, your turn, move 1").assertIsDisplayed().performClick()
        rule.runOnIdle { assertEquals("bridgit", model.id) }
    }

    @Test
    fun rotationKeepsTheGameAndTheHalfMadeTurn() {
        open("pentago-twist")
        rule.onNodeWithTag("place b5").performClick()
        val before = rule.activity
        rule.activityRule.scenario.recreate()
        assertNotEquals(before, rule.activity)
        rule.onNodeWithTag("place b5").assertExists()
        rule.runOnIdle { assertEquals("b5", snapshot.made) }
    }

    @Test
    fun afterTheProcessHasEndedTheSameScreensAreOpen() {
        open("pentago-twist")
        rule.onNodeWithTag("place b5").performClick()
        rule.runOnIdle {
            val kept =
                SavedStateHandle(mapOf("screens" to arrayListOf("home", "play pentago-twist", "rules pentago-twist")))
            val again = AppModel(RuntimeEnvironment.getApplication() as FivefoldApplication, kept)
            assertEquals(
                listOf(Screen.Home, Screen.Play("pentago-twist"), Screen.Rules("pentago-twist")),
                again.screens.value
            )
            assertEquals("b5", again.open.value?.state?.value?.snapshot?.made)
            again.home()
        }
    }

    @Test
    fun aGameThatIsBegunIsStoredBeforeItsFirstTurn() {
        open("connect-four", turns = "4 4")
        rule.runOnUiThread {
            app.ask("connect-four")
            app.begin()
        }
        rule.waitForIdle()
        // The game that was given up for it would come back if the process ended here.
        val text = File(rule.activity.filesDir, "games/connect-four.json").readText()
        Game.load(text, "en") { it() }.use { assertEquals(0, it.snapshot.turns.size) }
    }

    @Test
    fun whatWasPlayedIsStoredAtOnce() {
        open("connect-four")
        rule.onNodeWithTag("place d5").performClick()
        rule.waitForIdle()
        val text = File(rule.activity.filesDir, "games/connect-four.json").readText()
        Game.load(text, "en") { it() }.use { assertEquals(1u, it.snapshot.at) }
    }

    @Test
    fun aGameThatDoesNotLoadIsSetAsideAndToldOnce() {
        val file = File(rule.activity.filesDir, "games/bridgit.json")
        file.parentFile?.mkdirs()
        file.writeText("not a game")
        rule.runOnUiThread { app.home() }
        rule.onNodeWithText("A saved game could not be read", substring = true).assertIsDisplayed()
        rule.onNodeWithText("OK").performClick()
        rule.runOnIdle {
            assertTrue(app.home.state.value.notices.isEmpty())
            assertEquals("not a game", File(file.path + ".unreadable-1").readText())
        }
    }

    @Test
    fun aNewGameBeginsAsItWasDecidedAndIsRememberedSo() {
        rule.runOnUiThread { app.ask("connect-four") }
        rule.onNodeWithText("Two people").performClick()
        rule.onNodeWithText("Start").performClick()
        rule.runOnIdle {
            assertEquals("connect-four", model.id)
            assertEquals(Player.Human, snapshot.secondPlayer)
            app.ask("connect-four")
            assertEquals(Opponent.Person, app.asked.value?.state?.value?.choices?.opponent)
            app.askNoMore()
        }
    }

    @Test
    fun settingsHoldAtOnce() {
        rule.onNodeWithContentDescription("Settings").performClick()
        rule.onNodeWithText("Dark").performClick()
        rule.onNodeWithText("Greys").performClick()
        rule.onNodeWithText("Confirm turns").performScrollTo().performClick()
        rule.runOnIdle {
            assertEquals(ThemeChoice.Dark, app.settings.state.value.theme)
            assertEquals(PaletteChoice.Greys, app.settings.state.value.palette)
        }
        open("connect-four")
        rule.onNodeWithTag("place d5").performClick()
        rule.runOnIdle { assertTrue(snapshot.mayFinish) }
        rule.onNodeWithText("Confirm").performClick()
        rule.runOnIdle { assertEquals(listOf("4"), turns) }
    }

    @Test
    fun rulesStatisticsAndAboutAreOneStepAway() {
        rule.onNodeWithContentDescription("Statistics").performClick()
        rule.onNodeWithText("No game against the computer", substring = true).assertIsDisplayed()
        rule.onNodeWithContentDescription("Back").performClick()
        rule.onNodeWithContentDescription("More").performClick()
        rule.onNodeWithText("About").performClick()
        rule.onNodeWithText("Version", substring = true).assertIsDisplayed()
        rule.onNodeWithContentDescription("Back").performClick()
        open("connect-four")
        rule.onNodeWithContentDescription("More").performClick()
        rule.onNodeWithText("Rules").performClick()
        rule.runOnIdle { assertEquals(Screen.Rules("connect-four"), app.screens.value.last()) }
        rule.onNodeWithContentDescription("Back").performClick()
        rule.onNodeWithTag("board").assertIsDisplayed()
    }

    @Test
    fun aLostGameIsCountedOnceAndCanBeForgotten() {
        open("connect-four", second = Player.Level(3u))
        rule.onNodeWithContentDescription("More").performClick()
        rule.onNodeWithText("Resign").performClick()
        rule.onNodeWithText("Resign").performClick()
        rule.runOnIdle { assertEquals(1, app.statistics.state.value.tallies.values.single().losses) }
        rule.runOnUiThread { app.go(Screen.Statistics) }
        rule.onNodeWithText("Level 3 · Easy").assertIsDisplayed()
        rule.onNodeWithText("Reset").performClick()
        rule.onNodeWithText("Forget all results?").assertIsDisplayed()
        rule.runOnUiThread { app.statistics.reset() }
        rule.runOnIdle { assertTrue(app.statistics.state.value.tallies.isEmpty()) }
    }

    @Test
    fun theSystemsBackGoesOneScreenBack() {
        open("connect-four")
        rule.runOnUiThread { app.go(Screen.Settings) }
        rule.waitForIdle()
        for (left in listOf<Screen>(Screen.Play("connect-four"), Screen.Home)) {
            rule.runOnUiThread { rule.activity.onBackPressedDispatcher.onBackPressed() }
            rule.runOnIdle { assertEquals(left, app.screens.value.last()) }
        }
        assertNull(app.open.value)
    }
}
