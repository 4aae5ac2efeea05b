name = Pentago Twist
tagline = Cinque in fila su un tabellone che gira
handicap = { $count ->
    [one] { $name } ha già una biglia sul tabellone.
   *[other] { $name } ha già { $count } biglie sul tabellone.
}

prompt-place = { $side ->
    [first] { -orange }: metti una biglia. Vince chi ne mette cinque in fila.
   *[second] { -blue }: metti una biglia. Vince chi ne mette cinque in fila.
}
prompt-twist = { $side ->
    [first] { -orange }: tocca un quadrante per ruotarlo o specchiarlo.
   *[second] { -blue }: tocca un quadrante per ruotarlo o specchiarlo.
}
prompt-twist-chosen = { $side ->
    [first] { -orange }: ruota o specchia il quadrante { $quadrant ->
        [nw] in alto a sinistra
        [ne] in alto a destra
        [sw] in basso a sinistra
       *[se] in basso a destra
    }.
   *[second] { -blue }: ruota o specchia il quadrante { $quadrant ->
        [nw] in alto a sinistra
        [ne] in alto a destra
        [sw] in basso a sinistra
       *[se] in basso a destra
    }.
}

operation-rotate = Ruota il quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
} in senso orario
operation-mirror = Specchia il quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}

move-place = { $side ->
    [first] { -orange } mette una biglia in { $cell }
   *[second] { -blue } mette una biglia in { $cell }
}
move-rotate = { $side ->
    [first] { -orange } ruota
   *[second] { -blue } ruota
} il quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}
move-mirror = { $side ->
    [first] { -orange } specchia
   *[second] { -blue } specchia
} il quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}
move-place-rotate = { $side ->
    [first] { -orange } mette una biglia in { $cell } e ruota
   *[second] { -blue } mette una biglia in { $cell } e ruota
} il quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}
move-place-mirror = { $side ->
    [first] { -orange } mette una biglia in { $cell } e specchia
   *[second] { -blue } mette una biglia in { $cell } e specchia
} il quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}
advice-place = Metti una biglia in { $cell }
advice-rotate = Ruota il quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}
advice-mirror = Specchia il quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}
advice-place-rotate = Metti una biglia in { $cell } e ruota il quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}
advice-place-mirror = Metti una biglia in { $cell } e specchia il quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}
brief-place-rotate = { $cell }, ruota { $quadrant ->
    [nw] in alto sx
    [ne] in alto dx
    [sw] in basso sx
   *[se] in basso dx
}
brief-place-mirror = { $cell }, specchia { $quadrant ->
    [nw] in alto sx
    [ne] in alto dx
    [sw] in basso sx
   *[se] in basso dx
}

label-free = { $cell }, vuota
label-stone = { $side ->
    [first] { $cell }, biglia { -orange-f }
   *[second] { $cell }, biglia { -blue-f }
}
label-free-quadrant = { $cell }, vuota, quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}
label-stone-quadrant = { $side ->
    [first] { $cell }, biglia { -orange-f }
   *[second] { $cell }, biglia { -blue-f }
}, quadrante { $quadrant ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}

refuse-occupied = { $cell } è occupata.
refuse-twist-due = La biglia è al suo posto: ruota o specchia un quadrante.
refuse-place-first = Prima metti una biglia, poi ruota o specchia un quadrante.
refuse-quadrant = Non c’è il quadrante { $quadrant }: sono numerati da 0 a 3.
refuse-no-quadrant = Prima scegli un quadrante.

end-five = { $side ->
    [first] { -Il-orange } ha cinque in fila.
   *[second] { -Il-blue } ha cinque in fila.
}
end-five-opponent = { $side ->
    [first] Il twist { -del-blue } ha dato { -al-orange } cinque in fila.
   *[second] Il twist { -del-orange } ha dato { -al-blue } cinque in fila.
}
end-five-both = Entrambe le parti hanno cinque in fila.
end-full = Il tabellone è pieno e nessuno ha cinque in fila.

page-1-title = Obiettivo
page-1-body = Metti in fila cinque delle tue biglie: in orizzontale, in verticale o in diagonale. Il tabellone ha sei per sei caselle, divise in quattro quadranti, e i quadranti non stanno mai fermi.
page-1-diagram-1 = { -Il-orange } ha vinto sulla seconda riga.
page-2-title = Una mossa ha due metà
page-2-body =
    Comincia { -il-orange }. Prima metti una biglia in una casella vuota qualsiasi. Poi viene il twist: ruota o specchia uno dei quattro quadranti. Quello che vuoi, anche uno vuoto, anche uno in cui non hai giocato.

    Devi fare entrambe le cose. Se non vuoi cambiare niente, cerca un quadrante che dopo resta uguale: uno vuoto, o uno con una sola biglia al centro.
