name = Her Tahtada Dört
tagline = Delikler ve sürprizlerle dörtlü yap

option-rows = Satır
option-columns = Sütun
option-mode = Özel hücreler
option-mode-plain = Yok
option-mode-ban = Delik
option-mode-bonus = Bonus hücre
option-mode-ban-bonus = Delik ve bonus hücre
option-ban = Delik
option-bonus = Bonus hücre
special-ban = ✕ hep boş kalır.
special-bonus = ★ üstüne düşürürsen engel de bırakırsın.
set-up-neutral = Engel
option-seed = Yerleri

prompt-blocker = { $side ->
    [first] { -orange }: Engeli bırak.
   *[second] { -blue }: Engeli bırak.
}
move-disc-blocker = { $side ->
    [first] { -orange } { $column }. sütuna pul, { $blocker }. sütuna engel bırakıyor
   *[second] { -blue } { $column }. sütuna pul, { $blocker }. sütuna engel bırakıyor
}
move-blocker = { $side ->
    [first] { -orange } engeli { $blocker }. sütuna bırakıyor
   *[second] { -blue } engeli { $blocker }. sütuna bırakıyor
}
advice-disc-blocker = { $column }. sütuna pul, { $blocker }. sütuna engel bırak
brief-disc-blocker = { $column }. sütun, engel { $blocker }. sütuna
advice-blocker = Engeli { $blocker }. sütuna bırak
label-bonus = { $cell }, bonus hücre, boş
label-landing-bonus = { $column }. sütun, { $free } boş yer, bonus hücre { $cell }’{ SUFFIX($cell, "e") } düşer
label-ban = { $cell }, delik
label-blocker = { $cell }, engel
refuse-blocker-due = Önce engeli bırak.
refuse-blocker-missing = Bu pul bonus hücreye düşer; engelin nereye gideceğini de yaz, örneğin 5:2.

reason-takes-bonus = Yıldıza düşer ve bir engel bırakır

page-1-title = Amaç
page-1-body = Tahta dik durur; 4 ile 12 arası sütunu ve 4 ile 12 arası satırı vardır. Dört pulunu bir hizaya ilk getiren sen ol: dikey, yatay ya da çapraz.
page-1-diagram-1 = Beş sütun, dört satır: { -blue } alçalan çaprazda kazandı.
page-2-title = Hamleler
page-2-body = Önce { -orange } oynar, sonra sırayla oynarsınız. Sıran gelince dolu olmayan bir sütuna bir pul bırakırsın. Pul en alttaki boş hücreye düşer ve orada kalır. Bırakmak için sütunun herhangi bir yerine dokun.

    Pas geçemezsin: Yer olduğu sürece bırakmak zorundasın.
page-3-title = Delik
page-3-body = Delik, üstünde çarpı olan hücredir: Pullar içinden düşer ve hiçbiri içinde kalmaz. İki tarafın da hizalarını böler.

    Altında boş hücre oldukça pul delikten geçip düşer. Hemen altındaki hücre dolduğunda ya da altında hücre yoksa sonraki pul deliğin hemen üstünde durur. Delik en üstteyse, altındaki hücre dolunca sütun da dolmuş olur.
page-3-diagram-1 = Delik c2’de. İlk pul içinden geçip c1’e düştü, ikincisi üstünde duruyor.
page-3-diagram-2 = c1’deki delik a1 b1 ile d1 e1’i ayırıyor: Bu bir dörtlü değil.
page-4-title = Bonus hücre
page-4-body = Bonus hücrede bir yıldız vardır. Pulun oraya düşerse, dolu olmayan herhangi bir sütuna hemen bir engel de bırakırsın. Engel, pul gibi düşer; delikten de geçer. Kimsenin değildir ve hiçbir hizada sayılmaz. Sonra sıra rakibine geçer.

    Bonus hücredeki pul dörtlüyü tamamlarsa oyun biter ve engel bırakılmaz. Bütün sütunlar doluysa da bırakılmaz.
page-4-diagram-1 = { -blue } bonus hücre g1’e düştü ve engeli d1’e, { -orange-genitive } pullarının arasına bıraktı.
page-5-title = Oyunun sonu
page-5-body = Bir hizada dört pul oyunu hemen bitirir, dörtten fazlası da. Delik dışındaki bütün hücreler dolar ve kimse dörtlü yapamazsa oyun berabere biter.
page-6-title = Oyunu kurmak
page-6-body = Boyutu ve özel hücreleri sen seçersin. Yerleri rastgeledir: Yenileri için “Karıştır”a dokun ya da hücreleri kendin seç. “Şaşırt beni” boyutu da rastgele seçer.

    Bir hamle, 5 gibi, sütununun numarasıyla yazılır. Engel varsa 5:2 yazılır: pul 5. sütunda, engel 2. sütunda.
