package org.fivefold

import android.os.Build
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels

/** The only activity: shows the app and tells it whether it is seen. */
class MainActivity : ComponentActivity() {
    private val app: AppModel by viewModels { AppModel.Factory }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) window.isNavigationBarContrastEnforced = false
        setContent { AppTheme { App(app) } }
    }

    override fun onStart() {
        super.onStart()
        app.show()
    }

    override fun onStop() {
        app.hide()
        super.onStop()
    }
}
