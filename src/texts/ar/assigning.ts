/** Arabic texts of assigning: pickers, the dock of a drag, the panel at the foot, and what a screen reader hears. */
export const assigning = {
  cannotUndo: {
    channel: 'لا يمكن إزالة العناصر من قناة واحدًا واحدًا.',
    campaign: 'يكون الرابط في حملة واحدة على الأكثر: يترك حملته السابقة. لا يمكن إخراجه بعد ذلك.',
  },
  card: {
    label:
      '{type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى \u2068{name}\u2069',
    held: 'إضافة {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى <target>{name}</target>',
    waiting:
      'التالي: {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى <target>{name}</target>',
    running: '{ended, number} من {total, number} إلى <target>{name}</target>',
    paused: 'توقف مؤقت عند {ended, number} من {total, number} إلى <target>{name}</target>',
    none: 'لم يُضف شيء من {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى <target>{name}</target>',
    done: 'تمت إضافة {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى <target>{name}</target>',
    part: 'تمت إضافة {done, number} من {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى <target>{name}</target>',
    holdNote: 'يبدأ الإرسال بعد {seconds, number} ث.',
    waitNote: 'تنتظر المهمة السابقة.',
    stays: 'يبقى ما أُضيف كما هو.',
    failed: 'لم يُضف شيء',
  },
  said: {
    undone: 'تم التراجع. لم يُضف شيء.',
    started: {
      channel:
        'إضافة {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى القناة \u2068{name}\u2069. يمكن التراجع خلال {seconds, number} ث.',
      campaign:
        'إضافة {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى الحملة \u2068{name}\u2069. يمكن التراجع خلال {seconds, number} ث.',
    },
    done: {
      channel:
        'تمت إضافة {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى القناة \u2068{name}\u2069',
      campaign:
        'تمت إضافة {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى الحملة \u2068{name}\u2069',
    },
    part: {
      channel:
        'تمت إضافة {done, number} من {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى القناة \u2068{name}\u2069',
      campaign:
        'تمت إضافة {done, number} من {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى الحملة \u2068{name}\u2069',
    },
    paused: 'الإضافة متوقفة مؤقتًا.',
    progress: 'تم {done, number} من {total, number}',
  },
  drag: {
    picked:
      'تم التقاط {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}}',
    missed: 'لم يحدث إفلات على شيء. لم يُضف شيء.',
    over: { channel: 'فوق القناة \u2068{name}\u2069', campaign: 'فوق الحملة \u2068{name}\u2069' },
  },
  panel: { live: 'الإضافة' },
  notice: {
    show: { channel: 'عرض القناة', campaign: 'عرض الحملة' },
    also: { channel: 'إضافة إلى حملة أيضًا…', campaign: 'إضافة إلى قناة أيضًا…' },
  },
  dock: {
    toggle: 'عرض القنوات والحملات',
    title: 'إضافة إلى',
    pin: 'تثبيت',
    unpin: 'إلغاء التثبيت',
    filter: 'تصفية القنوات والحملات',
    filterShort: 'تصفية',
    lists: 'القنوات والحملات',
    note: 'لا يمكن إزالة الروابط من القنوات أو الحملات.',
    assign:
      'إضافة {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى \u2068{name}\u2069',
    none: { channel: 'لا توجد قنوات بعد', campaign: 'لا توجد حملات بعد' },
    noMatch: { channel: 'لا توجد قناة مطابقة', campaign: 'لا توجد حملة مطابقة' },
    failed: 'تعذر التحميل: <reason>{problem}</reason>',
    notLoaded: '{count, number} أخرى غير محمّلة',
  },
  recent: 'حديث',
  menu: { channel: 'إضافة إلى قناة…', campaign: 'إضافة إلى حملة…' },
  dialog: {
    title: 'إضافة إلى \u2068{name}\u2069',
    kind: 'ما سيُضاف',
    links: 'روابط',
    others: 'صفحة تعريفية أو عنصر QR',
    cancel: 'إلغاء',
    none: 'إضافة روابط',
    submit:
      'إضافة {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}}',
  },
  item: {
    type: 'النوع',
    bio: 'صفحة تعريفية',
    qr: 'عنصر QR',
    bioNumbered: 'الصفحة التعريفية \u2068{id}\u2069',
    qrNumbered: 'عنصر QR \u2068{id}\u2069',
    id: 'المعرّف',
    idHelp: 'لا تسرد الخدمة الصفحات التعريفية وعناصر QR. يُرجى إدخال الرقم الذي تعرضه لعنصرك.',
    missing: 'يُرجى إدخال معرّف العنصر',
    invalid: 'يجب أن يكون عددًا صحيحًا، ١ أو أكثر',
    submit: 'إضافة العنصر',
  },
  links: {
    label: 'الروابط',
    search: 'البحث في الروابط',
    placeholder: 'كلمات من الاسم المستعار أو الوجهة أو العنوان أو الوصف',
    what: 'روابطك',
    present: 'موجود فيها',
    empty: 'لا توجد روابط في هذا الحساب بعد.',
    noMatch: 'لا يوجد رابط مطابق. يُرجى تجربة كلمات أقل أو كلمات أخرى.',
    newest:
      '{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}، الأحدث أولًا',
    found:
      'عُثر على {count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}',
  },
  picker: {
    one: {
      channel: 'إضافة <item>{name}</item> إلى قناة',
      campaign: 'إضافة <item>{name}</item> إلى حملة',
    },
    some: {
      channel:
        'إضافة {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى قناة',
      campaign:
        'إضافة {type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}}} إلى حملة',
    },
    cost: '{type, select, links {{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}} other {{count, plural, zero {# عنصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}}}: {time}.',
    search: { channel: 'البحث في القنوات', campaign: 'البحث في الحملات' },
    placeholder: {
      channel: 'البحث في القنوات، أو اسم قناة جديدة',
      campaign: 'البحث في الحملات، أو اسم حملة جديدة',
    },
    list: { channel: 'القنوات', campaign: 'الحملات' },
    create: { channel: 'إنشاء القناة <q>{name}</q>', campaign: 'إنشاء الحملة <q>{name}</q>' },
    notCreated: { channel: 'لم يتم إنشاء القناة', campaign: 'لم يتم إنشاء الحملة' },
    withoutId: {
      channel: 'تم إنشاء القناة. يُرجى اختيارها من القائمة لاستخدامها.',
      campaign: 'تم إنشاء الحملة. يُرجى اختيارها من القائمة لاستخدامها.',
    },
    failed: { channel: 'تعذر تحميل قنواتك', campaign: 'تعذر تحميل حملاتك' },
    failedMore: {
      channel: 'تعذر تحميل المزيد من القنوات',
      campaign: 'تعذر تحميل المزيد من الحملات',
    },
    loading: 'جارٍ التحميل…',
    more: 'تحميل المزيد',
    retry: 'إعادة المحاولة',
    empty: {
      channel: 'لا توجد قنوات في هذا الحساب بعد. يمكن كتابة اسم لإنشاء أول قناة.',
      campaign: 'لا توجد حملات في هذا الحساب بعد. يمكن كتابة اسم لإنشاء أول حملة.',
    },
    count: {
      channel:
        '{count, plural, zero {# قناة} one {قناة واحدة} two {قناتان} few {# قنوات} many {# قناة} other {# قناة}}.',
      campaign:
        '{count, plural, zero {# حملة} one {حملة واحدة} two {حملتان} few {# حملات} many {# حملة} other {# حملة}}.',
    },
    noMatch: { channel: 'لا توجد قناة مطابقة.', campaign: 'لا توجد حملة مطابقة.' },
    matches: 'المطابق {count, number} من {total, number}.',
    notLoaded:
      '{count, plural, zero {لا شيء آخر.} one {هناك نتيجة أخرى لم تُحمّل.} two {هناك نتيجتان أخريان لم تُحمّلا.} few {هناك # أخرى لم تُحمّل.} many {هناك # أخرى لم تُحمّل.} other {هناك # أخرى لم تُحمّل.}}',
    notSearched:
      '{count, plural, zero {لا شيء آخر.} one {هناك نتيجة أخرى لم تُحمّل، ولا يشملها البحث.} two {هناك نتيجتان أخريان لم تُحمّلا، ولا يشملهما البحث.} few {هناك # أخرى لم تُحمّل، ولا يشملها البحث.} many {هناك # أخرى لم تُحمّل، ولا يشملها البحث.} other {هناك # أخرى لم تُحمّل، ولا يشملها البحث.}}',
  },
};
