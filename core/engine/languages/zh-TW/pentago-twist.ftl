name = Pentago Twist
tagline = 在會扭轉的棋盤上連成五子
handicap = 開局時棋盤上已有{ $name }的{ $count }枚棋子。

prompt-place = { $side ->
    [first] { -orange }：請放一枚棋子。連成五子就贏。
   *[second] { -blue }：請放一枚棋子。連成五子就贏。
}
prompt-twist = { $side ->
    [first] { -orange }：請點一塊小棋盤，旋轉或左右翻轉它。
   *[second] { -blue }：請點一塊小棋盤，旋轉或左右翻轉它。
}
prompt-twist-chosen = { $side ->
    [first] { -orange }
   *[second] { -blue }
}：請旋轉或左右翻轉{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤。

operation-rotate = 順時針旋轉{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤
operation-mirror = 左右翻轉{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤

move-place = { $side ->
    [first] { -orange }在 { $cell } 放下棋子
   *[second] { -blue }在 { $cell } 放下棋子
}
move-rotate = { $side ->
    [first] { -orange }旋轉
   *[second] { -blue }旋轉
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤
move-mirror = { $side ->
    [first] { -orange }左右翻轉
   *[second] { -blue }左右翻轉
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤
move-place-rotate = { $side ->
    [first] { -orange }在 { $cell } 放下棋子，旋轉
   *[second] { -blue }在 { $cell } 放下棋子，旋轉
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤
move-place-mirror = { $side ->
    [first] { -orange }在 { $cell } 放下棋子，左右翻轉
   *[second] { -blue }在 { $cell } 放下棋子，左右翻轉
}{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤
advice-place = 在 { $cell } 放下棋子
advice-rotate = 旋轉{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤
advice-mirror = 左右翻轉{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤
advice-place-rotate = 在 { $cell } 放下棋子，旋轉{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤
advice-place-mirror = 在 { $cell } 放下棋子，左右翻轉{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤
brief-place-rotate = { $cell }，旋轉{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}
brief-place-mirror = { $cell }，翻轉{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}

label-free = { $cell }，空格
label-stone = { $side ->
    [first] { $cell }，{ -orange-adjective }棋子
   *[second] { $cell }，{ -blue-adjective }棋子
}
label-free-quadrant = { $cell }，空格，{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤
label-stone-quadrant = { $side ->
    [first] { $cell }，{ -orange-adjective }棋子
   *[second] { $cell }，{ -blue-adjective }棋子
}，{ $quadrant ->
    [nw] 左上
    [ne] 右上
    [sw] 左下
   *[se] 右下
}小棋盤

refuse-occupied = { $cell } 已經有棋子了。
refuse-twist-due = 棋子已經放好，請旋轉或左右翻轉一塊小棋盤。
refuse-place-first = 請先放一枚棋子，再旋轉或左右翻轉小棋盤。
refuse-quadrant = 沒有 { $quadrant } 號小棋盤，編號是 0 到 3。
refuse-no-quadrant = 請先選一塊小棋盤。

end-five = { $side ->
    [first] { -orange }連成了五子。
   *[second] { -blue }連成了五子。
}
end-five-opponent = { $side ->
    [first] { -blue }扭轉之後，{ -orange }連成了五子。
   *[second] { -orange }扭轉之後，{ -blue }連成了五子。
}
end-five-both = 雙方都連成了五子。
end-full = 棋盤下滿了，誰都沒有連成五子。

page-1-title = 目標
page-1-body = 讓自己的五枚棋子連成一線就贏，直、橫、斜都可以。棋盤有 6×6 格，由四塊小棋盤拼成，而這些小棋盤可不會乖乖不動。
page-1-diagram-1 = { -orange }在第二列連成五子，獲勝。
page-2-title = 一步棋分成兩半
page-2-body =
    { -orange }先下。先在任何一個空格放一枚棋子，再旋轉或左右翻轉四塊小棋盤中的一塊：哪一塊都可以，空的也可以，不是剛才放棋子的那塊也可以。這後半步叫做「扭轉」。

    兩半都一定要做。要是什麼都不想改變，就找一塊扭轉之後看起來一樣的：空的，或是只有正中間一枚棋子的。
page-2-diagram-1 = 左上小棋盤上有三枚棋子……
page-2-diagram-2 = ……{ -blue }在 e2 放下棋子，接著順時針旋轉了這塊小棋盤。
page-3-title = 旋轉與左右翻轉
page-3-body =
    旋轉是順時針轉 90 度，不能逆時針轉。原本最上面的一列會變成最右邊的一欄。

    左右翻轉是把小棋盤的左欄和右欄對調。中間一欄不動，每枚棋子也都留在原本的列。
page-3-diagram-1 = 左上小棋盤上有三枚棋子……
page-3-diagram-2 = ……{ -blue }在 e2 放下棋子，接著左右翻轉了這塊小棋盤。
page-4-title = 終局
page-4-body =
    整步棋下完，連線才算數。這時你有五枚以上的棋子連成一線，你就贏了。不管是靠放棋子連成的，還是靠扭轉連成的，都算。

    如果 36 格全部下滿，誰都沒有連成五子，就是和局。
page-4-diagram-1 = { -orange }在 e2 放下棋子連成五子，卻旋轉了右下小棋盤：線斷了，繼續下。
page-5-title = 特殊情況
page-5-body =
    你扭轉之後，只有對手連成五子：對手獲勝。

    你扭轉之後，雙方都連成五子：和局。

    六子連線和五子一樣。

    放下最後一枚棋子之後也要扭轉，還是有可能因此獲勝。
page-5-diagram-1 = { -orange }左右翻轉了右下小棋盤，雙方都連成五子：和局。
page-5-diagram-2 = { -orange }左右翻轉了右下小棋盤，只有{ -blue }連成五子：{ -blue }獲勝。
page-6-title = 下棋要點
page-6-body =
    小棋盤正中間的格子永遠不動，放在那裡的棋子很可靠。一塊小棋盤上連著三枚，隔壁那塊上連著兩枚，勝過四枚散開的棋子。

    扭轉之前，看看對手用八種扭轉各能做什麼。做出兩個一步棋破不了的威脅，就贏了。
page-6-diagram-1 = 四塊小棋盤正中間的格子是 b2、b5、e2 和 e5。怎麼扭轉，那裡的棋子都不動。
page-7-title = 高手進階
page-7-body =
    線與線並不一樣。第 2、5 列，b、e 兩欄，以及兩條長斜線，都經過兩個正中間的格子，所以五枚棋子裡有兩枚永遠不動。其他的列和欄不經過正中間的格子，四條短斜線則要跨三塊小棋盤。

    如果怎麼扭轉都吃虧，就空轉一次：扭轉一塊空的，或是只有正中間一枚棋子的小棋盤。要是一塊小棋盤的棋子都在中間一欄，左右翻轉也什麼都不變。

    如果擋不住對手的五子，就試試用同一次扭轉讓自己也連成五子：雙方都有五子就是和局。
page-7-diagram-1 = 第 5 列（1）經過兩個正中間的格子，第 6 列（2）一個也不經過，從 b1 到 f5 的短斜線（3）跨三塊小棋盤。
page-7-diagram-2 = { -orange }在 a2 放下棋子，接著旋轉了右上小棋盤。那裡只有正中間一枚棋子，所以什麼都沒動。
computer-title = 電腦怎麼想
computer-body =
    它把最有希望的下法展開成一棵樹，放棋子和扭轉算成兩步。到了樹梢，就看雙方還有哪些線可以連、線上有幾枚棋子，來判斷局面。一步就能贏的棋，它從不漏看。

    空格不多時，它會一直算到終局，確切知道誰會贏。

# 教學
lesson-halves = 五子連線就贏。每步先放一枚棋子，再扭轉一塊小棋盤。
lesson-halves-task = 放一枚棋子，再點一塊小棋盤，選擇怎麼扭轉。
lesson-halves-done = 每步棋兩半都要做完。哪塊小棋盤都可以，空的也可以。
lesson-turn = 旋轉是順時針的：最上面的一列會變成最右邊的一欄。
lesson-turn-task = 隨便放一枚棋子，再旋轉左上的小棋盤。
lesson-turn-done = 順時針轉了 90 度。不能反著轉。
lesson-turn-wrong = 那是另一塊。要旋轉的在左上。
lesson-turn-mirrored = 那是左右翻轉。請選左上小棋盤的旋轉箭頭。
lesson-mirror = 左右翻轉會對調左右兩欄。
lesson-mirror-task = 隨便放一枚棋子，再左右翻轉左上的小棋盤。
lesson-mirror-done = 外側兩欄對調，中間一欄不動。
lesson-mirror-wrong = 那是另一塊。要翻轉的在左上。
lesson-mirror-turned = 那是旋轉。請選尖角相對的兩個三角形。
lesson-five = 五子連線就贏，但要等扭轉之後才算。
lesson-five-task = 放下第五枚，再旋轉一塊不影響這條線的小棋盤。
lesson-five-done = 連成五子，扭轉之後還是五子！
lesson-five-wrong = 還缺第五枚，就放在第四枚旁邊。
lesson-five-broken = 五子只出現了一瞬間：你自己的扭轉又把線拆了。
lesson-twist = 也可以靠扭轉來連成線。
lesson-twist-task = 這邊三枚，那邊一枚：在那枚上面放一枚，再旋轉那塊小棋盤。
lesson-twist-done = 直的一欄轉成橫的，和那三枚接上了。這就是 Pentago！
lesson-twist-wrong = 請放在右邊那枚棋子的正上方，也就是那塊小棋盤的正中間。
lesson-twist-other = 棋子放對了。現在旋轉它所在的小棋盤。
lesson-swap = 有時候只有左右翻轉才能連成線。
lesson-swap-task = 在右上小棋盤的正中間放一枚棋子，再左右翻轉這塊小棋盤。
lesson-swap-done = 最右邊那枚棋子換到了另一側，旋轉可做不到。
lesson-swap-wrong = 請把棋子放在右上小棋盤的正中間。
lesson-swap-other = 棋子放對了。現在左右翻轉它所在的小棋盤。
lesson-stop = 扭轉之前，先看看對手連了幾枚。
lesson-stop-task = { -blue }有四枚了。用棋子、扭轉或兩者一起擋住第五枚。
lesson-stop-done = 擋住了！棋子和扭轉都能防守。規則就是這些。
lesson-stop-wrong = { -blue }找到一種扭轉，讓五枚都連著。
# 謎題的要點
puzzle-idea-win-in = 找那些旋轉或左右翻轉小棋盤之後才會接上的線。
puzzle-idea-only-win = 有一步能連成怎麼扭轉都拆不散的五子。
puzzle-idea-save = 有一步棋能讓對手怎麼扭轉都連不成五子。
puzzle-idea-prevent = 在怎麼扭轉都接不回來的地方切斷那條線。

# 下法的理由，不加句號
reason-allows = { $other ->
    [first] { -orange }接著能連成五子
   *[second] { -blue }接著能連成五子
}
reason-stops = { $other ->
    [first] 阻止{ -orange }連成五子
   *[second] 阻止{ -blue }連成五子
}
reason-threatens = 威脅連成五子
reason-ways = 下一步有 { $count } 種方法連成五子
reason-line = 在沒被擋住的線上連起 { $count } 子
reason-blocks-line = { $other ->
    [first] 擋住{ -orange }連起的 { $count } 子
   *[second] 擋住{ -blue }連起的 { $count } 子
}
reason-pulls-apart = { $other ->
    [first] 這次扭轉拆開{ -orange }連起的 { $count } 子
   *[second] 這次扭轉拆開{ -blue }連起的 { $count } 子
}
reason-idle-twist = 扭轉之後棋盤不變
reason-center = 怎麼扭轉，這枚棋子都不動
