name = Bridg-It
tagline = Bangun jembatan dari tepi ke tepi sebelum lawan memotong jalanmu

option-size = Ukuran
option-rows = Baris
option-columns = Kolom
option-starter = Jalan duluan
option-starter-vertical = { -orange } (dari atas ke bawah)
option-starter-horizontal = { -blue } (dari kiri ke kanan)
option-walls = Tembok
special-walls = ✕ adalah tembok: tidak bisa membangun di situ, dan bisa seri.
set-up-neutral = Tembok
option-vertical = Jembatan { -orange } di awal
option-horizontal = Jembatan { -blue } di awal
handicap = Jalan { $name } lebih pendek { $count } jembatan, jadi { $name } bisa menang meski { $other } jalan duluan.

prompt-build = { $side ->
    [first] { -orange }: bangun jembatan untuk menghubungkan atas dan bawah.
   *[second] { -blue }: bangun jembatan untuk menghubungkan kiri dan kanan.
}
move-build = { $side ->
    [first] { -orange } membangun jembatan di { $cell }
   *[second] { -blue } membangun jembatan di { $cell }
}
advice-build = Bangun jembatan di { $cell }

label-free = { $cell }, kosong
label-upright = { $owner ->
    [first] { $cell }, jembatan { -orange-adjective } tegak
   *[second] { $cell }, jembatan { -blue-adjective } tegak
}
label-flat = { $owner ->
    [first] { $cell }, jembatan { -orange-adjective } mendatar
   *[second] { $cell }, jembatan { -blue-adjective } mendatar
}
label-wall = { $cell }, tembok
label-pier = { $owner ->
    [first] { $cell }, tiang { -orange-adjective }
   *[second] { $cell }, tiang { -blue-adjective }
}
label-frame = { $cell }, bingkai

refuse-taken = { $owner ->
    [first] Sudah ada jembatan { -orange-adjective } di { $cell }.
   *[second] Sudah ada jembatan { -blue-adjective } di { $cell }.
}
refuse-wall = Ada tembok di { $cell }.
refuse-pier = { $owner ->
    [first] { $cell } adalah tiang { -orange-adjective }. Bangun jembatan di antara tiang.
   *[second] { $cell } adalah tiang { -blue-adjective }. Bangun jembatan di antara tiang.
}
refuse-frame = { $cell } bagian dari bingkai. Kamu tidak bisa membangun di situ.
refuse-outside = { $cell } tidak ada di papan ini: kolomnya a sampai { $column }, barisnya 1 sampai { $row }.

end-joined = { $side ->
    [first] { -orange } menghubungkan sisi atas dan bawah.
   *[second] { -blue } menghubungkan sisi kiri dan kanan.
}
end-full = Papan sudah penuh, dan tidak ada rantai yang tersambung.

page-1-title = Tujuan
page-1-body =
    Dua kisi tiang berdiri di air yang sama. { -orange } ingin rantai jembatan dari tepi atas ke tepi bawah. { -blue } ingin rantai dari tepi kiri ke tepi kanan. Jembatan tidak pernah bersilangan, jadi hanya satu dari kalian yang bisa sampai.

    Siapa yang lebih dulu menghubungkan kedua tepinya menang. Rantaimu boleh berkelok sesukamu.
page-1-diagram-1 = { -orange } sudah menghubungkan sisi atas dan bawah.

page-2-title = Membangun
page-2-body =
    Kalian bergiliran, dan { -orange } jalan duluan kecuali kamu memilih lain. Pada giliranmu, kamu membangun satu jembatan di petak kosong. Jembatan itu menghubungkan dua tiang warnamu di samping petak itu. Di sebagian petak jembatanmu tegak, di petak lainnya mendatar. Jembatan lawan di petak yang sama akan melintang ke arah lain.

    Jembatan tetap di tempatnya. Jembatan tidak pernah dipindahkan atau diambil, dan kamu tidak boleh melewatkan giliran.

    Nama petak adalah kolomnya, dihitung dari kiri, dan barisnya, dihitung dari bawah.
page-2-diagram-1 = { -orange } membangun tegak di d4 dan mendatar di e5, { -blue } tegak di c3.

