name = العربية
digit-group = ,
first-weekday = 6
grouped-from = 4
