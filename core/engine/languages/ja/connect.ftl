# 四目並べと変則四目並べに共通の言葉。

prompt-disc = { $side ->
    [first] { -orange }：ディスクを落としてください。
   *[second] { -blue }：ディスクを落としてください。
}
move-disc = { $side ->
    [first] { -orange }が{ $column }列目に落とす
   *[second] { -blue }が{ $column }列目に落とす
}
label-free = { $cell }、空き
label-landing = { $column }列目、空き{ $free }、{ $cell }に止まる
label-disc = { $side ->
    [first] { $cell }、{ -orange }のディスク
   *[second] { $cell }、{ -blue }のディスク
}
refuse-column = { $column }列目はありません。この盤は{ $columns }列です。
refuse-column-full = { $column }列目はいっぱいです。
refuse-no-blocker-due = 今はブロッカーを落とせません。
end-four = { $side ->
    [first] { -orange }のディスクが4つ並びました。
   *[second] { -blue }のディスクが4つ並びました。
}
end-full = どちらも4つ並ばずに、盤が埋まりました。

# ヒントの理由

# パズルのテーマ
puzzle-idea-win-in = 2か所同時のリーチは、両方は埋められません。
puzzle-idea-only-win = リーチの下を埋めるのはどちらか。その順番を守れる手はひとつです。
puzzle-idea-save = 両者に大事なマスを探し、その上に打たれるとどうなるか考えましょう。
puzzle-idea-prevent = 4つ並ぶのを防ぎ、別の4つも許さないマスがひとつあります。

# 手の理由、句点なし
reason-allows = { $other ->
    [first] 次に{ -orange }が{ $cell }で4つ並べられる
   *[second] 次に{ -blue }が{ $cell }で4つ並べられる
}
reason-stops = { $other ->
    [first] { -orange }が{ $cell }で4つ並べるのを防ぐ
   *[second] { -blue }が{ $cell }で4つ並べるのを防ぐ
}
reason-threatens = { $cell }で4つ並べるリーチ
reason-two-threats = 2か所同時のリーチ：{ $first }と{ $second }
reason-later-threat = { $row ->
    [odd] 奇数段に残るリーチ：{ $threat }
   *[even] 偶数段に残るリーチ：{ $threat }
}
reason-spends-threat = { $threat }のリーチを失う
reason-builds = { $count ->
    [pair] 4つ並ぶ余地のある2つ並び
   *[three] 4つ並ぶ余地のある3つ並び
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
