package org.fivefold.core

import org.fivefold.core.generated.Arrow
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.SpokenElement

/** Gestures on a board, that of a match or that of what is studied, as scenarios write them. */
internal object Hands {
    /** What a command does to the board; nothing where it is about something else. */
    fun gesture(command: String, rest: String, spoken: List<SpokenElement>): BoardGesture? = when (command) {
        "tap" -> centre(spoken, rest).let { (x, y) -> BoardGesture.TouchAt(x, y) }
        "tap-at" -> rest.split(' ').map(String::toDouble).let { (x, y) -> BoardGesture.TouchAt(x, y) }
        "press" -> centre(spoken, rest).let { (x, y) -> BoardGesture.Press(x, y) }
        "point" -> centre(spoken, rest).let { (x, y) -> BoardGesture.PointAt(x, y) }
        "point-away" -> BoardGesture.PointAway
        "touch" -> BoardGesture.Touch(element(spoken, rest).target)
        "touch-place" -> BoardGesture.Touch(Read.place(rest))
        "act" -> spoken.flatMap { it.actions }.first { it.label == rest }.gesture
        "arrow" -> BoardGesture.MoveCursor(Arrow.entries.first { Words.word(it) == rest })
        "enter" -> BoardGesture.ActAtCursor
        "focus" -> BoardGesture.Focus(rest == "on")
        "take-back" -> BoardGesture.TakeBack
        "undo" -> BoardGesture.Undo
        else -> null
    }

    /** The first thing on the board whose label has these words, commas aside. */
    fun element(spoken: List<SpokenElement>, words: String): SpokenElement =
        spoken.first { " $words " in " ${it.label.replace(",", "")} " }

    private fun centre(spoken: List<SpokenElement>, words: String) =
        element(spoken, words).let { it.x + it.width / 2 to it.y + it.height / 2 }
}
