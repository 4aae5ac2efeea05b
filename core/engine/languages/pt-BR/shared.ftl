# Palavras comuns a todos os jogos. Um jogo pode usar a mesma chave para dizer isso com as próprias palavras.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }, { $second }
facts-of-two = { $first } · { $second }

# Resultados, para a barra do fim
result-won = { $side ->
    [first] { -orange } venceu
   *[second] { -blue } venceu
}
result-draw = Empate

end-resigned = { $side ->
    [first] { -blue } desistiu.
   *[second] { -orange } desistiu.
}
end-timed-out = { $side ->
    [first] Acabou o tempo do { -blue }.
   *[second] Acabou o tempo do { -orange }.
}
end-agreed = Os dois jogadores combinaram o empate.
end-repetition = A mesma posição apareceu três vezes.
end-full = O tabuleiro está cheio.

# Avisos
prompt-computer = O computador está pensando.
prompt-confirm = Confirme sua jogada ou retire-a.
prompt-earlier = Aqui seria a vez do computador.
prompt-over = A partida acabou.
prompt-paused = Em pausa.

# Recusas
refuse-over = A partida acabou.
refuse-computer = É a vez do computador.
refuse-held = Antes, confirme sua jogada ou retire-a.
refuse-nothing-held = Não há jogada para confirmar.
refuse-no-such-move = Não existe a jogada { $move } nesta partida.
refuse-earlier = Antes, vá até a última jogada.
refuse-level = Não existe o nível { $level }.
refuse-too-long = Esta partida chegou à duração máxima.
refuse-other-beginning = Você já começou outra jogada.
refuse-place = { $place } não existe neste tabuleiro.
refuse-action = Isso não é possível aqui.
refuse-operation = Não dá para fazer isso aqui.
refuse-human-draw = Só duas pessoas podem combinar um empate.
refuse-human-turn = Não é a vez do computador.
refuse-stale = A busca era para outra posição.
refuse-no-move = A busca não encontrou nenhuma jogada.
refuse-unreadable = “{ $text }” não é uma jogada deste jogo.

# Níveis
level-beginner = Iniciante
level-beginner-hint = Ainda aprendendo; às vezes não vê uma ameaça.
level-novice = Novato
level-novice-hint = Vê ameaças simples, mas ainda não tem um plano.
level-casual = Casual
level-casual-hint = Joga por diversão e pune os erros graves.
level-easy = Fácil
level-easy-hint = Bloqueia ameaças diretas, mas raramente planeja.
level-medium = Médio
level-medium-hint = Uma partida equilibrada para a maioria.
level-skilled = Hábil
level-skilled-hint = Calcula algumas jogadas à frente.
level-advanced = Avançado
level-advanced-hint = Pensa adiante e raramente entrega algo.
level-strong = Forte
level-strong-hint = Você vai precisar de um plano.
level-very-strong = Muito forte
level-very-strong-hint = Pune quase todos os erros.
level-expert = Especialista
level-expert-hint = Vence quase todo mundo.
level-master = Mestre
level-master-hint = Nem jogadores muito bons vencem com frequência.
level-grandmaster = Grande mestre
level-grandmaster-hint = Quase nunca comete um erro.
level-superhuman = Sobre-humano { $number }
level-superhuman-hint = Mais forte do que qualquer pessoa.
level-perfect = Perfeito
level-perfect-hint = Joga com perfeição: este jogo está resolvido.

# Razões de uma jogada, sem ponto
reason-wins = Vence a partida
reason-loses = { $other ->
    [first] Dá a vitória ao { -orange }
   *[second] Dá a vitória ao { -blue }
}
reason-draws = Termina a partida em empate
reason-allows = { $other ->
    [first] O { -orange } pode vencer em seguida com { $move }
   *[second] O { -blue } pode vencer em seguida com { $move }
}
reason-stops = { $other ->
    [first] Impede o { -orange } de vencer com { $move }
   *[second] Impede o { -blue } de vencer com { $move }
}
reason-only-safe = { $other ->
    [first] Depois de qualquer outra jogada, o { -orange } vence na hora
   *[second] Depois de qualquer outra jogada, o { -blue } vence na hora
}
reason-unstoppable = { $other ->
    [first] Vence na próxima jogada, não importa o que o { -orange } jogue
   *[second] Vence na próxima jogada, não importa o que o { -blue } jogue
}
reason-threatens = Ameaça vencer com { $move }
reason-only-win = A única jogada que mantém a vitória
reason-only-draw = A única jogada que mantém o empate
reason-wins-in = { $moves ->
    [one] Vence em { $moves } jogada
   *[other] Vence em { $moves } jogadas
}
reason-longest = É a que mais resiste
