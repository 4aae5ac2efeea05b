# 말이나 돌이 주황색과 파란색일 때 두 편의 이름. 모두 받침으로 끝나므로 조사는 “이, 은, 을, 과, 으로”로 씁니다.
-orange = 주황
-blue = 파랑
-orange-adjective = 주황색
-blue-adjective = 파란색
