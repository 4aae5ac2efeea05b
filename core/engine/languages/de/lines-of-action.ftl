name = Lines of Action
tagline = Verbinde alle deine Steine; die Linien bestimmen, wie weit sie ziehen

option-size = Brettgröße
option-movement = Zugregel
option-movement-leaping = Springend: über gegnerische Steine, nie über eigene
option-movement-classic = Klassisch (Soucies Spiel): über eigene Steine, nie über gegnerische
option-both-connected = Verbindet ein Zug beide Seiten
option-both-connected-mover = Wer gezogen hat, gewinnt
option-both-connected-draw = Unentschieden
handicap = { $name } hat { $count } Steine weniger und muss so weniger verbinden.

prompt-pick = { $side ->
    [first] { -orange }: Wähle einen Stein. Verbinde alle deine Steine, um zu gewinnen.
   *[second] { -blue }: Wähle einen Stein. Verbinde alle deine Steine, um zu gewinnen.
}
prompt-go = { $side ->
    [first] { -orange }: Wohin zieht { $square }?
   *[second] { -blue }: Wohin zieht { $square }?
}
prompt-pass = { $side ->
    [first] { -orange } hat keinen Zug und muss passen.
   *[second] { -blue } hat keinen Zug und muss passen.
}
operation-pass = Passen

move-quiet = { $side ->
    [first] { -orange } zieht von { $from } nach { $to }
   *[second] { -blue } zieht von { $from } nach { $to }
}
move-capture = { $side ->
    [first] { -orange } schlägt von { $from } auf { $to }
   *[second] { -blue } schlägt von { $from } auf { $to }
}
move-pass = { $side ->
    [first] { -orange } passt
   *[second] { -blue } passt
}
advice-quiet = Zieh von { $from } nach { $to }
advice-capture = Schlag von { $from } auf { $to }
advice-pass = Passe

label-free = { $square }, frei
label-piece = { $side ->
    [first] { $square }, { -orange-er } Stein
   *[second] { $square }, { -blue-er } Stein
}

refuse-empty = Auf { $square } steht kein Stein.
refuse-enemy = { $side ->
    [first] Der Stein auf { $square } ist { -blue-adjective }, und { -orange } ist am Zug.
   *[second] Der Stein auf { $square } ist { -orange-adjective }, und { -blue } ist am Zug.
}
refuse-stuck = Der Stein auf { $square } kann nicht ziehen.
refuse-must-pass = { $side ->
    [first] { -orange } hat keinen Zug und muss passen.
   *[second] { -blue } hat keinen Zug und muss passen.
}
refuse-pass = Passen darfst du nur, wenn du keinen Zug hast.
refuse-no-line = Keine Reihe, Spalte oder Diagonale führt von { $from } nach { $to }.
refuse-distance = { $count ->
    [one] Auf dieser Linie steht 1 Stein, also zieht er genau 1 Feld weit, nicht { $steps }.
   *[other] Auf dieser Linie stehen { $count } Steine, also zieht der Stein genau { $count } Felder weit, nicht { $steps }.
}
refuse-own = Auf { $square } steht dein eigener Stein.
refuse-past-own = Dein eigener Stein auf { $square } ist im Weg.
refuse-past-enemy = Der gegnerische Stein auf { $square } ist im Weg.
refuse-no-capture = Auf { $square } gibt es keinen Stein zu schlagen.
refuse-off-board = Auf einem Brett mit { $size } mal { $size } Feldern gibt es { $square } nicht.

end-connected = { $side ->
    [first] Alle { -orange-en } Steine sind verbunden.
   *[second] Alle { -blue-en } Steine sind verbunden.
}
end-gave-away = { $side ->
    [first] { -blue } hat beim Schlagen alle { -orange-en } Steine verbunden.
   *[second] { -orange } hat beim Schlagen alle { -blue-en } Steine verbunden.
}
end-both-connected = Ein Zug hat die Steine beider Seiten verbunden.
end-no-moves = Keine Seite kann ziehen.
end-no-pieces = Eine Seite hat keine Steine.

