name = Othello
tagline = Encierra fichas y voltéalas

option-size = Tamaño

prompt-place = { $side ->
    [first] { -orange }: elige una casilla.
   *[second] { -blue }: elige una casilla.
}
prompt-pass = { $side ->
    [first] { -orange } no puede jugar y tiene que pasar.
   *[second] { -blue } no puede jugar y tiene que pasar.
}
operation-pass = Pasar
move-place = { $side ->
    [first] { -orange } juega en { $square } y voltea { $count }
   *[second] { -blue } juega en { $square } y voltea { $count }
}
move-pass = { $side ->
    [first] { -orange } pasa
   *[second] { -blue } pasa
}
advice-place = Juega en { $square }
advice-pass = Pasa
label-free = { $square }, libre
label-disc = { $side ->
    [first] { $square }, ficha { -orange-f }
   *[second] { $square }, ficha { -blue-f }
}
refuse-taken = { $square } está ocupada.
refuse-no-flip = Una ficha en { $square } no voltearía nada.
refuse-pass = Solo puedes pasar cuando no tienes ninguna jugada.
refuse-must-pass = { $side ->
    [first] { -orange } no puede jugar y tiene que pasar.
   *[second] { -blue } no puede jugar y tiene que pasar.
}
end-most = { $side ->
    [first] { -orange } tiene { $most } fichas; { -blue }, { $least }.
   *[second] { -blue } tiene { $most } fichas; { -orange }, { $least }.
}
end-even = Los dos bandos tienen { $most } fichas.

page-1-title = Objetivo
page-1-body = Consigue tener al final más fichas de tu color en el tablero que tu rival.
page-1-diagram-1 = El inicio.
page-2-title = Las jugadas
page-2-body = En tu jugada pones una ficha en una casilla libre. Tiene que encerrar fichas rivales en línea recta, en vertical, en horizontal o en diagonal, entre ella y otra de tus fichas. Todas las fichas encerradas se voltean y pasan a tu color.
page-2-diagram-1 = { -orange } encerró una ficha y la volteó.
page-3-title = Pasar y terminar
page-3-body = Si no puedes encerrar nada, tienes que pasar. Si puedes, tienes que jugar. Cuando ningún bando puede, la partida termina.
computer-title = Cómo piensa la máquina
computer-body = Juega partidas hasta el final en su cabeza, sobre todo por los caminos que le fueron bien.

# La lección
lesson-enclose = Gana quien acaba con más fichas. Encierra las rivales para voltearlas.
lesson-enclose-task = Toca una de las casillas marcadas.
lesson-enclose-done = ¡Encerrada y volteada! Cada ficha que pones tiene que voltear algo.
lesson-several = Una línea entera se puede voltear de una vez.
lesson-several-task = Hay tres en esta columna. Enciérralas todas desde abajo.
lesson-several-done = Las tres se voltearon.
lesson-several-wrong = Esas eran otras. Ve al extremo de abajo de la columna c.
lesson-slant = Las diagonales también cuentan.
lesson-slant-task = Encierra la ficha resaltada desde abajo a la izquierda.
lesson-slant-done = Horizontal, vertical o diagonal: todas las líneas cuentan.
lesson-slant-wrong = Sigue las fichas de c4 y b3 hacia abajo y a la izquierda.
lesson-ways = Una ficha puede encerrar en varias direcciones.
lesson-ways-task = Encuentra la casilla que encierra una fila y una diagonal.
lesson-ways-done = Tres fichas en dos direcciones, con una sola jugada.
lesson-ways-wrong = La fila 2 y la diagonal de c4 y d3 se encuentran a la derecha.
lesson-corner = Nada puede voltear una ficha en una esquina: ahí se queda.
lesson-corner-task = Ocupa la esquina libre.
lesson-corner-done = Esa es tuya para siempre.
lesson-corner-wrong = La esquina de arriba a la derecha vale más que eso.
lesson-most = Al final gana quien tiene más fichas.
lesson-most-task = Encuentra la jugada que gana la partida.
lesson-most-done = Contaste bien y ganaste. Esas son todas las reglas.
lesson-most-wrong = Con eso no basta. Prueba otra casilla.
