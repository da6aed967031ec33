# Kuzhi हिन्दी में क्या कहता है। संदेश का नाम बताता है कि वह कहाँ आता है; {$…} को बॉट भरता है।
# पाठ Discord के markdown में है। `.name` Discord में कमांड या विकल्प का नाम है।

## Games

game-mangala = मंगला
game-mangala-castle = क़िलों वाला मंगला
game-al-manqala = अल-मनक़ला
game-pallankuzhi = पल्लांकुझि
game-pallam-khuzi = पल्लम कुझि
game-kotu-baendum = कोटु बैंडुम

## Options of games

options-chosen = ऐसे खेला जा रहा है: {$options}।
option-end-row-empty = चाल के बाद कोई पंक्ति ख़ाली हो तो खेल ख़त्म
option-end-no-move = जिसकी बारी है उसकी पंक्ति ख़ाली हो तो खेल ख़त्म
option-own_pit_capture-true = आख़िरी बीज अपने ख़ाली गड्ढे में गिरे तो सामने का गड्ढा मिलता है
option-own_pit_capture-false = आख़िरी बीज अपने ख़ाली गड्ढे में गिरे तो कुछ नहीं मिलता
option-seeds-6 = हर गड्ढे में छह बीज
option-seeds-5 = हर गड्ढे में पाँच बीज
option-seeds-4 = हर गड्ढे में चार बीज
option-after_capture-continue = बीज जीतने के बाद बुवाई चलती रहती है
option-after_capture-end = बीज जीतने पर बारी ख़त्म
option-fours-sower = चौके उसके, जिसने बनाए
option-fours-owner = चौके गड्ढे के मालिक के
option-skip_origin-true = जिस गड्ढे से बीज उठाए उसे छोड़ दिया जाता है
option-skip_origin-false = जिस गड्ढे से बीज उठाए उसमें भी बोया जाता है
option-capture-relay = बीज जीतने के बाद बुवाई चलती रहती है
option-capture-ends-turn = बीज जीतने पर बारी ख़त्म
option-proposal = {$option}: {$meaning}
option-proposal-five = {$option}: पाँच बीज, जीतने पर बारी ख़त्म (वरना पहली बारी 70 में से 46 ले जाती है)
length-whole = अंत तक
length-rounds = {$rounds} दौर

## Players

player-bot = Kuzhi (स्तर {$level})
player-unnamed = खिलाड़ी {$digits}
side-south = दक्षिण
side-north = उत्तर

## The challenge

challenge-open = {$invited}, {$challenger} ने आपको **{$game}** खेलने की चुनौती दी है।
challenge-to-all = {$challenger} **{$game}** खेलने के लिए किसी को ढूँढ रहा है। जो पहले स्वीकार करे, वह खेलेगा।
challenge-whoever = जो स्वीकार करे
challenge-to-all-cancelled = {$challenger} अब **{$game}** के लिए किसी को नहीं ढूँढ रहा।
challenge-to-all-expired = {$challenger} **{$game}** के लिए किसी को ढूँढ रहा था, और समय पर किसी ने स्वीकार नहीं किया।
challenge-sides = दक्षिण और पहली चाल: {$first}
challenge-casual = यह खेल अनौपचारिक होगा: तालिका में नहीं गिना जाएगा।
challenge-quick = झटपट खेल: इतने कम दौर पहली चालों से ही तय हो जाते हैं, इसलिए यह तालिका में नहीं गिना जाता। तीन दौर गिने जाते हैं।
challenge-series = {$sets} सेट का मुक़ाबला: जीत का 1, बराबरी का ½ अंक, और हर सेट में पक्ष बदलते हैं।
challenge-expires = चुनौती की अवधि: {$when}
challenge-declined = {$invited} ने {$challenger} की **{$game}** की चुनौती ठुकरा दी।
challenge-cancelled = {$challenger} ने {$invited} को दी हुई **{$game}** की चुनौती वापस ले ली।
challenge-expired = {$invited} को दी हुई {$challenger} की **{$game}** की चुनौती बिना जवाब के ख़त्म हो गई।
menu-challenge = मनकला की चुनौती दें
draft-game-bot = Kuzhi के साथ **{$game}**। जो चाहें बदलें, फिर **{button-begin}** दबाएँ।
draft-game-person = {$opponent} को **{$game}** की चुनौती। जो चाहें बदलें, फिर **{button-challenge}** दबाएँ।
draft-game-anybody = इस चैनल में किसी को भी **{$game}** की चुनौती, या नीचे किसी को चुनें। जो चाहें बदलें, फिर **{button-challenge}** दबाएँ।
draft-choose-person = प्रतिद्वंद्वी चुनें
draft-against-person = किसी व्यक्ति से खेलें
draft-against-bot = Kuzhi से खेलें
draft-made = हो गया: इस चैनल में सब इसे देख रहे हैं।
choice-one-game = एक ही खेल
choice-sets = {$sets} सेट का मुक़ाबला
button-make-casual = अनौपचारिक करें
button-make-rated = रेटेड करें
button-challenge = चुनौती दें
button-begin = शुरू करें
button-accept = स्वीकार करें
button-decline = ठुकराएँ
button-cancel = रद्द करें

## The board

board-title = **{$game}** · दक्षिण {$south} · उत्तर {$north}
board-round = दौर {$round} / {$rounds}
board-round-open = दौर {$round}
board-series = सेट {$set} / {$sets} · {$south} {$points} – {$against} {$north}
board-turn = **{$player}** ({$side}) की बारी: एक गड्ढा चुनें।
board-direction = **{$player}** ({$side}) की बारी: एक गड्ढा और पूरे दौर की दिशा चुनें।
board-arrange = **{$player}** ({$side}) के पास {$seeds} बीज हैं, अपनी पंक्ति सजाएँ: बाएँ से गड्ढे 1 से 7। गड्ढा 1 में एक या दो, 2 से 6 में अधिकतम दो, 7 में अधिकतम चार। गड्ढा 1 में दो हों तो तिक्के जीते जाते हैं, एक हो तो दुक्के।
board-bot-turn = {$player} सोच रहा है …
board-castle = {$player} का क़िला: {$side}, गड्ढा {$pit}।
board-mark-puta = {$side}, गड्ढा {$pit}: {$player} का पुता।
board-mark-naga = {$side}, गड्ढा {$pit}: {$player} का नगा।
board-mark-tied = {$side}, गड्ढा {$pit}: {$player} के लिए बँधा।
board-excluded = x वाले गड्ढे खेल से बाहर हैं।
board-to-fill = x वाले गड्ढे अभी भरे जाने हैं।
board-eats = {$player} {$seeds} वाले गड्ढे जीतता है।
board-heap = {$side}, गड्ढा {$pit}: {$seeds} बीज।
board-text-row = {$side}: {$pits}। भंडार {$store}।
board-text-row-yours = आप ({$side}): {$pits}। भंडार {$store}।
board-text-excluded = बंद
board-text-castle = क़िला
board-moved-on = यह बोर्ड अब यहाँ है: {$link}
board-seen-alone = यह सिर्फ़ आप देखते हैं: यहाँ Discord मेरे जवाब सिर्फ़ आपको दिखाता है। दूसरा खिलाड़ी `/बोर्ड` से देख सकता है।
board-visiting = यहाँ देर तक कुछ न हो तो `/बोर्ड` से बोर्ड आ जाता है।
no-files = मैं इस चैनल में फ़ाइलें नहीं जोड़ सकता, इसलिए यहाँ सिर्फ़ शब्द हैं। सर्वर सँभालने वाले इसकी अनुमति दे सकते हैं: **फ़ाइलें अटैच करें** (Attach Files)।
no-files-boards = इस सर्वर के बोर्ड तस्वीरें होने चाहिए, पर मैं इस चैनल में फ़ाइलें नहीं जोड़ सकता: यहाँ वे इमोजी या अक्षरों से बनते हैं। मुझे यहाँ **फ़ाइलें अटैच करें** (Attach Files) की अनुमति दें, तो अगली चाल तस्वीर के साथ आएगी।
board-in-thread = {$south} और {$north} {$thread} में **{$game}** खेल रहे हैं।
thread-name = {$game}: {$south} – {$north}
call-to-move = {$player}, **{$game}** में आपकी बारी है, सामने {$opponent}: {$link}
call-to-move-unlinked = {$player}, **{$game}** में आपकी बारी है, सामने {$opponent}।
button-arrange = दूसरी सजावट …
menu-layouts = और सजावटें …
button-standard = सामान्य तरीक़ा
form-arrange = अपनी पंक्ति सजाएँ
form-arrange-label = गड्ढे 1 से 7 के बीज, बाएँ से

