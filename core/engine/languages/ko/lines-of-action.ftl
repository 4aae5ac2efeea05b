name = 라인즈 오브 액션
tagline = 내 말을 모두 연결하세요. 몇 칸을 갈지는 줄이 정해요

option-size = 보드 크기
option-movement = 이동 방식
option-movement-leaping = 도약: 상대 말은 넘고 내 말은 못 넘어요
option-movement-classic = 클래식(수시의 원작): 내 말은 넘고 상대 말은 못 넘어요
option-both-connected = 한 수로 양쪽이 다 연결되면
option-both-connected-mover = 둔 쪽이 승리
option-both-connected-draw = 무승부
handicap = { $name } 쪽은 말이 { $count }개 적어서 이을 말도 적어요.

prompt-pick = { $side ->
    [first] { -orange }: 말을 고르세요. 말을 모두 연결하면 이겨요.
   *[second] { -blue }: 말을 고르세요. 말을 모두 연결하면 이겨요.
}
prompt-go = { $side ->
    [first] { -orange }: { $square }의 말을 어디로 옮길까요?
   *[second] { -blue }: { $square }의 말을 어디로 옮길까요?
}
prompt-pass = { $side ->
    [first] { -orange }은 둘 수 있는 수가 없어 패스해야 해요.
   *[second] { -blue }은 둘 수 있는 수가 없어 패스해야 해요.
}
operation-pass = 패스

move-quiet = { $side ->
    [first] { -orange }이 { $from }에서 { $to }{ PARTICLE($to, "으로", "로") } 옮겨요
   *[second] { -blue }이 { $from }에서 { $to }{ PARTICLE($to, "으로", "로") } 옮겨요
}
move-capture = { $side ->
    [first] { -orange }이 { $from }에서 { $to }{ PARTICLE($to, "으로", "로") } 가서 말을 잡아요
   *[second] { -blue }이 { $from }에서 { $to }{ PARTICLE($to, "으로", "로") } 가서 말을 잡아요
}
move-pass = { $side ->
    [first] { -orange }이 패스해요
   *[second] { -blue }이 패스해요
}
advice-quiet = { $from }에서 { $to }{ PARTICLE($to, "으로", "로") } 옮기기
advice-capture = { $from }에서 { $to }{ PARTICLE($to, "으로", "로") } 가서 말 잡기
advice-pass = 패스

label-free = { $square }, 빈칸
label-piece = { $side ->
    [first] { $square }, { -orange-adjective } 말
   *[second] { $square }, { -blue-adjective } 말
}

refuse-empty = { $square }에는 말이 없어요.
refuse-enemy = { $side ->
    [first] { $square }의 말은 { -blue-adjective }이고, 지금은 { -orange } 차례예요.
   *[second] { $square }의 말은 { -orange-adjective }이고, 지금은 { -blue } 차례예요.
}
refuse-stuck = { $square }의 말은 움직일 수 없어요.
refuse-must-pass = { $side ->
    [first] { -orange }은 둘 수 있는 수가 없어 패스해야 해요.
   *[second] { -blue }은 둘 수 있는 수가 없어 패스해야 해요.
}
refuse-pass = 둘 수 있는 수가 없을 때만 패스할 수 있어요.
refuse-no-line = { $from }에서 { $to }까지 이어지는 가로줄, 세로줄, 대각선이 없어요.
refuse-distance = 이 줄에는 말이 { $count }개 있어서 정확히 { $count }칸만 움직여요. { $steps }칸은 갈 수 없어요.
refuse-own = { $square }에는 내 말이 있어요.
refuse-past-own = { $square }에 있는 내 말이 길을 막고 있어요.
refuse-past-enemy = { $square }에 있는 상대 말이 길을 막고 있어요.
refuse-no-capture = { $square }에는 잡을 말이 없어요.
refuse-off-board = { $size }×{ $size } 보드에는 { $square } 칸이 없어요.

end-connected = { $side ->
    [first] { -orange-adjective } 말이 모두 연결됐어요.
   *[second] { -blue-adjective } 말이 모두 연결됐어요.
}
end-gave-away = { $side ->
    [first] { -blue }이 말을 잡아서 { -orange-adjective } 말이 모두 연결됐어요.
   *[second] { -orange }이 말을 잡아서 { -blue-adjective } 말이 모두 연결됐어요.
}
end-both-connected = 한 수로 양쪽의 말이 모두 연결됐어요.
end-no-moves = 양쪽 다 움직일 수 없어요.
end-no-pieces = 한쪽에 말이 없어요.

