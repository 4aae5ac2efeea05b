package org.fivefold

import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.lifecycle.ViewModelProvider
import org.fivefold.core.Game
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.games
import org.fivefold.storage.GameStore
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** Draws every screen into a folder, to be looked at; not part of the test run. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h914dp-port-xhdpi")
class Pictures {
    private val rule = createAndroidComposeRule<MainActivity>()

    @get:Rule val rules: RuleChain = RuleChain.outerRule(Bars()).around(rule)

    @Test
    fun phoneLight() = everyScreen("phone-light")

    @Test
    @Config(qualifiers = "+night")
    fun phoneDark() = everyScreen("phone-dark")

    @Test
    @Config(qualifiers = "w1280dp-h800dp-land-mdpi")
    fun tablet() = everyScreen("tablet")

    @Test
    @Config(qualifiers = "+de", fontScale = 2f)
    fun largeText() = everyScreen("large-text")

    private val app get() = ViewModelProvider(rule.activity, AppModel.Factory)[AppModel::class.java]

    private fun everyScreen(name: String) {
        take("$name-home")
        rule.runOnUiThread { app.ask("connect-any") }
        take("$name-new-game")
        rule.runOnUiThread { app.askNoMore() }
        for (entry in games("en")) {
            play(entry.id, 12)
            take("$name-${entry.id}")
            play(entry.id, 400)
            take("$name-${entry.id}-over")
            rule.runOnUiThread { app.home() }
        }
        take("$name-home-played")
    }

    /** Plays a while, always another one of the legal turns, and shows it. */
    private fun play(id: String, turns: Int) {
        val store = GameStore(RuntimeEnvironment.getApplication().filesDir, { "en" }) { it() }
        Game.begin(id, emptyList(), "en") { it() }.use { game ->
            for (number in 0 until turns) {
                val legal = game.legalTurns()
                if (legal.isEmpty()) break
                game.play(legal[(number * 7919 + 3) % legal.size].text)
            }
            game.setPlayer(game.snapshot.side ?: Side.SECOND, Player.Human)
            game.setPlayer(if (game.snapshot.side == Side.SECOND) Side.FIRST else Side.SECOND, Player.Level(3u))
            store.save(game, 1uL)
        }
        rule.runOnUiThread { app.open(id) }
    }

    private fun take(name: String) {
        rule.waitForIdle()
        rule.runOnIdle { shoot(rule.activity, name) }
    }
}
