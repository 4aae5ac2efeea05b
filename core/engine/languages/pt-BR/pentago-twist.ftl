name = Pentago Twist
tagline = Cinco em linha em um tabuleiro que gira

# Mexer em um quadrante é girar ou espelhar; uma mexida é qualquer um dos dois.
prompt-place = { $side ->
    [first] { -orange }: coloque uma pedra.
   *[second] { -blue }: coloque uma pedra.
}
prompt-twist = { $side ->
    [first] { -orange }: gire ou espelhe um quadrante.
   *[second] { -blue }: gire ou espelhe um quadrante.
}
prompt-twist-chosen = { $side ->
    [first] { -orange }
   *[second] { -blue }
}: gire ou espelhe o quadrante { $quadrant ->
    [nw] noroeste
    [ne] nordeste
    [sw] sudoeste
   *[se] sudeste
}.

operation-rotate = Girar o quadrante { $quadrant ->
    [nw] noroeste
    [ne] nordeste
    [sw] sudoeste
   *[se] sudeste
} no sentido horário
operation-mirror = Espelhar o quadrante { $quadrant ->
    [nw] noroeste
    [ne] nordeste
    [sw] sudoeste
   *[se] sudeste
}

move-place = { $side ->
    [first] { -orange } coloca uma pedra em { $cell }
   *[second] { -blue } coloca uma pedra em { $cell }
}
move-rotate = { $side ->
    [first] { -orange } gira
   *[second] { -blue } gira
} o quadrante { $quadrant ->
    [nw] noroeste
    [ne] nordeste
    [sw] sudoeste
   *[se] sudeste
}
move-mirror = { $side ->
    [first] { -orange } espelha
   *[second] { -blue } espelha
} o quadrante { $quadrant ->
    [nw] noroeste
    [ne] nordeste
    [sw] sudoeste
   *[se] sudeste
}
move-place-rotate = { $side ->
    [first] { -orange } coloca uma pedra em { $cell } e gira
   *[second] { -blue } coloca uma pedra em { $cell } e gira
} o quadrante { $quadrant ->
    [nw] noroeste
    [ne] nordeste
    [sw] sudoeste
   *[se] sudeste
}
move-place-mirror = { $side ->
    [first] { -orange } coloca uma pedra em { $cell } e espelha
   *[second] { -blue } coloca uma pedra em { $cell } e espelha
} o quadrante { $quadrant ->
    [nw] noroeste
    [ne] nordeste
    [sw] sudoeste
   *[se] sudeste
}

label-free = { $cell }, vazia
label-stone = { $side ->
    [first] { $cell }, pedra { -orange-f }
   *[second] { $cell }, pedra { -blue-f }
}
label-free-quadrant = { $cell }, vazia, quadrante { $quadrant ->
    [nw] noroeste
    [ne] nordeste
    [sw] sudoeste
   *[se] sudeste
}
label-stone-quadrant = { $side ->
    [first] { $cell }, pedra { -orange-f }
   *[second] { $cell }, pedra { -blue-f }
}, quadrante { $quadrant ->
    [nw] noroeste
    [ne] nordeste
    [sw] sudoeste
   *[se] sudeste
}

refuse-occupied = { $cell } está ocupada.
refuse-twist-due = A pedra está colocada: gire ou espelhe um quadrante.
refuse-place-first = Primeiro coloque uma pedra, depois gire ou espelhe um quadrante.
refuse-quadrant = Não existe o quadrante { $quadrant }; eles são numerados de 0 a 3.
refuse-no-quadrant = Primeiro escolha um quadrante.

end-five = { $side ->
    [first] { -orange } tem cinco em linha.
   *[second] { -blue } tem cinco em linha.
}
end-five-opponent = { $side ->
    [first] A mexida do { -blue } deu cinco em linha ao { -orange }.
   *[second] A mexida do { -orange } deu cinco em linha ao { -blue }.
}
end-five-both = Os dois lados têm cinco em linha.
end-full = O tabuleiro está cheio, e ninguém tem cinco em linha.

page-1-title = Objetivo
page-1-body = Faça cinco pedras suas em linha: na horizontal, na vertical ou na diagonal. O tabuleiro tem seis por seis casas em quatro placas, chamadas quadrantes, e os quadrantes não ficam parados.
page-1-diagram-1 = O { -orange } venceu na segunda fileira.
page-2-title = Cada jogada tem duas metades
page-2-body =
    O { -orange } começa. Primeiro coloque uma pedra em qualquer casa vazia. Depois gire ou espelhe um dos quatro quadrantes: qualquer um, mesmo vazio, mesmo que não seja aquele onde você colocou a pedra.

    A segunda metade é obrigatória. Se você não quer mudar nada, procure um quadrante que fique igual depois dela: um vazio ou um com uma única pedra no meio.
page-2-diagram-1 = Três pedras no quadrante noroeste…
page-2-diagram-2 = … e o { -blue } colocou uma pedra em e2 e girou esse quadrante no sentido horário.
page-3-title = Girar e espelhar
page-3-body =
    Um giro é um quarto de volta no sentido horário; no outro sentido não se gira. O que era a fileira de cima vira a coluna da direita.

    Espelhar troca a coluna da esquerda com a da direita. A coluna do meio e as fileiras ficam como estão.
page-3-diagram-1 = Três pedras no quadrante noroeste…
page-3-diagram-2 = … e o { -blue } colocou uma pedra em e2 e espelhou esse quadrante.
page-4-title = O fim
page-4-body =
    As linhas só contam depois da jogada inteira. Se então você tem cinco ou mais em linha, você vence. Não importa se foi a pedra ou a mexida que completou a linha.

    Se as 36 casas estão ocupadas e ninguém tem cinco em linha, a partida é um empate.
