# Kuzhi සිංහලෙන් කියන දේ. පණිවිඩයේ නම එය ඇති තැන කියයි; {$…} බොට් විසින් පුරවයි.
# පෙළ Discord markdown වේ. Discord හි සිංහල නැති නිසා විධානවල නම් ඉංග්‍රීසියෙන්ම පවතී.
# The word for each thing: docs/translating.md. Open questions for a native reader:
# “කොටුව” is a castle and also part of the name Kotu Baendum (“කොටු බැඳුම්”); is “බලකොටුව” better? Are the
# names that the sources give, “පුතා” and “නගා”, still used, and does “ඇදීම” stand for a move of sowing as
# well as of chess?

## Games

game-mangala = මංගලා
game-mangala-castle = කොටු සහිත මංගලා
game-kalah = කලාහ්
game-oware = ඔවාරි
game-toguz-kumalak = තොගුස් කුමලක්
game-bestemshe = බෙස්තෙම්ෂේ
game-al-manqala = අල්-මන්කලා
game-pallankuzhi = පල්ලාන්කුලි
game-pallam-khuzi = පල්ලම් කුලි
game-kotu-baendum = කොටු බැඳුම්
choice-game = {$game}: {$line}
from-origin = {$origin} · {$line}
origin-turkiye = තුර්කිය
origin-america = ඇමරිකාව
origin-west-africa = බටහිර අප්‍රිකාව
origin-central-asia = මධ්‍යම ආසියාව
origin-palestine = පලස්තීනය
origin-south-india = දකුණු ඉන්දියාව
origin-sri-lanka = ශ්‍රී ලංකාව
line-mangala = ජාතික mancala සෙල්ලම
line-mangala-castle = නැවත වාරයක් නැත; වළක් ඔබේ කොටුව විය හැක
line-kalah = බොහෝ කඩවල ඇති mancala
line-oware = Awalé ලෙසත් හඳුන්වයි; දෙක හෝ තුන වන වළවල් දිනාගත හැක
line-toguz-kumalak = පේළියකට වළවල් නවයයි
line-bestemshe = ඉක්මනින් අවසන් වන කුඩා තොගුස් කුමලක්
line-al-manqala = දෙක හෝ හතර වන වළවල් දිනාගත හැක
line-pallankuzhi = එක් වාරයක වළෙන් වළට වැපිරීම යයි
line-pallam-khuzi = වාර කෙටි පල්ලාන්කුලි
line-kotu-baendum = පළමු ඇදීම දිශාව තීරණය කරයි

## Options of games

options-chosen = විකල්ප: {$options}.
option-end-row-empty = ඇදීමකින් පසු පේළියක් හිස් වූ වහාම සෙල්ලම අවසන් වේ
option-end-no-move = වාරය ඇති අයගේ පේළිය හිස් නම් සෙල්ලම අවසන් වේ
option-own_pit_capture-true = තම හිස් වළකට වැටෙන අන්තිම ඇටය ඉදිරි වළ දිනා දෙයි
option-own_pit_capture-false = තම හිස් වළකට වැටෙන අන්තිම ඇටය කිසිවක් දිනා නොදෙයි
option-seeds-6 = වළකට ඇට හයක්
option-seeds-5 = වළකට ඇට පහක්
option-seeds-4 = වළකට ඇට හතරක්
option-seeds-3 = වළකට ඇට තුනක්
option-seeds-2 = වළකට ඇට දෙකක්
option-seeds-1 = වළකට ඇට එකක්
option-pits-6 = පේළියකට වළවල් හයක්
option-pits-5 = පේළියකට වළවල් පහක්
option-pits-4 = පේළියකට වළවල් හතරක්
option-pits-3 = පේළියකට වළවල් තුනක්
option-after_capture-continue = දිනාගැනීමෙන් පසු වැපිරීම දිගටම යයි
option-after_capture-end = දිනාගැනීම වාරය අවසන් කරයි
option-fours-sower = හතරේ ඒවා සෑදූ අයට
option-fours-owner = හතරේ ඒවා වළේ හිමිකරුට
option-skip_origin-true = වැපිරීම තමන් ඇරඹූ වළ මඟහරියි
option-skip_origin-false = වැපිරීම තමන් ඇරඹූ වළටත් යයි
option-capture-relay = දිනාගැනීමෙන් පසු වැපිරීම දිගටම යයි
option-capture-ends-turn = දිනාගැනීම වාරය අවසන් කරයි
option-capture-standard = තම හිස් වළකට වැටෙන අන්තිම ඇටය ඉදිරියේ ඇට ඇත්නම් පමණක් දිනා දෙයි
option-capture-empty = තම හිස් වළකට වැටෙන අන්තිම ඇටය ඉදිරි වළ හිස් වුවත් දිනාගනී
option-proposal = {$option}: {$meaning}
option-proposal-five = {$option}: ඇට පහක්, දිනාගැනීම වාරය අවසන් කරයි (නැතහොත් පළමු වාරය 70න් 46ක් ගනී)
length-whole = අවසානය දක්වා
length-rounds = වට {$rounds}ක්

## Players

player-bot = Kuzhi (මට්ටම {$level})
player-unnamed = ක්‍රීඩක {$digits}
player-you = ඔබ
player-kuzhi = Kuzhi
side-south = දකුණ
side-north = උතුර
row-south = {side-south}
row-north = {side-north}
row-yours = ඔබේ පේළිය
row-of = {$player}
label-yours = ඔබ ({$side})

## The challenge

challenge-open = {$invited}, {$challenger} ඔබට **{$game}** සෙල්ලමකට අභියෝග කරයි · {$terms}
challenge-to-all = {$challenger} **{$game}** සෙල්ලම් කිරීමට කෙනෙකු සොයයි · {$terms}
challenge-whoever = පිළිගන්නා අය
challenge-to-all-cancelled = {$challenger} තවදුරටත් **{$game}** සඳහා කෙනෙකු නොසොයයි.
challenge-to-all-expired = {$challenger} **{$game}** සඳහා කෙනෙකු සෙව්වා; නමුත් නියමිත කාලය තුළ කිසිවෙකු පිළිගත්තේ නැත.
challenge-sides = දකුණ සහ පළමු ඇදීම: {$first}
challenge-balanced = සමබර ආරම්භය: කිසිවකු ඉදිරියෙන් පටන් නොගන්නා සේ මුල් ඇදීම් දෙකේ සිට හතර දක්වා කුසපත් ඇද තෝරනු ලැබේ.
challenge-casual = මිත්‍ර සෙල්ලමකි: මෙය ශ්‍රේණිගත කිරීමට නොගැනේ.
challenge-first = මිත්‍ර සෙල්ලමකි, ඔබ දෙදෙනාගෙන් එක් අයෙකුගේ පළමු සෙල්ලම බැවින්: මෙය ශ්‍රේණිගත කිරීමට නොගැනේ.
challenge-quick = ඉක්මන් සෙල්ලමකි: එය තීරණය වන්නේ මුල් ඇදීම්වලිනි, එබැවින් ශ්‍රේණිගත කිරීමට නොගැනේ. වට තුනේ සෙල්ලම් ගැනේ.
challenge-ratings = ශ්‍රේණි අගයන්: {$ratings}
rating-of = {$player} {$rating}
challenge-series = කට්ටල {$sets} න් හොඳම: ජයට 1, සමට ½; සෑම කට්ටලයකටම පසු පැති මාරු වේ.
challenge-until = {$until} දක්වා විවෘතයි.
challenge-declined = {$challenger} කළ **{$game}** අභියෝගය {$invited} ප්‍රතික්ෂේප කළා.
challenge-cancelled = {$invited} වෙත කළ **{$game}** අභියෝගය {$challenger} අවලංගු කළා.
challenge-expired = {$challenger} කළ **{$game}** අභියෝගයට {$invited} නියමිත කාලය තුළ පිළිතුරු දුන්නේ නැත.
menu-challenge = මන්කලාවට අභියෝග කරන්න
draft-game-bot = Kuzhi සමඟ **{$game}**. කැමති දේ වෙනස් කර, **{button-begin}** ඔබන්න.
draft-game-person = {$opponent} ට **{$game}** අභියෝගය. කැමති දේ වෙනස් කර, **{button-challenge}** ඔබන්න.
draft-game-anybody = මේ නාලිකාවේ ඕනෑම කෙනෙකුට **{$game}** අභියෝගය, නැත්නම් පහළින් කෙනෙක් තෝරන්න. කැමති දේ වෙනස් කර, **{button-challenge}** ඔබන්න.
draft-choose-person = ප්‍රතිවාදියෙක් තෝරන්න
draft-against-person = කෙනෙක් සමඟ සෙල්ලම් කරන්න
draft-against-bot = Kuzhi සමඟ සෙල්ලම් කරන්න
draft-sentences = පුවරු සරල වාක්‍ය ලෙස ද තිබිය හැක: ඒවා /settings හි තෝරන්න.
draft-opening-free = ආරම්භය: නිදහස්
draft-opening-balanced = ආරම්භය: සමබර
done-posted = මේ නාලිකාවේ පළ කෙරුණා.
done-played = ඇදීම කෙරුණා: පුවරුව බලන්න.
done-taken-back = ඔබේ අවසන් ඇදීම ආපසු ගත්තා.
done-drawn = Kuzhi එකඟයි: සෙල්ලම සමයි.
done-time-given = තව කාලය දුන්නා: පුවරුව බලන්න.
done-resigned = ඔබ අත්හැරියා.
done-series-resigned = ඔබ තරගාවලිය අත්හැරියා.
choice-one-game = එක සෙල්ලමක්
choice-sets = කට්ටල {$sets} න් හොඳම
button-side-first = පළමු ඇදීම: ඔබ
button-side-second = පළමු ඇදීම: අනෙකා
button-side-random = පළමු ඇදීම: අහඹු
button-make-casual = මිත්‍ර සෙල්ලමක් කරන්න
button-make-rated = ශ්‍රේණිගත සෙල්ලමක් කරන්න
button-challenge = අභියෝග කරන්න
button-begin = අරඹන්න
button-accept = පිළිගන්න
button-decline = ප්‍රතික්ෂේප කරන්න
button-cancel = අවලංගු කරන්න

## The board

board-title = **{$game}** · දකුණ (S) {$south} · උතුර (N) {$north}
board-title-alone = **{$game}** · {$south} – {$north}
board-rated = ශ්‍රේණිගත සෙල්ලම
board-casual = මිත්‍ර සෙල්ලම
board-ratings = {$kind} · දකුණ {$south} · උතුර {$north}
board-round = වටය {$round} / {$rounds}
board-round-open = වටය {$round}
board-series = කට්ටලය {$set} / {$sets} · {$south} {$points} – {$against} {$north}
board-ballot = කුසපත් ඇද ගත් සමබර ආරම්භය: {$moves}
board-to-move = වාරය **{$player}**
board-to-move-side = වාරය **{$player}** ({$side})
board-your-move = **ඔබේ වාරය**
board-turn = {$mover}: වළක් තෝරන්න.
board-turn-plain = {$mover}.
board-direction = {$mover}: වළක් සහ මුළු වටයේ දිශාව තෝරන්න.
board-arrange = {$mover}. සැකසීමට ඇට {$seeds}ක්, වමේ සිට වළවල් 1–7 හි: වළ 1 එකක් හෝ දෙකක්; 2–6 දෙකක් දක්වා; 7 හතරක් දක්වා. වළ 1 හි ඇට දෙකක් නම් ඔබ තුනේ ඒවා ද, එකක් නම් දෙකේ ඒවා ද දිනාගනී.
board-bot-turn = {$player} සිතමින් සිටී …
board-end-pits-first = **මුලින් කෙළවර වළවල්:** වටයේ පළමු වාරය වළ 1 හෝ 7 න් ඇරඹේ.
board-singles-stay = **තනි ඇට රැඳෙයි:** ඇට දෙකක් හෝ වැඩි වළක් ඇතිතාක් එක් ඇටයක් ඇති වළ නොඅදියි.
board-front-single-stays = **ඉදිරි තනි ඇටය රැඳෙයි:** වෙනත් තනි ඇට ඇති තාක් ඉදිරි වළේ තනි ඇටය නොඅදියි.
board-feed-first = **මුලින් ඇට දෙන්න:** අනෙක් පේළිය හිස් ය; එයට ඇටයක් දෙන වළවල් පමණක් වැපිරිය හැක.
board-marked-stay = **සලකුණු වළවල් රැඳෙයි:** බැඳුණු හෝ වැසුණු වළක් වටය අවසන් වනතුරු කිසිවෙක් නොවපුරයි.
board-castle = {$side}, වළ {$pit}: {$player} ගේ කොටුව.
board-castle-you = {$side}, වළ {$pit}: ඔබේ කොටුව.
board-tuzdik = {$side}, වළ {$pit}: {$player} ගේ ටුස්දික්.
board-tuzdik-you = {$side}, වළ {$pit}: ඔබේ ටුස්දික් එක.
board-mark-puta = {$side}, වළ {$pit} (p): වටය පුරා වසා ඇත.
board-mark-naga = {$side}, වළ {$pit} (g): වටය පුරා වසා ඇත.
board-mark-tied = {$side}, වළ {$pit}: බැඳ ඇත.
board-mark-owner = එහි ඇට {$player} ගේ ය.
board-mark-yours = එහි ඇට ඔබේ ය.
board-excluded = x සලකුණු වළවල් සෙල්ලමෙන් පිටත ය.
board-to-fill = x සලකුණු වළවල් තව පිරවිය යුතු ය.
board-eats = {$player} දිනාගන්නේ ඇට {$seeds} බැගින් ඇති වළවල් ය.
board-eats-you = ඔබ දිනාගන්නේ ඇට {$seeds} බැගින් ඇති වළවල් ය.
board-heap = {$side}, වළ {$pit}: ඇට {$seeds}ක්.
board-text-row = {$side}: {$pits}. ගබඩාව {$store}.
board-text-excluded = පිටත
board-text-castle = කොටුව
board-text-tuzdik = ටුස්දික්
board-moved-on = පුවරුව දැන් මෙහි ය: {$link}
board-seen-alone = මෙය පෙනෙන්නේ ඔබට පමණි: මෙහිදී Discord Kuzhi ගේ පිළිතුරු පෙන්වන්නේ ඔබට පමණි. අනෙක් ක්‍රීඩකයාට `/board` මගින් පුවරුව බැලිය හැක.
board-user-install = මෙහි ටික වේලාවක් කිසිවක් සිදු නොවේ නම්, අලුත්ම පුවරුව `/board` මගින් බලන්න.
no-files = මේ නාලිකාවේ Kuzhi ට ගොනු ඇමිණිය නොහැක; එබැවින් ඇත්තේ වචන පමණි. සේවාදායකය කළමනාකරණය කරන අයට **Attach Files** අවසරය දිය හැක.
no-files-boards = මේ සේවාදායකයේ පුවරු පින්තූර ලෙස සකසා ඇත; නමුත් මේ නාලිකාවේ Kuzhi ට ගොනු ඇමිණිය නොහැකි නිසා ඒවා ඉමෝජි හෝ අකුරු වලින් ඇඳේ. මෙහි Kuzhi ට **Attach Files** අවසරය දෙන්න; ඊළඟ ඇදීම පින්තූරයක් සමඟ එයි.
board-in-thread = {$south} සහ {$north} {$thread} හි **{$game}** සෙල්ලම් කරයි.
thread-name = {$game}: {$south} – {$north}
call-to-move = {$player}, {$opponent} සමඟ **{$game}** සෙල්ලමේ ඔබේ වාරය: {$link}
call-to-move-unlinked = {$player}, {$opponent} සමඟ **{$game}** සෙල්ලමේ ඔබේ වාරය.
button-arrange = වෙනත් සැකසුමක් …
menu-layouts = තවත් සැකසුම් …
button-standard = පෙරනිමි සැකසුම
form-arrange = පේළිය සකසන්න
form-arrange-label = වළ 1–7 සඳහා ඇට, වමේ සිට
turn = {$player}: {$moves}.
turn-pits = වළවල් {$pits}
turn-laps = {$moves}, වැපිරීම් {$laps}ක්, ඇට {$seeds}ක්
turn-gain = {$moves}, +{$seeds}
turn-castle = {$moves}, කොටුවක්
turn-tuzdik = {$moves}, ටුස්දික් එකක්
turn-gain-other = {$moves} ({$player} +{$seeds})
list-comma = {$before}, {$after}
list-and = {$before} සහ {$after}
why-feeding = අනෙක් පේළිය හිස් නිසා එයට ඇට දිය යුතු ය: එයට ඇටයක් දෙන ඇදීමක් පමණක් කළ හැක.
why-origin-passed = වපුරන වළට එහිම ඇට නොවැටේ: එය මඟ හරී.
why-full-passed = දිනාගැනීමට තව එක ඇටයක් අඩු වළවල් මඟ හරී; අතේ ඇති අන්තිම ඇටයට පමණක් ඒවාට වැටිය හැක.
why-next-sown = ඊළඟ වළේ ඇට ඇති නිසා එය ද වපුරයි.
why-last-sown = අන්තිම ඇටය ඇට ඇති වළකට වැටෙන නිසා එය ද වපුරයි.
why-sown-after-capture = දිනාගැනීමකට පසු ඊළඟ වළෙන් වැපිරීම ඉදිරියට යයි.
why-lands = අන්තිම ඇටය {$side} පේළියේ වළ {$pit} ට වැටේ.
why-lands-you = අන්තිම ඇටය ඔබේ වළ {$pit} ට වැටේ.
why-again = අන්තිම ඇටය ගබඩාවට වැටේ; එයින් තවත් ඇදීමක් ලැබේ.
why-again-you = අන්තිම ඇටය ඔබේ ගබඩාවට වැටේ: ඔබ නැවත අදියි.
why-again-pit = වළ {$pit} ගබඩාවෙන් අවසන් වේ; එයින් තවත් ඇදීමක් ලැබේ.
why-again-pit-you = වළ {$pit} ඔබේ ගබඩාවෙන් අවසන් වේ: ඔබ නැවත අදියි.
why-even = අන්තිම ඇටයෙන් අනෙක් පේළියේ වළේ ඇට {$seeds}ක් වේ, එය ඉරට්ටේ ය: දිනාගනී.
why-opposite = අන්තිම ඇටය තම පේළියේ හිස් වළකට වැටේ, ඉදිරි වළේ {$seeds}ක්: දෙක ම දිනාගනී.
why-opposite-you = අන්තිම ඇටය ඔබේ පේළියේ හිස් වළකට වැටේ, ඉදිරි වළේ {$seeds}ක්: දෙක ම ඔබේ ය.
why-alone = අන්තිම ඇටය තම පේළියේ හිස් වළකට වැටේ: ඉදිරිපිට කිසිවක් නැතත් එය දිනාගනී.
why-castle = අන්තිම ඇටයෙන් අනෙක් පේළියේ වළේ තුනක් වේ: දිනාගනී, වළ දැන් කොටුවකි.
why-tuzdik = අන්තිම ඇටයෙන් අනෙක් පේළියේ වළේ තුනක් වේ: දිනාගනී, වළ දැන් ටුස්දික් එකකි.
why-into-castle = කොටුවකට වැටෙන ඇට එසැණින් එහි හිමිකරුට යයි.
why-into-tuzdik = ටුස්දික් එකකට වැටෙන ඇට එසැණින් එහි හිමිකරුට යයි.
why-two-three = අන්තිම ඇටයෙන් අනෙක් පේළියේ වළේ {$seeds}ක් වේ: දෙක හෝ තුන දිනාගනී.
why-two-four = අන්තිම ඇටයෙන් වළේ {$seeds}ක් වේ: දෙක හෝ හතර දිනාගනී.
why-run = අන්තිම ඇටයේ සිට ආපස්සට පෙළට {$seeds}: සියල්ල දිනාගනී.
why-behind-gap = හිස් වළකට පසු වළේ ඇට දිනාගනී: {$seeds}.
why-four = ඇටයකින් හතරක් වන වළ එසැණින් දිනාගනී.
why-four-of-owner = ඇටයකින් හතරක් වන වළ එසැණින් එම පේළියේ හිමිකරුට යයි.
why-full = අන්තිම ඇටයෙන් වළේ {$seeds}ක් වේ: දිනාගනී.
why-tied = අන්තිම ඇටයෙන් කෙළවර වළේ {$seeds}ක් වේ: එය වටය පුරා බැඳේ, දිනා නොගනී.
why-odd = අන්තිම ඇටයෙන් {$side} පේළියේ වළ {$pit} හි ඇට {$seeds}ක් වේ, එය ඔත්තේ ය: කිසිවක් දිනා නොගනී.
why-odd-you = අන්තිම ඇටයෙන් ඔබේ වළ {$pit} හි ඇට {$seeds}ක් වේ, එය ඔත්තේ ය: කිසිවක් දිනා නොගනී.
why-not-two-three = අන්තිම ඇටයෙන් {$side} පේළියේ වළ {$pit} හි ඇට {$seeds}ක් වේ: දෙක හෝ තුන පමණක් දිනාගනී.
why-not-two-three-you = අන්තිම ඇටයෙන් ඔබේ වළ {$pit} හි ඇට {$seeds}ක් වේ: දෙක හෝ තුන පමණක් දිනාගනී.
why-not-two-four = අන්තිම ඇටයෙන් {$side} පේළියේ වළ {$pit} හි ඇට {$seeds}ක් වේ: දෙක හෝ හතර පමණක් දිනාගනී.
why-not-two-four-you = අන්තිම ඇටයෙන් ඔබේ වළ {$pit} හි ඇට {$seeds}ක් වේ: දෙක හෝ හතර පමණක් දිනාගනී.
why-own-row = අන්තිම ඇටය {$side} පේළියේ වළ {$pit} ට වැටේ: තම පේළියේ කිසිවක් දිනා නොගනී.
why-own-row-you = අන්තිම ඇටය ඔබේ වළ {$pit} ට වැටේ: ඔබේ පේළියේ කිසිවක් දිනා නොගනී.
why-own-opposite = අන්තිම ඇටය {$side} පේළියේ වළ {$pit} ට වැටේ: දිනාගන්නේ එම වළ හිස් ව, ඉදිරි වළේ ඇට තිබුණොත් පමණි.
why-own-opposite-you = අන්තිම ඇටය ඔබේ වළ {$pit} ට වැටේ: දිනාගන්නේ එම වළ හිස් ව, ඉදිරි වළේ ඇට තිබුණොත් පමණි.
why-other-row = අන්තිම ඇටය {$side} පේළියේ වළ {$pit} ට වැටේ: දිනාගන්නේ තම පේළියේ පමණි.
why-other-row-you = අන්තිම ඇටය ඔබේ වළ {$pit} ට වැටේ: අදින අය දිනාගන්නේ තම පේළියේ පමණි.
why-two-empty = ඊළඟ වළවල් දෙක ම හිස් නිසා වාරය අවසන්.
why-capture-ends = දිනාගැනීමෙන් වාරය අවසන් වේ.
why-next-empty = ඊළඟ වළ හිස් නිසා වාරය අවසන්.
why-next-marked = ඊළඟ වළ සලකුණු කර ඇති නිසා වාරය අවසන්.
why-empty = අන්තිම ඇටය හිස් වළකට වැටෙන නිසා වාරය අවසන්.
why-marked = අන්තිම ඇටය සලකුණු කළ වළකට වැටෙන නිසා වාරය අවසන්.

## What a move did

move-arranged = {$player} පේළිය සැකසුවා; දිනාගන්නේ ඇට {$seeds} බැගින් ඇති වළවල් ය.
move-arranged-you = ඔබ පේළිය සැකසුවා; දිනාගන්නේ ඇට {$seeds} බැගින් ඇති වළවල් ය.
move-arranged-usual = {$player} පෙරනිමි සැකසුම තෝරාගත්තා.
move-arranged-usual-you = ඔබ පෙරනිමි සැකසුම තෝරාගත්තා.
move-counter-clockwise = මේ වටයේ වැපිරීම වාමාවර්තයි.
move-clockwise = මේ වටයේ වැපිරීම දක්ෂිණාවර්තයි.
move-kept = අන්තිම ඇට {$seeds} තබාගත්තා: කිසිම වළකට ඒවා ගත නොහැකි විය.
end-rows-empty = පේළි දෙක ම හිස් ය, එබැවින් සෙල්ලම අවසන්.
end-row-empty = {$player} ගේ පේළිය හිස් ය, එබැවින් සෙල්ලම අවසන්.
end-row-empty-you = ඔබේ පේළිය හිස් ය, එබැවින් සෙල්ලම අවසන්.
end-cannot-move = වාරය {$player} ගේ ය, පේළිය හිස් ය, එබැවින් සෙල්ලම අවසන්.
end-cannot-move-you = වාරය ඔබේ ය, ඔබේ පේළිය හිස් ය, එබැවින් සෙල්ලම අවසන්.
end-cannot-feed = {$player} ගේ පේළිය හිස් ය; {$other} ගේ කිසිම ඇදීමකින් එයට ඇටයක් දිය නොහැකි ය, එබැවින් සෙල්ලම අවසන්.
end-cannot-feed-you = ඔබේ පේළිය හිස් ය; {$other} ගේ කිසිම ඇදීමකින් එයට ඇටයක් දිය නොහැකි ය, එබැවින් සෙල්ලම අවසන්.
end-you-cannot-feed = {$player} ගේ පේළිය හිස් ය; ඔබේ කිසිම ඇදීමකින් එයට ඇටයක් දිය නොහැකි ය, එබැවින් සෙල්ලම අවසන්.
end-nothing-to-sow = {$player} ට වැපිරීමට ඇට නැත, එබැවින් වටය අවසන්.
end-nothing-to-sow-you = ඔබට වැපිරීමට ඇට නැත, එබැවින් වටය අවසන්.
end-no-pit = {$player} ට වැපිරිය හැකි වළක් නැත, එබැවින් වටය අවසන්.
end-no-pit-you = ඔබට වැපිරිය හැකි වළක් නැත, එබැවින් වටය අවසන්.
end-to-the-empty-row = හිස් පේළියේ හිමිකරු ඉතිරි සියල්ල ගනී: ඇට {$seeds}ක්.
end-kept = ඉතිරි ඇට ඒවා ඇති පේළියේ හිමිකරුට යයි: {$seeds}ක්.
end-to-the-unfed = ඇට දිය නොහැකි පේළියේ හිමිකරු ඉතිරි සියල්ල ගනී: ඇට {$seeds}ක්.
end-to-the-other = අනෙක් ක්‍රීඩකයා ඉතිරි සියල්ල ගනී: ඇට {$seeds}ක්.
end-repetition = එකම පිහිටීම තුන්වන වරටත් ආවා, එබැවින් සෙල්ලම අවසන්.
end-repetition-again = එකම පිහිටීම නැවතත් ආවා, එබැවින් සෙල්ලම අවසන්.
end-repetition-round = එකම පිහිටීම තුන්වන වරටත් ආවා, එබැවින් වටය අවසන්.
end-own-rows = එක් එක් අය තම පේළියේ ඉතිරි ඇට ගනී: {$south} {$points}, {$north} {$against}.
end-own-rows-and-marks = එක් එක් අය තම පේළියේ ඉතිරි ඇට ගනී; සලකුණු කළ වළවල ඇට ඒවායේ හිමිකරුවන්ට ය: {$south} {$points}, {$north} {$against}.
end-halved = පුවරුවේ ඉතිරි ඇට සමව බෙදේ: එක් අයෙකුට {$seeds} බැගින්.
move-endless = වැපිරීම කිසිදා නොනවතින නිසා නවත්වන ලදී.
move-grand-slam = කිසිවක් දිනාගත්තේ නැත: අනෙක් පේළියේ ඇට සියල්ල යන්නට ඉඩ තිබුණි.
move-taken-back = {$player} ඇදීමක් ආපසු ගත්තා.
move-taken-back-you = ඔබ ඇදීමක් ආපසු ගත්තා.
move-planned = කලින් සැලසුම් කළ ඇදීමකි.
move-drawn = කුසපත් ඇද ගත් ඇදීමකි.
move-round-ended = **වටය {$round} අවසන්: {$south} {$points}, {$north} {$against}.**
move-round-began = වටය {$round} අරඹන්නේ {$player}.
move-round-began-you = වටය {$round} අරඹන්නේ ඔබ.

## A move, shown

button-show-move = ඇදීම පෙන්වන්න
button-move-before = ◀ පෙර ඇදීම
button-move-after = ඊළඟ ඇදීම ▶
story-title = **{$game}** · ඇදීම {$number}: {$player}
story-run-title = **{$game}** · ඇදීම් {$first} සිට {$last}: {$player}
button-lap-by-lap = පියවරෙන් පියවර
button-whole-move = මුළු ඇදීම
button-whole-run = මේ ඇදීම් සියල්ල
film-proposed = Kuzhi ට තම සෑම පිළිතුරක්ම කෙටි චිත්‍රපටයක් ලෙස ඔබට පෙන්විය හැක.
film-chosen = මින් පසු Kuzhi ගේ සෑම පිළිතුරක් ම චිත්‍රපටයක් ලෙස පෙනේ. එය ඔබේ සැකසුම්වලින් වෙනස් කළ හැක.
button-film = පිළිතුරු චිත්‍රපට ලෙස පෙන්වන්න
button-in-sentences = වාක්‍යවලින්
button-lap-before = ◀ පෙර පියවර
button-lap-after = ඊළඟ පියවර ▶
story-lap-title = **{$game}** · ඇදීම {$number}: {$player} · පියවර {$lap}/{$laps}
story-lap = {$lap}. {$from}, වළ {$pit}: ඇට {$seeds}ක්; අන්තිම ඇටය වැටෙන්නේ {$to}, වළ {$last} ට.
story-lap-to-store = {$lap}. {$from}, වළ {$pit}: ඇට {$seeds}ක්; අන්තිම ඇටය වැටෙන්නේ {$to} පැත්තේ ගබඩාවට.
story-lap-to-castle = {$lap}. {$from}, වළ {$pit}: ඇට {$seeds}ක්; අන්තිම ඇටය වැටෙන්නේ {$to}, වළ {$last} හි කොටුවට.
story-lap-to-tuzdik = {$lap}. {$from}, වළ {$pit}: ඇට {$seeds}ක්; අන්තිම ඇටය වැටෙන්නේ {$to}, වළ {$last} හි ටුස්දික් එකට.
story-lifted = {$lap}. {$from}, වළ {$pit}: ඇට {$seeds}ක් ගනු ලැබේ.
story-captured = {$side}, වළ {$pit}: {$player} ඇට {$seeds}ක් දිනාගනී.
story-captured-you = {$side}, වළ {$pit}: ඔබ ඇට {$seeds}ක් දිනාගනී.
story-swept = {$side}, වළ {$pit}: අන්තිම ඇට {$seeds} {$player} වෙත යයි.
story-swept-you = {$side}, වළ {$pit}: අන්තිම ඇට {$seeds} ඔබ වෙත යයි.
story-left-out = … වාක්‍ය {$lines}ක් හැර දමා ඇත …

## The end

over-won = **{$player} දිනුවා, {$points} – {$against}.**
over-won-you = **ඔබ දිනුවා, {$points} – {$against}.**
over-drawn = **සමයි, දෙදෙනාටම {$points}.**
over-resigned = **{$loser} අත්හැරියා: {$player} දිනුවා.**
over-resigned-you = **ඔබ අත්හැරියා: {$player} දිනුවා.**
over-resigned-other = **{$loser} අත්හැරියා: ඔබ දිනුවා.**
over-agreed = **එකඟතාවෙන් සමයි.**
over-early = කලින් අවසන් වූ නිසා ශ්‍රේණිගත නොවේ.
over-early-in-tournament = කලින් අවසන් වූ බැවින් එය ශ්‍රේණිගත නොවේ. ශූරතාවලියේ එය ගැනේ.
over-tournament-set = **සංවිධායකයෙක් ප්‍රතිඵලය ඇතුළත් කළා:** {$south} – {$north}: {$result} ({$reason})
over-tournament-removed = **සංවිධායකයෙක් ප්‍රතිඵලය ඉවත් කළා:** ශූරතාවලියේ එය කිසිවෙකුට නොගැනේ ({$reason})
over-tournament-replayed = **වෙනත් පුවරුවක නැවත සෙල්ලම් කෙරේ:** ශූරතාවලියේ මේ සෙල්ලම නොගැනේ ({$reason})
over-tournament-counts = **අතරමඟ නැවතිණි.** ශූරතාවලියේ එය ගැනෙන්නේ {$result} ලෙස ය.
over-voided = බල රහිත කර ඇත: අගයන්ට ගැනෙන්නේ නැත.
over-voided-here = සේවාදායකය කළමනාකරණය කරන අය බල රහිත කළා: එහි ශ්‍රේණිගත කිරීමට ගැනෙන්නේ නැත.
over-turned = හැරවුම: ඇදීම {$number} ({$mover}, වළ {$pit}). එතැන් සිට සියලු ඇටවලින් අඩකට වඩා තිබුණේ {$player} වෙත ය.
over-turned-you = හැරවුම: ඇදීම {$number} ({$mover}, වළ {$pit}). එතැන් සිට සියලු ඇටවලින් අඩකට වඩා තිබුණේ ඔබ වෙත ය.
over-turned-pictured = පින්තූරයේ හැරවුම: ඇදීම {$number} ({$mover}, වළ {$pit}). එතැන් සිට සියලු ඇටවලින් අඩකට වඩා තිබුණේ {$player} වෙත ය.
over-turned-pictured-you = පින්තූරයේ හැරවුම: ඇදීම {$number} ({$mover}, වළ {$pit}). එතැන් සිට සියලු ඇටවලින් අඩකට වඩා තිබුණේ ඔබ වෙත ය.
over-pictured = පින්තූරය ඇදීම {$number}ට පසු පුවරුව පෙන්වයි.
over-ratings = ශ්‍රේණි අගයන්: {$south} · {$north}
rating-changed = {$player} {$rating} ({$change})
series-goes-on = **{$south} {$points} – {$against} {$north}.** කට්ටලය {$set} / {$sets} පහතින්, පැති මාරු වී ඇත.
series-won = **කට්ටල {$sets} න් {$player} දිනුවා, {$points} – {$against}.**
series-drawn = **කට්ටල {$sets} සමයි, දෙදෙනාටම {$points}.**
series-given-up = **කට්ටල {$sets} න් {$player} දිනුවා: {$loser} තරගාවලිය අත්හැරියා.**
reason-majority = එය සියලු ඇටවලින් අඩකට වඩා වැඩි ය.
reason-agreed = ඉතිරිය බෙදාගැනීමට දෙදෙනාම එකඟ විය.
reason-cannot-fill = {$player} ට ඊළඟ වටයට එක වළක්වත් පිරවිය නොහැකි ය, එබැවින් සෙල්ලම අවසන්.
reason-cannot-fill-you = ඔබට ඊළඟ වටයට එක වළක්වත් පිරවිය නොහැකි ය, එබැවින් සෙල්ලම අවසන්.
reason-cannot-sow = {$player} ට ඊළඟ වටයට ඇට ඉතිරි නැත, එබැවින් සෙල්ලම අවසන්.
reason-cannot-sow-you = ඊළඟ වටයට ඔබට ඇට ඉතිරි නැත, එබැවින් සෙල්ලම අවසන්.
reason-round-limit = සියලු වට සෙල්ලම් කර අවසන්: දැන් ඇට වැඩි අය දිනයි.

