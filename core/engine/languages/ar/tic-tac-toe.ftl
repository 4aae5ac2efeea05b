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
advice-place = العب على { $square }
label-free = الخانة { $square }، فارغة
label-stone = { $side ->
    [first] الخانة { $square }، حجر { -orange-adjective }
   *[second] الخانة { $square }، حجر { -blue-adjective }
}
refuse-taken = الخانة { $square } مشغولة.
end-three = { $side ->
    [first] جمع { -orange } ثلاثة في صف.
   *[second] جمع { -blue } ثلاثة في صف.
}

# القواعد
page-1-title = الهدف
page-1-body = اللوحة 3×3 خانات. يفوز أول من يجمع ثلاثة أحجار في صف، عموديًا أو أفقيًا أو قطريًا.
page-1-diagram-1 = فاز { -orange } على القطر.
page-2-title = اللعب
page-2-body = تلعبان بالتناوب. في كل نقلة تضع حجرًا واحدًا على خانة فارغة، ويبقى فيها.
page-3-title = النهاية
page-3-body = ثلاثة في صف تنهي المباراة فورًا. وإذا شُغلت الخانات التسع كلها ولم يجمع أحد ثلاثة، فالمباراة تعادل.
page-3-diagram-1 = لوحة ممتلئة بلا ثلاثة في صف: تعادل.
computer-title = كيف يفكّر الكمبيوتر
computer-body = يلعب في ذهنه مباريات حتى نهايتها، ويُكثر منها حيث تسير الأمور جيدًا. وبدءًا من المستوى 7 يرى المباراة كلها، وعندها أفضل ما تناله التعادل.

# الدرس
lesson-place = اجمع ثلاثة في صف لتفوز. في كل نقلة ضع حجرًا على خانة فارغة.
lesson-place-task = اضغط على أي خانة.
lesson-place-done = هناك يبقى حتى النهاية.
lesson-row = ثلاثة في صف تعني الفوز.
lesson-row-task = لديك اثنان. ضع الثالث.
lesson-row-done = ثلاثة في صف! انتهت المباراة فورًا.
lesson-row-wrong = ما زال لديك اثنان. مكان الثالث عند طرف الصف.
lesson-slant = الأقطار تُحسب أيضًا.
lesson-slant-task = أكمل القطر.
lesson-slant-done = من ركن إلى ركن فوز كذلك.
lesson-slant-wrong = اتبع حجريك صعودًا إلى اليمين.
lesson-stop = إذا كان لخصمك اثنان فسدّ الطريق بينهما.
lesson-stop-task = سيفوز { -blue } بالحجر التالي. امنع ذلك.
lesson-stop-done = قبل كل نقلة اسأل نفسك: بماذا يهدّد { -blue }؟
lesson-stop-wrong = يسدّ { -blue } الفراغ ويفوز.
lesson-first = الفوز قبل الصدّ.
lesson-first-task = لكلٍّ منكما اثنان. الدور دورك.
lesson-first-done = إذا فزت أولًا فلا حاجة إلى الصدّ.
lesson-first-wrong = كان بإمكانك الفوز: حجراك في العمود الأيسر.
lesson-trap = تهديدان معًا لا يمكن صدّهما كليهما.
lesson-trap-task = ابحث عن الخانة التي تصنع صفين في كلٍّ منهما اثنان.
lesson-trap-done = لا يستطيع { -blue } صدّ إلا واحد. هذه كل القواعد.
lesson-trap-wrong = يستطيع { -blue } صدّ هذا. انظر إلى الركن الفارغ.
