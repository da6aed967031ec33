# Kuzhi தமிழில் சொல்பவை. செய்தியின் பெயர் அது எங்கே வரும் என்பதைச் சொல்கிறது; {$…} இடங்களை பாட் நிரப்பும்.
# உரை Discord markdown வடிவில் உள்ளது. Discord-இல் தமிழ் இல்லை: கட்டளைகளின் பெயர்கள் ஆங்கிலத்திலேயே இருக்கும்.
# The word for each thing: docs/translating.md. Open questions for a native reader:
# “முத்து” for a seed is what pallankuzhi is played with in homes; “சோழி” or “புளியங்கொட்டை” may be as common.
# “பசு” for a pit of four is old; is “கட்டப்பட்டது” understood as tied? The names of the Arabic and Turkish
# games are spelled by ear.

## Games

game-mangala = மங்களா
game-mangala-castle = கோட்டை மங்களா
game-kalah = கலாஹ்
game-oware = ஒவாரி
game-toguz-kumalak = தோகுஸ் குமாலக்
game-bestemshe = பெஸ்தெம்ஷே
game-al-manqala = அல்-மன்கலா
game-pallankuzhi = பல்லாங்குழி
game-pallam-khuzi = பள்ளம் குழி
game-kotu-baendum = கொட்டு பெந்தும்
choice-game = {$game}: {$line}
from-origin = {$origin} · {$line}
origin-turkiye = துருக்கி
origin-america = அமெரிக்கா
origin-west-africa = மேற்கு ஆப்பிரிக்கா
origin-central-asia = மத்திய ஆசியா
origin-palestine = பாலஸ்தீனம்
origin-south-india = தென்னிந்தியா
origin-sri-lanka = இலங்கை
line-mangala = நாட்டின் mancala ஆட்டம்
line-mangala-castle = மீண்டும் ஆடும் முறை இல்லை; ஒரு குழி உங்கள் கோட்டை ஆகலாம்
line-kalah = பெரும்பாலான கடைகளில் கிடைக்கும் mancala
line-oware = Awalé என்றும் பெயர்; இரண்டுகளையும் மூன்றுகளையும் எடுக்கலாம்
line-toguz-kumalak = வரிசைக்கு ஒன்பது குழிகள்
line-bestemshe = விரைவில் முடியும் சிறிய தோகுஸ் குமாலக்
line-al-manqala = இரண்டுகளையும் நான்குகளையும் எடுக்கலாம்
line-pallankuzhi = ஒரே முறையில் குழி குழியாக இடுவது தொடரும்
line-pallam-khuzi = முறைகள் குறுகிய பல்லாங்குழி
line-kotu-baendum = முதல் நகர்வு திசையை முடிவு செய்யும்

## Options of games

options-chosen = விருப்பங்கள்: {$options}.
option-end-row-empty = ஒரு நகர்வுக்குப் பின் ஒரு வரிசை காலியானதும் ஆட்டம் முடியும்
option-end-no-move = முறை உள்ளவரின் வரிசை காலியாக இருந்தால் ஆட்டம் முடியும்
option-own_pit_capture-true = கடைசி முத்து தன் காலிக் குழியில் விழுந்தால் எதிர்க்குழி கிடைக்கும்
option-own_pit_capture-false = கடைசி முத்து தன் காலிக் குழியில் விழுந்தால் எதுவும் கிடைக்காது
option-seeds-6 = குழிக்கு ஆறு முத்துகள்
option-seeds-5 = குழிக்கு ஐந்து முத்துகள்
option-seeds-4 = குழிக்கு நான்கு முத்துகள்
option-seeds-3 = குழிக்கு மூன்று முத்துகள்
option-seeds-2 = குழிக்கு இரண்டு முத்துகள்
option-seeds-1 = குழிக்கு ஒரு முத்து
option-pits-6 = வரிசைக்கு ஆறு குழிகள்
option-pits-5 = வரிசைக்கு ஐந்து குழிகள்
option-pits-4 = வரிசைக்கு நான்கு குழிகள்
option-pits-3 = வரிசைக்கு மூன்று குழிகள்
option-after_capture-continue = எடுத்த பிறகும் இடுவது தொடரும்
option-after_capture-end = எடுத்ததும் முறை முடியும்
option-fours-sower = பசு (நான்கு) அதை ஆக்கியவருக்கு
option-fours-owner = பசு (நான்கு) குழியின் உரியவருக்கு
option-skip_origin-true = இடுவது தான் தொடங்கிய குழியைத் தாண்டும்
option-skip_origin-false = இடுவது தான் தொடங்கிய குழியிலும் நடக்கும்
option-capture-relay = எடுத்த பிறகும் இடுவது தொடரும்
option-capture-ends-turn = எடுத்ததும் முறை முடியும்
option-capture-standard = தன் காலிக் குழியில் விழும் கடைசி முத்து எதிரே முத்து இருந்தால் மட்டுமே எடுக்கும்
option-capture-empty = தன் காலிக் குழியில் விழும் கடைசி முத்து எதிர்க்குழி காலி என்றாலும் எடுக்கப்படும்
option-proposal = {$option}: {$meaning}
option-proposal-five = {$option}: ஐந்து முத்துகள், எடுத்ததும் முறை முடியும் (இல்லையேல் முதல் முறை: 70-இல் 46)
length-whole = கடைசி வரை
length-rounds = { $rounds ->
    [one] ஒரு சுற்று
   *[other] {$rounds} சுற்றுகள்
}

## Players

player-bot = Kuzhi (நிலை {$level})
player-unnamed = ஆட்டக்காரர் {$digits}
player-you = நீங்கள்
player-kuzhi = Kuzhi
side-south = தெற்கு
side-north = வடக்கு
row-south = {side-south}
row-north = {side-north}
row-yours = உங்கள் வரிசை
row-of = {$player}
label-yours = நீங்கள் ({$side})

## The challenge

challenge-open = {$invited}, {$challenger} உங்களை **{$game}** ஆட அழைக்கிறார் · {$terms}
challenge-to-all = {$challenger} **{$game}** ஆட ஒருவரைத் தேடுகிறார் · {$terms}
challenge-whoever = ஏற்பவர்
challenge-to-all-cancelled = {$challenger} இப்போது **{$game}** ஆட யாரையும் தேடவில்லை.
challenge-to-all-expired = {$challenger} **{$game}** ஆட ஒருவரைத் தேடினார்; ஆனால் உரிய நேரத்தில் யாரும் ஏற்கவில்லை.
challenge-sides = தெற்கு, முதல் நகர்வு: {$first}
challenge-balanced = சமநிலைத் தொடக்கம்: யாரும் முன்னிலையில் தொடங்காதபடி முதல் இரண்டு முதல் நான்கு நகர்வுகள் குலுக்கலில் தேர்ந்தெடுக்கப்படும்.
challenge-casual = நட்பு ஆட்டம்: இது தரவரிசையில் சேராது.
challenge-first = நட்பு ஆட்டம், ஏனெனில் இது உங்களில் ஒருவரின் முதல் ஆட்டம்: தரவரிசையில் சேராது.
challenge-quick = விரைவு ஆட்டம்: இதை முதல் நகர்வுகளே தீர்மானிக்கும்; அதனால் தரவரிசையில் சேராது. மூன்று சுற்று ஆட்டங்கள் சேரும்.
challenge-ratings = தரமதிப்புகள்: {$ratings}
rating-of = {$player} {$rating}
challenge-series = {$sets} செட்களில் சிறந்தவர்: வெற்றிக்கு 1, சமநிலைக்கு ½; ஒவ்வொரு செட்டுக்குப் பின்னும் பக்கங்கள் மாறும்.
challenge-until = {$until} வரை திறந்திருக்கும்.
challenge-declined = {$challenger} விடுத்த **{$game}** அழைப்பை {$invited} மறுத்தார்.
challenge-cancelled = {$challenger} {$invited}-க்கு விடுத்த **{$game}** அழைப்பை ரத்து செய்தார்.
challenge-expired = {$challenger} விடுத்த **{$game}** அழைப்புக்கு {$invited} உரிய நேரத்தில் பதிலளிக்கவில்லை.
menu-challenge = மன்கலா ஆட அழை
draft-game-bot = Kuzhi உடன் **{$game}**. விரும்பியதை மாற்றி, **{button-begin}** என்பதை அழுத்துங்கள்.
draft-game-person = {$opponent} **{$game}** ஆட அழைக்கப்படுகிறார். விரும்பியதை மாற்றி, **{button-challenge}** என்பதை அழுத்துங்கள்.
draft-game-anybody = இந்தச் சேனலில் யாரையும் **{$game}** ஆட அழைக்கலாம்; கீழே ஒருவரைத் தேர்ந்தெடுக்கவும் செய்யலாம். விரும்பியதை மாற்றி, **{button-challenge}** என்பதை அழுத்துங்கள்.
draft-choose-person = எதிராளியைத் தேர்ந்தெடுங்கள்
draft-against-person = ஒருவருடன் ஆடு
draft-against-bot = Kuzhi உடன் ஆடு
draft-sentences = பலகைகள் எளிய வாக்கியங்களாகவும் இருக்கலாம்: அவற்றை /settings இல் தேர்ந்தெடுங்கள்.
draft-opening-free = தொடக்கம்: விருப்பப்படி
draft-opening-balanced = தொடக்கம்: சமநிலை
done-posted = இந்தச் சேனலில் வெளியிடப்பட்டது.
done-played = ஆடப்பட்டது: பலகையில் காணலாம்.
done-taken-back = உங்கள் கடைசி நகர்வு திரும்பப் பெறப்பட்டது.
done-drawn = Kuzhi ஒப்புக்கொள்கிறார்: ஆட்டம் சமநிலை.
done-time-given = கூடுதல் நேரம் கொடுக்கப்பட்டது: பலகையில் காணலாம்.
done-resigned = நீங்கள் விலகினீர்கள்.
done-series-resigned = நீங்கள் தொடரிலிருந்து விலகினீர்கள்.
choice-one-game = ஓர் ஆட்டம்
choice-sets = {$sets} செட்களில் சிறந்தவர்
button-side-first = முதல் நகர்வு: நீங்கள்
button-side-second = முதல் நகர்வு: எதிராளி
button-side-random = முதல் நகர்வு: எதுவாயினும்
button-make-casual = நட்பு ஆட்டமாக்கு
button-make-rated = தரவரிசை ஆட்டமாக்கு
button-challenge = அழை
button-begin = தொடங்கு
button-accept = ஏற்கிறேன்
button-decline = மறுக்கிறேன்
button-cancel = ரத்து செய்

## The board

board-title = **{$game}** · தெற்கு (S) {$south} · வடக்கு (N) {$north}
board-title-alone = **{$game}** · {$south} – {$north}
board-rated = தரவரிசை ஆட்டம்
board-casual = நட்பு ஆட்டம்
board-ratings = {$kind} · தெற்கு {$south} · வடக்கு {$north}
board-round = சுற்று {$round} / {$rounds}
board-round-open = சுற்று {$round}
board-series = செட் {$set} / {$sets} · {$south} {$points} – {$against} {$north}
board-ballot = குலுக்கலில் வந்த சமநிலைத் தொடக்கம்: {$moves}
board-to-move = **{$player}** முறை
board-to-move-side = **{$player}** ({$side}) முறை
board-your-move = **உங்கள் முறை**
board-turn = {$mover}: ஒரு குழியைத் தேர்ந்தெடுங்கள்.
board-turn-plain = {$mover}.
board-direction = {$mover}: ஒரு குழியையும் முழுச் சுற்றுக்கான திசையையும் தேர்ந்தெடுங்கள்.
board-arrange = {$mover}. அடுக்க { $seeds ->
    [one] ஒரு முத்து உள்ளது
   *[other] {$seeds} முத்துகள் உள்ளன
}, இடமிருந்து குழிகள் 1–7-இல்: குழி 1-இல் ஒன்று அல்லது இரண்டு; 2–6-இல் இரண்டு வரை; 7-இல் நான்கு வரை. குழி 1-இல் இரண்டு முத்துகள் இருந்தால் மும்மூன்றாக, ஒன்று இருந்தால் இரண்டிரண்டாக எடுப்பீர்கள்.
board-bot-turn = {$player} யோசிக்கிறார் …
board-end-pits-first = **முதலில் ஓரக்குழிகள்:** சுற்றின் முதல் முறை குழி 1 அல்லது 7-இலிருந்து தொடங்கும்.
board-singles-stay = **ஒற்றைகள் காத்திருக்கும்:** இரண்டோ அதிகமோ உள்ள குழி இருக்கும்வரை ஒரே முத்து உள்ள குழி நகராது.
board-front-single-stays = **முன்ஒற்றை காத்திருக்கும்:** வேறு ஒற்றைகள் இருக்கும்வரை முன்குழியின் ஒற்றை நகராது.
board-feed-first = **முதலில் முத்து தருக:** எதிர்வரிசை காலி; அதற்கு முத்து தரும் குழிகளை மட்டுமே இடலாம்.
board-marked-stay = **குறியிட்டவை காத்திருக்கும்:** கட்டப்பட்ட அல்லது அடைபட்ட குழியைச் சுற்று முடியும்வரை யாரும் இட முடியாது.
board-castle = {$side}, குழி {$pit}: {$player} உடைய கோட்டை.
board-castle-you = {$side}, குழி {$pit}: உங்கள் கோட்டை.
board-tuzdik = {$side}, குழி {$pit}: {$player} உடைய துஸ்திக்.
board-tuzdik-you = {$side}, குழி {$pit}: உங்கள் துஸ்திக்.
board-mark-puta = {$side}, குழி {$pit} (p): இந்தச் சுற்றில் அடைபட்டது.
board-mark-naga = {$side}, குழி {$pit} (g): இந்தச் சுற்றில் அடைபட்டது.
board-mark-tied = {$side}, குழி {$pit}: கட்டப்பட்டது.
board-mark-owner = அதன் முத்துகள் {$player} உடையவை.
board-mark-yours = அதன் முத்துகள் உங்களுடையவை.
board-excluded = x குறியிட்ட குழிகள் ஆட்டத்தில் இல்லை.
board-to-fill = x குறியிட்ட குழிகள் இன்னும் நிரப்பப்பட வேண்டும்.
board-eats = {$player} {$seeds} முத்துகள் கொண்ட குழிகளை எடுப்பார்.
board-eats-you = நீங்கள் {$seeds} முத்துகள் கொண்ட குழிகளை எடுப்பீர்கள்.
board-heap = {$side}, குழி {$pit}: {$seeds} முத்துகள்.
board-text-row = {$side}: {$pits}. களஞ்சியம் {$store}.
board-text-excluded = வெளியே
board-text-castle = கோட்டை
board-text-tuzdik = துஸ்திக்
board-moved-on = பலகை இப்போது இங்கே: {$link}
board-seen-alone = இதை நீங்கள் மட்டுமே பார்க்க முடியும்: இங்கு Discord Kuzhi-யின் பதில்களை உங்களுக்கு மட்டுமே காட்டுகிறது. மற்றவர் `/board` மூலம் பலகையைப் பார்க்கலாம்.
board-user-install = இங்கு சிறிது நேரம் எதுவும் நடக்காவிட்டால், `/board` மூலம் புதிய பலகையைப் பாருங்கள்.
no-files = Kuzhi இந்தச் சேனலில் கோப்புகளை இணைக்க முடியாது; அதனால் எழுத்து மட்டுமே. சர்வரை நிர்வகிப்பவர் **Attach Files** அனுமதியைத் தரலாம்.
no-files-boards = இந்தச் சர்வரின் பலகைகளுக்குப் படங்கள் தேர்ந்தெடுக்கப்பட்டுள்ளன, ஆனால் Kuzhi இந்தச் சேனலில் கோப்புகளை இணைக்க முடியாது; அதனால் அவை எமோஜியாலோ எழுத்துகளாலோ வரையப்படுகின்றன. இங்கு Kuzhi-க்கு **Attach Files** அனுமதி தாருங்கள்; அடுத்த நகர்வு படத்துடன் வரும்.
board-in-thread = {$south}, {$north} இருவரும் {$thread} இல் **{$game}** ஆடுகிறார்கள்.
thread-name = {$game}: {$south} – {$north}
call-to-move = {$player}, {$opponent} உடனான **{$game}** ஆட்டத்தில் உங்கள் முறை: {$link}
call-to-move-unlinked = {$player}, {$opponent} உடனான **{$game}** ஆட்டத்தில் உங்கள் முறை.
button-arrange = வேறு அடுக்கு …
menu-layouts = மேலும் அடுக்குகள் …
button-standard = இயல்பு அடுக்கு
form-arrange = வரிசையை அடுக்குங்கள்
form-arrange-label = குழி 1–7 முத்துகள், இடமிருந்து
turn = {$player}: {$moves}.
turn-pits = குழிகள் {$pits}
turn-laps = {$moves}, {$laps} முறை, {$seeds} முத்துகள்
turn-gain = {$moves}, +{$seeds}
turn-castle = {$moves}, கோட்டை
turn-tuzdik = {$moves}, துஸ்திக்
turn-gain-other = {$moves} ({$player} +{$seeds})
list-comma = {$before}, {$after}
list-and = {$before}, மேலும் {$after}
why-feeding = எதிர்வரிசை காலி, எனவே அதற்கு முத்து தர வேண்டும்: அங்கே ஒரு முத்தாவது தரும் நகர்வு மட்டுமே செல்லும்.
why-origin-passed = எந்தக் குழியிலிருந்து இடுகிறோமோ அந்தக் குழியில் முத்து விழாது: அது தாண்டப்படும்.
why-full-passed = எடுக்க ஒரு முத்து குறைவாக உள்ள குழிகள் தாண்டப்படும்; கையிலுள்ள கடைசி முத்து மட்டும் அவற்றில் விழலாம்.
why-next-sown = அடுத்த குழியில் முத்துகள் உள்ளதால் அதுவும் இடப்படுகிறது.
why-last-sown = கடைசி முத்து முத்துகள் உள்ள குழியில் விழுவதால் அதுவும் இடப்படுகிறது.
why-sown-after-capture = எடுத்த பிறகு அடுத்த குழியிலிருந்து இடுவது தொடர்கிறது.
why-lands = கடைசி முத்து {$side} வரிசைக் குழி {$pit} இல் விழுகிறது.
why-lands-you = கடைசி முத்து உங்கள் குழி {$pit} இல் விழுகிறது.
why-again = கடைசி முத்து களஞ்சியத்தில் விழுகிறது; அது இன்னொரு நகர்வைத் தருகிறது.
why-again-you = கடைசி முத்து உங்கள் களஞ்சியத்தில் விழுகிறது: மீண்டும் நீங்கள் ஆடுவீர்கள்.
why-again-pit = குழி {$pit} களஞ்சியத்தில் முடிகிறது; அது இன்னொரு நகர்வைத் தருகிறது.
why-again-pit-you = குழி {$pit} உங்கள் களஞ்சியத்தில் முடிகிறது: மீண்டும் நீங்கள் ஆடுவீர்கள்.
why-even = கடைசி முத்தால் எதிர்வரிசைக் குழியில் {$seeds} ஆகிறது, இரட்டை எண்: எடுக்கப்படும்.
why-opposite = கடைசி முத்து தம் வரிசைக் காலிக் குழியில் விழுகிறது, எதிர்க்குழியில் {$seeds}: இரண்டும் எடுக்கப்படும்.
why-opposite-you = கடைசி முத்து உங்கள் வரிசைக் காலிக் குழியில் விழுகிறது, எதிர்க்குழியில் {$seeds}: இரண்டும் உங்களுடையவை.
why-alone = கடைசி முத்து தம் வரிசைக் காலிக் குழியில் விழுகிறது: எதிரே எதுவும் இல்லாவிட்டாலும் அது எடுக்கப்படும்.
why-castle = கடைசி முத்தால் எதிர்வரிசைக் குழியில் மூன்று ஆகிறது: எடுக்கப்படும், குழி இனி கோட்டை.
why-tuzdik = கடைசி முத்தால் எதிர்வரிசைக் குழியில் மூன்று ஆகிறது: எடுக்கப்படும், குழி இனி துஸ்திக்.
why-into-castle = கோட்டையில் விழுவது உடனே அதன் உரிமையாளருக்குச் சேரும்.
why-into-tuzdik = துஸ்திக்கில் விழுவது உடனே அதன் உரிமையாளருக்குச் சேரும்.
why-two-three = கடைசி முத்தால் எதிர்வரிசைக் குழியில் {$seeds} ஆகிறது: இரண்டும் மூன்றும் எடுக்கப்படும்.
why-two-four = கடைசி முத்தால் குழியில் {$seeds} ஆகிறது: இரண்டும் நான்கும் எடுக்கப்படும்.
why-run = கடைசி முத்திலிருந்து பின்னோக்கி வரிசையாக {$seeds}: எல்லாம் எடுக்கப்படும்.
why-behind-gap = காலிக் குழிக்கு அடுத்ததில் உள்ளவை எடுக்கப்படும்: {$seeds}.
why-four = ஒரு முத்தால் நான்காகும் குழி உடனே எடுக்கப்படும்.
why-four-of-owner = ஒரு முத்தால் நான்காகும் குழி உடனே அந்த வரிசைக்காரருக்குச் சேரும்.
why-full = கடைசி முத்தால் குழியில் {$seeds} ஆகிறது: எடுக்கப்படும்.
why-tied = கடைசி முத்தால் ஓரக்குழியில் {$seeds} ஆகிறது: அது இந்தச் சுற்றில் கட்டப்படும், எடுக்கப்படாது.
why-odd = கடைசி முத்தால் {$side} வரிசைக் குழி {$pit} இல் {$seeds} ஆகிறது, ஒற்றை எண்: எதுவும் எடுக்கப்படாது.
why-odd-you = கடைசி முத்தால் உங்கள் குழி {$pit} இல் {$seeds} ஆகிறது, ஒற்றை எண்: எதுவும் எடுக்கப்படாது.
why-not-two-three = கடைசி முத்தால் {$side} வரிசைக் குழி {$pit} இல் {$seeds} ஆகிறது: இரண்டும் மூன்றும் மட்டுமே எடுக்கப்படும்.
why-not-two-three-you = கடைசி முத்தால் உங்கள் குழி {$pit} இல் {$seeds} ஆகிறது: இரண்டும் மூன்றும் மட்டுமே எடுக்கப்படும்.
why-not-two-four = கடைசி முத்தால் {$side} வரிசைக் குழி {$pit} இல் {$seeds} ஆகிறது: இரண்டும் நான்கும் மட்டுமே எடுக்கப்படும்.
why-not-two-four-you = கடைசி முத்தால் உங்கள் குழி {$pit} இல் {$seeds} ஆகிறது: இரண்டும் நான்கும் மட்டுமே எடுக்கப்படும்.
why-own-row = கடைசி முத்து {$side} வரிசைக் குழி {$pit} இல் விழுகிறது: தம் வரிசையில் எதுவும் எடுக்கப்படாது.
why-own-row-you = கடைசி முத்து உங்கள் குழி {$pit} இல் விழுகிறது: உங்கள் வரிசையில் எதுவும் எடுக்கப்படாது.
why-own-opposite = கடைசி முத்து {$side} வரிசைக் குழி {$pit} இல் விழுகிறது: அக்குழி காலியாகவும் எதிர்க்குழியில் முத்தும் இருந்தால் மட்டுமே எடுக்கும்.
why-own-opposite-you = கடைசி முத்து உங்கள் குழி {$pit} இல் விழுகிறது: அக்குழி காலியாகவும் எதிர்க்குழியில் முத்தும் இருந்தால் மட்டுமே எடுக்கும்.
why-other-row = கடைசி முத்து {$side} வரிசைக் குழி {$pit} இல் விழுகிறது: தம் வரிசையில் மட்டுமே எடுக்கலாம்.
why-other-row-you = கடைசி முத்து உங்கள் குழி {$pit} இல் விழுகிறது: ஆடுபவர் தம் வரிசையில் மட்டுமே எடுக்கலாம்.
why-two-empty = அடுத்த இரண்டு குழிகளும் காலி, எனவே முறை முடிந்தது.
why-capture-ends = எடுத்ததும் முறை முடிகிறது.
why-next-empty = அடுத்த குழி காலி, எனவே முறை முடிந்தது.
why-next-marked = அடுத்த குழி குறியிட்டது, எனவே முறை முடிந்தது.
why-empty = கடைசி முத்து காலிக் குழியில் விழுவதால் முறை முடிந்தது.
why-marked = கடைசி முத்து குறியிட்ட குழியில் விழுவதால் முறை முடிந்தது.

## What a move did

move-arranged = {$player} வரிசையை அடுக்கினார்; {$seeds} முத்துகள் கொண்ட குழிகளை எடுப்பார்.
move-arranged-you = நீங்கள் வரிசையை அடுக்கினீர்கள்; {$seeds} முத்துகள் கொண்ட குழிகளை எடுப்பீர்கள்.
move-arranged-usual = {$player} இயல்பு அடுக்கைத் தேர்ந்தெடுத்தார்.
move-arranged-usual-you = நீங்கள் இயல்பு அடுக்கைத் தேர்ந்தெடுத்தீர்கள்.
move-counter-clockwise = இந்தச் சுற்றில் இடுவது இடஞ்சுழியாக.
move-clockwise = இந்தச் சுற்றில் இடுவது வலஞ்சுழியாக.
move-kept = { $seeds ->
    [one] கடைசி முத்தைத் தாமே வைத்துக்கொண்டார்
   *[other] கடைசி {$seeds} முத்துகளைத் தாமே வைத்துக்கொண்டார்
}: எந்தக் குழியும் ஏற்க முடியவில்லை.
end-rows-empty = இரு வரிசைகளும் காலி, எனவே ஆட்டம் முடிந்தது.
end-row-empty = {$player} உடைய வரிசை காலி, எனவே ஆட்டம் முடிந்தது.
end-row-empty-you = உங்கள் வரிசை காலி, எனவே ஆட்டம் முடிந்தது.
end-cannot-move = முறை {$player} உடையது, வரிசையோ காலி; எனவே ஆட்டம் முடிந்தது.
end-cannot-move-you = முறை உங்களுடையது, உங்கள் வரிசையோ காலி; எனவே ஆட்டம் முடிந்தது.
end-cannot-feed = {$player} உடைய வரிசை காலி; {$other} எந்த நகர்வாலும் அதற்கு முத்து தர முடியாது, எனவே ஆட்டம் முடிந்தது.
end-cannot-feed-you = உங்கள் வரிசை காலி; {$other} எந்த நகர்வாலும் அதற்கு முத்து தர முடியாது, எனவே ஆட்டம் முடிந்தது.
end-you-cannot-feed = {$player} உடைய வரிசை காலி; நீங்கள் எந்த நகர்வாலும் அதற்கு முத்து தர முடியாது, எனவே ஆட்டம் முடிந்தது.
end-nothing-to-sow = {$player} வசம் இட முத்துகள் இல்லை, எனவே சுற்று முடிந்தது.
end-nothing-to-sow-you = உங்களிடம் இட முத்துகள் இல்லை, எனவே சுற்று முடிந்தது.
end-no-pit = {$player} வசம் ஆடக்கூடிய குழி இல்லை, எனவே சுற்று முடிந்தது.
end-no-pit-you = உங்களிடம் ஆடக்கூடிய குழி இல்லை, எனவே சுற்று முடிந்தது.
end-to-the-empty-row = காலி வரிசை உள்ளவர் மீதி எல்லாவற்றையும் எடுப்பார்: {$seeds}.
end-kept = மீதி முத்துகள் அவை உள்ள வரிசைக்காரருக்குச் சேரும்: {$seeds}.
end-to-the-unfed = முத்து தர முடியாத வரிசைக்காரர் மீதி எல்லாவற்றையும் எடுப்பார்: {$seeds}.
end-to-the-other = மற்றவர் மீதி எல்லாவற்றையும் எடுப்பார்: {$seeds}.
end-repetition = அதே நிலை மூன்றாவது முறை வந்தது, எனவே ஆட்டம் முடிந்தது.
end-repetition-again = அதே நிலை மீண்டும் வந்தது, எனவே ஆட்டம் முடிந்தது.
end-repetition-round = அதே நிலை மூன்றாவது முறை வந்தது, எனவே சுற்று முடிந்தது.
end-own-rows = ஒவ்வொருவரும் தம் வரிசையில் மீதமுள்ள முத்துகளை எடுப்பர்: {$south} {$points}, {$north} {$against}.
end-own-rows-and-marks = ஒவ்வொருவரும் தம் வரிசையில் மீதமுள்ள முத்துகளை எடுப்பர்; குறியிட்ட குழிகளில் உள்ளவை அவற்றின் உரிமையாளருக்கு: {$south} {$points}, {$north} {$against}.
end-halved = பலகையில் மீதமுள்ள முத்துகள் சமமாகப் பகிரப்படும்: ஒவ்வொருவருக்கும் {$seeds}.
move-endless = இடுவது முடிவே இல்லாமல் சுற்றியிருக்கும்; அதனால் நிறுத்தப்பட்டது.
move-grand-slam = எதுவும் எடுக்கப்படவில்லை: எதிர்வரிசை முழுவதும் போயிருக்கும்.
move-taken-back = {$player} ஒரு நகர்வைத் திரும்பப் பெற்றார்.
move-taken-back-you = நீங்கள் ஒரு நகர்வைத் திரும்பப் பெற்றீர்கள்.
move-planned = முன்பே திட்டமிட்டது.
move-drawn = குலுக்கலில் வந்தது.
move-round-ended = **சுற்று {$round} முடிந்தது: {$south} {$points}, {$north} {$against}.**
move-round-began = சுற்று {$round} தொடங்குபவர்: {$player}.
move-round-began-you = சுற்று {$round} தொடங்குபவர்: நீங்கள்.

## A move, shown

button-show-move = நகர்வைக் காட்டு
button-move-before = ◀ முந்தைய நகர்வு
button-move-after = அடுத்த நகர்வு ▶
story-title = **{$game}** · நகர்வு {$number}: {$player}
story-run-title = **{$game}** · நகர்வுகள் {$first} முதல் {$last} வரை: {$player}
button-lap-by-lap = படிப்படியாக
button-whole-move = முழு நகர்வு
button-whole-run = இந்த நகர்வுகள் எல்லாம்
film-proposed = Kuzhi தன் ஒவ்வொரு பதிலையும் சிறு படமாகக் காட்டும்.
film-chosen = இனி Kuzhi இன் ஒவ்வொரு பதிலையும் படமாகக் காண்பீர்கள். உங்கள் அமைப்புகளில் மாற்றலாம்.
button-film = பதில்களைப் படமாகக் காட்டு
button-in-sentences = வாக்கியங்களில்
button-lap-before = ◀ முந்தைய படி
button-lap-after = அடுத்த படி ▶
story-lap-title = **{$game}** · நகர்வு {$number}: {$player} · படி {$lap}/{$laps}
story-lap = {$lap}. {$from}, குழி {$pit}: { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
}; கடைசி முத்து {$to}, குழி {$last}-இல் விழுகிறது.
story-lap-to-store = {$lap}. {$from}, குழி {$pit}: { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
}; கடைசி முத்து {$to} களஞ்சியத்தில் விழுகிறது.
story-lap-to-castle = {$lap}. {$from}, குழி {$pit}: { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
}; கடைசி முத்து {$to}, குழி {$last}-இல் உள்ள கோட்டையில் விழுகிறது.
story-lap-to-tuzdik = {$lap}. {$from}, குழி {$pit}: { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
}; கடைசி முத்து {$to}, குழி {$last}-இல் உள்ள துஸ்திக்கில் விழுகிறது.
story-lifted = {$lap}. {$from}, குழி {$pit}: { $seeds ->
    [one] ஒரு முத்து அள்ளப்படுகிறது
   *[other] {$seeds} முத்துகள் அள்ளப்படுகின்றன
}.
story-captured = {$side}, குழி {$pit}: {$player} { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
} எடுக்கிறார்.
story-captured-you = {$side}, குழி {$pit}: நீங்கள் { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
} எடுக்கிறீர்கள்.
story-swept = {$side}, குழி {$pit}: { $seeds ->
    [one] கடைசி முத்து
   *[other] கடைசி {$seeds} முத்துகள்
} {$player} வசம்.
story-swept-you = {$side}, குழி {$pit}: { $seeds ->
    [one] கடைசி முத்து
   *[other] கடைசி {$seeds} முத்துகள்
} உங்கள் வசம்.
story-left-out = … { $lines ->
    [one] ஒரு வரி விடப்பட்டது
   *[other] {$lines} வரிகள் விடப்பட்டன
} …

## The end

over-won = **{$player} வெற்றி, {$points} – {$against}.**
over-won-you = **உங்கள் வெற்றி, {$points} – {$against}.**
over-drawn = **சமநிலை, இருவருக்கும் {$points}.**
over-resigned = **{$loser} விலகினார்: {$player} வெற்றி.**
over-resigned-you = **நீங்கள் விலகினீர்கள்: {$player} வெற்றி.**
over-resigned-other = **{$loser} விலகினார்: உங்கள் வெற்றி.**
over-agreed = **ஒப்புதலால் சமநிலை.**
over-early = சீக்கிரம் முடிந்ததால் தரவரிசையில் சேராது.
over-early-in-tournament = விரைவில் முடிந்ததால் இது தரவரிசைக்குக் கணக்கில் இல்லை. போட்டியில் கணக்கில் உண்டு.
over-tournament-set = **அமைப்பாளர் பதிந்த முடிவு:** {$south} – {$north}: {$result} ({$reason})
over-tournament-removed = **அமைப்பாளர் முடிவை நீக்கினார்:** போட்டியில் அது யாருக்கும் கணக்கில் இல்லை ({$reason})
over-tournament-replayed = **வேறு பலகையில் மீண்டும் ஆடப்படும்:** போட்டியில் இந்த ஆட்டம் கணக்கில் இல்லை ({$reason})
over-tournament-counts = **இடையில் நின்றது.** போட்டியில் அது {$result} எனக் கணக்கிடப்படும்.
over-voided = செல்லாததாக்கப்பட்டது: மதிப்பில் சேராது.
over-voided-here = சர்வரை நிர்வகிப்பவர்கள் செல்லாததாக்கினர்: சர்வரின் தரவரிசையில் சேராது.
over-turned = திருப்புமுனை: நகர்வு {$number} ({$mover}, குழி {$pit}). அதன்பின் பாதிக்கு மேற்பட்ட முத்துகள் {$player} வசம்.
over-turned-you = திருப்புமுனை: நகர்வு {$number} ({$mover}, குழி {$pit}). அதன்பின் பாதிக்கு மேற்பட்ட முத்துகள் உங்கள் வசம்.
over-turned-pictured = படத்தில் திருப்புமுனை: நகர்வு {$number} ({$mover}, குழி {$pit}). அதன்பின் பாதிக்கு மேற்பட்ட முத்துகள் {$player} வசம்.
over-turned-pictured-you = படத்தில் திருப்புமுனை: நகர்வு {$number} ({$mover}, குழி {$pit}). அதன்பின் பாதிக்கு மேற்பட்ட முத்துகள் உங்கள் வசம்.
over-pictured = படம் நகர்வு {$number}-க்குப் பின் உள்ள பலகையைக் காட்டுகிறது.
over-ratings = தரமதிப்புகள்: {$south} · {$north}
rating-changed = {$player} {$rating} ({$change})
series-goes-on = **{$south} {$points} – {$against} {$north}.** செட் {$set} / {$sets} கீழே தொடர்கிறது, பக்கங்கள் மாறின.
series-won = **{$sets} செட்களில் {$player} வெற்றி, {$points} – {$against}.**
series-drawn = **{$sets} செட்களும் சமநிலை, இருவருக்கும் {$points}.**
series-given-up = **{$sets} செட்களில் {$player} வெற்றி: {$loser} தொடரிலிருந்து விலகினார்.**
reason-majority = இது எல்லா முத்துகளிலும் பாதிக்கு மேல்.
reason-agreed = மீதியைப் பகிர இருவரும் ஒப்புக்கொண்டனர்.
reason-cannot-fill = {$player} அடுத்த சுற்றுக்கு ஒரு குழியைக்கூட நிரப்ப முடியாது, எனவே ஆட்டம் முடிந்தது.
reason-cannot-fill-you = அடுத்த சுற்றுக்கு உங்களால் ஒரு குழியைக்கூட நிரப்ப முடியாது, எனவே ஆட்டம் முடிந்தது.
reason-cannot-sow = {$player} வசம் அடுத்த சுற்றுக்கு முத்துகள் இல்லை, எனவே ஆட்டம் முடிந்தது.
reason-cannot-sow-you = அடுத்த சுற்றுக்கு உங்களிடம் முத்துகள் இல்லை, எனவே ஆட்டம் முடிந்தது.
reason-round-limit = எல்லாச் சுற்றுகளும் ஆடப்பட்டன: இப்போது அதிக முத்துகள் உள்ளவர் வெல்வார்.

