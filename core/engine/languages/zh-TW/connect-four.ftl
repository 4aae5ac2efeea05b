name = 四子棋
tagline = 投下棋子，四子連線

page-1-title = 目標
page-1-body = 棋盤是直立的，有七欄、六列。誰先讓自己的四枚棋子連成一線，誰就贏，直、橫、斜都可以。
page-1-diagram-1 = { -orange }沿著往右上的斜線連成四子，獲勝。
page-2-title = 下法
page-2-body = { -orange }先下，接著雙方輪流。每一步，你要把一枚棋子投進還沒滿的一欄。它會落到最低的空格，停在那裡。點那一欄的任何地方都可以投。

    不能跳過不下：只要還有空位，就一定要投。
page-2-diagram-1 = 第三欄有兩枚棋子，下一枚會落到 c3。
page-3-title = 終局
page-3-body = 四子連線，這局就立刻結束，超過四子也算。如果 42 格全部下滿，誰都沒有連成四子，就是和局。
page-3-diagram-1 = 一枚棋子補上了空位：五子連線和四子一樣贏。
page-4-title = 下棋要點
page-4-body =
    每下一步之前，先問自己三個問題：我能連成四子嗎？對手能嗎？我這枚棋子上面那一格會是誰的？

    再下一枚就能連成四子的格子，叫做威脅。兩個馬上就能下的威脅，沒辦法都擋住。比較高的威脅也對你有利，因為對手不想投在它的正下方。

    中間那一欄最有價值：經過它的四子連線，比經過別欄的都多。
page-4-diagram-1 = { -orange }同時威脅 a1 和 e1，{ -blue }只能擋住一個。
page-5-title = 記譜
page-5-body = 一步棋記成所投那一欄的號碼，從左邊數，1 到 7。格子的名稱像是 d4：字母是欄，數字是從下面數的列。

    整局棋可以寫成一串數字，例如 4453。
page-6-title = 單數與雙數
page-6-body =
    好格子都下完之後，總有一方不得不投在對手威脅的正下方。這叫做「迫移」（zugzwang）：非下不可，下哪裡都吃虧。

    輪到誰吃虧，數一數就知道。如果其他欄先填滿，{ -blue }就不得不投在{ -orange }單數列威脅的下面，{ -orange }不得不投在{ -blue }雙數列威脅的下面。所以{ -orange }要在第 3、5 列找威脅，{ -blue }要在第 2、4、6 列找。

    如果每一欄的棋子都是雙數，{ -blue }只要跟著下就好：{ -orange }投在哪裡，就投在它上面。這樣，雙數列剩下的格子都是{ -blue }的。不過{ -orange }只要在單數列有一個威脅，這個方法就行不通，因為{ -blue }不能投在它下面。
page-6-diagram-1 = 只剩第 7 欄：{ -blue }只能投到 g2，{ -orange }佔住 g3。
page-6-diagram-2 = { -blue }一直跟著下。最後{ -orange }只能投到 e3，{ -blue }佔住 e4。
page-7-title = 陷阱與開局
page-7-body =
    橫的連三枚，再從一端斜著往下連三枚，樣子像「7」。這樣會做出兩個上下緊鄰的威脅：對手佔住下面那格，你就投在它上面。

    第一枚棋子很關鍵。如果之後誰都不犯錯，第一枚投在中間那一欄，{ -orange }贏；投在它旁邊的兩欄，和局；投在另外四欄，{ -orange }輸。
page-7-diagram-1 = 「7」字形：{ -orange }投到 e2，威脅 e3。{ -blue }若佔住 e3，{ -orange }就在 e4 獲勝。
computer-title = 電腦怎麼想
computer-body = 它在腦中下好幾千局，越有利的地方下得越多。看到能贏就贏，看到你要贏就擋，也不會投在你能贏的格子正下方。

    四子棋已經被破解：雙方都下得完美時，先下的一方會用倒數第二枚棋子獲勝，但第一步一定要下在正中間。難度越高，電腦就越常算清楚每一步的確切價值；最高難度只要時間夠就會算。

# 教學
lesson-drop = 四枚棋子連成一線就贏。棋子會沿著欄往下落。
lesson-drop-task = 點任何一欄。
lesson-drop-done = 它一路落到底，就停在那裡了。
lesson-pile = 棋子會落在那一欄已有的棋子上面。
lesson-pile-task = 把你的棋子投到中間那一疊上面。
lesson-pile-done = 它是從下面數來第三枚。一欄可以放六枚。
lesson-pile-wrong = 那是另一欄。那一疊在中間。
lesson-across = 自己的四枚棋子連成一線就贏。
lesson-across-task = 你已經有三枚了，投下第四枚。
lesson-across-done = 四子連線！這局立刻結束。
lesson-across-wrong = 還是三枚。第四枚要投在那一列的一端。
lesson-up = 四枚疊成一直線也算。
lesson-up-task = 把這一欄補成四枚。
lesson-up-done = 直的連成四子，一樣贏。
lesson-up-wrong = 看看疊在一起的那三枚棋子。
lesson-slant = 四枚連成斜線也算。
lesson-slant-task = 三枚往右上方排，找出第四枚該投的欄。
lesson-slant-done = 斜線很容易漏看，要多看一眼。
lesson-slant-wrong = 順著這三枚往上，再過去一欄。
lesson-stop = 對手有了三枚，就去擋住。
lesson-stop-task = { -blue }再投一枚就贏了，擋住它。
lesson-stop-done = 每下一步之前先問自己：{ -blue }有什麼威脅？
lesson-stop-wrong = { -blue }佔住那一列的一端，贏了。
lesson-below = 每枚棋子都會墊高上面那一格，想想誰會落在那裡。
lesson-below-task = { -blue }在等第二列的一格。投哪裡都可以，就是別投在它下面。
lesson-below-done = 看得真準！現在{ -blue }也不能投那裡，不然那一格就是你的。
lesson-below-wrong = { -blue }落在你的棋子上面，連成了四子。
lesson-zugzwang = 最後總有一方不得不投在威脅下面，別讓那一方是你。
lesson-zugzwang-task = 框裡那格能讓你連成四子，但現在還搆不到。讓{ -blue }沒有別的欄可投。
lesson-zugzwang-done = { -blue }只好投在那格下面，你就能在那格獲勝。這叫做「迫移」。
lesson-zugzwang-wrong = 你剛好投在那格下面，{ -blue }就佔住了它。要先投另一欄。
lesson-trap = 同時有兩個威脅，就沒辦法都擋住。
lesson-trap-task = 連起三枚，讓兩端都空著。
lesson-trap-done = { -blue }佔哪一端，你就佔另一端。規則就是這些。
lesson-trap-wrong = { -blue }擋得住這個。把最下面一列的兩枚連成三枚。
