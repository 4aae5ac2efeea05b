name = Lines of Action
tagline = Hubungkan semua bidakmu; garis menentukan sejauh apa bidak melangkah

option-size = Ukuran papan
option-movement = Gerakan
option-movement-leaping = Lompat: boleh melompati bidak lawan, tidak boleh melompati bidak sendiri
option-movement-classic = Klasik (versi Soucie): boleh melompati bidak sendiri, tidak boleh melompati bidak lawan
option-both-connected = Jika satu langkah menghubungkan kedua pihak
option-both-connected-mover = Pemain yang melangkah menang
option-both-connected-draw = Seri
handicap = { $name } punya { $count } bidak lebih sedikit untuk disambungkan.

prompt-pick = { $side ->
    [first] { -orange }: pilih bidak. Hubungkan semua bidakmu untuk menang.
   *[second] { -blue }: pilih bidak. Hubungkan semua bidakmu untuk menang.
}
prompt-go = { $side ->
    [first] { -orange }: bidak di { $square } mau ke mana?
   *[second] { -blue }: bidak di { $square } mau ke mana?
}
prompt-pass = { $side ->
    [first] { -orange } tidak punya langkah dan harus lewat.
   *[second] { -blue } tidak punya langkah dan harus lewat.
}
operation-pass = Lewat

move-quiet = { $side ->
    [first] { -orange } melangkah dari { $from } ke { $to }
   *[second] { -blue } melangkah dari { $from } ke { $to }
}
move-capture = { $side ->
    [first] { -orange } memakan bidak di { $to } dari { $from }
   *[second] { -blue } memakan bidak di { $to } dari { $from }
}
move-pass = { $side ->
    [first] { -orange } lewat
   *[second] { -blue } lewat
}
advice-quiet = Gerakkan bidak dari { $from } ke { $to }
advice-capture = Makan bidak di { $to } dari { $from }
advice-pass = Lewat

label-free = { $square }, kosong
label-piece = { $side ->
    [first] { $square }, bidak { -orange-adjective }
   *[second] { $square }, bidak { -blue-adjective }
}

refuse-empty = Tidak ada bidak di { $square }.
refuse-enemy = { $side ->
    [first] Bidak di { $square } berwarna { -blue-adjective }, dan sekarang giliran { -orange }.
   *[second] Bidak di { $square } berwarna { -orange-adjective }, dan sekarang giliran { -blue }.
}
refuse-stuck = Bidak di { $square } tidak bisa bergerak.
refuse-must-pass = { $side ->
    [first] { -orange } tidak punya langkah dan harus lewat.
   *[second] { -blue } tidak punya langkah dan harus lewat.
}
refuse-pass = Kamu hanya boleh lewat kalau tidak punya langkah.
refuse-no-line = Tidak ada baris, kolom, atau diagonal dari { $from } ke { $to }.
refuse-distance = Ada { $count } bidak di garis ini, jadi bidak melangkah tepat { $count } petak, bukan { $steps }.
refuse-own = Di { $square } ada bidakmu sendiri.
refuse-past-own = Bidakmu sendiri di { $square } menghalangi.
refuse-past-enemy = Bidak lawan di { $square } menghalangi.
refuse-no-capture = Tidak ada bidak untuk dimakan di { $square }.
refuse-off-board = Tidak ada petak { $square } di papan { $size } kali { $size }.

end-connected = { $side ->
    [first] Semua bidak { -orange-adjective } terhubung.
   *[second] Semua bidak { -blue-adjective } terhubung.
}
end-gave-away = { $side ->
    [first] { -blue } memakan dan membuat semua bidak { -orange-adjective } terhubung.
   *[second] { -orange } memakan dan membuat semua bidak { -blue-adjective } terhubung.
}
end-both-connected = Satu langkah menghubungkan bidak kedua pihak.
end-no-moves = Kedua pihak tidak bisa melangkah.
end-no-pieces = Salah satu pihak tidak punya bidak.

