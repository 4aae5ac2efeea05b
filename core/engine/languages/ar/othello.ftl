name = أوثيلو
tagline = طوّق الأقراص واقلبها

option-size = حجم اللوحة

prompt-place = { $side ->
    [first] { -orange }: اختر خانة.
   *[second] { -blue }: اختر خانة.
}
prompt-pass = { $side ->
    [first] لا نقلة أمام { -orange }، وعليه تمرير الدور.
   *[second] لا نقلة أمام { -blue }، وعليه تمرير الدور.
}
operation-pass = تمرير
move-place = { $side ->
    [first] { -orange } يلعب على { $square } ويقلب
   *[second] { -blue } يلعب على { $square } ويقلب
} { $count ->
    [zero] { $count } قرص
    [one] قرصًا واحدًا
    [two] قرصين
    [few] { $count } أقراص
    [many] { $count } قرصًا
   *[other] { $count } قرص
}
move-pass = { $side ->
    [first] { -orange } يمرّر الدور
   *[second] { -blue } يمرّر الدور
}
advice-place = العب على { $square }
advice-pass = مرّر الدور
label-free = الخانة { $square }، فارغة
label-disc = { $side ->
    [first] الخانة { $square }، قرص { -orange-adjective }
   *[second] الخانة { $square }، قرص { -blue-adjective }
}
refuse-taken = الخانة { $square } مشغولة.
refuse-no-flip = القرص على { $square } لن يقلب شيئًا.
refuse-pass = لا يمكنك تمرير الدور إلا إذا لم تكن لديك نقلة.
refuse-must-pass = { $side ->
    [first] لا نقلة أمام { -orange }، وعليه تمرير الدور.
   *[second] لا نقلة أمام { -blue }، وعليه تمرير الدور.
}
end-most = { $side ->
    [first] أقراص { -orange }: { $most }، وأقراص { -blue }: { $least }.
   *[second] أقراص { -blue }: { $most }، وأقراص { -orange }: { $least }.
}
end-even = لكل طرف من الأقراص: { $most }.

# القواعد
page-1-title = الهدف
page-1-body = اجمع في النهاية أكبر عدد من أقراص لونك على اللوحة.
page-1-diagram-1 = البداية.
page-2-title = اللعب
page-2-body = في كل نقلة تضع قرصًا واحدًا على خانة فارغة. ويجب أن يطوّق أقراصًا للخصم في خط مستقيم، عموديًا أو أفقيًا أو قطريًا، بينه وبين قرص آخر لك. وكل الأقراص المطوّقة تنقلب إلى لونك.
page-2-diagram-1 = طوّق { -orange } قرصًا واحدًا وقلبه.
page-3-title = التمرير والنهاية
page-3-body = إذا لم تستطع تطويق أي قرص فعليك تمرير الدور، وإذا استطعت فعليك أن تلعب. وإذا لم يستطع أي من الطرفين، انتهت المباراة.
computer-title = كيف يفكّر الكمبيوتر
computer-body = يلعب في ذهنه مباريات حتى نهايتها، ويُكثر منها حيث تسير الأمور جيدًا.

# الدرس
lesson-enclose = الفوز لصاحب أكثر الأقراص في النهاية. طوّق أقراص خصمك لتقلبها.
lesson-enclose-task = اضغط على إحدى الخانات المعلّمة.
lesson-enclose-done = طُوّقت وانقلبت! كل قرص تضعه يجب أن يقلب شيئًا.
lesson-several = قد ينقلب خط كامل دفعة واحدة.
lesson-several-task = ثلاثة في هذا العمود. طوّقها كلها من الأسفل.
lesson-several-done = انقلبت الثلاثة كلها.
lesson-several-wrong = قلب هذا أقراصًا أخرى. العب عند الطرف السفلي للعمود c.
lesson-slant = الأقطار تُحسب أيضًا.
lesson-slant-task = طوّق القرص المميّز من الأسفل إلى اليسار.
lesson-slant-done = أفقيًا وعموديًا وعلى الأقطار: كل خط يُحسب.
lesson-slant-wrong = اتبع القرصين في c4 وb3 نزولًا إلى اليسار.
lesson-ways = قد يطوّق القرص الواحد في عدة اتجاهات.
lesson-ways-task = ابحث عن الخانة التي تطوّق صفًا وقطرًا.
lesson-ways-done = ثلاثة أقراص في اتجاهين، بنقلة واحدة.
lesson-ways-wrong = الصف 2 وقطر الخانتين c4 وd3 يلتقيان على اليمين.
lesson-corner = لا شيء يقلب قرصًا في ركن: إنه باقٍ.
lesson-corner-task = خذ الركن الفارغ.
lesson-corner-done = هذا لك إلى الأبد.
lesson-corner-wrong = الركن الأعلى على اليمين أثمن من ذلك.
lesson-most = في النهاية يفوز صاحب أكثر الأقراص.
lesson-most-task = ابحث عن النقلة التي تحسم المباراة.
lesson-most-done = أصبت في العدّ وفزت. هذه كل القواعد.
lesson-most-wrong = هذا لا يكفي. جرّب خانة أخرى.
