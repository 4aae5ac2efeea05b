### Pentago Twist. $side, $other: [first] is Orange, [second] is Blue. $cell: a cell as its column and row (d4).
### $quadrant: nw is the quadrant at the top left, ne at the top right, sw at the bottom left, se at the bottom right.

# Name of the game: Pentago is a trademark, not translated.
name = Pentago Twist
# On the card of the game, two lines at most.
tagline = Five in a row on a board that twists
# Below “Handicap” on the new-game sheet and below the board at the start. $name: the player helped (Ben),
# $count: 1 or 2.
handicap = { $count ->
    [one] One of { $name }’s stones is on the board already.
   *[other] { $count } of { $name }’s stones are on the board already.
}

## Prompts below the board, also spoken

# Before the first move. $side: the side to move.
prompt-place = { $side ->
    [first] { -orange }: place a stone. Get five in a row to win.
   *[second] { -blue }: place a stone. Get five in a row to win.
}
# After the stone is placed. $side: the side to move.
prompt-twist = { $side ->
    [first] { -orange }: tap a quadrant to rotate or mirror it.
   *[second] { -blue }: tap a quadrant to rotate or mirror it.
}
# After a quadrant is chosen. $side: the side to move, $quadrant: nw.
prompt-twist-chosen = { $side ->
    [first] { -orange }: rotate or mirror the { $quadrant ->
        [nw] top-left
        [ne] top-right
        [sw] bottom-left
       *[se] bottom-right
    } quadrant.
   *[second] { -blue }: rotate or mirror the { $quadrant ->
        [nw] top-left
        [ne] top-right
        [sw] bottom-left
       *[se] bottom-right
    } quadrant.
}

## Buttons with arrows on a chosen quadrant, spoken only

