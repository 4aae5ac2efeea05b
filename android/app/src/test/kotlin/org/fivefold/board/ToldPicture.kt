package org.fivefold.board

import org.fivefold.core.generated.BoardLayout
import org.fivefold.core.generated.BoardOperationKind
import org.fivefold.core.generated.Effect
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.Proof
import org.fivefold.core.generated.Session
import org.fivefold.core.generated.Snapshot
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.TargetValue
import org.fivefold.core.generated.Touched
import org.fivefold.core.generated.Verdict
import org.fivefold.game.sceneOf

/** A picture of a board, as `tests/pictures/scenes.txt` tells it. */
class ToldPicture(val name: String, val palette: Palette, val scene: BoardScene) {
    val svg: String get() = Svg(palette).write(scene.board.width, scene.board.height, Painter.paint(scene))
}

/** Reads pictures that are told line by line: the same as Swift's reader. Comments begin with `#`. */
fun readPictures(text: String): List<ToldPicture> {
    val pictures = mutableListOf<ToldPicture>()
    var script: PictureScript? = null
    for (line in text.lines()) {
        if (line.isEmpty() || line.startsWith("#")) continue
        val (word, rest) = line.substringBefore(' ') to line.substringAfter(' ', "")
        if (word == "picture") {
            script?.let { pictures += it.picture() }
            script = PictureScript(rest)
        } else {
            checkNotNull(script) { "a picture has a name before it has $word" }.read(word, rest)
        }
    }
    script?.let { pictures += it.picture() }
    return pictures
}

/** What has been told of one picture. */
private class PictureScript(private val name: String) {
    private var palette = Palette.light
    private var showsCoordinates = true
    private var isFlipped = false
    private var session: Session? = null
    private var effects = emptyList<Effect>()
    private var before: Snapshot? = null
    private val changes = mutableListOf<(BoardScene) -> BoardScene>()

    private val game: Session get() = checkNotNull(session) { "$name has no game" }
    private val layout: BoardLayout get() = game.layout()

    fun read(word: String, rest: String) {
        when (word) {
            "palette" -> palette = checkNotNull(Palette.all[rest]) { "no palette is called $rest" }
            "game" -> session = Session.load(rest, "en")
            "bare" -> showsCoordinates = false
            "flipped" -> isFlipped = true
            "touch" -> touch(target(rest))
            "moving" -> {
                val (from, shown) = checkNotNull(before).pieces to effects
                changes += { scene -> scene.copy(motion = Motion(from, shown, rest.toDouble())) }
            }
            "hover" -> {
                val place = place(rest)
                changes += { scene -> scene.copy(hovered = place) }
            }
            "cursor" -> {
                val target = target(rest)
                changes += { scene -> scene.copy(cursor = target) }
            }
            "hint" -> {
                val target = target(rest)
                changes += { scene -> scene.copy(hints = scene.hints + target) }
            }
            "value" -> {
                val value = value(rest.split(' '))
                changes += { scene -> scene.copy(values = scene.values + value) }
            }
            "certificate" -> {
                val words = rest.split(' ')
                val colour = PieceColour.valueOf(words.first().uppercase())
                val sets = words.drop(1).joinToString(" ").split(" / ").map { set -> set.split(' ').map(::place) }
                changes += { scene -> scene.copy(certificate = Certificate(colour, sets)) }
            }
            else -> error("$name: $word is not known")
        }
    }

    fun picture(): ToldPicture {
        val scene = sceneOf(SeenBoard(layout, showsCoordinates, isFlipped), game.snapshot())
        return ToldPicture(name, palette, changes.fold(scene) { told, change -> change(told) })
    }

    private fun touch(target: Target) {
        before = game.snapshot()
        effects = when (val touched = game.touch(target)) {
            is Touched.Partial -> touched.effects
            is Touched.MayFinish -> touched.effects
            is Touched.Done -> touched.effects
            is Touched.Rejected -> error("$name: ${touched.reason}")
        }
    }

    private fun place(name: String) = layout.spots.first { it.name == name }.place

    /** `c3`, `turn nw` or `mirror nw`; in values `turn-nw`. */
    private fun target(words: String): Target {
        val (kind, region) = words.replace('-', ' ').split(' ').let { it.first() to it.getOrNull(1) }
        if (region == null) return Target.Place(place(kind))
        val id = layout.regions.first { it.name == region }.id
        return Target.Operation(BoardOperationKind.valueOf(kind.uppercase()), id)
    }

    /** `c3 W7`, `c3 =`, `c3 L9`, or `c3 26` in per cent, and `best` after the best one. */
    private fun value(words: List<String>): TargetValue {
        val said = words[1]
        val turns = said.drop(1).toUShortOrNull()
        val proof = when (said.first()) {
            'W' -> Proof(Verdict.WIN, turns)
            '=' -> Proof(Verdict.DRAW, turns)
            'L' -> Proof(Verdict.LOSS, turns)
            else -> null
        }
        val value = if (proof == null) said.toDouble() / 50.0 - 1.0 else 0.0
        return TargetValue(target(words[0]), 1000uL, value, proof, words.getOrNull(2) == "best")
    }
}
