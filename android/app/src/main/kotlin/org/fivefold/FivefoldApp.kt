package org.fivefold

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalLayoutDirection
import org.fivefold.board.BoardHost
import org.fivefold.board.Flights
import org.fivefold.board.Flown
import org.fivefold.board.Landing
import org.fivefold.board.LocalFlights
import org.fivefold.board.Wake
import org.fivefold.board.patient
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.LegalMoveRow
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchPart
import org.fivefold.core.generated.Page
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.PressFilter
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.StudyEntry
import org.fivefold.core.generated.StudyEvent
import org.fivefold.core.generated.screenName
import org.fivefold.game.GameScreen
import org.fivefold.home.HomeScreen
import org.fivefold.home.tiles
import org.fivefold.newgame.NewGameSheet
import org.fivefold.page.ArticleScreen
import org.fivefold.page.LearnScreen
import org.fivefold.page.PuzzlesScreen
import org.fivefold.page.SettingsScreen
import org.fivefold.page.StatisticsScreen
import org.fivefold.share.Sharing
import org.fivefold.share.rememberSharing
import org.fivefold.study.StudyScreen

/** The picture beside the name of each side. */
val LocalCoins = staticCompositionLocalOf<Map<Side, Picture>> { emptyMap() }

/** The visible screen with the sheet and the messages over it. */
@Composable
fun FivefoldApp(state: AppState, model: AppModel, sharing: Sharing) {
    BackHandler(state.screens.size > 1) { model.back() }
    val holder = rememberSaveableStateHolder()
    val share = rememberSharing(sharing) { model.ask { sharedPicture() } }
    val perform = remember(model, share) { { action: ButtonAction -> model.perform(action, sharing, share) } }
    val ink = MaterialTheme.colorScheme.onBackground
    val flights = remember { Flights() }
    val presses = remember { PressFilter() }
    val message = state.home.message
    Wake(message?.key ?: 0uL, patient(message?.stayMs)) { message?.let { model.atHome { dismiss(it.key) } } }
    CompositionLocalProvider(
        LocalCoins provides state.coins,
        LocalContentColor provides ink,
        LocalFlights provides flights,
        LocalPresses provides presses,
        LocalMessage provides message?.let { ShownMessage(it, model::undoRemoval) },
    ) {
        Box(Modifier.fillMaxSize().background(MaterialTheme.colorScheme.background).heard(presses)) {
            val seen = state.screens.last { it !is Screen.NewGame }
            Replacement(seen)
            // The move list takes the place of the button of the next person.
            Replacement(MatchPart.HANDOVER in state.match?.parts.orEmpty())
            // Left and right change places with the language.
            Replacement(LocalLayoutDirection.current)
            // The holder keeps the scroll position of a screen below another one. Without the key it reuses the lists of a
            // similar screen, whose animated scrolling then never begins.
            key(screenName(seen)) {
                holder.SaveableStateProvider(screenName(seen)) {
                    Flown(seen, cardOf(seen, state), state.appearance.flightMs.toInt()) {
                        Seen(seen, state, model, perform)
                    }
                }
            }
            Landing { card -> state.home.tiles.firstOrNull { it.game == card }?.picture }
            if (state.screens.last() is Screen.NewGame) {
                val start = { model.openMatch { newGame?.let(app::begin) } }
                state.newGame?.let { NewGameSheet(it, { event -> model.send(event) }, perform, start, model::back) }
            }
            state.question?.let { QuestionDialog(it, model::answered, perform) }
        }
    }
}

/** Returns the card on the home screen with the same board as a screen, if there is one. */
private fun cardOf(screen: Screen, state: AppState): String? = when (screen) {
    is Screen.Match -> state.match?.game
    is Screen.Study -> state.home.daily?.game.takeIf { screen.entry is StudyEntry.Daily }
    else -> null
}

@Composable
private fun Seen(screen: Screen, state: AppState, model: AppModel, perform: (ButtonAction) -> Unit) {
    when (screen) {
        is Screen.Match -> state.match?.let { match ->
            val host = hostOf(model, perform, { model.send(MatchEvent.Board(it)) }) { model.ask { legalMoves() } }
            GameScreen(match, state.appearance.hasSounds, model::send, host)
        }
        is Screen.Study -> state.study?.let { study ->
            val host = hostOf(model, perform, { model.send(StudyEvent.Board(it)) }) { model.askStudy { legalMoves() } }
            StudyScreen(study, state.appearance.hasSounds, model::send, host)
        }
        is Screen.Home, is Screen.NewGame -> HomeScreen(state.home, model::undoRemoval, perform)
        else -> when (val page = state.page) {
            is Page.Learn -> LearnScreen(page, perform, model::back)
            is Page.Puzzles -> PuzzlesScreen(page, perform, model::back)
            is Page.Article -> ArticleScreen(page.state, perform, model::back)
            is Page.Statistics -> StatisticsScreen(page, perform, model::back)
            is Page.Settings -> SettingsScreen(page.state, model::change, model::back)
            null -> Unit
        }
    }
}

@Composable
private fun hostOf(
    model: AppModel,
    perform: (ButtonAction) -> Unit,
    touch: Touch,
    legalMoves: () -> List<LegalMoveRow>?,
) = remember(perform) {
    BoardHost(
        legalMoves = { legalMoves().orEmpty() },
        link = { model.ask { link() } },
        sound = model::sound,
        leave = model::back,
        touch = touch,
        perform = perform,
    )
}
