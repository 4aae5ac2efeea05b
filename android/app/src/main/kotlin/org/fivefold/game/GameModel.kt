package org.fivefold.game

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.fivefold.core.Game
import org.fivefold.core.generated.Effect
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.Piece
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Purpose
import org.fivefold.core.generated.SearchOutcome
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.SearchView
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Snapshot
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.Touched

/** What the game screen shows. */
data class GameState(
    val snapshot: Snapshot,
    /** Whether the computer thinks about its move; never stored, always what is. */
    val isThinking: Boolean = false,
    /** What the running search, or the last one of this position, knows. */
    val view: SearchView? = null,
    val elapsedMs: Long = 0,
    val analyses: Boolean = false,
    /** The turn a hint suggests, as text. */
    val hint: String? = null,
    val isHinting: Boolean = false,
    /** The effects to show, and the pieces before them; a new object for each change that moves something. */
    val shown: Shown? = null,
    /** A sentence to be shown for a moment: why a touch meant nothing. */
    val notice: Notice? = null,
    /** The last write to storage did not work. */
    val isUnsaved: Boolean = false,
)

class Shown(val before: List<Piece>, val effects: List<Effect>)

class Notice(val text: String)

/** The state of one game and everything that can be done to it. Used from one thread. */
class GameModel(
    private var game: Game,
    private val save: (Game) -> Boolean,
    private val seed: () -> ULong,
    private val onEnd: (Game) -> Unit = {},
) : AutoCloseable {
    private val mutableState = MutableStateFlow(GameState(game.snapshot))
    private var isVisible = false

    val state: StateFlow<GameState> = mutableState.asStateFlow()
    val id: String get() = game.id
    val layout get() = game.layout

    fun colour(side: Side): PieceColour = game.colour(side)

    /** The screen is seen: the computer goes on thinking if it is its turn. */
    fun show() {
        isVisible = true
        goOn()
    }

    /** The screen is not seen any more: nothing thinks, and the game is kept. */
    fun hide() {
        isVisible = false
        stopThinking()
        keep()
        publish()
    }

    fun touch(target: Target) = change { game.touch(target) }

    fun hit(x: Double, y: Double): UShort? = game.hit(x, y)

    fun finish() = change { game.finish() }

    fun play(turn: String) = change { game.play(turn) }

    fun legalTurns() = game.legalTurns()

    fun dropPartial() = jump {
        game.dropPartial()
        null
    }

    fun undo() = jump { game.undo()?.effects }

    fun redo() = jump { game.redo()?.effects }

    fun goTo(turn: UInt) = jump { game.goTo(turn)?.effects }

    fun resign(side: Side) = jump {
        game.resign(side)
        null
    }

    fun agreeDraw() = jump {
        game.agreeDraw()
        null
    }

    fun setPlayer(side: Side, player: Player) = jump {
        game.setPlayer(side, player)
        null
    }

    fun setPaused(paused: Boolean) = jump {
        game.setPaused(paused)
        null
    }

    fun setConfirm(confirm: Boolean) = jump {
        game.setConfirm(confirm)
        null
    }

    fun setLocale(locale: String) = jump {
        game.setLocale(locale)
        null
    }

    fun saved(): String? = game.save()

    /** Ends the computer's thinking with its best move so far. */
    fun moveNow() = game.moveNow()

    fun setAnalyses(analyses: Boolean) {
        stopThinking()
        mutableState.value = mutableState.value.copy(analyses = analyses, view = null, hint = null)
        goOn()
    }

    /** The screen has shown how the pieces moved; it is not to be shown again. */
    fun motionEnded(shown: Shown) {
        if (mutableState.value.shown === shown) mutableState.value = mutableState.value.copy(shown = null)
    }

    /** Asks for the best turn; it appears in the state. */
    fun askHint() {
        if (game.snapshot.side == null || game.snapshot.computerToMove) return
        stopThinking()
        mutableState.value = mutableState.value.copy(isHinting = true, hint = null)
        think(Purpose.Hint) { report ->
            val outcome = report.outcome
            val turn = (outcome as? SearchOutcome.Move)?.turn
            mutableState.value = mutableState.value.copy(isHinting = false, hint = turn, view = report.view)
            goOn()
        }
    }

    fun rematch() {
        val next = game.rematch() ?: return
        stopThinking()
        game.close()
        game = next
        mutableState.value = GameState(game.snapshot, analyses = mutableState.value.analyses)
        keep()
        goOn()
    }

    override fun close() {
        stopThinking()
        game.close()
    }

    /** Something that may play a turn. */
    private fun change(call: () -> Touched?) {
        val before = game.snapshot.pieces
        val wasThinking = game.isThinking && mutableState.value.isThinking
        if (!wasThinking) stopThinking()
        try {
            when (val touched = call()) {
                null -> return
                is Touched.Rejected -> notice(touched.reason)
                is Touched.Partial -> changed(before, touched.effects)
                is Touched.MayFinish -> changed(before, touched.effects)
                is Touched.Done -> changed(before, touched.effects)
            }
        } catch (fault: FivefoldException) {
            notice(fault.message.orEmpty())
        }
        goOn()
    }

    /** Something that ends whatever is thought about now. */
    private fun jump(call: () -> List<Effect>?) {
        val before = game.snapshot.pieces
        stopThinking()
        try {
            changed(before, call().orEmpty())
        } catch (fault: FivefoldException) {
            notice(fault.message.orEmpty())
        }
        goOn()
    }

    private fun changed(before: List<Piece>, effects: List<Effect>) {
        val hadEnded = mutableState.value.snapshot.result != null
        val shown = if (effects.isEmpty()) null else Shown(before, effects)
        mutableState.value =
            mutableState.value.copy(snapshot = game.snapshot, shown = shown, notice = null, hint = null, view = null)
        keep()
        if (!hadEnded && game.snapshot.result != null) onEnd(game)
    }

    private fun notice(text: String) {
        mutableState.value = mutableState.value.copy(snapshot = game.snapshot, notice = Notice(text))
    }

    /** Lets the computer think if it is its turn, or analyses if that is wanted. */
    private fun goOn() {
        if (isVisible && !game.isThinking) {
            when {
                game.snapshot.waitsForComputer -> think(Purpose.Move, ::moved)
                mutableState.value.analyses && game.snapshot.side != null && !game.snapshot.mayFinish ->
                    think(Purpose.Analysis) { report ->
                        if (report.outcome is SearchOutcome.Move) see(report.view, report.elapsedMs)
                    }
            }
        }
        publish()
    }

    private fun think(purpose: Purpose, onFinished: (SearchReport) -> Unit) {
        try {
            game.think(purpose, seed(), onProgress = { see(it.view, it.elapsedMs) }, onFinished = onFinished)
        } catch (fault: FivefoldException) {
            notice(fault.message.orEmpty())
        }
        publish()
    }

    private fun moved(report: SearchReport) {
        val before = game.snapshot.pieces
        if (report.outcome is SearchOutcome.Move) {
            try {
                (game.apply(report) as? Touched.Done)?.let { changed(before, it.effects) }
            } catch (fault: FivefoldException) {
                notice(fault.message.orEmpty())
            }
        } else {
            (report.outcome as? SearchOutcome.Failed)?.let { notice(it.reason) }
            publish()
            return
        }
        goOn()
    }

    private fun see(view: SearchView, elapsedMs: ULong) {
        mutableState.value = mutableState.value.copy(view = view, elapsedMs = elapsedMs.toLong())
    }

    private fun stopThinking() {
        game.cancel()
        mutableState.value = mutableState.value.copy(isHinting = false)
    }

    private fun keep() {
        val isUnsaved = !save(game)
        mutableState.value = mutableState.value.copy(isUnsaved = isUnsaved)
    }

    private fun publish() {
        mutableState.value = mutableState.value.copy(
            snapshot = game.snapshot,
            isThinking = game.isThinking && game.snapshot.computerToMove,
        )
    }
}
