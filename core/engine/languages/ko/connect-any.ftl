name = 자유 보드 사목
tagline = 구멍과 보너스가 있는 네 개 잇기

option-rows = 행
option-columns = 열
option-mode = 특별한 칸
option-mode-plain = 없음
option-mode-ban = 구멍
option-mode-bonus = 보너스 칸
option-mode-ban-bonus = 구멍과 보너스 칸
option-ban = 구멍
option-bonus = 보너스 칸
special-ban = ✕ 칸은 항상 비어 있어요.
special-bonus = 칩이 ★에 떨어지면 방해 블록도 떨어뜨려요.
set-up-neutral = 방해 블록
option-seed = 위치

prompt-blocker = { $side ->
    [first] { -orange }: 방해 블록을 떨어뜨리세요.
   *[second] { -blue }: 방해 블록을 떨어뜨리세요.
}
move-disc-blocker = { $side ->
    [first] { -orange }이 칩은 { $column }열에, 방해 블록은 { $blocker }열에 떨어뜨려요
   *[second] { -blue }이 칩은 { $column }열에, 방해 블록은 { $blocker }열에 떨어뜨려요
}
move-blocker = { $side ->
    [first] { -orange }이 방해 블록을 { $blocker }열에 떨어뜨려요
   *[second] { -blue }이 방해 블록을 { $blocker }열에 떨어뜨려요
}
advice-disc-blocker = 칩은 { $column }열, 방해 블록은 { $blocker }열에 떨어뜨리기
brief-disc-blocker = { $column }열, 방해 블록 { $blocker }열
advice-blocker = 방해 블록을 { $blocker }열에 떨어뜨리기
label-bonus = { $cell }, 보너스 칸, 빈칸
label-landing-bonus = { $column }열, 빈칸 { $free }개, 보너스 칸 { $cell }에 떨어짐
label-ban = { $cell }, 구멍
label-blocker = { $cell }, 방해 블록
refuse-blocker-due = 먼저 방해 블록을 떨어뜨리세요.
refuse-blocker-missing = 이 칩은 보너스 칸에 떨어져요. 5:2처럼 방해 블록을 놓을 열도 적어 주세요.

reason-takes-bonus = 별을 차지하고 방해 블록도 떨어뜨려요

page-1-title = 목표
page-1-body = 보드는 세로로 서 있고, 열과 행은 각각 4개에서 12개까지예요. 내 칩 네 개를 세로, 가로, 대각선 중 한 줄로 먼저 이으면 이겨요.
page-1-diagram-1 = 다섯 열, 네 행: { -blue }이 내려가는 대각선으로 이겼어요.
page-2-title = 두는 법
page-2-body = { -orange }이 먼저 두고, 그다음부터 번갈아 둬요. 자기 차례가 되면 가득 차지 않은 열에 칩을 하나 떨어뜨려요. 칩은 가장 아래 빈칸까지 떨어져 거기에 그대로 있어요. 열의 아무 곳이나 누르면 그 열에 떨어져요.

    차례를 건너뛸 수는 없어요. 자리가 있는 한 꼭 두어야 해요.
page-3-title = 구멍
page-3-body = 구멍은 가위표가 있는 칸이에요. 칩은 구멍을 지나 떨어지고, 구멍에는 아무것도 남지 않아요. 구멍은 양쪽 모두의 줄을 끊어요.

    구멍 아래에 빈칸이 있으면 칩은 구멍을 지나 떨어져요. 바로 아래 칸이 차 있거나 아래에 칸이 없으면, 다음 칩은 구멍 바로 위에 놓여요. 구멍이 맨 위에 있으면, 그 아래 칸이 차는 순간 그 열은 가득 찬 거예요.
