package org.fivefold.board

/** What a stroke means; a [Palette] says which colour that is. */
enum class Ink {
    Page,
    Card,
    Text,
    Quiet,
    Board,
    SecondTone,
    Line,
    Hole,
    Orange,
    OrangeRim,
    OrangeGlyph,
    Blue,
    BlueRim,
    BlueGlyph,
    Neutral,
    NeutralRim,
    Accent,
    Focus,
    Hint,
    Win,
    Draw,
    Loss,
    OnValue,
    Shadow,
}
