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
page-4-body = 再下一枚就能连成四子的格子，叫作威胁。两个马上能下的威胁，没法都挡住。

    高处的威胁也对你有利，因为对手不愿投在它的正下方。双方轮流填满棋盘，所以{ -orange }在单数行的威胁和{ -blue }在双数行的威胁，往往最后能实现。
page-4-diagram-1 = { -orange }同时威胁 a1 和 e1，{ -blue }只能挡住一个。
page-5-title = 记谱
page-5-body = 一步棋记作所投列的编号，从左数，1 到 7。格子的名称像 d4 这样：字母是列，数字是从下往上数的行。

    整局棋可以写成一串数字，例如 4453。
computer-title = 电脑怎么想
computer-body = 它在脑子里下成千上万局，越有利的变化下得越多。看到能赢就赢，看到你要赢就挡，也不会投在你能赢的格子正下方。

    四子棋已被完全破解：双方都走得完美时，先走的一方会用倒数第二枚棋子获胜，但第一步必须下在正中。难度越高，电脑越常去算清每步棋的确切价值；最高难度只要时间够就会算。

# 课程
lesson-drop = 四枚棋子连成一线就赢。棋子会沿着列往下落。
lesson-drop-task = 点任意一列。
lesson-drop-done = 它一落到底，停在那里不动了。
lesson-pile = 棋子会落在这一列已有的棋子上面。
lesson-pile-task = 把你的棋子投到中间那一摞上面。
lesson-pile-done = 它在从下往上第三格。一列能放六枚。
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
lesson-trap = 同时有两个威胁，就没法都挡住。
lesson-trap-task = 连起三枚，让两头都空着。
lesson-trap-done = { -blue }占哪一头，你就占另一头。规则就是这些。
lesson-trap-wrong = { -blue }挡得住这个。把最下面一行的两枚连成三枚。
