package org.fivefold

import java.nio.file.Files
import kotlinx.coroutines.runBlocking
import org.junit.AfterClass
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.BeforeClass
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The core opens the folder named by the property, not one that is replaced afterwards. */
@RunWith(RobolectricTestRunner::class)
@Config(application = PersistentApplication::class)
class PersistentApplicationTest {
    @Test
    fun coreOpensFolderOfProperty() = runBlocking {
        val app = RuntimeEnvironment.getApplication() as FivefoldApplication
        assertEquals(folder, app.filesDir)
        app.core.await()
        assertTrue("the core locks its folder", folder.list().orEmpty().isNotEmpty())
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
