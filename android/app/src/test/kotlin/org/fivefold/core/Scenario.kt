package org.fivefold.core

import java.io.File
import org.fivefold.core.generated.AppCore
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.Match
import org.fivefold.core.generated.MatchLink
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.Moment
import org.fivefold.core.generated.NewGame
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.Opponent
import org.fivefold.core.generated.SpokenElement
import org.fivefold.core.generated.Starter
import org.fivefold.core.generated.StrengthKind
import org.fivefold.core.generated.Study
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.Word
import org.fivefold.core.generated.installLogging
import org.fivefold.core.generated.provokeFaultInGesture
import org.fivefold.core.generated.provokeFaultInSearch
import org.fivefold.core.generated.version

/**
 * A host that is told what to do line by line and says what it sees: of each screen what has changed since it was seen
 * last. The same as the Rust and the Swift one.
 */
class Scenario(private val folder: File) {
    private var locale = "en"
    private var post = Post()
    private var app = AppCore.forScenarios(folder.path, locale, post)
    private var sheet: NewGame? = null
    private var game: Match? = null

    /** The last state of the match. */
    private var state: MatchState? = null

    private var study: Study? = null

    /** The last state of what is studied. */
    private var studied: StudyState? = null

    /** What was said of each screen. */
    private val told = mutableMapOf<String, List<Line>>()
    private val seen = mutableListOf<String>()

    /** Plays a whole text: commands begin with `> `, comments with `#`; what was seen stands in place of the rest. */
    fun play(text: String): String {
        for (line in text.lines().dropLastWhile { it.isEmpty() }) {
            if (line.startsWith("> ")) {
                seen += line
                try {
                    command(line.removePrefix("> "))
                } catch (fault: FivefoldException) {
                    seen += Words.of(fault)
                }
            } else if (line.startsWith("#") || line.isEmpty()) {
                seen += line
            }
        }
        return seen.joinToString("\n") + "\n"
    }

    private fun command(line: String) {
        val (command, rest) = line.substringBefore(' ') to line.substringAfter(' ', "")
        val words = rest.split(' ').filter { it.isNotEmpty() }
        if (!ofApp(command, rest, words) && !ofSheet(command, rest, words)) ofMatch(command, rest, words)
    }

    /** Gestures of the app, and of screens without a state of their own. */
    private fun ofApp(command: String, rest: String, words: List<String>): Boolean {
        when (command) {
            "restart" -> restart()
            "damage" -> File(folder, words[0]).writeText(words.drop(1).joinToString(" "))
            "files" -> seen += folder.walk().filter { it.isFile }.map { it.toRelativeString(folder) }.sorted()
            "settle" -> app.settle()
            "locale" -> {
                locale = rest
                app.setLocale(rest)
            }
            "reduced-motion" -> app.setReducedMotion(rest == "on")
            "home" -> tell("home", Tell.home(app.home()))
            "notice-read" -> tell("home", Tell.home(app.noticeRead()))
            "bring-back" -> tell("home", Tell.home(app.bringBack()))
            "delete" -> tell("home", Tell.home(app.delete(rest.toULong())))
            "save-kept" -> seen += app.save(rest.toULong())
            "rules" -> tell("rules", Tell.rules(app.rules(rest)))
            "statistics" -> tell("statistics", Tell.statistics(app.statistics()))
            "reset-statistics" -> tell("statistics", Tell.statistics(app.resetStatistics()))
            "said-of" -> seen += app.saidOf(words[0], words.drop(1).joinToString(" "))
            "flight" -> seen += "${app.flightMs()} ms"
            "settings-board" -> seen += Tell.settingsBoard(app.settingsBoard())
            "speech" -> seen += Tell.speech(app.speech())
            "say" -> {
                val word = Word.entries.single { Words.word(it) == words[0] }
                seen += app.say(word, words.drop(1).joinToString(" "))
            }
            "settings" -> tell("settings", Tell.settings(app.settings()))
            "set" -> {
                val settings = app.settings()
                told["settings"] = Tell.settings(settings)
                tell("settings", Tell.settings(app.setSettings(Read.changed(settings, words[0], words[1]))))
            }
            "palette" -> {
                val palette = app.palette(words[0] == "dark", "contrast" in words)
                val colours = palette.colours.joinToString(" ") { it.toString(16).padStart(6, '0') }
                seen += list(colours, Strokes.thousandths(palette.shadow))
            }
            "theme" -> seen += Words.word(app.theme())
            "coin" -> seen += Strokes.all(app.coin(Read.side(rest)))
            "new-game" -> {
                told.remove("sheet")
                val wanted = app.newGame(rest)
                sheet = wanted
                tell("sheet", Tell.sheet(wanted.state()))
            }
            "begin" -> enter(app.begin(checkNotNull(sheet) { NO_SHEET }))
            "lesson" -> study(app.lesson(rest))
            "review" -> study(app.review(rest.toULong()))
            "today" -> app.setToday(StudyScenario.date(words))
            "learn" -> tell("learn", StudyScenario.learn(app.learn()))
            "daily" -> study(app.daily())
            "puzzle" -> study(app.puzzle(rest))
            "puzzle-numbered" -> study(app.puzzleNumbered(rest))
            "study" -> ofStudy(rest)
            "open-game" -> enter(app.openGame(rest))
            "open-match" -> enter(app.openMatch(rest.toULong()))
            "receive" -> enter(app.receive(rest))
            "fault-in-gesture" -> provokeFaultInGesture()
            "fault-in-search" -> provokeFaultInSearch()
            "log" -> installLogging(Read.detail(rest))
            "plan" -> seen += Tell.plan(Read.plan(words))
            "zoom" -> seen += Read.zoom(words)
            "version" -> seen += "${version().split('.').size} numbers"
            else -> return false
        }
        return true
    }

