package org.fivefold

import androidx.activity.compose.BackHandler
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.res.stringResource
import org.fivefold.about.AboutScreen
import org.fivefold.game.GameScreen
import org.fivefold.home.HomeNotice
import org.fivefold.home.HomeScreen
import org.fivefold.home.NoticeDialog
import org.fivefold.newgame.NewGameSheet
import org.fivefold.rules.RulesScreen
import org.fivefold.settings.SettingsScreen
import org.fivefold.share.Sharing
import org.fivefold.statistics.StatisticsScreen

/** The screen that is seen, and what lies over it. */
@Composable
fun App(model: AppModel, version: String, sharing: Sharing) {
    val screens by model.screens.collectAsState()
    val open by model.open.collectAsState()
    val home by model.home.state.collectAsState()
    val asked by model.asked.collectAsState()
    val replacing by model.replacing.collectAsState()
    val catalogue by model.catalogue.collectAsState()
    val settings by model.settings.state.collectAsState()
    val statistics by model.statistics.state.collectAsState()
    val paste: () -> Unit = {
        val text = sharing.pasted()
        if (text == null) model.home.tell(HomeNotice.NothingToPaste) else model.openText(text)
    }
    BackHandler(screens.size > 1) { model.back() }
    when (val screen = screens.last()) {
        is Screen.Home -> HomeScreen(home, model::open, model::ask, model::go, paste)
        is Screen.Play -> open?.let { GameScreen(model.nameOf(it.id), it, model, sharing, paste) }
        is Screen.Rules -> {
            val rules = remember(screen, catalogue) { model.rulesOf(screen.game) }
            RulesScreen(rules, model::back)
        }
        is Screen.Statistics -> StatisticsScreen(statistics, catalogue, model.statistics::reset, model::back)
        is Screen.Settings -> SettingsScreen(settings, model::change, model::back)
        is Screen.About -> AboutScreen(version, model::back)
    }
    asked?.let { NewGameSheet(it, onStart = model::begin, onClose = model::askNoMore) }
    home.notices.firstOrNull()?.let { NoticeDialog(it, model.home::told) }
    replacing?.let { waiting ->
        AlertDialog(
            onDismissRequest = model::replaceNot,
            text = { Text(stringResource(R.string.replace_game, waiting.name)) },
            confirmButton = { TextButton(onClick = model::replace) { Text(stringResource(R.string.replace)) } },
            dismissButton = { TextButton(onClick = model::replaceNot) { Text(stringResource(R.string.cancel)) } },
        )
    }
}
