name = 百变四子棋
tagline = 四子连线，还有空洞和惊喜

option-rows = 行数
option-columns = 列数
option-mode = 特殊格
option-mode-plain = 无
option-mode-ban = 空洞
option-mode-bonus = 奖励格
option-mode-ban-bonus = 空洞和奖励格
option-ban = 空洞
option-bonus = 奖励格
special-ban = ✕ 格始终是空的。
special-bonus = 棋子落在 ★ 上，就能再投一个挡块。
set-up-neutral = 挡块
option-seed = 特殊格位置

prompt-blocker = { $side ->
    [first] { -orange }：请投下挡块。
   *[second] { -blue }：请投下挡块。
}
move-disc-blocker = { $side ->
    [first] { -orange }投入第 { $column } 列，挡块投入第 { $blocker } 列
   *[second] { -blue }投入第 { $column } 列，挡块投入第 { $blocker } 列
}
move-blocker = { $side ->
    [first] { -orange }把挡块投入第 { $blocker } 列
   *[second] { -blue }把挡块投入第 { $blocker } 列
}
advice-disc-blocker = 投入第 { $column } 列，挡块投入第 { $blocker } 列
brief-disc-blocker = 第 { $column } 列，挡块第 { $blocker } 列
advice-blocker = 把挡块投入第 { $blocker } 列
label-bonus = { $cell }，奖励格，空格
label-landing-bonus = 第 { $column } 列，还有 { $free } 个空格，落到奖励格 { $cell }
label-ban = { $cell }，空洞
label-blocker = { $cell }，挡块
refuse-blocker-due = 请先投下挡块。
refuse-blocker-missing = 这枚棋子落在奖励格上，还要写明挡块投在哪列，例如 5:2。

page-1-title = 目标
page-1-body = 棋盘竖立着，有 4 到 12 列、4 到 12 行。谁先让自己的四枚棋子连成一线，谁就赢，横、竖、斜都行。
page-1-diagram-1 = 五列四行：{ -blue }沿下降的斜线连成四子，获胜。
page-2-title = 走棋
page-2-body = { -orange }先走，然后双方轮流走。每一步，你要把一枚棋子投进没满的一列。它落到最低的空格，就停在那里。点这一列的任何地方都可以投。

    不能跳过不走：只要还有空位，就必须投。
page-3-title = 空洞
page-3-body = 空洞是打叉的格子：棋子会穿过它落下去，从不停在里面。双方的连线都会在这里断开。

    只要空洞下面还有空格，棋子就会穿过空洞。下面的格子被占了，或者下面没有格子时，下一枚棋子就停在空洞的正上方。如果空洞在最顶上，它下面那格一被占，这一列就满了。
page-3-diagram-1 = 空洞是 c2。第一枚棋子穿过它落到 c1，第二枚停在它上面。
page-3-diagram-2 = 空洞 c1 隔开了 a1、b1 和 d1、e1，这不算四子连线。
page-4-title = 奖励格
page-4-body = 奖励格上有一颗星。你的棋子停在上面时，还要马上投一个挡块，投进任意一列没满的列。挡块像棋子一样下落，也会穿过空洞。它不属于任何一方，也不算在任何连线里。然后轮到对手。

    如果落在奖励格的棋子连成了四子，对局就结束，不再投挡块。如果每一列都满了，也不投。
page-4-diagram-1 = { -blue }落在奖励格 g1，把挡块投到 d1，隔在{ -orange }的棋子之间。
page-5-title = 终局
page-5-body = 四子连线，对局立即结束，超过四子也算。如果除空洞以外的格子全部下满，谁也没有连成四子，就是和棋。
page-6-title = 开局设置
page-6-body = 你可以选棋盘大小和特殊格。特殊格的位置是随机的，点“换一批”可以重新选，也可以自己选格子。“给我惊喜”连大小也会随机选。

    一步棋记作所投列的编号，例如 5。有挡块时记作 5:2，就是棋子投第 5 列，挡块投第 2 列。
