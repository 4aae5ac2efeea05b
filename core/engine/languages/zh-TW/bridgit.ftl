name = Bridg-It
tagline = 搶在對手截斷之前，把橋從一岸搭到另一岸

option-size = 大小
option-rows = 列數
option-columns = 欄數
option-starter = 先手
option-starter-vertical = { -orange }（由上到下）
option-starter-horizontal = { -blue }（由左到右）
option-walls = 牆
special-walls = ✕ 是牆，誰都不能在那裡搭橋，所以可能和局。
set-up-neutral = 牆
option-vertical = 開局時{ -orange }已有的橋
option-horizontal = 開局時{ -blue }已有的橋
handicap = { $name }要架的橋少{ $count }座，即使{ $other }先下也能贏。

prompt-build = { $side ->
    [first] { -orange }：請搭橋，連通上下兩岸。
   *[second] { -blue }：請搭橋，連通左右兩岸。
}
move-build = { $side ->
    [first] { -orange }在 { $cell } 搭橋
   *[second] { -blue }在 { $cell } 搭橋
}
advice-build = 在 { $cell } 搭橋

label-free = { $cell }，空格
label-upright = { $owner ->
    [first] { $cell }，{ -orange }的直橋
   *[second] { $cell }，{ -blue }的直橋
}
label-flat = { $owner ->
    [first] { $cell }，{ -orange }的橫橋
   *[second] { $cell }，{ -blue }的橫橋
}
label-wall = { $cell }，牆
label-pier = { $owner ->
    [first] { $cell }，{ -orange }的橋墩
   *[second] { $cell }，{ -blue }的橋墩
}
label-frame = { $cell }，邊框

refuse-taken = { $owner ->
    [first] { $cell } 已經有{ -orange }的橋了。
   *[second] { $cell } 已經有{ -blue }的橋了。
}
refuse-wall = { $cell } 是牆。
refuse-pier = { $owner ->
    [first] { $cell } 是{ -orange }的橋墩。橋要搭在橋墩之間。
   *[second] { $cell } 是{ -blue }的橋墩。橋要搭在橋墩之間。
}
refuse-frame = { $cell } 是邊框，不能搭橋。
refuse-outside = 這個棋盤上沒有 { $cell }：欄從 a 到 { $column }，列從 1 到 { $row }。

end-joined = { $side ->
    [first] { -orange }連通了上下兩岸。
   *[second] { -blue }連通了左右兩岸。
}
end-full = 棋盤下滿了，誰都沒有連通兩岸。

page-1-title = 目標
page-1-body =
    兩組橋墩立在同一片水面上。{ -orange }要用橋從上岸連到下岸，{ -blue }要用橋從左岸連到右岸。橋與橋絕不交叉，所以只有一方能連通。

    誰先連通自己的兩岸，誰就贏。路線要怎麼彎都可以。
page-1-diagram-1 = { -orange }連通了上下兩岸。

page-2-title = 搭橋
page-2-body =
    雙方輪流下，除非另外設定，否則由{ -orange }先下。每一步，你要在一個空格裡搭一座橋，連接這一格旁邊屬於你的兩個橋墩。有些格子裡你的橋是直的，有些是橫的；對手若在同一格搭橋，橫直正好對調。

    橋搭好就不會再變：不能移動，不能吃掉，也不能跳過不下。

    格子的名稱由欄和列組成：欄從左邊數，列從下面數。
page-2-diagram-1 = { -orange }在 d4 搭了直橋，在 e5 搭了橫橋；{ -blue }在 c3 搭了直橋。

page-3-title = 終局
page-3-body =
    靠在自己岸邊的橋墩本來就和岸相連，所以你可以從其中任何一個橋墩開始。

    棋盤下滿時，一定剛好有一方獲勝。如果{ -orange }沒有從上連到下，就是被{ -blue }的一串橋擋住了，反過來也一樣。所以不會有和局，除非棋盤上有牆。

    橋墩上、棋盤四周的邊框上，以及已經有橋或牆的格子裡，都不能搭橋。
page-3-diagram-1 = { -blue }連通了左右兩岸。

page-4-title = 棋盤、讓棋與出題
page-4-body =
    方形棋盤從 5×5 到 19×19，橋墩和格子都算在內，常用的是 13。在每一種方形棋盤上，先下的一方都有必勝的下法。

    列數和欄數不同時，路比較短的一方佔優勢，就算後下也能贏。讓比較強的人走遠路，雙方就勢均力敵了。

    牆是誰都不能用的格子；也可以從已經搭好幾座橋的局面開始。這兩樣都能拿來出題。有牆的時候，下滿的棋盤可能是和局。如果開局的局面已經分出勝負，這局會立刻結束。
