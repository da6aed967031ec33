# ما يقوله Kuzhi بالعربية. اسم الرسالة يدل على موضعها، والبوت يملأ مواضع {$…}.
# النص بصيغة markdown في Discord. ليست العربية من لغات Discord، فتبقى أسماء الأوامر بالإنجليزية.
#
# From right to left: a sentence begins with an Arabic letter, and one stands between two things filled in.
# "\u2066" … "\u2069" keep what is between them from left to right, "\u2068" … "\u2069" let it choose;
# "\u200E" binds a sign to the number behind it, and "\u200F" makes a line begin at the right.

-play = {"\u2066"}`/play`{"\u2069"}
-move = {"\u2066"}`/move`{"\u2069"}
-board = {"\u2066"}`/board`{"\u2069"}
-resign = {"\u2066"}`/resign`{"\u2069"}
-hint = {"\u2066"}`/hint`{"\u2069"}
-leaderboard = {"\u2066"}`/leaderboard`{"\u2069"}
-rules = {"\u2066"}`/rules`{"\u2069"}
-agree = {"\u2066"}`/agree`{"\u2069"}
-draw = {"\u2066"}`/draw`{"\u2069"}
-takeback = {"\u2066"}`/takeback`{"\u2069"}
-tutorial = {"\u2066"}`/tutorial`{"\u2069"}
-conditional = {"\u2066"}`/conditional`{"\u2069"}
-help = {"\u2066"}`/help`{"\u2069"}
-games = {"\u2066"}`/games`{"\u2069"}
-settings = {"\u2066"}`/settings`{"\u2069"}
-play-open = {"\u2066"}`/play open: True`{"\u2069"}

## Games

game-mangala = مانغالا
game-mangala-castle = مانغالا بالقلاع
game-al-manqala = المنقلة
game-pallankuzhi = بالانكوزي
game-pallam-khuzi = بالام كوزي
game-kotu-baendum = كوتو بيندوم

## Options of games

options-chosen = طريقة اللعب: {$options}.
option-end-row-empty = صفٌّ يخلو بعد نقلة يُنهي اللعبة
option-end-no-move = تنتهي اللعبة حين يكون صف صاحب الدور خاليًا
option-own_pit_capture-true = حبة أخيرة في حفرتك الخالية تأسر الحفرة المقابلة
option-own_pit_capture-false = حبة أخيرة في حفرتك الخالية لا تأسر شيئًا
option-seeds-6 = ست حبات في كل حفرة
option-seeds-5 = خمس حبات في كل حفرة
option-seeds-4 = أربع حبات في كل حفرة
option-after_capture-continue = يستمر البذر بعد الأسر
option-after_capture-end = الأسر يُنهي الدور
option-fours-sower = الأربعات لمن صنعها
option-fours-owner = الأربعات لصاحب الحفرة
option-skip_origin-true = تُتخطى الحفرة التي رُفعت
option-skip_origin-false = يُبذر أيضًا في الحفرة التي رُفعت
option-capture-relay = يستمر البذر بعد الأسر
option-capture-ends-turn = الأسر يُنهي الدور
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
side-south = الجنوب
side-north = الشمال

## The challenge

challenge-open = يتحداك {$challenger} يا {$invited} في لعبة **{$game}**.
challenge-to-all = يبحث {$challenger} عمن يلعب معه **{$game}**. يلعب أول من يقبل.
challenge-whoever = من يقبل
challenge-to-all-cancelled = لم يعد {$challenger} يبحث عمن يلعب معه **{$game}**.
challenge-to-all-expired = بحث {$challenger} عمن يلعب معه **{$game}** فلم يقبل أحد في الوقت المحدد.
challenge-sides = يلعب {$first} في الجنوب ويبدأ.
challenge-casual = هذه اللعبة ودية: لا تُحسب في الترتيب.
challenge-quick = لعبة سريعة: جولات قليلة كهذه تحسمها النقلات الأولى، فلا تُحسب في الترتيب. ثلاث جولات تُحسب.
challenge-series = الأفضل من {$sets} أشواط: للفوز 1 وللتعادل ½، ويتبادل اللاعبان الجانبين في كل شوط.
challenge-expires = ينتهي التحدي {$when}.
challenge-declined = رفض {$invited} تحدي {$challenger} في لعبة **{$game}**.
challenge-cancelled = سحب {$challenger} تحديه إلى {$invited} في لعبة **{$game}**.
challenge-expired = انتهى تحدي {$challenger} إلى {$invited} في لعبة **{$game}** بلا جواب.
menu-challenge = تحدَّه في المنقلة
draft-game-bot = العب **{$game}** ضد Kuzhi. غيّر ما تشاء، ثم اضغط **{button-begin}**.
draft-game-person = تحدي {$opponent} في **{$game}**. غيّر ما تشاء، ثم اضغط **{button-challenge}**.
draft-game-anybody = تحدي أي شخص في هذه القناة في **{$game}**، أو اختر شخصًا أدناه. غيّر ما تشاء، ثم اضغط **{button-challenge}**.
draft-choose-person = اختر خصمًا
draft-against-person = العب ضد شخص
draft-against-bot = العب ضد Kuzhi
draft-made = تم: يراه الآن كل من في القناة.
choice-one-game = لعبة واحدة
choice-sets = الأفضل من {$sets} أشواط
button-make-casual = اجعلها ودية
button-make-rated = احتسبها في الترتيب
button-challenge = تحدَّ
button-begin = ابدأ
button-accept = أقبل
button-decline = أرفض
button-cancel = إلغاء

## The board

board-title = لعبة **{$game}** · الجنوب {$south} · الشمال {$north}
board-round = الجولة {$round} من {$rounds}
board-round-open = الجولة {$round}
board-series = الشوط {$set} من {$sets} · نقاط {$south} هي {$points}، ونقاط {$north} هي {$against}
board-turn = الدور على **{$player}** في {$side}: اختر حفرة.
board-direction = الدور على **{$player}** في {$side}: اختر حفرة واتجاه الجولة كلها.
board-arrange = لدى **{$player}** في {$side} { $seeds ->
    [zero] لا حبات
    [one] حبة واحدة
    [two] حبتان
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
} يرتب بها صفه: الحفر 1 إلى 7 من اليسار. الحفرة 1 تأخذ حبة أو حبتين، ومن 2 إلى 6 حتى حبتين، والحفرة 7 حتى أربع. بحبتين في الحفرة 1 يكون الأسر عند ثلاث، وبواحدة عند اثنتين.
board-bot-turn = يفكر {$player} …
board-castle = قلعة {$player} في {$side}، الحفرة {$pit}.
board-mark-puta = حفرة {$side} رقم {$pit} بوتا لـ {$player}.
board-mark-naga = حفرة {$side} رقم {$pit} ناغا لـ {$player}.
board-mark-tied = حفرة {$side} رقم {$pit} مربوطة لـ {$player}.
board-excluded = الحفر المعلَّمة بـ x خارج اللعب.
board-to-fill = الحفر المعلَّمة بـ x لم تُملأ بعد.
board-eats = يأسر {$player} عند العدد {$seeds}.
board-heap = في حفرة {$side} رقم {$pit} حبات عددها {$seeds}.
board-text-row = صف {$side}: {"\u2066"}{$pits}{"\u2069"}. المخزن {$store}.
board-text-row-yours = صفك في {$side}: {"\u2066"}{$pits}{"\u2069"}. المخزن {$store}.
board-text-excluded = {"\u2068"}مغلقة{"\u2069"}
board-text-castle = {"\u2068"}قلعة{"\u2069"}
board-moved-on = انتقلت هذه اللوحة إلى هنا: {$link}
board-seen-alone = أنت وحدك ترى هذا: هنا لا يُظهر Discord أجوبتي إلا لك. يراه اللاعب الآخر بالأمر { -board }.
board-visiting = إن لم يحدث شيء هنا طويلًا، فالأمر { -board } يأتي باللوحة.
no-files = لا يُسمح لي بإرفاق الملفات في هذه القناة، فلا شيء هنا غير الكلام. يستطيع من يدير الخادم أن يسمح بذلك، واسم الإذن **Attach Files**.
no-files-boards = يُراد أن تكون لوحات هذا الخادم صورًا، لكن لا يُسمح لي بإرفاق الملفات في هذه القناة، فتُرسم هنا بالرموز أو بالحروف. امنحني هنا إذن **Attach Files** وستأتي النقلة التالية بصورة.
board-in-thread = يلعب {$south} ضد {$north} لعبة **{$game}** في {$thread}.
thread-name = لعبة {$game} بين {$south} و{$north}
call-to-move = دورك يا {$player} في **{$game}** ضد {$opponent}، واللوحة هنا: {$link}
call-to-move-unlinked = دورك يا {$player} في **{$game}** ضد {$opponent}.
button-arrange = ترتيب آخر …
menu-layouts = ترتيبات أخرى …
button-standard = الترتيب المعتاد
form-arrange = رتّب صفك
form-arrange-label = حبات الحفر 1 إلى 7 من يسارك

