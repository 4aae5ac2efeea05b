name = Pentago Twist
tagline = 在会扭转的棋盘上连成五子
handicap = 开局时棋盘上已有{ $name }的{ $count }枚棋子。

prompt-place = { $side ->
    [first] { -orange }：请落一枚棋子。连成五子就赢。
   *[second] { -blue }：请落一枚棋子。连成五子就赢。
}
prompt-twist = { $side ->
    [first] { -orange }：请点一块小棋盘，旋转或左右翻转它。
   *[second] { -blue }：请点一块小棋盘，旋转或左右翻转它。
}
prompt-twist-chosen = { $side ->
    [first] { -orange }
   *[second] { -blue }
}：请旋转或左右翻转{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘。

operation-rotate = 顺时针旋转{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘
operation-mirror = 左右翻转{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘

move-place = { $side ->
    [first] { -orange }在 { $cell } 落子
   *[second] { -blue }在 { $cell } 落子
}
move-rotate = { $side ->
    [first] { -orange }旋转
   *[second] { -blue }旋转
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘
move-mirror = { $side ->
    [first] { -orange }左右翻转
   *[second] { -blue }左右翻转
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘
move-place-rotate = { $side ->
    [first] { -orange }在 { $cell } 落子，旋转
   *[second] { -blue }在 { $cell } 落子，旋转
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘
move-place-mirror = { $side ->
    [first] { -orange }在 { $cell } 落子，左右翻转
   *[second] { -blue }在 { $cell } 落子，左右翻转
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘
advice-place = 在 { $cell } 落子
advice-rotate = 旋转{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘
advice-mirror = 左右翻转{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘
advice-place-rotate = 在 { $cell } 落子，旋转{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘
advice-place-mirror = 在 { $cell } 落子，左右翻转{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘
brief-place-rotate = { $cell }，旋转{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}
brief-place-mirror = { $cell }，翻转{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}

label-free = { $cell }，空格
label-stone = { $side ->
    [first] { $cell }，{ -orange-adjective }棋子
   *[second] { $cell }，{ -blue-adjective }棋子
}
label-free-quadrant = { $cell }，空格，{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘
label-stone-quadrant = { $side ->
    [first] { $cell }，{ -orange-adjective }棋子
   *[second] { $cell }，{ -blue-adjective }棋子
}，{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盘

refuse-occupied = { $cell } 已有棋子。
refuse-twist-due = 棋子已经落下，请旋转或左右翻转一块小棋盘。
refuse-place-first = 请先落一枚棋子，再旋转或左右翻转小棋盘。
refuse-quadrant = 没有第 { $quadrant } 号小棋盘，编号是 0 到 3。
refuse-no-quadrant = 请先选一块小棋盘。

end-five = { $side ->
    [first] { -orange }连成了五子。
   *[second] { -blue }连成了五子。
}
end-five-opponent = { $side ->
    [first] { -blue }扭转之后，{ -orange }连成了五子。
   *[second] { -orange }扭转之后，{ -blue }连成了五子。
}
end-five-both = 双方都连成了五子。
end-full = 棋盘下满了，谁也没有连成五子。

page-1-title = 目标
page-1-body = 让自己的五枚棋子连成一线就赢，横、竖、斜都行。棋盘有 6×6 格，由四块小棋盘拼成，而这些小棋盘可不会乖乖不动。
page-1-diagram-1 = { -orange }在第二行连成五子，获胜。
page-2-title = 一步棋分两半
page-2-body =
    { -orange }先走。先在任意空格落一枚棋子，再旋转或左右翻转四块小棋盘中的一块：哪块都行，空的也行，不是刚才落子的那块也行。这后半步叫“扭转”。

    两半都必须走。要是什么都不想改变，就找一块扭转后看起来不变的：空的，或者只有正中一枚棋子的。
page-2-diagram-1 = 左上小棋盘上有三枚棋子……
page-2-diagram-2 = ……{ -blue }在 e2 落子，然后顺时针旋转了这块小棋盘。
page-3-title = 旋转与左右翻转
page-3-body =
    旋转是顺时针转 90 度，不能逆时针转。原来最上面的一行变成最右边的一列。

    左右翻转是把小棋盘的左列和右列对调。中间一列不动，各枚棋子也留在原来的行。
page-3-diagram-1 = 左上小棋盘上有三枚棋子……
page-3-diagram-2 = ……{ -blue }在 e2 落子，然后左右翻转了这块小棋盘。
page-4-title = 终局
page-4-body =
    整步棋走完，连线才算数。这时你有五枚或更多棋子连成一线，你就赢了。不管是靠落子连成的，还是靠扭转连成的，都算。

    如果 36 格全部下满，谁也没有连成五子，就是和棋。
page-4-diagram-1 = { -orange }在 e2 落子连成五子，却旋转了右下小棋盘：线断了，对局继续。
page-5-title = 特殊情况
page-5-body =
    你扭转之后，只有对手连成五子：对手获胜。

    你扭转之后，双方都连成五子：和棋。

    六子连线和五子一样。

    落下最后一枚棋子后也要扭转，仍有可能因此获胜。
page-5-diagram-1 = { -orange }左右翻转了右下小棋盘，双方都连成五子：和棋。
page-5-diagram-2 = { -orange }左右翻转了右下小棋盘，只有{ -blue }连成五子：{ -blue }获胜。
page-6-title = 下棋要点
page-6-body =
    小棋盘正中的格子永远不动，那里的棋子靠得住。一块小棋盘上连着三枚，相邻那块上连着两枚，胜过四枚散子。

    扭转之前，看看对手用八种扭转各能做什么。形成两个一步棋破不了的威胁，就赢了。
page-6-diagram-1 = 四块小棋盘正中的格子是 b2、b5、e2 和 e5。怎么扭转，那里的棋子都不动。
page-7-title = 高手进阶
page-7-body =
    线与线并不一样。第 2、5 行，b、e 两列，以及两条长斜线，都经过两个正中的格子，所以五枚棋子里有两枚永远不动。其他的行和列不经过正中的格子，四条短斜线则要跨三块小棋盘。

    如果怎么扭转都吃亏，就空转一次：扭转一块空的，或者只有正中一枚棋子的小棋盘。要是一块小棋盘的棋子都在中间一列，左右翻转也什么都不变。

    如果挡不住对手的五子，就试试用同一次扭转让自己也连成五子：双方都有五子就是和棋。
page-7-diagram-1 = 第 5 行（1）经过两个正中的格子，第 6 行（2）一个也不经过，从 b1 到 f5 的短斜线（3）跨三块小棋盘。
page-7-diagram-2 = { -orange }在 a2 落子，然后旋转了右上小棋盘。那里只有正中一枚棋子，所以什么都没动。
computer-title = 电脑怎么想
computer-body =
    它把最有希望的走法展开成一棵树，落子和扭转算作两步。到了树梢，就看双方还有哪些线能连、线上有几枚棋子，来判断局面。一步就能赢的棋，它从不漏看。

    空格不多时，它会一直算到终局，确切知道谁赢。

# 课程
lesson-halves = 五子连线就赢。每步先落一枚棋子，再扭转一块小棋盘。
lesson-halves-task = 落一枚棋子，再点一块小棋盘，选择怎样扭转。
lesson-halves-done = 每步棋都要走完两半。哪块小棋盘都行，空的也行。
lesson-turn = 旋转是顺时针的：最上面的一行变成最右边的一列。
lesson-turn-task = 随便落一枚棋子，再旋转左上的小棋盘。
lesson-turn-done = 顺时针转了 90 度。不能反着转。
lesson-turn-wrong = 那是另一块。要旋转的在左上。
lesson-turn-mirrored = 那是左右翻转。请选左上小棋盘的旋转箭头。
lesson-mirror = 左右翻转会对调左右两列。
lesson-mirror-task = 随便落一枚棋子，再左右翻转左上的小棋盘。
lesson-mirror-done = 外侧两列对调，中间一列不动。
lesson-mirror-wrong = 那是另一块。要翻转的在左上。
lesson-mirror-turned = 那是旋转。请选尖角相对的两个三角形。
lesson-five = 五子连线就赢，但要等扭转之后才算。
lesson-five-task = 落下第五枚，再旋转一块不影响这条线的小棋盘。
lesson-five-done = 连成五子，扭转之后还是五子！
lesson-five-wrong = 还缺第五枚，就落在第四枚旁边。
lesson-five-broken = 五子只出现了一瞬间：你自己的扭转又把线拆了。
lesson-twist = 也可以靠扭转来连成线。
lesson-twist-task = 这边三枚，那边一枚：在那枚上面落一枚，再旋转那块小棋盘。
lesson-twist-done = 竖列转成横行，和那三枚接上了。这就是 Pentago！
lesson-twist-wrong = 请落在右边那枚棋子的正上方，也就是那块小棋盘的正中。
lesson-twist-other = 棋子落对了。现在旋转它所在的小棋盘。
lesson-swap = 有时只有左右翻转才能连成线。
lesson-swap-task = 在右上小棋盘的正中落一枚棋子，再左右翻转这块小棋盘。
lesson-swap-done = 最右边那枚棋子换到了另一侧，旋转可做不到。
lesson-swap-wrong = 请把棋子落在右上小棋盘的正中。
lesson-swap-other = 棋子落对了。现在左右翻转它所在的小棋盘。
lesson-stop = 扭转之前，先看看对手连了几枚。
lesson-stop-task = { -blue }有四枚了。用棋子、扭转或两者一起挡住第五枚。
lesson-stop-done = 挡住了！棋子和扭转都能防守。规则就是这些。
lesson-stop-wrong = { -blue }找到一种扭转，让五枚都连着。
# 棋题的要点
puzzle-idea-win-in = 找那些旋转或左右翻转小棋盘后才能接上的线。
puzzle-idea-only-win = 有一步能连成怎么扭转都拆不散的五子。
puzzle-idea-save = 有一步棋能让对手怎么扭转都连不成五子。
puzzle-idea-prevent = 在怎么扭转都接不回来的地方断开那条线。

# 走法的理由，不带句号
reason-allows = { $other ->
    [first] { -orange }随后能连成五子
   *[second] { -blue }随后能连成五子
}
reason-stops = { $other ->
    [first] 阻止{ -orange }连成五子
   *[second] 阻止{ -blue }连成五子
}
reason-threatens = 威胁连成五子
reason-ways = 下一步有 { $count } 种办法连成五子
reason-line = 在没被挡住的线上连起 { $count } 子
reason-blocks-line = { $other ->
    [first] 挡住{ -orange }连起的 { $count } 子
   *[second] 挡住{ -blue }连起的 { $count } 子
}
reason-pulls-apart = { $other ->
    [first] 这次扭转拆开{ -orange }连起的 { $count } 子
   *[second] 这次扭转拆开{ -blue }连起的 { $count } 子
}
reason-idle-twist = 扭转后棋盘不变
reason-center = 怎么扭转，这枚棋子都不动