button-export = ඇදීම් බාගන්න
button-rematch = නැවත සෙල්ලමක්
button-share = බෙදාගන්න …
share-channel = වෙනත් නාලිකාවක් තෝරන්න
share-where = මේ සෙල්ලම එහි පින්තූරය සමඟ මේ සේවාදායකයේ වෙනත් නාලිකාවක බෙදාගන්න:
share-title = {$player} සෙල්ලමක් බෙදාගනී: **{$game}** · {$south} – {$north}
card-after = ඇදීම් {$of}න් {$moves} වැන්නෙන් පසු පුවරුව:
card-round = {$name} · වටය {$round}
card-stage = {$name} · {$stage}
share-done = {$channel} හි බෙදාගන්නා ලදී.
refused-stands-there = මෙම සෙල්ලම දැනටමත් {$channel} හි ඇත. වෙනත් නාලිකාවක් තෝරන්න.
refused-may-not-post = ඔබට {$channel} හි ලිවිය නොහැක. ඔබට ලිවිය හැකි නාලිකාවක් තෝරන්න.
refused-cannot-post = Kuzhi ට {$channel} හි ලිවීමට නොහැකි විය. එහි නාලිකාව බැලීමට, පණිවිඩ යැවීමට සහ ගොනු ඇමිණීමට අවසර අවශ්‍ය ය.
refused-may-not-write = Kuzhi ට {$channel} හි ලිවිය නොහැක; සිදු වන දේ කිසිවෙකුට දැනුම් දිය නොහැකි වනු ඇත. එහි නැති අවසර: {$permissions}. සේවාදායකය කළමනාකරණය කරන කෙනෙකුගෙන් ඉල්ලන්න, නැතහොත් වෙනත් නාලිකාවක් භාවිත කරන්න.
permission-view-channel = නාලිකාව බැලීම
permission-send-messages = පණිවිඩ යැවීම
permission-send-in-threads = නූල්වල පණිවිඩ යැවීම
export = සෙල්ලමේ ඇදීම් {$moves}, `kuzhi-engine` කියවන පෙළ ගොනුවක් ලෙස.

## The clock

clock-none = කාල සීමාවක් නැත
clock-days = ඇදීමකට දින {$days}ක්
clock-hours = මුළු සෙල්ලමට එක් අයෙකුට {$time}
clock-reserve = එක් අයෙකුට {$start}, ඇදීමකට +{$added} (උපරිමය {$start})
clock-live = සජීවී: එක් අයෙකුට මිනි {$minutes}, ඇදීමකට +තත් {$seconds}
clock-live-bare = සජීවී: එක් අයෙකුට මිනි {$minutes}
clock-proposal = {$id}: {$name}
length-days = දින {$days}
length-hours = පැය {$hours}
length-minutes = මිනි {$minutes}
moment-date = {$date}
moment-time = {$time}
board-banks = කාලය: {$first} {$south} · {$second} {$north}
board-time = {$player} ගේ කාලය අවසන් වන්නේ {$when}.
board-time-you = ඔබේ කාලය අවසන් වන්නේ {$when}.
board-time-up = **{$player} ගේ කාලය අවසන්.** {$other} ට ජය ඉල්ලිය හැක, නැතහොත් ඇදීම තෙක් බලා සිටිය හැක.
board-away = 🏝️ {$player} {$until} දක්වා නිවාඩුවෙන් සිටී.
board-away-you = 🏝️ ඔබ {$until} දක්වා නිවාඩුවෙන් සිටී.
clock-no-days-off = විවේක දින නැත: විවේක දිනවල හා නිහඬ පැයවල ද කාලය ගෙවේ.
clock-no-time-off = නිවාඩු නැත: නිවාඩුවෙන් හෝ විවේකයෙන් සිටින අයගේ කාලය ද ගෙවේ.
board-first-move = කාලය ගණන් වන්නේ {$player} ගේ පළමු ඇදීමෙන් පසුවයි. ඊට කාලය අවසන් වන්නේ {$when}.
board-first-move-you = කාලය ගණන් වන්නේ ඔබේ පළමු ඇදීමෙන් පසුවයි. ඊට කාලය අවසන් වන්නේ {$when}.
board-first-move-up = **{$player} නියමිත වේලාවට පළමු ඇදීම කළේ නැත.** {$other} ට ජය ඉල්ලිය හැක, නැතහොත් ඇදීම තෙක් බලා සිටිය හැක.
button-claim = ජය ඉල්ලන්න
button-give-day = දිනක් දෙන්න
button-give-time = තව {$time}ක් දෙන්න
call-bank = {$player}, **{$game}** සෙල්ලමේ ඔබේ කාලය අවසන් වන්නේ {$when}: {$link}
call-bank-unlinked = {$player}, **{$game}** සෙල්ලමේ ඔබේ කාලය අවසන් වන්නේ {$when}.
call-reminder = {$player}, {$opponent} සමඟ **{$game}** සෙල්ලමේ ඔබේ ඇදීමේ කාලය අවසන් වන්නේ {$when}: {$link}
call-reminder-unlinked = {$player}, {$opponent} සමඟ **{$game}** සෙල්ලමේ ඔබේ ඇදීමේ කාලය අවසන් වන්නේ {$when}.
call-to-claim = {$player}, **{$game}** සෙල්ලමේ {$opponent} ගේ කාලය අවසන්. ජය ඉල්ලන්න, නැතහොත් තව කාලය දෙන්න: {$link}
call-to-claim-unlinked = {$player}, **{$game}** සෙල්ලමේ {$opponent} ගේ කාලය අවසන්. ජය ඉල්ලන්න, නැතහොත් තව කාලය දෙන්න.
call-time-given = {$player}, **{$game}** සෙල්ලමේ ඔබේ ඇදීමට {$opponent} තව කාලය දුන්නා. දැන් ඔබේ කාලය අවසන් වන්නේ {$when}: {$link}
call-time-given-unlinked = {$player}, **{$game}** සෙල්ලමේ ඔබේ ඇදීමට {$opponent} තව කාලය දුන්නා. දැන් ඔබේ කාලය අවසන් වන්නේ {$when}.
over-timed-out = **{$loser} ගේ කාලය අවසන් විය: {$player} දිනුවා.**
over-no-first-move = **{$loser} නියමිත වේලාවට පළමු ඇදීම කළේ නැත: {$player} දිනුවා.**
over-no-first-move-you = **ඔබ නියමිත වේලාවට පළමු ඇදීම කළේ නැත: {$player} දිනුවා.**
over-timed-out-you = **ඔබේ කාලය අවසන් විය: {$player} දිනුවා.**
over-timed-out-other = **{$loser} ගේ කාලය අවසන් විය: ඔබ දිනුවා.**
games-until = {$line} · කාලය අවසන් වන්නේ {$when}
refused-no-clock = මේ සෙල්ලමේ කාල සීමාවක් නැති නිසා කාලයෙන් ඉල්ලිය හැකි ජයක් නැත.
refused-time-not-up = මේ ඇදීමට තව කාලය ඇත. එය අවසන් වූ විට ඔබට ජය ඉල්ලිය හැක: {$when}.
refused-own-time-up = අවසන් වූයේ ඔබේම කාලයයි. අනෙකා ජය ඉල්ලීමට පෙර ඔබේ ඇදීම කරන්න.
refused-own-time = මේ ඔබේ වාරය: ඔබට තව කාලය දිය හැක්කේ අනෙකාට පමණි.
refused-plenty-of-time = {$other} ට තව බොහෝ කාලය ඇත. එයින් කොටසක් ගත වූ පසු තව දිය හැක.
refused-bad-clock = “{$text}” කාල සීමාවක් නොවේ. ඇදීමකට දින ලෙස 1d, 3d, 7d; ඇදීමෙන් පිරෙන කාලයක් ලෙස 3d+12h; සජීවීව මිනිත්තු හා තත්පර ලෙස 5+3; නැතහොත් none ලියන්න.
refused-no-time-zone = “{$text}” Kuzhi දන්නා නගරයක් හෝ වේලා කලාපයක් නොවේ. ඔබ ආසන්නයේ විශාල නගරයක් ලියා ලැයිස්තුවෙන් තෝරන්න.
refused-no-moment = “{$text}” වේලාවක් ලෙස Kuzhi ට තේරෙන්නේ නැත. සිකුරාදා හෝ 2026-12-24 වැනි දිනයක්, සිකුරාදා 18:00 වැනි දිනයක් හා වේලාවක්, නැතහොත් 3d, 2w වැනි කාලයක් ලියන්න.
refused-no-days-off = “{$text}” සතියේ දිනයක් හෝ දෙකක් නොවේ. උදාහරණයක් ලෙස සෙනසුරාදා, ඉරිදා ලියන්න; විවේක දින එපා නම් හිස්ව තබන්න.
refused-no-quiet-hours = “{$text}” පැය දොළහක් හෝ ඊට අඩු පරාසයක් නොවේ. උදාහරණයක් ලෙස 22:00-07:00 ලියන්න; නිහඬ පැය එපා නම් හිස්ව තබන්න.
refused-away-past = ඒ වේලාව පසු වී ඇත. පසු දිනයක් තෝරන්න.
refused-away-none = මේ වසරේ ඔබට නිවාඩු දින ඉතිරි නැත.
refused-away-long = { $left ->
    [one] මේ වසරේ ඔබට නිවාඩු **දින එකක්** ඉතිරිය. කලින් දිනයක් තෝරන්න.
   *[other] මේ වසරේ ඔබට නිවාඩු දින **{$left}ක්** ඉතිරිය. කලින් දිනයක් තෝරන්න.
}
refused-away-again = නිවාඩුවක් දිනකට වරක් ආරම්භ කළ හැක, ඊළඟ වර {$when}.
refused-not-away = ඔබ නිවාඩුවෙන් නොවේ: ඔබේ කාලය ගෙවෙමින් පවතී.
away-question = දිනක් තුළ ඔබ සෙල්ලම් දෙකක් කාලයෙන් පැරදුණා, තවත් ඒවා ඔබේ ඇදීම තෙක් රැඳී සිටී. ඔබ නිවාඩුවෙන්ද? ඔබ ආපසු එනතුරු ඔබේ දින ගණනේ කාලය නැවතිය හැක.
settings-claims-on = අනෙකාගේ කාලය අවසන් වූ විගස ජය **ඔබ වෙනුවෙන් ඉල්ලනු ලැබේ**.
settings-claims-off = අනෙකාගේ කාලය අවසන් වූ විට තීරණය **ඔබේ ය**: ජය ඉල්ලන්න, නැතහොත් ඇදීම තෙක් සිටින්න.
settings-reply-at-once = Kuzhi සමඟ සෙල්ලමේදී එහි පිළිතුර ඔබේ ඇදීම සමඟ **වහාම** පෙනේ.
settings-reply-pause = Kuzhi සමඟ සෙල්ලමේදී මුලින් ඔබේ ඇදීමත්, **තත්පරයකට පසු** එහි පිළිතුරත් පෙනේ.
settings-reply-film = Kuzhi සමඟ සෙල්ලමේදී මුලින් ඔබේ ඇදීමත්, පසුව එහි පිළිතුර ලී පුවරුවක තත්පර දෙක තුනක **චිත්‍රපටයක් ලෙස**, ඇටෙන් ඇටයත් පෙනේ.
settings-listed-on = සියලු සේවාදායකවල ශ්‍රේණිගත කිරීම්වල ඔබේ නම **පෙන්වයි**; ඔබේ `/profile` ඕනෑම කෙනෙකුට බැලිය හැක.
settings-listed-off = සියලු සේවාදායකවල ශ්‍රේණිගත කිරීම්වල ඔබේ නම **සඟවයි**. ඔබේ අගයත් ඔබේ සේවාදායකවල ස්ථානයත් රැඳේ; ඔබේ `/profile` බැලිය හැක්කේ ඔබට පමණි.
settings-time = **නිවාඩු හා විවේක:** දින ගණන් යන ඔබේ සෙල්ලම් ඔබ එනතුරු රැඳී සිටින්නේ කවදාද. මිනිත්තුවලින් යන සෙල්ලම් දිගටම යයි. විවේක දින හා නිහඬ පැය වෙනස් වන්නේ ඊළඟ සඳුදා සිට ය.
settings-away = 🏝️ **ඔබ {$until} දක්වා නිවාඩුවෙන් සිටී.** ඒ දක්වා ඔබේ දින ගණනේ කාලය ගෙවෙන්නේ නැත, ප්‍රතිවාදීන්ට ද එය පෙනේ.
settings-here = **ඔබ මෙහි සිටී**, ඔබේ දින ගණනේ කාලය ගෙවේ.
settings-days-away = මේ වසරේ ඉතිරි නිවාඩු දින: {$most}කින් **{$left}**
settings-week = විවේක දින: **{$days}** · නිහඬ පැය: **{$hours}**
settings-no-days-off = නැත
settings-no-quiet-hours = නැත
settings-week-next = {$from} සිට: {$week}
settings-zone = ඔබේ වේලා කලාපය: **{$zone}**, එහි දැන් {$time}
settings-zone-none = ඔබේ වේලා කලාපය: තවම තෝරා නැත
settings-clock = කාලයක් නොතේරුවොත්: {$clock}
button-claims-on = කාලයෙන් ජය: ඉබේම ඉල්ලයි
button-claims-off = කාලයෙන් ජය: තීරණය ඔබේ
button-reply-at-once = Kuzhi ගේ පිළිතුර: වහාම
button-reply-pause = Kuzhi ගේ පිළිතුර: තත්පරයකට පසු
button-reply-film = Kuzhi ගේ පිළිතුර: චිත්‍රපටයක් ලෙස
button-listed-on = සියලු සේවාදායක ශ්‍රේණිය: නම පෙනේ
button-listed-off = සියලු සේවාදායක ශ්‍රේණිය: නම සඟවා
button-undo = ප්‍රතිඵලය අවලංගු කරන්න …
button-undo-sure = ඔව්, ප්‍රතිඵලය අවලංගු කරන්න
undo-sure = යම් වැරැද්දක් නිසා ආ මේ ප්‍රතිඵලය අවලංගු කරන්නද? සෙල්ලම නව කාලයකින් ඉදිරියට යයි, අගයන් එය අවසන් නොවූ ලෙස වේ.
undo-done = අවලංගු විය: සෙල්ලම නව කාලයකින් ඉදිරියට යයි.
button-void = ප්‍රතිඵලය බල රහිත කරන්න …
button-void-sure = ඔව්, ප්‍රතිඵලය බල රහිත කරන්න
button-void-series = තරගාවලියේ සියලු කට්ටල බල රහිත කරන්න
void-sure = මේ ප්‍රතිඵලය බල රහිත කරන්නද? එය පුවරුවේ රැඳේ, මේ සේවාදායකයේ ශ්‍රේණිගත කිරීම මේ සෙල්ලම කිසිදා නොකළ ලෙස වේ. සියලු සේවාදායකවල ශ්‍රේණිගත කිරීමට එය තවදුරටත් ගැනේ: එහි බල රහිත කළ හැක්කේ Kuzhi පවත්වාගෙන යන අයට පමණි.
void-sure-tournament = එවිට එහි ශූරතාවලියේ මේ සෙල්ලම දෙදෙනාගෙන් කාටත් නොගැනේ.
void-done = { $results ->
    [one] බල රහිතයි: මේ ප්‍රතිඵලය තවදුරටත් මේ සේවාදායකයේ ශ්‍රේණිගත කිරීමට ගැනෙන්නේ නැත.
   *[other] බල රහිතයි: මේ ප්‍රතිඵල {$results} තවදුරටත් මේ සේවාදායකයේ ශ්‍රේණිගත කිරීමට ගැනෙන්නේ නැත.
}
refused-not-undoer = ප්‍රතිඵලයක් අවලංගු හෝ බල රහිත කළ හැක්කේ මේ සේවාදායකය කළමනාකරණය කරන අයට පමණි. ඔවුන්ගෙන් කෙනෙකුගෙන් ඉල්ලන්න.
refused-nothing-to-undo = අවලංගු කළ හැක්කේ කාලයෙන් ආ ප්‍රතිඵලයක් පමණි; මේ සෙල්ලමේ එවැන්නක් නැත.
refused-nothing-to-void = මේ ප්‍රතිඵලය අගයන්ට ගැනෙන්නේ නැත; බල රහිත කිරීමට කිසිවක් නැත.
refused-own-result = මේ සෙල්ලම කළේ ඔබමයි, එබැවින් ඔබට එහි ප්‍රතිඵලය නිවැරදි කළ නොහැක. මේ සේවාදායකය කළමනාකරණය කරන වෙන කෙනෙකුගෙන්, නැතහොත් Kuzhi පවත්වාගෙන යන අයගෙන් ඉල්ලන්න.
refused-next-set = ඊළඟ කට්ටලය දැනටමත් ඇරඹී ඇති නිසා මේ ප්‍රතිඵලය පවතී.

## Giving up

resign-sure = {$opponent} සමඟ **{$game}** සෙල්ලම අත්හරිනවාද? එය පරාජයක් ලෙස ගැනේ.
resign-sure-set = {$opponent} සමඟ **{$game}** හි මේ කට්ටලය අත්හරිනවාද? එය පරාජයක් ලෙස ගැනෙන අතර ඊළඟ කට්ටලය ඇරඹේ. නැතහොත් මුළු තරගාවලියම අත්හරින්න: එවිට {$opponent} එය දිනයි, තවත් කට්ටල නොකෙරේ.
resign-kept = සෙල්ලම දිගටම යයි.
button-resign = ඔව්, අත්හරිමි
button-resign-set = මේ කට්ටලය අත්හරින්න
button-resign-series = තරගාවලිය අත්හරින්න
button-play-on = නැහැ, දිගටම

## Hints

hint-sow = වළ **{$move}** වපුරන්න.
hint-sow-way = **{$move}** වපුරන්න: වළ සහ මුළු වටයේ දිශාව.
hint-lay-out = ඔබේ පේළිය මෙසේ සකසන්න: **{$move}**.
hint-even = මෙයින් සෙල්ලම ආසන්න වශයෙන් සමව පවතී.
hint-ahead = මෙයින් ඔබ ඇට {$seeds}ක් පමණ ඉදිරියෙන්.
hint-behind = මීට වඩා හොඳ එකක් නැත, එහෙත් ඔබ ඇට {$seeds}ක් පමණ පසුපසින්.
hint-wins = අනෙකා කුමක් කළත්, මෙයින් ඔබ අවම වශයෙන් ඇට {$seeds}කින් දිනයි.
hint-loses = මීට වඩා හොඳ එකක් නැත, එහෙත් අනෙකාට අවම වශයෙන් ඇට {$seeds}කින් දිනිය හැකියි.
hint-draw = නොවරදින සෙල්ලමකින් සමයි.
hint-wins-exactly = නොවරදින සෙල්ලමකින් ඔබ හරියටම ඇට {$seeds}කින් දිනයි.
hint-loses-exactly = නොවරදින සෙල්ලමකින් ඔබ හරියටම ඇට {$seeds}කින් පරදියි.
hint-wins-game = අනෙකා කුමක් කළත්, මෙයින් ඔබ සෙල්ලම දිනයි.
hint-loses-game = මීට වඩා හොඳ එකක් නැත, එහෙත් ඔබ කුමක් කළත් අනෙකාට සෙල්ලම දිනිය හැකියි.
nobody-can-force = කිසි පැත්තකට ජය බලෙන් ගත නොහැක.
button-play-hint = {$move} අදින්න

## What was played

history-title = **ඔබේ සෙල්ලම්**, අලුත්ම ඒවා මුලින්
history-of-game = {$game} පමණි
history-against = {$opponent} සමඟ පමණි
history-none = ඔබ තවම කිසිවක් සෙල්ලම් කර නැත. `/play` මගින් එකක් අරඹන්න.
history-none-such = එවැනි සෙල්ලම් නැත. පහළින් වෙනත් සෙල්ලමක් තෝරන්න.
history-line = {$number}. {$when} · **{$game}**, {$opponent} සමඟ: {$result}
history-choice = {$number}. {$game}, {$opponent} සමඟ
history-won = 🏆 ඔබ දිනුවා
history-lost = ඔබ පැරදුණා
history-drawn = 🤝 සමයි
history-score = {$result}, {$points} – {$against}
history-running = තවම කෙරෙමින් පවතී
history-your-turn = තවම කෙරෙමින් පවතී, ඔබේ වාරය
history-replay = එකක් නැවත බලන්න …
history-all-games = සියලු සෙල්ලම්
button-newer = ◀ අලුත්
button-older = පරණ ▶
button-all-opponents = සියලු ප්‍රතිවාදීන්
refused-nothing-played = ඔබ තවම කිසිවක් සෙල්ලම් කර නැත. `/play` මගින් එකක් අරඹන්න.
describe-history = ඔබ සෙල්ලම් කළ දේ, ප්‍රතිඵල සමඟ; පෙනෙන්නේ ඔබට පමණි
describe-history-game = මේ සෙල්ලම පමණි
describe-history-opponent = මේ කෙනා හෝ Kuzhi සමඟ කළ සෙල්ලම් පමණි

## A game, replayed

button-replay = නැවත බලන්න
button-first = |◀ මුල
button-back = ◀ ආපසු
button-next = ඊළඟ ▶
button-last = අග ▶|
button-play-to-end = ▶ අවසානය දක්වා පෙන්වන්න
replay-at = ඇදීම {$moves} / {$of} · `{$id}`
replay-film = ඇදීම් {$from} සිට {$to} දක්වා, පුවරුවෙන් පුවරුව.
describe-replay = සෙල්ලමක් පුවරුවෙන් පුවරුව නැවත බලන්න; පෙනෙන්නේ ඔබට පමණි
describe-past-match = කුමන සෙල්ලමද: නම හෝ පුවරුවේ සබැඳිය; හිස්ව තැබුවොත් ඔබේ අන්තිම එක

## Reviews

button-review = විමසුම
button-review-move = ඇදීම {$move}
button-retry = {$move} ඇදීම නැවත
button-retry-mistakes = මගේ වැරදි නැවත
button-retry-counted = { $mistakes ->
    [one] මගේ වැරැද්ද නැවත
   *[other] මගේ වැරදි {$mistakes} නැවත
}
button-retry-next = ඊළඟ වැරැද්ද ▶
button-review-back = විමසුමට ආපසු
retry-title = **{$ply} වැනි ඇදීම නැවත** · **{$game}**
retry-place = වැරැද්ද {$number} / {$of} · {$marks}
retry-task = **{$side} වාරය.** සෙල්ලමේ කළේ {$move}. ඊට වඩා හොඳ එකක් සොයන්න.
retry-task-you = **ඔබේ වාරය.** සෙල්ලමේ ඔබ කළේ {$move}. ඊට වඩා හොඳ එකක් සොයන්න.
retry-best = ✅ **ඔව්! {$move} තමයි හොඳම ඇදීම.**
retry-stops = {$move} න් පසු අනෙකාට ඇට {$seeds}ක් දිනාගත හැකිව තිබුණා.
retry-better = ↗️ **{$move} කළ ඇදීමට වඩා හොඳයි, නමුත් හොඳම එක නොවේ.** {$account}
retry-no-better = ↩️ **{$move} ඊට වඩා හොඳ නැත.** {$account}
retry-all-found = 🎉 **ඔබ ඒ සියල්ල සොයාගත්තා.**
review-title = **විමසුම** · {$title}
review-under-way = Kuzhi සෑම ඇදීමක්ම බලයි: {$moves}න් {$done}ක් අවසන්.
review-accuracy = නිරවද්‍යතාව: {$south} · {$north}
review-nothing-lost = දක්ෂ කෙනෙකු දකින කිසිවක් කිසිම ඇදීමකින් අහිමි වුණේ නැත: දෙදෙනාම හොඳින් සෙල්ලම් කළා.
review-own-nothing-lost = දක්ෂ කෙනෙකු දකින කිසිවක් ඔබට අහිමි වුණේ නැත: හොඳින් සෙල්ලම් කළා.
review-own-move = ({$number}) **ඇදීම {$ply}**: {$move} මගින් ඇට {$seeds}ක් පමණ අහිමි වුණා.
review-own-move-exactly = ({$number}) **ඇදීම {$ply}**: {$move} මගින් හරියටම ඇට {$seeds}ක් අහිමි වුණා.
review-own-move-round = ({$number}) **ඇදීම {$ply}**: {$move} මගින් එහි වටයේ හරියටම ඇට {$seeds}ක් අහිමි වුණා.
review-own-move-match = ({$number}) **ඇදීම {$ply}**: {$move} මගින් එහි වටයේ කිසිදු ඇටයක් අහිමි වුණේ නැහැ.
review-move = ({$number}) **ඇදීම {$ply}**, {$player}: {$move} මගින් ඇට {$seeds}ක් පමණ අහිමි වුණා.
review-move-exactly = ({$number}) **ඇදීම {$ply}**, {$player}: {$move} මගින් හරියටම ඇට {$seeds}ක් අහිමි වුණා.
review-move-round = ({$number}) **ඇදීම {$ply}**, {$player}: {$move} මගින් එහි වටයේ හරියටම ඇට {$seeds}ක් අහිමි වුණා.
review-move-match = ({$number}) **ඇදීම {$ply}**, {$player}: {$move} මගින් එහි වටයේ කිසිදු ඇටයක් අහිමි වුණේ නැහැ.
review-gave-win = එයින් ජයක් අතහැරුණා.
review-gave-draw = එයින් සමයක් අතහැරුණා.
review-gave-hold = එයින් අනෙකාට ජය සහතික කරගන්න ඉඩ ලැබුණා.
review-better = කල් යන විට වඩා හොඳ: **{$move}**.
review-better-gains = වඩා හොඳ: **{$move}**; එය {$gains}.
live-pit = වළ {$pit}, ඇට {$seeds}
live-hole = {$who}, වළ {$pit}: ඇට {$seeds}
name-pit = වළ {$pit}
review-gain-win = එසැණින් දිනයි
review-gain-capture = ඇට {$seeds}ක් දිනාගනී
review-gain-turn = තවත් ඇදීමක් දෙයි
review-gain-castle = {$side}, වළ {$pit} කොටුවක් කරයි
review-gain-tuzdik = {$side}, වළ {$pit} ටුස්දික් එකක් කරයි
review-gain-tie = {$side}, වළ {$pit} බඳියි
review-gain-guard = අනෙකාගෙන් ඇට {$seeds}ක් රැකගනී
review-turned-win = හරියටම දන්නවා: ඇදීම {$ply} වන තෙක්, අනෙකා කුමක් කළත් {$side} ට දිනිය හැකිව තිබුණා. {$move} එය අතහැරියා.
review-turned-win-you = හරියටම දන්නවා: ඇදීම {$ply} වන තෙක්, අනෙකා කුමක් කළත් ඔබට දිනිය හැකිව තිබුණා. {$move} එය අතහැරියා.
review-turned-draw = හරියටම දන්නවා: ඇදීම {$ply} වන තෙක් {$side} ට සමය රැකිය හැකිව තිබුණා. {$move} එය අතහැරියා.
review-turned-draw-you = හරියටම දන්නවා: ඇදීම {$ply} වන තෙක් ඔබට සමය රැකිය හැකිව තිබුණා. {$move} එය අතහැරියා.
review-turned-hold = හරියටම දන්නවා: ඇදීම {$ply} වන තෙක් කිසි පැත්තකට ජය බලෙන් ගත නොහැකිව තිබුණා. {$side} ගේ {$move} අනෙකාට දිනන්න ඉඩ දුන්නා.
review-turned-hold-you = හරියටම දන්නවා: ඇදීම {$ply} වන තෙක් කිසි පැත්තකට ජය බලෙන් ගත නොහැකිව තිබුණා. ඔබේ {$move} අනෙකාට දිනන්න ඉඩ දුන්නා.
review-never-turned = හරියටම දන්නවා: නොවරදින සෙල්ලමක අවසානය කිසි ඇදීමක් වෙනස් කළේ නැහැ.
review-curve = එතැන් සිට දෙදෙනාම හොඳම ලෙස ඇද්දොත් දකුණ ඇට කීයකින් දිනයිද යන්න රේඛාව පෙන්වයි; එහි අංක ඉහත ඇදීම්.
review-curve-you = එතැන් සිට දෙදෙනාම හොඳම ලෙස ඇද්දොත් ඔබ ඇට කීයකින් දිනයිද යන්න රේඛාව පෙන්වයි; එහි අංක ඉහත ඇදීම්.
review-curve-kuzhi = එතැන් සිට දෙදෙනාම හොඳම ලෙස ඇද්දොත් Kuzhi ඇට කීයකින් දිනයිද යන්න රේඛාව පෙන්වයි; එහි අංක ඉහත ඇදීම්.
review-curve-shows = එක් එක් ඇදීමෙන් පසු දකුණේ පෙරමුණ, ඇටවලින්: {$values}
review-curve-shows-you = එක් එක් ඇදීමෙන් පසු ඔබේ පෙරමුණ, ඇටවලින්: {$values}
review-curve-shows-kuzhi = එක් එක් ඇදීමෙන් පසු Kuzhi ගේ පෙරමුණ, ඇටවලින්: {$values}
refused-review-rated = මේ සෙල්ලම ශ්‍රේණිගත නිසා දෙදෙනාම උදව් නැතිව සෙල්ලම් කරති. අවසන් වූ පසු විමසුම බලන්න.
refused-review-nothing = තවම ඇදීම් නැත, එබැවින් විමසීමට කිසිවක් නැත.
describe-review = සෙල්ලමේ එක් එක් ඇදීමේ වටිනාකම, වඩා හොඳ දේ; පෙනෙන්නේ ඔබට පමණි

## Analysis

button-analyse = විශ්ලේෂණය
button-evaluate = 💡 අගයන්න
button-analysis-back = ◀ ආපසු ගන්න
button-analysis-on = සෙල්ලමේ ඊළඟ ඇදීම ▶
button-analysis-home = සෙල්ලමට ආපසු
analysis-title = **විශ්ලේෂණය** · **{$game}** · ඇදීම් {$of}න් {$moves} වැන්නට පසු
analysis-title-start = **විශ්ලේෂණය** · **{$game}** · පළමු ඇදීමට පෙර
analysis-tried = අත්හදා බැලූ: **{$line}**
analysis-turn = {$side} වාරය: ඕනෑම වළක් අත්හදා බලන්න.
analysis-full = එක දිගට තවත් ඇදීම් නොගැළපේ. වෙන ඒවා බැලීමට කිහිපයක් ආපසු ගන්න.
analysis-over = සෙල්ලම මෙතැන අවසන් වේ: දකුණ {$south}, උතුර {$north}.
analysis-best = හොඳම: **{$move}**.
analysis-even = සෙල්ලම ආසන්න වශයෙන් සමයි.
analysis-ahead = {$side} ඇට {$seeds}ක් පමණ ඉදිරියෙන්.
analysis-wins = අනෙකා කුමක් කළත් {$side} ඇට {$seeds}කින් හෝ වැඩියෙන් දිනයි.
analysis-wins-exactly = නොවරදින සෙල්ලමකින් {$side} හරියටම ඇට {$seeds}කින් දිනයි.
analysis-wins-game = {$other} කුමක් කළත් {$side} සෙල්ලම දිනයි.
refused-analysis-running = සෙල්ලම කෙරෙන අතර ඇදීම් අත්හදා බැලිය හැක්කේ එය කරන අයට පමණි. අවසන් වූ පසු ඕනෑම කෙනෙකුට හැක.
describe-analyse = අවසන් සෙල්ලමක දෙපැත්තෙම වෙනත් ඇදීම් බලන්න; පෙනෙන්නේ ඔබට පමණි

## Puzzles

