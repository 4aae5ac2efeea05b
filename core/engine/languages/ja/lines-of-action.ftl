name = ラインズ・オブ・アクション
tagline = 駒をすべてつなげよう。進める距離はラインで決まる

option-size = 盤の大きさ
option-movement = 動き方
option-movement-leaping = ジャンプ：相手を飛び越す
option-movement-classic = クラシック：味方を飛び越す
option-both-connected = 1手で両方がつながったら
option-both-connected-mover = 動かした側の勝ち
option-both-connected-draw = 引き分け

prompt-pick = { $side ->
    [first] { -orange }：駒を選んでください。
   *[second] { -blue }：駒を選んでください。
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
    [first] { -orange }が{ $from }から{ $to }へ動かす
   *[second] { -blue }が{ $from }から{ $to }へ動かす
}
move-capture = { $side ->
    [first] { -orange }が{ $from }から{ $to }の駒を取る
   *[second] { -blue }が{ $from }から{ $to }の駒を取る
}
move-pass = { $side ->
    [first] { -orange }がパスする
   *[second] { -blue }がパスする
}

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
refuse-no-line = { $from }から{ $to }へは、縦・横・斜めのどのラインも通っていません。
refuse-distance = このラインの駒は{ $count }個なので、進めるのはちょうど{ $count }マスです。{ $steps }マスではありません。
refuse-own = { $square }には自分の駒があります。
refuse-past-own = { $square }の自分の駒がじゃまをしています。
refuse-past-enemy = { $square }の相手の駒がじゃまをしています。
refuse-no-capture = { $square }に取れる駒はありません。
refuse-off-board = { $size }×{ $size }の盤に、{ $square }というマスはありません。

end-connected = { $side ->
    [first] { -orange }の駒がすべてつながりました。
   *[second] { -blue }の駒がすべてつながりました。
}
end-gave-away = { $side ->
    [first] { -blue }が駒を取り、{ -orange }の駒がすべてつながりました。
   *[second] { -orange }が駒を取り、{ -blue }の駒がすべてつながりました。
}
end-both-connected = 1手で両方の駒がすべてつながりました。
end-no-moves = どちらも動かせる駒がありません。

page-1-title = 目的
page-1-body =
    自分の駒をすべて、先にひとつのグループにまとめた側の勝ちです。駒は、縦・横・斜めに隣り合っていればつながっています。

    { -orange }が先手で、駒は上下の端に並びます。{ -blue }の駒は左右の端です。四隅は空いています。
page-1-diagram-1 = 始まりの形。{ -orange }は上下、{ -blue }は左右です。
page-1-diagram-2 = { -blue }の勝ち。{ -blue }の駒はどれも隣の駒に接していて、全体がひとつのグループです。
page-2-title = 駒の動き方
page-2-body =
    駒は、縦・横・2方向の斜めのどれかに、まっすぐ動きます。この1本1本を「ライン」と呼びます。

    進む距離は自由に選べません。そのラインの端から端までにある駒を、どちらの色も、動かす駒自身も含めてすべて数えます。その数と同じマス数だけ、ちょうど進みます。

    相手の駒は飛び越せます。自分の駒は、飛び越すことも、その上に止まることもできません。
page-2-diagram-1 = { -orange }がc8からc6へ動きました。c列の駒は2個なので、2マスです。
page-3-title = 駒を取る
page-3-body =
    相手の駒の上に止まると、その駒を盤から取り除きます。必ず取る必要はなく、取らないほうがいいことも多いのです。駒が減れば、相手はまとめる駒が少なくて済むからです。
page-3-diagram-1 = { -blue }がa4からd1へ動いて駒を取りました。斜めのラインの駒は3個なので3マス進み、{ -orange }のb3を飛び越しました。
page-4-title = 勝ちと、勝たせてしまう手
page-4-body =
    どちらかの駒がすべてつながった時点で、対局は終わりです。

    動かした側がつながれば、取ったことで相手まで同時につながっても、動かした側の勝ちです（設定で引き分けにもできます）。

    取ったことで相手だけがつながったら、相手の勝ちです。駒が1個だけなら、つながっていると見なします。ですから、相手の駒を取って残り1個にすると、その手で自分の駒もすべてつながらないかぎり、負けになります。
page-4-diagram-1 = { -blue }がb5の駒を取り、{ -orange }の残りの駒がひとつのグループになりました。{ -orange }の勝ちです。
page-4-diagram-2 = { -orange }がa4の駒を取り、両方がつながりました。動かしたのは{ -orange }なので、{ -orange }の勝ちです。
page-4-diagram-3 = { -orange }がc2の駒を取り、{ -blue }の駒は1個だけになりました。{ -blue }の勝ちです。
page-5-title = パスと引き分け
page-5-body =
    動かせる駒がなければパスします。動かせるなら、必ず動かします。どちらも動かせなければ引き分けです。

    同じ側の番で同じ局面が3回現れたときも、引き分けです。
page-5-diagram-1 = { -blue }は動けません。どの駒も、盤の外に出てしまうか、自分の駒にさえぎられます。{ -blue }はパスです。
page-6-title = ルールの種類
page-6-body =
    盤は5段から12段まであります。小さいほど、展開が速く激しくなります。

    クラシックでは飛び越し方が逆になり、自分の駒は飛び越せますが、相手の駒は飛び越せません。ほかのルールは同じです。
