# Wörter, die Vier gewinnt und Vier auf jedem Brett gemeinsam haben.

prompt-disc = { $side ->
    [first] { -orange }: Wirf einen Stein ein.
   *[second] { -blue }: Wirf einen Stein ein.
}
move-disc = { $side ->
    [first] { -orange } wirft in Spalte { $column } ein
   *[second] { -blue } wirft in Spalte { $column } ein
}
label-free = { $cell }, leer
label-landing = Spalte { $column }, { $free } frei, fällt auf { $cell }
label-disc = { $side ->
    [first] { $cell }, { -orange-er } Stein
   *[second] { $cell }, { -blue-er } Stein
}
refuse-column = Eine Spalte { $column } gibt es nicht: Das Brett hat { $columns }.
refuse-column-full = Spalte { $column } ist voll.
refuse-no-blocker-due = Es ist kein Blockstein zu setzen.
end-four = { $side ->
    [first] { -orange } hat vier in einer Reihe.
   *[second] { -blue } hat vier in einer Reihe.
}
end-full = Das Brett ist voll, und niemand hat vier in einer Reihe.

# Warum ein Tipp gut ist

# Worum es in den Aufgaben geht
puzzle-idea-win-in = Zwei Drohungen zugleich kann niemand stopfen.
puzzle-idea-only-win = Zähle, wer die Spalte unter einer Drohung füllen muss: Nur ein Zug wahrt diese Folge.
puzzle-idea-save = Suche das Feld, das beide brauchen, und was der Zug darüber erlaubt.
puzzle-idea-prevent = Ein Feld verhindert die Vier und öffnet keine andere.

# Gründe für einen Zug, ohne Punkt
reason-allows = { $other ->
    [first] { -orange } bekommt dann auf { $cell } vier in einer Reihe
   *[second] { -blue } bekommt dann auf { $cell } vier in einer Reihe
}
reason-stops = { $other ->
    [first] Nimmt { -orange } die Vier auf { $cell }
   *[second] Nimmt { -blue } die Vier auf { $cell }
}
reason-threatens = Droht vier in einer Reihe auf { $cell }
reason-two-threats = Zwei Drohungen zugleich: { $first } und { $second }
reason-later-threat = { $row ->
    [odd] Bleibende Drohung in ungerader Reihe: { $threat }
   *[even] Bleibende Drohung in gerader Reihe: { $threat }
}
reason-spends-threat = Gibt die Drohung auf { $threat } her
reason-builds = { $count ->
    [pair] Zwei in einer Linie mit Platz für vier
   *[three] Drei in einer Linie mit Platz für vier
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] Unterbricht zwei von { -orange } in einer Linie
       *[three] Unterbricht drei von { -orange } in einer Linie
    }
   *[second] { $count ->
        [pair] Unterbricht zwei von { -blue } in einer Linie
       *[three] Unterbricht drei von { -blue } in einer Linie
    }
}
reason-middle = Besetzt die mittlere Spalte
