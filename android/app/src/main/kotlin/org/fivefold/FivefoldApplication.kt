package org.fivefold

import android.app.Application
import android.os.Handler
import android.os.Looper
import java.util.Locale
import org.fivefold.core.generated.LogDetail
import org.fivefold.core.generated.installLogging
import org.fivefold.storage.GameStore

/** What lives as long as the process. */
class FivefoldApplication : Application() {
    private val main by lazy { Handler(Looper.getMainLooper()) }

    /** The language the core speaks: the system's, or the one chosen for this app. */
    val locale: String
        get() = (resources.configuration.locales.get(0) ?: Locale.ENGLISH).toLanguageTag()

    val games by lazy { GameStore(filesDir, { locale }, ::onMain) }

    override fun onCreate() {
        super.onCreate()
        installLogging(LogDetail.WARNINGS)
    }

    fun onMain(call: () -> Unit) {
        main.post(call)
    }
}
