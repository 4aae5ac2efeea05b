package org.fivefold

import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.performSemanticsAction
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.Word
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.annotation.Config

/** The app for people who use a screen reader or see badly. */
class AccessibilityTest : AppTestBase() {
    @Test
    fun everyControlHasLabelAndTouchTarget() = onEveryScreen { screen ->
        for (node in nodes()) {
            if (SemanticsActions.OnClick !in node.config || node.isOnBoard) continue
            val words = inside(node).joinToString("") { it.spoken }
            // The scrim under a sheet has Compose's own label.
            assertTrue(
                "$screen: a control without a label",
                words.isNotBlank() || SemanticsActions.Dismiss in node.config
            )
            val bounds = node.touchBoundsInRoot
            val least = minOf(bounds.width, bounds.height)
            // A control that is partly scrolled out of view is smaller.
            val isCut = node.boundsInRoot.height < node.size.height || node.boundsInRoot.width < node.size.width
            assertTrue("$screen: $words is only $least high", least >= 47.5f || isCut)
        }
    }

    private fun inside(node: SemanticsNode) =
        generateSequence(listOf(node)) { level -> level.flatMap { it.children }.ifEmpty { null } }.flatten()

    @Test
    fun boardIsReadInOrderOfCore() {
        for (game in smallGames.keys) {
            open(saved(game))
            val places = nodes().filter { it.isOnBoard }
            assertEquals(match.board.spoken.map { it.label }, places.map { it.spoken })
            val order = places.map { it.config[SemanticsProperties.TraversalIndex] }
            assertEquals(order.sorted(), order)
            assertTrue(places.all { it.spoken.isNotBlank() && it.config[SemanticsProperties.Role] == Role.Button })
        }
    }

    @Test
    fun rotateMirrorAndUndoAreActionsOfPlaces() {
        open(saved("pentago-twist"))
        spoken("a1").performSemanticsAction(SemanticsActions.OnClick)
        rule.waitForIdle()
        val actions = spoken("a1").fetchSemanticsNode().config[SemanticsActions.CustomActions]
        assertEquals("Take back", actions.last().label)
        rule.runOnUiThread { actions.first().action() }
        rule.runOnIdle { assertEquals(1, moves.size) }
    }

    @Test
    fun lastMoveAndResultAreAnnounced() {
        open(saved("connect-four", "1 2 1 2 1 2"))
        play("7")
        rule.waitForIdle()
        assertTrue(announced(), announced().isNotBlank())
        play("2")
        settle()
        assertTrue(announced(), checkNotNull(match.result).reason in announced())
    }

    private fun announced(): String {
        val isLive = SemanticsMatcher.keyIsDefined(SemanticsProperties.LiveRegion)
        return rule.onNode(isLive).fetchSemanticsNode().spoken
    }

    @Test
    fun refusedTouchIsAnnouncedAtOnce() {
        open(saved("lines-of-action"))
        spoken("d4").performSemanticsAction(SemanticsActions.OnClick)
        rule.waitForIdle()
        val assertive = nodes().filter { it.config.contains(SemanticsProperties.LiveRegion) && it.spoken.isNotBlank() }
        assertTrue(assertive.any { it.spoken == match.news.text })
    }

    @Test
    fun valuesAreSpokenAsWords() {
        assertEquals("wins in 1 move, best move", descriptionOfWinningColumn())
    }

    @Test
    @Config(qualifiers = "+de")
    fun valuesAreSpokenAsWordsInGerman() {
        assertTrue(descriptionOfWinningColumn(), "gewinnt in 1 Zug" in descriptionOfWinningColumn())
    }

    /** Returns the description of the first column, where the first side has three discs. */
    private fun descriptionOfWinningColumn(): String {
        open(saved("connect-four", "1 2 1 2 1 2"))
        rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(true)) }
        rule.waitUntil(30_000) { match.analysis?.isProven == true && match.board.spoken.any { it.value != null } }
        rule.waitForIdle()
        return spoken("a4").fetchSemanticsNode().config[SemanticsProperties.StateDescription]
    }

    @Test
    @Config(qualifiers = "+ar-ldrtl")
    fun screenIsMirroredRightToLeftAndBoardIsNot() {
        open(saved("connect-four"))
        val back = nodes().first { it.spoken == word(Word.BACK) }.boundsInRoot
        assertTrue("$back", back.left > rule.activity.window.decorView.width / 2)
        val (left, right) = listOf("a3", "g3").map { name ->
            nodes().first { it.isOnBoard && name in it.spoken }.boundsInRoot
        }
        assertTrue(left.right < right.left)
    }
}
