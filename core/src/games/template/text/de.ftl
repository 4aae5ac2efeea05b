name = Tic-Tac-Toe
tagline = Drei in einer Reihe auf neun Feldern

prompt-place = { $side ->
    [first] { -orange }: Wähle ein Feld.
   *[second] { -blue }: Wähle ein Feld.
}
turn-place = { $side ->
    [first] { -orange } besetzt { $square }
   *[second] { -blue } besetzt { $square }
}
label-free = { $square }, frei
label-stone = { $side ->
    [first] { $square }, { -orange-er } Stein
   *[second] { $square }, { -blue-er } Stein
}
refuse-taken = { $square } ist besetzt.
end-three = { $side ->
    [first] { -orange } hat drei in einer Reihe.
   *[second] { -blue } hat drei in einer Reihe.
}

page-1-title = Ziel
page-1-body = Das Brett hat drei mal drei Felder. Wer zuerst drei Steine in einer Reihe hat, senkrecht, waagrecht oder schräg, gewinnt.
page-1-diagram-1 = { -orange } hat auf der Schräge gewonnen.
page-2-title = Züge
page-2-body = Die Seiten ziehen abwechselnd. Ein Zug ist ein Stein auf ein freies Feld; dort bleibt er.
page-3-title = Das Ende
page-3-body = Drei in einer Reihe beenden das Spiel sofort. Sind alle neun Felder ohne sie besetzt, ist es unentschieden.
page-3-diagram-1 = Ein volles Brett ohne drei in einer Reihe: unentschieden.
page-4-title = So denkt der Computer
page-4-body = Er spielt Partien im Kopf zu Ende, mehr davon in den Zugfolgen, die gut ausgingen. Ab Stufe 7 überblickt er das ganze Spiel, und mehr als ein Unentschieden ist nicht zu holen.
