# アプリ自身の言葉。ゲームの言葉はそれぞれのゲームにある。

# どちらの番か
turn-yours = あなたの番です
turn-of = { $color }の番です
turn-computer = { $color }が考え中
turn-paused = 一時停止中
won-you = あなたの勝ち！
lost-you = あなたの負け
won-color = { $color }の勝ち
drawn = 引き分け

# その下の行
move-count = 全{ $moves }手中{ $at }手目
move-row = { $number }手目：{ $move }
suggestion = おすすめ：{ $move }
hint-because = { $hint }。{ $reason }。
thinking = 少しお待ちください…
unsaved = この対局を保存できませんでした。
search-failed = コンピューターに問題が起きました。対局は続けられます。
refuse-review = これは前の局面です。別の手を試すときは「ここから対局」をタップしてください。
refuse-replacing = ここで着手すると{ $first }手目から{ $last }手目までが消えます。続けるには、もう一度着手してください。
refuse-beside = そこは選べません。

# コーチと、レーティングの対象にならない対局
coach = コーチ
coach-hint = 気づけたはずの相手の狙いを知らせます。手を取り消した対局は、レーティングの対象外です。
coach-careful = 注意！
coach-missed-win = あと{ $moves }手で勝てるところでした。
unrated-helped = ヒントなどを使用：レーティング対象外
unrated-changed = 対局者を変更：レーティング対象外
unrated-copied = 途中から開始：レーティング対象外
unrated-handicapped = ハンデあり：レーティング対象外

# 終局と強さ
deciding-you = あなたの敗着は{ $move }手目です。
deciding-color = { $color }の敗着は{ $move }手目です。
resigned-name = { $name }が投了しました。
timed-out-name = { $name }が時間切れになりました。
deciding-look = 敗着を見る
next-level = レベル{ $level }に挑戦
rating-change = レーティング：{ $rating }（{ $change }）
rating-first = レーティング戦で初勝利：{ $rating }（{ $change }）
rating-best = 自己最高レーティング：{ $rating }（{ $change }）
rating-about = レーティング：約{ $rating }
rating-sure = レーティング：{ $rating }
rating-games = レーティング対局{ $count }局、最高{ $best }
rating-band = 誤差 ±{ $doubt }
rating-span = { $count }局で{ $change }
rating-graph = 直近{ $count }局のレーティング：{ $first }から{ $last }へ
as-me = 自分と同じ強さ

# 2人で対局
clock-none = 時間制限なし
clock-left = { $minutes }分{ $seconds }秒
no-help = ヒントなし
no-help-hint = 解析も使えません。2人とも同じ条件です。
hand-over = 端末を渡す
hand-over-hint = 1手ごとに、次の人の準備ができるまで盤の操作と持ち時間が止まります。
hand-over-to = { $name }に渡してください
hand-over-ready = { $name }です
player-number = プレーヤー{ $number }
first-move-alternate = 交互
first-move-turns = 今回は{ $name }、次回は{ $other }
first-move-always = 毎回{ $name }
handicap = ハンデ
handicap-none = なし
handicap-for = { $name }に{ $count }
handicap-hint = どちらか1人が有利な形で始められます。
options-with-handicap = { $options }（ハンデ込み）
taking-back = 待った
taking-back-both = 両方
taking-back-always = いつでも可
taking-back-once = { $name }だけ、1局に1回
refuse-taking-back = 待ったができるのは{ $name }だけ、1局に1回です。
refuse-taken-back = { $name }はこの対局ですでに待ったをしました。

