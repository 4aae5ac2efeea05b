name = Pentago Twist
tagline = Dönen tahtada beş taşı bir hizaya getir
handicap = { $count ->
    [one] { $name }’{ SUFFIX($name, "in") } bir taşı baştan tahtada.
   *[other] { $name }’{ SUFFIX($name, "in") } { $count } taşı baştan tahtada.
}

prompt-place = { $side ->
    [first] { -orange }: Bir taş koy. Beşini bir hizaya getiren kazanır.
   *[second] { -blue }: Bir taş koy. Beşini bir hizaya getiren kazanır.
}
prompt-twist = { $side ->
    [first] { -orange }: Döndürmek ya da aynalamak için bir çeyreğe dokun.
   *[second] { -blue }: Döndürmek ya da aynalamak için bir çeyreğe dokun.
}
prompt-twist-chosen = { $side ->
    [first] { -orange }
   *[second] { -blue }
}: { $quadrant ->
    [nw] Sol üst
    [ne] Sağ üst
    [sw] Sol alt
   *[se] Sağ alt
} çeyreği döndür ya da aynala.

operation-rotate = { $quadrant ->
    [nw] Sol üst
    [ne] Sağ üst
    [sw] Sol alt
   *[se] Sağ alt
} çeyreği saat yönünde döndür
operation-mirror = { $quadrant ->
    [nw] Sol üst
    [ne] Sağ üst
    [sw] Sol alt
   *[se] Sağ alt
} çeyreği aynala

move-place = { $side ->
    [first] { -orange } { $cell }’{ SUFFIX($cell, "e") } taş koyuyor
   *[second] { -blue } { $cell }’{ SUFFIX($cell, "e") } taş koyuyor
}
move-rotate = { $side ->
    [first] { -orange }
   *[second] { -blue }
} { $quadrant ->
    [nw] sol üst
    [ne] sağ üst
    [sw] sol alt
   *[se] sağ alt
} çeyreği döndürüyor
move-mirror = { $side ->
    [first] { -orange }
   *[second] { -blue }
} { $quadrant ->
    [nw] sol üst
    [ne] sağ üst
    [sw] sol alt
   *[se] sağ alt
} çeyreği aynalıyor
move-place-rotate = { $side ->
    [first] { -orange }
   *[second] { -blue }
} { $cell }’{ SUFFIX($cell, "e") } taş koyup { $quadrant ->
    [nw] sol üst
    [ne] sağ üst
    [sw] sol alt
   *[se] sağ alt
} çeyreği döndürüyor
move-place-mirror = { $side ->
    [first] { -orange }
   *[second] { -blue }
} { $cell }’{ SUFFIX($cell, "e") } taş koyup { $quadrant ->
    [nw] sol üst
    [ne] sağ üst
    [sw] sol alt
   *[se] sağ alt
} çeyreği aynalıyor
advice-place = { $cell }’{ SUFFIX($cell, "e") } taş koy
advice-rotate = { $quadrant ->
    [nw] Sol üst
    [ne] Sağ üst
    [sw] Sol alt
   *[se] Sağ alt
} çeyreği döndür
advice-mirror = { $quadrant ->
    [nw] Sol üst
    [ne] Sağ üst
    [sw] Sol alt
   *[se] Sağ alt
} çeyreği aynala
advice-place-rotate = { $cell }’{ SUFFIX($cell, "e") } taş koy ve { $quadrant ->
    [nw] sol üst
    [ne] sağ üst
    [sw] sol alt
   *[se] sağ alt
} çeyreği döndür
advice-place-mirror = { $cell }’{ SUFFIX($cell, "e") } taş koy ve { $quadrant ->
    [nw] sol üst
    [ne] sağ üst
    [sw] sol alt
   *[se] sağ alt
} çeyreği aynala
brief-place-rotate = { $cell }, { $quadrant ->
    [nw] sol üstü
    [ne] sağ üstü
    [sw] sol altı
   *[se] sağ altı
} döndür
brief-place-mirror = { $cell }, { $quadrant ->
    [nw] sol üstü
    [ne] sağ üstü
    [sw] sol altı
   *[se] sağ altı
} aynala

