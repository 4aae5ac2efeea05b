package org.fivefold.analysis

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import org.fivefold.R
import org.fivefold.board.SpokenValue
import org.fivefold.board.ValueWords
import org.fivefold.board.spokenOf
import org.fivefold.core.generated.TargetValue

/** The letters on the pills in the language of the app. */
@Composable
fun valueWords() = ValueWords(
    stringResource(R.string.win_letter),
    stringResource(R.string.draw_letter),
    stringResource(R.string.loss_letter),
)

/** A value as a screen reader says it. */
@Composable
fun wordsOf(value: TargetValue): String {
    val words = when (val spoken = spokenOf(value)) {
        is SpokenValue.Wins ->
            spoken.turns?.let { pluralStringResource(R.plurals.value_wins_in, it, it) }
                ?: stringResource(R.string.value_wins)
        SpokenValue.Draws -> stringResource(R.string.value_draws)
        is SpokenValue.Loses ->
            spoken.turns?.let { pluralStringResource(R.plurals.value_loses_in, it, it) }
                ?: stringResource(R.string.value_loses)
        is SpokenValue.Chance -> stringResource(R.string.value_chance, "${spoken.percent} %")
    }
    return if (value.isBest) stringResource(R.string.value_best, words) else words
}
