name = 브리지잇
tagline = 상대가 길을 끊기 전에 물가에서 물가까지 다리를 이으세요

option-size = 크기
option-rows = 행
option-columns = 열
option-starter = 먼저 두는 쪽
option-starter-vertical = { -orange }(위에서 아래로)
option-starter-horizontal = { -blue }(왼쪽에서 오른쪽으로)
option-walls = 벽
special-walls = ✕ 칸은 벽이에요. 다리를 놓을 수 없고 무승부도 가능해요.
set-up-neutral = 벽
option-vertical = 처음부터 있는 { -orange-adjective } 다리
option-horizontal = 처음부터 있는 { -blue-adjective } 다리
handicap = { $name } 쪽 길이 다리 { $count }개만큼 짧아서, { $other }{ PARTICLE($other, "이", "가") } 먼저 두어도 이길 수 있어요.

prompt-build = { $side ->
    [first] { -orange }: 위와 아래가 이어지게 다리를 놓으세요.
   *[second] { -blue }: 왼쪽과 오른쪽이 이어지게 다리를 놓으세요.
}
move-build = { $side ->
    [first] { -orange }이 { $cell }에 다리를 놓아요
   *[second] { -blue }이 { $cell }에 다리를 놓아요
}
advice-build = { $cell }에 다리 놓기

label-free = { $cell }, 빈칸
label-upright = { $owner ->
    [first] { $cell }, { -orange-adjective } 세로 다리
   *[second] { $cell }, { -blue-adjective } 세로 다리
}
label-flat = { $owner ->
    [first] { $cell }, { -orange-adjective } 가로 다리
   *[second] { $cell }, { -blue-adjective } 가로 다리
}
label-wall = { $cell }, 벽
label-pier = { $owner ->
    [first] { $cell }, { -orange-adjective } 교각
   *[second] { $cell }, { -blue-adjective } 교각
}
label-frame = { $cell }, 보드 테두리

refuse-taken = { $owner ->
    [first] { $cell }에는 이미 { -orange-adjective } 다리가 있어요.
   *[second] { $cell }에는 이미 { -blue-adjective } 다리가 있어요.
}
refuse-wall = { $cell }에는 벽이 있어요.
refuse-pier = { $owner ->
    [first] { $cell }{ PARTICLE($cell, "은", "는") } { -orange-adjective } 교각이에요. 다리는 교각 사이에 놓으세요.
   *[second] { $cell }{ PARTICLE($cell, "은", "는") } { -blue-adjective } 교각이에요. 다리는 교각 사이에 놓으세요.
}
refuse-frame = { $cell }{ PARTICLE($cell, "은", "는") } 보드 테두리예요. 여기에는 다리를 놓을 수 없어요.
refuse-outside = { $cell }{ PARTICLE($cell, "은", "는") } 이 보드에 없어요. 열은 a부터 { $column }까지, 행은 1부터 { $row }까지예요.

end-joined = { $side ->
    [first] { -orange }이 위와 아래를 이었어요.
   *[second] { -blue }이 왼쪽과 오른쪽을 이었어요.
}
end-full = 보드가 가득 찼고, 아무도 물가를 잇지 못했어요.

page-1-title = 목표
page-1-body =
    같은 물 위에 교각 두 무리가 엇갈려 서 있어요. { -orange }은 위쪽 물가에서 아래쪽 물가까지, { -blue }은 왼쪽 물가에서 오른쪽 물가까지 다리를 이으려고 해요. 다리는 서로 엇갈릴 수 없으니 둘 중 하나만 성공할 수 있어요.

    두 물가를 먼저 이은 쪽이 이겨요. 길은 어떻게 구부러져도 괜찮아요.
page-1-diagram-1 = { -orange }이 위와 아래를 이었어요.

page-2-title = 다리 놓기
page-2-body =
    번갈아 두고, 따로 정하지 않으면 { -orange }이 먼저 둬요. 자기 차례가 되면 빈칸에 다리를 하나 놓아요. 다리는 그 칸 옆에 있는 자기 색 교각 두 개를 이어 줘요. 어떤 칸에서는 다리가 세로로, 어떤 칸에서는 가로로 놓여요. 같은 칸이라도 상대의 다리는 방향이 반대예요.

    한번 놓은 다리는 그대로 남아요. 옮기거나 잡을 수 없고, 차례를 건너뛸 수도 없어요.

    칸의 이름은 왼쪽부터 센 열과 아래부터 센 행으로 나타내요.
page-2-diagram-1 = { -orange }은 d4에 세로로, e5에 가로로 놓았고, { -blue }은 c3에 세로로 놓았어요.

