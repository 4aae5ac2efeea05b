package org.fivefold.game

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.animateScrollBy
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListState
import androidx.compose.foundation.lazy.LazyRow
import androidx.compose.foundation.lazy.grid.GridCells
import androidx.compose.foundation.lazy.grid.LazyGridState
import androidx.compose.foundation.lazy.grid.LazyVerticalGrid
import androidx.compose.foundation.lazy.grid.items
import androidx.compose.foundation.lazy.grid.rememberLazyGridState
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.graphics.BlendMode
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.CompositingStrategy
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import kotlinx.coroutines.flow.first
import org.fivefold.LocalPalette
import org.fivefold.LocalSheetHeight
import org.fivefold.MenuEntry
import org.fivefold.PartTitle
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.Send
import org.fivefold.SwitchLine
import org.fivefold.TitledSheet
import org.fivefold.board.BoardHost
import org.fivefold.board.PictureView
import org.fivefold.board.STRIP
import org.fivefold.color
import org.fivefold.core.generated.Ink
import org.fivefold.core.generated.LegalMoveRow
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchLink
import org.fivefold.core.generated.MatchSheet
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.MoveRow
import org.fivefold.core.generated.MoveSign
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.Word
import org.fivefold.text

/** A row with the start and the moves, between the buttons for one move back and on. */
@Composable
fun MoveStrip(moves: List<MoveRow>, at: UInt, steppers: List<MenuEntry>, onGoTo: (UInt) -> Unit) {
    val row = rememberLazyListState()
    val size by remember { derivedStateOf { row.layoutInfo.viewportSize } }
    LaunchedEffect(at, moves, size) { row.follow(at.toInt()) }
    Row(Modifier.fillMaxWidth().heightIn(min = STRIP), verticalAlignment = Alignment.CenterVertically) {
        steppers.getOrNull(1)?.let { Step(it) }
        LazyRow(
            Modifier.weight(1f).faded(row),
            row,
            horizontalArrangement = Arrangement.spacedBy(4.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            item(key = 0) {
                Chip(0u, at, Word.START_OF_GAME.text, onGoTo) {
                    Icon(painterResource(R.drawable.ic_first), null, Modifier.size(20.dp))
                }
            }
            items(moves, key = { it.number.toInt() }) { move ->
                Chip(move.number, at, move.spoken, onGoTo) { BriefMove(move) }
            }
        }
        steppers.getOrNull(2)?.let { Step(it) }
    }
}

/** The moves with their numbers, in a column for each side; a tap shows the board after a move. */
@Composable
fun MoveTable(moves: List<MoveRow>, at: UInt, modifier: Modifier, onGoTo: (UInt) -> Unit) {
    val grid = rememberLazyGridState()
    // A longer text leaves less height.
    val size by remember { derivedStateOf { grid.layoutInfo.viewportSize } }
    LaunchedEffect(at, moves, size) { grid.follow(at.toInt() - 1) }
    val numbers = with(LocalDensity.current) { TWO_DIGITS.toDp() }
    LazyVerticalGrid(GridCells.Fixed(2), modifier.fillMaxWidth(), grid) {
        items(moves, key = { it.number.toInt() }) { move ->
            Chip(move.number, at, move.spoken, onGoTo) {
                Text("${move.number}", Modifier.widthIn(min = numbers), MaterialTheme.colorScheme.onSurfaceVariant)
                BriefMove(move)
            }
        }
    }
}

/** The square, the operation and the annotation of a move. */
@Composable
private fun BriefMove(move: MoveRow) {
    Coin(move.color, 16.dp)
    Text(move.label, style = MaterialTheme.typography.bodyMedium)
    move.picture?.let { Sign(it) }
    move.sign?.let { SignDisc(it) }
}

/** Fades the items that are cut off at the edges. */
private fun Modifier.faded(row: LazyListState) =
    graphicsLayer { compositingStrategy = CompositingStrategy.Offscreen }.drawWithContent {
        drawContent()
        val isMirrored = layoutDirection == LayoutDirection.Rtl
        val (before, after) = row.canScrollBackward to row.canScrollForward
        fun edge(isCut: Boolean) = if (isCut) Color.Transparent else Color.Black
        val (left, right) = edge(if (isMirrored) after else before) to edge(if (isMirrored) before else after)
        val share = 32.dp.toPx() / size.width
        val mask = arrayOf(0f to left, share to Color.Black, 1 - share to Color.Black, 1f to right)
        drawRect(Brush.horizontalGradient(*mask), blendMode = BlendMode.DstIn)
    }

/** The steps through the moves. */
@Composable
fun Steppers(steppers: List<MenuEntry>, modifier: Modifier) {
    Row(modifier, Arrangement.SpaceBetween, Alignment.CenterVertically) { for (stepper in steppers) Step(stepper) }
}

@Composable
private fun Step(stepper: MenuEntry) {
    IconButton(stepper.onClick, enabled = stepper.isEnabled) {
        stepper.icon?.let { Icon(painterResource(it), stepper.words) }
    }
}

/** Scrolls to show a whole item and, if both fit, the one before it. */
private suspend fun LazyListState.follow(index: Int) {
    // A new item is laid out after this call.
    snapshotFlow { layoutInfo.totalItemsCount }.first { it > index }
    animateScrollToItem((index - 1).coerceAtLeast(0))
    val item = layoutInfo.visibleItemsInfo.firstOrNull { it.index == index } ?: return
    val hidden = item.offset + item.size - layoutInfo.viewportEndOffset
    if (hidden > 0) animateScrollBy(hidden.toFloat())
}

/** Scrolls to show a whole item, with as little motion as possible. */
private suspend fun LazyGridState.follow(index: Int) {
    snapshotFlow { layoutInfo.totalItemsCount }.first { it > index }
    val view = layoutInfo
    val item = view.visibleItemsInfo.firstOrNull { it.index == index }
    when {
        item == null -> animateScrollToItem(index.coerceAtLeast(0))
        item.offset.y < 0 -> animateScrollBy(item.offset.y.toFloat())
        else -> animateScrollBy((item.offset.y + item.size.height - view.viewportEndOffset).coerceAtLeast(0).toFloat())
    }
}

@Composable
private fun Chip(
    number: UInt,
    at: UInt,
    spoken: String,
    onGoTo: (UInt) -> Unit,
    content: @Composable RowScope.() -> Unit,
) {
    val edge = if (number == at) MaterialTheme.colorScheme.primary else MaterialTheme.colorScheme.background
    Row(
        Modifier
            .heightIn(min = STRIP)
            .clip(CircleShape)
            .border(2.dp, edge, CircleShape)
            .clickable(role = Role.Button) { onGoTo(number) }
            .semantics(mergeDescendants = true) {
                selected = number == at
                contentDescription = spoken
            }
            .alpha(if (number > at) AHEAD else 1f)
            .padding(horizontal = 12.dp),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
        content = content,
    )
}

/** The operation in a move. */
@Composable
internal fun Sign(picture: Picture) {
    PictureView(picture, Modifier.height(18.dp).aspectRatio((picture.width / picture.height).toFloat()))
}

/** The annotation sign of a move, on a disc of its color. */
@Composable
private fun SignDisc(sign: MoveSign) {
    val palette = LocalPalette.current
    Text(
        sign.text,
        Modifier
            .background(palette.color(sign.ink), CircleShape)
            .padding(horizontal = 6.dp)
            .clearAndSetSemantics {},
        color = palette.color(Ink.ON_VALUE),
        fontWeight = FontWeight.Bold,
        style = MaterialTheme.typography.bodySmall,
    )
}

/** Every move of the match as a sentence; a tap shows the board after it. */
@Composable
fun MoveList(moves: List<MoveRow>, at: UInt, modifier: Modifier = Modifier, onGoTo: (UInt) -> Unit) {
    val list = rememberLazyListState()
    val numbers = with(LocalDensity.current) { TWO_DIGITS.toDp() }
    LaunchedEffect(at, moves) { list.follow(at.toInt() - 1) }
    LazyColumn(modifier.fillMaxWidth(), list) {
        items(moves, key = { it.number.toInt() }) { move ->
            ListRow(move.number == at, { onGoTo(move.number) }) {
                val faded = Modifier.alpha(if (move.number > at) AHEAD else 1f)
                Text("${move.number}", faded.widthIn(min = numbers), color = MaterialTheme.colorScheme.onSurfaceVariant)
                Coin(move.color, 20.dp)
                Text(move.sentence, faded.weight(1f))
                move.sign?.let { SignDisc(it) }
            }
        }
    }
}

/** Every legal move of the state with this [revision], as an alternative to the board. */
@Composable
fun LegalMoveSheet(
    revision: ULong,
    legalMoves: () -> List<LegalMoveRow>,
    onPlay: (String) -> Unit,
    onClose: () -> Unit,
) {
    TitledSheet(Word.ALL_MOVES.text, onClose) {
        val moves = remember(revision) { legalMoves() }
        LazyColumn(LIST.fillMaxWidth()) {
            items(moves, key = { it.text }) { move ->
                ListRow(false, { onClose().also { onPlay(move.text) } }) { Text(move.sentence) }
            }
        }
    }
}

/** A row of a list; the selected row lies on a card. The accessibility label replaces the texts, if it is set. */
@Composable
internal fun ListRow(
    isChosen: Boolean,
    onClick: () -> Unit,
    spoken: String = "",
    isEnabled: Boolean = true,
    content: @Composable RowScope.() -> Unit,
) {
    val colors = MaterialTheme.colorScheme
    Row(
        Modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.medium)
            .background(if (isChosen) colors.secondaryContainer else colors.background)
            .clickable(isEnabled, role = Role.Button, onClick = onClick)
            .semantics {
                selected = isChosen
                if (spoken.isNotEmpty()) contentDescription = spoken
            }
            .heightIn(min = 48.dp)
            .padding(horizontal = 12.dp, vertical = 4.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) { content() }
}

/** The padding of a list on a sheet. */
internal val LIST = Modifier.padding(horizontal = 12.dp).padding(bottom = 24.dp)

/** The opacity of moves that have been taken back. */
private const val AHEAD = 0.6f

/** The width of the numbers of a list of moves, so that its words are aligned. */
private val TWO_DIGITS = 24.sp

/** Lists of moves, the choice of players, and the match as a code. */
@Composable
internal fun GameSheets(state: MatchState, send: Send, host: BoardHost, sheet: MatchSheet?, onClose: () -> Unit) {
    when (sheet) {
        null -> Unit
        MatchSheet.MOVES -> TitledSheet(Word.MOVES.text, onClose) {
            MoveList(state.moves, state.at, LIST) { send(MatchEvent.GoTo(it)) }
        }
        MatchSheet.ALL_MOVES ->
            LegalMoveSheet(state.revision, host.legalMoves, { move -> send(MatchEvent.Play(move)) }, onClose)
        MatchSheet.PLAYERS -> TitledSheet(Word.PLAYERS.text, onClose) {
            Column(LIST.verticalScroll(rememberScrollState())) {
                Players(state, send)
                state.coach?.let { coach ->
                    Column(Modifier.padding(horizontal = 12.dp).padding(top = 12.dp)) {
                        SwitchLine(coach.label, coach.hint, coach.isOn) { send(MatchEvent.SetCoach(it)) }
                    }
                }
            }
        }
        MatchSheet.SHOW_CODE -> {
            // The opponent's reply closes the code, which is then an old one.
            val shown = rememberSaveable { state.moves.size }
            LaunchedEffect(state.moves.size) { if (state.moves.size != shown) onClose() }
            val link = remember(state.revision) { host.link() }
            // A code is useless unless all of it is seen.
            CompositionLocalProvider(LocalSheetHeight provides 0.0) {
                TitledSheet(Word.SHOW_CODE.text, onClose) { link?.let { Code(it) } }
            }
        }
    }
}

/** The match as a QR code, dark on light in every theme; a long match as its link. */
@Composable
private fun Code(link: MatchLink) {
    Column(LIST.fillMaxWidth(), horizontalAlignment = Alignment.CenterHorizontally) {
        val style = MaterialTheme.typography.titleMedium.copy(textAlign = TextAlign.Center)
        Text(link.title, style = style)
        QuietText(link.words, Modifier.padding(bottom = 16.dp), isCentered = true)
        val code = link.code ?: return@Column QuietText(link.link)
        CompositionLocalProvider(LocalPalette provides link.palette) {
            val ground = Modifier.background(link.palette.color(Ink.CARD), MaterialTheme.shapes.medium).padding(16.dp)
            val height = with(LocalDensity.current) { LocalWindowInfo.current.containerSize.height.toDp() }
            val most = (height - ABOVE_CODE).coerceIn(SMALLEST_CODE, LARGEST_CODE)
            PictureView(code, ground.widthIn(max = most).fillMaxWidth().aspectRatio(1f))
        }
    }
}

/** The height of the sheet's title and texts, and the sizes of a code below them. */
private val ABOVE_CODE = 224.dp
private val SMALLEST_CODE = 160.dp
private val LARGEST_CODE = 320.dp

/** The choice of a player for each side: a person, or the computer at a level. Applied at once. */
@Composable
private fun Players(state: MatchState, send: Send) {
    DisposableEffect(Unit) {
        send(MatchEvent.ChoosePlayers(true))
        onDispose { send(MatchEvent.ChoosePlayers(false)) }
    }
    for (player in state.players) {
        PartTitle(player.title, Modifier.padding(horizontal = 12.dp))
        for (choice in player.choices) {
            ListRow(choice.isChosen, { send(MatchEvent.SetPlayer(player.side, choice.player)) }) {
                RadioButton(choice.isChosen, onClick = null)
                Text(choice.label)
            }
        }
    }
}
