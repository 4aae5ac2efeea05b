package org.fivefold.game

import org.fivefold.board.BoardGestures
import org.fivefold.core.generated.Arrow
import org.fivefold.core.generated.MatchInterface
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.Target

/** Makes a gesture on the match that is open, and says whether something came of it. */
typealias Act = (MatchInterface.() -> MatchState?) -> Boolean

/** What is done to the board of the match that is open. */
class MatchGestures(private val act: Act) : BoardGestures {
    override fun touchAt(x: Double, y: Double) = act { touchAt(x, y) }

    override fun pointAt(x: Double, y: Double) = act { pointAt(x, y) }

    override fun pointAway() = act { pointAway() }

    override fun touch(target: Target) = act { touch(target) }

    override fun moveCursor(arrow: Arrow) = act { moveCursor(arrow) }

    override fun actAtCursor() = act { actAtCursor() }

    override fun setFocused(isFocused: Boolean) = act { setFocused(isFocused) }

    override fun takeBack() = act { takeBack() }

    override fun undo() = act { undo() }
}
