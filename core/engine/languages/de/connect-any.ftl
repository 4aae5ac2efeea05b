name = Vier auf jedem Brett
tagline = Vier in einer Reihe, mit Löchern und Überraschungen

option-rows = Reihen
option-columns = Spalten
option-mode = Besondere Felder
option-mode-plain = Keine
option-mode-ban = Sperrfeld
option-mode-bonus = Bonusfeld
option-mode-ban-bonus = Sperr- und Bonusfeld
option-ban = Sperrfeld
option-bonus = Bonusfeld
option-seed = Wo sie liegen

prompt-blocker = { $side ->
    [first] { -orange }: Wirf den Blockstein ein.
   *[second] { -blue }: Wirf den Blockstein ein.
}
move-disc-blocker = { $side ->
    [first] { -orange } wirft in Spalte { $column } ein und den Blockstein in Spalte { $blocker }
   *[second] { -blue } wirft in Spalte { $column } ein und den Blockstein in Spalte { $blocker }
}
move-blocker = { $side ->
    [first] { -orange } wirft den Blockstein in Spalte { $blocker } ein
   *[second] { -blue } wirft den Blockstein in Spalte { $blocker } ein
}
label-bonus = { $cell }, Bonusfeld, leer
label-landing-bonus = Spalte { $column }, { $free } frei, fällt auf das Bonusfeld { $cell }
label-ban = { $cell }, Sperrfeld
label-blocker = { $cell }, Blockstein
refuse-blocker-due = Wirf zuerst den Blockstein ein.
refuse-blocker-missing = Dieser Stein fällt auf das Bonusfeld: Sag auch, wohin der Blockstein kommt, etwa 5:2.

page-1-title = Ziel
page-1-body = Das Brett steht aufrecht und hat 4 bis 12 Spalten und 4 bis 12 Reihen. Wer zuerst vier Steine der eigenen Farbe in einer Reihe hat, senkrecht, waagrecht oder schräg, gewinnt.
page-1-diagram-1 = Fünf Spalten und vier Reihen: { -blue } hat auf der fallenden Schräge gewonnen.
page-2-title = Züge
page-2-body = { -orange } beginnt, dann wird abwechselnd gezogen. Ein Zug ist ein Stein, der in eine Spalte fällt, die noch nicht voll ist. Er fällt auf das unterste freie Feld und bleibt dort. Du kannst eine Spalte an jeder Stelle berühren, um dort einzuwerfen.

    Aussetzen gibt es nicht: Solange Platz ist, muss eingeworfen werden.
page-3-title = Das Sperrfeld
page-3-body = Das Sperrfeld, eine geschlossene Platte mit einem Kreuz, ist ein Loch, das nie besetzt wird. Es unterbricht Reihen für beide Seiten.

    Ein Stein fällt hindurch, solange darunter ein Feld frei ist. Ist das Feld darunter besetzt oder gibt es keines, bleibt der nächste Stein direkt über dem Sperrfeld liegen. Liegt das Sperrfeld ganz oben, ist seine Spalte voll, sobald das Feld darunter besetzt ist.
page-3-diagram-1 = Das Sperrfeld ist c2. Der erste Stein fiel hindurch auf c1, der zweite liegt darüber.
page-3-diagram-2 = Das Sperrfeld c1 trennt a1 b1 von d1 e1: keine vier in einer Reihe.
page-4-title = Das Bonusfeld
page-4-body = Das Bonusfeld trägt einen Stern. Wessen Stein dort liegen bleibt, wirft sofort einen Blockstein ein, in eine beliebige Spalte, die nicht voll ist. Der Blockstein fällt wie ein Stein, auch durch das Sperrfeld. Er gehört niemandem und zählt in keiner Reihe. Dann ist die andere Seite am Zug.

    Vollendet der Stein auf dem Bonusfeld vier, ist das Spiel aus, und es gibt keinen Blockstein. Hat keine Spalte mehr Platz, gibt es ebenfalls keinen.
