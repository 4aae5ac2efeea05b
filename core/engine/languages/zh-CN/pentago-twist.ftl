name = Pentago Twist
tagline = 在会转的棋盘上连成五子

prompt-place = { $side ->
    [first] { -orange }：落一枚棋子。
   *[second] { -blue }：落一枚棋子。
}
prompt-twist = { $side ->
    [first] { -orange }：旋转或镜像一块小棋盘。
   *[second] { -blue }：旋转或镜像一块小棋盘。
}
prompt-twist-chosen = { $side ->
    [first] { -orange }
   *[second] { -blue }
}：旋转或镜像{ $quadrant ->
    [nw] 西北
    [ne] 东北
    [sw] 西南
   *[se] 东南
}小棋盘。

operation-rotate = 顺时针旋转{ $quadrant ->
    [nw] 西北
    [ne] 东北
    [sw] 西南
   *[se] 东南
}小棋盘
operation-mirror = 镜像{ $quadrant ->
    [nw] 西北
    [ne] 东北
    [sw] 西南
   *[se] 东南
}小棋盘

move-place = { $side ->
    [first] { -orange }落子 { $cell }
   *[second] { -blue }落子 { $cell }
}
move-rotate = { $side ->
    [first] { -orange }旋转
   *[second] { -blue }旋转
}{ $quadrant ->
    [nw] 西北
    [ne] 东北
    [sw] 西南
   *[se] 东南
}小棋盘
move-mirror = { $side ->
    [first] { -orange }镜像
   *[second] { -blue }镜像
}{ $quadrant ->
    [nw] 西北
    [ne] 东北
    [sw] 西南
   *[se] 东南
}小棋盘
move-place-rotate = { $side ->
    [first] { -orange }落子 { $cell }，旋转
   *[second] { -blue }落子 { $cell }，旋转
}{ $quadrant ->
    [nw] 西北
    [ne] 东北
    [sw] 西南
   *[se] 东南
}小棋盘
move-place-mirror = { $side ->
    [first] { -orange }落子 { $cell }，镜像
   *[second] { -blue }落子 { $cell }，镜像
}{ $quadrant ->
    [nw] 西北
    [ne] 东北
    [sw] 西南
   *[se] 东南
}小棋盘

label-free = { $cell }，空
label-stone = { $side ->
    [first] { $cell }，{ -orange-adjective }棋子
   *[second] { $cell }，{ -blue-adjective }棋子
}
label-free-quadrant = { $cell }，空，{ $quadrant ->
    [nw] 西北
    [ne] 东北
    [sw] 西南
   *[se] 东南
}小棋盘
label-stone-quadrant = { $side ->
    [first] { $cell }，{ -orange-adjective }棋子
   *[second] { $cell }，{ -blue-adjective }棋子
}，{ $quadrant ->
    [nw] 西北
    [ne] 东北
    [sw] 西南
   *[se] 东南
}小棋盘

refuse-occupied = { $cell } 已有棋子。
refuse-twist-due = 棋子已落：接着旋转或镜像一块小棋盘。
refuse-place-first = 先落一枚棋子，再旋转或镜像小棋盘。
refuse-quadrant = 没有第 { $quadrant } 号小棋盘；编号是 0 到 3。
refuse-no-quadrant = 先选一块小棋盘。

end-five = { $side ->
    [first] { -orange }连成五子。
   *[second] { -blue }连成五子。
}
end-five-opponent = { $side ->
    [first] { -blue }转盘，让{ -orange }连成了五子。
   *[second] { -orange }转盘，让{ -blue }连成了五子。
}
end-five-both = 双方都连成了五子。
end-full = 棋盘已满，谁也没有连成五子。

page-1-title = 目标
page-1-body = 让自己的五枚棋子连成一线：横、竖、斜都行。棋盘有 6×6 格，由四块小棋盘拼成，而且小棋盘可不会老实待着。
page-1-diagram-1 = { -orange }在第二行连成五子，获胜。
page-2-title = 一步棋，分两半
page-2-body =
    { -orange }先走。先在任意空格落一枚棋子，再旋转或镜像四块小棋盘之一：哪块都行，空的也行，不是刚才落子的那块也行。

    这后半步叫“转盘”，必须走。要是什么都不想改变，就找一块转了也看不出变化的：空的，或者只有正中一枚棋子的。
page-2-diagram-1 = 西北小棋盘上有三枚棋子……
page-2-diagram-2 = ……{ -blue }落子 e2，然后顺时针旋转了这块小棋盘。
page-3-title = 旋转与镜像
page-3-body =
    旋转是顺时针转四分之一圈，不能反着转。原来的上行变成右列。

    镜像是把小棋盘的左列和右列对调。中列和各行的位置不变。
