package org.fivefold

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.collapse
import androidx.compose.ui.semantics.expand
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.toggleableState
import androidx.compose.ui.state.ToggleableState
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.fivefold.core.generated.ButtonAction
import org.fivefold.core.generated.ScreenButton

/** A button, a row of a menu or an option; a switch if it is on or off. */
class MenuEntry(
    val icon: Int?,
    val words: String,
    /** The accessibility label. */
    val spoken: String = words,
    val isEnabled: Boolean = true,
    val isOn: Boolean? = null,
    val isMain: Boolean = false,
    /** The current value at the other end of a row. */
    val detail: String = "",
    /** The buttons that open below a row. */
    val folded: List<MenuEntry> = emptyList(),
    val onClick: () -> Unit,
)

internal fun ScreenButton.entry(perform: (ButtonAction) -> Unit): MenuEntry {
    val folded = (action as? ButtonAction.Unfold)?.buttons.orEmpty().map { it.entry(perform) }
    return MenuEntry(symbol.icon, label, spoken, isEnabled, isOn, isMain, detail, folded) {
        if (!isDeaf) perform(action)
    }
}

/** A menu on a sheet near the thumb: cards of rows, [tools] beside the title; and its button, [anchor]. */
@Composable
fun Menu(
    title: String,
    groups: @Composable () -> List<List<MenuEntry>>,
    modifier: Modifier = Modifier,
    tools: List<MenuEntry> = emptyList(),
    anchor: @Composable (() -> Unit) -> Unit,
) {
    var isOpen by rememberSaveable { mutableStateOf(false) }
    Box(modifier, propagateMinConstraints = true) {
        anchor { isOpen = true }
        // As high as its rows, in front of the board.
        if (isOpen) {
            CompositionLocalProvider(LocalSheetHeight provides 0.0) {
                MenuSheet(title, groups(), tools) { isOpen = false }
            }
        }
    }
}

/** The button of an overflow menu. */
@Composable
fun MenuButton(words: String, title: String = words, groups: @Composable () -> List<List<MenuEntry>>) =
    Menu(title, groups) { open ->
        IconButton(onClick = open) { Icon(painterResource(R.drawable.ic_menu), words) }
    }

@Composable
private fun MenuSheet(title: String, groups: List<List<MenuEntry>>, tools: List<MenuEntry>, onClose: () -> Unit) {
    val first = remember { FocusRequester() }
    val beside = @Composable {
        for (tool in tools) {
            IconButton({ onClose().also { tool.onClick() } }) {
                tool.icon?.let { Icon(painterResource(it), tool.spoken) }
            }
        }
    }
    TitledSheet(title, onClose, beside) {
        Column(
            Modifier.weight(1f, fill = false).scrolled().padding(horizontal = 14.dp).padding(bottom = 16.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            groups.forEachIndexed { index, group ->
                Column(
                    Modifier
                        .fillMaxWidth()
                        .clip(MaterialTheme.shapes.medium)
                        .background(MaterialTheme.colorScheme.surfaceContainer),
                ) {
                    group.forEachIndexed { row, entry ->
                        val focused = if (index + row == 0) Modifier.focusRequester(first) else Modifier
                        if (entry.folded.isEmpty()) {
                            MenuRow(entry, focused, { onClose().also { entry.onClick() } })
                        } else {
                            FoldedRow(entry, focused, onClose)
                        }
                    }
                }
            }
        }
        // With a keyboard, the first row has the focus.
        LaunchedEffect(Unit) { first.requestFocus() }
    }
}

@Composable
private fun MenuRow(entry: MenuEntry, modifier: Modifier, onClick: () -> Unit, end: @Composable () -> Unit = {}) {
    Row(
        modifier
            .fillMaxWidth()
            .clickable(entry.isEnabled, role = Role.Button, onClick = onClick)
            .semantics { entry.isOn?.let { toggleableState = ToggleableState(it) } }
            .heightIn(min = 48.dp)
            .padding(horizontal = 20.dp, vertical = 4.dp),
        Arrangement.spacedBy(20.dp),
        Alignment.CenterVertically,
    ) {
        entry.icon?.let { Icon(painterResource(it), null) }
        // At a large font scale each has a line of its own.
        FlowRow(
            Modifier.weight(1f),
            Arrangement.SpaceBetween,
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            Text(entry.words, Modifier.padding(end = 12.dp), style = MaterialTheme.typography.titleMedium)
            if (entry.detail.isNotEmpty()) QuietText(entry.detail)
        }
        if (entry.isOn == true) Icon(painterResource(R.drawable.ic_good), null)
        end()
    }
}

/** A row that opens round buttons below it. */
@Composable
private fun FoldedRow(entry: MenuEntry, modifier: Modifier, onClose: () -> Unit) {
    var isOpen by rememberSaveable { mutableStateOf(false) }
    val (below, presses) = remember { BringIntoViewRequester() } to LocalPresses.current
    val folded = Modifier.semantics {
        if (isOpen) collapse { true.also { isOpen = false } } else expand { true.also { isOpen = true } }
    }
    MenuRow(entry, modifier.then(folded), { presses?.replaced().also { isOpen = !isOpen } }) {
        Icon(painterResource(R.drawable.ic_down), null, if (isOpen) Modifier.rotate(180f) else Modifier)
    }
    if (isOpen) {
        FlowRow(
            Modifier.fillMaxWidth().padding(horizontal = 8.dp).padding(bottom = 12.dp).bringIntoViewRequester(below),
            Arrangement.SpaceEvenly,
            Arrangement.spacedBy(8.dp),
        ) {
            for (button in entry.folded) RoundButton(button) { onClose().also { button.onClick() } }
        }
        LaunchedEffect(Unit) { below.bringIntoView() }
    }
}

/** A round button with its label below it. */
@Composable
private fun RoundButton(button: MenuEntry, onClick: () -> Unit) {
    Column(
        Modifier
            .clip(MaterialTheme.shapes.medium)
            .clickable(button.isEnabled, role = Role.Button, onClick = onClick)
            .widthIn(min = 56.dp)
            .padding(4.dp),
        Arrangement.spacedBy(4.dp),
        Alignment.CenterHorizontally,
    ) {
        Box(
            Modifier.size(48.dp).background(MaterialTheme.colorScheme.secondaryContainer, CircleShape),
            Alignment.Center,
        ) {
            button.icon?.let { Icon(painterResource(it), null) }
        }
        Text(button.words, textAlign = TextAlign.Center, style = MaterialTheme.typography.labelMedium)
    }
}
