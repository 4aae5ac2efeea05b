package org.fivefold.study

import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.StudyTurn
import org.fivefold.core.generated.TurnMark
import org.fivefold.game.Chip
import org.fivefold.game.Mark

/** The turns of a game that is reviewed, with what each was worth. */
internal val StudyState.chips: List<Chip>
    get() = turns.map { Chip(it.number, it.colour, it.text, it.sentence, markOf(it)) }

/** The usual signs of annotated games; what was good enough has none. */
private fun markOf(turn: StudyTurn): Mark? {
    val (sign, ink) = when (turn.mark) {
        null, TurnMark.FORCED, TurnMark.BEST -> return null
        TurnMark.ONLY -> "!" to Ink.WIN
        TurnMark.INACCURACY -> "?!" to Ink.DRAW
        TurnMark.MISTAKE -> "?" to Ink.LOSS
        TurnMark.BLUNDER, TurnMark.GAVE_AWAY -> "??" to Ink.LOSS
    }
    return Mark(sign, ink, turn.markWords)
}
