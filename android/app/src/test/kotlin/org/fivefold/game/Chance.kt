package org.fivefold.game

import kotlin.random.Random
import org.fivefold.core.generated.Session
import org.fivefold.core.generated.Target

/** Touches at random, as somebody would who knows the rules; the same for the same seed. */
class Chance(seed: Int) {
    private val random = Random(seed)

    /** Something that may be touched now, leading on: never the piece that is picked already. */
    fun target(save: String): Target = Session.load(save, "en").use { session ->
        val snapshot = session.snapshot()
        val region = session.layout().regions.firstOrNull { snapshot.picked in it.places }?.id
        val offered = snapshot.operations.filter { it.region == region }
        if (offered.isNotEmpty()) return offered.random(random).let { Target.Operation(it.kind, it.region) }
        val leading = snapshot.marks.filter { it.ghost != null }.ifEmpty { snapshot.marks }
        return Target.Place(leading.random(random).place)
    }
}
