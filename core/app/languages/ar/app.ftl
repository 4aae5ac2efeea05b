# ما يقوله التطبيق من عنده. أما ما تقوله اللعبة فمكانه معها.

# على من الدور
turn-yours = دورك
turn-of = دور { $color }
turn-computer = { $color } يفكّر
turn-paused = متوقفة مؤقتًا
won-you = فزت!
lost-you = خسرت
won-color = فوز { $color }
drawn = تعادل

# السطر الذي تحته
move-count = النقلة { $at } من { $moves }
move-row = النقلة { $number }: { $move }
suggestion = تلميح: { $move }
hint-because = { $hint }. { $reason }.
thinking = لحظة…
unsaved = تعذّر حفظ هذه المباراة.
search-failed = حدثت مشكلة لدى الكمبيوتر. يمكنك متابعة اللعب.
refuse-review = هذه وضعية سابقة. لتجربة نقلة أخرى اضغط على «اللعب من هنا».
refuse-replacing = اللعب هنا يحلّ محل النقلات من { $first } إلى { $last }. كرّر النقلة للمتابعة.
refuse-beside = لا يمكنك اللعب هنا.

# المدرّب، وما لا يدخل في التصنيف
coach = المدرّب
coach-hint = ينبّهك إلى تهديدات كان بإمكانك ملاحظتها. إذا سحبت النقلة، فلن تُحتسب المباراة في التصنيف.
coach-careful = انتبه!
coach-missed-win = { $moves ->
    [zero] كان بإمكانك الفوز في { $moves } نقلة.
    [one] كان بإمكانك الفوز في نقلة واحدة.
    [two] كان بإمكانك الفوز في نقلتين.
    [few] كان بإمكانك الفوز في { $moves } نقلات.
    [many] كان بإمكانك الفوز في { $moves } نقلة.
   *[other] كان بإمكانك الفوز في { $moves } نقلة.
}
unrated-helped = استعنت بمساعدة: لا تُحتسب
unrated-changed = تغيّر اللاعبون: لا تُحتسب
unrated-copied = بدأت من منتصف مباراة: لا تُحتسب
unrated-handicapped = بدأت بأفضلية: لا تُحتسب

# النهاية، وقوة اللاعب
deciding-you = نقلتك الخاسرة: النقلة { $move }.
deciding-color = نقلة { $color } الخاسرة: النقلة { $move }.
resigned-name = استسلام { $name }.
timed-out-name = انتهى وقت { $name }.
deciding-look = عرض النقلة الخاسرة
next-level = تجربة المستوى { $level }
rating-change = تصنيفك: { $rating } ({"\u200E"}{ $change })
rating-first = أول فوز محتسب! تصنيفك: { $rating } ({"\u200E"}{ $change })
rating-best = أعلى تصنيف لك حتى الآن: { $rating } ({"\u200E"}{ $change })
rating-about = تصنيفك: نحو { $rating }
rating-sure = تصنيفك: { $rating }
rating-games = { $count ->
    [zero] لا مباريات محتسبة، أعلى تصنيف { $best }
    [one] مباراة محتسبة واحدة، أعلى تصنيف { $best }
    [two] مباراتان محتسبتان، أعلى تصنيف { $best }
    [few] { $count } مباريات محتسبة، أعلى تصنيف { $best }
    [many] { $count } مباراة محتسبة، أعلى تصنيف { $best }
   *[other] { $count } مباراة محتسبة، أعلى تصنيف { $best }
}
rating-band = بزيادة أو نقص { $doubt }
rating-span = { $count ->
    [zero] {"\u200F"}{"\u200E"}{ $change } دون مباريات
    [one] {"\u200F"}{"\u200E"}{ $change } في مباراة واحدة
    [two] {"\u200F"}{"\u200E"}{ $change } في مباراتين
    [few] {"\u200F"}{"\u200E"}{ $change } في { $count } مباريات
    [many] {"\u200F"}{"\u200E"}{ $change } في { $count } مباراة
   *[other] {"\u200F"}{"\u200E"}{ $change } في { $count } مباراة
}
rating-graph = { $count ->
    [zero] التصنيف في آخر { $count } مباراة
    [one] التصنيف في آخر مباراة
    [two] التصنيف في آخر مباراتين
    [few] التصنيف في آخر { $count } مباريات
    [many] التصنيف في آخر { $count } مباراة
   *[other] التصنيف في آخر { $count } مباراة
}: من { $first } إلى { $last }
as-me = حسب مستواي

