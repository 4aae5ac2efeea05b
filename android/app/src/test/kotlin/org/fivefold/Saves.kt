package org.fivefold

/** Returns a saved match as another device writes it. Players are people or levels of the computer. */
fun saved(game: String, moves: String = "", first: Int? = null, second: Int? = null, options: String = "",): String {
    val at = moves.split(' ').count { it.isNotEmpty() }
    val players = listOf(first, second).joinToString(",") { level -> level?.let { "{\"level\":$it}" } ?: "\"human\"" }
    return "{\"fivefold\":1,\"game\":\"$game\",\"options\":{$options},\"players\":[$players]," +
        "\"turns\":\"$moves\",\"at\":$at}"
}

/** Every game, with the options of its smallest board, for short matches. */
val smallGames = mapOf(
    "bridgit" to "\"size\":5",
    "connect-any" to "",
    "connect-four" to "",
    "lines-of-action" to "\"size\":6",
    "pentago-twist" to "",
)
