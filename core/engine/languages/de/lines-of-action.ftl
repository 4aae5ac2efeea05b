name = Lines of Action
tagline = Bring alle deine Steine zusammen; die Linien sagen, wie weit sie ziehen

option-size = Brettgröße
option-movement = Zugart
option-movement-leaping = Springend: über den Gegner
option-movement-classic = Klassisch: über die eigenen
option-both-connected = Beide Seiten durch einen Zug verbunden
option-both-connected-mover = Wer gezogen hat, gewinnt
option-both-connected-draw = Unentschieden

prompt-pick = { $side ->
    [first] { -orange }: Wähle einen Stein.
   *[second] { -blue }: Wähle einen Stein.
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
    [first] { -orange } schlägt von { $from } aus auf { $to }
   *[second] { -blue } schlägt von { $from } aus auf { $to }
}
move-pass = { $side ->
    [first] { -orange } passt
   *[second] { -blue } passt
}

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
refuse-stuck = Der Stein auf { $square } hat keinen Zug.
refuse-must-pass = { $side ->
    [first] { -orange } hat keinen Zug und muss passen.
   *[second] { -blue } hat keinen Zug und muss passen.
}
refuse-pass = Passen darf nur, wer gar keinen Zug hat.
refuse-no-line = Keine Reihe, Spalte oder Schräge führt von { $from } nach { $to }.
refuse-distance = { $count ->
    [one] Auf dieser Linie steht 1 Stein, also geht der Zug genau 1 Feld weit, nicht { $steps }.
   *[other] Auf dieser Linie stehen { $count } Steine, also geht der Zug genau { $count } Felder weit, nicht { $steps }.
}
refuse-own = Auf { $square } steht ein eigener Stein.
refuse-past-own = Der eigene Stein auf { $square } ist im Weg.
refuse-past-enemy = Der gegnerische Stein auf { $square } ist im Weg.
refuse-no-capture = Auf { $square } steht kein gegnerischer Stein, der zu schlagen wäre.
refuse-off-board = Ein Feld { $square } gibt es auf einem Brett mit { $size } mal { $size } Feldern nicht.

end-connected = { $side ->
    [first] Alle { -orange-en } Steine sind verbunden.
   *[second] Alle { -blue-en } Steine sind verbunden.
}
end-gave-away = { $side ->
    [first] { -blue } hat mit seinem Schlagen alle { -orange-en } Steine verbunden.
   *[second] { -orange } hat mit seinem Schlagen alle { -blue-en } Steine verbunden.
}
end-both-connected = Ein Zug hat die Steine beider Seiten verbunden.
end-no-moves = Keine Seite kann ziehen.

page-1-title = Ziel
page-1-body =
    Wer zuerst alle eigenen Steine in einer Gruppe hat, gewinnt. Steine hängen zusammen, wenn sie einander berühren: in einer Reihe, in einer Spalte oder Ecke an Ecke.

    { -orange } beginnt, mit Steinen am oberen und am unteren Rand; die von { -blue } stehen links und rechts. Die Ecken bleiben leer.
page-1-diagram-1 = Der Anfang: { -orange } oben und unten, { -blue } links und rechts.
page-1-diagram-2 = { -blue } hat gewonnen: Alle { -blue-en } Steine hängen zusammen und sind eine Gruppe.
page-2-title = Züge
page-2-body =
    Ein Stein zieht geradeaus: in seiner Reihe, seiner Spalte oder einer seiner beiden Schrägen.

    Wie weit, kannst du dir nicht aussuchen. Zähle alle Steine auf der ganzen Linie, beide Farben, vor und hinter dem Stein und ihn selbst auch: Genau so viele Felder geht der Zug weit.

    Ein Stein darf gegnerische Steine überspringen. Eigene darf er weder überspringen, noch darf er auf einem landen.
