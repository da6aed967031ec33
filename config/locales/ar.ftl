# ما يقوله Kuzhi بالعربية. اسم الرسالة يدل على موضعها، والبوت يملأ مواضع {$…}.
# النص بصيغة markdown في Discord. ليست العربية من لغات Discord، فتبقى أسماء الأوامر بالإنجليزية.
#
# From right to left: a sentence begins with an Arabic letter, and one stands between two things filled in.
# "\u2066" … "\u2069" keep what is between them from left to right, "\u2068" … "\u2069" let it choose;
# "\u200E" binds a sign to the number behind it, and "\u200F" makes a line begin at the right.
# The word for each thing: docs/translating.md. Open questions for a native reader:
# “أسر” for a capture is that of chess; players of manqala may say “أكل”. The imperatives are masculine; a
# neutral form would be longer everywhere. “ثلاثيات” and “ثنائيات” stand for groups of three and of two.

-play = {"\u2066"}`/play`{"\u2069"}
-move = {"\u2066"}`/move`{"\u2069"}
-board = {"\u2066"}`/board`{"\u2069"}
-resign = {"\u2066"}`/resign`{"\u2069"}
-hint = {"\u2066"}`/hint`{"\u2069"}
-leaderboard = {"\u2066"}`/leaderboard`{"\u2069"}
-profile = {"\u2066"}`/profile`{"\u2069"}
-rules = {"\u2066"}`/rules`{"\u2069"}
-agree = {"\u2066"}`/agree`{"\u2069"}
-draw = {"\u2066"}`/draw`{"\u2069"}
-takeback = {"\u2066"}`/takeback`{"\u2069"}
-tutorial = {"\u2066"}`/tutorial`{"\u2069"}
-conditional = {"\u2066"}`/conditional`{"\u2069"}
-help = {"\u2066"}`/help`{"\u2069"}
-games = {"\u2066"}`/games`{"\u2069"}
-settings = {"\u2066"}`/settings`{"\u2069"}
-history = {"\u2066"}`/history`{"\u2069"}
-replay = {"\u2066"}`/replay`{"\u2069"}
-review = {"\u2066"}`/review`{"\u2069"}
-analyse = {"\u2066"}`/analyse`{"\u2069"}
-privacy = {"\u2066"}`/privacy`{"\u2069"}
-export-mydata = {"\u2066"}`/mydata export`{"\u2069"}
-delete-mydata = {"\u2066"}`/mydata delete`{"\u2069"}
-puzzle = {"\u2066"}`/puzzle`{"\u2069"}
-play-open = {"\u2066"}`/play open: True`{"\u2069"}

## Games

game-mangala = مانغالا
game-mangala-castle = مانغالا بالقلاع
game-kalah = كالاه
game-oware = أواري
game-toguz-kumalak = توغوز كومالاك
game-bestemshe = بستمشي
game-al-manqala = المنقلة
game-pallankuzhi = بالانكوزي
game-pallam-khuzi = بالام كوزي
game-kotu-baendum = كوتو بيندوم
choice-game = لعبة {$game} وهي {$line}
from-origin = من {$origin} وفيها {$line}
origin-turkiye = تركيا
origin-america = أمريكا
origin-west-africa = غرب أفريقيا
origin-central-asia = آسيا الوسطى
origin-palestine = فلسطين
origin-south-india = جنوب الهند
origin-sri-lanka = سريلانكا
line-mangala = المنقلة الوطنية
line-mangala-castle = قلاع تصير من الحفر ولا نقلات إضافية
line-kalah = المنقلة التي تبيعها أكثر المتاجر
line-oware = تأسر فيها الاثنتين والثلاث (تسمى أوالي أيضًا)
line-toguz-kumalak = تسع حفر في كل صف
line-bestemshe = توغوز كومالاك صغيرة لمباريات سريعة
line-al-manqala = تأسر فيها الاثنتين والأربع
line-pallankuzhi = يستمر البذر في الدور من حفرة إلى حفرة
line-pallam-khuzi = بالانكوزي بأدوار أقصر
line-kotu-baendum = تحدد النقلة الأولى الاتجاه

## Options of games

options-chosen = الخيارات: {$options}.
option-end-row-empty = تنتهي المباراة حالما يخلو صف بعد نقلة
option-end-no-move = تنتهي المباراة حين يكون صف صاحب الدور خاليًا
option-own_pit_capture-true = حبة أخيرة في حفرتك الخالية تأسر الحفرة المقابلة
option-own_pit_capture-false = حبة أخيرة في حفرتك الخالية لا تأسر شيئًا
option-seeds-6 = ست حبات في كل حفرة
option-seeds-5 = خمس حبات في كل حفرة
option-seeds-4 = أربع حبات في كل حفرة
option-seeds-3 = ثلاث حبات في كل حفرة
option-seeds-2 = حبتان في كل حفرة
option-seeds-1 = حبة واحدة في كل حفرة
option-pits-6 = ست حفر في كل صف
option-pits-5 = خمس حفر في كل صف
option-pits-4 = أربع حفر في كل صف
option-pits-3 = ثلاث حفر في كل صف
option-after_capture-continue = يستمر البذر بعد الأسر
option-after_capture-end = الأسر يُنهي الدور
option-fours-sower = الأربعات لمن صنعها
option-fours-owner = الأربعات لصاحب الحفرة
option-skip_origin-true = يتخطى البذر الحفرة التي بدأ منها
option-skip_origin-false = يشمل البذر الحفرة التي بدأ منها
option-capture-relay = يستمر البذر بعد الأسر
option-capture-ends-turn = الأسر يُنهي الدور
option-capture-standard = حبة أخيرة في حفرتك الخالية لا تأسر إلا إن كانت في الحفرة المقابلة حبات
option-capture-empty = حبة أخيرة في حفرتك الخالية تؤسر وإن خلت الحفرة المقابلة
option-proposal = {"\u200F"}{"\u2066"}{$option}{"\u2069"}: {$meaning}
option-proposal-five = {"\u200F"}{"\u2066"}{$option}{"\u2069"}: خمس حبات، والأسر يُنهي الدور (وإلا أخذ الدور الأول 46 من 70)
length-whole = حتى النهاية
length-rounds = { $rounds ->
    [zero] بلا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] {$rounds} جولات
    [many] {$rounds} جولة
   *[other] {$rounds} جولة
}

## Players

player-bot = البوت Kuzhi (المستوى {$level})
player-unnamed = لاعب {$digits}
player-you = أنت
player-kuzhi = {"\u200F"}Kuzhi
side-south = الجنوب
side-north = الشمال
row-south = {side-south}
row-north = {side-north}
row-yours = صفك
row-of = {"\u2068"}{$player}{"\u2069"}
label-yours = أنت ({$side})

## The challenge

challenge-open = يتحداك {$challenger} يا {$invited} في لعبة **{$game}** وهي {$terms}
challenge-to-all = يبحث {$challenger} عمن يلعب معه **{$game}** وهي {$terms}
challenge-whoever = من يقبل
challenge-to-all-cancelled = لم يعد {$challenger} يبحث عمن يلعب معه **{$game}**.
challenge-to-all-expired = بحث {$challenger} عمن يلعب معه **{$game}**، لكن لم يقبل أحد في الوقت المحدد.
challenge-sides = يلعب {$first} في الجنوب ويبدأ.
challenge-balanced = افتتاح متوازن: تُسحب النقلات الأولى، من اثنتين إلى أربع، بالقرعة كي لا يبدأ أحد متقدمًا.
challenge-casual = مباراة ودية: لن تُحسب في الترتيب.
challenge-first = مباراة ودية، لأنها المباراة الأولى لأحدكما: لن تُحسب في الترتيب.
challenge-quick = مباراة سريعة: تحسمها نقلاتها الأولى، فلن تُحسب في الترتيب. المباريات من ثلاث جولات تُحسب.
challenge-ratings = التقييم: {$ratings}
rating-of = {"\u2068"}{$player}{"\u2069"} بتقييم {$rating}
challenge-series = الأفضل من {$sets} أشواط: للفوز 1 وللتعادل ½، ويتبادل اللاعبان الجانبين بعد كل شوط.
challenge-until = مفتوح حتى {$until}.
challenge-declined = رفض {$invited} تحدي {$challenger} في لعبة **{$game}**.
challenge-cancelled = ألغى {$challenger} تحديه إلى {$invited} في لعبة **{$game}**.
challenge-expired = لم يجب {$invited} في الوقت المحدد عن تحدي {$challenger} في لعبة **{$game}**.
menu-challenge = تحدَّه في المنقلة
draft-game-bot = العب **{$game}** ضد Kuzhi. غيّر ما تشاء، ثم اضغط **{button-begin}**.
draft-game-person = تحدي {$opponent} في **{$game}**. غيّر ما تشاء، ثم اضغط **{button-challenge}**.
draft-game-anybody = تحدي أي شخص في هذه القناة في **{$game}**، أو اختر شخصًا أدناه. غيّر ما تشاء، ثم اضغط **{button-challenge}**.
draft-choose-person = اختر خصمًا
draft-against-person = العب ضد شخص
draft-against-bot = العب ضد Kuzhi
draft-sentences = يمكن أن تكون اللوحات جملًا بسيطة أيضًا: اخترها في { -settings }.
draft-opening-free = الافتتاح: حر
draft-opening-balanced = الافتتاح: متوازن
done-posted = نُشر في هذه القناة.
done-played = لُعبت نقلتك: انظر إلى اللوحة.
done-taken-back = تراجعتَ عن نقلتك الأخيرة.
done-drawn = وافق Kuzhi: المباراة تعادل.
done-time-given = مُنح وقت أطول: انظر إلى اللوحة.
done-resigned = انسحبتَ.
done-series-resigned = انسحبتَ من السلسلة.
choice-one-game = مباراة واحدة
choice-sets = الأفضل من {$sets} أشواط
button-side-first = النقلة الأولى: لك
button-side-second = النقلة الأولى: للخصم
button-side-random = النقلة الأولى: عشوائية
button-make-casual = اجعلها ودية
button-make-rated = اجعلها مصنّفة
button-challenge = تحدَّ
button-begin = ابدأ
button-accept = أقبل
button-decline = أرفض
button-cancel = إلغاء

## The board

board-title = لعبة **{$game}** · الجنوب {"\u2066"}(S){"\u2069"} {$south} · الشمال {"\u2066"}(N){"\u2069"} {$north}
board-title-alone = لعبة **{$game}** · بين {$south} و{$north}
board-rated = مباراة مصنّفة
board-casual = مباراة ودية
board-ratings = {"\u200F"}{$kind} · تقييم الجنوب {$south} · تقييم الشمال {$north}
board-round = الجولة {$round} من {$rounds}
board-round-open = الجولة {$round}
board-series = الشوط {$set} من {$sets} · نقاط {$south} هي {$points}، ونقاط {$north} هي {$against}
board-ballot = افتتاح متوازن سُحب بالقرعة: {$moves}
board-to-move = الدور على **{$player}**
board-to-move-side = الدور على **{$player}** في {$side}
board-your-move = **دورك**
board-turn = {"\u200F"}{$mover}: اختر حفرة.
board-turn-plain = {"\u200F"}{$mover}.
board-direction = {"\u200F"}{$mover}: اختر حفرة واتجاه الجولة كلها.
board-arrange = {"\u200F"}{$mover}. لديك { $seeds ->
    [zero] لا حبات
    [one] حبة واحدة
    [two] حبتان
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
} للترتيب في الحفر من 1 إلى 7 بدءًا من اليسار: حبة أو حبتان في الحفرة 1، وحتى حبتين من 2 إلى 6، وحتى أربع في الحفرة 7. بحبتين في الحفرة 1 تأسر الثلاثيات، وبحبة واحدة تأسر الثنائيات.
board-no-progress = مرت نقلات عددها {$moves} بلا أسر: حين تبلغ {$most} يُقسم الباقي.
board-bot-turn = يفكر {$player} …
player-channel = القناة
board-vote = صوّت بالأزرار، ولا يرى صوتك غيرك حتى الفرز. عدد الأصوات حتى الآن **{$votes}** وتُلعب النقلة {$when}.
board-vote-none = إن لم يصوّت أحد لعب Kuzhi عن القناة بالمستوى {$level}.
board-vote-first = صوّت بالأزرار، ولا يرى صوتك غيرك حتى الفرز. يبدأ الوقت مع أول صوت، وهو {$time}.
board-vote-helped = لم يصوّت أحد، فيلعب Kuzhi عن القناة بالمستوى {$level}.
length-seconds = {"\u200F"}{$seconds} ث
button-votes = من صوّت لماذا
vote-cast = صوتك: **{"\u2068"}{$move}{"\u2069"}**. تُلعب النقلة {$when}، ويمكنك تغيير صوتك حتى ذلك الوقت.
vote-changed = غيّرت صوتك من **{"\u2068"}{$before}{"\u2069"}** إلى **{"\u2068"}{$move}{"\u2069"}**. تُلعب النقلة {$when}، ويمكنك تغييره مرة أخرى حتى ذلك الوقت.
votes-title = **أصوات القناة على نقلتها الأخيرة**
votes-line = خيار **{"\u2068"}{$move}{"\u2069"}** وعدد أصواته {$votes} من {"\u2068"}{$people}{"\u2069"}
votes-none = لم يصوّت أحد على نقلة القناة الأخيرة.
votes-tie = تساوت نقلات في عدد الأصوات، فلُعبت التي جاء أول صوت لها قبل غيرها.
done-vote-ended = أنهيتَ هذه المباراة. لا نتيجة لها.
button-end-vote = إنهاء هذه المباراة
button-end-vote-sure = نعم، أنهها
end-vote-sure = أتنهي هذه المباراة للقناة كلها؟ لن تكون لها نتيجة ولن يستطيع أحد متابعتها.
more-voting = تلعب القناة كلها هذه المباراة: صوّت بالأزرار تحت اللوحة. يمكنك أن ترى اللوحة على انفراد، مرسومة كما تحب ({ -settings }).
refused-vote-closed = انتهى التصويت على هذه النقلة. يمكنك التصويت ثانية بعد رد Kuzhi.
refused-too-many-votes = بلغ عدد المصوّتين على هذه النقلة حده وهو {$most}. صوّت على النقلة التالية.
refused-new-account = عمر حسابك أقل من أسبوع، ولا تُحسب أصوات الحسابات الجديدة في هذا الخادم. يمكنك التصويت هنا {$when}.
refused-not-host = لا ينهي هذه المباراة إلا من بدأها ومن يدير هذا الخادم. اسأل أحدهم.
refused-vote-needs-server = لا تصوّت قناة إلا في خادم أُضيف إليه Kuzhi. العب وحدك بالأمر { -play }.
refused-vote-under-way = تلعب هذه القناة مباراة بالتصويت الآن. يعرض `/vote` لوحتها.
settings-new-accounts-on = حيث تلعب قناة بالتصويت، **تصوّت الحسابات الجديدة** (أقل من أسبوع).
settings-new-accounts-off = حيث تلعب قناة بالتصويت، **لا تصوّت الحسابات الجديدة** (أقل من أسبوع).
button-new-accounts-on = الحسابات الجديدة: تصوّت
button-new-accounts-off = الحسابات الجديدة: لا تصوّت
describe-vote = العب ضد Kuzhi مع القناة كلها، فهي تصوّت على كل نقلة
describe-vote-game = أي لعبة
describe-vote-level = مدى قوة Kuzhi
describe-vote-time = كم تصوّت القناة على كل نقلة
describe-vote-silence = ماذا يحدث إن لم يصوّت أحد
choice-silence-wait = انتظار أول صوت
choice-silence-help = يلعب Kuzhi عن القناة بالمستوى 3
player-rival = القناة الأخرى
rival-awaited = بانتظار قناة من خادم آخر. أرسل إلى مديريه هذا الرمز: {$code} ليستعملوا `/vote` مع `code`، ثم تؤكد هنا.
rival-asked = يريد {$player} اللعب ضدكم بقناة من خادم آخر. القرار لمديري هذا الخادم.
rival-asking = بانتظار تأكيد مديري الخادم الآخر.
board-rival-turn = تصوّت {$player} …
button-rival-yes = بدء المباراة
button-rival-no = رفض
refused-rival-awaited = لم تبدأ المباراة: على الخادم الآخر أن يؤكد أولًا.
refused-turn-rival = تصوّت القناة الأخرى الآن. ستظهر نقلتها على اللوحة حين ينتهي وقتها.
refused-no-vote-invitation = لا قناة تنتظر بهذا الرمز. اطلب رمزًا جديدًا من مديري الخادم الآخر.
refused-not-vote-manager = لا يجعل القناة تلعب ضد خادم آخر إلا من يدير هذا الخادم. اسأل أحدهم.
describe-vote-server = للمديرين: العب ضد قناة من خادم آخر، تصلها برمز
describe-vote-code = للمديرين: الرمز من الخادم الآخر
board-end-pits-first = **الطرفيتان أولًا:** يكون دورك الأول في الجولة من الحفرة 1 أو 7.
board-singles-stay = **الوحيدات تنتظر:** تبقى حفرة الحبة الواحدة ما دامت في حفرة أخرى لك حبتان أو أكثر.
board-front-single-stays = **الوحيدة الأمامية تنتظر:** تبقى الحبة الوحيدة في حفرتك الأمامية ما دامت لك وحيدات أخرى.
board-feed-first = **الإطعام أولًا:** الصف الآخر خالٍ، فلا تُلعب إلا الحفر التي تعطيه حبة.
board-marked-stay = **الحفر المعلَّمة تنتظر:** لا تُبذر حفرة مربوطة أو مغلقة حتى نهاية الجولة.
board-castle = قلعة {$player} في {$side}، الحفرة {$pit}.
board-castle-you = قلعتك في {$side}، الحفرة {$pit}.
board-tuzdik = توزدك {$player} في {$side}، الحفرة {$pit}.
board-tuzdik-you = توزدكك في {$side}، الحفرة {$pit}.
board-mark-puta = مغلقة طوال الجولة (p): حفرة {$side} رقم {$pit}.
board-mark-naga = مغلقة طوال الجولة (g): حفرة {$side} رقم {$pit}.
board-mark-tied = مربوطة: حفرة {$side} رقم {$pit}.
board-mark-owner = حباتها لـ {$player}.
board-mark-yours = حباتها لك.
board-excluded = الحفر المعلَّمة بـ x خارج اللعب.
board-to-fill = الحفر المعلَّمة بـ x لم تُملأ بعد.
board-eats = يأسر {$player} مجموعات من {$seeds}.
board-eats-you = تأسر أنت مجموعات من {$seeds}.
board-heap = في حفرة {$side} رقم {$pit} حبات عددها {$seeds}.
board-text-row = {"\u200F"}{$side}: {"\u2066"}{$pits}{"\u2069"}. المخزن {$store}.
board-text-excluded = {"\u2068"}خارج اللعب{"\u2069"}
board-text-castle = {"\u2068"}قلعة{"\u2069"}
board-text-tuzdik = {"\u2068"}توزدك{"\u2069"}
board-moved-on = انتقلت اللوحة إلى هنا: {$link}
board-seen-alone = أنت وحدك ترى هذا: لا يُظهر Discord هنا أجوبة Kuzhi إلا لك. يرى اللاعب الآخر اللوحة بالأمر { -board }.
board-user-install = إن لم يحدث شيء هنا مدة، فاستعمل { -board } لترى أحدث لوحة.
no-files = لا يستطيع Kuzhi إرفاق الملفات في هذه القناة، فلا شيء هنا غير الكلام. يستطيع من يدير الخادم أن يسمح بذلك بالإذن **Attach Files**.
no-files-boards = لوحات هذا الخادم مضبوطة على الصور، لكن Kuzhi لا يستطيع إرفاق الملفات في هذه القناة، فتُرسم بالإيموجي أو بالحروف. امنح Kuzhi هنا الإذن **Attach Files** وستأتي النقلة التالية بصورة.
board-in-thread = يلعب {$south} ضد {$north} لعبة **{$game}** في {$thread}.
thread-name = لعبة {$game} بين {$south} و{$north}
call-to-move = دورك يا {$player} في **{$game}** ضد {$opponent}، واللوحة هنا: {$link}
call-to-move-unlinked = دورك يا {$player} في **{$game}** ضد {$opponent}.
button-arrange = ترتيب آخر …
menu-layouts = ترتيبات أخرى …
button-standard = الترتيب الافتراضي
form-arrange = رتّب صفك
form-arrange-label = حبات الحفر 1 إلى 7 من يسارك
turn = {"\u200F"}{$player}: {"\u200F"}{$moves}.
turn-foretold = لو لُعبت: {"\u200F"}{$moves}.
turn-pits = الحفر {$pits}
turn-laps = {"\u200F"}{$moves}، رفعات عددها {$laps}، حبات عددها {$seeds}
turn-gain = {"\u200F"}{$moves}، {"\u2066"}+{$seeds}{"\u2069"}
turn-castle = {"\u200F"}{$moves}، وقلعة
turn-tuzdik = {"\u200F"}{$moves}، وتوزدك
turn-gain-other = {"\u200F"}{$moves}، ولـ {$player} أيضًا {"\u2066"}+{$seeds}{"\u2069"}
list-comma = {"\u200F"}{$before}{"\u200F"}، {$after}
list-and = {"\u200F"}{$before} و{$after}
why-feeding = الصف الآخر خالٍ فيجب إعطاؤه حبات: لا تجوز إلا نقلة تعطيه حبة.
why-origin-passed = لا تأخذ الحفرة المبذورة من حباتها: يتخطاها البذر.
why-full-passed = تُتخطى الحفرة التي تنقصها حبة واحدة للأسر، إلا مع الحبة الأخيرة في اليد.
why-next-sown = في الحفرة التالية حبات فتُبذر هي أيضًا.
why-last-sown = تسقط الحبة الأخيرة في حفرة فيها حبات فتُبذر هي أيضًا.
why-sown-after-capture = بعد الأسر يستمر البذر من الحفرة التالية.
why-lands = تسقط الحبة الأخيرة في حفرة {$side} رقم {$pit}.
why-lands-you = تسقط الحبة الأخيرة في حفرتك رقم {$pit}.
why-again = تسقط الحبة الأخيرة في المخزن، وهذا يمنح نقلة أخرى.
why-again-you = تسقط الحبة الأخيرة في مخزنك فتلعب مرة أخرى.
why-again-pit = الحفرة {$pit} تنتهي في المخزن، وهذا يمنح نقلة أخرى.
why-again-pit-you = الحفرة {$pit} تنتهي في مخزنك فتلعب مرة أخرى.
why-even = تجعل الحبة الأخيرة في حفرة الصف الآخر {$seeds}، وهو عدد زوجي، فتُؤسر.
why-opposite = تسقط الحبة الأخيرة في حفرة خالية من صف اللاعب نفسه، وفي الحفرة المقابلة {$seeds}: تُؤسران معًا.
why-opposite-you = تسقط الحبة الأخيرة في حفرة خالية من صفك، وفي الحفرة المقابلة {$seeds}: كلتاهما لك.
why-alone = تسقط الحبة الأخيرة في حفرة خالية من الصف نفسه فتُؤسر، وإن لم يكن أمامها شيء.
why-castle = تجعل الحبة الأخيرة في حفرة الصف الآخر ثلاثًا فتُؤسر، وتصير الحفرة قلعة.
why-tuzdik = تجعل الحبة الأخيرة في حفرة الصف الآخر ثلاثًا فتُؤسر، وتصير الحفرة توزدكًا.
why-into-castle = ما يسقط في القلعة يذهب إلى صاحبها فورًا.
why-into-tuzdik = ما يسقط في التوزدك يذهب إلى صاحبه فورًا.
why-two-three = تجعل الحبة الأخيرة في حفرة الصف الآخر {$seeds}: يُؤسر الاثنان والثلاث.
why-two-four = تجعل الحبة الأخيرة في الحفرة {$seeds}: يُؤسر الاثنان والأربع.
why-run = تتابعت {$seeds} رجوعًا من الحبة الأخيرة: تُؤسر كلها.
why-behind-gap = يُؤسر ما وراء الحفرة الخالية: {$seeds}.
why-four = الحفرة التي تصير أربعًا بحبة تُؤسر فورًا.
why-four-of-owner = الحفرة التي تصير أربعًا بحبة تذهب فورًا إلى صاحب صفها.
why-full = تجعل الحبة الأخيرة في الحفرة {$seeds} فتُؤسر.
why-tied = تجعل الحبة الأخيرة في الحفرة الطرفية {$seeds}: تُربط طوال الجولة ولا تُؤسر.
why-tuzdik-once = تصنع الحبة الأخيرة ثلاثًا، لكن لكل لاعب توزدكًا واحدًا على الأكثر، فلا يؤسر شيء.
why-tuzdik-nine = تصنع الحبة الأخيرة ثلاثًا، لكن الحفرة 9 لا تصير توزدكًا أبدًا، فلا يؤسر شيء.
why-tuzdik-same = تصنع الحبة الأخيرة ثلاثًا، لكن توزدك الخصم له الرقم نفسه، فلا يؤسر شيء.
why-odd = تصير حبات حفرة {$side} رقم {$pit} بالحبة الأخيرة {$seeds}، وهو عدد فردي، فلا يؤسر شيء.
why-odd-you = تصير حبات حفرتك رقم {$pit} بالحبة الأخيرة {$seeds}، وهو عدد فردي، فلا يؤسر شيء.
why-not-two-three = تصير حبات حفرة {$side} رقم {$pit} بالحبة الأخيرة {$seeds}: لا يؤسر إلا الاثنان والثلاث.
why-not-two-three-you = تصير حبات حفرتك رقم {$pit} بالحبة الأخيرة {$seeds}: لا يؤسر إلا الاثنان والثلاث.
why-not-two-four = تصير حبات حفرة {$side} رقم {$pit} بالحبة الأخيرة {$seeds}: لا يؤسر إلا الاثنان والأربع.
why-not-two-four-you = تصير حبات حفرتك رقم {$pit} بالحبة الأخيرة {$seeds}: لا يؤسر إلا الاثنان والأربع.
why-own-row = تسقط الحبة الأخيرة في حفرة {$side} رقم {$pit}: لا يأسر اللاعب شيئًا في صفه.
why-own-row-you = تسقط الحبة الأخيرة في حفرتك رقم {$pit}: لا تأسر شيئًا في صفك.
why-own-opposite = تسقط الحبة الأخيرة في حفرة {$side} رقم {$pit}: لا تأسر إلا إذا كانت الحفرة خالية وفي المقابلة حبات.
why-own-opposite-you = تسقط الحبة الأخيرة في حفرتك رقم {$pit}: لا تأسر إلا إذا كانت الحفرة خالية وفي المقابلة حبات.
why-other-row = تسقط الحبة الأخيرة في حفرة {$side} رقم {$pit}: لا يأسر اللاعب إلا في صفه.
why-other-row-you = تسقط الحبة الأخيرة في حفرتك رقم {$pit}: لا يأسر اللاعب إلا في صفه.
why-two-empty = الحفرتان التاليتان خاليتان فانتهى الدور.
why-capture-ends = الأسر ينهي الدور.
why-next-empty = الحفرة التالية خالية فانتهى الدور.
why-next-marked = الحفرة التالية معلَّمة فانتهى الدور.
why-empty = تسقط الحبة الأخيرة في حفرة خالية فينتهي الدور.
why-marked = تسقط الحبة الأخيرة في حفرة معلَّمة فينتهي الدور.

## What a move did

move-arranged = رتّب {$player} صفه ويأسر مجموعات من {$seeds}.
move-arranged-you = رتبت صفك وتأسر مجموعات من {$seeds}.
move-arranged-usual = اختار {$player} الترتيب الافتراضي.
move-arranged-usual-you = اخترت الترتيب الافتراضي.
move-counter-clockwise = البذر في هذه الجولة عكس عقارب الساعة.
move-clockwise = البذر في هذه الجولة مع عقارب الساعة.
move-kept = { $seeds ->
    [zero] لم تبق حبة في اليد
    [one] احتفظ بالحبة الأخيرة
    [two] احتفظ بالحبتين الأخيرتين
    [few] احتفظ بآخر {$seeds} حبات
    [many] احتفظ بآخر {$seeds} حبة
   *[other] احتفظ بآخر {$seeds} حبة
}: لم تتسع لها حفرة.
end-rows-empty = خلا الصفان كلاهما فانتهت المباراة.
end-row-empty = خلا صف {$player} فانتهت المباراة.
end-row-empty-you = خلا صفك فانتهت المباراة.
end-cannot-move = خلا صف {$player} والدور له فانتهت المباراة.
end-cannot-move-you = الدور لك وصفك خالٍ فانتهت المباراة.
end-cannot-feed = خلا صف {$player} وليست لدى {$other} نقلة تعطيه حبة فانتهت المباراة.
end-cannot-feed-you = خلا صفك وليست لدى {$other} نقلة تعطيه حبة فانتهت المباراة.
end-you-cannot-feed = خلا صف {$player} وليست لديك نقلة تعطيه حبة فانتهت المباراة.
end-nothing-to-sow = ليست لدى {$player} حبات يبذرها فانتهت الجولة.
end-nothing-to-sow-you = ليست لديك حبات تبذرها فانتهت الجولة.
end-no-pit = ليست لدى {$player} حفرة يبذرها فانتهت الجولة.
end-no-pit-you = ليست لديك حفرة تبذرها فانتهت الجولة.
end-to-the-empty-row = صاحب الصف الخالي يأخذ كل ما بقي: {$seeds} من الحبات.
end-kept = ما بقي يذهب إلى صاحب الصف الذي هو فيه: {$seeds} من الحبات.
end-to-the-unfed = من لا يمكن إعطاؤه حبات يأخذ كل ما بقي: {$seeds} من الحبات.
end-to-the-other = يأخذ اللاعب الآخر كل ما بقي: {$seeds} من الحبات.
end-repetition = تكرر الوضع نفسه للمرة الثالثة فانتهت المباراة.
end-repetition-again = عاد الوضع نفسه فانتهت المباراة.
end-repetition-round = تكرر الوضع نفسه للمرة الثالثة فانتهت الجولة.
end-own-rows = يأخذ كل لاعب ما بقي في صفه: لـ {$south} منها {$points} ولـ {$north} منها {$against}.
end-own-rows-and-marks = يأخذ كل لاعب ما بقي في صفه، وما في الحفر المعلَّمة لأصحابها: لـ {$south} منها {$points} ولـ {$north} منها {$against}.
end-halved = تُقسم الحبات الباقية على اللوحة بالتساوي: لكل لاعب {$seeds}.
move-endless = كان البذر لن ينتهي أبدًا فأُوقف.
move-grand-slam = لم يُؤسر شيء: كان الأسر سيأخذ كل حبات الصف الآخر.
move-taken-back = تراجع {$player} عن نقلة.
move-taken-back-you = تراجعت عن نقلة.
move-planned = خُطط له من قبل.
move-drawn = سُحبت بالقرعة.
move-round-ended = **انتهت الجولة {$round}: نقاط {$south} هي {$points}، ونقاط {$north} هي {$against}.**
move-round-began = يبدأ {$player} الجولة {$round}.
move-round-began-you = تبدأ أنت الجولة {$round}.

