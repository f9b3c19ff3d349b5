/** Arabic texts of the steps of an import, from its source to its job. */
export const steps = {
  title: 'استيراد روابط',
  back: 'الروابط',
  noDestination: 'اختر العمود الذي يحوي الوجهة',
  source: {
    label: 'ما سيُستورد',
    unread: 'لم تتم قراءة \u2068{name}\u2069',
    unnamed: 'لم تتم قراءة الملف',
    field: 'عناوين ويب، واحد في كل سطر، أو جدول',
    fieldHelp: 'يمكن لصق جدول من جدول بيانات. وقد يحمل صفه الأول أسماء الأعمدة.',
    check: 'فحص هذه الأسطر',
    choose: 'اختيار ملف…',
    drop: 'أو أفلت ملفًا هنا: \u2068CSV\u2069 أو \u2068TSV\u2069 أو \u2068Excel\u2069 أو \u2068OpenDocument\u2069 أو إشارات مرجعية أو \u2068JSON\u2069',
    limit:
      'الحد الأقصى {most, plural, zero {# صف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}. تُفحص الصفوف في هذا المتصفح. لا يُرسل شيء قبل البدء.',
    example: 'https://shop.example/spring-sale\nhttps://shop.example/summer-sale',
    pasted: 'الأسطر الملصقة',
    services:
      'هل تأتي الروابط من \u2068Bitly\u2069 أو \u2068Rebrandly\u2069 أو \u2068Short.io\u2069 أو \u2068Dub\u2069 أو \u2068YOURLS\u2069 أو \u2068Shlink\u2069 أو \u2068T.LY\u2069 أو \u2068TinyURL\u2069؟ يمكن اختيار ملف التصدير منها: أعمدته معروفة هنا، وتبقى الأسماء المستعارة القديمة.',
  },
  format: {
    title: 'كيفية كتابة كل عمود',
    text: 'الوجهة وحدها مطلوبة. قد يحمل العمود أيضًا قاعدة واحدة أو معلمة واحدة: \u2068{columns}\u2069. تُزال الفاصلة العليا أمام \u2068=\u2069 أو \u2068+\u2069 أو \u2068-\u2069 أو \u2068@\u2069؛ فجداول البيانات تحتاج إليها.',
    template: 'تنزيل قالب',
  },
  file: {
    title: 'كيف يُقرأ الملف',
    again: 'البدء من جديد',
    facts:
      '{rows, plural, zero {# صف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}، {columns, plural, zero {# عمود} one {عمود واحد} two {عمودان} few {# أعمدة} many {# عمودًا} other {# عمود}}',
    factsAs:
      '{rows, plural, zero {# صف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}، {columns, plural, zero {# عمود} one {عمود واحد} two {عمودان} few {# أعمدة} many {# عمودًا} other {# عمود}}، \u2068{encoding}\u2069',
    leftOut:
      '{count, plural, zero {لا صفوف متروكة.} one {صف واحد فوق الجدول أو داخله ليس رابطًا، وقد تُرك.} two {صفان فوق الجدول أو داخله ليسا رابطين، وقد تُركا.} few {# صفوف فوق الجدول أو داخله ليست روابط، وقد تُركت.} many {# صفًا فوق الجدول أو داخله ليست روابط، وقد تُركت.} other {# صف فوق الجدول أو داخله ليست روابط، وقد تُركت.}}',
    guessed: 'هذا الملف ليس UTF-8 صالحًا',
    guessedHelp:
      'قُرئ كنص Windows لأوروبا الغربية. يُرجى التحقق من صحة الأحرف ذات العلامات. وإلا فيُرجى حفظ الملف بصيغة «CSV UTF-8» واختياره مجددًا.',
    delimiter: 'الفاصل بين الأعمدة',
    delimiters: {
      comma: 'فاصلة',
      semicolon: 'فاصلة منقوطة',
      tab: 'علامة جدولة',
      line: 'خط عمودي',
      none: 'لا شيء: كل سطر عنوان واحد',
    },
    header: 'الصف الأول يحمل أسماء الأعمدة',
  },
  moving: {
    known: 'يبدو هذا تصديرًا من \u2068{service}\u2069',
    title: 'الروابط القصيرة القديمة',
    unverified:
      'هذه أسماء الأعمدة في وثائق \u2068{service}\u2069. قد يختلف الملف، لذا يُرجى التحقق من الأعمدة أدناه.',
    domains: 'النطاق هنا لكل نطاق قديم',
    same: 'كما في كل الصفوف',
    rows: '{count, plural, zero {# صف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
    endings: 'الاحتفاظ بالأسماء المستعارة القديمة',
    endingsHelp: 'الاسم المستعار غير المسموح به هنا يحل محله اسم عشوائي.',
    tags: 'يصبح الوسم الأول القناة',
    tagsHelp: 'تُنشأ القنوات غير الموجودة مع الروابط.',
    lost: 'لا يمكن نقل النقرات والتواريخ القديمة. لكنها تبقى في ملف النتائج.',
    kept: 'تبقى الأسماء المستعارة القديمة',
    new: 'أسماء مستعارة عشوائية جديدة',
  },
  aliases: {
    title: 'تحصل الروابط الجديدة على أسماء مستعارة عشوائية',
    text: 'لا يُستورد أي عمود كاسم مستعار. إذا كانت الأسماء القديمة في أحد هذه الأعمدة فاستخدمه، حتى تبقى الروابط المطبوعة كما هي.',
    use: 'استخدام «\u2068{column}\u2069»',
  },
  shortLinks: {
    title: 'هذه روابط قصيرة وليست وجهات',
    text: 'ستمر الروابط إليها عبر الخدمة القديمة. الوجهات موجودة في عمود آخر.',
    use: 'استخدام «\u2068{column}\u2069»',
  },
  columns: {
    old: 'من الرابط القديم',
    keepsEnding: 'يصبح جزؤه الأخير الاسم المستعار إذا لم يكن للصف اسم مستعار',
    leftOut: 'لا يُستورد',
    domainAbove: 'يُختار نطاقه هنا في الأسفل',
    tagsAbove: 'يمكن أن يصبح الأول القناة، انظر أدناه',
    title: 'الأعمدة',
    all: 'تُستورد كلها.',
    left: 'لا يُستورد {count, plural, zero {# عمود} one {عمود واحد} two {عمودان} few {# أعمدة} many {# عمودًا} other {# عمود}}، لكنه يبقى في ملف النتائج.',
    numbered: 'العمود {number}',
    empty: 'فارغ في الصفوف الأولى',
    is: '\u2068{column}\u2069 هو',
    none: 'لا يُستورد',
  },
  defaults: {
    title: 'خيارات لكل الصفوف',
    covers: 'الصفوف التي لها قيمة خاصة تحتفظ بها. أما المعلمات فتُجمع.',
    visibility: { default: 'الافتراضي', private: 'خاص', public: 'عام' },
    zone: 'بتوقيت {zone}، ككل الأوقات في الملف التي لا منطقة زمنية لها',
    nothing: 'لم يُضبط شيء',
    set: '{count, plural, zero {لم يُضبط شيء} one {ضُبط خيار واحد} two {ضُبط خياران} few {ضُبطت # خيارات} many {ضُبط # خيارًا} other {ضُبط # خيار}}',
  },
  missing: {
    title: 'غير موجود في الحساب بعد',
    label: 'الأسماء غير الموجودة',
    rows: '{field, select, channel {قناة · {rows, plural, zero {# صف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}} campaign {حملة · {rows, plural, zero {# صف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}} pixels {بكسل · {rows, plural, zero {# صف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}} other {نطاق · {rows, plural, zero {# صف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}}}',
    more: 'أسماء أخرى محددة في الصفوف: {count, plural, zero {# اسم} one {اسم واحد} two {اسمان} few {# أسماء} many {# اسمًا} other {# اسم}}.',
    others: 'لا يمكن إنشاء البكسلات والنطاقات من اسم. يُرجى إنشاؤها أولًا أو تصحيح الصفوف.',
    failed: 'تعذر البحث عن الأسماء',
    retry: 'إعادة المحاولة',
    channels:
      'إنشاء {channels, plural, zero {# قناة} one {قناة واحدة} two {قناتين} few {# قنوات} many {# قناة} other {# قناة}} مع الروابط',
    campaigns:
      'إنشاء {campaigns, plural, zero {# حملة} one {حملة واحدة} two {حملتين} few {# حملات} many {# حملة} other {# حملة}} مع الروابط',
    both: 'إنشاء {channels, plural, zero {# قناة} one {قناة واحدة} two {قناتين} few {# قنوات} many {# قناة} other {# قناة}} و{campaigns, plural, zero {# حملة} one {حملة واحدة} two {حملتين} few {# حملات} many {# حملة} other {# حملة}} مع الروابط',
    createHelp: 'تُنشأ أولًا في الاستيراد. من دون ذلك لا تُدرج الصفوف التي تحمل هذه الأسماء.',
  },
  dates: {
    title: 'التواريخ',
    covers:
      'كيف فُهمت تواريخ انتهاء الصلاحية، حسب المنطقة الزمنية لديك. التاريخ بلا وقت يعني نهاية ذلك اليوم.',
    label: 'التواريخ كما فُهمت',
    means: 'يعني',
    order: 'اليوم أو الشهر أولًا',
    either:
      '{count, plural, zero {لا تواريخ بقراءتين} one {تاريخ واحد يمكن قراءته بالطريقتين} two {تاريخان يمكن قراءتهما بالطريقتين} few {# تواريخ يمكن قراءتها بالطريقتين} many {# تاريخًا يمكن قراءتها بالطريقتين} other {# تاريخ يمكن قراءتها بالطريقتين}}',
    dayFirst: 'اليوم أولًا: \u206805/06/2027\u2069 هو 5 يونيو',
    monthFirst: 'الشهر أولًا: \u206805/06/2027\u2069 هو 6 مايو',
  },
  rows: {
    title: 'الصفوف',
    checking: 'جارٍ فحص الصفوف…',
    which: 'أي الصفوف',
    problems: 'تحتاج إلى نظرة',
    all: 'كل الصفوف',
    fixNames:
      '{count, plural, zero {تصحيح الأسماء في # صف} one {تصحيح الاسم في صف واحد} two {تصحيح الأسماء في صفين} few {تصحيح الأسماء في # صفوف} many {تصحيح الأسماء في # صفًا} other {تصحيح الأسماء في # صف}}',
    skipErrors:
      'تخطي الصفوف ذات الأخطاء: {count, plural, zero {# صف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
    skipWarnings:
      'تخطي الصفوف ذات التحذيرات: {count, plural, zero {# صف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
    fine: 'كل الصفوف سليمة.',
    ready:
      '{rows, plural, zero {{ready, number} من # جاهز} one {{ready, number} من رابط واحد جاهز} two {{ready, number} من رابطين جاهز} few {{ready, number} من # روابط جاهز} many {{ready, number} من # رابطًا جاهز} other {{ready, number} من # رابط جاهز}}',
    errors: 'بأخطاء: {count, number}',
    warnings: 'بتحذيرات: {count, number}',
    skipped: 'تم تخطي {count, number}',
    number: 'الصف {number, number}',
    noDestination: 'بلا وجهة',
    skip: 'تخطي',
    skipRow: 'تخطي الصف {number, number}',
    import: 'استيراد',
    importRow: 'استيراد الصف {number, number} مع ذلك',
    at: '{label}: {problem}',
    existing: 'يوجد رابط إلى هذه الوجهة مسبقًا: <link>{name}</link>.',
    existingMore:
      'توجد روابط إلى هذه الوجهة مسبقًا: <link>{name}</link> وغيره {count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}.',
    states: { ready: 'جاهز', error: 'فيه خطأ', warning: 'فيه تحذير', skipped: 'تم تخطيه' },
    showPassword: 'إظهار كلمة المرور',
    allReady:
      '{ready, plural, zero {لا روابط جاهزة} one {رابط واحد جاهز} two {رابطان جاهزان} few {# روابط جاهزة} many {# رابطًا جاهزًا} other {# رابط جاهز}}',
    shortLink: 'الرابط القصير',
    destination: 'الوجهة',
    random: 'عشوائي',
  },
  start: {
    none: 'صحّح صفًا واحدًا على الأقل.',
    links:
      '{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}: {time}.',
    left: 'صفوف ذات أخطاء لا تُدرج: {count, plural, zero {# صف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}.',
    trial:
      'ننشئ أولًا {count, number} روابط لتتحقق منها. لا يمكن تعديل الروابط أو حذفها لاحقًا. يمكنك إغلاق هذه الصفحة بعد بدء الاستيراد.',
    note: 'لا يمكن تعديل الروابط أو حذفها لاحقًا. يمكنك إغلاق هذه الصفحة بعد بدء الاستيراد.',
    failed: 'لم يبدأ الاستيراد',
    first: 'إنشاء أول {count, number}',
    create:
      'إنشاء {count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}',
  },
  job: {
    loading: 'جارٍ تحميل الاستيراد',
    list: 'استيراد',
    missing:
      'لا يحفظ هذا المتصفح استيرادًا كهذا لهذا الحساب. ربما أُجري في متصفح آخر، أو أُزيل في النشاط.',
    untitled: 'استيراد',
    label: 'هذا الاستيراد',
    links: 'الروابط',
    rows: 'روابط هذا الاستيراد',
    trial: 'أُنشئ أول {count, number}. يُرجى التحقق منها أدناه.',
    state: '{state}.',
    stateTime: '{state}. {time}.',
    leave: 'يمكن مغادرة هذه الصفحة. التقدم معروض في <activity>النشاط</activity>.',
    stays: 'يبقى هذا في <activity>النشاط</activity> إلى أن يُزال منه.',
    redirects:
      'تعمل إعادة التوجيه على نطاقاتك فقط، لا على النطاقات المشتركة مثل \u2068bit.ly\u2069.',
    copyAll: 'نسخ كل الروابط القصيرة',
    more: 'استيراد المزيد',
  },
};
