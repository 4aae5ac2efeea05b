package org.fivefold.game

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.absoluteOffset
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
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.changedToUp
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import kotlin.coroutines.coroutineContext
import org.fivefold.LocalPalette
import org.fivefold.board.BoardCanvas
import org.fivefold.board.BoardScene
import org.fivefold.board.Motion
import org.fivefold.board.MotionTimeline
import org.fivefold.board.SeenBoard
import org.fivefold.core.generated.BoardLayout
import org.fivefold.core.generated.Snapshot
import org.fivefold.core.generated.Target

/** The board as large as it fits, with everything a finger or a screen reader does to it. */
@Composable
fun GameBoard(model: GameModel, state: GameState, modifier: Modifier = Modifier) {
    val layout = model.layout
    val board = remember(layout) { SeenBoard(layout) }
    var hovered by remember(model) { mutableStateOf<UShort?>(null) }
    val motion = motionOf(model, state)
    val scene = sceneOf(board, state.snapshot).copy(hovered = hovered, motion = motion)
    BoxWithConstraints(modifier, Alignment.Center) {
        val unit: Dp = minOf(maxWidth / board.width.toFloat(), maxHeight / board.height.toFloat())
        Box(Modifier.size(unit * board.width.toFloat(), unit * board.height.toFloat())) {
            BoardCanvas(
                scene,
                LocalPalette.current,
                Modifier.fillMaxSize().pointerInput(model) {
                    fun placeAt(at: Offset): UShort? {
                        if (at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return null
                        val scale = size.width / board.width
                        return model.hit(board.boardX(at.x / scale), board.boardY(at.y / scale))
                    }
                    awaitEachGesture {
                        val down = awaitFirstDown()
                        hovered = placeAt(down.position)
                        try {
                            while (true) {
                                val change = awaitPointerEvent().changes.firstOrNull { it.id == down.id } ?: break
                                val place = placeAt(change.position)
                                if (change.changedToUp()) {
                                    place?.let { model.touch(Target.Place(it)) }
                                    break
                                }
                                if (!change.pressed) break
                                hovered = place
                                change.consume()
                            }
                        } finally {
                            hovered = null
                        }
                    }
                },
            )
            SpokenPlaces(model, board, state.snapshot, unit)
        }
    }
}

/** What a snapshot looks like when nothing moves. */
fun sceneOf(board: SeenBoard, snapshot: Snapshot): BoardScene {
    val region = chosenRegionOf(board.layout, snapshot)
    return BoardScene(
        board,
        snapshot.pieces,
        marks = snapshot.marks,
        picked = if (region == null) snapshot.picked else null,
        lastTurn = snapshot.trace,
        winningLine = snapshot.winningLine,
        chosenRegion = region,
    )
}

/** The region whose operations are offered: the one that was touched. */
fun chosenRegionOf(layout: BoardLayout, snapshot: Snapshot): UShort? {
    val picked = snapshot.picked ?: return null
    val offered = snapshot.operations.map { it.region }
    return layout.regions.firstOrNull { picked in it.places && it.id in offered }?.id
}

/** The effects to be seen now, frame by frame; null when everything is where it belongs. */
@Composable
private fun motionOf(model: GameModel, state: GameState): Motion? {
    val shown = state.shown ?: return null
    var motion by remember(shown) { mutableStateOf(Motion(shown.before, shown.effects, 0.0)) }
    LaunchedEffect(shown) {
        val scale = coroutineContext[MotionDurationScale]?.scaleFactor ?: 1f
        val length = MotionTimeline(model.layout, shown.effects).lengthMs * scale
        val begin = withFrameMillis { it }
        var elapsed = 0L
        while (elapsed < length) {
            motion = Motion(shown.before, shown.effects, elapsed / scale.toDouble())
            elapsed = withFrameMillis { it } - begin
        }
        model.motionEnded(shown)
    }
    return motion
}

/** The places as a screen reader meets them, in reading order. They take no touches of their own. */
@Composable
private fun SpokenPlaces(model: GameModel, board: SeenBoard, snapshot: Snapshot, unit: Dp) {
    Box(Modifier.fillMaxSize().semantics { isTraversalGroup = true }) {
        for (label in snapshot.labels) {
            val spot = board.spot(label.place) ?: continue
            Box(
                Modifier
                    .absoluteOffsetOf(unit, spot.x - 0.5, spot.y - 0.5)
                    .size(unit)
                    .testTag("place ${spot.name}")
                    .semantics {
                        contentDescription = label.label
                        role = Role.Button
                        onClick {
                            model.touch(Target.Place(spot.place))
                            true
                        }
                    },
            )
        }
    }
}

private fun Modifier.absoluteOffsetOf(unit: Dp, x: Double, y: Double) =
    absoluteOffset(unit * x.toFloat(), unit * y.toFloat())
