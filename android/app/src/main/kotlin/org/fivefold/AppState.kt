package org.fivefold

import org.fivefold.core.generated.Appearance
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.HomeState
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.Page
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Speech
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.StudyState

/** The state of all screens. */
data class AppState(
    /** The open screens, the visible one last. */
    val screens: List<Screen>,
    /** What the platform applies of the settings. */
    val appearance: Appearance,
    /** The texts of the screens. */
    val speech: Speech,
    val home: HomeState,
    /** The picture beside the name of each side. */
    val coins: Map<Side, Picture>,
    val match: MatchState? = null,
    val newGame: NewGameState? = null,
    val study: StudyState? = null,
    /** The content of the visible screen, if it has no board. */
    val page: Page? = null,
    /** The queue of transient messages, oldest first. */
    val messages: List<String> = emptyList(),
)

/** Sends an event to the open match and returns whether it had an effect. */
typealias Send = (MatchEvent) -> Boolean

/** Sends an event to the open study and returns whether it had an effect. */
typealias StudySend = (StudyEvent) -> Boolean

/** Sends a gesture to a board and returns whether it had an effect. */
typealias Touch = (BoardGesture) -> Boolean
