name = Pentago Twist
tagline = Cinco em linha em um tabuleiro que gira
handicap = { $count ->
    [one] { $name } já tem uma pedra no tabuleiro.
   *[other] { $name } já tem { $count } pedras no tabuleiro.
}

# Uma manobra é girar ou espelhar um quadrante.
prompt-place = { $side ->
    [first] { -orange }: coloque uma pedra. Vence quem fizer cinco em linha.
   *[second] { -blue }: coloque uma pedra. Vence quem fizer cinco em linha.
}
prompt-twist = { $side ->
    [first] { -orange }: toque em um quadrante para girá-lo ou espelhá-lo.
   *[second] { -blue }: toque em um quadrante para girá-lo ou espelhá-lo.
}
prompt-twist-chosen = { $side ->
    [first] { -orange }
   *[second] { -blue }
}: gire ou espelhe o quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}.

operation-rotate = Girar o quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
} no sentido horário
operation-mirror = Espelhar o quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}

move-place = { $side ->
    [first] { -orange } coloca uma pedra em { $cell }
   *[second] { -blue } coloca uma pedra em { $cell }
}
move-rotate = { $side ->
    [first] { -orange } gira
   *[second] { -blue } gira
} o quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}
move-mirror = { $side ->
    [first] { -orange } espelha
   *[second] { -blue } espelha
} o quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}
move-place-rotate = { $side ->
    [first] { -orange } coloca uma pedra em { $cell } e gira
   *[second] { -blue } coloca uma pedra em { $cell } e gira
} o quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}
move-place-mirror = { $side ->
    [first] { -orange } coloca uma pedra em { $cell } e espelha
   *[second] { -blue } coloca uma pedra em { $cell } e espelha
} o quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}
advice-place = Coloque uma pedra em { $cell }
advice-rotate = Gire o quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}
advice-mirror = Espelhe o quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}
advice-place-rotate = Coloque uma pedra em { $cell } e gire o quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}
advice-place-mirror = Coloque uma pedra em { $cell } e espelhe o quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}
brief-place-rotate = { $cell }, gire o { $quadrant ->
    [nw] sup. esq.
    [ne] sup. dir.
    [sw] inf. esq.
   *[se] inf. dir.
}
brief-place-mirror = { $cell }, espelhe o { $quadrant ->
    [nw] sup. esq.
    [ne] sup. dir.
    [sw] inf. esq.
   *[se] inf. dir.
}

label-free = { $cell }, vazia
label-stone = { $side ->
    [first] { $cell }, pedra { -orange-f }
   *[second] { $cell }, pedra { -blue-f }
}
label-free-quadrant = { $cell }, vazia, quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}
label-stone-quadrant = { $side ->
    [first] { $cell }, pedra { -orange-f }
   *[second] { $cell }, pedra { -blue-f }
}, quadrante { $quadrant ->
    [nw] superior esquerdo
    [ne] superior direito
    [sw] inferior esquerdo
   *[se] inferior direito
}

refuse-occupied = { $cell } está ocupada.
refuse-twist-due = Sua pedra está colocada: gire ou espelhe um quadrante.
refuse-place-first = Primeiro coloque uma pedra, depois gire ou espelhe um quadrante.
refuse-quadrant = Não existe o quadrante { $quadrant }; eles são numerados de 0 a 3.
refuse-no-quadrant = Primeiro escolha um quadrante.

end-five = { $side ->
    [first] { -orange } tem cinco em linha.
   *[second] { -blue } tem cinco em linha.
}
end-five-opponent = { $side ->
    [first] A manobra do { -blue } deu cinco em linha ao { -orange }.
   *[second] A manobra do { -orange } deu cinco em linha ao { -blue }.
}
end-five-both = Os dois lados têm cinco em linha.
end-full = O tabuleiro está cheio, e ninguém tem cinco em linha.

page-1-title = Objetivo
page-1-body = Faça cinco em linha com as suas pedras: na horizontal, na vertical ou na diagonal. O tabuleiro tem seis por seis casas, divididas em quatro quadrantes, e os quadrantes não ficam parados.
page-1-diagram-1 = O { -orange } venceu na segunda fileira.
page-2-title = Cada jogada tem duas metades
page-2-body =
    O { -orange } começa. Primeiro coloque uma pedra em qualquer casa vazia. Depois faça a manobra: gire ou espelhe um dos quatro quadrantes. Pode ser qualquer um, até vazio, até um em que você não jogou.

    Você tem que fazer as duas coisas. Se não quer mudar nada, procure um quadrante que fique igual depois: um vazio ou um com uma única pedra no meio.
