/** Arabic texts of the report: the screen, the document and its file. */
export const report = {
  title: 'التقرير',
  open: 'تقرير…',
  print: 'طباعة أو PDF',
  save: 'حفظ كملف',
  saved: 'حُفظ {name}',
  saveFailed: 'تعذر حفظ التقرير. يُرجى إعادة تحميل الصفحة ثم المحاولة مرة أخرى.',
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
    period: 'النقرات المرصودة خلال',
    week: 'هذا الأسبوع',
    days: '{count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    all: 'كل المدة',
    show: 'إظهار',
    parts: {
      trend: 'الاتجاه',
      notes: 'الملاحظات',
      movers: 'الأكثر نقرات جديدة',
      groups: 'القنوات ووسوم UTM',
      plan: 'الخطة',
      details: 'البلدان والمواقع المُحيلة والمتصفحات',
      links: 'كل الروابط',
      destinations: 'الوجهات',
    },
  },
  made: 'أُعد في {at}',
  read: 'قُرئت النقرات {when}',
  partial:
    'قُرئ حتى الآن {loaded, number} من {total, number} من الروابط. كل الأرقام لا تقل عن هذه القيم.',
  partialSome: 'لم تُقرأ بعض هذه الروابط بعد. كل الأرقام لا تقل عن هذه القيم.',
  figures: {
    clicks: 'النقرات',
    clicksNote: 'منذ إنشاء كل رابط',
    links: 'الروابط',
    linksNote:
      '{count, plural, =0 {كلها لها نقرات} zero {كلها لها نقرات} one {رابط واحد بلا نقرات} two {رابطان بلا نقرات} few {# روابط بلا نقرات} many {# رابطًا بلا نقرات} other {# رابط بلا نقرات}}',
    unique: 'النقرات الفريدة',
    uniqueNote:
      'مجموعة على {count, number} من {all, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}',
    ofLinks:
      'على {count, number} من {all, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}',
    perLink: 'لكل رابط',
    perLinkNote: 'نقرات في المتوسط',
    observed: 'المرصودة',
    notObserved: 'بدءًا من الزيارة الثانية',
    week: 'الجديد هذا الأسبوع',
    weekFrom: 'تُحتسب الروابط الأقدم منذ {day}',
  },
  trend: {
    title: 'النقرات في اليوم، بين عمليات الرصد',
    top: '{rate} في اليوم',
    long: '{clicks, plural, zero {# نقرة} one {نقرة واحدة} two {نقرتان} few {# نقرات} many {# نقرة} other {# نقرة}} في {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    note: 'العمود الباهت: لا رصد لأكثر من أسبوع. لا شيء مُقدَّر.',
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
    outside: 'خارج المدة المرصودة',
  },
  movers: {
    title: 'الأكثر نقرات جديدة',
    week: 'الأكثر نقرات جديدة هذا الأسبوع',
    link: 'الرابط القصير',
    clicks: 'نقرات جديدة',
  },
  by: {
    title: {
      source: 'حسب المصدر',
      medium: 'حسب الوسيط',
      channel: 'حسب القناة',
      site: 'حسب الموقع',
    },
    name: 'الاسم',
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
    title: 'كل الروابط',
    link: 'الرابط القصير',
    clicks: 'النقرات',
    share: 'الحصة',
    created: 'الإنشاء',
    others:
      '{count, plural, zero {# رابط آخر} one {رابط واحد آخر} two {رابطان آخران} few {# روابط أخرى} many {# رابطًا آخر} other {# رابط آخر}}',
    total: 'المجموع',
  },
  details: {
    title: 'البلدان والمواقع المُحيلة والمتصفحات',
    known:
      'هنا إحصاءات {known, number} من {all, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}.',
    how: 'الروابط المراد قراءتها',
    all: 'كلها ({count, number})',
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
    unique: 'تُجمع النقرات الفريدة على الروابط: قد يكون الزائر نفسه في أكثر من رابط.',
    title: 'عن هذه الأرقام',
    totals: 'تحسب الخدمة نقرات كل رابط إجمالًا، منذ إنشائه.',
    observed:
      'يأتي الاتجاه والنقرات الجديدة من أرقام إجمالية قرأها متصفح واحد بين {from} و{to}. لا تُقسَّم أي مدة، ولا يُقدَّر شيء بينها.',
    campaign:
      'عُثر على روابط هذه الحملة عبر utm_campaign، إضافةً إلى ما أُضيف في متصفح واحد. لا تسرد الخدمة روابط الحملة.',
    plan: 'الروابط هي التي أنشأتها هذه الخطة. لا يشمل التقرير روابط أخرى لحملتها.',
    unread:
      'تعذرت قراءة نقرات {count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}. ليست في أي مجموع.',
    cut: 'في الجدول {count, number} من الروابط الأكثر نقرات. كل الأرقام تشمل كل الروابط.',
    noChannels: 'لم تُقرأ القنوات بعد: لا تُعرض النقرات حسب القناة.',
    channels: 'قُرئت حتى الآن روابط {read, number} من {all, number} من القنوات.',
  },
};
