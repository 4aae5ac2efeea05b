name = 百變四子棋
tagline = 四子連線，還有空洞和驚喜

option-rows = 列數
option-columns = 欄數
option-mode = 特殊格
option-mode-plain = 無
option-mode-ban = 空洞
option-mode-bonus = 獎勵格
option-mode-ban-bonus = 空洞和獎勵格
option-ban = 空洞
option-bonus = 獎勵格
special-ban = ✕ 格永遠是空的。
special-bonus = 棋子落在 ★ 上，就能再投一個障礙塊。
set-up-neutral = 障礙塊
option-seed = 特殊格位置

prompt-blocker = { $side ->
    [first] { -orange }：請投下障礙塊。
   *[second] { -blue }：請投下障礙塊。
}
move-disc-blocker = { $side ->
    [first] { -orange }投入第 { $column } 欄，障礙塊投入第 { $blocker } 欄
   *[second] { -blue }投入第 { $column } 欄，障礙塊投入第 { $blocker } 欄
}
move-blocker = { $side ->
    [first] { -orange }把障礙塊投入第 { $blocker } 欄
   *[second] { -blue }把障礙塊投入第 { $blocker } 欄
}
advice-disc-blocker = 投入第 { $column } 欄，障礙塊投入第 { $blocker } 欄
brief-disc-blocker = 第 { $column } 欄，障礙塊第 { $blocker } 欄
advice-blocker = 把障礙塊投入第 { $blocker } 欄
label-bonus = { $cell }，獎勵格，空格
label-landing-bonus = 第 { $column } 欄，還有 { $free } 個空格，會落到獎勵格 { $cell }
label-ban = { $cell }，空洞
label-blocker = { $cell }，障礙塊
refuse-blocker-due = 請先投下障礙塊。
refuse-blocker-missing = 這枚棋子會落在獎勵格上，所以還要寫明障礙塊投在哪一欄，例如 5:2。

reason-takes-bonus = 落在星星上，還能投一個障礙塊

page-1-title = 目標
page-1-body = 棋盤是直立的，有 4 到 12 欄、4 到 12 列。誰先讓自己的四枚棋子連成一線，誰就贏，直、橫、斜都可以。
page-1-diagram-1 = 五欄四列：{ -blue }沿著往右下的斜線連成四子，獲勝。
page-2-title = 下法
page-2-body = { -orange }先下，接著雙方輪流。每一步，你要把一枚棋子投進還沒滿的一欄。它會落到最低的空格，停在那裡。點那一欄的任何地方都可以投。

    不能跳過不下：只要還有空位，就一定要投。
page-3-title = 空洞
page-3-body = 空洞是打叉的格子：棋子會穿過它落下去，從不停在裡面。雙方的連線都會在這裡中斷。

    只要空洞下面還有空格，棋子就會穿過空洞。下面的格子被佔了，或是下面沒有格子時，下一枚棋子就停在空洞的正上方。如果空洞在最上面，它下面那格一被佔，這一欄就滿了。
page-3-diagram-1 = 空洞是 c2。第一枚棋子穿過它落到 c1，第二枚停在它上面。
page-3-diagram-2 = 空洞 c1 隔開了 a1、b1 和 d1、e1，這不算四子連線。
page-4-title = 獎勵格
page-4-body = 獎勵格上有一顆星星。你的棋子停在上面時，還要馬上投一個障礙塊，投進還沒滿的任何一欄。障礙塊和棋子一樣會下落，也會穿過空洞。它不屬於任何一方，也不算在任何連線裡。接著輪到對手。

    如果落在獎勵格的棋子連成四子，這局就結束，不再投障礙塊。如果每一欄都滿了，也不投。
page-4-diagram-1 = { -blue }落在獎勵格 g1，把障礙塊投到 d1，隔在{ -orange }的棋子之間。
page-5-title = 終局
page-5-body = 四子連線，這局就立刻結束，超過四子也算。如果除了空洞以外的格子全部下滿，誰都沒有連成四子，就是和局。
page-6-title = 開局設定
page-6-body = 你可以選棋盤大小和特殊格。特殊格的位置是隨機的：點「換一批」就能重選，也可以自己選格子。「給我驚喜」連大小也隨機選。

    一步棋記成所投那一欄的號碼，例如 5。有障礙塊時記成 5:2：棋子投第 5 欄，障礙塊投第 2 欄。
