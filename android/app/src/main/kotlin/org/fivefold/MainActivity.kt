package org.fivefold

import android.content.Intent
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import org.fivefold.core.generated.version
import org.fivefold.share.Sharing

/** The only activity: shows the app and tells it whether it is seen. */
class MainActivity : ComponentActivity() {
    private val app: AppModel by viewModels { AppModel.Factory }
    private val sharing by lazy { Sharing(this) }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        app.speak()
        if (savedInstanceState == null) receive(intent)
        setContent {
            val settings by app.settings.state.collectAsState()
            val dark = isDark(settings)
            LaunchedEffect(dark) {
                val style = SystemBarStyle.auto(0, 0) { dark }
                enableEdgeToEdge(style, style)
                window.unveil()
            }
            AppTheme(settings) { App(app, version(), sharing) }
        }
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        receive(intent)
    }

    override fun onStart() {
        super.onStart()
        app.show()
    }

    override fun onStop() {
        app.hide()
        super.onStop()
    }

    private fun receive(intent: Intent) {
        sharing.received(intent)?.let(app::openText)
    }
}
