name = Hex
tagline = Join your two edges before your opponent does

option-size = Board size
option-swap = Swap rule
option-swap-hint = The second player may take over the first stone.

prompt-place = { $side ->
    [first] { -orange }: choose a cell.
   *[second] { -blue }: choose a cell.
}
prompt-swap = { $side ->
    [first] { -orange }: choose a cell or swap colors.
   *[second] { -blue }: choose a cell or swap colors.
}
operation-swap = Swap colors
move-place = { $side ->
    [first] { -orange } plays on { $cell }
   *[second] { -blue } plays on { $cell }
}
move-swap = { $side ->
    [first] { -orange } swaps colors and is now { -blue-adjective }
   *[second] { -blue } swaps colors and is now { -orange-adjective }
}
advice-place = Play on { $cell }
advice-swap = Swap colors
label-free = { $cell }, free
label-stone = { $side ->
    [first] { $cell }, { -orange-adjective } stone
   *[second] { $cell }, { -blue-adjective } stone
}
refuse-taken = { $cell } is taken.
refuse-swap = Colors can only be swapped right after the first stone.
end-joined = { $side ->
    [first] { -orange } has connected the top and the bottom.
   *[second] { -blue } has connected the left and the right.
}

page-1-title = Goal
page-1-body = Join the two edges of your color with an unbroken chain of stones. { -orange } joins the top and the bottom, { -blue } the left and the right.
page-1-diagram-1 = { -orange } has won.
page-2-title = Moves
page-2-body = You take turns. On your move, you place one stone on a free cell. It stays there. The game can’t end in a draw: on a full board, exactly one chain reaches from edge to edge.
page-3-title = The swap
page-3-body = The first stone is an advantage. To make up for it, the second player may swap colors instead of placing a stone, and then owns the first stone and its edges. The other player makes the next move. You can switch this rule off.
computer-title = How the computer thinks
computer-body = It fills the board at random in its head, thousands of times, and prefers the cells that its chains went through.

# The lesson
lesson-place = Join your two edges with a chain. Each move, place a stone.
lesson-place-task = Your edges are the top and the bottom. Tap any cell.
lesson-place-done = There it stays until the end.
lesson-join = A chain from edge to edge wins.
lesson-join-task = One stone is missing at the bottom.
lesson-join-done = Connected! The game is over at once.
lesson-join-wrong = That leaves a gap. Continue your chain down to the edge.
lesson-bridge = Two stones are as good as connected if they share two free cells.
lesson-bridge-task = Find the cell in the frame that is connected to your stone twice.
lesson-bridge-done = If { -blue } takes one of the two cells between, you take the other.
lesson-bridge-wrong = That can be cut off. Go one row farther down and half a cell to the left.
lesson-answer = If one of the two cells is taken, take the other.
lesson-answer-task = { -blue } has stepped in between. Keep your stones connected.
lesson-answer-done = Still connected, and { -blue } has gained nothing.
lesson-answer-wrong = Then { -blue } cuts your two stones apart. Take the free cell between them.
lesson-stop = Your opponent wants to get across.
lesson-stop-task = { -blue } would win with the next stone. Stop that.
lesson-stop-done = A chain that is blocked on one side joins nothing.
lesson-stop-wrong = { -blue } takes the cell at the left edge and wins.
lesson-swap = The second player may take over a strong first stone.
lesson-swap-task = The stone in the center is strong. Swap colors.
lesson-swap-done = Now the stone is yours, and so are its edges. That’s all the rules.
lesson-swap-wrong = Then { -orange } keeps the center. Use the button below the board.