## What a move did

move-sown = {$player}, गड्ढा {$pit}: {$seeds} बीज बोए गए।
move-sown-laps = {$player}, गड्ढा {$pit}: {$seeds} बीज, {$laps} फेरे।
move-arranged = {$player} ने पंक्ति सजाई और {$seeds} वाले गड्ढे जीतेगा।
move-arranged-usual = {$player} ने पंक्ति सामान्य तरीक़े से सजाई।
move-counter-clockwise = दौर घड़ी की उलटी दिशा में चलता है।
move-clockwise = दौर घड़ी की दिशा में चलता है।
move-captured = { $seeds ->
    [one] {$seeds} बीज जीता।
   *[other] {$seeds} बीज जीते।
}
move-captured-other = { $seeds ->
    [one] {$player} ने {$seeds} बीज जीता।
   *[other] {$player} ने {$seeds} बीज जीते।
}
move-castle = क़िला बना: {$side}, गड्ढा {$pit}।
move-into-castle = { $seeds ->
    [one] {$player} के क़िले में {$seeds} बीज गिरा।
   *[other] {$player} के क़िले में {$seeds} बीज गिरे।
}
move-tied = बँधा गड्ढा: {$side}, {$pit}।
move-kept = { $seeds ->
    [one] आख़िरी बीज रख लिया
   *[other] आख़िरी {$seeds} बीज रख लिए
}: कोई गड्ढा और नहीं ले सकता था।
move-endless = बुवाई अनंत तक घूमती रहती, इसलिए रोक दी गई।
move-again = फिर से चाल।
move-taken-back = {$player} ने एक चाल वापस ली।
move-planned = जैसा तय था।
move-swept = { $seeds ->
    [one] आख़िरी बीज {$player} को मिलता है।
   *[other] आख़िरी {$seeds} बीज {$player} को मिलते हैं।
}
move-round-ended = **दौर {$round} ख़त्म: {$south} – {$north}।**
move-round-began = दौर {$round} {$player} शुरू करता है।

## A move, shown

button-show-move = चाल दिखाएँ
button-move-before = ◀ पिछली चाल
button-move-after = अगली चाल ▶
story-title = **{$game}** · चाल {$number}: {$player}
story-lap = {$lap}. {$from} के गड्ढे {$pit} से {$seeds} बीज; आख़िरी बीज {$to} के गड्ढे {$last} में गिरता है।
story-lap-to-store = {$lap}. {$from} के गड्ढे {$pit} से {$seeds} बीज; आख़िरी बीज {$to} के भंडार में गिरता है।
story-lap-to-castle = {$lap}. {$from} के गड्ढे {$pit} से {$seeds} बीज; आख़िरी बीज {$to} के गड्ढे {$last} वाले क़िले में गिरता है।
story-lifted = {$lap}. {$from} के गड्ढे {$pit} से {$seeds} बीज।
story-captured = {$player} {$side} के गड्ढे {$pit} से {$seeds} बीज जीतता है।
story-swept = { $seeds ->
    [one] {$side} के गड्ढे {$pit} का आख़िरी बीज {$player} को मिलता है।
   *[other] {$side} के गड्ढे {$pit} के आख़िरी {$seeds} बीज {$player} को मिलते हैं।
}
story-left-out = … { $lines ->
    [one] यहाँ {$lines} लाइन छोड़ी गई
   *[other] यहाँ {$lines} लाइनें छोड़ी गईं
} …

## The end

over-won = **{$player} की जीत, {$points} – {$against}।**
over-drawn = **बराबरी, दोनों के {$points}।**
over-resigned = **{$loser} ने हार मानी: {$player} की जीत।**
over-agreed = **बराबरी: दोनों सहमत हैं।**
over-early = जल्दी ख़त्म: रेटिंग में नहीं गिना गया।
series-goes-on = **{$south} {$points} – {$against} {$north}।** नीचे सेट {$set} / {$sets} शुरू है, पक्ष बदलकर।
series-won = **{$sets} सेट का मुक़ाबला {$player} ने {$points} – {$against} से जीता।**
series-drawn = **{$sets} सेट का मुक़ाबला बराबर, दोनों के {$points}।**
series-given-up = **{$sets} सेट का मुक़ाबला {$player} ने जीता: {$loser} ने मुक़ाबला छोड़ दिया।**
reason-row-empty = चाल के बाद एक पंक्ति ख़ाली थी।
reason-no-move = जिसकी बारी थी उसके पास बोने को कुछ नहीं था।
reason-majority = यह सब बीजों के आधे से ज़्यादा है।
reason-cannot-feed = सामने की पंक्ति ख़ाली थी और उसे बीज नहीं दिया जा सकता था।
reason-repetition = वही स्थिति तीसरी बार आई।
reason-agreed = दोनों ने माना कि खेल अनंत तक घूमता रहेगा।
reason-cannot-fill = एक खिलाड़ी अगले दौर के लिए एक भी गड्ढा नहीं भर सका।
reason-cannot-sow = अगले दौर के लिए एक खिलाड़ी के पास बीज नहीं बचे।
reason-round-limit = सब दौर खेले जा चुके।

button-export = चालें पाठ के रूप में
button-rematch = दोबारा खेलें
export = { $moves ->
    [one] {$moves} चाल का मैच
   *[other] {$moves} चालों का मैच
}, ऐसे पाठ में जिसे `kuzhi-engine` पढ़ता है।

## The clock

clock-none = बिना घड़ी
clock-days = हर चाल के लिए {$days} दिन
clock-live = लाइव: हर एक को {$minutes} मिनट, हर चाल पर {$seconds} सेकंड और
clock-live-bare = लाइव: हर एक को {$minutes} मिनट
clock-proposal = {$id}: {$name}
challenge-clock = घड़ी: **{$clock}**
board-banks = घड़ी: दक्षिण {$south} · उत्तर {$north}
board-time = {$player} का समय ख़त्म: {$when}
board-time-up = **{$player} का समय पूरा हुआ।** {$other} जीत का दावा कर सकते हैं, या चाल का इंतज़ार।
button-claim = जीत का दावा करें
call-bank = {$player}, **{$game}** में आपकी घड़ी ख़त्म होगी {$when}: {$link}
call-bank-unlinked = {$player}, **{$game}** में आपकी घड़ी ख़त्म होगी {$when}।
call-reminder = {$player}, **{$game}** में आपकी चाल का समय, सामने {$opponent}, ख़त्म होगा {$when}: {$link}
call-reminder-unlinked = {$player}, **{$game}** में आपकी चाल का समय, सामने {$opponent}, ख़त्म होगा {$when}।
over-timed-out = **{$loser} का समय पूरा हुआ: {$player} की जीत।**
games-until = {$line} · समय ख़त्म: {$when}
refused-no-clock = इस खेल में कोई घड़ी नहीं चलती।
refused-time-not-up = इस चाल के लिए अभी समय है: ख़त्म होगा {$when}। तब जीत का दावा किया जा सकता है।
refused-own-time-up = समय आपका ही पूरा हुआ है। सामने वाले के दावे से पहले अपनी चाल चलें।
refused-bad-clock = “{$text}” कोई घड़ी नहीं है। हर चाल के दिनों के लिए 1d, 3d या 7d, लाइव के लिए मिनट और सेकंड जैसे 5+3, या none लिखें।
settings-claims-on = सामने वाले का समय पूरा होते ही जीत का दावा **आपके लिए किया जाता है**।
settings-claims-off = समय पर जीत का दावा **आप ख़ुद करते हैं**, या चाल का इंतज़ार करते हैं।
settings-listed-on = सब सर्वरों की तालिका में आप अपने नाम से **दिखते हैं**; नीचे का बटन आपको हटाता है।
settings-listed-off = सब सर्वरों की तालिका में आप **नहीं दिखते**। आपकी रेटिंग और आपके सर्वरों पर आपका स्थान बना रहता है।
settings-clock = घड़ी न बताई जाए तो: {$clock}
button-claims-on = मेरे लिए दावा करें
button-claims-off = दावा मैं ख़ुद करूँ
button-listed-on = सब सर्वरों में मुझे दिखाएँ
button-listed-off = सब सर्वरों में मुझे न दिखाएँ
button-undo = वापस लें (प्रबंधक) …
button-undo-sure = हाँ, नतीजा वापस लें
undo-sure = ख़राबी से आया यह नतीजा वापस लें? खेल नए समय के साथ चलेगा, और रेटिंग ऐसी होगी जैसे वह ख़त्म ही नहीं हुआ।
undo-done = वापस लिया गया: खेल नए समय के साथ चल रहा है।
refused-not-undoer = ख़राबी से आया समय का नतीजा वही वापस ले सकते हैं जो यह सर्वर सँभालते हैं।
refused-nothing-to-undo = सिर्फ़ समय का नतीजा वापस लिया जा सकता है, और इस खेल में अब ऐसा नहीं है।
refused-next-set = अगला सेट शुरू हो चुका है, इसलिए यह नतीजा रहेगा।

