name = Bridg-It
tagline = Rakibin yolunu kesmeden kıyıdan kıyıya köprü kur

option-size = Boyut
option-rows = Satır
option-columns = Sütun
option-starter = İlk oynayan
option-starter-vertical = { -orange } (yukarıdan aşağıya)
option-starter-horizontal = { -blue } (soldan sağa)
option-walls = Duvarlar
special-walls = ✕ duvardır: Oraya kimse köprü kuramaz, beraberlik olabilir.
set-up-neutral = Duvar
option-vertical = Başlangıçtaki { -orange-adjective } köprüler
option-horizontal = Başlangıçtaki { -blue-adjective } köprüler
handicap = { $count ->
    [one] { $name }’{ SUFFIX($name, "in") } yolu bir köprü daha kısa; { $other } başlasa bile kazanabilir.
   *[other] { $name }’{ SUFFIX($name, "in") } yolu { $count } köprü daha kısa; { $other } başlasa bile kazanabilir.
}

prompt-build = { $side ->
    [first] { -orange }: Yukarıdan aşağıya ulaşmak için bir köprü kur.
   *[second] { -blue }: Soldan sağa ulaşmak için bir köprü kur.
}
move-build = { $side ->
    [first] { -orange } { $cell }’{ SUFFIX($cell, "e") } köprü kuruyor
   *[second] { -blue } { $cell }’{ SUFFIX($cell, "e") } köprü kuruyor
}
advice-build = { $cell }’{ SUFFIX($cell, "e") } köprü kur

label-free = { $cell }, boş
label-upright = { $owner ->
    [first] { $cell }, dikey { -orange-adjective } köprü
   *[second] { $cell }, dikey { -blue-adjective } köprü
}
label-flat = { $owner ->
    [first] { $cell }, yatay { -orange-adjective } köprü
   *[second] { $cell }, yatay { -blue-adjective } köprü
}
label-wall = { $cell }, duvar
label-pier = { $owner ->
    [first] { $cell }, { -orange-adjective } ayak
   *[second] { $cell }, { -blue-adjective } ayak
}
label-frame = { $cell }, tahta kenarı

refuse-taken = { $owner ->
    [first] { $cell }’{ SUFFIX($cell, "de") } zaten { -orange-adjective } bir köprü var.
   *[second] { $cell }’{ SUFFIX($cell, "de") } zaten { -blue-adjective } bir köprü var.
}
refuse-wall = { $cell }’{ SUFFIX($cell, "de") } duvar var.
refuse-pier = { $owner ->
    [first] { $cell }’{ SUFFIX($cell, "de") } { -orange-adjective } bir ayak var. Köprüleri ayakların arasına kur.
   *[second] { $cell }’{ SUFFIX($cell, "de") } { -blue-adjective } bir ayak var. Köprüleri ayakların arasına kur.
}
refuse-frame = { $cell } tahtanın kenarında. Oraya köprü kuramazsın.
refuse-outside = { $cell } bu tahtada yok: Sütunlar a ile { $column }, satırlar 1 ile { $row } arasında.

end-joined = { $side ->
    [first] { -orange } üst ile altı birleştirdi.
   *[second] { -blue } sol ile sağı birleştirdi.
}
end-full = Tahta doldu ve kimsenin zinciri tamamlanmadı.

page-1-title = Amaç
page-1-body =
    Aynı suda, iç içe iki köprü ayağı takımı duruyor. { -orange }, üst kıyıdan alt kıyıya uzanan bir köprü zinciri kurmak ister. { -blue } ise sol kıyıdan sağ kıyıya. Köprüler asla kesişmez; bu yüzden hedefe yalnızca biriniz ulaşabilir.

    İki kıyısını ilk birleştiren kazanır. Zincirin dilediği gibi kıvrılabilir.
page-1-diagram-1 = { -orange } üst ile altı birleştirdi.

page-2-title = Köprü kurmak
page-2-body =
    Sırayla oynarsınız; başka türlü seçmediysen önce { -orange } oynar. Sıran gelince boş bir hücreye bir köprü kurarsın. Köprü, o hücrenin yanındaki kendi rengindeki iki ayağı birleştirir. Bazı hücrelerde köprün dikey, bazılarında yatay olur. Aynı hücrede rakibin köprüsü öbür yönde olurdu.

    Köprüler oldukları yerde kalır. Taşınmaz, alınmaz; pas da geçemezsin.

    Bir hücrenin adı, soldan sayılan sütunu ile alttan sayılan satırıdır.
