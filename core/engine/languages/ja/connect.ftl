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
reason-stops-four = { $column }列目で4つ並ぶのを防ぎます。

# パズルのテーマ
puzzle-idea-win-in = 2か所同時のリーチは、両方は埋められません。
puzzle-idea-only-win = リーチの下を埋めるのはどちらか。その順番を守れる手はひとつです。
puzzle-idea-save = 両者に大事なマスを探し、その上に打たれるとどうなるか考えましょう。
puzzle-idea-prevent = 4つ並ぶのを防ぎ、別の4つも許さないマスがひとつあります。
