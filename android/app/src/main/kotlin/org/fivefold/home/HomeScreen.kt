package org.fivefold.home

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.Card
import androidx.compose.material3.CardDefaults
import androidx.compose.material3.FilledTonalButton
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
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.fivefold.Menu
import org.fivefold.MenuEntry
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.ScreenBar
import org.fivefold.board.PictureView
import org.fivefold.board.card
import org.fivefold.core.generated.DailyCard
import org.fivefold.core.generated.HomeCard
import org.fivefold.core.generated.HomeState
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.StoredMatchAction
import org.fivefold.core.generated.StudyEntry
import org.fivefold.core.generated.Word
import org.fivefold.saidOf
import org.fivefold.text

/** The games, each with its board. One tap plays on, or begins. */
@Composable
fun HomeScreen(
    state: HomeState,
    onOpen: (String) -> Unit,
    onMatch: (ULong) -> Unit,
    onStoredMatch: (StoredMatchAction, ULong) -> Unit,
    onBringBack: () -> Unit,
    onGo: (Screen) -> Unit,
    onPaste: () -> Unit,
) {
    var storedOf by rememberSaveable { mutableStateOf<String?>(null) }
    Scaffold(topBar = { ScreenBar(Word.APP_NAME.text, null) { HomeActions(onGo, onPaste) } }) { insets ->
        BoxWithConstraints(Modifier.fillMaxSize().padding(top = insets.calculateTopPadding())) {
            val sides = WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal + WindowInsetsSides.Bottom)
            val columns = columnsIn(maxWidth)
            // Where there is room for all, the boards take it.
            val rows = (state.cards.size + columns) / columns
            val words = WORDS * LocalDensity.current.fontScale + GAP
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
                        GameTile(card, board, { onOpen(card.game) }, onGo) { storedOf = card.game }
                    }
                    state.daily?.let { daily -> DailyTile(daily, board) { onGo(Screen.Study(StudyEntry.Daily)) } }
                }
            }
        }
    }
    state.cards.firstOrNull { it.game == storedOf }?.let { card ->
        StoredMatchSheet(card, state.undoOffer, onMatch, onStoredMatch, onBringBack) { storedOf = null }
    }
}

/** As many as give every card the width it needs. */
@Composable
private fun columnsIn(width: Dp): Int =
    (width / (LEAST_CARD * LocalDensity.current.fontScale)).toInt().coerceIn(1, MOST_COLUMNS)

/** What there is to learn, in a word; everything else that is not a game in a menu. */
@Composable
private fun HomeActions(onGo: (Screen) -> Unit, onPaste: () -> Unit) {
    FilledTonalButton({ onGo(Screen.Learn) }, contentPadding = PaddingValues(horizontal = 16.dp)) {
        Icon(painterResource(R.drawable.ic_learn), null, Modifier.padding(end = 8.dp))
        Text(Word.LEARN.text, style = MaterialTheme.typography.titleSmall)
    }
    val groups = listOf(
        listOf(
            MenuEntry(R.drawable.ic_statistics, Word.STATISTICS.text) { onGo(Screen.Statistics) },
            MenuEntry(R.drawable.ic_settings, Word.SETTINGS.text) { onGo(Screen.Settings) },
        ),
        listOf(
            MenuEntry(R.drawable.ic_paste, Word.PASTE_GAME.text, onClick = onPaste),
            MenuEntry(R.drawable.ic_info, Word.ABOUT.text) { onGo(Screen.About) },
        ),
    )
    Menu({ groups }) { open ->
        IconButton(onClick = open) { Icon(painterResource(R.drawable.ic_menu), Word.MENU.text) }
    }
}

