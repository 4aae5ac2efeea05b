name = Pentago Twist
tagline = Lima sejajar di papan yang berputar
handicap = { $count } batu { $name } sudah ada di papan.

prompt-place = { $side ->
    [first] { -orange }: letakkan batu. Susun lima sejajar untuk menang.
   *[second] { -blue }: letakkan batu. Susun lima sejajar untuk menang.
}
prompt-twist = { $side ->
    [first] { -orange }: ketuk satu kuadran untuk memutar atau mencerminkannya.
   *[second] { -blue }: ketuk satu kuadran untuk memutar atau mencerminkannya.
}
prompt-twist-chosen = { $side ->
    [first] { -orange }: putar atau cerminkan kuadran { $quadrant ->
        [nw] kiri atas
        [ne] kanan atas
        [sw] kiri bawah
       *[se] kanan bawah
    }.
   *[second] { -blue }: putar atau cerminkan kuadran { $quadrant ->
        [nw] kiri atas
        [ne] kanan atas
        [sw] kiri bawah
       *[se] kanan bawah
    }.
}

operation-rotate = Putar kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
} searah jarum jam
operation-mirror = Cerminkan kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}

move-place = { $side ->
    [first] { -orange } meletakkan batu di { $cell }
   *[second] { -blue } meletakkan batu di { $cell }
}
move-rotate = { $side ->
    [first] { -orange } memutar
   *[second] { -blue } memutar
} kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}
move-mirror = { $side ->
    [first] { -orange } mencerminkan
   *[second] { -blue } mencerminkan
} kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}
move-place-rotate = { $side ->
    [first] { -orange } meletakkan batu di { $cell } dan memutar
   *[second] { -blue } meletakkan batu di { $cell } dan memutar
} kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}
move-place-mirror = { $side ->
    [first] { -orange } meletakkan batu di { $cell } dan mencerminkan
   *[second] { -blue } meletakkan batu di { $cell } dan mencerminkan
} kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}
advice-place = Letakkan batu di { $cell }
advice-rotate = Putar kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}
advice-mirror = Cerminkan kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}
advice-place-rotate = Letakkan batu di { $cell } dan putar kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}
advice-place-mirror = Letakkan batu di { $cell } dan cerminkan kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}
brief-place-rotate = { $cell }, putar { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}
brief-place-mirror = { $cell }, cermin { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}

label-free = { $cell }, kosong
label-stone = { $side ->
    [first] { $cell }, batu { -orange-adjective }
   *[second] { $cell }, batu { -blue-adjective }
}
label-free-quadrant = { $cell }, kosong, kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}
label-stone-quadrant = { $side ->
    [first] { $cell }, batu { -orange-adjective }
   *[second] { $cell }, batu { -blue-adjective }
}, kuadran { $quadrant ->
    [nw] kiri atas
    [ne] kanan atas
    [sw] kiri bawah
   *[se] kanan bawah
}

refuse-occupied = { $cell } sudah terisi.
refuse-twist-due = Batumu sudah diletakkan: putar atau cerminkan satu kuadran.
refuse-place-first = Letakkan batu dulu, lalu putar atau cerminkan satu kuadran.
refuse-quadrant = Tidak ada kuadran { $quadrant }: nomornya dari 0 sampai 3.
refuse-no-quadrant = Pilih kuadran dulu.

end-five = { $side ->
    [first] { -orange } menyusun lima sejajar.
   *[second] { -blue } menyusun lima sejajar.
}
end-five-opponent = { $side ->
    [first] Twist { -blue } memberi { -orange } lima sejajar.
   *[second] Twist { -orange } memberi { -blue } lima sejajar.
}
end-five-both = Kedua pihak punya lima sejajar.
end-full = Papan sudah penuh dan tidak ada lima sejajar.

page-1-title = Tujuan
page-1-body = Susun lima batumu sejajar: mendatar, tegak, atau diagonal. Papan punya enam kali enam petak, dibagi menjadi empat kuadran, dan kuadran-kuadran itu tidak tinggal diam.
page-1-diagram-1 = { -orange } menang di baris kedua.
page-2-title = Satu langkah, dua bagian
page-2-body =
    { -orange } jalan duluan. Pertama, letakkan batu di petak kosong mana pun. Lalu lakukan twist: putar atau cerminkan salah satu dari empat kuadran. Boleh yang mana saja, yang kosong pun boleh, yang tidak kamu isi pun boleh.

    Kamu harus melakukan keduanya. Kalau tidak mau mengubah apa-apa, cari kuadran yang tetap sama sesudahnya: yang kosong, atau yang hanya punya satu batu di tengah.
