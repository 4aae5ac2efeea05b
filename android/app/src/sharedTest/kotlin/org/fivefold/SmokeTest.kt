package org.fivefold

import androidx.compose.ui.test.hasScrollToNodeAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollToNode
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.fivefold.core.generated.games
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** What a device must show as the desktop does: the same test runs on both. */
@RunWith(AndroidJUnit4::class)
class SmokeTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    @Test
    fun everyGameOpensAndOutlivesTheActivity() {
        val locale = rule.activity.resources.configuration.locales.get(0).toLanguageTag()
        for (game in games(locale)) {
            rule.onNode(hasScrollToNodeAction()).performScrollToNode(hasText(game.name))
            rule.onNodeWithText(game.name).performClick()
            rule.onNodeWithTag("board").assertExists()
            rule.activityRule.scenario.recreate()
            rule.onNodeWithTag("board").assertExists()
            rule.runOnUiThread { rule.activity.onBackPressedDispatcher.onBackPressed() }
            rule.waitForIdle()
        }
    }
}
