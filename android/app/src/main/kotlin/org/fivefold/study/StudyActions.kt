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
import org.fivefold.R
import org.fivefold.WideButton
import org.fivefold.board.Plan
import org.fivefold.core.generated.StudyAction
import org.fivefold.core.generated.StudyDeed
import org.fivefold.core.generated.Word
import org.fivefold.game.ActionSign
import org.fivefold.text

/** What can be done: what stands out as a wide button, the rest and the list of moves as signs with words below it. */
@Composable
internal fun StudyActions(actions: List<StudyAction>, plan: Plan, onList: (() -> Unit)?, onDeed: (StudyDeed) -> Unit) {
    val (main, others) = actions.partition { it.isMain }
    val signs: @Composable (Modifier) -> Unit = { size ->
        for (action in others) {
            val words = action.label
            ActionSign(signOf(action.deed), words, plan.hasLabels, size, action.isEnabled) { onDeed(action.deed) }
        }
        onList?.let {
            ActionSign(R.drawable.ic_list, Word.ALL_MOVES.text, plan.hasLabels, size, onClick = it)
        }
    }
    Column(Modifier.fillMaxWidth().padding(horizontal = plan.beside), Arrangement.spacedBy(plan.gap)) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(plan.gap)) {
            for (action in main) {
                WideButton(action.label, Modifier.weight(1f), isMain = true, action.isEnabled) { onDeed(action.deed) }
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

/** The steps through the moves of a game are at the ends of its strip. */
internal val StudyAction.isStep: Boolean
    get() = when (deed) {
        StudyDeed.FIRST, StudyDeed.PREVIOUS, StudyDeed.NEXT, StudyDeed.LAST -> true
        else -> false
    }

private fun signOf(deed: StudyDeed): Int = when (deed) {
    StudyDeed.FIRST -> R.drawable.ic_first
    StudyDeed.PREVIOUS -> R.drawable.ic_earlier
    StudyDeed.NEXT -> R.drawable.ic_later
    StudyDeed.LAST -> R.drawable.ic_last
    StudyDeed.NEXT_SLIP -> R.drawable.ic_play_now
    StudyDeed.RETRY, StudyDeed.TRY_AGAIN -> R.drawable.ic_again
    StudyDeed.REFUTE -> R.drawable.ic_analysis
    StudyDeed.HINT -> R.drawable.ic_hint
    StudyDeed.TAKE_BACK -> R.drawable.ic_undo
    StudyDeed.PASS -> R.drawable.ic_play_now
    StudyDeed.ANSWER -> R.drawable.ic_flag
    StudyDeed.CONTINUE -> R.drawable.ic_last
    StudyDeed.PLAY_FROM_HERE -> R.drawable.ic_play
    StudyDeed.LEAVE -> R.drawable.ic_close
}
