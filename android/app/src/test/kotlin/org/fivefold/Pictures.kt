package org.fivefold

import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performClick
import androidx.lifecycle.ViewModelProvider
import java.io.File
import org.fivefold.core.Game
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.games
import org.fivefold.game.GameModel
import org.fivefold.settings.PaletteChoice
import org.fivefold.statistics.Ending
import org.fivefold.statistics.Rung
import org.fivefold.statistics.Statistics
import org.fivefold.storage.GameStore
import org.fivefold.storage.LineFile
import org.junit.Rule
import org.junit.Test
import org.junit.rules.ExternalResource
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

    @get:Rule val rules: RuleChain = RuleChain.outerRule(Bars()).around(Results()).around(rule)

    @Test
    fun phoneLight() = everyScreen("phone-light")

    @Test
    @Config(qualifiers = "+night")
    fun phoneDark() = everyScreen("phone-dark")

    @Test
    @Config(qualifiers = "w1280dp-h800dp-land-mdpi")
    fun tablet() = everyScreen("tablet-light")

    @Test
    @Config(qualifiers = "w1280dp-h800dp-land-night-mdpi")
    fun tabletDark() = everyScreen("tablet-dark")

    @Test
    @Config(qualifiers = "+de", fontScale = 2f)
    fun largeText() = everyScreen("large-text")

    @Test
    @Config(qualifiers = "+ar-ldrtl")
    fun rightToLeft() = everyScreen("right-to-left")

    @Test
    @Config(qualifiers = "w360dp-h640dp-port-xhdpi")
    fun smallPhone() = everyScreen("small-phone")

    @Test
    @Config(qualifiers = "w914dp-h411dp-land-xhdpi")
    fun phoneOnItsSide() = boards("landscape")

    @Test
    fun greys() {
        rule.runOnUiThread { app.change { it.copy(palette = PaletteChoice.Greys) } }
        boards("greys")
    }

    @Test
    fun highContrast() {
        rule.runOnUiThread { app.change { it.copy(palette = PaletteChoice.HighContrast) } }
        boards("high-contrast")
    }

    private val app get() = ViewModelProvider(rule.activity, AppModel.Factory)[AppModel::class.java]
    private val model: GameModel get() = checkNotNull(app.open.value) { "no game is open" }

    private fun everyScreen(name: String) {
        take("$name-home")
        for ((screen, title) in listOf(
            Screen.Settings to "settings",
            Screen.Statistics to "statistics",
            Screen.Rules("pentago-twist") to "rules",
            Screen.About to "about",
        )) {
            rule.runOnUiThread { app.go(screen) }
            take("$name-$title")
            rule.runOnUiThread { app.back() }
        }
        newGames(name)
        boards(name)
        rule.runOnUiThread { app.home() }
        take("$name-home-played")
    }

    private fun newGames(name: String) {
        for (id in listOf("connect-four", "connect-any", "bridgit")) {
            rule.runOnUiThread {
                app.ask(id)
                if (id == "connect-any") app.asked.value?.setOption("mode", OptionValue.Word("ban-bonus"))
            }
            take("$name-new-$id")
            rule.runOnUiThread { app.askNoMore() }
        }
    }

    private fun boards(name: String) {
        for (entry in games("en")) {
            play(entry.id, 12)
            take("$name-${entry.id}")
            lists("$name-${entry.id}")
            analyse("$name-${entry.id}-analysis")
            moving("$name-${entry.id}-moving")
            play(entry.id, 400)
            take("$name-${entry.id}-over")
        }
    }

    /** The turns, where they have a sheet, and what is in the menu. */
    private fun lists(name: String) {
        if (model.id != "lines-of-action") return
        for (title in listOf(R.string.turns, R.string.menu)) {
            val button = rule.onAllNodes(hasContentDescription(rule.activity.getString(title)))
            if (button.fetchSemanticsNodes().isEmpty()) continue
            button.onFirst().performClick()
            take("$name-${if (title == R.string.menu) "menu" else "turns"}")
            // What lies over a game goes with it.
            val id = model.id
            rule.runOnUiThread { app.home() }
            rule.waitForIdle()
            rule.runOnUiThread { app.open(id) }
            rule.waitForIdle()
        }
    }

    /** What the computer knows after some thousand simulations. */
    private fun analyse(name: String) {
        rule.runOnUiThread { model.setAnalyses(true) }
        rule.waitUntil(60_000) {
            (model.state.value.view?.visits ?: 0uL) > 2_000uL ||
                model.state.value.view?.proof != null
        }
        take(name)
        rule.runOnUiThread { model.setAnalyses(false) }
    }

    /** Something on its way. */
    private fun moving(name: String) {
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        rule.runOnUiThread {
            val turn = model.legalTurns()[5]
            model.play(turn.text)
        }
        rule.mainClock.advanceTimeBy(140)
        shoot(rule.activity, name)
        rule.mainClock.autoAdvance = true
    }

    /** Plays a while, always another one of the legal turns, and shows it. */
    private fun play(id: String, turns: Int) {
        rule.runOnUiThread { app.home() }
        val store = GameStore(RuntimeEnvironment.getApplication().filesDir, { "en" }) { it() }
        val options = if (id ==
            "connect-any"
        ) {
            listOf(OptionSetting("mode", OptionValue.Word("ban-bonus")))
        } else {
            emptyList()
        }
        Game.begin(id, options, "en") { it() }.use { game ->
            for (number in 0 until turns) {
                val legal = game.legalTurns()
                if (legal.isEmpty()) break
                game.play(legal[(number * 7919 + 3) % legal.size].text)
            }
            game.setPlayer(game.snapshot.side ?: Side.SECOND, Player.Human)
            game.setPlayer(if (game.snapshot.side == Side.SECOND) Side.FIRST else Side.SECOND, Player.Level(3u))
            store.save(game, 1uL)
        }
        rule.runOnUiThread {
            app.open(id)
            half(id)
        }
    }

    /** Of a turn of two steps the first is made, so that what is missing can be seen. */
    private fun half(id: String) {
        if (model.layout.regions.isEmpty() || model.state.value.snapshot.result != null) return
        val mark = model.state.value.snapshot.marks.firstOrNull() ?: return
        model.touch(Target.Place(mark.place))
        model.touch(Target.Place(model.layout.regions.last().places.first()))
        check(model.id == id)
    }

    private fun take(name: String) {
        rule.waitForIdle()
        rule.runOnIdle { shoot(rule.activity, name) }
    }
}

/** Somebody has played before. */
private class Results : ExternalResource() {
    override fun before() {
        var statistics = Statistics()
        for (number in 0 until 23) {
            val rung = Rung(if (number % 3 == 0) "bridgit" else "connect-four", number % 4)
            statistics = statistics.counting(number.toULong() + 9uL, rung, Ending.entries[number * 5 % 7 % 3])
        }
        val file = File(RuntimeEnvironment.getApplication().filesDir, "statistics.txt")
        LineFile(file, Statistics::of, Statistics::lines).save(statistics)
    }
}
