name = Bridg-It
tagline = Baue Brücken von Ufer zu Ufer, bevor dir der Gegner den Weg abschneidet

option-size = Größe
option-rows = Zeilen
option-columns = Spalten
option-starter = Beginnt
option-starter-vertical = { -orange } (von oben nach unten)
option-starter-horizontal = { -blue } (von links nach rechts)
option-walls = Mauern
special-walls = ✕ ist eine Mauer: Dort baut niemand, ein Unentschieden ist möglich.
set-up-neutral = Mauer
option-vertical = { -orange }: Brücken zu Beginn
option-horizontal = { -blue }: Brücken zu Beginn
handicap = { $count ->
    [one] Der Weg von { $name } ist eine Brücke kürzer: genug, um zu gewinnen, auch wenn { $other } beginnt.
   *[other] Der Weg von { $name } ist { $count } Brücken kürzer: genug, um zu gewinnen, auch wenn { $other } beginnt.
}

prompt-build = { $side ->
    [first] { -orange }: Baue eine Brücke, um oben und unten zu verbinden.
   *[second] { -blue }: Baue eine Brücke, um links und rechts zu verbinden.
}
move-build = { $side ->
    [first] { -orange } baut auf { $cell }
   *[second] { -blue } baut auf { $cell }
}
advice-build = Baue auf { $cell }

label-free = { $cell }, frei
label-upright = { $owner ->
    [first] { $cell }, { -orange-e } Brücke, senkrecht
   *[second] { $cell }, { -blue-e } Brücke, senkrecht
}
label-flat = { $owner ->
    [first] { $cell }, { -orange-e } Brücke, waagerecht
   *[second] { $cell }, { -blue-e } Brücke, waagerecht
}
label-wall = { $cell }, Mauer
label-pier = { $owner ->
    [first] { $cell }, { -orange-er } Pfeiler
   *[second] { $cell }, { -blue-er } Pfeiler
}
label-frame = { $cell }, Rand

refuse-taken = { $owner ->
    [first] Auf { $cell } ist schon eine { -orange-e } Brücke.
   *[second] Auf { $cell } ist schon eine { -blue-e } Brücke.
}
refuse-wall = Auf { $cell } steht eine Mauer.
refuse-pier = { $owner ->
    [first] { $cell } ist ein { -orange-er } Pfeiler. Baue deine Brücken zwischen den Pfeilern.
   *[second] { $cell } ist ein { -blue-er } Pfeiler. Baue deine Brücken zwischen den Pfeilern.
}
refuse-frame = { $cell } gehört zum Rand. Dort kannst du nicht bauen.
refuse-outside = { $cell } liegt nicht auf diesem Brett: Es hat die Spalten a bis { $column } und die Zeilen 1 bis { $row }.

end-joined = { $side ->
    [first] { -orange } hat oben und unten verbunden.
   *[second] { -blue } hat links und rechts verbunden.
}
end-full = Das Brett ist voll, und niemand hat eine Kette.

page-1-title = Ziel
page-1-body =
    Zwei Gitter aus Pfeilern stehen im selben Wasser. { -orange } will eine Brückenkette vom oberen zum unteren Ufer, { -blue } eine vom linken zum rechten. Brücken kreuzen sich nie, also kann es nur einer schaffen.

    Wer zuerst seine beiden Ufer verbindet, gewinnt. Deine Kette darf dabei beliebige Umwege machen.
page-1-diagram-1 = { -orange } hat oben und unten verbunden.

page-2-title = Bauen
page-2-body =
    Ihr zieht abwechselnd, und { -orange } beginnt, wenn du nichts anderes einstellst. In jedem Zug baust du eine Brücke auf ein freies Feld. Sie verbindet die beiden Pfeiler deiner Farbe neben diesem Feld. Auf manchen Feldern steht deine Brücke senkrecht, auf den anderen waagerecht. Die Brücke deines Gegners stünde dort jeweils quer dazu.

    Brücken bleiben, wo sie sind. Sie werden nie verschoben oder geschlagen, und aussetzen darfst du nicht.

    Ein Feld wird nach seiner Spalte (von links gezählt) und seiner Zeile (von unten gezählt) benannt.
