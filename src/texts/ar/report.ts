/** Arabic texts of the report: the screen, the document and its file. */
export const report = {
  title: 'التقرير',
  open: 'تقرير…',
  print: 'طباعة أو PDF',
  save: 'حفظ كملف',
  saved: 'حُفظ {name}',
  saveFailed: 'تعذر حفظ التقرير. يُرجى إعادة تحميل الصفحة ثم المحاولة مرة أخرى.',
  last: 'آخر تقرير: <bdi>{name}</bdi> · {period}',
  period: {
    week: 'هذا الأسبوع',
    days: '{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
    all: 'كل المدة',
  },
  empty: {
    title: 'لا شيء في التقرير بعد',
    none: 'لا يحتوي على روابط بعد.',
    text: 'لم يُحمَّل أي من هذه الروابط. يُرجى تحميل كل الروابط أو فتح التقرير من شاشة الروابط.',
    back: {
      links: 'فتح الروابط',
      channel: 'فتح القناة',
      campaign: 'فتح الحملة',
      plan: 'فتح الخطة',
    },
  },
  of: {
    account: 'كل الروابط',
    links:
      '{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}',
    view: 'الروابط: {name}',
  },
  kind: {
    account: 'تقرير عن كل الروابط',
    links: 'تقرير عن روابط مختارة',
    link: 'تقرير عن رابط',
    view: 'تقرير عن طريقة عرض للروابط',
    channel: 'تقرير قناة',
    campaign: 'تقرير حملة',
    plan: 'تقرير خطة',
  },
  options: {
    label: 'خيارات التقرير',
    title: 'العنوان',
    for: 'إلى',
    forHint: 'مثلًا: فريق التسويق',
    period: 'النقرات الجديدة',
    notes: 'الملاحظات',
    statistics: 'البلدان والمواقع المُحيلة والمتصفحات',
  },
  since: 'منذ {day}',
  new: {
    week: 'الجديد هذا الأسبوع',
    days: 'الجديد خلال {count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    since: 'الجديد منذ {day}',
  },
  partial:
    'قُرئ حتى الآن {loaded, number} من {total, number} من الروابط. كل الأرقام لا تقل عن هذه القيم.',
  partialSome: 'لم تُقرأ بعض هذه الروابط بعد. كل الأرقام لا تقل عن هذه القيم.',
  figures: {
    clicks: 'النقرات',
    unique: 'النقرات الفريدة',
    perLink: 'لكل رابط',
    perDay: 'في اليوم',
    ofLinks:
      'على {count, number} من {all, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}',
    weekFrom: 'تُحتسب الروابط الأقدم منذ {day}',
  },
  trend: {
    title: 'النقرات في اليوم، كما سُجّلت',
    top: '{rate} في اليوم',
    long: '{clicks, plural, zero {# نقرة} one {نقرة واحدة} two {نقرتان} few {# نقرات} many {# نقرة} other {# نقرة}} في {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    note: 'العمود الباهت: لم يُسجَّل شيء لأكثر من أسبوع. لا شيء مُقدَّر.',
    table: 'الأرقام نفسها في جدول',
    from: 'من',
    to: 'إلى',
    clicks: 'النقرات',
    rate: 'في اليوم',
    notes: 'الملاحظات',
  },
  notes: {
    title: 'الملاحظات',
    day: 'اليوم',
    text: 'ما حدث',
    outside: 'خارج المدة المسجّلة',
  },
  movers: 'الأكثر نقرات جديدة',
  by: {
    title: {
      source: 'حسب المصدر',
      medium: 'حسب الوسيط',
      channel: 'حسب القناة',
      site: 'حسب الموقع',
    },
    clicks: 'النقرات',
    share: 'الحصة',
    none: {
      source: 'بلا مصدر',
      medium: 'بلا وسيط',
      channel: 'بلا قناة',
      site: 'بلا موقع',
    },
    others:
      '{count, plural, zero {# أخرى} one {واحد آخر} two {اثنان آخران} few {# أخرى} many {# أخرى} other {# أخرى}}',
    overlaps: 'الرابط الموجود في قناتين يُحسب في كلتيهما.',
  },
  plan: {
    title: 'الخطة: نقرات كل رابط',
    channel: 'القناة',
    clicks: 'النقرات',
    total: 'المجموع',
    note: 'كلما اشتد اللون زادت النقرات. الشرطة تعني: لا رابط.',
    unread: 'علامة الاستفهام تعني أن النقرات لم تُقرأ.',
    shared: 'الرابط الموجود في خليتين يُحسب مرة واحدة في المجموع.',
  },
  links: {
    title: 'الروابط',
    channel: 'القناة',
    campaign: 'الحملة',
    clicks: 'النقرات',
    share: 'الحصة',
    perDay: 'في اليوم',
    others:
      '{count, plural, zero {و# أخرى} one {ورابط واحد آخر} two {ورابطان آخران} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
  },
  details: {
    title: 'البلدان والمواقع المُحيلة والمتصفحات',
    known:
      'هنا إحصاءات {known, number} من {all, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}.',
    price:
      '{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}، لها {share} من كل النقرات: {count, plural, zero {# طلب} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}، {time}.',
    read: 'قراءة الإحصاءات',
    failed: 'تعذر بدء القراءة. يُرجى المحاولة مرة أخرى.',
  },
  splits: {
    title: {
      countries: 'البلدان',
      referrers: 'المواقع المُحيلة',
      browsers: 'المتصفحات',
      systems: 'الأنظمة',
      networks: 'الشبكات',
    },
    map: 'الخريطة',
    cover:
      'من {links, number} من {all, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}، لها {share} من النقرات. قُرئت {when}.',
  },
  about: {
    tagged:
      '{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}} حسب utm_campaign {tags}.',
    added:
      '{count, plural, zero {# رابط أُضيف} one {رابط واحد أُضيف} two {رابطان أُضيفا} few {# روابط أُضيفت} many {# رابطًا أُضيف} other {# رابط أُضيف}} يدويًا.',
    totals: 'تُحتسب النقرات منذ إنشاء كل رابط، وقُرئت {when}.',
    observed: 'سجّل متصفح واحد النقرات الجديدة، {when}.',
    unique:
      'تُجمع النقرات الفريدة على {count, number} من {all, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}: قد يكون الزائر نفسه في أكثر من رابط.',
    plan: 'لا يشمل التقرير روابط أخرى للحملة.',
    unread:
      'تعذرت قراءة نقرات {count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}. ليست في أي مجموع.',
    noChannels: 'لم تُقرأ القنوات بعد: لا تُعرض النقرات حسب القناة.',
    channels: 'قُرئت حتى الآن روابط {read, number} من {all, number} من القنوات.',
  },
};
