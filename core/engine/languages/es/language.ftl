# El nombre del idioma y el signo entre los millares.
name = Español
digit-group = {"\u202F"}
