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
import org.fivefold.core.generated.MatchInterface
import org.fivefold.core.generated.MatchState

/** Makes a gesture on the match that is open, and says whether something came of it. */
typealias Act = (MatchInterface.() -> MatchState?) -> Boolean

/** A board as large as it fits, at the lower edge, with all that a finger, a mouse, a key or a screen reader does to it. */
@Composable
fun Board(board: BoardState, act: Act, modifier: Modifier = Modifier) {
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
                .onFocusChanged { state -> act { setFocused(state.isFocused) } }
                .onKeyEvent { event -> event.type == KeyEventType.KeyDown && pressed(event, act) }
                .focusable(),
        ) {
            val gestures = Modifier.pointerInput(act) { BoardPointer(this, act) { shown.width }.watch() }
            PictureView(picture, Modifier.fillMaxSize().then(gestures), motionTimeOf(picture))
            SpokenBoard(board, unit, act)
        }
    }
}

/** What a key does to the board; false if it is left to the system, which goes on to the next control. */
private fun pressed(event: KeyEvent, act: Act): Boolean = when (event.key) {
    Key.DirectionUp -> act { moveCursor(Arrow.UP) }
    Key.DirectionRight -> act { moveCursor(Arrow.RIGHT) }
    Key.DirectionDown -> act { moveCursor(Arrow.DOWN) }
    Key.DirectionLeft -> act { moveCursor(Arrow.LEFT) }
    Key.Enter, Key.NumPadEnter, Key.DirectionCenter, Key.Spacebar -> act { actAtCursor() }
    Key.Backspace -> act { undo() }
    else -> false
}
