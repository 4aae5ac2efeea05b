package org.fivefold

import org.fivefold.board.Planner
import org.fivefold.core.generated.AnalysisRow
import org.fivefold.core.generated.AnalysisState
import org.fivefold.core.generated.Article
import org.fivefold.core.generated.ArticleSection
import org.fivefold.core.generated.BoardState
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.ChoiceRow
import org.fivefold.core.generated.ChoiceStyle
import org.fivefold.core.generated.Corner
import org.fivefold.core.generated.FoldedRows
import org.fivefold.core.generated.HomeCard
import org.fivefold.core.generated.HomeState
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchPart
import org.fivefold.core.generated.MatchResult
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.Moment
import org.fivefold.core.generated.MoveRow
import org.fivefold.core.generated.MoveSign
import org.fivefold.core.generated.NewGameEvent
import org.fivefold.core.generated.NewGameOption
import org.fivefold.core.generated.NewGameRow
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.News
import org.fivefold.core.generated.NewsKind
import org.fivefold.core.generated.Palette
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.PlanShape
import org.fivefold.core.generated.PlayerBar
import org.fivefold.core.generated.RowGroup
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.ScreenButton
import org.fivefold.core.generated.ScreenPlan
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.SettingsOption
import org.fivefold.core.generated.SettingsRow
import org.fivefold.core.generated.SettingsSection
import org.fivefold.core.generated.SettingsState
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Speech
import org.fivefold.core.generated.StepMark
import org.fivefold.core.generated.StoredMatchRow
import org.fivefold.core.generated.Stroke
import org.fivefold.core.generated.StrokeGroup
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.StudyGraph
import org.fivefold.core.generated.StudyHint
import org.fivefold.core.generated.StudyKind
import org.fivefold.core.generated.StudyState
import org.fivefold.core.generated.SwitchRow
import org.fivefold.core.generated.Symbol
import org.fivefold.core.generated.ThemeChoice
import org.fivefold.core.generated.Tone
import org.fivefold.core.generated.Word

/** States as the core sends them, for previews: there the core itself cannot be called. */
internal object Samples {
    /** Something like the light palette: the real ones are the core's. */
    val palette = Palette(
        Ink.entries.map { ink ->
            when (ink) {
                Ink.PAGE, Ink.HOLE -> 0xF6F3ECu
                Ink.CARD, Ink.ON_VALUE, Ink.ORANGE_GLYPH, Ink.BLUE_GLYPH -> 0xFFFFFFu
                Ink.BOARD -> 0xE9E2D3u
                Ink.SECOND_TONE, Ink.LINE, Ink.EDGE -> 0xCDC1A8u
                Ink.ORANGE, Ink.ORANGE_RIM -> 0xCB4E17u
                Ink.BLUE, Ink.BLUE_RIM -> 0x23519Cu
                Ink.QUIET, Ink.NEUTRAL, Ink.NEUTRAL_RIM -> 0x5E594Fu
                Ink.WIN -> 0x17764Bu
                Ink.LOSS -> 0xB8352Au
                else -> 0x23211Du
            }
        },
        shadow = 0.16,
    )

    /** Words that are as long as the real ones. */
    val speech = Speech(
        "en",
        isRightToLeft = false,
        Word.entries.associateWith { it.name.replace('_', ' ').lowercase().replaceFirstChar(Char::uppercase) },
    )

    /** Where a phone of the usual size has its parts. */
    val planner: Planner = { kind, width, _, fontScale ->
        val graph = if (kind == PlanKind.REVIEW) 72.0 else 0.0
        ScreenPlan(
            PlanShape.NARROW,
            isScrolled = false,
            board = width - 28,
            panel = 0.0,
            hasTitle = true,
            head = 56 * fontScale,
            graph,
            hasStrip = kind != PlanKind.STUDY,
            hasList = false,
            words = if (kind == PlanKind.MATCH) 128.0 else 0.0,
            actions = 72.0,
            hasLabels = true,
            gap = 8.0,
            margin = 14.0,
            beside = 14.0,
            sides = 21.0,
            sheet = 0.0,
        )
    }