page-3-title = 게임의 끝
page-3-body =
    내 물가를 따라 선 내 교각은 모두 이미 그 물가에 닿아 있어요. 그중 어디에서 시작해도 돼요.

    보드가 가득 차면 이긴 쪽은 언제나 정확히 하나예요. { -orange }이 위에서 아래까지 잇지 못했다면 { -blue }의 길이 가로막고 있다는 뜻이고, 반대도 마찬가지예요. 그래서 벽이 없으면 무승부도 없어요.

    교각 위, 보드 테두리, 이미 다리나 벽이 있는 칸에는 다리를 놓을 수 없어요.
page-3-diagram-1 = { -blue }이 왼쪽과 오른쪽을 이었어요.

page-4-title = 보드, 핸디캡, 퍼즐
page-4-body =
    정사각형 보드는 교각과 칸을 합쳐 5×5부터 19×19까지 있어요. 보통은 13이에요. 어느 크기든 먼저 두는 쪽이 반드시 이길 수 있어요.

    행이 열보다 많거나 열이 행보다 많으면, 거리가 짧은 쪽이 유리해서 나중에 두어도 이길 수 있어요. 더 잘 두는 사람에게 주는 핸디캡으로 좋아요.

    벽은 아무도 쓸 수 없는 칸이에요. 다리를 미리 놓고 시작할 수도 있어요. 이 두 가지로 퍼즐을 만들어 보세요. 벽이 있으면 보드가 가득 찼을 때 무승부가 될 수도 있어요. 시작부터 승부가 나 있으면 게임은 곧바로 끝나요.
page-4-diagram-1 = 13행 11열: { -orange }은 다리가 적어도 여섯 개 필요하지만, { -blue }은 다섯 개면 돼요.
page-4-diagram-2 = 무승부: 벽이 양쪽을 모두 막았고, 보드가 가득 찼어요.

page-5-title = 짝짓기 전략
page-5-body =
    올리버 그로스는 먼저 두는 쪽이 매번 이기는 방법을 찾아냈어요. 외우기도 쉬워요. 정사각형 보드에서 내가 { -orange }이라고 해 봐요. 왼쪽 위 구석에서 시작해요. 그다음부터는 물가에 있지 않은 { -blue-adjective } 교각이 저마다 둘레의 칸 두 개를 맡아요. 그러면 빈칸마다 맡은 교각이 정확히 하나씩 있어요. { -blue }이 짝을 이룬 두 칸 가운데 하나를 차지하면, 나는 나머지 하나를 차지해요.

    어느 두 칸일까요? { -blue-adjective } 교각의 두 번째 줄에서 두 번째 교각을 찾아, 거기서부터 오른쪽 아래로 교각을 하나씩 따라가요. 이 대각선에 있는 교각은 왼쪽과 오른쪽을 맡아요. 그보다 오른쪽에 있는 교각은 모두 오른쪽과 아래를, 왼쪽에 있는 교각은 모두 왼쪽과 위를 맡아요.

    왜 통할까요? { -blue }이 다리를 다 이었다고 생각하고, 그 길을 왼쪽에서 오른쪽으로 따라가 봐요. 첫 다리는 건너서 닿는 교각이 맡고 있고, 마지막 다리는 떠나온 교각이 맡고 있어요. 그러니 그 사이 어딘가에는, 자기가 맡은 두 칸 중 하나로 들어와 다른 하나로 나가는 교각이 있어요. 하지만 { -blue }은 두 칸을 다 가질 수는 없어요.
page-5-diagram-1 = { -orange }은 b6에서 시작해 f6에는 e5로, b4에는 d4로, d2에는 f2로 응수했어요. d6과 c5 중 하나, f4와 e3 중 하나도 { -orange }의 것이 되니 그걸로 충분해요.
page-5-diagram-2 = { -orange }이 b6에서 시작했어요. 짝은 b4와 d4(1), d2와 f2(2), d6과 c5(3), f6과 e5(4), f4와 e3(5), b2와 c3(6)이에요. 대각선에 있는 교각은 c4와 e2예요.
page-5-diagram-3 = { -blue }의 길은 c4, c2, e2, e4를 지나 e6까지 왔어요. { -orange }은 그때마다 짝의 나머지 칸인 d4, b2, f2, f4를 차지했고, f6으로 이겼어요.

