package org.fivefold.newgame

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import org.fivefold.Choices
import org.fivefold.PartTitle
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.core.generated.StrengthKind
import org.fivefold.core.generated.StrengthRow
import org.fivefold.game.Coin

/** How strong a computer is; of two computers each has its own. */
@Composable
internal fun StrengthPart(row: StrengthRow, index: UInt, decide: Decide) {
    Row(verticalAlignment = Alignment.CenterVertically, horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        row.colour?.let { Coin(it, 20.dp) }
        PartTitle(stringResource(R.string.strength))
    }
    Choices(StrengthKind.entries.map { it to wordOf(it) }, row.kind) { decide { setStrengthKind(index, it) } }
    if (row.kind == StrengthKind.LEVEL) {
        Levels(row) { decide { setLevel(index, it) } }
        Text("${row.level} · ${row.name}", style = MaterialTheme.typography.titleMedium)
        QuietText(row.hint)
    } else {
        LabelledRow(row.words, "") {
            StepButtons(stringResource(R.string.strength), row.canLess, row.canMore) { up ->
                decide { stepStrength(index, up) }
            }
        }
    }
}

/** The levels in a row, the chosen one filled. */
@Composable
private fun Levels(row: StrengthRow, onLevel: (UByte) -> Unit) {
    val colours = MaterialTheme.colorScheme
    val scroll = rememberScrollState()
    // The chosen one is in sight, however many there are.
    LaunchedEffect(scroll.maxValue) { scroll.scrollTo(scroll.maxValue * (row.level.toInt() - 1) / row.levels.toInt()) }
    Row(
        Modifier.fillMaxWidth().horizontalScroll(scroll).padding(vertical = 4.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        for (level in 1..row.levels.toInt()) {
            val isChosen = level == row.level.toInt()
            Box(
                Modifier
                    .sizeIn(minWidth = 48.dp, minHeight = 48.dp)
                    .clip(CircleShape)
                    .background(if (isChosen) colours.primary else colours.background)
                    .border(1.dp, if (isChosen) colours.primary else colours.outline, CircleShape)
                    .selectable(isChosen, role = Role.RadioButton) { onLevel(level.toUByte()) },
                Alignment.Center,
            ) {
                Text(
                    "$level",
                    color = if (isChosen) colours.onPrimary else colours.onBackground,
                    style = MaterialTheme.typography.titleMedium,
                )
            }
        }
    }
}

@Composable
private fun wordOf(kind: StrengthKind) = stringResource(
    when (kind) {
        StrengthKind.LEVEL -> R.string.strength_level
        StrengthKind.TIME -> R.string.strength_time
        StrengthKind.VISITS -> R.string.simulations
    },
)
