package org.fivefold

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasScrollToNodeAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollToNode
import androidx.compose.ui.test.performSemanticsAction
import androidx.lifecycle.ViewModelProvider
import java.io.File
import org.fivefold.core.Game
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.games
import org.fivefold.game.GameModel
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The app as a person meets it. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h914dp-port-mdpi")
class AppTest {
    private val rule = createAndroidComposeRule<MainActivity>()

    @get:Rule val rules: RuleChain = RuleChain.outerRule(Bars()).around(rule)

    private val app get() = ViewModelProvider(rule.activity, AppModel.Factory)[AppModel::class.java]
    private val model: GameModel get() = checkNotNull(app.open.value) { "no game is open" }
    private val turns get() = model.state.value.snapshot.turns.map { it.text }

    private fun beginBetweenPeople(id: String) = beginWith(id) { setPlayer(Side.SECOND, Player.Human) }

    private fun beginWith(id: String, change: GameModel.() -> Unit) {
        rule.runOnUiThread {
            app.open(id)
            model.change()
        }
        rule.waitForIdle()
    }

    @Test
    fun everyGameIsOfferedAndOpensWithItsBoard() {
        for (entry in games("en")) {
            rule.onNode(hasScrollToNodeAction()).performScrollToNode(hasText(entry.name))
            rule.onNodeWithText(entry.name).performClick()
            val place = model.layout.spots.first().name
            rule.onNodeWithTag("place $place").assertExists()
            rule.onNodeWithContentDescription("Back").performClick()
        }
    }

    @Test
    fun touchesPlayAndUndoTakesBack() {
        beginBetweenPeople("connect-four")
        rule.onNodeWithTag("place d5").performClick()
        rule.onNodeWithTag("place e1").performClick()
        rule.waitForIdle()
        assertEquals(listOf("4", "5"), turns)
        rule.onNodeWithContentDescription("Undo").performClick()
        rule.runOnIdle { assertEquals(1u, model.state.value.snapshot.at) }
        rule.onNodeWithContentDescription("Redo").performClick()
        rule.runOnIdle { assertEquals(2u, model.state.value.snapshot.at) }
    }

    @Test
    fun aPlateIsChosenByATouchAndTurnedByItsButton() {
        beginBetweenPeople("pentago-twist")
        rule.onNodeWithTag("place b5").performClick()
        rule.onNodeWithTag("place e2").performClick()
        rule.onNodeWithContentDescription(
            "Turn the south-east quadrant clockwise"
        ).assertIsDisplayed().performSemanticsAction(SemanticsActions.OnClick)
        rule.runOnIdle { assertEquals(1, turns.size) }
    }

    @Test
    fun theComputerAnswers() {
        beginWith("connect-four") { setPlayer(Side.SECOND, Player.Level(1u)) }
        rule.onNodeWithTag("place d5").performClick()
        rule.waitUntil(20_000) { model.state.value.snapshot.at == 2u }
        rule.runOnIdle { assertEquals(false, model.state.value.isThinking) }
    }

    @Test
    fun undoWhileTheComputerThinksEndsItsThinking() {
        beginWith("lines-of-action") { setPlayer(Side.SECOND, Player.Limits(null, 60_000u)) }
        rule.runOnUiThread { model.play(model.legalTurns().first().text) }
        assertTrue(model.state.value.isThinking)
        rule.onNodeWithContentDescription("Undo").performClick()
        rule.runOnIdle {
            assertEquals(false, model.state.value.isThinking)
            assertEquals(0u, model.state.value.snapshot.at)
        }
    }

    @Test
    fun rotationKeepsTheGameAndTheHalfMadeTurn() {
        beginBetweenPeople("pentago-twist")
        rule.onNodeWithTag("place b5").performClick()
        val before = rule.activity
        rule.activityRule.scenario.recreate()
        assertNotEquals(before, rule.activity)
        rule.onNodeWithTag("place b5").assertExists()
        rule.runOnIdle { assertEquals("b5", model.state.value.snapshot.made) }
    }

    @Test
    fun whatWasPlayedIsStoredAtOnce() {
        beginBetweenPeople("connect-four")
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
    fun aNewGameBeginsAsItWasDecided() {
        rule.runOnUiThread { app.ask("connect-four") }
        rule.onNodeWithText("Two people").performClick()
        rule.onNodeWithText("Start").performClick()
        rule.runOnIdle {
            assertEquals("connect-four", model.id)
            assertEquals(Player.Human, model.state.value.snapshot.secondPlayer)
        }
    }

    @Test
    fun everyGameIsPlayedToItsEndAndARematchBegins() {
        for (entry in games("en")) {
            beginBetweenPeople(entry.id)
            rule.runOnUiThread {
                var number = 0
                while (model.state.value.snapshot.result == null) {
                    val legal = model.legalTurns()
                    model.play(legal[(number * 7919 + 3) % legal.size].text)
                    number += 1
                    assertTrue("${entry.id} never ends", number < 2000)
                }
            }
            assertNotNull(model.state.value.snapshot.result)
            rule.onNodeWithText("Rematch").performClick()
            rule.runOnIdle { assertEquals(0u, model.state.value.snapshot.at) }
            rule.runOnUiThread { app.home() }
        }
    }
}
