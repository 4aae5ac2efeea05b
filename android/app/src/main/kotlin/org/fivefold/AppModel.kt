package org.fivefold

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import java.io.File
import kotlin.random.Random
import kotlin.random.nextULong
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.fivefold.core.Game
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.GameEntry
import org.fivefold.core.generated.games
import org.fivefold.core.sentence
import org.fivefold.game.GameKeeper
import org.fivefold.game.GameModel
import org.fivefold.home.HomeModel
import org.fivefold.home.HomeNotice
import org.fivefold.newgame.NewGameChoices
import org.fivefold.newgame.NewGameModel
import org.fivefold.rules.RulesModel
import org.fivefold.settings.Settings
import org.fivefold.settings.SettingsModel
import org.fivefold.statistics.StatisticsModel
import org.fivefold.storage.GameStore
import org.fivefold.storage.LineFile

/** A game from elsewhere that would replace one in progress. */
data class Replacing(val text: String, val name: String)

/** Which screens are open, and what they show. Survives rotation; the screens survive the process. */
class AppModel(private val app: FivefoldApplication, private val kept: SavedStateHandle) : ViewModel() {
    private val mutableScreens = MutableStateFlow<List<Screen>>(listOf(Screen.Home))
    private val mutableOpen = MutableStateFlow<GameModel?>(null)
    private val mutableAsked = MutableStateFlow<NewGameModel?>(null)
    private val mutableReplacing = MutableStateFlow<Replacing?>(null)
    private val mutableCatalogue = MutableStateFlow(games(app.locale))
    private var isVisible = false
    private var locale = app.locale

    /** The open screens, the one that is seen last. */
    val screens: StateFlow<List<Screen>> = mutableScreens.asStateFlow()

    /** The game on its screen, if one is open. */
    val open: StateFlow<GameModel?> = mutableOpen.asStateFlow()

    /** The new game that is being decided about. */
    val asked: StateFlow<NewGameModel?> = mutableAsked.asStateFlow()

    /** The game from elsewhere that waits for a word. */
    val replacing: StateFlow<Replacing?> = mutableReplacing.asStateFlow()

    val catalogue: StateFlow<List<GameEntry>> = mutableCatalogue.asStateFlow()

    val settings = SettingsModel(app.filesDir)
    val statistics = StatisticsModel(app.filesDir)
    val home = HomeModel(app.games) { app.locale }

    init {
        if (settings.wasSetAside) home.tell(HomeNotice.SettingsSetAside)
        if (statistics.wasSetAside) home.tell(HomeNotice.StatisticsSetAside)
        home.refresh(mutableCatalogue.value)
        kept.get<ArrayList<String>>(SCREENS)?.mapNotNull(Screen::of)?.forEach(::reopen)
    }

    fun nameOf(id: String): String = mutableCatalogue.value.firstOrNull { it.id == id }?.name ?: id

    fun rulesOf(id: String) = RulesModel(id, nameOf(id), locale)

    /** The language may have changed since the screen was made last. */
    fun speak() {
        if (locale == app.locale) return
        locale = app.locale
        mutableCatalogue.value = games(locale)
        mutableOpen.value?.setLocale(locale)
        home.refresh(mutableCatalogue.value)
    }

    /** Goes on with the game in progress, or begins one with the choices made last. */
    fun open(id: String) {
        when (val found = app.games.load(id)) {
            is GameStore.Found.InProgress -> play(found.game, found.match)
            is GameStore.Found.SetAside -> home.tell(HomeNotice.GameSetAside(found.reason))
            is GameStore.Found.Nothing -> newGame(id)?.let(::begin)
        }
    }

    fun go(screen: Screen) {
        if (screen != mutableScreens.value.last()) set(mutableScreens.value + screen)
    }

    /** Leaves the screen that is seen. */
    fun back() {
        val screens = mutableScreens.value
        if (screens.size == 1) return
        if (screens.last() is Screen.Play) closeGame()
        set(screens.dropLast(1))
        if (mutableScreens.value.last() is Screen.Home) home.refresh(mutableCatalogue.value)
    }

    fun home() {
        closeGame()
        set(listOf(Screen.Home))
        home.refresh(mutableCatalogue.value)
    }

