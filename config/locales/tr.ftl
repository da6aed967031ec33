# Kuzhi’nin Türkçe sözleri. İletinin adı nerede durduğunu söyler; {$…} yerlerini bot doldurur.
# Metinler Discord’un markdown biçimindedir. `.name`, komutun ya da seçeneğin Discord’daki adıdır.

## Games

game-mangala = Mangala
game-mangala-castle = Kaleli Mangala
game-al-manqala = El-Mankala
game-pallankuzhi = Pallankuzhi
game-pallam-khuzi = Pallam Khuzi
game-kotu-baendum = Kotu Baendum

## Options of games

options-chosen = Şöyle oynanıyor: {$options}.
option-end-row-empty = hamleden sonra boş kalan sıra oyunu bitirir
option-end-no-move = sırası gelen oyuncunun kuyuları boşsa oyun biter
option-own_pit_capture-true = kendi boş kuyusuna düşen son taş karşı kuyuyu kazandırır
option-own_pit_capture-false = kendi boş kuyusuna düşen son taş bir şey kazandırmaz
option-seeds-6 = kuyu başına altı taş
option-seeds-5 = kuyu başına beş taş
option-seeds-4 = kuyu başına dört taş
option-after_capture-continue = taş kazandıktan sonra dağıtım sürer
option-after_capture-end = taş kazanınca sıra geçer
option-fours-sower = dörtlüler onu yapanındır
option-fours-owner = dörtlüler kuyunun sahibinindir
option-skip_origin-true = taşların alındığı kuyu atlanır
option-skip_origin-false = taşların alındığı kuyuya da bırakılır
option-capture-relay = taş kazandıktan sonra dağıtım sürer
option-capture-ends-turn = taş kazanınca sıra geçer
option-proposal = {$option}: {$meaning}
option-proposal-five = {$option}: beş taş, kazanınca sıra geçer (yoksa ilk el 70 taşın 46’sını alır)
length-whole = sonuna kadar
length-rounds = {$rounds} tur

## Players

player-bot = Kuzhi (seviye {$level})
player-unnamed = Oyuncu {$digits}
side-south = Güney
side-north = Kuzey

## The challenge

challenge-open = {$invited}, {$challenger} seni bir **{$game}** oyununa çağırıyor.
challenge-to-all = {$challenger} **{$game}** oynayacak birini arıyor. İlk kabul eden oynar.
challenge-whoever = Kabul eden
challenge-to-all-cancelled = {$challenger} artık **{$game}** oynayacak birini aramıyor.
challenge-to-all-expired = {$challenger} **{$game}** oynayacak birini aradı, süresinde kimse kabul etmedi.
challenge-sides = Güney ve ilk hamle: {$first}
challenge-casual = Bu oyun puansız olur: sıralamaya sayılmaz.
challenge-quick = Hızlı oyun: bu kadar az turu ilk hamleler belirler, bu yüzden sıralamaya sayılmaz. Üç tur sayılır.
challenge-series = {$sets} setlik maç: kazanan set başına 1, berabere kalan ½ puan alır; her sette taraflar değişir.
challenge-expires = Çağrının süresi doluyor: {$when}
challenge-declined = {$challenger} bir **{$game}** oyununa çağırdı, {$invited} geri çevirdi.
challenge-cancelled = {$challenger}, {$invited} için yaptığı **{$game}** çağrısını geri aldı.
challenge-expired = {$challenger} bir **{$game}** oyununa çağırdı; {$invited} yanıt vermeden süre doldu.
menu-challenge = Mangalaya çağır
draft-game-bot = Kuzhi’ye karşı **{$game}**. İstediğini değiştir, sonra **{button-begin}** düğmesine bas.
draft-game-person = {$opponent} **{$game}** oyununa çağrılıyor. İstediğini değiştir, sonra **{button-challenge}** düğmesine bas.
draft-game-anybody = Bu kanaldaki herkes **{$game}** oyununa çağrılıyor; aşağıdan birini de seçebilirsin. İstediğini değiştir, sonra **{button-challenge}** düğmesine bas.
draft-choose-person = Rakip seç
draft-against-person = Biriyle oyna
draft-against-bot = Kuzhi ile oyna
draft-made = Oldu: bu kanaldaki herkes artık görüyor.
choice-one-game = Tek oyun
choice-sets = {$sets} setlik maç
button-make-casual = Puansız olsun
button-make-rated = Puanlı olsun
button-challenge = Çağır
button-begin = Başla
button-accept = Kabul et
button-decline = Geri çevir
button-cancel = Vazgeç

## The board

board-title = **{$game}** · Güney {$south} · Kuzey {$north}
board-round = Tur {$round} / {$rounds}
board-round-open = Tur {$round}
board-series = Set {$set} / {$sets} · {$south} {$points} – {$against} {$north}
board-turn = Sıra: **{$player}** ({$side}). Bir kuyu seç.
board-direction = Sıra: **{$player}** ({$side}). Bir kuyu ve bütün turun yönünü seç.
board-arrange = Sıra: **{$player}** ({$side}). Elinde {$seeds} taş var, sıranı diz: kuyular soldan 1–7. Kuyu 1 bir ya da iki, 2–6 en çok iki, 7 en çok dört taş alır. Kuyu 1’de iki taş varsa üçlüler, bir taş varsa ikililer kazanılır.
board-bot-turn = {$player} düşünüyor …
board-castle = {$player} kalesi: {$side}, kuyu {$pit}.
board-mark-puta = {$side}, kuyu {$pit}: puta ({$player}).
board-mark-naga = {$side}, kuyu {$pit}: naga ({$player}).
board-mark-tied = {$side}, kuyu {$pit}: bağlı ({$player}).
board-excluded = x ile işaretli kuyular oyun dışıdır.
board-to-fill = x ile işaretli kuyular daha doldurulacak.
board-eats = {$player} {$seeds} olan kuyuları kazanır.
board-heap = {$side}, kuyu {$pit}: {$seeds} taş.
board-text-row = {$side}: {$pits}. Hazine {$store}.
board-text-row-yours = Sen ({$side}): {$pits}. Hazine {$store}.
board-text-excluded = kapalı
board-text-castle = kale
board-moved-on = Bu tahta taşındı: {$link}
board-seen-alone = Bunu yalnız sen görüyorsun: burada Discord cevaplarımı sadece sana gösteriyor. Öbür oyuncu `/tahta` yazınca görür.
board-visiting = Burada uzun süre bir şey olmazsa `/tahta` tahtayı getirir.
no-files = Bu kanalda dosya ekleyemiyorum, bu yüzden yalnız yazı var. Sunucuyu yöneten biri buna izin verebilir: iznin adı **Dosya Ekle**.
no-files-boards = Bu sunucunun tahtaları resim olacaktı, ama bu kanalda dosya ekleyemiyorum: burada emoji ya da harflerle çiziliyorlar. Bana burada **Dosya Ekle** iznini ver; bir sonraki hamle resimle gelir.
board-in-thread = {$south} ile {$north}, **{$game}**: {$thread}
thread-name = {$game}: {$south} – {$north}
call-to-move = {$player}, **{$game}** oyununda sıra sende (rakip: {$opponent}): {$link}
call-to-move-unlinked = {$player}, **{$game}** oyununda sıra sende (rakip: {$opponent}).
button-arrange = Başka diziliş …
menu-layouts = Başka dizilişler …
button-standard = Alışılmış diziliş
form-arrange = Sıranı diz
form-arrange-label = Kuyu 1–7 için taşlar, soldan

