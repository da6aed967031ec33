# Kuzhi’nin Türkçe sözleri. İletinin adı nerede durduğunu söyler; {$…} yerlerini bot doldurur.
# Metinler Discord’un markdown biçimindedir. `.name`, komutun ya da seçeneğin Discord’daki adıdır.
# The word for each thing: docs/translating.md. Open questions for a native reader:
# “taraf” is the row and also the option of /play that says who moves first; does that disturb? Players of
# Mangala say “kuyu” and “hazine”; is “kale” what the rules of the federation call a castle? “alt başlık” for
# Discord's threads follows Discord's own app.

## Games

game-mangala = Mangala
game-mangala-castle = Kaleli Mangala
game-kalah = Kalah
game-oware = Oware
game-toguz-kumalak = Toguz Kumalak
game-bestemshe = Bestemşe
game-al-manqala = El-Mankala
game-pallankuzhi = Pallankuzhi
game-pallam-khuzi = Pallam Khuzi
game-kotu-baendum = Kotu Baendum
choice-game = {$game}: {$line}
from-origin = {$origin} · {$line}
origin-turkiye = Türkiye
origin-america = Amerika
origin-west-africa = Batı Afrika
origin-central-asia = Orta Asya
origin-palestine = Filistin
origin-south-india = Güney Hindistan
origin-sri-lanka = Sri Lanka
line-mangala = ulusal mancala oyunu
line-mangala-castle = bir daha oynama yok; bir kuyu kalen olabilir
line-kalah = dükkânların çoğunda satılan mancala
line-oware = diğer adı Awalé; ikiler ve üçler kazandırır
line-toguz-kumalak = her tarafta dokuz kuyu, biri tuzdığın olabilir
line-bestemshe = çabuk biten, küçük bir Toguz Kumalak
line-al-manqala = ikiler ve dörtler kazandırır
line-pallankuzhi = dağıtım kuyudan kuyuya sürer
line-pallam-khuzi = sırası daha kısa süren Pallankuzhi
line-kotu-baendum = yönü ilk hamle belirler

## Options of games

options-chosen = Seçenekler: {$options}.
option-end-row-empty = bir hamleden sonra bir taraf boş kalınca oyun biter
option-end-no-move = sırası gelen oyuncunun kuyuları boşsa oyun biter
option-own_pit_capture-true = kendi boş kuyusuna düşen son taş karşı kuyuyu kazandırır
option-own_pit_capture-false = kendi boş kuyusuna düşen son taş bir şey kazandırmaz
option-seeds-6 = kuyu başına altı taş
option-seeds-5 = kuyu başına beş taş
option-seeds-4 = kuyu başına dört taş
option-seeds-3 = kuyu başına üç taş
option-seeds-2 = kuyu başına iki taş
option-seeds-1 = kuyu başına bir taş
option-pits-6 = her tarafta altı kuyu
option-pits-5 = her tarafta beş kuyu
option-pits-4 = her tarafta dört kuyu
option-pits-3 = her tarafta üç kuyu
option-after_capture-continue = taş kazandıktan sonra dağıtım sürer
option-after_capture-end = taş kazanınca sıra geçer
option-fours-sower = dörtlüler onu yapanındır
option-fours-owner = dörtlüler kuyunun sahibinindir
option-skip_origin-true = taşların alındığı kuyu atlanır
option-skip_origin-false = taşların alındığı kuyuya da bırakılır
option-capture-relay = taş kazandıktan sonra dağıtım sürer
option-capture-ends-turn = taş kazanınca sıra geçer
option-capture-standard = kendi boş kuyusuna düşen son taş yalnız karşı kuyuda taş varsa kazandırır
option-capture-empty = kendi boş kuyusuna düşen son taş karşı kuyu boşsa da kazanılır
option-proposal = {$option}: {$meaning}
option-proposal-five = {$option}: beş taş, kazanınca sıra geçer (yoksa ilk el 70 taşın 46’sını alır)
length-whole = sonuna kadar
length-rounds = {$rounds} tur

## Players

player-bot = Kuzhi (seviye {$level})
player-unnamed = Oyuncu {$digits}
player-you = Sen
player-kuzhi = Kuzhi
side-south = Güney
side-north = Kuzey
row-south = {side-south}
row-north = {side-north}
row-yours = Senin tarafın
row-of = {$player}
label-yours = Sen ({$side})

## The challenge

challenge-open = {$invited}, {$challenger} seni bir **{$game}** oyununa çağırıyor · {$terms}
challenge-to-all = {$challenger} **{$game}** oynayacak birini arıyor · {$terms}
challenge-whoever = Kabul eden
challenge-to-all-cancelled = {$challenger} artık **{$game}** oynayacak birini aramıyor.
challenge-to-all-expired = {$challenger} **{$game}** oynayacak birini aradı ama süresinde kimse kabul etmedi.
challenge-sides = Güney tarafında oynayacak ve ilk hamleyi yapacak: {$first}
challenge-balanced = Dengeli açılış: kimse önde başlamasın diye ilk iki ila dört hamle kurayla belirlenir.
challenge-casual = Puansız: bu oyun sıralamaya sayılmaz.
challenge-first = Puansız, çünkü ikinizden birinin ilk oyunu: sıralamaya sayılmaz.
challenge-quick = Hızlı oyun: sonucu ilk hamleler belirler, bu yüzden sıralamaya sayılmaz. Üç turluk oyunlar sayılır.
challenge-ratings = Puanlar: {$ratings}
rating-of = {$player} {$rating}
challenge-series = {$sets} setlik maç: kazanan 1, berabere kalan ½ puan alır; her setten sonra taraflar değişir.
challenge-until = Şu zamana kadar açık: {$until}
challenge-declined = {$challenger} bir **{$game}** oyununa çağırdı, {$invited} geri çevirdi.
challenge-cancelled = {$challenger}, {$invited} için yaptığı **{$game}** çağrısını geri aldı.
challenge-expired = {$challenger} bir **{$game}** oyununa çağırdı; {$invited} süresinde yanıt vermedi.
menu-challenge = Mangalaya çağır
draft-game-bot = Kuzhi’ye karşı **{$game}**. İstediğini değiştir, sonra **{button-begin}** düğmesine bas.
draft-game-person = {$opponent} **{$game}** oyununa çağrılıyor. İstediğini değiştir, sonra **{button-challenge}** düğmesine bas.
draft-game-anybody = Bu kanaldaki herkes **{$game}** oyununa çağrılıyor; aşağıdan birini de seçebilirsin. İstediğini değiştir, sonra **{button-challenge}** düğmesine bas.
draft-choose-person = Rakip seç
draft-against-person = Biriyle oyna
draft-against-bot = Kuzhi ile oyna
draft-sentences = Tahtalar düz cümleler de olabilir: /ayarlar ile seç.
draft-opening-free = Açılış: serbest
draft-opening-balanced = Açılış: dengeli
done-posted = Bu kanalda paylaşıldı.
done-played = Oynandı: tahtada görünüyor.
done-taken-back = Son hamlen geri alındı.
done-drawn = Kuzhi kabul ediyor: oyun berabere.
done-time-given = Süre verildi: tahtada görünüyor.
done-resigned = Pes ettin.
done-series-resigned = Bütün maçta pes ettin.
choice-one-game = Tek oyun
choice-sets = {$sets} setlik maç
button-side-first = İlk hamle: sen
button-side-second = İlk hamle: rakip
button-side-random = İlk hamle: rastgele
button-make-casual = Puansız yap
button-make-rated = Puanlı yap
button-challenge = Çağır
button-begin = Başla
button-accept = Kabul et
button-decline = Geri çevir
button-cancel = Vazgeç

## The board

board-title = **{$game}** · Güney (S) {$south} · Kuzey (N) {$north}
board-title-alone = **{$game}** · {$south} – {$north}
board-rated = Puanlı
board-casual = Puansız
board-ratings = {$kind} · Güney {$south} · Kuzey {$north}
board-round = Tur {$round} / {$rounds}
board-round-open = Tur {$round}
board-series = Set {$set} / {$sets} · {$south} {$points} – {$against} {$north}
board-ballot = Kurayla çekilen dengeli açılış: {$moves}
board-to-move = Sıra: **{$player}**
board-to-move-side = Sıra: **{$player}** ({$side})
board-your-move = **Sıra sende**
board-turn = {$mover}. Bir kuyu seç.
board-turn-plain = {$mover}.
board-direction = {$mover}. Bir kuyu ve bütün turun yönünü seç.
board-arrange = {$mover}. Soldan başlayarak 1–7. kuyulara dizecek {$seeds} taş var: 1. kuyuya bir ya da iki, 2–6. kuyulara en çok iki, 7. kuyuya en çok dört. 1. kuyuda iki taş varsa üçlüleri, bir taş varsa ikilileri kazanırsın.
board-bot-turn = {$player} düşünüyor …
board-end-pits-first = **Önce uç kuyular:** turdaki ilk hamlen 1. ya da 7. kuyudan olur.
board-singles-stay = **Tekler bekler:** iki ya da daha çok taşlı kuyun varken tek taşlı kuyu oynanmaz.
board-front-single-stays = **Öndeki tek bekler:** başka tek taşın varken ön kuyundaki tek taş oynanmaz.
board-feed-first = **Önce besle:** karşı taraf boş; yalnız ona taş veren kuyular oynanır.
board-marked-stay = **İşaretliler bekler:** bağlı ya da kapalı kuyu tur sonuna dek oynanmaz.
board-castle = Kale: {$side}, {$pit}. kuyu ({$player}).
board-castle-you = Kalen: {$side}, {$pit}. kuyu.
board-tuzdik = Tuzdık: {$side}, {$pit}. kuyu ({$player}).
board-tuzdik-you = Tuzdığın: {$side}, {$pit}. kuyu.
board-mark-puta = Tur boyunca kapalı (p): {$side}, {$pit}. kuyu.
board-mark-naga = Tur boyunca kapalı (g): {$side}, {$pit}. kuyu.
board-mark-tied = Bağlı: {$side}, {$pit}. kuyu.
board-mark-owner = Taşlarını {$player} alır.
board-mark-yours = Taşları senindir.
board-excluded = x ile işaretli kuyular oyun dışıdır.
board-to-fill = x ile işaretli kuyular henüz doldurulmadı.
board-eats = {$player} taş sayısı {$seeds} olan kuyuları kazanır.
board-eats-you = Sen taş sayısı {$seeds} olan kuyuları kazanırsın.
board-heap = {$side}, {$pit}. kuyu: {$seeds} taş.
board-text-row = {$side}: {$pits}. Hazine {$store}.
board-text-excluded = kapalı
board-text-castle = kale
board-text-tuzdik = tuzdık
board-moved-on = Tahta taşındı: {$link}
board-seen-alone = Bunu yalnız sen görüyorsun: Discord burada Kuzhi’nin cevaplarını yalnız sana gösteriyor. Rakibin tahtayı `/tahta` ile görebilir.
board-user-install = Burada bir süre bir şey olmazsa en yeni tahta için `/tahta` yaz.
no-files = Kuzhi bu kanalda dosya ekleyemiyor, bu yüzden yalnız yazı var. Sunucuyu yöneten biri **Dosya Ekle** izniyle buna izin verebilir.
no-files-boards = Bu sunucuda tahtalar resim olarak ayarlı, ama Kuzhi bu kanalda dosya ekleyemiyor; o yüzden emoji ya da harflerle çiziliyorlar. Kuzhi’ye burada **Dosya Ekle** iznini ver; bir sonraki hamle resimle gelir.
board-in-thread = {$south} ile {$north}, **{$game}**: {$thread}
thread-name = {$game}: {$south} – {$north}
call-to-move = {$player}, **{$game}** oyununda sıra sende (rakip: {$opponent}): {$link}
call-to-move-unlinked = {$player}, **{$game}** oyununda sıra sende (rakip: {$opponent}).
button-arrange = Başka diziliş …
menu-layouts = Başka dizilişler …
button-standard = Varsayılan diziliş
form-arrange = Taşlarını diz
form-arrange-label = 1–7. kuyulardaki taşlar, soldan
turn = {$player}: {$moves}.
turn-pits = {$pits} numaralı kuyular
turn-laps = {$moves}, {$laps} dağıtım, {$seeds} taş
turn-gain = {$moves}, +{$seeds}
turn-castle = {$moves}, kale
turn-tuzdik = {$moves}, tuzdık
turn-gain-other = {$moves} ({$player} +{$seeds})
list-comma = {$before}, {$after}
list-and = {$before} ve {$after}
why-feeding = Karşı taraf boş, ona taş verilmesi gerekir: yalnız oraya taş veren hamleler oynanabilir.
why-origin-passed = Dağıtılan kuyuya kendi taşı düşmez: o kuyu atlanır.
why-full-passed = Kazanılmasına bir taş kalan kuyular atlanır; yalnız eldeki son taş oraya düşebilir.
why-next-sown = Sonraki kuyuda taş var, o da dağıtılır.
why-last-sown = Son taş dolu bir kuyuya düşer, o kuyu da dağıtılır.
why-sown-after-capture = Taş kazanınca dağıtım sonraki kuyudan sürer.
why-again = Son taş hazineye düşer, bu da bir hamle hakkı daha verir.
why-again-you = Son taş senin hazinene düşer: bir daha oynarsın.
why-again-pit = {$pit}. kuyu hazinede biter, bu da bir hamle hakkı daha verir.
why-again-pit-you = {$pit}. kuyu senin hazinende biter: bir daha oynarsın.
why-even = Son taş karşı taraftaki kuyuyu {$seeds} yapar, çift sayı: kazanılır.
why-opposite = Son taş kendi tarafındaki boş bir kuyuya düşer, karşı kuyuda {$seeds} taş var: ikisi de kazanılır.
why-opposite-you = Son taş senin boş bir kuyuna düşer, karşı kuyuda {$seeds} taş var: ikisi de senin.
why-alone = Son taş kendi tarafındaki boş bir kuyuya düşer: karşısı boş olsa da kazanılır.
why-castle = Son taş karşı taraftaki kuyuyu üç yapar: kazanılır ve kuyu artık kaledir.
why-tuzdik = Son taş karşı taraftaki kuyuyu üç yapar: kazanılır ve kuyu artık tuzdıktır.
why-into-castle = Kaleye düşen taş hemen sahibine gider.
why-into-tuzdik = Tuzdığa düşen taş hemen sahibine gider.
why-two-three = Son taş karşı taraftaki kuyuyu {$seeds} yapar: ikiler ve üçler kazanılır.
why-two-four = Son taş kuyuyu {$seeds} yapar: ikiler ve dörtler kazanılır.
why-run = Son taştan geriye art arda {$seeds}: hepsi kazanılır.
why-behind-gap = Boş kuyunun arkasındaki taşlar kazanılır: {$seeds}.
why-four = Bir taşla dört olan kuyu hemen kazanılır.
why-four-of-owner = Bir taşla dört olan kuyu hemen bulunduğu tarafın sahibine gider.
why-full = Son taş kuyuyu {$seeds} yapar: kazanılır.
why-tied = Son taş uç kuyuyu {$seeds} yapar: kuyu tur boyunca bağlanır, kazanılmaz.
why-two-empty = Sonraki iki kuyu boş, hamle biter.
why-capture-ends = Taş kazanınca hamle biter.
why-next-empty = Sonraki kuyu boş, hamle biter.
why-next-marked = Sonraki kuyu işaretli, hamle biter.
why-empty = Son taş boş bir kuyuya düşer, hamle biter.
why-marked = Son taş işaretli bir kuyuya düşer, hamle biter.

## What a move did

move-arranged = {$player} taşlarını dizdi; taş sayısı {$seeds} olan kuyuları kazanır.
move-arranged-you = Taşlarını dizdin; taş sayısı {$seeds} olan kuyuları kazanırsın.
move-arranged-usual = {$player} varsayılan dizilişi seçti.
move-arranged-usual-you = Varsayılan dizilişi seçtin.
move-counter-clockwise = Bu turda taşlar saat yönünün tersine dağıtılır.
move-clockwise = Bu turda taşlar saat yönünde dağıtılır.
move-kept = Elde kalan {$seeds} taş hazineye gitti: hiçbir kuyu alamazdı.
end-rows-empty = İki taraf da boş, bu yüzden oyun bitti.
end-row-empty = {$player} kendi tarafında taşsız kaldı, bu yüzden oyun bitti.
end-row-empty-you = Senin tarafında taş kalmadı, bu yüzden oyun bitti.
end-cannot-move = Sırası gelen {$player} kendi tarafında taşsız kaldı, bu yüzden oyun bitti.
end-cannot-move-you = Sıra sende ama tarafında taş yok, bu yüzden oyun bitti.
end-cannot-feed = {$player} kendi tarafında taşsız kaldı ve {$other} oraya taş veren bir hamle bulamıyor, bu yüzden oyun bitti.
end-cannot-feed-you = Senin tarafında taş kalmadı ve {$other} oraya taş veren bir hamle bulamıyor, bu yüzden oyun bitti.
end-you-cannot-feed = {$player} kendi tarafında taşsız kaldı ve sende oraya taş veren bir hamle yok, bu yüzden oyun bitti.
end-nothing-to-sow = {$player} dağıtacak taş bulamıyor, bu yüzden tur bitti.
end-nothing-to-sow-you = Dağıtacak taşın yok, bu yüzden tur bitti.
end-no-pit = {$player} oynayabileceği bir kuyu bulamıyor, bu yüzden tur bitti.
end-no-pit-you = Oynayabileceğin bir kuyu yok, bu yüzden tur bitti.
end-to-the-empty-row = Tarafı boş kalan, kalanların hepsini alır: {$seeds} taş.
end-kept = Kalan taşlar, tarafında durdukları oyuncunundur: {$seeds} taş.
end-to-the-unfed = Taş verilemeyen, kalanların hepsini alır: {$seeds} taş.
end-to-the-other = Kalanların hepsini öbür oyuncu alır: {$seeds} taş.
end-repetition = Aynı durum üçüncü kez oluştu, bu yüzden oyun bitti.
end-repetition-again = Aynı durum yeniden oluştu, bu yüzden oyun bitti.
end-repetition-round = Aynı durum üçüncü kez oluştu, bu yüzden tur bitti.
end-own-rows = Herkes kendi tarafında kalan taşları alır: {$south} {$points}, {$north} {$against}.
end-own-rows-and-marks = Herkes kendi tarafında kalan taşları alır; işaretli kuyulardakiler işaretin sahibinindir: {$south} {$points}, {$north} {$against}.
end-halved = Tahtada kalan taşlar eşit bölüşülür: kişi başı {$seeds}.
move-endless = Dağıtım hiç bitmeyecekti, durduruldu.
move-grand-slam = Hiçbir şey kazanılmadı: karşı tarafın bütün taşları alınacaktı.
move-taken-back = {$player} bir hamleyi geri aldı.
move-taken-back-you = Bir hamleni geri aldın.
move-planned = Önceden planlanmıştı.
move-drawn = Kurayla çekildi.
move-round-ended = **{$round}. tur bitti: {$south} {$points}, {$north} {$against}.**
move-round-began = {$round}. tur başlıyor, ilk hamle: {$player}.
move-round-began-you = {$round}. tur başlıyor, ilk hamle senin.

## A move, shown

button-show-move = Hamleyi göster
button-move-before = ◀ Önceki hamle
button-move-after = Sonraki hamle ▶
story-title = **{$game}** · hamle {$number}: {$player}
story-run-title = **{$game}** · hamle {$first}–{$last}: {$player}
button-lap-by-lap = Adım adım
button-whole-move = Bütün hamle
button-whole-run = Bütün bu hamleler
film-proposed = Kuzhi her cevabını sana kısa bir film olarak gösterebilir.
film-chosen = Bundan sonra Kuzhi’nin her yanıtını film olarak görürsün. Bunu ayarlarından değiştirebilirsin.
button-film = Cevapları film olarak göster
button-in-sentences = Cümlelerle
button-lap-before = ◀ Önceki adım
button-lap-after = Sonraki adım ▶
story-lap-title = **{$game}** · hamle {$number}: {$player} · adım {$lap}/{$laps}
story-lap = {$lap}. {$from}, {$pit}. kuyu: {$seeds} taş; son taş şuraya düşer: {$to}, {$last}. kuyu.
story-lap-to-store = {$lap}. {$from}, {$pit}. kuyu: {$seeds} taş; son taş hazineye düşer: {$to}.
story-lap-to-castle = {$lap}. {$from}, {$pit}. kuyu: {$seeds} taş; son taş kaleye düşer: {$to}, {$last}. kuyu.
story-lap-to-tuzdik = {$lap}. {$from}, {$pit}. kuyu: {$seeds} taş; son taş tuzdığa düşer: {$to}, {$last}. kuyu.
story-lifted = {$lap}. {$from}, {$pit}. kuyu: {$seeds} taş alınır.
story-captured = {$side}, {$pit}. kuyu: {$player} {$seeds} taş kazanır.
story-captured-you = {$side}, {$pit}. kuyu: {$seeds} taş kazanırsın.
story-swept = {$side}, {$pit}. kuyu: kalan {$seeds} taşı {$player} alır.
story-swept-you = {$side}, {$pit}. kuyu: kalan {$seeds} taşı sen alırsın.
story-left-out = … burada {$lines} satır atlandı …

