package org.fivefold.settings

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The settings are kept, and nothing that is in their file stops the app. */
class SettingsModelTest {
    @get:Rule val folder = TemporaryFolder()

    private val file get() = File(folder.root, "settings.txt")

    @Test
    fun everySettingIsFoundAgain() {
        val chosen = Settings(
            ThemeChoice.Dark,
            PaletteChoice.Greys,
            coordinates = false,
            AnimationSpeed.Fast,
            confirms = true,
            haptics = false,
            sounds = true,
            showsVisits = false,
            flips = true,
        )
        SettingsModel(folder.root).change { chosen }
        assertEquals(chosen, SettingsModel(folder.root).state.value)
    }

    @Test
    fun soundsAreOffAtFirst() = assertFalse(SettingsModel(folder.root).state.value.sounds)

    @Test
    fun whatALaterVersionWroteIsIgnored() {
        file.writeText("theme Dark\nfuture thing\n")
        val model = SettingsModel(folder.root)
        assertEquals(Settings(theme = ThemeChoice.Dark), model.state.value)
        assertFalse(model.wasSetAside)
    }

    @Test
    fun settingsThatCannotBeReadAreSetAsideAndTheUsualOnesHold() {
        for (text in listOf("theme Purple\n", "coordinates perhaps\n", "one two three\n", "\u0000\u0001")) {
            file.writeText(text)
            val model = SettingsModel(folder.root)
            assertTrue(text, model.wasSetAside)
            assertEquals(Settings(), model.state.value)
        }
        assertEquals(4, folder.root.listFiles { it -> ".unreadable-" in it.name }?.size)
    }

    @Test
    fun withoutADiskTheyHoldUntilTheAppIsClosed() {
        val model = SettingsModel(File(folder.newFile("no folder"), "below"))
        model.change { it.copy(flips = true) }
        assertTrue(model.state.value.flips)
    }
}
