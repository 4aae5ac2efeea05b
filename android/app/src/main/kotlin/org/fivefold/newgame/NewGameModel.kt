package org.fivefold.newgame

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.fivefold.board.SeenBoard
import org.fivefold.core.Game
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.GameEntry
import org.fivefold.core.generated.OptionEntry
import org.fivefold.core.generated.OptionKind
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.surprise
import org.fivefold.core.sentence
import org.fivefold.game.stillOf

/** The choices for a new game of one kind. Everything about the options comes from the core's own list. */
class NewGameModel(
    val entry: GameEntry,
    remembered: NewGameChoices?,
    private val locale: String,
    private val seed: () -> ULong,
) {
    private val mutableState =
        MutableStateFlow(
            NewGameState(checked(remembered ?: NewGameChoices()), null, PieceColour.ORANGE, PieceColour.BLUE)
        )

    val state: StateFlow<NewGameState> = mutableState.asStateFlow()

    private val choices get() = mutableState.value.choices

    init {
        look()
        // What was remembered may be refused by a later version of the game.
        if (mutableState.value.preview == null) change { it.copy(options = emptyMap()) }
    }

    fun setOpponent(opponent: Opponent) = change { it.copy(opponent = opponent) }

    fun setStrength(strength: Strength) = change { it.copy(strength = strength) }

    fun setLevel(level: Int) = change { it.copy(level = level) }

    fun setSeconds(seconds: Int) = change { it.copy(seconds = seconds) }

    fun setVisits(visits: Int) = change { it.copy(visits = visits) }

    fun setStarter(starter: Starter) = change { it.copy(starter = starter) }

    fun setOption(name: String, value: OptionValue) = change { it.copy(options = it.options + (name to value)) }

    /** Sets an option back to its standard, or to be drawn by lot. */
    fun dropOption(name: String) = change { it.copy(options = it.options - name) }

    /** One step up or down of a number that may have none yet. */
    fun step(option: OptionEntry, up: Boolean) {
        val kind = option.kind as? OptionKind.Number ?: return
        val middle = kind.min + (kind.max - kind.min) / kind.step / 2u * kind.step
        val old = (valueOf(option.name) as? OptionValue.Number)?.number?.toUInt()
        val next = if (old == null) {
            middle
        } else if (up) {
            old + kind.step
        } else {
            old - minOf(kind.step, old)
        }
        setOption(option.name, OptionValue.Number(next.coerceIn(kind.min, kind.max).toULong()))
    }

    /** Draws everything by lot anew that is drawn by lot. */
    fun drawAgain(name: String) = setOption(name, OptionValue.Number(seed() % SEEDS))

    /** Lets the core choose the board. */
    fun surprise() = change { old ->
        old.copy(options = surprise(entry.id, seed() % SEEDS).associate { it.name to it.value })
    }

    /** Begins or ends the choice of an option's cells on the preview. */
    fun choose(name: String?) {
        mutableState.value = mutableState.value.copy(choosing = if (name == mutableState.value.choosing) null else name)
    }

    /** A touch on the preview, in units of its board: takes the nearest cell for the option being chosen, or gives it back. */
    fun touch(x: Double, y: Double) {
        val board = mutableState.value.preview?.board ?: return
        val spot = board.layout.spots.minByOrNull { (it.x - x) * (it.x - x) + (it.y - y) * (it.y - y) } ?: return
        chooseCell(spot.name)
    }

    /** Takes a cell for the option that is being chosen, or gives it back. */
    fun chooseCell(cell: String) {
        val option = entry.options.firstOrNull { it.name == mutableState.value.choosing } ?: return
        val old = valueOf(option.name)
        when (option.kind) {
            is OptionKind.Cell ->
                if ((old as? OptionValue.Word)?.word ==
                    cell
                ) {
                    dropOption(option.name)
                } else {
                    setOption(option.name, OptionValue.Word(cell))
                }
            is OptionKind.Cells -> {
                val cells = (old as? OptionValue.Cells)?.cells.orEmpty()
                setOption(option.name, OptionValue.Cells(if (cell in cells) cells - cell else cells + cell))
            }
            is OptionKind.Number, is OptionKind.Choice, is OptionKind.Seed -> Unit
        }
    }

    /** The options that are of use with what has been chosen. */
    fun optionsOfUse(): List<OptionEntry> = entry.options.filter { option ->
        val needed = option.needs ?: return@filter true
        val value = valueOf(needed.name)
        value is OptionValue.Word && value.word in needed.words
    }

    fun valueOf(name: String): OptionValue? =
        choices.options[name] ?: entry.options.firstOrNull { it.name == name }?.standard

    fun settings(): List<OptionSetting> {
        val useful = optionsOfUse().map { it.name }
        return choices.options.filterKeys { it in useful }.map { (name, value) -> OptionSetting(name, value) }
    }

    /** Sets up the game that was decided about; throws [FivefoldException] if the options make none. */
    fun begin(post: (() -> Unit) -> Unit): Game {
        val first = when (choices.starter) {
            Starter.You -> true
            Starter.Computer -> false
            Starter.Lot -> seed() % 2uL == 0uL
        }
        return Game.begin(entry.id, settings(), locale, post).apply {
            for (side in Side.entries) {
                val isYours = choices.opponent == Opponent.Computer && (side == Side.FIRST) == first
                setPlayer(side, if (choices.opponent == Opponent.Person || isYours) Player.Human else computer())
            }
        }
    }

    private fun computer(): Player = when (choices.strength) {
        Strength.Level -> Player.Level(choices.level.toUByte())
        Strength.Time -> Player.Limits(null, choices.seconds.toUInt() * MS)
        Strength.Visits -> Player.Limits(choices.visits.toUInt(), null)
    }

    private fun change(how: (NewGameChoices) -> NewGameChoices) {
        mutableState.value = mutableState.value.copy(choices = checked(how(choices)))
        look()
    }

    private fun checked(choices: NewGameChoices) = choices.copy(
        level = choices.level.coerceIn(1, maxOf(1, entry.levels.size)),
        seconds = choices.seconds.coerceIn(SECONDS),
        visits = choices.visits.coerceIn(VISITS),
        options = choices.options.filterKeys { name -> entry.options.any { it.name == name } },
    )

    /** Sets the board up as it would be. */
    private fun look() {
        mutableState.value = try {
            Game.begin(entry.id, settings(), locale) { it() }.use { game ->
                mutableState.value.copy(
                    preview = stillOf(SeenBoard(game.layout, showsCoordinates = false), game.snapshot),
                    firstColour = game.colour(Side.FIRST),
                    secondColour = game.colour(Side.SECOND),
                    refusal = null,
                )
            }
        } catch (fault: FivefoldException) {
            mutableState.value.copy(refusal = fault.sentence)
        }
    }

    companion object {
        /** What may be chosen as time for a turn. */
        val SECONDS = 1..60

        /** What may be chosen as simulations for a turn. */
        val VISITS = 1..10_000_000

        private const val MS = 1000u

        /** Short enough to be read out and typed. */
        private const val SEEDS = 10_000uL
    }
}
