name = Bridg-It
tagline = 抢在对手截断之前，把桥从此岸架到彼岸

option-size = 大小
option-rows = 行数
option-columns = 列数
option-starter = 先走
option-starter-vertical = { -orange }（从上到下）
option-starter-horizontal = { -blue }（从左到右）
option-walls = 墙
option-vertical = 开局时{ -orange }的桥
option-horizontal = 开局时{ -blue }的桥

prompt-build = { $side ->
    [first] { -orange }：架一座桥，从上岸通到下岸。
   *[second] { -blue }：架一座桥，从左岸通到右岸。
}
move-build = { $side ->
    [first] { -orange }在 { $cell } 架桥
   *[second] { -blue }在 { $cell } 架桥
}

label-free = { $cell }，空
label-upright = { $owner ->
    [first] { $cell }，{ -orange }的竖桥
   *[second] { $cell }，{ -blue }的竖桥
}
label-flat = { $owner ->
    [first] { $cell }，{ -orange }的横桥
   *[second] { $cell }，{ -blue }的横桥
}
label-wall = { $cell }，墙
label-pier = { $owner ->
    [first] { $cell }，{ -orange }的桥墩
   *[second] { $cell }，{ -blue }的桥墩
}
label-frame = { $cell }，边框

refuse-taken = { $owner ->
    [first] { $cell } 已经有{ -orange }的桥了。
   *[second] { $cell } 已经有{ -blue }的桥了。
}
refuse-wall = { $cell } 是一堵墙。
refuse-pier = { $owner ->
    [first] { $cell } 是{ -orange }的桥墩。桥要架在桥墩之间。
   *[second] { $cell } 是{ -blue }的桥墩。桥要架在桥墩之间。
}
refuse-frame = { $cell } 在边框上，谁也不能用。
refuse-outside = 这块棋盘上没有 { $cell }：列是 a 到 { $column }，行是 1 到 { $row }。

end-joined = { $side ->
    [first] { -orange }连通了上下两岸。
   *[second] { -blue }连通了左右两岸。
}
end-full = 棋盘已满，谁也没有连通两岸。

page-1-title = 目标
page-1-body =
    两片桥墩立在同一片水里。{ -orange }要用一串桥从上岸连到下岸，{ -blue }要从左岸连到右岸。两座桥绝不会交叉，所以只有一方能成功。

    谁先连通两岸，谁就赢。路线怎么绕都行。
page-1-diagram-1 = { -orange }连通了上下两岸。

page-2-title = 架桥
page-2-body =
    双方轮流走；除非另选，由{ -orange }先走。一步棋就是在一个空格架一座桥，连起格子两边自己的两个桥墩：有的格子上你的桥是竖的，有的是横的；对手若在同一格架桥，横竖正好对调。

    桥架好就不再变动：不移动，不吃掉，也不能跳过不走。

    格子用列和行来称呼：列从左数，行从下数。
page-2-diagram-1 = { -orange }在 d4 架了竖桥，在 e5 架了横桥；{ -blue }在 c3 架了竖桥。

page-3-title = 终局
page-3-body =
    靠着自己岸边的桥墩，每一个都与岸相接。但岸本身不起连接作用：两串桥都从上岸出发，并不算彼此相连。

    棋盘下满时，必定恰有一方获胜。如果{ -orange }没能从上连到下，那一定是被{ -blue }的一串桥挡住了，反过来也一样。所以没有和棋，除非棋盘上有墙。

    桥墩和棋盘的边框上不能架桥，已经有桥或有墙的格子也不能。
page-3-diagram-1 = { -blue }连通了左右两岸。

page-4-title = 棋盘、让棋与摆题
page-4-body =
    方形棋盘从 5×5 到 19×19 个点，桥墩和格子都算在内；通常用 13。在所有方形棋盘上，先走的一方只要会下就必胜。

    行数与列数不同时，路较短的一方占便宜，哪怕后走，只要会下也必胜。拿来给强的一方让棋，正合适。

    墙是谁也不能用的格子，开局时也可以先摆上桥：有了这两样就能自己出题。有墙时，下满棋盘可能成为和棋。如果一开始就已分出胜负，这局就直接算下完了。
page-4-diagram-1 = 13 行 11 列：{ -orange }至少要六座桥，{ -blue }只要五座。
page-4-diagram-2 = 和棋：墙挡住了双方的路，棋盘也满了。

page-5-title = 成对取胜
page-5-body =
    奥利弗·格罗斯（Oliver Gross）找到了一种先走必胜的办法，谁都记得住。假设你是{ -orange }，棋盘是方的。第一步下在左上角。从此以后，每个不在岸边的{ -blue-adjective }桥墩照看身边的两个格子，让每个空格恰好归一个桥墩照看。{ -blue }占了一对中的一格，你就占另一格。

    是哪两格？只看{ -blue-adjective }桥墩，从上数第二排、左起第二个出发，一个桥墩一个桥墩地往右下走：这条斜线上的桥墩照看左、右两格。斜线右边的桥墩都照看右、下两格，左边的都照看左、上两格。

    为什么管用？设想{ -blue }有一串桥，从左往右走一遍。第一座桥由它通向的桥墩照看，最后一座桥由它离开的桥墩照看。所以中途总有一个桥墩，进来走的是它照看的一格，出去走的是它照看的另一格。可是这两格{ -blue }永远拿不全。
