package org.fivefold.game

import androidx.compose.foundation.focusable
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.MotionDurationScale
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.changedToUp
import androidx.compose.ui.input.pointer.isSecondaryPressed
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.Dp
import kotlin.coroutines.coroutineContext
import org.fivefold.LocalPalette
import org.fivefold.LocalSettings
import org.fivefold.analysis.valueWords
import org.fivefold.board.Arrow
import org.fivefold.board.BoardCanvas
import org.fivefold.board.Motion
import org.fivefold.board.MotionTimeline
import org.fivefold.board.OperationButton
import org.fivefold.board.SeenBoard
import org.fivefold.board.buttons
import org.fivefold.core.generated.Target

/** The board as large as it fits, with everything a finger, a mouse, a key or a screen reader does to it. */
@Composable
fun GameBoard(model: GameModel, state: GameState, modifier: Modifier = Modifier) {
    val settings = LocalSettings.current
    val isTurned = state.isTurned(settings.flips)
    val board = remember(model.layout, settings.coordinates, isTurned) {
        SeenBoard(model.layout, settings.coordinates, isTurned)
    }
    var hovered by remember(model) { mutableStateOf<UShort?>(null) }
    var isFocused by remember { mutableStateOf(false) }
    val focus = remember { FocusRequester() }
    val motion = motionOf(model, state, settings.speed.factor)
    val words = valueWords()
    val still = remember(board, state, isFocused, words) {
        val scene = sceneOf(board, state, model::colour).copy(valueWords = words)
        if (isFocused) scene else scene.copy(cursor = null)
    }
    val scene = still.copy(hovered = hovered, motion = motion)
    LaunchedEffect(model) { focus.requestFocus() }
    BoxWithConstraints(modifier, Alignment.Center) {
        val unit: Dp = minOf(maxWidth / board.width.toFloat(), maxHeight / board.height.toFloat())
        Box(
            Modifier
                .size(unit * board.width.toFloat(), unit * board.height.toFloat())
                .testTag("board")
                .focusRequester(focus)
                .onFocusChanged { isFocused = it.isFocused }
                .onKeyEvent { key -> keyed(key, model, isTurned) }
                .focusable(),
        ) {
            BoardCanvas(
                scene,
                LocalPalette.current,
                Modifier.fillMaxSize().pointerInput(model, board) {
                    val hands = Hands(model, board, this) { hovered = it }
                    hands.watch()
                },
            )
            SpokenBoard(model, board, state, unit)
        }
    }
}

/** What a key does to the board. */
private fun keyed(event: KeyEvent, model: GameModel, isTurned: Boolean): Boolean {
    if (event.type != KeyEventType.KeyDown) return false
    val arrow = when (event.key) {
        Key.DirectionUp -> Arrow.Up
        Key.DirectionRight -> Arrow.Right
        Key.DirectionDown -> Arrow.Down
        Key.DirectionLeft -> Arrow.Left
        Key.Enter, Key.NumPadEnter, Key.DirectionCenter, Key.Spacebar -> {
            if (model.state.value.snapshot.mayFinish) model.finish() else model.actAtCursor()
            return true
        }
        Key.Backspace -> {
            model.undo()
            return true
        }
        else -> return false
    }
    // At the edge the key is left to the system, which goes on to the next control.
    return model.moveCursor(if (isTurned) arrow.turned() else arrow)
}

/** Fingers and mouse on the board. */
private class Hands(
    private val model: GameModel,
    private val board: SeenBoard,
    private val scope: PointerInputScope,
    private val hover: (UShort?) -> Unit,
) {
    /** What a point of the picture means; null beside the board. */
    private fun targetAt(at: Offset): Target? {
        val size = scope.size
        if (at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return null
        val scale = size.width / board.width
        val (x, y) = at.x / scale to at.y / scale
        buttonAt(x, y)?.let { return it.operation }
        return model.hit(board.boardX(x), board.boardY(y))?.let { Target.Place(it) }
    }

    private fun buttonAt(x: Double, y: Double): OperationButton? {
        val scene = sceneOf(board, model.state.value.snapshot)
        return board.buttons(scene.chosenRegion, scene.operations).firstOrNull {
            (it.x - x) * (it.x - x) + (it.y - y) * (it.y - y) < OperationButton.REACH * OperationButton.REACH
        }
    }

    private fun hoverAt(at: Offset?) = hover((at?.let(::targetAt) as? Target.Place)?.place)

    suspend fun watch() = with(scope) {
        awaitEachGesture {
            // A mouse that is not pressed shows what a press would do.
            while (true) {
                val event = awaitPointerEvent(PointerEventPass.Initial)
                when (event.type) {
                    PointerEventType.Enter, PointerEventType.Move -> hoverAt(event.changes.first().position)
                    PointerEventType.Exit -> hoverAt(null)
                    PointerEventType.Press -> {
                        if (event.buttons.isSecondaryPressed) model.dropPartial()
                        break
                    }
                    else -> Unit
                }
                if (event.changes.any { it.pressed }) break
            }
            if (currentEvent.buttons.isSecondaryPressed) return@awaitEachGesture
            val down = currentEvent.changes.firstOrNull { it.pressed } ?: awaitFirstDown()
            model.hideCursor()
            hoverAt(down.position)
            try {
                while (true) {
                    val change = awaitPointerEvent().changes.firstOrNull { it.id == down.id } ?: break
                    if (change.changedToUp()) {
                        targetAt(change.position)?.let(model::touch)
                        break
                    }
                    if (!change.pressed) break
                    hoverAt(change.position)
                    change.consume()
                }
            } finally {
                hover(null)
            }
        }
    }
}

/** The effects to be seen now, frame by frame; null when everything is where it belongs. */
@Composable
private fun motionOf(model: GameModel, state: GameState, factor: Double): Motion? {
    val shown = state.shown ?: return null
    var motion by remember(shown) { mutableStateOf(Motion(shown.before, shown.effects, 0.0)) }
    LaunchedEffect(shown) {
        val scale = (coroutineContext[MotionDurationScale]?.scaleFactor ?: 1f) * factor
        val length = MotionTimeline(model.layout, shown.effects).lengthMs * scale
        if (length > 0) {
            val begin = withFrameMillis { it }
            var elapsed = 0L
            while (elapsed < length) {
                motion = Motion(shown.before, shown.effects, elapsed / scale)
                elapsed = withFrameMillis { it } - begin
            }
        }
        model.motionEnded(shown)
    }
    return if (factor == 0.0) null else motion
}
