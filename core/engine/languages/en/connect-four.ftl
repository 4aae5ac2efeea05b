### Connect Four. What it shares with Four on any board is in connect.ftl.

# Name of the game, as it is sold in the language.
name = Connect Four
# On the card of the game, two lines at most.
tagline = Drop discs, line up four

## Rules: page-N-title is a heading, page-N-body its paragraphs, page-N-diagram-M the caption of a board.
## Cells in a caption are those of the board above it.

# Heading, at most 30 characters.
page-1-title = Goal
page-1-body = The board stands upright: seven columns, six rows. Be the first to get four of your discs in a row: up, across, or diagonally.
page-1-diagram-1 = { -orange } has won along the rising diagonal.
page-2-title = Moves
page-2-body = { -orange } goes first, then you take turns. On your turn, you drop one disc into a column that isn’t full. It falls to the lowest free cell and stays there. Tap anywhere in a column to drop there.

    You can’t pass: as long as there’s room, you have to drop.
page-2-diagram-1 = The third column holds two discs. The next one there lands on c3.
page-3-title = The end
page-3-body = Four in a row ends the game right away. More than four counts, too. If all 42 cells are taken and nobody has four in a row, the game is a draw.
page-3-diagram-1 = One disc filled the gap: five in a row wins just like four.
page-4-title = What to look for
page-4-body =
    Before every move, ask three questions: Can I make four? Can my opponent? And who gets the cell above my disc?

    A cell that would give you four is a threat. Two threats you can fill right away can’t both be blocked. A threat higher up works for you as well: your opponent won’t want to drop right below it.

    The middle column is worth the most: more lines of four run through it than through any other.
page-4-diagram-1 = { -orange } threatens both a1 and e1. { -blue } can block only one of them.
page-5-title = Writing down moves
page-5-body = A move is written as the number of its column, counted from the left: 1 to 7. Cells have names like d4: a letter for the column and a number for the row, counted from the bottom.

    You can write a whole game as one run of digits, such as 4453.
page-6-title = Odd and even
page-6-body =
    When all the good cells are gone, one of you has to drop below the other’s threat. That’s called zugzwang: you have to move, and every move hurts.

    Who gets caught is a matter of counting. If the other columns fill up first, { -blue } has to drop below { -orange }’s threats in odd rows, and { -orange } below { -blue }’s in even rows. So { -orange } looks for threats in rows 3 and 5, and { -blue } in rows 2, 4, and 6.

    With an even number of discs in every column, { -blue } can simply follow up: drop right on top of each of { -orange }’s discs. That way { -blue } gets all the cells that are left in even rows. But a threat that { -orange } has in an odd row breaks this plan, because { -blue } can’t drop below it.
page-6-diagram-1 = Only column 7 is left: { -blue } has to drop on g2, and { -orange } takes g3.
page-6-diagram-2 = { -blue } follows up. In the end, { -orange } has to drop on e3, and { -blue } takes e4.
page-7-title = Traps and openings
page-7-body =
    Three discs in a row and a diagonal down from one of its ends look like a 7. They make two threats, one right above the other. If your opponent takes the lower cell, you drop on top.

    The first disc matters. If nobody makes a mistake after that, the middle column wins for { -orange }, the columns beside it lead to a draw, and the other four lose.
page-7-diagram-1 = A 7: { -orange } drops on e2 and threatens e3. If { -blue } takes e3, { -orange } wins on e4.

## The last section of “What the symbols mean”, an article of the menu “More”

# Heading, at most 30 characters.
computer-title = How the computer thinks
computer-body = It plays thousands of games in its head, more of them where they go well. It takes a win when it sees one, stops yours, and doesn’t drop below a cell that would win for you.

    Connect Four is solved: with perfect play the first player wins with the second-to-last disc, but only by starting in the middle. The higher the level, the more often the computer works out the exact value of its moves; the top level does so whenever its time allows.

## The lesson. lesson-NAME is the headline of a step: what it teaches; -task: what to do; -done: after the right move;
## -wrong: after another move. Two lines at most each (80 characters).

# The first step: an empty board.
lesson-drop = Get four of your discs in a row to win. Each disc drops down its column.
lesson-drop-task = Tap any column.
lesson-drop-done = It fell as far as it could, and there it stays.
# Discs in the middle column only.
lesson-pile = A disc lands on top of whatever is in its column.
lesson-pile-task = Drop yours on top of the pile in the middle.
lesson-pile-done = It’s the third from the bottom. A column holds six.
lesson-pile-wrong = That’s a different column. The pile is in the middle.
# Three in a row at the bottom.
lesson-across = Get four of your color in a row, and you win.
lesson-across-task = You have three. Drop the fourth.
lesson-across-done = Four in a row! That ends the game right away.
lesson-across-wrong = Still three. The fourth goes at the end of the row.
# Three on top of each other.
lesson-up = Four on top of each other count, too.
lesson-up-task = Complete the column.
lesson-up-done = A vertical four wins just the same.
lesson-up-wrong = Look at the three discs on top of each other.
# Three on a rising diagonal.
lesson-slant = Four along a diagonal count, too.
lesson-slant-task = Three climb to the right. Find the column for the fourth.
lesson-slant-done = Diagonals are easy to miss. Look twice.
lesson-slant-wrong = Follow the three discs up, one column farther.
# Blue has three in a row.
lesson-stop = If your opponent has three, block the fourth.
lesson-stop-task = { -blue } would win with the next disc. Block it.
lesson-stop-done = Before every move, ask yourself: what does { -blue } threaten?
lesson-stop-wrong = { -blue } takes the end of the row and wins.
# A cell in the second row would give Blue four.
lesson-below = Every disc makes room for one above it. Think about what will land there.
lesson-below-task = { -blue } is waiting for a cell in the second row. Drop anywhere except below it.
lesson-below-done = Good eye! Now { -blue } can’t drop there either: you’d take the cell.
lesson-below-wrong = { -blue } drops on top of your disc and completes four.
# The board is nearly full. A cell above one of the two open columns would give Orange four.
lesson-zugzwang = In the end, one side has to drop below a threat. Don’t let it be yours.
lesson-zugzwang-task = The framed cell gives you four, but it isn’t free yet. Leave { -blue } no other column.
lesson-zugzwang-done = { -blue } had to drop below your cell, so you win there. That’s called zugzwang.
lesson-zugzwang-wrong = That’s right below your cell, so { -blue } takes it. Use the other column first.
# The last step: two discs in the bottom row with free cells beside them.
lesson-trap = Two threats at once can’t both be blocked.
lesson-trap-task = Make three in a row with both ends free.
lesson-trap-done = Whichever end { -blue } takes, you take the other. That’s all the rules.
lesson-trap-wrong = { -blue } can block that. Extend your two in the bottom row to three.
