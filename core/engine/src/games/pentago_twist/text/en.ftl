name = Pentago Twist
tagline = Five in a row on a board that turns

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
refuse-twist-due = The stone is placed: rotate or mirror a quadrant.
refuse-place-first = Place a stone first, then rotate or mirror a quadrant.
refuse-quadrant = There is no quadrant { $quadrant }; they are numbered from 0 to 3.
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
page-1-body = Get five of your stones in a row: across, up or along a diagonal. The board has six by six cells on four plates, called quadrants, and the quadrants do not keep still.
page-1-diagram-1 = { -orange } has won on the second row.
page-2-title = A move has two halves
page-2-body =
    { -orange } begins. First place a stone on any empty cell. Then rotate or mirror one of the four quadrants: whichever you like, also an empty one, also another one than you placed on.

    The second half is compulsory. If you do not want to change anything, look for a quadrant that looks the same after it: an empty one, or one with a single stone in the middle.
page-2-diagram-1 = Three stones on the north-west quadrant …
page-2-diagram-2 = … and { -blue } has placed e2 and turned that quadrant clockwise.
page-3-title = Turning and mirroring
page-3-body =
    A rotation is a quarter turn clockwise; there is none the other way round. What was the top row becomes the right column.

    A mirror exchanges the left and the right column of the quadrant. The middle column and the rows stay as they are.
page-3-diagram-1 = Three stones on the north-west quadrant …
page-3-diagram-2 = … and { -blue } has placed e2 and mirrored that quadrant.
page-4-title = The end
page-4-body =
    Rows are looked for only after the whole move. If you have five or more in a row then, you win. It does not matter whether the stone or the twist completed the row.

    If all 36 cells are taken and nobody has five in a row, the game is a draw.
page-4-diagram-1 = { -orange } placed e2 for five in a row, but turned the south-east quadrant: the row is broken, and the game goes on.
page-5-title = Corner cases
page-5-body =
    Your twist gives five in a row to your opponent only: your opponent wins.

    Your twist gives five in a row to both of you: a draw.

    Six in a row count like five.

    The last stone needs its twist too, and may still win.
page-5-diagram-1 = { -orange } mirrored the south-east quadrant and made five for both: a draw.
page-5-diagram-2 = { -orange } mirrored the south-east quadrant and made five for { -blue } only: { -blue } wins.
page-6-title = Hints for beginners
page-6-body =
    Middle cells of quadrants never move; whoever holds them can rely on them. Three in a row on one quadrant and two on the next are worth more than four loose ones.

    Before you twist, look at what the opponent could do with each of the eight twists. Two threats that no single move can break win the game.
page-7-title = How the computer thinks
page-7-body =
    It builds a tree of the most promising moves, placing and twisting as two separate steps, and judges the positions at its tips by the lines that are still open for each side and how many stones they have. A move that wins at once is always seen.

    When few cells are empty it works the game out to the end, and then says for certain who wins.

# The lesson
lesson-halves = A move has two halves: place a stone, then rotate or mirror a quadrant.
lesson-halves-task = Place a stone. Then touch a quadrant, and choose what it does.
lesson-halves-done = Both halves belong to every move. Any quadrant will do, an empty one, too.
lesson-turn = A rotation goes clockwise: what was the top row becomes the right column.
lesson-turn-task = Place a stone anywhere, then rotate the quadrant at the top left.
lesson-turn-done = A quarter turn. There is none the other way round.
lesson-turn-wrong = That was another quadrant. Yours is at the top left.
lesson-turn-mirrored = That was a mirror. Choose the turning arrow at the top left.
lesson-mirror = A mirror swaps left and right.
lesson-mirror-task = Place a stone anywhere, then mirror the quadrant at the top left.
lesson-mirror-done = The outer columns change places, the middle one stays.
lesson-mirror-wrong = That was another quadrant. Yours is at the top left.
lesson-mirror-turned = That was a rotation. Choose the two arrows that point apart.
lesson-five = Five in a row win, but only after the second half.
lesson-five-task = Place the fifth, and rotate a quadrant that leaves the row alone.
lesson-five-done = Five, and still five after the twist.
lesson-five-wrong = The row needs its fifth stone, right beside the fourth.
lesson-five-broken = Five for a moment: your own twist broke the row again.
lesson-twist = Or let the twist complete the row.
lesson-twist-task = Three here, one there: put a stone above it, and rotate that quadrant.
lesson-twist-done = The column lay down beside the other three. That is Pentago.
lesson-twist-wrong = The stone on the right stands below the middle of its quadrant. Go there.
lesson-twist-other = The stone is right. Now rotate the quadrant it lies on.
lesson-stop = Before you twist, look at what the other side has.
lesson-stop-task = { -blue } has four. Take the fifth cell, or twist the row apart.
lesson-stop-done = Stopped. A twist can be the best defense. Now you know it all.
lesson-stop-wrong = { -blue } finds a twist that keeps all five together.
# What the puzzles are about
puzzle-idea-win-in = Look for lines that come together only when a quarter is turned or mirrored.
puzzle-idea-only-win = One move leaves a five that no twist can break.
puzzle-idea-save = One move leaves the other side no five, whatever it twists.
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
