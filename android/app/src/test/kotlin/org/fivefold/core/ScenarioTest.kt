package org.fivefold.core

import java.io.File
import org.fivefold.core.generated.Session
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** The scenarios that the Rust and the Swift host play too; they say after each command what must be seen. */
class ScenarioTest {
    @Test
    fun everyScenarioIsSeenAsItIsWritten() {
        val files = scenarios()
        assertTrue("${files.size} scenarios", files.size >= 30)
        for (file in files) {
            val written = file.readText()
            assertEquals(file.name, written, Scenario().play(written))
        }
    }

    /** All hosts have seen the same saves: what one has written, the others load. */
    @Test
    fun everySaveInAScenarioIsLoadedAndSavedByteForByte() {
        val saves = scenarios().flatMap { it.readLines() }.filter { it.startsWith("{\"fivefold\"") }
        assertTrue("${saves.size} saves", saves.size >= 20)
        for (save in saves) assertEquals(save, Session.load(save, "en").use { it.save() })
    }

    private fun scenarios() =
        File("../../tests/scenarios").listFiles { file -> file.extension == "txt" }.orEmpty().sorted()
}
