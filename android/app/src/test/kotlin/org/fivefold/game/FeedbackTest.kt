package org.fivefold.game

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.hapticfeedback.HapticFeedback
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalHapticFeedback
import androidx.compose.ui.test.junit4.v2.createComposeRule
import org.fivefold.core.generated.Haptic
import org.fivefold.core.generated.Moment
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** A landing is felt when the core says, once, and not at the touch. */
@RunWith(RobolectricTestRunner::class)
class FeedbackTest {
    @get:Rule val rule = createComposeRule()

    private val felt = mutableListOf<HapticFeedbackType>()
    private val recorder = object : HapticFeedback {
        override fun performHapticFeedback(hapticFeedbackType: HapticFeedbackType) {
            felt += hapticFeedbackType
        }
    }

    private fun moment(number: ULong, haptic: Haptic?, ms: UInt) = Moment(number, null, ms / 2u, haptic, ms / 2u, "")

    @Test
    fun landingIsFeltAfterItsDelayAndOnce() {
        var moment by mutableStateOf(moment(1uL, Haptic.TOUCH, 0u))
        rule.setContent {
            CompositionLocalProvider(LocalHapticFeedback provides recorder) { Feedback(moment, false) { null } }
        }
        fun show(number: ULong, haptic: Haptic, ms: UInt) = rule.runOnUiThread {
            moment = moment(number, haptic, ms)
            // The clock of the test does not run the looper that sends them.
            Snapshot.sendApplyNotifications()
        }
        rule.waitForIdle()
        assertEquals("the first moment is in the past", emptyList<HapticFeedbackType>(), felt)
        rule.mainClock.autoAdvance = false
        show(2uL, Haptic.WIN, 400u)
        rule.mainClock.advanceTimeBy(384)
        assertEquals(emptyList<HapticFeedbackType>(), felt)
        rule.mainClock.advanceTimeBy(64)
        assertEquals(listOf(HapticFeedbackType.Confirm), felt)
        show(3uL, Haptic.TOUCH, 400u)
        rule.mainClock.advanceTimeBy(100)
        show(4uL, Haptic.REFUSE, 0u)
        rule.mainClock.advanceTimeBy(1_000)
        assertEquals("a later moment replaces one", listOf(HapticFeedbackType.Confirm, HapticFeedbackType.Reject), felt)
    }
}
