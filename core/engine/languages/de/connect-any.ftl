name = Vier auf jedem Brett
tagline = Vier in einer Reihe, mit Löchern und Überraschungen

option-rows = Zeilen
option-columns = Spalten
option-mode = Besondere Felder
option-mode-plain = Keine
option-mode-ban = Loch
option-mode-bonus = Bonusfeld
option-mode-ban-bonus = Loch und Bonusfeld
option-ban = Loch
option-bonus = Bonus
special-ban = ✕ bleibt leer.
special-bonus = Landest du auf ★, folgt ein Blockstein.
set-up-neutral = Block
option-seed = Verteilung

prompt-blocker = { $side ->
    [first] { -orange }: Wirf den Blockstein ein.
   *[second] { -blue }: Wirf den Blockstein ein.
}
move-disc-blocker = { $side ->
    [first] { -orange } wirft einen Stein in Spalte { $column } und den Blockstein in Spalte { $blocker }
   *[second] { -blue } wirft einen Stein in Spalte { $column } und den Blockstein in Spalte { $blocker }
}
move-blocker = { $side ->
    [first] { -orange } wirft den Blockstein in Spalte { $blocker } ein
   *[second] { -blue } wirft den Blockstein in Spalte { $blocker } ein
}
advice-disc-blocker = Wirf einen Stein in Spalte { $column } und den Blockstein in Spalte { $blocker }
brief-disc-blocker = Spalte { $column }, Blockstein in Spalte { $blocker }
advice-blocker = Wirf den Blockstein in Spalte { $blocker } ein
label-bonus = { $cell }, Bonusfeld, leer
label-landing-bonus = Spalte { $column }, { $free } frei, fällt auf das Bonusfeld { $cell }
label-ban = { $cell }, Loch
label-blocker = { $cell }, Blockstein
refuse-blocker-due = Wirf zuerst den Blockstein ein.
refuse-blocker-missing = Dieser Stein landet auf dem Bonusfeld. Gib auch an, wohin der Blockstein soll, etwa 5:2.

page-1-title = Ziel
page-1-body = Das Brett steht aufrecht und hat 4 bis 12 Spalten und 4 bis 12 Zeilen. Wer zuerst vier eigene Steine in eine Reihe bringt, gewinnt: senkrecht, waagerecht oder diagonal.
page-1-diagram-1 = Fünf Spalten und vier Zeilen: { -blue } hat auf der fallenden Diagonale gewonnen.
page-2-title = Züge
page-2-body = { -orange } beginnt, dann zieht ihr abwechselnd. In jedem Zug wirfst du einen Stein in eine Spalte, die noch nicht voll ist. Er fällt auf das unterste freie Feld und bleibt dort. Tippe irgendwo auf eine Spalte, um dort einzuwerfen.

    Aussetzen darfst du nicht: Solange Platz ist, musst du einwerfen.
page-3-title = Das Loch
page-3-body = Das Loch ist ein durchgekreuztes Feld: Steine fallen hindurch, und keiner bleibt darin liegen. Es unterbricht Reihen für beide Seiten.

    Ein Stein fällt durch das Loch, solange darunter ein Feld frei ist. Ist das Feld darunter besetzt oder gibt es keines, bleibt der nächste Stein direkt über dem Loch liegen. Ist das Loch ganz oben, ist seine Spalte voll, sobald das Feld darunter besetzt ist.
page-3-diagram-1 = Das Loch ist c2. Der erste Stein fiel hindurch auf c1, der zweite liegt darüber.
page-3-diagram-2 = Das Loch auf c1 trennt a1 b1 von d1 e1: Das sind keine vier in einer Reihe.
page-4-title = Das Bonusfeld
page-4-body = Das Bonusfeld hat einen Stern. Landet dein Stein darauf, wirfst du sofort noch einen Blockstein ein, in eine beliebige Spalte, die nicht voll ist. Der Blockstein fällt wie ein Stein, auch durch das Loch. Er gehört niemandem und zählt in keiner Reihe. Dann ist dein Gegner am Zug.

    Vollendet der Stein auf dem Bonusfeld die Vier, ist die Partie zu Ende, und es gibt keinen Blockstein. Sind alle Spalten voll, gibt es auch keinen.
page-4-diagram-1 = { -blue } ist auf dem Bonusfeld g1 gelandet und hat den Blockstein auf d1 geworfen, zwischen die Steine von { -orange }.
page-5-title = Das Ende
page-5-body = Vier in einer Reihe beenden die Partie sofort, mehr als vier auch. Sind alle Felder außer dem Loch besetzt und niemand hat vier in einer Reihe, ist es unentschieden.
page-6-title = Brett einstellen
page-6-body = Du wählst die Größe und die besonderen Felder. Wo sie liegen, ist zufällig: Tippe auf „Neu auslosen“ für andere Plätze, oder wähle die Felder selbst. „Überrasch mich“ lost auch die Größe aus.

    Ein Zug wird als Nummer seiner Spalte geschrieben, etwa 5. Mit Blockstein heißt er 5:2: der Stein in Spalte 5, der Blockstein in Spalte 2.
page-7-title = Worauf du achten solltest
page-7-body =
    Ein Feld, das dir die Vier brächte, ist eine Drohung. Zwei Drohungen, die du sofort wahr machen kannst, lassen sich nicht beide abwehren.

    Schau zuerst auf die besonderen Felder. Ein Loch unterbricht jede Linie, in der es liegt. Und wirf nicht direkt unter dem Stern ein, sonst landet dein Gegner darauf und bekommt den Blockstein.

    Bevor du den Blockstein einwirfst, schau auf das Feld darüber: Dort kann dein Gegner als Nächstes einwerfen.