## The end

over-won = **{$player} kazandı: {$points} – {$against}.**
over-won-you = **Sen kazandın: {$points} – {$against}.**
over-drawn = **Berabere, {$points} – {$points}.**
over-resigned = **{$loser} pes etti, {$player} kazandı.**
over-resigned-you = **Pes ettin, {$player} kazandı.**
over-agreed = **Anlaşarak berabere.**
over-early = Erken bittiği için puana sayılmaz.
over-early-in-tournament = Erken bitti, bu yüzden puanlı değil. Turnuvada sayılır.
over-voided = Geçersiz sayıldı: puana sayılmaz.
over-voided-here = Sunucuyu yönetenler geçersiz saydı: sunucunun sıralamasına sayılmaz.
over-turned = Dönüm noktası: {$number}. hamle ({$mover}, {$pit}. kuyu). O andan sonra taşların yarısından çoğu {$player} oyuncusundaydı.
over-turned-you = Dönüm noktası: {$number}. hamle ({$mover}, {$pit}. kuyu). O andan sonra taşların yarısından çoğu sendeydi.
over-turned-pictured = Resim dönüm noktasını gösterir: {$number}. hamleden ({$mover}, {$pit}. kuyu) sonra taşların yarısından çoğu {$player} oyuncusundaydı.
over-turned-pictured-you = Resim dönüm noktasını gösterir: {$number}. hamleden ({$mover}, {$pit}. kuyu) sonra taşların yarısından çoğu sendeydi.
over-pictured = Resim, {$number}. hamleden sonraki tahtayı gösterir.
over-ratings = Puanlar: {$south} · {$north}
rating-changed = {$player} {$rating} ({$change})
series-goes-on = **{$south} {$points} – {$against} {$north}.** Aşağıda {$sets} setin {$set}. seti başlıyor, taraflar değişti.
series-won = **{$player}, {$sets} setlik maçı {$points} – {$against} kazandı.**
series-drawn = **{$sets} setlik maç berabere bitti, {$points} – {$points}.**
series-given-up = **{$sets} setlik maçı {$player} kazandı: {$loser} maçta pes etti.**
reason-majority = Bu, bütün taşların yarısından fazla.
reason-agreed = İki oyuncu kalanı bölüşmeyi kabul etti.
reason-cannot-fill = {$player} yeni tur için tek bir kuyuyu bile dolduramıyor, bu yüzden oyun bitti.
reason-cannot-fill-you = Yeni tur için tek bir kuyuyu bile dolduramıyorsun, bu yüzden oyun bitti.
reason-cannot-sow = {$player} için yeni tura taş kalmadı, bu yüzden oyun bitti.
reason-cannot-sow-you = Yeni tur için taşın kalmadı, bu yüzden oyun bitti.
reason-round-limit = Bütün turlar oynandı: şimdi taşı çok olan kazanır.

button-export = Hamleleri indir
button-rematch = Rövanş
button-share = Paylaş …
share-channel = Başka bir kanal seç
share-where = Bu oyunu kartıyla bu sunucunun başka bir kanalında paylaş:
share-title = {$player} bir oyun paylaşıyor: **{$game}** · {$south} – {$north}
card-after = {$of} hamleden {$moves}. hamleden sonra tahta:
card-round = {$name} · tur {$round}
card-stage = {$name} · {$stage}
share-done = {$channel} kanalında paylaşıldı.
refused-stands-there = Bu oyun zaten {$channel} kanalında. Başka bir kanal seç.
refused-may-not-post = {$channel} kanalında yazamazsın. Yazabildiğin bir kanal seç.
refused-cannot-post = Kuzhi {$channel} kanalında yazamadı. Orada kanalı görme, mesaj gönderme ve dosya ekleme izinleri gerekir.
refused-may-not-write = Kuzhi {$channel} kanalında yazamıyor, bu yüzden olanlar kimseye bildirilemez. Orada eksik izinler: {$permissions}. Bunları sunucuyu yöneten birinden iste ya da başka bir kanal kullan.
permission-view-channel = Kanalı Görüntüle
permission-send-messages = Mesaj Gönder
permission-send-in-threads = Alt Başlıklarda Mesaj Gönder
export = Oyunun {$moves} hamlesi, `kuzhi-engine` programının okuduğu metin dosyası olarak.

## The clock

clock-none = Süresiz
clock-days = Hamle başına {$days} gün
clock-hours = Bütün oyun için kişi başı {$hours} sa
clock-reserve = Kişi başı {$start}, her hamlede +{$added} (en çok {$start})
clock-live = Canlı: kişi başı {$minutes} dk, her hamlede +{$seconds} sn
clock-live-bare = Canlı: kişi başı {$minutes} dk
clock-proposal = {$id}: {$name}
length-days = {$days} gün
length-hours = {$hours} sa
moment-date = {$date}
moment-time = {$time}
board-banks = Süre: {$first} {$south} · {$second} {$north}
board-time = {$player} için süre doluyor: {$when}
board-time-you = Süren doluyor: {$when}
board-time-up = **{$player} için süre doldu.** {$other} galibiyeti alabilir ya da hamleyi bekleyebilir.
board-first-move = {$player} ilk hamleyi yapınca süre işlemeye başlar. İlk hamle için son an: {$when}
board-first-move-you = İlk hamleni yapınca süre işlemeye başlar. İlk hamle için son an: {$when}
board-first-move-up = **{$player} ilk hamleyi zamanında yapmadı.** {$other} galibiyeti alabilir ya da hamleyi bekleyebilir.
button-claim = Galibiyeti al
button-give-day = Bir gün ver
button-give-time = {$time} daha ver
call-bank = {$player}, **{$game}** oyunundaki süren doluyor, {$when}: {$link}
call-bank-unlinked = {$player}, **{$game}** oyunundaki süren doluyor, {$when}.
call-reminder = {$player}, **{$game}** oyununda hamle süren doluyor (rakip: {$opponent}), {$when}: {$link}
call-reminder-unlinked = {$player}, **{$game}** oyununda hamle süren doluyor (rakip: {$opponent}), {$when}.
call-to-claim = {$player}, **{$game}** oyununda süre doldu (rakip: {$opponent}). Galibiyeti al ya da rakibine süre ver: {$link}
call-to-claim-unlinked = {$player}, **{$game}** oyununda süre doldu (rakip: {$opponent}). Galibiyeti al ya da rakibine süre ver.
call-time-given = {$player}, **{$game}** oyununda rakibin {$opponent} hamlen için sana süre verdi. Süren şimdi doluyor, {$when}: {$link}
call-time-given-unlinked = {$player}, **{$game}** oyununda rakibin {$opponent} hamlen için sana süre verdi. Süren şimdi doluyor, {$when}.
over-timed-out = **{$loser} süreyi aştı, {$player} kazandı.**
over-no-first-move = **{$loser} ilk hamleyi zamanında yapmadı, {$player} kazandı.**
over-no-first-move-you = **İlk hamleyi zamanında yapmadın, {$player} kazandı.**
over-timed-out-you = **Süreni aştın, {$player} kazandı.**
games-until = {$line} · süre doluyor: {$when}
refused-no-clock = Bu oyun süresiz, bu yüzden süreyle alınacak bir galibiyet yok.
refused-time-not-up = Bu hamle için daha süre var. Galibiyeti süre dolunca alabilirsin: {$when}.
refused-own-time-up = Senin süren doldu. Rakibin galibiyeti almadan hamleni yap.
refused-own-time = Sıra sende: sana ancak rakibin süre verebilir.
refused-plenty-of-time = {$other} için yeterince süre var. Bir kısmı geçince yine süre verebilirsin.
refused-bad-clock = “{$text}” bir süre değil. Hamle başına gün için 1d, 3d ya da 7d, her hamlede dolan bir süre için 3d+12h, canlı oyun için dakika ve saniye, örneğin 5+3, süresiz için none yaz.
refused-no-time-zone = “{$text}” Kuzhi’nin bildiği bir şehir ya da saat dilimi değil. Yakınındaki büyük bir şehri yaz ve listeden seç.
settings-claims-on = Rakibin süresi dolunca galibiyet **senin için hemen alınır**.
settings-claims-off = Rakibin süresi dolunca karar **senin**: galibiyeti al ya da hamlesini bekle.
settings-reply-at-once = Kuzhi’ye karşı onun cevabını kendi hamlenle birlikte, **hemen** görürsün.
settings-reply-pause = Kuzhi’ye karşı önce kendi hamleni, **bir saniye sonra** onun cevabını görürsün.
settings-reply-film = Kuzhi’ye karşı önce kendi hamleni, sonra onun cevabını ahşap tahtada iki üç saniyelik **bir film olarak**, tane tane görürsün.
settings-listed-on = Bütün sunucuların sıralamasında adın **görünüyor**, `/profil` herkese açık.
settings-listed-off = Bütün sunucuların sıralamasında adın **gizli**. Puanın ve kendi sunucularındaki yerin kalır; `/profil` yalnız sana açık.
settings-clock = Süre seçilmezse: {$clock}
button-claims-on = Süreyle galibiyet: hemen alınır
button-claims-off = Süreyle galibiyet: karar senin
button-reply-at-once = Kuzhi’nin cevabı: hemen
button-reply-pause = Kuzhi’nin cevabı: bir saniye sonra
button-reply-film = Kuzhi’nin cevabı: film olarak
button-listed-on = Bütün sunucuların sıralaması: görünür
button-listed-off = Bütün sunucuların sıralaması: gizli
button-undo = Sonucu geri al …
button-undo-sure = Evet, sonucu geri al
undo-sure = Bir şey ters gittiği için bu sonuç geri alınsın mı? Oyun yeni süreyle sürer, puanlar oyun bitmemiş gibi olur.
undo-done = Geri alındı: oyun yeni süreyle sürüyor.
button-void = Sonucu geçersiz say …
button-void-sure = Evet, sonucu geçersiz say
button-void-series = Maçın bütün setlerini geçersiz say
void-sure = Bu sonuç geçersiz sayılsın mı? Tahtada kalır, bu sunucunun sıralaması bu oyun hiç oynanmamış gibi olur. Bütün sunucuların sıralamasında yine sayılır: orada yalnız Kuzhi’yi çalıştıran kişi geçersiz sayabilir.
void-sure-tournament = Turnuvasında oyun o zaman iki oyuncuya da sayılmaz.
void-done = { $results ->
    [one] Geçersiz: bu sonuç artık bu sunucunun sıralamasına sayılmıyor.
   *[other] Geçersiz: bu {$results} sonuç artık bu sunucunun sıralamasına sayılmıyor.
}
refused-not-undoer = Bir sonucu yalnız bu sunucuyu yönetenler geri alabilir ya da geçersiz sayabilir. Onlardan birine sor.
refused-nothing-to-undo = Yalnız süreyle biten bir sonuç geri alınabilir; bu oyunda öyle bir sonuç yok.
refused-nothing-to-void = Bu sonuç puana sayılmıyor; geçersiz sayılacak bir şey yok.
refused-own-result = Bu oyunu kendin oynadın, bu yüzden sonucunu düzeltemezsin. Bu sunucuyu yöneten başka birine ya da Kuzhi’yi çalıştıran kişiye sor.
refused-next-set = Sonraki set başladı, bu yüzden bu sonuç geçerli kalır.

## Giving up

resign-sure = {$opponent} karşısındaki **{$game}** oyununda pes etmek istiyor musun? Oyunu kaybetmiş sayılırsın.
resign-sure-set = {$opponent} karşısındaki **{$game}** setinde pes etmek istiyor musun? Seti kaybetmiş sayılırsın ve sıradaki set başlar. Ya da bütün maçta pes et: o zaman maçı {$opponent} kazanır ve başka set oynanmaz.
resign-kept = Oyun sürüyor.
button-resign = Evet, pes ediyorum
button-resign-set = Bu sette pes et
button-resign-series = Maçta pes et
button-play-on = Hayır, devam

## Hints

hint-sow = **{$move}.** kuyuyu oyna.
hint-sow-way = **{$move}** oyna: kuyu ve bütün turun yönü.
hint-lay-out = Taşlarını şöyle diz: **{$move}**.
hint-even = Bununla oyun aşağı yukarı eşit kalır.
hint-ahead = Bununla yaklaşık {$seeds} taş öndesin.
hint-behind = Daha iyisi yok, ama yaklaşık {$seeds} taş geridesin.
hint-wins = Bununla, rakibin ne oynarsa oynasın, en az {$seeds} taş farkla kazanırsın.
hint-loses = Daha iyisi yok, ama rakibin en az {$seeds} taş farkla kazanabilir.
hint-draw = Kusursuz oyunla berabere biter.
hint-wins-exactly = Kusursuz oyunla tam {$seeds} taş farkla kazanırsın.
hint-loses-exactly = Kusursuz oyunla tam {$seeds} taş farkla kaybedersin.
hint-wins-game = Bununla, rakibin ne oynarsa oynasın, oyunu kazanırsın.
hint-loses-game = Daha iyisi yok, ama ne oynarsan oyna, rakibin oyunu kazanabilir.
nobody-can-force = İki taraf da kazanmayı zorlayamaz.
button-play-hint = Oyna: {$move}

## What was played

history-title = **Oynadıkların**, en yenisi üstte
history-of-game = Yalnız {$game}
history-against = Yalnız {$opponent} ile
history-none = Henüz hiç oynamadın. `/oyna` ile bir oyun başlat.
history-none-such = Böyle bir oyun yok. Aşağıdan başka bir oyun seç.
history-line = {$number}. {$when} · **{$game}**, rakip {$opponent}: {$result}
history-choice = {$number}. {$game}, rakip {$opponent}
history-won = 🏆 kazandın
history-lost = kaybettin
history-drawn = 🤝 berabere
history-score = {$result}, {$points} – {$against}
history-running = sürüyor
history-your-turn = sürüyor, sıra sende
history-replay = Birini yeniden izle …
history-all-games = Bütün oyunlar
button-newer = ◀ Daha yeni
button-older = Daha eski ▶
button-all-opponents = Bütün rakipler
refused-nothing-played = Henüz hiç oynamadın. `/oyna` ile bir oyun başlat.
describe-history = Oynadıkların ve sonuçları; yalnız sen görürsün
    .name = geçmiş
describe-history-game = Yalnız bu oyun
    .name = oyun
describe-history-opponent = Yalnız bu kişiyle ya da Kuzhi ile oynadıkların
    .name = rakip

## A game, replayed

button-replay = Yeniden izle
button-first = |◀ İlk
button-back = ◀ Geri
button-next = İleri ▶
button-last = Son ▶|
button-play-to-end = ▶ Sonuna kadar oynat
replay-at = Hamle {$moves} / {$of} · `{$id}`
replay-film = {$from} – {$to}. hamleler, tahta tahta.
describe-replay = Bir oyunu tahta tahta yeniden izle; yalnız sen görürsün
    .name = tekrar
describe-past-match = Hangi oyun: adı ya da tahtasının bağlantısı; boş bırakırsan son oynadığın
    .name = maç

## Reviews

button-review = İncele
button-review-move = Hamle {$move}
button-retry = {$move}. hamleyi yeniden dene
button-retry-mistakes = Hatalarımı yeniden dene
button-retry-counted = { $mistakes ->
    [one] Hatamı yeniden dene
   *[other] {$mistakes} hatamı yeniden dene
}
button-retry-next = Sonraki hata ▶
button-review-back = İncelemeye dön
retry-title = **Yeniden {$ply}. hamle** · **{$game}**
retry-place = Hata {$number}/{$of} · {$marks}
retry-task = **Sıra: {$side}.** Oyunda {$move} oynandı. Daha iyisini bul.
retry-task-you = **Sıra sende.** Oyunda {$move} oynadın. Daha iyisini bul.
retry-best = ✅ **Evet! {$move} hamlesinden iyisi yok.**
retry-stops = {$move} oynansaydı rakip {$seeds} taş kazanabilirdi.
retry-better = ↗️ **{$move} oynanandan iyi ama en iyisi değil.** {$account}
retry-no-better = ↩️ **{$move} daha iyi değil.** {$account}
retry-all-found = 🎉 **Hepsini buldun.**
review-title = **İnceleme** · {$title}
review-under-way = Kuzhi her hamleye bakıyor: {$moves} hamleden {$done} tanesi tamam.
review-accuracy = İsabet: {$south} · {$north}
review-nothing-lost = Hiçbir hamle, güçlü bir oyuncunun göreceği bir şey kaybettirmedi: ikiniz de iyi oynadınız.
review-own-nothing-lost = Güçlü bir oyuncunun göreceği hiçbir şey kaybetmedin: iyi oynadın.
review-own-move = ({$number}) **Hamle {$ply}**: {$move} yaklaşık {$seeds} taş kaybettirdi.
review-own-move-exactly = ({$number}) **Hamle {$ply}**: {$move} tam {$seeds} taş kaybettirdi.
review-own-move-round = ({$number}) **Hamle {$ply}**: {$move} bu turda tam {$seeds} taş kaybettirdi.
review-own-move-match = ({$number}) **Hamle {$ply}**: {$move} bu turda hiç taş kaybettirmedi.
review-move = ({$number}) **Hamle {$ply}**, {$player}: {$move} yaklaşık {$seeds} taş kaybettirdi.
review-move-exactly = ({$number}) **Hamle {$ply}**, {$player}: {$move} tam {$seeds} taş kaybettirdi.
review-move-round = ({$number}) **Hamle {$ply}**, {$player}: {$move} bu turda tam {$seeds} taş kaybettirdi.
review-move-match = ({$number}) **Hamle {$ply}**, {$player}: {$move} bu turda hiç taş kaybettirmedi.
review-gave-win = Kazanılan oyun elden gitti.
review-gave-draw = Beraberlik elden gitti.
review-gave-hold = Rakibe kesin kazanma yolunu açtı.
review-better = Uzun vadede daha iyisi: **{$move}**.
review-better-gains = Daha iyisi: **{$move}**; bu hamle {$gains}.
name-pit = {$pit}. kuyu
review-gain-win = hemen kazandırır
review-gain-capture = {$seeds} taş kazandırır
review-gain-turn = bir hamle hakkı daha verir
review-gain-castle = {$side}, {$pit}. kuyuyu kale yapar
review-gain-tuzdik = {$side}, {$pit}. kuyuyu tuzdık yapar
review-gain-tie = {$side}, {$pit}. kuyuyu bağlar
review-gain-guard = rakibe gidecek {$seeds} taşı korur
review-turned-win = Kesin olarak biliniyor: {$ply}. hamleye kadar {$side}, rakip ne yaparsa yapsın kazanabilirdi. {$move} bunu elden kaçırdı.
review-turned-win-you = Kesin olarak biliniyor: {$ply}. hamleye kadar sen, rakip ne yaparsa yapsın kazanabilirdin. {$move} bunu elden kaçırdı.
review-turned-draw = Kesin olarak biliniyor: {$ply}. hamleye kadar {$side} beraberliği koruyabilirdi. {$move} bunu elden kaçırdı.
review-turned-draw-you = Kesin olarak biliniyor: {$ply}. hamleye kadar sen beraberliği koruyabilirdin. {$move} bunu elden kaçırdı.
review-turned-hold = Kesin olarak biliniyor: {$ply}. hamleye kadar iki taraf da kazanmayı zorlayamazdı. {$side}, {$move} ile rakibe kazanma yolunu açtı.
review-turned-hold-you = Kesin olarak biliniyor: {$ply}. hamleye kadar iki taraf da kazanmayı zorlayamazdı. Sen {$move} ile rakibe kazanma yolunu açtın.
review-never-turned = Kesin olarak biliniyor: hiçbir hamle, kusursuz oyunla çıkacak sonucu değiştirmedi.
review-curve = Eğri, oradan sonra ikisi de en iyisini oynasa Güney’in kaç taş önde bitireceğini gösterir; üstündeki sayılar yukarıdaki hamlelerdir.
review-curve-you = Eğri, oradan sonra ikisi de en iyisini oynasa senin kaç taş önde bitireceğini gösterir; üstündeki sayılar yukarıdaki hamlelerdir.
review-curve-kuzhi = Eğri, oradan sonra ikisi de en iyisini oynasa Kuzhi’nin kaç taş önde bitireceğini gösterir; üstündeki sayılar yukarıdaki hamlelerdir.
review-curve-shows = Her hamleden sonra Güney’in taş farkı: {$values}
review-curve-shows-you = Her hamleden sonra senin taş farkın: {$values}
review-curve-shows-kuzhi = Her hamleden sonra Kuzhi’nin taş farkı: {$values}
refused-review-rated = Bu oyun puanlı; ikiniz de yardımsız oynuyorsunuz. Bitince inceleyebilirsin.
refused-review-nothing = Henüz hamle yapılmadı, incelenecek bir şey yok.
describe-review = Her hamlenin değeri ve daha iyisi neydi; yalnız sen görürsün
    .name = inceleme

