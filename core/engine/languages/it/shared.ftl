# Parole comuni a tutti i giochi. Un gioco può dire la stessa chiave a modo suo.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }, { $second }
facts-of-two = { $first } · { $second }

# Risultati, per la barra alla fine
result-won = { $side ->
    [first] Vince { -il-orange }
   *[second] Vince { -il-blue }
}
result-draw = Pareggio

end-resigned = { $side ->
    [first] { -Il-blue } ha abbandonato.
   *[second] { -Il-orange } ha abbandonato.
}
end-timed-out = { $side ->
    [first] { -Il-blue } ha esaurito il tempo.
   *[second] { -Il-orange } ha esaurito il tempo.
}
end-agreed = I due giocatori si sono accordati per il pareggio.
end-repetition = La stessa posizione si è presentata tre volte.
end-full = Il tabellone è pieno.

# Inviti
prompt-computer = Il computer sta pensando.
prompt-confirm = Conferma la mossa o ritirala.
prompt-earlier = Qui toccherebbe al computer.
prompt-over = La partita è finita.
prompt-paused = In pausa.

# Rifiuti
refuse-over = La partita è finita.
refuse-computer = Tocca al computer.
refuse-held = Prima conferma la mossa o ritirala.
refuse-nothing-held = Non c’è nessuna mossa da confermare.
refuse-no-such-move = In questa partita non c’è la mossa { $move }.
refuse-earlier = Prima vai all’ultima mossa.
refuse-level = Non c’è il livello { $level }.
refuse-too-long = Questa partita ha raggiunto la lunghezza massima.
refuse-other-beginning = Hai già iniziato un’altra mossa.
refuse-place = { $place } non è su questo tabellone.
refuse-action = Qui non è possibile.
refuse-operation = Qui non puoi farlo.
refuse-human-draw = Solo due persone possono accordarsi per il pareggio.
refuse-human-turn = Non tocca al computer.
refuse-stale = La ricerca riguardava un’altra posizione.
refuse-no-move = La ricerca non ha trovato mosse.
refuse-unreadable = «{ $text }» non è una mossa di questo gioco.

# Livelli
level-beginner = Principiante
level-beginner-hint = Sta ancora imparando: a volte non vede una minaccia.
level-novice = Apprendista
level-novice-hint = Vede le minacce semplici, ma non ha ancora un piano.
level-casual = Dilettante
level-casual-hint = Gioca per divertirsi e punisce gli errori grossi.
level-easy = Facile
level-easy-hint = Para le minacce dirette, ma raramente guarda avanti.
level-medium = Medio
level-medium-hint = Una sfida equilibrata per quasi tutti.
level-skilled = Abile
level-skilled-hint = Guarda avanti di qualche mossa.
level-advanced = Avanzato
level-advanced-hint = Guarda avanti e regala poco.
level-strong = Forte
level-strong-hint = Ti servirà un piano.
level-very-strong = Molto forte
level-very-strong-hint = Punisce quasi ogni errore.
level-expert = Esperto
level-expert-hint = Batte quasi chiunque.
level-master = Maestro
level-master-hint = Anche chi è molto bravo vince di rado.
level-grandmaster = Grande maestro
level-grandmaster-hint = Non sbaglia quasi mai.
level-superhuman = Sovrumano { $number }
level-superhuman-hint = Più forte di qualsiasi essere umano.
level-perfect = Perfetto
level-perfect-hint = Gioca alla perfezione: questo gioco è risolto.

# Ragioni di una mossa, senza punto: ognuna sta da sola in una riga, o in una frase dopo la mossa.
reason-wins = Vince la partita
reason-loses = { $other ->
    [first] Fa vincere { -il-orange }
   *[second] Fa vincere { -il-blue }
}
reason-draws = Chiude la partita in pareggio
reason-allows = { $other ->
    [first] Poi { -il-orange } può vincere con { $move }
   *[second] Poi { -il-blue } può vincere con { $move }
}
reason-stops = { $other ->
    [first] Impedisce { -al-orange } di vincere con { $move }
   *[second] Impedisce { -al-blue } di vincere con { $move }
}
reason-only-safe = { $other ->
    [first] Dopo ogni altra mossa { -il-orange } vince subito
   *[second] Dopo ogni altra mossa { -il-blue } vince subito
}
reason-unstoppable = { $other ->
    [first] Vince alla prossima mossa, qualunque cosa giochi { -il-orange }
   *[second] Vince alla prossima mossa, qualunque cosa giochi { -il-blue }
}
reason-threatens = Minaccia di vincere con { $move }
reason-only-win = L’unica mossa che mantiene la vittoria
reason-only-draw = L’unica mossa che mantiene il pareggio
reason-wins-in = { $moves ->
    [one] Vince in { $moves } mossa
   *[other] Vince in { $moves } mosse
}
reason-longest = Resiste più a lungo
