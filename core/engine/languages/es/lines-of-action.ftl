name = Líneas de acción
tagline = Une todas tus fichas; las líneas deciden hasta dónde llegan

option-size = Tamaño
option-movement = Movimiento
option-movement-leaping = Con salto: sobre las rivales, nunca sobre las propias
option-movement-classic = Clásico (el juego de Soucie): sobre las propias, nunca sobre las rivales
option-both-connected = Si una jugada une a los dos bandos
option-both-connected-mover = Gana quien movió
option-both-connected-draw = Empate
handicap = { $name } tiene { $count } fichas menos, así que hay menos que unir.

prompt-pick = { $side ->
    [first] { -orange }: elige una ficha. Une todas tus fichas para ganar.
   *[second] { -blue }: elige una ficha. Une todas tus fichas para ganar.
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
advice-quiet = Mueve de { $from } a { $to }
advice-capture = Captura en { $to }, desde { $from }
advice-pass = Pasa

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
refuse-pass = Solo puedes pasar cuando no tienes ninguna jugada.
refuse-no-line = Ninguna fila, columna o diagonal va de { $from } a { $to }.
refuse-distance = { $count ->
    [one] En esta línea hay 1 ficha, así que la ficha se mueve exactamente 1 casilla, no { $steps }.
   *[other] En esta línea hay { $count } fichas, así que la ficha se mueve exactamente { $count } casillas, no { $steps }.
}
refuse-own = En { $square } hay una ficha tuya.
refuse-past-own = Tu propia ficha de { $square } cierra el paso.
refuse-past-enemy = La ficha rival de { $square } cierra el paso.
refuse-no-capture = En { $square } no hay ninguna ficha que capturar.
refuse-off-board = La casilla { $square } no existe en un tablero de { $size } por { $size }.

end-connected = { $side ->
    [first] Todas las fichas { -orange-fp } están unidas.
   *[second] Todas las fichas { -blue-fp } están unidas.
}
end-gave-away = { $side ->
    [first] La captura de { -blue } unió todas las fichas { -orange-fp }.
   *[second] La captura de { -orange } unió todas las fichas { -blue-fp }.
}
end-both-connected = Una sola jugada unió las fichas de los dos bandos.
end-no-moves = Ningún bando puede mover.
end-no-pieces = Un bando no tiene fichas.

page-1-title = Objetivo
page-1-body =
    Une todas tus fichas en un solo grupo para ganar. Las fichas están unidas cuando se tocan: en una fila, en una columna o esquina con esquina.

    Empieza { -orange }, con sus fichas en los bordes de arriba y de abajo. Las de { -blue } están a la izquierda y a la derecha. Las esquinas empiezan vacías.
page-1-diagram-1 = El inicio: { -orange }, arriba y abajo; { -blue }, a izquierda y derecha.
page-1-diagram-2 = { -blue } ganó: todas las fichas { -blue-fp } están unidas en un solo grupo.
page-2-title = Mover
page-2-body =
    Una ficha se mueve en línea recta: por su fila, su columna o una de sus dos diagonales.

    Tú no eliges la distancia. Cuenta todas las fichas de esa línea entera, de los dos colores y a ambos lados de la ficha, incluida ella misma: avanza exactamente ese número de casillas.

    Una ficha puede saltar sobre las rivales. Nunca puede saltar sobre una de su color ni caer en ella.

    Este es el movimiento Con salto. En el Clásico, el del juego que publicó Claude Soucie, es al revés: sobre las propias, nunca sobre las rivales.
page-2-diagram-1 = { -orange } movió de c8 a c6: en la columna c había dos fichas, así que fueron dos casillas.
page-3-title = Capturar
page-3-body =
    Una ficha que cae sobre una rival la captura. No es obligatorio capturar, y muchas veces no conviene: cada ficha que pierde tu rival es una menos que tiene que unir.
page-3-diagram-1 = { -blue } capturó en d1, desde a4: en la diagonal había tres fichas, así que fueron tres casillas, y saltó sobre la ficha de { -orange } en b3.
page-4-title = Ganar, o regalar la victoria
page-4-body =
    La partida termina con la primera jugada que deja unido a un bando.

    Si tus fichas quedan unidas después de tu jugada, ganas, aunque tu captura una también las de tu rival. (Hay una opción que lo convierte en empate.)

    Si tu captura une solo las fichas de tu rival, gana tu rival. Una sola ficha cuenta como unida: pierde quien le deja al rival una sola ficha, a menos que esa jugada una también las suyas.
page-4-diagram-1 = { -blue } capturó en b5, y las fichas que le quedan a { -orange } están unidas: ganó { -orange }.
page-4-diagram-2 = La captura de { -orange } en a4 unió a los dos bandos: movió { -orange }, así que ganó { -orange }.
page-4-diagram-3 = { -orange } capturó en c2 y le dejó a { -blue } una sola ficha: ganó { -blue }.
page-5-title = Pasar y empatar
page-5-body =
    Si no tienes ninguna jugada, tienes que pasar; si tienes una, tienes que mover. Si ningún bando puede mover, la partida es un empate.

    También es empate cuando la misma posición se repite tres veces con el turno del mismo bando.
page-5-diagram-1 = { -blue } no tiene jugada: cada ficha saldría del tablero o chocaría con las de su propio bando. { -blue } tiene que pasar.
page-6-title = Variantes
page-6-body =
    Los tableros tienen de 5 a 12 filas. Cuanto más pequeño el tablero, más rápida y alocada la partida.

    Con salto, el juego de esta aplicación: una ficha pasa sobre las rivales, nunca sobre las propias. Clásico, el juego de Soucie: una ficha pasa sobre las propias, nunca sobre las rivales. Todo lo demás sigue igual.
page-6-diagram-1 = El tablero más pequeño.
page-6-diagram-2 = Clásico: { -orange } movió de b1 a h1, seis casillas, sobre cinco fichas propias.
page-7-title = En qué fijarte
page-7-body =
    Junta tus fichas en el centro del tablero. Desde ahí, una ficha puede ir en ocho direcciones; desde un borde, en cinco; desde una esquina, en tres.

    Antes de cada jugada, busca las fichas que a tu rival le faltan por unir. ¿Puede alguna unirse a las demás en la próxima jugada? Entonces cambia la cuenta de su línea: lleva una ficha a esa línea o saca una de ella.

    Captura para acercar tu ficha a las demás o para romper el grupo de tu rival. Si no, mejor no captures: cuantas menos fichas le quedan, más fácil le resulta unirlas.
page-7-diagram-1 = { -orange } movió a c6. En la fila 6 hay ahora tres fichas, así que la ficha de { -blue } en a6 avanza por ella hasta d6, y ya no hasta c6.
page-8-title = Para expertos
page-8-body =
    Cuenta cuántas jugadas necesita cada bando para unir sus fichas si nadie le estorba. Si tú necesitas menos, únelas. Si no, frena a tu rival. Y cuida la movilidad de tus fichas: si te quedan pocas jugadas, quizá tengas que romper tu propio grupo.

    Una jugada cambia la cuenta de hasta seis líneas: tres que la ficha deja y tres a las que llega. La línea por la que avanza conserva su cuenta, salvo que capture. Con el movimiento Con salto, en el que no puedes cerrarles el paso a las fichas rivales, esa es tu principal defensa.

    Con el Clásico, en cambio, tus fichas sí cierran el paso. Dos o tres, una al lado de otra, forman un muro que las fichas rivales no pueden cruzar. Las fichas del borde son las más fáciles de encerrar.

    Una jugada se escribe con sus dos casillas, como c8-c6, y una captura, con una x, como a4xd1.
page-8-diagram-1 = Clásico: { -orange } movió a c6. La ficha de { -blue } en a6 tendría que avanzar tres casillas por la fila 6, pasando sobre c6, así que no puede moverse por esa fila.
computer-title = Cómo piensa la máquina
computer-body =
    Mira muchas continuaciones, y más a fondo las que más prometen. Juzga la posición final de cada una por lo cerca que están las fichas de cada bando y por cuántos grupos forman. Si una continuación está ganada o perdida a la fuerza, lo sabe con certeza y lo dice.

    Los niveles más fuertes miran más continuaciones. Los más débiles eligen a veces entre varias jugadas buenas, pero ninguno pasa por alto una victoria en una jugada.

# La lección
lesson-count = Une todas tus fichas. Avanzan tantas casillas como fichas hay en su línea.
lesson-count-task = En esta columna hay dos fichas, así que avanzas dos casillas. Pruébalo.
lesson-count-done = Cuentan los dos colores, y también la ficha que se mueve.
lesson-count-wrong = Es legal, pero no es la que toca. Mueve tu ficha de c8 o c1 por su columna.
lesson-slant = Las filas y las diagonales también son líneas.
lesson-slant-task = En esta diagonal hay dos fichas. Mueve la tuya dos casillas por ella.
lesson-slant-done = Cada ficha tiene hasta cuatro líneas, cada una con su cuenta.
lesson-slant-wrong = Usa tu ficha de c8 y baja hacia la derecha.
lesson-slant-column = Esa era su columna. Su diagonal baja hacia la derecha.
lesson-leap = Puedes saltar sobre fichas rivales, nunca sobre las tuyas.
lesson-leap-task = Tres fichas, tres casillas: salta sobre { -blue } desde arriba.
lesson-leap-done = ¡Por encima de { -blue }! (Con el movimiento Clásico saltas sobre las tuyas.)
lesson-leap-wrong = Usa tu ficha de c6 y baja en línea recta.
lesson-take = Cae sobre una ficha de tu rival para capturarla.
lesson-take-task = Cuatro de tus fichas pueden capturar. Elige una.
lesson-take-done = ¡Capturada! Pero con menos fichas, tu rival tiene menos que unir.
lesson-take-wrong = Tus fichas de c1, c8, f1 y f8 pueden capturar, en diagonal.
lesson-join = Une todas tus fichas y ganas. Esquina con esquina también se tocan.
lesson-join-task = Una de tus fichas está sola. Únela.
lesson-join-done = ¡Todas unidas! Lado con lado y esquina con esquina, todo vale.
lesson-join-wrong = Mueve tu ficha de e6 por su diagonal. Cuenta las fichas que hay en ella.
lesson-stop = Cambia la cuenta de una línea y cambiarás las jugadas en ella.
lesson-stop-task = La última ficha de { -blue } está en la fila 4 y quiere avanzar dos casillas. Impídelo.
lesson-stop-done = Lo impediste: saliste de la línea o capturaste la ficha que quería alcanzar.
lesson-stop-wrong = { -blue } une todas sus fichas de todos modos y gana.
lesson-gift = No captures la ficha que tu rival no puede unir: le harías un favor.
lesson-gift-task = A { -blue } le falta unir una sola ficha. Juega lo que sea menos capturarla.
lesson-gift-done = Correcto. Mira dos veces antes de capturar. Esas son todas las reglas.
lesson-gift-wrong = Ahora todas las fichas que le quedan a { -blue } están unidas: ganó { -blue }.

# Por qué una pista es buena
# De qué tratan los retos
puzzle-idea-win-in = Hay una jugada tras la cual puedes unir tus últimas fichas de más de una manera.
puzzle-idea-only-win = Una sola jugada deja tus fichas lo bastante cerca para unirlas.
puzzle-idea-save = Una sola jugada mantiene separadas las fichas de tu rival.
puzzle-idea-prevent = Lo puede impedir una captura, u otro número de fichas en la línea.

# Razones de una jugada, sin punto
reason-allows = { $other ->
    [first] { -orange } puede unir todo después con { $move }
   *[second] { -blue } puede unir todo después con { $move }
}
reason-stops = { $other ->
    [first] Impide que { -orange } una todo con { $move }
   *[second] Impide que { -blue } una todo con { $move }
}
reason-threatens = Amenaza con unir todo: { $move }
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
