/** Arabic texts of the Overview screen. */
export const overview = {
  title: 'نظرة عامة',
  what: { account: 'حسابك', top: 'الروابط الأكثر نقرات', newest: 'أحدث الروابط', channels: 'قنواتك' },
  figures: {
    clicks: 'النقرات',
    links: 'الروابط',
    whole: 'في هذا الحساب',
    pending: 'على الروابط المعروفة',
    known:
      'على {count, plural, zero {# رابط معروف} one {رابط معروف واحد} two {رابطين معروفين} few {# روابط معروفة} many {# رابطًا معروفًا} other {# رابط معروف}}',
    all: '{count, plural, =0 {لا توجد روابط بعد} zero {لا توجد روابط بعد} one {على رابط واحد} two {على الرابطين} few {على كل الروابط (#)} many {على كل الروابط (#)} other {على كل الروابط (#)}}',
    part: 'على {counted, number} من {count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}',
  },
  plan: {
    label: 'الباقة',
    name: 'الباقة: <status></status>',
    unknown: 'غير معروفة',
    endless: 'بلا تاريخ انتهاء',
    ends: 'تنتهي في {day} ({distance})',
    ended: 'انتهت في {day} ({distance})',
    endsAs: 'تنتهي في <value></value>',
  },
  steps: {
    title: 'الخطوات الأولى',
    finish: 'إنهاء',
    hide: 'إخفاء',
    done: 'تمت',
    open: 'متبقية',
    make: 'إنشاء رابط',
    makeLink: 'تقصير أول عنوان ويب',
    made: 'أول رابط قصير جاهز.',
    follow: 'تجربته',
    followLink: 'يمكن فتح <short></short> أو إرساله إلى صديق.',
    followLater: 'يمكن فتح الرابط القصير أو إرساله إلى صديق.',
    see: 'عرض إحصاءاته',
    seeLink: 'عرض دول النقرات ومتصفحاتها',
    seeLater: 'تظهر دول النقرات ومتصفحاتها ومواقعها المُحيلة في صفحة الرابط.',
  },
  since: {
    when: 'منذ آخر زيارة في هذا المتصفح ({when}):',
    links:
      '{count, plural, =0 {لا توجد روابط جديدة.} zero {لا توجد روابط جديدة.} one {رابط جديد واحد.} two {رابطان جديدان.} few {# روابط جديدة.} many {# رابطًا جديدًا.} other {# رابط جديد.}}',
    fewer:
      '{count, plural, zero {لم ينقص عدد الروابط.} one {نقصت الروابط رابطًا واحدًا.} two {نقصت الروابط رابطين.} few {نقصت الروابط # روابط.} many {نقصت الروابط # رابطًا.} other {نقصت الروابط # رابط.}}',
    clicks:
      '{clicks, plural, =0 {لا نقرات جديدة} zero {لا نقرات جديدة} one {نقرة جديدة واحدة} two {نقرتان جديدتان} few {# نقرات جديدة} many {# نقرة جديدة} other {# نقرة جديدة}} {links, plural, zero {على الروابط المرئية في المرتين (#).} one {على الرابط المرئي في المرتين.} two {على الرابطين المرئيين في المرتين.} few {على الروابط المرئية في المرتين (#).} many {على الروابط المرئية في المرتين (#).} other {على الروابط المرئية في المرتين (#).}}',
    reset:
      '{count, plural, zero {أُعيد ضبط # عداد.} one {أُعيد ضبط عداد واحد.} two {أُعيد ضبط عدادين.} few {أُعيد ضبط # عدادات.} many {أُعيد ضبط # عدادًا.} other {أُعيد ضبط # عداد.}}',
  },
  trend: {
    title: 'النقرات الجديدة',
    export: 'تصدير اتجاهات كل الروابط بصيغة CSV',
    period: 'الفترة',
    days: '{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
    noLinks: 'لا توجد روابط بعد. يبدأ الاتجاه بعد أن يفحص Linkdeck رابطًا مرتين.',
    once: 'أجرى Linkdeck فحصًا واحدًا. يبدأ الاتجاه مع الفحص التالي.',
    tooFew: 'الروابط المفحوصة حتى الآن لا تشمل من النقرات ما يكفي لحساب مجموع. تُعرض الروابط الرائجة.',
    caption: 'النقرات الجديدة منذ {when}',
    at: 'حتى {when}: {least, plural, zero {# نقرة جديدة} one {نقرة جديدة واحدة} two {نقرتان جديدتان} few {# نقرات جديدة} many {# نقرة جديدة} other {# نقرة جديدة}}',
    range:
      'حتى {when}: من {least, number} إلى {most, plural, zero {# نقرة جديدة} one {نقرة جديدة واحدة} two {نقرتين جديدتين} few {# نقرات جديدة} many {# نقرة جديدة} other {# نقرة جديدة}}',
    band: 'المجموع، من المؤكد إلى المحتمل',
    table: { by: 'حتى', least: 'على الأقل', most: 'على الأكثر' },
  },
  movers: {
    title: 'الروابط الرائجة',
    covers:
      '{days, plural, zero {حسب النقرات الجديدة} one {حسب النقرات الجديدة في اليوم الأخير} two {حسب النقرات الجديدة في اليومين الأخيرين} few {حسب النقرات الجديدة في آخر # أيام} many {حسب النقرات الجديدة في آخر # يومًا} other {حسب النقرات الجديدة في آخر # يوم}}',
    none: '{days, plural, zero {لا نقرات جديدة.} one {لا نقرات جديدة في اليوم الأخير.} two {لا نقرات جديدة في اليومين الأخيرين.} few {لا نقرات جديدة في آخر # أيام.} many {لا نقرات جديدة في آخر # يومًا.} other {لا نقرات جديدة في آخر # يوم.}} تظهر الروابط هنا عندما تزيد نقراتها بين فحصين.',
  },
  top: {
    title: 'الأكثر نقرات',
    covers:
      '{shown, number} من {total, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}، حسب كل النقرات حتى الآن',
    coversUncounted:
      '{shown, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}، حسب كل النقرات حتى الآن',
    none: 'لا توجد نقرات بعد.',
  },
  newest: {
    title: 'الأحدث',
    covers:
      '{shown, number} من {total, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}، الأحدث أولًا',
    coversUncounted:
      '{shown, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}، الأحدث أولًا',
  },
  noLinks: 'لا توجد روابط بعد. <new>إنشاء أول رابط</new> ليظهر هنا.',
  unreadable:
    '{count, plural, zero {تعذرت قراءة # رابط.} one {تعذرت قراءة رابط واحد فلم يُدرج هنا.} two {تعذرت قراءة رابطين فلم يُدرجا هنا.} few {تعذرت قراءة # روابط فلم تُدرج هنا.} many {تعذرت قراءة # رابطًا فلم تُدرج هنا.} other {تعذرت قراءة # رابط فلم تُدرج هنا.}}',
  expiring: {
    title: 'تنتهي صلاحيتها قريبًا',
    covers:
      '{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}} خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    coversPart:
      '{shown, number} من {count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}} خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    none: 'لا تنتهي صلاحية أي رابط معروف خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
    known: 'يشمل الروابط التي أُنشئت أو فُتحت في هذا المتصفح.',
  },
  starred: {
    title: 'القنوات المميزة بنجمة',
    covers:
      '{starred, number} من {count, plural, zero {# قناة} one {قناة واحدة} two {قناتين} few {# قنوات} many {# قناة} other {# قناة}}',
    coversFirst:
      '{count, plural, zero {{starred, number} من القنوات الأولى (#)} one {{starred, number} من القناة الأولى} two {{starred, number} من القناتين الأوليين} few {{starred, number} من أول # قنوات} many {{starred, number} من أول # قناة} other {{starred, number} من أول # قناة}}',
    unread: 'تعذرت قراءة النجوم.',
    noChannels: 'لا توجد قنوات بعد. <all>إنشاء أول قناة</all> وتمييزها بنجمة.',
    none: 'لا توجد قنوات مميزة بنجمة بعد. <all>تمييز القنوات الأكثر استخدامًا</all> لتظهر هنا.',
    more: 'فحص قنوات أخرى',
  },
  jobs: {
    title: 'قيد التنفيذ',
    importPaused: 'هناك استيراد متوقف مؤقتًا',
    assignPaused: 'الإضافة متوقفة مؤقتًا',
    importContinue: 'متابعة الاستيراد',
    assignContinue: 'المتابعة في النشاط',
    progress: 'تقدم {title}',
  },
};
