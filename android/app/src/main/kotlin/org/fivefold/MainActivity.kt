package org.fivefold

import android.animation.ValueAnimator
import android.app.UiModeManager
import android.content.Context
import android.content.Intent
import android.os.Build
import android.os.Bundle
import android.view.Window
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalView
import androidx.compose.ui.window.DialogWindowProvider
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.lifecycleScope
import kotlinx.coroutines.launch
import org.fivefold.core.generated.ThemeChoice
import org.fivefold.core.generated.Word
import org.fivefold.outside.Shortcuts
import org.fivefold.share.Received
import org.fivefold.share.Sharing

/** The only activity: shows the app, reports its visibility, and receives shortcuts and the games of other apps. */
class MainActivity : ComponentActivity() {
    private val model: AppModel by viewModels { AppModel.Factory }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        model.setLocale((application as FivefoldApplication).locale)
        if (savedInstanceState == null) receive(intent)
        val wantsContrast = wantsContrast
        val sharing = Sharing(this)
        setContent {
            val state by model.state.collectAsStateWithLifecycle()
            val isDark = isDark(state?.appearance?.theme)
            LaunchedEffect(isDark) {
                val style = SystemBarStyle.auto(0, 0) { isDark }
                enableEdgeToEdge(style, style)
                window.unveil()
            }
            val shown = state ?: return@setContent
            val palette = remember(shown.appearance, isDark) { model.palette(isDark, wantsContrast) }
            if (palette != null) {
                AppTheme(palette, shown.speech, isDark) {
                    FivefoldApp(shown, model, sharing)
                }
            }
        }
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        receive(intent)
    }

    override fun onStart() {
        super.onStart()
        model.setReducedMotion(!ValueAnimator.areAnimatorsEnabled())
        model.setVisible(true)
    }

    override fun onStop() {
        model.setVisible(false)
        super.onStop()
    }

    private fun receive(intent: Intent) {
        // The list of recent apps sends the intent of an earlier start again.
        if (intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0) return
        Shortcuts.opened(intent)?.let { return model.openShortcut(it) }
        lifecycleScope.launch {
            when (val received = Sharing.received(application as FivefoldApplication, intent)) {
                is Received.Text -> model.play { receive(received.text) }
                is Received.Unreadable -> model.tell(Word.UNREADABLE)
                is Received.Nothing -> Unit
            }
        }
    }
}

/** Whether the system asks for more contrast. */
val Context.wantsContrast: Boolean
    get() = Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE &&
        getSystemService(UiModeManager::class.java).contrast > 0

@Composable
private fun isDark(theme: ThemeChoice?): Boolean = when (theme) {
    ThemeChoice.LIGHT -> false
    ThemeChoice.DARK -> true
    ThemeChoice.SYSTEM, null -> isSystemInDarkTheme()
}

/** Removes the scrim behind the gesture bar, because the screens draw below it. */
fun Window.unveil() {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) isNavigationBarContrastEnforced = false
}

/** Removes the scrim behind the gesture bar of the surrounding sheet. */
@Composable
fun Unveiled() {
    val window = (LocalView.current.parent as? DialogWindowProvider)?.window ?: return
    SideEffect { window.unveil() }
}
