package org.fivefold

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import org.fivefold.game.GameScreen
import org.fivefold.home.HomeScreen
import org.fivefold.newgame.NewGameSheet

@Composable
fun App(model: AppModel) {
    val open by model.open.collectAsState()
    val home by model.home.state.collectAsState()
    val asked by model.asked.collectAsState()
    BackHandler(open != null) { model.home() }
    when (val game = open) {
        null -> HomeScreen(home, model::open, model::ask, model.home::setAsideTold)
        else -> GameScreen(model.nameOf(game.id), game, model::home)
    }
    asked?.let { NewGameSheet(it, onStart = model::begin, onClose = model::askNoMore) }
}