button-export = நகர்வுகளைப் பதிவிறக்கு
button-rematch = மறு ஆட்டம்
button-share = பகிர் …
share-channel = வேறொரு சேனலைத் தேர்ந்தெடுங்கள்
share-where = இந்த ஆட்டத்தை அதன் படத்துடன் இந்தச் சர்வரின் வேறொரு சேனலில் பகிருங்கள்:
share-title = {$player} ஓர் ஆட்டத்தைப் பகிர்கிறார்: **{$game}** · {$south} – {$north}
card-after = {$of} நகர்வுகளில் {$moves}-க்குப் பிறகு பலகை:
card-round = {$name} · சுற்று {$round}
card-stage = {$name} · {$stage}
share-done = {$channel} இல் பகிரப்பட்டது.
refused-stands-there = இந்த ஆட்டம் ஏற்கனவே {$channel} இல் உள்ளது. வேறு சேனலைத் தேர்ந்தெடுங்கள்.
refused-may-not-post = {$channel} இல் நீங்கள் எழுத முடியாது. எழுதக்கூடிய ஒரு சேனலைத் தேர்ந்தெடுங்கள்.
refused-cannot-post = Kuzhi ஆல் {$channel} இல் எழுத முடியவில்லை. அங்கே சேனலைப் பார்க்க, செய்திகள் அனுப்ப, கோப்புகள் இணைக்க அனுமதி தேவை.
refused-may-not-write = Kuzhi-ஆல் {$channel} இல் எழுத முடியாது; நடப்பதை யாருக்கும் சொல்ல இயலாது. அங்கே இல்லாத அனுமதிகள்: {$permissions}. சர்வரை நிர்வகிப்பவரிடம் கேளுங்கள், அல்லது வேறு சேனலைப் பயன்படுத்துங்கள்.
permission-view-channel = சேனலைப் பார்த்தல்
permission-send-messages = செய்திகள் அனுப்புதல்
permission-send-in-threads = இழைகளில் செய்திகள் அனுப்புதல்
export = ஆட்டத்தின் { $moves ->
    [one] ஒரு நகர்வு
   *[other] {$moves} நகர்வுகள்
}, `kuzhi-engine` படிக்கும் உரைக் கோப்பாக.

## The clock

clock-none = நேர வரம்பு இல்லை
clock-days = { $days ->
    [one] ஒரு நகர்வுக்கு ஒரு நாள்
   *[other] ஒரு நகர்வுக்கு {$days} நாட்கள்
}
clock-hours = முழு ஆட்டத்திற்கும் ஒருவருக்கு {$time}
clock-reserve = {$start}, ஒவ்வொரு நகர்வுக்கும் +{$added} (அதிகபட்சம் {$start})
clock-live = நேரடி: ஒருவருக்கு {$minutes} நிமி, ஒவ்வொரு நகர்வுக்கும் +{$seconds} நொடி
clock-live-bare = நேரடி: ஒருவருக்கு {$minutes} நிமி
clock-proposal = {$id}: {$name}
length-days = { $days ->
    [one] {$days} நாள்
   *[other] {$days} நாட்கள்
}
length-hours = {$hours} மணி
length-minutes = {$minutes} நிமி
moment-date = {$date}
moment-time = {$time}
board-banks = நேரம்: {$first} {$south} · {$second} {$north}
board-time = {$player} நேரம் முடிவது {$when}.
board-time-you = உங்கள் நேரம் முடிவது {$when}.
board-time-up = **{$player} நேரம் முடிந்தது.** {$other} வெற்றியைக் கோரலாம் அல்லது நகர்வுக்குக் காத்திருக்கலாம்.
board-away = 🏝️ {$player} {$until} வரை விடுப்பில் இருக்கிறார்.
board-away-you = 🏝️ நீங்கள் {$until} வரை விடுப்பில் இருக்கிறீர்கள்.
clock-no-days-off = ஓய்வு நாட்கள் இல்லை: ஓய்வு நாட்களிலும் அமைதி நேரத்திலும் நேரம் ஓடும்.
clock-no-time-off = விடுப்பு இல்லை: விடுப்பிலும் ஓய்வு நாட்களிலும் நேரம் ஓடும்.
board-first-move = {$player} முதல் நகர்வைச் செய்ததும் நேரம் ஓடத் தொடங்கும். அதற்கான நேரம் முடிவது {$when}.
board-first-move-you = நீங்கள் முதல் நகர்வைச் செய்ததும் நேரம் ஓடத் தொடங்கும். அதற்கான நேரம் முடிவது {$when}.
board-first-move-up = **{$player} முதல் நகர்வை நேரத்தில் செய்யவில்லை.** {$other} வெற்றியைக் கோரலாம் அல்லது நகர்வுக்குக் காத்திருக்கலாம்.
button-claim = வெற்றியைக் கோரு
button-give-day = ஒரு நாள் கொடு
button-give-time = மேலும் {$time} கொடு
call-bank = {$player}, **{$game}** ஆட்டத்தில் உங்கள் நேரம் முடிவது {$when}: {$link}
call-bank-unlinked = {$player}, **{$game}** ஆட்டத்தில் உங்கள் நேரம் முடிவது {$when}.
call-reminder = {$player}, {$opponent} உடனான **{$game}** ஆட்டத்தில் உங்கள் நகர்வு நேரம் முடிவது {$when}: {$link}
call-reminder-unlinked = {$player}, {$opponent} உடனான **{$game}** ஆட்டத்தில் உங்கள் நகர்வு நேரம் முடிவது {$when}.
call-to-claim = {$player}, **{$game}** ஆட்டத்தில் {$opponent} நேரம் முடிந்தது. வெற்றியைக் கோருங்கள் அல்லது கூடுதல் நேரம் கொடுங்கள்: {$link}
call-to-claim-unlinked = {$player}, **{$game}** ஆட்டத்தில் {$opponent} நேரம் முடிந்தது. வெற்றியைக் கோருங்கள் அல்லது கூடுதல் நேரம் கொடுங்கள்.
call-time-given = {$player}, **{$game}** ஆட்டத்தில் {$opponent} உங்கள் நகர்வுக்குக் கூடுதல் நேரம் கொடுத்தார். இப்போது உங்கள் நேரம் முடிவது {$when}: {$link}
call-time-given-unlinked = {$player}, **{$game}** ஆட்டத்தில் {$opponent} உங்கள் நகர்வுக்குக் கூடுதல் நேரம் கொடுத்தார். இப்போது உங்கள் நேரம் முடிவது {$when}.
over-timed-out = **{$loser} நேரம் முடிந்தது: {$player} வெற்றி.**
over-no-first-move = **{$loser} முதல் நகர்வை நேரத்தில் செய்யவில்லை: {$player} வெற்றி.**
over-no-first-move-you = **நீங்கள் முதல் நகர்வை நேரத்தில் செய்யவில்லை: {$player} வெற்றி.**
over-timed-out-you = **உங்கள் நேரம் முடிந்தது: {$player} வெற்றி.**
over-timed-out-other = **{$loser} நேரம் முடிந்தது: உங்கள் வெற்றி.**
games-until = {$line} · நேரம் முடிவது {$when}
refused-no-clock = இந்த ஆட்டத்தில் நேர வரம்பு இல்லை; எனவே நேரத்தால் கோர வெற்றி இல்லை.
refused-time-not-up = இந்த நகர்வுக்கு இன்னும் நேரம் உண்டு. அது முடிந்ததும் வெற்றியைக் கோரலாம்: {$when}.
refused-own-time-up = முடிந்தது உங்கள் நேரம்தான். மற்றவர் வெற்றியைக் கோரும் முன் உங்கள் நகர்வைச் செய்யுங்கள்.
refused-own-time = இது உங்கள் முறை: மற்றவர் மட்டுமே உங்களுக்குக் கூடுதல் நேரம் கொடுக்க முடியும்.
refused-plenty-of-time = {$other} இடம் இன்னும் நிறைய நேரம் உள்ளது. சிறிது கழிந்ததும் மேலும் கொடுக்கலாம்.
refused-bad-clock = “{$text}” நேர வரம்பு அல்ல. ஒரு நகர்வுக்கு நாட்களாக 1d, 3d, 7d; நகர்வால் நிரம்பும் நேரத்துக்கு 3d+12h; நேரடி ஆட்டத்துக்கு நிமிடமும் நொடியுமாக 5+3; அல்லது none என எழுதுங்கள்.
refused-no-time-zone = “{$text}” Kuzhi அறிந்த நகரமோ நேர மண்டலமோ அல்ல. உங்களுக்கு அருகிலுள்ள பெரிய நகரத்தை எழுதி, பட்டியலிலிருந்து தேர்ந்தெடுங்கள்.
refused-no-moment = “{$text}” எந்த நேரம் என Kuzhiக்குப் புரியவில்லை. வெள்ளி அல்லது 2026-12-24 போன்ற நாள், வெள்ளி 18:00 போன்ற நாளும் நேரமும், அல்லது 3d, 2w போன்ற கால அளவை எழுதுங்கள்.
refused-no-days-off = “{$text}” வாரத்தின் ஒன்றோ இரண்டோ நாட்கள் அல்ல. எடுத்துக்காட்டாக சனி, ஞாயிறு என எழுதுங்கள்; ஓய்வு நாள் வேண்டாமெனில் வெறுமையாக விடுங்கள்.
refused-no-quiet-hours = “{$text}” பன்னிரண்டு மணிக்கு மிகாத இடைவெளி அல்ல. எடுத்துக்காட்டாக 22:00-07:00 என எழுதுங்கள்; அமைதி நேரம் வேண்டாமெனில் வெறுமையாக விடுங்கள்.
refused-away-past = அந்த நேரம் கடந்துவிட்டது. பிந்தைய தேதியைத் தேர்ந்தெடுங்கள்.
refused-away-none = இந்த ஆண்டு உங்களுக்கு விடுப்பு நாட்கள் மீதமில்லை.
refused-away-long = { $left ->
    [one] இந்த ஆண்டு உங்களுக்கு **ஒரு விடுப்பு நாள்** மீதமுள்ளது. முந்தைய தேதியைத் தேர்ந்தெடுங்கள்.
   *[other] இந்த ஆண்டு உங்களுக்கு **{$left} விடுப்பு நாட்கள்** மீதமுள்ளன. முந்தைய தேதியைத் தேர்ந்தெடுங்கள்.
}
refused-away-again = ஒரு நாளில் ஒரு முறைதான் விடுப்பைத் தொடங்கலாம்; அடுத்தது {$when}.
refused-not-away = நீங்கள் விடுப்பில் இல்லை: உங்கள் நேரம் ஓடுகிறது.
away-question = ஒரே நாளில் இரண்டு ஆட்டங்களை நேரத்தால் இழந்தீர்கள்; மற்றவை உங்கள் நகர்வுக்குக் காத்திருக்கின்றன. விடுப்பில் இருக்கிறீர்களா? நீங்கள் திரும்பும்வரை உங்கள் நாள் கணக்கு நேரத்தை நிறுத்தலாம்.
settings-claims-on = மற்றவர் நேரம் முடிந்ததும் வெற்றி **உங்களுக்காக உடனே கோரப்படும்**.
settings-claims-off = மற்றவர் நேரம் முடிந்ததும் முடிவு **உங்களுடையது**: வெற்றியைக் கோரலாம், அல்லது நகர்வுக்குக் காத்திருக்கலாம்.
settings-reply-at-once = Kuzhi உடன் ஆடும்போது உங்கள் நகர்வுடன் அதன் பதிலும் **உடனே** தெரியும்.
settings-reply-pause = Kuzhi உடன் ஆடும்போது முதலில் உங்கள் நகர்வு தெரியும், **ஒரு நொடி கழித்து** பதில் தெரியும்.
settings-reply-film = Kuzhi உடன் ஆடும்போது முதலில் உங்கள் நகர்வு தெரியும், பிறகு அதன் பதில் மரப்பலகையில் இரண்டு மூன்று நொடி **படமாக**, முத்து முத்தாகத் தெரியும்.
settings-listed-on = எல்லாச் சர்வர்களின் தரவரிசையில் உங்கள் பெயர் **காட்டப்படுகிறது**; உங்கள் `/profile` ஐ எவரும் பார்க்கலாம்.
settings-listed-off = எல்லாச் சர்வர்களின் தரவரிசையில் உங்கள் பெயர் **மறைக்கப்படுகிறது**. உங்கள் மதிப்பும், உங்கள் சர்வர்களின் தரவரிசையில் உங்கள் இடமும் தொடரும்; உங்கள் `/profile` ஐ நீங்கள் மட்டுமே பார்க்கலாம்.
settings-time = **விடுப்பும் ஓய்வும்:** பல நாள் ஆட்டங்கள் எப்போது உங்களுக்காகக் காத்திருக்கும். நிமிடக் கணக்கு ஆட்டங்கள் தொடரும். ஓய்வு நாட்களும் அமைதி நேரமும் அடுத்த திங்கள் முதல் மாறும்.
settings-away = 🏝️ **நீங்கள் {$until} வரை விடுப்பில் இருக்கிறீர்கள்.** அதுவரை உங்கள் நாள் கணக்கு நேரம் ஓடாது; எதிராளிகளுக்கும் அது தெரியும்.
settings-here = **நீங்கள் இருக்கிறீர்கள்**; உங்கள் நாள் கணக்கு நேரம் ஓடுகிறது.
settings-days-away = இந்த ஆண்டு மீதமுள்ள விடுப்பு நாட்கள்: **{$left}** / {$most}
settings-week = ஓய்வு நாட்கள்: **{$days}** · அமைதி நேரம்: **{$hours}**
settings-no-days-off = இல்லை
settings-no-quiet-hours = இல்லை
settings-week-next = {$from} முதல்: {$week}
settings-zone = உங்கள் நேர மண்டலம்: **{$zone}**; அங்கே இப்போது {$time}
settings-zone-none = உங்கள் நேர மண்டலம்: இன்னும் தேர்ந்தெடுக்கவில்லை
settings-clock = நேரம் தேர்ந்தெடுக்கப்படாவிட்டால்: {$clock}
button-claims-on = நேரத்தால் வெற்றி: தானாகக் கோரப்படும்
button-claims-off = நேரத்தால் வெற்றி: நீங்களே கோரலாம்
button-reply-at-once = Kuzhi பதில்: உடனே
button-reply-pause = Kuzhi பதில்: ஒரு நொடி கழித்து
button-reply-film = Kuzhi பதில்: படமாக
button-listed-on = எல்லாச் சர்வர் தரவரிசை: பெயர் உண்டு
button-listed-off = எல்லாச் சர்வர் தரவரிசை: பெயர் மறைவு
button-undo = முடிவை ரத்து செய் …
button-undo-sure = ஆம், முடிவை ரத்து செய்
undo-sure = ஏதோ தவறால் வந்த இந்த முடிவை ரத்து செய்யவா? ஆட்டம் புதிய நேரத்துடன் தொடரும், மதிப்புகள் அது முடியாதது போலாகும்.
undo-done = ரத்து ஆனது: ஆட்டம் புதிய நேரத்துடன் தொடர்கிறது.
button-void = முடிவு செல்லாது …
button-void-sure = ஆம், முடிவு செல்லாது
button-void-series = தொடரின் எல்லாச் செட்களும் செல்லாது
void-sure = இந்த முடிவைச் செல்லாததாக்கவா? அது பலகையில் இருக்கும்; இந்தச் சர்வரின் தரவரிசை இந்த ஆட்டம் ஆடப்படாதது போலாகும். எல்லாச் சர்வர்களின் தரவரிசையில் அது தொடர்ந்து சேரும்; அங்கே Kuzhi-யை இயக்குபவர் மட்டுமே செல்லாததாக்கலாம்.
void-sure-tournament = அப்போது அதன் போட்டியில் இந்த ஆட்டம் இருவருக்கும் சேராது.
void-done = { $results ->
    [one] செல்லாது: இந்த முடிவு இனி இந்தச் சர்வரின் தரவரிசையில் சேராது.
   *[other] செல்லாது: இந்த {$results} முடிவுகள் இனி இந்தச் சர்வரின் தரவரிசையில் சேரா.
}
refused-not-undoer = ஒரு முடிவை இந்தச் சர்வரை நிர்வகிப்பவர்கள் மட்டுமே ரத்து செய்யலாம், செல்லாததாக்கலாம். அவர்களில் ஒருவரைக் கேளுங்கள்.
refused-nothing-to-undo = நேரத்தால் வந்த முடிவை மட்டுமே ரத்து செய்யலாம்; இந்த ஆட்டத்தில் அப்படி இல்லை.
refused-nothing-to-void = இந்த முடிவு மதிப்பில் சேரவில்லை; செல்லாததாக்க எதுவுமில்லை.
refused-own-result = இந்த ஆட்டத்தை நீங்களே ஆடினீர்கள், எனவே அதன் முடிவை நீங்கள் திருத்த முடியாது. இந்தச் சர்வரை நிர்வகிக்கும் வேறொருவரையோ, Kuzhi-யை இயக்குபவரையோ கேளுங்கள்.
refused-next-set = அடுத்த செட் தொடங்கிவிட்டது, எனவே இந்த முடிவு நிற்கும்.

## Giving up

resign-sure = {$opponent} உடனான **{$game}** ஆட்டத்திலிருந்து விலகவா? அது தோல்வியாகக் கணக்கிடப்படும்.
resign-sure-set = {$opponent} உடனான **{$game}** ஆட்டத்தின் இந்தச் செட்டிலிருந்து விலகவா? அது தோல்வியாகக் கணக்கிடப்பட்டு, அடுத்த செட் தொடங்கும். அல்லது முழுத் தொடரிலிருந்தும் விலகலாம்: அப்போது தொடரில் {$opponent} வெற்றி பெறுவார்; இனி செட்கள் இல்லை.
resign-kept = ஆட்டம் தொடர்கிறது.
button-resign = ஆம், விலகுகிறேன்
button-resign-set = இந்தச் செட்டிலிருந்து விலகு
button-resign-series = தொடரிலிருந்து விலகு
button-play-on = இல்லை, தொடர்கிறேன்

## Hints

hint-sow = குழி **{$move}** ஐ இடுங்கள்.
hint-sow-way = **{$move}** ஐ இடுங்கள்: குழியும், முழுச் சுற்றுக்கான திசையும்.
hint-lay-out = உங்கள் வரிசையை இப்படி அடுக்குங்கள்: **{$move}**.
hint-even = இதனால் ஆட்டம் ஏறக்குறையச் சமமாக இருக்கும்.
hint-ahead = இதனால் நீங்கள் சுமார் { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
} முன்னிலையில் இருக்கிறீர்கள்.
hint-behind = இதைவிட நல்லது இல்லை; ஆனால் நீங்கள் சுமார் { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
} பின்தங்கியிருக்கிறீர்கள்.
hint-wins = எதிரே என்ன ஆடினாலும், இதனால் நீங்கள் குறைந்தது { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
} வித்தியாசத்தில் வெல்வீர்கள்.
hint-loses = இதைவிட நல்லது இல்லை; ஆனால் எதிரே உள்ளவர் குறைந்தது { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
} வித்தியாசத்தில் வெல்ல முடியும்.
hint-draw = பிழையற்ற ஆட்டத்தில் இது சமநிலை.
hint-wins-exactly = பிழையற்ற ஆட்டத்தில் நீங்கள் சரியாக { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
} வித்தியாசத்தில் வெல்வீர்கள்.
hint-loses-exactly = பிழையற்ற ஆட்டத்தில் நீங்கள் சரியாக { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
} வித்தியாசத்தில் தோற்பீர்கள்.
hint-wins-game = எதிரே என்ன ஆடினாலும், இதனால் ஆட்டத்தில் நீங்கள் வெல்வீர்கள்.
hint-loses-game = இதைவிட நல்லது இல்லை; ஆனால் நீங்கள் என்ன ஆடினாலும், எதிரே உள்ளவர் ஆட்டத்தில் வெல்ல முடியும்.
nobody-can-force = எந்தப் பக்கமும் வெற்றியைக் கட்டாயமாக்க முடியாது.
button-play-hint = {$move} ஆடு

## What was played

history-title = **உங்கள் ஆட்டங்கள்**, புதியவை முதலில்
history-of-game = {$game} மட்டும்
history-against = {$opponent} உடன் மட்டும்
history-none = நீங்கள் இன்னும் எதுவும் ஆடவில்லை. `/play` மூலம் தொடங்குங்கள்.
history-none-such = அப்படி ஆட்டம் எதுவும் இல்லை. கீழே வேறு ஆட்டத்தைத் தேர்ந்தெடுங்கள்.
history-line = {$number}. {$when} · **{$game}**, எதிரே {$opponent}: {$result}
history-choice = {$number}. {$game}, எதிரே {$opponent}
history-won = 🏆 உங்கள் வெற்றி
history-lost = உங்கள் தோல்வி
history-drawn = 🤝 சமநிலை
history-score = {$result}, {$points} – {$against}
history-running = இன்னும் நடக்கிறது
history-your-turn = இன்னும் நடக்கிறது, உங்கள் முறை
history-replay = ஒன்றை மீண்டும் பாருங்கள் …
history-all-games = எல்லா ஆட்டங்களும்
button-newer = ◀ புதியவை
button-older = பழையவை ▶
button-all-opponents = எல்லா எதிராளிகளும்
refused-nothing-played = நீங்கள் இன்னும் எதுவும் ஆடவில்லை. `/play` மூலம் தொடங்குங்கள்.
describe-history = நீங்கள் ஆடியவை, முடிவுகளுடன்; உங்களுக்கு மட்டும் தெரியும்
describe-history-game = இந்த ஆட்டம் மட்டும்
describe-history-opponent = இவருடன் அல்லது Kuzhi உடன் ஆடியவை மட்டும்

## A game, replayed

button-replay = மீண்டும் பார்
button-first = |◀ முதல்
button-back = ◀ பின்
button-next = அடுத்து ▶
button-last = கடைசி ▶|
button-play-to-end = ▶ முடிவு வரை ஓட்டு
replay-at = நகர்வு {$moves} / {$of} · `{$id}`
replay-film = நகர்வுகள் {$from} முதல் {$to} வரை, ஒவ்வொரு பலகையாக.
describe-replay = ஓர் ஆட்டத்தை ஒவ்வொரு பலகையாக மீண்டும் பாருங்கள்; உங்களுக்கு மட்டும்
describe-past-match = எந்த ஆட்டம்: பெயர் அல்லது பலகையின் இணைப்பு; காலியாக விட்டால் கடைசியாக ஆடியது

## Reviews

button-review = மதிப்பாய்வு
button-review-move = நகர்வு {$move}
button-retry = நகர்வு {$move} மீண்டும்
button-retry-mistakes = என் தவறுகளை மீண்டும்
button-retry-counted = { $mistakes ->
    [one] என் தவறை மீண்டும்
   *[other] என் {$mistakes} தவறுகளை மீண்டும்
}
button-retry-next = அடுத்த தவறு ▶
button-review-back = மதிப்பாய்வுக்குத் திரும்பு
retry-title = **நகர்வு {$ply} மீண்டும்** · **{$game}**
retry-place = தவறு {$number} / {$of} · {$marks}
retry-task = **{$side} முறை.** ஆட்டத்தில் {$move} ஆடப்பட்டது. அதைவிட நல்லதைக் கண்டுபிடியுங்கள்.
retry-task-you = **உங்கள் முறை.** ஆட்டத்தில் நீங்கள் ஆடியது {$move}. அதைவிட நல்லதைக் கண்டுபிடியுங்கள்.
retry-best = ✅ **ஆம்! {$move} தான் மிகச் சிறந்தது.**
retry-stops = {$move} ஆடியபின் எதிராளி { $seeds ->
    [one] ஒரு முத்தை
   *[other] {$seeds} முத்துகளை
} எடுத்திருக்கலாம்.
retry-better = ↗️ **{$move} ஆடியதைவிட நல்லது, ஆனால் மிகச் சிறந்தது அல்ல.** {$account}
retry-no-better = ↩️ **{$move} அதைவிட நல்லது அல்ல.** {$account}
retry-all-found = 🎉 **எல்லாவற்றையும் கண்டுபிடித்துவிட்டீர்கள்.**
review-title = **மதிப்பாய்வு** · {$title}
review-under-way = Kuzhi ஒவ்வொரு நகர்வையும் பார்க்கிறார்: {$moves} இல் {$done} முடிந்தன.
review-accuracy = துல்லியம்: {$south} · {$north}
review-nothing-lost = வலுவான ஒருவர் கண்டிருக்கக்கூடிய எதையும் எந்த நகர்வும் இழக்கவில்லை: இருவரும் நன்றாக ஆடினீர்கள்.
review-own-nothing-lost = வலுவான ஒருவர் கண்டிருக்கக்கூடிய எதையும் நீங்கள் இழக்கவில்லை: நன்றாக ஆடினீர்கள்.
review-own-move = ({$number}) **நகர்வு {$ply}**: {$move} சுமார் { $seeds ->
    [one] ஒரு முத்தை
   *[other] {$seeds} முத்துகளை
} இழந்தது.
review-own-move-exactly = ({$number}) **நகர்வு {$ply}**: {$move} சரியாக { $seeds ->
    [one] ஒரு முத்தை
   *[other] {$seeds} முத்துகளை
} இழந்தது.
review-own-move-round = ({$number}) **நகர்வு {$ply}**: {$move} தன் சுற்றில் சரியாக { $seeds ->
    [one] ஒரு முத்தை
   *[other] {$seeds} முத்துகளை
} இழந்தது.
review-own-move-match = ({$number}) **நகர்வு {$ply}**: {$move} தன் சுற்றில் எந்த முத்தையும் இழக்கவில்லை.
review-move = ({$number}) **நகர்வு {$ply}**, {$player}: {$move} சுமார் { $seeds ->
    [one] ஒரு முத்தை
   *[other] {$seeds} முத்துகளை
} இழந்தது.
review-move-exactly = ({$number}) **நகர்வு {$ply}**, {$player}: {$move} சரியாக { $seeds ->
    [one] ஒரு முத்தை
   *[other] {$seeds} முத்துகளை
} இழந்தது.
review-move-round = ({$number}) **நகர்வு {$ply}**, {$player}: {$move} தன் சுற்றில் சரியாக { $seeds ->
    [one] ஒரு முத்தை
   *[other] {$seeds} முத்துகளை
} இழந்தது.
review-move-match = ({$number}) **நகர்வு {$ply}**, {$player}: {$move} தன் சுற்றில் எந்த முத்தையும் இழக்கவில்லை.
review-gave-win = வெற்றி கைவிட்டுப் போனது.
review-gave-draw = சமநிலை கைவிட்டுப் போனது.
review-gave-hold = எதிரே உள்ளவர் கட்டாயம் வெல்ல அது வழிவிட்டது.
review-better = நீண்ட நோக்கில் சிறந்தது: **{$move}**.
review-better-gains = சிறந்தது: **{$move}**; அது {$gains}.
live-pit = குழி {$pit}, { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
}
live-hole = {$who}, குழி {$pit}: { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
}
name-pit = குழி {$pit}
review-gain-win = உடனே வெல்லும்
review-gain-capture = {$seeds} முத்துகளை எடுக்கும்
review-gain-turn = இன்னொரு நகர்வைத் தரும்
review-gain-castle = {$side}, குழி {$pit} ஐக் கோட்டையாக்கும்
review-gain-tuzdik = {$side}, குழி {$pit} ஐத் துஸ்திக் ஆக்கும்
review-gain-tie = {$side}, குழி {$pit} ஐக் கட்டும்
review-gain-guard = எதிராளியிடமிருந்து {$seeds} முத்துகளைக் காக்கும்
review-turned-win = உறுதியாகத் தெரிந்தது: நகர்வு {$ply} வரை, எதிராளி என்ன செய்தாலும் {$side} வென்றிருக்க முடியும். {$move} அதைக் கைவிட்டது.
review-turned-win-you = உறுதியாகத் தெரிந்தது: நகர்வு {$ply} வரை, எதிராளி என்ன செய்தாலும் நீங்கள் வென்றிருக்க முடியும். {$move} அதைக் கைவிட்டது.
review-turned-draw = உறுதியாகத் தெரிந்தது: நகர்வு {$ply} வரை {$side} சமநிலையைக் காத்திருக்க முடியும். {$move} அதைக் கைவிட்டது.
review-turned-draw-you = உறுதியாகத் தெரிந்தது: நகர்வு {$ply} வரை நீங்கள் சமநிலையைக் காத்திருக்க முடியும். {$move} அதைக் கைவிட்டது.
review-turned-hold = உறுதியாகத் தெரிந்தது: நகர்வு {$ply} வரை எந்தப் பக்கமும் வெற்றியைக் கட்டாயமாக்க முடியாது. {$side} ஆடிய {$move} எதிராளி வெல்ல வழிவிட்டது.
review-turned-hold-you = உறுதியாகத் தெரிந்தது: நகர்வு {$ply} வரை எந்தப் பக்கமும் வெற்றியைக் கட்டாயமாக்க முடியாது. நீங்கள் ஆடிய {$move} எதிராளி வெல்ல வழிவிட்டது.
review-never-turned = உறுதியாகத் தெரிந்தது: பிழையற்ற ஆட்டத்தின் முடிவை எந்த நகர்வும் மாற்றவில்லை.
review-curve = அங்கிருந்து இருவரும் சிறப்பாக ஆடினால் தெற்கு எத்தனை முத்துகள் முன்னிலையில் முடிக்கும் என்பதைக் கோடு காட்டுகிறது; அதன் எண்கள் மேலுள்ள நகர்வுகள்.
review-curve-you = அங்கிருந்து இருவரும் சிறப்பாக ஆடினால் நீங்கள் எத்தனை முத்துகள் முன்னிலையில் முடிப்பீர்கள் என்பதைக் கோடு காட்டுகிறது; அதன் எண்கள் மேலுள்ள நகர்வுகள்.
review-curve-kuzhi = அங்கிருந்து இருவரும் சிறப்பாக ஆடினால் Kuzhi எத்தனை முத்துகள் முன்னிலையில் முடிக்கும் என்பதைக் கோடு காட்டுகிறது; அதன் எண்கள் மேலுள்ள நகர்வுகள்.
review-curve-shows = ஒவ்வொரு நகர்வுக்குப் பின்னும் தெற்கின் முன்னிலை, முத்துகளில்: {$values}
review-curve-shows-you = ஒவ்வொரு நகர்வுக்குப் பின்னும் உங்கள் முன்னிலை, முத்துகளில்: {$values}
review-curve-shows-kuzhi = ஒவ்வொரு நகர்வுக்குப் பின்னும் Kuzhi முன்னிலை, முத்துகளில்: {$values}
refused-review-rated = இது தரவரிசை ஆட்டம், எனவே இருவரும் உதவியின்றி ஆடுகிறீர்கள். முடிந்ததும் மதிப்பாய்வைப் பாருங்கள்.
refused-review-nothing = இன்னும் நகர்வு எதுவும் இல்லை, எனவே மதிப்பாய எதுவும் இல்லை.
describe-review = ஒவ்வொரு நகர்வின் மதிப்பு, எது சிறந்தது; உங்களுக்கு மட்டும் தெரியும்

## Analysis

button-analyse = அலசு
button-evaluate = 💡 மதிப்பிடு
button-analysis-back = ◀ திரும்பப் பெறு
button-analysis-on = ஆட்டத்தின் அடுத்த நகர்வு ▶
button-analysis-home = ஆட்டத்துக்குத் திரும்பு
analysis-title = **அலசல்** · **{$game}** · {$of} இல் நகர்வு {$moves} க்குப் பின்
analysis-title-start = **அலசல்** · **{$game}** · முதல் நகர்வுக்கு முன்
analysis-tried = முயன்றவை: **{$line}**
analysis-turn = {$side} முறை: எந்தக் குழியையும் முயலுங்கள்.
analysis-full = தொடர்ந்து மேலும் நகர்வுகள் அடங்காது. வேறு முயல சிலவற்றைத் திரும்பப் பெறுங்கள்.
analysis-over = ஆட்டம் இங்கே முடிந்திருக்கும்: தெற்கு {$south}, வடக்கு {$north}.
analysis-best = சிறந்தது: **{$move}**.
analysis-even = ஆட்டம் ஏறக்குறையச் சமம்.
analysis-ahead = {$side} சுமார் { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
} முன்னிலை.
analysis-wins = எதிராளி என்ன செய்தாலும் {$side} { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
} அல்லது அதற்கு மேல் வித்தியாசத்தில் வெல்லும்.
analysis-wins-exactly = பிழையற்ற ஆட்டத்தில் {$side} சரியாக { $seeds ->
    [one] ஒரு முத்து
   *[other] {$seeds} முத்துகள்
} வித்தியாசத்தில் வெல்லும்.
analysis-wins-game = {$other} என்ன செய்தாலும் {$side} ஆட்டத்தில் வெல்லும்.
refused-analysis-running = நடக்கும் ஆட்டத்தில் அதை ஆடுபவர்கள் மட்டுமே நகர்வுகளை முயலலாம். முடிந்த பின் எல்லோரும் முயலலாம்.
describe-analyse = முடிந்த ஆட்டத்தில் இரு பக்கமும் வேறு நகர்வுகளை முயலுங்கள்; உங்களுக்கு மட்டும்

## Puzzles

