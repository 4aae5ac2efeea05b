name = Vier gewinnt
tagline = Steine einwerfen, vier in eine Reihe bringen

page-1-title = Ziel
page-1-body = Das Brett steht aufrecht: sieben Spalten, sechs Zeilen. Wer zuerst vier eigene Steine in eine Reihe bringt, gewinnt: senkrecht, waagerecht oder diagonal.
page-1-diagram-1 = { -orange } hat auf der steigenden Diagonale gewonnen.
page-2-title = Züge
page-2-body = { -orange } beginnt, dann zieht ihr abwechselnd. In jedem Zug wirfst du einen Stein in eine Spalte, die noch nicht voll ist. Er fällt auf das unterste freie Feld und bleibt dort. Tippe irgendwo auf eine Spalte, um dort einzuwerfen.

    Aussetzen darfst du nicht: Solange Platz ist, musst du einwerfen.
page-2-diagram-1 = In der dritten Spalte liegen zwei Steine. Der nächste fällt dort auf c3.
page-3-title = Das Ende
page-3-body = Vier in einer Reihe beenden die Partie sofort. Mehr als vier zählen genauso. Sind alle 42 Felder besetzt und niemand hat vier in einer Reihe, ist es unentschieden.
page-3-diagram-1 = Ein Stein hat die Lücke geschlossen: Fünf in einer Reihe gewinnen wie vier.
page-4-title = Worauf du achten solltest
page-4-body =
    Stell dir vor jedem Zug drei Fragen: Kann ich die Vier vollenden? Kann es mein Gegner? Und wer bekommt das Feld über meinem Stein?

    Ein Feld, das dir die Vier brächte, ist eine Drohung. Zwei Drohungen, die du sofort wahr machen kannst, lassen sich nicht beide abwehren. Auch eine Drohung weiter oben arbeitet für dich: Dein Gegner wird nicht direkt darunter einwerfen wollen.

    Am meisten wert ist die mittlere Spalte: Durch keine andere gehen so viele Linien aus vier Feldern.
page-4-diagram-1 = { -orange } droht auf a1 und auf e1. { -blue } kann nur eine Drohung abwehren.
page-5-title = Züge aufschreiben
page-5-body = Ein Zug wird als Nummer seiner Spalte geschrieben, von links gezählt: 1 bis 7. Felder haben Namen wie d4: ein Buchstabe für die Spalte und eine Zahl für die Zeile, von unten gezählt.

    Eine ganze Partie kannst du als Ziffernfolge schreiben, zum Beispiel 4453.
page-6-title = Gerade und ungerade
page-6-body =
    Sind alle guten Felder weg, muss jemand unter einer gegnerischen Drohung einwerfen. Das ist Zugzwang: Du musst ziehen, und jeder Zug schadet dir.

    Wen es trifft, kannst du abzählen. Füllen sich zuerst die anderen Spalten, muss { -blue } unter Drohungen von { -orange } in ungeraden Zeilen einwerfen und { -orange } unter Drohungen von { -blue } in geraden Zeilen. Deshalb sucht { -orange } Drohungen in den Zeilen 3 und 5 und { -blue } in den Zeilen 2, 4 und 6.

    Liegt in jeder Spalte eine gerade Anzahl Steine, kann { -blue } einfach folgen: Auf jeden Stein von { -orange } kommt gleich ein eigener. So bekommt { -blue } alle übrigen Felder in geraden Zeilen. Eine Drohung von { -orange } in einer ungeraden Zeile durchkreuzt diesen Plan, denn darunter kann { -blue } nicht einwerfen.
page-6-diagram-1 = Nur Spalte 7 ist noch frei: { -blue } muss auf g2 einwerfen, und { -orange } nimmt g3.
page-6-diagram-2 = { -blue } folgt in jede Spalte. Am Ende muss { -orange } auf e3 einwerfen, und { -blue } nimmt e4.
page-7-title = Fallen und Eröffnungen
page-7-body =
    Drei Steine nebeneinander und eine Diagonale, die von einem ihrer Enden nach unten führt, sehen aus wie eine 7. Sie ergeben zwei Drohungen direkt übereinander. Nimmt dein Gegner das untere Feld, nimmst du das obere.

    Auf den ersten Stein kommt es an. Macht danach niemand einen Fehler, gewinnt { -orange } mit der mittleren Spalte. Die beiden Spalten daneben führen zum Unentschieden, die anderen vier verlieren.
