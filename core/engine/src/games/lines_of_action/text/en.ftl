name = Lines of Action
tagline = Bring all your pieces together; lines decide how far they go

option-size = Board size
option-movement = Movement
option-movement-leaping = Leaping: over the enemy
option-movement-classic = Classic: over your own
option-both-connected = Both sides joined by one move
option-both-connected-mover = Whoever moved wins
option-both-connected-draw = Draw

prompt-pick = { $side ->
    [first] { -orange }: choose a piece.
   *[second] { -blue }: choose a piece.
}
prompt-go = { $side ->
    [first] { -orange }: where does { $square } go?
   *[second] { -blue }: where does { $square } go?
}
prompt-pass = { $side ->
    [first] { -orange } has no move and must pass.
   *[second] { -blue } has no move and must pass.
}
operation-pass = Pass

move-quiet = { $side ->
    [first] { -orange } moves { $from } to { $to }
   *[second] { -blue } moves { $from } to { $to }
}
move-capture = { $side ->
    [first] { -orange } captures on { $to }, from { $from }
   *[second] { -blue } captures on { $to }, from { $from }
}
move-pass = { $side ->
    [first] { -orange } passes
   *[second] { -blue } passes
}

label-free = { $square }, free
label-piece = { $side ->
    [first] { $square }, { -orange-adjective } piece
   *[second] { $square }, { -blue-adjective } piece
}

refuse-empty = There is no piece on { $square }.
refuse-enemy = { $side ->
    [first] The piece on { $square } is { -blue-adjective }, and it is { -orange }’s turn.
   *[second] The piece on { $square } is { -orange-adjective }, and it is { -blue }’s turn.
}
refuse-stuck = The piece on { $square } cannot move.
refuse-must-pass = { $side ->
    [first] { -orange } has no move and must pass.
   *[second] { -blue } has no move and must pass.
}
refuse-pass = Only a side without any move may pass.
refuse-no-line = No row, column or diagonal leads from { $from } to { $to }.
refuse-distance = { $count ->
    [one] This line holds 1 piece, so the piece moves exactly 1 square, not { $steps }.
   *[other] This line holds { $count } pieces, so the piece moves exactly { $count } squares, not { $steps }.
}
refuse-own = Your own piece stands on { $square }.
refuse-past-own = Your own piece on { $square } is in the way.
refuse-past-enemy = The enemy piece on { $square } is in the way.
refuse-no-capture = There is no enemy piece to capture on { $square }.
refuse-off-board = There is no square { $square } on a board of { $size } by { $size }.

end-connected = { $side ->
    [first] All { -orange-adjective } pieces are joined.
   *[second] All { -blue-adjective } pieces are joined.
}
end-gave-away = { $side ->
    [first] { -blue }’s capture has joined all { -orange-adjective } pieces.
   *[second] { -orange }’s capture has joined all { -blue-adjective } pieces.
}
end-both-connected = One move has joined the pieces of both sides.
end-no-moves = Neither side can move.

page-1-title = Goal
page-1-body =
    The first side to have all its pieces in one group wins. Pieces hang together when they stand side by side: along a row, along a column or corner to corner.

    { -orange } begins, with pieces along the top and the bottom edge; { -blue }’s stand at the left and the right. The corners stay empty.
page-1-diagram-1 = The start: { -orange } above and below, { -blue } left and right.
page-1-diagram-2 = { -blue } has won: every { -blue-adjective } piece touches another one, and all are one group.
page-2-title = Moving
page-2-body =
    A piece moves in a straight line: along its row, its column or one of its two diagonals.

    How far is not yours to choose. Count all pieces on that whole line, of both colors and on both sides of the piece, itself included: it moves exactly that many squares.

    A piece may leap over enemies. It may neither leap over a piece of its own color nor land on one.
page-2-diagram-1 = { -orange } has moved from c8 to c6: column c held two pieces, so it was two squares.
page-3-title = Capturing
page-3-body =
    A piece that lands on an enemy takes it off the board. You need not capture, and often should not: every piece your opponent loses is one fewer to bring home.
page-3-diagram-1 = { -blue } has captured from a4 to d1: the diagonal held three pieces, so it was three squares, and { -orange }’s b3 was leapt over.
page-4-title = Winning, and giving it away
page-4-body =
    The game ends with the first move after which a side is joined.

    If the side that moved is joined, it has won, even if its capture joins the other side too. (An option makes that a draw.)

    If a capture joins only the enemy, the enemy has won. A single piece counts as joined: whoever captures the last piece but one has lost, unless that move joins the captor’s own pieces.
page-4-diagram-1 = { -blue } has captured on b5, and the pieces left to { -orange } are one group: { -orange } has won.
page-4-diagram-2 = { -orange }’s capture on a4 has joined both sides: { -orange } moved, so { -orange } has won.
page-4-diagram-3 = { -orange } has captured on c2 and left { -blue } a single piece: { -blue } has won.
page-5-title = Passing and draws
page-5-body =
    A side that has no move must pass; a side that has one must play it. If neither side can move, the game is a draw.

    It is also a draw when the same position with the same side to move comes up for the third time.
