# Nama bahasa ini dan tanda pemisah ribuan.
name = Bahasa Indonesia
digit-group = .
first-weekday = 7
grouped-from = 4
