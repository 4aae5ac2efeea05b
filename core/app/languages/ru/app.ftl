# Что приложение говорит само. Что говорит игра, лежит рядом с игрой.

# Чей ход
turn-yours = Твой ход
turn-of = Ход: { $color }
turn-computer = { $color } думают
turn-paused = Пауза
won-you = Победа за тобой!
lost-you = Победа за компьютером
won-color = Победа: { $color }
drawn = Ничья

# Строка под доской
move-count = Ход { $at } из { $moves }
move-row = { $number }. { $move }
suggestion = Подсказка: { LOWER($move) }
hint-because = { $hint }. { $reason }.
thinking = Секунду…
unsaved = Эту партию не удалось сохранить.
search-failed = У компьютера сбой. Можно играть дальше.
refuse-review = Это более ранняя позиция. Чтобы попробовать другой ход, нажми «Играть отсюда».
refuse-replacing = Ход здесь заменит ходы с { $first } по { $last }. Повтори его, чтобы продолжить.
refuse-beside = Сюда ходить нельзя.

# Тренер и партии без рейтинга
coach = Тренер
coach-hint = Предупреждает об угрозах, которые можно было заметить. Если взять ход назад, партия пойдёт без рейтинга.
coach-careful = Осторожно!
coach-missed-win = { $moves ->
    [one] Можно было выиграть в { $moves } ход.
    [few] Можно было выиграть в { $moves } хода.
    [many] Можно было выиграть в { $moves } ходов.
   *[other] Можно было выиграть в { $moves } хода.
}
unrated-helped = С помощью: без рейтинга
unrated-changed = Игроки менялись: без рейтинга
unrated-copied = Начато с середины: без рейтинга
unrated-handicapped = С форой: без рейтинга

# Конец партии и сила игроков
deciding-you = Решающая ошибка — твой ход { $move }.
deciding-color = { $color }: решающая ошибка — ход { $move }.
resigned-name = { $name }: партия сдана.
timed-out-name = { $name }: вышло время.
deciding-look = К решающей ошибке
next-level = Попробовать уровень { $level }
rating-change = Твой рейтинг: { $rating } ({ $change })
rating-first = Первая рейтинговая победа! Рейтинг: { $rating } ({ $change })
rating-best = Новый рекорд рейтинга: { $rating } ({ $change })
rating-about = Твой рейтинг: около { $rating }
rating-sure = Твой рейтинг: { $rating }
rating-games = { $count ->
    [one] { $count } рейтинговая партия, рекорд { $best }
    [few] { $count } рейтинговые партии, рекорд { $best }
    [many] { $count } рейтинговых партий, рекорд { $best }
   *[other] { $count } рейтинговой партии, рекорд { $best }
}
rating-band = плюс-минус { $doubt }
rating-span = { $count ->
    [one] { $change } за { $count } партию
    [few] { $change } за { $count } партии
    [many] { $change } за { $count } партий
   *[other] { $change } за { $count } партии
}
rating-graph = { $count ->
    [one] Рейтинг за последнюю { $count } партию: от { $first } до { $last }
    [few] Рейтинг за последние { $count } партии: от { $first } до { $last }
    [many] Рейтинг за последние { $count } партий: от { $first } до { $last }
   *[other] Рейтинг за последние { $count } партии: от { $first } до { $last }
}
as-me = Соперник моей силы

# Два игрока
clock-none = Без часов
clock-left = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
no-help = Без подсказок
no-help-hint = И без анализа, для вас обоих.
hand-over = Передавать устройство
hand-over-hint = После каждого хода доска и часы ждут следующего игрока.
hand-over-to = Передай устройство: { $name }
hand-over-ready = Я — { $name }
player-number = Игрок { $number }
first-move-alternate = По очереди
first-move-turns = Сейчас { $name }, потом { $other }
first-move-always = Всегда { $name }
handicap = Фора
handicap-none = Нет
handicap-for = { $name }: { $count }
handicap-hint = Преимущество на старте для одного из вас.
options-with-handicap = { $options } с форой
taking-back = Взять ход назад
taking-back-both = Оба
taking-back-always = Когда угодно
taking-back-once = { $name }, один раз за партию
refuse-taking-back = Взять ход назад: только { $name }, один раз за партию.
refuse-taken-back = { $name }: право взять ход назад уже использовано.