page-1-title = Tujuan
page-1-body =
    Hubungkan semua bidakmu menjadi satu kelompok untuk menang. Bidak terhubung kalau bersentuhan: sebaris, sekolom, atau sudut dengan sudut.

    { -orange } jalan duluan, dengan bidak di sepanjang tepi atas dan bawah. Bidak { -blue } ada di kiri dan kanan. Sudut-sudutnya kosong di awal.
page-1-diagram-1 = Posisi awal: { -orange } di atas dan bawah, { -blue } di kiri dan kanan.
page-1-diagram-2 = { -blue } menang: semua bidak { -blue-adjective } terhubung menjadi satu kelompok.
page-2-title = Melangkah
page-2-body =
    Bidak bergerak lurus: sepanjang barisnya, kolomnya, atau salah satu dari kedua diagonalnya.

    Bukan kamu yang memilih jauhnya. Hitung semua bidak di seluruh garis itu, dari kedua warna dan di kedua sisi bidak, termasuk bidak itu sendiri: bidak melangkah tepat sebanyak itu.

    Bidak bisa melompati bidak lawan. Bidak tidak boleh melompati bidak sewarna atau mendarat di atasnya.

    Ini varian Lompat. Di varian Klasik, versi yang diterbitkan Claude Soucie, kebalikannya: boleh melompati bidak sendiri, tidak boleh melompati bidak lawan.
page-2-diagram-1 = { -orange } melangkah dari c8 ke c6: ada dua bidak di kolom c, jadi dua petak.
page-3-title = Memakan
page-3-body =
    Bidak yang mendarat di atas bidak lawan memakannya. Kamu tidak wajib memakan, dan sering kali sebaiknya jangan: setiap bidak yang hilang membuat lawan punya lebih sedikit bidak untuk dihubungkan.
page-3-diagram-1 = { -blue } memakan bidak di d1 dari a4: ada tiga bidak di diagonal itu, jadi tiga petak, melompati bidak { -orange } di b3.
page-4-title = Menang, dan memberi kemenangan
page-4-body =
    Permainan berakhir pada langkah pertama yang membuat satu pihak terhubung.

    Kalau semua bidakmu terhubung setelah langkahmu, kamu menang, meski langkahmu juga membuat bidak lawan terhubung. (Ada opsi yang menjadikannya seri.)

    Kalau langkahmu memakan dan hanya bidak lawan yang jadi terhubung, lawan menang. Satu bidak saja dianggap terhubung: siapa yang menyisakan satu bidak bagi lawan kalah, kecuali langkah itu juga menghubungkan bidaknya sendiri.
page-4-diagram-1 = { -blue } memakan bidak di b5, dan sisa bidak { -orange } terhubung: { -orange } menang.
page-4-diagram-2 = { -orange } memakan bidak di a4 dan menghubungkan kedua pihak: { -orange } yang melangkah, jadi { -orange } menang.
page-4-diagram-3 = { -orange } memakan bidak di c2 dan menyisakan satu bidak bagi { -blue }: { -blue } menang.
page-5-title = Lewat dan seri
page-5-body =
    Kalau tidak punya langkah, kamu harus lewat; kalau punya, kamu harus melangkah. Kalau kedua pihak tidak bisa melangkah, permainan seri.

    Permainan juga seri kalau posisi yang sama muncul tiga kali dengan giliran pihak yang sama.
page-5-diagram-1 = { -blue } tidak punya langkah: setiap bidak akan keluar papan atau terhalang bidak sendiri. { -blue } harus lewat.
page-6-title = Varian
page-6-body =
    Papan punya 5 sampai 12 baris. Makin kecil papannya, makin cepat dan seru permainannya.

    Lompat, versi aplikasi ini: bidak boleh melompati bidak lawan, tidak boleh melompati bidak sendiri. Klasik, versi Soucie: bidak boleh melompati bidak sendiri, tidak boleh melompati bidak lawan. Selebihnya sama.
