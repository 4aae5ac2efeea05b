package org.fivefold.board

/** A colour for every ink, as 0xRRGGBB, and how dark a shadow is. */
class Palette private constructor(private val colours: Map<Ink, Int>, val shadow: Double) {
    operator fun get(ink: Ink): Int = colours.getValue(ink)

    private fun with(vararg changes: Pair<Ink, Int>) = Palette(colours + changes, shadow)

    companion object {
        val light = Palette(
            mapOf(
                Ink.Page to 0xF6F3EC,
                Ink.Card to 0xFFFFFF,
                Ink.Text to 0x23211D,
                Ink.Quiet to 0x6B665C,
                Ink.Board to 0xE9E2D3,
                Ink.SecondTone to 0xDDD4C1,
                Ink.Line to 0xBDB29B,
                Ink.Hole to 0xF6F3EC,
                Ink.Orange to 0xD2541B,
                Ink.OrangeRim to 0xA03D10,
                Ink.OrangeGlyph to 0xFFFFFF,
                Ink.Blue to 0x23519C,
                Ink.BlueRim to 0x173A75,
                Ink.BlueGlyph to 0xFFFFFF,
                Ink.Neutral to 0x7D7768,
                Ink.NeutralRim to 0x57524A,
                Ink.Accent to 0x23211D,
                Ink.Focus to 0x23211D,
                Ink.Hint to 0x8A6800,
                Ink.Win to 0x17764B,
                Ink.Draw to 0x8A6800,
                Ink.Loss to 0xB8352A,
                Ink.OnValue to 0xFFFFFF,
                Ink.Shadow to 0x000000,
            ),
            0.16,
        )

        val dark = Palette(
            mapOf(
                Ink.Page to 0x131417,
                Ink.Card to 0x1D1F24,
                Ink.Text to 0xECE9E2,
                Ink.Quiet to 0xA09A8E,
                Ink.Board to 0x2A2D34,
                Ink.SecondTone to 0x343841,
                Ink.Line to 0x4C515C,
                Ink.Hole to 0x131417,
                Ink.Orange to 0xFFA06E,
                Ink.OrangeRim to 0xFFC6A8,
                Ink.OrangeGlyph to 0x131417,
                Ink.Blue to 0x5590F0,
                Ink.BlueRim to 0x9CC0FF,
                Ink.BlueGlyph to 0x131417,
                Ink.Neutral to 0x777C88,
                Ink.NeutralRim to 0xA7ACB8,
                Ink.Accent to 0xECE9E2,
                Ink.Focus to 0xECE9E2,
                Ink.Hint to 0xE3B341,
                Ink.Win to 0x4CC38A,
                Ink.Draw to 0xE3B341,
                Ink.Loss to 0xF07167,
                Ink.OnValue to 0x131417,
                Ink.Shadow to 0x000000,
            ),
            0.45,
        )

        val lightHighContrast = light.with(
            Ink.Board to 0xFFFFFF,
            Ink.SecondTone to 0xE4E4E4,
            Ink.Line to 0x595959,
            Ink.Hole to 0xF0F0F0,
            Ink.Orange to 0xB83C00,
            Ink.OrangeRim to 0x000000,
            Ink.Blue to 0x0A3A8C,
            Ink.BlueRim to 0x000000,
            Ink.Neutral to 0x5C5C5C,
            Ink.NeutralRim to 0x000000,
            Ink.Accent to 0x000000,
            Ink.Text to 0x000000,
            Ink.Quiet to 0x404040,
        )

        val darkHighContrast = dark.with(
            Ink.Board to 0x000000,
            Ink.SecondTone to 0x262626,
            Ink.Line to 0xB0B0B0,
            Ink.Hole to 0x1A1A1A,
            Ink.Orange to 0xFFB184,
            Ink.OrangeRim to 0xFFFFFF,
            Ink.Blue to 0x6FA8FF,
            Ink.BlueRim to 0xFFFFFF,
            Ink.Neutral to 0x9A9A9A,
            Ink.NeutralRim to 0xFFFFFF,
            Ink.Accent to 0xFFFFFF,
            Ink.Text to 0xFFFFFF,
            Ink.Quiet to 0xC8C8C8,
        )

        val lightGreys = light.with(
            Ink.Page to 0xE8E8E8,
            Ink.Board to 0xC9C9C9,
            Ink.SecondTone to 0xBDBDBD,
            Ink.Line to 0x8A8A8A,
            Ink.Hole to 0xE8E8E8,
            Ink.Orange to 0xF4F4F4,
            Ink.OrangeRim to 0x3A3A3A,
            Ink.OrangeGlyph to 0x3A3A3A,
            Ink.Blue to 0x3A3A3A,
            Ink.BlueRim to 0x111111,
            Ink.Neutral to 0x6E6E6E,
            Ink.NeutralRim to 0x333333,
            Ink.Hint to 0x6B5000,
            Ink.Win to 0x115C3A,
            Ink.Draw to 0x6B5000,
            Ink.Loss to 0x9A2B22,
        )

        val darkGreys = dark.with(
            Ink.Orange to 0xF0F0F0,
            Ink.OrangeRim to 0xFFFFFF,
            Ink.OrangeGlyph to 0x131417,
            Ink.Blue to 0x8C8C8C,
            Ink.BlueRim to 0xD8D8D8,
            Ink.Neutral to 0x7A7A7A,
            Ink.NeutralRim to 0xBBBBBB,
        )

        /** Every palette by its name, in each theme. */
        val all = mapOf(
            "light" to light,
            "dark" to dark,
            "light-high-contrast" to lightHighContrast,
            "dark-high-contrast" to darkHighContrast,
            "light-greys" to lightGreys,
            "dark-greys" to darkGreys,
        )
    }
}
