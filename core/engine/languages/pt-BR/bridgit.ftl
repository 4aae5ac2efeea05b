name = Bridg-It
tagline = Ligue uma margem à outra com pontes antes que cortem seu caminho

option-size = Tamanho
option-rows = Fileiras
option-columns = Colunas
option-starter = Começa
option-starter-vertical = { -orange } (de cima a baixo)
option-starter-horizontal = { -blue } (da esquerda à direita)
option-walls = Muros
option-vertical = Pontes do { -orange } no início
option-horizontal = Pontes do { -blue } no início

prompt-build = { $side ->
    [first] { -orange }: construa uma ponte, de cima a baixo.
   *[second] { -blue }: construa uma ponte, da esquerda à direita.
}
move-build = { $side ->
    [first] { -orange } constrói em { $cell }
   *[second] { -blue } constrói em { $cell }
}

label-free = { $cell }, livre
label-upright = { $owner ->
    [first] { $cell }, ponte { -orange-f }, na vertical
   *[second] { $cell }, ponte { -blue-f }, na vertical
}
label-flat = { $owner ->
    [first] { $cell }, ponte { -orange-f }, na horizontal
   *[second] { $cell }, ponte { -blue-f }, na horizontal
}
label-wall = { $cell }, muro
label-pier = { $owner ->
    [first] { $cell }, pilar { -orange-m }
   *[second] { $cell }, pilar { -blue-m }
}
label-frame = { $cell }, borda

refuse-taken = { $owner ->
    [first] Já existe uma ponte { -orange-f } em { $cell }.
   *[second] Já existe uma ponte { -blue-f } em { $cell }.
}
refuse-wall = Há um muro em { $cell }.
refuse-pier = { $owner ->
    [first] { $cell } é um pilar { -orange-m }. As pontes são construídas entre os pilares.
   *[second] { $cell } é um pilar { -blue-m }. As pontes são construídas entre os pilares.
}
refuse-frame = { $cell } fica na borda, que ninguém pode usar.
refuse-outside = { $cell } não existe neste tabuleiro: as colunas vão de a até { $column }, e as fileiras, de 1 a { $row }.

end-joined = { $side ->
    [first] { -orange } ligou as margens de cima e de baixo.
   *[second] { -blue } ligou as margens da esquerda e da direita.
}
end-full = O tabuleiro está cheio, e ninguém tem uma corrente.

page-1-title = Objetivo
page-1-body =
    Duas grades de pilares dividem as mesmas águas. O { -orange } quer uma corrente de pontes da margem de cima até a de baixo; o { -blue }, da esquerda até a direita. Só um dos dois consegue, porque duas pontes nunca se cruzam.

    Vence quem ligar primeiro as suas duas margens. A corrente pode fazer quantas curvas quiser.
page-1-diagram-1 = O { -orange } ligou a margem de cima à de baixo.

page-2-title = Construção
page-2-body =
    Os lados se alternam; o { -orange } começa, a não ser que você escolha diferente. Cada jogada é uma ponte em uma casa livre. Ela liga os dois pilares da sua cor ao lado dessa casa: em algumas casas sua ponte fica em pé, em outras fica deitada, e a do adversário ficaria na outra direção.

    As pontes ficam onde estão. Nada se move, nada se captura, e ninguém passa a vez.

    O nome de uma casa é sua coluna, contada da esquerda, e sua fileira, contada de baixo.
page-2-diagram-1 = O { -orange } construiu uma ponte em pé em d4 e outra deitada em e5; o { -blue }, uma em pé em c3.

page-3-title = O fim
page-3-body =
    Todo pilar na sua margem encosta nela. Mas a margem em si não liga nada: duas correntes que começam em cima ainda não estão ligadas uma à outra.

    Um tabuleiro cheio sempre tem exatamente um vencedor. Se o { -orange } não tem uma corrente de cima a baixo, é porque uma corrente { -blue-f } está no caminho, e vice-versa. Por isso não há empate, a não ser com muros.

    Não se constrói sobre os pilares nem na borda em volta do tabuleiro, e também não em uma casa que já tem uma ponte ou um muro.