page-5-diagram-1 = { -orange }先走 b6，然后以 e5 应 f6，以 d4 应 b4，以 f2 应 d2。d6 和 c5 必得其一，f4 和 e3 也是：这就够了。

page-6-title = 电脑怎么想
page-6-body =
    Bridg-It 在每种棋盘上都已被破解。把{ -orange-adjective }桥墩看作点，把空格看作点与点之间可修的路。如果有两棵由路组成的树，没有一条路共用，却都通到同样的点和两岸，{ -orange }就安全，也只有这样才安全：不管{ -blue }毁掉哪条路，只有一棵树断开，而另一棵树上总有一条路能补上。这是阿尔弗雷德·莱曼（Alfred Lehman）证明的。电脑在各点上数石子，看有没有这样的树，百万分之几秒就知道谁赢、哪些走法能赢。分析会为你画出这两棵树。

    在最高难度，它绝不会放走胜局。有几步都能赢时，它选最快到家的一步；败局已定时，它选让你的正确应手最少的一步。

    在其他难度，它凭经验下棋：把棋盘随机填满成千上万次，偏爱占住后最常获胜的格子。它不时也会去算一算标准答案，难度越高算得越勤。

# 课程
lesson-bridge = 你的桥连接{ -orange-adjective }桥墩，{ -blue }的桥连接{ -blue-adjective }桥墩。
lesson-bridge-task = 点一下桥墩之间的任意一处。
lesson-bridge-done = 它连起了你的两个桥墩，谁也穿不过去了。
lesson-shores = 把上岸和下岸连通，你就赢了。
lesson-shores-task = 还差一座桥。架上它。
lesson-shores-done = 两岸连通。{ -blue }也想这么做，只是从左到右。
lesson-shores-wrong = 那连的是别处。从你已有的桥接着架。
lesson-wind = 路线怎么绕都行。
lesson-wind-task = 正下方被占了。横着把你的两段连起来。
lesson-wind-done = 横桥和竖桥一样管用。
lesson-wind-wrong = 你的两段还没连上。它们在中间偏下的地方相遇。
lesson-cut = 你架了桥的地方，对方就不能架。
lesson-cut-task = { -blue }往右只差一座桥。把那个位置占了。
lesson-cut-done = 截断了。两座桥绝不会交叉。
lesson-cut-wrong = { -blue }架好最后一座桥，连通了两岸。
lesson-two = 同时有两条路，就没法都被截断。
lesson-two-task = 继续往下，让两座不同的桥都能在下一步取胜。
lesson-two-done = { -blue }只来得及占一处，另一处还在。
lesson-two-wrong = 这样{ -blue }来得及截断。从你最上面的桥接着往下。
lesson-mend = 所以，每次被截断都要有补救的路。
lesson-mend-task = { -blue }截断了左边。走另一条路。
lesson-mend-done = 诀窍全在这里：始终留着两条路。
lesson-mend-wrong = 另一条路通向右边，接到你最下面的桥。
lesson-race = 这里没有和棋：最后总有一处决定双方的胜负。
lesson-race-task = 你差一座桥，{ -blue }也差一座，而且在同一处。占了它。
lesson-race-done = 一座桥，连通自己，截断对方。现在可以去会会{ -blue }了。
lesson-race-wrong = 这样{ -blue }就占了双方都要的地方，赢了。

# 为什么是好棋
# 棋题的要点
puzzle-idea-win-in = 最短的路，是左右两边都能补上的那条。
puzzle-idea-only-win = 两条路没有一座桥共用，就没法都被截断：这条断了，那条补上。
puzzle-idea-save = 借着墙，两条路能挡住对方：这条断了，那条补上。
puzzle-idea-prevent = 架在对方两条路交汇的地方。
chapter-first-bridges = 八次渡水

# 走法的理由，不带句号
reason-allows = { $other ->
    [first] { -orange }接着可以在 { $cell } 获胜
   *[second] { -blue }接着可以在 { $cell } 获胜
}
reason-stops = { $other ->
    [first] 阻止{ -orange }在 { $cell } 获胜
   *[second] 阻止{ -blue }在 { $cell } 获胜
}
reason-threatens = 下一步在 { $cell } 就能赢
reason-two-trees = { $other ->
    [first] 留着两条路：{ -orange }没法都截断
   *[second] 留着两条路：{ -blue }没法都截断
}
reason-joins-groups = 连起两串桥
reason-joins-shore = { $edge ->
    [top] 连到上岸
    [bottom] 连到下岸
    [left] 连到左岸
   *[right] 连到右岸
}
reason-lengthens = { $side ->
    [first] 桥串跨过 { $all } 行中的 { $count } 行
   *[second] 桥串跨过 { $all } 列中的 { $count } 列
}
reason-cuts = { $other ->
    [first] { -orange }现在要 { $to } 座桥，而不是 { $from } 座
   *[second] { -blue }现在要 { $to } 座桥，而不是 { $from } 座
}
reason-shortens = 还差 { $left } 座桥
