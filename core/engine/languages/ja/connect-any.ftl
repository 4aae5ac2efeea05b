name = 変則四目並べ
tagline = 穴とおどろきの四目並べ

option-rows = 段数
option-columns = 列数
option-mode = 特別なマス
option-mode-plain = なし
option-mode-ban = 禁止マス
option-mode-bonus = ボーナスマス
option-mode-ban-bonus = 禁止マスとボーナスマス
option-ban = 禁止マス
option-bonus = ボーナスマス
option-seed = マスの場所

prompt-blocker = { $side ->
    [first] { -orange }：ブロッカーを落としてください。
   *[second] { -blue }：ブロッカーを落としてください。
}
move-disc-blocker = { $side ->
    [first] { -orange }が{ $column }列目に、ブロッカーを{ $blocker }列目に落とす
   *[second] { -blue }が{ $column }列目に、ブロッカーを{ $blocker }列目に落とす
}
move-blocker = { $side ->
    [first] { -orange }がブロッカーを{ $blocker }列目に落とす
   *[second] { -blue }がブロッカーを{ $blocker }列目に落とす
}
label-bonus = { $cell }、ボーナスマス、空き
label-landing-bonus = { $column }列目、空き{ $free }、ボーナスマス{ $cell }に止まる
label-ban = { $cell }、禁止マス
label-blocker = { $cell }、ブロッカー
refuse-blocker-due = 先にブロッカーを落としてください。
refuse-blocker-missing = このディスクはボーナスマスに止まります。5:2のように、ブロッカーの列も書いてください。

page-1-title = 目的
page-1-body = 盤は立てて使い、4～12列、4～12段です。縦・横・斜めのどれかに、自分の色のディスクを先に4つ並べた側の勝ちです。
page-1-diagram-1 = 5列4段の盤。{ -blue }が右下がりの斜めに並べて勝ちました。
page-2-title = ディスクの落とし方
page-2-body = { -orange }から始めて、交互に打ちます。1手につき、いっぱいでない列にディスクを1つ落とします。ディスクは空いているいちばん下のマスまで落ちて、そこに残ります。落とすときは、その列のどこをタップしてもかまいません。

    パスはありません。盤に空きがあるかぎり、必ず落とします。
page-3-title = 禁止マス
page-3-body = バツ印の付いたふさがったマスが、禁止マスです。だれにも埋められない穴で、どちらの並びもここで途切れます。

    下に空いたマスがあるあいだ、ディスクは禁止マスを通り抜けます。すぐ下のマスが埋まっているか、下にマスがなければ、次のディスクは禁止マスのすぐ上に止まります。禁止マスがいちばん上にあるときは、そのすぐ下が埋まった時点で列はいっぱいです。
page-3-diagram-1 = 禁止マスはc2です。1つ目のディスクは通り抜けてc1へ、2つ目はその上に止まりました。
page-3-diagram-2 = 禁止マスc1が、a1・b1とd1・e1を分けています。4つ並んだことにはなりません。
page-4-title = ボーナスマス
page-4-body = ボーナスマスには星が付いています。ここにディスクが止まった側は、続けてブロッカーを、いっぱいでない列のどれかに落とします。ブロッカーはディスクと同じように落ち、禁止マスも通り抜けます。だれのものでもなく、どの並びにも数えません。そのあと相手の番になります。

    ボーナスマスに止まったディスクで4つ並んだら、対局は終わりで、ブロッカーは落としません。空いた列がないときも落としません。
page-4-diagram-1 = { -blue }がボーナスマスg1に止まり、ブロッカーをd1、{ -orange }のディスクの間に落としました。
page-5-title = 終わり方
page-5-body = 4つ並んだら、その場で終わりです。5つ以上並んでも勝ちです。どちらも並ばないまま、禁止マス以外がすべて埋まったら、引き分けです。
page-6-title = 対局の準備
page-6-body = 盤の大きさと、特別なマスの種類を選びます。禁止マスとボーナスマスの場所は抽選で決まり、「抽選し直す」で変わります。自分でマスを選ぶこともできます。「おまかせ」では、大きさも抽選します。

    手は5のように列の番号で書きます。ブロッカーがあるときは5:2のように書き、ディスクが5列目、ブロッカーが2列目という意味です。
page-7-title = コンピューターの考え方
page-7-body = 頭の中で何千回も対局します。うまくいく手順ほど、何度も試します。勝てる手があれば逃さず、あなたの勝ちは防ぎ、あなたが勝てるマスのすぐ下には落としません。

    証明できることは証明します。空いたマスが減るほど先まで読めるようになり、高いレベルでは、やがてまったく間違えなくなります。

# レッスン
lesson-size = 盤の大きさはいろいろ。4つ並べば勝ちです。
lesson-size-task = 3つ並んでいます。どちらかの端に4つ目を落としましょう。
lesson-size-done = 4列でも12列でも、同じゲームです。
lesson-size-wrong = まだ3つです。並びの両端が空いています。
lesson-ban = バツ印は禁止マス。ディスクは通り抜けます。
lesson-ban-task = その列にディスクを落としましょう。
lesson-ban-done = 通り抜けて、いちばん下まで落ちました。
lesson-ban-wrong = 別の列です。禁止マスは枠の中にあります。
lesson-above = 下に空きがなければ、禁止マスの上に止まります。
lesson-above-task = 同じ列にもう1つ落としましょう。
lesson-above-done = 禁止マスはだれにも埋められません。
lesson-above-wrong = もう一度、枠で示した列に落としましょう。
lesson-broken = 並びは禁止マスで途切れます。下の段の並びはここまで。
lesson-broken-task = でも、上の段では{ -blue }の並びが続きます。防ぎましょう。
lesson-broken-done = 禁止マスの上に止まり、{ -blue }のねらうマスを取りました。
lesson-broken-wrong = 禁止マスの上が空いていて、{ -blue }が4つ並べます。
lesson-star = 星に止まったら、ブロッカーも落とします。
lesson-star-task = 星に止めて、次にブロッカーを好きな列に落としましょう。
lesson-star-done = ブロッカーはだれのものでもなく、だれにとってもじゃまです。
lesson-star-wrong = 星から外れました。星は枠の中にあります。
lesson-blocker = ブロッカーで防ぎながら、ディスクは別の仕事ができます。
lesson-blocker-task = 星を取り、ブロッカーで{ -blue }の並びを止めましょう。
lesson-blocker-done = 防いだうえに、ディスクも良い場所に入りました。
lesson-blocker-wrong = { -blue }が4つ並びそうなのに、星から外れました。
lesson-blocker-plain = それでも防げます。でも星なら、防ぎながらディスクをもう1つ置けます。
lesson-blocker-elsewhere = 星は取れましたが、そこでは{ -blue }の並びを止められません。
lesson-both = 穴や星があっても、2か所同時のリーチは強力です。
lesson-both-task = 両端が空いた3つの並びを作りましょう。
lesson-both-done = 穴も星も{ -blue }を救えません。これで卒業です。
lesson-both-wrong = それは防がれます。2つのディスクの間を埋めましょう。

# 手の理由、句点なし
reason-takes-bonus = 星に止まり、ブロッカーも落とせる
