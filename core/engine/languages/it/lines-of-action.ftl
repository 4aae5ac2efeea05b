name = Lines of Action
tagline = Collega tutte le tue pedine: le linee decidono di quanto si muovono

option-size = Dimensioni
option-movement = Movimento
option-movement-leaping = A salti: sopra le pedine avversarie, mai sopra le tue
option-movement-classic = Classico (il gioco di Soucie): sopra le tue pedine, mai sopra quelle avversarie
option-both-connected = Se una mossa collega entrambe le parti
option-both-connected-mover = Vince chi ha mosso
option-both-connected-draw = Pareggio
handicap = { $name } ha { $count } pedine in meno da collegare.

prompt-pick = { $side ->
    [first] { -orange }: scegli una pedina. Collega tutte le tue pedine per vincere.
   *[second] { -blue }: scegli una pedina. Collega tutte le tue pedine per vincere.
}
prompt-go = { $side ->
    [first] { -orange }: dove va la pedina in { $square }?
   *[second] { -blue }: dove va la pedina in { $square }?
}
prompt-pass = { $side ->
    [first] { -Il-orange } non ha mosse e deve passare.
   *[second] { -Il-blue } non ha mosse e deve passare.
}
operation-pass = Passa

move-quiet = { $side ->
    [first] { -orange } muove da { $from } a { $to }
   *[second] { -blue } muove da { $from } a { $to }
}
move-capture = { $side ->
    [first] { -orange } cattura in { $to }, da { $from }
   *[second] { -blue } cattura in { $to }, da { $from }
}
move-pass = { $side ->
    [first] { -orange } passa
   *[second] { -blue } passa
}
advice-quiet = Muovi da { $from } a { $to }
advice-capture = Cattura in { $to }, da { $from }
advice-pass = Passa

label-free = { $square }, libera
label-piece = { $side ->
    [first] { $square }, pedina { -orange-f }
   *[second] { $square }, pedina { -blue-f }
}

refuse-empty = In { $square } non c’è nessuna pedina.
refuse-enemy = { $side ->
    [first] La pedina in { $square } è { -blue-f }, e tocca { -al-orange }.
   *[second] La pedina in { $square } è { -orange-f }, e tocca { -al-blue }.
}
refuse-stuck = La pedina in { $square } non può muoversi.
refuse-must-pass = { $side ->
    [first] { -Il-orange } non ha mosse e deve passare.
   *[second] { -Il-blue } non ha mosse e deve passare.
}
refuse-pass = Puoi passare solo quando non hai mosse.
refuse-no-line = Nessuna riga, colonna o diagonale porta da { $from } a { $to }.
refuse-distance = { $count ->
    [one] Su questa linea c’è 1 pedina, quindi si muove esattamente di 1 casella, non di { $steps }.
   *[other] Su questa linea ci sono { $count } pedine, quindi la pedina si muove esattamente di { $count } caselle, non di { $steps }.
}
refuse-own = In { $square } c’è una tua pedina.
refuse-past-own = La tua pedina in { $square } sbarra la strada.
refuse-past-enemy = La pedina avversaria in { $square } sbarra la strada.
refuse-no-capture = In { $square } non c’è nessuna pedina da catturare.
refuse-off-board = La casella { $square } non esiste su un tabellone { $size } per { $size }.

end-connected = { $side ->
    [first] Tutte le pedine { -orange-fp } sono collegate.
   *[second] Tutte le pedine { -blue-fp } sono collegate.
}
end-gave-away = { $side ->
    [first] La cattura { -del-blue } ha collegato tutte le pedine { -orange-fp }.
   *[second] La cattura { -del-orange } ha collegato tutte le pedine { -blue-fp }.
}
end-both-connected = Una sola mossa ha collegato le pedine di entrambe le parti.
end-no-moves = Nessuna delle due parti può muovere.
end-no-pieces = Una delle parti non ha pedine.

page-1-title = Obiettivo
page-1-body =
    Per vincere, collega tutte le tue pedine in un solo gruppo. Due pedine sono collegate quando si toccano: lungo una riga, lungo una colonna o angolo contro angolo.

    Comincia { -il-orange }, con le pedine lungo i bordi in alto e in basso. Le pedine { -del-blue } sono a sinistra e a destra. Gli angoli all’inizio sono vuoti.
page-1-diagram-1 = L’inizio: { -il-orange } in alto e in basso, { -il-blue } a sinistra e a destra.
page-1-diagram-2 = { -Il-blue } ha vinto: tutte le pedine { -blue-fp } sono collegate in un solo gruppo.
page-2-title = Muovere
page-2-body =
    Una pedina si muove in linea retta: lungo la sua riga, la sua colonna o una delle sue due diagonali.

    Di quanto, non lo scegli tu. Conta tutte le pedine su quella linea intera, di tutti e due i colori e da tutti e due i lati della pedina, lei compresa: si muove esattamente di quel numero di caselle.

    Una pedina può saltare quelle avversarie. Non può mai saltare una pedina del proprio colore, né fermarcisi sopra.

    Questa è la variante a salti. Nella variante classica, il gioco pubblicato da Claude Soucie, è il contrario: si passa sopra le proprie pedine, mai sopra quelle avversarie.
