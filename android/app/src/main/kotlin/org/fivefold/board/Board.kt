package org.fivefold.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.focusTarget
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.GraphicsLayerScope
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.focused
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.zIndex
import kotlinx.coroutines.launch
import org.fivefold.Touch
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.BoardKey
import org.fivefold.core.generated.BoardState
import org.fivefold.core.generated.Corner
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.SpokenElement
import org.fivefold.core.generated.Word
import org.fivefold.core.generated.Zoom
import org.fivefold.core.generated.zoomAt
import org.fivefold.core.generated.zoomPinched
import org.fivefold.core.generated.zoomPressed
import org.fivefold.core.generated.zoomSeen
import org.fivefold.core.generated.zoomShowing
import org.fivefold.core.generated.zoomStepped
import org.fivefold.core.generated.zoomWhole
import org.fivefold.text

/**
 * A board, as large as fits, at the lower edge, with its gestures by finger, mouse, key and screen reader. Where the
 * screen [isScrolled], a finger that moves at once scrolls it.
 */
@Composable
fun Board(board: BoardState, onGesture: Touch, isScrolled: Boolean, modifier: Modifier = Modifier) {
    val picture = board.picture
    val scrolls by rememberUpdatedState(isScrolled)
    val shown by rememberUpdatedState(picture)
    val focus = remember { FocusRequester() }
    var isFocused by remember { mutableStateOf(false) }
    val place = remember { BringIntoViewRequester() }
    val scope = rememberCoroutineScope()
    LaunchedEffect(Unit) { focus.requestFocus() }
    // A flying board is drawn above its neighbors.
    BoxWithConstraints(modifier.zIndex(1f), Alignment.BottomCenter) {
        val unit = minOf(maxWidth / picture.width.toFloat(), maxHeight / picture.height.toFloat())
        val zoom = zoomOf(board, unit.value.toDouble())
        val look by rememberUpdatedState(zoom)
        Box(
            Modifier
                .size(unit * picture.width.toFloat(), unit * picture.height.toFloat())
                .flown()
                .testTag("board")
                .focusRequester(focus)
                .semantics { focused = isFocused }
                .bringIntoViewRequester(place)
                .onFocusChanged { state ->
                    isFocused = state.isFocused
                    onGesture(BoardGesture.Focus(state.isFocused))
                }
                .onKeyEvent { event ->
                    val key = KEYS[event.key].takeIf { event.type == KeyEventType.KeyDown } ?: return@onKeyEvent false
                    scope.launch { place.bringIntoView() }
                    zoom.press(key) || onGesture(BoardGesture.Key(key))
                }
                // Unlike `focusable`, this does not scroll past the title when the screen opens; a key scrolls.
                .focusTarget(),
        ) {
            val pointed = Modifier.pointerInput(onGesture) {
                BoardPointer(this, onGesture, { shown.width }, { scrolls }) { look }.watch()
            }
            // Moving pieces and coordinates reach into the margin of the whole board.
            val clipped = if (zoom.isCloser) Modifier.clipToBounds() else Modifier
            Box(Modifier.fillMaxSize().then(clipped).then(pointed)) {
                Box(Modifier.fillMaxSize().graphicsLayer { with(zoom) { look(unit.toPx()) } }) {
                    PictureView(picture, Modifier.fillMaxSize(), motionTimeOf(picture))
                    SpokenBoard(board, unit, wholeBoard(zoom), onGesture)
                }
            }
        }
    }
}

/** Returns the accessibility action that shows the whole board, while it is zoomed. */
@Composable
private fun wholeBoard(zoom: BoardZoom): List<CustomAccessibilityAction> {
    val words = Word.WHOLE_BOARD.text
    if (!zoom.isCloser) return emptyList()
    return remember(zoom, words) { listOf(CustomAccessibilityAction(words) { true.also { zoom.showWhole() } }) }
}

