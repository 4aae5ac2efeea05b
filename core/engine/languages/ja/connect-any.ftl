name = 変則四目並べ
tagline = 穴と驚きの四目並べ

option-rows = 段数
option-columns = 列数
option-mode = 特別なマス
option-mode-plain = なし
option-mode-ban = 穴
option-mode-bonus = ボーナスマス
option-mode-ban-bonus = 穴とボーナスマス
option-ban = 穴
option-bonus = ボーナスマス
option-seed = マスの場所

prompt-blocker = { $side ->
    [first] { -orange }：ブロッカーを落としてください。
   *[second] { -blue }：ブロッカーを落としてください。
}
move-disc-blocker = { $side ->
    [first] { -orange }、{ $column }列目、ブロッカーは{ $blocker }列目
   *[second] { -blue }、{ $column }列目、ブロッカーは{ $blocker }列目
}
move-blocker = { $side ->
    [first] { -orange }、ブロッカーを{ $blocker }列目
   *[second] { -blue }、ブロッカーを{ $blocker }列目
}
label-bonus = { $cell }、ボーナスマス、空き
label-landing-bonus = { $column }列目、空き{ $free }マス、ボーナスマス{ $cell }に止まる
label-ban = { $cell }、穴
label-blocker = { $cell }、ブロッカー
refuse-blocker-due = 先にブロッカーを落としてください。
refuse-blocker-missing = このディスクはボーナスマスに止まります。5:2のように、ブロッカーを落とす列も書いてください。

page-1-title = 目的
page-1-body = 盤は縦に立っていて、4～12列、4～12段です。縦・横・斜めのどれかに、自分のディスクを先に4つ並べたほうの勝ちです。
page-1-diagram-1 = 5列4段の盤。{ -blue }が右下がりの斜めに4つ並べて勝ちました。
page-2-title = 手の進め方
page-2-body = { -orange }から始めて、交互に打ちます。1手につき、空きのある列にディスクを1つ落とします。ディスクは、空いているいちばん下のマスまで落ちて、そこに残ります。その列のどこをタップしても落とせます。

    パスはできません。盤に空きがあるかぎり、必ず落とします。
page-3-title = 穴
page-3-body = バツ印の付いたマスが穴です。ディスクは穴を通り抜け、穴の中に残ることはありません。どちらの並びも穴で途切れます。

    穴の下に空いたマスがあるあいだ、ディスクは穴を通り抜けて落ちます。穴のすぐ下が埋まっているか、下にマスがなければ、次のディスクは穴のすぐ上に止まります。穴がいちばん上の段にあるときは、そのすぐ下のマスが埋まると、列はいっぱいになります。
page-3-diagram-1 = c2が穴です。1つ目のディスクは穴を通り抜けてc1へ落ち、2つ目は穴の上に止まりました。
page-3-diagram-2 = 穴のc1がa1・b1とd1・e1を分けているので、4つ並んだことにはなりません。
page-4-title = ボーナスマス
page-4-body = ボーナスマスには星が付いています。自分のディスクがここに止まったら、続けてブロッカーも、空きのある好きな列に落とします。ブロッカーはディスクと同じように落ち、穴も通り抜けます。どちらのものでもなく、どの並びにも数えません。そのあと相手の番になります。

    ボーナスマスに止まったディスクで4つ並んだら、対局は終わりで、ブロッカーは落としません。どの列もいっぱいのときも落としません。
page-4-diagram-1 = { -blue }がボーナスマスg1に止まり、ブロッカーをd1に落として、{ -orange }のディスクの間をふさぎました。
page-5-title = 終わり方
page-5-body = 4つ並ぶと、その場で対局は終わりです。5つ以上でも同じです。どちらも4つ並ばないまま、穴以外のマスがすべて埋まったら、引き分けです。
page-6-title = 対局の準備
page-6-body = 盤の大きさと特別なマスを選びます。特別なマスの場所はランダムに決まり、「シャッフル」をタップすると変わります。自分でマスを選ぶこともできます。「おまかせ」では、大きさもランダムに決まります。

    手は5のように列の番号で書きます。ブロッカーがあるときは5:2のように書き、ディスクが5列目、ブロッカーが2列目という意味です。
page-7-title = 勝つためのコツ
computer-title = コンピューターの考え方
computer-body = 頭の中で何千回も対局し、うまくいく手順ほど多く試します。勝てる手があれば打ち、あなたの勝ちは防ぎ、あなたが勝てるマスの真下には落としません。

    証明できることは証明します。空いたマスが減るほど先まで読めるようになり、高いレベルでは、やがてまったく間違えなくなります。

# レッスン
lesson-size = 自分のディスクを4つ並べれば勝ち。盤の大きさはさまざまです。
lesson-size-task = 3つ並んでいます。どちらかの端に4つ目を落としましょう。
lesson-size-done = 4列でも12列でも、同じゲームです。
lesson-size-wrong = まだ3つです。並びの両端が空いています。
lesson-ban = バツ印のマスは穴です。ディスクは通り抜けます。
lesson-ban-task = 穴のある列にディスクを落としましょう。
lesson-ban-done = 穴を通り抜けて、いちばん下まで落ちました。
lesson-ban-wrong = 別の列です。穴は枠で示したマスです。
lesson-above = 穴の下に空きがなければ、次のディスクは穴の上に止まります。
lesson-above-task = 穴のある列に、もう1つ落としましょう。
lesson-above-done = 穴の中にディスクが残ることはありません。
lesson-above-wrong = もう一度、枠で示した列に落としましょう。
lesson-broken = 穴は並びを断ち切ります。いちばん下の段の並びは、穴で途切れています。
lesson-broken-task = でも、その上の段の{ -blue }の並びは続いています。防ぎましょう。
lesson-broken-done = 穴の上に止まり、{ -blue }の狙うマスをふさぎました。
lesson-broken-wrong = 穴の上が空いているので、{ -blue }が4つ並べます。
lesson-star = 星に止まったら、ブロッカーも落とします。
lesson-star-task = 星にディスクを落とし、続けてブロッカーを好きな列に落としましょう。
lesson-star-done = ブロッカーはどちらのものでもなく、どちらにとってもじゃまになります。
lesson-star-wrong = 星から外れました。星は枠で示したマスです。
lesson-blocker = ブロッカーで並びを防ぎながら、ディスクは別の場所に使えます。
lesson-blocker-task = 星を取って、ブロッカーで{ -blue }の並びを防ぎましょう。
lesson-blocker-done = 防いだうえに、ディスクも良い場所に入りました。
lesson-blocker-wrong = { -blue }が4つ並べそうなのに、星から外れました。
lesson-blocker-plain = それでも防げますが、星なら{ -blue }を防いだうえに、ディスクも1つ増えます。
lesson-blocker-elsewhere = 星は取れましたが、そのブロッカーでは{ -blue }の並びを防げません。
lesson-both = 穴や星があってもなくても、2か所同時のリーチで勝てます。
lesson-both-task = 両端が空いている3つの並びを作りましょう。
lesson-both-done = { -blue }は両端を防げません。ルールはこれで全部です。
lesson-both-wrong = それは防がれます。2つのディスクの間を埋めましょう。

# 手の理由、句点なし
reason-takes-bonus = 星に止まり、ブロッカーも落とせる
