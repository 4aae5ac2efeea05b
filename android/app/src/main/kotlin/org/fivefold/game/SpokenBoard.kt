package org.fivefold.game

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
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
import org.fivefold.R
import org.fivefold.analysis.wordsOf
import org.fivefold.board.OperationButton
import org.fivefold.board.SeenBoard
import org.fivefold.board.buttons
import org.fivefold.core.generated.Target

/** The board as a screen reader meets it: its places in reading order, then the buttons on it. They take no touches. */
@Composable
fun SpokenBoard(model: GameModel, board: SeenBoard, state: GameState, unit: Dp) {
    val snapshot = state.snapshot
    val labels = remember(snapshot.labels) { snapshot.labels.associate { it.place to it.label } }
    val scene = remember(board, snapshot) { sceneOf(board, snapshot) }
    val takeBack = stringResource(R.string.take_back)
    val said = state.values.associate { it.target to wordsOf(it) }
    Box(Modifier.fillMaxSize().semantics { isTraversalGroup = true }, AbsoluteAlignment.TopLeft) {
        for ((index, spot) in board.layout.spots.withIndex()) {
            val label = labels[spot.place] ?: continue
            val region = board.layout.regions.firstOrNull { spot.place in it.places }
            val offered = snapshot.operations.filter { it.region == region?.id }
            Box(
                Modifier
                    .absoluteOffset(unit * (spot.x - 0.5).toFloat(), unit * (spot.y - 0.5).toFloat())
                    .size(unit)
                    .testTag("place ${spot.name}")
                    .semantics {
                        contentDescription = label
                        role = Role.Button
                        selected = spot.place == snapshot.picked
                        said[Target.Place(spot.place)]?.let { stateDescription = it }
                        traversalIndex = index.toFloat()
                        onClick {
                            model.touch(Target.Place(spot.place))
                            true
                        }
                        customActions = offered.map { operation ->
                            val target = Target.Operation(operation.kind, operation.region)
                            CustomAccessibilityAction(listOfNotNull(operation.label, said[target]).joinToString()) {
                                model.touch(target)
                                true
                            }
                        } + if (snapshot.hasPartial) {
                            listOf(
                                CustomAccessibilityAction(takeBack) {
                                    model.dropPartial()
                                    true
                                },
                            )
                        } else {
                            emptyList()
                        }
                    },
            )
        }
        for ((index, button) in board.buttons(scene.chosenRegion, scene.operations).withIndex()) {
            val size = unit * (2 * OperationButton.REACH).toFloat()
            Box(
                Modifier
                    .absoluteOffset(unit * button.x.toFloat() - size / 2, unit * button.y.toFloat() - size / 2)
                    .size(size)
                    .semantics {
                        contentDescription = button.label
                        role = Role.Button
                        said[button.operation]?.let { stateDescription = it }
                        traversalIndex = (board.layout.spots.size + index).toFloat()
                        onClick {
                            model.touch(button.operation)
                            true
                        }
                    },
            )
        }
    }
}
