package org.fivefold.sample

import org.fivefold.core.generated.Session

/** Connect Four by its rules alone, for an app that draws a board of its own. */
fun boardAfter(turns: List<String>): String = Session("connect-four", "en").use { session ->
    turns.forEach { turn -> session.play(turn) }
    session.status().board
}