# Игроки
you = Ты
computer = Компьютер
level = Уровень { $level }
level-named = Уровень { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · без оценки
seconds = { $count ->
    [one] { $number } секунда на ход
    [few] { $number } секунды на ход
    [many] { $number } секунд на ход
   *[other] { $number } секунды на ход
}
simulations = { $count ->
    [one] { $number } симуляция на ход
    [few] { $number } симуляции на ход
    [many] { $number } симуляций на ход
   *[other] { $number } симуляции на ход
}
person = Человек
you-first = Первый ход ({ $color })
you-second = Второй ход ({ $color })
by-chance = Случайно

# Анализ
analysis-drawn = Ничья
analysis-wins = { $color } выигрывают
analysis-wins-in = { $moves ->
    [one] { $color } выигрывают в { $moves } ход
    [few] { $color } выигрывают в { $moves } хода
    [many] { $color } выигрывают в { $moves } ходов
   *[other] { $color } выигрывают в { $moves } хода
}
analysis-unstoppable = { $color }: уже не остановить
analysis-two-ways = Полосы — одна дорога, точки — другая. Одним ходом обе не перекрыть.
analysis-share = { $color }: { $percent }%
analysis-failed = Анализ не удался.
visits = { $count ->
    [one] { $number } симуляция
    [few] { $number } симуляции
    [many] { $number } симуляций
   *[other] { $number } симуляции
}
visits-rate = { $visits }, { $rate } в секунду
left-simulations = осталось { $number }
left-seconds = осталось { $number } с
value-wins = выигрыш
value-wins-in = { $moves ->
    [one] выигрыш в { $moves } ход
    [few] выигрыш в { $moves } хода
    [many] выигрыш в { $moves } ходов
   *[other] выигрыш в { $moves } хода
}
value-draws = ничья
value-loses = проигрыш
value-loses-in = { $moves ->
    [one] проигрыш в { $moves } ход
    [few] проигрыш в { $moves } хода
    [many] проигрыш в { $moves } ходов
   *[other] проигрыш в { $moves } хода
}
percent = { $percent }%
value-chance = шанс на победу { $percent }%
value-best = { $value }, лучший ход
letter-win = В
letter-draw = =
letter-loss = П
take-back = Взять назад

# Главный экран
card-play = Играть
card-learn = Научиться за две минуты
card-learn-on = Продолжить урок
card-continue = Продолжить
card-view = Посмотреть

# Что делает кнопка с партией, какая выбрана сила
labeled = { $name }: { $words }
score-of = { $name } { $won }
score = Счёт
option-value = { $option }: { $value }
option-on = да
option-off = нет
card-computers = Ход компьютера
kept-people = Два игрока
kept-named = { $one } — { $two }
kept-computers = Два компьютера
kept-explored = Изучение позиции
kept-level = Компьютер, уровень { $level }
kept-limits = Против компьютера
kept-going = { $who }, ход { $move }
kept-ended = { $who } · { $result }
replaced = { $game }: партия сохранена.
deleted = { $game }: партия удалена.
in-bin = Удалена, хранится 30 дней
restore = Восстановить
set-aside-match = Сохранённую партию не удалось открыть, и её больше нет в списке.
set-aside-newer = Одна сохранённая партия — из более новой версии Fivefold, здесь её не открыть.
set-aside-matches = Сохранённые партии, которые не удалось открыть и которых больше нет в списках: { $count }
open-elsewhere = Fivefold уже открыт в другом месте. Здесь ничего не сохранится, пока ты не закроешь его там и не запустишь здесь снова.
set-aside-settings = Настройки не удалось прочитать, они сброшены.
set-aside-statistics = Статистику не удалось прочитать, она сброшена.
set-aside-choices = Параметры новых партий не удалось прочитать, они сброшены.
no-game = Это не партия из Fivefold.
not-a-game = Не открывается: { $reason }.
not-a-link = Ссылка не открывается: { $reason }.
save-too-long = текст слишком длинный
save-newer = она из более новой версии Fivefold
save-other-game = такой игры в Fivefold нет
save-impossible-board = такой доски не бывает
save-illegal-move = один из ходов против правил
save-damaged = текст повреждён
link-turn = Твой ход в игре «{ $game }»: { $link }
link-over = Наша партия в игре «{ $game }»: { $link }
link-own = Моя партия в игре «{ $game }»: { $link }
link-scan = { $name }: наведи камеру на код
link-scan-own = Наведи на код камеру другого телефона
link-show = Показать код
explore-from = копия с хода { $move }
asks-first = с подтверждением
resign-sure-of = { $name }: сдать эту партию?
link-ahead = Твоя партия уже ушла дальше. Лучше отправь свой последний ход.
link-parted = С хода { $move } эта партия расходится с твоей. Сохранены обе.
nothing-to-paste = Вставлять нечего.
no-such-match = Эта партия больше не хранится.
match-in-bin = Эта партия удалена. Восстанови её из списка партий.
no-such-game = В этом приложении нет такой игры.
fault = Что-то пошло не так. С сохранёнными партиями всё в порядке.

# Условные обозначения
signs-results-title = Победа, поражение, ничья
signs-results-body =
    { $win }13 — ход выигрывает: до победы 13 твоих ходов, считая этот. { $loss }4 — ход проигрывает: соперник победит своим 4-м ходом. Считаются только ходы победителя. Знак { $draw } означает ничью.

    Такой результат доказан: так и выйдет, если обе стороны сыграют наилучшим образом. Если числа нет, результат тоже точный, но сколько до него ходов, неизвестно.
signs-chances-title = Проценты
signs-chances-body =
    Проценты — это оценка: насколько хороши дела у того, чей сейчас ход. 50% — игра равная; ничья считается за половину победы. Чем дольше думает компьютер, тем точнее оценка.

    На доске проценты стоят без знака %. Оценки бледные, доказанные результаты — яркие. Лучший ход обведён.
signs-analysis-title = Анализ
signs-analysis-body =
    Анализ показывает списком три лучших хода. Лучший нарисован на доске, два других отмечены своими номерами. Нажми на ход в списке, чтобы увидеть на доске его.

    Если включить в настройках «Данные движка», вместо номеров на доске появится оценка каждого хода.
signs-coach-title = Тренер
signs-coach-body = Тренер подаёт голос после ошибки, которую можно было заметить: у соперника появилась угроза или упущена победа, до которой было не больше трёх ходов. Тогда ход можно взять назад. Если тренер молчит, это ещё не значит, что лучшего хода не было.
signs-review-title = Отметки в разборе
signs-review-body =
    { $only } — единственный хороший ход, { $inaccuracy } — неточность, { $mistake } — ошибка, { $blunder } — грубая ошибка или ход, который упускает победу или ничью. Неточность снижает твои проценты хотя бы на 7, ошибка — на 15, грубая ошибка — на 30. Если исход партии почти решён, отметка на ступень мягче. Решение — это позиция, в которой одни ходы явно хуже других.

    График идёт выше середины, когда перевес у { -orange-genitive }, и ниже, когда у { -blue-genitive }. Там, где результат доказан, тянется сплошная полоса. Нажми на график, чтобы перейти к ходу.
signs-rating-title = Рейтинг и уровни
signs-rating-body =
    У каждой игры своя шкала. Рейтинг 800 — у игрока, который видит победу и поражение в один ход, а в остальном ходит наугад. Рейтинги уровней измерены в партиях друг с другом. Названия уровней, например «Лёгкий» или «Эксперт», обозначают диапазон рейтинга.

    Твой рейтинг растёт, когда ты обыгрываешь уровень, и падает, когда проигрываешь ему, — тем сильнее, чем неожиданнее результат. «Около» значит, что для точной оценки партий пока мало. Партии с помощью идут без рейтинга.
signs-puzzles-title = Сложность задач
signs-puzzles-body = Сложность задачи — тоже рейтинг. Её измерили по тому, сколько уровней компьютера находят первый ход. За задачи у тебя в каждой игре отдельный рейтинг. Трудная задача поднимает его больше, чем лёгкая, а решение с подсказкой весит меньше.

# Статистика
no-rating = Доиграй без помощи партию с компьютером любого уровня, и у тебя появится рейтинг.
against-levels = Рейтинговые по уровням
wins = Победы
draws = Ничьи
losses = Поражения
streak-label = Победы подряд
streak = { $streak } (рекорд { $best })
mistakes-this-month = Твои ошибки в этом месяце

# Новая партия
drawn-by-lot = Случайно
no-cells = Нет
best-play = При лучшей игре
best-play-drawn = ничья, шансы равны

# Уроки
lesson-title = Урок: { $game }
lesson-detail = { $at } из { $steps }
lesson-back = Назад
lesson-skip = Пропустить
lesson-show = Показать
lesson-next = Дальше
lesson-again = Ещё раз
lesson-first = Начать сначала
lesson-play = Сыграть партию
lesson-complete = Урок пройден! Теперь попробуй в партии.
lesson-well-done = Отлично!
lesson-not-yet = Не совсем
lesson-is-done = Шаг пройден. Нажми «Дальше».
set-aside-lessons = Твои успехи в уроках не удалось прочитать, они сброшены.
# Разбор партии
review = Разбор
review-empty = Разбирать пока нечего.
review-begins = Идёт разбор партии…
review-kept-you = Верных решений: { $kept } из { $decisions }.
review-kept = { $color }: верных решений { $kept } из { $decisions }.
review-no-decisions = Выбора у тебя не было.
review-nobody-decided = Выбора не было ни у одной стороны.
review-last-safe = { $color }: партию ещё можно было спасти до хода { $move }
review-last-winning = { $color }: последняя выигрышная позиция — ход { $move }
review-never-safe = { $color }: позиция проиграна с самого начала
review-gave-up-win = { $color }: в конце партии позиция была выигрышной
review-gave-up-draw = { $color }: в конце партии ещё можно было спасти ничью
review-losing = { $color }: решающая ошибка — ход { $move }
review-costliest = { $color }: дороже всего обошёлся ход { $move }
review-begin = Начало партии. Отметки появляются по мере проверки ходов.
review-start = Начало партии.
review-waits = Этот ход проверяется…
review-unknown = Ещё не проверено
review-first = Первый ход
review-previous = Предыдущий ход
review-next = Следующий ход
review-last = Последний ход
review-next-slip = Следующая ошибка
review-retry = Попробовать снова
review-refute = Показать почему
review-play = Играть отсюда
refute-begin = Это была ошибка. Нажми «Следующий ход», чтобы увидеть ответ.
graph-slips = Ходы с ошибками: { $moves }.
no-slips = Ошибок нет.
mark-only = единственный хороший ход
mark-gave-win = победа упущена
mark-gave-draw = ничья упущена
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка
mark-forced = вынужденный ход
mark-best = лучший ход
slip-win-draw = Ход { $number } упустил победу: теперь ничья.
slip-win-loss = Ход { $number } отдал победу: теперь это проигрыш.
slip-draw-loss = Ход { $number } отдал ничью: теперь это проигрыш.
slip-estimated = Ход { $number } снизил шансы с { $was }% до { $is }%.
slip-lost-sooner = Ход { $number } проигрывает сразу.
slip-better = Лучше: { LOWER($best) }.
reply-because = Возможный ответ: { LOWER($move) }. { $reason }.
move-only = Единственный ход: все остальные хуже.
move-forced = Другого хода не было.
move-unsure = Возможно, лучше: { LOWER($best) }. Разница слишком мала, чтобы судить.
move-lost = Проигрывает любой ход. Этот держится дольше всех.
move-lost-longer = Проигрывает любой ход. Дольше держится другой: { LOWER($best) }.
move-equal = Все ходы ведут к одному и тому же.
move-slower = { $moves ->
    [one] Тоже побеждает, но на { $moves } ход медленнее, чем так: { LOWER($best) }.
    [few] Тоже побеждает, но на { $moves } хода медленнее, чем так: { LOWER($best) }.
    [many] Тоже побеждает, но на { $moves } ходов медленнее, чем так: { LOWER($best) }.
   *[other] Тоже побеждает, но на { $moves } хода медленнее, чем так: { LOWER($best) }.
}
move-best = Это был лучший ход.
move-kept = Тоже хороший ход.

mistake-missed-win = Упущенные выигрыши в один ход
mistake-overlooked-threat = Незамеченные угрозы
mistake-allowed-win = Допущенные выигрыши в один ход
mistake-missed-threats = Упущенные двойные угрозы
mistake-allowed-threats = Допущенные двойные угрозы
mistake-spent-threat = Потерянные свои угрозы
mistake-broken-chain = Допущенные разрывы линий
mistake-missed-forced-win = Упущенные верные выигрыши
mistake-missed-draw = Упущенные ничьи
mistake-missed-connection = Упущенные шансы соединиться
mistake-other = Другие ошибки
retry-ask = Найди ход лучше сделанного.
retry-waits = Твой ход проверяется…
retry-right = Верно! { $move }.
retry-right-said = Верно!
retry-even = Насколько можно судить, не хуже: { $move }.
retry-wrong = { $move }: у соперника есть ответ.
retry-again = Ещё раз
retry-answer = Ответ
retry-refute = Продолжить
back-to-game = Назад к партии
refuse-retry = Сначала нажми «Ещё раз».

# Задачи
puzzle-title = Задача { $number }
puzzle-rated = Сложность { $rating }
puzzle-move = Ход { $number } из { $all }
puzzle-win-in = { $moves ->
    [one] { $color } выигрывают в { $moves } ход
    [few] { $color } выигрывают в { $moves } хода
    [many] { $color } выигрывают в { $moves } ходов
   *[other] { $color } выигрывают в { $moves } хода
}
puzzle-only-win = Выигрывает только один ход
puzzle-save = Спаси ничью
puzzle-prevent = { $other } грозят победой
puzzle-solved = Решено
puzzle-task-win-in = { $other } могут ответить как угодно. Найди ход, который всё равно выигрывает.
puzzle-task-only-win = { $color } выигрывают, но победу сохраняет только один ход.
puzzle-task-save = Не проигрывает только один ход. Найди его.
puzzle-task-prevent = { $other } вот-вот победят. Помешать может только один ход.
puzzle-right = Верно! { $other } ответили. Продолжай.
puzzle-longer = Так тоже можно победить, но дольше. Продолжай.
puzzle-wrong-loses = { $other } теперь выигрывают.
puzzle-wrong-win-in = Так за столько ходов не победить.
puzzle-wrong-only-win = Так победа упущена.
puzzle-mark-wrong = неверный ход
puzzle-is-solved = Решено! Возьми следующую задачу или играй отсюда.
puzzle-solved-answer = Был показан ответ: задача не засчитана.
puzzle-hint = Подсказка
puzzle-hint-label-where = Куда смотреть
puzzle-hint-label-what = Что искать
puzzle-hint-label-answer = Ответ
puzzle-hint-where = Посмотри на часть доски в рамке.
puzzle-answer = Ответ
puzzle-skip = Пропустить
puzzle-retry = Ещё раз
puzzle-again = Начать сначала
puzzle-play = Играть отсюда
puzzle-next = Следующая задача
puzzle-solve = Решить
puzzle-look = Посмотреть
puzzles-total = Решено: { $done } из { $all }
puzzles-rating = Рейтинг { $rating }
puzzles-unrated = Пока без рейтинга
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = { $count ->
    [one] Рейтинг за последнюю { $count } задачу: от { $first } до { $last }
    [few] Рейтинг за последние { $count } задачи: от { $first } до { $last }
    [many] Рейтинг за последние { $count } задач: от { $first } до { $last }
   *[other] Рейтинг за последние { $count } задачи: от { $first } до { $last }
}
puzzle-theme-double-threat = Двойная угроза
puzzle-theme-cut = Разорвать линию
puzzle-theme-connection = Соединить
puzzle-theme-forced-win = Верный выигрыш
puzzle-theme-only-move = Только один ход
puzzle-theme-draw = Спасти ничью
puzzle-theme-defense = Отразить угрозу
learn-lesson = Шаги: { $done } из { $all }
learn-lesson-begin = Начать
learn-lesson-go-on = Продолжить
learn-lesson-again = Начать сначала
puzzles-damaged = Задачи не удалось загрузить. Всё остальное работает.
no-such-puzzle = В этом приложении нет такой задачи.
set-aside-puzzles = Твои успехи в задачах не удалось прочитать, они сброшены.
own-count = Твои ошибки: { $number }
own-title = Твоя ошибка
own-move = Твоя партия, ход { $move }
review-puzzles = { $count ->
    [one] { $number } новая задача
    [few] { $number } новые задачи
    [many] { $number } новых задач
   *[other] { $number } новой задачи
}
set-aside-own = Задачи из твоих ошибок не удалось прочитать, они сброшены.
chapter-detail = { $done } из { $all }
chapter-level = Уровень { $level }
chapter-level-solved = Уровень { $level }, пройден

# Задача дня
daily-title = Задача дня
daily-solved = Решено
daily-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
daily-no-streak = Серии пока нет
daily-longest = Рекорд: { $days }
calendar-month = { $month } { $year }
calendar-day-solved = { $weekday }, { $day }, решено
month-1 = Январь
month-2 = Февраль
month-3 = Март
month-4 = Апрель
month-5 = Май
month-6 = Июнь
month-7 = Июль
month-8 = Август
month-9 = Сентябрь
month-10 = Октябрь
month-11 = Ноябрь
month-12 = Декабрь
day-today = Сегодня
day-yesterday = Вчера
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year } г.
month-short-1 = янв.
month-short-2 = февр.
month-short-3 = мар.
month-short-4 = апр.
month-short-5 = мая
month-short-6 = июн.
month-short-7 = июл.
month-short-8 = авг.
month-short-9 = сент.
month-short-10 = окт.
month-short-11 = нояб.
month-short-12 = дек.
weekday-1 = Понедельник
weekday-2 = Вторник
weekday-3 = Среда
weekday-4 = Четверг
weekday-5 = Пятница
weekday-6 = Суббота
weekday-7 = Воскресенье
weekday-short-1 = Пн
weekday-short-2 = Вт
weekday-short-3 = Ср
weekday-short-4 = Чт
weekday-short-5 = Пт
weekday-short-6 = Сб
weekday-short-7 = Вс