## Giving up

resign-sure = {$opponent} के सामने **{$game}** का खेल छोड़ दें? तब इसे हार गिना जाएगा।
resign-sure-set = {$opponent} के सामने **{$game}** का यह सेट छोड़ दें? तब इसे हार गिना जाएगा और अगला सेट शुरू होगा। या पूरा मुक़ाबला छोड़ दें: तब {$opponent} उसे जीत जाते हैं और कोई और सेट नहीं खेला जाता।
resign-kept = खेल जारी है।
button-resign = हाँ, हार मंज़ूर है
button-resign-set = यह सेट छोड़ें
button-resign-series = पूरा मुक़ाबला छोड़ें
button-play-on = नहीं, खेल जारी

## Hints

hint-pit = Kuzhi गड्ढा **{$move}** चुनता।
hint-way = Kuzhi बटन **{$move}** चुनता: गड्ढा, और पूरे दौर की दिशा।
hint-layout = Kuzhi पंक्ति ऐसे सजाता: **{$move}**।
hint-layout-written = Kuzhi पंक्ति ऐसे सजाता: **{$move}**। इसे “{$button}” बटन से लिखें।
evaluation-even = स्थिति लगभग बराबर है।
evaluation-slightly-better = {$side} थोड़ा बेहतर है (लगभग +{$seeds})।
evaluation-better = {$side} साफ़ बेहतर है (लगभग +{$seeds})।
evaluation-much-better = {$side} बहुत बेहतर है (लगभग +{$seeds})।
evaluation-wins = सामने वाला कुछ भी करे, {$side} कम से कम {$seeds} बीज से जीतता है।
evaluation-exact-draw = दोनों सबसे अच्छा खेलें तो बराबरी।
evaluation-exact-win = दोनों सबसे अच्छा खेलें तो {$side} ठीक {$seeds} बीज से जीतता है।

## The leaderboard

leaderboard-guild = **{$game}: इस सर्वर की तालिका**
leaderboard-everywhere = **{$game}: सब सर्वरों की तालिका**
leaderboard-line = {$place}. {$player} · {$rating}{$doubt} · {$won} जीत, {$drawn} बराबर, {$lost} हार · {$opponents} विरोधी
leaderboard-empty = यहाँ अभी किसी का स्थान नहीं है। `/खेलें` से किसी को चुनौती दें!
leaderboard-note = लोगों के बीच रेटेड मैचों से Glicko-2 रेटिंग; “?” का मतलब है कि रेटिंग अभी कम मैचों पर टिकी है।
leaderboard-place = स्थान के लिए {$opponents} अलग-अलग लोगों से रेटेड मैच चाहिए। मैच तब गिना जाता है जब दोनों {$moves} चालें चल चुके हों, और एक ही जोड़ी के दिन के चौथे मैच से कम गिना जाता है।
button-guild = यह सर्वर
button-everywhere = सब सर्वर

## Refusals

