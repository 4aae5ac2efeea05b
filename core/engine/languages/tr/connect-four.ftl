name = Dördü Bağla
tagline = Pulları bırak, dördünü bir hizaya getir

page-1-title = Amaç
page-1-body = Tahta dik durur: yedi sütun, altı satır. Dört pulunu bir hizaya ilk getiren sen ol: dikey, yatay ya da çapraz.
page-1-diagram-1 = { -orange } yükselen çaprazda kazandı.
page-2-title = Hamleler
page-2-body = Önce { -orange } oynar, sonra sırayla oynarsınız. Sıran gelince dolu olmayan bir sütuna bir pul bırakırsın. Pul en alttaki boş hücreye düşer ve orada kalır. Bırakmak için sütunun herhangi bir yerine dokun.

    Pas geçemezsin: Yer olduğu sürece bırakmak zorundasın.
page-2-diagram-1 = Üçüncü sütunda iki pul var. Oraya bırakılan sonraki pul c3’e düşer.
page-3-title = Oyunun sonu
page-3-body = Bir hizada dört pul oyunu hemen bitirir. Dörtten fazlası da aynı şekilde sayılır. 42 hücrenin hepsi dolar ve kimse dörtlü yapamazsa oyun berabere biter.
page-3-diagram-1 = Bir pul boşluğu doldurdu: Beşli de dörtlü gibi kazandırır.
page-4-title = Nelere bakmalı
page-4-body =
    Her hamleden önce üç soru sor: Ben dörtlü yapabilir miyim? Rakibim yapabilir mi? Pulumun üstündeki hücre kime kalır?

    Sana dörtlü yaptıracak bir hücre tehdittir. Hemen doldurabileceğin iki tehdidin ikisi birden engellenemez. Daha yukarıdaki bir tehdit de işine yarar: Rakibin tam altına bırakmak istemez.

    En değerli sütun ortadakidir: En çok dörtlü hizası oradan geçer.
page-4-diagram-1 = { -orange } hem a1’i hem e1’i tehdit ediyor. { -blue } yalnızca birini engelleyebilir.
page-5-title = Hamleleri yazmak
page-5-body = Bir hamle, soldan sayılan sütununun numarasıyla yazılır: 1’den 7’ye kadar. Hücrelerin d4 gibi adları vardır: harf sütunu, sayı alttan sayılan satırı gösterir.

    Bütün bir oyunu 4453 gibi tek bir rakam dizisiyle de yazabilirsin.
page-6-title = Tek mi, çift mi
page-6-body =
    İyi hücreler bitince biri rakibinin tehdidinin altına bırakmak zorunda kalır. Buna zugzwang denir: Oynamak zorundasın, ama her hamle zararına.

    Kimin bu duruma düşeceği sayarak bulunur. Önce öbür sütunlar dolarsa { -blue }, { -orange-genitive } tek numaralı satırlardaki tehditlerinin altına; { -orange } ise { -blue-genitive } çift numaralı satırlardaki tehditlerinin altına bırakmak zorunda kalır. Bu yüzden { -orange } 3. ve 5. satırlarda, { -blue } 2., 4. ve 6. satırlarda tehdit arar.

    Her sütunda çift sayıda pul varsa { -blue-dative } peşinden gitmek yeter: { -orange } nereye bırakırsa o da hemen üstüne bırakır. Böylece çift numaralı satırlarda kalan bütün hücreler { -blue-genitive } olur. { -orange-genitive } tek numaralı bir satırdaki tehdidi bu planı bozar, çünkü { -blue } onun altına bırakamaz.
page-6-diagram-1 = Yalnızca 7. sütun kaldı: { -blue } g2’ye bırakmak zorunda, { -orange } g3’ü alır.
page-6-diagram-2 = { -blue } hep peşinden gidiyor. Sonunda { -orange } e3’e bırakmak zorunda kalır ve { -blue } e4’ü alır.
page-7-title = Tuzaklar ve açılış
page-7-body =
    Yan yana üç pul ile uçlarından birinden aşağı inen bir çapraz, 7 rakamına benzer. Bu biçim, biri öbürünün tam üstünde iki tehdit yaratır. Rakibin alttaki hücreyi alırsa sen üstüne bırakırsın.

    İlk pul önemlidir. Sonrasında kimse hata yapmazsa orta sütun { -orange-dative } kazandırır, onun iki yanındaki sütunlar beraberliğe götürür, öbür dördü kaybettirir.
