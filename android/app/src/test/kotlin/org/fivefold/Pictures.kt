package org.fivefold

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pinch
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.LegalMoveRow
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.NewGameEvent
import org.fivefold.core.generated.Page
import org.fivefold.core.generated.PaletteChoice
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.StudyEntry
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.Tone
import org.fivefold.core.generated.Word
import org.fivefold.outside.Widgets
import org.junit.Test
import org.robolectric.annotation.Config

/** Draws every screen into a folder. `cargo play --only` names a method: `phone-light` is [phoneLight]. */
class Pictures : PicturesBase() {
    @Test
    fun phoneLight() = everyScreen("phone-light")

    @Test
    @Config(qualifiers = "+night")
    fun phoneDark() = everyScreen("phone-dark")

    @Test
    @Config(qualifiers = "w1280dp-h800dp-land-mdpi")
    fun tabletLight() = everyScreen("tablet-light")

    @Test
    @Config(qualifiers = "w1280dp-h800dp-land-night-mdpi")
    fun tabletDark() = everyScreen("tablet-dark")

    @Test
    @Config(qualifiers = "w360dp-h640dp-port-xhdpi", fontScale = 2f)
    fun largeText() = everyScreen("large-text")

    @Test
    @Config(qualifiers = "+ar-ldrtl")
    fun rightToLeft() = everyScreen("right-to-left")

    @Test
    @Config(qualifiers = "w360dp-h640dp-port-xhdpi")
    fun smallPhone() = everyScreen("small-phone")

    @Test
    @Config(qualifiers = "w673dp-h841dp-port-xhdpi")
    fun foldable() = everyScreen("foldable")

    @Test
    @Config(qualifiers = "w841dp-h673dp-land-xhdpi")
    fun foldableLandscape() = boards("foldable-landscape")

    @Test
    @Config(qualifiers = "w884dp-h1104dp-port-mdpi")
    fun largeFoldable() = boards("large-foldable")

    @Test
    @Config(qualifiers = "w320dp-h480dp-port-xhdpi")
    fun smallestWindow() = boards("smallest-window")

    @Test
    @Config(qualifiers = "w914dp-h411dp-land-xhdpi")
    fun landscape() = boards("landscape")

    @Test
    fun grays() = boards("grays", PaletteChoice.GRAYS)

    @Test
    fun highContrast() = boards("high-contrast", PaletteChoice.HIGH_CONTRAST)

    @Test
    fun wood() = boards("wood", PaletteChoice.WOOD)

    @Test
    fun night() = boards("night", PaletteChoice.NIGHT)

    @Test
    fun largeBoards() = largeBoards("large-boards")

    @Test
    @Config(qualifiers = "+ar-ldrtl-night")
    fun largeBoardsRightToLeft() = largeBoards("large-boards-right-to-left")

    @Test
    @Config(qualifiers = "w360dp-h640dp-port-xhdpi")
    fun largeBoardsGrays() = largeBoards("large-boards-grays", PaletteChoice.GRAYS)

    // The sizes that stores accept: at most twice as high as wide, 320 to 3,840 pixels, and 1,080 on a large tablet.
    @Test
    @Config(qualifiers = "w411dp-h822dp-port-xhdpi")
    fun storePhone() = store("store-phone")

    @Test
    @Config(qualifiers = "w411dp-h822dp-port-night-xhdpi")
    fun storePhoneDark() = store("store-phone-dark")

    @Test
    @Config(qualifiers = "w600dp-h960dp-port-xhdpi")
    fun storeTablet() = store("store-tablet")

    @Test
    @Config(qualifiers = "w1280dp-h800dp-land-xhdpi")
    fun storeLargeTablet() = store("store-large-tablet")

    @Test
    @Config(qualifiers = "w1280dp-h800dp-land-night-xhdpi")
    fun storeLargeTabletDark() = store("store-large-tablet-dark")

    private fun store(name: String) {
        waitForCore()
        results()
        boards(name)
        home()
        take("$name-home")
        rule.runOnUiThread { model.go(Screen.Puzzles) }
        take("$name-puzzles")
        rule.runOnUiThread { model.go(Screen.Statistics) }
        take("$name-you")
    }