## What a move did

move-sown = {$player}, kuyu {$pit}: {$seeds} taş dağıttı.
move-sown-laps = {$player}, kuyu {$pit}: {$seeds} taş, {$laps} dağıtım.
move-arranged = {$player} sırasını dizdi; {$seeds} olan kuyuları kazanır.
move-arranged-usual = {$player} sırasını alışıldığı gibi dizdi.
move-counter-clockwise = Tur saat yönünün tersine döner.
move-clockwise = Tur saat yönünde döner.
move-captured = {$seeds} taş kazandı.
move-captured-other = {$player} {$seeds} taş kazandı.
move-castle = Kale yapılan kuyu: {$side}, {$pit}.
move-into-castle = {$player} kalesine {$seeds} taş düştü.
move-tied = Bağlanan kuyu: {$side}, {$pit}.
move-kept = Elde kalan {$seeds} taş hazineye gitti: hiçbir kuyu alamazdı.
move-endless = Dağıtım sonsuza dek sürerdi, durduruldu.
move-again = Bir daha oynar.
move-taken-back = {$player} bir hamleyi geri aldı.
move-planned = Planlandığı gibi.
move-swept = Kalan {$seeds} taşı {$player} alır.
move-round-ended = **Tur {$round} bitti: {$south} – {$north}.**
move-round-began = Tur {$round} başlıyor, ilk hamle: {$player}.

## A move, shown

button-show-move = Hamleyi göster
button-move-before = ◀ Önceki hamle
button-move-after = Sonraki hamle ▶
story-title = **{$game}** · hamle {$number}: {$player}
story-lap = {$lap}. {$from}, kuyu {$pit}: {$seeds} taş; son taş şuraya düşer: {$to}, kuyu {$last}.
story-lap-to-store = {$lap}. {$from}, kuyu {$pit}: {$seeds} taş; son taş hazineye düşer: {$to}.
story-lap-to-castle = {$lap}. {$from}, kuyu {$pit}: {$seeds} taş; son taş kaleye düşer: {$to}, kuyu {$last}.
story-lifted = {$lap}. {$from}, kuyu {$pit}: {$seeds} taş alınır.
story-captured = {$side}, kuyu {$pit}: {$player} {$seeds} taş kazanır.
story-swept = {$side}, kuyu {$pit}: kalan {$seeds} taşı {$player} alır.
story-left-out = … burada {$lines} satır atlandı …

## The end

over-won = **{$player} kazandı: {$points} – {$against}.**
over-drawn = **Berabere, {$points} – {$points}.**
over-resigned = **{$loser} pes etti, {$player} kazandı.**
over-agreed = **Berabere: ikisi de kabul etti.**
over-early = Erken bitti: puana sayılmaz.
series-goes-on = **{$south} {$points} – {$against} {$north}.** Aşağıda set {$set} / {$sets} başlıyor, taraflar değişti.
series-won = **{$player}, {$sets} setlik maçı {$points} – {$against} kazandı.**
series-drawn = **{$sets} setlik maç berabere bitti, {$points} – {$points}.**
series-given-up = **{$sets} setlik maçı {$player} kazandı: {$loser} maçı bıraktı.**
reason-row-empty = Hamleden sonra bir sıra boş kaldı.
reason-no-move = Sırası gelen oyuncunun oynayacak taşı kalmadı.
reason-majority = Bu, bütün taşların yarısından çok.
reason-cannot-feed = Karşı sıra boştu ve ona taş verilemiyordu.
reason-repetition = Aynı durum üçüncü kez geldi.
reason-agreed = İki oyuncu da sonsuza dek süreceğini kabul etti.
reason-cannot-fill = Bir oyuncu yeni tur için tek bir kuyuyu bile dolduramadı.
reason-cannot-sow = Bir oyuncunun yeni tur için taşı kalmadı.
reason-round-limit = Bütün turlar oynandı.

button-export = Hamleler metin olarak
button-rematch = Rövanş
export = {$moves} hamlelik maç, `kuzhi-engine` programının okuduğu metin olarak.

## The clock

clock-none = Süresiz
clock-days = Hamle başına {$days} gün
clock-live = Canlı: kişi başı {$minutes} dk, her hamlede {$seconds} sn daha
clock-live-bare = Canlı: kişi başı {$minutes} dk
clock-proposal = {$id}: {$name}
challenge-clock = Süre: **{$clock}**
board-banks = Süre: Güney {$south} · Kuzey {$north}
board-time = {$player} için süre doluyor: {$when}
board-time-up = **{$player} süresini doldurdu.** {$other} galibiyeti alabilir ya da hamleyi bekleyebilir.
button-claim = Galibiyeti al
call-bank = {$player}, **{$game}** oyunundaki süren doluyor, {$when}: {$link}
call-bank-unlinked = {$player}, **{$game}** oyunundaki süren doluyor, {$when}.
call-reminder = {$player}, **{$game}** oyununda hamle süren doluyor (rakip: {$opponent}), {$when}: {$link}
call-reminder-unlinked = {$player}, **{$game}** oyununda hamle süren doluyor (rakip: {$opponent}), {$when}.
over-timed-out = **{$loser} süresini doldurdu, {$player} kazandı.**
games-until = {$line} · süre doluyor: {$when}
refused-no-clock = Bu oyunda süre işlemiyor.
refused-time-not-up = Bu hamle için daha süre var; dolacağı an: {$when}. Galibiyet o zaman alınabilir.
refused-own-time-up = Dolan süre senin. Rakibin galibiyeti almadan hamleni yap.
refused-bad-clock = “{$text}” bir süre değil. Hamle başına gün için 1d, 3d ya da 7d, canlı oyun için dakika ve saniye, örneğin 5+3, süresiz için none yaz.
settings-claims-on = Rakibin süresi dolunca galibiyet **senin için hemen alınır**.
settings-claims-off = Rakibin süresi dolunca galibiyeti **sen alırsın** ya da hamlesini beklersin.
settings-listed-on = Bütün sunucuların sıralamasında adınla **görünüyorsun**; alttaki düğme seni oradan çıkarır.
settings-listed-off = Bütün sunucuların sıralamasında **görünmüyorsun**. Puanın ve kendi sunucularındaki yerin kalır.
settings-clock = Süre söylenmezse: {$clock}
button-claims-on = Galibiyeti benim için al
button-claims-off = Galibiyeti kendim alırım
button-listed-on = Bütün sunucularda göster
button-listed-off = Bütün sunucularda gösterme
button-undo = Geri al (yöneticiler) …
button-undo-sure = Evet, sonucu geri al
undo-sure = Bir arıza yüzünden çıkan bu sonuç geri alınsın mı? Oyun yeni süreyle sürer, puanlar oyun bitmemiş gibi olur.
undo-done = Geri alındı: oyun yeni süreyle sürüyor.
refused-not-undoer = Arızadan doğan bir süre sonucunu yalnızca bu sunucuyu yönetebilenler geri alabilir.
refused-nothing-to-undo = Yalnızca süreyle biten bir sonuç geri alınabilir; bu oyunda artık öyle bir sonuç yok.
refused-next-set = Sonraki set başladı, bu sonuç geçerli kalır.

