package org.fivefold.study

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import org.fivefold.MenuEntry
import org.fivefold.R
import org.fivefold.WideButton
import org.fivefold.board.Plan
import org.fivefold.core.generated.Word
import org.fivefold.game.ActionSign
import org.fivefold.text

/** What can be done: what stands out as a wide button, the rest and the list of moves as signs with words below it. */
@Composable
internal fun StudyActions(actions: List<MenuEntry>, plan: Plan, onList: (() -> Unit)?) {
    val (main, others) = actions.partition { it.isMain }
    val signs: @Composable (Modifier) -> Unit = { size ->
        val list = onList?.let { MenuEntry(R.drawable.ic_list, Word.ALL_MOVES.text, onClick = it) }
        for (button in others + listOfNotNull(list)) ActionSign(button, plan.hasLabels, size)
    }
    Column(Modifier.fillMaxWidth().padding(horizontal = plan.beside), Arrangement.spacedBy(plan.gap)) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(plan.gap)) {
            for (button in main) {
                WideButton(button.words, Modifier.weight(1f), isMain = true, button.isEnabled, onClick = button.onClick)
            }
        }
        if (plan.isScrolled) {
            FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly) { signs(Modifier) }
        } else {
            Row(
                Modifier.fillMaxWidth().height(plan.actions),
                Arrangement.SpaceEvenly,
                Alignment.CenterVertically,
            ) { signs(Modifier.weight(1f, fill = false).fillMaxHeight()) }
        }
    }
}
