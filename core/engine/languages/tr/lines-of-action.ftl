name = Lines of Action
tagline = Bütün taşlarını birleştir; ne kadar gideceklerini hatlar belirler

option-size = Tahta boyutu
option-movement = Hareket
option-movement-leaping = Sıçramalı: rakip taşların üstünden geçer, kendininkilerden geçemez
option-movement-classic = Klasik (Soucie’nin oyunu): kendi taşlarının üstünden geçer, rakibinkilerden geçemez
option-both-connected = Bir hamle iki tarafı da birleştirirse
option-both-connected-mover = Oynayan kazanır
option-both-connected-draw = Berabere
handicap = { $name }’{ SUFFIX($name, "in") } { $count } taşı eksik; birleştireceği taş daha az.

prompt-pick = { $side ->
    [first] { -orange }: Bir taş seç. Bütün taşlarını birleştiren kazanır.
   *[second] { -blue }: Bir taş seç. Bütün taşlarını birleştiren kazanır.
}
prompt-go = { $side ->
    [first] { -orange }: { $square }’{ SUFFIX($square, "de") }ki taş nereye gitsin?
   *[second] { -blue }: { $square }’{ SUFFIX($square, "de") }ki taş nereye gitsin?
}
prompt-pass = { $side ->
    [first] { -orange-genitive } hamlesi yok, pas geçmek zorunda.
   *[second] { -blue-genitive } hamlesi yok, pas geçmek zorunda.
}
operation-pass = Pas geç

move-quiet = { $side ->
    [first] { -orange } { $from }’{ SUFFIX($from, "den") } { $to }’{ SUFFIX($to, "e") } gidiyor
   *[second] { -blue } { $from }’{ SUFFIX($from, "den") } { $to }’{ SUFFIX($to, "e") } gidiyor
}
move-capture = { $side ->
    [first] { -orange } { $from }’{ SUFFIX($from, "den") } gelip { $to }’{ SUFFIX($to, "de") }ki taşı alıyor
   *[second] { -blue } { $from }’{ SUFFIX($from, "den") } gelip { $to }’{ SUFFIX($to, "de") }ki taşı alıyor
}
move-pass = { $side ->
    [first] { -orange } pas geçiyor
   *[second] { -blue } pas geçiyor
}
advice-quiet = { $from }’{ SUFFIX($from, "den") } { $to }’{ SUFFIX($to, "e") } git
advice-capture = { $from }’{ SUFFIX($from, "de") }ki taşla { $to }’{ SUFFIX($to, "de") }ki taşı al
advice-pass = Pas geç

label-free = { $square }, boş
label-piece = { $side ->
    [first] { $square }, { -orange-adjective } taş
   *[second] { $square }, { -blue-adjective } taş
}

refuse-empty = { $square }’{ SUFFIX($square, "de") } taş yok.
refuse-enemy = { $side ->
    [first] { $square }’{ SUFFIX($square, "de") }ki taş { -blue-adjective }, sıra ise { -orange-locative }.
   *[second] { $square }’{ SUFFIX($square, "de") }ki taş { -orange-adjective }, sıra ise { -blue-locative }.
}
refuse-stuck = { $square }’{ SUFFIX($square, "de") }ki taş oynayamaz.
refuse-must-pass = { $side ->
    [first] { -orange-genitive } hamlesi yok, pas geçmek zorunda.
   *[second] { -blue-genitive } hamlesi yok, pas geçmek zorunda.
}
refuse-pass = Ancak hamlen yoksa pas geçebilirsin.
refuse-no-line = { $from }’{ SUFFIX($from, "den") } { $to }’{ SUFFIX($to, "e") } giden bir satır, sütun ya da çapraz yok.
refuse-distance = { $count ->
    [one] Bu hatta { $count } taş var; taş tam { $count } kare gider, { $steps } değil.
   *[other] Bu hatta { $count } taş var; taş tam { $count } kare gider, { $steps } değil.
}
refuse-own = { $square }’{ SUFFIX($square, "de") } kendi taşın var.
refuse-past-own = { $square }’{ SUFFIX($square, "de") }ki kendi taşın yolu kapatıyor.
refuse-past-enemy = { $square }’{ SUFFIX($square, "de") }ki rakip taş yolu kapatıyor.
refuse-no-capture = { $square }’{ SUFFIX($square, "de") } alınacak taş yok.
refuse-off-board = { $size }×{ $size } tahtada { $square } diye bir kare yok.

