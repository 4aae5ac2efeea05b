package org.fivefold.core

import org.fivefold.core.generated.BoardOperationKind
import org.fivefold.core.generated.Effect
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.Jumped
import org.fivefold.core.generated.LogDetail
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Purpose
import org.fivefold.core.generated.Search
import org.fivefold.core.generated.SearchLimits
import org.fivefold.core.generated.SearchOutcome
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.Session
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.Touched
import org.fivefold.core.generated.games
import org.fivefold.core.generated.installLogging
import org.fivefold.core.generated.provokeFault
import org.fivefold.core.generated.rulesPages
import org.fivefold.core.generated.surprise
import org.fivefold.core.generated.version

/** A host that is told what to do line by line and says what it sees: the same as the Rust and the Swift one. */
class Scenario {
    private var locale = "en"
    private var current: Session? = null
    private var report: SearchReport? = null
    private val seen = mutableListOf<String>()

    private val found: SearchReport get() = checkNotNull(report) { "a scenario searches before it asks what was found" }
    private val session: Session get() = checkNotNull(current) { "a scenario begins a game before it plays" }

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
        val command = line.substringBefore(' ')
        val rest = line.substringAfter(' ', "")
        val words = rest.split(' ').filter { it.isNotEmpty() }
        when (command) {
            "version" -> seen += if (version().split('.').size == 3) "three numbers" else "odd"
            "games" -> games()
            "rules" -> rules(rest)
            "surprise" -> {
                val drawn = surprise(words[0], words[1].toULong()).joinToString(" ", transform = Words::setting)
                seen += "drawn: $drawn".trimEnd()
            }
            "locale" -> {
                locale = rest
                current?.setLocale(rest)
            }
            "new" -> current = Session(words[0], words.drop(1).map(::setting), locale)
            "load" -> current = Session.load(rest, locale)
            "reload" -> reload()
            "save" -> seen += session.save()
            "rematch" -> current = session.rematch()
            "touch" -> touch(rest)
            "operate" -> operate(words)
            "finish" -> touched(session.finish())
            "drop" -> seen += "dropped: ${session.dropPartial()}"
            "confirm" -> session.setConfirm(rest == "on")
            "play" -> touched(session.play(rest))
            "undo" -> jumped(session.undo())
            "redo" -> jumped(session.redo())
            "go" -> jumped(session.goTo(rest.toUIntOrNull() ?: UInt.MAX_VALUE))
            "player" -> session.setPlayer(side(words[0]), player(words.drop(1)))
            "pause" -> session.setPaused(rest == "on")
            "resign" -> session.resign(side(rest))
            "draw" -> session.agreeDraw()
            "show" -> show()
            "picture" -> seen += session.picture().trimEnd('\n').lines().map { "  |$it".trimEnd() }
            "labels" -> labels(words)
            "legal" -> legal(rest)
            "layout" -> layout()
            "hit" -> hit(words)
            "options" -> seen += session.options().map(Words::setting)
            "search" -> search(words)
            "think" -> think(Purpose.Move, words) {}
            "hint" -> think(Purpose.Hint, words) {}
            "move-now" -> think(Purpose.Move, words) { it.moveNow() }
            "analyse" -> think(Purpose.Analysis, words) { it.cancel() }
            "apply" -> apply()
            "fault" -> session.provokeFault()
            "fault-outside" -> provokeFault()
            "log" -> {
                val detail = LogDetail.entries.firstOrNull { Words.word(it) == rest } ?: LogDetail.OFF
                installLogging(detail)
                seen += "log ${Words.word(detail)}"
            }
            else -> seen += detail(command, rest)
        }
    }

    /** What is seen only where it is asked for. */
    private fun detail(command: String, rest: String): List<String> = when (command) {
        "kinds" -> Details.kinds(locale)
        "levels" -> Details.levels(locale)
        "bodies" -> Details.bodies(rest, locale)
        "sides" -> Details.sides(session)
        "shapes" -> Details.shapes(session.layout())
        "regions" -> Details.regions(session.layout())
        "decorations" -> Details.decorations(session.layout())
        "marks" -> Details.marks(session, session.layout())
        "known" -> Details.known(session.layout(), found)
        "why" -> Details.why(found)
        "values" -> Details.values(session, session.layout(), found)
        else -> listOf("unknown command $command")
    }

    private fun games() {
        for (game in games(locale)) {
            seen += "${game.id}: ${game.name} (${game.tagline}), ${game.levels.size} levels"
            for (option in game.options) {
                seen += "  ${option.name}: ${option.label} = ${option.standard?.let(Words::value) ?: "drawn"}"
            }
        }
    }

    private fun rules(game: String) {
        for (page in rulesPages(game, locale)) {
            seen += page.title
            for (diagram in page.diagrams) {
                val options = diagram.options.joinToString(" ", transform = Words::setting)
                seen += "  ${diagram.caption} [$options] ${diagram.turns}"
            }
        }
    }

    private fun reload() {
        val text = session.save()
        val loaded = Session.load(text, locale)
        seen += if (loaded.save() == text) "the same" else "changed"
        current = loaded
    }

    private fun touch(name: String) {
        val spot = session.layout().spots.firstOrNull { it.name == name }
        val place = spot?.place ?: name.trimStart('#').toUShortOrNull() ?: UShort.MAX_VALUE
        touched(session.touch(Target.Place(place)))
    }

    private fun operate(words: List<String>) {
        val kind = when (words[0]) {
            "turn" -> BoardOperationKind.TURN
            "mirror" -> BoardOperationKind.MIRROR
            else -> BoardOperationKind.PASS
        }
        val region = session.layout().regions.firstOrNull { it.name == words.getOrNull(1) }?.id
        touched(session.touch(Target.Operation(kind, region)))
    }

    private fun touched(touched: Touched) = when (touched) {
        is Touched.Rejected -> seen += "rejected: ${touched.reason}"
        is Touched.Partial -> effects("partial", touched.effects)
        is Touched.MayFinish -> effects("may finish ${touched.turn}", touched.effects)
        is Touched.Done -> effects("done ${touched.turn}", touched.effects)
    }

    private fun jumped(jumped: Jumped?) {
        if (jumped == null) seen += "nothing" else effects("at ${jumped.at}", jumped.effects)
    }

    private fun effects(title: String, effects: List<Effect>) {
        val layout = session.layout()
        seen += title
        seen += effects.map { Words.effect(layout, it) }
    }

    private fun show() {
        val layout = session.layout()
        val snapshot = session.snapshot()
        seen += "game: ${session.game()}"
        seen += "side: ${snapshot.side?.let(Words::word) ?: "nobody"}"
        seen += "players: ${Words.player(snapshot.firstPlayer)}, ${Words.player(snapshot.secondPlayer)}"
        seen += "prompt: ${snapshot.prompt}"
        val flags = listOf(
            "computer-to-move" to snapshot.computerToMove,
            "waits-for-computer" to snapshot.waitsForComputer,
            "paused" to snapshot.paused,
            "partial" to snapshot.hasPartial,
            "may-finish" to snapshot.mayFinish,
            "can-undo" to snapshot.canUndo,
            "can-redo" to snapshot.canRedo,
        )
        seen += "flags: " + flags.filter { it.second }.joinToString(" ") { it.first }
        snapshot.picked?.let { seen += "picked: ${Words.place(layout, it)}" }
        if (snapshot.made.isNotEmpty()) seen += "made: ${snapshot.made}"
        val captures = snapshot.marks.count { it.captures }
        val ghosts = snapshot.marks.count { it.ghost != null }
        seen += "marks: ${snapshot.marks.size}, captures $captures, ghosts $ghosts"
        for (operation in snapshot.operations) {
            val region = operation.region?.let { Words.region(layout, it) }.orEmpty()
            seen += "operation: ${Words.operation(operation.kind)} $region: ${operation.label}"
        }
        seen += "pieces: ${snapshot.pieces.size}"
        for (turn in snapshot.turns) {
            seen += "turn ${turn.number}: ${Words.word(turn.side)} ${turn.text} (${turn.sentence})"
        }
        seen += "at: ${snapshot.at}"
        seen += "trace: ${Words.places(layout, snapshot.trace)}"
        snapshot.result?.let { result ->
            seen += "result: ${result.winner?.let(Words::word) ?: "nobody"}: ${result.title}: ${result.reason}"
            seen += "line: ${Words.places(layout, snapshot.winningLine)}"
        }
        seen += "announcement: ${snapshot.announcement}"
    }

    private fun labels(names: List<String>) {
        val layout = session.layout()
        for (label in session.snapshot().labels) {
            val name = Words.place(layout, label.place)
            if (name in names) seen += "$name: ${label.label}"
        }
    }

    private fun legal(most: String) {
        val turns = session.legalTurns()
        seen += "${turns.size} legal turns"
        seen += turns.take(most.toIntOrNull() ?: Int.MAX_VALUE).map { "  ${it.text}: ${it.sentence}" }
    }

    private fun layout() {
        val layout = session.layout()
        val size = "${Words.thousandths(layout.width)} x ${Words.thousandths(layout.height)}"
        seen += "$size, ${layout.spots.size} places"
        seen += "${layout.regions.size} regions, ${layout.decorations.size} decorations"
        for (spot in listOf(layout.spots.first(), layout.spots.last())) {
            val around = listOf(spot.up, spot.right, spot.down, spot.left)
                .joinToString(" ") { to -> to?.let { Words.place(layout, it) } ?: "-" }
            seen += "${spot.name} in row ${spot.row}, column ${spot.column}: $around"
        }
    }

    private fun hit(words: List<String>) {
        val hit = session.hit(words[0].toDouble(), words[1].toDouble())
        seen += hit?.let { Words.place(session.layout(), it) } ?: "nothing"
    }

    private fun search(words: List<String>) {
        fun number(name: String) = words.firstOrNull { it.startsWith(name) }?.removePrefix(name)?.toULongOrNull()
        val limits = SearchLimits(number("visits="), number("ms="), 1u, number("memory="))
        val report = finished(Purpose.Custom(limits), words) {}.awaitReport()
        seen += Words.outcome(report.outcome)
        val view = report.view
        val value = view.proof?.let(Words::proof) ?: Words.thousandths(view.value)
        seen += "${view.visits} visits, value $value, ${view.candidates.size} candidates"
        seen += view.candidates.take(3).map(Words::candidate)
        seen += "line: ${view.line.take(3).joinToString(" ")}"
    }

    /** A search of which only what does not depend on time is seen. */
    private fun think(purpose: Purpose, words: List<String>, then: (Search) -> Unit) {
        val ear = finished(purpose, words, then)
        val kind = when (ear.awaitReport().outcome) {
            is SearchOutcome.Move -> "move"
            is SearchOutcome.Cancelled -> "cancelled"
            is SearchOutcome.Failed -> "failed"
        }
        seen += "$kind; reports: ${ear.reports.size}, late: ${ear.late}"
    }

    private fun finished(purpose: Purpose, words: List<String>, then: (Search) -> Unit): Ear {
        val seed = words.firstOrNull { it.startsWith("seed=") }?.removePrefix("seed=")?.toULongOrNull() ?: 1uL
        val ear = Ear()
        session.startSearch(purpose, seed, ear).use { search ->
            ear.awaitProgress()
            then(search)
            report = ear.awaitReport()
            val ids = ear.progress.map { it.search } + ear.reports.map { it.search }
            check(ids.all { it == search.id() }) { "a message of another search" }
            // Once the listener has returned from its last call, which it does soon.
            while (!search.isFinished()) Thread.yield()
        }
        return ear
    }

    private fun apply() {
        seen += if (session.apply(found) is Touched.Done) "done" else "not done"
    }

    private fun side(word: String) = if (word == "second") Side.SECOND else Side.FIRST

    private fun player(words: List<String>): Player {
        fun number(name: String) = words.firstOrNull { it.startsWith(name) }?.removePrefix(name)?.toUIntOrNull()
        return when (words.firstOrNull()) {
            "level" -> Player.Level(words[1].toUByteOrNull() ?: 0u)
            "limits" -> Player.Limits(number("visits="), number("ms="))
            else -> Player.Human
        }
    }

    private fun setting(word: String): OptionSetting {
        val text = word.substringAfter('=', "")
        val number = text.toULongOrNull()
        val value = when {
            number != null -> OptionValue.Number(number)
            text.startsWith("[") && text.endsWith("]") ->
                OptionValue.Cells(text.removeSurrounding("[", "]").split(',').filter { it.isNotEmpty() })
            else -> OptionValue.Word(text)
        }
        return OptionSetting(word.substringBefore('='), value)
    }
}