puzzle-title = **புதிர்** · **{$game}** · {$stars}
puzzle-title-own = **உங்கள் ஆட்டத்திலிருந்து புதிர்** · **{$game}** · {$stars}
puzzle-title-daily = **இன்றைய புதிர் #{$day}** · **{$game}** · {$stars}
puzzle-find-win = **உங்கள் முறை** (கீழ் வரிசை): ஒரே ஒரு நகர்வுதான் வெல்லும். அதைக் கண்டுபிடியுங்கள்.
puzzle-find-draw = **உங்கள் முறை** (கீழ் வரிசை): ஒரே ஒரு நகர்வுதான் சமனைக் காக்கும், மற்றவை தோற்கும். அதைக் கண்டுபிடியுங்கள்.
puzzle-find-win-game = **உங்கள் முறை** (கீழ் வரிசை), சுற்று {$round} / {$rounds}: ஒரே ஒரு நகர்வுதான் முழு ஆட்டத்தையும் வெல்லும். அதைக் கண்டுபிடியுங்கள்.
puzzle-find-draw-game = **உங்கள் முறை** (கீழ் வரிசை), சுற்று {$round} / {$rounds}: ஒரே ஒரு நகர்வுதான் முழு ஆட்டத்தின் சமனைக் காக்கும், மற்றவை தோற்கும். அதைக் கண்டுபிடியுங்கள்.
puzzle-find-seeds = **உங்கள் முறை** (கீழ் வரிசை): ஒரு நகர்வு மற்றவற்றைவிடக் குறைந்தது {$seeds} முத்துகள் கூடுதலாகத் தரும். அதைக் கண்டுபிடியுங்கள்.
puzzle-find-seeds-about = **உங்கள் முறை** (கீழ் வரிசை): Kuzhi பார்க்க முடிந்தவரை, ஒரு நகர்வு மற்றவற்றைவிடக் குறைந்தது {$seeds} முத்துகள் கூடுதலாகத் தரும். அதைக் கண்டுபிடியுங்கள்.
puzzle-step = நகர்வு {$number} / {$of}.
puzzle-right = ✅ **சரி.** {$account}
puzzle-wrong = ↩️ **{$move} அது அல்ல.** {$account}
puzzle-but-then = உங்களுக்கு {$won} கிடைக்கும், ஆனால் பிறகு {$move} {$taken} எடுக்கும்:
puzzle-but-again = உங்களுக்கு {$won} கிடைக்கும், ஆனால் பிறகு {$move} மூலம் Kuzhi மீண்டும் ஆடும்:
puzzle-then = பிறகு {$move} {$taken} எடுக்கும்:
puzzle-again = பலகை முன்போலவே உள்ளது: மீண்டும் முயலுங்கள், அல்லது விடையைப் பாருங்கள்.
puzzle-solved = 🏆 **தீர்த்துவிட்டீர்கள்.** {$account}
puzzle-answer = 👀 **விடை:** {$line}
puzzle-line-move = {$side} {$move}
puzzle-reached-win = Kuzhi எதை ஆடினாலும் இனி நீங்கள் வெல்வீர்கள்.
puzzle-reached-draw = இதனால் நீங்கள் சமனைக் காக்கிறீர்கள். வேறெந்த நகர்வும் தோற்றிருக்கும்.
puzzle-reached-seeds = வேறெந்த நகர்வும் குறைந்தது {$seeds} முத்துகள் குறைவாகத் தந்திருக்கும்.
puzzle-reached-seeds-about = Kuzhi பார்க்க முடிந்தவரை, வேறெந்த நகர்வும் குறைந்தது {$seeds} முத்துகள் குறைவாகத் தந்திருக்கும்.
puzzle-rating = புதிர் மதிப்பு: {$before} → **{$after}**
puzzle-finding-level = உங்கள் நிலை கண்டறியப்படுகிறது: {$of} புதிர்களில் {$number}.
puzzle-rating-kept = புதிர் மதிப்பு: **{$rating}**. ஒரு புதிரில் முதல் முயற்சி மட்டுமே கணக்கில் வரும்.
puzzle-own-played = உங்கள் ஆட்டத்தில் நீங்கள் ஆடியது {$move}.
puzzle-tries-two = தொடர் நாட்களுக்கு இரண்டு முயற்சிகள் கணக்கில் வரும்.
puzzle-tries-one = தொடர் நாட்களுக்கு இன்னும் ஒரு முயற்சி உண்டு.
puzzle-tries-none = இரு முயற்சிகளும் முடிந்தன; தொடர் நாட்கள் மீண்டும் தொடங்கும். நகர்வை இன்னும் கண்டுபிடிக்கலாம்.
puzzle-daily-first = முதல் முயற்சியிலேயே தீர்ந்தது. தொடர் நாட்கள்: {$streak}.
puzzle-daily-second = இரண்டாம் முயற்சியில் தீர்ந்தது. தொடர் நாட்கள்: {$streak}.
puzzle-daily-later = கண்டுபிடித்தீர்கள், ஆனால் இரண்டு முயற்சிகளில் அல்ல: தொடர் நாட்கள் அடுத்த புதிரிலிருந்து தொடங்கும்.
puzzle-daily-next = அடுத்த நாளின் புதிர் வரும் நேரம்: {$when}.
puzzle-daily-frozen = ❄️ ஒரு நாள் தவறியது; வாரத்தின் சலுகை உங்கள் தொடர் நாட்களைக் காத்தது.
puzzle-daily-late = இது வேறொரு நாளின் புதிர்; உங்கள் தொடர் நாட்கள் அப்படியே இருக்கும்.
puzzle-posted-nobody = இதுவரை யாரும் தீர்க்கவில்லை.
puzzle-posted-solved = { $people ->
    [one] **ஒருவர் தீர்த்தார்.**
   *[other] **{$people} பேர் தீர்த்தனர்.**
}
puzzle-posted-first = 🟩 முதல் முயற்சி: {$people}
puzzle-posted-second = 🟨 இரண்டாம் முயற்சி: {$people}
puzzle-posted-later = ⬜ பிறகு: {$people}
puzzle-posted-more = {$people}, மேலும் {$more} பேர்
puzzle-posted-solution = 🔑 **#{$day} விடை:** {$line}. {$why}
puzzle-posted-past-none = யாரும் தீர்க்கவில்லை.
puzzle-posted-past = { $people ->
    [one] ஒருவர் தீர்த்தார்.
   *[other] {$people} பேர் தீர்த்தனர்.
}
puzzle-posted-month = 🏆 **கடந்த மாதத்தின் சிறந்தவர்கள்:** {$best}
puzzle-posted-best = {$place}. {$player} ({$solved})
puzzle-month-title = **இந்த மாதத்தின் அன்றாடப் புதிர்கள்**
puzzle-month-line = {$place}. {$player}: {$solved} தீர்த்தவை, {$first} முதல் முயற்சியில்
puzzle-month-how = இந்தச் சர்வரில் {$tries} முயற்சிகளுக்குள் தீர்த்த புதிர்களே கணக்கில் வரும்.
puzzle-month-empty = இந்த மாதம் இங்கே யாரும் இன்றைய புதிரைத் தீர்க்கவில்லை.
puzzle-share = Kuzhi {$day} · {$game} {$stars}
puzzle-share-result = {$tries} · {$player}
puzzle-looking = உங்கள் கடைசி ஆட்டங்களில் Kuzhi புதிர்களைத் தேடுகிறார். ஆடுபவர்களுக்கே முதலிடம் என்பதால் ஒரு நிமிடம் ஆகலாம்.
puzzle-own-none = உங்கள் கடைசி ஆட்டங்களில் Kuzhi-க்குப் புதிர் எதுவும் கிடைக்கவில்லை: உங்கள் எந்த நகர்வும் ஒரே சரியான விடையிலிருந்து வெகுதூரம் விலகவில்லை. தொடர்ந்து ஆடுங்கள், அல்லது இவற்றில் ஒன்றை எடுங்கள்.
refused-puzzle-gone = இந்தப் புதிர் இப்போது இல்லை. `/puzzle` வேறொன்றைத் தரும்.
refused-puzzle-unsolved = இன்றைய புதிரைத் தீர்த்த பிறகு பகிர ஏதாவது இருக்கும். அது `/puzzle` இல் உள்ளது.
refused-puzzle-shared = இதை இங்கே ஏற்கெனவே பகிர்ந்துவிட்டீர்கள். மற்ற சேனல்களில் பகிரலாம்.
button-puzzle-answer = விடையைக் காட்டு
button-puzzle-next = அடுத்த புதிர் ▶
button-puzzle-daily = இன்றைய புதிர்
button-puzzle-own = என் சொந்தத் தவறுகள்
button-puzzle-share = பகிர்
button-puzzle-month = இந்த மாதம்
button-puzzle-solve = தீர்க்க
profile-puzzles = புதிர்கள்: {$rating}{$doubt} · {$of} இல் {$solved} முதல் முயற்சியில்
profile-puzzles-new = புதிர்கள்: நிலை கண்டறியப்படுகிறது · {$of} இல் {$solved} முதல் முயற்சியில்
profile-puzzle-streak = 🔥 தொடர்ந்து தீர்த்த நாள் புதிர்கள்: {$days}
describe-puzzle = ஒரே சிறந்த நகர்வைக் கண்டுபிடியுங்கள்; உங்களுக்கு மட்டும்
describe-puzzle-from = எந்தப் புதிர்; இயல்பாக இன்றையது, பிறகு புதியவை
describe-puzzle-game = எந்த ஆட்டத்திலிருந்து
choice-puzzle-new = ஒரு புதிய புதிர்
choice-puzzle-daily = இன்றைய புதிர், எல்லோருக்கும் ஒன்றே
choice-puzzle-own = என் சொந்த ஆட்டங்களின் ஒரு தவறு
help-puzzle = `/puzzle`: ஒரே சிறந்த நகர்வைக் கண்டுபிடிக்க; தினமும் ஒன்று
## Games and positions that someone has written

replay-at-written = நகர்வு {$moves} / {$of} · ஓர் உரையிலிருந்து
analysis-title-position = **அலசல்** · **{$game}** · நீங்கள் எழுதிய நிலை
button-ask-game = ஆட்டத்தை ஒட்டு …
form-game = உரையாக ஓர் ஆட்டம்
form-game-label = பதிவிறக்கிய உரை, அல்லது நகர்வுகள் மட்டும்
describe-past-paste = உரையிலிருந்து, அல்லது நகர்வுகளிலிருந்து ஓர் ஆட்டத்தைப் பாருங்கள்
describe-analyse-position = நகர்வுகளை முயல ஒரு நிலை, எ.கா. 4.4.4.4.4.4/4.4.4.4.4.4 0:0 south
describe-analyse-game = நிலை எந்த ஆட்டத்தினுடையது
refused-names-no-game = “{$text}” எந்த ஆட்டத்தின் பெயரும் அல்ல. ஆட்டத்தின் பெயர் எட்டு எழுத்துகளும் எண்களும்; மீண்டும் பார்க்கும்போது தெரியும். பலகையின் இணைப்பும் போதும்.
refused-no-game-behind-link = அந்த இணைப்பில் Kuzhi ஆட்டம் எதையும் காணவில்லை. பலகை உள்ள செய்தியின் இணைப்பை நகலெடுங்கள், அல்லது மீண்டும் பார்க்கும்போது தெரியும் பெயரை எழுதுங்கள்.
refused-played-now = இதை இப்போது உதவியில்லாத ஆட்டத்தில் ஆடுகிறீர்கள். அந்த ஆட்டம் முடிந்த பின் Kuzhi உங்களுடன் பார்ப்பார்.
written-game-nothing = உரை எதுவும் இல்லை. `/replay` மூலம் ஓர் ஆட்டத்தைத் திறந்து, {$export} அழுத்தி, கிடைப்பதை ஒட்டுங்கள்.
written-game-too-long = அந்த உரை மிக நீளம். Kuzhi {$most} எழுத்துகள் வரை படிப்பார்: கடைசி நகர்வுகளை விடுங்கள்.
written-game-no-header = வரி {$line}: “{$text}” என்பது {$example} போன்ற தலைப்பு அல்ல. முதலில் தலைப்புகள், பின் ஒரு வெற்று வரி, பின் நகர்வுகள். அல்லது {$moves} போல நகர்வுகளை மட்டும் எழுதுங்கள்.
written-game-odd-header = வரி {$line}: “{$name}” என்ற தலைப்பு இல்லை, அல்லது இருமுறை உள்ளது. உள்ளவை {$names}; ஒவ்வொன்றும் ஒருமுறை மட்டும்.
written-game-missing = ஒரு தலைப்பு இல்லை. மேலே {$example} போன்ற வரியைச் சேருங்கள்.
written-game-bad-value = வரி {$line}: அங்குள்ள “{$text}” என்பதைப் படிக்க முடியவில்லை. இந்தத் தலைப்பை இப்படி எழுதுங்கள்: {$example}
written-game-no-move = வரி {$line}: நகர்வு {$number}, “{$text}”, ஒரு நகர்வு அல்ல. நகர்வுகள் 3 போன்ற குழி எண்கள்; இடையில் இடைவெளி.
written-game-illegal = வரி {$line}: நகர்வு {$number}, “{$text}”, அங்கே ஆட முடியாது. {$why}
written-game-differs = வரி {$line}: நகர்வு {$number}, “{$text}”, {$game} விதிகளின்படி வேறாக அமையும்: {$expected}. அதை அல்லது முந்தைய நகர்வுகளைத் திருத்துங்கள்.
written-game-taken-for = இந்த நகர்வுகளை Kuzhi {$game} ஆட்டத்தவை எனக் கொண்டார். வேறு ஆட்டமானால், அவற்றின் மேல் {$example} போன்ற ஒரு வரியும், இடையே ஒரு வெற்று வரியும் எழுதுங்கள்.
written-game-other-result = வரி {$line} சொல்வது “{$said}”; ஆனால் நகர்வுகள் அங்கே செல்லவில்லை. {$example} என எழுதுங்கள், அல்லது நகர்வுகளைத் திருத்துங்கள்.
written-game-no-position = “{$text}” ஒரு நிலை அல்ல. இரு வரிசைகள், களஞ்சியங்கள், யார் முறை என்பதை இப்படி எழுதுங்கள்: {$example}
written-game-rows = “{$text}” நிலையின் வரிசைகள் வேறு: {$game} ஆட்டத்தில் ஒவ்வொன்றிலும் {$pits} குழிகள். திருத்துங்கள், அல்லது வேறு ஆட்டத்தைத் தேர்ந்தெடுங்கள்.
written-game-seeds = “{$text}”: {$game} ஆட்டத்தில் {$expected} முத்துகள்; இங்கே இருப்பவை {$seeds}. குழிகளை அல்லது களஞ்சியங்களைத் திருத்துங்கள்.
written-game-impossible = {$game} ஆட்டத்தில் “{$text}” நிலை வர முடியாது. திருத்துங்கள், அல்லது வேறு ஆட்டத்தைத் தேர்ந்தெடுங்கள்.

## Notes

button-notes = 📝 குறிப்புகள் …
notes-title = {$opponent} உடனான **{$game}** ஆட்டத்துக்கான **உங்கள் குறிப்புகள்**. உங்களுக்கு மட்டும் தெரியும்.
notes-none = நீங்கள் இன்னும் எதுவும் குறிக்கவில்லை.
notes-line = 📌 {$name}, நகர்வு {$moves} க்குப் பின்: **{$line}**
notes-below = 📝 உங்களுக்கு மட்டும் தெரியும் உங்கள் குறிப்புகள்:
button-write-note = எழுது …
button-try-moves = நகர்வுகளை முயல் …
button-show-line = வரியைக் காட்டு
button-drop-line = வரியை நீக்கு
button-keep-line = இந்த வரியை வைத்திரு …
form-note = உங்கள் குறிப்புகள்
form-note-label = நினைவில் வைக்க வேண்டியவை
form-note-example = குழி 3 ஐக் கவனி.
form-keep-line = வரியை வைத்திருக்க
form-keep-line-label = அதற்கு ஒரு பெயர்
form-keep-line-example = திட்டம் A
analysis-alone = ஆட்டம் நடக்கும்போது பலகையின் மதிப்பை Kuzhi சொல்வதில்லை.
refused-analysis-clock = இவ்வளவு வேகமான கடிகாரத்துடன் பலகையில் மட்டுமே ஆடுகிறீர்கள். ஆட்டம் முடிந்த பின் நகர்வுகளை முயலலாம்.
refused-evaluation-running = ஆட்டம் நடக்கும்போது பலகையின் மதிப்பை Kuzhi சொல்வதில்லை. ஆட்டம் முடிந்த பின் மதிப்பிடலாம்.
refused-notes-of-others = குறிப்புகள் ஆட்டத்தை ஆடுபவர்களுக்கானவை. `/play` மூலம் உங்கள் ஆட்டத்தைத் தொடங்குங்கள்.

## What comes next

coach-captures = இது { $seeds ->
    [one] ஒரு முத்தை
   *[other] {$seeds} முத்துகளை
} எடுக்கிறது.
coach-threat-captures = பிறகு எதிராளி தம் குழி {$move} மூலம் { $seeds ->
    [one] ஒரு முத்தை
   *[other] {$seeds} முத்துகளை
} எடுக்கலாம்.
coach-threat-again = பிறகு எதிராளி தம் குழி {$move} மூலம் மீண்டும் ஆடலாம்.
coach-next-captures = {$side} இப்போது {$move} மூலம் { $seeds ->
    [one] ஒரு முத்தை
   *[other] {$seeds} முத்துகளை
} எடுக்கலாம்.
coach-next-captures-you = நீங்கள் இப்போது {$move} மூலம் { $seeds ->
    [one] ஒரு முத்தை
   *[other] {$seeds} முத்துகளை
} எடுக்கலாம்.
coach-next-again = {$side} இப்போது {$move} மூலம் மீண்டும் ஆடலாம்.
coach-next-again-you = நீங்கள் இப்போது {$move} மூலம் மீண்டும் ஆடலாம்.

## The leaderboard

leaderboard-guild = **{$game}: இந்தச் சர்வரின் தரவரிசை**
leaderboard-everywhere = **{$game}: எல்லாச் சர்வர்களின் தரவரிசை**
leaderboard-line = {$place}. {$player} · {$rating}{$doubt} · {$won} வெற்றி, {$drawn} சமம், {$lost} தோல்வி · எதிராளிகள் {$opponents}
leaderboard-empty = இந்தத் தரவரிசையில் இன்னும் யாரும் இல்லை. `/play` மூலம் ஒருவரை அழையுங்கள்!
leaderboard-note = மனிதர்களின் தரவரிசை ஆட்டங்களிலிருந்து Glicko-2 மதிப்பு; “?” என்றால் இன்னும் சில ஆட்டங்களையே சார்ந்த மதிப்பு.
leaderboard-place = இங்கு இடம் பெற {$opponents} வெவ்வேறு பேருடன் தரவரிசை ஆட்டங்கள் ஆடுங்கள். இருவரும் {$moves} நகர்வுகள் செய்த பின்னரே ஆட்டம் சேரும்; அதே இருவர் ஒரு நாளில் ஆடும் நான்காம் ஆட்டத்திலிருந்து குறைவாகச் சேரும்.
button-guild = இந்தச் சர்வர்
button-everywhere = எல்லாச் சர்வர்கள்
leaderboard-line-rating = {$place}. {$player} · {$rating}{$doubt} · {$games} இல் {$won} வெற்றி
leaderboard-line-games = {$place}. {$player} · ஆட்டங்கள் {$games}, வெற்றி {$won} · {$rating}{$doubt}
leaderboard-line-wins = {$place}. {$player} · வெற்றி {$won} / {$games} · {$rating}{$doubt}
leaderboard-own = உங்கள் இடம்: {$line}
leaderboard-own-none = {$player}: இங்கு இன்னும் இடம் இல்லை.
leaderboard-own-hidden = {$player}: `/settings` இல் நீங்கள் விரும்பியபடி இங்கு மறைக்கப்பட்டுள்ளது.
leaderboard-empty-span = இந்தக் காலத்தின் தரவரிசையில் இன்னும் யாரும் இல்லை. `/play` மூலம் ஒருவரை அழையுங்கள்!
button-ever = எல்லாக் காலமும்
button-month = இந்த மாதம்
button-week = இந்த வாரம்
button-by-rating = மதிப்பின்படி
button-by-games = ஆட்டங்களின்படி
button-by-wins = வெற்றிகளின்படி
leaderboard-line-provisional = {$player} · {$rating} · {$games} இல் {$won} வெற்றி · இடம் பெற இன்னும் எதிராளிகள் {$opponents}
leaderboard-own-to-go = {$player}: இன்னும் எதிராளிகள் {$opponents}, பின் இங்கு உங்களுக்கு இடம் உண்டு.
leaderboard-beside = 🧩 புதிர் மதிப்பு · 🤖 இந்தச் சர்வரில் வென்ற Kuzhi இன் உயர்ந்த நிலை
button-by-levels = நிலைகளின்படி
ladder-title = **{$game}: இந்தச் சர்வரில் வென்ற Kuzhi நிலைகள்**
ladder-open = நிலை {$level}: இன்னும் யாரும் இல்லை. நீங்கள் முதலாவதாக வெல்லுங்கள்!
ladder-rung = **நிலை {$level}** · {$players}
ladder-further = மற்றவர்கள் இதைவிடக் குறைந்த நிலைகளை வென்றுள்ளனர்.
ladder-own = {$player}: இங்கு நிலை {$level} ஐ வென்றீர்கள்.
ladder-own-none = {$player}: இங்கு இன்னும் எந்த நிலையையும் வெல்லவில்லை.
ladder-elsewhere = ஒவ்வொரு சர்வருக்கும் நிலைகளின் தனித் தரவரிசை உண்டு: அங்கே `/leaderboard` பயன்படுத்துங்கள். நீங்கள் வென்ற எல்லா நிலைகளையும் `/profile` காட்டும்.
button-level-up = அடுத்து: {$game}, நிலை {$level}
button-level-down = எளிதாக: {$game}, நிலை {$level}
button-next-level = அடுத்து: நிலை {$level}
button-easier-level = எளிதாக: நிலை {$level}
button-level-lesson = {$game} கற்க
button-play-game = {$game} ஆடு
button-play-person = {$player} உடன் ஆடு
button-play-bot = Kuzhi உடன் ஆடு
button-play-bot-game = Kuzhi உடன் {$game} ஆடு

## Profiles

profile-title = **{$player}: ஆட்ட விவரம்**
profile-wins = 🏅 தொடர்ந்து {$wins} வெற்றிகள்
profile-best-win = 🏆 சிறந்த வெற்றி: நிலை {$level} Kuzhi ({$game})
journey-own = {$games} ஆட்டங்களில் {$met} ஆடியிருக்கிறீர்கள்: அடுத்து {$next}?
journey-met = {$games} ஆட்டங்களில் {$met} ஆடப்பட்டன.
journey-all = எல்லா {$games} ஆட்டங்களும் ஆடப்பட்டன.
journey-learnt = கற்றவை: {$games}
journey-beaten = வென்ற Kuzhi நிலைகள்: {$games}
journey-beaten-in = {$game} {$levels}
journey-end = {$wall} {$levels} நிலைகளில் {$beaten} வென்றது · {$games} ஆட்டங்களில் {$met} ஆடியது
journey-not-alone = குறிப்புகளும் திரும்பப் பெறலும் மாற்றிய விதிகளும் இன்றி வென்றால்தான் நிலை வென்றதாகும்.
button-share-profile = பகிர்
profile-game = **{$game}** · {$won} வெற்றி, {$drawn} சமம், {$lost} தோல்வி
profile-game-rated = **{$game}** · {$rating}{$doubt} · {$won} வெற்றி, {$drawn} சமம், {$lost} தோல்வி
profile-none = முடிந்த ஆட்டம் இன்னும் இல்லை.
profile-streak-won = { $games ->
    [one] கடைசி ஆட்டத்தில் வெற்றி
   *[other] கடைசி {$games} ஆட்டங்களிலும் வெற்றி
}
profile-best-streak = தொடர் வெற்றிகள் அதிகபட்சம் {$games}
profile-opening = விருப்ப முதல் நகர்வு: {$move} ({$of} இல் {$games})
profile-against = {$player}, {$other} எதிராக: {$won} வெற்றி, {$drawn} சமம், {$lost} தோல்வி
profile-game-bot = **{$game}**
profile-levels = Kuzhi க்கு எதிராக, வெற்றி–சமம்–தோல்வி: {$levels}
profile-level-record = நிலை {$level}: {$won}–{$drawn}–{$lost}
profile-doubt = “?” என்றால் இன்னும் சில ஆட்டங்களையோ புதிர்களையோ சார்ந்த, அதிகம் மாறும் மதிப்பு.
itself = **Kuzhi** இந்தப் பலகைகளை நடத்தும் பாட்; அவரும் ஆடுகிறார்: ஆட்டங்கள் {$games}, நிலைகள் {$levels}. நிலை 1 முதல் ஆட்டத்திற்கு. அவருக்கென மதிப்போ முடிவுகளோ இல்லை.
itself-level = {$game} (நிலை {$level})
itself-beaten = நீங்கள் அவரை வென்றவை: {$levels}
button-play-itself = Kuzhi உடன் ஆடு
refused-profile-hidden = {$player} தம் விவரத்தைக் காட்டுவதில்லை.

## What is kept of people

describe-privacy = Kuzhi உங்களைப் பற்றி எதை, ஏன், எவ்வளவு காலம் வைத்திருக்கிறார்
describe-mydata = Kuzhi உங்களைப் பற்றி வைத்திருப்பவை: பெற, அல்லது நீக்க
describe-mydata-export = Kuzhi உங்களைப் பற்றி வைத்திருப்பவை அனைத்தும், உங்களுக்கு மட்டுமான கோப்பாக
describe-mydata-delete = Kuzhi உங்களைப் பற்றி வைத்திருப்பவை அனைத்தையும் நீக்க; இருமுறை கேட்கப்படும்
player-left = விலகிச் சென்ற ஒருவர்
challenge-called-off = **{$game}** ஆட விடுத்த ஓர் அழைப்பு கைவிடப்பட்டது.
refused-called-off = இந்த அழைப்பு கைவிடப்பட்டது. `/play` மூலம் புதிதாக அழையுங்கள்.
refused-opponent-left = மற்ற ஆட்டக்காரர் விலகிச் சென்றுவிட்டார்; எனவே மறு ஆட்டம் இல்லை. `/play` மூலம் வேறு ஆட்டம் தொடங்குங்கள்.
refused-being-forgotten = உங்கள் தரவு இப்போது நீக்கப்படுகிறது. சற்று நேரத்தில் Kuzhi-ஐ மீண்டும் புதிதாகப் பயன்படுத்தலாம்.
refused-too-busy = இப்போது மிகப் பலர் விளையாடுகிறார்கள். எதுவும் மாறவில்லை: சில விநாடிகள் கழித்து மீண்டும் முயலுங்கள்.
refused-restarting = Kuzhi மீண்டும் தொடங்கப்படுகிறது. எதுவும் மாறவில்லை: ஒரு நிமிடத்தில் மீண்டும் முயலுங்கள்.
over-broken-off = **இடையில் நின்றது:** இந்த ஆட்டத்துக்கு முடிவு இல்லை.
over-left = **இடையில் நின்றது:** ஆட்டக்காரர் ஒருவர் விலகிச் சென்றதால் இந்த ஆட்டத்துக்கு முடிவு இல்லை.
history-broken-off = இடையில் நின்றது, முடிவு இல்லை
privacy-title = **Kuzhi உங்களைப் பற்றி வைத்திருப்பவையும் காரணமும்**
privacy-kept-name = **பெயர்:** கடைசியாகத் தெரிந்த பெயர், குறிப்பிட முடியாத பட்டியல்களுக்காக.
privacy-kept-language = **மொழி:** உங்கள் Discord மொழி, அதில் பதிலளிக்க.
privacy-kept-settings = **அமைப்புகள்:** `/settings` இல் நீங்கள் தேர்ந்தவை, உங்கள் நேர மண்டலம், ஓய்வு நாட்கள், விடுப்புகள், பாடங்களை முடித்த ஆட்டங்கள்.
privacy-kept-matches = **ஆட்டங்கள், அழைப்புகள்:** யார், எங்கே, எப்போது, ஒவ்வொரு நகர்வும், உங்கள் நிபந்தனை நகர்வுகளும்; ஆட்டங்கள் தொடரவும் மீண்டும் பார்க்கவும்.
privacy-kept-tournaments = **போட்டிகள்:** நீங்கள் சேர்ந்தவை அல்லது அறிவித்தவை, அவற்றில் உங்கள் ஆட்டங்கள், ஏற்பாட்டாளர்கள் எழுதியவை; புள்ளிப் பட்டியலுக்கும் பதிவேட்டுக்கும்.
privacy-kept-ratings = **தரமதிப்புகள்:** உங்கள் முடிவுகளும் அவை மாற்றியதும், `/leaderboard`, `/profile` க்காக.
privacy-kept-puzzles = **புதிர்கள்:** பார்த்தவை, தரமதிப்பு, தொடர்ச்சி, சர்வர்ப் புதிர்களில் முடிவுகள்; `/puzzle` க்காக.
privacy-kept-notes = **குறிப்புகள்:** உங்கள் ஆட்டங்களில் நீங்கள் எழுதியவையும் வைத்த வரிசையும்; உங்களுக்கு மட்டும்.
privacy-kept-opponents = **எதிராளிகள்:** யாருடன் ஆடினீர்கள்; அவர்களின் அழைப்புகளை மட்டும் ஏற்க விரும்பினால்.
privacy-kept-limits = **வரம்புகள்:** அண்மையில் எத்தனை அழைப்புகள், குறிப்புகள்; அதிகபட்சம் ஒரு நாள்.
privacy-kept-kept-out = **தடைகள்:** எந்தச் சர்வர்களின் நிர்வாகிகள் உங்களை ஆட விடுவதில்லை.
privacy-nothing-else = வேறெதுவும் இல்லை. Kuzhi உங்கள் செய்திகளைப் படிப்பதில்லை; உங்கள் ஆட்டங்கள், மதிப்புகள், பெயர் ஆகியவை Kuzhi காட்டும் இடத்தில் மற்றவர்களுக்குத் தெரியும்.
privacy-how-long = `/mydata delete` மூலம் நீங்கள் நீக்கும்வரை எல்லாம் இருக்கும். `/mydata export` அதைக் கோப்பாகத் தரும்.
privacy-outlives = மற்றவர்களைப் பாதுகாக்க இரண்டு மட்டும் அதன்பின்னும் இருக்கும்: வரம்புகள் (அதிகபட்சம் ஒரு நாள்; அந்நாளில் உங்கள் ஆட்டங்கள் நட்பு ஆட்டங்கள்), தடைகள் (உங்கள் ஐடிக்குப் பதில் அதிலிருந்து பெற்ற குறியீடு).
privacy-policy = முழுத் தனியுரிமைக் கொள்கை: {$url}
privacy-contact = கேள்விகளா? {$contact}
button-mydata-export = என் தரவைப் பெறு
button-mydata-delete = என் தரவை நீக்கு …
button-mydata-delete-sure = ஆம், எல்லாவற்றையும் நீக்கு
button-mydata-keep = என் தரவு இருக்கட்டும்
mydata-export = Kuzhi உங்களைப் பற்றி வைத்திருப்பவை அனைத்தும் இந்தக் கோப்பில்; இது உங்களுக்கு மட்டும்.
mydata-export-cut = { $games ->
    [one] மிகப் பழைய ஆட்டம் Discord ஏற்கும் கோப்பில் அடங்கவில்லை.
   *[other] மிகப் பழைய {$games} ஆட்டங்கள் Discord ஏற்கும் கோப்பில் அடங்கவில்லை.
}
mydata-delete = **Kuzhi உங்களைப் பற்றி வைத்திருப்பவை அனைத்தையும் நீக்கவா?**
    • உங்கள் அமைப்புகள், பெயர், மொழி, நிபந்தனை நகர்வுகள், தரமதிப்புகள், எல்லாத் தரவரிசைகளிலும் உங்கள் இடம் நீங்கும்.
    • முடிந்த ஆட்டங்கள் உங்களுடன் ஆடியவர்களிடம் இருக்கும்; விலகிச் சென்ற ஒருவருடன் ஆடியதாகத் தெரியும்.
    • நடக்கும் ஆட்டங்களும் அழைப்புகளும் முடிவின்றி முடியும்.
    • நடக்கும் போட்டிகளிலிருந்து வெளியேறுவீர்கள். அவற்றிலும் முடிந்தவற்றிலும் உங்கள் இடத்தில் விலகிச் சென்ற ஒருவர் தெரியும்.
    • சேனல்களில் ஏற்கெனவே உள்ள செய்திகள் அங்கேயே இருக்கும்.
    • மற்றவர்களைப் பாதுகாக்க வரம்புகள் அதிகபட்சம் ஒரு நாள் இருக்கும்; மீண்டும் வந்தால் ஒரு நாள் உங்கள் ஆட்டங்கள் நட்பு ஆட்டங்களே. உங்களை ஆட விடாத சர்வர்கள் உங்கள் ஐடிக்குப் பதில் ஒரு குறியீட்டை வைத்திருக்கும்.
    இதை மீட்க முடியாது. முதலில் உங்கள் தரவைக் கோப்பாகப் பெறலாம்.
mydata-delete-sure = **உறுதியா?** இதில் எதையும் மீட்க முடியாது.
mydata-delete-open = { $games ->
    [one] ஒரு திறந்த ஆட்டம் அல்லது அழைப்பு முடிவின்றி முடியும்.
   *[other] {$games} திறந்த ஆட்டங்களும் அழைப்புகளும் முடிவின்றி முடியும்.
}
mydata-kept = எதுவும் நீக்கப்படவில்லை.
mydata-deleted = முடிந்தது: மற்றவர்களைப் பாதுகாப்பவை தவிர (`/privacy` பாருங்கள்), Kuzhi உங்களைப் பற்றி வைத்திருந்தவை அனைத்தும் நீக்கப்பட்டன. மீண்டும் வந்தால் புதிதாகத் தொடங்குவீர்கள்; ஒரு நாள் உங்கள் ஆட்டங்கள் நட்பு ஆட்டங்கள்.
mydata-later = Kuzhi மீண்டும் தொடங்கப்படுகிறது. அது மீண்டும் இயங்கியதும், உங்களைப் பற்றி வைத்திருப்பவை அனைத்தும் நீக்கப்படும்.

## Refusals

