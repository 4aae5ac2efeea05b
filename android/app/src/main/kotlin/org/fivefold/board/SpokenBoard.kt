package org.fivefold.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.Dp
import org.fivefold.Touch
import org.fivefold.core.generated.BoardGesture
import org.fivefold.core.generated.BoardState
import org.fivefold.core.generated.SpokenElement

/** The board as a screen reader meets it, in reading order; its elements take no touches. `more` can be done at each. */
@Composable
internal fun SpokenBoard(board: BoardState, unit: Dp, more: List<CustomAccessibilityAction>, onGesture: Touch) {
    Box(Modifier.fillMaxSize().semantics { isTraversalGroup = true }, AbsoluteAlignment.TopLeft) {
        board.spoken.forEachIndexed { index, element ->
            // What has not changed is not made anew, though it comes in a new object.
            key(index) { Spoken(remember(element) { element }, index, unit, more, onGesture) }
        }
    }
}

@Composable
private fun Spoken(
    element: SpokenElement,
    index: Int,
    unit: Dp,
    more: List<CustomAccessibilityAction>,
    onGesture: Touch,
) {
    Box(
        Modifier
            .absoluteOffset(unit * element.x.toFloat(), unit * element.y.toFloat())
            .size(unit * element.width.toFloat(), unit * element.height.toFloat())
            .testTag("spoken $index")
            .semantics {
                contentDescription = element.label
                role = Role.Button
                selected = element.isSelected
                element.value?.let { stateDescription = it }
                traversalIndex = index.toFloat()
                onClick { onGesture(BoardGesture.Touch(element.target)) }
                customActions = element.actions.map { action ->
                    CustomAccessibilityAction(action.label) { onGesture(action.gesture) }
                } + more
            },
    )
}
