# Lo que la aplicación dice por su cuenta. Lo que dice un juego está con el juego.

# A quién le toca
turn-yours = Tu turno
turn-of = Turno de { $color }
turn-computer = { $color } está pensando
turn-paused = En pausa
won-you = ¡Ganaste!
lost-you = Perdiste
won-color = Ganó { $color }
drawn = Empate

# La línea de abajo
move-count = Jugada { $at } de { $moves }
move-row = { $number }. { $move }
suggestion = Pista: { LOWER($move) }
hint-because = { $hint }. { $reason }.
thinking = Un momento…
unsaved = No se pudo guardar esta partida.
search-failed = La máquina tuvo un problema. Puedes seguir jugando.
refuse-review = Esta es una posición anterior. Toca “Jugar desde aquí” para probar otra jugada.
refuse-replacing = Si juegas aquí, se reemplazan las jugadas { $first } a { $last }. Repite la jugada para continuar.
refuse-beside = Ahí no puedes jugar.

# El entrenador y lo que no puntúa
coach = Entrenador
coach-hint = Te avisa de las amenazas que podías haber visto. Si retiras la jugada, la partida no puntúa.
coach-careful = ¡Cuidado!
coach-missed-win = { $moves ->
    [one] Podías ganar en { $moves } jugada.
   *[other] Podías ganar en { $moves } jugadas.
}
unrated-helped = Partida con ayuda: no puntúa
unrated-changed = Cambiaron los jugadores: no puntúa
unrated-copied = Empezada desde otra posición: no puntúa
unrated-handicapped = Partida con ventaja: no puntúa

# El final, y lo fuerte que juega alguien
deciding-you = La jugada { $move } te costó la partida.
deciding-color = La jugada { $move } le costó la partida a { $color }.
resigned-name = { $name } se rindió.
timed-out-name = A { $name } se le acabó el tiempo.
deciding-look = Ver esa jugada
next-level = Probar el nivel { $level }
rating-change = Tu puntuación: { $rating } ({ $change })
rating-first = Primera victoria que puntúa: { $rating } ({ $change })
rating-best = Tu mejor puntuación hasta ahora: { $rating } ({ $change })
rating-about = Tu puntuación: unos { $rating }
rating-sure = Tu puntuación: { $rating }
rating-games = { $count ->
    [one] { $count } partida puntuada, récord: { $best }
   *[other] { $count } partidas puntuadas, récord: { $best }
}
rating-band = { $doubt } arriba o abajo
rating-span = { $count ->
    [one] { $change } en { $count } partida
   *[other] { $change } en { $count } partidas
}
rating-graph = Puntuación en las últimas { $count } partidas: de { $first } a { $last }
as-me = A mi nivel

# Dos personas
clock-none = Sin reloj
clock-left = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
no-help = Sin pistas
no-help-hint = Tampoco hay análisis, para ninguno de los dos.
hand-over = Pasar el dispositivo
hand-over-hint = Después de cada jugada, el tablero y el reloj esperan a la otra persona.
hand-over-to = Pásaselo a { $name }
hand-over-ready = Soy { $name }
player-number = Jugador { $number }
first-move-alternate = Alternar
first-move-turns = Ahora { $name }; luego, { $other }
first-move-always = Siempre { $name }
handicap = Ventaja
handicap-none = Ninguna
handicap-for = { $count } para { $name }
handicap-hint = Una ayuda inicial para uno de los dos.
options-with-handicap = { $options } con la ventaja
taking-back = Deshacer jugadas
taking-back-both = Ambos
taking-back-always = En cualquier momento
taking-back-once = { $name }, una vez por partida
refuse-taking-back = Solo { $name } puede deshacer una jugada, una vez por partida.
refuse-taken-back = { $name } ya deshizo una jugada en esta partida.

