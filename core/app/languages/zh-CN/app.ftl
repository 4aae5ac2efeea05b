# 应用自己说的话。游戏的话在各游戏的文件里。

# 轮到谁
turn-yours = 轮到你了
turn-of = 轮到{ $color }
turn-computer = { $color }正在思考
turn-paused = 已暂停
won-you = 你赢了！
lost-you = 你输了
won-color = { $color }获胜
drawn = 和棋

# 下面那一行
move-count = 第 { $at } 步，共 { $moves } 步
move-row = 第 { $number } 步：{ $move }
suggestion = 建议：{ $move }
hint-because = { $hint }。{ $reason }。
thinking = 请稍候…
unsaved = 这局棋没能保存下来。
search-failed = 电脑出了点问题，你可以接着下。
refuse-review = 这是之前的局面。想试别的走法，请点“从这里接着下”。
refuse-replacing = 在这里走棋会替换第 { $first } 至 { $last } 步。再走一次即可继续。
refuse-beside = 这里不能下。

# 教练，以及不计分的对局
coach = 教练
coach-hint = 提醒你本来能看出的威胁。收回这步棋的话，本局不计分。
coach-careful = 小心！
coach-missed-win = 你本来 { $moves } 步就能取胜。
unrated-helped = 用过辅助：不计分
unrated-changed = 换过棋手：不计分
unrated-copied = 中途开局：不计分
unrated-handicapped = 有让棋：不计分

# 终局，以及棋力
deciding-you = 你的败着是第 { $move } 步。
deciding-color = { $color }的败着是第 { $move } 步。
resigned-name = { $name }认输了。
timed-out-name = { $name }超时了。
deciding-look = 查看败着
next-level = 试试难度 { $level }
rating-change = 你的等级分：{ $rating }（{ $change }）
rating-first = 计分对局首胜！等级分：{ $rating }（{ $change }）
rating-best = 等级分新高：{ $rating }（{ $change }）
rating-about = 你的等级分：约 { $rating }
rating-sure = 你的等级分：{ $rating }
rating-games = 共 { $count } 局计分对局，最高 { $best }
rating-band = 上下浮动 { $doubt }
rating-span = 近 { $count } 局 { $change }
rating-graph = 最近 { $count } 局的等级分：从 { $first } 到 { $last }
as-me = 与我棋力相当

# 两人对弈
clock-none = 不计时
clock-left = { $minutes } 分 { $seconds } 秒
no-help = 不用提示
no-help-hint = 双方都不能用提示和分析。
hand-over = 传递设备
hand-over-hint = 每步之后，棋盘和棋钟会等下一位准备好。
hand-over-to = 请把设备交给{ $name }
hand-over-ready = 我是{ $name }
player-number = 玩家 { $number }
first-move-alternate = 轮流
first-move-turns = 这次{ $name }，下次{ $other }
first-move-always = 每局都是{ $name }
handicap = 让棋
handicap-none = 不让
handicap-for = 让{ $name } { $count }
handicap-hint = 让其中一人开局占优。
options-with-handicap = { $options }（含让棋）
taking-back = 悔棋
taking-back-both = 双方
taking-back-always = 随时可以
taking-back-once = { $name }，每局一次
refuse-taking-back = 只有{ $name }可以悔棋，每局一次。
refuse-taken-back = { $name }这局已经悔过一次棋了。

