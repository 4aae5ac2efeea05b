# O que o app diz por conta própria. O que um jogo diz fica junto do jogo.

# De quem é a vez
turn-yours = Sua vez
turn-of = Vez: { $color }
turn-computer = { $color } está pensando
turn-paused = Em pausa
won-you = Você venceu!
lost-you = Você perdeu
won-color = { $color } venceu
drawn = Empate

# A linha de baixo
move-count = Jogada { $at } de { $moves }
move-row = { $number }. { $move }
suggestion = Dica: { LOWER($move) }
hint-because = { $hint }. { $reason }.
thinking = Um momento…
unsaved = Não foi possível salvar esta partida.
search-failed = O computador teve um problema. Você pode continuar jogando.
refuse-review = Esta é uma posição anterior. Toque em “Jogar daqui” para tentar outra jogada.
refuse-replacing = Jogar aqui substitui as jogadas { $first } a { $last }. Repita a jogada para continuar.
refuse-beside = Não dá para jogar aí.

# O treinador, e o que não vale rating
coach = Treinador
coach-hint = Avisa sobre ameaças que dava para ver. Se você retirar a jogada, a partida não vale rating.
coach-careful = Cuidado!
coach-missed-win = { $moves ->
    [one] Você podia ter vencido em { $moves } jogada.
   *[other] Você podia ter vencido em { $moves } jogadas.
}
unrated-helped = Partida com ajuda: não vale rating
unrated-changed = Os jogadores mudaram: não vale rating
unrated-copied = Começou no meio: não vale rating
unrated-handicapped = Partida com vantagem: não vale rating

# O fim, e a força de cada um
deciding-you = Você perdeu a partida com a jogada { $move }.
deciding-color = { $color } perdeu a partida com a jogada { $move }.
resigned-name = { $name } desistiu.
timed-out-name = Acabou o tempo de { $name }.
deciding-look = Ver essa jogada
next-level = Tentar o nível { $level }
rating-change = Seu rating: { $rating } ({ $change })
rating-first = Primeira vitória valendo rating: { $rating } ({ $change })
rating-best = Seu melhor rating até agora: { $rating } ({ $change })
rating-about = Seu rating: cerca de { $rating }
rating-sure = Seu rating: { $rating }
rating-games = { $count ->
    [one] { $count } partida com rating, recorde { $best }
   *[other] { $count } partidas com rating, recorde { $best }
}
rating-band = { $doubt } para mais ou para menos
rating-span = { $count ->
    [one] { $change } em { $count } partida
   *[other] { $change } em { $count } partidas
}
rating-graph = Rating nas últimas { $count } partidas: de { $first } a { $last }
as-me = No meu nível

# Duas pessoas
clock-none = Sem relógio
clock-left = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
no-help = Sem dicas
no-help-hint = Nem análise, para nenhum dos dois.
hand-over = Passar o aparelho
hand-over-hint = Depois de cada jogada, o tabuleiro e o relógio esperam a outra pessoa.
hand-over-to = Passe o aparelho a { $name }
hand-over-ready = Sou { $name }
player-number = Jogador { $number }
first-move-alternate = Alternar
first-move-turns = Agora { $name }, depois { $other }
first-move-always = Sempre { $name }
handicap = Vantagem
handicap-none = Nenhuma
handicap-for = { $count } para { $name }
handicap-hint = Uma ajuda inicial para um dos dois.
options-with-handicap = { $options } com a vantagem
taking-back = Desfazer jogadas
taking-back-both = Os dois
taking-back-always = A qualquer momento
taking-back-once = { $name }, uma vez por partida
refuse-taking-back = Só { $name } pode desfazer uma jogada, uma vez por partida.
refuse-taken-back = { $name } já desfez uma jogada nesta partida.

