# Wörter, die Vier gewinnt und Vier auf jedem Brett gemeinsam haben.

handicap = { $count ->
    [one] Ein Stein von { $name } liegt schon auf dem Brett.
   *[other] { $count } Steine von { $name } liegen schon auf dem Brett.
}
prompt-disc = { $side ->
    [first] { -orange }: Wirf einen Stein ein. Vier in einer Reihe gewinnen.
   *[second] { -blue }: Wirf einen Stein ein. Vier in einer Reihe gewinnen.
}
move-disc = { $side ->
    [first] { -orange } wirft in Spalte { $column } ein
   *[second] { -blue } wirft in Spalte { $column } ein
}
advice-disc = Wirf in Spalte { $column } ein
label-free = { $cell }, leer
label-landing = Spalte { $column }, { $free } frei, fällt auf { $cell }
label-disc = { $side ->
    [first] { $cell }, { -orange-er } Stein
   *[second] { $cell }, { -blue-er } Stein
}
refuse-column = Eine Spalte { $column } gibt es nicht: Das Brett hat { $columns }.
refuse-column-full = Spalte { $column } ist voll.
refuse-no-blocker-due = Gerade ist kein Blockstein einzuwerfen.
end-four = { $side ->
    [first] { -orange } hat vier in einer Reihe.
   *[second] { -blue } hat vier in einer Reihe.
}
end-full = Das Brett ist voll, und niemand hat vier in einer Reihe.

# Warum ein Tipp gut ist

# Worum es in den Aufgaben geht
puzzle-idea-win-in = Zwei Drohungen, die sofort spielbar sind, kann niemand beide abwehren.
puzzle-idea-only-win = Zähle, wer unter einer Drohung einwerfen muss: Nur ein Zug erhält diese Reihenfolge.
puzzle-idea-save = Suche das Feld, das beide brauchen, und überlege, was der Zug darüber erlaubt.
puzzle-idea-prevent = Ein Feld verhindert die Vier, ohne eine andere zu erlauben.

# Gründe für einen Zug, ohne Punkt
reason-allows = { $other ->
    [first] { -orange } kann dann in Spalte { $move } die Vier vollenden
   *[second] { -blue } kann dann in Spalte { $move } die Vier vollenden
}
reason-stops = { $other ->
    [first] Verhindert, dass { -orange } in Spalte { $move } die Vier vollendet
   *[second] Verhindert, dass { -blue } in Spalte { $move } die Vier vollendet
}
reason-threatens = Droht mit der Vier in Spalte { $move }
reason-two-threats = Schafft zwei Drohungen zugleich: in den Spalten { $first } und { $second }
reason-later-threat = { $row ->
    [odd] Schafft eine bleibende Drohung in ungerader Zeile von Spalte { $column }
   *[even] Schafft eine bleibende Drohung in gerader Zeile von Spalte { $column }
}
reason-spends-threat = Verspielt die Drohung in Spalte { $column }
reason-builds = { $count ->
    [pair] Zwei in einer Linie mit Platz für vier
   *[three] Drei in einer Linie mit Platz für vier
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] Blockiert zwei von { -orange } in einer Linie
       *[three] Blockiert drei von { -orange } in einer Linie
    }
   *[second] { $count ->
        [pair] Blockiert zwei von { -blue } in einer Linie
       *[three] Blockiert drei von { -blue } in einer Linie
    }
}
reason-middle = Besetzt die mittlere Spalte
