package org.fivefold

import java.io.File
import java.nio.file.Files
import org.robolectric.RuntimeEnvironment

/**
 * Redirects the app's files to a persistent folder; without one they are in Robolectric's temporary folder. Created
 * before the activity, and closed before Robolectric deletes its files, which would delete the folder's content too.
 */
internal class PersistentFiles(folder: String?) : AutoCloseable {
    private val link = folder?.let { kept ->
        Files.createDirectories(File(kept).toPath())
        val files = RuntimeEnvironment.getApplication().filesDir.toPath()
        Files.delete(files)
        Files.createSymbolicLink(files, File(kept).toPath())
    }

    override fun close() {
        link?.let(Files::delete)
    }
}