page-2-diagram-1 = { -orange } hat auf d4 senkrecht und auf e5 waagerecht gebaut, { -blue } auf c3 senkrecht.

page-3-title = Das Ende
page-3-body =
    Alle deine Pfeiler an deinem eigenen Ufer berühren es schon. Deine Kette kann also bei jedem von ihnen beginnen.

    Auf einem vollen Brett gibt es immer genau einen Sieger. Hat { -orange } keine Kette von oben nach unten, ist eine Kette von { -blue } im Weg, und umgekehrt. Ein Unentschieden gibt es also nicht, außer mit Mauern.

    Auf Pfeilern, auf dem Rand des Bretts und auf Feldern mit einer Brücke oder Mauer kannst du nicht bauen.
page-3-diagram-1 = { -blue } hat links und rechts verbunden.

page-4-title = Bretter, Vorgaben und Aufgaben
page-4-body =
    Quadratische Bretter gibt es von 5 mal 5 bis 19 mal 19, Pfeiler und Felder zusammengezählt. Üblich ist 13. Auf allen kann den Sieg erzwingen, wer beginnt.

    Gibt es mehr Zeilen als Spalten oder mehr Spalten als Zeilen, ist die Seite mit dem kürzeren Weg im Vorteil. Sie kann auch dann gewinnen, wenn sie nicht beginnt. Das ist eine gute Vorgabe, wenn ein Spieler stärker ist.

    Mauern sind Felder, die niemand benutzen kann, und eine Partie kann mit fertigen Brücken beginnen. So kannst du eigene Aufgaben stellen. Mit Mauern kann ein volles Brett unentschieden sein. Ist die Anfangsstellung schon entschieden, ist die Partie sofort zu Ende.
page-4-diagram-1 = 13 Zeilen und 11 Spalten: { -orange } braucht mindestens sechs Brücken, { -blue } nur fünf.
page-4-diagram-2 = Unentschieden: Mauern versperren beiden den Weg, und das Brett ist voll.

page-5-title = Die Paarstrategie
page-5-body =
    Oliver Gross hat einen Weg gefunden, wie immer gewinnt, wer beginnt, und er ist leicht zu merken. Du bist { -orange } auf einem quadratischen Brett. Beginne in der Ecke oben links. Von da an bewacht jeder { -blue-e } Pfeiler, der nicht am Ufer steht, zwei der Felder um ihn herum, und zwar so, dass jedes freie Feld zu genau einem Pfeiler gehört. Nimmt { -blue } ein Feld eines solchen Paars, nimmst du das andere.

    Welche zwei? Beginne beim zweiten { -blue-en } Pfeiler der zweiten { -blue-en } Zeile und gehe von Pfeiler zu Pfeiler nach rechts unten: Die Pfeiler auf dieser Diagonale bewachen links und rechts. Alle Pfeiler rechts davon bewachen rechts und unten. Alle Pfeiler links davon bewachen links und oben.

    Warum klappt das? Stell dir eine { -blue-e } Kette vor und folge ihr von links nach rechts. Ihre erste Brücke bewacht der Pfeiler, zu dem sie führt, ihre letzte der Pfeiler, von dem sie kommt. Also erreicht die Kette irgendwo dazwischen einen Pfeiler über eines seiner beiden Felder und verlässt ihn über das andere. Aber beide bekommt { -blue } nie.
page-5-diagram-1 = { -orange } begann auf b6 und antwortete dann auf f6 mit e5, auf b4 mit d4 und auf d2 mit f2. Von d6 und c5 bekommt { -orange } eines, von f4 und e3 auch: Das genügt.
page-5-diagram-2 = { -orange } hat auf b6 begonnen. Die Paare: b4 und d4 (1), d2 und f2 (2), d6 und c5 (3), f6 und e5 (4), f4 und e3 (5), b2 und c3 (6). Auf der Diagonale stehen die Pfeiler c4 und e2.
page-5-diagram-3 = Die Kette von { -blue } kam über c4, c2, e2 und e4 bis e6. Jedes Mal nahm { -orange } das andere Feld des Paars: d4, b2, f2, f4, und mit f6 hat { -orange } gewonnen.

