name = Pentago Twist
tagline = Fünf in einer Reihe auf einem Brett, das sich dreht

prompt-place = { $side ->
    [first] { -orange }: Setze einen Stein.
   *[second] { -blue }: Setze einen Stein.
}
prompt-twist = { $side ->
    [first] { -orange }: Drehe oder spiegle ein Viertel.
   *[second] { -blue }: Drehe oder spiegle ein Viertel.
}
prompt-twist-chosen = { $side ->
    [first] { -orange }: Drehe oder spiegle das Viertel im { $quadrant ->
        [nw] Nordwesten
        [ne] Nordosten
        [sw] Südwesten
       *[se] Südosten
    }.
   *[second] { -blue }: Drehe oder spiegle das Viertel im { $quadrant ->
        [nw] Nordwesten
        [ne] Nordosten
        [sw] Südwesten
       *[se] Südosten
    }.
}

operation-rotate = Das Viertel im { $quadrant ->
    [nw] Nordwesten
    [ne] Nordosten
    [sw] Südwesten
   *[se] Südosten
} im Uhrzeigersinn drehen
operation-mirror = Das Viertel im { $quadrant ->
    [nw] Nordwesten
    [ne] Nordosten
    [sw] Südwesten
   *[se] Südosten
} spiegeln

move-place = { $side ->
    [first] { -orange } setzt einen Stein auf { $cell }
   *[second] { -blue } setzt einen Stein auf { $cell }
}
move-rotate = { $side ->
    [first] { -orange } dreht
   *[second] { -blue } dreht
} das Viertel im { $quadrant ->
    [nw] Nordwesten
    [ne] Nordosten
    [sw] Südwesten
   *[se] Südosten
}
move-mirror = { $side ->
    [first] { -orange } spiegelt
   *[second] { -blue } spiegelt
} das Viertel im { $quadrant ->
    [nw] Nordwesten
    [ne] Nordosten
    [sw] Südwesten
   *[se] Südosten
}
move-place-rotate = { $side ->
    [first] { -orange } setzt einen Stein auf { $cell } und dreht
   *[second] { -blue } setzt einen Stein auf { $cell } und dreht
} das Viertel im { $quadrant ->
    [nw] Nordwesten
    [ne] Nordosten
    [sw] Südwesten
   *[se] Südosten
}
move-place-mirror = { $side ->
    [first] { -orange } setzt einen Stein auf { $cell } und spiegelt
   *[second] { -blue } setzt einen Stein auf { $cell } und spiegelt
} das Viertel im { $quadrant ->
    [nw] Nordwesten
    [ne] Nordosten
    [sw] Südwesten
   *[se] Südosten
}

label-free = { $cell }, leer
label-stone = { $side ->
    [first] { $cell }, { -orange-er } Stein
   *[second] { $cell }, { -blue-er } Stein
}
label-free-quadrant = { $cell }, leer, Viertel im { $quadrant ->
    [nw] Nordwesten
    [ne] Nordosten
    [sw] Südwesten
   *[se] Südosten
}
label-stone-quadrant = { $side ->
    [first] { $cell }, { -orange-er } Stein
   *[second] { $cell }, { -blue-er } Stein
}, Viertel im { $quadrant ->
    [nw] Nordwesten
    [ne] Nordosten
    [sw] Südwesten
   *[se] Südosten
}

refuse-occupied = { $cell } ist besetzt.
refuse-twist-due = Der Stein ist gesetzt: Drehe oder spiegle ein Viertel.
refuse-place-first = Setze erst einen Stein, dann drehe oder spiegle ein Viertel.
refuse-quadrant = Das Viertel { $quadrant } gibt es nicht; sie sind von 0 bis 3 nummeriert.
refuse-no-quadrant = Wähle erst ein Viertel.

end-five = { $side ->
    [first] { -orange } hat fünf in einer Reihe.
   *[second] { -blue } hat fünf in einer Reihe.
}
end-five-opponent = { $side ->
    [first] { -blue } hat { -orange } zu fünf in einer Reihe verholfen.
   *[second] { -orange } hat { -blue } zu fünf in einer Reihe verholfen.
}
end-five-both = Beide Seiten haben fünf in einer Reihe.
end-full = Das Brett ist voll, und niemand hat fünf in einer Reihe.

