package org.fivefold.core

import java.io.File
import org.fivefold.core.generated.Scenario
import org.fivefold.core.generated.Session
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Plays the scenario files, like the Rust and Swift hosts. */
class ScenarioTest {
    @get:Rule val folder = TemporaryFolder()

    @Test
    fun everyScenarioGivesItsOutput() {
        val files = scenarios()
        assertTrue("${files.size} scenarios", files.size >= 30)
        val failures = files.mapNotNull { file ->
            val written = file.readText()
            val empty = folder.newFolder(file.nameWithoutExtension)
            val output = Scenario(written, empty.path).use { ScenarioDriver(it, empty).play() }
            val difference = (written.lines() zip output.lines()).firstOrNull { (line, actual) -> line != actual }
            if (output == written) null else "${file.name}: $difference"
        }
        assertEquals(emptyList<String>(), failures)
    }

    /** All hosts load the saves that the others write. */
    @Test
    fun everySaveInScenariosRoundTrips() {
        val saves = scenarios().flatMap { it.readLines() }.filter { it.startsWith("{\"fivefold\"") }
        assertTrue("${saves.size} saves", saves.size >= 20)
        for (save in saves) assertEquals(save, Session.load(save, "en").use { it.save() })
    }

    private fun scenarios(): List<File> {
        val top = generateSequence(File("").absoluteFile) {
            it.parentFile
        }.first { File(it, "tests/scenarios").exists() }
        return File(top, "tests/scenarios").listFiles { file -> file.extension == "txt" }.orEmpty().sorted()
    }
}
