name = 井字棋
tagline = 九个格子，三子连线

prompt-place = { $side ->
    [first] { -orange }：选一个格子。
   *[second] { -blue }：选一个格子。
}
move-place = { $side ->
    [first] { -orange }落子 { $square }
   *[second] { -blue }落子 { $square }
}
label-free = { $square }，空
label-stone = { $side ->
    [first] { $square }，{ -orange-adjective }棋子
   *[second] { $square }，{ -blue-adjective }棋子
}
refuse-taken = { $square } 已有棋子。
end-three = { $side ->
    [first] { -orange }连成三子。
   *[second] { -blue }连成三子。
}

page-1-title = 目标
page-1-body = 棋盘有 3×3 个格子。谁先让三枚棋子连成一线，谁就赢，横、竖、斜都行。
page-1-diagram-1 = { -orange }连成斜线，获胜。
page-2-title = 走棋
page-2-body = 双方轮流走。一步棋就是在空格落一枚棋子，落下就不再动。
page-3-title = 终局
page-3-body = 三子连线，对局立刻结束。九格下满还没有连成，就是和棋。
page-3-diagram-1 = 棋盘已满，没有三子连线：和棋。
page-4-title = 电脑怎么想
page-4-body = 它在脑子里把棋一局局下到底，走得顺的变化就多下几局。从难度 7 起它能看透整局，那时你最好的结果就是和棋。

# 课程
lesson-place = 一步棋就是在空格落一枚棋子。
lesson-place-task = 点任意一个格子。
lesson-place-done = 它会一直留在那里，直到终局。
lesson-row = 三子连线就赢。
lesson-row-task = 你有两枚了。落下第三枚。
lesson-row-done = 三子连线：对局立刻结束。
lesson-row-wrong = 还是两枚。第三枚该下在这一行的尽头。
lesson-slant = 斜线也算。
lesson-slant-task = 把斜线连完。
lesson-slant-done = 角到角，一样赢。
lesson-slant-wrong = 沿着你的两枚棋子，往右上找。
lesson-stop = 对方有了两枚，就去挡住。
lesson-stop-task = { -blue }再下一枚就赢。挡住它。
lesson-stop-done = 每步棋之前先看一眼：{ -blue }有什么威胁？
lesson-stop-wrong = { -blue }补上空位，赢了。
lesson-first = 能赢就先赢，再谈防守。
lesson-first-task = 双方都有两枚。轮到你了。
lesson-first-done = 抢先一步，谁也不用挡。
lesson-first-wrong = 你本来能赢：你的两枚棋子在左边那列。
lesson-trap = 同时有两个威胁，就没法都挡住。
lesson-trap-task = 找出能一下做成两个“二连”的格子。
lesson-trap-done = { -blue }只能挡一个。现在你全都会了。
lesson-trap-wrong = 这样挡得住。看看空着的那个角。