## A move, shown

button-show-move = عرض النقلة
button-move-before = النقلة السابقة ◀
button-move-after = ▶ النقلة التالية
story-title = لعبة **{$game}** · النقلة {$number} لـ {$player}
story-run-title = لعبة **{$game}** · النقلات من {$first} إلى {$last} لـ {$player}
button-lap-by-lap = رفعة رفعة
button-whole-move = النقلة كلها
button-whole-run = كل هذه النقلات
film-proposed = يستطيع Kuzhi أن يريك كل رد من ردوده كفيلم قصير.
film-chosen = من الآن ترى كل رد من Kuzhi فيلمًا قصيرًا، ويمكنك تغيير ذلك في إعداداتك.
button-film = أرني الردود كأفلام
button-in-sentences = بالجمل
button-lap-before = الرفعة السابقة ◀
button-lap-after = ▶ الرفعة التالية
story-lap-title = لعبة **{$game}** · النقلة {$number} لـ {$player} · الرفعة {$lap} من {$laps}
story-lap = الرفعة {$lap} من حفرة {$from} رقم {$pit}، وفيها { $seeds ->
    [zero] لا حبات
    [one] حبة واحدة
    [two] حبتان
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}، وتسقط الأخيرة في حفرة {$to} رقم {$last}.
story-lap-to-store = الرفعة {$lap} من حفرة {$from} رقم {$pit}، وفيها { $seeds ->
    [zero] لا حبات
    [one] حبة واحدة
    [two] حبتان
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}، وتسقط الأخيرة في مخزن {$to}.
story-lap-to-castle = الرفعة {$lap} من حفرة {$from} رقم {$pit}، وفيها { $seeds ->
    [zero] لا حبات
    [one] حبة واحدة
    [two] حبتان
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}، وتسقط الأخيرة في القلعة التي في حفرة {$to} رقم {$last}.
story-lap-to-tuzdik = الرفعة {$lap} من حفرة {$from} رقم {$pit}، وفيها { $seeds ->
    [zero] لا حبات
    [one] حبة واحدة
    [two] حبتان
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}، وتسقط الأخيرة في التوزدك الذي في حفرة {$to} رقم {$last}.
story-lifted = الرفعة {$lap} من حفرة {$from} رقم {$pit}، وفيها { $seeds ->
    [zero] لا حبات
    [one] حبة واحدة
    [two] حبتان
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
story-captured = يأسر {$player} من حفرة {$side} رقم {$pit} { $seeds ->
    [zero] صفرًا من الحبات
    [one] حبة واحدة
    [two] حبتين
    [few] ما عدده {$seeds} حبات
    [many] ما عدده {$seeds} حبة
   *[other] ما عدده {$seeds} حبة
}.
story-captured-you = تأسر أنت من حفرة {$side} رقم {$pit} { $seeds ->
    [zero] صفرًا من الحبات
    [one] حبة واحدة
    [two] حبتين
    [few] ما عدده {$seeds} حبات
    [many] ما عدده {$seeds} حبة
   *[other] ما عدده {$seeds} حبة
}.
story-swept = { $seeds ->
    [zero] لا تذهب حبة
    [one] تذهب الحبة الأخيرة
    [two] تذهب الحبتان الأخيرتان
    [few] تذهب آخر {$seeds} حبات
    [many] تذهب آخر {$seeds} حبة
   *[other] تذهب آخر {$seeds} حبة
} من حفرة {$side} رقم {$pit} إلى {$player}.
story-swept-you = { $seeds ->
    [zero] لا تذهب حبة
    [one] تذهب الحبة الأخيرة
    [two] تذهب الحبتان الأخيرتان
    [few] تذهب آخر {$seeds} حبات
    [many] تذهب آخر {$seeds} حبة
   *[other] تذهب آخر {$seeds} حبة
} من حفرة {$side} رقم {$pit} إليك.
story-left-out = … { $lines ->
    [zero] لم يُحذف هنا سطر
    [one] حُذف هنا سطر واحد
    [two] حُذف هنا سطران
    [few] حُذفت هنا {$lines} أسطر
    [many] حُذف هنا {$lines} سطرًا
   *[other] حُذف هنا {$lines} سطر
} …

## The end

over-won = **فاز {$player} بنتيجة {$points} مقابل {$against}.**
over-won-you = **فزت بنتيجة {$points} مقابل {$against}.**
over-drawn = **تعادل، لكلٍّ {$points}.**
over-resigned = **انسحب {$loser} ففاز {$player}.**
over-resigned-you = **انسحبت أنت ففاز {$player}.**
over-resigned-other = **انسحب {$loser} ففزت أنت.**
over-agreed = **تعادل باتفاق الاثنين.**
over-early = انتهت مبكرًا، فلا تُحسب في التصنيف.
over-early-in-tournament = انتهت مبكرًا فلا تُحتسب في التصنيف، لكنها تُحتسب في البطولة.
over-tournament-set = **حدّد المنظمون النتيجة:** {"\u2068"}{$south}{"\u2069"} – {"\u2068"}{$north}{"\u2069"}: {"\u2066"}{$result}{"\u2069"} ({"\u2068"}{$reason}{"\u2069"})
over-tournament-removed = **حذف المنظمون النتيجة:** لا تُحتسب في البطولة لأي منهما ({"\u2068"}{$reason}{"\u2069"})
over-tournament-replayed = **تُعاد على لوحة أخرى:** لا تُحتسب هذه المباراة في البطولة ({"\u2068"}{$reason}{"\u2069"})
over-tournament-counts = **انقطعت.** وتُحتسب في البطولة هكذا: {"\u2068"}{$result}{"\u2069"}.
over-voided = أُبطلت: لا تُحسب في التقييم.
over-voided-here = أبطلها من يدير الخادم: لا تُحسب في ترتيبه.
over-turned = نقطة التحول: النقلة {$number} من {$mover} بالحفرة {$pit}. منذ ذلك الحين كان لدى {$player} أكثر من نصف الحبات.
over-turned-you = نقطة التحول: النقلة {$number} من {$mover} بالحفرة {$pit}. منذ ذلك الحين كان لديك أكثر من نصف الحبات.
over-turned-pictured = تُظهر الصورة نقطة التحول: بعد النقلة {$number} من {$mover} بالحفرة {$pit} كان لدى {$player} أكثر من نصف الحبات.
over-turned-pictured-you = تُظهر الصورة نقطة التحول: بعد النقلة {$number} من {$mover} بالحفرة {$pit} كان لديك أكثر من نصف الحبات.
over-pictured = تُظهر الصورة اللوح بعد النقلة {$number}.
over-ratings = التقييم الجديد: {$south}، ثم {$north}
rating-changed = {"\u2068"}{$player}{"\u2069"} بتقييم {$rating} {"\u2066"}({$change}){"\u2069"}
series-goes-on = **نقاط {$south} هي {$points}، ونقاط {$north} هي {$against}.** يلي أدناه الشوط {$set} من {$sets}، وقد تبادلا الجانبين.
series-won = **فاز {$player} بالأفضل من {$sets} أشواط، بنقاط {$points} مقابل {$against}.**
series-drawn = **تعادل الاثنان بعد {$sets} أشواط، لكلٍّ {$points}.**
series-given-up = **فاز {$player} بالأفضل من {$sets} أشواط بعد أن انسحب {$loser} من السلسلة.**
reason-majority = هذا أكثر من نصف الحبات كلها.
reason-agreed = اتفق الاثنان على تقاسم الباقي.
reason-no-progress = مرت نقلات عددها {$most} بلا أسر، فقُسم الباقي.
reason-cannot-fill = لا يستطيع {$player} ملء حفرة واحدة للجولة التالية فانتهت المباراة.
reason-cannot-fill-you = لا تستطيع ملء حفرة واحدة للجولة التالية فانتهت المباراة.
reason-cannot-sow = لم تبق لدى {$player} حبات للجولة التالية فانتهت المباراة.
reason-cannot-sow-you = لم تبق لديك حبات للجولة التالية فانتهت المباراة.
reason-round-limit = لُعبت الجولات كلها: يفوز من كانت حباته الآن أكثر.

button-export = تنزيل النقلات
button-rematch = مباراة إعادة
button-share = مشاركة …
share-channel = اختر قناة أخرى
share-where = شارك هذه المباراة مع صورتها في قناة أخرى من هذا الخادم:
share-title = يشارك {"\u2068"}{$player}{"\u2069"} مباراة **{$game}** بين {"\u2068"}{$south}{"\u2069"} و{"\u2068"}{$north}{"\u2069"}
card-after = اللوحة بعد النقلة {$moves} من {$of}:
card-curve = يُظهر المنحنى التقدم بعد كل نقلة، وفوق الخط يكون {$player} متقدمًا.
card-round = بطولة {$name} في الجولة {$round}
card-stage = بطولة {$name} في {$stage}
share-done = تمت المشاركة في {$channel}.
refused-stands-there = هذه المباراة موجودة في {$channel} من قبل. اختر قناة أخرى.
refused-may-not-post = لا يمكنك الكتابة في {$channel}. اختر قناة يمكنك الكتابة فيها.
refused-cannot-post = لم يستطع Kuzhi الكتابة في {$channel}. يحتاج هناك إلى صلاحيات رؤية القناة وإرسال الرسائل وإرفاق الملفات.
refused-may-not-write = لا يستطيع Kuzhi الكتابة في {$channel}، فلا يمكن إخبار أحد بما يحدث. تنقصه هناك: {$permissions}. اطلبها ممن يدير الخادم أو استعمل قناة أخرى.
permission-view-channel = عرض القناة
permission-send-messages = إرسال الرسائل
permission-send-in-threads = إرسال الرسائل في المواضيع
export = نقلات المباراة وعددها {$moves}، ملفًّا نصيًّا يقرؤه `kuzhi-engine`.

## The clock

clock-none = بلا ساعة
clock-days = { $days ->
    [zero] بلا أيام للنقلة
    [one] يوم واحد لكل نقلة
    [two] يومان لكل نقلة
    [few] لكل نقلة {$days} أيام
    [many] لكل نقلة {$days} يومًا
   *[other] لكل نقلة {$days} يوم
}
clock-hours = لكل لاعب {$time} للعبة كلها
clock-reserve = لكل لاعب {$start}، وتُضاف {$added} مع كل نقلة (والحد الأقصى {$start})
clock-live = مباشر: لكل لاعب {$minutes} د، وتُضاف {$seconds} ث مع كل نقلة
clock-live-bare = مباشر: لكل لاعب {$minutes} د
clock-proposal = {"\u200F"}{"\u2066"}{$id}{"\u2069"}: {$name}
length-days = { $days ->
    [zero] أقل من يوم
    [one] يوم واحد
    [two] يومان
    [few] {$days} أيام
    [many] {$days} يومًا
   *[other] {$days} يوم
}
length-hours = {"\u200F"}{$hours} س
length-minutes = {"\u200F"}{$minutes} د
moment-date = في {$date}
moment-time = الساعة {$time}
board-banks = الساعة: {$first}{"\u200F"} {$south} {"\u200F"}· {$second}{"\u200F"} {$north}
board-time = وقت {$player} ينتهي {$when}.
board-time-you = وقتك ينتهي {$when}.
board-time-up = **انتهى وقت {$player}.** يستطيع {$other} أن يطلب الفوز أو أن ينتظر النقلة.
board-away = {"\u200F"}🏝️ {$player} في إجازة حتى {$until}.
board-away-you = 🏝️ أنت في إجازة حتى {$until}.
clock-no-days-off = بلا أيام راحة: تسير الساعة في أيام الراحة وساعات الهدوء أيضًا.
draft-no-days-off = بلا أيام راحة: {$clock}
clock-no-time-off = بلا إجازات: تسير الساعة في الإجازات وأيام الراحة أيضًا.
board-first-move = تبدأ الساعة مع أول نقلة من {$player}، وينتهي وقتها {$when}.
board-first-move-you = تبدأ الساعة مع نقلتك الأولى، وينتهي وقتها {$when}.
board-first-move-up = **لم يلعب {$player} النقلة الأولى في وقتها.** يستطيع {$other} أن يطلب الفوز أو أن ينتظر النقلة.
button-claim = أطلب الفوز
button-give-day = امنح يومًا
button-give-time = امنح {$time} إضافية
call-bank = يا {$player}، وقتك في **{$game}** ينتهي {$when}، واللوحة هنا: {$link}
call-bank-unlinked = يا {$player}، وقتك في **{$game}** ينتهي {$when}.
call-reminder = يا {$player}، وقت نقلتك في **{$game}** ضد {$opponent} ينتهي {$when}، واللوحة هنا: {$link}
call-reminder-unlinked = يا {$player}، وقت نقلتك في **{$game}** ضد {$opponent} ينتهي {$when}.
call-to-claim = يا {$player}، انتهى وقت {$opponent} في **{$game}**. اطلب الفوز أو امنحه وقتًا أطول، واللوحة هنا: {$link}
call-to-claim-unlinked = يا {$player}، انتهى وقت {$opponent} في **{$game}**. اطلب الفوز أو امنحه وقتًا أطول.
call-time-given = يا {$player}، منحك {$opponent} وقتًا أطول لنقلتك في **{$game}**. صار وقتك ينتهي {$when}، واللوحة هنا: {$link}
call-time-given-unlinked = يا {$player}، منحك {$opponent} وقتًا أطول لنقلتك في **{$game}**. صار وقتك ينتهي {$when}.
over-timed-out = **انتهى وقت {$loser} ففاز {$player}.**
over-no-first-move = **لم يلعب {$loser} النقلة الأولى في وقتها ففاز {$player}.**
over-no-first-move-you = **لم تلعب النقلة الأولى في وقتها ففاز {$player}.**
over-timed-out-you = **انتهى وقتك ففاز {$player}.**
over-timed-out-other = **انتهى وقت {$loser} ففزت أنت.**
games-until = {"\u200F"}{$line} · ينتهي الوقت {$when}
refused-no-clock = هذه المباراة بلا ساعة، فلا فوز بانتهاء الوقت يُطلب.
refused-time-not-up = ما زال هناك وقت لهذه النقلة. يمكنك طلب الفوز حين ينتهي {$when}.
refused-own-time-up = الوقت الذي انتهى هو وقتك. العب نقلتك قبل أن يطلب الآخر الفوز.
refused-own-time = الدور دورك: لا يمنحك وقتًا أطول إلا الآخر.
refused-plenty-of-time = لدى {$other} وقت كافٍ. تستطيع أن تمنحه المزيد حين يمضي بعضه.
refused-bad-clock = ليست «{"\u2068"}{$text}{"\u2069"}» ساعة. اكتب {"\u2066"}1d{"\u2069"} أو {"\u2066"}3d{"\u2069"} أو {"\u2066"}7d{"\u2069"} لأيام النقلة، أو {"\u2066"}3d+12h{"\u2069"} لرصيد تزيده كل نقلة، أو دقائق وثواني مثل {"\u2066"}5+3{"\u2069"} للعب المباشر، أو {"\u2066"}none{"\u2069"}.
refused-no-time-zone = لا يعرف Kuzhi مدينة أو منطقة زمنية باسم «{"\u2068"}{$text}{"\u2069"}». اكتب مدينة كبيرة قريبة منك واخترها من القائمة.
refused-no-moment = لا يفهم Kuzhi «{"\u2068"}{$text}{"\u2069"}» وقتًا. اكتب يومًا مثل الجمعة أو {"\u2066"}2026-12-24{"\u2069"}، أو يومًا مع ساعة مثل الجمعة {"\u2066"}18:00{"\u2069"}، أو مدة من الآن مثل {"\u2066"}3d{"\u2069"} أو {"\u2066"}2w{"\u2069"}.
refused-no-days-off = «{"\u2068"}{$text}{"\u2069"}» ليست يومًا أو يومين من الأسبوع. اكتب مثلًا: الجمعة، السبت، أو لا شيء إن لم ترد أيام راحة.
refused-no-quiet-hours = «{"\u2068"}{$text}{"\u2069"}» ليست مدة من اثنتي عشرة ساعة أو أقل. اكتب مثلًا {"\u2066"}22:00-07:00{"\u2069"}، أو لا شيء إن لم ترد ساعات هدوء.
refused-away-past = انقضى ذلك الوقت. اختر تاريخًا بعده.
refused-away-none = لم يبقَ لك أي يوم إجازة هذا العام.
refused-away-long = { $left ->
    [zero] لم يبقَ لك أي يوم إجازة هذا العام.
    [one] بقي لك **يوم إجازة واحد** هذا العام. اختر تاريخًا أقرب.
    [two] بقي لك **يوما إجازة** هذا العام. اختر تاريخًا أقرب.
    [few] بقي لك **{$left} أيام** إجازة هذا العام. اختر تاريخًا أقرب.
    [many] بقي لك **{$left} يومًا** من الإجازة هذا العام. اختر تاريخًا أقرب.
   *[other] بقي لك **{$left} يوم** إجازة هذا العام. اختر تاريخًا أقرب.
}
refused-away-again = تستطيع أن تبدأ إجازة مرة في اليوم، والمرة القادمة في {$when}.
refused-away-changed = تستطيع أن تغيّر نهاية إجازتك مرة في اليوم، والمرة القادمة في {$when}. أما العودة فممكنة دائمًا.
refused-not-away = لست في إجازة: وقتك يسير.
away-question = خسرت لعبتين بانتهاء الوقت خلال يوم، وألعاب أخرى تنتظر نقلتك. هل أنت في إجازة؟ يمكن أن تتوقف ساعاتك التي بالأيام حتى تعود.
settings-claims-on = حين ينتهي وقت الآخر **يُطلب الفوز لك** في الحال.
settings-claims-off = حين ينتهي وقت الآخر **فالأمر لك**: تطلب الفوز أو تنتظر النقلة.
settings-reply-at-once = أمام Kuzhi ترى رده **في الحال** مع نقلتك.
settings-reply-pause = أمام Kuzhi ترى نقلتك أولًا، ثم رده **بعد ثانية**.
settings-reply-film = أمام Kuzhi ترى نقلتك أولًا، ثم رده على لوح خشبي **كفيلم** من ثانيتين أو ثلاث، بذرة بعد بذرة.
settings-listed-on = في ترتيب كل الخوادم اسمك **ظاهر**، ويمكن لأي شخص أن يرى ملفك بالأمر { -profile }.
settings-listed-off = في ترتيب كل الخوادم اسمك **مخفي**. ويبقى تقييمك ومكانك في ترتيب خوادمك، ولا يرى ملفك بالأمر { -profile } إلا أنت.
settings-time = **الإجازات والراحة:** متى تنتظرك ألعابك التي تدوم أيامًا. الألعاب ذات ساعة الدقائق تستمر. تتغير أيام الراحة وساعات الهدوء ابتداءً من الاثنين التالي.
settings-away = 🏝️ **أنت في إجازة حتى {$until}.** حتى ذلك الحين لا تسير ساعاتك التي بالأيام، ويرى خصومك ذلك.
settings-here = **أنت هنا**، وساعاتك التي بالأيام تسير.
settings-days-away = أيام الإجازة الباقية هذا العام: **{$left}** من {$most}
settings-week = أيام الراحة: **{$days}** · ساعات الهدوء: **{$hours}**
settings-no-days-off = لا شيء
settings-no-quiet-hours = لا شيء
settings-week-next = ابتداءً من {$from} سيكون: {$week}
settings-zone = منطقتك الزمنية: **{$zone}**، والساعة هناك {$time}
settings-zone-none = منطقتك الزمنية: لم تُضبط بعد
settings-clock = إن لم تُذكر ساعة: {$clock}
button-claims-on = الفوز بانتهاء الوقت: يُطلب لك
button-claims-off = الفوز بانتهاء الوقت: تطلبه أنت
button-reply-at-once = رد Kuzhi: في الحال
button-reply-pause = رد Kuzhi: بعد ثانية
button-reply-film = رد Kuzhi: كفيلم
button-listed-on = ترتيب كل الخوادم: ظاهر
button-listed-off = ترتيب كل الخوادم: مخفي
button-undo = إلغاء النتيجة …
button-undo-sure = نعم، ألغِ النتيجة
undo-sure = هل تُلغى هذه النتيجة لأن خطأً ما حدث؟ تستمر المباراة بوقت جديد، وتعود التقييمات كأنها لم تنته.
undo-done = أُلغيت: تستمر المباراة بوقت جديد.
button-void = إبطال النتيجة …
button-void-sure = نعم، أبطل النتيجة
button-void-series = أبطل كل أشواط السلسلة
void-sure = هل تُبطل هذه النتيجة؟ تبقى على اللوح، ويُحسب ترتيب هذا الخادم كأن المباراة لم تُلعب. وتبقى محسوبة في ترتيب كل الخوادم، ولا يبطلها هناك إلا من يشغّل Kuzhi.
void-sure-tournament = وعندئذ لا تُحسب المباراة في بطولتها لأي من اللاعبين.
void-done = { $results ->
    [zero] لم تُبطل أي نتيجة.
    [one] أُبطلت: لم تعد هذه النتيجة تُحسب في ترتيب هذا الخادم.
    [two] أُبطلت النتيجتان: لم تعودا تُحسبان في ترتيب هذا الخادم.
    [few] أُبطلت {$results} نتائج: لم تعد تُحسب في ترتيب هذا الخادم.
    [many] أُبطلت {$results} نتيجة: لم تعد تُحسب في ترتيب هذا الخادم.
   *[other] أُبطلت {$results} نتيجة: لم تعد تُحسب في ترتيب هذا الخادم.
}
refused-not-undoer = لا يلغي نتيجة ولا يبطلها إلا من يدير هذا الخادم. اسأل أحدهم.
refused-nothing-to-undo = لا تُلغى إلا نتيجة بانتهاء الوقت، وليس لهذه المباراة نتيجة كهذه.
refused-nothing-to-void = هذه النتيجة لا تُحسب في التقييم، فلا شيء يُبطل.
refused-own-result = لعبت هذه المباراة بنفسك، فلا يمكنك تصحيح نتيجتها. اسأل غيرك ممن يدير هذا الخادم، أو من يشغّل Kuzhi.
refused-next-set = بدأ الشوط التالي، فتبقى هذه النتيجة.

## Giving up

resign-sure = هل تنسحب من مباراة **{$game}** ضد {$opponent}؟ ستُحسب خسارة.
resign-sure-set = هل تنسحب من هذا الشوط من **{$game}** ضد {$opponent}؟ سيُحسب خسارة ويليه الشوط التالي. أو انسحب من السلسلة كلها: عندئذ يفوز بها {$opponent} ولا تُلعب أشواط أخرى.
resign-kept = تستمر المباراة.
button-resign = نعم، أنسحب
button-resign-set = انسحب من هذا الشوط
button-resign-series = انسحب من السلسلة
button-play-on = لا، أواصل

## Hints

hint-sow = ابذر الحفرة **{$move}**.
hint-sow-way = ابذر {"\u2066"}**{$move}**{"\u2069"}: الحفرة، واتجاه الجولة كلها.
hint-lay-out = رتّب صفك هكذا: {"\u2066"}**{$move}**{"\u2069"}.
hint-even = تبقى المباراة بها متكافئة تقريبًا.
hint-ahead = يُتوقع أن تنتهي متقدمًا بنحو { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
hint-behind = لا يوجد أفضل منها، لكن يُتوقع أن تنتهي متأخرًا بنحو { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
hint-wins = تفوز بها مهما لعب الآخر، بفارق لا يقل عن { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
hint-loses = لا يوجد أفضل منها، لكن الآخر يستطيع الفوز بفارق لا يقل عن { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
hint-draw = باللعب الكامل ينتهي بالتعادل.
hint-wins-exactly = باللعب الكامل تفوز بفارق { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
} تمامًا.
hint-loses-exactly = باللعب الكامل تخسر بفارق { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
} تمامًا.
hint-wins-game = تفوز بها في المباراة مهما لعب الآخر.
hint-loses-game = لا يوجد أفضل منها، لكن الآخر يستطيع الفوز في المباراة مهما لعبت.
nobody-can-force = لا يستطيع أي طرف أن يفرض الفوز.
button-play-hint = العب {"\u2066"}{$move}{"\u2069"}

## What was played

history-title = **مبارياتك**، الأحدث أولًا
history-of-game = لعبة {$game} وحدها
history-against = ضد {$opponent} وحده
history-none = لم تلعب بعدُ أي مباراة. ابدأ واحدة بالأمر { -play }.
history-none-such = لا توجد مباريات كهذه. اختر لعبة أخرى من الأسفل.
history-line = رقم {$number} بتاريخ {$when}: لعبة **{$game}** ضد {$opponent}، والنتيجة {$result}
history-choice = رقم {$number}: لعبة {$game} ضد {$opponent}
history-won = فوزك 🏆
history-lost = خسارتك
history-drawn = تعادل 🤝
history-score = {"\u200F"}{$result}، {$points} مقابل {$against}
history-running = ما زالت جارية
history-your-turn = ما زالت جارية، ودورك الآن
history-replay = أعد مشاهدة إحداها …
history-all-games = كل الألعاب
button-newer = الأحدث ◀
button-older = ▶ الأقدم
button-all-opponents = كل الخصوم
refused-nothing-played = لم تلعب بعدُ أي مباراة. ابدأ واحدة بالأمر { -play }.
describe-history = ما لعبته مع نتائجه؛ تراه وحدك
describe-history-game = هذه اللعبة وحدها
describe-history-opponent = المباريات ضد هذا الشخص وحده، أو ضد Kuzhi

## A game, replayed

button-replay = إعادة المشاهدة
button-first = الأولى ◀|
button-back = السابقة ◀
button-next = ▶ التالية
button-last = |▶ الأخيرة
button-play-to-end = التشغيل حتى النهاية ▶
replay-at = النقلة {$moves} من {$of} في المباراة {"\u2066"}`{$id}`{"\u2069"}
replay-film = النقلات من {$from} إلى {$to}، لوحة بعد لوحة.
describe-replay = مباراة تُعاد لوحة بعد لوحة؛ تراها وحدك
describe-past-match = أي مباراة: اسمها أو رابط لوحتها؛ آخر مبارياتك إن تركته فارغًا

## Reviews

button-review = مراجعة
button-review-move = النقلة {$move}
button-retry = أعد النقلة {$move}
button-retry-mistakes = أعد أخطائي
button-retry-counted = { $mistakes ->
    [zero] أعد أخطائي
    [one] أعد خطئي
    [two] أعد خطأيّ
    [few] أعد أخطائي الـ{$mistakes}
    [many] أعد أخطائي الـ{$mistakes}
   *[other] أعد أخطائي الـ{$mistakes}
}
button-retry-next = ▶ الخطأ التالي
button-review-back = العودة إلى المراجعة
retry-title = **النقلة {$ply} من جديد** في لعبة **{$game}**
retry-place = الخطأ {$number} من {$of} وعلاماته: {$marks}
retry-task = **الدور: {$side}.** في المباراة لُعبت {$move}. ابحث عن أفضل منها.
retry-task-you = **دورك.** في المباراة لعبت {$move}. ابحث عن أفضل منها.
retry-best = ✅ **نعم! لا أفضل من {$move}.**
retry-stops = بعد {$move} كان الآخر يستطيع أن يأسر { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
retry-better = ↗️ **النقلة {$move} أفضل مما لُعب، لكنها ليست الفضلى.** النتيجة: {$account}
retry-no-better = ↩️ **النقلة {$move} ليست أفضل.** النتيجة: {$account}
retry-all-found = 🎉 **وجدتها كلها.**
review-title = **مراجعة** {$title}
review-under-way = ينظر Kuzhi في كل نقلة: تم منها {$done} من {$moves}.
review-accuracy = الدقة: {$south}، {$north}
review-nothing-lost = لم تخسر أي نقلة شيئًا كان لاعب قوي سيراه: أحسنتما اللعب كلاكما.
review-own-nothing-lost = لم تخسر شيئًا كان لاعب قوي سيراه: أحسنت اللعب.
review-own-move = رقم {$number}: **النقلة {$ply}**: خسرت {$move} نحو { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
review-own-move-exactly = رقم {$number}: **النقلة {$ply}**: خسرت {$move} بالضبط { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
review-own-move-round = رقم {$number}: **النقلة {$ply}**: خسرت {$move} في جولتها بالضبط { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
review-own-move-match = رقم {$number}: **النقلة {$ply}**: لم تخسر {$move} أي حبة في جولتها.
review-move = رقم {$number}: **النقلة {$ply}** لـ {$player}: خسرت {$move} نحو { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
review-move-exactly = رقم {$number}: **النقلة {$ply}** لـ {$player}: خسرت {$move} بالضبط { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
review-move-round = رقم {$number}: **النقلة {$ply}** لـ {$player}: خسرت {$move} في جولتها بالضبط { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
review-move-match = رقم {$number}: **النقلة {$ply}** لـ {$player}: لم تخسر {$move} أي حبة في جولتها.
review-gave-win = ضاع بها الفوز.
review-gave-draw = ضاع بها التعادل.
review-gave-hold = أتاحت للآخر أن يفرض الفوز.
review-better = الأفضل على المدى البعيد: **{$move}**.
review-better-gains = الأفضل: **{$move}**، فهي {$gains}.
live-pit = الحفرة {$pit}، { $seeds ->
    [zero] لا حبات
    [one] حبة واحدة
    [two] حبتان
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}
live-hole = {"\u200F"}{$who}، الحفرة {$pit}: { $seeds ->
    [zero] لا حبات
    [one] حبة واحدة
    [two] حبتان
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}
name-pit = الحفرة {$pit}
review-gain-win = تفوز فورًا
review-gain-capture = تأسر من الحبات {$seeds}
review-gain-turn = تمنح نقلة أخرى
review-gain-castle = تجعل حفرة {$side} رقم {$pit} قلعة
review-gain-tuzdik = تجعل حفرة {$side} رقم {$pit} توزدكًا
review-gain-tie = تربط حفرة {$side} رقم {$pit}
review-gain-guard = تحفظ من الآخر حبات عددها {$seeds}
review-turned-win = معلوم بالضبط: حتى النقلة {$ply} كان بوسع {$side} الفوز مهما فعل الآخر. ضاع ذلك بالنقلة {$move}.
review-turned-win-you = معلوم بالضبط: حتى النقلة {$ply} كان بوسعك الفوز مهما فعل الآخر. ضاع ذلك بالنقلة {$move}.
review-turned-draw = معلوم بالضبط: حتى النقلة {$ply} كان بوسع {$side} حفظ التعادل. ضاع ذلك بالنقلة {$move}.
review-turned-draw-you = معلوم بالضبط: حتى النقلة {$ply} كان بوسعك حفظ التعادل. ضاع ذلك بالنقلة {$move}.
review-turned-hold = معلوم بالضبط: حتى النقلة {$ply} لم يكن بوسع أي طرف أن يفرض الفوز. أتاح {$side} الفوز للآخر بالنقلة {$move}.
review-turned-hold-you = معلوم بالضبط: حتى النقلة {$ply} لم يكن بوسع أي طرف أن يفرض الفوز. أتحت أنت الفوز للآخر بالنقلة {$move}.
review-never-turned = معلوم بالضبط: لم تغيّر أي نقلة ما ينتهي إليه اللعب الكامل.
review-curve = يبيّن المنحنى بكم حبة يفوز الجنوب إذا لعب الاثنان بعدها أفضل لعب، وأرقامه هي النقلات أعلاه.
review-curve-you = يبيّن المنحنى بكم حبة تفوز أنت إذا لعب الاثنان بعدها أفضل لعب، وأرقامه هي النقلات أعلاه.
review-curve-kuzhi = يبيّن المنحنى بكم حبة يفوز Kuzhi إذا لعب الاثنان بعدها أفضل لعب، وأرقامه هي النقلات أعلاه.
review-curve-shows = تقدم الجنوب بالحبات بعد كل نقلة: {"\u2066"}{$values}{"\u2069"}
review-curve-shows-you = تقدمك بالحبات بعد كل نقلة: {"\u2066"}{$values}{"\u2069"}
review-curve-shows-kuzhi = تقدم Kuzhi بالحبات بعد كل نقلة: {"\u2066"}{$values}{"\u2069"}
refused-review-rated = هذه مباراة مصنّفة، فتلعبان فيها بلا مساعدة. يمكنك مراجعتها حين تنتهي.
refused-review-nothing = لم تُلعب أي نقلة بعدُ، فلا شيء يُراجَع.
describe-review = قيمة كل نقلة في المباراة وما كان أفضل منها؛ تراها وحدك

## Analysis

button-analyse = تجربة النقلات
button-evaluate = تقييم 💡
button-analysis-back = تراجع ◀
button-analysis-on = ▶ النقلة التالية في المباراة
button-analysis-home = العودة إلى المباراة
analysis-title = **تحليل** لعبة **{$game}** · بعد النقلة {$moves} من {$of}
analysis-title-start = **تحليل** لعبة **{$game}** · قبل النقلة الأولى
analysis-tried = جُرّب: {"\u2066"}**{$line}**{"\u2069"}
analysis-turn = الدور على {$side}: جرّب أي حفرة.
analysis-full = لا مكان لنقلات أخرى متتالية. تراجع عن بعضها لتجرّب غيرها.
analysis-over = كانت المباراة ستنتهي هنا: الجنوب {$south}، الشمال {$north}.
analysis-best = الأفضل: **{$move}**.
analysis-even = المباراة متكافئة تقريبًا.
analysis-ahead = يتقدم {$side} بنحو { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
analysis-wins = يفوز {$side} مهما فعل الآخر بفارق لا يقل عن { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
analysis-wins-exactly = باللعب الكامل يفوز {$side} بفارق يبلغ بالضبط { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
analysis-wins-game = يفوز {$side} في المباراة مهما فعل {$other}.
analysis-proved-win = فوز مُثبت: {$moves}
analysis-proved-draw = تعادل مُثبت: {$moves}
analysis-proved-lose = خسارة مُثبتة: {$moves}
refused-analysis-running = ما دامت المباراة جارية لا يجرّب النقلات فيها إلا من يلعبها. بعد انتهائها يستطيع الجميع ذلك.
describe-analyse = جرّب نقلات أخرى في مباراة منتهية للجانبين؛ تراها وحدك

## Puzzles

puzzle-title = **لغز** في **{$game}** · الصعوبة {$stars}
puzzle-title-own = **لغز من مباراتك** في **{$game}** · الصعوبة {$stars}
puzzle-title-daily = **لغز اليوم رقم {$day}** في **{$game}** · الصعوبة {$stars}
puzzle-find-win = **دورك** (الصف الأسفل): نقلة واحدة تفوز ولا تفوز غيرها. جدها.
puzzle-find-draw = **دورك** (الصف الأسفل): نقلة واحدة تحفظ التعادل وكل ما عداها يخسر. جدها.
puzzle-find-win-game = **دورك** (الصف الأسفل) في الجولة {$round} من {$rounds}: نقلة واحدة تفوز بالمباراة كلها ولا تفوز غيرها. جدها.
puzzle-find-draw-game = **دورك** (الصف الأسفل) في الجولة {$round} من {$rounds}: نقلة واحدة تحفظ التعادل في المباراة كلها وكل ما عداها يخسر. جدها.
puzzle-find-seeds = **دورك** (الصف الأسفل): نقلة واحدة تكسب أكثر من أي نقلة أخرى، والفرق بالحبات {$seeds} على الأقل. جدها.
puzzle-find-seeds-about = **دورك** (الصف الأسفل): بقدر ما يرى Kuzhi، نقلة واحدة تكسب أكثر من أي نقلة أخرى، والفرق بالحبات {$seeds} على الأقل. جدها.
puzzle-step = النقلة {$number} من {$of}.
puzzle-right = **صحيح.** {$account}
puzzle-wrong = ليست النقلة **{$move}** هي المطلوبة. {$account}
puzzle-but-then = تكسب {$won}، لكن {$move} تأخذ بعدها {$taken}:
puzzle-but-again = تكسب {$won}، لكن {$move} تمنح Kuzhi بعدها نقلة أخرى:
puzzle-then = بعدها تأخذ {$move} ما عدده {$taken}:
puzzle-again = عادت اللوحة كما كانت: حاول مرة أخرى أو انظر إلى الجواب.
puzzle-solved = **حللت اللغز.** {$account}
puzzle-answer = **الجواب:** {$line}
puzzle-line-move = نقلة {$side} هي {$move}
puzzle-reached-win = تفوز الآن مهما لعب Kuzhi.
puzzle-reached-draw = تحفظ التعادل بهذا. كل نقلة أخرى كانت ستخسر.
puzzle-reached-seeds = كل نقلة أخرى كانت ستكسب أقل، والفرق بالحبات {$seeds} على الأقل.
puzzle-reached-seeds-about = بقدر ما يرى Kuzhi، كل نقلة أخرى كانت ستكسب أقل، والفرق بالحبات {$seeds} على الأقل.
puzzle-rating = تقييم الألغاز: كان {$before} وصار **{$after}**
puzzle-finding-level = نبحث عن مستواك: اللغز {$number} من {$of}.
puzzle-rating-kept = تقييم الألغاز: **{$rating}**. لا تُحسب من كل لغز إلا المحاولة الأولى.
puzzle-own-played = في مباراتك لعبت {$move}.
puzzle-tries-two = لأيامك المتتالية محاولتان.
puzzle-tries-one = بقيت لأيامك المتتالية محاولة واحدة.
puzzle-tries-none = انتهت المحاولتان فتبدأ أيامك المتتالية من جديد. ما زال بوسعك أن تجد النقلة.
puzzle-daily-first = حُلّ من المحاولة الأولى. أيام متتالية: {$streak}.
puzzle-daily-second = حُلّ من المحاولة الثانية. أيام متتالية: {$streak}.
puzzle-daily-later = وجدتها، لكن ليس في محاولتين: تبدأ أيامك المتتالية من جديد مع اللغز التالي.
puzzle-daily-next = يأتي لغز اليوم التالي {$when}.
puzzle-daily-frozen = فاتك يوم، وحفظت مهلة الأسبوع أيامك المتتالية.
puzzle-daily-late = كان هذا لغز يوم آخر، فتبقى أيامك المتتالية كما هي.
puzzle-posted-nobody = لم يحلّه أحد بعد.
puzzle-posted-solved = { $people ->
    [zero] **لم يحلّه أحد.**
    [one] **حلّه شخص واحد.**
    [two] **حلّه شخصان.**
    [few] **حلّه {$people} أشخاص.**
    [many] **حلّه {$people} شخصًا.**
   *[other] **حلّه {$people} شخص.**
}
puzzle-posted-first = 🟩 المحاولة الأولى: {$people}
puzzle-posted-second = 🟨 المحاولة الثانية: {$people}
puzzle-posted-later = ⬜ لاحقًا: {$people}
puzzle-posted-more = ومنهم {$people} و{$more} غيرهم
puzzle-posted-solution = 🔑 **حل اللغز رقم {$day}** هو: {$line}. والسبب: {$why}
puzzle-posted-solution-one = 🔑 **حل اللغز رقم {$day}** هو التالي. {$why}
puzzle-posted-past-none = لم يحلّه أحد.
puzzle-posted-past = { $people ->
    [zero] لم يحلّه أحد.
    [one] حلّه شخص واحد.
    [two] حلّه شخصان.
    [few] حلّه {$people} أشخاص.
    [many] حلّه {$people} شخصًا.
   *[other] حلّه {$people} شخص.
}
puzzle-posted-month = 🏆 **الأفضل في الشهر الماضي:** {$best}
puzzle-posted-best = المركز {$place}: {"\u2068"}{$player}{"\u2069"}، وحلّ {$solved}
puzzle-month-title = **ألغاز اليوم في هذا الشهر**
puzzle-month-line = المركز {$place}: {"\u2068"}{$player}{"\u2069"} حلّ {$solved}، منها {$first} من المحاولة الأولى
puzzle-month-how = يُحسب اللغز إذا حُلّ في هذا الخادم خلال {$tries} من المحاولات.
puzzle-month-empty = لم يحلّ أحد لغز اليوم هنا خلال {$tries} من المحاولات في هذا الشهر.
puzzle-share = لغز Kuzhi رقم {$day} في {$game}{"\u200F"} {$stars}
puzzle-share-result = حلّه {"\u2068"}{$player}{"\u2069"} هكذا: {$tries}
puzzle-looking = يبحث Kuzhi عن ألغاز في مبارياتك الأخيرة. قد يأخذ ذلك دقيقة، لأن من يلعبون يأتون أولًا.
puzzle-own-none = لم يجد Kuzhi لغزًا في مبارياتك الأخيرة: لم تبتعد أي نقلة لك كثيرًا عن الجواب الصحيح الوحيد. واصل اللعب أو خذ واحدًا من هذه.
refused-puzzle-gone = لم يعد هذا اللغز موجودًا. يعطيك { -puzzle } لغزًا آخر.
refused-puzzle-unsolved = يكون لديك ما تشاركه حين تحل لغز اليوم. تجده في { -puzzle }.
refused-puzzle-shared = شاركت هذا هنا من قبل. يمكنك مشاركته في قنوات أخرى.
button-puzzle-answer = أظهر الجواب
button-puzzle-next = ▶ اللغز التالي
button-puzzle-daily = لغز اليوم
button-puzzle-own = أخطائي أنا
button-puzzle-share = مشاركة
button-puzzle-month = هذا الشهر
button-puzzle-solve = حلّه
profile-puzzles = الألغاز: التقييم {$rating}{$doubt} · حُلّ {$solved} من {$of} من المحاولة الأولى
profile-puzzles-new = الألغاز: ما زال المستوى يُعرف · حُلّ {$solved} من {$of} من المحاولة الأولى
profile-puzzle-streak = ألغاز اليوم المتتالية: {$days} 🔥
describe-puzzle = جد النقلة الفضلى الوحيدة؛ تراها وحدك
describe-puzzle-from = أي لغز؛ وإلا فلغز اليوم ثم ألغاز جديدة
describe-puzzle-game = من أي لعبة
choice-puzzle-new = لغز جديد
choice-puzzle-daily = لغز اليوم، وهو نفسه للجميع
choice-puzzle-own = خطأ من مبارياتي
help-puzzle = {"\u200F"}{ -puzzle }: جد النقلة الفضلى الوحيدة؛ لغز جديد كل يوم
## Games and positions that someone has written

replay-at-written = النقلة {$moves} من {$of} في نص كتبته
analysis-title-position = **تحليل** لعبة **{$game}** · وضع كتبته
button-ask-game = لصق مباراة …
form-game = مباراة على شكل نص
form-game-label = نص «تنزيل النقلات»، أو النقلات وحدها
describe-past-paste = انظر في مباراة من نصها، أو من نقلاتها وحدها
describe-analyse-position = وضع لتجربة النقلات، مثل 4.4.4.4.4.4/4.4.4.4.4.4 0:0 south
describe-analyse-game = من أي لعبة هذا الوضع
refused-names-no-game = ليس «{"\u2068"}{$text}{"\u2069"}» اسم مباراة. اسم المباراة ثمانية أحرف وأرقام، ويظهر عند إعادة مشاهدتها؛ ويصلح رابط لوحتها أيضًا.
refused-no-game-behind-link = لا يجد Kuzhi مباراة وراء هذا الرابط. انسخ رابط الرسالة التي فيها اللوحة، أو اكتب اسم المباراة الذي يظهر عند إعادة مشاهدتها.
refused-played-now = تلعب هذا الآن في مباراة بلا مساعدة. ينظر فيه Kuzhi معك حين تنتهي تلك المباراة.
written-game-nothing = لم يكن هناك نص. افتح مباراة بالأمر { -replay } واضغط {$export} ثم ألصق ما تحصل عليه.
written-game-too-long = هذا النص طويل جدًا. يقرأ Kuzhi حتى {$most} حرفًا: احذف النقلات الأخيرة.
written-game-no-header = السطر {$line}: ليس «{"\u2068"}{$text}{"\u2069"}» ترويسة مثل {"\u2066"}{$example}{"\u2069"}. تأتي الترويسات أولًا ثم سطر فارغ ثم النقلات. أو اكتب النقلات وحدها، مثل {"\u2066"}{$moves}{"\u2069"}.
written-game-odd-header = السطر {$line}: الترويسة «{"\u2068"}{$name}{"\u2069"}» غير معروفة أو مكررة. الترويسات هي {"\u2066"}{$names}{"\u2069"}، كل منها مرة واحدة على الأكثر.
written-game-missing = تنقص ترويسة. أضف في الأعلى سطرًا مثل {"\u2066"}{$example}{"\u2069"}.
written-game-bad-value = السطر {$line}: لا يمكن قراءة «{"\u2068"}{$text}{"\u2069"}» هناك. اكتب هذه الترويسة هكذا: {"\u2066"}{$example}{"\u2069"}
written-game-no-move = السطر {$line}: النقلة {$number} وهي «{"\u2068"}{$text}{"\u2069"}» ليست نقلة. النقلات أرقام حفر، مثل 3، بينها مسافات.
written-game-illegal = السطر {$line}: النقلة {$number} وهي «{"\u2068"}{$text}{"\u2069"}» لا يمكن لعبها هناك. {$why}
written-game-differs = السطر {$line}: النقلة {$number} وهي «{"\u2068"}{$text}{"\u2069"}» تختلف بحسب قواعد {$game} وصوابها {$expected}. صحّحها أو صحّح النقلات التي قبلها.
written-game-taken-for = ظن Kuzhi أن هذه النقلات من {$game}. إن كانت من لعبة أخرى فاكتب فوقها سطرًا مثل {"\u2066"}{$example}{"\u2069"} وبينهما سطر فارغ.
written-game-other-result = السطر {$line} يقول «{"\u2068"}{$said}{"\u2069"}» لكن النقلات لا تؤدي إلى ذلك. اكتب {"\u2066"}{$example}{"\u2069"} أو صحّح النقلات.
written-game-no-position = ليس «{"\u2068"}{$text}{"\u2069"}» وضعًا. اكتب الصفين والمخزنين وصاحب الدور هكذا: {"\u2066"}{$example}{"\u2069"}
written-game-rows = صفوف الوضع «{"\u2068"}{$text}{"\u2069"}» مختلفة: في {$game} يوجد في كل صف {$pits} من الحفر. صحّحه أو اختر لعبة أخرى.
written-game-seeds = الوضع «{"\u2068"}{$text}{"\u2069"}»: عدد الحبات في {$game} هو {$expected}، وهنا {$seeds}. صحّح الحفر أو المخزنين.
written-game-impossible = لا يمكن أن ينشأ الوضع «{"\u2068"}{$text}{"\u2069"}» في {$game}. صحّحه أو اختر لعبة أخرى.

## Notes

button-notes = ملاحظات 📝
notes-title = **ملاحظاتك** على مباراة **{$game}** ضد {$opponent}. لا يراها غيرك.
notes-none = لم تكتب شيئًا بعد.
notes-line = الخط «{"\u2068"}{$name}{"\u2069"}» بعد النقلة {$moves}: {"\u2066"}**{$line}**{"\u2069"}
notes-below = ملاحظاتك التي لا يراها غيرك:
button-write-note = كتابة …
button-try-moves = تجربة نقلات …
button-show-line = إظهار الخط
button-drop-line = حذف الخط
button-keep-line = حفظ هذا الخط …
form-note = ملاحظاتك
form-note-label = ما تريد أن تتذكره
form-note-example = انتبه إلى الحفرة 3.
form-keep-line = حفظ خط
form-keep-line-label = اسم له
form-keep-line-example = الخطة أ
analysis-alone = ما دامت المباراة جارية لا يقول Kuzhi ما قيمة اللوحة.
refused-analysis-clock = مع ساعة بهذه السرعة تلعب على اللوحة وحدها. يمكنك تجربة النقلات بعد انتهاء المباراة.
refused-evaluation-running = ما دامت المباراة جارية لا يقول Kuzhi ما قيمة اللوحة. يمكنك طلب تقييمها بعد انتهاء المباراة.
refused-notes-of-others = الملاحظات لمن يلعبون المباراة. ابدأ مباراتك بالأمر { -play }.

## What comes next

coach-captures = تأسر هذه النقلة { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
coach-threat-captures = بعدها يستطيع الآخر بحفرته رقم {$move} أن يأسر { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
coach-threat-again = بعدها يستطيع الآخر أن يلعب مرتين بحفرته رقم {$move}.
coach-next-captures = يستطيع {$side} الآن بـ {$move} أن يأسر { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
coach-next-captures-you = تستطيع الآن بـ {$move} أن تأسر { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
coach-next-again = يستطيع {$side} الآن أن يلعب مرتين بـ {$move}.
coach-next-again-you = تستطيع الآن أن تلعب مرتين بـ {$move}.

## The leaderboard

leaderboard-guild = **ترتيب {$game} في هذا الخادم**
leaderboard-everywhere = **ترتيب {$game} في كل الخوادم**
leaderboard-line = المركز {$place}: {"\u2068"}{$player}{"\u2069"} · التقييم {$rating}{$doubt} · فوز {$won}، تعادل {$drawn}، خسارة {$lost} · الخصوم {$opponents}
leaderboard-empty = ليس في هذا الترتيب أحد بعدُ. تحدَّ أحدًا بالأمر { -play }!
leaderboard-note = تقييم Glicko-2 من المباريات المصنّفة بين الناس؛ وعلامة «?» لتقييم لا تسنده بعدُ مباريات كافية.
leaderboard-place = لتنال مركزًا هنا العب مباريات مصنّفة مع {$opponents} أشخاص مختلفين. تُحسب المباراة إذا لعب كل منهما {$moves} نقلات، ويقلّ وزنها من المباراة الرابعة للاثنين أنفسهما في اليوم.
button-guild = هذا الخادم
button-everywhere = كل الخوادم
leaderboard-line-rating = المركز {$place}: {"\u2068"}{$player}{"\u2069"} · التقييم {$rating}{$doubt} · فوز {$won} من {$games}
leaderboard-line-games = المركز {$place}: {"\u2068"}{$player}{"\u2069"} · المباريات {$games}، فوز {$won} · التقييم {$rating}{$doubt}
leaderboard-line-wins = المركز {$place}: {"\u2068"}{$player}{"\u2069"} · فوز {$won} من {$games} · التقييم {$rating}{$doubt}
leaderboard-own = مكانك: {$line}
leaderboard-own-none = اللاعب {"\u2068"}{$player}{"\u2069"}: لا مكان هنا بعدُ.
leaderboard-own-hidden = اللاعب {"\u2068"}{$player}{"\u2069"}: مخفي هنا كما اخترت في { -settings }.
leaderboard-empty-span = ليس في هذا الترتيب أحد لهذه المدة بعدُ. تحدَّ أحدًا بالأمر { -play }!
button-ever = كل الوقت
button-month = هذا الشهر
button-week = هذا الأسبوع
button-by-rating = بالتقييم
button-by-games = بالمباريات
button-by-wins = بالانتصارات
leaderboard-line-provisional = اللاعب {"\u2068"}{$player}{"\u2069"} · التقييم {$rating} · فوز {$won} من {$games} · الخصوم الباقون لنيل مركز: {$opponents}
leaderboard-own-to-go = اللاعب {"\u2068"}{$player}{"\u2069"}: الخصوم الباقون لتنال مركزًا هنا: {$opponents}
leaderboard-beside = تقييم الألغاز 🧩 · أعلى مستوى غُلب من مستويات Kuzhi في هذا الخادم 🤖
button-by-levels = بالمستويات
ladder-title = **مستويات Kuzhi المغلوبة في {$game} في هذا الخادم**
ladder-open = المستوى {$level}: لا أحد بعدُ. كن الأول!
ladder-rung = **المستوى {$level}** · أسماء: {$players}
ladder-further = غلب آخرون مستويات أدنى.
ladder-own = اللاعب {"\u2068"}{$player}{"\u2069"}: غلبت هنا المستوى {$level}.
ladder-own-none = اللاعب {"\u2068"}{$player}{"\u2069"}: لم تغلب هنا أي مستوى بعدُ.
ladder-elsewhere = لكل خادم سلّم مستويات خاص به: استعمل { -leaderboard } فيه. ويعرض { -profile } كل مستوى غلبته.
button-level-up = التالي: {$game}، المستوى {$level}
button-level-down = أسهل: {$game}، المستوى {$level}
button-next-level = التالي: المستوى {$level}
button-easier-level = أسهل: المستوى {$level}
button-level-lesson = تعلم {$game}
button-play-game = العب {$game}
button-play-person = العب ضد {"\u2068"}{$player}{"\u2069"}
button-play-bot = العب ضد Kuzhi
button-play-bot-game = العب {$game} ضد Kuzhi

## Profiles

profile-title = **ملف {"\u2068"}{$player}{"\u2069"}**
profile-wins = انتصارات متتالية 🏅: {$wins}
profile-best-win = أفضل فوز 🏆: على Kuzhi في المستوى {$level} بلعبة {$game}
journey-own = عرفت {$met} من أصل {$games} ألعاب: هل تجرب {$next}؟
journey-met = ألعاب جُرّبت: {$met} من أصل {$games}.
journey-all = جُرّبت الألعاب كلها: {$games}.
journey-learnt = ما تُعلّم: {$games}
journey-beaten = مستويات Kuzhi التي غُلبت: {$games}
journey-beaten-in = لعبة {$game} في {$levels}
journey-end = المستويات {$wall}: غُلب {$beaten} من {$levels} · الألعاب: {$met} من {$games}
journey-not-alone = يُحسب المستوى مغلوبًا من غير تلميح ولا تراجع ولا قواعد معدلة.
button-share-profile = مشاركة
profile-game = لعبة **{$game}** · فوز {$won}، تعادل {$drawn}، خسارة {$lost}
profile-game-rated = لعبة **{$game}** · التقييم {$rating}{$doubt} · فوز {$won}، تعادل {$drawn}، خسارة {$lost}
profile-none = لا مباراة منتهية بعدُ.
profile-streak-won = { $games ->
    [zero] لا فوز متتاليًا
    [one] فاز بآخر مباراة
    [two] فاز بآخر مباراتين
    [few] فاز بآخر {$games} مباريات
    [many] فاز بآخر {$games} مباراة
   *[other] فاز بآخر {$games} مباراة
}
profile-best-streak = أطول سلسلة انتصارات: {$games}
profile-opening = النقلة الأولى المفضلة: {$move} (مرات {$games} من {$of})
profile-against = اللاعب {"\u2068"}{$player}{"\u2069"} ضد {"\u2068"}{$other}{"\u2069"}: فوز {$won}، تعادل {$drawn}، خسارة {$lost}
profile-game-bot = لعبة **{$game}**
profile-levels = ضد Kuzhi: {$levels}
profile-level-record = المستوى {$level}: فوز {$won}، تعادل {$drawn}، خسارة {$lost}
profile-doubt = علامة «?» لتقييم لا تسنده بعدُ مباريات أو ألغاز كافية، وما زال يتغير كثيرًا.
itself = البوت **Kuzhi** يدير هذه اللوحات ويلعب أيضًا: عدد الألعاب {$games}، وعدد المستويات {$levels}. المستوى 1 لأول مباراة. وليس له تقييم ولا نتائج خاصة به.
itself-level = لعبة {$game} (المستوى {$level})
itself-beaten = غلبته في: {$levels}
button-play-itself = العب ضد Kuzhi
refused-profile-hidden = يُبقي {$player} ملفه لنفسه.

## What is kept of people

describe-privacy = ما يحفظه Kuzhi عنك، ولماذا، وإلى متى
describe-mydata = ما يحفظه Kuzhi عنك: لتحصل عليه أو ليُحذف
describe-mydata-export = احصل على كل ما يحفظه Kuzhi عنك في ملف لك وحدك
describe-mydata-delete = احذف كل ما يحفظه Kuzhi عنك؛ تُسأل مرتين
player-left = شخص غادر
challenge-called-off = أُسقط تحدٍّ إلى مباراة **{$game}**.
refused-called-off = أُسقط هذا التحدي. ابدأ آخر بالأمر { -play }.
refused-opponent-left = غادر اللاعب الآخر، فلا مباراة إعادة. ابدأ مباراة أخرى بالأمر { -play }.
refused-being-forgotten = بياناتك تُحذف الآن. بعد لحظات تستطيع استعمال Kuzhi من جديد، من البداية.
refused-too-busy = عدد كبير جدًّا من الناس يلعبون الآن. لم يتغيّر شيء: حاول مرة أخرى بعد بضع ثوانٍ.
refused-restarting = يُعاد تشغيل Kuzhi الآن. لم يتغيّر شيء: حاول مرة أخرى بعد دقيقة.
over-broken-off = **انقطعت:** لا نتيجة لهذه المباراة.
over-left = **انقطعت:** غادر أحد اللاعبَين، فلا نتيجة لهذه المباراة.
history-broken-off = انقطعت بلا نتيجة
privacy-title = **ما يحفظه Kuzhi عنك، ولماذا**
privacy-kept-name = **الاسم:** آخر اسم عُرفت به، للقوائم التي لا تصلح فيها الإشارة.
privacy-kept-language = **اللغة:** لغة Discord عندك، ليجيبك بها.
privacy-kept-settings = **الإعدادات:** ما اخترته بالأمر { -settings }، ومنطقتك الزمنية وأيام راحتك وإجازاتك، وما أخبرتك به آخر رسالة يومية، والألعاب التي أنهيت دروسها.
privacy-kept-matches = **المباريات والتحديات:** مَن وأين ومتى، وكل نقلة، ونقلاتك المشروطة وأصواتك، لتستمر المباريات وتُعاد مشاهدتها.
privacy-kept-tournaments = **البطولات:** ما شاركت فيه أو أعلنته، ومبارياتك فيها، وما دوّنه المنظمون، لجدول النقاط والسجل.
privacy-kept-ratings = **التقييم:** نتائجك وما غيّرته، للأمرين { -leaderboard } و{ -profile }.
privacy-kept-puzzles = **الألغاز:** ما رأيته منها وتقييمك فيها وسلسلتك، للأمر { -puzzle }، وكيف حللت ما ينشره الخادم كل يوم، لجدوله.
privacy-kept-notes = **الملاحظات:** ما كتبته عن مبارياتك والخط الذي حفظته، لك وحدك.
privacy-kept-opponents = **الخصوم:** من لعبت معهم، إن أردت قبول التحديات منهم وحدهم.
privacy-kept-limits = **الحدود:** كم تحديت وكم طلبت تلميحًا مؤخرًا، ليوم واحد على الأكثر.
privacy-kept-kept-out = **المنع:** الخوادم التي لا يدعك مديروها تلعب فيها.
privacy-nothing-else = ولا شيء غير ذلك. لا يقرأ Kuzhi رسائلك، ويرى الآخرون مبارياتك وتقييمك واسمك حيث يعرضها Kuzhi.
privacy-how-long = يبقى كل ذلك حتى تحذفه بالأمر { -delete-mydata }. ويعطيك إياه في ملف الأمر { -export-mydata }.
privacy-outlives = ويبقى بعد ذلك أمران لحماية الآخرين: حدودك ليوم واحد على الأكثر تكون مبارياتك فيه ودية، والمنع برمز مشتق من معرّفك مكان معرّفك.
privacy-policy = سياسة الخصوصية كاملة: {$url}
privacy-contact = هل لديك أسئلة؟ {$contact}
button-mydata-export = خذ بياناتي
button-mydata-delete = احذف بياناتي …
button-mydata-delete-sure = نعم، احذف كل شيء
button-mydata-keep = أبقِ بياناتي
mydata-export = هذا كل ما يحفظه Kuzhi عنك، في ملف لا يصل إلا إليك.
mydata-export-cut = { $games ->
    [zero] اتسع الملف لكل المباريات.
    [one] لم تتسع لأقدم مباراة مساحة الملف التي يقبلها Discord.
    [two] لم تتسع لأقدم مباراتين مساحة الملف التي يقبلها Discord.
    [few] لم تتسع لأقدم {$games} مباريات مساحة الملف التي يقبلها Discord.
    [many] لم تتسع لأقدم {$games} مباراة مساحة الملف التي يقبلها Discord.
   *[other] لم تتسع لأقدم {$games} مباراة مساحة الملف التي يقبلها Discord.
}
mydata-delete = **هل تحذف كل ما يحفظه Kuzhi عنك؟**
    • تُحذف إعداداتك واسمك ولغتك ونقلاتك المشروطة وتقييماتك ومكانك في كل ترتيب.
    • تبقى المباريات المنتهية لمن لعبت معهم، ويرونها مباريات مع شخص غادر.
    • تنتهي مبارياتك وتحدياتك الجارية بلا نتيجة.
    • تغادر البطولات الجارية. ويظهر مكانك فيها وفي المنتهية شخص غادر.
    • تبقى الرسائل الموجودة في القنوات حيث هي.
    • لحماية الآخرين تبقى حدودك يومًا واحدًا على الأكثر، وإن عدت كانت مبارياتك ودية يومًا. والخوادم التي لا تدعك تلعب تبقى كذلك، وتحفظ رمزًا مكان معرّفك.
    لا رجعة في ذلك. يمكنك أن تأخذ بياناتك في ملف أولًا.
mydata-delete-sure = **هل أنت متأكد؟** لا يمكن استرجاع شيء من ذلك.
mydata-delete-open = { $games ->
    [zero] ليست لك مباريات ولا تحديات جارية.
    [one] تنتهي مباراة جارية واحدة أو تحدٍّ واحد بلا نتيجة.
    [two] تنتهي مباراتان جاريتان أو تحديان بلا نتيجة.
    [few] تنتهي {$games} مباريات وتحديات جارية بلا نتيجة.
    [many] تنتهي {$games} مباراة وتحديًا جاريًا بلا نتيجة.
   *[other] تنتهي {$games} مباراة وتحدٍّ جارٍ بلا نتيجة.
}
mydata-kept = لم يُحذف شيء.
mydata-deleted = تم: حُذف كل ما كان Kuzhi يحفظه عنك إلا ما يحمي الآخرين، وتجده بالأمر { -privacy }. إن عدت بدأت من جديد، وتكون مبارياتك ودية يومًا واحدًا.
mydata-later = يُعاد تشغيل Kuzhi الآن. سيُحذف كل ما يحفظه عنك فور عودته إلى العمل.

## Refusals

refused-self = لا يمكنك أن تتحدى نفسك. اترك `opponent` فارغًا لتلعب ضد Kuzhi.
refused-program = لا تقبل البوتات الأخرى التحديات. اترك `opponent` فارغًا لتلعب ضد Kuzhi.
refused-takes-none = لا يقبل {$invited} التحديات الآن. استعمل { -play-open } بدلًا من ذلك، فيستطيع أي أحد هنا أن يقبل.
refused-acquaintances = لا يقبل {$invited} التحديات إلا ممن لعب معهم من قبل. استعمل { -play-open } بدلًا من ذلك، فيستطيع أي أحد هنا أن يقبل.
refused-too-much-notification = كثرت التحديات والعروض في وقت قصير. يمكنك إرسال التالي {$when}.
refused-too-much-picture = كثرت الصور في وقت قصير. يمكنك الحصول على التالية {$when}.
refused-too-much-hint = كثرت التلميحات والمراجعات في وقت قصير. يمكنك الحصول على التالي {$when}.
refused-too-much-game = بدأت مباريات كثيرة ضد Kuzhi في وقت قصير. يمكنك بدء التالية {$when}.
refused-too-much-here = كثرت الطلبات على Kuzhi في هذا الخادم. حاول مرة أخرى {$when} من فضلك.
refused-hint-under-way = ما زال Kuzhi يفكر في تلميحك السابق. اسأل مرة أخرى حين تحصل عليه.
refused-challenged-often = تحديت {$invited} عدة مرات دون جواب. يمكنك تحديه مرة أخرى {$when}.
refused-declined-lately = رفض {$invited} تحديًا منك قبل قليل. يمكنك أن تتحداه مرة أخرى {$when}.
refused-kept-out = لا يسمح لك مديرو هذا الخادم ببدء المباريات هنا. يمكنك إنهاء مبارياتك الجارية، واللعب في غيره كالمعتاد.
refused-other-kept-out = لا يمكن تحدي {$other} هنا الآن. اختر شخصًا آخر، أو العب ضد Kuzhi بالأمر { -play }.
refused-person-blocked = حظر من يشغّل Kuzhi استخدامك له. إن كنت ترى أن هذا خطأ فاكتب إليه من فضلك.
refused-server-blocked = حظر من يشغّل Kuzhi استخدامه في هذا الخادم. إن كنت ترى أن هذا خطأ فاكتب إليه من فضلك.
refused-channels = تبدأ المباريات في هذا الخادم في {$channels}. استعمل الأمر هناك.
refused-channel-full = { $most ->
    [zero] لا تجري مباريات
    [one] تجري مباراة واحدة
    [two] تجري مباراتان
    [few] تجري {$most} مباريات
    [many] تجري {$most} مباراة
   *[other] تجري {$most} مباراة
} في هذه القناة، وهذا هو الحد. أنهِ واحدة أولًا، أو اذهب إلى قناة أخرى.
refused-no-server = هذه الإعدادات للخوادم فقط: استعمل الأمر هناك. إعداداتك في { -settings }.
refused-not-manager = لا يغيّر إعدادات هذا الخادم إلا من يديره. إعداداتك في { -settings }.
refused-challenges = لديك { $most ->
    [zero] لا تحديات
    [one] تحدٍّ واحد
    [two] تحديان
    [few] {$most} تحديات
    [many] {$most} تحديًا
   *[other] {$most} تحدٍّ
} بلا جواب، وهذا هو الحد. ألغِ واحدًا أو انتظر جوابًا.
refused-matches = لديك الآن { $most ->
    [zero] لا مباريات
    [one] مباراة واحدة جارية
    [two] مباراتان جاريتان
    [few] {$most} مباريات جارية
    [many] {$most} مباراة جارية
   *[other] {$most} مباراة جارية
}، وهذا هو الحد. أنهِ واحدة أو انسحب منها أولًا.
refused-challenger-busy = يلعب {$challenger} الآن أقصى ما يُسمح به من المباريات. يمكنك القبول حالما تنتهي إحداها.
refused-not-invited = لا يجيب هذا التحدي إلا {$invited}. ابدأ مباراتك بالأمر { -play }.
refused-own-challenge = هذا تحديك أنت، فعلى غيرك أن يقبله.
refused-own-named-challenge = هذا تحديك أنت، فلا يقبله إلا {$invited}. يمكنك أن تسحبه بالزر «إلغاء».
refused-opponent-and-open = اختر `opponent` أو `open`، لا الاثنين معًا.
refused-not-challenger = لا يلغي هذا التحدي إلا {$challenger}.
refused-accepted = قُبل هذا التحدي من قبل. ابدأ مباراتك بالأمر { -play }.
refused-declined = رُفض هذا التحدي. ابدأ آخر بالأمر { -play }.
refused-cancelled = أُلغي هذا التحدي. ابدأ آخر بالأمر { -play }.
refused-expired = انتهى هذا التحدي. ابدأ آخر بالأمر { -play }.
refused-not-started = لم يُقبل التحدي بعد. تبدأ المباراة حين يُقبل.
refused-not-seated = أنت تشاهد هذه المباراة: لا يلعب فيها إلا لاعباها. ابدأ مباراتك بالأمر { -play }.
refused-turn = الدور على {$player}. يمكنك أن تلعب حين يأتي دورك.
refused-turn-bot = يفكر Kuzhi الآن. ستظهر نقلته على اللوحة بعد لحظة.
refused-stale = كان ذلك الزر لوضع سابق، فلم يُلعب شيء. هذه اللوحة كما هي الآن.
refused-over = انتهت هذه المباراة. ابدأ أخرى بالأمر { -play }.
refused-no-such-match = لم تعد هذه المباراة موجودة. ابدأ أخرى بالأمر { -play }.
refused-out-of-sight = تُلعب تلك المباراة حيث لا يمكنك المشاهدة. ابدأ مباراتك بالأمر { -play }.
refused-no-match-here = ليست لك مباراة في هذه القناة. ابدأ واحدة بالأمر { -play }، أو جد مبارياتك بالأمر { -games }.
refused-heard-alone = لا يُظهر Discord هنا أجوبة Kuzhi إلا لك، فلا يستطيع أحد القبول. العب ضد Kuzhi بالأمر { -play }، أو تحدَّ الناس في رسائلك معهم أو في خادم أضاف Kuzhi.
refused-alone-with-bot = لا يرى هذه المحادثة إلا أنت وKuzhi، فلا يستطيع أحد القبول. العب ضد Kuzhi بالأمر { -play }، أو تحدَّ الناس في رسائلك معهم أو في خادم أضاف Kuzhi.
refused-invited-cannot-see = لا يرى {$invited} هذه المحادثة، فلا يستطيع القبول. وجّه التحدي حيث يقرأ كلاكما، مثل رسائلك معه.
refused-elsewhere = تُلعب تلك المباراة في {$channel}. استعمل الأمر هناك.
refused-pressed-elsewhere = تُلعب هذه المباراة في {$channel}. تابع هناك من فضلك.
refused-channel-gone = لم تعد قناة تلك المباراة موجودة. تابع بالأمر { -board } حيث يستطيع اللاعبان القراءة، أو انسحب بالأمر { -resign }.
refused-offered = عرضتَ ذلك في هذا الوضع من قبل. يمكنك أن تعرضه مرة أخرى بعد النقلة التالية.
refused-offer-open = لم يُجب عن عرضك الأخير بعد. انتظر الجواب، أو اسحبه بزره «{$button}».
refused-offer-gone = رُفض هذا العرض أو سُحب، فلم يعد قائمًا.
refused-early-draw = يمكنك عرض التعادل بعد أن يلعب كلٌّ منكما نقلة.
refused-early-agree = هذه المباراة لا تدور في حلقة بعد. يمكنك عرض تقاسم الباقي حين يتكرر وضع، أو حين تمر نقلات عددها {$moves} بلا أسر.
refused-nothing-to-take-back = لم تلعب نقلة بعد، فلا شيء يُتراجع عنه.
refused-bot-needs-no-plans = يجيب Kuzhi في الحال، فلا شيء يُخطط له. النقلات المشروطة لمباريات الناس فيما بينهم.
refused-plans-on-own-turn = الدور عليك: العب نقلتك على اللوحة. يمكنك التخطيط للنقلات وأنت تنتظر.
refused-line-ends-with-other = يبدأ السطر بنقلة الآخر وينتهي بنقلتك، مثل «{"\u2066"}3 5{"\u2069"}»: إن لعب 3 لعبتَ 5.
refused-line-illegal = لا يمكن لعب هذا السطر: لا تمكن النقلة {"\u2066"}**{$move}**{"\u2069"} بعد ما قبلها. غيّره من فضلك.
refused-line-too-long = هذا السطر طويل. خطط لنقلات أقل.
refused-too-many-plans = لك في هذه المباراة { $most ->
    [zero] صفر من الأسطر
    [one] سطر واحد
    [two] سطران
    [few] {$most} أسطر
    [many] {$most} سطرًا
   *[other] {$most} سطر
} من قبل. احذف واحدًا أولًا.
refused-no-rematch-yet = يبدأ الشوط التالي من تلقاء نفسه. يمكنك طلب مباراة الإعادة بعد آخر شوط.
refused-rematch-asked = طلبتَ مباراة الإعادة هذه من قبل. يستطيع {$other} أن يقبلها.
refused-rematch-had = سبق أن لُعبت مباراة الإعادة هذه أو رُفضت أو أُلغيت. ابدأ غيرها بالأمر { -play }.
refused-rematch-runs = مباراة الإعادة جارية بالفعل. استعمل { -board } لتراها.
refused-form-too-late = تأخر Kuzhi في الجواب. اضغط الزر مرة أخرى من فضلك.
refused-several-challenges = عدة تحديات لك في هذه القناة ما زالت مفتوحة. لإنزال أحدها اختره بالخيار `match`.
disambiguation-match = لك عدة مباريات في هذه القناة. أيها تقصد؟
disambiguation-move = لك عدة مباريات في هذه القناة. في أيها تريد أن تلعب {"\u2066"}{$move}{"\u2069"}؟
disambiguation-more = في القائمة أحدثها، ويمكن اختيار غيرها بالخيار `match`.
disambiguation-placeholder = اختر مباراة
disambiguation-choice = لعبة {$game} ضد {$opponent}، {$last}
disambiguation-no-move = لا نقلة بعد
disambiguation-own-move = نقلتك الأخيرة: {"\u2066"}{$move}{"\u2069"}
disambiguation-other-move = النقلة الأخيرة للخصم: {"\u2066"}{$move}{"\u2069"}
disambiguation-further = {"\u200F"}{$label} · {"\u200F"}{$further}
disambiguation-age-minutes = قبل {$age} د
disambiguation-age-hours = قبل {$age} س
disambiguation-age-days = قبل {$age} ي
refused-no-move = ليست «{"\u2068"}{$text}{"\u2069"}» نقلة. اكتب رقم حفرة من حفرك، مثل 3.
refused-no-layout = ليس «{"\u2068"}{$text}{"\u2069"}» ترتيبًا. اكتب سبعة أعداد لحفرك 1 إلى 7، مثل {"\u2066"}2 1 0 2 0 0 4{"\u2069"}.
refused-illegal-empty = الحفرة {$pit} خالية. اختر حفرة فيها حبات.
refused-illegal-no-pit = لا توجد حفرة {$pit}: حفرك مرقمة من 1 إلى {$last}.
refused-illegal-castle = الحفرة {$pit} للخصم حتى نهاية المباراة، فلا يمكنك بذرها. اختر حفرة أخرى.
refused-illegal-excluded = الحفرة {$pit} خارج اللعب في هذه الجولة. اختر حفرة أخرى.
refused-illegal-marked = **الحفر المعلَّمة تنتظر:** تبقى حبات الحفرة {$pit} فيها حتى نهاية الجولة. اختر حفرة أخرى.
refused-illegal-must-feed = **الإطعام أولًا:** الصف الآخر خالٍ، وهذه النقلة لا تعطيه حبة. اختر حفرة تعطيه.
refused-illegal-single = **الوحيدات تنتظر:** في الحفرة {$pit} حبة واحدة، وتبقى ما دامت في حفرة أخرى لك حبتان أو أكثر. اختر حفرة فيها حبات أكثر.
refused-illegal-front = **الوحيدة الأمامية تنتظر:** الحفرة {$pit} هي حفرتك الأمامية، وتبقى حبتها ما دامت لك وحيدات أخرى. اختر حفرة أخرى.
refused-illegal-end-pit = **الطرفيتان أولًا:** يكون دورك الأول في الجولة من حفرة طرفية. اختر الحفرة 1 أو {$last}.
refused-illegal-direction = هذه النقلة تحدد اتجاه الجولة كلها: اكتب {"\u2066"}{$pit}+{"\u2069"} لعكس عقارب الساعة أو {"\u2066"}{$pit}-{"\u2069"} للاتجاه الآخر.
refused-illegal-direction-known = الاتجاه محدد من قبل: اكتب {$pit} فقط.
refused-illegal-arrange-first = رتّب صفك أولًا.
refused-illegal-form = لا يمكن لعب هذه النقلة الآن. اكتب رقم حفرة من حفرك.
refused-illegal = هذه النقلة غير مسموحة. اختر غيرها.
refused-layout-first = هذا الترتيب غير مسموح: الحفرة 1 تأخذ حبة أو حبتين، لا {$seeds}. غيّره من فضلك.
refused-layout-middle = هذا الترتيب غير مسموح: الحفرة {$pit} تأخذ حبتين على الأكثر، لا {$seeds}. غيّره من فضلك.
refused-layout-last = هذا الترتيب غير مسموح: الحفرة 7 تأخذ أربع حبات على الأكثر، لا {$seeds}. غيّره من فضلك.
refused-layout-total = هذا الترتيب غير مسموح: عدد حباتك {$have}، لا {$laid}. غيّره من فضلك.
refused-layout-usual = الترتيب الافتراضي يحتاج إلى أربع حبات، وعدد حباتك {$seeds}. اختر غيره.
refused-own-offer = أنت صاحب هذا العرض، فالجواب لدى {$other}.
refused-bot-plays-on = يواصل Kuzhi اللعب. تنتهي المباراة من تلقائها حين يتكرر وضع أكثر مما يجوز، أو حين تمر نقلات عددها {$most} بلا أسر.
refused-bot-unrated = المباريات ضد Kuzhi لا تُصنّف أبدًا. اترك `rated` فارغًا، أو تحدَّ شخصًا.
refused-quick-unrated = مباراة من أقل من ثلاث جولات تحسمها نقلاتها الأولى، فلا تُصنّف أبدًا. اختر ثلاث جولات في `length`، أو اترك `rated` فارغًا لمباراة سريعة ودية.
refused-no-hints-rated = هذه المباراة مصنّفة، فكلاكما يلعب بلا مساعدة. التلميحات في المباريات الودية: استعمل { -play } مع `rated: False`، أو العب ضد Kuzhi.
refused-hint-too-late = تغيرت اللوحة بينما كان Kuzhi يفكر. اسأل مرة أخرى من فضلك.
refused-no-rounds = لعبة {$game} بلا جولات. اترك `length` فارغًا.
refused-no-balanced-opening = لا يُعرف افتتاح متوازن للعبة {$game}. اترك `balanced` فارغًا أو اختر إحدى هذه الألعاب: {$games}.
refused-no-such-command = لم يعد لدى Kuzhi هذا الأمر. الأوامر الموجودة في { -help }.
refused-no-such-button = هذا الزر من إصدار آخر من Kuzhi. أحضر اللوحة من جديد بالأمر { -board }.
refused-option-none = لعبة {$game} بلا خيارات. اترك `options` فارغًا.
refused-option-unknown = ليس «{"\u2068"}{$option}{"\u2069"}» من خيارات {$game}. اختر من هذه: {$options}.
refused-option-value = ليست «{"\u2068"}{$value}{"\u2069"}» قيمة للخيار `{$option}`. اكتب واحدة من هذه: {$values}.
refused-option-range = ليست «{"\u2068"}{$value}{"\u2069"}» قيمة للخيار `{$option}`. اكتب عددًا من {$least} إلى {$most}.
refused-option-twice = الخيار `{$option}` مكتوب مرتين. اكتبه مرة واحدة.
refused-unusable = لا يستطيع Kuzhi لعب هذا. اختر من المقترحات.
failed-lasting = لا يستطيع Kuzhi حفظ النقلات الآن، وقد أُبلغ من يشغّله. مباراتك في أمان: انظر إلى لوحتها بعد قليل.
failed = حدث خطأ من جانبنا ولم يتغير شيء. حاول مرة أخرى بعد لحظة من فضلك.
dropped = حدث خطأ من جانبنا قبل أن نجيب. تحقق من فضلك هل نُفّذ طلبك (الأمر { -board } يعرض مباراتك)، وأعد المحاولة إن لم يُنفّذ.

## Help

help-title = **ألعاب المنقلة على Discord مع Kuzhi**
help-start = ابدأ بالأمر { -play } وابذر بالأزرار. صف الجنوب {"\u2066"}(S){"\u2069"} في الأسفل وهو يبدأ؛ وتُعدّ الحفر من يسار صاحبها.
help-group-play = **اللعب**
help-group-look = **النظر إلى الوراء**
help-group-learn = **التعلّم**
help-group-people = **الناس**
help-group-manage = **الإعدادات والبيانات**
help-heard = مع قارئ الشاشة: اختر في { -settings } جملًا بسيطة للوحاتك.
button-help-play = العب
button-help-learn = تعلّم
button-help-invite = ادعُ أحدًا
help-play = {"\u200F"}{ -play }: تحدَّ أحدًا، أو العب ضد Kuzhi
help-games = {"\u200F"}{ -games }: مبارياتك في كل مكان، ومن عليه الدور

help-tutorial = {"\u200F"}{ -tutorial }: تعلم لعبة باللعب

## An agreed end

offer-agree = يعرض عليك {$player} يا {$other} تقاسم الباقي في مباراة **{$game}** هذه لأنها تدور في حلقة: لكلٍّ منكما نصف ما على اللوحة، وتنتهي المباراة.
offer-agree-rows = يعرض عليك {$player} يا {$other} تقاسم الباقي في مباراة **{$game}** هذه لأنها تدور في حلقة: يحتفظ كلٌّ منكما بما في صفه، وتنتهي المباراة.
declined-agree = يواصل {$other} اللعب.
withdrawn-agree = سحب {$player} عرض تقاسم الباقي.
offer-draw = يعرض عليك {$player} يا {$other} التعادل في مباراة **{$game}** هذه.
declined-draw = يرفض {$other} التعادل ويواصل اللعب.
withdrawn-draw = سحب {$player} عرض التعادل.
declined-draw-bot = يرى Kuzhi أنه المتقدم، فيواصل اللعب.
offer-takeback = يودّ {$player} يا {$other} أن يتراجع عن نقلته الأخيرة في مباراة **{$game}** هذه، وعما تلاها.
declined-takeback = يرفض {$other} ذلك: تبقى النقلة.
withdrawn-takeback = لم يعد {$player} يريد التراجع عن النقلة.
more-question = مباراتك في **{$game}** ضد {$opponent}: ماذا تريد أن تفعل؟
more-watching = أنت تشاهد هذه المباراة. يمكنك أن ترى لوحتها على انفراد، مرسومة كما تحب ({ -settings }).
more-over = انتهت هذه المباراة في **{$game}**. ماذا تريد غير ذلك؟
button-open-board = افتح اللوحة
button-next-game = ▶ المباراة التالية
button-more = المزيد …
button-look = عرض اللوحة لي وحدي
button-look-again = تحديث
match-look-differs = اخترت أنت و{$opponent} مظهرين مختلفين، لذلك تظهر هذه اللوحة بالمظهر الافتراضي.
match-look-later = ستظهر اللوحة هكذا ابتداءً من النقلة التالية.
button-plans = نقلات مشروطة …
plans-title = نقلات تُلعب لك تلقائيًا في مباراة **{$game}** ضد {$opponent}. لا يراها غيرك، ويُحذف كل سطر لا يتحقق.
plans-none = لم يُخطط لنقلات بعد.
plan-line = إذا لعب {$theirs} تلعب {$yours}
plan-line-further = إذا لعب {$theirs} تلعب {$yours} ثم {$rest}
plans-if = **إذا لعب …**
plans-if-further = **وإذا لعب بعد ذلك …**
plans-you = **تلعب …**
plans-you-again = **ثم الدور عليك مرة أخرى. تلعب …**
plans-over = تنتهي المباراة عند ذلك.
plans-full = لا يتسع هذا السطر لنقلة أخرى.
menu-unplan = احذف سطرًا …
button-plan-new = سطر آخر
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = إذا فإن ثم
button-offer-draw = عرض التعادل
button-offer-takeback = طلب التراجع
button-take-back = تراجع
button-offer-agree = عرض تقاسم الباقي
button-give-up = انسحاب …
games-none = ليست لك مباريات. ابدأ واحدة بالأمر { -play }.
games-title = **مبارياتك** في كل الخوادم والرسائل الخاصة
games-yours = • لعبة {$game} ضد {$opponent}: **دورك**
games-claim = • لعبة {$game} ضد {$opponent}: **لك أن تطالب بالفوز**
games-theirs = • لعبة {$game} ضد {$opponent}: دوره
games-challenged = • يتحداك {$opponent} في {$game}؛ ينتهي {$when}
games-challenge = • تتحدى {$opponent} في {$game}؛ ينتهي {$when}
games-challenge-to-all = • تبحث عمن يلعب معك {$game}؛ ينتهي {$when}
games-tournament = {"\u200F"}• **{$name}** ضد {$opponent}{"\u200F"}: {$state}
games-linked = {"\u200F"}{$line} · {"\u200F"}{$link}
games-gone = {"\u200F"}{$line} · لم تعد قناتها موجودة
digest-title = { $number ->
    [zero] **لا مباراة تنتظرك**
    [one] **مباراة واحدة تنتظرك**
    [two] **مباراتان تنتظرانك**
    [few] **{$number} مباريات تنتظرك**
    [many] **{$number} مباراة تنتظرك**
   *[other] **{$number} مباراة تنتظرك**
}
digest-back = { $number ->
    [zero] **مرحبًا بعودتك: لا مباراة تنتظرك**
    [one] **مرحبًا بعودتك: مباراة واحدة تنتظرك**
    [two] **مرحبًا بعودتك: مباراتان تنتظرانك**
    [few] **مرحبًا بعودتك: {$number} مباريات تنتظرك**
    [many] **مرحبًا بعودتك: {$number} مباراة تنتظرك**
   *[other] **مرحبًا بعودتك: {$number} مباراة تنتظرك**
}
digest-soon = لم يبقَ لهذه سوى وقت قليل:
digest-later = وهذه تنتظر أيضًا:
digest-further = … وعدد الباقي {$number}: { -games }
digest-elsewhere = { $number ->
    [zero] لا مباراة تنتظرك خارج هذا الخادم: { -games }
    [one] مباراة واحدة تنتظرك خارج هذا الخادم: { -games }
    [two] مباراتان تنتظرانك خارج هذا الخادم: { -games }
    [few] {$number} مباريات تنتظرك خارج هذا الخادم: { -games }
    [many] {$number} مباراة تنتظرك خارج هذا الخادم: { -games }
   *[other] {$number} مباراة تنتظرك خارج هذا الخادم: { -games }
}
digest-moved = كانت هذه الرسالة تصل إلى {"\u2068"}{$channel}{"\u2069"}. لم يعد Kuzhi يستطيع الوصول إليك هناك، فستصلك من جديد برسالة خاصة.
digest-refused = {"\u200F"}{$player}، لم يسمح Discord بإرسال رسالة خاصة إليك، فلا يمكن أن تأتيك مبارياتك مرة في اليوم. التنبيهات **مفعّلة** من جديد؛ تغيّر ذلك في { -settings }، وتجد ما ينتظرك في { -games }.
back-ping = {"\u200F"}{$player}، مرحبًا بعودتك: هناك مباريات تنتظرك، وتجدها في { -games }.
lost-on-time = {"\u200F"}خسر {$player} بانتهاء الوقت أمام {$opponent} في **{$game}**
next-game = مباراتك التالية:
next-game-none = لا مباراة أخرى تنتظرك.
confirm-move = نقلتك: **{"\u2066"}{$move}{"\u2069"}**. هل تلعبها؟
puzzle-reminder = لغز اليوم رقم {$number} ينتظرك.
puzzle-reminder-streak = لغز اليوم رقم {$number} ينتظرك. أيامك المتتالية حتى الآن: **{$days}**
settings-own = **إعداداتك** في كل الخوادم والرسائل الخاصة. **لوحاتي** هي لوحات مبارياتك واللوحات التي تراها وحدك. إن أردت أنت واللاعب الآخر مظهرين مختلفين، ظهرت لوحة مباراتكما بمظهر الخادم.
settings-pings-on = التنبيهات **مفعّلة**: تُنبَّه حين تُتحدى أو يأتي دورك أو تُسأل.
settings-pings-dm = التنبيهات **برسالة خاصة**، أو في القناة إن لم يسمح Discord بالرسالة.
settings-pings-daily = التنبيهات **مرة في اليوم**: رسالة واحدة فيها كل المباريات التي تنتظرك. أما التحديات والمباريات المباشرة، والمباراة التي ينتهي وقتها قبل تلك الرسالة، فتُنبَّه إليها فورًا.
settings-digest = تأتيك مبارياتك مرة في اليوم في **{"\u2066"}{$time}{"\u2069"}** ({"\u2066"}{$zone}{"\u2069"}).
settings-digest-in = تأتيك مبارياتك مرة في اليوم في **{"\u2066"}{$time}{"\u2069"}** ({"\u2066"}{$zone}{"\u2069"}) في {"\u2068"}{$channel}{"\u2069"}. ويقرأ غيرك هناك أي مباريات ذلك الخادم تنتظرك.
settings-digest-choose = اختر الساعة ومنطقتك الزمنية في «الإجازات والراحة».
settings-digest-at = المباريات المنتظرة: كل يوم في {"\u2066"}{$time}{"\u2069"}
settings-digest-direct = المباريات المنتظرة: برسالة خاصة
settings-digest-here = المباريات المنتظرة: في هذه القناة
settings-digest-there = المباريات المنتظرة: في قناة أخرى
settings-confirms = قبل كل نقلة **تُسأل** هل تلعبها.
settings-puzzle = **تذكير بلغز اليوم:** رسالة خاصة في الساعة التي تختارها إن لم تحلّه بعد. منطقتك الزمنية: {"\u2066"}{$zone}{"\u2069"}
settings-puzzle-at = ذكّرني كل يوم في {"\u2066"}{$time}{"\u2069"}
settings-puzzle-never = بلا تذكير
settings-pings-off = التنبيهات **متوقفة**: انظر في { -games } لتعرف من عليه الدور.
my-boards = لوحاتي: {$look}
my-boards-usual = لوحاتي: الافتراضي
look-light-wood = خشب فاتح
look-dark-wood = خشب داكن
look-emoji = إيموجي
look-letters = حروف
look-sentences = جمل لقارئات الشاشة
settings-viewpoint-fixed = في اللوحات التي تراها وحدك يكون **صفّك أنت** في الأسفل دائمًا.
settings-viewpoint-mover = في اللوحات التي تراها وحدك يكون صفّ **صاحب الدور** في الأسفل.
settings-challengers-everybody = التحديات: من الجميع
settings-challengers-acquaintances = التحديات: ممن لعبت معهم من قبل
settings-challengers-nobody = التحديات: لا من أحد
settings-language-usual = اللغة: كما في Discord
settings-language = اللغة: {$language}
settings-usual = الافتراضي
settings-house = **إعدادات هذا الخادم**
settings-house-anywhere = يجوز أن تبدأ المباريات في **كل القنوات**.
settings-house-channels = تبدأ المباريات في {$channels} وفي سلاسلها.
settings-house-tournaments-on = يعلن عن البطولات **الجميع**.
settings-house-tournaments-off = يعلن عن البطولات **مديرو الخادم** وحدهم.
settings-house-tournaments-role = يعلن عن البطولات **مديرو الخادم** و{"\u2068"}{$role}{"\u2069"}.
settings-winners-role = للفائز بالبطولة رتبة {"\u2068"}{$role}{"\u2069"} إلى أن تنتهي البطولة التالية هنا.
settings-winners-role-none = ليس للفائز بالبطولة رتبة.
settings-house-time-zone = تُقرأ الأوقات مثل {"\u2066"}20:00{"\u2069"} بالمنطقة الزمنية **{"\u2066"}{$zone}{"\u2069"}**. يغيّرها {"\u2066"}`/settings timezone`{"\u2069"}.
settings-house-time-zone-none = ليس لهذا الخادم منطقة زمنية بعد. بعد اختيارها بالأمر {"\u2066"}`/settings timezone`{"\u2069"} يمكن أن تبدأ البطولات في وقت مثل {"\u2066"}20:00{"\u2069"}.
settings-house-threads-on = لكل مباراة **سلسلة خاصة بها**، ويحتاج Kuzhi إلى إذن إنشائها.
settings-house-threads-off = تُلعب المباريات **في القناة نفسها**.
settings-winners-choose = رتبة الفائز: اختر واحدة …
settings-house-choose = اجعل المباريات تبدأ في هذه القنوات فقط …
settings-house-pings-on = التنبيهات **مفعّلة**: يُنبَّه الناس حين يُتحدَّون أو يأتي دورهم أو يُسألون.
settings-house-pings-off = التنبيهات **متوقفة** في هذا الخادم.
settings-house-game = إن لم تُذكر لعبة: {$game}
settings-boards = **لوحات هذا الخادم** إلى أن يختار اللاعبون مظهرًا بأنفسهم
settings-house-viewpoint-fixed = يكون **صفّ الجنوب** في الأسفل دائمًا.
settings-house-viewpoint-mover = يكون صفّ **صاحب الدور** في الأسفل.
house-boards = اللوحات: {$look}
house-boards-usual = اللوحات: الافتراضي
settings-limits = **حدود هذا الخادم وساعته**
    المباريات والتحديات التي بدأت تبقى كما هي.
settings-feed = **لغز اليوم في هذا الخادم**
settings-daily-on = يأتي إلى {$channel} كل يوم في {"\u2066"}{$time}{"\u2069"} ({"\u2066"}{$zone}{"\u2069"}). يحلّه كل واحد وحده، وتُظهر الرسالة من حلّه.
settings-daily-off = لا يُنشر الآن. اختر قناة: يأتي الأول إليها فورًا، والبقية كل يوم في {"\u2066"}09:00{"\u2069"}.
settings-daily-no-zone = ليس لهذا الخادم منطقة زمنية بعد، فالوقت بتوقيت {"\u2066"}UTC{"\u2069"}. يحدّدها {"\u2066"}`/settings timezone`{"\u2069"}.
settings-daily-choose = انشره في …
settings-daily-move = انشره في مكان آخر …
settings-daily-at = كل يوم في {"\u2066"}{$time}{"\u2069"}
daily-stopped = لم يعد لغز اليوم يأتي إلى {$channel}، لأن Kuzhi لم يستطع الكتابة فيها. امنحه صلاحيات رؤية القناة وإرسال الرسائل وإرفاق الملفات، ثم اختر القناة من جديد في {"\u2066"}`/settings`{"\u2069"} الخادم.
settings-week-post = **الأسبوع في هذا الخادم**
settings-week-on = يأتي إلى {$channel} يوم {$weekday} في {"\u2066"}{$time}{"\u2069"} ({"\u2066"}{$zone}{"\u2069"}). فيه ما لُعب، ومباراة الأسبوع، ومن ارتفع تصنيفه، والمستويات التي هُزمت، والبطولات. ولا يأتي شيء بعد أسبوع بلا مباريات.
settings-week-off = لا يُنشر الآن. اختر قناة: يأتي إليها كل أسبوع (يوم {$weekday} في {"\u2066"}18:00{"\u2069"}).
settings-week-day = اليوم: {$weekday}
settings-week-at = الوقت: {"\u2066"}{$time}{"\u2069"}
settings-welcome = **ترحيب في هذا الخادم**
settings-welcome-on = الرسالة في {$channel}: ثبّتها هناك ليجدها القادمون الجدد. يُبقيها Kuzhi محدّثة وفيها البطولة التالية. وإن اخترت قناة أخرى انتقلت إليها.
settings-welcome-off = لا توجد رسالة بعد. اختر قناة: ينشر Kuzhi فيها رسالة يمكنك تثبيتها، فيها أزرار للعب والتعلّم ولغز اليوم والبطولة التالية.
week-stopped = لم يعد الأسبوع يأتي إلى {$channel}، لأن Kuzhi لم يستطع الكتابة فيها. امنحه صلاحيات رؤية القناة وإرسال الرسائل وإرفاق الملفات، ثم اختر القناة من جديد في {"\u2066"}`/settings`{"\u2069"} الخادم.
welcome-stopped = لم تعد رسالة الترحيب في {$channel} تُحدَّث، لأن Kuzhi لم يستطع الكتابة فيها. امنحه صلاحيات رؤية القناة وإرسال الرسائل، ثم اختر القناة من جديد في {"\u2066"}`/settings`{"\u2069"} الخادم.
week-title = **الأسبوع في هذا الخادم** من {$from} إلى {$until}
week-games = المباريات بين اللاعبين: {$games}، وضد Kuzhi: {$bot}، وعدد اللاعبين: {$players}
week-best = **مباراة الأسبوع:** {"\u2068"}{$south}{"\u2069"} ضد {"\u2068"}{$north}{"\u2069"} في {$game}.
week-comeback = {"\u200F"}{"\u2068"}{$player}{"\u2069"} فاز بعد أن تأخر بمقدار { $seeds ->
    [zero] لا حبات.
    [one] حبة واحدة.
    [two] حبتين.
    [few] {$seeds} حبات.
    [many] {$seeds} حبة.
   *[other] {$seeds} حبة.
}
week-relay = {"\u200F"}{"\u2068"}{$player}{"\u2069"} لعب نقلة عدد دوراتها {$laps}.
week-drawn = انتهت بالتعادل.
week-close = { $seeds ->
    [zero] لم تحسمها حبة.
    [one] حسمتها حبة واحدة.
    [two] حسمتها حبتان.
    [few] حسمتها {$seeds} حبات.
    [many] حسمتها {$seeds} حبة.
   *[other] حسمتها {$seeds} حبة.
}
week-rises = **أكبر ارتفاع في التصنيف**
week-rise = • {"\u2068"}{$player}{"\u2069"} ارتفع بمقدار {"\u2066"}{$gained}{"\u2069"} في {$game} إلى {$rating}
week-levels = **مستويات هُزمت أول مرة**
week-level = • {"\u2068"}{$player}{"\u2069"} هزم المستوى {$level} في {$game}
week-tournaments = **البطولات**
welcome-title = **المنقلة في هذا الخادم**
welcome-text = ابذر الحبوب واجمع أكثر من خصمك: عدد الألعاب {$games}، بعضكم ضد بعض أو ضد Kuzhi. زر **العب** يُعدّ مباراة، وزر **تعلّم** يشرح لعبة خطوة بخطوة، ولغز اليوم لا يأخذ إلا دقيقة. ما تضغطه هنا يُفتح لك وحدك.
welcome-tournament = **البطولة التالية:** {$tournament}
settings-tournaments = **بطولات هذا الخادم**
settings-challenges-usual = تحديات الشخص بلا جواب: {$most} (الافتراضي)
settings-challenges = تحديات الشخص بلا جواب: {$most}
settings-matches-usual = المباريات في قناة في وقت واحد: {$most} (الافتراضي)
settings-matches = المباريات في قناة في وقت واحد: {$most}
settings-people = **من لا يلعب في هذا الخادم**
    حتى {$most} شخصًا، لا يبدؤون المباريات هنا ولا يقبلونها ولا يتحداهم أحد. مبارياتهم الجارية تستمر، ولا يعلمون بذلك إلا حين يحاولون.
settings-people-nobody = لا أحد محظور: **يلعب الجميع**.
settings-people-kept-out = ممنوعون من اللعب: {$people}
settings-people-choose = امنع شخصًا من اللعب …
settings-organisers-choose = منظّمو البطولات: اختر رتبة …
settings-people-back = اسمح لشخص باللعب من جديد …
button-pings-on = التنبيهات: مفعّلة
button-pings-dm = التنبيهات: برسالة خاصة
button-pings-daily = التنبيهات: مرة في اليوم
button-digest = موعد هذه الرسالة
button-confirms-on = النقلات: اسأل أولًا
button-confirms-off = النقلات: فورًا
button-confirm-move = العبها
button-not-yet = ليس بعد
button-waiting-game = المباراة التالية
button-settings-puzzle = ذكّرني …
button-puzzle-stop = لا تذكّرني بعد الآن
button-pings-off = التنبيهات: متوقفة
button-tournaments-on = البطولات: الجميع
button-tournaments-off = البطولات: المديرون
button-threads-on = السلاسل: مفعّلة
button-threads-off = السلاسل: متوقفة
button-all-channels = السماح بكل القنوات
button-no-winners-role = بلا رتبة للفائز
button-no-organisers = بلا رتبة للمنظّمين
button-settings-own = إعداداتك
button-settings-time = الإجازات والراحة
button-away = إجازة …
button-away-change = حتى متى …
button-here-again = لقد عدت
button-days-off = أيام الراحة والليالي …
form-away = إجازة
form-away-until = حتى متى؟
form-away-until-example = الجمعة أو غدا 18:00 أو 2w
form-zone = منطقتك الزمنية: مدينة كبيرة قريبة
form-zone-example = مثلًا Cairo أو {"\u2066"}UTC+2{"\u2069"}
form-week = أيام الراحة والليالي
form-week-days = أيام الراحة: يومان في الأسبوع على الأكثر
form-week-days-example = الجمعة، السبت
form-week-hours = ساعات الهدوء: اثنتا عشرة على الأكثر
form-week-hours-example = 22:00-07:00
button-settings-house = إعدادات الخادم
button-viewpoint-fixed = الصف الأسفل: صفك
button-house-viewpoint-fixed = الصف الأسفل: الجنوب
button-viewpoint-mover = الصف الأسفل: صاحب الدور
button-house-viewpoint-mover = الصف الأسفل: صاحب الدور
button-settings-boards = اللوحات
button-settings-tournaments = البطولات
button-settings-limits = الحدود والساعة
button-settings-feed = منشورات تلقائية
button-daily-off = إيقافه
button-settings-week = الأسبوع
button-settings-welcome = الترحيب
button-week-off = إيقافه
button-welcome-off = حذفها
button-welcome-play = العب
button-welcome-learn = تعلّم
button-welcome-puzzle = لغز اليوم
button-welcome-tournament = البطولة التالية
button-settings-people = من لا يلعب
button-let-all-play = اسمح للجميع باللعب

## Rules

rules-title = **كيف تُلعب {$game}**
rules-rounds = **الطول:** ثلاث جولات ما لم تختر غير ذلك في `length`. مباراة سريعة من جولة واحدة تحسمها نقلاتها الأولى، فلا تُحسب في الترتيب أبدًا.
rules-solved = **حُلّت في 2026:** باللعب الكامل يحصل {$side} الذي يبدأ على {$share} من الحبات وعددها {$seeds} في الجولة الأولى. النتائج بحسب الطول: {$results}.
rules-solved-results = **حُلّت في 2026** باللعب الكامل: {$results}.
rules-solved-win = طولها {$length}: يفوز {$side}
rules-solved-draw = طولها {$length}: تعادل
rules-solved-open = طولها {$length}: لا يستطيع أي طرف أن يفرض الفوز
rules-options = **الخيارات** (`options` في { -play })
rules-option = • الافتراضي: {$default}. أو: {$others}.
rules-example = **مثال:** {$account}
rules-yours = مباراتك هنا: {$description}
rules-mangala =
    صفّان من ست حفر في كل حفرة أربع حبات، ومخزن في الطرف الأيمن لكل صف. خذ كل حبات حفرة من حفرك وابذرها عكس عقارب الساعة حبةً حبة: إن كانت عدة حبات عادت أولاها إلى الحفرة نفسها. تبذر في مخزنك وتتخطى مخزن الخصم.
    • الحبة الأخيرة في مخزنك: تلعب مرة أخرى.
    • الحبة الأخيرة تجعل حفرة للخصم زوجية: تأسر تلك الحفرة.
    • الحبة الأخيرة في حفرة لك خالية: تأسرها مع الحفرة المقابلة، إلا إن كانت تلك خالية.
    حين يخلو صف تنتهي المباراة ويأخذ صاحبه ما بقي. الفوز للأكثر حبات.
rules-mangala-castle =
    مانغالا دون بذر في المخازن، فلا نقلات إضافية.
    • الحبة الأخيرة تصنع ثلاثًا في حفرة للخصم من 1 إلى 5 وليست لك قلعة: تأسر الثلاث وتصير الحفرة قلعتك (C) حتى نهاية المباراة. كل حبة تسقط في قلعة فلصاحبها، والقلعة لا تُبذر أبدًا.
    • الحبة الأخيرة تجعل حفرة للخصم زوجية: تأسر تلك الحفرة.
    • الحبة الأخيرة في حفرة لك خالية: تأسرها مع الحفرة المقابلة، إلا إن كانت تلك خالية أو قلعة.
    حبة أخيرة في قلعة تُنهي الدور. حين يخلو صف تنتهي المباراة ويأخذ صاحبه ما بقي. الفوز للأكثر حبات.
rules-kalah =
    صفّان من ست حفر في كل حفرة أربع حبات، ومخزن في الطرف الأيمن لكل صف. خذ كل حبات حفرة من حفرك وابذرها عكس عقارب الساعة حبةً حبة. تبذر في مخزنك وتتخطى مخزن الخصم.
    • الحبة الأخيرة في مخزنك: تلعب مرة أخرى.
    • الحبة الأخيرة في حفرة لك خالية: تأسرها مع الحفرة المقابلة، إلا إن كانت تلك خالية.
    حين يخلو صف تنتهي المباراة ويحتفظ كل لاعب بما في صفه. الفوز للأكثر حبات.
rules-oware =
    صفّان من ست حفر في كل حفرة أربع حبات. خذ كل حبات حفرة من حفرك وابذرها عكس عقارب الساعة حبةً حبة. لا تُبذر حبة في مخزن، والبذر الذي يدور دورة كاملة يتخطى الحفرة التي بدأ منها.
    • الحبة الأخيرة تصنع اثنتين أو ثلاثًا في صف الخصم: تأسر تلك الحفرة، ثم التي قبلها في ذلك الصف إن كان فيها اثنتان أو ثلاث، وهكذا دون انقطاع.
    • النقلة التي كانت ستأسر كل حبات صف الخصم لا تأسر شيئًا.
    • إن كان الصف الآخر خاليًا في دورك فعليك إطعامه إن استطعت. وإلا انتهت المباراة واحتفظت بما في صفك.
    • خمس وعشرون حبة تفوز فورًا. وإن عاد وضع سابق انتهت المباراة واحتفظ كلٌّ بصفه.
rules-toguz-kumalak =
    صفّان من تسع حفر في كل حفرة تسع حبات. لا يُبذر في المخازن (وتسمى «قازان»). خذ كل حبات حفرة من حفرك وابذرها عكس عقارب الساعة حبةً حبة: إن كانت عدة حبات عادت أولاها إلى الحفرة نفسها، والحبة الوحيدة تنتقل إلى الحفرة التالية.
    • الحبة الأخيرة تجعل حفرة للخصم زوجية: تأسر تلك الحفرة.
    • الحبة الأخيرة تصنع ثلاثًا في حفرة للخصم وليس لك توزدك: تأسر الثلاث وتصير الحفرة توزدكك (T) حتى نهاية المباراة. كل حبة تسقط في توزدك فلصاحبه، والتوزدك لا يُبذر أبدًا. ولا تصير الحفرة 9 توزدكًا، ولا الحفرة التي لها رقم توزدك الخصم.
    أكثر من نصف الحبات، أي 82، تفوز فورًا. ومن لم يجد في دوره ما يبذره انتهت به المباراة واحتفظ الآخر بما في صفه. الفوز للأكثر حبات.
rules-bestemshe =
    صفّان من خمس حفر في كل حفرة خمس حبات. لا يُبذر في المخازن (وتسمى «قازان»). خذ كل حبات حفرة من حفرك وابذرها عكس عقارب الساعة حبةً حبة: إن كانت عدة حبات عادت أولاها إلى الحفرة نفسها، والحبة الوحيدة تنتقل إلى الحفرة التالية.
    • الحبة الأخيرة تجعل حفرة للخصم زوجية: تأسر تلك الحفرة.
    أكثر من نصف الحبات، أي 26، تفوز فورًا. ومن لم يجد في دوره ما يبذره انتهت به المباراة واحتفظ الآخر بما في صفه. الفوز للأكثر حبات.
rules-al-manqala =
    صفّان من سبع حفر في كل حفرة سبع حبات. خذ كل حبات حفرة من حفرك وابذرها عكس عقارب الساعة حبةً حبة.
    • الحبة الأخيرة تصنع اثنتين أو أربعًا في أي صف: تأسر تلك الحفرة، ثم التي قبلها إن كان فيها اثنتان أو أربع، وهكذا دون انقطاع.
    • إن كان الصف الآخر خاليًا في دورك فعليك إطعامه إن استطعت. وإلا أخذ الخصم كل ما بقي. وإن أخلاه أسرك أنت انتهت المباراة واحتفظ كلٌّ بصفه.
    • خمسون حبة تفوز فورًا. وإن دارت المباراة في حلقة فالأمر { -agree } يعرض تقاسم ما على اللوحة.
rules-pallankuzhi =
    صفّان من سبع حفر، على جولات. خذ كل حبات حفرة من حفرك وابذرها عكس عقارب الساعة؛ ثم ابذر الحفرة التالية، وواصل ما دامت في التالية حبات.
    • إن كانت الحفرة التالية خالية أسرت التي بعدها وواصلت من الحفرة وراءها. وإن خلت تلك أيضًا انتهى دورك.
    • حفرة تجعلها حبةٌ أربعًا تؤسر فورًا.
    لاعب بلا حبات في صفه في دوره يُنهي الجولة ويأخذ الآخر ما بقي. ثم يملأ كلٌّ ما استطاع من الحفر؛ وما بقي خاليًا (x) خارج اللعب، ويبدأ من كان ثانيًا. الخيار `length` يحدد عدد الجولات؛ و«حتى النهاية» حتى لا يستطيع أحدهما ملء حفرة واحدة.
rules-pallam-khuzi =
    صفّان من سبع حفر في كل حفرة أربع حبات، على جولات. خذ كل حبات حفرة من حفرك وابذرها عكس عقارب الساعة متخطيًا تلك الحفرة؛ ثم ابذر الحفرة التالية، وواصل ما دامت في التالية حبات.
    • إن كانت الحفرة التالية خالية أسرت التي بعدها وانتهى دورك.
    • حفرة تجعلها حبةٌ أربعًا تذهب فورًا إلى صاحب الحفرة أيًّا كان الباذر.
    لاعب بلا حبات في صفه في دوره يُنهي الجولة ويأخذ الآخر ما بقي. ثم يملأ كلٌّ ما استطاع من الحفر؛ وما بقي خاليًا (x) خارج اللعب، ويبدأ من كان ثانيًا. الخيار `length` يحدد عدد الجولات؛ و«حتى النهاية» حتى لا يستطيع أحدهما ملء حفرة واحدة.
rules-kotu-baendum =
    صفّان من سبع حفر في كل حفرة أربع حبات، على جولات. النقلة الأولى تحدد الاتجاه للاعبين معًا، **الطرفيتان أولًا:** الدور الأول لكلٍّ من الحفرة 1 أو 7.
    • حفرة فيها ثلاث تُتخطى، إلا للحبة الأخيرة في اليد. إن سقطت في حفرة كهذه أُسرت الأربع وبُذرت الحفرة التالية؛ وفي حفرة طرفية تبقى مربوطة (S للجنوب أو N للشمال) وتُحسب لك في النهاية.
    • الحبة الأخيرة في حفرة خالية أو معلَّمة: انتهى دورك. وفي غيرها: خذ حباتها وابذرها.
    • **الوحيدات تنتظر:** تبقى الحبات الوحيدة ما دامت لك حفرة فيها اثنتان أو أكثر. **الوحيدة الأمامية تنتظر:** إن كانت كلها وحيدات بقيت التي في حفرتك الأمامية، آخر حفرة في اتجاه البذر.
    تنتهي الجولة حين لا يجد صاحب الدور ما يبذره. في التالية يملأ الفائز كل حفره والخاسر ما استطاع.
    • **البوتا (p):** حبة واحدة باقية تصنع حفرة مغلقة، ويأخذ الفائز من الحفرة المقابلة ثلاثًا.
    • **الناغا (g):** حبتان باقيتان تصنعان حفرة مغلقة أيضًا، ويأخذ الفائز اثنتين.
    • **الوالا:** ثلاث باقية تصنع حفرة عادية، ويأخذ الفائز واحدة.
    • **الحفر المعلَّمة تنتظر:** لا تُبذر المغلقة ولا المربوطة أبدًا وتُنهي الدور الذي يصلها.
    • **أقل من اثنتي عشرة:** يجوز للخاسر أن يرتب صفه، حبة أو حبتان في الحفرة 1، وحتى حبتين من 2 إلى 6، وحتى أربع في 7. بحبتين في الحفرة 1 يأسر الثلاثيات، وبحبة واحدة يأسر الثنائيات.
    الخيار `length` يحدد عدد الجولات.

## Learning

lesson-again = إذا سقطت حبتك الأخيرة في مخزنك تلعب مرة أخرى.
lesson-sow = خذ حبات حفرة من حفرك. أعد أولاها إلى الحفرة نفسها، وابذر الباقي واحدة واحدة إلى اليمين حتى مخزنك. أما الحبة الوحيدة فتنتقل إلى الحفرة التالية.
lesson-sow-on = خذ حبات حفرة من حفرك وابذرها واحدة واحدة إلى اليمين حتى مخزنك.
lesson-sow-round = خذ حبات حفرة من حفرك وابذرها واحدة واحدة إلى اليمين حول اللوحة. لا يُبذر في المخازن.
lesson-even = حبة أخيرة تجعل حفرة للخصم زوجية تأسر تلك الحفرة.
lesson-alone = حبة أخيرة في حفرة لك خالية تؤسر مع الحفرة المقابلة إن كان فيها حبوب.
lesson-finish = حين يخلو صف بعد نقلة تنتهي المباراة: صاحب الصف الخالي يأخذ ما بقي في الصف الآخر. الفوز للأكثر حبات.
lesson-round = البذر الطويل يتخطى مخزن الخصم ويستمر من حفرتك 1. وهناك أيضًا تأسر الحبة الأخيرة إذا سقطت في حفرة خالية.
lesson-keep = حين يخلو صف بعد نقلة تنتهي المباراة ويحتفظ كل لاعب بما في صفه. الفوز للأكثر حبات.
lesson-first-back = خذ حبات حفرة من حفرك. أعد أولاها إلى الحفرة نفسها، وابذر الباقي واحدة واحدة إلى اليمين حول اللوحة؛ أما الحبة الوحيدة فتنتقل إلى الحفرة التالية. لا يُبذر في المخازن.
lesson-tuzdik = إذا صنعت حبتك الأخيرة ثلاثًا في حفرة للخصم من 1 إلى 8 أسرت الثلاث وصارت الحفرة توزدكك، مرة واحدة في المباراة، إلا في الحفرة التي لها رقم توزدك الخصم.
lesson-fill-tuzdik = كل حبة تسقط في توزدكك لك فورًا.
lesson-half = من جمع أكثر من نصف الحبات كلها فاز فورًا.
lesson-out = من لم يجد في دوره ما يبذره انتهت به المباراة واحتفظ الآخر بما في صفه. الفوز للأكثر حبات.
lesson-past = تُبذر الحبات كما في مانغالا لكن مع تخطي المخزنين: بعد حفرتك 6 تأتي حفرة الخصم 1.
lesson-castle = إذا صنعت حبتك الأخيرة ثلاثًا في حفرة للخصم من 1 إلى 5 أسرت الثلاث وصارت الحفرة قلعتك، مرة واحدة في المباراة.
lesson-fill = كل حبة تسقط في قلعتك لك فورًا.
lesson-two-four = إذا صنعت حبتك الأخيرة اثنتين أو أربعًا في أي صف أسرت تلك الحفرة.
lesson-chain = إن كان في الحفرة التي قبلها اثنتان أو أربع أسرتها أيضًا، وهكذا دون انقطاع.
lesson-feed = حين يخلو الصف الآخر عليك إطعامه إن استطعت: لا تجوز إلا نقلات تترك فيه حبة.
lesson-majority = من جمع خمسين حبة فاز فورًا.
lesson-two-three = إذا صنعت حبتك الأخيرة اثنتين أو ثلاثًا في صف الخصم أسرت تلك الحفرة.
lesson-run = إن كان في الحفرة التي قبلها في صف الخصم اثنتان أو ثلاث أسرتها أيضًا، وهكذا دون انقطاع.
lesson-twelve = حفرة فيها اثنتا عشرة حبة أو أكثر تدور دورة كاملة. يتخطى البذر الحفرة التي بدأ منها فتبقى خالية.
lesson-slam = النقلة التي كانت ستأسر كل حبات صف الخصم لا تأسر شيئًا. ابحث عن أسر يترك بعضها.
lesson-twenty-five = من جمع خمسًا وعشرين حبة فاز فورًا.
lesson-laps = ابذر حفرة ثم ابذر التالية، وواصل ما دامت في التالية حبات.
lesson-beyond = إن كانت الحفرة التالية خالية أسرت التي بعدها وواصلت من الحفرة وراءها.
lesson-pasu = حفرة تجعلها حبةٌ أربعًا بقرة، أي باسو: تؤسر فورًا.
lesson-rubbish = حفر لم يمكن ملؤها (x) خارج اللعب في هذه الجولة: تُتخطى كأنها غير موجودة.
lesson-round-over = تنتهي الجولة حين لا يجد صاحب الدور ما يبذره، ويأخذ كل لاعب ما في صفه. ثم يملأ كلاهما حفره بحباته للجولة التالية. ومن كانت حباته أكثر في نهاية الجولة الأخيرة فاز بالمباراة.
lesson-round-out = تنتهي الجولة حين لا تبقى في صف صاحب الدور حبات، فيأخذ الآخر ما بقي. ثم يملأ كلاهما حفره بحباته للجولة التالية. ومن كانت حباته أكثر في نهاية الجولة الأخيرة فاز بالمباراة.
lesson-beyond-ends = إن كانت الحفرة التالية خالية أسرت التي بعدها وانتهى دورك.
lesson-pasu-owner = حفرة تجعلها حبةٌ أربعًا تذهب فورًا إلى صاحبها أيًّا كان الباذر.
lesson-way = النقلة الأولى في المباراة تحدد اتجاه الجولة الأولى للاعبين معًا. أما الجولات التالية فتسير عكس عقارب الساعة، →.
lesson-ends = الدور الأول لكل لاعب في الجولة من حفرة طرفية، 1 أو 7.
lesson-relay = إذا سقطت حبتك الأخيرة في حفرة فيها حبات أخذتها وواصلت البذر؛ وفي حفرة خالية ينتهي دورك.
lesson-three = حفرة فيها ثلاث تُتخطى إلا للحبة الأخيرة في يدك. فتصير أربعًا وتأسرها.
lesson-tie = في حفرة طرفية، 1 أو 7، لا تؤسر الأربع بل تُربط: تبقى مكانها وتُحسب لك في نهاية الجولة.
lesson-single = ما دامت لك حفرة فيها حبتان أو أكثر تبقى الحبات الوحيدة مكانها.
lesson-arrange = بأقل من اثنتي عشرة حبة ترتب صفك بنفسك. بحبتين في الحفرة 1 تأسر الثلاثيات في تلك الجولة، وبحبة واحدة تأسر الثنائيات.
tutorial-title = **درس في {$game}: رقم {$number} من {$of}**
tutorial-known = 🎓 تعرف الباقي من **{$game}**.
tutorial-task-again = **دورك:** الصف الأسفل لك. أي حفرة تمنحك نقلة أخرى؟
tutorial-task-capture = **دورك:** الصف الأسفل لك. أي حفرة تأسر؟
tutorial-task-castle = **دورك:** الصف الأسفل لك. أي حفرة تجعلها ثلاثًا في الصف الآخر؟
tutorial-task-fill = **دورك:** الصف الأسفل لك. أي حفرة تُسقط فيها حبة؟
tutorial-task-on = **دورك:** الصف الأسفل لك. أي حفرة تتيح لك أن تواصل البذر؟
tutorial-task-tie = **دورك:** الصف الأسفل لك. أي حفرة تربط أربعًا؟
tutorial-task-win = **دورك:** الصف الأسفل لك. أي حفرة تنهي المباراة وأنت متقدم؟
tutorial-task-any = **دورك:** الصف الأسفل لك. العب أي نقلة.
tutorial-task-arrange = **دورك:** اختر ترتيبًا لصفك، الحفر من 1 إلى 7، يجعلك تأسر الثلاثيات.
tutorial-right = **أحسنت.** {$account}
tutorial-not-yet = ما لعبته: {$account} والنتيجة: {$fell} ليس هذا تمامًا. عادت اللوحة كما كانت؛ حاول مرة أخرى.
tutorial-fell = سقطت الحبة الأخيرة في حفرة {$side} رقم {$pit}.
tutorial-fell-store = سقطت الحبة الأخيرة في مخزن {$side}.
tutorial-end = هذا كل شيء عن **{$game}**. العبها بالأمر { -play }، أو تعلم لعبة أخرى هنا.
tutorial-end-playing = هذا كل شيء عن **{$game}**. مباراتك في الأعلى مباشرة: أغلق هذه الرسالة لتتابع.
tutorial-hint = جرّب **{$mv}**.
tutorial-layout = هكذا يكون صفك. اختر هذا الترتيب أو انظر إلى غيره.
button-take-layout = اختيار هذا الترتيب
button-play-now = العب هذه اللعبة الآن
tutorial-choose = تعلم لعبة أخرى
tutorial-learnt = ✅ تعلّمتها
aim-mangala = اكسب حبات أكثر: إذا سقطت حبتك الأخيرة في مخزنك تلعب مرة أخرى، وإذا جعلت حفرة للخصم زوجية تأسرها.
aim-mangala-castle = اكسب حبات أكثر: حبتك الأخيرة التي تجعل حفرة للخصم زوجية تأسرها.
aim-kalah = اكسب حبات أكثر: إذا سقطت حبتك الأخيرة في مخزنك تلعب مرة أخرى، وفي حفرة لك خالية تأسر المقابلة.
aim-oware = تفوز بـ {$seeds} حبة: حبتك الأخيرة التي تصنع اثنتين أو ثلاثًا في صف الخصم تأسرها.
aim-toguz-kumalak = {aim-bestemshe}
aim-bestemshe = تفوز بـ {$seeds} حبة: حبتك الأخيرة التي تجعل حفرة للخصم زوجية تأسرها.
aim-al-manqala = تفوز بـ {$seeds} حبة: حبتك الأخيرة التي تصنع اثنتين أو أربعًا تأسرها.
aim-pallankuzhi = اكسب حبات أكثر: إذا وصل بذرك إلى حفرة خالية تأسر ما وراءها.
aim-pallam-khuzi = {aim-pallankuzhi}
aim-kotu-baendum = اكسب حبات أكثر: حبتك الأخيرة التي تصنع أربعًا تأسرها.
about-mangala = 💡 **الهدف:** أن تكسب حبات أكثر من خصمك. في كل نقلة تبذر إحدى حفرك: تعود أولى حباتها إليها، وتمضي الباقية واحدة واحدة نحو اليمين حتى مخزنك. إذا سقطت الأخيرة فيه تلعب مرة أخرى، وإذا سقطت في غيره فقد تأسر. حين يخلو صف تنتهي المباراة.
about-mangala-castle = 💡 **الهدف:** أن تكسب حبات أكثر من خصمك. في كل نقلة تبذر إحدى حفرك: تعود أولى حباتها إليها، وتمضي الباقية واحدة واحدة نحو اليمين حول اللوحة. وحيث تسقط الأخيرة قد تأسر. حين يخلو صف تنتهي المباراة.
about-kalah = 💡 **الهدف:** أن تكسب حبات أكثر من خصمك. في كل نقلة تبذر حبات إحدى حفرك واحدة واحدة نحو اليمين حتى مخزنك: إذا سقطت الأخيرة فيه تلعب مرة أخرى، وإذا سقطت في غيره فقد تأسر. حين يخلو صف تنتهي المباراة.
about-oware = 💡 **الهدف:** أن تكسب حبات أكثر من خصمك. في كل نقلة تبذر حبات إحدى حفرك واحدة واحدة نحو اليمين حول اللوحة؛ والحبة الأخيرة التي تصنع اثنتين أو ثلاثًا في صف الخصم تأسرها. خمس وعشرون حبة تفوز فورًا.
about-toguz-kumalak = {about-bestemshe} مرة واحدة في المباراة، الحبة الأخيرة التي تصنع ثلاثًا عند الخصم تأسرها وتصير الحفرة *توزدكك* (T): كل حبة تسقط فيه لك.
about-bestemshe = 💡 **الهدف:** أن تكسب حبات أكثر من خصمك. في كل نقلة تبذر إحدى حفرك: تعود أولى حباتها إليها، وتمضي الباقية واحدة واحدة نحو اليمين حول اللوحة. الحبة الأخيرة التي تجعل حفرة للخصم زوجية تأسرها. أكثر من نصف الحبات تفوز فورًا.
about-al-manqala = 💡 **الهدف:** أن تكسب حبات أكثر من خصمك. في كل نقلة تبذر حبات إحدى حفرك واحدة واحدة نحو اليمين حول اللوحة؛ والحبة الأخيرة التي تصنع اثنتين أو أربعًا تأسرها. خمسون حبة تفوز فورًا.
about-pallankuzhi = 💡 **الهدف:** أن تكسب حبات أكثر من خصمك. تبدأ النقلة من إحدى حفرك وتستمر من الحفرة التالية حتى تجدها خالية، فتأسر ما وراءها. تنتهي الجولة حين لا يجد لاعب ما يبذره.
about-pallam-khuzi = 💡 **الهدف:** أن تكسب حبات أكثر من خصمك. تبدأ النقلة من إحدى حفرك وتستمر من الحفرة التالية حتى تجدها خالية، فتأسر ما وراءها وينتهي دورك. تنتهي الجولة حين لا يجد لاعب ما يبذره.
about-kotu-baendum = 💡 **الهدف:** أن تكسب حبات أكثر من خصمك. تبدأ النقلة من إحدى حفرك وتستمر من الحفرة التي تسقط فيها الحبة الأخيرة حتى تجدها خالية؛ والحبة الأخيرة التي تصنع أربعًا تأسرها. تنتهي الجولة حين لا يجد لاعب ما يبذره. ما دامت لك حفرة فيها أكثر، تنتظر الحبات الوحيدة.
new-after = 🆕 **الجديد لمن يعرف {$game} هو:** {$rules}
new-sow = تعود أول حبة إلى حفرتها، وتبذر في مخزنك أيضًا.
new-again = إذا سقطت الحبة الأخيرة في مخزنك تلعب مرة أخرى.
new-even = الحبة الأخيرة التي تجعل حفرة للخصم زوجية تأسرها.
new-alone = الحبة الأخيرة في حفرة لك خالية تأسر الحفرة المقابلة وتؤسر معها.
new-finish = حين يخلو صف تنتهي المباراة، ويأخذ صاحبه ما بقي في الصف الآخر.
new-sow-on = تذهب أول حبة إلى الحفرة التالية، وتبذر في مخزنك أيضًا.
new-round = البذر الطويل يتخطى مخزن الخصم.
new-keep = حين يخلو صف تنتهي المباراة، ويحتفظ كل لاعب بما في صفه.
new-first-back = تعود أول حبة إلى حفرتها، ولا يُبذر في المخازن.
new-tuzdik = مرة واحدة في المباراة، الحبة الأخيرة التي تصنع ثلاثًا عند الخصم تأسرها وتصير الحفرة توزدكك (T): كل حبة تسقط فيه لك.
new-half = أكثر من نصف الحبات تفوز فورًا.
new-out = تنتهي المباراة حين لا يجد لاعب ما يبذره.
new-castle = مرة واحدة في المباراة، الحبة الأخيرة التي تصنع ثلاثًا في حفر الخصم من 1 إلى 5 تأسرها وتصير الحفرة قلعتك (C): كل حبة تسقط فيها لك.
new-two-four = الحبة الأخيرة التي تصنع اثنتين أو أربعًا في أي صف تأسرها.
new-chain = والحفر التي قبلها مباشرة وفيها اثنتان أو أربع تؤسر معها.
new-feed = حين يخلو الصف الآخر عليك إطعامه إن استطعت.
new-sow-round = تذهب أول حبة إلى الحفرة التالية، ولا يُبذر في المخازن.
new-two-three = الحبة الأخيرة التي تصنع اثنتين أو ثلاثًا في صف الخصم تأسرها.
new-run = والحفر التي قبلها مباشرة في ذلك الصف وفيها اثنتان أو ثلاث تؤسر معها.
new-twelve = البذر الطويل يتخطى الحفرة التي بدأ منها.
new-slam = النقلة التي كانت ستأسر الصف كله لا تأسر شيئًا.
new-laps = بعد الحفرة تبذر التالية ما دامت فيها حبات.
new-beyond = إن كانت الحفرة التالية خالية أسرت التي بعدها وواصلت.
new-pasu = الحفرة التي تجعلها حبةٌ أربعًا تؤسر فورًا.
new-beyond-ends = إن كانت الحفرة التالية خالية أسرت التي بعدها وانتهى دورك.
new-pasu-owner = الحفرة التي تجعلها حبةٌ أربعًا تذهب فورًا إلى صاحبها.
new-way = النقلة الأولى تحدد الاتجاه لكما معًا، ودورك الأول من الحفرة 1 أو 7.
new-relay = تأخذ الحفرة التي تسقط فيها حبتك الأخيرة وتواصل البذر، إلا إن كانت خالية.
new-three = حفرة فيها ثلاث تُتخطى إلا للحبة الأخيرة: فهي تجعلها أربعًا وتأسرها.
new-tie = في الحفرتين 1 و7 تُربط الأربع: تبقى مكانها وتُحسب لك في نهاية الجولة.
new-single = الحبات الوحيدة تنتظر ما دامت لك حفرة فيها أكثر.
legend-board = 🔎 **النقلة الأخيرة:** خط متقطع حيث بدأت، وحلقة حيث سقطت حبتها الأخيرة، وأشعة حيث أسرت.
legend-buttons = على الزر **{$label}** أي الحفرة {$pit} وعدد حباتها {$seeds}.
legend-stores = المخازن: **S** هو {$south} و**N** هو {$north}.
round-filled = 🔁 **جولة جديدة:** ملأ كل لاعب من الحفر ما كفته حباته واحتفظ بالباقي. يبدأ الآن من لعب ثانيًا.
round-won = 🔁 **جولة جديدة:** ملأ الفائز بالسابقة كل حفره. وملأ الآخر ما استطاع، وهو الذي يبدأ.
round-blocked = 🚧 **الحفر المغلقة:** حبة أو حبتان باقيتان. لا يبذرها أحد، والدور الذي يصلها ينتهي.
round-arrange = ✋ **أقل من اثنتي عشرة حبة:** يرتب الخاسر صفه بنفسه. بحبتين في الحفرة 1 يأسر الثلاثيات في هذه الجولة، وبحبة واحدة يأسر الثنائيات.
button-learn = تعلّم في دقيقة
button-how-to-play = كيف تُلعب
button-rules = القواعد
button-hint = تلميح
button-next-lesson = ▶ الدرس التالي
button-all-lessons = كل الدروس
button-page-before = الصفحة السابقة ◀
button-page-after = ▶ الصفحة التالية
button-try-it = جرّب بنفسك
rules-choose = قواعد لعبة أخرى
rules-boards =
    قبل النقلة:
    {$before}
    بعد النقلة:
    {$after}

## How commands describe themselves

describe-play = تحدَّ أحدًا في لعبة منقلة، أو العب ضد Kuzhi
describe-play-game = أي لعبة
describe-play-opponent = من تتحدى؛ اتركه فارغًا لتلعب ضد Kuzhi
describe-play-open = دع أي أحد في هذه القناة يقبل
describe-play-level = مدى قوة Kuzhi إن كنت تلعب ضده
describe-play-side = من يبدأ
describe-play-length = الألعاب متعددة الجولات: ثلاث افتراضيًا؛ والواحدة سريعة وودية
describe-play-sets = الأفضل من كم شوطًا: للفوز 1 وللتعادل ½، ويتبادلان الجانبين
describe-play-rated = هل تُحسب في الترتيب؛ تُحسب افتراضيًا بين من أنهوا مباراة من قبل
describe-play-balanced = سحب النقلات الأولى بالقرعة كي لا يبدأ أحد متقدمًا (Pallankuzhi وPallam Khuzi)
describe-play-clock = كم من الوقت للنقلات
describe-play-days-off = عند False تسير ساعة الأيام في أيام الراحة وساعات الهدوء أيضًا
describe-play-options = كيف تُلعب، إن لم تكن بالقواعد الافتراضية
describe-tutorial = درس قصير في لعبة يُلعب بالأزرار
describe-tutorial-game = أي لعبة
describe-rules = كيف تُلعب لعبة، مع صور وأمثلة
describe-rules-game = أي لعبة
describe-agree = اعرض تقاسم الباقي في مباراة تدور في حلقة
describe-games = مبارياتك في كل مكان مع روابطها، ومن عليه الدور
describe-move = ابذر حفرة في مباراتك في هذه القناة
describe-move-pit = رقم حفرتك
describe-match = أي مباراة، إن كانت لك عدة في هذه القناة
describe-board = أحضر لوحتك إلى آخر القناة
describe-board-look = مظهر آخر، لك وحدك
describe-resign = انسحب من مباراتك في هذه القناة
describe-draw = اعرض التعادل في مباراتك في هذه القناة
describe-takeback = تراجع عن نقلتك الأخيرة إن وافق الآخر؛ ويوافق Kuzhi دائمًا
describe-conditional = نقلات تُلعب لك تلقائيًا وأنت تنتظر؛ تراها وحدك
describe-conditional-moves = نقلة الآخر ثم نقلتك، وهكذا: 3 5
describe-hint = ما كان Kuzhi ليلعبه مكانك؛ تراه وحدك، في المباريات الودية فقط
describe-leaderboard = من الأفضل لعبًا
describe-leaderboard-game = أي لعبة
describe-leaderboard-scope = أي النتائج تُحسب
describe-leaderboard-time = نتائج أي مدة
describe-leaderboard-by = بأي شيء يُرتَّب
describe-profile = ما لعبتَه أنت أو غيرك؛ تراه وحدك
describe-profile-player = ملف مَن؛ وإلا فملفك
describe-settings = شكل اللوحات والتنبيهات ومن يتحداك؛ وللمديرين إعدادات الخادم أيضًا
describe-settings-of = إعدادات من
describe-settings-timezone = المنطقة الزمنية لهذا الخادم: اكتب اسم مدينة
choice-settings-own = إعداداتك
choice-settings-house = إعدادات هذا الخادم، لمن يديره
describe-away = لا تسير ساعاتك التي بالأيام حتى تعود
describe-away-until = حتى متى: الجمعة، غدا 18:00، 2w
describe-away-timezone = منطقتك الزمنية: اكتب اسم مدينة
describe-help = كيف تلعب مع Kuzhi
entry-point-description = مبارياتك في هذه القناة على لوحة كبيرة
choice-first = أنت تبدأ
choice-second = أنت الثاني
choice-random = عشوائي
choice-level-1 = المستوى 1: لمباراة أولى
choice-level-2 = المستوى 2: ينظر نقلة إلى الأمام
choice-level-3 = المستوى 3: ينظر إلى ردّك أيضًا
choice-level-4 = المستوى 4: ينظر عدة نقلات إلى الأمام
choice-level-5 = المستوى 5: لا يفوته إلا القليل
choice-level-6 = المستوى 6: يلعب جيدًا
choice-level-7 = المستوى 7: يلعب جيدًا جدًّا
choice-level-8 = المستوى 8: يلعب بأقصى ما يستطيع
level-strength-1 = يلعب كالمبتدئ
level-strength-2 = يغلب المبتدئ
level-strength-3 = كمن يلعب أحيانًا
level-strength-4 = كمن يلعب كثيرًا
level-strength-5 = كلاعب نادٍ
level-strength-6 = كلاعب نادٍ قوي
level-strength-7 = كأستاذ
level-strength-8 = أقوى ما يكون Kuzhi
choice-level-strength = {"\u200F"}{$name} · {"\u200F"}{$strength}
choice-guild = هذا الخادم
choice-everywhere = كل الخوادم
choice-length-1 = سريعة: جولة واحدة، ودية
choice-length-3 = ثلاث جولات
choice-length-0 = حتى النهاية
match-name = لعبة {$game} ضد {$opponent} برقم {$id}
opponent-unnamed = أحدهم
pit-name = { $seeds ->
    [zero] الحفرة {$pit} (خالية)
    [one] الحفرة {$pit} (حبة واحدة)
    [two] الحفرة {$pit} (حبتان)
    [few] الحفرة {$pit} (فيها {$seeds} حبات)
    [many] الحفرة {$pit} (فيها {$seeds} حبة)
   *[other] الحفرة {$pit} (فيها {$seeds} حبة)
}

## Tournaments

describe-tournament = دوريات وبطولات بالنظام السويسري وساحات وسلالم وخروج المغلوب
describe-tournament-create = أعلن بطولة: تراها كلها قبل أن يراها غيرك
describe-tournament-list = بطولات هذا الخادم
describe-tournament-show = اعرض واحدة منها
describe-tournament-create-kind = كيف يلتقي اللاعبون
describe-tournament-create-game = أي لعبة
describe-tournament-create-clock = الساعة: {"\u2066"}5+3{"\u2069"} مباشرة، {"\u2066"}1d{"\u2069"} يوم لكل نقلة، {"\u2066"}3d+12h{"\u2069"} رصيد تزيده كل نقلة
describe-tournament-create-begins = متى تبدأ: {"\u2066"}20:00{"\u2069"} أو الخميس {"\u2066"}20:00{"\u2069"} أو غدًا {"\u2066"}19:30{"\u2069"} أو {"\u2066"}1h30m{"\u2069"}؛ وإلا فبعد ساعة (مباشر) أو يوم
describe-tournament-create-rounds = كم جولة (النظام السويسري)، أو كم مرة يلتقون (الدوري: 1 أو 2)
describe-tournament-create-minutes = كم تدوم، من 20 إلى 180 دقيقة (الساحة)
describe-tournament-create-boards = عدد اللوحات (لقاء خادمين): من 1 إلى 20
describe-tournament-create-together = هل تبدأ كل الجولات معًا (الدوري)
describe-tournament-create-groups = مجموعات بهذا العدد على الأكثر: لكل منها دوريّها، أو قبل خروج المغلوب؛ من 4 إلى 12
describe-tournament-create-promoted = كم لاعبًا من كل مجموعة يصعد ويهبط في المرة القادمة (دوري بمجموعات)، وإلا ربعهم
describe-tournament-create-options = خيارات اللعبة، مثل {"\u2066"}rounds=3{"\u2069"}
describe-tournament-create-rated = هل تُحسب المباريات في الترتيب
describe-tournament-create-takebacks = هل يجوز للاعبين طلب التراجع عن النقلات
describe-tournament-create-away = عند False تسير ساعات الأيام في الإجازات وأيام الراحة أيضًا
describe-tournament-create-byes = كم جولة إجازة تساوي نصف نقطة (سويسري): من 0 إلى 5، وإلا 1
describe-tournament-create-check-in = هل يجب تسجيل الحضور قبيل البدء (للساعات المباشرة)
describe-tournament-create-most = كم شخصًا يمكنه أن يسجّل
describe-tournament-create-role = لا يسجّل إلا من له هذه الرتبة (role)
describe-tournament-create-name = اسم البطولة
describe-tournament-create-repeats = هل تتكرر من تلقاء نفسها
describe-tournament-create-until = آخر يوم تتكرر فيه، مثل {"\u2066"}2026-12-24{"\u2069"} أو {"\u2066"}10w{"\u2069"}؛ وإلا فإلى أن توقفها
describe-tournament-create-ahead = قبل كم يوم يُعلن عن التالية (3 إن كانت أسبوعية، وإلا 7)
describe-tournament-create-season = كم بطولة في الموسم، هذه وما يليها بالاسم نفسه: من 2 إلى 52
describe-tournament-create-best = كم نتيجة تُحسب لكل لاعب في الموسم، وإلا كلها
describe-tournament-create-counts = ما الذي يُحسب في الموسم: المراكز أم نقاط كل بطولة
describe-tournament-show-tournament = أي بطولة

tournament-kind-league = دوري
tournament-kind-swiss = سويسري
tournament-kind-arena = ساحة
tournament-kind-ladder = سلّم
tournament-kind-knockout = خروج المغلوب
tournament-kind-servers = لقاء خادمين
tournament-kind-league-line = دوري: يلتقي الجميع بالجميع
tournament-kind-swiss-line = سويسري: جولة بعد جولة مع خصوم نقاطهم قريبة من نقاطك
tournament-kind-arena-line = ساحة: أمسية من المباريات المباشرة، وكلما فرغت جاءتك التالية
tournament-kind-ladder-line = سلّم: تحدَّ من هم فوقك في أي وقت
tournament-kind-knockout-line = خروج المغلوب: من خسر مرة خرج
tournament-kind-servers-line = لقاء خادمين: على كل لوحة واحد منكم ضد واحد منهم
choice-tournament-every-week = كل أسبوع
choice-tournament-every-fortnight = كل أسبوعين
choice-tournament-every-month = كل شهر في اليوم نفسه، مثل أول جمعة
choice-tournament-counts-places = المراكز: 12 نقطة للأول و10 للثاني وهكذا
choice-tournament-counts-points = نقاط كل بطولة
tournament-name = بطولة {$game} بنظام {$kind}
tournament-title = {"\u200F"}**{$name}**
tournament-place = المركز {$place}
tournament-league-once = دوري: يلتقي الجميع بالجميع مرة واحدة.
tournament-league-twice = دوري: يلتقي الجميع بالجميع مرتين، ويتبادلون الجانبين.
tournament-groups = مجموعات، أقصى عدد في كل منها {$most}، والأقوى في المجموعة A. في المرة القادمة يصعد أوائل كل مجموعة إلى المجموعة الأعلى، ويهبط أواخرها إلى الأدنى. عدد الصاعدين والهابطين: {$moves}.
tournament-groups-fixed = مجموعات بحسب التصنيف، أقصى عدد في كل منها {$most}، والأقوى في المجموعة A.
tournament-groups-first = تُلعب أولًا مجموعات متكافئة، أقصى عدد في كل منها {$most}. يتأهل أول اثنين من كل مجموعة.
tournament-groups-now = المجموعات: {$groups}، عدد اللاعبين في كل منها: {$size}.
tournament-groups-need = أقل عدد من اللاعبين تُلعب معه مجموعات: {$players}.
tournament-drafted = المجموعات بحسب الدوري السابق: من صعد أو هبط يلعب في مجموعته الجديدة، ومن ينضم لأول مرة يبدأ في أدنى مجموعة.
tournament-league-together = تبدأ كل الجولات معًا.
tournament-servers-once = لقاء خادمين: على كل لوحة لاعب من خادم ضد لاعب من الآخر.
tournament-servers-twice = لقاء خادمين: على كل لوحة لاعب من خادم ضد لاعب من الآخر مرتين، مع تبديل الجانبين.
tournament-swiss = { $rounds ->
    [zero] سويسري بلا جولات.
    [one] سويسري من جولة واحدة.
    [two] سويسري من جولتين.
    [few] سويسري من {$rounds} جولات.
    [many] سويسري من {$rounds} جولة.
   *[other] سويسري من {$rounds} جولة.
} تلتقي بخصوم نقاطهم قريبة من نقاطك.
tournament-swiss-open = سويسري: جولات بقدر ما يلزم لينفرد فائز. تلتقي بخصوم نقاطهم قريبة من نقاطك.
tournament-arena = ساحة مدتها بالدقائق {$minutes}. من فرغ جاءته المباراة التالية في الحال.
tournament-ladder = سلّم: تحدَّ حتى {$reach} مراكز فوقك. الفوز يأخذ المركز، ومن بينهما ينزل مركزًا.
tournament-knockout = خروج المغلوب: من خسر خرج. المباراة المتعادلة تُعاد مع تبديل الجانبين، فإن تعادلا ثانية تأهل الأعلى في قائمة البداية.
tournament-game = لعبة {$game} · {"\u200F"}{$clock} · مباريات {$rated}
tournament-rated = مصنّفة
tournament-casual = ودية
tournament-round-days = تبدأ مباريات الجولة كلها معًا. مهلة نقلتك الأولى: {$time}، ومن لم يلعبها خسر بالغياب. تنتهي الجولة حين تنتهي مبارياتها.
tournament-round-live = تبدأ الجولة حين تنتهي التي قبلها. لديك من الدقائق {$minutes} لتبدأ مباراتك.
tournament-together-live = تبدأ كل الجولات معًا. لبدء مبارياتك كلها لديك عن كل جولة من الدقائق {$minutes}، وتُجمع.
tournament-first-move = حين تظهر الرقعة تُلعب النقلة الأولى خلال {$seconds} ثانية.
tournament-byes-none = إجازة الجولة لا تعطي نقاطًا.
tournament-byes = أقصى عدد لإجازات تعطي نصف نقطة: {$byes}.
tournament-begins = تبدأ في {$when}.
tournament-repeats-week = تتكرر كل أسبوع.
tournament-repeats-fortnight = تتكرر كل أسبوعين.
tournament-repeats-month = تتكرر كل شهر في {$week} يوم {$day} منه.
week-of-month-1 = أول
week-of-month-2 = ثاني
week-of-month-3 = ثالث
week-of-month-4 = رابع
week-of-month-5 = آخر
start-needs-zone = {"\u200F"}{$text}: اضبط أولًا المنطقة الزمنية للخادم بالأمر {"\u2066"}/settings timezone{"\u2069"}
weekday-1 = اثنين
weekday-2 = ثلاثاء
weekday-3 = أربعاء
weekday-4 = خميس
weekday-5 = جمعة
weekday-6 = سبت
weekday-7 = أحد
tournament-repeats-until = تبدأ الأخيرة في موعد أقصاه {$when}.
tournament-ahead = { $days ->
    [zero] يُعلن عن التالية في اليوم نفسه.
    [one] يُعلن عن التالية قبلها بيوم.
    [two] يُعلن عن التالية قبلها بيومين.
    [few] يُعلن عن التالية قبلها بـ {$days} أيام.
    [many] يُعلن عن التالية قبلها بـ {$days} يومًا.
   *[other] يُعلن عن التالية قبلها بـ {$days} يوم.
}
tournament-next = تبدأ التالية في {$when}.
tournament-check-in = تسجيل الحضور: من لم يضغط **{button-tournament-here}** في آخر 15 دقيقة قبل البدء لا يلعب.
tournament-role = لا يسجّل فيها إلا أصحاب {$role}.
tournament-thread = الألعاب والأخبار في {$thread}.
tournament-entered-none = لم ينضم أحد بعد.
tournament-entered = { $number ->
    [zero] لم يسجّل أحد بعدُ.
    [one] سجّل واحد: {$names}
    [two] سجّل اثنان: {$names}
    [few] سجّل {$number} أشخاص، وهم: {$names}
    [many] سجّل {$number} شخصًا، وهم: {$names}
   *[other] سجّل {$number} شخص، وهم: {$names}
}
tournament-entered-more = … وعدد الباقين {$number}
tournament-start-list = قائمة البداية: {$names}، ثم بحسب التصنيف
tournament-round = الجولة {$round} من {$rounds}
tournament-stage-final = النهائي
tournament-stage-semi-finals = نصف النهائي
tournament-stage-quarter-finals = ربع النهائي
tournament-stage-round-of = دور الـ {$players}
tournament-stage-rematch = إعادة المتعادلين في {$stage}
tournament-stage-groups = المجموعات، الجولة {$round} من {$rounds}
tournament-third-place = المركز الثالث
tournament-games-open = { $number ->
    [zero] لا مباريات مفتوحة.
    [one] مباراة واحدة مفتوحة.
    [two] مباراتان مفتوحتان.
    [few] المفتوح {$number} مباريات.
    [many] المفتوح {$number} مباراة.
   *[other] المفتوح {$number} مباراة.
}
tournament-round-by = يُنتظر أن تنتهي الجولة قبل {$date}.
tournament-arena-until = تنتهي {$when}. { $number ->
    [zero] لا تُلعب الآن أي مباراة.
    [one] تُلعب الآن مباراة واحدة.
    [two] تُلعب الآن مباراتان.
    [few] تُلعب الآن {$number} مباريات.
    [many] تُلعب الآن {$number} مباراة.
   *[other] تُلعب الآن {$number} مباراة.
}
tournament-paused = البطولة متوقفة مؤقتًا، ولا تسير أي ساعة.
tournament-over = انتهت البطولة.
tournament-last-games = تبدأ آخر المباريات الساعة {$time}.
tournament-last-games-begun = تُلعب آخر المباريات، ولا تبدأ غيرها.
tournament-called-off = أُلغيت البطولة.
tournament-called-off-because = أُلغيت البطولة: {"\u2068"}{$reason}{"\u2069"}
tournament-cannot-pair = أُلغيت البطولة: لم تعد أي مواجهة ممكنة.
tournament-as-it-stood = كان الترتيب هكذا: {$names}
tournament-too-few = أُلغيت البطولة: كان المسجّلون أقل مما يلزم.
tournament-organiser = المنظّم: {$player}.
tournament-servers-boards = اللوحات: {$boards} على الأكثر، بقدر ما يملأه الخادمان.
tournament-servers-code = لا خادم آخر بعد. أرسل هذا الرمز إلى مديريه: {$code}. يكتبونه في {"\u2066"}`/tournament show`{"\u2069"} في القناة التي يريدون اللعب فيها، ثم توافق هنا.
tournament-servers-asks = يريد **{$server}** أن يلعب. يجيب المنظّمون أدناه.
tournament-servers-asked = يطلب **{$server}** لقاء إياب. يجيب أدناه من يعلن البطولات هنا.
tournament-servers-waits = بانتظار موافقة **{$server}** على لقاء الإياب.
tournament-servers-team = {"\u200F"}**{"\u2068"}{$server}{"\u2069"}:** {"\u2068"}{$joined}{"\u2069"}
tournament-servers-invitation = يبحث **{$server}** عن خادم يلعب معه. اضغط الزر في القناة التي تريدون اللعب فيها. وحين يوافق يُعلن اللقاء فيها.
tournament-servers-has-asked = سُئل **{$server}**. حين يوافق منظّموه يُعلن اللقاء في هذه القناة.
tournament-servers-agreed = يلعب الخادمان **{$name}**. ويمكن الانضمام الآن من الجانبين.
tournament-servers-declined = رفضتَ **{$name}**.
tournament-servers-score = {"\u200F"}**{"\u2068"}{$home}{"\u2069"} {"\u2068"}{$first}{"\u2069"} – {"\u2068"}{$second}{"\u2069"} {"\u2068"}{$guest}{"\u2069"}**
tournament-servers-board = {"\u200F"}{$number}. {"\u2068"}{$home}{"\u2069"} {"\u2068"}{$first}{"\u2069"} – {"\u2068"}{$second}{"\u2069"} {"\u2068"}{$guest}{"\u2069"}
tournament-servers-board-open = {"\u200F"}{$number}. {"\u2068"}{$home}{"\u2069"} ضد {"\u2068"}{$guest}{"\u2069"}
server-unnamed = خادم آخر
tournament-waits = لا يستطيع Kuzhi الكتابة في {$channel}، لذلك تنتظر **{$name}** ولا يُحسب هذا الوقت. وتُستأنف حين يستطيع رؤية القناة وإرسال الرسائل فيها وفي مواضيعها.
tournament-goes-on = عاد Kuzhi قادرًا على الكتابة هنا. ولا يُحسب الوقت الذي لم يستطع فيه ذلك.
tournament-left-thread = لم يعد Kuzhi قادرًا على الكتابة في {$thread}. تستمر **{$name}** في {$channel}.
tournament-leaders = المراكز الأولى: {$names}
tournament-still-in = من بقي: {$names}
tournament-most = أقصى عدد للمسجّلين {$most}.
tournament-fewest = إن انضم أقل من {$fewest} أُلغيت عند البداية.
tournament-joined-so-far = عدد المنضمّين حتى الآن: {$number}.
tournament-here = الحاضرون: {$number} من {$all}.
tournament-needs = لكي تُلعب كل الجولات ({$rounds})، يلزم {$players} لاعبين على الأقل.
tournament-draft = لا يرى هذا حتى الآن غيرك. زر **{button-tournament-announce}** ينشره في {$channel}.
tournament-draft-days = بهذه الساعة تدوم أربعون نقلة ما لا يزيد على: { $days ->
    [zero] أقل من يوم
    [one] يوم واحد
    [two] يومين
    [few] {$days} أيام
    [many] {$days} يومًا
   *[other] {$days} يوم
}.
tournament-draft-ends = يُنتظر أن تنتهي الجولات كلها قبل {$date}.
tournament-draft-round-ends = يُنتظر أن تنتهي الجولة الأولى قبل {$date}.
tournament-draft-reserve = الأسرع {"\u2066"}`{$clock}`{"\u2069"}: {$name}. وعندئذ تدوم أربعون نقلة ما لا يزيد على: { $days ->
    [zero] أقل من يوم
    [one] يوم واحد
    [two] يومين
    [few] {$days} أيام
    [many] {$days} يومًا
   *[other] {$days} يوم
}.
tournament-draft-drags = إن طالت مباراة فلك أن تحسمها: **{button-tournament-organise}** ثم **{tournament-do-result}**.
tournament-draft-left-out = لا تنطبق هنا فلم تُستعمل: {$options}
tournament-draft-hint = **{button-tournament-change}** يفتح نموذجًا. لتغيير غير ذلك استعمل الأمر مرة أخرى.
tournament-draft-slow = ⚠️ المباريات بساعة {"\u2068"}{$clock}{"\u2069"} طويلة لهذه الساحة، ولن يلعب أحد إلا القليل منها. {"\u2068"}{$quicker}{"\u2069"} أو أقل أنسب.

button-tournament-announce = أعلن
button-tournament-change = عدّل …
button-tournament-discard = تخلَّ عنها
button-tournament-join = انضم
button-tournament-leave = غادر
button-tournament-leave-sure = نعم، أغادر
button-tournament-always = دائمًا
button-tournament-here = أنا هنا
button-tournament-standings = جدول النقاط
button-tournament-season = الموسم
button-tournament-mine = مبارياتي
button-tournament-rules = القواعد
button-tournament-begin = ابدأ المباراة
button-tournament-off = الجولة التالية إجازة
button-tournament-pause = استراحة
button-tournament-back = عودة
button-tournament-challenge = تحدَّ
button-tournament-organise = تنظيم
button-tournament-log = السجل
button-tournament-again = مرة أخرى
button-tournament-play-here = العب هنا
button-tournament-return = لقاء الإياب
button-tournament-table = الجدول في ملف
button-tournament-tie-breaks = كسر التعادل
button-tournament-bracket = جدول الأدوار
button-tournament-csv = جدول بيانات (CSV)
tournament-asked-again = {"\u200F"}**{$name}** تعود من جديد. اضغطوا **{button-tournament-join}** للعب.
tournament-discarded = أُلغيت المسودة، ولم يرها أحد.
tournament-announced = أُعلن عنها في {$channel}.

tournament-joined = أنت مشارك. يصلك إشعار كلما كان عليك شيء.
tournament-checked-in = سُجّل حضورك. تبدأ {$when}.
tournament-joined-late = تشارك ابتداءً من الجولة التالية، ولك نصف نقطة عما فاتك.
tournament-leave-sure = هل تغادر **{$name}**؟
tournament-leave-games = تخسر مبارياتك المفتوحة أمام {$names}.
tournament-leave-challenge = يسقط التحدي المفتوح بينك وبين {$names}.
tournament-leave-rest = تخسر بالغياب المباريات القادمة.
tournament-leave-results = لعبت أقل من نصف مبارياتك، فلن تُحتسب أي منها لك ولا لخصومك.
tournament-always = أنت مشارك هذه المرة وكل مرة بعدها. اضغط **{button-tournament-always}** ثانية لإيقاف ذلك.
tournament-always-next = أنت مشارك كل مرة، بدءًا من التالية. اضغط **{button-tournament-always}** ثانية لإيقاف ذلك.
tournament-always-off = بدءًا من التالية، لا تشارك إلا إذا ضغطت **{button-tournament-join}**.
tournament-left = غادرت البطولة.
tournament-round-off = لك إجازة في الجولة التالية بنصف نقطة. زر **{button-tournament-back}** يلغيها.
tournament-round-off-bare = لك إجازة في الجولة التالية بلا نقاط، فلم يبق لك نصف نقطة. زر **{button-tournament-back}** يلغيها.
tournament-on-pause = أنت في استراحة. زر **{button-tournament-back}** يأتيك بالمباراة التالية.
tournament-missing = لم تأتِ إلى مباراتك الأخيرة، فلن تُعطى مباراة حتى تضغط **{button-tournament-back}**.
tournament-back = أهلًا بعودتك.
tournament-back-last = عدت إلى الترتيب، لكن لم تبق لك مباريات.
tournament-ready = أنت مستعد. وصل إشعار إلى {$opponent}، ولديه حتى {$when} ليبدأ.
tournament-ready-live = أنت مستعد حتى الساعة {$until}. وصل إشعار إلى {$opponent}، وإن جاء بعد ذلك وصلك إشعار. يجب أن تبدأ المباراة قبل {$when}.
tournament-game-begins = تبدأ مباراتك.
tournament-season = تنتمي إلى موسم عدد بطولاته {$tournaments}.
tournament-season-goes-on = رقمها {$number} من {$tournaments} في الموسم الجاري.
season-all-count = تُحسب نتائج كل لاعب جميعها.
season-best = تُحسب لكل لاعب أفضل نتائجه، وعددها {$best}.
season-counts-places = نقاط المراكز الأولى في الموسم {$places} ولكل مركز بعدها نقطة. ولكل من المتعادلين نقاط المركز الذي يتقاسمونه.
season-counts-points = تُحسب في الموسم نقاط كل بطولة.
season-title = **الموسم** · {$name}
season-none = لم تنته بعدُ أي من بطولاته، وعددها {$tournaments}.
season-after = بعد {$held} من البطولات وعددها {$tournaments}
season-over = انتهى الموسم، وعدد بطولاته {$held}.
season-champion = بطل الموسم 🏆: {$names}
season-news = **موسم {$name}** بعد {$held} من البطولات وعددها {$tournaments}:
season-news-over = **انتهى موسم {$name}** 🏆 مبارك يا {$champions}!
season-news-nobody = **انتهى موسم {$name}.** لا بطل له، فلا مركز لأحد في أي من بطولاته.
season-leads = الأول في الموسم: {$names}
season-column-played = لعب

tournament-standings = **جدول النقاط** · {$name}
tournament-stood = أُلغيت البطولة. هكذا كان الترتيب.
tournament-standings-none = لا جدول للنقاط بعدُ.
tournament-bracket = **جدول الأدوار** · {$name}
tournament-bracket-none = يوضع جدول الأدوار عند البدء.
tournament-bracket-after-groups = يوضع جدول الأدوار بعد المجموعات.
tournament-column-name = الاسم
tournament-column-points = نقاط
tournament-column-record = ف-ت-خ
tournament-table-described = جدول {$name}{"\u200F"}: {$places}
tournament-marked-left = {"\u2068"}{$player}{"\u2069"} (غادر)
tournament-marked-removed = {"\u2068"}{$player}{"\u2069"} (أُخرج)
tournament-group = المجموعة {$group}
tournament-in-group = {"\u200f"}{$group}{"\u200f"} · {$line}
tournament-choose-group = أي مجموعة؟
tournament-marked-up = {"\u2068"}{$player}{"\u2069"} ↑ صعود
tournament-marked-down = {"\u2068"}{$player}{"\u2069"} ↓ هبوط
tournament-without-results = غادروا قبل نصف مبارياتهم، فلا تُحتسب مبارياتهم: {$names}
tournament-no-place = لا مركز (–) لمن لم يلعب مباراة تُحتسب.
tournament-explained-league = للفوز نقطة وللتعادل نصف نقطة. من لم يحضر مباراة خسرها بالغياب. وعند تساوي النقاط يحسم ما يلي بالترتيب:
tournament-explained-swiss = للفوز نقطة وللتعادل نصف نقطة، ولمن لم يجد خصمًا نقطة كاملة. لا يلتقي أحد بالشخص نفسه مرتين. من لم يحضر مباراة خسرها بالغياب. وعند تساوي النقاط يحسم ما يلي بالترتيب:
tournament-explained-arena = للفوز نقطتان وللتعادل نقطة. بعد فوزين متتاليين تتضاعف النقاط إلى أن تلعب مباراة لا تفوز بها. ومن انتهى وقته ولم يلعب نقلة خسر وبقي في استراحة حتى يضغط **{button-tournament-back}**.
tournament-explained-ladder = على من يُتحدى أن يبدأ المباراة في الوقت المحدد وإلا فقد مركزه. ومن لم يلعب أسبوعين نزل مركزًا.
tournament-explained-knockout = تُرتَّب قائمة البداية بحسب التصنيف، ما لم يغيّرها المنظمون قبل البدء. لا يلتقي الرقمان 1 و2 إلا في النهائي. إن لم تكتمل الجولة الأولى فأوائل القائمة بلا خصم فيها. من لم يحضر تأهل خصمه، وإن غاب الاثنان تأهل الخصم التالي بلا مباراة. ويلعب الخاسران في نصف النهائي على المركز الثالث.
tournament-explained-servers = للفوز نقطة لخادمك وللتعادل نصف نقطة. تُرتّب اللوحات بحسب التصنيف: يلتقي الأعلى تصنيفًا من الخادمين على اللوحة 1. من ليس له خصم لا يلعب. من لم يحضر مباراة خسرها بالغياب.
tournament-explained-groups = الأرقام الأولى في جدول الأدوار لأبطال المجموعات بحسب نقاط المباراة الواحدة، ثم لأصحاب المركز الثاني، ولا يلتقي اثنان من مجموعة واحدة إلا في النهائي. إن غادر أحدهما تأهل من يليه. عند التساوي في المجموعة:
tournament-explained-moves = إذا تساوى لاعبون في كل شيء، حددت قائمة البداية من يصعد ومن يهبط.
tournament-rules-late = يمكن الانضمام متأخرًا: لكل ما فاتك نصف نقطة إجمالًا، تُحسب من إجازاتك التي تعطي نصف نقطة.
tournament-rules-late-bare = يمكن الانضمام متأخرًا، ولا نقاط لما فاتك.
tournament-rules-closed = لا يمكن الانضمام بعد البدء.
tournament-rules-place = المركز لمن لعب مباراة تُحتسب.
tournament-rules-place-knockout = المركز لمن لعب مباراة، أو لمن فاز بغياب خصمه إن لعب غيره.
tournament-rules-rated = تُحتسب المباراة في التصنيف متى لعب كل من الطرفين هذا العدد من النقلات: {$moves}. وفي البطولة تُحتسب دائمًا.
tournament-key-league = النقاط · المباريات بين المتساوين · سونيبورن-بيرغر: نقاط من غلبتهم ونصف نقاط من تعادلت معهم · الانتصارات، حتى بالغياب
tournament-key-swiss = النقاط · المباريات بين المتساوين · بوخهولتس: نقاط الخصوم بلا أقلّها · سونيبورن-بيرغر: نقاط من غلبتهم ونصف نقاط من تعادلت معهم · الانتصارات، لا بالغياب
tournament-key-arena = النقاط · المباريات، الأقل أولًا · ثم المباريات بين المتساوين · الشعلة: النقاط التالية مضاعفة
tournament-key-ladder = مركزًا بعد مركز
tournament-key-knockout = المراكز بحسب ما بلغه كل لاعب: من خرجوا في جولة واحدة يتقاسمون المركز
tournament-key-servers = مجموع نقاط كل اللوحات
tournament-key-groups = النقاط · المواجهة المباشرة · سونيبورن-بيرغر · الانتصارات · قائمة البداية
tournament-tie-breaks = **كسر التعادل** · {$name}
tournament-tie-break-direct-encounter = المباريات بين المتساوين {$value}
tournament-tie-break-buchholz-cut1 = نقاط الخصوم {$value}
tournament-tie-break-sonneborn-berger = سونيبورن-بيرغر {$value}
tournament-tie-break-wins = الانتصارات {$value}
tournament-why = لماذا؟
tournament-why-choice = تقدُّم {"\u2068"}{$one}{"\u2069"} على {"\u2068"}{$other}{"\u2069"}
tournament-why-choice-equal = تساوي {"\u2068"}{$one}{"\u2069"} و{"\u2068"}{$other}{"\u2069"}
tournament-why-points = نقاط {$one} هي {$first}، ونقاط {$other} هي {$second}.
tournament-why-direct-encounter = لكلٍّ منهما من النقاط {$points}. في مبارياتهما معًا نقاط {$one} هي {$first}، ونقاط {$other} هي {$second}.
tournament-why-direct-among = لكلٍّ منهما من النقاط {$points}. في المباريات بين {$names} نقاط {$one} هي {$first}، ونقاط {$other} هي {$second}.
tournament-why-buchholz-cut1 = لكلٍّ منهما من النقاط {$points}. مجموع نقاط خصوم {$one} بلا أقلّها {$first}، ومجموع نقاط خصوم {$other} كذلك {$second} (بوخهولتس).
tournament-why-sonneborn-berger = لكلٍّ منهما من النقاط {$points}. بحساب سونيبورن-بيرغر لدى {$one} من النقاط {$first} ولدى {$other} منها {$second}: نقاط كل خصم غلبه، ونصف نقاط كل خصم تعادل معه.
tournament-why-wins = لكلٍّ منهما من النقاط {$points}. انتصارات {$one} هي {$first}، وانتصارات {$other} هي {$second}.
tournament-why-forfeits = والفوز بغياب الخصم يُحتسب.
tournament-why-no-forfeits = ولا يُحتسب هنا فوز بالغياب ولا جولة بلا خصم.
tournament-why-unplayed = والجولة بلا مباراة تُحتسب كأنها ضد خصم لا تزيد نقاطه على نقاط اللاعب.
tournament-why-unplayed-cut = والجولة بلا مباراة تُحتسب كخصم لا تزيد نقاطه على نقاط اللاعب، ومن غاب عن جولة أو أخذ فيها إجازة أُسقطت هي أولًا.
tournament-why-absences = والجولات الأخيرة التي غاب عنها خصم تُحتسب له تعادلات.
tournament-why-average = ولم يلتقوا جميعًا بالعدد نفسه، فيُحتسب المتوسط ضد كل خصم.
tournament-why-certain = ولم يلتقوا جميعًا، لكن لا تغيّر نتائج المباريات الناقصة هذا الترتيب أيًّا كانت.
tournament-why-equal = يتساوى {$one} مع {$other} في كل شيء، ويتقاسمان المركز.
tournament-why-moves-up = يصعد {$one}. {tournament-explained-moves}
tournament-why-moves-down = يهبط {$one}. {tournament-explained-moves}
tournament-why-start-list = يتساوى {$one} مع {$other} في كل شيء. يتقدم {$one} لأنه أعلى في قائمة البداية.
tournament-why-groups = يلعب {$one} في المجموعة {$first}، ويلعب {$other} في المجموعة {$second}.
tournament-why-ladder = في السلّم يتبع الترتيب من غلب من، ومتى.
tournament-reached = اللاعب {$player}، {"\u200F"}وضعه: {$reached}.
tournament-reached-won = فاز في النهائي
tournament-reached-in-final = يلعب في النهائي
tournament-reached-finalist = خسر النهائي
tournament-reached-in-third = يلعب على المركز الثالث
tournament-reached-third = فاز بالمركز الثالث
tournament-reached-fourth = خسر مباراة المركز الثالث
tournament-reached-fourth-forfeit = خسر مباراة المركز الثالث بالغياب
tournament-reached-in = ما زال في المنافسة ({$stage})
tournament-reached-out = خرج ({$stage})
tournament-reached-group = خرج في المجموعة {$group} (المركز {$place}، النقاط {$points} من {$games})
tournament-reached-equal = يتقاسمان المركز.
tournament-reached-no-place = لا مركز لـ {$player}: يلزم لذلك مباراة لُعبت أو فوز بغياب الخصم.

tournament-mine = **مبارياتك** · {$name}
tournament-mine-none = ليست لك مباريات هنا بعدُ.
tournament-mine-line = الجولة {$round} ضد {"\u2068"}{$opponent}{"\u2069"}: {"\u200F"}{$state}
tournament-mine-absent = الجولة {$round}: {"\u200F"}{$state}
tournament-mine-line-bare = ضد {"\u2068"}{$opponent}{"\u2069"}: {"\u200F"}{$state}
tournament-state-waiting = ابدأها قبل {$when}
tournament-state-other-waiting = ينتظرك {$opponent} مستعدًّا، فابدأ قبل {$when}
tournament-state-own-waiting = أنت مستعد، ولدى {$opponent} حتى {$when}
tournament-state-own-gone = انتظرتَ، وإن جاء {$opponent} وصلك إشعار، والبدء قبل {$when}
tournament-state-other-gone = انتظرك {$opponent}، وإن جئت وصله إشعار، والبدء قبل {$when}
tournament-state-playing = تُلعب الآن
tournament-state-playing-linked = {"\u200F"}[تُلعب الآن]({$link})
tournament-state-won = فوز
tournament-state-lost = خسارة
tournament-state-drawn = تعادل
tournament-state-won-default = فوز بغياب الخصم
tournament-state-lost-default = خسارة بالغياب
tournament-state-removed = حُذفت النتيجة
tournament-score-forfeit = بالغياب {"\u2066"}{$score}{"\u2069"}
tournament-state-bye = بلا خصم، بنقطة كاملة
tournament-state-half-bye = إجازة بنصف نقطة
tournament-state-rest = راحة
tournament-state-away = غياب
tournament-state-goes-on = بلا خصم

tournament-list = **بطولات هذا الخادم**
tournament-list-none = لا بطولات هنا. يعلن {"\u2066"}`/tournament create`{"\u2069"} واحدة.
tournament-list-open = {"\u200F"}{$name}: تبدأ {$when}، وعدد المسجّلين {$number}
tournament-list-running = {"\u200F"}{$name}: جارية، وعدد المشاركين {$number}
tournament-list-over = {"\u200F"}{$name}: انتهت، وفاز بها {$winner}
tournament-list-called-off = {"\u200F"}{$name}: أُلغيت
tournament-list-choose = اعرض واحدة

tournament-news-put-off = صارت **{$name}** تبدأ في {$when}.
tournament-news-day-before = تبدأ **{$name}**{"\u200F"} {$when}. يصلك إشعار آخر قبلها بـ15 دقيقة. ألا تستطيع المجيء؟ اضغط **{button-tournament-leave}**.
tournament-news-soon = تبدأ **{$name}**{"\u200F"} {$when}. هل أنت هنا؟
tournament-news-check-in = تبدأ **{$name}**{"\u200F"} {$when}. اضغط **{button-tournament-here}** قبل ذلك، وإلا فلن تلعب.
tournament-news-begun-arena = بدأت **{$name}** وتنتهي {$when}. من ينضم يجد مباراة حالما يفرغ أحد.
tournament-news-begun-ladder = صارت **{$name}** قائمة. زر **{button-tournament-challenge}** تحت رسالتها الأولى.
tournament-news-round = {"\u200F"}**{$name}، الجولة {$round} من {$rounds}.** اضغطا كلاكما **{button-tournament-begin}** قبل {$when}. من لم يحضر خسر بالغياب.
tournament-news-round-days = {"\u200F"}**{$name}، الجولة {$round} من {$rounds}.** ألواحكم جاهزة. من لم يلعب نقلته الأولى في وقتها خسر بالغياب.
tournament-news-round-begun = {"\u200F"}**{$name}، الجولة {$round} من {$rounds}.**
tournament-news-round-bare = {"\u200F"}**{$name}، الجولة {$round} من {$rounds}:** لا مباريات فيها.
tournament-news-pairing = {"\u200F"}{"\u2068"}{$south}{"\u2069"} ضد {"\u2068"}{$north}{"\u2069"}
tournament-news-bye = اللاعب {$player} بلا خصم، بنقطة كاملة
tournament-news-half-bye = اللاعب {$player} في إجازة بنصف نقطة
tournament-news-rest = اللاعب {$player} في راحة
tournament-news-goes-on = اللاعب {$player} بلا خصم
tournament-news-ending = {"\u200F"}**{$name}، الجولة {$round}:** يجب أن تبدأ هذه المباريات قبل {$when}.
tournament-news-round-over = {"\u200F"}**{$name}: انتهت الجولة {$round} من {$rounds}.**
tournament-news-stage = **بطولة {$name} في {$stage}.**
tournament-news-stage-begin = اضغطا كلاكما **{button-tournament-begin}**، وينتهي الوقت {$when}. من لم يحضر خسر بالغياب.
tournament-news-stage-dealt = ألواحكم جاهزة. من لم يلعب نقلته الأولى في وقتها خسر بالغياب.
tournament-news-stage-bare = لا مباريات فيه.
tournament-news-stage-ending = وقت بدء هذه المباريات ينتهي {$when}.
tournament-news-stage-over = انتهت كل المباريات.
tournament-news-groups-over = انتهت المجموعات، ويتأهل أول اثنين من كل مجموعة. {"\u2066"}A1{"\u2069"} بطل المجموعة A، و{"\u2066"}A2{"\u2069"} صاحب المركز الثاني فيها.
tournament-news-ready = يا {$player}، استعد {$other} لمباراتكما في **{$name}**. اضغط **{button-tournament-begin}** قبل {$when}.
tournament-news-here = يا {$player}، {$other} هنا الآن لمباراتكما في **{$name}**. اضغط **{button-tournament-begin}** قبل {$when}.
tournament-news-waits = ينتظر {$other} حتى الساعة {$until}. إن جئت بعد ذلك وصله إشعار.
tournament-news-challenged = يا {$player}، يتحداك {$other} على {tournament-place} في **{$name}**. اضغط **{button-tournament-begin}** قبل {$when}، وإلا ضاع المركز.
tournament-news-place-taken = في **{$name}** أخذ {$player} {tournament-place} من {$other}.
tournament-news-place-lost = في **{$name}** لم يأتِ {$other} إلى مباراته في الوقت المحدد، فأخذ {$player} {tournament-place}.
tournament-news-sinking = {"\u200F"}**{$name}:** من لا يلعب خلال ثلاثة أيام من هؤلاء ينزل مركزًا:
tournament-news-sunk = {"\u200F"}**{$name}:** هؤلاء نزلوا مركزًا بعد أسبوعين بلا مباراة:
tournament-news-missing = {"\u200F"}**{$name}:** { $number ->
    [zero] جاء الجميع.
    [one] لم يأتِ {$player}، ولن يُعطى مباراة حتى يضغط **{button-tournament-back}**.
    [two] لم يأتِ اثنان. لن يُعطيا مباراة حتى يضغطا **{button-tournament-back}**.
    [few] لم يأتِ {$number} لاعبين. لن يُعطوا مباراة حتى يضغطوا **{button-tournament-back}**.
    [many] لم يأتِ {$number} لاعبًا. لن يُعطوا مباراة حتى يضغطوا **{button-tournament-back}**.
   *[other] لم يأتِ {$number} لاعب. لن يُعطوا مباراة حتى يضغطوا **{button-tournament-back}**.
}
tournament-news-paused = توقفت **{$name}** مؤقتًا. لا تسير أي ساعة إلى أن تُستأنف.
tournament-news-resumed = استؤنفت **{$name}**. لم يخسر أحد وقتًا.
tournament-news-over = **انتهت {$name}.** مبارك يا {$winner}!
tournament-news-over-servers-won = **انتهى {$name}.** مبارك يا {$server}!
tournament-news-over-servers-drawn = **انتهى {$name}** بالتعادل.
tournament-news-over-nobody = **انتهت {$name}.** لا مركز لأحد، فلم يلعب أحد مباراة.
tournament-news-over-first-group = **انتهت {$name}.** لا مركز لأحد في المجموعة {$group}، فالمنصّة خالية.
tournament-news-group-won = {"\u200f"}🥇 {$names}
tournament-news-group-up = ↑ صعود: {$names}
tournament-news-group-down = ↓ هبوط: {$names}
tournament-news-ended-because = السبب: {"\u2068"}{$reason}{"\u2069"}
tournament-news-over-corrected = **انتهت {$name}.** صُحّحت نتيجة بعد ذلك: المراكز المعتمدة في رسالة أحدث.
tournament-podium = منصة التتويج في {$name}{"\u200F"}: {$places}
tournament-podium-game = في آخر مباراة خاضها {$player} كانت النتيجة: {$game}
profile-trophies = الكؤوس: {$trophies}
profile-trophy-seasons = مواسم 🏆 {$number}
profile-tournaments = البطولات: {$places}
profile-tournament = {tournament-place} في {$name}
profile-tournament-group = المركز {$place} في المجموعة {$group} من {$name}
tournament-board = مباراة من **{$name}**

tournament-organise = **تنظيم** · {$name}
tournament-organise-choose = ماذا تفعل
tournament-organise-there = تُصحَّح النتائج في {$server} الذي أعلن هذه.
tournament-do-begin = ابدأ الآن
tournament-do-put-off-hour = أجّل ساعة
tournament-do-put-off-day = أجّل يومًا
tournament-do-more-time = وقت إضافي …
tournament-do-reschedule = أجّل إلى وقت آخر …
tournament-do-end-series = لا مزيد بعد هذه
tournament-do-pair-again = أعد ترتيب مواجهات الجولة
tournament-do-result = حدّد نتيجة …
tournament-do-remove = أخرج لاعبًا …
tournament-do-let-in = اسمح لشخص بالعودة …
tournament-do-name-players = إضافة لاعبين …
tournament-do-move = انقل لاعبًا على السلّم …
tournament-do-sort = رتّب السلّم بحسب التصنيف
tournament-do-number = ضع لاعبًا في قائمة البداية …
tournament-do-number-by-rating = رتّب قائمة البداية بحسب التصنيف
tournament-do-forbid = لا تجمع بين شخصين أبدًا …
tournament-do-change = عدّل الاسم والبداية والساعة …
tournament-do-organisers = المنظّمون …
tournament-do-pause = أوقف البطولة مؤقتًا
tournament-do-resume = واصل البطولة
tournament-do-stop = ألغِ البطولة …
tournament-do-end-ladder = أنهِ السلّم …
tournament-done = تم.
tournament-stopped-series = أُلغيت. سيُعلن عن التالية مع ذلك، وتبدأ في {$when}. لإيقافها اضغط **{button-tournament-organise}** واختر **{tournament-do-end-series}**.
tournament-done-what = تم: {$what}
tournament-sure-pair-again = إعادة ترتيب مواجهات الجولة الأخيرة؟ تزول مواجهاتها الحالية، وتُسحب الرقع التي لم تُلعب عليها نقلة.
tournament-sure-end-series = إنهاء السلسلة بعد هذه البطولة؟ لن يُعلن عن غيرها، ولن يبقى أحد مسجّلًا لكل مرة.
tournament-sure-sort = الترتيب بحسب التصنيف؟ يزول الترتيب الحالي.
tournament-rating-stands = أما في التصنيف فتبقى المباراة محتسبة كما لُعبت.
tournament-without-opponents = بهذا لن يجد الجميع خصمًا في كل جولة قادمة. سيكون لهؤلاء إجازة: {$names}
tournament-choose-player = من؟
tournament-choose-two = أي لاعب تريد أن تفصل عن آخر؟
tournament-choose-apart-from = من الذي لا يلتقي به {"\u2068"}{$player}{"\u2069"} أبدًا؟
tournament-choose-apart = دع اثنين يلتقيان من جديد
tournament-organisers = من تختاره يستطيع كل ما تستطيعه، إلا اختيار غيره.
tournament-name-organiser = اختر منظّمًا آخر …
tournament-name-players = من تختاره يشارك فورًا مع هذا الخادم. يُخبَر بذلك، وله أن يغادر.
tournament-name-player = اختر لاعبًا …
tournament-dismiss-organiser = لم يعد منظّمًا …
tournament-choose-above = فوق من يكون {"\u2068"}{$player}{"\u2069"}؟
tournament-found-nobody = لا أحد من المسجّلين له اسم كهذا.
tournament-choose-whose-game = مباراة من؟
tournament-choose-game = أي مباراة؟
tournament-choose-result = مباراة {"\u2068"}{$south}{"\u2069"} ضد {"\u2068"}{$north}{"\u2069"}: كيف تُحسب؟
tournament-choose-more-time = أو امنحها وقتًا أطول بأزرار الصف الأخير.
button-tournament-won = فاز {$player}
button-tournament-drawn = تعادل
button-tournament-neither = خسر كلاهما
button-tournament-renew = كل وقت هذه النقلة من جديد
button-tournament-more-days = { $days ->
    [zero] إضافة {$days} يوم
    [one] إضافة يوم
    [two] إضافة يومين
    [few] إضافة {$days} أيام
    [many] إضافة {$days} يومًا
   *[other] إضافة {$days} يوم
}
button-tournament-more-minutes = إضافة {$minutes} د
button-tournament-more-hours = إضافة {$hours} س
button-tournament-more-all = كل المباريات: {$time}
button-tournament-play-again = تُلعب من جديد …
button-tournament-remove-result = احذف النتيجة …
button-tournament-find = ابحث بالاسم …
button-tournament-last = في الآخر
button-tournament-first = في الأول
button-tournament-void-too = أبطلها أيضًا
form-tournament-reason = يمكن للجميع قراءة السبب
form-tournament-reason-label = لماذا؟
form-tournament-find = ابحث عن لاعب
form-tournament-find-label = جزء من الاسم
form-tournament-find-example = ندى
form-tournament-begins = تأجيل البطولة
form-tournament-begins-label = إلى متى، أو بكم؟
form-tournament-begins-example = الخميس {"\u2066"}20:00{"\u2069"}
form-tournament-change = تعديل البطولة
form-tournament-change-name = الاسم
form-tournament-change-begins = متى تبدأ
form-tournament-change-clock = الساعة
form-tournament-change-rounds = عدد الجولات: إن تُرك فارغًا فبقدر الحاجة
form-tournament-change-meetings = كم مرة يلتقون: 1 أو 2
form-tournament-change-minutes = كم دقيقة تدوم
form-tournament-change-most = أقصى عدد للمسجّلين

tournament-log = **السجل** · {$name}
tournament-log-line = في {$when}، {"\u200F"}{$what}
tournament-log-by = في {$when}، {"\u2068"}{$player}{"\u2069"}: {"\u200F"}{$what}
tournament-change-name = الاسم {$name}
tournament-change-begins = البداية {$when}
tournament-change-clock = الساعة {$clock}
tournament-change-rounds = الجولات {$number}
tournament-change-meetings = اللقاءات {$number}
tournament-change-minutes = الدقائق {$number}
tournament-change-usual-length = الطول الافتراضي
tournament-change-most = أقصى عدد للمسجّلين {$most}
tournament-log-made = إعلان البطولة
tournament-log-made-by-series = إعلان البطولة التالية من السلسلة
tournament-log-signed-up = مسجّلون في كل مرة: {$names}
tournament-log-joined = انضمام
tournament-log-left = مغادرة
tournament-log-kept-out = {"\u2068"}{$player}{"\u2069"} لم يعد مسموحًا له باللعب هنا، فخرج من البطولة
tournament-log-rejoined = عودة
tournament-log-round-off = إجازة في الجولة التالية
tournament-log-on-pause = استراحة
tournament-log-always = انضمام في كل مرة من الآن فصاعدًا
tournament-log-always-off = إلغاء الانضمام في كل مرة
tournament-log-challenged = تحدي {"\u2068"}{$player}{"\u2069"}
tournament-log-no-show = لم يحضروا فخسروا بالغياب: {$names}
tournament-log-off-until-back = لا مباريات لهم حتى يضغطوا **{button-tournament-back}**: {$names}
tournament-log-round-begun = بدأت الجولة {$round}
tournament-log-stage-begun = {"\u200F"}{$stage}: بدأت المباريات
tournament-log-ended = انتهت البطولة
tournament-log-time-lost = لم يكن Kuzhi متاحًا أو لم يستطع الكتابة هنا من {$from} إلى {$until}، وهذا الوقت لا يُحتسب
tournament-log-missed = لم تُقم التالية ({$when}): لم يكن Kuzhi متاحًا
tournament-log-put-off = تأجيل البداية إلى {$when}
tournament-log-changed = تعديل البطولة: {$changes}
tournament-log-begun = بدأت البطولة
tournament-log-begun-now = بدأ البطولة الآن
tournament-log-fewer-rounds = عدد الجولات {$rounds} فقط، لأن المسجّلين أقل مما يلزم للمزيد
tournament-log-drafted = المجموعات بحسب الدوري السابق: من صعد أو هبط يلعب في مجموعته الجديدة، ومن ينضم لأول مرة يبدأ في أدنى مجموعة
tournament-log-extended = تمديد وقت بدء المباريات حتى {$when}
tournament-log-more-time = تمديد وقت بدء مباراة {"\u2068"}{$south}{"\u2069"} ضد {"\u2068"}{$north}{"\u2069"} حتى {$when}
tournament-log-renewed = إعادة الوقت كله لصاحب الدور في مباراة {"\u2068"}{$south}{"\u2069"} ضد {"\u2068"}{$north}{"\u2069"}
tournament-log-time-given = وقت إضافي لصاحب النقلة في {"\u2068"}{$south}{"\u2069"} – {"\u2068"}{$north}{"\u2069"}: {$time}
tournament-log-drags-on = المباريات تطول أكثر من المنتظر، والجولة مستمرة
tournament-log-paired-again = إعادة ترتيب مواجهات الجولة
tournament-log-result = تحديد نتيجة {"\u2068"}{$south}{"\u2069"} ضد {"\u2068"}{$north}{"\u2069"} بـ {$result}، والسبب: {"\u2068"}{$reason}{"\u2069"}
tournament-log-result-own = تحديد نتيجة مباراته هو {"\u2068"}{$south}{"\u2069"} ضد {"\u2068"}{$north}{"\u2069"} بـ {$result}، والسبب: {"\u2068"}{$reason}{"\u2069"}
tournament-log-was = (قبل ذلك: {$result})
tournament-log-own = (مباراته هو)
tournament-log-played-again = إعادة لعب مباراة {"\u2068"}{$south}{"\u2069"} ضد {"\u2068"}{$north}{"\u2069"} بعد إلغاء نتيجتها
tournament-log-replayed = إعادة مباراة {"\u2068"}{$south}{"\u2069"} – {"\u2068"}{$north}{"\u2069"}، والسبب: {"\u2068"}{$reason}{"\u2069"}
tournament-log-result-removed = حذف نتيجة {"\u2068"}{$south}{"\u2069"} – {"\u2068"}{$north}{"\u2069"} فلا تُحتسب لأي منهما، والسبب: {"\u2068"}{$reason}{"\u2069"}
tournament-log-voided = إبطال نتيجة {"\u2068"}{$south}{"\u2069"} ضد {"\u2068"}{$north}{"\u2069"}، فلا تُحسب لأحد
tournament-log-voided-stands = إبطال نتيجة {"\u2068"}{$south}{"\u2069"} ضد {"\u2068"}{$north}{"\u2069"}، لكنها تبقى تحدد من يتأهل إلى أن يحدّد المنظمون غيرها
tournament-log-removed = إخراج {"\u2068"}{$player}{"\u2069"}، والسبب: {"\u2068"}{$reason}{"\u2069"}
tournament-log-let-in = السماح لـ {"\u2068"}{$player}{"\u2069"} بالعودة: يشارك متى ضغط **{button-tournament-join}**
tournament-log-player-named = إضافة {"\u2068"}{$player}{"\u2069"} إلى اللاعبين
tournament-log-organiser-named = إضافة {"\u2068"}{$player}{"\u2069"} إلى المنظّمين
tournament-log-organiser-dismissed = إخراج {"\u2068"}{$player}{"\u2069"} من المنظّمين
tournament-log-forbidden = منع التقاء {"\u2068"}{$one}{"\u2069"} مع {"\u2068"}{$other}{"\u2069"}
tournament-log-unforbidden = السماح بالتقاء {"\u2068"}{$one}{"\u2069"} مع {"\u2068"}{$other}{"\u2069"}
tournament-log-sunk = نزلوا مركزًا بعد أسبوعين بلا مباراة: {$names}
tournament-log-placed = وضع {"\u2068"}{$player}{"\u2069"} فوق {"\u2068"}{$other}{"\u2069"}
tournament-log-placed-last = وضع {"\u2068"}{$player}{"\u2069"} في الآخر
tournament-log-sorted = رتّب السلّم بحسب التصنيف
tournament-log-numbered = جعل {"\u2068"}{$player}{"\u2069"} رقم {$number} في قائمة البداية
tournament-log-numbered-by-rating = رتّب قائمة البداية بحسب التصنيف
tournament-log-meet-instead = بعد التصحيح يلتقي {$south} مع {$north}
tournament-log-goes-on = بعد التصحيح يتأهل {$player} بلا مباراة
tournament-log-paused = إيقاف مؤقت
tournament-log-resumed = استئناف البطولة
tournament-log-stopped = إنهاء البطولة: {"\u2068"}{$reason}{"\u2069"}
tournament-log-stopped-bare = إنهاء البطولة
tournament-log-too-few = أُلغيت: كان المسجّلون أقل مما يلزم
tournament-log-left-out = لم يُعلن عن التالية ({$when}): بطولات كثيرة هنا لم تنته
tournament-log-no-role = لا يستطيع Kuzhi منح الفائز {"\u2068"}{$role}{"\u2069"}: يلزمه إذن **إدارة الرتب** ورتبة له فوق هذه
tournament-log-series-ended = لن تتبعها أخرى من تلقاء نفسها
tournament-log-no-events = لا يستطيع Kuzhi إبقاء فعالية لهذه السلسلة هنا: يلزمه إذن **إنشاء فعاليات**
tournament-log-not-here = لم يسجّلوا حضورهم فلا يلعبون: {$names}
tournament-log-byes = في الجولة {$round} لم يجد الجميع خصمًا، لأن بعضهم تواجهوا من قبل أو لا يتواجهون: لهم إجازة
tournament-log-waits = لا يوجد اثنان من الحاضرين يمكن أن يلتقيا. تنتظر البطولة حتى {$when} أن يدخل غيرهم أو يعودوا، ثم تُلغى
tournament-log-cannot-pair = أُلغيت: لم تعد أي مواجهة ممكنة
tournament-log-server-asks = خادم آخر يريد أن يلعب
tournament-log-servers-play = موافقة: يلعب الخادمان
tournament-log-server-declined = رُفض اللقاء مع الخادم الآخر
refused-winners-role-not-permitted = لا يستطيع Kuzhi منح الرتب هنا. امنحه إذن **إدارة الرتب** ثم اختر من جديد.
refused-winners-role-above = لا يمنح Kuzhi إلا الرتب التي تحت رتبته. ارفع رتبته فوق هذه في إعدادات الخادم ثم اختر من جديد.
refused-winners-role-managed = لا يستطيع أحد منح هذه الرتبة. اختر غيرها.
refused-winners-role-powerful = لهذه الرتبة سلطة على الآخرين، مثل إدارة الرسائل أو الأعضاء، ولا ينبغي أن يفوز بها أحد. اختر غيرها.
refused-winners-role-gone = لم تعد هذه الرتبة موجودة. اختر غيرها.
refused-winners-role-unknown = لا يجيب Discord الآن. أعد المحاولة بعد قليل.

refused-tournament-unknown = لا توجد هنا بطولة كهذه، أو لم تعد موجودة. يعرض {"\u2066"}`/tournament list`{"\u2069"} ما هو موجود.
refused-tournament-size = تتسع بطولة من هذا النوع لعدد من اللاعبين بين {$fewest} و{$most}.
refused-tournament-rounds = عدد جولات النظام السويسري من 1 إلى {$most}.
refused-tournament-rounds-of-few = أقصى عدد جولات دون أن يلتقي اثنان مرتين هو {$most} لعدد اللاعبين {$players}. اختر جولات أقل، أو اسمح بلاعبين أكثر.
refused-tournament-byes = عدد إجازات الجولات التي تساوي نصف نقطة من 0 إلى {$most}.
refused-tournament-meetings = في الدوري يلتقي اللاعبون مرة أو مرتين: اكتب 1 أو 2.
refused-tournament-group-size = أقصى عدد في المجموعة يكون من {$fewest} إلى {$most}. غيّر {"\u2066"}`groups`{"\u2069"}.
refused-tournament-group-moves = لا يمكن أن يصعد ويهبط هذا العدد: اختر من 0 إلى {$most} في {"\u2066"}`promoted`{"\u2069"}.
refused-tournament-arena-length = تدوم الساحة من {$fewest} إلى {$most} دقيقة.
refused-tournament-arena-is-live = في الساحة يلعب الناس في الحال، فتلزمها ساعة مباشرة مثل {"\u2066"}5+3{"\u2069"}.
refused-tournament-needs-clock = تلزم البطولات ساعة. اختر ساعة مثل {"\u2066"}5+3{"\u2069"} أو {"\u2066"}1d{"\u2069"}.
refused-tournament-arena-clock = قد تملأ مباراة واحدة بهذه الساعة ساحة من {$minutes} دقيقة. اختر {"\u2068"}{$clock}{"\u2069"} أو أقل، أو ساحة أطول.
refused-tournament-too-quick = مباريات بهذا العدد القليل من الجولات لا تُصنّف. اختر جولات أكثر، أو {"\u2066"}`rated: False`{"\u2069"}.
refused-tournament-bad-start = تبدأ البطولة من الآن فصاعدًا وفي غضون 60 يومًا.
refused-tournament-bad-start-typed = يوافق «{"\u2068"}{$text}{"\u2069"}» الوقت {$when}. تبدأ البطولة بعد الآن وفي غضون 60 يومًا.
refused-tournament-comes-once = يبقى السلّم إلى أن ينهيه أحد، فهو لا يتكرر. اترك الخيار {"\u2066"}`repeats`{"\u2069"}.
refused-tournament-days-ahead = يمكن الإعلان عن التالية قبلها بيوم واحد إلى {$most} يومًا. غيّر {"\u2066"}`ahead`{"\u2069"}.
refused-tournament-no-day = لم يفهم Kuzhi اليوم «{"\u2068"}{$text}{"\u2069"}». اكتب تاريخًا مثل {"\u2066"}2026-12-24{"\u2069"} أو مدة مثل {"\u2066"}10w{"\u2069"}.
refused-tournament-ends-before = ستنتهي السلسلة قبل أن تبدأ الأولى. اختر يومًا أبعد في {"\u2066"}`until`{"\u2069"}.
refused-tournament-no-series = لا تتبع هذه البطولة أخرى من تلقاء نفسها.
refused-tournament-next-is-announced = أُعلن عن التالية. اضغط الزر أسفل رسالتها.
refused-tournament-no-time = لم يفهم Kuzhi الوقت «{"\u2068"}{$text}{"\u2069"}». اكتب وقتًا مثل {"\u2066"}20:00{"\u2069"} أو الخميس {"\u2066"}20:00{"\u2069"} أو غدًا {"\u2066"}19:30{"\u2069"}، أو مدة مثل {"\u2066"}1h30m{"\u2069"} أو {"\u2066"}2d 3h{"\u2069"} أو {"\u2066"}1w{"\u2069"}، أو طابعًا زمنيًّا من Discord.
refused-tournament-no-time-zone = لا يستطيع Kuzhi قراءة «{"\u2068"}{$text}{"\u2069"}»، فليس لهذا الخادم منطقة زمنية بعد. يختارها أحد المديرين بالأمر {"\u2066"}`/settings timezone`{"\u2069"}. وحتى ذلك الحين اكتب مدة مثل {"\u2066"}1h30m{"\u2069"} أو {"\u2066"}2d 3h{"\u2069"}، أو طابعًا زمنيًّا من Discord.
refused-tournament-season-length = عدد بطولات الموسم من {$fewest} إلى {$most}. اكتب العدد في {"\u2066"}`season`{"\u2069"}.
refused-tournament-season-best = يمكن أن تُحسب في هذا الموسم من 1 إلى {$most} من النتائج. غيّر {"\u2066"}`best`{"\u2069"}.
refused-tournament-no-season = يبقى السلّم إلى أن ينهيه أحد، فلا موسم له. اترك الخيار {"\u2066"}`season`{"\u2069"}.
refused-tournament-match-once = يُلعب لقاء الخادمين مرة واحدة. اترك الخيارين {"\u2066"}`repeats`{"\u2069"} و{"\u2066"}`season`{"\u2069"}، وبعده **{button-tournament-return}**.
refused-tournament-own-server = لا يلعب الخادم ضد نفسه. أرسل الرمز إلى خادم آخر.
refused-tournament-server-is-there = يلعب هذا اللقاء خادم آخر، أو طلبه.
refused-tournament-no-server-asks = لم يعد هناك ما يُجاب عنه: لا خادم آخر يطلب.
refused-tournament-not-server-manager = لا يقرر أن يلعب هذا الخادم ضد آخر إلا من يديره. اسأل أحدهم.
refused-tournament-plays-for-others = أنت تلعب للخادم الآخر في هذا اللقاء.
refused-tournament-home-decides = يقرر ذلك منظّمو الخادم الذي أعلن اللقاء.
refused-tournament-teams-are-missing = لا يمكن البدء بعد: يلزم الخادمان، ولكل منهما لاعب.
refused-tournament-name-too-long = الاسم طويل جدًّا: أقصى ما يتسع هنا من الحروف {$most}.
refused-tournament-no-server = تقام البطولات على الخوادم. استخدم الأمر في أحدها.
refused-tournament-not-manager = لا يعلن عن البطولات إلا من يديرون هذا الخادم. اطلب ذلك من أحدهم.
refused-tournament-not-organisers = لا يعلن عن البطولات إلا من يديرون هذا الخادم ومن لهم {"\u2068"}{$role}{"\u2069"}.
refused-tournament-not-member = تحتاج البطولات إلى أن يكون Kuzhi عضوًا في الخادم. اطلب من أحد المديرين أن يضيفه.
refused-tournament-too-many-here = في هذا الخادم بطولات لم تنته عددها {$most}. يجب أن تنتهي واحدة أولًا.
refused-tournament-too-many-of-theirs = لديك هنا بطولات لم تنته عددها {$most}. يجب أن تنتهي واحدة أولًا، والسلالم لا تُحسب.
refused-tournament-announced = أُعلنت هذه المسودة من قبل. لإعداد أخرى: {"\u2066"}`/tournament create`{"\u2069"}.
refused-tournament-no-draft = لم تعد هذه المسودة موجودة: حُذفت، أو مضى عليها أكثر من يوم. لإعداد أخرى: {"\u2066"}`/tournament create`{"\u2069"}.
refused-tournament-nothing-changed = لم يتغيّر شيء.
refused-tournament-people-entered = هناك من سجّل. لا يتغيّر بعد ذلك إلا الاسم وبداية متأخرة وعدد المسجّلين.
refused-tournament-only-later = ينتظر المسجّلون أن تبدأ {$when}. يمكن أن تبدأ بعد ذلك لا قبله.
refused-tournament-more-entered = عدد المسجّلين {$number}. لا يمكن أن تقل الأماكن عن ذلك.
refused-tournament-no-number = «{"\u2068"}{$text}{"\u2069"}» ليس عددًا.
refused-tournament-notified-lately = أرسلت إشعارات إلى الآخرين عدة مرات في وقت قصير. يمكنك فعل ذلك مجددًا {$when}.
refused-tournament-lacks-role = لا يسجّل في هذه البطولة إلا أصحاب {$role}.
refused-tournament-full = البطولة ممتلئة.
refused-tournament-takes-part = أنت مشارك من قبل.
refused-tournament-takes-no-part = لست مشاركًا فيها. زر **{button-tournament-join}** تحت رسالتها الأولى ما دام التسجيل مفتوحًا.
refused-tournament-them-takes-no-part = هذا الشخص ليس مشاركًا فيها.
refused-tournament-removed = أخرجك المنظّمون من هذه البطولة. السبب في **{button-tournament-log}**.
refused-tournament-not-removed = لم يُخرج هذا الشخص.
refused-tournament-begun = بدأت البطولة، ولم يعد هذا ممكنًا.
refused-tournament-not-begun = لم تبدأ البطولة بعدُ.
refused-tournament-over = انتهت هذه البطولة.
refused-tournament-paused = البطولة متوقفة مؤقتًا إلى أن يستأنفها منظّمها.
refused-tournament-not-paused = البطولة ليست متوقفة.
refused-tournament-last-round = هذه هي الجولة الأخيرة، ولا جولة بعدها تُترك.
refused-tournament-check-in-later = الوقت مبكر لتسجيل الحضور. يصلك إشعار {$when}، فاضغط الزر حينها.
refused-tournament-last-games = تُلعب آخر المباريات، ولا تبدأ غيرها.
refused-tournament-nothing-to-begin = ليست لك الآن مباراة تبدؤها هنا.
refused-tournament-plays-live = أنت تلعب مباراة مباشرة أخرى. أنهها ثم اضغط الزر من جديد.
refused-tournament-they-play-live = يلعب {$player} مباراة مباشرة في بطولة. حاول من جديد حين تنتهي.
refused-tournament-nothing-to-extend = لا مباراة تنتظر البدء، فلا وقت يُمدَّد.
refused-tournament-is-ready = أنت مستعد. وصل إشعار إلى خصمك، ولديه حتى {$when} ليبدأ.
refused-tournament-too-few = المسجّلون أقل مما يلزم: أقل عدد هو {$fewest}.
refused-tournament-not-organiser = لا يفعل هذا إلا المنظّمون ومن يديرون الخادم.
refused-tournament-not-announcer = لا يختار منظّمين آخرين إلا من أعلنها ومن يديرون الخادم.
refused-tournament-organises = {"\u2068"}{$player}{"\u2069"} من المنظّمين بالفعل.
refused-tournament-program-organises = البوتات لا تنظّم. اختر شخصًا.
refused-tournament-is-in = {"\u2068"}{$player}{"\u2069"} مشارك من قبل.
refused-tournament-has-left = غادر {"\u2068"}{$player}{"\u2069"} البطولة، ولا يعود إلا بنفسه.
refused-tournament-program-plays = البوتات لا تلعب في البطولات. اختر شخصًا.
refused-tournament-too-many-organisers = عدد من ينظّمون معك {$most}. لا يمكن إضافة غيرهم.
refused-tournament-no-co-organiser = لم يعد من المنظّمين.
refused-tournament-not-of-this-kind = ليس هذا في بطولة من هذا النوع.
refused-tournament-ladder-not-there = ليس {$player} على السلّم.
refused-tournament-ladder-not-above = لا يمكنك أن تتحدى إلا من هم فوقك.
refused-tournament-ladder-too-far = مركزه أعلى مما تبلغه. يمكنك تحدي المراكز من {$first} إلى {$last}.
refused-tournament-ladder-busy = لدى {$player} تحدٍّ مفتوح على هذا السلّم. واحد في كل مرة.
refused-tournament-ladder-rest = لقد تواجهت مع {$player} قبل قليل. يمكنكما اللعب مجددًا {$when}، وحتى ذلك يمكن لغيرك أن يتحداه.
refused-tournament-round-has-begun = بدأت مباراة من الجولة، فلا يمكن إعادة ترتيب مواجهاتها.
refused-tournament-cannot-pair = لم تبق مواجهات جائزة.
refused-tournament-moved-on = مضت البطولة قدمًا بهذه النتيجة، فلا تُعاد المباراة. لتغيير ما تُحسب به اضغط **{button-tournament-organise}** تحت رسالة البطولة الأولى واختر **{tournament-do-result}**.
refused-tournament-no-such-game = لا توجد مباراة كهذه في هذه البطولة.
refused-tournament-has-no-result = لا نتيجة لهذه المباراة بعد.
refused-tournament-somebody-goes-on = لا بد أن يتأهل أحدهما، فلا تُحذف النتيجة هنا. حدّد نتيجة أخرى، أو لتُعَد المباراة.
refused-tournament-next-is-played = بهذه النتيجة كان سيلعب غيرهما مباراة لاحقة، وقد لُعبت. تبقى النتيجة كما هي، ويمكنك تحديد نتيجة تلك المباراة اللاحقة.
refused-tournament-kept-apart = هذان لا يتواجهان من قبل.
refused-tournament-not-kept-apart = هذان الاثنان غير ممنوعين من اللقاء.
refused-tournament-stands-there = هذا مكانه الآن، أو ليس على السلّم.
refused-tournament-ladder-is-played = بدأت التحديات على هذا السلّم، فترتيبه يُكسب الآن. يمكنك نقل لاعبين أفرادًا.
refused-tournament-too-many-apart = عدد الأزواج الذين لا يتواجهون هنا {$most}، ولا يمكن أكثر.
refused-tournament-no-reason = يحتاج الناس إلى معرفة السبب: اكتبه من فضلك.
refused-tournament-no-hints = لا تلميحات في مباريات البطولات.
refused-tournament-no-takebacks = لا يتراجع أحد عن نقلاته في هذه البطولة.
refused-tournament-no-gifts = في البطولات لا يمنح أحد الآخر وقتًا.
activity-loading = جارٍ التحميل …
activity-reconnecting = جارٍ الاتصال من جديد …
activity-offline = لا يوجد اتصال
activity-games = ألعابك هنا
activity-no-games = ليس لديك مباراة في هذه القناة بعد.
activity-back = العودة إلى المباراة
activity-close = إغلاق
activity-settings = الإعدادات
activity-speed = السرعة
activity-speed-slow = بطيء
activity-speed-normal = عادي
activity-speed-fast = سريع
activity-speed-none = بلا حركة
activity-sound = الصوت
activity-previews = عرض موضع انتهاء الحركات
activity-watching = يشاهدون: {$names}
activity-send = إرسال
activity-cancel = إلغاء
activity-replay-last = عرض الحركات الأخيرة من جديد
activity-skip = تخطٍّ
activity-your-turn = دورك
activity-their-turn = الدور على {$name}
activity-press-again = اضغط الحفرة {$name} مرة أخرى لتلعبها.
activity-thinking = يفكر {$name} …
activity-score = الرصيد {$score} من {$needed} حبة تفوز
activity-hold = اضغط مطوّلًا على حفرة، أو أشِر إليها، لترى أين تسقط حبتها الأخيرة.
activity-not-identified = لم يخبرنا Discord من أنت. أغلق اللوحة وافتحها من جديد.
activity-stopping = يُعاد تشغيل Kuzhi. تعود اللوحة بعد لحظة.
activity-begin-again = هذه اللوحة مفتوحة منذ ساعات. تعود بعد لحظة.
activity-opened-elsewhere = فتحت اللوحة في مكان آخر.
activity-full = اللوحات المفتوحة الآن كثيرة جدًا. تُفتح هذه حين يتوفر مكان.
activity-too-fast = كان ذلك كثيرًا دفعة واحدة. تعود اللوحة بعد لحظة.
activity-too-slow = الاتصال بطيء جدًا. تعود اللوحة بعد لحظة.
activity-unreadable = هذه اللوحة من إصدار آخر. أغلقها وافتحها من جديد.
activity-failed = حدث خطأ هنا. حاول من جديد بعد لحظة.
