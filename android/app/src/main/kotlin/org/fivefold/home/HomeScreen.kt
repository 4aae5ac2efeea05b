package org.fivefold.home

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.Card
import androidx.compose.material3.CardDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.fivefold.Menu
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.Screen
import org.fivefold.ScreenBar
import org.fivefold.board.PictureView
import org.fivefold.core.generated.HomeCard
import org.fivefold.core.generated.HomeState

/** The games, each with its board. One tap plays on, or begins. */
@Composable
fun HomeScreen(
    state: HomeState,
    onOpen: (String) -> Unit,
    onMatch: (ULong) -> Unit,
    onDelete: (ULong) -> Unit,
    onGo: (Screen) -> Unit,
    onPaste: () -> Unit,
) {
    var keptOf by rememberSaveable { mutableStateOf<String?>(null) }
    Scaffold(topBar = { ScreenBar(stringResource(R.string.app_name), null) { HomeActions(onGo, onPaste) } }) { insets ->
        BoxWithConstraints(Modifier.fillMaxSize().padding(top = insets.calculateTopPadding())) {
            val sides = WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal + WindowInsetsSides.Bottom)
            val columns = columnsIn(maxWidth)
            // Where there is room for all, the boards take it.
            val rows = (state.cards.size + columns - 1) / columns
            val isRoomy = maxWidth / columns >= ROOMY
            val words = (if (isRoomy) WORDS + TAGLINE else WORDS) * LocalDensity.current.fontScale
            val board = (maxHeight / rows - words).coerceIn(LEAST_BOARD, MOST_BOARD)
            Column(
                Modifier
                    .fillMaxSize()
                    .verticalScroll(rememberScrollState())
                    .windowInsetsPadding(sides)
                    .padding(horizontal = 14.dp, vertical = 8.dp),
            ) {
                EqualGrid(columns, GAP) {
                    for (card in state.cards) {
                        GameCard(card, board, isRoomy, { onOpen(card.game) }, onGo) { keptOf = card.game }
                    }
                }
            }
        }
    }
    state.cards.firstOrNull { it.game == keptOf }?.let { card ->
        KeptSheet(card, onMatch, onDelete) { keptOf = null }
    }
}

/** As many as give every card the width it needs. */
@Composable
private fun columnsIn(width: Dp): Int =
    (width / (LEAST_CARD * LocalDensity.current.fontScale)).toInt().coerceIn(1, MOST_COLUMNS)

@Composable
private fun HomeActions(onGo: (Screen) -> Unit, onPaste: () -> Unit) {
    IconButton(onClick = { onGo(Screen.Statistics) }) {
        Icon(painterResource(R.drawable.ic_statistics), stringResource(R.string.statistics))
    }
    IconButton(onClick = { onGo(Screen.Settings) }) {
        Icon(painterResource(R.drawable.ic_settings), stringResource(R.string.settings))
    }
    val paste = stringResource(R.string.paste_game) to onPaste
    val about = stringResource(R.string.about) to { onGo(Screen.About) }
    Menu(listOf(paste, about)) { open ->
        IconButton(onClick = open) { Icon(painterResource(R.drawable.ic_menu), stringResource(R.string.menu)) }
    }
}

@Composable
private fun GameCard(
    card: HomeCard,
    board: Dp,
    isRoomy: Boolean,
    onOpen: () -> Unit,
    onGo: (Screen) -> Unit,
    onKept: () -> Unit
) {
    Card(
        Modifier.fillMaxSize(),
        RoundedCornerShape(20.dp),
        CardDefaults.cardColors(containerColor = MaterialTheme.colorScheme.surfaceContainerLow),
    ) {
        Box {
            val whole = Modifier.fillMaxSize().clickable(onClick = onOpen)
            Column(whole.padding(12.dp), horizontalAlignment = Alignment.CenterHorizontally) {
                PictureView(card.picture, Modifier.fillMaxWidth().height(board).clearAndSetSemantics {})
                Text(
                    card.name,
                    Modifier.padding(vertical = 6.dp).semantics { heading() },
                    style = MaterialTheme.typography.titleMedium,
                )
                if (isRoomy) QuietText(card.tagline)
                Spacer(Modifier.weight(1f))
                val words = "${card.name}: ${card.action}"
                Button(
                    onOpen,
                    Modifier.fillMaxWidth().heightIn(min = 48.dp).semantics { contentDescription = words },
                    contentPadding = PaddingValues(12.dp, 8.dp),
                ) { Text(card.action, textAlign = TextAlign.Center) }
            }
            Box(Modifier.align(Alignment.TopEnd)) { CardMenu(card, onGo, onKept) }
        }
    }
}

@Composable
private fun CardMenu(card: HomeCard, onGo: (Screen) -> Unit, onKept: () -> Unit) {
    val new = stringResource(R.string.new_game) to { onGo(Screen.NewGame(card.game)) }
    val kept = stringResource(R.string.kept_games) to onKept
    val rules = stringResource(R.string.rules) to { onGo(Screen.Rules(card.game)) }
    val words = "${card.name}: ${stringResource(R.string.menu)}"
    Menu(listOfNotNull(new, kept.takeIf { card.kept.isNotEmpty() }, rules)) { open ->
        IconButton(onClick = open) { Icon(painterResource(R.drawable.ic_menu), words) }
    }
}

private val GAP = 8.dp
private val LEAST_CARD = 156.dp
private const val MOST_COLUMNS = 3

/** What a card needs besides its board. */
private val WORDS = 120.dp
private val TAGLINE = 48.dp

/** From this width on a card has room for a line about its game. */
private val ROOMY = 260.dp
private val LEAST_BOARD = 120.dp
private val MOST_BOARD = 320.dp
