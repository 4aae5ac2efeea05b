package org.fivefold.core

import org.fivefold.core.generated.AppCore
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.NewGameEvent
import org.fivefold.core.generated.Opponent
import org.fivefold.core.generated.SearchListener
import org.fivefold.core.generated.SearchProgress
import org.fivefold.core.generated.SearchReport
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The example in the README. */
class ReadmeTest {
    @get:Rule val temporary = TemporaryFolder()

    private val listener = object : SearchListener {
        override fun onProgress(progress: SearchProgress) = Unit
        override fun onFinished(report: SearchReport) = Unit
    }

    @Test
    fun readmeExamplePlaysMove() {
        val folder = temporary.root
        val app = AppCore(folder.path, "en", listener)
        val newGame = app.newGame("connect-four")
        newGame.send(NewGameEvent.SetOpponent(Opponent.PERSON))
        val match = app.begin(newGame)
        val state = match.send(MatchEvent.Play("4"))
        assertEquals(listOf("4"), state?.moves?.map { it.text })
        listOf(match, newGame, app).forEach(AutoCloseable::close)
    }
}