refused-self = आप ख़ुद को चुनौती नहीं दे सकते। Kuzhi से खेलने के लिए `प्रतिद्वंद्वी` ख़ाली छोड़ें।
refused-program = दूसरे बॉट चुनौती का जवाब नहीं देते। Kuzhi से खेलने के लिए `प्रतिद्वंद्वी` ख़ाली छोड़ें।
refused-takes-none = {$invited} अभी चुनौती नहीं लेता। `/खेलें खुला: True` से यहाँ कोई भी स्वीकार कर सकता है।
refused-acquaintances = {$invited} सिर्फ़ उनसे चुनौती लेता है जिनके साथ पहले खेला हो। `/खेलें खुला: True` से यहाँ कोई भी स्वीकार कर सकता है।
refused-too-much-ring = थोड़े समय में बहुत सी चुनौतियाँ और प्रस्ताव हो गए। अगला भेज सकेंगे: {$when}।
refused-too-much-picture = थोड़े समय में बहुत सी तस्वीरें हो गईं। अगली मिल सकेगी: {$when}।
refused-too-much-hint = थोड़े समय में बहुत से संकेत हो गए। अगला मिल सकेगा: {$when}।
refused-too-much-here = इस सर्वर पर मुझसे इतना कुछ माँगा जा रहा है कि मुझे थोड़ा समय चाहिए। कृपया फिर कोशिश करें: {$when}।
refused-hint-under-way = Kuzhi अभी आपके पिछले संकेत पर सोच रहा है। वह मिल जाए तब फिर पूछें।
refused-challenged-often = {$invited} ने आपकी कुछ चुनौतियों का जवाब नहीं दिया। फिर चुनौती दे सकेंगे: {$when}।
refused-declined-lately = {$invited} ने आपकी चुनौती ठुकराई है, उन्हें थोड़ा समय दें। फिर चुनौती दे सकेंगे: {$when}।
refused-kept-out = इस सर्वर के प्रबंधक आपको यहाँ खेल शुरू नहीं करने देते। जो खेल चल रहे हैं उन्हें पूरा कर सकते हैं, और बाक़ी जगह हमेशा की तरह खेल सकते हैं।
refused-other-kept-out = {$other} को अभी यहाँ चुनौती नहीं दी जा सकती। किसी और को चुनें, या `/खेलें` से मेरे साथ खेलें।
refused-person-blocked = जो इस Kuzhi को चलाता है, वह आपको इसका उपयोग नहीं करने देता। अगर यह ग़लती लगे तो कृपया उसे लिखें।
refused-server-blocked = जो इस Kuzhi को चलाता है, वह इस सर्वर पर इसका उपयोग नहीं करने देता। अगर यह ग़लती लगे तो कृपया उसे लिखें।
refused-channels = इस सर्वर पर खेल यहाँ शुरू होते हैं: {$channels}।
refused-channel-full = इस चैनल में {$most} खेल चल रहे हैं, और नए शुरू नहीं हो सकते। पहले एक पूरा करें, या दूसरे चैनल में जाएँ।
refused-no-server = ये सेटिंग सिर्फ़ सर्वर की होती हैं: कमांड वहाँ चलाएँ। आपकी अपनी `/सेटिंग` में हैं।
refused-not-manager = इस सर्वर की सेटिंग सिर्फ़ इसके प्रबंधक बदल सकते हैं। आपकी अपनी `/सेटिंग` में हैं।
refused-challenges = आपकी {$most} चुनौती का जवाब बाक़ी है। एक वापस लें, या जवाब की प्रतीक्षा करें।
refused-matches = एक साथ अधिकतम {$most} मैच खेले जा सकते हैं, और आप इतने खेल रहे हैं। पहले कोई पूरा करें या छोड़ें।
refused-challenger-busy = {$challenger} एक साथ जितने मैच खेले जा सकते हैं उतने खेल रहे हैं। उनका कोई मैच पूरा होते ही आप स्वीकार कर सकते हैं।
refused-not-invited = इस चुनौती का जवाब सिर्फ़ {$invited} दे सकता है। अपना खेल `/खेलें` से शुरू करें।
refused-own-challenge = यह आपकी अपनी चुनौती है: इसे कोई और स्वीकार कर सकता है।
refused-own-named-challenge = यह आपकी अपनी चुनौती है: इसे सिर्फ़ {$invited} स्वीकार कर सकता है, और आप इसे “रद्द करें” से वापस ले सकते हैं।
refused-opponent-and-open = या तो `प्रतिद्वंद्वी` चुनें या `खुला`, दोनों नहीं।
refused-not-challenger = यह चुनौती सिर्फ़ {$challenger} वापस ले सकता है।
refused-accepted = यह चुनौती पहले ही स्वीकार हो चुकी है।
refused-declined = यह चुनौती ठुकरा दी गई थी।
refused-cancelled = यह चुनौती वापस ले ली गई थी।
refused-expired = यह चुनौती ख़त्म हो चुकी है। `/खेलें` से नई दें।
refused-not-started = चुनौती अभी स्वीकार नहीं हुई है।
refused-not-seated = आप यह मैच देख रहे हैं: चाल सिर्फ़ इसके खिलाड़ी चल सकते हैं। अपना खेल `/खेलें` से शुरू करें।
refused-turn = अभी {$player} की बारी है। आपकी बारी आने पर आपको बुलाया जाएगा।
refused-turn-bot = Kuzhi सोच रहा है; उसकी चाल पल भर में बोर्ड पर होगी।
refused-stale = वह बटन पहले की स्थिति का था, इसलिए कुछ नहीं खेला गया। बोर्ड अब ऐसा है।
refused-over = यह मैच ख़त्म हो चुका है। `/खेलें` से नया शुरू करें।
refused-no-such-match = ऐसा कोई मैच अब नहीं है। `/खेलें` से नया शुरू करें।
refused-out-of-sight = वह मैच ऐसी जगह खेला जा रहा है जहाँ आप नहीं देख सकते। अपना खेल `/खेलें` से शुरू करें।
refused-no-match-here = इस चैनल में आपका कोई मैच नहीं है। `/खेलें` से शुरू करें।
refused-heard-alone = यहाँ Discord मेरे जवाब सिर्फ़ आपको दिखाता है, इसलिए कोई स्वीकार नहीं कर सकता। `/खेलें` से मेरे साथ खेलें, या लोगों को अपने निजी संदेशों में या ऐसे सर्वर पर चुनौती दें जिसने मुझे जोड़ा हो।
refused-elsewhere = वह मैच {$channel} में खेला जा रहा है: कमांड वहीं चलाएँ।
refused-pressed-elsewhere = यह मैच {$channel} में खेला जा रहा है। कृपया वहीं आगे खेलें।
refused-offered = यह आप इस बोर्ड पर पहले ही सुझा चुके हैं। पहले एक चाल चलें।
refused-offer-open = आपके पिछले प्रस्ताव का जवाब अभी नहीं आया है। रुकें, या उसके “{$button}” बटन से वापस लें।
refused-offer-gone = यह प्रस्ताव अस्वीकार हुआ या वापस ले लिया गया।
refused-early-draw = पहले दोनों एक-एक चाल चलें: तब बराबरी का प्रस्ताव दिया जा सकता है।
refused-nothing-to-take-back = आपने अभी कोई चाल नहीं चली जिसे वापस लिया जा सके।
refused-bot-needs-no-plans = Kuzhi तुरंत जवाब देता है, इसलिए तय करने को कुछ नहीं। सशर्त चालें लोगों के बीच के खेलों के लिए हैं।
refused-plans-on-own-turn = आपकी बारी है: बोर्ड पर चाल चलें। सशर्त चालें इंतज़ार के समय के लिए हैं।
refused-line-ends-with-other = एक पंक्ति दूसरे की चाल से शुरू होकर आपकी चाल पर ख़त्म होती है, जैसे “3 5”: 3 पर 5।
refused-line-illegal = यह पंक्ति नहीं खेली जा सकती: पहले की चालों के बाद **{$move}** संभव नहीं।
refused-line-too-long = यह पंक्ति बहुत लंबी है: कुछ चालें कम तय करें।
refused-too-many-plans = इस मैच में आपकी { $most ->
    [one] {$most} पंक्ति
   *[other] {$most} पंक्तियाँ
} पहले से हैं। पहले एक हटाएँ।
refused-no-rematch-yet = अगला सेट अपने आप शुरू होता है। आख़िरी सेट के बाद दोबारा खेला जा सकता है।
refused-rematch-asked = आप दोबारा खेलने को पहले ही कह चुके हैं: इसे {$other} स्वीकार कर सकता है।
refused-rematch-had = यह दोबारा का खेल पहले ही खेला, ठुकराया या वापस लिया जा चुका है। `/खेलें` से दूसरा शुरू करें।
refused-form-too-late = हमारी ओर से बहुत देर हो गई। कृपया बटन फिर दबाएँ।
refused-several-challenges = इस चैनल में आपकी चुनौतियाँ अभी स्वीकार नहीं हुई हैं। किसी एक को नीचे लाने के लिए उसे विकल्प `मैच` से चुनें।
which-match = इस चैनल में आपके कई मैच हैं। आपका मतलब किससे है?
which-move = इस चैनल में आपके कई मैच हैं। चाल {$move} किसमें चलनी है?
which-more = सूची में सबसे नए मैच हैं; कोई और विकल्प `मैच` से चुना जा सकता है।
which-placeholder = एक मैच चुनें
which-choice = {$game}, सामने {$opponent} · {$last}
which-no-move = अभी कोई चाल नहीं
which-own-move = आपकी पिछली चाल: {$move}
which-other-move = उनकी पिछली चाल: {$move}
which-further = {$label} · {$further}
which-age-minutes = {$age} मिनट पहले
which-age-hours = {$age} घंटे पहले
which-age-days = {$age} दिन पहले
refused-no-move = “{$text}” कोई चाल नहीं है। अपने किसी गड्ढे का नंबर लिखें, जैसे 3।
refused-no-layout = “{$text}” कोई सजावट नहीं है। गड्ढे 1 से 7 के लिए सात संख्याएँ लिखें, जैसे 2 1 0 2 0 0 4।
refused-illegal-empty = गड्ढा {$pit} ख़ाली है। बीज वाला गड्ढा चुनें।
refused-illegal-no-pit = गड्ढा {$pit} नहीं है: आपके गड्ढे 1 से {$last} हैं।
refused-illegal-castle = गड्ढा {$pit} क़िला है: उससे कभी बीज नहीं उठाए जाते।
refused-illegal-excluded = गड्ढा {$pit} इस दौर में खेल से बाहर है।
refused-illegal-marked = गड्ढा {$pit} चिह्नित है: उसके बीज दौर के अंत तक वहीं रहते हैं।
refused-illegal-must-feed = सामने की पंक्ति ख़ाली है: ऐसा गड्ढा चुनें जो उसे बीज दे।
refused-illegal-single = गड्ढा {$pit} में अकेला बीज है: जब तक किसी गड्ढे में दो या ज़्यादा हों, अकेले बीज नहीं चलते।
refused-illegal-front = गड्ढा {$pit} सबसे आगे का है: जब तक दूसरे अकेले बीज हैं, उसका बीज रहता है।
refused-illegal-end-pit = दौर की आपकी पहली चाल सिरे के गड्ढे से होती है: 1 या {$last}।
refused-illegal-direction = यह चाल पूरे दौर की दिशा चुनती है: {$pit}+ या {$pit}- लिखें।
refused-illegal-direction-known = दिशा चुनी जा चुकी है: सिर्फ़ {$pit} लिखें।
refused-illegal-arrange-first = पहले अपनी पंक्ति सजाएँ।
refused-illegal-form = यह चाल अभी नहीं चली जा सकती। अपने किसी गड्ढे का नंबर लिखें।
refused-illegal-no-agreement = इस खेल में बोर्ड के बीज बाँटने की सहमति नहीं होती।
refused-illegal = इस चाल की अनुमति नहीं है।
refused-layout-first = यह सजावट नहीं चलती: गड्ढा 1 में एक या दो बीज आते हैं, {$seeds} नहीं।
refused-layout-middle = यह सजावट नहीं चलती: गड्ढा {$pit} में अधिकतम दो बीज आते हैं, {$seeds} नहीं।
refused-layout-last = यह सजावट नहीं चलती: गड्ढा 7 में अधिकतम चार बीज आते हैं, {$seeds} नहीं।
refused-layout-total = यह सजावट नहीं चलती: सजाने को {$have} बीज हैं, और ये {$laid} हैं।
refused-layout-usual = सामान्य सजावट को चार बीज चाहिए, और आपके पास {$seeds} हैं।
refused-own-offer = यह प्रस्ताव आपका ही है: इसे {$other} स्वीकार कर सकता है।
refused-bot-plays-on = Kuzhi खेलता रहेगा। कोई स्थिति तीसरी बार आने पर खेल अपने आप ख़त्म होता है।
refused-bot-unrated = Kuzhi के साथ मैच कभी रेटेड नहीं होते: `रेटेड` ख़ाली छोड़ें, या किसी व्यक्ति को चुनौती दें।
refused-quick-unrated = तीन से कम दौर का खेल पहली चालों से ही तय हो जाता है, इसलिए वह कभी रेटेड नहीं होता। `दौर` में तीन चुनें, या झटपट अनौपचारिक खेल के लिए `रेटेड` ख़ाली छोड़ें।
refused-no-hints-rated = यह मैच रेटेड है, इसलिए आप दोनों बिना मदद के खेलते हैं। संकेत अनौपचारिक मैचों में मिलते हैं: `/खेलें` में `रेटेड: False`, या Kuzhi के साथ।
refused-hint-too-late = Kuzhi के सोचते-सोचते बोर्ड बदल गया। कृपया फिर पूछें।
refused-no-rounds = {$game} में दौर नहीं होते: `दौर` ख़ाली छोड़ें।
refused-no-such-command = Kuzhi में यह कमांड अब नहीं है। `/सहायता` में सब कमांड हैं।
refused-no-such-button = यह बटन Kuzhi के दूसरे संस्करण का है। `/बोर्ड` से बोर्ड वापस लाएँ।
refused-option-none = {$game} एक ही तरह से खेला जाता है: `विकल्प` ख़ाली छोड़ें।
refused-option-unknown = {$game} में “{$option}” नाम का विकल्प नहीं है। ये हैं: {$options}।
refused-option-value = `{$option}` का मान “{$value}” नहीं हो सकता। इनमें से एक लिखें: {$values}।
refused-option-range = `{$option}` का मान “{$value}” नहीं हो सकता। {$least} से {$most} तक की संख्या लिखें।
refused-option-twice = विकल्प `{$option}` दो बार दिया गया है।
refused-unusable = Kuzhi यह नहीं खेल सकता। सुझाए हुए में से चुनें।
failed-lasting = Kuzhi अभी चालें सहेज नहीं पा रहा; उसे चलाने वाले को बता दिया गया है। आपका मैच सुरक्षित है: थोड़ी देर बाद बोर्ड देखें।
failed = हमारी ओर से कुछ गड़बड़ हुई, और कुछ नहीं बदला। कृपया थोड़ी देर में फिर कोशिश करें।
dropped = जवाब देने से पहले हमारी ओर से कुछ गड़बड़ हुई। कृपया देखें कि काम हुआ या नहीं (`/बोर्ड` आपका मैच दिखाता है), और न हुआ हो तो फिर कोशिश करें।

