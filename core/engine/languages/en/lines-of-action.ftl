### Lines of Action. $side, $other: [first] is Orange, [second] is Blue. $square, $from, $to: a square as its column
### and row (d4). Reasons have no period: they stand in a row or after a move.

# Name of the game, as known in the language.
name = Lines of Action
# On the card of the game, two lines at most.
tagline = Connect all your pieces; the lines decide how far they go

## Options on the new-game sheet

# Label above a number, at most 20 characters.
option-size = Board size
# Label above the next two, at most 20 characters.
option-movement = Movement
# Chip: this app’s variant.
option-movement-leaping = Leaping: over enemy pieces, never your own
# Chip: the variant that Claude Soucie published.
option-movement-classic = Classic (Soucie’s game): over your own pieces, never the enemy’s
# Label above the next two: the question is who wins then.
option-both-connected = If one move connects both sides
# Chip.
option-both-connected-mover = The player who moved wins
# Chip.
option-both-connected-draw = Draw
# Below “Handicap” on the new-game sheet and below the board at the start. $name: the player helped (Ben),
# $count: 2 or 4.
handicap = { $name } has { $count } pieces fewer, so there’s less to connect.

## Moves

# Below the board before the first move, and spoken. $side: the side to move.
prompt-pick = { $side ->
    [first] { -orange }: choose a piece. Join all your pieces to win.
   *[second] { -blue }: choose a piece. Join all your pieces to win.
}
# After a piece is chosen. $side: the side to move, $square: the piece (d4).
prompt-go = { $side ->
    [first] { -orange }: where does { $square } go?
   *[second] { -blue }: where does { $square } go?
}
# Below the board. $side: the side to move.
prompt-pass = { $side ->
    [first] { -orange } has no move and must pass.
   *[second] { -blue } has no move and must pass.
}
# Button below the board, at most 16 characters.
operation-pass = Pass

# In the list of moves, in hints and spoken. $side: who moves, $from: b1, $to: b3.
move-quiet = { $side ->
    [first] { -orange } moves { $from } to { $to }
   *[second] { -blue } moves { $from } to { $to }
}
# The same with a capture. $side: who moves, $from: b1, $to: b3.
move-capture = { $side ->
    [first] { -orange } captures on { $to } from { $from }
   *[second] { -blue } captures on { $to } from { $from }
}
# The same without a move. $side: who passes.
move-pass = { $side ->
    [first] { -orange } passes
   *[second] { -blue } passes
}
# Hints and rows of the analysis, without a period. $from: b1, $to: b3.
advice-quiet = Move { $from } to { $to }
# The same with a capture. $from: b1, $to: b3.
advice-capture = Capture on { $to } from { $from }
# The same without a move.
advice-pass = Pass

## Squares, spoken only

# $square: d4.
label-free = { $square }, free
# $square: d4, $side: whose piece.
label-piece = { $side ->
    [first] { $square }, { -orange-adjective } piece
   *[second] { $square }, { -blue-adjective } piece
}

## Refusals, shown below the board

# $square: d4.
refuse-empty = There’s no piece on { $square }.
# $square: d4, $side: the side to move, which doesn’t own the piece.
refuse-enemy = { $side ->
    [first] The piece on { $square } is { -blue-adjective }, and it’s { -orange }’s turn.
   *[second] The piece on { $square } is { -orange-adjective }, and it’s { -blue }’s turn.
}
# $square: d4.
refuse-stuck = The piece on { $square } can’t move.
# $side: the side to move.
refuse-must-pass = { $side ->
    [first] { -orange } has no move and must pass.
   *[second] { -blue } has no move and must pass.
}
# After “Pass” when there is a move.
refuse-pass = You can only pass when you have no move.
# $from: b1, $to: c5.
refuse-no-line = No row, column, or diagonal leads from { $from } to { $to }.
# $count: pieces on the line (3), $steps: number of squares tried (2).
refuse-distance = { $count ->
    [one] There’s 1 piece on this line, so the piece moves exactly 1 square, not { $steps }.
   *[other] There are { $count } pieces on this line, so the piece moves exactly { $count } squares, not { $steps }.
}
# The piece can’t land there. $square: d4.
refuse-own = Your own piece is on { $square }.
# The piece can’t leap over it. $square: d4.
refuse-past-own = Your own piece on { $square } is in the way.
# The piece can’t leap over it, in the variant “Classic”. $square: d4.
refuse-past-enemy = Your opponent’s piece on { $square } is in the way.
# In the terminal only. $square: d4.
refuse-no-capture = There’s no piece to capture on { $square }.
# In the terminal only. $square: z9, $size: number of rows (8).
refuse-off-board = There’s no square { $square } on a board of { $size } by { $size }.

