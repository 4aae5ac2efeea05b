name = Empat Sesukamu
tagline = Empat sejajar, dengan lubang dan kejutan

option-rows = Baris
option-columns = Kolom
option-mode = Petak istimewa
option-mode-plain = Tidak ada
option-mode-ban = Lubang
option-mode-bonus = Petak bonus
option-mode-ban-bonus = Lubang dan petak bonus
option-ban = Lubang
option-bonus = Petak bonus
special-ban = ✕ selalu kosong.
special-bonus = Kalau jatuh di ★, jatuhkan juga penghalang.
set-up-neutral = Halangan
option-seed = Letaknya

prompt-blocker = { $side ->
    [first] { -orange }: jatuhkan penghalang.
   *[second] { -blue }: jatuhkan penghalang.
}
move-disc-blocker = { $side ->
    [first] { -orange } menjatuhkan keping di kolom { $column } dan penghalang di kolom { $blocker }
   *[second] { -blue } menjatuhkan keping di kolom { $column } dan penghalang di kolom { $blocker }
}
move-blocker = { $side ->
    [first] { -orange } menjatuhkan penghalang di kolom { $blocker }
   *[second] { -blue } menjatuhkan penghalang di kolom { $blocker }
}
advice-disc-blocker = Jatuhkan keping di kolom { $column } dan penghalang di kolom { $blocker }
brief-disc-blocker = Kolom { $column }, penghalang kolom { $blocker }
advice-blocker = Jatuhkan penghalang di kolom { $blocker }
label-bonus = { $cell }, petak bonus, kosong
label-landing-bonus = Kolom { $column }, { $free } kosong, jatuh di petak bonus { $cell }
label-ban = { $cell }, lubang
label-blocker = { $cell }, penghalang
refuse-blocker-due = Jatuhkan dulu penghalangnya.
refuse-blocker-missing = Keping ini jatuh di petak bonus, jadi sebutkan juga letak penghalangnya, seperti 5:2.

reason-takes-bonus = Jatuh di bintang dan menjatuhkan penghalang

page-1-title = Tujuan
page-1-body = Papan berdiri tegak dan punya 4 sampai 12 kolom dan 4 sampai 12 baris. Jadilah yang pertama menyusun empat kepingmu sejajar: tegak, mendatar, atau diagonal.
page-1-diagram-1 = Lima kolom dan empat baris: { -blue } menang di diagonal yang turun.
page-2-title = Langkah
page-2-body = { -orange } jalan duluan, lalu kalian bergiliran. Pada giliranmu, kamu menjatuhkan satu keping ke kolom yang belum penuh. Keping jatuh ke petak kosong terbawah dan tetap di situ. Ketuk bagian mana pun dari kolom untuk menjatuhkan keping di situ.

    Kamu tidak boleh lewat: selama masih ada tempat, kamu harus menjatuhkan keping.
page-3-title = Lubang
page-3-body = Lubang adalah petak bertanda silang: keping jatuh menembusnya dan tidak ada yang tinggal di situ. Lubang memutus garis kedua pihak.

    Keping menembus lubang selama masih ada petak kosong di bawahnya. Kalau petak di bawahnya sudah terisi, atau memang tidak ada, keping berikutnya berhenti tepat di atas lubang. Kalau lubangnya di paling atas, kolomnya penuh begitu petak di bawahnya terisi.
page-3-diagram-1 = Lubangnya di c2. Keping pertama menembusnya sampai c1, keping kedua berhenti di atasnya.
page-3-diagram-2 = Lubang di c1 memisahkan a1 b1 dari d1 e1: itu bukan empat sejajar.
page-4-title = Petak bonus
page-4-body = Petak bonus bertanda bintang. Kalau kepingmu jatuh di situ, kamu langsung menjatuhkan penghalang juga, di kolom mana pun yang belum penuh. Penghalang jatuh seperti keping, juga menembus lubang. Penghalang bukan milik siapa pun dan tidak dihitung di garis mana pun. Lalu giliran lawan.

    Kalau keping di petak bonus melengkapi empat sejajar, permainan selesai dan tidak ada penghalang. Kalau semua kolom penuh, juga tidak ada.
page-4-diagram-1 = { -blue } jatuh di petak bonus g1 dan menjatuhkan penghalang di d1, di antara keping { -orange }.
page-5-title = Akhir permainan
page-5-body = Empat sejajar langsung mengakhiri permainan, begitu juga lebih dari empat. Kalau semua petak selain lubang terisi dan tidak ada empat sejajar, permainan seri.
page-6-title = Persiapan
page-6-body = Kamu memilih ukuran dan petak istimewanya. Letaknya acak: ketuk “Acak lagi” untuk letak baru, atau pilih petaknya sendiri. “Beri kejutan” juga memilih ukuran secara acak.

    Langkah ditulis dengan nomor kolomnya, misalnya 5. Dengan penghalang jadi 5:2: keping di kolom 5, penghalang di kolom 2.