    fun ask(id: String) {
        mutableAsked.value = newGame(id)
    }

    fun askNoMore() {
        mutableAsked.value = null
    }

    /** Begins the game that was decided about, and remembers how. */
    fun begin() {
        val wanted = mutableAsked.value ?: return
        if (begin(wanted)) {
            choicesFile(wanted.entry.id).save(wanted.state.value.choices)
            askNoMore()
        }
    }

    /** Opens a game from elsewhere; if it would replace one in progress, only after a word. */
    fun openText(text: String) {
        try {
            Game.load(text, locale, app::onMain).use { game ->
                val inProgress = (app.games.load(game.id) as? GameStore.Found.InProgress)?.game?.use {
                    it.snapshot.turns.isNotEmpty() && it.snapshot.result == null && it.save() != game.save()
                }
                mutableReplacing.value = Replacing(text, nameOf(game.id))
                if (inProgress != true) replace()
            }
        } catch (fault: FivefoldException) {
            home.tell(HomeNotice.NotAGame(fault.sentence))
        }
    }

    fun replaceNot() {
        mutableReplacing.value = null
    }

    /** Opens the game from elsewhere instead of the one in progress. */
    fun replace() {
        val text = mutableReplacing.value?.text ?: return
        mutableReplacing.value = null
        val game = Game.load(text, locale, app::onMain)
        val match = Random.nextULong()
        // What was over before it came here is nobody's result.
        if (game.snapshot.result != null) statistics.pass(game.id, match)
        start(game, match)
    }

    fun change(how: (Settings) -> Settings) {
        settings.change(how)
        mutableOpen.value?.setConfirm(settings.state.value.confirms)
    }

    fun show() {
        isVisible = true
        mutableOpen.value?.show()
    }

    fun hide() {
        isVisible = false
        mutableOpen.value?.hide()
    }

    override fun onCleared() = closeGame()

    /** Brings back a screen that was open when the process ended. */
    private fun reopen(screen: Screen) {
        if (screen is Screen.Play) {
            (app.games.load(screen.game) as? GameStore.Found.InProgress)?.let { play(it.game, it.match) }
        } else if (screen !is Screen.Home) {
            go(screen)
        }
    }

    private fun newGame(id: String): NewGameModel? = mutableCatalogue.value.firstOrNull { it.id == id }?.let { entry ->
        NewGameModel(entry, choicesFile(id).load().value, locale) { Random.nextULong() }
    }

    private fun choicesFile(id: String) =
        LineFile(File(app.filesDir, "newgame/$id.txt"), NewGameChoices::of, NewGameChoices::lines)

    private fun begin(wanted: NewGameModel): Boolean = try {
        val game = wanted.begin(app::onMain)
        start(game, Random.nextULong())
        true
    } catch (_: FivefoldException) {
        // The sheet shows why already.
        false
    }

    /** Keeps a game instead of the one of its kind, and opens it. */
    private fun start(game: Game, match: ULong) {
        // The game on the screen is written once more as it is closed: that must not come later.
        closeGame()
        app.games.save(game, match)
        play(game, match)
    }

    private fun play(game: Game, match: ULong) {
        closeGame()
        game.setConfirm(settings.state.value.confirms)
        // The process may have ended between the game's end and the count.
        statistics.count(game.id, match, game.snapshot)
        val keeper = GameKeeper(
            app.games::save,
            { ended, number -> statistics.count(ended.id, number, ended.snapshot) },
            { Random.nextULong() },
        )
        mutableOpen.value = GameModel(game, match, keeper).also { if (isVisible) it.show() }
        val below = mutableScreens.value.takeWhile { it !is Screen.Play && it !is Screen.Rules }
        set(below + Screen.Play(game.id))
    }

    private fun set(screens: List<Screen>) {
        mutableScreens.value = screens
        kept[SCREENS] = ArrayList(screens.map { it.words })
    }

    private fun closeGame() {
        mutableOpen.value?.run {
            hide()
            close()
        }
        mutableOpen.value = null
    }

    companion object {
        private const val SCREENS = "screens"

        val Factory = viewModelFactory {
            initializer { AppModel(this[APPLICATION_KEY] as FivefoldApplication, createSavedStateHandle()) }
        }
    }
}