page-1-title = 목표
page-1-body =
    내 말을 모두 한 무리로 연결하면 이겨요. 말끼리 맞닿으면 연결된 거예요. 가로, 세로는 물론 모서리끼리 맞닿아도 돼요.

    { -orange }이 먼저 두고, 말은 위아래 가장자리에 있어요. { -blue }의 말은 왼쪽과 오른쪽에 있어요. 네 구석은 비어 있어요.
page-1-diagram-1 = 시작: { -orange }은 위아래, { -blue }은 왼쪽과 오른쪽.
page-1-diagram-2 = { -blue }이 이겼어요. { -blue-adjective } 말이 모두 한 무리로 연결됐어요.
page-2-title = 움직이기
page-2-body =
    말은 가로줄, 세로줄, 두 대각선 중 하나를 따라 곧게 움직여요.

    몇 칸을 갈지는 고를 수 없어요. 그 줄 전체에 있는 말을 모두 세어요. 두 색 모두, 말의 앞뒤 모두, 자기 자신도 세어요. 꼭 그 수만큼 움직여요.

    상대 말은 뛰어넘을 수 있어요. 같은 색 말은 뛰어넘을 수도, 그 위에 내려앉을 수도 없어요.

    이것은 도약 방식이에요. 클로드 수시가 발표한 원작인 클래식에서는 반대로, 내 말은 뛰어넘지만 상대 말은 뛰어넘지 못해요.
page-2-diagram-1 = { -orange }이 c8에서 c6으로 움직였어요. c열에 말이 두 개 있으니 두 칸이에요.
page-3-title = 잡기
page-3-body =
    상대 말이 있는 칸에 내려앉으면 그 말을 잡아요. 꼭 잡아야 하는 것은 아니고, 잡지 않는 편이 나을 때도 많아요. 상대의 말이 하나 줄면 상대가 연결할 말도 하나 줄어드니까요.
page-3-diagram-1 = { -blue }이 a4에서 d1로 가서 잡았어요. 대각선에 말이 세 개 있으니 세 칸을 움직이며 b3에 있는 { -orange }의 말을 뛰어넘었어요.
page-4-title = 이기기와 승리를 내주기
page-4-body =
    어느 한쪽이 연결되는 첫 수에 게임이 끝나요.

    내가 둔 뒤 내 말이 모두 연결되면 이겨요. 말을 잡아서 상대의 말까지 함께 연결되더라도 내가 이겨요. (설정에서 무승부로 바꿀 수 있어요.)

    내가 말을 잡아서 상대의 말만 연결되면 상대가 이겨요. 하나뿐인 말도 연결된 것으로 쳐요. 그래서 상대에게 말을 하나만 남기면, 그 수로 내 말도 모두 연결되지 않는 한 져요.
page-4-diagram-1 = { -blue }이 b5에서 말을 잡자 남은 { -orange-adjective } 말이 모두 연결됐어요. { -orange }이 이겼어요.
page-4-diagram-2 = { -orange }이 a4에서 말을 잡아 양쪽이 모두 연결됐어요. { -orange }이 둔 수이므로 { -orange }이 이겼어요.
page-4-diagram-3 = { -orange }이 c2에서 말을 잡아 { -blue }에게 말이 하나만 남았어요. { -blue }이 이겼어요.
page-5-title = 패스와 무승부
page-5-body =
    둘 수 있는 수가 없으면 패스해야 하고, 있으면 꼭 두어야 해요. 양쪽 다 움직일 수 없으면 무승부예요.

    같은 쪽 차례에 같은 국면이 세 번 나와도 무승부예요.
page-5-diagram-1 = { -blue }은 둘 수 있는 수가 없어요. 모든 말이 보드 밖으로 나가거나 자기 말에 막혀요. { -blue }은 패스해야 해요.
page-6-title = 변형 규칙
page-6-body =
    보드는 5×5부터 12×12까지 있어요. 보드가 작을수록 게임이 빠르고 격렬해요.

    도약은 이 앱의 규칙이에요. 상대 말은 넘고, 자기 말은 넘지 못해요. 클래식은 수시의 원작이에요. 자기 말은 넘고, 상대 말은 넘지 못해요. 나머지는 모두 같아요.