## What a move did

move-sown = بذر {$player} الحفرة {$pit}، وفيها { $seeds ->
    [zero] لا حبات
    [one] حبة واحدة
    [two] حبتان
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}.
move-sown-laps = بذر {$player} الحفرة {$pit}، وفيها { $seeds ->
    [zero] لا حبات
    [one] حبة واحدة
    [two] حبتان
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
}، وعدد الرفعات {$laps}.
move-arranged = رتّب {$player} صفه ويأسر عند العدد {$seeds}.
move-arranged-usual = رتّب {$player} صفه الترتيب المعتاد.
move-counter-clockwise = الجولة تدور عكس عقارب الساعة.
move-clockwise = الجولة تدور مع عقارب الساعة.
move-captured = { $seeds ->
    [zero] لم يأسر شيئًا.
    [one] أسر حبة واحدة.
    [two] أسر حبتين.
    [few] أسر {$seeds} حبات.
    [many] أسر {$seeds} حبة.
   *[other] أسر {$seeds} حبة.
}
move-captured-other = { $seeds ->
    [zero] لم يأسر {$player} شيئًا.
    [one] أسر {$player} حبة واحدة.
    [two] أسر {$player} حبتين.
    [few] أسر {$player} ما عدده {$seeds} حبات.
    [many] أسر {$player} ما عدده {$seeds} حبة.
   *[other] أسر {$player} ما عدده {$seeds} حبة.
}
move-castle = صارت قلعةً حفرةُ {$side} رقم {$pit}.
move-into-castle = { $seeds ->
    [zero] لم تسقط حبة
    [one] سقطت حبة واحدة
    [two] سقطت حبتان
    [few] سقطت {$seeds} حبات
    [many] سقطت {$seeds} حبة
   *[other] سقطت {$seeds} حبة
} في قلعة {$player}.
move-tied = رُبطت حفرة {$side} رقم {$pit}.
move-kept = { $seeds ->
    [zero] لم تبق حبة في اليد
    [one] احتفظ بالحبة الأخيرة
    [two] احتفظ بالحبتين الأخيرتين
    [few] احتفظ بآخر {$seeds} حبات
    [many] احتفظ بآخر {$seeds} حبة
   *[other] احتفظ بآخر {$seeds} حبة
}: لم تتسع لها حفرة.
move-endless = كان البذر سيدور بلا نهاية فأُوقف.
move-again = يلعب مرة أخرى.
move-taken-back = تراجع {$player} عن نقلة.
move-planned = كما خُطط له.
move-swept = { $seeds ->
    [zero] لا حبات باقية
    [one] الحبة الأخيرة
    [two] الحبتان الأخيرتان
    [few] آخر {$seeds} حبات
    [many] آخر {$seeds} حبة
   *[other] آخر {$seeds} حبة
} لـ {$player}.
move-round-ended = **انتهت الجولة {$round} بنتيجة {$south} للجنوب و{$north} للشمال.**
move-round-began = يبدأ {$player} الجولة {$round}.

## A move, shown

button-show-move = عرض النقلة
button-move-before = النقلة السابقة
button-move-after = النقلة التالية
story-title = لعبة **{$game}** · النقلة {$number} لـ {$player}
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
story-swept = { $seeds ->
    [zero] لا تذهب حبة
    [one] تذهب الحبة الأخيرة
    [two] تذهب الحبتان الأخيرتان
    [few] تذهب آخر {$seeds} حبات
    [many] تذهب آخر {$seeds} حبة
   *[other] تذهب آخر {$seeds} حبة
} من حفرة {$side} رقم {$pit} إلى {$player}.
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
over-drawn = **تعادل، لكلٍّ {$points}.**
over-resigned = **انسحب {$loser} ففاز {$player}.**
over-agreed = **تعادل باتفاق الاثنين.**
over-early = انتهت مبكرًا: لا تُحسب في التصنيف.
series-goes-on = **نقاط {$south} هي {$points}، ونقاط {$north} هي {$against}.** يلي أدناه الشوط {$set} من {$sets}، وقد تبادلا الجانبين.
series-won = **فاز {$player} بالأفضل من {$sets} أشواط، بنقاط {$points} مقابل {$against}.**
series-drawn = **تعادل الاثنان بعد {$sets} أشواط، لكلٍّ {$points}.**
series-given-up = **فاز {$player} بالأفضل من {$sets} أشواط بعد أن انسحب {$loser} من السلسلة.**
reason-row-empty = خلا أحد الصفين بعد النقلة.
reason-no-move = لم يكن لدى صاحب الدور ما يبذره.
reason-majority = هذا أكثر من نصف الحبات كلها.
reason-cannot-feed = كان الصف الآخر خاليًا ولم يمكن إعطاؤه حبة.
reason-repetition = تكرر الوضع نفسه للمرة الثالثة.
reason-agreed = اتفق الاثنان على أنها تدور بلا نهاية.
reason-cannot-fill = لم يستطع أحد اللاعبين ملء حفرة واحدة للجولة التالية.
reason-cannot-sow = لم تبق لأحد اللاعبين حبات للجولة التالية.
reason-round-limit = لُعبت الجولات كلها.

