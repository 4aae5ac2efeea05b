# 색을 쓰지 않을 때 두 편의 이름. 모두 받침으로 끝나므로 조사는 “이, 은, 을, 과, 으로”로 씁니다.
-orange = 백
-blue = 흑
-orange-adjective = 흰색
-blue-adjective = 검은색
