package org.fivefold.board

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.State
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.GraphicsLayerScope
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.layout.layout
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.positionInRoot
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.toSize
import androidx.compose.ui.util.lerp
import kotlin.math.roundToInt
import org.fivefold.core.generated.Picture
import org.fivefold.core.generated.Screen

/** The animation of a board between its card and the screen, [ms] milliseconds long. */
internal class Flight(val card: String, val from: Rect, val ms: Int)

/**
 * The positions of the boards on the cards of the home screen: an opened board grows out of its card, and returns into
 * it when its screen is closed.
 */
internal class Flights {
    private val cards = mutableMapOf<String, Rect>()
    private var seen: Screen? = null
    private var card: String? = null

    /** The position of the board on the screen. */
    var board: Rect? = null

    /** The board returning into its card, which is empty until the animation ends. */
    var landing by mutableStateOf<Flight?>(null)

    fun see(screen: Screen, card: String?) {
        seen = screen
        this.card = card
    }

    fun lies(card: String, place: Rect) {
        cards[card] = place
    }

    /** Returns the position of a card, if any of it is visible. */
    fun place(card: String): Rect? = cards[card]?.takeUnless { it.isEmpty }

    /** Returns the animation with which a screen opens. */
    fun begin(screen: Screen, card: String?, ms: Int): Flight? {
        landing = null
        if (ms == 0) return null
        if (screen is Screen.Home) {
            val (left, from) = this.card to board
            if (left != null && from != null && place(left) != null) landing = Flight(left, from, ms)
        } else if (card != null && seen is Screen.Home) {
            return place(card)?.let { Flight(card, it, ms) }
        }
        return null
    }
}

internal val LocalFlights = staticCompositionLocalOf { Flights() }

/** The animation with which the board on the screen appears, if any. */
internal val LocalFlight = compositionLocalOf<Flight?> { null }

/** A screen whose board grows out of its card, if it has one and animations are on. */
@Composable
internal fun Flown(screen: Screen, card: String?, ms: Int, content: @Composable () -> Unit) {
    val flights = LocalFlights.current
    val flight = remember(screen) { flights.begin(screen, card, ms) }
    SideEffect { flights.see(screen, card) }
    CompositionLocalProvider(LocalFlight provides flight, content = content)
}

/** Registers the board of a card as the start and the end of flights. */
@Composable
internal fun Modifier.card(name: String): Modifier {
    val flights = LocalFlights.current
    return onGloballyPositioned { flights.lies(name, it.boundsInRoot()) }
        .graphicsLayer { alpha = if (flights.landing?.card == name) 0f else 1f }
}

/** Animates a board from its position and size on its card. */
@Composable
internal fun Modifier.flown(): Modifier {
    val flights = LocalFlights.current
    val placed = onGloballyPositioned { flights.board = Rect(it.positionInRoot(), it.size.toSize()) }
    val flight = LocalFlight.current ?: return placed
    val origin = flight.from
    val done = doneOf(flight)
    return placed.layout { measurable, constraints ->
        val board = measurable.measure(constraints)
        layout(board.width, board.height) {
            val at = coordinates?.positionInRoot()
            board.placeWithLayer(0, 0) {
                val share = done.value
                if (at != null && share < 1) {
                    val small = minOf(origin.width / board.width, origin.height / board.height)
                    val center = at + Offset(board.width / 2f, board.height / 2f)
                    shift(lerp(small, 1f, share), (origin.center - center) * (1 - share))
                }
            }
        }
    }
}

/** The board returning into its card, above everything; [pictureOf] returns the picture of a card. */
@Composable
internal fun Landing(pictureOf: (String) -> Picture?) {
    val flights = LocalFlights.current
    val flight = flights.landing ?: return
    val picture = pictureOf(flight.card)
    val done = doneOf(flight) { flights.landing = null }
    if (picture == null) return
    val landing = Modifier.layout { measurable, constraints ->
        val card = flights.place(flight.card) ?: flight.from
        val unit = minOf(card.width / picture.width.toFloat(), card.height / picture.height.toFloat())
        val large = flight.from.width / (unit * picture.width.toFloat())
        val board = measurable.measure(Constraints.fixed(card.width.roundToInt(), card.height.roundToInt()))
        layout(constraints.maxWidth, constraints.maxHeight) {
            board.placeWithLayer(card.left.roundToInt(), card.top.roundToInt()) {
                val left = 1 - done.value
                shift(lerp(1f, large, left), (flight.from.center - card.center) * left)
            }
        }
    }
    PictureView(picture, Modifier.fillMaxSize().testTag("landing").clearAndSetSemantics {}.then(landing))
}

/** Runs an animation and returns its completed part, from 0 to 1. */
@Composable
private fun doneOf(flight: Flight, onEnd: () -> Unit = {}): State<Float> {
    val done = remember(flight) { Animatable(0f) }
    LaunchedEffect(flight) {
        done.animateTo(1f, tween(flight.ms, easing = FastOutSlowInEasing))
        onEnd()
    }
    return done.asState()
}

/** Draws a layer scaled about a point and moved. */
internal fun GraphicsLayerScope.shift(scale: Float, way: Offset, origin: TransformOrigin = TransformOrigin.Center) {
    transformOrigin = origin
    scaleX = scale
    scaleY = scale
    translationX = way.x
    translationY = way.y
}