    /** The frames of each motion, and of a board's flight from its card and back. */
    @Test
    fun motions() {
        waitForCore()
        flights("motions-flight")
        for ((game, before, mv) in listOf(
            Triple("connect-four", "4 4 4 3", "1"),
            Triple("bridgit", "", "d4"),
            Triple("lines-of-action", "", "b8-d6"),
            Triple("pentago-twist", "b2:se+ e5:nw+", "c2:nw+"),
        )) {
            rule.runOnUiThread { model.play { receive(saved(game, before)) } }
            frames("motions-$game", 10) { model.send(MatchEvent.Play(mv)) }
            home()
        }
    }

    private fun everyScreen(name: String) {
        waitForCore()
        take("$name-home")
        widgets(name)
        archive(name)
        for ((screen, title) in listOf(
            Screen.Settings to "settings",
            Screen.Statistics to "statistics",
            Screen.Learn to "learn",
            Screen.Puzzles to "puzzles",
            Screen.Rules("pentago-twist") to "rules",
            Screen.Signs("pentago-twist") to "signs",
            Screen.About to "about",
            Screen.Study(StudyEntry.SetUp(COMPOSED)) to "set-up",
            Screen.Study(StudyEntry.SetUp("bridgit")) to "set-up-bridges",
        )) {
            rule.runOnUiThread { model.go(screen) }
            take("$name-$title")
            home()
        }
        newGames(name)
        studies(name)
        review(name)
        twoPhones("$name-phones")
        boards(name)
        home()
        take("$name-home-played")
        kept("$name-kept")
    }

    /** The list of stored matches. It stays open, so it is the last screenshot. */
    private fun kept(name: String) {
        val card = state.home.cards.first { it.stored.size > 1 }
        rule.onNode(hasContentDescription(card.menuWords)).performScrollTo().tap()
        rule.onNode(hasText(model.say(Word.KEPT_GAMES))).tap()
        take(name)
    }

    /** The list of stored matches, the menu of one, and the message after a deletion. */
    private fun archive(name: String) {
        waitForCore()
        results()
        val card = state.home.cards.first { it.game == "connect-four" }
        rule.onNode(hasContentDescription(card.menuWords)).performScrollTo().tap()
        rule.onNode(hasText(model.say(Word.KEPT_GAMES))).tap()
        val row = rule.onAllNodes(hasContentDescription(card.stored.first().menuWords)).onFirst()
        row.tap()
        take("$name-archive-menu")
        rule.onNode(hasText(model.say(Word.DELETE))).tap()
        take("$name-archive")
        rule.runOnUiThread { model.undoRemoval() }
        row.tap()
        rule.onNode(hasText(model.say(Word.REVIEW))).tap()
        home()
    }

    private fun newGames(name: String) {
        for (game in listOf("connect-four", "connect-any", "bridgit")) {
            rule.runOnUiThread {
                model.go(Screen.NewGame(game))
                if (game == "connect-any") model.send(NewGameEvent.SetOption("mode", "ban-bonus"))
            }
            take("$name-new-$game")
            val isFolded = SemanticsMatcher.keyIsDefined(SemanticsActions.OnClick)
            val options = rule.onAllNodes(isFolded and hasText(model.say(Word.OPTIONS)))
            if (options.fetchSemanticsNodes().isNotEmpty()) {
                options.onFirst().performScrollTo().tap()
                take("$name-new-$game-options")
            }
            rule.runOnUiThread { model.sendTwoPeople() }
            take("$name-new-$game-people")
            home()
        }
    }