button-export = النقلات نصًّا
button-rematch = مباراة إعادة
export = المباراة بنقلاتها وعددها {$moves}، نصًّا يقرؤه `kuzhi-engine`.

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
clock-live = مباشر: لكل لاعب {$minutes} د، ومع كل نقلة {$seconds} ث أخرى
clock-live-bare = مباشر: لكل لاعب {$minutes} د
clock-proposal = {"\u200F"}{"\u2066"}{$id}{"\u2069"}: {$name}
challenge-clock = الساعة: **{$clock}**
board-banks = الساعة: للجنوب {$south} وللشمال {$north}
board-time = ينتهي وقت {$player} بعد هذا: {$when}
board-time-up = **انتهى وقت {$player}.** يحق الفوز لمن يطلبه، وهو {$other}، أو له أن ينتظر النقلة.
button-claim = أطلب الفوز
call-bank = يا {$player}، ينتهي وقتك في **{$game}** بعد قليل، {$when}، واللوحة هنا: {$link}
call-bank-unlinked = يا {$player}، ينتهي وقتك في **{$game}** بعد قليل، {$when}.
call-reminder = يا {$player}، وقت نقلتك في **{$game}** ضد {$opponent} ينتهي {$when}، واللوحة هنا: {$link}
call-reminder-unlinked = يا {$player}، وقت نقلتك في **{$game}** ضد {$opponent} ينتهي {$when}.
over-timed-out = **انتهى وقت {$loser} ففاز {$player}.**
games-until = {"\u200F"}{$line} · ينتهي الوقت {$when}
refused-no-clock = لا ساعة في هذه المباراة.
refused-time-not-up = ما زال هناك وقت لهذه النقلة: ينتهي {$when}. عندها يمكن طلب الفوز.
refused-own-time-up = الوقت الذي انتهى وقتك أنت. العب قبل أن يطلب الآخر الفوز.
refused-bad-clock = ليست «{"\u2068"}{$text}{"\u2069"}» ساعة. اكتب {"\u2066"}1d{"\u2069"} أو {"\u2066"}3d{"\u2069"} أو {"\u2066"}7d{"\u2069"} لأيام النقلة، أو دقائق وثواني مثل {"\u2066"}5+3{"\u2069"} للعب المباشر، أو {"\u2066"}none{"\u2069"}.
settings-claims-on = حين ينتهي وقت الآخر **يُطلب الفوز لك** في الحال.
settings-claims-off = حين ينتهي وقت الآخر **تطلب الفوز بنفسك**، أو تنتظر نقلته.
settings-listed-on = في ترتيب كل الخوادم **يظهر** اسمك؛ والزر أدناه يزيله.
settings-listed-off = في ترتيب كل الخوادم **لا يظهر** اسمك. ويبقى تقييمك ومكانك في خوادمك.
settings-clock = إن لم تُذكر ساعة: {$clock}
button-claims-on = اطلب الفوز لي
button-claims-off = أطلب الفوز بنفسي
button-listed-on = أظهرني في كل الخوادم
button-listed-off = لا تُظهرني في كل الخوادم
button-undo = إلغاء (للمديرين) …
button-undo-sure = نعم، ألغِ النتيجة
undo-sure = هل تُلغى هذه النتيجة، كما بعد عطل؟ تستمر المباراة بوقت جديد، وتعود التقييمات كأنها لم تنته.
undo-done = أُلغيت: تستمر المباراة بوقت جديد.
refused-not-undoer = لا يلغي نتيجة وقت جاءت من عطل إلا من يدير هذا الخادم.
refused-nothing-to-undo = لا تُلغى إلا نتيجة بانتهاء الوقت، وليس لهذه المباراة نتيجة كهذه الآن.
refused-next-set = بدأت المجموعة التالية، فتبقى هذه النتيجة.

## Giving up

resign-sure = هل تنسحب من لعبة **{$game}** ضد {$opponent}؟ ستُحسب خسارة.
resign-sure-set = هل تنسحب من هذا الشوط من لعبة **{$game}** ضد {$opponent}؟ سيُحسب خسارة ويليه الشوط التالي. أو انسحب من السلسلة كلها: عندئذ يفوز بها {$opponent} ولا تُلعب أشواط أخرى.
resign-kept = تستمر اللعبة.
button-resign = نعم، أنسحب
button-resign-set = انسحب من هذا الشوط
button-resign-series = انسحب من السلسلة كلها
button-play-on = لا، أواصل

## Hints

hint-pit = يختار Kuzhi الحفرة **{$move}**.
hint-way = يختار Kuzhi الزر {"\u2066"}**{$move}**{"\u2069"}: الحفرة، واتجاه الجولة كلها.
hint-layout = يرتب Kuzhi الصف هكذا: {"\u2068"}**{$move}**{"\u2069"}.
hint-layout-written = يرتب Kuzhi الصف هكذا: {"\u2066"}**{$move}**{"\u2069"}. اكتبه بالزر «{$button}».
evaluation-even = الوضع متكافئ تقريبًا.
evaluation-slightly-better = كفة {$side} أرجح قليلًا (نحو {"\u200E"}+{$seeds}).
evaluation-better = كفة {$side} أرجح بوضوح (نحو {"\u200E"}+{$seeds}).
evaluation-much-better = كفة {$side} أرجح كثيرًا (نحو {"\u200E"}+{$seeds}).
evaluation-wins = يفوز {$side} مهما فعل الآخر، بفارق { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
} أو أكثر.
evaluation-exact-draw = إن أحسن الاثنان اللعب فهو تعادل.
evaluation-exact-win = إن أحسن الاثنان اللعب فاز {$side} بفارق { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] {$seeds} حبات
    [many] {$seeds} حبة
   *[other] {$seeds} حبة
} بالضبط.

## The leaderboard

leaderboard-guild = **ترتيب {$game} في هذا الخادم**
leaderboard-everywhere = **ترتيب {$game} في كل الخوادم**
leaderboard-line = المركز {$place}: {"\u2068"}{$player}{"\u2069"} · التقييم {$rating}{$doubt} · فوز {$won}، تعادل {$drawn}، خسارة {$lost} · الخصوم {$opponents}
leaderboard-empty = ليس لأحد مكان هنا بعدُ. تحدَّ أحدًا بالأمر { -play }!
leaderboard-note = تقييم Glicko-2 من المباريات المصنّفة بين الناس؛ وعلامة «?» لتقييم لا تسنده بعدُ مباريات كافية.
leaderboard-place = المكان يحتاج مباريات مصنّفة مع {$opponents} أشخاص مختلفين. تُحسب المباراة إذا نقل كل منهما {$moves} نقلات، ويقلّ وزنها من المباراة الرابعة للاثنين أنفسهما في اليوم.
button-guild = هذا الخادم
button-everywhere = كل الخوادم

## Refusals

