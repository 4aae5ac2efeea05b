name = Bridg-It
tagline = Costruisci ponti da sponda a sponda prima che ti taglino la strada

option-size = Dimensioni
option-rows = Righe
option-columns = Colonne
option-starter = Parte che comincia
option-starter-vertical = { -orange } (dall’alto in basso)
option-starter-horizontal = { -blue } (da sinistra a destra)
option-walls = Muri
special-walls = ✕ è un muro: lì non costruisce nessuno, e si può pareggiare.
set-up-neutral = Muro
option-vertical = Ponti { -del-orange } all’inizio
option-horizontal = Ponti { -del-blue } all’inizio
handicap = { $count ->
    [one] { $name } ha un ponte in meno da costruire: può vincere anche se comincia { $other }.
   *[other] { $name } ha { $count } ponti in meno da costruire: può vincere anche se comincia { $other }.
}

prompt-build = { $side ->
    [first] { -orange }: costruisci un ponte per collegare l’alto e il basso.
   *[second] { -blue }: costruisci un ponte per collegare sinistra e destra.
}
move-build = { $side ->
    [first] { -orange } costruisce in { $cell }
   *[second] { -blue } costruisce in { $cell }
}
advice-build = Costruisci in { $cell }

label-free = { $cell }, libera
label-upright = { $owner ->
    [first] { $cell }, ponte { -orange-m } verticale
   *[second] { $cell }, ponte { -blue-m } verticale
}
label-flat = { $owner ->
    [first] { $cell }, ponte { -orange-m } orizzontale
   *[second] { $cell }, ponte { -blue-m } orizzontale
}
label-wall = { $cell }, muro
label-pier = { $owner ->
    [first] { $cell }, pilone { -orange-m }
   *[second] { $cell }, pilone { -blue-m }
}
label-frame = { $cell }, bordo

refuse-taken = { $owner ->
    [first] In { $cell } c’è già un ponte { -orange-m }.
   *[second] In { $cell } c’è già un ponte { -blue-m }.
}
refuse-wall = In { $cell } c’è un muro.
refuse-pier = { $owner ->
    [first] { $cell } è un pilone { -orange-m }. I ponti si costruiscono fra i piloni.
   *[second] { $cell } è un pilone { -blue-m }. I ponti si costruiscono fra i piloni.
}
refuse-frame = { $cell } fa parte del bordo. Lì non si può costruire.
refuse-outside = { $cell } non è su questo tabellone: le colonne vanno da a fino a { $column }, le righe da 1 a { $row }.

end-joined = { $side ->
    [first] { -Il-orange } ha collegato il lato in alto e quello in basso.
   *[second] { -Il-blue } ha collegato il lato sinistro e quello destro.
}
end-full = Il tabellone è pieno e nessuno ha una catena.

page-1-title = Obiettivo
page-1-body =
    Due griglie di piloni emergono dalla stessa acqua. { -Il-orange } vuole una catena di ponti dalla sponda in alto a quella in basso. { -Il-blue } ne vuole una dalla sponda sinistra a quella destra. I ponti non si incrociano mai, quindi solo uno dei due può riuscirci.

    Vince chi collega per primo le sue due sponde. La catena può fare tutte le curve che vuoi.
page-1-diagram-1 = { -Il-orange } ha collegato l’alto e il basso.

page-2-title = Costruire
page-2-body =
    Si gioca a turno e comincia { -il-orange }, se non scegli diversamente. A ogni mossa costruisci un ponte su una casella libera: collega i due piloni del tuo colore accanto a quella casella. Su alcune caselle il tuo ponte è verticale, sulle altre è orizzontale. Lì un ponte dell’avversario andrebbe nell’altra direzione.

    I ponti restano dove sono: non si spostano, non si catturano, e non puoi passare.

    Il nome di una casella è la sua colonna, contata da sinistra, e la sua riga, contata dal basso.
page-2-diagram-1 = { -Il-orange } ha costruito in verticale su d4 e in orizzontale su e5, { -il-blue } in verticale su c3.

page-3-title = La fine
page-3-body =
    Tutti i tuoi piloni lungo la tua sponda la toccano già, quindi la catena può partire da uno qualsiasi di loro.

    Su un tabellone pieno c’è sempre un solo vincitore. Se { -il-orange } non ha una catena dall’alto in basso, è perché una catena { -blue-f } gli sbarra la strada, e viceversa. Perciò non ci sono pareggi, a meno che ci siano muri.

    Non puoi costruire sui piloni, sul bordo intorno al tabellone o su una casella che ha già un ponte o un muro.
page-3-diagram-1 = { -Il-blue } ha collegato sinistra e destra.

page-4-title = Tabelloni, handicap e problemi
page-4-body =
    I tabelloni quadrati vanno da 5 per 5 a 19 per 19, contando insieme piloni e caselle. La misura abituale è 13. Su tutti, chi comincia può forzare la vittoria.

    Se ci sono più righe che colonne, o più colonne che righe, è in vantaggio chi ha la strada più corta: può vincere anche se non comincia. È un buon handicap per chi è più forte.

    I muri sono caselle che nessuno può usare, e una partita può cominciare con ponti già costruiti. Usa gli uni e gli altri per comporre problemi. Con i muri, un tabellone pieno può essere un pareggio. Se la posizione iniziale è già decisa, la partita finisce subito.