    val settings get() = SettingsState(
        board,
        boardHeight = 160.0,
        listOf(
            SettingsSection(
                "Appearance",
                listOf(
                    SettingsRow.Choice(
                        "Theme",
                        ThemeChoice.entries.map {
                            SettingsOption(it.name.lowercase(), it == ThemeChoice.DARK, SettingsEvent.SetTheme(it))
                        },
                    ),
                    SettingsRow.Switch(
                        SwitchRow("Expert", "Shows the value of every move.", isOn = true),
                        SettingsEvent.SetShowVisits(false),
                    ),
                ),
            ),
        ),
    )

    fun coin(side: Side) = picture(1.0, disc(if (side == Side.FIRST) Ink.ORANGE else Ink.BLUE, 0.5, 0.5))

    /** A plate with holes and some pieces. */
    val board: Picture
        get() {
            val holes = (0 until 7).flatMap { x -> (0 until 6).map { y -> Corner(x + 0.5, y + 1.5) } }
            val origin = listOf(Corner(0.0, 0.0))
            return picture(
                7.0,
                StrokeGroup(listOf(Stroke.Plate(0.0, 1.0, 7.0, 6.0, 0.2, Ink.BOARD, 1.0)), origin, emptyList()),
                StrokeGroup(listOf(Stroke.Disc(0.0, 0.0, 0.38, Ink.HOLE, 1.0)), holes, emptyList()),
                disc(Ink.ORANGE, 3.5, 6.5),
                disc(Ink.BLUE, 4.5, 6.5),
            )
        }

    private fun player(side: Side, color: String, name: String, detail: String) = PlayerBar(
        side,
        side,
        color,
        name,
        "$color: $name",
        detail,
        isToMove = false,
        isHighlighted = false,
        isThinking = false,
        isComputer = true,
        clock = null,
        score = "",
        choices = emptyList(),
    )

    private fun move(number: UInt, side: Side, text: String, sentence: String) =
        MoveRow(number, side, text, text, null, sentence, "$number. $sentence", null)

    private fun button(symbol: Symbol, label: String) = button(ButtonAction.Match(MatchEvent.Redo), symbol, label)

    val match = MatchState(
        revision = 1u,
        number = 1u,
        game = "sample",
        name = "Four in a row",
        isAbove = false,
        board = BoardState(board, emptyList(), rotors = emptyList(), view = 0u, focus = null),
        isTurned = false,
        headline = "Your turn",
        headlineSide = Side.FIRST,
        parts = listOf(MatchPart.HEADLINE, MatchPart.NEWS),
        news = News(NewsKind.QUIET, "Blue drops in column 5"),
        advice = null,
        coach = SwitchRow("Coach", "Warns you about threats you could have seen.", isOn = true),
        players = listOf(
            player(Side.SECOND, "Blue", "Computer", "Level 5"),
            player(Side.FIRST, "Orange", "You", "").copy(isToMove = true, isHighlighted = true, isComputer = false),
        ),
        bar = listOf(
            button(Symbol.UNDO, "Undo"),
            button(Symbol.HINT, "Hint"),
            button(Symbol.ANALYSIS, "Analysis").copy(isOn = false),
        ),
        isBarFixed = true,
        menu = emptyList(),
        tools = emptyList(),
        offers = emptyList(),
        steppers = listOf(
            button(Symbol.FIRST, "Start"),
            button(Symbol.PREVIOUS, "Back"),
            button(Symbol.NEXT, "On").copy(isEnabled = false),
            button(Symbol.LAST, "Latest").copy(isEnabled = false),
        ),
        moves = listOf(
            move(1u, Side.FIRST, "4", "Orange drops in column 4"),
            move(2u, Side.SECOND, "5", "Blue drops in column 5"),
        ),
        at = 2u,
        result = null,
        analysis = null,
        wakeMs = null,
        moment = Moment(0u, null, 0u, null, 0u, ""),
    )

    val thinking = match.copy(
        headline = "Blue is thinking",
        news = News(NewsKind.THINKING, "12,000 simulations"),
        players = listOf(
            match.players[0].copy(isToMove = true, isHighlighted = true, isThinking = true),
            match.players[1].copy(isToMove = false, isHighlighted = false)
        ),
        bar = listOf(match.bar[0], button(Symbol.FORWARD, "Move now"), match.bar[2]),
    )

