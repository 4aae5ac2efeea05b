package org.fivefold

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Box
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource

/** What a menu has to offer, one line each. */
class MenuEntries {
    internal val lines = mutableListOf<Pair<Int, () -> Unit>>()

    fun entry(@StringRes title: Int, onClick: () -> Unit) {
        lines += title to onClick
    }
}

/** A button with three dots and the menu it opens. */
@Composable
fun MoreMenu(entries: MenuEntries.() -> Unit) {
    var isOpen by remember { mutableStateOf(false) }
    Box {
        IconButton(onClick = { isOpen = true }) {
            Icon(painterResource(R.drawable.ic_menu), stringResource(R.string.menu))
        }
        DropdownMenu(isOpen, { isOpen = false }) {
            for ((title, onClick) in MenuEntries().apply(entries).lines) {
                DropdownMenuItem(
                    { Text(stringResource(title)) },
                    onClick = {
                        isOpen = false
                        onClick()
                    },
                )
            }
        }
    }
}
