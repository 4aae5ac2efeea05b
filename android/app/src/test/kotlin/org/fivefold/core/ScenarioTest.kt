package org.fivefold.core

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** The scenarios that the Rust and the Swift host play too; they say after each command what must be seen. */
class ScenarioTest {
    @Test
    fun everyScenarioIsSeenAsItIsWritten() {
        val files = File("../../tests/scenarios").listFiles { file -> file.extension == "txt" }.orEmpty().sorted()
        assertTrue("${files.size} scenarios", files.size >= 30)
        for (file in files) {
            val written = file.readText()
            assertEquals(file.name, written, Scenario().play(written))
        }
    }
}
