name = Pentago Twist
tagline = Fünf in einer Reihe auf einem Brett, das sich dreht
handicap = { $count ->
    [one] Ein Stein von { $name } liegt schon auf dem Brett.
   *[other] { $count } Steine von { $name } liegen schon auf dem Brett.
}

prompt-place = { $side ->
    [first] { -orange }: Setze einen Stein. Fünf in einer Reihe gewinnen.
   *[second] { -blue }: Setze einen Stein. Fünf in einer Reihe gewinnen.
}
prompt-twist = { $side ->
    [first] { -orange }: Tippe auf ein Viertel, um es zu drehen oder zu spiegeln.
   *[second] { -blue }: Tippe auf ein Viertel, um es zu drehen oder zu spiegeln.
}
prompt-twist-chosen = { $side ->
    [first] { -orange }: Drehe oder spiegle das Viertel { $quadrant ->
        [nw] oben links
        [ne] oben rechts
        [sw] unten links
       *[se] unten rechts
    }.
   *[second] { -blue }: Drehe oder spiegle das Viertel { $quadrant ->
        [nw] oben links
        [ne] oben rechts
        [sw] unten links
       *[se] unten rechts
    }.
}

operation-rotate = Das Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
} im Uhrzeigersinn drehen
operation-mirror = Das Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
} spiegeln

move-place = { $side ->
    [first] { -orange } setzt einen Stein auf { $cell }
   *[second] { -blue } setzt einen Stein auf { $cell }
}
move-rotate = { $side ->
    [first] { -orange } dreht
   *[second] { -blue } dreht
} das Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}
move-mirror = { $side ->
    [first] { -orange } spiegelt
   *[second] { -blue } spiegelt
} das Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}
move-place-rotate = { $side ->
    [first] { -orange } setzt einen Stein auf { $cell } und dreht
   *[second] { -blue } setzt einen Stein auf { $cell } und dreht
} das Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}
move-place-mirror = { $side ->
    [first] { -orange } setzt einen Stein auf { $cell } und spiegelt
   *[second] { -blue } setzt einen Stein auf { $cell } und spiegelt
} das Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}
advice-place = Setze einen Stein auf { $cell }
advice-rotate = Drehe das Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}
advice-mirror = Spiegle das Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}
advice-place-rotate = Setze einen Stein auf { $cell } und drehe das Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}
advice-place-mirror = Setze einen Stein auf { $cell } und spiegle das Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}
brief-place-rotate = { $cell }, drehe { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}
brief-place-mirror = { $cell }, spiegle { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}

label-free = { $cell }, leer
label-stone = { $side ->
    [first] { $cell }, { -orange-er } Stein
   *[second] { $cell }, { -blue-er } Stein
}
label-free-quadrant = { $cell }, leer, Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}
label-stone-quadrant = { $side ->
    [first] { $cell }, { -orange-er } Stein
   *[second] { $cell }, { -blue-er } Stein
}, Viertel { $quadrant ->
    [nw] oben links
    [ne] oben rechts
    [sw] unten links
   *[se] unten rechts
}

refuse-occupied = { $cell } ist besetzt.
refuse-twist-due = Dein Stein ist gesetzt: Drehe oder spiegle jetzt ein Viertel.
refuse-place-first = Setze zuerst einen Stein, dann drehe oder spiegle ein Viertel.
refuse-quadrant = Das Viertel { $quadrant } gibt es nicht; sie sind von 0 bis 3 nummeriert.
refuse-no-quadrant = Wähle zuerst ein Viertel.

end-five = { $side ->
    [first] { -orange } hat fünf in einer Reihe.
   *[second] { -blue } hat fünf in einer Reihe.
}
end-five-opponent = { $side ->
    [first] Der Twist von { -blue } hat { -orange } fünf in einer Reihe gebracht.
   *[second] Der Twist von { -orange } hat { -blue } fünf in einer Reihe gebracht.
}
end-five-both = Beide Seiten haben fünf in einer Reihe.
end-full = Das Brett ist voll, und niemand hat fünf in einer Reihe.

page-1-title = Ziel
page-1-body = Bring fünf deiner Steine in eine Reihe: waagerecht, senkrecht oder diagonal. Das Brett hat sechs mal sechs Felder und ist in vier Viertel geteilt, und die Viertel bleiben nicht, wie sie sind.
page-1-diagram-1 = { -orange } hat in der zweiten Zeile gewonnen.
page-2-title = Ein Zug hat zwei Hälften
page-2-body =
    { -orange } beginnt. Setze zuerst einen Stein auf ein beliebiges leeres Feld. Drehe oder spiegle dann eines der vier Viertel: jedes, das du willst, auch ein leeres, auch eines, in das du nicht gesetzt hast. Diese zweite Hälfte heißt Twist.

    Beide Hälften sind Pflicht. Willst du nichts verändern, such dir ein Viertel, das danach genauso aussieht: ein leeres oder eines mit einem einzigen Stein in der Mitte.
