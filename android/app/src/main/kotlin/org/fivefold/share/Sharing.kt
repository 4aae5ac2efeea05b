package org.fivefold.share

import android.content.ClipData
import android.content.ClipboardManager
import android.content.ContentResolver
import android.content.Context
import android.content.Intent
import android.graphics.Bitmap
import android.net.Uri
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalFontFamilyResolver
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import androidx.core.content.FileProvider
import java.io.File
import java.io.IOException
import java.io.OutputStream
import kotlin.math.roundToInt
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.launch
import kotlinx.coroutines.runInterruptible
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeoutOrNull
import org.fivefold.FivefoldApplication
import org.fivefold.LocalPalette
import org.fivefold.board.PicturePlayer
import org.fivefold.board.ScreenCanvas
import org.fivefold.color
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.Palette
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.longestSave

/** Content received from another app. */
sealed interface Received {
    data class Text(val text: String) : Received

    /** Content that is unreadable or timed out. */
    data object Unreadable : Received

    data object Nothing : Received
}

/** Exports and imports games: through the share sheet, the clipboard and intents of other apps. */
class Sharing(private val context: Context) {
    fun text(text: String) = send(Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text))

    /** Shares a saved game as a file; does nothing if the disk is full. */
    suspend fun game(saved: String) = file("fivefold.json", "application/json") { it.write(saved.encodeToByteArray()) }

    /** Shares a picture; does nothing if the disk is full. */
    suspend fun picture(picture: Bitmap) =
        file("fivefold.png", "image/png") { picture.compress(Bitmap.CompressFormat.PNG, BEST, it) }

    private suspend fun file(name: String, type: String, write: (OutputStream) -> Unit) {
        val address = withContext(Dispatchers.IO) {
            val file = File(context.cacheDir, "shared/$name")
            try {
                file.parentFile?.mkdirs()
                file.outputStream().use(write)
                FileProvider.getUriForFile(context, "${context.packageName}.files", file)
            } catch (_: IOException) {
                null
            }
        } ?: return
        val intent = Intent(Intent.ACTION_SEND)
            .setType(type)
            .putExtra(Intent.EXTRA_STREAM, address)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        intent.clipData = ClipData.newRawUri(null, address)
        send(intent)
    }

    /** Returns the text on the clipboard, if any. Other content is not opened, because that may block. */
    fun pasted(): String? {
        val clip = clipboard.primaryClip ?: return null
        if (clip.itemCount == 0) return null
        return clip.getItemAt(0).text?.toString()?.trim()?.ifEmpty { null }
    }

    private val clipboard get() = context.getSystemService(ClipboardManager::class.java)

    private fun send(intent: Intent) = context.startActivity(Intent.createChooser(intent, null))

    companion object {
        /** The scheme of match links. */
        private const val LINK = "fivefold"
        private const val BEST = 100

        /** The time limit for another app to deliver a text. */
        private const val DEADLINE_MS = 10_000L

        /** The only thread that waits for other apps, which may never answer. */
        private val waiting = Dispatchers.IO.limitedParallelism(1)

        /** Returns the text sent by another app, if the intent contains one. */
        suspend fun received(app: FivefoldApplication, intent: Intent, deadlineMs: Long = DEADLINE_MS): Received =
            when (intent.action) {
                Intent.ACTION_SEND -> textOf(intent)?.let { Received.Text(it.trim()) } ?: Received.Nothing
                Intent.ACTION_VIEW -> intent.data?.let { address ->
                    when (address.scheme) {
                        LINK -> Received.Text(address.toString())
                        ContentResolver.SCHEME_CONTENT -> delivered(app, address, deadlineMs)
                        // The path of a file may be that of one of the app's own files.
                        else -> Received.Unreadable
                    }
                } ?: Received.Nothing
                else -> Received.Nothing
            }

        /** Returns the text of an intent, which may be styled. Objects of classes unknown here cannot be read. */
        private fun textOf(intent: Intent): String? = try {
            intent.getCharSequenceExtra(Intent.EXTRA_TEXT)?.toString()
        } catch (_: RuntimeException) {
            null
        }

        /** Reads a file of another app. After the deadline the read is interrupted, and abandoned if that has no effect. */
        private suspend fun delivered(app: FivefoldApplication, address: Uri, deadlineMs: Long): Received {
            val reading = app.scope.async(waiting) { runInterruptible { read(app, address) } }
            return withTimeoutOrNull(deadlineMs) { reading.await() } ?: Received.Unreadable.also { reading.cancel() }
        }

        private fun read(context: Context, address: Uri): Received = try {
            // One byte over the core's limit, so that the core reports that the text is too long.
            val bytes = context.contentResolver.openInputStream(address)?.buffered()?.use {
                it.iterator().asSequence().take(longestSave().toInt() + 1).toList().toByteArray()
            }
            bytes?.let { Received.Text(it.decodeToString()) } ?: Received.Unreadable
        } catch (_: IOException) {
            Received.Unreadable
        } catch (_: RuntimeException) {
            // A provider is another app's code, and its exceptions propagate to the reader.
            Received.Unreadable
        }
    }
}

/** Returns a picture as a bitmap: for sharing, on the color of the page. */
fun bitmapOf(
    picture: Picture,
    palette: Palette,
    measurer: TextMeasurer,
    width: Int = WIDTH,
    ground: Ink = Ink.PAGE,
): Bitmap {
    val unit = width / picture.width
    val height = (unit * picture.height).roundToInt()
    val bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888)
    val size = Size(width.toFloat(), height.toFloat())
    CanvasDrawScope().draw(Density(1f), LayoutDirection.Ltr, Canvas(bitmap.asImageBitmap()), size) {
        drawRect(palette.color(ground), Offset.Zero, size)
        val canvas = ScreenCanvas(this, palette, measurer, unit.toFloat())
        canvas.placed(0f, 0f) { PicturePlayer.play(picture.groups, PicturePlayer.AT_REST, canvas) }
    }
    return bitmap
}

/** Returns an action that draws a picture on a background thread and shares it. */
@Composable
internal fun rememberSharing(sharing: Sharing, shared: () -> Picture?): () -> Unit {
    val palette = LocalPalette.current
    val fonts = LocalFontFamilyResolver.current
    val density = LocalDensity.current
    val scope = rememberCoroutineScope()
    return remember(sharing, palette, fonts, density) {
        {
            shared()?.let { picture ->
                scope.launch {
                    val measurer = TextMeasurer(fonts, density, LayoutDirection.Ltr)
                    sharing.picture(withContext(Dispatchers.Default) { bitmapOf(picture, palette, measurer) })
                }
            }
        }
    }
}

/** The width in pixels, enough for most screens. */
private const val WIDTH = 1080
