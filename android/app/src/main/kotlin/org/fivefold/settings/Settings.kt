package org.fivefold.settings

enum class ThemeChoice { System, Light, Dark }

enum class PaletteChoice { Standard, HighContrast, Greys }

/** How fast pieces move: what the usual time is multiplied by; nothing moves at all when it is off. */
enum class AnimationSpeed(val factor: Double) {
    Slow(2.0),
    Normal(1.0),
    Fast(0.5),
    Off(0.0),
}

/** What a person has decided about the app as a whole. */
data class Settings(
    val theme: ThemeChoice = ThemeChoice.System,
    val palette: PaletteChoice = PaletteChoice.Standard,
    val coordinates: Boolean = true,
    val speed: AnimationSpeed = AnimationSpeed.Normal,
    val confirms: Boolean = false,
    val haptics: Boolean = true,
    val sounds: Boolean = false,
    val showsVisits: Boolean = true,
    val flips: Boolean = false,
) {
    /** As it is stored: one line a setting. */
    fun lines(): List<List<String>> = listOf(
        listOf("theme", theme.name),
        listOf("palette", palette.name),
        listOf("coordinates", "$coordinates"),
        listOf("speed", speed.name),
        listOf("confirms", "$confirms"),
        listOf("haptics", "$haptics"),
        listOf("sounds", "$sounds"),
        listOf("showsVisits", "$showsVisits"),
        listOf("flips", "$flips"),
    )

    companion object {
        /** Reads [lines]; what is missing is as usual, lines of a later version are ignored, and null is no settings. */
        fun of(lines: List<List<String>>): Settings? {
            val words = lines.associate { line -> if (line.size == 2) line[0] to line[1] else return null }
            fun isOn(name: String, usual: Boolean) = words[name]?.toBooleanStrict() ?: usual
            val usual = Settings()
            return Settings(
                words["theme"]?.let(ThemeChoice::valueOf) ?: usual.theme,
                words["palette"]?.let(PaletteChoice::valueOf) ?: usual.palette,
                isOn("coordinates", usual.coordinates),
                words["speed"]?.let(AnimationSpeed::valueOf) ?: usual.speed,
                isOn("confirms", usual.confirms),
                isOn("haptics", usual.haptics),
                isOn("sounds", usual.sounds),
                isOn("showsVisits", usual.showsVisits),
                isOn("flips", usual.flips),
            )
        }
    }
}
