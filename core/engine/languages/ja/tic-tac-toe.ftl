name = 三目並べ
tagline = 9つのマスに3つ並べよう

prompt-place = { $side ->
    [first] { -orange }：マスを選んでください。
   *[second] { -blue }：マスを選んでください。
}
move-place = { $side ->
    [first] { -orange }、{ $square }
   *[second] { -blue }、{ $square }
}
advice-place = { $square }に置く
label-free = { $square }、空き
label-stone = { $side ->
    [first] { $square }、{ -orange }の石
   *[second] { $square }、{ -blue }の石
}
refuse-taken = { $square }には、もう石があります。
end-three = { $side ->
    [first] { -orange }が3つ並べました。
   *[second] { -blue }が3つ並べました。
}

page-1-title = 目的
page-1-body = 盤は3×3マスです。縦・横・斜めのどれかに、自分の石を先に3つ並べたほうの勝ちです。
page-1-diagram-1 = { -orange }が斜めに並べて勝ちました。
page-2-title = 石の置き方
page-2-body = 交互に打ちます。1手につき、空いているマスに石を1つ置きます。置いた石は動きません。
page-3-title = 終わり方
page-3-body = 3つ並ぶと、その場で対局は終わりです。どちらも3つ並ばないまま9マスがすべて埋まったら、引き分けです。
page-3-diagram-1 = 3つ並ばずに盤が埋まりました。引き分けです。
computer-title = コンピューターの考え方
computer-body = 頭の中で最後まで対局し、うまくいく手順ほど多く試します。レベル7からはすべてを読み切るので、良くても引き分けです。

# レッスン
lesson-place = 3つ並べば勝ち。1手につき、空いているマスに石を1つ置きます。
lesson-place-task = 好きなマスをタップしましょう。
lesson-place-done = 石は、最後までそこに残ります。
lesson-row = 3つ並べば勝ちです。
lesson-row-task = 2つ並んでいます。3つ目を置きましょう。
lesson-row-done = 3つ並びました！　対局はその場で終わりです。
lesson-row-wrong = まだ2つです。並びの端に3つ目を置きましょう。
lesson-slant = 斜めに並べても勝ちです。
lesson-slant-task = 斜めの並びを完成させましょう。
lesson-slant-done = 角から角へ並べても、同じく勝ちです。
lesson-slant-wrong = 2つの石を右上へたどってみましょう。
lesson-stop = 相手が2つ並べたら、間に入って防ぎましょう。
lesson-stop-task = 次に{ -blue }が置くと3つ並びます。防ぎましょう。
lesson-stop-done = 打つ前に、{ -blue }の狙いは何か、いつも確かめましょう。
lesson-stop-wrong = { -blue }にすき間を埋められて、負けてしまいます。
lesson-first = 防ぐより、勝つのが先です。
lesson-first-task = どちらも2つ並んでいます。あなたの番です。
lesson-first-done = 先に勝てば、防ぐ必要はありません。
lesson-first-wrong = 勝てるところでした。左の列に、あなたの石が2つあります。
lesson-trap = 2か所同時のリーチは、両方は防げません。
lesson-trap-task = 2つの並びが一度に2組できるマスを探しましょう。
lesson-trap-done = { -blue }が防げるのは片方だけ。ルールはこれで全部です。
lesson-trap-wrong = それは防がれます。空いている角に注目しましょう。