# $quadrant: nw.
operation-rotate = Rotate the { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant clockwise
# $quadrant: nw.
operation-mirror = Mirror the { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant

## Moves: in the list of moves, in hints and spoken, without a period

# The first half of a move. $side: who moves, $cell: d4.
move-place = { $side ->
    [first] { -orange } places a stone on { $cell }
   *[second] { -blue } places a stone on { $cell }
}
# The second half of a move. $side: who moves, $quadrant: nw.
move-rotate = { $side ->
    [first] { -orange } rotates
   *[second] { -blue } rotates
} the { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant
# The second half of a move. $side: who moves, $quadrant: nw.
move-mirror = { $side ->
    [first] { -orange } mirrors
   *[second] { -blue } mirrors
} the { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant
# A whole move. $side: who moves, $cell: d4, $quadrant: nw.
move-place-rotate = { $side ->
    [first] { -orange } places a stone on { $cell } and rotates
   *[second] { -blue } places a stone on { $cell } and rotates
} the { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant
# A whole move. $side: who moves, $cell: d4, $quadrant: nw.
move-place-mirror = { $side ->
    [first] { -orange } places a stone on { $cell } and mirrors
   *[second] { -blue } places a stone on { $cell } and mirrors
} the { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant
# Hints and rows of the analysis, without a period: the first half of a move. $cell: d4.
advice-place = Place a stone on { $cell }
# The second half of a move. $quadrant: nw.
advice-rotate = Rotate the { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant
# The second half of a move. $quadrant: nw.
advice-mirror = Mirror the { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant
# A whole move. $cell: d4, $quadrant: nw.
advice-place-rotate = Place a stone on { $cell } and rotate the { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant
# A whole move. $cell: d4, $quadrant: nw.
advice-place-mirror = Place a stone on { $cell } and mirror the { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant
# In a row of the analysis, beside a picture of the quadrants: 24 letters at most. $cell: d4, $quadrant: nw.
brief-place-rotate = { $cell }, rotate { $quadrant ->
    [nw] top left
    [ne] top right
    [sw] bottom left
   *[se] bottom right
}
# In a row of the analysis, beside a picture of the quadrants: 24 letters at most. $cell: d4, $quadrant: nw.
brief-place-mirror = { $cell }, mirror { $quadrant ->
    [nw] top left
    [ne] top right
    [sw] bottom left
   *[se] bottom right
}

## Cells, spoken only

# $cell: d4.
label-free = { $cell }, empty
# $cell: d4, $side: whose stone.
label-stone = { $side ->
    [first] { $cell }, { -orange-adjective } stone
   *[second] { $cell }, { -blue-adjective } stone
}
# While a quadrant is to be chosen. $cell: d4, $quadrant: nw.
label-free-quadrant = { $cell }, empty, { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant
# While a quadrant is to be chosen. $cell: d4, $side: whose stone, $quadrant: nw.
label-stone-quadrant = { $side ->
    [first] { $cell }, { -orange-adjective } stone
   *[second] { $cell }, { -blue-adjective } stone
}, { $quadrant ->
    [nw] top-left
    [ne] top-right
    [sw] bottom-left
   *[se] bottom-right
} quadrant

## Refusals, shown below the board

# $cell: d4.
refuse-occupied = { $cell } is taken.
# After a tap on another cell.
refuse-twist-due = Your stone is placed: rotate or mirror a quadrant.
# After a twist without a stone.
refuse-place-first = Place a stone first, then rotate or mirror a quadrant.
# Internal error. $quadrant: a number (7).
refuse-quadrant = There’s no quadrant { $quadrant }: they’re numbered from 0 to 3.
# After a twist without a quadrant.
refuse-no-quadrant = Choose a quadrant first.

## The end, a sentence below the headline

# $side: the winner.
end-five = { $side ->
    [first] { -orange } has five in a row.
   *[second] { -blue } has five in a row.
}
# $side: the winner, whose opponent made the move.
end-five-opponent = { $side ->
    [first] { -blue }’s twist gave { -orange } five in a row.
   *[second] { -orange }’s twist gave { -blue } five in a row.
}
# A draw.
end-five-both = Both sides have five in a row.
# A draw.
end-full = The board is full and nobody has five in a row.

## Rules: page-N-title is a heading, page-N-body its paragraphs, page-N-diagram-M the caption of a board.
## Cells in a caption are those of the board above it.

# Heading, at most 30 characters.
page-1-title = Goal
page-1-body = Get five of your stones in a row: up, across, or diagonally. The board is six by six cells, split into four quadrants, and the quadrants don’t stay still.
page-1-diagram-1 = { -orange } has won in the second row.
page-2-title = A move has two halves
page-2-body =
    { -orange } goes first. First place a stone on any empty cell. Then rotate or mirror one of the four quadrants: any you like, even an empty one, even one you didn’t play in.

    You have to do both. If you don’t want to change anything, look for a quadrant that looks the same afterward: an empty one, or one with a single stone in the middle.
page-2-diagram-1 = Three stones in the top-left quadrant…
page-2-diagram-2 = …and { -blue } has placed a stone on e2 and rotated that quadrant clockwise.
page-3-title = Rotating and mirroring
page-3-body =
    A rotation is a quarter turn clockwise, never counterclockwise. The top row becomes the right column.

    Mirroring swaps the left and right columns of the quadrant. The middle column and the rows stay as they are.
page-3-diagram-1 = Three stones in the top-left quadrant…
page-3-diagram-2 = …and { -blue } has placed a stone on e2 and mirrored that quadrant.
page-4-title = The end
page-4-body =
    Rows only count after the whole move. If you have five or more in a row then, you win. It doesn’t matter whether the stone or the twist completed the row.

    If all 36 cells are taken and nobody has five in a row, the game is a draw.
page-4-diagram-1 = { -orange } placed a stone on e2 for five in a row, but rotated the bottom-right quadrant: that broke the row, and the game goes on.
page-5-title = Special cases
page-5-body =
    If your twist gives only your opponent five in a row, your opponent wins.

    If your twist gives both of you five in a row, it’s a draw.

    Six in a row counts as five.

    The last stone needs its twist, too, and can still win.
page-5-diagram-1 = { -orange } mirrored the bottom-right quadrant and made five for both: a draw.
page-5-diagram-2 = { -orange } mirrored the bottom-right quadrant and made five for { -blue } only: { -blue } wins.
page-6-title = What to look for
page-6-body =
    The middle cell of a quadrant never moves, so you can rely on a stone there. Three in a row in one quadrant and two in the next are worth more than four scattered stones.

    Before you twist, check what your opponent could do with each of the eight twists. Two threats that no single move can break win the game.
page-6-diagram-1 = The four middle cells are b2, b5, e2, and e5. No twist moves a stone there.
page-7-title = For experts
page-7-body =
    Not all lines are equal. Rows 2 and 5, columns b and e, and the two long diagonals run through two middle cells, so two of the five stones never move. The other rows and columns have no middle cell, and the four short diagonals need three quadrants.

    If every twist would hurt, pass: twist an empty quadrant, or one whose only stone is in the middle. A mirror changes nothing either if all stones of the quadrant are in its middle column.

    If you can’t stop your opponent’s five, try to make five with the same twist: five for both is a draw.
page-7-diagram-1 = Row 5 (1) runs through two middle cells, row 6 (2) through none, the short diagonal from b1 to f5 (3) through three quadrants.
page-7-diagram-2 = { -orange } placed a stone on a2 and rotated the top-right quadrant. Its only stone is in the middle, so nothing moved.

## The last section of “What the symbols mean”, an article of the menu “More”

# Heading, at most 30 characters.
computer-title = How the computer thinks
computer-body =
    It builds a tree of the most promising moves, placing and twisting as two separate steps, and judges the positions at its tips by the lines that are still open for each side and how many stones they have. It always sees a move that wins right away.

    When few cells are empty, it works the game out to the end, and then knows for certain who wins.

## The lesson. lesson-NAME is the headline of a step: what it teaches; -task: what to do; -done: after the right move;
## -wrong: after another move. Two lines at most each (80 characters).

# The first step: an empty board.
lesson-halves = Get five in a row to win. Each move: place a stone, then twist a quadrant.
lesson-halves-task = Place a stone. Then tap a quadrant, and choose what it does.
lesson-halves-done = Every move needs both halves. Any quadrant will do, even an empty one.
# Stones in the quadrant at the top left.
lesson-turn = A rotation goes clockwise: the top row becomes the right column.
lesson-turn-task = Place a stone anywhere, then rotate the quadrant at the top left.
lesson-turn-done = A quarter turn clockwise. Quadrants never rotate the other way.
lesson-turn-wrong = That was a different quadrant. Yours is at the top left.
# After a mirror instead of a rotation; the round arrow is a button on the board.
lesson-turn-mirrored = You mirrored it. Choose the round arrow at the top left.
# Stones in the quadrant at the top left.
lesson-mirror = Mirroring swaps left and right.
lesson-mirror-task = Place a stone anywhere, then mirror the quadrant at the top left.
lesson-mirror-done = The outer columns swap places, and the middle one stays put.
lesson-mirror-wrong = That was a different quadrant. Yours is at the top left.
# After a rotation instead of a mirror; the two arrows are a button on the board.
lesson-mirror-turned = That was a rotation. Choose the two triangles that point at each other.
# Four in a row.
lesson-five = Five in a row wins, but only after the twist.
lesson-five-task = Place the fifth stone, and rotate a quadrant that leaves the row alone.
lesson-five-done = Five, and still five after the twist!
lesson-five-wrong = The row needs its fifth stone, right next to the fourth.
# After five in a row that the player’s own twist broke.
lesson-five-broken = Five for a moment, but your own twist broke the row again.
# Three in a row, and one stone in the next quadrant.
lesson-twist = Or let the twist complete the row.
lesson-twist-task = Three here, one there: place a stone above that one, and rotate that quadrant.
lesson-twist-done = The rotation laid the column down next to the other three. That’s Pentago!
lesson-twist-wrong = Place your stone just above the one on the right, in the middle of that quadrant.
# After the right stone with another twist.
lesson-twist-other = The stone is right. Now rotate the quadrant it’s in.
# Three in a row, and one stone at the far end of the next quadrant.
lesson-swap = Sometimes only a mirror completes the row.
lesson-swap-task = Place a stone in the middle of the quadrant at the top right, and mirror that quadrant.
lesson-swap-done = The stone at the far right changed sides. No rotation could have done that.
lesson-swap-wrong = Place your stone in the middle of the quadrant at the top right.
# After the right stone with another twist.
lesson-swap-other = The stone is right. Now mirror the quadrant it’s in.
# The last step: Blue has four in a row.
lesson-stop = Before you twist, check what your opponent has.
lesson-stop-task = { -blue } has four. Stop the fifth with your stone, your twist or both.
lesson-stop-done = Stopped! Stones and twists can both defend. That’s all the rules.
lesson-stop-wrong = { -blue } finds a twist that keeps all five together.

## Puzzles. puzzle-idea-… is the second hint and the explanation after solving

# In puzzles with the headline “Orange wins in 3 moves”.
puzzle-idea-win-in = Some lines only come together when a quadrant is rotated or mirrored.
# In puzzles with the headline “Only one move wins”.
puzzle-idea-only-win = One move leads to five in a row that no twist can break.
# In puzzles with the headline “Save the draw”.
puzzle-idea-save = One move leaves your opponent no way to make five, whatever they twist.
# In puzzles with the headline “Stop Blue”.
puzzle-idea-prevent = Only a break that no twist can undo stops the line.

## Reasons for a move, without a period: each stands alone in a row of the analysis, or in a hint after the move

# A warning. $other: the opponent.
reason-allows = { $other ->
    [first] { -orange } can then make five
   *[second] { -blue } can then make five
}
# $other: the opponent.
reason-stops = { $other ->
    [first] Stops { -orange } from making five
   *[second] Stops { -blue } from making five
}
# The moving side would win next.
reason-threatens = Threatens five in a row
# $count: number of moves that would win next (3).
reason-ways = Threatens to make five in { $count } ways
# $count: stones in a line of five cells, the others empty (2, 3 or 4).
reason-line = Makes an open line of { $count }
# $other: the opponent, $count: its stones in the line (2, 3 or 4).
reason-blocks-line = { $other ->
    [first] Blocks { -orange }’s line of { $count }
   *[second] Blocks { -blue }’s line of { $count }
}
# $other: the opponent, $count: its stones in the line (2, 3 or 4).
reason-pulls-apart = { $other ->
    [first] The twist breaks { -orange }’s line of { $count }
   *[second] The twist breaks { -blue }’s line of { $count }
}
# No stone moves to another cell.
reason-idle-twist = The twist changes nothing
# The stone is in the middle of its quadrant.
reason-center = No twist can move this stone
