name = 日本語
digit-group = ,
