name = Pentago Twist
tagline = Cinco en raya en un tablero que gira
handicap = { $count ->
    [one] Una ficha de { $name } ya está en el tablero.
   *[other] { $count } fichas de { $name } ya están en el tablero.
}

prompt-place = { $side ->
    [first] { -orange }: pon una ficha. Gana quien hace cinco en raya.
   *[second] { -blue }: pon una ficha. Gana quien hace cinco en raya.
}
prompt-twist = { $side ->
    [first] { -orange }: toca un cuadrante para girarlo o reflejarlo.
   *[second] { -blue }: toca un cuadrante para girarlo o reflejarlo.
}
prompt-twist-chosen = { $side ->
    [first] { -orange }
   *[second] { -blue }
}: gira o refleja el cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}.

operation-rotate = Girar el cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
} en sentido horario
operation-mirror = Reflejar el cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}

move-place = { $side ->
    [first] { -orange } pone una ficha en { $cell }
   *[second] { -blue } pone una ficha en { $cell }
}
move-rotate = { $side ->
    [first] { -orange } gira
   *[second] { -blue } gira
} el cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}
move-mirror = { $side ->
    [first] { -orange } refleja
   *[second] { -blue } refleja
} el cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}
move-place-rotate = { $side ->
    [first] { -orange } pone una ficha en { $cell } y gira
   *[second] { -blue } pone una ficha en { $cell } y gira
} el cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}
move-place-mirror = { $side ->
    [first] { -orange } pone una ficha en { $cell } y refleja
   *[second] { -blue } pone una ficha en { $cell } y refleja
} el cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}
advice-place = Pon una ficha en { $cell }
advice-rotate = Gira el cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}
advice-mirror = Refleja el cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}
advice-place-rotate = Pon una ficha en { $cell } y gira el cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}
advice-place-mirror = Pon una ficha en { $cell } y refleja el cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}
brief-place-rotate = { $cell }, gira { $quadrant ->
    [nw] sup. izquierdo
    [ne] sup. derecho
    [sw] inf. izquierdo
   *[se] inf. derecho
}
brief-place-mirror = { $cell }, refleja { $quadrant ->
    [nw] sup. izquierdo
    [ne] sup. derecho
    [sw] inf. izquierdo
   *[se] inf. derecho
}

label-free = { $cell }, libre
label-stone = { $side ->
    [first] { $cell }, ficha { -orange-f }
   *[second] { $cell }, ficha { -blue-f }
}
label-free-quadrant = { $cell }, libre, cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}
label-stone-quadrant = { $side ->
    [first] { $cell }, ficha { -orange-f }
   *[second] { $cell }, ficha { -blue-f }
}, cuadrante { $quadrant ->
    [nw] superior izquierdo
    [ne] superior derecho
    [sw] inferior izquierdo
   *[se] inferior derecho
}

refuse-occupied = { $cell } está ocupada.
refuse-twist-due = Tu ficha ya está puesta: gira o refleja un cuadrante.
refuse-place-first = Primero pon una ficha; después, gira o refleja un cuadrante.
refuse-quadrant = El cuadrante { $quadrant } no existe; se numeran del 0 al 3.
refuse-no-quadrant = Primero elige un cuadrante.

end-five = { $side ->
    [first] { -orange } tiene cinco en raya.
   *[second] { -blue } tiene cinco en raya.
}
end-five-opponent = { $side ->
    [first] { -blue } movió un cuadrante y le dio cinco en raya a { -orange }.
   *[second] { -orange } movió un cuadrante y le dio cinco en raya a { -blue }.
}
end-five-both = Los dos bandos tienen cinco en raya.
end-full = El tablero está lleno y nadie tiene cinco en raya.

page-1-title = Objetivo
page-1-body = Consigue cinco fichas tuyas en raya: en horizontal, en vertical o en diagonal. El tablero tiene seis por seis casillas, divididas en cuatro cuadrantes, y los cuadrantes no se están quietos.
page-1-diagram-1 = { -orange } ganó en la segunda fila.
page-2-title = Una jugada tiene dos partes
page-2-body =
    Empieza { -orange }. Primero pon una ficha en cualquier casilla libre. Después mueve uno de los cuatro cuadrantes, es decir, gíralo o refléjalo: el que quieras, aunque esté vacío, aunque no hayas jugado en él.

    Tienes que hacer las dos cosas. Si no quieres cambiar nada, busca un cuadrante que quede igual después: uno vacío o uno con una sola ficha en el centro.