page-2-diagram-1 = { -orange } d4’e dikey, e5’e yatay, { -blue } c3’e dikey bir köprü kurdu.

page-3-title = Oyunun sonu
page-3-body =
    Kendi kıyındaki bütün ayakların o kıyıya zaten değer. Bu yüzden zincirin herhangi birinden başlayabilir.

    Dolu bir tahtada her zaman tek bir kazanan olur. { -orange-genitive } yukarıdan aşağıya zinciri yoksa, { -blue-genitive } bir zinciri yolu kapatıyordur; tersi de doğrudur. Yani duvar yoksa beraberlik de yoktur.

    Ayakların üstüne, tahtanın kenarına ya da zaten köprü veya duvar olan bir hücreye köprü kuramazsın.
page-3-diagram-1 = { -blue } sol ile sağı birleştirdi.

page-4-title = Tahtalar, avans ve bulmacalar
page-4-body =
    Kare tahtalar, ayaklar ve hücreler birlikte sayılınca 5×5 ile 19×19 arasındadır. Alışılmış boyut 13’tür. Hepsinde ilk oynayan kazanmayı garantileyebilir.

    Satır ve sütun sayısı farklıysa yolu kısa olan taraf avantajlıdır ve ikinci oynasa bile kazanabilir. Bu, güçlü oyuncu için iyi bir dengelemedir.

    Duvarlar, kimsenin kullanamadığı hücrelerdir; oyun hazır köprülerle de başlayabilir. İkisiyle de bulmaca kurabilirsin. Duvar varsa dolu bir tahta berabere bitebilir. Başlangıçta sonuç zaten belliyse oyun hemen biter.
page-4-diagram-1 = 13 satır, 11 sütun: { -orange-dative } en az altı köprü gerekir, { -blue-dative } yalnızca beş.
page-4-diagram-2 = Berabere: Duvarlar iki tarafı da kesiyor ve tahta dolu.

page-5-title = Eşleştirme stratejisi
page-5-body =
    Oliver Gross, ilk oynayanın her seferinde kazanmasını sağlayan, akılda kalması kolay bir yol buldu. Kare bir tahtada { -orange } sensin. Sol üst köşeden başla. Bundan sonra kıyıda olmayan her { -blue-adjective } ayak, çevresindeki hücrelerden ikisini gözetir; böylece her boş hücre tam bir ayağa düşer. { -blue } bir çiftin hücrelerinden birini alınca sen öbürünü al.

    Hangi ikisi? İkinci { -blue-adjective } ayak sırasının ikinci { -blue-adjective } ayağından başla ve ayaktan ayağa sağ aşağıya ilerle: Bu çaprazdaki ayaklar solu ve sağı gözetir. Çaprazın sağındaki bütün ayaklar sağı ve altı, solundaki bütün ayaklar solu ve üstü gözetir.

    Neden işe yarar? Bir { -blue-adjective } zincir hayal et ve onu soldan sağa izle. İlk köprüsünü vardığı ayak, son köprüsünü çıktığı ayak gözetir. Öyleyse arada bir yerde zincir, bir ayağa onun gözettiği iki hücrenin birinden girip öbüründen çıkar. Ama { -blue } ikisini birden hiçbir zaman alamaz.
page-5-diagram-1 = { -orange } b6’dan başladı; f6’ya e5 ile, b4’e d4 ile, d2’ye f2 ile karşılık verdi. d6 ile c5’ten biri de f4 ile e3’ten biri de { -orange-genitive } olacak: Bu kadarı yeter.
page-5-diagram-2 = { -orange } b6’dan başladı. Çiftler: b4 ile d4 (1), d2 ile f2 (2), d6 ile c5 (3), f6 ile e5 (4), f4 ile e3 (5), b2 ile c3 (6). c4 ve e2 ayakları çaprazın üstünde.
page-5-diagram-3 = { -blue-genitive } zinciri c4, c2, e2 ve e4 üzerinden e6’ya geldi. { -orange } her seferinde çiftin öbür hücresini aldı: d4, b2, f2, f4; f6 ile de kazandı.

