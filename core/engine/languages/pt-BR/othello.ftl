name = Othello
tagline = Cerque peças e vire todas para a sua cor

option-size = Tamanho

prompt-place = { $side ->
    [first] { -orange }: escolha uma casa.
   *[second] { -blue }: escolha uma casa.
}
prompt-pass = { $side ->
    [first] { -orange } não tem jogada e precisa passar.
   *[second] { -blue } não tem jogada e precisa passar.
}
operation-pass = Passar
move-place = { $side ->
    [first] { -orange } joga em { $square } e vira { $count }
   *[second] { -blue } joga em { $square } e vira { $count }
}
move-pass = { $side ->
    [first] { -orange } passa
   *[second] { -blue } passa
}
advice-place = Jogue em { $square }
advice-pass = Passe a vez
label-free = { $square }, livre
label-disc = { $side ->
    [first] { $square }, peça { -orange-f }
   *[second] { $square }, peça { -blue-f }
}
refuse-taken = { $square } está ocupada.
refuse-no-flip = Uma peça em { $square } não viraria nada.
refuse-pass = Você só pode passar quando não tem nenhuma jogada.
refuse-must-pass = { $side ->
    [first] { -orange } não tem jogada e precisa passar.
   *[second] { -blue } não tem jogada e precisa passar.
}
end-most = { $side ->
    [first] Peças: { -orange } { $most }, { -blue } { $least }.
   *[second] Peças: { -blue } { $most }, { -orange } { $least }.
}
end-even = Cada lado tem { $most } peças.

page-1-title = Objetivo
page-1-body = Termine a partida com mais peças da sua cor no tabuleiro.
page-1-diagram-1 = O início.
page-2-title = Como jogar
page-2-body = Na sua vez, você coloca uma peça em uma casa livre. Ela precisa cercar peças adversárias em linha reta, na vertical, na horizontal ou na diagonal, entre ela e outra peça sua. Todas as peças cercadas viram para a sua cor.
page-2-diagram-1 = O { -orange } cercou uma peça e a virou.
page-3-title = Passar e o fim
page-3-body = Se você não pode cercar nada, precisa passar. Se pode, precisa jogar. Quando nenhum dos lados pode, a partida acaba.
computer-title = Como o computador pensa
computer-body = Ele joga partidas até o fim na cabeça, sobretudo pelos caminhos que deram certo.

# A lição
lesson-enclose = Vence quem termina com mais peças. Cerque as adversárias para virá-las.
lesson-enclose-task = Toque em uma das casas marcadas.
lesson-enclose-done = Cercada e virada! Toda peça que você coloca precisa virar alguma.
lesson-several = Uma linha inteira pode virar de uma vez.
lesson-several-task = Há três nesta coluna. Cerque todas por baixo.
lesson-several-done = As três viraram.
lesson-several-wrong = Isso virou outras. Vá até a ponta de baixo da coluna c.
lesson-slant = As diagonais também valem.
lesson-slant-task = Cerque a peça destacada vindo de baixo, à esquerda.
lesson-slant-done = Na horizontal, na vertical e na diagonal: toda linha vale.
lesson-slant-wrong = Siga as peças em c4 e b3 para baixo e para a esquerda.
lesson-ways = Uma peça pode cercar em várias direções.
lesson-ways-task = Ache a casa que cerca uma fileira e uma diagonal.
lesson-ways-done = Três peças em duas direções, com uma só jogada.
lesson-ways-wrong = A fileira 2 e a diagonal de c4 e d3 se encontram à direita.
lesson-corner = Nada vira uma peça em um canto: ela fica.
lesson-corner-task = Ocupe o canto livre.
lesson-corner-done = Esse é seu para sempre.
lesson-corner-wrong = O canto de cima, à direita, vale mais do que isso.
lesson-most = No fim, vence quem tem mais peças.
lesson-most-task = Ache a jogada que vence a partida.
lesson-most-done = Você contou certo e venceu. Essas são todas as regras.
lesson-most-wrong = Não é o bastante. Tente outra casa.
