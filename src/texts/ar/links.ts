/** Arabic texts of the Links screen: the list with its search, filters, views, selection and export. */
export const links = {
  title: 'الروابط',
  import: 'استيراد',
  export: 'تصدير…',
  what: 'روابطك',
  whatOne: 'الرابط بهذا العنوان',
  search: {
    label: 'البحث في الروابط',
    placeholder: 'بحث أو لصق رابط قصير',
    short: 'بحث',
    clear: 'مسح البحث',
  },
  sort: {
    label: 'الترتيب',
    newest: 'الأحدث',
    oldest: 'الأقدم',
    most: 'الأكثر نقرات',
    fewest: 'الأقل نقرات',
    perDay: 'الأكثر نقرات في اليوم',
    perDayBack: 'الأقل نقرات في اليوم',
    gained: 'الأكثر نقرات جديدة',
    gainedBack: 'أقل نقرات جديدة',
    week: 'الجديد هذا الأسبوع',
    alias: 'الرابط القصير، تصاعديًا',
    aliasBack: 'الرابط القصير، تنازليًا',
    title: 'العنوان، تصاعديًا',
    titleBack: 'العنوان، تنازليًا',
    destination: 'الوجهة، تصاعديًا',
    destinationBack: 'الوجهة، تنازليًا',
    channel: 'القناة، من أ إلى ي',
    channelBack: 'القناة، من ي إلى أ',
  },
  found: {
    one: 'هناك رابط واحد بهذا العنوان.',
    unknownUrl: 'لا يوجد في هذا الحساب رابط بهذا العنوان.',
    clicks:
      'المجموع {clicks, plural, zero {# نقرة.} one {نقرة واحدة.} two {نقرتان.} few {# نقرات.} many {# نقرة.} other {# نقرة.}}',
    all: '{count, plural, =0 {لا يوجد رابط مطابق.} zero {لا يوجد رابط مطابق.} one {رابط واحد مطابق.} two {رابطان مطابقان.} few {# روابط مطابقة.} many {# رابطًا مطابقًا.} other {# رابط مطابق.}}',
    loaded:
      '{count, plural, =0 {لا يوجد رابط مطابق بين الروابط المحمّلة حتى الآن.} zero {لا يوجد رابط مطابق بين الروابط المحمّلة حتى الآن.} one {رابط واحد مطابق بين الروابط المحمّلة حتى الآن.} two {رابطان مطابقان بين الروابط المحمّلة حتى الآن.} few {# روابط مطابقة بين الروابط المحمّلة حتى الآن.} many {# رابطًا مطابقًا بين الروابط المحمّلة حتى الآن.} other {# رابط مطابق بين الروابط المحمّلة حتى الآن.}}',
    ask: 'البحث في كل الروابط',
    similar: 'روابط مشابهة',
  },
  pastEnd: {
    title: 'هذه الصفحة بعد النهاية',
    text: '{count, plural, zero {لا توجد صفحات من الروابط.} one {توجد صفحة واحدة فقط من الروابط.} two {توجد صفحتان فقط من الروابط.} few {توجد # صفحات فقط من الروابط.} many {توجد # صفحة فقط من الروابط.} other {توجد # صفحة فقط من الروابط.}}',
    last: 'الانتقال إلى الصفحة الأخيرة',
  },
  empty: {
    title: 'إنشاء أول رابط قصير',
    text: 'يؤدي الرابط القصير إلى أي عنوان ويب، وتسهل مشاركته، ويحصي نقراته. لا توجد روابط في هذا الحساب بعد.',
    new: 'رابط جديد',
  },
  noMatch: {
    filtered: 'لا يوجد رابط مطابق',
    clearFilters: 'مسح عوامل التصفية',
    found: 'لا شيء يطابق <q>{text}</q>',
    meant: 'هل تقصد <search>{text}</search>؟',
    clearSearch: 'مسح البحث',
    words:
      'يشمل البحث الروابط القصيرة والوجهات والعناوين والأوصاف. يُرجى تجربة كلمات أقل أو كلمات أخرى.',
  },
  table: {
    label: 'الروابط',
    link: 'الرابط',
    destination: 'الوجهة',
    channel: 'القناة',
    trend:
      '{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
    clicks: 'النقرات',
    perDay: 'في اليوم',
    gained: 'نقرات جديدة',
    week: 'هذا الأسبوع',
    made: 'تاريخ الإنشاء',
    since:
      '{kind, select, today {{clicks, number} منذ {time}} yesterday {{clicks, number} منذ أمس، {time}} weekday {{clicks, number} منذ {day}، {time}} other {{clicks, number} منذ {day}}}',
    count:
      '{count, plural, zero {# نقرة} one {نقرة واحدة} two {نقرتان} few {# نقرات} many {# نقرة} other {# نقرة}}',
    select: 'تحديد \u2068{name}\u2069',
    all: '{count, plural, zero {تحديد كل الروابط (#)} one {تحديد الرابط الوحيد} two {تحديد الرابطين} few {تحديد كل الروابط (#)} many {تحديد كل الروابط (#)} other {تحديد كل الروابط (#)}}',
  },
  selection: {
    label: 'التحديد',
    count:
      '{count, plural, zero {# محدد} one {رابط واحد محدد} two {رابطان محددان} few {# محددة} many {# محددًا} other {# محدد}}',
    page: '{shown, plural, zero {لا شيء في هذه الصفحة.} one {الوحيد في هذه الصفحة.} two {كلا الرابطين في هذه الصفحة.} few {كل الروابط في هذه الصفحة (#).} many {كل الروابط في هذه الصفحة (#).} other {كل الروابط في هذه الصفحة (#).}} {rest, plural, zero {لا شيء في صفحات أخرى.} one {رابط آخر في صفحات أخرى.} two {رابطان آخران في صفحات أخرى.} few {# روابط أخرى في صفحات أخرى.} many {# رابطًا آخر في صفحات أخرى.} other {# رابط آخر في صفحات أخرى.}}',
    elsewhere:
      '{count, plural, zero {# غير معروض هنا.} one {رابط واحد غير معروض هنا.} two {رابطان غير معروضين هنا.} few {# غير معروضة هنا.} many {# غير معروضة هنا.} other {# غير معروضة هنا.}}',
    copy: 'نسخ',
    copyLabel:
      '{count, plural, zero {نسخ الروابط القصيرة، واحد في كل سطر} one {نسخ الرابط القصير} two {نسخ الرابطين القصيرين، واحد في كل سطر} few {نسخ الروابط القصيرة، واحد في كل سطر} many {نسخ الروابط القصيرة، واحد في كل سطر} other {نسخ الروابط القصيرة، واحد في كل سطر}}',
    qr: 'QR…',
    all: '{count, plural, zero {تحديد الكل (#)} one {تحديد الرابط} two {تحديد الرابطين} few {تحديد الكل (#)} many {تحديد الكل (#)} other {تحديد الكل (#)}}',
    clear: 'مسح',
  },
  filters: {
    button:
      '{count, plural, =0 {تصفية} zero {تصفية} one {تصفية (#)} two {تصفية (#)} few {تصفية (#)} many {تصفية (#)} other {تصفية (#)}}',
    label: 'عوامل التصفية',
    by: 'التصفية حسب',
    is: 'هو',
    isNot: 'ليس',
    find: 'البحث في {field}',
    noValues: 'لا يوجد رابط له هذه القيمة.',
    least: 'على الأقل',
    most: 'على الأكثر',
    created: 'تاريخ الإنشاء',
    from: 'من',
    to: 'إلى',
    fields: {
      channel: 'القناة',
      campaign: 'حملة UTM',
      source: 'مصدر UTM',
      medium: 'وسيط UTM',
      site: 'الموقع',
      domain: 'النطاق',
      clicks: 'النقرات',
      made: 'تاريخ الإنشاء',
      check: 'المزيد',
    },
    anyTime: 'أي وقت',
    last: '{days, plural, zero {آخر # يوم} one {آخر يوم} two {آخر يومين} few {آخر # أيام} many {آخر # يومًا} other {آخر # يوم}}',
    noCheck: 'كل الروابط',
    loaded:
      'تشمل التصفية الروابط المحمّلة حتى الآن فقط: {count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}.',
    clear: 'مسح عوامل التصفية',
    close: 'إغلاق',
  },
  chips: {
    least:
      '{from, plural, zero {# نقرة} one {نقرة واحدة} two {نقرتان} few {# نقرات} many {# نقرة} other {# نقرة}} على الأقل',
    most: '{to, plural, =0 {بلا نقرات} zero {بلا نقرات} one {نقرة واحدة على الأكثر} two {نقرتان على الأكثر} few {# نقرات على الأكثر} many {# نقرة على الأكثر} other {# نقرة على الأكثر}}',
    exact:
      '{to, plural, =0 {بلا نقرات} zero {بلا نقرات} one {نقرة واحدة بالضبط} two {نقرتان بالضبط} few {# نقرات بالضبط} many {# نقرة بالضبط} other {# نقرة بالضبط}}',
    between:
      'من {from, number} إلى {to, plural, zero {# نقرة} one {نقرة واحدة} two {نقرتين} few {# نقرات} many {# نقرة} other {# نقرة}}',
    since: 'أُنشئت منذ {from}',
    until: 'أُنشئت حتى {to}',
    on: 'أُنشئت في {to}',
    during: 'أُنشئت من {from} إلى {to}',
    within:
      'أُنشئت خلال آخر {days, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    domain:
      '{not, select, yes {النطاق ليس \u2068{names}\u2069} other {النطاق: \u2068{names}\u2069}}',
    channel:
      '{not, select, yes {القناة ليست \u2068{names}\u2069} other {القناة: \u2068{names}\u2069}}',
    source:
      '{not, select, yes {المصدر ليس \u2068{names}\u2069} other {المصدر: \u2068{names}\u2069}}',
    medium:
      '{not, select, yes {الوسيط ليس \u2068{names}\u2069} other {الوسيط: \u2068{names}\u2069}}',
    campaign:
      '{not, select, yes {حملة UTM ليست \u2068{names}\u2069} other {حملة UTM: \u2068{names}\u2069}}',
    site: '{not, select, yes {الموقع ليس \u2068{names}\u2069} other {الموقع: \u2068{names}\u2069}}',
    none: {
      channel: 'بلا قناة',
      source: 'بلا مصدر',
      medium: 'بلا وسيط',
      campaign: 'بلا حملة UTM',
      site: 'بلا موقع',
    },
    any: {
      channel: 'له قناة',
      source: 'له مصدر',
      medium: 'له وسيط',
      campaign: 'له حملة UTM',
      site: 'له موقع',
    },
    noValue: 'بلا قيمة',
    check: {
      noClicks: 'بلا نقرات بعد {days, number} يومًا',
      dead: 'نُقر سابقًا، بلا نقرات منذ {days, number} يومًا',
      sameDestination: 'وجهة مكررة',
      expiring: 'ينتهي خلال {days, number} يومًا',
      noUtm: 'بلا وسوم UTM',
      gained: 'نقرات جديدة منذ زيارتك الأخيرة',
      noted: 'عليه ملاحظة',
    },
    remove: 'إزالة عامل التصفية: {filter}',
  },
  views: {
    label: 'طرق العرض',
    button: 'المزيد من طرق العرض',
    more: 'المزيد',
    ready: {
      all: 'الكل',
      week: 'أُنشئت هذا الأسبوع',
      noClicks: 'بلا نقرات',
      perDay: 'الأفضل في اليوم',
      clicks: 'نقرات جديدة هذا الأسبوع',
    },
    save: 'حفظ طريقة العرض…',
    delete: 'حذف طريقة العرض <view>{name}</view>',
    compact: 'صفوف مضغوطة',
    loadAll: 'تحميل كل الروابط',
  },
  saveView: {
    title: 'حفظ طريقة العرض',
    name: 'الاسم',
    help: 'يُحفظ البحث وعوامل التصفية والترتيب في هذا المتصفح لهذا الحساب.',
    replaces: 'تحل محل طريقة العرض التي تحمل هذا الاسم.',
    example: 'حملة الصيف',
    nameless: 'يُرجى إدخال اسم',
    failed: 'تعذر على هذا المتصفح حفظ طريقة العرض: مساحة التخزين ممتلئة أو محظورة.',
    cancel: 'إلغاء',
    submit: 'حفظ',
  },
  exporting: {
    title: 'تصدير الروابط',
    format: 'الصيغة',
    csv: 'لجداول البيانات، بأعمدة الجدول. النقرات الجديدة هي التي منذ آخر زيارة. تُوضع فاصلة عليا أمام النص الذي يبدأ بأحد الرموز \u2068=\u2069 أو \u2068+\u2069 أو \u2068-\u2069 أو \u2068@\u2069، حتى لا يشغّله أي جدول كصيغة حسابية. وتُزال عند استيراد الملف هنا.',
    json: 'للبرامج الأخرى. يبقى كل نص كما هو تمامًا.',
    selected:
      '{count, plural, zero {الروابط المحددة (#).} one {الرابط المحدد.} two {الرابطان المحددان.} few {الروابط المحددة (#).} many {الروابط المحددة (#).} other {الروابط المحددة (#).}}',
    listed:
      '{count, plural, zero {الروابط في هذه القائمة (#).} one {الرابط الوحيد في هذه القائمة.} two {الرابطان في هذه القائمة.} few {الروابط في هذه القائمة (#).} many {الروابط في هذه القائمة (#).} other {الروابط في هذه القائمة (#).}}',
    partial: 'لا تُدرج الروابط غير المحمّلة بعد.',
    all: '{count, plural, zero {كل الروابط (#).} one {رابطك الوحيد.} two {كلا الرابطين.} few {كل الروابط (#).} many {كل الروابط (#).} other {كل الروابط (#).}}',
    allUncounted: 'كل الروابط.',
    match:
      '{count, plural, zero {الروابط التي تطابق <q>{text}</q> (#).} one {الرابط الذي يطابق <q>{text}</q>.} two {الرابطان اللذان يطابقان <q>{text}</q>.} few {الروابط التي تطابق <q>{text}</q> (#).} many {الروابط التي تطابق <q>{text}</q> (#).} other {الروابط التي تطابق <q>{text}</q> (#).}}',
    matchUncounted: 'كل الروابط التي تطابق <q>{text}</q>.',
    byClicks: 'الأكثر نقرات أولًا.',
    byDate: 'الأحدث أولًا.',
    progress: 'تقدم التصدير',
    read: 'تم تحميل {read, number} من {total, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}',
    readUncounted:
      'تم تحميل {read, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}} حتى الآن',
    stopped: 'توقف التصدير',
    saved:
      'تم حفظ {count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}.',
    guarded:
      'أُضيفت فاصلة عليا إلى {count, plural, zero {# خلية} one {خلية واحدة} two {خليتين} few {# خلايا} many {# خلية} other {# خلية}}.',
    unread:
      '{count, plural, zero {تعذرت قراءة # قيمة.} one {تعذرت قراءة قيمة واحدة فتُركت فارغة.} two {تعذرت قراءة قيمتين فتُركتا فارغتين.} few {تعذرت قراءة # قيم فتُركت فارغة.} many {تعذرت قراءة # قيمة فتُركت فارغة.} other {تعذرت قراءة # قيمة فتُركت فارغة.}}',
    unreadable:
      '{count, plural, zero {تعذرت قراءة # صف.} one {تعذرت قراءة صف واحد فلم يُدرج.} two {تعذرت قراءة صفين فلم يُدرجا.} few {تعذرت قراءة # صفوف فلم تُدرج.} many {تعذرت قراءة # صفًا فلم تُدرج.} other {تعذرت قراءة # صف فلم تُدرج.}}',
    free: 'جاهز للحفظ: لا حاجة إلى طلبات.',
    cost: '{count, plural, zero {# طلب} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}: {time}.',
    close: 'إغلاق',
    cancel: 'إلغاء',
    start: 'تصدير بصيغة {format}',
    continue: 'متابعة',
  },
};
