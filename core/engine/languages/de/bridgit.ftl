name = Bridg-It
tagline = Baue Brücken von Ufer zu Ufer, ehe man dir den Weg abschneidet

option-size = Größe
option-rows = Zeilen
option-columns = Spalten
option-starter = Es beginnt
option-starter-vertical = { -orange } (von oben nach unten)
option-starter-horizontal = { -blue } (von links nach rechts)
option-walls = Mauern
option-vertical = Brücken von { -orange } zu Beginn
option-horizontal = Brücken von { -blue } zu Beginn

prompt-build = { $side ->
    [first] { -orange }: Baue eine Brücke, von oben nach unten.
   *[second] { -blue }: Baue eine Brücke, von links nach rechts.
}
move-build = { $side ->
    [first] { -orange } baut auf { $cell }
   *[second] { -blue } baut auf { $cell }
}

label-free = { $cell }, frei
label-upright = { $owner ->
    [first] { $cell }, { -orange-e } Brücke, senkrecht
   *[second] { $cell }, { -blue-e } Brücke, senkrecht
}
label-flat = { $owner ->
    [first] { $cell }, { -orange-e } Brücke, waagrecht
   *[second] { $cell }, { -blue-e } Brücke, waagrecht
}
label-wall = { $cell }, Mauer
label-pier = { $owner ->
    [first] { $cell }, { -orange-er } Pfeiler
   *[second] { $cell }, { -blue-er } Pfeiler
}
label-frame = { $cell }, Rand

refuse-taken = { $owner ->
    [first] Auf { $cell } steht schon eine { -orange-e } Brücke.
   *[second] Auf { $cell } steht schon eine { -blue-e } Brücke.
}
refuse-wall = Auf { $cell } steht eine Mauer.
refuse-pier = { $owner ->
    [first] { $cell } ist ein { -orange-er } Pfeiler. Brücken werden zwischen Pfeilern gebaut.
   *[second] { $cell } ist ein { -blue-er } Pfeiler. Brücken werden zwischen Pfeilern gebaut.
}
refuse-frame = { $cell } liegt auf dem Rand, den niemand nutzen kann.
refuse-outside = { $cell } liegt nicht auf diesem Brett: Es hat die Spalten a bis { $column } und die Zeilen 1 bis { $row }.

end-joined = { $side ->
    [first] { -orange } hat oben und unten verbunden.
   *[second] { -blue } hat links und rechts verbunden.
}
end-full = Das Brett ist voll, und niemand hat eine Kette.

page-1-title = Ziel
page-1-body =
    Zwei Gitter aus Pfeilern stehen im selben Wasser. { -orange } will eine Kette von Brücken vom oberen zum unteren Ufer, { -blue } eine vom linken zum rechten. Nur einem kann es gelingen, denn zwei Brücken kreuzen sich nie.

    Wer zuerst seine beiden Ufer verbindet, gewinnt. Die Kette darf sich winden, wie sie will.
page-1-diagram-1 = { -orange } hat oben und unten verbunden.

page-2-title = Bauen
page-2-body =
    Die Seiten ziehen abwechselnd; { -orange } beginnt, wenn du nichts anderes wählst. Ein Zug ist eine Brücke auf einer freien Stelle. Sie verbindet die beiden Pfeiler deiner Farbe neben dieser Stelle: An manchen Stellen verläuft deine Brücke senkrecht, an den anderen waagrecht, und die deines Gegners verliefe dort andersherum.

    Brücken bleiben, wo sie sind. Nichts wird verschoben oder geschlagen, und niemand setzt aus.

    Eine Stelle heißt nach ihrer Spalte, von links gezählt, und ihrer Zeile, von unten gezählt.
page-2-diagram-1 = { -orange } hat auf d4 senkrecht und auf e5 waagrecht gebaut, { -blue } auf c3 senkrecht.

page-3-title = Das Ende
page-3-body =
    Jeder Pfeiler an deinem eigenen Ufer berührt das Ufer. Das Ufer selbst verbindet nichts: Zwei Ketten, die beide oben beginnen, hängen noch nicht zusammen.

    Ein volles Brett hat immer genau einen Gewinner. Hat { -orange } keine Kette von oben nach unten, so ist ihm eine { -blue-e } im Weg, und umgekehrt. Also gibt es kein Unentschieden, außer mit Mauern.

    Auf den Pfeilern und dem Rand des Bretts kann man nicht bauen, auch nicht auf Stellen mit einer Brücke oder einer Mauer.