    val analyzed = match.copy(
        parts = listOf(MatchPart.NEWS, MatchPart.ANALYSIS),
        analysis = AnalysisState(
            0.64,
            Side.SECOND,
            Side.FIRST,
            isProven = false,
            headline = null,
            legend = null,
            "Orange: 64 %",
            listOf(
                AnalysisRow(1u, "4", null, "Drop in column 4", "Takes the middle", "64%", "", isChosen = true),
                AnalysisRow(2u, "3", null, "Drop in column 3", "", "51%", "", isChosen = false),
            ),
            listOf(
                "Best line: 4  4",
                "15,916 simulations, 120,000 per second",
                "4 · 64 % chance to win · 9,812 simulations",
                "3 · 51 % chance to win · 3,120 simulations",
            ),
            isRunning = true,
            failure = null,
        ),
    )

    val over = match.copy(
        parts = listOf(MatchPart.RESULT, MatchPart.NEWS),
        headline = "You won!",
        result = MatchResult(
            Side.FIRST,
            "You won!",
            "Orange has four in a row.",
            rating = "Your rating: 1240 (+12)",
            score = null,
            deciding = null,
        ),
        bar = listOf(button(Symbol.AGAIN, "Rematch").copy(isMain = true), button(Symbol.ANALYSIS, "Review")),
        offers = listOf(button(Symbol.NEXT, "Try level 6")),
    )

    private fun button(event: StudyEvent, symbol: Symbol, label: String, isMain: Boolean = false) =
        button(ButtonAction.Study(event), symbol, label, isMain)

    val review = StudyState(
        revision = 1u,
        kind = StudyKind.REVIEW,
        game = "sample",
        title = "Review",
        detail = "Four in a row",
        steps = emptyList(),
        scrollKey = 0u,
        caption = "Blue won",
        color = Side.SECOND,
        headline = "You found a good move in 10 of 12 key positions",
        sentence = "Move 2 let the win slip. Column 3 wins in three moves.",
        tone = Tone.BAD,
        ink = Ink.LOSS,
        symbol = Symbol.CLOSE,
        hints = emptyList(),
        turns = emptyList(),
        board = BoardState(board, emptyList(), rotors = emptyList(), view = 0u, focus = null),
        tray = emptyList(),
        graph = StudyGraph(board, "Even until move 1, then Blue is better"),
        moves = listOf(
            match.moves[0].copy(sign = MoveSign("!", Ink.WIN)),
            match.moves[1].copy(sign = MoveSign("??", Ink.LOSS)),
        ),
        at = 2u,
        progress = 0.4,
        offers = listOf(
            button(StudyEvent.Retry, Symbol.AGAIN, "Try again from here", isMain = true),
            button(StudyEvent.NextSlip, Symbol.FORWARD, "Next mistake"),
        ),
        bar = listOf(
            button(StudyEvent.Refute, Symbol.ANALYSIS, "Show why"),
            button(StudyEvent.Next, Symbol.PLAY, "Play from here").copy(action = ButtonAction.PlayFromHere(false)),
        ),
        menu = listOf(listOf(button(ButtonAction.Open(Screen.Settings), Symbol.SETTINGS, "Settings"))),
        steppers = emptyList(),
        wakeMs = null,
        moment = Moment(0u, null, 0u, null, 0u, ""),
    )

    val puzzle = review.copy(
        kind = StudyKind.PUZZLE,
        title = "Daily puzzle",
        detail = "rated 1310",
        caption = "Blue’s turn",
        headline = "Win in 3",
        sentence = "Look to the right. Three blues in a row wait for a fourth.",
        tone = Tone.QUIET,
        ink = Ink.TEXT,
        symbol = null,
        hints = listOf(
            StudyHint("Where to look", isGiven = true),
            StudyHint("Which column", isGiven = false),
            StudyHint("The answer", isGiven = false),
        ),
        graph = null,
        progress = null,
        moves = emptyList(),
        at = 0u,
        offers = emptyList(),
        bar = listOf(
            button(StudyEvent.Hint, Symbol.HINT, "Next hint"),
            button(StudyEvent.Answer, Symbol.FLAG, "Show answer"),
            button(StudyEvent.Continue, Symbol.LAST, "Skip"),
        ),
    )

