package org.fivefold

/** Returns a saved match as another device writes it. Players are people or levels of the computer. */
fun saved(
    game: String,
    moves: String = "",
    first: Int? = null,
    second: Int? = null,
    options: String = "",
    app: String = "",
): String {
    val at = moves.split(' ').count { it.isNotEmpty() }
    val players = listOf(first, second).joinToString(",") { level -> level?.let { "{\"level\":$it}" } ?: "\"human\"" }
    return "{\"fivefold\":1,\"game\":\"$game\",\"options\":{$options},\"players\":[$players]," +
        "\"turns\":\"$moves\",\"at\":$at,\"app\":{$app}}"
}

private const val PEOPLE = "\"names\":[\"Ada\",\"Ben\"]"

/** A match that one of two people has won after three others between them. */
val fourthMatch = saved("connect-four", "1 2 1 2 1 2 1", app = "$PEOPLE,\"won\":[1,1],\"drawn\":1")

/** A match of two people who hand the device over after every move. */
val handedOver = saved("connect-four", "4 4 3", app = "$PEOPLE,\"hands-over\":true")

/** Every game, with the options of its smallest board, for short matches. */
val smallGames = mapOf(
    "bridgit" to "\"size\":5",
    "connect-any" to "",
    "connect-four" to "",
    "lines-of-action" to "\"size\":6",
    "pentago-twist" to "",
)