## Analysis

button-analyse = Dene
button-evaluate = 💡 Değerlendir
button-analysis-back = ◀ Geri al
button-analysis-on = Oyundaki sonraki hamle ▶
button-analysis-home = Oyuna dön
analysis-title = **Analiz** · **{$game}** · {$of} hamleden {$moves}. hamle sonrası
analysis-title-start = **Analiz** · **{$game}** · ilk hamleden önce
analysis-tried = Denenen: **{$line}**
analysis-turn = Sıra: {$side}. İstediğin kuyuyu dene.
analysis-full = Art arda daha fazla hamle sığmıyor. Başkalarını denemek için birkaçını geri al.
analysis-over = Oyun burada biterdi: Güney {$south}, Kuzey {$north}.
analysis-best = En iyisi: **{$move}**.
analysis-even = Oyun aşağı yukarı eşit.
analysis-ahead = {$side} yaklaşık {$seeds} taş önde.
analysis-wins = {$side}, rakip ne yaparsa yapsın en az {$seeds} taş farkla kazanır.
analysis-wins-exactly = Kusursuz oyunla {$side} tam {$seeds} taş farkla kazanır.
analysis-wins-game = {$other} ne yaparsa yapsın, oyunu {$side} kazanır.
refused-analysis-running = Sürerken yalnız oyunu oynayanlar hamle deneyebilir. Bitince herkes deneyebilir.
describe-analyse = Bitmiş bir oyunda iki taraf için başka hamleler dene; yalnız sen görürsün
    .name = analiz

## Puzzles

puzzle-title = **Bulmaca** · **{$game}** · {$stars}
puzzle-title-own = **Kendi oyunundan bulmaca** · **{$game}** · {$stars}
puzzle-title-daily = **Günün bulmacası #{$day}** · **{$game}** · {$stars}
puzzle-find-win = **Sıra sende** (alt taraf). Tek bir hamle kazandırır, ötekiler kazandırmaz. Onu bul.
puzzle-find-draw = **Sıra sende** (alt taraf). Tek bir hamle beraberliği korur, ötekilerin hepsi kaybettirir. Onu bul.
puzzle-find-win-game = **Sıra sende** (alt taraf), tur {$round} / {$rounds}. Tek bir hamle bütün oyunu kazandırır, ötekiler kazandırmaz. Onu bul.
puzzle-find-draw-game = **Sıra sende** (alt taraf), tur {$round} / {$rounds}. Bütün oyunda beraberliği tek bir hamle korur, ötekilerin hepsi kaybettirir. Onu bul.
puzzle-find-seeds = **Sıra sende** (alt taraf). Tek bir hamle ötekilerden en az {$seeds} taş fazla getirir. Onu bul.
puzzle-find-seeds-about = **Sıra sende** (alt taraf). Kuzhi’nin görebildiği kadarıyla tek bir hamle ötekilerden en az {$seeds} taş fazla getirir. Onu bul.
puzzle-step = Hamle {$number} / {$of}.
puzzle-right = ✅ **Doğru.** {$account}
puzzle-wrong = ↩️ **{$move} değil.** {$account}
puzzle-but-then = {$won} kazanırsın ama sonra {$move} {$taken} alır:
puzzle-but-again = {$won} kazanırsın ama sonra {$move} ile Kuzhi bir daha oynar:
puzzle-then = Sonra {$move} {$taken} alır:
puzzle-again = Tahta eski hâlinde: yeniden dene ya da yanıta bak.
puzzle-solved = 🏆 **Çözdün.** {$account}
puzzle-answer = 👀 **Yanıt:** {$line}
puzzle-line-move = {$side} {$move}
puzzle-reached-win = Kuzhi ne oynarsa oynasın artık sen kazanırsın.
puzzle-reached-draw = Böylece beraberliği korursun. Başka her hamle kaybettirirdi.
puzzle-reached-seeds = Başka her hamle en az {$seeds} taş daha az getirirdi.
puzzle-reached-seeds-about = Kuzhi’nin görebildiği kadarıyla başka her hamle en az {$seeds} taş daha az getirirdi.
puzzle-rating = Bulmaca puanı: {$before} → **{$after}**
puzzle-finding-level = Seviyen bulunuyor: {$of} bulmacadan {$number}.
puzzle-rating-kept = Bulmaca puanı: **{$rating}**. Bir bulmacada yalnız ilk deneme sayılır.
puzzle-own-played = Kendi oyununda {$move} oynamıştın.
puzzle-tries-two = Üst üste günlerini sürdürmek için iki denemede bul.
puzzle-tries-one = Üst üste günlerini sürdürmek için bir denemen daha var.
puzzle-tries-none = İki denemen de bitti, üst üste günlerin baştan başlar. Hamleyi yine de arayabilirsin.
puzzle-daily-first = İlk denemede çözdün. Üst üste gün: {$streak}.
puzzle-daily-second = İkinci denemede çözdün. Üst üste gün: {$streak}.
puzzle-daily-later = Buldun, ama iki denemede değil: üst üste günlerin sonraki bulmacayla baştan başlar.
puzzle-daily-next = Günün sonraki bulmacası: {$when}.
puzzle-daily-late = Bu başka bir günün bulmacasıydı; üst üste günlerin olduğu gibi kalır.
puzzle-share = Kuzhi {$day} · {$game} {$stars}
puzzle-share-result = {$tries} · {$player}
puzzle-looking = Kuzhi son oyunlarında bulmaca arıyor. Oynayanlar önce geldiği için bu bir dakika sürebilir.
puzzle-own-none = Kuzhi son oyunlarında bulmaca bulamadı: hiçbir hamlen tek doğru yanıttan çok uzak düşmemiş. Oynamayı sürdür ya da bunlardan birini al.
refused-puzzle-gone = Bu bulmaca artık yok. `/bulmaca` sana bir başkasını verir.
refused-puzzle-unsolved = Günün bulmacasını çözünce paylaşacak bir şey olur. Onu `/bulmaca` ile bulursun.
refused-puzzle-shared = Bunu burada zaten paylaştın. Başka kanallarda paylaşabilirsin.
button-puzzle-answer = Yanıtı göster
button-puzzle-next = Sonraki bulmaca ▶
button-puzzle-daily = Günün bulmacası
button-puzzle-own = Kendi hatalarım
button-puzzle-share = Paylaş
button-puzzle-solve = Çöz
profile-puzzles = Bulmacalar: {$rating}{$doubt} · {$of} bulmacadan {$solved} tanesi ilk denemede
profile-puzzles-new = Bulmacalar: seviye bulunuyor · {$of} bulmacadan {$solved} tanesi ilk denemede
profile-puzzle-streak = 🔥 Üst üste çözülen günün bulmacası: {$days}
describe-puzzle = Tek en iyi hamleyi bul; yalnız sen görürsün
    .name = bulmaca
describe-puzzle-from = Hangi bulmaca; boşsa bugünkü, sonra yenileri
    .name = kaynak
describe-puzzle-game = Hangi oyundan
    .name = oyun
choice-puzzle-new = Yeni bir bulmaca
choice-puzzle-daily = Günün bulmacası, herkese aynı
choice-puzzle-own = Kendi oyunlarımdan bir hata
help-puzzle = `/bulmaca`: tek en iyi hamleyi bul; her gün yeni bir bulmaca
## Games and positions that someone has written

replay-at-written = Hamle {$moves} / {$of} · bir metinden
analysis-title-position = **Analiz** · **{$game}** · yazdığın bir konum
button-ask-game = Oyun yapıştır …
form-game = Metin olarak bir oyun
form-game-label = “Hamleleri indir” metni ya da yalnız hamleler
describe-past-paste = Bir oyuna metninden ya da yalnız hamlelerinden bak
    .name = yapıştır
describe-analyse-position = Hamle denenecek konum, örneğin 4.4.4.4.4.4/4.4.4.4.4.4 0:0 south
    .name = konum
describe-analyse-game = Konum hangi oyundan
    .name = oyun
refused-names-no-game = “{$text}” bir oyunun adı değil. Oyunların sekiz harf ve rakamlık bir adı vardır, yeniden izlerken görünür; tahtanın bağlantısı da olur.
refused-no-game-behind-link = Kuzhi bu bağlantıda bir oyun bulamıyor. Tahtanın olduğu iletinin bağlantısını kopyala ya da oyunun yeniden izlerken görünen adını yaz.
refused-played-now = Bunu şu anda yardımsız bir oyunda oynuyorsun. O oyun bitince Kuzhi seninle bakar.
written-game-nothing = Metin yoktu. `/tekrar` ile bir oyun aç, {$export} düğmesine bas ve çıkanı yapıştır.
written-game-too-long = Bu metin çok uzun. Kuzhi en çok {$most} karakter okur: son hamleleri çıkar.
written-game-no-header = Satır {$line}: “{$text}”, {$example} gibi bir başlık değil. Önce başlıklar, sonra boş bir satır, sonra hamleler gelir. Ya da yalnız hamleleri yaz, örneğin {$moves}.
written-game-odd-header = Satır {$line}: “{$name}” başlığı bilinmiyor ya da iki kez var. Başlıklar: {$names}, her biri en çok bir kez.
written-game-missing = Bir başlık eksik. En üste {$example} gibi bir satır ekle.
written-game-bad-value = Satır {$line}: Kuzhi oradaki “{$text}” sözünü okuyamıyor. Bu başlığı şöyle yaz: {$example}
written-game-no-move = Satır {$line}: {$number}. hamle, “{$text}”, bir hamle değil. Hamleler kuyu numaralarıdır, örneğin 3; aralarında boşluk olur.
written-game-illegal = Satır {$line}: {$number}. hamle, “{$text}”, orada oynanamaz. {$why}
written-game-differs = Satır {$line}: {$number}. hamle, “{$text}”, {$game} kurallarına göre başka türlü olur: {$expected}. Onu ya da önceki hamleleri düzelt.
written-game-taken-for = Kuzhi bu hamleleri {$game} sandı. Başka bir oyundan iseler, üstlerine {$example} gibi bir satır yaz, araya da boş bir satır koy.
written-game-other-result = Satır {$line}: “{$said}” diyor ama hamleler oraya varmıyor. {$example} yaz ya da hamleleri düzelt.
written-game-no-position = “{$text}” bir konum değil. İki sırayı, hazineleri ve kimin oynayacağını şöyle yaz: {$example}
written-game-rows = “{$text}” konumunun sıraları farklı: {$game} oyununda her sırada {$pits} kuyu var. Düzelt ya da başka bir oyun seç.
written-game-seeds = “{$text}”: {$game} oyununda {$expected} taş var, burada ise {$seeds}. Kuyuları ya da hazineleri düzelt.
written-game-impossible = “{$text}” konumu {$game} oyununda ortaya çıkamaz. Düzelt ya da başka bir oyun seç.

## Notes

button-notes = 📝 Notlar …
notes-title = {$opponent} karşısındaki **{$game}** oyununa **notların**. Yalnız sen görürsün.
notes-none = Henüz bir şey not etmedin.
notes-line = 📌 {$name}, {$moves}. hamleden sonra: **{$line}**
notes-below = 📝 Yalnız senin gördüğün notların:
button-write-note = Yaz …
button-try-moves = Hamle dene …
button-show-line = Satırı göster
button-drop-line = Satırı sil
button-keep-line = Bu satırı sakla …
form-note = Notların
form-note-label = Hatırlamak istediklerin
form-note-example = 3. kuyuya dikkat.
form-keep-line = Satır sakla
form-keep-line-label = Satırın adı
form-keep-line-example = Plan A
analysis-alone = Oyun sürerken Kuzhi tahtanın değerini söylemez.
refused-analysis-clock = Bu kadar hızlı bir saatle yalnız tahtada oynanır. Hamleleri oyun bitince deneyebilirsin.
refused-evaluation-running = Oyun sürerken Kuzhi tahtanın değerini söylemez. Oyun bitince değerlendirtebilirsin.
refused-notes-of-others = Notlar oyunu oynayanlar içindir. Kendi oyununu `/oyna` ile başlat.

## What comes next

coach-captures = {$seeds} taş kazandırır.
coach-threat-captures = Sonra rakip {$move} ile {$seeds} taş kazanabilir.
coach-threat-again = Sonra rakip {$move} ile bir daha oynayabilir.
coach-next-captures = {$side} şimdi {$move} ile {$seeds} taş kazanabilir.
coach-next-captures-you = Sen şimdi {$move} ile {$seeds} taş kazanabilirsin.
coach-next-again = {$side} şimdi {$move} ile bir daha oynayabilir.
coach-next-again-you = Sen şimdi {$move} ile bir daha oynayabilirsin.

## The leaderboard

leaderboard-guild = **{$game}: bu sunucunun sıralaması**
leaderboard-everywhere = **{$game}: bütün sunucuların sıralaması**
leaderboard-line = {$place}. {$player} · {$rating}{$doubt} · {$won} galibiyet, {$drawn} beraberlik, {$lost} yenilgi · {$opponents} rakip
leaderboard-empty = Bu sıralamada henüz kimse yok. `/oyna` ile birini çağır!
leaderboard-note = İnsanlar arasındaki puanlı oyunlardan Glicko-2 puanı; “?” henüz az oyuna dayanan puanı gösterir.
leaderboard-place = Burada yer almak için {$opponents} ayrı kişiyle puanlı oyun oyna. Bir oyun, iki oyuncu da {$moves} hamle yapınca sayılır; aynı iki kişinin bir gündeki dördüncü oyunundan sonra daha az sayılır.
button-guild = Bu sunucu
button-everywhere = Bütün sunucular
leaderboard-line-rating = {$place}. {$player} · {$rating}{$doubt} · {$games} oyunda {$won} galibiyet
leaderboard-line-games = {$place}. {$player} · {$games} oyun, {$won} galibiyet · {$rating}{$doubt}
leaderboard-line-wins = {$place}. {$player} · {$games} oyunda {$won} galibiyet · {$rating}{$doubt}
leaderboard-own = Yerin: {$line}
leaderboard-own-none = {$player}: burada henüz yerin yok.
leaderboard-own-hidden = {$player}: `/ayarlar` seçimine göre burada gizlisin.
leaderboard-empty-span = Bu süre için sıralamada henüz kimse yok. `/oyna` ile birini çağır!
button-ever = Tüm zamanlar
button-month = Bu ay
button-week = Bu hafta
button-by-rating = Puana göre
button-by-games = Oyuna göre
button-by-wins = Galibiyete göre
leaderboard-line-provisional = {$player} · {$rating} · {$games} oyunda {$won} galibiyet · sıralamada yer için {$opponents} rakip daha
leaderboard-own-to-go = {$player}: {$opponents} rakip daha, sonra burada yerin olur.
leaderboard-beside = 🧩 bulmaca puanı · 🤖 bu sunucuda yenilen en yüksek Kuzhi seviyesi
button-by-levels = Seviyeye göre
ladder-title = **{$game}: bu sunucuda yenilen Kuzhi seviyeleri**
ladder-open = Seviye {$level}: henüz kimse yok. İlk sen ol!
ladder-rung = **Seviye {$level}** · {$players}
ladder-further = Başkaları daha düşük seviyeleri yendi.
ladder-own = {$player}: burada {$level}. seviyeyi yendin.
ladder-own-none = {$player}: burada henüz hiçbir seviyeyi yenmedin.
ladder-elsewhere = Her sunucunun kendi seviye sıralaması vardır: orada `/sıralama` kullan. `/profil` yendiğin bütün seviyeleri gösterir.
button-level-up = Sıradaki: {$game}, seviye {$level}
button-level-down = Daha kolay: {$game}, seviye {$level}
button-next-level = Sıradaki: seviye {$level}
button-easier-level = Daha kolay: seviye {$level}
button-level-lesson = {$game} öğren
button-play-game = {$game} oyna
button-play-person = {$player} ile oyna
button-play-bot = Kuzhi ile oyna

## Profiles

profile-title = **{$player} profili**
profile-wins = 🏅 art arda {$wins} galibiyet
profile-best-win = 🏆 en iyi galibiyet: seviye {$level} Kuzhi ({$game})
journey-own = {$games} oyundan {$met} tanesini oynadın. Sıradaki: {$next}?
journey-met = {$games} oyundan {$met} tanesi oynandı.
journey-all = {$games} oyunun hepsi oynandı.
journey-learnt = Öğrenilen: {$games}
journey-beaten = Kuzhi’nin yenilen seviyeleri: {$games}
journey-beaten-in = {$game} {$levels}
journey-end = {$wall} {$levels} seviyeden {$beaten} yenildi · {$games} oyundan {$met} tanesi oynandı
journey-not-alone = Bir seviye; ipucu, geri alma ve değişik kural olmadan kazanılınca yenilmiş sayılır.
button-share-profile = Paylaş
profile-game = **{$game}** · {$won} galibiyet, {$drawn} beraberlik, {$lost} yenilgi
profile-game-rated = **{$game}** · {$rating}{$doubt} · {$won} galibiyet, {$drawn} beraberlik, {$lost} yenilgi
profile-none = Henüz bitmiş oyun yok.
profile-streak-won = son {$games} oyun galibiyet
profile-best-streak = en uzun seri: {$games} galibiyet
profile-opening = çoğu zaman ilk hamle: {$move} ({$of} oyunda {$games})
profile-against = {$player}, {$other} karşısında: {$won} galibiyet, {$drawn} beraberlik, {$lost} yenilgi
profile-game-bot = **{$game}**
profile-levels = Kuzhi’ye karşı, galibiyet–beraberlik–yenilgi: {$levels}
profile-level-record = seviye {$level}: {$won}–{$drawn}–{$lost}
profile-doubt = “?” henüz az oyuna ya da bulmacaya dayanan, daha çok değişecek bir puanı gösterir.
itself = **Kuzhi** bu tahtaları tutan bottur, kendisi de oynar: {$games} oyun, {$levels} seviye. Seviye 1 ilk oyun içindir. Kendi puanı ve sonuçları yoktur.
itself-level = {$game} (seviye {$level})
itself-beaten = Onu yendiğin oyunlar: {$levels}
button-play-itself = Kuzhi’ye karşı oyna
refused-profile-hidden = {$player} profilini kimseye göstermiyor.

## What is kept of people

describe-privacy = Kuzhi hakkında neleri, neden ve ne kadar saklar
    .name = gizlilik
describe-mydata = Kuzhi’nin sakladığı verilerin: indir ya da sildir
    .name = verilerim
describe-mydata-export = Kuzhi’nin hakkında sakladığı her şeyi yalnız sana gelen bir dosyada al
    .name = indir
describe-mydata-delete = Kuzhi’nin hakkında sakladığı her şeyi sil; sana iki kez sorulur
    .name = sil
