package org.fivefold

import android.content.ClipboardManager
import org.fivefold.core.generated.Word
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

/** What is shared in the window gets out of it. */
class DesktopSharingTest : AppBed() {
    private class Desk : DesktopOutside {
        override var clipboard: String? = null
        val files = mutableMapOf<String, ByteArray>()

        override fun save(name: String, bytes: ByteArray) {
            files[name] = bytes
        }
    }

    private val desk = Desk()
    private val told = mutableListOf<Word>()
    private val sharing by lazy { DesktopSharing(desk, told::add) }

    private fun shared() = rule.runOnUiThread { sharing.giveAway() }

    @Test
    fun aGameGoesIntoAFileAndAMessageToTheClipboard() {
        open(saved("connect-four", "4 4 3"))
        shared()
        menu(Word.SHARE_GAME)
        shared()
        assertTrue("\"turns\":\"4 4 3\"" in desk.files.getValue("game.fivefold").decodeToString())
        assertEquals(emptyList<Word>(), told)
        menu(Word.SEND_MESSAGE)
        shared()
        assertTrue(desk.clipboard.orEmpty(), "fivefold:connect-four" in desk.clipboard.orEmpty())
        assertEquals(listOf(Word.COPIED), told)
    }

    @Test
    fun aPictureGoesIntoAFile() {
        open(saved("connect-four", "4 4 3"))
        menu(Word.SHARE_PICTURE)
        rule.waitUntil(20_000) {
            shared()
            desk.files.isNotEmpty()
        }
        val head = desk.files.getValue("fivefold.png").take(4).map { it.toInt().toChar() }.drop(1).joinToString("")
        assertEquals("PNG", head)
    }

    @Test
    fun theClipboardIsTheDesktops() {
        open(saved("connect-four", "4 4 3"))
        menu(Word.COPY_GAME)
        shared()
        assertTrue("\"turns\":\"4 4 3\"" in desk.clipboard.orEmpty())
        desk.clipboard = "from elsewhere"
        rule.runOnUiThread { sharing.takeIn() }
        val clips = RuntimeEnvironment.getApplication().getSystemService(ClipboardManager::class.java)
        assertEquals("from elsewhere", clips.primaryClip?.getItemAt(0)?.text)
        shared()
        assertEquals("what came in is not told", 1, told.size)
    }
}
