package org.fivefold.game

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.fivefold.board.Arrow
import org.fivefold.board.BoardCursor
import org.fivefold.core.Game
import org.fivefold.core.generated.Candidate
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
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.TargetValue
import org.fivefold.core.generated.Touched
import org.fivefold.core.sentence

/** What a game on the screen needs of the app around it. */
class GameKeeper(
    /** Stores the match, which is told from others by its number, and says whether that worked. */
    val save: (Game, ULong) -> Boolean,
    /** Hears of a match that has ended, as often as it ends. */
    val ended: (Game, ULong) -> Unit = { _, _ -> },
    /** A number by lot. */
    val seed: () -> ULong,
)

/** The state of one game and everything that can be done to it. Used from one thread. */
class GameModel(private var game: Game, private var match: ULong, private val keeper: GameKeeper) : AutoCloseable {
    private val mutableState = MutableStateFlow(GameState(game.snapshot))
    private var isVisible = false

    /** What the search that runs is for. */
    private var purpose: Purpose? = null

    /** The analysis of the position shown has come to its end. */
    private var isAnalysed = false

    /** What the hint's search found, as long as its turn can still be made. */
    private var hinted: List<Candidate> = emptyList()

    val state: StateFlow<GameState> = mutableState.asStateFlow()
    val id: String get() = game.id
    val layout get() = game.layout

    fun colour(side: Side): PieceColour = game.colour(side)

    fun legalTurns() = game.legalTurns()

    fun hit(x: Double, y: Double): UShort? = game.hit(x, y)

    /** The match as text, for people to pass on. */
    fun saved(): String? = game.save()

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

    /** Touches the board; while a complete turn waits to be confirmed that means another turn instead of it. */
    fun touch(target: Target) {
        if (game.snapshot.mayFinish) game.dropPartial()
        change { game.touch(target) }
    }

    fun finish() = change { game.finish() }

    fun play(turn: String) = change { game.play(turn) }

    fun dropPartial() {
        if (game.snapshot.hasPartial) jump { game.dropPartial().let { null } }
    }

    fun undo() = jump { game.undo()?.effects }

    fun redo() = jump { game.redo()?.effects }

    fun goTo(turn: UInt) = jump { game.goTo(turn)?.effects }

    fun resign(side: Side) = jump { game.resign(side).let { null } }

    fun agreeDraw() = jump { game.agreeDraw().let { null } }

    fun setPlayer(side: Side, player: Player) = jump { game.setPlayer(side, player).let { null } }

    fun setPaused(paused: Boolean) = jump { game.setPaused(paused).let { null } }

    fun setConfirm(confirm: Boolean) = game.setConfirm(confirm).also { publish() }

    fun setLocale(locale: String) = game.setLocale(locale).also { publish() }

    /** Ends the computer's thinking with its best move so far. */
    fun moveNow() = game.moveNow()

    /** Lets the computer play on from an earlier turn, which it does not do unasked. */
    fun letComputerPlay() {
        if (!mutableState.value.mayLetComputerPlay) return
        stopThinking()
        think(Purpose.Move, ::moved)
    }

    fun setAnalyses(analyses: Boolean) {
        if (!mutableState.value.isThinking) stopThinking()
        isAnalysed = false
        mutableState.value = mutableState.value.copy(analyses = analyses)
        forgetHint()
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
        if (game.snapshot.mayFinish) dropPartial()
        forgetHint()
        mutableState.value = mutableState.value.copy(isHinting = true)
        think(Purpose.Hint) { report ->
            mutableState.value = mutableState.value.copy(isHinting = false)
            (report.outcome as? SearchOutcome.Move)?.let { found ->
                hinted = report.view.candidates.filter { it.turn == found.turn }
                val sentence = legalTurns().firstOrNull { it.text == found.turn }?.sentence ?: found.turn
                mutableState.value = mutableState.value.copy(hint = Hint(found.turn, sentence, null))
            }
            (report.outcome as? SearchOutcome.Failed)?.let { notice(it.reason) }
            see(report.view, report.elapsedMs)
            goOn()
        }
    }

    /** Moves the keyboard's cursor; says whether there was anywhere to go. */
    fun moveCursor(arrow: Arrow): Boolean {
        val next = BoardCursor.after(layout, game.snapshot, mutableState.value.cursor, arrow) ?: return false
        mutableState.value = mutableState.value.copy(cursor = next)
        return true
    }

    /** Touches what the cursor is on; a region that gets chosen by it offers its operations. */
    fun actAtCursor() {
        val cursor = mutableState.value.cursor ?: return
        touch(cursor)
        val next = BoardCursor.afterTouch(layout, game.snapshot, cursor)
        mutableState.value = mutableState.value.copy(cursor = next)
    }

