name = Pentago Twist
tagline = Five in a row on a board that twists

prompt-place = { $side ->
    [first] { -orange }: place a stone.
   *[second] { -blue }: place a stone.
}
prompt-twist = { $side ->
    [first] { -orange }: rotate or mirror a quadrant.
   *[second] { -blue }: rotate or mirror a quadrant.
}
prompt-twist-chosen = { $side ->
    [first] { -orange }: rotate or mirror the { $quadrant ->
        [nw] north-west
        [ne] north-east
        [sw] south-west
       *[se] south-east
    } quadrant.
   *[second] { -blue }: rotate or mirror the { $quadrant ->
        [nw] north-west
        [ne] north-east
        [sw] south-west
       *[se] south-east
    } quadrant.
}

operation-rotate = Rotate the { $quadrant ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
} quadrant clockwise
operation-mirror = Mirror the { $quadrant ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
} quadrant

move-place = { $side ->
    [first] { -orange } places a stone on { $cell }
   *[second] { -blue } places a stone on { $cell }
}
move-rotate = { $side ->
    [first] { -orange } rotates
   *[second] { -blue } rotates
} the { $quadrant ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
} quadrant
move-mirror = { $side ->
    [first] { -orange } mirrors
   *[second] { -blue } mirrors
} the { $quadrant ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
} quadrant
move-place-rotate = { $side ->
    [first] { -orange } places a stone on { $cell } and rotates
   *[second] { -blue } places a stone on { $cell } and rotates
} the { $quadrant ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
} quadrant
move-place-mirror = { $side ->
    [first] { -orange } places a stone on { $cell } and mirrors
   *[second] { -blue } places a stone on { $cell } and mirrors
} the { $quadrant ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
} quadrant

label-free = { $cell }, empty
label-stone = { $side ->
    [first] { $cell }, { -orange-adjective } stone
   *[second] { $cell }, { -blue-adjective } stone
}
label-free-quadrant = { $cell }, empty, { $quadrant ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
} quadrant
label-stone-quadrant = { $side ->
    [first] { $cell }, { -orange-adjective } stone
   *[second] { $cell }, { -blue-adjective } stone
}, { $quadrant ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
} quadrant

refuse-occupied = { $cell } is taken.
refuse-twist-due = Your stone is placed: rotate or mirror a quadrant.
refuse-place-first = Place a stone first, then rotate or mirror a quadrant.
refuse-quadrant = There’s no quadrant { $quadrant }: they’re numbered from 0 to 3.
refuse-no-quadrant = Choose a quadrant first.

end-five = { $side ->
    [first] { -orange } has five in a row.
   *[second] { -blue } has five in a row.
}
end-five-opponent = { $side ->
    [first] { -blue }’s twist gave { -orange } five in a row.
   *[second] { -orange }’s twist gave { -blue } five in a row.
}
end-five-both = Both sides have five in a row.
end-full = The board is full and nobody has five in a row.

page-1-title = Goal
page-1-body = Get five of your stones in a row: across, up or along a diagonal. The board has six by six cells, split into four quadrants, and the quadrants don’t stay still.
page-1-diagram-1 = { -orange } has won on the second row.
page-2-title = A move has two halves
page-2-body =
    { -orange } goes first. First place a stone on any empty cell. Then rotate or mirror one of the four quadrants: any you like, even an empty one, even one you didn’t play in.

    You have to do both. If you don’t want to change anything, look for a quadrant that looks the same afterward: an empty one, or one with a single stone in the middle.
page-2-diagram-1 = Three stones in the north-west quadrant …
page-2-diagram-2 = … and { -blue } has placed a stone on e2 and rotated that quadrant clockwise.
page-3-title = Rotating and mirroring
page-3-body =
    A rotation is a quarter turn clockwise, never counterclockwise. The top row becomes the right column.

    A mirror swaps the left and right columns of the quadrant. The middle column and the rows stay as they are.
page-3-diagram-1 = Three stones in the north-west quadrant …
page-3-diagram-2 = … and { -blue } has placed a stone on e2 and mirrored that quadrant.
page-4-title = The end
page-4-body =
    Rows only count after the whole move. If you have five or more in a row then, you win. It doesn’t matter whether the stone or the twist completed the row.

    If all 36 cells are taken and nobody has five in a row, the game is a draw.
