### Four on any board: Connect Four on boards of other sizes, with a hole (“ban”) and a bonus cell (a star). What it
### shares with Connect Four is in connect.ftl. $side: [first] is Orange, [second] is Blue.

# Name of the game, at most 24 characters.
name = Four on any board
# On the card of the game, two lines at most.
tagline = Four in a row, with holes and surprises

## Options on the new-game sheet

# Label above a number, at most 20 characters.
option-rows = Rows
# Label above a number, at most 20 characters.
option-columns = Columns
# Label above the next four, at most 20 characters.
option-mode = Special cells
# Chip.
option-mode-plain = None
# Chip.
option-mode-ban = Hole
# Chip.
option-mode-bonus = Bonus cell
# Chip.
option-mode-ban-bonus = Hole and bonus cell
# Label above a chosen cell, at most 20 characters.
option-ban = Hole
# Label above a chosen cell, at most 20 characters.
option-bonus = Bonus cell
# Below the board at the start of a game and in puzzles, a sentence. The board shows the signs.
special-ban = ✕ stays empty.
# Below the board at the start of a game and in puzzles, a sentence. The board shows the signs.
special-bonus = Land on ★ to drop a blocker, too.
# Below a blocker among the pieces to choose from for a position, at most 10 characters.
set-up-neutral = Blocker
# Label beside the button “Shuffle”: which cells are special. At most 20 characters.
option-seed = Placement

## Moves

# Below the board and spoken. $side: the side that landed on the bonus cell.
prompt-blocker = { $side ->
    [first] { -orange }: drop the blocker.
   *[second] { -blue }: drop the blocker.
}
# In the list of moves, in hints and spoken. $side: who moves, $column, $blocker: numbers of columns (5, 2).
move-disc-blocker = { $side ->
    [first] { -orange } drops a disc in column { $column } and the blocker in column { $blocker }
   *[second] { -blue } drops a disc in column { $column } and the blocker in column { $blocker }
}
# The second half of a move, spoken. $side: who moves, $blocker: number of a column (2).
move-blocker = { $side ->
    [first] { -orange } drops the blocker in column { $blocker }
   *[second] { -blue } drops the blocker in column { $blocker }
}
# A hint and a row of the analysis, without a period. $column, $blocker: numbers of columns (5, 2).
advice-disc-blocker = Drop a disc in column { $column } and the blocker in column { $blocker }
# In a row of the analysis: 34 letters at most. $column: where the disc drops (3), $blocker: where the blocker drops (1).
brief-disc-blocker = Column { $column }, blocker in column { $blocker }
# The same, after the disc. $blocker: number of a column (2).
advice-blocker = Drop the blocker in column { $blocker }

## Cells, spoken only

# $cell: d4.
label-bonus = { $cell }, bonus cell, empty
# $column: its number (4), $free: number of free cells in it (3), $cell: where a disc lands (d4).
label-landing-bonus = Column { $column }, { $free } free, lands on the bonus cell { $cell }
# $cell: d4.
label-ban = { $cell }, hole
# $cell: d4.
label-blocker = { $cell }, blocker

## Refusals, shown below the board

# After a move that leaves the blocker out.
refuse-blocker-due = Drop the blocker first.
# In the terminal only.
refuse-blocker-missing = This disc lands on the bonus cell, so say where the blocker goes, too, as in 5:2.

## Reasons for a move, without a period: in the analysis and in hints

# The star marks the bonus cell.
reason-takes-bonus = Lands on the star and drops a blocker

## Rules: page-N-title is a heading, page-N-body its paragraphs, page-N-diagram-M the caption of a board.
## Cells in a caption are those of the board above it.

# Heading, at most 30 characters.
page-1-title = Goal
page-1-body = The board stands upright and has 4 to 12 columns and 4 to 12 rows. Be the first to get four of your discs in a row: up, across, or diagonally.
page-1-diagram-1 = Five columns and four rows: { -blue } has won along the falling diagonal.
page-2-title = Moves
page-2-body = { -orange } goes first, then you take turns. On your turn, you drop one disc into a column that isn’t full. It falls to the lowest free cell and stays there. Tap anywhere in a column to drop there.

    You can’t pass: as long as there’s room, you have to drop.
page-3-title = The hole
page-3-body = The hole is a crossed-out cell: discs fall through it and never stay in it. It breaks lines for both sides.

    A disc falls through the hole while there’s a free cell below it. Once the cell below is taken, or if there is none, the next disc rests right above the hole. If the hole is at the very top, its column is full once the cell below is taken.
page-3-diagram-1 = The hole is at c2. The first disc fell through it to c1, the second rests above it.
page-3-diagram-2 = The hole at c1 separates a1 and b1 from d1 and e1: that isn’t four in a row.
page-4-title = The bonus cell
page-4-body = The bonus cell has a star. If your disc lands on it, you also drop a blocker right away, in any column that isn’t full. The blocker falls like a disc, and through the hole as well. It belongs to nobody and doesn’t count toward any line. Then it’s your opponent’s turn.

    If the disc on the bonus cell completes four, the game is over and there’s no blocker. If every column is full, there’s no blocker either.
