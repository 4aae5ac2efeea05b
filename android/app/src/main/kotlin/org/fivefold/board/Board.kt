package org.fivefold.board

import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import org.fivefold.core.generated.Arrow
import org.fivefold.core.generated.BoardState

/** A board as large as it fits, at the lower edge, with all that a finger, a mouse, a key or a screen reader does to it. */
@Composable
fun Board(board: BoardState, gestures: BoardGestures, modifier: Modifier = Modifier) {
    val picture = board.picture
    val shown by rememberUpdatedState(picture)
    val focus = remember { FocusRequester() }
    LaunchedEffect(Unit) { focus.requestFocus() }
    BoxWithConstraints(modifier, Alignment.BottomCenter) {
        val unit = minOf(maxWidth / picture.width.toFloat(), maxHeight / picture.height.toFloat())
        Box(
            Modifier
                .size(unit * picture.width.toFloat(), unit * picture.height.toFloat())
                .testTag("board")
                .focusRequester(focus)
                .onFocusChanged { state -> gestures.setFocused(state.isFocused) }
                .onKeyEvent { event -> event.type == KeyEventType.KeyDown && pressed(event, gestures) }
                .focusable(),
        ) {
            val pointed = Modifier.pointerInput(gestures) { BoardPointer(this, gestures) { shown.width }.watch() }
            PictureView(picture, Modifier.fillMaxSize().then(pointed), motionTimeOf(picture))
            SpokenBoard(board, unit, gestures)
        }
    }
}

/** What a key does to the board; false if it is left to the system, which goes on to the next control. */
private fun pressed(event: KeyEvent, gestures: BoardGestures): Boolean = when (event.key) {
    Key.DirectionUp -> gestures.moveCursor(Arrow.UP)
    Key.DirectionRight -> gestures.moveCursor(Arrow.RIGHT)
    Key.DirectionDown -> gestures.moveCursor(Arrow.DOWN)
    Key.DirectionLeft -> gestures.moveCursor(Arrow.LEFT)
    Key.Enter, Key.NumPadEnter, Key.DirectionCenter, Key.Spacebar -> gestures.actAtCursor()
    Key.Backspace -> gestures.undo()
    else -> false
}
