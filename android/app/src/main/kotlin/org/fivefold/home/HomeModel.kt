package org.fivefold.home

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.fivefold.board.BoardScene
import org.fivefold.board.SeenBoard
import org.fivefold.core.Game
import org.fivefold.core.generated.GameEntry
import org.fivefold.core.generated.GameResult
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.Player
import org.fivefold.game.stillOf
import org.fivefold.storage.GameStore

/** One game on the home screen. */
data class HomeCard(
    val entry: GameEntry,
    /** The game in progress, else a typical position. */
    val scene: BoardScene,
    val progress: HomeProgress?,
)

/** How far the game in progress has come. */
data class HomeProgress(
    /** How many turns have been played. */
    val turns: Int,
    val result: GameResult?,
    val waiting: Waiting,
)

/** Whom the game in progress waits for. */
enum class Waiting { You, Computer, Anybody }

/** Something that people are told once. */
sealed interface HomeNotice {
    /** A saved game could not be read and was set aside. */
    data class GameSetAside(val reason: String) : HomeNotice

    data object SettingsSetAside : HomeNotice

    data object StatisticsSetAside : HomeNotice

    /** A text that was to be opened is no saved game. */
    data class NotAGame(val reason: String) : HomeNotice

    data object NothingToPaste : HomeNotice
}

/** What the home screen shows. */
data class HomeState(val cards: List<HomeCard>, val notices: List<HomeNotice> = emptyList())

class HomeModel(private val store: GameStore, private val locale: () -> String) {
    private val typical = mutableMapOf<String, BoardScene>()
    private val mutableState = MutableStateFlow(HomeState(emptyList()))

    val state: StateFlow<HomeState> = mutableState.asStateFlow()

    /** Looks again at what is stored. */
    fun refresh(catalogue: List<GameEntry>) {
        val cards = catalogue.map { entry ->
            when (val found = store.load(entry.id)) {
                is GameStore.Found.InProgress -> found.game.use {
                    HomeCard(entry, stillOf(seen(it), it.snapshot), progressOf(it))
                }
                is GameStore.Found.SetAside -> {
                    tell(HomeNotice.GameSetAside(found.reason))
                    HomeCard(entry, typicalOf(entry), null)
                }
                is GameStore.Found.Nothing -> HomeCard(entry, typicalOf(entry), null)
            }
        }
        mutableState.value = mutableState.value.copy(cards = cards)
    }

    fun tell(notice: HomeNotice) {
        mutableState.value = mutableState.value.copy(notices = mutableState.value.notices + notice)
    }

    /** The first notice has been read. */
    fun told() {
        mutableState.value = mutableState.value.copy(notices = mutableState.value.notices.drop(1))
    }

    private fun progressOf(game: Game): HomeProgress {
        val snapshot = game.snapshot
        val isBetweenPeople = snapshot.firstPlayer is Player.Human && snapshot.secondPlayer is Player.Human
        val waiting = when {
            isBetweenPeople -> Waiting.Anybody
            snapshot.computerToMove -> Waiting.Computer
            else -> Waiting.You
        }
        return HomeProgress(snapshot.at.toInt(), snapshot.result, waiting)
    }

    /** A game that is well under way, on a board with whatever its options offer; the same one every time. */
    private fun typicalOf(entry: GameEntry): BoardScene = typical.getOrPut(entry.id) {
        // With the last word of an option that others wait for, most of them are of use.
        val chosen = entry.options.mapNotNull { it.needs }.associate { it.name to it.words.last() }
        val options = chosen.map { (name, word) -> OptionSetting(name, OptionValue.Word(word)) }
        Game.begin(entry.id, options, locale()) { it() }.use { game ->
            for (number in 0 until TYPICAL_TURNS) {
                val legal = game.legalTurns()
                if (legal.isEmpty()) break
                game.play(legal[(number * SCATTER + 3) % legal.size].text)
            }
            stillOf(seen(game), game.snapshot)
        }
    }

    private fun seen(game: Game) = SeenBoard(game.layout, showsCoordinates = false)

    private companion object {
        const val TYPICAL_TURNS = 9

        /** A prime, so that the turns that are picked are spread over the board. */
        const val SCATTER = 7919
    }
}
