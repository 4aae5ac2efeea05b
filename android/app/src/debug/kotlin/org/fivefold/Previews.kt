package org.fivefold

import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.tooling.preview.Preview
import org.fivefold.board.BoardHost
import org.fivefold.core.generated.MatchState
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.StudyState
import org.fivefold.game.GameScreen
import org.fivefold.home.HomeScreen
import org.fivefold.newgame.NewGameSheet
import org.fivefold.page.ArticleScreen
import org.fivefold.page.SettingsScreen
import org.fivefold.page.StatisticsScreen
import org.fivefold.study.StudyScreen

/** The screens in the states that matter, as the design tools show them. */
@Composable
private fun Previewed(content: @Composable () -> Unit) {
    AppTheme(Samples.palette, Samples.speech, isDark = false) {
        CompositionLocalProvider(LocalCoins provides Side.entries.associateWith(Samples::coin)) {
            Surface { content() }
        }
    }
}

@Composable
private fun PreviewedMatch(state: MatchState) = Previewed {
    GameScreen(state, hasSounds = false, { true }, BoardHost(planner = Samples.planner))
}

@Preview
@Composable
fun HomePreview() = Previewed { HomeScreen(Samples.home, {}) {} }

@Preview(widthDp = 1280, heightDp = 800)
@Composable
fun HomeOnATabletPreview() = Previewed { HomeScreen(Samples.home, {}) {} }

@Preview
@Composable
fun MatchPreview() = PreviewedMatch(Samples.match)

@Preview
@Composable
fun ThinkingPreview() = PreviewedMatch(Samples.thinking)

@Preview
@Composable
fun AnalyzedPreview() = PreviewedMatch(Samples.analyzed)

@Preview
@Composable
fun OverPreview() = PreviewedMatch(Samples.over)

@Preview(widthDp = 1280, heightDp = 800)
@Composable
fun MatchOnATabletPreview() = PreviewedMatch(Samples.analyzed)

@Preview(widthDp = 320, heightDp = 480)
@Composable
fun MatchInTheSmallestWindowPreview() = PreviewedMatch(Samples.match)

@Preview(fontScale = 2f)
@Composable
fun MatchInLargeTextPreview() = PreviewedMatch(Samples.match)

@Composable
private fun PreviewedStudy(state: StudyState) = Previewed {
    StudyScreen(state, false, { true }, BoardHost(planner = Samples.planner))
}

@Preview
@Composable
fun ReviewPreview() = PreviewedStudy(Samples.review)

@Preview(widthDp = 1280, heightDp = 800)
@Composable
fun ReviewOnATabletPreview() = PreviewedStudy(Samples.review)

@Preview
@Composable
fun PuzzlePreview() = PreviewedStudy(Samples.puzzle)

@Preview(fontScale = 2f)
@Composable
fun PuzzleInLargeTextPreview() = PreviewedStudy(Samples.puzzle)

@Preview(widthDp = 320, heightDp = 480)
@Composable
fun LessonInTheSmallestWindowPreview() = PreviewedStudy(Samples.lesson)

@Preview
@Composable
fun LessonPreview() = PreviewedStudy(Samples.lesson)

@Preview
@Composable
fun NewGamePreview() = Previewed { NewGameSheet(Samples.newGame, {}, {}, {}, {}) }

@Preview
@Composable
fun StatisticsPreview() = Previewed { StatisticsScreen(sampleStatistics, {}, {}) }

@Preview
@Composable
fun SettingsPreview() = Previewed { SettingsScreen(Samples.settings, {}, {}) }

@Preview
@Composable
fun AboutPreview() = Previewed { ArticleScreen(Samples.about, {}) {} }
