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
label-free = { $square }, frei
label-disc = { $side ->
    [first] { $square }, { -orange-er } Stein
   *[second] { $square }, { -blue-er } Stein
}
refuse-taken = { $square } ist besetzt.
refuse-no-flip = Ein Stein auf { $square } würde nichts einschließen.
refuse-pass = Nur wer gar nicht ziehen kann, darf passen.
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
page-1-body = Wer am Ende die meisten Steine der eigenen Farbe auf dem Brett hat, gewinnt.
page-1-diagram-1 = Der Anfang.
page-2-title = Züge
page-2-body = Ein Zug ist ein Stein auf ein freies Feld. Er muss gegnerische Steine einschließen: in einer geraden Linie, senkrecht, waagrecht oder schräg, zwischen dem neuen Stein und einem anderen der eigenen Farbe. Alle eingeschlossenen Steine werden auf die eigene Farbe umgedreht.
page-2-diagram-1 = { -orange } hat einen Stein eingeschlossen und umgedreht.
page-3-title = Passen und das Ende
page-3-body = Wer nichts einschließen kann, muss passen; wer es kann, darf nicht passen. Kann es keine Seite, ist das Spiel zu Ende.
page-4-title = So denkt der Computer
page-4-body = Er spielt Partien im Kopf zu Ende, mehr davon in den Zugfolgen, die gut ausgingen.

# Die Lektion
lesson-enclose = Schließe fremde Steine zwischen zweien von dir ein: Sie drehen sich um.
lesson-enclose-task = Tippe auf eines der markierten Felder.
lesson-enclose-done = Eingeschlossen und umgedreht. Wer nichts einschließt, darf dort nicht setzen.
lesson-several = Eine ganze Linie kann sich auf einmal umdrehen.
lesson-several-task = Drei in dieser Spalte. Schließe sie alle von unten ein.
lesson-several-done = Alle drei sind umgedreht.
lesson-several-wrong = Das hat andere gedreht. Setze ans untere Ende der hellen Spalte.
lesson-slant = Auch Schrägen zählen.
lesson-slant-task = Schließe den hellen Stein von links unten ein.
lesson-slant-done = Waagrecht, senkrecht und schräg: Jede Linie zählt.
lesson-slant-wrong = Folge den beiden hellen Steinen nach links unten.
lesson-ways = Ein Stein kann in mehreren Richtungen einschließen.
lesson-ways-task = Welches Feld schließt eine Reihe und eine Schräge ein?
lesson-ways-done = Drei Steine in zwei Richtungen, mit einem Zug.
lesson-ways-wrong = Die helle Reihe und die helle Schräge treffen sich rechts.
lesson-corner = Einen Stein in der Ecke schließt nichts ein: Er bleibt.
lesson-corner-task = Nimm die freie Ecke.
lesson-corner-done = Der gehört dir für immer.
lesson-corner-wrong = Die Ecke im Rahmen ist mehr wert.
lesson-most = Am Ende gewinnt, wer die meisten Steine hat.
lesson-most-task = Finde den Zug, der das Spiel gewinnt.
lesson-most-done = Gezählt und gewonnen. Jetzt weißt du alles.
lesson-most-wrong = Das reicht nicht. Versuch ein anderes Feld.
