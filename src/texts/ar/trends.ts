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
};
