name = Quatro sob medida
tagline = Quatro em linha, com buracos e surpresas

option-rows = Fileiras
option-columns = Colunas
option-mode = Casas especiais
option-mode-plain = Nenhuma
option-mode-ban = Casa vetada
option-mode-bonus = Casa bônus
option-mode-ban-bonus = Vetada e bônus
option-ban = Casa vetada
option-bonus = Casa bônus
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
label-bonus = { $cell }, casa bônus, vazia
label-landing-bonus = Coluna { $column }, { $free ->
    [one] { $free } livre
   *[other] { $free } livres
}, cai na casa bônus { $cell }
label-ban = { $cell }, casa vetada
label-blocker = { $cell }, bloqueador
refuse-blocker-due = Antes, solte o bloqueador.
refuse-blocker-missing = Esta ficha cai na casa bônus: diga também aonde vai o bloqueador, como em 5:2.

page-1-title = Objetivo
page-1-body = O tabuleiro fica em pé e tem de 4 a 12 colunas e de 4 a 12 fileiras. Vence quem tiver primeiro quatro fichas da sua cor em linha, na vertical, na horizontal ou na diagonal.
page-1-diagram-1 = Cinco colunas e quatro fileiras: o { -blue } venceu na diagonal que desce.
page-2-title = Como jogar
page-2-body = O { -orange } começa; depois, os lados se alternam. Uma jogada é uma ficha solta em uma coluna que não está cheia. Ela cai até a casa livre mais baixa e fica ali. Para soltar, você pode tocar em qualquer ponto da coluna.

    Ninguém passa a vez: enquanto o tabuleiro tiver espaço, é preciso soltar uma ficha.
page-3-title = A casa vetada
page-3-body = A casa vetada, uma placa fechada com um xis, é um buraco que ninguém preenche. Ela corta as linhas dos dois lados.

    Uma ficha passa por ela enquanto houver uma casa livre embaixo. Quando a casa de baixo está ocupada, ou não existe, a próxima ficha fica logo acima da casa vetada. Se a casa vetada está no alto, a coluna fica cheia assim que a casa de baixo é ocupada.
page-3-diagram-1 = A casa vetada é c2. A primeira ficha passou por ela até c1, a segunda ficou logo acima.
page-3-diagram-2 = A casa vetada c1 separa a1 b1 de d1 e1: não há quatro em linha.
page-4-title = A casa bônus
page-4-body = A casa bônus tem uma estrela. Quando uma ficha pousa nela, o dono solta na hora um bloqueador, em qualquer coluna que não esteja cheia. O bloqueador cai como uma ficha e também passa pela casa vetada. Não é de ninguém e não faz parte de nenhuma linha. Depois é a vez do outro lado.

    Se a ficha na casa bônus completa quatro, a partida acaba e não há bloqueador. Se nenhuma coluna tem espaço, também não há.
page-4-diagram-1 = A ficha do { -blue } pousou na casa bônus g1, e o bloqueador caiu em d1, entre as fichas do { -orange }.
page-5-title = O fim
page-5-body = Quatro em linha encerram a partida na hora, e mais de quatro também valem. Se todas as casas, menos a vetada, estão ocupadas e ninguém tem quatro, a partida é um empate.
page-6-title = Preparação
page-6-body = Você escolhe o tamanho e as casas especiais. A casa vetada e a casa bônus são sorteadas; “Novo sorteio” dá outras. Você também pode escolher as casas. “Surpreenda-me” sorteia também o tamanho.

    Uma jogada se anota com o número da sua coluna, 5; e, com bloqueador, 5:2: a ficha na coluna 5, o bloqueador na coluna 2.
page-7-title = Como o computador pensa
page-7-body = Ele joga milhares de partidas na cabeça, sobretudo pelos caminhos que dão certo. Quando vê uma vitória, não deixa passar; impede a sua e não solta abaixo de uma casa que daria a vitória a você.

    O que pode provar, ele prova: quanto menos casas livres, mais longe ele vê, até que, nos níveis mais altos, já não erra.

# A lição
lesson-size = Há tabuleiros de muitos tamanhos. Quatro em linha sempre vencem.
lesson-size-task = Você tem três. Solte a quarta em qualquer ponta.
lesson-size-done = Com quatro colunas ou doze, o jogo é o mesmo.
lesson-size-wrong = Ainda são três. As duas pontas da sua linha estão livres.
lesson-ban = Uma placa com um xis é uma casa vetada: as fichas passam por ela.
lesson-ban-task = Solte uma ficha na coluna dela.
lesson-ban-done = Passou por ela e foi até o fundo.
lesson-ban-wrong = Essa é outra coluna. A casa vetada está na moldura.
lesson-above = Quando não há nada livre embaixo, a próxima ficha fica em cima dela.
lesson-above-task = Solte mais uma na coluna dela.
lesson-above-done = Ninguém nunca preenche uma casa vetada.
lesson-above-wrong = Use mais uma vez a coluna na moldura.
lesson-broken = Uma casa vetada corta as linhas. A sua linha embaixo termina ali.
lesson-broken-task = Mas a linha do { -blue } acima continua. Impeça.
lesson-broken-done = Sua ficha ficou acima da casa vetada, onde o { -blue } queria estar.
lesson-broken-wrong = Acima da casa vetada há espaço, e o { -blue } faz quatro.
lesson-star = Acerte a estrela e solte também um bloqueador.
lesson-star-task = Solte na estrela. Depois solte o bloqueador em qualquer coluna.
lesson-star-done = O bloqueador não é de ninguém e atrapalha todo mundo.
lesson-star-wrong = Essa não acertou a estrela. Ela está na moldura.
lesson-blocker = Um bloqueador pode deter uma linha enquanto sua ficha faz outra coisa.
lesson-blocker-task = Ocupe a estrela e solte o bloqueador na linha do { -blue }.
lesson-blocker-done = Linha detida, e ainda por cima sua ficha ficou bem colocada.
lesson-blocker-wrong = O { -blue } está quase fazendo quatro, e você errou a estrela.
lesson-blocker-plain = Isso também detém o { -blue }. Mas a estrela faz o mesmo e dá a você mais uma ficha.
lesson-blocker-elsewhere = A estrela é sua. Mas ali o bloqueador não detém a linha do { -blue }.
lesson-both = Com ou sem buracos e estrelas, duas ameaças ao mesmo tempo vencem.
lesson-both-task = Faça três em linha com as duas pontas livres.
lesson-both-done = Nada mais salva o { -blue }, nem buraco nem estrela. Agora você já sabe tudo.
lesson-both-wrong = Isso dá para impedir. Feche o vão entre as suas duas fichas.

# Razões de uma jogada, sem ponto
reason-takes-bonus = Cai na estrela e solta um bloqueador
