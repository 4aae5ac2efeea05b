# Yang dikatakan aplikasi sendiri. Yang dikatakan sebuah permainan ada di permainan itu.

# Giliran siapa
turn-yours = Giliranmu
turn-of = Giliran { $color }
turn-computer = { $color } sedang berpikir
turn-paused = Dijeda
won-you = Kamu menang!
lost-you = Kamu kalah
won-color = { $color } menang
drawn = Seri

# Baris di bawahnya
move-count = Langkah { $at } dari { $moves }
move-row = { $number }. { $move }
suggestion = Saran: { LOWER($move) }
hint-because = { $hint }. { $reason }.
thinking = Sebentar…
unsaved = Permainan ini tidak bisa disimpan.
search-failed = Komputer mengalami masalah. Kamu bisa terus bermain.
refuse-review = Ini posisi sebelumnya. Ketuk “Main dari sini” untuk mencoba langkah lain.
refuse-replacing = Bermain dari sini menggantikan langkah { $first } sampai { $last }. Lakukan sekali lagi untuk melanjutkan.
refuse-beside = Kamu tidak bisa bermain di situ.

# Pelatih, dan yang tidak masuk rating
coach = Pelatih
coach-hint = Memperingatkanmu tentang ancaman yang seharusnya terlihat. Jika langkahnya kamu tarik kembali, permainan tidak masuk rating.
coach-careful = Hati-hati!
coach-missed-win = Tadi kamu bisa menang dalam { $moves } langkah.
unrated-helped = Kamu dibantu: tidak masuk rating
unrated-changed = Pemain berganti: tidak masuk rating
unrated-copied = Dimulai di tengah permainan: tidak masuk rating
unrated-handicapped = Dengan keunggulan awal: tidak masuk rating

# Akhir permainan, dan seberapa kuat seseorang
deciding-you = Kamu kalah karena langkah { $move }.
deciding-color = { $color } kalah karena langkah { $move }.
resigned-name = { $name } menyerah.
timed-out-name = { $name } kehabisan waktu.
deciding-look = Lihat langkah fatalnya
next-level = Coba level { $level }
rating-change = Ratingmu: { $rating } ({ $change })
rating-first = Kemenangan pertamamu masuk rating: { $rating } ({ $change })
rating-best = Rating tertinggimu sejauh ini: { $rating } ({ $change })
rating-about = Ratingmu: sekitar { $rating }
rating-sure = Ratingmu: { $rating }
rating-games = { $count } permainan masuk rating, tertinggi { $best }
rating-band = plus minus { $doubt }
rating-span = { $change } dalam { $count } permainan
rating-graph = Rating dalam { $count } permainan terakhir: dari { $first } ke { $last }
as-me = Sesuai kekuatanmu

# Dua orang
clock-none = Tanpa jam
clock-left = { $minutes } menit { $seconds } detik
no-help = Tanpa petunjuk
no-help-hint = Juga tanpa analisis, untuk kalian berdua.
hand-over = Oper perangkat
hand-over-hint = Setelah tiap langkah, papan dan jam menunggu sampai pemain berikutnya siap.
hand-over-to = Oper ke { $name }
hand-over-ready = Saya { $name }
player-number = Pemain { $number }
first-move-alternate = Bergantian
first-move-turns = Sekarang { $name }, berikutnya { $other }
first-move-always = { $name } di setiap permainan
handicap = Keunggulan awal
handicap-none = Tidak ada
handicap-for = { $count } untuk { $name }
handicap-hint = Bantuan awal untuk salah satu dari kalian.
options-with-handicap = { $options } dengan keunggulan awal
taking-back = Tarik kembali langkah
taking-back-both = Keduanya
taking-back-always = Kapan saja
taking-back-once = { $name }, sekali per permainan
refuse-taking-back = Hanya { $name } yang boleh menarik kembali langkah, sekali per permainan.
refuse-taken-back = { $name } sudah menarik kembali satu langkah di permainan ini.