page-2-diagram-1 = Tre biglie nel quadrante in alto a sinistra…
page-2-diagram-2 = … e { -il-blue } ha messo una biglia in e2 e ruotato quel quadrante in senso orario.
page-3-title = Ruotare e specchiare
page-3-body =
    Ruotare vuol dire un quarto di giro in senso orario, mai in senso antiorario. La riga in alto diventa la colonna a destra.

    Specchiare scambia la colonna sinistra e quella destra del quadrante. La colonna centrale e le righe restano come sono.
page-3-diagram-1 = Tre biglie nel quadrante in alto a sinistra…
page-3-diagram-2 = … e { -il-blue } ha messo una biglia in e2 e specchiato quel quadrante.
page-4-title = La fine
page-4-body =
    Le file contano solo dopo la mossa intera. Se allora hai cinque o più in fila, vinci. Non importa se a completare la fila è stata la biglia o il twist.

    Se tutte le 36 caselle sono occupate e nessuno ha cinque in fila, la partita è un pareggio.
page-4-diagram-1 = { -Il-orange } ha messo una biglia in e2 per fare cinque in fila, ma ha ruotato il quadrante in basso a destra: la fila si è rotta e la partita continua.
page-5-title = Casi particolari
page-5-body =
    Se il tuo twist dà cinque in fila solo all’avversario, vince l’avversario.

    Se il tuo twist dà cinque in fila a tutti e due, è un pareggio.

    Sei in fila valgono come cinque.

    Anche l’ultima biglia ha il suo twist, e può ancora vincere.
page-5-diagram-1 = { -Il-orange } ha specchiato il quadrante in basso a destra e ha fatto cinque per entrambi: pareggio.
page-5-diagram-2 = { -Il-orange } ha specchiato il quadrante in basso a destra e ha fatto cinque solo per { -il-blue }: vince { -il-blue }.
page-6-title = A che cosa stare attenti
page-6-body =
    La casella centrale di un quadrante non si sposta mai, quindi su una biglia lì puoi contare. Tre in fila in un quadrante e due in quello accanto valgono più di quattro biglie sparse.

    Prima del twist, controlla che cosa potrebbe fare l’avversario con ciascuno degli otto twist. Due minacce che nessuna mossa da sola può rompere vincono la partita.
page-6-diagram-1 = Le quattro caselle centrali sono b2, b5, e2 ed e5. Nessun twist sposta una biglia che sta lì.
page-7-title = Per esperti
page-7-body =
    Non tutte le linee si equivalgono. Le righe 2 e 5, le due diagonali lunghe e le colonne b ed e passano per due caselle centrali, quindi due delle cinque biglie non si spostano mai. Le altre righe e colonne non hanno nessuna casella centrale, e le quattro diagonali corte hanno bisogno di tre quadranti.

    Se ogni twist ti danneggia, fanne uno che non cambi niente: scegli un quadrante vuoto, o uno che ha la sua unica biglia al centro. Anche specchiare non cambia niente, se tutte le biglie del quadrante sono nella sua colonna centrale.

    Se non puoi impedire all’avversario di fare cinque in fila, cerca un twist che faccia cinque anche per te: cinque per entrambi è un pareggio.
page-7-diagram-1 = La riga 5 (1) passa per due caselle centrali, la riga 6 (2) per nessuna, la diagonale corta da b1 a f5 (3) per tre quadranti.
page-7-diagram-2 = { -Il-orange } ha messo una biglia in a2 e ruotato il quadrante in alto a destra. L’unica biglia di quel quadrante è al centro, quindi non si è spostato niente.
computer-title = Come pensa il computer
computer-body =
    Costruisce un albero delle mosse più promettenti, con la biglia e il twist come due passi separati, e giudica le posizioni in cima ai rami dalle linee ancora aperte per ciascuna parte e da quante biglie contengono. Una mossa che vince subito la vede sempre.

    Quando restano poche caselle vuote, calcola la partita fino alla fine, e allora sa con certezza chi vince.

