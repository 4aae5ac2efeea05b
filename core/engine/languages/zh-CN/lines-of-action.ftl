name = 集结棋
tagline = 把自己的棋子全部连起来，走多远由线决定

option-size = 棋盘大小
option-movement = 走法
option-movement-leaping = 跳跃：可越过敌子，不可越过己子
option-movement-classic = 经典（苏西的原版）：可越过己子，不可越过敌子
option-both-connected = 一步棋同时连起双方时
option-both-connected-mover = 走棋的一方胜
option-both-connected-draw = 和棋
handicap = { $name }少{ $count }枚棋子，要连起来的也少。

prompt-pick = { $side ->
    [first] { -orange }：请选一枚棋子。把棋子全部连起来就赢。
   *[second] { -blue }：请选一枚棋子。把棋子全部连起来就赢。
}
prompt-go = { $side ->
    [first] { -orange }：{ $square } 的棋子走到哪里？
   *[second] { -blue }：{ $square } 的棋子走到哪里？
}
prompt-pass = { $side ->
    [first] { -orange }无棋可走，只能跳过。
   *[second] { -blue }无棋可走，只能跳过。
}
operation-pass = 跳过

move-quiet = { $side ->
    [first] { -orange }从 { $from } 走到 { $to }
   *[second] { -blue }从 { $from } 走到 { $to }
}
move-capture = { $side ->
    [first] { -orange }从 { $from } 吃掉 { $to }
   *[second] { -blue }从 { $from } 吃掉 { $to }
}
move-pass = { $side ->
    [first] { -orange }跳过
   *[second] { -blue }跳过
}
advice-quiet = 从 { $from } 走到 { $to }
advice-capture = 从 { $from } 吃掉 { $to }
advice-pass = 跳过

label-free = { $square }，空格
label-piece = { $side ->
    [first] { $square }，{ -orange-adjective }棋子
   *[second] { $square }，{ -blue-adjective }棋子
}

refuse-empty = { $square } 没有棋子。
refuse-enemy = { $side ->
    [first] { $square } 是{ -blue }的棋子，现在轮到{ -orange }走。
   *[second] { $square } 是{ -orange }的棋子，现在轮到{ -blue }走。
}
refuse-stuck = { $square } 的棋子无处可走。
refuse-must-pass = { $side ->
    [first] { -orange }无棋可走，只能跳过。
   *[second] { -blue }无棋可走，只能跳过。
}
refuse-pass = 只有无棋可走时才能跳过。
refuse-no-line = { $from } 与 { $to } 不在同一行、同一列或同一条斜线上。
refuse-distance = 这条线上有 { $count } 枚棋子，所以必须恰好走 { $count } 格，不能走 { $steps } 格。
refuse-own = { $square } 上是你自己的棋子。
refuse-past-own = { $square } 上你自己的棋子挡住了路。
refuse-past-enemy = { $square } 上对手的棋子挡住了路。
refuse-no-capture = { $square } 上没有可吃的棋子。
refuse-off-board = { $size }×{ $size } 的棋盘上没有 { $square }。

end-connected = { $side ->
    [first] { -orange }的棋子全部连成了一片。
   *[second] { -blue }的棋子全部连成了一片。
}
end-gave-away = { $side ->
    [first] { -blue }这一吃，让{ -orange }的棋子全部连成了一片。
   *[second] { -orange }这一吃，让{ -blue }的棋子全部连成了一片。
}
end-both-connected = 一步棋让双方的棋子都连成了一片。
end-no-moves = 双方都无棋可走。
end-no-pieces = 有一方没有棋子。

page-1-title = 目标
page-1-body =
    让自己的棋子全部连成一片就赢。棋子相邻就算相连：同行、同列、角对角都行。

    { -orange }先走，棋子排在上下两边；{ -blue }的棋子排在左右两边。四个角空着。
page-1-diagram-1 = 开局：{ -orange }在上下，{ -blue }在左右。
page-1-diagram-2 = { -blue }获胜：{ -blue-adjective }棋子全部连成了一片。
page-2-title = 走棋
page-2-body =
    棋子沿直线走：沿所在的行、列，或两条斜线之一。

    走多远不由你选。数一数整条线上的棋子，双方的都算，前后的都算，要走的这枚也算：有几枚，就恰好走几格。

    棋子可以越过敌子，但不能越过己子，也不能落在己子上。

    这是“跳跃”走法。在克洛德·苏西（Claude Soucie）发表的“经典”走法中正好相反：可以越过己子，不能越过敌子。