page-3-diagram-1 = { -blue } hat links und rechts verbunden.

page-4-title = Bretter, Vorgaben und Rätsel
page-4-body =
    Quadratische Bretter haben 5 mal 5 bis 19 mal 19 Punkte, Pfeiler und Stellen zusammen; üblich ist 13. Auf allen hat die Seite, die beginnt, ein gewonnenes Spiel, wenn sie weiß, wie.

    Sind Zeilen und Spalten verschieden, ist die Seite mit dem kürzeren Weg im Vorteil und gewinnt gegen bestes Spiel auch dann, wenn sie nicht beginnt. Das ist eine gute Vorgabe für den stärkeren Spieler.

    Mauern sind Stellen, die niemand nutzen kann, und Brücken können von Anfang an stehen: Mit beiden lassen sich Rätsel stellen. Mit Mauern kann ein volles Brett unentschieden sein. Ein Anfang, der schon entschieden ist, ist ein beendetes Spiel.
page-4-diagram-1 = 13 Zeilen und 11 Spalten: { -orange } braucht mindestens sechs Brücken, { -blue } nur fünf.
page-4-diagram-2 = Unentschieden: Mauern stehen beiden im Weg, und das Brett ist voll.

page-5-title = Gewinnen mit Paaren
page-5-body =
    Oliver Gross fand einen Weg, mit dem ersten Zug zu gewinnen, den sich jeder merken kann. Du bist { -orange } auf einem quadratischen Brett. Beginne in der Ecke oben links. Von da an hütet jeder { -blue-e } Pfeiler, der nicht am Ufer steht, zwei der Stellen um ihn herum, und jede freie Stelle wird von genau einem Pfeiler gehütet. Nimmt { -blue } eine von zwei solchen Stellen, nimmst du die andere.

    Welche zwei? Beginne beim zweiten { -blue-en } Pfeiler der zweiten { -blue-en } Zeile und gehe von Pfeiler zu Pfeiler schräg nach rechts unten: Die Pfeiler auf dieser Schräge hüten links und rechts. Alle Pfeiler rechts davon hüten rechts und unten. Alle Pfeiler links davon hüten links und oben.

    Warum geht das? Denk dir eine { -blue-e } Kette, von links nach rechts gegangen. Ihre erste Brücke hütet der Pfeiler, zu dem sie führt, ihre letzte der Pfeiler, von dem sie kommt. Also kommt sie irgendwo dazwischen über eine der zwei Stellen eines Pfeilers an und verlässt ihn über die andere. Beide aber bekommt { -blue } nie.
page-5-diagram-1 = { -orange } begann auf b6 und antwortete auf f6 mit e5, auf b4 mit d4 und auf d2 mit f2. Von d6 und c5 bekommt es eines, von f4 und e3 auch: Das genügt.

page-6-title = So denkt der Computer
page-6-body =
    Bridg-It ist auf jedem Brett gelöst. Nimm die { -orange-en } Pfeiler als Punkte und die freien Stellen als mögliche Wege zwischen ihnen. { -orange } ist genau dann sicher, wenn zwei Bäume aus Wegen, die keinen Weg gemeinsam haben, dieselben Punkte und beide Ufer erreichen: Welchen Weg { -blue } auch zerstört, ein Baum zerfällt, und ein Weg des anderen flickt ihn wieder. Alfred Lehman hat es bewiesen. Der Computer verteilt Kiesel auf die Punkte, um zu sehen, ob es solche Bäume gibt, und weiß in wenigen millionstel Sekunden, wer gewinnt und mit welchen Zügen. Die Analyse zeichnet dir die beiden Bäume.

    Auf der höchsten Stufe verschenkt er nie ein gewonnenes Spiel. Unter den Zügen, die gewinnen, nimmt er den, der am schnellsten nach Hause führt, und in verlorener Stellung den, auf den du die wenigsten richtigen Antworten hast.

    Auf den anderen Stufen spielt er aus Erfahrung: Er füllt das Brett viele tausend Male zufällig und bevorzugt Stellen, deren Besitzer am häufigsten gewann. Ab und zu fragt er den Löser, je höher die Stufe, desto öfter.

