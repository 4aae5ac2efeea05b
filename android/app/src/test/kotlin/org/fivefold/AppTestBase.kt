package org.fivefold

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.core.content.FileProvider
import androidx.lifecycle.ViewModelProvider
import org.fivefold.core.generated.AnimationSpeed
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.NewGameEvent
import org.fivefold.core.generated.Opponent
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.StudyEntry
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.StudyKind
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.Word
import org.junit.After
import org.junit.Before
import org.junit.Rule
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.util.ReflectionHelpers

/** The base of tests that use the whole app on a phone through its screens. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h914dp-port-mdpi")
abstract class AppTestBase {
    protected val rule = createAndroidComposeRule<MainActivity>()

    @get:Rule val rules: RuleChain = RuleChain.outerRule(SystemBarsRule()).around(rule)

    protected val model get() = ViewModelProvider(rule.activity, AppModel.Factory)[AppModel::class.java]
    protected val state get() = checkNotNull(model.state.value) { "the core is not open" }
    protected val match: MatchState get() = checkNotNull(state.match) { "no match is open" }
    protected val moves get() = match.moves.map { it.text }

    /** The provider keeps the folders of the first app of the process. */
    @Before
    fun forgetSharedFolders() =
        ReflectionHelpers.getStaticField<MutableMap<*, *>>(FileProvider::class.java, "sCache").clear()

    @Before
    fun waitForCore() = rule.waitUntil(60_000) { model.state.value != null }

    @After
    fun closeScreens() = rule.runOnUiThread { while (state.screens.size > 1) model.back() }

    /** Opens a match on the screen. */
    protected fun open(save: String): MatchState {
        rule.runOnUiThread { model.play { receive(save) } }
        rule.waitForIdle()
        return match
    }

    protected fun play(move: String) = rule.runOnUiThread { model.send(MatchEvent.Play(move)) }

    /** Turns the animation of pieces off. */
    protected fun disableAnimation() = rule.runOnUiThread { model.change(SettingsEvent.SetSpeed(AnimationSpeed.OFF)) }

    /** Waits until a press on the board is no second half of a double press, by the clock of the core. */
    protected fun pause() = Thread.sleep(310)

    /** Waits until the end of the match is shown and every button listens. */
    protected fun settle() = rule.waitUntil(20_000) { match.wakeMs == null }

    /** Goes back to the home screen. */
    protected fun home() = rule.runOnUiThread { while (state.screens.size > 1) model.back() }

    protected fun word(word: Word) = model.say(word)

    protected fun button(word: Word): SemanticsNodeInteraction = rule.onNodeWithText(word(word))

    private fun openMenu() {
        rule.waitForIdle()
        val named = rule.onAllNodes(hasContentDescription(word(Word.MENU)))
        if (named.fetchSemanticsNodes().isNotEmpty()) {
            named.onFirst().tap()
        } else {
            // At a large font scale the button is scrolled to.
            val more = button(Word.MENU)
            if (more.fetchSemanticsNode().boundsInRoot.height < LEAST) more.performScrollTo()
            more.performSemanticsAction(SemanticsActions.OnClick)
        }
    }

    /** Presses a row of the menu, or a button beside its title or below the row that shares. */
    protected fun menu(word: Word) {
        // The home screen has no menu of its own.
        rule.runOnUiThread { if (state.screens.last() == Screen.Home) model.go(Screen.Statistics) }
        openMenu()
        if (word in SHARED) button(Word.SHARE).performScrollTo().tap()
        rule.onNode(hasText(word(word)) or hasContentDescription(word(word)))
            .performSemanticsAction(SemanticsActions.OnClick)
        rule.waitForIdle()
    }

    /** Opens the list of the stored matches of a game. */
    protected fun openStoredMatches(game: String) {
        val card = state.home.cards.first { it.game == game }
        rule.onNode(hasContentDescription(card.menuWords)).performScrollTo().tap()
        button(Word.KEPT_GAMES).tap()
        rule.waitForIdle()
    }

    /** Returns the element of the board with this label, to be pressed after a pause. */
    protected fun spoken(name: String): SemanticsNodeInteraction {
        pause()
        return rule.onNode(
            SemanticsMatcher("spoken $name") {
                it.isOnBoard &&
                    (it.spoken.startsWith("$name,") || it.spoken.endsWith(" $name"))
            }
        )
    }

    protected val SemanticsNode.isOnBoard
        get() = config.getOrNull(SemanticsProperties.TestTag)?.startsWith("spoken ") == true

    /** Returns the accessibility nodes of all windows. */
    protected fun nodes(isMerged: Boolean = true): List<SemanticsNode> =
        rule.onAllNodes(isRoot(), useUnmergedTree = !isMerged).fetchSemanticsNodes().flatMap { all(it) }

    private fun all(node: SemanticsNode): List<SemanticsNode> = listOf(node) + node.children.flatMap(::all)

    /** The words of a screen reader. */
    protected val SemanticsNode.spoken: String
        get() = config.getOrNull(SemanticsProperties.ContentDescription).orEmpty().joinToString() +
            config.getOrNull(SemanticsProperties.Text).orEmpty().joinToString { it.text }

    /** Opens every screen and calls [look] with its name. */
    protected fun onEveryScreen(look: (String) -> Unit) {
        fun see(name: String) {
            rule.waitForIdle()
            look(name)
        }
        see("home")
        val rules = Screen.Rules("lines-of-action")
        for (screen in listOf(Screen.Settings, Screen.Statistics, Screen.About, Screen.Learn, Screen.Puzzles, rules)) {
            rule.runOnUiThread { model.go(screen) }
            see("$screen")
            home()
        }
        val lesson = StudyEntry.Lesson("connect-four")
        for (entry in listOf(lesson, StudyEntry.Puzzle("bridgit"), StudyEntry.Daily, StudyEntry.SetUp("connect-any"))) {
            rule.runOnUiThread { model.go(Screen.Study(entry)) }
            see("$entry")
            rule.runOnUiThread { model.send(StudyEvent.Hint) }
            see("$entry with a hint")
            home()
        }
        for (game in smallGames.keys) {
            rule.runOnUiThread { model.go(Screen.NewGame(game)) }
            see("new $game")
            val options = rule.onAllNodes(SemanticsMatcher("folded") { word(Word.OPTIONS) in it.spoken })
            if (options.fetchSemanticsNodes().isNotEmpty()) options.onFirst().performScrollTo().tap()
            see("new $game with its options")
            rule.runOnUiThread { model.sendTwoPeople() }
            see("new $game of two people")
            home()
            open(saved(game))
            see(game)
            rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(true)) }
            rule.waitUntil(60_000) { match.analysis?.rows?.firstOrNull()?.mv != null }
            see("$game analyzed")
            rule.runOnUiThread {
                model.send(MatchEvent.SetAnalysis(false))
                model.send(MatchEvent.Resign)
            }
            see("$game over")
            rule.runOnUiThread { model.go(Screen.Study(StudyEntry.Review(match.number))) }
            see("$game reviewed")
        }
        onOverlaysOfMatch(::see)
        openStoredMatches("connect-four")
        see("kept matches")
        val number = state.home.cards.first { it.game == "connect-four" }.stored.first().number
        rule.runOnUiThread { model.atHome { delete(number) } }
        see("kept match deleted")
        rule.runOnUiThread { model.tell("A message that is too long for one line of a phone, and wraps.") }
        see("message")
    }

    /** Opens the lists and the questions over a match. */
    private fun onOverlaysOfMatch(see: (String) -> Unit) {
        for (title in listOf(Word.ALL_MOVES, Word.PLAYERS, Word.AGREE_DRAW, Word.RESIGN, Word.SHOW_CODE)) {
            home()
            open(saved("lines-of-action"))
            menu(title)
            see(word(title))
        }
        for ((save, title) in listOf(fourthMatch to "score of two people", handedOver to "device handed over")) {
            home()
            open(save)
            see(title)
        }
        home()
        open(saved("lines-of-action"))
        openMenu()
        see("menu")
        button(Word.SHARE).performScrollTo().tap()
        see("ways to share")
        home()
    }

    private companion object {
        /** The height of a button that is scrolled out of view. */
        const val LEAST = 40f

        /** The round buttons below the row that shares. */
        val SHARED = setOf(Word.SHARE_LINK, Word.SHARE_PICTURE, Word.SHOW_CODE, Word.SHARE_TEXT, Word.SHARE_FILE)
    }
}

