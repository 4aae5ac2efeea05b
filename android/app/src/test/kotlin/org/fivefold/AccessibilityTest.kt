package org.fivefold

import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performSemanticsAction
import org.fivefold.core.generated.games
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.annotation.Config

/** The app as somebody meets it who does not see it, or sees it badly. */
class AccessibilityTest : AppBed() {
    private val SemanticsNode.isPlace get() = config.getOrNull(SemanticsProperties.TestTag)?.startsWith("place ") ==
        true

    @Test
    fun everyControlHasALabelAndIsLargeEnoughForAFinger() = onEveryScreen { screen ->
        for (node in nodes()) {
            if (SemanticsActions.OnClick !in node.config || node.isPlace) continue
            val inside = generateSequence(listOf(node)) { level ->
                level.flatMap { it.children }.ifEmpty { null }
            }.flatten()
            val words = inside.joinToString("") { it.spoken }
            // What lies under a sheet is closed by a touch beside it; that has the toolkit's own label.
            assertTrue(
                "$screen: something without a label",
                words.isNotBlank() || SemanticsActions.Dismiss in node.config
            )
            val bounds = node.touchBoundsInRoot
            val least = minOf(bounds.width, bounds.height)
            // What has been scrolled half away is smaller only for now.
            val isCut = node.boundsInRoot.height < node.size.height || node.boundsInRoot.width < node.size.width
            assertTrue("$screen: $words is only $least high", least >= 47.5f || isCut)
        }
    }

    @Test
    fun theBoardIsReadFromTheTopLeftToTheBottomRight() {
        for (entry in games("en")) {
            open(entry.id)
            val places = nodes().filter { it.isPlace }
            assertEquals(
                model.layout.spots.map {
                    "place ${it.name}"
                },
                places.map { it.config[SemanticsProperties.TestTag] }
            )
            val order = places.map { it.config[SemanticsProperties.TraversalIndex] }
            assertEquals(order.sorted(), order)
            assertTrue(places.all { it.spoken.isNotBlank() && it.config[SemanticsProperties.Role] == Role.Button })
        }
    }

    @Test
    fun turningMirroringAndTakingBackAreActionsOfThePlaces() {
        open("pentago-twist")
        rule.onNodeWithTag("place a1").performSemanticsAction(SemanticsActions.OnClick)
        rule.waitForIdle()
        val actions = rule.onNodeWithTag("place a1").fetchSemanticsNode().config[SemanticsActions.CustomActions]
        assertEquals(3, actions.size)
        assertEquals("Take back", actions.last().label)
        rule.runOnUiThread { actions.first().action() }
        rule.runOnIdle { assertEquals(1, turns.size) }
    }

    @Test
    fun theLastTurnAndTheResultAreAnnounced() {
        open("connect-four", turns = "1 2 1 2 1 2")
        val isLive = SemanticsMatcher.keyIsDefined(SemanticsProperties.LiveRegion)
        assertEquals(snapshot.announcement, rule.onNode(isLive).fetchSemanticsNode().spoken)
        rule.runOnUiThread { model.play("1") }
        rule.waitForIdle()
        val said = rule.onNode(isLive).fetchSemanticsNode().spoken
        assertTrue(said, checkNotNull(snapshot.result).reason in said)
    }

    @Test
    fun valuesAreSaidInWords() {
        assertEquals("wins in 1 turn, the best", saidOfTheWinningColumn())
    }

    @Test
    @Config(qualifiers = "+de")
    fun valuesAreSaidInWordsInGermanToo() {
        assertEquals("gewinnt in 1 Zug, am besten", saidOfTheWinningColumn())
    }

    /** What is said of the first column, where the first side has three discs. */
    private fun saidOfTheWinningColumn(): String {
        open("connect-four", turns = "1 2 1 2 1 2")
        rule.runOnUiThread { model.setAnalyses(true) }
        rule.waitUntil(30_000) { model.state.value.values.any { it.isBest && it.proof != null } }
        rule.waitForIdle()
        return rule.onNodeWithTag("place a4").fetchSemanticsNode().config[SemanticsProperties.StateDescription]
    }

    @Test
    @Config(qualifiers = "+ar-ldrtl")
    fun fromRightToLeftTheScreenIsMirroredAndTheBoardIsNot() {
        open("connect-four")
        val back = nodes().first { it.spoken == "Back" }.boundsInRoot
        assertTrue("$back", back.left > rule.activity.window.decorView.width / 2)
        val left = rule.onNodeWithTag("place a1").fetchSemanticsNode().boundsInRoot
        val right = rule.onNodeWithTag("place g1").fetchSemanticsNode().boundsInRoot
        assertTrue(left.right < right.left)
    }
}
