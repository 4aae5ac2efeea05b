package org.fivefold

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import org.fivefold.core.Core
import org.fivefold.core.generated.AppCoreInterface
import org.fivefold.core.generated.Appearance
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.HomeState
import org.fivefold.core.generated.Match
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchInterface
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.NewGameEvent
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.Page
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.Question
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Sound
import org.fivefold.core.generated.Speech
import org.fivefold.core.generated.StudyEntry
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.StudyInterface
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.Word
import org.fivefold.core.generated.screenName
import org.fivefold.core.generated.screenNamed
import org.fivefold.outside.Outside
import org.fivefold.outside.today
import org.fivefold.share.Sharing

/** The state of all screens. */
data class AppState(
    /** The open screens, the visible one last. */
    val screens: List<Screen>,
    /** What the platform applies of the settings. */
    val appearance: Appearance,
    /** The texts of the screens. */
    val speech: Speech,
    val home: HomeState,
    /** The picture beside the name of each side. */
    val coins: Map<Side, Picture>,
    val match: MatchState? = null,
    val newGame: NewGameState? = null,
    val study: StudyState? = null,
    /** The content of the visible screen, if it has no board. */
    val page: Page? = null,
    /** The question that awaits an answer. */
    val question: Question? = null,
)

/** Sends an event to the open match and returns whether it had an effect. */
typealias Send = (MatchEvent) -> Boolean

/** Sends a gesture to a board and returns whether it had an effect. */
typealias Touch = (BoardGesture) -> Boolean

/**
 * Sends events to the core and holds the resulting states and the open screens. Survives rotation; the screens survive
 * process death.
 */
class AppModel(private val app: FivefoldApplication, private val kept: SavedStateHandle) : ViewModel() {
    private val mutableState = MutableStateFlow<AppState?>(null)
    private var opened: Core? = null
    private var isVisible = false
    private var isReduced = false

    /** The locale last sent to the core, which may differ from the one it was opened with. */
    private var locale = ""

    /** The state to show; null while the core is being opened. */
    val state: StateFlow<AppState?> = mutableState.asStateFlow()

