package org.fivefold.newgame

import org.fivefold.board.BoardScene
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.PieceColour

/** Who plays whom. */
enum class Opponent { Person, Computer, Watch }

/** What limits the computer's thinking. */
enum class Strength { Level, Time, Visits }

/** Who makes the first turn. */
enum class Starter { You, Computer, Lot }

/** What is remembered of the choices for one kind of game. */
data class NewGameChoices(
    val opponent: Opponent = Opponent.Computer,
    val strength: Strength = Strength.Level,
    val level: Int = 3,
    val seconds: Int = 5,
    val visits: Int = 10_000,
    val starter: Starter = Starter.You,
    /** The options that differ from their standard. */
    val options: Map<String, OptionValue> = emptyMap(),
) {
    /** As they are stored: one line a choice. */
    fun lines(): List<List<String>> = listOf(
        listOf("opponent", opponent.name),
        listOf("strength", strength.name),
        listOf("level", "$level"),
        listOf("seconds", "$seconds"),
        listOf("visits", "$visits"),
        listOf("starter", starter.name),
    ) + options.map { (name, value) ->
        listOf("option", name) + when (value) {
            is OptionValue.Number -> listOf("number", "${value.number}")
            is OptionValue.Word -> listOf("word", value.word)
            is OptionValue.Cells -> listOf("cells") + value.cells
        }
    }

    companion object {
        /** Reads [lines]; what is missing is as usual, and null is no choices. */
        fun of(lines: List<List<String>>): NewGameChoices? {
            if (lines.any { it.size < 2 }) return null
            val words = lines.filter { it[0] != "option" }.associate { it[0] to it[1] }
            val options = lines.filter { it[0] == "option" && it.size > 2 }.associate {
                it[1] to
                    (valueOf(it) ?: return null)
            }
            val usual = NewGameChoices()
            return NewGameChoices(
                words["opponent"]?.let(Opponent::valueOf) ?: usual.opponent,
                words["strength"]?.let(Strength::valueOf) ?: usual.strength,
                words["level"]?.toInt() ?: usual.level,
                words["seconds"]?.toInt() ?: usual.seconds,
                words["visits"]?.toInt() ?: usual.visits,
                words["starter"]?.let(Starter::valueOf) ?: usual.starter,
                options,
            )
        }

        private fun valueOf(line: List<String>): OptionValue? = when (line[2]) {
            "number" -> line.getOrNull(3)?.let { OptionValue.Number(it.toULong()) }
            "word" -> line.getOrNull(3)?.let { OptionValue.Word(it) }
            "cells" -> OptionValue.Cells(line.drop(3))
            else -> null
        }
    }
}

/** What the sheet for a new game shows. */
data class NewGameState(
    val choices: NewGameChoices,
    /** The board as it will be; the last one that could be, if the options make none. */
    val preview: BoardScene?,
    /** What the first side plays with. */
    val firstColour: PieceColour,
    val secondColour: PieceColour,
    /** The option whose cells are chosen on the preview. */
    val choosing: String? = null,
    /** Why no game can be made of it. */
    val refusal: String? = null,
)