page-3-title = Akhir permainan
page-3-body =
    Semua tiangmu di sepanjang tepimu sendiri sudah menyentuh tepi itu, jadi rantaimu bisa mulai dari tiang mana pun di situ.

    Papan yang penuh selalu punya tepat satu pemenang. Kalau { -orange } tidak punya rantai dari atas ke bawah, berarti ada rantai { -blue } yang menghalangi, dan sebaliknya. Jadi tidak ada seri, kecuali kalau ada tembok.

    Kamu tidak bisa membangun di atas tiang, di bingkai sekeliling papan, atau di petak yang sudah ada jembatan atau temboknya.
page-3-diagram-1 = { -blue } sudah menghubungkan sisi kiri dan kanan.

page-4-title = Papan, handikap, dan teka-teki
page-4-body =
    Papan persegi berukuran 5 kali 5 sampai 19 kali 19, tiang dan petak dihitung bersama. Ukuran biasanya 13. Di semua papan itu, yang jalan duluan bisa memastikan kemenangan.

    Kalau baris lebih banyak dari kolom, atau kolom lebih banyak dari baris, pihak yang jalannya lebih pendek diuntungkan dan bisa menang meski tidak jalan duluan. Itu handikap yang bagus untuk pemain yang lebih kuat.

    Tembok adalah petak yang tidak bisa dipakai siapa pun, dan permainan bisa dimulai dengan jembatan yang sudah jadi. Pakai keduanya untuk menyusun teka-teki. Dengan tembok, papan yang penuh bisa berakhir seri. Kalau posisi awalnya sudah menentukan pemenang, permainan langsung selesai.
page-4-diagram-1 = 13 baris dan 11 kolom: { -orange } perlu sedikitnya enam jembatan, { -blue } hanya lima.
page-4-diagram-2 = Seri: tembok menghalangi kedua pihak, dan papan sudah penuh.

page-5-title = Strategi pasangan
page-5-body =
    Oliver Gross menemukan cara agar yang jalan duluan selalu menang, dan caranya mudah diingat. Kamu bermain sebagai { -orange } di papan persegi. Mulailah di sudut kiri atas. Sejak itu, setiap tiang { -blue-adjective } yang tidak berada di tepi mengawasi dua petak di sekitarnya, sehingga setiap petak kosong dimiliki tepat satu tiang. Setiap kali { -blue } mengambil satu petak dari sebuah pasangan, kamu ambil pasangannya.

    Dua petak yang mana? Mulai dari tiang { -blue-adjective } kedua di baris { -blue-adjective } kedua, lalu turun ke kanan dari tiang ke tiang: tiang di diagonal ini mengawasi kiri dan kanan. Semua tiang di kanannya mengawasi kanan dan bawah. Semua tiang di kirinya mengawasi kiri dan atas.

    Kenapa cara ini berhasil? Bayangkan rantai { -blue-adjective } dan ikuti dari kiri ke kanan. Jembatan pertamanya diawasi tiang yang dituju, jembatan terakhirnya diawasi tiang asalnya. Jadi di suatu tempat di tengah, rantai itu tiba di sebuah tiang lewat salah satu dari kedua petaknya dan pergi lewat petak satunya. Padahal { -blue } tidak pernah mendapat keduanya.
page-5-diagram-1 = { -orange } mulai di b6, lalu membalas f6 dengan e5, b4 dengan d4, dan d2 dengan f2. Dari d6 dan c5, { -orange } akan dapat satu, begitu juga dari f4 dan e3: itu sudah cukup.
page-5-diagram-2 = { -orange } sudah mulai di b6. Pasangannya: b4 dan d4 (1), d2 dan f2 (2), d6 dan c5 (3), f6 dan e5 (4), f4 dan e3 (5), b2 dan c3 (6). Tiang c4 dan e2 ada di diagonal.
page-5-diagram-3 = Rantai { -blue } datang lewat c4, c2, e2, dan e4 ke e6. Setiap kali, { -orange } mengambil petak pasangannya: d4, b2, f2, f4, dan dengan f6 { -orange } menang.

