# Palavras comuns a Quatro em linha e Quatro sob medida.

handicap = { $count ->
    [one] { $name } já tem uma ficha no tabuleiro.
   *[other] { $name } já tem { $count } fichas no tabuleiro.
}
prompt-disc = { $side ->
    [first] { -orange }: solte uma ficha. Vence quem fizer quatro em linha.
   *[second] { -blue }: solte uma ficha. Vence quem fizer quatro em linha.
}
move-disc = { $side ->
    [first] { -orange } joga na coluna { $column }
   *[second] { -blue } joga na coluna { $column }
}
advice-disc = Jogue na coluna { $column }
label-free = { $cell }, vazia
label-landing = Coluna { $column }, { $free ->
    [one] { $free } livre
   *[other] { $free } livres
}, cai em { $cell }
label-disc = { $side ->
    [first] { $cell }, ficha { -orange-f }
   *[second] { $cell }, ficha { -blue-f }
}
refuse-column = Não existe a coluna { $column }: o tabuleiro tem { $columns }.
refuse-column-full = A coluna { $column } está cheia.
refuse-no-blocker-due = Agora não há bloqueador para soltar.
end-four = { $side ->
    [first] { -orange } tem quatro em linha.
   *[second] { -blue } tem quatro em linha.
}
end-full = O tabuleiro está cheio, e ninguém tem quatro em linha.

# Por que uma dica é boa

# Do que tratam os desafios
puzzle-idea-win-in = Não dá para tapar ao mesmo tempo duas ameaças que já podem ser completadas.
puzzle-idea-only-win = Calcule quem vai ter que jogar abaixo de uma ameaça: só uma jogada favorece você.
puzzle-idea-save = Procure a casa de que os dois lados precisam, e o que a jogada acima dela permite.
puzzle-idea-prevent = Uma casa impede os quatro em linha sem permitir outros.

# Razões de uma jogada, sem ponto
reason-allows = { $other ->
    [first] O { -orange } pode fazer quatro em linha a seguir na coluna { $move }
   *[second] O { -blue } pode fazer quatro em linha a seguir na coluna { $move }
}
reason-stops = { $other ->
    [first] Impede o { -orange } de fazer quatro em linha na coluna { $move }
   *[second] Impede o { -blue } de fazer quatro em linha na coluna { $move }
}
reason-threatens = Ameaça fazer quatro em linha na coluna { $move }
reason-two-threats = Cria duas ameaças de uma vez: nas colunas { $first } e { $second }
reason-later-threat = { $row ->
    [odd] Cria uma ameaça duradoura em fileira ímpar da coluna { $column }
   *[even] Cria uma ameaça duradoura em fileira par da coluna { $column }
}
reason-spends-threat = Abre mão da ameaça na coluna { $column }
reason-builds = { $count ->
    [pair] Duas em linha com espaço para quatro
   *[three] Três em linha com espaço para quatro
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] Bloqueia duas fichas em linha do { -orange }
       *[three] Bloqueia três fichas em linha do { -orange }
    }
   *[second] { $count ->
        [pair] Bloqueia duas fichas em linha do { -blue }
       *[three] Bloqueia três fichas em linha do { -blue }
    }
}
reason-middle = Ocupa a coluna do meio