page-4-diagram-1 = { -blue } traf das Bonusfeld g1 und warf den Blockstein auf d1, zwischen die Steine von { -orange }.
page-5-title = Das Ende
page-5-body = Vier in einer Reihe beenden das Spiel sofort, und mehr als vier zählen ebenso. Sind alle Felder außer dem Sperrfeld besetzt und niemand hat vier, ist es unentschieden.
page-6-title = Das Brett wählen
page-6-body = Du wählst die Größe und welche besonderen Felder es gibt. Sperr- und Bonusfeld werden ausgelost; „Neu auslosen“ gibt andere. Du kannst die Felder auch selbst wählen. „Überrasche mich“ lost auch die Größe aus.

    Ein Zug wird als Nummer seiner Spalte geschrieben, 5, und mit Blockstein als 5:2: der Stein in Spalte 5, der Blockstein in Spalte 2.
page-7-title = So denkt der Computer
page-7-body = Er spielt Tausende Partien im Kopf, mehr davon in den Zugfolgen, die gut gehen. Einen Gewinn, den er sieht, nimmt er, deinen verhindert er, und unter ein Feld, das dir den Gewinn brächte, wirft er nicht ein.

    Was er beweisen kann, beweist er: Je weniger Felder frei sind, desto weiter sieht er, bis er auf den höheren Stufen keinen Fehler mehr macht.

# Die Lektion
lesson-size = Es gibt viele Brettgrößen. Vier in einer Reihe gewinnen immer.
lesson-size-task = Drei hast du. Lass den vierten an einem Ende fallen.
lesson-size-done = Vier Spalten oder zwölf, es ist dasselbe Spiel.
lesson-size-wrong = Es sind immer noch drei. Beide Enden deiner Reihe sind frei.
lesson-ban = Die Platte mit dem Kreuz ist ein Sperrfeld: Steine fallen hindurch.
lesson-ban-task = Lass einen Stein in seine Spalte fallen.
lesson-ban-done = Hindurch und bis ganz nach unten.
lesson-ban-wrong = Das ist eine andere Spalte. Das Sperrfeld ist im Rahmen.
lesson-above = Ist darunter nichts mehr frei, bleibt der nächste Stein darüber liegen.
lesson-above-task = Lass noch einen in seine Spalte fallen.
lesson-above-done = Ein Sperrfeld wird nie besetzt.
lesson-above-wrong = Nimm noch einmal die Spalte im Rahmen.
lesson-broken = Ein Sperrfeld unterbricht Reihen. Deine ganz unten endet dort.
lesson-broken-task = Die Reihe von { -blue } darüber geht aber weiter. Verhindere sie.
lesson-broken-done = Dein Stein liegt über dem Sperrfeld, wo { -blue } hinwollte.
lesson-broken-wrong = Über dem Sperrfeld ist Platz, und { -blue } hat vier.
lesson-star = Wer auf dem Stern landet, wirft auch noch einen Blockstein ein.
lesson-star-task = Triff den Stern. Dann wirf den Blockstein in irgendeine Spalte.
lesson-star-done = Der Blockstein gehört niemandem und ist allen im Weg.
lesson-star-wrong = Das ging am Stern vorbei. Er ist im Rahmen.
lesson-blocker = Ein Blockstein kann abwehren, während dein Stein etwas anderes tut.
lesson-blocker-task = Nimm den Stern, und wirf den Blockstein in die Reihe von { -blue }.
lesson-blocker-done = Abgewehrt, und dein Stein liegt obendrein gut.
lesson-blocker-wrong = { -blue } hat gleich vier, und der Stern ist noch da.
lesson-blocker-plain = Auch das wehrt ab. Aber der Stern tut es und schenkt dir einen Stein.
lesson-blocker-elsewhere = Der Stern ist dein. Aber dort hält der Blockstein die Reihe nicht auf.
lesson-both = Löcher und Sterne hin oder her: Zwei Drohungen zugleich gewinnen.
lesson-both-task = Mach drei in einer Reihe, an beiden Enden frei.
lesson-both-done = Weder Loch noch Stern rettet { -blue } noch. Jetzt weißt du alles.
lesson-both-wrong = Das lässt sich abwehren. Schließ die Lücke zwischen deinen beiden.

# Gründe für einen Zug, ohne Punkt
reason-takes-bonus = Landet auf dem Stern und bringt einen Blockstein
