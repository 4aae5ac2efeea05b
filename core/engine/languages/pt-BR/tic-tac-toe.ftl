name = Jogo da velha
tagline = Três em linha em nove casas

prompt-place = { $side ->
    [first] { -orange }: escolha uma casa.
   *[second] { -blue }: escolha uma casa.
}
move-place = { $side ->
    [first] { -orange } ocupa { $square }
   *[second] { -blue } ocupa { $square }
}
advice-place = Jogue em { $square }
label-free = { $square }, livre
label-stone = { $side ->
    [first] { $square }, pedra { -orange-f }
   *[second] { $square }, pedra { -blue-f }
}
refuse-taken = { $square } está ocupada.
end-three = { $side ->
    [first] { -orange } tem três em linha.
   *[second] { -blue } tem três em linha.
}

page-1-title = Objetivo
page-1-body = O tabuleiro tem três por três casas. Vence quem fizer primeiro três em linha: na vertical, na horizontal ou na diagonal.
page-1-diagram-1 = O { -orange } venceu na diagonal.
page-2-title = Como jogar
page-2-body = Os lados se alternam. Na sua vez, você coloca uma pedra em uma casa livre. Ali ela fica.
page-3-title = O fim
page-3-body = Com três em linha, a partida acaba na hora. Se as nove casas estão ocupadas e ninguém tem três em linha, a partida é um empate.
page-3-diagram-1 = Um tabuleiro cheio sem três em linha: empate.
computer-title = Como o computador pensa
computer-body = Ele joga partidas até o fim na cabeça, sobretudo pelos caminhos que deram certo. Do nível 7 em diante, ele vê o jogo todo, e então o melhor que você consegue é um empate.

# A lição
lesson-place = Faça três em linha para vencer. Em cada jogada, ocupe uma casa livre.
lesson-place-task = Toque em qualquer casa.
lesson-place-done = Ali ela fica até o fim.
lesson-row = Faça três em linha e vença.
lesson-row-task = Você tem duas. Coloque a terceira.
lesson-row-done = Três em linha! A partida acaba na hora.
lesson-row-wrong = Ainda são duas. A terceira vai na ponta da linha.
lesson-slant = As diagonais também valem.
lesson-slant-task = Complete a diagonal.
lesson-slant-done = De canto a canto também vence.
lesson-slant-wrong = Siga as suas duas pedras para cima e para a direita.
lesson-stop = Se o seu adversário tem duas, entre no caminho.
lesson-stop-task = O { -blue } venceria com a próxima pedra. Impeça isso.
lesson-stop-done = Antes de cada jogada, pergunte-se: o que o { -blue } ameaça?
lesson-stop-wrong = O { -blue } fecha a linha e vence.
lesson-first = Vencer vem antes de tapar.
lesson-first-task = Os dois têm duas. É a sua vez.
lesson-first-done = Quem vence primeiro não precisa tapar nada.
lesson-first-wrong = Você podia ter vencido: suas duas pedras estão na coluna da esquerda.
lesson-trap = Não dá para tapar duas ameaças ao mesmo tempo.
lesson-trap-task = Ache a casa que forma duas linhas de duas.
lesson-trap-done = O { -blue } só pode tapar uma. Essas são todas as regras.
lesson-trap-wrong = O { -blue } pode tapar isso. Olhe o canto que está livre.