    /** Gestures of the sheet for a new game. */
    private fun ofSheet(command: String, rest: String, words: List<String>): Boolean {
        val gesture: NewGame.() -> NewGameState = when (command) {
            "opponent" -> {
                { setOpponent(named(Opponent.entries, rest) ?: Opponent.COMPUTER) }
            }
            "starter" -> {
                { setStarter(named(Starter.entries, rest) ?: Starter.YOU) }
            }
            "kind" -> {
                { setStrengthKind(words[0].toUInt(), named(StrengthKind.entries, words[1]) ?: StrengthKind.LEVEL) }
            }
            "coach-choice" -> {
                { setCoach(rest == "on") }
            }
            "level" -> {
                { setLevel(words[0].toUInt(), words[1].toUByte()) }
            }
            "clock" -> {
                { setClock(rest.toUInt()) }
            }
            "name" -> {
                { setName(words[0].toUInt(), words.drop(1).joinToString(" ")) }
            }
            "as-me" -> {
                { setAsMe(words[0].toUInt(), words[1] == "on") }
            }
            "stronger", "weaker" -> {
                { stepStrength(words[0].toUInt(), command == "stronger") }
            }
            "more", "less" -> {
                { stepOption(rest, command == "more") }
            }
            "choose" -> {
                { choose(words[0], words[1]) }
            }
            "choose-cells" -> {
                { chooseCells(rest) }
            }
            "touch-preview" -> {
                { touchAt(words[0].toDouble(), words[1].toDouble()) }
            }
            "draw-again" -> {
                { drawAgain(rest) }
            }
            "reset" -> {
                { resetOption(rest) }
            }
            "surprise" -> {
                { surprise() }
            }
            else -> return false
        }
        tell("sheet", Tell.sheet(checkNotNull(sheet) { NO_SHEET }.gesture()))
        return true
    }

    /** Gestures of a match. */
    private fun ofMatch(command: String, rest: String, words: List<String>) {
        val game = checkNotNull(game) { "a scenario opens a match before it plays" }
        val gesture = Hands.gesture(command, rest, spoken())
        if (gesture != null) return tellMatch(game.gesture(gesture))
        val state = when (command) {
            "state" -> game.state()
            "shown" -> game.shown()
            "hidden" -> game.hidden()
            "wait" -> waited(game)
            "tick" -> game.tick()
            "confirm" -> game.confirm()
            "pass" -> game.pass()
            "redo" -> game.redo()
            "menu-choose" -> game.choose(game.menu().flatten().first { it.label == rest }.deed)
            "go-to" -> game.goTo(rest.toUInt())
            "play" -> game.play(rest)
            "hint" -> game.hint()
            "coach" -> game.setCoach(rest == "on")
            "take-advice" -> game.takeAdvice()
            "analysis" -> game.setAnalysis(rest == "on")
            "move-now" -> game.moveNow()
            "let-computer-play" -> game.letComputerPlay()
            "paused" -> game.setPaused(rest == "on")
            "resign" -> game.resign()
            "agree-draw" -> game.agreeDraw()
            "player" -> game.setPlayer(Read.side(words[0]), Read.player(words.drop(1)))
            "rematch" -> return enter(game.rematch())
            "start-over" -> return enter(game.restart())
            "next-level" -> return enter(game.nextLevel())
            "play-from-here" -> return enter(game.playFromHere())
            else -> return ofLooking(game, command, rest)
        }
        tellMatch(state)
    }

