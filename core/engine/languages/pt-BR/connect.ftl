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
reason-stops-four = Impede quatro em linha na coluna { $column }.

# Do que tratam os desafios
puzzle-idea-win-in = Não dá para tapar duas ameaças ao mesmo tempo.
puzzle-idea-only-win = Conte quem terá de encher a coluna abaixo de uma ameaça: só uma jogada mantém essa ordem.
puzzle-idea-save = Procure a casa de que os dois lados precisam, e o que a jogada acima dela permite.
puzzle-idea-prevent = Uma casa impede os quatro em linha sem abrir outros.