puzzle-title = **ප්‍රහේලිකාව** · **{$game}** · {$stars}
puzzle-title-own = **ඔබේම සෙල්ලමකින් ප්‍රහේලිකාවක්** · **{$game}** · {$stars}
puzzle-title-daily = **අද ප්‍රහේලිකාව #{$day}** · **{$game}** · {$stars}
puzzle-find-win = **ඔබේ වාරය** (පහළ පේළිය): දිනන්නේ එක ඇදීමක් පමණි. එය සොයන්න.
puzzle-find-draw = **ඔබේ වාරය** (පහළ පේළිය): සමය රකින්නේ එක ඇදීමක් පමණි, අන් සියල්ල පරදියි. එය සොයන්න.
puzzle-find-win-game = **ඔබේ වාරය** (පහළ පේළිය), වටය {$round} / {$rounds}: මුළු සෙල්ලමම දිනන්නේ එක ඇදීමක් පමණි. එය සොයන්න.
puzzle-find-draw-game = **ඔබේ වාරය** (පහළ පේළිය), වටය {$round} / {$rounds}: මුළු සෙල්ලමේ සමය රකින්නේ එක ඇදීමක් පමණි, අන් සියල්ල පරදියි. එය සොයන්න.
puzzle-find-seeds = **ඔබේ වාරය** (පහළ පේළිය): එක ඇදීමක් අන් සියල්ලට වඩා අඩුම තරමින් ඇට {$seeds}ක් වැඩියෙන් දෙයි. එය සොයන්න.
puzzle-find-seeds-about = **ඔබේ වාරය** (පහළ පේළිය): Kuzhi ට පෙනෙන තරමින්, එක ඇදීමක් අන් සියල්ලට වඩා අඩුම තරමින් ඇට {$seeds}ක් වැඩියෙන් දෙයි. එය සොයන්න.
puzzle-step = ඇදීම {$number} / {$of}.
puzzle-right = ✅ **හරි.** {$account}
puzzle-wrong = ↩️ **{$move} නොවේ.** {$account}
puzzle-but-then = ඔබ {$won}ක් දිනයි, නමුත් ඉන්පසු {$move} මගින් {$taken}ක් ගනී:
puzzle-but-again = ඔබ {$won}ක් දිනයි, නමුත් ඉන්පසු {$move} මගින් Kuzhi ට තවත් ඇදීමක් ලැබේ:
puzzle-then = ඉන්පසු {$move} මගින් {$taken}ක් ගනී:
puzzle-again = පුවරුව පෙර පරිදිම ය: නැවත උත්සාහ කරන්න, නැතහොත් පිළිතුර බලන්න.
puzzle-solved = 🏆 **විසඳුවා.** {$account}
puzzle-answer = 👀 **පිළිතුර:** {$line}
puzzle-line-move = {$side} {$move}
puzzle-reached-win = Kuzhi කුමක් කළත් දැන් ඔබ දිනයි.
puzzle-reached-draw = මෙයින් ඔබ සමය රකියි. අන් සෑම ඇදීමක්ම පරදිනු ඇත.
puzzle-reached-seeds = අන් සෑම ඇදීමක්ම අඩුම තරමින් ඇට {$seeds}ක් අඩුවෙන් දෙනු ඇත.
puzzle-reached-seeds-about = Kuzhi ට පෙනෙන තරමින්, අන් සෑම ඇදීමක්ම අඩුම තරමින් ඇට {$seeds}ක් අඩුවෙන් දෙනු ඇත.
puzzle-rating = ප්‍රහේලිකා අගය: {$before} → **{$after}**
puzzle-finding-level = ඔබේ මට්ටම සොයමින්: ප්‍රහේලිකා {$of}න් {$number}.
puzzle-rating-kept = ප්‍රහේලිකා අගය: **{$rating}**. ප්‍රහේලිකාවක ගණන් ගන්නේ පළමු උත්සාහය පමණි.
puzzle-own-played = ඔබේ සෙල්ලමේදී ඔබ ඇද්දේ {$move}.
puzzle-tries-two = එක දිගට දින සඳහා උත්සාහ දෙකක් ගණන් ගැනේ.
puzzle-tries-one = එක දිගට දින සඳහා තව එක් උත්සාහයක් ඉතිරියි.
puzzle-tries-none = උත්සාහ දෙකම අවසන්; එක දිගට දින මුල සිට ඇරඹේ. ඇදීම තවමත් සොයාගත හැක.
puzzle-daily-first = පළමු උත්සාහයෙන්ම විසඳුවා. එක දිගට දින: {$streak}.
puzzle-daily-second = දෙවන උත්සාහයෙන් විසඳුවා. එක දිගට දින: {$streak}.
puzzle-daily-later = සොයාගත්තා, නමුත් උත්සාහ දෙකකින් නොවේ: එක දිගට දින ඊළඟ එකෙන් ඇරඹේ.
puzzle-daily-next = ඊළඟ දිනයේ ප්‍රහේලිකාව එන්නේ {$when}.
puzzle-daily-frozen = ❄️ දිනයක් මඟ හැරුණි; සතියේ සහනය ඔබේ එක දිගට දින රැකගත්තේය.
puzzle-daily-late = මෙය වෙනත් දිනයක ප්‍රහේලිකාවකි; ඔබේ එක දිගට දින එලෙසම පවතී.
puzzle-posted-nobody = තවම කිසිවෙක් විසඳා නැත.
puzzle-posted-solved = { $people ->
    [one] **එක් අයෙක් විසඳා ඇත.**
   *[other] **{$people} දෙනෙක් විසඳා ඇත.**
}
puzzle-posted-first = 🟩 පළමු උත්සාහය: {$people}
puzzle-posted-second = 🟨 දෙවන උත්සාහය: {$people}
puzzle-posted-later = ⬜ පසුව: {$people}
puzzle-posted-more = {$people} සහ තව {$more} දෙනෙක්
puzzle-posted-solution = 🔑 **#{$day} විසඳුම:** {$line}. {$why}
puzzle-posted-past-none = කිසිවෙක් විසඳුවේ නැත.
puzzle-posted-past = { $people ->
    [one] එක් අයෙක් විසඳුවා.
   *[other] {$people} දෙනෙක් විසඳුවා.
}
puzzle-posted-month = 🏆 **පසුගිය මාසයේ හොඳම අය:** {$best}
puzzle-posted-best = {$place}. {$player} ({$solved})
puzzle-month-title = **මේ මාසයේ දිනපතා ප්‍රහේලිකා**
puzzle-month-line = {$place}. {$player}: විසඳූ {$solved}, පළමු උත්සාහයෙන් {$first}
puzzle-month-how = මේ සේවාදායකයේ උත්සාහ {$tries}ක් ඇතුළත විසඳූ ප්‍රහේලිකා ගණන් ගැනේ.
puzzle-month-empty = මේ මාසයේ මෙහි කිසිවෙක් අද ප්‍රහේලිකාව විසඳා නැත.
puzzle-share = Kuzhi {$day} · {$game} {$stars}
puzzle-share-result = {$tries} · {$player}
puzzle-looking = Kuzhi ඔබේ අන්තිම සෙල්ලම්වල ප්‍රහේලිකා සොයයි. සෙල්ලම් කරන අයට මුල් තැන නිසා විනාඩියක් ගත විය හැක.
puzzle-own-none = ඔබේ අන්තිම සෙල්ලම්වල ප්‍රහේලිකාවක් Kuzhi ට හමු නොවීය: ඔබේ කිසි ඇදීමක් එකම හරි පිළිතුරෙන් බොහෝ දුර ගියේ නැත. දිගටම සෙල්ලම් කරන්න, නැතහොත් මෙයින් එකක් ගන්න.
refused-puzzle-gone = මේ ප්‍රහේලිකාව තවදුරටත් නැත. `/puzzle` වෙනත් එකක් දෙයි.
refused-puzzle-unsolved = අද ප්‍රහේලිකාව විසඳූ පසු බෙදාගැනීමට යමක් ඇත. එය ඇත්තේ `/puzzle` හි ය.
refused-puzzle-shared = ඔබ මෙය දැනටමත් මෙහි බෙදාගෙන ඇත. වෙනත් නාලිකාවල බෙදාගත හැක.
button-puzzle-answer = පිළිතුර පෙන්වන්න
button-puzzle-next = ඊළඟ ප්‍රහේලිකාව ▶
button-puzzle-daily = අද ප්‍රහේලිකාව
button-puzzle-own = මගේම වැරදි
button-puzzle-share = බෙදාගන්න
button-puzzle-month = මේ මාසය
button-puzzle-solve = විසඳන්න
profile-puzzles = ප්‍රහේලිකා: {$rating}{$doubt} · {$of}න් {$solved}ක් පළමු උත්සාහයෙන්
profile-puzzles-new = ප්‍රහේලිකා: මට්ටම සොයමින් · {$of}න් {$solved}ක් පළමු උත්සාහයෙන්
profile-puzzle-streak = 🔥 එක දිගට විසඳූ දවසේ ප්‍රහේලිකා: {$days}
describe-puzzle = එකම හොඳම ඇදීම සොයන්න; පෙනෙන්නේ ඔබට පමණි
describe-puzzle-from = කුමන ප්‍රහේලිකාවද; නැතිනම් අද එක, ඉන්පසු අලුත් ඒවා
describe-puzzle-game = කුමන සෙල්ලමෙන්ද
choice-puzzle-new = අලුත් ප්‍රහේලිකාවක්
choice-puzzle-daily = අද ප්‍රහේලිකාව, සැමට එකම එක
choice-puzzle-own = මගේම සෙල්ලම්වල වැරැද්දක්
help-puzzle = `/puzzle`: එකම හොඳම ඇදීම සොයන්න; දිනපතා අලුත් එකක්
## Games and positions that someone has written

replay-at-written = ඇදීම {$moves} / {$of} · පෙළකින්
analysis-title-position = **විශ්ලේෂණය** · **{$game}** · ඔබ ලියූ පිහිටීමක්
button-ask-game = සෙල්ලමක් අලවන්න …
form-game = පෙළක් ලෙස සෙල්ලමක්
form-game-label = බාගත් පෙළ, නැතහොත් ඇදීම් පමණක්
describe-past-paste = සෙල්ලමක් එහි පෙළෙන්, නැතහොත් ඇදීම්වලින් පමණක් බලන්න
describe-analyse-position = ඇදීම් අත්හදා බලන පිහිටීමක්, උදා. 4.4.4.4.4.4/4.4.4.4.4.4 0:0 south
describe-analyse-game = පිහිටීම කුමන සෙල්ලමේද
refused-names-no-game = “{$text}” සෙල්ලමක නමක් නොවේ. සෙල්ලමක නම අකුරු හා ඉලක්කම් අටකි; නැවත බලන විට එය පෙනේ. පුවරුවේ සබැඳියද හරි.
refused-no-game-behind-link = ඒ සබැඳියේ Kuzhi හට සෙල්ලමක් හමු නොවේ. පුවරුව ඇති පණිවිඩයේ සබැඳිය පිටපත් කරන්න, නැතහොත් නැවත බලන විට පෙනෙන නම ලියන්න.
refused-played-now = මෙය ඔබ දැන් උදව් නැති සෙල්ලමක සෙල්ලම් කරයි. එය අවසන් වූ පසු Kuzhi ඔබ සමඟ බලයි.
written-game-nothing = පෙළක් තිබුණේ නැත. `/replay` මගින් සෙල්ලමක් විවෘත කර, {$export} ඔබා, ලැබෙන දේ අලවන්න.
written-game-too-long = ඒ පෙළ දිග වැඩියි. Kuzhi අකුරු {$most}ක් දක්වා කියවයි: අන්තිම ඇදීම් අත්හරින්න.
written-game-no-header = {$line} පේළිය: “{$text}” යනු {$example} වැනි ශීර්ෂයක් නොවේ. මුලින් ශීර්ෂ, පසුව හිස් පේළියක්, පසුව ඇදීම්. නැතහොත් {$moves} වැනි ඇදීම් පමණක් ලියන්න.
written-game-odd-header = {$line} පේළිය: “{$name}” ශීර්ෂය නොදනී, නැතහොත් දෙවරක් ඇත. ඇත්තේ {$names}; එකක් එක් වරක් පමණි.
written-game-missing = ශීර්ෂයක් අඩුයි. ඉහළට {$example} වැනි පේළියක් එක් කරන්න.
written-game-bad-value = {$line} පේළිය: එහි “{$text}” කියවිය නොහැක. මේ ශීර්ෂය මෙසේ ලියන්න: {$example}
written-game-no-move = {$line} පේළිය: {$number} වැනි ඇදීම, “{$text}”, ඇදීමක් නොවේ. ඇදීම් යනු 3 වැනි වළ අංක, අතර හිස්තැන් සමඟ.
written-game-illegal = {$line} පේළිය: {$number} වැනි ඇදීම, “{$text}”, එතැන කළ නොහැක. {$why}
written-game-differs = {$line} පේළිය: {$number} වැනි ඇදීම, “{$text}”, {$game} නීති අනුව වෙනස් වේ: {$expected}. එය හෝ ඊට පෙර ඇදීම් නිවැරදි කරන්න.
written-game-taken-for = Kuzhi මේ ඇදීම් {$game} හි ඒවා ලෙස ගත්තේය. ඒවා වෙනත් සෙල්ලමක නම්, ඉහළින් {$example} වැනි පේළියක් ද, අතර හිස් පේළියක් ද ලියන්න.
written-game-other-result = {$line} පේළිය “{$said}” කියයි, නමුත් ඇදීම් එතැනට නොයයි. {$example} ලියන්න, නැතහොත් ඇදීම් නිවැරදි කරන්න.
written-game-no-position = “{$text}” පිහිටීමක් නොවේ. පේළි දෙක, ගබඩා සහ කාගේ වාරයද මෙසේ ලියන්න: {$example}
written-game-rows = “{$text}” පිහිටීමේ පේළි වෙනස්: {$game} හි එක් පේළියක වළවල් {$pits}කි. නිවැරදි කරන්න, නැතහොත් වෙනත් සෙල්ලමක් තෝරන්න.
written-game-seeds = “{$text}”: {$game} හි ඇට {$expected}කි, නමුත් මෙහි ඇත්තේ {$seeds}කි. වළවල් හෝ ගබඩා නිවැරදි කරන්න.
written-game-impossible = {$game} හි “{$text}” පිහිටීම ඇති විය නොහැක. නිවැරදි කරන්න, නැතහොත් වෙනත් සෙල්ලමක් තෝරන්න.

## Notes

button-notes = 📝 සටහන් …
notes-title = {$opponent} සමඟ **{$game}** සෙල්ලමට **ඔබේ සටහන්**. පෙනෙන්නේ ඔබට පමණි.
notes-none = ඔබ තවම කිසිවක් සටහන් කර නැත.
notes-line = 📌 {$name}, {$moves} වැනි ඇදීමෙන් පසු: **{$line}**
notes-below = 📝 ඔබට පමණක් පෙනෙන ඔබේ සටහන්:
button-write-note = ලියන්න …
button-try-moves = ඇදීම් අත්හදා බලන්න …
button-show-line = පේළිය පෙන්වන්න
button-drop-line = පේළිය මකන්න
button-keep-line = මේ පේළිය තබාගන්න …
form-note = ඔබේ සටහන්
form-note-label = මතක තබාගත යුතු දේ
form-note-example = 3 වළ ගැන බලන්න.
form-keep-line = පේළියක් තබාගන්න
form-keep-line-label = එයට නමක්
form-keep-line-example = සැලැස්ම A
analysis-alone = සෙල්ලම කෙරෙන අතර පුවරුවක වටිනාකම Kuzhi නොකියයි.
refused-analysis-clock = මෙතරම් වේගවත් ඔරලෝසුවක් සමඟ ඔබ සෙල්ලම් කරන්නේ පුවරුවේ පමණි. සෙල්ලම අවසන් වූ පසු ඇදීම් අත්හදා බලන්න.
refused-evaluation-running = සෙල්ලම කෙරෙන අතර පුවරුවක වටිනාකම Kuzhi නොකියයි. සෙල්ලම අවසන් වූ පසු අගයන්න.
refused-notes-of-others = සටහන් ඇත්තේ සෙල්ලම කරන අයටයි. `/play` මගින් ඔබේම සෙල්ලමක් අරඹන්න.

## What comes next

coach-captures = එය ඇට {$seeds}ක් දිනාගනී.
coach-threat-captures = ඉන්පසු අනෙකාට තම වළ {$move} මගින් ඇට {$seeds}ක් දිනාගත හැක.
coach-threat-again = ඉන්පසු අනෙකාට තම වළ {$move} මගින් නැවත ඇදිය හැක.
coach-next-captures = {$side} ට දැන් {$move} මගින් ඇට {$seeds}ක් දිනාගත හැක.
coach-next-captures-you = ඔබට දැන් {$move} මගින් ඇට {$seeds}ක් දිනාගත හැක.
coach-next-again = {$side} ට දැන් {$move} මගින් නැවත ඇදිය හැක.
coach-next-again-you = ඔබට දැන් {$move} මගින් නැවත ඇදිය හැක.

## The leaderboard

leaderboard-guild = **{$game}: මේ සේවාදායකයේ ශ්‍රේණිගත කිරීම**
leaderboard-everywhere = **{$game}: සියලු සේවාදායකවල ශ්‍රේණිගත කිරීම**
leaderboard-line = {$place}. {$player} · {$rating}{$doubt} · ජය {$won}, සම {$drawn}, පරාජය {$lost} · ප්‍රතිවාදීන් {$opponents}
leaderboard-empty = මේ ශ්‍රේණිගත කිරීමේ තවම කිසිවෙකු නැත. `/play` මගින් කෙනෙකුට අභියෝග කරන්න!
leaderboard-note = මිනිසුන් අතර ශ්‍රේණිගත සෙල්ලම්වලින් Glicko-2 අගය; “?” යනු තවම සෙල්ලම් කිහිපයක් මත පදනම් වූ අගයකි.
leaderboard-place = මෙහි ස්ථානයක් ලැබීමට වෙනස් අය {$opponents} දෙනෙකු සමඟ ශ්‍රේණිගත සෙල්ලම් කරන්න. දෙදෙනාම ඇදීම් {$moves}ක් කළ පසු සෙල්ලම ගැනේ; එකම දෙදෙනාගේ දවසේ සිව්වන සෙල්ලමේ සිට අඩුවෙන් ගැනේ.
button-guild = මේ සේවාදායකය
button-everywhere = සියලු සේවාදායක
leaderboard-line-rating = {$place}. {$player} · {$rating}{$doubt} · {$games}න් ජය {$won}
leaderboard-line-games = {$place}. {$player} · සෙල්ලම් {$games}, ජය {$won} · {$rating}{$doubt}
leaderboard-line-wins = {$place}. {$player} · ජය {$won} / {$games} · {$rating}{$doubt}
leaderboard-own = ඔබේ ස්ථානය: {$line}
leaderboard-own-none = {$player}: මෙහි තවම ස්ථානයක් නැත.
leaderboard-own-hidden = {$player}: `/settings` හි ඔබ තේරූ පරිදි මෙහි සඟවා ඇත.
leaderboard-empty-span = මේ කාලයේ ශ්‍රේණිගත කිරීමේ තවම කිසිවෙකු නැත. `/play` මගින් කෙනෙකුට අභියෝග කරන්න!
button-ever = සියලු කාලය
button-month = මේ මාසය
button-week = මේ සතිය
button-by-rating = අගය අනුව
button-by-games = සෙල්ලම් අනුව
button-by-wins = ජය අනුව
leaderboard-line-provisional = {$player} · {$rating} · {$games}න් ජය {$won} · ස්ථානයක් සඳහා තව ප්‍රතිවාදීන් {$opponents}
leaderboard-own-to-go = {$player}: තව ප්‍රතිවාදීන් {$opponents}, එවිට මෙහි ඔබට ස්ථානයක් ඇත.
leaderboard-beside = 🧩 ප්‍රහේලිකා අගය · 🤖 මේ සේවාදායකයේ පරාජය කළ Kuzhi හි ඉහළම මට්ටම
button-by-levels = මට්ටම් අනුව
ladder-title = **{$game}: මේ සේවාදායකයේ පරාජය කළ Kuzhi මට්ටම්**
ladder-open = මට්ටම {$level}: තවම කිසිවෙකු නැත. ඔබ පළමුවැන්නා වන්න!
ladder-rung = **මට්ටම {$level}** · {$players}
ladder-further = අනෙක් අය මීට පහළ මට්ටම් පරාජය කර ඇත.
ladder-own = {$player}: ඔබ මෙහි මට්ටම {$level} පරාජය කර ඇත.
ladder-own-none = {$player}: ඔබ මෙහි තවම කිසි මට්ටමක් පරාජය කර නැත.
ladder-elsewhere = සෑම සේවාදායකයකටම මට්ටම් පිළිබඳ තමන්ගේම ශ්‍රේණිගත කිරීමක් ඇත: එහි `/leaderboard` භාවිත කරන්න. ඔබ පරාජය කළ සියලු මට්ටම් `/profile` පෙන්වයි.
button-level-up = ඊළඟට: {$game}, මට්ටම {$level}
button-level-down = පහසුවෙන්: {$game}, මට්ටම {$level}
button-next-level = ඊළඟට: මට්ටම {$level}
button-easier-level = පහසුවෙන්: මට්ටම {$level}
button-level-lesson = {$game} ඉගෙනගන්න
button-play-game = {$game} සෙල්ලම් කරන්න
button-play-person = {$player} සමඟ සෙල්ලම් කරන්න
button-play-bot = Kuzhi සමඟ සෙල්ලම් කරන්න
button-play-bot-game = Kuzhi සමඟ {$game} සෙල්ලම් කරන්න

## Profiles

profile-title = **{$player}: සෙල්ලම් විස්තරය**
profile-wins = 🏅 දිගටම ජය {$wins}ක්
profile-best-win = 🏆 හොඳම ජය: මට්ටම {$level} හි Kuzhi ({$game})
journey-own = සෙල්ලම් {$games}න් {$met}ක් ඔබ හඳුනයි: ඊළඟට {$next}?
journey-met = සෙල්ලම් {$games}න් {$met}ක් කර ඇත.
journey-all = සෙල්ලම් {$games}ම කර ඇත.
journey-learnt = ඉගෙනගත්තේ: {$games}
journey-beaten = පැරදවූ Kuzhi මට්ටම්: {$games}
journey-beaten-in = {$game} {$levels}
journey-end = {$wall} මට්ටම් {$levels}න් {$beaten}ක් පැරදවූවා · සෙල්ලම් {$games}න් {$met}ක් කළා
journey-not-alone = ඉඟි, ආපසු ගැනීම් හා වෙනස් කළ නීති නැතිව දිනූ විට මට්ටම පැරදවූවා සේ ගැනේ.
button-share-profile = බෙදාගන්න
profile-game = **{$game}** · ජය {$won}, සම {$drawn}, පරාජය {$lost}
profile-game-rated = **{$game}** · {$rating}{$doubt} · ජය {$won}, සම {$drawn}, පරාජය {$lost}
profile-none = අවසන් වූ සෙල්ලමක් තවම නැත.
profile-streak-won = { $games ->
    [one] අන්තිම සෙල්ලම දිනුවා
   *[other] අන්තිම සෙල්ලම් {$games}ම දිනුවා
}
profile-best-streak = දිගම ජය පෙළ: {$games}
profile-opening = සුපුරුදු පළමු ඇදීම: {$move} ({$of}න් {$games})
profile-against = {$other} සමඟ {$player}: ජය {$won}, සම {$drawn}, පරාජය {$lost}
profile-game-bot = **{$game}**
profile-levels = Kuzhi ට එරෙහිව, ජය–සම–පරාජය: {$levels}
profile-level-record = මට්ටම {$level}: {$won}–{$drawn}–{$lost}
profile-doubt = “?” යනු තවම සෙල්ලම් හෝ ප්‍රහේලිකා කිහිපයක් මත පදනම් වූ, තවමත් බොහෝ වෙනස් වන අගයකි.
itself = **Kuzhi** යනු මේ පුවරු පවත්වාගෙන යන බොට් ය, එය ද සෙල්ලම් කරයි: සෙල්ලම් {$games}, මට්ටම් {$levels}. මට්ටම 1 පළමු සෙල්ලමට ය. එයට තමන්ගේම අගයක් හෝ ප්‍රතිඵල නැත.
itself-level = {$game} (මට්ටම {$level})
itself-beaten = ඔබ එය පරාජය කළේ: {$levels}
button-play-itself = Kuzhi සමඟ සෙල්ලම් කරන්න
refused-profile-hidden = {$player} තම විස්තරය පෙන්වන්නේ නැත.

## What is kept of people

describe-privacy = Kuzhi ඔබ ගැන තබාගන්නේ මොනවාද, ඇයි, කොපමණ කලක්ද
describe-mydata = Kuzhi ඔබ ගැන තබාගන්නා දේ: ලබාගන්න, නැතිනම් මකන්න
describe-mydata-export = Kuzhi ඔබ ගැන තබාගන්නා සියල්ල, ඔබට පමණක් එන ගොනුවකින් ලබාගන්න
describe-mydata-delete = Kuzhi ඔබ ගැන තබාගන්නා සියල්ල මකන්න; දෙවරක් අසනු ඇත
player-left = ඉවත් වූ කෙනෙක්
challenge-called-off = **{$game}** අභියෝගයක් අත්හැර දැමිණි.
refused-called-off = මේ අභියෝගය අත්හැර දැමිණි. `/play` මගින් අලුත් එකක් අරඹන්න.
refused-opponent-left = අනෙක් ක්‍රීඩකයා ඉවත් වී ඇත; එබැවින් නැවත සෙල්ලමක් නැත. `/play` මගින් වෙන එකක් අරඹන්න.
refused-being-forgotten = ඔබේ දත්ත දැන් මැකෙමින් පවතී. මොහොතකින් ඔබට Kuzhi නැවත අලුතින් භාවිත කළ හැක.
refused-too-busy = මේ මොහොතේ බොහෝ දෙනෙක් සෙල්ලම් කරති. කිසිවක් වෙනස් වී නැත: තත්පර කිහිපයකින් නැවත උත්සාහ කරන්න.
refused-restarting = Kuzhi නැවත අරඹමින් පවතී. කිසිවක් වෙනස් වී නැත: මිනිත්තුවකින් නැවත උත්සාහ කරන්න.
over-broken-off = **අතරමඟ නැවතිණි:** මේ සෙල්ලමට ප්‍රතිඵලයක් නැත.
over-left = **අතරමඟ නැවතිණි:** එක් ක්‍රීඩකයෙක් ඉවත් වූ නිසා මේ සෙල්ලමට ප්‍රතිඵලයක් නැත.
history-broken-off = අතරමඟ නැවතිණි, ප්‍රතිඵලයක් නැත
privacy-title = **Kuzhi ඔබ ගැන තබාගන්නා දේ, සහ ඒ ඇයි**
privacy-kept-name = **නම:** ඔබ අවසන් වරට හැඳින්වූ නම, සඳහන් කළ නොහැකි ලැයිස්තු සඳහා.
privacy-kept-language = **භාෂාව:** ඔබේ Discord භාෂාව, එයින් පිළිතුරු දීමට.
privacy-kept-settings = **සැකසීම්:** `/settings` හි ඔබ තේරූ දේ, ඔබේ වේලා කලාපය, විවේක දින හා නිවාඩු, සහ ඔබ පාඩම් අවසන් කළ සෙල්ලම්.
privacy-kept-matches = **සෙල්ලම් සහ අභියෝග:** කවුද, කොහේද, කවදාද, සෑම ඇදීමක්ම සහ ඔබේ කොන්දේසි සහිත ඇදීම්; සෙල්ලම් දිගටම යාමට සහ නැවත බැලීමට.
privacy-kept-tournaments = **ශූරතාවලි:** ඔබ එක් වූ හෝ ප්‍රකාශ කළ ඒවා, ඒවායේ ඔබේ සෙල්ලම් සහ සංවිධායකයන් ලියූ දේ; ලකුණු වගුවට සහ සිදුවීම් ලේඛනයට.
privacy-kept-ratings = **ශ්‍රේණි අගයන්:** ඔබේ ප්‍රතිඵල සහ ඒවා වෙනස් කළ දේ, `/leaderboard` සහ `/profile` සඳහා.
privacy-kept-puzzles = **ප්‍රහේලිකා:** ඔබට ලැබුණු ඒවා, ඔබේ ප්‍රහේලිකා අගය සහ අඛණ්ඩ දින, `/puzzle` සඳහා; සේවාදායකයක් දිනපතා පළ කරන ඒවා ඔබ විසඳූ හැටි ද, එහි වගුව සඳහා.
privacy-kept-notes = **සටහන්:** ඔබේ තරග ගැන ඔබ ලියූ දේ සහ තබාගත් පෙළ; ඔබට පමණි.
privacy-kept-opponents = **ප්‍රතිවාදීන්:** ඔබ සෙල්ලම් කළේ කා සමඟද; අභියෝග ඔවුන්ගෙන් පමණක් ගන්නවා නම්.
privacy-kept-limits = **සීමා:** මෑතක දී කළ අභියෝග සහ ඉල්ලූ ඉඟි ගණන; වැඩිම වුවත් දවසක්.
privacy-kept-kept-out = **තහනම්:** කළමනාකරුවන් ඔබට සෙල්ලම් කරන්නට නොදෙන සේවාදායක.
privacy-nothing-else = වෙන කිසිවක් නැත. Kuzhi ඔබේ පණිවිඩ නොකියවයි; ඔබේ සෙල්ලම්, අගයන් සහ නම Kuzhi පෙන්වන තැන අන් අයට පෙනේ.
privacy-how-long = `/mydata delete` මගින් ඔබ මකන තුරු සියල්ල තිබේ. `/mydata export` එය ගොනුවකින් දෙයි.
privacy-outlives = අන් අය ආරක්ෂා කිරීමට දෙකක් ඉන්පසුවත් තිබේ: සීමා (වැඩිම වුවත් දවසක්; එදින ඔබේ සෙල්ලම් මිත්‍ර සෙල්ලම් ය) සහ තහනම් (ඔබේ හැඳුනුම් අංකය වෙනුවට එයින් සෑදූ කේතයක්).
privacy-policy = සම්පූර්ණ පෞද්ගලිකත්ව ප්‍රතිපත්තිය: {$url}
privacy-contact = ප්‍රශ්නද? {$contact}
button-mydata-export = මගේ දත්ත ගන්න
button-mydata-delete = මගේ දත්ත මකන්න …
button-mydata-delete-sure = ඔව්, සියල්ල මකන්න
button-mydata-keep = මගේ දත්ත තබන්න
mydata-export = Kuzhi ඔබ ගැන තබාගන්නා සියල්ල මේ ගොනුවේ ඇත; එය ලැබෙන්නේ ඔබට පමණි.
mydata-export-cut = { $games ->
    [one] පැරණිම සෙල්ලම Discord පිළිගන්නා ගොනුවකට ඇතුළු නොවිණි.
   *[other] පැරණිම සෙල්ලම් {$games} Discord පිළිගන්නා ගොනුවකට ඇතුළු නොවිණි.
}
mydata-delete = **Kuzhi ඔබ ගැන තබාගන්නා සියල්ල මකන්නද?**
    • ඔබේ සැකසීම්, නම, භාෂාව, කොන්දේසි සහිත ඇදීම්, ශ්‍රේණි අගයන් සහ සෑම ශ්‍රේණිගත කිරීමකම ඔබේ තැන මැකේ.
    • අවසන් වූ සෙල්ලම් ඔබ සමඟ සෙල්ලම් කළ අයට ඉතිරි වේ; ඔවුන්ට ඒවා පෙනෙන්නේ ඉවත් වූ කෙනෙකු සමඟ කළ ඒවා ලෙසයි.
    • ඔබේ විවෘත සෙල්ලම් සහ අභියෝග ප්‍රතිඵලයක් නැතිව අවසන් වේ.
    • පැවැත්වෙන ශූරතාවලිවලින් ඔබ ඉවත් වේ. ඒවායේ සහ අවසන් වූ ඒවායේ ඔබ වෙනුවට පෙනෙන්නේ ඉවත් වූ කෙනෙකි.
    • නාලිකාවල දැනටමත් ඇති පණිවිඩ එහිම පවතී.
    • අන් අය ආරක්ෂා කිරීමට සීමා වැඩිම වුවත් දවසක් තිබේ; නැවත ආවොත් දවසක් ඔබේ සෙල්ලම් මිත්‍ර සෙල්ලම් ය. ඔබට සෙල්ලම් කරන්නට නොදෙන සේවාදායක ඔබේ හැඳුනුම් අංකය වෙනුවට කේතයක් තබාගනී.
    මෙය ආපසු හැරවිය නොහැක. පළමුව ඔබට දත්ත ගොනුවකින් ගත හැක.
mydata-delete-sure = **විශ්වාසද?** මෙයින් කිසිවක් ආපසු ගත නොහැක.
mydata-delete-open = { $games ->
    [one] විවෘත සෙල්ලමක් හෝ අභියෝගයක් ප්‍රතිඵලයක් නැතිව අවසන් වේ.
   *[other] විවෘත සෙල්ලම් සහ අභියෝග {$games} ප්‍රතිඵලයක් නැතිව අවසන් වේ.
}
mydata-kept = කිසිවක් මැකුණේ නැත.
mydata-deleted = අවසන්: අන් අය ආරක්ෂා කරන දේ හැර (`/privacy` බලන්න), Kuzhi ඔබ ගැන තබාගත් සියල්ල මැකිණි. නැවත ආවොත් ඔබ අලුතින් අරඹයි; දවසක් ඔබේ සෙල්ලම් මිත්‍ර සෙල්ලම් ය.
mydata-later = Kuzhi නැවත අරඹමින් පවතී. එය නැවත ක්‍රියා කළ විගස ඔබ ගැන තබාගන්නා සියල්ල මැකේ.

## Refusals