page-7-title = Nelere bakmalı
page-7-body =
    Sana dörtlü yaptıracak bir hücre tehdittir. Hemen doldurabileceğin iki tehdidin ikisi birden engellenemez.

    Önce özel hücrelere bak. Delik, içinden geçen her hizayı böler. Yıldızın tam altına da bırakma, yoksa rakibin yıldıza düşer ve engeli o bırakır.

    Engeli bırakmadan önce onun üstündeki hücreye bak: Sonraki hamlede rakibin oraya oynayabilir.
page-7-diagram-1 = Yıldız d2’de. { -orange } d1’e bıraktı, artık { -blue } yıldıza düşebilir.
page-8-title = Tek mi, çift mi
page-8-body =
    İyi hücreler bitince biri bir tehdidin altına bırakmak zorunda kalır. Kim? O zamana kadar doldurulabilecek boş hücreleri say: öbür sütunlardakilerin hepsini, tehdidin sütununda ise onun altındakileri, en üstteki hariç. Sayı çiftse sonunda oraya, şu anda sıra kimdeyse o bırakmak zorunda kalır. Tekse rakibi.

    Bu yüzden satır sayısı çiftse { -orange-genitive } tek numaralı, { -blue-genitive } çift numaralı satırlardaki tehditleri gerçekleşir. Satır ve sütun sayılarının ikisi de tekse yine öyledir. Satır sayısı tek, sütun sayısı çiftse tam tersi olur.

    Delik bir hücre eksiltir ve durumu tersine çevirir; yalnızca aynı sütunda tehdidin üstündeyse çevirmez. Engel fazladan bir hücre doldurur ve o da tersine çevirir.
page-8-diagram-1 = Beş satır, dört sütun: { -blue } d1’e bırakmak zorunda, { -orange } çift numaralı satırdaki d2’yi alır.
page-8-diagram-2 = Dört satır ve b1’de bir delik: { -blue } f1’e bırakmak zorunda, { -orange } f2’yi alır. Delik olmasa f1’e { -orange } bırakmak zorunda kalırdı.
computer-title = Bilgisayar nasıl düşünür
computer-body = Aklından binlerce oyun oynar, iyi gidenleri daha çok dener. Kazandıran bir hamle görünce oynar, seninkini engeller ve sana kazandıracak bir hücrenin altına bırakmaz.

    Kanıtlayabildiğini kanıtlar: Boş hücre azaldıkça daha uzağı görür, yüksek seviyelerde sonunda hiç hata yapmaz.

# Ders
lesson-size = Kazanmak için dört pulunu bir hizaya getir. Tahtalar çeşit çeşit boydadır.
lesson-size-task = Üç pulun var. Dördüncüyü uçlardan birine bırak.
lesson-size-done = Dört sütun da olsa on iki de, oyun aynı oyun.
lesson-size-wrong = Hâlâ üç. Dizinin iki ucu da boş.
lesson-ban = Üstünde çarpı olan hücre deliktir: Pullar içinden düşer.
lesson-ban-task = Onun sütununa bir pul bırak.
lesson-ban-done = Delikten geçip en alta düştü.
lesson-ban-wrong = Bu başka bir sütun. Üstünde çarpı olan hücreyi bul.
lesson-above = Deliğin altında boş yer yoksa sonraki pul üstünde durur.
lesson-above-task = Aynı sütuna bir pul daha bırak.
lesson-above-done = Delikte hiçbir zaman pul kalmaz.
lesson-above-wrong = Deliğin sütununu bir kez daha kullan.
lesson-broken = Delik hizaları böler. Alttaki dizin orada bitiyor.
lesson-broken-task = Ama { -blue-genitive } üstteki dizisi sürüyor. Engelle.
lesson-broken-done = Pulun deliğin üstünde, tam { -blue-genitive } istediği yerde duruyor.
lesson-broken-wrong = Deliğin üstünde yer var, { -blue } dörtlü yapıyor.
lesson-star = Yıldıza düşürürsen bir engel de bırakırsın.
lesson-star-task = Yıldıza bırak. Sonra engeli herhangi bir sütuna bırak.
lesson-star-done = Engel kimsenin değildir ve herkesin önünü keser.
lesson-star-wrong = Yıldızı kaçırdın. Pulunu onun sütununa bırak.
lesson-blocker = Pulun başka iş görürken engel bir diziyi durdurabilir.
lesson-blocker-task = Yıldızı al ve engeli { -blue-genitive } dizisine bırak.
lesson-blocker-done = Engelledin, pulun da iyi bir yerde.
lesson-blocker-wrong = { -blue } dörtlü yapmak üzere, yıldızı da kaçırdın.
lesson-blocker-plain = Bu da { -blue-accusative } durdurur. Ama yıldız hem durdurur hem sana fazladan bir pul verir.
lesson-blocker-elsewhere = Yıldızı aldın. Ama oradaki engel { -blue-genitive } dizisini durdurmuyor.
lesson-both = Delik ve yıldız olsun olmasın, aynı anda iki tehdit kazandırır.
lesson-both-task = İki ucu da boş bir üçlü yap.
lesson-both-done = { -blue } iki ucu birden engelleyemez. Kurallar bu kadar.
lesson-both-wrong = { -blue } bunu engelleyebilir. İki pulunun arasındaki boşluğu doldur.