page-6-title = Yang perlu diperhatikan
page-6-body =
    Setiap jembatan punya dua guna: membawamu maju dan merebut satu petak dari lawan. Cari petak yang bagus untuk keduanya.

    Jaga dua jalan tetap terbuka. Kalau sebuah celah bisa ditutup dua jembatan yang berbeda, lawan hanya bisa mengambil satu, dan kamu ambil yang lain.

    Untuk menghentikan sebuah rantai, cari petak yang diperlukan semua jalannya. Hitung juga: paling sedikit berapa jembatan lagi yang diperlukan tiap pihak?
page-6-diagram-1 = { -orange } bisa menang di c3 (1) atau di e3 (2). { -blue } hanya bisa mengambil salah satunya.

page-7-title = Untuk pemain mahir
page-7-body =
    Bridg-It termasuk permainan sakelar Shannon: dalam sebuah jaringan jalan, satu pemain mengamankan jalan, dan lawannya menghancurkan jalan. Di jaringan { -orange }, titiknya adalah tiang { -orange-adjective } dan jalannya adalah petak. Setiap jembatan { -orange } mengamankan satu jalan, dan setiap jembatan { -blue } menghancurkan satu jalan. { -blue } juga punya jaringan sendiri.

    Kamu tidak bisa dihentikan kalau jaringanmu punya dua pohon tanpa petak kosong yang sama, dan masing-masing mencapai kedua tepi serta tiang-tiang yang sama. Kalau lawan menghancurkan jalan di satu pohon, jalan dari pohon lainnya memperbaikinya. Itu berlaku meski sekarang giliran lawan.
page-7-diagram-1 = { -orange } sudah mulai di b4. Bersama jembatan itu, d4 dan b2 (1) membentuk satu pohon, c3 dan d2 (2) pohon lainnya.

computer-title = Cara komputer berpikir
computer-body =
    Bridg-It sudah terpecahkan di semua papan. Anggap tiang { -orange-adjective } sebagai titik dan petak kosong sebagai jalan yang mungkin di antaranya. { -orange } aman kalau, dan hanya kalau, ada dua pohon jalan, tanpa jalan yang sama, yang mencapai titik-titik yang sama dan kedua tepi: jalan mana pun yang dihancurkan { -blue }, satu pohon putus, dan satu jalan dari pohon lainnya memperbaikinya. Alfred Lehman membuktikannya. Komputer menghitung kerikil di titik-titik itu untuk melihat apakah pohon semacam itu ada, dan dalam beberapa sepersejuta detik tahu siapa yang menang dan dengan langkah apa. Analisis menggambar kedua pohon itu untukmu.

    Di level tertinggi, komputer tidak pernah melepas permainan yang sudah menang. Di antara langkah yang menang, ia memilih yang tercepat, dan di posisi kalah, langkah yang menyisakan jawaban benar paling sedikit bagimu.

    Di level lain, ia bermain dari pengalaman: ia mengisi papan secara acak ribuan kali dan lebih suka petak yang pemiliknya paling sering menang. Sesekali ia memakai solusi pastinya: makin tinggi levelnya, makin sering.

