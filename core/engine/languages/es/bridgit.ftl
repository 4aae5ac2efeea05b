name = Bridg-It
tagline = Tiende puentes de orilla a orilla antes de que tu rival te corte el paso

option-size = Tamaño
option-rows = Filas
option-columns = Columnas
option-starter = Empieza
option-starter-vertical = { -orange } (de arriba abajo)
option-starter-horizontal = { -blue } (de izquierda a derecha)
option-walls = Muros
special-walls = ✕ es un muro: ahí no construye nadie y puede haber empate.
set-up-neutral = Muro
option-vertical = Puentes de { -orange } al inicio
option-horizontal = Puentes de { -blue } al inicio
handicap = { $count ->
    [one] El camino de { $name } es un puente más corto: puede ganar aunque empiece { $other }.
   *[other] El camino de { $name } es { $count } puentes más corto: puede ganar aunque empiece { $other }.
}

prompt-build = { $side ->
    [first] { -orange }: tiende un puente para unir arriba con abajo.
   *[second] { -blue }: tiende un puente para unir izquierda con derecha.
}
move-build = { $side ->
    [first] { -orange } tiende un puente en { $cell }
   *[second] { -blue } tiende un puente en { $cell }
}
advice-build = Tiende un puente en { $cell }

label-free = { $cell }, libre
label-upright = { $owner ->
    [first] { $cell }, puente { -orange-m } vertical
   *[second] { $cell }, puente { -blue-m } vertical
}
label-flat = { $owner ->
    [first] { $cell }, puente { -orange-m } horizontal
   *[second] { $cell }, puente { -blue-m } horizontal
}
label-wall = { $cell }, muro
label-pier = { $owner ->
    [first] { $cell }, pilar { -orange-m }
   *[second] { $cell }, pilar { -blue-m }
}
label-frame = { $cell }, borde

refuse-taken = { $owner ->
    [first] En { $cell } ya hay un puente { -orange-m }.
   *[second] En { $cell } ya hay un puente { -blue-m }.
}
refuse-wall = En { $cell } hay un muro.
refuse-pier = { $owner ->
    [first] { $cell } es un pilar { -orange-m }. Tiende puentes entre pilares.
   *[second] { $cell } es un pilar { -blue-m }. Tiende puentes entre pilares.
}
refuse-frame = { $cell } es parte del borde. Ahí no puedes construir.
refuse-outside = { $cell } no está en este tablero: las columnas van de la a hasta la { $column }, y las filas, del 1 al { $row }.

end-joined = { $side ->
    [first] { -orange } unió la orilla de arriba con la de abajo.
   *[second] { -blue } unió la orilla izquierda con la derecha.
}
end-full = El tablero está lleno y nadie tiene una cadena.

page-1-title = Objetivo
page-1-body =
    Dos redes de pilares comparten las mismas aguas. { -orange } quiere una cadena de puentes de la orilla de arriba a la de abajo. { -blue } quiere una de la orilla izquierda a la derecha. Los puentes nunca se cruzan, así que solo uno puede lograrlo.

    Gana quien une primero sus dos orillas. Tu cadena puede dar todas las vueltas que quieras.
page-1-diagram-1 = { -orange } unió la orilla de arriba con la de abajo.

page-2-title = Construir
page-2-body =
    Se juega por turnos y empieza { -orange }, salvo que elijas otra cosa. En tu jugada tiendes un puente en una casilla libre. Une los dos pilares de tu color que están junto a esa casilla. En unas casillas tu puente es vertical y en otras, horizontal. El puente de tu rival iría ahí en la otra dirección.

    Los puentes se quedan donde están. Nunca se mueven ni se capturan, y no puedes pasar.

    Cada casilla se nombra por su columna, contada desde la izquierda, y su fila, contada desde abajo.
page-2-diagram-1 = { -orange } tendió un puente vertical en d4 y otro horizontal en e5; { -blue }, uno vertical en c3.

page-3-title = El final
page-3-body =
    Todos los pilares de tu propia orilla ya la tocan, así que tu cadena puede empezar en cualquiera de ellos.

    Un tablero lleno siempre tiene exactamente un ganador. Si { -orange } no tiene una cadena de arriba abajo, una cadena de { -blue } le cierra el paso, y al revés. Por eso no hay empates, a menos que haya muros.

    No puedes construir sobre los pilares, en el borde del tablero ni en una casilla que ya tiene un puente o un muro.
page-3-diagram-1 = { -blue } unió la orilla izquierda con la derecha.

page-4-title = Tableros, ventajas y retos
page-4-body =
    Los tableros cuadrados van de 5 por 5 a 19 por 19, contando pilares y casillas. El tamaño habitual es 13. En todos ellos, quien empieza puede forzar la victoria.

    Si hay más filas que columnas, o más columnas que filas, el bando con el camino más corto tiene ventaja y puede ganar aunque no empiece. Es una buena forma de compensar a quien juega peor.

    Los muros son casillas que nadie puede usar, y una partida puede empezar con puentes ya tendidos. Con ambas cosas puedes preparar retos. Con muros, un tablero lleno puede acabar en empate. Si la posición inicial ya está decidida, la partida termina de inmediato.
