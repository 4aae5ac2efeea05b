package org.fivefold

import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.lifecycle.ViewModelProvider
import java.awt.ComponentOrientation
import java.util.Locale
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.MatchState
import org.junit.Rule
import org.junit.rules.ExternalResource
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The app for programs that draw its screens. They are no tests: no `Test` is in their names. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h914dp-port-xhdpi")
abstract class PicturesBase {
    protected val rule = createAndroidComposeRule<MainActivity>()

    @get:Rule val rules: RuleChain = RuleChain.outerRule(SystemBarsRule()).around(LanguageRule()).around(rule)

    protected val model get() = ViewModelProvider(rule.activity, AppModel.Factory)[AppModel::class.java]
    protected val state get() = checkNotNull(model.state.value)
    protected val match: MatchState get() = checkNotNull(state.match) { "no match is open" }

    protected fun waitForCore() = rule.waitUntil(60_000) { model.state.value != null }

    /** Closes every screen but the home screen. */
    protected fun home() = rule.runOnUiThread { while (state.screens.size > 1) model.back() }

    /** Draws the screen after some thousand simulations of the analysis. */
    protected fun analyze(name: String) {
        rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(true)) }
        val begun = System.nanoTime()
        rule.waitUntil(60_000) {
            match.analysis?.rows?.firstOrNull()?.mv != null && System.nanoTime() - begun > ANALYZED_NANOS
        }
        take(name)
        rule.runOnUiThread { model.send(MatchEvent.SetAnalysis(false)) }
    }

    protected fun take(name: String) {
        rule.waitForIdle()
        rule.runOnIdle { saveScreenshot(rule.activity, name) }
    }

    private companion object {
        const val ANALYZED_NANOS = 1_000_000_000L
    }
}

/** Sets the language of `cargo play --pictures --language`, if there is one. */
private class LanguageRule : ExternalResource() {
    override fun before() {
        val tag = System.getProperty("fivefold.language") ?: return
        val isLeftToRight = ComponentOrientation.getOrientation(Locale.forLanguageTag(tag)).isLeftToRight
        val direction = if (isLeftToRight) "ldltr" else "ldrtl"
        RuntimeEnvironment.setQualifiers("+b+${tag.replace('-', '+')}-$direction")
    }
}
