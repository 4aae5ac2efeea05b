# Palabras que comparten Cuatro en raya y Cuatro a la carta.

handicap = { $count ->
    [one] Una ficha de { $name } ya está en el tablero.
   *[other] { $count } fichas de { $name } ya están en el tablero.
}
prompt-disc = { $side ->
    [first] { -orange }: suelta una ficha. Gana quien hace cuatro en raya.
   *[second] { -blue }: suelta una ficha. Gana quien hace cuatro en raya.
}
move-disc = { $side ->
    [first] { -orange } suelta una ficha en la columna { $column }
   *[second] { -blue } suelta una ficha en la columna { $column }
}
advice-disc = Suelta una ficha en la columna { $column }
label-free = { $cell }, libre
label-landing = Columna { $column }, libres: { $free }, cae en { $cell }
label-disc = { $side ->
    [first] { $cell }, ficha { -orange-f }
   *[second] { $cell }, ficha { -blue-f }
}
refuse-column = La columna { $column } no existe: el tablero tiene { $columns }.
refuse-column-full = La columna { $column } está llena.
refuse-no-blocker-due = Ahora no hay ningún bloque que soltar.
end-four = { $side ->
    [first] { -orange } tiene cuatro en raya.
   *[second] { -blue } tiene cuatro en raya.
}
end-full = El tablero está lleno y nadie tiene cuatro en raya.

# Por qué una pista es buena

# De qué tratan los retos
puzzle-idea-win-in = Dos amenazas que ya puedes completar no se pueden tapar a la vez.
puzzle-idea-only-win = Calcula a quién le tocará jugar debajo de una amenaza: solo una jugada te favorece.
puzzle-idea-save = Busca la casilla que necesitan los dos y mira qué permite la jugada de encima.
puzzle-idea-prevent = Una casilla impide el cuatro en raya sin permitir otro.

# Razones de una jugada, sin punto
reason-allows = { $other ->
    [first] { -orange } puede hacer después cuatro en raya en la columna { $move }
   *[second] { -blue } puede hacer después cuatro en raya en la columna { $move }
}
reason-stops = { $other ->
    [first] Impide el cuatro en raya de { -orange } en la columna { $move }
   *[second] Impide el cuatro en raya de { -blue } en la columna { $move }
}
reason-threatens = Amenaza con cuatro en raya en la columna { $move }
reason-two-threats = Crea dos amenazas a la vez: en las columnas { $first } y { $second }
reason-later-threat = { $row ->
    [odd] Crea una amenaza duradera en una fila impar de la columna { $column }
   *[even] Crea una amenaza duradera en una fila par de la columna { $column }
}
reason-spends-threat = Renuncia a la amenaza en la columna { $column }
reason-builds = { $count ->
    [pair] Dos en línea con sitio para cuatro
   *[three] Tres en línea con sitio para cuatro
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] Bloquea dos fichas en línea de { -orange }
       *[three] Bloquea tres fichas en línea de { -orange }
    }
   *[second] { $count ->
        [pair] Bloquea dos fichas en línea de { -blue }
       *[three] Bloquea tres fichas en línea de { -blue }
    }
}
reason-middle = Ocupa la columna central
