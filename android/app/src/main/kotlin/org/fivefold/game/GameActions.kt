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
import org.fivefold.Act
import org.fivefold.Menu
import org.fivefold.R
import org.fivefold.Screen
import org.fivefold.WideButton
import org.fivefold.board.Plan
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.MenuDeed
import org.fivefold.core.generated.Word
import org.fivefold.text

/** What can be done at any time: four signs with words; when the match is over, what comes after it. */
@Composable
internal fun GameActions(
    state: MatchState,
    act: Act,
    deeds: MatchDeeds,
    plan: Plan,
    onGo: (Screen) -> Unit,
    onSheet: (GameSheet) -> Unit,
) {
    val (can, hasLabels) = state.abilities to plan.hasLabels
    val isScrolled = plan.isScrolled
    val sharePicture = sharePicture(deeds)
    val menu: @Composable (Modifier) -> Unit = { size ->
        Menu({ menuOf(state, act, deeds, onGo, onSheet, sharePicture) }, size) { open ->
            ActionSign(R.drawable.ic_menu, Word.MENU.text, hasLabels, Modifier, onClick = open)
        }
    }
    if (can.rematch) return AfterMatch(deeds, isScrolled, plan) { menu(Modifier) }
    val actions: @Composable (Modifier) -> Unit = { size ->
        ActionSign(R.drawable.ic_undo, Word.UNDO.text, hasLabels, size, can.undo) {
            act { gesture(BoardGesture.Undo) }
        }
        if (can.moveNow) {
            ActionSign(R.drawable.ic_play_now, Word.MOVE_NOW.text, hasLabels, size) {
                act { moveNow() }
            }
        } else {
            ActionSign(R.drawable.ic_hint, Word.HINT.text, hasLabels, size, can.hint) { act { hint() } }
        }
        val isOn = state.analysis != null
        ActionSign(R.drawable.ic_analysis, Word.ANALYSIS.text, hasLabels, size, can.analyse, isOn) {
            act { choose(MenuDeed.ANALYSIS) }
        }
        menu(size)
    }
    if (isScrolled) {
        FlowRow(Modifier.fillMaxWidth().padding(bottom = plan.gap), Arrangement.SpaceEvenly) { actions(Modifier) }
    } else {
        Row(
            Modifier.fillMaxWidth().height(plan.actions).padding(horizontal = plan.beside),
            verticalAlignment = Alignment.CenterVertically,
        ) { actions(Modifier.weight(1f).fillMaxHeight()) }
    }
}

/** The same again, what can be learnt of it, and everything else. */
@Composable
private fun AfterMatch(deeds: MatchDeeds, isScrolled: Boolean, plan: Plan, menu: @Composable () -> Unit) {
    val buttons: @Composable (Modifier) -> Unit = { size ->
        WideButton(Word.REMATCH.text, size, isMain = true, onClick = deeds.rematch)
        WideButton(Word.REVIEW.text, size, onClick = deeds.review)
    }
    if (isScrolled) {
        Column(Modifier.fillMaxWidth().padding(bottom = plan.gap), Arrangement.spacedBy(plan.gap)) {
            buttons(Modifier.fillMaxWidth())
            menu()
        }
    } else {
        Row(
            Modifier.fillMaxWidth().height(plan.actions).padding(horizontal = plan.beside),
            Arrangement.spacedBy(plan.gap),
            Alignment.CenterVertically,
        ) {
            buttons(Modifier.weight(1f))
            menu()
        }
    }
}

/** A sign and its word; a switch where it is on or off. */
@Composable
internal fun ActionSign(
    icon: Int,
    words: String,
    hasLabel: Boolean,
    modifier: Modifier,
    isEnabled: Boolean = true,
    isOn: Boolean? = null,
    onClick: () -> Unit,
) {
    val touched = if (isOn == null) {
        Modifier.clickable(isEnabled, role = Role.Button, onClick = onClick)
    } else {
        Modifier.toggleable(isOn, isEnabled, Role.Switch) { onClick() }
    }
    Column(
        modifier
            .sizeIn(minWidth = 72.dp, minHeight = 48.dp)
            .clip(RoundedCornerShape(16.dp))
            .then(touched)
            .semantics { if (!hasLabel) contentDescription = words }
            .alpha(if (isEnabled) 1f else DISABLED)
            .padding(4.dp),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        val colours = MaterialTheme.colorScheme
        val plate = if (isOn == true) colours.secondaryContainer else colours.background
        Box(Modifier.clip(RoundedCornerShape(16.dp)).background(plate).padding(horizontal = 14.dp, vertical = 4.dp)) {
            Icon(painterResource(icon), null)
        }
        if (hasLabel) Text(words, textAlign = TextAlign.Center, style = MaterialTheme.typography.labelMedium)
    }
}

private const val DISABLED = 0.38f
