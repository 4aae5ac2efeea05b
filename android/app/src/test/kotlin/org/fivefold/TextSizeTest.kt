package org.fivefold

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.TextLayoutResult
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.StudyEntry
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.annotation.Config

/** Every text fits on its screen, also at a large font scale. */
class TextSizeTest : AppTestBase() {
    @Test
    fun noTextIsClipped() = onEveryScreen(::assertNoTextIsClipped)

    @Test
    @Config(fontScale = 2f)
    fun noTextIsClippedAtDoubleSize() = onEveryScreen(::assertNoTextIsClipped)

    @Test
    @Config(qualifiers = "+de", fontScale = 2f)
    fun noGermanTextIsClippedAtDoubleSize() = onEveryScreen(::assertNoTextIsClipped)

    @Test
    @Config(qualifiers = "w360dp-h640dp-port-mdpi", fontScale = 2f)
    fun noTextIsClippedAtDoubleSizeOnSmallPhone() = onEveryScreen(::assertNoTextIsClipped)

    @Test
    @Config(qualifiers = "w320dp-h480dp-port-mdpi", fontScale = 2f)
    fun noTextIsClippedAtDoubleSizeInSmallestWindow() = onEveryScreen(::assertNoTextIsClipped)

    private fun assertNoTextIsClipped(screen: String) {
        for (node in nodes(isMerged = false)) {
            val layouts = texts(node).ifEmpty { continue }
            val seen = node.boundsInRoot
            val rooms = generateSequence(node) { it.parent }.map { it.config }
            val isHigh = rooms.any { SemanticsProperties.VerticalScrollAxisRange in it }
            val isLong = rooms.any { SemanticsProperties.HorizontalScrollAxisRange in it }
            // What is scrolled out of view is not clipped.
            val isTall = !isHigh && seen.height + 1 < node.size.height
            val isWide = !isLong && !seen.isEmpty && seen.width + 1 < node.size.width
            assertTrue("$screen: of ${node.spoken}, ${node.size}, only $seen is seen", !isTall && !isWide)
            for (layout in layouts) {
                val isEllipsised = (0 until layout.lineCount).any(layout::isLineEllipsized)
                val needed = layout.multiParagraph.height
                val isClipped = isEllipsised || layout.size.height + 1 < needed
                assertTrue("$screen: ${node.spoken} is ${layout.size.height} high and needs $needed", !isClipped)
            }
        }
    }

    @Test
    @Config(qualifiers = "w360dp-h780dp-port-mdpi")
    fun noButtonIsCutInAnyLanguage() = onButtonsOfEveryLanguage()

    @Test
    @Config(qualifiers = "w320dp-h640dp-port-mdpi", fontScale = 1.3f)
    fun noButtonIsCutInAnyLanguageInLargeFontOnSmallPhone() = onButtonsOfEveryLanguage()

    private fun onButtonsOfEveryLanguage() {
        val cut = mutableListOf<String>()
        fun see(screen: String) {
            rule.waitForIdle()
            cut += cutButtons().map { "${state.speech.tag}, $screen: $it" }
        }
        for (tag in LANGUAGES) {
            rule.runOnUiThread { model.change(SettingsEvent.SetLanguage(tag)) }
            see("home")
            for (game in smallGames.keys) {
                rule.runOnUiThread { model.go(Screen.NewGame(game)) }
                see("new $game")
                rule.runOnUiThread { model.sendTwoPeople() }
                see("new $game of two people")
                home()
                open(saved(game, second = 4))
                see(game)
                home()
            }
            see("home with running games")
            for (entry in listOf(StudyEntry.Puzzle("bridgit"), StudyEntry.Daily, StudyEntry.Lesson("pentago-twist"))) {
                rule.runOnUiThread { model.go(Screen.Study(entry)) }
                see("$entry")
                home()
            }
            for (game in smallGames.keys) {
                open(saved(game, second = 4))
                rule.runOnUiThread { model.send(MatchEvent.Resign) }
                settle()
                see("$game over")
                home()
            }
            see("home with finished games")
        }
        assertTrue(cut.distinct().joinToString("\n"), cut.isEmpty())
    }

    /** Returns the texts of buttons that do not fit, or whose words are broken. */
    private fun cutButtons(): List<String> {
        val buttons = nodes(isMerged = false).filter { SemanticsActions.OnClick in it.config }
        return buttons.flatMap { button -> inside(button).flatMap(::texts).filter { isCut(it, button.size.width) } }
            .map { it.layoutInput.text.text }
    }

    private fun isCut(layout: TextLayoutResult, width: Int): Boolean {
        val text = layout.layoutInput.text.text
        val ends = (0 until layout.lineCount - 1).map { text[layout.getLineEnd(it) - 1] }
        val isBroken = ends.any { it.isLetter() && it.code < FIRST_WITHOUT_SPACES }
        return isBroken || layout.hasVisualOverflow || layout.size.width > width
    }

    private fun inside(node: SemanticsNode): List<SemanticsNode> = listOf(node) + node.children.flatMap(::inside)

    private fun texts(node: SemanticsNode): List<TextLayoutResult> = mutableListOf<TextLayoutResult>().also {
        node.config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(it)
    }

    private companion object {
        val LANGUAGES =
            listOf("en", "ar", "de", "es", "fr", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "zh-CN", "zh-TW")

        /** The first letters of scripts that may break between any two. */
        const val FIRST_WITHOUT_SPACES = 0x2E80
    }
}