# Jugadores
you = Tú
computer = Máquina
level = Nivel { $level }
level-named = Nivel { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · sin medir
seconds = { $count ->
    [one] { $number } segundo por jugada
   *[other] { $number } segundos por jugada
}
simulations = { $count ->
    [one] { $number } simulación por jugada
   *[other] { $number } simulaciones por jugada
}
person = Persona
you-first = Empiezas tú ({ $color })
you-second = Juegas después ({ $color })
by-chance = Al azar

# Análisis
analysis-drawn = Empate
analysis-wins = Gana { $color }
analysis-wins-in = { $moves ->
    [one] { $color } gana en { $moves } jugada
   *[other] { $color } gana en { $moves } jugadas
}
analysis-unstoppable = Ya no se puede detener a { $color }
analysis-two-ways = Barras: un camino. Puntos: otro. Una sola jugada no puede cortar los dos.
analysis-share = { $color }: { $percent } %
analysis-failed = El análisis falló.
visits = { $count ->
    [one] { $number } simulación
   *[other] { $number } simulaciones
}
visits-rate = { $visits }, { $rate } por segundo
left-simulations = faltan { $number }
left-seconds = faltan { $number } s
value-wins = gana
value-wins-in = { $moves ->
    [one] gana en { $moves } jugada
   *[other] gana en { $moves } jugadas
}
value-draws = empata
value-loses = pierde
value-loses-in = { $moves ->
    [one] pierde en { $moves } jugada
   *[other] pierde en { $moves } jugadas
}
percent = { $percent } %
value-chance = { $percent } % de victoria
value-best = { $value }, la mejor jugada
letter-win = G
letter-draw = =
letter-loss = P
take-back = Retirar

# Inicio
card-play = Jugar
card-learn = Aprende en dos minutos
card-learn-on = Continuar la lección
card-continue = Continuar
card-view = Ver
labeled = { $name }: { $words }
score-of = { $name } { $won }
score = Marcador
option-value = { $option }: { $value }
option-on = sí
option-off = no
card-computers = Turno de la máquina
kept-people = Dos personas
kept-named = { $one } contra { $two }
kept-computers = Máquina contra máquina
kept-explored = Posición explorada
kept-level = Contra la máquina, nivel { $level }
kept-limits = Contra la máquina
kept-going = { $who }, jugada { $move }
kept-ended = { $who } · { $result }
replaced = { $game }: partida anterior guardada.
deleted = { $game }: partida borrada.
in-bin = Borrada; se conserva 30 días
restore = Restaurar
set-aside-match = No se pudo abrir una partida guardada y ya no está en tu lista.
set-aside-newer = Una partida guardada viene de una versión más reciente de Fivefold y no se puede abrir aquí.
set-aside-matches = Partidas guardadas que no se pudieron abrir y ya no están en tus listas: { $count }
open-elsewhere = Fivefold ya está abierto. Nada de lo que hagas aquí se guarda hasta que lo cierres allí y vuelvas a abrirlo aquí.
set-aside-settings = No se pudieron leer tus ajustes y se restablecieron.
set-aside-statistics = No se pudieron leer tus estadísticas y se restablecieron.
set-aside-choices = No se pudieron leer tus opciones para partidas nuevas y se restablecieron.
no-game = Esto no es una partida de Fivefold.
not-a-game = Esto no se puede abrir como partida: { $reason }.
not-a-link = Este enlace no se puede abrir: { $reason }.
save-too-long = el texto es demasiado largo
save-newer = viene de una versión más reciente de Fivefold
save-other-game = Fivefold no tiene ese juego
save-impossible-board = ese tablero no es posible
save-illegal-move = una de sus jugadas no es legal
save-damaged = el texto está dañado
link-turn = Te toca en { $game }: { $link }
link-over = Nuestra partida de { $game }: { $link }
link-own = Mi partida de { $game }: { $link }
link-scan = Deja que { $name } lo escanee con la cámara
link-scan-own = Escanéalo con la cámara de otro móvil
link-show = Mostrar el código
explore-from = una copia, desde la jugada { $move }
asks-first = pregunta antes
resign-sure-of = ¿Se rinde { $name }?
link-ahead = Ya seguiste jugando. Envía tu última jugada.
link-parted = Esta partida es distinta de la tuya desde la jugada { $move }. Las dos están guardadas.
nothing-to-paste = No hay nada que pegar.
no-such-match = Esta partida ya no está guardada.
match-in-bin = Esta partida se borró. Restáurala desde la lista de partidas.
no-such-game = Esta aplicación no tiene ese juego.
fault = Algo salió mal. Tus partidas guardadas están a salvo.

# Qué indican los símbolos
signs-results-title = Victorias, derrotas y empates
signs-results-body =
    { $win }13 significa: esta jugada gana, y te llevará 13 jugadas, contando esta. { $loss }4 significa: esta jugada pierde tras 4 jugadas de tu rival. Solo cuentan las jugadas de quien gana. El símbolo { $draw } significa empate.

    Estos resultados están demostrados: se cumplen si los dos bandos juegan lo mejor posible. Si no hay número, el resultado es seguro, pero no se sabe cuántas jugadas faltan.
signs-chances-title = Porcentajes
signs-chances-body =
    Un porcentaje estima cómo le irá a quien tiene el turno. Un 50 % es una partida igualada, y un empate cuenta como media victoria. Cuanto más piensa la máquina, mejor es la estimación.

    En el tablero, los porcentajes van sin su signo. Las estimaciones se ven pálidas; los resultados demostrados, con color pleno. La mejor jugada tiene un contorno.
signs-analysis-title = Análisis
signs-analysis-body =
    El análisis muestra las tres mejores jugadas. La mejor está dibujada en el tablero; las otras dos se señalan con su número. Toca otra jugada de la lista para verla dibujada en su lugar.

    Si activas “Detalles del motor” en los ajustes, el tablero muestra el valor de cada jugada en vez de los números.
signs-coach-title = El entrenador
signs-coach-body = El entrenador te avisa tras un error que podías haber visto: tu rival consigue una amenaza, o se te escapa una victoria en tres jugadas o menos. Entonces puedes retirar la jugada. Aunque no diga nada, quizá había una jugada mejor.
signs-review-title = Marcas del repaso
signs-review-body =
    { $only } es la única jugada buena; { $inaccuracy }, una imprecisión; { $mistake }, un error, y { $blunder }, un error grave o una jugada que deja escapar la victoria o el empate. Una imprecisión te cuesta al menos 7 puntos de tu porcentaje; un error, 15; un error grave, 30. Si la partida está prácticamente decidida, la marca es un grado más leve. Una decisión es una posición en la que unas jugadas son claramente peores que otras.

    La curva va por encima de la mitad cuando { -orange } lleva ventaja y por debajo cuando la lleva { -blue }. Donde el resultado está demostrado, hay una franja ancha. Toca la curva para ir a una jugada.
signs-rating-title = Puntuación y niveles
signs-rating-body =
    Cada juego tiene su propia escala. Quien ve una victoria o una derrota en una jugada, pero por lo demás juega al azar, tiene una puntuación de 800. La puntuación de los niveles se midió haciéndolos jugar entre sí. Sus nombres, como Fácil o Experto, corresponden a un intervalo de puntuaciones.

    Tu propia puntuación sube cuando le ganas a un nivel y baja cuando pierdes contra él, tanto más cuanto más sorprenda el resultado. “Unos” quiere decir que aún faltan partidas para saberla con certeza. Las partidas con ayuda no puntúan.
signs-puzzles-title = Dificultad de los retos
signs-puzzles-body = La dificultad de un reto también es una puntuación. Depende de cuántos niveles de la máquina encuentran la primera jugada. En cada juego tienes una puntuación aparte para los retos. Un reto difícil la sube más que uno fácil, y si lo resuelves con una pista, cuenta menos.

# Estadísticas
no-rating = Termina una partida contra uno de los niveles, sin ayuda, y tendrás una puntuación.
against-levels = Que puntúan, por nivel
wins = Victorias
draws = Empates
losses = Derrotas
streak-label = Racha
streak = { $streak } (la mejor: { $best })
mistakes-this-month = Tus errores de este mes

# Partida nueva
drawn-by-lot = Al azar
no-cells = Ninguna
best-play = Con juego perfecto
best-play-drawn = empate, así que es equilibrado

# Lecciones
lesson-title = Aprende { $game }
lesson-detail = { $at } de { $steps }
lesson-back = Atrás
lesson-skip = Saltar
lesson-show = Muéstrame
lesson-next = Siguiente
lesson-again = Reintentar
lesson-first = Empezar de nuevo
lesson-play = Jugar una partida
lesson-complete = ¡Lección terminada! Ahora ponla en práctica en una partida.
lesson-well-done = ¡Bien hecho!
lesson-not-yet = Casi
lesson-is-done = Paso terminado. Toca “Siguiente”.
set-aside-lessons = No se pudo leer tu progreso en las lecciones y se restableció.
# Repaso de una partida
review = Repaso
review-empty = No hay ninguna jugada que repasar.
review-begins = Repasando la partida…
review-kept-you = Acertaste { $kept } de { $decisions } decisiones.
review-kept = { $color } acertó { $kept } de { $decisions } decisiones.
review-no-decisions = No tuviste verdaderas alternativas.
review-nobody-decided = Ningún bando tuvo verdaderas alternativas.
review-last-safe = { $color } aún podía salvarse hasta la jugada { $move }
review-last-winning = Última posición ganadora de { $color }: jugada { $move }
review-never-safe = { $color } tenía la partida perdida desde el inicio
review-gave-up-win = { $color } iba ganando cuando terminó la partida
review-gave-up-draw = { $color } aún podía empatar cuando terminó la partida
review-losing = La jugada { $move } le costó la partida a { $color }
review-costliest = El error más caro de { $color } fue la jugada { $move }
review-begin = Inicio de la partida. Las marcas aparecen a medida que se revisan las jugadas.
review-start = Inicio de la partida.
review-waits = Revisando esta jugada…
review-unknown = Sin revisar aún
review-first = Primera jugada
review-previous = Jugada anterior
review-next = Siguiente jugada
review-last = Última jugada
review-next-slip = Siguiente error
review-retry = Reintentar desde aquí
review-refute = Ver por qué
review-play = Jugar desde aquí
refute-begin = Este fue el error. Toca “Siguiente jugada” para ver la respuesta.
graph-slips = Jugadas con error: { $moves }.
no-slips = Ningún error.
mark-only = la única buena
mark-gave-win = dejó escapar la victoria
mark-gave-draw = dejó escapar el empate
mark-inaccuracy = imprecisión
mark-mistake = error
mark-blunder = error grave
mark-forced = forzada
mark-best = la mejor jugada
slip-win-draw = La jugada { $number } dejó escapar la victoria: ahora es empate.
slip-win-loss = La jugada { $number } dejó escapar la victoria: ahora es derrota.
slip-draw-loss = La jugada { $number } dejó escapar el empate: ahora es derrota.
slip-estimated = La jugada { $number } bajó las posibilidades del { $was } % al { $is } %.
slip-lost-sooner = La jugada { $number } pierde enseguida.
slip-better = Mejor: { LOWER($best) }.
reply-because = Posible respuesta: { $move }. { $reason }.
move-only = La única buena: todo lo demás era peor.
move-forced = No había otra jugada legal.
move-unsure = Quizá mejor: { LOWER($best) }. Están demasiado igualadas para saberlo.
move-lost = Todas las jugadas pierden. Esta es la que más aguanta.
move-lost-longer = Todas las jugadas pierden. Otra aguanta más: { LOWER($best) }.
move-equal = Todas las jugadas llevan al mismo resultado.
move-slower = { $moves ->
    [one] También gana, pero tarda { $moves } jugada más que esta: { LOWER($best) }.
   *[other] También gana, pero tarda { $moves } jugadas más que esta: { LOWER($best) }.
}
move-best = Fue la mejor jugada.
move-kept = También es una buena jugada.

mistake-missed-win = Victorias inmediatas no vistas
mistake-overlooked-threat = Amenazas pasadas por alto
mistake-allowed-win = Victorias inmediatas permitidas
mistake-missed-threats = Amenazas dobles sin aprovechar
mistake-allowed-threats = Amenazas dobles permitidas
mistake-spent-threat = Amenazas malgastadas
mistake-broken-chain = Cortes y bloqueos permitidos
mistake-missed-forced-win = Victorias desperdiciadas
mistake-missed-draw = Empates desperdiciados
mistake-missed-connection = Ocasiones perdidas de unir
mistake-other = Otros errores
retry-ask = Encuentra una jugada mejor que la de la partida.
retry-waits = Revisando tu jugada…
retry-right = ¡Correcto! { $move }.
retry-right-said = ¡Correcto!
retry-even = Igual de buena, hasta donde sabemos: { $move }.
retry-wrong = { $move }: tu rival tiene respuesta.
retry-again = Reintentar
retry-answer = Ver la respuesta
retry-refute = Seguir
back-to-game = Volver a la partida
refuse-retry = Toca primero “Reintentar”.

# Retos
puzzle-title = Reto { $number }
puzzle-rated = Dificultad { $rating }
puzzle-move = Jugada { $number } de { $all }
puzzle-win-in = { $moves ->
    [one] { $color } gana en una jugada
   *[other] { $color } gana en { $moves } jugadas
}
puzzle-only-win = Solo una jugada gana
puzzle-save = Salva el empate
puzzle-prevent = Detén a { $other }
puzzle-solved = Resuelto
puzzle-task-win-in = Encuentra la jugada que gana, haga lo que haga { $other }.
puzzle-task-only-win = { $color } va ganando, pero solo una jugada conserva la victoria.
puzzle-task-save = Solo una jugada no pierde. Encuéntrala.
puzzle-task-prevent = { $other } está a punto de ganar. Solo una jugada lo impide.
puzzle-right = ¡Correcto! { $other } respondió. Sigue.
puzzle-longer = Así también se gana, pero se tarda más. Sigue.
puzzle-wrong-loses = Después de eso gana { $other }.
puzzle-wrong-win-in = Así no se gana en tan pocas jugadas.
puzzle-wrong-only-win = Así se te escapa la victoria.
puzzle-mark-wrong = jugada incorrecta
puzzle-is-solved = ¡Resuelto! Prueba el siguiente o sigue jugando desde aquí.
puzzle-solved-answer = Resuelto con la respuesta a la vista: no cuenta.
puzzle-hint = Pista
puzzle-hint-label-where = Dónde mirar
puzzle-hint-label-what = Qué buscar
puzzle-hint-label-answer = La respuesta
puzzle-hint-where = Mira la parte enmarcada del tablero.
puzzle-answer = Ver la respuesta
puzzle-skip = Saltar
puzzle-retry = Reintentar
puzzle-again = Empezar de nuevo
puzzle-play = Jugar desde aquí
puzzle-next = Siguiente reto
puzzle-solve = Resolver
puzzle-look = Ver de nuevo
puzzles-total = { $done } de { $all } resueltos
puzzles-rating = Puntuación: { $rating }
puzzles-unrated = Aún sin puntuación
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = Puntuación en los últimos { $count } retos: de { $first } a { $last }
puzzle-theme-double-threat = Amenaza doble
puzzle-theme-cut = Romper la línea
puzzle-theme-connection = Unir
puzzle-theme-forced-win = Victoria forzada
puzzle-theme-only-move = Jugada única
puzzle-theme-draw = Salvar el empate
puzzle-theme-defense = Parar la amenaza
learn-lesson = { $done } de { $all } pasos
learn-lesson-begin = Empezar
learn-lesson-go-on = Continuar
learn-lesson-again = Empezar de nuevo
puzzles-damaged = No se pueden cargar los retos. Todo lo demás funciona.
no-such-puzzle = Esta aplicación no tiene ese reto.
set-aside-puzzles = No se pudo leer tu progreso en los retos y se restableció.
own-count = Tus errores: { $number }
own-title = Tu error
own-move = Tu partida, jugada { $move }
review-puzzles = { $count ->
    [one] { $number } reto
   *[other] { $number } retos
}
set-aside-own = No se pudieron leer los retos de tus errores y se restablecieron.
chapter-detail = { $done } de { $all }
chapter-level = Nivel { $level }
chapter-level-solved = Nivel { $level }, resuelto

# El reto del día
daily-title = Reto del día
daily-solved = Resuelto
daily-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
daily-no-streak = Aún no hay racha
daily-longest = Racha récord: { $days }
calendar-month = { $month } de { $year }
calendar-day-solved = { $weekday } { $day }, resuelto
month-1 = Enero
month-2 = Febrero
month-3 = Marzo
month-4 = Abril
month-5 = Mayo
month-6 = Junio
month-7 = Julio
month-8 = Agosto
month-9 = Septiembre
month-10 = Octubre
month-11 = Noviembre
month-12 = Diciembre
day-today = Hoy
day-yesterday = Ayer
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
month-short-1 = ene
month-short-2 = feb
month-short-3 = mar
month-short-4 = abr
month-short-5 = may
month-short-6 = jun
month-short-7 = jul
month-short-8 = ago
month-short-9 = sept
month-short-10 = oct
month-short-11 = nov
month-short-12 = dic
weekday-1 = Lunes
weekday-2 = Martes
weekday-3 = Miércoles
weekday-4 = Jueves
weekday-5 = Viernes
weekday-6 = Sábado
weekday-7 = Domingo
weekday-short-1 = L
weekday-short-2 = M
weekday-short-3 = M
weekday-short-4 = J
weekday-short-5 = V
weekday-short-6 = S
weekday-short-7 = D

# The settings
animation-speed = Velocidad de animación
appearance = Aspecto
confirm-moves = Confirmar jugadas
confirm-moves-hint = Tu jugada no se hace hasta que la confirmes.
coordinates = Coordenadas
flip-board = Girar el tablero en cada turno
flip-board-hint = Para dos personas con un mismo dispositivo.
haptics = Vibración
language = Idioma
language-system = Idioma del dispositivo
palette = Colores del tablero
palette-grays = Grises
palette-high-contrast = Alto contraste
palette-night = Noche
palette-standard = Estándar
palette-wood = Madera
show-visits = Detalles del motor
show-visits-hint = Muestra el valor de cada jugada y hasta dónde calculó la máquina.
sounds = Sonidos
speed-fast = Rápida
speed-normal = Normal
speed-off = Ninguna
speed-slow = Lenta
theme = Tema
theme-dark = Oscuro
theme-light = Claro
theme-system = Sistema

# About
about-version = Versión { $version }
about-text = Cinco juegos de mesa para dos, con una máquina que muestra lo que piensa. Funciona sin conexión. Sin anuncios, sin cuenta, sin permisos.
about-source = Software libre. La licencia acompaña al código fuente.
about-licenses = Licencias de código abierto

set-up-ready = Lista para jugar. Toca el tablero para cambiar la posición.
set-up-surplus = { $color } tiene más fichas de las que permite el juego (+{ $number }): se puede, pero la posición se marca como compuesta.
set-up-surplus-neutral = Hay más fichas neutrales de las que permite el juego (+{ $number }): se puede, pero la posición se marca como compuesta.
set-up-flip = Dale el turno a { $color } para quitar la marca.
set-up-remove = Borra fichas de { $color } para quitar la marca.
set-up-remove-neutral = Borra fichas neutrales para quitar la marca.
set-up-over = Ya no queda nada que jugar: cambia la posición.
set-up-no-room = Aquí no hay sitio, o no hay nada que borrar.
set-up-erase = Borrar
set-up-empty = Vaciar tablero
set-up-analyze = Analizar
composed = Posición compuesta
colors-swapped = Colores intercambiados.
