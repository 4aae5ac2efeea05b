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
    [first] { -orange } ocupa { $square } y voltea { $count }
   *[second] { -blue } ocupa { $square } y voltea { $count }
}
move-pass = { $side ->
    [first] { -orange } pasa
   *[second] { -blue } pasa
}
label-free = { $square }, libre
label-disc = { $side ->
    [first] { $square }, ficha { -orange-f }
   *[second] { $square }, ficha { -blue-f }
}
refuse-taken = { $square } está ocupada.
refuse-no-flip = Una ficha en { $square } no encerraría nada.
refuse-pass = Solo puede pasar un bando que no puede jugar.
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
page-1-body = Gana quien tiene más fichas de su color en el tablero al final.
page-1-diagram-1 = El inicio.
page-2-title = Las jugadas
page-2-body = Una jugada es una ficha en una casilla libre. Tiene que encerrar fichas rivales: en línea recta, en vertical, en horizontal o en diagonal, entre la ficha nueva y otra de su color. Todas las fichas encerradas se voltean y pasan al color de quien ha jugado.
page-2-diagram-1 = { -orange } ha encerrado una ficha y la ha volteado.
page-3-title = Pasar y terminar
page-3-body = Un bando que no puede encerrar nada tiene que pasar; uno que sí puede tiene que jugar. Cuando ningún bando puede, la partida ha terminado.
page-4-title = Cómo piensa la máquina
page-4-body = Juega partidas hasta el final en su cabeza, sobre todo por los caminos que le fueron bien.

# La lección
lesson-enclose = Encierra fichas del otro bando entre dos tuyas: se voltean.
lesson-enclose-task = Toca una de las casillas marcadas.
lesson-enclose-done = Encerrada y volteada. No se puede poner una ficha que no encierra nada.
lesson-several = Una línea entera se puede voltear de una vez.
lesson-several-task = Tres en esta columna. Enciérralas todas desde abajo.
lesson-several-done = Las tres se han volteado.
lesson-several-wrong = Esas eran otras. Ve al extremo de abajo de la columna iluminada.
lesson-slant = Las diagonales también cuentan.
lesson-slant-task = Encierra la ficha iluminada desde abajo a la izquierda.
lesson-slant-done = Horizontal, vertical o diagonal: todas las líneas cuentan.
lesson-slant-wrong = Sigue las dos fichas iluminadas hacia abajo y a la izquierda.
lesson-ways = Una ficha puede encerrar en varias direcciones.
lesson-ways-task = Encuentra la casilla que encierra una fila y una diagonal.
lesson-ways-done = Tres fichas en dos direcciones, con una sola jugada.
lesson-ways-wrong = La fila y la diagonal iluminadas se encuentran a la derecha.
lesson-corner = Nada puede encerrar una ficha en una esquina: ahí se queda.
lesson-corner-task = Ocupa la esquina libre.
lesson-corner-done = Esa es tuya para siempre.
lesson-corner-wrong = La esquina del marco vale más que eso.
lesson-most = Al final gana quien tiene más fichas.
lesson-most-task = Encuentra la jugada que gana la partida.
lesson-most-done = Contado y ganado. Ya lo sabes todo.
lesson-most-wrong = Con eso no basta. Prueba otra casilla.
