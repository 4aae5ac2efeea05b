# ما يقوله التطبيق من عنده. أما ما تقوله اللعبة فمكانه معها.

# على من الدور
turn-yours = دورك
turn-of = دور { $color }
turn-computer = { $color } يفكّر
turn-paused = متوقّفة
won-you = فزت
won-color = الفائز: { $color }
drawn = تعادل

# السطر الذي تحته
move-count = النقلة { $at } من { $moves }
move-row = { $number }. { $move }
suggestion = اقتراح: { $move }
hint-because = { $hint }. { $reason }.
thinking = يفكّر
unsaved = تعذّر حفظ هذه المباراة.
search-failed = لم يستطع الكمبيوتر إكمال التفكير. المباراة مستمرة.
refuse-review = أنت تراجع نقلة سابقة. اختر «العب من هنا» لتجربة نقلة أخرى.
refuse-beside = لا يمكن اللعب هنا.

# المدرّب، وما لا يدخل في التصنيف
coach = المدرّب
coach-hint = ينبّهك حين تضيّع نقلتك المباراة. هذه المباريات لا تُحتسب في التصنيف.
coach-win-draw = أضاعت هذه النقلة الفوز: صار تعادلًا.
coach-win-loss = أضاعت هذه النقلة الفوز: صار خسارة.
coach-draw-loss = أضاعت هذه النقلة التعادل: صار خسارة.
coach-blunder = كلّفتك هذه النقلة معظم فرصك.
unrated-helped = لُعبت بمساعدة: لا تُحتسب
unrated-changed = تغيّر اللاعبون: لا تُحتسب
unrated-copied = بدأت من منتصفها: لا تُحتسب

# النهاية، وقوة اللاعب
deciding-you = خسرت المباراة بالنقلة { $move }
deciding-color = خسر { $color } المباراة بالنقلة { $move }
deciding-look = إلقاء نظرة
next-level = جرّب المستوى { $level }
rating-change = تصنيفك: { $rating } ({"\u200E"}{ $change })
rating-about = تصنيفك: نحو { $rating }
rating-sure = تصنيفك: { $rating }
rating-games = { $count ->
    [zero] لا مباريات مصنّفة، أعلى تصنيف { $best }
    [one] مباراة مصنّفة واحدة، أعلى تصنيف { $best }
    [two] مباراتان مصنّفتان، أعلى تصنيف { $best }
    [few] { $count } مباريات مصنّفة، أعلى تصنيف { $best }
    [many] { $count } مباراة مصنّفة، أعلى تصنيف { $best }
   *[other] { $count } مباراة مصنّفة، أعلى تصنيف { $best }
}
rating-graph = آخر المباريات، وعددها { $count }: من { $first } إلى { $last }
as-me = بمثل قوتي

# شخصان
clock-none = بلا ساعة
clock-minutes = { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
} لكل لاعب
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
name-of = اسم { $color }

