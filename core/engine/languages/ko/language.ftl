name = 한국어
digit-group = ,
