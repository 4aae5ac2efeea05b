# كلمات مشتركة بين كل الألعاب. وقد تقولها لعبة بكلماتها.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }، { $second }
facts-of-two = { $first } · { $second }

# النتائج، لشريط النهاية
result-won = { $side ->
    [first] فاز { -orange }
   *[second] فاز { -blue }
}
result-draw = تعادل

end-resigned = { $side ->
    [first] استسلم { -blue }.
   *[second] استسلم { -orange }.
}
end-timed-out = { $side ->
    [first] انتهى وقت { -blue }.
   *[second] انتهى وقت { -orange }.
}
end-agreed = اتفق اللاعبان على التعادل.
end-repetition = تكرّرت الوضعية نفسها ثلاث مرات.
end-full = امتلأت اللوحة.

# ما يُطلب الآن
prompt-computer = الكمبيوتر يفكّر.
prompt-confirm = أكّد نقلتك أو اسحبها.
prompt-earlier = الدور هنا على الكمبيوتر.
prompt-over = انتهت المباراة.
prompt-paused = متوقفة مؤقتًا.

# ما لا يصحّ
refuse-over = انتهت المباراة.
refuse-computer = الدور على الكمبيوتر.
refuse-held = أكّد نقلتك أولًا أو اسحبها.
refuse-nothing-held = لا توجد نقلة لتأكيدها.
refuse-no-such-move = لا توجد نقلة رقمها { $move } في هذه المباراة.
refuse-earlier = انتقل إلى آخر نقلة أولًا.
refuse-level = لا يوجد مستوى { $level }.
refuse-too-long = بلغت هذه المباراة أقصى طول لها.
refuse-other-beginning = لقد بدأت نقلة أخرى بالفعل.
refuse-place = لا توجد الخانة { $place } على هذه اللوحة.
refuse-action = هذا غير ممكن هنا.
refuse-operation = لا يمكن فعل ذلك هنا.
refuse-human-draw = الاتفاق على التعادل ممكن بين شخصين فقط.
refuse-human-turn = ليس الدور على الكمبيوتر.
refuse-stale = كان البحث لوضعية أخرى.
refuse-no-move = لم يجد البحث أي نقلة.
refuse-unreadable = «{ $text }» ليست نقلة في هذه اللعبة.

# المستويات
level-beginner = مبتدئ
level-beginner-hint = ما زال يتعلّم، وتفوته التهديدات أحيانًا.
level-novice = ناشئ
level-novice-hint = يرى التهديدات البسيطة، لكنه بلا خطة بعد.
level-casual = هاوٍ
level-casual-hint = يلعب للتسلية ويعاقب الأخطاء الكبيرة.
level-easy = سهل
level-easy-hint = يصدّ التهديدات المباشرة، ونادرًا ما يخطّط مسبقًا.
level-medium = متوسط
level-medium-hint = مباراة متكافئة لمعظم الناس.
level-skilled = ماهر
level-skilled-hint = يحسب بضع نقلات إلى الأمام.
level-advanced = متقدّم
level-advanced-hint = يحسب إلى الأمام، ونادرًا ما يفرّط في شيء.
level-strong = قوي
level-strong-hint = ستحتاج إلى خطة.
level-very-strong = قوي جدًا
level-very-strong-hint = يعاقب كل خطأ تقريبًا.
level-expert = خبير
level-expert-hint = يهزم الجميع تقريبًا.
level-master = أستاذ
level-master-hint = حتى أقوى اللاعبين نادرًا ما يفوزون عليه.
level-grandmaster = أستاذ كبير
level-grandmaster-hint = لا يكاد يخطئ.
level-superhuman = خارق { $number }
level-superhuman-hint = أقوى من أي إنسان.
level-perfect = مثالي
level-perfect-hint = يلعب بلا أخطاء: هذه اللعبة محلولة تمامًا.

# أسباب النقلة، بلا نقطة
reason-wins = تحسم المباراة بالفوز
reason-loses = { $other ->
    [first] تمنح الفوز { -lil-orange }
   *[second] تمنح الفوز { -lil-blue }
}
reason-draws = تنهي المباراة بالتعادل
reason-allows = { $other ->
    [first] يستطيع { -orange } بعدها الفوز بالنقلة { $move }
   *[second] يستطيع { -blue } بعدها الفوز بالنقلة { $move }
}
reason-stops = { $other ->
    [first] تمنع { -orange } من الفوز بالنقلة { $move }
   *[second] تمنع { -blue } من الفوز بالنقلة { $move }
}
reason-only-safe = { $other ->
    [first] بعد أي نقلة أخرى يفوز { -orange } فورًا
   *[second] بعد أي نقلة أخرى يفوز { -blue } فورًا
}
reason-unstoppable = { $other ->
    [first] الفوز بالنقلة التالية مهما لعب { -orange }
   *[second] الفوز بالنقلة التالية مهما لعب { -blue }
}
reason-threatens = تهدّد بالفوز بالنقلة { $move }
reason-only-win = النقلة الوحيدة التي تحفظ الفوز
reason-only-draw = النقلة الوحيدة التي تحفظ التعادل
reason-wins-in = { $moves ->
    [zero] الفوز في { $moves } نقلة
    [one] الفوز في نقلة واحدة
    [two] الفوز في نقلتين
    [few] الفوز في { $moves } نقلات
    [many] الفوز في { $moves } نقلة
   *[other] الفوز في { $moves } نقلة
}
reason-longest = تصمد أطول من غيرها
