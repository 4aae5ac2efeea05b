package org.fivefold

import android.os.Build
import android.view.Window
import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import androidx.compose.ui.platform.LocalView
import androidx.compose.ui.window.DialogWindowProvider

/** Takes the veil off the gesture bar of a window: the screens draw below it themselves, and it would be a stripe. */
fun Window.unveil() {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) isNavigationBarContrastEnforced = false
}

/** Does so in the window of the sheet or dialog that this is a part of. */
@Composable
fun Unveiled() {
    val window = (LocalView.current.parent as? DialogWindowProvider)?.window ?: return
    SideEffect { window.unveil() }
}
