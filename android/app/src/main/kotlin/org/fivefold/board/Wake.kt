package org.fivefold.board

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import kotlinx.coroutines.delay

/** Lets go on what wants to be asked again after [pause] milliseconds. A newer state puts its own wish in place of that. */
@Composable
internal fun Wake(revision: ULong, pause: Long?, onTick: () -> Unit) {
    LaunchedEffect(revision, pause) {
        delay(pause ?: return@LaunchedEffect)
        onTick()
    }
}
