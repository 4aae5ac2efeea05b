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
import org.fivefold.core.generated.Word
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
            MenuEntry(R.drawable.ic_new, Word.NEW_GAME) { onGo(Screen.NewGame(state.game)) },
            MenuEntry(R.drawable.ic_people, Word.PLAYERS, can.players) { onSheet(GameSheet.Players) },
            MenuEntry(R.drawable.ic_rules, Word.RULES) { onGo(Screen.Rules(state.game)) },
        ),
        listOf(
            MenuEntry(R.drawable.ic_undo, Word.UNDO, can.undo) { act { gesture(BoardGesture.Undo) } },
            MenuEntry(R.drawable.ic_list, Word.TURNS, state.turns.isNotEmpty()) { onSheet(GameSheet.Turns) },
            MenuEntry(R.drawable.ic_list, Word.ALL_TURNS, can.hint) { onSheet(GameSheet.LegalTurns) },
            MenuEntry(R.drawable.ic_analysis, Word.ANALYSIS, can.analyse, isOn) { act { setAnalysis(!isOn) } },
            MenuEntry(R.drawable.ic_learn, Word.COACH, state.coach != null, state.coach?.isOn == true) {
                act { setCoach(state.coach?.isOn != true) }
            },
        ),
        listOf(
            MenuEntry(R.drawable.ic_share, Word.SEND_MESSAGE, onClick = deeds.sendLink),
            MenuEntry(R.drawable.ic_picture, Word.SHOW_CODE) { onSheet(GameSheet.Code) },
            MenuEntry(R.drawable.ic_share, Word.SHARE_GAME, onClick = deeds.shareText),
            MenuEntry(R.drawable.ic_picture, Word.SHARE_PICTURE, onClick = sharePicture(deeds)),
            MenuEntry(R.drawable.ic_copy, Word.COPY_GAME, onClick = deeds.copy),
            MenuEntry(R.drawable.ic_paste, Word.PASTE_GAME, onClick = deeds.paste),
        ),
        listOf(
            MenuEntry(R.drawable.ic_draw, Word.AGREE_DRAW, can.agreeDraw) { onSheet(GameSheet.Draw) },
            MenuEntry(R.drawable.ic_flag, Word.RESIGN, can.resign != null) { onSheet(GameSheet.Resign) },
        ),
        listOf(MenuEntry(R.drawable.ic_settings, Word.SETTINGS) { onGo(Screen.Settings) }),
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
