package org.fivefold.board

import org.fivefold.core.generated.BoardLayout
import org.fivefold.core.generated.Effect

/** When each of some effects begins and how long it takes, in milliseconds at normal speed. */
class MotionTimeline(layout: BoardLayout, effects: List<Effect>) {
    /** One effect's part of the time. */
    data class Span(val effect: Effect, val beginMs: Double, val lengthMs: Double) {
        /** How much of the effect has happened, from 0 to 1. */
        fun done(elapsedMs: Double): Double = ((elapsedMs - beginMs) / lengthMs).coerceIn(0.0, 1.0)
    }

    val spans: List<Span>

    /** When the last effect ends. */
    val lengthMs: Double

    init {
        val rows = layout.spots.associate { it.place to it.row.toInt() }
        var begin = 0.0
        spans = effects.map { effect ->
            val length = when (effect) {
                is Effect.Fall -> FALL_MS + FALL_ROW_MS * (rows[effect.piece.place] ?: 0)
                is Effect.Appear, is Effect.Vanish -> APPEAR_MS
                is Effect.Move, is Effect.Turn, is Effect.Mirror -> MOVE_MS
                is Effect.Pass -> PASS_MS
            }
            val span = Span(effect, begin, length)
            // A piece is taken while the one that takes it arrives.
            if (effect !is Effect.Vanish) begin += length
            span
        }
        lengthMs = spans.maxOfOrNull { it.beginMs + it.lengthMs } ?: 0.0
    }

    private companion object {
        const val FALL_MS = 120.0
        const val FALL_ROW_MS = 30.0
        const val APPEAR_MS = 160.0
        const val MOVE_MS = 250.0
        const val PASS_MS = 200.0
    }
}