page-6-title = 눈여겨볼 것
page-6-body =
    다리는 저마다 두 가지 일을 해요. 내 길을 이어 가고, 상대의 칸을 하나 빼앗아요. 두 가지에 모두 좋은 칸을 찾으세요.

    길을 두 개 열어 두세요. 빈틈을 메울 다리가 두 군데 있으면, 상대는 그중 하나만 차지할 수 있고 나머지 하나는 내가 차지해요.

    상대의 길을 막으려면, 상대가 어떻게 가든 꼭 필요한 칸을 찾으세요. 그리고 세어 보세요. 양쪽은 다리가 적어도 몇 개씩 더 필요할까요?
page-6-diagram-1 = { -orange }은 c3(1)에 놓아도, e3(2)에 놓아도 이겨요. { -blue }은 그중 하나만 차지할 수 있어요.

page-7-title = 고수를 위한 팁
page-7-body =
    브리지잇은 “섀넌 스위칭 게임”의 하나예요. 길이 얽힌 그물에서 한쪽은 길을 지키고 다른 쪽은 길을 끊는 게임이에요. { -orange }의 그물에서는 { -orange-adjective } 교각이 점이고 칸이 길이에요. { -orange }이 다리를 놓으면 길 하나를 지키고, { -blue }이 다리를 놓으면 길 하나가 끊겨요. { -blue }에게도 자기 그물이 있어요.

    내 그물에 나무가 두 그루 있고, 두 나무가 모두 두 물가와 같은 교각들에 닿으면서 함께 쓰는 빈칸이 없으면, 상대는 나를 막을 수 없어요. 상대가 한 나무의 길을 끊어도 다른 나무의 길로 다시 이을 수 있으니까요. 다음이 상대 차례여도 마찬가지예요.
page-7-diagram-1 = { -orange }이 b4에서 시작했어요. b4에 d4와 b2(1)를 더하면 한 나무가 되고, c3과 d2(2)를 더하면 또 한 나무가 돼요.

computer-title = 컴퓨터가 생각하는 법
computer-body =
    브리지잇은 모든 크기의 보드에서 해법이 밝혀져 있어요. { -orange-adjective } 교각을 점으로, 빈칸을 점을 잇는 길로 생각해 봐요. 같은 점들과 두 물가에 모두 닿으면서 함께 쓰는 길이 없는 나무가 두 그루 있을 때, 그리고 그때만 { -orange }은 안전해요. { -blue }이 어떤 길을 끊어 한 나무가 둘로 갈라져도, 다른 나무의 길이 다시 이어 주기 때문이에요. 앨프리드 리먼이 증명했어요. 컴퓨터는 점 위에 조약돌을 놓아 세며 그런 나무가 있는지 알아보고, 누가 어떤 수로 이기는지를 백만분의 몇 초 만에 알아내요. 분석에서는 두 나무를 그려서 보여 줘요.

    가장 높은 레벨에서는 이긴 게임을 절대 놓치지 않아요. 이기는 수 중에서는 가장 빠른 수를 고르고, 진 국면에서는 상대의 정답이 가장 적어지는 수를 골라요.

    다른 레벨에서는 경험으로 둬요. 보드를 수천 번 무작위로 채워 보고, 차지한 쪽이 가장 자주 이긴 칸을 좋아해요. 가끔은 정답을 계산해 보는데, 레벨이 높을수록 더 자주 그렇게 해요.

