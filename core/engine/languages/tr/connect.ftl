# Dördü Bağla ile Her Tahtada Dört oyunlarının ortak sözleri.

handicap = { $count ->
    [one] { $name }’{ SUFFIX($name, "in") } bir pulu baştan tahtada.
   *[other] { $name }’{ SUFFIX($name, "in") } { $count } pulu baştan tahtada.
}
prompt-disc = { $side ->
    [first] { -orange }: Bir pul bırak. Dördünü bir hizaya getiren kazanır.
   *[second] { -blue }: Bir pul bırak. Dördünü bir hizaya getiren kazanır.
}
move-disc = { $side ->
    [first] { -orange } { $column }. sütuna pul bırakıyor
   *[second] { -blue } { $column }. sütuna pul bırakıyor
}
advice-disc = { $column }. sütuna pul bırak
label-free = { $cell }, boş
label-landing = { $column }. sütun, { $free } boş yer, { $cell }’{ SUFFIX($cell, "e") } düşer
label-disc = { $side ->
    [first] { $cell }, { -orange-adjective } pul
   *[second] { $cell }, { -blue-adjective } pul
}
refuse-column = { $column }. sütun yok: Tahtada { $columns } sütun var.
refuse-column-full = { $column }. sütun dolu.
refuse-no-blocker-due = Şu anda bırakılacak engel yok.
end-four = { $side ->
    [first] { -orange } dört pulu bir hizaya getirdi.
   *[second] { -blue } dört pulu bir hizaya getirdi.
}
end-full = Tahta doldu ve kimse dörtlü yapamadı.

# Bir ipucu neden iyi

# Bulmacaların konusu
puzzle-idea-win-in = Hemen doldurabileceğin iki tehdidin ikisi birden engellenemez.
puzzle-idea-only-win = Tehdidin altına kimin bırakmak zorunda kalacağını say: Bu sırayı yalnızca bir hamle korur.
puzzle-idea-save = İki tarafa da gereken hücreyi ve üstündeki hamlenin neye izin verdiğini ara.
puzzle-idea-prevent = Bir hücre, başka bir dörtlüye izin vermeden bu dörtlüyü engeller.

# Nedenler
reason-allows = { $other ->
    [first] Ardından { -orange } { $move }. sütunda dörtlü yapabilir
   *[second] Ardından { -blue } { $move }. sütunda dörtlü yapabilir
}
reason-stops = { $other ->
    [first] { -orange-genitive } { $move }. sütunda dörtlü yapmasını engeller
   *[second] { -blue-genitive } { $move }. sütunda dörtlü yapmasını engeller
}
reason-threatens = { $move }. sütunda dörtlü tehdidi yaratır
reason-two-threats = Aynı anda iki tehdit yaratır: { $first }. ve { $second }. sütunda
reason-later-threat = { $row ->
    [odd] { $column }. sütunun tek numaralı satırında kalıcı tehdit yaratır
   *[even] { $column }. sütunun çift numaralı satırında kalıcı tehdit yaratır
}
reason-spends-threat = { $column }. sütundaki tehditten vazgeçer
reason-builds = { $count ->
    [pair] Dörtlü olabilecek bir hizada iki pul dizer
   *[three] Dörtlü olabilecek bir hizada üç pul dizer
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] { -orange-genitive } aynı hizadaki iki pulunun önünü keser
       *[three] { -orange-genitive } aynı hizadaki üç pulunun önünü keser
    }
   *[second] { $count ->
        [pair] { -blue-genitive } aynı hizadaki iki pulunun önünü keser
       *[three] { -blue-genitive } aynı hizadaki üç pulunun önünü keser
    }
}
reason-middle = Orta sütunu alır
