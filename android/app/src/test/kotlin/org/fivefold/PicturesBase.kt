package org.fivefold

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.lifecycle.ViewModelProvider
import java.awt.ComponentOrientation
import java.nio.file.Files
import java.util.Locale
import org.fivefold.core.Core
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.SpokenElement
import org.fivefold.core.generated.Word
import org.junit.Rule
import org.junit.rules.ExternalResource
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The app for programs that draw its screens. They are no tests: no `Test` is in their names. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h914dp-port-xhdpi")
abstract class PicturesBase {
    protected val rule = createAndroidComposeRule<MainActivity>()

    @get:Rule val rules: RuleChain = RuleChain.outerRule(SystemBarsRule()).around(LanguageRule()).around(rule)

    protected val model get() = ViewModelProvider(rule.activity, AppModel.Factory)[AppModel::class.java]
    protected val state get() = checkNotNull(model.state.value)
    protected val match: MatchState get() = checkNotNull(state.match) { "no match is open" }

    protected fun waitForCore() = rule.waitUntil(60_000) { model.state.value != null }

    /** Closes every screen but the home screen. */
    protected fun home() = rule.runOnUiThread { while (state.screens.size > 1) model.back() }

    /** Draws the screen after some thousand simulations of the analysis. */
    protected fun analyze(name: String) {
        rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(true)) }
        val begun = System.nanoTime()
        rule.waitUntil(60_000) {
            match.analysis?.rows?.firstOrNull()?.mv != null && System.nanoTime() - begun > ANALYZED_NANOS
        }
        take(name)
        rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(false)) }
    }

    protected fun take(name: String) {
        rule.waitForIdle()
        rule.runOnIdle { saveScreenshot(rule.activity, name) }
    }

    /** Plays some legal moves and shows the match, with the first step of a move of two steps. */
    protected fun play(
        game: String,
        moves: Int,
        options: String = if (game == "connect-any") "\"mode\":\"ban-bonus\"" else "",
    ) {
        home()
        rule.runOnUiThread {
            model.play { receive(saved(game, options = options)) }
            for (number in 0 until moves) {
                val legal = model.ask { legalMoves() }.orEmpty()
                val move = legal.getOrNull((number * 7919 + 3) % maxOf(1, legal.size)) ?: break
                model.send(MatchEvent.Play(move.text))
            }
            val other = match.players.first { !it.isToMove }
            model.send(MatchEvent.SetPlayer(other.side, Player.Level(3u)))
            if (game == "pentago-twist") {
                // The first empty place, and the last quadrant.
                match.board.spoken.first { met ->
                    touch(met)
                    match.canTakeBack
                }
                touch(match.board.spoken.last())
            }
        }
    }

    protected fun touch(met: SpokenElement) {
        model.send(MatchEvent.Board(BoardGesture.Touch(met.target)))
    }

    /** Opens the menu of the match on the screen. */
    protected fun openMenu() {
        val words = model.say(Word.MENU)
        rule.onAllNodes(hasContentDescription(words) or hasText(words)).onFirst()
            .performSemanticsAction(SemanticsActions.OnClick)
    }

    /** Presses a row of the open menu. */
    protected fun press(word: Word) = rule.onNode(hasText(model.say(word))).performScrollTo().tap()

    /** Two people at a table with a phone each: the screens of both, and the code that arrives too late. */
    protected fun twoPhones(name: String) {
        val folder = Files.createTempDirectory("other").toFile()
        val other = Core.open(folder, "en") { it() }
        val begun = """{"fivefold":1,"game":"connect-four","turns":"","app":{"names":["Ada","Ben"]}}"""
        val code = { other.match { link() }?.link.orEmpty() }
        other.openMatch { app.receive(begun) }
        other.send(MatchEvent.Play("4"))
        rule.runOnUiThread { model.play { receive(code()) } }
        take("$name-3-ben-scans")
        rule.runOnUiThread { model.send(MatchEvent.Play("3")) }
        take("$name-4-ben-moves")
        val show = match.offers.first().label
        rule.onNode(hasText(show) or hasContentDescription(show)).tap()
        take("$name-5-ben-shows")
        home()
        rule.runOnUiThread {
            model.play { receive(begun) }
            model.send(MatchEvent.Play("4"))
        }
        take("$name-1-ada-moves")
        val old = checkNotNull(model.ask { link() }).link
        openMenu()
        press(Word.SHARE)
        press(Word.SHOW_CODE)
        take("$name-2-ada-shows")
        other.openMatch { app.receive(old) }
        other.send(MatchEvent.Play("3"))
        home()
        rule.runOnUiThread { model.play { receive(code()) } }
        take("$name-6-ada-scans")
        rule.runOnUiThread {
            model.send(MatchEvent.Play("4"))
            model.play { receive(code()) }
        }
        take("$name-7-ada-scans-again")
        other.close()
        home()
    }

    /** A board that flies from its card to its place, and back into the card. */
    protected fun flights(name: String) {
        rule.waitForIdle()
        frames("$name-out", 8) { model.play { openGame("connect-four") } }
        frames("$name-back", 8) { model.back() }
    }

    /** Draws every third frame after an event. */
    protected fun frames(name: String, count: Int, event: () -> Unit) {
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        rule.runOnUiThread(event)
        for (frame in 1..count) {
            rule.mainClock.advanceTimeBy(48)
            saveScreenshot(rule.activity, "$name-${"%02d".format(frame)}")
        }
        rule.mainClock.autoAdvance = true
    }

    /** Creates the data of earlier matches. */
    protected fun results() {
        for (number in 0 until 9) {
            val game = if (number % 3 == 0) "bridgit" else "connect-four"
            rule.runOnUiThread {
                model.play { receive(saved(game, second = number % 4 + 1)) }
                model.send(MatchEvent.Resign)
            }
        }
        home()
    }

    private companion object {
        const val ANALYZED_NANOS = 1_000_000_000L
    }
}

/** Sets the language of `cargo play --pictures --language`, if there is one. */
private class LanguageRule : ExternalResource() {
    override fun before() {
        val tag = System.getProperty("fivefold.language") ?: return
        val isLeftToRight = ComponentOrientation.getOrientation(Locale.forLanguageTag(tag)).isLeftToRight
        val direction = if (isLeftToRight) "ldltr" else "ldrtl"
        RuntimeEnvironment.setQualifiers("+b+${tag.replace('-', '+')}-$direction")
    }
}
