package org.fivefold.home

import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import org.fivefold.R

/** Tells something once. */
@Composable
fun NoticeDialog(notice: HomeNotice, onTold: () -> Unit) {
    AlertDialog(
        onDismissRequest = onTold,
        confirmButton = { TextButton(onClick = onTold) { Text(stringResource(R.string.ok)) } },
        text = {
            Text(
                when (notice) {
                    is HomeNotice.GameSetAside -> stringResource(R.string.set_aside, notice.reason)
                    is HomeNotice.SettingsSetAside -> stringResource(R.string.settings_set_aside)
                    is HomeNotice.StatisticsSetAside -> stringResource(R.string.statistics_set_aside)
                    is HomeNotice.NotAGame -> stringResource(R.string.not_a_game, notice.reason)
                    is HomeNotice.NothingToPaste -> stringResource(R.string.nothing_to_paste)
                },
            )
        },
    )
}