player-left = Ayrılan biri
challenge-called-off = Bir **{$game}** çağrısı iptal oldu.
refused-called-off = Bu çağrı iptal oldu. `/oyna` ile yenisini yap.
refused-opponent-left = Öteki oyuncu ayrıldı, bu yüzden rövanş olamaz. `/oyna` ile başka bir oyun başlat.
refused-being-forgotten = Verilerin şu anda siliniyor. Birazdan Kuzhi’yi yeniden, sıfırdan kullanabilirsin.
refused-too-busy = Şu anda çok fazla kişi oynuyor. Hiçbir şey değişmedi: lütfen birkaç saniye sonra yeniden dene.
refused-restarting = Kuzhi yeniden başlatılıyor. Hiçbir şey değişmedi: lütfen bir dakika sonra yeniden dene.
over-broken-off = **Yarıda kaldı:** bu oyunun sonucu yok.
over-left = **Yarıda kaldı:** oyunculardan biri ayrıldı, bu oyunun sonucu yok.
history-broken-off = yarıda kaldı, sonuç yok
privacy-title = **Kuzhi hakkında neleri, neden saklar**
privacy-kept-name = **Ad:** son görülen adın; bahsetmenin olmadığı listeler için.
privacy-kept-language = **Dil:** Discord’unun dili, sana o dilde yanıt vermek için.
privacy-kept-settings = **Ayarlar:** `/ayarlar` içinde seçtiklerin ve derslerini bitirdiğin oyunlar.
privacy-kept-matches = **Oyunlar ve çağrılar:** kim, nerede, ne zaman, her hamle ve koşullu hamlelerin; oyunlar sürsün ve yeniden izlenebilsin diye.
privacy-kept-tournaments = **Turnuvalar:** katıldıkların ya da duyurdukların, oralardaki oyunların ve düzenleyenlerin yazdıkları; puan durumu ve günlük için.
privacy-kept-ratings = **Puanlar:** sonuçların ve neyi değiştirdikleri, `/sıralama` ve `/profil` için.
privacy-kept-puzzles = **Bulmacalar:** hangilerini gördüğün, bulmaca puanın ve serin, `/bulmaca` için.
privacy-kept-notes = **Notlar:** oyunlarına yazdığın notlar ve sakladığın varyant; yalnız senin için.
privacy-kept-opponents = **Rakipler:** kimlerle oynadığın; çağrıları yalnız onlardan almak istersen diye.
privacy-kept-limits = **Sınırlar:** son zamanlarda ne sıklıkla çağırdığın ya da ipucu istediğin; en çok bir gün.
privacy-kept-kept-out = **Engeller:** hangi sunucuların yöneticileri oynamana izin vermiyor.
privacy-nothing-else = Başka bir şey yok. Kuzhi mesajlarını okumaz; başkaları oyunlarını, puanlarını ve adını Kuzhi’nin gösterdiği yerde görür.
privacy-how-long = Hepsi sen `/verilerim sil` ile silene dek kalır. `/verilerim indir` hepsini dosya olarak verir.
privacy-outlives = Başkalarını korumak için ikisi bundan sonra da kalır: sınırların (en çok bir gün; o gün oyunların puansız olur) ve engeller (kimliğinin yerine ondan üretilen bir kodla).
privacy-policy = Gizlilik politikasının tamamı: {$url}
privacy-contact = Soruların mı var? {$contact}
button-mydata-export = Verilerimi al
button-mydata-delete = Verilerimi sil …
button-mydata-delete-sure = Evet, hepsini sil
button-mydata-keep = Verilerim kalsın
mydata-export = Kuzhi’nin hakkında sakladığı her şey, yalnız sana gelen bu dosyada.
mydata-export-cut = { $games ->
    [one] En eski oyun, Discord’un kabul ettiği bir dosyaya sığmadı.
   *[other] En eski {$games} oyun, Discord’un kabul ettiği bir dosyaya sığmadı.
}
mydata-delete = **Kuzhi’nin hakkında sakladığı her şey silinsin mi?**
    • Ayarların, adın, dilin, koşullu hamlelerin, puanların ve bütün sıralamalardaki yerin silinir.
    • Biten oyunlar, birlikte oynadıklarında kalır; onlar bunları ayrılan biriyle oynanmış görür.
    • Açık oyunların ve çağrıların sonuçsuz biter.
    • Süren turnuvalardan çıkarsın. Onların ve bitenlerin puan durumu ile günlüğünde senin yerinde ayrılan biri görünür.
    • Kanallardaki eski mesajlar yerinde kalır.
    • Başkalarını korumak için sınırların en çok bir gün kalır; geri gelirsen oyunların bir gün puansız olur. Oynamana izin vermeyen sunucular yine vermez, kimliğinin yerine bir kod saklar.
    Bu geri alınamaz. Önce verilerini dosya olarak alabilirsin.
mydata-delete-sure = **Emin misin?** Hiçbiri geri getirilemez.
mydata-delete-open = { $games ->
    [one] Bir açık oyun ya da çağrı sonuçsuz biter.
   *[other] {$games} açık oyun ve çağrı sonuçsuz biter.
}
mydata-kept = Hiçbir şey silinmedi.
mydata-deleted = Tamam: başkalarını koruyanlar dışında (bkz. `/gizlilik`) Kuzhi’nin hakkında sakladığı her şey silindi. Kuzhi’yi yeniden kullanırsan sıfırdan başlarsın; oyunların bir gün puansız olur.
mydata-later = Kuzhi yeniden başlatılıyor. Hakkında sakladığı her şey, yeniden çalışır çalışmaz silinir.

## Refusals

refused-self = Kendini çağıramazsın. Kuzhi’ye karşı oynamak için `rakip` seçeneğini boş bırak.
refused-program = Başka botlar çağrı kabul etmez. Kuzhi’ye karşı oynamak için `rakip` seçeneğini boş bırak.
refused-takes-none = {$invited} şu anda çağrı almıyor. Onun yerine `/oyna açık: True` kullan: o zaman buradaki herkes kabul edebilir.
refused-acquaintances = {$invited} yalnız daha önce oynadığı kişilerden çağrı alıyor. Onun yerine `/oyna açık: True` kullan: o zaman buradaki herkes kabul edebilir.
refused-too-much-notification = Kısa sürede çok fazla çağrı ve öneri oldu. Sıradakini gönderebileceğin an: {$when}.
refused-too-much-picture = Kısa sürede çok fazla resim oldu. Sıradakini alabileceğin an: {$when}.
refused-too-much-hint = Kısa sürede çok fazla ipucu ve inceleme oldu. Sıradakini alabileceğin an: {$when}.
refused-too-much-game = Kısa sürede Kuzhi’ye karşı çok fazla oyun başlattın. Sıradakini başlatabileceğin an: {$when}.
refused-too-much-here = Bu sunucuda Kuzhi’nin işi çok. Lütfen yeniden dene: {$when}.
refused-hint-under-way = Kuzhi hâlâ son ipucun üzerinde düşünüyor. Onu alınca yeniden sor.
refused-challenged-often = {$invited} birkaç çağrına yanıt vermedi. Yeniden çağırabileceğin an: {$when}.
refused-declined-lately = {$invited} kısa süre önce bir çağrını geri çevirdi. Yeniden çağırabileceğin an: {$when}.
refused-kept-out = Bu sunucunun yöneticileri burada oyun başlatmana izin vermiyor. Süren oyunlarını bitirebilir, başka yerlerde her zamanki gibi oynayabilirsin.
refused-other-kept-out = {$other} şu anda burada çağrılamaz. Başka birini seç ya da `/oyna` ile Kuzhi’ye karşı oyna.
refused-person-blocked = Kuzhi’yi çalıştıran kişi seni engelledi. Bunun bir yanlışlık olduğunu düşünüyorsan lütfen ona yaz.
refused-server-blocked = Kuzhi’yi çalıştıran kişi onu bu sunucuda engelledi. Bunun bir yanlışlık olduğunu düşünüyorsan lütfen ona yaz.
refused-channels = Bu sunucuda oyunlar şurada başlar: {$channels}. Komutu orada kullan.
refused-channel-full = Bu kanalda {$most} oyun oynanıyor, sınır bu. Önce birini bitir ya da başka bir kanala geç.
refused-no-server = Bu ayarlar yalnız sunucularda vardır: komutu orada kullan. Kendi ayarların `/ayarlar` altında.
refused-not-manager = Bu sunucunun ayarlarını yalnız onu yönetenler değiştirebilir. Kendi ayarların `/ayarlar` altında.
refused-challenges = Yanıtlanmamış {$most} çağrın var, sınır bu. Birini geri al ya da yanıt bekle.
refused-matches = Şu anda {$most} oyun oynuyorsun, sınır bu. Önce birini bitir ya da pes et.
refused-challenger-busy = {$challenger} izin verilen sayıda oyun oynuyor. Oyunlarından biri bitince kabul edebilirsin.
refused-not-invited = Bu çağrıyı yalnız {$invited} yanıtlayabilir. Kendi oyununu `/oyna` ile başlat.
refused-own-challenge = Bu senin kendi çağrın, onu başka biri kabul etmeli.
refused-own-named-challenge = Bu senin kendi çağrın, onu yalnız {$invited} kabul edebilir. Sen “Vazgeç” ile geri alabilirsin.
refused-opponent-and-open = Ya `rakip` seç ya da `açık`, ikisi birden olmaz.
refused-not-challenger = Bu çağrıyı yalnız {$challenger} geri alabilir.
refused-accepted = Bu çağrı çoktan kabul edildi. Kendi oyununu `/oyna` ile başlat.
refused-declined = Bu çağrı geri çevrildi. `/oyna` ile yenisini yap.
refused-cancelled = Bu çağrı geri alındı. `/oyna` ile yenisini yap.
refused-expired = Bu çağrının süresi doldu. `/oyna` ile yenisini yap.
refused-not-started = Çağrı henüz kabul edilmedi. Oyun kabul edilince başlar.
refused-not-seated = Bu oyunu izliyorsun: yalnız oyuncuları hamle yapabilir. Kendi oyununu `/oyna` ile başlat.
refused-turn = Sıra sende değil: {$player} oynayacak. Sıran gelince oynayabilirsin.
refused-turn-bot = Kuzhi düşünüyor. Hamlesi birazdan tahtada olur.
refused-stale = Bu düğme önceki bir duruma aitti, bu yüzden hamle yapılmadı. Tahta şimdi böyle.
refused-over = Bu oyun bitti. `/oyna` ile yenisini başlat.
refused-no-such-match = Böyle bir oyun artık yok. `/oyna` ile yenisini başlat.
refused-out-of-sight = O oyun senin izleyemeyeceğin bir yerde oynanıyor. Kendi oyununu `/oyna` ile başlat.
refused-no-match-here = Bu kanalda oyunun yok. `/oyna` ile bir tane başlat ya da oyunlarını `/oyunlar` ile bul.
refused-heard-alone = Discord burada Kuzhi’nin cevaplarını yalnız sana gösteriyor, bu yüzden kimse kabul edemez. `/oyna` ile Kuzhi’ye karşı oyna; ya da insanları özel mesajlarınızda veya Kuzhi’nin eklendiği bir sunucuda çağır.
refused-alone-with-bot = Bu konuşmayı yalnız sen ve Kuzhi görüyor, bu yüzden kimse kabul edemez. `/oyna` ile Kuzhi’ye karşı oyna; ya da insanları özel mesajlarınızda veya Kuzhi’nin eklendiği bir sunucuda çağır.
refused-invited-cannot-see = {$invited} bu konuşmayı göremiyor, bu yüzden kabul edemez. İkinizin de okuyabildiği bir yerde çağır, örneğin özel mesajlarınızda.
refused-elsewhere = O oyun {$channel} kanalında oynanıyor. Komutu orada kullan.
refused-pressed-elsewhere = Bu oyun {$channel} kanalında oynanıyor. Lütfen orada devam et.
refused-channel-gone = O oyunun kanalı artık yok. İki oyuncunun da okuyabildiği bir kanalda `/tahta` ile oraya taşı ya da `/pes` ile pes et.
refused-offered = Bunu bu durumda zaten önerdin. Bir sonraki hamleden sonra yeniden önerebilirsin.
refused-offer-open = Son önerine henüz cevap verilmedi. Cevabı bekle ya da “{$button}” düğmesiyle geri al.
refused-offer-gone = Bu öneri reddedildi ya da geri alındı, artık geçerli değil.
refused-early-draw = İkiniz de birer hamle yapınca beraberlik önerebilirsin.
refused-early-agree = Bu oyun henüz kendini yinelemiyor. Kalanı bölüşmeyi, bir durum yeniden oluşunca ya da taş kazanılmadan {$moves} hamle geçince önerebilirsin.
refused-nothing-to-take-back = Henüz hamle yapmadın, geri alınacak bir şey yok.
refused-bot-needs-no-plans = Kuzhi hemen cevap verir, planlanacak bir şey yok. Koşullu hamleler insanlar arasındaki oyunlar içindir.
refused-plans-on-own-turn = Sıra sende: hamleni tahtada yap. Hamleleri rakibini beklerken planlayabilirsin.
refused-line-ends-with-other = Bir satır rakibinin hamlesiyle başlar, seninkiyle biter; “3 5” gibi: o 3 oynarsa sen 5 oynarsın.
refused-line-illegal = Bu satır oynanamaz: öncekilerden sonra **{$move}** olmaz. Lütfen değiştir.
refused-line-too-long = Bu satır çok uzun. Daha az hamle planla.
refused-too-many-plans = Bu oyunda zaten {$most ->
    [one] bir satırın
   *[other] {$most} satırın
} var. Önce birini sil.
refused-no-rematch-yet = Sonraki set kendiliğinden başlar. Rövanşı son setten sonra isteyebilirsin.
refused-rematch-asked = Bu rövanşı zaten istedin. {$other} kabul edebilir.
refused-rematch-had = Bu rövanş zaten oynandı, reddedildi ya da geri alındı. `/oyna` ile başka bir oyun başlat.
refused-rematch-runs = Rövanşınız zaten sürüyor. `/tahta` onu gösterir.
refused-form-too-late = Kuzhi’nin cevabı çok gecikti. Lütfen düğmeye yeniden bas.
refused-several-challenges = Bu kanalda birkaç çağrın hâlâ açık. Birini aşağı getirmek için `maç` seçeneğiyle seç.
disambiguation-match = Bu kanalda birkaç oyunun var. Hangisini kastediyorsun?
disambiguation-move = Bu kanalda birkaç oyunun var. {$move} hamlesini hangisinde oynamak istiyorsun?
disambiguation-more = Menüde en yenileri var; başka birini `maç` seçeneğiyle seçebilirsin.
disambiguation-placeholder = Bir oyun seç
disambiguation-choice = {$game}, rakip {$opponent} · {$last}
disambiguation-no-move = henüz hamle yok
disambiguation-own-move = son hamlen: {$move}
disambiguation-other-move = rakibin son hamlesi: {$move}
disambiguation-further = {$label} · {$further}
disambiguation-age-minutes = {$age} dk önce
disambiguation-age-hours = {$age} sa önce
disambiguation-age-days = {$age} gün önce
refused-no-move = “{$text}” bir hamle değil. Kuyularından birinin numarasını yaz, örneğin 3.
refused-no-layout = “{$text}” bir diziliş değil. 1–7. kuyuların için yedi sayı yaz, örneğin 2 1 0 2 0 0 4.
refused-illegal-empty = {$pit}. kuyu boş. Taşı olan bir kuyu seç.
refused-illegal-no-pit = {$pit}. kuyu yok: seninkiler 1–{$last}.
refused-illegal-castle = {$pit}. kuyu oyun sonuna dek rakibinindir, oradan taş alınmaz. Başka bir kuyu seç.
refused-illegal-excluded = {$pit}. kuyu bu turda oyun dışı. Başka bir kuyu seç.
refused-illegal-marked = **İşaretliler bekler:** {$pit}. kuyunun taşları tur sonuna dek orada kalır. Başka bir kuyu seç.
refused-illegal-must-feed = **Önce besle:** karşı taraf boş ve bu hamle ona taş vermiyor. Ona taş veren bir kuyu seç.
refused-illegal-single = **Tekler bekler:** {$pit}. kuyuda tek taş var; iki ya da daha çok taşlı kuyun varken oynanmaz. Taşı daha çok olan bir kuyu seç.
refused-illegal-front = **Öndeki tek bekler:** {$pit}. kuyu ön kuyun; başka tek taşın varken oradaki tek taş kalır. Başka bir kuyu seç.
refused-illegal-end-pit = **Önce uç kuyular:** bir turdaki ilk hamlen bir uç kuyudan olur. 1. ya da {$last}. kuyuyu seç.
refused-illegal-direction = Bu hamle bütün turun yönünü belirler: saat yönünün tersi için {$pit}+, saat yönü için {$pit}- yaz.
refused-illegal-direction-known = Yön zaten belli: yalnız {$pit} yaz.
refused-illegal-arrange-first = Önce taşlarını diz.
refused-illegal-form = Bu hamle şimdi yapılamaz. Kuyularından birinin numarasını yaz.
refused-illegal-no-agreement = Bu oyunda kalan taşlar bölüşülemez. `/berabere` ile beraberlik önerebilirsin.
refused-illegal = Bu hamleye izin yok. Başka bir hamle seç.
refused-layout-first = Bu dizilişe izin yok: 1. kuyu bir ya da iki taş alır, {$seeds} değil. Lütfen değiştir.
refused-layout-middle = Bu dizilişe izin yok: {$pit}. kuyu en çok iki taş alır, {$seeds} değil. Lütfen değiştir.
refused-layout-last = Bu dizilişe izin yok: 7. kuyu en çok dört taş alır, {$seeds} değil. Lütfen değiştir.
refused-layout-total = Bu dizilişe izin yok: dizecek {$have} taşın var, {$laid} değil. Lütfen değiştir.
refused-layout-usual = Varsayılan diziliş için dört taş gerekir, sende {$seeds} var. Başka bir diziliş seç.
refused-own-offer = Bu öneriyi sen yaptın, onu {$other} yanıtlamalı.
refused-bot-plays-on = Kuzhi oynamayı sürdürüyor. Bir durum üçüncü kez oluşunca oyun kendiliğinden biter.
refused-bot-unrated = Kuzhi’ye karşı oyunlar hiç puanlı olmaz. `puanlı` seçeneğini boş bırak ya da bir insanı çağır.
refused-quick-unrated = Üç turdan kısa oyunu ilk hamleler belirler, bu yüzden hiç puanlı olmaz. `uzunluk` ile üç tur seç ya da hızlı, puansız bir oyun için `puanlı` seçeneğini boş bırak.
refused-no-hints-rated = Bu oyun puanlı, ikiniz de yardımsız oynuyorsunuz. İpuçları puansız oyunlardadır: `/oyna` ile `puanlı: False` seç ya da Kuzhi’ye karşı oyna.
refused-hint-too-late = Kuzhi düşünürken tahta değişti. Lütfen yeniden sor.
refused-no-rounds = {$game} turlarla oynanmaz. `uzunluk` seçeneğini boş bırak.
refused-no-balanced-opening = {$game} için bilinen dengeli açılış yok. `dengeli` seçeneğini boş bırak ya da şu oyunlardan birini seç: {$games}.
refused-no-such-command = Kuzhi’de bu komut artık yok. Olanlar `/yardım` listesinde.
refused-no-such-button = Bu düğme Kuzhi’nin başka bir sürümünden. Tahtayı `/tahta` ile geri getir.
refused-option-none = {$game} oyununun seçeneği yok. `seçenekler` alanını boş bırak.
refused-option-unknown = {$game} için “{$option}” diye bir seçenek yok. Şunlar var: {$options}.
refused-option-value = “{$value}”, `{$option}` için bir değer değil. Şunlardan birini yaz: {$values}.
refused-option-range = “{$value}”, `{$option}` için bir değer değil. {$least}–{$most} arası bir sayı yaz.
refused-option-twice = `{$option}` iki kez yazılmış. Bir kez yaz.
refused-unusable = Kuzhi bunu oynayamaz. Önerilenlerden seç.
failed-lasting = Kuzhi şu anda hamleleri saklayamıyor; onu çalıştırana haber verildi. Oyunun güvende: tahtasına biraz sonra bak.
failed = Bizim tarafta bir şey ters gitti, hiçbir şey değişmedi. Lütfen birazdan yeniden dene.
dropped = Yanıt veremeden bizim tarafta bir şey ters gitti. Lütfen yapılıp yapılmadığına bak (`/tahta` oyununu gösterir), yapılmadıysa yeniden dene.

## Help

help-title = **Kuzhi: Discord’da mangala oyunları**
help-start = `/oyna` ile başla, düğmelerle dağıt. Güney (S) alt taraftadır ve ilk oynar; kuyular sahibinin solundan sayılır.
help-group-play = **Oyna**
help-group-look = **Geriye bak**
help-group-learn = **Öğren**
help-group-people = **İnsanlar**
help-group-manage = **Ayarlar ve veriler**
help-heard = Ekran okuyucuyla: `/ayarlar` içinde tahtaların için düz cümleleri seç.
button-help-play = Oyna
button-help-learn = Öğren
button-help-invite = Birini davet et
help-play = `/oyna`: birini çağır ya da Kuzhi’ye karşı oyna
help-games = `/oyunlar`: her yerdeki oyunların ve sıra kimde

help-tutorial = `/ders`: oynayarak bir oyun öğren

## An agreed end