page-1-title = Ziel
page-1-body = Bringe fünf deiner Steine in eine Reihe: waagerecht, senkrecht oder schräg. Das Brett hat sechs mal sechs Felder auf vier Platten, den Vierteln, und die Viertel bleiben nicht, wie sie sind.
page-1-diagram-1 = { -orange } hat auf der zweiten Zeile gewonnen.
page-2-title = Ein Zug hat zwei Hälften
page-2-body =
    { -orange } beginnt. Setze zuerst einen Stein auf ein beliebiges leeres Feld. Drehe oder spiegle dann eines der vier Viertel: welches du willst, auch ein leeres, auch ein anderes als das, auf das du gesetzt hast.

    Die zweite Hälfte ist Pflicht. Wenn du nichts verändern willst, suche ein Viertel, das danach genauso aussieht: ein leeres oder eines mit einem einzigen Stein in der Mitte.
page-2-diagram-1 = Drei Steine auf dem Viertel im Nordwesten …
page-2-diagram-2 = … und { -blue } hat auf e2 gesetzt und dieses Viertel im Uhrzeigersinn gedreht.
page-3-title = Drehen und Spiegeln
page-3-body =
    Gedreht wird um eine Vierteldrehung im Uhrzeigersinn; andersherum gibt es nicht. Was die obere Zeile war, wird die rechte Spalte.

    Beim Spiegeln tauschen die linke und die rechte Spalte des Viertels die Plätze. Die mittlere Spalte und die Zeilen bleiben.
page-3-diagram-1 = Drei Steine auf dem Viertel im Nordwesten …
page-3-diagram-2 = … und { -blue } hat auf e2 gesetzt und dieses Viertel gespiegelt.
page-4-title = Das Ende
page-4-body =
    Nach Reihen wird erst nach dem ganzen Zug geschaut. Hast du dann fünf oder mehr in einer Reihe, gewinnst du. Ob der Stein oder das Drehen die Reihe vollendet hat, ist gleich.

    Sind alle 36 Felder besetzt und niemand hat fünf in einer Reihe, endet das Spiel unentschieden.
page-4-diagram-1 = { -orange } hat mit e2 fünf in eine Reihe gebracht, aber das Viertel im Südosten gedreht: Die Reihe ist zerrissen, das Spiel geht weiter.
page-5-title = Sonderfälle
page-5-body =
    Dein Drehen oder Spiegeln bringt nur der Gegenseite fünf in eine Reihe: Die Gegenseite gewinnt.

    Es bringt beiden fünf in eine Reihe: unentschieden.

    Sechs in einer Reihe zählen wie fünf.

    Auch zum letzten Stein gehört das Drehen oder Spiegeln, und es kann noch gewinnen.
page-5-diagram-1 = { -orange } hat das Viertel im Südosten gespiegelt und beiden zu fünf verholfen: unentschieden.
page-5-diagram-2 = { -orange } hat das Viertel im Südosten gespiegelt und nur { -blue } zu fünf verholfen: { -blue } gewinnt.
page-6-title = Tipps für den Anfang
page-6-body =
    Die Mitten der Viertel bewegen sich nie; wer sie hat, kann sich auf sie verlassen. Drei in einer Reihe auf einem Viertel und zwei auf dem nächsten sind mehr wert als vier verstreute.

    Schau vor dem Drehen, was die Gegenseite mit jeder der acht Möglichkeiten anfangen könnte. Zwei Drohungen, die kein einzelner Zug abwehren kann, gewinnen das Spiel.
page-7-title = Wie der Computer denkt
page-7-body =
    Er baut einen Baum der aussichtsreichsten Züge, Setzen und Drehen als zwei getrennte Schritte, und beurteilt die Stellungen an dessen Spitzen danach, welche Reihen für jede Seite noch offen sind und wie viele Steine darin liegen. Einen Zug, der sofort gewinnt, sieht er immer.

    Sind nur noch wenige Felder leer, rechnet er das Spiel bis zum Ende durch und sagt dann mit Sicherheit, wer gewinnt.

