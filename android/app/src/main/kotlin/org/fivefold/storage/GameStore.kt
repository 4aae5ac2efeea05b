package org.fivefold.storage

import java.io.File
import org.fivefold.core.Game
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.sentence

/** The games in progress, one a kind of game. */
class GameStore(folder: File, private val locale: () -> String, private val post: (() -> Unit) -> Unit) {
    private val games = File(folder, "games")

    /** What came of looking for a game in progress. */
    sealed interface Found {
        /** The match's number tells it from every other match of the same kind of game. */
        data class InProgress(val game: Game, val match: ULong) : Found

        data object Nothing : Found

        /** There was one that could not be read; it is kept under another name, and the reason is to be told once. */
        data class SetAside(val reason: String) : Found
    }

    fun load(id: String): Found {
        val file = file(id)
        val text = file.read() ?: return Found.Nothing
        return try {
            Found.InProgress(Game.load(text, locale(), post), matchOf(text))
        } catch (fault: FivefoldException) {
            file.setAside()
            Found.SetAside(fault.sentence)
        }
    }

    /** Keeps the game as it is, and says whether that worked. */
    fun save(game: Game, match: ULong): Boolean =
        game.save()?.let { file(game.id).write(withMatch(it, match)) } ?: false

    private fun file(id: String) = TextFile(File(games, "$id.json"))

    /** The number of the match is one key more in the saved game, which the core does not look at. */
    private fun withMatch(text: String, match: ULong) = "$MATCH$match,${text.removePrefix("{")}"

    private fun matchOf(text: String): ULong = text.removePrefix(MATCH).substringBefore(',').toULongOrNull() ?: 0uL

    private companion object {
        const val MATCH = "{\"match\":"
    }
}
