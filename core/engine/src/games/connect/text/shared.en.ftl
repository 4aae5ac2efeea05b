# Words that Connect Four and Four on any board share.

prompt-disc = { $side ->
    [first] { -orange }: drop a disc.
   *[second] { -blue }: drop a disc.
}
move-disc = { $side ->
    [first] { -orange } drops in column { $column }
   *[second] { -blue } drops in column { $column }
}
label-free = { $cell }, empty
label-landing = Column { $column }, { $free } free, lands on { $cell }
label-disc = { $side ->
    [first] { $cell }, { -orange-adjective } disc
   *[second] { $cell }, { -blue-adjective } disc
}
refuse-column = There is no column { $column }: the board has { $columns }.
refuse-column-full = Column { $column } is full.
refuse-no-blocker-due = No blocker is due.
end-four = { $side ->
    [first] { -orange } has four in a row.
   *[second] { -blue } has four in a row.
}
end-full = The board is full and nobody has four in a row.

# Why a hint is good
reason-stops-four = It stops four in column { $column }.

# What the puzzles are about
puzzle-idea-win-in = Two threats at once cannot both be filled.
puzzle-idea-only-win = Count who has to fill the column below a threat: only one move keeps that order.
puzzle-idea-save = Look for the cell that both sides need, and for what the move above it allows.
puzzle-idea-prevent = One cell stops the four and gives no other.