# Die Lektion
lesson-bridge = Deine Brücken verbinden { -orange-e } Pfeiler, die von { -blue } { -blue-e }.
lesson-bridge-task = Tippe auf irgendeine Stelle zwischen Pfeilern.
lesson-bridge-done = Sie verbindet zwei deiner Pfeiler, und niemand kommt mehr hindurch.
lesson-shores = Verbinde das obere Ufer mit dem unteren, und du hast gewonnen.
lesson-shores-task = Eine Brücke fehlt. Baue sie.
lesson-shores-done = Von Ufer zu Ufer. { -blue } versucht dasselbe von links nach rechts.
lesson-shores-wrong = Das verbindet etwas anderes. Baue an deinen Brücken weiter.
lesson-wind = Deine Kette darf sich winden, wie sie will.
lesson-wind-task = Geradeaus ist besetzt. Verbinde deine beiden Teile seitwärts.
lesson-wind-done = Eine waagrechte Brücke zählt wie eine senkrechte.
lesson-wind-wrong = Deine Teile sind noch getrennt. Sie treffen sich unten in der Mitte.
lesson-cut = Wo du baust, kann die andere Seite nicht bauen.
lesson-cut-task = { -blue } fehlt noch eine Brücke nach rechts. Nimm diese Stelle.
lesson-cut-done = Abgeschnitten. Zwei Brücken kreuzen sich nie.
lesson-cut-wrong = { -blue } baut die letzte Brücke und hat beide Ufer.
lesson-two = Zwei Wege zugleich lassen sich nicht beide abschneiden.
lesson-two-task = Baue so nach unten weiter, dass danach zwei verschiedene Brücken gewinnen.
lesson-two-done = { -blue } kann nur eine davon nehmen und hat es getan.
lesson-two-wrong = Das kann { -blue } noch abschneiden. Baue von deiner obersten Brücke weiter.
lesson-mend = Halte also für jeden Schnitt einen Ausweg bereit.
lesson-mend-task = { -blue } hat links abgeschnitten. Nimm den anderen Weg.
lesson-mend-done = Das ist die ganze Kunst: immer zwei Wege behalten.
lesson-mend-wrong = Der zweite Weg führt nach rechts, zu deiner Brücke unten.
lesson-race = Unentschieden gibt es nicht: Am Ende entscheidet eine Stelle für beide.
lesson-race-task = Dir fehlt eine Brücke und { -blue } auch, an derselben Stelle. Nimm sie.
lesson-race-done = Verbunden und abgeschnitten in einem. Jetzt bist du bereit für { -blue }.
lesson-race-wrong = Nun nimmt { -blue } die Stelle, die ihr beide braucht, und gewinnt.

# Warum ein Tipp gut ist
# Worum es in den Aufgaben geht
puzzle-idea-win-in = Der kürzeste Weg ist der, der sich auf beiden Seiten flicken lässt.
puzzle-idea-only-win = Zwei Wege ohne gemeinsame Brücke: Was im einen getrennt wird, flickt der andere.
puzzle-idea-save = Mit den Mauern halten zwei Wege die andere Seite ab: Was im einen fehlt, flickt der andere.
puzzle-idea-prevent = Baue dort, wo sich beide Wege der anderen Seite treffen.
chapter-first-bridges = Acht Übergänge

# Gründe für einen Zug, ohne Punkt
reason-allows = { $other ->
    [first] { -orange } kann dann mit { $cell } gewinnen
   *[second] { -blue } kann dann mit { $cell } gewinnen
}
reason-stops = { $other ->
    [first] Verhindert, dass { -orange } mit { $cell } gewinnt
   *[second] Verhindert, dass { -blue } mit { $cell } gewinnt
}
reason-threatens = Droht, mit { $cell } zu gewinnen
reason-two-trees = { $other ->
    [first] Hält zwei getrennte Wege: { -orange } kann nicht beide trennen
   *[second] Hält zwei getrennte Wege: { -blue } kann nicht beide trennen
}
reason-joins-groups = Verbindet zwei Brückengruppen
reason-joins-shore = { $edge ->
    [top] Verbindet mit dem oberen Ufer
    [bottom] Verbindet mit dem unteren Ufer
    [left] Verbindet mit dem linken Ufer
   *[right] Verbindet mit dem rechten Ufer
}
reason-lengthens = { $side ->
    [first] Die Kette reicht nun über { $count } von { $all } Zeilen
   *[second] Die Kette reicht nun über { $count } von { $all } Spalten
}
reason-cuts = { $other ->
    [first] { -orange } braucht nun { $to } statt { $from } Brücken
   *[second] { -blue } braucht nun { $to } statt { $from } Brücken
}
reason-shortens = { $left ->
    [one] Noch { $left } Brücke zu bauen
   *[other] Noch { $left } Brücken zu bauen
}
