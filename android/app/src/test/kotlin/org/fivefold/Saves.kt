package org.fivefold

/** A saved game, as another device would have written it. Players are `human` or a level; lists are in order of moves. */
fun saved(game: String, moves: String = "", first: Int? = null, second: Int? = null, options: String = "",): String {
    val at = moves.split(' ').count { it.isNotEmpty() }
    val players = listOf(first, second).joinToString(",") { level -> level?.let { "{\"level\":$it}" } ?: "\"human\"" }
    return "{\"fivefold\":1,\"game\":\"$game\",\"options\":{$options},\"players\":[$players]," +
        "\"turns\":\"$moves\",\"at\":$at}"
}

/** Every game, and the options that make its smallest board, on which it ends soon. */
val smallGames = mapOf(
    "bridgit" to "\"size\":5",
    "connect-any" to "",
    "connect-four" to "",
    "lines-of-action" to "\"size\":6",
    "pentago-twist" to "",
)
