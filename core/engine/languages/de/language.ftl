name = Deutsch
digit-group = .
first-weekday = 1
grouped-from = 4
