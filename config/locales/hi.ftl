# Kuzhi हिन्दी में क्या कहता है। संदेश का नाम बताता है कि वह कहाँ आता है; {$…} को बॉट भरता है।
# पाठ Discord के markdown में है। `.name` Discord में कमांड या विकल्प का नाम है।
# The word for each thing: docs/translating.md. Open questions for a native reader:
# “तिक्के” and “दुक्के” for threes and twos are those of cards. “जीतना” is to capture and also to win the
# game; is “पकड़ना” better? The spelling of “पल्लांकुझि” follows Tamil ழ.

## Games

game-mangala = मंगला
game-mangala-castle = क़िलों वाला मंगला
game-kalah = कलाह
game-oware = ओवारे
game-toguz-kumalak = तोगुज़ कुमालक
game-bestemshe = बेस्तेमशे
game-al-manqala = अल-मनक़ला
game-pallankuzhi = पल्लांकुझि
game-pallam-khuzi = पल्लम कुझि
game-kotu-baendum = कोटु बैंडुम
choice-game = {$game}: {$line}
from-origin = {$origin} · {$line}
origin-turkiye = तुर्की
origin-america = अमेरिका
origin-west-africa = पश्चिम अफ़्रीका
origin-central-asia = मध्य एशिया
origin-palestine = फ़िलिस्तीन
origin-south-india = दक्षिण भारत
origin-sri-lanka = श्रीलंका
line-mangala = राष्ट्रीय mancala
line-mangala-castle = फिर से चाल नहीं; एक गड्ढा आपका क़िला बन सकता है
line-kalah = ज़्यादातर दुकानों में मिलने वाला mancala
line-oware = Awalé भी कहते हैं; आख़िरी बीज से दो या तीन हों तो वे आपके
line-toguz-kumalak = हर पंक्ति में नौ गड्ढे
line-bestemshe = जल्दी ख़त्म होने वाला छोटा तोगुज़ कुमालक
line-al-manqala = आख़िरी बीज से दो या चार हों तो वे आपके
line-pallankuzhi = एक बारी में गड्ढे पर गड्ढे बोए जाते हैं
line-pallam-khuzi = छोटी बारियों वाला पल्लांकुझि
line-kotu-baendum = पहली चाल दिशा तय करती है

## Options of games

options-chosen = विकल्प: {$options}।
option-end-row-empty = किसी चाल के बाद कोई पंक्ति ख़ाली होते ही खेल ख़त्म
option-end-no-move = जिसकी बारी है उसकी पंक्ति ख़ाली हो तो खेल ख़त्म
option-own_pit_capture-true = आख़िरी बीज अपने ख़ाली गड्ढे में गिरे तो सामने का गड्ढा मिलता है
option-own_pit_capture-false = आख़िरी बीज अपने ख़ाली गड्ढे में गिरे तो कुछ नहीं मिलता
option-seeds-6 = हर गड्ढे में छह बीज
option-seeds-5 = हर गड्ढे में पाँच बीज
option-seeds-4 = हर गड्ढे में चार बीज
option-seeds-3 = हर गड्ढे में तीन बीज
option-seeds-2 = हर गड्ढे में दो बीज
option-seeds-1 = हर गड्ढे में एक बीज
option-pits-6 = हर पंक्ति में छह गड्ढे
option-pits-5 = हर पंक्ति में पाँच गड्ढे
option-pits-4 = हर पंक्ति में चार गड्ढे
option-pits-3 = हर पंक्ति में तीन गड्ढे
option-after_capture-continue = बीज जीतने के बाद बुवाई चलती रहती है
option-after_capture-end = बीज जीतने पर बारी ख़त्म
option-fours-sower = चौके उनके, जिन्होंने बनाए
option-fours-owner = चौके गड्ढे के मालिक के
option-skip_origin-true = बुवाई अपने शुरुआती गड्ढे को छोड़ देती है
option-skip_origin-false = बुवाई अपने शुरुआती गड्ढे में भी होती है
option-capture-relay = बीज जीतने के बाद बुवाई चलती रहती है
option-capture-ends-turn = बीज जीतने पर बारी ख़त्म
option-capture-standard = अपने ख़ाली गड्ढे में गिरा आख़िरी बीज तभी जीतता है जब सामने बीज हों
option-capture-empty = अपने ख़ाली गड्ढे में गिरा आख़िरी बीज सामने ख़ाली होने पर भी मिलता है
option-proposal = {$option}: {$meaning}
option-proposal-five = {$option}: पाँच बीज, जीतने पर बारी ख़त्म (वरना पहली बारी 70 में से 46 ले जाती है)
length-whole = अंत तक
length-rounds = {$rounds} दौर

## Players

player-bot = Kuzhi (स्तर {$level})
player-unnamed = खिलाड़ी {$digits}
player-you = आप
player-kuzhi = Kuzhi
side-south = दक्षिण
side-north = उत्तर
row-south = {side-south}
row-north = {side-north}
row-yours = आपकी पंक्ति
row-of = {$player}
label-yours = आप ({$side})

## The challenge

challenge-open = {$invited}, {$challenger} आपको **{$game}** खेलने की चुनौती देते हैं · {$terms}
challenge-to-all = {$challenger} को **{$game}** खेलने के लिए किसी की तलाश है · {$terms}
challenge-whoever = जो स्वीकार करें
challenge-to-all-cancelled = {$challenger} को अब **{$game}** के लिए किसी की तलाश नहीं है।
challenge-to-all-expired = {$challenger} को **{$game}** के लिए किसी की तलाश थी, पर समय रहते किसी ने स्वीकार नहीं किया।
challenge-sides = दक्षिण और पहली चाल: {$first}
challenge-balanced = संतुलित शुरुआत: पहली दो से चार चालें पर्ची निकालकर तय होती हैं, ताकि कोई आगे रहकर शुरू न करे।
challenge-casual = अनौपचारिक: यह खेल तालिका में नहीं गिना जाएगा।
challenge-first = अनौपचारिक, क्योंकि यह आप में से किसी एक का पहला खेल है: तालिका में नहीं गिना जाएगा।
challenge-quick = झटपट खेल: यह पहली चालों से ही तय हो जाता है, इसलिए तालिका में नहीं गिना जाएगा। तीन दौर के खेल गिने जाते हैं।
challenge-ratings = रेटिंग: {$ratings}
rating-of = {$player} {$rating}
challenge-series = {$sets} सेट का मुक़ाबला: जीत का 1, बराबरी का ½ अंक, और हर सेट के बाद पक्ष बदलते हैं।
challenge-until = {$until} तक खुली।
challenge-declined = {$invited} ने {$challenger} की **{$game}** की चुनौती ठुकरा दी।
challenge-cancelled = {$challenger} ने {$invited} को दी हुई **{$game}** की चुनौती रद्द कर दी।
challenge-expired = {$invited} ने {$challenger} की **{$game}** की चुनौती का समय रहते जवाब नहीं दिया।
menu-challenge = मनकला की चुनौती दें
draft-game-bot = Kuzhi के साथ **{$game}**। जो चाहें बदलें, फिर **{button-begin}** दबाएँ।
draft-game-person = {$opponent} को **{$game}** की चुनौती। जो चाहें बदलें, फिर **{button-challenge}** दबाएँ।
draft-game-anybody = इस चैनल में किसी को भी **{$game}** की चुनौती, या नीचे किसी को चुनें। जो चाहें बदलें, फिर **{button-challenge}** दबाएँ।
draft-choose-person = प्रतिद्वंद्वी चुनें
draft-against-person = किसी व्यक्ति से खेलें
draft-against-bot = Kuzhi से खेलें
draft-sentences = बोर्ड सादे वाक्य भी हो सकते हैं: उन्हें /सेटिंग में चुनें।
draft-opening-free = शुरुआत: अपनी पसंद की
draft-opening-balanced = शुरुआत: संतुलित
done-posted = इस चैनल में भेज दिया गया।
done-played = चाल चल दी गई: बोर्ड पर दिख रही है।
done-taken-back = आपकी पिछली चाल वापस ले ली गई।
done-drawn = Kuzhi को मंज़ूर है: खेल बराबर रहा।
done-time-given = और समय दे दिया गया: बोर्ड पर दिख रहा है।
done-resigned = आपने हार मान ली।
done-series-resigned = आपने पूरे मुक़ाबले में हार मान ली।
choice-one-game = एक ही खेल
choice-sets = {$sets} सेट का मुक़ाबला
button-side-first = पहली चाल: आपकी
button-side-second = पहली चाल: सामने वाले की
button-side-random = पहली चाल: जो भी निकले
button-make-casual = अनौपचारिक करें
button-make-rated = रेटेड करें
button-challenge = चुनौती दें
button-begin = शुरू करें
button-accept = स्वीकार करें
button-decline = ठुकराएँ
button-cancel = रद्द करें

## The board

board-title = **{$game}** · दक्षिण (S) {$south} · उत्तर (N) {$north}
board-title-alone = **{$game}** · {$south} – {$north}
board-rated = रेटेड
board-casual = अनौपचारिक
board-ratings = {$kind} · दक्षिण {$south} · उत्तर {$north}
board-round = दौर {$round} / {$rounds}
board-round-open = दौर {$round}
board-series = सेट {$set} / {$sets} · {$south} {$points} – {$against} {$north}
board-ballot = पर्ची से निकली संतुलित शुरुआत: {$moves}
board-to-move = **{$player}** की बारी
board-to-move-side = **{$player}** ({$side}) की बारी
board-your-move = **आपकी बारी**
board-turn = {$mover}: एक गड्ढा चुनें।
board-turn-plain = {$mover}।
board-direction = {$mover}: एक गड्ढा और पूरे दौर की दिशा चुनें।
board-arrange = {$mover}। सजाने को {$seeds} बीज हैं, बाएँ से गड्ढे 1 से 7 में: गड्ढा 1 में एक या दो, 2 से 6 में अधिकतम दो, 7 में अधिकतम चार। गड्ढा 1 में दो बीज हों तो आप तिक्के जीतते हैं, एक हो तो दुक्के।
board-no-progress = बिना कुछ जीते {$moves} चालें हो चुकीं: {$most} होने पर बचे बीज बाँट दिए जाते हैं।
board-bot-turn = {$player} सोच रहा है …
player-channel = पूरा चैनल
board-vote = बटनों से वोट दें; गिनती तक आपका वोट सिर्फ़ आपको दिखता है। अब तक के वोट: **{$votes}**। चाल {$when} चली जाएगी।
board-vote-none = कोई वोट न मिले तो चैनल की ओर से Kuzhi स्तर {$level} पर खेलता है।
board-vote-first = बटनों से वोट दें; गिनती तक आपका वोट सिर्फ़ आपको दिखता है। समय पहले वोट से शुरू होता है: {$time}।
board-vote-helped = किसी ने वोट नहीं दिया, इसलिए चैनल की ओर से Kuzhi स्तर {$level} पर खेल रहा है।
length-seconds = {$seconds} सेकंड
button-votes = किसका वोट किसे
vote-cast = आपका वोट: **{$move}**। चाल {$when} चली जाएगी; तब तक आप अपना वोट बदल सकते हैं।
vote-changed = आपका वोट **{$before}** से बदलकर **{$move}** हो गया। चाल {$when} चली जाएगी; तब तक आप उसे फिर बदल सकते हैं।
votes-title = **चैनल की पिछली चाल के वोट**
votes-line = **{$move}** ({$votes}): {$people}
votes-none = चैनल की पिछली चाल के लिए किसी ने वोट नहीं दिया।
votes-tie = कई चालों को बराबर वोट मिले: जिसे पहला वोट पहले मिला, वही चली गई।
done-vote-ended = आपने यह खेल बंद कर दिया। इसका कोई नतीजा नहीं है।
button-end-vote = यह खेल बंद करें
button-end-vote-sure = हाँ, ख़त्म करें
end-vote-sure = यह खेल पूरे चैनल के लिए ख़त्म करें? इसका कोई नतीजा नहीं होगा, और कोई इसे आगे नहीं खेल सकेगा।
more-voting = यह खेल पूरा चैनल खेल रहा है: बोर्ड के नीचे के बटनों से वोट दें। आप बोर्ड को अलग से, अपनी पसंद के रूप में देख सकते हैं (`/सेटिंग`)।
refused-vote-closed = इस चाल का मतदान ख़त्म हो गया। Kuzhi के जवाब के बाद फिर वोट दे सकते हैं।
refused-too-many-votes = इस चाल पर {$most} लोग वोट दे चुके हैं, अब और वोट नहीं लिए जा सकते। अगली चाल पर वोट दें।
refused-new-account = आपका अकाउंट एक हफ़्ते से नया है, और इस सर्वर पर नए अकाउंट के वोट नहीं गिने जाते। आप यहाँ {$when} वोट दे सकेंगे।
refused-not-host = इस खेल को सिर्फ़ वे बंद कर सकते हैं जिन्होंने इसे शुरू किया या जो यह सर्वर सँभालते हैं। उनमें से किसी से कहें।
refused-vote-needs-server = चैनल सिर्फ़ ऐसे सर्वर पर वोट दे सकता है जिसमें Kuzhi जोड़ा गया हो। `/खेलें` से अकेले खेलें।
refused-vote-under-way = यह चैनल पहले से वोट से एक खेल खेल रहा है। `/मतदान` उसका बोर्ड दिखाता है।
settings-new-accounts-on = जहाँ चैनल वोट से खेलता है, वहाँ **नए अकाउंट** (एक हफ़्ते से कम) वोट दे सकते हैं।
settings-new-accounts-off = जहाँ चैनल वोट से खेलता है, वहाँ **नए अकाउंट** (एक हफ़्ते से कम) वोट नहीं दे सकते।
button-new-accounts-on = नए अकाउंट: वोट दे सकते हैं
button-new-accounts-off = नए अकाउंट: वोट नहीं दे सकते
describe-vote = पूरे चैनल के साथ Kuzhi से खेलें; हर चाल पर वोट होता है
    .name = मतदान
describe-vote-game = कौन-सा खेल
    .name = खेल
describe-vote-level = Kuzhi कितना मज़बूत हो
    .name = स्तर
describe-vote-time = हर चाल पर चैनल कितनी देर वोट देता है
    .name = समय
describe-vote-silence = कोई वोट न दे तो क्या हो
    .name = बिना-वोट
choice-silence-wait = पहले वोट का इंतज़ार
choice-silence-help = चैनल की ओर से Kuzhi स्तर 3 पर खेले
player-rival = दूसरा चैनल
rival-awaited = किसी दूसरे सर्वर के चैनल का इंतज़ार है। यह कोड वहाँ के प्रबंधकों को भेजें: {$code}। वे `/मतदान` में `कोड` लिखें, और आप यहाँ पुष्टि करें।
rival-asked = {$player} दूसरे सर्वर के चैनल के साथ आपसे खेलना चाहते हैं। फ़ैसला यहाँ के प्रबंधक करें।
rival-asking = दूसरे सर्वर के प्रबंधकों की पुष्टि का इंतज़ार है।
board-rival-turn = {$player} वोट दे रहा है …
button-rival-yes = खेल शुरू करें
button-rival-no = मना करें
refused-rival-awaited = खेल अभी शुरू नहीं हुआ: पहले दूसरे सर्वर को पुष्टि करनी है।
refused-turn-rival = दूसरा चैनल वोट दे रहा है। समय पूरा होने पर उसकी चाल बोर्ड पर आएगी।
refused-no-vote-invitation = इस कोड पर कोई चैनल इंतज़ार नहीं कर रहा। दूसरे सर्वर के प्रबंधकों से नया कोड माँगें।
refused-not-vote-manager = चैनल को दूसरे सर्वर के ख़िलाफ़ सिर्फ़ वे खिला सकते हैं जो यह सर्वर सँभालते हैं। उनमें से किसी से कहें।
describe-vote-server = प्रबंधकों के लिए: कोड देकर दूसरे सर्वर के चैनल के ख़िलाफ़ खेलें
    .name = सर्वर
describe-vote-code = प्रबंधकों के लिए: दूसरे सर्वर से मिला कोड
    .name = कोड
board-end-pits-first = **पहले सिरे के गड्ढे:** दौर की पहली बारी गड्ढा 1 या 7 से होती है।
board-singles-stay = **अकेले रुकते हैं:** जब तक आपके किसी गड्ढे में दो या ज़्यादा बीज हों, एक बीज वाला गड्ढा नहीं चलता।
board-front-single-stays = **आगे वाला अकेला रुकता है:** जब तक दूसरे अकेले बीज हैं, सबसे आगे का अकेला बीज नहीं चलता।
board-feed-first = **पहले बीज दें:** सामने की पंक्ति ख़ाली है, इसलिए सिर्फ़ उसे बीज देने वाले गड्ढे चलते हैं।
board-marked-stay = **चिह्नित गड्ढे रुकते हैं:** बँधा या बंद गड्ढा दौर के अंत तक कोई नहीं बोता।
board-castle = {$side}, गड्ढा {$pit}: {$player} का क़िला।
board-castle-you = {$side}, गड्ढा {$pit}: आपका क़िला।
board-tuzdik = {$side}, गड्ढा {$pit}: {$player} का तुज़दिक।
board-tuzdik-you = {$side}, गड्ढा {$pit}: आपका तुज़दिक।
board-mark-puta = {$side}, गड्ढा {$pit} (p): दौर भर बंद।
board-mark-naga = {$side}, गड्ढा {$pit} (g): दौर भर बंद।
board-mark-tied = {$side}, गड्ढा {$pit}: बँधा हुआ।
board-mark-owner = इसके बीज {$player} के हैं।
board-mark-yours = इसके बीज आपके हैं।
board-excluded = x वाले गड्ढे खेल से बाहर हैं।
board-to-fill = x वाले गड्ढे अभी भरे जाने हैं।
board-eats = {$player} की जीत {$seeds} बीजों के समूहों पर होती है।
board-eats-you = आपकी जीत {$seeds} बीजों के समूहों पर होती है।
board-heap = {$side}, गड्ढा {$pit}: {$seeds} बीज।
board-text-row = {$side}: {$pits}। भंडार {$store}।
board-text-excluded = बाहर
board-text-castle = क़िला
board-text-tuzdik = तुज़दिक
board-moved-on = बोर्ड अब यहाँ है: {$link}
board-seen-alone = यह सिर्फ़ आपको दिखता है: यहाँ Discord Kuzhi के जवाब सिर्फ़ आपको दिखाता है। सामने वाले `/बोर्ड` से बोर्ड देख सकते हैं।
board-user-install = यहाँ देर तक कुछ न हो तो `/बोर्ड` से ताज़ा बोर्ड देखें।
no-files = Kuzhi इस चैनल में फ़ाइलें नहीं जोड़ सकता, इसलिए यहाँ सिर्फ़ शब्द हैं। सर्वर सँभालने वाले **फ़ाइलें अटैच करें** (Attach Files) की अनुमति दे सकते हैं।
no-files-boards = इस सर्वर के बोर्ड तस्वीरों पर सेट हैं, पर Kuzhi इस चैनल में फ़ाइलें नहीं जोड़ सकता, इसलिए वे इमोजी या अक्षरों से बनते हैं। Kuzhi को यहाँ **फ़ाइलें अटैच करें** (Attach Files) की अनुमति दें, तो अगली चाल तस्वीर के साथ आएगी।
board-in-thread = {$south} और {$north} {$thread} में **{$game}** खेल रहे हैं।
thread-name = {$game}: {$south} – {$north}
call-to-move = {$player}, **{$game}** में आपकी बारी है, सामने {$opponent}: {$link}
call-to-move-unlinked = {$player}, **{$game}** में आपकी बारी है, सामने {$opponent}।
button-arrange = दूसरी सजावट …
menu-layouts = और सजावटें …
button-standard = डिफ़ॉल्ट सजावट
form-arrange = अपनी पंक्ति सजाएँ
form-arrange-label = गड्ढे 1 से 7 के बीज, बाएँ से
turn = {$player}: {$moves}।
turn-foretold = खेलने पर: {$moves}।
turn-pits = गड्ढे {$pits}
turn-laps = {$moves}, {$laps} फेरे, {$seeds} बीज
turn-gain = {$moves}, +{$seeds}
turn-castle = {$moves}, क़िला
turn-tuzdik = {$moves}, तुज़दिक
turn-gain-other = {$moves} ({$player} +{$seeds})
list-comma = {$before}, {$after}
list-and = {$before} और {$after}
why-feeding = सामने की पंक्ति ख़ाली है, इसलिए उसे बीज देना ज़रूरी है: सिर्फ़ वही चाल चल सकती है जो वहाँ बीज पहुँचाए।
why-origin-passed = जिस गड्ढे से बोया जा रहा है, उसे छोड़ दिया जाता है: उसके बीज उसी में नहीं गिरते।
why-full-passed = जिस गड्ढे में जीत से एक बीज कम हो, उसे छोड़ दिया जाता है; सिर्फ़ हाथ का आख़िरी बीज उसमें गिर सकता है।
why-next-sown = अगले गड्ढे में बीज हैं, इसलिए वह भी बोया जाता है।
why-last-sown = आख़िरी बीज भरे गड्ढे में गिरता है, इसलिए वह गड्ढा भी बोया जाता है।
why-sown-after-capture = जीतने के बाद अगले गड्ढे से बुवाई चलती रहती है।
why-lands = आख़िरी बीज {$side} के गड्ढे {$pit} में गिरता है।
why-lands-you = आख़िरी बीज आपके गड्ढे {$pit} में गिरता है।
why-again = आख़िरी बीज भंडार में गिरता है, इससे एक और चाल मिलती है।
why-again-you = आख़िरी बीज आपके भंडार में गिरता है: फिर आपकी चाल।
why-again-pit = गड्ढा {$pit} भंडार में ख़त्म होता है, इससे एक और चाल मिलती है।
why-again-pit-you = गड्ढा {$pit} आपके भंडार में ख़त्म होता है: फिर आपकी चाल।
why-even = आख़िरी बीज से सामने की पंक्ति के गड्ढे में {$seeds} बीज हुए, सम संख्या: जीते गए।
why-opposite = आख़िरी बीज अपनी ही पंक्ति के ख़ाली गड्ढे में गिरता है, सामने के गड्ढे में {$seeds}: दोनों जीते गए।
why-opposite-you = आख़िरी बीज आपकी पंक्ति के ख़ाली गड्ढे में गिरता है, सामने के गड्ढे में {$seeds}: दोनों आपके।
why-alone = आख़िरी बीज अपनी पंक्ति के ख़ाली गड्ढे में गिरता है: सामने कुछ न हो तो भी वह जीता जाता है।
why-castle = आख़िरी बीज से सामने की पंक्ति के गड्ढे में तीन हुए: जीते गए, और गड्ढा अब क़िला है।
why-tuzdik = आख़िरी बीज से सामने की पंक्ति के गड्ढे में तीन हुए: जीते गए, और गड्ढा अब तुज़दिक है।
why-into-castle = क़िले में गिरा बीज तुरंत उसके मालिक को मिलता है।
why-into-tuzdik = तुज़दिक में गिरा बीज तुरंत उसके मालिक को मिलता है।
why-two-three = आख़िरी बीज से सामने की पंक्ति के गड्ढे में {$seeds} हुए: दो या तीन हों तो जीते जाते हैं।
why-two-four = आख़िरी बीज से गड्ढे में {$seeds} हुए: दो या चार हों तो जीते जाते हैं।
why-run = आख़िरी बीज से पीछे लगातार {$seeds}: सब जीते गए।
why-behind-gap = ख़ाली गड्ढे के बाद वाले गड्ढे के बीज जीते जाते हैं: {$seeds}।
why-four = जिस गड्ढे में बीज गिरने से चार हो जाएँ, वह तुरंत जीता जाता है।
why-four-of-owner = जिस गड्ढे में बीज गिरने से चार हो जाएँ, वह तुरंत उसी पंक्ति वाले को मिलता है।
why-full = आख़िरी बीज से गड्ढे में {$seeds} हुए: जीते गए।
why-tied = आख़िरी बीज से सिरे के गड्ढे में {$seeds} हुए: वह दौर भर बँधा रहता है, जीता नहीं जाता।
why-tuzdik-once = आख़िरी बीज से तीन हुए, पर हर खिलाड़ी का एक ही तुज़दिक हो सकता है: कुछ नहीं जीता गया।
why-tuzdik-nine = आख़िरी बीज से तीन हुए, पर गड्ढा 9 कभी तुज़दिक नहीं बनता: कुछ नहीं जीता गया।
why-tuzdik-same = आख़िरी बीज से तीन हुए, पर दूसरे खिलाड़ी के तुज़दिक का नंबर यही है: कुछ नहीं जीता गया।
why-odd = आख़िरी बीज से {$side} के गड्ढे {$pit} में {$seeds} बीज हुए, विषम संख्या: कुछ नहीं जीता गया।
why-odd-you = आख़िरी बीज से आपके गड्ढे {$pit} में {$seeds} बीज हुए, विषम संख्या: कुछ नहीं जीता गया।
why-not-two-three = आख़िरी बीज से {$side} के गड्ढे {$pit} में {$seeds} हुए: सिर्फ़ दो या तीन जीते जाते हैं।
why-not-two-three-you = आख़िरी बीज से आपके गड्ढे {$pit} में {$seeds} हुए: सिर्फ़ दो या तीन जीते जाते हैं।
why-not-two-four = आख़िरी बीज से {$side} के गड्ढे {$pit} में {$seeds} हुए: सिर्फ़ दो या चार जीते जाते हैं।
why-not-two-four-you = आख़िरी बीज से आपके गड्ढे {$pit} में {$seeds} हुए: सिर्फ़ दो या चार जीते जाते हैं।
why-own-row = आख़िरी बीज {$side} के गड्ढे {$pit} में गिरता है: अपनी पंक्ति में कुछ नहीं जीता जाता।
why-own-row-you = आख़िरी बीज आपके गड्ढे {$pit} में गिरता है: अपनी पंक्ति में कुछ नहीं जीता जाता।
why-own-opposite = आख़िरी बीज {$side} के गड्ढे {$pit} में गिरता है: जीत तभी होती जब वह गड्ढा ख़ाली होता और सामने वाला भरा।
why-own-opposite-you = आख़िरी बीज आपके गड्ढे {$pit} में गिरता है: जीत तभी होती जब वह गड्ढा ख़ाली होता और सामने वाला भरा।
why-other-row = आख़िरी बीज {$side} के गड्ढे {$pit} में गिरता है: सिर्फ़ अपनी पंक्ति में बीज जीते जाते हैं।
why-other-row-you = आख़िरी बीज आपके गड्ढे {$pit} में गिरता है: चलने वाला सिर्फ़ अपनी पंक्ति में बीज जीतता है।
why-two-empty = अगले दोनों गड्ढे ख़ाली हैं, इसलिए बारी ख़त्म हुई।
why-capture-ends = जीतते ही बारी ख़त्म होती है।
why-next-empty = अगला गड्ढा ख़ाली है, इसलिए बारी ख़त्म हुई।
why-next-marked = अगला गड्ढा चिह्नित है, इसलिए बारी ख़त्म हुई।
why-empty = आख़िरी बीज ख़ाली गड्ढे में गिरता है, इसलिए बारी ख़त्म हुई।
why-marked = आख़िरी बीज चिह्नित गड्ढे में गिरता है, इसलिए बारी ख़त्म हुई।

## What a move did

move-arranged = {$player} ने पंक्ति सजाई; अब जीत {$seeds} बीजों के समूहों पर होगी।
move-arranged-you = आपने पंक्ति सजाई; अब जीत {$seeds} बीजों के समूहों पर होगी।
move-arranged-usual = {$player} ने डिफ़ॉल्ट सजावट चुनी।
move-arranged-usual-you = आपने डिफ़ॉल्ट सजावट चुनी।
move-counter-clockwise = इस दौर में बुवाई घड़ी की उलटी दिशा में है।
move-clockwise = इस दौर में बुवाई घड़ी की दिशा में है।
move-kept = { $seeds ->
    [one] आख़िरी बीज रख लिया गया: कोई गड्ढा उसे नहीं ले सकता था।
   *[other] आख़िरी {$seeds} बीज रख लिए गए: कोई गड्ढा उन्हें नहीं ले सकता था।
}
end-rows-empty = दोनों पंक्तियाँ ख़ाली हैं, इसलिए खेल ख़त्म हुआ।
end-row-empty = {$player} की पंक्ति ख़ाली है, इसलिए खेल ख़त्म हुआ।
end-row-empty-you = आपकी पंक्ति ख़ाली है, इसलिए खेल ख़त्म हुआ।
end-cannot-move = बारी {$player} की है और पंक्ति ख़ाली है, इसलिए खेल ख़त्म हुआ।
end-cannot-move-you = बारी आपकी है और आपकी पंक्ति ख़ाली है, इसलिए खेल ख़त्म हुआ।
end-cannot-feed = {$player} की पंक्ति ख़ाली है और {$other} की किसी चाल से उसे बीज नहीं मिल सकता, इसलिए खेल ख़त्म हुआ।
end-cannot-feed-you = आपकी पंक्ति ख़ाली है और {$other} की किसी चाल से उसे बीज नहीं मिल सकता, इसलिए खेल ख़त्म हुआ।
end-you-cannot-feed = {$player} की पंक्ति ख़ाली है और आपकी किसी चाल से उसे बीज नहीं मिल सकता, इसलिए खेल ख़त्म हुआ।
end-nothing-to-sow = {$player} के पास बोने को बीज नहीं हैं, इसलिए दौर ख़त्म हुआ।
end-nothing-to-sow-you = आपके पास बोने को बीज नहीं हैं, इसलिए दौर ख़त्म हुआ।
end-no-pit = {$player} के पास बोने लायक़ कोई गड्ढा नहीं है, इसलिए दौर ख़त्म हुआ।
end-no-pit-you = आपके पास बोने लायक़ कोई गड्ढा नहीं है, इसलिए दौर ख़त्म हुआ।
end-to-the-empty-row = जिसकी पंक्ति ख़ाली हो, उसे बचे हुए सब बीज मिलते हैं: {$seeds}।
end-kept = बचे बीज उसी को मिलते हैं जिसकी पंक्ति में वे हैं: {$seeds}।
end-to-the-unfed = जिसे बीज न दिए जा सकें, उसे बचे हुए सब बीज मिलते हैं: {$seeds}।
end-to-the-other = बचे हुए सब बीज दूसरे खिलाड़ी को मिलते हैं: {$seeds}।
end-repetition = वही स्थिति तीसरी बार आई, इसलिए खेल ख़त्म हुआ।
end-repetition-again = वही स्थिति फिर आई, इसलिए खेल ख़त्म हुआ।
end-repetition-round = वही स्थिति तीसरी बार आई, इसलिए दौर ख़त्म हुआ।
end-own-rows = हर एक को अपनी पंक्ति में बचे बीज मिलते हैं: {$south} {$points}, {$north} {$against}।
end-own-rows-and-marks = हर एक को अपनी पंक्ति में बचे बीज मिलते हैं, और चिह्नित गड्ढों के बीज उनके मालिक को: {$south} {$points}, {$north} {$against}।
end-halved = बोर्ड पर बचे बीज बराबर बँटते हैं: हर एक को {$seeds}।
move-endless = बुवाई कभी ख़त्म न होती, इसलिए रोक दी गई।
move-grand-slam = कुछ नहीं जीता: सामने की पंक्ति के सारे बीज चले जाते।
move-taken-back = {$player} ने एक चाल वापस ली।
move-taken-back-you = आपने एक चाल वापस ली।
move-planned = पहले से तय चाल।
move-drawn = यह चाल पर्ची से निकली।
move-round-ended = **दौर {$round} ख़त्म: {$south} {$points}, {$north} {$against}।**
move-round-began = दौर {$round} शुरू, पहली चाल {$player} की।
move-round-began-you = दौर {$round} शुरू, पहली चाल आपकी।

