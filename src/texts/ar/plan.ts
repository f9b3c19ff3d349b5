/** Arabic texts of a planned campaign: its form, its grid, and what creates its links. */
export const plan = {
  title: 'تخطيط حملة',
  back: 'الحملات',
  saved: 'حُفظت المسودة',
  unsaved: 'غير محفوظة: تُفقد عند إغلاق هذه الصفحة',
  missing: 'هذه الخطة ليست في هذا المتصفح.',
  creating: 'إنشاء الروابط',
  progress:
    'أُنشئ {created} من {all, plural, zero {# رابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}',
  tooLarge: 'عددها {count} من الروابط. الحد الأقصى للخطة {max}.',
  empty: 'اكتب اسم الحملة والصق الوجهة وأضف القنوات. سترى كل الروابط قبل إنشاء أي شيء.',
  start: 'البدء مع {channels}',
  form: {
    label: 'الخطة',
    campaign: 'الحملة',
    campaignExample: 'معرض الخريف 26',
    url: 'الوجهة',
    urlExample: 'https://shop.example/{token}/sale',
    channels: 'القنوات',
    listHelp: 'افصل بينها بفواصل، أو الصق عمودًا.',
    variants: 'النسخ',
    variantsHelp: 'مثل اللغات أو الأشكال. اتركها فارغة لرابط واحد لكل قناة.',
    alias: 'الاسم المستعار',
    tokens: 'يمكن أن يحتوي على {tokens}',
  },
  grid: {
    label: 'روابط الخطة',
    channel: 'القناة',
    link: 'الرابط',
    off: 'متوقف',
    noAlias: 'بلا اسم مستعار',
    created: 'أُنشئ',
    sending: 'قيد الإنشاء',
    unknown: 'النتيجة غير معروفة بعد',
    clicks:
      '{count, plural, zero {# نقرة} one {نقرة واحدة} two {نقرتان} few {# نقرات} many {# نقرة} other {# نقرة}}',
    copy: '{count, plural, zero {نسخ # رابط من {name}} one {نسخ رابط واحد من {name}} two {نسخ رابطين من {name}} few {نسخ # روابط من {name}} many {نسخ # رابطًا من {name}} other {نسخ # رابط من {name}}}',
  },
  problems: {
    noAlias: 'يحتاج هذا الرابط إلى اسم مستعار.',
    aliasTwice: 'رابط آخر في هذه الخطة له {alias}.',
    aliasUsed: 'الاسم {alias} مستخدم لديك.',
    sameUrl: 'يؤدي إلى العنوان نفسه مثل {alias}. بعض الخدمات تعطي رابطًا واحدًا لكليهما.',
    existed: 'كان لدى الخدمة رابط لهذه الوجهة، لذلك ليس اسمه {alias}.',
    shared: 'أعطت الخدمة رابط {alias} مرة أخرى.',
  },
  cell: {
    label: 'الخلية {name}',
    name: '{channel}، {variant}',
    alias: 'الاسم المستعار',
    source: 'مصدر هذه القناة',
    medium: 'وسيط هذه القناة',
    url: 'يصل الزوار إلى',
    off: 'عدم إنشاء هذا الرابط',
    copy: 'نسخ الرابط القصير',
    qr: 'رمز QR',
    use: 'استخدام {alias}',
    makeDiffer: 'تمييز العنوان',
    turnOff: 'إيقاف هذا الرابط',
    makeOwn: 'إنشاء رابط خاص',
  },
  foot: {
    ready:
      '{count, plural, zero {# رابط للإنشاء} one {رابط واحد للإنشاء} two {رابطان للإنشاء} few {# روابط للإنشاء} many {# رابطًا للإنشاء} other {# رابط للإنشاء}}',
    created:
      '{count, plural, zero {أُنشئ # رابط} one {أُنشئ رابط واحد} two {أُنشئ رابطان} few {أُنشئت # روابط} many {أُنشئ # رابطًا} other {أُنشئ # رابط}}',
    noUrl: 'الصق وجهة لفحص الروابط.',
    failed: 'لم يُنشأ شيء',
    wrong:
      '{count, plural, zero {# للتصحيح} one {واحد للتصحيح} two {اثنان للتصحيح} few {# للتصحيح} many {# للتصحيح} other {# للتصحيح}}',
    fixAll: 'تصحيح الكل',
    csv: 'تنزيل بصيغة CSV',
    first:
      '{count, plural, zero {إنشاء أول #} one {إنشاء الأول} two {إنشاء أول رابطين} few {إنشاء أول #} many {إنشاء أول #} other {إنشاء أول #}}',
    create:
      '{count, plural, zero {إنشاء # رابط} one {إنشاء رابط واحد} two {إنشاء رابطين} few {إنشاء # روابط} many {إنشاء # رابطًا} other {إنشاء # رابط}}',
  },
  file: { variant: 'النسخة', link: 'الرابط القصير' },
  results: {
    copy: 'نسخ الكل',
    copyLabel:
      '{count, plural, zero {نسخ # رابط قصير} one {نسخ رابط قصير واحد} two {نسخ رابطين قصيرين} few {نسخ # روابط قصيرة} many {نسخ # رابطًا قصيرًا} other {نسخ # رابط قصير}}',
    qr: 'رموز QR',
  },
  list: {
    title: 'خططك',
    untitled: 'خطة بلا اسم',
    links:
      '{count, plural, zero {# رابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}}',
    copy: 'استخدامها كبداية',
    copyLabel: 'استخدام الخطة {name} كبداية',
    forget: 'نسيان',
    forgetLabel: 'نسيان الخطة {name}',
  },
};
