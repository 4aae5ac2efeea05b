name = Quatro sob medida
tagline = Quatro em linha, com buracos e surpresas

option-rows = Fileiras
option-columns = Colunas
option-mode = Casas especiais
option-mode-plain = Nenhuma
option-mode-ban = Buraco
option-mode-bonus = Casa bônus
option-mode-ban-bonus = Buraco e casa bônus
option-ban = Buraco
option-bonus = Casa bônus
special-ban = Nenhuma ficha fica em ✕.
special-bonus = Caia em ★ e solte também um bloqueador.
set-up-neutral = Bloco
option-seed = Onde ficam

prompt-blocker = { $side ->
    [first] { -orange }: solte o bloqueador.
   *[second] { -blue }: solte o bloqueador.
}
move-disc-blocker = { $side ->
    [first] { -orange } joga na coluna { $column } e solta o bloqueador na coluna { $blocker }
   *[second] { -blue } joga na coluna { $column } e solta o bloqueador na coluna { $blocker }
}
move-blocker = { $side ->
    [first] { -orange } solta o bloqueador na coluna { $blocker }
   *[second] { -blue } solta o bloqueador na coluna { $blocker }
}
advice-disc-blocker = Jogue na coluna { $column } e solte o bloqueador na coluna { $blocker }
brief-disc-blocker = Coluna { $column }, bloqueador na { $blocker }
advice-blocker = Solte o bloqueador na coluna { $blocker }
label-bonus = { $cell }, casa bônus, vazia
label-landing-bonus = Coluna { $column }, { $free ->
    [one] { $free } livre
   *[other] { $free } livres
}, cai na casa bônus { $cell }
label-ban = { $cell }, buraco
label-blocker = { $cell }, bloqueador
refuse-blocker-due = Antes, solte o bloqueador.
refuse-blocker-missing = Esta ficha cai na casa bônus: diga também aonde vai o bloqueador, como em 5:2.

page-1-title = Objetivo
page-1-body = O tabuleiro fica em pé e tem de 4 a 12 colunas e de 4 a 12 fileiras. Vence quem fizer primeiro quatro em linha com suas fichas: na vertical, na horizontal ou na diagonal.
page-1-diagram-1 = Cinco colunas e quatro fileiras: o { -blue } venceu na diagonal que desce.
page-2-title = Como jogar
page-2-body = O { -orange } começa; depois, os lados se alternam. Na sua vez, você solta uma ficha em uma coluna que não esteja cheia. Ela cai até a casa livre mais baixa e fica ali. Toque em qualquer ponto de uma coluna para soltar ali.

    Não dá para passar a vez: enquanto houver espaço, você tem que soltar uma ficha.
page-3-title = O buraco
page-3-body = O buraco é uma casa marcada com um xis: as fichas passam por ele e nenhuma fica nele. Ele corta as linhas dos dois lados.

    Uma ficha passa pelo buraco enquanto houver uma casa livre embaixo. Quando a casa de baixo está ocupada, ou não existe, a próxima ficha fica logo acima do buraco. Se o buraco está no alto, a coluna fica cheia assim que a casa de baixo é ocupada.
page-3-diagram-1 = O buraco é c2. A primeira ficha passou por ele até c1, a segunda ficou logo acima.
page-3-diagram-2 = O buraco em c1 separa a1 e b1 de d1 e e1: não há quatro em linha.
page-4-title = A casa bônus
page-4-body = A casa bônus tem uma estrela. Se a sua ficha cai nela, você também solta na hora um bloqueador, em qualquer coluna que não esteja cheia. O bloqueador cai como uma ficha e também passa pelo buraco. Não é de ninguém e não faz parte de nenhuma linha. Depois é a vez do seu adversário.

    Se a ficha na casa bônus completa quatro, a partida acaba e não há bloqueador. Se todas as colunas estão cheias, também não há.
page-4-diagram-1 = O { -blue } caiu na casa bônus g1 e soltou o bloqueador em d1, entre as fichas do { -orange }.
page-5-title = O fim
page-5-body = Com quatro em linha, a partida acaba na hora, e com mais de quatro também. Se todas as casas, menos o buraco, estão ocupadas e ninguém tem quatro em linha, a partida é um empate.
page-6-title = Preparação
page-6-body = Você escolhe o tamanho e as casas especiais. O lugar delas é sorteado: toque em “Novo sorteio” para mudar, ou escolha você as casas. “Surpreenda-me” sorteia também o tamanho.

    Uma jogada se anota com o número da sua coluna, como 5. Com bloqueador, fica 5:2: a ficha na coluna 5, o bloqueador na coluna 2.
