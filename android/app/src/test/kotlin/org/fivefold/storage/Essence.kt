package org.fivefold.storage

import org.fivefold.core.generated.Snapshot

/** Everything of a game that somebody would miss. */
internal fun essence(snapshot: Snapshot) = listOf(
    snapshot.pieces,
    snapshot.turns,
    snapshot.at,
    snapshot.made,
    snapshot.picked,
    snapshot.result,
    snapshot.firstPlayer,
    snapshot.secondPlayer,
)
