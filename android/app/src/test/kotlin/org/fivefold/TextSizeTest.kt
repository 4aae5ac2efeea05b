package org.fivefold

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.TextLayoutResult
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

    private fun assertNoTextIsClipped(screen: String) {
        for (node in nodes(isMerged = false)) {
            val layouts = mutableListOf<TextLayoutResult>()
            node.config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(layouts) ?: continue
            for (layout in layouts) {
                val isEllipsised = (0 until layout.lineCount).any(layout::isLineEllipsized)
                val needed = layout.multiParagraph.height
                val isClipped = isEllipsised || layout.size.height + 1 < needed
                assertTrue("$screen: ${node.spoken} is ${layout.size.height} high and needs $needed", !isClipped)
            }
        }
    }
}