page-2-diagram-1 = Tiga batu di kuadran kiri atas…
page-2-diagram-2 = … dan { -blue } meletakkan batu di e2 lalu memutar kuadran itu searah jarum jam.
page-3-title = Memutar dan mencerminkan
page-3-body =
    Memutar berarti seperempat putaran searah jarum jam, tidak pernah berlawanan. Baris atas menjadi kolom kanan.

    Mencerminkan menukar kolom kiri dan kolom kanan kuadran. Kolom tengah dan baris-barisnya tetap.
page-3-diagram-1 = Tiga batu di kuadran kiri atas…
page-3-diagram-2 = … dan { -blue } meletakkan batu di e2 lalu mencerminkan kuadran itu.
page-4-title = Akhir permainan
page-4-body =
    Deretan baru dihitung setelah langkah selesai seluruhnya. Kalau saat itu kamu punya lima atau lebih sejajar, kamu menang. Tidak masalah apakah batu atau twist yang melengkapinya.

    Kalau semua 36 petak terisi dan tidak ada lima sejajar, permainan seri.
page-4-diagram-1 = { -orange } meletakkan batu di e2 untuk lima sejajar, tetapi memutar kuadran kanan bawah: deretannya putus, dan permainan berlanjut.
page-5-title = Kasus khusus
page-5-body =
    Kalau twist-mu memberi lima sejajar hanya kepada lawan, lawan menang.

    Kalau twist-mu memberi kalian berdua lima sejajar, hasilnya seri.

    Enam sejajar dihitung seperti lima.

    Setelah batu terakhir pun masih ada twist, dan twist itu masih bisa membawa kemenangan.
page-5-diagram-1 = { -orange } mencerminkan kuadran kanan bawah dan membuat lima sejajar bagi keduanya: seri.
page-5-diagram-2 = { -orange } mencerminkan kuadran kanan bawah dan membuat lima sejajar hanya bagi { -blue }: { -blue } menang.
page-6-title = Yang perlu diperhatikan
page-6-body =
    Petak tengah kuadran tidak pernah berpindah, jadi batu di situ bisa diandalkan. Tiga sejajar di satu kuadran dan dua di sebelahnya lebih berharga daripada empat batu yang tersebar.

    Sebelum melakukan twist, periksa apa yang bisa dilakukan lawan dengan masing-masing dari delapan twist. Dua ancaman yang tidak bisa diputus satu langkah memenangkan permainan.
page-6-diagram-1 = Keempat petak tengah adalah b2, b5, e2, dan e5. Tidak ada twist yang memindahkan batu di situ.
page-7-title = Untuk pemain mahir
page-7-body =
    Tidak semua garis sama nilainya. Baris 2 dan 5, kolom b dan e, serta kedua diagonal panjang melewati dua petak tengah, jadi dua dari lima batunya tidak pernah berpindah. Baris dan kolom lain tidak punya petak tengah, dan keempat diagonal pendek masing-masing perlu tiga kuadran.

    Kalau setiap twist merugikan, lakukan twist yang tidak mengubah apa-apa: pilih kuadran kosong, atau kuadran yang hanya punya satu batu di tengah. Mencerminkan juga tidak mengubah apa-apa kalau semua batu kuadran itu ada di kolom tengahnya.

    Kalau lima sejajar lawan tidak bisa dicegah, coba buat lima sejajarmu dengan twist yang sama: kalau kedua pihak punya lima, hasilnya seri.
page-7-diagram-1 = Baris 5 (1) melewati dua petak tengah, baris 6 (2) tidak satu pun, diagonal pendek dari b1 ke f5 (3) melewati tiga kuadran.
page-7-diagram-2 = { -orange } meletakkan batu di a2 dan memutar kuadran kanan atas. Satu-satunya batu di situ ada di tengah, jadi tidak ada yang berpindah.
computer-title = Cara komputer berpikir
computer-body =
    Komputer menyusun pohon dari langkah yang paling menjanjikan, dengan meletakkan batu dan twist sebagai dua tahap terpisah, dan menilai posisi di ujungnya dari garis yang masih terbuka bagi tiap pihak dan jumlah batu di situ. Langkah yang langsung menang selalu dilihatnya.

    Kalau petak kosong tinggal sedikit, ia menghitung permainan sampai akhir, lalu tahu pasti siapa yang menang.