refused-self = ඔබට ඔබටම අභියෝග කළ නොහැක. Kuzhi සමඟ සෙල්ලම් කිරීමට `opponent` හිස්ව තබන්න.
refused-program = වෙනත් බොට් අභියෝග නොපිළිගනී. Kuzhi සමඟ සෙල්ලම් කිරීමට `opponent` හිස්ව තබන්න.
refused-takes-none = {$invited} දැනට අභියෝග නොපිළිගනී. ඒ වෙනුවට `/play open: True` භාවිත කරන්න: එවිට මෙහි ඕනෑම කෙනෙකුට පිළිගත හැක.
refused-acquaintances = {$invited} පිළිගන්නේ පෙර සෙල්ලම් කළ අයගේ අභියෝග පමණි. ඒ වෙනුවට `/play open: True` භාවිත කරන්න: එවිට මෙහි ඕනෑම කෙනෙකුට පිළිගත හැක.
refused-too-much-notification = කෙටි කලක අභියෝග සහ යෝජනා බොහෝ විය. ඊළඟ එක යැවිය හැක්කේ {$when}.
refused-too-much-picture = කෙටි කලක පින්තූර බොහෝ විය. ඊළඟ එක ලැබිය හැක්කේ {$when}.
refused-too-much-hint = කෙටි කලක ඉඟි සහ විමසුම් බොහෝ විය. ඊළඟ එක ලැබිය හැක්කේ {$when}.
refused-too-much-game = කෙටි කලක Kuzhi සමඟ සෙල්ලම් බොහෝ ආරම්භ කළා. ඊළඟ එක ආරම්භ කළ හැක්කේ {$when}.
refused-too-much-here = මේ සේවාදායකයේ Kuzhi ට වැඩ වැඩියි. කරුණාකර නැවත උත්සාහ කරන්න: {$when}.
refused-hint-under-way = Kuzhi තවමත් ඔබේ පෙර ඉඟිය ගැන සිතයි. එය ලැබුණු පසු නැවත අසන්න.
refused-challenged-often = {$invited} ඔබේ අභියෝග කිහිපයකට පිළිතුරු නොදුන්නේ ය. නැවත අභියෝග කළ හැක්කේ {$when}.
refused-declined-lately = {$invited} මෑතකදී ඔබේ අභියෝගයක් ප්‍රතික්ෂේප කළේ ය. නැවත අභියෝග කළ හැක්කේ {$when}.
refused-kept-out = මේ සේවාදායකයේ කළමනාකරුවන් ඔබට මෙහි සෙල්ලම් ඇරඹීමට ඉඩ නොදේ. දැනට කරන සෙල්ලම් අවසන් කළ හැක, වෙනත් තැන්වල සුපුරුදු ලෙස සෙල්ලම් කළ හැක.
refused-other-kept-out = {$other} ට දැනට මෙහි අභියෝග කළ නොහැක. වෙන කෙනෙක් තෝරන්න, නැතහොත් `/play` මගින් Kuzhi සමඟ සෙල්ලම් කරන්න.
refused-person-blocked = Kuzhi පවත්වාගෙන යන අය ඔබව අවහිර කර ඇත. මෙය වැරැද්දක් යැයි සිතේ නම් කරුණාකර ඔවුන්ට ලියන්න.
refused-server-blocked = Kuzhi පවත්වාගෙන යන අය එය මේ සේවාදායකයේ අවහිර කර ඇත. මෙය වැරැද්දක් යැයි සිතේ නම් කරුණාකර ඔවුන්ට ලියන්න.
refused-channels = මේ සේවාදායකයේ සෙල්ලම් අරඹන්නේ මෙහි ය: {$channels}. විධානය එහි භාවිත කරන්න.
refused-channel-full = මේ නාලිකාවේ සෙල්ලම් {$most}ක් යයි; සීමාව එයයි. පළමුව එකක් අවසන් කරන්න, නැතහොත් වෙනත් නාලිකාවකට යන්න.
refused-no-server = මේ සැකසීම් ඇත්තේ සේවාදායකයකට පමණි: විධානය එහි භාවිත කරන්න. ඔබේ ඒවා `/settings` හි ය.
refused-not-manager = මේ සේවාදායකයේ සැකසීම් වෙනස් කළ හැක්කේ එය කළමනාකරණය කරන අයට පමණි. ඔබේ ඒවා `/settings` හි ය.
refused-challenges = ඔබට පිළිතුරු නොලැබුණු අභියෝග {$most}ක් ඇත; සීමාව එයයි. එකක් අවලංගු කරන්න, නැතහොත් පිළිතුරක් එනතුරු සිටින්න.
refused-matches = ඔබ දැනටමත් සෙල්ලම් {$most}ක් කරයි; සීමාව එයයි. පළමුව එකක් අවසන් කරන්න හෝ අත්හරින්න.
refused-challenger-busy = {$challenger} අවසර ඇති තරම් සෙල්ලම් කරමින් සිටී. එයින් එකක් අවසන් වූ වහාම ඔබට පිළිගත හැක.
refused-not-invited = මේ අභියෝගයට පිළිතුරු දිය හැක්කේ {$invited} ට පමණි. `/play` මගින් ඔබේම සෙල්ලමක් අරඹන්න.
refused-own-challenge = මේ ඔබේම අභියෝගයයි; එය වෙනත් කෙනෙකු පිළිගත යුතු ය.
refused-own-named-challenge = මේ ඔබේම අභියෝගයයි; එය පිළිගත හැක්කේ {$invited} ට පමණි. ඔබට එය “අවලංගු කරන්න” මගින් ආපසු ගත හැක.
refused-opponent-and-open = `opponent` හෝ `open`, එකක් පමණක් තෝරන්න.
refused-not-challenger = මේ අභියෝගය අවලංගු කළ හැක්කේ {$challenger} ට පමණි.
refused-accepted = මේ අභියෝගය දැනටමත් පිළිගෙන ඇත. `/play` මගින් ඔබේම සෙල්ලමක් අරඹන්න.
refused-declined = මේ අභියෝගය ප්‍රතික්ෂේප කර ඇත. `/play` මගින් අලුත් එකක් අරඹන්න.
refused-cancelled = මේ අභියෝගය අවලංගු කර ඇත. `/play` මගින් අලුත් එකක් අරඹන්න.
refused-expired = මේ අභියෝගය කල් ඉකුත් වී ඇත. `/play` මගින් අලුත් එකක් අරඹන්න.
refused-not-started = අභියෝගය තවම පිළිගෙන නැත. පිළිගත් විට සෙල්ලම ඇරඹේ.
refused-not-seated = ඔබ මේ සෙල්ලම නරඹයි: ඇදිය හැක්කේ එහි ක්‍රීඩකයින්ට පමණි. `/play` මගින් ඔබේම සෙල්ලමක් අරඹන්න.
refused-turn = දැන් {$player} ගේ වාරය. ඔබේ වාරය ආ විට ඔබට ඇදිය හැක.
refused-turn-bot = Kuzhi සිතමින් සිටී. එහි ඇදීම මොහොතකින් පුවරුවේ පෙනේ.
refused-stale = ඒ බොත්තම පෙර පිහිටීමකට අයත් වූ නිසා කිසිවක් සිදු නොවීය. පුවරුව දැන් මෙසේ ය.
refused-over = මේ සෙල්ලම අවසන්. `/play` මගින් අලුත් එකක් අරඹන්න.
refused-no-such-match = එවැනි සෙල්ලමක් තවදුරටත් නැත. `/play` මගින් අලුත් එකක් අරඹන්න.
refused-out-of-sight = ඒ සෙල්ලම කෙරෙන්නේ ඔබට බැලිය නොහැකි තැනකයි. `/play` මගින් ඔබේම සෙල්ලමක් අරඹන්න.
refused-no-match-here = මේ නාලිකාවේ ඔබට සෙල්ලමක් නැත. `/play` මගින් එකක් අරඹන්න, නැතහොත් ඔබේ ඒවා `/games` මගින් සොයාගන්න.
refused-heard-alone = මෙහිදී Discord Kuzhi ගේ පිළිතුරු පෙන්වන්නේ ඔබට පමණි; කිසිවෙකුට පිළිගත නොහැක. `/play` මගින් Kuzhi සමඟ සෙල්ලම් කරන්න, නැතහොත් ඔබේ පෞද්ගලික පණිවිඩවල හෝ Kuzhi එක් කළ සේවාදායකයක අභියෝග කරන්න.
refused-alone-with-bot = මෙම සංවාදය පෙනෙන්නේ ඔබට සහ Kuzhi ට පමණි; කිසිවෙකුට පිළිගත නොහැක. `/play` මගින් Kuzhi සමඟ සෙල්ලම් කරන්න, නැතහොත් ඔබේ පෞද්ගලික පණිවිඩවල හෝ Kuzhi එක් කළ සේවාදායකයක අභියෝග කරන්න.
refused-invited-cannot-see = {$invited} ට මෙම සංවාදය නොපෙනේ; එබැවින් පිළිගත නොහැක. දෙදෙනාටම කියවිය හැකි තැනක අභියෝග කරන්න, උදාහරණයක් ලෙස ඔබේ පෞද්ගලික පණිවිඩවල.
refused-elsewhere = ඒ සෙල්ලම {$channel} නාලිකාවේ ය. විධානය එහි භාවිත කරන්න.
refused-pressed-elsewhere = මේ සෙල්ලම {$channel} නාලිකාවේ ය. කරුණාකර එහි දිගටම කරන්න.
refused-channel-gone = ඒ සෙල්ලමේ නාලිකාව තවදුරටත් නැත. ක්‍රීඩකයන් දෙදෙනාටම කියවිය හැකි තැනක `/board` මගින් දිගටම කරන්න, නැතහොත් `/resign` මගින් අත්හරින්න.
refused-offered = මෙය ඔබ මේ පිහිටීමේ දැනටමත් යෝජනා කර ඇත. ඊළඟ ඇදීමෙන් පසු නැවත යෝජනා කළ හැකිය.
refused-offer-open = ඔබේ අන්තිම යෝජනාවට තවම පිළිතුරක් නැත. රැඳී සිටින්න, නැතහොත් එහි “{$button}” බොත්තමෙන් ආපසු ගන්න.
refused-offer-gone = මේ යෝජනාව ප්‍රතික්ෂේප විය, නැතහොත් ආපසු ගැනිණි; එය තවදුරටත් වලංගු නොවේ.
refused-early-draw = දෙදෙනාම ඇදීමක් බැගින් කළ පසු ඔබට සම කිරීමට යෝජනා කළ හැක.
refused-early-agree = මේ සෙල්ලම තවම වටේ කැරකෙන්නේ නැත. පිහිටීමක් නැවත ආ පසු, හෝ කිසිවක් නොදිනා ඇදීම් {$moves}ක් ගිය පසු, ඔබට ඉතිරිය බෙදාගැනීමට යෝජනා කළ හැක.
refused-nothing-to-take-back = ඔබ තවම ඇදීමක් කර නැති නිසා ආපසු ගැනීමට කිසිවක් නැත.
refused-bot-needs-no-plans = Kuzhi වහාම පිළිතුරු දෙන නිසා සැලසුම් කිරීමට දෙයක් නැත. කොන්දේසි සහිත ඇදීම් මිනිසුන් අතර සෙල්ලම් සඳහා ය.
refused-plans-on-own-turn = දැන් ඔබේ වාරය: පුවරුවේ ඔබේ ඇදීම කරන්න. බලා සිටින අතර ඇදීම් සැලසුම් කළ හැක.
refused-line-ends-with-other = පේළියක් අනෙකාගේ ඇදීමෙන් පටන් ගෙන ඔබේ ඇදීමකින් අවසන් වේ, “3 5” මෙන්: අනෙකා 3 අදින්නේ නම් ඔබ 5.
refused-line-illegal = ඒ පේළිය සෙල්ලම් කළ නොහැක: පෙර ඇදීම්වලට පසු **{$move}** කළ නොහැක. කරුණාකර එය වෙනස් කරන්න.
refused-line-too-long = ඒ පේළිය දිග වැඩියි. ඇදීම් අඩුවෙන් සැලසුම් කරන්න.
refused-too-many-plans = මේ සෙල්ලමේ ඔබට දැනටමත් { $most ->
    [one] පේළියක්
   *[other] පේළි {$most}ක්
} ඇත. පළමුව එකක් මකන්න.
refused-no-rematch-yet = ඊළඟ කට්ටලය ඉබේ ඇරඹේ. අන්තිම එකෙන් පසු නැවත සෙල්ලමක් ඉල්ලිය හැක.
refused-rematch-asked = මේ නැවත සෙල්ලම ඔබ දැනටමත් ඉල්ලා ඇත. {$other} ට එය පිළිගත හැක.
refused-rematch-had = මේ නැවත සෙල්ලම දැනටමත් කර, ප්‍රතික්ෂේප කර හෝ අවලංගු කර ඇත. `/play` මගින් වෙන එකක් අරඹන්න.
refused-rematch-runs = ඔබේ නැවත සෙල්ලම දැනටමත් ක්‍රියාත්මකයි. එය `/board` මගින් බලන්න.
refused-form-too-late = Kuzhi පිළිතුරු දීමට ප්‍රමාද වැඩි විය. කරුණාකර බොත්තම නැවත ඔබන්න.
refused-several-challenges = මේ නාලිකාවේ ඔබේ අභියෝග කිහිපයක් තවම විවෘත ය. එකක් පහළට ගෙන ඒමට එය `match` මගින් තෝරන්න.
disambiguation-match = මේ නාලිකාවේ ඔබට සෙල්ලම් කිහිපයක් ඇත. ඔබ අදහස් කරන්නේ කුමක්ද?
disambiguation-move = මේ නාලිකාවේ ඔබට සෙල්ලම් කිහිපයක් ඇත. {$move} ඇදීමට ඔබට අවශ්‍ය කුමන එකේද?
disambiguation-more = ලැයිස්තුවේ ඇත්තේ අලුත්ම ඒවා ය; වෙනත් එකක් `match` මගින් තෝරා ගත හැක.
disambiguation-placeholder = සෙල්ලමක් තෝරන්න
disambiguation-choice = {$game}, {$opponent} සමඟ · {$last}
disambiguation-no-move = තවම ඇදීමක් නැත
disambiguation-own-move = ඔබේ අවසන් ඇදීම: {$move}
disambiguation-other-move = එයාගේ අවසන් ඇදීම: {$move}
disambiguation-further = {$label} · {$further}
disambiguation-age-minutes = මිනිත්තු {$age}කට පෙර
disambiguation-age-hours = පැය {$age}කට පෙර
disambiguation-age-days = දින {$age}කට පෙර
refused-no-move = “{$text}” ඇදීමක් නොවේ. ඔබේ වළක අංකය ලියන්න, උදා. 3.
refused-no-layout = “{$text}” සැකසුමක් නොවේ. වළ 1–7 සඳහා අංක හතක් ලියන්න, උදා. 2 1 0 2 0 0 4.
refused-illegal-empty = වළ {$pit} හිස් ය. ඇට ඇති වළක් තෝරන්න.
refused-illegal-no-pit = වළ {$pit} නැත: ඔබේ ඒවා 1 සිට {$last} දක්වා ය.
refused-illegal-castle = වළ {$pit} සෙල්ලම අවසන් වනතුරු අනෙකාගේ ය; එයින් නොවපුරයි. වෙනත් වළක් තෝරන්න.
refused-illegal-excluded = වළ {$pit} මේ වටයේ සෙල්ලමෙන් පිටත ය. වෙනත් වළක් තෝරන්න.
refused-illegal-marked = **සලකුණු වළවල් රැඳෙයි:** වළ {$pit} හි ඇට වටය අවසන් වනතුරු එහි ය. වෙනත් වළක් තෝරන්න.
refused-illegal-must-feed = **මුලින් ඇට දෙන්න:** අනෙක් පේළිය හිස් ය; මේ ඇදීම එයට ඇටයක් නොදෙයි. ඇටයක් දෙන වළක් තෝරන්න.
refused-illegal-single = **තනි ඇට රැඳෙයි:** වළ {$pit} හි ඇත්තේ එක් ඇටයකි; ඔබේ වළක දෙකක් හෝ වැඩි ඇතිතාක් එය නොඅදියි. ඇට වැඩි වළක් තෝරන්න.
refused-illegal-front = **ඉදිරි තනි ඇටය රැඳෙයි:** වළ {$pit} ඔබේ ඉදිරි වළයි; වෙනත් තනි ඇට ඇතිතාක් එහි ඇටය නොඅදියි. වෙනත් වළක් තෝරන්න.
refused-illegal-end-pit = **මුලින් කෙළවර වළවල්:** වටයේ ඔබේ පළමු වාරය කෙළවර වළකින් ඇරඹේ. වළ 1 හෝ {$last} තෝරන්න.
refused-illegal-direction = මේ ඇදීම මුළු වටයේ දිශාව තීරණය කරයි: වාමාවර්තයට {$pit}+ හෝ දක්ෂිණාවර්තයට {$pit}- ලියන්න.
refused-illegal-direction-known = දිශාව දැනටමත් තීරණය වී ඇත: {$pit} පමණක් ලියන්න.
refused-illegal-arrange-first = පළමුව පේළිය සකසන්න.
refused-illegal-form = ඒ ඇදීම දැන් කළ නොහැක. ඔබේ වළක අංකය ලියන්න.
refused-illegal-no-agreement = මේ සෙල්ලමේ ඉතිරිය බෙදාගත නොහැක. `/draw` මගින් සම කිරීමට යෝජනා කළ හැක.
refused-illegal = ඒ ඇදීමට අවසර නැත. වෙනත් එකක් තෝරන්න.
refused-layout-first = ඒ සැකසුමට අවසර නැත: වළ 1 ගන්නේ ඇට එකක් හෝ දෙකක්, {$seeds}ක් නොවේ. කරුණාකර එය වෙනස් කරන්න.
refused-layout-middle = ඒ සැකසුමට අවසර නැත: වළ {$pit} ගන්නේ ඇට දෙකක් දක්වා, {$seeds}ක් නොවේ. කරුණාකර එය වෙනස් කරන්න.
refused-layout-last = ඒ සැකසුමට අවසර නැත: වළ 7 ගන්නේ ඇට හතරක් දක්වා, {$seeds}ක් නොවේ. කරුණාකර එය වෙනස් කරන්න.
refused-layout-total = ඒ සැකසුමට අවසර නැත: ඔබට සැකසීමට ඇට {$have}ක් ඇත, {$laid}ක් නොවේ. කරුණාකර එය වෙනස් කරන්න.
refused-layout-usual = පෙරනිමි සැකසුමට ඇට හතරක් ඕනෑ, ඔබට ඇත්තේ {$seeds}කි. වෙනත් එකක් තෝරන්න.
refused-own-offer = මේ යෝජනාව ඔබේම ය; පිළිතුරු දිය යුත්තේ {$other} ය.
refused-bot-plays-on = Kuzhi දිගටම සෙල්ලම් කරයි. පිහිටීමක් තුන්වන වරට ආ විට සෙල්ලම ඉබේ අවසන් වේ.
refused-bot-unrated = Kuzhi සමඟ සෙල්ලම් කිසිදා ශ්‍රේණිගත නොවේ. `rated` හිස්ව තබන්න, නැතහොත් කෙනෙකුට අභියෝග කරන්න.
refused-quick-unrated = වට තුනකට අඩු සෙල්ලමක් තීරණය වන්නේ මුල් ඇදීම්වලිනි, එබැවින් එය කිසිදා ශ්‍රේණිගත නොවේ. `length` හි වට තුනක් තෝරන්න, නැතහොත් ඉක්මන් මිත්‍ර සෙල්ලමකට `rated` හිස්ව තබන්න.
refused-no-hints-rated = මේ සෙල්ලම ශ්‍රේණිගත ය, එබැවින් දෙදෙනාම උදව් නැතිව සෙල්ලම් කරයි. ඉඟි ඇත්තේ මිත්‍ර සෙල්ලම්වල ය: `/play` හි `rated: False` තෝරන්න, නැතහොත් Kuzhi සමඟ සෙල්ලම් කරන්න.
refused-hint-too-late = Kuzhi සිතද්දී පුවරුව වෙනස් විය. කරුණාකර නැවත අසන්න.
refused-no-rounds = {$game} හි වට නැත. `length` හිස්ව තබන්න.
refused-no-balanced-opening = {$game} සඳහා සමබර ආරම්භ දන්නේ නැත. `balanced` හිස්ව තබන්න, නැතිනම් මේ සෙල්ලම්වලින් එකක් තෝරන්න: {$games}.
refused-no-such-command = Kuzhi හි මේ විධානය තවදුරටත් නැත. ඇති ඒවා `/help` හි ය.
refused-no-such-button = මේ බොත්තම Kuzhi හි වෙනත් අනුවාදයකින්. `/board` මගින් පුවරුව ගෙනෙන්න.
refused-option-none = {$game} හි විකල්ප නැත. `options` හිස්ව තබන්න.
refused-option-unknown = {$game} හි “{$option}” නම් විකල්පයක් නැත. මේවායින් තෝරන්න: {$options}.
refused-option-value = `{$option}` විකල්පයට “{$value}” නොගැළපේ. මේවායින් එකක් ලියන්න: {$values}.
refused-option-range = `{$option}` විකල්පයට “{$value}” නොගැළපේ. {$least} සිට {$most} දක්වා අංකයක් ලියන්න.
refused-option-twice = `{$option}` විකල්පය දෙවරක් ලියා ඇත. එක් වරක් ලියන්න.
refused-unusable = Kuzhi ට එය සෙල්ලම් කළ නොහැක. යෝජනා කළ ඒවායින් තෝරන්න.
failed-lasting = Kuzhi ට දැන් ඇදීම් සුරැකිය නොහැක; එය පවත්වාගෙන යන අයට දන්වා ඇත. ඔබේ සෙල්ලම සුරක්ෂිත ය: මඳ වේලාවකින් පුවරුව බලන්න.
failed = අපේ පැත්තෙන් වැරැද්දක් විය, කිසිවක් වෙනස් නොවීය. මොහොතකින් නැවත උත්සාහ කරන්න.
dropped = පිළිතුරු දීමට පෙර අපේ පැත්තෙන් වැරැද්දක් විය. එය සිදු වූයේදැයි බලන්න (`/board` ඔබේ සෙල්ලම පෙන්වයි); නොවූයේ නම් නැවත උත්සාහ කරන්න.

## Help

help-title = **Kuzhi: Discord හි මන්කලා සෙල්ලම්**
help-start = `/play` මගින් අරඹා බොත්තම්වලින් වපුරන්න. දකුණ (S) පහළ පේළිය ය, පළමුව අදියි; වළවල් හිමිකරුගේ වමේ සිට ගැනේ.
help-group-play = **සෙල්ලම**
help-group-look = **ආපසු බැලීම**
help-group-learn = **ඉගෙනීම**
help-group-people = **මිනිසුන්**
help-group-manage = **සැකසීම් සහ දත්ත**
help-heard = තිර කියවනයක් සමඟ: `/settings` හි ඔබේ පුවරු සඳහා සරල වාක්‍ය තෝරන්න.
button-help-play = සෙල්ලම් කරන්න
button-help-learn = ඉගෙනගන්න
button-help-invite = කෙනෙකුට ආරාධනා කරන්න
help-play = `/play`: කෙනෙකුට අභියෝග කරන්න, හෝ Kuzhi සමඟ සෙල්ලම් කරන්න
help-games = `/games`: සෑම තැනම ඔබේ සෙල්ලම්, සහ කාගේ වාරයද

help-tutorial = `/tutorial`: සෙල්ලම් කරමින් ඉගෙනගන්න

## An agreed end

offer-agree = {$other}, මේ **{$game}** වටේ කැරකෙන නිසා ඉතිරිය බෙදාගැනීමට {$player} යෝජනා කරයි: පුවරුවේ ඇති දෙයින් අඩ බැගින් දෙදෙනාට, සෙල්ලම අවසන් වේ.
declined-agree = {$other} දිගටම සෙල්ලම් කරයි.
withdrawn-agree = {$player} ඉතිරිය බෙදාගැනීමේ යෝජනාව ආපසු ගත්තා.
offer-draw = {$other}, මේ **{$game}** සම කිරීමට {$player} යෝජනා කරයි.
declined-draw = {$other} සම කිරීම පිළිගත්තේ නැත, දිගටම සෙල්ලම් කරයි.
withdrawn-draw = {$player} සම කිරීමේ යෝජනාව ආපසු ගත්තා.
declined-draw-bot = තමන් ඉදිරියෙන් සිටින බව Kuzhi සිතයි, දිගටම සෙල්ලම් කරයි.
offer-takeback = {$other}, මේ **{$game}** හි තම අන්තිම ඇදීමත් ඉන් පසු ආ ඒවාත් ආපසු ගැනීමට {$player} කැමති ය.
declined-takeback = {$other} එකඟ නොවීය: ඇදීම එසේම පවතී.
withdrawn-takeback = {$player} තවදුරටත් ඇදීම ආපසු ඉල්ලන්නේ නැත.
more-question = {$opponent} සමඟ ඔබේ **{$game}** සෙල්ලම: කුමක් කිරීමට කැමතිද?
more-watching = ඔබ මේ සෙල්ලම නරඹයි. එහි පුවරුව ඔබට පමණක්, ඔබ කැමති ලෙස බැලිය හැක (`/settings`).
more-over = මේ **{$game}** සෙල්ලම අවසන්. තව මොනවාද ඕනෑ?
button-open-board = පුවරුව අරින්න
button-next-game = ඊළඟ සෙල්ලම ▶
button-more = තවත් …
button-look = පුවරුව මට පමණක් පෙන්වන්න
button-look-again = යාවත්කාලීන කරන්න
match-look-differs = ඔබ සහ {$opponent} වෙනස් පෙනුම් තෝරාගෙන ඇත; ඒ නිසා මේ පුවරුවට ඇත්තේ පෙරනිමි පෙනුම යි.
match-look-later = ඊළඟ ඇදීමේ සිට පුවරුව එසේ පෙනේ.
button-plans = කොන්දේසි සහිත ඇදීම් …
plans-title = {$opponent} සමඟ **{$game}** හි ඔබ වෙනුවෙන් ඉබේම කෙරෙන ඇදීම්. ඒවා පෙනෙන්නේ ඔබට පමණි; සැබෑ නොවන පේළියක් මැකේ.
plans-none = තවම ඇදීම් සැලසුම් කර නැත.
plan-line = ඔවුන් {$theirs} ඇද්දොත් ඔබ {$yours} අදිනවා
plan-line-further = ඔවුන් {$theirs} ඇද්දොත් ඔබ {$yours} අදිනවා, ඉන්පසු {$rest}
plans-if = **ඔවුන් මෙය ඇද්දොත් …**
plans-if-further = **ඉන්පසු ඔවුන් මෙය ඇද්දොත් …**
plans-you = **… ඔබ අදින්නේ …**
plans-you-again = **ඉන්පසු නැවත ඔබේ වාරය. ඔබ අදින්නේ …**
plans-over = එවිට සෙල්ලම අවසන් වේ.
plans-full = මෙම පේළියට තවත් ඇදීමකට ඉඩ නැත.
menu-unplan = පේළියක් මකන්න …
button-plan-new = වෙනත් පේළියක්
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = නම් එවිට පසුව
button-offer-draw = සම කිරීමට යෝජනා කරන්න
button-offer-takeback = ආපසු ගැනීමට ඉල්ලන්න
button-take-back = ආපසු ගන්න
button-offer-agree = ඉතිරිය බෙදාගැනීමට යෝජනා කරන්න
button-give-up = අත්හරින්න …
games-none = ඔබට සෙල්ලම් නැත. `/play` මගින් එකක් අරඹන්න.
games-title = **ඔබේ සෙල්ලම්**, සියලු සේවාදායකවල සහ පෞද්ගලික පණිවිඩවල
games-yours = • {$game}, {$opponent} සමඟ: **ඔබේ වාරය**
games-theirs = • {$game}, {$opponent} සමඟ: එයාගේ වාරය
games-challenged = • {$opponent} ඔබට {$game} සඳහා අභියෝග කරයි; ඉකුත් වන්නේ {$when}
games-challenge = • ඔබ {$opponent} ට {$game} සඳහා අභියෝග කරයි; ඉකුත් වන්නේ {$when}
games-challenge-to-all = • ඔබ {$game} සඳහා කෙනෙකු සොයයි; ඉකුත් වන්නේ {$when}
games-tournament = • **{$name}**, {$opponent} සමඟ: {$state}
games-linked = {$line} · {$link}
games-gone = {$line} · එහි නාලිකාව තවදුරටත් නැත
settings-own = **ඔබේ සැකසීම්**, සියලු සේවාදායක සහ පෞද්ගලික පණිවිඩ සඳහා. **මගේ පුවරු** යනු ඔබේ සෙල්ලම්වල පුවරු සහ ඔබට පමණක් පෙනෙන පුවරු ය. ඔබ සහ අනෙක් අය වෙනස් පෙනුම් තෝරාගත්තොත්, ඔබේ සෙල්ලමේ පුවරුවට සේවාදායකයේ පෙනුම ලැබේ.
settings-pings-on = දැනුම්දීම් **සක්‍රියයි**: අභියෝගයක්, වාරය හෝ ප්‍රශ්නයක් ආ විට දන්වනු ලැබේ.
settings-pings-dm = දැනුම්දීම් **පෞද්ගලික පණිවිඩයකින්** එයි; Discord ඉඩ නොදෙන විට නාලිකාවේ එයි.
settings-pings-off = දැනුම්දීම් **නැත**: කාගේ වාරයදැයි `/games` මගින් බලන්න.
my-boards = මගේ පුවරු: {$look}
my-boards-usual = මගේ පුවරු: පෙරනිමි
look-light-wood = ලා ලී
look-dark-wood = තද ලී
look-emoji = ඉමෝජි
look-letters = අකුරු
look-sentences = වාක්‍ය, තිර කියවන සඳහා
settings-viewpoint-fixed = ඔබට පමණක් පෙනෙන පුවරුවල සැමවිටම **ඔබේ පේළිය** පහළින් පෙනේ.
settings-viewpoint-mover = ඔබට පමණක් පෙනෙන පුවරුවල **වාරය ඇති අයගේ** පේළිය පහළින් පෙනේ.
settings-challengers-everybody = අභියෝග: සියල්ලන්ගෙන්
settings-challengers-acquaintances = අභියෝග: පෙර ඔබ සමඟ සෙල්ලම් කළ අයගෙන්
settings-challengers-nobody = අභියෝග: කිසිවෙකුගෙන් නැත
settings-language-usual = භාෂාව: Discord හි මෙන්
settings-language = භාෂාව: {$language}
settings-usual = පෙරනිමි
settings-house = **මේ සේවාදායකයේ සැකසීම්**
settings-house-anywhere = සෙල්ලම් **සියලු නාලිකාවල** ඇරඹිය හැක.
settings-house-channels = සෙල්ලම් අරඹන්නේ මෙහි සහ මේවායේ නූල්වල ය: {$channels}.
settings-house-tournaments-on = ශූරතාවලි **ඕනෑම කෙනෙකුට** ප්‍රකාශ කළ හැක.
settings-house-tournaments-off = ශූරතාවලි ප්‍රකාශ කළ හැක්කේ **සේවාදායකයේ කළමනාකරුවන්ට** පමණි.
settings-house-tournaments-role = ශූරතාවලි නිවේදනය කළ හැක්කේ **සේවාදායකයේ කළමනාකරුවන්ට** සහ {$role} භූමිකාව ඇති අයට ය.
settings-winners-role = ශූරතාවලියක ජයග්‍රාහකයාට මෙහි ඊළඟ එක අවසන් වන තුරු {$role} භූමිකාව ඇත.
settings-winners-role-none = ශූරතාවලියක ජයග්‍රාහකයාට භූමිකාවක් නැත.
settings-house-time-zone = 20:00 වැනි වේලා කියවෙන්නේ **{$zone}** වේලා කලාපයෙනි. `/settings timezone` එය වෙනස් කරයි.
settings-house-time-zone-none = මේ සේවාදායකයට තවම වේලා කලාපයක් නැත. `/settings timezone` මගින් එය තෝරාගත් විට, ශූරතාවලි 20:00 වැනි වේලාවකට ඇරඹිය හැක.
settings-house-threads-on = සෑම සෙල්ලමකටම **තමන්ගේම නූලක්**; එය සෑදීමට Kuzhi ට අවසර ඕනෑ.
settings-house-threads-off = සෙල්ලම් **නාලිකාවේම** ය.
settings-winners-choose = ජයග්‍රාහකයාගේ භූමිකාව: එකක් තෝරන්න …
settings-house-choose = සෙල්ලම් මේ නාලිකාවල පමණක් අරඹන්න …
settings-house-pings-on = දැනුම්දීම් **සක්‍රියයි**: අභියෝගයක්, වාරය හෝ ප්‍රශ්නයක් ආ විට දන්වනු ලැබේ.
settings-house-pings-off = මේ සේවාදායකයේ දැනුම්දීම් **නැත**.
settings-house-game = සෙල්ලමක් නොතේරුවොත්: {$game}
settings-boards = **මේ සේවාදායකයේ පුවරු**, සෙල්ලම් කරන අය තමන්ගේ පෙනුමක් තෝරන තුරු
settings-house-viewpoint-fixed = සැමවිටම **දකුණේ පේළිය** පහළින් පෙනේ.
settings-house-viewpoint-mover = **වාරය ඇති අයගේ** පේළිය පහළින් පෙනේ.
house-boards = පුවරු: {$look}
house-boards-usual = පුවරු: පෙරනිමි
settings-limits = **මේ සේවාදායකයේ සීමා සහ කාලය**
    දැනටමත් ඇරඹූ සෙල්ලම් සහ අභියෝග එසේම පවතී.
