package org.fivefold.about

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import org.fivefold.PartTitle
import org.fivefold.QuietText
import org.fivefold.ReadingScreen
import org.fivefold.core.generated.Word
import org.fivefold.filled
import org.fivefold.text

/** The app's description, version, and third-party components. */
@Composable
fun AboutScreen(version: String, licenses: List<String>, onBack: () -> Unit) {
    ReadingScreen(Word.ABOUT.text, onBack) {
        Text(Word.APP_NAME.text, style = MaterialTheme.typography.headlineMedium)
        QuietText(Word.ABOUT_VERSION.filled(version))
        Text(Word.ABOUT_TEXT.text, style = MaterialTheme.typography.bodyLarge)
        Text(Word.ABOUT_SOURCE.text, style = MaterialTheme.typography.bodyLarge)
        PartTitle(Word.LICENSES.text)
        for (paragraph in licenses) QuietText(paragraph)
    }
}
