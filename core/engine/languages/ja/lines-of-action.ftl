name = ラインズ・オブ・アクション
tagline = 駒をすべてつなげよう。進む距離はラインで決まる

option-size = 盤の大きさ
option-movement = 動き方
option-movement-leaping = ジャンプ：相手の駒を飛び越え、自分の駒は飛び越えない
option-movement-classic = クラシック（スーシーのゲーム）：自分の駒を飛び越え、相手の駒は飛び越えない
option-both-connected = 1手で両者がつながったとき
option-both-connected-mover = 動かした側の勝ち
option-both-connected-draw = 引き分け
handicap = { $name }は駒が{ $count }個少なく、つなぐ数も少なくて済みます。

prompt-pick = { $side ->
    [first] { -orange }：駒を選んでください。駒をすべてつなげると勝ちです。
   *[second] { -blue }：駒を選んでください。駒をすべてつなげると勝ちです。
}
prompt-go = { $side ->
    [first] { -orange }：{ $square }の駒をどこへ動かしますか？
   *[second] { -blue }：{ $square }の駒をどこへ動かしますか？
}
prompt-pass = { $side ->
    [first] { -orange }は動かせる駒がないのでパスです。
   *[second] { -blue }は動かせる駒がないのでパスです。
}
operation-pass = パス

move-quiet = { $side ->
    [first] { -orange }、{ $from }から{ $to }へ
   *[second] { -blue }、{ $from }から{ $to }へ
}
move-capture = { $side ->
    [first] { -orange }、{ $from }の駒で{ $to }の駒を取る
   *[second] { -blue }、{ $from }の駒で{ $to }の駒を取る
}
move-pass = { $side ->
    [first] { -orange }、パス
   *[second] { -blue }、パス
}
advice-quiet = { $from }から{ $to }へ
advice-capture = { $from }の駒で{ $to }の駒を取る
advice-pass = パス

label-free = { $square }、空き
label-piece = { $side ->
    [first] { $square }、{ -orange }の駒
   *[second] { $square }、{ -blue }の駒
}

refuse-empty = { $square }に駒はありません。
refuse-enemy = { $side ->
    [first] { $square }は{ -blue }の駒です。今は{ -orange }の番です。
   *[second] { $square }は{ -orange }の駒です。今は{ -blue }の番です。
}
refuse-stuck = { $square }の駒は動けません。
refuse-must-pass = { $side ->
    [first] { -orange }は動かせる駒がないのでパスです。
   *[second] { -blue }は動かせる駒がないのでパスです。
}
refuse-pass = パスできるのは、動かせる駒がないときだけです。
refuse-no-line = { $from }から{ $to }へは、縦・横・斜めのどのラインでも行けません。
refuse-distance = このラインの駒は{ $count }個なので、進めるのはちょうど{ $count }マスです。{ $steps }マスではありません。
refuse-own = { $square }には自分の駒があります。
refuse-past-own = { $square }にある自分の駒がじゃまです。
refuse-past-enemy = { $square }にある相手の駒がじゃまです。
refuse-no-capture = { $square }に取れる駒はありません。
refuse-off-board = { $size }×{ $size }の盤に、{ $square }というマスはありません。

end-connected = { $side ->
    [first] { -orange }の駒がすべてつながりました。
   *[second] { -blue }の駒がすべてつながりました。
}
end-gave-away = { $side ->
    [first] { -blue }が駒を取ったことで、{ -orange }の駒がすべてつながりました。
   *[second] { -orange }が駒を取ったことで、{ -blue }の駒がすべてつながりました。
}
end-both-connected = 1手で両者の駒がすべてつながりました。
end-no-moves = どちらも動かせる駒がありません。
end-no-pieces = 駒のない側があります。

page-1-title = 目的
page-1-body =
    自分の駒をすべて、先に1つのグループにつなげたほうの勝ちです。縦・横・斜めに隣り合った駒は、つながっています。

    { -orange }が先手で、駒は上下の端に並びます。{ -blue }の駒は左右の端です。四隅は空いています。
page-1-diagram-1 = 開始の配置。{ -orange }は上下、{ -blue }は左右です。
page-1-diagram-2 = { -blue }の勝ち。{ -blue }の駒がすべて、1つのグループにつながっています。
page-2-title = 駒の動き方
page-2-body =
    駒は、横の段、縦の列、2方向の斜めのどれかに沿って、まっすぐ動きます。この1本1本を「ライン」と呼びます。

    進む距離は選べません。そのラインの端から端までにある駒を、どちらの色も、動かす駒の前も後ろも、動かす駒自身も含めて数え、ちょうどその数だけマスを進みます。

    相手の駒は飛び越えられます。自分の駒は飛び越えることも、その上に止まることもできません。

    これは「ジャンプ」のルールです。クロード・スーシーが発表した「クラシック」では逆に、自分の駒は飛び越えられますが、相手の駒は飛び越えられません。