page-2-diagram-1 = Tres fichas en el cuadrante superior izquierdo…
page-2-diagram-2 = … y { -blue } puso una en e2 y giró ese cuadrante en sentido horario.
page-3-title = Girar y reflejar
page-3-body =
    Un giro es un cuarto de vuelta en sentido horario, nunca al revés. La fila de arriba pasa a ser la columna derecha.

    Un reflejo intercambia la columna izquierda y la derecha del cuadrante. La columna central y las filas se quedan como están.
page-3-diagram-1 = Tres fichas en el cuadrante superior izquierdo…
page-3-diagram-2 = … y { -blue } puso una en e2 y reflejó ese cuadrante.
page-4-title = El final
page-4-body =
    Las rayas solo cuentan al terminar la jugada entera. Si entonces tienes cinco o más en raya, ganas. Da igual si la raya la completó la ficha o el movimiento del cuadrante.

    Si las 36 casillas están ocupadas y nadie tiene cinco en raya, la partida es un empate.
page-4-diagram-1 = { -orange } puso una ficha en e2 para hacer cinco en raya, pero giró el cuadrante inferior derecho: la raya se rompió y la partida sigue.
page-5-title = Casos especiales
page-5-body =
    Si al mover el cuadrante le das cinco en raya solo a tu rival, gana tu rival.

    Si así los dos quedan con cinco en raya, es empate.

    Seis en raya valen como cinco.

    Con la última ficha también hay que mover un cuadrante, y todavía se puede ganar.
page-5-diagram-1 = { -orange } reflejó el cuadrante inferior derecho y formó cinco para los dos: empate.
page-5-diagram-2 = { -orange } reflejó el cuadrante inferior derecho y formó cinco solo para { -blue }: gana { -blue }.
page-6-title = En qué fijarte
page-6-body =
    La casilla central de un cuadrante nunca se mueve, así que puedes contar con una ficha ahí. Tres en raya en un cuadrante y dos en el de al lado valen más que cuatro fichas sueltas.

    Antes de mover un cuadrante, mira qué podría hacer tu rival con cada una de las ocho opciones. Dos amenazas que ninguna jugada puede romper a la vez ganan la partida.
page-6-diagram-1 = Las cuatro casillas centrales son b2, b5, e2 y e5. Una ficha ahí no cambia de sitio, muevas el cuadrante que muevas.
page-7-title = Para expertos
page-7-body =
    No todas las líneas valen lo mismo. Las filas 2 y 5, las columnas b y e y las dos diagonales largas pasan por dos casillas centrales, así que dos de las cinco fichas nunca cambian de sitio. Las demás filas y columnas no tienen ninguna casilla central, y las cuatro diagonales cortas necesitan tres cuadrantes.

    Si cualquier cambio te perjudica, mueve un cuadrante que quede igual: uno vacío o uno con una sola ficha, en el centro. Un reflejo tampoco cambia nada si todas las fichas del cuadrante están en su columna central.

    Si no puedes impedir el cinco en raya de tu rival, busca un giro o un reflejo que complete a la vez el tuyo: cinco para los dos es empate.
page-7-diagram-1 = La fila 5 (1) pasa por dos casillas centrales; la fila 6 (2), por ninguna; la diagonal corta de b1 a f5 (3), por tres cuadrantes.
page-7-diagram-2 = { -orange } puso una ficha en a2 y giró el cuadrante superior derecho. La única ficha de ese cuadrante está en el centro, así que nada se movió.
computer-title = Cómo piensa la máquina
computer-body =
    Construye un árbol con las jugadas más prometedoras, en el que poner la ficha y mover el cuadrante son dos pasos distintos, y juzga las posiciones finales por las líneas que cada bando aún tiene abiertas y por cuántas fichas hay en ellas. Siempre ve una jugada que gana de inmediato.

    Cuando quedan pocas casillas libres, calcula la partida hasta el final y entonces sabe con certeza quién gana.

