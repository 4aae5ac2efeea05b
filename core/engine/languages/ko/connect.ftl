# 사목과 자유 보드 사목에 공통인 말.

handicap = { $name }의 칩 { $count }개가 처음부터 보드에 있어요.
prompt-disc = { $side ->
    [first] { -orange }: 칩을 떨어뜨리세요. 네 개를 한 줄로 이으면 이겨요.
   *[second] { -blue }: 칩을 떨어뜨리세요. 네 개를 한 줄로 이으면 이겨요.
}
move-disc = { $side ->
    [first] { -orange }이 { $column }열에 칩을 떨어뜨려요
   *[second] { -blue }이 { $column }열에 칩을 떨어뜨려요
}
advice-disc = { $column }열에 떨어뜨리기
label-free = { $cell }, 빈칸
label-landing = { $column }열, 빈칸 { $free }개, { $cell }에 떨어짐
label-disc = { $side ->
    [first] { $cell }, { -orange-adjective } 칩
   *[second] { $cell }, { -blue-adjective } 칩
}
refuse-column = { $column }열은 없어요. 이 보드의 열은 { $columns }개예요.
refuse-column-full = { $column }열은 가득 찼어요.
refuse-no-blocker-due = 지금은 방해 블록을 떨어뜨릴 수 없어요.
end-four = { $side ->
    [first] { -orange }이 한 줄로 네 개를 이었어요.
   *[second] { -blue }이 한 줄로 네 개를 이었어요.
}
end-full = 보드가 가득 찼고, 아무도 네 개를 잇지 못했어요.

# 힌트의 이유

# 퍼즐의 주제
puzzle-idea-win-in = 바로 채울 수 있는 위협이 두 개면 둘 다 막을 수는 없어요.
puzzle-idea-only-win = 위협 바로 아래 칸에 누가 두게 될지 세어 보세요. 그 순서를 지키는 수는 하나뿐이에요.
puzzle-idea-save = 둘 다 필요한 칸을 찾고, 그 위에 두면 무엇이 가능해지는지 보세요.
puzzle-idea-prevent = 네 개를 막으면서 다른 네 개도 내주지 않는 칸이 하나 있어요.

# 수의 이유
reason-allows = { $other ->
    [first] 다음에 { -orange }이 { $move }열에서 네 개를 이을 수 있어요
   *[second] 다음에 { -blue }이 { $move }열에서 네 개를 이을 수 있어요
}
reason-stops = { $other ->
    [first] { -orange }이 { $move }열에서 네 개를 잇는 것을 막아요
   *[second] { -blue }이 { $move }열에서 네 개를 잇는 것을 막아요
}
reason-threatens = { $move }열에서 네 개 잇기를 노려요
reason-two-threats = { $first }열과 { $second }열에 한꺼번에 두 위협을 만들어요
reason-later-threat = { $row ->
    [odd] { $column }열 홀수 행에 오래가는 위협을 만들어요
   *[even] { $column }열 짝수 행에 오래가는 위협을 만들어요
}
reason-spends-threat = { $column }열의 위협을 포기해요
reason-builds = { $count ->
    [pair] 네 개까지 이을 수 있는 두 개를 만들어요
   *[three] 네 개까지 이을 수 있는 세 개를 만들어요
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] { -orange }의 한 줄에 놓인 두 개를 막아요
       *[three] { -orange }의 한 줄에 놓인 세 개를 막아요
    }
   *[second] { $count ->
        [pair] { -blue }의 한 줄에 놓인 두 개를 막아요
       *[three] { -blue }의 한 줄에 놓인 세 개를 막아요
    }
}
reason-middle = 가운데 열을 차지해요