offer-agree = {$other}, {$player} bu **{$game}** oyununda kalanı bölüşmeyi öneriyor, çünkü oyun kendini yineliyor: tahtadakilerin yarısı birinizin, yarısı ötekinin olur ve oyun biter.
declined-agree = {$other} oynamayı sürdürüyor.
withdrawn-agree = {$player} kalanı bölüşme önerisini geri aldı.
offer-draw = {$other}, {$player} bu **{$game}** oyununda sana beraberlik öneriyor.
declined-draw = {$other} beraberliği kabul etmedi, oynamayı sürdürüyor.
withdrawn-draw = {$player} beraberlik önerisini geri aldı.
declined-draw-bot = Kuzhi önde olduğunu düşünüyor ve oynamayı sürdürüyor.
offer-takeback = {$other}, {$player} bu **{$game}** oyununda son hamlesini ve ondan sonrakileri geri almak istiyor.
declined-takeback = {$other} kabul etmedi: hamle geçerli.
withdrawn-takeback = {$player} hamlesini geri almaktan vazgeçti.
more-question = {$opponent} karşısındaki **{$game}** oyunun: ne yapmak istersin?
more-watching = Bu oyunu izliyorsun. Tahtayı burada kendin için, istediğin çizimle görebilirsin (`/ayarlar`).
more-over = Bu **{$game}** oyunu bitti. Başka ne istersin?
button-more = Diğer …
button-look = Tahtayı yalnız bana göster
button-look-again = Yenile
match-look-differs = Sen ve {$opponent} farklı görünüşler seçtiniz; o yüzden bu tahta varsayılan görünüşte.
match-look-later = Tahta bir sonraki hamleden sonra böyle görünecek.
button-plans = Koşullu hamleler …
plans-title = {$opponent} karşısındaki **{$game}** oyununda senin için kendiliğinden oynanacak hamleler. Bunları yalnız sen görürsün; gerçekleşmeyen satır silinir.
plans-none = Henüz planlanmış hamle yok.
plan-line = {$theirs} oynarsa sen {$yours} oynarsın
plan-line-further = {$theirs} oynarsa sen {$yours} oynarsın, sonra {$rest}
plans-if = **Şunu oynarsa …**
plans-if-further = **Ardından şunu oynarsa …**
plans-you = **… sen şunu oynarsın …**
plans-you-again = **Sonra yine sıra sende. Şunu oynarsın …**
plans-over = Oyun orada biterdi.
plans-full = Bu satıra başka hamle sığmaz.
menu-unplan = Bir satırı sil …
button-plan-new = Başka bir satır
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = eğer ise sonra ve
button-offer-draw = Beraberlik öner
button-offer-takeback = Geri almayı iste
button-take-back = Geri al
button-offer-agree = Kalanı bölüşmeyi öner
button-give-up = Pes et …
games-none = Oyunun yok. `/oyna` ile bir tane başlat.
games-title = **Oyunların**, bütün sunucularda ve özel mesajlarda
games-yours = • {$game}, rakip {$opponent}: **sıra sende**
games-theirs = • {$game}, rakip {$opponent}: sıra onda
games-challenged = • {$opponent} seni {$game} oyununa çağırıyor; süre doluyor: {$when}
games-challenge = • {$opponent} için {$game} çağrın; süre doluyor: {$when}
games-challenge-to-all = • {$game} oynayacak birini arıyorsun; süre doluyor: {$when}
games-tournament = • **{$name}**, rakip {$opponent}: {$state}
games-linked = {$line} · {$link}
games-gone = {$line} · kanalı artık yok
settings-own = **Ayarların**, bütün sunucular ve özel mesajlar için. **Tahtalarım**, oyunlarının tahtaları ve yalnız senin gördüklerindir. Sen ve öbür oyuncu farklı görünüşler isterseniz oyununuzun tahtası sunucununki gibi görünür.
settings-pings-on = Bildirimler **açık**: çağrıldığında, sıran geldiğinde ya da sana bir şey sorulduğunda haber alırsın.
settings-pings-dm = Bildirimler **özel mesajla** gelir; Discord mesajı iletmezse kanalda haber verilir.
settings-pings-off = Bildirimler **kapalı**: sıranın kimde olduğuna `/oyunlar` ile bak.
my-boards = Tahtalarım: {$look}
my-boards-usual = Tahtalarım: varsayılan
look-light-wood = Açık ahşap
look-dark-wood = Koyu ahşap
look-emoji = Emoji
look-letters = Harfler
look-sentences = Cümleler, ekran okuyucular için
settings-viewpoint-fixed = Yalnız senin gördüğün tahtalarda hep **kendi tarafın** alttadır.
settings-viewpoint-mover = Yalnız senin gördüğün tahtalarda **sırası gelenin** tarafı alttadır.
settings-challengers-everybody = Çağrılar: herkesten
settings-challengers-acquaintances = Çağrılar: yalnız daha önce oynadıklarından
settings-challengers-nobody = Çağrılar: kimseden
settings-language-usual = Dil: Discord’daki gibi
settings-language = Dil: {$language}
settings-usual = varsayılan
settings-house = **Bu sunucunun ayarları**
settings-house-anywhere = Oyunlar **bütün kanallarda** başlayabilir.
settings-house-channels = Oyunlar şurada ve oradaki alt başlıklarda başlar: {$channels}.
settings-house-tournaments-on = Turnuvaları **herkes** duyurabilir.
settings-house-tournaments-off = Turnuvaları yalnızca **sunucuyu yönetenler** duyurabilir.
settings-house-tournaments-role = Turnuvaları **sunucuyu yönetenler** ve {$role} duyurabilir.
settings-winners-role = Turnuvayı kazanan, buradaki sonraki turnuva bitene kadar {$role} rolünü taşır.
settings-winners-role-none = Turnuvayı kazanan bir rol almaz.
settings-house-time-zone = 20:00 gibi saatler **{$zone}** saat diliminde okunur. `/ayarlar saat-dilimi` onu değiştirir.
settings-house-time-zone-none = Bu sunucunun saat dilimi henüz yok. `/ayarlar saat-dilimi` ile turnuvalar 20:00 gibi bir saatte başlayabilir.
settings-house-threads-on = Her oyun **kendi alt başlığını** alır; Kuzhi’nin bunu açma izni olmalı.
settings-house-threads-off = Oyunlar **kanalın kendisinde** oynanır.
settings-winners-choose = Kazananın rolü: birini seç …
settings-house-choose = Oyunlar yalnız bu kanallarda başlasın …
settings-house-pings-on = Bildirimler **açık**: çağrılana, sırası gelene ya da bir şey sorulana haber verilir.
settings-house-pings-off = Bildirimler bu sunucuda **kapalı**.
settings-house-game = Oyun seçilmezse: {$game}
settings-boards = **Bu sunucunun tahtaları**, oyuncular kendi görünüşlerini seçene kadar
settings-house-viewpoint-fixed = Hep **Güney tarafı** alttadır.
settings-house-viewpoint-mover = **Sırası gelenin** tarafı alttadır.
house-boards = Tahtalar: {$look}
house-boards-usual = Tahtalar: varsayılan
settings-limits = **Bu sunucunun sınırları ve süresi**
    Başlamış oyunlar ve çağrılar olduğu gibi kalır.
settings-tournaments = **Bu sunucunun turnuvaları**
settings-challenges-usual = Kişi başına yanıtlanmamış çağrı: {$most} (varsayılan)
settings-challenges = Kişi başına yanıtlanmamış çağrı: {$most}
settings-matches-usual = Bir kanalda aynı anda oyun: {$most} (varsayılan)
settings-matches = Bir kanalda aynı anda oyun: {$most}
settings-people = **Bu sunucuda kimler oynayamaz**
    En çok {$most} kişi: burada oyun başlatamaz, kabul edemez, çağrılamazlar. Süren oyunları sürer; bunu ancak denediklerinde öğrenirler.
settings-people-nobody = Kimse engelli değil: **herkes oynayabilir**.
settings-people-kept-out = Oynayamaz: {$people}
settings-people-choose = Birinin oynamasını engelle …
settings-organisers-choose = Turnuva düzenleyenler: bir rol seç …
settings-people-back = Birine yeniden izin ver …
button-pings-on = Bildirimler: açık
button-pings-dm = Bildirimler: özel mesajla
button-pings-off = Bildirimler: kapalı
button-tournaments-on = Turnuvalar: herkes
button-tournaments-off = Turnuvalar: yönetenler
button-threads-on = Alt başlıklar: açık
button-threads-off = Alt başlıklar: kapalı
button-all-channels = Bütün kanallara izin ver
button-no-winners-role = Kazanan rolü yok
button-no-organisers = Düzenleyen rolü yok
button-settings-own = Kendi ayarların
button-settings-house = Sunucunun ayarları
button-viewpoint-fixed = Alttaki taraf: seninki
button-house-viewpoint-fixed = Alttaki taraf: Güney
button-viewpoint-mover = Alttaki taraf: sırası gelen
button-house-viewpoint-mover = Alttaki taraf: sırası gelen
button-settings-boards = Tahtalar
button-settings-tournaments = Turnuvalar
button-settings-limits = Sınırlar ve süre
button-settings-people = Kimler oynayamaz
button-let-all-play = Herkes oynasın

## Rules

rules-title = **{$game} nasıl oynanır**
rules-rounds = **Uzunluk:** `uzunluk` ile başka bir şey seçmezsen üç tur. Tek turluk hızlı oyunu ilk hamleler belirler, bu yüzden sıralamaya hiç sayılmaz.
rules-solved = **2026’da çözüldü:** kusursuz oyunla, başlayan {$side} ilk turda {$seeds} taştan {$share} tanesini kazanır. Oyunun uzunluğuna göre: {$results}.
rules-solved-results = **2026’da çözüldü**, kusursuz oyunla: {$results}.
rules-solved-win = {$length}: {$side} kazanır
rules-solved-draw = {$length}: berabere
rules-solved-open = {$length}: iki taraf da kazanmayı zorlayamaz
rules-options = **Seçenekler** (`/oyna`, `seçenekler`)
rules-option = • Varsayılan: {$default}. Ya da: {$others}.
rules-example = **Bir örnek:** {$account}
rules-yours = Buradaki oyunun: {$description}
rules-mangala =
    İki tarafta altışar kuyu, her kuyuda dört taş; hazine her tarafın sağ ucundadır. Kuyularından birinin bütün taşlarını al, saat yönünün tersine birer birer dağıt: taş birden çoksa ilki alındığı kuyuya konur. Kendi hazinene bırakırsın, rakibinki atlanır.
    • Son taş hazinene: bir daha oynarsın.
    • Son taş rakibin bir kuyusunu çift yaparsa o kuyuyu kazanırsın.
    • Son taş kendi boş kuyuna: onu ve karşı kuyuyu kazanırsın; karşısı boşsa bir şey olmaz.
    Bir taraf boşalınca oyun biter, kalanları o tarafın sahibi alır. Taşı çok olan kazanır.
rules-mangala-castle =
    Mangala gibi, ama hazinelere taş bırakılmaz; bu yüzden bir daha oynama da yoktur.
    • Son taş rakibin 1–5. kuyularından birini üç yaparsa ve kalen yoksa: üçünü kazanırsın, kuyu oyun sonuna dek kalendir (C). Kaleye düşen her taş sahibine gider. Kaleden taş alınmaz.
    • Son taş rakibin bir kuyusunu çift yaparsa o kuyuyu kazanırsın.
    • Son taş kendi boş kuyuna: onu ve karşı kuyuyu kazanırsın; karşısı boşsa ya da kaleyse bir şey olmaz.
    Son taş kaleye düşerse sıra geçer. Bir taraf boşalınca oyun biter, kalanları o tarafın sahibi alır. Taşı çok olan kazanır.
rules-kalah =
    İki tarafta altışar kuyu, her kuyuda dört taş; hazine her tarafın sağ ucundadır. Kuyularından birinin bütün taşlarını al, saat yönünün tersine birer birer dağıt. Kendi hazinene bırakırsın, rakibinki atlanır.
    • Son taş hazinene: bir daha oynarsın.
    • Son taş kendi boş kuyuna: onu ve karşı kuyuyu kazanırsın; karşısı boşsa bir şey olmaz.
    Bir taraf boşalınca oyun biter, herkes kendi tarafında kalanları alır. Taşı çok olan kazanır.
rules-oware =
    İki tarafta altışar kuyu, her kuyuda dört taş. Kuyularından birinin bütün taşlarını al, saat yönünün tersine birer birer dağıt. Hazinelere taş dağıtılmaz; tahtayı dolanan bir dağıtım, taşların alındığı kuyuyu atlar.
    • Son taş karşı tarafta bir kuyuyu iki ya da üç yaparsa: o kuyuyu kazanırsın; sonra aynı taraftaki bir öncekini, onda da iki ya da üç varsa, ve aralıksız böyle geriye.
    • Karşı tarafın bütün taşlarını alacak bir hamle hiçbir şey kazandırmaz.
    • Sıran geldiğinde karşı taraf boşsa ve elindeyse onu beslemelisin. Besleyemezsen oyun biter, kendi tarafında kalanları alırsın.
    • Yirmi beş taş hemen kazandırır. Bir durum yeniden oluşursa oyun biter, herkes kendi tarafındakini alır.
rules-toguz-kumalak =
    İki tarafta dokuzar kuyu, her kuyuda dokuz taş. Hazinelere (kazan) taş bırakılmaz. Kuyularından birinin bütün taşlarını al, saat yönünün tersine birer birer dağıt: taş birden çoksa ilki alındığı kuyuya konur, tek taş sonraki kuyuya geçer.
    • Son taş rakibin bir kuyusunu çift yaparsa o kuyuyu kazanırsın.
    • Son taş rakibin bir kuyusunu üç yaparsa ve tuzdığın yoksa: üçünü kazanırsın, kuyu oyun sonuna dek tuzdığındır (T). Tuzdığa düşen her taş sahibine gider. Tuzdıktan taş alınmaz. 9. kuyu ve rakibin tuzdığıyla aynı numaralı kuyu tuzdık olmaz.
    Taşların yarısından fazlası, yani 82 taş, hemen kazandırır. Sırası gelenin dağıtacak taşı yoksa oyun biter, öteki kendi tarafında kalanları alır. Taşı çok olan kazanır.
rules-bestemshe =
    İki tarafta beşer kuyu, her kuyuda beş taş. Hazinelere (kazan) taş bırakılmaz. Kuyularından birinin bütün taşlarını al, saat yönünün tersine birer birer dağıt: taş birden çoksa ilki alındığı kuyuya konur, tek taş sonraki kuyuya geçer.
    • Son taş rakibin bir kuyusunu çift yaparsa o kuyuyu kazanırsın.
    Taşların yarısından fazlası, yani 26 taş, hemen kazandırır. Sırası gelenin dağıtacak taşı yoksa oyun biter, öteki kendi tarafında kalanları alır. Taşı çok olan kazanır.
rules-al-manqala =
    İki tarafta yedişer kuyu, her kuyuda yedi taş. Kuyularından birinin bütün taşlarını al, saat yönünün tersine birer birer dağıt.
    • Son taş, hangi tarafta olursa olsun, kuyuyu iki ya da dört yaparsa: o kuyuyu kazanırsın; sonra bir öncekini, onda da iki ya da dört varsa, ve aralıksız böyle geriye.
    • Sıran geldiğinde karşı taraf boşsa ve elindeyse onu beslemelisin. Besleyemezsen kalanların hepsini rakibin alır. Karşı tarafı senin kazancın boşaltırsa oyun biter, herkes kendi tarafındakini alır.
    • Elli taş hemen kazandırır. Oyun kendini yinelerse `/anlaşma` tahtadakini bölüşmeyi önerir.
rules-pallankuzhi =
    İki tarafta yedişer kuyu, turlarla oynanır. Kuyularından birinin bütün taşlarını al, saat yönünün tersine dağıt; sonra bir sonraki kuyuyu dağıt ve sonraki kuyuda taş oldukça böyle sürdür.
    • Sonraki kuyu boşsa ondan sonrakini kazanırsın ve arkasındaki kuyudan sürdürürsün. O da boşsa sıra geçer.
    • Bırakılan taşla dört olan kuyu hemen kazanılır.
    Sırası geldiğinde kuyularında taşı olmayan oyuncu turu bitirir, kalanları rakibi alır. Sonra herkes taşlarıyla doldurabildiği kadar kuyu doldurur; boş kalanlar (x) oyun dışıdır, ikinci oynayan başlar. `uzunluk` tur sayısıdır; “sonuna kadar”, biri tek kuyuyu bile dolduramayana dektir.
rules-pallam-khuzi =
    İki tarafta yedişer kuyu, her kuyuda dört taş; turlarla oynanır. Kuyularından birinin bütün taşlarını al, o kuyuyu atlayarak saat yönünün tersine dağıt; sonra bir sonraki kuyuyu dağıt ve sonraki kuyuda taş oldukça böyle sürdür.
    • Sonraki kuyu boşsa ondan sonrakini kazanırsın ve sıra geçer.
    • Bırakılan taşla dört olan kuyu, kim dağıtırsa dağıtsın, hemen kuyunun sahibine gider.
    Sırası geldiğinde kuyularında taşı olmayan oyuncu turu bitirir, kalanları rakibi alır. Sonra herkes taşlarıyla doldurabildiği kadar kuyu doldurur; boş kalanlar (x) oyun dışıdır, ikinci oynayan başlar. `uzunluk` tur sayısıdır; “sonuna kadar”, biri tek kuyuyu bile dolduramayana dektir.
rules-kotu-baendum =
    İki tarafta yedişer kuyu, her kuyuda dört taş; turlarla oynanır. İlk hamle iki oyuncu için de yönü belirler, **Önce uç kuyular:** her oyuncunun turdaki ilk hamlesi 1. ya da 7. kuyudandır.
    • Üç taşlı kuyu atlanır; yalnız eldeki son taş oraya konur. Son taş böyle bir kuyuya düşerse dördü kazanılır ve sonraki kuyudan sürdürülür; uç kuyuda ise taşlar bağlı kalır (bağlayana göre S, Güney, ya da N, Kuzey) ve sonunda senin sayılır.
    • Son taş boş ya da işaretli kuyuya: sıra geçer. Başka kuyuya: o kuyuyu al, sürdür.
    • **Tekler bekler:** iki ya da daha çok taşlı kuyun varken tekler oynanmaz. **Öndeki tek bekler:** hepsi tekken ön kuyundaki, yöndeki son kuyudaki kalır.
    Sırası gelen taş alamayınca tur biter. Yeni turda kazanan bütün kuyuları, kaybeden olabildiğince çoğunu doldurur.
    • **Puta (p):** artan bir taş kapalı kuyu olur, kazanan karşı kuyudan üç taş alır.
    • **Naga (g):** artan iki taş da kapalı kuyu olur, kazanan iki taş alır.
    • **Wala:** artan üç taş olağan kuyudur, kazanan bir taş alır.
    • **İşaretliler bekler:** kapalılardan ve bağlılardan taş alınmaz, son taşı alan kuyu sırayı bitirir.
    • **On ikiden az:** kaybeden taşlarını dizebilir, 1. kuyu bir ya da iki, 2–6 en çok iki, 7 en çok dört. 1. kuyuda iki taş varsa üçlüleri, bir taş varsa ikilileri kazanır.
    `uzunluk` tur sayısıdır.

## Learning

