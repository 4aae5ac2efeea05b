# Quello che l’app dice per conto suo. Quello che dice un gioco sta con il gioco.

# A chi tocca
turn-yours = Tocca a te
turn-of = Turno di { $color }
turn-computer = { $color } sta pensando
turn-paused = In pausa
won-you = Hai vinto!
lost-you = Hai perso
won-color = { $color } ha vinto
drawn = Pareggio

# La riga sotto
move-count = Mossa { $at } di { $moves }
move-row = { $number }. { $move }
suggestion = Consiglio: { LOWER($move) }
hint-because = { $hint }. { $reason }.
thinking = Un momento…
unsaved = Non è stato possibile salvare questa partita.
search-failed = Il computer ha avuto un problema. Puoi continuare a giocare.
refuse-review = Questa è una posizione precedente. Tocca «Gioca da qui» per provare un’altra mossa.
refuse-replacing = Giocare qui sostituisce le mosse da { $first } a { $last }. Gioca di nuovo la mossa per continuare.
refuse-beside = Lì non puoi giocare.

# L’allenatore, e che cosa non vale per il rating
coach = Allenatore
coach-hint = Ti avvisa delle minacce che potevi vedere. Se ritiri la mossa, la partita non vale per il rating.
coach-careful = Attenzione!
coach-missed-win = { $moves ->
    [one] Potevi vincere in { $moves } mossa.
   *[other] Potevi vincere in { $moves } mosse.
}
unrated-helped = Hai avuto aiuto: non vale per il rating
unrated-changed = I giocatori sono cambiati: non vale per il rating
unrated-copied = Iniziata a metà partita: non vale per il rating
unrated-handicapped = Giocata con un vantaggio: non vale per il rating

# La fine, e quanto è forte qualcuno
deciding-you = Hai perso la partita con la mossa { $move }.
deciding-color = { $color } ha perso la partita con la mossa { $move }.
resigned-name = { $name } ha abbandonato.
timed-out-name = { $name } ha esaurito il tempo.
deciding-look = Guarda la mossa perdente
next-level = Prova il livello { $level }
rating-change = Il tuo rating: { $rating } ({ $change })
rating-first = Prima vittoria valida per il rating: { $rating } ({ $change })
rating-best = Il tuo miglior rating finora: { $rating } ({ $change })
rating-about = Il tuo rating: circa { $rating }
rating-sure = Il tuo rating: { $rating }
rating-games = { $count ->
    [one] { $count } partita valida per il rating, record { $best }
   *[other] { $count } partite valide per il rating, record { $best }
}
rating-band = { $doubt } in più o in meno
rating-span = { $count ->
    [one] { $change } in { $count } partita
   *[other] { $change } in { $count } partite
}
rating-graph = Rating nelle ultime { $count } partite: da { $first } a { $last }
as-me = Al mio livello