## A move, shown

button-show-move = चाल दिखाएँ
button-move-before = ◀ पिछली चाल
button-move-after = अगली चाल ▶
story-title = **{$game}** · चाल {$number}: {$player}
story-run-title = **{$game}** · चाल {$first} से {$last}: {$player}
button-lap-by-lap = फेरा-दर-फेरा
button-whole-move = पूरी चाल
button-whole-run = ये सारी चालें
film-proposed = Kuzhi अपना हर जवाब आपको छोटी फ़िल्म में दिखा सकता है।
film-chosen = अब से आप Kuzhi का हर जवाब फ़िल्म में देखेंगे। इसे अपनी सेटिंग में बदल सकते हैं।
button-film = जवाब फ़िल्म में दिखाएँ
button-in-sentences = वाक्यों में
button-lap-before = ◀ पिछला फेरा
button-lap-after = अगला फेरा ▶
story-lap-title = **{$game}** · चाल {$number}: {$player} · फेरा {$lap}/{$laps}
story-lap = {$lap}. {$from} के गड्ढे {$pit} से {$seeds} बीज; आख़िरी बीज {$to} के गड्ढे {$last} में गिरता है।
story-lap-to-store = {$lap}. {$from} के गड्ढे {$pit} से {$seeds} बीज; आख़िरी बीज {$to} के भंडार में गिरता है।
story-lap-to-castle = {$lap}. {$from} के गड्ढे {$pit} से {$seeds} बीज; आख़िरी बीज {$to} के गड्ढे {$last} वाले क़िले में गिरता है।
story-lap-to-tuzdik = {$lap}. {$from} के गड्ढे {$pit} से {$seeds} बीज; आख़िरी बीज {$to} के गड्ढे {$last} वाले तुज़दिक में गिरता है।
story-lifted = {$lap}. {$from} के गड्ढे {$pit} से {$seeds} बीज।
story-captured = {$player} ने {$side} के गड्ढे {$pit} से {$seeds} बीज जीते।
story-captured-you = आपने {$side} के गड्ढे {$pit} से {$seeds} बीज जीते।
story-swept = { $seeds ->
    [one] {$side} के गड्ढे {$pit} का आख़िरी बीज {$player} को मिलता है।
   *[other] {$side} के गड्ढे {$pit} के आख़िरी {$seeds} बीज {$player} को मिलते हैं।
}
story-swept-you = { $seeds ->
    [one] {$side} के गड्ढे {$pit} का आख़िरी बीज आपको मिलता है।
   *[other] {$side} के गड्ढे {$pit} के आख़िरी {$seeds} बीज आपको मिलते हैं।
}
story-left-out = … { $lines ->
    [one] {$lines} लाइन छोड़ी गई
   *[other] {$lines} लाइनें छोड़ी गईं
} …

## The end

over-won = **{$player} की जीत, {$points} – {$against}।**
over-won-you = **आपकी जीत, {$points} – {$against}।**
over-drawn = **बराबरी, दोनों के {$points}।**
over-resigned = **{$loser} ने हार मानी: {$player} की जीत।**
over-resigned-you = **आपने हार मानी: {$player} की जीत।**
over-resigned-other = **{$loser} ने हार मानी: आपकी जीत।**
over-agreed = **सहमति से बराबरी।**
over-early = जल्दी ख़त्म हुआ, इसलिए रेटिंग में नहीं गिना गया।
over-early-in-tournament = जल्दी ख़त्म हुआ, इसलिए रेटिंग में नहीं गिना गया। टूर्नामेंट में गिना जाता है।
over-tournament-set = **आयोजक ने नतीजा तय किया:** {$south} – {$north}: {$result} ({$reason})
over-tournament-removed = **आयोजक ने नतीजा हटाया:** टूर्नामेंट में वह किसी के लिए नहीं गिना जाता ({$reason})
over-tournament-replayed = **दूसरे बोर्ड पर फिर से:** टूर्नामेंट में यह खेल नहीं गिना जाता ({$reason})
over-tournament-counts = **बीच में रुका।** टूर्नामेंट में वह ऐसे गिना जाता है: {$result}।
over-voided = अमान्य किया गया: रेटिंग में नहीं गिना जाता।
over-voided-here = सर्वर सँभालने वालों ने अमान्य किया: सर्वर की तालिका में नहीं गिना जाता।
over-turned = निर्णायक मोड़: चाल {$number} ({$mover}, गड्ढा {$pit})। तब से आधे से ज़्यादा बीज {$player} के पास थे।
over-turned-you = निर्णायक मोड़: चाल {$number} ({$mover}, गड्ढा {$pit})। तब से आधे से ज़्यादा बीज आपके पास थे।
over-turned-pictured = तस्वीर में निर्णायक मोड़: चाल {$number} ({$mover}, गड्ढा {$pit}) के बाद आधे से ज़्यादा बीज {$player} के पास थे।
over-turned-pictured-you = तस्वीर में निर्णायक मोड़: चाल {$number} ({$mover}, गड्ढा {$pit}) के बाद आधे से ज़्यादा बीज आपके पास थे।
over-pictured = तस्वीर चाल {$number} के बाद का बोर्ड दिखाती है।
over-ratings = रेटिंग: {$south} · {$north}
rating-changed = {$player} {$rating} ({$change})
series-goes-on = **{$south} {$points} – {$against} {$north}।** नीचे सेट {$set} / {$sets} शुरू है, पक्ष बदलकर।
series-won = **{$sets} सेट का मुक़ाबला {$player} ने {$points} – {$against} से जीता।**
series-drawn = **{$sets} सेट का मुक़ाबला बराबर, दोनों के {$points}।**
series-given-up = **{$sets} सेट का मुक़ाबला {$player} ने जीता: {$loser} ने मुक़ाबले में हार मानी।**
reason-majority = यह सब बीजों के आधे से ज़्यादा है।
reason-agreed = दोनों बचे बीज बाँटने पर सहमत हुए।
reason-no-progress = बिना कुछ जीते {$most} चालें हुईं, इसलिए बचे बीज बाँट दिए गए।
reason-cannot-fill = {$player} अगले दौर के लिए एक भी गड्ढा नहीं भर सकते, इसलिए खेल ख़त्म हुआ।
reason-cannot-fill-you = आप अगले दौर के लिए एक भी गड्ढा नहीं भर सकते, इसलिए खेल ख़त्म हुआ।
reason-cannot-sow = {$player} के पास अगले दौर के लिए बीज नहीं बचे, इसलिए खेल ख़त्म हुआ।
reason-cannot-sow-you = आपके पास अगले दौर के लिए बीज नहीं बचे, इसलिए खेल ख़त्म हुआ।
reason-round-limit = सब दौर खेले जा चुके: अब जिसके बीज ज़्यादा हैं, वह जीतता है।

button-export = चालें डाउनलोड करें
button-rematch = दोबारा खेलें
button-share = साझा करें …
share-channel = कोई दूसरा चैनल चुनें
share-where = यह खेल अपनी तस्वीर के साथ इस सर्वर के किसी और चैनल में साझा करें:
share-title = {$player} एक खेल साझा कर रहे हैं: **{$game}** · {$south} – {$north}
card-after = {$of} में से चाल {$moves} के बाद बोर्ड:
card-curve = रेखा-चित्र हर चाल के बाद की बढ़त दिखाता है: रेखा के ऊपर {$player} की बढ़त।
card-round = {$name} · दौर {$round}
card-stage = {$name} · {$stage}
share-done = {$channel} में साझा किया गया।
refused-stands-there = यह खेल पहले से {$channel} में है। कोई दूसरा चैनल चुनें।
refused-may-not-post = आप {$channel} में नहीं लिख सकते। ऐसा चैनल चुनें जिसमें आप लिख सकते हों।
refused-cannot-post = Kuzhi {$channel} में नहीं लिख सका। वहाँ चैनल देखने, संदेश भेजने और फ़ाइलें जोड़ने की अनुमति चाहिए।
refused-may-not-write = Kuzhi {$channel} में नहीं लिख सकता, इसलिए किसी को बताया नहीं जा सकेगा कि क्या हुआ। वहाँ ये अनुमतियाँ नहीं हैं: {$permissions}। सर्वर सँभालने वाले से इन्हें माँगें, या कोई दूसरा चैनल चुनें।
permission-view-channel = चैनल देखना
permission-send-messages = संदेश भेजना
permission-send-in-threads = थ्रेड में संदेश भेजना
export = { $moves ->
    [one] खेल की {$moves} चाल
   *[other] खेल की {$moves} चालें
}, ऐसी टेक्स्ट फ़ाइल में जिसे `kuzhi-engine` पढ़ता है।

## The clock

clock-none = बिना घड़ी
clock-days = हर चाल के लिए {$days} दिन
clock-hours = पूरे खेल के लिए हर एक को {$time}
clock-reserve = हर एक को {$start}, हर चाल पर +{$added} (ज़्यादा से ज़्यादा {$start})
clock-live = लाइव: हर एक को {$minutes} मिनट, हर चाल पर +{$seconds} सेकंड
clock-live-bare = लाइव: हर एक को {$minutes} मिनट
clock-proposal = {$id}: {$name}
length-days = {$days} दिन
length-hours = {$hours} घंटे
length-minutes = {$minutes} मिनट
moment-date = {$date} को
moment-time = {$time} पर
board-banks = घड़ी: {$first} {$south} · {$second} {$north}
board-time = {$player} का समय ख़त्म: {$when}
board-time-you = आपका समय ख़त्म: {$when}
board-time-up = **{$player} का समय पूरा हुआ।** {$other} जीत का दावा कर सकते हैं या चाल का इंतज़ार कर सकते हैं।
board-away = 🏝️ {$player} {$until} तक छुट्टी पर हैं।
board-away-you = 🏝️ आप {$until} तक छुट्टी पर हैं।
clock-no-days-off = अवकाश नहीं: घड़ी अवकाश के दिनों और शांत घंटों में भी चलती है।
draft-no-days-off = {$clock}, अवकाश नहीं
clock-no-time-off = छुट्टी नहीं: घड़ी छुट्टी और अवकाश में भी चलती है।
board-first-move = घड़ी {$player} की पहली चाल से चलेगी। पहली चाल का समय ख़त्म: {$when}
board-first-move-you = घड़ी आपकी पहली चाल से चलेगी। पहली चाल का समय ख़त्म: {$when}
board-first-move-up = **{$player} ने पहली चाल समय पर नहीं चली।** {$other} जीत का दावा कर सकते हैं या चाल का इंतज़ार कर सकते हैं।
button-claim = जीत का दावा करें
button-give-day = एक दिन और दें
button-give-time = {$time} और दें
call-bank = {$player}, **{$game}** में आपकी घड़ी ख़त्म होगी {$when}: {$link}
call-bank-unlinked = {$player}, **{$game}** में आपकी घड़ी ख़त्म होगी {$when}।
call-reminder = {$player}, **{$game}** में आपकी चाल का समय, सामने {$opponent}, ख़त्म होगा {$when}: {$link}
call-reminder-unlinked = {$player}, **{$game}** में आपकी चाल का समय, सामने {$opponent}, ख़त्म होगा {$when}।
call-to-claim = {$player}, **{$game}** में {$opponent} का समय पूरा हुआ। जीत का दावा करें या और समय दें: {$link}
call-to-claim-unlinked = {$player}, **{$game}** में {$opponent} का समय पूरा हुआ। जीत का दावा करें या और समय दें।
call-time-given = {$player}, **{$game}** में {$opponent} ने आपकी चाल के लिए और समय दिया। अब आपका समय ख़त्म होगा {$when}: {$link}
call-time-given-unlinked = {$player}, **{$game}** में {$opponent} ने आपकी चाल के लिए और समय दिया। अब आपका समय ख़त्म होगा {$when}।
over-timed-out = **{$loser} का समय पूरा हुआ: {$player} की जीत।**
over-no-first-move = **{$loser} ने पहली चाल समय पर नहीं चली: {$player} की जीत।**
over-no-first-move-you = **आपने पहली चाल समय पर नहीं चली: {$player} की जीत।**
over-timed-out-you = **आपका समय पूरा हुआ: {$player} की जीत।**
over-timed-out-other = **{$loser} का समय पूरा हुआ: आपकी जीत।**
games-until = {$line} · समय ख़त्म: {$when}
refused-no-clock = इस खेल में घड़ी नहीं है, इसलिए समय पर जीत का दावा नहीं हो सकता।
refused-time-not-up = इस चाल के लिए अभी समय है। समय पूरा होने पर आप जीत का दावा कर सकते हैं: {$when}।
refused-own-time-up = आपका ही समय पूरा हुआ है। सामने वाले के दावे से पहले अपनी चाल चलें।
refused-own-time = बारी आपकी है: आपको और समय सिर्फ़ सामने वाले दे सकते हैं।
refused-plenty-of-time = {$other} के पास अभी काफ़ी समय है। कुछ समय बीतने पर और दे सकते हैं।
refused-bad-clock = “{$text}” कोई घड़ी नहीं है। हर चाल के दिनों के लिए 1d, 3d या 7d, हर चाल पर बढ़ने वाले समय के लिए 3d+12h, लाइव के लिए मिनट और सेकंड जैसे 5+3, या none लिखें।
refused-no-time-zone = “{$text}” Kuzhi का जाना हुआ कोई शहर या समय-क्षेत्र नहीं है। अपने पास का कोई बड़ा शहर लिखें और सूची में से चुनें।
refused-no-moment = Kuzhi “{$text}” को समय के रूप में नहीं समझ पाया। शुक्रवार या 2026-12-24 जैसा दिन, शुक्रवार 18:00 जैसा दिन और समय, या अब से 3d, 2w जैसी अवधि लिखें।
refused-no-days-off = “{$text}” हफ़्ते के एक या दो दिन नहीं हैं। जैसे शनिवार, रविवार लिखें, या कोई अवकाश न चाहिए तो खाली छोड़ें।
refused-no-quiet-hours = “{$text}” ज़्यादा से ज़्यादा बारह घंटे की अवधि नहीं है। जैसे 22:00-07:00 लिखें, या शांत घंटे न चाहिए तो खाली छोड़ें।
refused-away-past = वह समय बीत चुका है। बाद की तारीख़ चुनें।
refused-away-none = इस साल आपकी छुट्टी के दिन बाक़ी नहीं हैं।
refused-away-long = { $left ->
    [one] इस साल आपकी छुट्टी का **एक दिन** बाक़ी है। पहले की तारीख़ चुनें।
   *[other] इस साल आपकी छुट्टी के **{$left} दिन** बाक़ी हैं। पहले की तारीख़ चुनें।
}
refused-away-again = छुट्टी दिन में एक बार शुरू हो सकती है, अगली बार {$when} को।
refused-away-changed = छुट्टी का अंत दिन में एक बार बदला जा सकता है, अगली बार {$when} को। लौटना कभी भी हो सकता है।
refused-not-away = आप छुट्टी पर नहीं हैं: आपकी घड़ियाँ चल रही हैं।
away-question = एक दिन में आप समय पर दो खेल हार गए, और दूसरे खेल आपकी चाल का इंतज़ार कर रहे हैं। क्या आप छुट्टी पर हैं? लौटने तक आपकी दिनों की घड़ियाँ रुक सकती हैं।
settings-claims-on = सामने वाले का समय पूरा होते ही जीत का दावा **आपके लिए किया जाता है**।
settings-claims-off = समय पर जीत का फ़ैसला **आपका है**: जीत का दावा करें या चाल का इंतज़ार करें।
settings-reply-at-once = Kuzhi के साथ खेलते हुए उसका जवाब आपकी चाल के साथ **तुरंत** दिखता है।
settings-reply-pause = Kuzhi के साथ खेलते हुए पहले आपकी चाल दिखती है, और **एक सेकंड बाद** उसका जवाब।
settings-reply-film = Kuzhi के साथ खेलते हुए पहले आपकी चाल दिखती है, फिर उसका जवाब लकड़ी के बोर्ड पर दो-तीन सेकंड की **फ़िल्म में**, दाना-दाना करके।
settings-listed-on = सब सर्वरों की तालिका में आपका नाम **दिखता है**, और आपकी `/प्रोफ़ाइल` कोई भी देख सकता है।
settings-listed-off = सब सर्वरों की तालिका में आपका नाम **छिपा है**। आपकी रेटिंग और आपके सर्वरों पर आपका स्थान बना रहता है; आपकी `/प्रोफ़ाइल` सिर्फ़ आप देख सकते हैं।
settings-time = **छुट्टी और अवकाश:** कई दिन चलने वाले आपके खेल कब आपका इंतज़ार करें। मिनटों की घड़ी वाले खेल चलते रहते हैं। अवकाश के दिन और शांत घंटे अगले सोमवार से बदलते हैं।
settings-away = 🏝️ **आप {$until} तक छुट्टी पर हैं।** तब तक आपकी दिनों की घड़ियाँ रुकी हैं, और आपके प्रतिद्वंद्वियों को यह दिखता है।
settings-here = **आप यहाँ हैं**, और आपकी दिनों की घड़ियाँ चल रही हैं।
settings-days-away = इस साल छुट्टी के बाक़ी दिन: {$most} में से **{$left}**
settings-week = अवकाश के दिन: **{$days}** · शांत घंटे: **{$hours}**
settings-no-days-off = कोई नहीं
settings-no-quiet-hours = कोई नहीं
settings-week-next = {$from} से: {$week}
settings-zone = आपका समय-क्षेत्र: **{$zone}**, जहाँ अभी {$time} बजे हैं
settings-zone-none = आपका समय-क्षेत्र: अभी नहीं चुना गया
settings-clock = घड़ी न चुनी जाए तो: {$clock}
button-claims-on = समय पर जीत: अपने आप
button-claims-off = समय पर जीत: आपका फ़ैसला
button-reply-at-once = Kuzhi का जवाब: तुरंत
button-reply-pause = Kuzhi का जवाब: एक सेकंड बाद
button-reply-film = Kuzhi का जवाब: फ़िल्म में
button-listed-on = सब सर्वरों की तालिका: नाम दिखता है
button-listed-off = सब सर्वरों की तालिका: नाम छिपा है
button-undo = नतीजा वापस लें …
button-undo-sure = हाँ, नतीजा वापस लें
undo-sure = कुछ गड़बड़ होने से आया यह नतीजा वापस लें? खेल नए समय के साथ चलेगा, और रेटिंग ऐसी होगी जैसे वह ख़त्म ही नहीं हुआ।
undo-done = वापस लिया गया: खेल नए समय के साथ चल रहा है।
button-void = नतीजा अमान्य करें …
button-void-sure = हाँ, नतीजा अमान्य करें
button-void-series = मुक़ाबले के सब सेट अमान्य करें
void-sure = यह नतीजा अमान्य करें? वह बोर्ड पर रहेगा, और इस सर्वर की तालिका ऐसी होगी जैसे यह खेल खेला ही नहीं गया। सब सर्वरों की तालिका में वह गिना जाता रहेगा: वहाँ उसे सिर्फ़ Kuzhi को चलाने वाले अमान्य कर सकते हैं।
void-sure-tournament = तब उसके टूर्नामेंट में यह खेल किसी खिलाड़ी के लिए नहीं गिना जाएगा।
void-done = { $results ->
    [one] अमान्य: यह नतीजा अब इस सर्वर की तालिका में नहीं गिना जाता।
   *[other] अमान्य: ये {$results} नतीजे अब इस सर्वर की तालिका में नहीं गिने जाते।
}
refused-not-undoer = नतीजा सिर्फ़ वे वापस ले या अमान्य कर सकते हैं जो यह सर्वर सँभालते हैं। उनमें से किसी से कहें।
refused-nothing-to-undo = सिर्फ़ समय का नतीजा वापस लिया जा सकता है, और इस खेल में ऐसा नतीजा नहीं है।
refused-nothing-to-void = यह नतीजा रेटिंग में नहीं गिना जाता, इसलिए अमान्य करने को कुछ नहीं है।
refused-own-result = यह खेल आपने ख़ुद खेला है, इसलिए आप इसका नतीजा नहीं सुधार सकते। इस सर्वर को सँभालने वाले किसी और से, या Kuzhi को चलाने वालों से कहें।
refused-next-set = अगला सेट शुरू हो चुका है, इसलिए यह नतीजा रहेगा।

## Giving up

resign-sure = {$opponent} के सामने **{$game}** के खेल में हार मान लें? यह हार गिनी जाएगी।
resign-sure-set = {$opponent} के सामने **{$game}** के इस सेट में हार मान लें? यह हार गिनी जाएगी और अगला सेट शुरू होगा। या पूरे मुक़ाबले में हार मान लें: तब {$opponent} उसे जीत जाते हैं और कोई और सेट नहीं खेला जाता।
resign-kept = खेल जारी है।
button-resign = हाँ, हार मंज़ूर है
button-resign-set = इस सेट में हार मानें
button-resign-series = मुक़ाबले में हार मानें
button-play-on = नहीं, खेल जारी

## Hints

hint-sow = गड्ढा **{$move}** बोएँ।
hint-sow-way = **{$move}** बोएँ: गड्ढा, और पूरे दौर की दिशा।
hint-lay-out = अपनी पंक्ति ऐसे सजाएँ: **{$move}**।
hint-even = इससे खेल लगभग बराबर रहता है।
hint-ahead = अंत में आप लगभग {$seeds} बीज आगे रह सकते हैं।
hint-behind = इससे बेहतर कुछ नहीं, फिर भी अंत में आप लगभग {$seeds} बीज पीछे रह सकते हैं।
hint-wins = सामने से कुछ भी खेला जाए, इससे आपकी जीत कम से कम {$seeds} बीज से है।
hint-loses = इससे बेहतर कुछ नहीं, फिर भी सामने वाले की जीत कम से कम {$seeds} बीज से हो सकती है।
hint-draw = सही खेल से बराबरी होती है।
hint-wins-exactly = सही खेल से आपकी जीत ठीक {$seeds} बीज से है।
hint-loses-exactly = सही खेल से आपकी हार ठीक {$seeds} बीज से है।
hint-wins-game = सामने से कुछ भी खेला जाए, इससे आप खेल जीतते हैं।
hint-loses-game = इससे बेहतर कुछ नहीं, फिर भी आप कुछ भी खेलें, सामने वाला खेल जीत सकता है।
nobody-can-force = किसी की जीत पक्की नहीं की जा सकती।
button-play-hint = {$move} खेलें

## What was played

history-title = **आपके खेल**, सबसे नए पहले
history-of-game = सिर्फ़ {$game}
history-against = सिर्फ़ {$opponent} के साथ
history-none = आपने अभी तक कुछ नहीं खेला। `/खेलें` से शुरू करें।
history-none-such = ऐसा कोई खेल नहीं है। नीचे से कोई और खेल चुनें।
history-line = {$number}. {$when} · **{$game}**, सामने {$opponent}: {$result}
history-choice = {$number}. {$game}, सामने {$opponent}
history-won = 🏆 आपकी जीत
history-lost = आपकी हार
history-drawn = 🤝 बराबरी
history-score = {$result}, {$points} – {$against}
history-running = अभी चल रहा है
history-your-turn = अभी चल रहा है, आपकी बारी
history-replay = इनमें से एक दोबारा देखें …
history-all-games = सभी खेल
button-newer = ◀ नए
button-older = पुराने ▶
button-all-opponents = सभी विरोधी
refused-nothing-played = आपने अभी तक कुछ नहीं खेला। `/खेलें` से शुरू करें।
describe-history = आपने क्या खेला, नतीजों के साथ; सिर्फ़ आपको दिखता है
    .name = इतिहास
describe-history-game = सिर्फ़ यह खेल
    .name = खेल
describe-history-opponent = सिर्फ़ इस व्यक्ति या Kuzhi के साथ के खेल
    .name = प्रतिद्वंद्वी

## A game, replayed

button-replay = दोबारा देखें
button-first = |◀ पहला
button-back = ◀ पीछे
button-next = आगे ▶
button-last = आख़िरी ▶|
button-play-to-end = ▶ अंत तक चलाएँ
replay-at = चाल {$moves} / {$of} · `{$id}`
replay-film = चालें {$from} से {$to}, हर चाल का बोर्ड।
describe-replay = खेल को चाल-दर-चाल दोबारा देखें; सिर्फ़ आपको दिखता है
    .name = दोबारा
describe-past-match = कौन-सा खेल: नाम या बोर्ड का लिंक; ख़ाली छोड़ें तो आपका सबसे नया
    .name = मैच

## Reviews

button-review = समीक्षा
button-review-move = चाल {$move}
button-retry = चाल {$move} फिर से
button-retry-mistakes = मेरी ग़लतियाँ फिर से
button-retry-counted = { $mistakes ->
    [one] मेरी ग़लती फिर से
   *[other] मेरी {$mistakes} ग़लतियाँ फिर से
}
button-retry-next = अगली ग़लती ▶
button-review-back = समीक्षा पर वापस
retry-title = **चाल {$ply} फिर से** · **{$game}**
retry-place = ग़लती {$number} / {$of} · {$marks}
retry-task = **{$side} की बारी।** खेल में {$move} चला गया था। उससे बेहतर खोजें।
retry-task-you = **आपकी बारी।** खेल में आपने {$move} चला था। उससे बेहतर खोजें।
retry-best = ✅ **हाँ! {$move} से बेहतर कुछ नहीं।**
retry-stops = {$move} के बाद सामने वाला {$seeds} बीज जीत सकता था।
retry-better = ↗️ **{$move} चली गई चाल से बेहतर है, पर सबसे अच्छी नहीं।** {$account}
retry-no-better = ↩️ **{$move} उससे बेहतर नहीं है।** {$account}
retry-all-found = 🎉 **आपने सब ढूँढ लिए।**
review-title = **समीक्षा** · {$title}
review-under-way = Kuzhi हर चाल देख रहा है: {$moves} में से {$done} हो चुकीं।
review-accuracy = सटीकता: {$south} · {$north}
review-nothing-lost = किसी चाल से ऐसा कुछ नहीं गया जो अच्छा खिलाड़ी देख पाता: दोनों ने अच्छा खेला।
review-own-nothing-lost = आपने ऐसा कुछ नहीं खोया जो अच्छा खिलाड़ी देख पाता: अच्छा खेला।
review-own-move = ({$number}) **चाल {$ply}**: {$move} से लगभग {$seeds} बीज गए।
review-own-move-exactly = ({$number}) **चाल {$ply}**: {$move} से ठीक {$seeds} बीज गए।
review-own-move-round = ({$number}) **चाल {$ply}**: {$move} से अपने दौर में ठीक {$seeds} बीज गए।
review-own-move-match = ({$number}) **चाल {$ply}**: {$move} से अपने दौर में कोई बीज नहीं गया।
review-move = ({$number}) **चाल {$ply}**, {$player}: {$move} से लगभग {$seeds} बीज गए।
review-move-exactly = ({$number}) **चाल {$ply}**, {$player}: {$move} से ठीक {$seeds} बीज गए।
review-move-round = ({$number}) **चाल {$ply}**, {$player}: {$move} से अपने दौर में ठीक {$seeds} बीज गए।
review-move-match = ({$number}) **चाल {$ply}**, {$player}: {$move} से अपने दौर में कोई बीज नहीं गया।
review-gave-win = इससे जीत हाथ से गई।
review-gave-draw = इससे बराबरी हाथ से गई।
review-gave-hold = इससे सामने वाले की जीत पक्की हो गई।
review-better = आगे चलकर बेहतर: **{$move}**।
review-better-gains = बेहतर: **{$move}**, जिससे {$gains}।
live-pit = गड्ढा {$pit}, {$seeds} बीज
live-hole = {$who}, गड्ढा {$pit}: {$seeds} बीज
name-pit = गड्ढा {$pit}
review-gain-win = तुरंत जीत होती है
review-gain-capture = {$seeds} बीज मिलते हैं
review-gain-turn = एक और चाल मिलती है
review-gain-castle = {$side} का गड्ढा {$pit} क़िला बनता है
review-gain-tuzdik = {$side} का गड्ढा {$pit} तुज़दिक बनता है
review-gain-tie = {$side} का गड्ढा {$pit} बँध जाता है
review-gain-guard = सामने वाले के हाथ से {$seeds} बीज बचते हैं
review-turned-win = पक्का पता है: चाल {$ply} तक, सामने वाला कुछ भी करे, {$side} की जीत हो सकती थी। {$move} से वह हाथ से गई।
review-turned-win-you = पक्का पता है: चाल {$ply} तक, सामने वाला कुछ भी करे, आपकी जीत हो सकती थी। {$move} से वह हाथ से गई।
review-turned-draw = पक्का पता है: चाल {$ply} तक {$side} बराबरी बचा सकता था। {$move} से वह हाथ से गई।
review-turned-draw-you = पक्का पता है: चाल {$ply} तक आप बराबरी बचा सकते थे। {$move} से वह हाथ से गई।
review-turned-hold = पक्का पता है: चाल {$ply} तक किसी की जीत पक्की नहीं थी। {$side} की {$move} से सामने वाले की जीत पक्की हो गई।
review-turned-hold-you = पक्का पता है: चाल {$ply} तक किसी की जीत पक्की नहीं थी। आपकी {$move} से सामने वाले की जीत पक्की हो गई।
review-never-turned = पक्का पता है: किसी चाल ने सही खेल का नतीजा नहीं बदला।
review-curve = रेखा दिखाती है कि वहाँ से दोनों सबसे अच्छा खेलें तो दक्षिण कितने बीज आगे रहेगा; उसके अंक ऊपर की चालें हैं।
review-curve-you = रेखा दिखाती है कि वहाँ से दोनों सबसे अच्छा खेलें तो आप कितने बीज आगे रहेंगे; उसके अंक ऊपर की चालें हैं।
review-curve-kuzhi = रेखा दिखाती है कि वहाँ से दोनों सबसे अच्छा खेलें तो Kuzhi कितने बीज आगे रहेगा; उसके अंक ऊपर की चालें हैं।
review-curve-shows = हर चाल के बाद दक्षिण की बढ़त, बीजों में: {$values}
review-curve-shows-you = हर चाल के बाद आपकी बढ़त, बीजों में: {$values}
review-curve-shows-kuzhi = हर चाल के बाद Kuzhi की बढ़त, बीजों में: {$values}
refused-review-rated = यह खेल रेटेड है, इसलिए दोनों बिना मदद के खेलते हैं। ख़त्म होने पर इसकी समीक्षा देखें।
refused-review-nothing = अभी कोई चाल नहीं चली गई, इसलिए देखने को कुछ नहीं है।
describe-review = हर चाल कितनी अच्छी थी और क्या बेहतर होता; सिर्फ़ आपको दिखता है
    .name = समीक्षा