page-1-title = Ziel
page-1-body =
    Wer alle eigenen Steine zu einer Gruppe verbindet, gewinnt. Steine sind verbunden, wenn sie sich berühren: in einer Reihe, in einer Spalte oder Ecke an Ecke.

    { -orange } beginnt, mit Steinen am oberen und unteren Rand. Die Steine von { -blue } stehen links und rechts. Die Ecken sind am Anfang leer.
page-1-diagram-1 = Der Anfang: { -orange } oben und unten, { -blue } links und rechts.
page-1-diagram-2 = { -blue } hat gewonnen: Alle { -blue-en } Steine sind zu einer Gruppe verbunden.
page-2-title = Ziehen
page-2-body =
    Ein Stein zieht geradeaus: in seiner Reihe, seiner Spalte oder einer seiner beiden Diagonalen.

    Wie weit er zieht, kannst du dir nicht aussuchen. Zähle alle Steine auf der ganzen Linie, in beiden Farben und auf beiden Seiten des Steins, ihn selbst mitgezählt: Genau so viele Felder zieht er.

    Ein Stein darf gegnerische Steine überspringen. Eigene Steine darf er nie überspringen, und er darf nicht auf ihnen landen.

    Das ist die Variante Springend. In der klassischen, dem Spiel, das Claude Soucie veröffentlicht hat, ist es umgekehrt: über eigene Steine, nie über gegnerische.
page-2-diagram-1 = { -orange } ist von c8 nach c6 gezogen: In der Spalte c standen zwei Steine, also waren es zwei Felder.
page-3-title = Schlagen
page-3-body =
    Landet ein Stein auf einem gegnerischen, schlägt er ihn. Du musst nicht schlagen und solltest es oft auch nicht: Jeden Stein, den dein Gegner verliert, muss er nicht mehr verbinden.
page-3-diagram-1 = { -blue } hat von a4 auf d1 geschlagen: Auf der Diagonale standen drei Steine, also waren es drei Felder, über den Stein von { -orange } auf b3 hinweg.
page-4-title = Gewinnen und Verschenken
page-4-body =
    Die Partie endet mit dem ersten Zug, nach dem eine Seite verbunden ist.

    Sind nach deinem Zug deine eigenen Steine verbunden, gewinnst du, auch wenn du beim Schlagen zugleich die deines Gegners verbindest. (Eine Option macht daraus ein Unentschieden.)

    Verbindest du beim Schlagen nur die Steine deines Gegners, gewinnt dein Gegner. Ein einzelner Stein gilt als verbunden: Wer dem Gegner nur noch einen Stein lässt, verliert, außer der Zug verbindet auch die eigenen.
page-4-diagram-1 = { -blue } hat auf b5 geschlagen, und die übrigen Steine von { -orange } sind verbunden: { -orange } hat gewonnen.
page-4-diagram-2 = { -orange } hat auf a4 geschlagen und damit beide Seiten verbunden: { -orange } hat gezogen, also hat { -orange } gewonnen.
page-4-diagram-3 = { -orange } hat auf c2 geschlagen und { -blue } nur einen Stein gelassen: { -blue } hat gewonnen.
page-5-title = Passen und Unentschieden
page-5-body =
    Hast du keinen Zug, musst du passen; hast du einen, musst du ziehen. Kann keine Seite ziehen, endet die Partie unentschieden.

    Unentschieden ist es auch, wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal entsteht.
page-5-diagram-1 = { -blue } hat keinen Zug: Jeder Stein käme über den Rand hinaus oder hat einen eigenen im Weg. { -blue } muss passen.
page-6-title = Varianten
page-6-body =
    Bretter haben 5 bis 12 Reihen. Je kleiner das Brett, desto schneller und wilder das Spiel.

    Springend, das Spiel dieser App: Ein Stein zieht über gegnerische Steine hinweg, nie über eigene. Klassisch, Soucies Spiel: Ein Stein zieht über eigene Steine hinweg, nie über gegnerische. Alles andere bleibt gleich.
