package org.fivefold

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Snackbar
import androidx.compose.material3.SnackbarDuration
import androidx.compose.material3.SnackbarHost
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.SnackbarResult
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import org.fivefold.about.AboutScreen
import org.fivefold.board.Flights
import org.fivefold.board.Flown
import org.fivefold.board.Landing
import org.fivefold.board.LocalFlights
import org.fivefold.board.Planned
import org.fivefold.board.byCore
import org.fivefold.core.generated.HomeState
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.StoredMatchAction
import org.fivefold.core.generated.StudyEntry
import org.fivefold.core.generated.Word
import org.fivefold.core.generated.licenses
import org.fivefold.core.generated.screenName
import org.fivefold.game.GameScreen
import org.fivefold.game.MatchHost
import org.fivefold.home.DAILY
import org.fivefold.home.HomeScreen
import org.fivefold.learn.LearnScreen
import org.fivefold.newgame.NewGameSheet
import org.fivefold.rules.RulesScreen
import org.fivefold.settings.SettingsScreen
import org.fivefold.share.Sharing
import org.fivefold.statistics.StatisticsScreen
import org.fivefold.study.StudyHost
import org.fivefold.study.StudyScreen

/** A piece of each side, to stand beside its name. */
val LocalCoins = staticCompositionLocalOf<Map<Side, Picture>> { emptyMap() }

/** The screen that is seen, and what lies over it. */
@Composable
fun FivefoldApp(state: AppState, model: AppModel, sharing: Sharing, version: String) {
    BackHandler(state.screens.size > 1) { model.back() }
    val paste: () -> Unit = remember(model, sharing) {
        {
            val text = sharing.pasted()
            if (text == null) model.tell(Word.NOTHING_TO_PASTE) else model.play { receive(text) }
        }
    }
    val holder = rememberSaveableStateHolder()
    val ink = MaterialTheme.colorScheme.onBackground
    val flights = remember { Flights() }
    CompositionLocalProvider(
        LocalCoins provides state.coins,
        LocalContentColor provides ink,
        LocalFlights provides flights,
    ) {
        Box(Modifier.fillMaxSize().background(MaterialTheme.colorScheme.background)) {
            val seen = state.screens.last { it !is Screen.NewGame }
            // Where a screen was scrolled to is kept while another one lies above it.
            holder.SaveableStateProvider(screenName(seen)) {
                Flown(seen, cardOf(seen, state), state.appearance.flightMs.toInt()) {
                    Seen(seen, state, model, sharing, version, paste)
                }
            }
            Landing { card -> pictureOf(card, state.home) }
            if (state.screens.last() is Screen.NewGame) {
                state.newGame?.let { NewGameSheet(it, { event -> model.send(event) }, model::begin, model::back) }
            }
            // Where there is a board, words and actions are below or beside it: they stay free, and so does the way back.
            val hasBoard = state.screens.last().let { it is Screen.Match || it is Screen.Study }
            Planned(PlanKind.MATCH, byCore) { plan ->
                val place = Modifier.align(if (hasBoard) Alignment.TopEnd else Alignment.BottomCenter)
                val free = if (hasBoard) plan.back else 0.dp
                Messages(state, model, plan.hasLargeLetters, place.padding(start = free).widthIn(max = plan.message))
            }
        }
    }
}

/** The card on the home screen that a screen is opened by, if its board is that of the card. */
private fun cardOf(screen: Screen, state: AppState): String? = when (screen) {
    is Screen.Match -> state.match?.game
    is Screen.Study -> DAILY.takeIf { screen.entry is StudyEntry.Daily }
    else -> null
}

/** What is on a card. */
private fun pictureOf(card: String, home: HomeState): Picture? =
    if (card == DAILY) home.daily?.picture else home.cards.firstOrNull { it.game == card }?.picture

@Composable
private fun Seen(
    screen: Screen,
    state: AppState,
    model: AppModel,
    sharing: Sharing,
    version: String,
    onPaste: () -> Unit
) {
    when (screen) {
        is Screen.Match -> state.match?.let { match ->
            val host = remember(model, sharing, onPaste) { MatchHost.of(model, sharing, onPaste) }
            GameScreen(match, state.appearance.hasSounds, model::send, host, model::back)
        }
        is Screen.Study -> state.study?.let { study ->
            val host = remember(model) {
                StudyHost(
                    legalMoves = { model.askStudy { legalMoves() }.orEmpty() },
                    playFromHere = model::playFromStudy,
                    leave = model::back,
                    sound = model::sound,
                )
            }
            StudyScreen(study, state.appearance.hasSounds, model::send, host)
        }
        is Screen.Learn -> state.learn?.let { learn ->
            LearnScreen(learn, { model.go(Screen.Study(it)) }, model::back)
        }
        is Screen.Rules -> state.rules?.let { RulesScreen(it, model::back) }
        is Screen.Statistics -> state.statistics?.let { StatisticsScreen(it, model::resetStatistics, model::back) }
        is Screen.Settings -> state.settings?.let { SettingsScreen(it, model::change, model::back) }
        is Screen.About -> AboutScreen(version, remember { licenses() }, model::back)
        is Screen.Home, is Screen.NewGame -> HomeScreen(
            state.home,
            onOpen = { game -> model.play { openGame(game) } },
            onMatch = { number -> model.play { openMatch(number) } },
            onStoredMatch = { action, number ->
                when (action) {
                    StoredMatchAction.REVIEW -> model.go(Screen.Study(StudyEntry.Review(number)))
                    StoredMatchAction.SHARE -> model.saved(number)?.let(sharing::text)
                    StoredMatchAction.DELETE -> model.atHome { delete(number) }
                }
            },
            onBringBack = model::bringBack,
            onGo = model::go,
            onPaste = onPaste,
        )
    }
}

/** Shows notices, messages and undo offers, one after another. */
@Composable
private fun Messages(state: AppState, model: AppModel, hasLargeLetters: Boolean, modifier: Modifier) {
    val host = remember { SnackbarHostState() }
    val notice = state.home.notices.firstOrNull()
    val offer = state.home.undoOffer
    val message = state.messages.firstOrNull()
    val undo = Word.UNDO.text
    LaunchedEffect(message, state.messages.size) {
        if (message == null) return@LaunchedEffect
        host.showSnackbar(message, withDismissAction = true, duration = SnackbarDuration.Long)
        model.told()
    }
    LaunchedEffect(notice, state.home.notices.size) {
        if (notice == null) return@LaunchedEffect
        host.showSnackbar(notice, withDismissAction = true, duration = SnackbarDuration.Indefinite)
        model.atHome { noticeRead() }
    }
    LaunchedEffect(offer?.key) {
        if (offer == null) return@LaunchedEffect
        val answer = host.showSnackbar(offer.words, undo, withDismissAction = true, SnackbarDuration.Long)
        if (answer == SnackbarResult.ActionPerformed) model.bringBack()
    }
    SnackbarHost(host, modifier) {
        Snackbar(it, actionOnNewLine = hasLargeLetters, shape = RoundedCornerShape(16.dp))
    }
}
