package org.fivefold.newgame

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
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
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.fivefold.core.generated.Starter
import org.fivefold.core.generated.StarterChoice
import org.fivefold.core.generated.Word
import org.fivefold.game.Coin
import org.fivefold.text

/** One of a few things on a common plate; below each other where letters are large. */
@Composable
internal fun <T> Segments(choices: List<Pair<T, String>>, chosen: T, label: String, onChoice: (T) -> Unit) {
    val colors = MaterialTheme.colorScheme
    val isTall = isTall()
    val shape = if (isTall) RoundedCornerShape(24.dp) else CircleShape
    val plate = Modifier
        .fillMaxWidth()
        .background(colors.secondaryContainer, shape)
        .padding(4.dp)
        .selectableGroup()
        .semantics { contentDescription = label }
    val segment: @Composable (T, String, Modifier) -> Unit = { choice, words, size ->
        Chosen(choice == chosen, { onChoice(choice) }, shape, size, isOnCard = false) { Words(words, it) }
    }
    if (isTall) {
        Column(plate) { for ((choice, words) in choices) segment(choice, words, Modifier.fillMaxWidth()) }
    } else {
        Row(plate.height(IntrinsicSize.Min)) {
            for ((choice, words) in choices) segment(choice, words, Modifier.weight(1f).fillMaxHeight())
        }
    }
}

/** Who starts, each with the color that follows from it. */
@Composable
internal fun Starters(choices: List<StarterChoice>, onChoice: (Starter) -> Unit) {
    val label = Word.WHO_STARTS.text
    val all = Modifier.fillMaxWidth().selectableGroup().semantics { contentDescription = label }
    val card: @Composable (StarterChoice, Modifier) -> Unit = { choice, size ->
        Chosen(choice.isChosen, { onChoice(choice.starter) }, RoundedCornerShape(20.dp), size, isOnCard = true) {
            Coins(choice)
            Words(choice.label, it)
        }
    }
    if (isTall()) {
        Column(all, Arrangement.spacedBy(GAP)) { for (choice in choices) card(choice, Modifier.fillMaxWidth()) }
    } else {
        Row(all.height(IntrinsicSize.Min), Arrangement.spacedBy(GAP)) {
            for (choice in choices) card(choice, Modifier.weight(1f).fillMaxHeight())
        }
    }
}

@Composable
private fun Coins(choice: StarterChoice) {
    Row(Modifier.padding(vertical = 6.dp), Arrangement.spacedBy((-OVERLAP))) {
        for (color in choice.colors) Coin(color, COIN)
    }
}

/** A choice: the chosen one lies on a card with a frame; the others on cards too, or on a common plate. */
@Composable
private fun Chosen(
    isChosen: Boolean,
    onClick: () -> Unit,
    shape: Shape,
    modifier: Modifier,
    isOnCard: Boolean,
    content: @Composable (isChosen: Boolean) -> Unit,
) {
    val colors = MaterialTheme.colorScheme
    val ground = if (isChosen || isOnCard) colors.surfaceContainer else colors.secondaryContainer
    val frame = if (isChosen) Modifier.border(2.dp, colors.primary, shape) else Modifier
    Column(
        modifier
            .heightIn(min = 48.dp)
            .clip(shape)
            .background(ground)
            .then(frame)
            .selectable(isChosen, role = Role.RadioButton, onClick = onClick)
            .padding(horizontal = 6.dp, vertical = 6.dp),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) { content(isChosen) }
}

@Composable
private fun Words(words: String, isChosen: Boolean) = Text(
    words,
    fontWeight = if (isChosen) FontWeight.SemiBold else FontWeight.Normal,
    style = MaterialTheme.typography.bodyMedium,
    textAlign = TextAlign.Center,
)

/** Whether words are too wide to stand beside each other. */
@Composable
private fun isTall() = LocalDensity.current.fontScale > LARGE

private const val LARGE = 1.3f
private val GAP = 8.dp
private val COIN = 32.dp
private val OVERLAP: Dp = 10.dp
