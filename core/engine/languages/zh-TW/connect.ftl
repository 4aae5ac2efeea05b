# 四子棋和百變四子棋共用的詞。

handicap = 開局時棋盤上已有{ $name }的{ $count }枚棋子。
prompt-disc = { $side ->
    [first] { -orange }：請投一枚棋子。連成四子就贏。
   *[second] { -blue }：請投一枚棋子。連成四子就贏。
}
move-disc = { $side ->
    [first] { -orange }投入第 { $column } 欄
   *[second] { -blue }投入第 { $column } 欄
}
advice-disc = 投入第 { $column } 欄
label-free = { $cell }，空格
label-landing = 第 { $column } 欄，還有 { $free } 個空格，會落到 { $cell }
label-disc = { $side ->
    [first] { $cell }，{ -orange-adjective }棋子
   *[second] { $cell }，{ -blue-adjective }棋子
}
refuse-column = 沒有第 { $column } 欄：棋盤只有 { $columns } 欄。
refuse-column-full = 第 { $column } 欄已經滿了。
refuse-no-blocker-due = 現在不用投障礙塊。
end-four = { $side ->
    [first] { -orange }連成了四子。
   *[second] { -blue }連成了四子。
}
end-full = 棋盤下滿了，誰都沒有連成四子。

# 謎題的要點
puzzle-idea-win-in = 兩個馬上就能下的威脅，沒辦法都擋住。
puzzle-idea-only-win = 數數看輪到誰要投在威脅的下面，只有一步能保住這個順序。
puzzle-idea-save = 找出雙方都需要的那一格，再看看下在它上面會帶來什麼。
puzzle-idea-prevent = 有一格能擋住四子，又不會讓對方連成別的四子。

# 下法的理由，不加句號
reason-allows = { $other ->
    [first] { -orange }接著能在第 { $move } 欄連成四子
   *[second] { -blue }接著能在第 { $move } 欄連成四子
}
reason-stops = { $other ->
    [first] 阻止{ -orange }在第 { $move } 欄連成四子
   *[second] 阻止{ -blue }在第 { $move } 欄連成四子
}
reason-threatens = 威脅在第 { $move } 欄連成四子
reason-two-threats = 同時做出兩個威脅：第 { $first } 欄和第 { $second } 欄
reason-later-threat = { $row ->
    [odd] 在第 { $column } 欄的單數列留下威脅
   *[even] 在第 { $column } 欄的雙數列留下威脅
}
reason-spends-threat = 放棄第 { $column } 欄的威脅
reason-builds = { $count ->
    [pair] 連起兩子，還有空間連成四子
   *[three] 連起三子，還有空間連成四子
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] 擋住{ -orange }連起的兩子
       *[three] 擋住{ -orange }連起的三子
    }
   *[second] { $count ->
        [pair] 擋住{ -blue }連起的兩子
       *[three] 擋住{ -blue }連起的三子
    }
}
reason-middle = 佔住中間那一欄
