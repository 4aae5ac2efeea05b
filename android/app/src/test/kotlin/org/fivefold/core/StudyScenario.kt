package org.fivefold.core

import org.fivefold.core.generated.CivilDate
import org.fivefold.core.generated.DailyCard
import org.fivefold.core.generated.DailyState
import org.fivefold.core.generated.LearnState
import org.fivefold.core.generated.Study
import org.fivefold.core.generated.StudyDeed
import org.fivefold.core.generated.StudyState

/** Gestures of a review, a puzzle or a lesson, and what its screen says. */
internal object StudyScenario {
    /** Does what a command says; nothing comes back where nothing has changed. */
    fun gesture(study: Study, seen: StudyState, post: Post, line: String): StudyState? {
        val (command, rest) = line.substringBefore(' ') to line.substringAfter(' ', "")
        val words = rest.split(' ')
        val gesture = Hands.gesture(command, rest, seen.board.spoken)
        if (gesture != null) return study.gesture(gesture)
        return when (command) {
            "state" -> study.state()
            "shown" -> study.shown()
            "hidden" -> study.hidden()
            "wait" -> waited(study, post)
            "tick" -> study.tick()
            "pass" -> study.pass()
            "play" -> study.play(rest)
            "go-to" -> study.goTo(rest.toUInt())
            "tap-graph" -> study.touchGraph(words[0].toDouble(), words[1].toDouble())
            else -> study.perform(StudyDeed.entries.first { Words.word(it) == command })
        }
    }

    /** Hears of searches until nothing is reckoned any more. */
    private fun waited(study: Study, post: Post): StudyState {
        while (study.state().progress != null) study.heard((post.next() ?: break).search)
        return study.state()
    }

    /** A date of three words: year, month, day. */
    fun date(words: List<String>) = CivilDate(words[0].toInt(), words[1].toUByte(), words[2].toUByte())

    /** What there is to learn. */
    fun learn(state: LearnState): List<Line> = state.daily?.let(::day).orEmpty() + state.games.flatMap { game ->
        listOf(
            Line(game.game, list(game.name, Strokes.brief(game.picture), game.rating, game.puzzles, game.puzzleAction)),
            Line("${game.game} lesson", list(game.lesson, Strokes.thousandths(game.lessonShare), game.lessonAction)),
        ) + game.chapters.flatMap { chapter ->
            listOf(Line("${game.game} chapter", list(chapter.title, chapter.detail))) + chapter.levels.map { level ->
                Line("level ${level.puzzle}", list(level.label, level.words, flag(level.isSolved, "solved")))
            }
        }
    }

    private fun day(daily: DailyState): List<Line> {
        val solved = flag(daily.isSolved, "solved")
        val said =
            list(daily.title, daily.claim, daily.gameName, Strokes.brief(daily.picture), solved, daily.action)
        val days = daily.days.filter { it.day.toInt() > 0 }.map { day ->
            val flags = list(flag(day.isSolved, "solved"), flag(day.isToday, "today"))
            Line("day ${day.day}", list(day.words, flags))
        }
        val month = Line("month", list(daily.month, daily.weekdays.joinToString(" ")))
        return listOf(Line("daily", said), Line("streak", list(daily.streak, daily.longest)), month) + days
    }

    /** The puzzle of the day on the home screen. */
    fun daily(card: DailyCard): Line {
        val solved = flag(card.isSolved, "solved")
        val streak = list(Strokes.brief(card.streak), card.streakWords)
        return Line("daily", list(card.title, card.status, Strokes.brief(card.picture), card.action, solved, streak))
    }

    /** A review, a puzzle or a lesson, but for what happened once. */
    fun tell(state: StudyState): List<Line> = listOf(
        Line("study", list(Words.word(state.kind), state.game, state.title, state.detail)),
        Line("headline", list(state.caption, state.colour?.let(Words::word), state.headline)),
        Line("sentence", list(Words.word(state.tone), state.sentence)),
        Line("steps", state.steps.joinToString(" ", transform = Words::word)),
    ) + state.hints.map { Line("hint", list(it.label, flag(it.isGiven, "given"))) } +
        listOfNotNull(state.graph?.let { Line("graph", list(it.words, Strokes.brief(it.picture))) }) +
        state.moves.map { move ->
            val said = "${Words.word(move.colour)} ${move.text}: ${move.sentence}"
            Line("turn ${move.number}", list(said, move.worth, move.sign?.run { "$text on ${Words.word(ink)}" }))
        } + Line("at", "${state.at} of ${state.moves.size}") +
        listOfNotNull(state.wakeMs?.let { Line("wakes", "by itself") }) +
        // How much is done by when depends on the machine.
        listOfNotNull(state.progress?.let { Line("progress", "reckoning") }) +
        state.actions.map { action ->
            val how = list(flag(action.isMain, "main"), flag(action.isEnabled, "enabled"))
            Line("action ${Words.word(action.deed)}", list(action.label, how))
        } + Line("picture", Strokes.brief(state.board.picture)) +
        state.board.spoken.map { Line(Tell.target(it.target), Tell.spoken(it)) }
}