page-6-diagram-1 = 가장 작은 보드.
page-6-diagram-2 = 클래식: { -orange }이 b1에서 h1로, 자기 말 다섯 개를 넘어 여섯 칸을 움직였어요.
page-7-title = 눈여겨볼 것
page-7-body =
    내 말을 보드 가운데로 모으세요. 가운데에서는 여덟 방향으로 갈 수 있지만, 가장자리에서는 다섯 방향, 구석에서는 세 방향뿐이에요.

    두기 전에 늘 상대의 말 가운데 아직 떨어져 있는 말을 찾으세요. 그 말이 다음 수에 무리와 연결될 수 있나요? 그러면 내 말을 그 줄에 넣거나 그 줄에서 빼서 말의 수를 바꾸세요.

    내 말을 다른 말에 가까이 보내거나 상대의 무리를 갈라놓을 수 있을 때 잡으세요. 그 밖에는 잡지 마세요. 말이 적을수록 연결하기 쉬우니까요.
page-7-diagram-1 = { -orange }이 c6으로 움직였어요. 이제 6행에 말이 세 개 있으니, { -blue }의 a6은 6행을 따라 c6이 아니라 d6으로 가게 돼요.
page-8-title = 고수를 위한 팁
page-8-body =
    방해가 없다면 양쪽이 각각 몇 수 만에 연결할지 세어 보세요. 내가 더 빠르면 연결하고, 아니면 상대를 늦추세요. 내 말이 움직일 여지도 남겨 두세요. 둘 수 있는 수가 얼마 없으면 내 무리를 스스로 흩뜨려야 할 수도 있어요.

    한 수를 두면 많게는 여섯 줄에서 말의 수가 바뀌어요. 말이 빠지는 세 줄과 말이 들어가는 세 줄이에요. 말이 지나간 줄은 말을 잡지 않는 한 그대로예요. 상대의 말을 막을 수 없는 도약에서는 이것이 가장 중요한 수비예요.

    클래식에서는 말로 막을 수도 있어요. 두세 개를 나란히 두면 상대의 말이 지나갈 수 없는 벽이 돼요. 가장 가두기 쉬운 것은 가장자리에 있는 말이에요.

    수는 c8-c6처럼 두 칸으로 적고, 잡는 수는 a4xd1처럼 x를 써서 적어요.
page-8-diagram-1 = 클래식: { -orange }이 c6으로 움직였어요. { -blue }의 a6은 6행을 따라 세 칸을 가야 하는데, c6을 넘을 수 없어서 이 줄로는 움직이지 못해요.
computer-title = 컴퓨터가 생각하는 법
computer-body =
    여러 수순을 살펴보고, 가망이 있는 수순을 더 많이 살펴봐요. 수순 끝의 국면은 양쪽의 말이 얼마나 모여 있는지, 몇 무리로 나뉘어 있는지로 판단해요. 어떤 수순이 반드시 이기거나 지는 것이라면, 확실히 알고 그렇게 말해 줘요.

    레벨이 높을수록 더 많은 수순을 살펴봐요. 낮은 레벨은 가끔 괜찮은 수 몇 개 중에서 아무거나 고르지만, 한 수로 이기는 수는 어느 레벨도 놓치지 않아요.

