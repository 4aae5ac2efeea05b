name = Empat Sejajar
tagline = Jatuhkan keping, susun empat sejajar

page-1-title = Tujuan
page-1-body = Papan berdiri tegak: tujuh kolom, enam baris. Jadilah yang pertama menyusun empat kepingmu sejajar: tegak, mendatar, atau diagonal.
page-1-diagram-1 = { -orange } menang di diagonal yang naik.
page-2-title = Langkah
page-2-body = { -orange } jalan duluan, lalu kalian bergiliran. Pada giliranmu, kamu menjatuhkan satu keping ke kolom yang belum penuh. Keping jatuh ke petak kosong terbawah dan tetap di situ. Ketuk bagian mana pun dari kolom untuk menjatuhkan keping di situ.

    Kamu tidak boleh lewat: selama masih ada tempat, kamu harus menjatuhkan keping.
page-2-diagram-1 = Kolom ketiga berisi dua keping. Keping berikutnya di situ jatuh di c3.
page-3-title = Akhir permainan
page-3-body = Empat sejajar langsung mengakhiri permainan. Lebih dari empat juga sama. Kalau semua 42 petak terisi dan tidak ada empat sejajar, permainan seri.
page-3-diagram-1 = Satu keping mengisi celahnya: lima sejajar juga menang, sama seperti empat.
page-4-title = Yang perlu diperhatikan
page-4-body =
    Sebelum setiap langkah, ajukan tiga pertanyaan: bisakah aku membuat empat? Bisakah lawan? Dan siapa yang akan mendapat petak di atas kepingku?

    Petak yang akan memberimu empat sejajar adalah ancaman. Dua ancaman yang bisa langsung kamu isi tidak bisa ditahan keduanya. Ancaman yang lebih tinggi juga berguna untukmu: lawan tidak akan mau menjatuhkan keping tepat di bawahnya.

    Kolom tengah paling berharga: paling banyak garis empat yang melewatinya.
page-4-diagram-1 = { -orange } mengancam a1 dan e1 sekaligus. { -blue } hanya bisa menahan satu.
page-5-title = Mencatat langkah
page-5-body = Langkah ditulis dengan nomor kolomnya, dihitung dari kiri: 1 sampai 7. Petak punya nama seperti d4: huruf untuk kolom dan angka untuk baris, dihitung dari bawah.

    Seluruh permainan bisa kamu tulis sebagai satu deret angka, misalnya 4453.
page-6-title = Ganjil dan genap
page-6-body =
    Kalau semua petak bagus sudah habis, ada yang harus menjatuhkan keping di bawah ancaman lawannya. Ini disebut zugzwang: kamu wajib melangkah, padahal setiap langkah merugikan.

    Siapa yang terjebak, tinggal dihitung. Kalau kolom-kolom lain penuh lebih dulu, { -blue } harus mengisi petak di bawah ancaman { -orange } di baris ganjil, dan { -orange } di bawah ancaman { -blue } di baris genap. Karena itu { -orange } mencari ancaman di baris 3 dan 5, sedangkan { -blue } di baris 2, 4, dan 6.

    Kalau jumlah keping di setiap kolom genap, { -blue } cukup mengekor: menjatuhkan keping tepat di atas setiap keping { -orange }. Dengan begitu { -blue } mendapat semua petak yang tersisa di baris genap. Ancaman { -orange } di baris ganjil merusak rencana ini, karena { -blue } tidak bisa mengisi petak di bawahnya.
page-6-diagram-1 = Tinggal kolom 7: { -blue } harus mengisi g2, lalu { -orange } mengambil g3.
page-6-diagram-2 = { -blue } terus mengekor. Akhirnya { -orange } harus mengisi e3, lalu { -blue } mengambil e4.
page-7-title = Jebakan dan pembukaan
page-7-body =
    Tiga keping sejajar dengan diagonal turun dari salah satu ujungnya mirip angka 7. Bentuk ini punya dua ancaman, satu tepat di atas yang lain. Kalau lawan mengambil petak yang bawah, kamu isi yang atas.

    Keping pertama itu penting. Kalau sesudahnya tidak ada yang salah langkah, kolom tengah membuat { -orange } menang, kolom di kiri dan kanannya berujung seri, dan empat kolom lainnya kalah.
