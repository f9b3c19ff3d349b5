/** Arabic texts of trends: the clicks observed between looks at the counters, in sentences and files. */
export const trends = {
  off: { text: 'سجل النقرات متوقف على هذا الجهاز.', on: 'تشغيل' },
  recorded: {
    now: 'تُسجَّل النقرات الجديدة من الآن. تظهر أول مقارنة غدًا.',
    more: '{kind, select, today {+{clicks, number} منذ {time}} yesterday {+{clicks, number} منذ أمس، {time}} weekday {+{clicks, number} منذ {day}، {time}} other {+{clicks, number} منذ {day}}}',
    none: '{kind, select, today {لا نقرات جديدة منذ {time}} yesterday {لا نقرات جديدة منذ أمس، {time}} weekday {لا نقرات جديدة منذ {day}، {time}} other {لا نقرات جديدة منذ {day}}}',
  },
  observed:
    '{clicks, plural, =0 {لا نقرات بين {from} و{to}} zero {لا نقرات بين {from} و{to}} one {نقرة واحدة بين {from} و{to}} two {نقرتان بين {from} و{to}} few {# نقرات بين {from} و{to}} many {# نقرة بين {from} و{to}} other {# نقرة بين {from} و{to}}}',
  observedAgain:
    '{clicks, plural, =0 {لا نقرات بين {from} و{to}} zero {لا نقرات بين {from} و{to}} one {نقرة واحدة بين {from} و{to}} two {نقرتان بين {from} و{to}} few {# نقرات بين {from} و{to}} many {# نقرة بين {from} و{to}} other {# نقرة بين {from} و{to}}}، عدا ما سبق إعادة بدء العداد',
  again: 'بدأ العداد من جديد ويعرض {count, number}.',
  gap: 'لا فحوص بينهما.',
  file: {
    csv: 'CSV',
    again: 'بدأ العداد من جديد',
    gap: 'لا فحوص بينهما',
    failed: 'تعذر حفظ الاتجاه. يُرجى إعادة تحميل الصفحة ثم المحاولة مرة أخرى.',
    dismiss: 'إخفاء',
  },
  notes: {
    showMarkers: 'إظهار العلامات',
    hideMarkers: 'إخفاء العلامات',
    add: 'ملاحظة',
    command: 'كتابة ملاحظة على هذا الاتجاه',
    title: 'الملاحظات',
    field: 'ملاحظة',
    text: 'الملاحظة',
    example: 'ما حدث، مثل «أُرسلت النشرة 46»',
    day: 'اليوم',
    save: 'حفظ',
    cancel: 'إلغاء',
    empty: 'اكتب بضع كلمات أولًا.',
    noDay: 'اختر يومًا.',
    failed: 'تعذر حفظ الملاحظة. حاول مرة أخرى.',
    full: 'يتسع المكان لعدد {count, number} من الملاحظات. أزل بعضها أولًا.',
    removed: 'أُزيلت الملاحظة.',
    restored: 'استُعيدت الملاحظة.',
    saved: 'حُفظت الملاحظة.',
    undo: 'تراجع',
    edit: 'تعديل',
    remove: 'إزالة',
    editNote: 'تعديل الملاحظة: ⁨{name}⁩',
    removeNote: 'إزالة الملاحظة: ⁨{name}⁩',
    more: '{count, plural, zero {# أخرى} one {واحدة أخرى} two {اثنتان أخريان} few {# أخرى} many {# أخرى} other {# أخرى}}',
    ofAccount: 'لكل الروابط',
    outside: 'خارج المدة المسجّلة',
    inMemory: 'تبقى الملاحظات حتى إغلاق هذه الصفحة.',
    said: '{count, plural, zero {الملاحظات: {text}} one {ملاحظة: {text}} two {ملاحظتان: {text}} few {الملاحظات: {text}} many {الملاحظات: {text}} other {الملاحظات: {text}}}',
    andMore:
      '{text} و{count, plural, zero {# أخرى} one {واحدة أخرى} two {اثنتان أخريان} few {# أخرى} many {# أخرى} other {# أخرى}}',
  },
  markers: {
    created: 'أُنشئ الرابط',
    linkAssigned: 'أُضيف إلى ⁨{name}⁩',
    assigned:
      '{count, plural, zero {أُضيف # رابط إلى ⁨{name}⁩} one {أُضيف رابط واحد إلى ⁨{name}⁩} two {أُضيف رابطان إلى ⁨{name}⁩} few {أُضيفت # روابط إلى ⁨{name}⁩} many {أُضيف # رابطًا إلى ⁨{name}⁩} other {أُضيف # رابط إلى ⁨{name}⁩}}',
    assignedHere:
      '{count, plural, zero {أُضيف # رابط} one {أُضيف رابط واحد} two {أُضيف رابطان} few {أُضيفت # روابط} many {أُضيف # رابطًا} other {أُضيف # رابط}}',
    imported:
      '{count, plural, zero {استُورد # رابط: ⁨{name}⁩} one {استُورد رابط واحد: ⁨{name}⁩} two {استُورد رابطان: ⁨{name}⁩} few {استُوردت # روابط: ⁨{name}⁩} many {استُورد # رابطًا: ⁨{name}⁩} other {استُورد # رابط: ⁨{name}⁩}}',
    planned:
      '{count, plural, zero {أُنشئ # رابط من خطة: ⁨{name}⁩} one {أُنشئ رابط واحد من خطة: ⁨{name}⁩} two {أُنشئ رابطان من خطة: ⁨{name}⁩} few {أُنشئت # روابط من خطة: ⁨{name}⁩} many {أُنشئ # رابطًا من خطة: ⁨{name}⁩} other {أُنشئ # رابط من خطة: ⁨{name}⁩}}',
  },
};
