package org.fivefold.core

import org.fivefold.core.generated.Abilities
import org.fivefold.core.generated.AnalysisState
import org.fivefold.core.generated.AppSettings
import org.fivefold.core.generated.HomeState
import org.fivefold.core.generated.MatchResult
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.MenuRow
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.OptionRow
import org.fivefold.core.generated.PlayerBar
import org.fivefold.core.generated.RulesState
import org.fivefold.core.generated.ScreenPlan
import org.fivefold.core.generated.SettingsBoard
import org.fivefold.core.generated.Speech
import org.fivefold.core.generated.SpokenElement
import org.fivefold.core.generated.StatisticsState
import org.fivefold.core.generated.StrengthRow
import org.fivefold.core.generated.SwitchRow
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.Word

/** A key, and what is said of it. */
internal data class Line(val key: String, val said: String)

/** The states of all screens as lines. */
internal object Tell {
    fun home(state: HomeState): List<Line> {
        val cards = state.cards.flatMap { card ->
            val current = card.current?.let { "match $it" }
            val picture = Strokes.brief(card.picture)
            val said = list(card.name, card.tagline, card.status, card.action, card.learn, current, picture)
            listOf(Line(card.game, said)) +
                card.kept.map { kept ->
                    val deeds = kept.deeds.joinToString(" ") { it.label }
                    val words = list(kept.words, kept.detail, flag(kept.isOver, "over"), deeds)
                    Line("${card.game} ${kept.number}", words)
                }
        }
        val notices = state.notices.mapIndexed { at, notice -> Line("notice ${at + 1}", notice) }
        return cards + listOfNotNull(state.daily?.let(StudyScenario::daily)) + notices +
            listOfNotNull(
                state.putAside?.let { Line("put aside ${it.key}", list(it.words, it.by?.let { by -> "by $by" })) },
            )
    }

    fun rules(state: RulesState): List<Line> = listOf(Line("rules", state.name)) + state.pages.map { page ->
        val pictures = page.pictures.joinToString(", ") { list(it.caption, Strokes.brief(it.picture)) }
        Line(page.title, list("${page.paragraphs.size} paragraphs", pictures))
    }

    fun statistics(state: StatisticsState): List<Line> = state.sections.flatMap { section ->
        listOfNotNull(
            section.rating?.let {
                val graph = it.graph?.let(Strokes::brief)
                Line("${section.game} rating", list(it.title, it.words, graph, it.graphWords))
            },
        ) + section.rows.map { row ->
            val counts = "${row.wins} won, ${row.draws} drawn, ${row.losses} lost"
            Line("${section.game} ${row.label}", list(section.name, counts, row.streak))
        }
    }

    fun speech(state: Speech): List<String> {
        val languages = state.languages.map { "${it.tag} ${it.name}" }
        val words = Word.entries.map { "${Words.word(it)}: ${state.words[it]}" }
        return listOf(list(state.tag, flag(state.isRightToLeft, "right to left"), *languages.toTypedArray())) + words
    }

    fun menu(groups: List<List<MenuRow>>): List<String> = groups.flatMap { group ->
        listOf("group") + group.map { row ->
            val isOn = row.isOn?.let { if (it) "on" else "off" }
            list(Words.word(row.deed), row.label, flag(row.isEnabled, "can be chosen"), isOn)
        }
    }

    fun settings(state: AppSettings): List<Line> {
        fun on(isOn: Boolean) = if (isOn) "on" else "off"
        return listOf(
            Line("theme", Words.word(state.theme)),
            Line("language", state.language ?: "of the system"),
            Line("palette", Words.word(state.palette)),
            Line("coordinates", on(state.coordinates)),
            Line("speed", Words.word(state.speed)),
            Line("confirm-moves", on(state.confirmMoves)),
            Line("haptics", on(state.haptics)),
            Line("sounds", on(state.sounds)),
            Line("show-visits", on(state.showVisits)),
            Line("flip-board", on(state.flipBoard)),
        )
    }

    fun sheet(state: NewGameState): List<Line> = listOf(
        Line("new game", list(state.game, state.name)),
        Line("opponent", Words.word(state.opponent)),
        Line("board", state.board),
    ) + state.starters.map { choice ->
        val colours = choice.colours.joinToString(" ", transform = Words::word)
        Line("start", list(Words.word(choice.starter), choice.label, colours, flag(choice.isChosen, "chosen")))
    } + state.strengths.mapIndexed { at, row -> Line("strength $at", strength(row)) } +
        state.clocks.map { Line("clock ${it.minutes}", list(it.label, flag(it.isChosen, "chosen"))) } +
        state.names.map { Line("name", list(Words.word(it.colour), it.label, it.name)) } +
        listOfNotNull(state.coach?.let { Line("coach", switch(it)) }) + state.options.map(::option) +
        listOfNotNull(
            Line("preview", Strokes.brief(state.preview)),
            state.choosing?.let { Line("choosing", it) },
            state.refusal?.let { Line("refusal", it) },
        )

    private fun switch(row: SwitchRow): String = list(row.label, row.hint, if (row.isOn) "on" else "off")

    private fun strength(row: StrengthRow): String = list(
        row.colour?.let(Words::word),
        Words.word(row.kind),
        "level ${row.level} of ${row.levels}",
        row.name,
        row.hint,
        "${row.seconds} seconds, ${row.visits} visits",
        row.words,
        row.choices.filter { it.isChosen }.joinToString("") {
            "face ${it.level} of ${it.label}, ${Strokes.brief(it.face)}"
        },
        row.asMe?.let(::switch),
        flag(row.canLess, "less"),
        flag(row.canMore, "more"),
    )

