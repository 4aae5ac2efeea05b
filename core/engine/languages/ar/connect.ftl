# كلمات مشتركة بين «أربعة في صف» و«أربعة على أي لوحة».

handicap = { $count ->
    [zero] على اللوحة { $count } قرصًا لصالح { $name } منذ البداية.
    [one] على اللوحة قرص لصالح { $name } منذ البداية.
    [two] على اللوحة قرصان لصالح { $name } منذ البداية.
    [few] على اللوحة { $count } أقراص لصالح { $name } منذ البداية.
    [many] على اللوحة { $count } قرصًا لصالح { $name } منذ البداية.
   *[other] على اللوحة { $count } قرصًا لصالح { $name } منذ البداية.
}
prompt-disc = { $side ->
    [first] { -orange }: أسقط قرصًا. من يجمع أربعة في صف يفوز.
   *[second] { -blue }: أسقط قرصًا. من يجمع أربعة في صف يفوز.
}
move-disc = { $side ->
    [first] { -orange } يلعب في العمود { $column }
   *[second] { -blue } يلعب في العمود { $column }
}
advice-disc = العب في العمود { $column }
label-free = الخانة { $cell }، فارغة
label-landing = العمود { $column }، الخانات الفارغة { $free }، يستقر القرص على الخانة { $cell }
label-disc = { $side ->
    [first] الخانة { $cell }، قرص { -orange-adjective }
   *[second] الخانة { $cell }، قرص { -blue-adjective }
}
refuse-column = لا يوجد عمود { $column }: عدد أعمدة اللوحة { $columns }.
refuse-column-full = العمود { $column } ممتلئ.
refuse-no-blocker-due = لا يوجد حاجز لإسقاطه الآن.
end-four = { $side ->
    [first] جمع { -orange } أربعة في صف.
   *[second] جمع { -blue } أربعة في صف.
}
end-full = امتلأت اللوحة، ولم يجمع أحد أربعة في صف.

# لماذا التلميح جيد

# فكرة الألغاز
puzzle-idea-win-in = تهديدان يمكن إكمالهما فورًا لا يمكن صدّهما معًا.
puzzle-idea-only-win = احسب من سيُضطر إلى اللعب تحت تهديد: نقلة واحدة فقط تُبقي ذلك في صالحك.
puzzle-idea-save = ابحث عن الخانة التي يحتاج إليها الطرفان، وعمّا تتيحه النقلة فوقها.
puzzle-idea-prevent = خانة واحدة تمنع الأربعة ولا تتيح أربعة أخرى.

# أسباب النقلة، بلا نقطة
reason-allows = { $other ->
    [first] يستطيع { -orange } بعدها إكمال أربعة في العمود { $move }
   *[second] يستطيع { -blue } بعدها إكمال أربعة في العمود { $move }
}
reason-stops = { $other ->
    [first] تمنع { -orange } من إكمال أربعة في العمود { $move }
   *[second] تمنع { -blue } من إكمال أربعة في العمود { $move }
}
reason-threatens = تهدّد بإكمال أربعة في العمود { $move }
reason-two-threats = تصنع تهديدين معًا في العمودين { $first } و{ $second }
reason-later-threat = { $row ->
    [odd] تصنع تهديدًا باقيًا في صف فردي من العمود { $column }
   *[even] تصنع تهديدًا باقيًا في صف زوجي من العمود { $column }
}
reason-spends-threat = تتخلى عن التهديد في العمود { $column }
reason-builds = { $count ->
    [pair] قرصان على خط يتسع لأربعة
   *[three] ثلاثة أقراص على خط يتسع لأربعة
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] تقطع خطًا فيه قرصان { -lil-orange }
       *[three] تقطع خطًا فيه ثلاثة أقراص { -lil-orange }
    }
   *[second] { $count ->
        [pair] تقطع خطًا فيه قرصان { -lil-blue }
       *[three] تقطع خطًا فيه ثلاثة أقراص { -lil-blue }
    }
}
reason-middle = تأخذ العمود الأوسط
