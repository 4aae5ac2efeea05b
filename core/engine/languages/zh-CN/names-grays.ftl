# 不显示颜色时双方的叫法。
-orange = 白方
-blue = 黑方
-orange-adjective = 白色
-blue-adjective = 黑色
