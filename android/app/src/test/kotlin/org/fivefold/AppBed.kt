package org.fivefold

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.lifecycle.ViewModelProvider
import org.fivefold.core.Game
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.games
import org.fivefold.game.GameModel
import org.fivefold.home.HomeNotice
import org.fivefold.settings.AnimationSpeed
import org.fivefold.storage.GameStore
import org.junit.Rule
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The real app on a telephone, for tests that meet it as a person does. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h914dp-port-mdpi")
abstract class AppBed {
    protected val rule = createAndroidComposeRule<MainActivity>()

    @get:Rule val rules: RuleChain = RuleChain.outerRule(Bars()).around(rule)

    protected val app get() = ViewModelProvider(rule.activity, AppModel.Factory)[AppModel::class.java]
    protected val model: GameModel get() = checkNotNull(app.open.value) { "no game is open" }
    protected val snapshot get() = model.state.value.snapshot
    protected val turns get() = snapshot.turns.map { it.text }

    protected val store get() = GameStore(RuntimeEnvironment.getApplication().filesDir, { "en" }) { it() }

    /** Opens a fresh game on the screen. */
    protected fun open(
        id: String,
        first: Player = Player.Human,
        second: Player = Player.Human,
        options: List<OptionSetting> = emptyList(),
        turns: String = "",
    ) {
        rule.runOnUiThread { app.home() }
        Game.begin(id, options, "en") { it() }.use { game ->
            turns.split(' ').filter { it.isNotEmpty() }.forEach(game::play)
            game.setPlayer(Side.FIRST, first)
            game.setPlayer(Side.SECOND, second)
            store.save(game, 7uL)
        }
        rule.runOnUiThread { app.open(id) }
        rule.waitForIdle()
    }

    /** Pieces are at once where they belong. */
    protected fun withoutMotion() = rule.runOnUiThread { app.change { it.copy(speed = AnimationSpeed.Off) } }

    /** Everything in all windows that a screen reader can meet. */
    protected fun nodes(isMerged: Boolean = true): List<SemanticsNode> =
        rule.onAllNodes(isRoot(), useUnmergedTree = !isMerged).fetchSemanticsNodes().flatMap { all(it) }

    private fun all(node: SemanticsNode): List<SemanticsNode> = listOf(node) + node.children.flatMap(::all)

    /** Goes through every screen. */
    protected fun onEveryScreen(look: (String) -> Unit) {
        fun see(name: String) {
            rule.waitForIdle()
            look(name)
        }
        see("home")
        for (screen in listOf(Screen.Settings, Screen.Statistics, Screen.About, Screen.Rules("lines-of-action"))) {
            rule.runOnUiThread { app.go(screen) }
            see(screen.words)
            rule.runOnUiThread { app.home() }
        }
        for (entry in games("en")) {
            rule.runOnUiThread { app.ask(entry.id) }
            see("new ${entry.id}")
            rule.runOnUiThread {
                entry.options.firstOrNull { it.needs != null }?.needs?.let { need ->
                    app.asked.value?.setOption(need.name, OptionValue.Word(need.words.last()))
                }
            }
            see("new ${entry.id} with more options")
            rule.runOnUiThread { app.askNoMore() }
            open(entry.id)
            see(entry.id)
            rule.runOnUiThread { model.setAnalyses(true) }
            rule.waitUntil(60_000) { model.state.value.values.isNotEmpty() }
            see("${entry.id} analysed")
            rule.runOnUiThread {
                model.setAnalyses(false)
                model.resign(checkNotNull(snapshot.side))
            }
            see("${entry.id} over")
        }
        overAGame(::see)
        rule.runOnUiThread { app.home.tell(HomeNotice.NotAGame("it ends too early")) }
        see("notice")
        rule.runOnUiThread { app.home.told() }
    }

    /** What lies over a game: its menu, its lists of turns, and a question. */
    private fun overAGame(see: (String) -> Unit) {
        val menu = hasContentDescription(rule.activity.getString(R.string.menu))
        for (title in listOf(R.string.all_turns, R.string.agree_draw, R.string.resign)) {
            open("lines-of-action")
            rule.onNode(menu).performClick()
            see("menu")
            rule.onNodeWithText(rule.activity.getString(title)).performScrollTo().performClick()
            see(rule.activity.getString(title))
        }
        open("lines-of-action")
        rule.runOnUiThread { model.play(model.legalTurns().first().text) }
        rule.waitForIdle()
        rule.onNode(hasContentDescription(rule.activity.getString(R.string.turns))).performClick()
        see("turns")
        rule.runOnUiThread { app.home() }
    }

    /** What a screen reader says of it. */
    protected val SemanticsNode.spoken: String
        get() = config.getOrNull(SemanticsProperties.ContentDescription).orEmpty().joinToString() +
            config.getOrNull(SemanticsProperties.Text).orEmpty().joinToString { it.text }
}
