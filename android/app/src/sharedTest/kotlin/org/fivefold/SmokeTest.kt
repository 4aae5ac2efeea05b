package org.fivefold

import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** What a device must show as the desktop does: the same test runs on both. */
@RunWith(AndroidJUnit4::class)
class SmokeTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    @Test
    fun everyGameOpensAndOutlivesTheActivity() {
        val model = { ViewModelProvider(rule.activity, AppModel.Factory)[AppModel::class.java] }
        rule.waitUntil(60_000) { model().state.value != null }
        val cards = checkNotNull(model().state.value).home.cards
        for (card in cards) {
            // The tile of the puzzle of the day comes after those of the games, and names one of them.
            rule.onAllNodes(hasText(card.name)).onFirst().performScrollTo().performClick()
            rule.onNodeWithTag("board").assertExists()
            rule.activityRule.scenario.recreate()
            rule.onNodeWithTag("board").assertExists()
            rule.runOnUiThread { rule.activity.onBackPressedDispatcher.onBackPressed() }
            rule.waitForIdle()
        }
    }
}
