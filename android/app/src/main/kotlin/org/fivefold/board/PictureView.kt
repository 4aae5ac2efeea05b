package org.fivefold.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableDoubleStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.Modifier
import androidx.compose.ui.MotionDurationScale
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.text.rememberTextMeasurer
import kotlin.coroutines.coroutineContext
import org.fivefold.LocalPalette
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.StrokeGroup

/**
 * Shows a picture, scaled to fit, in the same orientation for every script. Moving groups are drawn for every frame;
 * the still groups below, between and above them are recorded once per change.
 */
@Composable
fun PictureView(picture: Picture, modifier: Modifier = Modifier, atMs: () -> Double = { PicturePlayer.AT_REST }) {
    Box(modifier) {
        for (run in remember(picture) { runsOf(picture.groups) }) {
            val isMoving = run.first().motions.isNotEmpty()
            // An equal list of strokes is not recorded again.
            val groups = remember(run) { run }
            Layer(picture.width, picture.height, groups, if (isMoving) atMs else AT_REST)
        }
    }
}

@Composable
private fun Layer(width: Double, height: Double, groups: List<StrokeGroup>, atMs: () -> Double) {
    val palette = LocalPalette.current
    val measurer = rememberTextMeasurer(cacheSize = 64)
    Canvas(Modifier.fillMaxSize().graphicsLayer()) {
        val scale = minOf(size.width / width, size.height / height)
        val (left, top) = (size.width - width * scale) / 2 to (size.height - height * scale) / 2
        val canvas = ScreenCanvas(this, palette, measurer, scale.toFloat())
        canvas.placed(left.toFloat(), top.toFloat()) { PicturePlayer.play(groups, atMs(), canvas) }
    }
}

/** Calls [onTap] with the point of the picture at a tap. */
fun Modifier.onTap(picture: Picture, onTap: (Double, Double) -> Unit): Modifier =
    pointerInput(picture.width, picture.height) {
        detectTapGestures { at ->
            val scale = minOf(size.width / picture.width, size.height / picture.height)
            val (left, top) = (size.width - picture.width * scale) / 2 to (size.height - picture.height * scale) / 2
            onTap((at.x - left) / scale, (at.y - top) / scale)
        }
    }

/** Returns the runs of groups that all move or all are still. */
private fun runsOf(groups: List<StrokeGroup>): List<List<StrokeGroup>> {
    val runs = mutableListOf<MutableList<StrokeGroup>>()
    for (group in groups) {
        val last = runs.lastOrNull()
        if (last != null && last.first().motions.isEmpty() == group.motions.isEmpty()) {
            last += group
        } else {
            runs += mutableListOf(group)
        }
    }
    return runs
}

/**
 * Returns the time of a picture's motions in milliseconds, from the first time their id is shown. Motions shown to
 * their end are not repeated after a rotation.
 */
@Composable
fun motionTimeOf(picture: Picture): () -> Double {
    var over by rememberSaveable { mutableStateOf(-1L) }
    val motion = picture.motion.toLong()
    val isOver = over == motion || picture.lengthMs == 0u
    val time = remember(motion) { mutableDoubleStateOf(if (isOver) PicturePlayer.AT_REST else 0.0) }
    val length by rememberUpdatedState(picture.lengthMs.toDouble())
    LaunchedEffect(motion) {
        val scale = coroutineContext[MotionDurationScale]?.scaleFactor ?: 1f
        if (over != motion && scale > 0) {
            val begin = withFrameNanos { it }
            while (time.doubleValue < length) {
                time.doubleValue = withFrameNanos { it - begin } / (NANOS_A_MS * scale)
            }
        }
        time.doubleValue = PicturePlayer.AT_REST
        over = motion
    }
    return remember(time) { { time.doubleValue } }
}

private const val NANOS_A_MS = 1_000_000.0
private val AT_REST = { PicturePlayer.AT_REST }
