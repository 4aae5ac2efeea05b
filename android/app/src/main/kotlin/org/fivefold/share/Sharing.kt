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

/** Content received from another app. */
sealed interface Received {
    data class Text(val text: String) : Received

    /** Content that is unreadable or timed out. */
    data object Unreadable : Received

    data object Nothing : Received
}

/** Exports and imports games: through the share sheet, the clipboard and intents of other apps. */
class Sharing(private val context: Context, private val say: (Word) -> String) {
    fun text(text: String) = send(
        Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text),
        Word.SHARE_GAME,
    )

    /** Shares a picture; does nothing if the disk is full. */
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

    /** Returns the text on the clipboard, if any. Other content is not opened, because that may block. */
    fun pasted(): String? {
        val clip = clipboard.primaryClip ?: return null
        if (clip.itemCount == 0) return null
        return clip.getItemAt(0).text?.toString()?.trim()?.ifEmpty { null }
    }

    private val clipboard get() = context.getSystemService(ClipboardManager::class.java)

    private fun send(intent: Intent, title: Word) = context.startActivity(Intent.createChooser(intent, say(title)))

    companion object {
        private const val BUFFER = 8192

        /** The scheme of match links. */
        private const val LINK = "fivefold"
        private const val BEST = 100

        /** The time limit for another app to deliver a text. */
        private const val DEADLINE_MS = 10_000L

        /** Returns the text sent by another app, if the intent contains one. */
        suspend fun received(app: FivefoldApplication, intent: Intent, deadlineMs: Long = DEADLINE_MS): Received =
            when (intent.action) {
                Intent.ACTION_SEND ->
                    intent.getStringExtra(Intent.EXTRA_TEXT)?.let { Received.Text(it.trim()) } ?: Received.Nothing
                Intent.ACTION_VIEW -> intent.data?.let { address ->
                    if (address.scheme == LINK) {
                        Received.Text(address.toString())
                    } else {
                        // After the deadline the read is abandoned, because it cannot be canceled.
                        val reading = app.scope.async(Dispatchers.IO) { read(app, address) }
                        withTimeoutOrNull(deadlineMs) { reading.await() } ?: Received.Unreadable
                    }
                } ?: Received.Nothing
                else -> Received.Nothing
            }

        private fun read(context: Context, address: Uri): Received = try {
            // One byte over the core's limit, so that the core reports that the text is too long.
            val text = context.contentResolver.openInputStream(address)?.use {
                it.readAtMost(longestSave().toInt() + 1)
            }
            text?.let { Received.Text(it.decodeToString()) } ?: Received.Unreadable
        } catch (_: IOException) {
            Received.Unreadable
        } catch (_: RuntimeException) {
            // A provider is another app's code, and its exceptions propagate to the reader.
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
