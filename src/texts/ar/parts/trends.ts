/** Arabic texts of trends: the clicks observed between looks at the counters, in sentences and files. */
export const trends = {
  observed:
    '{clicks, plural, =0 {لا نقرات بين {from} و{to}} zero {لا نقرات بين {from} و{to}} one {نقرة واحدة بين {from} و{to}} two {نقرتان بين {from} و{to}} few {# نقرات بين {from} و{to}} many {# نقرة بين {from} و{to}} other {# نقرة بين {from} و{to}}}',
  observedAgain:
    '{clicks, plural, =0 {لا نقرات بين {from} و{to}} zero {لا نقرات بين {from} و{to}} one {نقرة واحدة بين {from} و{to}} two {نقرتان بين {from} و{to}} few {# نقرات بين {from} و{to}} many {# نقرة بين {from} و{to}} other {# نقرة بين {from} و{to}}}، عدا ما سبق إعادة بدء العداد',
  again: 'بدأ العداد من جديد ويعرض {count, number}.',
  gap: 'لا فحوص بينهما.',
  since:
    '{clicks, plural, =0 {لا نقرات منذ {when}.} zero {لا نقرات منذ {when}.} one {نقرة واحدة منذ {when}.} two {نقرتان منذ {when}.} few {# نقرات منذ {when}.} many {# نقرة منذ {when}.} other {# نقرة منذ {when}.}}',
  sinceMore:
    '{clicks, plural, =0 {لا نقرات منذ {when}} zero {لا نقرات منذ {when}} one {نقرة واحدة منذ {when}} two {نقرتان منذ {when}} few {# نقرات منذ {when}} many {# نقرة منذ {when}} other {# نقرة منذ {when}}}، و{more, number} أخرى بدأت قبل ذلك.',
  countersAgain:
    '{count, plural, zero {بدأ # عداد من جديد} one {بدأ عداد واحد من جديد} two {بدأ عدادان من جديد} few {بدأت # عدادات من جديد} many {بدأ # عدادًا من جديد} other {بدأ # عداد من جديد}}؛ لا يُحسب ما سبق ذلك.',
  covers:
    'يشمل {looked, number} من {links, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}',
  coversShare:
    'يشمل {looked, number} من {links, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}، بنسبة {share} من النقرات المعروفة',
  newLinks:
    '{count, plural, =0 {لا روابط جديدة} zero {لا روابط جديدة} one {رابط جديد واحد} two {رابطان جديدان} few {# روابط جديدة} many {# رابطًا جديدًا} other {# رابط جديد}}',
  moreClicks:
    '{clicks, plural, =0 {لا نقرات إضافية} zero {لا نقرات إضافية} one {نقرة إضافية واحدة} two {نقرتان إضافيتان} few {# نقرات إضافية} many {# نقرة إضافية} other {# نقرة إضافية}} {links, plural, zero {على الروابط المعروفة حينها (#)} one {على الرابط الوحيد المعروف حينها} two {على الرابطين المعروفين حينها} few {على الروابط المعروفة حينها (#)} many {على الروابط المعروفة حينها (#)} other {على الروابط المعروفة حينها (#)}}',
  setBack:
    '{count, plural, zero {أُعيد ضبط مجموع # منها} one {أُعيد ضبط مجموع واحد منها} two {أُعيد ضبط مجموع اثنين منها} few {أُعيد ضبط مجموع # منها} many {أُعيد ضبط مجموع # منها} other {أُعيد ضبط مجموع # منها}}',
  file: {
    csv: 'CSV',
    again: 'بدأ العداد من جديد',
    gap: 'لا فحوص بينهما',
    failed: 'تعذر حفظ الاتجاه. يُرجى إعادة تحميل الصفحة ثم المحاولة مرة أخرى.',
    dismiss: 'إخفاء',
  },
};
