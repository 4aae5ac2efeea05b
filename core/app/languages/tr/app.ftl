# Uygulamanın kendi sözleri. Bir oyunun sözleri o oyunun yanında durur.

# Sıra kimde
turn-yours = Sıra sende
turn-of = Sıra { $color }’{ SUFFIX($color, "de") }
turn-computer = { $color } düşünüyor
turn-paused = Duraklatıldı
won-you = Kazandın!
lost-you = Kaybettin
won-color = { $color } kazandı
drawn = Berabere

# Alttaki satır
move-count = Hamle { $at } / { $moves }
move-row = { $number }. { $move }
suggestion = Öneri: { $move }
hint-because = { $hint }. { $reason }.
thinking = Bir saniye…
unsaved = Bu oyun kaydedilemedi.
search-failed = Bilgisayarda bir sorun oldu. Oynamaya devam edebilirsin.
refuse-review = Bu, önceki bir konum. Başka bir hamle denemek için “Buradan oyna”ya dokun.
refuse-replacing = Buradan oynarsan { $first }–{ $last } arası hamleler silinir. Devam etmek için hamleni tekrarla.
refuse-beside = Oraya oynayamazsın.

# Koç ve puana sayılmayan oyunlar
coach = Koç
coach-hint = Fark edebileceğin tehditlere karşı seni uyarır. Hamleyi geri çekersen oyun puana sayılmaz.
coach-careful = Dikkat!
coach-missed-win = { $moves ->
    [one] { $moves } hamlede kazanabilirdin.
   *[other] { $moves } hamlede kazanabilirdin.
}
unrated-helped = Yardım aldın: puana sayılmaz
unrated-changed = Oyuncular değişti: puana sayılmaz
unrated-copied = Oyunun ortasından başladı: puana sayılmaz
unrated-handicapped = Avantajla oynandı: puana sayılmaz

# Son, ve kim ne kadar güçlü
deciding-you = Oyunu { $move }. hamlede kaybettin.
deciding-color = { $color } oyunu { $move }. hamlede kaybetti.
resigned-name = { $name } pes etti.
timed-out-name = { $name }’{ SUFFIX($name, "in") } süresi doldu.
deciding-look = Kaybettiren hamleyi gör
next-level = { $level }. seviyeyi dene
rating-change = Puanın: { $rating } ({ $change })
rating-first = Puana sayılan ilk galibiyetin! Puanın: { $rating } ({ $change })
rating-best = Şimdiye kadarki en yüksek puanın: { $rating } ({ $change })
rating-about = Puanın: yaklaşık { $rating }
rating-sure = Puanın: { $rating }
rating-games = { $count ->
    [one] Puana sayılan { $count } oyun, en yüksek { $best }
   *[other] Puana sayılan { $count } oyun, en yüksek { $best }
}
rating-band = artı eksi { $doubt }
rating-span = { $count ->
    [one] { $count } oyunda { $change }
   *[other] { $count } oyunda { $change }
}
rating-graph = Son { $count } oyunda puan: önce { $first }, şimdi { $last }
as-me = Benim gücümde

# İki kişi
clock-none = Süre sınırı yok
clock-left = { $minutes ->
    [one] { $minutes } dakika
   *[other] { $minutes } dakika
} { $seconds ->
    [one] { $seconds } saniye
   *[other] { $seconds } saniye
}
no-help = İpucu yok
no-help-hint = İkiniz için analiz de yok.
hand-over = Cihazı devret
hand-over-hint = Her hamleden sonra tahta ve saat, sıradaki oyuncuyu bekler.
hand-over-to = Cihazı { $name }’{ SUFFIX($name, "e") } ver
hand-over-ready = Ben { $name }
player-number = Oyuncu { $number }
first-move-alternate = Sırayla
first-move-turns = Şimdi { $name }, sonra { $other }
first-move-always = Her oyunda { $name }
handicap = Avantaj
handicap-none = Yok
handicap-for = { $name }: { $count }
handicap-hint = İkinizden biri için başlangıç avantajı.
options-with-handicap = Avantajla { $options }
taking-back = Hamle geri alma
taking-back-both = İkisi de
taking-back-always = Her zaman
taking-back-once = { $name }, oyunda bir kez
refuse-taking-back = Hamleyi yalnızca { $name } geri alabilir, oyunda bir kez.
refuse-taken-back = { $name } bu oyunda hamle geri alma hakkını kullandı.