refused-self = உங்களையே அழைக்க முடியாது. Kuzhi உடன் ஆட `opponent` காலியாக விடுங்கள்.
refused-program = மற்ற பாட்கள் அழைப்புகளை ஏற்பதில்லை. Kuzhi உடன் ஆட `opponent` காலியாக விடுங்கள்.
refused-takes-none = {$invited} இப்போது அழைப்புகளை ஏற்பதில்லை. அதற்குப் பதிலாக `/play open: True` பயன்படுத்துங்கள்: அப்போது இங்கே யாரும் ஏற்கலாம்.
refused-acquaintances = {$invited} முன்பு தம்முடன் ஆடியவர்களின் அழைப்புகளை மட்டுமே ஏற்கிறார். அதற்குப் பதிலாக `/play open: True` பயன்படுத்துங்கள்: அப்போது இங்கே யாரும் ஏற்கலாம்.
refused-too-much-notification = குறுகிய நேரத்தில் பல அழைப்புகளும் கோரிக்கைகளும் வந்துவிட்டன. அடுத்ததை அனுப்பக்கூடிய நேரம்: {$when}.
refused-too-much-picture = குறுகிய நேரத்தில் பல படங்கள் கேட்டுவிட்டீர்கள். அடுத்தது கிடைக்கும் நேரம்: {$when}.
refused-too-much-hint = குறுகிய நேரத்தில் பல குறிப்புகளும் மதிப்பாய்வுகளும் கேட்டுவிட்டீர்கள். அடுத்தது கிடைக்கும் நேரம்: {$when}.
refused-too-much-game = குறுகிய நேரத்தில் Kuzhi உடன் பல ஆட்டங்களைத் தொடங்கிவிட்டீர்கள். அடுத்ததைத் தொடங்கும் நேரம்: {$when}.
refused-too-much-here = இந்தச் சர்வரில் Kuzhi-க்கு வேலை மிக அதிகம். மீண்டும் முயலுங்கள்: {$when}.
refused-hint-under-way = உங்கள் முந்தைய குறிப்பைப் பற்றி Kuzhi இன்னும் யோசிக்கிறார். அது வந்தபின் மீண்டும் கேளுங்கள்.
refused-challenged-often = {$invited} உங்கள் பல அழைப்புகளுக்குப் பதிலளிக்கவில்லை. மீண்டும் அழைக்கக்கூடிய நேரம்: {$when}.
refused-declined-lately = {$invited} அண்மையில் உங்கள் அழைப்பை மறுத்தார். மீண்டும் அழைக்கக்கூடிய நேரம்: {$when}.
refused-kept-out = இந்தச் சர்வரை நிர்வகிப்பவர்கள் நீங்கள் இங்கே ஆட்டம் தொடங்க அனுமதிக்கவில்லை. நடக்கும் ஆட்டங்களை முடிக்கலாம், வேறிடங்களில் வழக்கம்போல ஆடலாம்.
refused-other-kept-out = {$other} அவர்களை இப்போது இங்கே அழைக்க முடியாது. வேறொருவரைத் தேர்ந்தெடுங்கள், அல்லது `/play` மூலம் Kuzhi உடன் ஆடுங்கள்.
refused-person-blocked = Kuzhi-யை இயக்குபவர் உங்களைத் தடுத்துள்ளார். இது தவறு என்று நினைத்தால் அவருக்கு எழுதுங்கள்.
refused-server-blocked = Kuzhi-யை இயக்குபவர் அதை இந்தச் சர்வரில் தடுத்துள்ளார். இது தவறு என்று நினைத்தால் அவருக்கு எழுதுங்கள்.
refused-channels = இந்தச் சர்வரில் ஆட்டங்கள் தொடங்கும் இடம்: {$channels}. கட்டளையை அங்கே கொடுங்கள்.
refused-channel-full = { $most ->
    [one] இந்தச் சேனலில் ஓர் ஆட்டம் நடக்கிறது
   *[other] இந்தச் சேனலில் {$most} ஆட்டங்கள் நடக்கின்றன
}; அதுவே வரம்பு. முதலில் ஒன்றை முடியுங்கள், அல்லது வேறு சேனலுக்குச் செல்லுங்கள்.
refused-no-server = இந்த அமைப்புகள் சர்வருக்கு மட்டுமே: கட்டளையை அங்கே கொடுங்கள். உங்களுடையவை `/settings` இல்.
refused-not-manager = இந்தச் சர்வரை நிர்வகிப்பவர்கள் மட்டுமே அதன் அமைப்புகளை மாற்றலாம். உங்களுடையவை `/settings` இல்.
refused-challenges = { $most ->
    [one] பதில் வராத ஓர் அழைப்பு உங்களுக்கு உள்ளது
   *[other] பதில் வராத {$most} அழைப்புகள் உங்களுக்கு உள்ளன
}; அதுவே வரம்பு. ஒன்றை ரத்து செய்யுங்கள், அல்லது பதிலுக்குக் காத்திருங்கள்.
refused-matches = { $most ->
    [one] நீங்கள் ஏற்கெனவே ஓர் ஆட்டம் ஆடுகிறீர்கள்
   *[other] நீங்கள் ஏற்கெனவே {$most} ஆட்டங்கள் ஆடுகிறீர்கள்
}; அதுவே வரம்பு. முதலில் ஒன்றை முடியுங்கள் அல்லது அதிலிருந்து விலகுங்கள்.
refused-challenger-busy = {$challenger} அனுமதிக்கப்பட்ட அளவு ஆட்டங்களை ஆடுகிறார். அவற்றில் ஒன்று முடிந்ததும் நீங்கள் ஏற்கலாம்.
refused-not-invited = இந்த அழைப்புக்கு {$invited} மட்டுமே பதில் தரலாம். `/play` மூலம் உங்கள் ஆட்டத்தைத் தொடங்குங்கள்.
refused-own-challenge = இது உங்கள் சொந்த அழைப்பு; வேறொருவர்தான் ஏற்க வேண்டும்.
refused-own-named-challenge = இது உங்கள் சொந்த அழைப்பு; {$invited} மட்டுமே ஏற்கலாம். “ரத்து செய்” மூலம் நீங்கள் அதைத் திரும்பப் பெறலாம்.
refused-opponent-and-open = `opponent` அல்லது `open`, ஒன்றை மட்டும் தேர்ந்தெடுங்கள்.
refused-not-challenger = {$challenger} மட்டுமே இந்த அழைப்பை ரத்து செய்யலாம்.
refused-accepted = இந்த அழைப்பு ஏற்கெனவே ஏற்கப்பட்டது. `/play` மூலம் உங்கள் ஆட்டத்தைத் தொடங்குங்கள்.
refused-declined = இந்த அழைப்பு மறுக்கப்பட்டது. `/play` மூலம் புதிதாக அழையுங்கள்.
refused-cancelled = இந்த அழைப்பு ரத்து செய்யப்பட்டது. `/play` மூலம் புதிதாக அழையுங்கள்.
refused-expired = இந்த அழைப்பு காலாவதியானது. `/play` மூலம் புதிதாக அழையுங்கள்.
refused-not-started = அழைப்பு இன்னும் ஏற்கப்படவில்லை. ஏற்கப்பட்டதும் ஆட்டம் தொடங்கும்.
refused-not-seated = நீங்கள் இந்த ஆட்டத்தைப் பார்க்கிறீர்கள்: அதன் ஆட்டக்காரர்கள் மட்டுமே நகர்த்தலாம். `/play` மூலம் உங்கள் ஆட்டத்தைத் தொடங்குங்கள்.
refused-turn = இப்போது {$player} முறை. உங்கள் முறை வந்ததும் நீங்கள் ஆடலாம்.
refused-turn-bot = Kuzhi யோசிக்கிறார். அவரது நகர்வு விரைவில் பலகையில் வரும்.
refused-stale = அந்தப் பொத்தான் முந்தைய நிலைக்கு உரியது, எனவே எதுவும் ஆடப்படவில்லை. பலகை இப்போது இப்படி உள்ளது.
refused-over = இந்த ஆட்டம் முடிந்தது. `/play` மூலம் புதிதாகத் தொடங்குங்கள்.
refused-no-such-match = அந்த ஆட்டம் இப்போது இல்லை. `/play` மூலம் புதிதாகத் தொடங்குங்கள்.
refused-out-of-sight = நீங்கள் பார்க்க முடியாத இடத்தில் அந்த ஆட்டம் நடக்கிறது. `/play` மூலம் உங்கள் ஆட்டத்தைத் தொடங்குங்கள்.
refused-no-match-here = இந்தச் சேனலில் உங்களுக்கு ஆட்டம் இல்லை. `/play` மூலம் தொடங்குங்கள், அல்லது உங்கள் ஆட்டங்களை `/games` மூலம் காணுங்கள்.
refused-heard-alone = இங்கு Discord Kuzhi-யின் பதில்களை உங்களுக்கு மட்டுமே காட்டுகிறது; யாராலும் ஏற்க முடியாது. `/play` மூலம் Kuzhi உடன் ஆடுங்கள், அல்லது உங்கள் நேரடிச் செய்திகளிலோ Kuzhi-யைச் சேர்த்த சர்வரிலோ ஒருவரை அழையுங்கள்.
refused-alone-with-bot = இந்த உரையாடலை நீங்களும் Kuzhi-யும் மட்டுமே காண்கிறீர்கள்; யாராலும் ஏற்க முடியாது. `/play` மூலம் Kuzhi உடன் ஆடுங்கள், அல்லது உங்கள் நேரடிச் செய்திகளிலோ Kuzhi-யைச் சேர்த்த சர்வரிலோ ஒருவரை அழையுங்கள்.
refused-invited-cannot-see = {$invited} இந்த உரையாடலைக் காண முடியாது; எனவே ஏற்க முடியாது. இருவரும் படிக்கக்கூடிய இடத்தில் அழையுங்கள், எடுத்துக்காட்டாக உங்கள் நேரடிச் செய்திகளில்.
refused-elsewhere = அந்த ஆட்டம் {$channel} சேனலில் நடக்கிறது. கட்டளையை அங்கே கொடுங்கள்.
refused-pressed-elsewhere = இந்த ஆட்டம் {$channel} சேனலில் நடக்கிறது. அங்கே தொடருங்கள்.
refused-channel-gone = அந்த ஆட்டத்தின் சேனல் இப்போது இல்லை. இருவரும் படிக்கக்கூடிய சேனலில் `/board` மூலம் தொடருங்கள், அல்லது `/resign` மூலம் விலகுங்கள்.
refused-offered = இதை இந்த நிலையில் ஏற்கெனவே முன்மொழிந்தீர்கள். அடுத்த நகர்வுக்குப் பிறகு மீண்டும் முன்மொழியலாம்.
refused-offer-open = உங்கள் கடைசி முன்மொழிவுக்கு இன்னும் பதில் இல்லை. காத்திருங்கள், அல்லது அதன் “{$button}” பொத்தானால் திரும்பப் பெறுங்கள்.
refused-offer-gone = இந்த முன்மொழிவு மறுக்கப்பட்டது அல்லது திரும்பப் பெறப்பட்டது; இனி அது செல்லாது.
refused-early-draw = இருவரும் ஒரு நகர்வு செய்தபின் நீங்கள் சமநிலையை முன்மொழியலாம்.
refused-early-agree = இந்த ஆட்டம் இன்னும் வட்டமிடவில்லை. ஒரு நிலை மீண்டும் வந்தபின், அல்லது எதுவும் எடுக்கப்படாமல் {$moves} நகர்வுகள் சென்றபின், மீதியைப் பகிர முன்மொழியலாம்.
refused-nothing-to-take-back = நீங்கள் இன்னும் எந்த நகர்வும் செய்யவில்லை; திரும்பப் பெற எதுவும் இல்லை.
refused-bot-needs-no-plans = Kuzhi உடனே பதிலளிப்பார், எனவே திட்டமிட எதுவும் இல்லை. நிபந்தனை நகர்வுகள் மனிதர்களுக்கு இடையிலான ஆட்டங்களுக்கு.
refused-plans-on-own-turn = இது உங்கள் முறை: பலகையில் உங்கள் நகர்வைச் செய்யுங்கள். காத்திருக்கும்போது நகர்வுகளைத் திட்டமிடலாம்.
refused-line-ends-with-other = ஒரு வரி மற்றவர் நகர்வில் தொடங்கி உங்கள் நகர்வில் முடியும், “3 5” போல: அவர் 3 ஆடினால் நீங்கள் 5.
refused-line-illegal = அந்த வரியை ஆட முடியாது: முன் வந்த நகர்வுகளுக்குப் பின் **{$move}** முடியாது. அதை மாற்றுங்கள்.
refused-line-too-long = அந்த வரி மிக நீளம். குறைவான நகர்வுகளைத் திட்டமிடுங்கள்.
refused-too-many-plans = இந்த ஆட்டத்தில் ஏற்கெனவே { $most ->
    [one] ஒரு வரி
   *[other] {$most} வரிகள்
} உள்ளன. முதலில் ஒன்றை நீக்குங்கள்.
refused-no-rematch-yet = அடுத்த செட் தானே தொடங்கும். கடைசிச் செட்டுக்குப் பின் மறு ஆட்டம் கேட்கலாம்.
refused-rematch-asked = இந்த மறு ஆட்டத்தை ஏற்கெனவே கேட்டீர்கள். {$other} ஏற்கலாம்.
refused-rematch-had = இந்த மறு ஆட்டம் ஏற்கெனவே ஆடப்பட்டது, மறுக்கப்பட்டது அல்லது ரத்து செய்யப்பட்டது. `/play` மூலம் வேறொன்றைத் தொடங்குங்கள்.
refused-rematch-runs = உங்கள் மறு ஆட்டம் ஏற்கெனவே நடக்கிறது. `/board` மூலம் அதைப் பாருங்கள்.
refused-form-too-late = Kuzhi பதிலளிக்க அதிக நேரம் ஆகிவிட்டது. பொத்தானை மீண்டும் அழுத்துங்கள்.
refused-several-challenges = இந்தச் சேனலில் உங்கள் பல அழைப்புகள் இன்னும் திறந்துள்ளன. ஒன்றைக் கீழே கொண்டுவர `match` மூலம் தேர்ந்தெடுங்கள்.
disambiguation-match = இந்தச் சேனலில் உங்களுக்குப் பல ஆட்டங்கள் உள்ளன. எதைக் குறிப்பிடுகிறீர்கள்?
disambiguation-move = இந்தச் சேனலில் உங்களுக்குப் பல ஆட்டங்கள் உள்ளன. {$move} நகர்வை எந்த ஆட்டத்தில் ஆட விரும்புகிறீர்கள்?
disambiguation-more = பட்டியலில் மிக அண்மையவை உள்ளன; வேறொன்றை `match` மூலம் தேர்ந்தெடுக்கலாம்.
disambiguation-placeholder = ஓர் ஆட்டத்தைத் தேர்ந்தெடுங்கள்
disambiguation-choice = {$game}, எதிரே {$opponent} · {$last}
disambiguation-no-move = இன்னும் நகர்வு இல்லை
disambiguation-own-move = உங்கள் கடைசி நகர்வு: {$move}
disambiguation-other-move = அவரது கடைசி நகர்வு: {$move}
disambiguation-further = {$label} · {$further}
disambiguation-age-minutes = {$age} நிமிடம் முன்
disambiguation-age-hours = {$age} மணி முன்
disambiguation-age-days = {$age} நாள் முன்
refused-no-move = “{$text}” நகர்வு அல்ல. உங்கள் குழி ஒன்றின் எண்ணை எழுதுங்கள், எ.கா. 3.
refused-no-layout = “{$text}” அடுக்கு அல்ல. குழி 1–7-க்கு ஏழு எண்களை எழுதுங்கள், எ.கா. 2 1 0 2 0 0 4.
refused-illegal-empty = குழி {$pit} காலி. முத்துகள் உள்ள குழியைத் தேர்ந்தெடுங்கள்.
refused-illegal-no-pit = குழி {$pit} இல்லை: உங்களுடையவை 1 முதல் {$last} வரை.
refused-illegal-castle = குழி {$pit} ஆட்டம் முடியும்வரை எதிராளியுடையது; அதிலிருந்து இட முடியாது. வேறு குழியைத் தேர்ந்தெடுங்கள்.
refused-illegal-excluded = குழி {$pit} இந்தச் சுற்றில் ஆட்டத்தில் இல்லை. வேறு குழியைத் தேர்ந்தெடுங்கள்.
refused-illegal-marked = **குறியிட்டவை காத்திருக்கும்:** குழி {$pit}-இன் முத்துகள் சுற்று முடியும்வரை அங்கேயே இருக்கும். வேறு குழியைத் தேர்ந்தெடுங்கள்.
refused-illegal-must-feed = **முதலில் முத்து தருக:** எதிர்வரிசை காலி; இந்த நகர்வு அதற்கு முத்து தராது. முத்து தரும் குழியைத் தேர்ந்தெடுங்கள்.
refused-illegal-single = **ஒற்றைகள் காத்திருக்கும்:** குழி {$pit}-இல் ஒரே முத்து உள்ளது; இரண்டோ அதிகமோ உள்ள குழி இருக்கும்வரை அது நகராது. அதிக முத்துகள் உள்ள குழியைத் தேர்ந்தெடுங்கள்.
refused-illegal-front = **முன்ஒற்றை காத்திருக்கும்:** குழி {$pit} உங்கள் முன்குழி; வேறு ஒற்றைகள் இருக்கும்வரை அதன் முத்து நகராது. வேறு குழியைத் தேர்ந்தெடுங்கள்.
refused-illegal-end-pit = **முதலில் ஓரக்குழிகள்:** சுற்றில் உங்கள் முதல் முறை ஓரக்குழியிலிருந்து தொடங்கும். குழி 1 அல்லது {$last} தேர்ந்தெடுங்கள்.
refused-illegal-direction = இந்த நகர்வு முழுச் சுற்றுக்கும் திசையைத் தீர்மானிக்கும்: இடஞ்சுழிக்கு {$pit}+ அல்லது வலஞ்சுழிக்கு {$pit}- என எழுதுங்கள்.
refused-illegal-direction-known = திசை ஏற்கெனவே தீர்மானிக்கப்பட்டது: {$pit} மட்டும் எழுதுங்கள்.
refused-illegal-arrange-first = முதலில் வரிசையை அடுக்குங்கள்.
refused-illegal-form = இந்த நகர்வை இப்போது செய்ய முடியாது. உங்கள் குழி ஒன்றின் எண்ணை எழுதுங்கள்.
refused-illegal-no-agreement = இந்த ஆட்டத்தில் மீதியைப் பகிர முடியாது. `/draw` மூலம் சமநிலையை முன்மொழியலாம்.
refused-illegal = அந்த நகர்வுக்கு அனுமதி இல்லை. வேறொன்றைத் தேர்ந்தெடுங்கள்.
refused-layout-first = இந்த அடுக்குக்கு அனுமதி இல்லை: குழி 1 ஒன்று அல்லது இரண்டு முத்துகளை ஏற்கும், {$seeds} அல்ல. அதை மாற்றுங்கள்.
refused-layout-middle = இந்த அடுக்குக்கு அனுமதி இல்லை: குழி {$pit} இரண்டு முத்துகள் வரை ஏற்கும், {$seeds} அல்ல. அதை மாற்றுங்கள்.
refused-layout-last = இந்த அடுக்குக்கு அனுமதி இல்லை: குழி 7 நான்கு முத்துகள் வரை ஏற்கும், {$seeds} அல்ல. அதை மாற்றுங்கள்.
refused-layout-total = இந்த அடுக்குக்கு அனுமதி இல்லை: நீங்கள் அடுக்க வேண்டிய முத்துகள் {$have}, {$laid} அல்ல. அதை மாற்றுங்கள்.
refused-layout-usual = இயல்பு அடுக்குக்கு நான்கு முத்துகள் வேண்டும், உங்களிடம் {$seeds}. வேறொன்றைத் தேர்ந்தெடுங்கள்.
refused-own-offer = இந்த முன்மொழிவு உங்களுடையதே; {$other} தான் பதிலளிக்க வேண்டும்.
refused-bot-plays-on = Kuzhi தொடர்ந்து ஆடுவார். ஒரு நிலை மூன்றாம் முறை வந்தால் ஆட்டம் தானே முடியும்.
refused-bot-unrated = Kuzhi உடனான ஆட்டங்கள் தரவரிசையில் சேராது. `rated` காலியாக விடுங்கள், அல்லது ஒருவரை அழையுங்கள்.
refused-quick-unrated = மூன்றுக்குக் குறைந்த சுற்றுகளை முதல் நகர்வுகளே தீர்மானிக்கும்; அவை தரவரிசையில் சேரா. `length` இல் மூன்று சுற்றுகளைத் தேர்ந்தெடுங்கள், அல்லது விரைவு நட்பு ஆட்டத்துக்கு `rated` காலியாக விடுங்கள்.
refused-no-hints-rated = இது தரவரிசை ஆட்டம், இருவரும் உதவியின்றி ஆடுகிறீர்கள். குறிப்புகள் நட்பு ஆட்டங்களில் உண்டு: `/play` இல் `rated: False` தேர்ந்தெடுங்கள், அல்லது Kuzhi உடன் ஆடுங்கள்.
refused-hint-too-late = Kuzhi யோசிக்கும்போது பலகை மாறிவிட்டது. மீண்டும் கேளுங்கள்.
refused-no-rounds = {$game} ஆட்டத்தில் சுற்றுகள் இல்லை. `length` காலியாக விடுங்கள்.
refused-no-balanced-opening = {$game} ஆட்டத்துக்குச் சமநிலைத் தொடக்கங்கள் தெரியாது. `balanced` காலியாக விடுங்கள், அல்லது இந்த ஆட்டங்களில் ஒன்றைத் தேர்ந்தெடுங்கள்: {$games}.
refused-no-such-command = Kuzhi-இல் இந்தக் கட்டளை இப்போது இல்லை. `/help` உள்ளவற்றைக் காட்டும்.
refused-no-such-button = இந்தப் பொத்தான் Kuzhi-இன் வேறு பதிப்புக்கு உரியது. `/board` மூலம் பலகையைக் கொண்டுவாருங்கள்.
refused-option-none = {$game} ஆட்டத்தில் விருப்பங்கள் இல்லை. `options` காலியாக விடுங்கள்.
refused-option-unknown = {$game} ஆட்டத்தில் “{$option}” என்ற விருப்பம் இல்லை. இவற்றில் தேர்ந்தெடுங்கள்: {$options}.
refused-option-value = `{$option}` விருப்பத்துக்கு “{$value}” பொருந்தாது. இவற்றில் ஒன்றை எழுதுங்கள்: {$values}.
refused-option-range = `{$option}` விருப்பத்துக்கு “{$value}” பொருந்தாது. {$least} முதல் {$most} வரை ஓர் எண்ணை எழுதுங்கள்.
refused-option-twice = `{$option}` விருப்பம் இருமுறை எழுதப்பட்டுள்ளது. ஒருமுறை எழுதுங்கள்.
refused-unusable = Kuzhi இதை ஆட முடியாது. பரிந்துரைகளில் ஒன்றைத் தேர்ந்தெடுங்கள்.
failed-lasting = நகர்வுகளை இப்போது சேமிக்க முடியவில்லை; Kuzhi-யை இயக்குபவருக்குத் தெரிவிக்கப்பட்டது. உங்கள் ஆட்டம் பத்திரம்: சற்றுப் பின் பலகையைப் பாருங்கள்.
failed = எங்கள் பக்கம் ஏதோ தவறு நேர்ந்தது, எதுவும் மாறவில்லை. சற்றுப் பின் மீண்டும் முயலுங்கள்.
dropped = பதில் சொல்லும் முன் எங்கள் பக்கம் ஏதோ தவறு நேர்ந்தது. நீங்கள் கேட்டது நடந்ததா என்று பாருங்கள் (`/board` உங்கள் ஆட்டத்தைக் காட்டும்); நடக்காவிட்டால் மீண்டும் முயலுங்கள்.

## Help

help-title = **Kuzhi: Discord-இல் மன்கலா ஆட்டங்கள்**
help-start = `/play` மூலம் தொடங்கி, பொத்தான்களால் இடுங்கள். தெற்கு (S) கீழே, முதலில் ஆடும்; எண்கள் உரியவரின் இடமிருந்து.
help-group-play = **ஆடுதல்**
help-group-look = **திரும்பிப் பார்த்தல்**
help-group-learn = **கற்றல்**
help-group-people = **மக்கள்**
help-group-manage = **அமைப்புகளும் தரவும்**
help-heard = திரை வாசிப்பானுடன்: `/settings` இல் உங்கள் பலகைகளுக்கு எளிய வாக்கியங்களைத் தேர்ந்தெடுங்கள்.
button-help-play = ஆடு
button-help-learn = கற்க
button-help-invite = ஒருவரை அழை
help-play = `/play`: ஒருவரை அழையுங்கள், அல்லது Kuzhi உடன் ஆடுங்கள்
help-games = `/games`: எல்லா இடங்களிலும் உங்கள் ஆட்டங்கள், யார் முறை

help-tutorial = `/tutorial`: ஆடியே ஓர் ஆட்டம் கற்க

## An agreed end

offer-agree = {$other}, இந்த **{$game}** வட்டமிடுவதால் மீதியைப் பகிர {$player} முன்மொழிகிறார்: பலகையில் உள்ளதில் ஆளுக்குப் பாதி; ஆட்டம் முடியும்.
declined-agree = {$other} தொடர்ந்து ஆடுகிறார்.
withdrawn-agree = {$player} மீதியைப் பகிரும் முன்மொழிவைத் திரும்பப் பெற்றார்.
offer-draw = {$other}, இந்த **{$game}** ஆட்டத்தைச் சமநிலையில் முடிக்க {$player} முன்மொழிகிறார்.
declined-draw = {$other} சமநிலையை ஏற்கவில்லை, தொடர்ந்து ஆடுகிறார்.
withdrawn-draw = {$player} சமநிலை முன்மொழிவைத் திரும்பப் பெற்றார்.
declined-draw-bot = தாம் முன்னிலையில் இருப்பதாக Kuzhi நினைக்கிறார்; தொடர்ந்து ஆடுவார்.
offer-takeback = {$other}, இந்த **{$game}** ஆட்டத்தில் {$player} தம் கடைசி நகர்வையும் அதன் பின் வந்தவற்றையும் திரும்பப் பெற விரும்புகிறார்.
declined-takeback = {$other} ஏற்கவில்லை: நகர்வு அப்படியே இருக்கும்.
withdrawn-takeback = நகர்வைத் திரும்பப் பெறும் வேண்டுகோளை {$player} கைவிட்டார்.
more-question = {$opponent} உடனான உங்கள் **{$game}** ஆட்டம்: என்ன செய்ய விரும்புகிறீர்கள்?
more-watching = நீங்கள் இந்த ஆட்டத்தைப் பார்க்கிறீர்கள். அதன் பலகையைத் தனியாக, நீங்கள் விரும்பும் வடிவில் காணலாம் (`/settings`).
more-over = இந்த **{$game}** ஆட்டம் முடிந்தது. வேறென்ன வேண்டும்?
button-open-board = பலகையைத் திற
button-next-game = அடுத்த ஆட்டம் ▶
button-more = மேலும் …
button-look = பலகையை எனக்கு மட்டும் காட்டு
button-look-again = புதுப்பி
match-look-differs = நீங்களும் {$opponent} உம் வெவ்வேறு தோற்றங்களைத் தேர்ந்தெடுத்துள்ளீர்கள்; அதனால் இந்தப் பலகை இயல்புத் தோற்றத்தில் இருக்கிறது.
match-look-later = அடுத்த நகர்விலிருந்து பலகை அப்படித் தோன்றும்.
button-plans = நிபந்தனை நகர்வுகள் …
plans-title = {$opponent} உடனான **{$game}** ஆட்டத்தில் உங்களுக்காகத் தானாக ஆடப்படும் நகர்வுகள். வேறு யாரும் பார்க்க முடியாது; நிகழாத வரி நீக்கப்படும்.
plans-none = இன்னும் நகர்வுகள் திட்டமிடப்படவில்லை.
plan-line = அவர் {$theirs} ஆடினால் நீங்கள் {$yours} ஆடுவீர்கள்
plan-line-further = அவர் {$theirs} ஆடினால் நீங்கள் {$yours} ஆடுவீர்கள், பிறகு {$rest}
plans-if = **அவர் இதை ஆடினால் …**
plans-if-further = **அதன் பிறகு அவர் இதை ஆடினால் …**
plans-you = **… நீங்கள் ஆடுவது …**
plans-you-again = **பிறகு மீண்டும் உங்கள் முறை. நீங்கள் ஆடுவது …**
plans-over = அப்போது ஆட்டம் முடிந்திருக்கும்.
plans-full = இந்த வரியில் இன்னொரு நகர்வுக்கு இடமில்லை.
menu-unplan = ஒரு வரியை நீக்கு …
button-plan-new = வேறொரு வரி
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = என்றால் பின் பிறகு
button-offer-draw = சமநிலை முன்மொழி
button-offer-takeback = திரும்பப் பெறக் கேள்
button-take-back = திரும்பப் பெறு
button-offer-agree = மீதியைப் பகிர முன்மொழி
button-give-up = விலகு …
games-none = உங்களுக்கு ஆட்டம் எதுவும் இல்லை. `/play` மூலம் தொடங்குங்கள்.
games-title = **உங்கள் ஆட்டங்கள்**, எல்லாச் சர்வர்களிலும் தனிச்செய்திகளிலும்
games-yours = • {$game}, எதிரே {$opponent}: **உங்கள் முறை**
games-theirs = • {$game}, எதிரே {$opponent}: அவர் முறை
games-challenged = • {$opponent} உங்களை {$game} ஆட அழைக்கிறார்; காலாவதி {$when}
games-challenge = • நீங்கள் {$opponent} அவரை {$game} ஆட அழைத்தீர்கள்; காலாவதி {$when}
games-challenge-to-all = • {$game} ஆட ஒருவரைத் தேடுகிறீர்கள்; காலாவதி {$when}
games-tournament = • **{$name}**, {$opponent} உடன்: {$state}
games-linked = {$line} · {$link}
games-gone = {$line} · அதன் சேனல் இப்போது இல்லை
settings-own = **உங்கள் அமைப்புகள்**, எல்லாச் சர்வர்களுக்கும் தனிச்செய்திகளுக்கும். **என் பலகைகள்** என்பவை உங்கள் ஆட்டங்களின் பலகைகளும் உங்களுக்கு மட்டும் தெரியும் பலகைகளும். நீங்களும் எதிரில் ஆடுபவரும் வெவ்வேறு தோற்றங்களை விரும்பினால், ஆட்டத்தின் பலகை சர்வரின் தோற்றத்தில் இருக்கும்.
settings-pings-on = அறிவிப்புகள் **உண்டு**: அழைப்பு, முறை, கேள்வி வரும்போது அறிவிக்கப்படும்.
settings-pings-dm = அறிவிப்புகள் **நேரடிச் செய்தியாக** வரும்; Discord அனுமதிக்காவிட்டால் சேனலில் வரும்.
settings-pings-off = அறிவிப்புகள் **இல்லை**: யார் முறை என்பதை `/games` மூலம் பாருங்கள்.
my-boards = என் பலகைகள்: {$look}
my-boards-usual = என் பலகைகள்: இயல்பு
look-light-wood = வெளிர்மரம்
look-dark-wood = கருமரம்
look-emoji = எமோஜி
look-letters = எழுத்துகள்
look-sentences = வாக்கியங்கள், திரை வாசிப்பான்களுக்கு
settings-viewpoint-fixed = உங்களுக்கு மட்டும் தெரியும் பலகைகளில் எப்போதும் **உங்கள் வரிசை** கீழே இருக்கும்.
settings-viewpoint-mover = உங்களுக்கு மட்டும் தெரியும் பலகைகளில் **முறை உள்ளவரின்** வரிசை கீழே இருக்கும்.
settings-challengers-everybody = அழைப்புகள்: எல்லோரிடமிருந்தும்
settings-challengers-acquaintances = அழைப்புகள்: முன்பு உங்களுடன் ஆடியவர்களிடமிருந்து
settings-challengers-nobody = அழைப்புகள்: யாரிடமிருந்தும் இல்லை
settings-language-usual = மொழி: Discord போலவே
settings-language = மொழி: {$language}
settings-usual = இயல்பு
settings-house = **இந்தச் சர்வரின் அமைப்புகள்**
settings-house-anywhere = ஆட்டங்கள் **எல்லாச் சேனல்களிலும்** தொடங்கலாம்.
settings-house-channels = ஆட்டங்கள் இங்கும் இவற்றின் இழைகளிலும் தொடங்கும்: {$channels}.
settings-house-tournaments-on = போட்டிகளை **அனைவரும்** அறிவிக்கலாம்.
settings-house-tournaments-off = **சர்வரை நிர்வகிப்பவர்கள்** மட்டுமே போட்டிகளை அறிவிக்கலாம்.
settings-house-tournaments-role = போட்டிகளை **சேவையக நிர்வாகிகளும்** {$role} பங்கு உள்ளவர்களும் அறிவிக்கலாம்.
settings-winners-role = போட்டியில் வென்றவருக்கு, இங்கு அடுத்த போட்டி முடியும் வரை {$role} பங்கு இருக்கும்.
settings-winners-role-none = போட்டியில் வென்றவருக்குப் பங்கு எதுவும் இல்லை.
settings-house-time-zone = 20:00 போன்ற நேரங்கள் **{$zone}** நேர மண்டலத்தில் படிக்கப்படும். `/settings timezone` அதை மாற்றும்.
settings-house-time-zone-none = இந்தச் சர்வருக்கு இன்னும் நேர மண்டலம் இல்லை. `/settings timezone` மூலம் அமைத்தால், போட்டிகள் 20:00 போன்ற நேரத்தில் தொடங்கலாம்.
settings-house-threads-on = ஒவ்வொரு ஆட்டத்துக்கும் **தனி இழை**; அதை உருவாக்க Kuzhi-க்கு அனுமதி வேண்டும்.
settings-house-threads-off = ஆட்டங்கள் **சேனலிலேயே** நடக்கும்.
settings-winners-choose = வென்றவரின் பங்கு: ஒன்றைத் தேர்ந்தெடு …
settings-house-choose = இந்தச் சேனல்களில் மட்டும் தொடங்கட்டும் …
settings-house-pings-on = அறிவிப்புகள் **உண்டு**: அழைப்பு, முறை, கேள்வி வரும்போது அறிவிக்கப்படும்.
settings-house-pings-off = இந்தச் சர்வரில் அறிவிப்புகள் **இல்லை**.
settings-house-game = ஆட்டம் தேர்ந்தெடுக்கப்படாவிட்டால்: {$game}
settings-boards = **இந்தச் சர்வரின் பலகைகள்**, ஆடுபவர்கள் தாமே ஒரு தோற்றத்தைத் தேர்ந்தெடுக்கும் வரை
settings-house-viewpoint-fixed = எப்போதும் **தெற்கின் வரிசை** கீழே இருக்கும்.
settings-house-viewpoint-mover = **முறை உள்ளவரின்** வரிசை கீழே இருக்கும்.
house-boards = பலகைகள்: {$look}
house-boards-usual = பலகைகள்: இயல்பு
settings-limits = **இந்தச் சர்வரின் வரம்புகளும் நேரமும்**
    ஏற்கெனவே தொடங்கிய ஆட்டங்களும் அழைப்புகளும் அப்படியே இருக்கும்.
