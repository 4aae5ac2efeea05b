package org.fivefold.newgame

import androidx.compose.foundation.border
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.fivefold.QuietText
import org.fivefold.board.PictureView
import org.fivefold.core.generated.ChoiceRow
import org.fivefold.core.generated.NewGameOption
import org.fivefold.game.Coin

/** The faces of the levels, with the chosen one in the middle when the row opens. */
@Composable
internal fun Faces(row: ChoiceRow, send: NewGameSend) {
    Column(Modifier.fillMaxWidth(), horizontalAlignment = Alignment.CenterHorizontally) {
        BoxWithConstraints(Modifier.fillMaxWidth()) {
            val scroll = rememberScrollState()
            val chosen = row.options.indexOfFirst { it.isChosen }.coerceAtLeast(0)
            val (step, size, margin, width) = with(LocalDensity.current) {
                listOf(FACE + GAP, CHOSEN, GAP + FACE / 2, maxWidth).map { it.roundToPx() }
            }
            var isPlaced by remember { mutableStateOf(false) }
            LaunchedEffect(chosen, scroll.maxValue) {
                // A tap during a scroll only stops it, so that the row opens without one, and later scrolls only until half of
                // the next face is visible.
                val (start, end) = step * chosen to step * chosen + size
                if (isPlaced) {
                    val nearest = scroll.value.coerceAtMost(start - margin).coerceAtLeast(end + margin - width)
                    val goal = nearest.coerceIn(0, scroll.maxValue)
                    if (goal != scroll.value) scroll.animateScrollTo(goal)
                } else {
                    scroll.scrollTo(((start + end - width) / 2).coerceIn(0, scroll.maxValue))
                    isPlaced = true
                }
            }
            Row(
                Modifier.fillMaxWidth().horizontalScroll(scroll).height(CHOSEN + 8.dp).selectableGroup(),
                Arrangement.spacedBy(GAP),
                Alignment.CenterVertically,
            ) {
                for (option in row.options) Face(option) { send(option.event) }
            }
        }
        Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
            row.color?.let { Coin(it, 20.dp) }
            Text(row.label, style = MaterialTheme.typography.titleMedium.copy(textAlign = TextAlign.Center))
        }
        QuietText(row.hint, isCentered = true)
    }
}

@Composable
private fun Face(option: NewGameOption, onClick: () -> Unit) {
    val size = if (option.isChosen) CHOSEN else FACE
    val frame = if (option.isChosen) 2.dp else 0.dp
    Box(
        Modifier
            .size(size)
            .clip(CircleShape)
            .border(frame, MaterialTheme.colorScheme.primary, CircleShape)
            .selectable(option.isChosen, role = Role.RadioButton, onClick = onClick)
            .semantics { contentDescription = option.label },
    ) {
        option.face?.let { PictureView(it, Modifier.padding(frame).size(size)) }
    }
}

private val FACE = 52.dp
private val CHOSEN = 80.dp
private val GAP = 8.dp
