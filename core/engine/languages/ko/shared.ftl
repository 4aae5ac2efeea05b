# 모든 게임에 공통인 말. 게임마다 같은 키로 다르게 말할 수 있습니다.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }, { $second }
facts-of-two = { $first } · { $second }

# 끝났을 때 나오는 결과
result-won = { $side ->
    [first] { -orange } 승리
   *[second] { -blue } 승리
}
result-draw = 무승부

end-resigned = { $side ->
    [first] { -blue }이 기권했어요.
   *[second] { -orange }이 기권했어요.
}
end-timed-out = { $side ->
    [first] { -blue }의 시간이 다 됐어요.
   *[second] { -orange }의 시간이 다 됐어요.
}
end-agreed = 두 사람이 무승부에 합의했어요.
end-repetition = 같은 국면이 세 번 나왔어요.
end-full = 보드가 가득 찼어요.

# 안내
prompt-computer = 컴퓨터가 생각하고 있어요.
prompt-confirm = 수를 확정하거나 무르세요.
prompt-earlier = 여기서는 컴퓨터가 둘 차례예요.
prompt-over = 게임이 끝났어요.
prompt-paused = 일시정지 중이에요.

# 둘 수 없는 까닭
refuse-over = 게임이 끝났어요.
refuse-computer = 컴퓨터 차례예요.
refuse-held = 먼저 수를 확정하거나 무르세요.
refuse-nothing-held = 아직 고른 수가 없어요.
refuse-no-such-move = 이 게임에는 { $move }번째 수가 없어요.
refuse-earlier = 먼저 가장 최근 수로 이동하세요.
refuse-level = 레벨 { $level }{ PARTICLE($level, "은", "는") } 없어요.
refuse-too-long = 이 게임은 둘 수 있는 수의 한도에 이르렀어요.
refuse-other-beginning = 이미 다른 수를 두기 시작했어요.
refuse-place = 이 보드에는 { $place } 자리가 없어요.
refuse-action = 여기서는 그렇게 할 수 없어요.
refuse-operation = 여기서는 할 수 없어요.
refuse-human-draw = 무승부 합의는 두 사람이 둘 때만 할 수 있어요.
refuse-human-turn = 컴퓨터 차례가 아니에요.
refuse-stale = 다른 국면에서 찾은 수예요.
refuse-no-move = 컴퓨터가 둘 수를 찾지 못했어요.
refuse-unreadable = 이 게임에 없는 수예요: “{ $text }”

# 레벨
level-beginner = 입문
level-beginner-hint = 아직 배우는 중이라 위협을 가끔 놓쳐요.
level-novice = 초급
level-novice-hint = 간단한 위협은 보지만 아직 계획이 없어요.
level-casual = 애호가
level-casual-hint = 재미로 두지만 큰 실수는 놓치지 않아요.
level-easy = 쉬움
level-easy-hint = 당장의 위협은 막지만 앞을 잘 내다보지 않아요.
level-medium = 보통
level-medium-hint = 대부분의 사람에게 알맞은 상대예요.
level-skilled = 중상급
level-skilled-hint = 몇 수 앞을 내다봐요.
level-advanced = 상급
level-advanced-hint = 앞을 내다보고 좀처럼 빈틈을 주지 않아요.
level-strong = 강함
level-strong-hint = 이기려면 계획이 필요해요.
level-very-strong = 매우 강함
level-very-strong-hint = 실수를 거의 놓치지 않아요.
level-expert = 고수
level-expert-hint = 거의 누구에게나 이겨요.
level-master = 마스터
level-master-hint = 아주 잘 두는 사람도 이기기 어려워요.
level-grandmaster = 그랜드마스터
level-grandmaster-hint = 실수를 거의 하지 않아요.
level-superhuman = 초인 { $number }
level-superhuman-hint = 어떤 사람보다도 강해요.
level-perfect = 완벽
level-perfect-hint = 완벽하게 둬요. 이미 해법이 밝혀진 게임이에요.

# 수의 이유, 마침표 없이
reason-wins = 이 수로 이겨요
reason-loses = { $other ->
    [first] { -orange }이 이기게 돼요
   *[second] { -blue }이 이기게 돼요
}
reason-draws = 무승부로 끝나요
reason-allows = { $other ->
    [first] 다음에 { -orange }이 { $move }{ PARTICLE($move, "으로", "로") } 이길 수 있어요
   *[second] 다음에 { -blue }이 { $move }{ PARTICLE($move, "으로", "로") } 이길 수 있어요
}
reason-stops = { $other ->
    [first] { -orange }이 { $move }{ PARTICLE($move, "으로", "로") } 이기는 것을 막아요
   *[second] { -blue }이 { $move }{ PARTICLE($move, "으로", "로") } 이기는 것을 막아요
}
reason-only-safe = { $other ->
    [first] 다른 수를 두면 { -orange }이 바로 이겨요
   *[second] 다른 수를 두면 { -blue }이 바로 이겨요
}
reason-unstoppable = { $other ->
    [first] { -orange }이 어떻게 두든 다음 수에 이겨요
   *[second] { -blue }이 어떻게 두든 다음 수에 이겨요
}
reason-threatens = 다음에 { $move }{ PARTICLE($move, "으로", "로") } 승리를 노려요
reason-only-win = 승리를 지키는 단 하나의 수예요
reason-only-draw = 무승부를 지키는 단 하나의 수예요
reason-wins-in = { $moves }수 만에 이겨요
reason-longest = 가장 오래 버티는 수예요
