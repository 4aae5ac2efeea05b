name = 集結棋
tagline = 把自己的棋子全部連起來，走多遠由線決定

option-size = 棋盤大小
option-movement = 走法
option-movement-leaping = 跳躍：可越過敵子，不可越過己子
option-movement-classic = 經典（蘇西的原版）：可越過己子，不可越過敵子
option-both-connected = 一步棋同時連起雙方時
option-both-connected-mover = 下這步棋的一方獲勝
option-both-connected-draw = 和局
handicap = { $name }少{ $count }枚棋子，要連起來的也少。

prompt-pick = { $side ->
    [first] { -orange }：請選一枚棋子。把棋子全部連起來就贏。
   *[second] { -blue }：請選一枚棋子。把棋子全部連起來就贏。
}
prompt-go = { $side ->
    [first] { -orange }：{ $square } 的棋子要走到哪裡？
   *[second] { -blue }：{ $square } 的棋子要走到哪裡？
}
prompt-pass = { $side ->
    [first] { -orange }無子可動，只能跳過。
   *[second] { -blue }無子可動，只能跳過。
}
operation-pass = 跳過

move-quiet = { $side ->
    [first] { -orange }從 { $from } 走到 { $to }
   *[second] { -blue }從 { $from } 走到 { $to }
}
move-capture = { $side ->
    [first] { -orange }從 { $from } 吃掉 { $to }
   *[second] { -blue }從 { $from } 吃掉 { $to }
}
move-pass = { $side ->
    [first] { -orange }跳過
   *[second] { -blue }跳過
}
advice-quiet = 從 { $from } 走到 { $to }
advice-capture = 從 { $from } 吃掉 { $to }
advice-pass = 跳過

label-free = { $square }，空格
label-piece = { $side ->
    [first] { $square }，{ -orange-adjective }棋子
   *[second] { $square }，{ -blue-adjective }棋子
}

refuse-empty = { $square } 沒有棋子。
refuse-enemy = { $side ->
    [first] { $square } 是{ -blue }的棋子，現在輪到{ -orange }。
   *[second] { $square } 是{ -orange }的棋子，現在輪到{ -blue }。
}
refuse-stuck = { $square } 的棋子無處可走。
refuse-must-pass = { $side ->
    [first] { -orange }無子可動，只能跳過。
   *[second] { -blue }無子可動，只能跳過。
}
refuse-pass = 無子可動時才能跳過。
refuse-no-line = { $from } 和 { $to } 不在同一列、同一欄或同一條斜線上。
refuse-distance = 這條線上有 { $count } 枚棋子，所以一定要剛好走 { $count } 格，不能走 { $steps } 格。
refuse-own = { $square } 上是你自己的棋子。
refuse-past-own = { $square } 上你自己的棋子擋住了路。
refuse-past-enemy = { $square } 上對手的棋子擋住了路。
refuse-no-capture = { $square } 上沒有可以吃的棋子。
refuse-off-board = { $size }×{ $size } 的棋盤上沒有 { $square }。

end-connected = { $side ->
    [first] { -orange }的棋子全部連成一群了。
   *[second] { -blue }的棋子全部連成一群了。
}
end-gave-away = { $side ->
    [first] { -blue }這一吃，讓{ -orange }的棋子全部連成一群。
   *[second] { -orange }這一吃，讓{ -blue }的棋子全部連成一群。
}
end-both-connected = 一步棋讓雙方的棋子都連成一群。
end-no-moves = 雙方都無子可動。
end-no-pieces = 有一方沒有棋子。

page-1-title = 目標
page-1-body =
    讓自己的棋子全部連成一群就贏。棋子相鄰就算相連：同列、同欄、角對角都可以。

    { -orange }先下，棋子排在上下兩邊；{ -blue }的棋子排在左右兩邊。四個角空著。
page-1-diagram-1 = 開局：{ -orange }在上下，{ -blue }在左右。
page-1-diagram-2 = { -blue }獲勝：{ -blue-adjective }棋子全部連成一群。
page-2-title = 走法
page-2-body =
    棋子走直線：沿著所在的列、欄，或是兩條斜線之一。

    走多遠由不得你。數數整條線上的棋子，雙方的都算，前後的都算，要走的這枚也算：有幾枚，就剛好走幾格。

    棋子可以越過敵子，但不能越過己子，也不能落在己子上。

    這是「跳躍」走法。克勞德·蘇西（Claude Soucie）發表的「經典」走法正好相反：可以越過己子，不能越過敵子。
