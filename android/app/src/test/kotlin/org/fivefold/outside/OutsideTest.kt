package org.fivefold.outside

import android.app.job.JobScheduler
import android.content.Intent
import android.content.pm.ShortcutManager
import android.os.Bundle
import android.view.View
import android.widget.ImageView
import android.widget.TextView
import androidx.lifecycle.Lifecycle
import androidx.test.platform.app.InstrumentationRegistry
import java.time.LocalDateTime
import java.time.temporal.ChronoUnit
import org.fivefold.AppTestBase
import org.fivefold.R
import org.fivefold.core.generated.MatchEvent
import org.fivefold.core.generated.Screen
import org.fivefold.core.generated.SettingsEvent
import org.fivefold.core.generated.StudyEntry
import org.fivefold.core.generated.ThemeChoice
import org.fivefold.saved
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** The widget of the daily puzzle and the shortcuts of the icon. */
class OutsideTest : AppTestBase() {
    private val app get() = RuntimeEnvironment.getApplication()
    private val shortcuts
        get() = app.getSystemService(ShortcutManager::class.java).dynamicShortcuts.sortedBy { it.rank }
    private val jobs get() = app.getSystemService(JobScheduler::class.java)

    private fun text(widget: Int, view: Int) = Widgets.face(widget).findViewById<TextView>(view)?.text?.toString()

    /** Leaves the app, as the home button does. */
    private fun leave() = rule.activityRule.scenario.moveToState(Lifecycle.State.CREATED)

    private fun send(intent: Intent) {
        rule.runOnUiThread {
            InstrumentationRegistry.getInstrumentation().callActivityOnNewIntent(rule.activity, intent)
        }
        rule.waitForIdle()
    }

    @Test
    fun widgetShowsPuzzleOfDayInItsSize() {
        val (small, wide) = Widgets.add(110) to Widgets.add(250)
        Widgets.refresh()
        val daily = checkNotNull(state.home.daily)
        for (widget in listOf(small, wide)) {
            assertTrue(text(widget, R.id.headline).orEmpty().isNotEmpty())
            val picture = Widgets.face(widget).findViewById<ImageView>(R.id.picture)
            assertTrue(picture.drawable.intrinsicWidth > 100)
        }
        assertNull("a small widget has no title", text(small, R.id.title))
        assertTrue(text(wide, R.id.title).orEmpty().endsWith(daily.status))
        assertEquals(daily.week?.words, text(wide, R.id.streak))
        val words = Widgets.shown(wide).findViewById<View>(R.id.widget).contentDescription.toString()
        for (part in listOf(R.id.title, R.id.headline, R.id.streak)) {
            assertTrue(words, text(wide, part).orEmpty() in words)
        }
    }

    @Test
    fun widgetIsDrawnForLightAndDark() {
        val light = colorOfCard()
        rule.runOnUiThread { model.change(SettingsEvent.SetTheme(ThemeChoice.DARK)) }
        assertNotEquals("the theme of the app is chosen", light, colorOfCard())
    }

    @Test
    @Config(qualifiers = "+night")
    fun widgetIsDarkWithSystem() {
        val dark = colorOfCard()
        rule.runOnUiThread { model.change(SettingsEvent.SetTheme(ThemeChoice.LIGHT)) }
        assertNotEquals(dark, colorOfCard())
    }

    private fun colorOfCard(): Int {
        val widget = Widgets.add(250)
        Widgets.refresh()
        return Widgets.picture(widget, 250, 140).getPixel(125, 4)
    }

    @Test
    fun widgetFollowsLanguageWhenAppIsLeft() {
        val widget = Widgets.add(250)
        rule.runOnUiThread { model.change(SettingsEvent.SetLanguage("ar")) }
        leave()
        Widgets.await { "لغز اليوم" in text(widget, R.id.title).orEmpty() }
        val direction = Widgets.shown(widget).findViewById<View>(R.id.widget).layoutDirection
        assertEquals(View.LAYOUT_DIRECTION_RTL, direction)
        rule.activityRule.scenario.moveToState(Lifecycle.State.RESUMED)
    }

    @Test
    fun widgetIsDrawnAfterMidnight() {
        val widget = Widgets.add(250)
        Widgets.refresh()
        val job = jobs.allPendingJobs.single()
        val left = ChronoUnit.MILLIS.between(
            LocalDateTime.now(),
            LocalDateTime.now().truncatedTo(ChronoUnit.DAYS).plusDays(1)
        )
        assertEquals(left.toDouble(), job.minLatencyMillis.toDouble(), 60_000.0)
        rule.runOnUiThread { model.change(SettingsEvent.SetLanguage("de")) }
        rule.runOnUiThread { Robolectric.buildService(MidnightJob::class.java).create().get().onStartJob(null) }
        Widgets.await { text(widget, R.id.title).orEmpty().startsWith("Aufgabe des Tages") }
        rule.runOnUiThread { DailyWidgetReceiver().onDisabled(app) }
        assertTrue(jobs.allPendingJobs.isEmpty())
    }

    @Test
    fun tapOnWidgetOpensDailyPuzzle() {
        val widget = Widgets.add(110)
        Widgets.refresh()
        rule.runOnUiThread { Widgets.shown(widget).findViewById<View>(R.id.widget).performClick() }
        send(shadowOf(app).nextStartedActivity)
        rule.runOnIdle { assertEquals(listOf(Screen.Home, Screen.Study(StudyEntry.Daily)), state.screens) }
    }

    @Test
    fun shortcutsArePublishedWhenAppIsLeftAndOpenTheirScreens() {
        val number = open(saved("connect-four")).number
        play("4")
        leave()
        val published = shortcuts
        assertEquals(listOf("daily", "continue", "new-game"), published.map { it.id })
        assertEquals("Continue", published[1].shortLabel)
        assertEquals("Continue\u00A0· Connect Four", published[1].longLabel)
        rule.activityRule.scenario.moveToState(Lifecycle.State.RESUMED)
        val opened = listOf(Screen.Study(StudyEntry.Daily), Screen.Match(number), Screen.NewGame("connect-four"))
        for ((shortcut, screen) in published.zip(opened)) {
            rule.runOnUiThread { model.go(Screen.Settings) }
            send(checkNotNull(shortcut.intent))
            rule.runOnIdle { assertEquals(listOf(Screen.Home, screen), state.screens) }
        }
        rule.runOnUiThread { model.play { openMatch(number) } }
        rule.runOnUiThread { model.send(MatchEvent.Resign) }
        leave()
        assertEquals("a finished match", listOf("daily", "new-game"), shortcuts.map { it.id })
        rule.activityRule.scenario.moveToState(Lifecycle.State.RESUMED)
    }

    @Test
    fun foreignIntentsOpenNothing() {
        val shown = state.screens
        val ids = listOf("", "match 1", "study daily", "settings", "../daily", "continue", "x".repeat(100_000))
        for (id in ids) send(Shortcuts.intent(app, id).putExtra("screen", "settings").putExtras(Bundle()))
        send(Intent("org.fivefold.shortcut").putExtra("id", "daily"))
        rule.runOnIdle {
            assertEquals(shown, state.screens)
            assertNull(state.home.message)
        }
    }
}