page-6-title = Worauf du achten solltest
page-6-body =
    Jede Brücke tut zweierlei: Sie bringt dich voran und nimmt deinem Gegner ein Feld weg. Such nach Feldern, die für beides gut sind.

    Halte dir zwei Wege offen. Können zwei verschiedene Brücken eine Lücke schließen, kann dir dein Gegner nur eine davon verbauen, und du baust die andere.

    Willst du eine Kette aufhalten, such ein Feld, das alle ihre Wege brauchen. Und zähle: Wie viele Brücken braucht jede Seite mindestens noch?
page-6-diagram-1 = { -orange } kann auf c3 (1) oder auf e3 (2) gewinnen. { -blue } kann nur eines der beiden Felder nehmen.

page-7-title = Für Experten
page-7-body =
    Bridg-It ist ein „Shannon Switching Game“: In einem Netz aus Wegen sichert der eine Spieler Wege, und der andere zerstört sie. Im Netz von { -orange } sind die { -orange-en } Pfeiler die Punkte und die Felder die Wege. Jede Brücke von { -orange } sichert einen Weg, jede von { -blue } zerstört einen. Auch { -blue } hat ein Netz.

    Niemand kann dich aufhalten, wenn es in deinem Netz zwei Bäume ohne gemeinsames freies Feld gibt, die beide von Ufer zu Ufer und zu denselben Pfeilern reichen. Zerstört dein Gegner einen Weg des einen Baums, ersetzt ihn ein Weg des anderen. Das gelingt selbst dann, wenn dein Gegner am Zug ist.
page-7-diagram-1 = { -orange } hat auf b4 begonnen. Mit dieser Brücke bilden d4 und b2 (1) einen Baum, c3 und d2 (2) einen anderen.

computer-title = So denkt der Computer
computer-body =
    Bridg-It ist auf jedem Brett gelöst. Nimm die { -orange-en } Pfeiler als Punkte und die freien Felder als mögliche Wege zwischen ihnen. { -orange } ist genau dann sicher, wenn zwei Bäume aus Wegen, die keinen Weg gemeinsam haben, dieselben Punkte und beide Ufer erreichen: Egal welchen Weg { -blue } zerstört, ein Baum zerfällt, und ein Weg des anderen schließt die Lücke. Alfred Lehman hat das bewiesen. Der Computer verteilt Kiesel auf die Punkte, um zu prüfen, ob es solche Bäume gibt, und weiß in wenigen Millionstelsekunden, wer gewinnt und mit welchen Zügen. Die Analyse zeichnet dir die beiden Bäume.

    Auf der höchsten Stufe verschenkt er nie eine gewonnene Partie. Von den Zügen, die gewinnen, wählt er den schnellsten, und in verlorener Stellung den, auf den du die wenigsten richtigen Antworten hast.

    Auf den anderen Stufen spielt er aus Erfahrung: Er füllt das Brett viele Tausend Mal zufällig und bevorzugt die Felder, deren Besitzer am häufigsten gewonnen hat. Ab und zu fragt er den Löser, je höher die Stufe, desto öfter.

