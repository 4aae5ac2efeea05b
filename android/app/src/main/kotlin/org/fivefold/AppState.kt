package org.fivefold

import org.fivefold.core.generated.Appearance
import org.fivefold.core.generated.HomeState
import org.fivefold.core.generated.LearnState
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.RulesState
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.SettingsState
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Speech
import org.fivefold.core.generated.StatisticsState
import org.fivefold.core.generated.StudyState

/** Everything that the screens show. */
data class AppState(
    /** The open screens, the one that is seen last. */
    val screens: List<Screen>,
    /** What the platform applies of the settings. */
    val appearance: Appearance,
    /** How the app speaks. */
    val speech: Speech,
    val home: HomeState,
    /** A piece of each side, to stand beside its name. */
    val coins: Map<Side, Picture>,
    val match: MatchState? = null,
    val newGame: NewGameState? = null,
    val study: StudyState? = null,
    val learn: LearnState? = null,
    val rules: RulesState? = null,
    val statistics: StatisticsState? = null,
    val settings: SettingsState? = null,
    /** The queue of transient messages, oldest first. */
    val messages: List<String> = emptyList(),
)
