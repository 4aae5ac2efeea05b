name = Lines of Action
tagline = Una todas as suas peças; as linhas decidem até onde elas vão

option-size = Tamanho
option-movement = Movimento
option-movement-leaping = Com salto: sobre as adversárias, nunca sobre as suas
option-movement-classic = Clássico (o jogo de Soucie): sobre as suas, nunca sobre as adversárias
option-both-connected = Se uma jogada unir os dois lados
option-both-connected-mover = Vence quem jogou
option-both-connected-draw = Empate
handicap = { $name } tem { $count } peças a menos para unir.

prompt-pick = { $side ->
    [first] { -orange }: escolha uma peça. Una todas as suas peças para vencer.
   *[second] { -blue }: escolha uma peça. Una todas as suas peças para vencer.
}
prompt-go = { $side ->
    [first] { -orange }: para onde vai a peça de { $square }?
   *[second] { -blue }: para onde vai a peça de { $square }?
}
prompt-pass = { $side ->
    [first] { -orange } não tem jogada e precisa passar.
   *[second] { -blue } não tem jogada e precisa passar.
}
operation-pass = Passar

move-quiet = { $side ->
    [first] { -orange } vai de { $from } para { $to }
   *[second] { -blue } vai de { $from } para { $to }
}
move-capture = { $side ->
    [first] { -orange } captura em { $to }, vindo de { $from }
   *[second] { -blue } captura em { $to }, vindo de { $from }
}
move-pass = { $side ->
    [first] { -orange } passa
   *[second] { -blue } passa
}
advice-quiet = Vá de { $from } para { $to }
advice-capture = Capture em { $to }, vindo de { $from }
advice-pass = Passe a vez

label-free = { $square }, livre
label-piece = { $side ->
    [first] { $square }, peça { -orange-f }
   *[second] { $square }, peça { -blue-f }
}

refuse-empty = Não há peça em { $square }.
refuse-enemy = { $side ->
    [first] A peça em { $square } é { -blue-f }, e é a vez do { -orange }.
   *[second] A peça em { $square } é { -orange-f }, e é a vez do { -blue }.
}
refuse-stuck = A peça em { $square } não pode andar.
refuse-must-pass = { $side ->
    [first] { -orange } não tem jogada e precisa passar.
   *[second] { -blue } não tem jogada e precisa passar.
}
refuse-pass = Você só pode passar quando não tem nenhuma jogada.
refuse-no-line = Nenhuma fileira, coluna ou diagonal leva de { $from } a { $to }.
refuse-distance = { $count ->
    [one] Esta linha tem 1 peça, então a peça anda exatamente 1 casa, não { $steps }.
   *[other] Esta linha tem { $count } peças, então a peça anda exatamente { $count } casas, não { $steps }.
}
refuse-own = Em { $square } já está uma peça sua.
refuse-past-own = A sua peça em { $square } está no caminho.
refuse-past-enemy = A peça adversária em { $square } está no caminho.
refuse-no-capture = Não há peça para capturar em { $square }.
refuse-off-board = Não existe a casa { $square } em um tabuleiro de { $size } por { $size }.

end-connected = { $side ->
    [first] Todas as peças { -orange-f-pl } estão unidas.
   *[second] Todas as peças { -blue-f-pl } estão unidas.
}
end-gave-away = { $side ->
    [first] A captura do { -blue } uniu todas as peças { -orange-f-pl }.
   *[second] A captura do { -orange } uniu todas as peças { -blue-f-pl }.
}
end-both-connected = Uma só jogada uniu as peças dos dois lados.
end-no-moves = Nenhum dos lados tem jogada.
end-no-pieces = Um dos lados não tem peças.

page-1-title = Objetivo
page-1-body =
    Una todas as suas peças em um só grupo para vencer. As peças estão unidas quando se tocam: na fileira, na coluna ou canto com canto.

    O { -orange } começa, com peças ao longo das bordas de cima e de baixo. As do { -blue } ficam à esquerda e à direita. Os cantos começam vazios.
page-1-diagram-1 = O início: o { -orange } em cima e embaixo, o { -blue } à esquerda e à direita.
page-1-diagram-2 = O { -blue } venceu: todas as peças { -blue-f-pl } estão unidas em um só grupo.
page-2-title = Como andar
page-2-body =
    Uma peça anda em linha reta: pela sua fileira, pela sua coluna ou por uma das suas duas diagonais.

    Você não escolhe quanto ela anda. Conte todas as peças dessa linha inteira, das duas cores e dos dois lados da peça, incluindo ela mesma: a peça anda exatamente esse número de casas.

    Uma peça pode saltar sobre as adversárias. Nunca pode saltar sobre uma peça da própria cor nem parar em cima dela.

    Este é o movimento Com salto. No Clássico, o do jogo que Claude Soucie publicou, é o contrário: sobre as suas, nunca sobre as adversárias.
