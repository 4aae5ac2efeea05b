package org.fivefold

import java.io.File

/** The app with its files in the folder of a system property, if set, instead of a temporary folder of Robolectric. */
internal class PersistentApplication : FivefoldApplication() {
    override fun getFilesDir(): File = System.getProperty("fivefold.games")?.let(::File) ?: super.getFilesDir()
}
