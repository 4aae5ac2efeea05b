package org.fivefold.core

import com.sun.jna.Native
import java.lang.ref.WeakReference
import java.util.concurrent.atomic.AtomicBoolean
import org.fivefold.core.generated.BoardLayout
import org.fivefold.core.generated.Candidate
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.Jumped
import org.fivefold.core.generated.LegalTurn
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Purpose
import org.fivefold.core.generated.Search
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.Session
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Snapshot
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.TargetValue
import org.fivefold.core.generated.Touched

/**
 * A game being played: the one owner of a session of the core and of the search that thinks about it.
 *
 * Used from one thread. What a search says arrives there through [post], and only if it is the search that runs; after
 * [close] every call does nothing and nothing arrives any more.
 */
class Game internal constructor(
    private val session: Session,
    private val post: (() -> Unit) -> Unit,
    private val start: (Purpose, ULong, SearchListener) -> Search = session::startSearch,
) : AutoCloseable {
    private var search: Search? = null
    private var searchNumber = 0
    private var onProgress: (SearchProgress) -> Unit = {}
    private var onFinished: (SearchReport) -> Unit = {}
    private var isClosed = false

    val id: String = session.game()
    val layout: BoardLayout = session.layout()

    private val firstColour = session.colour(Side.FIRST)
    private val secondColour = session.colour(Side.SECOND)

    /** What there is to show; after [close] what there was last. */
    var snapshot: Snapshot = session.snapshot()
        private set

    /** Whether a search runs. */
    val isThinking: Boolean get() = search != null

    fun colour(side: Side): PieceColour = if (side == Side.FIRST) firstColour else secondColour

    fun save(): String? = unlessClosed { session.save() }

    fun options(): List<OptionSetting> = unlessClosed { session.options() }.orEmpty()

    fun picture(): String? = unlessClosed { session.picture() }

    fun legalTurns(): List<LegalTurn> = unlessClosed { session.legalTurns() }.orEmpty()

    /** What a search knows of everything that may be touched now. */
    fun values(candidates: List<Candidate>): List<TargetValue> = unlessClosed { session.values(candidates) }.orEmpty()

    fun hit(x: Double, y: Double): UShort? = unlessClosed { session.hit(x, y) }

    fun touch(target: Target): Touched? = changing { session.touch(target) }

    fun finish(): Touched? = changing { session.finish() }

    fun dropPartial(): Boolean = changing { session.dropPartial() } ?: false

    fun play(turn: String): Touched? = changing { session.play(turn) }

    fun undo(): Jumped? = changing { session.undo() }

    fun redo(): Jumped? = changing { session.redo() }

    fun goTo(turn: UInt): Jumped? = changing { session.goTo(turn) }

    fun setLocale(locale: String) {
        changing { session.setLocale(locale) }
    }

    fun setConfirm(confirm: Boolean) {
        changing { session.setConfirm(confirm) }
    }

    fun setPlayer(side: Side, player: Player) {
        changing { session.setPlayer(side, player) }
    }

    fun setPaused(paused: Boolean) {
        changing { session.setPaused(paused) }
    }

    fun resign(side: Side) {
        changing { session.resign(side) }
    }

    fun agreeDraw() {
        changing { session.agreeDraw() }
    }

    /** Plays the turn a search has found; refused if the match has gone on since it began. */
    fun apply(report: SearchReport): Touched? = changing { session.apply(report) }

    /** The same game with the sides changed; this one stays as it is. */
    fun rematch(): Game? = unlessClosed { Game(session.rematch(), post) }

    /** Begins a search instead of the one that runs. What it says is passed on through the queue. */
    fun think(
        purpose: Purpose,
        seed: ULong,
        onProgress: (SearchProgress) -> Unit = {},
        onFinished: (SearchReport) -> Unit,
    ) {
        cancel()
        if (isClosed) return
        search = start(purpose, seed, QueuedListener(WeakReference(this), searchNumber, post))
        this.onProgress = onProgress
        this.onFinished = onFinished
    }

    internal fun hear(number: Int, progress: SearchProgress) {
        if (number == searchNumber) onProgress(progress)
    }

    internal fun hear(number: Int, report: SearchReport) {
        if (number != searchNumber) return
        val tell = onFinished
        forgetSearch()
        tell(report)
    }

    fun moveNow() {
        search?.moveNow()
    }

    /** Ends the search; nothing of it arrives any more. */
    fun cancel() {
        search?.cancel()
        forgetSearch()
    }

    override fun close() {
        if (isClosed) return
        cancel()
        isClosed = true
        session.close()
    }

    private fun forgetSearch() {
        searchNumber += 1
        search?.close()
        search = null
        onProgress = {}
        onFinished = {}
    }

    private fun <T> unlessClosed(call: () -> T): T? = if (isClosed) null else call()

    private fun <T> changing(call: () -> T): T? = unlessClosed {
        try {
            call()
        } finally {
            snapshot = session.snapshot()
        }
    }

    companion object {
        /** Sets up a game; throws [FivefoldException] if the options make none. */
        fun begin(id: String, options: List<OptionSetting>, locale: String, post: (() -> Unit) -> Unit): Game =
            Game(Session(id, options, locale), post)

        /** Reads a saved game; throws [FivefoldException] if the text is none. */
        fun load(text: String, locale: String, post: (() -> Unit) -> Unit): Game =
            Game(Session.load(text, locale), post)
    }
}

/**
 * Takes messages on the search's thread. The thread stays attached to the virtual machine from the first message to the
 * last, which makes a message five times as cheap. It knows the game weakly, and by it those who are told: a search that
 * is never closed must not keep alive the game whose end would be its own.
 */
private class QueuedListener(
    private val game: WeakReference<Game>,
    private val number: Int,
    private val post: (() -> Unit) -> Unit,
) : SearchListener {
    private val isFirst = AtomicBoolean(true)

    override fun onProgress(progress: SearchProgress) {
        if (isFirst.getAndSet(false)) Native.detach(false)
        post { game.get()?.hear(number, progress) }
    }

    override fun onFinished(report: SearchReport) {
        Native.detach(true)
        post { game.get()?.hear(number, report) }
    }
}
