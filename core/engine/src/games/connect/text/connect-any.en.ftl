name = Four on any board
tagline = Four in a row, with holes and surprises

option-rows = Rows
option-columns = Columns
option-mode = Special cells
option-mode-plain = None
option-mode-ban = Ban cell
option-mode-bonus = Bonus cell
option-mode-ban-bonus = Ban and bonus cell
option-ban = Ban cell
option-bonus = Bonus cell
option-seed = Where they are

prompt-blocker = { $side ->
    [first] { -orange }: drop the blocker.
   *[second] { -blue }: drop the blocker.
}
move-disc-blocker = { $side ->
    [first] { -orange } drops in column { $column } and the blocker in column { $blocker }
   *[second] { -blue } drops in column { $column } and the blocker in column { $blocker }
}
move-blocker = { $side ->
    [first] { -orange } drops the blocker in column { $blocker }
   *[second] { -blue } drops the blocker in column { $blocker }
}
label-bonus = { $cell }, bonus cell, empty
label-landing-bonus = Column { $column }, { $free } free, lands on the bonus cell { $cell }
label-ban = { $cell }, ban cell
label-blocker = { $cell }, blocker
refuse-blocker-due = First drop the blocker.
refuse-blocker-missing = This disc lands on the bonus cell: say where the blocker goes, too, as in 5:2.

reason-takes-bonus = Lands on the star and drops a blocker

page-1-title = Goal
page-1-body = The board stands upright and has 4 to 12 columns and 4 to 12 rows. Whoever first has four discs of their color in a row, upright, level or along a diagonal, wins.
page-1-diagram-1 = Five columns and four rows: { -blue } has won along the falling diagonal.
page-2-title = Moves
page-2-body = { -orange } begins, then the sides take turns. A move is one disc dropped into a column that is not full. It falls to the lowest free cell and stays there. You may touch any place of a column to drop there.

    There is no passing: while the board has room, you must drop.
page-3-title = The ban cell
page-3-body = The ban cell, a closed tile with a cross, is a hole that nobody ever fills. It breaks lines for both sides.

    A disc falls through it while a cell below it is free. Once the cell below is taken, or if there is none, the next disc rests directly above the ban cell. If the ban cell is at the top, its column is full as soon as the cell below it is taken.
page-3-diagram-1 = The ban cell is c2. The first disc fell through it to c1, the second rests above it.
page-3-diagram-2 = The ban cell c1 keeps a1 b1 and d1 e1 apart: no four in a row.
page-4-title = The bonus cell
page-4-body = The bonus cell carries a star. Whose disc comes to rest on it drops a blocker at once, in any column that is not full. The blocker falls like a disc, through the ban cell as well. It belongs to nobody and takes part in no line. Then it is the other side's turn.

    If the disc on the bonus cell completes four, the game is over and there is no blocker. If no column has room, there is none either.
page-4-diagram-1 = { -blue } came to rest on the bonus cell g1 and dropped the blocker on d1, between { -orange }'s discs.
page-5-title = The end
page-5-body = Four in a row end the game at once, and more than four count just as well. If all cells but the ban cell are taken and nobody has four, the game is a draw.
page-6-title = Setting up
page-6-body = You choose the size and which special cells there are. Ban and bonus cell are drawn by chance; “Draw again” gives others. You may also choose the cells yourself. “Surprise me” draws the size as well.

    A move is written as the number of its column, 5, and with a blocker as 5:2: the disc in column 5, the blocker in column 2.
page-7-title = How the computer thinks
page-7-body = It plays thousands of games in its head, more of them in the lines that go well. It takes a win when it sees one, stops yours, and does not drop below a cell that would win for you.

    What it can prove, it proves: the fewer cells are free, the further it sees, until at the higher levels it makes no more mistakes.

# The lesson
lesson-size = Boards come in many sizes. Four in a row always win.
lesson-size-task = You have three. Drop the fourth at either end.
lesson-size-done = Four columns or twelve, it is the same game.
lesson-size-wrong = Still three. Both ends of your row are free.
lesson-ban = A tile with a cross is a ban cell: discs fall through it.
lesson-ban-task = Drop a disc in its column.
lesson-ban-done = Through it and down to the bottom.
lesson-ban-wrong = That is another column. The ban cell is in the frame.
lesson-above = When nothing is free below it, the next disc rests above it.
lesson-above-task = Drop one more in its column.
lesson-above-done = Nobody ever fills a ban cell.
lesson-above-wrong = Use the column in the frame once more.
lesson-broken = A ban cell breaks lines. Your row at the bottom ends there.
lesson-broken-task = But { -blue }’s row above goes on. Stop it.
lesson-broken-done = Your disc rests above the ban cell, where { -blue } wanted to be.
lesson-broken-wrong = Above the ban cell there is room, and { -blue } has four.
lesson-star = Land on the star, and you drop a blocker, too.
lesson-star-task = Drop on the star. Then drop the blocker in any column.
lesson-star-done = The blocker belongs to nobody and is in everybody’s way.
lesson-star-wrong = That missed the star. It is in the frame.
lesson-blocker = A blocker can stop a row while your disc does something else.
lesson-blocker-task = Take the star, and drop the blocker into { -blue }’s row.
lesson-blocker-done = Stopped, and your disc is well placed besides.
lesson-blocker-wrong = { -blue } is about to have four, and you missed the star.
lesson-blocker-plain = That stops { -blue }, too. But the star does it and gives you a disc more.
lesson-blocker-elsewhere = The star is yours. But the blocker does not stop { -blue }’s row there.
lesson-both = Holes and stars aside, two threats at once still win.
lesson-both-task = Make three in a row with both ends free.
lesson-both-done = Nothing saves { -blue } now, neither hole nor star. Now you know it all.
lesson-both-wrong = That can be stopped. Close the gap between your two discs.
