name = Quatro em linha
tagline = Solte fichas e alinhe quatro

page-1-title = Objetivo
page-1-body = O tabuleiro fica em pé: sete colunas, seis fileiras. Vence quem fizer primeiro quatro em linha com suas fichas: na vertical, na horizontal ou na diagonal.
page-1-diagram-1 = O { -orange } venceu na diagonal que sobe.
page-2-title = Como jogar
page-2-body = O { -orange } começa; depois, os lados se alternam. Na sua vez, você solta uma ficha em uma coluna que não esteja cheia. Ela cai até a casa livre mais baixa e fica ali. Toque em qualquer ponto de uma coluna para soltar ali.

    Não dá para passar a vez: enquanto houver espaço, você tem que soltar uma ficha.
page-2-diagram-1 = A terceira coluna tem duas fichas. A próxima cai em c3.
page-3-title = O fim
page-3-body = Com quatro em linha, a partida acaba na hora. Mais de quatro também valem. Se as 42 casas estão ocupadas e ninguém tem quatro em linha, a partida é um empate.
page-3-diagram-1 = Uma ficha fechou o vão: cinco em linha vencem como quatro.
page-4-title = O que procurar
page-4-body =
    Antes de cada jogada, faça três perguntas: posso fazer quatro em linha? O adversário pode? E quem vai ficar com a casa acima da minha ficha?

    Uma casa que daria a você quatro em linha é uma ameaça. Se você já pode completar duas ameaças, o adversário não consegue tapar as duas. Uma ameaça mais alta também trabalha para você: o adversário não vai querer jogar logo abaixo dela.

    A coluna do meio é a que mais vale: por nenhuma outra passam tantas linhas de quatro.
page-4-diagram-1 = O { -orange } ameaça em a1 e em e1. O { -blue } só pode tapar uma delas.
page-5-title = Como anotar as jogadas
page-5-body = Uma jogada se anota com o número da sua coluna, contado da esquerda: de 1 a 7. As casas têm nomes como d4: uma letra para a coluna e um número para a fileira, contado de baixo.

    Você pode escrever uma partida inteira como uma sequência de algarismos, por exemplo 4453.
page-6-title = Par e ímpar
page-6-body =
    Quando as casas boas acabam, alguém tem que jogar abaixo de uma ameaça do adversário. Isso se chama zugzwang: você tem que jogar, e qualquer jogada prejudica você.

    Para saber quem cai nessa, é só contar. Se as outras colunas se enchem antes, o { -blue } tem que jogar abaixo das ameaças do { -orange } nas fileiras ímpares, e o { -orange }, abaixo das do { -blue } nas pares. Por isso, o { -orange } procura ameaças nas fileiras 3 e 5, e o { -blue }, nas fileiras 2, 4 e 6.

    Se há um número par de fichas em cada coluna, basta o { -blue } acompanhar: soltar uma ficha em cima de cada ficha do { -orange }. Assim, o { -blue } fica com todas as casas que restam nas fileiras pares. Uma ameaça do { -orange } em uma fileira ímpar estraga esse plano, porque o { -blue } não pode jogar logo abaixo dela.
page-6-diagram-1 = Só resta a coluna 7: o { -blue } tem que jogar em g2, e o { -orange } ocupa g3.
page-6-diagram-2 = O { -blue } acompanha em cada coluna. No fim, o { -orange } tem que jogar em e3, e o { -blue } ocupa e4.
page-7-title = Armadilhas e aberturas
page-7-body =
    Três fichas lado a lado e uma diagonal que desce de uma das pontas parecem um 7. Elas criam duas ameaças, uma logo acima da outra. Se o adversário ocupa a casa de baixo, você ocupa a de cima.

    A primeira ficha faz diferença. Se ninguém erra depois dela, com a coluna do meio o { -orange } vence, as duas colunas ao lado levam ao empate e as outras quatro perdem.
page-7-diagram-1 = Um 7: o { -orange } joga em e2 e ameaça em e3. Se o { -blue } ocupa e3, o { -orange } vence em e4.
computer-title = Como o computador pensa
computer-body = Ele joga milhares de partidas na cabeça, sobretudo pelos caminhos que dão certo. Quando vê uma vitória, não deixa passar; impede a sua e não joga abaixo de uma casa que daria a vitória a você.

    O Quatro em linha está resolvido: com jogo perfeito, quem começa vence com a penúltima ficha, mas só se começar no meio. Quanto mais alto o nível, mais vezes o computador calcula o valor exato das suas jogadas; no mais alto, sempre que o tempo permite.

# A lição
lesson-drop = Faça quatro em linha para vencer. Solte cada ficha em uma coluna: ela cai.
lesson-drop-task = Toque em qualquer coluna.
lesson-drop-done = Ela caiu até onde deu, e ali fica.
lesson-pile = Uma ficha cai em cima do que já está na coluna.
lesson-pile-task = Solte a sua em cima da pilha do meio.
lesson-pile-done = É a terceira de baixo para cima. Em uma coluna cabem seis.
lesson-pile-wrong = Essa é outra coluna. A pilha está no meio.
lesson-across = Faça quatro da sua cor em linha e vença.
lesson-across-task = Você tem três. Solte a quarta.
lesson-across-done = Quatro em linha! A partida acaba na hora.
lesson-across-wrong = Ainda são três. A quarta vai na ponta da linha.
lesson-up = Quatro uma em cima da outra também valem.
lesson-up-task = Complete a coluna.
lesson-up-done = Na vertical também vence.
lesson-up-wrong = Olhe as três fichas uma em cima da outra.
lesson-slant = E quatro na diagonal também.
lesson-slant-task = Três sobem para a direita. Ache a coluna da quarta.
lesson-slant-done = É fácil não ver as diagonais. Olhe duas vezes.
lesson-slant-wrong = Siga as três fichas para cima, mais uma coluna.
lesson-stop = Se o seu adversário tem três, bloqueie.
lesson-stop-task = O { -blue } venceria com a próxima ficha. Impeça isso.
lesson-stop-done = Antes de cada jogada, pergunte-se: o que o { -blue } ameaça?
lesson-stop-wrong = O { -blue } ocupa a ponta da linha e vence.
lesson-below = Cada ficha abre uma casa acima dela. Pense no que vai cair ali.
lesson-below-task = O { -blue } espera por uma casa na segunda fileira. Jogue em qualquer lugar, menos embaixo dela.
lesson-below-done = Boa! Agora o { -blue } também não pode jogar ali, senão você ocupa a casa.
lesson-below-wrong = O { -blue } joga em cima da sua ficha e completa quatro.
lesson-zugzwang = No fim, alguém tem que jogar abaixo de uma ameaça. Que não seja você!
lesson-zugzwang-task = A casa na moldura vai dar quatro em linha a você, mas só depois. Deixe só essa coluna para o { -blue }.
lesson-zugzwang-done = O { -blue } teve que jogar abaixo da sua casa, e ali você vence. Isso é o zugzwang.
lesson-zugzwang-wrong = Isso é logo abaixo da sua casa, e o { -blue } a ocupa. Use antes a outra coluna.
lesson-trap = Não dá para tapar duas ameaças ao mesmo tempo.
lesson-trap-task = Faça três em linha com as duas pontas livres.
lesson-trap-done = O { -blue } ocupa uma ponta, você ocupa a outra. Essas são todas as regras.
lesson-trap-wrong = O { -blue } pode tapar isso. Transforme em três as suas duas da fileira de baixo.
