/** Arabic texts of the figures of channels and campaigns, in their lists and on their pages. */
export const insights = {
  clicks: 'النقرات',
  share: 'الحصة',
  links: 'الروابط',
  perLink: 'لكل رابط',
  perDay: 'في اليوم',
  since:
    '{kind, select, today {منذ {time}} yesterday {منذ أمس} weekday {منذ {day}} other {منذ {day}}}',
  sinceMoment:
    '{kind, select, today {منذ {time}} yesterday {منذ أمس، {time}} weekday {منذ {day}، {time}} other {منذ {day}}}',
  gained: 'نقرات جديدة',
  week: 'الجديد هذا الأسبوع',
  noVisit: 'بدءًا من زيارتك القادمة',
  ofAll: '{share} من كل النقرات',
  withoutClick:
    '{count, plural, =0 {كلها لها نقرات} zero {كلها لها نقرات} one {رابط واحد بلا نقرات} two {رابطان بلا نقرات} few {# روابط بلا نقرات} many {# رابطًا بلا نقرات} other {# رابط بلا نقرات}}',
  overAll: '{rate} لكل الروابط',
  onLinks:
    'على {count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}',
  sinceDay: 'منذ {day}',
  card: '{links, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}} · {rate} لكل رابط',
  cardLinks:
    '{links, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}',
  counting:
    'حُسبت {read, number} من {all, plural, zero {# قناة} one {قناة واحدة} two {قناتين} few {# قنوات} many {# قناة} other {# قناة}}',
  failed: { text: 'تعذّر تحميل هذه الأرقام.', retry: 'إعادة المحاولة' },
  chart: 'النقرات في اليوم، بين زياراتك',
} as const;
