package org.fivefold.core

import kotlin.math.floor
import org.fivefold.core.generated.BoardLayout
import org.fivefold.core.generated.BoardOperationKind
import org.fivefold.core.generated.Candidate
import org.fivefold.core.generated.Effect
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.Piece
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Proof
import org.fivefold.core.generated.SearchOutcome

/** How a scenario writes what it sees; the same words as in the other hosts. */
object Words {
    fun of(fault: FivefoldException): String = when (fault) {
        is FivefoldException.UnknownGame -> "error unknown-game: ${fault.id}"
        is FivefoldException.Options -> "error options: ${fault.reason}"
        is FivefoldException.Save -> "error save: ${fault.reason}"
        is FivefoldException.Refused -> "error refused: ${fault.reason}"
        is FivefoldException.Listener -> "error listener: ${fault.reason}"
        is FivefoldException.Fault -> "error fault: ${fault.reason}"
    }

    fun place(layout: BoardLayout, place: UShort): String =
        layout.spots.firstOrNull { it.place == place }?.name ?: "#$place"

    fun places(layout: BoardLayout, places: List<UShort>): String = places.joinToString(" ") { place(layout, it) }

    fun region(layout: BoardLayout, id: UShort): String = layout.regions.firstOrNull { it.id == id }?.name ?: "#$id"

    fun effect(layout: BoardLayout, effect: Effect): String = when (effect) {
        is Effect.Appear -> "  appear ${piece(layout, effect.piece)}"
        is Effect.Fall -> "  fall ${piece(layout, effect.piece)}"
        is Effect.Move -> "  move ${place(layout, effect.from)} ${place(layout, effect.to)}"
        is Effect.Vanish -> "  vanish ${place(layout, effect.place)}"
        is Effect.Turn -> "  turn ${region(layout, effect.region)} of ${effect.shifts.size}"
        is Effect.Mirror -> "  mirror ${region(layout, effect.region)} of ${effect.shifts.size}"
        is Effect.Pass -> "  pass ${word(effect.side)}"
    }

    fun player(player: Player): String = when (player) {
        is Player.Human -> "human"
        is Player.Level -> "level ${player.number}"
        is Player.Limits -> "limits visits=${player.visits ?: "none"} ms=${player.ms ?: "none"}"
    }

    fun operation(kind: BoardOperationKind): String = word(kind)

    fun setting(setting: OptionSetting): String = "${setting.name}=${value(setting.value)}"

    fun value(value: OptionValue): String = when (value) {
        is OptionValue.Number -> value.number.toString()
        is OptionValue.Word -> value.word
        is OptionValue.Cells -> value.cells.joinToString(",", "[", "]")
    }

    fun outcome(outcome: SearchOutcome): String = when (outcome) {
        is SearchOutcome.Move -> "move ${outcome.turn}, stopped: ${word(outcome.stopped)}"
        is SearchOutcome.Cancelled -> "cancelled"
        is SearchOutcome.Failed -> "failed: ${outcome.reason}"
    }

    fun candidate(candidate: Candidate): String {
        val known = candidate.proof?.let(::proof) ?: thousandths(candidate.value)
        return "  ${candidate.turn} ${candidate.visits} visits, $known"
    }

    fun proof(proof: Proof): String {
        val turns = proof.turns?.let { " in $it" }.orEmpty()
        return "proven ${word(proof.verdict)}$turns"
    }

    /** A value in thousandths, the same in every language. */
    fun thousandths(value: Double): String = "${floor(value * 1000.0 + 0.5).toLong()}/1000"

    /** The name of a constant as scenarios write it: `only-turn`. */
    fun word(constant: Enum<*>): String = constant.name.lowercase().replace('_', '-')

    fun piece(layout: BoardLayout, piece: Piece) =
        "${place(layout, piece.place)} ${word(piece.colour)} ${word(piece.kind)}"
}