settings-feed = **මේ සේවාදායකයේ අද ප්‍රහේලිකාව**
settings-daily-on = එය දිනපතා {$time}ට ({$zone}) {$channel} වෙත පැමිණේ. සෑම කෙනෙක්ම තනිව විසඳන අතර, විසඳූ අය පණිවිඩයේ පෙන්වයි.
settings-daily-off = එය පළ නොවේ. නාලිකාවක් තෝරන්න: පළමු එක එහි වහාම පැමිණේ, අනෙක්වා දිනපතා 09:00ට.
settings-daily-no-zone = මේ සේවාදායකයට තවම වේලා කලාපයක් නැත; එබැවින් එය UTC වේලාවයි. `/settings timezone` එය සකසයි.
settings-daily-choose = මෙහි පළ කරන්න …
settings-daily-at = දිනපතා {$time}
daily-stopped = Kuzhi ට {$channel} හි ලිවීමට නොහැකි වූ බැවින් අද ප්‍රහේලිකාව තවදුරටත් එහි නොපැමිණේ. නාලිකාව බැලීමට, පණිවිඩ යැවීමට සහ ගොනු ඇමිණීමට අවසර දී, සේවාදායකයේ `/settings` හි නාලිකාව නැවත තෝරන්න.
settings-week-post = **මේ සේවාදායකයේ සතිය**
settings-week-on = එය {$channel} වෙත පැමිණේ: {$weekday}, {$time} ({$zone}). කළ සෙල්ලම්, සතියේ සෙල්ලම, ශ්‍රේණිය ඉහළ ගිය අය, පැරදවූ මට්ටම් සහ ශූරතාවලි එහි ඇත. සෙල්ලම් නැති සතියකට පසු කිසිවක් නොපැමිණේ.
settings-week-off = එය පළ නොවේ. නාලිකාවක් තෝරන්න: එය සෑම සතියකම එහි පැමිණේ ({$weekday}, 18:00).
settings-week-day = දිනය: {$weekday}
settings-week-at = වේලාව: {$time}
settings-welcome = **මේ සේවාදායකයේ පිළිගැනීම**
settings-welcome-on = එය {$channel} හි ඇත: අලුතින් එන අයට සොයාගත හැකි ලෙස එය අමුණන්න. Kuzhi එය යාවත්කාලීනව තබයි; ඊළඟ ශූරතාවලියද එහි ඇත. වෙනත් නාලිකාවක් තෝරුවහොත් එය එහි යයි.
settings-welcome-off = තවම එකක් නැත. නාලිකාවක් තෝරන්න: සෙල්ලම් කිරීමට, ඉගෙනීමට, අද ප්‍රහේලිකාවට සහ ඊළඟ ශූරතාවලියට බොත්තම් ඇති, ඇමිණිය හැකි පණිවිඩයක් Kuzhi එහි පළ කරයි.
week-stopped = Kuzhi ට {$channel} හි ලිවීමට නොහැකි වූ බැවින් සතියේ පණිවිඩය තවදුරටත් එහි නොපැමිණේ. නාලිකාව බැලීමට, පණිවිඩ යැවීමට සහ ගොනු ඇමිණීමට අවසර දී, සේවාදායකයේ `/settings` හි නාලිකාව නැවත තෝරන්න.
welcome-stopped = Kuzhi ට {$channel} හි ලිවීමට නොහැකි වූ බැවින් එහි පිළිගැනීම තවදුරටත් යාවත්කාලීන නොවේ. නාලිකාව බැලීමට සහ පණිවිඩ යැවීමට අවසර දී, සේවාදායකයේ `/settings` හි නාලිකාව නැවත තෝරන්න.
week-title = **මේ සේවාදායකයේ සතිය** · {$from} – {$until}
week-games = සෙල්ලම්කරුවන් අතර සෙල්ලම්: {$games} · Kuzhi සමඟ: {$bot} · සෙල්ලම්කරුවන්: {$players}
week-best = **සතියේ සෙල්ලම:** {$south} – {$north}, {$game}.
week-comeback = {$player} ඇට {$seeds}ක් පිටුපසින් සිටියදීත් දිනුවා.
week-relay = {$player}ගේ එක් යෑමක් වට {$laps}ක් ගියා.
week-drawn = එය ජය පරාජයෙන් තොරව අවසන් විය.
week-close = { $seeds ->
    [one] එය තීරණය වූයේ ඇට {$seeds}කිනි.
   *[other] එය තීරණය වූයේ ඇට {$seeds}කිනි.
}
week-rises = **ශ්‍රේණිය වැඩියෙන්ම ඉහළ ගිය අය**
week-rise = • {$player} {$gained} ({$game}), දැන් {$rating}
week-levels = **පළමු වරට පැරදවූ මට්ටම්**
week-level = • {$player}: {$game}, මට්ටම {$level}
week-tournaments = **ශූරතාවලි**
welcome-title = **මේ සේවාදායකයේ මන්කාලා**
welcome-text = ඇට වපුරා අනෙක් අයට වඩා එකතු කරන්න: එකිනෙකා සමඟ හෝ Kuzhi සමඟ මන්කාලා සෙල්ලම් {$games}ක්. **සෙල්ලම් කරන්න** සෙල්ලමක් සූදානම් කරයි, **ඉගෙන ගන්න** එකක් පියවරෙන් පියවර පෙන්වයි, අද ප්‍රහේලිකාවට විනාඩියක් ගතවේ. මෙහි ඔබන දේ විවෘත වන්නේ ඔබට පමණි.
welcome-tournament = **ඊළඟ ශූරතාවලිය:** {$tournament}
settings-tournaments = **මේ සේවාදායකයේ ශූරතාවලි**
settings-challenges-usual = කෙනෙකුට පිළිතුරු නැති අභියෝග: {$most} (පෙරනිමි)
settings-challenges = කෙනෙකුට පිළිතුරු නැති අභියෝග: {$most}
settings-matches-usual = නාලිකාවක එකවර සෙල්ලම්: {$most} (පෙරනිමි)
settings-matches = නාලිකාවක එකවර සෙල්ලම්: {$most}
settings-people = **මේ සේවාදායකයේ සෙල්ලම් කළ නොහැක්කේ කාට ද**
    උපරිම {$most} දෙනෙකි: ඔවුන්ට මෙහි සෙල්ලම් ඇරඹීමට හෝ පිළිගැනීමට බැරි ය, ඔවුන්ට අභියෝග ද කළ නොහැක. දැනට යන සෙල්ලම් ඉදිරියට යයි; ඔවුන් මෙය දැනගන්නේ උත්සාහ කළ විට පමණි.
settings-people-nobody = කිසිවෙකු අවහිර කර නැත: **සියල්ලන්ට සෙල්ලම් කළ හැක**.
settings-people-kept-out = සෙල්ලම් කළ නොහැක: {$people}
settings-people-choose = කෙනෙක් සෙල්ලමෙන් වළක්වන්න …
settings-organisers-choose = ශූරතාවලි සංවිධායකයන්: භූමිකාවක් තෝරන්න …
settings-people-back = කෙනෙකුට නැවත ඉඩ දෙන්න …
button-pings-on = දැනුම්දීම්: සක්‍රියයි
button-pings-dm = දැනුම්දීම්: පෞද්ගලික පණිවිඩයකින්
button-pings-off = දැනුම්දීම්: නැත
button-tournaments-on = ශූරතාවලි: සැමට
button-tournaments-off = ශූරතාවලි: කළමනාකරුවන්
button-threads-on = නූල්: සක්‍රියයි
button-threads-off = නූල්: නැත
button-all-channels = සියලු නාලිකාවලට ඉඩ දෙන්න
button-no-winners-role = ජයග්‍රාහක භූමිකාවක් නැත
button-no-organisers = සංවිධායක භූමිකාවක් නැත
button-settings-own = ඔබේ සැකසීම්
button-settings-time = නිවාඩු හා විවේක
button-away = නිවාඩු …
button-away-change = කවදා දක්වාද …
button-here-again = මම ආපසු ආවා
button-days-off = විවේක දින හා රාත්‍රී …
form-away = නිවාඩු
form-away-until = කවදා දක්වාද?
form-away-until-example = සිකුරාදා, හෙට 18:00 හෝ 2w
form-zone = වේලා කලාපය: ආසන්න විශාල නගරයක්
form-zone-example = Colombo
form-week = විවේක දින හා රාත්‍රී
form-week-days = විවේක දින: සතියකට දෙකක් දක්වා
form-week-days-example = සෙනසුරාදා, ඉරිදා
form-week-hours = නිහඬ පැය: දිනකට දොළහක් දක්වා
form-week-hours-example = 22:00-07:00
button-settings-house = සේවාදායකයේ සැකසීම්
button-viewpoint-fixed = පහළ පේළිය: ඔබේ
button-house-viewpoint-fixed = පහළ පේළිය: දකුණ
button-viewpoint-mover = පහළ පේළිය: වාරය ඇති අයගේ
button-house-viewpoint-mover = පහළ පේළිය: වාරය ඇති අයගේ
button-settings-boards = පුවරු
button-settings-tournaments = ශූරතාවලි
button-settings-limits = සීමා සහ කාලය
button-settings-feed = ස්වයංක්‍රීය පණිවිඩ
button-daily-off = නවත්වන්න
button-settings-week = සතිය
button-settings-welcome = පිළිගැනීම
button-week-off = නවත්වන්න
button-welcome-off = මකන්න
button-welcome-play = සෙල්ලම් කරන්න
button-welcome-learn = ඉගෙන ගන්න
button-welcome-puzzle = අද ප්‍රහේලිකාව
button-welcome-tournament = ඊළඟ ශූරතාවලිය
button-settings-people = කාට සෙල්ලම් නොහැක ද
button-let-all-play = සියල්ලන්ට ඉඩ දෙන්න

## Rules

rules-title = **{$game} සෙල්ලම් කරන හැටි**
rules-rounds = **දිග:** `length` හි වෙනත් දෙයක් නොතේරුවොත් වට තුනයි. එක් වටයක ඉක්මන් සෙල්ලමක් තීරණය වන්නේ මුල් ඇදීම්වලිනි, එබැවින් එය කිසිදා ශ්‍රේණිගත කිරීමට නොගැනේ.
rules-solved = **2026 දී විසඳා ඇත:** නොවරදින සෙල්ලමකින්, පටන් ගන්නා {$side} පළමු වටයේ ඇට {$seeds}න් {$share}ක් ලබයි. සෙල්ලමේ දිග අනුව: {$results}.
rules-solved-results = **2026 දී විසඳා ඇත**, නොවරදින සෙල්ලමකින්: {$results}.
rules-solved-win = {$length}: {$side} දිනයි
rules-solved-draw = {$length}: සමයි
rules-solved-open = {$length}: කිසි පැත්තකට ජය බලෙන් ගත නොහැක
rules-options = **විකල්ප** (`/play` හි `options`)
rules-option = • පෙරනිමි: {$default}. නැත්නම්: {$others}.
rules-example = **උදාහරණයක්:** {$account}
rules-yours = මෙහි ඔබේ සෙල්ලම: {$description}
rules-mangala =
    වළවල් හය බැගින් පේළි දෙකක්, වළකට ඇට හතරක්, එක් එක් පේළියේ දකුණු කෙළවරේ ගබඩාවක්. ඔබේ වළක ඇට සියල්ල ගෙන වාමාවර්තව එක බැගින් වපුරන්න: ඇට කිහිපයක් නම් පළමුවැන්න ගත් වළටම. ඔබේ ගබඩාවටත් වපුරයි, අනෙකාගේ එක මඟහරියි.
    • අන්තිම ඇටය ඔබේ ගබඩාවට: නැවත අදින්න.
    • අන්තිම ඇටය අනෙකාගේ වළක් ඉරට්ටේ කළොත් ඒ වළ ඔබට.
    • අන්තිම ඇටය ඔබේ හිස් වළකට: එයත් ඉදිරි වළත් ඔබට; ඉදිරිය හිස් නම් නැත.
    පේළියක් හිස් වූ විට සෙල්ලම අවසන්; ඉතිරිය එහි හිමිකරුට. වැඩි ඇට ඇති අය දිනයි.
rules-mangala-castle =
    මංගලා ම ය, නමුත් ගබඩාවලට නොවපුරයි; එබැවින් නැවත වාරයක් නැත.
    • අන්තිම ඇටය අනෙකාගේ වළ 1–5 එකක් තුන කළොත්, ඔබට කොටුවක් නැත්නම්: තුනම ඔබට, වළ සෙල්ලම අවසන් වනතුරු ඔබේ කොටුව (C). කොටුවකට වැටෙන සෑම ඇටයක්ම එහි හිමිකරුට. කොටුවකින් කිසිදා නොවපුරයි.
    • අන්තිම ඇටය අනෙකාගේ වළක් ඉරට්ටේ කළොත් ඒ වළ ඔබට.
    • අන්තිම ඇටය ඔබේ හිස් වළකට: එයත් ඉදිරි වළත් ඔබට; ඉදිරිය හිස් හෝ කොටුවක් නම් නැත.
    අන්තිම ඇටය කොටුවකට වැටුණොත් වාරය අවසන්. පේළියක් හිස් වූ විට සෙල්ලම අවසන්; ඉතිරිය එහි හිමිකරුට. වැඩි ඇට ඇති අය දිනයි.
rules-kalah =
    වළවල් හය බැගින් පේළි දෙකක්, වළකට ඇට හතරක්, එක් එක් පේළියේ දකුණු කෙළවරේ ගබඩාවක්. ඔබේ වළක ඇට සියල්ල ගෙන වාමාවර්තව එක බැගින් වපුරන්න. ඔබේ ගබඩාවටත් වපුරයි, අනෙකාගේ එක මඟහරියි.
    • අන්තිම ඇටය ඔබේ ගබඩාවට: නැවත අදින්න.
    • අන්තිම ඇටය ඔබේ හිස් වළකට: එයත් ඉදිරි වළත් ඔබට; ඉදිරිය හිස් නම් නැත.
    පේළියක් හිස් වූ විට සෙල්ලම අවසන්; එක් එක් අය තම පේළියේ ඉතිරි ඇට තබාගනී. වැඩි ඇට ඇති අය දිනයි.
rules-oware =
    වළවල් හය බැගින් පේළි දෙකක්, වළකට ඇට හතරක්. ඔබේ වළක ඇට සියල්ල ගෙන වාමාවර්තව එක බැගින් වපුරන්න. ගබඩාවකට කිසිවක් වපුරන්නේ නැත; පුවරුව වටා යන වැපිරීම තමන් ඇරඹූ වළ මඟහරියි.
    • අන්තිම ඇටය අනෙක් පේළියේ දෙකක් හෝ තුනක් කළොත්: ඒ වළ ඔබට; ඒ පේළියේ ඊට පෙර එකේත් දෙකක් හෝ තුනක් නම් එයත්, මෙසේ නොකඩවා පසුපසට.
    • අනෙක් පේළියේ ඇට සියල්ල දිනාගන්නා ඇදීමක් කිසිවක් දිනා නොදෙයි.
    • ඔබේ වාරයේ අනෙක් පේළිය හිස් නම් හැකි නම් එයට දිය යුතු ය. නොහැකි නම් සෙල්ලම අවසන්; ඔබේ පේළියේ ඇති දේ ඔබට.
    • ඇට විසිපහක් වහා දිනයි. පිහිටීමක් නැවත ආවොත් සෙල්ලම අවසන්; තම පේළිය තමාට.
rules-toguz-kumalak =
    වළවල් නවය බැගින් පේළි දෙකක්, වළකට ඇට නවයක්. ගබඩාවලට (කසාන්) නොවපුරයි. ඔබේ වළක ඇට සියල්ල ගෙන වාමාවර්තව එක බැගින් වපුරන්න: ඇට කිහිපයක් නම් පළමුවැන්න ගත් වළටම, තනි ඇටයක් නම් ඊළඟ වළට.
    • අන්තිම ඇටය අනෙකාගේ වළක් ඉරට්ටේ කළොත් ඒ වළ ඔබට.
    • අන්තිම ඇටය අනෙකාගේ වළක් තුන කළොත්, ඔබට ටුස්දික් එකක් නැත්නම්: තුනම ඔබට, වළ සෙල්ලම අවසන් වනතුරු ඔබේ ටුස්දික් (T). ටුස්දික් එකකට වැටෙන සෑම ඇටයක්ම එහි හිමිකරුට. එයින් කිසිදා නොවපුරයි. වළ 9 ද, අනෙකාගේ ටුස්දික් එකේ අංකය ඇති වළ ද ටුස්දික් නොවේ.
    අඩකට වැඩි ඇට, එනම් 82, වහා දිනයි. වාරය ඇති අයට වැපිරීමට යමක් නැත්නම් සෙල්ලම අවසන්; අනෙකා තම පේළියේ ඉතිරි ඇට ගනී. වැඩි ඇට ඇති අය දිනයි.
rules-bestemshe =
    වළවල් පහ බැගින් පේළි දෙකක්, වළකට ඇට පහක්. ගබඩාවලට (කසාන්) නොවපුරයි. ඔබේ වළක ඇට සියල්ල ගෙන වාමාවර්තව එක බැගින් වපුරන්න: ඇට කිහිපයක් නම් පළමුවැන්න ගත් වළටම, තනි ඇටයක් නම් ඊළඟ වළට.
    • අන්තිම ඇටය අනෙකාගේ වළක් ඉරට්ටේ කළොත් ඒ වළ ඔබට.
    අඩකට වැඩි ඇට, එනම් 26, වහා දිනයි. වාරය ඇති අයට වැපිරීමට යමක් නැත්නම් සෙල්ලම අවසන්; අනෙකා තම පේළියේ ඉතිරි ඇට ගනී. වැඩි ඇට ඇති අය දිනයි.
rules-al-manqala =
    වළවල් හත බැගින් පේළි දෙකක්, වළකට ඇට හතක්. ඔබේ වළක ඇට සියල්ල ගෙන වාමාවර්තව එක බැගින් වපුරන්න.
    • අන්තිම ඇටය කුමන පේළියක හෝ දෙකක් හෝ හතරක් කළොත්: ඒ වළ ඔබට; ඊට පෙර එකේත් දෙකක් හෝ හතරක් නම් එයත්, මෙසේ නොකඩවා පසුපසට.
    • ඔබේ වාරයේ අනෙක් පේළිය හිස් නම් හැකි නම් එයට දිය යුතු ය. නොහැකි නම් ඉතිරි සියල්ල අනෙකාට. ඔබේ දිනාගැනීමම එය හිස් කළොත් සෙල්ලම අවසන්; තම පේළිය තමාට.
    • ඇට පනහක් වහා දිනයි. සෙල්ලම වටේ කැරකෙන විට `/agree` පුවරුවේ ඇති දේ බෙදාගැනීමට යෝජනා කරයි.
rules-pallankuzhi =
    වළවල් හත බැගින් පේළි දෙකක්, වට වශයෙන්. ඔබේ වළක ඇට සියල්ල ගෙන වාමාවර්තව වපුරන්න; ඉන්පසු ඊළඟ වළ වපුරන්න; ඊළඟ වළේ ඇට ඇතිතාක් දිගටම යන්න.
    • ඊළඟ වළ හිස් නම් ඊට පසු එක ඔබට; එයට පිටුපස වළෙන් දිගටම යන්න. එයත් හිස් නම් වාරය අවසන්.
    • ඇටයක් වැටී හතරක් වූ වළ වහා දිනාගනු ලැබේ.
    තම වාරයේ පේළියේ ඇට නැති අය වටය අවසන් කරයි; ඉතිරිය අනෙකාට. ඉන්පසු එක් එක් අය හැකි තරම් වළවල් පුරවයි; හිස් ඒවා (x) සෙල්ලමෙන් පිටත, දෙවනුව ඇදි අය අරඹයි. `length` වට ගණනයි; “අවසානය දක්වා” යනු අයෙකුට එක වළක්වත් පිරවිය නොහැකි වනතුරු ය.
rules-pallam-khuzi =
    වළවල් හත බැගින් පේළි දෙකක්, වළකට ඇට හතරක්, වට වශයෙන්. ඔබේ වළක ඇට සියල්ල ගෙන, ඒ වළ හැර වාමාවර්තව වපුරන්න; ඉන්පසු ඊළඟ වළ වපුරන්න; ඊළඟ වළේ ඇට ඇතිතාක් දිගටම යන්න.
    • ඊළඟ වළ හිස් නම් ඊට පසු එක ඔබට; වාරය අවසන්.
    • ඇටයක් වැටී හතරක් වූ වළ, වපුරන්නේ කවුරු වුවත්, වහා එහි හිමිකරුට.
    තම වාරයේ පේළියේ ඇට නැති අය වටය අවසන් කරයි; ඉතිරිය අනෙකාට. ඉන්පසු එක් එක් අය හැකි තරම් වළවල් පුරවයි; හිස් ඒවා (x) සෙල්ලමෙන් පිටත, දෙවනුව ඇදි අය අරඹයි. `length` වට ගණනයි; “අවසානය දක්වා” යනු අයෙකුට එක වළක්වත් පිරවිය නොහැකි වනතුරු ය.
rules-kotu-baendum =
    වළවල් හත බැගින් පේළි දෙකක්, වළකට ඇට හතරක්, වට වශයෙන්. පළමු ඇදීම දෙදෙනාටම දිශාව තීරණය කරයි; **මුලින් කෙළවර වළවල්:** එක් එක් අයගේ පළමු වාරය වළ 1 හෝ 7 න්.
    • තුනක් ඇති වළ මඟහරියි; අතේ අන්තිම ඇටය පමණක් එයට වැටේ. එවිට හතරම ඔබට, ඊළඟ වළ වපුරයි; කෙළවර වළක ඒවා බැඳී (බැඳි කෙනා: S දකුණ, N උතුර) පවතී, අවසානයේ ඔබට ගැනේ.
    • අන්තිම ඇටය හිස් හෝ සලකුණු වළකට: වාරය අවසන්. වෙනත් වළකට: එය ගෙන වපුරන්න.
    • **තනි ඇට රැඳෙයි:** දෙකක් හෝ වැඩි වළක් ඇතිතාක් තනි ඇට නොඅදියි. **ඉදිරි තනි ඇටය රැඳෙයි:** සියල්ල තනි ඇට නම් දිශාවේ අන්තිම වන ඉදිරි වළේ එක නොඅදියි.
    වාරය ඇති අයට වැපිරීමට යමක් නැති විට වටය අවසන්. ඊළඟ එකේ දිනූ අය සියලු වළවල් ද පැරදුණු අය හැකි තරම් ද පුරවයි.
    • **පුතා (p):** ඉතිරි එක් ඇටයක් වැසුණු වළකි; දිනූ අය ඉදිරි වළෙන් තුනක් ගනී.
    • **නගා (g):** ඉතිරි දෙකක් ද වැසුණු වළකි; දිනූ අය දෙකක් ගනී.
    • **වලා:** ඉතිරි තුනක් සාමාන්‍ය වළකි; දිනූ අය එකක් ගනී.
    • **සලකුණු වළවල් රැඳෙයි:** වැසුණු සහ බැඳුණු වළවලින් කිසිදා නොවපුරයි, එහි එන වාරය අවසන්.
    • **දොළහකට අඩු:** පැරදුණු අයට පේළිය සැකසිය හැක, වළ 1 එකක් හෝ දෙකක්, 2–6 දෙකක් දක්වා, 7 හතරක් දක්වා. වළ 1 හි ඇට දෙකක් නම් තුනේ ඒවා ද, එකක් නම් දෙකේ ඒවා ද දිනාගනී.
    `length` වට ගණනයි.

## Learning

