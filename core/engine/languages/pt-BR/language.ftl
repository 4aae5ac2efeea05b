name = Português (Brasil)
digit-group = .
first-weekday = 7
grouped-from = 4