page-2-diagram-1 = { -Il-orange } ha mosso da c8 a c6: nella colonna c c’erano due pedine, quindi due caselle.
page-3-title = Catturare
page-3-body =
    Una pedina che si ferma su una pedina avversaria la cattura. Catturare non è obbligatorio, e spesso non conviene: ogni pedina che l’avversario perde è una in meno da collegare.
page-3-diagram-1 = { -Il-blue } ha catturato in d1, da a4: sulla diagonale c’erano tre pedine, quindi tre caselle, saltando la pedina { -del-orange } in b3.
page-4-title = Vincere o regalare la vittoria
page-4-body =
    La partita finisce alla prima mossa che lascia una parte tutta collegata.

    Se dopo la tua mossa le tue pedine sono collegate, vinci, anche se la tua cattura collega pure quelle dell’avversario. (Con un’opzione, questo diventa un pareggio.)

    Se la tua cattura collega solo le pedine dell’avversario, vince l’avversario. Una pedina sola vale come collegata: chi lascia all’avversario una sola pedina perde, a meno che con la stessa mossa colleghi le proprie.
page-4-diagram-1 = { -Il-blue } ha catturato in b5 e le pedine rimaste { -al-orange } sono collegate: ha vinto { -il-orange }.
page-4-diagram-2 = La cattura { -del-orange } in a4 ha collegato entrambe le parti: a muovere è stato { -il-orange }, quindi ha vinto { -il-orange }.
page-4-diagram-3 = { -Il-orange } ha catturato in c2 e ha lasciato { -al-blue } una sola pedina: ha vinto { -il-blue }.
page-5-title = Passare e pareggiare
page-5-body =
    Se non hai mosse, devi passare; se ne hai una, devi muovere. Se nessuna delle due parti può muovere, la partita è un pareggio.

    È un pareggio anche quando la stessa posizione si presenta tre volte con la stessa parte di turno.
page-5-diagram-1 = { -Il-blue } non ha mosse: ogni pedina uscirebbe dal tabellone o è bloccata dalle proprie. { -Il-blue } deve passare.
page-6-title = Varianti
page-6-body =
    I tabelloni hanno da 5 a 12 righe. Più piccolo è il tabellone, più la partita è rapida e vivace.

    A salti, il gioco di questa app: una pedina passa sopra le pedine avversarie, mai sopra le proprie. Classico, il gioco di Soucie: una pedina passa sopra le proprie, mai sopra quelle avversarie. Tutto il resto è uguale.
page-6-diagram-1 = Il tabellone più piccolo.
page-6-diagram-2 = Classico: { -il-orange } ha mosso da b1 a h1, sei caselle, sopra cinque delle proprie pedine.
page-7-title = A che cosa stare attenti
page-7-body =
    Raduna le tue pedine al centro del tabellone. Da lì una pedina può andare in otto direzioni, da un bordo in cinque, da un angolo in tre.

    Prima di ogni mossa, cerca le pedine che l’avversario deve ancora collegare. Una di queste può raggiungere le altre alla prossima mossa? Allora cambia il numero di pedine sulla sua linea: porta una pedina su quella linea, o togline una.

    Cattura per avvicinare la tua pedina alle altre o per spezzare il gruppo dell’avversario. Altrimenti non farlo: meno pedine gli restano, più facile è collegarle.
page-7-diagram-1 = { -Il-orange } ha mosso in c6. Nella riga 6 ora ci sono tre pedine, quindi la pedina { -del-blue } in a6 arriva in d6, e non più in c6.
page-8-title = Per esperti
page-8-body =
    Conta quante mosse servono a ciascuna parte per collegare tutto se nessuno la ostacola. Se a te ne servono meno, collega le tue pedine. Se no, ferma l’avversario. E tieni mobili le tue pedine: con poche mosse a disposizione, potresti dover spezzare il tuo stesso gruppo.

    Una mossa cambia il numero di pedine su sei linee al massimo: tre che la pedina lascia e tre che raggiunge. Sulla linea lungo cui si muove il numero non cambia, a meno che catturi. Nella variante a salti, dove non puoi sbarrare la strada alle pedine avversarie, questa è la tua difesa principale.

    Nella variante classica, invece, le tue pedine sbarrano la strada. Due o tre affiancate formano un muro che le pedine avversarie non possono superare. Le pedine sul bordo sono le più facili da rinchiudere.

    Una mossa si scrive con le sue due caselle, per esempio c8-c6, e una cattura con una x, per esempio a4xd1.
page-8-diagram-1 = Classico: { -il-orange } ha mosso in c6. La pedina { -del-blue } in a6 dovrebbe muoversi di tre caselle nella riga 6, passando sopra c6, quindi in quella riga non può muoversi.
computer-title = Come pensa il computer
computer-body =
    Esamina molte sequenze di mosse, soprattutto dove promettono di più. Giudica la posizione alla fine di una sequenza da quanto sono vicine le pedine di ciascuna parte e da quanti gruppi formano. Quando una sequenza è vinta o persa per forza, lo sa con certezza e lo dice.

    I livelli più forti esaminano più sequenze. I più deboli a volte scelgono a caso fra alcune buone mosse, ma a nessuno sfugge una vittoria in una mossa.