settings-feed = **இந்தச் சர்வரில் இன்றைய புதிர்**
settings-daily-on = தினமும் {$time} மணிக்கு ({$zone}) {$channel} சேனலில் வரும். ஒவ்வொருவரும் தனியாகத் தீர்க்கலாம்; யார் தீர்த்தார்கள் என்பதைச் செய்தி காட்டும்.
settings-daily-off = இப்போது வருவதில்லை. ஒரு சேனலைத் தேர்ந்தெடுங்கள்: முதல் புதிர் உடனே வரும், மற்றவை தினமும் 09:00 மணிக்கு.
settings-daily-no-zone = இந்தச் சர்வருக்கு இன்னும் நேர மண்டலம் இல்லை; அதனால் அது UTC நேரம். `/settings timezone` அதை அமைக்கும்.
settings-daily-choose = இந்தச் சேனலில் இடு …
settings-daily-at = தினமும் {$time}
daily-stopped = Kuzhi ஆல் {$channel} இல் எழுத முடியாததால், இன்றைய புதிர் இனி அங்கே வராது. சேனலைப் பார்க்க, செய்திகள் அனுப்ப, கோப்புகள் இணைக்க அனுமதி கொடுத்து, சர்வரின் `/settings` இல் சேனலை மீண்டும் தேர்ந்தெடுங்கள்.
settings-week-post = **இந்தச் சர்வரில் இந்த வாரம்**
settings-week-on = {$channel} சேனலில் வரும்: {$weekday}, {$time} ({$zone}). ஆடிய ஆட்டங்கள், வாரத்தின் ஆட்டம், மதிப்பீடு உயர்ந்தவர்கள், வென்ற நிலைகள், போட்டிகள் அதில் இருக்கும். ஆட்டமில்லாத வாரத்துக்குப் பிறகு எதுவும் வராது.
settings-week-off = இப்போது வருவதில்லை. ஒரு சேனலைத் தேர்ந்தெடுங்கள்: ஒவ்வொரு வாரமும் அங்கே வரும் ({$weekday}, 18:00).
settings-week-day = நாள்: {$weekday}
settings-week-at = நேரம்: {$time}
settings-welcome = **இந்தச் சர்வரில் வரவேற்பு**
settings-welcome-on = அது {$channel} சேனலில் உள்ளது: புதியவர்கள் காணும்படி அதைப் பொருத்துங்கள். Kuzhi அதைப் புதுப்பித்து வைக்கும்; அடுத்த போட்டியும் அதில் இருக்கும். வேறு சேனலைத் தேர்ந்தெடுத்தால் அங்கே மாறும்.
settings-welcome-off = இன்னும் இல்லை. ஒரு சேனலைத் தேர்ந்தெடுங்கள்: ஆட, கற்க, இன்றைய புதிருக்கு, அடுத்த போட்டிக்குப் பொத்தான்கள் உள்ள, பொருத்தி வைக்கத்தக்க செய்தியை Kuzhi அங்கே இடும்.
week-stopped = Kuzhi ஆல் {$channel} இல் எழுத முடியாததால், வாரச் செய்தி இனி அங்கே வராது. சேனலைப் பார்க்க, செய்திகள் அனுப்ப, கோப்புகள் இணைக்க அனுமதி கொடுத்து, சர்வரின் `/settings` இல் சேனலை மீண்டும் தேர்ந்தெடுங்கள்.
welcome-stopped = Kuzhi ஆல் {$channel} இல் எழுத முடியாததால், அங்குள்ள வரவேற்பு இனி புதுப்பிக்கப்படாது. சேனலைப் பார்க்க, செய்திகள் அனுப்ப அனுமதி கொடுத்து, சர்வரின் `/settings` இல் சேனலை மீண்டும் தேர்ந்தெடுங்கள்.
week-title = **இந்தச் சர்வரில் இந்த வாரம்** · {$from} – {$until}
week-games = ஆட்டக்காரர்களுக்கு இடையே ஆட்டங்கள்: {$games} · Kuzhi-க்கு எதிராக: {$bot} · ஆட்டக்காரர்கள்: {$players}
week-best = **வாரத்தின் ஆட்டம்:** {$south} – {$north}, {$game}.
week-comeback = {$player} {$seeds} முத்துகள் பின்தங்கியும் வென்றார்.
week-relay = {$player} ஆடிய ஒரு நகர்வு {$laps} சுற்றுகள் சென்றது.
week-drawn = அது சமநிலையில் முடிந்தது.
week-close = { $seeds ->
    [one] ஒரே முத்து முடிவு செய்தது.
   *[other] {$seeds} முத்துகள் முடிவு செய்தன.
}
week-rises = **மதிப்பீடு அதிகம் உயர்ந்தவர்கள்**
week-rise = • {$player} {$gained} ({$game}), இப்போது {$rating}
week-levels = **முதன்முறை வென்ற நிலைகள்**
week-level = • {$player}: {$game}, நிலை {$level}
week-tournaments = **போட்டிகள்**
welcome-title = **இந்தச் சர்வரில் மங்கலா ஆட்டங்கள்**
welcome-text = முத்துகளைப் போட்டு எதிராளியைவிட அதிகம் சேருங்கள்: ஒருவரோடொருவர் அல்லது Kuzhi-யுடன் {$games} ஆட்டங்கள். **ஆடு** ஓர் ஆட்டத்தைத் தயார் செய்யும், **கற்க** ஓர் ஆட்டத்தைப் படிப்படியாகக் காட்டும், இன்றைய புதிருக்கு ஒரு நிமிடம் போதும். இங்கே அழுத்துவது உங்களுக்கு மட்டுமே திறக்கும்.
welcome-tournament = **அடுத்த போட்டி:** {$tournament}
settings-tournaments = **இந்தச் சர்வரின் போட்டிகள்**
settings-challenges-usual = ஒருவரின் பதில் வராத அழைப்புகள்: {$most} (இயல்பு)
settings-challenges = ஒருவரின் பதில் வராத அழைப்புகள்: {$most}
settings-matches-usual = ஒரு சேனலில் ஒரே நேரத்தில் ஆட்டங்கள்: {$most} (இயல்பு)
settings-matches = ஒரு சேனலில் ஒரே நேரத்தில் ஆட்டங்கள்: {$most}
settings-people = **இந்தச் சர்வரில் யார் ஆடக்கூடாது**
    அதிகபட்சம் {$most} பேர்: அவர்கள் இங்கே ஆட்டம் தொடங்கவோ, ஏற்கவோ, அழைக்கப்படவோ முடியாது. நடக்கும் ஆட்டங்கள் தொடரும்; முயலும்போதுதான் இது அவர்களுக்குத் தெரியும்.
settings-people-nobody = யாரும் தடுக்கப்படவில்லை: **எல்லோரும் ஆடலாம்**.
settings-people-kept-out = ஆடக்கூடாதவர்கள்: {$people}
settings-people-choose = ஒருவர் ஆடுவதைத் தடுக்க …
settings-organisers-choose = போட்டி ஏற்பாட்டாளர்கள்: பங்கைத் தேர்ந்தெடு …
settings-people-back = ஒருவரை மீண்டும் ஆட விட …
button-pings-on = அறிவிப்புகள்: உண்டு
button-pings-dm = அறிவிப்புகள்: நேரடிச் செய்தியாக
button-pings-off = அறிவிப்புகள்: இல்லை
button-tournaments-on = போட்டிகள்: அனைவரும்
button-tournaments-off = போட்டிகள்: நிர்வாகிகள்
button-threads-on = இழைகள்: உண்டு
button-threads-off = இழைகள்: இல்லை
button-all-channels = எல்லாச் சேனல்களையும் அனுமதி
button-no-winners-role = வென்றவருக்குப் பங்கு வேண்டாம்
button-no-organisers = ஏற்பாட்டாளர் பங்கு வேண்டாம்
button-settings-own = உங்கள் அமைப்புகள்
button-settings-time = விடுப்பும் ஓய்வும்
button-away = விடுப்பு …
button-away-change = எதுவரை …
button-here-again = திரும்பிவிட்டேன்
button-days-off = ஓய்வு நாட்களும் இரவும் …
form-away = விடுப்பு
form-away-until = எதுவரை?
form-away-until-example = வெள்ளி, நாளை 18:00 அல்லது 2w
form-zone = நேர மண்டலம்: அருகிலுள்ள பெரிய நகரம்
form-zone-example = Chennai
form-week = ஓய்வு நாட்களும் இரவும்
form-week-days = ஓய்வு: வாரத்தில் அதிகம் இரண்டு நாள்
form-week-days-example = சனி, ஞாயிறு
form-week-hours = அமைதி நேரம்: நாளுக்கு அதிகம் 12 மணி
form-week-hours-example = 22:00-07:00
button-settings-house = சர்வர் அமைப்புகள்
button-viewpoint-fixed = கீழ் வரிசை: உங்களுடையது
button-house-viewpoint-fixed = கீழ் வரிசை: தெற்கு
button-viewpoint-mover = கீழ் வரிசை: முறை உள்ளவருடையது
button-house-viewpoint-mover = கீழ் வரிசை: முறை உள்ளவருடையது
button-settings-boards = பலகைகள்
button-settings-tournaments = போட்டிகள்
button-settings-limits = வரம்புகள், நேரம்
button-settings-feed = தானாக வரும் செய்திகள்
button-daily-off = நிறுத்து
button-settings-week = வாரம்
button-settings-welcome = வரவேற்பு
button-week-off = நிறுத்து
button-welcome-off = நீக்கு
button-welcome-play = ஆடு
button-welcome-learn = கற்க
button-welcome-puzzle = இன்றைய புதிர்
button-welcome-tournament = அடுத்த போட்டி
button-settings-people = யார் ஆடக்கூடாது
button-let-all-play = எல்லோரையும் ஆட விடு

## Rules

rules-title = **{$game} ஆடும் முறை**
rules-rounds = **நீளம்:** `length` மூலம் வேறு தேர்ந்தெடுக்காவிட்டால் மூன்று சுற்றுகள். ஒரு சுற்று விரைவு ஆட்டத்தை முதல் நகர்வுகளே தீர்மானிக்கும்; அது தரவரிசையில் சேராது.
rules-solved = **2026 இல் தீர்க்கப்பட்டது:** பிழையற்ற ஆட்டத்தில், தொடங்கும் {$side} முதல் சுற்றில் {$seeds} முத்துகளில் {$share} பெறும். ஆட்டத்தின் நீளப்படி: {$results}.
rules-solved-results = **2026 இல் தீர்க்கப்பட்டது**, பிழையற்ற ஆட்டத்தில்: {$results}.
rules-solved-win = {$length}: {$side} வெல்லும்
rules-solved-draw = {$length}: சமநிலை
rules-solved-open = {$length}: எந்தப் பக்கமும் வெற்றியைக் கட்டாயமாக்க முடியாது
rules-options = **விருப்பங்கள்** (`/play` இல் `options`)
rules-option = • இயல்பு: {$default}. அல்லது: {$others}.
rules-example = **எடுத்துக்காட்டு:** {$account}
rules-yours = இங்கே உங்கள் ஆட்டம்: {$description}
rules-mangala =
    ஆறு குழிகள் கொண்ட இரு வரிசைகள், குழிக்கு நான்கு முத்துகள்; ஒவ்வொரு வரிசையின் வலது முனையிலும் ஒரு களஞ்சியம். உங்கள் குழி ஒன்றின் எல்லா முத்துகளையும் அள்ளி இடஞ்சுழியாக ஒவ்வொன்றாக இடுங்கள்: பல முத்துகள் என்றால் முதலாவது அதே குழிக்கு. உங்கள் களஞ்சியத்திலும் இடுவீர்கள், எதிராளியுடையது தாண்டப்படும்.
    • கடைசி முத்து உங்கள் களஞ்சியத்தில்: மீண்டும் ஆடுங்கள்.
    • கடைசி முத்து எதிராளியின் குழியை இரட்டைப்படை ஆக்கினால் அது உங்களுக்கு.
    • கடைசி முத்து உங்கள் காலிக் குழியில்: அதுவும் எதிர்க்குழியும் உங்களுக்கு; எதிர்க்குழி காலி என்றால் இல்லை.
    ஒரு வரிசை காலியானால் ஆட்டம் முடியும்; மீதி அதன் உரியவருக்கு. அதிக முத்துகள் வெல்லும்.
rules-mangala-castle =
    மங்களாதான், ஆனால் களஞ்சியங்களில் இடுவதில்லை; எனவே மறுமுறை இல்லை.
    • கடைசி முத்து எதிராளியின் குழி 1–5 ஒன்றை மூன்றாக்கி, உங்களுக்குக் கோட்டை இல்லை என்றால்: மூன்றும் உங்களுக்கு, குழி ஆட்டம் முடியும்வரை உங்கள் கோட்டை (C). கோட்டையில் விழும் ஒவ்வொரு முத்தும் அதன் உரியவருக்கு. கோட்டையிலிருந்து இட முடியாது.
    • கடைசி முத்து எதிராளியின் குழியை இரட்டைப்படை ஆக்கினால் அது உங்களுக்கு.
    • கடைசி முத்து உங்கள் காலிக் குழியில்: அதுவும் எதிர்க்குழியும் உங்களுக்கு; எதிரே காலி அல்லது கோட்டை என்றால் இல்லை.
    கடைசி முத்து கோட்டையில் விழுந்தால் முறை முடியும். ஒரு வரிசை காலியானால் ஆட்டம் முடியும்; மீதி அதன் உரியவருக்கு. அதிக முத்துகள் வெல்லும்.
rules-kalah =
    ஆறு குழிகள் கொண்ட இரு வரிசைகள், குழிக்கு நான்கு முத்துகள்; ஒவ்வொரு வரிசையின் வலது முனையிலும் ஒரு களஞ்சியம். உங்கள் குழி ஒன்றின் எல்லா முத்துகளையும் அள்ளி இடஞ்சுழியாக ஒவ்வொன்றாக இடுங்கள். உங்கள் களஞ்சியத்திலும் இடுவீர்கள், எதிராளியுடையது தாண்டப்படும்.
    • கடைசி முத்து உங்கள் களஞ்சியத்தில்: மீண்டும் ஆடுங்கள்.
    • கடைசி முத்து உங்கள் காலிக் குழியில்: அதுவும் எதிர்க்குழியும் உங்களுக்கு; எதிர்க்குழி காலி என்றால் இல்லை.
    ஒரு வரிசை காலியானால் ஆட்டம் முடியும்; ஒவ்வொருவரும் தம் வரிசையில் உள்ளதை வைத்துக்கொள்வர். அதிக முத்துகள் வெல்லும்.
rules-oware =
    ஆறு குழிகள் கொண்ட இரு வரிசைகள், குழிக்கு நான்கு முத்துகள். உங்கள் குழி ஒன்றின் எல்லா முத்துகளையும் அள்ளி இடஞ்சுழியாக ஒவ்வொன்றாக இடுங்கள். களஞ்சியத்தில் எதுவும் இடுவதில்லை; முழுச் சுற்று வரும் இடல் தான் தொடங்கிய குழியைத் தாண்டும்.
    • கடைசி முத்து எதிர்வரிசையில் இரண்டு அல்லது மூன்று ஆக்கினால்: அந்தக் குழி உங்களுக்கு; அதே வரிசையில் முந்தையதிலும் இரண்டோ மூன்றோ இருந்தால் அதுவும், இப்படியே இடைவிடாமல் பின்னோக்கி.
    • எதிர்வரிசையின் எல்லா முத்துகளையும் எடுக்கக்கூடிய நகர்வு எதையும் எடுக்காது.
    • உங்கள் முறையில் எதிர்வரிசை காலி என்றால் முடிந்தால் அதற்குத் தர வேண்டும். முடியாவிட்டால் ஆட்டம் முடியும்; உங்கள் வரிசையில் உள்ளது உங்களுக்கு.
    • இருபத்தைந்து முத்துகள் உடனே வெற்றி. ஒரு நிலை மீண்டும் வந்தால் ஆட்டம் முடியும்; அவரவர் வரிசை அவரவருக்கு.
rules-toguz-kumalak =
    ஒன்பது குழிகள் கொண்ட இரு வரிசைகள், குழிக்கு ஒன்பது முத்துகள். களஞ்சியங்களில் (கசான்) இடுவதில்லை. உங்கள் குழி ஒன்றின் எல்லா முத்துகளையும் அள்ளி இடஞ்சுழியாக ஒவ்வொன்றாக இடுங்கள்: பல முத்துகள் என்றால் முதலாவது அதே குழிக்கு; ஒரே முத்து அடுத்த குழிக்கு.
    • கடைசி முத்து எதிராளியின் குழியை இரட்டைப்படை ஆக்கினால் அது உங்களுக்கு.
    • கடைசி முத்து எதிராளியின் குழியை மூன்றாக்கி, உங்களுக்குத் துஸ்திக் இல்லை என்றால்: மூன்றும் உங்களுக்கு, குழி ஆட்டம் முடியும்வரை உங்கள் துஸ்திக் (T). அதில் விழும் ஒவ்வொரு முத்தும் அதன் உரியவருக்கு; அதிலிருந்து இட முடியாது. குழி 9-உம் எதிராளியின் துஸ்திக் எண்ணுள்ள குழியும் துஸ்திக் ஆகாது.
    பாதிக்கு மேல், அதாவது 82 முத்துகள், உடனே வெற்றி. தம் முறையில் இட எதுவும் இல்லாதவரோடு ஆட்டம் முடியும்; மற்றவர் தம் வரிசையில் உள்ளதை எடுப்பார். அதிக முத்துகள் வெல்லும்.
rules-bestemshe =
    ஐந்து குழிகள் கொண்ட இரு வரிசைகள், குழிக்கு ஐந்து முத்துகள். களஞ்சியங்களில் (கசான்) இடுவதில்லை. உங்கள் குழி ஒன்றின் எல்லா முத்துகளையும் அள்ளி இடஞ்சுழியாக ஒவ்வொன்றாக இடுங்கள்: பல முத்துகள் என்றால் முதலாவது அதே குழிக்கு; ஒரே முத்து அடுத்த குழிக்கு.
    • கடைசி முத்து எதிராளியின் குழியை இரட்டைப்படை ஆக்கினால் அது உங்களுக்கு.
    பாதிக்கு மேல், அதாவது 26 முத்துகள், உடனே வெற்றி. தம் முறையில் இட எதுவும் இல்லாதவரோடு ஆட்டம் முடியும்; மற்றவர் தம் வரிசையில் உள்ளதை எடுப்பார். அதிக முத்துகள் வெல்லும்.
rules-al-manqala =
    ஏழு குழிகள் கொண்ட இரு வரிசைகள், குழிக்கு ஏழு முத்துகள் (மணிகள்). உங்கள் குழி ஒன்றின் எல்லா முத்துகளையும் அள்ளி இடஞ்சுழியாக ஒவ்வொன்றாக இடுங்கள்.
    • கடைசி முத்து எந்த வரிசையிலும் இரண்டு அல்லது நான்கு ஆக்கினால்: அந்தக் குழி உங்களுக்கு; அதன் முந்தையதிலும் இரண்டோ நான்கோ இருந்தால் அதுவும், இப்படியே இடைவிடாமல் பின்னோக்கி.
    • உங்கள் முறையில் எதிர்வரிசை காலி என்றால் முடிந்தால் அதற்குத் தர வேண்டும். முடியாவிட்டால் மீதி எல்லாம் எதிராளிக்கு. நீங்கள் எடுத்ததாலேயே காலியானால் ஆட்டம் முடியும்; அவரவர் வரிசை அவரவருக்கு.
    • ஐம்பது முத்துகள் உடனே வெற்றி. ஆட்டம் வட்டமிட்டால் `/agree` பலகையில் உள்ளதைப் பகிர முன்மொழியும்.
rules-pallankuzhi =
    ஏழு குழிகள் கொண்ட இரு வரிசைகள், சுற்றுகளாக. உங்கள் குழி ஒன்றின் எல்லா முத்துகளையும் அள்ளி இடஞ்சுழியாக இடுங்கள்; பின் அடுத்த குழியை அள்ளி இடுங்கள்; அடுத்த குழியில் முத்துகள் இருக்கும்வரை தொடருங்கள்.
    • அடுத்த குழி காலி என்றால் அதற்கு அடுத்தது உங்களுக்கு; அதன் பின்னுள்ள குழியிலிருந்து தொடருங்கள். அதுவும் காலி என்றால் முறை முடியும்.
    • ஒரு முத்து விழுந்து நான்கான குழி (பசு) உடனே எடுக்கப்படும்.
    தம் முறையில் வரிசையில் முத்து இல்லாதவர் சுற்றை முடிக்கிறார்; மீதி எதிராளிக்கு. பின் அவரவர் முடிந்த அளவு குழிகளை நிரப்புவர்; காலியானவை (x) ஆட்டத்தில் இல்லை, இரண்டாவதாக ஆடியவர் தொடங்குவார். `length` எத்தனை சுற்று; “கடைசி வரை” என்றால் ஒருவரால் ஒரு குழியும் நிரப்ப முடியாத வரை.
rules-pallam-khuzi =
    ஏழு குழிகள் கொண்ட இரு வரிசைகள், குழிக்கு நான்கு முத்துகள், சுற்றுகளாக. உங்கள் குழி ஒன்றின் எல்லா முத்துகளையும் அள்ளி, அந்தக் குழியைத் தாண்டி இடஞ்சுழியாக இடுங்கள்; பின் அடுத்த குழியை அள்ளி இடுங்கள்; அடுத்த குழியில் முத்துகள் இருக்கும்வரை தொடருங்கள்.
    • அடுத்த குழி காலி என்றால் அதற்கு அடுத்தது உங்களுக்கு; முறை முடியும்.
    • ஒரு முத்து விழுந்து நான்கான குழி (பசு), யார் இட்டாலும், உடனே அதன் உரியவருக்கு.
    தம் முறையில் வரிசையில் முத்து இல்லாதவர் சுற்றை முடிக்கிறார்; மீதி எதிராளிக்கு. பின் அவரவர் முடிந்த அளவு குழிகளை நிரப்புவர்; காலியானவை (x) ஆட்டத்தில் இல்லை, இரண்டாவதாக ஆடியவர் தொடங்குவார். `length` எத்தனை சுற்று; “கடைசி வரை” என்றால் ஒருவரால் ஒரு குழியும் நிரப்ப முடியாத வரை.
rules-kotu-baendum =
    ஏழு குழிகள் கொண்ட இரு வரிசைகள், குழிக்கு நான்கு முத்துகள், சுற்றுகளாக. முதல் நகர்வு இருவருக்கும் திசையைத் தீர்மானிக்கும்; **முதலில் ஓரக்குழிகள்:** ஒவ்வொருவரின் முதல் முறையும் குழி 1 அல்லது 7-இலிருந்து.
    • மூன்று உள்ள குழி தாண்டப்படும்; கையின் கடைசி முத்து மட்டும் அதில் விழும். அப்போது நான்கும் உங்களுக்கு, அடுத்த குழி இடப்படும்; ஓரக்குழியில் அவை கட்டப்பட்டு (கட்டியவர்: S தெற்கு, N வடக்கு) முடிவில் உங்கள் கணக்கில் சேரும்.
    • கடைசி முத்து காலி அல்லது குறியிட்ட குழியில்: முறை முடியும். வேறொன்றில்: அதை அள்ளி இடுங்கள்.
    • **ஒற்றைகள் காத்திருக்கும்:** இரண்டோ அதிகமோ உள்ள குழி இருக்கும்வரை ஒற்றைகள் நகராது. **முன்ஒற்றை காத்திருக்கும்:** எல்லாம் ஒற்றைகளானால், திசையின் கடைசியான முன்குழியில் உள்ளது நகராது.
    முறை உள்ளவரிடம் இட எதுவும் இல்லாதபோது சுற்று முடியும். அடுத்ததில் வென்றவர் எல்லாக் குழிகளையும், தோற்றவர் முடிந்தவற்றையும் நிரப்புவர்.
    • **புத்தா (p):** மீதி ஒரு முத்து அடைபட்ட குழி; வென்றவர் எதிர்க்குழியிலிருந்து மூன்று எடுப்பார்.
    • **நகா (g):** மீதி இரண்டும் அடைபட்ட குழி; வென்றவர் இரண்டு எடுப்பார்.
    • **வாலா:** மீதி மூன்று சாதாரணக் குழி; வென்றவர் ஒன்று எடுப்பார்.
    • **குறியிட்டவை காத்திருக்கும்:** அடைபட்டவற்றிலும் கட்டப்பட்டவற்றிலும் இருந்து இட முடியாது, அங்கு சேரும் முறை முடியும்.
    • **பன்னிரண்டுக்குக் குறைவு:** தோற்றவர் வரிசையை அடுக்கலாம், குழி 1 ஒன்று அல்லது இரண்டு, 2–6 இரண்டு வரை, 7 நான்கு வரை. குழி 1-இல் இரண்டு இருந்தால் மும்மூன்றாக, ஒன்று இருந்தால் இரண்டிரண்டாக எடுப்பார்.
    `length` எத்தனை சுற்று.

## Learning

