# Слова, общие для «Четыре в ряд» и «Четыре на любой доске».

handicap = { $count ->
    [one] { $name }: { $count } фишка уже на доске.
    [few] { $name }: { $count } фишки уже на доске.
    [many] { $name }: { $count } фишек уже на доске.
   *[other] { $name }: { $count } фишки уже на доске.
}
prompt-disc = { $side ->
    [first] { -orange }: брось фишку. Собери четыре в ряд, чтобы победить.
   *[second] { -blue }: брось фишку. Собери четыре в ряд, чтобы победить.
}
move-disc = { $side ->
    [first] { -orange } бросают в столбец { $column }
   *[second] { -blue } бросают в столбец { $column }
}
advice-disc = Брось в столбец { $column }
label-free = { $cell }, пусто
label-landing = Столбец { $column }, свободных клеток: { $free }, упадёт на { $cell }
label-disc = { $side ->
    [first] { $cell }, { -orange-feminine } фишка
   *[second] { $cell }, { -blue-feminine } фишка
}
refuse-column = Столбца { $column } нет: на доске их { $columns }.
refuse-column-full = Столбец { $column } заполнен.
refuse-no-blocker-due = Сейчас бросать блок не нужно.
end-four = { $side ->
    [first] { -orange } собрали четыре в ряд.
   *[second] { -blue } собрали четыре в ряд.
}
end-full = Доска заполнена, и четырёх в ряд нет ни у кого.

# О чём задачи
puzzle-idea-win-in = Две угрозы, которые можно сразу исполнить, одним ходом не закрыть.
puzzle-idea-only-win = Считай, кому придётся бросать под угрозу: этот порядок сохраняет лишь один ход.
puzzle-idea-save = Найди клетку, нужную обеим сторонам, и подумай, что даст ход над ней.
puzzle-idea-prevent = Одна клетка мешает собрать четыре и не открывает другой четвёрки.

# Причины
reason-allows = { $other ->
    [first] Тогда { -orange-nominative } соберут четыре в столбце { $move }
   *[second] Тогда { -blue-nominative } соберут четыре в столбце { $move }
}
reason-stops = { $other ->
    [first] Не даёт { -orange-dative } собрать четыре в столбце { $move }
   *[second] Не даёт { -blue-dative } собрать четыре в столбце { $move }
}
reason-threatens = Грозит собрать четыре в столбце { $move }
reason-two-threats = Создаёт сразу две угрозы: в столбцах { $first } и { $second }
reason-later-threat = { $row ->
    [odd] Создаёт долгую угрозу в нечётном ряду столбца { $column }
   *[even] Создаёт долгую угрозу в чётном ряду столбца { $column }
}
reason-spends-threat = Отдаёт угрозу в столбце { $column }
reason-builds = { $count ->
    [pair] Две на линии, и есть место для четырёх
   *[three] Три на линии, и есть место для четырёх
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] Закрывает линию { -orange-genitive } из двух фишек
       *[three] Закрывает линию { -orange-genitive } из трёх фишек
    }
   *[second] { $count ->
        [pair] Закрывает линию { -blue-genitive } из двух фишек
       *[three] Закрывает линию { -blue-genitive } из трёх фишек
    }
}
reason-middle = Занимает средний столбец
