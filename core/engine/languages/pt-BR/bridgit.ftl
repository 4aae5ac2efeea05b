name = Bridg-It
tagline = Construa pontes de margem a margem antes que o adversário corte seu caminho

option-size = Tamanho
option-rows = Fileiras
option-columns = Colunas
option-starter = Começa
option-starter-vertical = { -orange } (de cima a baixo)
option-starter-horizontal = { -blue } (da esquerda à direita)
option-walls = Muros
special-walls = ✕ é um muro: ninguém constrói aí, e pode haver empate.
set-up-neutral = Muro
option-vertical = Pontes do { -orange } no início
option-horizontal = Pontes do { -blue } no início
handicap = { $count ->
    [one] { $name } tem uma ponte a menos para construir e pode vencer mesmo se { $other } começar.
   *[other] { $name } tem { $count } pontes a menos para construir e pode vencer mesmo se { $other } começar.
}

prompt-build = { $side ->
    [first] { -orange }: construa uma ponte para ligar as margens de cima e de baixo.
   *[second] { -blue }: construa uma ponte para ligar as margens da esquerda e da direita.
}
move-build = { $side ->
    [first] { -orange } constrói em { $cell }
   *[second] { -blue } constrói em { $cell }
}
advice-build = Construa em { $cell }

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
    [first] { $cell } é um pilar { -orange-m }. Construa pontes entre os pilares.
   *[second] { $cell } é um pilar { -blue-m }. Construa pontes entre os pilares.
}
refuse-frame = { $cell } faz parte da borda. Não dá para construir aí.
refuse-outside = { $cell } não existe neste tabuleiro: as colunas vão de a até { $column }, e as fileiras, de 1 a { $row }.

end-joined = { $side ->
    [first] { -orange } ligou as margens de cima e de baixo.
   *[second] { -blue } ligou as margens da esquerda e da direita.
}
end-full = O tabuleiro está cheio, e ninguém tem uma cadeia.

page-1-title = Objetivo
page-1-body =
    Duas grades de pilares dividem as mesmas águas. O { -orange } quer uma cadeia de pontes da margem de cima até a de baixo. O { -blue } quer uma da margem esquerda até a direita. As pontes nunca se cruzam, então só um dos dois consegue.

    Vence quem ligar primeiro as suas duas margens. Sua cadeia pode fazer quantas curvas você quiser.
page-1-diagram-1 = O { -orange } ligou a margem de cima à de baixo.

page-2-title = Construir
page-2-body =
    Os lados se alternam, e o { -orange } começa, a não ser que você escolha diferente. Na sua vez, você constrói uma ponte em uma casa livre. Ela liga os dois pilares da sua cor ao lado dessa casa. Em algumas casas sua ponte é vertical, em outras é horizontal. A ponte do adversário ali ficaria na outra direção.

    As pontes ficam onde estão. Elas não se movem nem são capturadas, e não dá para passar a vez.

    O nome de uma casa é sua coluna, contada da esquerda, e sua fileira, contada de baixo.
page-2-diagram-1 = O { -orange } construiu na vertical em d4 e na horizontal em e5; o { -blue }, na vertical em c3.

page-3-title = O fim
page-3-body =
    Todos os pilares na sua própria margem já encostam nela, então sua cadeia pode começar em qualquer um deles.

    Um tabuleiro cheio sempre tem exatamente um vencedor. Se o { -orange } não tem uma cadeia de cima a baixo, é porque uma cadeia do { -blue } está no caminho, e vice-versa. Por isso não há empate, a não ser com muros.

    Não dá para construir sobre os pilares, na borda em volta do tabuleiro nem em uma casa que já tem uma ponte ou um muro.
page-3-diagram-1 = O { -blue } ligou a margem esquerda à direita.

page-4-title = Tabuleiros, muros e vantagens
page-4-body =
    Os tabuleiros quadrados vão de 5 por 5 a 19 por 19, somando pilares e casas. O tamanho usual é 13. Em todos eles, quem começa pode forçar a vitória.

    Se há mais fileiras que colunas, ou mais colunas que fileiras, o lado com o caminho mais curto leva vantagem e pode vencer mesmo sem começar. É um bom jeito de equilibrar a partida quando um jogador é mais forte.

    Muros são casas que ninguém pode usar, e uma partida pode começar com pontes já construídas. Com as duas coisas você monta desafios. Com muros, um tabuleiro cheio pode ser empate. Se a posição inicial já está decidida, a partida acaba na hora.
page-4-diagram-1 = 13 fileiras e 11 colunas: o { -orange } precisa de pelo menos seis pontes, o { -blue } só de cinco.
page-4-diagram-2 = Empate: há muros no caminho dos dois, e o tabuleiro está cheio.

