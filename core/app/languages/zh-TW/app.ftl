# App 自己說的話。遊戲的話在各遊戲的檔案裡。

# 輪到誰
turn-yours = 輪到你了
turn-of = 輪到{ $color }
turn-computer = { $color }正在思考
turn-paused = 已暫停
won-you = 你贏了！
lost-you = 你輸了
won-color = { $color }獲勝
drawn = 和局

# 下面那一列
move-count = 第 { $at } 步，共 { $moves } 步
move-row = 第 { $number } 步：{ $move }
suggestion = 建議：{ $move }
hint-because = { $hint }。{ $reason }。
thinking = 請稍候…
unsaved = 這局棋沒能儲存。
search-failed = 電腦出了點問題，你可以繼續下。
refuse-review = 這是先前的局面。想試別的下法，請點「從這裡接著下」。
refuse-replacing = 從這裡下會取代第 { $first } 至 { $last } 步。再下一次即可繼續。
refuse-beside = 這裡不能下。

# 教練，以及不計積分的棋局
coach = 教練
coach-hint = 提醒你本來看得出的威脅。收回這步棋的話，這局不計積分。
coach-careful = 小心！
coach-missed-win = 你本來 { $moves } 步就能獲勝。
unrated-helped = 用過輔助：不計積分
unrated-changed = 換過玩家：不計積分
unrated-copied = 從中途開始：不計積分
unrated-handicapped = 有讓棋：不計積分

# 終局，以及棋力
deciding-you = 你的敗著是第 { $move } 步。
deciding-color = { $color }的敗著是第 { $move } 步。
resigned-name = { $name }認輸了。
timed-out-name = { $name }時間用完了。
deciding-look = 查看敗著
next-level = 試試難度 { $level }
rating-change = 你的積分：{ $rating }（{ $change }）
rating-first = 計分棋局首勝！積分：{ $rating }（{ $change }）
rating-best = 積分新高：{ $rating }（{ $change }）
rating-about = 你的積分：約 { $rating }
rating-sure = 你的積分：{ $rating }
rating-games = 共 { $count } 局計分棋局，最高 { $best }
rating-band = 上下浮動 { $doubt }
rating-span = 近 { $count } 局 { $change }
rating-graph = 最近 { $count } 局的積分：從 { $first } 到 { $last }
as-me = 和我棋力相當

# 雙人對戰
clock-none = 不計時
clock-left = { $minutes } 分 { $seconds } 秒
no-help = 不用提示
no-help-hint = 雙方都不能用提示和分析。
hand-over = 傳遞裝置
hand-over-hint = 每步之後，棋盤和棋鐘會等下一位準備好。
hand-over-to = 請把裝置交給{ $name }
hand-over-ready = 我是{ $name }
player-number = 玩家 { $number }
first-move-alternate = 輪流
first-move-turns = 這次{ $name }，下次{ $other }
first-move-always = 每局都是{ $name }
handicap = 讓棋
handicap-none = 不讓
handicap-for = 讓{ $name } { $count }
handicap-hint = 讓其中一人開局佔優。
options-with-handicap = { $options }（含讓棋）
taking-back = 悔棋
taking-back-both = 雙方
taking-back-always = 隨時可以
taking-back-once = { $name }，每局一次
refuse-taking-back = 只有{ $name }可以悔棋，每局一次。
refuse-taken-back = { $name }這局已經悔過一次棋了。

