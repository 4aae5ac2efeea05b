package org.fivefold.game

import androidx.compose.runtime.Composable
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalFontFamilyResolver
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.unit.LayoutDirection
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.fivefold.Act
import org.fivefold.LocalPalette
import org.fivefold.MenuEntry
import org.fivefold.R
import org.fivefold.Screen
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.MatchState
import org.fivefold.share.bitmapOf

/** What is done seldom, in groups; each has its place, whether it can be done now or not. */
@Composable
internal fun menuOf(
    state: MatchState,
    act: Act,
    deeds: MatchDeeds,
    onGo: (Screen) -> Unit,
    onSheet: (GameSheet) -> Unit,
): List<List<MenuEntry>> {
    val can = state.abilities
    val isOn = state.analysis != null
    return listOf(
        listOf(
            MenuEntry(R.drawable.ic_new, R.string.new_game) { onGo(Screen.NewGame(state.game)) },
            MenuEntry(R.drawable.ic_people, R.string.players, can.players) { onSheet(GameSheet.Players) },
            MenuEntry(R.drawable.ic_rules, R.string.rules) { onGo(Screen.Rules(state.game)) },
        ),
        listOf(
            MenuEntry(R.drawable.ic_undo, R.string.undo, can.undo) { act { gesture(BoardGesture.Undo) } },
            MenuEntry(R.drawable.ic_list, R.string.turns, state.turns.isNotEmpty()) { onSheet(GameSheet.Turns) },
            MenuEntry(R.drawable.ic_list, R.string.all_turns, can.hint) { onSheet(GameSheet.LegalTurns) },
            MenuEntry(R.drawable.ic_analysis, R.string.analysis, can.analyse, isOn) { act { setAnalysis(!isOn) } },
            MenuEntry(R.drawable.ic_learn, R.string.coach, state.coach != null, state.coach?.isOn == true) {
                act { setCoach(state.coach?.isOn != true) }
            },
        ),
        listOf(
            MenuEntry(R.drawable.ic_share, R.string.send_message, onClick = deeds.sendLink),
            MenuEntry(R.drawable.ic_picture, R.string.show_code) { onSheet(GameSheet.Code) },
            MenuEntry(R.drawable.ic_share, R.string.share_game, onClick = deeds.shareText),
            MenuEntry(R.drawable.ic_picture, R.string.share_picture, onClick = sharePicture(deeds)),
            MenuEntry(R.drawable.ic_copy, R.string.copy_game, onClick = deeds.copy),
            MenuEntry(R.drawable.ic_paste, R.string.paste_game, onClick = deeds.paste),
        ),
        listOf(
            MenuEntry(R.drawable.ic_draw, R.string.agree_draw, can.agreeDraw) { onSheet(GameSheet.Draw) },
            MenuEntry(R.drawable.ic_flag, R.string.resign, can.resign != null) { onSheet(GameSheet.Resign) },
        ),
        listOf(MenuEntry(R.drawable.ic_settings, R.string.settings) { onGo(Screen.Settings) }),
    )
}

/** Draws the picture beside the main thread, which goes on showing the board. */
@Composable
private fun sharePicture(deeds: MatchDeeds): () -> Unit {
    val palette = LocalPalette.current
    val fonts = LocalFontFamilyResolver.current
    val density = LocalDensity.current
    val scope = rememberCoroutineScope()
    return {
        deeds.picture()?.let { picture ->
            scope.launch {
                val measurer = TextMeasurer(fonts, density, LayoutDirection.Ltr)
                deeds.sharePicture(withContext(Dispatchers.Default) { bitmapOf(picture, palette, measurer) })
            }
        }
    }
}
