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
import org.fivefold.Touch
import org.fivefold.core.generated.Arrow
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.BoardState

/** A board as large as it fits, at the lower edge, with all that a finger, a mouse, a key or a screen reader does to it. */
@Composable
fun Board(board: BoardState, onGesture: Touch, modifier: Modifier = Modifier) {
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
                .onFocusChanged { state -> onGesture(BoardGesture.Focus(state.isFocused)) }
                .onKeyEvent { event -> event.type == KeyEventType.KeyDown && pressed(event, onGesture) }
                .focusable(),
        ) {
            val pointed = Modifier.pointerInput(onGesture) { BoardPointer(this, onGesture) { shown.width }.watch() }
            PictureView(picture, Modifier.fillMaxSize().then(pointed), motionTimeOf(picture))
            SpokenBoard(board, unit, onGesture)
        }
    }
}

/** What a key does to the board; false if it is left to the system, which goes on to the next control. */
private fun pressed(event: KeyEvent, onGesture: Touch): Boolean = when (event.key) {
    Key.DirectionUp -> onGesture(BoardGesture.MoveCursor(Arrow.UP))
    Key.DirectionRight -> onGesture(BoardGesture.MoveCursor(Arrow.RIGHT))
    Key.DirectionDown -> onGesture(BoardGesture.MoveCursor(Arrow.DOWN))
    Key.DirectionLeft -> onGesture(BoardGesture.MoveCursor(Arrow.LEFT))
    Key.Enter, Key.NumPadEnter, Key.DirectionCenter, Key.Spacebar -> onGesture(BoardGesture.ActAtCursor)
    Key.Backspace -> onGesture(BoardGesture.Undo)
    else -> false
}
