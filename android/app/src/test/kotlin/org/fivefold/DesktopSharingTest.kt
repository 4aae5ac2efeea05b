package org.fivefold

import android.content.ClipboardManager
import org.fivefold.core.generated.Word
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

/** Sharing in the desktop window reaches files and the clipboard. */
class DesktopSharingTest : AppTestBase() {
    private class TestDesktop : HostDesktop {
        override var clipboard: String? = null
        val files = mutableMapOf<String, ByteArray>()

        override fun save(name: String, bytes: ByteArray) {
            files[name] = bytes
        }
    }

    private val desktop = TestDesktop()
    private val messages = mutableListOf<String>()
    private val sharing by lazy { DesktopSharing(desktop, messages::add) }

    private fun shared() = rule.runOnIdle { sharing.exportShared() }

    @Test
    fun matchGoesToFileAndMessageToClipboard() {
        open(saved("connect-four", "4 4 3"))
        shared()
        menu(Word.SHARE_FILE)
        rule.waitUntil(20_000) {
            shared()
            desktop.files.isNotEmpty()
        }
        assertTrue("\"turns\":\"4 4 3\"" in desktop.files.getValue("fivefold.json").decodeToString())
        assertEquals(emptyList<String>(), messages)
        menu(Word.SHARE_LINK)
        shared()
        assertTrue(desktop.clipboard.orEmpty(), "fivefold:connect-four" in desktop.clipboard.orEmpty())
        assertEquals(listOf(desktop.clipboard?.take(40)), messages)
    }

    @Test
    fun pictureGoesToFile() {
        open(saved("connect-four", "4 4 3"))
        menu(Word.SHARE_PICTURE)
        rule.waitUntil(20_000) {
            shared()
            desktop.files.isNotEmpty()
        }
        val head = desktop.files.getValue("fivefold.png").take(4).map { it.toInt().toChar() }.drop(1).joinToString("")
        assertEquals("PNG", head)
    }

    @Test
    fun clipboardIsSharedWithDesktop() {
        open(saved("connect-four", "4 4 3"))
        menu(Word.SHARE_TEXT)
        shared()
        assertTrue("3. Orange drops in column 3" in desktop.clipboard.orEmpty())
        desktop.clipboard = "from elsewhere"
        rule.runOnUiThread { sharing.importClipboard() }
        val clips = RuntimeEnvironment.getApplication().getSystemService(ClipboardManager::class.java)
        assertEquals("from elsewhere", clips.primaryClip?.getItemAt(0)?.text)
        shared()
        assertEquals("an import shows no message", 1, messages.size)
    }
}
