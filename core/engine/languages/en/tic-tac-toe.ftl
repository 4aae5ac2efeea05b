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
advice-place = Take { $square }
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
page-1-body = The board has three by three squares. Be the first to get three stones in a row: up, across, or diagonally.
page-1-diagram-1 = { -orange } has won along the diagonal.
page-2-title = Moves
page-2-body = You take turns. On your move, you place one stone on a free square. It stays there.
page-3-title = The end
page-3-body = Three in a row ends the game at once. If all nine squares are taken and nobody has three, the game is a draw.
page-3-diagram-1 = A full board without three in a row: a draw.
computer-title = How the computer thinks
computer-body = It plays games to the end in its head, more of them where they go well. From level 7 on, it sees the whole game, and then the best you can get is a draw.

# The lesson
lesson-place = Get three in a row to win. Each move, place a stone on a free square.
lesson-place-task = Tap any square.
lesson-place-done = There it stays until the end.
lesson-row = Three in a row wins.
lesson-row-task = You have two. Place the third.
lesson-row-done = Three in a row! The game is over at once.
lesson-row-wrong = Still two. The third goes at the end of the row.
lesson-slant = Diagonals count, too.
lesson-slant-task = Complete the diagonal.
lesson-slant-done = Corner to corner wins just the same.
lesson-slant-wrong = Follow your two stones up to the right.
lesson-stop = If your opponent has two, block the third.
lesson-stop-task = { -blue } would win with the next stone. Stop that.
lesson-stop-done = Before every move, ask yourself: what does { -blue } threaten?
lesson-stop-wrong = { -blue } fills the gap and wins.
lesson-first = Winning comes before blocking.
lesson-first-task = You both have two. It’s your turn.
lesson-first-done = If you win first, you don’t need to block.
lesson-first-wrong = You could have won: your two stones are in the left column.
lesson-trap = Two threats at once can’t both be blocked.
lesson-trap-task = Find the square that makes two rows of two.
lesson-trap-done = { -blue } can block only one. That’s all the rules.
lesson-trap-wrong = { -blue } can block that. Look at the corner that’s free.
