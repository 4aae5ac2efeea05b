package org.fivefold

import org.fivefold.core.generated.AppAction
import org.fivefold.core.generated.AppButton
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.ScreenButton
import org.fivefold.core.generated.Symbol

/** The drawable of a symbol. */
val Symbol.icon: Int
    get() = when (this) {
        Symbol.NEW -> R.drawable.ic_new
        Symbol.AGAIN -> R.drawable.ic_again
        Symbol.PLAYERS -> R.drawable.ic_people
        Symbol.RULES -> R.drawable.ic_rules
        Symbol.UNDO -> R.drawable.ic_undo
        Symbol.REDO, Symbol.NEXT -> R.drawable.ic_later
        Symbol.LIST -> R.drawable.ic_list
        Symbol.ANALYSIS -> R.drawable.ic_analysis
        Symbol.COACH, Symbol.LEARN -> R.drawable.ic_learn
        Symbol.MESSAGE, Symbol.SHARE -> R.drawable.ic_share
        Symbol.CODE, Symbol.PICTURE -> R.drawable.ic_picture
        Symbol.COPY -> R.drawable.ic_copy
        Symbol.PASTE -> R.drawable.ic_paste
        Symbol.DRAW -> R.drawable.ic_draw
        Symbol.FLAG -> R.drawable.ic_flag
        Symbol.SETTINGS -> R.drawable.ic_settings
        Symbol.FIRST -> R.drawable.ic_first
        Symbol.PREVIOUS -> R.drawable.ic_earlier
        Symbol.LAST -> R.drawable.ic_last
        Symbol.FORWARD -> R.drawable.ic_play_now
        Symbol.HINT -> R.drawable.ic_hint
        Symbol.PLAY -> R.drawable.ic_play
        Symbol.PAUSE -> R.drawable.ic_pause
        Symbol.DONE -> R.drawable.ic_good
        Symbol.CLOSE -> R.drawable.ic_close
        Symbol.STATISTICS -> R.drawable.ic_statistics
        Symbol.ABOUT -> R.drawable.ic_info
        Symbol.DELETE -> R.drawable.ic_delete
    }

internal fun AppButton.entry(perform: (AppAction) -> Unit) =
    MenuEntry(symbol.icon, label, isEnabled, isMain = isMain) { perform(action) }

internal fun ScreenButton.entry(perform: (ButtonAction) -> Unit) =
    MenuEntry(symbol.icon, label, isEnabled, isOn, isMain) { perform(action) }