## Help

help-title = **Kuzhi: Discord पर मनकला खेल**
help-start = `/खेलें` से शुरू करें, बटनों से बोएँ। दक्षिण नीचे है और पहले चलता है; गड्ढे मालिक के बाएँ से गिने जाते हैं।
help-play = `/खेलें`: किसी को चुनौती दें, या Kuzhi से खेलें
help-games = `/मैच-सूची`: हर जगह के आपके खेल, और किसकी बारी है
help-move = `/चाल`: एक गड्ढा बोएँ
help-board = `/बोर्ड`: अपना बोर्ड नीचे लाएँ या किसी का देखें; `शैली`: और रूप
help-resign = `/हार`: मैच छोड़ दें
help-draw = `/बराबरी`: बराबरी का प्रस्ताव
help-takeback = `/वापसी`: दूसरा माने तो चाल वापस लें
help-conditional = `/सशर्त`: इंतज़ार करते हुए जवाब तय करें
help-hint = `/संकेत`: Kuzhi क्या खेलता, कौन बेहतर (अनौपचारिक मैच)
help-leaderboard = `/तालिका`: कौन सबसे अच्छा खेलता है; मैच 3-3 चालों के बाद गिना जाता है
help-settings = `/सेटिंग`: बोर्ड, सूचनाएँ, चुनौतियाँ, भाषा; सर्वर की भी
help-help = `/सहायता`: यह पाठ

help-rules = `/नियम`: हर खेल कैसे खेला जाता है, चित्रों के साथ
help-tutorial = `/पाठ`: खेलकर एक खेल सीखें
help-agree = `/सहमति`: अनंत तक घूमते अल-मनक़ला को ख़त्म करने का प्रस्ताव

## An agreed end