page-2-diagram-1 = Três pedras no quadrante superior esquerdo…
page-2-diagram-2 = … e o { -blue } colocou uma pedra em e2 e girou esse quadrante no sentido horário.
page-3-title = Girar e espelhar
page-3-body =
    Um giro é um quarto de volta no sentido horário, nunca no anti-horário. A fileira de cima vira a coluna da direita.

    Espelhar troca a coluna da esquerda com a da direita do quadrante. A coluna do meio e as fileiras ficam como estão.
page-3-diagram-1 = Três pedras no quadrante superior esquerdo…
page-3-diagram-2 = … e o { -blue } colocou uma pedra em e2 e espelhou esse quadrante.
page-4-title = O fim
page-4-body =
    As linhas só contam depois da jogada inteira. Se então você tem cinco ou mais em linha, você vence. Não importa se foi a pedra ou a manobra que completou a linha.

    Se as 36 casas estão ocupadas e ninguém tem cinco em linha, a partida é um empate.
page-4-diagram-1 = O { -orange } colocou uma pedra em e2 e fez cinco em linha, mas girou o quadrante inferior direito: a linha se desfez, e a partida continua.
page-5-title = Casos especiais
page-5-body =
    Se a sua manobra dá cinco em linha só para o adversário, ele vence.

    Se a sua manobra dá cinco em linha para os dois, é empate.

    Seis em linha valem como cinco.

    A última pedra também precisa da sua manobra, e ainda pode vencer.
page-5-diagram-1 = O { -orange } espelhou o quadrante inferior direito e fez cinco para os dois: empate.
page-5-diagram-2 = O { -orange } espelhou o quadrante inferior direito e fez cinco só para o { -blue }: o { -blue } vence.
page-6-title = O que procurar
page-6-body =
    A casa do meio de um quadrante nunca sai do lugar, então você pode contar com uma pedra ali. Três em linha em um quadrante e duas no vizinho valem mais que quatro pedras soltas.

    Antes da manobra, veja o que o adversário poderia fazer com cada uma das oito manobras. Duas ameaças que nenhuma jogada sozinha desfaz vencem a partida.
page-6-diagram-1 = As quatro casas do meio são b2, b5, e2 e e5. Nenhuma manobra tira uma pedra dali.
page-7-title = Para especialistas
page-7-body =
    Nem todas as linhas valem o mesmo. As fileiras 2 e 5, as duas diagonais longas e as colunas b e e passam por duas casas do meio, então duas das cinco pedras nunca saem do lugar. As outras fileiras e colunas não têm nenhuma casa do meio, e as quatro diagonais curtas precisam de três quadrantes.

    Se qualquer manobra prejudica você, faça uma que não mude nada: escolha um quadrante vazio ou um que tenha sua única pedra no meio. Espelhar também não muda nada se todas as pedras do quadrante estão na coluna do meio dele.

    Se você não pode impedir o adversário de fazer cinco em linha, procure uma manobra que faça cinco também para você: cinco para os dois é empate.
page-7-diagram-1 = A fileira 5 (1) passa por duas casas do meio; a fileira 6 (2), por nenhuma; a diagonal curta de b1 a f5 (3), por três quadrantes.
page-7-diagram-2 = O { -orange } colocou uma pedra em a2 e girou o quadrante superior direito. A única pedra desse quadrante está no meio, então nada saiu do lugar.
computer-title = Como o computador pensa
computer-body =
    Ele monta uma árvore com as jogadas mais promissoras, em que a pedra e a manobra são dois passos separados, e avalia as posições nas pontas pelas linhas que ainda estão abertas para cada lado e por quantas pedras elas têm. Ele sempre vê uma jogada que vence na hora.

    Quando restam poucas casas vazias, ele calcula a partida até o fim e então sabe com certeza quem vence.

