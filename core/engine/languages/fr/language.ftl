# Le nom de la langue, et le signe entre les milliers
name = Français
digit-group = {"\u202F"}
first-weekday = 1
grouped-from = 4