# La lección
lesson-halves = Con cinco en raya ganas. En cada jugada: pon una ficha y mueve un cuadrante.
lesson-halves-task = Pon una ficha. Después toca un cuadrante y elige si gira o se refleja.
lesson-halves-done = Cada jugada lleva las dos partes. Vale cualquier cuadrante, también uno vacío.
lesson-turn = Se gira en sentido horario: la fila de arriba pasa a ser la columna derecha.
lesson-turn-task = Pon una ficha donde quieras y gira el cuadrante de arriba a la izquierda.
lesson-turn-done = Un cuarto de vuelta en sentido horario. Nunca se gira al revés.
lesson-turn-wrong = Ese era otro cuadrante. El tuyo está arriba a la izquierda.
lesson-turn-mirrored = Eso fue un reflejo. Elige la flecha redonda de arriba a la izquierda.
lesson-mirror = Reflejar intercambia izquierda y derecha.
lesson-mirror-task = Pon una ficha donde quieras y refleja el cuadrante de arriba a la izquierda.
lesson-mirror-done = Las columnas de fuera cambian de lugar; la del centro se queda.
lesson-mirror-wrong = Ese era otro cuadrante. El tuyo está arriba a la izquierda.
lesson-mirror-turned = Eso fue un giro. Elige los dos triángulos que se apuntan entre sí.
lesson-five = Con cinco en raya ganas, pero solo después de mover el cuadrante.
lesson-five-task = Pon la quinta ficha y gira un cuadrante que no toque la raya.
lesson-five-done = ¡Cinco, y siguen siendo cinco después de mover el cuadrante!
lesson-five-wrong = A la raya le falta su quinta ficha, justo al lado de la cuarta.
lesson-five-broken = Cinco por un momento, pero al mover el cuadrante rompiste tu raya.
lesson-twist = O deja que el cuadrante complete la raya.
lesson-twist-task = Tres aquí, una allí: pon una ficha encima de esa y gira su cuadrante.
lesson-twist-done = El giro puso la columna junto a las otras tres. ¡Eso es Pentago!
lesson-twist-wrong = La ficha de la derecha está bajo el centro de su cuadrante. Juega en ese centro.
lesson-twist-other = La ficha está bien. Ahora gira el cuadrante en el que está.
lesson-swap = A veces, solo un reflejo completa la raya.
lesson-swap-task = Pon una ficha en el centro del cuadrante de arriba a la derecha y refléjalo.
lesson-swap-done = La ficha del extremo derecho cambió de lado. Con un giro no habría sido posible.
lesson-swap-wrong = Pon tu ficha en el centro del cuadrante de arriba a la derecha.
lesson-swap-other = La ficha está bien. Ahora refleja el cuadrante en el que está.
lesson-stop = Antes de mover un cuadrante, mira qué tiene tu rival.
lesson-stop-task = { -blue } tiene cuatro. Impide la quinta con tu ficha, un cuadrante o ambos.
lesson-stop-done = ¡Lo impediste! Se defiende con fichas y con cuadrantes. Esas son todas las reglas.
lesson-stop-wrong = { -blue } encuentra un cuadrante que puede mover sin romper sus cinco.
# De qué tratan los retos
puzzle-idea-win-in = Busca líneas que solo se juntan al girar o reflejar un cuadrante.
puzzle-idea-only-win = Una jugada forma cinco en raya que ningún cuadrante puede romper.
puzzle-idea-save = Hay una jugada tras la que tu rival ya no puede hacer cinco, mueva lo que mueva.
puzzle-idea-prevent = Rompe la línea donde ningún cuadrante pueda rehacerla.

# Razones de una jugada, sin punto
reason-allows = { $other ->
    [first] { -orange } puede hacer después cinco en raya
   *[second] { -blue } puede hacer después cinco en raya
}
reason-stops = { $other ->
    [first] Impide el cinco en raya de { -orange }
   *[second] Impide el cinco en raya de { -blue }
}
reason-threatens = Amenaza con cinco en raya
reason-ways = Amenaza con cinco en raya de { $count } maneras
reason-line = Forma una línea abierta de { $count }
reason-blocks-line = { $other ->
    [first] Bloquea la línea de { $count } de { -orange }
   *[second] Bloquea la línea de { $count } de { -blue }
}
reason-pulls-apart = { $other ->
    [first] Mover el cuadrante rompe la línea de { $count } de { -orange }
   *[second] Mover el cuadrante rompe la línea de { $count } de { -blue }
}
reason-idle-twist = Mover el cuadrante no cambia nada
reason-center = Ningún giro ni reflejo mueve esta ficha de sitio
