name = Cuatro a la carta
tagline = Cuatro en raya, con agujeros y sorpresas

option-rows = Filas
option-columns = Columnas
option-mode = Casillas especiales
option-mode-plain = Ninguna
option-mode-ban = Agujero
option-mode-bonus = Casilla extra
option-mode-ban-bonus = Agujero y casilla extra
option-ban = Agujero
option-bonus = Casilla extra
special-ban = En ✕ nunca se queda una ficha.
special-bonus = Si caes en ★, también sueltas un bloque.
set-up-neutral = Bloque
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
advice-disc-blocker = Suelta una ficha en la columna { $column } y el bloque en la { $blocker }
brief-disc-blocker = Columna { $column }, bloque en la { $blocker }
advice-blocker = Suelta el bloque en la columna { $blocker }
label-bonus = { $cell }, casilla extra, libre
label-landing-bonus = Columna { $column }, libres: { $free }, cae en la casilla extra { $cell }
label-ban = { $cell }, agujero
label-blocker = { $cell }, bloque
refuse-blocker-due = Primero suelta el bloque.
refuse-blocker-missing = Esta ficha cae en la casilla extra: indica también dónde va el bloque, como en 5:2.

page-1-title = Objetivo
page-1-body = El tablero está de pie y tiene de 4 a 12 columnas y de 4 a 12 filas. Gana quien primero tiene cuatro fichas en raya: en vertical, en horizontal o en diagonal.
page-1-diagram-1 = Cinco columnas y cuatro filas: { -blue } ganó por la diagonal que baja.
page-2-title = Las jugadas
page-2-body = Empieza { -orange } y después se juega por turnos. En tu jugada sueltas una ficha en una columna que no esté llena. Cae hasta la casilla libre más baja y ahí se queda. Toca cualquier parte de una columna para soltarla ahí.

    No puedes pasar: mientras haya sitio, tienes que soltar una ficha.
page-3-title = El agujero
page-3-body = El agujero es una casilla tachada con una cruz: las fichas la atraviesan y ninguna se queda en ella. Corta las líneas de los dos bandos.

    Una ficha atraviesa el agujero mientras haya una casilla libre debajo. Cuando la de debajo está ocupada, o si no hay ninguna, la siguiente ficha se queda justo encima del agujero. Si el agujero está arriba del todo, su columna está llena en cuanto se ocupa la casilla de debajo.
page-3-diagram-1 = El agujero es c2. La primera ficha lo atravesó y cayó hasta c1; la segunda se queda encima.
page-3-diagram-2 = El agujero en c1 separa a1 y b1 de d1 y e1: no hay cuatro en raya.
page-4-title = La casilla extra
page-4-body = La casilla extra lleva una estrella. Si tu ficha cae en ella, sueltas enseguida un bloque en cualquier columna que no esté llena. El bloque cae como una ficha y también atraviesa el agujero. No es de nadie y no cuenta para ninguna línea. Después es el turno de tu rival.

    Si la ficha en la casilla extra completa cuatro en raya, la partida termina y no hay bloque. Si todas las columnas están llenas, tampoco lo hay.
page-4-diagram-1 = { -blue } cayó en la casilla extra g1 y soltó el bloque en d1, entre las fichas de { -orange }.
page-5-title = El final
page-5-body = Con cuatro en raya, la partida termina de inmediato, y con más de cuatro también. Si todas las casillas menos el agujero están ocupadas y nadie tiene cuatro en raya, la partida es un empate.
page-6-title = Preparación
page-6-body = Tú eliges el tamaño y las casillas especiales. Su lugar es al azar: toca “Sortear de nuevo” para cambiarlo, o elige tú las casillas. “Sorpréndeme” elige además un tamaño al azar.

    Una jugada se escribe con el número de su columna, como 5. Con un bloque es 5:2: la ficha en la columna 5, el bloque en la columna 2.
page-7-title = En qué fijarte
page-7-body =
    Una casilla que te daría cuatro en raya es una amenaza. Si ya puedes completar dos amenazas, tu rival no puede tapar las dos.

    Mira primero las casillas especiales. Un agujero corta todas las líneas que pasan por él. Y no juegues justo debajo de la estrella, o tu rival caerá en ella y tendrá el bloque.

    Antes de soltar el bloque, mira la casilla de encima: tu rival puede jugar ahí enseguida.