page-4-diagram-1 = { -blue } landed on the bonus cell g1 and dropped the blocker on d1, between { -orange }’s discs.
page-5-title = The end
page-5-body = Four in a row ends the game right away, and so does more than four. If every cell except the hole is taken and nobody has four in a row, the game is a draw.
page-6-title = Setting up
page-6-body = You choose the size and the special cells. They’re placed at random: tap “Shuffle” for new places, or choose the cells yourself. “Surprise me” picks a random size, too.

    A move is written as the number of its column, such as 5. With a blocker it’s 5:2: the disc in column 5, the blocker in column 2.
page-7-title = What to look for
page-7-body =
    A cell that would give you four is a threat. Two threats you can fill right away can’t both be blocked.

    Look at the special cells first. A hole breaks every line through it. And don’t drop right below the star, or your opponent lands on it and gets the blocker.

    Before you drop the blocker, look at the cell above it: your opponent can go there next.
page-7-diagram-1 = The star is at d2. { -orange } dropped on d1, so { -blue } can land on the star.
page-8-title = Odd and even
page-8-body =
    When all the good cells are gone, one of you has to drop below a threat. Which one? Count the free cells that can be filled before that: those in the other columns, and in this column those farther down than the cell right below the threat. If the number is even, the player to move has to drop there in the end. If it’s odd, the opponent has to.

    With an even number of rows, that makes { -orange }’s threats in odd rows come true, and { -blue }’s in even rows. It’s the same if there’s an odd number of rows and an odd number of columns. With an odd number of rows and an even number of columns, it’s the other way around.

    A hole takes one cell away and reverses this, unless it’s above the threat in the same column. A blocker fills an extra cell and reverses it, too.
page-8-diagram-1 = Five rows, four columns: { -blue } has to drop on d1, and { -orange } takes d2, in an even row.
page-8-diagram-2 = Four rows and a hole at b1: { -blue } has to drop on f1, and { -orange } takes f2. Without the hole, { -orange } would have to drop there.

## The last section of “What the symbols mean”, an article of the menu “More”

# Heading, at most 30 characters.
computer-title = How the computer thinks
computer-body = It plays thousands of games in its head, more of them where they go well. It takes a win when it sees one, stops yours, and doesn’t drop below a cell that would win for you.

    It proves what it can: the fewer cells are free, the farther ahead it sees, until the higher levels make no more mistakes.

## The lesson. lesson-NAME is the headline of a step: what it teaches; -task: what to do; -done: after the right move;
## -wrong: after another move, when nothing is framed any more. Two lines at most each (80 characters).

# The first step: three in a row on a small board.
lesson-size = Get four of your discs in a row to win. Boards come in many sizes.
lesson-size-task = You have three. Drop the fourth at either end.
lesson-size-done = Four columns or twelve, it’s the same game.
lesson-size-wrong = Still three. Both ends of your row are free.
# A column with a hole.
lesson-ban = A crossed-out cell is a hole: discs fall through it.
lesson-ban-task = Drop a disc in its column.
lesson-ban-done = Through the hole and down to the bottom.
lesson-ban-wrong = That’s a different column. Look for the crossed-out cell.
# The same column, full below the hole.
lesson-above = If it’s full below the hole, a disc rests above it.
lesson-above-task = Drop another disc in its column.
lesson-above-done = No disc ever stays in the hole itself.
lesson-above-wrong = Drop in the column with the hole again.
# Orange’s row at the bottom has the hole in it.
lesson-broken = A hole breaks lines. Your row at the bottom stops there.
lesson-broken-task = But { -blue }’s row above keeps going. Block it.
lesson-broken-done = Your disc rests above the hole, right where { -blue } wanted to be.
lesson-broken-wrong = There’s room above the hole, so { -blue } gets four.
# A bonus cell.
lesson-star = Land on the star, and you also drop a blocker.
lesson-star-task = Drop on the star. Then drop the blocker in any column.
lesson-star-done = The blocker belongs to nobody and is in everybody’s way.
lesson-star-wrong = You missed the star. Drop your disc in its column.
# Blue has three in a row, and Orange can reach the star.
lesson-blocker = A blocker can stop a row while your disc does something else.
lesson-blocker-task = Take the star, and drop the blocker into { -blue }’s row.
lesson-blocker-done = Blocked, and your disc has a good spot, too.
lesson-blocker-wrong = { -blue } is about to get four, and you missed the star.
# After a disc that blocks without taking the star.
lesson-blocker-plain = That stops { -blue }, too. But the star stops { -blue } and gives you an extra disc.
# After taking the star with the blocker in a useless column.
lesson-blocker-elsewhere = You got the star. But the blocker doesn’t stop { -blue }’s row there.
# The last step: two discs with a gap between them.
lesson-both = With or without holes and stars, two threats at once win.
lesson-both-task = Make three in a row with both ends free.
lesson-both-done = { -blue } can’t stop both ends. That’s all the rules.
lesson-both-wrong = { -blue } can stop that. Fill the gap between your two discs.