page-4-diagram-1 = 13 righe e 11 colonne: { -al-orange } servono almeno sei ponti, { -al-blue } solo cinque.
page-4-diagram-2 = Un pareggio: i muri sbarrano la strada a tutti e due, e il tabellone è pieno.

page-5-title = La strategia delle coppie
page-5-body =
    Oliver Gross ha trovato un modo, facile da ricordare, con cui chi comincia vince sempre. Tu giochi con { -il-orange } su un tabellone quadrato. Comincia nell’angolo in alto a sinistra. Da lì in poi, ogni pilone { -blue-m } che non sta su una sponda sorveglia due delle caselle che ha intorno, in modo che ogni casella libera appartenga a un solo pilone. Ogni volta che { -il-blue } prende una casella di una coppia, tu prendi l’altra.

    Quali due? Parti dal secondo pilone { -blue-m } della seconda riga { -blue-f } e scendi verso destra di pilone in pilone: i piloni di questa diagonale sorvegliano a sinistra e a destra. Tutti quelli alla sua destra sorvegliano a destra e in basso. Tutti quelli alla sua sinistra sorvegliano a sinistra e in alto.

    Perché funziona? Immagina una catena { -blue-f } e seguila da sinistra a destra. Il primo ponte è sorvegliato dal pilone a cui porta, l’ultimo dal pilone da cui parte. Da qualche parte in mezzo, quindi, la catena arriva a un pilone da una delle sue due caselle e riparte dall’altra. Ma { -il-blue } non le ottiene mai tutte e due.
page-5-diagram-1 = { -Il-orange } ha cominciato in b6, poi ha risposto a f6 con e5, a b4 con d4 e a d2 con f2. Fra d6 e c5 ne avrà una, e così fra f4 ed e3: tanto basta.
page-5-diagram-2 = { -Il-orange } ha cominciato in b6. Le coppie: b4 e d4 (1), d2 e f2 (2), d6 e c5 (3), f6 ed e5 (4), f4 ed e3 (5), b2 e c3 (6). I piloni c4 ed e2 sono sulla diagonale.
page-5-diagram-3 = La catena { -del-blue } è passata per i piloni c4, c2, e2 ed e4 fino a e6. Ogni volta { -il-orange } ha preso l’altra casella della coppia: d4, b2, f2, f4, e con f6 ha vinto.

page-6-title = A che cosa stare attenti
page-6-body =
    Ogni ponte fa due cose: ti fa avanzare e toglie una casella all’avversario. Cerca le caselle che vanno bene per entrambe.

    Tieni aperte due strade. Se due ponti diversi possono chiudere un vuoto, l’avversario può impedirne solo uno, e tu costruisci l’altro.

    Per fermare una catena, cerca una casella che serve a tutte le sue strade. E conta: quanti ponti mancano ancora, come minimo, a ciascuna parte?
page-6-diagram-1 = { -Il-orange } può vincere in c3 (1) o in e3 (2). { -Il-blue } può prendere solo una delle due caselle.

page-7-title = Per esperti
page-7-body =
    Bridg-It è un gioco di commutazione di Shannon: in una rete di strade, un giocatore mette al sicuro le strade e l’altro le distrugge. Nella rete { -del-orange } i punti sono i piloni { -orange-mp } e le strade sono le caselle. Ogni ponte { -del-orange } mette al sicuro una strada, ogni ponte { -del-blue } ne distrugge una. Anche { -il-blue } ha la sua rete.

    Nessuno può fermarti se nella tua rete ci sono due alberi senza caselle libere in comune, e ciascuno raggiunge le due sponde e gli stessi piloni dell’altro. Se l’avversario distrugge una strada di un albero, una strada dell’altro lo ripara. Funziona anche se tocca all’avversario.
page-7-diagram-1 = { -Il-orange } ha cominciato in b4. Con quel ponte, d4 e b2 (1) formano un albero, c3 e d2 (2) un altro.

computer-title = Come pensa il computer
computer-body =
    Bridg-It è risolto su ogni tabellone. Prendi i piloni { -orange-mp } come punti e le caselle libere come possibili strade fra loro. { -Il-orange } è al sicuro esattamente quando due alberi di strade, senza strade in comune, raggiungono gli stessi punti e tutte e due le sponde: qualunque strada distrugga { -il-blue }, un albero si spezza e una strada dell’altro lo ripara. Lo ha dimostrato Alfred Lehman. Il computer conta sassolini sui punti per vedere se questi alberi esistono, e in pochi milionesimi di secondo sa chi vince e con quali mosse. L’analisi ti disegna i due alberi.

    Al livello più alto non regala mai una partita vinta. Fra le mosse vincenti sceglie la più rapida, e in una posizione persa quella che ti lascia meno risposte giuste.

    Agli altri livelli gioca d’esperienza: riempie a caso il tabellone molte migliaia di volte e preferisce le caselle il cui proprietario ha vinto più spesso. Ogni tanto consulta la soluzione, tanto più spesso quanto più alto è il livello.