## Analysis

button-analyse = विश्लेषण
button-evaluate = 💡 आकलन
button-analysis-back = ◀ वापस लें
button-analysis-on = खेल की अगली चाल ▶
button-analysis-home = खेल पर लौटें
analysis-title = **विश्लेषण** · **{$game}** · {$of} में से चाल {$moves} के बाद
analysis-title-start = **विश्लेषण** · **{$game}** · पहली चाल से पहले
analysis-tried = आज़माया: **{$line}**
analysis-turn = {$side} की बारी: कोई भी गड्ढा आज़माएँ।
analysis-full = एक साथ और चालें नहीं समातीं। दूसरी आज़माने के लिए कुछ वापस लें।
analysis-over = खेल यहाँ ख़त्म होता: दक्षिण {$south}, उत्तर {$north}।
analysis-best = सबसे अच्छी: **{$move}**।
analysis-even = खेल लगभग बराबर है।
analysis-ahead = {$side} लगभग {$seeds} बीज आगे है।
analysis-wins = सामने वाला कुछ भी करे, {$side} की जीत {$seeds} या ज़्यादा बीज से है।
analysis-wins-exactly = सही खेल से {$side} की जीत ठीक {$seeds} बीज से है।
analysis-wins-game = {$other} कुछ भी करे, खेल में {$side} की जीत है।
analysis-proved-win = जीत सिद्ध: {$moves}
analysis-proved-draw = बराबरी सिद्ध: {$moves}
analysis-proved-lose = हार सिद्ध: {$moves}
refused-analysis-running = चलते खेल में चालें सिर्फ़ वही आज़मा सकते हैं जो उसे खेल रहे हैं। ख़त्म होने पर सब आज़मा सकते हैं।
describe-analyse = ख़त्म हुए खेल में दोनों ओर से दूसरी चालें आज़माएँ; सिर्फ़ आपको दिखता है
    .name = विश्लेषण

## Puzzles

puzzle-title = **पहेली** · **{$game}** · {$stars}
puzzle-title-own = **आपके अपने खेल की पहेली** · **{$game}** · {$stars}
puzzle-title-daily = **आज की पहेली #{$day}** · **{$game}** · {$stars}
puzzle-find-win = **आपकी बारी** (नीचे की पंक्ति): सिर्फ़ एक चाल जिताती है। उसे ढूँढें।
puzzle-find-draw = **आपकी बारी** (नीचे की पंक्ति): सिर्फ़ एक चाल बराबरी बचाती है, बाकी सब हराती हैं। उसे ढूँढें।
puzzle-find-win-game = **आपकी बारी** (नीचे की पंक्ति), दौर {$round} / {$rounds}: सिर्फ़ एक चाल पूरा खेल जिताती है। उसे ढूँढें।
puzzle-find-draw-game = **आपकी बारी** (नीचे की पंक्ति), दौर {$round} / {$rounds}: सिर्फ़ एक चाल पूरे खेल की बराबरी बचाती है, बाकी सब हराती हैं। उसे ढूँढें।
puzzle-find-seeds = **आपकी बारी** (नीचे की पंक्ति): एक चाल बाकी सब से कम से कम {$seeds} बीज ज़्यादा दिलाती है। उसे ढूँढें।
puzzle-find-seeds-about = **आपकी बारी** (नीचे की पंक्ति): जहाँ तक Kuzhi देख सकता है, एक चाल बाकी सब से कम से कम {$seeds} बीज ज़्यादा दिलाती है। उसे ढूँढें।
puzzle-step = चाल {$number} / {$of}।
puzzle-right = ✅ **सही।** {$account}
puzzle-wrong = ↩️ **{$move} वह चाल नहीं है।** {$account}
puzzle-but-then = आपको {$won} मिलते हैं, पर फिर {$move} से {$taken} जाते हैं:
puzzle-but-again = आपको {$won} मिलते हैं, पर फिर {$move} से Kuzhi को एक और चाल मिलती है:
puzzle-then = फिर {$move} से {$taken} जाते हैं:
puzzle-again = बोर्ड पहले जैसा है: फिर कोशिश करें, या जवाब देखें।
puzzle-solved = 🏆 **हल हो गई।** {$account}
puzzle-answer = 👀 **जवाब:** {$line}
puzzle-line-move = {$side} {$move}
puzzle-reached-win = Kuzhi कुछ भी खेले, अब आपकी जीत है।
puzzle-reached-draw = इससे आपकी बराबरी बची। बाकी हर चाल हरा देती।
puzzle-reached-seeds = बाकी हर चाल कम से कम {$seeds} बीज कम दिलाती।
puzzle-reached-seeds-about = जहाँ तक Kuzhi देख सकता है, बाकी हर चाल कम से कम {$seeds} बीज कम दिलाती।
puzzle-rating = पहेली रेटिंग: {$before} → **{$after}**
puzzle-finding-level = आपका स्तर ढूँढा जा रहा है: {$of} में से {$number} पहेली।
puzzle-rating-kept = पहेली रेटिंग: **{$rating}**। हर पहेली में सिर्फ़ पहली कोशिश गिनी जाती है।
puzzle-own-played = अपने खेल में आपने {$move} चला था।
puzzle-tries-two = लगातार दिनों के लिए दो कोशिशें गिनी जाती हैं।
puzzle-tries-one = लगातार दिनों के लिए एक कोशिश और बची है।
puzzle-tries-none = दोनों कोशिशें हो चुकीं, इसलिए लगातार दिन फिर से शुरू होंगे। चाल आप अब भी ढूँढ सकते हैं।
puzzle-daily-first = पहली कोशिश में हल। लगातार दिन: {$streak}।
puzzle-daily-second = दूसरी कोशिश में हल। लगातार दिन: {$streak}।
puzzle-daily-later = मिल गई, पर दो कोशिशों में नहीं: लगातार दिन अगली पहेली से फिर शुरू होंगे।
puzzle-daily-next = अगली रोज़ की पहेली आएगी: {$when}।
puzzle-daily-frozen = ❄️ एक दिन छूट गया, पर हफ़्ते की छूट ने आपके लगातार दिन बचा लिए।
puzzle-daily-late = यह किसी और दिन की पहेली थी, इसलिए आपके लगातार दिन वैसे ही रहेंगे।
puzzle-posted-nobody = अभी तक किसी ने हल नहीं की।
puzzle-posted-solved = { $people ->
    [one] **एक व्यक्ति ने हल की।**
   *[other] **{$people} लोगों ने हल की।**
}
puzzle-posted-first = 🟩 पहली कोशिश में: {$people}
puzzle-posted-second = 🟨 दूसरी कोशिश में: {$people}
puzzle-posted-later = ⬜ बाद में: {$people}
puzzle-posted-more = {$people} और {$more} और लोग
puzzle-posted-solution = 🔑 **#{$day} का हल:** {$line}। {$why}
puzzle-posted-solution-one = 🔑 **#{$day} का हल:** {$why}
puzzle-posted-past-none = किसी ने हल नहीं की।
puzzle-posted-past = { $people ->
    [one] एक व्यक्ति ने हल की।
   *[other] {$people} लोगों ने हल की।
}
puzzle-posted-month = 🏆 **पिछले महीने के सर्वश्रेष्ठ:** {$best}
puzzle-posted-best = {$place}. {$player} ({$solved})
puzzle-month-title = **इस महीने की रोज़ की पहेलियाँ**
puzzle-month-line = {$place}. {$player}: {$solved} हल, {$first} पहली कोशिश में
puzzle-month-how = वही पहेली गिनी जाती है जो इस सर्वर पर {$tries} कोशिशों में हल हुई।
puzzle-month-empty = इस महीने यहाँ किसी ने आज की पहेली {$tries} कोशिशों में हल नहीं की।
puzzle-share = Kuzhi पहेली {$day} · {$game} {$stars}
puzzle-share-result = {$tries} · {$player}
puzzle-looking = Kuzhi आपके पिछले खेलों में पहेलियाँ ढूँढ रहा है। इसमें एक मिनट लग सकता है, क्योंकि खेलने वाले पहले आते हैं।
puzzle-own-none = Kuzhi को आपके पिछले खेलों में कोई पहेली नहीं मिली: आपकी कोई चाल इकलौते सही जवाब से बहुत दूर नहीं थी। खेलते रहें, या इनमें से एक लें।
refused-puzzle-gone = यह पहेली अब नहीं है। `/पहेली` से दूसरी मिलेगी।
refused-puzzle-unsolved = आज की पहेली हल करने पर बताने को कुछ होगा। वह `/पहेली` में है।
refused-puzzle-shared = आप इसे यहाँ पहले ही साझा कर चुके हैं। दूसरे चैनलों में साझा कर सकते हैं।
button-puzzle-answer = जवाब दिखाएँ
button-puzzle-next = अगली पहेली ▶
button-puzzle-daily = आज की पहेली
button-puzzle-own = मेरी अपनी ग़लतियाँ
button-puzzle-share = साझा करें
button-puzzle-month = यह महीना
button-puzzle-solve = हल करें
profile-puzzles = पहेलियाँ: {$rating}{$doubt} · {$of} में से {$solved} पहली कोशिश में
profile-puzzles-new = पहेलियाँ: स्तर ढूँढा जा रहा है · {$of} में से {$solved} पहली कोशिश में
profile-puzzle-streak = 🔥 लगातार हल की गईं रोज़ की पहेलियाँ: {$days}
describe-puzzle = इकलौती सबसे अच्छी चाल ढूँढें; सिर्फ़ आपको दिखता है
    .name = पहेली
describe-puzzle-from = कौन-सी पहेली; वरना आज की, फिर नई
    .name = स्रोत
describe-puzzle-game = किस खेल की
    .name = खेल
choice-puzzle-new = एक नई पहेली
choice-puzzle-daily = आज की पहेली, सबके लिए एक ही
choice-puzzle-own = मेरे अपने खेलों की एक ग़लती
help-puzzle = `/पहेली`: इकलौती सबसे अच्छी चाल ढूँढें; रोज़ एक नई
## Games and positions that someone has written

replay-at-written = चाल {$moves} / {$of} · एक पाठ से
analysis-title-position = **विश्लेषण** · **{$game}** · आपकी लिखी स्थिति
button-ask-game = खेल चिपकाएँ …
form-game = पाठ के रूप में खेल
form-game-label = डाउनलोड किया पाठ, या सिर्फ़ चालें
describe-past-paste = किसी खेल को उसके पाठ से, या सिर्फ़ चालों से देखें
    .name = चिपकाएँ
describe-analyse-position = चालें आज़माने के लिए स्थिति, जैसे 4.4.4.4.4.4/4.4.4.4.4.4 0:0 south
    .name = स्थिति
describe-analyse-game = स्थिति किस खेल की है
    .name = खेल
refused-names-no-game = “{$text}” किसी खेल का नाम नहीं है। खेल का नाम आठ अक्षरों और अंकों का होता है, जो दोबारा देखने पर दिखता है; बोर्ड का लिंक भी चलेगा।
refused-no-game-behind-link = उस लिंक पर Kuzhi को कोई खेल नहीं मिला। बोर्ड वाले संदेश का लिंक कॉपी करें, या खेल का नाम लिखें जो दोबारा देखने पर दिखता है।
refused-played-now = यही आप अभी एक ऐसे खेल में खेल रहे हैं जिसमें मदद नहीं होती। वह ख़त्म होने पर Kuzhi आपके साथ देखेगा।
written-game-nothing = कोई पाठ नहीं था। `/दोबारा` से कोई खेल खोलें, {$export} दबाएँ और जो मिले उसे चिपकाएँ।
written-game-too-long = यह पाठ बहुत लंबा है। Kuzhi {$most} अक्षर तक पढ़ता है: आख़िरी चालें हटा दें।
written-game-no-header = पंक्ति {$line}: “{$text}” {$example} जैसा शीर्षक नहीं है। पहले शीर्षक, फिर एक ख़ाली पंक्ति, फिर चालें आती हैं। या सिर्फ़ चालें लिखें, जैसे {$moves}।
written-game-odd-header = पंक्ति {$line}: शीर्षक “{$name}” अज्ञात है या दो बार है। शीर्षक ये हैं: {$names}, हर एक ज़्यादा से ज़्यादा एक बार।
written-game-missing = एक शीर्षक नहीं है। सबसे ऊपर {$example} जैसी पंक्ति जोड़ें।
written-game-bad-value = पंक्ति {$line}: वहाँ लिखा “{$text}” पढ़ा नहीं जा सका। यह शीर्षक ऐसे लिखें: {$example}
written-game-no-move = पंक्ति {$line}: चाल {$number}, “{$text}”, कोई चाल नहीं है। चालें गड्ढों के नंबर हैं, जैसे 3, बीच में ख़ाली जगह।
written-game-illegal = पंक्ति {$line}: चाल {$number}, “{$text}”, वहाँ नहीं चली जा सकती। {$why}
written-game-differs = पंक्ति {$line}: चाल {$number}, “{$text}”, {$game} के नियमों से कुछ और होती है: {$expected}। उसे या उससे पहले की चालें ठीक करें।
written-game-taken-for = Kuzhi ने इन चालों को {$game} की माना। अगर ये किसी और खेल की हैं, तो इनके ऊपर {$example} जैसी पंक्ति लिखें, और बीच में एक ख़ाली पंक्ति।
written-game-other-result = पंक्ति {$line} में “{$said}” लिखा है, पर चालें वहाँ नहीं पहुँचतीं। {$example} लिखें, या चालें सुधारें।
written-game-no-position = “{$text}” कोई स्थिति नहीं है। दोनों पंक्तियाँ, भंडार और किसकी बारी है, ऐसे लिखें: {$example}
written-game-rows = “{$text}” की पंक्तियाँ अलग हैं: {$game} में हर पंक्ति में {$pits} गड्ढे हैं। सुधारें, या दूसरा खेल चुनें।
written-game-seeds = “{$text}”: {$game} में {$expected} बीज होते हैं, और यहाँ {$seeds} हैं। गड्ढे या भंडार सुधारें।
written-game-impossible = {$game} में “{$text}” जैसी स्थिति नहीं आ सकती। सुधारें, या दूसरा खेल चुनें।

## Notes

button-notes = 📝 नोट …
notes-title = {$opponent} के सामने **{$game}** के खेल पर **आपके नोट**। ये सिर्फ़ आपको दिखते हैं।
notes-none = आपने अभी कुछ नहीं लिखा है।
notes-line = 📌 {$name}, चाल {$moves} के बाद: **{$line}**
notes-below = 📝 आपके नोट, जो सिर्फ़ आपको दिखते हैं:
button-write-note = लिखें …
button-try-moves = चालें आज़माएँ …
button-show-line = पंक्ति दिखाएँ
button-drop-line = पंक्ति हटाएँ
button-keep-line = यह पंक्ति रखें …
form-note = आपके नोट
form-note-label = जो याद रखना है
form-note-example = गड्ढा 3 पर ध्यान दें।
form-keep-line = पंक्ति रखें
form-keep-line-label = उसका नाम
form-keep-line-example = योजना A
analysis-alone = खेल चलते समय Kuzhi नहीं बताता कि बोर्ड कितना अच्छा है।
refused-analysis-clock = इतनी तेज़ घड़ी में सिर्फ़ बोर्ड पर खेला जाता है। चालें खेल ख़त्म होने पर आज़मा सकते हैं।
refused-evaluation-running = खेल चलते समय Kuzhi नहीं बताता कि बोर्ड कितना अच्छा है। खेल ख़त्म होने पर आकलन मिल सकता है।
refused-notes-of-others = नोट उनके लिए हैं जो खेल रहे हैं। अपना खेल `/खेलें` से शुरू करें।

## What comes next

coach-captures = इससे {$seeds} बीज मिलते हैं।
coach-threat-captures = इसके बाद सामने वाला अपने गड्ढे {$move} से {$seeds} बीज जीत सकता है।
coach-threat-again = इसके बाद सामने वाला अपने गड्ढे {$move} से एक और चाल पा सकता है।
coach-next-captures = {$side} अब {$move} से {$seeds} बीज जीत सकता है।
coach-next-captures-you = आप अब {$move} से {$seeds} बीज जीत सकते हैं।
coach-next-again = {$side} अब {$move} से एक और चाल पा सकता है।
coach-next-again-you = आप अब {$move} से एक और चाल पा सकते हैं।

## The leaderboard

leaderboard-guild = **{$game}: इस सर्वर की तालिका**
leaderboard-everywhere = **{$game}: सब सर्वरों की तालिका**
leaderboard-line = {$place}. {$player} · {$rating}{$doubt} · {$won} जीत, {$drawn} बराबर, {$lost} हार · {$opponents} विरोधी
leaderboard-empty = इस तालिका में अभी कोई नहीं है। `/खेलें` से किसी को चुनौती दें!
leaderboard-note = लोगों के बीच रेटेड खेलों से Glicko-2 रेटिंग; “?” का मतलब है कि रेटिंग अभी कम खेलों पर टिकी है।
leaderboard-place = यहाँ स्थान पाने के लिए {$opponents} अलग-अलग लोगों से रेटेड खेल खेलें। खेल तब गिना जाता है जब दोनों {$moves} चालें चल चुके हों, और उन्हीं दो लोगों का दिन का चौथा खेल और उसके बाद के खेल कम गिने जाते हैं।
button-guild = यह सर्वर
button-everywhere = सब सर्वर
leaderboard-line-rating = {$place}. {$player} · {$rating}{$doubt} · {$games} में से {$won} जीत
leaderboard-line-games = {$place}. {$player} · {$games} खेल, {$won} जीत · {$rating}{$doubt}
leaderboard-line-wins = {$place}. {$player} · {$games} में से {$won} जीत · {$rating}{$doubt}
leaderboard-own = आपका स्थान: {$line}
leaderboard-own-none = {$player}: यहाँ अभी कोई स्थान नहीं।
leaderboard-own-hidden = {$player}: `/सेटिंग` में आपके चुनने से यहाँ छिपा है।
leaderboard-empty-span = इस समय की तालिका में अभी कोई नहीं है। `/खेलें` से किसी को चुनौती दें!
button-ever = हमेशा
button-month = इस महीने
button-week = इस हफ़्ते
button-by-rating = रेटिंग से
button-by-games = खेलों से
button-by-wins = जीतों से
leaderboard-line-provisional = {$player} · {$rating} · {$games} में से {$won} जीत · स्थान के लिए विरोधी और चाहिए: {$opponents}
leaderboard-own-to-go = {$player}: {$opponents} विरोधी और, फिर यहाँ आपका स्थान होगा।
leaderboard-beside = 🧩 पहेली रेटिंग · 🤖 इस सर्वर पर Kuzhi का हराया गया सबसे ऊँचा स्तर
button-by-levels = स्तरों से
ladder-title = **{$game}: इस सर्वर पर हराए गए Kuzhi के स्तर**
ladder-open = स्तर {$level}: अभी कोई नहीं। आप पहले बनें!
ladder-rung = **स्तर {$level}** · {$players}
ladder-further = बाकी लोगों ने इससे नीचे के स्तर हराए हैं।
ladder-own = {$player}: आपने यहाँ स्तर {$level} को हराया है।
ladder-own-none = {$player}: आपने यहाँ अभी कोई स्तर नहीं हराया।
ladder-elsewhere = हर सर्वर की स्तरों की अपनी तालिका होती है: वहाँ `/तालिका` चलाएँ। `/प्रोफ़ाइल` में आपके हराए सब स्तर दिखते हैं।
button-level-up = आगे: {$game}, स्तर {$level}
button-level-down = आसान: {$game}, स्तर {$level}
button-next-level = आगे: स्तर {$level}
button-easier-level = आसान: स्तर {$level}
button-level-lesson = {$game} सीखें
button-play-game = {$game} खेलें
button-play-person = {$player} के साथ खेलें
button-play-bot = Kuzhi के साथ खेलें
button-play-bot-game = Kuzhi के साथ {$game} खेलें

## Profiles

profile-title = **{$player} की प्रोफ़ाइल**
profile-wins = 🏅 लगातार {$wins} जीत
profile-best-win = 🏆 सबसे बड़ी जीत: स्तर {$level} का Kuzhi ({$game})
journey-own = {$games} में से {$met} खेल आप खेल चुके हैं: अब {$next}?
journey-met = {$games} में से {$met} खेल खेले गए।
journey-all = सभी {$games} खेल खेले गए।
journey-learnt = सीखे हुए: {$games}
journey-beaten = Kuzhi के हराए गए स्तर: {$games}
journey-beaten-in = {$game} {$levels}
journey-end = {$wall} {$levels} में से {$beaten} स्तर हराए · {$games} में से {$met} खेल खेले
journey-not-alone = स्तर तभी हराया गिना जाता है, जब जीत बिना संकेत, बिना वापसी और बिना बदले नियमों के हो।
button-share-profile = साझा करें
profile-game = **{$game}** · {$won} जीत, {$drawn} बराबर, {$lost} हार
profile-game-rated = **{$game}** · {$rating}{$doubt} · {$won} जीत, {$drawn} बराबर, {$lost} हार
profile-none = अभी कोई खेल पूरा नहीं हुआ।
profile-streak-won = { $games ->
    [one] पिछला खेल जीता
   *[other] पिछले {$games} खेल जीते
}
profile-best-streak = सबसे लंबा सिलसिला: {$games} जीत
profile-opening = आम पहली चाल: {$move} ({$of} में से {$games})
profile-against = {$player} बनाम {$other}: {$won} जीत, {$drawn} बराबर, {$lost} हार
profile-game-bot = **{$game}**
profile-levels = Kuzhi के ख़िलाफ़, जीत–बराबर–हार: {$levels}
profile-level-record = स्तर {$level}: {$won}–{$drawn}–{$lost}
profile-doubt = “?” का मतलब है कि रेटिंग अभी कम खेलों या पहेलियों पर टिकी है, और बहुत बदलती है।
itself = **Kuzhi** वह बॉट है जो ये बोर्ड चलाता है, और ख़ुद भी खेलता है: {$games} खेल, {$levels} स्तर। स्तर 1 पहले खेल के लिए है। इसकी अपनी कोई रेटिंग या नतीजे नहीं हैं।
itself-level = {$game} (स्तर {$level})
itself-beaten = आपने इसे इनमें हराया है: {$levels}
button-play-itself = Kuzhi से खेलें
refused-profile-hidden = {$player} अपनी प्रोफ़ाइल नहीं दिखाते।

## What is kept of people

describe-privacy = Kuzhi आपके बारे में क्या, क्यों और कब तक रखता है
    .name = गोपनीयता
describe-mydata = Kuzhi आपके बारे में जो रखता है: उसे पाएँ या हटवाएँ
    .name = मेरा-डेटा
describe-mydata-export = Kuzhi आपके बारे में जो भी रखता है, सिर्फ़ आपके लिए एक फ़ाइल में पाएँ
    .name = निर्यात
describe-mydata-delete = Kuzhi आपके बारे में जो भी रखता है, हटाएँ; दो बार पूछा जाता है
    .name = हटाएँ
player-left = जा चुका कोई
challenge-called-off = **{$game}** की एक चुनौती वापस हो गई।
refused-called-off = यह चुनौती वापस हो गई। `/खेलें` से नई दें।
refused-opponent-left = दूसरा खिलाड़ी जा चुका है, इसलिए दोबारा का खेल नहीं हो सकता। `/खेलें` से दूसरा खेल शुरू करें।
refused-being-forgotten = आपका डेटा अभी हटाया जा रहा है। थोड़ी देर में आप Kuzhi फिर से, नए सिरे से इस्तेमाल कर सकते हैं।
refused-too-busy = इस समय बहुत सारे लोग खेल रहे हैं। कुछ नहीं बदला: कृपया कुछ सेकंड बाद फिर से कोशिश करें।
refused-restarting = Kuzhi दोबारा शुरू किया जा रहा है। कुछ नहीं बदला: कृपया एक मिनट बाद फिर कोशिश करें।
over-broken-off = **बीच में रुका:** इस खेल का कोई नतीजा नहीं।
over-left = **बीच में रुका:** एक खिलाड़ी जा चुका है, इसलिए इस खेल का कोई नतीजा नहीं।
history-broken-off = बीच में रुका, कोई नतीजा नहीं
privacy-title = **Kuzhi आपके बारे में क्या रखता है, और क्यों**
privacy-kept-name = **नाम:** आपका आख़िरी नाम, उन सूचियों के लिए जहाँ उल्लेख नहीं हो सकता।
privacy-kept-language = **भाषा:** आपके Discord की, ताकि जवाब उसी में मिले।
privacy-kept-settings = **सेटिंग:** जो आपने `/सेटिंग` में चुना, आपका समय-क्षेत्र, अवकाश और छुट्टियाँ, पिछले दैनिक संदेश ने क्या बताया, और वे खेल जिनके पाठ आपने पूरे किए।
privacy-kept-matches = **खेल और चुनौतियाँ:** कौन, कहाँ, कब, हर चाल, सशर्त चालें और वोट, ताकि खेल चलें और दोबारा देखे जा सकें।
privacy-kept-tournaments = **टूर्नामेंट:** जिनमें आप शामिल हुए या जिनकी घोषणा की, उनमें आपके खेल और आयोजकों का लिखा, अंक तालिका और लॉग के लिए।
privacy-kept-ratings = **रेटिंग:** आपके नतीजे और उनसे क्या बदला, तालिका और `/प्रोफ़ाइल` के लिए।
privacy-kept-puzzles = **पहेलियाँ:** कौन-सी आपको मिलीं, आपकी पहेली रेटिंग और लगातार दिन, `/पहेली` के लिए; और सर्वर की रोज़ की पहेलियाँ आपने कैसे हल कीं, उसकी तालिका के लिए।
privacy-kept-notes = **नोट:** अपने खेलों पर आपके लिखे नोट और रखा हुआ क्रम, सिर्फ़ आपके लिए।
privacy-kept-opponents = **प्रतिद्वंद्वी:** आप किनसे खेले, अगर आप सिर्फ़ उन्हीं से चुनौतियाँ लेना चाहें।
privacy-kept-limits = **सीमाएँ:** हाल में कितनी चुनौतियाँ दीं या संकेत माँगे; ज़्यादा से ज़्यादा एक दिन तक।
privacy-kept-kept-out = **रोक:** किन सर्वरों के प्रबंधक आपको खेलने नहीं देते।
privacy-nothing-else = और कुछ नहीं। Kuzhi आपके संदेश नहीं पढ़ता; दूसरे आपके खेल, रेटिंग और नाम वहीं देखते हैं जहाँ Kuzhi दिखाता है।
privacy-how-long = सब तब तक रहता है जब तक आप `/मेरा-डेटा हटाएँ` से न हटाएँ। `/मेरा-डेटा निर्यात` सब फ़ाइल में देता है।
privacy-outlives = दूसरों की रक्षा के लिए दो चीज़ें उसके बाद भी रहती हैं: सीमाएँ (ज़्यादा से ज़्यादा एक दिन; उस दिन आपके खेल अनौपचारिक होते हैं) और रोक (आपकी आईडी की जगह उससे बना एक कोड)।
privacy-policy = पूरी गोपनीयता नीति: {$url}
privacy-contact = सवाल हैं? {$contact}
button-mydata-export = मेरा डेटा पाएँ
button-mydata-delete = मेरा डेटा हटाएँ …
button-mydata-delete-sure = हाँ, सब हटाएँ
button-mydata-keep = मेरा डेटा रहने दें
mydata-export = Kuzhi आपके बारे में जो भी रखता है, वह इस फ़ाइल में है; यह सिर्फ़ आपको मिलती है।
mydata-export-cut = { $games ->
    [one] सबसे पुराना खेल उस फ़ाइल में नहीं समाया जितनी बड़ी Discord लेता है।
   *[other] सबसे पुराने {$games} खेल उस फ़ाइल में नहीं समाए जितनी बड़ी Discord लेता है।
}
mydata-delete = **Kuzhi आपके बारे में जो भी रखता है, सब हटा दें?**
    • आपकी सेटिंग, नाम, भाषा, सशर्त चालें, रेटिंग और हर तालिका में आपका स्थान हट जाता है।
    • ख़त्म हुए खेल उनके पास रहते हैं जिनसे आप खेले; उन्हें वे किसी जा चुके के साथ खेले दिखते हैं।
    • आपके चालू खेल और चुनौतियाँ बिना नतीजे के ख़त्म होती हैं।
    • आप चालू टूर्नामेंटों से निकल जाते हैं। उनमें और ख़त्म हुए टूर्नामेंटों में आपकी जगह कोई जा चुका दिखता है।
    • चैनलों में पहले से मौजूद संदेश वहीं रहते हैं।
    • दूसरों की रक्षा के लिए सीमाएँ ज़्यादा से ज़्यादा एक दिन रहती हैं; लौटें तो एक दिन आपके खेल अनौपचारिक होते हैं। जो सर्वर आपको खेलने नहीं देते, वे आगे भी नहीं देते, और आपकी आईडी की जगह एक कोड रखते हैं।
    यह वापस नहीं हो सकता। पहले आप अपना डेटा फ़ाइल में पा सकते हैं।
mydata-delete-sure = **क्या आप पक्का चाहते हैं?** इसमें से कुछ भी वापस नहीं आ सकता।
mydata-delete-open = { $games ->
    [one] {$games} चालू खेल या चुनौती बिना नतीजे के ख़त्म होती है।
   *[other] {$games} चालू खेल और चुनौतियाँ बिना नतीजे के ख़त्म होती हैं।
}
mydata-kept = कुछ नहीं हटाया गया।
mydata-deleted = हो गया: Kuzhi आपके बारे में जो रखता था, सब हटा दिया गया, सिवाय उसके जो दूसरों की रक्षा करता है (`/गोपनीयता` देखें)। फिर आएँ तो नए सिरे से शुरू करेंगे, और एक दिन आपके खेल अनौपचारिक होंगे।
mydata-later = Kuzhi दोबारा शुरू किया जा रहा है। चलते ही वह सब हटा दिया जाएगा जो यह आपके बारे में रखता है।

