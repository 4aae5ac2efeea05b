package org.fivefold.game

import org.fivefold.core.generated.Effect
import org.fivefold.core.generated.Piece
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.SearchView
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Snapshot
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.TargetValue

/** What the game screen shows. */
data class GameState(
    val snapshot: Snapshot,
    /** Whether the computer thinks about its move; never stored, always what is. */
    val isThinking: Boolean = false,
    /** What the running search, or the last one of this position, knows. */
    val view: SearchView? = null,
    val elapsedMs: Long = 0,
    val analyses: Boolean = false,
    /** What is known of everything that may be touched now; empty unless it is analysed. */
    val values: List<TargetValue> = emptyList(),
    val hint: Hint? = null,
    val isHinting: Boolean = false,
    /** The effects to show, and the pieces before them; a new object for each change that moves something. */
    val shown: Shown? = null,
    /** A sentence to be shown for a moment: why a touch meant nothing. */
    val notice: Notice? = null,
    /** The last write to storage did not work. */
    val isUnsaved: Boolean = false,
    /** What the keyboard's cursor is on, once a key has been used. */
    val cursor: Target? = null,
) {
    val isBetweenPeople: Boolean
        get() = snapshot.firstPlayer is Player.Human && snapshot.secondPlayer is Player.Human

    val isWatched: Boolean
        get() = snapshot.firstPlayer !is Player.Human && snapshot.secondPlayer !is Player.Human

    /** Whether the computer would be to move, but waits because an earlier turn is shown. */
    val mayLetComputerPlay: Boolean
        get() = snapshot.computerToMove && !snapshot.waitsForComputer && !snapshot.paused && !isThinking

    /** Whether there is more to tell than the last turn. */
    val hasNews: Boolean
        get() = isThinking || isHinting || notice != null || hint != null || isUnsaved

    /** Whether the player opposite is to move and wants the board the other way round. */
    fun isTurned(flips: Boolean): Boolean = flips && isBetweenPeople && snapshot.side == Side.SECOND

    /** Simulations a second; null while there has been too little time to tell. */
    val rate: Long?
        get() = if (elapsedMs < LEAST_MS) null else view?.let { it.visits.toLong() * MS_A_SECOND / elapsedMs }

    private companion object {
        const val MS_A_SECOND = 1000
        const val LEAST_MS = 50
    }
}

/** What the computer would do in a person's place. */
data class Hint(
    val turn: String,
    val sentence: String,
    /** What is to be touched next for it. */
    val target: Target?,
)

class Shown(val before: List<Piece>, val effects: List<Effect>)

class Notice(val text: String)
