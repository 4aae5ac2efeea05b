package org.fivefold.share

import android.content.ClipData
import android.content.ClipboardManager
import android.content.Context
import android.content.Intent
import android.graphics.Bitmap
import android.net.Uri
import androidx.core.content.FileProvider
import java.io.ByteArrayOutputStream
import java.io.File
import java.io.IOException
import java.io.InputStream
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeoutOrNull
import org.fivefold.FivefoldApplication
import org.fivefold.R
import org.fivefold.core.generated.Word
import org.fivefold.core.generated.longestSave

/** What another app has sent. */
sealed interface Received {
    data class Text(val text: String) : Received

    /** Something that cannot be read, or not in time. */
    data object Unreadable : Received

    data object Nothing : Received
}

/** Gives games away and takes them in: by the share sheet, the clipboard and what other apps send. */
class Sharing(private val context: Context, private val say: (Word) -> String) {
    fun text(text: String) = send(
        Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text),
        Word.SHARE_GAME,
    )

    /** Without room for the picture there is nothing to share. */
    suspend fun picture(picture: Bitmap) {
        val address = withContext(Dispatchers.IO) {
            val file = File(context.cacheDir, "shared/fivefold.png")
            try {
                file.parentFile?.mkdirs()
                file.outputStream().use { picture.compress(Bitmap.CompressFormat.PNG, BEST, it) }
                FileProvider.getUriForFile(context, "${context.packageName}.files", file)
            } catch (_: IOException) {
                null
            }
        } ?: return
        val intent = Intent(Intent.ACTION_SEND)
            .setType("image/png")
            .putExtra(Intent.EXTRA_STREAM, address)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        intent.clipData = ClipData.newRawUri(null, address)
        send(intent, Word.SHARE_PICTURE)
    }

    fun copy(text: String) {
        clipboard.setPrimaryClip(ClipData.newPlainText(context.getString(R.string.app_name), text))
    }

    /** The text on the clipboard, if there is one. What is not text is not opened: that could take any time. */
    fun pasted(): String? {
        val clip = clipboard.primaryClip ?: return null
        if (clip.itemCount == 0) return null
        return clip.getItemAt(0).text?.toString()?.trim()?.ifEmpty { null }
    }

    private val clipboard get() = context.getSystemService(ClipboardManager::class.java)

    private fun send(intent: Intent, title: Word) = context.startActivity(Intent.createChooser(intent, say(title)))

    companion object {
        private const val BUFFER = 8192

        /** What the links of matches begin with. */
        private const val LINK = "fivefold"
        private const val BEST = 100

        /** How long another app may take to hand over a text. */
        private const val DEADLINE_MS = 10_000L

        /** The text another app has sent, if that is what an intent brings. */
        suspend fun received(app: FivefoldApplication, intent: Intent, deadlineMs: Long = DEADLINE_MS): Received =
            when (intent.action) {
                Intent.ACTION_SEND ->
                    intent.getStringExtra(Intent.EXTRA_TEXT)?.let { Received.Text(it.trim()) } ?: Received.Nothing
                Intent.ACTION_VIEW -> intent.data?.let { address ->
                    if (address.scheme == LINK) {
                        Received.Text(address.toString())
                    } else {
                        // Whoever does not answer in time is left alone with it: reading cannot be broken off.
                        val reading = app.scope.async(Dispatchers.IO) { read(app, address) }
                        withTimeoutOrNull(deadlineMs) { reading.await() } ?: Received.Unreadable
                    }
                } ?: Received.Nothing
                else -> Received.Nothing
            }

        private fun read(context: Context, address: Uri): Received = try {
            // One byte more than the core reads, so that it says what is wrong with a longer one.
            val text = context.contentResolver.openInputStream(address)?.use {
                it.readAtMost(longestSave().toInt() + 1)
            }
            text?.let { Received.Text(it.decodeToString()) } ?: Received.Unreadable
        } catch (_: IOException) {
            Received.Unreadable
        } catch (_: RuntimeException) {
            // A provider is another app's code: what it throws is passed on to whoever asks.
            Received.Unreadable
        }

        private fun InputStream.readAtMost(count: Int): ByteArray {
            val out = ByteArrayOutputStream()
            val buffer = ByteArray(BUFFER)
            while (out.size() < count) {
                val read = read(buffer, 0, minOf(buffer.size, count - out.size()))
                if (read < 0) break
                out.write(buffer, 0, read)
            }
            return out.toByteArray()
        }
    }
}
