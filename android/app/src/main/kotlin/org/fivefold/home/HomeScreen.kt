package org.fivefold.home

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.lazy.grid.GridCells
import androidx.compose.foundation.lazy.grid.LazyVerticalGrid
import androidx.compose.foundation.lazy.grid.items
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Card
import androidx.compose.material3.CardDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import org.fivefold.LocalPalette
import org.fivefold.MoreMenu
import org.fivefold.R
import org.fivefold.Screen
import org.fivefold.ScreenBar
import org.fivefold.board.BoardCanvas

/** The five games, each with its board. One tap plays on, or begins. */
@Composable
fun HomeScreen(
    state: HomeState,
    onOpen: (String) -> Unit,
    onNew: (String) -> Unit,
    onGo: (Screen) -> Unit,
    onPaste: () -> Unit,
) {
    Scaffold(topBar = { ScreenBar(stringResource(R.string.app_name), null) { HomeActions(onGo, onPaste) } }) { insets ->
        // Where there is room, the boards are larger than their words.
        val isTall = with(LocalDensity.current) { LocalWindowInfo.current.containerSize.width.toDp() } >= TALL_FROM
        LazyVerticalGrid(
            GridCells.Adaptive(340.dp),
            Modifier.fillMaxSize(),
            contentPadding = PaddingValues(
                start = 16.dp,
                end = 16.dp,
                top = insets.calculateTopPadding() + 4.dp,
                bottom = insets.calculateBottomPadding() + 16.dp,
            ),
            verticalArrangement = Arrangement.spacedBy(12.dp),
            horizontalArrangement = Arrangement.spacedBy(12.dp),
        ) {
            items(state.cards, key = { it.entry.id }) { card -> GameCard(card, isTall, onOpen, onNew) }
        }
    }
}

@Composable
private fun HomeActions(onGo: (Screen) -> Unit, onPaste: () -> Unit) {
    IconButton(onClick = { onGo(Screen.Statistics) }) {
        Icon(painterResource(R.drawable.ic_statistics), stringResource(R.string.statistics))
    }
    IconButton(onClick = { onGo(Screen.Settings) }) {
        Icon(painterResource(R.drawable.ic_settings), stringResource(R.string.settings))
    }
    MoreMenu {
        entry(R.string.paste_game, onPaste)
        entry(R.string.about) { onGo(Screen.About) }
    }
}

@Composable
private fun GameCard(card: HomeCard, isTall: Boolean, onOpen: (String) -> Unit, onNew: (String) -> Unit) {
    Card(
        Modifier.fillMaxWidth(),
        RoundedCornerShape(20.dp),
        CardDefaults.cardColors(containerColor = MaterialTheme.colorScheme.surfaceContainerLow),
    ) {
        val board = @Composable { size: Modifier -> BoardCanvas(card.scene, LocalPalette.current, size) }
        val whole = Modifier.clickable(role = Role.Button) { onOpen(card.entry.id) }.padding(16.dp)
        if (isTall) {
            Column(whole, Arrangement.spacedBy(12.dp)) {
                board(Modifier.fillMaxWidth().height(180.dp))
                CardWords(card, onNew, Modifier.fillMaxWidth())
            }
        } else {
            Row(whole, Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
                board(Modifier.size(116.dp))
                CardWords(card, onNew, Modifier.weight(1f))
            }
        }
    }
}

@Composable
private fun CardWords(card: HomeCard, onNew: (String) -> Unit, modifier: Modifier) {
    Column(modifier, Arrangement.spacedBy(2.dp)) {
        Text(card.entry.name, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.titleLarge)
        Text(
            card.entry.tagline,
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
        LineWithButton {
            Text(
                wordsOf(card.progress),
                color = MaterialTheme.colorScheme.primary,
                fontWeight = FontWeight.SemiBold,
                style = MaterialTheme.typography.bodyLarge,
            )
            TextButton({ onNew(card.entry.id) }) { Text(stringResource(R.string.new_game)) }
        }
    }
}

/** Words and a button in one line, or below each other if they are too long for it; the button is at the end. */
@Composable
private fun LineWithButton(wordsAndButton: @Composable () -> Unit) {
    Layout(wordsAndButton) { (words, button), room ->
        val free = Constraints(maxWidth = room.maxWidth)
        val (left, right) = words.measure(free) to button.measure(free)
        val isOneLine = left.width + right.width <= room.maxWidth
        val height = if (isOneLine) maxOf(left.height, right.height) else left.height + right.height
        layout(room.maxWidth, height) {
            left.placeRelative(0, if (isOneLine) (height - left.height) / 2 else 0)
            val below = if (isOneLine) (height - right.height) / 2 else left.height
            right.placeRelative(room.maxWidth - right.width, below)
        }
    }
}

@Composable
private fun wordsOf(progress: HomeProgress?): String {
    val result = progress?.result
    return when {
        progress == null -> stringResource(R.string.start_card)
        result != null -> stringResource(R.string.ended_card, result.title)
        else -> stringResource(
            when (progress.waiting) {
                Waiting.You -> R.string.continue_card_yours
                Waiting.Computer -> R.string.continue_card_theirs
                Waiting.Anybody -> R.string.continue_card
            },
            progress.turns + 1,
        )
    }
}

private val TALL_FROM = 840.dp