label-free = { $cell }, boş
label-stone = { $side ->
    [first] { $cell }, { -orange-adjective } taş
   *[second] { $cell }, { -blue-adjective } taş
}
label-free-quadrant = { $cell }, boş, { $quadrant ->
    [nw] sol üst
    [ne] sağ üst
    [sw] sol alt
   *[se] sağ alt
} çeyrek
label-stone-quadrant = { $side ->
    [first] { $cell }, { -orange-adjective } taş
   *[second] { $cell }, { -blue-adjective } taş
}, { $quadrant ->
    [nw] sol üst
    [ne] sağ üst
    [sw] sol alt
   *[se] sağ alt
} çeyrek

refuse-occupied = { $cell } dolu.
refuse-twist-due = Taşını koydun: Şimdi bir çeyreği döndür ya da aynala.
refuse-place-first = Önce bir taş koy, sonra bir çeyreği döndür ya da aynala.
refuse-quadrant = { $quadrant } numaralı çeyrek yok: Numaralar 0 ile 3 arasında.
refuse-no-quadrant = Önce bir çeyrek seç.

end-five = { $side ->
    [first] { -orange } beş taşı bir hizaya getirdi.
   *[second] { -blue } beş taşı bir hizaya getirdi.
}
end-five-opponent = { $side ->
    [first] { -blue-genitive } çevirmesi { -orange-dative } beşli yaptırdı.
   *[second] { -orange-genitive } çevirmesi { -blue-dative } beşli yaptırdı.
}
end-five-both = İki taraf da beş taşı bir hizaya getirdi.
end-full = Tahta doldu ve kimse beşli yapamadı.

page-1-title = Amaç
page-1-body = Beş taşını bir hizaya getir: yatay, dikey ya da çapraz. Tahta altıya altı hücredir ve dört çeyreğe bölünür; çeyrekler de yerinde durmaz.
page-1-diagram-1 = { -orange } ikinci satırda kazandı.
page-2-title = Hamlenin iki yarısı vardır
page-2-body =
    Önce { -orange } oynar. İlk olarak herhangi bir boş hücreye bir taş koy. Sonra dört çeyrekten birini döndür ya da aynala: hangisini istersen, boş olanı bile, taş koymadığını bile.

    İkisini de yapmak zorundasın. Hiçbir şeyi değiştirmek istemiyorsan, sonrasında aynı görünen bir çeyrek ara: boş bir çeyrek ya da yalnızca ortasında taş olan bir çeyrek.
page-2-diagram-1 = Sol üst çeyrekte üç taş…
page-2-diagram-2 = … { -blue } e2’ye bir taş koydu ve o çeyreği saat yönünde döndürdü.
page-3-title = Döndürmek ve aynalamak
page-3-body =
    Döndürme, saat yönünde çeyrek turdur; ters yöne asla dönmez. Üst satır sağ sütun olur.

    Aynalama, çeyreğin sol ve sağ sütununun yerini değiştirir. Orta sütun ve satırlar olduğu gibi kalır.
page-3-diagram-1 = Sol üst çeyrekte üç taş…
page-3-diagram-2 = … { -blue } e2’ye bir taş koydu ve o çeyreği aynaladı.
page-4-title = Oyunun sonu
page-4-body =
    Hizalar ancak hamlenin tamamı bitince sayılır. O anda bir hizada beş ya da daha çok taşın varsa kazanırsın. Hizayı taş da çevirme de tamamlamış olabilir, fark etmez.

    36 hücrenin hepsi dolar ve kimse beşli yapamazsa oyun berabere biter.
