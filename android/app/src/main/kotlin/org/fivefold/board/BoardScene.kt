package org.fivefold.board

import org.fivefold.core.generated.BoardLayout
import org.fivefold.core.generated.Effect
import org.fivefold.core.generated.Mark
import org.fivefold.core.generated.Piece

/** Everything that a picture of a board depends on. */
data class BoardScene(
    val layout: BoardLayout,
    /** The pieces on the board; while something moves, where they will be in the end. */
    val pieces: List<Piece>,
    val marks: List<Mark> = emptyList(),
    val picked: UShort? = null,
    /** The places of the last turn: where a piece came from, if it moved, and then where it is. */
    val lastTurn: List<UShort> = emptyList(),
    val winningLine: List<UShort> = emptyList(),
    /** The place under the finger, the pointer or the keyboard's cursor, whose mark's piece is shown in advance. */
    val hovered: UShort? = null,
    /** The place the keyboard's cursor is on. */
    val cursor: UShort? = null,
    /** The region whose operations are offered. */
    val chosenRegion: UShort? = null,
    val values: List<PlaceValue> = emptyList(),
    /** Sets of places that prove the value of the position, each drawn in a way of its own. */
    val certificate: List<List<UShort>> = emptyList(),
    val motion: Motion? = null,
    val coordinates: Boolean = true,
)

/** What comes of a touch on a place, as far as that is known. */
data class PlaceValue(
    val place: UShort,
    /** `W7`, `=`, `L9` or an estimate in per cent. */
    val text: String,
    val ink: Ink,
    /** Proven values are solid, estimates translucent. */
    val proven: Boolean,
)

/** Effects on their way. */
data class Motion(
    /** The pieces before the first effect. */
    val before: List<Piece>,
    val effects: List<Effect>,
    /** The time since the first effect began, at normal speed. */
    val elapsedMs: Double,
)
