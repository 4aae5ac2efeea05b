package org.fivefold.core

import java.io.File
import org.fivefold.core.generated.AppCore
import org.fivefold.core.generated.CallResult
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.Match
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.NewGame
import org.fivefold.core.generated.Scenario
import org.fivefold.core.generated.ScenarioCommand
import org.fivefold.core.generated.Study
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.installLogging
import org.fivefold.core.generated.screenPlan
import org.fivefold.core.generated.version
import org.fivefold.core.generated.zoomAt
import org.fivefold.core.generated.zoomPinched
import org.fivefold.core.generated.zoomPressed
import org.fivefold.core.generated.zoomSeen
import org.fivefold.core.generated.zoomShowing
import org.fivefold.core.generated.zoomStepped
import org.fivefold.core.generated.zoomWhole

/** The Kotlin host of the scenarios: performs their commands by calls of the bindings. */
internal class ScenarioDriver(private val scenario: Scenario, private val folder: File) {
    private var mailbox = Mailbox()
    private lateinit var app: AppCore
    private var newGame: NewGame? = null
    private var game: Match? = null
    private var study: Study? = null

    /** Plays the scenario and returns it with the output of its commands. */
    fun play(): String {
        for (command in generateSequence(scenario::nextCommand)) {
            val result = try {
                perform(command)
            } catch (error: FivefoldException) {
                CallResult.Failed(error)
            }
            scenario.show(result)
        }
        return scenario.output()
    }

    private fun perform(command: ScenarioCommand): CallResult = with(command) {
        when (name) {
            "open" -> done(open(text))
            "flush" -> done(app.flush())
            "locale" -> done(app.setLocale(text))
            "reduced-motion" -> done(app.setReducedMotion(isOn))
            "today" -> done(app.setToday(date))
            "log" -> done(installLogging(detail))
            "version" -> CallResult.Text(version())
            "home", "home-buttons" -> CallResult.Home(app.home())
            "outside" -> CallResult.Outside(app.outside())
            "dismiss" -> CallResult.Home(app.dismiss(command.number))
            "tell" -> CallResult.Home(app.tell(command.text))
            "undo-removal" -> CallResult.Home(app.undoRemoval())
            "delete" -> CallResult.Home(app.delete(number))
            "restore" -> CallResult.Home(app.restore(number))
            "save-kept" -> CallResult.Text(app.save(number))
            "text-kept" -> CallResult.Text(app.text(number))
            "reset-statistics" -> CallResult.Statistics(app.resetStatistics())
            "speech" -> CallResult.Speech(app.speech())
            "set" -> CallResult.ChangedSettings(app.changeSettings(checkNotNull(settingsEvent)))
            "palette" -> CallResult.Palette(app.palette(words[0] == "dark", "contrast" in words))
            "appearance" -> CallResult.Appearance(app.appearance())
            "coin" -> CallResult.Picture(app.coin(side))
            "plan" -> CallResult.Plan(screenPlan(plan, numbers[0], numbers[1], numbers[2], "titled" in words))
            "zoom" -> CallResult.Zoom(zoomWhole(numbers[0], numbers[1], numbers[2]))
            "zoom-pinch" -> CallResult.Zoom(zoomPinched(zoom, points[0], points[1], numbers.last()))
            "zoom-step" -> CallResult.Zoom(zoomStepped(zoom, points.firstOrNull(), numbers.last()))
            "zoom-press" -> CallResult.Zoom(zoomPressed(zoom, key))
            "zoom-show" -> CallResult.Zoom(zoomShowing(zoom, points[0]))
            "zoom-seen" -> CallResult.Point(zoomSeen(zoom, points[0]))
            "zoom-at" -> CallResult.Point(zoomAt(zoom, numbers[0], numbers[1]))
            "new-game" -> CallResult.OpenedNewGame(app.newGame(text).also { newGame = it }.state())
            "begin" -> open(app.begin(checkNotNull(newGame)))
            "open-game" -> open(app.openGame(text))
            "play-again" -> open(app.playAgain(number))
            "open-match" -> open(app.openMatch(number))
            "receive" -> open(app.receive(text))
            else -> when {
                screen != null -> CallResult.Page(app.page(checkNotNull(screen)))
                studyEntry != null -> open(app.study(checkNotNull(studyEntry)))
                name.startsWith("study ") -> inStudy(checkNotNull(study))
                else -> inNewGame() ?: inMatch(checkNotNull(game))
            }
        }
    }

    /** Performs a command to the open setup of a new game. Returns null for other commands. */
    private fun ScenarioCommand.inNewGame(): CallResult? =
        newGameEvent?.let { event -> newGame?.let { CallResult.NewGame(it.send(event)) } }

    private fun ScenarioCommand.inMatch(game: Match): CallResult {
        matchEvent?.let { return CallResult.Match(game.send(it)) }
        nextMatch?.let { return open(game.beginNext(it)) }
        return when (name) {
            "state" -> CallResult.Match(game.state())
            "wait" -> wait(game)
            "legal" -> CallResult.LegalMoves(game.legalMoves())
            "save" -> CallResult.Text(game.save())
            "link" -> CallResult.Link(game.link())
            "shared" -> CallResult.Picture(game.sharedPicture())
            else -> error("unknown command $name")
        }
    }

    private fun ScenarioCommand.inStudy(study: Study): CallResult {
        studyEvent?.let { return CallResult.Study(study.send(it)) }
        return when (name) {
            "study state" -> CallResult.Study(study.state())
            "study wait" -> CallResult.Study(wait(study))
            "study play-from-here" -> open(study.playFromHere(false))
            "study explore" -> open(study.playFromHere(true))
            else -> error("unknown command $name")
        }
    }

    private fun open(locale: String) {
        if (::app.isInitialized) listOf(newGame, game, study, app).forEach { it?.close() }
        newGame = null
        game = null
        study = null
        mailbox = Mailbox()
        app = AppCore.forScenarios(folder.path, locale, mailbox)
    }

    private fun open(next: Match): CallResult {
        game?.use { it.send(MatchEvent.Hidden) }
        game = next
        newGame = null
        next.send(MatchEvent.Shown)
        return CallResult.OpenedMatch(next.state())
    }

    private fun open(next: Study): CallResult {
        study?.use { it.send(StudyEvent.Hidden) }
        study = next
        next.send(StudyEvent.Shown)
        return CallResult.OpenedStudy(next.state())
    }

    /** Waits for the end of a search that changes the match. */
    private fun wait(game: Match): CallResult {
        val states = generateSequence(mailbox::next).mapNotNull { game.send(MatchEvent.SearchReported(it)) }
        return CallResult.Match(states.firstOrNull())
    }

    /** Waits for the end of all searches of the study, of which one is running. */
    private fun wait(study: Study): StudyState {
        val searches = generateSequence { mailbox.next() }
        val states = searches.mapNotNull { study.send(StudyEvent.SearchReported(it)) }
        return states.firstOrNull { it.progress == null } ?: study.state()
    }

    @Suppress("UNUSED_PARAMETER")
    private fun done(call: Unit) = CallResult.Done
}
