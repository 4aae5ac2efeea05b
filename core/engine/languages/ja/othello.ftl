name = オセロ
tagline = はさんで、ひっくり返そう

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
    [first] { -orange }が{ $square }に置き、{ $count }個返す
   *[second] { -blue }が{ $square }に置き、{ $count }個返す
}
move-pass = { $side ->
    [first] { -orange }がパスする
   *[second] { -blue }がパスする
}
label-free = { $square }、空き
label-disc = { $side ->
    [first] { $square }、{ -orange }の石
   *[second] { $square }、{ -blue }の石
}
refuse-taken = { $square }は埋まっています。
refuse-no-flip = { $square }に置いても、相手の石をはさめません。
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
page-1-body = 最後に、盤の上に自分の色の石が多いほうの勝ちです。
page-1-diagram-1 = 始まりの形です。
page-2-title = 石の置き方
page-2-body = 1手につき、空いたマスに石を1つ置きます。置いた石と自分の別の石とで、相手の石を縦・横・斜めにまっすぐはさまなければなりません。はさんだ石はすべて裏返って、自分の色になります。
page-2-diagram-1 = { -orange }が1つはさんで裏返しました。
page-3-title = パスと終わり方
page-3-body = ひとつもはさめないときはパスします。はさめるときはパスできません。どちらもはさめなくなったら終わりです。
page-4-title = コンピューターの考え方
page-4-body = 頭の中で対局を最後まで進めてみます。うまくいった手順ほど、何度も試します。

# レッスン
lesson-enclose = 相手の石を自分の石ではさむと、裏返ります。
lesson-enclose-task = 印のあるマスのどれかをタップしましょう。
lesson-enclose-done = はさんで裏返しました。はさめない場所には置けません。
lesson-several = 一列まとめて裏返ることもあります。
lesson-several-task = この列に3つ。下からまとめてはさみましょう。
lesson-several-done = 3つとも裏返りました。
lesson-several-wrong = 別の石が裏返りました。明るい列の下の端へ。
lesson-slant = 斜めにもはさめます。
lesson-slant-task = 明るい石を左下からはさみましょう。
lesson-slant-done = 縦・横・斜め、どの向きでもはさめます。
lesson-slant-wrong = 明るい2つの石を左下へたどってみましょう。
lesson-ways = 1手でいくつもの方向にはさめます。
lesson-ways-task = 横と斜めを同時にはさめるマスを探しましょう。
lesson-ways-done = 1手で2方向、3つ裏返りました。
lesson-ways-wrong = 明るい横の列と斜めの列は、右で交わります。
lesson-corner = 角の石ははさまれません。ずっと残ります。
lesson-corner-task = 空いている角を取りましょう。
lesson-corner-done = この石はもう、ずっとあなたのものです。
lesson-corner-wrong = 枠で示した角のほうが、ずっと大事です。
lesson-most = 最後に石が多いほうの勝ちです。
lesson-most-task = 勝ちを決める手を見つけましょう。
lesson-most-done = 数えて勝ちました。これで卒業です。
lesson-most-wrong = それでは足りません。別のマスを試しましょう。