lesson-again = Son taşın hazinene düşerse bir daha oynarsın.
lesson-sow = Kuyularından birinin taşlarını al. İlkini aynı kuyuya bırak, ötekileri birer birer sağa ve hazinene doğru dağıt. Tek taş ise sonraki kuyuya geçer.
lesson-sow-on = Kuyularından birinin taşlarını al, birer birer sağa ve hazinene doğru dağıt.
lesson-sow-round = Kuyularından birinin taşlarını al, birer birer sağa doğru tahtanın çevresine dağıt. Hazinelere taş bırakılmaz.
lesson-even = Son taş rakibin bir kuyusunu çift yaparsa o kuyuyu kazanırsın.
lesson-alone = Son taş kendi boş kuyuna düşerse ve karşı kuyuda taş varsa ikisini de kazanırsın.
lesson-finish = Bir hamleden sonra bir taraf boşsa oyun biter: tarafı boş kalan, öteki tarafta kalan taşları alır. Taşı çok olan kazanır.
lesson-round = Uzun bir dağıtım rakibin hazinesini atlar ve 1. kuyundan sürer. Orada da boş kuyuya düşen son taş kazandırır.
lesson-keep = Bir hamleden sonra bir taraf boşsa oyun biter, herkes kendi tarafında kalanları alır. Taşı çok olan kazanır.
lesson-first-back = Kuyularından birinin taşlarını al. İlkini aynı kuyuya bırak, ötekileri birer birer sağa doğru tahtanın çevresine dağıt; tek taş ise sonraki kuyuya geçer. Hazinelere taş bırakılmaz.
lesson-tuzdik = Son taşın rakibin 1–8. kuyularından birini üç yaparsa üçünü kazanırsın ve kuyu tuzdığın olur; oyunda bir kez, ama rakibin tuzdığıyla aynı numaralı kuyuda değil.
lesson-fill-tuzdik = Tuzdığına düşen her taş hemen senindir.
lesson-half = Bütün taşların yarısından fazlası olan hemen kazanır.
lesson-out = Sırası gelenin dağıtacak taşı yoksa oyun biter, öteki kendi tarafında kalanları alır. Taşı çok olan kazanır.
lesson-past = Taşlar Mangala’daki gibi dağıtılır, ama iki hazine de atlanır: 6. kuyundan sonra rakibin 1. kuyusu gelir.
lesson-castle = Son taşın rakibin 1–5. kuyularından birini üç yaparsa üçünü kazanırsın ve kuyu kalen olur; oyunda bir kez.
lesson-fill = Kalene düşen her taş hemen senindir.
lesson-two-four = Son taşın, hangi tarafta olursa olsun, kuyuyu iki ya da dört yaparsa onu kazanırsın.
lesson-chain = Bir önceki kuyuda da iki ya da dört varsa onu da kazanırsın, ve aralıksız böyle geriye.
lesson-feed = Karşı taraf boşsa, elindeyse onu beslemelisin: yalnız oraya taş bırakan hamleler olur.
lesson-majority = Elli taşı olan hemen kazanır.
lesson-two-three = Son taşın karşı tarafta bir kuyuyu iki ya da üç yaparsa onu kazanırsın.
lesson-run = Karşı tarafta bir önceki kuyuda da iki ya da üç varsa onu da kazanırsın, ve aralıksız böyle geriye.
lesson-twelve = On iki ya da daha çok taş tahtayı dolanır. Alındıkları kuyu atlanır ve boş kalır.
lesson-slam = Karşı tarafın bütün taşlarını alacak bir hamle hiçbir şey kazandırmaz. Geriye taş bırakan bir kazanç bul.
lesson-twenty-five = Yirmi beş taşı olan hemen kazanır.
lesson-laps = Bir kuyuyu dağıt, sonra bir sonrakini dağıt ve sonraki kuyuda taş oldukça böyle sürdür.
lesson-beyond = Sonraki kuyu boşsa ondan sonrakini kazanırsın ve arkasındaki kuyudan sürdürürsün.
lesson-pasu = Bırakılan taşla dört olan kuyu bir inektir, pasu: hemen kazanılır.
lesson-rubbish = Doldurulamayan kuyular (x) o turda oyun dışıdır: yokmuş gibi atlanır.
lesson-round-over = Sırası gelen oyuncunun oynayacak taşı yoksa tur biter ve herkes kendi tarafındakileri alır. İkiniz de taşlarınızla sonraki turun kuyularını doldurursunuz. Son turun sonunda taşı çok olan oyunu kazanır.
lesson-round-out = Sırası gelen oyuncunun tarafında taş kalmamışsa tur biter, kalanları öteki alır. İkiniz de taşlarınızla sonraki turun kuyularını doldurursunuz. Son turun sonunda taşı çok olan oyunu kazanır.
lesson-beyond-ends = Sonraki kuyu boşsa ondan sonrakini kazanırsın ve sıra geçer.
lesson-pasu-owner = Bırakılan taşla dört olan kuyu, kim dağıtırsa dağıtsın, hemen sahibine gider.
lesson-way = Oyunun ilk hamlesi, ilk turun yönünü iki oyuncu için de belirler. Sonraki turlar saat yönünün tersine, → gider.
lesson-ends = Herkesin turdaki ilk hamlesi bir uç kuyudandır, 1 ya da 7.
lesson-relay = Son taş içinde taş olan bir kuyuya düşerse o kuyuyu alıp sürdürürsün; boş kuyuya düşerse sıra geçer.
lesson-three = Üç taşlı kuyu atlanır; yalnız elindeki son taş oraya konur. Böylece dört olur ve kazanılır.
lesson-tie = Uç kuyuda, 1 ya da 7’de, dördü kazanılmaz, bağlanır: orada kalır ve tur sonunda senin sayılır.
lesson-single = Bir kuyunda iki ya da daha çok taş varken tek taşlar yerinde kalır.
lesson-arrange = On ikiden az taşın varsa taşlarını kendin dizersin. 1. kuyuda iki taş varsa o turda üçlüleri, bir taş varsa ikilileri kazanırsın.
tutorial-title = **{$game}: {$number}. ders, toplam {$of}**
tutorial-known = 🎓 Gerisini **{$game}** oyunundan biliyorsun.
tutorial-task-again = **Sıra sende:** alt taraf senin. Hangi kuyu bir daha oynatır?
tutorial-task-capture = **Sıra sende:** alt taraf senin. Hangi kuyuyla taş kazanırsın?
tutorial-task-castle = **Sıra sende:** alt taraf senin. Hangi kuyu karşı tarafta üç yapar?
tutorial-task-fill = **Sıra sende:** alt taraf senin. Hangi kuyu ona taş düşürür?
tutorial-task-on = **Sıra sende:** alt taraf senin. Hangi kuyuyla dağıtmayı sürdürürsün?
tutorial-task-tie = **Sıra sende:** alt taraf senin. Hangi kuyu dördü bağlar?
tutorial-task-win = **Sıra sende:** alt taraf senin. Hangi kuyu oyunu sen öndeyken bitirir?
tutorial-task-any = **Sıra sende:** alt taraf senin. Bir hamle yap.
tutorial-task-arrange = **Sıra sende:** 1–7. kuyuların için üçlüleri kazandıran bir diziliş seç.
tutorial-right = ✅ **Aferin.** {$account}
tutorial-not-yet = ↩️ {$account} {$fell} Henüz olmadı. Tahta eski hâlinde, bir daha dene.
tutorial-fell = Son taş şuraya düştü: {$side}, {$pit}. kuyu.
tutorial-fell-store = Son taş hazineye düştü: {$side}.
tutorial-end = 🎓 **{$game}** bu kadar. `/oyna` ile oyna ya da burada başka bir oyun öğren.
tutorial-end-playing = 🎓 **{$game}** bu kadar. Oyunun hemen yukarıda: devam etmek için bu mesajı kapat.
tutorial-hint = 💡 **{$mv}** dene.
tutorial-layout = 👀 Taşların böyle dizilirdi. Bunu seç ya da bir başkasına bak.
button-take-layout = Bu dizilişi seç
button-play-now = Bu oyunu şimdi oyna
tutorial-choose = Başka bir oyun öğren
tutorial-learnt = ✅ Öğrenildi
about-mangala = 💡 **Amaç:** rakibinden çok taş kazanmak. Bir hamlede bir kuyundaki taşların ilkini geri bırakır, ötekileri tek tek sağa, hazinene doğru dağıtırsın. Son taş oraya düşerse bir daha oynarsın, başka yerde taş kazandırabilir. Bir taraf boşalınca oyun biter.
about-mangala-castle = 💡 **Amaç:** rakibinden çok taş kazanmak. Bir hamlede bir kuyundaki taşların ilkini geri bırakır, ötekileri tek tek sağa, tahtanın çevresine dağıtırsın. Son taş düştüğü yerde taş kazandırabilir. Bir taraf boşalınca oyun biter.
about-kalah = 💡 **Amaç:** rakibinden çok taş kazanmak. Bir hamlede bir kuyundaki taşları tek tek sağa, hazinene doğru dağıtırsın: son taş hazinene düşerse bir daha oynarsın, başka yerde taş kazandırabilir. Bir taraf boşalınca oyun biter.
about-oware = 💡 **Amaç:** rakibinden çok taş kazanmak. Bir hamlede bir kuyundaki taşları tek tek sağa, tahtanın çevresine dağıtırsın; son taş karşı tarafta iki ya da üç yaparsa onları kazanırsın. Yirmi beş taş hemen kazandırır.
about-toguz-kumalak = {about-bestemshe} Oyunda bir kez, karşıda üç yapan son taş üçünü kazandırır ve o kuyu *tuzdığın* (T) olur: içine düşen her taş senindir.
about-bestemshe = 💡 **Amaç:** rakibinden çok taş kazanmak. Bir hamlede bir kuyundaki taşların ilkini geri bırakır, ötekileri tek tek sağa, tahtanın çevresine dağıtırsın. Son taş rakibin bir kuyusunu çift yaparsa onu kazanırsın. Taşların yarısından fazlası hemen kazandırır.
about-al-manqala = 💡 **Amaç:** rakibinden çok taş kazanmak. Bir hamlede bir kuyundaki taşları tek tek sağa, tahtanın çevresine dağıtırsın; son taş iki ya da dört yaparsa onları kazanırsın. Elli taş hemen kazandırır.
about-pallankuzhi = 💡 **Amaç:** rakibinden çok taş kazanmak. Bir hamle bir kuyundan başlar, sonraki kuyudan sürer; o kuyu boşsa arkasındakini kazanırsın. Bir oyuncunun dağıtacak taşı kalmayınca tur biter.
about-pallam-khuzi = 💡 **Amaç:** rakibinden çok taş kazanmak. Bir hamle bir kuyundan başlar, sonraki kuyudan sürer; o kuyu boşsa arkasındakini kazanırsın ve sıra geçer. Bir oyuncunun dağıtacak taşı kalmayınca tur biter.
about-kotu-baendum = 💡 **Amaç:** rakibinden çok taş kazanmak. Bir hamle bir kuyundan başlar, son taşın düştüğü kuyudan sürer, o kuyu boşsa biter; son taş dört yaparsa onları kazanırsın. Bir oyuncunun dağıtacak taşı kalmayınca tur biter. Bir kuyunda daha çok taş varken tek taşlar bekler.
new-after = 🆕 **{$game} bilenler için yeni olan:** {$rules}
new-sow = İlk taş alındığı kuyuya geri konur, kendi hazinene de taş bırakırsın.
new-again = Son taş hazinene düşerse bir daha oynarsın.
new-even = Son taş rakibin bir kuyusunu çift yaparsa o kuyuyu kazanırsın.
new-alone = Son taş kendi boş kuyuna düşerse onu ve karşı kuyuyu kazanırsın.
new-finish = Bir taraf boşalınca oyun biter, o tarafın sahibi öteki tarafta kalanları alır.
new-sow-on = İlk taş sonraki kuyuya konur, kendi hazinene de taş bırakırsın.
new-round = Uzun bir dağıtım rakibin hazinesini atlar.
new-keep = Bir taraf boşalınca oyun biter, herkes kendi tarafında kalanları alır.
new-first-back = İlk taş alındığı kuyuya geri konur, hazinelere taş bırakılmaz.
new-tuzdik = Oyunda bir kez, karşıda üç yapan son taş üçünü kazandırır ve o kuyu tuzdığın (T) olur: içine düşen her taş senindir.
new-half = Taşların yarısından fazlası hemen kazandırır.
new-out = Bir oyuncunun dağıtacak taşı kalmayınca oyun biter.
new-castle = Oyunda bir kez, rakibin 1–5. kuyularında üç yapan son taş üçünü kazandırır ve o kuyu kalen (C) olur: içine düşen her taş senindir.
new-two-four = Son taş, hangi tarafta olursa olsun, iki ya da dört yaparsa onları kazanırsın.
new-chain = Hemen önündeki ikili ve dörtlü kuyular da onunla gelir.
new-feed = Karşı taraf boşsa, elindeyse onu beslemelisin.
new-sow-round = İlk taş sonraki kuyuya konur, hazinelere taş bırakılmaz.
new-two-three = Son taş karşı tarafta iki ya da üç yaparsa onları kazanırsın.
new-run = O tarafta hemen önündeki ikili ve üçlü kuyular da onunla gelir.
new-twelve = Uzun bir dağıtım başladığı kuyuyu atlar.
new-slam = Karşı tarafın hepsini alacak bir hamle hiçbir şey kazandırmaz.
new-laps = Bir kuyudan sonra, içinde taş oldukça, sonrakini dağıtırsın.
new-beyond = Sonraki kuyu boşsa ondan sonrakini kazanır, sürdürürsün.
new-pasu = Bırakılan taşla dört olan kuyu hemen kazanılır.
new-beyond-ends = Sonraki kuyu boşsa ondan sonrakini kazanırsın ve sıra geçer.
new-pasu-owner = Bırakılan taşla dört olan kuyu hemen sahibine gider.
new-way = İlk hamle ikiniz için de yönü belirler, ilk hamlen 1. ya da 7. kuyudandır.
new-relay = Son taşın düştüğü kuyu boş değilse onu alıp sürdürürsün.
new-three = Üç taşlı kuyu atlanır; yalnız son taş oraya konur, dört yapar ve onları kazandırır.
new-tie = 1. ve 7. kuyularda dört taş bağlanır: orada kalır, tur sonunda senin sayılır.
new-single = Bir kuyunda daha çok taş varken tek taşlar bekler.
legend-board = 🔎 **Son hamle:** başladığı kuyuda kesik çizgiler, son taşının düştüğü yerde halka, taş kazandığı kuyuda ışınlar.
legend-buttons = Düğmede **{$label}**: {$pit}. kuyu, içindeki taş: {$seeds}.
legend-stores = Hazineler: **S** {$south}, **N** {$north}.
round-filled = 🔁 **Yeni tur:** herkes taşlarının yettiği kadar kuyu doldurdu, artanı sakladı. Şimdi ikinci oynayan başlar.
round-won = 🔁 **Yeni tur:** öncekini kazanan bütün kuyularını doldurdu. Öteki olabildiğince çoğunu doldurdu ve başlar.
round-blocked = 🚧 **Kapalı kuyular:** artan bir ya da iki taş. Kimse onları dağıtmaz, son taşı alan kuyu sırayı bitirir.
round-arrange = ✋ **On ikiden az taş:** kaybeden taşlarını kendi dizer. 1. kuyuda iki taş varsa bu turda üçlüleri, bir taş varsa ikilileri kazanır.
button-learn = Bir dakikada öğren
button-how-to-play = Nasıl oynanır?
button-rules = Kurallar
button-hint = 💡 İpucu
button-next-lesson = Sonraki ders ▶
button-all-lessons = Tüm dersler
button-page-before = ◀ Önceki sayfa
button-page-after = Sonraki sayfa ▶
button-try-it = Kendin dene
rules-choose = Başka bir oyunun kuralları
rules-boards =
    Önce:
    {$before}
    Sonra:
    {$after}

## How commands describe themselves

describe-play = Birini bir mangala oyununa çağır ya da Kuzhi’ye karşı oyna
    .name = oyna
describe-play-game = Hangi oyun
    .name = oyun
describe-play-opponent = Kimi çağırıyorsun; Kuzhi’ye karşı oynamak için boş bırak
    .name = rakip
describe-play-open = Bu kanaldaki herkes kabul edebilsin
    .name = açık
describe-play-level = Kuzhi’ye karşı oynuyorsan ne kadar güçlü olsun
    .name = seviye
describe-play-side = İlk hamleyi kim yapar
    .name = taraf
describe-play-length = Turlu oyunlar için: varsayılan üç tur; tek tur hızlı ve puansızdır
    .name = uzunluk
describe-play-sets = Kaç setlik maç: kazanan 1, berabere kalan ½ puan alır, taraflar değişir
    .name = set
describe-play-rated = Sıralamaya sayılsın mı; daha önce oyun bitirmiş insanlar arasında varsayılan olarak sayılır
    .name = puanlı
describe-play-balanced = Kimse önde başlamasın diye ilk hamleler kurayla belirlensin (Pallankuzhi, Pallam Khuzi)
    .name = dengeli
describe-play-clock = Hamleler için ne kadar süre var
    .name = süre
describe-play-options = Varsayılan kurallarla değilse oyun nasıl oynanır
    .name = seçenekler
describe-tutorial = Bir oyunda düğmelerle oynanan kısa bir ders
    .name = ders
describe-tutorial-game = Hangi oyun
    .name = oyun
describe-rules = Bir oyun nasıl oynanır, resimler ve örneklerle
    .name = kurallar
describe-rules-game = Hangi oyun
    .name = oyun
describe-agree = Kendini yineleyen bir El-Mankala’da kalanı bölüşmeyi öner
    .name = anlaşma
describe-games = Her yerdeki oyunların, bağlantılarıyla, ve sıra kimde
    .name = oyunlar
describe-move = Bu kanaldaki oyununda bir kuyu oyna
    .name = hamle
describe-move-pit = Kuyunun numarası
    .name = kuyu
describe-match = Bu kanalda birkaç oyunun varsa hangisi
    .name = maç
describe-board = Tahtanı kanalın sonuna getir
    .name = tahta
describe-board-look = Başka bir görünüş, yalnız senin için
    .name = görünüş
describe-resign = Bu kanaldaki oyununda pes et
    .name = pes
describe-draw = Bu kanaldaki oyununda beraberlik öner
    .name = berabere
describe-takeback = Rakip kabul ederse son hamleni geri al; Kuzhi hep kabul eder
    .name = geri-al
describe-conditional = Beklerken senin için kendiliğinden oynanacak hamleler; yalnız sen görürsün
    .name = koşullu
describe-conditional-moves = Rakibin hamlesi, sonra seninki, …: 3 5
    .name = hamleler
describe-hint = Kuzhi senin yerinde ne oynardı; yalnız sen görürsün, yalnız puansız oyunlarda
    .name = ipucu
describe-leaderboard = En iyi kim oynuyor
    .name = sıralama
describe-leaderboard-game = Hangi oyun
    .name = oyun
describe-leaderboard-scope = Hangi sonuçlar sayılır
    .name = kapsam
describe-leaderboard-time = Hangi sürenin sonuçları
    .name = süre
describe-leaderboard-by = Neye göre sıralansın
    .name = ölçüt
describe-profile = Sen ya da bir başkası neler oynadı; yalnız sen görürsün
    .name = profil
describe-profile-player = Kimin; boşsa seninki
    .name = oyuncu
describe-settings = Tahta görünümü, bildirimler, seni kim çağırabilir; yöneticiler için sunucununkiler de
    .name = ayarlar
describe-settings-of = Kimin ayarları
    .name = kimin
describe-settings-timezone = Bu sunucunun saat dilimi: bir şehir yaz
    .name = saat-dilimi
choice-settings-own = Kendi ayarların
choice-settings-house = Bu sunucununkiler, onu yönetenler için
describe-help = Kuzhi ile nasıl oynanır
    .name = yardım
choice-first = İlk sen oynarsın
choice-second = İkinci sen oynarsın
choice-random = Rastgele
choice-level-1 = Seviye 1: ilk oyun için
choice-level-2 = Seviye 2: bir hamle ileriye bakar
choice-level-3 = Seviye 3: senin yanıtına da bakar
choice-level-4 = Seviye 4: birkaç hamle ileriye bakar
choice-level-5 = Seviye 5: az şey kaçırır
choice-level-6 = Seviye 6: iyi oynar
choice-level-7 = Seviye 7: çok iyi oynar
choice-level-8 = Seviye 8: elinden gelenin en iyisini oynar
level-strength-1 = yeni başlayan gibi oynar
level-strength-2 = yeni başlayanı yener
level-strength-3 = ara sıra oynayan biri gibi
level-strength-4 = sık oynayan biri gibi
level-strength-5 = kulüp oyuncusu gibi
level-strength-6 = güçlü bir kulüp oyuncusu gibi
level-strength-7 = usta gibi
level-strength-8 = Kuzhi’nin en güçlü hali
choice-level-strength = {$name} · {$strength}
choice-guild = Bu sunucu
choice-everywhere = Bütün sunucular
choice-length-1 = Hızlı: bir tur, puansız
choice-length-3 = Üç tur
choice-length-0 = Sonuna kadar
match-name = {$game}, rakip {$opponent} ({$id})
opponent-unnamed = biri
pit-name = {$pit} ({$seeds} taş)

## Tournaments

describe-tournament = Ligler, İsviçre sistemi turnuvalar, arenalar, merdivenler ve elemeler
    .name = turnuva
describe-tournament-create = Bir turnuva duyur: herkesten önce hepsini sen görürsün
    .name = oluştur
describe-tournament-list = Bu sunucunun turnuvaları
    .name = liste
describe-tournament-show = Bunlardan birini göster
    .name = göster
describe-tournament-create-kind = Oyuncular nasıl eşleşir
    .name = tür
describe-tournament-create-game = Oyun
    .name = oyun
describe-tournament-create-clock = Süre: canlı 5+3, hamle başına bir gün 1d, her hamlede dolan bir süre 3d+12h
    .name = süre
describe-tournament-create-begins = Ne zaman başlasın: per 20:00, yarın 19:30, 1h30m, 2d; yazmazsan bir saat (canlı) ya da bir gün sonra
    .name = başlangıç
describe-tournament-create-rounds = Kaç tur (İsviçre sistemi) ya da herkes kaç kez karşılaşır (lig: 1 ya da 2)
    .name = tur
describe-tournament-create-minutes = Ne kadar sürsün, 20–180 dakika (arena)
    .name = dakika
describe-tournament-create-together = Bütün turlar aynı anda mı başlasın (lig)
    .name = birlikte
describe-tournament-create-options = Oyunun seçenekleri, örneğin rounds=3
    .name = seçenekler
describe-tournament-create-rated = Oyunlar sıralamaya sayılsın mı
    .name = puanlı
describe-tournament-create-takebacks = Oyuncular hamle geri almayı isteyebilsin mi
    .name = geri-alma
describe-tournament-create-byes = Yarım puanlık boş tur sayısı (İsviçre): 0-5, yoksa 1
    .name = yarim-puanli
describe-tournament-create-check-in = Başlangıçtan hemen önce burada olduğunu bildirmek gereksin mi (canlı süreler)
    .name = yoklama
describe-tournament-create-most = En çok kaç kişi katılabilir
    .name = kontenjan
describe-tournament-create-role = Yalnız bu roldekiler katılabilir
    .name = rol
describe-tournament-create-name = Turnuvanın adı
    .name = ad