refused-self = لا يمكنك أن تتحدى نفسك. اترك `opponent` فارغًا لتلعب ضد Kuzhi.
refused-program = لا تجيب البوتات الأخرى التحديات. اترك `opponent` فارغًا لتلعب ضد Kuzhi.
refused-takes-none = لا يقبل {$invited} تحديات الآن. بالأمر { -play-open } يستطيع أي أحد هنا أن يقبل.
refused-acquaintances = لا يقبل {$invited} التحديات إلا ممن لعب معهم من قبل. بالأمر { -play-open } يستطيع أي أحد هنا أن يقبل.
refused-too-much-ring = كثرت التحديات والعروض في وقت قصير. يمكنك إرسال التالي {$when}.
refused-too-much-picture = كثرت الصور في وقت قصير. يمكنك الحصول على التالية {$when}.
refused-too-much-hint = كثرت التلميحات في وقت قصير. يمكنك الحصول على التالي {$when}.
refused-too-much-here = كثرت الطلبات في هذا الخادم وأحتاج إلى لحظة. حاول مرة أخرى {$when} من فضلك.
refused-hint-under-way = ما زال Kuzhi يفكر في تلميحك السابق. اسأل مرة أخرى حين تحصل عليه.
refused-challenged-often = تحديت {$invited} عدة مرات دون جواب. يمكنك تحديه مرة أخرى {$when}.
refused-declined-lately = رفض {$invited} تحديًا منك، فامنحه بعض الوقت. يمكنك تحديه مرة أخرى {$when}.
refused-kept-out = لا يسمح لك مديرو هذا الخادم ببدء الألعاب هنا. يمكنك إنهاء ما تلعبه الآن، وتلعب في غيره كالمعتاد.
refused-other-kept-out = لا يمكن تحدي {$other} هنا الآن. اختر شخصًا آخر، أو العب ضدي بالأمر { -play }.
refused-person-blocked = لا يسمح لك من يشغّل Kuzhi هذا باستخدامه. إن كنت ترى أن هذا خطأ فاكتب إليه من فضلك.
refused-server-blocked = لا يسمح من يشغّل Kuzhi هذا باستخدامه في هذا الخادم. إن كنت ترى أن هذا خطأ فاكتب إليه من فضلك.
refused-channels = تبدأ الألعاب في هذا الخادم في {$channels}.
refused-channel-full = { $most ->
    [zero] لا تجري ألعاب
    [one] تجري لعبة واحدة
    [two] تجري لعبتان
    [few] تجري {$most} ألعاب
    [many] تجري {$most} لعبة
   *[other] تجري {$most} لعبة
} في هذه القناة ولا يجوز أن يبدأ المزيد. أنهِ واحدة أولًا، أو اذهب إلى قناة أخرى.
refused-no-server = هذه الإعدادات للخوادم فقط: استعمل الأمر هناك. إعداداتك في { -settings }.
refused-not-manager = لا يغيّر إعدادات هذا الخادم إلا من يديره. إعداداتك في { -settings }.
refused-challenges = لديك { $most ->
    [zero] لا تحديات
    [one] تحدٍّ واحد
    [two] تحديان
    [few] {$most} تحديات
    [many] {$most} تحديًا
   *[other] {$most} تحدٍّ
} بلا جواب. اسحب واحدًا أو انتظر جوابًا.
refused-matches = لا يُسمح في وقت واحد بأكثر من { $most ->
    [zero] لا شيء
    [one] مباراة واحدة
    [two] مباراتين
    [few] {$most} مباريات
    [many] {$most} مباراة
   *[other] {$most} مباراة
}. أنهِ واحدة أو انسحب منها أولًا.
refused-challenger-busy = يلعب {$challenger} الآن أقصى ما يُسمح به من مباريات في وقت واحد. يمكنك القبول حالما تنتهي إحداها.
refused-not-invited = لا يجيب هذا التحدي إلا {$invited}. ابدأ تحديك بالأمر { -play }.
refused-own-challenge = هذا تحديك أنت: يستطيع غيرك أن يقبله.
refused-own-named-challenge = هذا تحديك أنت: لا يقبله إلا {$invited}، ولك أن تسحبه بالزر «إلغاء».
refused-opponent-and-open = سمِّ خصمًا في `opponent` أو اختر `open`، لا الاثنين.
refused-not-challenger = لا يسحب هذا التحدي إلا {$challenger}.
refused-accepted = قُبل هذا التحدي من قبل.
refused-declined = رُفض هذا التحدي.
refused-cancelled = سُحب هذا التحدي.
refused-expired = انتهى هذا التحدي. ابدأ آخر بالأمر { -play }.
refused-not-started = لم يُقبل التحدي بعد.
refused-not-seated = أنت تشاهد هذه المباراة: لا ينقل فيها إلا لاعباها. ابدأ مباراتك بالأمر { -play }.
refused-turn = الدور على {$player}. ستُنادى حين يأتي دورك.
refused-turn-bot = يفكر Kuzhi الآن؛ وستظهر نقلته على اللوحة بعد لحظة.
refused-stale = كان ذلك الزر لوضع سابق، فلم يُلعب شيء. هذه اللوحة كما هي الآن.
refused-over = انتهت هذه المباراة. ابدأ أخرى بالأمر { -play }.
refused-no-such-match = لم تعد هذه المباراة موجودة. ابدأ أخرى بالأمر { -play }.
refused-out-of-sight = تُلعب تلك المباراة حيث لا يمكنك المشاهدة. ابدأ مباراتك بالأمر { -play }.
refused-no-match-here = ليست لك مباراة في هذه القناة. ابدأ واحدة بالأمر { -play }.
refused-heard-alone = هنا لا يُظهر Discord أجوبتي إلا لك، فلا يستطيع أحد القبول. العب ضدي بالأمر { -play }، أو تحدَّ الناس في رسائلك معهم أو في خادم أضافني.
refused-elsewhere = تُلعب تلك المباراة في {$channel}: استعمل الأمر هناك.
refused-pressed-elsewhere = تُلعب هذه المباراة في {$channel}. تابع هناك من فضلك.
refused-offered = عرضتَ ذلك على هذه اللوحة من قبل. انقل نقلة أولًا.
refused-offer-open = لم يُجب عن عرضك الأخير بعد. انتظر الجواب، أو اسحبه بزره “{$button}”.
refused-offer-gone = رُفض هذا العرض أو سُحب.
refused-early-draw = لينقل كلٌّ منكما نقلة أولًا، ثم يُعرض التعادل.
refused-nothing-to-take-back = لم تنقل بعد نقلة يمكن التراجع عنها.
refused-bot-needs-no-plans = يجيب Kuzhi في الحال، فلا شيء يُخطط له. النقلات المشروطة لألعاب الناس فيما بينهم.
refused-plans-on-own-turn = الدور عليك: انقل على اللوحة. النقلات المشروطة لوقت انتظارك.
refused-line-ends-with-other = يبدأ السطر بنقلة الآخر وينتهي بنقلتك، مثل “{"\u2066"}3 5{"\u2069"}”: إن لعب 3 لعبتَ 5.
refused-line-illegal = لا يمكن لعب هذا السطر: لا تمكن النقلة {"\u2066"}**{$move}**{"\u2069"} بعد ما قبلها.
refused-line-too-long = هذا السطر طويل: خطط لنقلات أقل.
refused-too-many-plans = لك في هذه المباراة { $most ->
    [zero] صفر من الأسطر
    [one] سطر واحد
    [two] سطران
    [few] {$most} أسطر
    [many] {$most} سطرًا
   *[other] {$most} سطر
} من قبل. احذف واحدًا أولًا.
refused-no-rematch-yet = يأتي الشوط التالي من تلقاء نفسه. تمكن مباراة الإعادة بعد آخر شوط.
refused-rematch-asked = طلبتَ مباراة الإعادة هذه من قبل: يقبلها {$other}.
refused-rematch-had = سبق أن لُعبت مباراة الإعادة هذه أو رُفضت أو سُحبت. ابدأ غيرها بالأمر { -play }.
refused-form-too-late = تأخرنا أكثر من اللازم. اضغط الزر مرة أخرى من فضلك.
refused-several-challenges = لم تُقبل تحدياتك في هذه القناة بعد. لإنزال أحدها اختره بالخيار `match`.
which-match = لك عدة مباريات في هذه القناة. أيها تقصد؟
which-move = لك عدة مباريات في هذه القناة. في أيها تلعب {"\u2066"}{$move}{"\u2069"}؟
which-more = في القائمة أحدثها، ويمكن اختيار غيرها بالخيار `match`.
which-placeholder = اختر مباراة
which-choice = لعبة {$game} ضد {$opponent}، {$last}
which-no-move = لا نقلة بعد
which-own-move = نقلتك الأخيرة: {"\u2066"}{$move}{"\u2069"}
which-other-move = النقلة الأخيرة للخصم: {"\u2066"}{$move}{"\u2069"}
which-further = {"\u200F"}{$label} · {"\u200F"}{$further}
which-age-minutes = قبل {$age} د
which-age-hours = قبل {$age} س
which-age-days = قبل {$age} ي
refused-no-move = ليست «{"\u2068"}{$text}{"\u2069"}» نقلة. اكتب رقم حفرة من حفرك، مثل 3.
refused-no-layout = ليس «{"\u2068"}{$text}{"\u2069"}» ترتيبًا. اكتب سبعة أعداد لحفرك 1 إلى 7، مثل {"\u2066"}2 1 0 2 0 0 4{"\u2069"}.
refused-illegal-empty = الحفرة {$pit} خالية. اختر حفرة فيها حبات.
refused-illegal-no-pit = لا توجد حفرة {$pit}: حفرك مرقمة من 1 إلى {$last}.
refused-illegal-castle = الحفرة {$pit} قلعة: لا تُرفع أبدًا.
refused-illegal-excluded = الحفرة {$pit} خارج اللعب في هذه الجولة.
refused-illegal-marked = الحفرة {$pit} معلَّمة: تبقى حباتها حتى نهاية الجولة.
refused-illegal-must-feed = الصف الآخر خالٍ: اختر حفرة تعطيه حبة.
refused-illegal-single = في الحفرة {$pit} حبة وحيدة: تبقى الوحيدات ما دامت في إحدى حفرك حبتان أو أكثر.
refused-illegal-front = الحفرة {$pit} هي حفرتك الأمامية: تبقى حبتها ما دامت لك وحيدات أخرى.
refused-illegal-end-pit = يكون دورك الأول في الجولة من إحدى حفرتيك الطرفيتين، 1 أو {$last}.
refused-illegal-direction = هذه النقلة تختار اتجاه الجولة كلها: اكتب {"\u2066"}{$pit}+{"\u2069"} أو {"\u2066"}{$pit}-{"\u2069"}.
refused-illegal-direction-known = الاتجاه مختار: اكتب {$pit} فقط.
refused-illegal-arrange-first = رتّب صفك أولًا.
refused-illegal-form = لا يمكن لعب هذه النقلة الآن. اكتب رقم حفرة من حفرك.
refused-illegal-no-agreement = ليس في هذه اللعبة اتفاق على تقاسم ما على اللوحة.
refused-illegal = هذه النقلة غير مسموحة.
refused-layout-first = هذا الترتيب غير مسموح: الحفرة 1 تأخذ حبة أو حبتين، لا {$seeds}.
refused-layout-middle = هذا الترتيب غير مسموح: الحفرة {$pit} تأخذ حبتين على الأكثر، لا {$seeds}.
refused-layout-last = هذا الترتيب غير مسموح: الحفرة 7 تأخذ أربع حبات على الأكثر، لا {$seeds}.
refused-layout-total = هذا الترتيب غير مسموح: عدد حباتك {$have}، وهذه {$laid}.
refused-layout-usual = الترتيب المعتاد يحتاج إلى أربع حبات، وعدد حباتك {$seeds}.
refused-own-offer = أنت صاحب هذا العرض: يقبله {$other}.
refused-bot-plays-on = يواصل Kuzhi اللعب. حين يتكرر وضع للمرة الثالثة تنتهي اللعبة من تلقائها.
refused-bot-unrated = المباريات ضد Kuzhi لا تُصنّف أبدًا: اترك `rated` فارغًا، أو تحدَّ شخصًا.
refused-quick-unrated = لعبة من أقل من ثلاث جولات تحسمها النقلات الأولى، فلا تُصنّف أبدًا. اختر ثلاث جولات في `length`، أو اترك `rated` فارغًا للعبة سريعة ودية.
refused-no-hints-rated = هذه المباراة مصنّفة، فكلاكما يلعب بلا مساعدة. التلميحات في المباريات الودية: الأمر { -play } مع `rated: False`، أو ضد Kuzhi.
refused-hint-too-late = تغيرت اللوحة بينما كان Kuzhi يفكر. اسأل مرة أخرى من فضلك.
refused-no-rounds = لعبة {$game} بلا جولات: اترك `length` فارغًا.
refused-no-such-command = لم يعد لدى Kuzhi هذا الأمر. الأوامر الموجودة في { -help }.
refused-no-such-button = هذا الزر من إصدار آخر من Kuzhi. أعد اللوحة بالأمر { -board }.
refused-option-none = لعبة {$game} تُلعب بطريقة واحدة: اترك `options` فارغًا.
refused-option-unknown = ليس «{"\u2068"}{$option}{"\u2069"}» من خيارات {$game}. الخيارات: {$options}.
refused-option-value = ليست «{"\u2068"}{$value}{"\u2069"}» قيمة للخيار `{$option}`. اكتب واحدة من هذه: {$values}.
refused-option-range = ليست «{"\u2068"}{$value}{"\u2069"}» قيمة للخيار `{$option}`. اكتب عددًا من {$least} إلى {$most}.
refused-option-twice = الخيار `{$option}` مكرر.
refused-unusable = لا يستطيع Kuzhi لعب هذا. اختر مما يُقترح.
failed-lasting = لا يستطيع Kuzhi حفظ النقلات الآن، وقد أُبلغ من يشغّله. مباراتك في أمان: انظر إلى لوحتها بعد قليل.
failed = حدث خطأ من جانبنا ولم يتغير شيء. حاول مرة أخرى بعد لحظة من فضلك.
dropped = حدث خطأ من جانبنا قبل أن نجيب. تحقق من فضلك هل نُفّذ طلبك (الأمر { -board } يعرض مباراتك)، وأعد المحاولة إن لم يُنفّذ.

