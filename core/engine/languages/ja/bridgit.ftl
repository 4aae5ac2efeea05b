name = ブリジット
tagline = 相手に断たれる前に、岸から岸へ橋をつなごう

option-size = 大きさ
option-rows = 段数
option-columns = 列数
option-starter = 先手
option-starter-vertical = { -orange }（上から下へ）
option-starter-horizontal = { -blue }（左から右へ）
option-walls = 壁
option-vertical = 最初からある{ -orange }の橋
option-horizontal = 最初からある{ -blue }の橋

prompt-build = { $side ->
    [first] { -orange }：上から下へ、橋を架けてください。
   *[second] { -blue }：左から右へ、橋を架けてください。
}
move-build = { $side ->
    [first] { -orange }、{ $cell }に橋
   *[second] { -blue }、{ $cell }に橋
}

label-free = { $cell }、空き
label-upright = { $owner ->
    [first] { $cell }、{ -orange }の縦の橋
   *[second] { $cell }、{ -blue }の縦の橋
}
label-flat = { $owner ->
    [first] { $cell }、{ -orange }の横の橋
   *[second] { $cell }、{ -blue }の横の橋
}
label-wall = { $cell }、壁
label-pier = { $owner ->
    [first] { $cell }、{ -orange }の橋脚
   *[second] { $cell }、{ -blue }の橋脚
}
label-frame = { $cell }、盤の縁

refuse-taken = { $owner ->
    [first] { $cell }には、もう{ -orange }の橋があります。
   *[second] { $cell }には、もう{ -blue }の橋があります。
}
refuse-wall = { $cell }には壁があります。
refuse-pier = { $owner ->
    [first] { $cell }は{ -orange }の橋脚です。橋は橋脚の間に架けます。
   *[second] { $cell }は{ -blue }の橋脚です。橋は橋脚の間に架けます。
}
refuse-frame = { $cell }は盤の縁です。ここには架けられません。
refuse-outside = { $cell }はこの盤にありません。列はaから{ $column }まで、段は1から{ $row }までです。

end-joined = { $side ->
    [first] { -orange }が上と下をつなぎました。
   *[second] { -blue }が左と右をつなぎました。
}
end-full = どちらも両岸をつなげないまま、盤が埋まりました。

page-1-title = 目的
page-1-body =
    同じ水面に、2組の橋脚が並んでいます。{ -orange }は上の岸から下の岸へ、{ -blue }は左の岸から右の岸へ、橋をつなげることを目指します。橋は決して交わらないので、つなげられるのはどちらか一方だけです。

    先に両岸をつないだほうの勝ちです。途中でどれだけ曲がってもかまいません。
page-1-diagram-1 = { -orange }が上と下をつなぎました。

page-2-title = 橋の架け方
page-2-body =
    2人が交互に打ちます。変更しなければ、{ -orange }が先手です。1手につき、空いているマスに橋を1本架けます。橋は、そのマスを挟む自分の色の橋脚2本をつなぎます。自分の橋が縦になるマスと横になるマスがあり、同じマスに相手が架けると向きが入れ替わります。

    架けた橋はそのまま残ります。動かすことも取ることもなく、パスもできません。

    マスの名前は、左から数えた列と、下から数えた段で表します。
page-2-diagram-1 = { -orange }はd4に縦、e5に横の橋を、{ -blue }はc3に縦の橋を架けました。

page-3-title = 終わり方
page-3-body =
    自分の岸に並ぶ橋脚は、初めから岸に接しています。どの橋脚からつなぎ始めてもかまいません。

    盤がすべて埋まると、必ずどちらか一方が勝っています。{ -orange }が上から下までつながっていなければ、{ -blue }のつながりがさえぎっているということで、その逆も同じです。ですから、壁がなければ引き分けはありません。

    橋脚、盤のまわりの縁、すでに橋や壁のあるマスには架けられません。
