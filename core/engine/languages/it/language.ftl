# Il nome della lingua e il segno fra le migliaia.
name = Italiano
digit-group = .