## Help

help-title = **ألعاب المنقلة على Discord مع Kuzhi**
help-start = ابدأ بالأمر { -play } وابذر بالأزرار. الجنوب في الأسفل ويبدأ؛ وتُعدّ الحفر من يسار صاحبها.
help-play = الأمر { -play }: تحدَّ أحدًا، أو العب ضد Kuzhi
help-games = الأمر { -games }: ألعابك في كل مكان، ودور من الآن
help-move = الأمر { -move }: ابذر حفرة
help-board = الأمر { -board }: أحضر لوحتك أو انظر إلى غيرها؛ ومع `style` بشكل آخر
help-resign = الأمر { -resign }: انسحب من مباراة
help-draw = الأمر { -draw }: اعرض التعادل
help-takeback = الأمر { -takeback }: تراجع عن نقلة إن وافق الآخر
help-conditional = الأمر { -conditional }: حدد أجوبتك وأنت تنتظر
help-hint = الأمر { -hint }: ما كان Kuzhi ليلعبه ومن الأرجح (الودية فقط)
help-leaderboard = الأمر { -leaderboard }: من الأفضل لعبًا؛ تُحسب بعد 3 نقلات لكل منهما
help-settings = الأمر { -settings }: اللوحات والتنبيهات والتحديات واللغة والخادم
help-help = الأمر { -help }: هذا النص

help-rules = الأمر { -rules }: كيف تُلعب كل لعبة، مع صور
help-tutorial = الأمر { -tutorial }: تعلم لعبة باللعب
help-agree = الأمر { -agree }: اعرض إنهاء منقلة تدور بلا نهاية

## An agreed end

