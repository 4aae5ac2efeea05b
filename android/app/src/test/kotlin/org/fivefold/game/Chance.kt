package org.fivefold.game

import kotlin.random.Random
import org.fivefold.board.chosenRegion
import org.fivefold.core.generated.BoardLayout
import org.fivefold.core.generated.OptionSetting
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.Snapshot
import org.fivefold.core.generated.Target
import org.fivefold.core.generated.games

/** Touches at random, as somebody would who looks at what the board offers; the same for the same seed. */
class Chance(seed: Int) {
    private val random = Random(seed)

    /** Something that may be touched now, leading on: never the piece that is picked already. */
    fun target(layout: BoardLayout, snapshot: Snapshot): Target {
        val region = chosenRegion(layout, snapshot)
        val offered = snapshot.operations.filter { it.region == region }
        if (offered.isNotEmpty()) return offered.random(random).let { Target.Operation(it.kind, it.region) }
        val leading = snapshot.marks.filter { it.ghost != null }.ifEmpty { snapshot.marks }
        return Target.Place(leading.random(random).place)
    }

    fun <T> of(things: List<T>): T = things.random(random)

    fun number(until: Int): Int = random.nextInt(until)
}

/** Every game on the smallest board its options allow, so that it ends soon. */
val smallGames: List<Pair<String, List<OptionSetting>>> = games("en").map { entry ->
    entry.id to when (entry.id) {
        "bridgit", "lines-of-action" -> listOf(
            OptionSetting(
                "size",
                OptionValue.Number(
                    if (entry.id ==
                        "bridgit"
                    ) {
                        5uL
                    } else {
                        6uL
                    }
                )
            )
        )
        else -> emptyList()
    }
}
