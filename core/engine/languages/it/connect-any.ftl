name = Quattro su misura
tagline = Quattro in fila, con buchi e sorprese

option-rows = Righe
option-columns = Colonne
option-mode = Caselle speciali
option-mode-plain = Nessuna
option-mode-ban = Buco
option-mode-bonus = Casella bonus
option-mode-ban-bonus = Buco e casella bonus
option-ban = Buco
option-bonus = Casella bonus
special-ban = In ✕ non resta nessun gettone.
special-bonus = Se arrivi su ★, fai cadere anche un blocco.
set-up-neutral = Blocco
option-seed = Posizione

prompt-blocker = { $side ->
    [first] { -orange }: fai cadere il blocco.
   *[second] { -blue }: fai cadere il blocco.
}
move-disc-blocker = { $side ->
    [first] { -orange } gioca nella colonna { $column } e fa cadere il blocco nella colonna { $blocker }
   *[second] { -blue } gioca nella colonna { $column } e fa cadere il blocco nella colonna { $blocker }
}
move-blocker = { $side ->
    [first] { -orange } fa cadere il blocco nella colonna { $blocker }
   *[second] { -blue } fa cadere il blocco nella colonna { $blocker }
}
advice-disc-blocker = Gioca nella colonna { $column } e fai cadere il blocco nella colonna { $blocker }
brief-disc-blocker = Colonna { $column }, blocco nella { $blocker }
advice-blocker = Fai cadere il blocco nella colonna { $blocker }
label-bonus = { $cell }, casella bonus, vuota
label-landing-bonus = Colonna { $column }, { $free ->
    [one] { $free } libera
   *[other] { $free } libere
}, arriva sulla casella bonus { $cell }
label-ban = { $cell }, buco
label-blocker = { $cell }, blocco
refuse-blocker-due = Prima fai cadere il blocco.
refuse-blocker-missing = Questo gettone arriva sulla casella bonus: indica anche dove va il blocco, come in 5:2.

reason-takes-bonus = Arriva sulla stella e fa cadere un blocco

page-1-title = Obiettivo
page-1-body = Il tabellone è verticale e ha da 4 a 12 colonne e da 4 a 12 righe. Vince chi mette per primo quattro dei suoi gettoni in fila: in verticale, in orizzontale o in diagonale.
page-1-diagram-1 = Cinque colonne e quattro righe: { -il-blue } ha vinto sulla diagonale che scende.
page-2-title = Mosse
page-2-body = Comincia { -il-orange }, poi si gioca a turno. A ogni mossa fai cadere un gettone in una colonna che non è piena. Scende fino alla casella libera più bassa e lì resta. Per giocare in una colonna, toccala in un punto qualsiasi.

    Non puoi passare: finché c’è spazio, devi giocare.
page-3-title = Il buco
page-3-body = Il buco è una casella con una croce: i gettoni ci cadono attraverso e nessuno ci resta. Interrompe le linee di entrambe le parti.

    Un gettone attraversa il buco finché sotto c’è una casella libera. Quando la casella sotto è occupata, o se non ce n’è nessuna, il gettone successivo si ferma proprio sopra il buco. Se il buco è in cima, la sua colonna è piena non appena la casella sotto è occupata.
page-3-diagram-1 = Il buco è in c2. Il primo gettone lo ha attraversato fino a c1, il secondo si è fermato sopra.
page-3-diagram-2 = Il buco in c1 separa a1 e b1 da d1 ed e1: non sono quattro in fila.
page-4-title = La casella bonus
page-4-body = La casella bonus ha una stella. Se il tuo gettone ci si ferma, fai cadere subito anche un blocco, in una colonna qualsiasi che non è piena. Il blocco cade come un gettone, anche attraverso il buco. Non è di nessuno e non conta in nessuna linea. Poi tocca all’avversario.

    Se il gettone sulla casella bonus completa quattro in fila, la partita è finita e non c’è nessun blocco. Se tutte le colonne sono piene, non ce n’è nemmeno.
page-4-diagram-1 = { -Il-blue } è arrivato sulla casella bonus g1 e ha fatto cadere il blocco in d1, fra i gettoni { -del-orange }.
page-5-title = La fine
page-5-body = Quattro in fila chiudono subito la partita, e così anche più di quattro. Se tutte le caselle tranne il buco sono occupate e nessuno ha quattro in fila, la partita è un pareggio.
page-6-title = Preparazione
page-6-body = Scegli tu le dimensioni e le caselle speciali. Le loro posizioni sono casuali: tocca «Rimescola» per averne altre, oppure scegli tu le caselle. «Sorprendimi» sceglie a caso anche le dimensioni.

    Una mossa si scrive con il numero della sua colonna, per esempio 5. Con un blocco è 5:2: il gettone nella colonna 5, il blocco nella colonna 2.