page-2-diagram-1 = { -orange }從 c8 走到 c6：c 欄有兩枚棋子，所以走兩格。
page-3-title = 吃子
page-3-body =
    棋子落在敵子上，就把它吃掉。不是非吃不可，不吃往往還比較好：對手少了一枚棋子，要連的也就少一枚。
page-3-diagram-1 = { -blue }從 a4 走到 d1 吃子：這條斜線上有三枚棋子，所以走三格，越過了{ -orange }在 b3 的棋子。
page-4-title = 獲勝，與拱手讓人
page-4-body =
    任何一方的棋子在一步棋之後連成一群，這局就結束。

    下完這步之後，如果你的棋子連成一群，你就贏，就算這一吃也讓對手連成一群。（有個選項可以把這種情況算成和局。）

    如果你吃子之後只有對手連成一群，就是對手贏。只剩一枚棋子也算連成一群：誰把對手吃到只剩一枚，誰就輸，除非這步棋也讓自己連成一群。
page-4-diagram-1 = { -blue }在 b5 吃子後，{ -orange }剩下的棋子連成一群：{ -orange }獲勝。
page-4-diagram-2 = { -orange }在 a4 吃子後，雙方都連成一群。下這步的是{ -orange }，所以{ -orange }獲勝。
page-4-diagram-3 = { -orange }在 c2 吃子，{ -blue }只剩一枚棋子：{ -blue }獲勝。
page-5-title = 跳過與和局
page-5-body =
    無子可動就一定要跳過，有子可動就一定要動。雙方都無子可動，就是和局。

    同樣的局面出現三次，而且每次都輪到同一方，也是和局。
page-5-diagram-1 = { -blue }無子可動：每枚棋子不是會走出棋盤，就是被己子擋住。{ -blue }只能跳過。
page-6-title = 變化規則
page-6-body =
    棋盤可以有 5 到 12 列。棋盤越小，下得越快、越刺激。

    「跳躍」是這個 App 的走法：可以越過敵子，不能越過己子。「經典」是蘇西的走法：可以越過己子，不能越過敵子。其他規則都一樣。
page-6-diagram-1 = 最小的棋盤。
page-6-diagram-2 = 經典走法：{ -orange }從 b1 走到 h1，走了六格，越過五枚己子。
page-7-title = 下棋要點
page-7-body =
    把棋子聚到棋盤中間。在那裡，一枚棋子有八個方向可走，在邊上有五個，在角落只有三個。

    每走一步之前，看看對手還差哪些棋子沒連上。其中有沒有下一步就能連上的？有的話，就改變它那條線上的棋子數：讓一枚棋子走進這條線，或是離開這條線。

    吃子應該是為了讓自己的棋子靠攏，或是拆散對手的一群。否則就別吃：棋子越少，越容易連起來。
page-7-diagram-1 = { -orange }走到了 c6。第 6 列現在有三枚棋子，所以{ -blue }在 a6 的棋子沿這一列會走到 d6，不再是 c6。
page-8-title = 高手進階
page-8-body =
    數一數：要是沒有阻擋，雙方各要幾步才能全部連上。你要的步數少，就趕快連；否則就拖住對手。還要讓棋子保持靈活：能走的棋不多時，你可能不得不拆散自己的一群。

    一步棋最多改變六條線上的棋子數：離開的三條，進入的三條。沿著走的那條線數目不變，除非吃了子。在「跳躍」走法裡，你沒辦法擋住對手的棋子，所以這是主要的防守方法。

    在「經典」走法裡，你的棋子也能擋路。兩三枚並排，就是一道敵子越不過的牆。邊上的棋子最容易被關住。

    一步棋記成兩個格子，例如 c8-c6；吃子用 x，例如 a4xd1。
page-8-diagram-1 = 經典走法：{ -orange }走到了 c6。{ -blue }在 a6 的棋子沿第 6 列要走三格，得越過 c6，所以沿這一列走不了。
computer-title = 電腦怎麼想
computer-body =
    它會推演許多變化，越有希望的看得越多。推演到底，就看雙方的棋子聚得多緊、分成幾群，來判斷局面。哪個變化必勝或必敗，它會確切知道，也會告訴你。

    難度越高，看的變化越多。難度低時，它有時會在幾步好棋裡隨便挑一步，但一步就能贏的棋絕不會漏看。

