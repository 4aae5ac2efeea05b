package org.fivefold

import android.app.Application
import android.os.Handler
import android.os.Looper
import java.util.Locale
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import org.fivefold.core.Core
import org.fivefold.core.generated.LogDetail
import org.fivefold.core.generated.installLogging

/** The process-wide objects: the core, which is the only owner of the files. The desktop has its own folder. */
open class FivefoldApplication : Application() {
    private val main by lazy { Handler(Looper.getMainLooper()) }

    /** The scope of work that outlives its screen. */
    val scope = CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate)

    /** The locale of the system, or the one chosen for this app in the system's settings. */
    val locale: String
        get() = (resources.configuration.locales.get(0) ?: Locale.ENGLISH).toLanguageTag()

    /** The core, opened on a background thread because it reads the disk. */
    lateinit var core: Deferred<Core>
        private set

    override fun onCreate() {
        super.onCreate()
        val (folder, spoken) = filesDir to locale
        core = scope.async(Dispatchers.IO) {
            installLogging(LogDetail.WARNINGS)
            Core.open(folder, spoken) { call -> main.post(call) }
        }
    }
}