## Giving up

resign-sure = {$opponent} karşısındaki **{$game}** oyununda pes etmek istiyor musun? Oyun kaybedilmiş sayılır.
resign-sure-set = {$opponent} karşısındaki **{$game}** setinde pes etmek istiyor musun? Set kaybedilmiş sayılır ve sıradaki set başlar. Ya da bütün maçı bırak: o zaman maçı {$opponent} kazanır ve başka set oynanmaz.
resign-kept = Oyuna devam.
button-resign = Evet, pes ediyorum
button-resign-set = Bu seti bırak
button-resign-series = Bütün maçı bırak
button-play-on = Hayır, devam

## Hints

hint-pit = Kuzhi kuyu **{$move}** derdi.
hint-way = Kuzhi **{$move}** düğmesini seçerdi: kuyu ve bütün turun yönü.
hint-layout = Kuzhi sırayı şöyle dizerdi: **{$move}**.
hint-layout-written = Kuzhi sırayı şöyle dizerdi: **{$move}**. Bunu “{$button}” düğmesiyle yaz.
evaluation-even = Durum aşağı yukarı eşit.
evaluation-slightly-better = {$side} biraz önde (yaklaşık +{$seeds}).
evaluation-better = {$side} açıkça önde (yaklaşık +{$seeds}).
evaluation-much-better = {$side} çok önde (yaklaşık +{$seeds}).
evaluation-wins = {$side}, karşısı ne yaparsa yapsın en az {$seeds} taş farkla kazanır.
evaluation-exact-draw = İki taraf da en iyisini oynarsa berabere biter.
evaluation-exact-win = İki taraf da en iyisini oynarsa {$side} tam {$seeds} taş farkla kazanır.

## The leaderboard

leaderboard-guild = **{$game}: bu sunucunun sıralaması**
leaderboard-everywhere = **{$game}: bütün sunucuların sıralaması**
leaderboard-line = {$place}. {$player} · {$rating}{$doubt} · {$won} galibiyet, {$drawn} beraberlik, {$lost} yenilgi · {$opponents} rakip
leaderboard-empty = Burada henüz kimsenin yeri yok. `/oyna` ile birini çağır!
leaderboard-note = İnsanlar arasındaki puanlı maçlardan Glicko-2 puanı; “?” henüz az maça dayanan puanı gösterir.
leaderboard-place = Bir yer için {$opponents} ayrı kişiyle puanlı oyun gerekir. Oyun, ikisi de {$moves} hamle yapınca sayılır; aynı ikilinin günün dördüncü oyunundan sonra daha az sayılır.
button-guild = Bu sunucu
button-everywhere = Bütün sunucular

## Refusals