page-4-diagram-1 = 13 filas y 11 columnas: { -orange } necesita al menos seis puentes; { -blue }, solo cinco.
page-4-diagram-2 = Un empate: los muros cierran el paso a los dos y el tablero está lleno.

page-5-title = La estrategia de los pares
page-5-body =
    Oliver Gross encontró una forma de que quien empieza gane siempre, y es fácil de recordar. Eres { -orange } en un tablero cuadrado. Empieza en la esquina de arriba a la izquierda. Desde ese momento, cada pilar { -blue-m } que no está en una orilla vigila dos de las casillas que lo rodean, de modo que cada casilla libre pertenece exactamente a un pilar. Cada vez que { -blue } ocupe una casilla de un par, ocupa tú la otra.

    ¿Qué dos casillas? Empieza en el segundo pilar { -blue-m } de la segunda fila { -blue-f } y baja hacia la derecha, de pilar en pilar: los pilares de esa diagonal vigilan a izquierda y derecha. Todos los que quedan a su derecha vigilan a la derecha y abajo. Todos los que quedan a su izquierda vigilan a la izquierda y arriba.

    ¿Por qué funciona? Imagina una cadena { -blue-f } y recórrela de izquierda a derecha. Su primer puente lo vigila el pilar al que llega; el último, el pilar del que sale. Así que, en algún punto intermedio, la cadena llega a un pilar por una de sus dos casillas y sale por la otra. Pero { -blue } nunca consigue las dos.
page-5-diagram-1 = { -orange } empezó en b6 y luego respondió a f6 con e5, a b4 con d4 y a d2 con f2. De d6 y c5, { -orange } conseguirá una, y de f4 y e3 también: con eso basta.
page-5-diagram-2 = { -orange } empezó en b6. Los pares: b4 y d4 (1), d2 y f2 (2), d6 y c5 (3), f6 y e5 (4), f4 y e3 (5), b2 y c3 (6). Los pilares c4 y e2 están en la diagonal.
page-5-diagram-3 = La cadena de { -blue } pasó por los pilares c4, c2, e2 y e4 hasta llegar a e6. Cada vez, { -orange } ocupó la otra casilla del par: d4, b2, f2, f4, y con f6 ganó.

page-6-title = En qué fijarte
page-6-body =
    Cada puente hace dos cosas: te hace avanzar y le quita una casilla a tu rival. Busca casillas que sirvan bien para las dos.

    Mantén dos caminos abiertos. Si dos puentes distintos pueden cerrar un hueco, tu rival solo puede impedir uno, y tú tiendes el otro.

    Para detener una cadena, busca una casilla que necesiten todos sus caminos. Y cuenta: ¿cuántos puentes le faltan, como mínimo, a cada bando?
page-6-diagram-1 = { -orange } puede ganar en c3 (1) o en e3 (2). { -blue } solo puede ocupar una de las dos casillas.

page-7-title = Para expertos
page-7-body =
    Bridg-It es un juego de conmutación de Shannon: en una red de caminos, un jugador asegura caminos y el otro los destruye. En la red de { -orange }, los puntos son los pilares { -orange-mp } y los caminos son las casillas. Cada puente de { -orange } asegura un camino; cada puente de { -blue } destruye uno. { -blue } también tiene su red.

    Nadie puede detenerte si en tu red hay dos árboles, sin casillas libres en común, y cada uno llega a las dos orillas y a los mismos pilares que el otro. Si tu rival destruye un camino de un árbol, un camino del otro lo repara. Funciona aunque el turno sea de tu rival.
page-7-diagram-1 = { -orange } empezó en b4. Con ese puente, d4 y b2 (1) forman un árbol; c3 y d2 (2), otro.

computer-title = Cómo piensa la máquina
computer-body =
    Bridg-It está resuelto en todos los tableros. Toma los pilares { -orange-mp } como puntos y las casillas libres como posibles caminos entre ellos. { -orange } está a salvo justo cuando dos árboles de caminos, sin ningún camino en común, llegan a los mismos puntos y a las dos orillas: sea cual sea el camino que { -blue } destruya, un árbol se parte y un camino del otro lo repara. Alfred Lehman lo demostró. La máquina reparte piedrecitas por los puntos para ver si existen esos árboles, y en unas millonésimas de segundo sabe quién gana y con qué jugadas. El análisis te dibuja los dos árboles.

    En el nivel más alto nunca regala una partida ganada. Entre las jugadas que ganan elige la más rápida y, en una posición perdida, la que te deja menos respuestas correctas.

    En los demás niveles juega por experiencia: llena el tablero al azar miles y miles de veces y prefiere las casillas cuyo dueño ganó más a menudo. De vez en cuando consulta la solución exacta; cuanto más alto el nivel, más a menudo.

