package org.fivefold

import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.Count
import org.fivefold.core.generated.FactList
import org.fivefold.core.generated.Page
import org.fivefold.core.generated.RatingCard
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.StatisticsRow
import org.fivefold.core.generated.StatisticsSection
import org.fivefold.core.generated.StatisticsState
import org.fivefold.core.generated.Symbol
import org.fivefold.core.generated.YouBar

/** The ratings and results of a game, for previews. */
internal val sampleStatistics = Page.Statistics(
    StatisticsState(
        listOf(
            StatisticsSection(
                "sample",
                "Four in a row",
                RatingCard("1240", "give or take 60", "+86 in 12 games", "12 rated games, best 1260", null),
                note = "",
                play = null,
                heads = listOf("Rated games by level", "Wins", "Draws", "Losses"),
                listOf(
                    StatisticsRow(
                        Samples.board,
                        "Level 5",
                        "1200",
                        listOf(3u, 0u, 2u),
                        listOf("3", "", "2"),
                        "Level 5"
                    ),
                ),
                listOf(FactList("Statistics", listOf(Count("Streak", "1 (best 3)", "Streak: 1 (best 3)")))),
            ),
        ),
        shown = 0u,
        reset = null,
    ),
    YouBar(
        listOf(Samples.button(ButtonAction.Switch(Screen.Statistics), Symbol.STATISTICS, "Ratings").copy(isOn = true)),
        listOf(listOf(Samples.button(ButtonAction.Open(Screen.Settings), Symbol.SETTINGS, "Settings"))),
    ),
)