    /** A finger has taken over. */
    fun hideCursor() {
        if (mutableState.value.cursor != null) mutableState.value = mutableState.value.copy(cursor = null)
    }

    fun rematch() {
        val next = game.rematch() ?: return
        stopThinking()
        game.close()
        game = next
        match = keeper.seed()
        isAnalysed = false
        hinted = emptyList()
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
        try {
            when (val touched = call() ?: return) {
                is Touched.Rejected -> notice(touched.reason)
                is Touched.Partial -> changed(before, touched.effects)
                is Touched.MayFinish -> changed(before, touched.effects)
                is Touched.Done -> {
                    stopThinking()
                    forgetPosition()
                    changed(before, touched.effects)
                }
            }
        } catch (fault: FivefoldException) {
            notice(fault.sentence)
        }
        goOn()
    }

    /** Something that ends whatever is thought about now. */
    private fun jump(call: () -> List<Effect>?) {
        val before = game.snapshot.pieces
        stopThinking()
        try {
            val effects = call().orEmpty()
            forgetPosition()
            changed(before, effects)
        } catch (fault: FivefoldException) {
            notice(fault.sentence)
        }
        goOn()
    }

    private fun changed(before: List<Piece>, effects: List<Effect>) {
        val shown = if (effects.isEmpty()) null else Shown(before, effects)
        mutableState.value = mutableState.value.copy(snapshot = game.snapshot, shown = shown, notice = null)
        keep()
        if (game.snapshot.result != null) keeper.ended(game, match)
    }

    private fun notice(text: String) {
        mutableState.value = mutableState.value.copy(snapshot = game.snapshot, notice = Notice(text))
    }

    /** Lets the computer think if it is its turn, or analyses if that is wanted. */
    private fun goOn() {
        if (isVisible && !game.isThinking) {
            val snapshot = game.snapshot
            when {
                snapshot.waitsForComputer -> think(Purpose.Move, ::moved)
                mutableState.value.analyses && !isAnalysed && snapshot.side != null && !snapshot.mayFinish ->
                    think(Purpose.Analysis) { report ->
                        isAnalysed = true
                        see(report.view, report.elapsedMs)
                        publish()
                    }
            }
        }
        publish()
    }

    private fun think(purpose: Purpose, onFinished: (SearchReport) -> Unit) {
        try {
            game.think(purpose, keeper.seed(), onProgress = { see(it.view, it.elapsedMs) }, onFinished = onFinished)
            this.purpose = purpose
        } catch (fault: FivefoldException) {
            notice(fault.sentence)
        }
        publish()
    }

    private fun moved(report: SearchReport) {
        val before = game.snapshot.pieces
        when (val outcome = report.outcome) {
            is SearchOutcome.Move -> {
                try {
                    (game.apply(report) as? Touched.Done)?.let {
                        forgetPosition()
                        changed(before, it.effects)
                    }
                } catch (fault: FivefoldException) {
                    notice(fault.sentence)
                }
                goOn()
            }
            is SearchOutcome.Failed -> {
                notice(outcome.reason)
                publish()
            }
            is SearchOutcome.Cancelled -> publish()
        }
    }

    private fun see(view: SearchView, elapsedMs: ULong) {
        mutableState.value = mutableState.value.copy(view = view, elapsedMs = elapsedMs.toLong())
        publish()
    }

    private fun stopThinking() {
        game.cancel()
        purpose = null
        mutableState.value = mutableState.value.copy(isHinting = false)
    }

    /** What was known of the position shown is of no use for another one. */
    private fun forgetPosition() {
        isAnalysed = false
        mutableState.value = mutableState.value.copy(view = null, elapsedMs = 0)
        forgetHint()
    }

    private fun forgetHint() {
        hinted = emptyList()
        mutableState.value = mutableState.value.copy(hint = null)
    }

    private fun keep() {
        val isUnsaved = !keeper.save(game, match)
        if (isUnsaved !=
            mutableState.value.isUnsaved
        ) {
            mutableState.value = mutableState.value.copy(isUnsaved = isUnsaved)
        }
    }

    private fun publish() {
        val state = mutableState.value
        val view = state.view
        mutableState.value = state.copy(
            snapshot = game.snapshot,
            isThinking = game.isThinking && purpose == Purpose.Move,
            values = if (state.analyses && view != null) valuesOf(view.candidates) else emptyList(),
            hint = state.hint?.copy(target = valuesOf(hinted).maxByOrNull { it.value }?.target),
        )
    }

    private fun valuesOf(candidates: List<Candidate>): List<TargetValue> =
        if (game.snapshot.mayFinish) emptyList() else game.values(candidates)
}