offer-agree = {$other}, {$player} इस **{$game}** को ख़त्म करने का प्रस्ताव देता है, क्योंकि यह अनंत तक घूम रहा है: बोर्ड पर जो है उसका आधा-आधा आप दोनों को मिलेगा।
declined-agree = {$other} खेल जारी रखता है।
withdrawn-agree = {$player} ने खेल ख़त्म करने का प्रस्ताव वापस ले लिया।
offer-draw = {$other}, {$player} इस **{$game}** में आपको बराबरी का प्रस्ताव देता है।
declined-draw = {$other} ने बराबरी नहीं मानी और खेल जारी रखता है।
withdrawn-draw = {$player} ने बराबरी का प्रस्ताव वापस ले लिया।
declined-draw-bot = Kuzhi को लगता है कि उसकी स्थिति बेहतर है, इसलिए वह खेलता रहेगा।
offer-takeback = {$other}, {$player} इस **{$game}** में अपनी पिछली चाल और उसके बाद की चालें वापस लेना चाहता है।
declined-takeback = {$other} ने नहीं माना: चाल बनी रहेगी।
withdrawn-takeback = {$player} अब चाल वापस नहीं लेना चाहता।
more-question = {$opponent} के सामने आपका **{$game}**: क्या करना चाहेंगे?
more-watching = आप यह मैच देख रहे हैं। यहाँ बोर्ड सिर्फ़ अपने लिए, अपनी पसंद के रूप में देख सकते हैं (`/सेटिंग`)।
button-more = और …
button-look = बोर्ड, सिर्फ़ मेरे लिए
button-plans = सशर्त चालें …
button-plan = जोड़ें …
button-unplan = हटाएँ {$line}
plans-title = {$opponent} के सामने **{$game}** में आपके अपने आप दिए जाने वाले जवाब: पहले दूसरे की चाल, फिर **आपकी चाल**। इसे और कोई नहीं देखता; जो नहीं होता वह मिट जाता है।
plans-none = अभी कुछ तय नहीं है।
form-plan = सशर्त चालें
form-plan-label = दूसरे की चाल, फिर आपकी, आगे भी
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = अगर यदि तो फिर और
button-offer-draw = बराबरी का प्रस्ताव
button-offer-takeback = चाल वापसी माँगें
button-take-back = चाल वापस लें
button-offer-agree = यह अनंत तक घूमता है
button-give-up = हार मानें …
games-none = आपका कोई खेल नहीं चल रहा। `/खेलें` से शुरू करें।
games-title = **आपके खेल**, सब सर्वरों पर और निजी संदेशों में
games-yours = • {$game}, सामने {$opponent}: **आपकी बारी**
games-theirs = • {$game}, सामने {$opponent}: उनकी बारी
games-challenged = • {$opponent} ने {$game} की चुनौती दी है; अवधि {$when}
games-challenge = • आपने {$opponent} को {$game} की चुनौती दी है; अवधि {$when}
games-challenge-to-all = • आप {$game} के लिए किसी को ढूँढ रहे हैं; अवधि {$when}
games-linked = {$line} · {$link}
games-more = … और {$more} और।
settings-own = **आपकी सेटिंग**, सब सर्वरों और निजी संदेशों के लिए। इसे और कोई नहीं देखता।
settings-pings-on = सूचनाएँ **चालू**: चुनौती, बारी या सवाल आने पर आपको सूचना मिलती है।
settings-pings-dm = सूचनाएँ **सीधे संदेश** से आती हैं: सिर्फ़ आपको लिखा जाता है; Discord संदेश न जाने दे तो चैनल में बताया जाता है।
settings-pings-off = सूचनाएँ **बंद**: समय-समय पर अपने बोर्ड देख लें।
settings-board-usual = सिर्फ़ आपको दिखते बोर्ड: सामान्य तरीक़े से
settings-board-emoji = सिर्फ़ आपको दिखते बोर्ड: छोटे चित्र (इमोजी)
settings-board-unicode = सिर्फ़ आपको दिखते बोर्ड: अक्षर और रेखाएँ
settings-board-text = सिर्फ़ आपको दिखते बोर्ड: सादे वाक्य, स्क्रीन रीडर के लिए
settings-board-image = सिर्फ़ आपको दिखते बोर्ड: लकड़ी और बीजों के चित्र
settings-theme-dark = सिर्फ़ आपको दिखते चित्र और एनिमेशन **गहरी लकड़ी** में हैं।
settings-theme-light = सिर्फ़ आपको दिखते चित्र और एनिमेशन **हल्की लकड़ी** में हैं।
settings-viewpoint-fixed = सिर्फ़ आपको दिखते बोर्ड पर हमेशा **आपकी पंक्ति** नीचे रहती है।
settings-viewpoint-mover = सिर्फ़ आपको दिखते बोर्ड पर **जिसकी चाल है** उसकी पंक्ति नीचे रहती है।
settings-challengers-everybody = आपको कोई भी चुनौती दे सकता है
settings-challengers-acquaintances = सिर्फ़ वे, जिनके साथ आप खेल चुके हैं, चुनौती दे सकते हैं
settings-challengers-nobody = आपको कोई चुनौती नहीं दे सकता
settings-language-usual = भाषा: Discord वाली
settings-language = भाषा: {$language}
settings-usual = सामान्य
settings-house = **इस सर्वर की सेटिंग**
settings-house-anywhere = खेल **सब चैनलों में** शुरू हो सकते हैं।
settings-house-channels = खेल यहाँ और इनके थ्रेड में शुरू होते हैं: {$channels}।
settings-house-threads-on = हर खेल को **अपना थ्रेड** मिलता है; Kuzhi को उसे बनाने की अनुमति चाहिए।
settings-house-threads-off = खेल **चैनल में ही** खेले जाते हैं।
settings-house-choose = खेल सिर्फ़ इन चैनलों में शुरू हों …
settings-house-pings-on = सूचनाएँ **चालू**: चुनौती, बारी या सवाल आने पर लोगों को सूचना मिलती है।
settings-house-pings-off = इस सर्वर पर सूचनाएँ **बंद** हैं।
settings-house-game = खेल न बताया जाए तो: {$game}
settings-boards = **इस सर्वर के बोर्ड**, जैसे सबको दिखते हैं
settings-house-viewpoint-fixed = हमेशा **दक्षिण की पंक्ति** नीचे रहती है।
settings-house-viewpoint-mover = **जिसकी चाल है** उसकी पंक्ति नीचे रहती है।
settings-house-board-usual = बोर्ड: सामान्य तरीक़े से
settings-house-board-emoji = बोर्ड: छोटे चित्र (इमोजी)
settings-house-board-unicode = बोर्ड: अक्षर और रेखाएँ
settings-house-board-text = बोर्ड: सादे वाक्य, स्क्रीन रीडर के लिए
settings-house-board-image = बोर्ड: लकड़ी और बीजों के चित्र
settings-house-theme-dark = जहाँ बोर्ड चित्र हैं, वहाँ वे **गहरी लकड़ी** में हैं।
settings-house-theme-light = जहाँ बोर्ड चित्र हैं, वहाँ वे **हल्की लकड़ी** में हैं।
settings-limits = **इस सर्वर की सीमाएँ और घड़ी**
    जो पहले से चल रहा है वह वैसा ही रहता है।
settings-challenges-usual = हर व्यक्ति की बिना जवाब वाली चुनौतियाँ: सामान्य {$most}
settings-challenges = हर व्यक्ति की बिना जवाब वाली चुनौतियाँ: {$most}
settings-matches-usual = एक चैनल में एक साथ खेल: सामान्य {$most}
settings-matches = एक चैनल में एक साथ खेल: {$most}
settings-people = **इस सर्वर पर कौन नहीं खेल सकता**
    ज़्यादा से ज़्यादा {$most} लोग: वे यहाँ न खेल शुरू कर सकते हैं, न स्वीकार, न उन्हें चुनौती दी जा सकती है। उनके चल रहे खेल चलते रहते हैं, और उन्हें कोशिश करने पर ही पता चलता है।
settings-people-nobody = कोई नहीं: **सब खेल सकते हैं**।
settings-people-kept-out = नहीं खेल सकते: {$people}
settings-people-choose = किसी को खेलने से रोकें …
settings-people-back = किसी को फिर खेलने दें …
button-pings-on = सूचनाएँ चालू करें
button-pings-dm = मुझे सीधे संदेश से बताएँ
button-pings-off = सूचनाएँ बंद करें
button-threads-on = खेल थ्रेड में
button-threads-off = खेल चैनल में
button-all-channels = सब चैनल
button-settings-own = आपकी अपनी सेटिंग
button-settings-house = इस सर्वर की सेटिंग
button-viewpoint-fixed = बोर्ड न घुमाएँ
button-viewpoint-mover = बोर्ड चाल वाले की ओर घुमाएँ
button-theme-dark = चित्र गहरी लकड़ी में
button-theme-light = चित्र हल्की लकड़ी में
button-settings-boards = बोर्ड
button-settings-limits = सीमाएँ और घड़ी
button-settings-people = कौन नहीं खेल सकता
button-let-all-play = सबको खेलने दें

## Rules

rules-title = **{$game} कैसे खेलें**
rules-rounds = **लंबाई:** `दौर` में कुछ और न कहें तो तीन दौर। एक दौर का झटपट खेल पहली चालों से ही तय हो जाता है, इसलिए वह तालिका में कभी नहीं गिना जाता।
rules-options = **खेलने के तरीक़े** (`/खेलें` में `विकल्प`)
rules-option = `{$option}`: {$meaning}
rules-option-usual = `{$option}` (सामान्य): {$meaning}
rules-example = **एक उदाहरण:** {$account}
rules-yours = यहाँ आपका मैच: {$description}
rules-mangala =
    छह-छह गड्ढों की दो पंक्तियाँ, हर गड्ढे में चार बीज, और हर खिलाड़ी के दाएँ एक भंडार। अपने एक गड्ढे के बीज उठाएँ और घड़ी की उलटी दिशा में एक-एक बोएँ: कई बीज हों तो पहला उसी गड्ढे में वापस जाता है। अपने भंडार में बोया जाता है, दूसरे का छोड़ा जाता है।
    • आख़िरी बीज आपके भंडार में: फिर से चाल।
    • आख़िरी बीज से सामने वाले का गड्ढा सम हो जाए: वह गड्ढा आपका।
    • आख़िरी बीज अपने ख़ाली गड्ढे में: वह और सामने का गड्ढा आपका, यदि सामने ख़ाली न हो।
    एक पंक्ति ख़ाली होते ही खेल ख़त्म, और बचे बीज उस पंक्ति के मालिक के। जिसके ज़्यादा बीज, उसकी जीत।
