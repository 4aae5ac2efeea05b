package org.fivefold

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import java.time.LocalDate
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import org.fivefold.core.Core
import org.fivefold.core.generated.AppCoreInterface
import org.fivefold.core.generated.CivilDate
import org.fivefold.core.generated.HomeState
import org.fivefold.core.generated.Match
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchInterface
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.NewGameEvent
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.NextMatch
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Sound
import org.fivefold.core.generated.StudyEntry
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.StudyInterface
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.Word
import org.fivefold.core.generated.screenName
import org.fivefold.core.generated.screenNamed

/**
 * Forwards gestures to the core and holds the resulting state and the open screens. Survives rotation; the screens
 * survive process death.
 */
class AppModel(private val app: FivefoldApplication, private val kept: SavedStateHandle) :
    ViewModel(),
    Filling {
    private val mutableState = MutableStateFlow<AppState?>(null)
    private var opened: Core? = null
    private var isVisible = false
    private var isReduced = false

    /** The locale last sent to the core, which may differ from the one it was opened with. */
    private var locale = ""

    /** The state to show; null while the core is being opened. */
    val state: StateFlow<AppState?> = mutableState.asStateFlow()

    init {
        viewModelScope.launch { begin(app.core.await()) }
    }

    private fun begin(core: Core) {
        core.app { setToday(today()) }
        val appearance = core.app { appearance() }
        val speech = core.app { speech() }
        val home = core.app { home() }
        val coins = Side.entries.mapNotNull { side -> core.app { coin(side) }?.let { side to it } }.toMap()
        if (appearance == null || speech == null || home == null) return
        opened = core
        core.owner = this
        core.onMatch = ::show
        core.onStudy = ::show
        core.onRefusal = ::tell
        mutableState.value = AppState(listOf(Screen.Home), appearance, speech, home, coins)
        speak(app.locale)
        core.app { setReducedMotion(isReduced) }
        kept.get<ArrayList<String>>(SCREENS)?.mapNotNull(::screenNamed)?.forEach(::go)
    }

    /** Calls the core as soon as it is open. */
    private fun whenOpen(call: (Core) -> Unit) {
        val core = opened
        if (core != null) {
            call(core)
        } else {
            viewModelScope.launch {
                app.core.await()
                opened?.let(call)
            }
        }
    }

    /** Updates the locale, which may have changed since the screen was last created. */
    fun speak(locale: String) = whenOpen { core ->
        if (locale == this.locale) return@whenOpen
        this.locale = locale
        core.app { setLocale(locale) }
        saidAnew(core)
    }

    /** Reloads all states after a change of language or settings. */
    private fun saidAnew(core: Core) {
        core.app { speech() }?.let { update { copy(speech = it) } }
        refreshHome(core)
        core.match { state() }?.let(::show)
        core.study { state() }?.let(::show)
        core.newGame { state() }?.let(::show)
        mutableState.value?.screens?.forEach { fetch(core, it) }
    }

    /** Sets the system's preference for reduced motion. */
    fun setReducedMotion(isReduced: Boolean) {
        this.isReduced = isReduced
        whenOpen { core ->
            core.app { setReducedMotion(isReduced) }
            showAppearance(core)
        }
    }

    fun visible(isVisible: Boolean) {
        this.isVisible = isVisible
        val core = opened?.takeIf { it.owner === this } ?: return
        if (isVisible) seen(core) else unseen(core)
        if (isVisible) newDay(core)
        if (!isVisible) core.app { settle() }
    }

    /** Resumes the content of the top screen only. */
    private fun seen(core: Core) {
        when (mutableState.value?.screens?.last()) {
            is Screen.Study -> {
                core.send(MatchEvent.Hidden)?.let(::show)
                core.send(StudyEvent.Shown)?.let(::show)
            }
            else -> core.send(MatchEvent.Shown)?.let(::show)
        }
    }

    /** Updates the date, which may have changed since the app was last visible. */
    private fun newDay(core: Core) {
        core.app { setToday(today()) }
        refreshHome(core)
        mutableState.value?.screens?.forEach { fetch(core, it) }
    }

    private fun unseen(core: Core) {
        core.send(MatchEvent.Hidden)?.let(::show)
        core.send(StudyEvent.Hidden)?.let(::show)
    }

    /** Pushes a screen and loads its content. */
    fun go(screen: Screen) = whenOpen { core ->
        if (screen == mutableState.value?.screens?.last()) return@whenOpen
        when (screen) {
            is Screen.Home -> return@whenOpen
            is Screen.Match -> return@whenOpen play { openMatch(screen.number) }
            is Screen.NewGame -> core.openNewGame(screen.game)?.let(::show)
            is Screen.Study -> show(core.openStudy(screen.entry) ?: return@whenOpen)
            else -> fetch(core, screen)
        }
        stack { it + screen }
        if (isVisible && screen is Screen.Study) seen(core)
    }

    /** Loads the content that changes only when a screen is opened. */
    private fun fetch(core: Core, screen: Screen) = when (screen) {
        is Screen.Rules -> update { copy(rules = core.app { rules(screen.game) }) }
        is Screen.Learn -> update { copy(learn = core.app { learn() }) }
        is Screen.Statistics -> update { copy(statistics = core.app { statistics() }) }
        is Screen.Settings -> update { copy(settings = core.app { settings() }) }
        else -> Unit
    }

    /** Closes the visible screen. */
    fun back() = whenOpen { core ->
        val screens = mutableState.value?.screens.orEmpty()
        when (screens.last()) {
            is Screen.Home -> return@whenOpen
            is Screen.NewGame -> core.closeNewGame()
            is Screen.Match -> core.closeMatch()
            is Screen.Study -> core.closeStudy()
            else -> Unit
        }
        stack { it.dropLast(1) }
        if (isVisible) seen(core)
        screens.dropLast(1).lastOrNull()?.let { fetch(core, it) }
        refreshHome(core)
    }

    /** Asks the app for a match and opens it. */
    fun play(find: AppCoreInterface.() -> Match) = whenOpen { core -> opened(core.openMatch(find)) }

    /** Opens a match that follows the open one. */
    fun playNext(next: NextMatch) = whenOpen { core -> opened(core.openNext(next)) }

    /** Starts the configured game. */
    fun begin() = whenOpen { core -> opened(core.begin()) }

    /** Sends an event to the match; returns whether it had an effect. */
    fun send(event: MatchEvent): Boolean = opened?.send(event)?.let(::show) != null

    /** Sends an event to the open study; returns whether it had an effect. */
    fun send(event: StudyEvent): Boolean = opened?.send(event)?.let(::show) != null

    /** Queries the open study for data that is not part of its state. */
    fun <T> askStudy(question: StudyInterface.() -> T): T? = opened?.study(question)

    /** Opens a match from the position of the open study. */
    fun playFromStudy() = whenOpen { core -> opened(core.openFromStudy()) }

    /** Opens the review of the open match, at a move if it has a number. */
    fun review(move: UInt?) {
        state.value?.match?.let { go(Screen.Study(StudyEntry.Review(it.number))) }
        if (move != null) send(StudyEvent.GoTo(move))
    }

    /** Queries the match for data that is not part of its state. */
    fun <T> ask(question: MatchInterface.() -> T): T? = opened?.match(question)

    /** Sends an event to the setup of a new game; returns whether it had an effect. */
    fun send(event: NewGameEvent): Boolean = opened?.send(event)?.let(::show) != null

    /** Performs an action of the home screen. */
    fun atHome(action: AppCoreInterface.() -> HomeState) = showHome(opened?.app(action))

    /** Changes a setting, which may change every screen. */
    fun change(event: SettingsEvent) {
        val core = opened ?: return
        core.app { changeSettings(event) } ?: return
        showAppearance(core)
        saidAnew(core)
    }

    /** Undoes the last deletion or replacement of a match, and leaves the match that replaced it. */
    fun bringBack() {
        val replacement = mutableState.value?.home?.undoOffer?.replacedBy
        atHome { bringBack() }
        if (replacement != null && mutableState.value?.screens?.last() == Screen.Match(replacement)) back()
    }

    /** Returns a stored match as text. */
    fun saved(match: ULong): String? = opened?.app { save(match) }

    fun resetStatistics() = update { copy(statistics = opened?.app { resetStatistics() } ?: statistics) }

    /** Returns the text of a word. */
    fun say(word: Word): String = state.value?.speech?.say(word).orEmpty()

    override fun filled(word: Word, value: String): String = opened?.app { say(word, value) }.orEmpty()

    override fun saidOf(name: String, words: String): String = opened?.app { this.saidOf(name, words) }.orEmpty()

    fun tell(word: Word) = tell(say(word))

    fun tell(message: String) = update { copy(messages = messages + message) }

    /** Dismisses the first message. */
    fun told() = update { copy(messages = messages.drop(1)) }

    /** Returns a sound as a WAV file. */
    fun sound(sound: Sound): ByteArray? = opened?.app { soundWave(sound) }

    /** Returns the colors of boards and screens; null while the core is being opened. */
    fun palette(isDark: Boolean, wantsContrast: Boolean) = opened?.app { palette(isDark, wantsContrast) }

    override fun onCleared() {
        opened?.takeIf { it.owner === this }?.run {
            closeMatch()
            closeStudy()
            closeNewGame()
            onMatch = {}
            onStudy = {}
            onRefusal = {}
        }
    }

    private fun opened(match: MatchState?) {
        if (match == null) return
        opened?.closeStudy()
        update { copy(match = match, newGame = null) }
        stack { listOf(Screen.Home, Screen.Match(match.number)) }
        if (isVisible) send(MatchEvent.Shown)
        opened?.let(::refreshHome)
    }

    private fun show(match: MatchState) = update { copy(match = match) }

    private fun show(study: StudyState) = update { copy(study = study) }

    private fun show(newGame: NewGameState) = update { copy(newGame = newGame) }

    private fun showHome(home: HomeState?) {
        if (home != null) update { copy(home = home) }
    }

    private fun showAppearance(core: Core) {
        core.app { appearance() }?.let { update { copy(appearance = it) } }
    }

    private fun refreshHome(core: Core) = showHome(core.app { home() })

    private fun stack(change: (List<Screen>) -> List<Screen>) {
        update { copy(screens = change(screens)) }
        kept[SCREENS] = ArrayList(mutableState.value?.screens.orEmpty().map(::screenName))
    }

    private fun update(change: AppState.() -> AppState) = mutableState.update { it?.change() }

    /** Returns the local date. */
    private fun today() = LocalDate.now().run { CivilDate(year, monthValue.toUByte(), dayOfMonth.toUByte()) }

    companion object {
        private const val SCREENS = "screens"

        val Factory = viewModelFactory {
            initializer { AppModel(this[APPLICATION_KEY] as FivefoldApplication, createSavedStateHandle()) }
        }
    }
}
