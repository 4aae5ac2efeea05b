# すべてのゲームに共通の言葉。ゲームは同じキーで独自の言い方ができる。

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }。
sentences-of-two = { $first }{ $second }
list-of-two = { $first }、{ $second }
facts-of-two = { $first } · { $second }

# 終了時に出る結果
result-won = { $side ->
    [first] { -orange }の勝ち
   *[second] { -blue }の勝ち
}
result-draw = 引き分け

end-resigned = { $side ->
    [first] { -blue }が投了しました。
   *[second] { -orange }が投了しました。
}
end-timed-out = { $side ->
    [first] { -blue }が時間切れになりました。
   *[second] { -orange }が時間切れになりました。
}
end-agreed = 2人の合意で引き分けになりました。
end-repetition = 同じ局面が3回現れました。
end-full = 盤がすべて埋まりました。

# 案内
prompt-computer = コンピューターが考えています。
prompt-confirm = 手を確定するか、取り消してください。
prompt-earlier = ここはコンピューターの番です。
prompt-over = 対局は終了しました。
prompt-paused = 一時停止中です。

# できないとき
refuse-over = 対局は終了しています。
refuse-computer = コンピューターの番です。
refuse-held = 先に手を確定するか、取り消してください。
refuse-nothing-held = 確定する手がありません。
refuse-no-such-move = この対局に{ $move }手目はありません。
refuse-earlier = 先に最新の手まで進んでください。
refuse-level = レベル{ $level }はありません。
refuse-too-long = この対局は手数の上限に達しました。
refuse-other-beginning = すでに別の手を始めています。
refuse-place = この盤に{ $place }はありません。
refuse-action = ここではできない操作です。
refuse-operation = ここではできません。
refuse-human-draw = 合意で引き分けにできるのは、2人で対局しているときだけです。
refuse-human-turn = コンピューターの番ではありません。
refuse-stale = 別の局面についての読みでした。
refuse-no-move = コンピューターは手を見つけられませんでした。
refuse-unreadable = 「{ $text }」は、このゲームの手ではありません。

# レベル
level-beginner = 入門
level-beginner-hint = まだ勉強中。ときどき相手の狙いを見落とします。
level-novice = 初級
level-novice-hint = 単純な狙いには気づきますが、まだ作戦がありません。
level-casual = のんびり
level-casual-hint = 気楽に打ちますが、大きなミスは見逃しません。
level-easy = やさしい
level-easy-hint = 直接の狙いは防ぎますが、先はあまり考えません。
level-medium = ふつう
level-medium-hint = 多くの人にとって、ちょうどいい相手です。
level-skilled = 中級
level-skilled-hint = 数手先を読みます。
level-advanced = 上級
level-advanced-hint = 先を読み、めったにミスをしません。
level-strong = 有段者
level-strong-hint = 勝つには作戦が必要です。
level-very-strong = 高段者
level-very-strong-hint = ほとんどのミスを見逃しません。
level-expert = エキスパート
level-expert-hint = ほとんどの人に勝ちます。
level-master = マスター
level-master-hint = とても強い人でも、めったに勝てません。
level-grandmaster = グランドマスター
level-grandmaster-hint = ほとんどミスをしません。
level-superhuman = 超人{ $number }
level-superhuman-hint = どんな人よりも強い相手です。
level-perfect = パーフェクト
level-perfect-hint = 完璧に打ちます。このゲームは完全に解明されています。

# 手の理由、句点なし
reason-wins = これで勝ち
reason-loses = { $other ->
    [first] { -orange }の勝ちになる
   *[second] { -blue }の勝ちになる
}
reason-draws = 引き分けで終わる
reason-allows = { $other ->
    [first] { -orange }が次に{ $move }で勝てる
   *[second] { -blue }が次に{ $move }で勝てる
}
reason-stops = { $other ->
    [first] { -orange }が{ $move }で勝つのを防ぐ
   *[second] { -blue }が{ $move }で勝つのを防ぐ
}
reason-only-safe = { $other ->
    [first] ほかの手では{ -orange }がすぐに勝つ
   *[second] ほかの手では{ -blue }がすぐに勝つ
}
reason-unstoppable = { $other ->
    [first] { -orange }がどう応じても次の手で勝ち
   *[second] { -blue }がどう応じても次の手で勝ち
}
reason-threatens = 次に{ $move }で勝つ狙い
reason-only-win = 勝ちを保つ唯一の手
reason-only-draw = 引き分けを保つ唯一の手
reason-wins-in = あと{ $moves }手で勝ち
reason-longest = いちばん長く粘れる手