## Refusals

refused-self = आप ख़ुद को चुनौती नहीं दे सकते। Kuzhi से खेलने के लिए `प्रतिद्वंद्वी` ख़ाली छोड़ें।
refused-program = दूसरे बॉट चुनौती स्वीकार नहीं करते। Kuzhi से खेलने के लिए `प्रतिद्वंद्वी` ख़ाली छोड़ें।
refused-takes-none = {$invited} अभी चुनौतियाँ नहीं ले रहे हैं। इसकी जगह `/खेलें खुला: True` चुनें: तब यहाँ सब इसे स्वीकार कर सकते हैं।
refused-acquaintances = {$invited} सिर्फ़ उनसे चुनौती लेते हैं जिनके साथ पहले खेल चुके हैं। इसकी जगह `/खेलें खुला: True` चुनें: तब यहाँ सब इसे स्वीकार कर सकते हैं।
refused-too-much-notification = थोड़े समय में बहुत सी चुनौतियाँ और प्रस्ताव हो गए। अगला भेज सकेंगे: {$when}।
refused-too-much-picture = थोड़े समय में बहुत सी तस्वीरें हो गईं। अगली मिल सकेगी: {$when}।
refused-too-much-hint = थोड़े समय में बहुत से संकेत और समीक्षाएँ हो गईं। अगला मिल सकेगा: {$when}।
refused-too-much-game = थोड़े समय में आपने Kuzhi के साथ बहुत से खेल शुरू किए। अगला शुरू हो सकेगा: {$when}।
refused-too-much-here = इस सर्वर पर Kuzhi के पास बहुत काम है। कृपया फिर कोशिश करें: {$when}।
refused-hint-under-way = Kuzhi अभी आपके पिछले संकेत पर सोच रहा है। वह मिल जाए तब फिर पूछें।
refused-challenged-often = {$invited} ने आपकी कई चुनौतियों का जवाब नहीं दिया। फिर चुनौती दे सकेंगे: {$when}।
refused-declined-lately = {$invited} ने हाल ही में आपकी एक चुनौती ठुकराई है। फिर चुनौती दे सकेंगे: {$when}।
refused-kept-out = इस सर्वर के प्रबंधक आपको यहाँ खेल शुरू नहीं करने देते। जो खेल चल रहे हैं उन्हें पूरा कर सकते हैं, और बाक़ी जगह हमेशा की तरह खेल सकते हैं।
refused-other-kept-out = {$other} को अभी यहाँ चुनौती नहीं दी जा सकती। किसी और को चुनें, या `/खेलें` से Kuzhi के साथ खेलें।
refused-person-blocked = Kuzhi को चलाने वालों ने आपको रोक दिया है। अगर यह ग़लती लगे तो कृपया उन्हें लिखें।
refused-server-blocked = Kuzhi को चलाने वालों ने इसे इस सर्वर पर रोक दिया है। अगर यह ग़लती लगे तो कृपया उन्हें लिखें।
refused-channels = इस सर्वर पर खेल यहाँ शुरू होते हैं: {$channels}। कमांड वहीं चलाएँ।
refused-channel-full = इस चैनल में चल रहे खेल: {$most}, और यही सीमा है। पहले एक पूरा करें, या दूसरे चैनल में जाएँ।
refused-no-server = ये सेटिंग सिर्फ़ सर्वर की होती हैं: कमांड वहाँ चलाएँ। आपकी अपनी `/सेटिंग` में हैं।
refused-not-manager = इस सर्वर की सेटिंग सिर्फ़ इसके प्रबंधक बदल सकते हैं। आपकी अपनी `/सेटिंग` में हैं।
refused-challenges = बिना जवाब वाली आपकी चुनौतियाँ: {$most}, और यही सीमा है। एक रद्द करें, या जवाब की प्रतीक्षा करें।
refused-matches = आपके चल रहे खेल: {$most}, और यही सीमा है। पहले कोई पूरा करें या उसमें हार मानें।
refused-challenger-busy = {$challenger} उतने खेल खेल रहे हैं जितनों की अनुमति है। उनमें से कोई पूरा होते ही आप स्वीकार कर सकते हैं।
refused-not-invited = इस चुनौती का जवाब सिर्फ़ {$invited} दे सकते हैं। अपना खेल `/खेलें` से शुरू करें।
refused-own-challenge = यह आपकी अपनी चुनौती है, इसलिए किसी और को इसे स्वीकार करना होगा।
refused-own-named-challenge = यह आपकी अपनी चुनौती है, इसलिए इसे सिर्फ़ {$invited} स्वीकार कर सकते हैं। आप इसे “रद्द करें” से वापस ले सकते हैं।
refused-opponent-and-open = या तो `प्रतिद्वंद्वी` चुनें या `खुला`, दोनों नहीं।
refused-not-challenger = यह चुनौती सिर्फ़ {$challenger} रद्द कर सकते हैं।
refused-accepted = यह चुनौती पहले ही स्वीकार हो चुकी है। अपना खेल `/खेलें` से शुरू करें।
refused-declined = यह चुनौती ठुकरा दी गई थी। `/खेलें` से नई दें।
refused-cancelled = यह चुनौती रद्द कर दी गई थी। `/खेलें` से नई दें।
refused-expired = यह चुनौती ख़त्म हो चुकी है। `/खेलें` से नई दें।
refused-not-started = चुनौती अभी स्वीकार नहीं हुई है। स्वीकार होते ही खेल शुरू होगा।
refused-not-seated = आप यह खेल देख रहे हैं: चाल सिर्फ़ इसके खिलाड़ी चल सकते हैं। अपना खेल `/खेलें` से शुरू करें।
refused-turn = अभी {$player} की बारी है। आपकी बारी आने पर आप चल सकते हैं।
refused-turn-bot = Kuzhi सोच रहा है। उसकी चाल पल भर में बोर्ड पर होगी।
refused-stale = वह बटन पहले की स्थिति का था, इसलिए कुछ नहीं खेला गया। बोर्ड अब ऐसा है।
refused-over = यह खेल ख़त्म हो चुका है। `/खेलें` से नया शुरू करें।
refused-no-such-match = ऐसा कोई खेल अब नहीं है। `/खेलें` से नया शुरू करें।
refused-out-of-sight = वह खेल ऐसी जगह खेला जा रहा है जहाँ आप नहीं देख सकते। अपना खेल `/खेलें` से शुरू करें।
refused-no-match-here = इस चैनल में आपका कोई खेल नहीं है। `/खेलें` से शुरू करें, या अपने खेल `/मैच-सूची` में देखें।
refused-heard-alone = यहाँ Discord Kuzhi के जवाब सिर्फ़ आपको दिखाता है, इसलिए चुनौती स्वीकार नहीं हो सकती। `/खेलें` से Kuzhi के साथ खेलें, या लोगों को अपने निजी संदेशों में या ऐसे सर्वर पर चुनौती दें जिसमें Kuzhi जोड़ा गया हो।
refused-alone-with-bot = यह बातचीत सिर्फ़ आप और Kuzhi देखते हैं, इसलिए चुनौती स्वीकार नहीं हो सकती। `/खेलें` से Kuzhi के साथ खेलें, या लोगों को अपने निजी संदेशों में या ऐसे सर्वर पर चुनौती दें जिसमें Kuzhi जोड़ा गया हो।
refused-invited-cannot-see = {$invited} यह बातचीत नहीं देख सकते, इसलिए चुनौती स्वीकार नहीं हो सकती। उन्हें वहाँ चुनौती दें जहाँ आप दोनों पढ़ सकें, जैसे अपने निजी संदेशों में।
refused-elsewhere = वह खेल {$channel} में खेला जा रहा है। कमांड वहीं चलाएँ।
refused-pressed-elsewhere = यह खेल {$channel} में खेला जा रहा है। कृपया वहीं आगे खेलें।
refused-channel-gone = उस खेल का चैनल अब नहीं है। जहाँ दोनों खिलाड़ी पढ़ सकें, वहाँ `/बोर्ड` से आगे खेलें, या `/हार` से हार मानें।
refused-offered = यह आप इस स्थिति में पहले ही सुझा चुके हैं। अगली चाल के बाद फिर सुझा सकते हैं।
refused-offer-open = आपके पिछले प्रस्ताव का जवाब अभी नहीं आया है। रुकें, या उसके “{$button}” बटन से वापस लें।
refused-offer-gone = यह प्रस्ताव ठुकरा दिया गया या वापस ले लिया गया, इसलिए अब लागू नहीं है।
refused-early-draw = दोनों के एक-एक चाल चलने के बाद आप बराबरी का प्रस्ताव दे सकते हैं।
refused-early-agree = यह खेल अभी चक्कर में नहीं है। बचे बीज बाँटने का प्रस्ताव आप तब दे सकते हैं जब कोई स्थिति दोबारा आ चुकी हो, या बिना कुछ जीते {$moves} चालें हो चुकी हों।
refused-nothing-to-take-back = आपने अभी कोई चाल नहीं चली, इसलिए वापस लेने को कुछ नहीं है।
refused-bot-needs-no-plans = Kuzhi तुरंत जवाब देता है, इसलिए तय करने को कुछ नहीं। सशर्त चालें लोगों के बीच के खेलों के लिए हैं।
refused-plans-on-own-turn = आपकी बारी है: बोर्ड पर चाल चलें। इंतज़ार करते हुए आप चालें तय कर सकते हैं।
refused-line-ends-with-other = एक पंक्ति सामने वाले की चाल से शुरू होकर आपकी चाल पर ख़त्म होती है, जैसे “3 5”: वे 3 खेलें तो आप 5।
refused-line-illegal = यह पंक्ति नहीं खेली जा सकती: पहले की चालों के बाद **{$move}** संभव नहीं। कृपया इसे बदलें।
refused-line-too-long = यह पंक्ति बहुत लंबी है। कम चालें तय करें।
refused-too-many-plans = इस खेल में आपकी { $most ->
    [one] {$most} पंक्ति पहले से है
   *[other] {$most} पंक्तियाँ पहले से हैं
}। पहले एक हटाएँ।
refused-no-rematch-yet = अगला सेट अपने आप शुरू होता है। आख़िरी सेट के बाद आप दोबारा खेलने को कह सकते हैं।
refused-rematch-asked = आप दोबारा खेलने को पहले ही कह चुके हैं। इसे {$other} स्वीकार कर सकते हैं।
refused-rematch-had = यह दोबारा का खेल पहले ही खेला, ठुकराया या रद्द किया जा चुका है। `/खेलें` से दूसरा शुरू करें।
refused-rematch-runs = आपका दोबारा का खेल पहले से चल रहा है। `/बोर्ड` से उसे देखें।
refused-form-too-late = Kuzhi को जवाब देने में बहुत देर हो गई। कृपया बटन फिर दबाएँ।
refused-several-challenges = इस चैनल में आपकी कई चुनौतियाँ अभी खुली हैं। किसी एक को नीचे लाने के लिए उसे विकल्प `मैच` से चुनें।
disambiguation-match = इस चैनल में आपके कई खेल हैं। आपका मतलब किससे है?
disambiguation-move = इस चैनल में आपके कई खेल हैं। चाल {$move} किसमें चलनी है?
disambiguation-more = सूची में सबसे नए खेल हैं; कोई और विकल्प `मैच` से चुना जा सकता है।
disambiguation-placeholder = एक खेल चुनें
disambiguation-choice = {$game}, सामने {$opponent} · {$last}
disambiguation-no-move = अभी कोई चाल नहीं
disambiguation-own-move = आपकी पिछली चाल: {$move}
disambiguation-other-move = उनकी पिछली चाल: {$move}
disambiguation-further = {$label} · {$further}
disambiguation-age-minutes = {$age} मिनट पहले
disambiguation-age-hours = {$age} घंटे पहले
disambiguation-age-days = {$age} दिन पहले
refused-no-move = “{$text}” कोई चाल नहीं है। अपने किसी गड्ढे का नंबर लिखें, जैसे 3।
refused-no-layout = “{$text}” कोई सजावट नहीं है। गड्ढे 1 से 7 के लिए सात संख्याएँ लिखें, जैसे 2 1 0 2 0 0 4।
refused-illegal-empty = गड्ढा {$pit} ख़ाली है। बीज वाला गड्ढा चुनें।
refused-illegal-no-pit = गड्ढा {$pit} नहीं है: आपके गड्ढे 1 से {$last} हैं।
refused-illegal-castle = गड्ढा {$pit} खेल के अंत तक सामने वाले का है, उसे बोया नहीं जा सकता। दूसरा गड्ढा चुनें।
refused-illegal-excluded = गड्ढा {$pit} इस दौर में खेल से बाहर है। दूसरा गड्ढा चुनें।
refused-illegal-marked = **चिह्नित गड्ढे रुकते हैं:** गड्ढा {$pit} के बीज दौर के अंत तक वहीं रहते हैं। दूसरा गड्ढा चुनें।
refused-illegal-must-feed = **पहले बीज दें:** सामने की पंक्ति ख़ाली है, और यह चाल उसे बीज नहीं देती। ऐसा गड्ढा चुनें जो दे।
refused-illegal-single = **अकेले रुकते हैं:** गड्ढा {$pit} में एक ही बीज है, और जब तक आपके किसी गड्ढे में दो या ज़्यादा हों, वह नहीं चलता। ज़्यादा बीज वाला गड्ढा चुनें।
refused-illegal-front = **आगे वाला अकेला रुकता है:** गड्ढा {$pit} आपका सबसे आगे का गड्ढा है, और जब तक दूसरे अकेले बीज हैं, उसका बीज रहता है। दूसरा गड्ढा चुनें।
refused-illegal-end-pit = **पहले सिरे के गड्ढे:** दौर की आपकी पहली बारी सिरे के गड्ढे से होती है। गड्ढा 1 या {$last} चुनें।
refused-illegal-direction = यह चाल पूरे दौर की दिशा तय करती है: घड़ी की उलटी दिशा के लिए {$pit}+ या घड़ी की दिशा के लिए {$pit}- लिखें।
refused-illegal-direction-known = दिशा तय हो चुकी है: सिर्फ़ {$pit} लिखें।
refused-illegal-arrange-first = पहले अपनी पंक्ति सजाएँ।
refused-illegal-form = यह चाल अभी नहीं चली जा सकती। अपने किसी गड्ढे का नंबर लिखें।
refused-illegal = इस चाल की अनुमति नहीं है। दूसरी चुनें।
refused-layout-first = यह सजावट नहीं चलती: गड्ढा 1 में एक या दो बीज आते हैं, {$seeds} नहीं। कृपया इसे बदलें।
refused-layout-middle = यह सजावट नहीं चलती: गड्ढा {$pit} में अधिकतम दो बीज आते हैं, {$seeds} नहीं। कृपया इसे बदलें।
refused-layout-last = यह सजावट नहीं चलती: गड्ढा 7 में अधिकतम चार बीज आते हैं, {$seeds} नहीं। कृपया इसे बदलें।
refused-layout-total = यह सजावट नहीं चलती: सजाने को {$have} बीज हैं, {$laid} नहीं। कृपया इसे बदलें।
refused-layout-usual = डिफ़ॉल्ट सजावट को चार बीज चाहिए, और आपके पास {$seeds} हैं। दूसरी चुनें।
refused-own-offer = यह प्रस्ताव आपका ही है, इसलिए जवाब {$other} को देना है।
refused-bot-plays-on = Kuzhi खेलता रहेगा। कोई स्थिति बहुत बार आने पर, या बिना कुछ जीते {$most} चालें होने पर खेल अपने आप ख़त्म होता है।
refused-bot-unrated = Kuzhi के साथ खेल कभी रेटेड नहीं होते। `रेटेड` ख़ाली छोड़ें, या किसी व्यक्ति को चुनौती दें।
refused-quick-unrated = तीन से कम दौर का खेल पहली चालों से ही तय हो जाता है, इसलिए वह कभी रेटेड नहीं होता। `दौर` में तीन चुनें, या झटपट अनौपचारिक खेल के लिए `रेटेड` ख़ाली छोड़ें।
refused-no-hints-rated = यह खेल रेटेड है, इसलिए आप दोनों बिना मदद के खेलते हैं। संकेत अनौपचारिक खेलों में मिलते हैं: `/खेलें` में `रेटेड: False` चुनें, या Kuzhi के साथ खेलें।
refused-hint-too-late = Kuzhi के सोचते-सोचते बोर्ड बदल गया। कृपया फिर पूछें।
refused-no-rounds = {$game} में दौर नहीं होते। `दौर` ख़ाली छोड़ें।
refused-no-balanced-opening = {$game} के लिए कोई संतुलित शुरुआत पता नहीं है। `संतुलित` ख़ाली छोड़ें, या इनमें से कोई खेल चुनें: {$games}।
refused-no-such-command = Kuzhi में यह कमांड अब नहीं है। `/सहायता` में सब कमांड हैं।
refused-no-such-button = यह बटन Kuzhi के दूसरे संस्करण का है। `/बोर्ड` से बोर्ड वापस लाएँ।
refused-option-none = {$game} में विकल्प नहीं हैं। `विकल्प` ख़ाली छोड़ें।
refused-option-unknown = {$game} में “{$option}” नाम का विकल्प नहीं है। इनमें से चुनें: {$options}।
refused-option-value = `{$option}` का मान “{$value}” नहीं हो सकता। इनमें से एक लिखें: {$values}।
refused-option-range = `{$option}` का मान “{$value}” नहीं हो सकता। {$least} से {$most} तक की संख्या लिखें।
refused-option-twice = विकल्प `{$option}` दो बार लिखा है। एक बार लिखें।
refused-unusable = Kuzhi यह नहीं खेल सकता। सुझावों में से चुनें।
failed-lasting = Kuzhi अभी चालें सहेज नहीं पा रहा; उसे चलाने वालों को बता दिया गया है। आपका खेल सुरक्षित है: थोड़ी देर बाद बोर्ड देखें।
failed = हमारी ओर से कुछ गड़बड़ हुई, और कुछ नहीं बदला। कृपया थोड़ी देर में फिर कोशिश करें।
dropped = जवाब देने से पहले हमारी ओर से कुछ गड़बड़ हुई। कृपया देखें कि काम हुआ या नहीं (`/बोर्ड` आपका खेल दिखाता है), और न हुआ हो तो फिर कोशिश करें।

## Help

help-title = **Kuzhi: Discord पर मनकला खेल**
help-start = `/खेलें` से शुरू करें, बटनों से बोएँ। दक्षिण (S) नीचे है, पहली चाल उसकी; गड्ढे मालिक के बाएँ से गिने जाते हैं।
help-group-play = **खेलना**
help-group-look = **पीछे देखना**
help-group-learn = **सीखना**
help-group-people = **लोग**
help-group-manage = **सेटिंग और डेटा**
help-heard = स्क्रीन रीडर के साथ: `/सेटिंग` में अपने बोर्डों के लिए सादे वाक्य चुनें।
button-help-play = खेलें
button-help-learn = सीखें
button-help-invite = किसी को बुलाएँ
help-play = `/खेलें`: किसी को चुनौती दें, या Kuzhi से खेलें
help-games = `/मैच-सूची`: हर जगह के आपके खेल, और किसकी बारी है

help-tutorial = `/पाठ`: खेलकर एक खेल सीखें

## An agreed end

offer-agree = {$other}, {$player} इस **{$game}** के बचे बीज बाँटने का प्रस्ताव देते हैं, क्योंकि खेल चक्कर में है: बोर्ड पर जो है उसका आधा-आधा आप दोनों को मिलेगा, और खेल ख़त्म होगा।
offer-agree-rows = {$other}, {$player} इस **{$game}** के बचे बीज बाँटने का प्रस्ताव देते हैं, क्योंकि खेल चक्कर में है: अपनी-अपनी क़तार के बीज आप दोनों के पास रहेंगे और खेल ख़त्म हो जाएगा।
declined-agree = {$other} खेल जारी रखते हैं।
withdrawn-agree = {$player} ने बचे बीज बाँटने का प्रस्ताव वापस ले लिया।
offer-draw = {$other}, {$player} इस **{$game}** में आपको बराबरी का प्रस्ताव देते हैं।
declined-draw = {$other} ने बराबरी नहीं मानी और खेल जारी रखते हैं।
withdrawn-draw = {$player} ने बराबरी का प्रस्ताव वापस ले लिया।
declined-draw-bot = Kuzhi को लगता है कि वह आगे है, इसलिए वह खेलता रहेगा।
offer-takeback = {$other}, {$player} इस **{$game}** में अपनी पिछली चाल और उसके बाद की चालें वापस लेना चाहते हैं।
declined-takeback = {$other} ने नहीं माना: चाल बनी रहेगी।
withdrawn-takeback = {$player} अब चाल वापस नहीं लेना चाहते।
more-question = {$opponent} के सामने आपका **{$game}**: क्या करना चाहेंगे?
more-watching = आप यह खेल देख रहे हैं। इसका बोर्ड आप निजी तौर पर, अपनी पसंद के रूप में देख सकते हैं (`/सेटिंग`)।
more-over = **{$game}** का यह खेल पूरा हुआ। और क्या चाहेंगे?
button-open-board = बिसात खोलें
button-next-game = अगला खेल ▶
button-more = और …
button-look = बोर्ड निजी तौर पर देखें
button-look-again = ताज़ा करें
match-look-differs = आपने और {$opponent} ने अलग-अलग रूप चुने हैं, इसलिए इस बोर्ड का रूप डिफ़ॉल्ट है।
match-look-later = अगली चाल से बोर्ड ऐसा दिखेगा।
button-plans = सशर्त चालें …
plans-title = {$opponent} के सामने **{$game}** में आपके लिए अपने आप खेली जाने वाली चालें। ये सिर्फ़ आपको दिखती हैं; जो पंक्ति सच नहीं होती वह मिट जाती है।
plans-none = अभी कोई चाल तय नहीं है।
plan-line = वे {$theirs} खेलें तो आप {$yours} खेलेंगे
plan-line-further = वे {$theirs} खेलें तो आप {$yours} खेलेंगे, फिर {$rest}
plans-if = **अगर वे यह खेलें …**
plans-if-further = **और फिर अगर वे यह खेलें …**
plans-you = **… तो आप यह खेलेंगे …**
plans-you-again = **फिर आपकी ही बारी है। आप यह खेलेंगे …**
plans-over = वहाँ खेल ख़त्म हो जाएगा।
plans-full = इस पंक्ति में और चाल नहीं समाती।
menu-unplan = एक पंक्ति हटाएँ …
button-plan-new = दूसरी पंक्ति
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = अगर यदि तो फिर और
button-offer-draw = बराबरी का प्रस्ताव
button-offer-takeback = चाल वापसी माँगें
button-take-back = चाल वापस लें
button-offer-agree = बचे बीज बाँटने का प्रस्ताव
button-give-up = हार मानें …
games-none = आपका कोई खेल नहीं चल रहा। `/खेलें` से शुरू करें।
games-title = **आपके खेल**, सब सर्वरों पर और निजी संदेशों में
games-yours = • {$game}, सामने {$opponent}: **आपकी बारी**
games-claim = • {$game}, सामने {$opponent}: **आप जीत का दावा कर सकते हैं**
games-theirs = • {$game}, सामने {$opponent}: उनकी बारी
games-challenged = • {$opponent} ने {$game} की चुनौती दी है; अवधि {$when}
games-challenge = • आपने {$opponent} को {$game} की चुनौती दी है; अवधि {$when}
games-challenge-to-all = • आप {$game} के लिए किसी को ढूँढ रहे हैं; अवधि {$when}
games-tournament = • **{$name}** में {$opponent} के साथ: {$state}
games-linked = {$line} · {$link}
games-gone = {$line} · इसका चैनल अब नहीं है
digest-title = { $number ->
    [one] **एक खेल आपका इंतज़ार कर रहा है**
   *[other] **{$number} खेल आपका इंतज़ार कर रहे हैं**
}
digest-back = { $number ->
    [one] **आप लौट आए: एक खेल आपका इंतज़ार कर रहा है**
   *[other] **आप लौट आए: {$number} खेल आपका इंतज़ार कर रहे हैं**
}
digest-soon = इनके लिए कम समय बचा है:
digest-later = ये भी इंतज़ार में हैं:
digest-further = … और {$number}: `/मैच-सूची`
digest-elsewhere = { $number ->
    [one] इस सर्वर के बाहर एक खेल आपका इंतज़ार कर रहा है: `/मैच-सूची`
   *[other] इस सर्वर के बाहर {$number} खेल आपका इंतज़ार कर रहे हैं: `/मैच-सूची`
}
digest-moved = यह संदेश अब तक {$channel} में आता था। Kuzhi अब वहाँ आप तक नहीं पहुँच सकता, इसलिए यह फिर सीधे संदेश से आएगा।
digest-refused = {$player}, Discord ने आपको सीधा संदेश नहीं जाने दिया, इसलिए आपके खेल दिन में एक बार नहीं आ सकते। सूचनाएँ फिर **चालू** हैं; इसे `/सेटिंग` में बदलें, और क्या इंतज़ार में है, यह `/मैच-सूची` में देखें।
back-ping = {$player}, आप लौट आए, और खेल आपका इंतज़ार कर रहे हैं: उन्हें `/मैच-सूची` में देखें।
lost-on-time = **{$game}** में {$opponent} के ख़िलाफ़ {$player} की समय पर हार
next-game = आपका अगला खेल:
next-game-none = कोई और खेल आपका इंतज़ार नहीं कर रहा।
confirm-move = आपकी चाल: **{$move}**। चलें?
puzzle-reminder = आज की पहेली #{$number} आपका इंतज़ार कर रही है।
puzzle-reminder-streak = आज की पहेली #{$number} आपका इंतज़ार कर रही है। अब तक लगातार दिन: **{$days}**
settings-own = **आपकी सेटिंग**, सब सर्वरों और निजी संदेशों के लिए। **मेरे बोर्ड** आपके खेलों के बोर्ड हैं और वे जो सिर्फ़ आपको दिखते हैं। आप और दूसरे खिलाड़ी अलग-अलग रूप चाहें, तो आपके खेल का बोर्ड सर्वर के रूप में दिखता है।
settings-pings-on = सूचनाएँ **चालू**: चुनौती, बारी या सवाल आने पर आपको सूचना मिलती है।
settings-pings-dm = सूचनाएँ **सीधे संदेश** से आती हैं, या चैनल में यदि Discord संदेश न जाने दे।
settings-pings-daily = सूचनाएँ **दिन में एक बार**: एक ही संदेश, जिसमें आपका इंतज़ार करते सब खेल हों। चुनौतियों, लाइव खेलों और जिस खेल का समय उस संदेश से पहले ख़त्म होता है, उनकी सूचना तुरंत आती है।
settings-digest = आपके खेल दिन में एक बार **{$time}** बजे आते हैं ({$zone})।
settings-digest-in = आपके खेल दिन में एक बार **{$time}** बजे ({$zone}) {$channel} में आते हैं। वहाँ दूसरे भी पढ़ते हैं कि उस सर्वर के कौन-से खेल आपका इंतज़ार कर रहे हैं।
settings-digest-choose = समय और अपना समय-क्षेत्र “छुट्टी और अवकाश” में चुनें।
settings-digest-at = इंतज़ार करते खेल: रोज़ {$time} बजे
settings-digest-direct = इंतज़ार करते खेल: सीधे संदेश से
settings-digest-here = इंतज़ार करते खेल: इस चैनल में
settings-digest-there = इंतज़ार करते खेल: किसी और चैनल में
settings-confirms = हर चाल से पहले आपसे **पूछा जाता है** कि उसे चलना है या नहीं।
settings-puzzle = **आज की पहेली की याद:** यदि तब तक हल न की हो, तो आपके चुने समय पर एक सीधा संदेश। आपका समय-क्षेत्र: {$zone}
settings-puzzle-at = रोज़ {$time} बजे याद दिलाएँ
settings-puzzle-never = याद न दिलाएँ
settings-pings-off = सूचनाएँ **बंद**: किसकी बारी है, यह `/मैच-सूची` में देखें।
my-boards = मेरे बोर्ड: {$look}
my-boards-usual = मेरे बोर्ड: डिफ़ॉल्ट
look-light-wood = हल्की लकड़ी
look-dark-wood = गहरी लकड़ी
look-emoji = इमोजी
look-letters = अक्षर
look-sentences = वाक्य, स्क्रीन रीडर के लिए
settings-viewpoint-fixed = जो बोर्ड सिर्फ़ आपको दिखते हैं, उन पर हमेशा **आपकी पंक्ति** नीचे रहती है।
settings-viewpoint-mover = जो बोर्ड सिर्फ़ आपको दिखते हैं, उन पर **जिसकी बारी है** उसकी पंक्ति नीचे रहती है।
settings-challengers-everybody = चुनौतियाँ: सबसे
settings-challengers-acquaintances = चुनौतियाँ: सिर्फ़ उनसे जिनके साथ आप खेल चुके हैं
settings-challengers-nobody = चुनौतियाँ: किसी से नहीं
settings-language-usual = भाषा: Discord जैसी
settings-language = भाषा: {$language}
settings-usual = डिफ़ॉल्ट
settings-house = **इस सर्वर की सेटिंग**
settings-house-anywhere = खेल **सब चैनलों में** शुरू हो सकते हैं।
settings-house-channels = खेल यहाँ और इनके थ्रेड में शुरू होते हैं: {$channels}।
settings-house-tournaments-on = टूर्नामेंट की घोषणा **कोई भी** कर सकता है।
settings-house-tournaments-off = टूर्नामेंट की घोषणा केवल **सर्वर चलाने वाले** कर सकते हैं।
settings-house-tournaments-role = टूर्नामेंट की घोषणा **सर्वर चलाने वाले** और {$role} कर सकते हैं।
settings-winners-role = टूर्नामेंट जीतने वाले के पास {$role} तब तक रहता है जब तक यहाँ अगला टूर्नामेंट ख़त्म न हो।
settings-winners-role-none = टूर्नामेंट जीतने वाले को कोई रोल नहीं मिलता।
settings-house-time-zone = 20:00 जैसे समय **{$zone}** समय-क्षेत्र के माने जाते हैं। `/सेटिंग समय-क्षेत्र` उसे बदलता है।
settings-house-time-zone-none = इस सर्वर का समय-क्षेत्र अभी तय नहीं है। `/सेटिंग समय-क्षेत्र` के बाद टूर्नामेंट 20:00 जैसे समय पर शुरू हो सकते हैं।
settings-house-threads-on = हर खेल को **अपना थ्रेड** मिलता है; Kuzhi को उसे बनाने की अनुमति चाहिए।
settings-house-threads-off = खेल **चैनल में ही** खेले जाते हैं।
settings-winners-choose = विजेता का रोल: एक चुनें …
settings-house-choose = खेल सिर्फ़ इन चैनलों में शुरू हों …
settings-house-pings-on = सूचनाएँ **चालू**: चुनौती, बारी या सवाल आने पर लोगों को सूचना मिलती है।
settings-house-pings-off = इस सर्वर पर सूचनाएँ **बंद** हैं।
settings-house-game = खेल न चुना जाए तो: {$game}
settings-boards = **इस सर्वर के बोर्ड**, जब तक खिलाड़ी अपना रूप न चुनें
settings-house-viewpoint-fixed = हमेशा **दक्षिण की पंक्ति** नीचे रहती है।
settings-house-viewpoint-mover = **जिसकी बारी है** उसकी पंक्ति नीचे रहती है।
house-boards = बोर्ड: {$look}
house-boards-usual = बोर्ड: डिफ़ॉल्ट
settings-limits = **इस सर्वर की सीमाएँ और घड़ी**
    जो खेल और चुनौतियाँ शुरू हो चुकी हैं वे वैसी ही रहती हैं।