# La lezione
lesson-count = Collega le tue pedine. Ognuna fa tante caselle quante pedine ha in linea.
lesson-count-task = In questa colonna ci sono due pedine: muovi di due caselle. Prova.
lesson-count-done = Contano tutti e due i colori, e anche la pedina che muovi.
lesson-count-wrong = Mossa valida, ma non è questa. Muovi la pedina in c8 o c1 nella sua colonna.
lesson-slant = Anche le righe e le diagonali sono linee.
lesson-slant-task = Su questa diagonale ci sono due pedine. Muovi la tua di due caselle.
lesson-slant-done = Ogni pedina ha fino a quattro linee, ciascuna con il suo numero.
lesson-slant-wrong = Usa la tua pedina in c8 e muovi in basso a destra.
lesson-slant-column = Quella era la colonna. La diagonale va in basso a destra.
lesson-leap = Puoi saltare le pedine avversarie, mai le tue.
lesson-leap-task = Tre pedine, tre caselle: salta { -il-blue } partendo dall’alto.
lesson-leap-done = Sopra { -il-blue } e via. (Nella variante classica si saltano invece le proprie pedine.)
lesson-leap-wrong = Usa la tua pedina in c6 e muovi dritto in giù.
lesson-take = Fermati su una pedina dell’avversario per catturarla.
lesson-take-task = Quattro delle tue pedine possono catturare. Scegline una.
lesson-take-done = Catturata! Ma con meno pedine, l’avversario ne ha meno da collegare.
lesson-take-wrong = Le tue pedine in c1, c8, f1 e f8 possono catturare, lungo una diagonale.
lesson-join = Collega tutte le tue pedine e vinci. Valgono anche gli angoli.
lesson-join-task = Una delle tue pedine è isolata. Collegala.
lesson-join-done = Tutte collegate! Fianco a fianco o angolo contro angolo, vale lo stesso.
lesson-join-wrong = Muovi la tua pedina in e6 lungo la sua diagonale. Conta le pedine che ci sono.
lesson-stop = Se cambia il numero di pedine su una linea, cambiano anche le sue mosse.
lesson-stop-task = L’ultima pedina { -del-blue } è nella riga 4 e vuole muovere di due caselle. Fermala.
lesson-stop-done = Fermata. Hai lasciato la linea, o catturato la pedina che voleva raggiungere.
lesson-stop-wrong = Così { -il-blue } collega comunque tutto e vince.
lesson-gift = Non catturare la pedina che l’avversario non può collegare: lo aiuteresti.
lesson-gift-task = Tutte le pedine { -del-blue } tranne una sono collegate. Gioca quello che vuoi, ma non catturarla.
lesson-gift-done = Giusto. Guarda due volte prima di catturare. Ora conosci tutte le regole.
lesson-gift-wrong = Ora tutte le pedine rimaste { -al-blue } sono collegate: ha vinto { -il-blue }.

# Perché un consiglio è buono
# Di che cosa parlano i problemi
puzzle-idea-win-in = C’è una mossa dopo la quale le tue ultime pedine possono collegarsi in più di un modo.
puzzle-idea-only-win = Una sola mossa tiene le tue pedine abbastanza vicine da poterle collegare.
puzzle-idea-save = Una sola mossa tiene separate le pedine dell’avversario.
puzzle-idea-prevent = Può impedirlo una cattura, o un altro numero di pedine sulla linea.

# Ragioni
reason-allows = { $other ->
    [first] Poi { -il-orange } può collegare tutto con { $move }
   *[second] Poi { -il-blue } può collegare tutto con { $move }
}
reason-stops = { $other ->
    [first] Impedisce { -al-orange } di collegare tutto con { $move }
   *[second] Impedisce { -al-blue } di collegare tutto con { $move }
}
reason-threatens = Minaccia di collegare tutto con { $move }
reason-connects = Collega { $count } pedine su { $all }
reason-joins-last = Non lascia nessuna pedina isolata
reason-fewer-groups = { $count ->
    [one] Lascia { $count } gruppo
   *[other] Lascia solo { $count } gruppi da collegare
}
reason-splits = { $other ->
    [first] Divide le pedine { -del-orange } in { $count } gruppi
   *[second] Divide le pedine { -del-blue } in { $count } gruppi
}
reason-captures = Cattura la pedina in { $to }
reason-isolates = { $other ->
    [first] Lascia isolata la pedina { -del-orange } in { $square }
   *[second] Lascia isolata la pedina { -del-blue } in { $square }
}
reason-takes-moves = { $other ->
    [first] { $count ->
        [one] Toglie una mossa { -al-orange }
       *[other] Toglie { $count } mosse { -al-orange }
    }
   *[second] { $count ->
        [one] Toglie una mossa { -al-blue }
       *[other] Toglie { $count } mosse { -al-blue }
    }
}
reason-nearer = Avvicina una pedina alle altre