## The end, a sentence below the headline

# $side: the winner.
end-connected = { $side ->
    [first] All { -orange-adjective } pieces are connected.
   *[second] All { -blue-adjective } pieces are connected.
}
# $side: the winner, whose opponent made the move.
end-gave-away = { $side ->
    [first] { -blue }’s capture connected all { -orange-adjective } pieces.
   *[second] { -orange }’s capture connected all { -blue-adjective } pieces.
}
# A win of the side that moved, or a draw, as the option says.
end-both-connected = One move connected the pieces of both sides.
# A draw.
end-no-moves = Neither side can move.
# In a position that is set up, not in a game.
end-no-pieces = A side has no pieces.

## Rules: page-N-title is a heading, page-N-body its paragraphs, page-N-diagram-M the caption of a board. Squares in
## a caption are those of the board above it.

# Heading, at most 30 characters.
page-1-title = Goal
page-1-body =
    Connect all your pieces into one group to win. Pieces are connected when they touch: along a row, along a column, or corner to corner.

    { -orange } goes first, with pieces along the top and bottom edges. { -blue }’s pieces are on the left and right. The corners start empty.
page-1-diagram-1 = The start: { -orange } at the top and bottom, { -blue } on the left and right.
page-1-diagram-2 = { -blue } has won: all { -blue-adjective } pieces are connected in one group.
page-2-title = Moving
page-2-body =
    A piece moves in a straight line: along its row, its column, or one of its two diagonals.

    You don’t choose how far. Count all the pieces on that whole line, of both colors and in both directions, including the piece itself: it moves exactly that many squares.

    A piece can leap over enemy pieces. It can never leap over a piece of its own color or land on one.

    This is the Leaping variant. In Classic, the game Claude Soucie published, it’s the other way around: over your own pieces, never the enemy’s.
page-2-diagram-1 = { -orange } has moved from c8 to c6: there were two pieces in column c, so two squares.
page-3-title = Capturing
page-3-body =
    A piece that lands on an enemy piece captures it. You don’t have to capture, and often shouldn’t: every piece your opponent loses is one fewer to connect.
page-3-diagram-1 = { -blue } has captured on d1 from a4: there were three pieces on the diagonal, so three squares, leaping over { -orange }’s piece on b3.
page-4-title = Winning, and giving it away
page-4-body =
    The game ends with the first move that leaves a side connected.

    If your own pieces are connected after your move, you win, even if your capture connects your opponent’s pieces, too. (An option makes that a draw.)

    If your capture connects only your opponent’s pieces, your opponent wins. A single piece counts as connected: whoever leaves the opponent a single piece loses, unless that move also connects their own pieces.
page-4-diagram-1 = { -blue } has captured on b5, and { -orange }’s remaining pieces are connected: { -orange } has won.
page-4-diagram-2 = { -orange }’s capture on a4 has connected both sides: { -orange } moved, so { -orange } has won.
page-4-diagram-3 = { -orange } has captured on c2 and left { -blue } a single piece: { -blue } has won.
page-5-title = Passing and draws
page-5-body =
    If you have no move, you must pass; if you have one, you must move. If neither side can move, the game is a draw.

    It’s also a draw when the same position comes up three times with the same side to move.
