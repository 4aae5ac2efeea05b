# Words that Connect Four and Four on any board share.

prompt-disc = { $side ->
    [first] Orange: drop a disc.
   *[second] Blue: drop a disc.
}
turn-disc = { $side ->
    [first] Orange drops in column { $column }
   *[second] Blue drops in column { $column }
}
label-free = { $cell }, empty
label-landing = Column { $column }, { $free } free, lands on { $cell }
label-disc = { $side ->
    [first] { $cell }, orange disc
   *[second] { $cell }, blue disc
}
refuse-column = There is no column { $column }: the board has { $columns }.
refuse-column-full = Column { $column } is full.
refuse-no-blocker-due = No blocker is due.
end-four = { $side ->
    [first] Orange has four in a row.
   *[second] Blue has four in a row.
}
end-full = The board is full and nobody has four in a row.

