package org.fivefold.board

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/**
 * The pictures of `tests/pictures`, which Swift's painter makes too. `cargo task pictures` writes them: look at them
 * before you commit them.
 */
class BoardPicturesTest {
    private val folder = File("../../tests/pictures")
    private val pictures = readPictures(File(folder, "scenes.txt").readText())

    @Test
    fun everyPictureIsPaintedAsItIsKept() {
        if (System.getenv("FIVEFOLD_WRITE_GOLDENS") != null) {
            for (picture in pictures) File(folder, "${picture.name}.svg").writeText(picture.svg)
        }
        for (picture in pictures) {
            val kept = File(folder, "${picture.name}.svg")
            assertTrue("${kept.name} is missing: cargo task pictures", kept.isFile)
            assertEquals("${kept.name} is not what is painted: cargo task pictures", kept.readText(), picture.svg)
        }
    }

    @Test
    fun everyKeptPictureIsTold() {
        val kept = folder.listFiles { file -> file.extension == "svg" }.orEmpty().map { it.nameWithoutExtension }
        assertEquals(pictures.map { it.name }.sorted(), kept.sorted())
    }

    @Test
    fun thePicturesShowEveryPalette() {
        assertEquals(
            emptyMap<String, Palette>(),
            Palette.all.filter { (_, palette) ->
                pictures.none {
                    it.palette ===
                        palette
                }
            }
        )
    }
}