offer-agree = يعرض عليك {$player} يا {$other} إنهاء لعبة **{$game}** هذه لأنها تدور بلا نهاية: لكلٍّ منكما نصف ما على اللوحة.
declined-agree = يواصل {$other} اللعب.
withdrawn-agree = سحب {$player} عرض الإنهاء.
offer-draw = يعرض عليك {$player} يا {$other} التعادل في لعبة **{$game}** هذه.
declined-draw = يرفض {$other} التعادل ويواصل اللعب.
withdrawn-draw = سحب {$player} عرض التعادل.
declined-draw-bot = يرى Kuzhi أن وضعه أفضل، فيواصل اللعب.
offer-takeback = يودّ {$player} يا {$other} أن يتراجع عن نقلة في لعبة **{$game}** هذه: نقلته الأخيرة وما تلاها.
declined-takeback = يرفض {$other} ذلك: تبقى النقلة.
withdrawn-takeback = لم يعد {$player} يطلب التراجع عن النقلة.
more-question = لعبتك **{$game}** ضد {$opponent}: ماذا تريد؟
more-watching = أنت تشاهد هذه المباراة. يمكنك أن ترى لوحتها وحدك كما تحب أن تُرسم ({ -settings }).
button-more = المزيد …
button-look = اللوحة لي وحدي
button-plans = نقلات مشروطة …
button-plan = إضافة …
button-unplan = حذف {"\u2066"}{$line}{"\u2069"}
plans-title = ما تجيب به تلقائيًا في لعبة **{$game}** ضد {$opponent}: نقلة الآخر أولًا ثم **نقلتك**. لا يراه غيرك، ويُحذف ما لا يتحقق.
plans-none = لم يُخطط لشيء بعد.
form-plan = نقلات مشروطة
form-plan-label = نقلة الآخر ثم نقلتك، وهكذا
# Words between the moves of a line that may be written along, such as “if 3 then 5”; spaces stand between them.
plan-words = إذا فإن ثم
button-offer-draw = عرض التعادل
button-offer-takeback = طلب التراجع
button-take-back = تراجع
button-offer-agree = تدور بلا نهاية
button-give-up = انسحاب …
games-none = ليست لك ألعاب. ابدأ واحدة بالأمر { -play }.
games-title = **ألعابك** في كل الخوادم والرسائل الخاصة
games-yours = • لعبة {$game} ضد {$opponent}: **دورك**
games-theirs = • لعبة {$game} ضد {$opponent}: دوره
games-challenged = • يتحداك {$opponent} في {$game}؛ ينتهي {$when}
games-challenge = • تتحدى {$opponent} في {$game}؛ ينتهي {$when}
games-challenge-to-all = • تبحث عمن يلعب معك {$game}؛ ينتهي {$when}
games-linked = {"\u200F"}{$line} · {"\u200F"}{$link}
games-more = … وغيرها {$more}.
settings-own = **إعداداتك** في كل الخوادم والرسائل الخاصة. لا يرى هذا غيرك.
settings-pings-on = التنبيهات **مفعّلة**: تُنبَّه حين تُتحدى أو يأتي دورك أو تُسأل.
settings-pings-dm = التنبيهات **برسالة خاصة**: يُكتب إليك وحدك، أو في القناة حين لا يسمح Discord بالرسالة.
settings-pings-off = التنبيهات **متوقفة**: انظر إلى لوحاتك من حين إلى حين.
settings-board-usual = اللوحات لك وحدك: الشكل المعتاد
settings-board-emoji = اللوحات لك وحدك: صور صغيرة (إيموجي)
settings-board-unicode = اللوحات لك وحدك: حروف وخطوط
settings-board-text = اللوحات لك وحدك: جمل بسيطة لقارئات الشاشة
settings-board-image = اللوحات لك وحدك: صور من خشب وحبات
settings-theme-dark = الصور والرسوم المتحركة لك وحدك بلون **الخشب الداكن**.
settings-theme-light = الصور والرسوم المتحركة لك وحدك بلون **الخشب الفاتح**.
settings-viewpoint-fixed = في اللوحات التي تراها وحدك يكون **صفّك أنت** في الأسفل دائمًا.
settings-viewpoint-mover = في اللوحات التي تراها وحدك يكون صفّ **من عليه الدور** في الأسفل.
settings-challengers-everybody = للجميع أن يتحدوك
settings-challengers-acquaintances = لمن لعبت معهم أن يتحدوك
settings-challengers-nobody = ليس لأحد أن يتحداك
settings-language-usual = اللغة: لغة Discord
settings-language = اللغة: {$language}
settings-usual = المعتاد
settings-house = **إعدادات هذا الخادم**
settings-house-anywhere = يجوز أن تبدأ الألعاب في **كل القنوات**.
settings-house-channels = تبدأ الألعاب في {$channels} وفي سلاسلها.
settings-house-threads-on = لكل لعبة **سلسلة خاصة بها**، ويحتاج Kuzhi إلى إذن إنشائها.
settings-house-threads-off = تُلعب الألعاب **في القناة نفسها**.
settings-house-choose = اجعل الألعاب تبدأ في هذه القنوات فقط …
settings-house-pings-on = التنبيهات **مفعّلة**: يُنبَّه الناس حين يُتحدَّون أو يأتي دورهم أو يُسألون.
settings-house-pings-off = التنبيهات **متوقفة** في هذا الخادم.
settings-house-game = إن لم تُذكر لعبة: {$game}
settings-boards = **لوحات هذا الخادم** كما يراها الجميع
settings-house-viewpoint-fixed = يكون **صفّ الجنوب** في الأسفل دائمًا.
settings-house-viewpoint-mover = يكون صفّ **من عليه الدور** في الأسفل.
settings-house-board-usual = اللوحات: الشكل المعتاد
settings-house-board-emoji = اللوحات: صور صغيرة (إيموجي)
settings-house-board-unicode = اللوحات: حروف وخطوط
settings-house-board-text = اللوحات: جمل بسيطة لقارئات الشاشة
settings-house-board-image = اللوحات: صور من خشب وحبات
settings-house-theme-dark = حين تكون اللوحات صورًا فهي بلون **الخشب الداكن**.
settings-house-theme-light = حين تكون اللوحات صورًا فهي بلون **الخشب الفاتح**.
settings-limits = **حدود هذا الخادم وساعته**
    ما هو جارٍ يبقى كما هو.
settings-challenges-usual = تحديات الشخص بلا جواب: المعتاد {$most}
settings-challenges = تحديات الشخص بلا جواب: {$most}
settings-matches-usual = الألعاب في قناة في وقت واحد: المعتاد {$most}
settings-matches = الألعاب في قناة في وقت واحد: {$most}
settings-people = **من لا يلعب في هذا الخادم**
    حتى {$most} شخصًا، لا يبدؤون الألعاب هنا ولا يقبلونها ولا يتحداهم أحد. ألعابهم الجارية تستمر، ولا يعلمون بذلك إلا حين يحاولون.
settings-people-nobody = لا أحد: **يلعب الجميع**.
settings-people-kept-out = ممنوعون من اللعب: {$people}
settings-people-choose = امنع شخصًا من اللعب …
settings-people-back = اسمح لشخص باللعب من جديد …
button-pings-on = فعّل التنبيهات
button-pings-dm = نبّهني برسالة خاصة
button-pings-off = أوقف التنبيهات
button-threads-on = الألعاب في سلاسل
button-threads-off = الألعاب في القناة
button-all-channels = كل القنوات
button-settings-own = إعداداتك
button-settings-house = إعدادات هذا الخادم
button-viewpoint-fixed = عدم تدوير اللوحات
button-viewpoint-mover = تدوير اللوحة نحو صاحب الدور
button-theme-dark = صور بخشب داكن
button-theme-light = صور بخشب فاتح
button-settings-boards = اللوحات
button-settings-limits = الحدود والساعة
button-settings-people = من لا يلعب
button-let-all-play = اسمح للجميع باللعب

