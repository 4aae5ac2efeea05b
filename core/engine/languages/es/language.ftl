# El nombre del idioma y el signo entre los millares.
name = Español
digit-group = .
first-weekday = 1
grouped-from = 5