page-7-title = 下棋要点
page-7-body =
    再下一枚就能连成四子的格子，叫作威胁。两个马上能下的威胁，没法都挡住。

    先看特殊格。经过空洞的线全都断开。别投在星的正下方，否则对手会落在星上，得到挡块。

    投挡块之前，看看它上面那一格：对手下一步就能下在那里。
page-7-diagram-1 = 星在 d2。{ -orange }投到了 d1，{ -blue }就能落在星上。
page-8-title = 单数与双数
page-8-body =
    好格子都下完之后，总有一方不得不投在威胁下面。轮到谁呢？数一数在那之前还能填的空格：其他各列的都算，有威胁的那一列，只算威胁下面那格以下的。如果是双数，最后不得不投在那里的，是现在轮到走棋的一方；如果是单数，就是对手。

    所以行数是双数时，{ -orange }在单数行、{ -blue }在双数行的威胁会实现。行数和列数都是单数时也一样。行数是单数、列数是双数时，正好相反。

    空洞会少掉一格，于是单双颠倒，除非它就在威胁那一列，而且在威胁上面。挡块会多填一格，也会让单双颠倒。
page-8-diagram-1 = 五行四列：{ -blue }只能投到 d1，{ -orange }占住 d2，那是双数行。
page-8-diagram-2 = 四行，空洞在 b1：{ -blue }只能投到 f1，{ -orange }占住 f2。要是没有空洞，不得不投到 f1 的就是{ -orange }了。
computer-title = 电脑怎么想
computer-body = 它在脑子里下成千上万局，越有利的变化下得越多。看到能赢就赢，看到你要赢就挡，也不会投在你能赢的格子正下方。

    能证明的，它就证明：空格越少，看得越远，到了高难度就不再出错。

# 课程
lesson-size = 四枚棋子连成一线就赢。棋盘有大有小。
lesson-size-task = 你已经有三枚了，在任意一头投下第四枚。
lesson-size-done = 四列也好，十二列也好，下的都是同一种棋。
lesson-size-wrong = 还是三枚。这一行的两头都空着。
lesson-ban = 打叉的格子是空洞：棋子会穿过它落下去。
lesson-ban-task = 往空洞所在的列投一枚棋子。
lesson-ban-done = 穿过空洞，一直落到底。
lesson-ban-wrong = 那是另一列。找找打叉的格子。
lesson-above = 空洞下面没有空格时，下一枚棋子就停在它上面。
lesson-above-task = 往空洞所在的列再投一枚。
lesson-above-done = 棋子从不停在空洞里。
lesson-above-wrong = 请再往有空洞的那一列投一次。
lesson-broken = 空洞会断开连线。你最下面那行就断在这里。
lesson-broken-task = 可是{ -blue }上面那行还连着，挡住它。
lesson-broken-done = 你的棋子停在空洞上面，正是{ -blue }想占的位置。
lesson-broken-wrong = 空洞上面有空位，{ -blue }连成了四子。
lesson-star = 棋子落在星上，就能再投一个挡块。
lesson-star-task = 先投到星上，再把挡块投进任意一列。
lesson-star-done = 挡块不属于任何一方，却会挡住双方的路。
lesson-star-wrong = 没有落在星上。请投进星所在的列。
lesson-blocker = 挡块可以挡住连线，你的棋子还能做别的事。
lesson-blocker-task = 占住星，再把挡块投进{ -blue }的那一行。
lesson-blocker-done = 挡住了，你的棋子也占了好位置。
lesson-blocker-wrong = { -blue }马上要连成四子，你也没落在星上。
lesson-blocker-plain = 这也挡住了{ -blue }。但用星来挡，你还能多得一枚棋子。
lesson-blocker-elsewhere = 星到手了，可挡块投在那里，挡不住{ -blue }的那一行。
lesson-both = 不管有没有空洞和星，同时有两个威胁就能赢。
lesson-both-task = 连起三枚，让两头都空着。
lesson-both-done = { -blue }没法两头都挡。规则就是这些。
lesson-both-wrong = { -blue }挡得住这个。补上你两枚棋子之间的空位。

# 走法的理由，不带句号
reason-takes-bonus = 落在星上，还能投一个挡块
