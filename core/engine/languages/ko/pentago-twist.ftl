name = 펜타고 트위스트
tagline = 돌아가는 보드에서 다섯 개를 한 줄로 이으세요
handicap = { $name }의 돌 { $count }개가 처음부터 보드에 있어요.

prompt-place = { $side ->
    [first] { -orange }: 돌을 놓으세요. 다섯 개를 한 줄로 이으면 이겨요.
   *[second] { -blue }: 돌을 놓으세요. 다섯 개를 한 줄로 이으면 이겨요.
}
prompt-twist = { $side ->
    [first] { -orange }: 작은 판을 눌러 돌리거나 뒤집으세요.
   *[second] { -blue }: 작은 판을 눌러 돌리거나 뒤집으세요.
}
prompt-twist-chosen = { $side ->
    [first] { -orange }
   *[second] { -blue }
}: { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판을 돌리거나 뒤집으세요.

operation-rotate = { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판을 시계 방향으로 돌리기
operation-mirror = { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판을 좌우로 뒤집기

move-place = { $side ->
    [first] { -orange }이 { $cell }에 돌을 놓아요
   *[second] { -blue }이 { $cell }에 돌을 놓아요
}
move-rotate = { $side ->
    [first] { -orange }
   *[second] { -blue }
}이 { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판을 돌려요
move-mirror = { $side ->
    [first] { -orange }
   *[second] { -blue }
}이 { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판을 뒤집어요
move-place-rotate = { $side ->
    [first] { -orange }
   *[second] { -blue }
}이 { $cell }에 돌을 놓고 { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판을 돌려요
move-place-mirror = { $side ->
    [first] { -orange }
   *[second] { -blue }
}이 { $cell }에 돌을 놓고 { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판을 뒤집어요
advice-place = { $cell }에 돌 놓기
advice-rotate = { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판 돌리기
advice-mirror = { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판 뒤집기
advice-place-rotate = { $cell }에 돌을 놓고 { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판 돌리기
advice-place-mirror = { $cell }에 돌을 놓고 { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판 뒤집기
brief-place-rotate = { $cell }, { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 돌리기
brief-place-mirror = { $cell }, { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 뒤집기

label-free = { $cell }, 빈칸
label-stone = { $side ->
    [first] { $cell }, { -orange-adjective } 돌
   *[second] { $cell }, { -blue-adjective } 돌
}
label-free-quadrant = { $cell }, 빈칸, { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판
label-stone-quadrant = { $side ->
    [first] { $cell }, { -orange-adjective } 돌
   *[second] { $cell }, { -blue-adjective } 돌
}, { $quadrant ->
    [nw] 왼쪽 위
    [ne] 오른쪽 위
    [sw] 왼쪽 아래
   *[se] 오른쪽 아래
} 판

refuse-occupied = { $cell }에는 이미 돌이 있어요.
refuse-twist-due = 돌은 놓았어요. 이제 작은 판 하나를 돌리거나 뒤집으세요.
refuse-place-first = 먼저 돌을 놓고, 그다음에 작은 판 하나를 돌리거나 뒤집으세요.
refuse-quadrant = { $quadrant }번 판은 없어요. 판 번호는 0부터 3까지예요.
refuse-no-quadrant = 먼저 작은 판을 고르세요.

end-five = { $side ->
    [first] { -orange }이 한 줄로 다섯 개를 이었어요.
   *[second] { -blue }이 한 줄로 다섯 개를 이었어요.
}
end-five-opponent = { $side ->
    [first] { -blue }의 트위스트로 { -orange }의 다섯 개가 이어졌어요.
   *[second] { -orange }의 트위스트로 { -blue }의 다섯 개가 이어졌어요.
}
end-five-both = 양쪽 다 한 줄로 다섯 개를 이었어요.
end-full = 보드가 가득 찼고, 아무도 다섯 개를 잇지 못했어요.

page-1-title = 목표
page-1-body = 내 돌 다섯 개를 가로, 세로, 대각선 중 한 줄로 이으면 이겨요. 보드는 6×6칸이고 작은 판 네 개로 나뉘어 있는데, 이 작은 판들은 가만히 있지 않아요.
page-1-diagram-1 = { -orange }이 두 번째 행에서 이겼어요.
page-2-title = 한 수는 두 단계예요
page-2-body =
    { -orange }이 먼저 둬요. 우선 빈칸 아무 데나 돌을 하나 놓아요. 그다음 작은 판 네 개 중 하나를 돌리거나 뒤집어요. 어느 판이든 괜찮아요. 비어 있는 판도, 방금 돌을 놓지 않은 판도 돼요.

    두 단계를 모두 해야 해요. 아무것도 바꾸고 싶지 않다면, 돌리거나 뒤집어도 모양이 같은 판을 찾으세요. 비어 있는 판이나 가운데에만 돌이 하나 있는 판이 그래요.
page-2-diagram-1 = 왼쪽 위 판에 돌이 세 개 있어요 …
page-2-diagram-2 = … { -blue }이 e2에 돌을 놓고 그 판을 시계 방향으로 돌렸어요.
page-3-title = 돌리기와 뒤집기
page-3-body =
    돌리기는 언제나 시계 방향으로 90도예요. 반대로는 돌릴 수 없어요. 맨 위 행이 오른쪽 열이 돼요.

    뒤집기는 판의 왼쪽 열과 오른쪽 열을 맞바꿔요. 가운데 열은 그대로이고, 돌이 다른 행으로 가지도 않아요.
page-3-diagram-1 = 왼쪽 위 판에 돌이 세 개 있어요 …
page-3-diagram-2 = … { -blue }이 e2에 돌을 놓고 그 판을 좌우로 뒤집었어요.
page-4-title = 게임의 끝
page-4-body =
    줄은 두 단계가 모두 끝난 뒤에만 따져요. 그때 다섯 개 이상이 한 줄로 이어져 있으면 이겨요. 돌로 완성했든 트위스트로 완성했든 상관없어요.

    36칸이 모두 차도록 아무도 다섯 개를 잇지 못하면 무승부예요.
page-4-diagram-1 = { -orange }이 e2에 돌을 놓아 다섯 개를 이었지만, 오른쪽 아래 판을 돌려서 줄이 끊어졌어요. 게임은 계속돼요.
page-5-title = 특별한 경우
page-5-body =
    내 트위스트로 상대만 다섯 개가 이어지면 상대가 이겨요.

    내 트위스트로 양쪽 다 다섯 개가 이어지면 무승부예요.

    여섯 개를 이어도 다섯 개와 똑같아요.

    마지막 돌을 놓은 뒤에도 트위스트를 해야 하고, 그걸로 이길 수도 있어요.
page-5-diagram-1 = { -orange }이 오른쪽 아래 판을 뒤집어 양쪽 모두 다섯 개를 이었어요. 무승부예요.
page-5-diagram-2 = { -orange }이 오른쪽 아래 판을 뒤집어 { -blue }만 다섯 개를 이었어요. { -blue }이 이겨요.
page-6-title = 눈여겨볼 것
page-6-body =
    작은 판의 가운데 칸은 절대 움직이지 않으니, 거기에 놓은 돌은 믿을 수 있어요. 한 판에 세 개, 옆 판에 두 개를 이어 둔 것이 흩어진 돌 네 개보다 나아요.

    트위스트를 하기 전에, 상대가 여덟 가지 트위스트로 무엇을 할 수 있는지 살펴보세요. 한 수로 다 깰 수 없는 위협 두 개를 만들면 이겨요.
page-6-diagram-1 = 작은 판의 가운데 칸은 b2, b5, e2, e5예요. 어떤 트위스트로도 거기에 놓인 돌은 움직이지 않아요.
page-7-title = 고수를 위한 팁
page-7-body =
    줄이라고 다 같지는 않아요. 2행과 5행, b열과 e열, 긴 대각선 두 개는 가운데 칸을 두 개씩 지나므로, 돌 다섯 개 중 두 개는 절대 움직이지 않아요. 나머지 행과 열은 가운데 칸을 지나지 않고, 짧은 대각선 네 개는 작은 판 세 개에 걸쳐 있어요.

    어떤 트위스트를 해도 손해라면 패스하듯 두세요. 비어 있는 판이나, 가운데에만 돌이 하나 있는 판을 고르면 돼요. 판의 돌이 모두 가운데 열에 있으면 뒤집어도 아무것도 바뀌지 않아요.

    상대의 다섯 개를 막을 수 없다면, 같은 트위스트로 나도 다섯 개를 이어 보세요. 양쪽 다 이으면 무승부예요.
page-7-diagram-1 = 5행(1)은 가운데 칸을 두 개 지나고, 6행(2)은 하나도 지나지 않아요. b1에서 f5까지의 짧은 대각선(3)은 작은 판 세 개에 걸쳐 있어요.
page-7-diagram-2 = { -orange }이 a2에 돌을 놓고 오른쪽 위 판을 돌렸어요. 그 판에는 가운데에만 돌이 하나 있어서 아무것도 움직이지 않았어요.
computer-title = 컴퓨터가 생각하는 법
computer-body =
    돌 놓기와 트위스트를 별개의 단계로 보고, 가장 가망 있는 수들을 나무처럼 뻗어 나가며 살펴봐요. 가지 끝의 국면은 양쪽에 아직 열려 있는 줄과 거기에 놓인 돌의 수로 판단해요. 한 수로 이기는 수는 언제나 찾아내요.

    빈칸이 적어지면 끝까지 계산해서, 누가 이기는지 확실히 알아요.

# 레슨
lesson-halves = 다섯 개를 한 줄로 이으면 이겨요. 차례마다 돌을 놓고 트위스트를 해요.
lesson-halves-task = 돌을 놓으세요. 그다음 작은 판을 누르고 어떻게 할지 고르세요.
lesson-halves-done = 한 수는 늘 두 단계예요. 어느 판이든, 비어 있는 판도 괜찮아요.
lesson-turn = 돌리기는 시계 방향이에요. 맨 위 행이 오른쪽 열이 돼요.
lesson-turn-task = 아무 데나 돌을 놓고, 왼쪽 위 판을 돌리세요.
lesson-turn-done = 시계 방향으로 90도 돌았어요. 반대 방향으로는 돌지 않아요.
lesson-turn-wrong = 다른 판이었어요. 왼쪽 위 판이에요.
lesson-turn-mirrored = 그건 뒤집기였어요. 왼쪽 위에서 둥근 화살표를 고르세요.
lesson-mirror = 뒤집으면 왼쪽과 오른쪽이 서로 바뀌어요.
lesson-mirror-task = 아무 데나 돌을 놓고, 왼쪽 위 판을 뒤집으세요.
lesson-mirror-done = 양쪽 열이 자리를 바꾸고, 가운데 열은 그대로예요.
lesson-mirror-wrong = 다른 판이었어요. 왼쪽 위 판이에요.
lesson-mirror-turned = 그건 돌리기였어요. 마주 보는 세모 두 개를 고르세요.
lesson-five = 다섯 개를 이으면 이겨요. 단, 트위스트까지 끝난 뒤에 따져요.
lesson-five-task = 다섯 번째 돌을 놓고, 줄을 건드리지 않는 판을 돌리세요.
lesson-five-done = 다섯 개, 트위스트가 끝나도 그대로 다섯 개예요!
lesson-five-wrong = 줄에는 다섯 번째 돌이 필요해요. 네 번째 돌 바로 옆이에요.
lesson-five-broken = 잠깐 다섯 개였지만, 내 트위스트로 줄이 다시 끊어졌어요.
lesson-twist = 트위스트로 줄을 완성할 수도 있어요.
lesson-twist-task = 여기 세 개, 저기 하나가 있어요. 그 하나 위에 돌을 놓고 그 판을 돌리세요.
lesson-twist-done = 판이 돌면서 세로줄이 세 개 옆에 누웠어요. 이게 바로 펜타고예요!
lesson-twist-wrong = 오른쪽 돌은 그 판의 가운데 칸 아래에 있어요. 그 가운데에 놓으세요.
lesson-twist-other = 돌은 맞아요. 이제 그 돌이 있는 판을 돌리세요.
lesson-swap = 뒤집어야만 줄이 완성될 때도 있어요.
lesson-swap-task = 오른쪽 위 판의 가운데에 돌을 놓고, 그 판을 뒤집으세요.
lesson-swap-done = 맨 오른쪽 돌이 반대쪽으로 갔어요. 돌려서는 이렇게 할 수 없어요.
lesson-swap-wrong = 돌은 오른쪽 위 판의 가운데에 놓으세요.
lesson-swap-other = 돌은 맞아요. 이제 그 돌이 있는 판을 뒤집으세요.
lesson-stop = 트위스트를 하기 전에 상대의 돌을 살펴보세요.
lesson-stop-task = { -blue }이 네 개를 이었어요. 돌이나 트위스트, 또는 둘 다로 다섯 번째를 막으세요.
lesson-stop-done = 막았어요! 돌로도 트위스트로도 수비할 수 있어요. 규칙은 이게 전부예요.
lesson-stop-wrong = { -blue }이 트위스트로 다섯 개를 이어 버려요.
# 퍼즐의 주제
puzzle-idea-win-in = 작은 판을 돌리거나 뒤집어야 비로소 이어지는 줄을 찾으세요.
puzzle-idea-only-win = 어떤 트위스트로도 끊을 수 없는 다섯 개를 만드는 수가 하나 있어요.
puzzle-idea-save = 상대가 어떤 트위스트를 해도 다섯 개를 잇지 못하게 하는 수가 하나 있어요.
puzzle-idea-prevent = 어떤 트위스트로도 되살릴 수 없는 곳에서 줄을 끊으세요.

# 수의 이유
reason-allows = { $other ->
    [first] 다음에 { -orange }이 다섯 개를 이을 수 있어요
   *[second] 다음에 { -blue }이 다섯 개를 이을 수 있어요
}
reason-stops = { $other ->
    [first] { -orange }이 다섯 개를 잇는 것을 막아요
   *[second] { -blue }이 다섯 개를 잇는 것을 막아요
}
reason-threatens = 다섯 개 잇기를 노려요
reason-ways = 다섯 개를 잇는 { $count }가지 방법을 노려요
reason-line = 막히지 않은 줄에 { $count }개를 모아요
reason-blocks-line = { $other ->
    [first] { -orange }의 { $count }개짜리 줄을 막아요
   *[second] { -blue }의 { $count }개짜리 줄을 막아요
}
reason-pulls-apart = { $other ->
    [first] 트위스트로 { -orange }의 { $count }개짜리 줄을 끊어요
   *[second] 트위스트로 { -blue }의 { $count }개짜리 줄을 끊어요
}
reason-idle-twist = 트위스트를 해도 아무것도 바뀌지 않아요
reason-center = 이 돌은 어떤 트위스트로도 움직이지 않아요
