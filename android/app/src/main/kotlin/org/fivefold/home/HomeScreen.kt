package org.fivefold.home

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.lazy.grid.GridCells
import androidx.compose.foundation.lazy.grid.LazyVerticalGrid
import androidx.compose.foundation.lazy.grid.items
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Card
import androidx.compose.material3.CardDefaults
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.TopAppBar
import androidx.compose.material3.TopAppBarDefaults
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.fivefold.LocalPalette
import org.fivefold.R
import org.fivefold.board.BoardCanvas

/** The five games, each with its board. One tap plays on, or begins. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun HomeScreen(state: HomeState, onOpen: (String) -> Unit, onNew: (String) -> Unit, onSetAsideTold: () -> Unit) {
    Scaffold(
        topBar = {
            TopAppBar(
                title = { Text(stringResource(R.string.app_name), fontWeight = FontWeight.SemiBold) },
                colors = TopAppBarDefaults.topAppBarColors(containerColor = MaterialTheme.colorScheme.background),
            )
        },
    ) { insets ->
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
            items(state.cards, key = { it.entry.id }) { card -> GameCard(card, onOpen, onNew) }
        }
    }
    state.setAside?.let { reason ->
        AlertDialog(
            onDismissRequest = onSetAsideTold,
            confirmButton = { TextButton(onClick = onSetAsideTold) { Text(stringResource(R.string.ok)) } },
            text = { Text(stringResource(R.string.set_aside, reason)) },
        )
    }
}

@Composable
private fun GameCard(card: HomeCard, onOpen: (String) -> Unit, onNew: (String) -> Unit) {
    val result = card.result
    Card(
        Modifier.fillMaxWidth(),
        RoundedCornerShape(20.dp),
        CardDefaults.cardColors(containerColor = MaterialTheme.colorScheme.surfaceContainerLow),
    ) {
        Row(
            Modifier.clickable(role = Role.Button) { onOpen(card.entry.id) }.padding(16.dp),
            Arrangement.spacedBy(16.dp),
            Alignment.CenterVertically,
        ) {
            BoardCanvas(card.scene, LocalPalette.current, Modifier.size(124.dp))
            Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
                Text(card.entry.name, style = MaterialTheme.typography.titleLarge)
                Text(
                    card.entry.tagline,
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium,
                )
                Row(verticalAlignment = Alignment.CenterVertically) {
                    Text(
                        when {
                            result != null -> stringResource(R.string.ended_card, result.title)
                            card.turns != null -> stringResource(R.string.continue_card, card.turns + 1)
                            else -> stringResource(R.string.start_card)
                        },
                        Modifier.weight(1f),
                        color = MaterialTheme.colorScheme.primary,
                        fontWeight = FontWeight.SemiBold,
                        style = MaterialTheme.typography.bodyMedium,
                    )
                    TextButton(onClick = { onNew(card.entry.id) }) { Text(stringResource(R.string.new_game)) }
                }
            }
        }
    }
}
