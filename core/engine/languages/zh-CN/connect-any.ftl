name = 百变四子棋
tagline = 连成四子，还有空洞和惊喜

option-rows = 行数
option-columns = 列数
option-mode = 特殊格
option-mode-plain = 无
option-mode-ban = 禁格
option-mode-bonus = 奖励格
option-mode-ban-bonus = 禁格和奖励格
option-ban = 禁格
option-bonus = 奖励格
option-seed = 它们的位置

prompt-blocker = { $side ->
    [first] { -orange }：投下挡块。
   *[second] { -blue }：投下挡块。
}
move-disc-blocker = { $side ->
    [first] { -orange }投入第 { $column } 列，挡块投入第 { $blocker } 列
   *[second] { -blue }投入第 { $column } 列，挡块投入第 { $blocker } 列
}
move-blocker = { $side ->
    [first] { -orange }把挡块投入第 { $blocker } 列
   *[second] { -blue }把挡块投入第 { $blocker } 列
}
label-bonus = { $cell }，奖励格，空
label-landing-bonus = 第 { $column } 列，剩 { $free } 格，落在奖励格 { $cell }
label-ban = { $cell }，禁格
label-blocker = { $cell }，挡块
refuse-blocker-due = 先投下挡块。
refuse-blocker-missing = 这枚棋子落在奖励格上：还要写明挡块投哪列，例如 5:2。

page-1-title = 目标
page-1-body = 棋盘竖立着，有 4 到 12 列、4 到 12 行。谁先让自己的四枚棋子连成一线，谁就赢，横、竖、斜都行。
page-1-diagram-1 = 五列四行：{ -blue }连成下降的斜线，获胜。
page-2-title = 走棋
page-2-body = { -orange }先走，然后双方轮流。一步棋就是把一枚棋子投进还没满的一列。它落到最低的空格，就不再动。点这一列的任何地方都可以投。

    不能跳过不走：只要棋盘有空位，就必须投。
page-3-title = 禁格
page-3-body = 禁格是一块打着叉的封板，它是个谁也填不上的洞，会断开双方的连线。

    只要禁格下面还有空格，棋子就会穿过它落下去。下面的格子被占，或者下面没有格子时，下一枚棋子就停在禁格的正上方。如果禁格在最顶上，它下面那格一被占，这一列就满了。
page-3-diagram-1 = 禁格是 c2。第一枚棋子穿过它落到 c1，第二枚停在它上面。
page-3-diagram-2 = 禁格 c1 隔开了 a1 b1 和 d1 e1：没有连成四子。
page-4-title = 奖励格
page-4-body = 奖励格上有一颗星。谁的棋子停在上面，谁就马上投一个挡块，投进任意一列没满的列。挡块像棋子一样下落，也会穿过禁格。它不属于任何一方，也不参与连线。然后轮到对方。

    如果落在奖励格的棋子连成了四子，对局就结束，不再投挡块。如果哪一列都没有空位，也不投。
page-4-diagram-1 = { -blue }停在奖励格 g1，把挡块投到 d1，隔在{ -orange }的棋子之间。
page-5-title = 终局
page-5-body = 四子连线，对局立刻结束，超过四子也一样算。除禁格外全部下满，谁也没有连成四子，就是和棋。
page-6-title = 设置棋盘
page-6-body = 棋盘大小和特殊格由你来选。禁格和奖励格的位置随机抽取，点“重新抽取”可换。你也可以自己选格子。“来点惊喜”会连大小一起抽。

    一步棋记作所投的列数，比如 5；有挡块时记作 5:2，就是棋子投第 5 列，挡块投第 2 列。
page-7-title = 电脑怎么想
page-7-body = 它在脑子里下成千上万局，走得顺的变化就多下几局。看到能赢就赢，看到你要赢就挡，也不会投在你一下就赢的格子下面。

    能算清的，它就算清：空格越少，看得越远，到了高难度，就不再出错。

# 课程
lesson-size = 棋盘有大有小。四子连线总归是赢。
lesson-size-task = 你有三枚了。在任意一头投下第四枚。
lesson-size-done = 四列也好，十二列也好，都是同一种棋。
lesson-size-wrong = 还是三枚。你这一行的两头都空着。
lesson-ban = 打叉的板是禁格：棋子会穿过它落下去。
lesson-ban-task = 往它那一列投一枚棋子。
lesson-ban-done = 穿过去，一直落到底。
lesson-ban-wrong = 那是另一列。禁格在框里。
lesson-above = 下面没有空格了，下一枚棋子就停在它上面。
lesson-above-task = 往它那一列再投一枚。
lesson-above-done = 禁格谁也填不上。
lesson-above-wrong = 再用一次框里的那一列。
lesson-broken = 禁格会断开连线。你最下面那行就断在这里。
lesson-broken-task = 可是{ -blue }上面那行还连着。挡住它。
lesson-broken-done = 你的棋子停在禁格上面，正是{ -blue }想要的位置。
lesson-broken-wrong = 禁格上面有空位，{ -blue }连成了四子。
lesson-star = 落在星上，就要再投一个挡块。
lesson-star-task = 先投到星上，再把挡块投进任意一列。
lesson-star-done = 挡块不属于任何一方，却会挡双方的路。
lesson-star-wrong = 没落在星上。星在框里。
lesson-blocker = 挡块可以去挡线，你的棋子同时做别的事。
lesson-blocker-task = 占住星，再把挡块投到{ -blue }的那一行里。
lesson-blocker-done = 挡住了，你的棋子也占了好位置。
lesson-blocker-wrong = { -blue }马上要连成四子，你却错过了星。
lesson-blocker-plain = 这也能挡住{ -blue }。但用星来挡，你还多得一枚棋子。
lesson-blocker-elsewhere = 星是你的了。可挡块投在那里，挡不住{ -blue }的那一行。
lesson-both = 不管有洞还是有星，同时两个威胁照样赢。
lesson-both-task = 连成三枚，两头都空着。
lesson-both-done = 现在什么也救不了{ -blue }，洞和星都不行。现在你全都会了。
lesson-both-wrong = 这样挡得住。补上你两枚棋子之间的空位。

# 走法的理由，不带句号
reason-takes-bonus = 落在星格上，还能放一个挡块
