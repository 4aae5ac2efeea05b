name = Türkçe
digit-group = .
first-weekday = 1
grouped-from = 4