lesson-again = ඔබේ අන්තිම ඇටය ඔබේ ගබඩාවට වැටුණොත් නැවත අදින්න.
lesson-sow = ඔබේ වළක ඇට ගන්න. පළමුවැන්න එම වළේම තබා, ඉතිරිය එක බැගින් දකුණට, ඔබේ ගබඩාව දක්වා වපුරන්න. තනි ඇටයක් නම් ඊළඟ වළට යයි.
lesson-sow-on = ඔබේ වළක ඇට ගෙන එක බැගින් දකුණට, ඔබේ ගබඩාව දක්වා වපුරන්න.
lesson-sow-round = ඔබේ වළක ඇට සියල්ල ගෙන එක බැගින් දකුණට, පුවරුව වටා වපුරන්න. ගබඩාවලට නොවපුරයි.
lesson-even = අන්තිම ඇටය අනෙකාගේ වළක් ඉරට්ටේ කළොත් ඒ වළ ඔබට.
lesson-alone = අන්තිම ඇටය ඔබේ හිස් වළකට වැටී ඉදිරි වළේ ඇට තිබේ නම් දෙකම ඔබට.
lesson-finish = ඇදීමකට පසු පේළියක් හිස් නම් සෙල්ලම අවසන්: හිස් පේළියේ හිමිකරු අනෙක් පේළියේ ඉතිරි ඇට ගනී. වැඩි ඇට ඇති අය දිනයි.
lesson-round = දිගු වැපිරීමක් අනෙකාගේ ගබඩාව මඟහැර ඔබේ වළ 1න් ඉදිරියට යයි. එහිදීත් හිස් වළකට වැටෙන අන්තිම ඇටය දිනා දෙයි.
lesson-keep = ඇදීමකට පසු පේළියක් හිස් නම් සෙල්ලම අවසන්; එක් එක් අය තම පේළියේ ඉතිරි ඇට තබාගනී. වැඩි ඇට ඇති අය දිනයි.
lesson-first-back = ඔබේ වළක ඇට ගන්න. පළමුවැන්න එම වළේම තබා, ඉතිරිය එක බැගින් දකුණට, පුවරුව වටා වපුරන්න; තනි ඇටයක් නම් ඊළඟ වළට යයි. ගබඩාවලට නොවපුරයි.
lesson-tuzdik = ඔබේ අන්තිම ඇටය අනෙකාගේ වළ 1–8 එකක් තුන කළොත් තුනම ඔබට, වළ ඔබේ ටුස්දික් වේ; සෙල්ලමකට එක් වරයි, අනෙකාගේ ටුස්දික් එකේ අංකය ඇති වළ හැර.
lesson-fill-tuzdik = ඔබේ ටුස්දික් එකට වැටෙන සෑම ඇටයක්ම වහා ඔබට.
lesson-half = සියලු ඇටවලින් අඩකට වැඩි ගණනක් ඇති අය වහා දිනයි.
lesson-out = වාරය ඇති අයට වැපිරීමට යමක් නැත්නම් සෙල්ලම අවසන්; අනෙකා තම පේළියේ ඉතිරි ඇට ගනී. වැඩි ඇට ඇති අය දිනයි.
lesson-past = මංගලා මෙන් වපුරයි, නමුත් ගබඩා දෙකම මඟහරියි: ඔබේ වළ 6ට පසු අනෙකාගේ වළ 1.
lesson-castle = ඔබේ අන්තිම ඇටය අනෙකාගේ වළ 1–5 එකක් තුන කළොත් තුනම ඔබට, වළ ඔබේ කොටුව වේ; සෙල්ලමකට එක් වරයි.
lesson-fill = ඔබේ කොටුවට වැටෙන සෑම ඇටයක්ම වහා ඔබට.
lesson-two-four = ඔබේ අන්තිම ඇටය කුමන පේළියක හෝ දෙකක් හෝ හතරක් කළොත් ඒ වළ ඔබට.
lesson-chain = ඊට පෙර වළේත් දෙකක් හෝ හතරක් නම් එයත් ඔබට, මෙසේ නොකඩවා පසුපසට.
lesson-feed = අනෙක් පේළිය හිස් නම්, හැකි නම් එයට දිය යුතු ය: එහි ඇටයක් තබන ඇදීම් පමණක් කළ හැක.
lesson-majority = ඇට පනහක් ඇති අය වහා දිනයි.
lesson-two-three = ඔබේ අන්තිම ඇටය අනෙක් පේළියේ දෙකක් හෝ තුනක් කළොත් ඒ වළ ඔබට.
lesson-run = අනෙක් පේළියේ ඊට පෙර වළේත් දෙකක් හෝ තුනක් නම් එයත් ඔබට, මෙසේ නොකඩවා පසුපසට.
lesson-twelve = ඇට දොළහක් හෝ වැඩි වළක් පුවරුව වටා යයි. වැපිරීම ඇරඹූ වළ මඟහරියි; එය හිස්ව පවතී.
lesson-slam = අනෙක් පේළියේ ඇට සියල්ල දිනාගන්නා ඇදීමක් කිසිවක් දිනා නොදෙයි. ඇට කිහිපයක් ඉතිරි කරන දිනාගැනීමක් සොයන්න.
lesson-twenty-five = ඇට විසිපහක් ඇති අය වහා දිනයි.
lesson-laps = වළක් වපුරන්න; ඉන්පසු ඊළඟ වළ වපුරන්න; ඊළඟ වළේ ඇට ඇතිතාක් දිගටම යන්න.
lesson-beyond = ඊළඟ වළ හිස් නම් ඊට පසු එක ඔබට; එයට පිටුපස වළෙන් දිගටම යන්න.
lesson-pasu = ඇටයක් වැටී හතරක් වූ වළ ගවයෙකි, පසු: එය වහා දිනාගනු ලැබේ.
lesson-rubbish = පිරවිය නොහැකි වූ වළවල් (x) මේ වටයේ සෙල්ලමෙන් පිටත: ඒවා නැති ගානට මඟහරියි.
lesson-round-over = වාරය ඇති අයට වපුරන්න කිසිවක් නැති විට වටය අවසන් වී, එක් එක් අය තම පේළියේ ඇති දේ ගනී. තම ඇටවලින් දෙදෙනාම ඊළඟ වටයේ වළවල් පුරවයි. අන්තිම වටය අවසානයේ ඇට වැඩි අය සෙල්ලම දිනයි.
lesson-round-out = වාරය ඇති අයගේ පේළියේ ඇට නැති විට වටය අවසන් වී, ඉතිරිය අනෙකා ගනී. තම ඇටවලින් දෙදෙනාම ඊළඟ වටයේ වළවල් පුරවයි. අන්තිම වටය අවසානයේ ඇට වැඩි අය සෙල්ලම දිනයි.
lesson-beyond-ends = ඊළඟ වළ හිස් නම් ඊට පසු එක ඔබට; වාරය අවසන්.
lesson-pasu-owner = ඇටයක් වැටී හතරක් වූ වළ, වපුරන්නේ කවුරු වුවත්, වහා එහි හිමිකරුට.
lesson-way = සෙල්ලමේ පළමු ඇදීම පළමු වටයේ දිශාව දෙදෙනාටම තීරණය කරයි. ඊළඟ වට වාමාවර්තව, → යයි.
lesson-ends = වටයක එක් එක් අයගේ පළමු වාරය කෙළවර වළකින්, 1 හෝ 7.
lesson-relay = අන්තිම ඇටය ඇට ඇති වළකට වැටුණොත් එය ගෙන දිගටම වපුරන්න; හිස් වළකට නම් වාරය අවසන්.
lesson-three = තුනක් ඇති වළ මඟහරියි; අතේ අන්තිම ඇටය පමණක් එයට වැටේ. එවිට හතරක් වී ඔබට ලැබේ.
lesson-tie = කෙළවර වළක, 1 හෝ 7, හතර දිනා නොගෙන බැඳේ: එහිම රැඳී වටය අවසානයේ ඔබට ගැනේ.
lesson-single = ඔබේ වළක ඇට දෙකක් හෝ වැඩි ඇතිතාක් තනි ඇට නොඅදියි.
lesson-arrange = ඇට දොළහකට අඩු නම් ඔබ පේළිය ඔබම සකසයි. වළ 1 හි ඇට දෙකක් නම් ඒ වටයේ තුනේ ඒවා ද, එකක් නම් දෙකේ ඒවා ද දිනාගනී.
tutorial-title = **{$game}: පාඩම {$number} / {$of}**
tutorial-known = 🎓 ඉතිරිය ඔබ **{$game}** මගින් දනී.
tutorial-task-again = **ඔබේ වාරය:** පහළ පේළිය ඔබේ ය. ඔබට නැවත අදින්නට දෙන්නේ කුමන වළද?
tutorial-task-capture = **ඔබේ වාරය:** පහළ පේළිය ඔබේ ය. ඇට දිනාගන්නේ කුමන වළෙන්ද?
tutorial-task-castle = **ඔබේ වාරය:** පහළ පේළිය ඔබේ ය. අනෙක් පේළියේ තුනක් සාදන්නේ කුමන වළද?
tutorial-task-fill = **ඔබේ වාරය:** පහළ පේළිය ඔබේ ය. එයට ඇටයක් හෙළන්නේ කුමන වළද?
tutorial-task-on = **ඔබේ වාරය:** පහළ පේළිය ඔබේ ය. දිගටම වැපිරීමට ඉඩ දෙන්නේ කුමන වළද?
tutorial-task-tie = **ඔබේ වාරය:** පහළ පේළිය ඔබේ ය. හතරක් බඳින්නේ කුමන වළද?
tutorial-task-win = **ඔබේ වාරය:** පහළ පේළිය ඔබේ ය. ඔබ පෙරමුණේ සිටියදී සෙල්ලම අවසන් කරන්නේ කුමන වළද?
tutorial-task-any = **ඔබේ වාරය:** පහළ පේළිය ඔබේ ය. ඕනෑම ඇදීමක් කරන්න.
tutorial-task-arrange = **ඔබේ වාරය:** තුනේ ඒවා දිනාගත හැකි සැකසීමක් ඔබේ පේළියට තෝරන්න, වළවල් 1–7.
tutorial-right = ✅ **ශාබාෂ්.** {$account}
tutorial-not-yet = ↩️ {$account} {$fell} තවම හරි ගියේ නැත. පුවරුව පෙර පරිදිම ය; නැවත උත්සාහ කරන්න.
tutorial-fell = අන්තිම ඇටය වැටුණේ {$side}, වළ {$pit} ට.
tutorial-fell-store = අන්තිම ඇටය වැටුණේ {$side} පැත්තේ ගබඩාවට.
tutorial-end = 🎓 **{$game}** මෙපමණයි. `/play` මගින් සෙල්ලම් කරන්න, නැතහොත් මෙහි වෙනත් එකක් ඉගෙනගන්න.
tutorial-end-playing = 🎓 **{$game}** මෙපමණයි. ඔබේ සෙල්ලම මදක් ඉහළින් ඇත: ඉදිරියට යාමට මෙම පණිවිඩය ඉවත් කරන්න.
tutorial-hint = 💡 **{$mv}** උත්සාහ කරන්න.
tutorial-layout = 👀 ඔබේ පේළිය මෙසේ පෙනේවි. මෙය ගන්න, නැතහොත් වෙනත් එකක් බලන්න.
button-take-layout = මේ සැකසුම ගන්න
button-play-now = මේ සෙල්ලම දැන් සෙල්ලම් කරන්න
tutorial-choose = වෙනත් සෙල්ලමක් ඉගෙනගන්න
tutorial-learnt = ✅ ඉගෙනගත්තා
aim-mangala = වැඩියෙන් ඇට දිනන්න: අන්තිම ඇටය ඔබේ ගබඩාවට වැටුණොත් නැවත අදියි, අනෙකාගේ වළක් ඉරට්ටේ කළොත් ඒ වළ ඔබට.
aim-mangala-castle = වැඩියෙන් ඇට දිනන්න: අන්තිම ඇටය අනෙකාගේ වළක් ඉරට්ටේ කළොත් ඒ වළ ඔබට.
aim-kalah = වැඩියෙන් ඇට දිනන්න: අන්තිම ඇටය ඔබේ ගබඩාවට වැටුණොත් නැවත අදියි, ඔබේ හිස් වළකට වැටුණොත් ඉදිරි වළ ඔබට.
aim-oware = ඇට {$seeds}ක් දිනයි: අන්තිම ඇටය අනෙක් පේළියේ දෙකක් හෝ තුනක් සෑදුවොත් ඒවා ඔබට.
aim-toguz-kumalak = {aim-bestemshe}
aim-bestemshe = ඇට {$seeds}ක් දිනයි: අන්තිම ඇටය අනෙකාගේ වළක් ඉරට්ටේ කළොත් ඒ වළ ඔබට.
aim-al-manqala = ඇට {$seeds}ක් දිනයි: අන්තිම ඇටය දෙකක් හෝ හතරක් සෑදුවොත් ඒවා ඔබට.
aim-pallankuzhi = වැඩියෙන් ඇට දිනන්න: වපුරද්දී හිස් වළක් හමු වුණොත් ඊට පසු වළ ඔබට.
aim-pallam-khuzi = {aim-pallankuzhi}
aim-kotu-baendum = වැඩියෙන් ඇට දිනන්න: අන්තිම ඇටය හතරක් සෑදුවොත් ඒවා ඔබට.
about-mangala = 💡 **අරමුණ:** අනෙක් අයට වඩා ඇට දිනීම. ඇදීමකින් ඔබේ වළක පළමු ඇටය එහිම තබා, ඉතිරිය එකින් එක දකුණට, ඔබේ ගබඩාව දක්වා වපුරයි. අන්තිම ඇටය එහි වැටුණොත් නැවත අදියි, වෙනත් තැනක වැටුණොත් ඇට දිනාගත හැක. පේළියක් හිස් වූ විට සෙල්ලම අවසන්.
about-mangala-castle = 💡 **අරමුණ:** අනෙක් අයට වඩා ඇට දිනීම. ඇදීමකින් ඔබේ වළක පළමු ඇටය එහිම තබා, ඉතිරිය එකින් එක දකුණට, පුවරුව වටා වපුරයි. අන්තිම ඇටය වැටෙන තැන දිනාගත හැක. පේළියක් හිස් වූ විට සෙල්ලම අවසන්.
about-kalah = 💡 **අරමුණ:** අනෙක් අයට වඩා ඇට දිනීම. ඇදීමකින් ඔබේ වළක ඇට එකින් එක දකුණට, ඔබේ ගබඩාව දක්වා වපුරයි: අන්තිම ඇටය එහි වැටුණොත් නැවත අදියි, වෙනත් තැනක වැටුණොත් ඇට දිනාගත හැක. පේළියක් හිස් වූ විට සෙල්ලම අවසන්.
about-oware = 💡 **අරමුණ:** අනෙක් අයට වඩා ඇට දිනීම. ඇදීමකින් ඔබේ වළක ඇට එකින් එක දකුණට, පුවරුව වටා වපුරයි; අන්තිම ඇටය අනෙක් පේළියේ දෙකක් හෝ තුනක් සෑදුවොත් ඒවා ඔබට. ඇට විසිපහක් වහා දිනයි.
about-toguz-kumalak = {about-bestemshe} සෙල්ලමකට එක් වරක්, එහා පැත්තේ තුනක් සාදන අන්තිම ඇටය තුනම දිනා දෙයි, වළ ඔබේ *ටුස්දික්* (T) වේ: එයට වැටෙන සෑම ඇටයක්ම ඔබට.
about-bestemshe = 💡 **අරමුණ:** අනෙක් අයට වඩා ඇට දිනීම. ඇදීමකින් ඔබේ වළක පළමු ඇටය එහිම තබා, ඉතිරිය එකින් එක දකුණට, පුවරුව වටා වපුරයි. අන්තිම ඇටය අනෙකාගේ වළක් ඉරට්ටේ කළොත් ඒ වළ ඔබට. අඩකට වැඩි ඇට වහා දිනයි.
about-al-manqala = 💡 **අරමුණ:** අනෙක් අයට වඩා ඇට දිනීම. ඇදීමකින් ඔබේ වළක ඇට එකින් එක දකුණට, පුවරුව වටා වපුරයි; අන්තිම ඇටය දෙකක් හෝ හතරක් සෑදුවොත් ඒවා ඔබට. ඇට පනහක් වහා දිනයි.
about-pallankuzhi = 💡 **අරමුණ:** අනෙක් අයට වඩා ඇට දිනීම. ඇදීමක් ඔබේ වළකින් ඇරඹී ඊළඟ වළෙන් ඉදිරියට යයි; එය හිස් නම් ඊට පිටුපස ඇති දේ දිනාගනී. අයෙකුට වැපිරීමට යමක් නැති විට වටය අවසන්.
about-pallam-khuzi = 💡 **අරමුණ:** අනෙක් අයට වඩා ඇට දිනීම. ඇදීමක් ඔබේ වළකින් ඇරඹී ඊළඟ වළෙන් ඉදිරියට යයි; එය හිස් නම් ඊට පිටුපස ඇති දේ දිනාගෙන වාරය අවසන් වෙයි. අයෙකුට වැපිරීමට යමක් නැති විට වටය අවසන්.
about-kotu-baendum = 💡 **අරමුණ:** අනෙක් අයට වඩා ඇට දිනීම. ඇදීමක් ඔබේ වළකින් ඇරඹී අන්තිම ඇටය වැටෙන වළෙන් ඉදිරියට යයි, එය හිස් නම් නවතී; අන්තිම ඇටය හතරක් සෑදුවොත් ඒවා ඔබට. අයෙකුට වැපිරීමට යමක් නැති විට වටය අවසන්. ඔබේ වළක වැඩිපුර ඇට ඇතිතාක් තනි ඇට රැඳෙයි.
new-after = 🆕 **{$game} දන්නා අයට අලුත් දේ:** {$rules}
new-sow = පළමු ඇටය එම වළේම තබයි; ඔබේ ගබඩාවටත් වපුරයි.
new-again = අන්තිම ඇටය ඔබේ ගබඩාවට වැටුණොත් නැවත අදියි.
new-even = අන්තිම ඇටය අනෙකාගේ වළක් ඉරට්ටේ කළොත් ඒ වළ ඔබට.
new-alone = අන්තිම ඇටය ඔබේ හිස් වළකට වැටුණොත් එයත් ඉදිරි වළත් ඔබට.
new-finish = පේළියක් හිස් වූ විට සෙල්ලම අවසන්; එහි හිමිකරු අනෙක් පේළියේ ඉතිරි ඇට ගනී.
new-sow-on = පළමු ඇටය ඊළඟ වළට යයි; ඔබේ ගබඩාවටත් වපුරයි.
new-round = දිගු වැපිරීමක් අනෙකාගේ ගබඩාව මඟහරියි.
new-keep = පේළියක් හිස් වූ විට සෙල්ලම අවසන්; එක් එක් අය තම පේළිය තබාගනී.
new-first-back = පළමු ඇටය එම වළේම තබයි; ගබඩාවලට නොවපුරයි.
new-tuzdik = සෙල්ලමකට එක් වරක්, එහා පැත්තේ තුනක් සාදන අන්තිම ඇටය තුනම දිනා දෙයි, වළ ඔබේ ටුස්දික් (T) වේ: එයට වැටෙන සෑම ඇටයක්ම ඔබට.
new-half = අඩකට වැඩි ඇට වහා දිනයි.
new-out = අයෙකුට වැපිරීමට යමක් නැති විට සෙල්ලම අවසන්.
new-castle = සෙල්ලමකට එක් වරක්, අනෙකාගේ වළ 1–5 තුනක් සාදන අන්තිම ඇටය තුනම දිනා දෙයි, වළ ඔබේ කොටුව (C) වේ: එයට වැටෙන සෑම ඇටයක්ම ඔබට.
new-two-four = අන්තිම ඇටය කුමන පේළියක හෝ දෙකක් හෝ හතරක් සෑදුවොත් ඒවා ඔබට.
new-chain = ඊට පෙර ඇති දෙකේ හෝ හතරේ වළවල් ද ඒ සමඟ ලැබේ.
new-feed = අනෙක් පේළිය හිස් නම්, හැකි නම් එයට දිය යුතු ය.
new-sow-round = පළමු ඇටය ඊළඟ වළට යයි; ගබඩාවලට නොවපුරයි.
new-two-three = අන්තිම ඇටය අනෙක් පේළියේ දෙකක් හෝ තුනක් සෑදුවොත් ඒවා ඔබට.
new-run = ඒ පේළියේ ඊට පෙර ඇති දෙකේ හෝ තුනේ වළවල් ද ඒ සමඟ ලැබේ.
new-twelve = දිගු වැපිරීමක් ඇරඹූ වළ මඟහරියි.
new-slam = මුළු පේළියම දිනාගන්නා ඇදීමක් කිසිවක් දිනා නොදෙයි.
new-laps = වළකට පසු, ඇට ඇතිතාක්, ඊළඟ වළ වපුරයි.
new-beyond = ඊළඟ වළ හිස් නම් ඊට පසු එක දිනාගෙන දිගටම යයි.
new-pasu = ඇටයක් වැටී හතරක් වූ වළ වහා දිනාගනු ලැබේ.
new-beyond-ends = ඊළඟ වළ හිස් නම් ඊට පසු එක ඔබට; වාරය අවසන්.
new-pasu-owner = ඇටයක් වැටී හතරක් වූ වළ වහා එහි හිමිකරුට.
new-way = පළමු ඇදීම දෙදෙනාටම දිශාව තීරණය කරයි; ඔබේ පළමු වාරය වළ 1 හෝ 7 න්.
new-relay = අන්තිම ඇටය වැටුණු වළ හිස්ව නොතිබුණොත් එය ගෙන දිගටම වපුරයි.
new-three = තුනක් ඇති වළ මඟහරියි; අන්තිම ඇටය පමණක් එයට වැටී හතරක් කර ඒවා දිනා දෙයි.
new-tie = වළ 1 සහ 7 හි හතර බැඳේ: එහිම රැඳී වටය අවසානයේ ඔබට ගැනේ.
new-single = ඔබේ වළක වැඩිපුර ඇට ඇතිතාක් තනි ඇට රැඳෙයි.
legend-board = 🔎 **අන්තිම ඇදීම:** ඇරඹුණු තැන කඩ ඉරි, අන්තිම ඇටය වැටුණු තැන වළල්ලක්, ඇට දිනාගත් තැන කිරණ.
legend-buttons = බොත්තමක **{$label}**: වළ {$pit}, එහි ඇට: {$seeds}.
legend-stores = ගබඩා: **S** {$south}, **N** {$north}.
round-filled = 🔁 **නව වටයක්:** එක් එක් අය තම ඇටවලින් හැකි තරම් වළවල් පුරවා ඉතිරිය තබාගත්තා. දෙවනුව සෙල්ලම් කළ අය දැන් පටන් ගනී.
round-won = 🔁 **නව වටයක්:** පෙර වටය දිනූ අය තම වළවල් සියල්ල පිරවූවා. අනෙක් අය හැකි තරම් පුරවා පටන් ගනී.
round-blocked = 🚧 **වැසුණු වළවල්:** ඉතිරි වූ ඇට එකක් හෝ දෙකක්. කිසිවෙක් ඒවා නොවපුරයි; එහි එන වාරය අවසන්.
round-arrange = ✋ **ඇට දොළහකට අඩු:** පැරදුණු අය තම පේළිය තමන්ම සකසයි. වළ 1 හි ඇට දෙකක් නම් මේ වටයේ තුනේ ඒවා ද, එකක් නම් දෙකේ ඒවා ද දිනාගනී.
button-learn = විනාඩියකින් ඉගෙනගන්න
button-how-to-play = සෙල්ලම් කරන හැටි
button-rules = නීති
button-hint = 💡 ඉඟිය
button-next-lesson = ඊළඟ පාඩම ▶
button-all-lessons = සියලු පාඩම්
button-page-before = ◀ පෙර පිටුව
button-page-after = ඊළඟ පිටුව ▶
button-try-it = ඔබම උත්සාහ කරන්න
rules-choose = වෙනත් සෙල්ලමක නීති
rules-boards =
    පෙර:
    {$before}
    පසු:
    {$after}

## How commands describe themselves

describe-play = කෙනෙකුට මන්කලා සෙල්ලමකට අභියෝග කරන්න, හෝ Kuzhi සමඟ සෙල්ලම් කරන්න
describe-play-game = කුමන සෙල්ලමද
describe-play-opponent = අභියෝග කරන්නේ කාටද; Kuzhi සමඟ සෙල්ලම් කිරීමට හිස්ව තබන්න
describe-play-open = මේ නාලිකාවේ ඕනෑම කෙනෙකුට පිළිගත හැක
describe-play-level = Kuzhi සමඟ සෙල්ලම් කරයි නම් එය කෙතරම් ප්‍රබලද
describe-play-side = පළමුව අදින්නේ කවුද
describe-play-length = වට කිහිපයක සෙල්ලම්: පෙරනිමිය වට තුනයි; එකක් ඉක්මන් හා මිත්‍රයි
describe-play-sets = කට්ටල කීයකින් හොඳමද: ජයට 1, සමට ½, පැති මාරු වේ
describe-play-rated = ශ්‍රේණිගත කිරීමට ගැනේද; පෙර සෙල්ලමක් අවසන් කළ අය අතර පෙරනිමියෙන් ගැනේ
describe-play-balanced = කිසිවකු ඉදිරියෙන් පටන් නොගන්නා සේ මුල් ඇදීම් කුසපත් ඇද ගන්න (Pallankuzhi, Pallam Khuzi)
describe-play-clock = ඇදීම්වලට කොපමණ කාලයක්ද
describe-play-days-off = False: විවේක දිනවල හා නිහඬ පැයවල ද කාලය ගෙවේ
describe-play-options = පෙරනිමි නීතිවලින් නොවේ නම් සෙල්ලම් කරන හැටි
describe-tutorial = බොත්තම්වලින් කෙරෙන කෙටි පාඩමක්
describe-tutorial-game = කුමන සෙල්ලමද
describe-rules = සෙල්ලමක් කරන හැටි, පින්තූර සහ උදාහරණ සමඟ
describe-rules-game = කුමන සෙල්ලමද
describe-agree = වටේ කැරකෙන අල්-මන්කලා සෙල්ලමක ඉතිරිය බෙදාගැනීමට යෝජනා කරන්න
describe-games = සෑම තැනම ඔබේ සෙල්ලම්, සබැඳි සමඟ, සහ කාගේ වාරයද
describe-move = මේ නාලිකාවේ ඔබේ සෙල්ලමේ වළක් වපුරන්න
describe-move-pit = ඔබේ වළේ අංකය
describe-match = මේ නාලිකාවේ සෙල්ලම් කිහිපයක් නම් කුමන එකද
describe-board = ඔබේ පුවරුව නාලිකාවේ අගට ගෙනෙන්න
describe-board-look = ඔබට පමණක්, වෙනත් පෙනුමකින්
describe-resign = මේ නාලිකාවේ ඔබේ සෙල්ලම අත්හරින්න
describe-draw = මේ නාලිකාවේ ඔබේ සෙල්ලම සම කිරීමට යෝජනා කරන්න
describe-takeback = අනෙකා එකඟ නම් ඔබේ අන්තිම ඇදීම ආපසු ගන්න; Kuzhi සැමවිටම එකඟයි
describe-conditional = බලා සිටින අතර ඔබ වෙනුවෙන් ඉබේම කෙරෙන ඇදීම්; පෙනෙන්නේ ඔබට පමණි
describe-conditional-moves = අනෙකාගේ ඇදීම, පසුව ඔබේ එක, ඉතිරිය: 3 5
describe-hint = ඔබ වෙනුවට Kuzhi අදින දේ; පෙනෙන්නේ ඔබට පමණි, මිත්‍ර සෙල්ලම්වල පමණි
describe-leaderboard = හොඳින්ම සෙල්ලම් කරන්නේ කවුද
describe-leaderboard-game = කුමන සෙල්ලමද
describe-leaderboard-scope = ගණන් ගන්නේ කුමන ප්‍රතිඵලද
describe-leaderboard-time = කුමන කාලයේ ප්‍රතිඵලද
describe-leaderboard-by = කුමක් අනුවද
describe-profile = ඔබ හෝ වෙනත් අයෙකු කළ සෙල්ලම්; පෙනෙන්නේ ඔබට පමණි
describe-profile-player = කාගේද; නැතිනම් ඔබේ
describe-settings = පුවරුවේ පෙනුම, දැනුම්දීම්, කාට අභියෝග කළ හැකිද; කළමනාකරුවන්ට සේවාදායකයේ ඒවා ද
describe-settings-of = කාගේ සැකසීම්ද
describe-settings-timezone = මේ සේවාදායකයේ වේලා කලාපය: නගරයක් ලියන්න
choice-settings-own = ඔබේ ඒවා
choice-settings-house = මේ සේවාදායකයේ ඒවා, එය කළමනාකරණය කරන අයට
describe-away = ඔබ ආපසු එනතුරු ඔබේ දින ගණනේ කාලය ගෙවෙන්නේ නැත
describe-away-until = කවදා දක්වාද: සිකුරාදා, හෙට 18:00, 2w
describe-away-timezone = ඔබේ වේලා කලාපය: නගරයක් ලියන්න
describe-help = Kuzhi සමඟ සෙල්ලම් කරන හැටි
entry-point-description = මේ නාලිකාවේ ඔබේ සෙල්ලම්, ලොකු පුවරුවක
choice-first = පළමුව අදින්නේ ඔබ
choice-second = දෙවනුව අදින්නේ ඔබ
choice-random = අහඹු
choice-level-1 = මට්ටම 1: පළමු සෙල්ලමකට
choice-level-2 = මට්ටම 2: එක් ඇදීමක් ඉදිරිය බලයි
choice-level-3 = මට්ටම 3: ඔබේ පිළිතුරත් බලයි
choice-level-4 = මට්ටම 4: ඇදීම් කිහිපයක් ඉදිරිය බලයි
choice-level-5 = මට්ටම 5: මඟහැරෙන්නේ ටිකකි
choice-level-6 = මට්ටම 6: හොඳින් සෙල්ලම් කරයි
choice-level-7 = මට්ටම 7: ඉතා හොඳින් සෙල්ලම් කරයි
choice-level-8 = මට්ටම 8: හැකි උපරිමයෙන් සෙල්ලම් කරයි
level-strength-1 = ආධුනිකයෙකු මෙන්
level-strength-2 = ආධුනිකයෙකු පරදවයි
level-strength-3 = ඉඳහිට සෙල්ලම් කරන අයෙකු මෙන්
level-strength-4 = නිතර සෙල්ලම් කරන අයෙකු මෙන්
level-strength-5 = සමාජ ක්‍රීඩකයෙකු මෙන්
level-strength-6 = ප්‍රබල සමාජ ක්‍රීඩකයෙකු මෙන්
level-strength-7 = ප්‍රවීණයෙකු මෙන්
level-strength-8 = Kuzhi ප්‍රබලතම අයුරින්
choice-level-strength = {$name} · {$strength}
choice-guild = මේ සේවාදායකය
choice-everywhere = සියලු සේවාදායක
choice-length-1 = ඉක්මන්: එක් වටයක්, මිත්‍ර
choice-length-3 = වට තුනක්
choice-length-0 = අවසානය දක්වා
match-name = {$game}, {$opponent} සමඟ ({$id})
opponent-unnamed = කවුරුන් හෝ
pit-name = {$pit} (ඇට {$seeds})

## Tournaments

describe-tournament = ලීග, ස්විස් ශූරතාවලි, පිටි, ඉණිමං සහ නොක්අවුට්
describe-tournament-create = ශූරතාවලියක් ප්‍රකාශ කරන්න: අන් අයට පෙර ඔබ ඒ සියල්ල දකියි
describe-tournament-list = මේ සේවාදායකයේ ශූරතාවලි
describe-tournament-show = ඒවායින් එකක් පෙන්වන්න
describe-tournament-create-kind = සෙල්ලම් කරන අය හමුවන හැටි
describe-tournament-create-game = කුමන සෙල්ලමද
describe-tournament-create-clock = කාලය: සජීවී 5+3, ඇදීමකට දවසක් 1d, ඇදීමෙන් පිරෙන කාලයක් 3d+12h
describe-tournament-create-begins = ඇරඹෙන වේලාව: සිකු 20:00, හෙට 19:30, 1h30m, 2d 3h; නැත්නම් පැයකින් (සජීවී) හෝ දිනකින්
describe-tournament-create-rounds = වට කීයක්ද (ස්විස්), හෝ කී වරක් හමුවේද (ලීගය: 1 හෝ 2)
describe-tournament-create-minutes = කොපමණ වේලාවක්ද, මිනිත්තු 20 සිට 180 දක්වා (පිටිය)
describe-tournament-create-together = සියලු වට එකවර ඇරඹේද (ලීගය)
describe-tournament-create-groups = වැඩිම වුවත් මෙපමණ දෙනෙකුගේ කාණ්ඩ: එකකට ලීගයක්, නැතිනම් නොක්අවුට් එකට පෙර; 4 සිට 12
describe-tournament-create-promoted = ඊළඟ වර එක් කාණ්ඩයකින් ඉහළට හා පහළට යන ගණන (කාණ්ඩ සහිත ලීගය), නැතිනම් හතරෙන් පංගුව
describe-tournament-create-options = සෙල්ලමේ විකල්ප, උදා. rounds=3
describe-tournament-create-rated = සෙල්ලම් ශ්‍රේණිගත කිරීමට ගැනේද
describe-tournament-create-takebacks = ඇදීම් ආපසු ගැනීමට ඉල්ලිය හැකිද
describe-tournament-create-away = False: නිවාඩුවේදී හා විවේක දිනවල ද කාලය ගෙවේ
describe-tournament-create-byes = ලකුණු භාගයක් ලැබෙන නිවාඩු වට ගණන (ස්විස්): 0 සිට 5, නැතිනම් 1
describe-tournament-create-check-in = ඇරඹීමට මොහොතකට පෙර පැමිණීම දැන්විය යුතුද (සජීවී ඔරලෝසු)
describe-tournament-create-most = වැඩිම කී දෙනෙකුට එක්විය හැකිද
describe-tournament-create-role = මේ භූමිකාව (role) ඇති අයට පමණක් එක්විය හැක
describe-tournament-create-name = එහි නම
describe-tournament-create-repeats = එය ඉබේම නැවත පැවැත්වේද
describe-tournament-create-until = නැවත පැවැත්වෙන අවසන් දිනය, උදා. 2026-12-24, 10w; නැත්නම් නවත්වන තුරු
describe-tournament-create-ahead = ඊළඟ එක දින කීයකට පෙර ප්‍රකාශ වේද (සතිපතා නම් 3, නැත්නම් 7)
describe-tournament-create-season = තරග සමයක ශූරතාවලි ගණන, මේකත් මේ නමින් එන ඊළඟ ඒවාත්: 2 සිට 52
describe-tournament-create-best = තරග සමයේ එක් අයෙකුගේ ප්‍රතිඵල කීයක් ගැනේද, නැතිනම් සියල්ල
describe-tournament-create-counts = තරග සමයේ ගැනෙන්නේ මොනවාද: ස්ථාන, නැතිනම් එක් එක් ශූරතාවලියේ ලකුණු
describe-tournament-show-tournament = කුමන එකද

tournament-kind-league = ලීගය
tournament-kind-swiss = ස්විස්
tournament-kind-arena = පිටිය
tournament-kind-ladder = ඉණිමඟ
tournament-kind-knockout = නොක්අවුට්
tournament-kind-league-line = ලීගය: හැමෝම හැමෝවම හමුවේ
tournament-kind-swiss-line = ස්විස්: වටයෙන් වටයට ලකුණු ආසන්න අය හමුවේ
tournament-kind-arena-line = පිටිය: සවසක් පුරා සජීවී සෙල්ලම්; ඔබ නිදහස් වූ වහාම ඊළඟ එක
tournament-kind-ladder-line = ඉණිමඟ: ඔබට ඉහළින් සිටින අයට ඕනෑම වේලාවක අභියෝග කරන්න
tournament-kind-knockout-line = නොක්අවුට්: වරක් පැරදුණොත් ඔබ ඉවත්
choice-tournament-every-week = සෑම සතියකම
choice-tournament-every-fortnight = සති දෙකකට වරක්
choice-tournament-every-month = සෑම මසකම එම දිනයේ, උදා. පළමු සිකුරාදා
choice-tournament-counts-places = ස්ථාන: පළමු ස්ථානයට ලකුණු 12, දෙවනුවට 10, එලෙස
choice-tournament-counts-points = එක් එක් ශූරතාවලියේ ලකුණු
tournament-name = {$kind} · {$game}
tournament-title = **{$name}**
tournament-place = {$place} වන
tournament-league-once = ලීගය: හැමෝම හැමෝවම එක් වරක් හමුවේ.
tournament-league-twice = ලීගය: හැමෝම හැමෝවම දෙවරක් හමුවේ, පැති මාරු වී.
tournament-groups = { $moves ->
    [one] වැඩිම වුවත් {$most} දෙනෙකුගේ කාණ්ඩ; දක්ෂතම අය A කාණ්ඩයේ. ඊළඟ වර එක් එක් කාණ්ඩයේ පළමුවැන්නා කාණ්ඩයක් ඉහළටත් අන්තිමයා කාණ්ඩයක් පහළටත් යයි.
   *[other] වැඩිම වුවත් {$most} දෙනෙකුගේ කාණ්ඩ; දක්ෂතම අය A කාණ්ඩයේ. ඊළඟ වර එක් එක් කාණ්ඩයේ මුල් {$moves} දෙනා කාණ්ඩයක් ඉහළටත් අන්තිම {$moves} දෙනා කාණ්ඩයක් පහළටත් යති.
}
tournament-groups-fixed = ශ්‍රේණිගත කිරීම අනුව වැඩිම වුවත් {$most} දෙනෙකුගේ කාණ්ඩ; දක්ෂතම අය A කාණ්ඩයේ.
tournament-groups-first = මුලින් වැඩිම වුවත් {$most} දෙනෙකුගේ සමබර කාණ්ඩ. එක් එක් කාණ්ඩයේ මුල් දෙදෙනා ඉදිරියට යති.
tournament-groups-now = කාණ්ඩ {$groups}, එකක {$size} දෙනා බැගින්.
tournament-groups-need = සෙල්ලම් කරන අය {$players} දෙනෙකුට වඩා අඩු නම් කාණ්ඩ නැත.
tournament-drafted = කාණ්ඩ එන්නේ පසුගිය ලීගයෙනි: ඉහළට හෝ පහළට ගිය අය එහි සෙල්ලම් කරති; අලුත් අය පහළම කාණ්ඩයෙන් අරඹති.
tournament-league-together = සියලු වට එකවර ඇරඹේ.
tournament-swiss = { $rounds ->
    [one] ස්විස්: වට එකයි. ඔබට හමුවන්නේ ඔබේ ලකුණුවලට ආසන්න ලකුණු ඇති අයයි.
   *[other] ස්විස්: වට {$rounds}යි. ඔබට හමුවන්නේ ඔබේ ලකුණුවලට ආසන්න ලකුණු ඇති අයයි.
}
tournament-swiss-open = ස්විස්: ජයග්‍රාහකයා තනි වන තුරු වට. ඔබට හමුවන්නේ ඔබේ ලකුණුවලට ආසන්න ලකුණු ඇති අයයි.
tournament-arena = පිටිය: මිනිත්තු {$minutes}යි. නිදහස් අයට ඊළඟ සෙල්ලම වහාම ලැබේ.
tournament-ladder = ඉණිමඟ: ඔබට ඉහළින් ස්ථාන {$reach}ක් දක්වා අභියෝග කරන්න. දිනුවොත් ස්ථානය ඔබට; අතර සිටින අය එකක් පහළට.
tournament-knockout = නොක්අවුට්: පරදින අය ඉවත් වේ. සම වූ සෙල්ලම පැති මාරු කර නැවත කෙරේ; එයත් සම වුවහොත් ආරම්භක ලැයිස්තුවේ ඉහළින් සිටින අය ඉදිරියට යයි.
tournament-game = {$game} · {$clock} · {$rated}
tournament-rated = ශ්‍රේණිගතයි
tournament-casual = මිත්‍රයි
tournament-round-days = වටයක සියලු සෙල්ලම් එකවර ඇරඹේ. පළමු ඇදීම {$time} ඇතුළත කරන්න; නැත්නම් නොපැමිණි නිසා පරාජය වේ. සෙල්ලම් අවසන් වූ විට වටය අවසන් වේ.
tournament-round-live = පෙර වටය අවසන් වූ විට ඊළඟ වටය ඇරඹේ. ඔබේ සෙල්ලම ඇරඹීමට මිනිත්තු {$minutes}ක් ඇත.
tournament-together-live = සියලු වට එකවර ඇරඹේ. ඔබේ සෙල්ලම් ඇරඹීමට වටයකට මිනිත්තු {$minutes} බැගින් එකතු කළ කාලයක් ඇත.
tournament-first-move = පුවරුව ආ විගස, පළමු ඇදීමට තත්පර {$seconds}ක් ඇත.
tournament-byes-none = නිවාඩු වටයකට ලකුණු නැත.
tournament-byes = { $byes ->
    [one] නිවාඩු වටයකට ලකුණු භාගයක් ලැබේ.
   *[other] නිවාඩු වට {$byes}ක් දක්වා එකකට ලකුණු භාගයක් ලැබේ.
}
tournament-begins = ඇරඹෙන්නේ {$when}.
tournament-repeats-week = එය සෑම සතියකම පැවැත්වේ.
tournament-repeats-fortnight = එය සති දෙකකට වරක් පැවැත්වේ.
tournament-repeats-month = එය සෑම මසකම {$week} {$day} පැවැත්වේ.
week-of-month-1 = පළමු
week-of-month-2 = දෙවන
week-of-month-3 = තෙවන
week-of-month-4 = සිව්වන
week-of-month-5 = අවසන්
start-needs-zone = {$text}: පළමුව /settings timezone මගින් සේවාදායකයේ වේලා කලාපය තෝරන්න
weekday-1 = සඳුදා
weekday-2 = අඟහරුවාදා
weekday-3 = බදාදා
weekday-4 = බ්‍රහස්පතින්දා
weekday-5 = සිකුරාදා
weekday-6 = සෙනසුරාදා
weekday-7 = ඉරිදා
tournament-repeats-until = අවසන් එක {$when} වන විට ඇරඹේ.
tournament-ahead = { $days ->
    [one] ඊළඟ එක දිනකට පෙර ප්‍රකාශ වේ.
   *[other] ඊළඟ එක දින {$days}කට පෙර ප්‍රකාශ වේ.
}
tournament-next = ඊළඟ එක ඇරඹෙන්නේ {$when}.
tournament-check-in = පැමිණීම: ඇරඹීමට පෙර මිනිත්තු 15 තුළ **{button-tournament-here}** නොඔබන අය සෙල්ලම් නොකරයි.
tournament-role = එක්විය හැක්කේ {$role} ට පමණි.
tournament-thread = සෙල්ලම් සහ පුවත් {$thread} හි ඇත.
tournament-entered-none = තවම කිසිවෙක් එක් වී නැත.
tournament-entered = { $number ->
    [one] එක් අයෙක් එක්වී ඇත: {$names}
   *[other] {$number} දෙනෙක් එක්වී ඇත: {$names}
}
tournament-entered-more = … තව {$number} දෙනෙක්
tournament-start-list = ආරම්භක ලැයිස්තුව: {$names}, ඉන්පසු ශ්‍රේණිගත කිරීම් අනුව
tournament-round = වටය {$round} / {$rounds}
tournament-stage-final = අවසන් මහා සෙල්ලම
tournament-stage-semi-finals = අවසන් පූර්ව වටය
tournament-stage-quarter-finals = කාර්තු අවසන් වටය
tournament-stage-round-of = අවසන් {$players} දෙනාගේ වටය
tournament-stage-rematch = {$stage}, සම වූ සෙල්ලම්
tournament-stage-groups = කාණ්ඩ, වටය {$round} / {$rounds}
tournament-third-place = තෙවන ස්ථානය
tournament-games-open = විවෘත සෙල්ලම්: {$number}.
tournament-round-by = වටය අවසන් විය යුතු දිනය: {$date}.
tournament-arena-until = එය අවසන් වන්නේ {$when}. දැන් කෙරෙන සෙල්ලම්: {$number}.
tournament-paused = එය විරාමයක ය. කිසිදු කාලයක් ගෙවෙන්නේ නැත.
tournament-over = එය අවසන්.
tournament-last-games = අවසන් සෙල්ලම් ඇරඹෙන්නේ {$time}.
tournament-last-games-begun = අවසන් සෙල්ලම් කෙරෙයි. තවත් ඒවා නොඇරඹේ.
tournament-called-off = එය අත්හැර දැමිණි.
tournament-called-off-because = එය අත්හැර දැමිණි: {$reason}
tournament-cannot-pair = එය අත්හැර දැමිණි: තවදුරටත් කිසිවෙකු යුගල කළ නොහැකි විය.
tournament-as-it-stood = එවිට තිබූ තත්ත්වය: {$names}
tournament-too-few = එය අත්හැර දැමිණි: එක්වූ අය මදි විය.
tournament-organiser = සංවිධායක: {$player}.
tournament-waits = Kuzhi ට {$channel} හි ලිවිය නොහැකි බැවින් **{$name}** රැඳී සිටී; ඒ කාලය ගණන් නොගැනේ. Kuzhi ට එම නාලිකාව බැලීමට සහ එහි, නූල්වල ද, පණිවිඩ යැවීමට හැකි වූ විට එය ඉදිරියට යයි.
tournament-goes-on = Kuzhi ට නැවත මෙහි ලිවිය හැක. ලිවිය නොහැකි වූ කාලය ගණන් නොගැනේ.
tournament-left-thread = Kuzhi ට තවදුරටත් {$thread} හි ලිවිය නොහැක. **{$name}** {$channel} හි ඉදිරියට යයි.
tournament-leaders = මුල් ස්ථාන: {$names}
tournament-still-in = තවමත් රැඳී සිටින අය: {$names}
tournament-most = වැඩිම වුවත් {$most} දෙනෙකුට එක්විය හැක.
tournament-fewest = {$fewest}ට අඩුවෙන් එක් වුවහොත්, ඇරඹෙන විට එය අත්හැර දමනු ලැබේ.
tournament-joined-so-far = මෙතෙක් එක්වූ ගණන: {$number}.
tournament-here = පැමිණ සිටින අය: {$all} න් {$number}.
tournament-needs = වට {$rounds}ම සඳහා අවම වශයෙන් {$players} දෙනෙක් එක් විය යුතු ය.
tournament-draft = තවම මෙය පෙනෙන්නේ ඔබට පමණි. **{button-tournament-announce}** එය {$channel} හි පළ කරයි.
tournament-draft-days = මේ කාලයෙන් ඇදීම් හතළිහකට වැඩිම වුවහොත් දින {$days}ක් යයි.
tournament-draft-ends = සියලු වට අවසන් විය යුතු දිනය: {$date}.
tournament-draft-round-ends = පළමු වටය අවසන් විය යුතු දිනය: {$date}.
tournament-draft-reserve = `{$clock}` වඩා වේගවත්: {$name}. එවිට ඇදීම් හතළිහකට වැඩිම වුවහොත් දින {$days}ක් යයි.
tournament-draft-drags = සෙල්ලමක් ඇදී ගියහොත් ඔබට එය තීරණය කළ හැක: **{button-tournament-organise}**, **{tournament-do-result}**.
tournament-draft-left-out = මෙහි අදාළ නොවන නිසා අත්හරින ලදි: {$options}
tournament-draft-hint = **{button-tournament-change}** පෝරමයක් විවෘත කරයි. වෙනත් දෙයක් සඳහා විධානය නැවත භාවිත කරන්න.
tournament-draft-slow = ⚠️ {$clock} සමඟ සෙල්ලම් මේ පිටියට දිග වැඩියි: කෙනෙකුට කළ හැක්කේ සෙල්ලම් කිහිපයකි. {$quicker} හෝ ඊට අඩු එකක් වඩා හොඳයි.

