# 語言名稱與千位分隔符號
name = 中文（繁體）
digit-group = ,
first-weekday = 7
grouped-from = 4