page-4-diagram-1 = { -orange } placed a stone on e2 for five in a row, but rotated the south-east quadrant: that broke the row, and the game goes on.
page-5-title = Special cases
page-5-body =
    If your twist gives only your opponent five in a row, your opponent wins.

    If your twist gives both of you five in a row, it’s a draw.

    Six in a row count like five.

    The last stone needs its twist, too, and can still win.
page-5-diagram-1 = { -orange } mirrored the south-east quadrant and made five for both: a draw.
page-5-diagram-2 = { -orange } mirrored the south-east quadrant and made five for { -blue } only: { -blue } wins.
page-6-title = Tips for beginners
page-6-body =
    The middle cell of a quadrant never moves, so you can rely on a stone there. Three in a row in one quadrant and two in the next are worth more than four scattered stones.

    Before you twist, check what your opponent could do with each of the eight twists. Two threats that no single move can break win the game.
page-7-title = How the computer thinks
page-7-body =
    It builds a tree of the most promising moves, placing and twisting as two separate steps, and judges the positions at its tips by the lines that are still open for each side and how many stones they have. It always sees a move that wins at once.

    When few cells are empty, it works the game out to the end, and then knows for certain who wins.

# The lesson
lesson-halves = Get five in a row to win. Each move: place a stone, then twist a quadrant.
lesson-halves-task = Place a stone. Then tap a quadrant, and choose what it does.
lesson-halves-done = Every move needs both halves. Any quadrant will do, even an empty one.
lesson-turn = A rotation goes clockwise: the top row becomes the right column.
lesson-turn-task = Place a stone anywhere, then rotate the quadrant at the top left.
lesson-turn-done = A quarter turn clockwise. Quadrants never rotate the other way.
lesson-turn-wrong = That was another quadrant. Yours is at the top left.
lesson-turn-mirrored = That was a mirror. Choose the round arrow at the top left.
lesson-mirror = A mirror swaps left and right.
lesson-mirror-task = Place a stone anywhere, then mirror the quadrant at the top left.
lesson-mirror-done = The outer columns swap places, the middle one stays.
lesson-mirror-wrong = That was another quadrant. Yours is at the top left.
lesson-mirror-turned = That was a rotation. Choose the two arrows that point apart.
lesson-five = Five in a row win, but only after the twist.
lesson-five-task = Place the fifth stone, and rotate a quadrant that leaves the row alone.
lesson-five-done = Five, and still five after the twist!
lesson-five-wrong = The row needs its fifth stone, right next to the fourth.
lesson-five-broken = Five for a moment, but your own twist broke the row again.
lesson-twist = Or let the twist complete the row.
lesson-twist-task = Three here, one there: place a stone above that one, and rotate that quadrant.
lesson-twist-done = The rotation laid the column down next to the other three. That’s Pentago!
lesson-twist-wrong = The stone on the right is below the middle of its quadrant. Place yours in that middle.
lesson-twist-other = The stone is right. Now rotate the quadrant it’s in.
lesson-stop = Before you twist, check what your opponent has.
lesson-stop-task = { -blue } has four. Take the fifth cell, or twist the row apart.
lesson-stop-done = Stopped! A twist can be the best defense. That’s all the rules.
lesson-stop-wrong = { -blue } finds a twist that keeps all five together.
# What the puzzles are about
puzzle-idea-win-in = Look for lines that only come together when you rotate or mirror a quadrant.
puzzle-idea-only-win = One move makes a five that no twist can break.
puzzle-idea-save = After one move, your opponent can’t make five, whatever they twist.
puzzle-idea-prevent = Break the line where no twist brings it back.

# Reasons
reason-allows = { $other ->
    [first] { -orange } can then make five
   *[second] { -blue } can then make five
}
reason-stops = { $other ->
    [first] Stops { -orange } from making five
   *[second] Stops { -blue } from making five
}
reason-threatens = Threatens five in a row
reason-ways = Threatens five in { $count } ways
reason-line = Makes an open line of { $count }
reason-blocks-line = { $other ->
    [first] Blocks { -orange }’s line of { $count }
   *[second] Blocks { -blue }’s line of { $count }
}
reason-pulls-apart = { $other ->
    [first] The twist breaks { -orange }’s line of { $count }
   *[second] The twist breaks { -blue }’s line of { $count }
}
reason-idle-twist = The twist changes nothing
reason-center = No twist can move this stone