button-tournament-announce = ප්‍රකාශ කරන්න
button-tournament-change = වෙනස් කරන්න …
button-tournament-discard = ඉවත දමන්න
button-tournament-join = එක්වන්න
button-tournament-leave = ඉවත් වන්න
button-tournament-leave-sure = ඔව්, ඉවත් වන්න
button-tournament-always = සැමවිට
button-tournament-here = මම මෙහි
button-tournament-standings = ලකුණු වගුව
button-tournament-season = තරග සමය
button-tournament-mine = මගේ සෙල්ලම්
button-tournament-rules = නීති
button-tournament-begin = සෙල්ලම අරඹන්න
button-tournament-off = ඊළඟ වටය නිවාඩු
button-tournament-pause = විරාමය
button-tournament-back = ආපසු එන්න
button-tournament-challenge = අභියෝග කරන්න
button-tournament-organise = සංවිධානය
button-tournament-log = සිදුවීම් ලේඛනය
button-tournament-again = නැවත වරක්
button-tournament-table = වගුව ගොනුවකින්
button-tournament-tie-breaks = සමවීම් බිඳීම
button-tournament-bracket = යුගල සටහන
button-tournament-csv = පැතුරුම්පත (CSV)
tournament-asked-again = **{$name}** නැවතත්! සෙල්ලම් කිරීමට **{button-tournament-join}** ඔබන්න.
tournament-discarded = ඉවත දැම්මා. කිසිවෙකු දුටුවේ නැත.
tournament-announced = {$channel} හි ප්‍රකාශ කළා.

tournament-joined = ඔබ සහභාගි වේ. ඔබට කළ යුතු දෙයක් ඇති විට ඔබට දන්වනු ලැබේ.
tournament-checked-in = ඔබ පැමිණ සිටින බව සටහන් විය. ඇරඹෙන්නේ {$when}.
tournament-joined-late = ඔබ ඊළඟ වටයේ සිට සහභාගි වේ; මඟහැරුණු දේට ලකුණු භාගයක් ලැබේ.
tournament-leave-sure = **{$name}** ශූරතාවලියෙන් ඉවත් වෙනවා ද?
tournament-leave-games = {$names} සමඟ ඔබේ අවසන් නොවූ සෙල්ලම් ඔබ පරදියි.
tournament-leave-challenge = {$names} සමඟ ඔබේ විවෘත අභියෝගය අවලංගු වේ.
tournament-leave-rest = ඉදිරි සෙල්ලම් ඔබ නොපැමිණි ලෙස පරදියි.
tournament-leave-results = ඔබ ඔබේ සෙල්ලම්වලින් අඩකට වඩා අඩුවෙන් කර ඇති නිසා, ඒ කිසිවක් ඔබට හෝ ප්‍රතිවාදීන්ට නොගැනේ.
tournament-always = මෙවරත් මින් ඉදිරියට සෑම වරකත් ඔබ එක්වේ. **{button-tournament-always}** නැවත එබූ විට එය නවතී.
tournament-always-next = ඊළඟ එකේ සිට සෑම වරකම ඔබ එක්වේ. **{button-tournament-always}** නැවත එබූ විට එය නවතී.
tournament-always-off = ඊළඟ එකේ සිට ඔබ එක්වන්නේ **{button-tournament-join}** එබූ විට පමණි.
tournament-left = ඔබ ශූරතාවලියෙන් ඉවත් වුණා.
tournament-round-off = ඊළඟ වටය ඔබට නිවාඩු, ලකුණු භාගයක් සමඟ. **{button-tournament-back}** එය ආපසු හරවයි.
tournament-round-off-bare = ඊළඟ වටය ඔබට නිවාඩු, ලකුණු නැතිව: ඔබට තව ලකුණු භාගයක් ඉතිරි නැත. **{button-tournament-back}** එය ආපසු හරවයි.
tournament-on-pause = ඔබ විරාමයක ය. **{button-tournament-back}** ඊළඟ සෙල්ලම ගෙනෙයි.
tournament-missing = ඔබ පසුගිය සෙල්ලමට පැමිණියේ නැත. එබැවින් **{button-tournament-back}** ඔබන තෙක් ඔබට සෙල්ලමක් නොලැබේ.
tournament-back = ඔබ ආපසු ආවා.
tournament-back-last = ඔබ ආපසු ලැයිස්තුවේ ය, එහෙත් ඔබට තවත් සෙල්ලම් නැත.
tournament-ready = ඔබ සූදානම්. {$opponent} ට දැන්වූවා; එයාගේ කාලය අවසන් වන්නේ {$when}.
tournament-ready-live = ඔබ {$until} වන තුරු සූදානම්. {$opponent} ට දැන්වූවා. එයා පසුව ආවොත් ඔබට නැවත දන්වනු ලැබේ. ඇරඹීමේ කාලය අවසන් වන්නේ {$when}.
tournament-game-begins = ඔබේ සෙල්ලම ඇරඹේ.
tournament-season = එය ශූරතාවලි {$tournaments}ක තරග සමයකට අයත් ය.
tournament-season-goes-on = පවතින තරග සමයේ ශූරතාවලි {$tournaments}න් මෙය අංක {$number} ය.
season-all-count = එක් එක් අයගේ සියලු ප්‍රතිඵල ගැනේ.
season-best = { $best ->
    [one] එක් එක් අයගේ හොඳම ප්‍රතිඵලය පමණක් ගැනේ.
   *[other] එක් එක් අයගේ හොඳම ප්‍රතිඵල {$best} ගැනේ.
}
season-counts-places = තරග සමයේ මුල් ස්ථානවලට ලකුණු {$places} ද, ඉන් පසු සෑම ස්ථානයකටම ලකුණු 1 ද ලැබේ. සමාන අයට බෙදාගත් ස්ථානයේ ලකුණු ලැබේ.
season-counts-points = තරග සමයේ එක් එක් ශූරතාවලියේ ලකුණු ගැනේ.
season-title = **තරග සමය** · {$name}
season-none = එහි ශූරතාවලි {$tournaments}න් කිසිවක් තවම අවසන් නැත.
season-after = ශූරතාවලි {$tournaments}න් {$held}ක් අවසන් වූ පසු
season-over = { $held ->
    [one] එක් ශූරතාවලියකින් තරග සමය අවසන්.
   *[other] ශූරතාවලි {$held}කින් තරග සමය අවසන්.
}
season-champion = 🏆 ශූරයා: {$names}
season-news = **{$name} තරග සමය**, ශූරතාවලි {$tournaments}න් {$held}ක් අවසන් වූ පසු:
season-news-over = 🏆 **{$name} තරග සමය අවසන්.** සුබ පැතුම්, {$champions}!
season-news-nobody = **{$name} තරග සමය අවසන්.** ශූරයෙක් නැත: එහි කිසිම ශූරතාවලියක කිසිවෙකුට ස්ථානයක් නැත.
season-leads = තරග සමයේ පළමු තැන: {$names}
season-column-played = ගණන

tournament-standings = **ලකුණු වගුව** · {$name}
tournament-stood = එය අත්හැර දැමිණි. එවිට තිබූ තත්ත්වය මෙයයි.
tournament-standings-none = තවම ලකුණු වගුවක් නැත.
tournament-bracket = **යුගල සටහන** · {$name}
tournament-bracket-none = යුගල සටහන සෑදෙන්නේ ඇරඹීමේ දී ය.
tournament-bracket-after-groups = යුගල සටහන සෑදෙන්නේ කාණ්ඩවලින් පසුව ය.
tournament-column-name = නම
tournament-column-points = ලකුණු
tournament-column-record = ජ-ස-ප
tournament-table-described = {$name} වගුව: {$places}
tournament-marked-left = {$player} (ඉවත් වුණා)
tournament-marked-removed = {$player} (ඉවත් කළා)
tournament-group = {$group} කාණ්ඩය
tournament-in-group = **{$group}** · {$line}
tournament-choose-group = කුමන කාණ්ඩයද?
tournament-marked-up = {$player} ↑ ඉහළට
tournament-marked-down = {$player} ↓ පහළට
tournament-without-results = තම සෙල්ලම්වලින් අඩකට වඩා අඩුවෙන් කර ඉවත් වූ නිසා ඔවුන්ගේ සෙල්ලම් නොගැනේ: {$names}
tournament-no-place = ස්ථානයක් නැත (–): ඒ සඳහා කළ, ගැනෙන සෙල්ලමක් අවශ්‍ය ය.
tournament-explained-league = ජයට ලකුණක්, සමට ලකුණු භාගයක්. සෙල්ලමට නොපැමිණි අය එය පරදියි. ලකුණු සමාන නම් මේවා පිළිවෙළින් තීරණය කරයි:
tournament-explained-swiss = ජයට ලකුණක්, සමට ලකුණු භාගයක්, ප්‍රතිවාදියෙක් නැති වටයට සම්පූර්ණ ලකුණක්. එකම කෙනා දෙවරක් හමු නොවේ. සෙල්ලමට නොපැමිණි අය එය පරදියි. ලකුණු සමාන නම් මේවා පිළිවෙළින් තීරණය කරයි:
tournament-explained-arena = ජයට ලකුණු දෙකක්, සමට එකක්. එක දිගට ජය දෙකකින් පසු, නොදිනන සෙල්ලමක් එන තුරු ලකුණු දෙගුණයක් ගැනේ. එක ඇදීමක්වත් නොකර කාලය අවසන් වූ අය පරදින අතර **{button-tournament-back}** ඔබන තුරු විරාමයක ය.
tournament-explained-ladder = අභියෝගය ලැබූ අය නියමිත කාලය තුළ සෙල්ලම ඇරඹිය යුතු ය, නැතහොත් ස්ථානය අහිමි වේ. සති දෙකක් සෙල්ලම් නොකරන අය එක් ස්ථානයක් පහළට යයි.
tournament-explained-knockout = ආරම්භක ලැයිස්තුව ශ්‍රේණිගත කිරීම් අනුව ය; ඇරඹීමට පෙර සංවිධායකයන්ට එය වෙනස් කළ හැක. අංක 1 සහ 2 හමු විය හැක්කේ අවසන් මහා සෙල්ලමේ පමණි. පළමු වටය සම්පූර්ණ නොවේ නම් ලැයිස්තුවේ මුලින්ම සිටින අයට ප්‍රතිවාදියෙක් නැත. නොපැමිණි අයගේ ප්‍රතිවාදියා ඉදිරියට යයි; දෙදෙනාම නොපැමිණියොත් ඊළඟ ප්‍රතිවාදියා සෙල්ලමක් නැතිව ඉදිරියට යයි. අවසන් පූර්ව වටයේ පැරදුණු දෙදෙනා තෙවන ස්ථානයට සෙල්ලම් කරයි.
tournament-explained-groups = යුගල සටහනේ මුල් අංක සෙල්ලමකට ලැබූ ලකුණු අනුව කාණ්ඩ ජයග්‍රාහකයන්ට ය, ඊළඟ ඒවා දෙවන අයට ය; එක කාණ්ඩයක දෙදෙනෙකු හමු වන්නේ අවසන් මහා සෙල්ලමේ පමණි. කෙනෙක් ඉවත් වී නම් ඊළඟ කෙනා ඉදිරියට යයි. කාණ්ඩයක සමානයන්:
tournament-explained-moves = සියල්ලෙන්ම සමාන නම්, ඉහළට හෝ පහළට යන්නේ කවුදැයි ආරම්භක ලැයිස්තුව තීරණය කරයි.
tournament-rules-late = පසුවත් සහභාගි විය හැක: මඟහැරුණු සියල්ලටම එකතුව ලකුණු භාගයක් ලැබෙන අතර, එය ඔබේ නිවාඩු ලකුණු භාගයකින් එකකි.
tournament-rules-late-bare = පසුවත් සහභාගි විය හැක. මඟහැරුණු දේට ලකුණු නැත.
tournament-rules-closed = ඇරඹුණු පසු කිසිවෙකුට සහභාගි විය නොහැක.
tournament-rules-place = ස්ථානයකට කළ, ගැනෙන සෙල්ලමක් අවශ්‍ය ය.
tournament-rules-place-knockout = ස්ථානයකට කළ සෙල්ලමක්, නැතහොත් අන් අය සෙල්ලම් කර ඇත්නම් නොපැමිණීමෙන් ලැබූ ජයක් අවශ්‍ය ය.
tournament-rules-rated = දෙදෙනාම ඇදීම් {$moves}ක් කළ පසු සෙල්ලම ශ්‍රේණිගත වේ. ශූරතාවලියේ එය කෙසේ වුවත් ගැනේ.
tournament-key-league = ලකුණු · සමාන අයගේ සෙල්ලම් · සොන්බෝන්-බර්ගර්: පැරදවූ අයගේ ලකුණු සහ සම වූ අයගේ ලකුණුවලින් භාගය · ජය, නොපැමිණීමෙන් ලැබූ ඒවාත් සමඟ
tournament-key-swiss = ලකුණු · සමාන අයගේ සෙල්ලම් · බුක්හෝල්ට්ස්: ප්‍රතිවාදීන්ගේ ලකුණු, අඩුම එක හැර · සොන්බෝන්-බර්ගර්: පැරදවූ අයගේ ලකුණු සහ සම වූ අයගේ ලකුණුවලින් භාගය · ජය, නොපැමිණීමෙන් ලැබූ ඒවා නැතිව
tournament-key-arena = ලකුණු · සෙල්ලම්, අඩුම මුලින් · ඉන්පසු සමාන අයගේ සෙල්ලම් · ගිනිදැල්ලක්: ඊළඟ ලකුණු දෙගුණ වේ
tournament-key-ladder = ස්ථානයෙන් ස්ථානයට
tournament-key-knockout = ස්ථාන ලැබෙන්නේ කොපමණ දුර ආවාද යන්න අනුව ය: එකම වටයේ ඉවත් වූ අය ස්ථානය බෙදාගනී
tournament-key-groups = ලකුණු · එකිනෙකා අතර සෙල්ලම් · සොන්බෝන්-බර්ගර් · ජය · ආරම්භක ලැයිස්තුව
tournament-tie-breaks = **සමවීම් බිඳීම** · {$name}
tournament-tie-break-direct-encounter = සමාන අයගේ සෙල්ලම් {$value}
tournament-tie-break-buchholz-cut1 = ප්‍රතිවාදීන්ගේ ලකුණු {$value}
tournament-tie-break-sonneborn-berger = සොන්බෝන්-බර්ගර් {$value}
tournament-tie-break-wins = ජය {$value}
tournament-why = ඇයි?
tournament-why-choice = {$other} ට පෙර {$one}
tournament-why-choice-equal = {$one} සහ {$other}: සමාන
tournament-why-points = {$one} ට ලකුණු {$first}, {$other} ට {$second}.
tournament-why-direct-encounter = දෙදෙනාටම ලකුණු {$points}. එකිනෙකා අතර සෙල්ලම්වල {$one} ට {$first}, {$other} ට {$second}.
tournament-why-direct-among = දෙදෙනාටම ලකුණු {$points}. {$names} අතර සෙල්ලම්වල {$one} ට {$first}, {$other} ට {$second}.
tournament-why-buchholz-cut1 = දෙදෙනාටම ලකුණු {$points}. අඩුම ලකුණු හැර, {$one} ගේ ප්‍රතිවාදීන්ට එකතුව {$first}, {$other} ගේ ප්‍රතිවාදීන්ට {$second} (බුක්හෝල්ට්ස්).
tournament-why-sonneborn-berger = දෙදෙනාටම ලකුණු {$points}. සොන්බෝන්-බර්ගර් අනුව {$one} ට {$first}, {$other} ට {$second}: පැරදවූ ප්‍රතිවාදීන්ගේ ලකුණු සහ සම වූ අයගේ ලකුණුවලින් භාගය.
tournament-why-wins = දෙදෙනාටම ලකුණු {$points}. {$one} දිනූ සෙල්ලම් {$first}, {$other} දිනූ ඒවා {$second}.
tournament-why-forfeits = අනෙකා නොපැමිණි නිසා ලැබූ ජයත් ගැනේ.
tournament-why-no-forfeits = නොපැමිණීමෙන් ලැබූ ජය සහ ප්‍රතිවාදියෙක් නැති වට මෙහි ගැනෙන්නේ නැත.
tournament-why-unplayed = සෙල්ලමක් නැති වටයක් ගැනෙන්නේ තමාට වඩා ලකුණු නැති ප්‍රතිවාදියෙක් සමඟ ලෙස ය.
tournament-why-unplayed-cut = සෙල්ලමක් නැති වටයක් ගැනෙන්නේ තමාට වඩා ලකුණු නැති ප්‍රතිවාදියෙක් ලෙස ය; නිවාඩු හෝ නොපැමිණි වටයක් මුලින්ම අත්හරී.
tournament-why-absences = ප්‍රතිවාදියෙක් නොසිටි අවසන් වට ඔහුට සම ලෙස ගැනේ.
tournament-why-average = සියල්ලන් එක සමාන වාර ගණනක් හමු නොවූ නිසා එක් එක් ප්‍රතිවාදියා සමඟ සාමාන්‍යය ගැනේ.
tournament-why-certain = ඔවුන් සියල්ලන් හමු වී නැත, නමුත් අඩු සෙල්ලම්වල කිසිම ප්‍රතිඵලයකින් මෙය වෙනස් නොවේ.
tournament-why-equal = {$one} සහ {$other} සියල්ලෙන්ම සමාන ය; ස්ථානය බෙදාගනී.
tournament-why-moves-up = {$one} ඉහළට යයි. {tournament-explained-moves}
tournament-why-moves-down = {$one} පහළට යයි. {tournament-explained-moves}
tournament-why-start-list = {$one} සහ {$other} සියල්ලෙන්ම සමාන ය. තීරණය වන්නේ ආරම්භක ලැයිස්තුවෙනි: {$one} එහි ඉහළින් සිටී.
tournament-why-groups = {$one} සිටින්නේ {$first} කාණ්ඩයේ, {$other} {$second} කාණ්ඩයේ.
tournament-why-ladder = ඉණිමඟක පිළිවෙළ එන්නේ කවුරුන් කා පැරදුවාද, කවදාද යන්නෙනි.
tournament-reached = {$player}: {$reached}.
tournament-reached-won = අවසන් මහා සෙල්ලම දිනුවා
tournament-reached-in-final = අවසන් මහා සෙල්ලමේ සෙල්ලම් කරයි
tournament-reached-finalist = අවසන් මහා සෙල්ලම පැරදුණා
tournament-reached-in-third = තෙවන ස්ථානයට සෙල්ලම් කරයි
tournament-reached-third = තෙවන ස්ථානයේ සෙල්ලම දිනුවා
tournament-reached-fourth = තෙවන ස්ථානයේ සෙල්ලම පැරදුණා
tournament-reached-fourth-forfeit = නොපැමිණීමෙන් තෙවන ස්ථානයේ සෙල්ලම පැරදුණා
tournament-reached-in = තවමත් රැඳී සිටී ({$stage})
tournament-reached-out = ඉවත් වුණා ({$stage})
tournament-reached-group = {$group} කාණ්ඩයේ දී ඉවත් වුණා (ස්ථානය {$place}, සෙල්ලම් {$games}න් ලකුණු {$points})
tournament-reached-equal = ඔවුන් ස්ථානය බෙදාගනී.
tournament-reached-no-place = {$player}ට ස්ථානයක් නැත: ඒ සඳහා කළ සෙල්ලමක් හෝ අනෙකා නොපැමිණි නිසා ලත් ජයක් අවශ්‍ය ය.

tournament-mine = **ඔබේ සෙල්ලම්** · {$name}
tournament-mine-none = මෙහි ඔබට තවම සෙල්ලම් නැත.
tournament-mine-line = වටය {$round}: {$opponent} – {$state}
tournament-mine-absent = වටය {$round}: {$state}
tournament-mine-line-bare = {$opponent} – {$state}
tournament-state-waiting = ඇරඹීමට කාලය අවසන් වන්නේ {$when}
tournament-state-other-waiting = {$opponent} සූදානම්ව ඔබ එන තුරු සිටියි; කාලය අවසන් වන්නේ {$when}
tournament-state-own-waiting = ඔබ සූදානම්; {$opponent} ගේ කාලය අවසන් වන්නේ {$when}
tournament-state-own-gone = ඔබ බලා සිටියා; {$opponent} ආවොත් ඔබට නැවත දන්වනු ලැබේ; කාලය අවසන් වන්නේ {$when}
tournament-state-other-gone = {$opponent} ඔබ එන තුරු බලා සිටියා; ඔබ ආවොත් එයාට නැවත දන්වනු ලැබේ; ඔබේ කාලය අවසන් වන්නේ {$when}
tournament-state-playing = කෙරෙමින් පවතී
tournament-state-playing-linked = [කෙරෙමින් පවතී]({$link})
tournament-state-won = ජය
tournament-state-lost = පරාජය
tournament-state-drawn = සම
tournament-state-won-default = අනෙකා නොපැමිණි නිසා ජය
tournament-state-lost-default = නොපැමිණි නිසා පරාජය
tournament-state-removed = ප්‍රතිඵලය ඉවත්
tournament-score-forfeit = {$score}, නොපැමිණීමෙන්
tournament-state-bye = ප්‍රතිවාදියෙක් නැත, සම්පූර්ණ ලකුණක්
tournament-state-half-bye = නිවාඩු, ලකුණු භාගයක්
tournament-state-rest = විවේකය
tournament-state-away = සහභාගි නොවේ
tournament-state-goes-on = ප්‍රතිවාදියෙක් නැත

tournament-list = **මේ සේවාදායකයේ ශූරතාවලි**
tournament-list-none = මෙහි ශූරතාවලි නැත. `/tournament create` මගින් එකක් ප්‍රකාශ කළ හැක.
tournament-list-open = {$name}: ඇරඹෙන්නේ {$when}, {$number} දෙනෙක් එක්වී ඇත
tournament-list-running = {$name}: කෙරෙමින් පවතී, {$number} දෙනෙක් සහභාගි වේ
tournament-list-over = {$name}: අවසන්, {$winner} දිනුවා
tournament-list-called-off = {$name}: අත්හැර දැමිණි
tournament-list-choose = එකක් පෙන්වන්න

tournament-news-put-off = **{$name}** දැන් ඇරඹෙන්නේ {$when}.
tournament-news-day-before = **{$name}** ඇරඹෙන්නේ {$when}. මිනිත්තු 15 කට පෙර නැවත දන්වනු ලැබේ. එන්න බැරිද? **{button-tournament-leave}** ඔබන්න.
tournament-news-soon = **{$name}** ඇරඹෙන්නේ {$when}. ඔබ මෙහි සිටිනවාද?
tournament-news-check-in = **{$name}** ඇරඹෙන්නේ {$when}. ඊට පෙර **{button-tournament-here}** ඔබන්න, නැත්නම් ඔබට සෙල්ලම් කළ නොහැක.
tournament-news-begun-arena = **{$name}** ඇරඹුණා; අවසන් වන්නේ {$when}. එක්වන අයට, වෙන අයෙක් නිදහස් වූ වහාම සෙල්ලමක් ලැබේ.
tournament-news-begun-ladder = **{$name}** සූදානම්. **{button-tournament-challenge}** ඇත්තේ එහි පළමු පණිවිඩයට පහළින් ය.
tournament-news-round = **{$name}, වටය {$round} / {$rounds}.** දෙදෙනාම **{button-tournament-begin}** ඔබන්න; කාලය අවසන් වන්නේ {$when}. නොපැමිණි අය පරදියි.
tournament-news-round-days = **{$name}, වටය {$round} / {$rounds}.** ඔබේ පුවරු සූදානම්. පළමු ඇදීම වේලාවට නොකරන අය නොපැමිණි ලෙස පරදියි.
tournament-news-round-begun = **{$name}, වටය {$round} / {$rounds}.**
tournament-news-round-bare = **{$name}, වටය {$round} / {$rounds}:** මෙහි සෙල්ලම් නැත.
tournament-news-pairing = {$south} – {$north}
tournament-news-bye = {$player}: ප්‍රතිවාදියෙක් නැත, සම්පූර්ණ ලකුණක්
tournament-news-half-bye = {$player}: නිවාඩු, ලකුණු භාගයක්
tournament-news-rest = {$player}: විවේකය
tournament-news-goes-on = {$player}: ප්‍රතිවාදියෙක් නැත
tournament-news-ending = **{$name}, වටය {$round}:** මේ සෙල්ලම් ඇරඹීමට කාලය අවසන් වන්නේ {$when}.
tournament-news-round-over = **{$name}, වටය {$round} / {$rounds} අවසන්.**
tournament-news-stage = **{$name} · {$stage}.**
tournament-news-stage-begin = දෙදෙනාම **{button-tournament-begin}** ඔබන්න; කාලය අවසන් වන්නේ {$when}. නොපැමිණි අය පරදියි.
tournament-news-stage-dealt = ඔබේ පුවරු සූදානම්. පළමු ඇදීම වේලාවට නොකරන අය නොපැමිණි ලෙස පරදියි.
tournament-news-stage-bare = මෙහි සෙල්ලම් නැත.
tournament-news-stage-ending = මේ සෙල්ලම් ඇරඹීමට කාලය අවසන් වන්නේ {$when}.
tournament-news-stage-over = සියලු සෙල්ලම් අවසන්.
tournament-news-groups-over = කාණ්ඩ අවසන්; එක් එක් කාණ්ඩයේ මුල් දෙදෙනා ඉදිරියට යති. A1 යනු A කාණ්ඩයේ ජයග්‍රාහකයා ය; A2 දෙවැන්නා ය.
tournament-news-ready = {$player}, **{$name}** හි ඔබ සමඟ සෙල්ලමට {$other} සූදානම්. **{button-tournament-begin}** ඔබන්න; කාලය අවසන් වන්නේ {$when}.
tournament-news-here = {$player}, **{$name}** හි ඔබ සමඟ සෙල්ලමට {$other} දැන් මෙහි සිටී. **{button-tournament-begin}** ඔබන්න; කාලය අවසන් වන්නේ {$when}.
tournament-news-waits = {$other} {$until} වන තුරු බලා සිටී. ඔබ පසුව ආවොත් එයාට නැවත දන්වනු ලැබේ.
tournament-news-challenged = {$player}, **{$name}** හි {tournament-place} ස්ථානය සඳහා {$other} ඔබට අභියෝග කරයි. **{button-tournament-begin}** ඔබන්න; කාලය අවසන් වන්නේ {$when}. නැතහොත් ස්ථානය අහිමි වේ.
tournament-news-place-taken = **{$name}:** {$player} {tournament-place} ස්ථානය {$other} ගෙන් ලබා ගත්තා.
tournament-news-place-lost = **{$name}:** {$other} නියමිත වේලාවට සෙල්ලමට නොපැමිණි නිසා {$player} {tournament-place} ස්ථානය ලබා ගත්තා.
tournament-news-sinking = **{$name}:** ඉදිරි දින තුනේ සෙල්ලම් නොකළහොත් මොවුන් එක් ස්ථානයක් පහළට යයි:
tournament-news-sunk = **{$name}:** සති දෙකක් සෙල්ලම් නොකළ නිසා මොවුන් එක් ස්ථානයක් පහළට ගියා:
tournament-news-missing = { $number ->
    [one] **{$name}:** {$player} පැමිණියේ නැත. **{button-tournament-back}** ඔබන තෙක් ඔවුන්ට සෙල්ලමක් නොලැබේ.
   *[other] **{$name}:** {$number} දෙනෙක් පැමිණියේ නැත. **{button-tournament-back}** ඔබන තෙක් ඔවුන්ට සෙල්ලමක් නොලැබේ.
}
tournament-news-paused = **{$name}** විරාමයක ය. යළි ඇරඹෙන තෙක් කිසිදු ඔරලෝසුවක් නොදුවයි.
tournament-news-resumed = **{$name}** දිගටම යයි. කාටවත් කාලය අහිමි වුණේ නැත.
tournament-news-over = **{$name} අවසන්.** සුබ පැතුම්, {$winner}!
tournament-news-over-nobody = **{$name} අවසන්.** කිසිවෙකුට ස්ථානයක් නැත: ඒ සඳහා කළ, ගැනෙන සෙල්ලමක් අවශ්‍ය ය.
tournament-news-over-first-group = **{$name} අවසන්.** {$group} කාණ්ඩයේ කිසිවෙකුට ස්ථානයක් නැති නිසා වේදිකාව හිස් ය.
tournament-news-group-won = 🥇 {$names}
tournament-news-group-up = ↑ ඉහළට: {$names}
tournament-news-group-down = ↓ පහළට: {$names}
tournament-news-ended-because = හේතුව: {$reason}
tournament-news-over-corrected = **{$name} අවසන්.** මෙයින් පසු ප්‍රතිඵලයක් නිවැරදි කෙරිණි: වලංගු ස්ථාන පසුව ආ පණිවිඩයක ඇත.
tournament-podium = {$name} ජයග්‍රාහී වේදිකාව: {$places}
tournament-podium-game = {$player} ගේ අවසන් සෙල්ලම: {$game}
profile-trophies = කුසලාන: {$trophies}
profile-trophy-seasons = 🏆 {$number} (තරග සමයන්)
profile-tournaments = ශූරතාවලි: {$places}
profile-tournament = {$name}: {tournament-place} ස්ථානය
profile-tournament-group = {$name}, {$group} කාණ්ඩය: {$place} වන ස්ථානය
tournament-board = **{$name}** හි සෙල්ලමක්

