name = Othello
tagline = Outflank discs and flip them over

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
    [first] { -orange } plays on { $square } and flips { $count }
   *[second] { -blue } plays on { $square } and flips { $count }
}
move-pass = { $side ->
    [first] { -orange } passes
   *[second] { -blue } passes
}
advice-place = Play on { $square }
advice-pass = Pass
label-free = { $square }, free
label-disc = { $side ->
    [first] { $square }, { -orange-adjective } disc
   *[second] { $square }, { -blue-adjective } disc
}
refuse-taken = { $square } is taken.
refuse-no-flip = A disc on { $square } wouldn’t flip anything.
refuse-pass = You can only pass when you have no move.
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
page-1-body = Have the most discs of your color on the board at the end.
page-1-diagram-1 = The start.
page-2-title = Moves
page-2-body = On your move, you place one disc on a free square. It has to trap enemy discs in a straight line (up, across, or diagonally) between itself and another of your discs. All trapped discs flip to your color.
page-2-diagram-1 = { -orange } has trapped one disc and flipped it.
page-3-title = Passing and the end
page-3-body = If you can’t trap any discs, you must pass. If you can, you must move. When neither side can, the game is over.
computer-title = How the computer thinks
computer-body = It plays games to the end in its head, more of them where they go well.

# The lesson
lesson-enclose = Have the most discs at the end to win. Trap enemy discs to flip them.
lesson-enclose-task = Tap one of the marked squares.
lesson-enclose-done = Trapped and flipped! Every disc you place has to flip something.
lesson-several = A whole line can flip at once.
lesson-several-task = There are three in this column. Trap them all from below.
lesson-several-done = All three flipped.
lesson-several-wrong = That flipped others. Go to the lower end of column c.
lesson-slant = Diagonals count, too.
lesson-slant-task = Trap the highlighted disc from the lower left.
lesson-slant-done = Across, up, and diagonally: every line counts.
lesson-slant-wrong = Follow the discs on c4 and b3 down to the left.
lesson-ways = One disc can trap in several directions.
lesson-ways-task = Find the square that traps a row and a diagonal.
lesson-ways-done = Three discs in two directions, with one move.
lesson-ways-wrong = Row 2 and the diagonal through c4 and d3 meet on the right.
lesson-corner = Nothing can flip a disc in a corner: it stays.
lesson-corner-task = Take the free corner.
lesson-corner-done = That one is yours for good.
lesson-corner-wrong = The corner at the top right is worth more than that.
lesson-most = At the end, the player with the most discs wins.
lesson-most-task = Find the move that wins the game.
lesson-most-done = You counted right and won. That’s all the rules.
lesson-most-wrong = That’s not enough. Try another square.