page-7-title = Yang perlu diperhatikan
page-7-body =
    Petak yang akan memberimu empat sejajar adalah ancaman. Dua ancaman yang bisa langsung kamu isi tidak bisa ditahan keduanya.

    Lihat dulu petak istimewanya. Lubang memutus setiap garis yang melewatinya. Dan jangan menjatuhkan keping tepat di bawah bintang, nanti lawan yang jatuh di bintang dan mendapat penghalangnya.

    Sebelum menjatuhkan penghalang, lihat petak di atasnya: lawan bisa langsung mengisinya.
page-7-diagram-1 = Bintangnya di d2. { -orange } mengisi d1, jadi { -blue } bisa jatuh di bintang.
page-8-title = Ganjil dan genap
page-8-body =
    Kalau semua petak bagus sudah habis, ada yang harus mengisi petak di bawah ancaman. Siapa? Hitung petak kosong yang bisa diisi sebelum itu: semua petak di kolom lain, dan di kolom ancaman itu semua petak di bawahnya kecuali yang teratas. Kalau jumlahnya genap, yang sekarang mendapat giliran akhirnya harus mengisi petak itu. Kalau ganjil, lawannya.

    Jadi, kalau jumlah baris genap, yang menjadi kenyataan adalah ancaman { -orange } di baris ganjil dan ancaman { -blue } di baris genap. Begitu juga kalau jumlah baris dan jumlah kolom sama-sama ganjil. Kalau jumlah baris ganjil dan jumlah kolom genap, kebalikannya.

    Lubang mengurangi satu petak dan membalik semuanya, kecuali kalau letaknya di atas ancaman di kolom yang sama. Penghalang mengisi satu petak ekstra dan juga membaliknya.
page-8-diagram-1 = Lima baris, empat kolom: { -blue } harus mengisi d1, lalu { -orange } mengambil d2, di baris genap.
page-8-diagram-2 = Empat baris dan lubang di b1: { -blue } harus mengisi f1, lalu { -orange } mengambil f2. Tanpa lubang itu, { -orange } yang harus mengisi f1.
computer-title = Cara komputer berpikir
computer-body = Komputer memainkan ribuan permainan di kepalanya, lebih banyak di arah yang hasilnya bagus. Ia mengambil kemenangan kalau melihatnya, mencegah kemenanganmu, dan tidak menjatuhkan keping di bawah petak yang akan membuatmu menang.

    Yang bisa dibuktikan, dibuktikannya: makin sedikit petak kosong, makin jauh ia melihat, sampai di level-level tinggi ia tidak lagi membuat kesalahan.

# Pelajaran
lesson-size = Susun empat kepingmu sejajar untuk menang. Papannya ada banyak ukuran.
lesson-size-task = Kamu punya tiga. Jatuhkan yang keempat di salah satu ujung.
lesson-size-done = Empat kolom atau dua belas, permainannya sama.
lesson-size-wrong = Masih tiga. Kedua ujung deretanmu kosong.
lesson-ban = Petak bertanda silang adalah lubang: keping jatuh menembusnya.
lesson-ban-task = Jatuhkan keping di kolomnya.
lesson-ban-done = Menembus lubang dan terus ke dasar.
lesson-ban-wrong = Itu kolom lain. Cari petak bertanda silang.
lesson-above = Kalau bawahnya sudah penuh, keping berhenti di atas lubang.
lesson-above-task = Jatuhkan satu lagi di kolomnya.
lesson-above-done = Tidak ada keping yang tinggal di lubang.
lesson-above-wrong = Pakai sekali lagi kolom yang berlubang.
lesson-broken = Lubang memutus garis. Deretanmu di bawah berhenti di situ.
lesson-broken-task = Tetapi deretan { -blue } di atasnya berlanjut. Tahan.
lesson-broken-done = Kepingmu berhenti di atas lubang, tepat di tempat yang diincar { -blue }.
lesson-broken-wrong = Di atas lubang ada tempat, jadi { -blue } dapat empat.
lesson-star = Kalau jatuh di bintang, kamu juga menjatuhkan penghalang.
lesson-star-task = Jatuhkan keping di bintang. Lalu jatuhkan penghalang di kolom mana pun.
lesson-star-done = Penghalang bukan milik siapa pun dan menghalangi semua orang.
lesson-star-wrong = Bintangnya terlewat. Jatuhkan keping di kolomnya.
lesson-blocker = Penghalang bisa menahan deretan selagi kepingmu melakukan hal lain.
lesson-blocker-task = Ambil bintang, dan jatuhkan penghalang ke deretan { -blue }.
lesson-blocker-done = Tertahan, dan kepingmu juga dapat tempat bagus.
lesson-blocker-wrong = { -blue } hampir dapat empat, dan bintangnya terlewat.
lesson-blocker-plain = Itu juga menahan { -blue }. Tetapi lewat bintang, kamu dapat satu keping tambahan.
lesson-blocker-elsewhere = Kamu dapat bintangnya. Tetapi di situ penghalang tidak menahan deretan { -blue }.
lesson-both = Dengan atau tanpa lubang dan bintang, dua ancaman sekaligus berarti menang.
lesson-both-task = Buat tiga sejajar dengan kedua ujungnya kosong.
lesson-both-done = { -blue } tidak bisa menahan kedua ujung. Itulah semua aturannya.
lesson-both-wrong = { -blue } bisa menahan itu. Isi celah di antara kedua kepingmu.
