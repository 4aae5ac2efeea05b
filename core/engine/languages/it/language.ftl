# Il nome della lingua e il segno fra le migliaia.
name = Italiano
digit-group = .
first-weekday = 1
grouped-from = 5
