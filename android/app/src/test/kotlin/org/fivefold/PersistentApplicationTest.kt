package org.fivefold

import java.nio.file.Files
import org.junit.AfterClass
import org.junit.Assert.assertEquals
import org.junit.BeforeClass
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The app has the folder named by the property from its creation, when the core opens it. */
@RunWith(RobolectricTestRunner::class)
@Config(application = PersistentApplication::class)
class PersistentApplicationTest {
    @Test
    fun filesAreInFolderOfProperty() {
        assertEquals(folder, RuntimeEnvironment.getApplication().filesDir)
    }

    companion object {
        private val folder = Files.createTempDirectory("persistent").toFile()

        @BeforeClass
        @JvmStatic
        fun name() {
            System.setProperty("fivefold.games", folder.path)
        }

        @AfterClass
        @JvmStatic
        fun forget() {
            System.clearProperty("fivefold.games")
            folder.deleteRecursively()
        }
    }
}
