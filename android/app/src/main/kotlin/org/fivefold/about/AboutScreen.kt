package org.fivefold.about

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import org.fivefold.PartTitle
import org.fivefold.QuietText
import org.fivefold.R
import org.fivefold.ReadingScreen

/** What this is and how new, and what others made that is inside. */
@Composable
fun AboutScreen(version: String, licences: List<String>, onBack: () -> Unit) {
    ReadingScreen(stringResource(R.string.about), onBack) {
        Text(stringResource(R.string.app_name), style = MaterialTheme.typography.headlineMedium)
        QuietText(stringResource(R.string.about_version, version))
        Text(stringResource(R.string.about_text), style = MaterialTheme.typography.bodyLarge)
        Text(stringResource(R.string.about_source), style = MaterialTheme.typography.bodyLarge)
        PartTitle(stringResource(R.string.licences))
        for (paragraph in licences) QuietText(paragraph)
    }
}
