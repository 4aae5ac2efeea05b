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
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Button
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.fivefold.Menu
import org.fivefold.R
import org.fivefold.Screen
import org.fivefold.board.Act
import org.fivefold.core.generated.MatchState

/** What can be done at any time: four signs with words; when the match is over, another one comes first. */
@Composable
internal fun GameActions(
    state: MatchState,
    act: Act,
    deeds: MatchDeeds,
    plan: GamePlan,
    onGo: (Screen) -> Unit,
    onSheet: (GameSheet) -> Unit,
) {
    val hasLabels = plan.hasLabels
    val actions: @Composable (Modifier) -> Unit = { size ->
        val can = state.abilities
        if (can.rematch) {
            Button(deeds.rematch, Modifier.heightIn(min = 56.dp).widthIn(min = 168.dp)) {
                Text(stringResource(R.string.rematch), style = MaterialTheme.typography.titleMedium)
            }
        } else {
            Action(R.drawable.ic_undo, R.string.undo, hasLabels, size, can.undo) { act { undo() } }
            if (can.moveNow) {
                Action(R.drawable.ic_play_now, R.string.move_now, hasLabels, size) { act { moveNow() } }
            } else {
                Action(R.drawable.ic_hint, R.string.hint, hasLabels, size, can.hint) { act { hint() } }
            }
        }
        val isOn = state.analysis != null
        Action(R.drawable.ic_analysis, R.string.analysis, hasLabels, size, can.analyse, isOn) {
            act { setAnalysis(!isOn) }
        }
        Menu(menuOf(state, act, deeds, plan.hasStrip, onGo, onSheet)) { open ->
            Action(R.drawable.ic_menu, R.string.menu, hasLabels, size, onClick = open)
        }
    }
    if (plan.shape == GamePlan.Shape.Scrolled) {
        FlowRow(Modifier.fillMaxWidth().padding(bottom = GAP), Arrangement.SpaceEvenly) { actions(Modifier) }
    } else {
        Row(
            Modifier.fillMaxWidth().height(plan.actions).padding(horizontal = MARGIN),
            Arrangement.SpaceEvenly,
            Alignment.CenterVertically,
        ) { actions(Modifier.fillMaxHeight()) }
    }
}

/** A sign and its word; a switch where it is on or off. */
@Composable
private fun Action(
    icon: Int,
    label: Int,
    hasLabel: Boolean,
    modifier: Modifier,
    isEnabled: Boolean = true,
    isOn: Boolean? = null,
    onClick: () -> Unit,
) {
    val words = stringResource(label)
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
        val plate = if (isOn ==
            true
        ) {
            MaterialTheme.colorScheme.secondaryContainer
        } else {
            MaterialTheme.colorScheme.background
        }
        Box(Modifier.clip(RoundedCornerShape(16.dp)).background(plate).padding(horizontal = 14.dp, vertical = 4.dp)) {
            Icon(painterResource(icon), null)
        }
        if (hasLabel) Text(words, textAlign = TextAlign.Center, style = MaterialTheme.typography.labelMedium)
    }
}

private const val DISABLED = 0.38f