page-2-diagram-1 = Drei Steine im Viertel oben links …
page-2-diagram-2 = … und { -blue } hat auf e2 gesetzt und dieses Viertel im Uhrzeigersinn gedreht.
page-3-title = Drehen und Spiegeln
page-3-body =
    Gedreht wird um eine Vierteldrehung im Uhrzeigersinn, nie dagegen. Die obere Zeile wird zur rechten Spalte.

    Beim Spiegeln tauschen die linke und die rechte Spalte des Viertels die Plätze. Die mittlere Spalte und die Zeilen bleiben, wie sie sind.
page-3-diagram-1 = Drei Steine im Viertel oben links …
page-3-diagram-2 = … und { -blue } hat auf e2 gesetzt und dieses Viertel gespiegelt.
page-4-title = Das Ende
page-4-body =
    Reihen zählen erst nach dem ganzen Zug. Hast du dann fünf oder mehr in einer Reihe, gewinnst du. Ob der Stein oder der Twist die Reihe vollendet hat, ist egal.

    Sind alle 36 Felder besetzt und niemand hat fünf in einer Reihe, endet die Partie unentschieden.
page-4-diagram-1 = { -orange } hat mit e2 fünf in eine Reihe gebracht, aber das Viertel unten rechts gedreht: Das hat die Reihe zerrissen, und die Partie geht weiter.
page-5-title = Sonderfälle
page-5-body =
    Bringt dein Twist nur deinem Gegner fünf in eine Reihe, gewinnt dein Gegner.

    Bringt er euch beiden fünf in eine Reihe, ist es unentschieden.

    Sechs in einer Reihe zählen wie fünf.

    Auch zum letzten Stein gehört der Twist, und er kann noch gewinnen.
page-5-diagram-1 = { -orange } hat das Viertel unten rechts gespiegelt und beiden fünf in einer Reihe gebracht: unentschieden.
page-5-diagram-2 = { -orange } hat das Viertel unten rechts gespiegelt und nur { -blue } fünf in einer Reihe gebracht: { -blue } gewinnt.
page-6-title = Worauf du achten solltest
page-6-body =
    Das mittlere Feld eines Viertels bewegt sich nie, auf einen Stein dort ist also Verlass. Drei in einer Reihe in einem Viertel und zwei im nächsten sind mehr wert als vier verstreute Steine.

    Prüfe vor dem Twist, was dein Gegner mit jedem der acht Twists anfangen könnte. Zwei Drohungen, die kein einzelner Zug abwehren kann, gewinnen die Partie.
page-6-diagram-1 = Die vier mittleren Felder sind b2, b5, e2 und e5. Kein Twist bewegt einen Stein, der dort liegt.
page-7-title = Für Experten
page-7-body =
    Nicht alle Linien sind gleich gut. Die Zeilen 2 und 5, die Spalten b und e und die beiden langen Diagonalen gehen durch zwei mittlere Felder, also bewegen sich zwei der fünf Steine nie. Die anderen Zeilen und Spalten haben kein mittleres Feld, und die vier kurzen Diagonalen brauchen drei Viertel.

    Schadet dir jeder Twist, dann wähle einen, der nichts ändert: Drehe ein leeres Viertel oder eines, dessen einziger Stein in der Mitte liegt. Auch Spiegeln ändert nichts, wenn alle Steine des Viertels in seiner mittleren Spalte liegen.

    Kannst du die Fünf deines Gegners nicht verhindern, versuch, mit demselben Twist auch selbst fünf in eine Reihe zu bringen: Haben beide fünf, ist es unentschieden.
page-7-diagram-1 = Zeile 5 (1) geht durch zwei mittlere Felder, Zeile 6 (2) durch keines und die kurze Diagonale von b1 nach f5 (3) durch drei Viertel.
page-7-diagram-2 = { -orange } hat auf a2 gesetzt und das Viertel oben rechts gedreht. Sein einziger Stein liegt in der Mitte, also hat sich nichts bewegt.
computer-title = So denkt der Computer
computer-body =
    Er baut einen Baum der aussichtsreichsten Züge, mit Setzen und Twist als zwei getrennten Schritten, und beurteilt die Stellungen an dessen Spitzen danach, welche Linien für jede Seite noch offen sind und wie viele Steine darin liegen. Einen Zug, der sofort gewinnt, sieht er immer.

    Sind nur noch wenige Felder leer, rechnet er die Partie bis zum Ende durch und weiß dann sicher, wer gewinnt.

