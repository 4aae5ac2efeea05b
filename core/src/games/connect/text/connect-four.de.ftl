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
