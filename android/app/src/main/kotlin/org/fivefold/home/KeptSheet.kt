package org.fivefold.home

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.unit.dp
import org.fivefold.Question
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.TitledSheet
import org.fivefold.core.generated.HomeCard
import org.fivefold.core.generated.KeptMatch
import org.fivefold.core.generated.Word
import org.fivefold.saidOf
import org.fivefold.text

/** All matches of a game that are kept, to be gone on with or forgotten. */
@Composable
fun KeptSheet(card: HomeCard, onMatch: (ULong) -> Unit, onDelete: (ULong) -> Unit, onClose: () -> Unit) {
    var doomed by remember { mutableStateOf<KeptMatch?>(null) }
    TitledSheet(card.name, onClose) {
        LazyColumn(Modifier.padding(bottom = 24.dp)) {
            items(card.kept, key = { it.number.toLong() }) { kept ->
                Row(
                    Modifier
                        .fillMaxWidth()
                        .clickable {
                            onClose()
                            onMatch(kept.number)
                        }
                        .heightIn(min = 56.dp)
                        .padding(start = 24.dp, end = 12.dp),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Column(Modifier.weight(1f)) {
                        Text(kept.words, style = MaterialTheme.typography.bodyLarge)
                        if (kept.isOver) QuietText(Word.OVER.text)
                    }
                    IconButton(onClick = { doomed = kept }) {
                        Icon(painterResource(R.drawable.ic_delete), Word.DELETE.text)
                    }
                }
            }
        }
    }
    doomed?.let { kept ->
        Question(saidOf(kept.words, Word.DELETE_SURE.text), Word.DELETE.text, {
            doomed = null
        }) { onDelete(kept.number) }
    }
}
