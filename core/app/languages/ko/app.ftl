# 앱이 스스로 하는 말. 게임이 하는 말은 게임에 있습니다.

# 누구 차례인가
turn-yours = 내 차례예요
turn-of = { $color } 차례예요
turn-computer = { $color }{ PARTICLE($color, "이", "가") } 생각 중이에요
turn-paused = 일시정지 중
won-you = 이겼어요!
lost-you = 졌어요
won-color = { $color }{ PARTICLE($color, "이", "가") } 이겼어요
drawn = 무승부

# 그 아랫줄
move-count = { $moves }수 중 { $at }번째
move-row = { $number }. { $move }
suggestion = 추천: { $move }
hint-because = { $hint }. { $reason }.
thinking = 잠시만요…
unsaved = 이 게임을 저장하지 못했어요.
search-failed = 컴퓨터에 문제가 생겼어요. 게임은 계속할 수 있어요.
refuse-review = 지난 국면이에요. 다른 수를 두어 보려면 “여기서부터 두기”를 누르세요.
refuse-replacing = 여기서 두면 { $first }번째부터 { $last }번째 수까지 사라져요. 계속하려면 한 번 더 두세요.
refuse-beside = 거기에는 둘 수 없어요.

# 코치, 레이팅에 반영되지 않는 게임
coach = 코치
coach-hint = 내가 놓친 위협을 알려 줘요. 수를 무르면 그 게임은 레이팅에 반영되지 않아요.
coach-careful = 조심하세요!
coach-missed-win = { $moves }수 만에 이길 수 있었어요.
unrated-helped = 도움을 받아서 레이팅에 반영되지 않아요
unrated-changed = 플레이어를 바꿔서 레이팅에 반영되지 않아요
unrated-copied = 중간부터 시작해서 레이팅에 반영되지 않아요
unrated-handicapped = 핸디캡이 있어서 레이팅에 반영되지 않아요

# 끝, 그리고 실력
deciding-you = 패착은 { $move }번째 수였어요.
deciding-color = { $color }의 패착은 { $move }번째 수였어요.
resigned-name = { $name }{ PARTICLE($name, "이", "가") } 기권했어요.
timed-out-name = { $name }의 시간이 다 됐어요.
deciding-look = 패착 보기
next-level = 레벨 { $level } 도전
rating-change = 내 레이팅: { $rating } ({ $change })
rating-first = 레이팅 게임 첫 승리! 내 레이팅: { $rating } ({ $change })
rating-best = 역대 최고 레이팅: { $rating } ({ $change })
rating-about = 내 레이팅: 약 { $rating }
rating-sure = 내 레이팅: { $rating }
rating-games = 레이팅 게임 { $count }판, 최고 { $best }
rating-band = 오차 ±{ $doubt }
rating-span = { $count }판 동안 { $change }
rating-graph = 최근 { $count }판의 레이팅: { $first }에서 { $last }{ PARTICLE($last, "으로", "로") }
as-me = 내 실력에 맞추기

# 두 사람
clock-none = 시간제한 없음
clock-left = { $minutes }분 { $seconds }초
no-help = 힌트 없이
no-help-hint = 두 사람 모두 분석도 쓸 수 없어요.
hand-over = 기기 건네주기
hand-over-hint = 한 수마다 다음 사람이 준비될 때까지 보드와 시계가 멈춰요.
hand-over-to = { $name }에게 건네주세요
hand-over-ready = { $name } 준비됐어요
player-number = 플레이어 { $number }
first-move-alternate = 번갈아
first-move-turns = 이번엔 { $name }, 다음엔 { $other }
first-move-always = 매번 { $name }
handicap = 핸디캡
handicap-none = 없음
handicap-for = { $name }에게 { $count }
handicap-hint = 한 사람이 유리하게 시작할 수 있어요.
options-with-handicap = { $options } (핸디캡 포함)
taking-back = 무르기
taking-back-both = 둘 다
taking-back-always = 언제든지
taking-back-once = { $name }만, 한 판에 한 번
refuse-taking-back = 무르기는 { $name }만 한 판에 한 번 할 수 있어요.
refuse-taken-back = { $name }{ PARTICLE($name, "은", "는") } 이번 판에서 이미 한 번 물렀어요.