describe-tournament-create-repeats = Kendiliğinden yinelensin mi
    .name = tekrar
describe-tournament-create-until = Hangi güne kadar yinelensin, örneğin 2026-12-24 ya da 10w; yazmazsan durdurulana kadar
    .name = son-gün
describe-tournament-create-ahead = Sonraki kaç gün önce duyurulsun (haftalıkta 3, yoksa 7)
    .name = gün-önce
describe-tournament-create-season = Bir sezon kaç turnuva, bu ve aynı adlı sonrakiler: 2-52
    .name = sezon
describe-tournament-create-best = Sezonda herkesin kaç sonucu sayılsın, yoksa hepsi
    .name = en-iyi
describe-tournament-create-counts = Sezonda ne sayılsın: sıralar mı, her turnuvanın puanları mı
    .name = sayılan
describe-tournament-show-tournament = Hangisi
    .name = turnuva

tournament-kind-league = Lig
tournament-kind-swiss = İsviçre sistemi
tournament-kind-arena = Arena
tournament-kind-ladder = Merdiven
tournament-kind-knockout = Eleme
tournament-kind-league-line = Lig: herkes herkesle oynar
tournament-kind-swiss-line = İsviçre sistemi: her turda puanı yakın olanlar karşılaşır
tournament-kind-arena-line = Arena: bir akşam boyu canlı oyunlar, boş kalınca hemen sıradaki
tournament-kind-ladder-line = Merdiven: üstündekileri istediğin zaman çağır
tournament-kind-knockout-line = Eleme: bir kez kaybeden elenir
choice-tournament-every-week = Her hafta
choice-tournament-every-fortnight = İki haftada bir
choice-tournament-every-month = Her ay aynı gün, örneğin ilk cuma
choice-tournament-counts-places = Sıralar: birinciye 12 puan, ikinciye 10, ve böyle devam
choice-tournament-counts-points = Her turnuvanın puanları
tournament-name = {$kind} · {$game}
tournament-title = **{$name}**
tournament-place = {$place}.
tournament-league-once = Lig: herkes herkesle bir kez oynar.
tournament-league-twice = Lig: herkes herkesle, taraf değiştirerek iki kez oynar.
tournament-league-together = Bütün turlar aynı anda başlar.
tournament-swiss = İsviçre sistemi: {$rounds} tur. Puanı sana yakın olanlarla oynarsın.
tournament-swiss-open = İsviçre sistemi: tek bir birinci çıkana yetecek kadar tur. Puanı sana yakın olanlarla oynarsın.
tournament-arena = Arena: {$minutes} dakika. Boş olan hemen sıradaki oyuna geçer.
tournament-ladder = Merdiven: en çok {$reach} basamak üstündekileri çağırabilirsin. Kazanırsan yerini alırsın, aradakiler bir basamak iner.
tournament-knockout = Eleme: kaybeden elenir. Berabere biten oyun taraflar değiştirilerek yeniden oynanır; o da berabere biterse başlangıç listesinde üstte olan tur atlar.
tournament-game = {$game} · {$clock} · {$rated}
tournament-rated = puanlı
tournament-casual = puansız
tournament-round-days = Bir turun bütün oyunları aynı anda başlar. İlk hamleni {$time} içinde yap, yoksa hükmen kaybedersin. Tur, oyunları bitince biter.
tournament-round-live = Bir önceki tur bitince yenisi başlar. Oyununa başlamak için {$minutes} dakikan var.
tournament-byes-none = Oynanmayan tur puan getirmez.
tournament-byes = { $byes ->
    [one] None
   *[other] En çok {$byes} boş turun her biri yarım puan getirir.
}
tournament-begins = Başlangıç: {$when}.
tournament-repeats-week = Her hafta yinelenir.
tournament-repeats-fortnight = İki haftada bir yinelenir.
tournament-repeats-month = Her ayın {$week} {$day} günü yinelenir.
week-of-month-1 = ilk
week-of-month-2 = ikinci
week-of-month-3 = üçüncü
week-of-month-4 = dördüncü
week-of-month-5 = son
weekday-1 = pazartesi
weekday-2 = salı
weekday-3 = çarşamba
weekday-4 = perşembe
weekday-5 = cuma
weekday-6 = cumartesi
weekday-7 = pazar
tournament-repeats-until = Sonuncusu en geç şu zamanda başlar: {$when}.
tournament-ahead = Sonraki {$days} gün önce duyurulur.
tournament-next = Sonraki şu zamanda başlar: {$when}.
tournament-check-in = Yoklama: başlangıçtan önceki 15 dakikada **{button-tournament-here}** düğmesine basmayan oynamaz.
tournament-role = Yalnız {$role} rolündekiler katılabilir.
tournament-thread = Oyunlar ve haberler burada: {$thread}
tournament-entered-none = Henüz kimse katılmadı.
tournament-entered = { $number ->
    [one] Bir kişi katıldı: {$names}
   *[other] {$number} kişi katıldı: {$names}
}
tournament-entered-more = … ve {$number} kişi daha
tournament-start-list = Başlangıç listesi: {$names}, sonrası puana göre
tournament-round = Tur {$round} / {$rounds}
tournament-stage-final = Final
tournament-stage-semi-finals = Yarı final
tournament-stage-quarter-finals = Çeyrek final
tournament-stage-round-of = Son {$players} turu
tournament-stage-rematch = {$stage}, berabere biten oyunlar
tournament-third-place = Üçüncülük
tournament-games-open = Bitmemiş oyun: {$number}.
tournament-round-by = Turun bitmesi beklenen gün: {$date}.
tournament-arena-until = Bitiş: {$when}. Şu anda oynanan oyun: {$number}.
tournament-paused = Turnuvaya ara verildi. Hiçbir saat işlemiyor.
tournament-over = Turnuva bitti.
tournament-last-games = Son oyunlar şu saatte başlar: {$time}.
tournament-last-games-begun = Son oyunlar oynanıyor. Yeni oyun başlamaz.
tournament-called-off = Turnuva iptal edildi.
tournament-called-off-because = Turnuva iptal edildi: {$reason}
tournament-cannot-pair = Turnuva iptal edildi: artık kimse eşleşemiyordu.
tournament-as-it-stood = Son durum: {$names}
tournament-too-few = Turnuva iptal edildi: yeterince kişi katılmadı.
tournament-organiser = Düzenleyen: {$player}.
tournament-waits = Kuzhi {$channel} kanalında yazamıyor; bu yüzden **{$name}** bekliyor ve bu süre sayılmıyor. Kuzhi kanalı görebilip orada ve alt başlıklarda mesaj gönderebilince devam eder.
tournament-goes-on = Kuzhi yeniden buraya yazabiliyor. Yazamadığı süre sayılmaz.
tournament-left-thread = Kuzhi artık {$thread} içinde yazamıyor. **{$name}**, {$channel} kanalında devam ediyor.
tournament-leaders = İlk sıralar: {$names}
tournament-still-in = Elenmeyenler: {$names}
tournament-most = En çok {$most} kişi katılabilir.
tournament-here = Burada olanlar: {$number}/{$all}.
tournament-needs = {$rounds} turun hepsi için en az {$players} kişi katılmalı.
tournament-draft = Bunu şimdilik yalnız sen görüyorsun. **{button-tournament-announce}** onu bu kanalda yayımlar.
tournament-draft-days = Bu süreyle kırk hamle en çok {$days} gün sürer.
tournament-draft-ends = Bütün turların bitmesi beklenen gün: {$date}.
tournament-draft-round-ends = İlk turun bitmesi beklenen gün: {$date}.
tournament-draft-reserve = `{$clock}` daha hızlı: {$name}. O zaman kırk hamle en çok {$days} gün sürer.
tournament-draft-drags = Uzayan bir oyunun sonucuna sen karar verebilirsin: **{button-tournament-organise}**, **{tournament-do-result}**.
tournament-draft-hint = Bir şeyi değiştirmek için komutu yeniden kullan.
tournament-draft-slow = ⚠️ {$clock} ile oyunlar bu arena için uzun: herkes ancak birkaç oyun oynar. {$quicker} ya da daha kısası daha uygun.

button-tournament-announce = Duyur
button-tournament-discard = Sil
button-tournament-join = Katıl
button-tournament-leave = Ayrıl
button-tournament-leave-sure = Evet, ayrıl
button-tournament-always = Her zaman
button-tournament-here = Buradayım
button-tournament-standings = Puan durumu
button-tournament-season = Sezon
button-tournament-mine = Oyunlarım
button-tournament-rules = Kurallar
button-tournament-begin = Oyuna başla
button-tournament-off = Sonraki turda yokum
button-tournament-pause = Ara ver
button-tournament-back = Geri dön
button-tournament-challenge = Çağır
button-tournament-organise = Düzenle
button-tournament-log = Günlük
button-tournament-again = Bir daha
button-tournament-table = Tablo dosyası
button-tournament-tie-breaks = Averajlar
button-tournament-bracket = Eşleşme tablosu
button-tournament-csv = Hesap tablosu (CSV)
tournament-asked-again = **{$name}** yeniden başlıyor. Oynamak için **{button-tournament-join}** düğmesine basın.
tournament-discarded = Silindi. Kimse görmedi.
tournament-announced = {$channel} kanalında duyuruldu.

tournament-joined = Katıldın. Sıra sana gelince haber alırsın.
tournament-checked-in = Burada olduğun not edildi. Başlangıç: {$when}.
tournament-joined-late = Sonraki turdan başlayarak katılıyorsun; kaçırdıkların için yarım puan alırsın.
tournament-leave-sure = **{$name}** turnuvasından ayrılıyor musun?
tournament-leave-games = Başlamamış oyunlarını hükmen kaybedersin; oynanan oyun yine sayılır.
tournament-always = Bu kez ve bundan sonra her seferinde varsın. **{button-tournament-always}** düğmesine yeniden basarsan bu durur.
tournament-always-next = Sonrakinden başlayarak her seferinde varsın. **{button-tournament-always}** düğmesine yeniden basarsan bu durur.
tournament-always-off = Sonrakinden başlayarak yalnızca **{button-tournament-join}** düğmesine basarsan varsın.
tournament-left = Turnuvadan ayrıldın.
tournament-left-playing = Turnuvadan ayrıldın. Süren oyunun yine de sayılır: sonuna dek oyna ya da terk et.
tournament-round-off = Sonraki turda oynamıyorsun, yarım puan alırsın. **{button-tournament-back}** bunu geri alır.
tournament-round-off-bare = Sonraki turda oynamıyorsun, puan almazsın: yarım puan hakkın kalmadı. **{button-tournament-back}** bunu geri alır.
tournament-on-pause = Ara verdin. **{button-tournament-back}** sana sıradaki oyunu getirir.
tournament-missing = Son oyununa gelmedin; **{button-tournament-back}** düğmesine basana dek sana oyun verilmez.
tournament-back = Yeniden hoş geldin.
tournament-ready = Hazırsın. {$opponent} haber aldı, başlamak için son zamanı: {$when}.
tournament-ready-live = Şu saate kadar hazırsın: {$until}. {$opponent} haber aldı; daha geç gelirse sana haber verilir. Oyunun başlaması için son zaman: {$when}.
tournament-game-begins = Oyunun başlıyor.
tournament-season = {$tournaments} turnuvalık bir sezonun parçası.
tournament-season-goes-on = Süren sezonun {$tournaments} turnuvasından {$number} numaralısı.
season-all-count = Herkesin bütün sonuçları sayılır.
season-best = { $best ->
    [one] Herkesin yalnız en iyi sonucu sayılır.
   *[other] Herkesin en iyi {$best} sonucu sayılır.
}
season-counts-places = Sezonda ilk sıralar {$places} puan, sonraki her sıra 1 puan getirir. Eşit olanların hepsi paylaştıkları sıranın puanını alır.
season-counts-points = Sezonda her turnuvanın puanları sayılır.
season-title = **Sezon** · {$name}
season-none = {$tournaments} turnuvasından henüz hiçbiri bitmedi.
season-after = {$tournaments} turnuvanın {$held} tanesi bitti
season-over = { $held ->
    [one] Sezon bir turnuvanın ardından bitti.
   *[other] Sezon {$held} turnuvanın ardından bitti.
}
season-champion = 🏆 Şampiyon: {$names}
season-news = **{$name} sezonu**, {$tournaments} turnuvanın {$held} tanesi bitti:
season-news-over = 🏆 **{$name} sezonu bitti.** Tebrikler, {$champions}!
season-leads = Sezonda birinci: {$names}
season-column-played = Kaç

tournament-standings = **Puan durumu** · {$name}
tournament-stood = Turnuva iptal edildi. Son durum buydu.
tournament-standings-none = Henüz puan durumu yok.
tournament-bracket = **Eşleşme tablosu** · {$name}
tournament-bracket-none = Eşleşme tablosu turnuva başlayınca çıkar.
tournament-column-name = Ad
tournament-column-points = Puan
tournament-column-record = G-B-M
tournament-table-described = {$name} tablosu: {$places}
tournament-marked-left = {$player} (ayrıldı)
tournament-marked-removed = {$player} (çıkarıldı)
tournament-without-results = Oyunlarının yarısını bitirmeden ayrıldılar; oyunları sayılmaz: {$names}
tournament-explained-league = Galibiyet bir, beraberlik yarım puandır. Oyuna gelmeyen hükmen kaybeder. Puanlar eşitse sırayla şunlar belirler:
tournament-explained-swiss = Galibiyet bir, beraberlik yarım, bay geçmek tam puandır. Kimse aynı kişiyle iki kez oynamaz. Oyuna gelmeyen hükmen kaybeder. Puanlar eşitse sırayla şunlar belirler:
tournament-explained-arena = Galibiyet iki, beraberlik bir puandır. Üst üste iki galibiyetten sonra, kazanamadığın bir oyuna kadar puanlar iki kat sayılır. Hamle yapmadan süresi dolan kaybeder ve **{button-tournament-back}** düğmesine basana dek ara vermiş olur.
tournament-explained-ladder = Çağrılan oyuna süresinde başlamalıdır, yoksa yerini kaybeder. İki hafta oynamayan bir basamak iner.
tournament-explained-knockout = Başlangıç listesi puanlara göredir; düzenleyenler onu başlamadan önce değiştirebilir. 1 ve 2 numara ancak finalde karşılaşabilir. İlk tur dolmazsa listenin başındakiler bay geçer. Gelmeyenin rakibi tur atlar; ikisi de gelmezse sıradaki rakip bay geçer. Yarı finalde kaybeden iki kişi üçüncülük için oynar.
tournament-key-league = Puan · aralarındaki oyunlar · Sonneborn-Berger · galibiyet
tournament-key-swiss = Puan · aralarındaki oyunlar · en zayıf rakip çıkarılarak Buchholz · Sonneborn-Berger · galibiyet
tournament-key-arena = Puan · oyun (az olan önde) · sonra eşitlerin kendi oyunları · alev: sonraki puanlar iki kat sayılır
tournament-key-ladder = Basamak basamak
tournament-key-knockout = Yerler ne kadar ilerlendiğine göredir: aynı turda elenenler bir yeri paylaşır
tournament-tie-breaks = **Averajlar** · {$name}
tournament-tie-break-direct-encounter = eşitlerin kendi oyunları {$value}
tournament-tie-break-buchholz-cut1 = rakiplerin puanı {$value}
tournament-tie-break-sonneborn-berger = yenilenlerin puanı {$value}
tournament-tie-break-wins = galibiyet {$value}
tournament-why = Neden?
tournament-why-choice = {$one}, sonra {$other}
tournament-why-choice-equal = {$one} ile {$other}: eşit
tournament-why-points = Puanlar: {$one} {$first}, {$other} {$second}.
tournament-why-direct-encounter = İkisinin de puanı {$points}. Kendi aralarındaki oyunlarda {$one} {$first}, {$other} {$second} puan aldı.
tournament-why-buchholz-cut1 = İkisinin de puanı {$points}. {$one} daha güçlü rakiplerle oynadı: en zayıfı çıkarılınca rakiplerinin toplam puanı {$first}, {$other} için bu {$second}.
tournament-why-sonneborn-berger = İkisinin de puanı {$points}. {$one} daha güçlü rakipleri yendi: {$first} – {$second} (Sonneborn-Berger).
tournament-why-wins = İkisinin de puanı {$points}. Galibiyetler: {$one} {$first}, {$other} {$second}.
tournament-why-equal = {$one} ile {$other} her şeyde eşit, yeri paylaşıyorlar.
tournament-why-ladder = Merdivende sıra, kimin kimi ne zaman yendiğine göredir.
tournament-reached = {$player}: {$reached}.
tournament-reached-won = finali kazandı
tournament-reached-in-final = finalde oynuyor
tournament-reached-finalist = finali kaybetti
tournament-reached-in-third = üçüncülük için oynuyor
tournament-reached-third = üçüncülük oyununu kazandı
tournament-reached-fourth = üçüncülük oyununu kaybetti
tournament-reached-in = hâlâ elenmedi ({$stage})
tournament-reached-out = elendi ({$stage})
tournament-reached-equal = Yeri paylaşıyorlar.

tournament-mine = **Oyunların** · {$name}
tournament-mine-none = Burada henüz oyunun yok.
tournament-mine-line = Tur {$round}: {$opponent} – {$state}
tournament-mine-absent = Tur {$round}: {$state}
tournament-mine-line-bare = {$opponent} – {$state}
tournament-state-waiting = henüz başlamadı, son zaman: {$when}
tournament-state-other-waiting = {$opponent} hazır, seni bekliyor; son zaman: {$when}
tournament-state-own-waiting = sen hazırsın, {$opponent} bekleniyor; son zaman: {$when}
tournament-state-own-gone = bekledin; {$opponent} gelirse sana haber verilir; son zaman: {$when}
tournament-state-other-gone = {$opponent} bekledi; gelirsen ona haber verilir; son zaman: {$when}
tournament-state-playing = sürüyor
tournament-state-playing-linked = [sürüyor]({$link})
tournament-state-won = kazandın
tournament-state-lost = kaybettin
tournament-state-drawn = berabere
tournament-state-won-default = hükmen kazandın
tournament-state-lost-default = hükmen kaybettin
tournament-score-forfeit = {$score}, hükmen
tournament-state-bye = bay, tam puan
tournament-state-half-bye = bay, yarım puan
tournament-state-rest = dinlenme
tournament-state-away = katılım yok
tournament-state-goes-on = bay

tournament-list = **Bu sunucunun turnuvaları**
tournament-list-none = Burada turnuva yok. `/turnuva oluştur` ile bir tane duyur.
tournament-list-open = {$name}: başlangıç {$when}, {$number} kişi katıldı
tournament-list-running = {$name}: sürüyor, {$number} kişi oynuyor
tournament-list-over = {$name}: bitti, kazanan {$winner}
tournament-list-called-off = {$name}: iptal edildi
tournament-list-choose = Birini göster

