package org.fivefold.storage

import java.io.File
import org.fivefold.core.Game
import org.fivefold.core.generated.FivefoldException

/** The games in progress, one a kind of game. */
class GameStore(folder: File, private val locale: () -> String, private val post: (() -> Unit) -> Unit) {
    private val games = File(folder, "games")

    /** What came of looking for a game in progress. */
    sealed interface Found {
        data class InProgress(val game: Game) : Found

        data object Nothing : Found

        /** There was one that could not be read; it is kept under another name, and the reason is to be told once. */
        data class SetAside(val reason: String) : Found
    }

    fun load(id: String): Found {
        val file = file(id)
        val text = file.read() ?: return Found.Nothing
        return try {
            Found.InProgress(Game.load(text, locale(), post))
        } catch (fault: FivefoldException) {
            file.setAside()
            Found.SetAside(fault.message.orEmpty())
        }
    }

    /** Keeps the game as it is, and says whether that worked. */
    fun save(game: Game): Boolean = game.save()?.let { file(game.id).write(it) } ?: false

    private fun file(id: String) = TextFile(File(games, "$id.json"))
}
