name = Othello
tagline = Enclose discs and turn them over

option-size = Board size

prompt-place = { $side ->
    [first] { -orange }: choose a square.
   *[second] { -blue }: choose a square.
}
prompt-pass = { $side ->
    [first] { -orange } has no move and must pass.
   *[second] { -blue } has no move and must pass.
}
operation-pass = Pass
move-place = { $side ->
    [first] { -orange } takes { $square } and turns { $count }
   *[second] { -blue } takes { $square } and turns { $count }
}
move-pass = { $side ->
    [first] { -orange } passes
   *[second] { -blue } passes
}
label-free = { $square }, free
label-disc = { $side ->
    [first] { $square }, { -orange-adjective } disc
   *[second] { $square }, { -blue-adjective } disc
}
refuse-taken = { $square } is taken.
refuse-no-flip = A disc on { $square } would enclose nothing.
refuse-pass = Only a side without any move may pass.
refuse-must-pass = { $side ->
    [first] { -orange } has no move and must pass.
   *[second] { -blue } has no move and must pass.
}
end-most = { $side ->
    [first] { -orange } has { $most } discs, { -blue } { $least }.
   *[second] { -blue } has { $most } discs, { -orange } { $least }.
}
end-even = Both sides have { $most } discs.

page-1-title = Goal
page-1-body = Whoever has the most discs of their color on the board in the end wins.
page-1-diagram-1 = The beginning.
page-2-title = Moves
page-2-body = A move is one disc on a free square. It must enclose enemy discs: in a straight line, up, across or along a diagonal, between the new disc and another one of its color. All discs that are enclosed turn over to the color of the side that moved.
page-2-diagram-1 = { -orange } has enclosed one disc and turned it over.
page-3-title = Passing and the end
page-3-body = A side that can enclose nothing must pass; a side that can must not. When neither side can, the game is over.
page-4-title = How the computer thinks
page-4-body = It plays games to their end in its head, more of them in the lines that went well.

# The lesson
lesson-enclose = Enclose discs of the other side between two of yours: they turn over.
lesson-enclose-task = Touch one of the marked squares.
lesson-enclose-done = Enclosed and turned over. A disc that encloses nothing may not be placed.
lesson-several = A whole line can turn over at once.
lesson-several-task = Three in this column. Enclose them all from below.
lesson-several-done = All three turned over.
lesson-several-wrong = That turned others. Go to the lower end of the bright column.
lesson-slant = Diagonals count, too.
lesson-slant-task = Enclose the bright disc from the lower left.
lesson-slant-done = Across, up and along diagonals: every line counts.
lesson-slant-wrong = Follow the two bright discs down to the left.
lesson-ways = One disc can enclose in several directions.
lesson-ways-task = Find the square that encloses a row and a diagonal.
lesson-ways-done = Three discs in two directions, with one move.
lesson-ways-wrong = The bright row and the bright diagonal meet on the right.
lesson-corner = Nothing encloses a disc in a corner: it stays.
lesson-corner-task = Take the free corner.
lesson-corner-done = That one is yours for good.
lesson-corner-wrong = The corner in the frame is worth more than that.
lesson-most = In the end whoever has the most discs wins.
lesson-most-task = Find the move that wins the game.
lesson-most-done = Counted and won. Now you know it all.
lesson-most-wrong = That is not enough. Try another square.