    /** A lesson and a puzzle: at first, with a hint or the answer, after a wrong and a right move. */
    private fun studies(name: String) {
        val lessons = smallGames.keys.map { StudyEntry.Lesson(it) to "lesson-$it" }
        for ((entry, title) in lessons + listOf(
            StudyEntry.Puzzle("bridgit") to "puzzle",
            StudyEntry.Daily to "daily"
        )) {
            rule.runOnUiThread { model.go(Screen.Study(entry)) }
            // The first step accepts every move.
            if (entry is StudyEntry.Lesson) rule.runOnUiThread { repeat(2) { model.send(StudyEvent.Next) } }
            take("$name-$title")
            rule.runOnUiThread {
                model.send(if (entry is StudyEntry.Lesson) StudyEvent.Answer else StudyEvent.Hint)
            }
            take("$name-$title-hint")
            for ((tone, how) in listOf(Tone.BAD to "wrong", Tone.GOOD to "right")) {
                // After a wrong move, no other is legal.
                val tryAgain = { if (state.study?.tone == Tone.BAD) model.send(StudyEvent.TryAgain) }
                rule.runOnUiThread(tryAgain)
                rule.runOnUiThread<List<LegalMoveRow>> { model.askStudy { legalMoves() }.orEmpty() }.any { move ->
                    rule.runOnUiThread {
                        tryAgain()
                        model.send(StudyEvent.Play(move.text))
                    }
                    rule.waitUntil(60_000) { checkNotNull(state.study).isRepliedTo }
                    state.study?.tone == tone
                }
                take("$name-$title-$how")
            }
            home()
        }
    }

    /** The review of a match. */
    private fun review(name: String) {
        rule.runOnUiThread {
            model.play { receive(saved("connect-four", "4 4 3 2 5 6 4 3", second = 4)) }
            model.send(MatchEvent.Resign)
            model.go(Screen.Study(StudyEntry.Review(match.number)))
        }
        rule.waitUntil(60_000) { state.study?.moves.orEmpty().any { it.sign != null } || state.study?.progress == null }
        take("$name-review")
        home()
        ownPuzzle(name)
    }

    /** The review of a mistake that became a puzzle, the puzzle, and its chip among the puzzles. */
    private fun ownPuzzle(name: String) {
        rule.runOnUiThread {
            model.play { receive(saved("connect-four", "1 7 1 7 1 7 2", second = 4)) }
            model.send(MatchEvent.Resign)
            model.go(Screen.Study(StudyEntry.Review(match.number)))
        }
        rule.waitUntil(60_000) { state.study?.run { progress == null && bar.size > 2 } == true }
        take("$name-review-puzzles")
        rule.runOnUiThread { model.go(Screen.Study(StudyEntry.Own("connect-four"))) }
        take("$name-own-puzzle")
        home()
        rule.runOnUiThread { model.go(Screen.Puzzles) }
        val row = (state.page as Page.Puzzles).state.games.first { it.game == "connect-four" }.chips.last().label
        rule.onNode(hasText(row)).performScrollTo()
        take("$name-own-puzzles")
        home()
    }

    private fun boards(name: String, palette: PaletteChoice = PaletteChoice.STANDARD) {
        waitForCore()
        rule.runOnUiThread { model.change(SettingsEvent.SetPalette(palette)) }
        if (palette != PaletteChoice.STANDARD) studies(name)
        for (game in smallGames.keys) {
            play(game, 12)
            take("$name-$game")
            if (game == "lines-of-action") menu("$name-$game")
            rule.runOnUiThread { model.send(MatchEvent.Board(BoardGesture.TakeBack)) }
            analyze("$name-$game-analysis")
            thinking("$name-$game")
        }
        closer("$name-bridgit-closer")
        play("connect-four", 7)
        arriving("$name-lines-of-action-arrives")
        moving("$name-connect-four-falls")
        over("$name-connect-four-over")
        twoPeople("$name-connect-four")
        code("$name-code")
    }

    /** The menu against the computer, with the ways to share, of two people and after the end; and the players. */
    private fun menu(name: String) {
        openMenu()
        take("$name-menu")
        press(Word.SHARE)
        take("$name-menu-share")
        home()
        play("lines-of-action", 12)
        openMenu()
        press(Word.PLAYERS)
        take("$name-players")
        home()
        rule.runOnUiThread { model.play { receive(saved("connect-four", "4 4 3", second = null)) } }
        openMenu()
        take("$name-menu-people")
        home()
        rule.runOnUiThread { model.play { receive(saved("connect-four", "1 2 1 2 1 2 1", second = 4)) } }
        openMenu()
        take("$name-menu-over")
        play("lines-of-action", 12)
    }

    private fun thinking(name: String) {
        rule.runOnUiThread { model.send(MatchEvent.Hint) }
        take("$name-thinking")
        rule.waitUntil(60_000) { !match.can(MatchEvent.MoveNow) }
        take("$name-hint")
    }