page-3-diagram-1 = 구멍은 c2예요. 첫 번째 칩은 구멍을 지나 c1에 떨어졌고, 두 번째 칩은 구멍 위에 놓였어요.
page-3-diagram-2 = c1의 구멍이 a1 b1과 d1 e1 사이를 끊어요. 그래서 네 개를 이은 것이 아니에요.
page-4-title = 보너스 칸
page-4-body = 보너스 칸에는 별이 있어요. 내 칩이 거기에 떨어지면, 가득 차지 않은 아무 열에나 방해 블록도 곧바로 떨어뜨려요. 방해 블록은 칩처럼 떨어지고, 구멍도 지나가요. 누구의 것도 아니고, 어떤 줄에도 들지 않아요. 그다음은 상대 차례예요.

    보너스 칸에 놓인 칩으로 네 개가 완성되면 게임이 끝나므로 방해 블록은 없어요. 모든 열이 가득 찼을 때도 마찬가지예요.
page-4-diagram-1 = { -blue }은 보너스 칸 g1에 떨어졌고, 방해 블록을 { -orange }의 칩 사이인 d1에 떨어뜨렸어요.
page-5-title = 게임의 끝
page-5-body = 네 개 이상이 한 줄로 이어지면 게임은 바로 끝나요. 구멍을 뺀 모든 칸이 차도록 아무도 네 개를 잇지 못하면 무승부예요.
page-6-title = 게임 준비
page-6-body = 크기와 특별한 칸을 고를 수 있어요. 특별한 칸의 위치는 무작위예요. “다시 섞기”를 눌러 바꾸거나 직접 칸을 고르세요. “깜짝 선택”은 크기까지 무작위로 골라요.

    수는 5처럼 열의 번호로 적어요. 방해 블록이 있으면 5:2처럼 적어요. 칩은 5열, 방해 블록은 2열이라는 뜻이에요.
page-7-title = 눈여겨볼 것
page-7-body =
    거기에 두면 네 개가 되는 칸을 위협이라고 해요. 바로 채울 수 있는 위협이 두 개면 둘 다 막을 수는 없어요.

    먼저 특별한 칸을 보세요. 구멍은 그곳을 지나는 줄을 모두 끊어요. 그리고 별 바로 아래에는 두지 마세요. 상대가 별에 떨어져 방해 블록까지 놓아요.

    방해 블록을 떨어뜨리기 전에 그 바로 위 칸을 보세요. 다음에 상대가 거기에 둘 수 있어요.
page-7-diagram-1 = 별은 d2에 있어요. { -orange }이 d1에 두었으니 { -blue }이 별에 떨어질 수 있어요.
page-8-title = 홀수 행과 짝수 행
page-8-body =
    좋은 칸이 다 없어지면, 누군가는 위협 바로 아래에 둘 수밖에 없어요. 누구일까요? 그 전에 채울 수 있는 빈칸을 세어 보세요. 다른 열의 빈칸과, 같은 열에서 위협 바로 아래 칸보다 더 밑에 있는 빈칸이에요. 그 수가 짝수면 지금 둘 차례인 쪽이 결국 거기에 두어야 하고, 홀수면 그 상대가 두어야 해요.

    그래서 행이 짝수 개면 { -orange }은 홀수 행, { -blue }은 짝수 행에 있는 위협이 이루어져요. 행과 열이 모두 홀수 개일 때도 같아요. 행이 홀수 개이고 열이 짝수 개면 반대예요.

    구멍은 칸을 하나 줄여서 이 관계를 뒤바꿔요. 다만 위협과 같은 열에서 위협보다 위에 있는 구멍은 상관없어요. 방해 블록도 칸을 하나 더 채우니 마찬가지로 뒤바꿔요.