page-6-title = Nelere bakmalı
page-6-body =
    Her köprü iki iş görür: Seni ilerletir ve rakibinin elinden bir hücre alır. İkisini de iyi yapan hücreleri ara.

    İki yolu açık tut. Bir boşluğu iki ayrı köprü kapatabiliyorsa rakibin bunlardan yalnızca birini keser, sen de öbürünü kurarsın.

    Bir zinciri durdurmak için bütün yollarının geçtiği bir hücre ara. Bir de say: Her tarafa en az kaç köprü daha gerekiyor?
page-6-diagram-1 = { -orange } c3’te (1) ya da e3’te (2) kazanabilir. { -blue } bunlardan yalnızca birini alabilir.

page-7-title = Uzmanlar için
page-7-body =
    Bridg-It bir Shannon anahtarlama oyunudur: Bir yol ağında oyunculardan biri yolları sağlama alır, öbürü yıkar. { -orange-genitive } ağında noktalar { -orange-adjective } ayaklar, yollar ise hücrelerdir. { -orange-genitive } her köprüsü bir yolu sağlama alır, { -blue-genitive } her köprüsü bir yolu yıkar. { -blue-genitive } ağı ise kendi ayaklarından oluşur.

    Ağında, ortak boş hücresi olmayan iki ağaç varsa ve ikisi de her iki kıyıya ve aynı ayaklara ulaşıyorsa kimse seni durduramaz. Rakibin bir ağacın yolunu yıkarsa öbür ağacın bir yolu onu onarır. Sıra rakibinde olsa bile böyledir.
page-7-diagram-1 = { -orange } b4’ten başladı. Bu köprüyle d4 ve b2 (1) bir ağaç, c3 ve d2 (2) başka bir ağaç oluşturur.

computer-title = Bilgisayar nasıl düşünür
computer-body =
    Bridg-It her tahta için çözülmüştür. Bütün { -orange-adjective } ayakları nokta, boş hücreleri de aralarındaki olası yollar say. Ortak yolu olmayan iki yol ağacı aynı noktalara ve iki kıyıya da ulaşıyorsa { -orange } güvendedir, yoksa değildir: { -blue } hangi yolu yıkarsa yıksın, bir ağaç ikiye ayrılır ve öbür ağacın bir yolu onu onarır. Bunu Alfred Lehman kanıtladı. Bilgisayar, böyle ağaçlar olup olmadığını noktalara koyduğu çakıl taşlarını sayarak bulur; kimin hangi hamlelerle kazandığını saniyenin milyonda birkaçında bilir. Analiz iki ağacı da senin için çizer.

    En üst seviyede, kazandığı bir oyunu asla elinden kaçırmaz. Kazandıran hamlelerden en hızlısını, kayıp bir konumda ise sana en az doğru cevap bırakanı seçer.

    Öbür seviyelerde deneyimle oynar: Tahtayı binlerce kez rastgele doldurur ve sahibine en çok kazandıran hücreleri yeğler. Arada bir çözücüye danışır; seviye yükseldikçe daha sık.