page-2-diagram-1 = { -orange } ist von c8 nach c6 gezogen: In der Spalte c standen zwei Steine, also waren es zwei Felder.
page-3-title = Schlagen
page-3-body =
    Ein Stein, der auf einem gegnerischen landet, nimmt ihn vom Brett. Du musst nicht schlagen und solltest es oft auch nicht: Mit jedem Stein weniger hat es dein Gegner leichter, die übrigen zusammenzubringen.
page-3-diagram-1 = { -blue } hat von a4 aus auf d1 geschlagen: Auf der Schräge standen drei Steine, also waren es drei Felder, und der { -orange-e } Stein auf b3 wurde übersprungen.
page-4-title = Gewinnen und Verschenken
page-4-body =
    Das Spiel endet mit dem ersten Zug, nach dem eine Seite verbunden ist.

    Ist die Seite verbunden, die gezogen hat, so hat sie gewonnen, auch wenn sie durch Schlagen zugleich die andere verbunden hat. (Eine Option macht daraus ein Unentschieden.)

    Verbindet ein Schlagen nur die Steine des Gegners, so hat der Gegner gewonnen. Ein einzelner Stein gilt als verbunden: Wer den vorletzten Stein schlägt, hat verloren, außer er verbindet damit die eigenen.
page-4-diagram-1 = { -blue } hat auf b5 geschlagen, und was { -orange } bleibt, ist eine Gruppe: { -orange } hat gewonnen.
page-4-diagram-2 = { -orange } hat auf a4 geschlagen und damit beide Seiten verbunden: { -orange } hat gezogen, also hat { -orange } gewonnen.
page-4-diagram-3 = { -orange } hat auf c2 geschlagen und { -blue } nur einen Stein gelassen: { -blue } hat gewonnen.
page-5-title = Passen und Unentschieden
page-5-body =
    Wer keinen Zug hat, muss passen; wer einen hat, muss ziehen. Kann keine Seite ziehen, ist das Spiel unentschieden.

    Unentschieden ist es auch, wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal vorkommt.
page-5-diagram-1 = { -blue } hat keinen Zug: Jeder Stein käme über den Rand hinaus oder hat einen eigenen im Weg. { -blue } muss passen.
page-6-title = Varianten
page-6-body =
    Bretter haben 5 bis 12 Reihen. Je kleiner das Brett, desto schneller und wilder das Spiel.

    Die klassische Zugart kehrt das Springen um: Ein Stein darf eigene überspringen, aber keine gegnerischen. Alles andere bleibt gleich.
page-6-diagram-1 = Das kleinste Brett.
page-6-diagram-2 = Klassische Zugart: { -orange } ist von b1 nach h1 gezogen, sechs Felder weit über fünf eigene Steine.
page-7-title = So denkt der Computer
page-7-body =
    Er sieht sich viele Zugfolgen an, mehr davon dort, wo sie mehr versprechen. Die Stellung am Ende einer Zugfolge beurteilt er danach, wie nah die Steine jeder Seite beieinander stehen und wie viele Gruppen sie bilden. Ist eine Zugfolge zwingend gewonnen oder verloren, so weiß er das sicher und sagt es.

    Stärkere Stufen sehen sich mehr Zugfolgen an. Schwächere wählen mitunter unter mehreren guten Zügen, aber keine übersieht einen Gewinn in einem Zug.

