# Название языка в меню и знак между тысячами (неразрывный пробел)
name = Русский
digit-group = {"\u00A0"}
first-weekday = 1
grouped-from = 4
