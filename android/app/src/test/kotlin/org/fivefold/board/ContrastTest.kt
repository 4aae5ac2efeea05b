package org.fivefold.board

import kotlin.math.pow
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.PieceKind
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Test

/** What can be read and told apart, computed by the formula of the web's accessibility guidelines. */
class ContrastTest {
    private val boards = listOf(Ink.Board, Ink.SecondTone, Ink.Hole)
    private val faults = mutableListOf<String>()

    @Test
    fun textCanBeReadInEveryPalette() = inEveryPalette { palette ->
        for (text in listOf(Ink.Text, Ink.Quiet)) {
            for (ground in listOf(Ink.Page, Ink.Card)) require(4.5, "$text on $ground", palette[text], palette[ground])
        }
    }

    @Test
    fun valuesCanBeReadOnTheirPillsInEveryPalette() = inEveryPalette { palette ->
        for (value in listOf(Ink.Win, Ink.Draw, Ink.Loss)) {
            require(4.5, "proven $value", palette[Ink.OnValue], palette[value])
            val estimate = mixed(palette[value], palette[Ink.Card], ValueBrush.ESTIMATED)
            require(4.5, "estimated $value", palette[Ink.Text], estimate)
        }
    }

    @Test
    fun piecesStandOutFromEveryBoardByFaceOrRim() = inEveryPalette { palette ->
        for (colour in PieceColour.entries) {
            val (face, rim) = palette[PieceBrush.faceOf(colour)] to palette[PieceBrush.rimOf(colour)]
            for (board in boards) {
                val better = maxOf(contrast(face, palette[board]), contrast(rim, palette[board]))
                if (better < 3.0) faults += "$colour on $board: $better"
            }
        }
    }

    @Test
    fun signsStandOutFromWhatTheyLieOn() = inEveryPalette { palette ->
        require(3.0, "ring of orange", palette[Ink.OrangeGlyph], palette[Ink.Orange])
        require(3.0, "dot of blue", palette[Ink.BlueGlyph], palette[Ink.Blue])
        require(3.0, "cross of neutral", palette[Ink.BlueGlyph], palette[Ink.Neutral])
        for (sign in listOf(Ink.Accent, Ink.Focus, Ink.Hint, Ink.Win, Ink.Draw, Ink.Loss)) {
            for (board in boards) require(3.0, "$sign on $board", palette[sign], palette[board])
        }
    }

    @Test
    fun theSidesDifferByShapeWhateverTheirColours() {
        for (kind in listOf(PieceKind.DISC, PieceKind.UPRIGHT_BRIDGE, PieceKind.FLAT_BRIDGE)) {
            val (orange, blue, blocker) = PieceColour.entries.map { colour ->
                shapeOf { it.piece(kind, colour, 1.0, 1.0) }
            }
            assertNotEquals("$kind", orange, blue)
            if (kind == PieceKind.DISC) assertEquals("three shapes", 3, setOf(orange, blue, blocker).size)
        }
        val piers = PieceColour.entries.map { colour -> shapeOf { it.pier(colour, 1.0, 1.0) } }
        assertEquals("three shapes of piers", 3, piers.toSet().size)
    }

    /** What is drawn when every ink is the same one. */
    private fun shapeOf(draw: (PieceBrush) -> Unit): String {
        val strokes = mutableListOf<Primitive>().also { draw(PieceBrush(it)) }
        return Svg(Palette.light).write(2.0, 2.0, strokes).replace(Regex("#[0-9A-F]{6}"), "")
    }

    private fun inEveryPalette(check: (Palette) -> Unit) {
        for ((name, palette) in Palette.all) {
            faults.clear()
            check(palette)
            assertEquals(name, emptyList<String>(), faults)
        }
    }

    private fun require(least: Double, what: String, ink: Int, ground: Int) {
        val found = contrast(ink, ground)
        if (found < least) faults += "$what: $found"
    }

    private fun contrast(one: Int, other: Int): Double {
        val (dark, light) = listOf(luminance(one), luminance(other)).sorted()
        return (light + 0.05) / (dark + 0.05)
    }

    private fun luminance(colour: Int): Double {
        val (red, green, blue) = channels(colour).map {
            if (it <=
                0.04045
            ) {
                it / 12.92
            } else {
                ((it + 0.055) / 1.055).pow(2.4)
            }
        }
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    private fun channels(colour: Int) = listOf(16, 8, 0).map { (colour shr it and 0xFF) / 255.0 }

    private fun mixed(upper: Int, lower: Int, alpha: Double): Int =
        channels(upper).zip(channels(lower)).fold(0) { mix, (above, below) ->
            mix shl 8 or ((above * alpha + below * (1 - alpha)) * 255).toInt()
        }
}
