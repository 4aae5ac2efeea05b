name = Líneas de acción
tagline = Reúne todas tus fichas; las líneas deciden hasta dónde llegan

option-size = Tamaño
option-movement = Movimiento
option-movement-leaping = Con salto: sobre las rivales
option-movement-classic = Clásico: sobre las propias
option-both-connected = Los dos bandos unidos a la vez
option-both-connected-mover = Gana quien ha movido
option-both-connected-draw = Empate

prompt-pick = { $side ->
    [first] { -orange }: elige una ficha.
   *[second] { -blue }: elige una ficha.
}
prompt-go = { $side ->
    [first] { -orange }: ¿adónde va la ficha de { $square }?
   *[second] { -blue }: ¿adónde va la ficha de { $square }?
}
prompt-pass = { $side ->
    [first] { -orange } no puede mover y tiene que pasar.
   *[second] { -blue } no puede mover y tiene que pasar.
}
operation-pass = Pasar

move-quiet = { $side ->
    [first] { -orange } mueve de { $from } a { $to }
   *[second] { -blue } mueve de { $from } a { $to }
}
move-capture = { $side ->
    [first] { -orange } captura en { $to }, desde { $from }
   *[second] { -blue } captura en { $to }, desde { $from }
}
move-pass = { $side ->
    [first] { -orange } pasa
   *[second] { -blue } pasa
}

label-free = { $square }, libre
label-piece = { $side ->
    [first] { $square }, ficha { -orange-f }
   *[second] { $square }, ficha { -blue-f }
}

refuse-empty = En { $square } no hay ninguna ficha.
refuse-enemy = { $side ->
    [first] La ficha de { $square } es { -blue-f }, y le toca a { -orange }.
   *[second] La ficha de { $square } es { -orange-f }, y le toca a { -blue }.
}
refuse-stuck = La ficha de { $square } no se puede mover.
refuse-must-pass = { $side ->
    [first] { -orange } no puede mover y tiene que pasar.
   *[second] { -blue } no puede mover y tiene que pasar.
}
refuse-pass = Solo puede pasar un bando que no puede mover.
refuse-no-line = Ninguna fila, columna o diagonal va de { $from } a { $to }.
refuse-distance = { $count ->
    [one] En esta línea hay 1 ficha, así que se mueve exactamente 1 casilla, no { $steps }.
   *[other] En esta línea hay { $count } fichas, así que se mueve exactamente { $count } casillas, no { $steps }.
}
refuse-own = En { $square } hay una ficha tuya.
refuse-past-own = Tu propia ficha de { $square } cierra el paso.
refuse-past-enemy = La ficha rival de { $square } cierra el paso.
refuse-no-capture = En { $square } no hay ninguna ficha rival que capturar.
refuse-off-board = La casilla { $square } no existe en un tablero de { $size } por { $size }.

end-connected = { $side ->
    [first] Todas las fichas { -orange-fp } están unidas.
   *[second] Todas las fichas { -blue-fp } están unidas.
}
end-gave-away = { $side ->
    [first] La captura de { -blue } ha unido todas las fichas { -orange-fp }.
   *[second] La captura de { -orange } ha unido todas las fichas { -blue-fp }.
}
end-both-connected = Una sola jugada ha unido las fichas de los dos bandos.
end-no-moves = Ningún bando puede mover.

page-1-title = Objetivo
page-1-body =
    Gana el primer bando que reúne todas sus fichas en un solo grupo. Las fichas están unidas cuando se tocan: en una fila, en una columna o esquina con esquina.

    Empieza { -orange }, con sus fichas en los bordes de arriba y de abajo; las de { -blue } están a la izquierda y a la derecha. Las esquinas quedan vacías.
