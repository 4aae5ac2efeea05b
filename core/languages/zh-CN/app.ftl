# 应用自己说的话。游戏的话在各游戏的文件里。

# 轮到谁
turn-yours = 轮到你了
turn-of = 轮到{ $colour }
turn-computer = { $colour }思考中
turn-paused = 已暂停
won-you = 你赢了
won-colour = { $colour }获胜
drawn = 和棋

# 下面那一行
turn-count = 第 { $at } 步，共 { $turns } 步
suggestion = 建议：{ $turn }
hint-where = 看看棋盘的这一块。
hint-threat = 这里有棋要挡，或者要守：看这儿。
hint-wins-now = 你现在就能赢。下在哪里？
hint-wins-in = { $turns } 步就能赢。下在哪里？
hint-what = 再提示一点：关键就在这里。
hint-because = { $hint }。{ $reason }
hint-because-wins = 这样就赢了。
hint-because-wins-in = 这样 { $turns } 步取胜。
thinking = 思考中
unsaved = 这局棋没能保存。
search-failed = 电脑没能想完，对局照常继续。
refuse-review = 你正在回看。想试别的走法，请选“从这里接着下”。
refuse-beside = 这里没有可下棋的地方。

# 教练，以及不计分的对局
coach = 教练
coach-hint = 哪步棋断送了好局，它会提醒你。这样的对局不计分。
coach-win-draw = 这步棋放走了胜局：现在成了和棋。
coach-win-loss = 这步棋放走了胜局：现在反而要输。
coach-draw-loss = 这步棋放走了和棋：现在要输。
coach-blunder = 这步棋断送了你大半的机会。
unrated-helped = 用过帮助：不计分
unrated-changed = 换过棋手：不计分
unrated-copied = 从中途开始：不计分

# 终局，以及棋力
deciding-you = 第 { $turn } 步是你的败着
deciding-colour = 第 { $turn } 步是{ $colour }的败着
deciding-look = 看看这步
next-level = 试试难度 { $level }
rating-change = 你的等级分：{ $rating }（{ $change }）
rating-about = 你的等级分：约 { $rating }
rating-sure = 你的等级分：{ $rating }
rating-games = { $count } 局计分对局，最高 { $best }
rating-graph = 最近 { $count } 局：从 { $first } 到 { $last }
as-me = 和我一样强

# 两人对弈
clock-none = 不计时
clock-minutes = 每方 { $minutes } 分钟
clock-left = { $minutes } 分 { $seconds } 秒
name-of = { $colour }的名字

# 棋手
you = 你
computer = 电脑
level = 难度 { $level }
level-named = 难度 { $level } · { $name }
level-rated = { $name } · { $rating }
own-limits = 自定棋力
seconds = 每步 { $number } 秒
simulations = 每步 { $number } 次模拟
person = 真人
you-first = { $colour }，先走
you-second = { $colour }，后走
by-chance = 随机

# 分析
analysis-drawn = 和棋
analysis-wins = { $colour }胜
analysis-wins-in = { $colour } { $turns } 步取胜
analysis-share = { $colour }：{ $percent }%
analysis-failed = 分析失败。
visits = { $number } 次模拟
visits-rate = { $visits }，每秒 { $rate } 次
left-simulations = 还剩 { $number } 次
left-seconds = 还剩 { $number } 秒
value-wins = 胜
value-wins-in = { $turns } 步取胜
value-draws = 和
value-loses = 负
value-loses-in = { $turns } 步落败
value-chance = 胜率 { $percent }%
value-best = { $value }，最佳
letter-win = 胜
letter-draw = 和
letter-loss = 负
take-back = 收回

# 首页
card-play = 开始
card-learn = 两分钟学会
card-learn-on = 接着学
card-continue = 继续
card-look = 再看看
said-of = { $name }：{ $words }
card-turn = 第 { $turn } 步
card-computers = 轮到电脑
kept-people = 双人对弈
kept-named = { $one } 对 { $two }
kept-computers = 电脑对电脑
kept-level = 对战电脑，难度 { $level }
kept-limits = 对战电脑
kept-going = { $who }，第 { $turn } 步
kept-ended = { $who }：{ $result }
replaced = “{ $game }”的上一局已收起，换成新的一局。
set-aside-match = 有一局保存的棋无法读取，已另存：{ $reason }
set-aside-settings = 设置无法读取，已另存。
set-aside-statistics = 战绩无法读取，已另存。
set-aside-choices = 新对局的选项无法读取，已另存。
not-a-game = 这段文字不是保存的对局：{ $reason }
not-a-link = 这个链接不是对局：{ $reason }
link-turn = “{ $game }”轮到你了：{ $link }
link-over = 一局“{ $game }”：{ $link }
link-scan = 扫码打开这局棋
link-ahead = 那条消息之后你又走了棋：把你的局面发过去吧。
link-parted = 从第 { $turn } 步起走法不同。你自己的那局也保留着。
nothing-to-paste = 没有可粘贴的文字。
no-such-match = 这局棋已经不在了。
no-such-game = 这里没有这个游戏。
fault = 出了点问题。已保存的内容都还在。

# 战绩
streak = { $streak }（最佳 { $best }）

# 新对局
drawn-by-lot = 随机抽取
no-cells = 无