end-connected = { $side ->
    [first] Bütün { -orange-adjective } taşlar birleşti.
   *[second] Bütün { -blue-adjective } taşlar birleşti.
}
end-gave-away = { $side ->
    [first] { -blue-genitive } taş almasıyla bütün { -orange-adjective } taşlar birleşti.
   *[second] { -orange-genitive } taş almasıyla bütün { -blue-adjective } taşlar birleşti.
}
end-both-connected = Tek hamle iki tarafın taşlarını da birleştirdi.
end-no-moves = İki tarafın da hamlesi yok.
end-no-pieces = Bir tarafın hiç taşı yok.

page-1-title = Amaç
page-1-body =
    Kazanmak için bütün taşlarını tek bir grupta birleştir. Birbirine değen taşlar birleşmiş sayılır: satır boyunca, sütun boyunca ya da köşeden köşeye.

    Önce { -orange } oynar; taşları üst ve alt kenardadır. { -blue-genitive } taşları sol ve sağdadır. Köşeler başta boştur.
page-1-diagram-1 = Başlangıç: { -orange } üstte ve altta, { -blue } solda ve sağda.
page-1-diagram-2 = { -blue } kazandı: Bütün { -blue-adjective } taşlar tek grupta birleşti.
page-2-title = Taşları oynatmak
page-2-body =
    Bir taş düz gider: satırı, sütunu ya da iki çaprazından biri boyunca.

    Ne kadar gideceğini sen seçmezsin. O hattın tamamındaki bütün taşları say; iki rengi de, taşın iki yanını da, taşın kendisini de. Taş tam o kadar kare gider.

    Bir taş, rakip taşların üstünden sıçrayabilir. Kendi rengindeki bir taşın üstünden asla sıçrayamaz, üstüne de konamaz.

    Bu, Sıçramalı türdür. Claude Soucie’nin yayımladığı oyun olan Klasik’te tam tersidir: Kendi taşlarının üstünden sıçrarsın, rakibinkilerden sıçrayamazsın.
page-2-diagram-1 = { -orange } c8’den c6’ya gitti: c sütununda iki taş vardı, yani iki kare.
page-3-title = Taş almak
page-3-body =
    Rakip taşın üstüne konan taş onu alır. Almak zorunda değilsin, çoğu zaman almamalısın da: Rakibinin yitirdiği her taş, birleştirmesi gereken bir taşın eksilmesi demektir.
page-3-diagram-1 = { -blue } a4’ten gelip d1’deki taşı aldı: Çaprazda üç taş vardı, yani b3’teki { -orange-adjective } taşın üstünden sıçrayarak üç kare.
page-4-title = Kazanmak ve galibiyeti kaptırmak
page-4-body =
    Oyun, bir tarafı birleşmiş bırakan ilk hamleyle biter.

    Hamlenden sonra kendi taşların birleşmişse sen kazanırsın; taş alman rakibinin taşlarını birleştirmiş olsa bile. (Bir seçenek bunu beraberlik yapar.)

    Taş alman yalnızca rakibinin taşlarını birleştirirse rakibin kazanır. Tek bir taş da birleşmiş sayılır: Rakibine tek taş bırakan, o hamleyle kendi taşlarını da birleştirmedikçe kaybeder.
page-4-diagram-1 = { -blue } b5’teki taşı aldı ve kalan { -orange-adjective } taşlar birleşti: { -orange } kazandı.
page-4-diagram-2 = { -orange } a4’teki taşı alınca iki taraf da birleşti: { -orange } oynadığı için { -orange } kazandı.
page-4-diagram-3 = { -orange } c2’deki taşı aldı ve { -blue-dative } tek taş bıraktı: { -blue } kazandı.
page-5-title = Pas ve beraberlik
page-5-body =
    Hamlen yoksa pas geçmek zorundasın; varsa oynamak zorundasın. İki taraf da oynayamıyorsa oyun berabere biter.

    Aynı konum, sıra aynı taraftayken üç kez oluşursa oyun yine berabere biter.