## Rules

rules-title = **كيف تُلعب {$game}**
rules-rounds = **الطول:** ثلاث جولات ما لم يقل `length` غير ذلك. لعبة سريعة من جولة واحدة تحسمها النقلات الأولى، فلا تُحسب في الترتيب أبدًا.
rules-options = **طرق لعبها** (`options` في { -play })
rules-option = {"\u200F"}{"\u2066"}`{$option}`{"\u2069"}: {$meaning}
rules-option-usual = {"\u200F"}{"\u2066"}`{$option}`{"\u2069"} (المعتاد): {$meaning}
rules-example = **مثال:** {$account}
rules-yours = مباراتك هنا: {$description}
rules-mangala =
    صفّان من ست حفر في كل حفرة أربع حبات، ومخزن عن يمين كل لاعب. ارفع حفرة من حفرك وابذر عكس عقارب الساعة حبةً حبة: إن كانت عدة حبات عادت أولاها إلى الحفرة نفسها. يُبذر في مخزنك ويُتخطى مخزن الآخر.
    • الحبة الأخيرة في مخزنك: تلعب مرة أخرى.
    • الحبة الأخيرة تجعل حفرة للخصم زوجية: تأسر تلك الحفرة.
    • الحبة الأخيرة في حفرة لك خالية: تأسرها مع الحفرة المقابلة، إلا إن كانت تلك خالية.
    حين يخلو صف تنتهي اللعبة ويأخذ صاحبه ما بقي. الفوز للأكثر حبات.
rules-mangala-castle =
    مانغالا دون بذر في المخازن، فلا نقلة تعطي أخرى.
    • الحبة الأخيرة تصنع ثلاثًا في حفرة للخصم من 1 إلى 5 وليست لك قلعة: تأسر الثلاث وتصير الحفرة قلعتك (C) حتى نهاية اللعبة. ما يسقط في قلعة فلصاحبها، ولا تُرفع أبدًا.
    • الحبة الأخيرة تجعل حفرة للخصم زوجية: تأسر تلك الحفرة.
    • الحبة الأخيرة في حفرة لك خالية: تأسرها مع الحفرة المقابلة، إلا إن كانت تلك خالية أو قلعة.
    حبة أخيرة في قلعة تُنهي الدور. حين يخلو صف تنتهي اللعبة ويأخذ صاحبه ما بقي. الفوز للأكثر حبات.
rules-al-manqala =
    صفّان من سبع حفر في كل حفرة سبع حبات. ارفع حفرة من حفرك وابذر ما فيها كله عكس عقارب الساعة مرة واحدة.
    • الحبة الأخيرة تصنع اثنتين أو أربعًا في أي صف: تأسر تلك الحفرة، ثم التي قبلها إن كان فيها اثنتان أو أربع، وهكذا دون انقطاع.
    • إن كان الصف الآخر خاليًا في دورك فعليك إطعامه إن استطعت. وإلا أخذ الآخر كل ما بقي. وإن أخلاه أسرك أنت انتهت اللعبة واحتفظ كلٌّ بصفه.
    • خمسون حبة تفوز فورًا. وإن دارت بلا نهاية فالأمر { -agree } يقسم ما على اللوحة نصفين.
rules-pallankuzhi =
    صفّان من سبع حفر، على جولات. ارفع حفرة من حفرك وابذر عكس عقارب الساعة؛ ثم ارفع الحفرة التالية وواصل ما دام فيها شيء.
    • إن كانت الحفرة التالية خالية أسرت التي بعدها وواصلت من الحفرة وراءها. وإن خلت تلك أيضًا انتهى دورك.
    • حفرة تجعلها حبةٌ أربعًا تؤسر فورًا.
    لاعب بلا حبات في دوره يُنهي الجولة ويأخذ الآخر ما بقي. ثم يملأ كلٌّ ما استطاع من الحفر؛ وما بقي خاليًا (x) خارج اللعب، ويبدأ من كان ثانيًا. الخيار `length` يحدد عدد الجولات؛ و«حتى النهاية» حتى لا يستطيع أحدهما ملء حفرة واحدة.
rules-pallam-khuzi =
    صفّان من سبع حفر في كل حفرة أربع حبات، على جولات. ارفع حفرة من حفرك وابذر عكس عقارب الساعة متخطيًا الحفرة نفسها؛ ثم ارفع الحفرة التالية وواصل ما دام فيها شيء.
    • إن كانت الحفرة التالية خالية أسرت التي بعدها وانتهى دورك.
    • حفرة تجعلها حبةٌ أربعًا تذهب فورًا إلى صاحب الحفرة أيًّا كان الباذر.
    لاعب بلا حبات في دوره يُنهي الجولة ويأخذ الآخر ما بقي. ثم يملأ كلٌّ ما استطاع من الحفر؛ وما بقي خاليًا (x) خارج اللعب، ويبدأ من كان ثانيًا. الخيار `length` يحدد عدد الجولات؛ و«حتى النهاية» حتى لا يستطيع أحدهما ملء حفرة واحدة.
rules-kotu-baendum =
    صفّان من سبع حفر في كل حفرة أربع حبات، على جولات. النقلة الأولى تختار الاتجاه للجميع، والدور الأول لكلٍّ من حفرة طرفية.
    • حفرة فيها ثلاث تُتخطى، إلا للحبة الأخيرة في اليد. إن سقطت في حفرة كهذه أُسرت الأربع وبُذرت الحفرة التالية؛ وفي حفرة طرفية تبقى مربوطة (S أو N لصاحبها) وتُحسب لك في النهاية.
    • الحبة الأخيرة في حفرة خالية أو معلَّمة: انتهى دورك. وفي غيرها: ارفعها وابذر.
    • تبقى الحبات الوحيدة ما دامت لك حفرة فيها اثنتان أو أكثر؛ ومن عدة وحيدات تبقى الأمامية.
    تنتهي الجولة حين لا يجد صاحب الدور ما يرفعه. في التالية يملأ الفائز كل حفره والخاسر ما استطاع. باقٍ من واحدة يصنع بوتا (p) ومن اثنتين ناغا (g): لا تُرفعان وتُنهيان الدور الذي يصلهما؛ والثلاث حفرة عادية. ويأخذ الفائز من الحفرة المقابلة ثلاثًا أو اثنتين أو واحدة. بأقل من اثنتي عشرة حبة يجوز للخاسر أن يرتب صفه: حبة أو حبتان في الحفرة 1، وحتى حبتين من 2 إلى 6، وحتى أربع في 7، والأسر عند ثلاث أو اثنتين. الخيار `length` يحدد عدد الجولات.

## Learning

