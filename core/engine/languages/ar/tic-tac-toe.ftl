name = إكس أو
tagline = ثلاثة في صف على تسع خانات

prompt-place = { $side ->
    [first] { -orange }: اختر خانة.
   *[second] { -blue }: اختر خانة.
}
move-place = { $side ->
    [first] { -orange } يلعب على { $square }
   *[second] { -blue } يلعب على { $square }
}
label-free = الخانة { $square }، فارغة
label-stone = { $side ->
    [first] الخانة { $square }، حجر { -orange-adjective }
   *[second] الخانة { $square }، حجر { -blue-adjective }
}
refuse-taken = الخانة { $square } مشغولة.
end-three = { $side ->
    [first] { -lil-orange } ثلاثة في صف.
   *[second] { -lil-blue } ثلاثة في صف.
}

# القواعد
page-1-title = الهدف
page-1-body = اللوحة ثلاث خانات في ثلاث. يفوز أول من يجمع ثلاثة أحجار في صف، عموديًا أو أفقيًا أو على قطر.
page-1-diagram-1 = فاز { -orange } على القطر.
page-2-title = اللعب
page-2-body = يتناوب الطرفان. النقلة حجر واحد على خانة فارغة، يبقى فيها.
page-3-title = النهاية
page-3-body = ثلاثة في صف تنهي المباراة فورًا. وإذا شُغلت الخانات التسع من دونها فالمباراة تعادل.
page-3-diagram-1 = لوحة ممتلئة بلا ثلاثة في صف: تعادل.
page-4-title = كيف يفكّر الكمبيوتر
page-4-body = يلعب في ذهنه مباريات حتى نهايتها، ويكثر منها في المسارات التي سارت على ما يرام. وبدءًا من المستوى 7 يرى المباراة كلها، فلا تنال منه أكثر من التعادل.

# الدرس
lesson-place = النقلة حجر واحد على خانة فارغة.
lesson-place-task = المس أي خانة.
lesson-place-done = هناك يبقى حتى النهاية.
lesson-row = ثلاثة في صف تفوز.
lesson-row-task = لديك اثنان. ضع الثالث.
lesson-row-done = ثلاثة في صف: انتهت المباراة فورًا.
lesson-row-wrong = ما زال لديك اثنان. مكان الثالث عند آخر الصف.
lesson-slant = الأقطار تُحسب أيضًا.
lesson-slant-task = أكمل القطر.
lesson-slant-done = من ركن إلى ركن فوزٌ أيضًا.
lesson-slant-wrong = اتبع حجريك صعودًا إلى اليمين.
lesson-stop = إذا كان للطرف الآخر اثنان فاقطع عليه الطريق.
lesson-stop-task = سيفوز { -blue } بالحجر التالي. امنعه.
lesson-stop-done = نظرة قبل كل نقلة: بماذا يهدّد { -blue }؟
lesson-stop-wrong = يسدّ { -blue } الفراغ ويفوز.
lesson-first = الفوز قبل المنع.
lesson-first-task = لكلٍّ منكما اثنان. والدور دورك.
lesson-first-done = من يسبق لا يحتاج إلى منع أحد.
lesson-first-wrong = كان بوسعك الفوز: حجراك في العمود الأيسر.
lesson-trap = تهديدان معًا لا يمكن صدّهما كليهما.
lesson-trap-task = ابحث عن الخانة التي تصنع صفين في كلٍّ منهما اثنان.
lesson-trap-done = لا يستطيع { -blue } صدّ إلا واحد. الآن عرفت كل شيء.
lesson-trap-wrong = هذا يمكن صدّه. انظر إلى الركن الفارغ.