page-5-diagram-1 = { -blue-genitive } hamlesi yok: Her taşı ya tahtanın dışına çıkacaktı ya da yolu kendi taşlarıyla kapalı. { -blue } pas geçmek zorunda.
page-6-title = Oyun türleri
page-6-body =
    Tahtaların 5 ile 12 arası satırı vardır. Tahta küçüldükçe oyun hızlanır ve sertleşir.

    Sıçramalı, bu uygulamanın oyunudur: Bir taş rakip taşların üstünden geçer, kendi renginden geçemez. Klasik, Soucie’nin oyunudur: Bir taş kendi renginden geçer, rakip taşlardan geçemez. Geri kalan her şey aynıdır.
page-6-diagram-1 = En küçük tahta.
page-6-diagram-2 = Klasik: { -orange } b1’den h1’e, kendi beş taşının üstünden altı kare gitti.
page-7-title = Nelere bakmalı
page-7-body =
    Taşlarını tahtanın ortasında topla. Bir taş oradan sekiz yöne gidebilir, kenardan beş, köşeden üç yöne.

    Her hamleden önce, rakibinin hâlâ dışarıda kalan taşlarını bul. Biri sonraki hamlede öbürlerine katılabilir mi? Öyleyse hattındaki sayıyı değiştir: O hattın üstüne bir taş getir ya da hattan bir taş çek.

    Kendi taşını öbürlerine yaklaştırmak ya da rakibinin grubunu bölmek için taş al. Yoksa alma: Az taşı birleştirmek daha kolaydır.
page-7-diagram-1 = { -orange } c6’ya gitti. Artık 6. satırda üç taş var; a6’daki { -blue-adjective } taş satırda c6’ya değil d6’ya gider.
page-8-title = Uzmanlar için
page-8-body =
    Kimse araya girmese her tarafın kaç hamlede birleşeceğini say. Seninki daha azsa birleş, değilse rakibini oyala. Taşlarının da hareketli kalmasına bak: Az hamlen kalırsa kendi grubunu bozmak zorunda kalabilirsin.

    Bir hamle en çok altı hattın sayısını değiştirir: taşın ayrıldığı üç hattın ve vardığı üç hattın. Üstünde gittiği hattın sayısı, taş almadıkça aynı kalır. Rakip taşların yolunu kapatamadığın Sıçramalı türde asıl savunman budur.

    Klasik türde taşların yol da kapatır. Yan yana iki ya da üç taş, rakip taşların geçemediği bir duvar olur. Hapsetmesi en kolay taşlar kenardakilerdir.

    Bir hamle c8-c6 gibi iki kareyle, taş alma ise a4xd1 gibi araya x konarak yazılır.
page-8-diagram-1 = Klasik: { -orange } c6’ya gitti. a6’daki { -blue-adjective } taşın 6. satırda c6’yı aşıp üç kare gitmesi gerekir; bu yüzden satır boyunca oynayamaz.
computer-title = Bilgisayar nasıl düşünür
computer-body =
    Pek çok devam yoluna bakar, umut verenlere daha çok. Bir yolun sonundaki konumu, her tarafın taşlarının ne kadar yakın durduğuna ve kaç grup oluşturduğuna göre değerlendirir. Bir yol kesin kazandırıyor ya da kaybettiriyorsa bunu kesin olarak bilir ve söyler.

    Güçlü seviyeler daha çok yola bakar. Zayıf olanlar bazen birkaç iyi hamleden birini seçer, ama hiçbiri tek hamlede kazanmayı kaçırmaz.