tournament-news-put-off = **{$name}** için yeni başlangıç: {$when}.
tournament-news-day-before = **{$name}** başlıyor: {$when}. 15 dakika önce yeniden haber verilir. Gelemiyor musun? **{button-tournament-leave}** düğmesine bas.
tournament-news-soon = **{$name}** başlıyor: {$when}. Burada mısın?
tournament-news-check-in = **{$name}** başlıyor: {$when}. Ondan önce **{button-tournament-here}** düğmesine bas, yoksa oynayamazsın.
tournament-news-begun-arena = **{$name}** başladı. Bitiş: {$when}. Katılan, biri boş kalır kalmaz oyuna başlar.
tournament-news-begun-ladder = **{$name}** kuruldu. **{button-tournament-challenge}** düğmesi ilk mesajının altında.
tournament-news-round = **{$name}, tur {$round} / {$rounds}.** İkiniz de **{button-tournament-begin}** düğmesine basın, son zaman: {$when}. Gelmeyen hükmen kaybeder.
tournament-news-round-days = **{$name}, tur {$round} / {$rounds}.** Tahtalarınız hazır. İlk hamlesini zamanında yapmayan hükmen kaybeder.
tournament-news-round-begun = **{$name}, tur {$round} / {$rounds}.**
tournament-news-round-bare = **{$name}, tur {$round} / {$rounds}:** bu turda oyun yok.
tournament-news-pairing = {$south} – {$north}
tournament-news-bye = {$player}: bay geçiyor, tam puan
tournament-news-half-bye = {$player}: bay geçiyor, yarım puan
tournament-news-rest = {$player} dinleniyor
tournament-news-goes-on = {$player}: bay geçiyor
tournament-news-ending = **{$name}, tur {$round}:** bu oyunların başlaması için son zaman: {$when}.
tournament-news-round-over = **{$name}, tur {$round} / {$rounds} bitti.**
tournament-news-stage = **{$name} · {$stage}.**
tournament-news-stage-begin = İkiniz de **{button-tournament-begin}** düğmesine basın, süre doluyor: {$when}. Gelmeyen hükmen kaybeder.
tournament-news-stage-dealt = Tahtalarınız hazır. İlk hamlesini zamanında yapmayan hükmen kaybeder.
tournament-news-stage-bare = Bu turda oyun yok.
tournament-news-stage-ending = Bu oyunların daha başlaması gerek, süre doluyor: {$when}.
tournament-news-stage-over = Bütün oyunlar bitti.
tournament-news-ready = {$player}, **{$name}** oyununuz için {$other} hazır. **{button-tournament-begin}** düğmesine bas, son zaman: {$when}.
tournament-news-here = {$player}, {$other} şimdi **{$name}** oyununuz için burada. **{button-tournament-begin}** düğmesine bas, son zaman: {$when}.
tournament-news-waits = {$other} şu saate kadar bekliyor: {$until}. Daha geç gelirsen ona haber verilir.
tournament-news-challenged = {$player}, {$other} seni **{$name}** merdiveninde {tournament-place} basamak için çağırıyor. **{button-tournament-begin}** düğmesine bas, yoksa yerini kaybedersin; son zaman: {$when}.
tournament-news-place-taken = **{$name}:** {$player}, {$other} adlı oyuncunun {tournament-place} sırasını aldı.
tournament-news-place-lost = **{$name}:** {$other} oyununa zamanında gelmedi; {tournament-place} sırayı {$player} aldı.
tournament-news-sinking = **{$name}:** üç gün içinde oynamazlarsa şu kişiler bir basamak iner:
tournament-news-sunk = **{$name}:** iki hafta oynamadıkları için şu kişiler bir basamak indi:
tournament-news-missing = { $number ->
    [one] **{$name}:** {$player} gelmedi. **{button-tournament-back}** düğmesine basana dek ona oyun verilmez.
   *[other] **{$name}:** {$number} kişi gelmedi. **{button-tournament-back}** düğmesine basana dek onlara oyun verilmez.
}
tournament-news-paused = **{$name}**: ara verildi. Devam edene dek hiçbir saat işlemez.
tournament-news-resumed = **{$name}** sürüyor. Kimse süre kaybetmedi.
tournament-news-over = **{$name} bitti.** Tebrikler, {$winner}!
tournament-news-over-nobody = **{$name} bitti.** Kimsenin yeri yok, çünkü kimse oyun oynamadı.
tournament-news-ended-because = Neden: {$reason}
tournament-news-over-corrected = **{$name} bitti.** Bundan sonra bir sonuç düzeltildi: geçerli sıralama daha yeni bir mesajda.
tournament-podium = {$name} kürsüsü: {$places}
tournament-podium-game = {$player} adlı oyuncunun son oyunu: {$game}
profile-trophies = Kupalar: {$trophies}
profile-trophy-seasons = 🏆 {$number} (sezon)
profile-tournaments = Turnuvalar: {$places}
profile-tournament = {$name}: {tournament-place} sıra
tournament-board = Turnuva oyunu: **{$name}**

tournament-organise = **Düzenle** · {$name}
tournament-organise-choose = Ne yapılsın
tournament-do-begin = Şimdi başlat
tournament-do-put-off-hour = Bir saat ertele
tournament-do-put-off-day = Bir gün ertele
tournament-do-more-time = Daha çok süre …
tournament-do-reschedule = Başka bir zamana ertele …
tournament-do-end-series = Bundan sonra yinelenmesin
tournament-do-pair-again = Turu yeniden eşleştir
tournament-do-result = Bir sonuç gir …
tournament-do-remove = Bir oyuncuyu çıkar …
tournament-do-let-in = Birini yeniden al …
tournament-do-move = Merdivende birini taşı …
tournament-do-sort = Merdiveni puanlara göre sırala
tournament-do-number = Başlangıç listesine birini koy …
tournament-do-number-by-rating = Başlangıç listesini puanlara göre sırala
tournament-do-forbid = İki kişiyi hiç eşleştirme …
tournament-do-organisers = Düzenleyenler …
tournament-do-pause = Turnuvaya ara ver
tournament-do-resume = Turnuvayı sürdür
tournament-do-stop = İptal et …
tournament-do-end-ladder = Merdiveni bitir …
tournament-done = Tamam.
tournament-stopped-series = İptal edildi. Sonraki yine duyurulur; başlangıcı {$when}. Bunu durdurmak için **{button-tournament-organise}** düğmesine basıp **{tournament-do-end-series}** seç.
tournament-done-what = Tamam: {$what}
tournament-rating-stands = Puanlar için oyun, oynandığı gibi sayılmaya devam eder.
tournament-without-opponents = Bununla gelecek her turda herkese rakip çıkmaz. Şu kişiler bay geçecek: {$names}
tournament-choose-player = Kimi?
tournament-choose-two = Hangi oyuncu bir başkasıyla eşleşmesin?
tournament-choose-apart-from = {$player} kiminle hiç eşleşmesin?
tournament-choose-apart = İki kişi yine eşleşebilsin
tournament-organisers = Seçtiğin kişi senin yapabildiğin her şeyi yapar; yalnız başkalarını seçemez.
tournament-name-organiser = Düzenleyen ekle …
tournament-dismiss-organiser = Artık düzenleyen olmasın …
tournament-choose-above = {$player} kimin üstünde dursun?
tournament-found-nobody = Katılanlar arasında böyle bir ad yok.
tournament-choose-whose-game = Kimin oyunu?
tournament-choose-game = Hangi oyun?
tournament-choose-result = {$south} – {$north}: bu oyun nasıl sayılsın?
button-tournament-won = {$player} kazandı
button-tournament-drawn = Berabere
button-tournament-neither = İkisi de kaybetti
button-tournament-renew = Bu hamlenin süresi baştan
button-tournament-more-days = +{$days} gün
button-tournament-more-minutes = +{$minutes} dk
button-tournament-more-all = Bütün oyunlar: {$time}
button-tournament-play-again = Yeniden oyna …
button-tournament-remove-result = Sonucu kaldır …
button-tournament-find = Adla bul …
button-tournament-last = En alta
button-tournament-void-too = Onu da geçersiz say
form-tournament-reason = Nedenini herkes okuyabilir
form-tournament-reason-label = Neden?
form-tournament-reason-example = İki oyuncu da kabul etti
form-tournament-find = Oyuncu bul
form-tournament-find-label = Adın bir bölümü
form-tournament-find-example = ada
form-tournament-begins = Turnuvayı ertele
form-tournament-begins-label = Ne zamana ya da ne kadar?
form-tournament-begins-example = per 20:00

tournament-log = **Günlük** · {$name}
tournament-log-line = {$when} {$what}
tournament-log-by = {$when} {$player}: {$what}
tournament-log-made = turnuvayı duyurdu
tournament-log-put-off = başlangıcı değiştirdi: {$when}
tournament-log-begun = turnuva başladı
tournament-log-begun-now = turnuvayı hemen başlattı
tournament-log-fewer-rounds = {$rounds} tur oynanacak: daha fazlası için katılan az
tournament-log-extended = oyunlara başlama süresini uzattı: {$when}
tournament-log-more-time = {$south} – {$north} oyununa başlama süresini uzattı: {$when}
tournament-log-renewed = {$south} – {$north} oyununda sıradaki hamlenin süresini baştan verdi
tournament-log-drags-on = oyunlar beklenenden uzun sürüyor, tur devam ediyor
tournament-log-paired-again = turu yeniden eşleştirdi
tournament-log-result = {$south} – {$north} oyununun sonucunu {$result} yaptı: {$reason}
tournament-log-result-own = kendi oyunu olan {$south} – {$north} oyununun sonucunu {$result} yaptı: {$reason}
tournament-log-own = (kendi oyunu)
tournament-log-played-again = {$south} – {$north} yeniden oynanıyor: sonucu geri alındı
tournament-log-replayed = {$south} – {$north} yeniden oynanacak: {$reason}
tournament-log-result-removed = {$south} – {$north} sonucunu kaldırdı, kimse için sayılmaz: {$reason}
tournament-log-voided = {$south} – {$north} kimseye sayılmıyor: sonucu geçersiz sayıldı
tournament-log-removed = {$player} oyuncusunu çıkardı: {$reason}
tournament-log-let-in = {$player} yeniden katılabilir
tournament-log-organiser-named = {$player} düzenleyenlere katıldı
tournament-log-organiser-dismissed = {$player} artık düzenleyen değil
tournament-log-forbidden = {$one} ile {$other} artık eşleşmeyecek
tournament-log-unforbidden = {$one} ile {$other} yine eşleşebilir
tournament-log-sunk = iki hafta oynamadıkları için bir basamak indiler: {$names}
tournament-log-placed = {$player} oyuncusunu {$other} üstüne koydu
tournament-log-placed-last = {$player} oyuncusunu en alta koydu
tournament-log-sorted = merdiveni puanlara göre sıraladı
tournament-log-numbered = {$player} oyuncusunu başlangıç listesinde {$number}. sıraya koydu
tournament-log-numbered-by-rating = başlangıç listesini puanlara göre sıraladı
tournament-log-meet-instead = düzeltmeden sonra {$south} ile {$north} karşılaşıyor
tournament-log-goes-on = düzeltmeden sonra {$player} oynamadan tur atlıyor
tournament-log-paused = ara verdi
tournament-log-resumed = turnuvayı sürdürdü
tournament-log-stopped = turnuvayı bitirdi: {$reason}
tournament-log-stopped-bare = turnuvayı bitirdi
tournament-log-too-few = iptal edildi: yeterince kişi katılmadı
tournament-log-left-out = sonraki ({$when}) atlandı: burada bitmemiş çok turnuva vardı
tournament-log-no-role = Kuzhi kazanana {$role} rolünü veremiyor: **Rolleri Yönet** izni ve bundan yukarıda bir rolü gerekiyor
tournament-log-series-ended = bundan sonrası kendiliğinden duyurulmayacak
tournament-log-no-events = Kuzhi bu dizi için burada etkinlik tutamıyor: **Etkinlik Oluştur** izni gerekiyor
tournament-log-not-here = yoklamada olmadığı için oynamayanlar: {$names}
tournament-log-byes = tur {$round}: herkes eşleşemedi, çünkü bazıları birbiriyle oynadı ya da ayrı tutuluyor; onlar bay geçiyor
tournament-log-waits = burada olanlardan hiçbir ikili oynayamıyor. Başkaları katılsın ya da dönsün diye şu zamana dek beklenir: {$when}. Sonra turnuva iptal edilir
tournament-log-cannot-pair = iptal edildi: artık kimse eşleşemiyordu
refused-winners-role-not-permitted = Kuzhi burada rol veremiyor. Ona **Rolleri Yönet** iznini ver ve yeniden seç.
refused-winners-role-above = Kuzhi yalnız kendi rolünden aşağıdaki rolleri verebilir. Sunucu ayarlarında onun rolünü bunun üstüne taşı ve yeniden seç.
refused-winners-role-managed = Bu rolü kimse veremez. Başka birini seç.
refused-winners-role-powerful = Bu rol, mesajları ya da üyeleri yönetmek gibi, başkaları üzerinde yetki verir; bunu kimse kazanmamalı. Başka birini seç.
refused-winners-role-gone = Böyle bir rol artık yok. Başka birini seç.
refused-winners-role-unknown = Discord şu an yanıt vermiyor. Biraz sonra yeniden dene.

refused-tournament-unknown = Burada böyle bir turnuva yok ya da artık yok. `/turnuva liste` olanları gösterir.
refused-tournament-size = Bu tür turnuvaya en az {$fewest}, en çok {$most} kişi katılır.
refused-tournament-rounds = İsviçre sisteminde en az 1, en çok {$most} tur oynanır.
refused-tournament-rounds-of-few = {$players} kişi iki kez karşılaşmadan en çok {$most} tur oynayabilir. Daha az tur seç ya da daha çok kişi katılsın.
refused-tournament-byes = 0 ile {$most} arası boş tur yarım puan getirebilir.
refused-tournament-meetings = Ligde herkes bir ya da iki kez karşılaşır: 1 ya da 2 yaz.
refused-tournament-arena-length = Bir arena en az {$fewest}, en çok {$most} dakika sürer.
refused-tournament-arena-is-live = Arenada hemen oynanır, bu yüzden 5+3 gibi canlı bir süre gerekir.
refused-tournament-needs-clock = Turnuvalarda süre gerekir. 5+3 ya da 1d gibi bir süre seç.
refused-tournament-arena-clock = Bu süreyle tek bir oyun {$minutes} dakikalık arenayı doldurabilir. {$clock} ya da daha kısasını veya daha uzun bir arena seç.
refused-tournament-too-quick = Bu kadar az turlu oyunlar puanlı olmaz. Daha çok tur ya da `puanlı: False` seç.
refused-tournament-bad-start = Turnuva şu andan başlayarak 60 gün içinde başlayabilir.
refused-tournament-bad-start-typed = “{$text}” şu zamana denk geliyor: {$when}. Turnuva şimdiden sonra ve 60 gün içinde başlar.
refused-tournament-comes-once = Merdiven biri bitirene kadar sürer, bu yüzden yinelenmez. `tekrar` seçeneğini boş bırak.
refused-tournament-days-ahead = Sonraki en az 1, en çok {$most} gün önce duyurulabilir. `gün-önce` değerini değiştir.
refused-tournament-no-day = Kuzhi “{$text}” gününü anlamadı. 2026-12-24 gibi bir tarih ya da 10w gibi bir süre yaz.
refused-tournament-ends-before = İlki başlamadan biterdi. `son-gün` için daha geç bir gün seç.
refused-tournament-no-series = Bu turnuva kendiliğinden yinelenmiyor.
refused-tournament-next-is-announced = Sonraki duyuruldu. Onun mesajının altındaki düğmeye bas.
refused-tournament-no-time = Kuzhi “{$text}” zamanını anlamadı. 20:00, per 20:00 ya da yarın 19:30 gibi bir saat, 1h30m, 2d 3h ya da 1w gibi bir süre veya bir Discord zaman damgası yaz.
refused-tournament-no-time-zone = Kuzhi “{$text}” saatini okuyamıyor, çünkü bu sunucunun saat dilimi henüz yok. Bir yönetici onu `/ayarlar saat-dilimi` ile seçer. O zamana kadar 1h30m ya da 2d 3h gibi bir süre veya bir Discord zaman damgası yaz.
refused-tournament-season-length = Bir sezonda {$fewest} ile {$most} arası turnuva olur. Kaç olduğunu `sezon` seçeneğine yaz.
refused-tournament-season-best = Bu sezonda 1 ile {$most} arası sonuç sayılabilir. `en-iyi` seçeneğini değiştir.
refused-tournament-no-season = Merdiven biri bitirene kadar sürer, bu yüzden sezonu olmaz. `sezon` seçeneğini boş bırak.
refused-tournament-name-too-long = Bu ad çok uzun: buraya en çok {$most} karakter sığar.
refused-tournament-no-server = Turnuvalar sunucularda yapılır. Komutu bir sunucuda kullan.
refused-tournament-not-manager = Turnuvaları yalnızca bu sunucuyu yönetenler duyurabilir. Onlardan birine söyle.
refused-tournament-not-organisers = Turnuvaları yalnızca bu sunucuyu yönetenler ve {$role} rolündekiler duyurabilir.
refused-tournament-not-member = Turnuvalar için Kuzhi’nin sunucuda üye olması gerekir. Bir yöneticiden onu eklemesini iste.
refused-tournament-too-many-here = Bu sunucuda bitmemiş {$most} turnuva var. Önce biri bitmeli.
refused-tournament-too-many-of-theirs = Burada düzenlediğin, bitmemiş {$most} turnuva var. Önce biri bitmeli; merdivenler sayılmaz.
refused-tournament-announced = Bu taslak duyuruldu. Yenisi için: `/turnuva oluştur`.
refused-tournament-no-draft = Bu taslak artık yok: silinmiş ya da bir günden eski. Yenisi için: `/turnuva oluştur`.
refused-tournament-notified-lately = Kısa sürede insanlara birkaç kez bildirim gönderdin. Bunu yeniden yapabileceğin an: {$when}.
refused-tournament-lacks-role = Bu turnuvaya yalnız {$role} rolündekiler katılabilir.
refused-tournament-full = Turnuvada yer kalmadı.
refused-tournament-takes-part = Zaten katılıyorsun.
refused-tournament-takes-no-part = Bu turnuvada değilsin. Katılmak mümkün oldukça **{button-tournament-join}** düğmesi ilk mesajının altındadır.
refused-tournament-them-takes-no-part = Bu kişi turnuvada değil.
refused-tournament-removed = Düzenleyenler seni bu turnuvadan çıkardı. Nedeni **{button-tournament-log}** altında.
refused-tournament-not-removed = Bu kişi çıkarılmadı.
refused-tournament-begun = Turnuva başladı, bu artık olmaz.
refused-tournament-not-begun = Turnuva henüz başlamadı.
refused-tournament-over = Bu turnuva bitti.
refused-tournament-paused = Turnuvaya, düzenleyen sürdürene dek ara verildi.
refused-tournament-not-paused = Turnuvaya ara verilmedi.
refused-tournament-last-round = Bu son tur: atlanacak başka tur yok.
refused-tournament-check-in-later = Bunun için erken. Sana şu zaman haber verilir, düğmeye o zaman bas: {$when}.
refused-tournament-last-games = Son oyunlar oynanıyor. Yeni oyun başlamaz.
refused-tournament-nothing-to-begin = Burada şu anda başlayacağın bir oyun yok.
refused-tournament-plays-live = Başka bir canlı oyun oynuyorsun. Onu bitir, sonra düğmeye yeniden bas.
refused-tournament-they-play-live = {$player} bir turnuvada canlı oyun oynuyor. O bitince yeniden dene.
refused-tournament-nothing-to-extend = Başlamayı bekleyen oyun yok, bu yüzden uzatılacak süre de yok.
refused-tournament-is-ready = Hazırsın. Rakibin haber aldı, başlamak için son zamanı: {$when}.
refused-tournament-too-few = Yeterince kişi katılmadı: en az {$fewest} kişi gerekir.
refused-tournament-not-organiser = Bunu yalnız düzenleyenler ve sunucunun yöneticileri yapabilir.
refused-tournament-not-announcer = Başka düzenleyenleri yalnız turnuvayı duyuran ve sunucunun yöneticileri seçebilir.
refused-tournament-organises = {$player} zaten düzenleyenlerden biri.
refused-tournament-program-organises = Botlar turnuva düzenleyemez. Bir kişi seç.
refused-tournament-too-many-organisers = Seninle birlikte düzenleyen {$most} kişi var. Daha fazlası eklenemez.
refused-tournament-no-co-organiser = Bu kişi artık düzenleyen değil.
refused-tournament-not-of-this-kind = Bu tür turnuvada bu yok.
refused-tournament-ladder-not-there = {$player} merdivende değil.
refused-tournament-ladder-not-above = Yalnız üstündekileri çağırabilirsin.
refused-tournament-ladder-too-far = Bu kişi çok yukarıda. {$first}–{$last}. basamaktakileri çağırabilirsin.
refused-tournament-ladder-busy = {$player} için bu merdivende açık bir çağrı var. Aynı anda yalnız bir tane olur.
refused-tournament-ladder-rest = {$player} ile az önce oynadınız. Yeniden oynayabileceğiniz zaman: {$when}. O zamana dek onu başkaları çağırabilir.
refused-tournament-round-has-begun = Turun bir oyunu başladı, bu yüzden tur yeniden eşleştirilemez.
refused-tournament-cannot-pair = Kurallara uygun eşleşme kalmadı.
refused-tournament-moved-on = Turnuva bu sonuçla sürdü, bu yüzden oyun yeniden oynanmaz. Sonucu değiştirmek için turnuvanın ilk mesajının altında **{button-tournament-organise}** düğmesine bas ve **{tournament-do-result}** seç.
refused-tournament-no-such-game = Bu turnuvada böyle bir oyun yok.
refused-tournament-has-no-result = Bu oyunun henüz sonucu yok.
refused-tournament-kept-apart = Bu iki kişi zaten ayrı tutuluyor.
refused-tournament-not-kept-apart = Bu iki kişi ayrı tutulmuyor.
refused-tournament-stands-there = Zaten orada ya da merdivende değil.
refused-tournament-ladder-is-played = Bu merdivende çağrılar oldu: sıra artık kazanılıyor. Tek tek oyuncuları taşıyabilirsin.
refused-tournament-too-many-apart = Burada {$most} çift ayrı tutuluyor, daha fazlası olamaz.
refused-tournament-no-reason = İnsanlar nedenini bilmeli: lütfen bir neden yaz.
refused-tournament-no-hints = Turnuva oyunlarında ipucu yoktur.
refused-tournament-no-takebacks = Bu turnuvada kimse hamle geri alamaz.
refused-tournament-no-gifts = Turnuvalarda kimse rakibine süre veremez.
