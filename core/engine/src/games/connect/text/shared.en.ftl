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
refuse-column = There’s no column { $column }: the board has { $columns }.
refuse-column-full = Column { $column } is full.
refuse-no-blocker-due = There’s no blocker to drop now.
end-four = { $side ->
    [first] { -orange } has four in a row.
   *[second] { -blue } has four in a row.
}
end-full = The board is full and nobody has four in a row.

# Why a hint is good

# What the puzzles are about
puzzle-idea-win-in = Two threats you can fill right away can’t both be blocked.
puzzle-idea-only-win = Count who has to drop below a threat: only one move keeps that order.
puzzle-idea-save = Look for the cell that both sides need, and for what the move above it allows.
puzzle-idea-prevent = One cell stops the four without allowing another.

# Reasons
reason-allows = { $other ->
    [first] { -orange } can then make four at { $cell }
   *[second] { -blue } can then make four at { $cell }
}
reason-stops = { $other ->
    [first] Stops { -orange } from making four at { $cell }
   *[second] Stops { -blue } from making four at { $cell }
}
reason-threatens = Threatens four at { $cell }
reason-two-threats = Makes two threats at once: { $first } and { $second }
reason-later-threat = { $row ->
    [odd] Makes a lasting threat on an odd row: { $threat }
   *[even] Makes a lasting threat on an even row: { $threat }
}
reason-spends-threat = Gives up the threat at { $threat }
reason-builds = { $count ->
    [pair] Two in line with room for four
   *[three] Three in line with room for four
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] Blocks two in line of { -orange }’s
       *[three] Blocks three in line of { -orange }’s
    }
   *[second] { $count ->
        [pair] Blocks two in line of { -blue }’s
       *[three] Blocks three in line of { -blue }’s
    }
}
reason-middle = Takes the middle column
