package org.fivefold.board

import org.fivefold.core.generated.BoardOperation
import org.fivefold.core.generated.Effect
import org.fivefold.core.generated.Mark
import org.fivefold.core.generated.Piece
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.TargetValue

/** Everything that a picture of a board depends on. */
data class BoardScene(
    val board: SeenBoard,
    /** The pieces on the board; while something moves, where they will be in the end. */
    val pieces: List<Piece>,
    val marks: List<Mark> = emptyList(),
    val picked: UShort? = null,
    /** The places of the last turn: where a piece came from, if it moved, and then where it is. */
    val lastTurn: List<UShort> = emptyList(),
    val winningLine: List<UShort> = emptyList(),
    /** The place under the finger, the pointer or the keyboard's cursor, whose mark's piece is shown in advance. */
    val hovered: UShort? = null,
    /** What the keyboard's cursor is on: a place or the button of an operation. */
    val cursor: Target? = null,
    /** The region whose operations are offered. */
    val chosenRegion: UShort? = null,
    /** The operations that have buttons on the board, beside the chosen region. */
    val operations: List<BoardOperation> = emptyList(),
    /** What is known of everything that can be touched; nothing when nobody analyses. */
    val values: List<TargetValue> = emptyList(),
    val valueWords: ValueWords = ValueWords(),
    /** What a hint suggests to touch. */
    val hints: List<Target> = emptyList(),
    val certificate: Certificate? = null,
    val motion: Motion? = null,
)

/** The letters before the number of turns of a proven value, in the language of the app. */
data class ValueWords(val win: String = "W", val draw: String = "=", val loss: String = "L")

/** Sets of places that prove who wins, each drawn in a way of its own. */
data class Certificate(
    /** Whose win they prove. */
    val colour: PieceColour,
    val sets: List<List<UShort>>,
)

/** Effects on their way. */
data class Motion(
    /** The pieces before the first effect. */
    val before: List<Piece>,
    val effects: List<Effect>,
    /** The time since the first effect began, at normal speed. */
    val elapsedMs: Double,
)