page-3-diagram-1 = { -blue }が左と右をつなぎました。

page-4-title = 盤、ハンデ、問題作り
page-4-body =
    正方形の盤は5×5から19×19まであります（橋脚とマスを合わせた数）。標準は13です。どの大きさでも、先手が最善を尽くせば必ず勝てます。

    段数と列数が違うと、道のりの短いほうが有利になり、後手でも必ず勝てます。強いほうの人へのハンデに向いています。

    壁は、どちらも使えないマスです。また、橋を架けた状態から始めることもできます。どちらも問題作りに使えます。壁があると、盤が埋まって引き分けになることがあります。開始の時点で勝負がついている場合、対局はすぐに終わります。
page-4-diagram-1 = 13段11列の盤。{ -orange }には少なくとも6本の橋が必要ですが、{ -blue }は5本で足ります。
page-4-diagram-2 = 引き分け。壁が両者をさえぎったまま、盤が埋まりました。

page-5-title = 対になるマスで勝つ
page-5-body =
    オリバー・グロスは、先手が必ず勝てる、覚えやすい方法を見つけました。あなたは正方形の盤の{ -orange }だとします。まず左上の角に架けます。そのあとは、岸にない{ -blue }の橋脚1本ごとに、まわりの2マスを対として受け持たせます。こうすると、空いているマスはどれも、ちょうど1本の橋脚の受け持ちになります。{ -blue }が対の片方を取ったら、あなたはもう片方を取ります。

    どの2マスでしょうか。{ -blue }の橋脚の上から2段目、左から2本目を出発点に、橋脚を右下へ斜めにたどります。この斜めの線にある橋脚は、左と右を受け持ちます。線より右側の橋脚は右と下を、左側の橋脚は左と上を受け持ちます。

    なぜうまくいくのでしょうか。{ -blue }のつながりを、左から右へたどると考えてください。最初の橋は行き着く先の橋脚が、最後の橋は出発する側の橋脚が受け持っています。すると途中のどこかに、受け持ちの片方のマスから入り、もう片方のマスから出る橋脚があるはずです。でも、{ -blue }が対の両方を取ることは決してできません。
page-5-diagram-1 = { -orange }はb6から始め、f6にはe5、b4にはd4、d2にはf2で応じました。d6とc5のどちらか、f4とe3のどちらかも必ず取れるので、これで足ります。

page-6-title = 勝つためのコツ

computer-title = コンピューターの考え方
computer-body =
    ブリジットは、どの盤でも解明されています。{ -orange }の橋脚を点、空いているマスを点と点を結ぶ道と考えます。同じ点と両岸に届き、道を1本も共有しない2本の「木」があるとき、そしてそのときに限り、{ -orange }は安全です。{ -blue }がどの道を壊しても、切れるのは片方の木だけで、もう片方の木の道でつなぎ直せるからです。これはアルフレッド・リーマンが証明しました。コンピューターは点に小石を置いて数えることでそのような木があるかを調べ、どちらがどの手で勝つかを100万分の数秒で割り出します。「解析」では、その2本の木を盤に表示します。

    最高レベルでは、勝てる対局を決して逃しません。勝てる手の中ではいちばん早く勝てる手を、負けの局面では、あなたの正解がいちばん少なくなる手を選びます。

    ほかのレベルでは、経験を頼りに打ちます。盤をランダムに何千回も何万回も埋めてみて、取った側が勝つことの多かったマスを選びます。ときどき計算で正解も確かめ、レベルが高いほどその回数が増えます。

