package org.fivefold.board

import java.io.File
import org.fivefold.core.generated.Effect
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test

/** What a frame costs on the largest boards: counted in strokes, which no busy machine changes; the time is only told. */
class FrameCostTest {
    private val pictures = readPictures(File("../../tests/pictures/scenes.txt").readText())
    private val largest = pictures.filter { it.name.endsWith("-largest") }

    @Test
    fun whatNeverChangesIsPaintedOnceABoard() {
        assertTrue("${largest.size} largest boards", largest.size == 3)
        for (picture in largest) {
            val still = Painter.layers(picture.scene)
            val next = Painter.layers(picture.scene.copy(pieces = picture.scene.pieces.drop(1), values = emptyList()))
            assertSame("${picture.name}: ground", still.ground, next.ground)
            assertSame("${picture.name}: roof", still.roof, next.roof)
        }
    }

    @Test
    fun aFrameOfMotionPaintsAtMostEightStrokesAPiece() {
        for (picture in largest) {
            val pieces = picture.scene.pieces
            val falls = Motion(pieces.dropLast(1), listOf(Effect.Appear(pieces.last())), 80.0)
            val began = System.nanoTime()
            val layers = Painter.layers(picture.scene.copy(motion = falls))
            val micros = (System.nanoTime() - began) / 1000
            val fresh = layers.pieces.size + layers.signs.size
            println("${picture.name}: ${layers.strokes.size} strokes, $fresh of them fresh, $micros us to paint")
            assertTrue("$fresh strokes for ${pieces.size} pieces", fresh <= 8 * pieces.size + 4)
            assertTrue("${layers.strokes.size} strokes in all", layers.strokes.size <= 2_500)
        }
    }
}