page-6-diagram-1 = Das kleinste Brett.
page-6-diagram-2 = Klassisch: { -orange } ist von b1 nach h1 gezogen, sechs Felder weit, über fünf eigene Steine hinweg.
page-7-title = Worauf du achten solltest
page-7-body =
    Bring deine Steine in der Mitte des Bretts zusammen. Von dort kann ein Stein in acht Richtungen ziehen, vom Rand aus in fünf, aus einer Ecke in drei.

    Such vor jedem Zug die Steine, die dein Gegner noch verbinden muss. Kann einer davon im nächsten Zug zu den anderen stoßen? Dann ändere die Steinzahl seiner Linie: Zieh einen Stein auf diese Linie oder von ihr weg.

    Schlag, wenn dein Stein damit näher zu den anderen kommt oder die Gruppe deines Gegners zerreißt. Sonst lass es: Weniger Steine sind leichter zu verbinden.
page-7-diagram-1 = { -orange } ist nach c6 gezogen. In Reihe 6 stehen jetzt drei Steine, also zieht der Stein von { -blue } auf a6 dort nach d6 und nicht mehr nach c6.
page-8-title = Für Experten
page-8-body =
    Zähle, wie viele Züge jede Seite noch braucht, um alles zu verbinden, wenn niemand stört. Brauchst du weniger, dann verbinde deine Steine. Wenn nicht, halte deinen Gegner auf. Und bleib beweglich: Hast du nur noch wenige mögliche Züge, musst du vielleicht deine eigene Gruppe zerreißen.

    Ein Zug ändert die Steinzahl von bis zu sechs Linien: drei, die der Stein verlässt, und drei, auf die er kommt. Auf der Linie, auf der er zieht, bleibt sie gleich, außer er schlägt. In der Variante Springend, wo du gegnerischen Steinen nicht den Weg versperren kannst, ist das deine wichtigste Abwehr.

    In der Variante Klassisch sind deine Steine auch im Weg. Zwei oder drei nebeneinander bilden eine Mauer, über die kein gegnerischer Stein kommt. Am leichtesten sperrst du Steine am Rand ein.

    Ein Zug wird mit seinen beiden Feldern geschrieben, etwa c8-c6. Wird geschlagen, steht ein x dazwischen, etwa a4xd1.
page-8-diagram-1 = Klassisch: { -orange } ist nach c6 gezogen. Der Stein von { -blue } auf a6 müsste in Reihe 6 drei Felder weit ziehen, über c6 hinweg. Also kann er in dieser Reihe nicht ziehen.
computer-title = So denkt der Computer
computer-body =
    Er sieht sich viele Zugfolgen an, die vielversprechenden häufiger. Die Stellung am Ende einer Zugfolge beurteilt er danach, wie nah die Steine jeder Seite beieinanderstehen und wie viele Gruppen sie bilden. Ist eine Zugfolge zwingend gewonnen oder verloren, weiß er das sicher und sagt es auch.

    Stärkere Stufen sehen sich mehr Zugfolgen an. Schwächere wählen manchmal unter mehreren guten Zügen, aber keine übersieht einen Sieg in einem Zug.