page-2-diagram-1 = O { -orange } foi de c8 a c6: havia duas peças na coluna c, então foram duas casas.
page-3-title = Captura
page-3-body =
    Uma peça que para em cima de uma adversária a captura. Você não é obrigado a capturar, e muitas vezes é melhor não capturar: cada peça que o adversário perde é uma a menos para ele unir.
page-3-diagram-1 = O { -blue } capturou em d1, vindo de a4: havia três peças na diagonal, então foram três casas, saltando sobre a peça do { -orange } em b3.
page-4-title = Vencer, e entregar a vitória
page-4-body =
    A partida acaba na primeira jogada que deixa um lado unido.

    Se as suas peças estão unidas depois da sua jogada, você vence, mesmo que sua captura também una as do adversário. (Uma opção faz disso um empate.)

    Se a sua captura une só as peças do adversário, ele vence. Uma peça sozinha conta como unida: quem deixa o adversário com uma única peça perde, a não ser que essa jogada também una as próprias peças.
page-4-diagram-1 = O { -blue } capturou em b5, e as peças que restam ao { -orange } estão unidas: o { -orange } venceu.
page-4-diagram-2 = A captura do { -orange } em a4 uniu os dois lados: quem jogou foi o { -orange }, então o { -orange } venceu.
page-4-diagram-3 = O { -orange } capturou em c2 e deixou o { -blue } com uma única peça: o { -blue } venceu.
page-5-title = Passar e empatar
page-5-body =
    Se você não tem jogada, precisa passar; se tem, precisa jogar. Se nenhum dos lados tem jogada, a partida é um empate.

    Também é empate quando a mesma posição aparece três vezes com a vez do mesmo lado.
page-5-diagram-1 = O { -blue } não tem jogada: cada peça sairia do tabuleiro ou seria barrada pelo próprio lado. O { -blue } precisa passar.
page-6-title = Variantes
page-6-body =
    Os tabuleiros têm de 5 a 12 fileiras. Quanto menor o tabuleiro, mais rápida e agitada a partida.

    Com salto, o jogo deste app: uma peça passa por cima das adversárias, nunca das suas. Clássico, o jogo de Soucie: uma peça passa por cima das suas, nunca das adversárias. Todo o resto fica igual.
page-6-diagram-1 = O menor tabuleiro.
page-6-diagram-2 = Clássico: o { -orange } foi de b1 a h1, seis casas, por cima de cinco peças suas.
page-7-title = O que procurar
page-7-body =
    Junte as suas peças no meio do tabuleiro. Dali, uma peça pode ir em oito direções; de uma borda, em cinco; de um canto, em três.

    Antes de cada jogada, procure as peças que o adversário ainda precisa unir. Alguma delas pode se unir às outras na próxima jogada? Então mude a conta da linha dela: leve uma peça para essa linha ou tire uma de lá.

    Capture para aproximar a sua peça das outras ou para quebrar o grupo do adversário. Fora isso, não capture: quanto menos peças ele tem, mais fácil é uni-las.
page-7-diagram-1 = O { -orange } foi para c6. Agora há três peças na fileira 6, então a peça do { -blue } em a6 anda por ela até d6, e não mais até c6.
page-8-title = Para especialistas
page-8-body =
    Conte de quantas jogadas cada lado precisa para unir tudo se ninguém atrapalhar. Se você precisa de menos, una as suas peças. Se não, segure o adversário. E cuide da mobilidade das suas peças: com poucas jogadas à disposição, talvez você tenha que quebrar o seu próprio grupo.

    Uma jogada muda a conta de até seis linhas: três que a peça deixa e três aonde ela chega. A linha por onde ela anda mantém a conta, a não ser que haja captura. Com o movimento Com salto, em que você não pode barrar as peças adversárias, essa é a sua principal defesa.

    Já com o Clássico, as suas peças barram o caminho. Duas ou três lado a lado formam um muro que as peças adversárias não atravessam. As peças na borda são as mais fáceis de prender.

    Uma jogada se anota com as suas duas casas, como c8-c6, e uma captura, com um x, como a4xd1.
page-8-diagram-1 = Clássico: o { -orange } foi para c6. A peça do { -blue } em a6 teria que andar três casas pela fileira 6, passando por cima de c6, então não pode andar por essa fileira.
computer-title = Como o computador pensa
computer-body =
    Ele examina muitas sequências de jogadas, sobretudo as que prometem mais. A posição no fim de cada sequência é avaliada pela proximidade das peças de cada lado e pelo número de grupos que elas formam. Quando, em uma sequência, a vitória ou a derrota é forçada, ele sabe disso com certeza e avisa.

    Os níveis mais fortes examinam mais sequências. Os mais fracos às vezes escolhem entre várias boas jogadas, mas nenhum deixa passar uma vitória em uma jogada.

