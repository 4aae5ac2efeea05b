name = Othello
tagline = Steine einschließen und umdrehen

option-size = Brettgröße

prompt-place = { $side ->
    [first] { -orange }: Wähle ein Feld.
   *[second] { -blue }: Wähle ein Feld.
}
prompt-pass = { $side ->
    [first] { -orange } hat keinen Zug und muss passen.
   *[second] { -blue } hat keinen Zug und muss passen.
}
operation-pass = Passen
move-place = { $side ->
    [first] { -orange } besetzt { $square } und dreht { $count } um
   *[second] { -blue } besetzt { $square } und dreht { $count } um
}
move-pass = { $side ->
    [first] { -orange } passt
   *[second] { -blue } passt
}
advice-place = Besetze { $square }
advice-pass = Passe
label-free = { $square }, frei
label-disc = { $side ->
    [first] { $square }, { -orange-er } Stein
   *[second] { $square }, { -blue-er } Stein
}
refuse-taken = { $square } ist besetzt.
refuse-no-flip = Ein Stein auf { $square } würde nichts umdrehen.
refuse-pass = Passen darfst du nur, wenn du keinen Zug hast.
refuse-must-pass = { $side ->
    [first] { -orange } hat keinen Zug und muss passen.
   *[second] { -blue } hat keinen Zug und muss passen.
}
end-most = { $side ->
    [first] { -orange } hat { $most } Steine, { -blue } { $least }.
   *[second] { -blue } hat { $most } Steine, { -orange } { $least }.
}
end-even = Beide Seiten haben { $most } Steine.

page-1-title = Ziel
page-1-body = Wer am Ende die meisten Steine seiner Farbe auf dem Brett hat, gewinnt.
page-1-diagram-1 = Der Anfang.
page-2-title = Züge
page-2-body = In jedem Zug setzt du einen Stein auf ein freies Feld. Er muss gegnerische Steine in einer geraden Linie einschließen, senkrecht, waagerecht oder diagonal, zwischen sich und einem anderen deiner Steine. Alle eingeschlossenen Steine werden zu deiner Farbe umgedreht.
page-2-diagram-1 = { -orange } hat einen Stein eingeschlossen und umgedreht.
page-3-title = Passen und das Ende
page-3-body = Kannst du keine Steine einschließen, musst du passen; kannst du es, musst du ziehen. Kann es keine Seite, ist die Partie zu Ende.
computer-title = So denkt der Computer
computer-body = Er spielt Partien im Kopf zu Ende, die aussichtsreichen häufiger.

# Die Lektion
lesson-enclose = Die meisten Steine zählen. Schließe gegnerische ein, um sie umzudrehen.
lesson-enclose-task = Tippe auf eines der markierten Felder.
lesson-enclose-done = Eingeschlossen und umgedreht! Jeder Stein, den du setzt, muss etwas umdrehen.
lesson-several = Eine ganze Linie kann auf einmal umgedreht werden.
lesson-several-task = In dieser Spalte sind es drei. Schließe sie alle von unten ein.
lesson-several-done = Alle drei umgedreht.
lesson-several-wrong = Das hat andere umgedreht. Setze ans untere Ende der Spalte c.
lesson-slant = Auch Diagonalen zählen.
lesson-slant-task = Schließe den markierten Stein von links unten ein.
lesson-slant-done = Waagerecht, senkrecht und diagonal: Jede Linie zählt.
lesson-slant-wrong = Folge den Steinen auf c4 und b3 nach links unten.
lesson-ways = Ein Stein kann in mehreren Richtungen einschließen.
lesson-ways-task = Finde das Feld, das eine Reihe und eine Diagonale einschließt.
lesson-ways-done = Drei Steine in zwei Richtungen, mit einem Zug.
lesson-ways-wrong = Reihe 2 und die Diagonale durch c4 und d3 treffen sich rechts.
lesson-corner = Einen Stein in der Ecke kann nichts umdrehen: Er bleibt.
lesson-corner-task = Nimm die freie Ecke.
lesson-corner-done = Der gehört dir für immer.
lesson-corner-wrong = Die Ecke oben rechts ist mehr wert als das.
lesson-most = Am Ende gewinnt, wer die meisten Steine hat.
lesson-most-task = Finde den Zug, der die Partie gewinnt.
lesson-most-done = Richtig gezählt und gewonnen. Das sind alle Regeln.
lesson-most-wrong = Das reicht nicht. Versuch ein anderes Feld.
