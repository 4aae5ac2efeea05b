name = ペンタゴ・ツイスト
tagline = ツイストする盤の上で5つ並べよう
handicap = { $name }の石が{ $count }個、最初から盤にあります。

prompt-place = { $side ->
    [first] { -orange }：石を置いてください。5つ並べると勝ちです。
   *[second] { -blue }：石を置いてください。5つ並べると勝ちです。
}
prompt-twist = { $side ->
    [first] { -orange }：パネルをタップして、回すか反転してください。
   *[second] { -blue }：パネルをタップして、回すか反転してください。
}
prompt-twist-chosen = { $side ->
    [first] { -orange }
   *[second] { -blue }
}：{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネルを回すか反転してください。

operation-rotate = { $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネルを時計回りに回す
operation-mirror = { $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネルを左右反転する

move-place = { $side ->
    [first] { -orange }、{ $cell }に石
   *[second] { -blue }、{ $cell }に石
}
move-rotate = { $side ->
    [first] { -orange }、
   *[second] { -blue }、
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネルを回す
move-mirror = { $side ->
    [first] { -orange }、
   *[second] { -blue }、
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネルを反転する
move-place-rotate = { $side ->
    [first] { -orange }、{ $cell }に石、
   *[second] { -blue }、{ $cell }に石、
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネルを回す
move-place-mirror = { $side ->
    [first] { -orange }、{ $cell }に石、
   *[second] { -blue }、{ $cell }に石、
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネルを反転する
advice-place = { $cell }に石
advice-rotate = { $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネルを回す
advice-mirror = { $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネルを反転する
advice-place-rotate = { $cell }に石、{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネルを回す
advice-place-mirror = { $cell }に石、{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネルを反転する
brief-place-rotate = { $cell }、{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}を回転
brief-place-mirror = { $cell }、{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}を反転

label-free = { $cell }、空き
label-stone = { $side ->
    [first] { $cell }、{ -orange }の石
   *[second] { $cell }、{ -blue }の石
}
label-free-quadrant = { $cell }、空き、{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネル
label-stone-quadrant = { $side ->
    [first] { $cell }、{ -orange }の石
   *[second] { $cell }、{ -blue }の石
}、{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}のパネル

refuse-occupied = { $cell }には、もう石があります。
refuse-twist-due = 石を置いたので、次はパネルを回すか反転してください。
refuse-place-first = 先に石を置いてから、パネルを回すか反転してください。
refuse-quadrant = パネル{ $quadrant }はありません。パネルの番号は0から3までです。
refuse-no-quadrant = 先にパネルを選んでください。

end-five = { $side ->
    [first] { -orange }が5つ並べました。
   *[second] { -blue }が5つ並べました。
}
end-five-opponent = { $side ->
    [first] { -blue }のツイストで、{ -orange }の石が5つ並びました。
   *[second] { -orange }のツイストで、{ -blue }の石が5つ並びました。
}
end-five-both = どちらも5つ並びました。
end-full = どちらも5つ並ばないまま、盤が埋まりました。

page-1-title = 目的
page-1-body = 縦・横・斜めのどれかに、自分の石を5つ並べれば勝ちです。盤は6×6マスで、4枚のパネルに分かれています。そして、パネルはじっとしていません。
page-1-diagram-1 = { -orange }が2段目に5つ並べて勝ちました。
page-2-title = 1手には前半と後半がある
page-2-body =
    { -orange }が先手です。まず、空いている好きなマスに石を置きます。次に、4枚のパネルのうち1枚を回すか反転します。この後半を「ツイスト」と呼びます。石のないパネルでも、今置いたのとは別のパネルでも、どれでもかまいません。

    前半も後半も必ず行います。何も変えたくないときは、ツイストしても見た目の変わらないパネルを探しましょう。石のないパネルか、真ん中に石が1つだけのパネルです。
page-2-diagram-1 = 左上のパネルに石が3つあります。
page-2-diagram-2 = { -blue }がe2に石を置き、そのパネルを時計回りに回しました。
page-3-title = 回転と反転
page-3-body =
    回転は、時計回りに90度だけです。逆回りはありません。いちばん上の段が右の列になります。

    反転は、パネルの左の列と右の列を入れ替えます。真ん中の列と、石のある段は変わりません。
page-3-diagram-1 = 左上のパネルに石が3つあります。
page-3-diagram-2 = { -blue }がe2に石を置き、そのパネルを反転しました。
page-4-title = 終わり方
page-4-body =
    並びを数えるのは、1手がすべて終わってからです。そのとき自分の石が5つ以上並んでいれば勝ちです。石を置いて並んだのか、ツイストで並んだのかは関係ありません。

    どちらも5つ並ばないまま36マスがすべて埋まったら、引き分けです。
page-4-diagram-1 = { -orange }はe2に石を置いて5つ並べましたが、右下のパネルを回したので並びが崩れ、対局は続きます。
page-5-title = 特別な場合
page-5-body =
    自分のツイストで相手だけが5つ並んだら、相手の勝ちです。

    自分のツイストで両者が5つ並んだら、引き分けです。

    6つ並んだときも、5つと同じです。

    最後の石を置いたあとにもツイストし、それで勝つこともあります。
page-5-diagram-1 = { -orange }が右下のパネルを反転し、両者が5つ並びました。引き分けです。
page-5-diagram-2 = { -orange }が右下のパネルを反転し、{ -blue }だけが5つ並びました。{ -blue }の勝ちです。
page-6-title = 勝つためのコツ
page-6-body =
    パネルの真ん中のマスは決して動かないので、そこの石は頼りになります。ばらばらの石4つより、1枚のパネルに3つ、隣のパネルに2つ並んでいるほうが役に立ちます。

    ツイストの前に、8通りのツイストで相手に何ができるかを、それぞれ確かめましょう。1手では崩せないリーチが2つあれば勝ちです。
page-6-diagram-1 = 各パネルの真ん中のマスは、b2、b5、e2、e5です。どのツイストでも、ここの石は動きません。
page-7-title = 上級者向け
page-7-body =
    ラインの価値はどれも同じではありません。2段目と5段目、b列とe列、2本の長い斜めは、パネルの真ん中のマスを2つ通ります。つまり、5つの石のうち2つは決して動きません。ほかの段と列は真ん中のマスを通らず、4本の短い斜めは3枚のパネルにまたがります。

    どうツイストしても損をするなら、パスの代わりに、石のないパネルか、真ん中に石が1つだけのパネルをツイストしましょう。石がすべて真ん中の列にあるパネルなら、反転しても何も変わりません。

    相手が5つ並ぶのを防げないときは、同じツイストで自分も5つ並べられないか探しましょう。両者が5つ並べば引き分けです。
page-7-diagram-1 = 5段目（1）は真ん中のマスを2つ通り、6段目（2）は1つも通りません。b1からf5への短い斜め（3）は、3枚のパネルにまたがります。
page-7-diagram-2 = { -orange }がa2に石を置き、右上のパネルを回しました。石は真ん中の1つだけなので、何も動きません。
computer-title = コンピューターの考え方
computer-body =
    石を置くこととツイストを別々の段階として、有望な手順を木のように広げます。枝の先の局面は、両者にまだ可能性のあるラインと、そこにある石の数で評価します。すぐに勝てる手は必ず見つけます。

    空いたマスが少なくなると、最後まで読み切り、どちらが勝つかを確実に知ります。

# レッスン
lesson-halves = 5つ並べれば勝ち。毎回、石を置いてからパネルを動かします。
lesson-halves-task = 石を置きましょう。次にパネルをタップして、動かし方を選びます。
lesson-halves-done = どの手にも前半と後半があります。石のないパネルを動かしてもかまいません。
lesson-turn = 回転は時計回り。いちばん上の段が右の列になります。
lesson-turn-task = 好きな場所に石を置き、左上のパネルを回しましょう。
lesson-turn-done = 時計回りに90度回りました。逆には回りません。
lesson-turn-wrong = それは別のパネルです。左上のパネルを回しましょう。
lesson-turn-mirrored = それは反転です。左上のパネルで、丸い矢印を選びましょう。
lesson-mirror = 反転すると、左右が入れ替わります。
lesson-mirror-task = 好きな場所に石を置き、左上のパネルを反転しましょう。
lesson-mirror-done = 外側の列が入れ替わり、真ん中の列はそのままです。
lesson-mirror-wrong = それは別のパネルです。左上のパネルを反転しましょう。
lesson-mirror-turned = それは回転です。向かい合う2つの三角の印を選びましょう。
lesson-five = 5つ並べば勝ち。ただし、ツイストが終わってからです。
lesson-five-task = 5つ目の石を置き、並びに影響しないパネルを回しましょう。
lesson-five-done = 5つ並び、ツイストのあとも並んでいます！
lesson-five-wrong = 5つ目の石が必要です。4つ目のすぐ隣に置きましょう。
lesson-five-broken = 一瞬は5つ並びましたが、自分のツイストで崩れました。
lesson-twist = ツイストで並びを完成させることもできます。
lesson-twist-task = ここに3つ、あちらに1つ。その1つの上に石を置き、そのパネルを回しましょう。
lesson-twist-done = 縦の列が横になり、3つの隣に並びました。これがペンタゴです！
lesson-twist-wrong = 右の石は、パネルの真ん中のマスのすぐ下にあります。真ん中に置きましょう。
lesson-twist-other = 石はそこで正解です。次に、その石のあるパネルを回しましょう。
lesson-swap = 反転でしか完成しない並びもあります。
lesson-swap-task = 右上のパネルの真ん中に石を置き、そのパネルを反転しましょう。
lesson-swap-done = 右端の石が反対側に移りました。回転ではこうなりません。
lesson-swap-wrong = 石は、右上のパネルの真ん中に置きましょう。
lesson-swap-other = 石はそこで正解です。次に、その石のあるパネルを反転しましょう。
lesson-stop = ツイストの前に、相手の並びを確かめましょう。
lesson-stop-task = { -blue }が4つ並べています。石かツイスト、またはその両方で5つ目を防ぎましょう。
lesson-stop-done = 防ぎました！　石でもツイストでも守れます。ルールはこれで全部です。
lesson-stop-wrong = { -blue }は、5つが崩れないツイストを見つけます。
# パズルのテーマ
puzzle-idea-win-in = パネルを回転や反転させて初めてつながる並びを探しましょう。
puzzle-idea-only-win = どんなツイストでも崩せない5つを作れる手は1つだけです。
puzzle-idea-save = 相手がどうツイストしても5つ並ばない手が1つあります。
puzzle-idea-prevent = どのツイストでも元に戻らないところで、並びを断ちましょう。

# 手の理由、句点なし
reason-allows = { $other ->
    [first] { -orange }が次に5つ並べられる
   *[second] { -blue }が次に5つ並べられる
}
reason-stops = { $other ->
    [first] { -orange }が5つ並べるのを防ぐ
   *[second] { -blue }が5つ並べるのを防ぐ
}
reason-threatens = 次に5つ並べる狙い
reason-ways = { $count }通りの5つ並びを狙う
reason-line = じゃまのないラインに{ $count }つ並べる
reason-blocks-line = { $other ->
    [first] { -orange }の{ $count }つ並びを止める
   *[second] { -blue }の{ $count }つ並びを止める
}
reason-pulls-apart = { $other ->
    [first] ツイストで{ -orange }の{ $count }つ並びを崩す
   *[second] ツイストで{ -blue }の{ $count }つ並びを崩す
}
reason-idle-twist = ツイストしても何も変わらない
reason-center = どのツイストでも動かない石
