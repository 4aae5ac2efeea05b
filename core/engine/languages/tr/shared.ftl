# Bütün oyunların ortak sözleri. Bir oyun aynı anahtarı kendi sözüyle doldurabilir.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }, { $second }
facts-of-two = { $first } · { $second }

# Oyun sonundaki çubukta sonuç
result-won = { $side ->
    [first] { -orange } kazandı
   *[second] { -blue } kazandı
}
result-draw = Berabere

end-resigned = { $side ->
    [first] { -blue } pes etti.
   *[second] { -orange } pes etti.
}
end-timed-out = { $side ->
    [first] { -blue-genitive } süresi doldu.
   *[second] { -orange-genitive } süresi doldu.
}
end-agreed = İki oyuncu da beraberliği kabul etti.
end-repetition = Aynı konum üç kez oluştu.
end-full = Tahta doldu.

# Yönlendirmeler
prompt-computer = Bilgisayar düşünüyor.
prompt-confirm = Hamleni onayla ya da geri çek.
prompt-earlier = Burada sıra bilgisayarda olurdu.
prompt-over = Oyun bitti.
prompt-paused = Duraklatıldı.

# Neden olmaz
refuse-over = Oyun bitti.
refuse-computer = Sıra bilgisayarda.
refuse-held = Önce hamleni onayla ya da geri çek.
refuse-nothing-held = Onaylanacak bir hamle yok.
refuse-no-such-move = Bu oyunda { $move }. hamle yok.
refuse-earlier = Önce en son hamleye git.
refuse-level = { $level }. seviye yok.
refuse-too-long = Bu oyunda en fazla hamle sayısına ulaşıldı.
refuse-other-beginning = Zaten başka bir hamleye başladın.
refuse-place = Bu tahtada { $place } diye bir yer yok.
refuse-action = Bu burada yapılamaz.
refuse-operation = Bunu burada yapamazsın.
refuse-human-draw = Beraberlikte yalnızca iki kişi anlaşabilir.
refuse-human-turn = Sıra bilgisayarda değil.
refuse-stale = Bu hamle başka bir konum için arandı.
refuse-no-move = Arama bir hamle bulamadı.
refuse-unreadable = Bu oyunda “{ $text }” diye bir hamle yok.

# Seviyeler
level-beginner = Yeni başlayan
level-beginner-hint = Henüz öğreniyor; arada bir tehditleri kaçırır.
level-novice = Acemi
level-novice-hint = Basit tehditleri görür ama henüz planı yoktur.
level-casual = Amatör
level-casual-hint = Keyfine oynar, büyük hataları affetmez.
level-easy = Kolay
level-easy-hint = Doğrudan tehditleri engeller ama ileriyi pek düşünmez.
level-medium = Orta
level-medium-hint = Çoğu kişi için dengeli bir rakip.
level-skilled = Becerikli
level-skilled-hint = Birkaç hamle ilerisini görür.
level-advanced = İleri
level-advanced-hint = İleriyi görür, nadiren fırsat verir.
level-strong = Güçlü
level-strong-hint = Yenmek için bir plan gerekir.
level-very-strong = Çok güçlü
level-very-strong-hint = Hemen her hatayı cezalandırır.
level-expert = Uzman
level-expert-hint = Neredeyse herkesi yener.
level-master = Usta
level-master-hint = Çok iyi oyuncular bile nadiren kazanır.
level-grandmaster = Büyükusta
level-grandmaster-hint = Neredeyse hiç hata yapmaz.
level-superhuman = İnsanüstü { $number }
level-superhuman-hint = Her insandan daha güçlü.
level-perfect = Kusursuz
level-perfect-hint = Kusursuz oynar: Bu oyun çözülmüş.

# Hamlenin nedeni, sonunda nokta olmadan
reason-wins = Oyunu kazandırır
reason-loses = { $other ->
    [first] Oyunu { -orange-dative } kazandırır
   *[second] Oyunu { -blue-dative } kazandırır
}
reason-draws = Oyunu berabere bitirir
reason-allows = { $other ->
    [first] Ardından { -orange }, { $move } hamlesiyle kazanabilir
   *[second] Ardından { -blue }, { $move } hamlesiyle kazanabilir
}
reason-stops = { $other ->
    [first] { -orange-genitive } { $move } hamlesiyle kazanmasını engeller
   *[second] { -blue-genitive } { $move } hamlesiyle kazanmasını engeller
}
reason-only-safe = { $other ->
    [first] Başka her hamleden sonra { -orange } hemen kazanır
   *[second] Başka her hamleden sonra { -blue } hemen kazanır
}
reason-unstoppable = { $other ->
    [first] { -orange } ne oynarsa oynasın sonraki hamlede kazandırır
   *[second] { -blue } ne oynarsa oynasın sonraki hamlede kazandırır
}
reason-threatens = { $move } hamlesiyle kazanma tehdidi yaratır
reason-only-win = Galibiyeti koruyan tek hamle
reason-only-draw = Beraberliği koruyan tek hamle
reason-wins-in = { $moves ->
    [one] { $moves } hamlede kazandırır
   *[other] { $moves } hamlede kazandırır
}
reason-longest = En uzun dayanan hamle