tournament-organise = **සංවිධානය** · {$name}
tournament-organise-choose = කළ යුතු දේ
tournament-do-begin = දැන් අරඹන්න
tournament-do-put-off-hour = පැයකින් කල් දමන්න
tournament-do-put-off-day = දවසකින් කල් දමන්න
tournament-do-more-time = තව කාලය …
tournament-do-reschedule = වෙනත් වේලාවකට කල් දමන්න …
tournament-do-end-series = මින් පසු තවත් එපා
tournament-do-pair-again = වටයේ යුගල නැවත සාදන්න
tournament-do-result = ප්‍රතිඵලයක් ඇතුළත් කරන්න …
tournament-do-remove = ක්‍රීඩකයෙක් ඉවත් කරන්න …
tournament-do-let-in = කෙනෙකුට නැවත ඉඩ දෙන්න …
tournament-do-move = ඉණිමඟේ කෙනෙක් ගෙන යන්න …
tournament-do-sort = ශ්‍රේණිගත කිරීම් අනුව ඉණිමඟ පෙළ ගස්වන්න
tournament-do-number = ආරම්භක ලැයිස්තුවට කෙනෙක් දමන්න …
tournament-do-number-by-rating = ආරම්භක ලැයිස්තුව ශ්‍රේණිගත කිරීම් අනුව පෙළ ගස්වන්න
tournament-do-forbid = දෙදෙනෙක් කිසිදා යුගල නොකරන්න …
tournament-do-change = නම, ආරම්භය, කාලය වෙනස් කරන්න …
tournament-do-organisers = සංවිධායකයන් …
tournament-do-pause = ශූරතාවලියට විරාමයක්
tournament-do-resume = ශූරතාවලිය දිගටම
tournament-do-stop = අත්හැර දමන්න …
tournament-do-end-ladder = ඉණිමඟ අවසන් කරන්න …
tournament-done = කළා.
tournament-stopped-series = අත්හැර දැමුණා. ඊළඟ එක ප්‍රකාශ වේ; එය ඇරඹෙන්නේ {$when}. එය නැවැත්වීමට **{button-tournament-organise}** ඔබා **{tournament-do-end-series}** තෝරන්න.
tournament-done-what = කළා: {$what}
tournament-sure-pair-again = අවසන් වටයේ යුගල නැවත සාදනවාද? දැන් තිබෙන යුගල මැකේ; ඇදීමක් නොකළ පුවරු ආපසු ගැනේ.
tournament-sure-end-series = මෙයින් පසු මාලාව අවසන් කරනවාද? ඊළඟ ඒවා ප්‍රකාශ නොවේ; හැම වරම එක්වන අය තවදුරටත් එක් නොවේ.
tournament-sure-sort = ශ්‍රේණිගත කිරීම් අනුව පෙළ ගස්වනවාද? දැන් තිබෙන පිළිවෙළ මැකේ.
tournament-rating-stands = ශ්‍රේණිගත කිරීම්වලට සෙල්ලම තවමත් ගැනෙන්නේ සෙල්ලම් කළ ආකාරයටයි.
tournament-without-opponents = මේ නිසා ඉදිරි සෑම වටයකම සියල්ලන්ට ප්‍රතිවාදියෙක් නොසිටියි. මොවුන්ට නිවාඩු ලැබේ: {$names}
tournament-choose-player = කවුද?
tournament-choose-two = වෙනත් කෙනෙකුගෙන් වෙන් කර තබන්නේ කවුද?
tournament-choose-apart-from = {$player} කිසිදා හමු නොවිය යුත්තේ කවුද?
tournament-choose-apart = දෙදෙනෙකුට නැවත හමු වීමට ඉඩ දෙන්න
tournament-organisers = ඔබ නම් කරන අයට ඔබට කළ හැකි සියල්ල කළ හැක; වෙන අය නම් කිරීම පමණක් නොහැක.
tournament-name-organiser = සංවිධායකයෙක් නම් කරන්න …
tournament-dismiss-organiser = තවදුරටත් සංවිධායකයෙක් නොවේ …
tournament-choose-above = {$player} සිටින්නේ කාට ඉහළින් ද?
tournament-found-nobody = එක් වූ අයගෙන් එවැනි නමක් ඇති කෙනෙක් නැත.
tournament-choose-whose-game = කාගේ සෙල්ලමද?
tournament-choose-game = කුමන සෙල්ලමද?
tournament-choose-result = {$south} – {$north}: සෙල්ලම ගැනෙන්නේ කෙසේද?
tournament-choose-more-time = නැතහොත් අන්තිම පේළියේ බොත්තම්වලින් වැඩි කාලයක් දෙන්න.
button-tournament-won = {$player} දිනුවා
button-tournament-drawn = සමයි
button-tournament-neither = දෙදෙනාම පරාදයි
button-tournament-renew = මේ ඇදීමට මුළු කාලයම නැවත
button-tournament-more-days = +දින {$days}
button-tournament-more-minutes = +මිනි {$minutes}
button-tournament-more-hours = +පැය {$hours}
button-tournament-more-all = සියලු සෙල්ලම්: {$time}
button-tournament-play-again = නැවත සෙල්ලම් කරන්න …
button-tournament-remove-result = ප්‍රතිඵලය ඉවත් කරන්න …
button-tournament-find = නමින් සොයන්න …
button-tournament-last = අවසානයට
button-tournament-first = මුලටම
button-tournament-void-too = එයත් අවලංගු කරන්න
form-tournament-reason = හේතුව සැමට කියවිය හැක
form-tournament-reason-label = ඇයි?
form-tournament-find = ක්‍රීඩකයෙක් සොයන්න
form-tournament-find-label = නමෙන් කොටසක්
form-tournament-find-example = ada
form-tournament-begins = ශූරතාවලිය කල් දමන්න
form-tournament-begins-label = කවදාටද, නැත්නම් කොපමණ කාලයක්ද?
form-tournament-begins-example = සිකුරාදා 20:00
form-tournament-change = ශූරතාවලිය වෙනස් කරන්න
form-tournament-change-name = නම
form-tournament-change-begins = ඇරඹෙන වේලාව
form-tournament-change-clock = කාලය
form-tournament-change-rounds = වට ගණන: හිස් නම් අවශ්‍ය තරම්
form-tournament-change-meetings = කී වරක් හමුවේද: 1 හෝ 2
form-tournament-change-minutes = මිනිත්තු කීයක්ද
form-tournament-change-most = වැඩිම කී දෙනෙකුට එක්විය හැකිද

tournament-log = **සිදුවීම් ලේඛනය** · {$name}
tournament-log-line = {$when} {$what}
tournament-log-by = {$when} {$player}: {$what}
tournament-change-name = නම {$name}
tournament-change-begins = ආරම්භය {$when}
tournament-change-clock = කාලය {$clock}
tournament-change-rounds = වට {$number}
tournament-change-meetings = හමුවන වාර {$number}
tournament-change-minutes = මිනිත්තු {$number}
tournament-change-usual-length = සාමාන්‍ය දිග
tournament-change-most = වැඩිම වුවත් {$most} දෙනෙක්
tournament-log-made = ශූරතාවලිය ප්‍රකාශ කළා
tournament-log-made-by-series = මාලාවේ ඊළඟ එක ප්‍රකාශ වුණා
tournament-log-signed-up = හැම වරම එක්වන අය: {$names}
tournament-log-joined = එක් වුණා
tournament-log-left = ඉවත් වුණා
tournament-log-kept-out = {$player} ට තවදුරටත් මෙහි සෙල්ලම් කළ නොහැකි නිසා ඉවත් වුණා
tournament-log-rejoined = ආපසු ආවා
tournament-log-round-off = ඊළඟ වටයට නිවාඩු
tournament-log-on-pause = විරාමයක් ගත්තා
tournament-log-always = මින් පසු හැම වරම එක් වෙයි
tournament-log-always-off = මින් පසු හැම වරම එක් වෙන්නේ නැත
tournament-log-challenged = {$player} ට අභියෝග කළා
tournament-log-no-show = නොපැමිණි නිසා පැරදුණු අය: {$names}
tournament-log-off-until-back = **{button-tournament-back}** ඔබන තෙක් සෙල්ලම් නොලැබෙන අය: {$names}
tournament-log-round-begun = වටය {$round} ඇරඹුණා
tournament-log-stage-begun = {$stage}: සෙල්ලම් ඇරඹුණා
tournament-log-ended = ශූරතාවලිය අවසන් වුණා
tournament-log-time-lost = {$from} සිට {$until} දක්වා Kuzhi මෙහි නොසිටියා, නැතහොත් මෙහි ලිවීමට නොහැකි වුණා. ඒ කාලය නොගැනේ
tournament-log-missed = ඊළඟ එක ({$when}) නොපැවැත්වුණා: Kuzhi මෙහි සිටියේ නැත
tournament-log-put-off = ආරම්භය කල් දැම්මා: {$when}
tournament-log-changed = ශූරතාවලිය වෙනස් කළා: {$changes}
tournament-log-begun = එය ඇරඹුණා
tournament-log-begun-now = එය දැන්ම ඇරඹුවා
tournament-log-fewer-rounds = වට {$rounds}ක් පමණි: ඊට වැඩි ගණනකට එක් වූ අය මදි
tournament-log-drafted = කාණ්ඩ එන්නේ පසුගිය ලීගයෙනි: ඉහළට හෝ පහළට ගිය අය එහි සෙල්ලම් කරති; අලුත් අය පහළම කාණ්ඩයෙන් අරඹති
tournament-log-extended = සෙල්ලම් ඇරඹීමට {$when} දක්වා කාලය දුන්නා
tournament-log-more-time = {$south} – {$north} ඇරඹීමට {$when} දක්වා කාලය දුන්නා
tournament-log-renewed = {$south} – {$north} සෙල්ලමේ ඊළඟට අදින අයට මුළු කාලයම නැවත දුන්නා
tournament-log-time-given = {$south} – {$north} සෙල්ලමේ ඇදීම කරන අයට තව කාලය දුන්නා: {$time}
tournament-log-drags-on = සෙල්ලම් බලාපොරොත්තු වූවාට වඩා දික් වේ; වටය දිගටම යයි
tournament-log-paired-again = වටයේ යුගල නැවත සෑදුවා
tournament-log-result = {$south} – {$north} ප්‍රතිඵලය {$result} ලෙස ඇතුළත් කළා: {$reason}
tournament-log-result-own = තමාගේම සෙල්ලමක් වූ {$south} – {$north} ප්‍රතිඵලය {$result} ලෙස ඇතුළත් කළා: {$reason}
tournament-log-was = (කලින්: {$result})
tournament-log-own = (ඔවුන්ගේම සෙල්ලම)
tournament-log-played-again = {$south} – {$north} සෙල්ලම නැවත කෙරේ: එහි ප්‍රතිඵලය අවලංගු විය
tournament-log-replayed = {$south} – {$north} නැවත සෙල්ලම් කිරීමට තීරණය කළා: {$reason}
tournament-log-result-removed = {$south} – {$north} ප්‍රතිඵලය ඉවත් කළා, එය කිසිවෙකුට නොගැනේ: {$reason}
tournament-log-voided = {$south} – {$north} සෙල්ලම කාටත් නොගැනේ: එහි ප්‍රතිඵලය බල රහිත විය
tournament-log-voided-stands = {$south} – {$north} ප්‍රතිඵලය බල රහිත විය. සංවිධායකයෙක් වෙනත් එකක් ඇතුළත් කරන තුරු ඉදිරියට යන්නේ කවුදැයි තවමත් එයින් තීරණය වේ
tournament-log-removed = {$player} ඉවත් කළා: {$reason}
tournament-log-let-in = {$player} ට නැවත එක් වීමට ඉඩ දුන්නා: **{button-tournament-join}** එබූ විට එක් වෙයි
tournament-log-organiser-named = {$player} සංවිධායකයෙක් කළා
tournament-log-organiser-dismissed = {$player} තවදුරටත් සංවිධායකයෙක් නොවේ
tournament-log-forbidden = {$one} සහ {$other} එකිනෙකා හමු නොවීමට තීරණය කළා
tournament-log-unforbidden = {$one} සහ {$other} නැවත හමු වීමට ඉඩ දුන්නා
tournament-log-sunk = සති දෙකක් සෙල්ලම් නොකළ නිසා එක් ස්ථානයක් පහළට ගියා: {$names}
tournament-log-placed = {$player} {$other} ට ඉහළින් තැබුවා
tournament-log-placed-last = {$player} අවසානයට තැබුවා
tournament-log-sorted = ඉණිමඟ ශ්‍රේණිගත කිරීම් අනුව පෙළ ගැස්සුවා
tournament-log-numbered = {$player} ආරම්භක ලැයිස්තුවේ අංක {$number} කළා
tournament-log-numbered-by-rating = ආරම්භක ලැයිස්තුව ශ්‍රේණිගත කිරීම් අනුව පෙළ ගැස්සුවා
tournament-log-meet-instead = නිවැරදි කිරීමෙන් පසු {$south} සහ {$north} හමුවේ
tournament-log-goes-on = නිවැරදි කිරීමෙන් පසු {$player} සෙල්ලමක් නැතිව ඉදිරියට යයි
tournament-log-paused = විරාමයක් ගත්තා
tournament-log-resumed = දිගටම යන්න දුන්නා
tournament-log-stopped = අවසන් කළා: {$reason}
tournament-log-stopped-bare = අවසන් කළා
tournament-log-too-few = අත්හැර දැමිණි: එක්වූ අය මදි විය
tournament-log-left-out = ඊළඟ එක ({$when}) මඟහැරුණා: මෙහි අවසන් නොවූ ශූරතාවලි වැඩියි
tournament-log-no-role = Kuzhi ට ජයග්‍රාහකයාට {$role} දිය නොහැක: ඒ සඳහා **Manage Roles** අවසරයත්, මීට ඉහළින් තමන්ගේ භූමිකාවකුත් අවශ්‍යයි
tournament-log-series-ended = මින් පසු ඉබේම තවත් එකක් නොපැවැත්වේ
tournament-log-no-events = Kuzhi ට මෙම මාලාවට මෙහි සිදුවීමක් තැබිය නොහැක: ඒ සඳහා **Create Events** අවසරය අවශ්‍යයි
tournament-log-not-here = පැමිණීම සටහන් නොකළ නිසා ඉවත් වූ අය: {$names}
tournament-log-byes = වටය {$round}: සමහරු දැනටමත් හමු වී හෝ වෙන් කර තැබී ඇති නිසා සියල්ලන් යුගල කළ නොහැකි විය; ඔවුන්ට නිවාඩු
tournament-log-waits = සිටින අයගෙන් දෙදෙනෙකුට හමු විය නොහැක. අන් අය එක් වීමට හෝ ආපසු පැමිණීමට {$when} තෙක් බලා සිටී; ඉන්පසු අත්හැර දමයි
tournament-log-cannot-pair = අත්හැර දැමිණි: තවදුරටත් කිසිවෙකු යුගල කළ නොහැකි විය
refused-winners-role-not-permitted = Kuzhi ට මෙහි භූමිකා දිය නොහැක. එයට **Manage Roles** අවසරය දී නැවත තෝරන්න.
refused-winners-role-above = Kuzhi ට දිය හැක්කේ තම භූමිකාවට පහළ භූමිකා පමණි. සේවාදායකයේ සැකසුම්වල එහි භූමිකාව මීට ඉහළට ගෙන ගොස් නැවත තෝරන්න.
refused-winners-role-managed = මේ භූමිකාව කිසිවෙකුට දිය නොහැක. වෙනත් එකක් තෝරන්න.
refused-winners-role-powerful = මේ භූමිකාවට පණිවිඩ හෝ සාමාජිකයන් පාලනය වැනි බලයක් ඇත; එය කිසිවෙකු දිනාගත යුතු නැත. වෙනත් එකක් තෝරන්න.
refused-winners-role-gone = එවැනි භූමිකාවක් දැන් නැත. වෙනත් එකක් තෝරන්න.
refused-winners-role-unknown = Discord දැන් පිළිතුරු දෙන්නේ නැත. මොහොතකින් නැවත උත්සාහ කරන්න.

refused-tournament-unknown = එවැනි ශූරතාවලියක් මෙහි නැත, නැතහොත් තවදුරටත් නැත. ඇති ඒවා `/tournament list` පෙන්වයි.
refused-tournament-size = මේ වර්ගයේ ශූරතාවලියකට ක්‍රීඩකයින් {$fewest} සිට {$most} දක්වා අවශ්‍ය ය.
refused-tournament-rounds = ස්විස් ශූරතාවලියක වට 1 සිට {$most} දක්වා ඇත.
refused-tournament-rounds-of-few = ක්‍රීඩකයින් {$players} දෙනෙකුට දෙවරක් හමු නොවී සෙල්ලම් කළ හැක්කේ වට {$most}ක් දක්වා පමණි. වට අඩු කරන්න, නැතහොත් තව අයට ඉඩ දෙන්න.
refused-tournament-byes = ලකුණු භාගයක් ලැබිය හැකි නිවාඩු වට ගණන 0 සිට {$most} දක්වා ය.
refused-tournament-meetings = ලීගයක අය හමුවන්නේ එක් වරක් හෝ දෙවරක් ය: 1 හෝ 2 ලියන්න.
refused-tournament-group-size = කාණ්ඩයක වැඩිම ගණන {$fewest} සිට {$most} දක්වා විය හැක. `groups` වෙනස් කරන්න.
refused-tournament-group-moves = මෙපමණ ගණනකට ඉහළට හා පහළට යා නොහැක: `promoted` සඳහා 0 සිට {$most} දක්වා තෝරන්න.
refused-tournament-arena-length = පිටියක් මිනිත්තු {$fewest} සිට {$most} දක්වා යයි.
refused-tournament-arena-is-live = පිටියක සෙල්ලම් කරන්නේ එවේලේම ය; එබැවින් 5+3 වැනි සජීවී කාලයක් අවශ්‍ය ය.
refused-tournament-needs-clock = ශූරතාවලියකට කාලයක් අවශ්‍ය ය. 5+3 හෝ 1d වැනි කාලයක් තෝරන්න.
refused-tournament-arena-clock = මේ ඔරලෝසුවෙන් එක් සෙල්ලමකට පමණක් මිනිත්තු {$minutes} ක පිටියක් පිරවිය හැක. {$clock} හෝ ඊට අඩු එකක්, නැත්නම් දිගු පිටියක් තෝරන්න.
refused-tournament-too-quick = මෙතරම් වට අඩු සෙල්ලම් ශ්‍රේණිගත නොවේ. වට වැඩි කරන්න, නැතහොත් `rated: False` තෝරන්න.
refused-tournament-bad-start = එය ඇරඹිය හැක්කේ දැන් සිට දින 60ක් ඇතුළත ය.
refused-tournament-bad-start-typed = “{$text}” යනු {$when}. ශූරතාවලියක් ඇරඹිය යුත්තේ දැන් සිට දින 60ක් ඇතුළත ය.
refused-tournament-comes-once = ඉණිමඟක් කෙනෙක් අවසන් කරන තුරු පවතී; එබැවින් එය නැවත නොපැවැත්වේ. `repeats` අත්හරින්න.
refused-tournament-days-ahead = ඊළඟ එක ප්‍රකාශ කළ හැක්කේ දින 1 සිට {$most} දක්වා කාලයකට පෙර ය. `ahead` වෙනස් කරන්න.
refused-tournament-no-day = “{$text}” යන දිනය Kuzhi ට තේරුණේ නැත. 2026-12-24 වැනි දිනයක් හෝ 10w වැනි කාලයක් ලියන්න.
refused-tournament-ends-before = පළමු එක ඇරඹීමට පෙර එය අවසන් වේ. `until` සඳහා පසු දිනයක් තෝරන්න.
refused-tournament-no-series = මෙම ශූරතාවලිය ඉබේම නැවත නොපැවැත්වේ.
refused-tournament-next-is-announced = ඊළඟ එක ප්‍රකාශ වී ඇත. එහි පණිවිඩයට පහළින් ඇති බොත්තම ඔබන්න.
refused-tournament-no-time = “{$text}” යන වේලාව Kuzhi ට තේරුණේ නැත. 20:00, සිකුරාදා 20:00, හෙට 19:30 වැනි වේලාවක්, 1h30m, 2d 3h, 1w වැනි කාලයක්, නැතහොත් Discord වේලා මුද්‍රාවක් ලියන්න.
refused-tournament-no-time-zone = මේ සේවාදායකයට තවම වේලා කලාපයක් නැති නිසා, Kuzhi ට “{$text}” කියවිය නොහැක. කළමනාකරුවෙකුට `/settings timezone` මගින් එය තෝරාගත හැක. එතෙක් 1h30m, 2d 3h වැනි කාලයක් හෝ Discord වේලා මුද්‍රාවක් ලියන්න.
refused-tournament-season-length = තරග සමයක ශූරතාවලි {$fewest} සිට {$most} දක්වා ඇත. කීයක්ද යන්න `season` හි ලියන්න.
refused-tournament-season-best = මෙම තරග සමයේ ප්‍රතිඵල 1 සිට {$most} දක්වා ගැනිය හැක. `best` වෙනස් කරන්න.
refused-tournament-no-season = ඉණිමඟක් කෙනෙක් අවසන් කරන තුරු පවතී; එබැවින් එයට තරග සමයක් නැත. `season` අත්හරින්න.
refused-tournament-name-too-long = නම දිග වැඩියි: මෙහි ගැළපෙන්නේ වැඩිම වුවත් අකුරු {$most}කි.
refused-tournament-no-server = ශූරතාවලි පැවැත්වෙන්නේ සේවාදායක මතය. විධානය ඒවායින් එකක භාවිත කරන්න.
refused-tournament-not-manager = ශූරතාවලි ප්‍රකාශ කළ හැක්කේ මෙම සේවාදායකය කළමනාකරණය කරන අයට පමණි. ඔවුන්ගෙන් කෙනෙකුගෙන් ඉල්ලන්න.
refused-tournament-not-organisers = ශූරතාවලි නිවේදනය කළ හැක්කේ මෙම සේවාදායකය කළමනාකරණය කරන අයට සහ {$role} භූමිකාව ඇති අයට පමණි.
refused-tournament-not-member = ශූරතාවලිවලට Kuzhi සේවාදායකයේ සාමාජිකයෙකු විය යුතු ය. එය එක් කරන ලෙස කළමනාකරුවෙකුගෙන් ඉල්ලන්න.
refused-tournament-too-many-here = මේ සේවාදායකයේ අවසන් නොවූ ශූරතාවලි {$most}ක් ඇත. පළමුව එකක් අවසන් විය යුතු ය.
refused-tournament-too-many-of-theirs = මෙහි ඔබ පවත්වන අවසන් නොවූ ශූරතාවලි {$most}ක් ඇත. පළමුව එකක් අවසන් විය යුතු ය; ඉණිමං ගණන් නොගැනේ.
refused-tournament-announced = මේ කෙටුම්පත දැනටමත් ප්‍රකාශ කර ඇත. තවත් එකක් සඳහා: `/tournament create`.
refused-tournament-no-draft = මේ කෙටුම්පත දැන් නැත: එය ඉවත දමා ඇත, නැතහොත් දවසකට වඩා පැරණිය. තවත් එකක් සඳහා: `/tournament create`.
refused-tournament-nothing-changed = කිසිවක් වෙනස් නොවීය.
refused-tournament-people-entered = කෙනෙක් එක් වී ඇත. දැන් වෙනස් කළ හැක්කේ නම, පසුව ඇරඹීම සහ එක්විය හැකි ගණන පමණි.
refused-tournament-only-later = එක් වූ අය එය {$when} ඇරඹෙතැයි බලාපොරොත්තු වෙති. ඊට පසුව ඇරඹිය හැක, කලින් නොහැක.
refused-tournament-more-entered = දැනටමත් {$number} දෙනෙක් එක් වී ඇත. ඉඩ ඊට අඩු විය නොහැක.
refused-tournament-no-number = “{$text}” අංකයක් නොවේ.
refused-tournament-notified-lately = ඔබ කෙටි කලක් තුළ කිහිප වරක් අන් අයට දැනුම් දී ඇත. මෙය නැවත කළ හැක්කේ {$when}.
refused-tournament-lacks-role = මේ ශූරතාවලියට එක්විය හැක්කේ {$role} ට පමණි.
refused-tournament-full = ශූරතාවලිය පිරී ඇත.
refused-tournament-takes-part = ඔබ දැනටමත් සහභාගි වේ.
refused-tournament-takes-no-part = ඔබ එයට සහභාගි නොවේ. එක්විය හැකි තාක් **{button-tournament-join}** ඇත්තේ එහි පළමු පණිවිඩයට පහළින් ය.
refused-tournament-them-takes-no-part = එයා එයට සහභාගි නොවේ.
refused-tournament-removed = සංවිධායකයින් ඔබව මේ ශූරතාවලියෙන් ඉවත් කර ඇත. හේතුව **{button-tournament-log}** හි ඇත.
refused-tournament-not-removed = ඔවුන් ඉවත් කර නැත.
refused-tournament-begun = එය ඇරඹී ඇත; මෙය තවදුරටත් කළ නොහැක.
refused-tournament-not-begun = එය තවම ඇරඹී නැත.
refused-tournament-over = මේ ශූරතාවලිය අවසන්.
refused-tournament-paused = සංවිධායක යළි අරඹන තුරු ශූරතාවලිය විරාමයක ය.
refused-tournament-not-paused = ශූරතාවලිය විරාමයක නැත.
refused-tournament-last-round = මෙය අවසන් වටයයි: මඟහැරීමට තවත් වටයක් නැත.
refused-tournament-check-in-later = එයට තවම කල් වැඩියි: ඔබට දන්වන්නේ {$when}; එවිට ඔබන්න.
refused-tournament-last-games = අවසන් සෙල්ලම් කෙරෙයි. තවත් ඒවා නොඇරඹේ.
refused-tournament-nothing-to-begin = දැන් මෙහි ඔබට ඇරඹීමට සෙල්ලමක් නැත.
refused-tournament-plays-live = ඔබ තවත් සජීවී සෙල්ලමක සිටී. එය අවසන් කර බොත්තම නැවත ඔබන්න.
refused-tournament-they-play-live = {$player} ශූරතාවලියක සජීවී සෙල්ලමක සිටී. එය අවසන් වූ පසු නැවත උත්සාහ කරන්න.
refused-tournament-nothing-to-extend = ඇරඹීමට ඉතිරි සෙල්ලමක් නැත, එබැවින් දික් කිරීමට කාලයක් නැත.
refused-tournament-is-ready = ඔබ සූදානම්. අනෙකාට දැන්වූවා; එයාගේ කාලය අවසන් වන්නේ {$when}.
refused-tournament-too-few = එක්වූ අය මදි: {$fewest} දෙනෙක් අවශ්‍ය ය.
refused-tournament-not-organiser = මෙය කළ හැක්කේ සංවිධායකයන්ට සහ සේවාදායකය කළමනාකරණය කරන අයට පමණි.
refused-tournament-not-announcer = වෙනත් සංවිධායකයන් නම් කළ හැක්කේ එය නිවේදනය කළ අයට සහ සේවාදායකය කළමනාකරණය කරන අයට පමණි.
refused-tournament-organises = {$player} දැනටමත් සංවිධායකයෙකි.
refused-tournament-program-organises = බොට්වලට සංවිධානය කළ නොහැක. පුද්ගලයෙක් තෝරන්න.
refused-tournament-too-many-organisers = ඔබ සමඟ සංවිධායකයන් {$most} දෙනෙක් සිටිති. තවත් නම් කළ නොහැක.
refused-tournament-no-co-organiser = ඔවුන් තවදුරටත් සංවිධායකයෙක් නොවේ.
refused-tournament-not-of-this-kind = මේ වර්ගයේ ශූරතාවලියක එය නැත.
refused-tournament-ladder-not-there = {$player} ඉණිමඟේ නැත.
refused-tournament-ladder-not-above = ඔබට අභියෝග කළ හැක්කේ ඔබට ඉහළින් සිටින අයට පමණි.
refused-tournament-ladder-too-far = එයා ඉහළ වැඩියි. ඔබට ස්ථාන {$first} සිට {$last} දක්වා අභියෝග කළ හැක.
refused-tournament-ladder-busy = {$player} ට මේ ඉණිමඟේ විවෘත අභියෝගයක් ඇත. වරකට එකයි.
refused-tournament-ladder-rest = ඔබ සහ {$player} දැන් හමු වුණා පමණි. නැවත හමු විය හැක්කේ {$when}; එතෙක් අන් අයට ඔවුන්ට අභියෝග කළ හැක.
refused-tournament-round-has-begun = වටයේ සෙල්ලමක් ඇරඹී ඇත, එබැවින් යුගල නැවත සෑදිය නොහැක.
refused-tournament-cannot-pair = නීතියට එකඟ යුගල ඉතිරි නැත.
refused-tournament-moved-on = ශූරතාවලිය මේ ප්‍රතිඵලය සමඟ ඉදිරියට ගොස් ඇති නිසා සෙල්ලම නැවත නොකෙරේ. ප්‍රතිඵලය වෙනස් කිරීමට ශූරතාවලියේ පළමු පණිවිඩයට පහළින් **{button-tournament-organise}** ඔබා **{tournament-do-result}** තෝරන්න.
refused-tournament-no-such-game = මේ ශූරතාවලියේ එවැනි සෙල්ලමක් නැත.
refused-tournament-has-no-result = මේ සෙල්ලමට තවම ප්‍රතිඵලයක් නැත.
refused-tournament-somebody-goes-on = කෙනෙක් ඉදිරියට යා යුතු නිසා මෙහි ප්‍රතිඵලයක් ඉවත් කළ නොහැක. වෙනත් ප්‍රතිඵලයක් ඇතුළත් කරන්න, නැතහොත් සෙල්ලම නැවත කරවන්න.
refused-tournament-next-is-played = මේ ප්‍රතිඵලයෙන් පසු සෙල්ලමක් කළ යුතුව තිබුණේ වෙනත් කෙනෙකි, එහෙත් එය දැනටමත් කර අවසන්. ප්‍රතිඵලය එලෙසම පවතී; ඔබට ඇතුළත් කළ හැක්කේ එම පසු සෙල්ලමේ ප්‍රතිඵලයයි.
refused-tournament-kept-apart = මේ දෙදෙනා දැනටමත් වෙන් කර තබා ඇත.
refused-tournament-not-kept-apart = මේ දෙදෙනා වෙන් කර තබා නැත.
refused-tournament-stands-there = ඔවුන් දැනටමත් එතැන ය, නැතහොත් ඉණිමඟේ නැත.
refused-tournament-ladder-is-played = මේ ඉණිමඟේ අභියෝග තිබුණා: දැන් ස්ථාන දිනාගත යුතු ය. තනි ක්‍රීඩකයින් ගෙන යා හැක.
refused-tournament-too-many-apart = මෙහි යුගල {$most} ක් වෙන් කර තබා ඇත; තවත් විය නොහැක.
refused-tournament-no-reason = ඇයිදැයි අන් අය දැනගත යුතු ය: කරුණාකර හේතුවක් ලියන්න.
refused-tournament-no-hints = ශූරතාවලි සෙල්ලම්වල ඉඟි නැත.
refused-tournament-no-takebacks = මේ ශූරතාවලියේ කිසිවෙකු ඇදීම් ආපසු නොගනී.
refused-tournament-no-gifts = ශූරතාවලිවල කිසිවෙකු අනෙකාට කාලය නොදෙයි.
activity-loading = පූරණය වෙමින් …
activity-reconnecting = නැවත සම්බන්ධ වෙමින් …
activity-offline = සම්බන්ධතාව නැත
activity-games = මෙහි ඔබේ ක්‍රීඩා
activity-no-games = මේ නාලිකාවේ ඔබේ සෙල්ලමක් තවම නැත.
activity-back = සෙල්ලමට ආපසු
activity-close = වසන්න
activity-settings = සැකසීම්
activity-speed = වේගය
activity-speed-slow = සෙමින්
activity-speed-normal = සාමාන්‍ය
activity-speed-fast = වේගයෙන්
activity-speed-none = සජීවිකරණය නැත
activity-sound = ශබ්දය
activity-previews = ගමන් අවසන් වන තැන පෙන්වන්න
activity-watching = නරඹන්නෝ: {$names}
activity-send = යවන්න
activity-cancel = අවලංගු කරන්න
activity-replay-last = අවසන් ගමන් නැවත පෙන්වන්න
activity-skip = මඟහරින්න
activity-your-turn = ඔබේ වාරය
activity-their-turn = වාරය {$name}
activity-thinking = {$name} සිතමින් සිටී …
activity-score = දිනන ඇට {$needed}න් {$score}ක්
activity-hold = වළක් ඔබාගෙන සිටින්න, නැතහොත් එය පෙන්වන්න: එහි අන්තිම ඇටය වැටෙන තැන පෙනේ.
activity-not-identified = ඔබ කවුදැයි Discord කීවේ නැත. පුවරුව වසා නැවත අරින්න.
activity-stopping = Kuzhi නැවත ආරම්භ වෙයි. පුවරුව මොහොතකින් එයි.
activity-begin-again = මෙම පුවරුව පැය ගණනක් විවෘතව ඇත. එය මොහොතකින් නැවත එයි.
activity-opened-elsewhere = ඔබ පුවරුව වෙනත් තැනක විවෘත කළා.
activity-full = දැන් පුවරු වැඩි ගණනක් විවෘතයි. ඉඩ ලැබුණු විට මෙය විවෘත වෙයි.
activity-too-fast = එකවර වැඩියි. පුවරුව මොහොතකින් එයි.
activity-too-slow = සම්බන්ධතාව ඉතා මන්දගාමියි. පුවරුව මොහොතකින් එයි.
activity-unreadable = මෙම පුවරුව වෙනත් අනුවාදයකිනි. වසා නැවත අරින්න.
activity-failed = මෙහි යමක් වැරදුණා. මොහොතකින් නැවත උත්සාහ කරන්න.
