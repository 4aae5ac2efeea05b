name = العربية
digit-group = ,
