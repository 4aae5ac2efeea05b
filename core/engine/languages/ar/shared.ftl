# كلمات مشتركة بين كل الألعاب. وقد تقولها لعبة بكلماتها.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }، { $second }
facts-of-two = { $first } · { $second }

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
end-agreed = اتفق الطرفان على التعادل.
end-repetition = ظهر الوضع نفسه للمرة الثالثة.
end-full = امتلأت اللوحة.

# ما يُطلب الآن
prompt-computer = الكمبيوتر يفكّر.
prompt-confirm = أكّد نقلتك أو اسحبها.
prompt-earlier = هنا دور الكمبيوتر.
prompt-over = انتهت المباراة.
prompt-paused = متوقّفة.

# ما لا يصحّ
refuse-over = انتهت المباراة.
refuse-computer = الدور على الكمبيوتر.
refuse-held = أكّد نقلتك أولًا أو اسحبها.
refuse-nothing-held = لا توجد نقلة لتأكيدها.
refuse-no-such-move = لا توجد نقلة { $move } في هذه المباراة.
refuse-earlier = انتقل إلى آخر نقلة أولًا.
refuse-level = لا يوجد مستوى { $level }.
refuse-too-long = بلغت هذه المباراة أقصى عدد من النقلات.
refuse-other-beginning = النقلة الجارية بدأت بشكل مختلف.
refuse-place = لا يوجد مكان { $place } على هذه اللوحة.
refuse-action = هذا غير ممكن هنا.
refuse-operation = لا يمكن فعل ذلك هنا.
refuse-human-draw = لا يتفق على التعادل إلا شخصان.
refuse-human-turn = ليس الدور على الكمبيوتر.
refuse-stale = كان البحث لوضع آخر.
refuse-no-move = لم يجد البحث أي نقلة.
refuse-unreadable = النص «{ $text }» ليس نقلة في هذه اللعبة.

# المستويات
level-beginner = مبتدئ
level-beginner-hint = ما زال يتعلّم، وتفوته التهديدات أحيانًا.
level-novice = ناشئ
level-novice-hint = يرى التهديدات البسيطة، وليست له خطة بعد.
level-casual = هاوٍ
level-casual-hint = يلعب للتسلية ويعاقب الأخطاء الكبيرة.
level-easy = سهل
level-easy-hint = يصدّ التهديد المباشر، ونادرًا ما يخطّط.
level-medium = متوسط
level-medium-hint = مباراة متكافئة لمعظم الناس.
level-skilled = ماهر
level-skilled-hint = يحسب بضع نقلات مقدّمًا.
level-advanced = متقدّم
level-advanced-hint = يحسب لما سيأتي، ونادرًا ما يفرّط في شيء.
level-strong = قوي
level-strong-hint = ستحتاج إلى خطة.
level-very-strong = قوي جدًا
level-very-strong-hint = يعاقب كل خطأ تقريبًا.
level-expert = خبير
level-expert-hint = يهزم الجميع تقريبًا.
level-master = أستاذ
level-master-hint = حتى اللاعبون الجيدون جدًا نادرًا ما يفوزون عليه.
level-grandmaster = أستاذ كبير
level-grandmaster-hint = لا يكاد يخطئ.
level-superhuman = فوق بشري { $number }
level-superhuman-hint = أقوى من أي إنسان.
level-perfect = مثالي
level-perfect-hint = يلعب بلا خطأ: هذه اللعبة محلولة.

# أسباب النقلة، بلا نقطة
reason-wins = تفوز بالمباراة
reason-loses = { $other ->
    [first] تمنح الفوز { -lil-orange }
   *[second] تمنح الفوز { -lil-blue }
}
reason-draws = تنهي المباراة بالتعادل
reason-allows = { $other ->
    [first] { -orange } يستطيع الفوز بعدها بـ { $move }
   *[second] { -blue } يستطيع الفوز بعدها بـ { $move }
}
reason-stops = { $other ->
    [first] تمنع { -orange } من الفوز بـ { $move }
   *[second] تمنع { -blue } من الفوز بـ { $move }
}
reason-only-safe = { $other ->
    [first] بعد أي نقلة أخرى يفوز { -orange } فورًا
   *[second] بعد أي نقلة أخرى يفوز { -blue } فورًا
}
reason-unstoppable = { $other ->
    [first] الفوز في النقلة التالية مهما لعب { -orange }
   *[second] الفوز في النقلة التالية مهما لعب { -blue }
}
reason-threatens = تهدّد بالفوز بـ { $move }
reason-only-win = النقلة الوحيدة التي تحفظ الفوز
reason-only-draw = النقلة الوحيدة التي تحفظ التعادل
reason-wins-in = { $moves ->
    [one] الفوز بنقلة واحدة
    [two] الفوز بنقلتين
    [few] الفوز خلال { $moves } نقلات
    [many] الفوز خلال { $moves } نقلة
   *[other] الفوز خلال { $moves } نقلة
}
reason-longest = تصمد أطول مدة