# شخصان
clock-none = بلا توقيت
clock-left = { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
} و{ $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}
no-help = بلا تلميحات
no-help-hint = ولا تحليل، لأيٍّ منكما.
hand-over = تسليم الجهاز
hand-over-hint = بعد كل نقلة يتوقف اللعب والتوقيت حتى يستعد اللاعب التالي.
hand-over-to = تسليم الجهاز إلى { $name }
hand-over-ready = أنا { $name }
player-number = اللاعب { $number }
first-move-alternate = بالتناوب
first-move-turns = { $name } الآن، ثم { $other }
first-move-always = { $name } في كل مباراة
handicap = الأفضلية
handicap-none = بلا أفضلية
handicap-for = { $count } لصالح { $name }
handicap-hint = أفضلية في البداية لأحدكما.
options-with-handicap = { $options } مع الأفضلية
taking-back = التراجع
taking-back-both = كلاهما
taking-back-always = في أي وقت
taking-back-once = { $name }، مرة في المباراة
refuse-taking-back = التراجع عن نقلة مسموح للاعب { $name } وحده، مرة في المباراة.
refuse-taken-back = سبق استعمال حق { $name } في التراجع خلال هذه المباراة.

# اللاعبون
you = أنت
computer = الكمبيوتر
level = المستوى { $level }
level-named = المستوى { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · لم يُقَس بعد
seconds = { $count ->
    [zero] { $number } ثانية لكل نقلة
    [one] ثانية واحدة لكل نقلة
    [two] ثانيتان لكل نقلة
    [few] { $number } ثوانٍ لكل نقلة
    [many] { $number } ثانية لكل نقلة
   *[other] { $number } ثانية لكل نقلة
}
simulations = { $count ->
    [zero] بلا محاكاة
    [one] محاكاة واحدة لكل نقلة
    [two] محاكاتان لكل نقلة
    [few] { $number } عمليات محاكاة لكل نقلة
    [many] { $number } عملية محاكاة لكل نقلة
   *[other] { $number } عملية محاكاة لكل نقلة
}
person = لاعب
you-first = أنت أولًا ({ $color })
you-second = أنت ثانيًا ({ $color })
by-chance = عشوائي

# التحليل
analysis-drawn = تعادل
analysis-wins = فوز { $color }
analysis-wins-in = { $moves ->
    [zero] فوز { $color } في { $moves } نقلة
    [one] فوز { $color } في نقلة واحدة
    [two] فوز { $color } في نقلتين
    [few] فوز { $color } في { $moves } نقلات
    [many] فوز { $color } في { $moves } نقلة
   *[other] فوز { $color } في { $moves } نقلة
}
analysis-unstoppable = لم يعد إيقاف { $color } ممكنًا
analysis-two-ways = الأشرطة طريق، والنقاط طريق آخر. لا يمكن قطعهما معًا بنقلة واحدة.
analysis-share = { $color }: { $percent }%
analysis-failed = تعذّر التحليل.
visits = { $count ->
    [zero] بلا محاكاة
    [one] محاكاة واحدة
    [two] محاكاتان
    [few] { $number } عمليات محاكاة
    [many] { $number } عملية محاكاة
   *[other] { $number } عملية محاكاة
}
visits-rate = { $visits }، { $rate } في الثانية
left-simulations = بقي { $number }
left-seconds = بقي { $number } ث
value-wins = فوز
value-wins-in = { $moves ->
    [zero] فوز في { $moves } نقلة
    [one] فوز في نقلة واحدة
    [two] فوز في نقلتين
    [few] فوز في { $moves } نقلات
    [many] فوز في { $moves } نقلة
   *[other] فوز في { $moves } نقلة
}
value-draws = تعادل
value-loses = خسارة
value-loses-in = { $moves ->
    [zero] خسارة في { $moves } نقلة
    [one] خسارة في نقلة واحدة
    [two] خسارة في نقلتين
    [few] خسارة في { $moves } نقلات
    [many] خسارة في { $moves } نقلة
   *[other] خسارة في { $moves } نقلة
}
percent = { $percent }%
value-chance = فرصة الفوز { $percent }%
value-best = { $value }، أفضل نقلة
letter-win = ف
letter-draw = =
letter-loss = خ
take-back = سحب النقلة

# الشاشة الرئيسية
card-play = لعب
card-learn = تعلّم في دقيقتين
card-learn-on = متابعة الدرس
card-continue = متابعة
card-view = عرض
labeled = { $name }: { $words }
score-of = { $name } { $won }
score = النتيجة
option-value = { $option }: { $value }
option-on = نعم
option-off = لا
card-computers = دور الكمبيوتر
kept-people = لاعبان
kept-named = { $one } ضد { $two }
kept-computers = كمبيوتر ضد كمبيوتر
kept-explored = وضعية للاستكشاف
kept-level = ضد الكمبيوتر، المستوى { $level }
kept-limits = ضد الكمبيوتر
kept-going = { $who }، النقلة { $move }
kept-ended = { $who }: { $result }
replaced = { $game }: مباراتك السابقة محفوظة.
deleted = حُذفت مباراة «{ $game }».
in-bin = محذوفة، وتُحفظ 30 يومًا
restore = استعادة
set-aside-match = تعذّر فتح مباراة محفوظة، فأُزيلت من القائمة.
set-aside-newer = مباراة محفوظة مصدرها إصدار أحدث من Fivefold، وتعذّر فتحها هنا.
set-aside-matches = مباريات محفوظة تعذّر فتحها وأُزيلت من القوائم: { $count }
open-elsewhere = تطبيق Fivefold مفتوح في مكان آخر. لن يُحفظ أي شيء تفعله هنا حتى تغلقه هناك وتعيد تشغيله.
set-aside-settings = تعذّرت قراءة إعداداتك، فأُعيدت إلى الوضع الافتراضي.
set-aside-statistics = تعذّرت قراءة إحصاءاتك، فأُعيد تعيينها.
set-aside-choices = تعذّرت قراءة خياراتك للمباريات الجديدة، فأُعيدت إلى الوضع الافتراضي.
no-game = هذه ليست مباراة من Fivefold.
not-a-game = يتعذّر فتح المباراة: { $reason }.
not-a-link = يتعذّر فتح هذا الرابط: { $reason }.
save-too-long = النص أطول من اللازم
save-newer = مصدرها إصدار أحدث من Fivefold
save-other-game = هذه اللعبة غير موجودة في Fivefold
save-impossible-board = هذه اللوحة غير ممكنة
save-illegal-move = فيها نقلة غير مسموحة
save-damaged = النص تالف
link-turn = دورك في { $game }: { $link }
link-over = مباراتنا في { $game }: { $link }
link-own = مباراتي في { $game }: { $link }
link-scan = اطلب من { $name } مسح الرمز بالكاميرا
link-scan-own = امسح الرمز بكاميرا هاتف آخر
link-show = عرض الرمز
explore-from = نسخة، من النقلة { $move }
asks-first = يطلب تأكيدًا
resign-sure-of = استسلام { $name }؟
link-ahead = سبق أن تابعت اللعب. أرسل نقلتك الأخيرة.
link-parted = تختلف هذه المباراة عن مباراتك بدءًا من النقلة { $move }. كلتاهما محفوظة.
nothing-to-paste = لا يوجد ما يُلصق.
no-such-match = لم تعد هذه المباراة محفوظة.
match-in-bin = حُذفت هذه المباراة. يمكنك استعادتها من قائمة المباريات.
no-such-game = لا توجد هذه اللعبة في التطبيق.
fault = حدث خطأ ما. مبارياتك المحفوظة بأمان.

# معاني العلامات
signs-results-title = الفوز والخسارة والتعادل
signs-results-body =
    «{ $win }13» تعني أن هذه النقلة تفوز، وأن الفوز يحتاج إلى 13 نقلة منك، وهذه النقلة منها. و«{ $loss }4» تعني أن هذه النقلة تخسر بعد 4 نقلات من خصمك. لا تُعدّ إلا نقلات الفائز. والعلامة «{ $draw }» تعني التعادل.

    هذه النتائج مُثبتة: تتحقق إذا لعب الطرفان أفضل ما يمكن. وإذا لم يكن مع العلامة رقم، فالنتيجة مؤكدة، لكن عدد النقلات حتى النهاية غير معروف.
signs-chances-title = النسب المئوية
signs-chances-body =
    النسبة المئوية تقدير لفرص من عليه الدور. 50% تعني مباراة متكافئة، والتعادل يُحسب نصف فوز. وكلما طال تفكير الكمبيوتر، كان التقدير أدق.

    تظهر النسب على اللوحة بلا علامة %. التقديرات بلون باهت، والنتائج المُثبتة بلون كامل، وأفضل نقلة محاطة بخط.
signs-analysis-title = التحليل
signs-analysis-body =
    يعرض التحليل أفضل ثلاث نقلات. أفضلها مرسومة على اللوحة، أما الأخريان فيظهر رقماهما فقط. اضغط على نقلة في القائمة لتُرسم هي بدلًا منها.

    وإذا شغّلت «تفاصيل المحرّك» في الإعدادات، ظهرت على اللوحة قيمة كل نقلة بدلًا من الأرقام.
signs-coach-title = المدرّب
signs-coach-body = ينبّهك المدرّب بعد خطأ كان بإمكانك ملاحظته: أن يصبح لدى خصمك تهديد، أو أن يضيع منك فوز لا يبعد أكثر من ثلاث نقلات. ويمكنك عندئذ سحب النقلة. وإذا سكت، فقد تكون هناك نقلة أفضل مع ذلك.
signs-review-title = علامات المراجعة
signs-review-body =
    «{ $only }» هي النقلة الجيدة الوحيدة، و«{ $inaccuracy }» نقلة غير دقيقة، و«{ $mistake }» خطأ، و«{ $blunder }» خطأ فادح أو نقلة أضاعت الفوز أو التعادل. تُنقص النقلة غير الدقيقة نسبتك 7 نقاط على الأقل، والخطأ 15، والخطأ الفادح 30. وإذا كانت المباراة شبه محسومة، خُفّفت العلامة درجة واحدة. والوضعية المهمة هي التي تكون فيها بعض النقلات أسوأ من غيرها بوضوح.

    يرتفع المنحنى فوق خط الوسط حين يتقدّم { -orange }، وينزل تحته حين يتقدّم { -blue }. وحيث تكون النتيجة مُثبتة يظهر شريط بلون كامل. اضغط على أي موضع من المنحنى للانتقال إلى نقلته.
signs-rating-title = التصنيف والمستويات
signs-rating-body =
    لكل لعبة مقياسها. من يرى الفوز والخسارة في نقلة واحدة، ويلعب عشوائيًا في ما عدا ذلك، تصنيفه 800. وقد قيست تصنيفات المستويات بمباريات بينها. أما أسماؤها، مثل «سهل» و«خبير»، فيدل كل منها على نطاق من التصنيفات.

    يرتفع تصنيفك إذا هزمت مستوى وينخفض إذا خسرت أمامه، ويكبر التغيّر إذا كانت النتيجة مفاجئة. وكلمة «نحو» تعني أن مبارياتك لم تكفِ بعدُ لتحديده بدقة. والمباريات التي تستعين فيها بمساعدة لا تُحتسب.
signs-puzzles-title = صعوبة الألغاز
signs-puzzles-body = صعوبة اللغز تصنيف أيضًا، وقد قيست بعدد مستويات الكمبيوتر التي تجد النقلة الأولى. ولك في كل لعبة تصنيف مستقل للألغاز. حلّ لغز صعب يرفعه أكثر من حلّ لغز سهل، والحل بتلميح يرفعه أقل.

# الإحصاءات
no-rating = أنهِ مباراة ضد أحد المستويات دون مساعدة ليصبح لك تصنيف.
against-levels = المحتسبة، حسب المستوى
wins = فوز
draws = تعادل
losses = خسارة
streak-label = سلسلة الفوز
streak = { $streak } (الأفضل { $best })
mistakes-this-month = أخطاؤك هذا الشهر

# مباراة جديدة
drawn-by-lot = عشوائي
no-cells = لا شيء
best-play = مع اللعب الأمثل
best-play-drawn = تعادل، فاللوحة عادلة

# الدروس
lesson-title = تعلّم { $game }
lesson-detail = الخطوة { $at } من { $steps }
lesson-back = رجوع
lesson-skip = تخطّي
lesson-show = أرني
lesson-next = التالي
lesson-again = محاولة أخرى
lesson-first = البدء من جديد
lesson-play = لعب مباراة
lesson-complete = اكتمل الدرس! جرّب الآن ما تعلّمته في مباراة.
lesson-well-done = أحسنت!
lesson-not-yet = ليس تمامًا
lesson-is-done = اكتملت هذه الخطوة. اضغط على «التالي».
set-aside-lessons = تعذّرت قراءة تقدّمك في الدروس، فأُعيد تعيينه.
# مراجعة مباراة
review = المراجعة
review-empty = لا توجد نقلة لمراجعتها.
review-begins = مراجعة المباراة جارية…
review-kept-you = نقلاتك الجيدة في الوضعيات المهمة: { $kept } من { $decisions }.
review-kept = نقلات { $color } الجيدة في الوضعيات المهمة: { $kept } من { $decisions }.
review-no-decisions = لم تكن أمامك خيارات حقيقية.
review-nobody-decided = لم يكن أمام أي من الطرفين خيار حقيقي.
review-last-safe = كان إنقاذ { $color } ممكنًا حتى النقلة { $move }
review-last-winning = كانت وضعية { $color } فائزة لآخر مرة في النقلة { $move }
review-never-safe = كانت وضعية { $color } خاسرة منذ البداية
review-gave-up-win = كانت وضعية { $color } فائزة حين انتهت المباراة
review-gave-up-draw = كان التعادل في متناول { $color } عند نهاية المباراة
review-losing = نقلة { $color } الخاسرة: النقلة { $move }
review-costliest = أكثر أخطاء { $color } كلفة: النقلة { $move }
review-begin = بداية المباراة. تظهر العلامات كلما فُحصت نقلة.
review-start = بداية المباراة.
review-waits = يجري فحص هذه النقلة…
review-unknown = لم تُفحص بعد
review-first = أول نقلة
review-previous = النقلة السابقة
review-next = النقلة التالية
review-last = آخر نقلة
review-next-slip = الخطأ التالي
review-retry = المحاولة مجددًا من هنا
review-refute = لماذا؟
review-play = اللعب من هنا
refute-begin = هنا كان الخطأ. اضغط على «النقلة التالية» لترى الرد.
graph-slips = نقلات فيها أخطاء: { $moves }.
no-slips = لا أخطاء.
mark-only = النقلة الجيدة الوحيدة
mark-gave-win = أضاعت الفوز
mark-gave-draw = أضاعت التعادل
mark-inaccuracy = غير دقيقة
mark-mistake = خطأ
mark-blunder = خطأ فادح
mark-forced = نقلة إجبارية
mark-best = أفضل نقلة
slip-win-draw = أضاعت النقلة { $number } الفوز: أصبحت المباراة تعادلًا.
slip-win-loss = أضاعت النقلة { $number } الفوز: أصبحت المباراة خسارة.
slip-draw-loss = أضاعت النقلة { $number } التعادل: أصبحت المباراة خسارة.
slip-estimated = خفّضت النقلة { $number } الفرص من { $was }% إلى { $is }%.
slip-lost-sooner = النقلة { $number } تخسر فورًا.
slip-better = الأفضل: { $best }.
reply-because = ردّ ممكن: { $move }. { $reason }.
move-only = النقلة الجيدة الوحيدة: كل ما سواها أسوأ.
move-forced = لم تكن هناك نقلة أخرى ممكنة.
move-unsure = ربما هناك أفضل: { $best }. الفارق أصغر من أن يُحسم.
move-lost = كل النقلات خاسرة، وهذه تصمد أطول من غيرها.
move-lost-longer = كل النقلات خاسرة، وهناك أخرى تصمد أطول: { $best }.
move-equal = كل النقلات تؤدي إلى النتيجة نفسها.
move-slower = { $moves ->
    [zero] ما زالت تفوز، لكن أبطأ من هذه بمقدار { $moves } نقلة: { $best }.
    [one] ما زالت تفوز، لكن أبطأ من هذه بنقلة واحدة: { $best }.
    [two] ما زالت تفوز، لكن أبطأ من هذه بنقلتين: { $best }.
    [few] ما زالت تفوز، لكن أبطأ من هذه بمقدار { $moves } نقلات: { $best }.
    [many] ما زالت تفوز، لكن أبطأ من هذه بمقدار { $moves } نقلة: { $best }.
   *[other] ما زالت تفوز، لكن أبطأ من هذه بمقدار { $moves } نقلة: { $best }.
}
move-best = كانت هذه أفضل نقلة.
move-kept = نقلة جيدة أيضًا.

mistake-missed-win = فرص فوز فوري ضائعة
mistake-overlooked-threat = تهديدات لم تُلاحَظ
mistake-allowed-win = فرص فوز فوري للخصم
mistake-missed-threats = فرص تهديد مزدوج ضائعة
mistake-allowed-threats = فرص تهديد مزدوج للخصم
mistake-spent-threat = تهديدات مهدرة
mistake-broken-chain = فرص قطع السلاسل للخصم
mistake-missed-forced-win = فرص فوز مضمون ضائعة
mistake-missed-draw = فرص تعادل ضائعة
mistake-missed-connection = فرص وصل ضائعة
mistake-other = أخطاء أخرى
retry-ask = ابحث عن نقلة أفضل من التي لُعبت.
retry-waits = يجري فحص نقلتك…
retry-right = صحيح! { $move }.
retry-right-said = صحيح!
retry-even = بالجودة نفسها على ما يبدو: { $move }.
retry-wrong = { $move }: لدى خصمك ردّ عليها.
retry-again = محاولة أخرى
retry-answer = عرض الحل
retry-refute = متابعة
back-to-game = العودة إلى المباراة
refuse-retry = اضغط على «محاولة أخرى» أولًا.

# الألغاز
puzzle-title = اللغز { $number }
puzzle-rated = الصعوبة { $rating }
puzzle-move = النقلة { $number } من { $all }
puzzle-win-in = { $moves ->
    [zero] فوز { $color } في { $moves } نقلة
    [one] فوز { $color } في نقلة واحدة
    [two] فوز { $color } في نقلتين
    [few] فوز { $color } في { $moves } نقلات
    [many] فوز { $color } في { $moves } نقلة
   *[other] فوز { $color } في { $moves } نقلة
}
puzzle-only-win = نقلة واحدة فقط تفوز
puzzle-save = حافظ على التعادل
puzzle-prevent = أوقف { $other }
puzzle-solved = محلول
puzzle-task-win-in = ابحث عن النقلة التي تضمن الفوز مهما لعب { $other }.
puzzle-task-only-win = يستطيع { $color } الفوز، لكن نقلة واحدة فقط تحفظه.
puzzle-task-save = نقلة واحدة فقط لا تخسر. ابحث عنها.
puzzle-task-prevent = { $other } على وشك الفوز. نقلة واحدة فقط تمنعه.
puzzle-right = صحيح! ردّ { $other }. تابع.
puzzle-longer = هذه تفوز أيضًا، لكن في نقلات أكثر. تابع.
puzzle-wrong-loses = بعدها يفوز { $other }.
puzzle-wrong-win-in = هذه النقلة لا تفوز بهذا العدد القليل من النقلات.
puzzle-wrong-only-win = هذه النقلة تضيّع الفوز.
puzzle-mark-wrong = نقلة خاطئة
puzzle-is-solved = حُلّ اللغز! جرّب اللغز التالي أو تابع اللعب من هنا.
puzzle-solved-answer = حُلّ اللغز بعد عرض الحل، فلا يُحتسب.
puzzle-hint = تلميح
puzzle-hint-label-where = أين تنظر
puzzle-hint-label-what = عمّ تبحث
puzzle-hint-label-answer = الحل
puzzle-hint-where = انظر داخل الإطار.
puzzle-answer = عرض الحل
puzzle-skip = تخطّي
puzzle-retry = محاولة أخرى
puzzle-again = البدء من جديد
puzzle-play = اللعب من هنا
puzzle-next = اللغز التالي
puzzle-solve = حلّ
puzzle-look = عرض مجددًا
puzzles-total = حُلّ { $done } من { $all }
puzzles-rating = التصنيف { $rating }
puzzles-unrated = بلا تصنيف بعد
puzzles-theme = { $theme } { $done } من { $all }
chapter-level-done = { $level } ✓
puzzles-graph = { $count ->
    [zero] التصنيف في آخر { $count } لغز
    [one] التصنيف في آخر لغز
    [two] التصنيف في آخر لغزين
    [few] التصنيف في آخر { $count } ألغاز
    [many] التصنيف في آخر { $count } لغزًا
   *[other] التصنيف في آخر { $count } لغز
}: من { $first } إلى { $last }
puzzle-theme-double-threat = تهديد مزدوج
puzzle-theme-cut = اكسر الخط
puzzle-theme-connection = الوصل
puzzle-theme-forced-win = فوز مضمون
puzzle-theme-only-move = النقلة الوحيدة
puzzle-theme-draw = حافظ على التعادل
puzzle-theme-defense = امنع التهديد
learn-lesson = الخطوات: { $done } من { $all }
learn-lesson-begin = بدء
learn-lesson-go-on = متابعة
learn-lesson-again = البدء من جديد
puzzles-damaged = تعذّر تحميل الألغاز. كل ما عداها يعمل.
no-such-puzzle = لا يوجد هذا اللغز في التطبيق.
set-aside-puzzles = تعذّرت قراءة تقدّمك في الألغاز، فأُعيد تعيينه.
own-count = أخطاؤك: { $number }
own-title = خطؤك
own-move = مباراتك، النقلة { $move }
review-puzzles = { $count ->
    [zero] لا ألغاز جديدة
    [one] لغز جديد
    [two] لغزان جديدان
    [few] { $number } ألغاز جديدة
    [many] { $number } لغزًا جديدًا
   *[other] { $number } لغز جديد
}
set-aside-own = تعذّرت قراءة الألغاز المأخوذة من أخطائك، فأُعيد تعيينها.
chapter-detail = { $done } من { $all }
chapter-level = المستوى { $level }
chapter-level-solved = المستوى { $level }، محلول

# لغز اليوم
daily-title = لغز اليوم
daily-solved = محلول
daily-streak = { $days ->
    [zero] لا أيام متتالية
    [one] يوم واحد
    [two] يومان متتاليان
    [few] { $days } أيام متتالية
    [many] { $days } يومًا متتاليًا
   *[other] { $days } يوم متتالٍ
}
daily-no-streak = لا أيام متتالية بعد
daily-longest = { $days ->
    [zero] أطول سلسلة: لا أيام
    [one] أطول سلسلة: يوم واحد
    [two] أطول سلسلة: يومان
    [few] أطول سلسلة: { $days } أيام
    [many] أطول سلسلة: { $days } يومًا
   *[other] أطول سلسلة: { $days } يوم
}
calendar-month = { $month } { $year }
calendar-day-solved = { $weekday } { $day }، محلول
month-1 = يناير
month-2 = فبراير
month-3 = مارس
month-4 = أبريل
month-5 = مايو
month-6 = يونيو
month-7 = يوليو
month-8 = أغسطس
month-9 = سبتمبر
month-10 = أكتوبر
month-11 = نوفمبر
month-12 = ديسمبر
day-today = اليوم
day-yesterday = أمس
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
month-short-1 = يناير
month-short-2 = فبراير
month-short-3 = مارس
month-short-4 = أبريل
month-short-5 = مايو
month-short-6 = يونيو
month-short-7 = يوليو
month-short-8 = أغسطس
month-short-9 = سبتمبر
month-short-10 = أكتوبر
month-short-11 = نوفمبر
month-short-12 = ديسمبر
weekday-1 = الاثنين
weekday-2 = الثلاثاء
weekday-3 = الأربعاء
weekday-4 = الخميس
weekday-5 = الجمعة
weekday-6 = السبت
weekday-7 = الأحد
weekday-short-1 = ن
weekday-short-2 = ث
weekday-short-3 = ر
weekday-short-4 = خ
weekday-short-5 = ج
weekday-short-6 = س
weekday-short-7 = ح

# The settings
animation-speed = سرعة الحركة
appearance = المظهر
confirm-moves = تأكيد النقلات
confirm-moves-hint = لا تُلعب نقلتك حتى تؤكّدها.
coordinates = الإحداثيات
flip-board = تدوير اللوحة بعد كل نقلة
flip-board-hint = للاعبَين على جهاز واحد.
haptics = الاهتزاز
language = اللغة
language-system = لغة الجهاز
palette = ألوان اللوحة
palette-grays = رمادية
palette-high-contrast = تباين عالٍ
palette-night = ليلية
palette-standard = قياسية
palette-wood = خشبية
show-visits = تفاصيل المحرّك
show-visits-hint = يعرض قيمة كل نقلة وعمق تفكير الكمبيوتر.
sounds = الأصوات
speed-fast = سريعة
speed-normal = عادية
speed-off = بلا حركة
speed-slow = بطيئة
theme = السمة
theme-dark = داكنة
theme-light = فاتحة
theme-system = حسب النظام

# About
about-version = الإصدار { $version }
about-text = خمس ألعاب لوحية للاعبَين، مع خصم إلكتروني يُظهر لك تفكيره. تعمل بلا إنترنت. لا إعلانات ولا حساب ولا أذونات.
about-source = برنامج حر. الترخيص مرفق بالشفرة المصدرية.
about-licenses = تراخيص المصادر المفتوحة

set-up-ready = جاهزة للعب. اضغط على اللوحة لتغيير الوضعية.
set-up-surplus = { $color }: القطع أكثر مما يمكن بلوغه باللعب (+{ $number })، وهذا مسموح لكن الوضعية تُوسم بأنها مركّبة.
set-up-surplus-neutral = القطع المحايدة أكثر مما يمكن بلوغه باللعب (+{ $number })، وهذا مسموح لكن الوضعية تُوسم بأنها مركّبة.
set-up-flip = لإزالة الوسم اجعل الدور دور { $color }.
set-up-remove = لإزالة الوسم امسح قطعًا من { $color }.
set-up-remove-neutral = لإزالة الوسم امسح قطعًا محايدة.
set-up-over = لم يبق ما يُلعب هنا: غيّر الوضعية.
set-up-no-room = لا مكان هنا، أو لا شيء يُمسح.
set-up-erase = مسح
set-up-empty = إفراغ اللوحة
set-up-analyze = تحليل الوضعية
composed = وضعية مركّبة
colors-swapped = تم تبديل الألوان.