# Due persone
clock-none = Senza orologio
clock-left = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
} { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
no-help = Senza consigli
no-help-hint = E niente analisi, per nessuno dei due.
hand-over = Passa il dispositivo
hand-over-hint = Dopo ogni mossa, il tabellone e l’orologio aspettano l’altra persona.
hand-over-to = Passa il dispositivo a { $name }
hand-over-ready = Sono { $name }
player-number = Giocatore { $number }
first-move-alternate = A turno
first-move-turns = Ora { $name }, poi { $other }
first-move-always = { $name } in ogni partita
handicap = Vantaggio
handicap-none = Nessuno
handicap-for = { $count } per { $name }
handicap-hint = Un aiuto in partenza per uno dei due.
options-with-handicap = { $options } con il vantaggio
taking-back = Ritirare mosse
taking-back-both = Entrambi
taking-back-always = In ogni momento
taking-back-once = { $name }, una volta a partita
refuse-taking-back = Solo { $name } può ritirare una mossa, una volta a partita.
refuse-taken-back = { $name } ha già ritirato una mossa in questa partita.

# Giocatori
you = Tu
computer = Computer
level = Livello { $level }
level-named = Livello { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · non misurato
seconds = { $count ->
    [one] { $number } secondo per mossa
   *[other] { $number } secondi per mossa
}
simulations = { $count ->
    [one] { $number } simulazione per mossa
   *[other] { $number } simulazioni per mossa
}
person = Persona
you-first = Cominci tu ({ $color })
you-second = Giochi dopo ({ $color })
by-chance = A caso

# Analisi
analysis-drawn = Pareggio
analysis-wins = Vince { $color }
analysis-wins-in = { $moves ->
    [one] { $color } vince in { $moves } mossa
   *[other] { $color } vince in { $moves } mosse
}
analysis-unstoppable = Nessuno può più fermare { $color }
analysis-two-ways = Barre: una strada. Punti: un’altra. Una sola mossa non può tagliarle entrambe.
analysis-share = { $color }: { $percent }%
analysis-failed = Analisi non riuscita.
visits = { $count ->
    [one] { $number } simulazione
   *[other] { $number } simulazioni
}
visits-rate = { $visits }, { $rate } al secondo
left-simulations = ancora { $number }
left-seconds = ancora { $number } s
value-wins = vince
value-wins-in = { $moves ->
    [one] vince in { $moves } mossa
   *[other] vince in { $moves } mosse
}
value-draws = pareggia
value-loses = perde
value-loses-in = { $moves ->
    [one] perde in { $moves } mossa
   *[other] perde in { $moves } mosse
}
percent = { $percent }%
value-chance = { $percent }% di probabilità di vincere
value-best = { $value }, mossa migliore
letter-win = V
letter-draw = =
letter-loss = P
take-back = Ritira

# Schermata iniziale
card-play = Gioca
card-learn = Impara in due minuti
card-learn-on = Continua la lezione
card-continue = Continua
card-view = Guarda

# Qualcosa di una cosa: che cosa fa un pulsante con un gioco, che genere di forza è scelto
labeled = { $name }: { $words }
score-of = { $name } { $won }
score = Punteggio
option-value = { $option }: { $value }
option-on = sì
option-off = no
card-computers = Tocca al computer
kept-people = Due persone
kept-named = { $one } contro { $two }
kept-computers = Computer contro computer
kept-explored = Posizione esplorata
kept-level = Contro il computer, livello { $level }
kept-limits = Contro il computer
kept-going = { $who }, mossa { $move }
kept-ended = { $who } · { $result }
replaced = { $game }: la partita precedente è stata salvata.
deleted = { $game }: partita eliminata.
in-bin = Eliminata, conservata per 30 giorni
restore = Ripristina
set-aside-match = Una partita salvata non si apriva e non è più nel tuo elenco.
set-aside-newer = Una partita salvata viene da una versione più recente di Fivefold e qui non si può aprire.
set-aside-matches = Partite salvate che non si aprivano e non sono più nei tuoi elenchi: { $count }
open-elsewhere = Fivefold è già aperto. Quello che fai qui non viene salvato finché non lo chiudi lì e lo riapri.
set-aside-settings = Non è stato possibile leggere le impostazioni: sono state ripristinate.
set-aside-statistics = Non è stato possibile leggere le statistiche: sono state azzerate.
set-aside-choices = Non è stato possibile leggere le tue scelte per le nuove partite: sono state ripristinate.
no-game = Questa non è una partita di Fivefold.
not-a-game = Impossibile aprire la partita: { $reason }.
not-a-link = Questo link non si può aprire: { $reason }.
save-too-long = il testo è troppo lungo
save-newer = viene da una versione più recente di Fivefold
save-other-game = Fivefold non ha questo gioco
save-impossible-board = un tabellone così non è possibile
save-illegal-move = una delle mosse non è permessa
save-damaged = il testo è danneggiato
link-turn = Tocca a te in { $game }: { $link }
link-over = La nostra partita a { $game }: { $link }
link-own = La mia partita a { $game }: { $link }
link-scan = Fallo scansionare a { $name } con la fotocamera
link-scan-own = Scansiona con la fotocamera di un altro telefono
link-show = Mostra il codice
explore-from = una copia, dalla mossa { $move }
asks-first = chiede conferma
resign-sure-of = { $name } abbandona?
link-ahead = Hai già giocato oltre. Invia invece la tua ultima mossa.
link-parted = Questa partita è diversa dalla tua dalla mossa { $move } in poi. Sono salvate entrambe.
nothing-to-paste = Non c’è niente da incollare.
no-such-match = Questa partita non è più salvata.
match-in-bin = Questa partita è stata eliminata. Ripristinala dall’elenco delle partite.
no-such-game = Quest’app non ha quel gioco.
fault = Qualcosa è andato storto. Le tue partite salvate sono al sicuro.

# Significato dei simboli
signs-results-title = Vittorie, sconfitte e pareggi
signs-results-body =
    { $win }13 vuol dire: questa mossa vince, e ti servono 13 mosse, compresa questa. { $loss }4 vuol dire: questa mossa perde dopo 4 mosse dell’avversario. Contano solo le mosse di chi vince. Il simbolo { $draw } vuol dire pareggio.

    Questi risultati sono dimostrati: è così che finisce se entrambe le parti giocano al meglio. Senza numero, il risultato è certo, ma non si sa in quante mosse.
signs-chances-title = Percentuali
signs-chances-body =
    Una percentuale stima come andrà a chi deve muovere. 50% è una partita alla pari, e un pareggio vale mezza vittoria. Più a lungo pensa il computer, migliore è la stima.

    Sul tabellone le percentuali non hanno il simbolo %. Le stime sono sbiadite, i risultati dimostrati a colore pieno. La mossa migliore ha un contorno.
signs-analysis-title = Analisi
signs-analysis-body =
    L’analisi elenca le tre mosse migliori. La migliore è disegnata sul tabellone, le altre due sono indicate dal loro numero. Tocca un’altra mossa dell’elenco per vederla disegnata al suo posto.

    Se attivi «Dettagli del motore» nelle impostazioni, il tabellone mostra il valore di ogni mossa invece dei numeri.
signs-coach-title = L’allenatore
signs-coach-body = L’allenatore ti avvisa dopo un errore che potevi vedere: l’avversario ottiene una minaccia, o ti sfugge una vittoria in tre mosse al massimo. A quel punto puoi ritirare la mossa. Se l’allenatore tace, poteva comunque esserci una mossa migliore.
signs-review-title = I simboli della revisione
signs-review-body =
    { $only } è l’unica mossa buona, { $inaccuracy } un’imprecisione, { $mistake } un errore e { $blunder } un errore grave o una mossa che butta via la vittoria o il pareggio. Un’imprecisione costa almeno 7 punti della tua percentuale, un errore 15, un errore grave 30. Se la partita è praticamente decisa, il simbolo è più lieve di un grado. Una scelta conta quando alcune mosse sono nettamente peggiori di altre.

    La curva sta sopra la metà quando è in vantaggio { -il-orange }, sotto quando lo è { -il-blue }. Dove il risultato è dimostrato c’è una fascia larga. Tocca la curva per andare a una mossa.
signs-rating-title = Rating e livelli
signs-rating-body =
    Ogni gioco ha la sua scala. Chi vede una vittoria o una sconfitta in una mossa, ma per il resto gioca a caso, ha un rating di 800. Il rating dei livelli è stato misurato facendoli giocare fra loro. I loro nomi, come Facile o Esperto, indicano una fascia di rating.

    Il tuo rating sale quando batti un livello e scende quando ci perdi, tanto più se il risultato è una sorpresa. «Circa» vuol dire che non ci sono ancora abbastanza partite per esserne sicuri. Le partite con aiuto non valgono per il rating.
signs-puzzles-title = Difficoltà dei problemi
signs-puzzles-body = Anche la difficoltà di un problema è un rating. Dipende da quanti livelli del computer trovano la prima mossa. In ogni gioco hai un rating a parte per i problemi. Un problema difficile lo fa salire più di uno facile, e risolto con un indizio vale meno.

# Statistiche
no-rating = Finisci una partita contro uno dei livelli, senza aiuto, e avrai un rating.
against-levels = Con rating, per livello
wins = Vittorie
draws = Pareggi
losses = Sconfitte
streak-label = Serie
streak = { $streak } (record { $best })
mistakes-this-month = I tuoi errori di questo mese

# Nuova partita
drawn-by-lot = A caso
no-cells = Nessuno
best-play = Con gioco perfetto
best-play-drawn = pareggio, quindi equo

# Lezioni
lesson-title = Impara { $game }
lesson-detail = { $at } di { $steps }
lesson-back = Indietro
lesson-skip = Salta
lesson-show = Mostrami
lesson-next = Avanti
lesson-again = Riprova
lesson-first = Ricomincia
lesson-play = Gioca una partita
lesson-complete = Lezione completata! Ora mettila in pratica in una partita.
lesson-well-done = Ben fatto!
lesson-not-yet = Non proprio
lesson-is-done = Passo completato. Tocca «Avanti».
set-aside-lessons = Non è stato possibile leggere i progressi delle lezioni: sono stati azzerati.
# Rivedere una partita
review = Revisione
review-empty = Non ci sono mosse da rivedere.
review-begins = Esame della partita…
review-kept-you = { $kept ->
    [one] Hai scelto bene { $kept } volta su { $decisions }.
   *[other] Hai scelto bene { $kept } volte su { $decisions }.
}
review-kept = { $kept ->
    [one] { $color } ha scelto bene { $kept } volta su { $decisions }.
   *[other] { $color } ha scelto bene { $kept } volte su { $decisions }.
}
review-no-decisions = Non hai mai avuto una vera scelta.
review-nobody-decided = Nessuno dei due ha avuto una vera scelta.
review-last-safe = { $color } poteva ancora salvarsi fino alla mossa { $move }
review-last-winning = Ultima posizione vincente per { $color }: mossa { $move }
review-never-safe = { $color } non aveva scampo fin dall’inizio
review-gave-up-win = { $color } aveva la vittoria in mano quando la partita è finita
review-gave-up-draw = { $color } poteva ancora pareggiare quando la partita è finita
review-losing = { $color } ha perso la partita con la mossa { $move }
review-costliest = L’errore più costoso di { $color } è stata la mossa { $move }
review-begin = Inizio della partita. I simboli compaiono man mano che le mosse vengono esaminate.
review-start = Inizio della partita.
review-waits = Esame di questa mossa…
review-unknown = Non ancora esaminata
review-first = Prima mossa
review-previous = Mossa precedente
review-next = Mossa successiva
review-last = Ultima mossa
review-next-slip = Errore successivo
review-retry = Riprova da qui
review-refute = Mostra perché
review-play = Gioca da qui
refute-begin = Questo è stato l’errore. Tocca «Mossa successiva» per vedere la risposta.
graph-slips = Mosse con errori: { $moves }.
no-slips = Nessun errore.
mark-only = unica mossa buona
mark-gave-win = ha buttato via la vittoria
mark-gave-draw = ha buttato via il pareggio
mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = errore grave
mark-forced = forzata
mark-best = mossa migliore
slip-win-draw = La mossa { $number } si è lasciata sfuggire la vittoria: ora è pareggio.
slip-win-loss = La mossa { $number } ha buttato via la vittoria: ora è una sconfitta.
slip-draw-loss = La mossa { $number } ha buttato via il pareggio: ora è una sconfitta.
slip-estimated = La mossa { $number } ha fatto scendere le probabilità dal { $was }% al { $is }%.
slip-lost-sooner = La mossa { $number } perde subito.
slip-better = Meglio: { LOWER($best) }.
reply-because = Possibile risposta: { $move }. { $reason }.
move-only = Unica mossa: ogni altra era peggiore.
move-forced = Non c’erano altre mosse possibili.
move-unsure = Forse meglio: { LOWER($best) }. La differenza è troppo piccola per dirlo.
move-lost = Ogni mossa perde. Questa è quella che resiste di più.
move-lost-longer = Ogni mossa perde. Un’altra resiste più a lungo: { LOWER($best) }.
move-equal = Ogni mossa porta allo stesso risultato.
move-slower = { $moves ->
    [one] Vince comunque, ma { $moves } mossa più tardi di questa: { LOWER($best) }.
   *[other] Vince comunque, ma { $moves } mosse più tardi di questa: { LOWER($best) }.
}
move-best = Era la mossa migliore.
move-kept = Anche questa è una buona mossa.

mistake-missed-win = Vittorie immediate mancate
mistake-overlooked-threat = Minacce non viste
mistake-allowed-win = Vittorie immediate concesse
mistake-missed-threats = Doppie minacce mancate
mistake-allowed-threats = Doppie minacce concesse
mistake-spent-threat = Minacce sprecate
mistake-broken-chain = Blocchi e tagli concessi
mistake-missed-forced-win = Vittorie forzate mancate
mistake-missed-draw = Pareggi mancati
mistake-missed-connection = Occasioni di collegare mancate
mistake-other = Altri errori
retry-ask = Trova una mossa migliore di quella giocata.
retry-waits = Esame della tua mossa…
retry-right = Giusto! { $move }.
retry-right-said = Giusto!
retry-even = Altrettanto buona, per quanto si può dire: { $move }.
retry-wrong = { $move }: l’avversario ha una risposta.
retry-again = Riprova
retry-answer = Soluzione
retry-refute = Continua
back-to-game = Torna alla partita
refuse-retry = Prima tocca «Riprova».

# Problemi
puzzle-title = Problema { $number }
puzzle-rated = Difficoltà { $rating }
puzzle-move = Mossa { $number } di { $all }
puzzle-win-in = { $moves ->
    [one] { $color } vince in una mossa
   *[other] { $color } vince in { $moves } mosse
}
puzzle-only-win = Solo una mossa vince
puzzle-save = Salva il pareggio
puzzle-prevent = Ferma { $other }
puzzle-solved = Risolto
puzzle-task-win-in = Trova la mossa che vince, qualunque cosa faccia { $other }.
puzzle-task-only-win = { $color } sta vincendo, ma una sola mossa mantiene la vittoria.
puzzle-task-save = Una sola mossa non perde. Trovala.
puzzle-task-prevent = { $other } sta per vincere. Una sola mossa lo impedisce.
puzzle-right = Giusto! { $other } ha risposto. Continua.
puzzle-longer = Vince anche così, ma ci vuole di più. Continua.
puzzle-wrong-loses = Dopo questa mossa, { $other } vince.
puzzle-wrong-win-in = Così non si vince in così poche mosse.
puzzle-wrong-only-win = Così la vittoria sfugge.
puzzle-mark-wrong = mossa sbagliata
puzzle-is-solved = Risolto! Prova il prossimo o continua a giocare da qui.
puzzle-solved-answer = Risolto guardando la soluzione: non conta.
puzzle-hint = Indizio
puzzle-hint-label-where = Dove guardare
puzzle-hint-label-what = Che cosa cercare
puzzle-hint-label-answer = La soluzione
puzzle-hint-where = Guarda nel riquadro.
puzzle-answer = Soluzione
puzzle-skip = Salta
puzzle-retry = Riprova
puzzle-again = Ricomincia
puzzle-play = Gioca da qui
puzzle-next = Prossimo problema
puzzle-solve = Risolvi
puzzle-look = Rivedi
puzzles-total = { $done } risolti su { $all }
puzzles-rating = Rating: { $rating }
puzzles-unrated = Ancora senza rating
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = Rating negli ultimi { $count } problemi: da { $first } a { $last }
puzzle-theme-double-threat = Doppia minaccia
puzzle-theme-cut = Spezza la linea
puzzle-theme-connection = Collega
puzzle-theme-forced-win = Vittoria forzata
puzzle-theme-only-move = Mossa unica
puzzle-theme-draw = Salva il pareggio
puzzle-theme-defense = Para la minaccia
learn-lesson = { $done } passi su { $all }
learn-lesson-begin = Inizia
learn-lesson-go-on = Continua
learn-lesson-again = Ricomincia
puzzles-damaged = Non è stato possibile caricare i problemi. Tutto il resto funziona.
no-such-puzzle = Quest’app non ha quel problema.
set-aside-puzzles = Non è stato possibile leggere i progressi dei problemi: sono stati azzerati.
own-count = I tuoi errori: { $number }
own-title = Il tuo errore
own-move = La tua partita, mossa { $move }
review-puzzles = { $count ->
    [one] Da risolvere: { $number }
   *[other] Da risolvere: { $number }
}
set-aside-own = Non è stato possibile leggere i problemi tratti dai tuoi errori: sono stati azzerati.
chapter-detail = { $done } su { $all }
chapter-level = Livello { $level }
chapter-level-solved = Livello { $level }, risolto

# Il problema del giorno
daily-title = Problema del giorno
daily-solved = Risolto
daily-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
daily-no-streak = Ancora nessuna serie
daily-longest = Record: { $days }
calendar-month = { $month } { $year }
calendar-day-solved = { $weekday } { $day }, risolto
month-1 = Gennaio
month-2 = Febbraio
month-3 = Marzo
month-4 = Aprile
month-5 = Maggio
month-6 = Giugno
month-7 = Luglio
month-8 = Agosto
month-9 = Settembre
month-10 = Ottobre
month-11 = Novembre
month-12 = Dicembre
day-today = Oggi
day-yesterday = Ieri
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
month-short-1 = gen
month-short-2 = feb
month-short-3 = mar
month-short-4 = apr
month-short-5 = mag
month-short-6 = giu
month-short-7 = lug
month-short-8 = ago
month-short-9 = set
month-short-10 = ott
month-short-11 = nov
month-short-12 = dic
weekday-1 = Lunedì
weekday-2 = Martedì
weekday-3 = Mercoledì
weekday-4 = Giovedì
weekday-5 = Venerdì
weekday-6 = Sabato
weekday-7 = Domenica
weekday-short-1 = L
weekday-short-2 = M
weekday-short-3 = M
weekday-short-4 = G
weekday-short-5 = V
weekday-short-6 = S
weekday-short-7 = D

# Le impostazioni
animation-speed = Velocità animazioni
appearance = Aspetto
confirm-moves = Conferma le mosse
confirm-moves-hint = La tua mossa non viene giocata finché non la confermi.
coordinates = Coordinate
flip-board = Gira il tabellone a ogni turno
flip-board-hint = Per due persone sullo stesso dispositivo.
haptics = Vibrazione
language = Lingua
language-system = Del dispositivo
palette = Colori del tabellone
palette-grays = Grigi
palette-high-contrast = Contrasto elevato
palette-night = Notte
palette-standard = Standard
palette-wood = Legno
show-visits = Dettagli del motore
show-visits-hint = Mostra il valore di ogni mossa e quanto in profondità ha guardato il computer.
sounds = Suoni
speed-fast = Veloce
speed-normal = Normale
speed-off = Nessuna
speed-slow = Lenta
theme = Tema
theme-dark = Scuro
theme-light = Chiaro
theme-system = Sistema

# Informazioni
about-version = Versione { $version }
about-text = Cinque giochi da tavolo per due, con un avversario al computer che mostra come ragiona. Funziona offline. Niente pubblicità, account o autorizzazioni.
about-source = Software libero. La licenza è inclusa nel codice sorgente.
about-licenses = Licenze open source

set-up-ready = Pronta da giocare. Tocca il tabellone per cambiare la posizione.
set-up-surplus = { $color } ha più pezzi di quanti ne permetta il gioco (+{ $number }): si può fare, ma la posizione è segnata come composta.
set-up-surplus-neutral = Ci sono più pezzi neutri di quanti ne permetta il gioco (+{ $number }): si può fare, ma la posizione è segnata come composta.
set-up-flip = Dai il turno a { $color } per eliminare il segno.
set-up-remove = Togli pezzi a { $color } per eliminare il segno.
set-up-remove-neutral = Togli pezzi neutri per eliminare il segno.
set-up-over = Non resta nulla da giocare: cambia la posizione.
set-up-no-room = Qui non c’è posto, o niente da togliere.
set-up-erase = Togli
set-up-empty = Svuota
set-up-analyze = Analizza
composed = Posizione composta
colors-swapped = I colori sono stati scambiati.
