package org.fivefold

import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.MatchInterface
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.StudyInterface
import org.fivefold.core.generated.StudyState

/** Makes a gesture on the match that is open, and says whether something came of it. */
typealias Act = (MatchInterface.() -> MatchState?) -> Boolean

/** Makes a gesture on what is studied, and says whether something came of it. */
typealias StudyAct = (StudyInterface.() -> StudyState?) -> Boolean

/** Makes a gesture on a board, whatever lies behind it, and says whether something came of it. */
typealias Touch = (BoardGesture) -> Boolean
