package org.fivefold.game

import org.fivefold.core.generated.SpokenElement
import org.fivefold.core.generated.Target

/** Returns the elements to touch, in order, to play a move given as text. */
fun stepsOf(game: String, move: String): List<(SpokenElement) -> Boolean> = when (game) {
    "connect-four", "connect-any" -> move.split(':').map { column -> { it.label.startsWith("Column $column,") } }
    "pentago-twist" -> {
        val parts = move.split(':')
        // A stone that wins at once ends the move.
        listOf(named(parts.first())) + parts.drop(1).flatMap(::operation)
    }
    else -> Regex("[a-w][0-9]+").findAll(move).map { name -> named(name.value) }.toList()
}

private fun named(place: String): (SpokenElement) -> Boolean = { it.label.startsWith("$place,") }

/** A quadrant is selected, then one of its two buttons. */
private fun operation(text: String): List<(SpokenElement) -> Boolean> {
    val region = REGIONS.getValue(text.take(2))
    val verb = if (text.endsWith('|')) "Mirror" else "Rotate"
    return listOf(
        { it.target is Target.Place && it.label.endsWith("$region quadrant") },
        { it.target is Target.Operation && it.label.startsWith("$verb the $region") },
    )
}

private val REGIONS = mapOf("nw" to "top-left", "ne" to "top-right", "sw" to "bottom-left", "se" to "bottom-right")
