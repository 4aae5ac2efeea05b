package org.fivefold.game

import org.fivefold.board.BoardScene
import org.fivefold.board.Certificate
import org.fivefold.board.SeenBoard
import org.fivefold.board.chosenRegion
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.Snapshot
import org.fivefold.core.generated.Verdict

/** What a snapshot looks like when nothing moves. */
fun sceneOf(board: SeenBoard, snapshot: Snapshot): BoardScene {
    val region = chosenRegion(board.layout, snapshot)
    return BoardScene(
        board,
        snapshot.pieces,
        marks = snapshot.marks,
        picked = if (region == null) snapshot.picked else null,
        lastTurn = snapshot.trace,
        winningLine = snapshot.winningLine,
        chosenRegion = region,
        operations = snapshot.operations,
    )
}

/** A board to look at and not to touch. */
fun stillOf(board: SeenBoard, snapshot: Snapshot): BoardScene = BoardScene(
    board,
    snapshot.pieces,
    lastTurn = snapshot.trace,
    winningLine = snapshot.winningLine,
)

/** What the state of a game looks like, apart from what moves and where the finger is. */
fun sceneOf(board: SeenBoard, state: GameState, colour: (Side) -> PieceColour): BoardScene =
    sceneOf(board, state.snapshot).copy(
        cursor = state.cursor,
        values = state.values,
        hints = listOfNotNull(state.hint?.target),
        certificate = certificateOf(state, colour),
    )

/** What proves who wins, while it is analysed. */
private fun certificateOf(state: GameState, colour: (Side) -> PieceColour): Certificate? {
    val view = state.view ?: return null
    val side = state.snapshot.side ?: return null
    if (!state.analyses || view.certificate.isEmpty()) return null
    val winner = when (view.proof?.verdict) {
        Verdict.WIN -> side
        Verdict.LOSS -> if (side == Side.FIRST) Side.SECOND else Side.FIRST
        Verdict.DRAW, null -> return null
    }
    return Certificate(colour(winner), view.certificate)
}