page-2-diagram-1 = { -orange }从 c8 走到 c6：c 列有两枚棋子，所以走两格。
page-3-title = 吃子
page-3-body =
    棋子落在敌子上，就把它吃掉。不是非吃不可，往往还是不吃为好：对手少了一枚棋子，要连的也就少一枚。
page-3-diagram-1 = { -blue }从 a4 走到 d1 吃子：这条斜线上有三枚棋子，所以走三格，越过了{ -orange }在 b3 的棋子。
page-4-title = 取胜，与拱手让人
page-4-body =
    任何一方的棋子在一步棋之后连成一片，对局就结束。

    走完这步后，如果你的棋子连成一片，你就赢，哪怕这一吃也让对手连成了一片。（有个选项可以把这种情况算作和棋。）

    如果你吃子后只有对手连成一片，就是对手赢。只剩一枚棋子也算连成一片：谁把对手吃得只剩一枚，谁就输，除非这步棋也让自己连成一片。
page-4-diagram-1 = { -blue }在 b5 吃子后，{ -orange }剩下的棋子连成了一片：{ -orange }获胜。
page-4-diagram-2 = { -orange }在 a4 吃子后，双方都连成了一片。走棋的是{ -orange }，所以{ -orange }获胜。
page-4-diagram-3 = { -orange }在 c2 吃子，{ -blue }只剩一枚棋子：{ -blue }获胜。
page-5-title = 跳过与和棋
page-5-body =
    无棋可走就必须跳过，有棋可走就必须走。双方都无棋可走，就是和棋。

    同一局面出现三次，且每次都轮到同一方走，也是和棋。
page-5-diagram-1 = { -blue }无棋可走：每枚棋子不是会走出棋盘，就是被己子挡住。{ -blue }必须跳过。
page-6-title = 变体
page-6-body =
    棋盘可有 5 到 12 行。棋盘越小，下得越快、越激烈。

    “跳跃”是本应用的走法：可以越过敌子，不能越过己子。“经典”是苏西的走法：可以越过己子，不能越过敌子。其他规则都一样。
page-6-diagram-1 = 最小的棋盘。
page-6-diagram-2 = 经典走法：{ -orange }从 b1 走到 h1，走了六格，越过五枚己子。
page-7-title = 下棋要点
page-7-body =
    把棋子聚到棋盘中间。在那里，一枚棋子有八个方向可走，在边上有五个，在角上只有三个。

    每走一步之前，看看对手还差哪些棋子没连上。其中有没有下一步就能连上的？有的话，就改变它那条线上的棋子数：让一枚棋子走进这条线，或者离开这条线。

    吃子应该是为了让自己的棋子靠拢，或者拆散对手的一片。否则就别吃：棋子越少，越容易连起来。
page-7-diagram-1 = { -orange }走到了 c6。第 6 行现在有三枚棋子，所以{ -blue }在 a6 的棋子沿这一行会走到 d6，不再是 c6。
page-8-title = 高手进阶
page-8-body =
    数一数：要是没有阻挡，双方各要几步才能全部连上。你要的步数少，就赶紧连；否则就拖住对手。还要让棋子保持灵活：能走的棋不多时，你可能不得不拆散自己的一片。

    一步棋最多改变六条线上的棋子数：离开的三条，进入的三条。沿着走的那条线数目不变，除非吃了子。在“跳跃”走法里，你没法挡住对手的棋子，所以这是主要的防守办法。

    在“经典”走法里，你的棋子也能挡路。两三枚并排，就是一道敌子越不过的墙。边上的棋子最容易被关住。

    一步棋记作两个格子，例如 c8-c6；吃子用 x，例如 a4xd1。
page-8-diagram-1 = 经典走法：{ -orange }走到了 c6。{ -blue }在 a6 的棋子沿第 6 行要走三格，得越过 c6，所以沿这一行走不了。
computer-title = 电脑怎么想
computer-body =
    它会推演许多变化，越有希望的看得越多。推演到头，就看双方的棋子聚得多紧、分成几片，来判断局面。哪条变化必胜或必败，它能确切知道，也会告诉你。

    难度越高，看的变化越多。难度低时，它有时会在几步好棋里随便挑一步，但一步就能赢的棋绝不会漏看。

