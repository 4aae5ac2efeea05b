package org.fivefold.newgame

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.fivefold.core.generated.GameEntry
import org.fivefold.core.generated.OptionEntry
import org.fivefold.core.generated.OptionKind
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side

/** Who plays whom. */
enum class Opponent { Person, Computer, Watch }

/** What has been chosen for a new game. */
data class NewGameState(
    val opponent: Opponent = Opponent.Computer,
    val level: Int = 3,
    val computerSide: Side = Side.SECOND,
    /** The options that differ from their standard. */
    val options: Map<String, OptionValue> = emptyMap(),
    /** Why no game can be made of it. */
    val refusal: String? = null,
)

/** The choices for a new game of one kind. */
class NewGameModel(val entry: GameEntry, private val seed: () -> ULong) {
    private val mutableState = MutableStateFlow(NewGameState(level = minOf(3, entry.levels.size)))

    val state: StateFlow<NewGameState> = mutableState.asStateFlow()

    fun setOpponent(opponent: Opponent) = change { it.copy(opponent = opponent) }

    fun setLevel(level: Int) = change { it.copy(level = level.coerceIn(1, entry.levels.size)) }

    fun setComputerSide(side: Side) = change { it.copy(computerSide = side) }

    fun setOption(name: String, value: OptionValue) = change { it.copy(options = it.options + (name to value)) }

    fun drawAgain(name: String) = setOption(name, OptionValue.Number(seed() % SEEDS))

    fun refuse(reason: String) = change { it.copy(refusal = reason) }

    /** The options that are of use with what has been chosen. */
    fun optionsOfUse(): List<OptionEntry> = entry.options.filter { option ->
        val needed = option.needs ?: return@filter true
        val value = valueOf(needed.name)
        value is OptionValue.Word && value.word in needed.words
    }

    fun valueOf(name: String): OptionValue? =
        state.value.options[name] ?: entry.options.firstOrNull { it.name == name }?.standard

    fun settings(): List<OptionSetting> {
        val useful = optionsOfUse().filter { it.kind !is OptionKind.Cells }.map { it.name }
        return state.value.options.filterKeys { it in useful }.map { (name, value) -> OptionSetting(name, value) }
    }

    fun player(side: Side): Player {
        val chosen = state.value
        val isComputer = when (chosen.opponent) {
            Opponent.Person -> false
            Opponent.Computer -> side == chosen.computerSide
            Opponent.Watch -> true
        }
        return if (isComputer) Player.Level(chosen.level.toUByte()) else Player.Human
    }

    private fun change(how: (NewGameState) -> NewGameState) {
        mutableState.value = how(mutableState.value.copy(refusal = null))
    }

    private companion object {
        /** Short enough to be read out and typed. */
        const val SEEDS = 10_000uL
    }
}
