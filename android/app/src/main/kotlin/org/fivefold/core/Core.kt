package org.fivefold.core

import com.sun.jna.Native
import java.io.File
import org.fivefold.core.generated.AppCore
import org.fivefold.core.generated.AppCoreInterface
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.Match
import org.fivefold.core.generated.MatchInterface
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.NewGame
import org.fivefold.core.generated.NewGameInterface
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.Study
import org.fivefold.core.generated.StudyInterface
import org.fivefold.core.generated.StudyState

/**
 * The one owner of the core's handles: of the app, of the match on the screen, of the game that is being decided about and
 * of what is studied.
 *
 * Made on any thread, used from the main thread. What a search says arrives there through one queue, and the match that
 * hears of it brings a state that is handed to [onMatch], as a review's is to [onStudy]. What the core refuses is a sentence
 * for [onRefusal]. After [close] every call answers nothing and nothing arrives any more.
 */
class Core private constructor(private val app: AppCore, private val ear: Ear) : AutoCloseable {
    private var match: Match? = null
    private var newGame: NewGame? = null
    private var study: Study? = null
    private var isClosed = false

    var onMatch: (MatchState) -> Unit = {}
    var onStudy: (StudyState) -> Unit = {}
    var onRefusal: (String) -> Unit = {}

    /** Whose screen shows what is open: of two, the one made last. */
    var owner: Any? = null

    init {
        ear.hear = { search, ofMatch ->
            if (ofMatch == null) {
                study { heard(search) }?.let { onStudy(it) }
            } else {
                match { heard(search) }?.let { onMatch(it) }
            }
        }
    }

    /** Asks the app, or tells it something. */
    fun <T> app(call: AppCoreInterface.() -> T): T? = answered { app.call() }

    /** A gesture on the match that is open, or a question to it. */
    fun <T> match(call: MatchInterface.() -> T): T? = match?.let { open -> answered { open.call() } }

    /** A gesture on the game that is being decided about. */
    fun newGame(call: NewGameInterface.() -> NewGameState): NewGameState? =
        newGame?.let { wanted -> answered { wanted.call() } }

    /** Opens a match instead of the one that is open, which stays open if there is none. */
    fun openMatch(find: AppCoreInterface.() -> Match): MatchState? = replaceMatch { app.find() }

    /** Opens a match that comes of the one that is open: a rematch, a copy. */
    fun openNext(find: MatchInterface.() -> Match): MatchState? = match?.let { open -> replaceMatch { open.find() } }

    /** A gesture on what is studied, or a question to it. */
    fun <T> study(call: StudyInterface.() -> T): T? = study?.let { open -> answered { open.call() } }

    /** Opens a review, a puzzle or a lesson instead of what is studied, which stays open if there is none. */
    fun openStudy(find: AppCoreInterface.() -> Study): StudyState? {
        val next = answered { app.find() } ?: return null
        closeStudy()
        study = next
        return study { state() }
    }

    /** Opens a match that begins where what is studied stands. */
    fun openFromStudy(find: StudyInterface.() -> Match): MatchState? =
        study?.let { open -> replaceMatch { open.find() } }?.also { closeStudy() }

    /** Nothing is reckoned any more. */
    fun closeStudy() {
        study { hidden() }
        study?.close()
        study = null
    }

    /** Begins the game that was decided about. */
    fun begin(): MatchState? = newGame?.let { wanted -> replaceMatch { app.begin(wanted) } }?.also { forgetNewGame() }

    /** Nothing is thought about any more, and everything is kept. */
    fun closeMatch() {
        match { hidden() }
        match?.close()
        match = null
    }

    fun decide(game: String): NewGameState? {
        forgetNewGame()
        newGame = answered { app.newGame(game) }
        return newGame { state() }
    }

    fun forgetNewGame() {
        newGame?.close()
        newGame = null
    }

    override fun close() {
        if (isClosed) return
        closeMatch()
        closeStudy()
        forgetNewGame()
        app { settle() }
        isClosed = true
        ear.hear = { _, _ -> }
        app.close()
    }

    private fun replaceMatch(find: () -> Match): MatchState? {
        val next = answered(find) ?: return null
        closeMatch()
        match = next
        return match { state() }
    }

    private fun <T> answered(call: () -> T): T? = if (isClosed) {
        null
    } else {
        try {
            call()
        } catch (fault: FivefoldException) {
            onRefusal(fault.sentence)
            null
        }
    }

    companion object {
        /** Reads what is kept in a folder, which takes its time: not for the main thread, which is reached by [post]. */
        fun open(folder: File, locale: String, post: (() -> Unit) -> Unit): Core {
            val ear = Ear(post)
            return Core(AppCore(folder.path, locale, ear), ear)
        }
    }
}

/**
 * Takes messages on a search's thread. The thread stays attached to the virtual machine from the first message to the
 * last, which makes a message five times as cheap.
 */
private class Ear(private val post: (() -> Unit) -> Unit) : SearchListener {
    /** Whom to tell, by the number of the search and that of its match, if it is of one; on the main thread. */
    var hear: (ULong, ULong?) -> Unit = { _, _ -> }

    override fun onProgress(progress: SearchProgress) {
        Native.detach(false)
        post { hear(progress.search, progress.matchNumber) }
    }

    override fun onFinished(report: SearchReport) {
        Native.detach(true)
        post { hear(report.search, report.matchNumber) }
    }
}
