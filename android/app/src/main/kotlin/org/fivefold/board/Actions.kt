package org.fivefold.board

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
import org.fivefold.core.generated.ScreenPlan
import org.fivefold.core.generated.Word
import org.fivefold.text

/** The bar of a match and its overflow menu: icons with labels, or wide buttons if one is the primary one. */
@Composable
internal fun GameActions(bar: List<MenuEntry>, menu: List<List<MenuEntry>>, plan: ScreenPlan) {
    val isWide = bar.any { it.isMain }
    val buttons: @Composable (Modifier) -> Unit = { size ->
        for (button in bar) {
            if (isWide) {
                WideButton(button.words, size, button.isMain, button.isEnabled, onClick = button.onClick)
            } else {
                ActionSign(button, plan.hasLabels, size)
            }
        }
        Menu({ menu }, if (isWide) Modifier else size) { open ->
            ActionSign(MenuEntry(R.drawable.ic_menu, Word.MENU.text, onClick = open), plan.hasLabels, Modifier)
        }
    }
    when {
        plan.isScrolled && isWide ->
            Column(Modifier.fillMaxWidth().padding(bottom = plan.gap.dp), Arrangement.spacedBy(plan.gap.dp)) {
                buttons(Modifier.fillMaxWidth())
            }
        plan.isScrolled -> FlowRow(
            Modifier.fillMaxWidth().padding(bottom = plan.gap.dp),
            Arrangement.SpaceEvenly,
        ) { buttons(Modifier) }
        else -> Row(
            Modifier.fillMaxWidth().height(plan.actions.dp).padding(horizontal = plan.beside.dp),
            if (isWide) Arrangement.spacedBy(plan.gap.dp) else Arrangement.Start,
            Alignment.CenterVertically,
        ) { buttons(if (isWide) Modifier.weight(1f) else Modifier.weight(1f).fillMaxHeight()) }
    }
}

/** The actions of a study: the primary ones as wide buttons; the others and the list of moves as icons below them. */
@Composable
internal fun StudyActions(actions: List<MenuEntry>, plan: ScreenPlan, onList: (() -> Unit)?) {
    val (main, others) = actions.partition { it.isMain }
    val signs: @Composable (Modifier) -> Unit = { size ->
        val list = onList?.let { MenuEntry(R.drawable.ic_list, Word.ALL_MOVES.text, onClick = it) }
        for (button in others + listOfNotNull(list)) ActionSign(button, plan.hasLabels, size)
    }
    Column(Modifier.fillMaxWidth().padding(horizontal = plan.beside.dp), Arrangement.spacedBy(plan.gap.dp)) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(plan.gap.dp)) {
            for (button in main) {
                WideButton(button.words, Modifier.weight(1f), isMain = true, button.isEnabled, onClick = button.onClick)
            }
        }
        if (plan.isScrolled) {
            FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly) { signs(Modifier) }
        } else {
            Row(
                Modifier.fillMaxWidth().height(plan.actions.dp),
                Arrangement.SpaceEvenly,
                Alignment.CenterVertically,
            ) { signs(Modifier.weight(1f, fill = false).fillMaxHeight()) }
        }
    }
}

/** A button with an icon and its label; a switch if it is on or off. */
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
