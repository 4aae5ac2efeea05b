### Texts that Connect Four and Four on any board share. $side, $other: [first] is Orange, [second] is Blue.
### $cell: a cell as its column and row (d4).

## Moves

# Below “Handicap” on the new-game sheet and below the board at the start. $name: the player helped (Ben),
# $count: 1 or 2.
handicap = { $count ->
    [one] One of { $name }’s discs is on the board already.
   *[other] { $count } of { $name }’s discs are on the board already.
}
# Below the board before the first move, and spoken. $side: the side to move.
prompt-disc = { $side ->
    [first] { -orange }: drop a disc. Get four in a row to win.
   *[second] { -blue }: drop a disc. Get four in a row to win.
}
# In the list of moves, in hints and spoken. $side: who moves, $column: number of a column (4).
move-disc = { $side ->
    [first] { -orange } drops in column { $column }
   *[second] { -blue } drops in column { $column }
}
# A hint and a row of the analysis, without a period. $column: number of a column (4).
advice-disc = Drop in column { $column }

## Cells, spoken only

# $cell: d4.
label-free = { $cell }, empty
# $column: its number (4), $free: number of free cells in it (3), $cell: where a disc lands (d4).
label-landing = Column { $column }, { $free } free, lands on { $cell }
# $cell: d4, $side: whose disc.
label-disc = { $side ->
    [first] { $cell }, { -orange-adjective } disc
   *[second] { $cell }, { -blue-adjective } disc
}

## Refusals, shown below the board

# In the terminal only. $column: 9, $columns: how many there are (7).
refuse-column = There’s no column { $column }: the board has { $columns }.
# $column: number of a column (4).
refuse-column-full = Column { $column } is full.
# In the terminal only.
refuse-no-blocker-due = There’s no blocker to drop now.

## The end, a sentence below the headline

# $side: the winner.
end-four = { $side ->
    [first] { -orange } has four in a row.
   *[second] { -blue } has four in a row.
}
# A draw.
end-full = The board is full and nobody has four in a row.

## Puzzles. puzzle-idea-… is the second hint and the explanation after solving

# In puzzles with the headline “Orange wins in 3 moves”.
puzzle-idea-win-in = Two threats you can fill right away can’t both be blocked.
# In puzzles with the headline “Only one move wins”. Whose turn it is when only bad cells are left decides.
puzzle-idea-only-win = It matters who will have to drop below a threat. Only one move keeps that in your favor.
# In puzzles with the headline “Save the draw”.
puzzle-idea-save = Both sides need one cell; what a move above it allows decides.
# In puzzles with the headline “Stop Blue”.
puzzle-idea-prevent = One cell blocks the four without setting up another.

## Reasons for a move, without a period: each stands alone in a row of the analysis, or in a hint after the move

# A warning. $other: the opponent, $move: the column in which it wins (4).
reason-allows = { $other ->
    [first] { -orange } can then make four in column { $move }
   *[second] { -blue } can then make four in column { $move }
}
# $other: the opponent, $move: the column in which it would win (4).
reason-stops = { $other ->
    [first] Stops { -orange } from making four in column { $move }
   *[second] Stops { -blue } from making four in column { $move }
}
# $move: the column in which the moving side would win next (4).
reason-threatens = Threatens four in column { $move }
# $first, $second: columns with a winning cell (3, 7).
reason-two-threats = Makes two threats at once: in columns { $first } and { $second }
# A cell that can’t be filled yet. $row: whether its row is odd or even, $column: its column (4).
reason-later-threat = { $row ->
    [odd] Makes a lasting threat in an odd row of column { $column }
   *[even] Makes a lasting threat in an even row of column { $column }
}
# A warning: the opponent can fill the cell now. $column: its column (4).
reason-spends-threat = Gives up the threat in column { $column }
# $count: discs in a line of four cells, the others free (pair or three).
reason-builds = { $count ->
    [pair] Two in a line with room for four
   *[three] Three in a line with room for four
}
# $other: the opponent, $count: its discs in a line of four cells (pair or three).
reason-breaks = { $other ->
    [first] { $count ->
        [pair] Blocks { -orange }’s line of two
       *[three] Blocks { -orange }’s line of three
    }
   *[second] { $count ->
        [pair] Blocks { -blue }’s line of two
       *[three] Blocks { -blue }’s line of three
    }
}
# The least important reason.
reason-middle = Takes the middle column
