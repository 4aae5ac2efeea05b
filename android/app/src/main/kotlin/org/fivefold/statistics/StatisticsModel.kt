package org.fivefold.statistics

import java.io.File
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Snapshot
import org.fivefold.storage.LineFile

/** The statistics; every result is stored at once. */
class StatisticsModel(folder: File) {
    private val file = LineFile(File(folder, "statistics.txt"), Statistics::of, Statistics::lines)
    private val found = file.load()
    private val mutableState = MutableStateFlow(found.value ?: Statistics())

    val state: StateFlow<Statistics> = mutableState.asStateFlow()

    /** Whether there were statistics that could not be read. */
    val wasSetAside: Boolean = found.wasSetAside

    /** Counts a match between a person and the computer if it has ended and was not counted yet. */
    fun count(game: String, match: ULong, snapshot: Snapshot) {
        val result = snapshot.result ?: return
        val (person, computer) = when {
            snapshot.firstPlayer is Player.Human -> Side.FIRST to snapshot.secondPlayer
            snapshot.secondPlayer is Player.Human -> Side.SECOND to snapshot.firstPlayer
            else -> return
        }
        val level = when (computer) {
            is Player.Human -> return
            is Player.Level -> computer.number.toInt()
            is Player.Limits -> 0
        }
        val ending = when (result.winner) {
            null -> Ending.Draw
            person -> Ending.Win
            else -> Ending.Loss
        }
        set(mutableState.value.counting(match, Rung(game, level), ending))
    }

    /** Leaves a match out, because it came from elsewhere and was over already. */
    fun pass(game: String, match: ULong) = set(mutableState.value.passing(match, game))

    /** Forgets all results, but not which matches were counted. */
    fun reset() = set(mutableState.value.copy(tallies = emptyMap()))

    private fun set(statistics: Statistics) {
        if (statistics == mutableState.value) return
        mutableState.value = statistics
        file.save(statistics)
    }
}
