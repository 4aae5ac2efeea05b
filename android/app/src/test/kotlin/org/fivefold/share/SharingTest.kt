package org.fivefold.share

import android.content.Intent
import android.graphics.BitmapFactory
import android.net.Uri
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import org.fivefold.AppBed
import org.fivefold.core.Game
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** Games go out to other apps and come in from them. */
class SharingTest : AppBed() {
    private fun menu(entry: String) {
        rule.onNodeWithContentDescription("More").performClick()
        rule.onNodeWithText(entry).performScrollTo().performClick()
        rule.waitForIdle()
    }

    /** What the share sheet was opened with. */
    private fun shared(): Intent {
        val chooser = checkNotNull(shadowOf(rule.activity).nextStartedActivity) { "no share sheet was opened" }
        assertEquals(Intent.ACTION_CHOOSER, chooser.action)
        return checkNotNull(chooser.getParcelableExtra(Intent.EXTRA_INTENT, Intent::class.java))
    }

    private fun textOf(turns: String): String = Game.begin("connect-four", emptyList(), "en") { it() }.use { game ->
        turns.split(' ').forEach(game::play)
        game.save().orEmpty()
    }

    @Test
    fun aGameIsSharedAsItsText() {
        open("connect-four", turns = "4 4 3")
        menu("Share as text")
        val text = shared().getStringExtra(Intent.EXTRA_TEXT).orEmpty()
        Game.load(text, "en") { it() }.use { assertEquals(3u, it.snapshot.at) }
    }

    @Test
    fun aCopiedGameIsPastedAgain() {
        open("connect-four", turns = "4 4 3")
        menu("Copy as text")
        open("connect-four")
        menu("Paste a game")
        rule.runOnIdle { assertEquals(listOf("4", "4", "3"), turns) }
    }

    @Test
    fun aPictureOfTheBoardIsShared() {
        open("connect-four", turns = "4 4 3")
        menu("Share a picture")
        val address = checkNotNull(shared().getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java))
        val picture = checkNotNull(
            rule.activity.contentResolver.openInputStream(address)
        ).use(BitmapFactory::decodeStream)
        assertEquals(1080, picture.width)
        val colours = (0 until picture.width step 7).flatMap { x ->
            (0 until picture.height step 7).map { picture.getPixel(x, it) }
        }
        // Page, board, hole and two colours of pieces at least.
        assertTrue(colours.groupingBy { it }.eachCount().count { it.value > 50 } >= 5)
    }

    @Test
    fun aTextFromAnotherAppOpensItsGame() {
        val intent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, textOf("1 2 3"))
        rule.runOnUiThread { checkNotNull(Sharing(rule.activity).received(intent)).let(app::openText) }
        rule.runOnIdle { assertEquals(listOf("1", "2", "3"), turns) }
    }

    @Test
    fun aFileFromAnotherAppOpensItsGame() {
        val address = Uri.parse("content://elsewhere/game.json")
        shadowOf(RuntimeEnvironment.getApplication().contentResolver)
            .registerInputStream(address, textOf("7 7").byteInputStream())
        val intent = Intent(Intent.ACTION_VIEW).setDataAndType(address, "application/json")
        rule.runOnUiThread { checkNotNull(Sharing(rule.activity).received(intent)).let(app::openText) }
        rule.runOnIdle { assertEquals(listOf("7", "7"), turns) }
    }

    @Test
    fun aGameInProgressIsReplacedOnlyAfterAWord() {
        open("connect-four", turns = "4 4")
        rule.runOnUiThread {
            app.home()
            app.openText(textOf("1 2 3"))
        }
        rule.onNodeWithText("This replaces the game", substring = true).assertIsDisplayed()
        rule.onNodeWithText("Cancel").performClick()
        rule.runOnIdle { assertNull(app.open.value) }
        rule.runOnUiThread { app.openText(textOf("1 2 3")) }
        rule.onNodeWithText("Replace").performClick()
        rule.runOnIdle { assertEquals(3, turns.size) }
    }

    @Test
    fun aTextThatIsNoGameIsSaidToBeNone() {
        rule.runOnUiThread { app.openText("hello") }
        rule.onNodeWithText("This text is no saved game", substring = true).assertIsDisplayed()
        rule.onNodeWithText("OK").performClick()
        rule.runOnIdle { assertTrue(app.home.state.value.notices.isEmpty()) }
    }

    @Test
    fun aFinishedGameFromElsewhereIsNobodysResult() {
        val won = textOf("1 2 1 2 1 2 1").replace("[\"human\",\"human\"]", "[\"human\",{\"level\":3}]")
        rule.runOnUiThread { app.openText(won) }
        rule.runOnIdle {
            assertTrue(snapshot.result != null)
            assertTrue(app.statistics.state.value.tallies.isEmpty())
        }
    }
}
