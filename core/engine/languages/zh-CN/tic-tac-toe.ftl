name = 井字棋
tagline = 九个格子，三子连线

prompt-place = { $side ->
    [first] { -orange }：请选一个格子。
   *[second] { -blue }：请选一个格子。
}
move-place = { $side ->
    [first] { -orange }在 { $square } 落子
   *[second] { -blue }在 { $square } 落子
}
advice-place = 在 { $square } 落子
label-free = { $square }，空格
label-stone = { $side ->
    [first] { $square }，{ -orange-adjective }棋子
   *[second] { $square }，{ -blue-adjective }棋子
}
refuse-taken = { $square } 已有棋子。
end-three = { $side ->
    [first] { -orange }连成了三子。
   *[second] { -blue }连成了三子。
}

page-1-title = 目标
page-1-body = 棋盘有 3×3 个格子。谁先让三枚棋子连成一线，谁就赢，横、竖、斜都行。
page-1-diagram-1 = { -orange }沿斜线连成三子，获胜。
page-2-title = 走棋
page-2-body = 双方轮流走棋。每一步，你要在空格落一枚棋子，落下就不再动。
page-3-title = 终局
page-3-body = 三子连线，对局立即结束。如果九格全部下满，谁也没有连成三子，就是和棋。
page-3-diagram-1 = 棋盘下满了，没有三子连线：和棋。
computer-title = 电脑怎么想
computer-body = 它在脑子里把棋一局局下到终局，越有利的变化下得越多。从难度 7 起它能看透整局，那时你最好的结果就是和棋。

# 课程
lesson-place = 三子连线就赢。每一步，在空格落一枚棋子。
lesson-place-task = 点任意一个格子。
lesson-place-done = 它会一直留在那里，直到终局。
lesson-row = 三子连线就赢。
lesson-row-task = 你已经有两枚了，落下第三枚。
lesson-row-done = 三子连线！对局立即结束。
lesson-row-wrong = 还是两枚。第三枚要落在这一行的一头。
lesson-slant = 斜线也算。
lesson-slant-task = 把斜线连完。
lesson-slant-done = 从角到角，一样赢。
lesson-slant-wrong = 沿着你的两枚棋子，往右上找。
lesson-stop = 对手有了两枚，就去挡在中间。
lesson-stop-task = { -blue }再下一枚就赢，挡住它。
lesson-stop-done = 每走一步之前先问自己：{ -blue }有什么威胁？
lesson-stop-wrong = { -blue }补上空位，赢了。
lesson-first = 能赢就先赢，再谈防守。
lesson-first-task = 双方都有两枚。轮到你了。
lesson-first-done = 先赢了，就不用挡了。
lesson-first-wrong = 你本来能赢：你的两枚棋子在左边那一列。
lesson-trap = 同时有两个威胁，就没法都挡住。
lesson-trap-task = 找出能同时连起两组两枚的格子。
lesson-trap-done = { -blue }只能挡一个。规则就是这些。
lesson-trap-wrong = { -blue }挡得住这个。看看空着的那个角。
