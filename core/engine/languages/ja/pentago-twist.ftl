name = Pentago Twist
tagline = 回る盤の上で5つ並べよう

prompt-place = { $side ->
    [first] { -orange }：石を置いてください。
   *[second] { -blue }：石を置いてください。
}
prompt-twist = { $side ->
    [first] { -orange }：パネルを回すか反転してください。
   *[second] { -blue }：パネルを回すか反転してください。
}
prompt-twist-chosen = { $side ->
    [first] { -orange }
   *[second] { -blue }
}：{ $quadrant ->
    [nw] 北西
    [ne] 北東
    [sw] 南西
   *[se] 南東
}のパネルを回すか反転してください。

operation-rotate = { $quadrant ->
    [nw] 北西
    [ne] 北東
    [sw] 南西
   *[se] 南東
}のパネルを時計回りに回す
operation-mirror = { $quadrant ->
    [nw] 北西
    [ne] 北東
    [sw] 南西
   *[se] 南東
}のパネルを左右反転する

move-place = { $side ->
    [first] { -orange }が{ $cell }に石を置く
   *[second] { -blue }が{ $cell }に石を置く
}
move-rotate = { $side ->
    [first] { -orange }が
   *[second] { -blue }が
}{ $quadrant ->
    [nw] 北西
    [ne] 北東
    [sw] 南西
   *[se] 南東
}のパネルを回す
move-mirror = { $side ->
    [first] { -orange }が
   *[second] { -blue }が
}{ $quadrant ->
    [nw] 北西
    [ne] 北東
    [sw] 南西
   *[se] 南東
}のパネルを反転する
move-place-rotate = { $side ->
    [first] { -orange }が{ $cell }に石を置き、
   *[second] { -blue }が{ $cell }に石を置き、
}{ $quadrant ->
    [nw] 北西
    [ne] 北東
    [sw] 南西
   *[se] 南東
}のパネルを回す
move-place-mirror = { $side ->
    [first] { -orange }が{ $cell }に石を置き、
   *[second] { -blue }が{ $cell }に石を置き、
}{ $quadrant ->
    [nw] 北西
    [ne] 北東
    [sw] 南西
   *[se] 南東
}のパネルを反転する

label-free = { $cell }、空き
label-stone = { $side ->
    [first] { $cell }、{ -orange }の石
   *[second] { $cell }、{ -blue }の石
}
label-free-quadrant = { $cell }、空き、{ $quadrant ->
    [nw] 北西
    [ne] 北東
    [sw] 南西
   *[se] 南東
}のパネル
label-stone-quadrant = { $side ->
    [first] { $cell }、{ -orange }の石
   *[second] { $cell }、{ -blue }の石
}、{ $quadrant ->
    [nw] 北西
    [ne] 北東
    [sw] 南西
   *[se] 南東
}のパネル

refuse-occupied = { $cell }は埋まっています。
refuse-twist-due = 石は置きました。パネルを回すか反転してください。
refuse-place-first = 先に石を置いてから、パネルを回すか反転してください。
refuse-quadrant = パネル{ $quadrant }はありません。番号は0から3までです。
refuse-no-quadrant = 先にパネルを選んでください。

end-five = { $side ->
    [first] { -orange }の石が5つ並びました。
   *[second] { -blue }の石が5つ並びました。
}
end-five-opponent = { $side ->
    [first] { -blue }のツイストで、{ -orange }の石が5つ並びました。
   *[second] { -orange }のツイストで、{ -blue }の石が5つ並びました。
}
end-five-both = どちらも5つ並びました。
end-full = どちらも5つ並ばずに、盤が埋まりました。

page-1-title = 目的
page-1-body = 縦・横・斜めのどれかに、自分の石を5つ並べましょう。盤は6×6マスで、4枚のパネルに分かれています。そしてこのパネルは、じっとしていません。
page-1-diagram-1 = { -orange }が2段目に並べて勝ちました。
page-2-title = 1手は前半と後半
page-2-body =
    { -orange }が先手です。まず、空いたマスのどこかに石を置きます。次に、4枚のパネルのどれかを回すか反転します。この後半を「ツイスト」と呼びます。どのパネルでもよく、何もないパネルでも、石を置いたのとは別のパネルでもかまいません。

    ツイストは必ず行います。何も変えたくないときは、ツイストしても見た目の変わらないパネルを探しましょう。何もないパネルや、真ん中に石が1つだけのパネルです。
page-2-diagram-1 = 北西（左上）のパネルに石が3つ……
page-2-diagram-2 = ……{ -blue }がe2に置き、そのパネルを時計回りに回しました。
page-3-title = 回転と反転
page-3-body =
    回転は時計回りに90度です。逆回りはありません。上の段が右の列になります。

    反転は、パネルの左の列と右の列を入れ替えます。真ん中の列と、どの石が何段目にあるかは変わりません。
