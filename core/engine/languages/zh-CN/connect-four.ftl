name = 四子棋
tagline = 投下棋子，连成四子

page-1-title = 目标
page-1-body = 棋盘竖立着：七列，六行。谁先让自己的四枚棋子连成一线，谁就赢，横、竖、斜都行。
page-1-diagram-1 = { -orange }连成上升的斜线，获胜。
page-2-title = 走棋
page-2-body = { -orange }先走，然后双方轮流。一步棋就是把一枚棋子投进还没满的一列。它落到最低的空格，就不再动。点这一列的任何地方都可以投。

    不能跳过不走：只要棋盘有空位，就必须投。
page-2-diagram-1 = 第三列有两枚棋子。下一枚会落在 c3。
page-3-title = 终局
page-3-body = 四子连线，对局立刻结束。超过四子也一样算。42 格全部下满，谁也没有连成四子，就是和棋。
page-3-diagram-1 = 一枚棋子补上空位：五子连线和四子一样算赢。
page-4-title = 看什么
page-4-body = 下了就能连成四子的格子，叫作威胁。两个威胁都能马上下到，就没法都挡住。

    高处的威胁也对你有利：谁也不愿投在它的正下方。因为双方轮流填满棋盘，所以{ -orange }在单数行的威胁、{ -blue }在双数行的威胁，往往最后能兑现。
page-4-diagram-1 = { -orange }同时威胁 a1 和 e1。{ -blue }只能挡一个。
page-5-title = 记谱
page-5-body = 一步棋记作所投的列数，从左数，1 到 7。格子用 d4 这样的名字，字母是列，数字是从下往上数的行。

    整局棋可以写成一串数字，例如 4453。
page-6-title = 电脑怎么想
page-6-body = 它在脑子里下成千上万局，走得顺的变化就多下几局。看到能赢就赢，看到你要赢就挡，也不会投在你一下就赢的格子下面。

    四子棋已被完全破解：双方都下得完美时，先走的一方靠棋盘的倒数第二枚棋子获胜，但第一步必须下在正中。难度越高，电脑越常去算清每步棋的确切价值；最高难度只要时间够，每步都算。

# 课程
lesson-drop = 棋子不是放上去的，而是投进一列里。
lesson-drop-task = 点任意一列。
lesson-drop-done = 它一落到底，就停在那里。
lesson-pile = 棋子会叠在这一列已有的棋子上面。
lesson-pile-task = 把你的棋子叠到中间那一堆上。
lesson-pile-done = 从下往上第三枚。一列最多放六枚。
lesson-pile-wrong = 那是另一列。那一堆在中间。
lesson-across = 自己的四枚棋子连成一线就赢。
lesson-across-task = 你有三枚了。投下第四枚。
lesson-across-done = 四子连线：对局立刻结束。
lesson-across-wrong = 还是三枚。第四枚该落在这一行的尽头。
lesson-up = 四枚叠成一竖，也算。
lesson-up-task = 把这一列连完。
lesson-up-done = 竖着一样赢。
lesson-up-wrong = 看看叠在一起的三枚棋子。
lesson-slant = 四枚连成斜线，也算。
lesson-slant-task = 三枚向右上方爬。找出第四枚该投的列。
lesson-slant-done = 斜线容易漏看。多看一眼。
lesson-slant-wrong = 顺着这三枚往上，再过去一列。
lesson-stop = 对方有了三枚，就去挡住。
lesson-stop-task = { -blue }再投一枚就赢。挡住它。
lesson-stop-done = 每步棋之前先看一眼：{ -blue }有什么威胁？
lesson-stop-wrong = { -blue }占了这一行的尽头，赢了。
lesson-below = 你的棋子会把下一枚垫高：想想会是什么落在上面。
lesson-below-task = { -blue }在等第二行的一格。投哪里都行，就是别投在它下面。
lesson-below-done = 看得准。现在{ -blue }也不能投在那里，否则那一格就归你。
lesson-below-wrong = { -blue }就在你的棋子上面连成了四子。
lesson-trap = 同时有两个威胁，就没法都挡住。
lesson-trap-task = 连成三枚，两头都空着。
lesson-trap-done = { -blue }占哪一头，你就占另一头。现在你全都会了。
lesson-trap-wrong = 这样挡得住。把最下面一行的两枚变成三枚。