    /** The largest boards with analysis, with and without visits, whole and zoomed, and the review of one. */
    private fun largeBoards(name: String, palette: PaletteChoice = PaletteChoice.STANDARD) {
        waitForCore()
        rule.runOnUiThread { model.change(SettingsEvent.SetPalette(palette)) }
        for ((game, size) in listOf("bridgit" to 13, "bridgit" to 19, "lines-of-action" to 12)) {
            play(game, 24, "\"size\":$size")
            analyze("$name-$game-$size")
            rule.runOnUiThread { model.change(SettingsEvent.SetShowVisits(true)) }
            analyze("$name-$game-$size-expert")
            rule.runOnUiThread { model.change(SettingsEvent.SetShowVisits(false)) }
        }
        play("bridgit", 24, "\"size\":13")
        rule.runOnUiThread {
            model.send(MatchEvent.Resign)
            model.go(Screen.Study(StudyEntry.Review(match.number)))
        }
        take("$name-review")
        pinch()
        take("$name-review-closer")
    }

    private fun pinch() = rule.onNodeWithTag("board").performTouchInput {
        val (left, right) = Offset(width * 0.2f, height * 0.4f) to Offset(width * 0.8f, height * 0.6f)
        pinch(left + Offset(width * 0.2f, 0f), left, right - Offset(width * 0.2f, 0f), right)
    }

    /** A large board with small cells, whole and zoomed. */
    private fun closer(name: String) {
        play("bridgit", 24, "\"size\":13")
        take("$name-not")
        pinch()
        take(name)
        rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(true)) }
        rule.waitUntil(60_000) { match.analysis?.rows?.firstOrNull()?.mv != null }
        take("$name-analysis")
        rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(false)) }
    }

    /** A board flying to its place. */
    private fun arriving(name: String) {
        home()
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        rule.runOnUiThread { model.play { receive(saved("lines-of-action")) } }
        for (frame in 1..4) {
            rule.mainClock.advanceTimeBy(96)
            saveScreenshot(rule.activity, "$name-$frame")
        }
        rule.mainClock.autoAdvance = true
        play("connect-four", 7)
    }

    /** A piece in motion. */
    private fun moving(name: String) {
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        rule.runOnUiThread { model.send(MatchEvent.Play(checkNotNull(model.ask { legalMoves() })[2].text)) }
        rule.mainClock.advanceTimeBy(200)
        saveScreenshot(rule.activity, name)
        rule.mainClock.autoAdvance = true
    }

    private fun over(name: String) {
        rule.runOnUiThread { model.play { receive(saved("connect-four", "1 2 1 2 1 2 1", second = 4)) } }
        dismissMessage()
        take(name)
        rule.runOnUiThread { model.send(MatchEvent.GoTo(3u)) }
        take("$name-review")
    }

    /** Two people: their score after several matches, and the device to be handed over. */
    private fun twoPeople(name: String) {
        for ((save, title) in listOf(fourthMatch to "score", handedOver to "handover")) {
            rule.runOnUiThread { model.play { receive(save) } }
            take("$name-$title")
        }
    }

    /** A match as a QR code, and the message after an unreadable save. */
    private fun code(name: String) {
        play("bridgit", 6)
        openMenu()
        press(Word.SHARE)
        press(Word.SHOW_CODE)
        take(name)
        rule.runOnUiThread { model.play { receive("no game at all, but quite a long text that somebody has pasted") } }
        take("$name-refused")
        dismissMessage()
    }

    private fun dismissMessage() {
        val message = state.home.message ?: return
        rule.runOnUiThread { model.atHome { dismiss(message.key) } }
    }

    /** Draws the widgets of the daily puzzle, which are no screens. */
    private fun widgets(name: String) {
        for ((kind, size) in listOf("small" to (160 to 160), "wide" to (320 to 160))) {
            val widget = Widgets.add(size.first)
            Widgets.refresh()
            savePicture(Widgets.picture(widget, size.first, size.second), "$name-widget-$kind")
        }
    }
}

/** A position with every kind of piece and cell. */
private const val COMPOSED =
    "connect-any;ban=g2;bonus=f1;mode=ban-bonus;position=3b6o4b1b2b1obo1oo1oob1b2obxoob-o"
