# Lo que la aplicación dice por su cuenta. Lo que dice un juego está con el juego.

# A quién le toca
turn-yours = Tu turno
turn-of = Turno de { $color }
turn-computer = { $color } está pensando
turn-paused = En pausa
won-you = ¡Has ganado!
won-color = Gana { $color }
drawn = Empate

# La línea de abajo
move-count = Jugada { $at } de { $moves }
move-row = { $number }. { $move }
suggestion = Sugerencia: { $move }
hint-because = { $hint }. { $reason }.
thinking = Pensando
unsaved = No se ha podido guardar esta partida.
search-failed = La máquina no ha podido terminar de pensar. La partida continúa.
refuse-review = Estás viendo una jugada anterior. Elige “Jugar desde aquí” para probar otra.
refuse-beside = Aquí no hay dónde jugar.

# El entrenador y lo que no puntúa
coach = Entrenador
coach-hint = Te avisa cuando una jugada echa a perder la partida. Esas partidas no puntúan.
coach-win-draw = Con esa jugada se te ha escapado la victoria: ahora es empate.
coach-win-loss = Con esa jugada se te ha escapado la victoria: ahora es derrota.
coach-draw-loss = Con esa jugada se te ha escapado el empate: ahora es derrota.
coach-blunder = Esa jugada te ha costado casi todas tus posibilidades.
unrated-helped = Jugada con ayuda: no puntúa
unrated-changed = Cambio de jugadores: no puntúa
unrated-copied = Empezada a medias: no puntúa

# El final, y lo fuerte que juega alguien
deciding-you = Perdiste la partida con la jugada { $move }
deciding-color = { $color } perdió la partida con la jugada { $move }
deciding-look = Ver la jugada
next-level = Probar el nivel { $level }
rating-change = Tu puntuación: { $rating } ({ $change })
rating-about = Tu puntuación: unos { $rating }
rating-sure = Tu puntuación: { $rating }
rating-games = { $count ->
    [one] { $count } partida puntuada, máximo: { $best }
   *[other] { $count } partidas puntuadas, máximo: { $best }
}
rating-graph = Últimas { $count } partidas: de { $first } a { $last }
as-me = Tan fuerte como yo

# Dos personas
clock-none = Sin reloj
clock-minutes = { $minutes } minutos cada uno
clock-left = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
name-of = Nombre de { $color }