page-5-diagram-1 = { -blue } has no move: every piece would leave the board or be blocked by its own side. { -blue } must pass.
page-6-title = Variants
page-6-body =
    Boards have 5 to 12 rows. The smaller the board, the faster and wilder the game.

    Leaping, this app’s game: a piece passes over enemy pieces, never over its own color. Classic, Soucie’s game: a piece passes over its own color, never over enemy pieces. Everything else stays the same.
page-6-diagram-1 = The smallest board.
page-6-diagram-2 = Classic: { -orange } has moved from b1 to h1, six squares, over five pieces of its own.
page-7-title = What to look for
page-7-body =
    Bring your pieces together in the middle of the board. From there, a piece can go in eight directions, from an edge in five, from a corner in three.

    Before every move, look for the pieces that keep your opponent from connecting. Can one of them join the others next move? Then change the count of its line: move a piece onto the line or off it.

    Capture to bring your piece closer to the others, or to break up your opponent’s group. Otherwise don’t: fewer pieces are easier to connect.
page-7-diagram-1 = { -orange } moved to c6. Row 6 now has three pieces, so { -blue }’s a6 goes to d6 along it, and no longer to c6.
page-8-title = For experts
page-8-body =
    Count how many moves each side needs to connect if nobody gets in the way. If you need fewer, connect. If not, slow your opponent down. And keep your pieces mobile: with few moves left, you may have to break up your own group.

    A move changes the counts of up to six lines: three that the piece leaves and three that it reaches. The line it moves along keeps its count, unless it captures. In Leaping, where you can’t block your opponent’s pieces, that’s your main defense.

    In Classic, your pieces block, too. Two or three side by side form a wall that enemy pieces can’t pass. Pieces at the edge are the easiest to shut in.

    A move is written as two squares, such as c8-c6, and a capture with an x, such as a4xd1.
page-8-diagram-1 = Classic: { -orange } moved to c6. { -blue }’s a6 would have to go three squares along row 6, past c6, so it can’t move along the row.

## The last section of “What the symbols mean”, an article of the menu “More”

# Heading, at most 30 characters.
computer-title = How the computer thinks
computer-body =
    It looks at many lines of play, and at more of them where they look promising. It judges the position at the end of a line by how close together each side’s pieces are and by how many groups they form. Where a line is won or lost by force, it knows that for certain and says so.

    Stronger levels look at more lines. Weaker ones sometimes pick among several good moves, but none overlooks a win in one move.

## The lesson. lesson-NAME is the headline of a step: what it teaches; -task: what to do; -done: after the right move;
## -wrong: after another move, when nothing is highlighted any more. Two lines at most each (80 characters).

