name = Bridg-It
tagline = 抢在对手截断之前，把桥从一岸架到另一岸

option-size = 大小
option-rows = 行数
option-columns = 列数
option-starter = 先走方
option-starter-vertical = { -orange }（从上到下）
option-starter-horizontal = { -blue }（从左到右）
option-walls = 墙
special-walls = ✕ 是墙，谁都不能在那里架桥，所以可能和棋。
set-up-neutral = 墙
option-vertical = 开局时{ -orange }已有的桥
option-horizontal = 开局时{ -blue }已有的桥
handicap = { $name }要架的桥少{ $count }座，即使{ $other }先走也能赢。

prompt-build = { $side ->
    [first] { -orange }：请架桥，连通上下两岸。
   *[second] { -blue }：请架桥，连通左右两岸。
}
move-build = { $side ->
    [first] { -orange }在 { $cell } 架桥
   *[second] { -blue }在 { $cell } 架桥
}
advice-build = 在 { $cell } 架桥

label-free = { $cell }，空格
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
refuse-wall = { $cell } 是墙。
refuse-pier = { $owner ->
    [first] { $cell } 是{ -orange }的桥墩。桥要架在桥墩之间。
   *[second] { $cell } 是{ -blue }的桥墩。桥要架在桥墩之间。
}
refuse-frame = { $cell } 是边框，不能架桥。
refuse-outside = 这块棋盘上没有 { $cell }：列从 a 到 { $column }，行从 1 到 { $row }。

end-joined = { $side ->
    [first] { -orange }连通了上下两岸。
   *[second] { -blue }连通了左右两岸。
}
end-full = 棋盘下满了，谁也没有连通两岸。

page-1-title = 目标
page-1-body =
    两组桥墩立在同一片水面上。{ -orange }要用桥从上岸连到下岸，{ -blue }要用桥从左岸连到右岸。桥与桥绝不交叉，所以只有一方能连通。

    谁先连通自己的两岸，谁就赢。路线怎么弯都行。
page-1-diagram-1 = { -orange }连通了上下两岸。

page-2-title = 架桥
page-2-body =
    双方轮流走棋，除非另行设定，由{ -orange }先走。每一步，你要在一个空格里架一座桥，连接这一格旁边你自己颜色的两个桥墩。有的格子里你的桥是竖的，有的是横的；对手若在同一格架桥，横竖正好对调。

    桥架好就不再变：不能移动，不能吃掉，也不能跳过不走。

    格子的名称由列和行组成：列从左数，行从下数。
page-2-diagram-1 = { -orange }在 d4 架了竖桥，在 e5 架了横桥；{ -blue }在 c3 架了竖桥。

page-3-title = 终局
page-3-body =
    靠着自己那一岸的桥墩，本来就与岸相接，所以你可以从其中任何一个桥墩开始。

    棋盘下满时，必定恰有一方获胜。如果{ -orange }没有从上连到下，就是被{ -blue }的一串桥挡住了，反过来也一样。所以没有和棋，除非棋盘上有墙。

    桥墩上、棋盘四周的边框上，以及已经有桥或墙的格子里，都不能架桥。
page-3-diagram-1 = { -blue }连通了左右两岸。

page-4-title = 棋盘、让棋与出题
page-4-body =
    方形棋盘从 5×5 到 19×19，桥墩和格子都算在内，常用的是 13。在所有方形棋盘上，先走的一方都有必胜的走法。

    行数与列数不同时，路较短的一方占优，即使后走也能赢。让较强的一方走远路，棋力就拉平了。

    墙是谁也不能用的格子，也可以从已经架好几座桥的局面开始。这两样都能用来出题。有墙时，下满棋盘可能是和棋。如果起始局面已经分出胜负，对局会立即结束。
page-4-diagram-1 = 13 行 11 列：{ -orange }至少要六座桥，{ -blue }只要五座。
page-4-diagram-2 = 和棋：墙挡住了双方，棋盘也下满了。