page-7-diagram-1 = La estrella está en d2. { -orange } jugó en d1, así que { -blue } puede caer en la estrella.
page-8-title = Pares e impares
page-8-body =
    Cuando se acaban las casillas buenas, alguien tiene que jugar debajo de una amenaza. ¿Quién? Cuenta las casillas libres que se pueden llenar antes: las de las otras columnas y, en la columna de la amenaza, las que están más abajo que la casilla justo debajo de ella. Si el número es par, al final tendrá que jugar ahí quien tiene el turno ahora. Si es impar, le tocará a su rival.

    Por eso, con un número par de filas se cumplen las amenazas de { -orange } en filas impares y las de { -blue } en filas pares. Lo mismo ocurre si hay un número impar de filas y también de columnas. Con un número impar de filas y un número par de columnas, es al revés.

    Un agujero quita una casilla y le da la vuelta a todo esto, salvo si está por encima de la amenaza en la misma columna. Un bloque llena una casilla más y también le da la vuelta.
page-8-diagram-1 = Cinco filas y cuatro columnas: { -blue } tiene que jugar en d1, y { -orange } ocupa d2, en una fila par.
page-8-diagram-2 = Cuatro filas y un agujero en b1: { -blue } tiene que jugar en f1, y { -orange } ocupa f2. Sin el agujero, sería { -orange } quien tendría que jugar en f1.
computer-title = Cómo piensa la máquina
computer-body = Juega miles de partidas en su cabeza, sobre todo por los caminos que van bien. Si ve una victoria, la aprovecha; impide las tuyas y no suelta una ficha debajo de una casilla que te haría ganar.

    Lo que puede demostrar, lo demuestra: cuantas menos casillas libres quedan, más lejos ve, hasta que en los niveles más altos ya no se equivoca.

# La lección
lesson-size = Alinea cuatro fichas para ganar. Hay tableros de muchos tamaños.
lesson-size-task = Tienes tres. Suelta la cuarta en cualquiera de los extremos.
lesson-size-done = Con cuatro columnas o con doce, es el mismo juego.
lesson-size-wrong = Siguen siendo tres. Los dos extremos de tu raya están libres.
lesson-ban = Una casilla tachada es un agujero: las fichas lo atraviesan.
lesson-ban-task = Suelta una ficha en su columna.
lesson-ban-done = Por el agujero y hasta el fondo.
lesson-ban-wrong = Esa es otra columna. Busca la casilla tachada.
lesson-above = Si debajo está lleno, la ficha se queda encima del agujero.
lesson-above-task = Suelta otra en su columna.
lesson-above-done = En un agujero nunca se queda una ficha.
lesson-above-wrong = Usa otra vez la columna del agujero.
lesson-broken = Un agujero corta las líneas. Tu raya de abajo termina ahí.
lesson-broken-task = Pero la raya de { -blue } de más arriba continúa. Tápala.
lesson-broken-done = Tu ficha se queda encima del agujero, justo donde quería estar { -blue }.
lesson-broken-wrong = Encima del agujero hay sitio, así que { -blue } hace cuatro en raya.
lesson-star = Si caes en la estrella, también sueltas un bloque.
lesson-star-task = Suelta una ficha en la estrella. Después, el bloque en cualquier columna.
lesson-star-done = El bloque no es de nadie y les estorba a todos.
lesson-star-wrong = No caíste en la estrella. Suelta la ficha en su columna.
lesson-blocker = Un bloque puede tapar una raya mientras tu ficha hace otra cosa.
lesson-blocker-task = Ocupa la estrella y suelta el bloque en la raya de { -blue }.
lesson-blocker-done = Tapada, y además tu ficha queda bien colocada.
lesson-blocker-wrong = { -blue } está a punto de tener cuatro, y no caíste en la estrella.
lesson-blocker-plain = Eso también detiene a { -blue }. Pero la estrella lo detiene y te da una ficha más.
lesson-blocker-elsewhere = La estrella es tuya. Pero ahí el bloque no tapa la raya de { -blue }.
lesson-both = Con agujeros y estrellas o sin ellos, con dos amenazas a la vez ganas.
lesson-both-task = Forma tres en raya con los dos extremos libres.
lesson-both-done = { -blue } no puede tapar los dos extremos. Esas son todas las reglas.
lesson-both-wrong = { -blue } puede tapar eso. Llena el espacio entre tus dos fichas.

# Razones de una jugada, sin punto
reason-takes-bonus = Cae en la estrella y suelta un bloque