refused-self = Kendini çağıramazsın. Kuzhi’ye karşı oynamak için `rakip` seçeneğini boş bırak.
refused-program = Başka botlar çağrılara yanıt vermez. Kuzhi’ye karşı oynamak için `rakip` seçeneğini boş bırak.
refused-takes-none = {$invited} şu sıra çağrı almıyor. `/oyna açık: True` ile buradaki herkes kabul edebilir.
refused-acquaintances = {$invited} yalnız daha önce oynadığı kişilerden çağrı alıyor. `/oyna açık: True` ile buradaki herkes kabul edebilir.
refused-too-much-ring = Kısa sürede çok fazla çağrı ve öneri oldu. Sıradakini gönderebileceğin an: {$when}.
refused-too-much-picture = Kısa sürede çok fazla resim oldu. Sıradakini alabileceğin an: {$when}.
refused-too-much-hint = Kısa sürede çok fazla ipucu oldu. Sıradakini alabileceğin an: {$when}.
refused-too-much-here = Bu sunucuda benden o kadar çok şey isteniyor ki biraz zamana ihtiyacım var. Lütfen yeniden dene: {$when}.
refused-hint-under-way = Kuzhi hâlâ son ipucunu düşünüyor. Onu alınca yeniden sor.
refused-challenged-often = {$invited} birkaç çağrına yanıt vermedi. Yeniden çağırabileceğin an: {$when}.
refused-declined-lately = {$invited} bir çağrını geri çevirdi, ona biraz zaman tanı. Yeniden çağırabileceğin an: {$when}.
refused-kept-out = Bu sunucunun yöneticileri burada oyun başlatmana izin vermiyor. Sürenleri bitirebilirsin, başka yerlerde her zamanki gibi oynarsın.
refused-other-kept-out = {$other} şu anda burada çağrılamaz. Başka birini seç ya da `/oyna` ile bana karşı oyna.
refused-person-blocked = Bu Kuzhi’yi çalıştıran kişi onu kullanmana izin vermiyor. Bunun bir yanlışlık olduğunu düşünüyorsan lütfen ona yaz.
refused-server-blocked = Bu Kuzhi’yi çalıştıran kişi bu sunucuda kullanılmasına izin vermiyor. Bunun bir yanlışlık olduğunu düşünüyorsan lütfen ona yaz.
refused-channels = Bu sunucuda oyunlar şurada başlar: {$channels}.
refused-channel-full = Bu kanalda {$most} oyun sürüyor, daha fazlası başlayamaz. Önce birini bitir ya da başka bir kanala geç.
refused-no-server = Bu ayarlar yalnız sunucularda vardır: komutu orada kullan. Kendi ayarların `/ayarlar` altında.
refused-not-manager = Bu sunucunun ayarlarını yalnız onu yönetebilenler değiştirebilir. Kendi ayarların `/ayarlar` altında.
refused-challenges = Yanıtlanmamış {$most} çağrın var. Birini geri al ya da yanıt bekle.
refused-matches = Aynı anda en çok {$most} maç oynanabilir. Önce birini bitir ya da pes et.
refused-challenger-busy = {$challenger} aynı anda izin verilen kadar maç oynuyor. Maçlarından biri bitince kabul edebilirsin.
refused-not-invited = Bu çağrıyı yalnız {$invited} yanıtlayabilir. Kendi oyununu `/oyna` ile başlat.
refused-own-challenge = Bu senin kendi çağrın: başka biri kabul edebilir.
refused-own-named-challenge = Bu senin kendi çağrın: onu yalnız {$invited} kabul edebilir, sen “Vazgeç” ile geri alabilirsin.
refused-opponent-and-open = Ya `rakip` seç ya da `açık`, ikisi birden olmaz.
refused-not-challenger = Bu çağrıyı yalnız {$challenger} geri alabilir.
refused-accepted = Bu çağrı çoktan kabul edildi.
refused-declined = Bu çağrı geri çevrildi.
refused-cancelled = Bu çağrı geri alındı.
refused-expired = Bu çağrının süresi doldu. `/oyna` ile yenisini yap.
refused-not-started = Çağrı henüz kabul edilmedi.
refused-not-seated = Bu maçı izliyorsun: yalnız oyuncuları hamle yapabilir. Kendi oyununu `/oyna` ile başlat.
refused-turn = Sıra sende değil: {$player} oynayacak. Sıran gelince çağrılırsın.
refused-turn-bot = Kuzhi düşünüyor; hamlesi birazdan tahtada.
refused-stale = Bu düğme önceki bir duruma aitti, onun için bir şey oynanmadı. Tahta şimdi böyle.
refused-over = Bu maç bitti. `/oyna` ile yenisini başlat.
refused-no-such-match = Böyle bir maç artık yok. `/oyna` ile yenisini başlat.
refused-out-of-sight = O maç senin izleyemeyeceğin bir yerde oynanıyor. Kendi oyununu `/oyna` ile başlat.
refused-no-match-here = Bu kanalda maçın yok. `/oyna` ile bir tane başlat.
refused-heard-alone = Burada Discord cevaplarımı yalnız sana gösteriyor, bu yüzden kimse kabul edemez. `/oyna` ile bana karşı oyna; ya da insanları özel mesajlarınızda veya beni eklemiş bir sunucuda çağır.
refused-elsewhere = O maç {$channel} kanalında oynanıyor: komutu orada kullan.
refused-pressed-elsewhere = Bu maç {$channel} kanalında oynanıyor. Lütfen orada devam et.
refused-offered = Bunu bu tahtada zaten önerdin. Önce bir hamle yap.
refused-offer-open = Son önerine henüz cevap verilmedi. Cevabı bekle ya da “{$button}” düğmesiyle geri al.
refused-offer-gone = Bu öneri reddedildi ya da geri alındı.
refused-early-draw = Önce ikiniz de birer hamle yapın: sonra beraberlik önerilebilir.
refused-nothing-to-take-back = Henüz geri alınabilecek bir hamle yapmadın.
refused-bot-needs-no-plans = Kuzhi hemen cevap verir, planlanacak bir şey yok. Koşullu hamleler insanlar arasındaki oyunlar içindir.
refused-plans-on-own-turn = Sıra sende: hamleni tahtada yap. Koşullu hamleler beklerken içindir.
refused-line-ends-with-other = Bir satır ötekinin hamlesiyle başlar, senin hamlenle biter; “3 5” gibi: 3 oynarsa 5.
refused-line-illegal = Bu satır oynanamaz: öncekilerden sonra **{$move}** olmaz.
refused-line-too-long = Bu satır çok uzun: birkaç hamle eksik planla.
refused-too-many-plans = Bu maçta zaten {$most ->
    [one] bir satırın
   *[other] {$most} satırın
} var. Önce birini sil.
refused-no-rematch-yet = Sonraki set kendiliğinden başlar. Rövanş son setten sonra olabilir.
refused-rematch-asked = Bu rövanşı zaten istedin: kabul edebilecek olan {$other}.
refused-rematch-had = Bu rövanş zaten oynandı, reddedildi ya da geri alındı. `/oyna` ile başka bir oyun başlat.
refused-form-too-late = Bizim tarafta çok uzun sürdü. Lütfen düğmeye yeniden bas.
refused-several-challenges = Bu kanaldaki çağrıların henüz kabul edilmedi. Birini aşağı getirmek için `maç` seçeneğiyle seç.
which-match = Bu kanalda birkaç maçın var. Hangisini kastediyorsun?
which-move = Bu kanalda birkaç maçın var. {$move} hamlesini hangisinde oynuyorsun?
which-more = Menüde en yenileri var; başka birini `maç` seçeneğiyle seçebilirsin.
which-placeholder = Bir maç seç
which-choice = {$game}, rakip {$opponent} · {$last}
which-no-move = henüz hamle yok
which-own-move = son hamlen: {$move}
which-other-move = rakibin son hamlesi: {$move}
which-further = {$label} · {$further}
which-age-minutes = {$age} dk önce
which-age-hours = {$age} sa önce
which-age-days = {$age} gün önce
refused-no-move = “{$text}” bir hamle değil. Kuyularından birinin numarasını yaz, örneğin 3.
refused-no-layout = “{$text}” bir diziliş değil. Kuyu 1–7 için yedi sayı yaz, örneğin 2 1 0 2 0 0 4.
refused-illegal-empty = Kuyu {$pit} boş. Taşı olan bir kuyu seç.
refused-illegal-no-pit = Kuyu {$pit} yok: seninkiler 1–{$last}.
refused-illegal-castle = Kuyu {$pit} bir kale: oradan taş alınmaz.
refused-illegal-excluded = Kuyu {$pit} bu turda oyun dışı.
refused-illegal-marked = Kuyu {$pit} işaretli: taşları tur sonuna dek orada kalır.
refused-illegal-must-feed = Karşı sıra boş: ona taş veren bir kuyu seç.
refused-illegal-single = Kuyu {$pit} tek taşlı: iki ya da daha çok taşlı kuyun varken tekler oynanmaz.
refused-illegal-front = Kuyu {$pit} ön kuyun: başka tek taşın varken oradaki tek taş kalır.
refused-illegal-end-pit = Bir turdaki ilk hamlen uç kuyularından olur: 1 ya da {$last}.
refused-illegal-direction = Bu hamle bütün turun yönünü seçer: {$pit}+ ya da {$pit}- yaz.
refused-illegal-direction-known = Yön seçildi: yalnız {$pit} yaz.
refused-illegal-arrange-first = Önce sıranı diz.
refused-illegal-form = Bu hamle şimdi yapılamaz. Kuyularından birinin numarasını yaz.
refused-illegal-no-agreement = Bu oyunda tahtadakini bölüşme anlaşması yoktur.
refused-illegal = Bu hamleye izin yok.
refused-layout-first = Bu dizilişe izin yok: kuyu 1 bir ya da iki taş alır, {$seeds} değil.
refused-layout-middle = Bu dizilişe izin yok: kuyu {$pit} en çok iki taş alır, {$seeds} değil.
refused-layout-last = Bu dizilişe izin yok: kuyu 7 en çok dört taş alır, {$seeds} değil.
refused-layout-total = Bu dizilişe izin yok: dizecek {$have} taşın var, bunlar {$laid}.
refused-layout-usual = Alışılmış diziliş için dört taş gerekir, sende {$seeds} var.
refused-own-offer = Bu öneriyi sen yaptın: kabul edebilecek olan {$other}.
refused-bot-plays-on = Kuzhi oynamayı sürdürüyor. Bir durum üçüncü kez gelince oyun kendiliğinden biter.
refused-bot-unrated = Kuzhi’ye karşı maçlar hiç puanlı olmaz: `puanlı` seçeneğini boş bırak ya da bir insanı çağır.
refused-quick-unrated = Üç turdan kısa oyunu ilk hamleler belirler, bu yüzden hiç puanlı olmaz. `uzunluk` ile üç tur seç ya da hızlı, puansız bir oyun için `puanlı` seçeneğini boş bırak.
refused-no-hints-rated = Bu maç puanlı, ikiniz de yardımsız oynuyorsunuz. İpuçları puansız maçlardadır: `/oyna` ile `puanlı: False` ya da Kuzhi’ye karşı.
refused-hint-too-late = Kuzhi düşünürken tahta değişti. Lütfen yeniden sor.
refused-no-rounds = {$game} turlarla oynanmaz: `uzunluk` seçeneğini boş bırak.
refused-no-such-command = Kuzhi’de bu komut artık yok. Olanlar `/yardım` listesinde.
refused-no-such-button = Bu düğme Kuzhi’nin başka bir sürümünden. Tahtayı `/tahta` ile geri getir.
refused-option-none = {$game} tek biçimde oynanır: `seçenekler` alanını boş bırak.
refused-option-unknown = {$game} için “{$option}” diye bir seçenek yok. Şunlar var: {$options}.
refused-option-value = “{$value}”, `{$option}` için bir değer değil. Şunlardan birini yaz: {$values}.
refused-option-range = “{$value}”, `{$option}` için bir değer değil. {$least}–{$most} arası bir sayı yaz.
refused-option-twice = `{$option}` iki kez verilmiş.
refused-unusable = Kuzhi bunu oynayamaz. Önerilenlerden seç.
failed-lasting = Kuzhi şu anda hamle saklayamıyor; işletenine haber verildi. Maçın güvende: tahtasına biraz sonra bak.
failed = Bizim tarafta bir şey ters gitti, hiçbir şey değişmedi. Lütfen birazdan yeniden dene.
dropped = Yanıt veremeden bizim tarafta bir şey ters gitti. Lütfen yapılıp yapılmadığına bak (`/tahta` maçını gösterir), yapılmadıysa yeniden dene.