# Jugadores
you = Tú
computer = Máquina
level = Nivel { $level }
level-named = Nivel { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · sin medir
own-limits = Ajuste propio
seconds = { $count ->
    [one] { $number } segundo por jugada
   *[other] { $number } segundos por jugada
}
simulations = { $count ->
    [one] { $number } simulación por jugada
   *[other] { $number } simulaciones por jugada
}
person = Una persona
you-first = { $color }, primero
you-second = { $color }, segundo
by-chance = Al azar

# Análisis
analysis-drawn = Empate
analysis-wins = Gana { $color }
analysis-wins-in = { $moves ->
    [one] { $color } gana en { $moves } jugada
   *[other] { $color } gana en { $moves } jugadas
}
analysis-share = { $color }: { $percent } %
analysis-failed = El análisis ha fallado.
visits = { $count ->
    [one] { $number } simulación
   *[other] { $number } simulaciones
}
visits-rate = { $visits }, { $rate } por segundo
left-simulations = faltan { $number }
left-seconds = faltan { $number } s
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
value-best = { $value }, la mejor
letter-win = G
letter-draw = =
letter-loss = P
take-back = Retirar

# Inicio
card-play = Jugar
card-learn = Aprende en dos minutos
card-learn-on = Seguir aprendiendo
card-continue = Continuar
card-view = Ver
labeled = { $name }: { $words }
score-of = { $name } { $won }
option-value = { $option } { $value }
card-computers = Turno de la máquina
kept-people = Dos personas
kept-named = { $one } contra { $two }
kept-computers = Dos máquinas
kept-level = Contra la máquina, nivel { $level }
kept-limits = Contra la máquina
kept-going = { $who }, jugada { $move }
kept-ended = { $who }: { $result }
replaced = La partida de { $game } se ha guardado aparte para empezar otra.
deleted = La partida de { $game } se ha borrado.
in-bin = Borrada; se conserva 30 días
restore = Restaurar
set-aside-match = No se ha podido leer una partida guardada y se ha apartado: { $reason }
set-aside-matches = Partidas guardadas que no se han podido leer y se han apartado: { $count }
open-elsewhere = Fivefold ya está abierto en otro lugar. Aquí no se guarda nada hasta que lo cierres allí y lo inicies de nuevo.
set-aside-settings = No se han podido leer los ajustes y se han apartado.
set-aside-statistics = No se han podido leer las estadísticas y se han apartado.
set-aside-choices = No se han podido leer las opciones para partidas nuevas y se han apartado.
not-a-game = Este texto no es una partida guardada: { $reason }
not-a-link = Este enlace no es una partida: { $reason }
link-turn = Te toca en { $game }: { $link }
link-over = Una partida de { $game }: { $link }
link-scan = Escanea este código para abrir la partida
link-ahead = Has seguido jugando después de ese mensaje: envía ahora el tuyo.
link-parted = Esta partida tomó otro camino desde la jugada { $move }. La tuya se conserva aparte.
nothing-to-paste = No hay ningún texto que pegar.
no-such-match = Esa partida ya no está guardada.
match-in-bin = Esa partida se ha borrado. Puedes restaurarla en la lista de partidas.
no-such-game = Ese juego no está aquí.
fault = Algo ha salido mal. Todo lo que estaba guardado sigue ahí.

# Estadísticas
no-statistics = Todavía no has terminado ninguna partida contra la máquina.
wins = Victorias
draws = Empates
losses = Derrotas
streak-label = Racha
streak = { $streak } (la mejor: { $best })

# Partida nueva
drawn-by-lot = Al azar
no-cells = Ninguna

# Lecciones
lesson-title = Aprende { $game }
lesson-detail = { $at } de { $steps }
lesson-back = Atrás
lesson-skip = Saltar
lesson-show = Muéstrame
lesson-next = Siguiente
lesson-again = Reintentar
lesson-first = Desde cero
lesson-play = ¡A jugar!
lesson-well-done = ¡Bien hecho!
lesson-not-yet = Todavía no
lesson-is-done = Este paso ya está. Continúa con “Siguiente”.
set-aside-lessons = No se ha podido leer tu avance en las lecciones y se ha apartado.
# Repaso de una partida
review = Repaso
review-empty = No hay ninguna jugada que ver
review-begins = Repasando la partida
review-kept-you = Mantuviste el resultado en { $kept } de { $decisions } decisiones
review-kept = { $color }: { $kept } de { $decisions }
review-no-decisions = No tuviste nada que decidir
review-last-safe = { $color } pudo salvar la partida hasta la jugada { $move }
review-never-safe = { $color } nunca pudo salvar la partida
review-begin = El inicio. Las jugadas se van marcando a medida que se evalúan.
review-waits = Evaluando esta jugada.
review-unknown = Sin evaluar aún
review-first = Primera jugada
review-previous = Jugada anterior
review-next = Próxima jugada
review-last = Última jugada
review-next-slip = Próximo error
review-retry = Buscar algo mejor
review-refute = Ver por qué
review-play = Jugar desde aquí
refute-begin = Esto es lo que se jugó. “Próxima jugada” muestra la respuesta.
graph-slips = Jugadas con error: { $moves }.
graph-no-slips = Ningún error.
mark-only = la única jugada
mark-gave-win = regaló la victoria
mark-gave-draw = regaló el empate
mark-inaccuracy = imprecisión
mark-mistake = error
mark-blunder = error grave
mark-forced = obligada
mark-best = no había nada mejor
slip-win-draw = La jugada { $number } regaló la victoria: ahora es empate. Mejor: { $best }.
slip-win-loss = La jugada { $number } convirtió una victoria en derrota. Mejor: { $best }.
slip-draw-loss = La jugada { $number } regaló el empate: ahora es derrota. Mejor: { $best }.
slip-estimated = La jugada { $number } bajó las posibilidades del { $was } al { $is } %. Mejor: { $best }.
move-only = Cualquier otra jugada habría echado a perder el resultado.
move-forced = No había otra jugada.
move-unsure = Quizá había algo mejor: { $best }. La diferencia es demasiado pequeña para asegurarlo.
move-lost = La partida estaba perdida con cualquier jugada; esta es la que más aguantó.
move-lost-longer = La partida estaba perdida con cualquier jugada. Aguantaba más: { $best }.
move-equal = Todas las jugadas daban el mismo resultado.
move-slower = { $moves ->
    [one] Gana, pero tarda { $moves } jugada más que: { $best }.
   *[other] Gana, pero tarda { $moves } jugadas más que: { $best }.
}
move-best = No había nada mejor.
move-kept = Mantuvo el resultado.
retry-ask = Encuentra algo mejor que lo que se jugó.
retry-waits = Mirando tu jugada.
retry-right = Correcto: { $move }.
retry-right-said = Correcto.
retry-even = Igual de buena, hasta donde se sabe: { $move }.
retry-wrong = { $move }: a eso hay respuesta.
retry-again = Reintentar
retry-answer = Ver la respuesta
retry-refute = Seguir
retry-back = Volver a la partida
refuse-retry = Elige primero “Reintentar”.

# Retos
puzzle-title = Reto { $number }
puzzle-rated = Dificultad { $rating }
puzzle-win-in = { $moves ->
    [one] { $color } gana en una jugada
   *[other] { $color } gana en { $moves }
}
puzzle-only-win = Solo una jugada gana
puzzle-save = Salva el empate
puzzle-prevent = Frena a { $other }
puzzle-solved = Resuelto
puzzle-task-win-in = Encuentra la jugada que gana, haga lo que haga { $other }.
puzzle-task-only-win = { $color } puede ganar. Todas las jugadas menos una dejan escapar la victoria.
puzzle-task-save = Solo una jugada no pierde. Encuéntrala.
puzzle-task-prevent = { $other } está a punto de ganar. Hay una jugada que lo impide.
puzzle-right = Correcto. { $other } ha respondido: sigue.
puzzle-longer = Así también se gana, pero se tarda más. Sigue.
puzzle-wrong-loses = Después de eso gana { $other }.
puzzle-wrong-win-in = Demasiado lento: hay una victoria más rápida.
puzzle-wrong-only-win = Así se escapa la victoria.
puzzle-mark-wrong = no era correcta
puzzle-is-solved = Resuelto. Pasa al siguiente o sigue jugando desde aquí.
puzzle-hint = Pista
puzzle-hint-label-where = Dónde mirar
puzzle-hint-label-what = Qué buscar
puzzle-hint-label-answer = La respuesta
puzzle-hint-where = Mira la parte enmarcada del tablero.
puzzle-answer = Mostrar
puzzle-skip = Otro
puzzle-retry = Reintentar
puzzle-again = Desde cero
puzzle-play = Jugar desde aquí
puzzle-next = Siguiente reto
puzzle-solve = Resolver
puzzle-look = Ver de nuevo
puzzles-solved = { $count ->
    [one] { $number } resuelto
   *[other] { $number } resueltos
}
puzzles-rated = puntuación { $rating }
learn-lesson = { $done } de { $all } pasos
learn-lesson-begin = Empezar
learn-lesson-go-on = Seguir
learn-lesson-again = Repetir
puzzles-damaged = No se pueden leer los retos. Todo lo demás funciona.
no-such-puzzle = Ese reto no está aquí.
set-aside-puzzles = No se ha podido leer el registro de tus retos y se ha apartado.
chapter-detail = { $done } de { $all }
chapter-level = Nivel { $level }
chapter-level-solved = Nivel { $level }, resuelto

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
calendar-day = { $weekday } { $day }
calendar-day-solved = { $weekday } { $day }, resuelto
calendar-today = { $weekday } { $day }, hoy
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
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
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
confirm-moves-hint = Una jugada completa espera hasta que la confirmes.
coordinates = Coordenadas
flip-board = Girar el tablero para quien está enfrente
flip-board-hint = Con dos personas en un mismo dispositivo.
haptics = Vibración
language = Idioma
language-system = La del dispositivo
palette = Colores
palette-grays = Grises
palette-high-contrast = Alto contraste
palette-night = Noche
palette-standard = Estándar
palette-wood = Madera
show-visits = Experto
show-visits-hint = Muestra el valor de cada jugada y cuánto ha probado la máquina.
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
about-version = Versión { $version }
about-text = Cinco juegos de mesa para dos, con un rival que muestra lo que sabe. Sin conexión, sin permisos, sin anuncios y sin cuenta.
about-source = Software libre, con la licencia que acompaña a su código fuente.
about-licenses = Licencias de los componentes
