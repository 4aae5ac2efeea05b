package org.fivefold

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import org.fivefold.game.GameScreen
import org.fivefold.home.HomeScreen

@Composable
fun App(model: AppModel) {
    val open by model.open.collectAsState()
    BackHandler(open != null) { model.home() }
    when (val game = open) {
        null -> HomeScreen(model.catalogue, model::open)
        else -> GameScreen(game, model::home)
    }
}
