package org.fivefold.analysis

import org.fivefold.core.generated.Proof
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Verdict

/** How the sides stand. */
data class Evaluation(
    /** The first side's share of the bar, from 0 to 1. */
    val firstShare: Double,
    /** The side that wins with best play; only if that is proven. */
    val winner: Side?,
    val isDrawn: Boolean,
    /** In how many turns it is decided, where that is known. */
    val turns: Int?,
) {
    companion object {
        /** From what a search knows for the side to move. */
        fun of(side: Side, value: Double, proof: Proof?): Evaluation {
            val turns = proof?.turns?.toInt()
            fun won(winner: Side) = Evaluation(if (winner == Side.FIRST) 1.0 else 0.0, winner, false, turns)
            return when (proof?.verdict) {
                Verdict.WIN -> won(side)
                Verdict.LOSS -> won(if (side == Side.FIRST) Side.SECOND else Side.FIRST)
                Verdict.DRAW -> Evaluation(0.5, null, true, turns)
                null -> {
                    val own = ((value + 1) / 2).coerceIn(0.0, 1.0)
                    Evaluation(if (side == Side.FIRST) own else 1 - own, null, false, null)
                }
            }
        }
    }
}
