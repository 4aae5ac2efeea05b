# 所有遊戲共用的詞。個別遊戲可以用同一個鍵換成自己的說法。

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }。
sentences-of-two = { $first }{ $second }
list-of-two = { $first }、{ $second }
facts-of-two = { $first } · { $second }

# 結果，用於終局列
result-won = { $side ->
    [first] { -orange }獲勝
   *[second] { -blue }獲勝
}
result-draw = 和局

end-resigned = { $side ->
    [first] { -blue }認輸了。
   *[second] { -orange }認輸了。
}
end-timed-out = { $side ->
    [first] { -blue }時間用完了。
   *[second] { -orange }時間用完了。
}
end-agreed = 雙方同意和局。
end-repetition = 同樣的局面出現了三次。
end-full = 棋盤下滿了。

# 提示
prompt-computer = 電腦正在思考。
prompt-confirm = 請確認這步棋，或是收回。
prompt-earlier = 這裡該電腦下。
prompt-over = 這局結束了。
prompt-paused = 已暫停。

# 不能這樣下
refuse-over = 這局結束了。
refuse-computer = 現在輪到電腦下。
refuse-held = 請先確認你的這步棋，或是收回。
refuse-nothing-held = 沒有需要確認的棋。
refuse-no-such-move = 這局沒有第 { $move } 步。
refuse-earlier = 請先回到最新的一步。
refuse-level = 沒有難度 { $level }。
refuse-too-long = 這局已達步數上限。
refuse-other-beginning = 你已經開始下另一步棋了。
refuse-place = 這個棋盤上沒有 { $place }。
refuse-action = 這裡不能這樣下。
refuse-operation = 現在不能這樣做。
refuse-human-draw = 雙人對戰才能商定和局。
refuse-human-turn = 現在沒有輪到電腦。
refuse-stale = 這次思考的是另一個局面。
refuse-no-move = 電腦沒有找到下法。
refuse-unreadable = 「{ $text }」不是這個遊戲的下法。

# 難度
level-beginner = 新手
level-beginner-hint = 還在學，偶爾會漏看威脅。
level-novice = 入門
level-novice-hint = 看得到簡單的威脅，但還沒有計畫。
level-casual = 休閒
level-casual-hint = 下好玩的，但遇到大失誤不會放過。
level-easy = 簡單
level-easy-hint = 會擋直接的威脅，但很少想得遠。
level-medium = 普通
level-medium-hint = 對大多數人來說勢均力敵。
level-skilled = 熟練
level-skilled-hint = 能算到後面幾步。
level-advanced = 進階
level-advanced-hint = 算得遠，很少平白送出機會。
level-strong = 高手
level-strong-hint = 想贏的話，你得有計畫。
level-very-strong = 資深高手
level-very-strong-hint = 幾乎每個失誤都不放過。
level-expert = 專家
level-expert-hint = 幾乎誰都贏得了。
level-master = 大師
level-master-hint = 連頂尖好手也很少贏。
level-grandmaster = 特級大師
level-grandmaster-hint = 幾乎從不失誤。
level-superhuman = 超人 { $number }
level-superhuman-hint = 比任何人都強。
level-perfect = 完美
level-perfect-hint = 下得完美無缺：這個遊戲已經被破解。

# 下法的理由，不加句號
reason-wins = 這步就贏
reason-loses = { $other ->
    [first] 會讓{ -orange }獲勝
   *[second] 會讓{ -blue }獲勝
}
reason-draws = 以和局收場
reason-allows = { $other ->
    [first] { -orange }接著能用 { $move } 獲勝
   *[second] { -blue }接著能用 { $move } 獲勝
}
reason-stops = { $other ->
    [first] 阻止{ -orange }用 { $move } 獲勝
   *[second] 阻止{ -blue }用 { $move } 獲勝
}
reason-only-safe = { $other ->
    [first] 下別的，{ -orange }下一步就贏
   *[second] 下別的，{ -blue }下一步就贏
}
reason-unstoppable = { $other ->
    [first] 不管{ -orange }怎麼應，下一步都贏
   *[second] 不管{ -blue }怎麼應，下一步都贏
}
reason-threatens = 威脅用 { $move } 獲勝
reason-only-win = 唯一能保住勝局的一步
reason-only-draw = 唯一能保住和局的一步
reason-wins-in = { $moves } 步獲勝
reason-longest = 撐得最久