page-6-diagram-1 = Papan terkecil.
page-6-diagram-2 = Klasik: { -orange } melangkah dari b1 ke h1, enam petak, melompati lima bidaknya sendiri.
page-7-title = Yang perlu diperhatikan
page-7-body =
    Kumpulkan bidakmu di tengah papan. Dari sana, bidak bisa bergerak ke delapan arah, dari tepi lima, dari sudut tiga.

    Sebelum setiap langkah, cari bidak lawan yang masih terpisah. Bisakah salah satunya bergabung di langkah berikutnya? Kalau bisa, ubah hitungan garisnya: pindahkan satu bidak ke garis itu atau keluar dari garis itu.

    Makan bidak lawan untuk mendekatkan bidakmu ke yang lain, atau untuk memecah kelompok lawan. Kalau bukan untuk itu, jangan: makin sedikit bidak, makin mudah dihubungkan.
page-7-diagram-1 = { -orange } melangkah ke c6. Kini ada tiga bidak di baris 6, jadi di baris itu bidak { -blue } di a6 sampai ke d6, bukan lagi ke c6.
page-8-title = Untuk pemain mahir
page-8-body =
    Hitung berapa langkah yang diperlukan tiap pihak untuk terhubung kalau tidak ada yang mengganggu. Kalau kamu perlu lebih sedikit, hubungkan bidakmu. Kalau tidak, hambat lawan. Dan jaga agar bidakmu leluasa bergerak: kalau langkahmu tinggal sedikit, kamu bisa terpaksa memecah kelompokmu sendiri.

    Satu langkah mengubah hitungan sampai enam garis: tiga yang ditinggalkan bidak dan tiga yang dicapainya. Hitungan garis yang dilaluinya tetap, kecuali kalau bidak itu memakan. Di varian Lompat, bidak lawan tidak bisa dihalangi, jadi inilah pertahanan utamamu.

    Di varian Klasik, bidakmu juga menghalangi. Dua atau tiga bidak berdampingan menjadi tembok yang tidak bisa ditembus bidak lawan. Bidak di tepi paling mudah dikurung.

    Langkah ditulis sebagai dua petak, misalnya c8-c6, dan langkah memakan dengan x, misalnya a4xd1.
page-8-diagram-1 = Klasik: { -orange } melangkah ke c6. Bidak { -blue } di a6 harus melangkah tiga petak di baris 6, melewati c6, jadi tidak bisa bergerak di baris itu.
computer-title = Cara komputer berpikir
computer-body =
    Komputer memeriksa banyak urutan langkah, lebih banyak di arah yang lebih menjanjikan. Ia menilai posisi di akhir sebuah urutan dari seberapa dekat bidak tiap pihak satu sama lain dan dari jumlah kelompoknya. Kalau sebuah urutan pasti menang atau kalah, ia tahu dan mengatakannya.

    Level yang lebih kuat memeriksa lebih banyak urutan. Level yang lebih lemah kadang memilih di antara beberapa langkah bagus, tetapi tidak ada yang melewatkan kemenangan dalam satu langkah.

