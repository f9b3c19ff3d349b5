/** Arabic texts of jobs: imports and assignments with their state, counts, time left, actions and results file. */
export const jobs = {
  readOf: 'الإحصاءات: \u2068{name}\u2069',
  assignTo: 'إضافة إلى \u2068{name}\u2069',
  state: {
    held: 'تبدأ بعد لحظة',
    waiting: 'تنتظر المهمة السابقة',
    running: 'قيد التنفيذ',
    paused: 'متوقفة مؤقتًا',
    finished: 'منتهية',
  },
  row: {
    planned: 'في الانتظار',
    sent: 'جارٍ الإرسال',
    unknown: 'غير معروف',
    refused: 'فشل',
    dropped: 'أُلغي',
    created: 'أُنشئ',
    assigned: 'أُضيف',
    read: 'قُرئ',
  },
  record:
    '{kind, select, channel {القناة: <name>{label}</name>} other {الحملة: <name>{label}</name>}}',
  counts: {
    created: 'أُنشئ {done, number} من {total, number}',
    assigned: 'أُضيف {done, number} من {total, number}',
    read: 'قُرئ {done, number} من {total, number}',
    failed: 'فشل {count, number}',
    unknown: 'غير معروف: {count, number}',
    cancelled: 'أُلغي {count, number}',
    done: 'تم {done, number} من {total, number}',
  },
  left: {
    moment: 'بقي أقل من دقيقة',
    minutes:
      'المتبقي نحو {count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
    hours:
      'المتبقي نحو {count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  },
  duration: {
    moment: 'أقل من دقيقة',
    minutes:
      'نحو {count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}؛ يمكن متابعة العمل',
    hours:
      'نحو {count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}؛ يمكن متابعة العمل',
  },
  actions: {
    openPlan: 'فتح الخطة',
    pause: 'إيقاف مؤقت',
    resume: 'استئناف',
    undo: 'تراجع',
    createRest: 'إنشاء الباقي ({count, number})',
    assignNow: 'إضافة الآن',
    startNow: 'بدء الآن',
    stop: 'إيقاف…',
    retry: 'إعادة محاولة ما فشل ({count, number})',
    download: 'تنزيل النتائج',
    remove: 'إزالة',
    failed: 'لم ينجح ذلك: {problem}',
  },
  stop: {
    import: 'إيقاف هذا الاستيراد؟',
    assign: 'إيقاف الإضافة؟',
    read: 'إيقاف قراءة الإحصاءات؟',
    readText:
      '{count, plural, zero {لن يُقرأ # رابط.} one {لن يُقرأ رابط واحد.} two {لن يُقرأ رابطان.} few {لن تُقرأ # روابط.} many {لن يُقرأ # رابطًا.} other {لن يُقرأ # رابط.}} ما قُرئ يبقى.',
    keepGoing: 'متابعة',
    confirm: 'إيقاف',
    failed: 'تعذر إيقاف هذه المهمة',
    importText:
      '{count, plural, zero {لن يُرسل # صف.} one {لن يُرسل صف واحد.} two {لن يُرسل صفان.} few {لن تُرسل # صفوف.} many {لن يُرسل # صفًا.} other {لن يُرسل # صف.}} تبقى الروابط التي أُنشئت.',
    assignText:
      '{count, plural, zero {لن يُرسل # عنصر.} one {لن يُرسل عنصر واحد.} two {لن يُرسل عنصران.} few {لن تُرسل # عناصر.} many {لن يُرسل # عنصرًا.} other {لن يُرسل # عنصر.}} يبقى ما أُضيف كما هو.',
  },
  rows: {
    the: 'الصف',
    each: 'كل صف',
    theItem: 'العنصر',
    eachItem: 'كل عنصر',
    items: 'العناصر',
    of: 'صفوف {title}',
    onlyFailed: 'ما فيه مشكلة فقط ({count, number})',
    change: 'تغيير',
    changeOf: 'تغيير الاسم المستعار \u2068{alias}\u2069',
    alias: 'الاسم المستعار',
    sendAgain: 'إعادة الإرسال',
  },
  moved: {
    open: 'من القديم إلى الجديد…',
    table: 'جدول الروابط القديمة والجديدة',
    nginx: 'عمليات إعادة التوجيه لـ \u2068nginx\u2069',
    apache: 'عمليات إعادة التوجيه لـ \u2068Apache\u2069',
    cloudflare: 'عمليات إعادة التوجيه لـ \u2068Cloudflare\u2069',
    none: 'لا شيء لإعادة توجيهه: الروابط القديمة على نطاقات مشتركة، أو تبقى كما هي.',
    old: 'الرابط القصير القديم',
    new: 'الرابط القصير الجديد',
    file: 'links',
  },
  file: {
    results: 'results',
    shortUrl: 'الرابط القصير',
    linkId: 'معرّف الرابط',
    item: 'العنصر',
    result: 'النتيجة',
    problem: 'المشكلة',
  },
};
