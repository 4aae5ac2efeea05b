name = 黑白棋
tagline = 夹住对方的棋子，把它们翻过来

option-size = 棋盘大小

prompt-place = { $side ->
    [first] { -orange }：请选一个格子。
   *[second] { -blue }：请选一个格子。
}
prompt-pass = { $side ->
    [first] { -orange }无处可下，只能跳过。
   *[second] { -blue }无处可下，只能跳过。
}
operation-pass = 跳过
move-place = { $side ->
    [first] { -orange }在 { $square } 落子，翻转 { $count } 枚
   *[second] { -blue }在 { $square } 落子，翻转 { $count } 枚
}
move-pass = { $side ->
    [first] { -orange }跳过
   *[second] { -blue }跳过
}
advice-place = 在 { $square } 落子
advice-pass = 跳过
label-free = { $square }，空格
label-disc = { $side ->
    [first] { $square }，{ -orange-adjective }棋子
   *[second] { $square }，{ -blue-adjective }棋子
}
refuse-taken = { $square } 已有棋子。
refuse-no-flip = 下在 { $square } 翻不了任何棋子。
refuse-pass = 只有无处可下时才能跳过。
refuse-must-pass = { $side ->
    [first] { -orange }无处可下，只能跳过。
   *[second] { -blue }无处可下，只能跳过。
}
end-most = { $side ->
    [first] { -orange } { $most } 枚，{ -blue } { $least } 枚。
   *[second] { -blue } { $most } 枚，{ -orange } { $least } 枚。
}
end-even = 双方各有 { $most } 枚。

page-1-title = 目标
page-1-body = 终局时，棋盘上自己颜色的棋子多的一方获胜。
page-1-diagram-1 = 开局。
page-2-title = 走棋
page-2-body = 每一步，你要在空格落一枚棋子，而且必须在横、竖或斜的直线上，把对方的棋子夹在这枚棋子和自己的另一枚棋子之间。被夹住的棋子全部翻成自己的颜色。
page-2-diagram-1 = { -orange }夹住一枚棋子，把它翻了过来。
page-3-title = 跳过与终局
page-3-body = 夹不住任何棋子就必须跳过，夹得住就必须下。双方都夹不住时，对局结束。
computer-title = 电脑怎么想
computer-body = 它在脑子里把棋一局局下到终局，越有利的变化下得越多。

# 课程
lesson-enclose = 终局时棋子多就赢。夹住对方的棋子，就能翻过来。
lesson-enclose-task = 点一个有标记的格子。
lesson-enclose-done = 夹住并翻过来了！每枚棋子都必须翻转对方的棋子。
lesson-several = 一整条线可以一次翻过来。
lesson-several-task = 这一列有三枚，从下面把它们全夹住。
lesson-several-done = 三枚都翻过来了。
lesson-several-wrong = 翻的是别的棋子。请下在 c 列的下端。
lesson-slant = 斜线也算。
lesson-slant-task = 从左下方夹住亮着的棋子。
lesson-slant-done = 横、竖、斜，每条线都算。
lesson-slant-wrong = 沿着 c4 和 b3 的棋子，往左下找。
lesson-ways = 一枚棋子可以同时夹住几个方向。
lesson-ways-task = 找出能同时夹住一行和一条斜线的格子。
lesson-ways-done = 一步棋，两个方向，三枚棋子。
lesson-ways-wrong = 第 2 行和经过 c4、d3 的斜线在右边相交。
lesson-corner = 角上的棋子谁也翻不了，会一直留着。
lesson-corner-task = 占住空着的角。
lesson-corner-done = 这枚棋子永远是你的了。
lesson-corner-wrong = 右上角比那里更有价值。
lesson-most = 终局时棋子多的一方获胜。
lesson-most-task = 找出赢下这局的一步。
lesson-most-done = 你数得准，赢了。规则就是这些。
lesson-most-wrong = 还不够。换个格子试试。
