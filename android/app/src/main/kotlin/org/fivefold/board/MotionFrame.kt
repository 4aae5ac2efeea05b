package org.fivefold.board

import org.fivefold.core.generated.Effect
import org.fivefold.core.generated.Piece
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.PieceKind
import org.fivefold.core.generated.Shift

/** One instant of some effects: what stands still, what is on its way and where it is. */
internal class MotionFrame private constructor(
    val standing: List<Piece>,
    val flying: FlyingPiece?,
    val body: CarriedBody?,
    /** How much is left to see of the pieces that vanish. */
    val fading: Map<UShort, Double>,
) {
    data class FlyingPiece(
        val kind: PieceKind,
        val colour: PieceColour,
        val x: Double,
        val y: Double,
        val size: Double = 1.0,
    )

    data class CarriedBody(
        val region: UShort,
        val x: Double,
        val y: Double,
        val degrees: Double,
        val scaleX: Double,
        val scaleY: Double,
        val pieces: List<Piece>,
    )

    companion object {
        fun of(scene: BoardScene): MotionFrame {
            val motion = scene.motion
                ?: return MotionFrame(scene.pieces.sortedBy { it.place }, null, null, emptyMap())
            val spots = scene.board.spots
            val board = motion.before.associateBy { it.place }.toMutableMap()
            var flying: FlyingPiece? = null
            var body: CarriedBody? = null
            val fading = mutableMapOf<UShort, Double>()

            fun carry(region: UShort, shifts: List<Shift>, degrees: Double, scaleX: Double, scaleY: Double) {
                val place = scene.board.region(region) ?: return
                val pieces = shifts.mapNotNull { board.remove(it.from) }.sortedBy { it.place }
                val (x, y) = place.x + place.width / 2 to place.y + place.height / 2
                body = CarriedBody(region, x, y, degrees, scaleX, scaleY, pieces)
            }

            for (span in MotionTimeline(scene.board.layout, motion.effects).spans) {
                val done = span.done(motion.elapsedMs)
                if (done >= 1.0) {
                    settle(board, span.effect)
                    continue
                }
                if (motion.elapsedMs < span.beginMs) continue
                val eased = easeOut(done)
                when (val effect = span.effect) {
                    is Effect.Appear -> spots[effect.piece.place]?.let {
                        flying = FlyingPiece(effect.piece.kind, effect.piece.colour, it.x, it.y, 0.4 + 0.6 * eased)
                    }
                    is Effect.Fall -> spots[effect.piece.place]?.let {
                        val top = if (scene.board.isFlipped) scene.board.height + 0.5 else -0.5
                        flying =
                            FlyingPiece(effect.piece.kind, effect.piece.colour, it.x, top + (it.y - top) * done * done)
                    }
                    is Effect.Move -> board.remove(effect.from)?.let { piece ->
                        val from = spots[effect.from] ?: return@let
                        val to = spots[effect.to] ?: return@let
                        flying = FlyingPiece(
                            piece.kind,
                            piece.colour,
                            from.x + (to.x - from.x) * eased,
                            from.y + (to.y - from.y) * eased,
                        )
                    }
                    is Effect.Vanish -> fading[effect.place] = 1.0 - eased
                    is Effect.Turn -> carry(effect.region, effect.shifts, 90.0 * eased, lift(eased), lift(eased))
                    is Effect.Mirror -> carry(effect.region, effect.shifts, 0.0, 1.0 - 2.0 * eased, lift(eased))
                    is Effect.Pass -> Unit
                }
            }
            return MotionFrame(board.values.sortedBy { it.place }, flying, body, fading)
        }

        private fun settle(board: MutableMap<UShort, Piece>, effect: Effect) {
            when (effect) {
                is Effect.Appear -> board[effect.piece.place] = effect.piece
                is Effect.Fall -> board[effect.piece.place] = effect.piece
                is Effect.Move -> board.remove(effect.from)?.let { board[effect.to] = it.copy(place = effect.to) }
                is Effect.Vanish -> board.remove(effect.place)
                is Effect.Turn -> shift(board, effect.shifts)
                is Effect.Mirror -> shift(board, effect.shifts)
                is Effect.Pass -> Unit
            }
        }

        private fun shift(board: MutableMap<UShort, Piece>, shifts: List<Shift>) {
            val lifted = shifts.mapNotNull { shift -> board.remove(shift.from)?.copy(place = shift.to) }
            lifted.forEach { board[it.place] = it }
        }

        /** How large a region is on its way: its corners must not run over its neighbours. */
        private fun lift(eased: Double) = 1.0 - 4.0 * LIFT * eased * (1.0 - eased)

        private const val LIFT = 0.2

        private fun easeOut(done: Double): Double {
            val rest = 1.0 - done
            return 1.0 - rest * rest * rest
        }
    }
}