page-3-diagram-1 = 西北小棋盘上有三枚棋子……
page-3-diagram-2 = ……{ -blue }落子 e2，然后镜像了这块小棋盘。
page-4-title = 终局
page-4-body =
    整步棋走完，才看有没有连线。这时你有五枚或更多棋子连成一线，你就赢了。是落子连成的，还是转盘连成的，都算。

    36 格全部下满，谁也没有连成五子，就是和棋。
page-4-diagram-1 = { -orange }落子 e2 连成五子，却旋转了东南小棋盘：线断了，对局继续。
page-5-title = 特殊情况
page-5-body =
    你转盘后，只有对手连成五子：对手获胜。

    你转盘后，双方都连成五子：和棋。

    六子连线和五子一样算。

    最后一枚棋子落下后也要转盘，也还可能因此获胜。
page-5-diagram-1 = { -orange }镜像了东南小棋盘，双方都连成五子：和棋。
page-5-diagram-2 = { -orange }镜像了东南小棋盘，只有{ -blue }连成五子：{ -blue }获胜。
page-6-title = 给新手的建议
page-6-body =
    小棋盘正中的格子永远不动，占住它就靠得住。一块小棋盘上连着三枚，相邻那块上连着两枚，胜过四枚散子。

    转盘之前，看看对手用八种转法各能做什么。两个威胁，一步棋破不了，就赢了。
page-7-title = 电脑怎么想
page-7-body =
    它把最有希望的走法长成一棵树，落子和转盘算作两步；到了树梢，就看双方还有哪些线能连、线上有几枚棋子，来判断局面。一步就能赢的棋，它从不漏看。

    空格不多时，它会把棋算到底，然后确切地告诉你谁赢。

# 课程
lesson-halves = 一步棋分两半：先落子，再旋转或镜像一块小棋盘。
lesson-halves-task = 落一枚棋子。再点一块小棋盘，选它怎么转。
lesson-halves-done = 每步棋都有这两半。哪块小棋盘都行，空的也行。
lesson-turn = 旋转是顺时针：原来的上行变成右列。
lesson-turn-task = 随便落一枚棋子，再旋转左上的小棋盘。
lesson-turn-done = 转四分之一圈。不能反着转。
lesson-turn-wrong = 那是另一块。要转的在左上。
lesson-turn-mirrored = 那是镜像。请选左上的旋转箭头。
lesson-mirror = 镜像会对调左右。
lesson-mirror-task = 随便落一枚棋子，再镜像左上的小棋盘。
lesson-mirror-done = 外侧两列对调，中间一列不动。
lesson-mirror-wrong = 那是另一块。要镜像的在左上。
lesson-mirror-turned = 那是旋转。请选两个朝外的箭头。
lesson-five = 五子连线就赢，但要等后半步走完才算。
lesson-five-task = 落下第五枚，再转一块碰不到这条线的小棋盘。
lesson-five-done = 五子连线，转完还是五子。
lesson-five-wrong = 还缺第五枚，就在第四枚旁边。
lesson-five-broken = 五子只有一瞬：你自己一转，又把线拆了。
lesson-twist = 也可以靠转盘来连成线。
lesson-twist-task = 这边三枚，那边一枚：在它上面落一枚，再旋转那块小棋盘。
lesson-twist-done = 竖列转成横行，和那三枚接上了。这就是 Pentago。
lesson-twist-wrong = 右边那枚棋子在小棋盘正中的下面。就下在正中。
lesson-twist-other = 棋子落对了。现在旋转它所在的小棋盘。
lesson-stop = 转盘之前，看看对方有什么。
lesson-stop-task = { -blue }有四枚了。占住第五格，或者把线转断。
lesson-stop-done = 挡住了。转盘也能是最好的防守。现在你全都会了。
lesson-stop-wrong = { -blue }找到了一种转法，五枚都没散。
# 棋题的要点
puzzle-idea-win-in = 找那些要靠旋转或镜像才能接上的线。
puzzle-idea-only-win = 有一步留下的五子，怎么转都拆不散。
puzzle-idea-save = 有一步之后，对方怎么转都凑不成五子。
puzzle-idea-prevent = 在怎么转都接不回来的地方断开那条线。

# 走法的理由，不带句号
reason-allows = { $other ->
    [first] { -orange }接着可以连成五子
   *[second] { -blue }接着可以连成五子
}
reason-stops = { $other ->
    [first] 阻止{ -orange }连成五子
   *[second] 阻止{ -blue }连成五子
}
reason-threatens = 威胁连成五子
reason-ways = 有 { $count } 种方法连成五子
reason-line = 一条没有阻挡的线上有 { $count } 子
reason-blocks-line = { $other ->
    [first] 挡住{ -orange }的 { $count } 子
   *[second] 挡住{ -blue }的 { $count } 子
}
reason-pulls-apart = { $other ->
    [first] 这一扭拆开了{ -orange }的 { $count } 子
   *[second] 这一扭拆开了{ -blue }的 { $count } 子
}
reason-idle-twist = 扭转后棋盘不变
reason-center = 怎么扭转，这枚棋子都不动
