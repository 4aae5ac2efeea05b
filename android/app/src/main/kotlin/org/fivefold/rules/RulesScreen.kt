package org.fivefold.rules

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.fivefold.LocalPalette
import org.fivefold.PartTitle
import org.fivefold.ReadingScreen
import org.fivefold.board.BoardCanvas

/** The rules of a game, with positions drawn as the game draws them. */
@Composable
fun RulesScreen(model: RulesModel, onBack: () -> Unit) {
    ReadingScreen(model.name, onBack) {
        for (section in model.sections) {
            PartTitle(section.title)
            for (paragraph in section.paragraphs) Text(paragraph, style = MaterialTheme.typography.bodyLarge)
            for (picture in section.pictures) Diagram(picture)
        }
    }
}

@Composable
private fun Diagram(picture: RulesPicture) {
    Column(Modifier.fillMaxWidth().padding(vertical = 8.dp), horizontalAlignment = Alignment.CenterHorizontally) {
        BoardCanvas(
            picture.scene,
            LocalPalette.current,
            Modifier.fillMaxWidth().height(260.dp).semantics { contentDescription = picture.caption },
        )
        Text(
            picture.caption,
            Modifier.padding(top = 6.dp),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
            textAlign = TextAlign.Center,
        )
    }
}
