package org.fivefold.board

import kotlin.math.floor
import org.fivefold.core.generated.BoardOperationKind
import org.fivefold.core.generated.PlaceShape
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.TargetValue
import org.fivefold.core.generated.Verdict

/** A value as it is said aloud, where letters on a pill say nothing. */
sealed interface SpokenValue {
    /** Proven, and in how many turns where that is known. */
    data class Wins(val turns: Int?) : SpokenValue

    data object Draws : SpokenValue

    data class Loses(val turns: Int?) : SpokenValue

    /** Estimated. */
    data class Chance(val percent: Int) : SpokenValue
}

/** The chance to win in per cent. */
private val TargetValue.percent get() = floor((value + 1.0) * 50.0 + 0.5).toInt()

/** What a value says, for whoever hears it. */
fun spokenOf(value: TargetValue): SpokenValue {
    val proof = value.proof ?: return SpokenValue.Chance(value.percent)
    val turns = proof.turns?.toInt()
    return when (proof.verdict) {
        Verdict.WIN -> SpokenValue.Wins(turns)
        Verdict.DRAW -> SpokenValue.Draws
        Verdict.LOSS -> SpokenValue.Loses(turns)
    }
}

/** The text of a value: `W7`, `=`, `L9` if it is proven, else the chance to win in per cent. */
fun textOf(value: TargetValue, words: ValueWords): String {
    val proof = value.proof ?: return value.percent.toString()
    val turns = proof.turns?.toString().orEmpty()
    return when (proof.verdict) {
        Verdict.WIN -> words.win + turns
        Verdict.DRAW -> words.draw
        Verdict.LOSS -> words.loss + turns
    }
}

/** The ink of a value, proven or not. */
fun inkOf(value: TargetValue): Ink {
    val proof = value.proof
    return when {
        proof != null -> when (proof.verdict) {
            Verdict.WIN -> Ink.Win
            Verdict.DRAW -> Ink.Draw
            Verdict.LOSS -> Ink.Loss
        }
        value.value > EVEN -> Ink.Win
        value.value < -EVEN -> Ink.Loss
        else -> Ink.Draw
    }
}

/** Up to here an estimate means that nobody is ahead: 45 to 55 per cent. */
private const val EVEN = 0.1

/** Draws what is known of everything that can be touched. */
internal class ValueBrush(
    private val board: SeenBoard,
    private val words: ValueWords,
    /** The places on which a piece stands: it stays in sight. */
    private val taken: Set<UShort>,
    private val out: MutableList<Primitive>,
) {
    fun value(value: TargetValue) {
        when (val target = value.target) {
            is Target.Place -> board.spot(target.place)?.let { spot ->
                when {
                    spot.place in taken -> pill(value, null, spot.x, spot.y + 0.3, 0.8)
                    // Bridges lie between two piers: there is more room on a gap.
                    spot.shape == PlaceShape.GAP -> pill(value, null, spot.x, spot.y, 1.25)
                    else -> pill(value, null, spot.x, spot.y, 1.0)
                }
            }
            is Target.Operation -> tag(board, target)?.let { pill(value, target.kind, it.x, it.y, 0.9) }
        }
    }

    private fun pill(value: TargetValue, kind: BoardOperationKind?, x: Double, y: Double, room: Double) {
        val text = textOf(value, words)
        val ink = inkOf(value)
        val isProven = value.proof != null
        // A cell is one unit wide, whatever is written.
        val size = room * if (text.length < 3 || kind != null) {
            0.42
        } else if (text.length == 3) {
            0.36
        } else {
            0.3
        }
        val height = room * 0.54
        val sign = if (kind == null) 0.0 else size * 1.1
        val width = maxOf(height, size * 0.6 * text.length + sign + size * 0.5)
        fun plate(grown: Double, of: Ink, alpha: Double) = Primitive.Plate(
            x - width / 2 - grown,
            y - height / 2 - grown,
            width + 2 * grown,
            height + 2 * grown,
            height / 2 + grown,
            of,
            alpha,
        )
        if (value.isBest) out += plate(0.07, Ink.Accent, 1.0)
        out += plate(0.0, Ink.Card, 1.0)
        out += plate(0.0, ink, if (isProven) 1.0 else ESTIMATED)
        if (!isProven) {
            out +=
                Primitive.Frame(
                    x - width / 2 + 0.02,
                    y - height / 2 + 0.02,
                    width - 0.04,
                    height - 0.04,
                    height / 2,
                    0.04,
                    ink
                )
        }
        val onIt = if (isProven) Ink.OnValue else Ink.Text
        if (kind != null) out.glyph(kind, x - width / 2 + size * 0.75, y, size * 0.32, onIt)
        out += Primitive.Caption(x + sign / 2, y, size, text, onIt, bold = true)
    }

    companion object {
        /** How much of its ink an estimate has. */
        const val ESTIMATED = 0.25

        /** Where the value of an operation is written: on its region, between the rows of places. */
        fun tag(board: SeenBoard, operation: Target.Operation): Corner? {
            val region = board.region(operation.region) ?: return null
            val row = when (operation.kind) {
                BoardOperationKind.TURN -> 1
                BoardOperationKind.MIRROR -> 2
                BoardOperationKind.PASS -> return null
            }
            return Corner(region.x + region.width / 2, region.y + region.height * row / 3)
        }
    }
}