page-7-diagram-1 = Der Stern ist auf d2. { -orange } hat auf d1 eingeworfen, also kann { -blue } auf dem Stern landen.
page-8-title = Gerade und ungerade
page-8-body =
    Sind alle guten Felder weg, muss jemand unter einer Drohung einwerfen. Wer? Zähle die freien Felder, die vorher noch gefüllt werden können: alle in den anderen Spalten und in der Spalte der Drohung alle, die tiefer liegen als das Feld direkt unter ihr. Ist die Anzahl gerade, muss am Ende dort einwerfen, wer jetzt am Zug ist. Ist sie ungerade, muss es der Gegner.

    Bei einer geraden Anzahl von Zeilen werden deshalb die Drohungen von { -orange } in ungeraden Zeilen wahr und die von { -blue } in geraden. Genauso ist es, wenn es ungerade viele Zeilen und ungerade viele Spalten gibt. Bei ungerade vielen Zeilen und gerade vielen Spalten ist es umgekehrt.

    Ein Loch nimmt ein Feld weg und kehrt das um, außer wenn es in der Spalte der Drohung über ihr liegt. Ein Blockstein füllt ein Feld zusätzlich und kehrt es auch um.
page-8-diagram-1 = Fünf Zeilen, vier Spalten: { -blue } muss auf d1 einwerfen, und { -orange } nimmt d2, in einer geraden Zeile.
page-8-diagram-2 = Vier Zeilen und ein Loch auf b1: { -blue } muss auf f1 einwerfen, und { -orange } nimmt f2. Ohne das Loch müsste { -orange } dort einwerfen.
computer-title = So denkt der Computer
computer-body = Er spielt Tausende Partien im Kopf durch, die aussichtsreichen häufiger. Sieht er einen Sieg, nimmt er ihn; deinen verhindert er, und unter ein Feld, auf dem du gewinnen würdest, wirft er nicht ein.

    Was er beweisen kann, beweist er: Je weniger Felder frei sind, desto weiter sieht er, bis er auf den höheren Stufen keinen Fehler mehr macht.

# Die Lektion
lesson-size = Bring vier deiner Steine in eine Reihe. Bretter gibt es in vielen Größen.
lesson-size-task = Drei hast du. Wirf den vierten an einem der Enden ein.
lesson-size-done = Vier Spalten oder zwölf, das Spiel bleibt dasselbe.
lesson-size-wrong = Immer noch drei. Beide Enden deiner Reihe sind frei.
lesson-ban = Ein durchgekreuztes Feld ist ein Loch: Steine fallen hindurch.
lesson-ban-task = Wirf einen Stein in seine Spalte.
lesson-ban-done = Durch das Loch und bis ganz nach unten.
lesson-ban-wrong = Das ist eine andere Spalte. Such das durchgekreuzte Feld.
lesson-above = Ist unter dem Loch alles voll, bleibt ein Stein darüber liegen.
lesson-above-task = Wirf noch einen in seine Spalte.
lesson-above-done = In einem Loch bleibt nie ein Stein liegen.
lesson-above-wrong = Nimm noch einmal die Spalte mit dem Loch.
lesson-broken = Ein Loch unterbricht Reihen. Deine Reihe ganz unten endet dort.
lesson-broken-task = Aber die Reihe von { -blue } darüber geht weiter. Blockiere sie.
lesson-broken-done = Dein Stein liegt über dem Loch, genau da, wo { -blue } hinwollte.
lesson-broken-wrong = Über dem Loch ist Platz, also hat { -blue } vier.
lesson-star = Landest du auf dem Stern, wirfst du auch noch einen Blockstein ein.
lesson-star-task = Wirf auf den Stern. Wirf dann den Blockstein in eine beliebige Spalte.
lesson-star-done = Der Blockstein gehört niemandem und ist allen im Weg.
lesson-star-wrong = Das ging am Stern vorbei. Wirf deinen Stein in seine Spalte.
lesson-blocker = Ein Blockstein kann eine Reihe stoppen, während dein Stein anderes tut.
lesson-blocker-task = Nimm den Stern und wirf den Blockstein in die Reihe von { -blue }.
lesson-blocker-done = Blockiert, und dein Stein liegt auch noch gut.
lesson-blocker-wrong = { -blue } hat gleich vier, und du hast den Stern verfehlt.
lesson-blocker-plain = Auch das stoppt { -blue }. Aber der Stern tut das und bringt dir einen Stein mehr.
lesson-blocker-elsewhere = Du hast den Stern. Aber dort stoppt der Blockstein die Reihe von { -blue } nicht.
lesson-both = Löcher und Sterne hin oder her: Mit zwei Drohungen zugleich gewinnst du.
lesson-both-task = Mach drei in einer Reihe, mit beiden Enden frei.
lesson-both-done = { -blue } kann nicht beide Enden blockieren. Das sind alle Regeln.
lesson-both-wrong = Das kann { -blue } abwehren. Schließ die Lücke zwischen deinen beiden Steinen.

# Gründe für einen Zug, ohne Punkt
reason-takes-bonus = Landet auf dem Stern und wirft einen Blockstein ein