/** Presses a node after a pause, so that the press is no second half of a double press. */
internal fun SemanticsNodeInteraction.tap() = performTouchInput {
    advanceEventTime(1_000)
    click()
}

/** Whether an event has an enabled button, perhaps one that asks first. */
internal fun MatchState.can(event: MatchEvent): Boolean = (bar + offers + menu.flatten() + tools).any { button ->
    val action = (button.action as? ButtonAction.Ask)?.question?.action ?: button.action
    button.isEnabled && action == ButtonAction.Match(event)
}

internal val MatchState.canTakeBack
    get() = board.spoken.flatMap { it.actions }.any { it.gesture == BoardGesture.TakeBack }

/** Sets up a game of two people with names, clocks of different lengths and a handicap. */
internal fun AppModel.sendTwoPeople() {
    send(NewGameEvent.SetOpponent(Opponent.PERSON))
    listOf("Ada", "Ben").forEachIndexed { player, name ->
        send(NewGameEvent.SetName(player.toUInt(), name))
        repeat(5 - player) { send(NewGameEvent.StepClock(player.toUInt(), isUp = true)) }
    }
    send(NewGameEvent.StepHandicap(isUp = true))
}

/** Whether no reply to a move in a puzzle is to come; a solution is announced after its last motion. */
val StudyState.isRepliedTo: Boolean
    get() {
        val after = listOf(StudyEvent.Answer, StudyEvent.Continue).map { ButtonAction.Study(it) }
        return kind != StudyKind.PUZZLE || (offers + bar).any { it.isEnabled && it.action in after }
    }
