package org.fivefold.newgame

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.fivefold.QuietText
import org.fivefold.board.PictureView
import org.fivefold.core.generated.ChoiceRow
import org.fivefold.core.generated.ChoiceStyle
import org.fivefold.core.generated.NewGameOption
import org.fivefold.game.Coin

/** Segments of one plate or cards, beside each other; below each other at a large font size. */
@Composable
internal fun Options(row: ChoiceRow, send: NewGameSend) {
    val isPlate = row.style == ChoiceStyle.SEGMENTS
    val isTall = LocalDensity.current.fontScale > LARGE
    val shape = if (isPlate && !isTall) CircleShape else RoundedCornerShape(20.dp)
    val plate = Modifier.background(MaterialTheme.colorScheme.secondaryContainer, shape).padding(4.dp)
    val group = Modifier
        .fillMaxWidth()
        .then(if (isPlate) plate else Modifier)
        .selectableGroup()
        .semantics { contentDescription = row.label }
    val gap = Arrangement.spacedBy(if (isPlate) 0.dp else GAP)
    if (isTall) {
        Column(group, gap) { for (it in row.options) Option(it, shape, isPlate, Modifier.fillMaxWidth(), send) }
    } else {
        Row(group.height(IntrinsicSize.Min), gap) {
            for (it in row.options) Option(it, shape, isPlate, Modifier.weight(1f).fillMaxHeight(), send)
        }
    }
}

/** An option with its coins; framed if it is chosen. */
@Composable
private fun Option(option: NewGameOption, shape: Shape, isOnPlate: Boolean, modifier: Modifier, send: NewGameSend) {
    val colors = MaterialTheme.colorScheme
    val isFlat = isOnPlate && !option.isChosen
    Column(
        modifier
            .heightIn(min = 48.dp)
            .clip(shape)
            .background(if (isFlat) colors.secondaryContainer else colors.surfaceContainer)
            .then(if (option.isChosen) Modifier.border(2.dp, colors.primary, shape) else Modifier)
            .selectable(option.isChosen, role = Role.RadioButton) { send(option.event) }
            .padding(6.dp),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        if (option.colors.isNotEmpty()) {
            Row(Modifier.padding(vertical = 6.dp), Arrangement.spacedBy((-10).dp)) {
                for (color in option.colors) Coin(color, 32.dp)
            }
        }
        Text(
            option.label,
            fontWeight = if (option.isChosen) FontWeight.SemiBold else FontWeight.Normal,
            style = MaterialTheme.typography.bodyMedium,
            textAlign = TextAlign.Center,
        )
    }
}

/** The faces of the levels, scrolled so that the chosen one is as near to the center as possible. */
@Composable
internal fun Faces(row: ChoiceRow, send: NewGameSend) {
    Column(Modifier.fillMaxWidth(), horizontalAlignment = Alignment.CenterHorizontally) {
        BoxWithConstraints(Modifier.fillMaxWidth()) {
            val scroll = rememberScrollState()
            val chosen = row.options.indexOfFirst { it.isChosen }.coerceAtLeast(0)
            val before = with(LocalDensity.current) { ((FACE + GAP) * chosen + CHOSEN / 2 - maxWidth / 2).roundToPx() }
            LaunchedEffect(chosen, scroll.maxValue) { scroll.animateScrollTo(before.coerceIn(0, scroll.maxValue)) }
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
            Text(row.label, style = MaterialTheme.typography.titleMedium)
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

private const val LARGE = 1.3f
private val FACE = 52.dp
private val CHOSEN = 80.dp
private val GAP = 8.dp
