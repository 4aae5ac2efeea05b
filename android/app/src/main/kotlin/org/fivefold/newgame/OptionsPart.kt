package org.fivefold.newgame

import androidx.compose.foundation.background
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.FilterChip
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.fivefold.Choices
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.board.PictureView
import org.fivefold.core.generated.NewGameState
import org.fivefold.core.generated.OptionRow
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.Word
import org.fivefold.filled
import org.fivefold.text

/** The board and its rules: folded to one line until somebody wants to change them. */
@Composable
internal fun OptionsPart(state: NewGameState, decide: Decide) {
    var isOpen by rememberSaveable(state.game) { mutableStateOf(false) }
    Row(
        Modifier
            .fillMaxWidth()
            .clip(RoundedCornerShape(20.dp))
            .background(MaterialTheme.colorScheme.surfaceContainer)
            .toggleable(isOpen, role = Role.Button) { isOpen = it }
            .heightIn(min = 56.dp)
            .padding(horizontal = 16.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f).padding(vertical = 8.dp)) {
            Text(Word.OPTIONS.text, style = MaterialTheme.typography.titleMedium)
            if (state.board.isNotEmpty()) QuietText(state.board)
        }
        Icon(painterResource(R.drawable.ic_down), null, if (isOpen) Modifier.rotate(HALF_ROUND) else Modifier)
    }
    if (!isOpen) return
    Preview(state.preview, state.choosing != null, decide)
    for (option in state.options) Option(option, state.choosing, decide)
    TextButton({ decide { surprise() } }) { Text(Word.SURPRISE.text) }
}

/** The board as it will be; cells are chosen on it. */
@Composable
private fun Preview(picture: Picture, isChoosing: Boolean, decide: Decide) {
    val shown by rememberUpdatedState(picture)
    BoxWithConstraints(Modifier.fillMaxWidth().padding(vertical = 4.dp), Alignment.Center) {
        val (width, height) = picture.width.toFloat() to picture.height.toFloat()
        val unit = minOf(maxWidth / width, (if (isChoosing) 400.dp else 200.dp) / height)
        PictureView(
            picture,
            Modifier.size(unit * width, unit * height).testTag("preview").pointerInput(decide) {
                detectTapGestures { at ->
                    val scale = size.width / shown.width
                    decide { touchAt(at.x / scale, at.y / scale) }
                }
            },
        )
    }
}

/** One option of a board, by its kind. */
@Composable
private fun Option(option: OptionRow, choosing: String?, decide: Decide) = when (option) {
    is OptionRow.Choice -> Column(Modifier.fillMaxWidth()) {
        val row = option.row
        Text(row.label, Modifier.padding(top = 8.dp), style = MaterialTheme.typography.bodyLarge)
        Choices(row.words zip row.labels, row.words.getOrNull(row.chosen.toInt())) { decide { choose(row.name, it) } }
    }
    is OptionRow.Number -> {
        val row = option.row
        LabeledRow(row.label, row.value) {
            if (row.canReset) ResetButton(row.name, decide)
            StepButtons(row.label, row.canLess, row.canMore) { up -> decide { stepOption(row.name, up) } }
        }
    }
    is OptionRow.Cells -> Column(Modifier.fillMaxWidth()) {
        val row = option.row
        val isChosen = choosing == row.name
        LabeledRow(row.label, row.value) {
            if (row.canDraw) {
                TextButton({ decide { drawAgain(row.name) } }) { Text(Word.DRAW_AGAIN.text) }
            }
            if (row.canReset) ResetButton(row.name, decide)
            if (row.canChoose) {
                FilterChip(isChosen, { decide { chooseCells(row.name) } }, { Text(Word.CHOOSE.text) })
            }
        }
        if (isChosen) QuietText(Word.CHOOSE_CELLS.filled(row.label))
    }
}

@Composable
private fun ResetButton(name: String, decide: Decide) {
    TextButton({ decide { resetOption(name) } }) { Text(Word.RESET.text) }
}

/** One less and one more. */
@Composable
internal fun StepButtons(label: String, canLess: Boolean, canMore: Boolean, onStep: (Boolean) -> Unit) {
    val less = Word.LESS.filled(label)
    val more = Word.MORE.filled(label)
    Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        OutlinedButton({ onStep(false) }, Modifier.semantics { contentDescription = less }, canLess) { Text("−") }
        OutlinedButton({ onStep(true) }, Modifier.semantics { contentDescription = more }, canMore) { Text("+") }
    }
}

/** A label, what it is set to, and something to change it; in two lines where they have no room in one. */
@Composable
internal fun LabeledRow(label: String, value: String, change: @Composable () -> Unit) {
    FlowRow(
        Modifier.fillMaxWidth().heightIn(min = 52.dp),
        Arrangement.SpaceBetween,
        Arrangement.Center,
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Column {
            Text(label, style = MaterialTheme.typography.bodyLarge)
            if (value.isNotEmpty()) QuietText(value)
        }
        Row { change() }
    }
}

private const val HALF_ROUND = 180f
