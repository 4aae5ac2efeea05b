name = 한국어
digit-group = ,
first-weekday = 7
grouped-from = 4