# Die Lektion
lesson-count = Zähle die Steine auf der Linie. Genau so weit geht der Zug.
lesson-count-task = In dieser Spalte stehen zwei: Zieh einen davon zwei Felder weit.
lesson-count-done = Beide Farben zählen mit und der Stein, der zieht, auch.
lesson-count-wrong = Auch das ist ein Zug. Nimm einen Stein im Rahmen, und bleib in seiner Spalte.
lesson-slant = Auch Reihen und Schrägen sind Linien.
lesson-slant-task = Zwei Steine auf dieser Schräge. Zieh deinen zwei Felder an ihr entlang.
lesson-slant-done = Jeder Stein hat bis zu vier Linien, und jede hat ihre eigene Zahl.
lesson-slant-wrong = Nimm deinen hellen Stein, und zieh nach rechts unten.
lesson-slant-column = Das war seine Spalte. Seine Schräge führt nach rechts unten.
lesson-leap = Über die andere Seite darfst du springen, über die eigene nie.
lesson-leap-task = Drei Steine, drei Felder: Spring von oben über { -blue }.
lesson-leap-done = Über { -blue } hinweg. Ein eigener Stein hätte dich aufgehalten.
lesson-leap-wrong = Nimm deinen oberen hellen Stein, und zieh gerade nach unten.
lesson-take = Wer auf einem Stein der anderen Seite landet, nimmt ihn.
lesson-take-task = Vier deiner Steine können einen nehmen. Such dir einen aus.
lesson-take-done = Genommen. Aber wer weniger Steine hat, hat weniger zusammenzubringen.
lesson-take-wrong = Deine hellen Steine können einen nehmen, auf einer Schräge.
lesson-join = Alle deine Steine in einer Gruppe: Das gewinnt. Auch Ecken berühren sich.
lesson-join-task = Einer steht noch abseits. Hol ihn heim.
lesson-join-done = Alle beisammen. Seite an Seite oder Ecke an Ecke, beides zählt.
lesson-join-wrong = Der Stein rechts ist noch allein. Zähle auf seiner Schräge.
lesson-stop = Ändert sich die Zahl einer Linie, ändern sich die Züge auf ihr.
lesson-stop-task = Der letzte Stein von { -blue } will in Reihe 4 zwei Felder weit. Verdirb ihm das.
lesson-stop-done = Verdorben. Du hast die Linie verlassen oder den Nachbarn genommen.
lesson-stop-wrong = Zwei in der Reihe, zwei Felder: { -blue } ist beisammen und gewinnt.
lesson-gift = Wer den Stein nimmt, der abseits steht, hilft der anderen Seite.
lesson-gift-task = Bis auf einen ist { -blue } beisammen. Spiel irgendetwas, nur nimm den nicht.
lesson-gift-done = Richtig. Sieh zweimal hin, bevor du nimmst. Jetzt weißt du alles.
lesson-gift-wrong = Alle Steine, die { -blue } bleiben, sind beisammen: { -blue } hat gewonnen.

# Warum ein Tipp gut ist
# Worum es in den Aufgaben geht
puzzle-idea-win-in = Mach den Zug, nach dem sich die letzten Steine auf mehr als eine Art verbinden lassen.
puzzle-idea-only-win = Ein Zug hält die Steine nah genug beieinander.
puzzle-idea-save = Ein Zug hält die anderen getrennt.
puzzle-idea-prevent = Schlag den verbindenden Stein oder stell dich dorthin, wo die Linie zu lang wird.

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
reason-joins-last = Kein Stein steht mehr allein
reason-fewer-groups = { $count ->
    [one] Lässt nur { $count } Gruppe
   *[other] Lässt nur { $count } Gruppen zu verbinden
}
reason-splits = { $other ->
    [first] Teilt die Steine von { -orange } in { $count } Gruppen
   *[second] Teilt die Steine von { -blue } in { $count } Gruppen
}
reason-captures = Schlägt den Stein auf { $to }
reason-isolates = { $other ->
    [first] Der Stein von { -orange } auf { $square } steht jetzt allein
   *[second] Der Stein von { -blue } auf { $square } steht jetzt allein
}
reason-takes-moves = { $other ->
    [first] { $count ->
        [one] Nimmt { -orange } einen Zug
       *[other] Nimmt { -orange } { $count } Züge
    }
   *[second] { $count ->
        [one] Nimmt { -blue } einen Zug
       *[other] Nimmt { -blue } { $count } Züge
    }
}
reason-nearer = Bringt einen Stein näher zu den anderen
