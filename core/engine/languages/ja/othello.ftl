name = オセロ
tagline = 挟んで、ひっくり返そう

option-size = 盤の大きさ

prompt-place = { $side ->
    [first] { -orange }：マスを選んでください。
   *[second] { -blue }：マスを選んでください。
}
prompt-pass = { $side ->
    [first] { -orange }は打てる場所がないのでパスです。
   *[second] { -blue }は打てる場所がないのでパスです。
}
operation-pass = パス
move-place = { $side ->
    [first] { -orange }、{ $square }に置いて{ $count }個返す
   *[second] { -blue }、{ $square }に置いて{ $count }個返す
}
move-pass = { $side ->
    [first] { -orange }、パス
   *[second] { -blue }、パス
}
advice-place = { $square }に置く
advice-pass = パス
label-free = { $square }、空き
label-disc = { $side ->
    [first] { $square }、{ -orange }の石
   *[second] { $square }、{ -blue }の石
}
refuse-taken = { $square }には、もう石があります。
refuse-no-flip = { $square }に置いても、相手の石を返せません。
refuse-pass = パスできるのは、打てる場所がないときだけです。
refuse-must-pass = { $side ->
    [first] { -orange }は打てる場所がないのでパスです。
   *[second] { -blue }は打てる場所がないのでパスです。
}
end-most = { $side ->
    [first] { -orange }が{ $most }個、{ -blue }が{ $least }個です。
   *[second] { -blue }が{ $most }個、{ -orange }が{ $least }個です。
}
end-even = どちらも{ $most }個です。

page-1-title = 目的
page-1-body = 最後に、自分の色の石が盤の上に多いほうの勝ちです。
page-1-diagram-1 = 開始の配置です。
page-2-title = 石の置き方
page-2-body = 1手につき、空いているマスに石を1つ置きます。置いた石と自分の別の石とで、相手の石を縦・横・斜めにまっすぐ挟める場所でなければなりません。挟んだ石はすべて裏返って、自分の色になります。
page-2-diagram-1 = { -orange }が1つ挟んで裏返しました。
page-3-title = パスと終わり方
page-3-body = 1つも挟めないときはパスします。挟めるときは、必ず打ちます。どちらも挟めなくなったら、対局は終わりです。
computer-title = コンピューターの考え方
computer-body = 頭の中で最後まで対局し、うまくいく手順ほど多く試します。

# レッスン
lesson-enclose = 最後に石が多いほうの勝ち。相手の石を挟むと裏返ります。
lesson-enclose-task = 印のあるマスのどれかをタップしましょう。
lesson-enclose-done = 挟んで裏返しました！　1つも裏返せない場所には置けません。
lesson-several = 1列をまとめて裏返せることもあります。
lesson-several-task = この列に3つあります。下からまとめて挟みましょう。
lesson-several-done = 3つとも裏返りました。
lesson-several-wrong = 別の石が裏返りました。cの列の下の端に置きましょう。
lesson-slant = 斜めにも挟めます。
lesson-slant-task = 明るく示した石を、左下から挟みましょう。
lesson-slant-done = 縦・横・斜め、どの向きでも挟めます。
lesson-slant-wrong = c4とb3の石を、左下へたどってみましょう。
lesson-ways = 1手で、いくつもの方向を同時に挟めます。
lesson-ways-task = 横と斜めを同時に挟めるマスを探しましょう。
lesson-ways-done = 1手で2方向、3つの石が裏返りました。
lesson-ways-wrong = 2段目と、c4とd3を通る斜めは、右側で交わります。
lesson-corner = 角の石は裏返されません。最後まで残ります。
lesson-corner-task = 空いている角を取りましょう。
lesson-corner-done = この石は、最後まであなたのものです。
lesson-corner-wrong = 右上の角のほうが、もっと価値があります。
lesson-most = 最後に石が多いほうの勝ちです。
lesson-most-task = 勝ちになる手を見つけましょう。
lesson-most-done = 正しく数えて勝ちました。ルールはこれで全部です。
lesson-most-wrong = それでは足りません。別のマスを試しましょう。
