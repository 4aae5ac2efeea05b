package org.fivefold.board

import org.fivefold.core.generated.Arrow
import org.fivefold.core.generated.Target

/** What can be done to a board, whatever lies behind it. Each says whether something came of it. */
interface BoardGestures {
    fun touchAt(x: Double, y: Double): Boolean

    fun pointAt(x: Double, y: Double): Boolean

    fun pointAway(): Boolean

    fun touch(target: Target): Boolean

    fun moveCursor(arrow: Arrow): Boolean

    fun actAtCursor(): Boolean

    fun setFocused(isFocused: Boolean): Boolean

    /** Drops what is picked, or what is made of a turn. */
    fun takeBack(): Boolean

    /** Takes back a whole turn. */
    fun undo(): Boolean
}
