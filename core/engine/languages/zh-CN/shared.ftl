# 所有游戏共用的词。某个游戏可以用同一个键换成自己的说法。

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }。
sentences-of-two = { $first }{ $second }
list-of-two = { $first }，{ $second }
facts-of-two = { $first } · { $second }

# 结果，用于终局栏
result-won = { $side ->
    [first] { -orange }获胜
   *[second] { -blue }获胜
}
result-draw = 和棋

end-resigned = { $side ->
    [first] { -blue }认输了。
   *[second] { -orange }认输了。
}
end-timed-out = { $side ->
    [first] { -blue }超时了。
   *[second] { -orange }超时了。
}
end-agreed = 双方同意和棋。
end-repetition = 同一局面出现了三次。
end-full = 棋盘下满了。

# 提示
prompt-computer = 电脑正在思考。
prompt-confirm = 请确认这步棋，或者收回。
prompt-earlier = 这里该电脑走。
prompt-over = 对局已结束。
prompt-paused = 已暂停。

# 不能这样下
refuse-over = 对局已结束。
refuse-computer = 现在轮到电脑走。
refuse-held = 请先确认你的这步棋，或者收回。
refuse-nothing-held = 没有需要确认的棋。
refuse-no-such-move = 这局没有第 { $move } 步。
refuse-earlier = 请先转到最后一步。
refuse-level = 没有难度 { $level }。
refuse-too-long = 这局棋已达到步数上限。
refuse-other-beginning = 你已经开始走另一步棋了。
refuse-place = 这块棋盘上没有 { $place }。
refuse-action = 这里不能这样走。
refuse-operation = 这里不能这样做。
refuse-human-draw = 只有双人对弈才能商定和棋。
refuse-human-turn = 现在没轮到电脑走。
refuse-stale = 这次思考针对的是另一个局面。
refuse-no-move = 电脑没有找到走法。
refuse-unreadable = “{ $text }”不是这个游戏的走法。

# 难度
level-beginner = 新手
level-beginner-hint = 还在学棋，偶尔会漏看威胁。
level-novice = 入门
level-novice-hint = 看得到简单的威胁，但还没有计划。
level-casual = 休闲
level-casual-hint = 下着玩，但会惩罚大失误。
level-easy = 简单
level-easy-hint = 会挡直接的威胁，但很少提前打算。
level-medium = 中等
level-medium-hint = 对多数人来说旗鼓相当。
level-skilled = 熟练
level-skilled-hint = 能算到后面几步。
level-advanced = 进阶
level-advanced-hint = 算得远，很少白送机会。
level-strong = 较强
level-strong-hint = 要赢它，你得有计划。
level-very-strong = 很强
level-very-strong-hint = 几乎每个失误都会受到惩罚。
level-expert = 专家
level-expert-hint = 几乎能赢所有人。
level-master = 大师
level-master-hint = 就连高手也很少能赢。
level-grandmaster = 特级大师
level-grandmaster-hint = 几乎从不失误。
level-superhuman = 超人 { $number }
level-superhuman-hint = 比任何人都强。
level-perfect = 完美
level-perfect-hint = 下得完美无缺：这种棋已被完全破解。

# 走法的理由，不带句号
reason-wins = 这一步就赢
reason-loses = { $other ->
    [first] 会让{ -orange }获胜
   *[second] 会让{ -blue }获胜
}
reason-draws = 以和棋告终
reason-allows = { $other ->
    [first] { -orange }随后能用 { $move } 获胜
   *[second] { -blue }随后能用 { $move } 获胜
}
reason-stops = { $other ->
    [first] 阻止{ -orange }用 { $move } 获胜
   *[second] 阻止{ -blue }用 { $move } 获胜
}
reason-only-safe = { $other ->
    [first] 走别的，{ -orange }下一步就赢
   *[second] 走别的，{ -blue }下一步就赢
}
reason-unstoppable = { $other ->
    [first] 无论{ -orange }怎么应，下一步都赢
   *[second] 无论{ -blue }怎么应，下一步都赢
}
reason-threatens = 威胁用 { $move } 获胜
reason-only-win = 唯一能保住胜局的一步
reason-only-draw = 唯一能保住和棋的一步
reason-wins-in = { $moves } 步取胜
reason-longest = 撑得最久
