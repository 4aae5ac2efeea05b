package org.fivefold.game

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.fivefold.Menu
import org.fivefold.MenuEntry
import org.fivefold.R
import org.fivefold.WideButton
import org.fivefold.board.Plan
import org.fivefold.core.generated.Word
import org.fivefold.text

/** The core's bar, and the overflow menu: symbols with words, or wide buttons where one stands out. */
@Composable
internal fun GameActions(bar: List<MenuEntry>, plan: Plan, groups: @Composable () -> List<List<MenuEntry>>) {
    val isWide = bar.any { it.isMain }
    val buttons: @Composable (Modifier) -> Unit = { size ->
        for (button in bar) {
            if (isWide) {
                WideButton(button.words, size, button.isMain, button.isEnabled, onClick = button.onClick)
            } else {
                ActionSign(button, plan.hasLabels, size)
            }
        }
        Menu(groups, if (isWide) Modifier else size) { open ->
            ActionSign(MenuEntry(R.drawable.ic_menu, Word.MENU.text, onClick = open), plan.hasLabels, Modifier)
        }
    }
    when {
        plan.isScrolled && isWide ->
            Column(Modifier.fillMaxWidth().padding(bottom = plan.gap), Arrangement.spacedBy(plan.gap)) {
                buttons(Modifier.fillMaxWidth())
            }
        plan.isScrolled ->
            FlowRow(Modifier.fillMaxWidth().padding(bottom = plan.gap), Arrangement.SpaceEvenly) { buttons(Modifier) }
        else -> Row(
            Modifier.fillMaxWidth().height(plan.actions).padding(horizontal = plan.beside),
            if (isWide) Arrangement.spacedBy(plan.gap) else Arrangement.Start,
            Alignment.CenterVertically,
        ) { buttons(if (isWide) Modifier.weight(1f) else Modifier.weight(1f).fillMaxHeight()) }
    }
}

/** A sign and its word; a switch where it is on or off. */
@Composable
internal fun ActionSign(button: MenuEntry, hasLabel: Boolean, modifier: Modifier) {
    val isOn = button.isOn
    val touched = if (isOn == null) {
        Modifier.clickable(button.isEnabled, role = Role.Button, onClick = button.onClick)
    } else {
        Modifier.toggleable(isOn, button.isEnabled, Role.Switch) { button.onClick() }
    }
    Column(
        modifier
            .sizeIn(minWidth = 72.dp, minHeight = 48.dp)
            .clip(RoundedCornerShape(16.dp))
            .then(touched)
            .semantics { if (!hasLabel) contentDescription = button.words }
            .alpha(if (button.isEnabled) 1f else DISABLED)
            .padding(4.dp),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        val colors = MaterialTheme.colorScheme
        val plate = if (isOn == true) colors.secondaryContainer else colors.background
        Box(Modifier.clip(RoundedCornerShape(16.dp)).background(plate).padding(horizontal = 14.dp, vertical = 4.dp)) {
            button.icon?.let { Icon(painterResource(it), null) }
        }
        if (hasLabel) Text(button.words, textAlign = TextAlign.Center, style = MaterialTheme.typography.labelMedium)
    }
}

private const val DISABLED = 0.38f
