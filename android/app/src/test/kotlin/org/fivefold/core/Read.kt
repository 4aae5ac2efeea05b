package org.fivefold.core

import org.fivefold.core.generated.AnimationSpeed
import org.fivefold.core.generated.AppSettings
import org.fivefold.core.generated.Corner
import org.fivefold.core.generated.Limits
import org.fivefold.core.generated.LogDetail
import org.fivefold.core.generated.PaletteChoice
import org.fivefold.core.generated.PlanKind
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.ScreenPlan
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.ThemeChoice
import org.fivefold.core.generated.screenPlan
import org.fivefold.core.generated.zoomAt
import org.fivefold.core.generated.zoomPinched
import org.fivefold.core.generated.zoomSeen
import org.fivefold.core.generated.zoomShowing
import org.fivefold.core.generated.zoomStepped
import org.fivefold.core.generated.zoomWhole

/** The words of a scenario's commands as the values that the calls take. */
internal object Read {
    fun side(word: String): Side = if (word == "second") Side.SECOND else Side.FIRST

    fun player(words: List<String>): Player {
        fun limit(name: String) = words.firstOrNull { it.startsWith(name) }?.removePrefix(name)?.toUInt()
        return when (words.firstOrNull()) {
            "level" -> Player.Level(words[1].toUByte())
            "limits" -> Player.Limits(Limits(limit("visits="), limit("ms=")))
            else -> Player.Human
        }
    }

    /** Where a screen of a kind has its parts: `review 390 700 1`, `titled` where the title has a bar of its own. */
    fun plan(words: List<String>): ScreenPlan {
        val kind = PlanKind.entries.first { Words.word(it) == words[0] }
        val (width, height, letters) = words.drop(1).take(3).map(String::toDouble)
        return screenPlan(kind, width, height, letters, hasTitleBar = "titled" in words)
    }

    /** A picture of a size and of units so long, seen closer: `24 24 14 pinch 3 3 4 4 2 step 5 5 1 show 9 9 at 0 0`. */
    fun zoom(words: List<String>): String {
        val rest = ArrayDeque(words)
        fun next() = rest.removeFirst().toDouble()
        fun point() = Corner(next(), next())
        var zoom = zoomWhole(next(), next(), next())
        while (rest.isNotEmpty()) {
            zoom = when (rest.removeFirst()) {
                "pinch" -> zoomPinched(zoom, point(), point(), next())
                "step" -> {
                    val isMiddle = rest.first() == "middle"
                    if (isMiddle) rest.removeFirst()
                    zoomStepped(zoom, if (isMiddle) null else point(), next()) ?: return "large enough"
                }
                "show" -> zoomShowing(zoom, point())
                "seen" -> return corner(zoomSeen(zoom, point()))
                else -> return corner(zoomAt(zoom, next(), next()))
            }
        }
        return zoom.run { "${numbers(scale)} of ${numbers(most)}, ${numbers(left, top)}" }
    }

    /** A point of a picture. */
    fun corner(corner: Corner): String = corner.run { numbers(x, y) }

    private fun numbers(vararg numbers: Double) = numbers.joinToString(" ", transform = Strokes::thousandths)

    /** A place by its number, which need not be on the board. */
    fun place(word: String): Target = Target.Place(word.toUShort())

    fun detail(word: String): LogDetail = LogDetail.entries.firstOrNull { Words.word(it) == word } ?: LogDetail.OFF

    fun changed(settings: AppSettings, name: String, value: String): AppSettings {
        val isOn = value == "on"
        return when (name) {
            "theme" -> settings.copy(theme = ThemeChoice.entries.first { Words.word(it) == value })
            "language" -> settings.copy(language = value.takeIf { it != "system" })
            "palette" -> settings.copy(palette = PaletteChoice.entries.first { Words.word(it) == value })
            "speed" -> settings.copy(speed = AnimationSpeed.entries.first { Words.word(it) == value })
            "coordinates" -> settings.copy(coordinates = isOn)
            "confirm-moves" -> settings.copy(confirmMoves = isOn)
            "haptics" -> settings.copy(haptics = isOn)
            "sounds" -> settings.copy(sounds = isOn)
            "show-visits" -> settings.copy(showVisits = isOn)
            else -> settings.copy(flipBoard = isOn)
        }
    }
}