# 레슨
lesson-count = 내 말을 모두 연결하면 이겨요. 말은 그 줄에 있는 말의 수만큼 움직여요.
lesson-count-task = 이 세로줄에는 말이 두 개 있으니 두 칸을 움직여요. 해 보세요.
lesson-count-done = 두 색을 모두 세고, 움직이는 말도 세어요.
lesson-count-wrong = 둘 수 있지만 지금은 아니에요. c8이나 c1의 말을 세로줄을 따라 움직이세요.
lesson-slant = 가로줄과 대각선도 줄이에요.
lesson-slant-task = 이 대각선에는 말이 두 개 있어요. 내 말을 두 칸 움직이세요.
lesson-slant-done = 말마다 줄이 네 개까지 있고, 줄마다 따로 세어요.
lesson-slant-wrong = c8에 있는 내 말을 오른쪽 아래로 움직이세요.
lesson-slant-column = 그건 세로줄이었어요. 대각선은 오른쪽 아래로 내려가요.
lesson-leap = 상대 말은 넘을 수 있지만 내 말은 못 넘어요.
lesson-leap-task = 말이 세 개니 세 칸이에요. 위쪽 말로 { -blue }의 말을 넘으세요.
lesson-leap-done = { -blue }의 말을 넘었어요. (클래식에서는 반대로 내 말을 뛰어넘어요.)
lesson-leap-wrong = c6에 있는 내 말을 곧장 아래로 움직이세요.
lesson-take = 상대 말이 있는 칸에 내려앉으면 그 말을 잡아요.
lesson-take-task = 내 말 네 개가 상대 말을 잡을 수 있어요. 골라 보세요.
lesson-take-done = 잡았어요! 하지만 말이 줄면 상대가 연결할 말도 줄어요.
lesson-take-wrong = c1, c8, f1, f8에 있는 내 말이 대각선으로 잡을 수 있어요.
lesson-join = 내 말을 모두 연결하면 이겨요. 모서리끼리 닿아도 돼요.
lesson-join-task = 내 말 하나가 혼자 떨어져 있어요. 연결하세요.
lesson-join-done = 모두 연결됐어요! 옆으로 닿아도, 모서리로 닿아도 연결이에요.
lesson-join-wrong = e6의 말을 대각선으로 움직이세요. 그 대각선의 말을 세어 보세요.
lesson-stop = 줄에 있는 말의 수를 바꾸면 갈 수 있는 거리도 바뀌어요.
lesson-stop-task = { -blue }의 마지막 말이 4행에서 두 칸을 가려고 해요. 막으세요.
lesson-stop-done = 막았어요. 그 줄에서 빠져나왔거나, 상대가 닿으려던 말을 잡았어요.
lesson-stop-wrong = 그래도 { -blue }이 연결해서 이겨요.
lesson-gift = 상대가 연결하지 못하는 말은 잡지 마세요. 상대를 도와주는 셈이에요.
lesson-gift-task = { -blue }의 말은 하나만 빼고 모두 연결됐어요. 그 말만 잡지 말고 아무 수나 두세요.
lesson-gift-done = 맞아요. 잡기 전에 한 번 더 보세요. 규칙은 이게 전부예요.
lesson-gift-wrong = 이제 { -blue }의 남은 말이 모두 연결됐어요. { -blue }이 이겼어요.

# 힌트의 이유
# 퍼즐의 주제
puzzle-idea-win-in = 마지막 말들을 여러 방법으로 연결할 수 있게 되는 수가 있어요.
puzzle-idea-only-win = 내 말을 연결할 수 있는 거리에 두는 수는 하나뿐이에요.
puzzle-idea-save = 상대의 말이 계속 떨어져 있게 하는 수가 하나 있어요.
puzzle-idea-prevent = 말을 잡거나 그 줄의 말 수를 바꾸면 막을 수 있어요.

# 수의 이유
reason-allows = { $other ->
    [first] 다음에 { -orange }이 { $move }{ PARTICLE($move, "으로", "로") } 연결할 수 있어요
   *[second] 다음에 { -blue }이 { $move }{ PARTICLE($move, "으로", "로") } 연결할 수 있어요
}
reason-stops = { $other ->
    [first] { -orange }이 { $move }{ PARTICLE($move, "으로", "로") } 연결하는 것을 막아요
   *[second] { -blue }이 { $move }{ PARTICLE($move, "으로", "로") } 연결하는 것을 막아요
}
reason-threatens = 다음에 { $move }{ PARTICLE($move, "으로", "로") } 연결을 노려요
reason-connects = 말 { $all }개 중 { $count }개를 연결해요
reason-joins-last = 외톨이 말이 남지 않아요
reason-fewer-groups = { $count ->
    [1] 한 무리만 남아요
   *[other] 연결할 무리가 { $count }개로 줄어요
}
reason-splits = { $other ->
    [first] { -orange }의 말을 { $count }개 무리로 갈라놓아요
   *[second] { -blue }의 말을 { $count }개 무리로 갈라놓아요
}
reason-captures = { $to }의 말을 잡아요
reason-isolates = { $other ->
    [first] { $square }에 있는 { -orange }의 말을 외톨이로 만들어요
   *[second] { $square }에 있는 { -blue }의 말을 외톨이로 만들어요
}
reason-takes-moves = { $other ->
    [first] { -orange }이 둘 수 있는 수를 { $count }개 줄여요
   *[second] { -blue }이 둘 수 있는 수를 { $count }개 줄여요
}
reason-nearer = 말을 다른 말들에 더 가까이 옮겨요