page-3-diagram-1 = 北西のパネルに石が3つ……
page-3-diagram-2 = ……{ -blue }がe2に置き、そのパネルを反転しました。
page-4-title = 終わり方
page-4-body =
    並びを確かめるのは、1手がすべて終わってからです。そのとき自分の石が5つ以上並んでいれば勝ちです。石で並んだのか、ツイストで並んだのかは関係ありません。

    どちらも並ばないまま36マスすべてが埋まったら、引き分けです。
page-4-diagram-1 = { -orange }はe2に置いて5つ並べましたが、南東のパネルを回したので並びが崩れ、対局は続きます。
page-5-title = 特別な場合
page-5-body =
    自分のツイストで相手だけが5つ並んだら、相手の勝ちです。

    自分のツイストで両方が5つ並んだら、引き分けです。

    6つ並んでも、5つと同じです。

    最後の石のあとにもツイストを行います。それで勝つこともあります。
page-5-diagram-1 = { -orange }が南東のパネルを反転し、両方が5つ並びました。引き分けです。
page-5-diagram-2 = { -orange }が南東のパネルを反転し、{ -blue }だけが5つ並びました。{ -blue }の勝ちです。
page-6-title = 初めての人へのコツ
page-6-body =
    パネルの真ん中のマスは決して動かないので、取れば頼りになります。1枚に3つ、隣に2つと並べるほうが、ばらばらの4つより価値があります。

    ツイストの前に、8通りのツイストそれぞれで相手に何ができるかを見ておきましょう。1手では崩せないリーチが2つあれば、勝ちです。
page-7-title = コンピューターの考え方
page-7-body =
    石を置くこととツイストを別々の段階として、有望な手順を木のように広げます。枝の先の局面は、それぞれにまだ並ぶ見込みのある筋と、そこにある石の数で評価します。すぐ勝てる手は必ず見つけます。

    空いたマスが少なくなると最後まで読み切り、どちらが勝つかをはっきり伝えます。

# レッスン
lesson-halves = 1手は前半と後半。石を置き、パネルを回すか反転します。
lesson-halves-task = 石を置きましょう。次にパネルをタップし、動きを選びます。
lesson-halves-done = どの手も前半と後半でひと組。空のパネルでもかまいません。
lesson-turn = 回転は時計回り。上の段が右の列になります。
lesson-turn-task = 好きな場所に石を置き、左上のパネルを回しましょう。
lesson-turn-done = 90度回りました。逆回りはありません。
lesson-turn-wrong = 別のパネルです。左上のパネルを選びましょう。
lesson-turn-mirrored = それは反転です。左上のパネルで、回る矢印を選びましょう。
lesson-mirror = 反転は左右を入れ替えます。
lesson-mirror-task = 好きな場所に石を置き、左上のパネルを反転しましょう。
lesson-mirror-done = 外側の列が入れ替わり、真ん中はそのままです。
lesson-mirror-wrong = 別のパネルです。左上のパネルを選びましょう。
lesson-mirror-turned = それは回転です。左右に分かれる2本の矢印を選びましょう。
lesson-five = 5つ並べば勝ち。ただし、後半が終わってからです。
lesson-five-task = 5つ目を置き、並びを崩さないパネルを回しましょう。
lesson-five-done = 5つ並び、ツイストのあともそのままです。
lesson-five-wrong = 5つ目が必要です。4つ目のすぐ隣に置きましょう。
lesson-five-broken = 一瞬は5つ。でも自分のツイストで崩れました。
lesson-twist = ツイストで並びを完成させることもできます。
lesson-twist-task = こちらに3つ、あちらに1つ。その上に置き、そのパネルを回しましょう。
lesson-twist-done = 縦の列が横になり、3つの隣に並びました。これぞPentago。
lesson-twist-wrong = 右の石のすぐ上が、パネルの真ん中です。そこへ置きましょう。
lesson-twist-other = 石は正解。その石のあるパネルを回しましょう。
lesson-stop = ツイストの前に、相手の並びを確かめましょう。
lesson-stop-task = { -blue }が4つ。5つ目のマスを取るか、ツイストで崩しましょう。
lesson-stop-done = 防ぎました。ツイストは最高の守りにもなります。これで卒業です。
lesson-stop-wrong = { -blue }は、5つが崩れないツイストを見つけます。
# パズルのテーマ
puzzle-idea-win-in = 回転や反転をして初めてつながる並びを探しましょう。
puzzle-idea-only-win = どんなツイストでも崩せない5つを残せる手はひとつです。
puzzle-idea-save = 相手がどうツイストしても5つ並ばない手がひとつあります。
puzzle-idea-prevent = どのツイストでも元に戻らないところで、並びを断ちましょう。

# 手の理由、句点なし
reason-allows = { $other ->
    [first] 次に{ -orange }が5つ並べられる
   *[second] 次に{ -blue }が5つ並べられる
}
reason-stops = { $other ->
    [first] { -orange }が5つ並べるのを防ぐ
   *[second] { -blue }が5つ並べるのを防ぐ
}
reason-threatens = 次に5つ並べる狙い
reason-ways = 5つ並べる方法が{ $count }通りできる
reason-line = じゃまのない線に{ $count }つ並ぶ
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
