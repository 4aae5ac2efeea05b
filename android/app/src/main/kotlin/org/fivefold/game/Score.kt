package org.fivefold.game

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import org.fivefold.QuietText
import org.fivefold.core.generated.PersonScore
import org.fivefold.core.generated.SeriesScore

/** The score of two people who played several matches in a row. */
@Composable
internal fun Score(score: SeriesScore) {
    FlowRow(
        Modifier.fillMaxWidth().padding(vertical = 4.dp).clearAndSetSemantics { contentDescription = score.spoken },
        Arrangement.spacedBy(12.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        LineOrLines({ Versus(score.people) }) {
            Column(Modifier.fillMaxWidth()) {
                for (person in score.people) {
                    Person {
                        Coin(person.color, COIN)
                        Name(person, Modifier.weight(1f))
                        Won(person)
                    }
                }
            }
        }
        if (score.draws.isNotEmpty()) QuietText(score.draws)
    }
}

/** Both people in one line: their names outside, their numbers inside. */
@Composable
private fun Versus(people: List<PersonScore>) = Person {
    for ((place, person) in people.withIndex()) {
        if (place == 0) {
            Coin(person.color, COIN)
            Name(person)
            Won(person)
            Box(Modifier.size(14.dp, 3.dp).background(MaterialTheme.colorScheme.onSurfaceVariant, CircleShape))
        } else {
            Won(person)
            Name(person)
            Coin(person.color, COIN)
        }
    }
}

@Composable
private fun Person(content: @Composable RowScope.() -> Unit) =
    Row(Modifier, Arrangement.spacedBy(12.dp), Alignment.CenterVertically, content)

@Composable
private fun Name(person: PersonScore, modifier: Modifier = Modifier) {
    val style = MaterialTheme.typography.titleLarge
    Text(person.name, modifier, overflow = TextOverflow.Ellipsis, maxLines = 1, style = style)
}

@Composable
private fun Won(person: PersonScore) = Text(person.won, maxLines = 1, style = MaterialTheme.typography.displaySmall)

/** Shows [line] where its whole width fits, otherwise [lines]. */
@Composable
private fun LineOrLines(line: @Composable () -> Unit, lines: @Composable () -> Unit) {
    Layout(listOf(line, lines)) { (single, several), constraints ->
        val width = single.first().maxIntrinsicWidth(Constraints.Infinity)
        val shown = (if (width <= constraints.maxWidth) single else several).first().measure(constraints)
        layout(shown.width, shown.height) { shown.placeRelative(0, 0) }
    }
}

private val COIN = 26.dp