page-7-title = O que procurar
page-7-body =
    Uma casa que daria a você quatro em linha é uma ameaça. Se você já pode completar duas ameaças, o adversário não consegue tapar as duas.

    Olhe primeiro as casas especiais. Um buraco corta todas as linhas que passam por ele. E não jogue logo abaixo da estrela, senão o adversário cai nela e fica com o bloqueador.

    Antes de soltar o bloqueador, olhe a casa acima dele: o adversário pode jogar ali em seguida.
page-7-diagram-1 = A estrela está em d2. O { -orange } jogou em d1, então o { -blue } pode cair na estrela.
page-8-title = Par e ímpar
page-8-body =
    Quando as casas boas acabam, alguém tem que jogar abaixo de uma ameaça. Quem? Conte as casas livres que podem ser ocupadas antes disso: as das outras colunas e, na coluna da ameaça, as que ficam mais para baixo do que a casa logo abaixo dela. Se o número é par, quem tem a vez agora vai ter que jogar ali no fim. Se é ímpar, vai ser o adversário.

    Por isso, com um número par de fileiras, realizam-se as ameaças do { -orange } nas fileiras ímpares e as do { -blue } nas pares. O mesmo acontece se há um número ímpar de fileiras e também de colunas. Com um número ímpar de fileiras e um número par de colunas, é o contrário.

    Um buraco tira uma casa e inverte isso tudo, a não ser que fique acima da ameaça, na mesma coluna. Um bloqueador ocupa uma casa a mais e também inverte.
page-8-diagram-1 = Cinco fileiras e quatro colunas: o { -blue } tem que jogar em d1, e o { -orange } ocupa d2, em uma fileira par.
page-8-diagram-2 = Quatro fileiras e um buraco em b1: o { -blue } tem que jogar em f1, e o { -orange } ocupa f2. Sem o buraco, quem teria que jogar em f1 seria o { -orange }.
computer-title = Como o computador pensa
computer-body = Ele joga milhares de partidas na cabeça, sobretudo pelos caminhos que dão certo. Quando vê uma vitória, não deixa passar; impede a sua e não joga abaixo de uma casa que daria a vitória a você.

    O que pode provar, ele prova: quanto menos casas livres, mais longe ele vê, até que, nos níveis mais altos, já não erra.

# A lição
lesson-size = Faça quatro em linha para vencer. Há tabuleiros de muitos tamanhos.
lesson-size-task = Você tem três. Solte a quarta em qualquer ponta.
lesson-size-done = Com quatro colunas ou doze, o jogo é o mesmo.
lesson-size-wrong = Ainda são três. As duas pontas da sua linha estão livres.
lesson-ban = Uma casa marcada com um xis é um buraco: as fichas passam por ele.
lesson-ban-task = Solte uma ficha na coluna dele.
lesson-ban-done = Passou pelo buraco e foi até o fundo.
lesson-ban-wrong = Essa é outra coluna. Procure a casa marcada com um xis.
lesson-above = Se embaixo está cheio, a ficha fica em cima do buraco.
lesson-above-task = Solte mais uma na coluna dele.
lesson-above-done = Nenhuma ficha fica em um buraco.
lesson-above-wrong = Use mais uma vez a coluna do buraco.
lesson-broken = Um buraco corta as linhas. A sua linha embaixo termina ali.
lesson-broken-task = Mas a linha do { -blue } logo acima continua. Bloqueie.
lesson-broken-done = Sua ficha ficou acima do buraco, bem onde o { -blue } queria estar.
lesson-broken-wrong = Acima do buraco há espaço, então o { -blue } faz quatro.
lesson-star = Caia na estrela e você também solta um bloqueador.
lesson-star-task = Solte uma ficha na estrela. Depois solte o bloqueador em qualquer coluna.
lesson-star-done = O bloqueador não é de ninguém e atrapalha todo mundo.
lesson-star-wrong = Você não caiu na estrela. Solte a ficha na coluna dela.
lesson-blocker = Um bloqueador pode parar uma linha enquanto sua ficha faz outra coisa.
lesson-blocker-task = Ocupe a estrela e solte o bloqueador na linha do { -blue }.
lesson-blocker-done = Bloqueada, e ainda por cima sua ficha ficou bem colocada.
lesson-blocker-wrong = O { -blue } está quase fazendo quatro, e você não caiu na estrela.
lesson-blocker-plain = Isso também para o { -blue }. Mas a estrela faz o mesmo e dá a você mais uma ficha.
lesson-blocker-elsewhere = A estrela é sua. Mas ali o bloqueador não para a linha do { -blue }.
lesson-both = Com ou sem buracos e estrelas, duas ameaças ao mesmo tempo vencem.
lesson-both-task = Faça três em linha com as duas pontas livres.
lesson-both-done = O { -blue } não pode tapar as duas pontas. Essas são todas as regras.
lesson-both-wrong = O { -blue } pode tapar isso. Feche o vão entre as suas duas fichas.

# Razões de uma jogada, sem ponto
reason-takes-bonus = Cai na estrela e solta um bloqueador
