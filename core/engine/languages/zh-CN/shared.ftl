# 所有游戏共用的词。某个游戏可以用同一个键换成自己的说法。

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }。
sentences-of-two = { $first }{ $second }
list-of-two = { $first }，{ $second }
facts-of-two = { $first } · { $second }

# 结果，用于终局栏
result-won = { $side ->
    [first] { -orange }获胜
   *[second] { -blue }获胜
}
result-draw = 和棋

end-resigned = { $side ->
    [first] { -blue }认输。
   *[second] { -orange }认输。
}
end-timed-out = { $side ->
    [first] { -blue }时间用完。
   *[second] { -orange }时间用完。
}
end-agreed = 双方同意和棋。
end-repetition = 同一局面第三次出现。
end-full = 棋盘已满。

# 提示
prompt-computer = 电脑正在思考。
prompt-confirm = 确认这步棋，或者收回。
prompt-earlier = 这一步该电脑走。
prompt-over = 这局已经结束。
prompt-paused = 已暂停。

# 不能这样下
refuse-over = 这局已经结束。
refuse-computer = 现在轮到电脑。
refuse-held = 先确认你的这步棋，或者收回。
refuse-nothing-held = 没有待确认的棋。
refuse-no-such-move = 这局没有第 { $move } 步。
refuse-earlier = 请先回到最后一步。
refuse-level = 没有难度 { $level }。
refuse-too-long = 这局的步数已经到了上限。
refuse-other-beginning = 这步棋的前半步不是这样走的。
refuse-place = 这块棋盘上没有位置 { $place }。
refuse-action = 这里不能这样做。
refuse-operation = 这里不能这样做。
refuse-human-draw = 只有两个人对弈时才能商定和棋。
refuse-human-turn = 现在没轮到电脑。
refuse-stale = 刚才的思考针对的是另一个局面。
refuse-no-move = 没有找到可走的棋。
refuse-unreadable = “{ $text }”不是这个游戏的走法。

# 难度
level-beginner = 新手
level-beginner-hint = 还在学棋，偶尔会漏看威胁。
level-novice = 入门
level-novice-hint = 看得到简单的威胁，但还没有计划。
level-casual = 休闲
level-casual-hint = 下着玩，但会抓住你的大失误。
level-easy = 简单
level-easy-hint = 直接的威胁会挡，很少做长远打算。
level-medium = 中等
level-medium-hint = 多数人和它旗鼓相当。
level-skilled = 熟练
level-skilled-hint = 能看到后面几步。
level-advanced = 进阶
level-advanced-hint = 看得远，很少白送机会。
level-strong = 强劲
level-strong-hint = 没有计划可赢不了。
level-very-strong = 很强
level-very-strong-hint = 几乎每个失误都会被它抓住。
level-expert = 专家
level-expert-hint = 几乎谁都赢不了它。
level-master = 大师
level-master-hint = 高手也很少能赢它。
level-grandmaster = 特级大师
level-grandmaster-hint = 几乎从不失误。
level-superhuman = 超人 { $number }
level-superhuman-hint = 比任何人都强。
level-perfect = 完美
level-perfect-hint = 每一步都完美：这种棋已被完全破解。

# 走法的理由，不带句号
reason-wins = 这样就赢了
reason-loses = { $other ->
    [first] 让{ -orange }获胜
   *[second] 让{ -blue }获胜
}
reason-draws = 以和棋结束
reason-allows = { $other ->
    [first] { -orange }接着可以用 { $move } 获胜
   *[second] { -blue }接着可以用 { $move } 获胜
}
reason-stops = { $other ->
    [first] 阻止{ -orange }用 { $move } 获胜
   *[second] 阻止{ -blue }用 { $move } 获胜
}
reason-only-safe = { $other ->
    [first] 走别的，{ -orange }马上就赢
   *[second] 走别的，{ -blue }马上就赢
}
reason-unstoppable = { $other ->
    [first] 无论{ -orange }怎么走，下一步都赢
   *[second] 无论{ -blue }怎么走，下一步都赢
}
reason-threatens = 下一步 { $move } 就能赢
reason-only-win = 唯一保住胜势的一步
reason-only-draw = 唯一保住和棋的一步
reason-wins-in = { $moves } 步取胜
reason-longest = 坚持得最久
