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
advice-place = Besetze { $square }
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
page-1-body = Das Brett hat drei mal drei Felder. Wer zuerst drei Steine in eine Reihe bringt, gewinnt: senkrecht, waagerecht oder diagonal.
page-1-diagram-1 = { -orange } hat auf der Diagonale gewonnen.
page-2-title = Züge
page-2-body = Ihr zieht abwechselnd. In jedem Zug setzt du einen Stein auf ein freies Feld. Dort bleibt er.
page-3-title = Das Ende
page-3-body = Drei in einer Reihe beenden die Partie sofort. Sind alle neun Felder besetzt und niemand hat drei, ist es unentschieden.
page-3-diagram-1 = Ein volles Brett ohne drei in einer Reihe: unentschieden.
computer-title = So denkt der Computer
computer-body = Er spielt Partien im Kopf zu Ende, die aussichtsreichen häufiger. Ab Stufe 7 überblickt er das ganze Spiel, und mehr als ein Unentschieden ist dann nicht drin.

# Die Lektion
lesson-place = Mit drei in einer Reihe gewinnst du. Setze einen Stein auf ein freies Feld.
lesson-place-task = Tippe auf ein beliebiges Feld.
lesson-place-done = Dort bleibt er bis zum Ende.
lesson-row = Drei in einer Reihe: Du gewinnst.
lesson-row-task = Zwei hast du. Setze den dritten.
lesson-row-done = Drei in einer Reihe! Die Partie ist sofort zu Ende.
lesson-row-wrong = Immer noch zwei. Der dritte gehört ans Ende der Reihe.
lesson-slant = Auch Diagonalen zählen.
lesson-slant-task = Vervollständige die Diagonale.
lesson-slant-done = Von Ecke zu Ecke gewinnt genauso.
lesson-slant-wrong = Folge deinen beiden Steinen nach rechts oben.
lesson-stop = Hat dein Gegner zwei, setz dich dazwischen.
lesson-stop-task = { -blue } würde mit dem nächsten Stein gewinnen. Verhindere das.
lesson-stop-done = Frag dich vor jedem Zug: Was droht { -blue }?
lesson-stop-wrong = { -blue } schließt die Lücke und gewinnt.
lesson-first = Gewinnen geht vor Abwehren.
lesson-first-task = Ihr habt beide zwei. Du bist am Zug.
lesson-first-done = Wer zuerst gewinnt, muss nichts mehr abwehren.
lesson-first-wrong = Du hättest gewinnen können: Deine beiden Steine liegen in der linken Spalte.
lesson-trap = Zwei Drohungen zugleich lassen sich nicht beide abwehren.
lesson-trap-task = Finde das Feld, das zwei Reihen mit je zwei Steinen schafft.
lesson-trap-done = { -blue } kann nur eine abwehren. Das sind alle Regeln.
lesson-trap-wrong = Das kann { -blue } abwehren. Schau auf die freie Ecke.
