package org.fivefold.home

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.fivefold.board.BoardScene
import org.fivefold.board.SeenBoard
import org.fivefold.core.Game
import org.fivefold.core.generated.GameEntry
import org.fivefold.core.generated.GameResult
import org.fivefold.game.sceneOf
import org.fivefold.storage.GameStore

/** One game on the home screen. */
data class HomeCard(
    val entry: GameEntry,
    /** The game in progress, else a typical position. */
    val scene: BoardScene,
    /** How many turns have been played in the game in progress; null if there is none. */
    val turns: Int?,
    val result: GameResult?,
)

/** What the home screen shows. */
data class HomeState(
    val cards: List<HomeCard>,
    /** Why a saved game could not be read; told once. */
    val setAside: String? = null,
)

class HomeModel(
    private val catalogue: List<GameEntry>,
    private val store: GameStore,
    private val locale: () -> String,
) {
    private val typical = mutableMapOf<String, BoardScene>()
    private val mutableState = MutableStateFlow(HomeState(emptyList()))

    val state: StateFlow<HomeState> = mutableState.asStateFlow()

    /** Looks again at what is stored. */
    fun refresh() {
        var setAside = mutableState.value.setAside
        val cards = catalogue.map { entry ->
            when (val found = store.load(entry.id)) {
                is GameStore.Found.InProgress -> found.game.use { game ->
                    HomeCard(entry, still(game), game.snapshot.at.toInt(), game.snapshot.result)
                }
                is GameStore.Found.SetAside -> {
                    setAside = found.reason
                    HomeCard(entry, typicalOf(entry.id), null, null)
                }
                is GameStore.Found.Nothing -> HomeCard(entry, typicalOf(entry.id), null, null)
            }
        }
        mutableState.value = HomeState(cards, setAside)
    }

    fun setAsideTold() {
        mutableState.value = mutableState.value.copy(setAside = null)
    }

    /** A game that is well under way on the usual board; the same one every time. */
    private fun typicalOf(id: String): BoardScene = typical.getOrPut(id) {
        Game.begin(id, emptyList(), locale()) { it() }.use { game ->
            for (number in 0 until TYPICAL_TURNS) {
                val legal = game.legalTurns()
                if (legal.isEmpty()) break
                game.play(legal[(number * SCATTER + 3) % legal.size].text)
            }
            still(game)
        }
    }

    private fun still(game: Game) = sceneOf(
        SeenBoard(game.layout, showsCoordinates = false),
        game.snapshot
    ).copy(marks = emptyList(), picked = null)

    private companion object {
        const val TYPICAL_TURNS = 9

        /** A prime, so that the turns that are picked are spread over the board. */
        const val SCATTER = 7919
    }
}
