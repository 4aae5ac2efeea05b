# 棋子为橙、蓝两色时双方的叫法；所有文字都用这里的词。
-orange = 橙方
-blue = 蓝方
-orange-adjective = 橙色
-blue-adjective = 蓝色
