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
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.MenuDeed
import org.fivefold.core.generated.MenuRow
import org.fivefold.share.bitmapOf

/** The overflow menu, in the core's groups. The menu closes before a picture is shared; sharing outlives the menu. */
internal fun menuOf(
    state: MatchState,
    act: Act,
    deeds: MatchDeeds,
    onGo: (Screen) -> Unit,
    onSheet: (GameSheet) -> Unit,
    sharePicture: () -> Unit,
): List<List<MenuEntry>> {
    fun choose(row: MenuRow) {
        when (row.deed) {
            MenuDeed.NEW_GAME -> onGo(Screen.NewGame(state.game))
            MenuDeed.RESTART -> deeds.restart()
            MenuDeed.PLAYERS -> onSheet(GameSheet.Players)
            MenuDeed.RULES -> onGo(Screen.Rules(state.game))
            MenuDeed.MOVES -> onSheet(GameSheet.Moves)
            MenuDeed.ALL_MOVES -> onSheet(GameSheet.LegalMoves)
            MenuDeed.UNDO, MenuDeed.REDO, MenuDeed.ANALYSIS, MenuDeed.COACH -> act { choose(row.deed) }
            MenuDeed.SEND_MESSAGE -> deeds.sendLink()
            MenuDeed.SHOW_CODE -> onSheet(GameSheet.Code)
            MenuDeed.SHARE_GAME -> deeds.shareText()
            MenuDeed.SHARE_PICTURE -> sharePicture()
            MenuDeed.COPY_GAME -> deeds.copy()
            MenuDeed.PASTE_GAME -> deeds.paste()
            MenuDeed.AGREE_DRAW -> onSheet(GameSheet.Draw)
            MenuDeed.RESIGN -> onSheet(GameSheet.Resign)
            MenuDeed.SETTINGS -> onGo(Screen.Settings)
        }
    }
    return deeds.menu().map { group ->
        group.map { row -> MenuEntry(signOf(row.deed), row.label, row.isEnabled, row.isOn) { choose(row) } }
    }
}

private fun signOf(deed: MenuDeed): Int = when (deed) {
    MenuDeed.NEW_GAME -> R.drawable.ic_new
    MenuDeed.RESTART -> R.drawable.ic_again
    MenuDeed.PLAYERS -> R.drawable.ic_people
    MenuDeed.RULES -> R.drawable.ic_rules
    MenuDeed.UNDO -> R.drawable.ic_undo
    MenuDeed.REDO -> R.drawable.ic_later
    MenuDeed.MOVES, MenuDeed.ALL_MOVES -> R.drawable.ic_list
    MenuDeed.ANALYSIS -> R.drawable.ic_analysis
    MenuDeed.COACH -> R.drawable.ic_learn
    MenuDeed.SEND_MESSAGE, MenuDeed.SHARE_GAME -> R.drawable.ic_share
    MenuDeed.SHOW_CODE, MenuDeed.SHARE_PICTURE -> R.drawable.ic_picture
    MenuDeed.COPY_GAME -> R.drawable.ic_copy
    MenuDeed.PASTE_GAME -> R.drawable.ic_paste
    MenuDeed.AGREE_DRAW -> R.drawable.ic_draw
    MenuDeed.RESIGN -> R.drawable.ic_flag
    MenuDeed.SETTINGS -> R.drawable.ic_settings
}

/** Draws the picture beside the main thread, which goes on showing the board. */
@Composable
internal fun sharePicture(deeds: MatchDeeds): () -> Unit {
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
