name = Tic-tac-toe
tagline = Three in a row on nine squares

prompt-place = { $side ->
    [first] { -orange }: choose a square.
   *[second] { -blue }: choose a square.
}
turn-place = { $side ->
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
page-2-title = Moving
page-2-body = The sides take turns. A turn is one stone on a free square, where it stays.
page-3-title = The end
page-3-body = Three in a row end the game at once. If all nine squares are taken without it, the game is a draw.
page-3-diagram-1 = A full board without three in a row: a draw.
page-4-title = How the computer thinks
page-4-body = It plays games to their end in its head, more of them in the lines that went well. From level 7 on it sees the whole game, and then the best you can get is a draw.