# Die Lektion
lesson-halves = Ein Zug hat zwei Hälften: Stein setzen, Viertel drehen oder spiegeln.
lesson-halves-task = Setze einen Stein. Tippe dann auf ein Viertel, und wähle, was es tut.
lesson-halves-done = Beide Hälften gehören zu jedem Zug. Auch ein leeres Viertel ist erlaubt.
lesson-turn = Gedreht wird im Uhrzeigersinn: Die obere Reihe wird zur rechten Spalte.
lesson-turn-task = Setze irgendwo einen Stein, dann drehe das Viertel oben links.
lesson-turn-done = Eine Vierteldrehung. Andersherum gibt es keine.
lesson-turn-wrong = Das war ein anderes Viertel. Deines ist oben links.
lesson-turn-mirrored = Das war gespiegelt. Wähle oben links den Pfeil, der sich dreht.
lesson-mirror = Spiegeln vertauscht links und rechts.
lesson-mirror-task = Setze irgendwo einen Stein, dann spiegle das Viertel oben links.
lesson-mirror-done = Die äußeren Spalten tauschen, die mittlere bleibt.
lesson-mirror-wrong = Das war ein anderes Viertel. Deines ist oben links.
lesson-mirror-turned = Das war gedreht. Wähle die beiden Pfeile, die auseinander zeigen.
lesson-five = Fünf in einer Reihe gewinnen, aber erst nach der zweiten Hälfte.
lesson-five-task = Setze den fünften, und drehe ein Viertel, das die Reihe in Ruhe lässt.
lesson-five-done = Fünf, und nach dem Drehen immer noch fünf.
lesson-five-wrong = Der Reihe fehlt der fünfte Stein, gleich neben dem vierten.
lesson-five-broken = Fünf für einen Augenblick: Dein eigenes Drehen hat sie zerrissen.
lesson-twist = Oder das Drehen macht die Reihe erst voll.
lesson-twist-task = Drei hier, einer dort: Setze über ihn, und drehe sein Viertel.
lesson-twist-done = Die Spalte hat sich neben die drei gelegt. Das ist Pentago.
lesson-twist-wrong = Der Stein rechts steht unter der Mitte seines Viertels. Dorthin gehört deiner.
lesson-twist-other = Der Stein sitzt. Jetzt drehe das Viertel, auf dem er liegt.
lesson-stop = Sieh vor dem Drehen nach, was die andere Seite hat.
lesson-stop-task = { -blue } hat vier. Nimm das fünfte Feld, oder reiße die Reihe auseinander.
lesson-stop-done = Abgewehrt. Drehen kann die beste Abwehr sein. Jetzt weißt du alles.
lesson-stop-wrong = { -blue } findet eine Drehung, bei der alle fünf beisammenbleiben.
# Worum es in den Aufgaben geht
puzzle-idea-win-in = Suche Linien, die erst zusammenkommen, wenn ein Viertel gedreht oder gespiegelt wird.
puzzle-idea-only-win = Ein Zug lässt eine Fünf, die keine Drehung bricht.
puzzle-idea-save = Ein Zug lässt der anderen Seite keine Fünf, wie sie auch dreht.
puzzle-idea-prevent = Brich die Linie dort, wo keine Drehung sie zurückbringt.

# Gründe für einen Zug, ohne Punkt
reason-allows = { $other ->
    [first] { -orange } kann dann fünf in eine Reihe bringen
   *[second] { -blue } kann dann fünf in eine Reihe bringen
}
reason-stops = { $other ->
    [first] Verhindert fünf in einer Reihe von { -orange }
   *[second] Verhindert fünf in einer Reihe von { -blue }
}
reason-threatens = Droht fünf in einer Reihe
reason-ways = Droht fünf in einer Reihe auf { $count } Arten
reason-line = Macht eine offene Linie mit { $count } Steinen
reason-blocks-line = { $other ->
    [first] Blockiert die Linie von { -orange } mit { $count } Steinen
   *[second] Blockiert die Linie von { -blue } mit { $count } Steinen
}
reason-pulls-apart = { $other ->
    [first] Reißt die Linie von { -orange } mit { $count } Steinen auseinander
   *[second] Reißt die Linie von { -blue } mit { $count } Steinen auseinander
}
reason-idle-twist = Das Viertel bleibt dabei, wie es war
reason-center = Diesen Stein bewegt keine Drehung
