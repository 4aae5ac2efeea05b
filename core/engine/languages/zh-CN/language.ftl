# 语言名称与千位分隔符
name = 中文（简体）
digit-group = ,
first-weekday = 1
grouped-from = 4