settings-feed = **इस सर्वर पर आज की पहेली**
settings-daily-on = यह रोज़ {$time} बजे ({$zone}) {$channel} में आती है। हर कोई इसे अकेले हल करता है, और संदेश दिखाता है कि किसने हल की।
settings-daily-off = यह अभी नहीं आती। एक चैनल चुनें: पहली पहेली वहाँ तुरंत आएगी, बाकी रोज़ 09:00 बजे।
settings-daily-no-zone = इस सर्वर का समय-क्षेत्र अभी तय नहीं है, इसलिए समय UTC का है। `/सेटिंग समय-क्षेत्र` उसे तय करता है।
settings-daily-choose = इस चैनल में भेजें …
settings-daily-move = किसी और चैनल में भेजें …
settings-daily-at = रोज़ {$time} बजे
daily-stopped = आज की पहेली अब {$channel} में नहीं आती, क्योंकि Kuzhi वहाँ नहीं लिख सका। उसे चैनल देखने, संदेश भेजने और फ़ाइलें जोड़ने की अनुमति दें, फिर सर्वर की `/सेटिंग` में चैनल दोबारा चुनें।
settings-week-post = **इस सर्वर पर यह सप्ताह**
settings-week-on = यह {$channel} में आता है: {$weekday}, {$time} ({$zone})। इसमें खेले गए खेल, सप्ताह का खेल, किसकी रेटिंग बढ़ी, हराए गए स्तर और टूर्नामेंट होते हैं। बिना खेल वाले सप्ताह के बाद कुछ नहीं आता।
settings-week-off = यह अभी नहीं आता। एक चैनल चुनें: यह हर सप्ताह वहाँ आएगा ({$weekday}, 18:00)।
settings-week-day = दिन: {$weekday}
settings-week-at = समय: {$time}
settings-welcome = **इस सर्वर पर स्वागत**
settings-welcome-on = यह {$channel} में है: इसे पिन करें, ताकि नए लोग इसे पाएँ। Kuzhi इसे ताज़ा रखता है, अगला टूर्नामेंट भी इसमें रहता है। दूसरा चैनल चुनने पर यह वहाँ चला जाता है।
settings-welcome-off = अभी कोई नहीं है। एक चैनल चुनें: Kuzhi वहाँ पिन करने लायक संदेश भेजेगा, जिसमें खेलने, सीखने, आज की पहेली और अगले टूर्नामेंट के बटन होंगे।
week-stopped = सप्ताह का संदेश अब {$channel} में नहीं आता, क्योंकि Kuzhi वहाँ नहीं लिख सका। उसे चैनल देखने, संदेश भेजने और फ़ाइलें जोड़ने की अनुमति दें, फिर सर्वर की `/सेटिंग` में चैनल दोबारा चुनें।
welcome-stopped = {$channel} का स्वागत संदेश अब ताज़ा नहीं रहता, क्योंकि Kuzhi वहाँ नहीं लिख सका। उसे चैनल देखने और संदेश भेजने की अनुमति दें, फिर सर्वर की `/सेटिंग` में चैनल दोबारा चुनें।
week-title = **इस सर्वर पर यह सप्ताह** · {$from} – {$until}
week-games = आपसी खेल: {$games} · Kuzhi के ख़िलाफ़: {$bot} · खिलाड़ी: {$players}
week-best = **सप्ताह का खेल:** {$south} – {$north}, {$game}।
week-comeback = {$player} {$seeds} बीज पीछे थे, फिर भी जीते।
week-relay = {$player} की एक चाल {$laps} चक्कर चली।
week-drawn = यह बराबरी पर ख़त्म हुआ।
week-close = { $seeds ->
    [one] फ़ैसला {$seeds} बीज से हुआ।
   *[other] फ़ैसला {$seeds} बीजों से हुआ।
}
week-rises = **सबसे ज़्यादा बढ़ी रेटिंग**
week-rise = • {$player} {$gained} ({$game}), अब {$rating}
week-levels = **पहली बार हराए गए स्तर**
week-level = • {$player}: {$game}, स्तर {$level}
week-tournaments = **टूर्नामेंट**
welcome-title = **इस सर्वर पर मनकाला**
welcome-text = बीज बोएँ और सामने वाले से ज़्यादा जुटाएँ: आपस में या Kuzhi के ख़िलाफ़ {$games} मनकाला खेल। **खेलें** से खेल शुरू होता है, **सीखें** एक खेल क़दम-दर-क़दम दिखाता है, और आज की पहेली में एक मिनट लगता है। यहाँ जो दबाएँगे, वह सिर्फ़ आपके लिए खुलेगा।
welcome-tournament = **अगला टूर्नामेंट:** {$tournament}
settings-tournaments = **इस सर्वर के टूर्नामेंट**
settings-challenges-usual = हर व्यक्ति की बिना जवाब वाली चुनौतियाँ: {$most} (डिफ़ॉल्ट)
settings-challenges = हर व्यक्ति की बिना जवाब वाली चुनौतियाँ: {$most}
settings-matches-usual = एक चैनल में एक साथ खेल: {$most} (डिफ़ॉल्ट)
settings-matches = एक चैनल में एक साथ खेल: {$most}
settings-people = **इस सर्वर पर कौन नहीं खेल सकते**
    ज़्यादा से ज़्यादा {$most} लोग: वे यहाँ न खेल शुरू कर सकते हैं, न स्वीकार, न उन्हें चुनौती दी जा सकती है। उनके चल रहे खेल चलते रहते हैं, और उन्हें कोशिश करने पर ही पता चलता है।
settings-people-nobody = कोई रोका नहीं गया है: **सब खेल सकते हैं**।
settings-people-kept-out = नहीं खेल सकते: {$people}
settings-people-choose = किसी को खेलने से रोकें …
settings-organisers-choose = टूर्नामेंट के आयोजक: रोल चुनें …
settings-people-back = किसी को फिर खेलने दें …
button-pings-on = सूचनाएँ: चालू
button-pings-dm = सूचनाएँ: सीधे संदेश से
button-pings-daily = सूचनाएँ: दिन में एक बार
button-digest = यह कब आए
button-confirms-on = चालें: पहले पूछें
button-confirms-off = चालें: तुरंत
button-confirm-move = चलें
button-not-yet = अभी नहीं
button-waiting-game = अगला खेल
button-settings-puzzle = याद दिलाएँ …
button-puzzle-stop = अब याद न दिलाएँ
button-pings-off = सूचनाएँ: बंद
button-tournaments-on = टूर्नामेंट: सब
button-tournaments-off = टूर्नामेंट: प्रबंधक
button-threads-on = थ्रेड: चालू
button-threads-off = थ्रेड: बंद
button-all-channels = सब चैनलों की अनुमति दें
button-no-winners-role = विजेता का कोई रोल नहीं
button-no-organisers = आयोजकों का कोई रोल नहीं
button-settings-own = आपकी अपनी सेटिंग
button-settings-time = छुट्टी और अवकाश
button-away = छुट्टी …
button-away-change = कब तक …
button-here-again = मैं लौट आया/आई
button-days-off = अवकाश के दिन और रातें …
form-away = छुट्टी
form-away-until = कब तक?
form-away-until-example = शुक्रवार, tomorrow 18:00 या 2w
form-zone = आपका समय-क्षेत्र: पास का कोई बड़ा शहर
form-zone-example = Delhi या UTC+2
form-week = अवकाश के दिन और रातें
form-week-days = अवकाश: हफ़्ते में ज़्यादा से ज़्यादा दो
form-week-days-example = शनिवार, रविवार
form-week-hours = शांत घंटे: दिन में ज़्यादा से ज़्यादा 12
form-week-hours-example = 22:00-07:00
button-settings-house = सर्वर की सेटिंग
button-viewpoint-fixed = नीचे की पंक्ति: आपकी
button-house-viewpoint-fixed = नीचे की पंक्ति: दक्षिण
button-viewpoint-mover = नीचे की पंक्ति: जिसकी बारी है
button-house-viewpoint-mover = नीचे की पंक्ति: जिसकी बारी है
button-settings-boards = बोर्ड
button-settings-tournaments = टूर्नामेंट
button-settings-limits = सीमाएँ और घड़ी
button-settings-feed = अपने आप आने वाले संदेश
button-daily-off = बंद करें
button-settings-week = सप्ताह
button-settings-welcome = स्वागत
button-week-off = बंद करें
button-welcome-off = हटाएँ
button-welcome-play = खेलें
button-welcome-learn = सीखें
button-welcome-puzzle = आज की पहेली
button-welcome-tournament = अगला टूर्नामेंट
button-settings-people = कौन नहीं खेल सकते
button-let-all-play = सबको खेलने दें

## Rules

rules-title = **{$game} कैसे खेलें**
rules-rounds = **लंबाई:** `दौर` में कुछ और न चुनें तो तीन दौर। एक दौर का झटपट खेल पहली चालों से ही तय हो जाता है, इसलिए वह तालिका में कभी नहीं गिना जाता।
rules-solved = **2026 में हल हुआ:** सही खेल से, शुरू करने वाले {$side} को पहले दौर में {$seeds} में से {$share} बीज मिलते हैं। खेल की लंबाई के अनुसार: {$results}।
rules-solved-results = **2026 में हल हुआ**, सही खेल से: {$results}।
rules-solved-win = {$length}: {$side} की जीत
rules-solved-draw = {$length}: बराबरी
rules-solved-open = {$length}: किसी की जीत पक्की नहीं
rules-options = **विकल्प** (`/खेलें` में `विकल्प`)
rules-option = • डिफ़ॉल्ट: {$default}। या: {$others}।
rules-example = **एक उदाहरण:** {$account}
rules-yours = यहाँ आपका खेल: {$description}
rules-mangala =
    छह-छह गड्ढों की दो पंक्तियाँ, हर गड्ढे में चार बीज, और हर पंक्ति के दाएँ सिरे पर एक भंडार। अपने एक गड्ढे के सब बीज उठाएँ और घड़ी की उलटी दिशा में एक-एक बोएँ: कई बीज हों तो पहला उसी गड्ढे में वापस जाता है। अपने भंडार में बोया जाता है, सामने वाले का छोड़ा जाता है।
    • आख़िरी बीज आपके भंडार में: फिर से चाल।
    • आख़िरी बीज से सामने वाले का गड्ढा सम हो जाए: वह गड्ढा आपका।
    • आख़िरी बीज अपने ख़ाली गड्ढे में: वह और सामने का गड्ढा आपका, यदि सामने ख़ाली न हो।
    एक पंक्ति ख़ाली होते ही खेल ख़त्म, और बचे बीज उस पंक्ति के मालिक के। जिसके ज़्यादा बीज, उसकी जीत।
rules-mangala-castle =
    मंगला, पर भंडारों में बोया नहीं जाता, इसलिए दोबारा चाल नहीं मिलती।
    • आख़िरी बीज से सामने वाले के गड्ढे 1 से 5 में तीन हो जाएँ, और आपका क़िला न हो: तीनों आपके, और गड्ढा खेल के अंत तक आपका क़िला (C)। क़िले में गिरा हर बीज उसके मालिक का। क़िला कभी बोया नहीं जाता।
    • आख़िरी बीज से सामने वाले का गड्ढा सम हो जाए: वह गड्ढा आपका।
    • आख़िरी बीज अपने ख़ाली गड्ढे में: वह और सामने का गड्ढा आपका, यदि सामने ख़ाली या क़िला न हो।
    आख़िरी बीज क़िले में गिरे तो बारी ख़त्म। एक पंक्ति ख़ाली होते ही खेल ख़त्म, और बचे बीज उस पंक्ति के मालिक के। जिसके ज़्यादा बीज, उसकी जीत।
rules-kalah =
    छह-छह गड्ढों की दो पंक्तियाँ, हर गड्ढे में चार बीज, और हर पंक्ति के दाएँ सिरे पर एक भंडार। अपने एक गड्ढे के सब बीज उठाएँ और घड़ी की उलटी दिशा में एक-एक बोएँ। अपने भंडार में भी बोते हैं, सामने वाले का छोड़ते हैं।
    • आख़िरी बीज आपके भंडार में: फिर से चाल।
    • आख़िरी बीज अपने ख़ाली गड्ढे में: वह और सामने का गड्ढा आपका, यदि सामने ख़ाली न हो।
    एक पंक्ति ख़ाली होते ही खेल ख़त्म, और हर एक को अपनी पंक्ति में बचे बीज मिलते हैं। जिसके ज़्यादा बीज, उसकी जीत।
rules-oware =
    छह-छह गड्ढों की दो पंक्तियाँ, हर गड्ढे में चार बीज। अपने एक गड्ढे के सब बीज उठाएँ और घड़ी की उलटी दिशा में एक-एक बोएँ। भंडार में कोई बीज नहीं बोया जाता, और पूरा चक्कर लगाने वाली बुवाई अपने शुरुआती गड्ढे को छोड़ देती है।
    • आख़िरी बीज से सामने की पंक्ति में दो या तीन हो जाएँ: वह गड्ढा आपका, फिर उसी पंक्ति में उससे पहले का भी यदि उसमें दो या तीन हों, और ऐसे ही बिना रुके पीछे।
    • जिस चाल से सामने की पंक्ति के सारे बीज जीते जाते, उससे कुछ नहीं मिलता।
    • आपकी बारी पर सामने की पंक्ति ख़ाली हो तो हो सके तो उसे बीज देना ज़रूरी है। न दे सकें तो खेल ख़त्म, और आपकी पंक्ति के बीज आपके।
    • पच्चीस बीज होते ही जीत। कोई स्थिति फिर आए तो खेल ख़त्म, और हर एक के पास अपनी पंक्ति रहती है।
rules-toguz-kumalak =
    नौ-नौ गड्ढों की दो पंक्तियाँ, हर गड्ढे में नौ बीज। भंडारों (कज़ान) में बोया नहीं जाता। अपने एक गड्ढे के सब बीज उठाएँ और घड़ी की उलटी दिशा में एक-एक बोएँ: कई बीज हों तो पहला उसी गड्ढे में वापस जाता है, अकेला बीज बस अगले गड्ढे में जाता है।
    • आख़िरी बीज से सामने वाले का गड्ढा सम हो जाए: वह गड्ढा आपका।
    • आख़िरी बीज से सामने वाले के गड्ढे में तीन हो जाएँ, और आपका तुज़दिक न हो: तीनों आपके, और गड्ढा खेल के अंत तक आपका तुज़दिक (T)। तुज़दिक में गिरा हर बीज उसके मालिक का। तुज़दिक कभी बोया नहीं जाता। गड्ढा 9 तुज़दिक नहीं बनता, न ही वह गड्ढा जिसका नंबर सामने वाले के तुज़दिक का है।
    आधे से ज़्यादा, यानी 82 बीज होते ही जीत। जिसके पास अपनी बारी पर बोने को कुछ न हो, उस पर खेल ख़त्म, और दूसरे को अपनी पंक्ति के बीज मिलते हैं। जिसके ज़्यादा बीज, उसकी जीत।
rules-bestemshe =
    पाँच-पाँच गड्ढों की दो पंक्तियाँ, हर गड्ढे में पाँच बीज। भंडारों (कज़ान) में बोया नहीं जाता। अपने एक गड्ढे के सब बीज उठाएँ और घड़ी की उलटी दिशा में एक-एक बोएँ: कई बीज हों तो पहला उसी गड्ढे में वापस जाता है, अकेला बीज बस अगले गड्ढे में जाता है।
    • आख़िरी बीज से सामने वाले का गड्ढा सम हो जाए: वह गड्ढा आपका।
    आधे से ज़्यादा, यानी 26 बीज होते ही जीत। जिसके पास अपनी बारी पर बोने को कुछ न हो, उस पर खेल ख़त्म, और दूसरे को अपनी पंक्ति के बीज मिलते हैं। जिसके ज़्यादा बीज, उसकी जीत।
rules-al-manqala =
    सात-सात गड्ढों की दो पंक्तियाँ, हर गड्ढे में सात बीज (मनके)। अपने एक गड्ढे के सब बीज उठाएँ और घड़ी की उलटी दिशा में एक-एक बोएँ।
    • आख़िरी बीज से किसी भी पंक्ति में दो या चार हो जाएँ: वह गड्ढा आपका, फिर उससे पहले का भी यदि उसमें दो या चार हों, और ऐसे ही बिना रुके पीछे।
    • आपकी बारी पर सामने की पंक्ति ख़ाली हो तो हो सके तो उसे बीज देना ज़रूरी है। न दे सकें तो बचा सब सामने वाले का। आपकी ही जीत से वह ख़ाली हो तो खेल ख़त्म, और हर एक के पास अपनी पंक्ति रहती है।
    • पचास बीज होते ही जीत। खेल चक्कर में पड़े तो `/सहमति` से बोर्ड के बीज बाँटने का प्रस्ताव दें।
rules-pallankuzhi =
    सात-सात गड्ढों की दो पंक्तियाँ, कई दौर। अपने एक गड्ढे के सब बीज उठाएँ और घड़ी की उलटी दिशा में बोएँ; फिर अगला गड्ढा बोएँ, और जब तक अगले में बीज हों, ऐसे ही चलते रहें।
    • अगला गड्ढा ख़ाली हो तो उसके बाद वाला आपका, और उसके पीछे के गड्ढे से आगे चलें। वह भी ख़ाली हो तो बारी ख़त्म।
    • बीज गिरने से जिसमें चार हो जाएँ वह गड्ढा तुरंत जीता जाता है।
    अपनी बारी पर जिसकी पंक्ति में बीज न हों, उससे दौर ख़त्म, और बचा सब सामने वाले का। फिर दोनों जितने गड्ढे भर सकें भरते हैं; ख़ाली रहे गड्ढे (x) खेल से बाहर, और जो दूसरे थे वे शुरू करते हैं। `दौर` बताता है कितने; “अंत तक” यानी जब तक किसी से एक भी गड्ढा न भरे।
rules-pallam-khuzi =
    सात-सात गड्ढों की दो पंक्तियाँ, हर गड्ढे में चार बीज, कई दौर। अपने एक गड्ढे के सब बीज उठाएँ और उस गड्ढे को छोड़ते हुए घड़ी की उलटी दिशा में बोएँ; फिर अगला गड्ढा बोएँ, और जब तक अगले में बीज हों, ऐसे ही चलते रहें।
    • अगला गड्ढा ख़ाली हो तो उसके बाद वाला आपका, और बारी ख़त्म।
    • बीज गिरने से जिसमें चार हो जाएँ वह गड्ढा तुरंत उसके मालिक का, बोए कोई भी।
    अपनी बारी पर जिसकी पंक्ति में बीज न हों, उससे दौर ख़त्म, और बचा सब सामने वाले का। फिर दोनों जितने गड्ढे भर सकें भरते हैं; ख़ाली रहे गड्ढे (x) खेल से बाहर, और जो दूसरे थे वे शुरू करते हैं। `दौर` बताता है कितने; “अंत तक” यानी जब तक किसी से एक भी गड्ढा न भरे।
rules-kotu-baendum =
    सात-सात गड्ढों की दो पंक्तियाँ, हर गड्ढे में चार बीज, कई दौर। पहली चाल दोनों के लिए दिशा तय करती है, **पहले सिरे के गड्ढे:** हर एक की पहली बारी गड्ढा 1 या 7 से।
    • तीन बीजों वाला गड्ढा छोड़ा जाता है; सिर्फ़ हाथ का आख़िरी बीज उसमें गिरता है। तब चारों आपके और अगला गड्ढा बोया जाता है; सिरे के गड्ढे में वे बँधे रहते हैं (जिसने बाँधे उसके लिए S, दक्षिण, या N, उत्तर) और अंत में आपके गिने जाते हैं।
    • आख़िरी बीज ख़ाली या चिह्नित गड्ढे में: बारी ख़त्म। दूसरे में: उसे उठाकर बोएँ।
    • **अकेले रुकते हैं:** जब तक किसी गड्ढे में दो या ज़्यादा हों, अकेले बीज नहीं चलते। **आगे वाला अकेला रुकता है:** सब अकेले हों, तो दिशा के आख़िरी, सबसे आगे के गड्ढे वाला रहता है।
    जिसकी बारी है उसके पास बोने को कुछ न हो तो दौर ख़त्म। अगले में जीते हुए पक्ष के सब गड्ढे भरते हैं, हारे हुए के जितने हो सकें।
    • **पुता (p):** एक बीज बचे तो बंद गड्ढा, और जीता हुआ पक्ष सामने से तीन लेता है।
    • **नगा (g):** दो बचें तो वह भी बंद, और जीता हुआ पक्ष दो लेता है।
    • **वाला:** तीन बचें तो साधारण गड्ढा, और जीता हुआ पक्ष एक लेता है।
    • **चिह्नित गड्ढे रुकते हैं:** बंद और बँधे गड्ढे कभी बोए नहीं जाते, और यहाँ पहुँची बारी ख़त्म।
    • **बारह से कम:** हारा हुआ पक्ष पंक्ति सजा सकता है, गड्ढा 1 में एक या दो, 2 से 6 में अधिकतम दो, 7 में अधिकतम चार। गड्ढा 1 में दो बीज हों तो तिक्के जीते जाते हैं, एक हो तो दुक्के।
    `दौर` बताता है कितने।

## Learning