    private fun option(option: OptionRow): Line = when (option) {
        is OptionRow.Number -> option.row.let { row ->
            val steps = list(flag(row.canLess, "less"), flag(row.canMore, "more"), flag(row.canReset, "reset"))
            Line(row.name, list(row.label, row.value, steps))
        }
        is OptionRow.Choice -> option.row.let { row ->
            val words = (row.words zip row.labels).joinToString(" | ") { (word, label) -> "$word ($label)" }
            Line(row.name, list(row.label, words, "chosen ${row.chosen}"))
        }
        is OptionRow.Cells -> option.row.let { row ->
            val can = list(flag(row.canChoose, "choose"), flag(row.canDraw, "draw"), flag(row.canReset, "reset"))
            Line(row.name, list(row.label, row.value, can))
        }
    }

    /** A match, but for what happened once. */
    fun game(state: MatchState): List<Line> = listOf(
        Line("match", list("${state.number}", state.game, state.name, flag(state.isTurned, "turned"))),
        Line("headline", list(state.headline, state.headlineSide?.let(Words::word))),
        Line("news", list(Words.word(state.news.kind), state.news.text)),
    ) + listOfNotNull(
        state.advice?.let { Line("advice", list(it.words, it.action)) },
        state.coach?.let { Line("coach", switch(it)) },
    ) + (listOf("above", "below") zip state.players).map { (place, bar) -> Line(place, player(bar)) } +
        state.players.filter { it.isToMove }.map { bar ->
            Line("to move", list(Words.word(bar.side), flag(bar.isThinking, "thinking")))
        } + listOfNotNull(state.wakeMs?.let { Line("wake", "$it ms") }) +
        Line("can", abilities(state.abilities)) +
        state.moves.map { Line("turn ${it.number}", "${Words.word(it.colour)} ${it.text}: ${it.sentence}") } +
        Line("at", "${state.at} of ${state.moves.size}") +
        state.result?.let(::result).orEmpty() + listOfNotNull(
            state.analysis?.let { Line("analysis", analysis(it)) },
            Line("picture", Strokes.brief(state.board.picture)),
            Line("actions", "${state.board.spoken.sumOf { it.actions.size }}"),
        ) + state.board.spoken.map { Line(target(it.target), spoken(it)) }

    private fun result(result: MatchResult): List<Line> = listOfNotNull(
        Line("result", list(result.title, result.reason, result.winner?.let(Words::word), result.rating, result.score)),
        result.deciding?.let { Line("deciding", list("${it.number}", it.words, it.action)) },
        result.nextLevel?.let { Line("next level", it) },
    )

    private fun player(bar: PlayerBar): String = list(
        Words.word(bar.side),
        Words.word(bar.colour),
        bar.colourName,
        bar.name,
        bar.detail,
        flag(bar.isComputer, "computer"),
        bar.clock?.let { list(it.text, it.words, flag(it.isRunning, "running"), flag(it.isLow, "low")) },
        bar.score,
    )

    private fun abilities(can: Abilities): String = list(
        flag(can.undo, "undo"),
        flag(can.redo, "redo"),
        flag(can.hint, "hint"),
        flag(can.analyse, "analyse"),
        flag(can.moveNow, "move-now"),
        flag(can.confirm, "confirm"),
        flag(can.takeBack, "take-back"),
        can.pass?.let { "pass ($it)" },
        flag(can.letComputerPlay, "let-computer-play"),
        flag(can.pause, "pause"),
        flag(can.isPaused, "paused"),
        can.resign?.let { "resign ${Words.word(it)}" },
        flag(can.agreeDraw, "agree-draw"),
        flag(can.rematch, "rematch"),
        flag(can.playFromHere, "play-from-here"),
    )

    private fun analysis(state: AnalysisState): String = list(
        state.words,
        Strokes.thousandths(state.share),
        flag(state.isProven, "proven"),
        flag(state.isRunning, "running"),
        state.visits,
        flag(state.tried.isNotEmpty(), "tried"),
        state.line.firstOrNull()?.let { "${Words.word(it.colour)} ${it.text}" },
        state.failure,
    )

    fun target(target: Target): String = when (target) {
        is Target.Place -> "place ${target.v1}"
        is Target.Operation -> list("operation ${Words.word(target.v1)}", target.v2?.toString())
    }

    fun spoken(element: SpokenElement): String =
        list(element.label, element.value, flag(element.isSelected, "selected"))

    /** What a change of the settings is seen on. */
    fun settingsBoard(board: SettingsBoard): String = listOf(board.picture.width, board.picture.height, board.height)
        .joinToString(" ", transform = Strokes::thousandths)

    /** Where the parts of a screen with a board lie. */
    fun plan(plan: ScreenPlan): String {
        val sizes = with(plan) { listOf(board, panel, head, graph, words, actions, gap, margin, back) }
        val words = listOf(plan.sides, plan.message)
        val flags = list(
            flag(plan.hasTitle, "title"),
            flag(plan.hasStrip, "strip"),
            flag(plan.hasLabels, "labels"),
            flag(plan.hasLargeLetters, "large letters"),
        )
        val lengths = listOf(sizes, words).map { it.joinToString(" ", transform = Strokes::thousandths) }
        return list(Words.word(plan.shape), lengths[0], lengths[1], flags)
    }
}