page-2-diagram-1 = { -orange }がc8からc6へ動きました。c列には駒が2個あったので、2マス進みます。
page-3-title = 駒を取る
page-3-body =
    相手の駒の上に止まると、その駒を取ります。取らなくてもかまいませんし、取らないほうがよいことも多くあります。駒が減ると、相手はつなげる駒が少なくて済むからです。
page-3-diagram-1 = { -blue }がa4からd1へ動いて駒を取りました。斜めのラインには駒が3個あったので3マス進み、{ -orange }のb3を飛び越えました。
page-4-title = 勝ちと、相手に勝たせてしまう手
page-4-body =
    どちらかの駒がすべてつながった時点で、対局は終わります。

    動かした側の駒がすべてつながれば、駒を取ったことで相手の駒までつながっても、動かした側の勝ちです（設定で引き分けにもできます）。

    駒を取ったことで相手の駒だけがつながったら、相手の勝ちです。駒が1個だけのときは、つながっていると見なします。ですから、相手の駒を残り1個にすると、同じ手で自分の駒もすべてつながらないかぎり負けです。
page-4-diagram-1 = { -blue }がb5の駒を取ったことで、{ -orange }の残りの駒がつながりました。{ -orange }の勝ちです。
page-4-diagram-2 = { -orange }がa4の駒を取り、両者がつながりました。動かしたのは{ -orange }なので、{ -orange }の勝ちです。
page-4-diagram-3 = { -orange }がc2の駒を取り、{ -blue }の駒は残り1個になりました。{ -blue }の勝ちです。
page-5-title = パスと引き分け
page-5-body =
    動かせる駒がなければパスします。動かせるときは、必ず動かします。どちらも動かせなければ引き分けです。

    同じ側の手番で同じ局面が3回現れたときも、引き分けです。
page-5-diagram-1 = { -blue }は動かせません。どの駒も、盤の外に出てしまうか、自分の駒にさえぎられます。{ -blue }はパスです。
page-6-title = ルールの種類
page-6-body =
    盤は5段から12段まであります。小さいほど、展開が速く激しくなります。

    「ジャンプ」はこのアプリのルールで、相手の駒は飛び越えられますが、自分の駒は飛び越えられません。スーシーの「クラシック」では、自分の駒は飛び越えられますが、相手の駒は飛び越えられません。ほかのルールは同じです。
page-6-diagram-1 = いちばん小さい盤です。
page-6-diagram-2 = クラシック：{ -orange }がb1からh1へ、自分の駒5個を飛び越えて6マス進みました。
page-7-title = 勝つためのコツ
page-7-body =
    駒を盤の中央に集めましょう。中央の駒は8方向に動けますが、端では5方向、隅では3方向にしか動けません。

    動かす前に、相手の駒のうち、まだ離れている駒を探しましょう。次の手で仲間とつながりそうなら、そのラインに自分の駒を入れるか、ラインから外して、駒の数を変えます。

    相手の駒を取るのは、自分の駒を仲間に近づけられるときか、相手のグループを分断できるときです。それ以外は取らないようにしましょう。駒が少ないほど、つなげやすくなるからです。
page-7-diagram-1 = { -orange }がc6へ動きました。6段目の駒が3個になったので、{ -blue }のa6は、この段に沿って動くとc6ではなくd6に着きます。
page-8-title = 上級者向け
page-8-body =
    じゃまが入らなければ何手でつながるか、両者の手数を数えましょう。自分のほうが少なければ、つなぎにいきます。そうでなければ、相手を遅らせます。また、駒の動ける余地を残しておきましょう。動ける手が減ると、自分のグループを崩すしかなくなることもあります。

    1手動かすと、最大6本のラインで駒の数が変わります。駒が抜ける3本と、駒が入る3本です。駒が動いたラインでは、駒を取らないかぎり数は変わりません。相手の駒をさえぎれない「ジャンプ」では、これが主な守りになります。

    「クラシック」では、駒でさえぎることもできます。2、3個を並べれば、相手の駒が越えられない壁になります。いちばん閉じ込めやすいのは、端の駒です。

    手はc8-c6のように2つのマスで書き、駒を取る手はa4xd1のようにxを使って書きます。
page-8-diagram-1 = クラシック：{ -orange }がc6へ動きました。{ -blue }のa6は6段目に沿って3マス進むはずですが、c6を飛び越えられないので、この段では動けません。
computer-title = コンピューターの考え方
computer-body =
    たくさんの手順を、有望なものほど多く読みます。手順の先の局面は、それぞれの駒がどれだけ近くにまとまり、いくつのグループに分かれているかで評価します。必ず勝つ、または必ず負けると読み切ったときは、はっきりそう示します。

    レベルが高いほど多くの手順を読みます。低いレベルでは、いくつかの良い手の中から気まぐれに選ぶこともありますが、1手で勝てるところを見落とすことはありません。