# レッスン
lesson-bridge = { -orange }の橋脚の間に橋を架け、上と下をつなげば勝ちです。
lesson-bridge-task = 橋脚の間の好きなマスをタップしましょう。
lesson-bridge-done = あなたの橋脚が2本つながりました。{ -blue }はもうここを横切れません。
lesson-shores = 上の岸から下の岸までつなげば勝ちです。
lesson-shores-task = 橋が1本足りません。そこに架けましょう。
lesson-shores-done = 岸から岸へつながりました！　{ -blue }は左から右へつなごうとします。
lesson-shores-wrong = まだつながっていません。今ある橋の続きに架けましょう。
lesson-wind = どれだけ曲がりながらつないでもかまいません。
lesson-wind-task = 真下はふさがれています。2つの部分を横につなぎましょう。
lesson-wind-done = 横の橋も、縦の橋と同じように使えます。
lesson-wind-wrong = まだ2つの部分がつながっていません。出会うのは中央の下寄りです。
lesson-cut = あなたが架けたマスには、相手は架けられません。
lesson-cut-task = { -blue }は右側にあと1本で勝ちです。そのマスを取りましょう。
lesson-cut-done = 断ち切りました！　橋は決して交わりません。
lesson-cut-wrong = { -blue }が最後の橋を架けて、両岸をつないでしまいます。
lesson-two = 勝てる場所が2つあれば、相手は両方を断てません。
lesson-two-task = 次に勝てる橋が2か所できるように、下へ架けましょう。
lesson-two-done = { -blue }が断てるのは片方だけ。今、片方を断ちました。
lesson-two-wrong = それは{ -blue }に断たれます。いちばん上の橋から下へ架けましょう。
lesson-mend = だから、いつも2つ目の道を用意しておきましょう。
lesson-mend-task = { -blue }に左側を断たれました。もう1つの道を使いましょう。
lesson-mend-done = これが勝つ秘訣です。いつも道を2つ残しておきましょう。
lesson-mend-wrong = もう1つの道は右側です。下にあるあなたの橋につながります。
lesson-race = ブリジットに引き分けはありません。最後は1マスで勝負が決まります。
lesson-race-task = あなたも{ -blue }もあと1本、しかも同じマスです。先に取りましょう。
lesson-race-done = 1本でつないで、{ -blue }を断ちました。もう対局できます！
lesson-race-wrong = 両者に必要なマスを{ -blue }に取られて、負けてしまいます。

# ヒントの理由
# パズルのテーマ
puzzle-idea-win-in = いちばん短いのは、どちら側からでもつなぎ直せる道です。
puzzle-idea-only-win = 橋を共有しない2つの道は、両方は断たれません。片方を断たれたら、もう片方を使いましょう。
puzzle-idea-save = 壁があれば、2つの道で相手を止められます。片方を断たれたら、もう片方を使いましょう。
puzzle-idea-prevent = 相手の2つの道が交わるところに架けましょう。
chapter-first-bridges = 8つの橋渡し

# 手の理由、句点なし
reason-allows = { $other ->
    [first] 次に{ -orange }に{ $cell }で勝たれる
   *[second] 次に{ -blue }に{ $cell }で勝たれる
}
reason-stops = { $other ->
    [first] { -orange }が{ $cell }で勝つのを防ぐ
   *[second] { -blue }が{ $cell }で勝つのを防ぐ
}
reason-threatens = 次に{ $cell }で勝つ狙い
reason-two-trees = { $other ->
    [first] 道が2つ残り、{ -orange }は両方を断てない
   *[second] 道が2つ残り、{ -blue }は両方を断てない
}
reason-joins-groups = 橋のまとまりを2つつなぐ
reason-joins-shore = { $edge ->
    [top] 上の岸につながる
    [bottom] 下の岸につながる
    [left] 左の岸につながる
   *[right] 右の岸につながる
}
reason-lengthens = { $side ->
    [first] つながりが{ $all }段中{ $count }段に伸びる
   *[second] つながりが{ $all }列中{ $count }列に伸びる
}
reason-cuts = { $other ->
    [first] { -orange }に必要な橋を{ $from }本から{ $to }本に増やす
   *[second] { -blue }に必要な橋を{ $from }本から{ $to }本に増やす
}
reason-shortens = あと{ $left }本の橋で勝ち