## Help

help-title = **Kuzhi: Discord’da mangala oyunları**
help-start = `/oyna` ile başla, düğmelerle dağıt. Güney alttadır ve ilk oynar; kuyular sahibinin solundan sayılır.
help-play = `/oyna`: birini çağır ya da Kuzhi’ye karşı oyna
help-games = `/oyunlar`: her yerdeki oyunların ve sıra kimde
help-move = `/hamle`: bir kuyu oyna
help-board = `/tahta`: tahtanı aşağı getir ya da birine bak; `görünüm`: başka türlü
help-resign = `/pes`: maçı bırak
help-draw = `/berabere`: beraberlik öner
help-takeback = `/geri-al`: öteki kabul ederse bir hamleyi geri al
help-conditional = `/koşullu`: beklerken cevaplarını belirle
help-hint = `/ipucu`: Kuzhi ne oynardı ve kim önde (puansız maçlar)
help-leaderboard = `/sıralama`: en iyi kim oynuyor; oyun 3’er hamleden sonra sayılır
help-settings = `/ayarlar`: tahta, bildirim, çağrılar, dil; sunucununkiler de
help-help = `/yardım`: bu metin

help-rules = `/kurallar`: her oyun nasıl oynanır, resimlerle
help-tutorial = `/ders`: oynayarak bir oyun öğren
help-agree = `/anlaşma`: sonsuza dek dönen bir El-Mankala’yı bitirmeyi öner

## An agreed end

