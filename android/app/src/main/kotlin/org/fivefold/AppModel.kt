package org.fivefold

import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import kotlin.random.Random
import kotlin.random.nextULong
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import org.fivefold.core.Game
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.GameEntry
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.games
import org.fivefold.game.GameModel
import org.fivefold.home.HomeModel
import org.fivefold.newgame.NewGameModel
import org.fivefold.storage.GameStore

/** Which screen is seen, and the game that is open. Survives rotation. */
class AppModel(private val app: FivefoldApplication) : ViewModel() {
    private val mutableOpen = MutableStateFlow<GameModel?>(null)
    private val mutableAsked = MutableStateFlow<NewGameModel?>(null)
    private var isVisible = false
    private val catalogue: List<GameEntry> = games(app.locale)

    /** The game on the screen; null on the home screen. */
    val open: StateFlow<GameModel?> get() = mutableOpen

    /** The new game that is being decided about. */
    val asked: StateFlow<NewGameModel?> get() = mutableAsked

    val home = HomeModel(catalogue, app.games) { app.locale }.apply { refresh() }

    fun nameOf(id: String): String = catalogue.firstOrNull { it.id == id }?.name ?: id

    /** Goes on with the game in progress, or begins one as it is usual. */
    fun open(id: String) {
        when (val found = app.games.load(id)) {
            is GameStore.Found.InProgress -> show(found.game)
            else -> newGame(id)?.let { show(begun(it)) }
        }
    }

    fun ask(id: String) {
        mutableAsked.value = newGame(id)
    }

    fun askNoMore() {
        mutableAsked.value = null
    }

    /** Begins the game that was decided about. */
    fun begin() {
        val wanted = mutableAsked.value ?: return
        try {
            val game = begun(wanted)
            app.games.save(game)
            askNoMore()
            show(game)
        } catch (fault: FivefoldException) {
            wanted.refuse(fault.message.orEmpty())
        }
    }

    fun home() {
        closeGame()
        mutableOpen.value = null
        home.refresh()
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

    private fun newGame(id: String): NewGameModel? =
        catalogue.firstOrNull { it.id == id }?.let { NewGameModel(it) { Random.nextULong() } }

    private fun begun(wanted: NewGameModel): Game =
        Game.begin(wanted.entry.id, wanted.settings(), app.locale, app::onMain).apply {
            for (side in Side.entries) setPlayer(side, wanted.player(side))
        }

    private fun show(game: Game) {
        closeGame()
        mutableOpen.value = GameModel(game, app.games::save, { Random.nextULong() }).also { if (isVisible) it.show() }
    }

    private fun closeGame() {
        mutableOpen.value?.run {
            hide()
            close()
        }
    }

    companion object {
        val Factory = viewModelFactory { initializer { AppModel(this[APPLICATION_KEY] as FivefoldApplication) } }
    }
}
