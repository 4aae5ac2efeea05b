name = 四子棋
tagline = 投下棋子，四子连线

page-1-title = 目标
page-1-body = 棋盘竖立着，有七列、六行。谁先让自己的四枚棋子连成一线，谁就赢，横、竖、斜都行。
page-1-diagram-1 = { -orange }沿上升的斜线连成四子，获胜。
page-2-title = 走棋
page-2-body = { -orange }先走，然后双方轮流走。每一步，你要把一枚棋子投进没满的一列。它落到最低的空格，就停在那里。点这一列的任何地方都可以投。

    不能跳过不走：只要还有空位，就必须投。
page-2-diagram-1 = 第三列有两枚棋子，下一枚会落到 c3。
page-3-title = 终局
page-3-body = 四子连线，对局立即结束，超过四子也算。如果 42 格全部下满，谁也没有连成四子，就是和棋。
page-3-diagram-1 = 一枚棋子补上了空位：五子连线和四子一样赢。
page-4-title = 下棋要点
page-4-body =
    每走一步之前，先问自己三个问题：我能连成四子吗？对手能吗？我这枚棋子上面那一格会归谁？

    再下一枚就能连成四子的格子，叫作威胁。两个马上能下的威胁，没法都挡住。高处的威胁也对你有利，因为对手不愿投在它的正下方。

    中间一列最有价值：经过它的四子连线，比经过别的列的都多。
page-4-diagram-1 = { -orange }同时威胁 a1 和 e1，{ -blue }只能挡住一个。
page-5-title = 记谱
page-5-body = 一步棋记作所投列的编号，从左数，1 到 7。格子的名称像 d4 这样：字母是列，数字是从下往上数的行。

    整局棋可以写成一串数字，例如 4453。
page-6-title = 单数与双数
page-6-body =
    好格子都下完之后，总有一方不得不投在对方威胁的正下方。这叫“楚茨文克”（zugzwang）：非走不可，走哪里都吃亏。

    轮到谁吃亏，数一数就知道。如果其他列先填满，{ -blue }就不得不投在{ -orange }单数行威胁的下面，{ -orange }不得不投在{ -blue }双数行威胁的下面。所以{ -orange }要在第 3、5 行找威胁，{ -blue }要在第 2、4、6 行找。

    如果每一列的棋子都是双数，{ -blue }只要跟着下就行：{ -orange }投在哪里，就投在它上面。这样，双数行剩下的格子都归{ -blue }。不过{ -orange }只要在单数行有一个威胁，这个办法就行不通，因为{ -blue }不能投在它下面。
page-6-diagram-1 = 只剩第 7 列：{ -blue }只能投到 g2，{ -orange }占住 g3。
page-6-diagram-2 = { -blue }一直跟着下。最后{ -orange }只能投到 e3，{ -blue }占住 e4。
page-7-title = 陷阱与开局
page-7-body =
    横着连三枚，再从一头斜着往下连三枚，样子像“7”。这样会形成两个上下紧挨着的威胁：对手占住下面那格，你就投在它上面。

    第一枚棋子很关键。如果此后谁也不犯错，第一枚投在中间一列，{ -orange }赢；投在它旁边的两列，和棋；投在另外四列，{ -orange }输。
page-7-diagram-1 = “7”字形：{ -orange }投到 e2，威胁 e3。{ -blue }若占住 e3，{ -orange }就在 e4 获胜。
computer-title = 电脑怎么想
computer-body = 它在脑子里下成千上万局，越有利的变化下得越多。看到能赢就赢，看到你要赢就挡，也不会投在你能赢的格子正下方。

    四子棋已被完全破解：双方都走得完美时，先走的一方会用倒数第二枚棋子获胜，但第一步必须下在正中。难度越高，电脑越常去算清每步棋的确切价值；最高难度只要时间够就会算。

# 课程
lesson-drop = 四枚棋子连成一线就赢。棋子会沿着列往下落。
lesson-drop-task = 点任意一列。
lesson-drop-done = 它一落到底，停在那里不动了。
lesson-pile = 棋子会落在这一列已有的棋子上面。
lesson-pile-task = 把你的棋子投到中间那一摞上面。
lesson-pile-done = 从下往上数，它是第三枚。一列能放六枚。
lesson-pile-wrong = 那是另一列。那一摞在中间。
lesson-across = 自己的四枚棋子连成一线就赢。
lesson-across-task = 你已经有三枚了，投下第四枚。
lesson-across-done = 四子连线！对局立即结束。
lesson-across-wrong = 还是三枚。第四枚要投在这一行的一头。
lesson-up = 四枚叠成一竖也算。
lesson-up-task = 把这一列补成四枚。
lesson-up-done = 竖着连成四子，一样赢。
lesson-up-wrong = 看看叠在一起的那三枚棋子。
lesson-slant = 四枚连成斜线也算。
lesson-slant-task = 三枚朝右上方排着，找出第四枚该投的列。
lesson-slant-done = 斜线容易漏看，多看一眼。
lesson-slant-wrong = 顺着这三枚往上，再过去一列。
lesson-stop = 对手有了三枚，就去挡住。
lesson-stop-task = { -blue }再投一枚就赢，挡住它。
lesson-stop-done = 每走一步之前先问自己：{ -blue }有什么威胁？
lesson-stop-wrong = { -blue }占住这一行的一头，赢了。
lesson-below = 每枚棋子都给上面一格垫了底，想想谁会落在那里。
lesson-below-task = { -blue }在等第二行的一格。投哪里都行，别投在它下面。
lesson-below-done = 看得准！现在{ -blue }也不能投在那里，否则那一格就归你。
lesson-below-wrong = { -blue }落在你的棋子上面，连成了四子。
lesson-zugzwang = 最后总有一方不得不投在威胁下面，别让那一方是你。
lesson-zugzwang-task = 框里那格能让你连成四子，但现在还够不着。让{ -blue }没有别的列可投。
lesson-zugzwang-done = { -blue }只好投在那格下面，你就能在那格获胜。这叫“楚茨文克”。
lesson-zugzwang-wrong = 你正好投在那格下面，{ -blue }就占住了它。要先投另一列。
lesson-trap = 同时有两个威胁，就没法都挡住。
lesson-trap-task = 连起三枚，让两头都空着。
lesson-trap-done = { -blue }占哪一头，你就占另一头。规则就是这些。
lesson-trap-wrong = { -blue }挡得住这个。把最下面一行的两枚连成三枚。