page-8-diagram-1 = 다섯 행, 네 열: { -blue }이 d1에 둘 수밖에 없고, { -orange }이 짝수 행의 d2를 차지해요.
page-8-diagram-2 = 네 행, b1에 구멍: { -blue }이 f1에 둘 수밖에 없고, { -orange }이 f2를 차지해요. 구멍이 없으면 { -orange }이 f1에 두어야 했을 거예요.
computer-title = 컴퓨터가 생각하는 법
computer-body = 머릿속으로 수천 판을 두어 보고, 잘 풀리는 쪽을 더 많이 두어 봐요. 이기는 수가 보이면 두고, 상대의 승리는 막고, 상대가 이길 칸 바로 아래에는 두지 않아요.

    증명할 수 있는 것은 증명해요. 빈칸이 적을수록 더 멀리 내다보고, 높은 레벨에서는 마침내 실수를 하지 않게 돼요.

# 레슨
lesson-size = 내 칩 네 개를 한 줄로 이으면 이겨요. 보드 크기는 여러 가지예요.
lesson-size-task = 세 개가 이어져 있어요. 양 끝 중 한 곳에 네 번째를 떨어뜨리세요.
lesson-size-done = 열이 네 개든 열두 개든 똑같은 게임이에요.
lesson-size-wrong = 아직 세 개예요. 줄의 양 끝이 모두 비어 있어요.
lesson-ban = 가위표가 있는 칸은 구멍이에요. 칩은 구멍을 지나 떨어져요.
lesson-ban-task = 구멍이 있는 열에 칩을 떨어뜨리세요.
lesson-ban-done = 구멍을 지나 맨 아래까지 떨어졌어요.
lesson-ban-wrong = 다른 열이에요. 가위표가 있는 칸을 찾아보세요.
lesson-above = 구멍 아래가 차면 칩은 구멍 위에 놓여요.
lesson-above-task = 그 열에 하나 더 떨어뜨리세요.
lesson-above-done = 구멍 안에는 칩이 절대 남지 않아요.
lesson-above-wrong = 구멍이 있는 열에 한 번 더 떨어뜨리세요.
lesson-broken = 구멍은 줄을 끊어요. 맨 아래 내 줄은 거기서 멈춰요.
lesson-broken-task = 하지만 그 위 { -blue }의 줄은 이어져요. 막으세요.
lesson-broken-done = 내 칩이 구멍 위, { -blue }이 노리던 바로 그 자리에 놓였어요.
lesson-broken-wrong = 구멍 위가 비어 있어서 { -blue }이 네 개를 이어요.
lesson-star = 칩이 별에 떨어지면 방해 블록도 떨어뜨려요.
lesson-star-task = 별에 칩을 떨어뜨린 다음, 아무 열에나 방해 블록을 떨어뜨리세요.
lesson-star-done = 방해 블록은 누구의 것도 아니고, 누구에게나 걸림돌이에요.
lesson-star-wrong = 별을 놓쳤어요. 별이 있는 열에 떨어뜨리세요.
lesson-blocker = 칩으로 다른 일을 하면서 방해 블록으로 줄을 막을 수 있어요.
lesson-blocker-task = 별을 차지하고, { -blue }의 줄에 방해 블록을 떨어뜨리세요.
lesson-blocker-done = 막았어요. 내 칩도 좋은 자리에 있어요.
lesson-blocker-wrong = { -blue }이 곧 네 개를 이어요. 게다가 별도 놓쳤어요.
lesson-blocker-plain = 그렇게 해도 { -blue }을 막아요. 하지만 별을 쓰면 { -blue }을 막고 칩도 하나 더 놓아요.
lesson-blocker-elsewhere = 별은 차지했지만, 거기에 놓은 방해 블록은 { -blue }의 줄을 막지 못해요.
lesson-both = 구멍과 별이 있든 없든, 동시에 두 위협을 만들면 이겨요.
lesson-both-task = 양 끝이 비도록 세 개를 이으세요.
lesson-both-done = { -blue }은 양 끝을 다 막을 수는 없어요. 규칙은 이게 전부예요.
lesson-both-wrong = { -blue }이 막을 수 있어요. 내 칩 두 개 사이의 빈칸을 채우세요.