    /** What is seen by looking: nothing changes. */
    private fun ofLooking(game: Match, command: String, rest: String) {
        seen += when (command) {
            "legal" -> {
                val moves = game.legalMoves()
                listOf("${moves.size} turns") + moves.take(rest.toInt()).map { "${it.text}: ${it.sentence}" }
            }
            "players" -> game.players().map(Words::player)
            "choices" -> game.playerChoices(Read.side(rest)).map(Words::choice)
            "menu" -> Tell.menu(game.menu())
            "save" -> listOf(game.save())
            "link" -> link(game.link())
            "shared" -> listOf(Strokes.brief(game.sharedPicture()))
            "picture" -> Strokes.all(game.state().board.picture)
            "in-sight" -> listOfNotNull(game.state().board.focus?.let(Read::corner))
            "strokes" -> Strokes.ofInk(game.state().board.picture, rest)
            "elements" -> spoken().map { it.label }
            "element" -> told(Hands.element(spoken(), rest))
            else -> listOf("unknown command $command")
        }
    }

    private fun link(link: MatchLink?): List<String> = link?.let {
        val colours = it.palette.colours.joinToString(" ") { colour -> colour.toString(16).padStart(6, '0') }
        listOf(it.message, it.title, colours) + listOfNotNull(it.code?.let(Strokes::brief))
    } ?: listOf("none")

    /** The process is gone and begins anew; nothing was settled. */
    private fun restart() {
        listOf(sheet, game, study, app).forEach { it?.close() }
        sheet = null
        game = null
        state = null
        study = null
        studied = null
        told.clear()
        post = Post()
        app = AppCore.forScenarios(folder.path, locale, post)
    }

    /** Opens the screen of a match. */
    private fun enter(next: Match) {
        game?.hidden()
        game?.close()
        game = next
        state = null
        sheet = null
        told.remove("match")
        tellMatch(next.shown())
    }

    /** Opens the screen of a review, a puzzle or a lesson. */
    private fun study(next: Study) {
        study?.hidden()
        study?.close()
        study = next
        studied = null
        told.remove("study")
        tellStudy(next.shown())
    }

    private fun ofStudy(rest: String) {
        val study = checkNotNull(study) { "a scenario opens what it studies before" }
        if (rest == "play-from-here") return enter(study.playFromHere())
        val seen = checkNotNull(studied) { "it was told when it was opened" }
        val state = StudyScenario.gesture(study, seen, post, rest)
        if (state == null) this.seen += "nothing" else tellStudy(state)
    }

    /** Hears of searches until one has ended that the match was waiting for. */
    private fun waited(game: Match): MatchState? {
        var before = game.state().revision
        while (true) {
            val letter = post.next() ?: return null
            val state = game.heard(letter.search)
            if (letter.isLast && state.revision > before) return state
            before = state.revision
        }
    }

    private fun spoken() = checkNotNull(state) { "there is no match" }.board.spoken

    private fun told(element: SpokenElement): List<String> {
        val (x, y, width, height) =
            listOf(element.x, element.y, element.width, element.height).map(Strokes::thousandths)
        return listOf("${element.label} at $x, $y, $width x $height") + element.actions.map { "  ${it.label}" }
    }

    /** A match as it is seen, if anything has changed. */
    private fun tellMatch(next: MatchState?) {
        if (next == null) {
            seen += "nothing"
            return
        }
        val before = state
        check(before == null || before.revision <= next.revision) { "a state is older than the last one" }
        tell("match", Tell.game(next))
        tellMoment(next.moment, before?.moment)
        state = next
    }

    private fun tellStudy(next: StudyState) {
        val before = studied
        check(before == null || before.revision <= next.revision) { "a state is older than the last one" }
        tell("study", StudyScenario.tell(next))
        tellMoment(next.moment, before?.moment)
        studied = next
    }

    /** What is heard, felt and announced, unless it was told before. */
    private fun tellMoment(moment: Moment, before: Moment?) {
        val felt = moment.feel?.let { "felt ${Words.word(it)}" }
        val sound = moment.sound?.let { heard ->
            list(Words.word(heard), "after ${moment.soundMs} ms".takeIf { moment.soundMs > 0u })
        }
        val said = list(sound, felt, moment.announcement)
        if (before?.number != moment.number && said.isNotEmpty()) seen += "moment: $said"
    }

    /** Says what has changed of a screen. What stands where is only said when it changes. */
    private fun tell(screen: String, lines: List<Line>) {
        val isFirst = screen !in told
        val before = told.put(screen, lines).orEmpty()
        for (line in lines) {
            val isBoard = isFirst && line.key.startsWith("place ")
            if (!isBoard && line !in before) seen += "${line.key}: ${line.said}".trimEnd()
        }
        for (line in before) if (lines.none { it.key == line.key }) seen += "no ${line.key}"
    }

    private fun <T : Enum<T>> named(entries: List<T>, word: String): T? = entries.firstOrNull { Words.word(it) == word }

    private companion object {
        const val NO_SHEET = "a scenario opens the sheet before it decides"
    }
}
