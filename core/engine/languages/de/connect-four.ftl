name = Vier gewinnt
tagline = Steine einwerfen, vier in eine Reihe bringen

page-1-title = Ziel
page-1-body = Das Brett steht aufrecht: sieben Spalten, sechs Reihen. Wer zuerst vier Steine der eigenen Farbe in einer Reihe hat, senkrecht, waagrecht oder schräg, gewinnt.
page-1-diagram-1 = { -orange } hat auf der steigenden Schräge gewonnen.
page-2-title = Züge
page-2-body = { -orange } beginnt, dann wird abwechselnd gezogen. Ein Zug ist ein Stein, der in eine Spalte fällt, die noch nicht voll ist. Er fällt auf das unterste freie Feld und bleibt dort. Du kannst eine Spalte an jeder Stelle berühren, um dort einzuwerfen.

    Aussetzen gibt es nicht: Solange Platz ist, muss eingeworfen werden.
page-2-diagram-1 = In der dritten Spalte liegen zwei Steine. Der nächste fällt dort auf c3.
page-3-title = Das Ende
page-3-body = Vier in einer Reihe beenden das Spiel sofort. Mehr als vier zählen ebenso. Sind alle 42 Felder besetzt und niemand hat vier, ist es unentschieden.
page-3-diagram-1 = Ein Stein hat die Lücke geschlossen: Fünf in einer Reihe gewinnen wie vier.
page-4-title = Worauf es ankommt
page-4-body = Ein Feld, das dir vier gäbe, ist eine Drohung. Zwei Drohungen, die sofort wahr werden können, lassen sich nicht beide abwehren.

    Auch eine Drohung weiter oben arbeitet für dich: Niemand will direkt darunter einwerfen. Weil sich das Brett abwechselnd füllt, werden meist die Drohungen von { -orange } in ungeraden und die von { -blue } in geraden Reihen wahr.
page-4-diagram-1 = { -orange } droht auf a1 und auf e1. { -blue } kann nur eines davon abwehren.
page-5-title = Züge aufschreiben
page-5-body = Ein Zug wird als Nummer seiner Spalte geschrieben, von links gezählt: 1 bis 7. Felder heißen zum Beispiel d4, ein Buchstabe für die Spalte und eine Zahl für die Reihe von unten.

    Eine ganze Partie darf als Folge von Ziffern geschrieben werden, etwa 4453.
page-6-title = So denkt der Computer
page-6-body = Er spielt Tausende Partien im Kopf, mehr davon in den Zugfolgen, die gut gehen. Einen Gewinn, den er sieht, nimmt er, deinen verhindert er, und unter ein Feld, das dir den Gewinn brächte, wirft er nicht ein.

    Vier gewinnt ist gelöst: Bei bestem Spiel gewinnt, wer beginnt, mit dem vorletzten Stein des Bretts, aber nur mit dem ersten Stein in der Mitte. Je höher die Stufe, desto öfter berechnet der Computer den genauen Wert seiner Züge; die höchste tut es immer, wenn die Zeit reicht.

# Die Lektion
lesson-drop = Steine werden nicht gesetzt, sie fallen in eine Spalte.
lesson-drop-task = Tippe auf irgendeine Spalte.
lesson-drop-done = Er ist so tief gefallen, wie es ging. Dort bleibt er.
lesson-pile = Ein Stein liegt auf dem, was schon in seiner Spalte ist.
lesson-pile-task = Lege deinen auf den Stapel in der Mitte.
lesson-pile-done = Der dritte von unten. Sechs passen in eine Spalte.
lesson-pile-wrong = Das ist eine andere Spalte. Der Stapel liegt in der Mitte.
lesson-across = Vier deiner Farbe in einer Reihe gewinnen.
lesson-across-task = Drei hast du. Lass den vierten fallen.
lesson-across-done = Vier in einer Reihe: Das Spiel ist sofort vorbei.
lesson-across-wrong = Es sind immer noch drei. Der vierte gehört ans Ende der Reihe.
lesson-up = Auch vier übereinander zählen.
lesson-up-task = Mach die Spalte fertig.
lesson-up-done = Senkrecht gewinnt genauso.
lesson-up-wrong = Sieh dir die drei Steine übereinander an.
lesson-slant = Und vier in einer Schräge ebenso.
lesson-slant-task = Drei steigen nach rechts an. In welche Spalte gehört der vierte?
lesson-slant-done = Schrägen übersieht man leicht. Sieh lieber zweimal hin.
lesson-slant-wrong = Folge den drei Steinen nach oben, eine Spalte weiter.
lesson-stop = Hat die andere Seite drei, stell dich in den Weg.
lesson-stop-task = { -blue } würde mit dem nächsten Stein gewinnen. Verhindere das.
lesson-stop-done = Ein Blick vor jedem Zug: Was droht { -blue }?
lesson-stop-wrong = { -blue } nimmt das Ende der Reihe und gewinnt.
lesson-below = Jeder Stein hebt den nächsten: Denk an das, was darauf zu liegen kommt.
lesson-below-task = { -blue } wartet auf ein Feld der zweiten Reihe. Spiel überall, nur nicht darunter.
lesson-below-done = Gut gesehen. Auch { -blue } kann dort nicht hin, sonst nimmst du das Feld.
lesson-below-wrong = Auf deinem Stein macht { -blue } die Vier voll.
lesson-trap = Zwei Drohungen zugleich lassen sich nicht beide abwehren.
lesson-trap-task = Mach drei in einer Reihe, an beiden Enden frei.
lesson-trap-done = Nimmt { -blue } das eine Ende, nimmst du das andere. Jetzt weißt du alles.
lesson-trap-wrong = Das lässt sich abwehren. Mach aus den zweien der untersten Reihe drei.