page-6-diagram-1 = いちばん小さい盤です。
page-6-diagram-2 = クラシックの動き。{ -orange }がb1からh1へ、自分の駒5個を越えて6マス進みました。
page-7-title = コンピューターの考え方
page-7-body =
    たくさんの手順を、有望なところほど多く読みます。手順の先の局面は、それぞれの駒がどれだけ近くにまとまっているか、いくつのグループに分かれているかで評価します。必ず勝つ、あるいは必ず負けると読み切れた手順は、はっきりそう伝えます。

    レベルが高いほど多くの手順を読みます。低いレベルでは、いくつかの良い手から気まぐれに選ぶこともありますが、1手で勝てるところを見落とすことはありません。

# レッスン
lesson-count = ラインの駒を数えましょう。ちょうどその数だけ進みます。
lesson-count-task = この縦の列に駒は2個。どちらかを2マス動かしましょう。
lesson-count-done = どちらの色も、動かす駒自身も数えます。
lesson-count-wrong = その手もありますが、枠の中の駒を、縦の列に沿って動かしましょう。
lesson-slant = 横の列も斜めの列もラインです。
lesson-slant-task = この斜めに駒は2個。あなたの駒を斜めに2マス進めましょう。
lesson-slant-done = どの駒にもラインは最大4本。数はそれぞれ違います。
lesson-slant-wrong = 明るく示したあなたの駒を、右下へ動かしましょう。
lesson-slant-column = それは縦の列です。斜めのラインは右下へ伸びています。
lesson-leap = 相手の駒は飛び越せますが、自分の駒は飛び越せません。
lesson-leap-task = 駒が3個だから3マス。上から{ -blue }を飛び越しましょう。
lesson-leap-done = { -blue }を越えました。自分の駒だったら止められていました。
lesson-leap-wrong = 明るく示した上の駒を、まっすぐ下へ動かしましょう。
lesson-take = 相手の駒の上に止まると、その駒を取れます。
lesson-take-task = 相手を取れる駒が4個あります。選びましょう。
lesson-take-done = 取りました。でも、駒が減った側はまとめるのが楽になります。
lesson-take-wrong = 明るく示したあなたの駒なら、斜めに取れます。
lesson-join = 全部をひとつのグループにすれば勝ち。斜めもつながります。
lesson-join-task = ひとつだけ離れています。仲間のところへ動かしましょう。
lesson-join-done = 全員集合。縦・横・斜め、どれでもつながります。
lesson-join-wrong = 右の駒がまだひとりです。斜めのラインを数えましょう。
lesson-stop = ラインの駒の数が変われば、進める距離も変わります。
lesson-stop-task = { -blue }の最後の駒は4段目。2マス進むのをじゃましましょう。
lesson-stop-done = お見事。ラインを離れるか、合流先の駒を取れば防げます。
lesson-stop-wrong = 同じ段に2個なので2マス。{ -blue }がつながって勝ちます。
lesson-gift = 離れた駒を取ると、相手を助けてしまいます。
lesson-gift-task = { -blue }はあと1個でつながります。それを取らない手を選びましょう。
lesson-gift-done = 正解。取る前によく見ましょう。これで卒業です。
lesson-gift-wrong = { -blue }の残りの駒がすべてつながり、{ -blue }の勝ちです。

# ヒントの理由
# パズルのテーマ
puzzle-idea-win-in = 残りの駒をつなぐ方法が2通り以上できる手を探しましょう。
puzzle-idea-only-win = つなげる近さに駒を保てる手はひとつです。
puzzle-idea-save = 相手の駒を離しておける手がひとつあります。
puzzle-idea-prevent = 要の駒を取るか、ラインの駒を増やして行き過ぎさせましょう。

# 手の理由、句点なし
reason-allows = { $other ->
    [first] 次に{ -orange }が{ $move }ですべてつなげる
   *[second] 次に{ -blue }が{ $move }ですべてつなげる
}
reason-stops = { $other ->
    [first] { -orange }が{ $move }ですべてつなぐのを防ぐ
   *[second] { -blue }が{ $move }ですべてつなぐのを防ぐ
}
reason-threatens = 次の{ $move }ですべてつなぐ狙い
reason-connects = { $all }個のうち{ $count }個がつながる
reason-joins-last = はぐれた駒がなくなる
reason-fewer-groups = つなぐグループがあと{ $count }つになる
reason-splits = { $other ->
    [first] { -orange }の駒を{ $count }つのグループに分ける
   *[second] { -blue }の駒を{ $count }つのグループに分ける
}
reason-captures = { $to }の駒を取る
reason-isolates = { $other ->
    [first] { -orange }の{ $square }の駒を孤立させる
   *[second] { -blue }の{ $square }の駒を孤立させる
}
reason-takes-moves = { $other ->
    [first] { -orange }の動ける手を{ $count }つ減らす
   *[second] { -blue }の動ける手を{ $count }つ減らす
}
reason-nearer = 駒をほかの駒に近づける