page-1-diagram-1 = El inicio: { -orange }, arriba y abajo; { -blue }, a izquierda y derecha.
page-1-diagram-2 = { -blue } ha ganado: cada ficha { -blue-f } toca otra, y todas forman un solo grupo.
page-2-title = Las jugadas
page-2-body =
    Una ficha se mueve en línea recta: por su fila, su columna o una de sus dos diagonales.

    La distancia no la eliges tú. Cuenta todas las fichas de esa línea entera, de los dos colores y a ambos lados de la ficha, incluida ella misma: avanza exactamente ese número de casillas.

    Una ficha puede saltar sobre las rivales. No puede saltar sobre una de su color ni caer en ella.
page-2-diagram-1 = { -orange } ha movido de c8 a c6: en la columna c había dos fichas, así que fueron dos casillas.
page-3-title = Capturar
page-3-body =
    Una ficha que cae sobre una rival la saca del tablero. No es obligatorio capturar, y muchas veces no conviene: con cada ficha que pierde, a tu rival le queda una menos que reunir.
page-3-diagram-1 = { -blue } ha capturado de a4 a d1: en la diagonal había tres fichas, así que fueron tres casillas, y saltó sobre la ficha de { -orange } en b3.
page-4-title = Ganar, o regalar la victoria
page-4-body =
    La partida termina con la primera jugada que deja unido a un bando.

    Si queda unido el bando que ha movido, gana, aunque su captura una también al otro. (Hay una opción que lo convierte en empate.)

    Si una captura une solo al rival, gana el rival. Una sola ficha cuenta como unida: quien captura la penúltima pierde, a menos que con esa jugada una sus propias fichas.
page-4-diagram-1 = { -blue } ha capturado en b5, y las fichas que le quedan a { -orange } forman un solo grupo: ha ganado { -orange }.
page-4-diagram-2 = La captura de { -orange } en a4 ha unido a los dos bandos: movió { -orange }, así que ha ganado { -orange }.
page-4-diagram-3 = { -orange } ha capturado en c2 y le ha dejado a { -blue } una sola ficha: ha ganado { -blue }.
page-5-title = Pasar y empatar
page-5-body =
    Un bando que no puede mover tiene que pasar; uno que puede, tiene que mover. Si ninguno puede, la partida es un empate.

    También es empate cuando la misma posición, con el turno del mismo bando, se da por tercera vez.
page-5-diagram-1 = { -blue } no puede mover: cada ficha saldría del tablero o choca con las de su propio bando. { -blue } tiene que pasar.
page-6-title = Variantes
page-6-body =
    Los tableros tienen de 5 a 12 filas. Cuanto más pequeño el tablero, más rápida y alocada la partida.

    El movimiento clásico invierte los saltos: una ficha puede pasar sobre las de su bando, pero no sobre las rivales. Todo lo demás sigue igual.
page-6-diagram-1 = El tablero más pequeño.
page-6-diagram-2 = Movimiento clásico: { -orange } ha movido de b1 a h1, seis casillas, sobre cinco fichas propias.
page-7-title = Cómo piensa la máquina
page-7-body =
    Mira muchas continuaciones, y más a fondo las que más prometen. Juzga la posición final de cada una por lo cerca que están las fichas de cada bando y por cuántos grupos forman. Si una continuación está ganada o perdida sin remedio, lo sabe con certeza y lo dice.

    Los niveles más fuertes miran más continuaciones. Los más débiles eligen a veces entre varias jugadas buenas, pero ninguno pasa por alto una victoria en una jugada.