    /** The visible screen. */
    private val top get() = mutableState.value?.screens?.last()

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
        setLocale(app.locale)
        core.app { setReducedMotion(isReduced) }
        kept.get<ArrayList<String>>(SCREENS)?.mapNotNull(::screenNamed)?.forEach(::restore)
    }

    /** Opens a screen above those restored before. */
    private fun restore(screen: Screen) =
        if (screen is Screen.Match) openMatch(isRestored = true) { app.openMatch(screen.number) } else go(screen)

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

    /** Sets the system's locale, which may have changed since the screen was last created. */
    fun setLocale(locale: String) = whenOpen { core ->
        if (locale == this.locale) return@whenOpen
        this.locale = locale
        core.app { this.setLocale(locale) }
        reload(core)
    }

    /** Reloads all states after a change of language or settings. */
    private fun reload(core: Core) {
        core.app { speech() }?.let { update { copy(speech = it) } }
        core.match { state() }?.let(::show)
        core.study { state() }?.let(::show)
        core.newGame { state() }?.let(::show)
        reloadPages(core)
    }

    /** Reloads the home screen and the visible screen. */
    private fun reloadPages(core: Core) {
        show(core.app { home() })
        load(core, top)
    }

    /** Sets the system's preference for reduced motion. */
    fun setReducedMotion(isReduced: Boolean) {
        this.isReduced = isReduced
        whenOpen { core ->
            core.app { setReducedMotion(isReduced) }
            reloadAppearance(core)
        }
    }

    fun setVisible(isVisible: Boolean) {
        this.isVisible = isVisible
        val core = opened?.takeIf { it.owner === this } ?: return
        if (isVisible) {
            resume(core)
            // The date may have changed.
            core.app { setToday(today()) }
            reloadPages(core)
        } else {
            send(MatchEvent.Hidden)
            send(StudyEvent.Hidden)
            core.app { flush() }
            showOutside()
        }
    }

    /** Draws the widgets and publishes the shortcuts anew. */
    private fun showOutside() = app.scope.launch { Outside.refresh(app) }

    /** Resumes the content of the visible screen only; the sheet of a new game leaves the match visible. */
    private fun resume(core: Core) {
        val hasMatch = top is Screen.Match || top is Screen.NewGame
        core.send(if (hasMatch) MatchEvent.Shown else MatchEvent.Hidden)?.let(::show)
        if (top is Screen.Study) core.send(StudyEvent.Shown)?.let(::show)
    }

    /** Opens a screen and loads its content. */
    fun go(screen: Screen) = whenOpen { core ->
        if (screen == top) return@whenOpen
        when (screen) {
            is Screen.Home -> return@whenOpen
            is Screen.Match -> return@whenOpen play { openMatch(screen.number) }
            is Screen.NewGame -> core.openNewGame(screen.game)?.let(::show)
            is Screen.Study -> show(core.openStudy(screen.entry) ?: return@whenOpen)
            is Screen.Learn, is Screen.Puzzles, is Screen.Rules, is Screen.Signs, is Screen.Statistics,
            is Screen.Settings, is Screen.About,
            ->
                if (!load(core, screen)) return@whenOpen
        }
        setScreens { it + screen }
        if (isVisible) resume(core)
    }

    /** Opens a screen without a board in place of the visible one. */
    private fun switch(screen: Screen) = whenOpen { core ->
        if (load(core, screen)) setScreens { it.dropLast(1) + screen }
    }

    /** Opens the screen of a shortcut over the home screen. An unknown shortcut opens none. */
    fun openShortcut(id: String) = whenOpen { core ->
        val screen = core.app { outside() }?.shortcuts?.firstOrNull { it.id == id }?.screen ?: return@whenOpen
        if (screen == top) return@whenOpen
        while (top != Screen.Home) back()
        go(screen)
    }

    /** Loads the content of a screen without a board; returns whether it has any. */
    private fun load(core: Core, screen: Screen?): Boolean {
        val page = screen?.let { core.app { page(it) } } ?: return false
        update { copy(page = page) }
        return true
    }

    /** Closes the visible screen. A study or a match that a closed one has replaced opens again. */
    fun back() = whenOpen { core ->
        val closed = top
        when (closed) {
            is Screen.Home -> return@whenOpen
            is Screen.NewGame -> core.closeNewGame()
            is Screen.Match -> core.closeMatch()
            is Screen.Study -> core.closeStudy()
            else -> Unit
        }
        setScreens { it.dropLast(1) }
        when (val below = top) {
            is Screen.Match -> {
                val isReplaced = below.number != state.value?.match?.number
                if (isReplaced) core.openMatch { app.openMatch(below.number) }?.let(::show)
            }
            is Screen.Study -> if (below.entry != core.entry) core.openStudy(below.entry)?.let(::show)
            else -> Unit
        }
        // The daily puzzle may be solved now.
        if (closed is Screen.Study) showOutside()
        if (isVisible) resume(core)
        reloadPages(core)
    }

    /** Asks the app for a match and opens it. */
    fun play(find: AppCoreInterface.() -> Match) = openMatch { app.find() }

    /** Opens a match in place of the other screens, or above them, unless the call fails. */
    fun openMatch(isRestored: Boolean = false, find: Core.() -> Match?) = whenOpen { core ->
        val match = core.openMatch(isRestored, find) ?: return@whenOpen
        update { copy(match = match, newGame = null) }
        val home = core.app { home() }
        // Beginning a match removes an unplayed match from the store, and closes the sheet of a new game.
        val stored = home?.cards.orEmpty().flatMap { it.stored }.map { it.number }
        val isLeft = { screen: Screen ->
            screen !is Screen.NewGame && (screen !is Screen.Match || screen.number in stored)
        }
        setScreens { below ->
            val kept = if (isRestored || match.isAbove) below.filter(isLeft) else listOf(Screen.Home)
            kept + Screen.Match(match.number)
        }
        if (isVisible) send(MatchEvent.Shown)
        show(home)
    }

    /** Sends an event to the match; returns whether it had an effect. */
    fun send(event: MatchEvent): Boolean = opened?.send(event)?.let(::show) != null

    /** Sends an event to the open study; returns whether it had an effect. */
    fun send(event: StudyEvent): Boolean = opened?.send(event)?.let(::show) != null

    /** Sends an event to the setup of a new game; returns whether it had an effect. */
    fun send(event: NewGameEvent): Boolean = opened?.send(event)?.let(::show) != null

    /** Calls the app, which returns the home screen. */
    fun atHome(call: AppCoreInterface.() -> HomeState) = show(opened?.app(call))

    /** Queries the match for data that is not part of its state. */
    fun <T> ask(question: MatchInterface.() -> T): T? = opened?.match(question)

    /** Queries the open study for data that is not part of its state. */
    fun <T> askStudy(question: StudyInterface.() -> T): T? = opened?.study(question)

    /** Performs the action of a button; [sharePicture] draws the board and shares it. */
    fun perform(action: ButtonAction, sharing: Sharing, sharePicture: () -> Unit) {
        when (action) {
            is ButtonAction.Match -> send(action.event)
            is ButtonAction.Study -> send(action.event)
            is ButtonAction.Begin -> openMatch { match?.beginNext(action.next) }
            is ButtonAction.PlayFromHere -> openMatch { study?.playFromHere(action.explores) }
            is ButtonAction.Ask -> update { copy(question = action.question) }
            is ButtonAction.Open -> go(action.screen)
            is ButtonAction.Switch -> switch(action.screen)
            is ButtonAction.Review -> {
                state.value?.match?.let { go(Screen.Study(StudyEntry.Review(it.number))) }
                send(StudyEvent.GoTo(action.number))
            }
            is ButtonAction.Play -> play { openGame(action.game) }
            is ButtonAction.PlayAgain -> play { playAgain(action.number) }
            is ButtonAction.SendMessage -> ask { link() }?.let { sharing.text(it.message) }
            is ButtonAction.ShareText -> opened?.app { text(action.number) }?.let(sharing::text)
            is ButtonAction.ShareFile ->
                opened?.app { save(action.number) }?.let { viewModelScope.launch { sharing.game(it) } }
            is ButtonAction.Paste ->
                sharing.pasted()?.let { text -> play { receive(text) } } ?: tell(Word.NOTHING_TO_PASTE)
            is ButtonAction.Delete -> atHome { delete(action.number) }
            is ButtonAction.Restore -> atHome { restore(action.number) }
            is ButtonAction.ResetStatistics -> opened?.run { app { resetStatistics() }?.let { load(this, top) } }
            is ButtonAction.SharePicture -> sharePicture()
            is ButtonAction.Sheet, is ButtonAction.ListMatches, is ButtonAction.Unfold ->
                error("the screen of the button performs this")
        }
    }

    /** Closes the question. */
    fun answered() = update { copy(question = null) }

    /** Changes a setting, which may change every screen. */
    fun change(event: SettingsEvent) {
        val core = opened ?: return
        core.app { changeSettings(event) } ?: return
        reloadAppearance(core)
        reload(core)
    }

    /** Undoes the last deletion or replacement of a match, and leaves the match that replaced it. */
    fun undoRemoval() {
        val replacement = mutableState.value?.home?.undoOffer?.replacedBy
        atHome { undoRemoval() }
        if (replacement != null && top == Screen.Match(replacement)) back()
    }

    /** Returns the text of a word. */
    fun say(word: Word): String = state.value?.speech?.say(word).orEmpty()

    fun tell(word: Word) = tell(say(word))

    /** Shows a message. A fault of this call is not told, which would be another one. */
    fun tell(message: String) = show(opened?.let { core -> runCatching { core.app.tell(message) }.getOrNull() })

    /** Returns a sound as a WAV file. */
    fun sound(sound: Sound): ByteArray? = opened?.app { soundWave(sound) }

    /** Returns the colors of boards and screens; null while the core is being opened. */
    fun palette(isDark: Boolean, wantsContrast: Boolean) = opened?.app { palette(isDark, wantsContrast) }

    override fun onCleared() {
        opened?.takeIf { it.owner === this }?.run {
            closeScreens()
            onMatch = {}
            onStudy = {}
            onRefusal = {}
        }
    }

    private fun show(match: MatchState) = update { copy(match = match, home = told()) }

    private fun show(study: StudyState) = update { copy(study = study, home = told()) }

    /** Returns the home screen; its message may have gone with a move. */
    private fun AppState.told() = if (home.message == null) home else opened?.app { home() } ?: home

    private fun show(newGame: NewGameState) = update { copy(newGame = newGame) }

    private fun show(home: HomeState?) = update { copy(home = home ?: this.home) }

    private fun reloadAppearance(core: Core) {
        core.app { appearance() }?.let { update { copy(appearance = it) } }
    }

    private fun setScreens(change: (List<Screen>) -> List<Screen>) {
        update { copy(screens = change(screens)) }
        kept[SCREENS] = ArrayList(mutableState.value?.screens.orEmpty().map(::screenName))
    }

    private fun update(change: AppState.() -> AppState) = mutableState.update { it?.change() }

    companion object {
        private const val SCREENS = "screens"

        val Factory = viewModelFactory {
            initializer { AppModel(this[APPLICATION_KEY] as FivefoldApplication, createSavedStateHandle()) }
        }
    }
}
