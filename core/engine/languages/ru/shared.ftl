# Слова, общие для всех игр. Игра может сказать то же самое по-своему под тем же ключом.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }, { LOWER($second) }
facts-of-two = { $first } · { $second }

# Результат, для строки в конце партии
result-won = { $side ->
    [first] Победа { -orange-genitive }
   *[second] Победа { -blue-genitive }
}
result-draw = Ничья

end-resigned = { $side ->
    [first] { -blue } сдались.
   *[second] { -orange } сдались.
}
end-timed-out = { $side ->
    [first] У { -blue-genitive } вышло время.
   *[second] У { -orange-genitive } вышло время.
}
end-agreed = Оба игрока согласились на ничью.
end-repetition = Одна и та же позиция возникла три раза.
end-full = Доска заполнена.

# Приглашения
prompt-computer = Компьютер думает.
prompt-confirm = Подтверди ход или возьми его назад.
prompt-earlier = Здесь ходил бы компьютер.
prompt-over = Партия окончена.
prompt-paused = Пауза.

# Отказы
refuse-over = Партия окончена.
refuse-computer = Сейчас ход компьютера.
refuse-held = Сначала подтверди ход или возьми его назад.
refuse-nothing-held = Подтверждать нечего: хода нет.
refuse-no-such-move = В этой партии нет хода { $move }.
refuse-earlier = Сначала перейди к последнему ходу.
refuse-level = Уровня { $level } нет.
refuse-too-long = Партия достигла предельной длины.
refuse-other-beginning = Уже начат другой ход.
refuse-place = На этой доске нет { $place }.
refuse-action = Здесь так нельзя.
refuse-operation = Сейчас это невозможно.
refuse-human-draw = Договориться о ничьей могут только два человека.
refuse-human-turn = Сейчас ходит не компьютер.
refuse-stale = Поиск вёлся для другой позиции.
refuse-no-move = Поиск не нашёл хода.
refuse-unreadable = «{ $text }» — в этой игре нет такого хода.

# Уровни
level-beginner = Новичок
level-beginner-hint = Ещё учится; иногда не замечает угроз.
level-novice = Ученик
level-novice-hint = Видит простые угрозы, но играет пока без плана.
level-casual = Любитель
level-casual-hint = Играет для удовольствия и наказывает за грубые ошибки.
level-easy = Лёгкий
level-easy-hint = Отражает прямые угрозы, но редко думает наперёд.
level-medium = Средний
level-medium-hint = Равный соперник для большинства игроков.
level-skilled = Умелый
level-skilled-hint = Считает на несколько ходов вперёд.
level-advanced = Продвинутый
level-advanced-hint = Смотрит вперёд и редко что-то упускает.
level-strong = Сильный
level-strong-hint = Без плана не обыграть.
level-very-strong = Очень сильный
level-very-strong-hint = Наказывает почти за каждую ошибку.
level-expert = Эксперт
level-expert-hint = Обыгрывает почти всех.
level-master = Мастер
level-master-hint = Даже очень сильные игроки выигрывают у него редко.
level-grandmaster = Гроссмейстер
level-grandmaster-hint = Почти никогда не ошибается.
level-superhuman = Сверхчеловек { $number }
level-superhuman-hint = Сильнее любого человека.
level-perfect = Безупречный
level-perfect-hint = Играет безупречно: эта игра решена.

# Почему ход хорош или плох, без точки
reason-wins = Выигрывает партию
reason-loses = { $other ->
    [first] Отдаёт победу { -orange-dative }
   *[second] Отдаёт победу { -blue-dative }
}
reason-draws = Заканчивает партию вничью
reason-allows = { $other ->
    [first] Тогда { -orange-nominative } выиграют ходом { $move }
   *[second] Тогда { -blue-nominative } выиграют ходом { $move }
}
reason-stops = { $other ->
    [first] Не даёт { -orange-dative } выиграть ходом { $move }
   *[second] Не даёт { -blue-dative } выиграть ходом { $move }
}
reason-only-safe = { $other ->
    [first] После любого другого хода { -orange-nominative } сразу выигрывают
   *[second] После любого другого хода { -blue-nominative } сразу выигрывают
}
reason-unstoppable = { $other ->
    [first] Выигрывает следующим ходом, как бы ни ответили { -orange-nominative }
   *[second] Выигрывает следующим ходом, как бы ни ответили { -blue-nominative }
}
reason-threatens = Грозит выиграть ходом { $move }
reason-only-win = Единственный ход, который сохраняет победу
reason-only-draw = Единственный ход, который сохраняет ничью
reason-wins-in = { $moves ->
    [one] Выигрывает в { $moves } ход
    [few] Выигрывает в { $moves } хода
    [many] Выигрывает в { $moves } ходов
   *[other] Выигрывает в { $moves } хода
}
reason-longest = Держится дольше всего
