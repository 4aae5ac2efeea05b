name = Quattro in fila
tagline = Fai cadere i gettoni, allineane quattro

page-1-title = Obiettivo
page-1-body = Il tabellone è verticale: sette colonne, sei righe. Vince chi mette per primo quattro dei suoi gettoni in fila: in verticale, in orizzontale o in diagonale.
page-1-diagram-1 = { -Il-orange } ha vinto sulla diagonale che sale.
page-2-title = Mosse
page-2-body = Comincia { -il-orange }, poi si gioca a turno. A ogni mossa fai cadere un gettone in una colonna che non è piena. Scende fino alla casella libera più bassa e lì resta. Per giocare in una colonna, toccala in un punto qualsiasi.

    Non puoi passare: finché c’è spazio, devi giocare.
page-2-diagram-1 = Nella terza colonna ci sono due gettoni. Il prossimo arriva in c3.
page-3-title = La fine
page-3-body = Quattro in fila chiudono subito la partita. Più di quattro valgono lo stesso. Se tutte le 42 caselle sono occupate e nessuno ha quattro in fila, la partita è un pareggio.
page-3-diagram-1 = Un gettone ha riempito il vuoto: cinque in fila vincono come quattro.
page-4-title = A che cosa stare attenti
page-4-body =
    Prima di ogni mossa fatti tre domande: posso fare quattro in fila? Può farlo l’avversario? E chi avrà la casella sopra il mio gettone?

    Una casella che ti darebbe quattro in fila è una minaccia. Due minacce che puoi completare subito non si possono parare insieme. Anche una minaccia più in alto lavora per te: l’avversario non vorrà giocare proprio lì sotto.

    La colonna centrale è quella che vale di più: per nessun’altra passano tante linee da quattro.
page-4-diagram-1 = { -Il-orange } minaccia sia a1 sia e1. { -Il-blue } può pararne solo una.
page-5-title = Scrivere le mosse
page-5-body = Una mossa si scrive con il numero della sua colonna, contata da sinistra: da 1 a 7. Le caselle hanno nomi come d4: una lettera per la colonna e un numero per la riga, contata dal basso.

    Una partita intera si può scrivere come una serie di cifre, per esempio 4453.
page-6-title = Pari e dispari
page-6-body =
    Quando le caselle buone sono finite, qualcuno deve giocare sotto una minaccia avversaria. Si chiama zugzwang: devi muovere, e ogni mossa ti danneggia.

    Per sapere chi ci casca, basta contare. Se prima si riempiono le altre colonne, { -il-blue } deve giocare sotto le minacce { -del-orange } nelle righe dispari, e { -il-orange } sotto quelle { -del-blue } nelle righe pari. Perciò { -il-orange } cerca minacce nelle righe 3 e 5, { -il-blue } nelle righe 2, 4 e 6.

    Se in ogni colonna c’è un numero pari di gettoni, { -al-blue } basta seguire: giocare sopra ogni gettone { -del-orange }. Così { -il-blue } ottiene tutte le caselle che restano nelle righe pari. Una minaccia { -del-orange } in una riga dispari rovina questo piano, perché { -il-blue } non può giocare proprio lì sotto.
page-6-diagram-1 = Resta solo la colonna 7: { -il-blue } deve giocare in g2, e { -il-orange } prende g3.
page-6-diagram-2 = { -Il-blue } segue in ogni colonna. Alla fine { -il-orange } deve giocare in e3, e { -il-blue } prende e4.
page-7-title = Trappole e aperture
page-7-body =
    Tre gettoni affiancati e una diagonale che scende da una delle estremità sembrano un 7. Creano due minacce, una proprio sopra l’altra. Se l’avversario prende la casella in basso, tu prendi quella in alto.

    Il primo gettone è importante. Se poi nessuno sbaglia, con la colonna centrale { -il-orange } vince, le due colonne accanto portano al pareggio e le altre quattro perdono.