# 教學
lesson-count = 把棋子全部連起來就贏。線上有幾枚棋子，就走幾格。
lesson-count-task = 這一欄有兩枚棋子，所以走兩格。試試看。
lesson-count-done = 雙方的棋子都算，要走的那枚自己也算。
lesson-count-wrong = 可以這樣走，不過這次請用 c8 或 c1 的棋子，沿著它那一欄走。
lesson-slant = 列和斜線也是線。
lesson-slant-task = 這條斜線上有兩枚棋子，讓你的那枚沿斜線走兩格。
lesson-slant-done = 每枚棋子最多有四條線，每條線各算各的。
lesson-slant-wrong = 用你在 c8 的棋子，往右下走。
lesson-slant-column = 那是它的欄。它的斜線通往右下。
lesson-leap = 可以越過對手的棋子，不能越過自己的。
lesson-leap-task = 線上有三枚棋子，走三格：由上往下越過{ -blue }的棋子。
lesson-leap-done = 越過{ -blue }了。（在「經典」走法裡，則是越過自己的棋子。）
lesson-leap-wrong = 用你在 c6 的棋子，直直往下走。
lesson-take = 落在對手的棋子上，就把它吃掉。
lesson-take-task = 你有四枚棋子可以吃子，選一枚吧。
lesson-take-done = 吃掉了！不過對手的棋子少了，要連的也少了。
lesson-take-wrong = 你在 c1、c8、f1、f8 的棋子可以沿斜線吃子。
lesson-join = 棋子全部連成一群就贏，角對角也算相連。
lesson-join-task = 你有一枚棋子落單了，把它連上。
lesson-join-done = 全部連上了！邊靠邊、角對角都算。
lesson-join-wrong = 把 e6 的棋子沿斜線走。數數那條斜線上的棋子。
lesson-stop = 改變一條線上的棋子數，沿線的走法就跟著變。
lesson-stop-task = { -blue }的最後一枚棋子在第 4 列，想走兩格。阻止它。
lesson-stop-done = 阻止了。你離開了那條線，或是吃掉了它要去會合的棋子。
lesson-stop-wrong = { -blue }還是連成一群，贏了。
lesson-gift = 別吃對手連不上的棋子，那是在幫對手的忙。
lesson-gift-task = { -blue }的棋子只差一枚就全部相連。走哪裡都可以，就是別吃那枚。
lesson-gift-done = 沒錯。吃子之前要三思。規則就是這些。
lesson-gift-wrong = 這下{ -blue }剩下的棋子全連上了，{ -blue }獲勝。

# 謎題的要點
puzzle-idea-win-in = 有一步棋，下完之後，最後幾枚棋子有不只一種方法可以連上。
puzzle-idea-only-win = 只有一步能讓棋子靠得夠近，連得起來。
puzzle-idea-save = 有一步能讓對手的棋子一直分散。
puzzle-idea-prevent = 吃子，或是改變那條線上的棋子數，都可能阻止它。

# 下法的理由，不加句號
reason-allows = { $other ->
    [first] { -orange }接著能用 { $move } 全部連上
   *[second] { -blue }接著能用 { $move } 全部連上
}
reason-stops = { $other ->
    [first] 阻止{ -orange }用 { $move } 全部連上
   *[second] 阻止{ -blue }用 { $move } 全部連上
}
reason-threatens = 威脅用 { $move } 全部連上
reason-connects = { $all } 枚棋子中連上 { $count } 枚
reason-joins-last = 沒有棋子落單
reason-fewer-groups = 還剩 { $count } 群要連
reason-splits = { $other ->
    [first] 把{ -orange }的棋子分成 { $count } 群
   *[second] 把{ -blue }的棋子分成 { $count } 群
}
reason-captures = 吃掉 { $to } 的棋子
reason-isolates = { $other ->
    [first] 讓{ -orange }在 { $square } 的棋子落單
   *[second] 讓{ -blue }在 { $square } 的棋子落單
}
reason-takes-moves = { $other ->
    [first] 讓{ -orange }少了 { $count } 種走法
   *[second] 讓{ -blue }少了 { $count } 種走法
}
reason-nearer = 讓棋子靠近其他己子