page-5-title = A estratégia dos pares
page-5-body =
    Oliver Gross achou um jeito de quem começa vencer sempre, e é fácil de lembrar. Você é o { -orange } em um tabuleiro quadrado. Comece no canto de cima, à esquerda. Daí em diante, cada pilar { -blue-m } que não está em uma margem vigia duas das casas em volta dele, de modo que cada casa livre pertence a exatamente um pilar. Sempre que o { -blue } ocupar uma casa de um par, você ocupa a outra.

    Quais duas? Comece no segundo pilar { -blue-m } da segunda fileira { -blue-f } e vá de pilar em pilar para baixo e para a direita: os pilares dessa diagonal vigiam a esquerda e a direita. Todos os pilares à direita dela vigiam a direita e embaixo. Todos os pilares à esquerda dela vigiam a esquerda e em cima.

    Por que funciona? Imagine uma cadeia { -blue-f } e siga-a da esquerda para a direita. A primeira ponte é vigiada pelo pilar aonde ela chega; a última, pelo pilar de onde ela sai. Então, em algum ponto do meio, a cadeia chega a um pilar por uma das duas casas dele e sai pela outra. Mas o { -blue } nunca fica com as duas.
page-5-diagram-1 = O { -orange } começou em b6 e depois respondeu a f6 com e5, a b4 com d4 e a d2 com f2. De d6 e c5, o { -orange } terá uma, e de f4 e e3 também: é o bastante.
page-5-diagram-2 = O { -orange } começou em b6. Os pares: b4 e d4 (1), d2 e f2 (2), d6 e c5 (3), f6 e e5 (4), f4 e e3 (5), b2 e c3 (6). Os pilares c4 e e2 ficam na diagonal.
page-5-diagram-3 = A cadeia do { -blue } passou pelos pilares c4, c2, e2 e e4 até chegar a e6. A cada vez, o { -orange } ocupou a outra casa do par: d4, b2, f2, f4, e com f6 venceu.

page-6-title = O que procurar
page-6-body =
    Cada ponte faz duas coisas: leva você adiante e tira uma casa do adversário. Procure casas que sirvam bem para as duas.

    Mantenha dois caminhos abertos. Se duas pontes diferentes podem fechar um vão, o adversário só consegue impedir uma, e você constrói a outra.

    Para parar uma cadeia, procure uma casa de que todos os caminhos dela precisem. E conte: de quantas pontes cada lado ainda precisa, no mínimo?
page-6-diagram-1 = O { -orange } pode vencer em c3 (1) ou em e3 (2). O { -blue } só pode ocupar uma das duas casas.

page-7-title = Para especialistas
page-7-body =
    O Bridg-It é um jogo de comutação de Shannon: em uma rede de estradas, um jogador protege estradas e o outro as destrói. Na rede do { -orange }, os pontos são os pilares { -orange-m-pl } e as estradas são as casas. Cada ponte do { -orange } protege uma estrada; cada ponte do { -blue } destrói uma. O { -blue } também tem a sua rede.

    Ninguém pode parar você se na sua rede há duas árvores, sem casas livres em comum, e cada uma chega às duas margens e aos mesmos pilares que a outra. Se o adversário destrói uma estrada de uma árvore, uma estrada da outra a conserta. Isso funciona mesmo que a vez seja do adversário.
page-7-diagram-1 = O { -orange } começou em b4. Com essa ponte, d4 e b2 (1) formam uma árvore; c3 e d2 (2), outra.

computer-title = Como o computador pensa
computer-body =
    O Bridg-It está resolvido em qualquer tabuleiro. Tome os pilares { -orange-m-pl } como pontos e as casas livres como estradas possíveis entre eles. O { -orange } está seguro exatamente quando duas árvores de estradas, sem nenhuma estrada em comum, alcançam os mesmos pontos e as duas margens: qualquer que seja a estrada que o { -blue } destrua, uma árvore se parte, e uma estrada da outra a conserta. Quem provou isso foi Alfred Lehman. O computador conta pedrinhas sobre os pontos para ver se essas árvores existem e, em poucos milionésimos de segundo, sabe quem vence e com quais jogadas. A análise desenha as duas árvores para você.

    No nível mais alto, ele nunca entrega uma partida ganha. Entre as jogadas que vencem, escolhe a mais rápida; em uma posição perdida, a que deixa a você o menor número de respostas certas.

    Nos outros níveis, joga por experiência: preenche o tabuleiro ao acaso milhares e milhares de vezes e prefere as casas cujo dono venceu mais vezes. De vez em quando, consulta a solução exata; quanto mais alto o nível, mais vezes.

