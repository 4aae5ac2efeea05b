name = Connect Four
tagline = Drop discs, line up four

page-1-title = Goal
page-1-body = The board stands upright: seven columns, six rows. Whoever first has four discs of their color in a row, upright, level or along a diagonal, wins.
page-1-diagram-1 = { -orange } has won along the rising diagonal.
page-2-title = Moves
page-2-body = { -orange } begins, then the sides take turns. A move is one disc dropped into a column that is not full. It falls to the lowest free cell and stays there. You may touch any place of a column to drop there.

    There is no passing: while the board has room, you must drop.
page-2-diagram-1 = The third column holds two discs. The next one there lands on c3.
page-3-title = The end
page-3-body = Four in a row end the game at once. More than four count just as well. If all 42 cells are taken and nobody has four, the game is a draw.
page-3-diagram-1 = One disc closed the gap: five in a row win like four.
page-4-title = What to look for
page-4-body = A cell that would give you four is a threat. Two threats that can be filled at once cannot both be stopped.

    A threat higher up works for you as well: nobody wants to drop right below it. Since the board is filled in turn, { -orange }'s threats in odd rows and { -blue }'s in even rows tend to be the ones that come true.
page-4-diagram-1 = { -orange } threatens both a1 and e1. { -blue } can stop only one of them.
page-5-title = Writing moves down
page-5-body = A move is written as the number of its column, counted from the left: 1 to 7. Cells have names like d4, a letter for the column and a number for the row from the bottom.

    A whole game may be written as one run of digits, such as 4453.
page-6-title = How the computer thinks
page-6-body = It plays thousands of games in its head, more of them in the lines that go well. It takes a win when it sees one, stops yours, and does not drop below a cell that would win for you.

    Connect Four is solved: with perfect play whoever begins wins, with the last but one disc of the board, but only by starting in the middle. The higher the level, the more often the computer works out the exact value of its moves; the top level does so whenever its time allows.

# The lesson
lesson-drop = You never place a disc. You drop it into a column.
lesson-drop-task = Touch any column.
lesson-drop-done = It fell as far as it could, and there it stays.
lesson-pile = A disc lies on whatever is in its column.
lesson-pile-task = Put yours on top of the pile in the middle.
lesson-pile-done = Third from the bottom. A full column takes six.
lesson-pile-wrong = That is another column. The pile is in the middle.
lesson-across = Four of your color in a row win.
lesson-across-task = You have three. Drop the fourth.
lesson-across-done = Four in a row: the game is over at once.
lesson-across-wrong = Still three. The fourth belongs at the end of the row.
lesson-up = Four on top of each other count, too.
lesson-up-task = Finish the column.
lesson-up-done = Upright wins just the same.
lesson-up-wrong = Look at the three discs on top of each other.
lesson-slant = And so do four along a diagonal.
lesson-slant-task = Three climb to the right. Find the column of the fourth.
lesson-slant-done = Diagonals are easily missed. Look twice.
lesson-slant-wrong = Follow the three discs upwards, one column further.
lesson-stop = If the other side has three, get in its way.
lesson-stop-task = { -blue } would win with the next disc. Stop that.
lesson-stop-done = One look before every move: what does { -blue } threaten?
lesson-stop-wrong = { -blue } takes the end of the row and wins.
lesson-below = A disc lifts the next one: think of what will lie on it.
lesson-below-task = { -blue } waits for a cell in the second row. Drop anywhere but below it.
lesson-below-done = Well seen. Now { -blue } cannot go there either, or you take the cell.
lesson-below-wrong = On top of your disc { -blue } completes four.
lesson-trap = Two threats at once cannot both be stopped.
lesson-trap-task = Make three in a row with both ends free.
lesson-trap-done = Whichever end { -blue } takes, you take the other. Now you know it all.
lesson-trap-wrong = That can be stopped. Make the two in the bottom row three.