page-7-diagram-1 = Un 7: { -il-orange } gioca in e2 e minaccia e3. Se { -il-blue } prende e3, { -il-orange } vince in e4.
computer-title = Come pensa il computer
computer-body = Gioca a mente migliaia di partite, soprattutto lungo le strade che promettono bene. Coglie una vittoria quando la vede, impedisce la tua e non gioca sotto una casella che ti farebbe vincere.

    Quattro in fila è risolto: giocando alla perfezione vince chi comincia, con il penultimo gettone, ma solo partendo dal centro. Più alto è il livello, più spesso il computer calcola il valore esatto delle sue mosse; il livello più alto lo fa ogni volta che ne ha il tempo.

# La lezione
lesson-drop = Metti quattro gettoni in fila. Ogni gettone cade lungo la sua colonna.
lesson-drop-task = Tocca una colonna.
lesson-drop-done = È caduto più in basso che poteva, e lì resta.
lesson-pile = Un gettone si ferma sopra quello che c’è nella sua colonna.
lesson-pile-task = Fai cadere il tuo in cima alla pila al centro.
lesson-pile-done = È il terzo dal basso. Una colonna ne contiene sei.
lesson-pile-wrong = Quella è un’altra colonna. La pila è al centro.
lesson-across = Metti in fila quattro gettoni del tuo colore e vinci.
lesson-across-task = Ne hai tre. Fai cadere il quarto.
lesson-across-done = Quattro in fila! La partita finisce subito.
lesson-across-wrong = Sono ancora tre. Il quarto va in fondo alla fila.
lesson-up = Valgono anche quattro uno sull’altro.
lesson-up-task = Completa la colonna.
lesson-up-done = Quattro in verticale vincono lo stesso.
lesson-up-wrong = Guarda i tre gettoni uno sull’altro.
lesson-slant = E anche quattro in diagonale.
lesson-slant-task = Tre salgono verso destra. Trova la colonna per il quarto.
lesson-slant-done = Le diagonali sfuggono facilmente. Guarda due volte.
lesson-slant-wrong = Segui i tre gettoni in su, una colonna più in là.
lesson-stop = Se l’avversario ne ha tre, bloccali.
lesson-stop-task = { -Il-blue } vincerebbe con il prossimo gettone. Impediscilo.
lesson-stop-done = Prima di ogni mossa chiediti: che cosa minaccia { -il-blue }?
lesson-stop-wrong = { -Il-blue } prende l’estremità della fila e vince.
lesson-below = Ogni gettone fa posto a uno sopra di sé. Pensa a che cosa finirà lì.
lesson-below-task = { -Il-blue } aspetta una casella nella seconda riga. Gioca dove vuoi, ma non lì sotto.
lesson-below-done = Ben visto! Ora nemmeno { -il-blue } può giocare lì, o la casella la prendi tu.
lesson-below-wrong = { -Il-blue } gioca sopra il tuo gettone e completa quattro in fila.
lesson-zugzwang = Alla fine qualcuno deve giocare sotto una minaccia. Fa’ che non sia tu!
lesson-zugzwang-task = La casella nel riquadro ti darà quattro, ma più tardi. Lascia { -al-blue } solo quella colonna.
lesson-zugzwang-done = { -Il-blue } ha dovuto giocare sotto la tua casella, e lì vinci. Si chiama zugzwang.
lesson-zugzwang-wrong = È proprio sotto la tua casella, e { -il-blue } la prende. Usa prima l’altra colonna.
lesson-trap = Due minacce insieme non si possono parare entrambe.
lesson-trap-task = Mettine tre in fila con entrambe le estremità libere.
lesson-trap-done = { -Il-blue } ne prende una, tu prendi l’altra. Ora conosci tutte le regole.
lesson-trap-wrong = { -Il-blue } può parare questa minaccia. Porta a tre i tuoi due nella riga in basso.
