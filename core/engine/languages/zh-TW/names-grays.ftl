# 不顯示顏色時雙方的稱呼。
-orange = 白方
-blue = 黑方
-orange-adjective = 白色
-blue-adjective = 黑色