offer-agree = {$other}, {$player} bu **{$game}** oyununu bitirmeyi öneriyor, çünkü sonsuza dek dönüyor: tahtadakilerin yarısı birinizin, yarısı ötekinin olur.
declined-agree = {$other} oynamayı sürdürüyor.
withdrawn-agree = {$player} bitirme önerisini geri aldı.
offer-draw = {$other}, {$player} bu **{$game}** oyununda sana beraberlik öneriyor.
declined-draw = {$other} beraberliği kabul etmedi, oynamayı sürdürüyor.
withdrawn-draw = {$player} beraberlik önerisini geri aldı.
declined-draw-bot = Kuzhi kendi durumunu daha iyi buluyor ve oynamayı sürdürüyor.
offer-takeback = {$other}, {$player} bu **{$game}** oyununda son hamlesini ve ondan sonrakileri geri almak istiyor.
declined-takeback = {$other} kabul etmedi: hamle geçerli.
withdrawn-takeback = {$player} hamlesini geri almaktan vazgeçti.
more-question = {$opponent} karşısındaki **{$game}** oyunun: ne yapmak istersin?
more-watching = Bu maçı izliyorsun. Tahtayı burada kendin için, istediğin çizimle görebilirsin (`/ayarlar`).
button-more = Diğer …
button-look = Tahta, yalnız bana
button-plans = Koşullu hamleler …
button-plan = Ekle …
button-unplan = Sil: {$line}
plans-title = {$opponent} karşısındaki **{$game}** oyununda kendiliğinden vereceğin cevaplar: önce ötekinin oynadığı, sonra **senin hamlen**. Başkası görmez; gerçekleşmeyen silinir.
plans-none = Henüz bir plan yok.
form-plan = Koşullu hamleler
form-plan-label = Ötekinin hamlesi, sonra seninki, …
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = eğer ise sonra ve
button-offer-draw = Beraberlik öner
button-offer-takeback = Geri almayı iste
button-take-back = Geri al
button-offer-agree = Sonsuza dek dönüyor
button-give-up = Pes et …
games-none = Oyunun yok. `/oyna` ile bir tane başlat.
games-title = **Oyunların**, bütün sunucularda ve özel mesajlarda
games-yours = • {$game}, rakip {$opponent}: **sıra sende**
games-theirs = • {$game}, rakip {$opponent}: sıra onda
games-challenged = • {$opponent} seni {$game} oyununa çağırıyor; süre doluyor: {$when}
games-challenge = • {$opponent} için {$game} çağrın; süre doluyor: {$when}
games-challenge-to-all = • {$game} oynayacak birini arıyorsun; süre doluyor: {$when}
games-linked = {$line} · {$link}
games-more = … ve {$more} tane daha.
settings-own = **Ayarların**, bütün sunucular ve özel mesajlar için. Bunu başka kimse görmez.
settings-pings-on = Bildirimler **açık**: çağrıldığında, sıran geldiğinde ya da sana bir şey sorulduğunda haber alırsın.
settings-pings-dm = Bildirimler **özel mesajla** gelir: seni ilgilendiren yalnız sana yazılır; Discord mesajı iletmezse kanalda haber verilir.
settings-pings-off = Bildirimler **kapalı**: arada bir tahtalarına bak.
settings-board-usual = Yalnız sana gösterilen tahtalar: alışıldığı gibi
settings-board-emoji = Yalnız sana gösterilen tahtalar: küçük resimler (emoji)
settings-board-unicode = Yalnız sana gösterilen tahtalar: harfler ve çizgiler
settings-board-text = Yalnız sana gösterilen tahtalar: ekran okuyucular için düz cümleler
settings-board-image = Yalnız sana gösterilen tahtalar: ahşap ve taşlardan resimler
settings-theme-dark = Yalnız sana gösterilen resimler ve canlandırmalar **koyu ahşap** renginde.
settings-theme-light = Yalnız sana gösterilen resimler ve canlandırmalar **açık ahşap** renginde.
settings-viewpoint-fixed = Yalnız senin baktığın tahtalarda hep **kendi sıran** alttadır.
settings-viewpoint-mover = Yalnız senin baktığın tahtalarda **hamle sırası kimdeyse** onun sırası alttadır.
settings-challengers-everybody = Seni herkes çağırabilir
settings-challengers-acquaintances = Seni yalnız daha önce oynadıkların çağırabilir
settings-challengers-nobody = Seni kimse çağıramaz
settings-language-usual = Dil: Discord’unki
settings-language = Dil: {$language}
settings-usual = alışılmış
settings-house = **Bu sunucunun ayarları**
settings-house-anywhere = Oyunlar **bütün kanallarda** başlayabilir.
settings-house-channels = Oyunlar şurada ve oradaki alt başlıklarda başlar: {$channels}.
settings-house-threads-on = Her oyun **kendi alt başlığını** alır; Kuzhi’nin bunu açma izni olmalı.
settings-house-threads-off = Oyunlar **kanalın kendisinde** oynanır.
settings-house-choose = Oyunlar yalnız bu kanallarda başlasın …
settings-house-pings-on = Bildirimler **açık**: çağrılana, sırası gelene ya da bir şey sorulana haber verilir.
settings-house-pings-off = Bildirimler bu sunucuda **kapalı**.
settings-house-game = Oyun söylenmezse: {$game}
settings-boards = **Bu sunucunun tahtaları**, herkesin gördüğü gibi
settings-house-viewpoint-fixed = Hep **Güney’in sırası** alttadır.
settings-house-viewpoint-mover = **Hamle sırası kimdeyse** onun sırası alttadır.
settings-house-board-usual = Tahtalar: alışıldığı gibi
settings-house-board-emoji = Tahtalar: küçük resimler (emoji)
settings-house-board-unicode = Tahtalar: harfler ve çizgiler
settings-house-board-text = Tahtalar: ekran okuyucular için düz cümleler
settings-house-board-image = Tahtalar: ahşap ve taşlardan resimler
settings-house-theme-dark = Tahta resim olarak gösteriliyorsa **koyu ahşap** renginde.
settings-house-theme-light = Tahta resim olarak gösteriliyorsa **açık ahşap** renginde.
settings-limits = **Bu sunucunun sınırları ve süresi**
    Süren oyunlar ve çağrılar olduğu gibi kalır.
settings-challenges-usual = Kişi başına yanıtlanmamış çağrı: alışılmış, {$most}
settings-challenges = Kişi başına yanıtlanmamış çağrı: {$most}
settings-matches-usual = Bir kanalda aynı anda oyun: alışılmış, {$most}
settings-matches = Bir kanalda aynı anda oyun: {$most}
settings-people = **Bu sunucuda kimler oynayamaz**
    En çok {$most} kişi: burada oyun başlatamaz, kabul edemez, çağrılamazlar. Süren oyunları sürer; bunu ancak denediklerinde öğrenirler.
settings-people-nobody = Hiç kimse: **herkes oynayabilir**.
settings-people-kept-out = Oynayamaz: {$people}
settings-people-choose = Birini oynamaktan alıkoy …
settings-people-back = Birine yeniden izin ver …
button-pings-on = Bildirimleri aç
button-pings-dm = Bana özel mesajla bildir
button-pings-off = Bildirimleri kapat
button-threads-on = Oyunlar alt başlıkta
button-threads-off = Oyunlar kanalda
button-all-channels = Bütün kanallar
button-settings-own = Kendi ayarların
button-settings-house = Bu sunucunun ayarları
button-viewpoint-fixed = Tahtaları döndürme
button-viewpoint-mover = Tahtayı oynayana döndür
button-theme-dark = Resimler koyu ahşap olsun
button-theme-light = Resimler açık ahşap olsun
button-settings-boards = Tahtalar
button-settings-limits = Sınırlar ve süre
button-settings-people = Kimler oynayamaz
button-let-all-play = Herkes oynasın

## Rules

rules-title = **{$game} nasıl oynanır**
rules-rounds = **Uzunluk:** `uzunluk` başka bir şey demezse üç tur. Tek turluk hızlı oyunu ilk hamleler belirler, bu yüzden sıralamaya hiç sayılmaz.
rules-options = **Oynama biçimleri** (`/oyna`, `seçenekler`)
rules-option = `{$option}`: {$meaning}
rules-option-usual = `{$option}` (alışılmış): {$meaning}
rules-example = **Bir örnek:** {$account}
rules-yours = Buradaki maçın: {$description}
rules-mangala =
    Altışar kuyuluk iki sıra, her kuyuda dört taş; hazine her oyuncunun sağındadır. Kuyularından birinin taşlarını al, saat yönünün tersine birer birer dağıt: taş birden çoksa ilki alındığı kuyuya konur. Kendi hazinene bırakırsın, rakibinki atlanır.
    • Son taş hazinene: bir daha oynarsın.
    • Son taş rakibin bir kuyusunu çift yaparsa o kuyuyu kazanırsın.
    • Son taş kendi boş kuyuna: onu ve karşı kuyuyu kazanırsın; karşısı boşsa bir şey olmaz.
    Bir sıra boşalınca oyun biter, kalanları o sıranın sahibi alır. Taşı çok olan kazanır.
