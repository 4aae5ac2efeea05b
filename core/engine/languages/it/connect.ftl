# Parole comuni a Quattro in fila e Quattro su misura.

handicap = { $count ->
    [one] { $name } ha già un gettone sul tabellone.
   *[other] { $name } ha già { $count } gettoni sul tabellone.
}
prompt-disc = { $side ->
    [first] { -orange }: fai cadere un gettone. Vince chi ne mette quattro in fila.
   *[second] { -blue }: fai cadere un gettone. Vince chi ne mette quattro in fila.
}
move-disc = { $side ->
    [first] { -orange } gioca nella colonna { $column }
   *[second] { -blue } gioca nella colonna { $column }
}
advice-disc = Gioca nella colonna { $column }
label-free = { $cell }, vuota
label-landing = Colonna { $column }, { $free ->
    [one] { $free } libera
   *[other] { $free } libere
}, arriva in { $cell }
label-disc = { $side ->
    [first] { $cell }, gettone { -orange-m }
   *[second] { $cell }, gettone { -blue-m }
}
refuse-column = Non c’è la colonna { $column }: il tabellone ne ha { $columns }.
refuse-column-full = La colonna { $column } è piena.
refuse-no-blocker-due = Ora non c’è nessun blocco da far cadere.
end-four = { $side ->
    [first] { -Il-orange } ha quattro in fila.
   *[second] { -Il-blue } ha quattro in fila.
}
end-full = Il tabellone è pieno e nessuno ha quattro in fila.

# Perché un consiglio è buono

# Di che cosa parlano i problemi
puzzle-idea-win-in = Due minacce che puoi completare subito non si possono parare insieme.
puzzle-idea-only-win = Calcola chi dovrà giocare sotto una minaccia: una sola mossa ti mantiene in vantaggio.
puzzle-idea-save = Cerca la casella che serve a entrambe le parti, e che cosa permette la mossa sopra.
puzzle-idea-prevent = Una sola casella ferma i quattro in fila senza permetterne altri.

# Ragioni
reason-allows = { $other ->
    [first] Poi { -il-orange } può fare quattro nella colonna { $move }
   *[second] Poi { -il-blue } può fare quattro nella colonna { $move }
}
reason-stops = { $other ->
    [first] Impedisce { -al-orange } di fare quattro nella colonna { $move }
   *[second] Impedisce { -al-blue } di fare quattro nella colonna { $move }
}
reason-threatens = Minaccia di fare quattro nella colonna { $move }
reason-two-threats = Crea due minacce insieme: nelle colonne { $first } e { $second }
reason-later-threat = { $row ->
    [odd] Crea una minaccia duratura su una riga dispari della colonna { $column }
   *[even] Crea una minaccia duratura su una riga pari della colonna { $column }
}
reason-spends-threat = Rinuncia alla minaccia nella colonna { $column }
reason-builds = { $count ->
    [pair] Due in linea con spazio per quattro
   *[three] Tre in linea con spazio per quattro
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] Blocca due gettoni in linea { -del-orange }
       *[three] Blocca tre gettoni in linea { -del-orange }
    }
   *[second] { $count ->
        [pair] Blocca due gettoni in linea { -del-blue }
       *[three] Blocca tre gettoni in linea { -del-blue }
    }
}
reason-middle = Occupa la colonna centrale
