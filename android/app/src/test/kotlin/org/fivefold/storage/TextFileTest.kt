package org.fivefold.storage

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** A file is replaced whole or not at all. */
class TextFileTest {
    @get:Rule val folder = TemporaryFolder()

    private val file get() = File(folder.root, "deep/down/text")

    @Test
    fun whatWasWrittenIsRead() {
        assertNull(TextFile(file).read())
        assertTrue(TextFile(file).write("one"))
        assertTrue(TextFile(file).write("two – zwei"))
        assertEquals("two – zwei", TextFile(file).read())
    }

    @Test
    fun aWriteThatWasCutOffLeavesTheOldText() {
        TextFile(file).write("old")
        File(file.path + ".new").writeText("ne")
        assertEquals("old", TextFile(file).read())
        assertTrue(TextFile(file).write("new"))
        assertEquals("new", TextFile(file).read())
    }

    @Test
    fun aWriteThatCannotBeDoneSaysSoAndLeavesTheOldText() {
        TextFile(file).write("old")
        File(file.path + ".new").mkdirs()
        assertFalse(TextFile(file).write("new"))
        assertEquals("old", TextFile(file).read())
        assertFalse(TextFile(File(file, "below a file")).write("new"))
    }

    @Test
    fun whatIsSetAsideIsKeptUnderANameOfItsOwn() {
        for (number in 1..3) {
            TextFile(file).write("bad $number")
            assertTrue(TextFile(file).setAside())
            assertEquals("bad $number", File(file.path + ".unreadable-$number").readText())
        }
        assertNull(TextFile(file).read())
    }
}
