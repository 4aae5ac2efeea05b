# Palavras comuns a Quatro em linha e Quatro sob medida.

prompt-disc = { $side ->
    [first] { -orange }: solte uma ficha.
   *[second] { -blue }: solte uma ficha.
}
move-disc = { $side ->
    [first] { -orange } joga na coluna { $column }
   *[second] { -blue } joga na coluna { $column }
}
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
refuse-no-blocker-due = Agora não há bloqueador.
end-four = { $side ->
    [first] { -orange } tem quatro em linha.
   *[second] { -blue } tem quatro em linha.
}
end-full = O tabuleiro está cheio, e ninguém tem quatro em linha.

# Por que uma dica é boa

# Do que tratam os desafios
puzzle-idea-win-in = Não dá para tapar duas ameaças ao mesmo tempo.
puzzle-idea-only-win = Conte quem terá de encher a coluna abaixo de uma ameaça: só uma jogada mantém essa ordem.
puzzle-idea-save = Procure a casa de que os dois lados precisam, e o que a jogada acima dela permite.
puzzle-idea-prevent = Uma casa impede os quatro em linha sem abrir outros.

# Razões de uma jogada, sem ponto
reason-allows = { $other ->
    [first] O { -orange } pode fazer quatro em linha em { $cell }
   *[second] O { -blue } pode fazer quatro em linha em { $cell }
}
reason-stops = { $other ->
    [first] Impede o quatro em linha do { -orange } em { $cell }
   *[second] Impede o quatro em linha do { -blue } em { $cell }
}
reason-threatens = Ameaça quatro em linha em { $cell }
reason-two-threats = Duas ameaças de uma vez: { $first } e { $second }
reason-later-threat = { $row ->
    [odd] Ameaça duradoura em fileira ímpar: { $threat }
   *[even] Ameaça duradoura em fileira par: { $threat }
}
reason-spends-threat = Abre mão da ameaça em { $threat }
reason-builds = { $count ->
    [pair] Duas em linha com espaço para quatro
   *[three] Três em linha com espaço para quatro
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] Corta duas em linha do { -orange }
       *[three] Corta três em linha do { -orange }
    }
   *[second] { $count ->
        [pair] Corta duas em linha do { -blue }
       *[three] Corta três em linha do { -blue }
    }
}
reason-middle = Ocupa a coluna do meio
