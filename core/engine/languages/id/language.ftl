# Nama bahasa ini dan tanda pemisah ribuan.
name = Bahasa Indonesia
digit-group = .