rules-mangala-castle =
    मंगला, पर भंडारों में बोया नहीं जाता, इसलिए दोबारा चाल नहीं मिलती।
    • आख़िरी बीज से सामने वाले के गड्ढे 1 से 5 में तीन हो जाएँ, और आपका क़िला न हो: तीनों आपके, और गड्ढा खेल के अंत तक आपका क़िला (C)। उसमें गिरा हर बीज मालिक का। उससे बीज नहीं उठाए जाते।
    • आख़िरी बीज से सामने वाले का गड्ढा सम हो जाए: वह गड्ढा आपका।
    • आख़िरी बीज अपने ख़ाली गड्ढे में: वह और सामने का गड्ढा आपका, यदि सामने ख़ाली या क़िला न हो।
    आख़िरी बीज क़िले में गिरे तो बारी ख़त्म। एक पंक्ति ख़ाली होते ही खेल ख़त्म, और बचे बीज उस पंक्ति के मालिक के। जिसके ज़्यादा बीज, उसकी जीत।
rules-al-manqala =
    सात-सात गड्ढों की दो पंक्तियाँ, हर गड्ढे में सात मनके। अपना एक गड्ढा उठाएँ और सब मनके घड़ी की उलटी दिशा में एक बार बोएँ।
    • आख़िरी मनके से किसी भी पंक्ति में दो या चार हो जाएँ: वह गड्ढा आपका, फिर उससे पहले का भी यदि उसमें दो या चार हों, और ऐसे ही बिना रुके पीछे।
    • आपकी बारी पर सामने की पंक्ति ख़ाली हो तो हो सके तो उसे मनका देना ज़रूरी है। न दे सकें तो बचा सब दूसरे का। आपकी ही जीत से वह ख़ाली हो तो खेल ख़त्म, और हर एक अपनी पंक्ति रखता है।
    • पचास मनके होते ही जीत। खेल अनंत तक घूमे तो `/सहमति` बोर्ड को आधा-आधा बाँटता है।
rules-pallankuzhi =
    सात-सात गड्ढों की दो पंक्तियाँ, कई दौर। अपना एक गड्ढा उठाएँ और घड़ी की उलटी दिशा में बोएँ; फिर अगला गड्ढा उठाएँ, और जब तक उसमें कुछ हो, ऐसे ही चलते रहें।
    • अगला गड्ढा ख़ाली हो तो उसके बाद वाला आपका, और उसके पीछे के गड्ढे से आगे चलें। वह भी ख़ाली हो तो बारी ख़त्म।
    • बीज गिरने से जिसमें चार हो जाएँ वह गड्ढा तुरंत जीता जाता है।
    अपनी बारी पर जिसके पास बीज न हों वह दौर ख़त्म करता है, और बचा सब दूसरे का। फिर हर एक जितने गड्ढे भर सके भरता है; ख़ाली रहे गड्ढे (x) खेल से बाहर, और जो दूसरा था वह शुरू करता है। `दौर` बताता है कितने; “अंत तक” यानी जब तक कोई एक भी गड्ढा न भर सके।
rules-pallam-khuzi =
    सात-सात गड्ढों की दो पंक्तियाँ, हर गड्ढे में चार बीज, कई दौर। अपना एक गड्ढा उठाएँ और उसे छोड़ते हुए घड़ी की उलटी दिशा में बोएँ; फिर अगला गड्ढा उठाएँ, और जब तक उसमें कुछ हो, ऐसे ही चलते रहें।
    • अगला गड्ढा ख़ाली हो तो उसके बाद वाला आपका, और बारी ख़त्म।
    • बीज गिरने से जिसमें चार हो जाएँ वह गड्ढा तुरंत उसके मालिक का, बोए कोई भी।
    अपनी बारी पर जिसके पास बीज न हों वह दौर ख़त्म करता है, और बचा सब दूसरे का। फिर हर एक जितने गड्ढे भर सके भरता है; ख़ाली रहे गड्ढे (x) खेल से बाहर, और जो दूसरा था वह शुरू करता है। `दौर` बताता है कितने; “अंत तक” यानी जब तक कोई एक भी गड्ढा न भर सके।
rules-kotu-baendum =
    सात-सात गड्ढों की दो पंक्तियाँ, हर गड्ढे में चार बीज, कई दौर। पहली चाल सबके लिए दिशा चुनती है, और हर एक की पहली बारी सिरे के गड्ढे से।
    • तीन बीजों वाला गड्ढा छोड़ा जाता है; सिर्फ़ हाथ का आख़िरी बीज उसमें गिरता है। तब चारों आपके और अगला गड्ढा बोया जाता है; सिरे के गड्ढे में वे बँधे रहते हैं (मालिक के लिए S या N) और अंत में आपके गिने जाते हैं।
    • आख़िरी बीज ख़ाली या चिह्नित गड्ढे में: बारी ख़त्म। दूसरे में: उसे उठाकर बोएँ।
    • जब तक किसी गड्ढे में दो या ज़्यादा हों, अकेले बीज नहीं चलते; कई अकेलों में सबसे आगे वाला रहता है।
    जिसकी बारी है वह कुछ न उठा सके तो दौर ख़त्म। अगले में विजेता सब गड्ढे भरता है, हारा हुआ जितने हो सकें। एक बचे तो पुता (p), दो बचें तो नगा (g): इनसे बीज नहीं उठाए जाते, और यहाँ पहुँची बारी ख़त्म; तीन बचें तो सामान्य गड्ढा। विजेता सामने से तीन, दो या एक बीज लेता है। बारह से कम हों तो हारा हुआ पंक्ति सजा सकता है: गड्ढा 1 में एक या दो, 2 से 6 में अधिकतम दो, 7 में अधिकतम चार; जीत तीन या दो पर। `दौर` बताता है कितने।

## Learning

lesson-again = अपना एक गड्ढा उठाएँ और उसके बीज एक-एक करके दाईं ओर, अपने भंडार तक बोएँ; कई हों तो पहला उसी गड्ढे में रहता है। आख़िरी बीज आपके भंडार में गिरे तो फिर से चाल।
lesson-even = आख़िरी बीज से सामने वाले का गड्ढा सम हो जाए तो वह गड्ढा आपका।
lesson-alone = आख़िरी बीज आपके अपने ख़ाली गड्ढे में गिरे तो वह और सामने का गड्ढा आपका।
lesson-finish = चाल के बाद एक पंक्ति ख़ाली हो तो खेल ख़त्म, और बचे बीज उस पंक्ति के मालिक के। जिसके ज़्यादा बीज, उसकी जीत।
lesson-past = बीज मंगला की तरह बोए जाते हैं, पर दोनों भंडार छोड़े जाते हैं: आपके गड्ढे 6 के बाद दूसरे का गड्ढा 1 आता है।
lesson-castle = आपके आख़िरी बीज से सामने वाले के गड्ढे 1 से 5 में तीन हो जाएँ तो तीनों आपके, और गड्ढा आपका क़िला बनता है, खेल में एक बार।
lesson-fill = आपके क़िले में गिरा हर बीज तुरंत आपका।
lesson-two-four = अपना एक गड्ढा उठाएँ और सब मनके एक-एक करके दाईं ओर, बोर्ड के चारों ओर बोएँ। आख़िरी मनके से किसी भी पंक्ति में दो या चार हो जाएँ तो वह गड्ढा आपका।
lesson-chain = उससे पहले वाले गड्ढे में भी दो या चार हों तो वह भी आपका, और ऐसे ही बिना रुके पीछे।
lesson-feed = सामने की पंक्ति ख़ाली हो तो हो सके तो उसे देना ज़रूरी है: वही चालें चलती हैं जो वहाँ कुछ छोड़ें।
lesson-majority = जिसके पचास मनके हों वह तुरंत जीतता है।
lesson-laps = एक गड्ढा बोएँ, फिर अगला उठाएँ, और जब तक उसमें बीज हों, ऐसे ही चलते रहें।
lesson-beyond = अगला गड्ढा ख़ाली हो तो उसके बाद वाला आपका, और उसके पीछे के गड्ढे से आगे चलें।
lesson-pasu = बीज गिरने से जिसमें चार हो जाएँ वह गाय है, पसु: वह तुरंत जीता जाता है।
lesson-rubbish = जो गड्ढे भरे न जा सके (x) वे इस दौर में खेल से बाहर हैं: उन्हें ऐसे छोड़ा जाता है मानो हों ही नहीं।
lesson-beyond-ends = अगला गड्ढा ख़ाली हो तो उसके बाद वाला आपका, और बारी ख़त्म।
lesson-pasu-owner = बीज गिरने से जिसमें चार हो जाएँ वह गड्ढा तुरंत उसके मालिक का, बोए कोई भी।
lesson-way = खेल की पहली चाल दोनों के लिए दिशा चुनती है, और हर एक की पहली बारी सिरे के गड्ढे से होती है, 1 या 7।
lesson-relay = आख़िरी बीज भरे गड्ढे में गिरे तो उसे उठाकर आगे बोएँ; ख़ाली गड्ढे में गिरे तो बारी ख़त्म।
lesson-three = तीन बीजों वाला गड्ढा छोड़ा जाता है; सिर्फ़ हाथ का आख़िरी बीज उसमें गिरता है। इससे चार होते हैं, और वे आपके।
lesson-tie = सिरे के गड्ढे में, 1 या 7, चारों जीते नहीं, बँधे जाते हैं: वे वहीं रहते हैं और दौर के अंत में आपके गिने जाते हैं।
lesson-single = जब तक आपके किसी गड्ढे में दो या ज़्यादा बीज हों, अकेले बीज नहीं चलते।
lesson-arrange = जिसके बारह से कम बीज हों वह पंक्ति सजा सकता है: गड्ढा 1 में एक या दो, 2 से 6 में अधिकतम दो, 7 में अधिकतम चार। गड्ढा 1 में दो हों तो तीन पर, एक हो तो दो पर जीत।
tutorial-title = **{$game}: पाठ {$number} / {$of}**
tutorial-task = **आपकी बारी:** आप दक्षिण हैं, नीचे की पंक्ति। कौन-सा गड्ढा यह करता है?
tutorial-task-any = **आपकी बारी:** आप दक्षिण हैं, नीचे की पंक्ति। कोई भी चाल चलें।
tutorial-task-arrange = **आपकी बारी:** अपनी पंक्ति की ऐसी सजावट चुनें, गड्ढे 1 से 7, जिससे तीन पर जीत हो।
tutorial-right = ✅ **शाबाश।** {$account}
tutorial-not-yet = ↩️ {$account} अभी यह वह नहीं: बोर्ड पहले जैसा है। फिर कोशिश करें।
tutorial-end = 🎓 **{$game}** बस इतना। `/खेलें` से खेलें, या यहाँ दूसरा खेल सीखें।
tutorial-hint = 💡 **{$mv}** आज़माएँ।
tutorial-choose = दूसरा खेल सीखें
button-hint = 💡 संकेत
button-next-lesson = अगला पाठ ▶
button-page-before = ◀ पिछला पन्ना
button-page-after = अगला पन्ना ▶
button-try-it = ख़ुद आज़माएँ
rules-choose = दूसरे खेल के नियम
rules-boards =
    पहले:
    {$before}
    बाद में:
    {$after}

