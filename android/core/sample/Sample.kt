package org.fivefold.sample

import org.fivefold.core.generated.Session

/** Connect Four by its rules alone, for an app that draws a board of its own. */
fun boardAfter(moves: List<String>): String = Session("connect-four", "en").use { session ->
    moves.forEach { move -> session.play(move) }
    session.status().board
}
