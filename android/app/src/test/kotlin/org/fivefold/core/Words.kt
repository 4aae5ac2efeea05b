package org.fivefold.core

import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.PlayerChoice

/** What is there, with nothing between it and its neighbours but a comma. */
internal fun list(vararg parts: String?): String = parts.filterNot { it.isNullOrEmpty() }.joinToString(", ")

/** A word if it holds. */
internal fun flag(holds: Boolean, word: String): String = if (holds) word else ""

/** Small things as scenarios write them. */
internal object Words {
    fun of(fault: FivefoldException): String = when (fault) {
        is FivefoldException.UnknownGame -> "error unknown-game: ${fault.id}"
        is FivefoldException.Save -> "error save: ${fault.reason}"
        is FivefoldException.Refused -> "error refused: ${fault.reason}"
        is FivefoldException.Listener -> "error listener: ${fault.reason}"
        is FivefoldException.Fault -> "error fault: ${fault.reason}"
    }

    fun player(player: Player): String = when (player) {
        is Player.Human -> "human"
        is Player.Level -> "level ${player.v1}"
        is Player.Limits -> "limits visits=${player.v1.visits ?: "none"} ms=${player.v1.ms ?: "none"}"
    }

    fun choice(choice: PlayerChoice): String =
        list(choice.label, player(choice.player), flag(choice.isChosen, "chosen"))

    /** The name of an entry as scenarios write it: `only-move`. */
    fun word(entry: Enum<*>): String = entry.name.lowercase().replace('_', '-')
}
