package org.fivefold.settings

import java.io.File
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.fivefold.storage.LineFile

/** The settings; every change holds at once and is stored at once. */
class SettingsModel(folder: File) {
    private val file = LineFile(File(folder, "settings.txt"), Settings::of, Settings::lines)
    private val found = file.load()
    private val mutableState = MutableStateFlow(found.value ?: Settings())

    val state: StateFlow<Settings> = mutableState.asStateFlow()

    /** Whether there were settings that could not be read. */
    val wasSetAside: Boolean = found.wasSetAside

    fun change(how: (Settings) -> Settings) {
        mutableState.value = how(mutableState.value)
        file.save(mutableState.value)
    }
}
