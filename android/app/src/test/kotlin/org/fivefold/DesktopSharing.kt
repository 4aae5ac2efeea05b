package org.fivefold

import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.net.Uri
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** The desktop that runs the window. */
internal interface HostDesktop {
    /** The text on its clipboard. */
    var clipboard: String?

    /** Asks for a file, proposing a name, and writes it. */
    fun save(name: String, bytes: ByteArray)
}

/**
 * Replaces the share sheet, which the simulated device lacks: games and pictures are saved as files, messages are
 * copied to the desktop's clipboard.
 */
internal class DesktopSharing(private val outside: HostDesktop, private val tell: (String) -> Unit) {
    private val application = RuntimeEnvironment.getApplication()
    private val clips = application.getSystemService(ClipboardManager::class.java)
    private var known: String? = null

    /** Exports what the app has shared since the last call. Called after every frame. */
    fun exportShared() {
        generateSequence { shadowOf(application).nextStartedActivity }.forEach(::give)
        val copied = clips.primaryClip?.getItemAt(0)?.text?.toString()
        if (copied != null && copied != known) copy(copied)
    }

    /** Imports the desktop's clipboard. Called when the window comes to the front. */
    fun importClipboard() {
        val copied = outside.clipboard ?: return
        if (copied == known) return
        known = copied
        clips.setPrimaryClip(ClipData.newPlainText(null, copied))
    }

    private fun give(sent: Intent) {
        val intent = sent.getParcelableExtra(Intent.EXTRA_INTENT, Intent::class.java) ?: sent
        val file = intent.getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java)
        file?.let {
            val name = it.lastPathSegment.orEmpty().substringAfterLast('/')
            application.contentResolver.openInputStream(it)?.use { stream -> outside.save(name, stream.readBytes()) }
        }
        intent.getStringExtra(Intent.EXTRA_TEXT)?.let(::copy)
    }

    private fun copy(text: String) {
        known = text
        outside.clipboard = text
        tell(text.lineSequence().first().take(LONGEST))
    }

    private companion object {
        /** The length of a message, in characters: a link is longer than a line. */
        const val LONGEST = 40
    }
}
