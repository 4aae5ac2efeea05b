# Nama kedua pihak bila tidak ada warna.
-orange = Putih
-blue = Hitam
-orange-adjective = putih
-blue-adjective = hitam