page-4-diagram-1 = 13 列 11 欄：{ -orange }至少要六座橋，{ -blue }只要五座。
page-4-diagram-2 = 和局：牆擋住了雙方，棋盤也下滿了。

page-5-title = 配對策略
page-5-body =
    奧利佛·葛羅斯（Oliver Gross）找到了讓先下的人每次都贏的方法，而且很好記。假設你是{ -orange }，棋盤是方形的。第一步下在左上角。從此以後，每個不在岸邊的{ -blue-adjective }橋墩看守身邊的兩格，這樣每個空格剛好由一個橋墩看守。{ -blue }佔了一對當中的一格，你就佔另一格。

    是哪兩格？從第二列{ -blue-adjective }橋墩的第二個開始，一個橋墩一個橋墩地往右下走：這條斜線上的橋墩看守左、右兩格，斜線右邊的橋墩看守右、下兩格，左邊的橋墩看守左、上兩格。

    為什麼有用？想像{ -blue }有一串橋，沿著它由左往右走。第一座橋由它通往的橋墩看守，最後一座橋由它出發的橋墩看守。所以中間總有一處，這串橋從某個橋墩看守的一格進來，再從它看守的另一格出去。可是{ -blue }永遠沒辦法兩格都佔到。
page-5-diagram-1 = { -orange }先下 b6，接著用 e5 應 f6，用 d4 應 b4，用 f2 應 d2。d6 和 c5 一定能佔到一格，f4 和 e3 也是，這樣就夠了。
page-5-diagram-2 = { -orange }先下了 b6。配對如下：b4 和 d4（1），d2 和 f2（2），d6 和 c5（3），f6 和 e5（4），f4 和 e3（5），b2 和 c3（6）。橋墩 c4 和 e2 在斜線上。
page-5-diagram-3 = { -blue }的一串橋經過橋墩 c4、c2、e2、e4 到了 e6。每一次，{ -orange }都佔了配對的另一格：d4、b2、f2、f4，最後佔住 f6 獲勝。

page-6-title = 下棋要點
page-6-body =
    每座橋都有兩個作用：讓自己往前連，又佔掉對手的一格。要找兩方面都有用的格子。

    留著兩條路。如果一個缺口有兩座不同的橋都能補上，對手只能佔其中一格，你就佔另一格。

    要擋住一串橋，就找它每條路都會經過的格子。還要數一數：雙方各自至少還差幾座橋？
page-6-diagram-1 = { -orange }下 c3（1）或 e3（2）都能贏，{ -blue }只能佔住其中一格。

page-7-title = 高手進階
page-7-body =
    Bridg-It 是一種「夏農開關遊戲」（Shannon switching game）：在一張由路組成的網裡，一方保路，另一方毀路。在{ -orange }的網裡，點是{ -orange-adjective }橋墩，路是格子：{ -orange }每搭一座橋就保住一條路，{ -blue }每搭一座橋就毀掉一條路。{ -blue }也有自己的一張網。

    如果你的網裡有兩棵樹，沒有共用的空格，又都通到兩岸和同樣的橋墩，對手就擋不住你：一棵樹上的路被毀了，另一棵樹上總有一條路可以補上。就算下一步輪到對手，也是一樣。
page-7-diagram-1 = { -orange }先下了 b4。連同這座橋，d4 和 b2（1）組成一棵樹，c3 和 d2（2）組成另一棵。

computer-title = 電腦怎麼想
computer-body =
    Bridg-It 在每一種棋盤上都已經被破解。把{ -orange-adjective }橋墩當成點，把空格當成點與點之間可以開的路。如果有兩棵由路組成的樹，沒有共用任何一條路，又都通到同樣的點和兩岸，{ -orange }就安全，而且只有這樣才安全：不管{ -blue }毀掉哪條路，都只有一棵樹會斷開，另一棵樹上總有一條路可以補上。這是阿爾弗雷德·雷曼（Alfred Lehman）證明的。電腦在各點上數小石子，看有沒有這樣的兩棵樹，百萬分之幾秒就知道誰會贏、下哪裡會贏。「分析」會把這兩棵樹畫給你看。

    在最高難度，它絕不會放掉勝局。有好幾步能贏時，它選最快的一步；敗局已定時，它選讓你正確應法最少的一步。

    在其他難度，它靠經驗下棋：把棋盤隨機填滿好幾萬次，優先選佔到之後最常獲勝的格子。它偶爾會查確切的答案，難度越高查得越勤。