# 対局者
you = あなた
computer = コンピューター
level = レベル{ $level }
level-named = レベル{ $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · 未測定
seconds = { $count ->
   *[other] 1手{ $number }秒
}
simulations = { $count ->
   *[other] 1手{ $number }回のシミュレーション
}
person = 人間
you-first = あなたが先手（{ $color }）
you-second = あなたが後手（{ $color }）
by-chance = ランダム

# 解析
analysis-drawn = 引き分け
analysis-wins = { $color }の勝ち
analysis-wins-in = { $color }があと{ $moves }手で勝ち
analysis-unstoppable = { $color }はもう止められません
analysis-two-ways = 実線：1つの道。点線：もう1つの道。1手で両方は断てません。
analysis-share = { $color }：{ $percent }%
analysis-failed = 解析に失敗しました。
visits = { $count ->
   *[other] シミュレーション{ $number }回
}
visits-rate = { $visits }、毎秒{ $rate }回
left-simulations = 残り{ $number }回
left-seconds = 残り{ $number }秒
value-wins = 勝ち
value-wins-in = { $moves }手で勝ち
value-draws = 引き分け
value-loses = 負け
value-loses-in = { $moves }手で負け
percent = { $percent }%
value-chance = 勝率{ $percent }%
value-best = { $value }、最善手
letter-win = 勝
letter-draw = 分
letter-loss = 負
take-back = 取り消す

# ホーム
card-play = 対局
card-learn = 2分で覚える
card-learn-on = レッスンの続き
card-continue = 続ける
card-view = 見る
labeled = { $name }：{ $words }
score-of = { $name } { $won }
score = 対戦成績
option-value = { $option }：{ $value }
option-on = オン
option-off = オフ
card-computers = コンピューターの番です
kept-people = 2人で対局
kept-named = { $one } 対 { $two }
kept-computers = コンピューター同士
kept-explored = 検討中の局面
kept-level = レベル{ $level }と対局
kept-limits = コンピューターと対局
kept-going = { $who }、{ $move }手目
kept-ended = { $who }：{ $result }
replaced = { $game }：前の対局は保存済みです。
deleted = { $game }の対局を削除しました。
in-bin = 削除済み（30日間保存されます）
restore = 復元
set-aside-match = 保存した対局のひとつを開けなかったため、一覧から外しました。
set-aside-newer = 保存した対局のひとつは新しいバージョンのFivefoldのもので、ここでは開けません。
set-aside-matches = 開けなかったため一覧から外した対局の数：{ $count }
open-elsewhere = Fivefoldはすでに別の場所で開いています。そちらを閉じて起動し直すまで、ここでの操作は保存されません。
set-aside-settings = 設定を読み込めなかったため、初期設定に戻しました。
set-aside-statistics = 成績を読み込めなかったため、リセットしました。
set-aside-choices = 新しい対局の設定を読み込めなかったため、初期設定に戻しました。
no-game = Fivefoldの対局ではありません。
not-a-game = 開けません：{ $reason }。
not-a-link = このリンクは開けません：{ $reason }。
save-too-long = テキストが長すぎます
save-newer = 新しいバージョンのFivefoldのものです
save-other-game = Fivefoldにないゲームです
save-impossible-board = その盤は作れません
save-illegal-move = 反則の手が含まれています
save-damaged = テキストが壊れています
link-turn = { $game }、あなたの番です：{ $link }
link-over = { $game }の対局です：{ $link }
link-own = 私の{ $game }の対局です：{ $link }
link-scan = { $name }にカメラで読み取ってもらってください
link-scan-own = 別のスマホのカメラで読み取ってください
link-show = コードを表示
explore-from = { $move }手目からのコピー
asks-first = 確認あり
resign-sure-of = { $name }が投了します。よろしいですか？
link-ahead = もうその先まで進んでいます。代わりに最新の手を送ってください。
link-parted = { $move }手目から、あなたの対局と違う手順です。どちらも保存されています。
nothing-to-paste = 貼り付けるものがありません。
no-such-match = この対局はもう保存されていません。
match-in-bin = この対局は削除されています。対局の一覧から復元してください。
no-such-game = そのゲームはこのアプリにはありません。
fault = 問題が起きました。保存した対局は無事です。

# 「記号と数字の意味」の画面。最後にゲームごとの computer-title が続く
signs-results-title = 勝ち・負け・引き分け
signs-results-body =
    「{ $win }13」は、この手で勝てるという印です。この手も入れて、あと13手かかります。「{ $loss }4」は、この手だと相手の4手で負けるという印です。どちらも、勝つ側の手だけを数えます。記号「{ $draw }」は引き分けです。

    これらは証明された結果で、両者が最善を尽くせば必ずそのとおりになります。数字がないときは、結果は確かですが、何手かかるかはわかっていません。
signs-chances-title = パーセント
signs-chances-body =
    パーセントは、手番の側の勝率の見積もりです。50%なら互角で、引き分けは0.5勝と数えます。コンピューターが長く考えるほど、正確になります。

    盤の上では「%」を省きます。見積もりは薄く、証明された結果は濃く表示します。最善手には縁取りが付きます。
signs-analysis-title = 解析
signs-analysis-body =
    「解析」では、良い順に3手を一覧に並べます。最善手は盤に描かれ、ほかの2手は番号で示されます。一覧の手をタップすると、代わりにその手が描かれます。

    設定で「読みの詳細」をオンにすると、番号の代わりに、すべての手の評価を盤に表示します。
signs-coach-title = コーチ
signs-coach-body = 気づけたはずのミスをすると、コーチが知らせます。相手に狙いを許した手や、あと3手以内の勝ちを逃した手です。その手は取り消せます。コーチが何も言わなくても、もっと良い手があったかもしれません。
signs-review-title = 振り返りの印
signs-review-body =
    「{ $only }」は唯一の好手、「{ $inaccuracy }」は疑問手、「{ $mistake }」は悪手、「{ $blunder }」は大悪手か、勝ちや引き分けを逃した手です。勝率が7ポイント以上下がると疑問手、15ポイント以上なら悪手、30ポイント以上なら大悪手です。勝負がほぼ決まっているときは、1段階軽い印になります。大事な局面とは、手によって良し悪しにはっきり差がつく局面のことです。

    グラフの線は、{ -orange }が優勢なら中央より上、{ -blue }が優勢なら下を通ります。結果が証明されているところには、色の帯が付きます。グラフをタップすると、その手に移ります。
signs-rating-title = レーティングとレベル
signs-rating-body =
    レーティングの基準はゲームごとに違います。1手で決まる勝ち負けには気づき、それ以外はランダムに手を選ぶ対局者のレーティングが800です。各レベルのレーティングは、レベル同士を対局させて測りました。「やさしい」「エキスパート」などの名前は、レーティングの範囲を表します。

    あなたのレーティングは、コンピューターに勝つと上がり、負けると下がります。意外な結果ほど大きく動きます。「約」が付くのは、対局数がまだ少なく、はっきりしないときです。ヒントなどを使った対局は、レーティングの対象外です。
signs-puzzles-title = パズルの難易度
signs-puzzles-body = パズルの難易度もレーティングです。最初の手を見つけられたコンピューターのレベルの数をもとに測りました。あなたのパズルのレーティングは、対局のものとは別に、ゲームごとにあります。難しいパズルを解くほど大きく上がり、ヒントを使うと上がり方が小さくなります。

# 成績
no-rating = ヒントなどを使わずに、いずれかのレベルのコンピューターと1局終えると、レーティングが付きます。
against-levels = レベル別（レーティング戦）
wins = 勝ち
draws = 引き分け
losses = 負け
streak-label = 連勝
streak = { $streak }（最高{ $best }）
mistakes-this-month = 今月のミス

# 新しい対局
drawn-by-lot = ランダム
no-cells = なし
best-play = 最善を尽くすと
best-play-drawn = 引き分け（公平）

# レッスン
lesson-title = { $game }入門
lesson-detail = 全{ $steps }ステップ中{ $at }番目
lesson-back = 戻る
lesson-skip = スキップ
lesson-show = お手本を見る
lesson-next = 次へ
lesson-again = もう一度
lesson-first = 最初から
lesson-play = 対局する
lesson-complete = レッスン完了！　次は対局で試しましょう。
lesson-well-done = よくできました！
lesson-not-yet = 惜しい！
lesson-is-done = このステップは完了です。「次へ」をタップしてください。
set-aside-lessons = レッスンの進み具合を読み込めなかったため、リセットしました。
# 振り返り
review = 振り返り
review-empty = 振り返る手がありません。
review-begins = 対局を調べています…
review-kept-you = 大事な局面での好手：{ $decisions }局面中{ $kept }局面。
review-kept = { $color }：{ $decisions }局面中{ $kept }局面で好手。
review-no-decisions = あなたに結果を左右する場面はありませんでした。
review-nobody-decided = どちらにも結果を左右する場面はありませんでした。
review-last-safe = { $color }は{ $move }手目までは負けを避けられる局面でした
review-last-winning = { $color }が勝てる局面だったのは{ $move }手目が最後でした
review-never-safe = { $color }は最初から負けの形勢でした
review-gave-up-win = 終局時、{ $color }が勝てる局面でした
review-gave-up-draw = 終局時、{ $color }はまだ引き分けにできる局面でした
review-losing = { $color }の敗着は{ $move }手目です
review-costliest = { $color }の最も痛かったミスは{ $move }手目です
review-begin = 開始局面です。調べ終わった手から印が付きます。
review-start = 開始局面です。
review-waits = この手を調べています…
review-unknown = 未確認
review-first = 最初の手
review-previous = 前の手
review-next = 次の手
review-last = 最後の手
review-next-slip = 次のミス
review-retry = ここからやり直す
review-refute = 理由を見る
review-play = ここから対局
refute-begin = ここが間違いでした。「次の手」で相手の返し手を見られます。
graph-slips = ミス：{ $moves }手目。
no-slips = ミスはありません。
mark-only = 唯一の好手
mark-gave-win = 勝ちを逃した手
mark-gave-draw = 引き分けを逃した手
mark-inaccuracy = 疑問手
mark-mistake = 悪手
mark-blunder = 大悪手
mark-forced = ほかに手なし
mark-best = 最善手
slip-win-draw = { $number }手目で勝ちを逃し、引き分けの形勢に。
slip-win-loss = { $number }手目で勝ちを逃し、負けの形勢に。
slip-draw-loss = { $number }手目で引き分けを逃し、負けの形勢に。
slip-estimated = { $number }手目で、勝率が{ $was }%から{ $is }%に下がりました。
slip-lost-sooner = { $number }手目は、すぐに負ける手です。
slip-better = もっと良い手：{ $best }。
reply-because = 相手の応手の例：{ $move }。{ $reason }。
move-only = 唯一の好手です。ほかの手では悪くなりました。
move-forced = ほかに選べる手はありませんでした。
move-unsure = もっと良い手かもしれません：{ $best }。僅差で断定できません。
move-lost = どの手でも負けです。いちばん長く粘れる手でした。
move-lost-longer = どの手でも負けです。もっと長く粘れる手：{ $best }。
move-equal = どの手でも結果は同じです。
move-slower = これでも勝てますが、この手より{ $moves }手遅くなります：{ $best }。
move-best = 最善の手でした。
move-kept = これも良い手です。

mistake-missed-win = すぐ勝てる手の見逃し
mistake-overlooked-threat = 相手の狙いの見落とし
mistake-allowed-win = 相手に次の手で勝ちを許す
mistake-missed-threats = 2か所同時リーチの見逃し
mistake-allowed-threats = 相手に2か所同時リーチを許す
mistake-spent-threat = 自分のリーチを手放す
mistake-broken-chain = つながりや並びを断たれる
mistake-missed-forced-win = 必勝手順の見逃し
mistake-missed-draw = 引き分けの見逃し
mistake-missed-connection = つなぐ・近づける手の見逃し
mistake-other = その他のミス
retry-ask = 実際の手より良い手を見つけてください。
retry-waits = あなたの手を調べています…
retry-right = 正解！　{ $move }。
retry-right-said = 正解！
retry-even = わかる範囲では、同じくらい良い手です：{ $move }。
retry-wrong = { $move }。これには相手の返し手があります。
retry-again = もう一度
retry-answer = 答えを見る
retry-refute = 続ける
back-to-game = 対局に戻る
refuse-retry = 先に「もう一度」をタップしてください。

# パズル
puzzle-title = パズル{ $number }
puzzle-rated = 難易度{ $rating }
puzzle-move = { $all }手中{ $number }手目
puzzle-win-in = { $moves ->
    [1] { $color }、次の1手で勝ち
   *[other] { $color }、自分の{ $moves }手以内で勝ち
}
puzzle-only-win = 勝つ手は1つだけ
puzzle-save = 引き分けに持ち込む
puzzle-prevent = { $other }の勝ちを防ぐ
puzzle-solved = クリア
puzzle-task-win-in = { $other }がどう応じても勝てる手を見つけてください。
puzzle-task-only-win = { $color }が勝てる局面ですが、勝ちを保てる手は1つだけです。
puzzle-task-save = 負けない手は1つだけです。見つけてください。
puzzle-task-prevent = { $other }が勝つ寸前です。防げる手は1つだけです。
puzzle-right = 正解！　{ $other }が応じました。続けましょう。
puzzle-longer = それでも勝てますが、手数がかかります。続けましょう。
puzzle-wrong-loses = その手だと{ $other }の勝ちです。
puzzle-wrong-win-in = その手では、この手数で勝てません。
puzzle-wrong-only-win = その手では勝ちを逃します。
puzzle-mark-wrong = 不正解
puzzle-is-solved = クリア！　次のパズルに進むか、ここから対局できます。
puzzle-solved-answer = 答えを見てからのクリアは、記録に入りません。
puzzle-hint = ヒント
puzzle-hint-label-where = どこを見るか
puzzle-hint-label-what = 何を探すか
puzzle-hint-label-answer = 答え
puzzle-hint-where = 枠で囲まれた部分に注目しましょう。
puzzle-answer = 答えを見る
puzzle-skip = スキップ
puzzle-retry = もう一度
puzzle-again = 最初から
puzzle-play = ここから対局
puzzle-next = 次のパズル
puzzle-solve = 解く
puzzle-look = 見直す
puzzles-total = { $all }問中{ $done }問クリア
puzzles-rating = レーティング{ $rating }
puzzles-unrated = レーティングなし
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = 直近{ $count }問のレーティング：{ $first }から{ $last }へ
puzzle-theme-double-threat = 2か所同時リーチ
puzzle-theme-cut = ラインを断つ
puzzle-theme-connection = つなぐ
puzzle-theme-forced-win = 必勝手順
puzzle-theme-only-move = 唯一の手
puzzle-theme-draw = 引き分けに持ち込む
puzzle-theme-defense = リーチを防ぐ
learn-lesson = 全{ $all }ステップ中{ $done }完了
learn-lesson-begin = 始める
learn-lesson-go-on = 続ける
learn-lesson-again = 最初から
puzzles-damaged = パズルを読み込めません。ほかの機能は使えます。
no-such-puzzle = そのパズルはこのアプリにはありません。
set-aside-puzzles = パズルの進み具合を読み込めなかったため、リセットしました。
own-count = 自分のミス：{ $number }問
own-title = 自分のミス
own-move = 自分の対局、{ $move }手目
review-puzzles = { $count ->
   *[other] パズル{ $number }問
}
set-aside-own = 自分のミスから作ったパズルを読み込めなかったため、リセットしました。
chapter-detail = { $all }問中{ $done }問
chapter-level = レベル{ $level }
chapter-level-solved = レベル{ $level }、クリア済み

# 今日のパズル
daily-title = 今日のパズル
daily-solved = クリア
daily-streak = { $days }日連続
daily-no-streak = 連続記録なし
daily-longest = 最長：{ $days }日
calendar-month = { $year }年{ $month }
calendar-day-solved = { $day }日{ $weekday }、クリア済み
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
day-today = 今日
day-yesterday = 昨日
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
weekday-1 = 月曜日
weekday-2 = 火曜日
weekday-3 = 水曜日
weekday-4 = 木曜日
weekday-5 = 金曜日
weekday-6 = 土曜日
weekday-7 = 日曜日
weekday-short-1 = 月
weekday-short-2 = 火
weekday-short-3 = 水
weekday-short-4 = 木
weekday-short-5 = 金
weekday-short-6 = 土
weekday-short-7 = 日

# The settings
animation-speed = アニメーションの速さ
appearance = 外観
confirm-moves = 着手前に確認
confirm-moves-hint = 手を選んでも、確定するまで着手になりません。
coordinates = 座標
flip-board = 手番ごとに盤の向きを変える
flip-board-hint = 1台の端末で2人が対局するときに便利です。
haptics = バイブレーション
language = 言語
language-system = 端末の言語
palette = 盤の色
palette-grays = グレー
palette-high-contrast = 高コントラスト
palette-night = 夜
palette-standard = 標準
palette-wood = 木目
show-visits = 読みの詳細
show-visits-hint = すべての手の評価と、コンピューターの読みの深さを表示します。
sounds = 効果音
speed-fast = 速い
speed-normal = ふつう
speed-off = オフ
speed-slow = ゆっくり
theme = テーマ
theme-dark = ダーク
theme-light = ライト
theme-system = システムに合わせる

# About
about-version = バージョン{ $version }
about-text = 2人で遊ぶボードゲームが5種類。コンピューターと対局すれば、その考えも見られます。オフラインで動作。広告、アカウント登録、権限の要求はありません。
about-source = 自由ソフトウェアです。ライセンスはソースコードに付属しています。
about-licenses = オープンソースライセンス

set-up-ready = 対局できます。盤をタップすると局面を変えられます。
set-up-surplus = { $color }の駒が、対局でありえる数より多くなっています（+{ $number }）。対局できますが、「作成局面」の印が付きます。
set-up-surplus-neutral = 中立の駒が、対局でありえる数より多くなっています（+{ $number }）。対局できますが、「作成局面」の印が付きます。
set-up-flip = { $color }の番にすると、この印が消えます。
set-up-remove = { $color }の駒を消すと、この印が消えます。
set-up-remove-neutral = 中立の駒を消すと、この印が消えます。
set-up-over = これ以上は進められません。局面を変えてください。
set-up-no-room = ここには置けないか、消すものがありません。
set-up-erase = 消す
set-up-empty = 空にする
set-up-analyze = 解析する
composed = 作成局面
colors-swapped = 色が入れ替わりました。
