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
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.fivefold.Menu
import org.fivefold.MenuEntry
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.SwitchLine
import org.fivefold.board.PictureView
import org.fivefold.core.generated.LevelChoice
import org.fivefold.core.generated.StrengthKind
import org.fivefold.core.generated.StrengthRow
import org.fivefold.core.generated.Word
import org.fivefold.game.Coin
import org.fivefold.saidOf
import org.fivefold.text

/** How strong a computer is; of two computers each has its own. */
@Composable
internal fun StrengthPart(row: StrengthRow, index: UInt, decide: Decide) {
    Column(Modifier.fillMaxWidth(), horizontalAlignment = Alignment.CenterHorizontally) {
        if (row.kind == StrengthKind.LEVEL) {
            Levels(row.choices) { decide { setLevel(index, it) } }
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
                row.color?.let { Coin(it, 20.dp) }
                Text(row.words, style = MaterialTheme.typography.titleMedium)
            }
            QuietText(row.hint, isCentered = true)
        } else {
            LabeledRow(row.words, "") {
                StepButtons(Word.STRENGTH.text, row.canLess, row.canMore) { up ->
                    decide { stepStrength(index, up) }
                }
            }
        }
        row.asMe?.let { asMe -> SwitchLine(asMe.label, asMe.hint, asMe.isOn) { decide { setAsMe(index, it) } } }
        Kinds(row.kind) { decide { setStrengthKind(index, it) } }
    }
}

/** What limits the computer: seldom anything but a level, so it is a small button. */
@Composable
private fun Kinds(chosen: StrengthKind, onKind: (StrengthKind) -> Unit) {
    val others = StrengthKind.entries.filter { it != chosen }
    Menu({ listOf(others.map { MenuEntry(R.drawable.ic_play_now, wordOf(it).text) { onKind(it) } }) }) { open ->
        TextButton(open) {
            Text(saidOf(Word.STRENGTH.text, wordOf(chosen).text))
            Icon(painterResource(R.drawable.ic_down), null)
        }
    }
}

/** The faces of the levels in a row, the chosen one large and in the middle as far as that goes. */
@Composable
private fun Levels(choices: List<LevelChoice>, onLevel: (UByte) -> Unit) {
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val scroll = rememberScrollState()
        val chosen = choices.indexOfFirst { it.isChosen }.coerceAtLeast(0)
        val before = with(LocalDensity.current) { ((FACE + GAP) * chosen + CHOSEN / 2 - maxWidth / 2).roundToPx() }
        LaunchedEffect(chosen, scroll.maxValue) { scroll.animateScrollTo(before.coerceIn(0, scroll.maxValue)) }
        Row(
            Modifier.fillMaxWidth().horizontalScroll(scroll).height(CHOSEN + 8.dp).selectableGroup(),
            Arrangement.spacedBy(GAP),
            Alignment.CenterVertically,
        ) {
            for (choice in choices) Face(choice) { onLevel(choice.level) }
        }
    }
}

@Composable
private fun Face(choice: LevelChoice, onClick: () -> Unit) {
    val frame = MaterialTheme.colorScheme.primary
    val size = if (choice.isChosen) CHOSEN else FACE
    Box(
        Modifier
            .size(size)
            .clip(CircleShape)
            .then(if (choice.isChosen) Modifier.border(2.dp, frame, CircleShape) else Modifier)
            .selectable(choice.isChosen, role = Role.RadioButton, onClick = onClick)
            .semantics { contentDescription = choice.label },
    ) {
        PictureView(choice.face, Modifier.padding(if (choice.isChosen) 2.dp else 0.dp).size(size))
    }
}

private fun wordOf(kind: StrengthKind) = when (kind) {
    StrengthKind.LEVEL -> Word.STRENGTH_LEVEL
    StrengthKind.TIME -> Word.STRENGTH_TIME
    StrengthKind.VISITS -> Word.SIMULATIONS
}

private val FACE = 52.dp
private val CHOSEN = 80.dp
private val GAP = 8.dp