# The first step: a piece with two pieces in its column.
lesson-count = Connect all your pieces to win. Each moves one square per piece on its line.
lesson-count-task = There are two pieces in this column, so you move two squares. Try it.
lesson-count-done = Both colors count, and so does the piece you move.
lesson-count-wrong = Legal, but not this one. Use your piece on c8 or c1, and stay in its column.
# A diagonal with two pieces.
lesson-slant = Rows and diagonals are lines, too.
lesson-slant-task = There are two pieces on this diagonal. Move yours two squares along it.
lesson-slant-done = Every piece has up to four lines, each with its own count.
lesson-slant-wrong = Use your piece on c8, and move down to the right.
# After a move in the column instead of the diagonal.
lesson-slant-column = That was its column. Its diagonal goes down to the right.
# A column with three pieces, an opponent’s piece among them.
lesson-leap = You can leap over enemy pieces, never over your own.
lesson-leap-task = Three pieces, three squares: leap over { -blue } from above.
lesson-leap-done = Right over { -blue }! (In the Classic variant, you leap over your own pieces instead.)
lesson-leap-wrong = Move your piece on c6 straight down.
# Four pieces can capture.
lesson-take = Land on one of your opponent’s pieces to capture it.
lesson-take-task = Four of your pieces can capture. Choose one.
lesson-take-done = Captured! But with fewer pieces, your opponent has fewer to connect.
lesson-take-wrong = Your pieces on c1, c8, f1, and f8 can capture along a diagonal.
# One piece is apart from the others.
lesson-join = Connect all your pieces, and you win. Touching corners count, too.
lesson-join-task = One of your pieces is on its own. Connect it.
lesson-join-done = All connected! Side by side and corner to corner both count.
lesson-join-wrong = Move your piece on e6 along its diagonal. Count the pieces there.
# Blue threatens to connect.
lesson-stop = Change the count of a line, and you change the moves along it.
lesson-stop-task = { -blue }’s last piece is in row 4 and wants to move two squares. Stop it.
lesson-stop-done = Stopped. You left the line, or captured the piece it wanted to reach.
lesson-stop-wrong = { -blue } still connects all pieces and wins.
# A capture would connect Blue’s pieces.
lesson-gift = Don’t capture the piece your opponent can’t connect: that would help them.
lesson-gift-task = All but one of { -blue }’s pieces are connected. Play anything except capturing that one.
lesson-gift-done = Right. Look twice before you capture. That’s all the rules.
lesson-gift-wrong = Now all of { -blue }’s remaining pieces are connected: { -blue } has won.

## Puzzles. puzzle-idea-… is the second hint and the explanation after solving

# In puzzles with the headline “Orange wins in 3 moves”.
puzzle-idea-win-in = One move lets your last pieces connect in more than one way.
# In puzzles with the headline “Only one move wins”.
puzzle-idea-only-win = One move keeps your pieces close enough to connect.
# In puzzles with the headline “Save the draw”.
puzzle-idea-save = One move keeps your opponent’s pieces apart.
# In puzzles with the headline “Stop Blue”.
puzzle-idea-prevent = A capture can stop the move, and so can another number of pieces on its line.

## Reasons for a move, in the analysis and in hints

# A warning. $other: the opponent, $move: its reply (b1-b3).
reason-allows = { $other ->
    [first] { -orange } can then connect with { $move }
   *[second] { -blue } can then connect with { $move }
}
# $other: the opponent, $move: what it threatened (b1-b3).
reason-stops = { $other ->
    [first] Stops { -orange } from connecting with { $move }
   *[second] Stops { -blue } from connecting with { $move }
}
# $move: the next move (b1-b3).
reason-threatens = Threatens to connect with { $move }
# $count: pieces in the largest group (5), $all: all own pieces (8).
reason-connects = Connects { $count } of { $all } pieces
# Every own piece has a neighbor now.
reason-joins-last = Leaves no piece on its own
# $count: own groups that are left (3).
reason-fewer-groups = { $count ->
    [one] Leaves { $count } group
   *[other] Leaves only { $count } groups to connect
}
# $other: the opponent, $count: its groups (3).
reason-splits = { $other ->
    [first] Splits { -orange } into { $count } groups
   *[second] Splits { -blue } into { $count } groups
}
# $to: d4.
reason-captures = Captures the piece on { $to }
# $other: the opponent, $square: its piece (d4).
reason-isolates = { $other ->
    [first] Leaves { -orange }’s piece on { $square } on its own
   *[second] Leaves { -blue }’s piece on { $square } on its own
}
# $other: the opponent, $count: how many legal moves fewer it has (3).
reason-takes-moves = { $other ->
    [first] { $count ->
        [one] Takes away one of { -orange }’s moves
       *[other] Takes away { $count } of { -orange }’s moves
    }
   *[second] { $count ->
        [one] Takes away one of { -blue }’s moves
       *[other] Takes away { $count } of { -blue }’s moves
    }
}
# The least important reason.
reason-nearer = Brings a piece closer to the others
