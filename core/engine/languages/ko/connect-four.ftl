name = 사목
tagline = 칩을 떨어뜨려 네 개를 나란히 이으세요

page-1-title = 목표
page-1-body = 보드는 세로로 서 있고, 열이 일곱 개, 행이 여섯 개예요. 내 칩 네 개를 세로, 가로, 대각선 중 한 줄로 먼저 이으면 이겨요.
page-1-diagram-1 = { -orange }이 올라가는 대각선으로 이겼어요.
page-2-title = 두는 법
page-2-body = { -orange }이 먼저 두고, 그다음부터 번갈아 둬요. 자기 차례가 되면 가득 차지 않은 열에 칩을 하나 떨어뜨려요. 칩은 가장 아래 빈칸까지 떨어져 거기에 그대로 있어요. 열의 아무 곳이나 누르면 그 열에 떨어져요.

    차례를 건너뛸 수는 없어요. 자리가 있는 한 꼭 두어야 해요.
page-2-diagram-1 = 세 번째 열에는 칩이 두 개 있어요. 다음 칩은 c3에 놓여요.
page-3-title = 게임의 끝
page-3-body = 네 개가 한 줄로 이어지면 게임은 바로 끝나요. 네 개가 넘어도 똑같이 쳐요. 42칸이 모두 차도록 아무도 네 개를 잇지 못하면 무승부예요.
page-3-diagram-1 = 칩 하나가 빈 곳을 메웠어요. 다섯 개도 네 개와 똑같이 이겨요.
page-4-title = 눈여겨볼 것
page-4-body = 거기에 두면 네 개가 되는 칸을 위협이라고 해요. 바로 채울 수 있는 위협이 두 개면 둘 다 막을 수 없어요.

    위쪽에 있는 위협도 도움이 돼요. 상대는 그 바로 아래 칸에 두기를 꺼리니까요. 보드는 번갈아 채워지므로, 보통 { -orange }은 홀수 행, { -blue }은 짝수 행에 있는 위협이 끝에 가서 이루어져요.
page-4-diagram-1 = { -orange }은 a1과 e1을 모두 위협해요. { -blue }은 그중 하나만 막을 수 있어요.
page-5-title = 수를 적는 법
page-5-body = 수는 왼쪽부터 센 열의 번호로 적어요. 1부터 7까지예요. 칸의 이름은 d4처럼 적어요. 글자는 열, 숫자는 아래부터 센 행이에요.

    4453처럼 게임 전체를 숫자로 죽 이어 적을 수도 있어요.
computer-title = 컴퓨터가 생각하는 법
computer-body = 머릿속으로 수천 판을 두어 보고, 잘 풀리는 쪽을 더 많이 두어 봐요. 이기는 수가 보이면 두고, 상대의 승리는 막고, 상대가 이길 칸 바로 아래에는 두지 않아요.

    사목은 해법이 밝혀진 게임이에요. 완벽하게 두면 먼저 둔 쪽이 끝에서 두 번째 칩으로 이기는데, 첫 수를 가운데에 두었을 때만 그래요. 레벨이 높을수록 컴퓨터는 수의 정확한 값을 더 자주 계산하고, 가장 높은 레벨은 시간이 허락하는 한 언제나 계산해요.

# 레슨
lesson-drop = 내 칩 네 개를 한 줄로 이으면 이겨요. 칩은 열을 따라 떨어져요.
lesson-drop-task = 아무 열이나 누르세요.
lesson-drop-done = 떨어질 수 있는 데까지 떨어져서 그대로 있어요.
lesson-pile = 칩은 그 열에 쌓인 것 위에 놓여요.
lesson-pile-task = 가운데 쌓인 칩 위에 떨어뜨리세요.
lesson-pile-done = 아래에서 세 번째예요. 한 열에는 여섯 개까지 들어가요.
lesson-pile-wrong = 다른 열이에요. 칩은 가운데에 쌓여 있어요.
lesson-across = 내 칩 네 개가 나란히 이어지면 이겨요.
lesson-across-task = 세 개가 있어요. 네 번째를 떨어뜨리세요.
lesson-across-done = 네 개를 이었어요! 게임은 바로 끝나요.
lesson-across-wrong = 아직 세 개예요. 네 번째는 줄 끝에 놓아야 해요.
lesson-up = 위로 쌓은 네 개도 쳐요.
lesson-up-task = 세로줄을 완성하세요.
lesson-up-done = 세로로 네 개를 이어도 똑같이 이겨요.
lesson-up-wrong = 위아래로 쌓인 칩 세 개를 보세요.
lesson-slant = 대각선으로 네 개를 이어도 이겨요.
lesson-slant-task = 세 개가 오른쪽 위로 올라가요. 네 번째를 놓을 열을 찾으세요.
lesson-slant-done = 대각선은 놓치기 쉬워요. 한 번 더 살펴보세요.
lesson-slant-wrong = 칩 세 개를 따라 한 열 더 올라가세요.
lesson-stop = 상대에게 세 개가 있으면 막으세요.
lesson-stop-task = { -blue }은 다음 칩으로 이길 수 있어요. 막으세요.
lesson-stop-done = 두기 전에 늘 생각하세요. { -blue }이 무엇을 노리고 있을까요?
lesson-stop-wrong = { -blue }이 줄 끝을 차지해서 이겨요.
lesson-below = 칩을 놓으면 그 위에 자리가 생겨요. 거기에 무엇이 놓일지 생각하세요.
lesson-below-task = { -blue }은 두 번째 행의 한 칸을 기다려요. 그 아래만 빼고 아무 데나 두세요.
lesson-below-done = 잘 봤어요! 이제 { -blue }도 거기에 둘 수 없어요. 두면 내가 그 위 칸을 차지해요.
lesson-below-wrong = { -blue }이 내 칩 위에 떨어뜨려 네 개를 완성해요.
lesson-trap = 위협이 동시에 두 개면 둘 다 막을 수 없어요.
lesson-trap-task = 양 끝이 비어 있는 세 개를 만드세요.
lesson-trap-done = { -blue }이 한쪽 끝을 막으면 다른 쪽 끝에 두세요. 규칙은 이게 전부예요.
lesson-trap-wrong = { -blue }이 막을 수 있어요. 맨 아래 행의 두 개를 세 개로 만드세요.
