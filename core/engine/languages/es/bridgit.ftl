name = Bridg-It
tagline = Tiende puentes de orilla a orilla antes de que te corten el paso

option-size = Tamaño
option-rows = Filas
option-columns = Columnas
option-starter = Empieza
option-starter-vertical = { -orange } (de arriba abajo)
option-starter-horizontal = { -blue } (de izquierda a derecha)
option-walls = Muros
option-vertical = Puentes de { -orange } al inicio
option-horizontal = Puentes de { -blue } al inicio

prompt-build = { $side ->
    [first] { -orange }: tiende un puente, de arriba abajo.
   *[second] { -blue }: tiende un puente, de izquierda a derecha.
}
move-build = { $side ->
    [first] { -orange } tiende un puente en { $cell }
   *[second] { -blue } tiende un puente en { $cell }
}

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
    [first] { $cell } es un pilar { -orange-m }. Los puentes se tienden entre pilares.
   *[second] { $cell } es un pilar { -blue-m }. Los puentes se tienden entre pilares.
}
refuse-frame = { $cell } está en el borde, que nadie puede usar.
refuse-outside = { $cell } no está en este tablero: las columnas van de la a hasta la { $column }, y las filas, del 1 al { $row }.

end-joined = { $side ->
    [first] { -orange } ha unido la orilla de arriba con la de abajo.
   *[second] { -blue } ha unido la orilla izquierda con la derecha.
}
end-full = El tablero está lleno y nadie tiene una cadena.

page-1-title = Objetivo
page-1-body =
    Dos redes de pilares comparten las mismas aguas. { -orange } busca una cadena de puentes de la orilla de arriba a la de abajo; { -blue }, una de la izquierda a la derecha. Solo uno puede lograrlo, porque dos puentes nunca se cruzan.

    Gana quien primero une sus dos orillas. La cadena puede dar todas las curvas que quiera.
page-1-diagram-1 = { -orange } ha unido la orilla de arriba con la de abajo.

page-2-title = Los puentes
page-2-body =
    Los bandos se turnan; empieza { -orange }, salvo que elijas otra cosa. Una jugada es un puente en una casilla libre. Une los dos pilares de tu color que están junto a esa casilla: en unas casillas tu puente queda vertical y en otras, horizontal; el de tu rival iría en la otra dirección.

    Los puentes se quedan donde están. Nada se mueve ni se captura, y no se puede pasar.

    Cada casilla se nombra por su columna, contada desde la izquierda, y su fila, contada desde abajo.
page-2-diagram-1 = { -orange } ha tendido un puente vertical en d4 y otro horizontal en e5; { -blue }, uno vertical en c3.

page-3-title = El final
page-3-body =
    Todos los pilares de tu propia orilla la tocan. La orilla en sí no une nada: dos cadenas que empiezan arriba todavía no están unidas entre sí.

    Un tablero lleno siempre tiene exactamente un ganador. Si { -orange } no tiene una cadena de arriba abajo, es que una cadena { -blue-f } le cierra el paso, y al revés. Por eso no hay empate, a menos que haya muros.

    No se puede construir sobre los pilares ni en el borde del tablero, ni tampoco en una casilla que ya tiene un puente o un muro.
page-3-diagram-1 = { -blue } ha unido la orilla izquierda con la derecha.

page-4-title = Tableros, ventajas y retos
page-4-body =
    Los tableros cuadrados van de 5 por 5 a 19 por 19 puntos, contando pilares y casillas; lo habitual es 13. En todos ellos, el bando que empieza tiene la partida ganada, si sabe cómo.

    Si hay distinto número de filas que de columnas, el bando con el camino más corto tiene ventaja y gana incluso contra el juego perfecto, aunque no empiece. Es una buena manera de igualar la partida cuando alguien juega más fuerte.

    Los muros son casillas que nadie puede usar, y también puede haber puentes desde el principio: con ambas cosas puedes preparar tus propios retos. Con muros, un tablero lleno puede acabar en empate. Un inicio que ya está decidido es una partida terminada.
page-4-diagram-1 = 13 filas y 11 columnas: { -orange } necesita al menos seis puentes; { -blue }, solo cinco.
page-4-diagram-2 = Un empate: los muros cierran el paso a los dos y el tablero está lleno.

page-5-title = Ganar por parejas
page-5-body =
    Oliver Gross encontró una forma de ganar, jugando primero, que cualquiera puede recordar. Eres { -orange } en un tablero cuadrado. Empieza en la esquina de arriba a la izquierda. Desde ese momento, cada pilar { -blue-m } que no está en una orilla vigila dos de las casillas que lo rodean, de modo que a cada casilla libre la vigila exactamente un pilar. Cada vez que { -blue } ocupe una de las dos, ocupa tú la otra.

    ¿Qué dos casillas? Empieza en el segundo pilar { -blue-m } de la segunda fila { -blue-f } y baja hacia la derecha, de pilar en pilar: los pilares de esa diagonal vigilan a izquierda y derecha. Todos los que quedan a su derecha vigilan a la derecha y abajo. Todos los que quedan a su izquierda vigilan a la izquierda y arriba.

    ¿Por qué funciona? Imagina una cadena { -blue-f } y recórrela de izquierda a derecha. Su primer puente lo vigila el pilar al que llega; el último, el pilar del que sale. Así que en algún punto intermedio llega a un pilar por una de las dos casillas de ese pilar y sale por la otra. Pero { -blue } nunca consigue las dos.
