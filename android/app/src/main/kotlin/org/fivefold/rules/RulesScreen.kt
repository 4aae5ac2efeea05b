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
import androidx.compose.ui.unit.dp
import org.fivefold.PartTitle
import org.fivefold.QuietText
import org.fivefold.ReadingScreen
import org.fivefold.board.PictureView
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.RulesState

/** The rules of a game, with positions drawn as the game draws them. */
@Composable
fun RulesScreen(state: RulesState, onBack: () -> Unit) {
    ReadingScreen(state.name, onBack) {
        for (page in state.pages) {
            PartTitle(page.title)
            for (paragraph in page.paragraphs) Text(paragraph, style = MaterialTheme.typography.bodyLarge)
            for (shown in page.pictures) Diagram(shown.picture, shown.caption)
        }
    }
}

@Composable
private fun Diagram(picture: Picture, caption: String) {
    Column(Modifier.fillMaxWidth().padding(vertical = 8.dp), horizontalAlignment = Alignment.CenterHorizontally) {
        PictureView(picture, Modifier.fillMaxWidth().height(260.dp).semantics { contentDescription = caption })
        QuietText(caption, Modifier.padding(top = 6.dp))
    }
}