page-4-diagram-1 = O { -orange } colocou uma pedra em e2 e fez cinco em linha, mas girou o quadrante sudeste: a linha se desfez, e a partida continua.
page-5-title = Casos especiais
page-5-body =
    Sua mexida dá cinco em linha só ao adversário: o adversário vence.

    Sua mexida dá cinco em linha aos dois: empate.

    Seis em linha valem como cinco.

    A última pedra também precisa da sua mexida, e ainda pode vencer.
page-5-diagram-1 = O { -orange } espelhou o quadrante sudeste e fez cinco para os dois: empate.
page-5-diagram-2 = O { -orange } espelhou o quadrante sudeste e fez cinco só para o { -blue }: o { -blue } vence.
page-6-title = Dicas para iniciantes
page-6-body =
    As casas do meio dos quadrantes nunca saem do lugar; quem está nelas pode contar com elas. Três em linha em um quadrante e duas no vizinho valem mais que quatro soltas.

    Antes de mexer em um quadrante, veja o que o adversário poderia fazer com cada uma das oito mexidas. Duas ameaças que nenhuma jogada sozinha desfaz vencem a partida.
page-7-title = Como o computador pensa
page-7-body =
    Ele monta uma árvore com as jogadas mais promissoras, em que colocar e mexer são dois passos separados, e avalia as posições nas pontas pelas linhas que ainda estão abertas para cada lado e por quantas pedras elas têm. Uma jogada que vence na hora ele sempre vê.

    Quando restam poucas casas vazias, ele calcula a partida até o fim e então diz com certeza quem vence.

# A lição
lesson-halves = Duas metades por jogada: coloque uma pedra e gire ou espelhe um quadrante.
lesson-halves-task = Coloque uma pedra. Depois toque em um quadrante e escolha o que ele faz.
lesson-halves-done = As duas metades fazem parte de toda jogada. Serve qualquer quadrante, até um vazio.
lesson-turn = O giro é no sentido horário: a fileira de cima vira a coluna da direita.
lesson-turn-task = Coloque uma pedra onde quiser, depois gire o quadrante de cima, à esquerda.
lesson-turn-done = Um quarto de volta. No outro sentido não se gira.
lesson-turn-wrong = Esse era outro quadrante. O seu fica em cima, à esquerda.
lesson-turn-mirrored = Isso foi espelhar. Escolha a seta que gira, em cima, à esquerda.
lesson-mirror = Espelhar troca a esquerda e a direita.
lesson-mirror-task = Coloque uma pedra onde quiser, depois espelhe o quadrante de cima, à esquerda.
lesson-mirror-done = As colunas de fora trocam de lugar, a do meio fica.
lesson-mirror-wrong = Esse era outro quadrante. O seu fica em cima, à esquerda.
lesson-mirror-turned = Isso foi girar. Escolha as duas setas que se afastam.
lesson-five = Cinco em linha vencem, mas só depois da segunda metade.
lesson-five-task = Coloque a quinta e gire um quadrante que não mexa na linha.
lesson-five-done = Cinco, e ainda cinco depois da mexida.
lesson-five-wrong = Falta à linha a quinta pedra, bem ao lado da quarta.
lesson-five-broken = Foram cinco por um instante: sua própria mexida desfez a linha.
lesson-twist = Ou deixe a mexida completar a linha.
lesson-twist-task = Três aqui, uma ali: coloque uma pedra acima dela e gire esse quadrante.
lesson-twist-done = A coluna se deitou ao lado das outras três. Isso é Pentago.
lesson-twist-wrong = A pedra da direita está abaixo do meio do quadrante dela. Vá para lá.
lesson-twist-other = A pedra está certa. Agora gire o quadrante em que ela está.
lesson-stop = Antes de mexer em um quadrante, veja o que o outro lado tem.
lesson-stop-task = O { -blue } tem quatro. Ocupe a quinta casa ou desfaça a linha com uma mexida.
lesson-stop-done = Impedido. Uma mexida pode ser a melhor defesa. Agora você já sabe tudo.
lesson-stop-wrong = O { -blue } acha uma mexida que mantém as cinco juntas.
# Do que tratam os desafios
puzzle-idea-win-in = Procure linhas que só se juntam quando um quadrante é girado ou espelhado.
puzzle-idea-only-win = Uma só jogada deixa cinco em linha que nenhuma mexida desfaz.
puzzle-idea-save = Uma só jogada deixa o outro lado sem cinco, qualquer que seja a mexida.
puzzle-idea-prevent = Desfaça a linha onde nenhuma mexida a traga de volta.

# Razões de uma jogada, sem ponto
reason-allows = { $other ->
    [first] O { -orange } pode fazer cinco em linha
   *[second] O { -blue } pode fazer cinco em linha
}
reason-stops = { $other ->
    [first] Impede o cinco em linha do { -orange }
   *[second] Impede o cinco em linha do { -blue }
}
reason-threatens = Ameaça cinco em linha
reason-ways = Ameaça cinco em linha de { $count } maneiras
reason-line = Forma uma linha aberta de { $count }
reason-blocks-line = { $other ->
    [first] Bloqueia a linha de { $count } do { -orange }
   *[second] Bloqueia a linha de { $count } do { -blue }
}
reason-pulls-apart = { $other ->
    [first] A manobra desfaz a linha de { $count } do { -orange }
   *[second] A manobra desfaz a linha de { $count } do { -blue }
}
reason-idle-twist = O quadrante fica igual
reason-center = Nenhum giro tira esta pedra do lugar