# Ders
lesson-bridge = Kazanmak için { -orange-adjective } ayakların arasına köprü kurup üst ile altı birleştir.
lesson-bridge-task = Ayakların arasındaki herhangi bir hücreye dokun.
lesson-bridge-done = Köprün iki ayağını birleştirdi; { -blue } onu kesip geçemez.
lesson-shores = Üst kıyıdan alt kıyıya uzanan zincir kazandırır.
lesson-shores-task = Bir köprü eksik. Onu kur.
lesson-shores-done = Kıyıdan kıyıya! { -blue } aynısını soldan sağa dener.
lesson-shores-wrong = Bu, zincirini tamamlamıyor. Elindeki köprülerden devam et.
lesson-wind = Zincirin dilediği gibi kıvrılabilir.
lesson-wind-task = Dümdüz aşağısı kapalı. İki parçanı yandan birleştir.
lesson-wind-done = Yatay köprü de dikey köprü kadar sayılır.
lesson-wind-wrong = İki parçan hâlâ ayrı. Alt ortada buluşabilirler.
lesson-cut = Senin köprü kurduğun yere rakibin kuramaz.
lesson-cut-task = { -blue-dative } sağda bir köprü daha gerek. O hücreyi al.
lesson-cut-done = Yolunu kestin! Köprüler asla kesişmez.
lesson-cut-wrong = { -blue } son köprüyü kurup iki kıyıyı birleştirir.
lesson-two = Kazanmanın iki yolu varsa rakibin ikisini birden kesemez.
lesson-two-task = Aşağıya öyle kur ki sonraki hamlede iki ayrı köprü kazandırsın.
lesson-two-done = { -blue } yalnızca birini kesebilir ve az önce kesti.
lesson-two-wrong = { -blue } bunu kesmeye vakit bulur. En üstteki köpründen aşağıya kur.
lesson-mend = Öyleyse hep ikinci bir yolun hazır olsun.
lesson-mend-task = { -blue } seni solda kesti. Öbür yolu kullan.
lesson-mend-done = Bütün sır bu: Her zaman iki yolu açık tut.
lesson-mend-wrong = İkinci yol sağda, alttaki köprüne gidiyor.
lesson-pair = Hücreler çift çifttir: { -blue } birini alırsa sen öbürünü al.
lesson-pair-task = { -blue } çerçeveli çiftin bir hücresini aldı. Sen eşini al.
lesson-pair-done = Hep böyle karşılık verirsen { -blue } asla geçemez. Bütün çiftler kurallarda.
lesson-pair-wrong = Bu, eşi değil. Eşi, en alttaki { -blue-adjective } köprünün hemen sağında.
lesson-race = Duvar yoksa beraberlik olmaz. Sonunda her şeyi tek bir hücre belirler.
lesson-race-task = Hem sana hem { -blue-dative } bir köprü gerek, üstelik aynı hücrede. Onu al.
lesson-race-done = Tek köprüyle hem birleştirdin hem { -blue-accusative } kestin. Oynamaya hazırsın!
lesson-race-wrong = Şimdi ikinize de gereken hücreyi { -blue } alır ve kazanır.

# Bir ipucu neden iyi
# Bulmacaların konusu
puzzle-idea-win-in = En kısa yol, iki yandan da onarabildiğin yoldur.
puzzle-idea-only-win = Ortak köprüsü olmayan iki yolun ikisi birden kesilemez: Biri kesilirse öbürünü kullan.
puzzle-idea-save = Bu duvarlarla iki yol rakibini durdurur: Biri kesilirse öbürünü kullan.
puzzle-idea-prevent = Rakibinin iki yolunun buluştuğu yere kur.
chapter-first-bridges = Sekiz geçiş

# Nedenler
reason-allows = { $other ->
    [first] Ardından { -orange } { $cell } ile kazanabilir
   *[second] Ardından { -blue } { $cell } ile kazanabilir
}
reason-stops = { $other ->
    [first] { -orange-genitive } { $cell } ile kazanmasını engeller
   *[second] { -blue-genitive } { $cell } ile kazanmasını engeller
}
reason-threatens = { $cell } ile kazanma tehdidi yaratır
reason-two-trees = { $other ->
    [first] İki ayrı yol bırakır: { -orange } ikisini birden kesemez
   *[second] İki ayrı yol bırakır: { -blue } ikisini birden kesemez
}
reason-joins-groups = İki köprü grubunu birleştirir
reason-joins-shore = { $edge ->
    [top] Üst kıyıya bağlar
    [bottom] Alt kıyıya bağlar
    [left] Sol kıyıya bağlar
   *[right] Sağ kıyıya bağlar
}
reason-lengthens = { $side ->
    [first] Zinciri { $all } satırın { $count } tanesine uzatır
   *[second] Zinciri { $all } sütunun { $count } tanesine uzatır
}
reason-cuts = { $other ->
    [first] { -orange-dative } gereken köprü sayısını { $from }’{ SUFFIX($from, "den") } { $to }’{ SUFFIX($to, "e") } çıkarır
   *[second] { -blue-dative } gereken köprü sayısını { $from }’{ SUFFIX($from, "den") } { $to }’{ SUFFIX($to, "e") } çıkarır
}
reason-shortens = { $left ->
    [one] Kurulacak { $left } köprü kalır
   *[other] Kurulacak { $left } köprü kalır
}