lesson-again = आपका आख़िरी बीज आपके भंडार में गिरे तो फिर से चाल।
lesson-sow = अपने एक गड्ढे के बीज उठाएँ। पहला उसी गड्ढे में वापस रखें, बाक़ी एक-एक करके दाईं ओर, अपने भंडार तक बोएँ। अकेला बीज बस अगले गड्ढे में जाता है।
lesson-sow-on = अपने एक गड्ढे के बीज उठाएँ और एक-एक करके दाईं ओर, अपने भंडार तक बोएँ।
lesson-sow-round = अपने एक गड्ढे के बीज उठाएँ और एक-एक करके दाईं ओर, बोर्ड के चारों ओर बोएँ। भंडारों में बोया नहीं जाता।
lesson-even = आख़िरी बीज से सामने वाले का गड्ढा सम हो जाए तो वह गड्ढा आपका।
lesson-alone = आख़िरी बीज आपके अपने ख़ाली गड्ढे में गिरे और सामने के गड्ढे में बीज हों, तो दोनों आपके।
lesson-finish = चाल के बाद एक पंक्ति ख़ाली हो तो खेल ख़त्म: जिसकी पंक्ति ख़ाली है, वह दूसरी पंक्ति के बचे बीज लेता है। जिसके ज़्यादा बीज, उसकी जीत।
lesson-round = लंबी चाल सामने वाले का भंडार छोड़कर आपके गड्ढे 1 से आगे बढ़ती है। वहाँ भी ख़ाली गड्ढे में गिरा आख़िरी बीज जीतता है।
lesson-keep = चाल के बाद एक पंक्ति ख़ाली हो तो खेल ख़त्म, और हर एक को अपनी पंक्ति में बचे बीज मिलते हैं। जिसके ज़्यादा बीज, उसकी जीत।
lesson-first-back = अपने एक गड्ढे के बीज उठाएँ। पहला उसी गड्ढे में वापस रखें, बाक़ी एक-एक करके दाईं ओर, बोर्ड के चारों ओर बोएँ; अकेला बीज बस अगले गड्ढे में जाता है। भंडारों में बोया नहीं जाता।
lesson-tuzdik = आपके आख़िरी बीज से सामने वाले के गड्ढे 1 से 8 में तीन हो जाएँ तो तीनों आपके, और गड्ढा आपका तुज़दिक बनता है, खेल में एक बार; पर वह गड्ढा नहीं जिसका नंबर सामने वाले के तुज़दिक का है।
lesson-fill-tuzdik = आपके तुज़दिक में गिरा हर बीज तुरंत आपका।
lesson-half = जिसके सब बीजों के आधे से ज़्यादा हों, तुरंत उसकी जीत।
lesson-out = जिसके पास अपनी बारी पर बोने को कुछ न हो, उस पर खेल ख़त्म, और दूसरे को अपनी पंक्ति के बीज मिलते हैं। जिसके ज़्यादा बीज, उसकी जीत।
lesson-past = बीज मंगला की तरह बोए जाते हैं, पर दोनों भंडार छोड़े जाते हैं: आपके गड्ढे 6 के बाद सामने वाले का गड्ढा 1 आता है।
lesson-castle = आपके आख़िरी बीज से सामने वाले के गड्ढे 1 से 5 में तीन हो जाएँ तो तीनों आपके, और गड्ढा आपका क़िला बनता है, खेल में एक बार।
lesson-fill = आपके क़िले में गिरा हर बीज तुरंत आपका।
lesson-two-four = आपके आख़िरी बीज से किसी भी पंक्ति में दो या चार हो जाएँ तो वह गड्ढा आपका।
lesson-chain = उससे पहले वाले गड्ढे में भी दो या चार हों तो वह भी आपका, और ऐसे ही बिना रुके पीछे।
lesson-feed = सामने की पंक्ति ख़ाली हो तो हो सके तो उसे बीज देना ज़रूरी है: वही चालें चलती हैं जो वहाँ कोई बीज छोड़ें।
lesson-majority = जिसके पचास बीज हों, तुरंत उसकी जीत।
lesson-two-three = आपके आख़िरी बीज से सामने की पंक्ति में दो या तीन हो जाएँ तो वह गड्ढा आपका।
lesson-run = सामने की पंक्ति में उससे पहले वाले गड्ढे में भी दो या तीन हों तो वह भी आपका, और ऐसे ही बिना रुके पीछे।
lesson-twelve = बारह या ज़्यादा बीजों वाला गड्ढा पूरा चक्कर लगाता है। बुवाई अपने शुरुआती गड्ढे को छोड़ देती है, जो ख़ाली रहता है।
lesson-slam = जिस चाल से सामने की पंक्ति के सारे बीज जीते जाते, उससे कुछ नहीं मिलता। ऐसी चाल ढूँढें जो कुछ छोड़कर जीते।
lesson-twenty-five = जिसके पच्चीस बीज हों, तुरंत उसकी जीत।
lesson-laps = एक गड्ढा बोएँ, फिर अगला बोएँ, और जब तक अगले में बीज हों, ऐसे ही चलते रहें।
lesson-beyond = अगला गड्ढा ख़ाली हो तो उसके बाद वाला आपका, और उसके पीछे के गड्ढे से आगे चलें।
lesson-pasu = बीज गिरने से जिसमें चार हो जाएँ वह गाय है, पसु: वह तुरंत जीता जाता है।
lesson-rubbish = जो गड्ढे भरे न जा सके (x) वे इस दौर में खेल से बाहर हैं: उन्हें ऐसे छोड़ा जाता है मानो हों ही नहीं।
lesson-round-over = जिसकी बारी है उसके पास बोने को कुछ न हो, तो दौर ख़त्म होता है, और हर एक अपनी पंक्ति के बीज लेता है। दोनों अपने बीजों से अगले दौर के गड्ढे भरते हैं। आख़िरी दौर के अंत में जिसके बीज ज़्यादा हों, वह खेल जीतता है।
lesson-round-out = जिसकी बारी है उसकी पंक्ति में बीज न हों, तो दौर ख़त्म होता है, और बचा हुआ दूसरा लेता है। दोनों अपने बीजों से अगले दौर के गड्ढे भरते हैं। आख़िरी दौर के अंत में जिसके बीज ज़्यादा हों, वह खेल जीतता है।
lesson-beyond-ends = अगला गड्ढा ख़ाली हो तो उसके बाद वाला आपका, और बारी ख़त्म।
lesson-pasu-owner = बीज गिरने से जिसमें चार हो जाएँ वह गड्ढा तुरंत उसके मालिक का, बोए कोई भी।
lesson-way = खेल की पहली चाल पहले दौर की दिशा दोनों के लिए तय करती है। बाद के दौर घड़ी की उलटी दिशा में, → चलते हैं।
lesson-ends = दौर में हर एक की पहली बारी सिरे के गड्ढे से होती है, 1 या 7।
lesson-relay = आख़िरी बीज भरे गड्ढे में गिरे तो उसे उठाकर आगे बोएँ; ख़ाली गड्ढे में गिरे तो बारी ख़त्म।
lesson-three = तीन बीजों वाला गड्ढा छोड़ा जाता है; सिर्फ़ हाथ का आख़िरी बीज उसमें गिरता है। इससे चार होते हैं, और वे आपके।
lesson-tie = सिरे के गड्ढे में, 1 या 7, चारों जीते नहीं, बँधे जाते हैं: वे वहीं रहते हैं और दौर के अंत में आपके गिने जाते हैं।
lesson-single = जब तक आपके किसी गड्ढे में दो या ज़्यादा बीज हों, अकेले बीज नहीं चलते।
lesson-arrange = बारह से कम बीज हों तो आप अपनी पंक्ति ख़ुद सजाते हैं। गड्ढा 1 में दो बीज हों तो उस दौर में आप तिक्के जीतते हैं, एक हो तो दुक्के।
tutorial-title = **{$game}: पाठ {$number} / {$of}**
tutorial-known = 🎓 बाक़ी आप **{$game}** से जानते हैं।
tutorial-task-again = **आपकी बारी:** नीचे की पंक्ति आपकी है। किस गड्ढे से फिर आपकी चाल होगी?
tutorial-task-capture = **आपकी बारी:** नीचे की पंक्ति आपकी है। किस गड्ढे से बीज जीतेंगे?
tutorial-task-castle = **आपकी बारी:** नीचे की पंक्ति आपकी है। कौन-सा गड्ढा सामने की पंक्ति में तीन बनाता है?
tutorial-task-fill = **आपकी बारी:** नीचे की पंक्ति आपकी है। कौन-सा गड्ढा उसमें बीज गिराता है?
tutorial-task-on = **आपकी बारी:** नीचे की पंक्ति आपकी है। किस गड्ढे से आप आगे बोते रहेंगे?
tutorial-task-tie = **आपकी बारी:** नीचे की पंक्ति आपकी है। कौन-सा गड्ढा चार को बाँधता है?
tutorial-task-win = **आपकी बारी:** नीचे की पंक्ति आपकी है। किस गड्ढे से खेल आपकी बढ़त में ख़त्म होगा?
tutorial-task-any = **आपकी बारी:** नीचे की पंक्ति आपकी है। कोई भी चाल चलें।
tutorial-task-arrange = **आपकी बारी:** अपनी पंक्ति की ऐसी सजावट चुनें, गड्ढे 1 से 7, जिससे आप तिक्के जीत सकें।
tutorial-right = ✅ **शाबाश।** {$account}
tutorial-not-yet = ↩️ {$account} {$fell} अभी ठीक नहीं हुआ। बोर्ड पहले जैसा है, फिर कोशिश करें।
tutorial-fell = आख़िरी बीज {$side} के गड्ढे {$pit} में गिरा।
tutorial-fell-store = आख़िरी बीज {$side} के भंडार में गिरा।
tutorial-end = 🎓 **{$game}** बस इतना। `/खेलें` से खेलें, या यहाँ दूसरा खेल सीखें।
tutorial-end-playing = 🎓 **{$game}** बस इतना। आपका खेल ठीक ऊपर है: आगे बढ़ने के लिए यह संदेश हटाएँ।
tutorial-hint = 💡 **{$mv}** आज़माएँ।
tutorial-layout = 👀 आपकी पंक्ति ऐसी सजेगी। इसे चुनें, या कोई और देखें।
button-take-layout = यह सजावट चुनें
button-play-now = यह खेल अभी खेलें
tutorial-choose = दूसरा खेल सीखें
tutorial-learnt = ✅ सीखा
aim-mangala = ज़्यादा बीज जीतें: आख़िरी बीज आपके भंडार में गिरे तो फिर चाल, सामने वाले का गड्ढा सम करे तो वह आपका।
aim-mangala-castle = ज़्यादा बीज जीतें: आख़िरी बीज सामने वाले का गड्ढा सम करे तो वह आपका।
aim-kalah = ज़्यादा बीज जीतें: आख़िरी बीज आपके भंडार में गिरे तो फिर चाल, आपके ख़ाली गड्ढे में गिरे तो सामने का गड्ढा आपका।
aim-oware = {$seeds} बीज होते ही जीत: आख़िरी बीज से सामने की पंक्ति में दो या तीन हों तो वे आपके।
aim-toguz-kumalak = {aim-bestemshe}
aim-bestemshe = {$seeds} बीज होते ही जीत: आख़िरी बीज सामने वाले का गड्ढा सम करे तो वह आपका।
aim-al-manqala = {$seeds} बीज होते ही जीत: आख़िरी बीज से दो या चार हों तो वे आपके।
aim-pallankuzhi = ज़्यादा बीज जीतें: बोते-बोते ख़ाली गड्ढा आए तो उसके पीछे के बीज आपके।
aim-pallam-khuzi = {aim-pallankuzhi}
aim-kotu-baendum = ज़्यादा बीज जीतें: आख़िरी बीज से चार हों तो वे आपके।
about-mangala = 💡 **लक्ष्य:** दूसरे से ज़्यादा बीज जीतना। एक चाल में अपने एक गड्ढे का पहला बीज वापस वहीं, बाक़ी एक-एक करके दाईं ओर, अपने भंडार तक बोए जाते हैं। आख़िरी बीज वहाँ गिरे तो फिर से चाल, और कहीं गिरे तो बीज जीत सकता है। कोई पंक्ति ख़ाली हो तो खेल ख़त्म।
about-mangala-castle = 💡 **लक्ष्य:** दूसरे से ज़्यादा बीज जीतना। एक चाल में अपने एक गड्ढे का पहला बीज वापस वहीं, बाक़ी एक-एक करके दाईं ओर, बोर्ड के चारों ओर बोए जाते हैं। आख़िरी बीज जहाँ गिरे, वहाँ जीत हो सकती है। कोई पंक्ति ख़ाली हो तो खेल ख़त्म।
about-kalah = 💡 **लक्ष्य:** दूसरे से ज़्यादा बीज जीतना। एक चाल में अपने एक गड्ढे के बीज एक-एक करके दाईं ओर, अपने भंडार तक बोए जाते हैं: आख़िरी बीज वहाँ गिरे तो फिर से चाल, और कहीं गिरे तो बीज जीत सकता है। कोई पंक्ति ख़ाली हो तो खेल ख़त्म।
about-oware = 💡 **लक्ष्य:** दूसरे से ज़्यादा बीज जीतना। एक चाल में अपने एक गड्ढे के बीज एक-एक करके दाईं ओर, बोर्ड के चारों ओर बोए जाते हैं; आख़िरी बीज से सामने की पंक्ति में दो या तीन हों तो वे आपके। पच्चीस बीज होते ही जीत।
about-toguz-kumalak = {about-bestemshe} खेल में एक बार, सामने तीन बनाने वाला आख़िरी बीज तीनों जीतता है और गड्ढा आपका *तुज़दिक* (T) बनता है: उसमें गिरा हर बीज आपका।
about-bestemshe = 💡 **लक्ष्य:** दूसरे से ज़्यादा बीज जीतना। एक चाल में अपने एक गड्ढे का पहला बीज वापस वहीं, बाक़ी एक-एक करके दाईं ओर, बोर्ड के चारों ओर बोए जाते हैं। आख़िरी बीज से सामने वाले का गड्ढा सम हो जाए तो वह आपका। आधे से ज़्यादा बीज होते ही जीत।
about-al-manqala = 💡 **लक्ष्य:** दूसरे से ज़्यादा बीज जीतना। एक चाल में अपने एक गड्ढे के बीज एक-एक करके दाईं ओर, बोर्ड के चारों ओर बोए जाते हैं; आख़िरी बीज से दो या चार हों तो वे आपके। पचास बीज होते ही जीत।
about-pallankuzhi = 💡 **लक्ष्य:** दूसरे से ज़्यादा बीज जीतना। एक चाल आपके एक गड्ढे से शुरू होकर अगले गड्ढे से चलती रहती है; वह ख़ाली हो तो उसके पीछे के बीज जीते जाते हैं। किसी के पास बोने को कुछ न हो तो दौर ख़त्म।
about-pallam-khuzi = 💡 **लक्ष्य:** दूसरे से ज़्यादा बीज जीतना। एक चाल आपके एक गड्ढे से शुरू होकर अगले गड्ढे से चलती रहती है; वह ख़ाली हो तो उसके पीछे के बीज जीते जाते हैं और बारी ख़त्म। किसी के पास बोने को कुछ न हो तो दौर ख़त्म।
about-kotu-baendum = 💡 **लक्ष्य:** दूसरे से ज़्यादा बीज जीतना। एक चाल आपके एक गड्ढे से शुरू होकर उस गड्ढे से चलती रहती है जिसमें आख़िरी बीज गिरे, वह ख़ाली हो तो रुकती है; आख़िरी बीज से चार हों तो वे आपके। किसी के पास बोने को कुछ न हो तो दौर ख़त्म। जब तक आपके किसी गड्ढे में ज़्यादा बीज हों, अकेले बीज रुकते हैं।
new-after = 🆕 **{$game} जानने वालों के लिए नया:** {$rules}
new-sow = पहला बीज अपने ही गड्ढे में लौटता है, और आप अपने भंडार में भी बोते हैं।
new-again = आख़िरी बीज आपके भंडार में गिरे तो फिर से चाल।
new-even = आख़िरी बीज से सामने वाले का गड्ढा सम हो जाए तो वह आपका।
new-alone = आख़िरी बीज आपके ख़ाली गड्ढे में गिरे तो वह और सामने का गड्ढा आपके।
new-finish = कोई पंक्ति ख़ाली हो तो खेल ख़त्म, और जिसकी वह पंक्ति है, उसे दूसरी के बचे बीज मिलते हैं।
new-sow-on = पहला बीज अगले गड्ढे में जाता है, और आप अपने भंडार में भी बोते हैं।
new-round = लंबी बुवाई सामने वाले का भंडार छोड़ देती है।
new-keep = कोई पंक्ति ख़ाली हो तो खेल ख़त्म, और हर एक को अपनी पंक्ति के बीज मिलते हैं।
new-first-back = पहला बीज अपने ही गड्ढे में लौटता है, और भंडारों में कोई नहीं बोता।
new-tuzdik = खेल में एक बार, सामने तीन बनाने वाला आख़िरी बीज तीनों जीतता है और गड्ढा आपका तुज़दिक (T) बनता है: उसमें गिरा हर बीज आपका।
new-half = आधे से ज़्यादा बीज होते ही जीत।
new-out = किसी के पास बोने को कुछ न हो तो खेल ख़त्म।
new-castle = खेल में एक बार, सामने वाले के गड्ढे 1 से 5 में तीन बनाने वाला आख़िरी बीज तीनों जीतता है और गड्ढा आपका क़िला (C) बनता है: उसमें गिरा हर बीज आपका।
new-two-four = आख़िरी बीज से किसी भी पंक्ति में दो या चार हों तो वे आपके।
new-chain = उससे ठीक पहले के दो या चार वाले गड्ढे भी साथ आते हैं।
new-feed = सामने की पंक्ति ख़ाली हो तो हो सके तो उसे बीज देना ज़रूरी है।
new-sow-round = पहला बीज अगले गड्ढे में जाता है, और भंडारों में कोई नहीं बोता।
new-two-three = आख़िरी बीज से सामने की पंक्ति में दो या तीन हों तो वे आपके।
new-run = उस पंक्ति में उससे ठीक पहले के दो या तीन वाले गड्ढे भी साथ आते हैं।
new-twelve = लंबी बुवाई अपने शुरुआती गड्ढे को छोड़ देती है।
new-slam = जिस चाल से पूरी पंक्ति जीती जाती, उससे कुछ नहीं मिलता।
new-laps = एक गड्ढे के बाद अगला बोते हैं, जब तक उसमें बीज हों।
new-beyond = अगला गड्ढा ख़ाली हो तो उसके बाद वाला आपका, और चाल चलती रहती है।
new-pasu = बीज गिरने से जिसमें चार हो जाएँ वह गड्ढा तुरंत जीता जाता है।
new-beyond-ends = अगला गड्ढा ख़ाली हो तो उसके बाद वाला आपका, और बारी ख़त्म।
new-pasu-owner = बीज गिरने से जिसमें चार हो जाएँ वह गड्ढा तुरंत उसके मालिक का।
new-way = पहली चाल दोनों के लिए दिशा तय करती है, और आपकी पहली बारी गड्ढा 1 या 7 से होती है।
new-relay = आख़िरी बीज जिस गड्ढे में गिरे उसे उठाकर आगे बोते हैं, बशर्ते वह ख़ाली न रहा हो।
new-three = तीन बीजों वाला गड्ढा छोड़ा जाता है; सिर्फ़ आख़िरी बीज उसमें गिरता है, चार बनाता है और उन्हें जीतता है।
new-tie = गड्ढे 1 और 7 में चारों बँध जाते हैं: वहीं रहते हैं और दौर के अंत में आपके गिने जाते हैं।
new-single = जब तक आपके किसी गड्ढे में ज़्यादा बीज हों, अकेले बीज रुकते हैं।
legend-board = 🔎 **पिछली चाल:** जहाँ से शुरू हुई वहाँ टूटी रेखा, आख़िरी बीज जहाँ गिरा वहाँ घेरा, जहाँ बीज जीते वहाँ किरणें।
legend-buttons = बटन पर **{$label}**: गड्ढा {$pit}, उसमें बीज: {$seeds}।
legend-stores = भंडार: **S** {$south}, **N** {$north}।
round-filled = 🔁 **नया दौर:** हर एक ने अपने बीजों से जितने गड्ढे भर सके, भरे, बाक़ी रख लिए। जो पिछली बार दूसरे थे, वे शुरू करते हैं।
round-won = 🔁 **नया दौर:** पिछला दौर जीतने वाले ने अपने सब गड्ढे भरे। दूसरे ने जितने हो सके उतने भरे, और वे शुरू करते हैं।
round-blocked = 🚧 **बंद गड्ढे:** बचे हुए एक या दो बीज। इन्हें कोई नहीं बोता, और यहाँ पहुँची बारी ख़त्म।
round-arrange = ✋ **बारह से कम बीज:** हारा हुआ पक्ष अपनी पंक्ति ख़ुद सजाता है। गड्ढा 1 में दो बीज हों तो इस दौर में तिक्के जीते जाते हैं, एक हो तो दुक्के।
button-learn = एक मिनट में सीखें
button-how-to-play = कैसे खेलें
button-rules = नियम
button-hint = 💡 संकेत
button-next-lesson = अगला पाठ ▶
button-all-lessons = सभी पाठ
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
describe-play-level = Kuzhi के साथ खेलें तो वह कितना मज़बूत हो
    .name = स्तर
describe-play-side = पहली चाल किसकी हो
    .name = पक्ष
describe-play-length = कई दौर वाले खेल: डिफ़ॉल्ट तीन; एक दौर झटपट और अनौपचारिक है
    .name = दौर
describe-play-sets = कितने सेट का मुक़ाबला: जीत का 1, बराबरी का ½, पक्ष बदलते हैं
    .name = सेट
describe-play-rated = तालिका में गिना जाए या नहीं; जो लोग कोई खेल पूरा कर चुके हैं, उनके बीच गिना जाता है
    .name = रेटेड
describe-play-balanced = पहली चालें पर्ची से निकलें, ताकि कोई आगे रहकर शुरू न करे (Pallankuzhi, Pallam Khuzi)
    .name = संतुलित
describe-play-clock = चालों के लिए कितना समय
    .name = घड़ी
describe-play-days-off = False: दिनों की घड़ी अवकाश और शांत घंटों में भी चले
    .name = अवकाश
describe-play-options = डिफ़ॉल्ट नियमों से न हो तो खेल कैसे खेला जाए
    .name = विकल्प
describe-tutorial = बटनों से खेला जाने वाला एक छोटा पाठ
    .name = पाठ
describe-tutorial-game = कौन-सा खेल
    .name = खेल
describe-rules = खेल कैसे खेला जाता है, चित्रों और उदाहरणों के साथ
    .name = नियम
describe-rules-game = कौन-सा खेल
    .name = खेल
describe-agree = चक्कर में पड़े खेल के बचे बीज बाँटने का प्रस्ताव दें
    .name = सहमति
describe-games = हर जगह के आपके खेल, लिंक के साथ, और किसकी बारी है
    .name = मैच-सूची
describe-move = इस चैनल के अपने खेल में एक गड्ढा बोएँ
    .name = चाल
describe-move-pit = आपके गड्ढे का नंबर
    .name = गड्ढा
describe-match = कौन-सा खेल, यदि इस चैनल में कई हों
    .name = मैच
describe-board = अपना बोर्ड चैनल के अंत में लाएँ
    .name = बोर्ड
describe-board-look = सिर्फ़ आपके लिए, दूसरा रूप
    .name = रूप
describe-resign = इस चैनल के अपने खेल में हार मानें
    .name = हार
describe-draw = इस चैनल के अपने खेल में बराबरी का प्रस्ताव दें
    .name = बराबरी
describe-takeback = सामने वाले मानें तो अपनी पिछली चाल वापस लें; Kuzhi हमेशा मानता है
    .name = वापसी
describe-conditional = इंतज़ार करते हुए आपके लिए अपने आप खेली जाने वाली चालें; सिर्फ़ आपको दिखती हैं
    .name = सशर्त
describe-conditional-moves = सामने वाले की चाल, फिर आपकी, आगे भी: 3 5
    .name = चालें
describe-hint = Kuzhi आपकी जगह क्या खेलता; सिर्फ़ आपको दिखता है, सिर्फ़ अनौपचारिक खेलों में
    .name = संकेत
describe-leaderboard = सबसे अच्छे खिलाड़ी
    .name = तालिका
describe-leaderboard-game = कौन-सा खेल
    .name = खेल
describe-leaderboard-scope = कौन-से नतीजे गिने जाएँ
    .name = दायरा
describe-leaderboard-time = किस समय के नतीजे
    .name = समय
describe-leaderboard-by = किस हिसाब से
    .name = हिसाब
describe-profile = आपने या किसी और ने क्या खेला; सिर्फ़ आपको दिखता है
    .name = प्रोफ़ाइल
describe-profile-player = किसकी; वरना आपकी
    .name = खिलाड़ी
describe-settings = बोर्ड की शैली, सूचनाएँ, चुनौतियाँ किनसे; प्रबंधकों के लिए सर्वर की भी
    .name = सेटिंग
describe-settings-of = किसकी सेटिंग
    .name = किसकी
describe-settings-timezone = इस सर्वर का समय-क्षेत्र: कोई शहर लिखें
    .name = समय-क्षेत्र
choice-settings-own = आपकी अपनी
choice-settings-house = इस सर्वर की, इसके प्रबंधकों के लिए
describe-away = लौटने तक आपकी दिनों की घड़ियाँ रुकी रहती हैं
    .name = छुट्टी
describe-away-until = कब तक: शुक्रवार, 2w
    .name = कब-तक
describe-away-timezone = आपका समय-क्षेत्र: कोई शहर लिखें
    .name = समय-क्षेत्र
describe-help = Kuzhi के साथ कैसे खेलें
    .name = सहायता
entry-point-description = इस चैनल के आपके खेल, बड़ी बिसात पर
choice-first = पहली चाल आपकी
choice-second = दूसरी चाल आपकी
choice-random = जो भी निकले
choice-level-1 = स्तर 1: पहले खेल के लिए
choice-level-2 = स्तर 2: एक चाल आगे देखता है
choice-level-3 = स्तर 3: आपका जवाब भी देखता है
choice-level-4 = स्तर 4: कुछ चालें आगे देखता है
choice-level-5 = स्तर 5: कम ही चूकता है
choice-level-6 = स्तर 6: अच्छा खेलता है
choice-level-7 = स्तर 7: बहुत अच्छा खेलता है
choice-level-8 = स्तर 8: अपना सबसे अच्छा खेलता है
level-strength-1 = नए खिलाड़ी जैसा खेलता है
level-strength-2 = नए खिलाड़ी को हराता है
level-strength-3 = कभी-कभी खेलने वाले जैसा
level-strength-4 = अक्सर खेलने वाले जैसा
level-strength-5 = क्लब के खिलाड़ी जैसा
level-strength-6 = क्लब के मज़बूत खिलाड़ी जैसा
level-strength-7 = उस्ताद जैसा
level-strength-8 = Kuzhi का सबसे मज़बूत रूप
choice-level-strength = {$name} · {$strength}
choice-guild = यह सर्वर
choice-everywhere = सब सर्वर
choice-length-1 = झटपट: एक दौर, अनौपचारिक
choice-length-3 = तीन दौर
choice-length-0 = अंत तक
match-name = {$game}, सामने {$opponent} ({$id})
opponent-unnamed = कोई
pit-name = {$pit} ({$seeds} बीज)

## Tournaments

describe-tournament = लीग, स्विस टूर्नामेंट, एरीना, सीढ़ियाँ और नॉकआउट
    .name = टूर्नामेंट
describe-tournament-create = टूर्नामेंट की घोषणा करें: औरों से पहले वह पूरा आपको दिखता है
    .name = बनाएँ
describe-tournament-list = इस सर्वर के टूर्नामेंट
    .name = सूची
describe-tournament-show = उनमें से एक दिखाएँ
    .name = दिखाएँ
describe-tournament-create-kind = लोग आपस में कैसे खेलें
    .name = प्रकार
describe-tournament-create-game = खेल
    .name = खेल
describe-tournament-create-clock = घड़ी: लाइव 5+3, हर चाल के लिए एक दिन 1d, या हर चाल पर बढ़ने वाला समय 3d+12h
    .name = घड़ी
describe-tournament-create-begins = कब शुरू हो: गुरुवार 20:00, कल 19:30, 1h30m, 2d 3h; वरना एक घंटे (लाइव) या एक दिन में
    .name = शुरुआत
describe-tournament-create-rounds = कितने दौर (स्विस), या लोग आपस में कितनी बार खेलें (लीग: 1 या 2)
    .name = दौर
describe-tournament-create-minutes = कितनी देर चले, 20 से 180 मिनट (एरीना)
    .name = मिनट
describe-tournament-create-boards = कितने बोर्ड (सर्वरों का मुक़ाबला): 1 से 20
    .name = बोर्ड
describe-tournament-create-together = सब दौर एक साथ शुरू हों या नहीं (लीग)
    .name = एक-साथ
describe-tournament-create-groups = ज़्यादा से ज़्यादा इतने लोगों के ग्रुप: हर एक की लीग, या नॉकआउट से पहले; 4 से 12
    .name = ग्रुप
describe-tournament-create-promoted = अगली बार हर ग्रुप से कितने ऊपर और नीचे जाएँ (ग्रुप वाली लीग), वरना चौथाई
    .name = ऊपर-नीचे
describe-tournament-create-options = खेल के विकल्प, जैसे rounds=3
    .name = विकल्प
describe-tournament-create-rated = खेल तालिका में गिने जाएँ या नहीं
    .name = रेटेड
describe-tournament-create-takebacks = खिलाड़ी चाल वापस लेने को कह सकें या नहीं
    .name = वापसी
describe-tournament-create-away = False: दिनों की घड़ियाँ छुट्टी और अवकाश में भी चलें
    .name = छुट्टी
describe-tournament-create-byes = कितने छोड़े दौर आधे अंक के (स्विस): 0 से 5, वरना 1
    .name = आधे-अंक
describe-tournament-create-check-in = शुरुआत से ठीक पहले हाज़िरी लगानी हो या नहीं (लाइव घड़ी)
    .name = हाज़िरी
describe-tournament-create-most = ज़्यादा से ज़्यादा कितने लोग भाग ले सकें
    .name = जगहें
describe-tournament-create-role = सिर्फ़ इस रोल वाले लोग भाग ले सकें
    .name = रोल
describe-tournament-create-name = टूर्नामेंट का नाम
    .name = नाम
describe-tournament-create-repeats = क्या यह अपने-आप दोहराया जाए
    .name = दोहराव
describe-tournament-create-until = किस दिन तक दोहराया जाए, जैसे 2026-12-24 या 10w; वरना बंद किए जाने तक
    .name = अंतिम-दिन
describe-tournament-create-ahead = अगले की घोषणा कितने दिन पहले हो (हर हफ़्ते हो तो 3, वरना 7)
    .name = दिन-पहले
describe-tournament-create-season = एक सीज़न में कितने टूर्नामेंट हों, यह और इसी नाम के अगले: 2 से 52
    .name = सीज़न
describe-tournament-create-best = सीज़न में हर खिलाड़ी के कितने नतीजे गिने जाएँ, वरना सब
    .name = सर्वश्रेष्ठ
describe-tournament-create-counts = सीज़न में क्या गिना जाए: स्थान, या हर टूर्नामेंट के अंक
    .name = गिनती
describe-tournament-show-tournament = कौन-सा
    .name = टूर्नामेंट

tournament-kind-league = लीग
tournament-kind-swiss = स्विस
tournament-kind-arena = एरीना
tournament-kind-ladder = सीढ़ी
tournament-kind-knockout = नॉकआउट
tournament-kind-servers = सर्वरों का मुक़ाबला
tournament-kind-league-line = लीग: सब सबके साथ खेलते हैं
tournament-kind-swiss-line = स्विस: हर दौर में लगभग बराबर अंक वाले आपस में खेलते हैं
tournament-kind-arena-line = एरीना: एक शाम के लाइव खेल, ख़ाली होते ही अगला
tournament-kind-ladder-line = सीढ़ी: अपने से ऊपर वालों को जब चाहें चुनौती दें
tournament-kind-knockout-line = नॉकआउट: एक बार हारे तो बाहर
tournament-kind-servers-line = सर्वरों का मुक़ाबला: हर बोर्ड पर आपका एक उनके एक से खेलता है
choice-tournament-every-week = हर हफ़्ते
choice-tournament-every-fortnight = हर दो हफ़्ते में
choice-tournament-every-month = हर महीने उसी वार को, जैसे पहले शुक्रवार
choice-tournament-counts-places = स्थान: पहले के लिए 12 अंक, दूसरे के लिए 10, और इसी तरह आगे
choice-tournament-counts-points = हर टूर्नामेंट के अंक
tournament-name = {$kind} · {$game}
tournament-title = **{$name}**
tournament-place = { NUMBER($place, type: "ordinal") ->
    [one] {$place}ला
    [two] {$place}रा
    [few] {$place}था
    [many] {$place}ठा
   *[other] {$place}वाँ
}
tournament-league-once = लीग: सब सबके साथ एक बार खेलते हैं।
tournament-league-twice = लीग: सब सबके साथ दो बार खेलते हैं, पक्ष बदलकर।
tournament-groups = { $moves ->
    [one] ज़्यादा से ज़्यादा {$most} लोगों के ग्रुप, सबसे मज़बूत ग्रुप A में। अगली बार हर ग्रुप का पहला एक ग्रुप ऊपर जाता है और आख़िरी एक ग्रुप नीचे।
   *[other] ज़्यादा से ज़्यादा {$most} लोगों के ग्रुप, सबसे मज़बूत ग्रुप A में। अगली बार हर ग्रुप के पहले {$moves} एक ग्रुप ऊपर जाते हैं और आख़िरी {$moves} एक ग्रुप नीचे।
}
tournament-groups-fixed = रेटिंग के हिसाब से ज़्यादा से ज़्यादा {$most} लोगों के ग्रुप, सबसे मज़बूत ग्रुप A में।
tournament-groups-first = पहले ज़्यादा से ज़्यादा {$most} लोगों के बराबर ताक़त के ग्रुप। हर एक के पहले दो आगे जाते हैं।
tournament-groups-now = {$size} लोगों के {$groups} ग्रुप।
tournament-groups-need = {$players} से कम लोग हों तो ग्रुप नहीं बनते।
tournament-drafted = ग्रुप पिछली लीग से बनते हैं: जो ऊपर या नीचे गए, वे वहीं खेलते हैं, और नए लोग सबसे नीचे के ग्रुप से शुरू करते हैं।
tournament-league-together = सब दौर एक साथ शुरू होते हैं।
tournament-servers-once = सर्वरों का मुक़ाबला: हर बोर्ड पर एक सर्वर का खिलाड़ी दूसरे सर्वर के खिलाड़ी से खेलता है।
tournament-servers-twice = सर्वरों का मुक़ाबला: हर बोर्ड पर एक सर्वर का खिलाड़ी दूसरे सर्वर के खिलाड़ी से दो बार खेलता है, पक्ष बदलकर।
tournament-swiss = स्विस: {$rounds} दौर। आप उनसे खेलते हैं जिनके अंक लगभग आपके बराबर हैं।
tournament-swiss-open = स्विस: उतने दौर जितनों में एक विजेता निकल आए। आप उनसे खेलते हैं जिनके अंक लगभग आपके बराबर हैं।
tournament-arena = एरीना: {$minutes} मिनट। जो ख़ाली हों, उन्हें तुरंत अगला खेल मिलता है।
tournament-ladder = सीढ़ी: अपने से {$reach} स्थान ऊपर तक के लोगों को चुनौती दें। जीतने पर वह स्थान मिलता है, और बीच वाले एक नीचे आते हैं।
tournament-knockout = नॉकआउट: जो हारें, वे बाहर। बराबर रहा खेल पक्ष बदलकर दोबारा खेला जाता है; वह भी बराबर रहे तो शुरुआती सूची में ऊपर वाले आगे जाते हैं।
tournament-game = {$game} · {$clock} · {$rated}
tournament-rated = रेटेड
tournament-casual = अनौपचारिक
tournament-round-days = एक दौर के सारे खेल एक साथ शुरू होते हैं। पहली चाल {$time} के भीतर चलें, वरना वॉकओवर से हार होगी। दौर अपने खेलों के साथ ख़त्म होता है।
tournament-round-live = पिछला दौर ख़त्म होते ही अगला शुरू होता है। अपना खेल शुरू करने के लिए आपके पास {$minutes} मिनट हैं।
tournament-together-live = सब दौर एक साथ शुरू होते हैं। अपने सारे खेल शुरू करने के लिए हर दौर के {$minutes} मिनट जुड़कर मिलते हैं।
tournament-first-move = बोर्ड आते ही पहली चाल {$seconds} सेकंड के भीतर चलें।
tournament-byes-none = छोड़े हुए दौर के कोई अंक नहीं।
tournament-byes = { $byes ->
    [one] एक छोड़ा हुआ दौर आधा अंक देता है।
   *[other] {$byes} तक छोड़े हुए दौर आधा-आधा अंक देते हैं।
}
tournament-begins = शुरुआत: {$when}।
tournament-repeats-week = यह हर हफ़्ते दोहराया जाता है।
tournament-repeats-fortnight = यह हर दो हफ़्ते में दोहराया जाता है।
tournament-repeats-month = यह हर महीने के {$week} {$day} को दोहराया जाता है।
week-of-month-1 = पहले
week-of-month-2 = दूसरे
week-of-month-3 = तीसरे
week-of-month-4 = चौथे
week-of-month-5 = आख़िरी
start-needs-zone = {$text}: पहले /सेटिंग समय-क्षेत्र से सर्वर का समय-क्षेत्र चुनें
weekday-1 = सोमवार
weekday-2 = मंगलवार
weekday-3 = बुधवार
weekday-4 = गुरुवार
weekday-5 = शुक्रवार
weekday-6 = शनिवार
weekday-7 = रविवार
tournament-repeats-until = आख़िरी वाला ज़्यादा से ज़्यादा {$when} तक शुरू होता है।
tournament-ahead = अगले की घोषणा {$days} दिन पहले होती है।
tournament-next = अगला शुरू होता है: {$when}।
tournament-check-in = हाज़िरी: शुरुआत से पहले के 15 मिनट में जो **{button-tournament-here}** न दबाए, वह नहीं खेलेगा।
tournament-role = सिर्फ़ {$role} रोल वाले लोग भाग ले सकते हैं।
tournament-thread = खेल और ख़बरें {$thread} में हैं।
tournament-entered-none = अभी तक कोई शामिल नहीं हुआ।
tournament-entered = { $number ->
    [one] {$number} व्यक्ति शामिल है: {$names}
   *[other] {$number} लोग शामिल हैं: {$names}
}
tournament-entered-more = … और {$number} लोग
tournament-start-list = शुरुआती सूची: {$names}, फिर रेटिंग के क्रम में
tournament-round = दौर {$round} / {$rounds}
tournament-stage-final = फ़ाइनल
tournament-stage-semi-finals = सेमीफ़ाइनल
tournament-stage-quarter-finals = क्वार्टर फ़ाइनल
tournament-stage-round-of = अंतिम {$players} का दौर
tournament-stage-rematch = {$stage}, बराबर रहे खेल
tournament-stage-groups = ग्रुप, दौर {$round} / {$rounds}
tournament-third-place = तीसरा स्थान
tournament-games-open = { $number ->
    [one] {$number} खेल अभी बाक़ी है।
   *[other] {$number} खेल अभी बाक़ी हैं।
}
tournament-round-by = दौर इस दिन तक ख़त्म हो जाना चाहिए: {$date}।
tournament-arena-until = यह ख़त्म होगा {$when}। { $number ->
    [one] {$number} खेल चल रहा है।
   *[other] {$number} खेल चल रहे हैं।
}
tournament-paused = टूर्नामेंट रुका हुआ है। कोई घड़ी नहीं चल रही।
tournament-over = टूर्नामेंट ख़त्म हुआ।
tournament-last-games = आख़िरी खेल {$time} पर शुरू होंगे।
tournament-last-games-begun = आख़िरी खेल चल रहे हैं। अब कोई नया शुरू नहीं होगा।
tournament-called-off = टूर्नामेंट रद्द हो गया।
tournament-called-off-because = टूर्नामेंट रद्द हो गया: {$reason}
tournament-cannot-pair = टूर्नामेंट रद्द हो गया: अब कोई जोड़ी नहीं बन सकती थी।
tournament-as-it-stood = तब की स्थिति: {$names}
tournament-too-few = टूर्नामेंट रद्द हो गया: बहुत कम लोग शामिल हुए थे।
tournament-organiser = आयोजक: {$player}।
tournament-servers-boards = बोर्ड: ज़्यादा से ज़्यादा {$boards}, जितने दोनों सर्वर भर सकें।
tournament-servers-code = अभी कोई दूसरा सर्वर नहीं है। यह कोड उसके प्रबंधकों को भेजें: {$code}। वे जिस चैनल में खेलना चाहें, उसमें इसे `/टूर्नामेंट दिखाएँ` में लिखें; फिर आप यहाँ हामी भरें।
tournament-servers-asks = **{$server}** खेलना चाहता है। आयोजक नीचे जवाब दें।
tournament-servers-asked = **{$server}** वापसी मुक़ाबला चाहता है। यहाँ टूर्नामेंट घोषित करने वाले नीचे जवाब दें।
tournament-servers-waits = वापसी मुक़ाबले के लिए **{$server}** की हामी का इंतज़ार है।
tournament-servers-team = **{$server}:** {$joined}
tournament-servers-invitation = **{$server}** खेलने के लिए एक सर्वर ढूँढ रहा है। जिस चैनल में खेलना हो, उसमें बटन दबाएँ। उनकी हामी के बाद मुक़ाबला वहीं घोषित होगा।
tournament-servers-has-asked = **{$server}** से पूछा गया है। उसके आयोजकों की हामी के बाद मुक़ाबला इसी चैनल में घोषित होगा।
tournament-servers-agreed = दोनों सर्वर **{$name}** खेलेंगे। अब दोनों ओर से लोग शामिल हो सकते हैं।
tournament-servers-declined = आपने **{$name}** से मना किया।
tournament-servers-score = **{$home} {$first} – {$second} {$guest}**
tournament-servers-board = {$number}. {$home} {$first} – {$second} {$guest}
tournament-servers-board-open = {$number}. {$home} – {$guest}
server-unnamed = दूसरा सर्वर
tournament-waits = Kuzhi {$channel} में नहीं लिख सकता, इसलिए **{$name}** रुका है, और यह समय नहीं गिना जाता। जब Kuzhi वह चैनल देख सकेगा और वहाँ, थ्रेड में भी, संदेश भेज सकेगा, तब यह आगे बढ़ेगा।
tournament-goes-on = Kuzhi यहाँ फिर से लिख सकता है। जितनी देर नहीं लिख सका, वह समय नहीं गिना जाता।
tournament-left-thread = Kuzhi अब {$thread} में नहीं लिख सकता। **{$name}** {$channel} में जारी है।
tournament-leaders = पहले स्थान: {$names}
tournament-still-in = अब भी दौड़ में: {$names}
tournament-most = ज़्यादा से ज़्यादा {$most} लोग भाग ले सकते हैं।
tournament-fewest = अगर {$fewest} से कम लोग शामिल हुए, तो शुरू होते समय यह रद्द हो जाएगा।
tournament-joined-so-far = अब तक शामिल: {$number}।
tournament-here = हाज़िर: {$all} में से {$number}।
tournament-needs = सभी {$rounds} दौर के लिए कम से कम {$players} लोगों का शामिल होना ज़रूरी है।
tournament-draft = यह अभी सिर्फ़ आपको दिखता है। **{button-tournament-announce}** इसे {$channel} में भेजता है।
tournament-draft-days = इस घड़ी से चालीस चालों में ज़्यादा से ज़्यादा {$days} दिन लगते हैं।
tournament-draft-ends = सारे दौर इस दिन तक ख़त्म हो जाने चाहिए: {$date}।
tournament-draft-round-ends = पहला दौर इस दिन तक ख़त्म हो जाना चाहिए: {$date}।
tournament-draft-reserve = `{$clock}` ज़्यादा तेज़ है: {$name}। तब चालीस चालों में ज़्यादा से ज़्यादा {$days} दिन लगते हैं।
tournament-draft-drags = कोई खेल बहुत लंबा खिंचे, तो आप उसका फ़ैसला कर सकते हैं: **{button-tournament-organise}**, **{tournament-do-result}**।
tournament-draft-left-out = यहाँ लागू नहीं, इसलिए छोड़ दिए गए: {$options}
tournament-draft-hint = **{button-tournament-change}** से फ़ॉर्म खुलता है। बाकी कुछ बदलना हो तो कमांड फिर से चलाएँ।
tournament-draft-slow = ⚠️ {$clock} वाले खेल इस एरीना के लिए लंबे हैं: लोग कुछ ही खेल पाएँगे। {$quicker} या उससे कम बेहतर है।