# Jogadores
you = Você
computer = Computador
level = Nível { $level }
level-named = Nível { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · não medido
seconds = { $count ->
    [one] { $number } segundo por jogada
   *[other] { $number } segundos por jogada
}
simulations = { $count ->
    [one] { $number } simulação por jogada
   *[other] { $number } simulações por jogada
}
person = Pessoa
you-first = Você começa ({ $color })
you-second = Você joga depois ({ $color })
by-chance = Por sorteio

# Análise
analysis-drawn = Empate
analysis-wins = { $color } vence
analysis-wins-in = { $moves ->
    [one] { $color } vence em { $moves } jogada
   *[other] { $color } vence em { $moves } jogadas
}
analysis-unstoppable = Não dá mais para parar o { $color }
analysis-two-ways = Barras: um caminho. Pontos: outro. Uma só jogada não corta os dois.
analysis-share = { $color }: { $percent }%
analysis-failed = A análise falhou.
visits = { $count ->
    [one] { $number } simulação
   *[other] { $number } simulações
}
visits-rate = { $visits }, { $rate } por segundo
left-simulations = faltam { $number }
left-seconds = faltam { $number } s
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
value-chance = { $percent }% de chance de vitória
value-best = { $value }, a melhor jogada
letter-win = V
letter-draw = =
letter-loss = D
take-back = Retirar jogada

# Início
card-play = Jogar
card-learn = Aprenda em dois minutos
card-learn-on = Continuar a lição
card-continue = Continuar
card-view = Ver
labeled = { $name }: { $words }
score-of = { $name } { $won }
score = Placar
option-value = { $option }: { $value }
option-on = sim
option-off = não
card-computers = Vez do computador
kept-people = Duas pessoas
kept-named = { $one } contra { $two }
kept-computers = Computador contra computador
kept-explored = Posição explorada
kept-level = Contra o computador, nível { $level }
kept-limits = Contra o computador
kept-going = { $who }, jogada { $move }
kept-ended = { $who } · { $result }
replaced = { $game }: partida anterior salva.
deleted = { $game }: partida excluída.
in-bin = Excluída; fica guardada por 30 dias
restore = Restaurar
set-aside-match = Não foi possível abrir uma partida salva, e ela saiu da sua lista.
set-aside-newer = Uma partida salva vem de uma versão mais nova do Fivefold e não pode ser aberta aqui.
set-aside-matches = Partidas salvas que não puderam ser abertas e saíram das suas listas: { $count }
open-elsewhere = O Fivefold já está aberto. Nada do que você fizer aqui será salvo até fechá-lo lá e abri-lo de novo aqui.
set-aside-settings = Não foi possível ler seus ajustes, e eles foram redefinidos.
set-aside-statistics = Não foi possível ler suas estatísticas, e elas foram redefinidas.
set-aside-choices = Não foi possível ler suas opções para novas partidas, e elas foram redefinidas.
no-game = Isto não é uma partida do Fivefold.
not-a-game = Isto não pode ser aberto como partida: { $reason }.
not-a-link = Este link não pode ser aberto: { $reason }.
save-too-long = o texto é longo demais
save-newer = vem de uma versão mais nova do Fivefold
save-other-game = o Fivefold não tem esse jogo
save-impossible-board = esse tabuleiro não é possível
save-illegal-move = uma das jogadas não é válida
save-damaged = o texto está danificado
link-turn = Sua vez em { $game }: { $link }
link-over = Nossa partida de { $game }: { $link }
link-own = Minha partida de { $game }: { $link }
link-scan = Peça para { $name } escanear com a câmera
link-scan-own = Escaneie com a câmera de outro celular
link-show = Mostrar o código
explore-from = cópia a partir da jogada { $move }
asks-first = pergunta antes
resign-sure-of = { $name } desiste?
link-ahead = Você já continuou jogando. Envie a sua última jogada.
link-parted = Esta partida é diferente da sua a partir da jogada { $move }. As duas estão salvas.
nothing-to-paste = Não há nada para colar.
no-such-match = Esta partida não está mais salva.
match-in-bin = Esta partida foi excluída. Você pode restaurá-la na lista de partidas.
no-such-game = Este app não tem esse jogo.
fault = Algo deu errado. Suas partidas salvas estão seguras.

# Significado dos símbolos
signs-results-title = Vitórias, derrotas e empates
signs-results-body =
    { $win }13 quer dizer: esta jogada vence, e isso leva 13 jogadas suas, contando esta. { $loss }4 quer dizer: esta jogada perde depois de 4 jogadas do adversário. Só contam as jogadas de quem vence. O símbolo { $draw } quer dizer empate.

    Esses resultados estão provados: é o que acontece se os dois lados jogam o melhor possível. Sem número, o resultado é certo, mas não se sabe em quantas jogadas.
signs-chances-title = Porcentagens
signs-chances-body =
    Uma porcentagem estima como vai se sair quem tem a vez. 50% é uma partida equilibrada, e um empate conta como meia vitória. Quanto mais o computador pensa, melhor fica a estimativa.

    No tabuleiro, as porcentagens aparecem sem o símbolo %. As estimativas aparecem em cor fraca; os resultados provados, em cor forte. A melhor jogada tem um contorno.
signs-analysis-title = Análise
signs-analysis-body =
    A análise lista as três melhores jogadas. A melhor aparece desenhada no tabuleiro; as outras duas são indicadas pelo número. Toque em outra jogada da lista para ver o desenho dela.

    Se você ligar “Detalhes do motor” nos ajustes, o tabuleiro mostra o valor de cada jogada em vez dos números.
signs-coach-title = O treinador
signs-coach-body = O treinador avisa depois de um erro que você podia ter visto: seu adversário passa a ter uma ameaça, ou você deixa escapar uma vitória em até três jogadas. Aí você pode retirar a jogada. Mesmo que ele não diga nada, podia haver uma jogada melhor.
signs-review-title = Marcas da revisão
signs-review-body =
    { $only } é a única jogada boa; { $inaccuracy }, uma imprecisão; { $mistake }, um erro; e { $blunder }, um erro grave ou uma jogada que entrega a vitória ou o empate. Uma imprecisão custa pelo menos 7 pontos da sua porcentagem; um erro, 15; um erro grave, 30. Se a partida está praticamente decidida, a marca é um grau mais leve. Uma escolha é uma posição em que algumas jogadas são claramente piores do que outras.

    A curva fica acima do meio quando o { -orange } está em vantagem e abaixo quando é o { -blue }. Onde o resultado está provado, há uma faixa larga. Toque na curva para ir a uma jogada.
signs-rating-title = Rating e níveis
signs-rating-body =
    Cada jogo tem a sua própria escala. Quem vê uma vitória ou uma derrota em uma jogada, mas no resto joga ao acaso, tem rating 800. O rating dos níveis foi medido em partidas de uns contra os outros. Os nomes deles, como Fácil ou Especialista, correspondem a uma faixa de rating.

    O seu próprio rating sobe quando você vence um nível e cai quando perde para ele, e muda mais quando o resultado surpreende. “Cerca de” quer dizer que ainda não houve partidas suficientes para ter certeza. Partidas com ajuda não valem rating.
signs-puzzles-title = Dificuldade dos desafios
signs-puzzles-body = A dificuldade de um desafio também é um rating. Ela depende de quantos níveis do computador acham a primeira jogada. Em cada jogo, você tem um rating separado para os desafios. Um desafio difícil aumenta esse rating mais que um fácil; resolvido com uma dica, conta menos.

# Estatísticas
no-rating = Termine uma partida contra um dos níveis, sem ajuda, e você terá um rating.
against-levels = Com rating, por nível
wins = Vitórias
draws = Empates
losses = Derrotas
streak-label = Sequência
streak = { $streak } (recorde: { $best })
mistakes-this-month = Seus erros neste mês

# Nova partida
drawn-by-lot = Por sorteio
no-cells = Nenhuma
best-play = Com jogo perfeito
best-play-drawn = empate, então é justo

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
lesson-complete = Lição concluída! Agora experimente em uma partida.
lesson-well-done = Muito bem!
lesson-not-yet = Quase
lesson-is-done = Passo concluído. Toque em “Avançar”.
set-aside-lessons = Não foi possível ler seu progresso nas lições, e ele foi redefinido.
# Revendo uma partida
review = Revisão
review-empty = Não há jogadas para rever.
review-begins = Revendo a partida…
review-kept-you = Você acertou { $kept } de { $decisions } escolhas.
review-kept = { $color } acertou { $kept } de { $decisions } escolhas.
review-no-decisions = Você não teve nenhuma escolha de verdade.
review-nobody-decided = Nenhum lado teve uma escolha de verdade.
review-last-safe = { $color } ainda podia se salvar até a jogada { $move }
review-last-winning = Última posição vencedora de { $color }: jogada { $move }
review-never-safe = { $color } tinha a partida perdida desde o início
review-gave-up-win = { $color } estava vencendo quando a partida terminou
review-gave-up-draw = { $color } ainda podia empatar quando a partida terminou
review-losing = { $color } perdeu a partida com a jogada { $move }
review-costliest = { $color } cometeu o seu erro mais caro na jogada { $move }
review-begin = Início da partida. As marcas aparecem conforme as jogadas são verificadas.
review-start = Início da partida.
review-waits = Verificando esta jogada…
review-unknown = Ainda não verificada
review-first = Primeira jogada
review-previous = Jogada anterior
review-next = Próxima jogada
review-last = Última jogada
review-next-slip = Próximo erro
review-retry = Tentar de novo daqui
review-refute = Mostrar por quê
review-play = Jogar daqui
refute-begin = Este foi o erro. Toque em “Próxima jogada” para ver a resposta.
graph-slips = Jogadas com erro: { $moves }.
no-slips = Nenhum erro.
mark-only = a única boa
mark-gave-win = entregou a vitória
mark-gave-draw = entregou o empate
mark-inaccuracy = imprecisão
mark-mistake = erro
mark-blunder = erro grave
mark-forced = forçada
mark-best = melhor jogada
slip-win-draw = A jogada { $number } entregou a vitória: agora é empate.
slip-win-loss = A jogada { $number } entregou a vitória: agora é derrota.
slip-draw-loss = A jogada { $number } entregou o empate: agora é derrota.
slip-estimated = A jogada { $number } derrubou as chances de { $was }% para { $is }%.
slip-lost-sooner = A jogada { $number } perde na hora.
slip-better = Melhor: { LOWER($best) }.
reply-because = Resposta possível: { $move }. { $reason }.
move-only = A única boa: qualquer outra era pior.
move-forced = Não havia outra jogada válida.
move-unsure = Talvez melhor: { LOWER($best) }. A diferença é pequena demais para ter certeza.
move-lost = Todas as jogadas perdem. Esta é a que resiste mais.
move-lost-longer = Todas as jogadas perdem. Outra resiste mais: { LOWER($best) }.
move-equal = Todas as jogadas levam ao mesmo resultado.
move-slower = { $moves ->
    [one] Também vence, mas leva { $moves } jogada a mais que esta: { LOWER($best) }.
   *[other] Também vence, mas leva { $moves } jogadas a mais que esta: { LOWER($best) }.
}
move-best = Foi a melhor jogada.
move-kept = Também é uma boa jogada.

mistake-missed-win = Vitórias imediatas desperdiçadas
mistake-overlooked-threat = Ameaças não vistas
mistake-allowed-win = Vitórias imediatas permitidas
mistake-missed-threats = Ameaças duplas desperdiçadas
mistake-allowed-threats = Ameaças duplas permitidas
mistake-spent-threat = Ameaças desperdiçadas
mistake-broken-chain = Bloqueios e cortes permitidos
mistake-missed-forced-win = Vitórias certas entregues
mistake-missed-draw = Empates entregues
mistake-missed-connection = Chances de unir desperdiçadas
mistake-other = Outros erros
retry-ask = Ache uma jogada melhor do que a que foi feita.
retry-waits = Verificando a sua jogada…
retry-right = Certo! { $move }.
retry-right-said = Certo!
retry-even = Tão boa quanto, até onde sabemos: { $move }.
retry-wrong = { $move }: seu adversário tem uma resposta.
retry-again = Tentar de novo
retry-answer = Ver a resposta
retry-refute = Continuar
back-to-game = Voltar à partida
refuse-retry = Toque primeiro em “Tentar de novo”.

# Desafios
puzzle-title = Desafio { $number }
puzzle-rated = Dificuldade { $rating }
puzzle-move = Jogada { $number } de { $all }
puzzle-win-in = { $moves ->
    [one] { $color } vence em uma jogada
   *[other] { $color } vence em { $moves } jogadas
}
puzzle-only-win = Só uma jogada vence
puzzle-save = Salve o empate
puzzle-prevent = Pare o { $other }
puzzle-solved = Resolvido
puzzle-task-win-in = Ache a jogada que vence, não importa o que o { $other } jogue.
puzzle-task-only-win = O { $color } está vencendo, mas só uma jogada mantém a vitória.
puzzle-task-save = Só uma jogada não perde. Encontre-a.
puzzle-task-prevent = O { $other } está quase vencendo. Só uma jogada impede isso.
puzzle-right = Certo! O { $other } respondeu. Continue.
puzzle-longer = Essa também vence, mas demora mais. Continue.
puzzle-wrong-loses = Depois disso, o { $other } vence.
puzzle-wrong-win-in = Isso não vence em tão poucas jogadas.
puzzle-wrong-only-win = Isso deixa escapar a vitória.
puzzle-mark-wrong = jogada errada
puzzle-is-solved = Resolvido! Tente o próximo ou continue jogando daqui.
puzzle-solved-answer = Resolvido depois de ver a resposta: não conta.
puzzle-hint = Dica
puzzle-hint-label-where = Onde olhar
puzzle-hint-label-what = O que procurar
puzzle-hint-label-answer = A resposta
puzzle-hint-where = Olhe para a parte do tabuleiro dentro da moldura.
puzzle-answer = Ver a resposta
puzzle-skip = Pular
puzzle-retry = Tentar de novo
puzzle-again = Recomeçar
puzzle-play = Jogar daqui
puzzle-next = Próximo desafio
puzzle-solve = Resolver
puzzle-look = Ver de novo
puzzles-total = Resolvidos: { $done } de { $all }
puzzles-rating = Rating: { $rating }
puzzles-unrated = Ainda sem rating
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = Rating nos últimos { $count } desafios: de { $first } a { $last }
puzzle-theme-double-threat = Ameaça dupla
puzzle-theme-cut = Quebrar a linha
puzzle-theme-connection = Unir
puzzle-theme-forced-win = Vitória forçada
puzzle-theme-only-move = Jogada única
puzzle-theme-draw = Salvar o empate
puzzle-theme-defense = Impedir a ameaça
learn-lesson = { $done } de { $all } passos
learn-lesson-begin = Começar
learn-lesson-go-on = Continuar
learn-lesson-again = Recomeçar
puzzles-damaged = Não foi possível carregar os desafios. Todo o resto funciona.
no-such-puzzle = Este app não tem esse desafio.
set-aside-puzzles = Não foi possível ler seu progresso nos desafios, e ele foi redefinido.
own-count = Seus erros: { $number }
own-title = Seu erro
own-move = Sua partida, jogada { $move }
review-puzzles = { $count ->
    [one] { $number } desafio
   *[other] { $number } desafios
}
set-aside-own = Não foi possível ler os desafios dos seus erros, e eles foram redefinidos.
chapter-detail = { $done } de { $all }
chapter-level = Nível { $level }
chapter-level-solved = Nível { $level }, resolvido

# O desafio do dia
daily-title = Desafio do dia
daily-solved = Resolvido
daily-streak = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
daily-no-streak = Nenhuma sequência ainda
daily-longest = Recorde: { $days }
calendar-month = { $month } de { $year }
calendar-day-solved = { $weekday }, { $day }, resolvido
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
confirm-moves-hint = Sua jogada só é feita quando você confirma.
coordinates = Coordenadas
flip-board = Virar o tabuleiro a cada jogada
flip-board-hint = Para duas pessoas no mesmo aparelho.
haptics = Vibração
language = Idioma
language-system = Idioma do aparelho
palette = Cores do tabuleiro
palette-grays = Cinza
palette-high-contrast = Alto contraste
palette-night = Noite
palette-standard = Padrão
palette-wood = Madeira
show-visits = Detalhes do motor
show-visits-hint = Mostra o valor de cada jogada e até onde o computador já calculou.
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
about-version = Versão { $version }
about-text = Cinco jogos de tabuleiro para dois, com um computador que mostra o que está pensando. Funciona offline. Sem anúncios, sem conta, sem permissões.
about-source = Software livre. A licença acompanha o código-fonte.
about-licenses = Licenças de código aberto

set-up-ready = Pronto para jogar. Toque no tabuleiro para mudar a posição.
set-up-surplus = O { $color } tem mais peças do que uma partida permite (+{ $number }). Pode, mas a posição fica marcada como composta.
set-up-surplus-neutral = Há mais peças neutras do que uma partida permite (+{ $number }). Pode, mas a posição fica marcada como composta.
set-up-flip = Passe a vez ao { $color } para tirar a marca.
set-up-remove = Apague peças do { $color } para tirar a marca.
set-up-remove-neutral = Apague peças neutras para tirar a marca.
set-up-over = Não há mais o que jogar: mude a posição.
set-up-no-room = Aqui não há espaço ou não há o que apagar.
set-up-erase = Apagar
set-up-empty = Limpar
set-up-analyze = Analisar
composed = Posição composta
colors-swapped = As cores foram trocadas.