page-7-diagram-1 = Bir 7: { -orange } e2’ye bırakır ve e3’ü tehdit eder. { -blue } e3’ü alırsa { -orange } e4’te kazanır.
computer-title = Bilgisayar nasıl düşünür
computer-body = Aklından binlerce oyun oynar, iyi gidenleri daha çok dener. Kazandıran bir hamle görünce oynar, seninkini engeller ve sana kazandıracak bir hücrenin altına bırakmaz.

    Dördü Bağla çözülmüş bir oyundur: Kusursuz oyunda ilk oynayan sondan bir önceki pulla kazanır, ama yalnızca ortadan başlarsa. Seviye yükseldikçe bilgisayar hamlelerinin kesin değerini daha sık hesaplar; en üst seviye, süresi yettikçe hep hesaplar.

# Ders
lesson-drop = Kazanmak için dört pulunu bir hizaya getir. Her pul sütunu boyunca düşer.
lesson-drop-task = Herhangi bir sütuna dokun.
lesson-drop-done = Düşebildiği kadar düştü ve artık orada kalır.
lesson-pile = Bir pul, sütununda ne varsa onun üstüne düşer.
lesson-pile-task = Pulunu ortadaki yığının üstüne bırak.
lesson-pile-done = Alttan üçüncü oldu. Bir sütun altı pul alır.
lesson-pile-wrong = Bu başka bir sütun. Yığın ortada.
lesson-across = Kendi renginden dört pulu bir hizaya getirirsen kazanırsın.
lesson-across-task = Üç pulun var. Dördüncüyü bırak.
lesson-across-done = Dörtlü yaptın! Oyun hemen biter.
lesson-across-wrong = Hâlâ üç. Dördüncü, dizinin ucuna gelir.
lesson-up = Üst üste dört pul da sayılır.
lesson-up-task = Sütunu tamamla.
lesson-up-done = Dikey dörtlü de aynı şekilde kazandırır.
lesson-up-wrong = Üst üste duran üç pula bak.
lesson-slant = Çapraz dört pul da sayılır.
lesson-slant-task = Üç pul sağa doğru yükseliyor. Dördüncünün sütununu bul.
lesson-slant-done = Çaprazlar kolayca gözden kaçar. Dikkatli bak.
lesson-slant-wrong = Üç pulu yukarıya doğru izle, bir sütun daha.
lesson-stop = Rakibinin üç pulu varsa engelle.
lesson-stop-task = { -blue } bir sonraki pulla kazanacak. Engelle.
lesson-stop-done = Her hamleden önce kendine sor: { -blue } neyi tehdit ediyor?
lesson-stop-wrong = { -blue } dizinin ucunu alır ve kazanır.
lesson-below = Her pul üstünde bir yer açar. Oraya ne düşeceğini düşün.
lesson-below-task = { -blue } ikinci satırda bir hücre bekliyor. Onun altı dışında bir yere bırak.
lesson-below-done = İyi gördün! Artık rakibin de oraya bırakamaz, yoksa hücreyi sen alırsın.
lesson-below-wrong = { -blue } senin pulunun üstüne bırakır ve dörtlüyü tamamlar.
lesson-zugzwang = Sonunda biri bir tehdidin altına bırakmak zorunda kalır. O sen olma.
lesson-zugzwang-task = Çerçeveli hücre sana dörtlü yaptırır, ama altı boş. { -blue-dative } başka sütun bırakma.
lesson-zugzwang-done = { -blue } hücrenin altına bırakmak zorunda kaldı; sen orada kazanırsın. Buna zugzwang denir.
lesson-zugzwang-wrong = Orası senin hücrenin tam altı; hücreyi { -blue } alır. Önce öbür sütunu kullan.
lesson-trap = Aynı anda iki tehdidin ikisi birden engellenemez.
lesson-trap-task = İki ucu da boş bir üçlü yap.
lesson-trap-done = { -blue } hangi ucu alırsa sen öbürünü alırsın. Kurallar bu kadar.
lesson-trap-wrong = { -blue } bunu engelleyebilir. Alt satırdaki iki pulunu üç yap.
