# Nama kedua pihak bila bidaknya oranye dan biru. Semua teks memakai istilah ini.
# adjective: warna sebuah bidak, tanpa huruf besar.
-orange = Oranye
-blue = Biru
-orange-adjective = oranye
-blue-adjective = biru