# Pelajaran
lesson-count = Hubungkan semua bidakmu. Bidak melangkah sejauh jumlah bidak di garisnya.
lesson-count-task = Ada dua bidak di kolom ini, jadi kamu melangkah dua petak. Coba.
lesson-count-done = Kedua warna dihitung, begitu juga bidak yang kamu gerakkan.
lesson-count-wrong = Boleh, tetapi bukan yang ini. Pakai bidak di c8 atau c1 dan tetap di kolomnya.
lesson-slant = Baris dan diagonal juga garis.
lesson-slant-task = Ada dua bidak di diagonal ini. Gerakkan bidakmu dua petak di situ.
lesson-slant-done = Setiap bidak punya sampai empat garis, masing-masing dengan hitungannya.
lesson-slant-wrong = Pakai bidakmu di c8, dan melangkah ke kanan bawah.
lesson-slant-column = Itu kolomnya. Diagonalnya turun ke kanan.
lesson-leap = Bidak lawan boleh dilompati, bidak sendiri tidak.
lesson-leap-task = Tiga bidak, tiga petak: lompati bidak { -blue } ke arah bawah.
lesson-leap-done = Bidak { -blue } terlompati! (Di varian Klasik, yang dilompati justru bidak sendiri.)
lesson-leap-wrong = Pakai bidakmu di c6 dan melangkah lurus ke bawah.
lesson-take = Mendaratlah di atas bidak lawan untuk memakannya.
lesson-take-task = Empat bidakmu bisa memakan bidak lawan. Pilih salah satu.
lesson-take-done = Dimakan! Tetapi kini lawan punya lebih sedikit bidak untuk dihubungkan.
lesson-take-wrong = Bidakmu di c1, c8, f1, dan f8 bisa memakan, lewat diagonal.
lesson-join = Hubungkan semua bidakmu, dan kamu menang. Sudut juga dianggap bersentuhan.
lesson-join-task = Satu bidakmu sendirian. Hubungkan.
lesson-join-done = Semua terhubung! Sisi dengan sisi atau sudut dengan sudut, sama saja.
lesson-join-wrong = Gerakkan bidakmu di e6 sepanjang diagonalnya. Hitung bidak di sana.
lesson-stop = Ubah hitungan sebuah garis, dan langkah di garis itu ikut berubah.
lesson-stop-task = Bidak terakhir { -blue } ada di baris 4 dan mau melangkah dua petak. Hentikan.
lesson-stop-done = Berhasil. Kamu keluar dari garis itu, atau memakan bidak yang mau dicapainya.
lesson-stop-wrong = { -blue } tetap menghubungkan semua bidaknya dan menang.
lesson-gift = Jangan makan bidak lawan yang sulit dihubungkan: kamu malah membantunya.
lesson-gift-task = Semua bidak { -blue } terhubung kecuali satu. Jangan makan yang itu; langkah lain boleh.
lesson-gift-done = Benar. Pikir dua kali sebelum memakan. Itulah semua aturannya.
lesson-gift-wrong = Sekarang semua sisa bidak { -blue } terhubung: { -blue } menang.

# Mengapa sebuah petunjuk bagus
# Isi teka-teki
puzzle-idea-win-in = Ada langkah yang membuat bidak-bidak terakhirmu bisa terhubung dengan lebih dari satu cara.
puzzle-idea-only-win = Ada satu langkah yang menjaga bidakmu cukup dekat untuk terhubung.
puzzle-idea-save = Ada satu langkah yang menjaga bidak lawan tetap terpisah.
puzzle-idea-prevent = Memakan bidak bisa mencegahnya, atau jumlah bidak yang berbeda di garisnya.

# Alasan
reason-allows = { $other ->
    [first] Lalu { -orange } bisa terhubung dengan { $move }
   *[second] Lalu { -blue } bisa terhubung dengan { $move }
}
reason-stops = { $other ->
    [first] Mencegah { -orange } terhubung dengan { $move }
   *[second] Mencegah { -blue } terhubung dengan { $move }
}
reason-threatens = Mengancam terhubung dengan { $move }
reason-connects = Menghubungkan { $count } dari { $all } bidak
reason-joins-last = Tidak menyisakan bidak yang sendirian
reason-fewer-groups = Hanya menyisakan { $count } kelompok
reason-splits = { $other ->
    [first] Memecah bidak { -orange } menjadi { $count } kelompok
   *[second] Memecah bidak { -blue } menjadi { $count } kelompok
}
reason-captures = Memakan bidak di { $to }
reason-isolates = { $other ->
    [first] Membuat bidak { -orange } di { $square } sendirian
   *[second] Membuat bidak { -blue } di { $square } sendirian
}
reason-takes-moves = { $other ->
    [first] Mengurangi langkah { -orange } sebanyak { $count }
   *[second] Mengurangi langkah { -blue } sebanyak { $count }
}
reason-nearer = Mendekatkan satu bidak ke yang lain