# A lição
lesson-halves = Faça cinco em linha para vencer. Em cada jogada: pedra, depois quadrante.
lesson-halves-task = Coloque uma pedra. Depois toque em um quadrante e escolha o que ele faz.
lesson-halves-done = Girar ou espelhar é a manobra. Toda jogada tem a sua, até em um quadrante vazio.
lesson-turn = O giro é no sentido horário: a fileira de cima vira a coluna da direita.
lesson-turn-task = Coloque uma pedra onde quiser, depois gire o quadrante de cima, à esquerda.
lesson-turn-done = Um quarto de volta no sentido horário. Nunca no outro sentido.
lesson-turn-wrong = Esse era outro quadrante. O seu fica em cima, à esquerda.
lesson-turn-mirrored = Você espelhou em vez de girar. Escolha a seta redonda, em cima, à esquerda.
lesson-mirror = Espelhar troca a esquerda pela direita.
lesson-mirror-task = Coloque uma pedra onde quiser, depois espelhe o quadrante de cima, à esquerda.
lesson-mirror-done = As colunas de fora trocam de lugar; a do meio fica onde está.
lesson-mirror-wrong = Esse era outro quadrante. O seu fica em cima, à esquerda.
lesson-mirror-turned = Você girou em vez de espelhar. Escolha os dois triângulos que apontam um para o outro.
lesson-five = Cinco em linha dão a vitória, mas só depois da manobra.
lesson-five-task = Coloque a quinta pedra e gire um quadrante que não mexa na linha.
lesson-five-done = Cinco, e ainda cinco depois da manobra!
lesson-five-wrong = Falta a quinta pedra da linha, bem ao lado da quarta.
lesson-five-broken = Foram cinco por um instante, mas sua própria manobra desfez a linha.
lesson-twist = Ou deixe a manobra completar a linha.
lesson-twist-task = Três aqui, uma ali: coloque uma pedra acima dessa e gire o quadrante dela.
lesson-twist-done = O giro deitou a coluna ao lado das outras três. Isso é Pentago!
lesson-twist-wrong = A pedra da direita está abaixo do meio do quadrante dela. Jogue nesse meio.
lesson-twist-other = A pedra está certa. Agora gire o quadrante em que ela está.
lesson-swap = Às vezes, só espelhando dá para completar a linha.
lesson-swap-task = Coloque uma pedra no meio do quadrante de cima, à direita, e espelhe esse quadrante.
lesson-swap-done = A pedra da ponta direita trocou de lado. Girando, não seria possível.
lesson-swap-wrong = Coloque a sua pedra no meio do quadrante de cima, à direita.
lesson-swap-other = A pedra está certa. Agora espelhe o quadrante em que ela está.
lesson-stop = Antes da manobra, veja o que o seu adversário tem.
lesson-stop-task = O { -blue } tem quatro. Impeça a quinta com a pedra, a manobra ou as duas.
lesson-stop-done = Boa defesa! Pedras e manobras podem defender. Essas são todas as regras.
lesson-stop-wrong = O { -blue } acha uma manobra que mantém as cinco juntas.
# Do que tratam os desafios
puzzle-idea-win-in = Procure linhas que só se juntam quando você gira ou espelha um quadrante.
puzzle-idea-only-win = Uma jogada faz cinco em linha que nenhuma manobra desfaz.
puzzle-idea-save = Há uma jogada que impede o adversário de fazer cinco, qualquer que seja a manobra.
puzzle-idea-prevent = Desfaça a linha onde nenhuma manobra a traga de volta.

# Razões de uma jogada, sem ponto
reason-allows = { $other ->
    [first] O { -orange } pode fazer cinco em linha em seguida
   *[second] O { -blue } pode fazer cinco em linha em seguida
}
reason-stops = { $other ->
    [first] Impede o { -orange } de fazer cinco em linha
   *[second] Impede o { -blue } de fazer cinco em linha
}
reason-threatens = Ameaça fazer cinco em linha
reason-ways = Ameaça fazer cinco em linha de { $count } maneiras
reason-line = Forma uma linha aberta de { $count }
reason-blocks-line = { $other ->
    [first] Bloqueia a linha de { $count } do { -orange }
   *[second] Bloqueia a linha de { $count } do { -blue }
}
reason-pulls-apart = { $other ->
    [first] A manobra desfaz a linha de { $count } do { -orange }
   *[second] A manobra desfaz a linha de { $count } do { -blue }
}
reason-idle-twist = A manobra não muda nada
reason-center = Nenhuma manobra tira esta pedra do lugar