page-3-diagram-1 = O { -blue } ligou a esquerda e a direita.

page-4-title = Tabuleiros, vantagens e desafios
page-4-body =
    Os tabuleiros quadrados vão de 5 por 5 a 19 por 19 pontos, somando pilares e casas; o tamanho usual é 13. Em todos eles, quem começa tem a partida ganha, se souber como.

    Se o número de fileiras e o de colunas são diferentes, o lado com o caminho mais curto leva vantagem e vence até contra o jogo perfeito, mesmo sem começar. É um bom jeito de equilibrar a partida quando um jogador é mais forte.

    Muros são casas que ninguém pode usar, e pode haver pontes desde o início: com as duas coisas você monta desafios. Com muros, um tabuleiro cheio pode ser empate. Um início que já está decidido é uma partida encerrada.
page-4-diagram-1 = 13 fileiras e 11 colunas: o { -orange } precisa de pelo menos seis pontes, o { -blue } só de cinco.
page-4-diagram-2 = Empate: há muros no caminho dos dois, e o tabuleiro está cheio.

page-5-title = Vencer aos pares
page-5-body =
    Oliver Gross achou, para quem começa, um jeito de vencer que qualquer um consegue decorar. Você é o { -orange } em um tabuleiro quadrado. Comece no canto de cima, à esquerda. Daí em diante, cada pilar { -blue-m } que não está em uma margem cuida de duas das casas em volta dele, e cada casa livre fica aos cuidados de exatamente um pilar. Sempre que o { -blue } ocupar uma das duas casas, você ocupa a outra.

    Quais duas? Comece no segundo pilar { -blue-m } da segunda fileira { -blue-f } e vá de pilar em pilar para baixo e para a direita: os pilares dessa diagonal cuidam da esquerda e da direita. Todos os pilares à direita dela cuidam da direita e de baixo. Todos os pilares à esquerda dela cuidam da esquerda e de cima.

    Por que funciona? Imagine uma corrente { -blue-f }, percorrida da esquerda para a direita. Da primeira ponte cuida o pilar aonde ela chega; da última, o pilar de onde ela sai. Então, em algum ponto do meio, a corrente chega a um pilar por uma das duas casas dele e sai pela outra. Mas o { -blue } nunca fica com as duas.
page-5-diagram-1 = O { -orange } começou em b6 e respondeu a f6 com e5, a b4 com d4 e a d2 com f2. De d6 e c5 ele terá uma, de f4 e e3 também: é o bastante.

page-6-title = Como o computador pensa
page-6-body =
    O Bridg-It está resolvido em qualquer tabuleiro. Tome os pilares { -orange-m-pl } como pontos e as casas livres como estradas possíveis entre eles. O { -orange } está seguro exatamente quando duas árvores de estradas, sem nenhuma estrada em comum, alcançam os mesmos pontos e as duas margens: qualquer que seja a estrada que o { -blue } destrua, uma árvore se parte, e uma estrada da outra a conserta. Quem provou isso foi Alfred Lehman. O computador conta pedrinhas sobre os pontos para ver se essas árvores existem e, em poucos milionésimos de segundo, sabe quem vence e com quais jogadas. A análise desenha as duas árvores para você.

    No nível mais alto, ele nunca entrega uma partida ganha. Entre as jogadas que vencem, escolhe a que chega mais depressa ao fim; em uma posição perdida, a que deixa a você o menor número de respostas certas.

    Nos outros níveis, joga por experiência: preenche o tabuleiro ao acaso milhares e milhares de vezes e prefere as casas cujo dono venceu mais vezes. De vez em quando, consulta a solução exata; quanto mais alto o nível, mais vezes.

