name = Cuatro en raya
tagline = Suelta fichas y alinea cuatro

page-1-title = Objetivo
page-1-body = El tablero está de pie: siete columnas y seis filas. Gana quien primero tiene cuatro fichas en raya: en vertical, en horizontal o en diagonal.
page-1-diagram-1 = { -orange } ganó por la diagonal que sube.
page-2-title = Las jugadas
page-2-body = Empieza { -orange } y después se juega por turnos. En tu jugada sueltas una ficha en una columna que no esté llena. Cae hasta la casilla libre más baja y ahí se queda. Toca cualquier parte de una columna para soltarla ahí.

    No puedes pasar: mientras haya sitio, tienes que soltar una ficha.
page-2-diagram-1 = La tercera columna tiene dos fichas. La próxima caerá ahí en c3.
page-3-title = El final
page-3-body = Con cuatro en raya, la partida termina de inmediato. Más de cuatro también valen. Si las 42 casillas están ocupadas y nadie tiene cuatro en raya, la partida es un empate.
page-3-diagram-1 = Una ficha cerró el hueco: cinco en raya ganan igual que cuatro.
page-4-title = En qué fijarte
page-4-body =
    Antes de cada jugada, hazte tres preguntas: ¿puedo hacer cuatro en raya? ¿Puede mi rival? ¿Y quién se quedará con la casilla de encima de mi ficha?

    Una casilla que te daría cuatro en raya es una amenaza. Si ya puedes completar dos amenazas, tu rival no puede tapar las dos. Una amenaza más arriba también trabaja para ti: tu rival no querrá jugar justo debajo.

    La columna central es la que más vale: por ninguna otra pasan tantas líneas de cuatro.
page-4-diagram-1 = { -orange } amenaza en a1 y en e1. { -blue } solo puede tapar una de las dos.
page-5-title = Anotar las jugadas
page-5-body = Una jugada se escribe con el número de su columna, contada desde la izquierda: del 1 al 7. Las casillas tienen nombres como d4: una letra para la columna y un número para la fila, contada desde abajo.

    Puedes escribir una partida entera como una sola serie de cifras, por ejemplo 4453.
page-6-title = Pares e impares
page-6-body =
    Cuando se acaban las casillas buenas, alguien tiene que jugar debajo de una amenaza de su rival. Eso se llama zugzwang: tienes que jugar, y cualquier jugada te perjudica.

    Para saber quién cae, basta con contar. Si antes se llenan las otras columnas, { -blue } tiene que jugar debajo de las amenazas de { -orange } en filas impares, y { -orange }, debajo de las de { -blue } en filas pares. Por eso { -orange } busca amenazas en las filas 3 y 5, y { -blue }, en las filas 2, 4 y 6.

    Si en cada columna hay un número par de fichas, a { -blue } le basta con seguir a { -orange }: soltar una ficha encima de cada una de las suyas. Así, { -blue } consigue todas las casillas que quedan en las filas pares. Una amenaza de { -orange } en una fila impar arruina este plan, porque { -blue } no puede jugar justo debajo.
page-6-diagram-1 = Solo queda la columna 7: { -blue } tiene que jugar en g2, y { -orange } ocupa g3.
page-6-diagram-2 = { -blue } sigue a { -orange } en cada columna. Al final, { -orange } tiene que jugar en e3, y { -blue } ocupa e4.
page-7-title = Trampas y aperturas
page-7-body =
    Tres fichas una al lado de otra y una diagonal que baja desde uno de sus extremos parecen un 7. Forman dos amenazas, una justo encima de la otra. Si tu rival ocupa la casilla de abajo, tú ocupas la de arriba.

    La primera ficha importa. Si nadie se equivoca después, con la columna central gana { -orange }, las dos columnas de al lado llevan al empate y las otras cuatro pierden.
page-7-diagram-1 = Un 7: { -orange } juega en e2 y amenaza en e3. Si { -blue } ocupa e3, { -orange } gana en e4.
computer-title = Cómo piensa la máquina
computer-body = Juega miles de partidas en su cabeza, sobre todo por los caminos que van bien. Si ve una victoria, la aprovecha; impide las tuyas y no suelta una ficha debajo de una casilla que te haría ganar.

    Cuatro en raya está resuelto: con juego perfecto gana quien empieza, con la penúltima ficha, pero solo si empieza en el centro. Cuanto más alto el nivel, más a menudo calcula la máquina el valor exacto de sus jugadas; el nivel más alto lo hace siempre que le alcanza el tiempo.

# La lección
lesson-drop = Alinea cuatro fichas para ganar. Cada una cae hasta el fondo de su columna.
lesson-drop-task = Toca cualquier columna.
lesson-drop-done = Cayó hasta donde pudo, y ahí se queda.
lesson-pile = Una ficha cae sobre lo que haya en su columna.
lesson-pile-task = Suelta la tuya encima de la pila del centro.
lesson-pile-done = Es la tercera desde abajo. En una columna caben seis.
lesson-pile-wrong = Esa es otra columna. La pila está en el centro.
lesson-across = Si pones cuatro de tu color en raya, ganas.
lesson-across-task = Tienes tres. Suelta la cuarta.
lesson-across-done = ¡Cuatro en raya! La partida termina de inmediato.
lesson-across-wrong = Siguen siendo tres. La cuarta va en el extremo de la raya.
lesson-up = Cuatro fichas apiladas también cuentan.
lesson-up-task = Completa la columna.
lesson-up-done = En vertical se gana igual.
lesson-up-wrong = Mira las tres fichas apiladas.
lesson-slant = Y cuatro en diagonal también.
lesson-slant-task = Tres suben hacia la derecha. Encuentra la columna de la cuarta.
lesson-slant-done = Las diagonales se pasan por alto fácilmente. Mira dos veces.
lesson-slant-wrong = Sigue las tres fichas hacia arriba, una columna más allá.
lesson-stop = Si tu rival tiene tres, ciérrale el paso.
lesson-stop-task = { -blue } ganaría con su próxima ficha. Impídelo.
lesson-stop-done = Antes de cada jugada, pregúntate: ¿qué amenaza { -blue }?
lesson-stop-wrong = { -blue } ocupa el extremo de la raya y gana.
lesson-below = Cada ficha hace sitio a otra encima. Piensa en lo que caerá ahí.
lesson-below-task = { -blue } espera una casilla de la segunda fila. Juega donde sea menos debajo de ella.
lesson-below-done = ¡Bien visto! Ahora { -blue } tampoco puede jugar ahí, o la casilla será tuya.
lesson-below-wrong = { -blue } suelta su ficha encima de la tuya y completa cuatro.
lesson-zugzwang = Al final, alguien tiene que jugar debajo de una amenaza. ¡Que no seas tú!
lesson-zugzwang-task = La casilla del marco te dará cuatro en raya más tarde. Deja a { -blue } solo esa columna.
lesson-zugzwang-done = { -blue } tuvo que jugar debajo de tu casilla, y ahí ganas. Eso se llama zugzwang.
lesson-zugzwang-wrong = Eso es justo debajo de tu casilla: { -blue } la ocupa. Usa antes la otra columna.
lesson-trap = No se pueden tapar dos amenazas a la vez.
lesson-trap-task = Forma tres en raya con los dos extremos libres.
lesson-trap-done = Si { -blue } ocupa un extremo, tú ocupas el otro. Esas son todas las reglas.
lesson-trap-wrong = { -blue } puede tapar eso. Haz que tus dos de la fila de abajo sean tres.
