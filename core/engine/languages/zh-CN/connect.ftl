# 四子棋和百变四子棋共用的词。

prompt-disc = { $side ->
    [first] { -orange }：投一枚棋子。
   *[second] { -blue }：投一枚棋子。
}
move-disc = { $side ->
    [first] { -orange }投入第 { $column } 列
   *[second] { -blue }投入第 { $column } 列
}
label-free = { $cell }，空
label-landing = 第 { $column } 列，剩 { $free } 格，落在 { $cell }
label-disc = { $side ->
    [first] { $cell }，{ -orange-adjective }棋子
   *[second] { $cell }，{ -blue-adjective }棋子
}
refuse-column = 没有第 { $column } 列：棋盘只有 { $columns } 列。
refuse-column-full = 第 { $column } 列已满。
refuse-no-blocker-due = 现在不用投挡块。
end-four = { $side ->
    [first] { -orange }连成四子。
   *[second] { -blue }连成四子。
}
end-full = 棋盘已满，谁也没有连成四子。

# 为什么是好棋

# 棋题的要点
puzzle-idea-win-in = 同时有两个威胁，就没法都堵上。
puzzle-idea-only-win = 算一算威胁下方的格子该轮到谁来填：只有一步能保住这个次序。
puzzle-idea-save = 找双方都需要的那一格，再看它上面的一步会放出什么。
puzzle-idea-prevent = 有一格能挡住四子，又不会放出另一个。

# 走法的理由，不带句号
reason-allows = { $other ->
    [first] { -orange }接着可以在 { $cell } 连成四子
   *[second] { -blue }接着可以在 { $cell } 连成四子
}
reason-stops = { $other ->
    [first] 阻止{ -orange }在 { $cell } 连成四子
   *[second] 阻止{ -blue }在 { $cell } 连成四子
}
reason-threatens = 威胁在 { $cell } 连成四子
reason-two-threats = 同时有两个威胁：{ $first } 和 { $second }
reason-later-threat = { $row ->
    [odd] 在奇数行留下威胁：{ $threat }
   *[even] 在偶数行留下威胁：{ $threat }
}
reason-spends-threat = 放弃了 { $threat } 的威胁
reason-builds = { $count ->
    [pair] 连上两子，还有成四的空位
   *[three] 连上三子，还有成四的空位
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] 挡住{ -orange }的两子
       *[three] 挡住{ -orange }的三子
    }
   *[second] { $count ->
        [pair] 挡住{ -blue }的两子
       *[three] 挡住{ -blue }的三子
    }
}
reason-middle = 占住中间一列
