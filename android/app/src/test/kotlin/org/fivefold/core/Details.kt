package org.fivefold.core

import org.fivefold.core.generated.BoardLayout
import org.fivefold.core.generated.Decoration
import org.fivefold.core.generated.OptionEntry
import org.fivefold.core.generated.OptionKind
import org.fivefold.core.generated.SearchOutcome
import org.fivefold.core.generated.SearchReport
import org.fivefold.core.generated.Session
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.games
import org.fivefold.core.generated.rulesPages

/** What scenarios see only where they ask for it: the rest of the catalogue, of the board and of a report. */
object Details {
    /** The options of all games: what they take and when they are of use. */
    fun kinds(locale: String) = games(locale).flatMap { game -> game.options.map { kind(game.id, it) } }

    private fun kind(game: String, option: OptionEntry): String {
        val kind = when (val kind = option.kind) {
            is OptionKind.Number -> "number ${kind.min} to ${kind.max} by ${kind.step}"
            is OptionKind.Choice -> "choice " + kind.choices.joinToString { "${it.word} (${it.label})" }
            is OptionKind.Cell -> "cell"
            is OptionKind.Cells -> "cells"
            is OptionKind.Seed -> "seed"
        }
        val needs = option.needs?.let { ", needs ${it.name} ${it.words.joinToString("/")}" }.orEmpty()
        return "$game ${option.name}: $kind$needs"
    }

    /** The levels of all games. */
    fun levels(locale: String) = games(locale).flatMap { game ->
        game.levels.map { "${game.id} ${it.number}: ${it.name} (${it.hint})" }
    }

    /** How many paragraphs each section of the rules has. */
    fun bodies(game: String, locale: String) =
        rulesPages(game, locale).map { "${it.title}: ${it.body.split("\n\n").size} paragraphs" }

    /** The colours of both sides, and the number of this state. */
    fun sides(session: Session): List<String> {
        val colours = listOf(Side.FIRST, Side.SECOND).map { Words.word(session.colour(it)) }
        return listOf("first ${colours[0]}, second ${colours[1]}, revision ${session.snapshot().revision}")
    }

    /** The first place of every shape. */
    fun shapes(layout: BoardLayout) = layout.spots.distinctBy { it.shape }.map { spot ->
        "${spot.name} at ${Words.thousandths(spot.x)}, ${Words.thousandths(spot.y)}: ${Words.word(spot.shape)}"
    }

    /** Every region. */
    fun regions(layout: BoardLayout) = layout.regions.map { region ->
        val (x, y, width, height) = numbers(region.x, region.y, region.width, region.height)
        "${region.name} #${region.id} at $x, $y, $width x $height: ${region.places.size} places"
    }

    /** Every decoration. */
    fun decorations(layout: BoardLayout) = layout.decorations.map { decoration(layout, it) }

    private fun decoration(layout: BoardLayout, decoration: Decoration): String = when (decoration) {
        is Decoration.Plate -> {
            val (x, y, width, height) = numbers(decoration.x, decoration.y, decoration.width, decoration.height)
            val with = decoration.region?.let { " with ${Words.region(layout, it)}" }.orEmpty()
            "plate at $x, $y, $width x $height$with"
        }
        is Decoration.Pier -> {
            val (x, y) = numbers(decoration.x, decoration.y)
            "pier at $x, $y: ${Words.word(decoration.colour)}"
        }
        is Decoration.Goal -> {
            val (x, y, toX, toY) = numbers(decoration.x, decoration.y, decoration.toX, decoration.toY)
            "goal from $x, $y to $toX, $toY: ${Words.word(decoration.colour)}"
        }
        is Decoration.Coordinate -> {
            val (x, y) = numbers(decoration.x, decoration.y)
            "coordinate at $x, $y: ${decoration.text}"
        }
    }

    /** Where human touches lead, with what would stand there. */
    fun marks(session: Session, layout: BoardLayout) = session.snapshot().marks.map { mark ->
        "${Words.place(layout, mark.place)}: ${mark.ghost?.let { Words.piece(layout, it) } ?: "pick"}"
    }

    /** What else a report says. */
    fun known(layout: BoardLayout, report: SearchReport): List<String> {
        val view = report.view
        val late = if (report.elapsedMs > 60_000uL) listOf("after more than a minute") else emptyList()
        return listOf("after turn ${report.turn}, ${view.nodes} nodes, score ${view.score ?: "none"}") +
            view.certificate.map { "set ${Words.places(layout, it)}" } + late
    }

    /** Why a search stopped by itself. */
    fun why(report: SearchReport): List<String> = when (val outcome = report.outcome) {
        is SearchOutcome.Move -> listOf("stopped: ${Words.word(outcome.stopped)}")
        is SearchOutcome.Cancelled, is SearchOutcome.Failed -> emptyList()
    }

    /** The values of what can be touched. */
    fun values(session: Session, layout: BoardLayout, report: SearchReport) =
        session.values(report.view.candidates).map { value ->
            val target = when (val target = value.target) {
                is Target.Place -> Words.place(layout, target.place)
                is Target.Operation ->
                    "${Words.word(target.kind)} ${target.region?.let { Words.region(layout, it) }.orEmpty()}"
            }
            val known = value.proof?.let(Words::proof) ?: Words.thousandths(value.value)
            "$target: ${value.visits} visits, $known${if (value.isBest) ", the best" else ""}"
        }

    private fun numbers(vararg values: Double) = values.map(Words::thousandths)
}
