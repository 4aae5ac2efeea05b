name = Quatro em linha
tagline = Solte fichas e alinhe quatro

page-1-title = Objetivo
page-1-body = O tabuleiro fica em pé: sete colunas, seis fileiras. Vence quem tiver primeiro quatro fichas da sua cor em linha, na vertical, na horizontal ou na diagonal.
page-1-diagram-1 = O { -orange } venceu na diagonal que sobe.
page-2-title = Como jogar
page-2-body = O { -orange } começa; depois, os lados se alternam. Uma jogada é uma ficha solta em uma coluna que não está cheia. Ela cai até a casa livre mais baixa e fica ali. Para soltar, você pode tocar em qualquer ponto da coluna.

    Ninguém passa a vez: enquanto o tabuleiro tiver espaço, é preciso soltar uma ficha.
page-2-diagram-1 = A terceira coluna tem duas fichas. A próxima cai em c3.
page-3-title = O fim
page-3-body = Quatro em linha encerram a partida na hora. Mais de quatro também valem. Se as 42 casas estão ocupadas e ninguém tem quatro, a partida é um empate.
page-3-diagram-1 = Uma ficha fechou o vão: cinco em linha vencem como quatro.
page-4-title = O que procurar
page-4-body = Uma casa que daria a você quatro em linha é uma ameaça. Se as casas de duas ameaças já podem ser ocupadas, não dá para impedir as duas.

    Uma ameaça mais alta também trabalha para você: ninguém quer soltar logo abaixo dela. Como o tabuleiro se enche uma ficha de cada vez, as ameaças do { -orange } nas fileiras ímpares e as do { -blue } nas pares costumam ser as que se realizam.
page-4-diagram-1 = O { -orange } ameaça em a1 e também em e1. O { -blue } só pode impedir uma delas.
page-5-title = Como anotar as jogadas
page-5-body = Uma jogada se anota com o número da sua coluna, contado da esquerda: de 1 a 7. As casas têm nomes como d4: uma letra para a coluna e um número para a fileira, contado de baixo.

    Uma partida inteira pode ser escrita como uma sequência de algarismos, por exemplo 4453.
page-6-title = Como o computador pensa
page-6-body = Ele joga milhares de partidas na cabeça, sobretudo pelos caminhos que dão certo. Quando vê uma vitória, não deixa passar; impede a sua e não solta abaixo de uma casa que daria a vitória a você.

    O Quatro em linha está resolvido: com jogo perfeito, quem começa vence, na penúltima ficha do tabuleiro, mas só se começar no meio. Quanto mais alto o nível, mais vezes o computador calcula o valor exato das suas jogadas; no mais alto, sempre que o tempo permite.

# A lição
lesson-drop = Aqui não se coloca uma ficha na casa. Ela é solta em uma coluna.
lesson-drop-task = Toque em qualquer coluna.
lesson-drop-done = Ela caiu até onde pôde, e ali fica.
lesson-pile = Uma ficha fica em cima do que já está na coluna.
lesson-pile-task = Coloque a sua no alto da pilha do meio.
lesson-pile-done = A terceira de baixo para cima. Uma coluna cheia leva seis.
lesson-pile-wrong = Essa é outra coluna. A pilha está no meio.
lesson-across = Quatro da sua cor em linha vencem.
lesson-across-task = Você tem três. Solte a quarta.
lesson-across-done = Quatro em linha: a partida acaba na hora.
lesson-across-wrong = Ainda são três. A quarta vai na ponta da linha.
lesson-up = Quatro uma em cima da outra também valem.
lesson-up-task = Complete a coluna.
lesson-up-done = Na vertical vence do mesmo jeito.
lesson-up-wrong = Olhe as três fichas uma em cima da outra.
lesson-slant = E quatro na diagonal também.
lesson-slant-task = Três sobem para a direita. Ache a coluna da quarta.
lesson-slant-done = As diagonais passam despercebidas. Olhe duas vezes.
lesson-slant-wrong = Siga as três fichas para cima, mais uma coluna.
lesson-stop = Se o outro lado tem três, entre no caminho.
lesson-stop-task = O { -blue } venceria com a próxima ficha. Impeça isso.
lesson-stop-done = Um olhar antes de cada jogada: o que o { -blue } ameaça?
lesson-stop-wrong = O { -blue } ocupa a ponta da linha e vence.
lesson-below = Cada ficha é um degrau para a próxima: pense no que vai cair em cima dela.
lesson-below-task = O { -blue } espera por uma casa na segunda fileira. Solte em qualquer lugar, menos embaixo dela.
lesson-below-done = Bem visto. Agora o { -blue } também não pode ir ali, senão você ocupa a casa.
lesson-below-wrong = Em cima da sua ficha, o { -blue } completa quatro.
lesson-trap = Não dá para impedir duas ameaças ao mesmo tempo.
lesson-trap-task = Faça três em linha com as duas pontas livres.
lesson-trap-done = O { -blue } ocupa uma ponta, você ocupa a outra. Agora você já sabe tudo.
lesson-trap-wrong = Isso dá para impedir. Transforme em três as duas da fileira de baixo.