page-5-diagram-1 = { -orange } empezó en b6 y respondió a f6 con e5, a b4 con d4 y a d2 con f2. De d6 y c5 conseguirá una, y de f4 y e3 también: con eso basta.

page-6-title = Cómo piensa la máquina
page-6-body =
    Bridg-It está resuelto en todos los tableros. Toma los pilares { -orange-mp } como puntos y las casillas libres como posibles caminos entre ellos. { -orange } está a salvo justo cuando dos árboles de caminos, sin ningún camino en común, llegan a los mismos puntos y a las dos orillas: sea cual sea el camino que { -blue } destruya, un árbol se parte y un camino del otro lo repara. Alfred Lehman lo demostró. La máquina reparte piedrecitas por los puntos para ver si existen esos árboles, y en unas millonésimas de segundo sabe quién gana y con qué jugadas. El análisis te dibuja los dos árboles.

    En el nivel más alto nunca regala una partida ganada. Entre las jugadas que ganan elige la que lleva antes a la meta y, en una posición perdida, aquella a la que te quedan menos respuestas correctas.

    En los demás niveles juega por experiencia: llena el tablero al azar miles y miles de veces y prefiere las casillas cuyo dueño ganó más a menudo. De vez en cuando consulta la solución exacta; cuanto más alto el nivel, más a menudo.

# La lección
lesson-bridge = Tus puentes unen pilares { -orange-mp }; los de { -blue }, pilares { -blue-mp }.
lesson-bridge-task = Toca cualquier punto entre pilares.
lesson-bridge-done = Une dos de tus pilares, y ya nadie puede cruzarlo.
lesson-shores = Une la orilla de arriba con la de abajo y habrás ganado.
lesson-shores-task = Falta un puente. Tiéndelo.
lesson-shores-done = De orilla a orilla. { -blue } intenta lo mismo de izquierda a derecha.
lesson-shores-wrong = Eso une otra cosa. Sigue desde los puentes que ya tienes.
lesson-wind = Tu cadena puede dar todas las curvas que quiera.
lesson-wind-task = El camino recto está ocupado. Une tus dos partes en horizontal.
lesson-wind-done = Un puente horizontal vale tanto como uno vertical.
lesson-wind-wrong = Tus dos partes siguen separadas. Se encuentran abajo, en el centro.
lesson-cut = Donde tú construyes, el otro bando no puede.
lesson-cut-task = A { -blue } le falta un puente a la derecha. Ocupa ese lugar.
lesson-cut-done = Cortado. Dos puentes nunca se cruzan.
lesson-cut-wrong = { -blue } tiende el último puente y tiene las dos orillas.
lesson-two = No se pueden cortar dos caminos a la vez.
lesson-two-task = Sigue bajando de modo que luego dos puentes distintos te den la victoria.
lesson-two-done = { -blue } solo podía cortar uno, y ya lo ha hecho.
lesson-two-wrong = { -blue } tiene tiempo de cortar eso. Baja desde tu puente de arriba.
lesson-mend = Así que ten listo un arreglo para cada corte.
lesson-mend-task = { -blue } ha cortado por la izquierda. Usa el otro camino.
lesson-mend-done = Ese es todo el arte: tener siempre dos caminos.
lesson-mend-wrong = El segundo camino va por la derecha, hasta tu puente de abajo.
lesson-race = No hay empate: al final, un solo lugar decide para los dos.
lesson-race-task = Te falta un puente y a { -blue } también, en el mismo lugar. Ocúpalo.
lesson-race-done = Unir y cortar con un solo puente. Ya puedes enfrentarte a { -blue }.
lesson-race-wrong = Ahora { -blue } ocupa el lugar que necesitan los dos y gana.

# Por qué una pista es buena
# De qué tratan los retos
puzzle-idea-win-in = El camino más corto es el que se puede reparar por ambos lados.
puzzle-idea-only-win = No se cortan a la vez dos caminos sin puentes en común: lo que pierde uno, lo repara el otro.
puzzle-idea-save = Con los muros, dos caminos contienen al otro bando: lo que se corta en uno, lo repara el otro.
puzzle-idea-prevent = Construye donde se encuentran los dos caminos del otro bando.
chapter-first-bridges = Ocho travesías

# Razones de una jugada, sin punto
reason-allows = { $other ->
    [first] { -orange } puede ganar con { $cell }
   *[second] { -blue } puede ganar con { $cell }
}
reason-stops = { $other ->
    [first] Impide que { -orange } gane con { $cell }
   *[second] Impide que { -blue } gane con { $cell }
}
reason-threatens = Amenaza con ganar con { $cell }
reason-two-trees = { $other ->
    [first] Mantiene dos caminos: { -orange } no puede cortar los dos
   *[second] Mantiene dos caminos: { -blue } no puede cortar los dos
}
reason-joins-groups = Une dos grupos de puentes
reason-joins-shore = { $edge ->
    [top] Une con la orilla de arriba
    [bottom] Une con la orilla de abajo
    [left] Une con la orilla izquierda
   *[right] Une con la orilla derecha
}
reason-lengthens = { $side ->
    [first] La cadena ya cubre { $count } de { $all } filas
   *[second] La cadena ya cubre { $count } de { $all } columnas
}
reason-cuts = { $other ->
    [first] { -orange } necesita ahora { $to } puentes en vez de { $from }
   *[second] { -blue } necesita ahora { $to } puentes en vez de { $from }
}
reason-shortens = { $left ->
    [one] Falta { $left } puente
   *[other] Faltan { $left } puentes
}