page-4-diagram-1 = { -orange } e2’ye taş koyup beşli yaptı, ama sağ alt çeyreği döndürdü: Hiza bozuldu ve oyun sürüyor.
page-5-title = Özel durumlar
page-5-body =
    Yaptığın çevirme yalnızca rakibine beşli yaptırırsa rakibin kazanır.

    Yaptığın çevirme ikinize de beşli yaptırırsa oyun berabere biter.

    Altılı da beşli gibi sayılır.

    Son taştan sonra da çevirmek gerekir; o da kazandırabilir.
page-5-diagram-1 = { -orange } sağ alt çeyreği aynaladı ve iki tarafa da beşli yaptırdı: berabere.
page-5-diagram-2 = { -orange } sağ alt çeyreği aynaladı ve yalnızca { -blue-dative } beşli yaptırdı: { -blue } kazanır.
page-6-title = Nelere bakmalı
page-6-body =
    Bir çeyreğin orta hücresi hiç yer değiştirmez, oradaki taşa güvenebilirsin. Bir çeyrekte yan yana üç, komşusunda iki taş, dağınık dört taştan değerlidir.

    Çevirmeden önce, rakibinin sekiz çevirmeden her biriyle ne yapabileceğine bak. Tek hamlenin bozamadığı iki tehdit oyunu kazandırır.
page-6-diagram-1 = Dört orta hücre b2, b5, e2 ve e5’tir. Oradaki taşı hiçbir çevirme yerinden oynatmaz.
page-7-title = Uzmanlar için
page-7-body =
    Hizaların hepsi eşit değildir. 2. ve 5. satırlar, b ve e sütunları ile iki uzun çapraz ikişer orta hücreden geçer; yani beş taştan ikisi hiç yer değiştirmez. Öbür satır ve sütunlarda orta hücre yoktur, dört kısa çapraz ise üçer çeyreğe yayılır.

    Her çevirme sana zarar verecekse pas geçer gibi oyna: Boş bir çeyreği ya da tek taşı ortasında duran bir çeyreği çevir. Çeyreğin bütün taşları orta sütundaysa aynalama da hiçbir şeyi değiştirmez.

    Rakibinin beşlisini durduramıyorsan aynı çevirmeyle sen de beşli yapmaya çalış: İki taraf da beşli yaparsa oyun berabere biter.
page-7-diagram-1 = 5. satır (1) iki orta hücreden geçer, 6. satır (2) hiçbirinden; b1’den f5’e giden kısa çapraz (3) üç çeyrekten geçer.
page-7-diagram-2 = { -orange } a2’ye bir taş koydu ve sağ üst çeyreği döndürdü. Oradaki tek taş ortada olduğu için hiçbir şey yer değiştirmedi.
computer-title = Bilgisayar nasıl düşünür
computer-body =
    En umut verici hamlelerden bir ağaç kurar; taş koymayı ve çevirmeyi ayrı adımlar sayar. Uçlardaki konumları, her tarafa hâlâ açık olan hizalara ve bunlardaki taş sayısına göre değerlendirir. Hemen kazandıran bir hamleyi her zaman görür.

    Boş hücre azalınca oyunu sonuna kadar hesaplar ve kimin kazandığını kesin olarak bilir.