lesson-again = உங்கள் கடைசி முத்து உங்கள் களஞ்சியத்தில் விழுந்தால் மீண்டும் ஆடுவீர்கள்.
lesson-sow = உங்கள் குழி ஒன்றின் முத்துகளை அள்ளுங்கள். முதலாவதை அதே குழியில் இட்டு, மற்றவற்றை ஒவ்வொன்றாக வலப்பக்கமாக உங்கள் களஞ்சியம் வரை இடுங்கள். ஒரே முத்து அடுத்த குழிக்குச் செல்லும்.
lesson-sow-on = உங்கள் குழி ஒன்றின் முத்துகளை அள்ளி, ஒவ்வொன்றாக வலப்பக்கமாக உங்கள் களஞ்சியம் வரை இடுங்கள்.
lesson-sow-round = உங்கள் குழி ஒன்றின் முத்துகளை அள்ளி, ஒவ்வொன்றாக வலப்பக்கமாகப் பலகையைச் சுற்றி இடுங்கள். களஞ்சியங்களில் இடுவதில்லை.
lesson-even = கடைசி முத்து எதிராளியின் குழியை இரட்டைப்படை ஆக்கினால் அந்தக் குழி உங்களுக்கு.
lesson-alone = கடைசி முத்து உங்கள் காலிக் குழியில் விழுந்து, எதிர்க்குழியில் முத்துகள் இருந்தால், இரண்டும் உங்களுக்கு.
lesson-finish = ஒரு நகர்வுக்குப் பின் ஒரு வரிசை காலி என்றால் ஆட்டம் முடியும்: காலி வரிசைக்கு உரியவர் மற்ற வரிசையில் மீதமுள்ளதை எடுப்பார். அதிக முத்துகள் வெல்லும்.
lesson-round = நீண்ட இடல் எதிராளியின் களஞ்சியத்தைத் தாண்டி உங்கள் குழி 1இல் இருந்து தொடரும். அங்கும் காலிக் குழியில் விழும் கடைசி முத்து எடுக்கும்.
lesson-keep = ஒரு நகர்வுக்குப் பின் ஒரு வரிசை காலி என்றால் ஆட்டம் முடியும்; ஒவ்வொருவரும் தம் வரிசையில் உள்ளதை வைத்துக்கொள்வர். அதிக முத்துகள் வெல்லும்.
lesson-first-back = உங்கள் குழி ஒன்றின் முத்துகளை அள்ளுங்கள். முதலாவதை அதே குழியில் இட்டு, மற்றவற்றை ஒவ்வொன்றாக வலப்பக்கமாகப் பலகையைச் சுற்றி இடுங்கள்; ஒரே முத்து அடுத்த குழிக்குச் செல்லும். களஞ்சியங்களில் இடுவதில்லை.
lesson-tuzdik = உங்கள் கடைசி முத்து எதிராளியின் குழி 1–8 ஒன்றை மூன்றாக்கினால் மூன்றும் உங்களுக்கு, குழி உங்கள் துஸ்திக் ஆகும்; ஆட்டத்துக்கு ஒருமுறை, எதிராளியின் துஸ்திக் எண்ணுள்ள குழியில் அல்ல.
lesson-fill-tuzdik = உங்கள் துஸ்திக்கில் விழும் ஒவ்வொரு முத்தும் உடனே உங்களுக்கு.
lesson-half = எல்லா முத்துகளிலும் பாதிக்கு மேல் உள்ளவர் உடனே வெல்வார்.
lesson-out = தம் முறையில் இட எதுவும் இல்லாதவரோடு ஆட்டம் முடியும்; மற்றவர் தம் வரிசையில் உள்ளதை எடுப்பார். அதிக முத்துகள் வெல்லும்.
lesson-past = மங்களா போலவே இடுவீர்கள், ஆனால் இரு களஞ்சியங்களும் தாண்டப்படும்: உங்கள் குழி 6க்குப் பின் எதிராளியின் குழி 1.
lesson-castle = உங்கள் கடைசி முத்து எதிராளியின் குழி 1–5 ஒன்றை மூன்றாக்கினால் மூன்றும் உங்களுக்கு, குழி உங்கள் கோட்டை ஆகும்; ஆட்டத்துக்கு ஒருமுறை.
lesson-fill = உங்கள் கோட்டையில் விழும் ஒவ்வொரு முத்தும் உடனே உங்களுக்கு.
lesson-two-four = உங்கள் கடைசி முத்து எந்த வரிசையிலும் இரண்டு அல்லது நான்கு ஆக்கினால் அந்தக் குழி உங்களுக்கு.
lesson-chain = முந்தைய குழியிலும் இரண்டோ நான்கோ இருந்தால் அதுவும் உங்களுக்கு, இப்படியே இடைவிடாமல்.
lesson-feed = எதிர்வரிசை காலி என்றால், முடிந்தால் அதற்குத் தர வேண்டும்: அங்கே ஒரு முத்தாவது இடும் நகர்வுகள் மட்டுமே முடியும்.
lesson-majority = ஐம்பது முத்துகள் உள்ளவர் உடனே வெல்வார்.
lesson-two-three = உங்கள் கடைசி முத்து எதிர்வரிசையில் இரண்டு அல்லது மூன்று ஆக்கினால் அந்தக் குழி உங்களுக்கு.
lesson-run = எதிர்வரிசையில் முந்தைய குழியிலும் இரண்டோ மூன்றோ இருந்தால் அதுவும் உங்களுக்கு, இப்படியே இடைவிடாமல்.
lesson-twelve = பன்னிரண்டு முத்துகளோ கூடுதலோ உள்ள குழி முழுச் சுற்று வரும். தொடங்கிய குழி தாண்டப்படும்; அது காலியாகவே இருக்கும்.
lesson-slam = எதிர்வரிசையின் எல்லா முத்துகளையும் எடுக்கக்கூடிய நகர்வு எதையும் எடுக்காது. சிலவற்றை விட்டுவைத்து எடுக்கும் நகர்வைக் கண்டுபிடியுங்கள்.
lesson-twenty-five = இருபத்தைந்து முத்துகள் உள்ளவர் உடனே வெல்வார்.
lesson-laps = ஒரு குழியை இடுங்கள், பின் அடுத்ததை அள்ளி இடுங்கள்; அடுத்த குழியில் முத்துகள் இருக்கும்வரை தொடருங்கள்.
lesson-beyond = அடுத்த குழி காலி என்றால் அதற்கு அடுத்தது உங்களுக்கு; அதன் பின்னுள்ள குழியிலிருந்து தொடருங்கள்.
lesson-pasu = ஒரு முத்து விழுந்து நான்கான குழி பசு: அது உடனே எடுக்கப்படும்.
lesson-rubbish = நிரப்ப முடியாத குழிகள் (x) இந்தச் சுற்றில் ஆட்டத்தில் இல்லை: அவை இல்லாதது போல் தாண்டப்படும்.
lesson-round-over = ஆட வேண்டியவரிடம் இட ஏதும் இல்லையெனில் சுற்று முடியும்; ஒவ்வொருவரும் தம் வரிசையில் உள்ளதை எடுப்பர். தம் முத்துகளால் அடுத்த சுற்றின் குழிகளை இருவரும் நிரப்புவர். கடைசிச் சுற்றின் முடிவில் அதிக முத்துகள் உள்ளவர் ஆட்டத்தை வெல்வார்.
lesson-round-out = ஒருவர் முறையில் அவர் வரிசையில் முத்துகள் இல்லையெனில் சுற்று முடியும்; மீதியை மற்றவர் எடுப்பார். தம் முத்துகளால் அடுத்த சுற்றின் குழிகளை இருவரும் நிரப்புவர். கடைசிச் சுற்றின் முடிவில் அதிக முத்துகள் உள்ளவர் ஆட்டத்தை வெல்வார்.
lesson-beyond-ends = அடுத்த குழி காலி என்றால் அதற்கு அடுத்தது உங்களுக்கு; முறை முடியும்.
lesson-pasu-owner = ஒரு முத்து விழுந்து நான்கான குழி, யார் இட்டாலும், உடனே அதன் உரியவருக்கு.
lesson-way = ஆட்டத்தின் முதல் நகர்வு முதல் சுற்றின் திசையை இருவருக்கும் தீர்மானிக்கும். அடுத்த சுற்றுகள் இடஞ்சுழியாக, → செல்லும்.
lesson-ends = சுற்றில் ஒவ்வொருவரின் முதல் முறையும் ஓரக்குழியிலிருந்து, 1 அல்லது 7.
lesson-relay = கடைசி முத்து முத்துகள் உள்ள குழியில் விழுந்தால் அதை அள்ளித் தொடருங்கள்; காலிக் குழியில் முறை முடியும்.
lesson-three = மூன்று உள்ள குழி தாண்டப்படும்; கையின் கடைசி முத்து மட்டும் அதில் விழும். அது நான்காகி உங்களுக்கு வரும்.
lesson-tie = ஓரக்குழியில், 1 அல்லது 7, நான்கும் எடுக்கப்படாமல் கட்டப்படும்: அங்கேயே இருந்து சுற்றின் முடிவில் உங்கள் கணக்கில் சேரும்.
lesson-single = உங்கள் குழி ஒன்றில் இரண்டோ அதிகமோ முத்துகள் இருக்கும்வரை ஒற்றைகள் நகராது.
lesson-arrange = பன்னிரண்டுக்குக் குறைந்த முத்துகள் இருந்தால் உங்கள் வரிசையை நீங்களே அடுக்குவீர்கள். குழி 1-இல் இரண்டு இருந்தால் அச்சுற்றில் மும்மூன்றாக, ஒன்று இருந்தால் இரண்டிரண்டாக எடுப்பீர்கள்.
tutorial-title = **{$game}: பாடம் {$number} / {$of}**
tutorial-known = 🎓 மற்றவை **{$game}** மூலம் உங்களுக்குத் தெரியும்.
tutorial-task-again = **உங்கள் முறை:** கீழ் வரிசை உங்களுடையது. எந்தக் குழியால் மீண்டும் ஆடுவீர்கள்?
tutorial-task-capture = **உங்கள் முறை:** கீழ் வரிசை உங்களுடையது. எந்தக் குழியால் முத்துகளை எடுப்பீர்கள்?
tutorial-task-castle = **உங்கள் முறை:** கீழ் வரிசை உங்களுடையது. எந்தக் குழி எதிர் வரிசையில் மூன்றாக்கும்?
tutorial-task-fill = **உங்கள் முறை:** கீழ் வரிசை உங்களுடையது. எந்தக் குழி அதில் ஒரு முத்தை இடும்?
tutorial-task-on = **உங்கள் முறை:** கீழ் வரிசை உங்களுடையது. எந்தக் குழியால் தொடர்ந்து இடலாம்?
tutorial-task-tie = **உங்கள் முறை:** கீழ் வரிசை உங்களுடையது. எந்தக் குழி நான்கைக் கட்டும்?
tutorial-task-win = **உங்கள் முறை:** கீழ் வரிசை உங்களுடையது. எந்தக் குழியால் நீங்கள் முன்னிலையில் இருக்க ஆட்டம் முடியும்?
tutorial-task-any = **உங்கள் முறை:** கீழ் வரிசை உங்களுடையது. எந்த நகர்வும் செய்யலாம்.
tutorial-task-arrange = **உங்கள் முறை:** மும்மூன்றாக எடுக்க உதவும் ஓர் அடுக்கை உங்கள் வரிசைக்குத் தேர்ந்தெடுங்கள், குழிகள் 1–7.
tutorial-right = ✅ **நன்று.** {$account}
tutorial-not-yet = ↩️ {$account} {$fell} இன்னும் சரியாகவில்லை. பலகை முன்போலவே உள்ளது; மீண்டும் முயலுங்கள்.
tutorial-fell = கடைசி முத்து {$side}, குழி {$pit}-இல் விழுந்தது.
tutorial-fell-store = கடைசி முத்து {$side} களஞ்சியத்தில் விழுந்தது.
tutorial-end = 🎓 **{$game}** இவ்வளவே. `/play` மூலம் ஆடுங்கள், அல்லது இங்கே வேறொன்றைக் கற்றுக்கொள்ளுங்கள்.
tutorial-end-playing = 🎓 **{$game}** இவ்வளவே. உங்கள் ஆட்டம் மேலே உள்ளது: தொடர இந்தச் செய்தியை மூடுங்கள்.
tutorial-hint = 💡 **{$mv}** முயலுங்கள்.
tutorial-layout = 👀 உங்கள் வரிசை இப்படி இருக்கும். இதைத் தேர்ந்தெடுங்கள், அல்லது வேறொன்றைப் பாருங்கள்.
button-take-layout = இந்த அடுக்கைத் தேர்ந்தெடு
button-play-now = இந்த ஆட்டத்தை இப்போது ஆடு
tutorial-choose = வேறோர் ஆட்டம் கற்க
tutorial-learnt = ✅ கற்றது
aim-mangala = அதிக முத்துகளை வெல்லுங்கள்: கடைசி முத்து உங்கள் களஞ்சியத்தில் விழுந்தால் மீண்டும் ஆடுவீர்கள்; எதிராளியின் குழியை இரட்டைப்படை ஆக்கினால் அது உங்களுக்கு.
aim-mangala-castle = அதிக முத்துகளை வெல்லுங்கள்: கடைசி முத்து எதிராளியின் குழியை இரட்டைப்படை ஆக்கினால் அது உங்களுக்கு.
aim-kalah = அதிக முத்துகளை வெல்லுங்கள்: கடைசி முத்து உங்கள் களஞ்சியத்தில் விழுந்தால் மீண்டும் ஆடுவீர்கள்; உங்கள் காலிக் குழியில் விழுந்தால் எதிர்க்குழி உங்களுக்கு.
aim-oware = {$seeds} முத்துகள் வெல்லும்: கடைசி முத்து எதிர்வரிசையில் இரண்டோ மூன்றோ ஆக்கினால் அவை உங்களுக்கு.
aim-toguz-kumalak = {aim-bestemshe}
aim-bestemshe = {$seeds} முத்துகள் வெல்லும்: கடைசி முத்து எதிராளியின் குழியை இரட்டைப்படை ஆக்கினால் அது உங்களுக்கு.
aim-al-manqala = {$seeds} முத்துகள் வெல்லும்: கடைசி முத்து இரண்டோ நான்கோ ஆக்கினால் அவை உங்களுக்கு.
aim-pallankuzhi = அதிக முத்துகளை வெல்லுங்கள்: இடும்போது காலிக் குழி வந்தால் அதற்கு அடுத்த குழி உங்களுக்கு.
aim-pallam-khuzi = {aim-pallankuzhi}
aim-kotu-baendum = அதிக முத்துகளை வெல்லுங்கள்: கடைசி முத்து நான்கு ஆக்கினால் அவை உங்களுக்கு.
about-mangala = 💡 **நோக்கம்:** எதிராளியைவிட அதிக முத்துகளை வெல்வது. ஒரு நகர்வில் உங்கள் குழி ஒன்றின் முதல் முத்து அங்கேயே இருக்க, மற்றவை ஒவ்வொன்றாக வலப்புறம், களஞ்சியம் வரை செல்லும். கடைசி முத்து அங்கே விழுந்தால் மீண்டும் ஆடுவீர்கள், வேறிடத்தில் விழுந்தால் முத்துகளை எடுக்கலாம். ஒரு வரிசை காலியானால் ஆட்டம் முடியும்.
about-mangala-castle = 💡 **நோக்கம்:** எதிராளியைவிட அதிக முத்துகளை வெல்வது. ஒரு நகர்வில் உங்கள் குழி ஒன்றின் முதல் முத்து அங்கேயே இருக்க, மற்றவை ஒவ்வொன்றாக வலப்புறம், பலகையைச் சுற்றிச் செல்லும். கடைசி முத்து விழும் இடத்தில் எடுக்கலாம். ஒரு வரிசை காலியானால் ஆட்டம் முடியும்.
about-kalah = 💡 **நோக்கம்:** எதிராளியைவிட அதிக முத்துகளை வெல்வது. ஒரு நகர்வில் உங்கள் குழி ஒன்றின் முத்துகளை ஒவ்வொன்றாக வலப்புறம், களஞ்சியம் வரை இடுவீர்கள்: கடைசி முத்து அங்கே விழுந்தால் மீண்டும் ஆடுவீர்கள், வேறிடத்தில் விழுந்தால் முத்துகளை எடுக்கலாம். ஒரு வரிசை காலியானால் ஆட்டம் முடியும்.
about-oware = 💡 **நோக்கம்:** எதிராளியைவிட அதிக முத்துகளை வெல்வது. ஒரு நகர்வில் உங்கள் குழி ஒன்றின் முத்துகளை ஒவ்வொன்றாக வலப்புறம், பலகையைச் சுற்றி இடுவீர்கள்; கடைசி முத்து எதிர்வரிசையில் இரண்டு அல்லது மூன்று ஆக்கினால் அவற்றை எடுப்பீர்கள். இருபத்தைந்து முத்துகள் உடனே வெல்லும்.
about-toguz-kumalak = {about-bestemshe} ஆட்டத்துக்கு ஒருமுறை, எதிரே மூன்றாக்கும் கடைசி முத்து மூன்றையும் எடுக்கும்; குழி உங்கள் *துஸ்திக்* (T) ஆகும்: அதில் விழும் ஒவ்வொரு முத்தும் உங்களுக்கு.
about-bestemshe = 💡 **நோக்கம்:** எதிராளியைவிட அதிக முத்துகளை வெல்வது. ஒரு நகர்வில் உங்கள் குழி ஒன்றின் முதல் முத்து அங்கேயே இருக்க, மற்றவை ஒவ்வொன்றாக வலப்புறம், பலகையைச் சுற்றிச் செல்லும். கடைசி முத்து எதிராளியின் குழியை இரட்டைப்படை ஆக்கினால் அதை எடுப்பீர்கள். பாதிக்கு மேல் உள்ள முத்துகள் உடனே வெல்லும்.
about-al-manqala = 💡 **நோக்கம்:** எதிராளியைவிட அதிக முத்துகளை வெல்வது. ஒரு நகர்வில் உங்கள் குழி ஒன்றின் முத்துகளை ஒவ்வொன்றாக வலப்புறம், பலகையைச் சுற்றி இடுவீர்கள்; கடைசி முத்து இரண்டு அல்லது நான்கு ஆக்கினால் அவற்றை எடுப்பீர்கள். ஐம்பது முத்துகள் உடனே வெல்லும்.
about-pallankuzhi = 💡 **நோக்கம்:** எதிராளியைவிட அதிக முத்துகளை வெல்வது. ஒரு நகர்வு உங்கள் குழி ஒன்றில் தொடங்கி அடுத்த குழியிலிருந்து தொடரும்; அது காலியானால் அதற்குப் பின்னுள்ளதை எடுப்பீர்கள். ஒருவருக்கு இட எதுவும் இல்லாதபோது சுற்று முடியும்.
about-pallam-khuzi = 💡 **நோக்கம்:** எதிராளியைவிட அதிக முத்துகளை வெல்வது. ஒரு நகர்வு உங்கள் குழி ஒன்றில் தொடங்கி அடுத்த குழியிலிருந்து தொடரும்; அது காலியானால் அதற்குப் பின்னுள்ளதை எடுப்பீர்கள், முறை முடியும். ஒருவருக்கு இட எதுவும் இல்லாதபோது சுற்று முடியும்.
about-kotu-baendum = 💡 **நோக்கம்:** எதிராளியைவிட அதிக முத்துகளை வெல்வது. ஒரு நகர்வு உங்கள் குழி ஒன்றில் தொடங்கி கடைசி முத்து விழும் குழியிலிருந்து தொடரும், அது காலியானால் முடியும்; கடைசி முத்து நான்கு ஆக்கினால் அவற்றை எடுப்பீர்கள். ஒருவருக்கு இட எதுவும் இல்லாதபோது சுற்று முடியும். உங்கள் குழி ஒன்றில் அதிகம் இருக்கும்வரை ஒற்றைகள் காத்திருக்கும்.
new-after = 🆕 **{$game} தெரிந்தவர்களுக்குப் புதியது:** {$rules}
new-sow = முதல் முத்து அதே குழியில் இருக்கும்; உங்கள் களஞ்சியத்திலும் இடுவீர்கள்.
new-again = கடைசி முத்து உங்கள் களஞ்சியத்தில் விழுந்தால் மீண்டும் ஆடுவீர்கள்.
new-even = கடைசி முத்து எதிராளியின் குழியை இரட்டைப்படை ஆக்கினால் அது உங்களுக்கு.
new-alone = கடைசி முத்து உங்கள் காலிக் குழியில் விழுந்தால் அதுவும் எதிர்க்குழியும் உங்களுக்கு.
new-finish = ஒரு வரிசை காலியானால் ஆட்டம் முடியும்; அதற்கு உரியவர் மற்ற வரிசையில் மீதமுள்ளதை எடுப்பார்.
new-sow-on = முதல் முத்து அடுத்த குழியில் விழும்; உங்கள் களஞ்சியத்திலும் இடுவீர்கள்.
new-round = நீண்ட இடல் எதிராளியின் களஞ்சியத்தைத் தாண்டும்.
new-keep = ஒரு வரிசை காலியானால் ஆட்டம் முடியும்; ஒவ்வொருவரும் தம் வரிசையை வைத்துக்கொள்வர்.
new-first-back = முதல் முத்து அதே குழியில் இருக்கும்; களஞ்சியங்களில் இடுவதில்லை.
new-tuzdik = ஆட்டத்துக்கு ஒருமுறை, எதிரே மூன்றாக்கும் கடைசி முத்து மூன்றையும் எடுக்கும்; குழி உங்கள் துஸ்திக் (T) ஆகும்: அதில் விழும் ஒவ்வொரு முத்தும் உங்களுக்கு.
new-half = பாதிக்கு மேல் உள்ள முத்துகள் உடனே வெல்லும்.
new-out = ஒருவருக்கு இட எதுவும் இல்லாதபோது ஆட்டம் முடியும்.
new-castle = ஆட்டத்துக்கு ஒருமுறை, எதிராளியின் குழி 1–5-இல் மூன்றாக்கும் கடைசி முத்து மூன்றையும் எடுக்கும்; குழி உங்கள் கோட்டை (C) ஆகும்: அதில் விழும் ஒவ்வொரு முத்தும் உங்களுக்கு.
new-two-four = கடைசி முத்து எந்த வரிசையிலும் இரண்டு அல்லது நான்கு ஆக்கினால் அவை உங்களுக்கு.
new-chain = அதற்கு நேர் முன்னுள்ள இரண்டு அல்லது நான்கு கொண்ட குழிகளும் சேர்ந்து வரும்.
new-feed = எதிர்வரிசை காலி என்றால், முடிந்தால் அதற்குத் தர வேண்டும்.
new-sow-round = முதல் முத்து அடுத்த குழியில் விழும்; களஞ்சியங்களில் இடுவதில்லை.
new-two-three = கடைசி முத்து எதிர்வரிசையில் இரண்டு அல்லது மூன்று ஆக்கினால் அவை உங்களுக்கு.
new-run = அந்த வரிசையில் அதற்கு நேர் முன்னுள்ள இரண்டு அல்லது மூன்று கொண்ட குழிகளும் சேர்ந்து வரும்.
new-twelve = நீண்ட இடல் தொடங்கிய குழியைத் தாண்டும்.
new-slam = முழு வரிசையையும் எடுக்கக்கூடிய நகர்வு எதையும் எடுக்காது.
new-laps = ஒரு குழிக்குப் பின், முத்துகள் இருக்கும்வரை அடுத்ததை இடுவீர்கள்.
new-beyond = அடுத்த குழி காலி என்றால் அதற்கு அடுத்ததை எடுத்துத் தொடருவீர்கள்.
new-pasu = ஒரு முத்து விழுந்து நான்கான குழி உடனே எடுக்கப்படும்.
new-beyond-ends = அடுத்த குழி காலி என்றால் அதற்கு அடுத்தது உங்களுக்கு; முறை முடியும்.
new-pasu-owner = ஒரு முத்து விழுந்து நான்கான குழி உடனே அதன் உரியவருக்கு.
new-way = முதல் நகர்வு இருவருக்கும் திசையைத் தீர்மானிக்கும்; உங்கள் முதல் முறை குழி 1 அல்லது 7-இலிருந்து.
new-relay = கடைசி முத்து விழும் குழி காலியாக இல்லையென்றால் அதை அள்ளித் தொடருவீர்கள்.
new-three = மூன்று உள்ள குழி தாண்டப்படும்; கடைசி முத்து மட்டும் அதில் விழுந்து நான்காக்கி எடுக்கும்.
new-tie = குழி 1, 7-இல் நான்கும் கட்டப்படும்: அங்கேயே இருந்து சுற்றின் முடிவில் உங்கள் கணக்கில் சேரும்.
new-single = உங்கள் குழி ஒன்றில் அதிகம் இருக்கும்வரை ஒற்றைகள் காத்திருக்கும்.
legend-board = 🔎 **கடைசி நகர்வு:** தொடங்கிய இடத்தில் கோடுகள், கடைசி முத்து விழுந்த இடத்தில் வளையம், எடுத்த இடத்தில் கதிர்கள்.
legend-buttons = பொத்தானில் **{$label}**: குழி {$pit}, அதில் உள்ள முத்துகள்: {$seeds}.
legend-stores = களஞ்சியங்கள்: **S** {$south}, **N** {$north}.
round-filled = 🔁 **புதிய சுற்று:** ஒவ்வொருவரும் தம் முத்துகளால் முடிந்த குழிகளை நிரப்பி, மீதியை வைத்துக்கொண்டனர். இரண்டாவதாக ஆடியவர் இப்போது தொடங்குவார்.
round-won = 🔁 **புதிய சுற்று:** முந்தையதை வென்றவர் தம் எல்லாக் குழிகளையும் நிரப்பினார். மற்றவர் முடிந்தவற்றை நிரப்பித் தொடங்குவார்.
round-blocked = 🚧 **அடைபட்ட குழிகள்:** மீதியான ஒன்று அல்லது இரண்டு முத்துகள். யாரும் அவற்றை இடுவதில்லை; அங்கு சேரும் முறை முடியும்.
round-arrange = ✋ **பன்னிரண்டுக்குக் குறைந்த முத்துகள்:** தோற்றவர் தம் வரிசையைத் தாமே அடுக்குவார். குழி 1-இல் இரண்டு இருந்தால் இச்சுற்றில் மும்மூன்றாக, ஒன்று இருந்தால் இரண்டிரண்டாக எடுப்பார்.
button-learn = ஒரு நிமிடத்தில் கற்க
button-how-to-play = எப்படி ஆடுவது
button-rules = விதிகள்
button-hint = 💡 குறிப்பு
button-next-lesson = அடுத்த பாடம் ▶
button-all-lessons = எல்லாப் பாடங்களும்
button-page-before = ◀ முந்தைய பக்கம்
button-page-after = அடுத்த பக்கம் ▶
button-try-it = நீங்களே முயலுங்கள்
rules-choose = வேறோர் ஆட்டத்தின் விதிகள்
rules-boards =
    முன்:
    {$before}
    பின்:
    {$after}

## How commands describe themselves

describe-play = ஒருவரை மன்கலா ஆட அழையுங்கள், அல்லது Kuzhi உடன் ஆடுங்கள்
describe-play-game = எந்த ஆட்டம்
describe-play-opponent = யாரை அழைக்கிறீர்கள்; Kuzhi உடன் ஆட காலியாக விடுங்கள்
describe-play-open = இந்தச் சேனலில் யார் வேண்டுமானாலும் ஏற்கலாம்
describe-play-level = Kuzhi உடன் ஆடினால் அவர் எவ்வளவு வலிமை
describe-play-side = யார் முதலில் ஆடுவார்
describe-play-length = பல சுற்று ஆட்டங்கள்: இயல்பாக மூன்று; ஒன்று விரைவு நட்பு ஆட்டம்
describe-play-sets = எத்தனை செட்களில் சிறந்தவர்: வெற்றிக்கு 1, சமநிலைக்கு ½, பக்கங்கள் மாறும்
describe-play-rated = தரவரிசையில் சேருமா; ஏற்கனவே ஓர் ஆட்டத்தை முடித்தவர்களிடையே இயல்பாகச் சேரும்
describe-play-balanced = யாரும் முன்னிலையில் தொடங்காதபடி முதல் நகர்வுகளைக் குலுக்கலில் எடு (Pallankuzhi, Pallam Khuzi)
describe-play-clock = நகர்வுகளுக்கு எவ்வளவு நேரம்
describe-play-days-off = False: ஓய்வு நாட்களிலும் அமைதி நேரத்திலும் நேரம் ஓடும்
describe-play-options = இயல்பு விதிகள் இல்லையெனில் எப்படி ஆடுவது
describe-tutorial = பொத்தான்களால் ஆடும் ஒரு குறும்பாடம்
describe-tutorial-game = எந்த ஆட்டம்
describe-rules = ஓர் ஆட்டம் ஆடும் முறை, படங்களும் எடுத்துக்காட்டுகளும்
describe-rules-game = எந்த ஆட்டம்
describe-agree = வட்டமிடும் அல்-மன்கலாவின் மீதியைப் பகிர முன்மொழி
describe-games = எல்லா இடங்களிலும் உங்கள் ஆட்டங்கள், இணைப்புகளுடன், யார் முறை
describe-move = இந்தச் சேனலின் ஆட்டத்தில் ஒரு குழியை இடுங்கள்
describe-move-pit = உங்கள் குழியின் எண்
describe-match = இந்தச் சேனலில் பல ஆட்டங்கள் என்றால் எது
describe-board = உங்கள் பலகையைச் சேனலின் முடிவுக்குக் கொண்டுவாருங்கள்
describe-board-look = உங்களுக்கு மட்டும், வேறு தோற்றம்
describe-resign = இந்தச் சேனலின் ஆட்டத்திலிருந்து விலகுங்கள்
describe-draw = இந்தச் சேனலின் ஆட்டத்தில் சமநிலை முன்மொழியுங்கள்
describe-takeback = மற்றவர் ஒப்புக்கொண்டால் உங்கள் கடைசி நகர்வைத் திரும்பப் பெறுங்கள்; Kuzhi எப்போதும் ஒப்புக்கொள்வார்
describe-conditional = காத்திருக்கும்போது உங்களுக்காகத் தானாக ஆடப்படும் நகர்வுகள்; உங்களுக்கு மட்டும்
describe-conditional-moves = மற்றவர் நகர்வு, பின் உங்களது, …: 3 5
describe-hint = உங்கள் இடத்தில் Kuzhi என்ன ஆடுவார்; உங்களுக்கு மட்டும், நட்பு ஆட்டங்களில் மட்டும்
describe-leaderboard = சிறந்த ஆட்டக்காரர்கள்
describe-leaderboard-game = எந்த ஆட்டம்
describe-leaderboard-scope = எந்த முடிவுகள் கணக்கில்
describe-leaderboard-time = எந்தக் காலத்தின் முடிவுகள்
describe-leaderboard-by = எதன்படி வரிசை
describe-profile = நீங்களோ மற்றவரோ ஆடியவை; உங்களுக்கு மட்டும் தெரியும்
describe-profile-player = யாருடையது; இயல்பாக உங்களுடையது
describe-settings = பலகையின் தோற்றம், அறிவிப்புகள், யார் அழைக்கலாம்; நிர்வாகிகளுக்குச் சர்வர் அமைப்புகளும்
describe-settings-of = யாருடைய அமைப்புகள்
describe-settings-timezone = இந்தச் சர்வரின் நேர மண்டலம்: ஒரு நகரத்தை எழுதுங்கள்
choice-settings-own = உங்களுடையவை
choice-settings-house = இந்தச் சர்வருடையவை, நிர்வகிப்பவர்களுக்கு
describe-away = நீங்கள் திரும்பும்வரை உங்கள் நாள் கணக்கு நேரம் ஓடாது
describe-away-until = எதுவரை: வெள்ளி, நாளை 18:00, 2w
describe-away-timezone = உங்கள் நேர மண்டலம்: ஒரு நகரத்தை எழுதுங்கள்
describe-help = Kuzhi உடன் ஆடுவது எப்படி
entry-point-description = இந்தச் சேனலில் உங்கள் ஆட்டங்கள், பெரிய பலகையில்
choice-first = நீங்கள் முதலில்
choice-second = நீங்கள் இரண்டாவது
choice-random = எதுவாயினும்
choice-level-1 = நிலை 1: முதல் ஆட்டத்துக்கு
choice-level-2 = நிலை 2: ஒரு நகர்வு முன்னே பார்ப்பார்
choice-level-3 = நிலை 3: உங்கள் பதிலையும் பார்ப்பார்
choice-level-4 = நிலை 4: சில நகர்வுகள் முன்னே பார்ப்பார்
choice-level-5 = நிலை 5: சிலவற்றையே தவறவிடுவார்
choice-level-6 = நிலை 6: நன்றாக ஆடுவார்
choice-level-7 = நிலை 7: மிக நன்றாக ஆடுவார்
choice-level-8 = நிலை 8: முடிந்தவரை சிறப்பாக ஆடுவார்
level-strength-1 = புதியவர்போல ஆடுவார்
level-strength-2 = புதியவரை வெல்வார்
level-strength-3 = அவ்வப்போது ஆடுபவர்போல
level-strength-4 = அடிக்கடி ஆடுபவர்போல
level-strength-5 = மன்ற ஆட்டக்காரர்போல
level-strength-6 = வலிமையான மன்ற ஆட்டக்காரர்போல
level-strength-7 = வல்லுநர்போல
level-strength-8 = Kuzhi-இன் மிக வலிமையான நிலை
choice-level-strength = {$name} · {$strength}
choice-guild = இந்தச் சர்வர்
choice-everywhere = எல்லாச் சர்வர்கள்
choice-length-1 = விரைவு: ஒரு சுற்று, நட்பு
choice-length-3 = மூன்று சுற்றுகள்
choice-length-0 = கடைசி வரை
match-name = {$game}, எதிரே {$opponent} ({$id})
opponent-unnamed = யாரோ
pit-name = { $seeds ->
    [one] {$pit} (1 முத்து)
   *[other] {$pit} ({$seeds} முத்துகள்)
}

## Tournaments

describe-tournament = லீக், சுவிஸ் போட்டிகள், அரங்கங்கள், ஏணிகள், நாக்-அவுட்
describe-tournament-create = ஒரு போட்டியை அறிவியுங்கள்: மற்றவர்களுக்கு முன் நீங்கள் அனைத்தையும் பார்ப்பீர்கள்
describe-tournament-list = இந்தச் சர்வரின் போட்டிகள்
describe-tournament-show = அவற்றில் ஒன்றைக் காட்டு
describe-tournament-create-kind = யார் யாருடன் எப்படி ஆடுவர்
describe-tournament-create-game = எந்த ஆட்டம்
describe-tournament-create-clock = நேரம்: நேரடி 5+3, நகர்வுக்கு ஒரு நாள் 1d, நகர்வால் நிரம்பும் நேரம் 3d+12h
describe-tournament-create-begins = எப்போது தொடங்கும்: வியாழ 20:00, நாளை 19:30, 1h30m; இல்லாவிட்டால் 1 மணி (நேரலை) அல்லது 1 நாள்
describe-tournament-create-rounds = எத்தனை சுற்றுகள் (சுவிஸ்), அல்லது எத்தனை முறை ஆடுவர் (லீக்: 1 அல்லது 2)
describe-tournament-create-minutes = எவ்வளவு நேரம் நடக்கும், 20 முதல் 180 நிமிடங்கள் (அரங்கம்)
describe-tournament-create-together = எல்லாச் சுற்றுகளும் ஒன்றாகத் தொடங்குமா (லீக்)
describe-tournament-create-groups = அதிகபட்சம் இத்தனை பேர் கொண்ட குழுக்கள்: தனி லீக், அல்லது நாக்-அவுட்டுக்கு முன்; 4 முதல் 12
describe-tournament-create-promoted = அடுத்த முறை ஒவ்வொரு குழுவிலும் மேலும் கீழும் செல்வோர் (குழு லீக்), இல்லையேல் கால் பங்கு
describe-tournament-create-options = ஆட்டத்தின் விருப்பங்கள், எ.கா. rounds=3
describe-tournament-create-rated = ஆட்டங்கள் தரவரிசையில் சேருமா
describe-tournament-create-takebacks = நகர்வைத் திரும்பப் பெறக் கேட்கலாமா
describe-tournament-create-away = False: விடுப்பிலும் ஓய்வு நாட்களிலும் நேரம் ஓடும்
describe-tournament-create-byes = அரைப் புள்ளி தரும் விடுப்புச் சுற்றுகள் (சுவிஸ்): 0 முதல் 5, இல்லையேல் 1
describe-tournament-create-check-in = தொடங்கும் முன் வருகையைத் தெரிவிக்க வேண்டுமா (நேரடிக் கடிகாரங்கள்)
describe-tournament-create-most = அதிகபட்சம் எத்தனை பேர் சேரலாம்
describe-tournament-create-role = இந்தப் பங்கு (role) உள்ளவர்கள் மட்டுமே சேரலாம்
describe-tournament-create-name = போட்டியின் பெயர்
describe-tournament-create-repeats = தானாகவே மீண்டும் நடக்குமா
describe-tournament-create-until = எந்த நாள் வரை மீண்டும் நடக்கும், எ.கா. 2026-12-24, 10w; இல்லாவிட்டால் நிறுத்தும் வரை
describe-tournament-create-ahead = அடுத்தது எத்தனை நாட்களுக்கு முன் அறிவிக்கப்படும் (வாரந்தோறும் 3, இல்லாவிட்டால் 7)
describe-tournament-create-season = ஒரு பருவத்தில் எத்தனை போட்டிகள், இதுவும் இதே பெயரில் வருபவையும்: 2 முதல் 52
describe-tournament-create-best = பருவத்தில் ஒவ்வொருவருக்கும் எத்தனை முடிவுகள் கணக்கிடப்படும், இல்லையேல் எல்லாம்
describe-tournament-create-counts = பருவத்தில் எது கணக்கு: இடங்களா, ஒவ்வொரு போட்டியின் புள்ளிகளா
describe-tournament-show-tournament = எந்தப் போட்டி

tournament-kind-league = லீக்
tournament-kind-swiss = சுவிஸ்
tournament-kind-arena = அரங்கம்
tournament-kind-ladder = ஏணி
tournament-kind-knockout = நாக்-அவுட்
tournament-kind-league-line = லீக்: எல்லோரும் எல்லோருடனும் ஆடுவர்
tournament-kind-swiss-line = சுவிஸ்: சுற்றுச் சுற்றாக, நெருங்கிய புள்ளிகள் உள்ளவர்கள் சந்திப்பர்
tournament-kind-arena-line = அரங்கம்: ஒரு மாலை முழுதும் நேரடி ஆட்டங்கள்; ஒன்று முடிந்ததும் அடுத்தது
tournament-kind-ladder-line = ஏணி: உங்களுக்கு மேலே உள்ளவர்களை எப்போதும் அழைக்கலாம்
tournament-kind-knockout-line = நாக்-அவுட்: ஒருமுறை தோற்றால் வெளியேறுவீர்கள்
choice-tournament-every-week = ஒவ்வொரு வாரமும்
choice-tournament-every-fortnight = இரண்டு வாரத்துக்கு ஒருமுறை
choice-tournament-every-month = ஒவ்வொரு மாதமும் அதே கிழமையில், எ.கா. முதல் வெள்ளி
choice-tournament-counts-places = இடங்கள்: முதலிடத்துக்கு 12 புள்ளி, இரண்டாமிடத்துக்கு 10, இப்படியே
choice-tournament-counts-points = ஒவ்வொரு போட்டியின் புள்ளிகள்
tournament-name = {$kind} · {$game}
tournament-title = **{$name}**
tournament-place = {$place} ஆம்
tournament-league-once = லீக்: எல்லோரும் எல்லோருடனும் ஒருமுறை ஆடுவர்.
tournament-league-twice = லீக்: எல்லோரும் எல்லோருடனும் இருமுறை ஆடுவர், பக்கங்கள் மாறும்.
tournament-groups = { $moves ->
    [one] அதிகபட்சம் {$most} பேர் கொண்ட குழுக்கள்; வலிமையானவர்கள் குழு A இல். அடுத்த முறை ஒவ்வொரு குழுவிலும் முதலாமவர் ஒரு குழு மேலேயும் கடைசியானவர் ஒரு குழு கீழேயும் செல்வர்.
   *[other] அதிகபட்சம் {$most} பேர் கொண்ட குழுக்கள்; வலிமையானவர்கள் குழு A இல். அடுத்த முறை ஒவ்வொரு குழுவிலும் முதல் {$moves} பேர் ஒரு குழு மேலேயும் கடைசி {$moves} பேர் ஒரு குழு கீழேயும் செல்வர்.
}
tournament-groups-fixed = மதிப்பீட்டின்படி அதிகபட்சம் {$most} பேர் கொண்ட குழுக்கள்; வலிமையானவர்கள் குழு A இல்.
tournament-groups-first = முதலில் {$most} பேர் வரையிலான சமபலக் குழுக்கள்; முதல் இருவர் முன்னேறுவர்.
tournament-groups-now = {$size} பேர் கொண்ட {$groups} குழுக்கள்.
tournament-groups-need = {$players} பேருக்குக் குறைவாக இருந்தால் குழுக்கள் இல்லை.
tournament-drafted = குழுக்கள் கடந்த லீக்கின்படி அமையும்: மேலே அல்லது கீழே சென்றவர்கள் அங்கே ஆடுவர்; புதியவர்கள் கடைசிக் குழுவில் தொடங்குவர்.
tournament-league-together = எல்லாச் சுற்றுகளும் ஒன்றாகத் தொடங்கும்.
tournament-swiss = { $rounds ->
    [one] சுவிஸ்: ஒரு சுற்று. உங்களுக்கு நெருங்கிய புள்ளிகள் உள்ளவர்களைச் சந்திப்பீர்கள்.
   *[other] சுவிஸ்: {$rounds} சுற்றுகள். உங்களுக்கு நெருங்கிய புள்ளிகள் உள்ளவர்களைச் சந்திப்பீர்கள்.
}
tournament-swiss-open = சுவிஸ்: ஒரு வெற்றியாளர் தனித்துத் தெரியும்வரை சுற்றுகள். உங்களுக்கு நெருங்கிய புள்ளிகள் உள்ளவர்களைச் சந்திப்பீர்கள்.
tournament-arena = அரங்கம்: {$minutes} நிமிடங்கள். ஆட்டம் இல்லாதவருக்கு அடுத்த ஆட்டம் உடனே.
tournament-ladder = ஏணி: உங்களுக்கு மேலே {$reach} இடங்கள் வரை உள்ளவர்களை அழைக்கலாம். வென்றால் அந்த இடம் உங்களுக்கு; இடையில் உள்ளவர்கள் ஓரிடம் இறங்குவர்.
tournament-knockout = நாக்-அவுட்: தோற்பவர் வெளியேறுவார். சமநிலையான ஆட்டம் பக்கங்களை மாற்றி மீண்டும் ஆடப்படும்; அதுவும் சமநிலையானால் தொடக்கப் பட்டியலில் மேலே உள்ளவர் முன்னேறுவார்.
tournament-game = {$game} · {$clock} · {$rated}
tournament-rated = தரவரிசை ஆட்டங்கள்
tournament-casual = நட்பு ஆட்டங்கள்
tournament-round-days = ஒரு சுற்றின் எல்லா ஆட்டங்களும் ஒன்றாகத் தொடங்கும். முதல் நகர்வை {$time} நேரத்துக்குள் செய்யுங்கள்; இல்லையேல் வராததால் தோல்வி. ஆட்டங்கள் முடிந்ததும் சுற்று முடியும்.
tournament-round-live = முந்தைய சுற்று முடிந்ததும் அடுத்தது தொடங்கும். உங்கள் ஆட்டத்தைத் தொடங்க {$minutes} நிமிடங்கள் உண்டு.
tournament-together-live = எல்லாச் சுற்றுகளும் ஒன்றாகத் தொடங்கும். உங்கள் ஆட்டங்களைத் தொடங்க, சுற்றுக்கு {$minutes} நிமிடம் வீதம் மொத்த நேரம் உண்டு.
tournament-first-move = பலகை வந்ததும் முதல் நகர்வுக்கு {$seconds} விநாடிகள் உண்டு.
tournament-byes-none = விடுப்புச் சுற்றுக்குப் புள்ளி இல்லை.
tournament-byes = { $byes ->
    [one] ஒரு விடுப்புச் சுற்றுக்கு அரைப் புள்ளி.
   *[other] {$byes} விடுப்புச் சுற்றுகள் வரை ஒவ்வொன்றுக்கும் அரைப் புள்ளி.
}
tournament-begins = தொடங்குவது {$when}.
tournament-repeats-week = இது ஒவ்வொரு வாரமும் நடக்கும்.
tournament-repeats-fortnight = இது இரண்டு வாரத்துக்கு ஒருமுறை நடக்கும்.
tournament-repeats-month = இது ஒவ்வொரு மாதமும் {$week} {$day} நடக்கும்.
week-of-month-1 = முதல்
week-of-month-2 = இரண்டாம்
week-of-month-3 = மூன்றாம்
week-of-month-4 = நான்காம்
week-of-month-5 = கடைசி
start-needs-zone = {$text}: முதலில் /settings timezone மூலம் சர்வரின் நேர மண்டலத்தை அமையுங்கள்
weekday-1 = திங்கட்கிழமை
weekday-2 = செவ்வாய்க்கிழமை
weekday-3 = புதன்கிழமை
weekday-4 = வியாழக்கிழமை
weekday-5 = வெள்ளிக்கிழமை
weekday-6 = சனிக்கிழமை
weekday-7 = ஞாயிற்றுக்கிழமை
tournament-repeats-until = கடைசியானது {$when} நேரத்துக்குள் தொடங்கும்.
tournament-ahead = { $days ->
    [one] அடுத்தது ஒரு நாள் முன்பு அறிவிக்கப்படும்.
   *[other] அடுத்தது {$days} நாட்களுக்கு முன்பு அறிவிக்கப்படும்.
}
tournament-next = அடுத்தது தொடங்குவது {$when}.
tournament-check-in = வருகைப் பதிவு: தொடக்கத்துக்கு முந்தைய 15 நிமிடங்களில் **{button-tournament-here}** அழுத்தாதவர் ஆடமாட்டார்.
tournament-role = {$role} மட்டுமே சேரலாம்.
tournament-thread = ஆட்டங்களும் செய்திகளும் {$thread} இல் உள்ளன.
tournament-entered-none = இன்னும் யாரும் சேரவில்லை.
tournament-entered = { $number ->
    [one] ஒருவர் சேர்ந்துள்ளார்: {$names}
   *[other] {$number} பேர் சேர்ந்துள்ளனர்: {$names}
}
tournament-entered-more = … மேலும் {$number} பேர்
tournament-start-list = தொடக்கப் பட்டியல்: {$names}, பிறகு மதிப்பீட்டு வரிசையில்
tournament-round = சுற்று {$round} / {$rounds}
tournament-stage-final = இறுதி
tournament-stage-semi-finals = அரையிறுதி
tournament-stage-quarter-finals = காலிறுதி
tournament-stage-round-of = கடைசி {$players} பேர் சுற்று
tournament-stage-rematch = {$stage}, சமநிலையான ஆட்டங்கள்
tournament-stage-groups = குழுக்கள், சுற்று {$round} / {$rounds}
tournament-third-place = மூன்றாம் இடம்
tournament-games-open = { $number ->
    [one] ஓர் ஆட்டம் முடியவில்லை.
   *[other] {$number} ஆட்டங்கள் முடியவில்லை.
}
tournament-round-by = சுற்று முடிய வேண்டிய நாள்: {$date}.
tournament-arena-until = போட்டி முடிவது {$when}. { $number ->
    [one] ஓர் ஆட்டம் நடக்கிறது.
   *[other] {$number} ஆட்டங்கள் நடக்கின்றன.
}
tournament-paused = போட்டி இடைநிறுத்தப்பட்டுள்ளது. எந்தக் கடிகாரமும் ஓடாது.
tournament-over = போட்டி முடிந்தது.
tournament-last-games = கடைசி ஆட்டங்கள் தொடங்குவது {$time}.
tournament-last-games-begun = கடைசி ஆட்டங்கள் நடக்கின்றன. இனிப் புதியவை தொடங்கா.
tournament-called-off = போட்டி கைவிடப்பட்டது.
tournament-called-off-because = போட்டி கைவிடப்பட்டது: {$reason}
tournament-cannot-pair = போட்டி கைவிடப்பட்டது: இனி யாரையும் இணைக்க முடியவில்லை.
tournament-as-it-stood = அப்போதைய நிலை: {$names}
tournament-too-few = போட்டி கைவிடப்பட்டது: மிகச் சிலரே சேர்ந்தனர்.
tournament-organiser = ஏற்பாடு: {$player}.
tournament-waits = Kuzhi-ஆல் {$channel} இல் எழுத முடியாததால் **{$name}** காத்திருக்கிறது; அந்த நேரம் கணக்கில் சேராது. Kuzhi அந்தச் சேனலைப் பார்க்கவும் அங்கும் இழைகளிலும் செய்திகள் அனுப்பவும் முடியும்போது அது தொடரும்.
tournament-goes-on = Kuzhi-ஆல் மீண்டும் இங்கே எழுத முடிகிறது. எழுத முடியாத நேரம் கணக்கில் சேராது.
tournament-left-thread = Kuzhi-ஆல் இனி {$thread} இல் எழுத முடியாது. **{$name}** {$channel} இல் தொடர்கிறது.
tournament-leaders = முதல் இடங்கள்: {$names}
tournament-still-in = இன்னும் களத்தில்: {$names}
tournament-most = அதிகபட்சம் {$most} பேர் சேரலாம்.
tournament-fewest = {$fewest} பேருக்கும் குறைவாகச் சேர்ந்தால், தொடங்கும் நேரத்தில் கைவிடப்படும்.
tournament-joined-so-far = இதுவரை சேர்ந்தவர்கள்: {$number}.
tournament-here = வந்திருப்போர்: {$all} பேரில் {$number}.
tournament-needs = {$rounds} சுற்றுகளும் நடக்க, குறைந்தது {$players} பேர் சேர வேண்டும்.
tournament-draft = இதுவரை இதை நீங்கள் மட்டுமே பார்க்கிறீர்கள். **{button-tournament-announce}** இதை {$channel} இல் வெளியிடும்.
tournament-draft-days = { $days ->
    [one] இந்த நேர வரம்பில் நாற்பது நகர்வுகளுக்கு அதிகபட்சம் {$days} நாள் ஆகும்.
   *[other] இந்த நேர வரம்பில் நாற்பது நகர்வுகளுக்கு அதிகபட்சம் {$days} நாட்கள் ஆகும்.
}
tournament-draft-ends = எல்லாச் சுற்றுகளும் முடிய வேண்டிய நாள்: {$date}.
tournament-draft-round-ends = முதல் சுற்று முடிய வேண்டிய நாள்: {$date}.
tournament-draft-reserve = { $days ->
    [one] `{$clock}` இன்னும் வேகமானது: {$name}. அப்போது நாற்பது நகர்வுகளுக்கு அதிகபட்சம் {$days} நாள் ஆகும்.
   *[other] `{$clock}` இன்னும் வேகமானது: {$name}. அப்போது நாற்பது நகர்வுகளுக்கு அதிகபட்சம் {$days} நாட்கள் ஆகும்.
}
tournament-draft-drags = ஓர் ஆட்டம் இழுத்துக்கொண்டே போனால் நீங்கள் முடிவு செய்யலாம்: **{button-tournament-organise}**, **{tournament-do-result}**.
tournament-draft-left-out = இங்கே பொருந்தாததால் விடப்பட்டவை: {$options}
tournament-draft-hint = **{button-tournament-change}** ஒரு படிவத்தைத் திறக்கும். மற்றவற்றை மாற்ற, கட்டளையை மீண்டும் கொடுங்கள்.
tournament-draft-slow = ⚠️ {$clock} ஆட்டங்கள் இந்த அரங்கத்துக்கு நீளமானவை: ஒருவர் சில ஆட்டங்களே ஆட முடியும். {$quicker} அல்லது அதற்குக் குறைவானது நன்று.