button-tournament-announce = घोषणा करें
button-tournament-change = बदलें …
button-tournament-discard = हटाएँ
button-tournament-join = शामिल हों
button-tournament-leave = छोड़ें
button-tournament-leave-sure = हाँ, छोड़ें
button-tournament-always = हर बार
button-tournament-here = मैं यहाँ हूँ
button-tournament-standings = अंक तालिका
button-tournament-season = सीज़न
button-tournament-mine = मेरे खेल
button-tournament-rules = नियम
button-tournament-begin = खेल शुरू करें
button-tournament-off = अगला दौर छोड़ें
button-tournament-pause = विराम
button-tournament-back = लौटें
button-tournament-challenge = चुनौती दें
button-tournament-organise = आयोजन
button-tournament-log = लॉग
button-tournament-again = एक और
button-tournament-play-here = यहाँ खेलें
button-tournament-return = वापसी मुक़ाबला
button-tournament-table = तालिका की फ़ाइल
button-tournament-tie-breaks = टाई-ब्रेक
button-tournament-bracket = ड्रॉ की तालिका
button-tournament-csv = स्प्रेडशीट (CSV)
tournament-asked-again = **{$name}** फिर से हो रहा है। खेलने के लिए **{button-tournament-join}** दबाएँ।
tournament-discarded = हटा दिया गया। किसी ने नहीं देखा।
tournament-announced = {$channel} में घोषित।

tournament-joined = आप शामिल हैं। जब आपके लिए कुछ करने को होगा, आपको सूचना मिलेगी।
tournament-checked-in = आपकी हाज़िरी लग गई। शुरुआत: {$when}।
tournament-joined-late = आप अगले दौर से शामिल हैं; जो छूट गया उसके लिए आधा अंक मिलता है।
tournament-leave-sure = **{$name}** छोड़ें?
tournament-leave-games = {$names} के ख़िलाफ़ अपने खुले खेल आप हार जाएँगे।
tournament-leave-challenge = {$names} के साथ आपकी खुली चुनौती ख़त्म हो जाएगी।
tournament-leave-rest = आने वाले खेल आप वॉकओवर से हार जाएँगे।
tournament-leave-results = आपने अपने आधे से कम खेल खेले हैं, इसलिए उनमें से कोई नहीं गिना जाएगा, न आपके लिए, न विरोधियों के लिए।
tournament-always = आप इस बार और आगे हर बार शामिल हैं। **{button-tournament-always}** फिर दबाने से यह बंद हो जाता है।
tournament-always-next = अगले से आप हर बार शामिल हैं। **{button-tournament-always}** फिर दबाने से यह बंद हो जाता है।
tournament-always-off = अगले से आप तभी शामिल होंगे जब **{button-tournament-join}** दबाएँगे।
tournament-left = अब आप शामिल नहीं हैं।
tournament-round-off = आप अगला दौर नहीं खेलेंगे, आधे अंक के साथ। **{button-tournament-back}** से यह वापस होता है।
tournament-round-off-bare = आप अगला दौर नहीं खेलेंगे, बिना अंक के: आपके लिए आधा अंक नहीं बचा। **{button-tournament-back}** से यह वापस होता है।
tournament-on-pause = आप विराम पर हैं। **{button-tournament-back}** से आपको अगला खेल मिलता है।
tournament-missing = आप अपने पिछले खेल में नहीं आए, इसलिए **{button-tournament-back}** दबाने तक आपको कोई खेल नहीं मिलेगा।
tournament-back = वापसी पर स्वागत है।
tournament-back-last = आप तालिका में लौट आए हैं, पर आपके लिए कोई खेल बाकी नहीं है।
tournament-ready = आप तैयार हैं। {$opponent} को सूचना मिल गई है; उनके पास {$when} तक का समय है।
tournament-ready-live = आप {$until} तक तैयार हैं। {$opponent} को सूचना मिल गई है। वे बाद में आएँ तो आपको सूचना मिलेगी। खेल {$when} तक शुरू होना चाहिए।
tournament-game-begins = आपका खेल शुरू हो रहा है।
tournament-season = यह {$tournaments} टूर्नामेंट के सीज़न का हिस्सा है।
tournament-season-goes-on = यह चल रहे सीज़न के {$tournaments} टूर्नामेंट में से नंबर {$number} है।
season-all-count = हर खिलाड़ी के सब नतीजे गिने जाते हैं।
season-best = { $best ->
    [one] हर खिलाड़ी का केवल सबसे अच्छा नतीजा गिना जाता है।
   *[other] हर खिलाड़ी के {$best} सबसे अच्छे नतीजे गिने जाते हैं।
}
season-counts-places = सीज़न में पहले स्थानों के {$places} अंक हैं, और आगे के हर स्थान का 1 अंक। बराबर रहने वालों को साझा स्थान के पूरे अंक मिलते हैं।
season-counts-points = सीज़न में हर टूर्नामेंट के अंक गिने जाते हैं।
season-title = **सीज़न** · {$name}
season-none = इसके {$tournaments} टूर्नामेंट में से अभी कोई ख़त्म नहीं हुआ।
season-after = {$tournaments} में से {$held} टूर्नामेंट के बाद
season-over = { $held ->
    [one] एक टूर्नामेंट के बाद सीज़न ख़त्म हुआ।
   *[other] {$held} टूर्नामेंट के बाद सीज़न ख़त्म हुआ।
}
season-champion = 🏆 चैंपियन: {$names}
season-news = **{$name} का सीज़न**, {$tournaments} में से {$held} टूर्नामेंट के बाद:
season-news-over = 🏆 **{$name} का सीज़न ख़त्म हुआ।** बधाई हो, {$champions}!
season-news-nobody = **{$name} का सीज़न ख़त्म हुआ।** कोई चैंपियन नहीं: उसके किसी टूर्नामेंट में किसी को स्थान नहीं मिला।
season-leads = सीज़न में सबसे आगे: {$names}
season-column-played = खेले

tournament-standings = **अंक तालिका** · {$name}
tournament-stood = टूर्नामेंट रद्द हुआ। तब यह स्थिति थी।
tournament-standings-none = अभी कोई अंक तालिका नहीं है।
tournament-bracket = **ड्रॉ की तालिका** · {$name}
tournament-bracket-none = ड्रॉ की तालिका शुरू होने पर बनती है।
tournament-bracket-after-groups = ड्रॉ की तालिका ग्रुप के बाद बनती है।
tournament-column-name = नाम
tournament-column-points = अंक
tournament-column-record = जी-ब-हा
tournament-table-described = {$name} की तालिका: {$places}
tournament-marked-left = {$player} (चले गए)
tournament-marked-removed = {$player} (हटाए गए)
tournament-group = ग्रुप {$group}
tournament-in-group = **{$group}** · {$line}
tournament-choose-group = कौन-सा ग्रुप?
tournament-marked-up = {$player} ↑ ऊपर
tournament-marked-down = {$player} ↓ नीचे
tournament-without-results = आधे से कम खेल खेलकर चले गए, इसलिए उनका कोई खेल नहीं गिना जाता: {$names}
tournament-no-place = स्थान नहीं (–): उसके लिए एक ऐसा खेल चाहिए जो खेला गया हो और गिना जाए।
tournament-explained-league = जीत का एक अंक, बराबरी का आधा। जो खेलने न आएँ, वे वॉकओवर से हारते हैं। अंक बराबर हों तो एक के बाद एक इनसे तय होता है:
tournament-explained-swiss = जीत का एक अंक, बराबरी का आधा, बाई का पूरा एक। कोई एक ही व्यक्ति से दो बार नहीं खेलता। जो खेलने न आएँ, वे वॉकओवर से हारते हैं। अंक बराबर हों तो एक के बाद एक इनसे तय होता है:
tournament-explained-arena = जीत के दो अंक, बराबरी का एक। लगातार दो जीत के बाद अंक दुगुने गिने जाते हैं, जब तक आप लगातार जीतते रहें। बिना चाल चले जिनका समय पूरा हो, वे हारते हैं और **{button-tournament-back}** दबाने तक विराम पर रहते हैं।
tournament-explained-ladder = जिन्हें चुनौती मिले, उन्हें खेल समय पर शुरू करना होता है, वरना स्थान चला जाता है। जो दो हफ़्ते न खेलें, वे एक स्थान नीचे आते हैं।
tournament-explained-knockout = शुरुआती सूची रेटिंग के क्रम में होती है, जब तक आयोजक उसे शुरू होने से पहले न बदलें। नंबर 1 और 2 केवल फ़ाइनल में आपस में खेल सकते हैं। पहला दौर पूरा न भरे तो सूची में सबसे ऊपर वालों को बाई मिलती है। जो न आएँ, उनके सामने वाले आगे जाते हैं; दोनों न आएँ तो अगले को बाई मिलती है। सेमीफ़ाइनल हारने वाले दोनों तीसरे स्थान के लिए खेलते हैं।
tournament-explained-servers = जीत से आपके सर्वर को एक अंक मिलता है, बराबरी से आधा। बोर्ड रेटिंग से तय होते हैं: दोनों सर्वरों के सबसे ऊँची रेटिंग वाले बोर्ड 1 पर खेलते हैं। जिनके सामने कोई न हो, वे नहीं खेलते। जो खेलने न आएँ, वे वॉकओवर से हारते हैं।
tournament-explained-groups = तालिका में पहले नंबर ग्रुप जीतने वालों के हैं, प्रति खेल अंकों से, फिर दूसरे स्थान वालों के; एक ग्रुप के दो लोग केवल फ़ाइनल में मिलते हैं। कोई चला गया हो तो अगला आगे जाता है। ग्रुप में बराबरी:
tournament-explained-moves = सब कुछ बराबर हो तो शुरुआती सूची तय करती है कि कौन ऊपर या नीचे जाए।
tournament-rules-late = देर से भी शामिल हो सकते हैं: जो भी छूटा, उस सब का कुल आधा अंक, जो आपके आधे अंकों में से एक माना जाता है।
tournament-rules-late-bare = देर से भी शामिल हो सकते हैं। जो छूटा, उसके कोई अंक नहीं।
tournament-rules-closed = शुरू होने के बाद कोई शामिल नहीं हो सकता।
tournament-rules-place = स्थान के लिए एक ऐसा खेल चाहिए जो खेला गया हो और गिना जाए।
tournament-rules-place-knockout = स्थान के लिए एक खेला हुआ खेल चाहिए, या औरों ने खेला हो तो वॉकओवर की जीत।
tournament-rules-rated = खेल रेटिंग में तब गिना जाता है, जब दोनों {$moves} चालें चल चुके हों। टूर्नामेंट में वह हर हाल में गिना जाता है।
tournament-key-league = अंक · बराबर वालों के आपसी खेल · सोनेबॉर्न-बर्गर: हराए विरोधियों के अंक, और जिनसे बराबरी हुई उनके आधे · जीत, वॉकओवर भी
tournament-key-swiss = अंक · बराबर वालों के आपसी खेल · बुखहोल्ज़: विरोधियों के अंक, सबसे कम को छोड़कर · सोनेबॉर्न-बर्गर: हराए विरोधियों के अंक, और जिनसे बराबरी हुई उनके आधे · जीत, वॉकओवर नहीं
tournament-key-arena = अंक · खेल, कम वाले पहले · फिर बराबर वालों के आपसी खेल · लौ: अगले अंक दुगुने
tournament-key-ladder = स्थान के क्रम से
tournament-key-knockout = स्थान इससे तय होता है कि कौन कहाँ तक पहुँचा: एक ही दौर में बाहर हुए लोग स्थान साझा करते हैं
tournament-key-servers = सब बोर्डों के अंक मिलाकर
tournament-key-groups = अंक · आपस के खेल · सोनेबॉर्न-बर्गर · जीत · शुरुआती सूची
tournament-tie-breaks = **टाई-ब्रेक** · {$name}
tournament-tie-break-direct-encounter = बराबर वालों के आपसी खेल {$value}
tournament-tie-break-buchholz-cut1 = विरोधियों के अंक {$value}
tournament-tie-break-sonneborn-berger = सोनेबॉर्न-बर्गर {$value}
tournament-tie-break-wins = जीत {$value}
tournament-why = क्यों?
tournament-why-choice = {$one}, फिर {$other}
tournament-why-choice-equal = {$one} और {$other}: बराबर
tournament-why-points = {$one} के {$first} अंक हैं, {$other} के {$second}।
tournament-why-direct-encounter = दोनों के {$points} अंक हैं। आपस के खेलों में {$one} के {$first} और {$other} के {$second} हैं।
tournament-why-direct-among = दोनों के {$points} अंक हैं। {$names} के आपसी खेलों में {$one} के {$first} और {$other} के {$second} हैं।
tournament-why-buchholz-cut1 = दोनों के {$points} अंक हैं। सबसे कम अंक वाले को छोड़कर {$one} के विरोधियों के कुल {$first} अंक हैं, {$other} के विरोधियों के {$second} (बुखहोल्ज़)।
tournament-why-sonneborn-berger = दोनों के {$points} अंक हैं। सोनेबॉर्न-बर्गर में {$one} के {$first} हैं, {$other} के {$second}: हर हराए हुए विरोधी के पूरे अंक, और जिससे बराबरी हुई उसके आधे।
tournament-why-wins = दोनों के {$points} अंक हैं। {$one} की {$first} जीत हैं, {$other} की {$second}।
tournament-why-forfeits = वॉकओवर की जीत भी गिनी जाती है।
tournament-why-no-forfeits = वॉकओवर की जीत और बाई यहाँ नहीं गिनी जातीं।
tournament-why-unplayed = बिना खेल का दौर ऐसे विरोधी के साथ गिना जाता है, जिसके अंक खिलाड़ी से ज़्यादा नहीं।
tournament-why-unplayed-cut = बिना खेल का दौर ऐसे विरोधी की तरह गिना जाता है, जिसके अंक खिलाड़ी से ज़्यादा नहीं; छोड़ा हुआ या वॉकओवर से हारा दौर सबसे पहले हटता है।
tournament-why-absences = आख़िर के जिन दौरों में कोई विरोधी नहीं था, वे उसके लिए बराबरी गिने जाते हैं।
tournament-why-average = सब आपस में बराबर बार नहीं खेले, इसलिए हर विरोधी के साथ का औसत गिना जाता है।
tournament-why-certain = वे सब आपस में नहीं खेले, पर बाक़ी खेलों का कोई नतीजा इसे नहीं बदल सकता।
tournament-why-equal = {$one} और {$other} हर बात में बराबर हैं, और स्थान साझा करते हैं।
tournament-why-moves-up = {$one} ऊपर जाते हैं। {tournament-explained-moves}
tournament-why-moves-down = {$one} नीचे जाते हैं। {tournament-explained-moves}
tournament-why-start-list = {$one} और {$other} हर बात में बराबर हैं। {$one} शुरुआती सूची में ऊपर हैं, इसलिए आगे हैं।
tournament-why-groups = {$one} ग्रुप {$first} में हैं, {$other} ग्रुप {$second} में।
tournament-why-ladder = सीढ़ी पर क्रम इससे बनता है कि किसने किसे हराया, और कब।
tournament-reached = {$player}: {$reached}।
tournament-reached-won = फ़ाइनल जीते
tournament-reached-in-final = फ़ाइनल खेल रहे हैं
tournament-reached-finalist = फ़ाइनल हारे
tournament-reached-in-third = तीसरे स्थान के लिए खेल रहे हैं
tournament-reached-third = तीसरे स्थान का खेल जीते
tournament-reached-fourth = तीसरे स्थान का खेल हारे
tournament-reached-fourth-forfeit = तीसरे स्थान का खेल वॉकओवर से हारे
tournament-reached-in = अब भी दौड़ में ({$stage})
tournament-reached-out = बाहर हुए ({$stage})
tournament-reached-group = ग्रुप {$group} में बाहर हुए (स्थान {$place}, {$games} में से {$points} अंक)
tournament-reached-equal = दोनों स्थान साझा करते हैं।
tournament-reached-no-place = {$player} का कोई स्थान नहीं: उसके लिए एक खेला हुआ खेल या वॉकओवर से जीत चाहिए।

tournament-mine = **आपके खेल** · {$name}
tournament-mine-none = यहाँ अभी आपका कोई खेल नहीं है।
tournament-mine-line = दौर {$round}: {$opponent} – {$state}
tournament-mine-absent = दौर {$round}: {$state}
tournament-mine-line-bare = {$opponent} – {$state}
tournament-state-waiting = {$when} तक शुरू करें
tournament-state-other-waiting = {$opponent} तैयार हैं; {$when} तक शुरू करें
tournament-state-own-waiting = आप तैयार हैं; {$opponent} के पास {$when} तक का समय है
tournament-state-own-gone = आपने इंतज़ार किया; {$opponent} आएँ तो आपको सूचना मिलेगी; {$when} तक शुरू करें
tournament-state-other-gone = {$opponent} ने आपका इंतज़ार किया; आप आएँ तो उन्हें सूचना मिलेगी; {$when} तक शुरू करें
tournament-state-playing = अभी चल रहा है
tournament-state-playing-linked = [अभी चल रहा है]({$link})
tournament-state-won = आपकी जीत
tournament-state-lost = आपकी हार
tournament-state-drawn = बराबरी
tournament-state-won-default = वॉकओवर से जीत
tournament-state-lost-default = वॉकओवर से हार
tournament-state-removed = नतीजा हटाया गया
tournament-score-forfeit = {$score}, वॉकओवर
tournament-state-bye = बाई, पूरा एक अंक
tournament-state-half-bye = बाई, आधा अंक
tournament-state-rest = आराम
tournament-state-away = अनुपस्थित
tournament-state-goes-on = बाई

tournament-list = **इस सर्वर के टूर्नामेंट**
tournament-list-none = यहाँ कोई टूर्नामेंट नहीं है। `/टूर्नामेंट बनाएँ` से एक की घोषणा करें।
tournament-list-open = {$name}: शुरुआत {$when}, शामिल लोग: {$number}
tournament-list-running = {$name}: चल रहा है, शामिल लोग: {$number}
tournament-list-over = {$name}: ख़त्म, विजेता {$winner}
tournament-list-called-off = {$name}: रद्द
tournament-list-choose = एक दिखाएँ

tournament-news-put-off = **{$name}** की नई शुरुआत: {$when}।
tournament-news-day-before = **{$name}** शुरू होगा {$when}। 15 मिनट पहले फिर सूचना मिलेगी। नहीं आ सकते? **{button-tournament-leave}** दबाएँ।
tournament-news-soon = **{$name}** शुरू होगा {$when}। क्या आप यहाँ हैं?
tournament-news-check-in = **{$name}** शुरू होगा {$when}। उससे पहले **{button-tournament-here}** दबाएँ, वरना आप नहीं खेल पाएँगे।
tournament-news-begun-arena = **{$name}** शुरू हो गया है, ख़त्म होगा {$when}। जो शामिल हों, उन्हें किसी के ख़ाली होते ही खेल मिलता है।
tournament-news-begun-ladder = **{$name}** तैयार है। **{button-tournament-challenge}** इसके पहले संदेश के नीचे है।
tournament-news-round = **{$name}, दौर {$round} / {$rounds}।** आप दोनों {$when} तक **{button-tournament-begin}** दबाएँ। जो न आएँ, वे वॉकओवर से हारते हैं।
tournament-news-round-days = **{$name}, दौर {$round} / {$rounds}।** आपके बोर्ड तैयार हैं। जो पहली चाल समय पर न चलें, वे वॉकओवर से हारते हैं।
tournament-news-round-begun = **{$name}, दौर {$round} / {$rounds}।**
tournament-news-round-bare = **{$name}, दौर {$round} / {$rounds}:** इसमें कोई खेल नहीं है।
tournament-news-pairing = {$south} – {$north}
tournament-news-bye = {$player}: बाई, पूरा एक अंक
tournament-news-half-bye = {$player}: बाई, आधा अंक
tournament-news-rest = {$player}: आराम
tournament-news-goes-on = {$player}: बाई
tournament-news-ending = **{$name}, दौर {$round}:** ये खेल {$when} तक शुरू होने चाहिए।
tournament-news-round-over = **{$name}, दौर {$round} / {$rounds} ख़त्म।**
tournament-news-stage = **{$name} · {$stage}।**
tournament-news-stage-begin = आप दोनों **{button-tournament-begin}** दबाएँ, समय ख़त्म: {$when}। जो न आएँ, वे वॉकओवर से हारते हैं।
tournament-news-stage-dealt = आपके बोर्ड तैयार हैं। जो पहली चाल समय पर न चलें, वे वॉकओवर से हारते हैं।
tournament-news-stage-bare = इसमें कोई खेल नहीं है।
tournament-news-stage-ending = ये खेल अभी शुरू होने हैं, समय ख़त्म: {$when}।
tournament-news-stage-over = सब खेल ख़त्म हुए।
tournament-news-groups-over = ग्रुप ख़त्म हुए, और हर एक के पहले दो आगे जाते हैं। A1 ने ग्रुप A जीता, A2 दूसरे रहे।
tournament-news-ready = {$player}, **{$name}** में आपके खेल के लिए {$other} तैयार हैं। {$when} तक **{button-tournament-begin}** दबाएँ।
tournament-news-here = {$player}, **{$name}** में आपके खेल के लिए {$other} अभी यहाँ हैं। {$when} तक **{button-tournament-begin}** दबाएँ।
tournament-news-waits = {$other} {$until} तक इंतज़ार कर रहे हैं। आप बाद में आएँ तो उन्हें सूचना मिलेगी।
tournament-news-challenged = {$player}, {$other} आपको **{$name}** में चुनौती देते हैं। दाँव पर: {tournament-place} स्थान। {$when} तक **{button-tournament-begin}** दबाएँ, वरना स्थान चला जाएगा।
tournament-news-place-taken = **{$name}:** {$player} ने {$other} से {tournament-place} स्थान ले लिया।
tournament-news-place-lost = **{$name}:** {$other} समय पर अपने खेल में नहीं आए, इसलिए {$player} ने {tournament-place} स्थान ले लिया।
tournament-news-sinking = **{$name}:** अगले तीन दिन में न खेलें, तो ये एक स्थान नीचे आएँगे:
tournament-news-sunk = **{$name}:** दो हफ़्ते बिना खेले ये एक स्थान नीचे आए:
tournament-news-missing = { $number ->
    [one] **{$name}:** {$player} नहीं आए। **{button-tournament-back}** दबाने तक उन्हें कोई खेल नहीं मिलेगा।
   *[other] **{$name}:** {$number} लोग नहीं आए। **{button-tournament-back}** दबाने तक उन्हें कोई खेल नहीं मिलेगा।
}
tournament-news-paused = **{$name}** रुका हुआ है। दोबारा चलने तक कोई घड़ी नहीं चलती।
tournament-news-resumed = **{$name}** फिर चल रहा है। किसी का समय नहीं गया।
tournament-news-over = **{$name} ख़त्म हुआ।** बधाई हो, {$winner}!
tournament-news-over-servers-won = **{$name} ख़त्म हुआ।** बधाई हो, {$server}!
tournament-news-over-servers-drawn = **{$name} ख़त्म हुआ।** मुक़ाबला बराबर रहा।
tournament-news-over-nobody = **{$name} ख़त्म हुआ।** किसी को स्थान नहीं मिला: उसके लिए एक ऐसा खेल चाहिए जो खेला गया हो और गिना जाए।
tournament-news-over-first-group = **{$name} ख़त्म हुआ।** ग्रुप {$group} में किसी को स्थान नहीं मिला, इसलिए मंच ख़ाली है।
tournament-news-group-won = 🥇 {$names}
tournament-news-group-up = ↑ ऊपर: {$names}
tournament-news-group-down = ↓ नीचे: {$names}
tournament-news-ended-because = कारण: {$reason}
tournament-news-over-corrected = **{$name} ख़त्म हुआ।** इसके बाद एक नतीजा सुधारा गया: मान्य स्थान बाद के एक संदेश में हैं।
tournament-podium = {$name} का विजेता मंच: {$places}
tournament-podium-game = {$player} का आख़िरी खेल: {$game}
profile-trophies = ट्रॉफ़ियाँ: {$trophies}
profile-trophy-seasons = 🏆 {$number} (सीज़न)
profile-tournaments = टूर्नामेंट: {$places}
profile-tournament = {$name} में {tournament-place} स्थान
profile-tournament-group = {$name}, ग्रुप {$group} में स्थान {$place}
tournament-board = **{$name}** का खेल