# Pemain
you = Kamu
computer = Komputer
level = Level { $level }
level-named = Level { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · belum diukur
seconds = { $count ->
   *[other] { $number } detik per langkah
}
simulations = { $count ->
   *[other] { $number } simulasi per langkah
}
person = Manusia
you-first = Kamu duluan ({ $color })
you-second = Kamu belakangan ({ $color })
by-chance = Acak

# Analisis
analysis-drawn = Seri
analysis-wins = { $color } menang
analysis-wins-in = { $color } menang dalam { $moves } langkah
analysis-unstoppable = { $color } tidak bisa dihentikan lagi
analysis-two-ways = Batang: satu jalan. Titik: jalan lain. Satu langkah tidak bisa memotong keduanya.
analysis-share = { $color }: { $percent }%
analysis-failed = Analisis gagal.
visits = { $count ->
   *[other] { $number } simulasi
}
visits-rate = { $visits }, { $rate } per detik
left-simulations = sisa { $number }
left-seconds = sisa { $number } dtk
value-wins = menang
value-wins-in = menang dalam { $moves } langkah
value-draws = seri
value-loses = kalah
value-loses-in = kalah dalam { $moves } langkah
percent = { $percent }%
value-chance = peluang menang { $percent }%
value-best = { $value }, langkah terbaik
letter-win = M
letter-draw = =
letter-loss = K
take-back = Tarik kembali

# Layar awal
card-play = Main
card-learn = Belajar dalam dua menit
card-learn-on = Lanjutkan pelajaran
card-continue = Lanjutkan
card-view = Lihat

# Sesuatu dari sebuah hal: yang dilakukan tombol dengan permainan, jenis kekuatan yang dipilih
labeled = { $name }: { $words }
score-of = { $name } { $won }
score = Skor
option-value = { $option }: { $value }
option-on = ya
option-off = tidak
card-computers = Giliran komputer
kept-people = Dua orang
kept-named = { $one } lawan { $two }
kept-computers = Dua komputer
kept-explored = Posisi yang dijelajahi
kept-level = Lawan komputer, level { $level }
kept-limits = Lawan komputer
kept-going = { $who }, langkah { $move }
kept-ended = { $who }: { $result }
replaced = { $game }: permainan sebelumnya disimpan.
deleted = { $game }: permainan dihapus.
in-bin = Dihapus; disimpan 30 hari
restore = Pulihkan
set-aside-match = Satu permainan tersimpan tidak bisa dibuka, jadi tidak ada lagi di daftarmu.
set-aside-newer = Satu permainan tersimpan berasal dari versi Fivefold yang lebih baru dan tidak bisa dibuka di sini.
set-aside-matches = Permainan tersimpan yang tidak bisa dibuka dan tidak ada lagi di daftarmu: { $count }
open-elsewhere = Fivefold sudah terbuka di tempat lain. Yang kamu lakukan di sini tidak disimpan sampai kamu menutupnya di sana dan memulai ulang di sini.
set-aside-settings = Setelanmu tidak bisa dibaca dan sudah disetel ulang.
set-aside-statistics = Statistikmu tidak bisa dibaca dan sudah disetel ulang.
set-aside-choices = Pilihanmu untuk permainan baru tidak bisa dibaca dan sudah disetel ulang.
no-game = Ini bukan permainan dari Fivefold.
not-a-game = Ini tidak bisa dibuka sebagai permainan: { $reason }.
not-a-link = Tautan ini tidak bisa dibuka: { $reason }.
save-too-long = teksnya terlalu panjang
save-newer = berasal dari versi Fivefold yang lebih baru
save-other-game = Fivefold tidak punya permainan itu
save-impossible-board = papan seperti itu tidak mungkin
save-illegal-move = salah satu langkahnya tidak sah
save-damaged = teksnya rusak
link-turn = Giliranmu di { $game }: { $link }
link-over = Permainan { $game } kita: { $link }
link-own = Permainan { $game } saya: { $link }
link-scan = Minta { $name } memindai kode ini dengan kamera
link-scan-own = Pindai kode ini dengan kamera ponsel lain
link-show = Tampilkan kode
explore-from = salinan, dari langkah { $move }
asks-first = tanya dulu
resign-sure-of = { $name } menyerah?
link-ahead = Kamu sudah lanjut bermain. Kirim langkah terakhirmu saja.
link-parted = Permainan ini berbeda dari punyamu sejak langkah { $move }. Keduanya disimpan.
nothing-to-paste = Tidak ada yang bisa ditempel.
no-such-match = Permainan ini sudah tidak tersimpan.
match-in-bin = Permainan ini sudah dihapus. Pulihkan dari daftar permainan.
no-such-game = Aplikasi ini tidak punya permainan itu.
fault = Ada yang tidak beres. Permainan tersimpanmu aman.

# Arti tanda-tanda
signs-results-title = Menang, kalah, dan seri
signs-results-body =
    { $win }13 berarti langkah ini menang: kamu perlu 13 langkah, termasuk langkah ini. { $loss }4 berarti langkah ini kalah: setelahnya, lawan menang dalam 4 langkah. Yang dihitung hanya langkah pihak yang menang. Tanda { $draw } berarti seri.

    Hasil ini sudah terbukti: pasti terjadi kalau kedua pihak bermain sebaik mungkin. Kalau tidak ada angkanya, hasilnya tetap pasti, tetapi berapa langkah lagi belum diketahui.
signs-chances-title = Persentase
signs-chances-body =
    Persentase adalah perkiraan seberapa bagus peluang pemain yang mendapat giliran. 50% berarti seimbang, dan seri dihitung setengah kemenangan. Makin lama komputer berpikir, makin baik perkiraannya.

    Di papan, persentase ditulis tanpa tanda persen. Perkiraan berwarna pudar, hasil yang sudah terbukti berwarna pekat. Langkah terbaik diberi garis luar.
signs-analysis-title = Analisis
signs-analysis-body =
    Analisis memuat tiga langkah terbaik. Yang terbaik digambar di papan, dua lainnya ditandai dengan nomornya. Ketuk sebuah langkah di daftar untuk melihat gambar langkah itu.

    Kalau kamu menyalakan “Detail mesin” di setelan, papan menampilkan nilai setiap langkah, bukan nomor.
signs-coach-title = Pelatih
signs-coach-body = Pelatih angkat bicara setelah kesalahan yang seharusnya bisa kamu lihat: lawan jadi punya ancaman, atau kemenangan yang tinggal tiga langkah atau kurang terlepas. Langkah itu lalu bisa kamu tarik kembali. Kalau pelatih diam, bisa saja tetap ada langkah yang lebih baik.
signs-review-title = Tanda di tinjauan
signs-review-body =
    { $only } adalah satu-satunya langkah bagus, { $inaccuracy } langkah yang kurang akurat, { $mistake } kesalahan, dan { $blunder } kesalahan fatal atau langkah yang membuang kemenangan atau hasil seri. Langkah yang kurang akurat mengurangi persentasemu sedikitnya 7 poin, kesalahan 15, kesalahan fatal 30. Kalau hasilnya sudah hampir pasti, tandanya setingkat lebih ringan. Yang dihitung sebagai pilihan ialah posisi dengan langkah-langkah yang jelas lebih buruk daripada yang lain.

    Kurva ada di atas garis tengah saat { -orange } unggul, dan di bawahnya saat { -blue } unggul. Di bagian yang hasilnya terbukti, ada pita berwarna penuh. Ketuk kurva untuk membuka langkahnya.
signs-rating-title = Rating dan level
signs-rating-body =
    Setiap permainan punya skala sendiri. Pemain yang melihat kemenangan atau kekalahan dalam satu langkah, tetapi selebihnya bermain acak, punya rating 800. Rating setiap level diukur dengan mengadu level-level itu. Namanya, misalnya Mudah atau Pakar, mewakili rentang rating.

    Ratingmu naik kalau kamu mengalahkan sebuah level dan turun kalau kamu kalah. Makin mengejutkan hasilnya, makin besar perubahannya. “Sekitar” berarti permainanmu belum cukup banyak untuk dipastikan. Permainan dengan bantuan tidak masuk rating.
signs-puzzles-title = Kesulitan teka-teki
signs-puzzles-body = Kesulitan teka-teki juga berupa rating. Rating itu diukur dari berapa banyak level komputer yang menemukan langkah pertamanya. Di setiap permainan, kamu punya rating tersendiri untuk teka-teki. Teka-teki yang sulit menaikkannya lebih banyak daripada yang mudah, dan kalau kamu memakai petunjuk, kenaikannya lebih kecil.

# Statistik
no-rating = Selesaikan satu permainan melawan salah satu level tanpa bantuan untuk mendapat rating.
against-levels = Masuk rating, per level
wins = Menang
draws = Seri
losses = Kalah
streak-label = Menang beruntun
streak = { $streak } (terbaik { $best })
mistakes-this-month = Kesalahanmu bulan ini

# Permainan baru
drawn-by-lot = Acak
no-cells = Tidak ada
best-play = Jika main sempurna
best-play-drawn = seri, jadi seimbang

# Pelajaran
lesson-title = Belajar { $game }
lesson-detail = { $at } dari { $steps }
lesson-back = Kembali
lesson-skip = Lewati
lesson-show = Tunjukkan
lesson-next = Lanjut
lesson-again = Coba lagi
lesson-first = Mulai ulang
lesson-play = Main sekarang
lesson-complete = Pelajaran selesai! Sekarang coba dalam permainan.
lesson-well-done = Bagus!
lesson-not-yet = Belum tepat
lesson-is-done = Tahap selesai. Ketuk “Lanjut”.
set-aside-lessons = Kemajuan pelajaranmu tidak bisa dibaca dan sudah disetel ulang.
# Meninjau permainan
review = Tinjauan
review-empty = Tidak ada langkah untuk ditinjau.
review-begins = Meninjau permainan…
review-kept-you = { $kept } dari { $decisions } pilihanmu tepat.
review-kept = { $kept } dari { $decisions } pilihan { $color } tepat.
review-no-decisions = Kamu tidak benar-benar punya pilihan.
review-nobody-decided = Kedua pihak tidak benar-benar punya pilihan.
review-last-safe = { $color } masih bisa selamat sampai langkah { $move }
review-last-winning = Posisi menang terakhir { $color }: langkah { $move }
review-never-safe = { $color } sudah kalah sejak awal
review-gave-up-win = { $color } dalam posisi menang saat permainan berakhir
review-gave-up-draw = { $color } masih bisa seri saat permainan berakhir
review-losing = { $color } kalah karena langkah { $move }
review-costliest = Kesalahan terbesar { $color }: langkah { $move }
review-begin = Awal permainan. Tanda muncul seiring langkah diperiksa.
review-start = Awal permainan.
review-waits = Memeriksa langkah ini…
review-unknown = Belum diperiksa
review-first = Langkah pertama
review-previous = Langkah sebelumnya
review-next = Langkah berikutnya
review-last = Langkah terakhir
review-next-slip = Kesalahan berikutnya
review-retry = Coba lagi dari sini
review-refute = Lihat alasannya
review-play = Main dari sini
refute-begin = Inilah kesalahannya. Ketuk “Langkah berikutnya” untuk melihat balasannya.
graph-slips = Langkah yang salah: { $moves }.
no-slips = Tidak ada kesalahan.
mark-only = satu-satunya langkah bagus
mark-gave-win = membuang kemenangan
mark-gave-draw = membuang hasil seri
mark-inaccuracy = kurang akurat
mark-mistake = kesalahan
mark-blunder = kesalahan fatal
mark-forced = terpaksa
mark-best = langkah terbaik
slip-win-draw = Langkah { $number } melepas kemenangan: sekarang seri.
slip-win-loss = Langkah { $number } membuang kemenangan: sekarang kalah.
slip-draw-loss = Langkah { $number } membuang hasil seri: sekarang kalah.
slip-estimated = Langkah { $number } menurunkan peluang dari { $was }% menjadi { $is }%.
slip-lost-sooner = Langkah { $number } langsung kalah.
slip-better = Lebih baik: { LOWER($best) }.
reply-because = Kemungkinan balasan: { $move }. { $reason }.
move-only = Satu-satunya langkah bagus: yang lain lebih buruk.
move-forced = Tidak ada langkah sah lainnya.
move-unsure = Mungkin lebih baik: { LOWER($best) }. Bedanya terlalu tipis untuk dipastikan.
move-lost = Semua langkah berujung kalah. Yang ini bertahan paling lama.
move-lost-longer = Semua langkah berujung kalah. Yang lain bertahan lebih lama: { LOWER($best) }.
move-equal = Semua langkah berujung pada hasil yang sama.
move-slower = Tetap menang, tetapi { $moves } langkah lebih lambat dari ini: { LOWER($best) }.
move-best = Itu langkah terbaik.
move-kept = Ini juga langkah bagus.

mistake-missed-win = Kemenangan langsung terlewat
mistake-overlooked-threat = Ancaman lawan terlewat
mistake-allowed-win = Membiarkan lawan langsung menang
mistake-missed-threats = Peluang ancaman ganda terlewat
mistake-allowed-threats = Membiarkan ancaman ganda lawan
mistake-spent-threat = Ancaman sendiri dilepas
mistake-broken-chain = Membiarkan garis diblokir lawan
mistake-missed-forced-win = Kemenangan pasti terlewat
mistake-missed-draw = Hasil seri terlewat
mistake-missed-connection = Peluang menghubungkan terlewat
mistake-other = Kesalahan lain
retry-ask = Cari langkah yang lebih baik dari yang dimainkan.
retry-waits = Memeriksa langkahmu…
retry-right = Benar! { $move }.
retry-right-said = Benar!
retry-even = Sama bagusnya, sejauh yang bisa dinilai: { $move }.
retry-wrong = { $move }: lawan punya jawaban.
retry-again = Coba lagi
retry-answer = Lihat jawaban
retry-refute = Lanjutkan
back-to-game = Kembali ke permainan
refuse-retry = Ketuk “Coba lagi” dulu.

# Teka-teki
puzzle-title = Teka-teki { $number }
puzzle-rated = Kesulitan { $rating }
puzzle-move = Langkah { $number } dari { $all }
puzzle-win-in = { $moves ->
   *[other] { $color } menang dalam { $moves } langkah
}
puzzle-only-win = Hanya satu langkah menang
puzzle-save = Selamatkan seri
puzzle-prevent = Hentikan { $other }
puzzle-solved = Terpecahkan
puzzle-task-win-in = Cari langkah yang pasti menang, apa pun balasan { $other }.
puzzle-task-only-win = { $color } bisa menang, tetapi hanya satu langkah yang menjaga kemenangan.
puzzle-task-save = Hanya satu langkah yang tidak kalah. Temukan.
puzzle-task-prevent = { $other } hampir menang. Hanya satu langkah yang mencegahnya.
puzzle-right = Benar! { $other } sudah membalas. Teruskan.
puzzle-longer = Itu juga menang, tetapi lebih lama. Teruskan.
puzzle-wrong-loses = Setelah itu, { $other } menang.
puzzle-wrong-win-in = Itu tidak menang dalam langkah sesedikit itu.
puzzle-wrong-only-win = Langkah itu melepas kemenangan.
puzzle-mark-wrong = langkah salah
puzzle-is-solved = Terpecahkan! Coba yang berikutnya atau terus main dari sini.
puzzle-solved-answer = Terpecahkan setelah melihat jawaban: tidak dihitung.
puzzle-hint = Petunjuk
puzzle-hint-label-where = Ke mana melihat
puzzle-hint-label-what = Apa yang dicari
puzzle-hint-label-answer = Jawabannya
puzzle-hint-where = Lihat bagian papan yang dibingkai.
puzzle-answer = Lihat jawaban
puzzle-skip = Lewati
puzzle-retry = Coba lagi
puzzle-again = Mulai ulang
puzzle-play = Main dari sini
puzzle-next = Teka-teki berikutnya
puzzle-solve = Pecahkan
puzzle-look = Lihat lagi
puzzles-total = { $done } dari { $all } terpecahkan
puzzles-rating = Ratingmu { $rating }
puzzles-unrated = Belum ada rating
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = Rating dalam { $count } teka-teki terakhir: dari { $first } ke { $last }
puzzle-theme-double-threat = Ancaman ganda
puzzle-theme-cut = Putuskan garis
puzzle-theme-connection = Hubungkan
puzzle-theme-forced-win = Kemenangan pasti
puzzle-theme-only-move = Satu-satunya langkah
puzzle-theme-draw = Selamatkan seri
puzzle-theme-defense = Tahan ancaman
learn-lesson = { $done } dari { $all } tahap
learn-lesson-begin = Mulai
learn-lesson-go-on = Lanjutkan
learn-lesson-again = Mulai ulang
puzzles-damaged = Teka-teki tidak bisa dimuat. Yang lainnya berfungsi.
no-such-puzzle = Aplikasi ini tidak punya teka-teki itu.
set-aside-puzzles = Kemajuan teka-tekimu tidak bisa dibaca dan sudah disetel ulang.
own-count = Kesalahanmu: { $number }
own-title = Kesalahanmu
own-move = Permainanmu, langkah { $move }
review-puzzles = { $count ->
   *[other] { $number } teka-teki baru
}
set-aside-own = Teka-teki dari kesalahanmu tidak bisa dibaca dan sudah disetel ulang.
chapter-detail = { $done } dari { $all }
chapter-level = Level { $level }
chapter-level-solved = Level { $level }, terpecahkan

# Teka-teki harian
daily-title = Teka-teki harian
daily-solved = Terpecahkan
daily-streak = { $days } hari beruntun
daily-no-streak = Belum ada hari beruntun
daily-longest = Terpanjang: { $days }
calendar-month = { $month } { $year }
calendar-day-solved = { $weekday } { $day }, terpecahkan
month-1 = Januari
month-2 = Februari
month-3 = Maret
month-4 = April
month-5 = Mei
month-6 = Juni
month-7 = Juli
month-8 = Agustus
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Desember
day-today = Hari ini
day-yesterday = Kemarin
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
month-short-1 = Jan
month-short-2 = Feb
month-short-3 = Mar
month-short-4 = Apr
month-short-5 = Mei
month-short-6 = Jun
month-short-7 = Jul
month-short-8 = Agu
month-short-9 = Sep
month-short-10 = Okt
month-short-11 = Nov
month-short-12 = Des
weekday-1 = Senin
weekday-2 = Selasa
weekday-3 = Rabu
weekday-4 = Kamis
weekday-5 = Jumat
weekday-6 = Sabtu
weekday-7 = Minggu
weekday-short-1 = S
weekday-short-2 = S
weekday-short-3 = R
weekday-short-4 = K
weekday-short-5 = J
weekday-short-6 = S
weekday-short-7 = M

# Setelan
animation-speed = Kecepatan animasi
appearance = Tampilan
confirm-moves = Konfirmasi langkah
confirm-moves-hint = Langkahmu baru dimainkan setelah kamu mengonfirmasinya.
coordinates = Koordinat
flip-board = Balik papan tiap giliran
flip-board-hint = Untuk dua orang di satu perangkat.
haptics = Getaran
language = Bahasa
language-system = Bahasa perangkat
palette = Warna papan
palette-grays = Abu-abu
palette-high-contrast = Kontras tinggi
palette-night = Malam
palette-standard = Standar
palette-wood = Kayu
show-visits = Detail mesin
show-visits-hint = Menunjukkan nilai setiap langkah dan seberapa jauh komputer berpikir.
sounds = Suara
speed-fast = Cepat
speed-normal = Normal
speed-off = Mati
speed-slow = Lambat
theme = Tema
theme-dark = Gelap
theme-light = Terang
theme-system = Sistem

# Tentang
about-version = Versi { $version }
about-text = Lima permainan papan untuk dua pemain, dengan lawan komputer yang menunjukkan cara berpikirnya. Bisa dimainkan offline. Tanpa iklan, akun, atau izin.
about-source = Perangkat lunak bebas. Lisensinya disertakan dengan kode sumber.
about-licenses = Lisensi sumber terbuka

set-up-ready = Siap dimainkan. Ketuk papan untuk mengubah posisi.
set-up-surplus = { $color } punya lebih banyak bidak daripada yang mungkin dalam permainan (+{ $number }): boleh, tetapi ditandai sebagai posisi susunan.
set-up-surplus-neutral = Bidak netral lebih banyak daripada yang mungkin dalam permainan (+{ $number }): boleh, tetapi ditandai sebagai posisi susunan.
set-up-flip = Beri giliran kepada { $color } agar tandanya hilang.
set-up-remove = Hapus bidak { $color } agar tandanya hilang.
set-up-remove-neutral = Hapus bidak netral agar tandanya hilang.
set-up-over = Tidak ada lagi yang bisa dimainkan: ubah posisinya.
set-up-no-room = Tidak ada tempat di sini, atau tidak ada yang bisa dihapus.
set-up-erase = Hapus
set-up-empty = Kosongkan
set-up-analyze = Analisis
composed = Posisi susunan
colors-swapped = Warna sudah ditukar.