button-tournament-announce = அறிவி
button-tournament-change = மாற்று …
button-tournament-discard = கைவிடு
button-tournament-join = சேர்
button-tournament-leave = வெளியேறு
button-tournament-leave-sure = ஆம், விலகு
button-tournament-always = எப்போதும்
button-tournament-here = நான் வந்துவிட்டேன்
button-tournament-standings = புள்ளிப் பட்டியல்
button-tournament-season = பருவம்
button-tournament-mine = என் ஆட்டங்கள்
button-tournament-rules = விதிகள்
button-tournament-begin = ஆட்டத்தைத் தொடங்கு
button-tournament-off = அடுத்த சுற்று விடுப்பு
button-tournament-pause = இடைவேளை
button-tournament-back = திரும்பி வா
button-tournament-challenge = அழை
button-tournament-organise = ஏற்பாடு
button-tournament-log = பதிவேடு
button-tournament-again = மீண்டும் நடத்து
button-tournament-table = பட்டியல் கோப்பாக
button-tournament-tie-breaks = சமன் முறிப்பு
button-tournament-bracket = ஆட்ட அட்டவணை
button-tournament-csv = விரிதாள் (CSV)
tournament-asked-again = **{$name}** மீண்டும் நடக்கிறது. விளையாட **{button-tournament-join}** என்பதை அழுத்துங்கள்.
tournament-discarded = கைவிடப்பட்டது. யாரும் பார்க்கவில்லை.
tournament-announced = {$channel} இல் அறிவிக்கப்பட்டது.

tournament-joined = சேர்ந்துவிட்டீர்கள். நீங்கள் செய்ய வேண்டியது வரும்போது அறிவிப்பு வரும்.
tournament-checked-in = நீங்கள் வந்தது குறிக்கப்பட்டது. தொடங்குவது {$when}.
tournament-joined-late = அடுத்த சுற்றிலிருந்து பங்கேற்கிறீர்கள்; தவறியவற்றுக்கு அரைப் புள்ளி உண்டு.
tournament-leave-sure = **{$name}** இலிருந்து விலகலாமா?
tournament-leave-games = {$names} உடனான முடியாத ஆட்டங்களில் தோற்பீர்கள்.
tournament-leave-challenge = {$names} உடனான உங்கள் சவால் நீங்கும்.
tournament-leave-rest = வரவிருக்கும் ஆட்டங்களில் வராததால் தோற்பீர்கள்.
tournament-leave-results = உங்கள் ஆட்டங்களில் பாதிக்கும் குறைவாகவே ஆடியுள்ளீர்கள்; அவை உங்களுக்கோ எதிராளிகளுக்கோ கணக்கில் சேராது.
tournament-always = இந்த முறையும் இனி ஒவ்வொரு முறையும் நீங்கள் சேர்ந்திருக்கிறீர்கள். **{button-tournament-always}** மீண்டும் அழுத்தினால் அது நிற்கும்.
tournament-always-next = அடுத்ததிலிருந்து ஒவ்வொரு முறையும் நீங்கள் சேர்ந்திருப்பீர்கள். **{button-tournament-always}** மீண்டும் அழுத்தினால் அது நிற்கும்.
tournament-always-off = அடுத்ததிலிருந்து, **{button-tournament-join}** அழுத்தினால் மட்டுமே நீங்கள் சேர்வீர்கள்.
tournament-left = போட்டியிலிருந்து விலகிவிட்டீர்கள்.
tournament-round-off = அடுத்த சுற்றில் உங்களுக்கு விடுப்பு, அரைப் புள்ளியுடன். **{button-tournament-back}** அதை ரத்து செய்யும்.
tournament-round-off-bare = அடுத்த சுற்றில் உங்களுக்கு விடுப்பு, புள்ளி இல்லாமல்: உங்களுக்கு அரைப் புள்ளி மீதமில்லை. **{button-tournament-back}** அதை ரத்து செய்யும்.
tournament-on-pause = நீங்கள் இடைவேளையில் இருக்கிறீர்கள். **{button-tournament-back}** அடுத்த ஆட்டத்தைத் தரும்.
tournament-missing = உங்கள் கடைசி ஆட்டத்துக்கு நீங்கள் வரவில்லை; **{button-tournament-back}** அழுத்தும்வரை உங்களுக்கு ஆட்டம் இல்லை.
tournament-back = நீங்கள் திரும்பிவிட்டீர்கள்.
tournament-back-last = பட்டியலில் திரும்பிவிட்டீர்கள், ஆனால் உங்களுக்கு இனி ஆட்டங்கள் இல்லை.
tournament-ready = நீங்கள் தயார். {$opponent} அறிவிப்பு பெற்றார்; அவரது நேரம் முடிவது {$when}.
tournament-ready-live = நீங்கள் {$until} வரை தயார். {$opponent} அறிவிப்பு பெற்றார். அவர் பிறகு வந்தால் உங்களுக்கு அறிவிப்பு வரும். தொடங்கும் நேரம் முடிவது {$when}.
tournament-game-begins = உங்கள் ஆட்டம் தொடங்குகிறது.
tournament-season = இது {$tournaments} போட்டிகள் கொண்ட பருவத்தில் ஒன்று.
tournament-season-goes-on = நடந்துவரும் பருவத்தின் {$tournaments} போட்டிகளில் இது எண் {$number}.
season-all-count = ஒவ்வொருவரின் எல்லா முடிவுகளும் கணக்கிடப்படும்.
season-best = { $best ->
    [one] ஒவ்வொருவரின் சிறந்த ஒரு முடிவு மட்டும் கணக்கிடப்படும்.
   *[other] ஒவ்வொருவரின் சிறந்த {$best} முடிவுகள் கணக்கிடப்படும்.
}
season-counts-places = பருவத்தில் முதல் இடங்களுக்கு {$places} புள்ளிகள், அடுத்த ஒவ்வோர் இடத்துக்கும் 1. சமமானவர்கள் எல்லோருக்கும் பகிர்ந்த இடத்தின் புள்ளிகள் கிடைக்கும்.
season-counts-points = பருவத்தில் ஒவ்வொரு போட்டியின் புள்ளிகளும் கணக்கிடப்படும்.
season-title = **பருவம்** · {$name}
season-none = இதன் {$tournaments} போட்டிகளில் எதுவும் இன்னும் முடியவில்லை.
season-after = {$tournaments} போட்டிகளில் {$held} முடிந்த பின்
season-over = { $held ->
    [one] ஒரு போட்டியுடன் பருவம் முடிந்தது.
   *[other] {$held} போட்டிகளுடன் பருவம் முடிந்தது.
}
season-champion = 🏆 வாகையர்: {$names}
season-news = **{$name} பருவம்**, {$tournaments} போட்டிகளில் {$held} முடிந்த பின்:
season-news-over = 🏆 **{$name} பருவம் முடிந்தது.** வாழ்த்துகள், {$champions}!
season-news-nobody = **{$name} பருவம் முடிந்தது.** வாகையர் இல்லை: அதன் எந்தப் போட்டியிலும் யாருக்கும் இடம் இல்லை.
season-leads = பருவத்தில் முதலிடம்: {$names}
season-column-played = ஆடியவை

tournament-standings = **புள்ளிப் பட்டியல்** · {$name}
tournament-stood = போட்டி கைவிடப்பட்டது. அப்போதைய நிலை இது.
tournament-standings-none = புள்ளிப் பட்டியல் இன்னும் இல்லை.
tournament-bracket = **ஆட்ட அட்டவணை** · {$name}
tournament-bracket-none = அட்டவணை தொடங்கும்போது உருவாகும்.
tournament-bracket-after-groups = அட்டவணை குழுக்களுக்குப் பிறகு உருவாகும்.
tournament-column-name = பெயர்
tournament-column-points = புள்ளி
tournament-column-record = வெ-ச-தோ
tournament-table-described = {$name} பட்டியல்: {$places}
tournament-marked-left = {$player} (விலகினார்)
tournament-marked-removed = {$player} (நீக்கப்பட்டார்)
tournament-group = குழு {$group}
tournament-in-group = **{$group}** · {$line}
tournament-choose-group = எந்தக் குழு?
tournament-marked-up = {$player} ↑ மேலே
tournament-marked-down = {$player} ↓ கீழே
tournament-without-results = பாதிக்கும் குறைவான ஆட்டங்களோடு விலகினர்; அவர்களின் ஆட்டங்கள் கணக்கில் இல்லை: {$names}
tournament-no-place = இடம் இல்லை (–): அதற்குக் கணக்கில் சேரும் ஓர் ஆட்டத்தை ஆடியிருக்க வேண்டும்.
tournament-explained-league = வெற்றிக்கு ஒரு புள்ளி, சமநிலைக்கு அரை. ஆட்டத்துக்கு வராதவர் அதில் தோற்பார். புள்ளிகள் சமமானால் இவை வரிசையாகத் தீர்மானிக்கும்:
tournament-explained-swiss = வெற்றிக்கு ஒரு புள்ளி, சமநிலைக்கு அரை, எதிராளி இல்லாத சுற்றுக்கு ஒரு முழுப் புள்ளி. யாரும் ஒருவரை இருமுறை சந்திப்பதில்லை. ஆட்டத்துக்கு வராதவர் அதில் தோற்பார். புள்ளிகள் சமமானால் இவை வரிசையாகத் தீர்மானிக்கும்:
tournament-explained-arena = வெற்றிக்கு இரண்டு புள்ளிகள், சமநிலைக்கு ஒன்று. தொடர்ந்து இரண்டு வெற்றிகளுக்குப் பின், வெல்லாத ஓர் ஆட்டம் வரும்வரை புள்ளிகள் இரட்டிப்பாகும். ஒரு நகர்வும் செய்யாமல் நேரம் முடிந்தவர் தோற்று, **{button-tournament-back}** அழுத்தும்வரை இடைவேளையில் இருப்பார்.
tournament-explained-ladder = அழைக்கப்பட்டவர் உரிய நேரத்தில் ஆட்டத்தைத் தொடங்க வேண்டும்; இல்லையேல் இடம் போய்விடும். இரண்டு வாரம் ஆடாதவர் ஓரிடம் இறங்குவார்.
tournament-explained-knockout = தொடக்கப் பட்டியல் மதிப்பீட்டு வரிசையில் இருக்கும்; தொடங்கும் முன் அமைப்பாளர்கள் அதை மாற்றலாம். எண் 1-உம் 2-உம் இறுதியில் மட்டுமே சந்திக்க முடியும். முதல் சுற்று நிரம்பாவிட்டால் பட்டியலின் மேலே உள்ளவர்களுக்கு எதிராளி இல்லை. வராதவரின் எதிராளி முன்னேறுவார்; இருவரும் வராவிட்டால் அடுத்த எதிராளி ஆடாமல் முன்னேறுவார். அரையிறுதியில் தோற்ற இருவரும் மூன்றாம் இடத்துக்காக ஆடுவர்.
tournament-explained-groups = அட்டவணையில் முதல் எண்கள், ஆட்டத்துக்கான புள்ளிகளின்படி, குழு வெற்றியாளர்களுக்கு; பிறகு இரண்டாமவர்களுக்கு. ஒரே குழுவின் இருவர் இறுதியில் மட்டுமே சந்திப்பர். ஒருவர் விலகியிருந்தால் அடுத்தவர் முன்னேறுவார். குழுவில் சமமானால்:
tournament-explained-moves = எல்லாவற்றிலும் சமமாக இருந்தால், மேலே அல்லது கீழே செல்பவரைத் தொடக்கப் பட்டியல் தீர்மானிக்கும்.
tournament-rules-late = தாமதமாகவும் சேரலாம்: தவறிய அனைத்துக்கும் சேர்த்து அரைப் புள்ளி; அது விடுப்புக்கான அரைப் புள்ளிகளில் ஒன்றாகக் கணக்கிடப்படும்.
tournament-rules-late-bare = தாமதமாகவும் சேரலாம். தவறியவற்றுக்குப் புள்ளி இல்லை.
tournament-rules-closed = தொடங்கிய பின் யாரும் சேர முடியாது.
tournament-rules-place = இடம் பெற, கணக்கில் சேரும் ஓர் ஆட்டத்தை ஆடியிருக்க வேண்டும்.
tournament-rules-place-knockout = இடம் பெற, ஓர் ஆட்டத்தை ஆடியிருக்க வேண்டும்; மற்றவர்கள் ஆடியிருந்தால் எதிராளி வராத வெற்றியும் போதும்.
tournament-rules-rated = இருவரும் {$moves} நகர்வுகள் செய்த பின் ஆட்டம் தரவரிசையில் சேரும். போட்டியில் அது எப்படியும் சேரும்.
tournament-key-league = புள்ளிகள் · சமமானோரின் ஆட்டங்கள் · சோனபோர்ன்-பெர்கர்: தோற்கடித்தவர்களின் புள்ளிகள், சமன் செய்தவர்களின் பாதி · வெற்றிகள், எதிராளி வராதவையும்
tournament-key-swiss = புள்ளிகள் · சமமானோரின் ஆட்டங்கள் · புகோல்ட்ஸ்: எதிராளிகளின் புள்ளிகள், மிகக் குறைந்தது நீங்கலாக · சோனபோர்ன்-பெர்கர்: தோற்கடித்தவர்களின் புள்ளிகள், சமன் செய்தவர்களின் பாதி · வெற்றிகள், எதிராளி வராதவை நீங்கலாக
tournament-key-arena = புள்ளிகள் · ஆட்டங்கள், குறைந்தவை முதலில் · பிறகு சமமானோரின் ஆட்டங்கள் · தீச்சுடர்: அடுத்த புள்ளிகள் இரட்டிப்பு
tournament-key-ladder = இடம் இடமாக
tournament-key-knockout = எவ்வளவு தூரம் வந்தார்கள் என்பதே இடம்: ஒரே சுற்றில் வெளியேறியவர்கள் இடத்தைப் பகிர்வர்
tournament-key-groups = புள்ளிகள் · நேருக்கு நேர் · சோனபோர்ன்-பெர்கர் · வெற்றிகள் · தொடக்கப் பட்டியல்
tournament-tie-breaks = **சமன் முறிப்பு** · {$name}
tournament-tie-break-direct-encounter = சமமானோரின் ஆட்டங்கள் {$value}
tournament-tie-break-buchholz-cut1 = எதிராளிகளின் புள்ளிகள் {$value}
tournament-tie-break-sonneborn-berger = சோனபோர்ன்-பெர்கர் {$value}
tournament-tie-break-wins = வெற்றிகள் {$value}
tournament-why = ஏன்?
tournament-why-choice = {$other}-க்கு முன் {$one}
tournament-why-choice-equal = {$one}, {$other}: சமம்
tournament-why-points = {$one} புள்ளிகள் {$first}, {$other} புள்ளிகள் {$second}.
tournament-why-direct-encounter = இருவருக்கும் புள்ளிகள் {$points}. தமக்குள் ஆடிய ஆட்டங்களில் {$one} பெற்றது {$first}, {$other} பெற்றது {$second}.
tournament-why-direct-among = இருவருக்கும் புள்ளிகள் {$points}. {$names} தமக்குள் ஆடிய ஆட்டங்களில் {$one} பெற்றது {$first}, {$other} பெற்றது {$second}.
tournament-why-buchholz-cut1 = இருவருக்கும் புள்ளிகள் {$points}. மிகக் குறைந்தது நீங்கலாக, {$one} உடைய எதிராளிகளின் மொத்தப் புள்ளிகள் {$first}; {$other} உடைய எதிராளிகளுக்கு {$second} (புகோல்ட்ஸ்).
tournament-why-sonneborn-berger = இருவருக்கும் புள்ளிகள் {$points}. சோனபோர்ன்-பெர்கர் முறையில் {$one} பெற்றது {$first}, {$other} பெற்றது {$second}: தோற்கடித்த ஒவ்வொரு எதிராளியின் புள்ளிகள், சமன் செய்தவர்களின் புள்ளிகளில் பாதி.
tournament-why-wins = இருவருக்கும் புள்ளிகள் {$points}. {$one} வென்ற ஆட்டங்கள் {$first}, {$other} வென்றவை {$second}.
tournament-why-forfeits = எதிராளி வராததால் பெற்ற வெற்றியும் சேரும்.
tournament-why-no-forfeits = வராததால் பெற்ற வெற்றிகளும் எதிராளி இல்லாத சுற்றுகளும் இங்கே சேராது.
tournament-why-unplayed = ஆட்டம் இல்லாத சுற்று, ஆடுபவரை விட அதிகப் புள்ளி இல்லாத எதிராளியுடன் ஆடியதுபோல் கணக்கிடப்படும்.
tournament-why-unplayed-cut = ஆட்டம் இல்லாத சுற்று, ஆடுபவரை விட அதிகப் புள்ளி இல்லாத எதிராளியாகக் கணக்கிடப்படும்; விடுப்பு எடுத்த அல்லது வராமல் இழந்த சுற்று முதலில் நீக்கப்படும்.
tournament-why-absences = எதிராளி இல்லாதிருந்த கடைசிச் சுற்றுகள் அவருக்குச் சமநிலையாகக் கணக்கிடப்படும்.
tournament-why-average = எல்லாரும் சம எண்ணிக்கையில் சந்திக்காததால், ஒவ்வோர் எதிராளிக்கும் எதிரான சராசரி கணக்கில் சேரும்.
tournament-why-certain = எல்லாரும் ஒருவரையொருவர் சந்திக்கவில்லை; ஆனால் விடுபட்ட ஆட்டங்களின் எந்த முடிவும் இதை மாற்றாது.
tournament-why-equal = {$one}, {$other} இருவரும் எல்லாவற்றிலும் சமம்; இடத்தைப் பகிர்கிறார்கள்.
tournament-why-moves-up = {$one} மேலே செல்கிறார். {tournament-explained-moves}
tournament-why-moves-down = {$one} கீழே செல்கிறார். {tournament-explained-moves}
tournament-why-start-list = {$one}, {$other} இருவரும் எல்லாவற்றிலும் சமம். தொடக்கப் பட்டியலில் {$one} மேலே இருப்பதே தீர்மானிக்கிறது.
tournament-why-groups = {$one} குழு {$first} இல் ஆடுகிறார், {$other} குழு {$second} இல்.
tournament-why-ladder = ஏணியில் யார் யாரை எப்போது வென்றார் என்பதே வரிசையைத் தீர்மானிக்கிறது.
tournament-reached = {$player}: {$reached}.
tournament-reached-won = இறுதியில் வென்றார்
tournament-reached-in-final = இறுதியில் ஆடுகிறார்
tournament-reached-finalist = இறுதியில் தோற்றார்
tournament-reached-in-third = மூன்றாம் இடத்துக்காக ஆடுகிறார்
tournament-reached-third = மூன்றாம் இட ஆட்டத்தில் வென்றார்
tournament-reached-fourth = மூன்றாம் இட ஆட்டத்தில் தோற்றார்
tournament-reached-fourth-forfeit = வராததால் மூன்றாம் இட ஆட்டத்தில் தோற்றார்
tournament-reached-in = இன்னும் களத்தில் ({$stage})
tournament-reached-out = வெளியேறினார் ({$stage})
tournament-reached-group = குழு {$group} இல் வெளியேறினார் (இடம் {$place}, {$games} ஆட்டங்களில் {$points} புள்ளி)
tournament-reached-equal = இருவரும் இடத்தைப் பகிர்கிறார்கள்.
tournament-reached-no-place = {$player} க்கு இடம் இல்லை: அதற்கு ஆடிய ஓர் ஆட்டமோ எதிராளி வராததால் வந்த வெற்றியோ வேண்டும்.

tournament-mine = **உங்கள் ஆட்டங்கள்** · {$name}
tournament-mine-none = இங்கு உங்களுக்கு இன்னும் ஆட்டங்கள் இல்லை.
tournament-mine-line = சுற்று {$round}: {$opponent} – {$state}
tournament-mine-absent = சுற்று {$round}: {$state}
tournament-mine-line-bare = {$opponent} – {$state}
tournament-state-waiting = தொடங்க நேரம் முடிவது {$when}
tournament-state-other-waiting = {$opponent} தயாராக உங்களுக்குக் காத்திருக்கிறார்; நேரம் முடிவது {$when}
tournament-state-own-waiting = நீங்கள் தயார்; {$opponent} நேரம் முடிவது {$when}
tournament-state-own-gone = நீங்கள் காத்திருந்தீர்கள்; {$opponent} வந்தால் உங்களுக்கு அறிவிப்பு வரும்; நேரம் முடிவது {$when}
tournament-state-other-gone = {$opponent} காத்திருந்தார்; நீங்கள் வந்தால் அவருக்கு அறிவிப்போம்; உங்கள் நேரம் முடிவது {$when}
tournament-state-playing = நடக்கிறது
tournament-state-playing-linked = [நடக்கிறது]({$link})
tournament-state-won = வெற்றி
tournament-state-lost = தோல்வி
tournament-state-drawn = சமநிலை
tournament-state-won-default = எதிராளி வராததால் வெற்றி
tournament-state-lost-default = வராததால் தோல்வி
tournament-state-removed = முடிவு நீக்கப்பட்டது
tournament-score-forfeit = {$score}, வராததால்
tournament-state-bye = எதிராளி இல்லை, ஒரு முழுப் புள்ளி
tournament-state-half-bye = விடுப்பு, அரைப் புள்ளி
tournament-state-rest = ஓய்வு
tournament-state-away = பங்கேற்கவில்லை
tournament-state-goes-on = எதிராளி இல்லை

tournament-list = **இந்தச் சர்வரின் போட்டிகள்**
tournament-list-none = இங்கு போட்டிகள் இல்லை. `/tournament create` மூலம் ஒன்றை அறிவிக்கலாம்.
tournament-list-open = {$name}: தொடங்குவது {$when}, சேர்ந்தவர்கள் {$number}
tournament-list-running = {$name}: நடக்கிறது, பங்கேற்பவர்கள் {$number}
tournament-list-over = {$name}: முடிந்தது, {$winner} வெற்றி
tournament-list-called-off = {$name}: கைவிடப்பட்டது
tournament-list-choose = ஒன்றைக் காட்டு

tournament-news-put-off = **{$name}** இப்போது தொடங்குவது {$when}.
tournament-news-day-before = **{$name}** தொடங்குவது {$when}. 15 நிமிடங்களுக்கு முன் மீண்டும் அறிவிப்பு வரும். வர முடியாதா? **{button-tournament-leave}** என்பதை அழுத்துங்கள்.
tournament-news-soon = **{$name}** தொடங்குவது {$when}. நீங்கள் வந்துவிட்டீர்களா?
tournament-news-check-in = **{$name}** தொடங்குவது {$when}. அதற்கு முன் **{button-tournament-here}** அழுத்துங்கள்; இல்லையெனில் நீங்கள் ஆட முடியாது.
tournament-news-begun-arena = **{$name}** தொடங்கியது; முடிவது {$when}. சேர்பவருக்கு, வேறொருவர் ஆட்டமின்றி இருக்கும்போது உடனே ஆட்டம் கிடைக்கும்.
tournament-news-begun-ladder = **{$name}** தயார். **{button-tournament-challenge}** அதன் முதல் செய்தியின் கீழே உள்ளது.
tournament-news-round = **{$name}, சுற்று {$round} / {$rounds}.** இருவரும் **{button-tournament-begin}** என்பதை அழுத்துங்கள்; நேரம் முடிவது {$when}. வராதவர் தோற்பார்.
tournament-news-round-days = **{$name}, சுற்று {$round} / {$rounds}.** உங்கள் பலகைகள் தயார். முதல் நகர்வை நேரத்தில் செய்யாதவர் வராதவராகத் தோற்பார்.
tournament-news-round-begun = **{$name}, சுற்று {$round} / {$rounds}.**
tournament-news-round-bare = **{$name}, சுற்று {$round} / {$rounds}:** இதில் ஆட்டங்கள் இல்லை.
tournament-news-pairing = {$south} – {$north}
tournament-news-bye = {$player}: எதிராளி இல்லை, ஒரு முழுப் புள்ளி
tournament-news-half-bye = {$player}: விடுப்பு, அரைப் புள்ளி
tournament-news-rest = {$player}: ஓய்வு
tournament-news-goes-on = {$player}: எதிராளி இல்லாமல் முன்னேறுகிறார்
tournament-news-ending = **{$name}, சுற்று {$round}:** இந்த ஆட்டங்களைத் தொடங்க நேரம் முடிவது {$when}.
tournament-news-round-over = **{$name}, சுற்று {$round} / {$rounds} முடிந்தது.**
tournament-news-stage = **{$name} · {$stage}.**
tournament-news-stage-begin = இருவரும் **{button-tournament-begin}** என்பதை அழுத்துங்கள்; நேரம் முடிவது {$when}. வராதவர் தோற்பார்.
tournament-news-stage-dealt = உங்கள் பலகைகள் தயார். முதல் நகர்வை நேரத்தில் செய்யாதவர் வராதவராகத் தோற்பார்.
tournament-news-stage-bare = இதில் ஆட்டங்கள் இல்லை.
tournament-news-stage-ending = இந்த ஆட்டங்களைத் தொடங்க நேரம் முடிவது {$when}.
tournament-news-stage-over = எல்லா ஆட்டங்களும் முடிந்தன.
tournament-news-groups-over = குழுக்கள் முடிந்தன; ஒவ்வொன்றிலும் முதல் இருவர் முன்னேறுகிறார்கள். A1 குழு A இல் வென்றவர், A2 இரண்டாம் இடத்தவர்.
tournament-news-ready = {$player}, **{$name}** போட்டியில் உங்களுடன் ஆட {$other} தயார். **{button-tournament-begin}** என்பதை அழுத்துங்கள்; நேரம் முடிவது {$when}.
tournament-news-here = {$player}, **{$name}** போட்டியில் உங்களுடன் ஆட {$other} இப்போது இங்கே இருக்கிறார். **{button-tournament-begin}** என்பதை அழுத்துங்கள்; நேரம் முடிவது {$when}.
tournament-news-waits = {$other} {$until} வரை காத்திருப்பார். நீங்கள் பிறகு வந்தால் அவருக்கு அறிவிப்போம்.
tournament-news-challenged = {$player}, **{$name}** போட்டியில் {tournament-place} இடத்துக்காக {$other} உங்களை அழைக்கிறார். **{button-tournament-begin}** என்பதை அழுத்துங்கள்; நேரம் முடிவது {$when}. இல்லையேல் இடம் போய்விடும்.
tournament-news-place-taken = **{$name}:** {$other} இடமிருந்து {tournament-place} இடத்தை {$player} பெற்றார்.
tournament-news-place-lost = **{$name}:** {$other} உரிய நேரத்தில் ஆட்டத்துக்கு வரவில்லை; {tournament-place} இடத்தை {$player} பெற்றார்.
tournament-news-sinking = **{$name}:** அடுத்த மூன்று நாளில் ஆடாவிட்டால் இவர்கள் ஓரிடம் இறங்குவர்:
tournament-news-sunk = **{$name}:** இரண்டு வாரம் ஆடாததால் இவர்கள் ஓரிடம் இறங்கினர்:
tournament-news-missing = { $number ->
    [one] **{$name}:** {$player} வரவில்லை. **{button-tournament-back}** அழுத்தும்வரை அவருக்கு ஆட்டம் இல்லை.
   *[other] **{$name}:** {$number} பேர் வரவில்லை. **{button-tournament-back}** அழுத்தும்வரை அவர்களுக்கு ஆட்டம் இல்லை.
}
tournament-news-paused = **{$name}** இடைநிறுத்தப்பட்டது. தொடரும் வரை எந்தக் கடிகாரமும் ஓடாது.
tournament-news-resumed = **{$name}** தொடர்கிறது. யாரும் நேரத்தை இழக்கவில்லை.
tournament-news-over = **{$name} முடிந்தது.** வாழ்த்துகள், {$winner}!
tournament-news-over-nobody = **{$name} முடிந்தது.** யாருக்கும் இடம் இல்லை: அதற்குக் கணக்கில் சேரும் ஓர் ஆட்டத்தை ஆடியிருக்க வேண்டும்.
tournament-news-over-first-group = **{$name} முடிந்தது.** குழு {$group} இல் யாருக்கும் இடம் இல்லை, அதனால் மேடை காலி.
tournament-news-group-won = 🥇 {$names}
tournament-news-group-up = ↑ மேலே: {$names}
tournament-news-group-down = ↓ கீழே: {$names}
tournament-news-ended-because = காரணம்: {$reason}
tournament-news-over-corrected = **{$name} முடிந்தது.** இதன் பிறகு ஒரு முடிவு திருத்தப்பட்டது: செல்லுபடியாகும் இடங்கள் பிந்தைய செய்தியில் உள்ளன.
tournament-podium = {$name} வெற்றி மேடை: {$places}
tournament-podium-game = {$player} ஆடிய கடைசி ஆட்டம்: {$game}
profile-trophies = கோப்பைகள்: {$trophies}
profile-trophy-seasons = 🏆 {$number} (பருவங்கள்)
profile-tournaments = போட்டிகள்: {$places}
profile-tournament = {$name}: {tournament-place} இடம்
profile-tournament-group = {$name}, குழு {$group}: {$place} ஆம் இடம்
tournament-board = **{$name}** போட்டியின் ஆட்டம்