tournament-organise = **आयोजन** · {$name}
tournament-organise-choose = क्या करना है
tournament-organise-there = परिणाम {$server} पर सुधारे जाते हैं, जिसने इसकी घोषणा की थी।
tournament-do-begin = अभी शुरू करें
tournament-do-put-off-hour = एक घंटा टालें
tournament-do-put-off-day = एक दिन टालें
tournament-do-more-time = और समय …
tournament-do-reschedule = किसी और समय तक टालें …
tournament-do-end-series = इसके बाद और नहीं
tournament-do-pair-again = दौर की जोड़ियाँ फिर से बनाएँ
tournament-do-result = नतीजा तय करें …
tournament-do-remove = किसी खिलाड़ी को हटाएँ …
tournament-do-let-in = किसी को फिर आने दें …
tournament-do-name-players = खिलाड़ी चुनें …
tournament-do-move = किसी को सीढ़ी पर दूसरी जगह रखें …
tournament-do-sort = सीढ़ी को रेटिंग के क्रम में रखें
tournament-do-number = किसी को शुरुआती सूची में रखें …
tournament-do-number-by-rating = शुरुआती सूची को रेटिंग के क्रम में रखें
tournament-do-forbid = दो लोगों की जोड़ी कभी न बनाएँ …
tournament-do-change = नाम, शुरुआत, घड़ी बदलें …
tournament-do-organisers = आयोजक …
tournament-do-pause = टूर्नामेंट रोकें
tournament-do-resume = टूर्नामेंट फिर चलाएँ
tournament-do-stop = रद्द करें …
tournament-do-end-ladder = सीढ़ी ख़त्म करें …
tournament-done = हो गया।
tournament-stopped-series = रद्द हुआ। अगले की घोषणा फिर भी होगी; वह शुरू होगा {$when}। उसे रोकने के लिए **{button-tournament-organise}** दबाकर **{tournament-do-end-series}** चुनें।
tournament-done-what = हो गया: {$what}
tournament-sure-pair-again = आख़िरी दौर की जोड़ियाँ फिर से बनाएँ? अभी की जोड़ियाँ हट जाएँगी, और जिन बोर्डों पर चाल नहीं चली, वे वापस ले लिए जाएँगे।
tournament-sure-end-series = इस टूर्नामेंट के बाद शृंखला ख़त्म करें? अगले टूर्नामेंट घोषित नहीं होंगे, और हर बार के लिए शामिल लोग आगे शामिल नहीं रहेंगे।
tournament-sure-sort = रेटिंग के क्रम में रखें? अभी का क्रम मिट जाएगा।
tournament-rating-stands = रेटिंग के लिए खेल अब भी वैसे ही गिना जाएगा जैसे खेला गया।
tournament-without-opponents = इससे आने वाले हर दौर में सबको प्रतिद्वंद्वी नहीं मिलेगा। इन्हें बाई मिलेगी: {$names}
tournament-choose-player = किसे?
tournament-choose-two = किस खिलाड़ी को दूसरे से अलग रखना है?
tournament-choose-apart-from = {$player} किससे कभी न खेलें?
tournament-choose-apart = दो लोगों को फिर मिलने दें
tournament-organisers = जिन्हें आप चुनें, वे सब कुछ कर सकते हैं जो आप कर सकते हैं; बस औरों को नहीं चुन सकते।
tournament-name-organiser = आयोजक चुनें …
tournament-name-players = जिन्हें आप चुनें, वे तुरंत इस सर्वर की ओर से शामिल हैं। उन्हें बताया जाता है, और वे छोड़ सकते हैं।
tournament-name-player = खिलाड़ी चुनें …
tournament-dismiss-organiser = अब आयोजक न रहें …
tournament-choose-above = {$player} को किसके ऊपर रखना है?
tournament-found-nobody = शामिल लोगों में ऐसा नाम किसी का नहीं है।
tournament-choose-whose-game = किसका खेल?
tournament-choose-game = कौन-सा खेल?
tournament-choose-result = {$south} – {$north}: यह खेल कैसे गिना जाए?
tournament-choose-more-time = या आख़िरी पंक्ति के बटनों से और समय दें।
button-tournament-won = {$player} की जीत
button-tournament-drawn = बराबरी
button-tournament-neither = दोनों की हार
button-tournament-renew = इस चाल का पूरा समय फिर से
button-tournament-more-days = +{$days} दिन
button-tournament-more-minutes = +{$minutes} मिनट
button-tournament-more-hours = +{$hours} घंटे
button-tournament-more-all = सारे खेल: {$time}
button-tournament-play-again = फिर से खेलें …
button-tournament-remove-result = नतीजा हटाएँ …
button-tournament-find = नाम से खोजें …
button-tournament-last = सबसे नीचे
button-tournament-first = सबसे ऊपर
button-tournament-void-too = उसे भी अमान्य करें
form-tournament-reason = कारण सब पढ़ सकते हैं
form-tournament-reason-label = क्यों?
form-tournament-find = खिलाड़ी खोजें
form-tournament-find-label = नाम का हिस्सा
form-tournament-find-example = ada
form-tournament-begins = टूर्नामेंट टालें
form-tournament-begins-label = कब तक, या कितनी देर?
form-tournament-begins-example = गुरुवार 20:00
form-tournament-change = टूर्नामेंट बदलें
form-tournament-change-name = नाम
form-tournament-change-begins = कब शुरू हो
form-tournament-change-clock = घड़ी
form-tournament-change-rounds = दौर: खाली छोड़ें तो ज़रूरत भर
form-tournament-change-meetings = लोग कितनी बार खेलें: 1 या 2
form-tournament-change-minutes = कितने मिनट चले
form-tournament-change-most = ज़्यादा से ज़्यादा कितने लोग

tournament-log = **लॉग** · {$name}
tournament-log-line = {$when} {$what}
tournament-log-by = {$when} {$player}: {$what}
tournament-change-name = नाम {$name}
tournament-change-begins = शुरुआत {$when}
tournament-change-clock = घड़ी {$clock}
tournament-change-rounds = दौर {$number}
tournament-change-meetings = आपस में खेल {$number}
tournament-change-minutes = मिनट {$number}
tournament-change-usual-length = डिफ़ॉल्ट लंबाई
tournament-change-most = ज़्यादा से ज़्यादा {$most} लोग
tournament-log-made = टूर्नामेंट की घोषणा की
tournament-log-made-by-series = शृंखला के अगले टूर्नामेंट की घोषणा हुई
tournament-log-signed-up = हर बार के लिए शामिल: {$names}
tournament-log-joined = शामिल हुए
tournament-log-left = छोड़ गए
tournament-log-kept-out = {$player} अब यहाँ नहीं खेल सकते, इसलिए टूर्नामेंट से बाहर हैं
tournament-log-rejoined = लौट आए
tournament-log-round-off = अगला दौर नहीं खेलेंगे
tournament-log-on-pause = विराम पर हैं
tournament-log-always = अब से हर बार शामिल हैं
tournament-log-always-off = अब हर बार अपने-आप शामिल नहीं
tournament-log-challenged = {$player} को चुनौती दी
tournament-log-no-show = नहीं आए, इसलिए वॉकओवर से हारे: {$names}
tournament-log-off-until-back = **{button-tournament-back}** दबाने तक इन्हें कोई खेल नहीं: {$names}
tournament-log-round-begun = दौर {$round} शुरू हुआ
tournament-log-stage-begun = {$stage}: खेल शुरू हुए
tournament-log-ended = टूर्नामेंट ख़त्म हुआ
tournament-log-time-lost = {$from} से {$until} तक Kuzhi उपलब्ध नहीं था या यहाँ लिख नहीं सका। यह समय नहीं गिना जाता
tournament-log-missed = अगला ({$when}) नहीं हुआ: Kuzhi उपलब्ध नहीं था
tournament-log-put-off = शुरुआत बदली: {$when}
tournament-log-changed = टूर्नामेंट बदला: {$changes}
tournament-log-begun = टूर्नामेंट शुरू हुआ
tournament-log-begun-now = टूर्नामेंट अभी शुरू किया
tournament-log-fewer-rounds = {$rounds} दौर होंगे, क्योंकि इससे ज़्यादा के लिए बहुत कम लोग शामिल हुए
tournament-log-drafted = ग्रुप पिछली लीग से बने: जो ऊपर या नीचे गए, वे वहीं खेलते हैं, और नए लोग सबसे नीचे के ग्रुप से शुरू करते हैं
tournament-log-extended = खेल शुरू करने का समय बढ़ाया, {$when} तक
tournament-log-more-time = {$south} – {$north} शुरू करने का समय बढ़ाया, {$when} तक
tournament-log-renewed = {$south} – {$north} में जिसकी चाल है, उसे पूरा समय फिर से दिया
tournament-log-time-given = {$south} – {$north} में जिनकी चाल है, उन्हें और समय दिया: {$time}
tournament-log-drags-on = खेल सोचे से लंबे चल रहे हैं, दौर जारी है
tournament-log-paired-again = दौर की जोड़ियाँ फिर से बनाईं
tournament-log-result = {$south} – {$north} का नतीजा {$result} तय किया: {$reason}
tournament-log-result-own = अपने ही खेल {$south} – {$north} का नतीजा {$result} तय किया: {$reason}
tournament-log-was = (पहले: {$result})
tournament-log-own = (उनका अपना खेल)
tournament-log-played-again = {$south} – {$north} फिर खेला जा रहा है: उसका नतीजा वापस लिया गया
tournament-log-replayed = {$south} – {$north} फिर से खेला जाएगा: {$reason}
tournament-log-result-removed = {$south} – {$north} का नतीजा हटाया, वह किसी के लिए नहीं गिना जाता: {$reason}
tournament-log-voided = {$south} – {$north} किसी के लिए नहीं गिना जाता: उसका नतीजा अमान्य किया गया
tournament-log-voided-stands = {$south} – {$north} का नतीजा अमान्य किया गया। आगे कौन जाएगा, यह अब भी उसी से तय है, जब तक आयोजक दूसरा नतीजा तय न करें
tournament-log-removed = {$player} को हटाया: {$reason}
tournament-log-let-in = {$player} को फिर आने दिया: **{button-tournament-join}** दबाते ही वे शामिल हैं
tournament-log-player-named = {$player} को खिलाड़ी चुना
tournament-log-organiser-named = {$player} को आयोजक बनाया
tournament-log-organiser-dismissed = {$player} अब आयोजक नहीं हैं
tournament-log-forbidden = {$one} और {$other} की जोड़ी बनाने पर रोक लगाई
tournament-log-unforbidden = {$one} और {$other} की जोड़ी फिर बन सकती है
tournament-log-sunk = दो हफ़्ते बिना खेले एक स्थान नीचे आए: {$names}
tournament-log-placed = {$player} को {$other} के ऊपर रखा
tournament-log-placed-last = {$player} को सबसे नीचे रखा
tournament-log-sorted = सीढ़ी को रेटिंग के क्रम में रखा
tournament-log-numbered = {$player} को शुरुआती सूची में नंबर {$number} पर रखा
tournament-log-numbered-by-rating = शुरुआती सूची को रेटिंग के क्रम में रखा
tournament-log-meet-instead = सुधार के बाद {$south} और {$north} आपस में खेलते हैं
tournament-log-goes-on = सुधार के बाद {$player} बिना खेल के आगे जाते हैं
tournament-log-paused = टूर्नामेंट रोका
tournament-log-resumed = टूर्नामेंट फिर चलाया
tournament-log-stopped = टूर्नामेंट ख़त्म किया: {$reason}
tournament-log-stopped-bare = टूर्नामेंट ख़त्म किया
tournament-log-too-few = रद्द: बहुत कम लोग शामिल हुए थे
tournament-log-left-out = अगला ({$when}) छोड़ दिया गया: यहाँ बहुत-से टूर्नामेंट ख़त्म नहीं हुए थे
tournament-log-no-role = Kuzhi विजेता को {$role} नहीं दे सकता: उसे **Manage Roles** अनुमति चाहिए, और इससे ऊपर अपना एक रोल
tournament-log-series-ended = इसके बाद अपने-आप कोई और नहीं होगा
tournament-log-no-events = Kuzhi यहाँ इस शृंखला का ईवेंट नहीं रख सकता: उसे **Create Events** अनुमति चाहिए
tournament-log-not-here = हाज़िरी नहीं लगाई, इसलिए बाहर: {$names}
tournament-log-byes = दौर {$round} में सबकी जोड़ी नहीं बन सकी, क्योंकि कुछ आपस में खेल चुके हैं या अलग रखे गए हैं: उन्हें बाई मिली
tournament-log-waits = मौजूद लोगों में कोई दो आपस में नहीं खेल सकते। {$when} तक दूसरों के आने या लौटने का इंतज़ार है, फिर टूर्नामेंट रद्द होगा
tournament-log-cannot-pair = रद्द हुआ: अब कोई जोड़ी नहीं बन सकती थी
tournament-log-server-asks = दूसरा सर्वर खेलना चाहता है
tournament-log-servers-play = हामी भरी: दोनों सर्वर खेलेंगे
tournament-log-server-declined = दूसरे सर्वर से मुक़ाबले से मना किया
refused-winners-role-not-permitted = Kuzhi यहाँ रोल नहीं दे सकता। उसे **Manage Roles** अनुमति दें और फिर से चुनें।
refused-winners-role-above = Kuzhi सिर्फ़ अपने रोल से नीचे के रोल दे सकता है। सर्वर की सेटिंग में उसका रोल इससे ऊपर ले जाएँ और फिर से चुनें।
refused-winners-role-managed = यह रोल कोई नहीं दे सकता। दूसरा चुनें।
refused-winners-role-powerful = इस रोल से दूसरों पर अधिकार मिलता है, जैसे संदेश या सदस्य सँभालना; यह किसी को जीत में नहीं मिलना चाहिए। दूसरा चुनें।
refused-winners-role-gone = ऐसा रोल अब नहीं है। दूसरा चुनें।
refused-winners-role-unknown = Discord अभी जवाब नहीं दे रहा। थोड़ी देर बाद फिर कोशिश करें।

refused-tournament-unknown = ऐसा कोई टूर्नामेंट यहाँ नहीं है, या अब नहीं रहा। `/टूर्नामेंट सूची` में वे हैं जो यहाँ हैं।
refused-tournament-size = इस प्रकार के टूर्नामेंट में {$fewest} से {$most} लोग खेलते हैं।
refused-tournament-rounds = स्विस में 1 से {$most} दौर होते हैं।
refused-tournament-rounds-of-few = {$players} खिलाड़ी बिना दो बार मिले ज़्यादा से ज़्यादा {$most} दौर खेल सकते हैं। कम दौर चुनें, या ज़्यादा लोगों को आने दें।
refused-tournament-byes = 0 से {$most} तक छोड़े हुए दौर आधे अंक के हो सकते हैं।
refused-tournament-meetings = लीग में लोग आपस में एक या दो बार खेलते हैं: 1 या 2 लिखें।
refused-tournament-group-size = एक ग्रुप में ज़्यादा से ज़्यादा {$fewest} से {$most} लोग हो सकते हैं। `ग्रुप` बदलें।
refused-tournament-group-moves = इतने लोग ऊपर-नीचे नहीं जा सकते: `ऊपर-नीचे` में 0 से {$most} तक चुनें।
refused-tournament-arena-length = एरीना {$fewest} से {$most} मिनट चलता है।
refused-tournament-arena-is-live = एरीना में तुरंत खेला जाता है, इसलिए 5+3 जैसी लाइव घड़ी चाहिए।
refused-tournament-needs-clock = टूर्नामेंट में घड़ी ज़रूरी है। 5+3 या 1d जैसी कोई घड़ी चुनें।
refused-tournament-arena-clock = इस घड़ी से एक ही खेल {$minutes} मिनट का एरीना भर सकता है। {$clock} या उससे कम चुनें, या लंबा एरीना।
refused-tournament-too-quick = इतने कम दौर के खेल रेटेड नहीं होते। ज़्यादा दौर चुनें, या `रेटेड: False`।
refused-tournament-bad-start = टूर्नामेंट अभी से लेकर 60 दिनों के भीतर शुरू हो सकता है।
refused-tournament-bad-start-typed = “{$text}” का मतलब है {$when}। टूर्नामेंट अभी के बाद और 60 दिनों के भीतर शुरू होता है।
refused-tournament-comes-once = सीढ़ी तब तक चलती है जब तक कोई उसे ख़त्म न करे, इसलिए वह दोहराई नहीं जाती। `दोहराव` छोड़ दें।
refused-tournament-days-ahead = अगले की घोषणा 1 से {$most} दिन पहले हो सकती है। `दिन-पहले` बदलें।
refused-tournament-no-day = Kuzhi “{$text}” को दिन के रूप में नहीं समझा। 2026-12-24 जैसी तारीख़ या 10w जैसी अवधि लिखें।
refused-tournament-ends-before = यह पहले वाले के शुरू होने से पहले ख़त्म हो जाता। `अंतिम-दिन` के लिए बाद का दिन चुनें।
refused-tournament-no-series = यह टूर्नामेंट अपने-आप दोहराया नहीं जाता।
refused-tournament-next-is-announced = अगले की घोषणा हो चुकी है। उसके संदेश के नीचे का बटन दबाएँ।
refused-tournament-no-time = Kuzhi “{$text}” को समय के रूप में नहीं समझा। 20:00, गुरुवार 20:00 या कल 19:30 जैसा समय, 1h30m, 2d 3h या 1w जैसी अवधि, या Discord का टाइमस्टैंप लिखें।
refused-tournament-no-time-zone = Kuzhi “{$text}” नहीं पढ़ सकता, क्योंकि इस सर्वर का समय-क्षेत्र अभी तय नहीं है। कोई प्रबंधक उसे `/सेटिंग समय-क्षेत्र` से चुन सकते हैं। तब तक 1h30m या 2d 3h जैसी अवधि, या Discord का टाइमस्टैंप लिखें।
refused-tournament-season-length = एक सीज़न में {$fewest} से {$most} टूर्नामेंट होते हैं। कितने हों, `सीज़न` में लिखें।
refused-tournament-season-best = इस सीज़न में 1 से {$most} नतीजे गिने जा सकते हैं। `सर्वश्रेष्ठ` बदलें।
refused-tournament-no-season = सीढ़ी तब तक चलती है जब तक कोई उसे ख़त्म न करे, इसलिए उसका सीज़न नहीं होता। `सीज़न` छोड़ दें।
refused-tournament-match-once = सर्वरों का मुक़ाबला एक बार होता है। `दोहराव` और `सीज़न` छोड़ दें: उसके बाद **{button-tournament-return}** है।
refused-tournament-own-server = सर्वर ख़ुद से नहीं खेल सकता। कोड दूसरे सर्वर को भेजें।
refused-tournament-server-is-there = यह मुक़ाबला दूसरा सर्वर खेल रहा है, या माँग चुका है।
refused-tournament-no-server-asks = अब जवाब देने को कुछ नहीं है: कोई दूसरा सर्वर नहीं पूछ रहा।
refused-tournament-not-server-manager = यह सर्वर किसी दूसरे से खेले, यह सिर्फ़ वे तय कर सकते हैं जो इसे सँभालते हैं। उनमें से किसी से कहें।
refused-tournament-plays-for-others = इस मुक़ाबले में आप दूसरे सर्वर के लिए खेल रहे हैं।
refused-tournament-home-decides = यह उस सर्वर के आयोजक तय करते हैं जिसने मुक़ाबला घोषित किया।
refused-tournament-teams-are-missing = अभी शुरू नहीं हो सकता: दोनों सर्वर चाहिए, हर एक का कम से कम एक खिलाड़ी।
refused-tournament-name-too-long = यह नाम बहुत लंबा है: यहाँ ज़्यादा से ज़्यादा {$most} अक्षर समाते हैं।
refused-tournament-no-server = टूर्नामेंट सर्वरों पर होते हैं। आदेश किसी सर्वर पर इस्तेमाल करें।
refused-tournament-not-manager = टूर्नामेंट की घोषणा केवल इस सर्वर को चलाने वाले कर सकते हैं। उनमें से किसी से कहें।
refused-tournament-not-organisers = टूर्नामेंट की घोषणा केवल इस सर्वर को चलाने वाले और {$role} वाले कर सकते हैं।
refused-tournament-not-member = टूर्नामेंट के लिए Kuzhi को सर्वर का सदस्य होना चाहिए। किसी प्रबंधक से उसे जोड़ने को कहें।
refused-tournament-too-many-here = इस सर्वर पर {$most} टूर्नामेंट अभी ख़त्म नहीं हुए हैं। पहले उनमें से एक ख़त्म होना चाहिए।
refused-tournament-too-many-of-theirs = यहाँ आपके {$most} टूर्नामेंट अभी ख़त्म नहीं हुए हैं। पहले उनमें से एक ख़त्म होना चाहिए; सीढ़ियाँ नहीं गिनी जातीं।
refused-tournament-announced = इस मसौदे की घोषणा हो चुकी है। दूसरा बनाने के लिए: `/टूर्नामेंट बनाएँ`।
refused-tournament-no-draft = यह मसौदा अब नहीं है: इसे हटा दिया गया, या यह एक दिन से पुराना है। दूसरा बनाने के लिए: `/टूर्नामेंट बनाएँ`।
refused-tournament-nothing-changed = कुछ नहीं बदला।
refused-tournament-people-entered = किसी ने भाग लेने के लिए नाम दे दिया है। अब सिर्फ़ नाम, बाद की शुरुआत और खिलाड़ियों की संख्या बदली जा सकती है।
refused-tournament-only-later = जिन्होंने नाम दिया है, वे मानते हैं कि यह {$when} शुरू होगा। यह बाद में शुरू हो सकता है, पहले नहीं।
refused-tournament-more-entered = {$number} लोग नाम दे चुके हैं। जगहें इससे कम नहीं हो सकतीं।
refused-tournament-no-number = “{$text}” कोई संख्या नहीं है।
refused-tournament-notified-lately = आपने थोड़े समय में लोगों को कई बार सूचना भेजी है। यह फिर कर सकेंगे: {$when}।
refused-tournament-lacks-role = इस टूर्नामेंट में सिर्फ़ {$role} रोल वाले लोग भाग ले सकते हैं।
refused-tournament-full = टूर्नामेंट में जगह नहीं बची।
refused-tournament-takes-part = आप पहले से शामिल हैं।
refused-tournament-takes-no-part = आप इसमें शामिल नहीं हैं। जब तक लोग भाग ले सकते हैं, **{button-tournament-join}** इसके पहले संदेश के नीचे है।
refused-tournament-them-takes-no-part = वे इसमें शामिल नहीं हैं।
refused-tournament-removed = आयोजकों ने आपको इस टूर्नामेंट से हटा दिया है। कारण **{button-tournament-log}** में है।
refused-tournament-not-removed = उन्हें हटाया नहीं गया था।
refused-tournament-begun = टूर्नामेंट शुरू हो चुका है, इसलिए यह अब नहीं हो सकता।
refused-tournament-not-begun = टूर्नामेंट अभी शुरू नहीं हुआ है।
refused-tournament-over = यह टूर्नामेंट ख़त्म हो चुका है।
refused-tournament-paused = टूर्नामेंट तब तक रुका हुआ है, जब तक आयोजक उसे फिर न चलाएँ।
refused-tournament-not-paused = टूर्नामेंट रुका हुआ नहीं है।
refused-tournament-last-round = यह आख़िरी दौर है: छोड़ने को और कोई नहीं।
refused-tournament-check-in-later = इसके लिए अभी जल्दी है। आपको {$when} सूचना मिलेगी, तब बटन दबाएँ।
refused-tournament-last-games = आख़िरी खेल चल रहे हैं। अब कोई नया शुरू नहीं होगा।
refused-tournament-nothing-to-begin = यहाँ अभी आपका कोई खेल शुरू होने को नहीं है।
refused-tournament-plays-live = आप एक और लाइव खेल खेल रहे हैं। उसे पूरा करके बटन फिर दबाएँ।
refused-tournament-they-play-live = {$player} एक टूर्नामेंट का लाइव खेल खेल रहे हैं। वह पूरा होने पर फिर कोशिश करें।
refused-tournament-nothing-to-extend = कोई खेल शुरू होने के इंतज़ार में नहीं है, इसलिए बढ़ाने को समय नहीं है।
refused-tournament-is-ready = आप तैयार हैं। सामने वाले को सूचना मिल गई है; उनके पास {$when} तक का समय है।
refused-tournament-too-few = बहुत कम लोग शामिल हुए हैं: कम से कम {$fewest} चाहिए।
refused-tournament-not-organiser = यह सिर्फ़ आयोजक और सर्वर के प्रबंधक कर सकते हैं।
refused-tournament-not-announcer = और आयोजक केवल वही चुन सकते हैं जिन्होंने घोषणा की, और सर्वर के प्रबंधक।
refused-tournament-organises = {$player} पहले से आयोजक हैं।
refused-tournament-program-organises = बॉट आयोजक नहीं हो सकते। किसी व्यक्ति को चुनें।
refused-tournament-is-in = {$player} पहले से शामिल हैं।
refused-tournament-has-left = {$player} छोड़ चुके हैं। फिर शामिल होना उन्हीं के हाथ में है।
refused-tournament-program-plays = बॉट टूर्नामेंट में नहीं खेल सकते। किसी व्यक्ति को चुनें।
refused-tournament-too-many-organisers = आपके साथ {$most} लोग आयोजक हैं। और नहीं चुने जा सकते।
refused-tournament-no-co-organiser = वे अब आयोजक नहीं हैं।
refused-tournament-not-of-this-kind = इस प्रकार के टूर्नामेंट में यह नहीं होता।
refused-tournament-ladder-not-there = {$player} सीढ़ी पर नहीं हैं।
refused-tournament-ladder-not-above = आप सिर्फ़ अपने से ऊपर वालों को चुनौती दे सकते हैं।
refused-tournament-ladder-too-far = वे बहुत ऊपर हैं। आप स्थान {$first} से {$last} तक के लोगों को चुनौती दे सकते हैं।
refused-tournament-ladder-busy = इस सीढ़ी पर {$player} की एक चुनौती पहले से खुली है। एक बार में एक ही।
refused-tournament-ladder-rest = आप और {$player} अभी-अभी खेले हैं। दोबारा {$when} खेल सकते हैं; तब तक दूसरे उन्हें चुनौती दे सकते हैं।
refused-tournament-round-has-begun = दौर का एक खेल शुरू हो चुका है, इसलिए जोड़ियाँ फिर से नहीं बन सकतीं।
refused-tournament-cannot-pair = नियमों के अनुसार कोई जोड़ी नहीं बची।
refused-tournament-moved-on = टूर्नामेंट इस नतीजे के साथ आगे बढ़ चुका है, इसलिए यह खेल फिर नहीं खेला जाएगा। नतीजा बदलने के लिए टूर्नामेंट के पहले संदेश के नीचे **{button-tournament-organise}** दबाएँ और **{tournament-do-result}** चुनें।
refused-tournament-no-such-game = इस टूर्नामेंट में ऐसा कोई खेल नहीं है।
refused-tournament-has-no-result = इस खेल का अभी कोई नतीजा नहीं है।
refused-tournament-somebody-goes-on = किसी को आगे जाना ही है, इसलिए यहाँ नतीजा हटाया नहीं जा सकता। दूसरा नतीजा तय करें, या खेल फिर से करवाएँ।
refused-tournament-next-is-played = इस नतीजे से बाद का खेल किसी और को खेलना होता, और वह खेला जा चुका है। नतीजा यही रहेगा; आप उस बाद वाले खेल का नतीजा तय कर सकते हैं।
refused-tournament-kept-apart = ये दोनों पहले से अलग रखे गए हैं।
refused-tournament-not-kept-apart = ये दोनों अलग नहीं रखे गए हैं।
refused-tournament-stands-there = वे पहले से वहीं हैं, या सीढ़ी पर नहीं हैं।
refused-tournament-ladder-is-played = इस सीढ़ी पर चुनौतियाँ हो चुकी हैं: अब स्थान जीते जाते हैं। आप एक-एक खिलाड़ी को हटा-बढ़ा सकते हैं।
refused-tournament-too-many-apart = यहाँ {$most} जोड़ियाँ अलग रखी गई हैं, और ज़्यादा नहीं हो सकतीं।
refused-tournament-no-reason = लोगों को कारण पता होना चाहिए: कृपया कारण लिखें।
refused-tournament-no-hints = टूर्नामेंट के खेलों में संकेत नहीं मिलते।
refused-tournament-no-takebacks = इस टूर्नामेंट में कोई चाल वापस नहीं लेता।
refused-tournament-no-gifts = टूर्नामेंट में कोई दूसरे को समय नहीं देता।
activity-loading = लोड हो रहा है …
activity-reconnecting = फिर से जुड़ रहा है …
activity-offline = कनेक्शन नहीं है
activity-games = यहाँ आपके खेल
activity-no-games = इस चैनल में अभी आपका कोई खेल नहीं है।
activity-back = खेल पर लौटें
activity-close = बंद करें
activity-settings = सेटिंग
activity-speed = गति
activity-speed-slow = धीमी
activity-speed-normal = मध्यम
activity-speed-fast = तेज़
activity-speed-none = बिना एनिमेशन
activity-sound = ध्वनि
activity-previews = दिखाएँ कि चालें कहाँ ख़त्म होती हैं
activity-watching = देख रहे हैं: {$names}
activity-send = भेजें
activity-cancel = रद्द करें
activity-replay-last = आख़िरी चालें फिर दिखाएँ
activity-skip = छोड़ें
activity-your-turn = आपकी बारी
activity-their-turn = {$name} की बारी
activity-press-again = गड्ढा {$name} चलने के लिए उसे फिर दबाएँ।
activity-thinking = {$name} सोच रहा है …
activity-score = जीत के {$needed} बीजों में से {$score}
activity-hold = किसी गड्ढे को दबाए रखें या उस पर रुकें: दिखेगा कि उसका आख़िरी बीज कहाँ गिरेगा।
activity-not-identified = Discord ने नहीं बताया कि आप कौन हैं। बिसात बंद करके फिर खोलें।
activity-stopping = Kuzhi फिर से शुरू हो रहा है। बिसात अभी लौटती है।
activity-begin-again = यह बिसात घंटों से खुली है। यह अभी लौटती है।
activity-opened-elsewhere = आपने बिसात कहीं और खोली है।
activity-full = अभी बहुत सारी बिसातें खुली हैं। जगह होते ही यह खुल जाएगी।
activity-too-fast = एक साथ बहुत ज़्यादा हो गया। बिसात अभी लौटती है।
activity-too-slow = कनेक्शन बहुत धीमा है। बिसात अभी लौटती है।
activity-unreadable = यह बिसात दूसरे संस्करण की है। इसे बंद करके फिर खोलें।
activity-failed = यहाँ कुछ गड़बड़ हुई। थोड़ी देर में फिर कोशिश करें।