page-5-title = 配对策略
page-5-body =
    奥利弗·格罗斯（Oliver Gross）找到了先走方每次必胜的办法，而且很好记。假设你是{ -orange }，棋盘是方的。第一步下在左上角。此后，每个不在岸边的{ -blue-adjective }桥墩照看身边的两格，这样每个空格恰好归一个桥墩照看。{ -blue }占了一对中的一格，你就占另一格。

    是哪两格？从第二排{ -blue-adjective }桥墩的第二个出发，一个桥墩一个桥墩地往右下走：这条斜线上的桥墩照看左、右两格，斜线右边的桥墩照看右、下两格，左边的照看左、上两格。

    为什么管用？设想{ -blue }有一串桥，从左往右沿着它走。第一座桥由它通向的桥墩照看，最后一座桥由它出发的桥墩照看。所以途中总有一处，这串桥从某个桥墩照看的一格进来，又从它照看的另一格出去。可是{ -blue }永远占不全这两格。
page-5-diagram-1 = { -orange }先走 b6，然后用 e5 应 f6，用 d4 应 b4，用 f2 应 d2。d6 和 c5 必得其一，f4 和 e3 也是，这就够了。
page-5-diagram-2 = { -orange }先走了 b6。配对如下：b4 和 d4（1），d2 和 f2（2），d6 和 c5（3），f6 和 e5（4），f4 和 e3（5），b2 和 c3（6）。桥墩 c4 和 e2 在斜线上。
page-5-diagram-3 = { -blue }的一串桥经过桥墩 c4、c2、e2、e4 到了 e6。每一次，{ -orange }都占了配对的另一格：d4、b2、f2、f4，最后占住 f6 获胜。

page-6-title = 下棋要点
page-6-body =
    每座桥都有两个作用：让自己往前连，又占掉对手的一格。要找两方面都管用的格子。

    留着两条路。如果一个缺口有两座不同的桥都能补上，对手只能占其中一格，你就占另一格。

    要拦住一串桥，就找它的每条路都要经过的格子。还要数一数：双方各自至少还差几座桥？
page-6-diagram-1 = { -orange }走 c3（1）或 e3（2）都能赢，{ -blue }只能占住其中一格。

page-7-title = 高手进阶
page-7-body =
    Bridg-It 是一种“香农开关游戏”（Shannon switching game）：在一张由路组成的网里，一方保路，另一方毁路。在{ -orange }的网里，点是{ -orange-adjective }桥墩，路是格子：{ -orange }每架一座桥就保住一条路，{ -blue }每架一座桥就毁掉一条路。{ -blue }也有自己的一张网。

    如果你的网里有两棵树，没有共用的空格，又都通到两岸和同样的桥墩，对手就拦不住你：一棵树上的路被毁了，另一棵树上总有一条路能补上。就算下一步轮到对手，也是如此。
page-7-diagram-1 = { -orange }先走了 b4。连同这座桥，d4 和 b2（1）组成一棵树，c3 和 d2（2）组成另一棵。

computer-title = 电脑怎么想
computer-body =
    Bridg-It 在每种棋盘上都已被破解。把{ -orange-adjective }桥墩看作点，把空格看作点与点之间可以修的路。如果有两棵由路组成的树，没有一条路共用，又都通到同样的点和两岸，{ -orange }就是安全的，也只有这样才安全：无论{ -blue }毁掉哪条路，只有一棵树断开，另一棵树上总有一条路能补上。这是阿尔弗雷德·莱曼（Alfred Lehman）证明的。电脑在各点上数石子，看有没有这样的两棵树，百万分之几秒就知道谁赢、走哪步能赢。“分析”会把这两棵树画出来。

    在最高难度，它绝不会放走胜局。有几步能赢时，它选最快的一步；败局已定时，它选让你正确应手最少的一步。

    在其他难度，它凭经验下棋：把棋盘随机填满成千上万次，优先选占住后最常获胜的格子。它偶尔会查一查确切答案，难度越高查得越勤。

