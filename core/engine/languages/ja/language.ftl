name = 日本語
digit-group = ,
first-weekday = 7
grouped-from = 4
