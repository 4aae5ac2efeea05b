package org.fivefold.share

import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.graphics.BitmapFactory
import android.graphics.Typeface
import android.net.Uri
import android.os.Bundle
import android.os.Parcel
import android.os.Parcelable
import android.text.SpannableString
import android.text.style.StyleSpan
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.onNodeWithText
import androidx.test.platform.app.InstrumentationRegistry
import java.io.File
import java.io.IOException
import java.io.InputStream
import java.util.concurrent.CountDownLatch
import kotlinx.coroutines.runBlocking
import org.fivefold.AppTestBase
import org.fivefold.FivefoldApplication
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.Word
import org.fivefold.saved
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** Sharing matches with other apps. */
class SharingTest : AppTestBase() {
    private val application get() = RuntimeEnvironment.getApplication() as FivefoldApplication

    /** Returns the intent given to the share sheet. */
    private fun shared(): Intent {
        var chooser: Intent? = null
        rule.waitUntil(20_000) {
            chooser = shadowOf(rule.activity).nextStartedActivity
            chooser != null
        }
        assertEquals(Intent.ACTION_CHOOSER, chooser?.action)
        return checkNotNull(chooser?.getParcelableExtra(Intent.EXTRA_INTENT, Intent::class.java))
    }

    @Test
    fun matchIsSharedAsText() {
        open(saved("connect-four", "4 4 3"))
        menu(Word.SHARE_TEXT)
        val text = shared().getStringExtra(Intent.EXTRA_TEXT).orEmpty()
        assertTrue(text, "3. Orange drops in column 3" in text)
    }

