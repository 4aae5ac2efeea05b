name = Tres en raya
tagline = Tres seguidas en nueve casillas

prompt-place = { $side ->
    [first] { -orange }: elige una casilla.
   *[second] { -blue }: elige una casilla.
}
move-place = { $side ->
    [first] { -orange } ocupa { $square }
   *[second] { -blue } ocupa { $square }
}
advice-place = Ocupa { $square }
label-free = { $square }, libre
label-stone = { $side ->
    [first] { $square }, ficha { -orange-f }
   *[second] { $square }, ficha { -blue-f }
}
refuse-taken = { $square } está ocupada.
end-three = { $side ->
    [first] { -orange } tiene tres en raya.
   *[second] { -blue } tiene tres en raya.
}

page-1-title = Objetivo
page-1-body = El tablero tiene tres por tres casillas. Gana quien primero pone tres fichas en raya: en vertical, en horizontal o en diagonal.
page-1-diagram-1 = { -orange } ganó por la diagonal.
page-2-title = Las jugadas
page-2-body = Se juega por turnos. En tu jugada pones una ficha en una casilla libre, y ahí se queda.
page-3-title = El final
page-3-body = Con tres en raya, la partida termina de inmediato. Si las nueve casillas están ocupadas y nadie tiene tres, la partida es un empate.
page-3-diagram-1 = Un tablero lleno sin tres en raya: empate.
computer-title = Cómo piensa la máquina
computer-body = Juega partidas hasta el final en su cabeza, sobre todo por los caminos que le fueron bien. A partir del nivel 7 ve la partida entera, y entonces lo mejor que puedes conseguir es un empate.

# La lección
lesson-place = Con tres en raya ganas. En cada jugada, pon una ficha en una casilla libre.
lesson-place-task = Toca cualquier casilla.
lesson-place-done = Ahí se queda hasta el final.
lesson-row = Con tres en raya ganas.
lesson-row-task = Tienes dos. Pon la tercera.
lesson-row-done = ¡Tres en raya! La partida termina de inmediato.
lesson-row-wrong = Siguen siendo dos. La tercera va en el extremo de la raya.
lesson-slant = Las diagonales también cuentan.
lesson-slant-task = Completa la diagonal.
lesson-slant-done = De esquina a esquina se gana igual.
lesson-slant-wrong = Sigue tus dos fichas hacia arriba y a la derecha.
lesson-stop = Si tu rival tiene dos, ciérrale el paso.
lesson-stop-task = { -blue } ganaría con su próxima ficha. Impídelo.
lesson-stop-done = Antes de cada jugada, pregúntate: ¿qué amenaza { -blue }?
lesson-stop-wrong = { -blue } cierra el hueco y gana.
lesson-first = Ganar va antes que tapar.
lesson-first-task = Los dos tienen dos. Es tu turno.
lesson-first-done = Si ganas primero, no necesitas tapar nada.
lesson-first-wrong = Podías ganar: tus dos fichas están en la columna izquierda.
lesson-trap = No se pueden tapar dos amenazas a la vez.
lesson-trap-task = Encuentra la casilla que forma dos rayas de dos.
lesson-trap-done = { -blue } solo puede tapar una. Esas son todas las reglas.
lesson-trap-wrong = { -blue } puede tapar eso. Mira la esquina que está libre.