# 课程
lesson-bridge = 在{ -orange-adjective }桥墩之间架桥，把上岸和下岸连通就赢。
lesson-bridge-task = 点一下桥墩之间的任意一格。
lesson-bridge-done = 它连起了你的两个桥墩，{ -blue }再也穿不过去。
lesson-shores = 从上岸连到下岸的一串桥就能赢。
lesson-shores-task = 还差一座桥，架上它。
lesson-shores-done = 从这岸连到那岸了！{ -blue }也想这样，只是从左到右。
lesson-shores-wrong = 这样还没连通。从你已有的桥接着架。
lesson-wind = 路线怎么弯都行。
lesson-wind-task = 正下方已被占了，横着把你的两段连起来。
lesson-wind-done = 横桥和竖桥一样管用。
lesson-wind-wrong = 你的两段还没连上，可以在中间偏下处相连。
lesson-cut = 你架了桥的地方，对手就不能架。
lesson-cut-task = { -blue }在右边只差一座桥，占住那一格。
lesson-cut-done = 截断了！桥与桥绝不交叉。
lesson-cut-wrong = { -blue }架上最后一座桥，连通了两岸。
lesson-two = 有两条路能赢，对手就没法都截断。
lesson-two-task = 往下架桥，让下一步有两座不同的桥都能赢。
lesson-two-done = { -blue }只能截断其中一条，刚刚就截了一条。
lesson-two-wrong = { -blue }来得及截断这条。从你最上面的桥往下架。
lesson-mend = 所以，要始终留着第二条路。
lesson-mend-task = { -blue }在左边截断了你，走另一条路。
lesson-mend-done = 秘诀就在这里：始终留着两条路。
lesson-mend-wrong = 第二条路在右边，通向你最下面的桥。
lesson-pair = 格子是成对的：{ -blue }占一格，你就占另一格。
lesson-pair-task = 框里是一对格子，{ -blue }占了其中一格，你占另一格。
lesson-pair-done = 一直这样应对，{ -blue }就永远连不通。全部配对写在“规则”里。
lesson-pair-wrong = 那不是配对的一格。配对的那格在{ -blue }最下面那座桥的右边。
lesson-race = 没有墙就没有和棋，最后总有一格决定双方的胜负。
lesson-race-task = 你差一座桥，{ -blue }也差一座，而且在同一格。快占住它。
lesson-race-done = 一座桥既连通了自己，又截断了{ -blue }。你可以上场了！
lesson-race-wrong = 现在{ -blue }占了双方都要的那一格，赢了。

# 为什么是好棋
# 棋题的要点
puzzle-idea-win-in = 最短的路，是从两边都能补上的那条。
puzzle-idea-only-win = 两条路没有共用的桥，就没法都被截断：一条断了，就走另一条。
puzzle-idea-save = 有了这些墙，两条路能挡住对手：一条断了，就走另一条。
puzzle-idea-prevent = 在对手两条路交汇的地方架桥。
chapter-first-bridges = 架桥八题

# 走法的理由，不带句号
reason-allows = { $other ->
    [first] { -orange }随后能在 { $cell } 获胜
   *[second] { -blue }随后能在 { $cell } 获胜
}
reason-stops = { $other ->
    [first] 阻止{ -orange }在 { $cell } 获胜
   *[second] 阻止{ -blue }在 { $cell } 获胜
}
reason-threatens = 威胁在 { $cell } 获胜
reason-two-trees = { $other ->
    [first] 保有两条独立的路，{ -orange }没法都截断
   *[second] 保有两条独立的路，{ -blue }没法都截断
}
reason-joins-groups = 连起两串桥
reason-joins-shore = { $edge ->
    [top] 连到上岸
    [bottom] 连到下岸
    [left] 连到左岸
   *[right] 连到右岸
}
reason-lengthens = { $side ->
    [first] 桥串延伸到 { $count } 行（共 { $all } 行）
   *[second] 桥串延伸到 { $count } 列（共 { $all } 列）
}
reason-cuts = { $other ->
    [first] 让{ -orange }要架的桥从 { $from } 座增到 { $to } 座
   *[second] 让{ -blue }要架的桥从 { $from } 座增到 { $to } 座
}
reason-shortens = 还差 { $left } 座桥