# Ders
lesson-count = Bütün taşlarını birleştir. Her taş, hattındaki taş sayısı kadar gider.
lesson-count-task = Bu sütunda iki taş var, yani iki kare gidersin. Dene.
lesson-count-done = İki renk de sayılır, oynattığın taş da.
lesson-count-wrong = Kurallara uygun, ama aranan bu değil. c8 ya da c1’deki taşını sütununda oynat.
lesson-slant = Satırlar ve çaprazlar da hattır.
lesson-slant-task = Bu çaprazda iki taş var. Kendi taşını çaprazda iki kare oynat.
lesson-slant-done = Her taşın en çok dört hattı vardır, her birinin sayısı ayrıdır.
lesson-slant-wrong = c8’deki taşını kullan ve sağ aşağıya oyna.
lesson-slant-column = Sütununda oynadın. Çaprazı sağ aşağıya iner.
lesson-leap = Rakip taşın üstünden sıçrayabilirsin, kendi taşından asla.
lesson-leap-task = Üç taş, üç kare: { -blue-adjective } taşın üstünden aşağıya sıçra.
lesson-leap-done = Üstünden geçtin! (Klasik türde ise kendi taşlarının üstünden sıçrarsın.)
lesson-leap-wrong = c6’daki taşını seç ve düz aşağı oyna.
lesson-take = Rakibinin bir taşının üstüne konarsan onu alırsın.
lesson-take-task = Dört taşın birer taş alabilir. Birini seç.
lesson-take-done = Aldın! Ama taşı azalan rakibin birleştireceği taş da azalır.
lesson-take-wrong = c1, c8, f1 ve f8’deki taşların çaprazda taş alabilir.
lesson-join = Bütün taşlarını birleştirirsen kazanırsın. Köşeden değmek de olur.
lesson-join-task = Taşlarından biri tek başına. Onu birleştir.
lesson-join-done = Hepsi birleşti! Yan yana da köşeden köşeye de sayılır.
lesson-join-wrong = e6’daki taşını çaprazında oynat. Oradaki taşları say.
lesson-stop = Bir hattaki sayıyı değiştirirsen oradaki hamleleri de değiştirirsin.
lesson-stop-task = { -blue-genitive } son taşı 4. satırda ve iki kare gitmek istiyor. Durdur.
lesson-stop-done = Durdurdun. Ya hattan çıktın ya da ulaşmak istediği taşı aldın.
lesson-stop-wrong = { -blue } yine de tüm taşlarını birleştirir ve kazanır.
lesson-gift = Rakibinin birleştiremediği taşı alma: Ona iyilik etmiş olursun.
lesson-gift-task = Biri dışında bütün { -blue-adjective } taşlar birleşik. Onu alma, başka bir hamle yap.
lesson-gift-done = Doğru. Taş almadan önce iki kez düşün. Kurallar bu kadar.
lesson-gift-wrong = Şimdi kalan bütün { -blue-adjective } taşlar birleşti: { -blue } kazandı.

# Bir ipucu neden iyi
# Bulmacaların konusu
puzzle-idea-win-in = Bir hamle, son taşlarının birden çok yoldan birleşmesini sağlar.
puzzle-idea-only-win = Tek bir hamle, taşlarını birleşecek kadar yakın tutar.
puzzle-idea-save = Tek bir hamle, rakibinin taşlarını ayrı tutar.
puzzle-idea-prevent = Bir taşı almak ya da hattaki taş sayısını değiştirmek bunu önleyebilir.

# Nedenler
reason-allows = { $other ->
    [first] Ardından { -orange }, { $move } hamlesiyle birleşebilir
   *[second] Ardından { -blue }, { $move } hamlesiyle birleşebilir
}
reason-stops = { $other ->
    [first] { -orange-genitive } { $move } hamlesiyle birleşmesini engeller
   *[second] { -blue-genitive } { $move } hamlesiyle birleşmesini engeller
}
reason-threatens = { $move } hamlesiyle birleşme tehdidi yaratır
reason-connects = { $all } taşın { $count } tanesini birleştirir
reason-joins-last = Tek başına taş bırakmaz
reason-fewer-groups = { $count ->
    [one] Geriye { $count } grup bırakır
   *[other] Geriye birleştirilecek { $count } grup bırakır
}
reason-splits = { $other ->
    [first] { -orange-accusative } { $count } gruba böler
   *[second] { -blue-accusative } { $count } gruba böler
}
reason-captures = { $to }’{ SUFFIX($to, "de") }ki taşı alır
reason-isolates = { $other ->
    [first] { $square }’{ SUFFIX($square, "de") }ki { -orange-adjective } taşı yalnız bırakır
   *[second] { $square }’{ SUFFIX($square, "de") }ki { -blue-adjective } taşı yalnız bırakır
}
reason-takes-moves = { $other ->
    [first] { $count ->
        [one] { -orange-genitive } bir hamlesini elinden alır
       *[other] { -orange-genitive } { $count } hamlesini elinden alır
    }
   *[second] { $count ->
        [one] { -blue-genitive } bir hamlesini elinden alır
       *[other] { -blue-genitive } { $count } hamlesini elinden alır
    }
}
reason-nearer = Bir taşı öbürlerine yaklaştırır