# Pelajaran
lesson-bridge = Hubungkan atas dan bawah untuk menang: bangun jembatan antartiang { -orange-adjective }.
lesson-bridge-task = Ketuk petak mana pun di antara tiang.
lesson-bridge-done = Dua tiangmu terhubung, dan { -blue } tidak bisa membangun melintasinya.
lesson-shores = Rantai dari tepi atas ke tepi bawah membawa kemenangan.
lesson-shores-task = Kurang satu jembatan. Bangunlah.
lesson-shores-done = Dari tepi ke tepi! { -blue } mencoba hal yang sama dari kiri ke kanan.
lesson-shores-wrong = Itu belum melengkapi rantaimu. Lanjutkan dari jembatan yang kamu punya.
lesson-wind = Rantaimu boleh berkelok sesukamu.
lesson-wind-task = Jalan lurus ke bawah tertutup. Hubungkan kedua bagianmu lewat samping.
lesson-wind-done = Jembatan mendatar sama nilainya dengan yang tegak.
lesson-wind-wrong = Kedua bagianmu belum terhubung. Keduanya bisa bertemu di tengah bawah.
lesson-cut = Di tempat kamu membangun, lawan tidak bisa.
lesson-cut-task = { -blue } perlu satu jembatan lagi di kanan. Ambil petak itu.
lesson-cut-done = Terpotong! Jembatan tidak pernah bersilangan.
lesson-cut-wrong = { -blue } membangun jembatan terakhir dan menghubungkan kedua tepi.
lesson-two = Kalau kamu punya dua jalan menang, lawan tidak bisa memotong keduanya.
lesson-two-task = Bangun ke bawah agar dua jembatan berbeda bisa menang di langkah berikutnya.
lesson-two-done = { -blue } hanya bisa memotong satu, dan baru saja melakukannya.
lesson-two-wrong = { -blue } sempat memotong itu. Bangun ke bawah dari jembatan teratasmu.
lesson-mend = Jadi, selalu siapkan jalan kedua.
lesson-mend-task = { -blue } memotong jalanmu di kiri. Pakai jalan yang lain.
lesson-mend-done = Itulah rahasianya: selalu jaga dua jalan tetap terbuka.
lesson-mend-wrong = Jalan kedua ada di kanan, ke jembatanmu di bawah.
lesson-pair = Petak itu berpasangan: { -blue } ambil satu, kamu ambil pasangannya.
lesson-pair-task = { -blue } mengambil satu dari dua petak dalam bingkai. Ambil pasangannya.
lesson-pair-done = Balas terus seperti itu, dan { -blue } tidak akan tembus. Semua pasangan ada di aturan.
lesson-pair-wrong = Itu bukan pasangannya. Pasangannya di kanan jembatan { -blue } yang terbawah.
lesson-race = Tanpa tembok tidak pernah seri: akhirnya satu petak menentukan semuanya.
lesson-race-task = Kamu perlu satu jembatan, { -blue } juga, di petak yang sama. Ambil petak itu.
lesson-race-done = Satu jembatan menghubungkan tepimu sekaligus memotong { -blue }. Kamu siap bermain!
lesson-race-wrong = Sekarang { -blue } mengambil petak yang kalian perlukan, dan menang.

# Mengapa sebuah petunjuk bagus
# Isi teka-teki
puzzle-idea-win-in = Jalan terpendek adalah jalan yang bisa kamu perbaiki di kedua sisinya.
puzzle-idea-only-win = Dua jalan tanpa jembatan yang sama tak bisa dipotong bersamaan: satu terpotong, pakai yang lain.
puzzle-idea-save = Dengan tembok ini, dua jalan menahan lawan: satu terpotong, pakai yang lain.
puzzle-idea-prevent = Bangun di tempat kedua jalan lawan bertemu.
chapter-first-bridges = Delapan penyeberangan

# Alasan
reason-allows = { $other ->
    [first] Lalu { -orange } bisa menang dengan { $cell }
   *[second] Lalu { -blue } bisa menang dengan { $cell }
}
reason-stops = { $other ->
    [first] Mencegah { -orange } menang dengan { $cell }
   *[second] Mencegah { -blue } menang dengan { $cell }
}
reason-threatens = Mengancam menang dengan { $cell }
reason-two-trees = { $other ->
    [first] Menjaga dua jalan terpisah: { -orange } tidak bisa memotong keduanya
   *[second] Menjaga dua jalan terpisah: { -blue } tidak bisa memotong keduanya
}
reason-joins-groups = Menghubungkan dua kelompok jembatan
reason-joins-shore = { $edge ->
    [top] Terhubung ke tepi atas
    [bottom] Terhubung ke tepi bawah
    [left] Terhubung ke tepi kiri
   *[right] Terhubung ke tepi kanan
}
reason-lengthens = { $side ->
    [first] Rantai menjangkau { $count } dari { $all } baris
   *[second] Rantai menjangkau { $count } dari { $all } kolom
}
reason-cuts = { $other ->
    [first] Jembatan yang diperlukan { -orange } bertambah dari { $from } menjadi { $to }
   *[second] Jembatan yang diperlukan { -blue } bertambah dari { $from } menjadi { $to }
}
reason-shortens = Tinggal { $left } jembatan lagi