rules-mangala-castle =
    Mangala gibi, ama hazinelere taş bırakılmaz; bir daha oynama da yoktur.
    • Son taş rakibin 1–5 kuyularından birini üç yaparsa ve kalen yoksa: üçünü kazanırsın, kuyu oyun sonuna dek kalendir (C). Kaleye düşen her taş sahibine gider. Kaleden taş alınmaz.
    • Son taş rakibin bir kuyusunu çift yaparsa o kuyuyu kazanırsın.
    • Son taş kendi boş kuyuna: onu ve karşı kuyuyu kazanırsın; karşısı boşsa ya da kaleyse bir şey olmaz.
    Son taş kaleye düşerse sıra geçer. Bir sıra boşalınca oyun biter, kalanları o sıranın sahibi alır. Taşı çok olan kazanır.
rules-al-manqala =
    Yedişer kuyuluk iki sıra, her kuyuda yedi taş. Kuyularından birini al, hepsini saat yönünün tersine bir kez dağıt.
    • Son taş, hangi sırada olursa olsun, kuyuyu iki ya da dört yaparsa: o kuyuyu kazanırsın; sonra bir öncekini, onda da iki ya da dört varsa, ve aralıksız böyle geriye.
    • Sıran geldiğinde karşı sıra boşsa ve elindeyse onu beslemelisin. Besleyemezsen kalanların hepsini öteki alır. Karşı sırayı senin kazancın boşaltırsa oyun biter, herkes kendi sırasındakini alır.
    • Elli taş hemen kazandırır. Oyun sonsuza dek dönerse `/anlaşma` tahtadakini yarıya böler.
rules-pallankuzhi =
    Yedişer kuyuluk iki sıra, turlarla oynanır. Kuyularından birini al, saat yönünün tersine dağıt; sonra bir sonraki kuyuyu al ve içinde taş oldukça böyle sürdür.
    • Sonraki kuyu boşsa ondan sonrakini kazanırsın ve arkasındaki kuyudan sürdürürsün. O da boşsa sıra geçer.
    • Bırakılan taşla dört olan kuyu hemen kazanılır.
    Sırası geldiğinde taşı olmayan oyuncu turu bitirir, kalanları öteki alır. Sonra herkes taşlarıyla doldurabildiği kadar kuyu doldurur; boş kalanlar (x) oyun dışıdır, ikinci oynayan başlar. `uzunluk` tur sayısıdır; “sonuna kadar”, biri tek kuyuyu bile dolduramayana dektir.
rules-pallam-khuzi =
    Yedişer kuyuluk iki sıra, her kuyuda dört taş; turlarla oynanır. Kuyularından birini al, o kuyuyu atlayarak saat yönünün tersine dağıt; sonra bir sonraki kuyuyu al ve içinde taş oldukça böyle sürdür.
    • Sonraki kuyu boşsa ondan sonrakini kazanırsın ve sıra geçer.
    • Bırakılan taşla dört olan kuyu, kim dağıtırsa dağıtsın, hemen kuyunun sahibine gider.
    Sırası geldiğinde taşı olmayan oyuncu turu bitirir, kalanları öteki alır. Sonra herkes taşlarıyla doldurabildiği kadar kuyu doldurur; boş kalanlar (x) oyun dışıdır, ikinci oynayan başlar. `uzunluk` tur sayısıdır; “sonuna kadar”, biri tek kuyuyu bile dolduramayana dektir.
rules-kotu-baendum =
    Yedişer kuyuluk iki sıra, her kuyuda dört taş; turlarla oynanır. İlk hamle herkes için yönü seçer, herkesin ilk hamlesi bir uç kuyudandır.
    • Üç taşlı kuyu atlanır; yalnız eldeki son taş oraya konur. Son taş böyle bir kuyuya düşerse dördü kazanılır ve sonraki kuyudan sürdürülür; uç kuyuda ise taşlar bağlı kalır (sahibine göre S ya da N) ve sonunda senin sayılır.
    • Son taş boş ya da işaretli kuyuya: sıra geçer. Başka kuyuya: o kuyuyu al, sürdür.
    • İki ya da daha çok taşlı kuyun varken tekler oynanmaz; birkaç tekten öndeki kalır.
    Sırası gelen taş alamayınca tur biter. Yeni turda kazanan bütün kuyuları, kaybeden olabildiğince çoğunu doldurur. Artan bir taş puta (p), iki taş naga (g) olur: bunlardan taş alınmaz, son taşı alan kuyu sırayı bitirir; artan üç olağan kuyudur. Kazanan, karşı kuyudan üç, iki ya da bir taş alır. On ikiden az taşı olan kaybeden sırasını dizebilir: kuyu 1 bir ya da iki, 2–6 en çok iki, 7 en çok dört; kazancı üç ya da ikidir. `uzunluk` tur sayısıdır.

## Learning