    val lesson = puzzle.copy(
        kind = StudyKind.LESSON,
        title = "Learn lines",
        detail = "",
        steps = listOf(StepMark.DONE, StepMark.CURRENT, StepMark.OPEN, StepMark.OPEN),
        caption = "",
        headline = "Connect all your pieces to win. Each moves one square per piece on its line.",
        sentence = "Three pieces, so three squares. Try it.",
        hints = emptyList(),
        offers = listOf(button(StudyEvent.Next, Symbol.NEXT, "Next", isMain = true)),
        bar = listOf(
            button(StudyEvent.Previous, Symbol.PREVIOUS, "Back"),
            button(StudyEvent.Hint, Symbol.HINT, "Hint"),
        ),
    )

    fun button(action: ButtonAction, symbol: Symbol, label: String, isMain: Boolean = false) =
        ScreenButton(action, label, label, detail = "", symbol, isEnabled = true, isOn = null, isMain, isDeaf = false)

    private fun card(name: String, status: String, buttons: List<ScreenButton>, stored: List<StoredMatchRow>) =
        HomeCard(
            name, name, board, week = null, status, buttons.first().action, buttons, "$name: More",
            listOf(button(ButtonAction.Open(Screen.NewGame(name)), Symbol.NEW, "New game")), null, stored,
        )

    private val view = ButtonAction.Open(Screen.Match(1u))

    private val stored = listOf(
        StoredMatchRow(
            1u,
            "Against the computer, move 3",
            "",
            isOver = false,
            view,
            "Against the computer, move 3: More",
            listOf(button(ButtonAction.Delete(1u), Symbol.DELETE, "Delete")),
        )
    )

    val home = HomeState(
        listOf(
            card("Bridges", "Your turn", listOf(button(view, Symbol.PLAY, "Continue", isMain = true)), stored),
            card(
                "Lines",
                "You won!",
                listOf(
                    button(ButtonAction.PlayAgain(1u), Symbol.PLAY, "Play", isMain = true),
                    button(view, Symbol.ANALYSIS, "View")
                ),
                stored,
            ),
        ) + listOf("Four in a row", "Four anywhere", "Quarters").map { name ->
            card(
                name,
                "A line about it",
                listOf(button(ButtonAction.Play(name), Symbol.PLAY, "Play", true)),
                emptyList()
            )
        },
        daily = null,
        button(ButtonAction.Open(Screen.Statistics), Symbol.PERSON, "You"),
        message = null,
        undoOffer = null,
    )

    val about = Article("About", listOf(ArticleSection("Fivefold", listOf("Five games."), emptyList())), more = null)

    val newGame = NewGameState(
        "sample",
        "Four in a row",
        listOf(
            RowGroup(
                isCard = false,
                listOf(
                    choice(ChoiceStyle.SEGMENTS, "", option("Computer", isChosen = true), option("Two people")),
                    choice(
                        ChoiceStyle.FACES,
                        "Level 5",
                        *Array(8) {
                            option("$it", it == 4).copy(face = coin(Side.SECOND))
                        }
                    ),
                    choice(ChoiceStyle.MENU, "Strength", option("Level", isChosen = true), option("Time per move")),
                    choice(
                        ChoiceStyle.CARDS,
                        "",
                        option("You go first (Orange)", isChosen = true).copy(colors = listOf(Side.FIRST)),
                        option("You go second (Blue)").copy(colors = listOf(Side.SECOND)),
                        option("Random").copy(colors = Side.entries),
                    ),
                    NewGameRow.Switch(
                        SwitchRow("Coach", "Such games are not rated.", isOn = false),
                        NewGameEvent.Surprise
                    ),
                ),
            ),
        ),
        FoldedRows("Board and rules", "Rows 6, Columns 7", listOf(NewGameRow.Preview(board, 200.0))),
        setUp = null,
        refusal = null,
    )

    private fun option(label: String, isChosen: Boolean = false) =
        NewGameOption(label, emptyList(), null, isChosen, NewGameEvent.Surprise)

    private fun choice(style: ChoiceStyle, label: String, vararg options: NewGameOption) =
        NewGameRow.Choice(ChoiceRow(style, null, label, "", options.toList()))

    private fun disc(ink: Ink, x: Double, y: Double) =
        StrokeGroup(listOf(Stroke.Disc(0.0, 0.0, 0.38, ink, 1.0)), listOf(Corner(x, y)), emptyList())

    private fun picture(size: Double, vararg groups: StrokeGroup) = Picture(size, size, groups.toList(), 0u, 0u)
}