# Die Lektion
lesson-bridge = Wer oben und unten verbindet, gewinnt. Baue zwischen { -orange-en } Pfeilern.
lesson-bridge-task = Tippe auf ein beliebiges Feld zwischen Pfeilern.
lesson-bridge-done = Sie verbindet zwei deiner Pfeiler, und { -blue } kann sie nicht kreuzen.
lesson-shores = Eine Kette vom oberen zum unteren Ufer gewinnt.
lesson-shores-task = Eine Brücke fehlt. Baue sie.
lesson-shores-done = Von Ufer zu Ufer! { -blue } versucht dasselbe von links nach rechts.
lesson-shores-wrong = Das schließt deine Kette nicht. Baue an deinen Brücken weiter.
lesson-wind = Deine Kette darf beliebige Umwege machen.
lesson-wind-task = Geradeaus ist besetzt. Verbinde deine beiden Teile seitlich.
lesson-wind-done = Eine waagerechte Brücke zählt genauso wie eine senkrechte.
lesson-wind-wrong = Deine Teile sind noch getrennt. Sie können sich unten in der Mitte treffen.
lesson-cut = Wo du baust, kann dein Gegner nicht mehr bauen.
lesson-cut-task = { -blue } fehlt rechts noch eine Brücke. Nimm dieses Feld.
lesson-cut-done = Abgeschnitten! Brücken kreuzen sich nie.
lesson-cut-wrong = { -blue } baut die letzte Brücke und verbindet beide Ufer.
lesson-two = Hast du zwei Wege zum Sieg, kann dein Gegner nicht beide abschneiden.
lesson-two-task = Baue so nach unten, dass danach zwei verschiedene Brücken gewinnen können.
lesson-two-done = { -blue } kann nur einen Weg abschneiden und hat es gerade getan.
lesson-two-wrong = Das kann { -blue } noch abschneiden. Baue von deiner obersten Brücke nach unten.
lesson-mend = Halte dir also immer einen zweiten Weg offen.
lesson-mend-task = { -blue } hat dich links abgeschnitten. Nimm den anderen Weg.
lesson-mend-done = Das ist das ganze Geheimnis: immer zwei Wege offen halten.
lesson-mend-wrong = Der zweite Weg ist rechts, zu deiner Brücke unten.
lesson-pair = Felder bilden Paare: Nimmt { -blue } das eine, nimmst du das andere.
lesson-pair-task = { -blue } hat ein Feld des eingerahmten Paars genommen. Nimm das andere.
lesson-pair-done = Antworte immer so, und { -blue } kommt nie durch. Die Regeln zeigen alle Paare.
lesson-pair-wrong = Falsches Feld. Das andere liegt rechts neben der untersten { -blue-en } Brücke.
lesson-race = Ohne Mauern kein Unentschieden: Am Ende entscheidet ein Feld für beide.
lesson-race-task = Dir fehlt eine Brücke und { -blue } auch, auf demselben Feld. Nimm es.
lesson-race-done = Verbunden und abgeschnitten mit einer Brücke. Jetzt kannst du spielen!
lesson-race-wrong = Nun nimmt { -blue } das Feld, das ihr beide braucht, und gewinnt.

# Warum ein Tipp gut ist
# Worum es in den Aufgaben geht
puzzle-idea-win-in = Der kürzeste Weg ist der, den du auf beiden Seiten reparieren kannst.
puzzle-idea-only-win = Zwei Wege ohne gemeinsame Brücke kann niemand beide abschneiden: Ist einer zu, nimm den anderen.
puzzle-idea-save = Dank der Mauern halten zwei Wege den Gegner auf: Ist einer zu, nimm den anderen.
puzzle-idea-prevent = Baue dort, wo sich beide Wege deines Gegners treffen.
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
    [first] Hält zwei getrennte Wege offen: { -orange } kann nicht beide abschneiden
   *[second] Hält zwei getrennte Wege offen: { -blue } kann nicht beide abschneiden
}
reason-joins-groups = Verbindet zwei Brückengruppen
reason-joins-shore = { $edge ->
    [top] Verbindet mit dem oberen Ufer
    [bottom] Verbindet mit dem unteren Ufer
    [left] Verbindet mit dem linken Ufer
   *[right] Verbindet mit dem rechten Ufer
}
reason-lengthens = { $side ->
    [first] Verlängert die Kette auf { $count } von { $all } Zeilen
   *[second] Verlängert die Kette auf { $count } von { $all } Spalten
}
reason-cuts = { $other ->
    [first] { -orange } braucht danach { $to } statt { $from } Brücken
   *[second] { -blue } braucht danach { $to } statt { $from } Brücken
}
reason-shortens = { $left ->
    [one] Dann fehlt noch { $left } Brücke
   *[other] Dann fehlen noch { $left } Brücken
}