tournament-organise = **ஏற்பாடு** · {$name}
tournament-organise-choose = என்ன செய்வது
tournament-do-begin = இப்போதே தொடங்கு
tournament-do-put-off-hour = ஒரு மணிநேரம் தள்ளிவை
tournament-do-put-off-day = ஒரு நாள் தள்ளிவை
tournament-do-more-time = கூடுதல் நேரம் …
tournament-do-reschedule = வேறு நேரத்துக்குத் தள்ளிவை …
tournament-do-end-series = இதற்குப் பிறகு வேண்டாம்
tournament-do-pair-again = சுற்றின் இணைகளை மீண்டும் அமை
tournament-do-result = ஒரு முடிவைப் பதி …
tournament-do-remove = ஓர் ஆட்டக்காரரை நீக்கு …
tournament-do-let-in = ஒருவரை மீண்டும் சேர்த்துக்கொள் …
tournament-do-move = ஏணியில் ஒருவரை நகர்த்து …
tournament-do-sort = ஏணியை மதிப்பீட்டு வரிசையில் வை
tournament-do-number = தொடக்கப் பட்டியலில் ஒருவரை வை …
tournament-do-number-by-rating = தொடக்கப் பட்டியலை மதிப்பீட்டு வரிசையில் வை
tournament-do-forbid = இருவரை எப்போதும் இணைக்காதே …
tournament-do-change = பெயர், தொடக்கம், கடிகாரத்தை மாற்று …
tournament-do-organisers = ஏற்பாட்டாளர்கள் …
tournament-do-pause = போட்டியை இடைநிறுத்து
tournament-do-resume = போட்டியைத் தொடரச் செய்
tournament-do-stop = போட்டியைக் கைவிடு …
tournament-do-end-ladder = ஏணியை முடி …
tournament-done = முடிந்தது.
tournament-stopped-series = கைவிடப்பட்டது. அடுத்தது அறிவிக்கப்படும்; தொடங்குவது {$when}. அதை நிறுத்த **{button-tournament-organise}** அழுத்தி **{tournament-do-end-series}** தேர்ந்தெடுங்கள்.
tournament-done-what = முடிந்தது: {$what}
tournament-sure-pair-again = கடைசிச் சுற்றின் இணைகளை மீண்டும் அமைக்கலாமா? இப்போதைய இணைகள் நீங்கும்; நகர்வு செய்யப்படாத பலகைகள் திரும்பப் பெறப்படும்.
tournament-sure-end-series = இந்தப் போட்டியுடன் தொடரை முடிக்கலாமா? அடுத்தவை அறிவிக்கப்படாது; ஒவ்வொரு முறையும் சேர்பவர்கள் இனிச் சேரமாட்டார்கள்.
tournament-sure-sort = மதிப்பீட்டு வரிசையில் வைக்கலாமா? இப்போதைய வரிசை நீங்கும்.
tournament-rating-stands = மதிப்பீட்டுக்கு ஆட்டம் ஆடியபடியே இன்னும் கணக்கில் உண்டு.
tournament-without-opponents = இதனால் வரும் ஒவ்வொரு சுற்றிலும் எல்லாருக்கும் எதிராளி இருக்க மாட்டார். இவர்களுக்கு விடுப்பு: {$names}
tournament-choose-player = யாரை?
tournament-choose-two = எந்த ஆட்டக்காரரை இன்னொருவரிடமிருந்து பிரித்து வைப்பது?
tournament-choose-apart-from = {$player} யாரை ஒருபோதும் சந்திக்கக் கூடாது?
tournament-choose-apart = இருவர் மீண்டும் சந்திக்கட்டும்
tournament-organisers = நீங்கள் சேர்ப்பவர் உங்களைப் போலவே எல்லாம் செய்யலாம்; வேறு யாரையும் சேர்க்க மட்டும் முடியாது.
tournament-name-organiser = ஏற்பாட்டாளரைச் சேர் …
tournament-dismiss-organiser = ஏற்பாட்டிலிருந்து நீக்கு …
tournament-choose-above = {$player} யாருக்கு மேலே நிற்கிறார்?
tournament-found-nobody = சேர்ந்தவர்களில் இப்படி ஒரு பெயர் யாருக்கும் இல்லை.
tournament-choose-whose-game = யாருடைய ஆட்டம்?
tournament-choose-game = எந்த ஆட்டம்?
tournament-choose-result = {$south} – {$north}: இந்த ஆட்டம் எப்படிக் கணக்கிடப்படும்?
tournament-choose-more-time = அல்லது கடைசி வரிசைப் பொத்தான்களால் கூடுதல் நேரம் கொடுங்கள்.
button-tournament-won = {$player} வெற்றி
button-tournament-drawn = சமநிலை
button-tournament-neither = இருவரும் தோல்வி
button-tournament-renew = இந்த நகர்வுக்கு முழு நேரமும் மீண்டும்
button-tournament-more-days = { $days ->
    [one] +{$days} நாள்
   *[other] +{$days} நாட்கள்
}
button-tournament-more-minutes = +{$minutes} நிமி
button-tournament-more-hours = +{$hours} மணி
button-tournament-more-all = எல்லா ஆட்டங்களும்: {$time}
button-tournament-play-again = மீண்டும் ஆடு …
button-tournament-remove-result = முடிவை நீக்கு …
button-tournament-find = பெயரால் தேடு …
button-tournament-last = கடைசியில்
button-tournament-first = முதலில்
button-tournament-void-too = அதையும் செல்லாததாக்கு
form-tournament-reason = காரணம் எல்லோருக்கும் தெரியும்
form-tournament-reason-label = ஏன்?
form-tournament-find = ஆட்டக்காரரைத் தேடு
form-tournament-find-label = பெயரின் ஒரு பகுதி
form-tournament-find-example = ada
form-tournament-begins = போட்டியைத் தள்ளிவை
form-tournament-begins-label = எப்போதுக்கு, அல்லது எவ்வளவு நேரம்?
form-tournament-begins-example = வியாழன் 20:00
form-tournament-change = போட்டியை மாற்று
form-tournament-change-name = பெயர்
form-tournament-change-begins = எப்போது தொடங்கும்
form-tournament-change-clock = கடிகாரம்
form-tournament-change-rounds = சுற்றுகள்: காலியானால் தேவையான அளவு
form-tournament-change-meetings = எத்தனை முறை ஆடுவர்: 1 அல்லது 2
form-tournament-change-minutes = எத்தனை நிமிடங்கள் நடக்கும்
form-tournament-change-most = அதிகபட்சம் எத்தனை பேர்

tournament-log = **பதிவேடு** · {$name}
tournament-log-line = {$when} {$what}
tournament-log-by = {$when} {$player}: {$what}
tournament-change-name = பெயர் {$name}
tournament-change-begins = தொடக்கம் {$when}
tournament-change-clock = கடிகாரம் {$clock}
tournament-change-rounds = சுற்றுகள் {$number}
tournament-change-meetings = ஒவ்வொருவருடனும் ஆட்டங்கள் {$number}
tournament-change-minutes = நிமிடங்கள் {$number}
tournament-change-usual-length = இயல்பு நீளம்
tournament-change-most = அதிகபட்சம் {$most} பேர்
tournament-log-made = போட்டியை அறிவித்தார்
tournament-log-made-by-series = தொடரின் அடுத்த போட்டி அறிவிக்கப்பட்டது
tournament-log-signed-up = ஒவ்வொரு முறையும் சேர்பவர்கள்: {$names}
tournament-log-joined = சேர்ந்தார்
tournament-log-left = விலகினார்
tournament-log-kept-out = {$player} இனி இங்கே ஆட முடியாது; போட்டியிலிருந்து நீங்குகிறார்
tournament-log-rejoined = திரும்பி வந்தார்
tournament-log-round-off = அடுத்த சுற்றில் விடுப்பு
tournament-log-on-pause = இடைவேளை எடுத்தார்
tournament-log-always = இனி ஒவ்வொரு முறையும் சேர்கிறார்
tournament-log-always-off = இனி ஒவ்வொரு முறையும் தானாகச் சேரமாட்டார்
tournament-log-challenged = {$player} அவர்களைச் சவாலுக்கு அழைத்தார்
tournament-log-no-show = வராததால் தோற்றவர்கள்: {$names}
tournament-log-off-until-back = **{button-tournament-back}** அழுத்தும்வரை ஆட்டம் இல்லாதவர்கள்: {$names}
tournament-log-round-begun = சுற்று {$round} தொடங்கியது
tournament-log-stage-begun = {$stage}: ஆட்டங்கள் தொடங்கின
tournament-log-ended = போட்டி முடிந்தது
tournament-log-time-lost = {$from} முதல் {$until} வரை Kuzhi இல்லை, அல்லது இங்கே எழுத முடியவில்லை. இந்த நேரம் கணக்கில் இல்லை
tournament-log-missed = அடுத்தது ({$when}) நடக்கவில்லை: Kuzhi இல்லை
tournament-log-put-off = தொடக்கத்தைத் தள்ளிவைத்தார்: {$when}
tournament-log-changed = போட்டியை மாற்றினார்: {$changes}
tournament-log-begun = போட்டி தொடங்கியது
tournament-log-begun-now = போட்டியை இப்போதே தொடங்கினார்
tournament-log-fewer-rounds = {$rounds} சுற்றுகள் மட்டுமே: அதற்கு மேல் ஆடச் சேர்ந்தவர்கள் போதாது
tournament-log-drafted = குழுக்கள் கடந்த லீக்கின்படி அமைந்தன: மேலே அல்லது கீழே சென்றவர்கள் அங்கே ஆடுவர்; புதியவர்கள் கடைசிக் குழுவில் தொடங்குவர்
tournament-log-extended = ஆட்டங்களைத் தொடங்க மேலும் நேரம் கொடுத்தார்: {$when} வரை
tournament-log-more-time = {$south} – {$north} ஆட்டத்தைத் தொடங்க {$when} வரை நேரம் கொடுத்தார்
tournament-log-renewed = {$south} – {$north} ஆட்டத்தில் நகர்த்த வேண்டியவருக்கு முழு நேரமும் மீண்டும் கொடுத்தார்
tournament-log-time-given = {$south} – {$north} ஆட்டத்தில் நகர்த்த வேண்டியவருக்குக் கூடுதல் நேரம் கொடுத்தார்: {$time}
tournament-log-drags-on = ஆட்டங்கள் எதிர்பார்த்ததை விட நீள்கின்றன; சுற்று தொடர்கிறது
tournament-log-paired-again = சுற்றின் இணைகளை மீண்டும் அமைத்தார்
tournament-log-result = {$south} – {$north} ஆட்டத்தின் முடிவை {$result} எனப் பதிந்தார்: {$reason}
tournament-log-result-own = தம் சொந்த ஆட்டமான {$south} – {$north} முடிவை {$result} எனப் பதிந்தார்: {$reason}
tournament-log-was = (முன்பு: {$result})
tournament-log-own = (அவரது சொந்த ஆட்டம்)
tournament-log-played-again = {$south} – {$north} ஆட்டம் மீண்டும் ஆடப்படுகிறது: அதன் முடிவு ரத்து ஆனது
tournament-log-replayed = {$south} – {$north} மீண்டும் ஆடப்படும்: {$reason}
tournament-log-result-removed = {$south} – {$north} முடிவை நீக்கினார், அது யாருக்கும் கணக்கில் இல்லை: {$reason}
tournament-log-voided = {$south} – {$north} ஆட்டம் யாருக்கும் சேராது: அதன் முடிவு செல்லாததாக்கப்பட்டது
tournament-log-voided-stands = {$south} – {$north} முடிவு செல்லாததாக்கப்பட்டது. அமைப்பாளர் வேறு முடிவைப் பதியும் வரை, யார் முன்னேறுவார் என்பதை அதுவே தீர்மானிக்கும்
tournament-log-removed = {$player} நீக்கப்பட்டார்: {$reason}
tournament-log-let-in = {$player} மீண்டும் சேரலாம் என்றார்: **{button-tournament-join}** அழுத்தினால் சேர்வார்
tournament-log-organiser-named = {$player} ஏற்பாட்டாளர் ஆனார்
tournament-log-organiser-dismissed = {$player} இனி ஏற்பாட்டாளர் அல்ல
tournament-log-forbidden = {$one}, {$other} இருவரும் சந்திக்காதபடி செய்தார்
tournament-log-unforbidden = {$one}, {$other} இருவரும் மீண்டும் சந்திக்கலாம் என்றார்
tournament-log-sunk = இரண்டு வாரம் ஆடாததால் ஓரிடம் இறங்கியவர்கள்: {$names}
tournament-log-placed = {$player} ஐ {$other} க்கு மேலே வைத்தார்
tournament-log-placed-last = {$player} ஐக் கடைசியில் வைத்தார்
tournament-log-sorted = ஏணியை மதிப்பீட்டு வரிசையில் வைத்தார்
tournament-log-numbered = {$player} ஐத் தொடக்கப் பட்டியலில் எண் {$number} ஆக வைத்தார்
tournament-log-numbered-by-rating = தொடக்கப் பட்டியலை மதிப்பீட்டு வரிசையில் வைத்தார்
tournament-log-meet-instead = திருத்தத்துக்குப் பிறகு {$south}, {$north} சந்திக்கிறார்கள்
tournament-log-goes-on = திருத்தத்துக்குப் பிறகு {$player} ஆடாமல் முன்னேறுகிறார்
tournament-log-paused = இடைநிறுத்தினார்
tournament-log-resumed = தொடரச் செய்தார்
tournament-log-stopped = முடித்துவைத்தார்: {$reason}
tournament-log-stopped-bare = முடித்துவைத்தார்
tournament-log-too-few = கைவிடப்பட்டது: மிகச் சிலரே சேர்ந்தனர்
tournament-log-left-out = அடுத்தது ({$when}) விடப்பட்டது: இங்கு முடியாத போட்டிகள் மிக அதிகம்
tournament-log-no-role = வென்றவருக்கு {$role} பங்கை Kuzhi வழங்க முடியாது: **Manage Roles** அனுமதியும், இதற்கு மேலே தனக்கொரு பங்கும் தேவை
tournament-log-series-ended = இதற்குப் பிறகு தானாக வேறு எதுவும் நடக்காது
tournament-log-no-events = இந்தத் தொடருக்கான நிகழ்வை Kuzhi இங்கு வைக்க முடியாது: அதற்கு **Create Events** அனுமதி தேவை
tournament-log-not-here = வருகை பதியாததால் ஆடாதவர்கள்: {$names}
tournament-log-byes = சுற்று {$round}: சிலர் ஏற்கெனவே சந்தித்ததால் அல்லது பிரித்து வைக்கப்பட்டதால் எல்லாரையும் இணைக்க முடியவில்லை; அவர்களுக்கு விடுப்பு
tournament-log-waits = இருப்பவர்களில் எந்த இருவரும் சந்திக்க முடியாது. மற்றவர்கள் சேரவோ திரும்பவோ {$when} வரை காத்திருக்கும், பிறகு கைவிடப்படும்
tournament-log-cannot-pair = கைவிடப்பட்டது: இனி யாரையும் இணைக்க முடியவில்லை
refused-winners-role-not-permitted = Kuzhi இங்கு பங்குகளை வழங்க முடியாது. அதற்கு **Manage Roles** அனுமதி கொடுத்து, மீண்டும் தேர்ந்தெடுங்கள்.
refused-winners-role-above = தன் பங்குக்குக் கீழே உள்ள பங்குகளை மட்டுமே Kuzhi வழங்க முடியும். சர்வர் அமைப்புகளில் அதன் பங்கை இதற்கு மேலே நகர்த்தி, மீண்டும் தேர்ந்தெடுங்கள்.
refused-winners-role-managed = இந்தப் பங்கை யாராலும் வழங்க முடியாது. வேறொன்றைத் தேர்ந்தெடுங்கள்.
refused-winners-role-powerful = செய்திகளையோ உறுப்பினர்களையோ நிர்வகிப்பது போன்ற அதிகாரம் இந்தப் பங்குக்கு உண்டு; அதை யாரும் வெல்லக் கூடாது. வேறொன்றைத் தேர்ந்தெடுங்கள்.
refused-winners-role-gone = அப்படியொரு பங்கு இப்போது இல்லை. வேறொன்றைத் தேர்ந்தெடுங்கள்.
refused-winners-role-unknown = Discord இப்போது பதிலளிக்கவில்லை. சற்று நேரம் கழித்து முயலுங்கள்.

refused-tournament-unknown = அப்படி ஒரு போட்டி இங்கு இல்லை, அல்லது இப்போது இல்லை. இருப்பவற்றை `/tournament list` காட்டும்.
refused-tournament-size = இந்த வகைப் போட்டிக்கு {$fewest} முதல் {$most} ஆட்டக்காரர்கள் தேவை.
refused-tournament-rounds = சுவிஸ் போட்டியில் 1 முதல் {$most} சுற்றுகள் இருக்கலாம்.
refused-tournament-rounds-of-few = {$players} பேர் இருமுறை சந்திக்காமல் அதிகபட்சம் {$most} சுற்றுகள் ஆடலாம். சுற்றுகளைக் குறையுங்கள், அல்லது அதிகம் பேரை அனுமதியுங்கள்.
refused-tournament-byes = 0 முதல் {$most} விடுப்புச் சுற்றுகள் வரை அரைப் புள்ளி தரலாம்.
refused-tournament-meetings = லீக்கில் ஒருவரை ஒருவர் ஒருமுறையோ இருமுறையோ சந்திப்பர்: 1 அல்லது 2 என எழுதுங்கள்.
refused-tournament-group-size = ஒரு குழுவின் அதிகபட்ச அளவு {$fewest} முதல் {$most} பேர். `groups` ஐ மாற்றுங்கள்.
refused-tournament-group-moves = இத்தனை பேர் மேலும் கீழும் செல்ல முடியாது: `promoted` க்கு 0 முதல் {$most} வரை தேர்ந்தெடுங்கள்.
refused-tournament-arena-length = அரங்கம் {$fewest} முதல் {$most} நிமிடங்கள் நடக்கும்.
refused-tournament-arena-is-live = அரங்கத்தில் உடனுக்குடன் ஆடுவர்; எனவே 5+3 போன்ற நேரடி நேர வரம்பு தேவை.
refused-tournament-needs-clock = போட்டிக்கு நேர வரம்பு தேவை. 5+3 அல்லது 1d போன்ற ஒன்றைத் தேர்ந்தெடுங்கள்.
refused-tournament-arena-clock = இந்தக் கடிகாரத்தில் ஓர் ஆட்டமே {$minutes} நிமிட அரங்கத்தை நிரப்பக்கூடும். {$clock} அல்லது அதற்குக் குறைவானதை, அல்லது நீண்ட அரங்கத்தைத் தேர்ந்தெடுங்கள்.
refused-tournament-too-quick = இவ்வளவு குறைந்த சுற்றுகள் கொண்ட ஆட்டங்கள் தரவரிசையில் சேரா. அதிகச் சுற்றுகளை, அல்லது `rated: False` தேர்ந்தெடுங்கள்.
refused-tournament-bad-start = இப்போதிலிருந்து 60 நாட்களுக்குள் மட்டுமே தொடங்கலாம்.
refused-tournament-bad-start-typed = “{$text}” என்பது {$when}. போட்டி இப்போதைக்குப் பிறகும் 60 நாட்களுக்குள்ளும் தொடங்க வேண்டும்.
refused-tournament-comes-once = ஏணி யாராவது முடிக்கும் வரை நீடிக்கும்; எனவே அது மீண்டும் நடக்காது. `repeats` வேண்டாம்.
refused-tournament-days-ahead = அடுத்தது 1 முதல் {$most} நாட்களுக்கு முன் அறிவிக்கப்படலாம். `ahead` மாற்றுங்கள்.
refused-tournament-no-day = “{$text}” என்ற நாள் Kuzhi-க்குப் புரியவில்லை. 2026-12-24 போன்ற தேதியையோ, 10w போன்ற கால அளவையோ எழுதுங்கள்.
refused-tournament-ends-before = முதலாவது தொடங்கும் முன்பே இது முடிந்துவிடும். `until` இல் பிந்தைய நாளைத் தேர்ந்தெடுங்கள்.
refused-tournament-no-series = இந்தப் போட்டி தானாக மீண்டும் நடப்பதில்லை.
refused-tournament-next-is-announced = அடுத்தது அறிவிக்கப்பட்டுவிட்டது. அதன் செய்தியின் கீழ் உள்ள பொத்தானை அழுத்துங்கள்.
refused-tournament-no-time = “{$text}” என்ற நேரம் Kuzhi-க்குப் புரியவில்லை. 20:00, வியாழன் 20:00, நாளை 19:30 போன்ற நேரத்தையோ, 1h30m, 2d 3h, 1w போன்ற கால அளவையோ, Discord நேர முத்திரையையோ எழுதுங்கள்.
refused-tournament-no-time-zone = இந்தச் சர்வருக்கு இன்னும் நேர மண்டலம் இல்லாததால், Kuzhi-ஆல் “{$text}” நேரத்தைப் படிக்க முடியாது. நிர்வகிப்பவர் ஒருவர் `/settings timezone` மூலம் அமைக்கலாம். அதுவரை 1h30m, 2d 3h போன்ற கால அளவையோ, Discord நேர முத்திரையையோ எழுதுங்கள்.
refused-tournament-season-length = ஒரு பருவத்தில் {$fewest} முதல் {$most} போட்டிகள் இருக்கும். எத்தனை என்று `season` இல் எழுதுங்கள்.
refused-tournament-season-best = இந்தப் பருவத்தில் 1 முதல் {$most} முடிவுகள் கணக்கிடப்படலாம். `best` ஐ மாற்றுங்கள்.
refused-tournament-no-season = ஏணி யாராவது முடிக்கும் வரை நீடிக்கும்; எனவே அதற்குப் பருவம் இல்லை. `season` வேண்டாம்.
refused-tournament-name-too-long = பெயர் மிக நீளம்: அதிகபட்சம் {$most} எழுத்துகள் அடங்கும்.
refused-tournament-no-server = போட்டிகள் சர்வர்களில் நடைபெறும். ஒரு சர்வரில் கட்டளையைப் பயன்படுத்துங்கள்.
refused-tournament-not-manager = இந்தச் சர்வரை நிர்வகிப்பவர்கள் மட்டுமே போட்டிகளை அறிவிக்க முடியும். அவர்களில் ஒருவரைக் கேளுங்கள்.
refused-tournament-not-organisers = இந்தச் சர்வரை நிர்வகிப்பவர்களும் {$role} பங்கு உள்ளவர்களும் மட்டுமே போட்டிகளை அறிவிக்க முடியும்.
refused-tournament-not-member = போட்டிகளுக்கு Kuzhi இந்தச் சர்வரின் உறுப்பினராக இருக்க வேண்டும். சேர்க்கும்படி நிர்வகிப்பவர் ஒருவரைக் கேளுங்கள்.
refused-tournament-too-many-here = இந்தச் சர்வரில் முடியாத போட்டிகள் {$most} உள்ளன. முதலில் ஒன்று முடிய வேண்டும்.
refused-tournament-too-many-of-theirs = இங்கு நீங்கள் நடத்தும் முடியாத போட்டிகள் {$most}. முதலில் ஒன்று முடிய வேண்டும்; ஏணிகள் கணக்கில் சேராது.
refused-tournament-announced = இந்த வரைவு ஏற்கனவே அறிவிக்கப்பட்டது. இன்னொன்றுக்கு: `/tournament create`.
refused-tournament-no-draft = இந்த வரைவு இப்போது இல்லை: அது நீக்கப்பட்டது, அல்லது ஒரு நாளைவிடப் பழையது. இன்னொன்றுக்கு: `/tournament create`.
refused-tournament-nothing-changed = எதுவும் மாறவில்லை.
refused-tournament-people-entered = யாரோ சேர்ந்துவிட்டார்கள். இனி பெயர், தாமதமான தொடக்கம், எத்தனை பேர் என்பவை மட்டுமே மாறலாம்.
refused-tournament-only-later = சேர்ந்தவர்கள் {$when} தொடங்கும் என எதிர்பார்க்கிறார்கள். அதற்குப் பின் தொடங்கலாம், முன்னதாக அல்ல.
refused-tournament-more-entered = {$number} பேர் சேர்ந்துவிட்டார்கள். இடங்கள் அதைவிடக் குறையக்கூடாது.
refused-tournament-no-number = “{$text}” ஓர் எண் அல்ல.
refused-tournament-notified-lately = குறுகிய நேரத்தில் பலமுறை மற்றவர்களுக்கு அறிவிப்பு அனுப்பினீர்கள். இதை மீண்டும் செய்யக்கூடிய நேரம்: {$when}.
refused-tournament-lacks-role = {$role} மட்டுமே இந்தப் போட்டியில் சேரலாம்.
refused-tournament-full = போட்டி நிறைந்துவிட்டது.
refused-tournament-takes-part = நீங்கள் ஏற்கெனவே பங்கேற்கிறீர்கள்.
refused-tournament-takes-no-part = நீங்கள் இதில் பங்கேற்கவில்லை. சேர முடியும்வரை **{button-tournament-join}** அதன் முதல் செய்தியின் கீழே இருக்கும்.
refused-tournament-them-takes-no-part = அவர் இதில் பங்கேற்கவில்லை.
refused-tournament-removed = ஏற்பாட்டாளர்கள் உங்களை இந்தப் போட்டியிலிருந்து நீக்கினர். காரணம் **{button-tournament-log}** இல் உள்ளது.
refused-tournament-not-removed = அவர் நீக்கப்படவில்லை.
refused-tournament-begun = போட்டி தொடங்கிவிட்டது; இனி இது முடியாது.
refused-tournament-not-begun = போட்டி இன்னும் தொடங்கவில்லை.
refused-tournament-over = இந்தப் போட்டி முடிந்தது.
refused-tournament-paused = ஏற்பாட்டாளர் தொடரும்வரை போட்டி இடைநிறுத்தப்பட்டுள்ளது.
refused-tournament-not-paused = போட்டி இடைநிறுத்தப்படவில்லை.
refused-tournament-last-round = இதுவே கடைசிச் சுற்று: விடுவதற்கு வேறு சுற்று இல்லை.
refused-tournament-check-in-later = அதற்கு இன்னும் நேரம் வரவில்லை. உங்களுக்கு அறிவிப்பு வருவது {$when}; அப்போது பொத்தானை அழுத்துங்கள்.
refused-tournament-last-games = கடைசி ஆட்டங்கள் நடக்கின்றன. இனிப் புதியவை தொடங்கா.
refused-tournament-nothing-to-begin = இங்கு இப்போது நீங்கள் தொடங்க வேண்டிய ஆட்டம் இல்லை.
refused-tournament-plays-live = நீங்கள் வேறொரு நேரடி ஆட்டத்தில் இருக்கிறீர்கள். அதை முடித்துவிட்டுப் பொத்தானை மீண்டும் அழுத்துங்கள்.
refused-tournament-they-play-live = {$player} ஒரு போட்டியின் நேரடி ஆட்டத்தில் இருக்கிறார். அது முடிந்ததும் மீண்டும் முயலுங்கள்.
refused-tournament-nothing-to-extend = தொடங்கக் காத்திருக்கும் ஆட்டம் இல்லை; எனவே நீட்டிக்க நேரம் இல்லை.
refused-tournament-is-ready = நீங்கள் தயார். மற்றவர் அறிவிப்பு பெற்றார்; அவரது நேரம் முடிவது {$when}.
refused-tournament-too-few = மிகச் சிலரே சேர்ந்துள்ளனர்: குறைந்தது {$fewest} பேர் தேவை.
refused-tournament-not-organiser = ஏற்பாட்டாளர்களும் சர்வரை நிர்வகிப்பவர்களும் மட்டுமே இதைச் செய்யலாம்.
refused-tournament-not-announcer = அறிவித்தவரும் சர்வரை நிர்வகிப்பவர்களும் மட்டுமே வேறு ஏற்பாட்டாளர்களைச் சேர்க்கலாம்.
refused-tournament-organises = {$player} ஏற்கெனவே ஏற்பாட்டாளர்.
refused-tournament-program-organises = பாட்கள் ஏற்பாடு செய்ய முடியாது. ஒருவரைத் தேர்ந்தெடுங்கள்.
refused-tournament-too-many-organisers = உங்களுடன் {$most} பேர் ஏற்பாடு செய்கிறார்கள். மேலும் சேர்க்க முடியாது.
refused-tournament-no-co-organiser = அவர் இனி ஏற்பாட்டாளர் அல்ல.
refused-tournament-not-of-this-kind = இந்த வகைப் போட்டியில் அது இல்லை.
refused-tournament-ladder-not-there = {$player} இந்த ஏணியில் இல்லை.
refused-tournament-ladder-not-above = உங்களுக்கு மேலே உள்ளவர்களை மட்டுமே அழைக்கலாம்.
refused-tournament-ladder-too-far = அவர் மிக மேலே உள்ளார். இடங்கள் {$first} முதல் {$last} வரை உள்ளவர்களை அழைக்கலாம்.
refused-tournament-ladder-busy = {$player} இந்த ஏணியில் ஏற்கெனவே ஓர் அழைப்பில் இருக்கிறார். ஒரு நேரத்தில் ஒன்று மட்டும்.
refused-tournament-ladder-rest = நீங்களும் {$player} என்பவரும் இப்போதுதான் சந்தித்தீர்கள். மீண்டும் {$when} சந்திக்கலாம்; அதுவரை மற்றவர்கள் அவரை அழைக்கலாம்.
refused-tournament-round-has-begun = சுற்றின் ஓர் ஆட்டம் தொடங்கிவிட்டது; எனவே இணைகளை மீண்டும் அமைக்க முடியாது.
refused-tournament-cannot-pair = விதிப்படி அமைக்க இணைகள் இல்லை.
refused-tournament-moved-on = போட்டி இந்த முடிவுடன் தொடர்ந்துவிட்டது, எனவே ஆட்டம் மீண்டும் ஆடப்படாது. முடிவை மாற்ற, போட்டியின் முதல் செய்தியின் கீழே **{button-tournament-organise}** அழுத்தி **{tournament-do-result}** என்பதைத் தேர்ந்தெடுங்கள்.
refused-tournament-no-such-game = இந்தப் போட்டியில் அப்படி ஆட்டம் இல்லை.
refused-tournament-has-no-result = இந்த ஆட்டத்துக்கு இன்னும் முடிவு இல்லை.
refused-tournament-somebody-goes-on = ஒருவர் முன்னேறியாக வேண்டும், அதனால் இங்கே முடிவை நீக்க முடியாது. வேறு முடிவைப் பதியுங்கள், அல்லது ஆட்டத்தை மீண்டும் ஆட வையுங்கள்.
refused-tournament-next-is-played = இந்த முடிவின்படி பிந்தைய ஆட்டத்தை வேறொருவர் ஆடியிருக்க வேண்டும்; அது ஏற்கனவே ஆடப்பட்டுவிட்டது. முடிவு அப்படியே இருக்கும்; அந்தப் பிந்தைய ஆட்டத்தின் முடிவை நீங்கள் பதியலாம்.
refused-tournament-kept-apart = இந்த இருவரும் ஏற்கெனவே பிரித்து வைக்கப்பட்டுள்ளனர்.
refused-tournament-not-kept-apart = இவ்விருவரும் பிரித்து வைக்கப்படவில்லை.
refused-tournament-stands-there = அவர் ஏற்கெனவே அங்கே இருக்கிறார், அல்லது ஏணியில் இல்லை.
refused-tournament-ladder-is-played = இந்த ஏணியில் ஏற்கெனவே அழைப்புகள் நடந்தன: இடங்கள் இனி வெல்லப்படுகின்றன. தனித்தனியாக நகர்த்தலாம்.
refused-tournament-too-many-apart = இங்கே {$most} இணைகள் பிரித்து வைக்கப்பட்டுள்ளன; இனி சேர்க்க முடியாது.
refused-tournament-no-reason = காரணம் மற்றவர்களுக்குத் தெரிய வேண்டும்: தயவுசெய்து எழுதுங்கள்.
refused-tournament-no-hints = போட்டி ஆட்டங்களில் குறிப்புகள் இல்லை.
refused-tournament-no-takebacks = இந்தப் போட்டியில் யாரும் நகர்வுகளைத் திரும்பப் பெறுவதில்லை.
refused-tournament-no-gifts = போட்டிகளில் யாரும் மற்றவருக்கு நேரம் கொடுப்பதில்லை.
activity-loading = ஏற்றுகிறது …
activity-reconnecting = மீண்டும் இணைகிறது …
activity-offline = இணைப்பு இல்லை
activity-games = இங்கே உங்கள் ஆட்டங்கள்
activity-no-games = இந்தச் சேனலில் உங்களுக்கு இன்னும் ஆட்டம் எதுவும் இல்லை.
activity-back = ஆட்டத்துக்குத் திரும்பு
activity-close = மூடு
activity-settings = அமைப்புகள்
activity-speed = வேகம்
activity-speed-slow = மெதுவாக
activity-speed-normal = இயல்பு
activity-speed-fast = வேகமாக
activity-speed-none = அசைவின்றி
activity-sound = ஒலி
activity-previews = நகர்வுகள் முடியும் இடத்தைக் காட்டு
activity-watching = பார்ப்பவர்கள்: {$names}
activity-send = அனுப்பு
activity-cancel = ரத்து
activity-replay-last = கடைசி நகர்வுகளை மீண்டும் காட்டு
activity-skip = தவிர்
activity-your-turn = உங்கள் முறை
activity-their-turn = {$name} முறை
activity-thinking = {$name} யோசிக்கிறார் …
activity-score = வெல்லும் {$needed} முத்துகளில் {$score}
activity-hold = ஒரு குழியை அழுத்திப் பிடியுங்கள் அல்லது சுட்டுங்கள்: அதன் கடைசி முத்து எங்கே விழும் என்று தெரியும்.
activity-not-identified = நீங்கள் யார் என்று Discord சொல்லவில்லை. பலகையை மூடி மீண்டும் திறக்கவும்.
activity-stopping = Kuzhi மீண்டும் தொடங்குகிறது. பலகை சற்று நேரத்தில் வரும்.
activity-begin-again = இந்தப் பலகை பல மணி நேரமாகத் திறந்துள்ளது. சற்று நேரத்தில் மீண்டும் வரும்.
activity-opened-elsewhere = பலகையை வேறு இடத்தில் திறந்துள்ளீர்கள்.
activity-full = இப்போது மிக அதிகமான பலகைகள் திறந்துள்ளன. இடம் கிடைத்ததும் இது திறக்கும்.
activity-too-fast = ஒரே நேரத்தில் மிக அதிகம். பலகை சற்று நேரத்தில் வரும்.
activity-too-slow = இணைப்பு மிக மெதுவாக உள்ளது. பலகை சற்று நேரத்தில் வரும்.
activity-unreadable = இந்தப் பலகை வேறு பதிப்பைச் சேர்ந்தது. மூடி மீண்டும் திறக்கவும்.
activity-failed = இங்கே ஏதோ தவறாகிவிட்டது. சற்று நேரத்தில் மீண்டும் முயலவும்.
