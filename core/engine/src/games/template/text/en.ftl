name = Tic-tac-toe
tagline = Three in a row on nine squares

prompt-place = { $side ->
    [first] { -orange }: choose a square.
   *[second] { -blue }: choose a square.
}
move-place = { $side ->
    [first] { -orange } takes { $square }
   *[second] { -blue } takes { $square }
}
label-free = { $square }, free
label-stone = { $side ->
    [first] { $square }, { -orange-adjective } stone
   *[second] { $square }, { -blue-adjective } stone
}
refuse-taken = { $square } is taken.
end-three = { $side ->
    [first] { -orange } has three in a row.
   *[second] { -blue } has three in a row.
}

page-1-title = Goal
page-1-body = The board has three by three squares. Whoever first has three stones in a row, up, across or along a diagonal, wins.
page-1-diagram-1 = { -orange } has won along the diagonal.
page-2-title = Moves
page-2-body = The sides take turns. A move is one stone on a free square, where it stays.
page-3-title = The end
page-3-body = Three in a row end the game at once. If all nine squares are taken without it, the game is a draw.
page-3-diagram-1 = A full board without three in a row: a draw.
page-4-title = How the computer thinks
page-4-body = It plays games to their end in its head, more of them in the lines that went well. From level 7 on it sees the whole game, and then the best you can get is a draw.

# The lesson
lesson-place = A move is one stone on a free square.
lesson-place-task = Touch any square.
lesson-place-done = There it stays until the end.
lesson-row = Three in a row win.
lesson-row-task = You have two. Place the third.
lesson-row-done = Three in a row: the game is over at once.
lesson-row-wrong = Still two. The third belongs at the end of the row.
lesson-slant = Diagonals count, too.
lesson-slant-task = Finish the diagonal.
lesson-slant-done = Corner to corner wins just the same.
lesson-slant-wrong = Follow your two stones up to the right.
lesson-stop = If the other side has two, get in between.
lesson-stop-task = { -blue } would win with the next stone. Stop that.
lesson-stop-done = One look before every move: what does { -blue } threaten?
lesson-stop-wrong = { -blue } closes the gap and wins.
lesson-first = Winning comes before stopping.
lesson-first-task = You both have two. It is your turn.
lesson-first-done = Whoever is first need not stop anybody.
lesson-first-wrong = You could have won: your two stones stand in the left column.
lesson-trap = Two threats at once cannot both be stopped.
lesson-trap-task = Find the square that makes two rows of two.
lesson-trap-done = { -blue } can stop only one. Now you know it all.
lesson-trap-wrong = That can be stopped. Look at the corner that is free.