page-7-diagram-1 = Eine 7: { -orange } wirft auf e2 ein und droht auf e3. Nimmt { -blue } e3, gewinnt { -orange } auf e4.
computer-title = So denkt der Computer
computer-body = Er spielt Tausende Partien im Kopf durch, die aussichtsreichen häufiger. Sieht er einen Sieg, nimmt er ihn; deinen verhindert er, und unter ein Feld, auf dem du gewinnen würdest, wirft er nicht ein.

    Vier gewinnt ist gelöst: Bei perfektem Spiel gewinnt, wer beginnt, mit dem vorletzten Stein, aber nur mit dem ersten Stein in der Mitte. Je höher die Stufe, desto öfter berechnet der Computer den genauen Wert seiner Züge; die höchste Stufe tut es immer, wenn die Zeit reicht.

# Die Lektion
lesson-drop = Mit vier in einer Reihe gewinnst du. Jeder Stein fällt ganz nach unten.
lesson-drop-task = Tippe auf eine Spalte.
lesson-drop-done = Er ist so tief gefallen, wie es ging, und bleibt dort.
lesson-pile = Ein Stein landet auf dem, was schon in seiner Spalte liegt.
lesson-pile-task = Wirf deinen auf den Stapel in der Mitte.
lesson-pile-done = Er ist der dritte von unten. Sechs passen in eine Spalte.
lesson-pile-wrong = Das ist eine andere Spalte. Der Stapel liegt in der Mitte.
lesson-across = Mit vier Steinen deiner Farbe in einer Reihe gewinnst du.
lesson-across-task = Drei hast du. Wirf den vierten ein.
lesson-across-done = Vier in einer Reihe! Die Partie ist sofort zu Ende.
lesson-across-wrong = Immer noch drei. Der vierte gehört ans Ende der Reihe.
lesson-up = Auch vier übereinander zählen.
lesson-up-task = Vervollständige die Spalte.
lesson-up-done = Eine senkrechte Vier gewinnt genauso.
lesson-up-wrong = Schau auf die drei Steine übereinander.
lesson-slant = Und vier auf einer Diagonale auch.
lesson-slant-task = Drei steigen nach rechts an. Finde die Spalte für den vierten.
lesson-slant-done = Diagonalen übersieht man leicht. Schau zweimal hin.
lesson-slant-wrong = Folge den drei Steinen nach oben, eine Spalte weiter.
lesson-stop = Hat dein Gegner drei, dann blockiere sie.
lesson-stop-task = { -blue } würde mit dem nächsten Stein gewinnen. Verhindere das.
lesson-stop-done = Frag dich vor jedem Zug: Was droht { -blue }?
lesson-stop-wrong = { -blue } nimmt das Ende der Reihe und gewinnt.
lesson-below = Jeder Stein macht Platz für einen darüber. Überlege, was dort landet.
lesson-below-task = { -blue } wartet auf ein Feld der zweiten Zeile. Wirf überall ein, nur nicht darunter.
lesson-below-done = Gut gesehen! Auch { -blue } kann dort nicht einwerfen, sonst nimmst du das Feld.
lesson-below-wrong = { -blue } wirft auf deinen Stein und vollendet die Vier.
lesson-zugzwang = Am Ende muss jemand unter einer Drohung einwerfen. Nur nicht du!
lesson-zugzwang-task = Das Feld im Rahmen bringt dir die Vier, aber erst später. Lass { -blue } nur diese Spalte.
lesson-zugzwang-done = { -blue } musste unter deinem Feld einwerfen, also gewinnst du dort. Das heißt Zugzwang.
lesson-zugzwang-wrong = Das war direkt unter deinem Feld: Jetzt nimmt { -blue } es. Nimm erst die andere Spalte.
lesson-trap = Zwei Drohungen zugleich lassen sich nicht beide abwehren.
lesson-trap-task = Mach drei in einer Reihe, mit beiden Enden frei.
lesson-trap-done = Nimmt { -blue } das eine Ende, nimmst du das andere. Das sind alle Regeln.
lesson-trap-wrong = Das kann { -blue } abwehren. Mach aus deinen zweien in der untersten Zeile drei.