lesson-again = ارفع حفرة من حفرك وابذر حباتها واحدة واحدة إلى اليمين حتى مخزنك؛ وإن كانت عدة حبات بقيت أولاها في الحفرة. إذا سقطت الأخيرة في مخزنك تلعب مرة أخرى.
lesson-even = حبة أخيرة تجعل حفرة للخصم زوجية تأسر تلك الحفرة.
lesson-alone = حبة أخيرة في حفرة لك خالية تؤسر مع الحفرة المقابلة.
lesson-finish = حين يخلو صف بعد نقلة تنتهي اللعبة ويأخذ صاحب الصف ما بقي. الفوز للأكثر حبات.
lesson-past = تُبذر الحبات كما في مانغالا لكن مع تخطي المخزنين: بعد حفرتك 6 تأتي حفرة الخصم 1.
lesson-castle = إذا صنعت حبتك الأخيرة ثلاثًا في حفرة للخصم من 1 إلى 5 أسرت الثلاث وصارت الحفرة قلعتك، مرة واحدة في اللعبة.
lesson-fill = كل حبة تسقط في قلعتك لك فورًا.
lesson-two-four = ارفع حفرة من حفرك وابذر ما فيها كله واحدة واحدة إلى اليمين حول اللوحة. إذا صنعت الحبة الأخيرة اثنتين أو أربعًا في أي صف أسرت تلك الحفرة.
lesson-chain = إن كان في الحفرة التي قبلها اثنتان أو أربع أسرتها أيضًا، وهكذا دون انقطاع.
lesson-feed = حين يخلو الصف الآخر عليك إطعامه إن استطعت: لا تجوز إلا نقلات تترك فيه شيئًا.
lesson-majority = من جمع خمسين حبة فاز فورًا.
lesson-laps = ابذر حفرة ثم ارفع التالية وواصل ما دامت فيها حبات.
lesson-beyond = إن كانت الحفرة التالية خالية أسرت التي بعدها وواصلت من الحفرة وراءها.
lesson-pasu = حفرة تجعلها حبةٌ أربعًا بقرة، أي باسو: تؤسر فورًا.
lesson-rubbish = حفر لم يمكن ملؤها (x) خارج اللعب في هذه الجولة: تُتخطى كأنها غير موجودة.
lesson-beyond-ends = إن كانت الحفرة التالية خالية أسرت التي بعدها وانتهى دورك.
lesson-pasu-owner = حفرة تجعلها حبةٌ أربعًا تذهب فورًا إلى صاحبها أيًّا كان الباذر.
lesson-way = النقلة الأولى تختار الاتجاه للاعبين معًا، والدور الأول لكلٍّ من حفرة طرفية، 1 أو 7.
lesson-relay = إذا سقطت حبتك الأخيرة في حفرة فيها حبات رفعتها وواصلت البذر؛ وفي حفرة خالية ينتهي دورك.
lesson-three = حفرة فيها ثلاث تُتخطى إلا للحبة الأخيرة في يدك. فتصير أربعًا وتأسرها.
lesson-tie = في حفرة طرفية، 1 أو 7، لا تؤسر الأربع بل تُربط: تبقى مكانها وتُحسب لك في نهاية الجولة.
lesson-single = ما دامت لك حفرة فيها حبتان أو أكثر تبقى الحبات الوحيدة مكانها.
lesson-arrange = من كانت له أقل من اثنتي عشرة حبة جاز له أن يرتب صفه: حبة أو حبتان في الحفرة 1، وحتى حبتين من 2 إلى 6، وحتى أربع في 7. حبتان في الحفرة 1 تجعلان الأسر عند ثلاث، وحبة تجعله عند اثنتين.
tutorial-title = **درس في {$game}: رقم {$number} من {$of}**
tutorial-task = **دورك:** أنت الجنوب، الصف الأسفل. أي حفرة تفعل ذلك؟
tutorial-task-any = **دورك:** أنت الجنوب، الصف الأسفل. انقل أي نقلة.
tutorial-task-arrange = **دورك:** اختر ترتيبًا لصفك، الحفر من 1 إلى 7، يجعلك تأسر عند ثلاث.
tutorial-right = **أحسنت.** {$account}
tutorial-not-yet = لكن {$account} ليس هذا المطلوب بعد، واللوحة كما كانت. حاول مرة أخرى.
tutorial-end = هذا كل شيء عن **{$game}**. العبها بالأمر { -play }، أو تعلم لعبة أخرى هنا.
tutorial-hint = جرّب **{$mv}**.
tutorial-choose = تعلم لعبة أخرى
button-hint = تلميح
button-next-lesson = الدرس التالي
button-page-before = الصفحة السابقة
button-page-after = الصفحة التالية
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
describe-play-level = مدى قوة Kuzhi إن كان هو اللاعب
describe-play-side = من يبدأ
describe-play-length = الألعاب متعددة الجولات: ثلاث إن لم تقل شيئًا؛ والواحدة سريعة وودية
describe-play-sets = الأفضل من كم شوطًا: للفوز 1 وللتعادل ½، ويتبادلان الجانبين
describe-play-rated = هل تُحسب في الترتيب؛ بين الناس تُحسب إن لم تقل شيئًا
describe-play-clock = كم من الوقت للنقلات
describe-play-options = كيف تُلعب، إن لم تكن بالطريقة المعتادة
describe-tutorial = درس قصير في لعبة يُلعب بالأزرار
describe-tutorial-game = أي لعبة
describe-rules = كيف تُلعب لعبة، مع صور وأمثلة
describe-rules-game = أي لعبة
describe-agree = اعرض إنهاء منقلة تدور بلا نهاية
describe-games = ألعابك في كل مكان مع روابطها، ودور من الآن
describe-move = ابذر حفرة في مباراتك في هذه القناة
describe-move-pit = رقم حفرتك
describe-match = أي مباراة، إن كانت لك عدة في هذه القناة
describe-board = أحضر لوحتك إلى آخر القناة
describe-board-style = لك وحدك، مرسومةً بشكل آخر
describe-board-theme = ألوان الصورة
choice-style-emoji = إيموجي: صور صغيرة
choice-style-image = صورة
choice-style-text = جمل بسيطة لقارئات الشاشة
choice-style-unicode = حروف وخطوط
choice-theme-dark = خشب داكن
choice-theme-light = خشب فاتح
describe-resign = انسحب من مباراتك في هذه القناة
describe-draw = اعرض التعادل في مباراتك في هذه القناة
describe-takeback = تراجع عن نقلتك الأخيرة إن وافق الآخر؛ ويوافق Kuzhi دائمًا
describe-conditional = ما تجيب به تلقائيًا وأنت تنتظر؛ تراه وحدك
describe-conditional-moves = نقلة الآخر ثم نقلتك: 3 5
describe-hint = ما كان Kuzhi ليلعبه مكانك؛ تراه وحدك، في المباريات الودية فقط
describe-leaderboard = من الأفضل لعبًا
describe-leaderboard-game = أي لعبة
describe-leaderboard-scope = أي النتائج تُحسب
describe-settings = شكل اللوحات والتنبيهات ومن يتحداك؛ وللمديرين إعدادات الخادم أيضًا
describe-settings-of = إعدادات من
choice-settings-own = إعداداتك
choice-settings-house = إعدادات هذا الخادم، لمن يديره
describe-help = كيف تلعب مع Kuzhi
choice-first = أنت تبدأ
choice-second = أنت الثاني
choice-random = قرعة
choice-level-1 = 1: للعبة أولى
choice-level-2 = 2: ينظر إلى النقلة التالية
choice-level-3 = 3: ينظر إلى الرد أيضًا
choice-level-4 = 4: ينظر عدة نقلات إلى الأمام
choice-level-5 = 5: يرى معظم ما هناك
choice-level-6 = 6: يلعب جيدًا
choice-level-7 = 7: يلعب جيدًا جدًّا
choice-level-8 = 8: يلعب بأقصى ما يستطيع
choice-level-anchor = المستوى {$name} · تصنيف Elo {"\u2066"}{$elo}{"\u2069"}
choice-level-rated = المستوى {$name} · تصنيف Elo {"\u2066"}{$elo} ± {"\u200E"}{$error}{"\u2069"}
choice-level-rated-over = المستوى {$name} · تصنيف Elo {"\u2066"}{$elo} ± {"\u200E"}{$error}{"\u2069"}، الجولات {$rounds}
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