# Die Lektion
lesson-halves = Mit fünf in einer Reihe gewinnst du. Setze erst, dann bewege ein Viertel.
lesson-halves-task = Setze einen Stein. Tippe dann auf ein Viertel und wähle Drehen oder Spiegeln.
lesson-halves-done = Drehen oder Spiegeln heißt Twist. Er gehört immer dazu, auch mit leerem Viertel.
lesson-turn = Gedreht wird im Uhrzeigersinn: Die obere Zeile wird zur rechten Spalte.
lesson-turn-task = Setze irgendwo einen Stein und drehe dann das Viertel oben links.
lesson-turn-done = Eine Vierteldrehung im Uhrzeigersinn. Andersherum geht es nie.
lesson-turn-wrong = Das war ein anderes Viertel. Deines ist oben links.
lesson-turn-mirrored = Du hast gespiegelt. Wähle oben links den runden Pfeil.
lesson-mirror = Spiegeln vertauscht links und rechts.
lesson-mirror-task = Setze irgendwo einen Stein und spiegle dann das Viertel oben links.
lesson-mirror-done = Die äußeren Spalten tauschen die Plätze, die mittlere bleibt.
lesson-mirror-wrong = Das war ein anderes Viertel. Deines ist oben links.
lesson-mirror-turned = Du hast gedreht. Wähle die beiden Dreiecke, die aufeinander zeigen.
lesson-five = Mit fünf in einer Reihe gewinnst du, aber erst nach dem Twist.
lesson-five-task = Setze den fünften Stein und drehe ein Viertel, das die Reihe in Ruhe lässt.
lesson-five-done = Fünf, und nach dem Twist immer noch fünf!
lesson-five-wrong = Der Reihe fehlt der fünfte Stein, gleich neben dem vierten.
lesson-five-broken = Fünf für einen Moment, aber dein eigener Twist hat die Reihe zerrissen.
lesson-twist = Oder der Twist vollendet die Reihe.
lesson-twist-task = Drei hier, einer dort: Setze über den einen und drehe dessen Viertel.
lesson-twist-done = Das Drehen hat die Spalte neben die anderen drei gelegt. Das ist Pentago!
lesson-twist-wrong = Der Stein rechts liegt unter der Mitte seines Viertels. In die Mitte gehört deiner.
lesson-twist-other = Der Stein liegt richtig. Drehe jetzt das Viertel, in dem er liegt.
lesson-swap = Manchmal vollendet nur Spiegeln die Reihe.
lesson-swap-task = Setze in die Mitte des Viertels oben rechts und spiegle dieses Viertel.
lesson-swap-done = Der Stein ganz rechts hat die Seite gewechselt. Mit Drehen ginge das nicht.
lesson-swap-wrong = Setze deinen Stein in die Mitte des Viertels oben rechts.
lesson-swap-other = Der Stein liegt richtig. Spiegle jetzt das Viertel, in dem er liegt.
lesson-stop = Prüfe vor dem Twist, was dein Gegner hat.
lesson-stop-task = { -blue } hat vier. Verhindere den fünften: mit Stein, Twist oder beidem.
lesson-stop-done = Verhindert! Stein und Twist können beide abwehren. Das sind alle Regeln.
lesson-stop-wrong = { -blue } findet einen Twist, nach dem alle fünf zusammenstehen.
# Worum es in den Aufgaben geht
puzzle-idea-win-in = Suche Linien, die erst zusammenkommen, wenn du ein Viertel drehst oder spiegelst.
puzzle-idea-only-win = Ein Zug bildet eine Fünf, die kein Twist zerreißt.
puzzle-idea-save = Es gibt einen Zug, nach dem dein Gegner keine Fünf mehr bekommt, egal was er dreht oder spiegelt.
puzzle-idea-prevent = Unterbrich die Linie da, wo kein Twist sie wieder zusammenbringt.

# Gründe für einen Zug, ohne Punkt
reason-allows = { $other ->
    [first] { -orange } kann dann fünf in eine Reihe bringen
   *[second] { -blue } kann dann fünf in eine Reihe bringen
}
reason-stops = { $other ->
    [first] Verhindert, dass { -orange } fünf in eine Reihe bringt
   *[second] Verhindert, dass { -blue } fünf in eine Reihe bringt
}
reason-threatens = Droht mit fünf in einer Reihe
reason-ways = Droht auf { $count } Arten mit fünf in einer Reihe
reason-line = Bildet eine offene Linie aus { $count } Steinen
reason-blocks-line = { $other ->
    [first] Blockiert die Linie von { -orange } aus { $count } Steinen
   *[second] Blockiert die Linie von { -blue } aus { $count } Steinen
}
reason-pulls-apart = { $other ->
    [first] Der Twist zerreißt die Linie von { -orange } aus { $count } Steinen
   *[second] Der Twist zerreißt die Linie von { -blue } aus { $count } Steinen
}
reason-idle-twist = Der Twist ändert nichts
reason-center = Kein Twist kann diesen Stein bewegen
