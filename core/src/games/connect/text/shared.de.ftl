# Wörter, die Vier gewinnt und Vier auf jedem Brett gemeinsam haben.

prompt-disc = { $side ->
    [first] Orange: Wirf einen Stein ein.
   *[second] Blau: Wirf einen Stein ein.
}
turn-disc = { $side ->
    [first] Orange wirft in Spalte { $column } ein
   *[second] Blau wirft in Spalte { $column } ein
}
label-free = { $cell }, leer
label-landing = Spalte { $column }, { $free } frei, fällt auf { $cell }
label-disc = { $side ->
    [first] { $cell }, oranger Stein
   *[second] { $cell }, blauer Stein
}
refuse-column = Eine Spalte { $column } gibt es nicht: Das Brett hat { $columns }.
refuse-column-full = Spalte { $column } ist voll.
refuse-no-blocker-due = Es ist kein Blockstein zu setzen.
end-four = { $side ->
    [first] Orange hat vier in einer Reihe.
   *[second] Blau hat vier in einer Reihe.
}
end-full = Das Brett ist voll, und niemand hat vier in einer Reihe.