## How commands describe themselves

describe-play = किसी को मनकला की चुनौती दें, या Kuzhi से खेलें
    .name = खेलें
describe-play-game = कौन-सा खेल
    .name = खेल
describe-play-opponent = किसे चुनौती दें; Kuzhi से खेलने के लिए ख़ाली छोड़ें
    .name = प्रतिद्वंद्वी
describe-play-open = इस चैनल में कोई भी स्वीकार कर सके
    .name = खुला
describe-play-level = Kuzhi खेले तो कितना अच्छा खेले
    .name = स्तर
describe-play-side = पहली चाल कौन चले
    .name = पक्ष
describe-play-length = कई दौर वाले खेल: न कहें तो तीन; एक दौर झटपट और अनौपचारिक है
    .name = दौर
describe-play-sets = कितने सेट का मुक़ाबला: जीत का 1, बराबरी का ½, पक्ष बदलते हैं
    .name = सेट
describe-play-rated = तालिका में गिना जाए या नहीं; न कहें तो लोगों के बीच गिना जाता है
    .name = रेटेड
describe-play-clock = चालों के लिए कितना समय
    .name = घड़ी
describe-play-options = सामान्य न हो तो खेल कैसे खेला जाए
    .name = विकल्प
describe-tutorial = बटनों से खेला जाने वाला एक छोटा पाठ
    .name = पाठ
describe-tutorial-game = कौन-सा खेल
    .name = खेल
describe-rules = खेल कैसे खेला जाता है, चित्रों और उदाहरणों के साथ
    .name = नियम
describe-rules-game = कौन-सा खेल
    .name = खेल
describe-agree = अनंत तक घूमते अल-मनक़ला को ख़त्म करने का प्रस्ताव
    .name = सहमति
describe-games = हर जगह के आपके खेल, लिंक के साथ, और किसकी बारी है
    .name = मैच-सूची
describe-move = इस चैनल के अपने मैच में एक गड्ढा बोएँ
    .name = चाल
describe-move-pit = आपके गड्ढे का नंबर
    .name = गड्ढा
describe-match = कौन-सा मैच, यदि इस चैनल में कई हों
    .name = मैच
describe-board = अपना बोर्ड चैनल के अंत में लाएँ
    .name = बोर्ड
describe-board-style = सिर्फ़ आपके लिए, दूसरी तरह बना हुआ
    .name = शैली
describe-board-theme = चित्र के रंग
    .name = रंग
choice-style-emoji = इमोजी: छोटे चित्र
choice-style-image = चित्र
choice-style-text = सादे वाक्य, स्क्रीन रीडर के लिए
choice-style-unicode = अक्षर और रेखाएँ
choice-theme-dark = गहरी लकड़ी
choice-theme-light = हल्की लकड़ी
describe-resign = इस चैनल के अपने मैच में हार मानें
    .name = हार
describe-draw = इस चैनल के अपने मैच में बराबरी का प्रस्ताव दें
    .name = बराबरी
describe-takeback = दूसरा माने तो अपनी पिछली चाल वापस लें; Kuzhi हमेशा मानता है
    .name = वापसी
describe-conditional = इंतज़ार करते हुए अपने आप दिए जाने वाले जवाब; सिर्फ़ आपको दिखते हैं
    .name = सशर्त
describe-conditional-moves = दूसरे की चाल, फिर आपकी: 3 5
    .name = चालें
describe-hint = Kuzhi आपकी जगह क्या खेलता; सिर्फ़ आपको दिखता है, सिर्फ़ अनौपचारिक मैचों में
    .name = संकेत
describe-leaderboard = कौन सबसे अच्छा खेलता है
    .name = तालिका
describe-leaderboard-game = कौन-सा खेल
    .name = खेल
describe-leaderboard-scope = कौन-से नतीजे गिने जाएँ
    .name = दायरा
describe-settings = बोर्ड की शैली, सूचनाएँ, कौन चुनौती दे सकता है; प्रबंधकों के लिए सर्वर की भी
    .name = सेटिंग
describe-settings-of = किसकी सेटिंग
    .name = किसकी
choice-settings-own = आपकी अपनी
choice-settings-house = इस सर्वर की, इसके प्रबंधकों के लिए
describe-help = Kuzhi के साथ कैसे खेलें
    .name = सहायता
choice-first = पहली चाल आपकी
choice-second = दूसरी चाल आपकी
choice-random = सिक्का तय करे
choice-level-1 = 1: पहले खेल के लिए
choice-level-2 = 2: अगली चाल देखता है
choice-level-3 = 3: जवाब भी देखता है
choice-level-4 = 4: कुछ चालें आगे देखता है
choice-level-5 = 5: ज़्यादातर सब देख लेता है
choice-level-6 = 6: अच्छा खेलता है
choice-level-7 = 7: बहुत अच्छा खेलता है
choice-level-8 = 8: जितना अच्छा हो सके
choice-level-anchor = {$name} · Elo {$elo}
choice-level-rated = {$name} · Elo {$elo} ± {$error}
choice-level-rated-over = {$name} · Elo {$elo} ± {$error} (खेले गए दौर: {$rounds})
choice-guild = यह सर्वर
choice-everywhere = सब सर्वर
choice-length-1 = झटपट: एक दौर, अनौपचारिक
choice-length-3 = तीन दौर
choice-length-0 = अंत तक
match-name = {$game}, सामने {$opponent} ({$id})
opponent-unnamed = कोई
pit-name = {$pit} ({$seeds} बीज)