# 플레이어
you = 나
computer = 컴퓨터
level = 레벨 { $level }
level-named = 레벨 { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · 측정 전
seconds = { $count ->
   *[other] 한 수에 { $number }초
}
simulations = { $count ->
   *[other] 한 수에 시뮬레이션 { $number }번
}
person = 사람
you-first = 내가 먼저 ({ $color })
you-second = 내가 나중 ({ $color })
by-chance = 무작위

# 분석
analysis-drawn = 무승부
analysis-wins = { $color } 승리
analysis-wins-in = { $color }{ PARTICLE($color, "이", "가") } { $moves }수 만에 승리
analysis-unstoppable = { $color }{ PARTICLE($color, "을", "를") } 더는 막을 수 없어요
analysis-two-ways = 실선: 한 길. 점선: 다른 길. 한 수로 둘 다 끊을 수는 없어요.
analysis-share = { $color }: { $percent }%
analysis-failed = 분석에 실패했어요.
visits = { $count ->
   *[other] 시뮬레이션 { $number }번
}
visits-rate = { $visits }, 초당 { $rate }번
left-simulations = { $number }번 남음
left-seconds = { $number }초 남음
value-wins = 승리
value-wins-in = { $moves }수 만에 승리
value-draws = 무승부
value-loses = 패배
value-loses-in = { $moves }수 만에 패배
percent = { $percent }%
value-chance = 승률 { $percent }%
value-best = { $value }, 최선의 수
letter-win = 승
letter-draw = 무
letter-loss = 패
take-back = 무르기

# 홈
card-play = 플레이
card-learn = 2분 만에 배우기
card-learn-on = 레슨 이어 하기
card-continue = 계속
card-view = 보기

# 어떤 것에 딸린 것
labeled = { $name }: { $words }
score-of = { $name } { $won }
score = 스코어
option-value = { $option }: { $value }
option-on = 켬
option-off = 끔
card-computers = 컴퓨터 차례
kept-people = 두 사람
kept-named = { $one } 대 { $two }
kept-computers = 컴퓨터끼리
kept-explored = 살펴보는 국면
kept-level = 컴퓨터 상대, 레벨 { $level }
kept-limits = 컴퓨터 상대
kept-going = { $who }, { $move }번째 수
kept-ended = { $who }: { $result }
replaced = { $game }: 두던 게임을 저장했어요.
deleted = { $game } 게임을 삭제했어요.
in-bin = 삭제됨, 30일 동안 보관
restore = 복원
set-aside-match = 저장한 게임 하나를 열 수 없어 목록에서 뺐어요.
set-aside-newer = 저장한 게임 하나는 더 새로운 버전의 Fivefold에서 만든 것이라 여기서 열 수 없어요.
set-aside-matches = 열 수 없어 목록에서 뺀 저장 게임: { $count }개
open-elsewhere = Fivefold가 이미 다른 곳에서 열려 있어요. 그쪽을 닫고 여기서 다시 시작하기 전까지는 여기서 한 일이 저장되지 않아요.
set-aside-settings = 설정을 읽을 수 없어 초기화했어요.
set-aside-statistics = 통계를 읽을 수 없어 초기화했어요.
set-aside-choices = 새 게임의 선택 사항을 읽을 수 없어 초기화했어요.
no-game = Fivefold 게임이 아니에요.
not-a-game = 열 수 없어요: { $reason }.
not-a-link = 이 링크를 열 수 없어요: { $reason }.
save-too-long = 텍스트가 너무 길어요
save-newer = 더 새로운 버전의 Fivefold에서 만든 게임이에요
save-other-game = Fivefold에 없는 게임이에요
save-impossible-board = 만들 수 없는 보드예요
save-illegal-move = 규칙에 맞지 않는 수가 있어요
save-damaged = 텍스트가 손상됐어요
link-turn = { $game }, 두실 차례예요: { $link }
link-over = 우리가 둔 { $game } 게임: { $link }
link-own = 내가 둔 { $game } 게임: { $link }
link-scan = { $name } 쪽 카메라로 스캔해 주세요
link-scan-own = 다른 휴대폰 카메라로 스캔해 주세요
link-show = 코드 보여 주기
explore-from = 사본, { $move }번째 수부터
asks-first = 먼저 물어봐요
resign-sure-of = { $name }, 기권할까요?
link-ahead = 이미 그다음 수를 두었어요. 가장 최근 수를 대신 보내세요.
link-parted = { $move }번째 수부터 내 게임과 달라요. 둘 다 저장했어요.
nothing-to-paste = 붙여 넣을 것이 없어요.
no-such-match = 이 게임은 더 이상 저장되어 있지 않아요.
match-in-bin = 삭제한 게임이에요. 게임 목록에서 복원하세요.
no-such-game = 이 앱에는 그 게임이 없어요.
fault = 문제가 생겼어요. 저장한 게임은 안전해요.

# “기호와 숫자의 뜻” 화면. 맨 끝에는 게임의 computer-title이 옵니다.
signs-results-title = 승리, 패배, 무승부
signs-results-body =
    “{ $win }13”은 이 수로 이긴다는 뜻이에요. 이 수를 포함해 내가 13수를 두면 이겨요. “{ $loss }4”는 이 수를 두면 상대가 앞으로 4수 만에 이긴다는 뜻이에요. 언제나 이기는 쪽의 수만 세어요. 기호 “{ $draw }”는 무승부라는 뜻이에요.

    이 결과들은 증명된 것이라, 양쪽이 최선을 다하면 반드시 그대로 돼요. 숫자가 없으면 결과는 확실하지만 몇 수가 걸리는지는 아직 몰라요.
signs-chances-title = 퍼센트
signs-chances-body =
    퍼센트는 둘 차례인 쪽의 승률을 어림한 값이에요. 50%면 형세가 팽팽하고, 무승부는 승리의 절반으로 쳐요. 컴퓨터가 오래 생각할수록 더 정확해져요.

    보드 위에서는 % 기호를 빼고 보여 줘요. 어림한 값은 흐리게, 증명된 결과는 진하게 나와요. 최선의 수에는 윤곽선이 있어요.
signs-analysis-title = 분석
signs-analysis-body =
    분석은 가장 좋은 수 세 개를 목록으로 보여 줘요. 최선의 수는 보드에 그려지고, 나머지 두 수는 번호로 표시돼요. 목록에서 수를 누르면 그 수가 대신 그려져요.

    설정에서 “엔진 정보”를 켜면 보드에 번호 대신 모든 수의 값이 나와요.
signs-coach-title = 코치
signs-coach-body = 알아챌 수 있었던 실수를 하면 코치가 알려 줘요. 상대에게 위협을 허용하거나, 3수 안에 이길 기회를 놓친 경우예요. 그러면 그 수를 무를 수 있어요. 코치가 조용해도 더 좋은 수가 있었을지 몰라요.
signs-review-title = 복기의 표시
signs-review-body =
    “{ $only }”는 유일하게 좋은 수, “{ $inaccuracy }”는 아쉬운 수, “{ $mistake }”는 실수, “{ $blunder }”는 큰 실수이거나 승리 또는 무승부를 놓친 수예요. 승률이 7%포인트 이상 떨어지면 아쉬운 수, 15%포인트 이상이면 실수, 30%포인트 이상이면 큰 실수예요. 승부가 거의 정해졌을 때는 한 단계 가벼운 표시가 붙어요. 선택이란 어떤 수가 다른 수보다 확실히 나쁜 국면을 말해요.

    곡선은 { -orange }이 앞서면 가운데보다 위에, { -blue }이 앞서면 아래에 있어요. 결과가 증명된 곳에는 색칠한 띠가 있어요. 곡선을 누르면 그 수로 이동해요.
signs-rating-title = 레이팅과 레벨
signs-rating-body =
    레이팅의 기준은 게임마다 달라요. 한 수 만에 이기거나 지는 것은 알아채지만 나머지는 아무렇게나 두는 사람의 레이팅이 800이에요. 레벨의 레이팅은 레벨끼리 두게 해서 쟀어요. “쉬움”이나 “고수” 같은 이름은 레이팅의 구간을 나타내요.

    내 레이팅은 컴퓨터를 이기면 오르고, 지면 내려가요. 뜻밖의 결과일수록 많이 바뀌어요. “약”은 아직 둔 게임이 적어서 확실하지 않다는 뜻이에요. 도움을 받은 게임은 레이팅에 반영되지 않아요.
signs-puzzles-title = 퍼즐의 난이도
signs-puzzles-body = 퍼즐의 난이도도 레이팅이에요. 컴퓨터의 레벨 가운데 몇 개가 첫 수를 찾아내는지를 기준으로 정했어요. 내 퍼즐 레이팅은 게임마다 따로 있어요. 어려운 퍼즐을 풀면 쉬운 퍼즐을 풀 때보다 더 많이 오르고, 힌트를 보면 덜 올라요.

# 통계
no-rating = 레벨을 정해 컴퓨터와 도움 없이 한 판을 끝내면 레이팅이 생겨요.
against-levels = 레벨별 레이팅 게임 성적
wins = 승리
draws = 무승부
losses = 패배
streak-label = 연승
streak = { $streak } (최고 { $best })
mistakes-this-month = 이번 달 내 실수

# 새 게임
drawn-by-lot = 무작위
no-cells = 없음
best-play = 최선으로 두면
best-play-drawn = 무승부, 공평한 보드

# 레슨
lesson-title = { $game } 배우기
lesson-detail = { $steps }단계 중 { $at }단계
lesson-back = 뒤로
lesson-skip = 건너뛰기
lesson-show = 시범 보기
lesson-next = 다음
lesson-again = 다시 해 보기
lesson-first = 처음부터
lesson-play = 게임하기
lesson-complete = 레슨을 마쳤어요! 이제 게임에서 해 보세요.
lesson-well-done = 잘했어요!
lesson-not-yet = 조금 아쉬워요
lesson-is-done = 이 단계를 마쳤어요. “다음”을 누르세요.
set-aside-lessons = 레슨 진행 상황을 읽을 수 없어 초기화했어요.
# 게임 되짚어 보기
review = 복기
review-empty = 아직 둔 수가 없어요.
review-begins = 복기하는 중…
review-kept-you = { $decisions }번의 선택 중 { $kept }번을 잘 골랐어요.
review-kept = { $color }{ PARTICLE($color, "이", "가") } { $decisions }번의 선택 중 { $kept }번을 잘 골랐어요.
review-no-decisions = 결과를 가를 선택이 없었어요.
review-nobody-decided = 어느 쪽에도 결과를 가를 선택이 없었어요.
review-last-safe = { $color }{ PARTICLE($color, "은", "는") } { $move }번째 수까지는 패배를 피할 수 있었어요
review-last-winning = { $color }{ PARTICLE($color, "이", "가") } 마지막으로 이기는 형세였던 때는 { $move }번째 수였어요
review-never-safe = { $color }{ PARTICLE($color, "은", "는") } 처음부터 지는 형세였어요
review-gave-up-win = 게임이 끝났을 때 { $color }{ PARTICLE($color, "은", "는") } 이기는 형세였어요
review-gave-up-draw = 게임이 끝났을 때 { $color }{ PARTICLE($color, "은", "는") } 아직 비길 수 있었어요
review-losing = { $color }의 패착은 { $move }번째 수였어요
review-costliest = { $color }의 가장 뼈아픈 실수는 { $move }번째 수였어요
review-begin = 시작 국면이에요. 수를 살펴보는 대로 표시가 나타나요.
review-start = 시작 국면이에요.
review-waits = 이 수를 살펴보는 중…
review-unknown = 아직 살펴보지 않았어요
review-first = 첫 수
review-previous = 이전 수
review-next = 다음 수
review-last = 마지막 수
review-next-slip = 다음 실수
review-retry = 여기서 다시 두기
review-refute = 이유 보기
review-play = 여기서부터 두기
refute-begin = 이 수가 실수였어요. 상대의 응수를 보려면 “다음 수”를 누르세요.
graph-slips = 실수한 수: { $moves }.
no-slips = 실수가 없어요.
mark-only = 유일하게 좋은 수
mark-gave-win = 승리를 놓친 수
mark-gave-draw = 무승부를 놓친 수
mark-inaccuracy = 아쉬운 수
mark-mistake = 실수
mark-blunder = 큰 실수
mark-forced = 외길 수
mark-best = 최선의 수
slip-win-draw = { $number }번째 수로 승리를 놓쳐 무승부 형세가 됐어요.
slip-win-loss = { $number }번째 수로 승리를 놓쳐 지는 형세가 됐어요.
slip-draw-loss = { $number }번째 수로 무승부를 놓쳐 지는 형세가 됐어요.
slip-estimated = { $number }번째 수로 승률이 { $was }%에서 { $is }%로 떨어졌어요.
slip-lost-sooner = { $number }번째 수는 바로 지는 수예요.
slip-better = 더 좋은 수: { $best }.
reply-because = 예상 응수: { $move }. { $reason }.
move-only = 유일한 수였어요. 다른 수는 모두 더 나빴어요.
move-forced = 둘 수 있는 다른 수가 없었어요.
move-unsure = 더 좋을 수도 있는 수: { $best }. 차이가 작아 확실하지 않아요.
move-lost = 어떤 수를 두어도 져요. 이 수가 가장 오래 버텨요.
move-lost-longer = 어떤 수를 두어도 져요. 더 오래 버티는 수: { $best }.
move-equal = 어떤 수를 두어도 결과가 같아요.
move-slower = 그래도 이기지만 { $moves }수 더 걸려요. 더 빠른 수: { $best }.
move-best = 최선의 수였어요.
move-kept = 이것도 좋은 수예요.

mistake-missed-win = 바로 이길 기회를 놓침
mistake-overlooked-threat = 상대의 위협을 못 봄
mistake-allowed-win = 상대에게 바로 이길 기회를 줌
mistake-missed-threats = 이중 위협 기회를 놓침
mistake-allowed-threats = 상대의 이중 위협을 허용함
mistake-spent-threat = 내 위협을 포기함
mistake-broken-chain = 길이나 줄이 끊김
mistake-missed-forced-win = 필승 수순을 놓침
mistake-missed-draw = 무승부 기회를 놓침
mistake-missed-connection = 잇거나 모을 기회를 놓침
mistake-other = 그 밖의 실수
retry-ask = 실제로 둔 수보다 더 좋은 수를 찾으세요.
retry-waits = 둔 수를 살펴보는 중…
retry-right = 맞아요! { $move }.
retry-right-said = 맞아요!
retry-even = 지금까지 살펴본 바로는 똑같이 좋아요: { $move }.
retry-wrong = { $move }: 상대가 받아칠 수 있어요.
retry-again = 다시 해 보기
retry-answer = 정답 보기
retry-refute = 계속
back-to-game = 게임으로 돌아가기
refuse-retry = 먼저 “다시 해 보기”를 누르세요.

# 퍼즐
puzzle-title = 퍼즐 { $number }
puzzle-rated = 난이도 { $rating }
puzzle-move = { $all }수 중 { $number }번째 수
puzzle-win-in = { $color }, { $moves }수 만에 이기기
puzzle-only-win = 이기는 수는 하나뿐
puzzle-save = 무승부 지키기
puzzle-prevent = { $other } 막기
puzzle-solved = 풀었어요
puzzle-task-win-in = { $other }{ PARTICLE($other, "이", "가") } 어떻게 두든 이기는 수를 찾으세요.
puzzle-task-only-win = { $color }{ PARTICLE($color, "이", "가") } 이길 수 있지만, 이기는 수는 하나뿐이에요.
puzzle-task-save = 지지 않는 수는 하나뿐이에요. 찾아보세요.
puzzle-task-prevent = { $other }{ PARTICLE($other, "이", "가") } 곧 이길 참이에요. 막는 수는 하나뿐이에요.
puzzle-right = 맞아요! { $other }{ PARTICLE($other, "이", "가") } 응수했어요. 계속하세요.
puzzle-longer = 그렇게 해도 이기지만 더 오래 걸려요. 계속하세요.
puzzle-wrong-loses = 그러면 { $other }{ PARTICLE($other, "이", "가") } 이겨요.
puzzle-wrong-win-in = 그 수로는 이렇게 적은 수 안에 이길 수 없어요.
puzzle-wrong-only-win = 그러면 승리를 놓쳐요.
puzzle-mark-wrong = 틀린 수
puzzle-is-solved = 풀었어요! 다음 퍼즐을 풀거나 여기서부터 이어서 두어 보세요.
puzzle-solved-answer = 정답을 보고 풀어서 기록에 들어가지 않아요.
puzzle-hint = 힌트
puzzle-hint-label-where = 볼 곳
puzzle-hint-label-what = 찾을 것
puzzle-hint-label-answer = 정답
puzzle-hint-where = 보드에서 네모로 표시한 곳을 보세요.
puzzle-answer = 정답 보기
puzzle-skip = 건너뛰기
puzzle-retry = 다시 해 보기
puzzle-again = 처음부터
puzzle-play = 여기서부터 두기
puzzle-next = 다음 퍼즐
puzzle-solve = 풀기
puzzle-look = 다시 보기
puzzles-total = { $all }개 중 { $done }개 풀이
puzzles-rating = 레이팅 { $rating }
puzzles-unrated = 아직 레이팅 없음
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = 최근 퍼즐 { $count }개의 레이팅: { $first }에서 { $last }{ PARTICLE($last, "으로", "로") }
puzzle-theme-double-threat = 이중 위협
puzzle-theme-cut = 줄 끊기
puzzle-theme-connection = 잇기
puzzle-theme-forced-win = 필승 수순
puzzle-theme-only-move = 유일한 수
puzzle-theme-draw = 무승부 지키기
puzzle-theme-defense = 위협 막기
learn-lesson = { $all }단계 중 { $done }단계 완료
learn-lesson-begin = 시작
learn-lesson-go-on = 계속
learn-lesson-again = 처음부터
puzzles-damaged = 퍼즐을 불러올 수 없어요. 다른 기능은 모두 쓸 수 있어요.
no-such-puzzle = 이 앱에는 그 퍼즐이 없어요.
set-aside-puzzles = 퍼즐 진행 상황을 읽을 수 없어 초기화했어요.
own-count = 내 실수: { $number }개
own-title = 내 실수
own-move = 내 게임, { $move }번째 수
review-puzzles = { $count ->
   *[other] 새 퍼즐 { $number }개
}
set-aside-own = 내 실수로 만든 퍼즐을 읽을 수 없어 초기화했어요.
chapter-detail = { $all }개 중 { $done }개
chapter-level = 레벨 { $level }
chapter-level-solved = 레벨 { $level }, 풀었어요

# 오늘의 퍼즐
daily-title = 오늘의 퍼즐
daily-solved = 풀었어요
daily-streak = { $days }일 연속
daily-no-streak = 아직 연속 기록이 없어요
daily-longest = 최장 기록: { $days }일
calendar-month = { $year }년 { $month }
calendar-day-solved = { $day }일 { $weekday }, 풀었어요
month-1 = 1월
month-2 = 2월
month-3 = 3월
month-4 = 4월
month-5 = 5월
month-6 = 6월
month-7 = 7월
month-8 = 8월
month-9 = 9월
month-10 = 10월
month-11 = 11월
month-12 = 12월
day-today = 오늘
day-yesterday = 어제
day-date = { $month } { $day }일
day-date-year = { $year }년 { $month } { $day }일
month-short-1 = 1월
month-short-2 = 2월
month-short-3 = 3월
month-short-4 = 4월
month-short-5 = 5월
month-short-6 = 6월
month-short-7 = 7월
month-short-8 = 8월
month-short-9 = 9월
month-short-10 = 10월
month-short-11 = 11월
month-short-12 = 12월
weekday-1 = 월요일
weekday-2 = 화요일
weekday-3 = 수요일
weekday-4 = 목요일
weekday-5 = 금요일
weekday-6 = 토요일
weekday-7 = 일요일
weekday-short-1 = 월
weekday-short-2 = 화
weekday-short-3 = 수
weekday-short-4 = 목
weekday-short-5 = 금
weekday-short-6 = 토
weekday-short-7 = 일

# 설정
animation-speed = 애니메이션 속도
appearance = 화면
confirm-moves = 두기 전에 확정하기
confirm-moves-hint = 수를 고르고 확정해야 실제로 둬요.
coordinates = 좌표
flip-board = 차례마다 보드 돌리기
flip-board-hint = 두 사람이 한 기기로 둘 때 쓰세요.
haptics = 진동
language = 언어
language-system = 기기 언어
palette = 보드 색
palette-grays = 무채색
palette-high-contrast = 고대비
palette-night = 밤
palette-standard = 기본
palette-wood = 나무
show-visits = 엔진 정보
show-visits-hint = 모든 수의 값과 컴퓨터가 얼마나 깊이 읽었는지 보여 줘요.
sounds = 소리
speed-fast = 빠르게
speed-normal = 보통
speed-off = 끄기
speed-slow = 느리게
theme = 테마
theme-dark = 어둡게
theme-light = 밝게
theme-system = 시스템

# 정보
about-version = 버전 { $version }
about-text = 두 사람이 즐기는 보드게임 다섯 가지. 컴퓨터 상대는 무슨 생각을 하는지 보여 줘요. 인터넷 없이 쓸 수 있어요. 광고도, 계정도, 권한 요청도 없어요.
about-source = 자유 소프트웨어예요. 라이선스는 소스 코드에 들어 있어요.
about-licenses = 오픈소스 라이선스

set-up-ready = 바로 둘 수 있어요. 보드를 누르면 국면을 바꿀 수 있어요.
set-up-surplus = { $color }의 말이 게임에서 나올 수 있는 수보다 많아요(+{ $number }). 둘 수는 있지만 직접 만든 국면으로 표시돼요.
set-up-surplus-neutral = 중립 말이 게임에서 나올 수 있는 수보다 많아요(+{ $number }). 둘 수는 있지만 직접 만든 국면으로 표시돼요.
set-up-flip = { $color } 차례로 바꾸면 표시가 사라져요.
set-up-remove = { $color }의 말을 지우면 표시가 사라져요.
set-up-remove-neutral = 중립 말을 지우면 표시가 사라져요.
set-up-over = 더 둘 수가 없어요. 국면을 바꿔 보세요.
set-up-no-room = 여기에는 자리가 없거나 지울 것이 없어요.
set-up-erase = 지우기
set-up-empty = 비우기
set-up-analyze = 분석하기
composed = 직접 만든 국면
colors-swapped = 색을 서로 바꿨어요.
