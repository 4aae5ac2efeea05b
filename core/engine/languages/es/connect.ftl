# Palabras que comparten Cuatro en raya y Cuatro a la carta.

prompt-disc = { $side ->
    [first] { -orange }: suelta una ficha.
   *[second] { -blue }: suelta una ficha.
}
move-disc = { $side ->
    [first] { -orange } suelta una ficha en la columna { $column }
   *[second] { -blue } suelta una ficha en la columna { $column }
}
label-free = { $cell }, libre
label-landing = Columna { $column }, libres: { $free }, cae en { $cell }
label-disc = { $side ->
    [first] { $cell }, ficha { -orange-f }
   *[second] { $cell }, ficha { -blue-f }
}
refuse-column = La columna { $column } no existe: el tablero tiene { $columns }.
refuse-column-full = La columna { $column } está llena.
refuse-no-blocker-due = No hay bloque que soltar.
end-four = { $side ->
    [first] { -orange } tiene cuatro en raya.
   *[second] { -blue } tiene cuatro en raya.
}
end-full = El tablero está lleno y nadie tiene cuatro en raya.

# Por qué una pista es buena
reason-stops-four = Impide un cuatro en raya en la columna { $column }.

# De qué tratan los retos
puzzle-idea-win-in = No se pueden tapar dos amenazas a la vez.
puzzle-idea-only-win = Cuenta a quién le tocará llenar la columna bajo una amenaza: solo una jugada mantiene ese orden.
puzzle-idea-save = Busca la casilla que necesitan los dos bandos y lo que permite la jugada encima de ella.
puzzle-idea-prevent = Una casilla frena el cuatro en raya sin permitir otro.
