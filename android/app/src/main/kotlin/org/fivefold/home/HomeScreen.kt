package org.fivefold.home

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
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
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Card
import androidx.compose.material3.CardDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.fivefold.Described
import org.fivefold.Heading
import org.fivefold.LabelButton
import org.fivefold.MenuButton
import org.fivefold.MenuEntry
import org.fivefold.MessageLine
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.Replacement
import org.fivefold.ScreenBar
import org.fivefold.TitledSheet
import org.fivefold.board.PictureView
import org.fivefold.board.card
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.HomeCard
import org.fivefold.core.generated.HomeState
import org.fivefold.core.generated.StoredMatchRow
import org.fivefold.core.generated.UndoOffer
import org.fivefold.core.generated.Word
import org.fivefold.entry
import org.fivefold.text

/** The cards of the games and of the daily puzzle, each with its board. */
@Composable
fun HomeScreen(state: HomeState, onBringBack: () -> Unit, onAction: (ButtonAction) -> Unit) {
    var listed by rememberSaveable { mutableStateOf<String?>(null) }
    val perform: (ButtonAction) -> Unit = { action ->
        if (action is ButtonAction.ListMatches) listed = action.game else onAction(action)
    }
    Scaffold(topBar = { ScreenBar(Word.APP_NAME.text, null) { YouButton(state.you.entry(perform)) } }) { insets ->
        BoxWithConstraints(Modifier.fillMaxSize().padding(top = insets.calculateTopPadding())) {
            val sides = WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal + WindowInsetsSides.Bottom)
            val fontScale = LocalDensity.current.fontScale
            // Every card has its minimum width.
            val columns = (maxWidth / (LEAST_CARD * fontScale)).toInt().coerceIn(1, MOST_COLUMNS)
            // In a large window the boards take the remaining height.
            val rows = (state.tiles.size + columns - 1) / columns
            val words = WORDS * fontScale + GAP
            val board = (maxHeight / rows - words).coerceIn(LEAST_BOARD, MOST_BOARD)
            Column(
                Modifier
                    .fillMaxSize()
                    .verticalScroll(rememberScrollState())
                    .windowInsetsPadding(sides)
                    .padding(horizontal = 14.dp, vertical = 8.dp),
            ) {
                EqualGrid(columns, GAP) { for (card in state.tiles) Tile(card, board, perform) }
            }
        }
    }
    state.cards.firstOrNull { it.game == listed }?.let { card ->
        StoredMatchSheet(card, state.undoOffer, onBringBack, onAction) { listed = null }
    }
}

/** The cards of the games, then that of the daily puzzle. */
internal val HomeState.tiles: List<HomeCard> get() = cards + listOfNotNull(daily)

@Composable
private fun YouButton(you: MenuEntry) {
    // Beside a label in large letters, the name of the app would not fit.
    if (LocalDensity.current.fontScale > LARGE_FONT) {
        IconButton(you.onClick) { Icon(painterResource(R.drawable.ic_person), you.words) }
    } else {
        val style = MaterialTheme.typography.titleSmall
        LabelButton(you, Modifier.padding(end = 10.dp), 16.dp, style, hasIcon = true)
    }
}

/** A card; that of the daily puzzle has another tone, and the days of the week on a plate. */
@Composable
private fun Tile(card: HomeCard, board: Dp, perform: (ButtonAction) -> Unit) {
    val colors = MaterialTheme.colorScheme
    val ground = if (card.week == null) colors.surfaceContainerLow else colors.secondaryContainer
    Card(Modifier.fillMaxSize(), colors = CardDefaults.cardColors(ground)) {
        val whole = Modifier.fillMaxSize().clickable { perform(card.open) }
        Box {
            Column(whole.padding(8.dp, 12.dp), horizontalAlignment = Alignment.CenterHorizontally) {
                val height = if (card.week == null) board else board - WEEK - GAP
                val picture = Modifier.padding(horizontal = CORNER).fillMaxWidth().height(height)
                PictureView(card.picture, picture.card(card.game).clearAndSetSemantics {})
                card.week?.let { week ->
                    val spoken = Modifier.semantics { contentDescription = week.words }
                    PictureView(week.picture, spoken.padding(top = GAP).fillMaxWidth().height(WEEK))
                }
                val title = MaterialTheme.typography.titleMedium.copy(textAlign = TextAlign.Center)
                Heading(card.name, Modifier.padding(top = 8.dp), title)
                QuietText(card.status, isCentered = true)
                Spacer(Modifier.weight(1f))
                TileButtons(card, board, perform)
            }
            // In the corner, beside the axis of the board, the words and the buttons.
            if (card.menu.isNotEmpty()) {
                Box(Modifier.align(Alignment.TopEnd)) {
                    MenuButton(card.menuWords, card.name) { listOf(card.menu.map { it.entry(perform) }) }
                }
            }
        }
    }
}

