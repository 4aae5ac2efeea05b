# 棋子為橘、藍兩色時雙方的稱呼；所有文字都用這裡的詞。
-orange = 橘方
-blue = 藍方
-orange-adjective = 橘色
-blue-adjective = 藍色