# Ders
lesson-halves = Kazanmak için beşli yap. Her hamlede bir taş koy, sonra bir çeyreği çevir.
lesson-halves-task = Bir taş koy. Sonra bir çeyreğe dokun ve ne yapacağını seç.
lesson-halves-done = Her hamlenin iki yarısı gerekir. Her çeyrek olur, boş olanı bile.
lesson-turn = Döndürme saat yönündedir: Üst satır sağ sütun olur.
lesson-turn-task = Herhangi bir yere taş koy, sonra sol üstteki çeyreği döndür.
lesson-turn-done = Saat yönünde çeyrek tur. Çeyrekler ters yöne asla dönmez.
lesson-turn-wrong = Bu başka bir çeyrek. Seninki sol üstte.
lesson-turn-mirrored = Bu kez aynaladın. Sol üstteki yuvarlak oku seç.
lesson-mirror = Aynalama sol ile sağın yerini değiştirir.
lesson-mirror-task = Herhangi bir yere taş koy, sonra sol üstteki çeyreği aynala.
lesson-mirror-done = Dış sütunlar yer değiştirir, ortadaki kalır.
lesson-mirror-wrong = Bu başka bir çeyrek. Seninki sol üstte.
lesson-mirror-turned = Bu kez döndürdün. Uçları birbirine bakan iki üçgeni seç.
lesson-five = Beşli kazandırır, ama ancak çevirmeden sonra.
lesson-five-task = Beşinci taşı koy ve hizaya dokunmayan bir çeyreği döndür.
lesson-five-done = Beşli oldu, çevirmeden sonra da beşli kaldı!
lesson-five-wrong = Hizanın beşinci taşı eksik, dördüncünün hemen yanında.
lesson-five-broken = Bir an beşliydi, ama çevirdiğin çeyrek hizayı bozdu.
lesson-twist = Hizayı çevirme de tamamlayabilir.
lesson-twist-task = Burada üç, orada bir taş: Onun üstüne bir taş koy ve o çeyreği döndür.
lesson-twist-done = Dönüş, sütunu öbür üçünün yanına yatırdı. İşte Pentago!
lesson-twist-wrong = Taşını sağdakinin hemen üstüne, o çeyreğin ortasına koy.
lesson-twist-other = Taş doğru. Şimdi içinde olduğu çeyreği döndür.
lesson-swap = Bazen hizayı yalnızca aynalama tamamlar.
lesson-swap-task = Sağ üstteki çeyreğin ortasına taş koy ve o çeyreği aynala.
lesson-swap-done = En sağdaki taş karşı yana geçti. Hiçbir döndürme bunu yapamazdı.
lesson-swap-wrong = Taşını sağ üstteki çeyreğin ortasına koy.
lesson-swap-other = Taş doğru. Şimdi içinde olduğu çeyreği aynala.
lesson-stop = Çevirmeden önce rakibinin elinde ne olduğuna bak.
lesson-stop-task = { -blue-genitive } dört taşı var. Beşinciyi taşınla, çevirmeyle ya da ikisiyle engelle.
lesson-stop-done = Durdurdun! Taş da çevirme de savunabilir. Kurallar bu kadar.
lesson-stop-wrong = { -blue } beş taşı bir arada tutan bir çevirme bulur.
# Bulmacaların konusu
puzzle-idea-win-in = Ancak bir çeyreği döndürünce ya da aynalayınca oluşan hizaları ara.
puzzle-idea-only-win = Tek bir hamle, ne çevrilirse çevrilsin bozulmayan bir beşli yapar.
puzzle-idea-save = Öyle bir hamle var ki ondan sonra rakibin neyi çevirirse çevirsin beşli yapamaz.
puzzle-idea-prevent = Hizayı, ne çevrilirse çevrilsin geri gelmeyeceği yerden boz.

# Nedenler
reason-allows = { $other ->
    [first] Ardından { -orange } beşli yapabilir
   *[second] Ardından { -blue } beşli yapabilir
}
reason-stops = { $other ->
    [first] { -orange-genitive } beşli yapmasını engeller
   *[second] { -blue-genitive } beşli yapmasını engeller
}
reason-threatens = Beşli tehdidi yaratır
reason-ways = { $count } yoldan beşli tehdidi yaratır
reason-line = Açık bir hizada { $count } taş dizer
reason-blocks-line = { $other ->
    [first] { -orange-genitive } { $count } taşlık hizasını keser
   *[second] { -blue-genitive } { $count } taşlık hizasını keser
}
reason-pulls-apart = { $other ->
    [first] Çevirme { -orange-genitive } { $count } taşlık hizasını bozar
   *[second] Çevirme { -blue-genitive } { $count } taşlık hizasını bozar
}
reason-idle-twist = Çevirme hiçbir şeyi değiştirmez
reason-center = Hiçbir çevirme bu taşı yerinden oynatamaz
