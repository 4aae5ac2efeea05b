package org.fivefold

import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.StudyEvent

/** Sends an event to the open match and returns whether it had an effect. */
typealias Send = (MatchEvent) -> Boolean

/** Sends an event to the open study and returns whether it had an effect. */
typealias StudySend = (StudyEvent) -> Boolean

/** Sends a gesture to a board and returns whether it had an effect. */
typealias Touch = (BoardGesture) -> Boolean