# La lección
lesson-count = Cuenta las fichas de la línea. Eso es exactamente lo que avanzas.
lesson-count-task = En esta columna hay dos fichas: mueve una de ellas dos casillas.
lesson-count-done = Cuentan los dos colores, y también la ficha que se mueve.
lesson-count-wrong = También es una jugada. Toma una ficha del marco y no salgas de su columna.
lesson-slant = Las filas y las diagonales también son líneas.
lesson-slant-task = En esta diagonal hay dos fichas. Mueve la tuya dos casillas por ella.
lesson-slant-done = Cada ficha tiene hasta cuatro líneas, cada una con su cuenta.
lesson-slant-wrong = Toma tu ficha iluminada y baja hacia la derecha.
lesson-slant-column = Esa era su columna. Su diagonal baja hacia la derecha.
lesson-leap = Puedes saltar sobre el otro bando, nunca sobre el tuyo.
lesson-leap-task = Tres fichas, tres casillas: salta sobre { -blue } desde arriba.
lesson-leap-done = Por encima de { -blue } y adelante. Una ficha tuya te habría frenado.
lesson-leap-wrong = Toma tu ficha iluminada de arriba y baja en línea recta.
lesson-take = Si caes sobre una ficha del otro bando, la capturas.
lesson-take-task = Cuatro de tus fichas pueden capturar una. Elige.
lesson-take-done = Capturada. Pero quien tiene menos fichas tiene menos que reunir.
lesson-take-wrong = Las tuyas iluminadas pueden capturar, en diagonal.
lesson-join = Todas tus fichas en un grupo: así se gana. Esquina con esquina también vale.
lesson-join-task = Una de las tuyas está apartada. Tráela con las demás.
lesson-join-done = Todas juntas. Lado con lado o esquina con esquina, todo vale.
lesson-join-wrong = La ficha de la derecha sigue sola. Cuenta su diagonal.
lesson-stop = Si cambia la cuenta de una línea, cambian sus jugadas.
lesson-stop-task = La última ficha de { -blue } está en la fila 4 y avanzaría dos casillas. Estropéale el plan.
lesson-stop-done = Plan estropeado. Saliste de la línea o capturaste la ficha que buscaba.
lesson-stop-wrong = Dos en su fila, dos casillas: { -blue } se reúne y gana.
lesson-gift = Capturar la ficha apartada le hace un favor al otro bando.
lesson-gift-task = A { -blue } le falta unir una sola ficha. Juega lo que sea menos capturarla.
lesson-gift-done = Correcto. Mira dos veces antes de capturar. Ya lo sabes todo.
lesson-gift-wrong = Ahora todas las fichas que le quedan a { -blue } están juntas: ha ganado { -blue }.

# Por qué una pista es buena
# De qué tratan los retos
puzzle-idea-win-in = Haz la jugada tras la cual las últimas fichas se pueden unir de más de una manera.
puzzle-idea-only-win = Una sola jugada deja las fichas lo bastante cerca para unirlas.
puzzle-idea-save = Una sola jugada mantiene separadas las fichas rivales.
puzzle-idea-prevent = Captura la ficha que une a las rivales o ponte donde la línea se vuelve demasiado larga.

# Razones de una jugada, sin punto
reason-allows = { $other ->
    [first] { -orange } puede unirlo todo con { $move }
   *[second] { -blue } puede unirlo todo con { $move }
}
reason-stops = { $other ->
    [first] Impide que { -orange } lo una todo con { $move }
   *[second] Impide que { -blue } lo una todo con { $move }
}
reason-threatens = Amenaza con unirlo todo con { $move }
reason-connects = Une { $count } de { $all } fichas
reason-joins-last = No deja ninguna ficha sola
reason-fewer-groups = { $count ->
    [one] Deja solo { $count } grupo
   *[other] Deja solo { $count } grupos por unir
}
reason-splits = { $other ->
    [first] Separa las fichas de { -orange } en { $count } grupos
   *[second] Separa las fichas de { -blue } en { $count } grupos
}
reason-captures = Captura la ficha de { $to }
reason-isolates = { $other ->
    [first] Deja sola la ficha de { -orange } en { $square }
   *[second] Deja sola la ficha de { -blue } en { $square }
}
reason-takes-moves = { $other ->
    [first] { $count ->
        [one] Le quita una jugada a { -orange }
       *[other] Le quita { $count } jugadas a { -orange }
    }
   *[second] { $count ->
        [one] Le quita una jugada a { -blue }
       *[other] Le quita { $count } jugadas a { -blue }
    }
}
reason-nearer = Acerca una ficha a las demás
