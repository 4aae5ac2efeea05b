# O que o app diz por conta própria. O que um jogo diz fica junto do jogo.

# De quem é a vez
turn-yours = Sua vez
turn-of = { $color } joga
turn-computer = { $color } está pensando
turn-paused = Em pausa
won-you = Você venceu
won-color = { $color } venceu
drawn = Empate

# A linha de baixo
move-count = Jogada { $at } de { $moves }
move-row = { $number }. { $move }
suggestion = Sugestão: { $move }
hint-because = { $hint }. { $reason }.
thinking = Pensando
unsaved = Não foi possível salvar esta partida.
search-failed = O computador não conseguiu terminar de pensar. A partida continua.
refuse-review = Você está vendo uma jogada anterior. Escolha “Jogar daqui” para tentar outra.
refuse-beside = Aqui não há onde jogar.

# O treinador, e o que não vale rating
coach = Treinador
coach-hint = Avisa quando uma jogada entrega a partida. Partidas assim não valem rating.
coach-win-draw = Essa jogada entregou a vitória: agora é empate.
coach-win-loss = Essa jogada entregou a vitória: agora é derrota.
coach-draw-loss = Essa jogada entregou o empate: agora é derrota.
coach-blunder = Essa jogada custou quase todas as suas chances.
unrated-helped = Partida com ajuda: não vale rating
unrated-changed = Os jogadores mudaram: não vale rating
unrated-copied = Começou no meio: não vale rating

# O fim, e a força de cada um
deciding-you = Você perdeu a partida na jogada { $move }
deciding-color = { $color } perdeu a partida na jogada { $move }
deciding-look = Ver a jogada
next-level = Tentar o nível { $level }
rating-change = Seu rating: { $rating } ({ $change })
rating-about = Seu rating: cerca de { $rating }
rating-sure = Seu rating: { $rating }
rating-games = { $count ->
    [one] { $count } partida com rating, recorde { $best }
   *[other] { $count } partidas com rating, recorde { $best }
}
rating-graph = As últimas { $count } partidas: de { $first } a { $last }
as-me = Do meu nível

# Duas pessoas
clock-none = Sem relógio
clock-minutes = { $minutes } minutos para cada um
clock-left = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
name-of = Nome do { $color }

