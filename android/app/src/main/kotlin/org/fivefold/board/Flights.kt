package org.fivefold.board

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.layout.layout
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.positionInRoot
import androidx.compose.ui.util.lerp
import org.fivefold.Screen

/** Where the boards on the cards of the home screen are: one that is opened from there grows out of its card. */
internal class Flights {
    private val cards = mutableMapOf<String, Rect>()
    private var seen: Screen? = null

    fun see(screen: Screen) {
        seen = screen
    }

    fun lies(card: String, place: Rect) {
        cards[card] = place
    }

    /** Where the board of a card comes from that is opened now. */
    fun from(card: String?): Rect? = cards[card].takeIf { seen is Screen.Home && it != null && !it.isEmpty }
}

internal val LocalFlights = staticCompositionLocalOf { Flights() }

/** Where the board on the screen comes from; nothing where it is simply there. */
internal val LocalOrigin = compositionLocalOf<Rect?> { null }

/** A screen whose board grows out of its card, if it has one and anything is to move. */
@Composable
internal fun Flown(screen: Screen, card: String?, isMoving: Boolean, content: @Composable () -> Unit) {
    val flights = LocalFlights.current
    val origin = remember(screen) { if (isMoving) flights.from(card) else null }
    SideEffect { flights.see(screen) }
    CompositionLocalProvider(LocalOrigin provides origin, content = content)
}

/** The board of a card, which is looked for there when it is opened. */
@Composable
internal fun Modifier.card(name: String): Modifier {
    val flights = LocalFlights.current
    return onGloballyPositioned { flights.lies(name, it.boundsInRoot()) }
}

/** Comes from where it was on its card, and as large as it was there. */
@Composable
internal fun Modifier.flown(): Modifier {
    val origin = LocalOrigin.current ?: return this
    val flight = remember(origin) { Animatable(0f) }
    LaunchedEffect(flight) { flight.animateTo(1f, tween(FLIGHT_MS, easing = FastOutSlowInEasing)) }
    return layout { measurable, constraints ->
        val board = measurable.measure(constraints)
        layout(board.width, board.height) {
            val at = coordinates?.positionInRoot()
            board.placeWithLayer(0, 0) {
                val done = flight.value
                if (at != null && done < 1) {
                    val small = minOf(origin.width / board.width, origin.height / board.height)
                    val scale = lerp(small, 1f, done)
                    transformOrigin = TransformOrigin.Center
                    scaleX = scale
                    scaleY = scale
                    translationX = (origin.center.x - at.x - board.width / 2f) * (1 - done)
                    translationY = (origin.center.y - at.y - board.height / 2f) * (1 - done)
                }
            }
        }
    }
}

private const val FLIGHT_MS = 300