page-7-diagram-1 = Angka 7: { -orange } mengisi e2 dan mengancam e3. Kalau { -blue } mengambil e3, { -orange } menang di e4.
computer-title = Cara komputer berpikir
computer-body = Komputer memainkan ribuan permainan di kepalanya, lebih banyak di arah yang hasilnya bagus. Ia mengambil kemenangan kalau melihatnya, mencegah kemenanganmu, dan tidak menjatuhkan keping di bawah petak yang akan membuatmu menang.

    Empat Sejajar sudah terpecahkan: kalau semua bermain sempurna, yang jalan duluan menang dengan keping kedua terakhir, tetapi hanya kalau mulai di tengah. Makin tinggi levelnya, makin sering komputer menghitung nilai pasti langkahnya; level tertinggi melakukannya setiap kali waktunya cukup.

# Pelajaran
lesson-drop = Susun empat kepingmu sejajar untuk menang. Setiap keping jatuh di kolomnya.
lesson-drop-task = Ketuk kolom mana pun.
lesson-drop-done = Keping jatuh sejauh mungkin, dan tetap di situ.
lesson-pile = Keping mendarat di atas apa pun yang ada di kolomnya.
lesson-pile-task = Jatuhkan kepingmu di atas tumpukan di tengah.
lesson-pile-done = Ini yang ketiga dari bawah. Satu kolom memuat enam.
lesson-pile-wrong = Itu kolom lain. Tumpukannya di tengah.
lesson-across = Susun empat keping warnamu sejajar, dan kamu menang.
lesson-across-task = Kamu punya tiga. Jatuhkan yang keempat.
lesson-across-done = Empat sejajar! Permainan langsung selesai.
lesson-across-wrong = Masih tiga. Yang keempat ada di ujung deretannya.
lesson-up = Empat yang bertumpuk juga dihitung.
lesson-up-task = Lengkapi kolomnya.
lesson-up-done = Empat sejajar yang tegak juga menang.
lesson-up-wrong = Lihat tiga keping yang bertumpuk.
lesson-slant = Begitu juga empat di satu diagonal.
lesson-slant-task = Tiga keping naik ke kanan. Cari kolom untuk yang keempat.
lesson-slant-done = Diagonal mudah terlewat. Perhatikan baik-baik.
lesson-slant-wrong = Ikuti ketiga keping ke atas, satu kolom lagi.
lesson-stop = Kalau lawan punya tiga, tahan.
lesson-stop-task = { -blue } akan menang dengan keping berikutnya. Hentikan.
lesson-stop-done = Sebelum setiap langkah, tanyakan: apa ancaman { -blue }?
lesson-stop-wrong = { -blue } mengambil ujung deretannya dan menang.
lesson-below = Tiap keping membuka tempat di atasnya. Pikirkan apa yang jatuh di situ.
lesson-below-task = { -blue } menunggu petak di baris kedua. Jatuhkan di mana saja, asal jangan di bawahnya.
lesson-below-done = Jeli! Kini kalau { -blue } mengisi di situ, kamu ambil petaknya.
lesson-below-wrong = { -blue } menjatuhkan keping di atas kepingmu dan melengkapi empat.
lesson-zugzwang = Akhirnya ada yang harus mengisi petak di bawah ancaman. Jangan sampai kamu.
lesson-zugzwang-task = Petak dalam bingkai memberimu empat, tetapi nanti. Buat { -blue } kehabisan kolom lain.
lesson-zugzwang-done = { -blue } terpaksa mengisi di bawah petakmu, jadi kamu menang di situ. Itulah zugzwang.
lesson-zugzwang-wrong = Itu tepat di bawah petakmu, jadi { -blue } mengambilnya. Pakai dulu kolom yang lain.
lesson-trap = Dua ancaman sekaligus tidak bisa ditahan keduanya.
lesson-trap-task = Buat tiga sejajar dengan kedua ujungnya kosong.
lesson-trap-done = Ujung mana pun yang diambil { -blue }, kamu ambil ujung satunya. Itulah semua aturannya.
lesson-trap-wrong = { -blue } bisa menahan itu. Tambah dua kepingmu di baris bawah menjadi tiga.
