# 四目並べと変則四目並べに共通の言葉。

handicap = { $name }のディスクが{ $count }枚、最初から盤にあります。
prompt-disc = { $side ->
    [first] { -orange }：ディスクを落としてください。4つ並べると勝ちです。
   *[second] { -blue }：ディスクを落としてください。4つ並べると勝ちです。
}
move-disc = { $side ->
    [first] { -orange }、{ $column }列目
   *[second] { -blue }、{ $column }列目
}
advice-disc = { $column }列目
label-free = { $cell }、空き
label-landing = { $column }列目、空き{ $free }マス、{ $cell }に止まる
label-disc = { $side ->
    [first] { $cell }、{ -orange }のディスク
   *[second] { $cell }、{ -blue }のディスク
}
refuse-column = { $column }列目はありません。この盤は{ $columns }列です。
refuse-column-full = { $column }列目はいっぱいです。
refuse-no-blocker-due = 今はブロッカーを落とせません。
end-four = { $side ->
    [first] { -orange }が4つ並べました。
   *[second] { -blue }が4つ並べました。
}
end-full = どちらも4つ並ばないまま、盤が埋まりました。

# ヒントの理由

# パズルのテーマ
puzzle-idea-win-in = すぐに埋められるリーチが2か所あれば、両方は防げません。
puzzle-idea-only-win = リーチの真下に落とすことになるのはどちらか、数えてみましょう。その順番を守れる手は1つだけです。
puzzle-idea-save = 両者に必要なマスを探し、その上に落とすと何が起きるか考えましょう。
puzzle-idea-prevent = 相手の4つを防ぎ、別の4つも許さないマスが1つあります。

# 手の理由、句点なし
reason-allows = { $other ->
    [first] { -orange }が次に{ $move }列目で4つ並べられる
   *[second] { -blue }が次に{ $move }列目で4つ並べられる
}
reason-stops = { $other ->
    [first] { -orange }が{ $move }列目で4つ並べるのを防ぐ
   *[second] { -blue }が{ $move }列目で4つ並べるのを防ぐ
}
reason-threatens = 次に{ $move }列目で4つ並べる狙い
reason-two-threats = 2か所同時のリーチ：{ $first }列目と{ $second }列目
reason-later-threat = { $row ->
    [odd] { $column }列目の奇数段にリーチを残す
   *[even] { $column }列目の偶数段にリーチを残す
}
reason-spends-threat = { $column }列目のリーチを手放す
reason-builds = { $count ->
    [pair] 4つまで伸ばせる2つ並びを作る
   *[three] 4つまで伸ばせる3つ並びを作る
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] { -orange }の2つ並びを止める
       *[three] { -orange }の3つ並びを止める
    }
   *[second] { $count ->
        [pair] { -blue }の2つ並びを止める
       *[three] { -blue }の3つ並びを止める
    }
}
reason-middle = 中央の列を取る