# A lição
lesson-count = Una suas peças. Cada uma anda tantas casas quantas peças há na linha.
lesson-count-task = Há duas peças nesta coluna, então você anda duas casas. Experimente.
lesson-count-done = As duas cores contam, e a peça que anda também.
lesson-count-wrong = Jogada válida, mas não é essa. Use a peça em c8 ou c1 e fique na coluna dela.
lesson-slant = Fileiras e diagonais também são linhas.
lesson-slant-task = Há duas peças nesta diagonal. Ande duas casas por ela com a sua.
lesson-slant-done = Toda peça tem até quatro linhas, cada uma com a sua conta.
lesson-slant-wrong = Use a sua peça em c8 e vá para baixo e para a direita.
lesson-slant-column = Essa era a coluna. A diagonal vai para baixo e para a direita.
lesson-leap = Você salta sobre as peças adversárias, nunca sobre as suas.
lesson-leap-task = Três peças, três casas: salte sobre o { -blue }, vindo de cima.
lesson-leap-done = Por cima do { -blue }! (No movimento Clássico, você salta sobre as suas.)
lesson-leap-wrong = Use a sua peça em c6 e vá direto para baixo.
lesson-take = Pare em cima de uma peça do adversário para capturá-la.
lesson-take-task = Quatro das suas peças podem capturar. Escolha uma.
lesson-take-done = Capturada! Mas, com menos peças, o adversário tem menos para unir.
lesson-take-wrong = As suas peças em c1, c8, f1 e f8 podem capturar, por uma diagonal.
lesson-join = Una todas as suas peças e você vence. Canto com canto também vale.
lesson-join-task = Uma das suas peças está sozinha. Una-a às outras.
lesson-join-done = Todas unidas! Lado a lado ou canto com canto, tudo vale.
lesson-join-wrong = Mova sua peça de e6 pela diagonal. Conte as peças que há nela.
lesson-stop = Mude a conta de uma linha, e as jogadas por ela também mudam.
lesson-stop-task = A última peça do { -blue } está na fileira 4 e quer andar duas casas. Impeça isso.
lesson-stop-done = Boa defesa! Você saiu da linha ou capturou a peça que ela queria alcançar.
lesson-stop-wrong = Mesmo assim, o { -blue } une todas as peças e vence.
lesson-gift = Não capture a peça que o adversário não consegue unir: isso o ajuda.
lesson-gift-task = Só falta uma peça para o { -blue } unir. Faça qualquer jogada, menos capturá-la.
lesson-gift-done = Certo. Olhe duas vezes antes de capturar. Essas são todas as regras.
lesson-gift-wrong = Agora todas as peças que restam ao { -blue } estão unidas: o { -blue } venceu.

# Por que uma dica é boa
# Do que tratam os desafios
puzzle-idea-win-in = Há uma jogada depois da qual você pode unir as últimas peças de mais de um jeito.
puzzle-idea-only-win = Só uma jogada mantém suas peças perto o bastante para se unirem.
puzzle-idea-save = Só uma jogada mantém separadas as peças do adversário.
puzzle-idea-prevent = Uma captura pode impedir isso, ou outro número de peças na linha.

# Razões de uma jogada, sem ponto
reason-allows = { $other ->
    [first] O { -orange } pode unir tudo em seguida com { $move }
   *[second] O { -blue } pode unir tudo em seguida com { $move }
}
reason-stops = { $other ->
    [first] Impede o { -orange } de unir tudo com { $move }
   *[second] Impede o { -blue } de unir tudo com { $move }
}
reason-threatens = Ameaça unir tudo com { $move }
reason-connects = Une { $count } de { $all } peças
reason-joins-last = Não deixa nenhuma peça sozinha
reason-fewer-groups = { $count ->
    [one] Deixa só { $count } grupo
   *[other] Deixa só { $count } grupos para unir
}
reason-splits = { $other ->
    [first] Separa as peças do { -orange } em { $count } grupos
   *[second] Separa as peças do { -blue } em { $count } grupos
}
reason-captures = Captura a peça em { $to }
reason-isolates = { $other ->
    [first] Deixa sozinha a peça do { -orange } em { $square }
   *[second] Deixa sozinha a peça do { -blue } em { $square }
}
reason-takes-moves = { $other ->
    [first] { $count ->
        [one] Tira uma jogada do { -orange }
       *[other] Tira { $count } jogadas do { -orange }
    }
   *[second] { $count ->
        [one] Tira uma jogada do { -blue }
       *[other] Tira { $count } jogadas do { -blue }
    }
}
reason-nearer = Aproxima uma peça das outras
