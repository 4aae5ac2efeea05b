name = Bridg-It
tagline = 道を断たれる前に、岸から岸へ橋をつなごう

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
    [first] { -orange }が{ $cell }に橋を架ける
   *[second] { -blue }が{ $cell }に橋を架ける
}

label-free = { $cell }、空き
label-upright = { $owner ->
    [first] { $cell }、{ -orange }の橋、縦
   *[second] { $cell }、{ -blue }の橋、縦
}
label-flat = { $owner ->
    [first] { $cell }、{ -orange }の橋、横
   *[second] { $cell }、{ -blue }の橋、横
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
refuse-frame = { $cell }は盤の縁です。ここは使えません。
refuse-outside = { $cell }はこの盤にありません。列はaから{ $column }、段は1から{ $row }までです。

end-joined = { $side ->
    [first] { -orange }が上と下をつなぎました。
   *[second] { -blue }が左と右をつなぎました。
}
end-full = どちらもつながらずに、盤が埋まりました。

page-1-title = 目的
page-1-body =
    同じ水面に、2組の橋脚が並んでいます。{ -orange }は上の岸から下の岸まで、{ -blue }は左の岸から右の岸まで、橋をつなごうとします。橋は決して交わらないので、つなげるのはどちらか一方だけです。

    先に両岸をつないだ側の勝ちです。橋のつながりは、どう曲がりくねってもかまいません。
page-1-diagram-1 = { -orange }が上と下をつなぎました。

page-2-title = 橋の架け方
page-2-body =
    交互に打ちます。特に選ばなければ、{ -orange }が先手です。1手につき、空いたマスに橋を1本架けます。橋は、そのマスの隣にある自分の色の橋脚2本をつなぎます。橋が縦になるマスと横になるマスがあり、同じマスでも相手の橋なら縦と横が入れ替わります。

    架けた橋はそのまま残ります。動かすことも、取ることも、パスすることもありません。

    マスの名前は、左から数えた列と、下から数えた段で表します。
page-2-diagram-1 = { -orange }はd4に縦、e5に横の橋を、{ -blue }はc3に縦の橋を架けました。

page-3-title = 終わり方
page-3-body =
    自分の岸にある橋脚は、どれも岸に接しています。ただし、岸そのものは何もつなぎません。上の岸から始まるつながりが2つあっても、それだけでは互いにつながったことになりません。

    盤がすべて埋まれば、勝者は必ず1人です。{ -orange }が上から下までつながっていなければ、それは{ -blue }のつながりが間をさえぎっているからで、逆も同じです。ですから、壁がなければ引き分けはありません。

    橋脚や盤の縁には架けられません。橋や壁のあるマスも同じです。
page-3-diagram-1 = { -blue }が左と右をつなぎました。

page-4-title = 盤とハンデと問題作り
page-4-body =
    正方形の盤は、橋脚とマスを合わせて5×5から19×19まで。ふつうは13です。どの大きさでも、正しく打てば先手が勝ちます。

    縦と横の長さが違うと、道のりの短い側が有利です。正しく打てば、後手でも必ず勝てます。強い人へのハンデにぴったりです。

    壁は、だれにも使えないマスです。橋を最初から置くこともできます。この2つで、いろいろな問題が作れます。壁があると、盤が埋まって引き分けになることもあります。始めから勝負がついている配置は、終わった対局として扱われます。
page-4-diagram-1 = 13段11列の盤。{ -orange }には少なくとも6本の橋が必要ですが、{ -blue }は5本で足ります。
page-4-diagram-2 = 引き分け。どちらも壁に阻まれたまま、盤が埋まりました。

page-5-title = ペアで勝つ
page-5-body =
    オリバー・グロスは、先手で必ず勝てる、だれにでも覚えられる方法を見つけました。あなたは正方形の盤の{ -orange }です。まず左上の角に架けます。そのあとは、岸にない{ -blue }の橋脚がそれぞれ、まわりのマスのうち2つを受け持ちます。空いたマスはどれも、ちょうど1本の橋脚の受け持ちになります。{ -blue }が2つのうち片方を取ったら、あなたはもう片方を取ります。

    どの2つなのでしょうか。{ -blue }の橋脚だけを見て、上から2段目、左から2本目の橋脚を出発点に、右下へ斜めにたどります。この斜めの線にある橋脚は、左と右を受け持ちます。線より右の橋脚はすべて右と下を、線より左の橋脚はすべて左と上を受け持ちます。

    なぜうまくいくのでしょうか。{ -blue }のつながりを、左から右へ歩くと考えてください。最初の橋は渡った先の橋脚が、最後の橋は渡る手前の橋脚が受け持っています。すると途中のどこかで、ある橋脚に、その受け持ちの片方から入り、もう片方から出ることになります。でも{ -blue }が両方を取ることは、決してできません。
page-5-diagram-1 = { -orange }はb6から始め、f6にはe5、b4にはd4、d2にはf2で応じました。d6とc5のどちらかは必ず取れ、f4とe3も同じです。これで足ります。

page-6-title = コンピューターの考え方
page-6-body =
    Bridg-Itは、どの盤でも解明されています。{ -orange }の橋脚を点、空いたマスをその間に通せる道と考えます。同じ点と両岸に届き、道をひとつも共有しない2本の「木」があれば、そしてそのときだけ、{ -orange }は安全です。{ -blue }がどの道を壊して片方の木が2つに割れても、もう片方の木の道でつなぎ直せるからです。これはアルフレッド・リーマンが証明しました。コンピューターは点の上に小石を置いてそのような木があるかを調べ、どちらがどの手で勝つかを、100万分の数秒で割り出します。解析では、その2本の木を描いて見せます。

    最高レベルでは、勝てる対局を決して逃しません。勝てる手の中では最も早くゴールに着く手を、負けの局面では、あなたの正しい返し手が最も少なくなる手を選びます。

    ほかのレベルでは、経験を頼りに打ちます。盤を何千回も何万回もでたらめに埋めてみて、取った側がいちばんよく勝ったマスを好みます。ときどきは正解を計算し、レベルが高いほどその回数が増えます。

# レッスン
lesson-bridge = 橋は橋脚をつなぎます。あなたは{ -orange }、相手は{ -blue }。
lesson-bridge-task = 橋脚の間の好きなマスをタップしましょう。
lesson-bridge-done = あなたの橋脚が2本つながりました。もうだれも横切れません。
lesson-shores = 上の岸と下の岸をつなげば勝ちです。
lesson-shores-task = 橋が1本足りません。架けましょう。
lesson-shores-done = 岸から岸へ。{ -blue }は左から右へ同じことをねらいます。
lesson-shores-wrong = 別のところがつながりました。今ある橋の続きに架けましょう。
lesson-wind = つながりは、どう曲がってもかまいません。
lesson-wind-task = まっすぐ下はふさがれています。2つの部分を横でつなぎましょう。
lesson-wind-done = 横の橋も、縦の橋と同じです。
lesson-wind-wrong = まだ離れています。2つが出会うのは下の真ん中です。
lesson-cut = あなたが架けたマスに、相手は架けられません。
lesson-cut-task = { -blue }は右へあと1本。そのマスを取りましょう。
lesson-cut-done = 断ち切りました。橋は決して交わりません。
lesson-cut-wrong = { -blue }が最後の橋を架け、両岸がつながってしまいます。
lesson-two = 2つの道を同時に断つことはできません。
lesson-two-task = 次に勝てる橋が2か所になるように、下へ伸ばしましょう。
lesson-two-done = { -blue }が取れるのは片方だけ。もう片方が残りました。
lesson-two-wrong = それは{ -blue }に断たれます。いちばん上の橋から下へ伸ばしましょう。
lesson-mend = 断たれてもつなぎ直せる道を用意しましょう。
lesson-mend-task = { -blue }に左を断たれました。もうひとつの道を使いましょう。
lesson-mend-done = これが極意です。いつも2つの道を残しましょう。
lesson-mend-wrong = もうひとつの道は右へ、下にあるあなたの橋につながります。
lesson-race = 引き分けなし。最後は1か所が両者の勝敗を決めます。
lesson-race-task = あと1本なのは{ -blue }も同じで、場所も同じ。先に取りましょう。
lesson-race-done = 1本でつないで断ち切りました。これで{ -blue }と戦えます。
lesson-race-wrong = どちらにも必要な場所を{ -blue }に取られ、負けてしまいます。

# ヒントの理由
# パズルのテーマ
puzzle-idea-win-in = いちばんの近道は、どちら側でもつなぎ直せる道です。
puzzle-idea-only-win = 橋を共有しない2つの道は、片方を断たれてももう片方で直せます。
puzzle-idea-save = 壁も味方に、2つの道で相手を止めます。片方を断たれてももう片方で。
puzzle-idea-prevent = 相手の2つの道が出会うところに架けましょう。
chapter-first-bridges = 8つの橋渡し

# 手の理由、句点なし
reason-allows = { $other ->
    [first] 次に{ -orange }が{ $cell }で勝てる
   *[second] 次に{ -blue }が{ $cell }で勝てる
}
reason-stops = { $other ->
    [first] { -orange }の{ $cell }での勝ちを防ぐ
   *[second] { -blue }の{ $cell }での勝ちを防ぐ
}
reason-threatens = 次の{ $cell }で勝ちを狙う
reason-two-trees = { $other ->
    [first] 道が2つ残り、{ -orange }は両方を断てない
   *[second] 道が2つ残り、{ -blue }は両方を断てない
}
reason-joins-groups = 2つの橋のまとまりをつなぐ
reason-joins-shore = { $edge ->
    [top] 上の岸につながる
    [bottom] 下の岸につながる
    [left] 左の岸につながる
   *[right] 右の岸につながる
}
reason-lengthens = { $side ->
    [first] { $all }段のうち{ $count }段までつながる
   *[second] { $all }列のうち{ $count }列までつながる
}
reason-cuts = { $other ->
    [first] { -orange }に必要な橋が{ $from }本から{ $to }本に増える
   *[second] { -blue }に必要な橋が{ $from }本から{ $to }本に増える
}
reason-shortens = 残りの橋は{ $left }本
