package org.fivefold

import java.io.File
import java.nio.file.Files
import org.robolectric.RuntimeEnvironment

/**
 * Lets the files of the app be in a folder that stays; with none they are in the test bed's own, which is thrown away.
 * To be made before the activity is, and closed before the test bed clears up: it must not find the way into the folder.
 */
internal class KeptGames(folder: String?) : AutoCloseable {
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