/** A game: a touch on its tile plays; where it was never played, its button teaches it. */
@Composable
private fun GameTile(
    card: HomeCard,
    board: Dp,
    onOpen: () -> Unit,
    onGo: (Screen) -> Unit,
    onStoredMatches: () -> Unit
) {
    val menu: @Composable () -> Unit = { CardMenu(card, onGo, onStoredMatches) }
    if (card.learn.isEmpty()) {
        Tile(card.game, card.picture, board, card.name, card.status, card.action, false, onOpen, onOpen, menu)
    } else {
        val learn = { onGo(Screen.Study(StudyEntry.Lesson(card.game))) }
        Tile(card.game, card.picture, board, card.name, card.learn, Word.LEARN.text, false, onOpen, learn, menu)
    }
}

/** A tile: a board, what it is called, how it stands, and one thing to do with it. */
@Composable
private fun Tile(
    card: String,
    picture: Picture,
    board: Dp,
    name: String,
    status: String,
    action: String,
    isToned: Boolean,
    onOpen: () -> Unit,
    onAct: () -> Unit,
    menu: @Composable () -> Unit,
) {
    val colors = MaterialTheme.colorScheme
    Card(
        Modifier.fillMaxSize(),
        RoundedCornerShape(20.dp),
        CardDefaults.cardColors(if (isToned) colors.secondaryContainer else colors.surfaceContainerLow),
    ) {
        val whole = Modifier.fillMaxSize().clickable(onClick = onOpen)
        Column(whole.padding(12.dp), horizontalAlignment = Alignment.CenterHorizontally) {
            PictureView(picture, Modifier.fillMaxWidth().height(board).card(card).clearAndSetSemantics {})
            Text(
                name,
                Modifier.padding(top = 8.dp).semantics { heading() },
                style = MaterialTheme.typography.titleMedium,
                textAlign = TextAlign.Center,
            )
            if (status.isNotEmpty()) QuietText(status, isCentered = true)
            Spacer(Modifier.weight(1f))
            val spoken = saidOf(name, action)
            Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
                Button(
                    onAct,
                    Modifier.weight(1f).semantics { contentDescription = spoken },
                    contentPadding = PaddingValues(6.dp, 8.dp),
                ) { Text(action, textAlign = TextAlign.Center) }
                menu()
            }
        }
    }
}

/** The puzzle of the day, in another tone; its streak is a plate of seven holes with a disc a day. */
@Composable
private fun DailyTile(daily: DailyCard, board: Dp, onOpen: () -> Unit) =
    Tile(DAILY, daily.picture, board, daily.title, daily.status, daily.action, true, onOpen, onOpen) {
        val spoken = Modifier.semantics { contentDescription = daily.streakWords }
        PictureView(daily.streak, spoken.padding(start = 8.dp).width(64.dp).height(16.dp))
    }

@Composable
private fun CardMenu(card: HomeCard, onGo: (Screen) -> Unit, onStoredMatches: () -> Unit) {
    val words = saidOf(card.name, Word.MENU.text)
    val entries = listOf(
        MenuEntry(R.drawable.ic_new, Word.NEW_GAME.text) { onGo(Screen.NewGame(card.game)) },
        MenuEntry(R.drawable.ic_list, Word.KEPT_GAMES.text, card.stored.isNotEmpty(), onClick = onStoredMatches),
        MenuEntry(R.drawable.ic_learn, Word.LEARN.text) { onGo(Screen.Study(StudyEntry.Lesson(card.game))) },
        MenuEntry(R.drawable.ic_rules, Word.RULES.text) { onGo(Screen.Rules(card.game)) },
    )
    Menu({ listOf(entries) }) { open ->
        IconButton(onClick = open) { Icon(painterResource(R.drawable.ic_menu), words) }
    }
}

/** The key of the daily puzzle's card, like the keys of the games' cards. */
internal const val DAILY = "daily"

private val GAP = 8.dp
private val LEAST_CARD = 156.dp
private const val MOST_COLUMNS = 3

/** The space that a tile needs besides its board. */
private val WORDS = 132.dp
private val LEAST_BOARD = 112.dp
private val MOST_BOARD = 320.dp