# レッスン
lesson-count = 駒を全部つなげれば勝ち。ラインにある駒の数だけ進みます。
lesson-count-task = この縦の列には駒が2個あるので、2マス進みます。動かしてみましょう。
lesson-count-done = どちらの色の駒も、動かす駒自身も数えます。
lesson-count-wrong = 動かせますが、今回は別の手です。c8かc1の駒を縦に動かしましょう。
lesson-slant = 横の段や斜めもラインです。
lesson-slant-task = この斜めには駒が2個あります。あなたの駒を斜めに2マス進めましょう。
lesson-slant-done = どの駒にもラインは最大4本。数はラインごとに違います。
lesson-slant-wrong = c8にあるあなたの駒を、右下へ動かしましょう。
lesson-slant-column = それは縦の列です。斜めのラインは右下へ伸びています。
lesson-leap = 相手の駒は飛び越えられますが、自分の駒は飛び越えられません。
lesson-leap-task = 駒が3個だから3マス。上から{ -blue }を飛び越えましょう。
lesson-leap-done = { -blue }を飛び越えました。（クラシックでは逆に、自分の駒を飛び越えます）
lesson-leap-wrong = c6にあるあなたの駒を、まっすぐ下へ動かしましょう。
lesson-take = 相手の駒の上に止まると、その駒を取れます。
lesson-take-task = 相手の駒を取れる駒が4個あります。どれかを選びましょう。
lesson-take-done = 取りました！　でも、相手はつなげる駒が少なくて済むようになりました。
lesson-take-wrong = c1、c8、f1、f8にあるあなたの駒なら、斜めに動いて取れます。
lesson-join = 駒を全部つなげれば勝ちです。斜めに隣り合ってもつながります。
lesson-join-task = 1個だけ離れている駒を、仲間につなげましょう。
lesson-join-done = 全部つながりました！　縦・横・斜め、どれでもつながります。
lesson-join-wrong = e6の駒を斜めに動かしましょう。その斜めのラインの駒を数えましょう。
lesson-stop = ラインにある駒の数を変えると、進む距離も変わります。
lesson-stop-task = { -blue }の最後の駒は4段目にあり、2マス進もうとしています。防ぎましょう。
lesson-stop-done = 防ぎました。ラインを離れるか、行き先の駒を取ればよいのです。
lesson-stop-wrong = それでも{ -blue }がつながって勝ちます。
lesson-gift = 相手のはぐれた駒を取ると、相手を助けてしまいます。
lesson-gift-task = { -blue }の駒は、1個を除いてつながっています。その駒を取らない手を選びましょう。
lesson-gift-done = 正解！　取る前によく見ましょう。ルールはこれで全部です。
lesson-gift-wrong = { -blue }の残りの駒がすべてつながり、{ -blue }の勝ちです。

# ヒントの理由
# パズルのテーマ
puzzle-idea-win-in = 残りの駒をつなぐ方法が2通り以上になる手があります。
puzzle-idea-only-win = つなげられる近さに駒を保てる手は1つだけです。
puzzle-idea-save = 相手の駒を離したままにできる手が1つあります。
puzzle-idea-prevent = 駒を取るか、そのラインの駒の数を変えれば止められます。

# 手の理由、句点なし
reason-allows = { $other ->
    [first] { -orange }が次に{ $move }で全部つなげられる
   *[second] { -blue }が次に{ $move }で全部つなげられる
}
reason-stops = { $other ->
    [first] { -orange }が{ $move }で全部つなげるのを防ぐ
   *[second] { -blue }が{ $move }で全部つなげるのを防ぐ
}
reason-threatens = 次に{ $move }で全部つなげる狙い
reason-connects = { $all }個中{ $count }個がつながる
reason-joins-last = 離れた駒がなくなる
reason-fewer-groups = 自分の駒を{ $count }グループにまとめる
reason-splits = { $other ->
    [first] { -orange }の駒を{ $count }グループに分ける
   *[second] { -blue }の駒を{ $count }グループに分ける
}
reason-captures = { $to }の駒を取る
reason-isolates = { $other ->
    [first] { -orange }の{ $square }の駒を孤立させる
   *[second] { -blue }の{ $square }の駒を孤立させる
}
reason-takes-moves = { $other ->
    [first] { -orange }の選べる手を{ $count }通り減らす
   *[second] { -blue }の選べる手を{ $count }通り減らす
}
reason-nearer = 駒をほかの駒に近づける