/** The names of the keys that the core handles. */
private val KEYS = mapOf(
    Key.DirectionUp to BoardKey.UP,
    Key.DirectionRight to BoardKey.RIGHT,
    Key.DirectionDown to BoardKey.DOWN,
    Key.DirectionLeft to BoardKey.LEFT,
    Key.DirectionCenter to BoardKey.ENTER,
    Key.Enter to BoardKey.ENTER,
    Key.NumPadEnter to BoardKey.ENTER,
    Key.Spacebar to BoardKey.SPACE,
    Key.Backspace to BoardKey.BACKSPACE,
    Key.Escape to BoardKey.ESCAPE,
    Key.MoveHome to BoardKey.HOME,
    Key.MoveEnd to BoardKey.END,
    Key.PageUp to BoardKey.PAGE_UP,
    Key.PageDown to BoardKey.PAGE_DOWN,
    Key.Plus to BoardKey.PLUS,
    Key.Equals to BoardKey.PLUS,
    Key.NumPadAdd to BoardKey.PLUS,
    Key.Minus to BoardKey.MINUS,
    Key.NumPadSubtract to BoardKey.MINUS,
    Key.Zero to BoardKey.ZERO,
    Key.NumPad0 to BoardKey.ZERO,
)

/** The accessibility elements of a board, in reading order, each with the actions [more]. They take no touches. */
@Composable
private fun SpokenBoard(board: BoardState, unit: Dp, more: List<CustomAccessibilityAction>, onGesture: Touch) {
    Box(Modifier.fillMaxSize().semantics { isTraversalGroup = true }, AbsoluteAlignment.TopLeft) {
        board.spoken.forEachIndexed { index, element ->
            // An equal element is not composed again.
            key(index) { Spoken(remember(element) { element }, index, unit, more, onGesture) }
        }
    }
}

@Composable
private fun Spoken(
    element: SpokenElement,
    index: Int,
    unit: Dp,
    more: List<CustomAccessibilityAction>,
    onGesture: Touch,
) {
    Box(
        Modifier
            .absoluteOffset(unit * element.x.toFloat(), unit * element.y.toFloat())
            .size(unit * element.width.toFloat(), unit * element.height.toFloat())
            .testTag("spoken $index")
            .semantics {
                contentDescription = element.label
                role = Role.Button
                selected = element.isSelected
                element.value?.let { stateDescription = it }
                traversalIndex = index.toFloat()
                onClick { onGesture(BoardGesture.Touch(element.target)) }
                customActions = element.actions.map { action ->
                    CustomAccessibilityAction(action.label) { onGesture(action.gesture) }
                } + more
            },
    )
}

/**
 * The zoom of a board whose picture's unit is [unit] dp long. Points are those of the board's frame, in units of the
 * picture. The core is not called before the first change.
 */
internal class BoardZoom(private val picture: Picture, private val unit: Double) {
    private var zoom by mutableStateOf<Zoom?>(null)

    val isCloser get() = zoom.let { it != null && it.scale > 1 }

    /** Returns the point of the picture at a point of the frame. */
    fun at(x: Double, y: Double): Corner = zoom?.let { zoomAt(it, x, y) } ?: Corner(x, y)

    fun pinch(from: Corner, to: Corner, times: Double) {
        zoom = zoomPinched(now(), from, to, times)
    }

    /** Turns a wheel; returns whether it had an effect. */
    fun step(steps: Double, at: Corner): Boolean = set(zoomStepped(now(), at, steps))

    /** Presses a key; returns whether it had an effect. */
    fun press(key: BoardKey): Boolean = set(zoomPressed(now(), key))

    private fun set(changed: Zoom?): Boolean {
        if (changed != null) zoom = changed
        return changed != null
    }

    fun showWhole() {
        zoom = null
    }

    fun show(point: Corner) {
        if (isCloser) zoom = zoomShowing(now(), point)
    }

    /** Applies the zoom to a layer; a unit is [pixels] long. */
    fun GraphicsLayerScope.look(pixels: Float) {
        val seen = zoom ?: return
        val (x, y) = zoomSeen(seen, Corner(0.0, 0.0))
        shift(seen.scale.toFloat(), Offset(x.toFloat(), y.toFloat()) * pixels, TransformOrigin(0f, 0f))
    }

    private fun now(): Zoom = zoom ?: zoomWhole(picture.width, picture.height, unit)
}

/** Remembers the zoom of a board; another board, orientation or size resets it. */
@Composable
internal fun zoomOf(board: BoardState, unit: Double): BoardZoom {
    val zoom = remember(board.view, unit) { BoardZoom(board.picture, unit) }
    LaunchedEffect(board.focus) { board.focus?.let(zoom::show) }
    return zoom
}