# A lição
lesson-bridge = Ligue a margem de cima à de baixo: faça pontes entre pilares { -orange-m-pl }.
lesson-bridge-task = Toque em qualquer casa entre pilares.
lesson-bridge-done = Ela liga dois dos seus pilares, e o { -blue } não pode mais cortá-la.
lesson-shores = Uma cadeia da margem de cima até a de baixo vence.
lesson-shores-task = Falta uma ponte. Construa-a.
lesson-shores-done = De margem a margem! O { -blue } tenta o mesmo da esquerda para a direita.
lesson-shores-wrong = Isso não completa sua cadeia. Continue a partir das pontes que você já tem.
lesson-wind = Sua cadeia pode fazer quantas curvas você quiser.
lesson-wind-task = Para baixo não dá. Ligue as suas duas partes na horizontal.
lesson-wind-done = Uma ponte horizontal vale tanto quanto uma vertical.
lesson-wind-wrong = As suas duas partes ainda estão separadas. Elas podem se encontrar embaixo, no meio.
lesson-cut = Onde você constrói, seu adversário não pode mais construir.
lesson-cut-task = Falta só mais uma ponte para o { -blue }, à direita. Ocupe essa casa.
lesson-cut-done = Cortado! As pontes nunca se cruzam.
lesson-cut-wrong = O { -blue } constrói a última ponte e liga as duas margens.
lesson-two = Se você tem dois jeitos de vencer, o adversário não pode cortar os dois.
lesson-two-task = Siga para baixo de modo que, depois, duas pontes diferentes possam vencer.
lesson-two-done = O { -blue } só pode cortar um deles, e acabou de cortar.
lesson-two-wrong = O { -blue } tem tempo de cortar isso. Siga para baixo a partir da sua ponte de cima.
lesson-mend = Então tenha sempre um segundo caminho.
lesson-mend-task = O { -blue } cortou você à esquerda. Use o outro caminho.
lesson-mend-done = Esse é o segredo todo: ter sempre dois caminhos abertos.
lesson-mend-wrong = O segundo caminho vai para a direita, até a sua ponte de baixo.
lesson-pair = As casas formam pares: se o { -blue } ocupa uma, você ocupa a outra.
lesson-pair-task = O { -blue } ocupou uma casa do par na moldura. Ocupe a outra.
lesson-pair-done = Responda sempre assim, e o { -blue } nunca passa. As regras mostram todos os pares.
lesson-pair-wrong = Não é essa. A outra casa fica à direita da ponte { -blue-f } mais baixa.
lesson-race = Sem muros nunca há empate: no fim, uma casa decide para os dois.
lesson-race-task = Falta uma ponte para você e outra para o { -blue }, na mesma casa. Ocupe-a.
lesson-race-done = Com uma só ponte, você fechou a cadeia e cortou o { -blue }. Agora é jogar!
lesson-race-wrong = Agora o { -blue } ocupa a casa de que os dois precisam e vence.

# Por que uma dica é boa
# Do que tratam os desafios
puzzle-idea-win-in = O caminho mais curto é o que você pode consertar pelos dois lados.
puzzle-idea-only-win = Não dá para cortar dois caminhos sem pontes em comum: se um for cortado, use o outro.
puzzle-idea-save = Com estes muros, dois caminhos seguram o adversário: se um for cortado, use o outro.
puzzle-idea-prevent = Construa onde os dois caminhos do adversário se encontram.
chapter-first-bridges = Oito travessias

# Razões de uma jogada, sem ponto
reason-allows = { $other ->
    [first] O { -orange } pode vencer em seguida com { $cell }
   *[second] O { -blue } pode vencer em seguida com { $cell }
}
reason-stops = { $other ->
    [first] Impede o { -orange } de vencer com { $cell }
   *[second] Impede o { -blue } de vencer com { $cell }
}
reason-threatens = Ameaça vencer com { $cell }
reason-two-trees = { $other ->
    [first] Mantém dois caminhos separados: o { -orange } não pode cortar os dois
   *[second] Mantém dois caminhos separados: o { -blue } não pode cortar os dois
}
reason-joins-groups = Liga dois grupos de pontes
reason-joins-shore = { $edge ->
    [top] Chega à margem de cima
    [bottom] Chega à margem de baixo
    [left] Chega à margem esquerda
   *[right] Chega à margem direita
}
reason-lengthens = { $side ->
    [first] Aumenta a cadeia: { $count } de { $all } fileiras
   *[second] Aumenta a cadeia: { $count } de { $all } colunas
}
reason-cuts = { $other ->
    [first] Faz o { -orange } precisar de { $to } pontes em vez de { $from }
   *[second] Faz o { -blue } precisar de { $to } pontes em vez de { $from }
}
reason-shortens = { $left ->
    [one] Falta { $left } ponte
   *[other] Faltam { $left } pontes
}
