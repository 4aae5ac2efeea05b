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
label-free = الخانة { $square }، فارغة
label-disc = { $side ->
    [first] الخانة { $square }، قرص { -orange-adjective }
   *[second] الخانة { $square }، قرص { -blue-adjective }
}
refuse-taken = الخانة { $square } مشغولة.
refuse-no-flip = القرص على { $square } لن يطوّق شيئًا.
refuse-pass = لا يمرّر الدور إلا من لا نقلة أمامه.
refuse-must-pass = { $side ->
    [first] لا نقلة أمام { -orange }، وعليه تمرير الدور.
   *[second] لا نقلة أمام { -blue }، وعليه تمرير الدور.
}
end-most = { $side ->
    [first] أقراص { -orange }: { $most }، وأقراص { -blue }: { $least }.
   *[second] أقراص { -blue }: { $most }، وأقراص { -orange }: { $least }.
}
end-even = أقراص كل طرف: { $most }.

# القواعد
page-1-title = الهدف
page-1-body = يفوز من كانت أقراص لونه هي الأكثر على اللوحة في النهاية.
page-1-diagram-1 = البداية.
page-2-title = اللعب
page-2-body = النقلة قرص واحد على خانة فارغة. ويجب أن يطوّق أقراصًا للخصم: في خط مستقيم، عموديًا أو أفقيًا أو على قطر، بين القرص الجديد وقرص آخر من لونه. وكل الأقراص المطوّقة تنقلب إلى لون صاحب النقلة.
page-2-diagram-1 = طوّق { -orange } قرصًا واحدًا وقلبه.
page-3-title = التمرير والنهاية
page-3-body = من لا يستطيع تطويق شيء يجب أن يمرّر الدور، ومن يستطيع لا يجوز له ذلك. وإذا عجز الطرفان انتهت المباراة.
page-4-title = كيف يفكّر الكمبيوتر
page-4-body = يلعب في ذهنه مباريات حتى نهايتها، ويكثر منها في المسارات التي سارت على ما يرام.

# الدرس
lesson-enclose = طوّق أقراص الطرف الآخر بين قرصين لك، فتنقلب.
lesson-enclose-task = المس إحدى الخانات المعلّمة.
lesson-enclose-done = طُوّقت وانقلبت. القرص الذي لا يطوّق شيئًا لا يجوز وضعه.
lesson-several = قد ينقلب خط كامل دفعة واحدة.
lesson-several-task = ثلاثة في هذا العمود. طوّقها كلها من الأسفل.
lesson-several-done = انقلبت الثلاثة كلها.
lesson-several-wrong = هذه قلبت غيرها. اذهب إلى أسفل العمود المضيء.
lesson-slant = الأقطار تُحسب أيضًا.
lesson-slant-task = طوّق القرص المضيء من أسفل اليسار.
lesson-slant-done = أفقيًا وعموديًا وعلى الأقطار: كل خط يُحسب.
lesson-slant-wrong = اتبع القرصين المضيئين نزولًا إلى اليسار.
lesson-ways = قد يطوّق القرص الواحد في عدة اتجاهات.
lesson-ways-task = ابحث عن الخانة التي تطوّق صفًا وقطرًا.
lesson-ways-done = ثلاثة أقراص في اتجاهين، بنقلة واحدة.
lesson-ways-wrong = الصف المضيء والقطر المضيء يلتقيان على اليمين.
lesson-corner = لا شيء يطوّق قرصًا في ركن: هو باقٍ هناك.
lesson-corner-task = خذ الركن الفارغ.
lesson-corner-done = هذا لك إلى الأبد.
lesson-corner-wrong = الركن داخل الإطار أثمن من هذا.
lesson-most = في النهاية يفوز صاحب أكثر الأقراص.
lesson-most-task = ابحث عن النقلة التي تفوز بالمباراة.
lesson-most-done = عددت وفزت. الآن عرفت كل شيء.
lesson-most-wrong = هذا لا يكفي. جرّب خانة أخرى.