# اللاعبون
you = أنت
computer = الكمبيوتر
level = المستوى { $level }
level-named = المستوى { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · لم يُقَس
own-limits = إعداد مخصّص
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
person = شخص
you-first = { $color }، أولًا
you-second = { $color }، ثانيًا
by-chance = بالقرعة

# التحليل
analysis-drawn = تعادل
analysis-wins = { $color } يفوز
analysis-wins-in = { $moves ->
    [zero] { $color } يفوز في { $moves } نقلة
    [one] { $color } يفوز في نقلة واحدة
    [two] { $color } يفوز في نقلتين
    [few] { $color } يفوز في { $moves } نقلات
    [many] { $color } يفوز في { $moves } نقلة
   *[other] { $color } يفوز في { $moves } نقلة
}
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
left-seconds = بقي { $number } ث
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
value-chance = فرصة الفوز { $percent }%
value-best = { $value }، الأفضل
letter-win = ف
letter-draw = =
letter-loss = خ
take-back = سحب النقلة

# الشاشة الرئيسية
card-play = العب
card-learn = تعلّم في دقيقتين
card-learn-on = واصل التعلّم
card-continue = متابعة
card-view = عرض
labeled = { $name }: { $words }
score-of = { $name } { $won }
option-value = { $option } { $value }
card-computers = دور الكمبيوتر
kept-people = شخصان
kept-named = { $one } و{ $two }
kept-computers = كمبيوتران
kept-level = ضد الكمبيوتر، المستوى { $level }
kept-limits = ضد الكمبيوتر
kept-going = { $who }، النقلة { $move }
kept-ended = { $who }: { $result }
replaced = وُضعت مباراة { $game } جانبًا لتبدأ مباراة جديدة.
deleted = حُذفت مباراة { $game }.
in-bin = محذوفة، وتبقى محفوظة 30 يومًا
restore = استعادة
set-aside-match = تعذّرت قراءة مباراة محفوظة فوُضعت جانبًا: { $reason }
set-aside-matches = مباريات محفوظة تعذّرت قراءتها فوُضعت جانبًا: { $count }
open-elsewhere = التطبيق مفتوح بالفعل في مكان آخر. لن يُحفظ شيء هنا حتى تغلقه هناك وتعيد تشغيله.
set-aside-settings = تعذّرت قراءة الإعدادات فوُضعت جانبًا.
set-aside-statistics = تعذّرت قراءة الإحصاءات فوُضعت جانبًا.
set-aside-choices = تعذّرت قراءة خيارات المباريات الجديدة فوُضعت جانبًا.
not-a-game = هذا النص ليس مباراة محفوظة: { $reason }
not-a-link = هذا الرابط ليس مباراة: { $reason }
link-turn = دورك في { $game }: { $link }
link-over = مباراة { $game }: { $link }
link-scan = امسح هذا الرمز لفتح المباراة
link-ahead = لقد تابعت اللعب بعد تلك الرسالة: أرسل رسالتك إلى خصمك.
link-parted = اختلف مسار هذه المباراة بدءًا من النقلة { $move }. مباراتك محفوظة إلى جانبها.
nothing-to-paste = لا يوجد نص للصقه.
no-such-match = لم تعد هذه المباراة محفوظة.
match-in-bin = حُذفت هذه المباراة. يمكن استعادتها من قائمة المباريات.
no-such-game = لا توجد لعبة كهذه هنا.
fault = حدث خطأ ما هنا. كل ما حُفظ ما زال موجودًا.

# الإحصاءات
no-statistics = لم تنتهِ أي مباراة ضد الكمبيوتر بعد.
wins = فوز
draws = تعادل
losses = خسارة
streak-label = سلسلة فوز
streak = { $streak } (الأفضل { $best })

# مباراة جديدة
drawn-by-lot = بالقرعة
no-cells = لا شيء

# الدروس
lesson-title = تعلّم { $game }
lesson-detail = الخطوة { $at } من { $steps }
lesson-back = رجوع
lesson-skip = تخطّي
lesson-show = أرني
lesson-next = التالي
lesson-again = حاول مجددًا
lesson-first = من البداية
lesson-play = العب مباراة
lesson-well-done = أحسنت
lesson-not-yet = ليس بعد
lesson-is-done = أنهيت هذه الخطوة. تابع بزر «التالي».
set-aside-lessons = تعذّرت قراءة تقدّمك في الدروس فوُضع جانبًا.
# مراجعة مباراة
review = المراجعة
review-empty = لا توجد نقلة لمراجعتها
review-begins = مراجعة المباراة
review-kept-you = قرارات حافظت فيها على النتيجة: { $kept } من { $decisions }
review-kept = { $color }: { $kept } من { $decisions }
review-no-decisions = لم يكن أمامك ما تقرّره
review-last-safe = كان بوسع { $color } إنقاذ المباراة حتى النقلة { $move }
review-never-safe = لم يكن بوسع { $color } إنقاذ المباراة قط
review-begin = البداية. تظهر علامات النقلات كلما جرى تقييمها.
review-waits = يجري تقييم هذه النقلة.
review-unknown = لم تُقيَّم بعد
review-first = أول نقلة
review-previous = النقلة السابقة
review-next = النقلة التالية
review-last = آخر نقلة
review-next-slip = الهفوة التالية
review-retry = ابحث عن نقلة أفضل
review-refute = لماذا؟
review-play = العب من هنا
refute-begin = هذا ما لُعب. «النقلة التالية» تُظهر الرد عليه.
graph-slips = الهفوات: النقلات { $moves }.
graph-no-slips = لا هفوات.
mark-only = النقلة الوحيدة
mark-gave-win = أضاعت الفوز
mark-gave-draw = أضاعت التعادل
mark-inaccuracy = غير دقيقة
mark-mistake = خطأ
mark-blunder = خطأ فادح
mark-forced = لا خيار
mark-best = لم يكن هناك أفضل
slip-win-draw = أضاعت النقلة { $number } الفوز: صار تعادلًا. الأفضل: { $best }.
slip-win-loss = حوّلت النقلة { $number } الفوز إلى خسارة. الأفضل: { $best }.
slip-draw-loss = أضاعت النقلة { $number } التعادل: صار خسارة. الأفضل: { $best }.
slip-estimated = خفضت النقلة { $number } فرص الفوز من { $was } إلى { $is }%. الأفضل: { $best }.
move-only = أي نقلة أخرى كانت ستضيّع النتيجة.
move-forced = لم تكن هناك نقلة أخرى.
move-unsure = ربما كان هناك أفضل: { $best }. الفارق أضيق من أن يُجزم به.
move-lost = كانت المباراة خاسرة مع أي نقلة، وهذه صمدت أطول من غيرها.
move-lost-longer = كانت المباراة خاسرة مع أي نقلة. الأطول صمودًا: { $best }.
move-equal = كل النقلات تعطي النتيجة نفسها.
move-slower = { $moves ->
    [zero] تفوز، لكن متأخرة { $moves } نقلة عن: { $best }.
    [one] تفوز، لكن متأخرة نقلة واحدة عن: { $best }.
    [two] تفوز، لكن متأخرة نقلتين عن: { $best }.
    [few] تفوز، لكن متأخرة { $moves } نقلات عن: { $best }.
    [many] تفوز، لكن متأخرة { $moves } نقلة عن: { $best }.
   *[other] تفوز، لكن متأخرة { $moves } نقلة عن: { $best }.
}
move-best = لم يكن هناك أفضل.
move-kept = حافظت على النتيجة.
retry-ask = ابحث عن نقلة أفضل مما لُعب.
retry-waits = ننظر في نقلتك.
retry-right = صحيح: { $move }.
retry-right-said = صحيح.
retry-even = جيدة، على قدر ما يمكن الحكم: { $move }.
retry-wrong = { $move }: لهذه النقلة ردّ.
retry-again = حاول مجددًا
retry-answer = أظهر الحل
retry-refute = متابعة
retry-back = عودة إلى المباراة
refuse-retry = اختر «حاول مجددًا» أولًا.

# الألغاز
puzzle-title = اللغز { $number }
puzzle-rated = التصنيف { $rating }
puzzle-win-in = { $moves ->
    [zero] { $color } يفوز في { $moves } نقلة
    [one] { $color } يفوز في نقلة واحدة
    [two] { $color } يفوز في نقلتين
    [few] { $color } يفوز في { $moves } نقلات
    [many] { $color } يفوز في { $moves } نقلة
   *[other] { $color } يفوز في { $moves } نقلة
}
puzzle-only-win = نقلة واحدة فقط تفوز
puzzle-save = حافظ على التعادل
puzzle-prevent = أوقف { $other }
puzzle-solved = محلول
puzzle-task-win-in = ابحث عن النقلة التي تفوز مهما فعل { $other }.
puzzle-task-only-win = يستطيع { $color } الفوز، لكن كل نقلة تضيّعه إلا واحدة.
puzzle-task-save = نقلة واحدة فقط لا تخسر. ابحث عنها.
puzzle-task-prevent = أوشك { $other } على الفوز. نقلة واحدة تمنعه.
puzzle-right = صحيح. ردّ { $other }: تابع.
puzzle-longer = هذه تفوز أيضًا، لكن في وقت أطول. تابع.
puzzle-wrong-loses = بعدها يفوز { $other }.
puzzle-wrong-win-in = بطيئة: هناك فوز أسرع.
puzzle-wrong-only-win = هذه تضيّع الفوز.
puzzle-mark-wrong = لم تكن صحيحة
puzzle-is-solved = حُلّ اللغز. انتقل إلى التالي، أو تابع اللعب من هنا.
puzzle-hint = تلميح
puzzle-hint-label-where = أين تنظر
puzzle-hint-label-what = عمّ تبحث
puzzle-hint-label-answer = الحل
puzzle-hint-where = انظر إلى الجزء المؤطّر من اللوحة.
puzzle-answer = أظهره
puzzle-skip = لغز آخر
puzzle-retry = حاول مجددًا
puzzle-again = من البداية
puzzle-play = العب من هنا
puzzle-next = اللغز التالي
puzzle-solve = حُلّه
puzzle-look = انظر مجددًا
puzzles-solved = { $count ->
    [zero] لا ألغاز محلولة
    [one] لغز محلول
    [two] لغزان محلولان
    [few] { $number } ألغاز محلولة
    [many] { $number } لغزًا محلولًا
   *[other] { $number } لغز محلول
}
puzzles-rated = التصنيف { $rating }
learn-lesson = الخطوات: { $done } من { $all }
learn-lesson-begin = ابدأ
learn-lesson-go-on = تابع
learn-lesson-again = مرة أخرى
puzzles-damaged = تعذّرت قراءة الألغاز. كل ما عداها يعمل.
no-such-puzzle = لا يوجد لغز كهذا هنا.
set-aside-puzzles = تعذّرت قراءة سجل ألغازك فوُضع جانبًا.
chapter-detail = حُلّ { $done } من { $all }
chapter-level = المستوى { $level }
chapter-level-solved = المستوى { $level }، محلول

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
daily-longest = أطول سلسلة: { $days }
calendar-month = { $month } { $year }
calendar-day = { $weekday } { $day }
calendar-day-solved = { $weekday } { $day }، محلول
calendar-today = { $weekday } { $day }، اليوم
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
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
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
confirm-moves-hint = تنتظر النقلة المكتملة حتى تؤكّدها.
coordinates = الإحداثيات
flip-board = قلب اللوحة للاعب المقابل
flip-board-hint = للعب شخصين على جهاز واحد.
haptics = الاهتزاز
language = اللغة
language-system = لغة الجهاز
palette = ألوان اللوحة
palette-grays = رمادية
palette-high-contrast = تباين عالٍ
palette-night = ليلية
palette-standard = قياسية
palette-wood = خشبية
show-visits = وضع الخبير
show-visits-hint = يُظهر قيمة كل نقلة، وكم جرّب الكمبيوتر.
sounds = الأصوات
speed-fast = سريعة
speed-normal = عادية
speed-off = بلا حركة
speed-slow = بطيئة
theme = السمة
theme-dark = داكنة
theme-light = فاتحة
theme-system = النظام

# About
about-version = الإصدار { $version }
about-text = خمس ألعاب لوحية للاعبَين، بلا اتصال، مع خصم يُريك ما يعرفه. لا شبكة ولا أذونات ولا إعلانات ولا حساب.
about-source = برنامج حر وفق الرخصة المرفقة بمصدره.
about-licenses = رخص المكوّنات المستخدمة
