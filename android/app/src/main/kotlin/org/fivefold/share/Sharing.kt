package org.fivefold.share

import android.content.ClipData
import android.content.ClipboardManager
import android.content.Context
import android.content.Intent
import android.graphics.Bitmap
import androidx.core.content.FileProvider
import java.io.ByteArrayOutputStream
import java.io.File
import java.io.IOException
import java.io.InputStream
import org.fivefold.R

/** Gives games away and takes them in: by the share sheet, the clipboard and what other apps send. */
class Sharing(private val context: Context) {
    fun text(text: String) = send(
        Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text),
        R.string.share_game,
    )

    fun picture(picture: Bitmap) {
        val file = File(context.cacheDir, "shared/fivefold.png")
        try {
            file.parentFile?.mkdirs()
            file.outputStream().use { picture.compress(Bitmap.CompressFormat.PNG, BEST, it) }
        } catch (_: IOException) {
            // Without room for the picture there is nothing to share.
            return
        }
        val address = FileProvider.getUriForFile(context, "${context.packageName}.files", file)
        val intent = Intent(Intent.ACTION_SEND)
            .setType("image/png")
            .putExtra(Intent.EXTRA_STREAM, address)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        intent.clipData = ClipData.newRawUri(null, address)
        send(intent, R.string.share_picture)
    }

    fun copy(text: String) {
        clipboard.setPrimaryClip(ClipData.newPlainText(context.getString(R.string.app_name), text))
    }

    /** The text on the clipboard, if there is one. */
    fun pasted(): String? {
        val clip = clipboard.primaryClip ?: return null
        if (clip.itemCount == 0) return null
        return clip.getItemAt(0).coerceToText(context)?.toString()?.trim()?.ifEmpty { null }
    }

    /** The text another app has sent, if that is what an intent brings. */
    fun received(intent: Intent): String? = when (intent.action) {
        Intent.ACTION_SEND -> intent.getStringExtra(Intent.EXTRA_TEXT)?.trim()
        Intent.ACTION_VIEW -> try {
            intent.data?.let { context.contentResolver.openInputStream(it) }?.use { stream ->
                // One byte more than the core reads, so that it says what is wrong with a longer one.
                stream.readAtMost(MOST_BYTES + 1).decodeToString()
            }
        } catch (fault: IOException) {
            fault.message
        } catch (fault: SecurityException) {
            fault.message
        }
        else -> null
    }

    private val clipboard get() = context.getSystemService(ClipboardManager::class.java)

    private fun send(intent: Intent, title: Int) =
        context.startActivity(Intent.createChooser(intent, context.getString(title)))

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

    private companion object {
        const val BUFFER = 8192
        const val BEST = 100

        /** The longest saved game the core reads. */
        const val MOST_BYTES = 1_000_000
    }
}