lesson-again = Kuyularından birini al, taşlarını birer birer sağa ve hazinene doğru dağıt; birden çok taşın ilki alındığı kuyuda kalır. Son taş hazinene düşerse bir daha oynarsın.
lesson-even = Son taş rakibin bir kuyusunu çift yaparsa o kuyuyu kazanırsın.
lesson-alone = Son taş kendi boş kuyuna düşerse onu ve karşı kuyuyu kazanırsın.
lesson-finish = Bir hamleden sonra bir sıra boşsa oyun biter, kalanları o sıranın sahibi alır. Taşı çok olan kazanır.
lesson-past = Taşlar Mangala’daki gibi dağıtılır, ama iki hazine de atlanır: kuyu 6’ndan sonra rakibin kuyu 1’i gelir.
lesson-castle = Son taşın rakibin 1–5 kuyularından birini üç yaparsa üçünü kazanırsın ve kuyu kalen olur; oyunda bir kez.
lesson-fill = Kalene düşen her taş hemen senindir.
lesson-two-four = Kuyularından birini al, hepsini birer birer sağa doğru tahtanın çevresine dağıt. Son taş, hangi sırada olursa olsun, kuyuyu iki ya da dört yaparsa onu kazanırsın.
lesson-chain = Bir önceki kuyuda da iki ya da dört varsa onu da kazanırsın, ve aralıksız böyle geriye.
lesson-feed = Karşı sıra boşsa, elindeyse onu beslemelisin: yalnız oraya taş bırakan hamleler olur.
lesson-majority = Elli taşı olan hemen kazanır.
lesson-laps = Bir kuyuyu dağıt, sonra sıradakini al ve içinde taş oldukça böyle sürdür.
lesson-beyond = Sonraki kuyu boşsa ondan sonrakini kazanırsın ve arkasındaki kuyudan sürdürürsün.
lesson-pasu = Bırakılan taşla dört olan kuyu bir inektir, pasu: hemen kazanılır.
lesson-rubbish = Doldurulamayan kuyular (x) o turda oyun dışıdır: yokmuş gibi atlanır.
lesson-beyond-ends = Sonraki kuyu boşsa ondan sonrakini kazanırsın ve sıra geçer.
lesson-pasu-owner = Bırakılan taşla dört olan kuyu, kim dağıtırsa dağıtsın, hemen sahibine gider.
lesson-way = Oyunun ilk hamlesi iki oyuncu için de yönü seçer; herkesin ilk hamlesi bir uç kuyudandır, 1 ya da 7.
lesson-relay = Son taş içinde taş olan bir kuyuya düşerse o kuyuyu alıp sürdürürsün; boş kuyuya düşerse sıra geçer.
lesson-three = Üç taşlı kuyu atlanır; yalnız elindeki son taş oraya konur. Böylece dört olur ve kazanılır.
lesson-tie = Uç kuyuda, 1 ya da 7’de, dördü kazanılmaz, bağlanır: orada kalır ve tur sonunda senin sayılır.
lesson-single = Bir kuyunda iki ya da daha çok taş varken tek taşlar yerinde kalır.
lesson-arrange = On ikiden az taşı olan sırasını dizebilir: kuyu 1 bir ya da iki, 2–6 en çok iki, 7 en çok dört. Kuyu 1’de iki taş üçlüleri, bir taş ikilileri kazandırır.
tutorial-title = **{$game}: {$number}. ders, toplam {$of}**
tutorial-task = **Sıra sende:** sen Güney’sin, alt sıra. Hangi kuyu olur?
tutorial-task-any = **Sıra sende:** sen Güney’sin, alt sıra. Bir hamle yap.
tutorial-task-arrange = **Sıra sende:** sıran için üçlüleri kazandıran bir diziliş seç, kuyular 1–7.
tutorial-right = ✅ **Aferin.** {$account}
tutorial-not-yet = ↩️ {$account} Bu henüz değil: tahta eski hâlinde. Bir daha dene.
tutorial-end = 🎓 **{$game}** bu kadar. `/oyna` ile oyna ya da burada başka bir oyun öğren.
tutorial-hint = 💡 **{$mv}** dene.
tutorial-choose = Başka bir oyun öğren
button-hint = 💡 İpucu
button-next-lesson = Sonraki ders ▶
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
describe-play-level = Kuzhi oynuyorsa ne kadar iyi oynasın
    .name = seviye
describe-play-side = İlk hamleyi kim yapar
    .name = taraf
describe-play-length = Turlu oyunlarda kaç tur: söylemezsen üç; tek tur hızlı ve puansızdır
    .name = uzunluk
describe-play-sets = Kaç setlik maç: kazanan 1, berabere kalan ½ puan alır, taraflar değişir
    .name = set
describe-play-rated = Sıralamaya sayılsın mı; söylenmezse insanlar arasında sayılır
    .name = puanlı
describe-play-clock = Hamleler için ne kadar süre var
    .name = süre
describe-play-options = Alışılmış gibi değilse oyun nasıl oynanır
    .name = seçenekler
describe-tutorial = Bir oyunda düğmelerle oynanan kısa bir ders
    .name = ders
describe-tutorial-game = Hangi oyun
    .name = oyun
describe-rules = Bir oyun nasıl oynanır, resimler ve örneklerle
    .name = kurallar
describe-rules-game = Hangi oyun
    .name = oyun
describe-agree = Sonsuza dek dönen bir El-Mankala’yı bitirmeyi öner
    .name = anlaşma
describe-games = Her yerdeki oyunların, bağlantılarıyla, ve sıra kimde
    .name = oyunlar
describe-move = Bu kanaldaki maçında bir kuyu oyna
    .name = hamle
describe-move-pit = Kuyunun numarası
    .name = kuyu
describe-match = Bu kanalda birkaç maçın varsa hangisi
    .name = maç
describe-board = Tahtanı kanalın sonuna getir
    .name = tahta
describe-board-style = Yalnız senin için, başka türlü çizilmiş
    .name = görünüm
describe-board-theme = Resmin renkleri
    .name = renkler
choice-style-emoji = Emoji: küçük resimler
choice-style-image = Resim
choice-style-text = Ekran okuyucular için düz cümleler
choice-style-unicode = Harfler ve çizgiler
choice-theme-dark = Koyu ahşap
choice-theme-light = Açık ahşap
describe-resign = Bu kanaldaki maçında pes et
    .name = pes
describe-draw = Bu kanaldaki maçında beraberlik öner
    .name = berabere
describe-takeback = Öteki kabul ederse son hamleni geri al; Kuzhi hep kabul eder
    .name = geri-al
describe-conditional = Beklerken kendiliğinden vereceğin cevaplar; yalnız sen görürsün
    .name = koşullu
describe-conditional-moves = Ötekinin hamlesi, sonra seninki: 3 5
    .name = hamleler
describe-hint = Kuzhi senin yerinde ne oynardı; yalnız sen görürsün, yalnız puansız maçlarda
    .name = ipucu
describe-leaderboard = En iyi kim oynuyor
    .name = sıralama
describe-leaderboard-game = Hangi oyun
    .name = oyun
describe-leaderboard-scope = Hangi sonuçlar sayılır
    .name = kapsam
describe-settings = Tahta görünümü, bildirimler, seni kim çağırabilir; yöneticiler için sunucununkiler de
    .name = ayarlar
describe-settings-of = Kimin ayarları
    .name = kimin
choice-settings-own = Kendi ayarların
choice-settings-house = Bu sunucununkiler, onu yönetenler için
describe-help = Kuzhi ile nasıl oynanır
    .name = yardım
choice-first = İlk sen oynarsın
choice-second = İkinci sen oynarsın
choice-random = Yazı tura
choice-level-1 = 1: ilk oyun için
choice-level-2 = 2: bir hamle ileriye bakar
choice-level-3 = 3: yanıta da bakar
choice-level-4 = 4: birkaç hamle ileriye bakar
choice-level-5 = 5: çoğu şeyi görür
choice-level-6 = 6: iyi oynar
choice-level-7 = 7: çok iyi oynar
choice-level-8 = 8: elinden gelenin en iyisi
choice-level-anchor = {$name} · Elo {$elo}
choice-level-rated = {$name} · Elo {$elo} ± {$error}
choice-level-rated-over = {$name} · Elo {$elo} ± {$error} (oynanan tur: {$rounds})
choice-guild = Bu sunucu
choice-everywhere = Bütün sunucular
choice-length-1 = Hızlı: bir tur, puansız
choice-length-3 = Üç tur
choice-length-0 = Sonuna kadar
match-name = {$game}, rakip {$opponent} ({$id})
opponent-unnamed = biri
pit-name = {$pit} ({$seeds} taş)