page-5-diagram-1 = { -blue } has no move: every piece would leave the board or is held up by its own side. { -blue } must pass.
page-6-title = Variants
page-6-body =
    Boards have 5 to 12 rows. The smaller the board, the faster and wilder the game.

    Classic movement turns leaping around: a piece may pass over its own side, but not over enemies. Everything else stays the same.
page-6-diagram-1 = The smallest board.
page-6-diagram-2 = Classic movement: { -orange } has moved from b1 to h1, six squares, over five pieces of its own.
page-7-title = How the computer thinks
page-7-body =
    It looks at many lines of play, more of them where they promise more. The position at the end of a line is judged by how close the pieces of each side stand together and by how many groups they form. Where a line is won or lost by force, it knows that for certain and says so.

    Stronger levels look at more lines. Weaker ones choose at times among several good moves, but none overlooks a win in one move.

# The lesson
lesson-count = Count the pieces on the line. That is exactly how far you go.
lesson-count-task = Two pieces stand in this column: move one of them two squares.
lesson-count-done = Both colors count, and so does the piece that goes.
lesson-count-wrong = That is a move, too. Take a piece in the frame and stay in its column.
lesson-slant = Rows and diagonals are lines, too.
lesson-slant-task = Two pieces on this diagonal. Let yours go two squares along it.
lesson-slant-done = Every piece has up to four lines, each with its own count.
lesson-slant-wrong = Take the bright piece of yours, and go down to the right.
lesson-slant-column = That was its column. Its diagonal goes down to the right.
lesson-leap = You may leap over the other side, never over your own.
lesson-leap-task = Three pieces, three squares: leap over { -blue } from above.
lesson-leap-done = Over { -blue } and on. A piece of your own would have stopped you.
lesson-leap-wrong = Take the upper bright piece of yours and go straight down.
lesson-take = Landing on a piece of the other side takes it.
lesson-take-task = Four of your pieces can take one. Choose.
lesson-take-done = Taken. But a side with fewer pieces has fewer to bring together.
lesson-take-wrong = The bright ones of yours can take, along a diagonal.
lesson-join = All your pieces in one group: that wins. Corners touch, too.
lesson-join-task = One of yours stands apart. Bring it home.
lesson-join-done = All together. Side by side or corner to corner, both count.
lesson-join-wrong = The piece on the right is still alone. Count its diagonal.
lesson-stop = Change the count of a line, and moves along it change.
lesson-stop-task = { -blue }’s last piece is in row 4 and would go two squares. Spoil that.
lesson-stop-done = Spoilt. You left the line, or took the piece it wanted to meet.
lesson-stop-wrong = Two in its row, two squares: { -blue } is together and wins.
lesson-gift = Taking the piece that stands apart does the other side a favor.
lesson-gift-task = { -blue } is joined but for one piece. Play anything else than taking that.
lesson-gift-done = Right. Look twice before you take. Now you know it all.
lesson-gift-wrong = Now all the pieces left to { -blue } are together: { -blue } has won.

# Why a hint is good
# What the puzzles are about
puzzle-idea-win-in = Make the move after which the last pieces can be joined in more than one way.
puzzle-idea-only-win = One move keeps the pieces near enough to be joined.
puzzle-idea-save = One move keeps the others apart.
puzzle-idea-prevent = Take the piece that joins them, or stand where the line gets too long.

# Reasons
reason-allows = { $other ->
    [first] { -orange } can then connect with { $move }
   *[second] { -blue } can then connect with { $move }
}
reason-stops = { $other ->
    [first] Stops { -orange } from connecting with { $move }
   *[second] Stops { -blue } from connecting with { $move }
}
reason-threatens = Threatens to connect with { $move }
reason-connects = Connects { $count } of { $all } pieces
reason-joins-last = Leaves no piece on its own
reason-fewer-groups = { $count ->
    [one] Leaves { $count } group
   *[other] Leaves only { $count } groups to connect
}
reason-splits = { $other ->
    [first] Splits { -orange } into { $count } groups
   *[second] Splits { -blue } into { $count } groups
}
reason-captures = Captures the piece on { $to }
reason-isolates = { $other ->
    [first] Leaves { -orange }’s piece on { $square } on its own
   *[second] Leaves { -blue }’s piece on { $square } on its own
}
reason-takes-moves = { $other ->
    [first] { $count ->
        [one] Takes a move from { -orange }
       *[other] Takes { $count } moves from { -orange }
    }
   *[second] { $count ->
        [one] Takes a move from { -blue }
       *[other] Takes { $count } moves from { -blue }
    }
}
reason-nearer = Brings a piece closer to the others