page-7-title = 下棋要點
page-7-body =
    再下一枚就能連成四子的格子，叫做威脅。兩個馬上就能下的威脅，沒辦法都擋住。

    先看特殊格。經過空洞的線全都會中斷。別投在星星的正下方，否則對手會落在星星上，得到障礙塊。

    投障礙塊之前，看看它上面那一格：對手下一步就能下在那裡。
page-7-diagram-1 = 星星在 d2。{ -orange }投到了 d1，{ -blue }就能落在星星上。
page-8-title = 單數與雙數
page-8-body =
    好格子都下完之後，總有一方不得不投在威脅下面。輪到誰呢？數一數在那之前還能填的空格：其他各欄的都算，有威脅的那一欄，只算威脅下面那格以下的。如果是雙數，最後不得不投在那裡的，是現在輪到下的一方；如果是單數，就是對手。

    所以列數是雙數時，{ -orange }在單數列、{ -blue }在雙數列的威脅會實現。列數和欄數都是單數時也一樣。列數是單數、欄數是雙數時，正好相反。

    空洞會少掉一格，於是單雙顛倒，除非它就在威脅那一欄，而且在威脅上面。障礙塊會多填一格，也會讓單雙顛倒。
page-8-diagram-1 = 五列四欄：{ -blue }只能投到 d1，{ -orange }佔住 d2，那是雙數列。
page-8-diagram-2 = 四列，空洞在 b1：{ -blue }只能投到 f1，{ -orange }佔住 f2。要是沒有空洞，不得不投到 f1 的就是{ -orange }了。
computer-title = 電腦怎麼想
computer-body = 它在腦中下好幾千局，越有利的地方下得越多。看到能贏就贏，看到你要贏就擋，也不會投在你能贏的格子正下方。

    能證明的，它就證明：空格越少，看得越遠，到了高難度最後就不再出錯。

# 教學
lesson-size = 四枚棋子連成一線就贏。棋盤有大有小。
lesson-size-task = 你已經有三枚了，在任何一端投下第四枚。
lesson-size-done = 四欄也好，十二欄也好，都是同一種棋。
lesson-size-wrong = 還是三枚。那一列的兩端都空著。
lesson-ban = 打叉的格子是空洞：棋子會穿過它落下去。
lesson-ban-task = 往空洞所在的欄投一枚棋子。
lesson-ban-done = 穿過空洞，一路落到底。
lesson-ban-wrong = 那是另一欄。找找打叉的格子。
lesson-above = 空洞下面沒有空格時，下一枚棋子就停在它上面。
lesson-above-task = 往空洞所在的欄再投一枚。
lesson-above-done = 棋子從不停在空洞裡。
lesson-above-wrong = 請再往有空洞的那一欄投一次。
lesson-broken = 空洞會中斷連線。你最下面那一列就斷在這裡。
lesson-broken-task = 可是{ -blue }上面那一列還連著，擋住它。
lesson-broken-done = 你的棋子停在空洞上面，正是{ -blue }想要的位置。
lesson-broken-wrong = 空洞上面有空位，{ -blue }連成了四子。
lesson-star = 棋子落在星星上，就能再投一個障礙塊。
lesson-star-task = 先投到星星上，再把障礙塊投進任何一欄。
lesson-star-done = 障礙塊不屬於任何一方，卻會擋住雙方。
lesson-star-wrong = 沒落在星星上。請投進星星所在的欄。
lesson-blocker = 障礙塊可以擋住連線，你的棋子還能做別的事。
lesson-blocker-task = 佔住星星，再把障礙塊投進{ -blue }的那一列。
lesson-blocker-done = 擋住了，你的棋子也佔到好位置。
lesson-blocker-wrong = { -blue }馬上要連成四子，你也沒落在星星上。
lesson-blocker-plain = 這樣也擋住了{ -blue }。但用星星來擋，你還能多得一枚棋子。
lesson-blocker-elsewhere = 星星到手了，但障礙塊投在那裡，擋不住{ -blue }的那一列。
lesson-both = 不管有沒有空洞和星星，同時有兩個威脅就能贏。
lesson-both-task = 連起三枚，讓兩端都空著。
lesson-both-done = { -blue }沒辦法兩端都擋。規則就是這些。
lesson-both-wrong = { -blue }擋得住這個。補上你兩枚棋子之間的空位。