# Oyuncular
you = Sen
computer = Bilgisayar
level = Seviye { $level }
level-named = Seviye { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · ölçülmedi
seconds = { $count ->
    [one] Hamle başına { $number } saniye
   *[other] Hamle başına { $number } saniye
}
simulations = { $count ->
    [one] Hamle başına { $number } simülasyon
   *[other] Hamle başına { $number } simülasyon
}
person = İnsan
you-first = Önce sen ({ $color })
you-second = Sonra sen ({ $color })
by-chance = Rastgele

# Analiz
analysis-drawn = Berabere
analysis-wins = { $color } kazanıyor
analysis-wins-in = { $moves ->
    [one] { $color } { $moves } hamlede kazanıyor
   *[other] { $color } { $moves } hamlede kazanıyor
}
analysis-unstoppable = { $color } artık durdurulamaz
analysis-two-ways = Çubuklar bir yol, noktalar başka bir yol. Tek hamle ikisini birden kesemez.
analysis-share = { $color }: %{ $percent }
analysis-failed = Analiz başarısız oldu.
visits = { $count ->
    [one] { $number } simülasyon
   *[other] { $number } simülasyon
}
visits-rate = { $visits }, saniyede { $rate }
left-simulations = { $number } kaldı
left-seconds = { $number } sn kaldı
value-wins = kazanır
value-wins-in = { $moves ->
    [one] { $moves } hamlede kazanır
   *[other] { $moves } hamlede kazanır
}
value-draws = berabere
value-loses = kaybeder
value-loses-in = { $moves ->
    [one] { $moves } hamlede kaybeder
   *[other] { $moves } hamlede kaybeder
}
percent = %{ $percent }
value-chance = %{ $percent } kazanma şansı
value-best = { $value }, en iyi hamle
letter-win = G
letter-draw = B
letter-loss = M
take-back = Geri çek

# Ana ekran
card-play = Oyna
card-learn = İki dakikada öğren
card-learn-on = Derse devam et
card-continue = Devam et
card-view = Görüntüle

# Bir şeyin bir şeyi
labeled = { $name }: { $words }
score-of = { $name } { $won }
score = Skor
option-value = { $option }: { $value }
option-on = açık
option-off = kapalı
card-computers = Sıra bilgisayarda
kept-people = İki kişi
kept-named = { $one } – { $two }
kept-computers = İki bilgisayar
kept-explored = Araştırılan konum
kept-level = Bilgisayara karşı, seviye { $level }
kept-limits = Bilgisayara karşı
kept-going = { $who }, { $move }. hamle
kept-ended = { $who }: { $result }
replaced = { $game }: Önceki oyunun kaydedildi.
deleted = { $game } oyunu silindi.
in-bin = Silindi; 30 gün saklanır
restore = Geri yükle
set-aside-match = Kayıtlı bir oyun açılamadı ve listenden çıkarıldı.
set-aside-newer = Kayıtlı bir oyun Fivefold’un daha yeni bir sürümünden geliyor ve burada açılamıyor.
set-aside-matches = Açılamayan ve listelerinden çıkarılan kayıtlı oyun sayısı: { $count }
open-elsewhere = Fivefold başka bir yerde zaten açık. Onu kapatıp burayı yeniden başlatana kadar burada yaptıkların kaydedilmez.
set-aside-settings = Ayarların okunamadı ve sıfırlandı.
set-aside-statistics = İstatistiklerin okunamadı ve sıfırlandı.
set-aside-choices = Yeni oyun seçimlerin okunamadı ve sıfırlandı.
no-game = Bu, Fivefold’dan bir oyun değil.
not-a-game = Bu, oyun olarak açılamıyor: { $reason }.
not-a-link = Bu bağlantı açılamıyor: { $reason }.
save-too-long = Metin çok uzun
save-newer = Fivefold’un daha yeni bir sürümünden geliyor
save-other-game = Fivefold’da böyle bir oyun yok
save-impossible-board = Böyle bir tahta olamaz
save-illegal-move = İçindeki bir hamle kurallara aykırı
save-damaged = Metin bozuk
link-turn = { $game } oyununda sıra sende: { $link }
link-over = { $game } oyunumuz: { $link }
link-own = { $game } oyunum: { $link }
link-scan = { $name } bu kodu kamerayla okutsun
link-scan-own = Bu kodu başka bir telefonun kamerasıyla okut
link-show = Kodu göster
explore-from = kopya, { $move }. hamleden
asks-first = önce sorar
resign-sure-of = { $name } pes ediyor mu?
link-ahead = Sen zaten devam ettin. Bunun yerine son hamleni gönder.
link-parted = Bu oyun { $move }. hamleden itibaren seninkinden ayrılıyor. İkisi de kayıtlı.
nothing-to-paste = Yapıştırılacak bir şey yok.
no-such-match = Bu oyun artık kayıtlı değil.
match-in-bin = Bu oyun silinmiş. Oyun listesinden geri yükle.
no-such-game = Bu uygulamada o oyun yok.
fault = Bir sorun oluştu. Kayıtlı oyunların güvende.

# İşaretlerin anlamı
signs-results-title = Kesin sonuçlar
signs-results-body =
    { $win }13 galibiyet demektir: Bu hamleyle, o da dahil 13 hamlede kazanırsın. { $loss }4 mağlubiyet demektir: Bu hamleden sonra rakibin 4 hamlede kazanır. Yalnızca kazananın hamleleri sayılır. Beraberliği { $draw } işareti gösterir.

    Bu sonuçlar kanıtlanmıştır: İki taraf da elinden gelenin en iyisini oynarsa gerçekleşir. Sayı yoksa da sonuç kesindir, ama kaç hamle sonra geleceği bilinmez.
signs-chances-title = Yüzdeler
signs-chances-body =
    Yüzde, sırası gelen oyuncunun durumuna dair bir tahmindir. %50 başa baş bir oyundur; beraberlik yarım galibiyet sayılır. Bilgisayar düşündükçe tahmin iyileşir.

    Tahtadaki yüzdelerde yüzde işareti yoktur. Tahminler soluk, kesin sonuçlar canlı renktedir. En iyi hamlenin çevresi çizilidir.
signs-analysis-title = Analiz
signs-analysis-body =
    Analiz en iyi üç hamleyi sıralar. En iyisi tahtada çizilir, öbür ikisi numaralarıyla gösterilir. Listedeki bir hamleye dokunursan onun yerine o çizilir.

    Ayarlarda “Motor ayrıntıları”nı açarsan tahtada numaraların yerine her hamlenin değeri görünür.
signs-coach-title = Koç
signs-coach-body = Fark edebileceğin bir hata yaptığında, yani rakibine bir tehdit fırsatı verdiğinde ya da en çok üç hamle uzaktaki bir galibiyeti kaçırdığında koç seni uyarır. O zaman hamleni geri çekebilirsin. Koçun susması, daha iyi bir hamle olmadığı anlamına gelmez.
signs-review-title = İncelemedeki işaretler
signs-review-body =
    { $only } tek iyi hamle, { $inaccuracy } zayıf hamle, { $mistake } hata, { $blunder } ise ağır hata ya da galibiyeti veya beraberliği kaçıran hamledir. Zayıf hamle yüzdenden en az 7, hata en az 15, ağır hata en az 30 puan götürür. Sonuç neredeyse belliyse işaret bir kademe hafifler. Seçim, bazı hamlelerin diğerlerinden açıkça kötü olduğu konumdur.

    { -orange } öndeyse eğri ortanın üstünde, { -blue } öndeyse altındadır. Sonucun kanıtlandığı yerde dolu bir şerit vardır. Bir hamleye gitmek için eğriye dokun.
signs-rating-title = Puanlar ve seviyeler
signs-rating-body =
    Her oyunun kendi ölçeği vardır. Tek hamlelik galibiyet ve mağlubiyetleri gören, geri kalan her şeyi rastgele oynayan bir oyuncunun puanı 800’dür. Seviyelerin puanları, birbirlerine karşı oynatılarak ölçüldü. “Kolay” ya da “Uzman” gibi adlar birer puan aralığıdır.

    Kendi puanın, bir seviyeyi yenince yükselir, ona yenilince düşer; sonuç ne kadar beklenmedikse o kadar çok değişir. “Yaklaşık”, emin olmak için henüz yeterince oyun olmadığı anlamına gelir. Yardım aldığın oyunlar puana sayılmaz.
signs-puzzles-title = Bulmacaların zorluğu
signs-puzzles-body = Bir bulmacanın zorluğu da bir puandır: Bilgisayarın kaç seviyesinin ilk hamleyi bulduğuna göre ölçüldü. Her oyunda bulmacalar için ayrı bir puanın vardır. Zor bir bulmaca bu puanı kolay bir bulmacadan daha çok yükseltir; ipucu alırsan daha az sayılır.

# İstatistikler
no-rating = Bir seviyeye karşı yardım almadan bir oyun bitirdiğinde puanın olur.
against-levels = Seviyelere karşı, puanlı
wins = Galibiyet
draws = Beraberlik
losses = Mağlubiyet
streak-label = Seri
streak = { $streak } (en uzun { $best })
mistakes-this-month = Bu ayki hataların

# Yeni oyun
drawn-by-lot = Rastgele
no-cells = Yok
best-play = Kusursuz oynanırsa
best-play-drawn = berabere, yani adil

# Dersler
lesson-title = { $game } dersi
lesson-detail = { $at } / { $steps }
lesson-back = Geri
lesson-skip = Atla
lesson-show = Göster
lesson-next = İleri
lesson-again = Yeniden dene
lesson-first = Baştan başla
lesson-play = Bir oyun oyna
lesson-complete = Dersi bitirdin! Şimdi öğrendiklerini bir oyunda dene.
lesson-well-done = Harika!
lesson-not-yet = Tam olmadı
lesson-is-done = Adım tamam. “İleri”ye dokun.
set-aside-lessons = Ders ilerlemen okunamadı ve sıfırlandı.
# Bir oyuna dönüp bakmak
review = İnceleme
review-empty = İncelenecek hamle yok.
review-begins = Oyun inceleniyor…
review-kept-you = { $decisions } seçimden { $kept } tanesini doğru yaptın.
review-kept = { $color }, { $decisions } seçimden { $kept } tanesini doğru yaptı.
review-no-decisions = Gerçek bir seçeneğin yoktu.
review-nobody-decided = İki tarafın da gerçek bir seçeneği yoktu.
review-last-safe = { $color } oyunu { $move }. hamleye kadar kurtarabilirdi
review-last-winning = { $color } en son { $move }. hamlede kazanıyordu
review-never-safe = { $color } en başından beri kaybediyordu
review-gave-up-win = Oyun bittiğinde { $color } kazanıyordu
review-gave-up-draw = Oyun bittiğinde { $color } hâlâ berabere kalabilirdi
review-losing = { $color } oyunu { $move }. hamlede kaybetti
review-costliest = { $color } en büyük hatasını { $move }. hamlede yaptı
review-begin = Oyunun başı. İşaretler, hamleler incelendikçe belirir.
review-start = Oyunun başı.
review-waits = Bu hamle inceleniyor…
review-unknown = Henüz incelenmedi
review-first = İlk hamle
review-previous = Önceki hamle
review-next = Sonraki hamle
review-last = Son hamle
review-next-slip = Sonraki hata
review-retry = Buradan yeniden dene
review-refute = Nedenini göster
review-play = Buradan oyna
refute-begin = Hata buydu. Cevabı görmek için “Sonraki hamle”ye dokun.
graph-slips = Hatalı hamleler: { $moves }.
no-slips = Hata yok.
mark-only = tek iyi hamle
mark-gave-win = galibiyeti kaçırdı
mark-gave-draw = beraberliği kaçırdı
mark-inaccuracy = zayıf hamle
mark-mistake = hata
mark-blunder = ağır hata
mark-forced = zorunlu
mark-best = en iyi hamle
slip-win-draw = { $number }. hamle galibiyeti kaçırdı: Artık durum berabere.
slip-win-loss = { $number }. hamle galibiyeti kaçırdı: Artık konum kayıp.
slip-draw-loss = { $number }. hamle beraberliği kaçırdı: Artık konum kayıp.
slip-estimated = { $number }. hamle kazanma şansını %{ $was }’{ SUFFIX($was, "den") } %{ $is }’{ SUFFIX($is, "e") } düşürdü.
slip-lost-sooner = { $number }. hamle hemen kaybettirir.
slip-better = Daha iyisi: { $best }.
reply-because = Olası cevap: { $move }. { $reason }.
move-only = Tek hamle buydu: Geri kalanların hepsi daha kötüydü.
move-forced = Kurallara uygun başka hamle yoktu.
move-unsure = Belki daha iyisi: { $best }. Kesin söylemek zor.
move-lost = Her hamle kaybettirir. Bu, en uzun dayananı.
move-lost-longer = Her hamle kaybettirir. Daha uzun dayanan: { $best }.
move-equal = Her hamle aynı sonuca götürür.
move-slower = { $moves ->
    [one] Yine kazandırır, ama şundan { $moves } hamle daha yavaş: { $best }.
   *[other] Yine kazandırır, ama şundan { $moves } hamle daha yavaş: { $best }.
}
move-best = En iyi hamle buydu.
move-kept = Bu da iyi bir hamle.

mistake-missed-win = Kaçan tek hamlelik galibiyetler
mistake-overlooked-threat = Gözden kaçan tehditler
mistake-allowed-win = Rakibe hemen kazanma fırsatı
mistake-missed-threats = Kaçan çifte tehdit fırsatları
mistake-allowed-threats = Rakibe çifte tehdit fırsatı
mistake-spent-threat = Boşa harcanan tehditler
mistake-broken-chain = Rakibe yol kesme fırsatı
mistake-missed-forced-win = Kaçan kesin galibiyetler
mistake-missed-draw = Kaçan beraberlikler
mistake-missed-connection = Kaçan birleşme fırsatları
mistake-other = Diğer hatalar
retry-ask = Oynanandan daha iyi bir hamle bul.
retry-waits = Hamlen inceleniyor…
retry-right = Doğru! { $move }.
retry-right-said = Doğru!
retry-even = Görülebildiği kadarıyla bu da aynı ölçüde iyi: { $move }.
retry-wrong = { $move }: Rakibinin buna cevabı var.
retry-again = Yeniden dene
retry-answer = Cevabı göster
retry-refute = Devam et
back-to-game = Oyuna dön
refuse-retry = Önce “Yeniden dene”ye dokun.

# Bulmacalar
puzzle-title = Bulmaca { $number }
puzzle-rated = Zorluk { $rating }
puzzle-move = Hamle { $number } / { $all }
puzzle-win-in = { $moves ->
    [one] { $color } tek hamlede kazanır
   *[other] { $color } { $moves } hamlede kazanır
}
puzzle-only-win = Kazandıran tek hamle
puzzle-save = Beraberliği kurtar
puzzle-prevent = { $other }’{ SUFFIX($other, "i") } durdur
puzzle-solved = Çözüldü
puzzle-task-win-in = { $other } ne yaparsa yapsın kazandıran hamleyi bul.
puzzle-task-only-win = { $color } kazanıyor, ama galibiyeti yalnızca bir hamle koruyor.
puzzle-task-save = Yalnızca bir hamle kaybettirmiyor. Onu bul.
puzzle-task-prevent = { $other } kazanmak üzere. Bunu yalnızca bir hamle durduruyor.
puzzle-right = Doğru! { $other } cevap verdi. Devam et.
puzzle-longer = Bu da kazandırır, ama daha uzun sürer. Devam et.
puzzle-wrong-loses = Bu hamleden sonra { $other } kazanır.
puzzle-wrong-win-in = Bu hamle bu kadar az hamlede kazandırmaz.
puzzle-wrong-only-win = Bu hamle galibiyeti kaçırır.
puzzle-mark-wrong = yanlış hamle
puzzle-is-solved = Çözdün! Sonrakini dene ya da buradan oynamaya devam et.
puzzle-solved-answer = Cevaba bakılarak çözüldü: sayılmaz.
puzzle-hint = İpucu
puzzle-hint-label-where = Nereye bakmalı
puzzle-hint-label-what = Ne aramalı
puzzle-hint-label-answer = Cevap
puzzle-hint-where = Tahtanın çerçeveli bölümüne bak.
puzzle-answer = Cevabı göster
puzzle-skip = Atla
puzzle-retry = Yeniden dene
puzzle-again = Baştan başla
puzzle-play = Buradan oyna
puzzle-next = Sonraki bulmaca
puzzle-solve = Çöz
puzzle-look = Tekrar bak
puzzles-total = { $done } / { $all } çözüldü
puzzles-rating = Puan { $rating }
puzzles-unrated = Henüz puan yok
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = Son { $count } bulmacada puan: önce { $first }, şimdi { $last }
puzzle-theme-double-threat = Çifte tehdit
puzzle-theme-cut = Hattı kes
puzzle-theme-connection = Birleştir
puzzle-theme-forced-win = Kesin galibiyet
puzzle-theme-only-move = Tek hamle
puzzle-theme-draw = Beraberliği kurtar
puzzle-theme-defense = Tehdidi önle
learn-lesson = { $done } / { $all } adım
learn-lesson-begin = Başla
learn-lesson-go-on = Devam et
learn-lesson-again = Baştan başla
puzzles-damaged = Bulmacalar yüklenemiyor. Geri kalan her şey çalışıyor.
no-such-puzzle = Bu uygulamada o bulmaca yok.
set-aside-puzzles = Bulmaca ilerlemen okunamadı ve sıfırlandı.
own-count = Hataların: { $number }
own-title = Senin hatan
own-move = Senin oyunun, { $move }. hamle
review-puzzles = { $count ->
    [one] { $number } yeni bulmaca
   *[other] { $number } yeni bulmaca
}
set-aside-own = Hatalarından yapılan bulmacalar okunamadı ve sıfırlandı.
chapter-detail = { $done } / { $all }
chapter-level = Seviye { $level }
chapter-level-solved = Seviye { $level }, çözüldü

# Günün bulmacası
daily-title = Günün bulmacası
daily-solved = Çözüldü
daily-streak = { $days ->
    [one] { $days } gün üst üste
   *[other] { $days } gün üst üste
}
daily-no-streak = Henüz seri yok
daily-longest = En uzun: { $days }
calendar-month = { $month } { $year }
calendar-day-solved = { $day } { $weekday }, çözüldü
month-1 = Ocak
month-2 = Şubat
month-3 = Mart
month-4 = Nisan
month-5 = Mayıs
month-6 = Haziran
month-7 = Temmuz
month-8 = Ağustos
month-9 = Eylül
month-10 = Ekim
month-11 = Kasım
month-12 = Aralık
day-today = Bugün
day-yesterday = Dün
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
month-short-1 = Oca
month-short-2 = Şub
month-short-3 = Mar
month-short-4 = Nis
month-short-5 = May
month-short-6 = Haz
month-short-7 = Tem
month-short-8 = Ağu
month-short-9 = Eyl
month-short-10 = Eki
month-short-11 = Kas
month-short-12 = Ara
weekday-1 = Pazartesi
weekday-2 = Salı
weekday-3 = Çarşamba
weekday-4 = Perşembe
weekday-5 = Cuma
weekday-6 = Cumartesi
weekday-7 = Pazar
weekday-short-1 = Pt
weekday-short-2 = Sa
weekday-short-3 = Ça
weekday-short-4 = Pe
weekday-short-5 = Cu
weekday-short-6 = Ct
weekday-short-7 = Pa

# Ayarlar
animation-speed = Animasyon hızı
appearance = Görünüm
confirm-moves = Hamleleri onayla
confirm-moves-hint = Hamlen, sen onaylayana kadar oynanmaz.
coordinates = Koordinatlar
flip-board = Tahtayı her hamlede çevir
flip-board-hint = Aynı cihazda iki kişi oynarken.
haptics = Titreşim
language = Dil
language-system = Cihazın dili
palette = Tahta renkleri
palette-grays = Griler
palette-high-contrast = Yüksek kontrast
palette-night = Gece
palette-standard = Standart
palette-wood = Ahşap
show-visits = Motor ayrıntıları
show-visits-hint = Her hamlenin değerini ve bilgisayarın ne kadar derin baktığını gösterir.
sounds = Sesler
speed-fast = Hızlı
speed-normal = Normal
speed-off = Kapalı
speed-slow = Yavaş
theme = Tema
theme-dark = Koyu
theme-light = Açık
theme-system = Sistem

# Hakkında
about-version = Sürüm { $version }
about-text = İki kişilik beş tahta oyunu ve nasıl düşündüğünü gösteren bir bilgisayar rakip. Çevrimdışı çalışır. Reklam yok, hesap yok, izin yok.
about-source = Özgür yazılım. Lisansı kaynak koduyla birlikte gelir.
about-licenses = Açık kaynak lisansları

set-up-ready = Oynamaya hazır. Konumu değiştirmek için tahtaya dokun.
set-up-surplus = { $color }: Oyunda olabilecekten fazla taş var (+{ $number }). Bu serbest, ama konum kurgu olarak işaretlenir.
set-up-surplus-neutral = Oyunda olabilecekten fazla tarafsız taş var (+{ $number }). Bu serbest, ama konum kurgu olarak işaretlenir.
set-up-flip = İşareti kaldırmak için sırayı { $color } tarafına ver.
set-up-remove = İşareti kaldırmak için { $color } tarafının taşlarından sil.
set-up-remove-neutral = İşareti kaldırmak için tarafsız taşları sil.
set-up-over = Burada oynanacak bir şey kalmadı: Konumu değiştir.
set-up-no-room = Burada yer yok ya da silinecek bir şey yok.
set-up-erase = Sil
set-up-empty = Boşalt
set-up-analyze = Analiz et
composed = Kurgu konum
colors-swapped = Renkler yer değiştirdi.
