name = Cuatro a la carta
tagline = Cuatro en raya, con huecos y sorpresas

option-rows = Filas
option-columns = Columnas
option-mode = Casillas especiales
option-mode-plain = Ninguna
option-mode-ban = Casilla nula
option-mode-bonus = Casilla extra
option-mode-ban-bonus = Casilla nula y extra
option-ban = Casilla nula
option-bonus = Casilla extra
option-seed = Dónde están

prompt-blocker = { $side ->
    [first] { -orange }: suelta el bloque.
   *[second] { -blue }: suelta el bloque.
}
move-disc-blocker = { $side ->
    [first] { -orange } suelta una ficha en la columna { $column } y el bloque en la { $blocker }
   *[second] { -blue } suelta una ficha en la columna { $column } y el bloque en la { $blocker }
}
move-blocker = { $side ->
    [first] { -orange } suelta el bloque en la columna { $blocker }
   *[second] { -blue } suelta el bloque en la columna { $blocker }
}
label-bonus = { $cell }, casilla extra, libre
label-landing-bonus = Columna { $column }, libres: { $free }, cae en la casilla extra { $cell }
label-ban = { $cell }, casilla nula
label-blocker = { $cell }, bloque
refuse-blocker-due = Primero suelta el bloque.
refuse-blocker-missing = Esta ficha cae en la casilla extra: indica también dónde va el bloque, como en 5:2.

page-1-title = Objetivo
page-1-body = El tablero está de pie y tiene de 4 a 12 columnas y de 4 a 12 filas. Gana quien primero tiene cuatro fichas de su color en raya: en vertical, en horizontal o en diagonal.
page-1-diagram-1 = Cinco columnas y cuatro filas: { -blue } ha ganado por la diagonal que baja.
page-2-title = Las jugadas
page-2-body = Empieza { -orange } y después los bandos se turnan. Una jugada es una ficha que se suelta en una columna que no está llena. Cae hasta la casilla libre más baja y ahí se queda. Puedes tocar cualquier punto de una columna para soltarla ahí.

    No se puede pasar: mientras haya sitio en el tablero, tienes que jugar.
page-3-title = La casilla nula
page-3-body = La casilla nula, una loseta cerrada con una cruz, es un hueco que nadie llena nunca. Corta las líneas de los dos bandos.

    Una ficha la atraviesa mientras haya una casilla libre debajo. Cuando la de debajo está ocupada, o si no hay ninguna, la siguiente ficha se queda justo encima de la casilla nula. Si la casilla nula está arriba del todo, su columna está llena en cuanto se ocupa la casilla de debajo.
page-3-diagram-1 = La casilla nula es c2. La primera ficha la atravesó y cayó hasta c1; la segunda se queda encima.
page-3-diagram-2 = La casilla nula c1 separa a1 b1 de d1 e1: no hay cuatro en raya.
page-4-title = La casilla extra
page-4-body = La casilla extra lleva una estrella. Cuando tu ficha se detiene en ella, sueltas enseguida un bloque en cualquier columna que no esté llena. El bloque cae como una ficha y también atraviesa la casilla nula. No es de nadie y no cuenta para ninguna línea. Después le toca al otro bando.

    Si la ficha en la casilla extra completa cuatro en raya, la partida termina y no hay bloque. Si no queda sitio en ninguna columna, tampoco lo hay.
page-4-diagram-1 = La ficha de { -blue } se detuvo en la casilla extra g1, y el bloque cayó en d1, entre las fichas de { -orange }.
page-5-title = El final
page-5-body = Cuatro en raya terminan la partida al momento, y más de cuatro también valen. Si todas las casillas menos la nula están ocupadas y nadie tiene cuatro, la partida es un empate.
page-6-title = Preparación
page-6-body = Tú eliges el tamaño y qué casillas especiales hay. La casilla nula y la extra se sortean; “Otro sorteo” da otras. También puedes elegir las casillas tú. “Sorpréndeme” sortea además el tamaño.

    Una jugada se escribe con el número de su columna, 5, y con un bloque, así: 5:2. La ficha en la columna 5, el bloque en la columna 2.
page-7-title = Cómo piensa la máquina
page-7-body = Juega miles de partidas en su cabeza, sobre todo por los caminos que van bien. Si ve una victoria, la aprovecha; frena las tuyas y no juega debajo de una casilla que te haría ganar.

    Lo que puede demostrar, lo demuestra: cuantas menos casillas libres quedan, más lejos ve, hasta que en los niveles más altos ya no se equivoca.

# La lección
lesson-size = Hay tableros de muchos tamaños. Cuatro en raya siempre ganan.
lesson-size-task = Tienes tres. Suelta la cuarta en cualquiera de los extremos.
lesson-size-done = Con cuatro columnas o con doce, es el mismo juego.
lesson-size-wrong = Siguen siendo tres. Los dos extremos de tu raya están libres.
lesson-ban = La cruz marca una casilla nula: las fichas la atraviesan.
lesson-ban-task = Suelta una ficha en su columna.
lesson-ban-done = La atravesó y cayó hasta el fondo.
lesson-ban-wrong = Esa es otra columna. La casilla nula está en el marco.
lesson-above = Si debajo no queda nada libre, la siguiente ficha se queda encima.
lesson-above-task = Suelta otra en su columna.
lesson-above-done = Una casilla nula no la llena nadie.
lesson-above-wrong = Usa otra vez la columna del marco.
lesson-broken = Una casilla nula corta las líneas. Tu raya de abajo termina ahí.
lesson-broken-task = Pero la raya de { -blue } de más arriba continúa. Frénala.
lesson-broken-done = Tu ficha se queda encima de la casilla nula, donde quería estar { -blue }.
lesson-broken-wrong = Encima de la casilla nula hay sitio, y { -blue } tiene cuatro en raya.
lesson-star = Si caes en la estrella, también sueltas un bloque.
lesson-star-task = Suelta una ficha en la estrella. Después, el bloque en cualquier columna.
lesson-star-done = El bloque no es de nadie y les estorba a todos.
lesson-star-wrong = No has caído en la estrella. Está en el marco.
lesson-blocker = Un bloque puede frenar una raya mientras tu ficha hace otra cosa.
lesson-blocker-task = Ocupa la estrella y suelta el bloque en la raya de { -blue }.
lesson-blocker-done = Frenada, y además tu ficha queda bien colocada.
lesson-blocker-wrong = { -blue } está a punto de tener cuatro, y no has caído en la estrella.
lesson-blocker-plain = Eso también frena a { -blue }. Pero con la estrella lo frenas y ganas una ficha más.
lesson-blocker-elsewhere = La estrella es tuya. Pero ahí el bloque no frena la raya de { -blue }.
lesson-both = Con huecos y estrellas o sin ellos, dos amenazas a la vez ganan.
lesson-both-task = Forma tres en raya con los dos extremos libres.
lesson-both-done = Ya nada salva a { -blue }, ni hueco ni estrella. Ya lo sabes todo.
lesson-both-wrong = Eso se puede frenar. Cierra el hueco entre tus dos fichas.

# Razones de una jugada, sin punto
reason-takes-bonus = Cae en la estrella y suelta un bloque