# 레슨
lesson-bridge = 위와 아래를 이으면 이겨요. { -orange-adjective } 교각 사이에 다리를 놓으세요.
lesson-bridge-task = 교각 사이의 아무 칸이나 누르세요.
lesson-bridge-done = 내 교각 두 개가 이어졌어요. { -blue }은 그 위를 가로질러 다리를 놓을 수 없어요.
lesson-shores = 위쪽 물가에서 아래쪽 물가까지 이으면 이겨요.
lesson-shores-task = 다리 하나가 모자라요. 놓아 보세요.
lesson-shores-done = 물가에서 물가까지 이었어요! { -blue }은 왼쪽에서 오른쪽으로 이으려고 해요.
lesson-shores-wrong = 아직 다 이어지지 않았어요. 이미 놓은 다리에서 이어 가세요.
lesson-wind = 길은 어떻게 구부러져도 괜찮아요.
lesson-wind-task = 곧장 내려가는 길은 막혔어요. 떨어진 두 부분을 옆으로 이으세요.
lesson-wind-done = 가로 다리도 세로 다리와 똑같이 길이 돼요.
lesson-wind-wrong = 두 부분이 아직 떨어져 있어요. 아래쪽 가운데에서 만나요.
lesson-cut = 내가 다리를 놓은 곳에는 상대가 놓을 수 없어요.
lesson-cut-task = { -blue }은 오른쪽에 하나만 더 놓으면 돼요. 그 칸을 차지하세요.
lesson-cut-done = 끊었어요! 다리는 서로 엇갈릴 수 없어요.
lesson-cut-wrong = { -blue }이 마지막 다리를 놓아 두 물가를 이어 버려요.
lesson-two = 이기는 길이 두 개면 상대가 둘 다 끊을 수는 없어요.
lesson-two-task = 다음 수에 이길 수 있는 칸이 두 군데 생기도록 아래로 이으세요.
lesson-two-done = { -blue }은 하나만 끊을 수 있고, 방금 끊었어요.
lesson-two-wrong = { -blue }에게 끊을 틈이 있어요. 맨 위 다리에서 아래로 이으세요.
lesson-mend = 그러니 언제나 두 번째 길을 준비해 두세요.
lesson-mend-task = { -blue }이 왼쪽을 끊었어요. 다른 길로 이으세요.
lesson-mend-done = 비결은 이것뿐이에요. 언제나 길을 두 개 열어 두세요.
lesson-mend-wrong = 두 번째 길은 오른쪽에 있어요. 아래에 있는 내 다리로 이어져요.
lesson-pair = 칸은 둘씩 짝이에요. { -blue }이 하나를 차지하면 나머지 하나를 차지하세요.
lesson-pair-task = 네모로 표시한 짝에서 { -blue }이 한 칸을 차지했어요. 나머지를 차지하세요.
lesson-pair-done = 계속 이렇게 응수하면 { -blue }은 잇지 못해요. 모든 짝은 “규칙”에 있어요.
lesson-pair-wrong = 거기는 짝이 아니에요. { -blue }의 맨 아래 다리 바로 오른쪽이 짝이에요.
lesson-race = 벽이 없으면 무승부는 없어요. 마지막에는 한 칸이 승부를 갈라요.
lesson-race-task = 나도 { -blue }도 다리 하나가 필요하고, 그 칸이 같아요. 먼저 차지하세요.
lesson-race-done = 다리 하나로 내 길을 잇고 { -blue }의 길은 끊었어요. 이제 게임을 해 보세요!
lesson-race-wrong = 둘 다 필요한 칸을 { -blue }이 차지해서 이겨 버려요.

# 힌트의 이유
# 퍼즐의 주제
puzzle-idea-win-in = 가장 짧은 길은 양쪽 어느 곳에서든 다시 이을 수 있는 길이에요.
puzzle-idea-only-win = 같은 다리를 쓰지 않는 두 길은 한꺼번에 끊을 수 없어요. 하나가 끊기면 다른 길로 가세요.
puzzle-idea-save = 벽이 있으니 두 길이면 상대를 막을 수 있어요. 하나가 끊기면 다른 길로 가세요.
puzzle-idea-prevent = 상대의 두 길이 만나는 곳에 놓으세요.
chapter-first-bridges = 여덟 개의 다리

# 수의 이유
reason-allows = { $other ->
    [first] 다음에 { -orange }이 { $cell }에 놓으면 이길 수 있어요
   *[second] 다음에 { -blue }이 { $cell }에 놓으면 이길 수 있어요
}
reason-stops = { $other ->
    [first] { -orange }이 { $cell }에 놓아 이기는 것을 막아요
   *[second] { -blue }이 { $cell }에 놓아 이기는 것을 막아요
}
reason-threatens = 다음에 { $cell }에 놓아 승리를 노려요
reason-two-trees = { $other ->
    [first] 서로 다른 두 길이 남아, { -orange }이 둘 다 끊을 수는 없어요
   *[second] 서로 다른 두 길이 남아, { -blue }이 둘 다 끊을 수는 없어요
}
reason-joins-groups = 떨어진 두 다리 무리를 이어요
reason-joins-shore = { $edge ->
    [top] 위쪽 물가에 이어져요
    [bottom] 아래쪽 물가에 이어져요
    [left] 왼쪽 물가에 이어져요
   *[right] 오른쪽 물가에 이어져요
}
reason-lengthens = { $side ->
    [first] 길이 { $all }행 중 { $count }행까지 이어져요
   *[second] 길이 { $all }열 중 { $count }열까지 이어져요
}
reason-cuts = { $other ->
    [first] { -orange }에게 필요한 다리가 { $from }개에서 { $to }개로 늘어요
   *[second] { -blue }에게 필요한 다리가 { $from }개에서 { $to }개로 늘어요
}
reason-shortens = 앞으로 놓을 다리가 { $left }개 남아요