    @Test
    fun matchIsSharedAsFile() {
        open(saved("connect-four", "4 4 3"))
        menu(Word.SHARE_FILE)
        val intent = shared()
        val address = checkNotNull(intent.getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java))
        assertEquals("application/json", intent.type)
        val saved = checkNotNull(rule.activity.contentResolver.openInputStream(address)).use { it.readBytes() }
        assertTrue("\"turns\":\"4 4 3\"" in saved.decodeToString())
    }

    @Test
    fun sharedTextIsPasted() {
        open(saved("connect-four", "4 4 3"))
        val text = checkNotNull(model.ask { link() }).message
        home()
        val clips = application.getSystemService(ClipboardManager::class.java)
        clips.setPrimaryClip(ClipData.newPlainText(null, text))
        menu(Word.PASTE_GAME)
        rule.runOnIdle { assertEquals(listOf("4", "4", "3"), moves) }
    }

    @Test
    fun emptyClipboardShowsMessage() {
        menu(Word.PASTE_GAME)
        rule.onNodeWithText(word(Word.NOTHING_TO_PASTE)).assertIsDisplayed()
    }

    @Test
    fun boardIsSharedAsPicture() {
        open(saved("connect-four", "4 4 3"))
        menu(Word.SHARE_PICTURE)
        val address = checkNotNull(shared().getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java))
        val picture = checkNotNull(
            rule.activity.contentResolver.openInputStream(address)
        ).use(BitmapFactory::decodeStream)
        assertEquals(1080, picture.width)
        val colors = (0 until picture.width step 7).flatMap { x ->
            (0 until picture.height step 7).map { picture.getPixel(x, it) }
        }
        // At least the page, the board, the holes and two colors of pieces.
        assertTrue(colors.groupingBy { it }.eachCount().count { it.value > 50 } >= 5)
    }

    @Test
    fun sharedTextOpensMatchInRunningActivity() {
        val sent = Intent(Intent.ACTION_SEND).setType("text/plain")
            .putExtra(Intent.EXTRA_TEXT, saved("connect-four", "1 2 3"))
        rule.runOnUiThread { InstrumentationRegistry.getInstrumentation().callActivityOnNewIntent(rule.activity, sent) }
        rule.waitUntil(20_000) { state.match != null }
        rule.runOnIdle { assertEquals(listOf("1", "2", "3"), moves) }
    }

    @Test
    fun styledTextIsReceived() {
        val styled = SpannableString(" fivefold:connect-four/1/4 ").apply { setSpan(StyleSpan(Typeface.BOLD), 1, 9, 0) }
        val sent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, styled)
        assertEquals(Received.Text("fivefold:connect-four/1/4"), received(sent))
    }

    @Test
    fun objectOfForeignClassIsIgnored() {
        val parcel = Parcel.obtain()
        Bundle().apply { putParcelable(Intent.EXTRA_TEXT, Foreign()) }.writeToParcel(parcel, 0)
        parcel.setDataPosition(0)
        // Without the class of the object, as in another app.
        val extras = checkNotNull(parcel.readBundle(ClassLoader.getPlatformClassLoader()))
        val sent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtras(extras)
        assertEquals(Received.Nothing, received(sent))
    }

    @Test
    fun addressesOfOtherSchemesAreNotRead() {
        val own = File(application.filesDir, "settings.json").apply { writeText("{}") }
        for (address in listOf("file://${own.path}", "https://example.com/game.json", "android.resource://x/1")) {
            assertEquals(Received.Unreadable, received(Intent(Intent.ACTION_VIEW, Uri.parse(address))))
        }
    }

    @Test
    fun intentOfEarlierStartIsNotReceivedAgain() {
        val old = Intent(Intent.ACTION_SEND).setType("text/plain")
            .putExtra(Intent.EXTRA_TEXT, saved("connect-four", "1 2 3"))
            .addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY)
        rule.runOnUiThread { InstrumentationRegistry.getInstrumentation().callActivityOnNewIntent(rule.activity, old) }
        rule.waitForIdle()
        rule.runOnIdle { assertNull(state.match) }
    }

    @Test
    fun sentLinkOpensSameMatch() {
        open(saved("connect-four", "4 4"))
        menu(Word.SHARE_LINK)
        val link = checkNotNull(model.ask { link() }).link
        assertTrue(link in checkNotNull(shared().getStringExtra(Intent.EXTRA_TEXT)))
        home()
        val opened = Intent(Intent.ACTION_VIEW, Uri.parse(link))
        rule.runOnUiThread {
            InstrumentationRegistry.getInstrumentation().callActivityOnNewIntent(rule.activity, opened)
        }
        rule.waitUntil(20_000) { state.screens.last() is Screen.Match }
        rule.runOnIdle { assertEquals(listOf("4", "4"), moves) }
    }

    @Test
    fun codeClosesWhenReplyArrives() {
        open(saved("connect-four", "4 4"))
        menu(Word.SHOW_CODE)
        val link = checkNotNull(model.ask { link() })
        rule.onNodeWithText(link.title).assertIsDisplayed()
        rule.runOnUiThread { model.play { receive("${link.link}2") } }
        rule.onNodeWithText(link.title).assertDoesNotExist()
        rule.runOnIdle { assertEquals(listOf("4", "4", "3"), moves) }
    }

    @Test
    fun sharedFileOpensMatch() {
        assertEquals(
            Received.Text(saved("connect-four", "7 7")),
            received(saved("connect-four", "7 7").byteInputStream())
        )
    }

    @Test
    fun endlessFileIsReadToLimitOnly() {
        val endless = object : InputStream() {
            override fun read() = 'x'.code
        }
        val text = (received(endless) as Received.Text).text
        assertTrue("${text.length}", text.length in 1_000_000..1_100_000)
    }

    @Test
    fun throwingProviderShowsMessage() {
        for (fault in listOf(IOException("gone"), SecurityException("no"), IllegalStateException("broken"))) {
            val broken = object : InputStream() {
                override fun read(): Int = throw fault
            }
            assertEquals(Received.Unreadable, received(broken))
        }
        val missing = Intent(Intent.ACTION_VIEW).setData(Uri.parse("content://missing/game.json"))
        assertEquals(Received.Unreadable, runBlocking { Sharing.received(application, missing) })
    }

    @Test
    fun hangingProviderDoesNotBlockApp() {
        val never = CountDownLatch(1)
        val silent = object : InputStream() {
            override fun read(): Int {
                never.await()
                return -1
            }
        }
        repeat(2) { assertEquals(Received.Unreadable, received(silent, deadlineMs = 50)) }
        // The interrupted thread is free for the next app.
        assertEquals(Received.Text("7"), received("7".byteInputStream()))
        never.countDown()
    }

    private fun received(stream: InputStream, deadlineMs: Long = 10_000): Received {
        val address = Uri.parse("content://elsewhere/game.json")
        shadowOf(application.contentResolver).registerInputStream(address, stream)
        val intent = Intent(Intent.ACTION_VIEW).setDataAndType(address, "application/json")
        return received(intent, deadlineMs)
    }

    private fun received(intent: Intent, deadlineMs: Long = 10_000) =
        runBlocking { Sharing.received(application, intent, deadlineMs) }

    /** An object of another app. */
    class Foreign : Parcelable {
        override fun describeContents() = 0

        override fun writeToParcel(parcel: Parcel, flags: Int) = parcel.writeInt(1)
    }
}
