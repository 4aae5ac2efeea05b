package org.fivefold

import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performClick
import org.fivefold.sample.ConnectFourScreen
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The screen in `core/sample`, which shows other apps how to use the library. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h914dp-port-mdpi")
class SampleTest {
    @get:Rule val rule = createComposeRule()

    @Test
    fun sampleScreenIsPlayedToItsEnd() {
        val isOpen = hasContentDescription("Orange drops", substring = true) and isEnabled()
        val isResult = hasText("wins: ", substring = true) or hasText("Draw: ", substring = true)
        rule.setContent { ConnectFourScreen(level = 1) }
        while (rule.onAllNodes(isResult).fetchSemanticsNodes().isEmpty()) {
            rule.onAllNodes(isOpen).onFirst().performClick()
            rule.waitUntil(TIMEOUT_MS) { rule.onAllNodes(isOpen or isResult).fetchSemanticsNodes().isNotEmpty() }
        }
    }

    private companion object {
        const val TIMEOUT_MS = 60_000L
    }
}