# 教學
lesson-bridge = 在{ -orange-adjective }橋墩之間搭橋，把上岸和下岸連通就贏。
lesson-bridge-task = 點橋墩之間的任何一格。
lesson-bridge-done = 橋連起了你的兩個橋墩，{ -blue }再也穿不過來。
lesson-shores = 從上岸連到下岸的一串橋就能贏。
lesson-shores-task = 還差一座橋，把它搭起來。
lesson-shores-done = 從這岸連到那岸了！{ -blue }也想這樣做，只是由左到右。
lesson-shores-wrong = 這樣還沒連通。從你已經有的橋接著搭。
lesson-wind = 路線怎麼彎都行。
lesson-wind-task = 正下方被佔住了，橫著把你的兩段連起來。
lesson-wind-done = 橫橋和直橋一樣有用。
lesson-wind-wrong = 你的兩段還沒連上，可以在中間偏下處相連。
lesson-cut = 你搭了橋的地方，對手就不能搭。
lesson-cut-task = { -blue }在右邊只差一座橋，把那一格佔下來。
lesson-cut-done = 截斷了！橋與橋絕不交叉。
lesson-cut-wrong = { -blue }搭上最後一座橋，連通了兩岸。
lesson-two = 有兩條路能贏，對手就沒辦法都截斷。
lesson-two-task = 往下搭橋，讓下一步有兩座不同的橋都能贏。
lesson-two-done = { -blue }只能截斷其中一條，剛剛就截了一條。
lesson-two-wrong = { -blue }來得及截斷這條。從你最上面的橋往下搭。
lesson-mend = 所以，永遠要留著第二條路。
lesson-mend-task = { -blue }在左邊截斷了你，走另一條路。
lesson-mend-done = 祕訣就是這樣：永遠留著兩條路。
lesson-mend-wrong = 第二條路在右邊，通往你最下面的橋。
lesson-pair = 格子是成對的：{ -blue }佔一格，你就佔另一格。
lesson-pair-task = 框裡是一對格子，{ -blue }佔了其中一格，你佔另一格。
lesson-pair-done = 一直這樣應對，{ -blue }就永遠連不通。所有配對都寫在「規則」裡。
lesson-pair-wrong = 那不是配對的一格。配對的那格在{ -blue }最下面那座橋的右邊。
lesson-race = 沒有牆就沒有和局，最後總有一格決定雙方的勝負。
lesson-race-task = 你差一座橋，{ -blue }也差一座，而且在同一格。快佔下來。
lesson-race-done = 一座橋既連通了自己，又截斷了{ -blue }。你可以上場了！
lesson-race-wrong = 現在{ -blue }佔了雙方都要的那一格，贏了。

# 謎題的要點
puzzle-idea-win-in = 最短的路，是兩邊都能補上的那一條。
puzzle-idea-only-win = 兩條路沒有共用的橋，就沒辦法都被截斷：一條斷了，就走另一條。
puzzle-idea-save = 有了這些牆，兩條路就能擋住對手：一條斷了，就走另一條。
puzzle-idea-prevent = 在對手兩條路交會的地方搭橋。
chapter-first-bridges = 搭橋八題

# 下法的理由，不加句號
reason-allows = { $other ->
    [first] { -orange }接著能在 { $cell } 獲勝
   *[second] { -blue }接著能在 { $cell } 獲勝
}
reason-stops = { $other ->
    [first] 阻止{ -orange }在 { $cell } 獲勝
   *[second] 阻止{ -blue }在 { $cell } 獲勝
}
reason-threatens = 威脅在 { $cell } 獲勝
reason-two-trees = { $other ->
    [first] 保有兩條獨立的路，{ -orange }沒辦法都截斷
   *[second] 保有兩條獨立的路，{ -blue }沒辦法都截斷
}
reason-joins-groups = 連起兩串橋
reason-joins-shore = { $edge ->
    [top] 連到上岸
    [bottom] 連到下岸
    [left] 連到左岸
   *[right] 連到右岸
}
reason-lengthens = { $side ->
    [first] 橋串延伸到 { $count } 列（共 { $all } 列）
   *[second] 橋串延伸到 { $count } 欄（共 { $all } 欄）
}
reason-cuts = { $other ->
    [first] 讓{ -orange }要搭的橋從 { $from } 座變成 { $to } 座
   *[second] 讓{ -blue }要搭的橋從 { $from } 座變成 { $to } 座
}
reason-shortens = 還差 { $left } 座橋