# Die Lektion
lesson-count = Verbinde alle Steine. Jeder zieht ein Feld weit pro Stein auf seiner Linie.
lesson-count-task = In dieser Spalte stehen zwei Steine, also ziehst du zwei Felder. Probier es.
lesson-count-done = Beide Farben zählen, und der Stein, der zieht, auch.
lesson-count-wrong = Erlaubt, aber nicht gemeint. Zieh deinen Stein auf c8 oder c1 in seiner Spalte.
lesson-slant = Auch Reihen und Diagonalen sind Linien.
lesson-slant-task = Auf dieser Diagonale stehen zwei Steine. Zieh deinen darauf zwei Felder weit.
lesson-slant-done = Jeder Stein hat bis zu vier Linien, und jede hat ihre eigene Zahl.
lesson-slant-wrong = Nimm deinen Stein auf c8 und zieh nach rechts unten.
lesson-slant-column = Das war ein Zug in seiner Spalte. Seine Diagonale führt nach rechts unten.
lesson-leap = Spring über gegnerische Steine, nie über eigene.
lesson-leap-task = Drei Steine, drei Felder: Spring von oben über { -blue } hinweg.
lesson-leap-done = Über { -blue } hinweg! (In der Variante Klassisch springst du über eigene Steine.)
lesson-leap-wrong = Nimm deinen Stein auf c6 und zieh gerade nach unten.
lesson-take = Lande auf einem gegnerischen Stein, um ihn zu schlagen.
lesson-take-task = Vier deiner Steine können schlagen. Such dir einen aus.
lesson-take-done = Geschlagen! Aber jetzt hat dein Gegner weniger Steine zu verbinden.
lesson-take-wrong = Deine Steine auf c1, c8, f1 und f8 können auf einer Diagonale schlagen.
lesson-join = Verbinde alle deine Steine, und du gewinnst. Auch Ecken berühren sich.
lesson-join-task = Einer deiner Steine steht noch allein. Verbinde ihn.
lesson-join-done = Alle verbunden! Seite an Seite und Ecke an Ecke, beides zählt.
lesson-join-wrong = Zieh deinen Stein auf e6 auf seiner Diagonale. Zähle die Steine darauf.
lesson-stop = Änderst du die Steinzahl einer Linie, änderst du die Züge auf ihr.
lesson-stop-task = Der letzte Stein von { -blue } will in Reihe 4 zwei Felder weit ziehen. Verhindere das.
lesson-stop-done = Verhindert. Du hast die Linie verlassen oder seinen Zielstein geschlagen.
lesson-stop-wrong = { -blue } verbindet trotzdem alle Steine und gewinnt.
lesson-gift = Schlag nicht den Stein, den dein Gegner nicht verbinden kann: Das hilft ihm.
lesson-gift-task = Bis auf einen sind alle Steine von { -blue } verbunden. Zieh, aber schlag den nicht.
lesson-gift-done = Richtig. Schau zweimal hin, bevor du schlägst. Das sind alle Regeln.
lesson-gift-wrong = Jetzt sind alle übrigen Steine von { -blue } verbunden: { -blue } hat gewonnen.

# Warum ein Tipp gut ist
# Worum es in den Aufgaben geht
puzzle-idea-win-in = Nach einem Zug kannst du deine letzten Steine auf mehr als eine Art verbinden.
puzzle-idea-only-win = Nur ein Zug hält deine Steine nah genug beieinander.
puzzle-idea-save = Nur ein Zug hält die Steine deines Gegners getrennt.
puzzle-idea-prevent = Verhindern kann das ein Schlag oder eine andere Anzahl Steine auf der Linie.

# Gründe für einen Zug, ohne Punkt
reason-allows = { $other ->
    [first] { -orange } kann dann mit { $move } alles verbinden
   *[second] { -blue } kann dann mit { $move } alles verbinden
}
reason-stops = { $other ->
    [first] Verhindert, dass { -orange } mit { $move } alles verbindet
   *[second] Verhindert, dass { -blue } mit { $move } alles verbindet
}
reason-threatens = Droht, mit { $move } alles zu verbinden
reason-connects = Verbindet { $count } von { $all } Steinen
reason-joins-last = Lässt keinen Stein allein
reason-fewer-groups = { $count ->
    [one] Dann bleibt nur noch { $count } Gruppe
   *[other] Dann sind nur noch { $count } Gruppen zu verbinden
}
reason-splits = { $other ->
    [first] Teilt die Steine von { -orange } in { $count } Gruppen
   *[second] Teilt die Steine von { -blue } in { $count } Gruppen
}
reason-captures = Schlägt den Stein auf { $to }
reason-isolates = { $other ->
    [first] Isoliert den Stein von { -orange } auf { $square }
   *[second] Isoliert den Stein von { -blue } auf { $square }
}
reason-takes-moves = { $other ->
    [first] { $count ->
        [one] Nimmt { -orange } eine Zugmöglichkeit
       *[other] Nimmt { -orange } { $count } Zugmöglichkeiten
    }
   *[second] { $count ->
        [one] Nimmt { -blue } eine Zugmöglichkeit
       *[other] Nimmt { -blue } { $count } Zugmöglichkeiten
    }
}
reason-nearer = Bringt einen Stein näher an die anderen