# 棋手
you = 你
computer = 电脑
level = 难度 { $level }
level-named = 难度 { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · 未测定
seconds = 每步 { $number } 秒
simulations = 每步 { $number } 次模拟
person = 真人
you-first = 你先走（{ $color }）
you-second = 你后走（{ $color }）
by-chance = 随机

# 分析
analysis-drawn = 和棋
analysis-wins = { $color }胜
analysis-wins-in = { $color } { $moves } 步取胜
analysis-unstoppable = 已经挡不住{ $color }了
analysis-two-ways = 实线：一条路。点线：另一条路。一步棋没法把两条都截断。
analysis-share = { $color }：{ $percent }%
analysis-failed = 分析失败。
visits = { $number } 次模拟
visits-rate = { $visits }，每秒 { $rate } 次
left-simulations = 还剩 { $number } 次
left-seconds = 还剩 { $number } 秒
value-wins = 胜
value-wins-in = { $moves } 步取胜
value-draws = 和
value-loses = 负
value-loses-in = { $moves } 步落败
percent = { $percent }%
value-chance = 胜率 { $percent }%
value-best = { $value }，最佳走法
letter-win = 胜
letter-draw = 和
letter-loss = 负
take-back = 收回

# 首页
card-play = 下棋
card-learn = 两分钟学会
card-learn-on = 继续课程
card-continue = 继续
card-view = 查看
labeled = { $name }：{ $words }
score-of = { $name } { $won }
score = 比分
option-value = { $option }：{ $value }
option-on = 开
option-off = 关
card-computers = 轮到电脑
kept-people = 双人对弈
kept-named = { $one } 对 { $two }
kept-computers = 电脑对电脑
kept-explored = 研究的局面
kept-level = 对战电脑，难度 { $level }
kept-limits = 对战电脑
kept-going = { $who }，第 { $move } 步
kept-ended = { $who }：{ $result }
replaced = { $game }：上一局已保存。
deleted = { $game }：这局棋已删除。
in-bin = 已删除，保留 30 天
restore = 恢复
set-aside-match = 有一局保存的棋无法打开，已从列表中移除。
set-aside-newer = 有一局保存的棋来自更新版本的 Fivefold，无法在这里打开。
set-aside-matches = 无法打开并已从列表中移除的棋局数：{ $count }
open-elsewhere = Fivefold 已在别处打开。请先关闭那边，再重新启动这里，否则在这里做的一切都不会保存。
set-aside-settings = 设置无法读取，已恢复默认。
set-aside-statistics = 战绩无法读取，已重置。
set-aside-choices = 新对局的选项无法读取，已恢复默认。
no-game = 这不是 Fivefold 的棋局。
not-a-game = 无法作为棋局打开：{ $reason }。
not-a-link = 无法打开这个链接：{ $reason }。
save-too-long = 文本太长
save-newer = 来自更新版本的 Fivefold
save-other-game = Fivefold 没有这个游戏
save-impossible-board = 无法摆出这样的棋盘
save-illegal-move = 其中有一步不合规则
save-damaged = 文本已损坏
link-turn = { $game }，轮到你了：{ $link }
link-over = 我们下完的一局棋，{ $game }：{ $link }
link-own = 我下的一局棋，{ $game }：{ $link }
link-scan = 请{ $name }用相机扫码
link-scan-own = 请用另一部手机的相机扫码
link-show = 出示二维码
explore-from = 副本，从第 { $move } 步起
asks-first = 会先确认
resign-sure-of = { $name }要认输吗？
link-ahead = 你已经往下走了，请把你最新的一步发过去。
link-parted = 从第 { $move } 步起和你的棋局走法不同，两局都已保存。
nothing-to-paste = 没有可粘贴的内容。
no-such-match = 保存的棋局里已经没有这一局。
match-in-bin = 这局棋已删除，可以从棋局列表中恢复。
no-such-game = 这个应用里没有这种棋。
fault = 出了点问题。你保存的棋局都安然无恙。

# 符号说明
signs-results-title = 胜、负与和棋
signs-results-body =
    “{ $win }13”表示：这步棋能赢，连这一步在内，你走 13 步取胜。“{ $loss }4”表示：这步棋会输，对方再走 4 步取胜。步数只算赢家走的。符号“{ $draw }”表示和棋。

    这些结果都经过证明：双方都走最好的棋，结果就一定如此。没有数字时，结果也是确定的，只是还不知道要走多少步。
signs-chances-title = 百分比
signs-chances-body =
    百分比是估计值，表示轮到走棋的一方有多大胜算。50% 是均势，和棋算半个胜。电脑想得越久，估计越准。

    棋盘上的百分比不带百分号。浅色的是估计值，实色的是已证明的结果，描边的是最佳走法。
signs-analysis-title = 分析
signs-analysis-body =
    “分析”列出最好的三种走法。最佳走法直接画在棋盘上，另外两种只标编号。点列表里的某种走法，棋盘上就改画那一种。

    在设置里打开“引擎详情”，棋盘上就不标编号，而是显示每种走法的评估。
signs-coach-title = 教练
signs-coach-body = 走出本来能看出的失误时，教练会提醒你：让对手形成了威胁，或者放走了三步之内的胜局。这时可以收回这步棋。教练没有开口，也不代表没有更好的走法。
signs-review-title = 复盘的记号
signs-review-body =
    “{ $only }”是唯一的好棋，“{ $inaccuracy }”是不精确，“{ $mistake }”是失误，“{ $blunder }”是大失误，或者放走了胜局或和棋。胜率至少下降 7 个百分点算不精确，15 个百分点算失误，30 个百分点算大失误。大局基本已定时，记号会减轻一级。关键局面是指有些走法明显比别的差的局面。

    { -orange }领先时，曲线在中线上方；{ -blue }领先时，曲线在中线下方。结果已证明的地方是一条实色带。点曲线可以跳到那一步。
signs-rating-title = 等级分与难度
signs-rating-body =
    每种棋的等级分各有一套标准。能看出一步之内的胜负、其余都随机走的棋手，等级分是 800。各难度的等级分是让它们互相对局测出来的；“简单”“专家”这样的名称，各代表一段等级分。

    战胜某个难度，你的等级分会上升，输了则会下降；结果越出人意料，升降越大。“约”表示对局还太少，分数还不准。用过辅助的对局不计分。
signs-puzzles-title = 棋题的难度分
signs-puzzles-body = 难度分也是一种等级分，是看有多少个难度的电脑能找到第一步测出来的。在每种棋里，你另有一个做题的等级分。解开难题比解开容易的题涨分更多，用了提示则涨得少些。

# 战绩
no-rating = 不用辅助，和任一难度的电脑下完一局，就会有等级分。
against-levels = 各难度计分战绩
wins = 胜
draws = 和
losses = 负
streak-label = 连胜
streak = { $streak }（最长 { $best }）
mistakes-this-month = 你本月的失误

# 新对局
drawn-by-lot = 随机
no-cells = 无
best-play = 双方都不失误时
best-play-drawn = 和棋，因此公平

# 课程
lesson-title = 入门：{ $game }
lesson-detail = 第 { $at } 节，共 { $steps } 节
lesson-back = 上一节
lesson-skip = 跳过
lesson-show = 看演示
lesson-next = 下一节
lesson-again = 再试一次
lesson-first = 从头开始
lesson-play = 开始对局
lesson-complete = 课程学完了！来一局试试身手吧。
lesson-well-done = 漂亮！
lesson-not-yet = 还差一点
lesson-is-done = 这一节完成了，请点“下一节”。
set-aside-lessons = 课程进度无法读取，已重置。
# 复盘
review = 复盘
review-empty = 还没有可复盘的棋。
review-begins = 正在复盘…
review-kept-you = { $decisions } 个关键局面中，你走对了 { $kept } 个。
review-kept = { $color }：{ $decisions } 个关键局面走对 { $kept } 个。
review-no-decisions = 你没有遇到关键局面。
review-nobody-decided = 双方都没有遇到关键局面。
review-last-safe = 直到第 { $move } 步，{ $color }都还有救
review-last-winning = { $color }最后一次处于胜势是在第 { $move } 步
review-never-safe = { $color }从一开始就输定了
review-gave-up-win = 对局结束时，{ $color }其实是胜势
review-gave-up-draw = 对局结束时，{ $color }还能守住和棋
review-losing = { $color }的败着是第 { $move } 步
review-costliest = { $color }代价最大的失误是第 { $move } 步
review-begin = 对局开始。每步棋检查完就会标上记号。
review-start = 对局开始。
review-waits = 正在检查这步棋…
review-unknown = 尚未检查
review-first = 第一步
review-previous = 上一步
review-next = 下一步
review-last = 最后一步
review-next-slip = 下一处失误
review-retry = 从这里重试
review-refute = 看看原因
review-play = 从这里接着下
refute-begin = 这一步走错了。点“下一步”看对方如何应对。
graph-slips = 出现失误的步：{ $moves }。
no-slips = 没有失误。
mark-only = 唯一的好棋
mark-gave-win = 放走了胜局
mark-gave-draw = 放走了和棋
mark-inaccuracy = 不精确
mark-mistake = 失误
mark-blunder = 大失误
mark-forced = 别无选择
mark-best = 最佳走法
slip-win-draw = 第 { $number } 步放走了胜局，成了和棋。
slip-win-loss = 第 { $number } 步放走了胜局，成了败局。
slip-draw-loss = 第 { $number } 步放走了和棋，成了败局。
slip-estimated = 第 { $number } 步让胜率从 { $was }% 降到 { $is }%。
slip-lost-sooner = 第 { $number } 步马上就输。
slip-better = 更好的走法：{ $best }。
reply-because = 对方可以这样应对：{ $move }。{ $reason }。
move-only = 唯一的好棋，走别的都更差。
move-forced = 没有别的走法。
move-unsure = 也许更好：{ $best }。相差太小，难下定论。
move-lost = 怎么走都是输，这一步撑得最久。
move-lost-longer = 怎么走都是输，撑得更久的走法：{ $best }。
move-equal = 怎么走，结果都一样。
move-slower = 仍然能赢，但比这步慢 { $moves } 步：{ $best }。
move-best = 这是最佳走法。
move-kept = 这步也不错。

mistake-missed-win = 错过一步取胜的机会
mistake-overlooked-threat = 漏看对手的威胁
mistake-allowed-win = 给对手一步取胜的机会
mistake-missed-threats = 错过双重威胁
mistake-allowed-threats = 让对手形成双重威胁
mistake-spent-threat = 放弃自己的威胁
mistake-broken-chain = 连接被打断
mistake-missed-forced-win = 错过必胜走法
mistake-missed-draw = 错过和棋
mistake-missed-connection = 错过连接的机会
mistake-other = 其他失误
retry-ask = 找一步比当时更好的棋。
retry-waits = 正在检查你的这步棋…
retry-right = 正确！{ $move }。
retry-right-said = 正确！
retry-even = 看来同样好：{ $move }。
retry-wrong = { $move }：对方有应对的办法。
retry-again = 再试一次
retry-answer = 看答案
retry-refute = 继续
back-to-game = 回到对局
refuse-retry = 请先点“再试一次”。

# 棋题
puzzle-title = 第 { $number } 题
puzzle-rated = 难度分 { $rating }
puzzle-win-in = { $color } { $moves } 步取胜
puzzle-move = 第 { $number } 步，共 { $all } 步
puzzle-only-win = 只有一步能赢
puzzle-save = 守住和棋
puzzle-prevent = 阻止{ $other }
puzzle-solved = 已解
puzzle-task-win-in = 找出制胜的一步，让{ $other }怎么应都输。
puzzle-task-only-win = { $color }胜势，但只有一步能保住。
puzzle-task-save = 只有一步不输，把它找出来。
puzzle-task-prevent = { $other }就要赢了，只有一步能阻止。
puzzle-right = 正确！{ $other }已经应了一步，继续。
puzzle-longer = 这样也能赢，只是慢一些。继续。
puzzle-wrong-loses = 这样走，{ $other }就赢了。
puzzle-wrong-win-in = 这样走，不能在这么少的步数内取胜。
puzzle-wrong-only-win = 这样就放走胜局了。
puzzle-mark-wrong = 走错了
puzzle-is-solved = 解开了！去做下一题，或者从这里接着下。
puzzle-solved-answer = 看过答案后才解出，不计入成绩。
puzzle-hint = 提示
puzzle-hint-label-where = 看哪里
puzzle-hint-label-what = 找什么
puzzle-hint-label-answer = 答案
puzzle-hint-where = 看看棋盘上框出的部分。
puzzle-answer = 看答案
puzzle-skip = 跳过
puzzle-retry = 再试一次
puzzle-again = 从头开始
puzzle-play = 从这里接着下
puzzle-next = 下一题
puzzle-solve = 做题
puzzle-look = 再看一遍
puzzles-total = 已解 { $done } / { $all }
puzzles-rating = 等级分 { $rating }
puzzles-unrated = 暂无等级分
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = 最近 { $count } 题的等级分：从 { $first } 到 { $last }
puzzle-theme-double-threat = 双重威胁
puzzle-theme-cut = 切断连线
puzzle-theme-connection = 连接
puzzle-theme-forced-win = 必胜
puzzle-theme-only-move = 唯一的一步
puzzle-theme-draw = 守住和棋
puzzle-theme-defense = 化解威胁
learn-lesson = 已学 { $done } 节，共 { $all } 节
learn-lesson-begin = 开始
learn-lesson-go-on = 继续
learn-lesson-again = 从头开始
puzzles-damaged = 棋题无法加载，其他功能一切正常。
no-such-puzzle = 这个应用里没有这道题。
set-aside-puzzles = 做题进度无法读取，已重置。
own-count = 你的失误：{ $number } 题
own-title = 你的失误
own-move = 你的对局，第 { $move } 步
review-puzzles = 新增 { $number } 题
set-aside-own = 由你的失误生成的棋题无法读取，已重置。
chapter-detail = { $done } / { $all }
chapter-level = 第 { $level } 关
chapter-level-solved = 第 { $level } 关，已解

# 每日一题
daily-title = 每日一题
daily-solved = 已解
daily-streak = 连续 { $days } 天
daily-no-streak = 还没有连续记录
daily-longest = 最长：{ $days } 天
calendar-month = { $year }年{ $month }
calendar-day-solved = { $day }日，{ $weekday }，已解
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

# The settings
animation-speed = 动画速度
appearance = 外观
confirm-moves = 走棋前确认
confirm-moves-hint = 你确认之后，这步棋才算走出。
coordinates = 坐标
flip-board = 每步后把棋盘转向对方
flip-board-hint = 适合两个人共用一台设备。
haptics = 振动
language = 语言
language-system = 跟随设备语言
palette = 棋盘配色
palette-grays = 灰度
palette-high-contrast = 高对比度
palette-night = 夜间
palette-standard = 标准
palette-wood = 木纹
show-visits = 引擎详情
show-visits-hint = 显示每种走法的评估，以及电脑算了多深。
sounds = 音效
speed-fast = 快
speed-normal = 正常
speed-off = 关闭
speed-slow = 慢
theme = 主题
theme-dark = 深色
theme-light = 浅色
theme-system = 跟随系统

# About
about-version = 版本 { $version }
about-text = 五款双人棋类游戏，电脑对手会把思路展示给你看。离线可玩，没有广告，无需账号，不索取任何权限。
about-source = 自由软件，许可证随源代码一同提供。
about-licenses = 开源许可

set-up-ready = 可以开始了。点一下棋盘可以修改局面。
set-up-surplus = { $color }的棋子比正常下出来的多（+{ $number }）：可以下，但会标为自编局面。
set-up-surplus-neutral = 中立棋子比正常下出来的多（+{ $number }）：可以下，但会标为自编局面。
set-up-flip = 改为轮到{ $color }，标记就会消失。
set-up-remove = 擦掉{ $color }的棋子，标记就会消失。
set-up-remove-neutral = 擦掉中立棋子，标记就会消失。
set-up-over = 这里已经没有棋可下：请修改局面。
set-up-no-room = 这里没有空位，或没有可擦除的棋子。
set-up-erase = 擦除
set-up-empty = 清空棋盘
set-up-analyze = 开始分析
composed = 自编局面
colors-swapped = 双方互换了颜色。