# A lição
lesson-bridge = Suas pontes ligam pilares { -orange-m-pl }; as do { -blue }, pilares { -blue-m-pl }.
lesson-bridge-task = Toque em qualquer ponto entre os pilares.
lesson-bridge-done = Ela liga dois dos seus pilares, e agora ninguém pode atravessar.
lesson-shores = Ligue a margem de cima à de baixo, e a vitória é sua.
lesson-shores-task = Falta uma ponte. Construa.
lesson-shores-done = De margem a margem. O { -blue } tenta o mesmo da esquerda para a direita.
lesson-shores-wrong = Isso liga outra coisa. Continue a partir das pontes que você já tem.
lesson-wind = Sua corrente pode fazer quantas curvas quiser.
lesson-wind-task = O caminho reto está ocupado. Ligue as suas duas partes na horizontal.
lesson-wind-done = Uma ponte deitada vale tanto quanto uma em pé.
lesson-wind-wrong = As suas duas partes ainda estão separadas. Elas se encontram embaixo, no meio.
lesson-cut = Onde você constrói, o outro lado não pode construir.
lesson-cut-task = Falta ao { -blue } só mais uma ponte à direita. Ocupe esse lugar.
lesson-cut-done = Cortado. Duas pontes nunca se cruzam.
lesson-cut-wrong = O { -blue } constrói a última ponte e chega às duas margens.
lesson-two = Não dá para cortar dois caminhos ao mesmo tempo.
lesson-two-task = Siga para baixo de modo que, depois, duas pontes diferentes possam dar a vitória.
lesson-two-done = O { -blue } só podia cortar um dos dois, e cortou.
lesson-two-wrong = O { -blue } tem tempo de cortar isso. Siga para baixo a partir da sua ponte de cima.
lesson-mend = Então, para cada corte, tenha um conserto.
lesson-mend-task = O { -blue } cortou à esquerda. Use o outro caminho.
lesson-mend-done = É essa a arte toda: ter sempre dois caminhos.
lesson-mend-wrong = O segundo caminho vai para a direita, até a sua ponte de baixo.
lesson-race = Não há empate: no fim, um só lugar decide para os dois.
lesson-race-task = Falta uma ponte para você e outra para o { -blue }, no mesmo lugar. Ocupe esse lugar.
lesson-race-done = Ligou e cortou com uma ponte só. Agora você já pode enfrentar o { -blue }.
lesson-race-wrong = Agora o { -blue } ocupa o lugar de que os dois precisam e vence.

# Por que uma dica é boa
# Do que tratam os desafios
puzzle-idea-win-in = O caminho mais curto é o que pode ser consertado pelos dois lados.
puzzle-idea-only-win = Não dá para cortar dois caminhos sem pontes em comum: o que se corta em um, o outro conserta.
puzzle-idea-save = Com os muros, dois caminhos seguram o outro lado: o que se corta em um, o outro conserta.
puzzle-idea-prevent = Construa onde os dois caminhos do outro lado se encontram.
chapter-first-bridges = Oito travessias

# Razões de uma jogada, sem ponto
reason-allows = { $other ->
    [first] O { -orange } pode vencer com { $cell }
   *[second] O { -blue } pode vencer com { $cell }
}
reason-stops = { $other ->
    [first] Impede o { -orange } de vencer com { $cell }
   *[second] Impede o { -blue } de vencer com { $cell }
}
reason-threatens = Ameaça vencer com { $cell }
reason-two-trees = { $other ->
    [first] Mantém dois caminhos: o { -orange } não pode cortar os dois
   *[second] Mantém dois caminhos: o { -blue } não pode cortar os dois
}
reason-joins-groups = Une dois grupos de pontes
reason-joins-shore = { $edge ->
    [top] Liga à margem de cima
    [bottom] Liga à margem de baixo
    [left] Liga à margem esquerda
   *[right] Liga à margem direita
}
reason-lengthens = { $side ->
    [first] A cadeia já cobre { $count } de { $all } fileiras
   *[second] A cadeia já cobre { $count } de { $all } colunas
}
reason-cuts = { $other ->
    [first] O { -orange } precisa agora de { $to } pontes em vez de { $from }
   *[second] O { -blue } precisa agora de { $to } pontes em vez de { $from }
}
reason-shortens = { $left ->
    [one] Falta { $left } ponte
   *[other] Faltam { $left } pontes
}