page-7-title = A che cosa stare attenti
page-7-body =
    Una casella che ti darebbe quattro in fila è una minaccia. Due minacce che puoi completare subito non si possono parare insieme.

    Guarda prima le caselle speciali. Un buco interrompe tutte le linee che ci passano. E non giocare proprio sotto la stella, altrimenti l’avversario ci arriva sopra e ottiene il blocco.

    Prima di far cadere il blocco, guarda la casella sopra: l’avversario può giocarci subito dopo.
page-7-diagram-1 = La stella è in d2. { -Il-orange } ha giocato in d1, quindi { -il-blue } può arrivare sulla stella.
page-8-title = Pari e dispari
page-8-body =
    Quando le caselle buone sono finite, qualcuno deve giocare sotto una minaccia. Chi? Conta le caselle libere che si possono riempire prima: quelle delle altre colonne e, nella colonna della minaccia, quelle più in basso della casella proprio sotto la minaccia. Se il numero è pari, alla fine dovrà giocare lì chi è di turno adesso. Se è dispari, toccherà all’avversario.

    Perciò, con un numero pari di righe, si realizzano le minacce { -del-orange } nelle righe dispari e quelle { -del-blue } nelle righe pari. Lo stesso vale se righe e colonne sono entrambe in numero dispari. Con un numero dispari di righe e uno pari di colonne è il contrario.

    Un buco toglie una casella e rovescia tutto, a meno che si trovi sopra la minaccia, nella stessa colonna. Anche un blocco rovescia tutto, perché riempie una casella in più.
page-8-diagram-1 = Cinque righe e quattro colonne: { -il-blue } deve giocare in d1, e { -il-orange } prende d2, in una riga pari.
page-8-diagram-2 = Quattro righe e un buco in b1: { -il-blue } deve giocare in f1, e { -il-orange } prende f2. Senza il buco, in f1 dovrebbe giocare { -il-orange }.
computer-title = Come pensa il computer
computer-body = Gioca a mente migliaia di partite, soprattutto lungo le strade che promettono bene. Coglie una vittoria quando la vede, impedisce la tua e non gioca sotto una casella che ti farebbe vincere.

    Quello che può dimostrare, lo dimostra: meno caselle sono libere, più lontano vede, finché ai livelli più alti non sbaglia più.

# La lezione
lesson-size = Per vincere metti quattro gettoni in fila. I tabelloni hanno tante misure.
lesson-size-task = Ne hai tre. Fai cadere il quarto a un’estremità.
lesson-size-done = Quattro colonne o dodici, il gioco è lo stesso.
lesson-size-wrong = Sono ancora tre. Entrambe le estremità della fila sono libere.
lesson-ban = Una casella con una croce è un buco: i gettoni ci cadono attraverso.
lesson-ban-task = Fai cadere un gettone nella sua colonna.
lesson-ban-done = Attraverso il buco e giù fino in fondo.
lesson-ban-wrong = Quella è un’altra colonna. Cerca la casella con la croce.
lesson-above = Se sotto il buco è pieno, il gettone si ferma sopra.
lesson-above-task = Fai cadere un altro gettone nella colonna del buco.
lesson-above-done = In un buco non resta mai nessun gettone.
lesson-above-wrong = Quella è un’altra colonna. Usa di nuovo quella del buco.
lesson-broken = Un buco interrompe le linee. La tua fila in basso finisce lì.
lesson-broken-task = Ma la fila { -del-blue } sopra continua. Bloccala.
lesson-broken-done = Il tuo gettone si ferma sopra il buco, proprio dove voleva andare { -il-blue }.
lesson-broken-wrong = Sopra il buco c’è posto, quindi { -il-blue } fa quattro.
lesson-star = Se arrivi sulla stella, fai cadere anche un blocco.
lesson-star-task = Gioca sulla stella. Poi fai cadere il blocco in una colonna qualsiasi.
lesson-star-done = Il blocco non è di nessuno e dà fastidio a tutti.
lesson-star-wrong = Hai mancato la stella. Fai cadere il gettone nella sua colonna.
lesson-blocker = Un blocco può fermare una fila mentre il tuo gettone fa altro.
lesson-blocker-task = Prendi la stella e fai cadere il blocco nella fila { -del-blue }.
lesson-blocker-done = Bloccata, e anche il tuo gettone ha un buon posto.
lesson-blocker-wrong = { -Il-blue } sta per fare quattro, e hai mancato la stella.
lesson-blocker-plain = Anche così fermi { -il-blue }. Ma con la stella lo fermi e hai un gettone in più.
lesson-blocker-elsewhere = Hai preso la stella. Ma lì il blocco non ferma la fila { -del-blue }.
lesson-both = Con o senza buchi e stelle, con due minacce insieme si vince.
lesson-both-task = Mettine tre in fila con entrambe le estremità libere.
lesson-both-done = { -Il-blue } non può fermarle entrambe. Ora conosci tutte le regole.
lesson-both-wrong = { -Il-blue } può fermare questa fila. Riempi il vuoto fra i tuoi due gettoni.