# 课程
lesson-title = 入门：{ $game }
lesson-detail = 第 { $at } 节，共 { $steps } 节
lesson-back = 返回
lesson-skip = 跳过
lesson-show = 演示
lesson-next = 下一节
lesson-again = 再试一次
lesson-first = 从头开始
lesson-play = 开始对局
lesson-well-done = 漂亮
lesson-not-yet = 还差一点
lesson-is-done = 这一节完成了。点“下一节”继续。
set-aside-lessons = 课程进度无法读取，已另存。
# 复盘
review = 复盘
review-empty = 还没有可看的棋
review-begins = 正在复盘
review-kept-you = { $decisions } 次抉择，你守住了 { $kept } 次
review-kept = { $colour }：{ $decisions } 次守住 { $kept } 次
review-no-decisions = 这局你没有需要抉择的地方
review-last-safe = 直到第 { $turn } 步，{ $colour }都守得住
review-never-safe = { $colour }始终守不住这局
review-begin = 这是开局。每步棋评估后会标上记号。
review-waits = 正在评估这步棋。
review-unknown = 尚未评估
review-first = 第一步
review-previous = 上一步
review-next = 下一步
review-last = 最后一步
review-next-slip = 下一处失误
review-retry = 找更好的走法
review-refute = 看看为什么
review-play = 从这里接着下
refute-begin = 当时走的是这步。点“下一步”看对方如何应对。
graph-turn = 第 { $turn } 步，共 { $turns } 步：
graph-slips = 失误：第 { $turns } 步。
graph-no-slips = 没有失误。
mark-only = 唯一的好棋
mark-gave-win = 放走了胜局
mark-gave-draw = 放走了和棋
mark-inaccuracy = 不够好
mark-mistake = 失误
mark-blunder = 大失误
mark-forced = 别无选择
mark-best = 没有更好的
slip-win-draw = 第 { $number } 步放走了胜局：成了和棋。更好的是：{ $best }。
slip-win-loss = 第 { $number } 步把胜局走成了败局。更好的是：{ $best }。
slip-draw-loss = 第 { $number } 步放走了和棋：成了败局。更好的是：{ $best }。
slip-estimated = 第 { $number } 步让胜率从 { $was }% 跌到 { $is }%。更好的是：{ $best }。
turn-only = 换成别的任何一步，都守不住这个结果。
turn-forced = 没有别的棋可走。
turn-unsure = 也许有更好的：{ $best }。相差太小，难下定论。
turn-lost = 怎么走都是输；这一步撑得最久。
turn-lost-longer = 怎么走都是输。撑得更久的是：{ $best }。
turn-equal = 怎么走结果都一样。
turn-slower = 能赢，但比这步慢 { $turns } 步：{ $best }。
turn-best = 没有更好的走法。
turn-kept = 守住了结果。
retry-ask = 找一步比当时更好的棋。
retry-waits = 正在评估你的这步棋。
retry-right = 正确：{ $turn }。
retry-right-said = 正确。
retry-even = { $turn }：看不出还有更好的。
retry-wrong = { $turn }：对方有办法应对。
retry-again = 再试一次
retry-answer = 看答案
retry-refute = 继续
retry-back = 回到对局
refuse-retry = 请先选“再试一次”。

# 棋题
puzzle-title = 第 { $number } 题
puzzle-rated = 等级分 { $rating }
puzzle-win-in = { $colour } { $turns } 步取胜
puzzle-only-win = 只有一步能赢
puzzle-save = 守住和棋
puzzle-prevent = 挡住{ $other }
puzzle-solved = 解开了
puzzle-task-win-in = 找出制胜的一步：不管{ $other }怎么应，都能赢。
puzzle-task-only-win = { $colour }能赢。只有一步对，其余都会错过。
puzzle-task-save = 只有一步能不输给{ $other }。把它找出来。
puzzle-task-prevent = { $other }就要赢了。有一步能挡住。
puzzle-right = 对了。{ $other }已经应了一步：继续。
puzzle-longer = 这样也能赢，只是慢一些。继续。
puzzle-wrong-loses = 这样走，{ $other }就赢了。
puzzle-wrong-win-in = 这给了{ $other }喘息的时间：还有更快的。
puzzle-wrong-only-win = 这样就错过胜局了。
puzzle-mark-wrong = 这步不对
puzzle-is-solved = 已经解开了。去做下一题，或者从这里接着下。
puzzle-hint = 提示
puzzle-hint-label-where = 往哪儿看
puzzle-hint-label-what = 找什么
puzzle-hint-label-answer = 答案
puzzle-hint-where = 看棋盘上框出的部分。
puzzle-answer = 看答案
puzzle-skip = 换一题
puzzle-retry = 再试一次
puzzle-again = 从头再来
puzzle-play = 从这里接着下
puzzle-next = 下一题
puzzle-solve = 做题
puzzle-look = 再看看
puzzles-solved = 已解 { $number } 题
puzzles-rated = 等级分 { $rating }
learn-lesson = 已学 { $done } 节，共 { $all } 节
learn-lesson-begin = 开始
learn-lesson-go-on = 继续
learn-lesson-again = 再学一遍
puzzles-damaged = 棋题无法读取。其他一切正常。
no-such-puzzle = 这里没有这道棋题。
set-aside-puzzles = 你的做题记录无法读取，已另存。
chapter-detail = { $done } / { $all }
chapter-level = 第 { $level } 关
chapter-level-solved = 第 { $level } 关，已解

# 每日一题
daily-title = 每日一题
daily-solved = 已解
daily-streak = 连续 { $days } 天
daily-no-streak = 连续记录还没开始
daily-longest = 最长：{ $days } 天
calendar-month = { $year } 年 { $month }
calendar-day = { $day } 日，{ $weekday }
calendar-day-solved = { $day } 日，{ $weekday }，已解
calendar-today = { $day } 日，{ $weekday }，今天
month-1 = 1 月
month-2 = 2 月
month-3 = 3 月
month-4 = 4 月
month-5 = 5 月
month-6 = 6 月
month-7 = 7 月
month-8 = 8 月
month-9 = 9 月
month-10 = 10 月
month-11 = 11 月
month-12 = 12 月
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
