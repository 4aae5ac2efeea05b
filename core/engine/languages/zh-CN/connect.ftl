# 四子棋和百变四子棋共用的词。

handicap = 开局时棋盘上已有{ $name }的{ $count }枚棋子。
prompt-disc = { $side ->
    [first] { -orange }：请投一枚棋子。连成四子就赢。
   *[second] { -blue }：请投一枚棋子。连成四子就赢。
}
move-disc = { $side ->
    [first] { -orange }投入第 { $column } 列
   *[second] { -blue }投入第 { $column } 列
}
advice-disc = 投入第 { $column } 列
label-free = { $cell }，空格
label-landing = 第 { $column } 列，还有 { $free } 个空格，落到 { $cell }
label-disc = { $side ->
    [first] { $cell }，{ -orange-adjective }棋子
   *[second] { $cell }，{ -blue-adjective }棋子
}
refuse-column = 没有第 { $column } 列：棋盘只有 { $columns } 列。
refuse-column-full = 第 { $column } 列已经满了。
refuse-no-blocker-due = 现在不用投挡块。
end-four = { $side ->
    [first] { -orange }连成了四子。
   *[second] { -blue }连成了四子。
}
end-full = 棋盘下满了，谁也没有连成四子。

# 为什么是好棋

# 棋题的要点
puzzle-idea-win-in = 两个马上能下的威胁，没法都挡住。
puzzle-idea-only-win = 数一数轮到谁投在威胁的下面，只有一步能保住这个顺序。
puzzle-idea-save = 找双方都需要的那一格，再看下在它上面会带来什么。
puzzle-idea-prevent = 有一格能挡住四子，又不给对方另一个四子。

# 走法的理由，不带句号
reason-allows = { $other ->
    [first] { -orange }随后能在第 { $move } 列连成四子
   *[second] { -blue }随后能在第 { $move } 列连成四子
}
reason-stops = { $other ->
    [first] 阻止{ -orange }在第 { $move } 列连成四子
   *[second] 阻止{ -blue }在第 { $move } 列连成四子
}
reason-threatens = 威胁在第 { $move } 列连成四子
reason-two-threats = 同时形成两个威胁：第 { $first } 列和第 { $second } 列
reason-later-threat = { $row ->
    [odd] 在第 { $column } 列的单数行留下威胁
   *[even] 在第 { $column } 列的双数行留下威胁
}
reason-spends-threat = 放弃第 { $column } 列的威胁
reason-builds = { $count ->
    [pair] 连起两子，还能连成四子
   *[three] 连起三子，还能连成四子
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] 挡住{ -orange }连起的两子
       *[three] 挡住{ -orange }连起的三子
    }
   *[second] { $count ->
        [pair] 挡住{ -blue }连起的两子
       *[three] 挡住{ -blue }连起的三子
    }
}
reason-middle = 占住中间一列