# Jogadores
you = Você
computer = Computador
level = Nível { $level }
level-named = Nível { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · não medido
own-limits = Ajuste próprio
seconds = { $count ->
    [one] { $number } segundo por jogada
   *[other] { $number } segundos por jogada
}
simulations = { $count ->
    [one] { $number } simulação por jogada
   *[other] { $number } simulações por jogada
}
person = Uma pessoa
you-first = { $color }, primeiro
you-second = { $color }, segundo
by-chance = Por sorteio

# Análise
analysis-drawn = Empate
analysis-wins = { $color } vence
analysis-wins-in = { $moves ->
    [one] { $color } vence em { $moves } jogada
   *[other] { $color } vence em { $moves } jogadas
}
analysis-share = { $color }: { $percent }%
analysis-failed = A análise falhou.
visits = { $count ->
    [one] { $number } simulação
   *[other] { $number } simulações
}
visits-rate = { $visits }, { $rate } por segundo
left-simulations = faltam { $number }
left-seconds = faltam { $number } s
value-wins = vence
value-wins-in = { $moves ->
    [one] vence em { $moves } jogada
   *[other] vence em { $moves } jogadas
}
value-draws = empata
value-loses = perde
value-loses-in = { $moves ->
    [one] perde em { $moves } jogada
   *[other] perde em { $moves } jogadas
}
percent = { $percent }%
value-chance = { $percent }% de chance
value-best = { $value }, a melhor
letter-win = V
letter-draw = =
letter-loss = D
take-back = Voltar atrás

# Início
card-play = Jogar
card-learn = Aprenda em dois minutos
card-learn-on = Continuar a lição
card-continue = Continuar
card-view = Ver
labeled = { $name }: { $words }
score-of = { $name } { $won }
option-value = { $option } { $value }
card-computers = Vez do computador
kept-people = Duas pessoas
kept-named = { $one } e { $two }
kept-computers = Dois computadores
kept-level = Contra o computador, nível { $level }
kept-limits = Contra o computador
kept-going = { $who }, jogada { $move }
kept-ended = { $who }: { $result }
replaced = A partida de { $game } foi guardada para dar lugar a uma nova.
deleted = A partida de { $game } foi apagada.
in-bin = Excluída; fica guardada por 30 dias
restore = Restaurar
set-aside-match = Uma partida salva não pôde ser lida e foi posta de lado: { $reason }
set-aside-matches = Partidas salvas que não puderam ser lidas e foram separadas: { $count }
open-elsewhere = O Fivefold já está aberto em outro lugar. Nada é salvo aqui até você fechá-lo lá e iniciá-lo de novo.
set-aside-settings = Os ajustes não puderam ser lidos e foram postos de lado.
set-aside-statistics = As estatísticas não puderam ser lidas e foram postas de lado.
set-aside-choices = As escolhas para novas partidas não puderam ser lidas e foram postas de lado.
not-a-game = Este texto não é uma partida salva: { $reason }
not-a-link = Este link não é uma partida: { $reason }
link-turn = É a sua vez em { $game }: { $link }
link-over = Uma partida de { $game }: { $link }
link-scan = Escaneie para abrir a partida
link-ahead = Você já continuou jogando depois dessa mensagem: agora envie a sua.
link-parted = Esta partida seguiu outro rumo a partir da jogada { $move }. A sua continua guardada à parte.
nothing-to-paste = Não há texto para colar.
no-such-match = Esta partida não está mais guardada.
match-in-bin = Esta partida foi excluída. Você pode restaurá-la na lista de partidas.
no-such-game = Esse jogo não existe aqui.
fault = Algo deu errado aqui. Tudo o que estava guardado continua guardado.

# Estatísticas
no-statistics = Você ainda não terminou nenhuma partida contra o computador.
wins = Vitórias
draws = Empates
losses = Derrotas
streak-label = Sequência
streak = { $streak } (recorde: { $best })

# Nova partida
drawn-by-lot = Por sorteio
no-cells = Nenhuma

# Lições
lesson-title = Aprenda { $game }
lesson-detail = { $at } de { $steps }
lesson-back = Voltar
lesson-skip = Pular
lesson-show = Mostrar
lesson-next = Avançar
lesson-again = Tentar de novo
lesson-first = Recomeçar
lesson-play = Jogar uma partida
lesson-well-done = Muito bem
lesson-not-yet = Ainda não
lesson-is-done = Este passo está pronto. Siga com “Avançar”.
set-aside-lessons = O progresso das lições não pôde ser lido e foi posto de lado.
# Revendo uma partida
review = Revisão
review-empty = Não há jogada para ver
review-begins = Revendo a partida
review-kept-you = Você manteve o resultado em { $kept } de { $decisions } decisões
review-kept = { $color }: { $kept } de { $decisions }
review-no-decisions = Você não teve nada a decidir
review-last-safe = { $color } pôde segurar a partida até a jogada { $move }
review-never-safe = { $color } nunca pôde segurar a partida
review-begin = O começo. As jogadas ganham uma marca conforme são avaliadas.
review-waits = Esta jogada está sendo avaliada.
review-unknown = Ainda não avaliada
review-first = Primeira jogada
review-previous = Jogada anterior
review-next = Próxima jogada
review-last = Última jogada
review-next-slip = Próximo erro
review-retry = Achar algo melhor
review-refute = Por quê?
review-play = Jogar daqui
refute-begin = Esta foi a jogada. “Próxima jogada” mostra a resposta a ela.
graph-slips = Erros: jogadas { $moves }.
graph-no-slips = Nenhum erro.
mark-only = a única jogada
mark-gave-win = entregou a vitória
mark-gave-draw = entregou o empate
mark-inaccuracy = imprecisão
mark-mistake = erro
mark-blunder = erro grave
mark-forced = forçada
mark-best = não havia melhor
slip-win-draw = A jogada { $number } entregou a vitória: agora é empate. Melhor: { $best }.
slip-win-loss = A jogada { $number } transformou uma vitória em derrota. Melhor: { $best }.
slip-draw-loss = A jogada { $number } entregou o empate: agora é derrota. Melhor: { $best }.
slip-estimated = A jogada { $number } derrubou as chances de { $was } para { $is }%. Melhor: { $best }.
move-only = Qualquer outra jogada entregaria o resultado.
move-forced = Não havia outra jogada.
move-unsure = Talvez houvesse algo melhor: { $best }. A diferença é pequena demais para ter certeza.
move-lost = A partida estava perdida com qualquer jogada; esta resistiu mais tempo.
move-lost-longer = A partida estava perdida com qualquer jogada. Resistia mais: { $best }.
move-equal = Todas as jogadas davam o mesmo resultado.
move-slower = { $moves ->
    [one] Vence, mas leva { $moves } jogada a mais que: { $best }.
   *[other] Vence, mas leva { $moves } jogadas a mais que: { $best }.
}
move-best = Não havia nada melhor.
move-kept = Manteve o resultado.
retry-ask = Ache algo melhor que a jogada feita.
retry-waits = Vendo a sua jogada.
retry-right = Certo: { $move }.
retry-right-said = Certo.
retry-even = Igualmente boa, até onde se sabe: { $move }.
retry-wrong = { $move }: há uma resposta para isso.
retry-again = Tentar de novo
retry-answer = Mostrar a resposta
retry-refute = Continuar
retry-back = Voltar à partida
refuse-retry = Antes, escolha “Tentar de novo”.

# Desafios
puzzle-title = Desafio { $number }
puzzle-rated = Rating { $rating }
puzzle-win-in = { $moves ->
    [one] { $color } vence em uma jogada
   *[other] { $color } vence em { $moves }
}
puzzle-only-win = Só uma jogada vence
puzzle-save = Segure o empate
puzzle-prevent = Pare o { $other }
puzzle-solved = Resolvido
puzzle-task-win-in = Ache a jogada que vence, faça o que fizer o { $other }.
puzzle-task-only-win = { $color } pode vencer. Todas as jogadas, menos uma, deixam a vitória escapar.
puzzle-task-save = Só uma jogada não perde. Encontre-a.
puzzle-task-prevent = O { $other } está quase vencendo. Há uma jogada que impede isso.
puzzle-right = Isso mesmo. O { $other } respondeu: continue.
puzzle-longer = Essa também vence, mas demora mais. Continue.
puzzle-wrong-loses = Depois disso, o { $other } vence.
puzzle-wrong-win-in = Lento demais: há uma vitória mais rápida.
puzzle-wrong-only-win = Isso deixa escapar a vitória.
puzzle-mark-wrong = não era essa
puzzle-is-solved = Resolvido. Vá para o próximo ou continue jogando daqui.
puzzle-hint = Dica
puzzle-hint-label-where = Onde olhar
puzzle-hint-label-what = O que procurar
puzzle-hint-label-answer = A resposta
puzzle-hint-where = Olhe a parte do tabuleiro que está na moldura.
puzzle-answer = Mostrar
puzzle-skip = Outro
puzzle-retry = Tentar de novo
puzzle-again = Recomeçar
puzzle-play = Jogar daqui
puzzle-next = Próximo desafio
puzzle-solve = Resolver
puzzle-look = Ver de novo
puzzles-solved = { $count ->
    [one] { $number } resolvido
   *[other] { $number } resolvidos
}
puzzles-rated = rating { $rating }
learn-lesson = { $done } de { $all } passos
learn-lesson-begin = Começar
learn-lesson-go-on = Continuar
learn-lesson-again = De novo
puzzles-damaged = Não foi possível ler os desafios. Todo o resto funciona.
no-such-puzzle = Esse desafio não existe aqui.
set-aside-puzzles = O registro dos seus desafios não pôde ser lido e foi posto de lado.
chapter-detail = { $done } de { $all }
chapter-level = Nível { $level }
chapter-level-solved = Nível { $level }, resolvido

# O desafio do dia
daily-title = Desafio do dia
daily-solved = Resolvido
daily-streak = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
daily-no-streak = Nenhum dia seguido ainda
daily-longest = Recorde: { $days }
calendar-month = { $month } de { $year }
calendar-day = { $weekday }, { $day }
calendar-day-solved = { $weekday }, { $day }, resolvido
calendar-today = { $weekday }, { $day }, hoje
month-1 = Janeiro
month-2 = Fevereiro
month-3 = Março
month-4 = Abril
month-5 = Maio
month-6 = Junho
month-7 = Julho
month-8 = Agosto
month-9 = Setembro
month-10 = Outubro
month-11 = Novembro
month-12 = Dezembro
day-today = Hoje
day-yesterday = Ontem
day-date = { $day } de { $month }
day-date-year = { $day } de { $month } de { $year }
month-short-1 = jan.
month-short-2 = fev.
month-short-3 = mar.
month-short-4 = abr.
month-short-5 = mai.
month-short-6 = jun.
month-short-7 = jul.
month-short-8 = ago.
month-short-9 = set.
month-short-10 = out.
month-short-11 = nov.
month-short-12 = dez.
weekday-1 = Segunda
weekday-2 = Terça
weekday-3 = Quarta
weekday-4 = Quinta
weekday-5 = Sexta
weekday-6 = Sábado
weekday-7 = Domingo
weekday-short-1 = S
weekday-short-2 = T
weekday-short-3 = Q
weekday-short-4 = Q
weekday-short-5 = S
weekday-short-6 = S
weekday-short-7 = D

# The settings
animation-speed = Velocidade da animação
appearance = Aparência
confirm-moves = Confirmar jogadas
confirm-moves-hint = A jogada completa espera até você confirmar.
coordinates = Coordenadas
flip-board = Virar o tabuleiro para quem está do outro lado
flip-board-hint = Com duas pessoas no mesmo aparelho.
haptics = Vibração
language = Idioma
language-system = O do aparelho
palette = Cores do tabuleiro
palette-grays = Cinza
palette-high-contrast = Alto contraste
palette-night = Noite
palette-standard = Padrão
palette-wood = Madeira
show-visits = Avançado
show-visits-hint = Mostra o valor de cada jogada e quanto o computador já testou.
sounds = Sons
speed-fast = Rápida
speed-normal = Normal
speed-off = Desligada
speed-slow = Lenta
theme = Tema
theme-dark = Escuro
theme-light = Claro
theme-system = Sistema

# About
about-version = Versão { $version }
about-text = Cinco jogos de tabuleiro para dois, offline, com um adversário que mostra o que sabe. Sem rede, sem permissões, sem anúncios, sem conta.
about-source = Software livre sob a licença que acompanha o código-fonte.
about-licenses = Licenças dos componentes
