package org.fivefold.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Scaffold
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.fivefold.AppModel
import org.fivefold.LocalSettings
import org.fivefold.ScreenBar
import org.fivefold.analysis.AnalysisPanel
import org.fivefold.share.Sharing

/** What lies over the game. */
enum class GameSheet { Turns, LegalTurns, Resign, Draw }

/** A game: the board, whose turn it is, and everything that can be done. */
@Composable
fun GameScreen(name: String, model: GameModel, app: AppModel, sharing: Sharing, onPaste: () -> Unit) {
    val state by model.state.collectAsState()
    var sheet by rememberSaveable { mutableStateOf<GameSheet?>(null) }
    Feedback(state)
    Announcement(state)
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val isWide = maxWidth > maxHeight && maxWidth >= WIDE
        Scaffold(
            topBar = {
                ScreenBar(name, app::back) { GameMenu(model, state, app, sharing, onPaste) { sheet = it } }
            },
            bottomBar = { if (!isWide) GameActionBar(model, state) { sheet = GameSheet.Turns } },
        ) { insets ->
            BoxWithConstraints(Modifier.fillMaxSize().padding(insets)) {
                val isLargeText = LocalDensity.current.fontScale > LARGE_TEXT
                when {
                    isWide -> WideGame(model, state, maxHeight) { sheet = GameSheet.Turns }
                    isLargeText -> ScrolledGame(model, state, Modifier.height(minOf(maxWidth, maxHeight * 0.85f)))
                    else -> NarrowGame(model, state)
                }
            }
        }
    }
    GameSheets(model, state, sheet) { sheet = null }
}

/** The board beside everything else; the list of turns is there too, unless the display is too low for it. */
@Composable
private fun WideGame(model: GameModel, state: GameState, height: Dp, onTurns: () -> Unit) {
    val isLow = height < TALL
    Row(
        Modifier.fillMaxSize().padding(start = 24.dp, end = 24.dp, bottom = 12.dp),
        Arrangement.spacedBy(24.dp),
    ) {
        GameBoard(model, state, Modifier.weight(1f).fillMaxHeight())
        Column(Modifier.width(SIDE_WIDTH).fillMaxHeight()) {
            val room = if (isLow) Modifier.weight(1f) else Modifier.heightIn(max = height * 0.6f)
            Column(room.verticalScroll(rememberScrollState())) {
                StatusRow(model, state)
                NewsRow(model, state)
                if (state.analyses) AnalysisPanel(state, model::colour, Modifier.padding(bottom = 8.dp))
                BoardButtons(model, state)
                EndBar(model, state)
            }
            if (!isLow) TurnList(state.snapshot, model::goTo, Modifier.weight(1f))
            GameActions(model, state, if (isLow) onTurns else null)
        }
    }
}

/** Everything above and below the board, which takes what is left. */
@Composable
private fun NarrowGame(model: GameModel, state: GameState) {
    val isTurned = state.isTurned(LocalSettings.current.flips)
    Column(Modifier.fillMaxSize().padding(horizontal = 12.dp), horizontalAlignment = Alignment.CenterHorizontally) {
        StatusRow(model, state, if (isTurned) Modifier.rotate(HALF_ROUND) else Modifier)
        if (!state.analyses || state.hasNews) NewsRow(model, state)
        if (state.analyses) AnalysisPanel(state, model::colour)
        GameBoard(model, state, Modifier.fillMaxWidth().weight(1f))
        BoardButtons(model, state)
        EndBar(model, state)
    }
}

/** With large text not everything has room at once: the board keeps its size, and the rest is scrolled to. */
@Composable
private fun ScrolledGame(model: GameModel, state: GameState, boardSize: Modifier) {
    Column(
        Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(horizontal = 12.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        StatusRow(model, state)
        BoardButtons(model, state, Modifier.heightIn())
        EndBar(model, state)
        GameBoard(model, state, boardSize.fillMaxWidth())
        NewsRow(model, state)
        if (state.analyses) AnalysisPanel(state, model::colour)
    }
}

private val WIDE = 600.dp

/** From this height on the list of turns has room beside the board. */
private val TALL = 480.dp
private val SIDE_WIDTH = 320.dp
private const val HALF_ROUND = 180f

/** From this scale on the board would become too small beside the text. */
private const val LARGE_TEXT = 1.3f