# La lección
lesson-bridge = Une arriba con abajo para ganar: tiende puentes entre pilares { -orange-mp }.
lesson-bridge-task = Toca cualquier casilla entre pilares.
lesson-bridge-done = Une dos de tus pilares, y { -blue } ya no puede cortarlo.
lesson-shores = Gana una cadena de la orilla de arriba a la de abajo.
lesson-shores-task = Falta un puente. Tiéndelo.
lesson-shores-done = ¡De orilla a orilla! { -blue } intenta lo mismo de izquierda a derecha.
lesson-shores-wrong = Eso no completa tu cadena. Sigue desde los puentes que ya tienes.
lesson-wind = Tu cadena puede dar todas las vueltas que quieras.
lesson-wind-task = Hacia abajo no hay paso. Une tus dos partes en horizontal.
lesson-wind-done = Un puente horizontal vale tanto como uno vertical.
lesson-wind-wrong = Tus dos partes siguen separadas. Pueden encontrarse abajo, en el centro.
lesson-cut = Donde tú construyes, tu rival no puede.
lesson-cut-task = A { -blue } le falta un puente a la derecha. Ocupa esa casilla.
lesson-cut-done = ¡Cortado! Los puentes nunca se cruzan.
lesson-cut-wrong = { -blue } tiende el último puente y une las dos orillas.
lesson-two = Si tienes dos formas de ganar, tu rival no puede cortar las dos.
lesson-two-task = Sigue hacia abajo de modo que luego puedas ganar con dos puentes distintos.
lesson-two-done = { -blue } solo puede cortar una, y acaba de hacerlo.
lesson-two-wrong = { -blue } tiene tiempo de cortar eso. Baja desde tu puente de arriba.
lesson-mend = Así que ten siempre otro camino por si te cortan.
lesson-mend-task = { -blue } te cortó por la izquierda. Usa el otro camino.
lesson-mend-done = Ese es todo el secreto: tener siempre dos caminos abiertos.
lesson-mend-wrong = El segundo camino va por la derecha, hasta tu puente de abajo.
lesson-pair = Las casillas van por pares: si { -blue } ocupa una, tú ocupas la otra.
lesson-pair-task = { -blue } ocupó una casilla del par enmarcado. Ocupa la otra.
lesson-pair-done = Si siempre respondes así, { -blue } nunca pasará. Las reglas muestran todos los pares.
lesson-pair-wrong = Esa no es. La otra está a la derecha del puente { -blue-m } de más abajo.
lesson-race = Sin muros nunca hay empate: al final, una casilla decide para los dos.
lesson-race-task = Te falta un puente y a { -blue } también, en la misma casilla. Ocúpala.
lesson-race-done = Con un solo puente uniste tu cadena y cortaste a { -blue }. ¡A jugar!
lesson-race-wrong = Ahora { -blue } ocupa la casilla que los dos necesitan y gana.

# Por qué una pista es buena
# De qué tratan los retos
puzzle-idea-win-in = El camino más corto es el que puedes reparar por ambos lados.
puzzle-idea-only-win = Dos caminos sin puentes en común no se cortan a la vez: si cortan uno, usa el otro.
puzzle-idea-save = Con estos muros, dos caminos frenan a tu rival: si corta uno, usa el otro.
puzzle-idea-prevent = Construye donde se encuentran los dos caminos de tu rival.
chapter-first-bridges = Ocho travesías

# Razones de una jugada, sin punto
reason-allows = { $other ->
    [first] { -orange } puede ganar después con { $cell }
   *[second] { -blue } puede ganar después con { $cell }
}
reason-stops = { $other ->
    [first] Impide que { -orange } gane con { $cell }
   *[second] Impide que { -blue } gane con { $cell }
}
reason-threatens = Amenaza con ganar en { $cell }
reason-two-trees = { $other ->
    [first] Mantiene dos caminos separados: { -orange } no puede cortar los dos
   *[second] Mantiene dos caminos separados: { -blue } no puede cortar los dos
}
reason-joins-groups = Une dos grupos de puentes
reason-joins-shore = { $edge ->
    [top] Llega a la orilla de arriba
    [bottom] Llega a la orilla de abajo
    [left] Llega a la orilla izquierda
   *[right] Llega a la orilla derecha
}
reason-lengthens = { $side ->
    [first] Alarga la cadena: { $count } de { $all } filas
   *[second] Alarga la cadena: { $count } de { $all } columnas
}
reason-cuts = { $other ->
    [first] Hace que { -orange } necesite { $to } puentes en vez de { $from }
   *[second] Hace que { -blue } necesite { $to } puentes en vez de { $from }
}
reason-shortens = { $left ->
    [one] Falta { $left } puente por tender
   *[other] Faltan { $left } puentes por tender
}