# La lezione
lesson-halves = Con cinque in fila vinci. Metti una biglia, poi ruota o specchia.
lesson-halves-task = Metti una biglia. Poi tocca un quadrante e scegli se ruotarlo o specchiarlo.
lesson-halves-done = Ogni mossa ha le sue due metà. Va bene qualsiasi quadrante, anche vuoto.
lesson-turn = Si ruota in senso orario: la riga in alto diventa la colonna a destra.
lesson-turn-task = Metti una biglia dove vuoi, poi ruota il quadrante in alto a sinistra.
lesson-turn-done = Un quarto di giro in senso orario. I quadranti non ruotano mai al contrario.
lesson-turn-wrong = Quello era un altro quadrante. Il tuo è in alto a sinistra.
lesson-turn-mirrored = Quello l’hai specchiato. Scegli la freccia rotonda in alto a sinistra.
lesson-mirror = Specchiare scambia sinistra e destra.
lesson-mirror-task = Metti una biglia dove vuoi, poi specchia il quadrante in alto a sinistra.
lesson-mirror-done = Le colonne esterne si scambiano di posto, quella centrale resta ferma.
lesson-mirror-wrong = Quello era un altro quadrante. Il tuo è in alto a sinistra.
lesson-mirror-turned = Quello l’hai ruotato. Scegli i due triangoli rivolti l’uno verso l’altro.
lesson-five = Con cinque in fila vinci, ma solo dopo il twist.
lesson-five-task = Metti la quinta biglia e ruota un quadrante che non tocca la fila.
lesson-five-done = Cinque, e ancora cinque dopo il twist!
lesson-five-wrong = Alla fila serve la quinta biglia, proprio accanto alla quarta.
lesson-five-broken = Cinque per un attimo, ma il tuo stesso twist ha rotto la fila.
lesson-twist = Oppure fai completare la fila al twist.
lesson-twist-task = Tre qui, una là: metti una biglia sopra quella, e ruota quel quadrante.
lesson-twist-done = La rotazione ha steso la colonna accanto alle altre tre. Questo è Pentago!
lesson-twist-wrong = La biglia a destra è sotto il centro del suo quadrante. Metti la tua in quel centro.
lesson-twist-other = La biglia è giusta. Ora ruota il quadrante in cui si trova.
lesson-swap = A volte solo specchiando si completa la fila.
lesson-swap-task = Metti una biglia al centro del quadrante in alto a destra, e specchia quel quadrante.
lesson-swap-done = La biglia più a destra ha cambiato lato. Ruotando non sarebbe stato possibile.
lesson-swap-wrong = Metti la tua biglia al centro del quadrante in alto a destra.
lesson-swap-other = La biglia è giusta. Ora specchia il quadrante in cui si trova.
lesson-stop = Prima del twist, controlla che cos’ha l’avversario.
lesson-stop-task = { -Il-blue } ne ha quattro. Impedisci la quinta con biglia, twist o entrambi.
lesson-stop-done = Bloccato! Si difende con le biglie e con i twist. Ora conosci tutte le regole.
lesson-stop-wrong = { -Il-blue } trova un twist che tiene insieme tutte e cinque.
# Di che cosa parlano i problemi
puzzle-idea-win-in = Cerca le file che si formano solo quando ruoti o specchi un quadrante.
puzzle-idea-only-win = Una sola mossa fa cinque in fila che nessun twist può rompere.
puzzle-idea-save = Una sola mossa impedisce all’avversario di fare cinque, qualunque sia il suo twist.
puzzle-idea-prevent = Rompi la fila dove nessun twist può ricomporla.

# Ragioni
reason-allows = { $other ->
    [first] Poi { -il-orange } può fare cinque in fila
   *[second] Poi { -il-blue } può fare cinque in fila
}
reason-stops = { $other ->
    [first] Impedisce { -al-orange } di fare cinque in fila
   *[second] Impedisce { -al-blue } di fare cinque in fila
}
reason-threatens = Minaccia di fare cinque in fila
reason-ways = Minaccia di fare cinque in fila in { $count } modi
reason-line = Forma una linea aperta di { $count } biglie
reason-blocks-line = { $other ->
    [first] Blocca la linea di { $count } biglie { -del-orange }
   *[second] Blocca la linea di { $count } biglie { -del-blue }
}
reason-pulls-apart = { $other ->
    [first] Il twist rompe la linea di { $count } biglie { -del-orange }
   *[second] Il twist rompe la linea di { $count } biglie { -del-blue }
}
reason-idle-twist = Il twist non cambia niente
reason-center = Nessun twist può spostare questa biglia
