package org.fivefold.study

import org.fivefold.board.BoardGestures
import org.fivefold.core.generated.Arrow
import org.fivefold.core.generated.StudyInterface
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.Target

/** Makes a gesture on what is studied, and says whether something came of it. */
typealias StudyAct = (StudyInterface.() -> StudyState?) -> Boolean

/** What is done to the board of a review, a puzzle or a lesson. */
class StudyGestures(private val act: StudyAct) : BoardGestures {
    override fun touchAt(x: Double, y: Double) = act { touchAt(x, y) }

    override fun pointAt(x: Double, y: Double) = act { pointAt(x, y) }

    override fun pointAway() = act { pointAway() }

    override fun touch(target: Target) = act { touch(target) }

    override fun moveCursor(arrow: Arrow) = act { moveCursor(arrow) }

    override fun actAtCursor() = act { actAtCursor() }

    override fun setFocused(isFocused: Boolean) = act { setFocused(isFocused) }

    override fun takeBack() = act { takeBack() }

    override fun undo() = takeBack()
}
