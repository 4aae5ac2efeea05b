package org.fivefold.core

import com.sun.jna.Native
import java.io.File
import java.util.Locale
import org.fivefold.core.generated.AppCore
import org.fivefold.core.generated.AppCoreInterface
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.Match
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchInterface
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.NewGame
import org.fivefold.core.generated.NewGameEvent
import org.fivefold.core.generated.NewGameInterface
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.Study
import org.fivefold.core.generated.StudyEntry
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.StudyInterface
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.faultWords

/**
 * The only owner of the core's handles: the app, the match on the screen, the setup of a new game, and the open study.
 *
 * Created on any thread, used from the main thread. Search callbacks arrive there through one queue; the new state
 * of a match is passed to [onMatch], that of a study to [onStudy]. Errors of the core are passed to [onRefusal] as
 * sentences. After [close] every call returns null and no callbacks arrive.
 */
class Core private constructor(val app: AppCore, private val listener: QueueListener) : AutoCloseable {
    var match: Match? = null
        private set
    var newGame: NewGame? = null
        private set
    var study: Study? = null
        private set

    /** The entry of the open study. */
    var entry: StudyEntry? = null
        private set
    private var isClosed = false

    var onMatch: (MatchState) -> Unit = {}
    var onStudy: (StudyState) -> Unit = {}
    var onRefusal: (String) -> Unit = {}

    /** The owner of the screen that shows the open objects: of two, the one created last. */
    var owner: Any? = null

    init {
        listener.onMessage = { search, ofMatch ->
            if (ofMatch == null) {
                send(StudyEvent.SearchReported(search))?.let { onStudy(it) }
            } else {
                send(MatchEvent.SearchReported(search))?.let { onMatch(it) }
            }
        }
    }

    /** Calls the app. */
    fun <T> app(call: AppCoreInterface.() -> T): T? = answered { app.call() }

    /** Calls the open match. */
    fun <T> match(call: MatchInterface.() -> T): T? = match?.let { open -> answered { open.call() } }

    /** Calls the setup of the new game. */
    fun <T> newGame(call: NewGameInterface.() -> T): T? = newGame?.let { open -> answered { open.call() } }

    /** Calls the open study. */
    fun <T> study(call: StudyInterface.() -> T): T? = study?.let { open -> answered { open.call() } }

    /** Sends an event to the open match; null if nothing changed. */
    fun send(event: MatchEvent): MatchState? = match { send(event) }

    /** Sends an event to the setup of the new game; null if nothing changed. */
    fun send(event: NewGameEvent): NewGameState? = newGame { send(event) }

    /** Sends an event to the open study; null if nothing changed. */
    fun send(event: StudyEvent): StudyState? = study { send(event) }

    /**
     * Opens a match in place of all open objects, or of the match only if it is restored or stands above a study. They
     * stay open if the call fails.
     */
    fun openMatch(isRestored: Boolean = false, find: Core.() -> Match?): MatchState? {
        val next = answered { find() } ?: return null
        val isAbove = answered { isRestored || next.state().isAbove } ?: return null
        if (isAbove) closeMatch() else closeScreens()
        match = next
        return match { state() }
    }

    /** Opens a review, a puzzle or a lesson in place of the open study, which stays open if the call fails. */
    fun openStudy(entry: StudyEntry): StudyState? {
        val next = app { study(entry) } ?: return null
        closeStudy()
        study = next
        this.entry = entry
        return study { state() }
    }

    /** Opens the setup of a new game. */
    fun openNewGame(game: String): NewGameState? {
        closeNewGame()
        newGame = app { newGame(game) }
        return newGame { state() }
    }

    /** Closes the match: stops its searches and stores it. */
    fun closeMatch() {
        send(MatchEvent.Hidden)
        match?.close()
        match = null
    }

    /** Closes the study and stops its searches. */
    fun closeStudy() {
        send(StudyEvent.Hidden)
        study?.close()
        study = null
        entry = null
    }

    fun closeNewGame() {
        newGame?.close()
        newGame = null
    }

    /** Closes the match, the study and the setup of a new game. */
    fun closeScreens() {
        closeMatch()
        closeStudy()
        closeNewGame()
    }

    override fun close() {
        if (isClosed) return
        closeScreens()
        app { flush() }
        isClosed = true
        listener.onMessage = { _, _ -> }
        app.close()
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
        /** Loads the stored data of a folder. Slow, so not for the main thread, which [post] posts to. */
        fun open(folder: File, locale: String, post: (() -> Unit) -> Unit): Core {
            val listener = QueueListener(post)
            return Core(AppCore(folder.path, locale, listener), listener)
        }
    }
}

/**
 * Receives callbacks on a search thread. The thread stays attached to the virtual machine from the first callback to
 * the last, which makes a callback five times cheaper.
 */
private class QueueListener(private val post: (() -> Unit) -> Unit) : SearchListener {
    /** The handler on the main thread, given the search's number and its match's number, if it has one. */
    var onMessage: (ULong, ULong?) -> Unit = { _, _ -> }

    override fun onProgress(progress: SearchProgress) {
        Native.detach(false)
        post { onMessage(progress.search, progress.matchNumber) }
    }

    override fun onFinished(report: SearchReport) {
        Native.detach(true)
        post { onMessage(report.search, report.matchNumber) }
    }
}

/** The message shown for an error. The reason of a fault is for a log. */
private val FivefoldException.sentence: String
    get() = when (this) {
        is FivefoldException.UnknownGame -> id
        is FivefoldException.Save -> reason
        is FivefoldException.Refused -> reason
        is FivefoldException.Listener, is FivefoldException.Fault -> faultWords(Locale.getDefault().toLanguageTag())
    }