# Настройки
animation-speed = Скорость анимации
appearance = Оформление
confirm-moves = Подтверждать ходы
confirm-moves-hint = Ход делается, только когда ты его подтвердишь.
coordinates = Координаты
flip-board = Переворачивать доску каждый ход
flip-board-hint = Для двоих за одним устройством.
haptics = Вибрация
language = Язык
language-system = Язык устройства
palette = Цвета доски
palette-grays = Оттенки серого
palette-high-contrast = Высокий контраст
palette-night = Ночь
palette-standard = Обычные
palette-wood = Дерево
show-visits = Данные движка
show-visits-hint = Показывает оценку каждого хода и глубину расчёта компьютера.
sounds = Звуки
speed-fast = Быстро
speed-normal = Обычно
speed-off = Выкл.
speed-slow = Медленно
theme = Тема
theme-dark = Тёмная
theme-light = Светлая
theme-system = Как в системе

# О приложении
about-version = Версия { $version }
about-text = Пять настольных игр для двоих и компьютерный соперник, который показывает, о чём думает. Работает без сети. Без рекламы, без аккаунта, без разрешений.
about-source = Свободная программа. Лицензия приложена к исходному коду.
about-licenses = Лицензии открытого кода

set-up-ready = Можно играть. Коснись доски, чтобы изменить позицию.
set-up-surplus = { $color }: фишек больше, чем бывает в игре (+{ $number }). Так можно, но позиция отмечена как составленная.
set-up-surplus-neutral = Нейтральных фишек больше, чем бывает в игре (+{ $number }). Так можно, но позиция отмечена как составленная.
set-up-flip = Отметка исчезнет, если ходить будут { LOWER($color) }.
set-up-remove = { $color }: убери лишние фишки, и отметка исчезнет.
set-up-remove-neutral = Отметка исчезнет, если убрать нейтральные фишки.
set-up-over = Доигрывать нечего: измени позицию.
set-up-no-room = Здесь нет места или нечего стирать.
set-up-erase = Стереть
set-up-empty = Очистить
set-up-analyze = Анализ
composed = Составленная позиция
colors-swapped = Вы поменялись цветами.