# 课程
lesson-count = 把棋子全部连起来就赢。线上有几枚棋子，就走几格。
lesson-count-task = 这一列有两枚棋子，所以走两格。试试看。
lesson-count-done = 双方的棋子都算，要走的那枚自己也算。
lesson-count-wrong = 可以这样走，不过这次请用 c8 或 c1 的棋子，沿着它那一列走。
lesson-slant = 行和斜线也是线。
lesson-slant-task = 这条斜线上有两枚棋子，让你的那枚沿斜线走两格。
lesson-slant-done = 每枚棋子最多有四条线，每条线各数各的。
lesson-slant-wrong = 用你在 c8 的棋子，往右下走。
lesson-slant-column = 那是它的列。它的斜线通向右下。
lesson-leap = 可以越过对手的棋子，不能越过自己的。
lesson-leap-task = 线上有三枚棋子，走三格：从上往下越过{ -blue }的棋子。
lesson-leap-done = 越过了{ -blue }。（在“经典”走法里则是越过自己的棋子。）
lesson-leap-wrong = 用你在 c6 的棋子，笔直往下走。
lesson-take = 落在对手的棋子上，就把它吃掉。
lesson-take-task = 你有四枚棋子能吃子，选一枚吧。
lesson-take-done = 吃掉了！不过对手的棋子少了，要连的也少了。
lesson-take-wrong = 你在 c1、c8、f1、f8 的棋子能沿斜线吃子。
lesson-join = 棋子全部连成一片就赢，角对角也算相连。
lesson-join-task = 你有一枚棋子落单了，把它连上。
lesson-join-done = 全部连上了！边挨边、角对角都算。
lesson-join-wrong = 把 e6 的棋子沿斜线走。数一数那条斜线上的棋子。
lesson-stop = 改变一条线上的棋子数，沿线的走法就变了。
lesson-stop-task = { -blue }的最后一枚棋子在第 4 行，想走两格。阻止它。
lesson-stop-done = 阻止了。你离开了那条线，或者吃掉了它要去会合的棋子。
lesson-stop-wrong = { -blue }还是连成一片，赢了。
lesson-gift = 别吃对手连不上的棋子，那是帮对手的忙。
lesson-gift-task = { -blue }的棋子只差一枚就全部相连。走哪步都行，别吃那枚。
lesson-gift-done = 对了。吃子之前要三思。规则就是这些。
lesson-gift-wrong = 这下{ -blue }剩下的棋子全连上了，{ -blue }赢了。

# 为什么是好棋
# 棋题的要点
puzzle-idea-win-in = 有一步棋，走完之后，最后几枚棋子有不止一种办法连上。
puzzle-idea-only-win = 只有一步能让棋子离得够近，连得起来。
puzzle-idea-save = 有一步能让对手的棋子始终分散。
puzzle-idea-prevent = 吃子，或者改变那条线上的棋子数，都可能阻止它。

# 走法的理由，不带句号
reason-allows = { $other ->
    [first] { -orange }随后能用 { $move } 全部连上
   *[second] { -blue }随后能用 { $move } 全部连上
}
reason-stops = { $other ->
    [first] 阻止{ -orange }用 { $move } 全部连上
   *[second] 阻止{ -blue }用 { $move } 全部连上
}
reason-threatens = 威胁用 { $move } 全部连上
reason-connects = { $all } 枚棋子中连上 { $count } 枚
reason-joins-last = 没有棋子落单
reason-fewer-groups = 还剩 { $count } 片要连
reason-splits = { $other ->
    [first] 把{ -orange }的棋子分成 { $count } 片
   *[second] 把{ -blue }的棋子分成 { $count } 片
}
reason-captures = 吃掉 { $to } 的棋子
reason-isolates = { $other ->
    [first] 让{ -orange }在 { $square } 的棋子落单
   *[second] 让{ -blue }在 { $square } 的棋子落单
}
reason-takes-moves = { $other ->
    [first] 让{ -orange }少了 { $count } 种走法
   *[second] 让{ -blue }少了 { $count } 种走法
}
reason-nearer = 让棋子靠近其他己子
