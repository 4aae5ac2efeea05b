name = Tic-Tac-Toe
tagline = Drei in einer Reihe auf neun Feldern

prompt-place = { $side ->
    [first] { -orange }: Wähle ein Feld.
   *[second] { -blue }: Wähle ein Feld.
}
move-place = { $side ->
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

# Die Lektion
lesson-place = Ein Zug ist ein Stein auf ein freies Feld.
lesson-place-task = Tippe auf irgendein Feld.
lesson-place-done = Dort bleibt er bis zum Ende.
lesson-row = Drei in einer Reihe gewinnen.
lesson-row-task = Zwei hast du. Setze den dritten.
lesson-row-done = Drei in einer Reihe: Das Spiel ist sofort vorbei.
lesson-row-wrong = Es sind immer noch zwei. Der dritte gehört ans Ende der Reihe.
lesson-slant = Auch Schrägen zählen.
lesson-slant-task = Mach die Schräge voll.
lesson-slant-done = Von Ecke zu Ecke gewinnt genauso.
lesson-slant-wrong = Folge deinen beiden Steinen nach rechts oben.
lesson-stop = Hat die andere Seite zwei, stell dich dazwischen.
lesson-stop-task = { -blue } würde mit dem nächsten Stein gewinnen. Verhindere das.
lesson-stop-done = Ein Blick vor jedem Zug: Was droht { -blue }?
lesson-stop-wrong = { -blue } schließt die Lücke und gewinnt.
lesson-first = Gewinnen geht vor Abwehren.
lesson-first-task = Ihr habt beide zwei. Du bist am Zug.
lesson-first-done = Wer schneller ist, muss niemanden aufhalten.
lesson-first-wrong = Du hättest gewonnen: Deine beiden stehen in der linken Spalte.
lesson-trap = Zwei Drohungen zugleich lassen sich nicht beide abwehren.
lesson-trap-task = Welches Feld macht zwei Reihen zu je zwei Steinen?
lesson-trap-done = { -blue } kann nur eine abwehren. Jetzt weißt du alles.
lesson-trap-wrong = Das lässt sich abwehren. Sieh dir die freie Ecke an.
