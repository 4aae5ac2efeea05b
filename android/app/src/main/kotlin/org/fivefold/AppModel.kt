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
import org.fivefold.core.generated.GameEntry
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.games
import org.fivefold.game.GameModel
import org.fivefold.storage.GameStore

/** Which screen is seen, and the game that is open. Survives rotation. */
class AppModel(private val app: FivefoldApplication) : ViewModel() {
    private val mutableOpen = MutableStateFlow<GameModel?>(null)
    private var isVisible = false

    /** The game on the screen; null on the home screen. */
    val open: StateFlow<GameModel?> get() = mutableOpen

    val catalogue: List<GameEntry> = games(app.locale)

    fun open(id: String) {
        val game = when (val found = app.games.load(id)) {
            is GameStore.Found.InProgress -> found.game
            else -> begin(id)
        }
        mutableOpen.value = GameModel(game, app.games::save, { Random.nextULong() }).also { if (isVisible) it.show() }
    }

    fun home() {
        mutableOpen.value?.run {
            hide()
            close()
        }
        mutableOpen.value = null
    }

    fun show() {
        isVisible = true
        mutableOpen.value?.show()
    }

    fun hide() {
        isVisible = false
        mutableOpen.value?.hide()
    }

    override fun onCleared() {
        mutableOpen.value?.close()
    }

    private fun begin(id: String): Game =
        Game.begin(id, emptyList(), app.locale, app::onMain).apply { setPlayer(Side.SECOND, Player.Level(3u)) }

    companion object {
        val Factory = viewModelFactory { initializer { AppModel(this[APPLICATION_KEY] as FivefoldApplication) } }
    }
}
