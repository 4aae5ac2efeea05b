package org.fivefold.article

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
import org.fivefold.core.generated.Article
import org.fivefold.core.generated.CaptionedPicture

/** The rules of a game with example positions, or the description of the app. */
@Composable
fun ArticleScreen(state: Article, onBack: () -> Unit) {
    ReadingScreen(state.title, onBack) {
        for (section in state.sections) {
            PartTitle(section.title)
            for (paragraph in section.paragraphs) Text(paragraph, style = MaterialTheme.typography.bodyLarge)
            for (shown in section.pictures) Diagram(shown)
        }
    }
}

@Composable
private fun Diagram(shown: CaptionedPicture) {
    Column(Modifier.fillMaxWidth().padding(vertical = 8.dp), horizontalAlignment = Alignment.CenterHorizontally) {
        val described = Modifier.semantics { contentDescription = shown.caption }
        PictureView(shown.picture, described.fillMaxWidth().height(260.dp))
        QuietText(shown.caption, Modifier.padding(top = 6.dp))
    }
}
