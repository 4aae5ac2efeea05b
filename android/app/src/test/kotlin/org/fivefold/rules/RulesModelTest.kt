package org.fivefold.rules

import org.fivefold.core.generated.games
import org.junit.Assert.assertTrue
import org.junit.Test

/** Every game explains itself, in both languages, with boards to look at. */
class RulesModelTest {
    @Test
    fun everyGameHasPagesWithBoards() {
        for (locale in listOf("en", "de")) {
            for (entry in games(locale)) {
                val sections = RulesModel(entry.id, entry.name, locale).sections
                assertTrue(entry.id, sections.size >= 3)
                assertTrue(entry.id, sections.all { it.title.isNotBlank() && it.paragraphs.isNotEmpty() })
                assertTrue(entry.id, sections.any { it.pictures.isNotEmpty() })
                assertTrue(
                    entry.id,
                    sections.flatMap { it.pictures }.all {
                        it.caption.isNotBlank() &&
                            it.scene.board.width > 0
                    }
                )
            }
        }
    }
}
