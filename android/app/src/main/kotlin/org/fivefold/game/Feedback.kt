package org.fivefold.game

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalHapticFeedback
import org.fivefold.LocalSettings

/** Lets a change of the board be felt and heard, as far as that is wanted. */
@Composable
fun Feedback(state: GameState) {
    val settings = LocalSettings.current
    val haptics = LocalHapticFeedback.current
    val knock = remember { Knock() }
    DisposableEffect(knock) { onDispose(knock::close) }
    LaunchedEffect(state.shown) {
        if (state.shown == null) return@LaunchedEffect
        if (settings.haptics) haptics.performHapticFeedback(HapticFeedbackType.ContextClick)
        if (settings.sounds) knock.play()
    }
    LaunchedEffect(state.notice) {
        if (state.notice != null && settings.haptics) haptics.performHapticFeedback(HapticFeedbackType.Reject)
    }
}
