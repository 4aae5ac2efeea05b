# كلمات مشتركة بين «أربعة في صف» و«أربعة على أي لوحة».

prompt-disc = { $side ->
    [first] { -orange }: أسقط قرصًا.
   *[second] { -blue }: أسقط قرصًا.
}
move-disc = { $side ->
    [first] { -orange } يلعب في العمود { $column }
   *[second] { -blue } يلعب في العمود { $column }
}
label-free = الخانة { $cell }، فارغة
label-landing = العمود { $column }، الخانات الفارغة { $free }، يستقر القرص على { $cell }
label-disc = { $side ->
    [first] الخانة { $cell }، قرص { -orange-adjective }
   *[second] الخانة { $cell }، قرص { -blue-adjective }
}
refuse-column = لا يوجد عمود { $column }: عدد أعمدة اللوحة { $columns }.
refuse-column-full = العمود { $column } ممتلئ.
refuse-no-blocker-due = لا حاجز لإسقاطه الآن.
end-four = { $side ->
    [first] { -lil-orange } أربعة في صف.
   *[second] { -lil-blue } أربعة في صف.
}
end-full = امتلأت اللوحة، وليس لأحد أربعة في صف.

# لماذا التلميح جيد

# فكرة الألغاز
puzzle-idea-win-in = تهديدان معًا لا يمكن صدّهما كليهما.
puzzle-idea-only-win = احسب من سيُضطر إلى ملء العمود تحت تهديد: نقلة واحدة فقط تحفظ هذا الترتيب.
puzzle-idea-save = ابحث عن الخانة التي يحتاج إليها الطرفان، وعمّا تتيحه النقلة فوقها.
puzzle-idea-prevent = خانة واحدة تمنع الأربعة ولا تتيح أربعة أخرى.

# أسباب النقلة، بلا نقطة
reason-allows = { $other ->
    [first] { -orange } يستطيع إكمال أربعة في { $cell }
   *[second] { -blue } يستطيع إكمال أربعة في { $cell }
}
reason-stops = { $other ->
    [first] تمنع { -orange } من إكمال أربعة في { $cell }
   *[second] تمنع { -blue } من إكمال أربعة في { $cell }
}
reason-threatens = تهدّد بأربعة في { $cell }
reason-two-threats = تهديدان معًا: { $first } و{ $second }
reason-later-threat = { $row ->
    [odd] تهديد باقٍ في صف فردي: { $threat }
   *[even] تهديد باقٍ في صف زوجي: { $threat }
}
reason-spends-threat = تتخلى عن التهديد في { $threat }
reason-builds = { $count ->
    [pair] قرصان على خط فيه متسع لأربعة
   *[three] ثلاثة أقراص على خط فيه متسع لأربعة
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] تقطع خطًّا فيه قرصان { -lil-orange }
       *[three] تقطع خطًّا فيه ثلاثة أقراص { -lil-orange }
    }
   *[second] { $count ->
        [pair] تقطع خطًّا فيه قرصان { -lil-blue }
       *[three] تقطع خطًّا فيه ثلاثة أقراص { -lil-blue }
    }
}
reason-middle = تأخذ العمود الأوسط