# La lezione
lesson-bridge = Per vincere collega l’alto e il basso con ponti fra i piloni { -orange-mp }.
lesson-bridge-task = Tocca una casella qualsiasi fra i piloni.
lesson-bridge-done = Il ponte collega due dei tuoi piloni, e { -il-blue } non può più tagliarlo.
lesson-shores = Vince una catena dalla sponda in alto a quella in basso.
lesson-shores-task = Manca un ponte. Costruiscilo.
lesson-shores-done = Da sponda a sponda! { -Il-blue } prova a fare lo stesso da sinistra a destra.
lesson-shores-wrong = Così la catena non è completa. Continua dai ponti che hai.
lesson-wind = La catena può curvare quanto vuoi.
lesson-wind-task = Dritto in giù non si passa. Collega i tuoi due tratti in orizzontale.
lesson-wind-done = Un ponte orizzontale vale quanto uno verticale.
lesson-wind-wrong = I due tratti sono ancora separati. Possono incontrarsi in basso, al centro.
lesson-cut = Dove costruisci tu, l’avversario non può.
lesson-cut-task = A destra { -al-blue } manca solo un ponte. Prendi quella casella.
lesson-cut-done = Tagliato! I ponti non si incrociano mai.
lesson-cut-wrong = { -Il-blue } costruisce l’ultimo ponte e collega le sue sponde.
lesson-two = Se hai due modi di vincere, l’avversario non può tagliarli tutti e due.
lesson-two-task = Scendi in modo che alla prossima mossa possano vincere due ponti diversi.
lesson-two-done = { -Il-blue } può tagliarne solo uno, e l’ha appena fatto.
lesson-two-wrong = { -Il-blue } ha il tempo di tagliarti la strada. Scendi dal tuo ponte in alto.
lesson-mend = Perciò tieni sempre pronta una seconda strada.
lesson-mend-task = { -Il-blue } ti ha tagliato la strada a sinistra. Usa l’altra.
lesson-mend-done = Il segreto è tutto qui: tieni sempre aperte due strade.
lesson-mend-wrong = La seconda strada è a destra, verso il tuo ponte in basso.
lesson-pair = Le caselle vanno a coppie: se { -il-blue } ne prende una, tu prendi l’altra.
lesson-pair-task = { -Il-blue } ha preso una casella della coppia nel riquadro. Prendi l’altra.
lesson-pair-done = Rispondi sempre così, e { -il-blue } non passerà mai. Le regole mostrano tutte le coppie.
lesson-pair-wrong = Non è l’altra casella. Quella è a destra del ponte { -blue-m } più in basso.
lesson-race = Senza muri non si pareggia mai: alla fine una casella decide per entrambi.
lesson-race-task = A te serve un ponte e { -al-blue } pure, nella stessa casella. Prendila.
lesson-race-done = Con un solo ponte hai collegato le sponde e fermato { -il-blue }. Ora puoi giocare!
lesson-race-wrong = Ora { -il-blue } prende la casella che serviva a tutti e due, e vince.

# Perché un consiglio è buono
# Di che cosa parlano i problemi
puzzle-idea-win-in = La strada più corta è quella che puoi riparare da tutti e due i lati.
puzzle-idea-only-win = Due strade senza ponti in comune non si possono tagliare insieme: se una è tagliata, usa l’altra.
puzzle-idea-save = Con questi muri, due strade fermano l’avversario: se una è tagliata, usa l’altra.
puzzle-idea-prevent = Costruisci dove si incontrano le due strade dell’avversario.
chapter-first-bridges = Otto traversate

# Ragioni
reason-allows = { $other ->
    [first] Poi { -il-orange } può vincere con { $cell }
   *[second] Poi { -il-blue } può vincere con { $cell }
}
reason-stops = { $other ->
    [first] Impedisce { -al-orange } di vincere con { $cell }
   *[second] Impedisce { -al-blue } di vincere con { $cell }
}
reason-threatens = Minaccia di vincere con { $cell }
reason-two-trees = { $other ->
    [first] Tiene due strade separate: { -il-orange } non può tagliarle entrambe
   *[second] Tiene due strade separate: { -il-blue } non può tagliarle entrambe
}
reason-joins-groups = Collega due gruppi di ponti
reason-joins-shore = { $edge ->
    [top] Raggiunge la sponda in alto
    [bottom] Raggiunge la sponda in basso
    [left] Raggiunge la sponda sinistra
   *[right] Raggiunge la sponda destra
}
reason-lengthens = { $side ->
    [first] La catena copre { $count } righe su { $all }
   *[second] La catena copre { $count } colonne su { $all }
}
reason-cuts = { $other ->
    [first] Ora { -al-orange } servono { $to } ponti invece di { $from }
   *[second] Ora { -al-blue } servono { $to } ponti invece di { $from }
}
reason-shortens = { $left ->
    [one] Manca ancora { $left } ponte
   *[other] Mancano ancora { $left } ponti
}
