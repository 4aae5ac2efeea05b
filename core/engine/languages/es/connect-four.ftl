name = Cuatro en raya
tagline = Suelta fichas y alinea cuatro

page-1-title = Objetivo
page-1-body = El tablero está de pie: siete columnas y seis filas. Gana quien primero tiene cuatro fichas de su color en raya: en vertical, en horizontal o en diagonal.
page-1-diagram-1 = { -orange } ha ganado por la diagonal que sube.
page-2-title = Las jugadas
page-2-body = Empieza { -orange } y después los bandos se turnan. Una jugada es una ficha que se suelta en una columna que no está llena. Cae hasta la casilla libre más baja y ahí se queda. Puedes tocar cualquier punto de una columna para soltarla ahí.

    No se puede pasar: mientras haya sitio en el tablero, tienes que jugar.
page-2-diagram-1 = La tercera columna tiene dos fichas. La próxima caerá ahí en c3.
page-3-title = El final
page-3-body = Cuatro en raya terminan la partida al momento. Más de cuatro también valen. Si las 42 casillas están ocupadas y nadie tiene cuatro, la partida es un empate.
page-3-diagram-1 = Una ficha cerró el hueco: cinco en raya ganan igual que cuatro.
page-4-title = En qué fijarse
page-4-body = Una casilla que te daría cuatro en raya es una amenaza. Si dos amenazas se pueden completar ya, no hay modo de frenar las dos.

    Una amenaza más arriba también trabaja para ti: nadie quiere jugar justo debajo. Como el tablero se va llenando por turnos, las amenazas de { -orange } en filas impares y las de { -blue } en filas pares suelen ser las que se cumplen.
page-4-diagram-1 = { -orange } amenaza en a1 y también en e1. { -blue } solo puede frenar una de las dos.
page-5-title = Anotar las jugadas
page-5-body = Una jugada se escribe con el número de su columna, contada desde la izquierda: del 1 al 7. Las casillas tienen nombres como d4: una letra para la columna y un número para la fila, contada desde abajo.

    Una partida entera se puede escribir como una sola serie de cifras, por ejemplo 4453.
page-6-title = Cómo piensa la máquina
page-6-body = Juega miles de partidas en su cabeza, sobre todo por los caminos que van bien. Si ve una victoria, la aprovecha; frena las tuyas y no juega debajo de una casilla que te haría ganar.

    Cuatro en raya está resuelto: con juego perfecto gana quien empieza, con la penúltima ficha del tablero, pero solo si empieza en el centro. Cuanto más alto el nivel, más a menudo calcula la máquina el valor exacto de sus jugadas; el nivel más alto lo hace siempre que le alcanza el tiempo.

# La lección
lesson-drop = Aquí las fichas no se colocan: se sueltan en una columna.
lesson-drop-task = Toca cualquier columna.
lesson-drop-done = Cayó hasta donde pudo, y ahí se queda.
lesson-pile = Una ficha cae sobre lo que haya en su columna.
lesson-pile-task = Pon la tuya encima de la pila del centro.
lesson-pile-done = La tercera desde abajo. En una columna caben seis.
lesson-pile-wrong = Esa es otra columna. La pila está en el centro.
lesson-across = Cuatro de tu color en raya ganan.
lesson-across-task = Tienes tres. Suelta la cuarta.
lesson-across-done = Cuatro en raya: la partida termina al momento.
lesson-across-wrong = Siguen siendo tres. La cuarta va al final de la raya.
lesson-up = Cuatro apiladas también cuentan.
lesson-up-task = Completa la columna.
lesson-up-done = En vertical también se gana.
lesson-up-wrong = Mira las tres fichas apiladas.
lesson-slant = Y cuatro en diagonal también.
lesson-slant-task = Tres suben hacia la derecha. Encuentra la columna de la cuarta.
lesson-slant-done = Las diagonales pasan desapercibidas. Mira dos veces.
lesson-slant-wrong = Sigue las tres fichas hacia arriba, una columna más allá.
lesson-stop = Si el otro bando tiene tres, ciérrale el paso.
lesson-stop-task = { -blue } ganaría con su próxima ficha. Impídelo.
lesson-stop-done = Una mirada antes de cada jugada: ¿qué amenaza { -blue }?
lesson-stop-wrong = { -blue } ocupa el extremo de la raya y gana.
lesson-below = Cada ficha eleva a la siguiente: piensa en lo que caerá encima.
lesson-below-task = { -blue } espera una casilla de la segunda fila. Juega donde sea menos debajo de ella.
lesson-below-done = Bien visto. Ahora { -blue } tampoco puede jugar ahí, o la casilla será tuya.
lesson-below-wrong = Encima de tu ficha, { -blue } completa cuatro.
lesson-trap = No se pueden frenar dos amenazas a la vez.
lesson-trap-task = Forma tres en raya con los dos extremos libres.
lesson-trap-done = Si { -blue } ocupa un extremo, tú ocupas el otro. Ya lo sabes todo.
lesson-trap-wrong = Eso se puede frenar. Haz que las dos de la fila de abajo sean tres.