# Pelajaran
lesson-halves = Susun lima sejajar: letakkan batu, lalu putar atau cerminkan kuadran.
lesson-halves-task = Letakkan batu. Lalu ketuk kuadran, dan pilih geraknya.
lesson-halves-done = Setiap langkah perlu kedua bagian. Kuadran mana pun boleh, yang kosong juga.
lesson-turn = Putaran selalu searah jarum jam: baris atas menjadi kolom kanan.
lesson-turn-task = Letakkan batu di mana saja, lalu putar kuadran kiri atas.
lesson-turn-done = Seperempat putaran searah jarum jam. Kuadran tidak pernah berputar sebaliknya.
lesson-turn-wrong = Itu kuadran lain. Kuadranmu di kiri atas.
lesson-turn-mirrored = Itu tadi pencerminan. Pilih panah melingkar di kiri atas.
lesson-mirror = Pencerminan menukar kiri dan kanan.
lesson-mirror-task = Letakkan batu di mana saja, lalu cerminkan kuadran kiri atas.
lesson-mirror-done = Kolom luar bertukar tempat, kolom tengah tetap.
lesson-mirror-wrong = Itu kuadran lain. Kuadranmu di kiri atas.
lesson-mirror-turned = Itu tadi putaran. Pilih dua segitiga yang saling berhadapan.
lesson-five = Lima sejajar berarti menang, tetapi baru dihitung setelah twist.
lesson-five-task = Letakkan batu kelima, dan putar kuadran yang tidak mengenai deretannya.
lesson-five-done = Lima, dan tetap lima setelah twist!
lesson-five-wrong = Deretan itu perlu batu kelima, tepat di samping yang keempat.
lesson-five-broken = Sempat lima, tetapi twist-mu sendiri memutus deretannya lagi.
lesson-twist = Atau biarkan twist yang melengkapi deretannya.
lesson-twist-task = Tiga di sini, satu di sana: letakkan batu di atasnya, lalu putar kuadrannya.
lesson-twist-done = Putaran merebahkan kolom itu di samping ketiga lainnya. Itulah Pentago!
lesson-twist-wrong = Letakkan batumu tepat di atas batu yang di kanan, di tengah kuadran itu.
lesson-twist-other = Batunya sudah tepat. Sekarang putar kuadran tempat batu itu.
lesson-swap = Kadang hanya pencerminan yang bisa melengkapi deretan.
lesson-swap-task = Letakkan batu di tengah kuadran kanan atas, lalu cerminkan kuadran itu.
lesson-swap-done = Batu di ujung kanan pindah ke sisi seberang. Putaran tidak bisa begitu.
lesson-swap-wrong = Letakkan batumu di tengah kuadran kanan atas.
lesson-swap-other = Batunya sudah tepat. Sekarang cerminkan kuadran tempat batu itu.
lesson-stop = Sebelum melakukan twist, periksa apa yang dipunyai lawan.
lesson-stop-task = { -blue } punya empat. Cegah yang kelima dengan batumu, twist, atau keduanya.
lesson-stop-done = Berhasil! Batu dan twist sama-sama bisa bertahan. Itulah semua aturannya.
lesson-stop-wrong = { -blue } menemukan twist yang menjaga kelimanya tetap utuh.
# Isi teka-teki
puzzle-idea-win-in = Cari garis yang baru tersambung kalau kamu memutar atau mencerminkan sebuah kuadran.
puzzle-idea-only-win = Ada satu langkah yang membuat lima sejajar dan tidak bisa diputus twist mana pun.
puzzle-idea-save = Ada satu langkah yang membuat lawan tidak bisa lagi membuat lima sejajar, apa pun twist-nya.
puzzle-idea-prevent = Putus garisnya di tempat yang tidak bisa dipulihkan twist mana pun.

# Alasan
reason-allows = { $other ->
    [first] Lalu { -orange } bisa membuat lima sejajar
   *[second] Lalu { -blue } bisa membuat lima sejajar
}
reason-stops = { $other ->
    [first] Mencegah { -orange } membuat lima sejajar
   *[second] Mencegah { -blue } membuat lima sejajar
}
reason-threatens = Mengancam lima sejajar
reason-ways = Mengancam lima sejajar dengan { $count } cara
reason-line = Membuat garis terbuka berisi { $count } batu
reason-blocks-line = { $other ->
    [first] Menahan garis { -orange } berisi { $count } batu
   *[second] Menahan garis { -blue } berisi { $count } batu
}
reason-pulls-apart = { $other ->
    [first] Twist memutus garis { -orange } berisi { $count } batu
   *[second] Twist memutus garis { -blue } berisi { $count } batu
}
reason-idle-twist = Twist ini tidak mengubah apa-apa
reason-center = Tidak ada twist yang bisa memindahkan batu ini