/** The buttons of a tile, together about as wide as its board: side by side where each fits in one line, or stacked. */
@Composable
private fun TileButtons(card: HomeCard, board: Dp, perform: (ButtonAction) -> Unit) {
    val most = board.coerceIn(LEAST_BUTTONS, MOST_BUTTONS) * LocalDensity.current.fontScale
    Layout({ for (button in card.buttons) LabelButton(button.entry(perform), sides = 6.dp) }) { cells, room ->
        val (width, gap) = minOf(room.maxWidth, most.roundToPx()) to GAP.roundToPx()
        val share = (width + gap) / maxOf(1, cells.size) - gap
        val isRow = cells.all { it.maxIntrinsicWidth(Constraints.Infinity) <= share }
        val placed = cells.map { it.measure(Constraints.fixedWidth(if (isRow) share else width)) }
        val height = if (isRow) placed.maxOfOrNull { it.height } ?: 0 else placed.sumOf { it.height }
        layout(width, height) {
            var (x, y) = 0 to 0
            for (cell in placed) {
                cell.placeRelative(x, y)
                if (isRow) x += share + gap else y += cell.height
            }
        }
    }
}

/** A grid of cells of equal size, that of the largest. */
@Composable
private fun EqualGrid(columns: Int, gap: Dp, content: @Composable () -> Unit) {
    Layout(content) { cells, room ->
        val between = gap.roundToPx()
        val width = (room.maxWidth - between * (columns - 1)) / columns
        val height = cells.maxOfOrNull { it.maxIntrinsicHeight(width) } ?: 0
        val placed = cells.map { it.measure(Constraints.fixed(width, height)) }
        val rows = (cells.size + columns - 1) / columns
        layout(room.maxWidth, maxOf(0, rows * (height + between) - between)) {
            placed.forEachIndexed { index, cell ->
                cell.placeRelative(index % columns * (width + between), index / columns * (height + between))
            }
        }
    }
}

/** The stored matches of a game. The undo offer of a deletion is shown on the sheet, which covers the home screen. */
@Composable
private fun StoredMatchSheet(
    card: HomeCard,
    offer: UndoOffer?,
    onBringBack: () -> Unit,
    onAction: (ButtonAction) -> Unit,
    onClose: () -> Unit,
) {
    val perform = { action: ButtonAction ->
        if (action is ButtonAction.Open) onClose()
        onAction(action)
    }
    TitledSheet(card.name, onClose) {
        LazyColumn(Modifier.weight(1f, fill = false).padding(bottom = 8.dp)) {
            items(card.stored, key = { it.number.toLong() }) { StoredMatchItem(it, Modifier.animateItem(), perform) }
        }
        val deleted = offer?.takeIf { it.replacedBy == null }
        // The rows move when a match is deleted or restored, and when the message comes or goes.
        Replacement(card.stored to deleted)
        deleted?.let { MessageLine(it.words, onBringBack, Modifier.padding(24.dp, 8.dp)) }
    }
}

@Composable
private fun StoredMatchItem(match: StoredMatchRow, modifier: Modifier, perform: (ButtonAction) -> Unit) {
    Row(
        modifier
            .fillMaxWidth()
            .padding(horizontal = 12.dp)
            .clip(MaterialTheme.shapes.medium)
            .clickable { perform(match.open) }
            .heightIn(min = 56.dp)
            .padding(start = 12.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Described(match.words, match.detail, Modifier.weight(1f).padding(vertical = 8.dp))
        MenuButton(match.menuWords, match.words) { listOf(match.menu.map { it.entry(perform) }) }
    }
}

private val GAP = 8.dp
private const val LARGE_FONT = 1.3f
private val LEAST_CARD = 156.dp
private const val MOST_COLUMNS = 3

/** The height of a tile besides its board. */
private val WORDS = 132.dp

/** The height of the plate with the days of the week. */
private val WEEK = 20.dp

/** The room beside a board for the menu in the corner. */
private val CORNER = 20.dp
private val LEAST_BUTTONS = 148.dp
private val MOST_BUTTONS = 200.dp
private val LEAST_BOARD = 112.dp
private val MOST_BOARD = 320.dp