# 玩家
you = 你
computer = 電腦
level = 難度 { $level }
level-named = 難度 { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · 尚未測定
seconds = 每步 { $number } 秒
simulations = 每步 { $number } 次模擬
person = 真人
you-first = 你先下（{ $color }）
you-second = 你後下（{ $color }）
by-chance = 隨機

# 分析
analysis-drawn = 和局
analysis-wins = { $color }勝
analysis-wins-in = { $color } { $moves } 步獲勝
analysis-unstoppable = 已經擋不住{ $color }了
analysis-two-ways = 實線：一條路。點線：另一條路。一步棋沒辦法把兩條都截斷。
analysis-share = { $color }：{ $percent }%
analysis-failed = 分析失敗。
visits = { $number } 次模擬
visits-rate = { $visits }，每秒 { $rate } 次
left-simulations = 還剩 { $number } 次
left-seconds = 還剩 { $number } 秒
value-wins = 勝
value-wins-in = { $moves } 步獲勝
value-draws = 和
value-loses = 負
value-loses-in = { $moves } 步落敗
percent = { $percent }%
value-chance = 勝率 { $percent }%
value-best = { $value }，最佳的一步
letter-win = 勝
letter-draw = 和
letter-loss = 負
take-back = 收回

# 首頁
card-play = 下棋
card-learn = 兩分鐘學會
card-learn-on = 繼續教學
card-continue = 繼續
card-view = 查看

# 某件事物的某一點：按鈕對棋局做什麼、選了哪種棋力
labeled = { $name }：{ $words }
score-of = { $name } { $won }
score = 比分
option-value = { $option }：{ $value }
option-on = 開
option-off = 關
card-computers = 輪到電腦
kept-people = 雙人對戰
kept-named = { $one } 對 { $two }
kept-computers = 電腦對電腦
kept-explored = 研究的局面
kept-level = 對戰電腦，難度 { $level }
kept-limits = 對戰電腦
kept-going = { $who }，第 { $move } 步
kept-ended = { $who }：{ $result }
replaced = { $game }：上一局已儲存。
deleted = { $game }：這局棋已刪除。
in-bin = 已刪除，保留 30 天
restore = 還原
set-aside-match = 有一局儲存的棋無法開啟，已從清單中移除。
set-aside-newer = 有一局儲存的棋來自較新版本的 Fivefold，無法在這裡開啟。
set-aside-matches = 無法開啟而從清單中移除的棋局數：{ $count }
open-elsewhere = Fivefold 已經在別的地方開啟。請先關閉那邊，再重新開啟這裡，否則你在這裡做的一切都不會儲存。
set-aside-settings = 無法讀取設定，已還原為預設值。
set-aside-statistics = 無法讀取戰績，已重設。
set-aside-choices = 無法讀取新棋局的選項，已還原為預設值。
no-game = 這不是 Fivefold 的棋局。
not-a-game = 無法當作棋局開啟：{ $reason }。
not-a-link = 無法開啟這個連結：{ $reason }。
save-too-long = 文字太長
save-newer = 來自較新版本的 Fivefold
save-other-game = Fivefold 沒有這個遊戲
save-impossible-board = 無法擺出這樣的棋盤
save-illegal-move = 其中有一步不合規則
save-damaged = 文字已損壞
link-turn = { $game }，輪到你了：{ $link }
link-over = 我們下完的一局棋，{ $game }：{ $link }
link-own = 我下的一局棋，{ $game }：{ $link }
link-scan = 請{ $name }用相機掃描 QR Code
link-scan-own = 請用另一支手機的相機掃描 QR Code
link-show = 出示 QR Code
explore-from = 副本，從第 { $move } 步起
asks-first = 會先確認
resign-sure-of = { $name }要認輸嗎？
link-ahead = 你已經往下走了，請改傳你最新的一步。
link-parted = 從第 { $move } 步開始和你的棋局不同，兩局都已儲存。
nothing-to-paste = 沒有可以貼上的內容。
no-such-match = 儲存的棋局裡已經沒有這一局。
match-in-bin = 這局棋已刪除，可以從棋局清單還原。
no-such-game = 這個 App 沒有這種棋。
fault = 出了點問題。你儲存的棋局都沒事。

# 符號說明
signs-results-title = 勝、負與和局
signs-results-body =
    「{ $win }13」表示：這步棋會贏，連這一步在內，你下 13 步獲勝。「{ $loss }4」表示：這步棋會輸，對手再下 4 步獲勝。步數只算贏家下的。符號「{ $draw }」表示和局。

    這些結果都經過證明：雙方都下最好的棋，結果就一定是這樣。沒有數字時，結果也是確定的，只是還不知道要下幾步。
signs-chances-title = 百分比
signs-chances-body =
    百分比是估計值，表示輪到的一方有多少勝算。50% 是勢均力敵，和局算半勝。電腦想得越久，估計越準。

    棋盤上的百分比不加百分號。淺色的是估計值，實色的是已證明的結果，有外框線的是最佳的一步。
signs-analysis-title = 分析
signs-analysis-body =
    「分析」會列出最好的三種下法。最佳的一步直接畫在棋盤上，另外兩種只標編號。點清單裡的某種下法，棋盤上就改畫那一種。

    在設定裡開啟「引擎詳細資訊」，棋盤上就不標編號，改成顯示每種下法的評估。
signs-coach-title = 教練
signs-coach-body = 下出本來看得出的失誤時，教練會提醒你：讓對手做出了威脅，或是放掉了三步之內的勝局。這時可以收回這步棋。教練沒出聲，也不代表沒有更好的下法。
signs-review-title = 覆盤的記號
signs-review-body =
    「{ $only }」是唯一的好棋，「{ $inaccuracy }」是不夠精準，「{ $mistake }」是失誤，「{ $blunder }」是大失誤，或是放掉了勝局或和局。勝率至少掉 7 個百分點算不夠精準，15 個百分點算失誤，30 個百分點算大失誤。大局差不多已定時，記號會減輕一級。關鍵局面是指有些下法明顯比別的差的局面。

    { -orange }領先時，曲線在中線上方；{ -blue }領先時，曲線在中線下方。結果已證明的地方是一條實色的帶子。點曲線可以跳到那一步。
signs-rating-title = 積分與難度
signs-rating-body =
    每種棋的積分各有一套標準。看得出一步之內的勝負、其他都隨機下的玩家，積分是 800。各難度的積分是讓它們互相對戰測出來的；「簡單」、「專家」這類名稱，各代表一段積分範圍。

    贏了某個難度，你的積分會上升，輸了就會下降；結果越出人意料，升降越大。「約」表示棋局還太少，積分還不準。用過輔助的棋局不計積分。
signs-puzzles-title = 題目難度
signs-puzzles-body = 題目難度也是一種積分，是看有多少個難度的電腦找得到第一步測出來的。在每種棋裡，你另外有一個解題的積分。解開難題比解開簡單的題目加得更多，用了提示就加得少一點。

# 戰績
no-rating = 不用輔助，和任一難度的電腦下完一局，就會有積分。
against-levels = 各難度計分戰績
wins = 勝
draws = 和
losses = 負
streak-label = 連勝
streak = { $streak }（最長 { $best }）
mistakes-this-month = 你本月的失誤

# 新棋局
drawn-by-lot = 隨機
no-cells = 無
best-play = 雙方都不失誤時
best-play-drawn = 和局，因此公平

# 教學
lesson-title = 教學：{ $game }
lesson-detail = 第 { $at } 課，共 { $steps } 課
lesson-back = 上一課
lesson-skip = 略過
lesson-show = 看示範
lesson-next = 下一課
lesson-again = 再試一次
lesson-first = 從頭開始
lesson-play = 來下一局
lesson-complete = 教學完成！來下一局試試身手吧。
lesson-well-done = 太棒了！
lesson-not-yet = 還差一點
lesson-is-done = 這一課完成了，請點「下一課」。
set-aside-lessons = 無法讀取教學進度，已重設。
# 覆盤
review = 覆盤
review-empty = 還沒有可以覆盤的棋。
review-begins = 正在覆盤…
review-kept-you = { $decisions } 個關鍵局面中，你下對了 { $kept } 個。
review-kept = { $color }：{ $decisions } 個關鍵局面下對 { $kept } 個。
review-no-decisions = 你沒有遇到關鍵局面。
review-nobody-decided = 雙方都沒有遇到關鍵局面。
review-last-safe = 到第 { $move } 步為止，{ $color }都還有救
review-last-winning = { $color }最後一次勝券在握是在第 { $move } 步
review-never-safe = { $color }從一開始就輸定了
review-gave-up-win = 棋局結束時，{ $color }其實勝券在握
review-gave-up-draw = 棋局結束時，{ $color }還能守住和局
review-losing = { $color }的敗著是第 { $move } 步
review-costliest = { $color }代價最大的失誤是第 { $move } 步
review-begin = 棋局開始。每步棋檢查完就會標上記號。
review-start = 棋局開始。
review-waits = 正在檢查這步棋…
review-unknown = 尚未檢查
review-first = 第一步
review-previous = 上一步
review-next = 下一步
review-last = 最後一步
review-next-slip = 下一個失誤
review-retry = 從這裡重試
review-refute = 看看為什麼
review-play = 從這裡接著下
refute-begin = 這一步下錯了。點「下一步」看對方怎麼應。
graph-slips = 有失誤的步：{ $moves }。
no-slips = 沒有失誤。
mark-only = 唯一的好棋
mark-gave-win = 放掉了勝局
mark-gave-draw = 放掉了和局
mark-inaccuracy = 不夠精準
mark-mistake = 失誤
mark-blunder = 大失誤
mark-forced = 別無選擇
mark-best = 最佳的一步
slip-win-draw = 第 { $number } 步放掉了勝局，變成和局。
slip-win-loss = 第 { $number } 步放掉了勝局，變成敗局。
slip-draw-loss = 第 { $number } 步放掉了和局，變成敗局。
slip-estimated = 第 { $number } 步讓勝率從 { $was }% 掉到 { $is }%。
slip-lost-sooner = 第 { $number } 步馬上就輸。
slip-better = 更好的下法：{ $best }。
reply-because = 對手可以這樣應對：{ $move }。{ $reason }。
move-only = 唯一的好棋，下別的都更差。
move-forced = 沒有別的下法。
move-unsure = 也許更好：{ $best }。差距太小，難以斷定。
move-lost = 怎麼下都會輸，這步撐得最久。
move-lost-longer = 怎麼下都會輸，撐得更久的下法：{ $best }。
move-equal = 怎麼下結果都一樣。
move-slower = 還是會贏，但比這步慢 { $moves } 步：{ $best }。
move-best = 這就是最佳的一步。
move-kept = 這步也不錯。

mistake-missed-win = 錯過一步獲勝的機會
mistake-overlooked-threat = 漏看對手的威脅
mistake-allowed-win = 給對手一步獲勝的機會
mistake-missed-threats = 錯過雙重威脅
mistake-allowed-threats = 讓對手做出雙重威脅
mistake-spent-threat = 放棄自己的威脅
mistake-broken-chain = 連接被打斷
mistake-missed-forced-win = 錯過必勝下法
mistake-missed-draw = 錯過和局
mistake-missed-connection = 錯過連接的機會
mistake-other = 其他失誤
retry-ask = 找出比當時更好的一步。
retry-waits = 正在檢查你的這步棋…
retry-right = 答對了！{ $move }。
retry-right-said = 答對了！
retry-even = 看來一樣好：{ $move }。
retry-wrong = { $move }：對手有辦法應付。
retry-again = 再試一次
retry-answer = 看答案
retry-refute = 繼續
back-to-game = 回到棋局
refuse-retry = 請先點「再試一次」。

# 謎題
puzzle-title = 第 { $number } 題
puzzle-rated = 題目難度 { $rating }
puzzle-win-in = { $color } { $moves } 步獲勝
puzzle-move = 第 { $number } 步，共 { $all } 步
puzzle-only-win = 只有一步能贏
puzzle-save = 守住和局
puzzle-prevent = 阻止{ $other }
puzzle-solved = 已解開
puzzle-task-win-in = 找出致勝的一步，不管{ $other }怎麼應都贏。
puzzle-task-only-win = { $color }勝券在握，但只有一步能保住。
puzzle-task-save = 只有一步不會輸，把它找出來。
puzzle-task-prevent = { $other }快要贏了，只有一步能阻止。
puzzle-right = 答對了！{ $other }已經應了一步，繼續。
puzzle-longer = 這樣也會贏，只是比較慢。繼續。
puzzle-wrong-loses = 這樣下，{ $other }就贏了。
puzzle-wrong-win-in = 這樣走，不能在這麼少的步數內取勝。
puzzle-wrong-only-win = 這樣就放掉勝局了。
puzzle-mark-wrong = 下錯了
puzzle-is-solved = 解開了！來試下一題，或是從這裡接著下。
puzzle-solved-answer = 看過答案後才解開，不列入成績。
puzzle-hint = 提示
puzzle-hint-label-where = 看哪裡
puzzle-hint-label-what = 找什麼
puzzle-hint-label-answer = 答案
puzzle-hint-where = 看看棋盤上框出的部分。
puzzle-answer = 看答案
puzzle-skip = 略過
puzzle-retry = 再試一次
puzzle-again = 從頭開始
puzzle-play = 從這裡接著下
puzzle-next = 下一題
puzzle-solve = 解題
puzzle-look = 再看一次
puzzles-total = 已解開 { $done } / { $all }
puzzles-rating = 積分 { $rating }
puzzles-unrated = 尚無積分
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = 最近 { $count } 題的積分：從 { $first } 到 { $last }
puzzle-theme-double-threat = 雙重威脅
puzzle-theme-cut = 切斷連線
puzzle-theme-connection = 連接
puzzle-theme-forced-win = 必勝
puzzle-theme-only-move = 唯一的一步
puzzle-theme-draw = 守住和局
puzzle-theme-defense = 化解威脅
learn-lesson = 已學 { $done } 課，共 { $all } 課
learn-lesson-begin = 開始
learn-lesson-go-on = 繼續
learn-lesson-again = 從頭開始
puzzles-damaged = 謎題無法載入，其他功能都正常。
no-such-puzzle = 這個 App 沒有這道謎題。
set-aside-puzzles = 無法讀取解題進度，已重設。
own-count = 你的失誤：{ $number } 題
own-title = 你的失誤
own-move = 你的棋局，第 { $move } 步
review-puzzles = 新增 { $number } 題
set-aside-own = 無法讀取由你的失誤製作的謎題，已重設。
chapter-detail = { $done } / { $all }
chapter-level = 第 { $level } 關
chapter-level-solved = 第 { $level } 關，已解開

# 每日謎題
daily-title = 每日謎題
daily-solved = 已解開
daily-streak = 連續 { $days } 天
daily-no-streak = 還沒有連續紀錄
daily-longest = 最長：{ $days } 天
calendar-month = { $year }年{ $month }
calendar-day-solved = { $day }日，{ $weekday }，已解開
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月
day-today = 今天
day-yesterday = 昨天
day-date = { $month }{ $day }日
day-date-year = { $year }年{ $month }{ $day }日
month-short-1 = 1月
month-short-2 = 2月
month-short-3 = 3月
month-short-4 = 4月
month-short-5 = 5月
month-short-6 = 6月
month-short-7 = 7月
month-short-8 = 8月
month-short-9 = 9月
month-short-10 = 10月
month-short-11 = 11月
month-short-12 = 12月
weekday-1 = 星期一
weekday-2 = 星期二
weekday-3 = 星期三
weekday-4 = 星期四
weekday-5 = 星期五
weekday-6 = 星期六
weekday-7 = 星期日
weekday-short-1 = 一
weekday-short-2 = 二
weekday-short-3 = 三
weekday-short-4 = 四
weekday-short-5 = 五
weekday-short-6 = 六
weekday-short-7 = 日

# 設定
animation-speed = 動畫速度
appearance = 外觀
confirm-moves = 下棋前確認
confirm-moves-hint = 你確認之後，這步棋才算數。
coordinates = 座標
flip-board = 每步後把棋盤轉向對方
flip-board-hint = 適合兩個人共用一台裝置。
haptics = 震動
language = 語言
language-system = 裝置語言
palette = 棋盤配色
palette-grays = 灰階
palette-high-contrast = 高對比
palette-night = 夜間
palette-standard = 標準
palette-wood = 木紋
show-visits = 引擎詳細資訊
show-visits-hint = 顯示每種下法的評估，以及電腦算了多深。
sounds = 音效
speed-fast = 快
speed-normal = 正常
speed-off = 關閉
speed-slow = 慢
theme = 主題
theme-dark = 深色
theme-light = 淺色
theme-system = 跟隨系統

# 關於
about-version = 版本 { $version }
about-text = 五款雙人棋類遊戲，電腦對手還會讓你看它怎麼想。可離線遊玩。沒有廣告，不用帳號，不需要任何權限。
about-source = 自由軟體，授權條款隨原始碼附上。
about-licenses = 開放原始碼授權

set-up-ready = 可以開始了。點一下棋盤可以修改局面。
set-up-surplus = { $color }的棋子比正常下出來的多（+{ $number }）：可以下，但會標為自編局面。
set-up-surplus-neutral = 中立棋子比正常下出來的多（+{ $number }）：可以下，但會標為自編局面。
set-up-flip = 改為輪到{ $color }，標記就會消失。
set-up-remove = 擦掉{ $color }的棋子，標記就會消失。
set-up-remove-neutral = 擦掉中立棋子，標記就會消失。
set-up-over = 這裡已經沒有棋可下：請修改局面。
set-up-no-room = 這裡沒有空位，或沒有可擦除的棋子。
set-up-erase = 擦除
set-up-empty = 清空棋盤
set-up-analyze = 開始分析
composed = 自編局面
colors-swapped = 雙方互換了顏色。
